### The settings file: where it is, what it says, and what is wrong with it. $key and $known are names for programs.

settings-file = Settings file: { $path }
settings-absent = Settings file: { $path } (not there yet)
settings-unset = usual
settings-key = setting
settings-value = value
settings-what = what it is
setting-meaning =
    { $key ->
        [language] language of the table
        [detail] how much is said: full or brief
        [pace] pauses this many times as long
        [untimed] every pause waits for “next”
        [volume] loudness in per cent
        [minutes] length of the discussion
        [names] players at the table, clockwise
        [microphone] which one listens: a name or a number
        [speaker] which one speaks: a name or a number
        [wake_phrase] by day it listens only after its name
        [ambience] wind and crickets at night, which hide the sound of cards
       *[plain] plain lines on the screen, for screen readers
    }

## Mistakes

error-settings-toml = The settings file { $path } cannot be read: { $reason }. Mend that line, or put the file away; the usual settings count meanwhile.
error-settings-read = The settings file { $path } cannot be read: { $reason }. The usual settings count.
error-settings-write = The settings file { $path } cannot be written: { $reason }. Name another with NIGHTCALLER_SETTINGS.
error-unknown-setting =
    { $suggestion ->
        [none] There is no setting “{ $setting }”; choose { $known }.
       *[some] There is no setting “{ $setting }”. Did you mean { $suggestion }?
    }
error-setting-value =
    The setting { $key } cannot be “{ $value }”; { $form ->
        [choice] choose { $known }.
        [number] it takes a number from { $least } to { $most }.
        [whole] it takes a whole number from { $least } to { $most }.
        [flag] it takes true or false.
        [names] it takes different names, such as ["Ana", "Bo"].
       *[device] it takes a name in quotes or a number.
    }
error-setting-no-value = Say what { $key } shall be, as in nightcaller settings { $key } VALUE, or take it out with --reset.
