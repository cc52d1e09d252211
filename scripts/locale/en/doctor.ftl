### The self-test: what is checked, how it is, and what to do. Sentences that name commands are mistakes (“error-”).

doctor-ok = ok
doctor-todo = to do
doctor-missing = missing
doctor-failed = failed
doctor-line = { $what }: { $state }. { $text }
doctor-summary =
    { $failed ->
        [0] Everything that typed commands and spoken files need is fine.
        [one] One check failed; see above what to do.
       *[other] { $failed } checks failed; see above what to do.
    }

## What is checked

doctor-python = Interpreter
doctor-packages = Packages
doctor-cache = Cache folder
doctor-evening = Saved games
doctor-settings = Settings
doctor-model = Model { $model }
doctor-typing =
    { $language ->
        [en] English typed
        [uk] Ukrainian typed
       *[other] Typed: { $language }
    }
doctor-hearing =
    { $language ->
        [en] English heard
        [uk] Ukrainian heard
       *[other] Heard: { $language }
    }
doctor-speaking =
    { $language ->
        [en] English spoken
        [uk] Ukrainian spoken
       *[other] Spoken: { $language }
    }
doctor-microphone = Microphone
doctor-speaker = Speaker
doctor-chain = From speech to meaning

## What is tried: a sentence that starts a night with the Sentinel and the Witch.

doctor-example = start night with Sentinel and Witch

## All is well

doctor-python-ok = { $version } on { $system }.
doctor-packages-ok =
    { $n ->
        [one] The one package that is needed is here and loads.
       *[other] All { $n } packages that are needed are here and load.
    }
doctor-cache-ok = { $folder } can be written, with { $megabytes } MB free.
doctor-evening-ok = { $folder } can be written: a game that breaks off can go on.
doctor-settings-ok = All of { $path } is understood.
doctor-settings-none = The usual ones count; your own would be in { $path }.
doctor-typing-ok = “{ $text }” is understood.
doctor-hearing-ok = The model { $model } hears it.
doctor-speaking-ok = { $engine } speaks it.
doctor-microphone-ok = “{ $device }” hears the room, at { $level } decibels below the loudest.
doctor-speaker-ok = “{ $device }” took a short signal; if you heard two rising notes, all is well.
doctor-chain-ok =
    { $seconds ->
        [one] “{ $text }” was spoken, heard and understood in { $seconds } second, loading included.
       *[other] “{ $text }” was spoken, heard and understood in { $seconds } seconds, loading included.
    }

## What to do

error-old-python = This is Python { $version }, and { $least } or newer is needed; install one and set Nightcaller up with it.
error-not-installed = Nightcaller runs from a folder without being installed, so its packages cannot be counted; install it there with pip install --editable .
error-packages = These packages are missing or do not load: { $packages }. Install Nightcaller again with pip install --force-reinstall, or in its folder with make clean and make demo.
error-little-space = In { $folder } only { $megabytes } MB are free, and models need about { $least }; make room, or name another place with NIGHTCALLER_CACHE.
error-not-understood =
    { $heard ->
        [none] “{ $said }” was not heard at all; fetch the models again with nightcaller models fetch --lang en --again.
       *[other] “{ $said }” was taken for “{ $heard }”; install Nightcaller again, and fetch its models with nightcaller models fetch --lang en --again.
    }
error-voice-mute = The voice of this language ({ $language }) gives no sound; fetch it again with nightcaller models fetch --lang { $language } --again.
error-chain-waits = This is tried once the models that hear and speak English are here; get them with nightcaller models fetch --lang en.
error-check-failed = This could not be checked: { $reason }. Try again; if it stays so, install Nightcaller again.
error-check-died = This check was ended by the system ({ $reason }); try again, and if it stays so, install Nightcaller and its models again.
error-check-hangs = This check gave no answer for { $seconds } seconds; close other programs that use sound, and try again.

## Microphone and speaker

error-no-sounddevice = The package sounddevice is not here, so there is neither microphone nor speaker; install it with pip install sounddevice. Commands can be typed meanwhile.
error-no-portaudio = PortAudio is not here, so there is neither microphone nor speaker; on Debian or Ubuntu, install the package libportaudio2. Commands can be typed meanwhile.
error-no-microphone = No microphone was found; plug one in, or choose one in the sound settings. Commands can be typed meanwhile.
error-no-speaker = No speaker was found; plug one in, or choose one in the sound settings. A night can be rendered into a file meanwhile.
error-microphone-in-use = The microphone “{ $device }” is in use; close the other program that listens, and try again.
error-speaker-in-use = The speaker “{ $device }” is in use; close the other program that plays, and try again.
error-microphone-unusable = The microphone “{ $device }” cannot be used: { $reason }. Choose another in the sound settings.
error-speaker-unusable = The speaker “{ $device }” cannot be used: { $reason }. Choose another in the sound settings.
error-microphone-gone = The microphone “{ $device }” has gone; plug it in again, and start anew. Commands can be typed meanwhile.
error-speaker-gone = The speaker “{ $device }” has gone; plug it in again, and start anew.
error-microphone-still = Nothing has come from the microphone “{ $device }” for { $seconds } seconds; unplug it and plug it in again, or choose another in the sound settings.
error-speaker-still = The speaker “{ $device }” has taken no sound for { $seconds } seconds; unplug it and plug it in again, or choose another in the sound settings.
error-microphone-mute = The microphone “{ $device }” gives nothing but silence; switch it on, turn it up, or let this program use it in the system’s settings.
