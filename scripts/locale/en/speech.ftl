### What is said about speaking: which voice speaks, and what was rendered.

## Shown once where the language has no voice of its own yet. It names a command, so its key starts with “language-”.
language-spoken-by-espeak = English is spoken by espeak-ng until you fetch its voice: nightcaller models fetch --lang en

speech-rendering = Speaking
speech-length = Length: { $time }

## Mistakes

error-unknown-engine =
    { $suggestion ->
        [none] There is no voice engine “{ $engine }”; choose { $known }.
       *[some] There is no voice engine “{ $engine }”. Did you mean { $suggestion }?
    }
error-no-out = Say where the sound goes, with --out night.wav.
error-audio-ending = Sound cannot be written into “{ $ending }”; choose a name that ends in { $known }.
error-bad-voice = The voice “{ $path }” cannot be read: { $reason }. Fetch it anew: nightcaller models fetch --lang { $language } --again, or choose --voice espeak.
error-no-voice-file = There is no voice in “{ $path }”. Fetch it: nightcaller models fetch --lang { $language }
error-no-espeak = espeak-ng cannot speak here: { $reason }. Install it anew: pip install --force-reinstall espeakng-loader
error-no-espeak-voice = espeak-ng does not speak “{ $language }”.
error-no-rhvoice = RHVoice, or its voice for “{ $language }”, is not installed here; choose --voice espeak, or install it from rhvoice.org.
error-rhvoice-silent = RHVoice did not speak: { $reason }. Choose --voice espeak.
