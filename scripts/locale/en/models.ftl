### The speech models: what hears and what speaks. $language is a code such as uk; $model and $file are names of things.

models-what =
    { $kind ->
        [recognizer] hears
       *[voice] speaks
    }
models-language =
    { $language ->
        [en] English
        [uk] Ukrainian
       *[other] { $language }
    }
models-tongue = Language
models-licence = Licence
models-size = Size
models-megabytes = { $megabytes } MB
models-here = Here
models-yes = yes
models-no = no
models-broken = broken
models-progress = { $model }: { $percent } %
models-amount = { $done } of { $total } MB
models-got = { $model } is here, from { $source }: { $folder }
models-got-unchecked = { $model } is here, from { $source }: { $folder }. No checksum of it is known; its shape is right.
models-already = { $model } is here already: { $folder }
models-waiting = { $model } is being fetched by somebody else; waiting.
models-whole = { $model } is whole.
models-whole-unchecked = { $model } is as it came, from { $source }; no checksum was known to compare it with then.

error-missing-recognizer =
    { $language ->
        [en] The model that hears English is not here; script, understand and render work without it, and commands can be typed. Get it with nightcaller models fetch, or add --from FILE for a file that you have.
        [uk] The model that hears Ukrainian is not here, so Ukrainian is typed, not heard. Get it with nightcaller models fetch --lang uk, or add --from FILE for a file that you have.
       *[other] The model that hears this language ({ $language }) is not here, so it is typed, not heard. Get it with nightcaller models fetch --lang { $language }, or add --from FILE for a file that you have.
    }
error-missing-voice =
    { $language ->
        [en] The model that speaks English is not here, so espeak-ng speaks, less pleasantly. Get it with nightcaller models fetch, or add --from FILE for a file that you have.
        [uk] The model that speaks Ukrainian is not here, so espeak-ng speaks Ukrainian, less pleasantly. Get it with nightcaller models fetch --lang uk, or add --from FILE for a file that you have.
       *[other] The model that speaks this language ({ $language }) is not here, so espeak-ng speaks. Get it with nightcaller models fetch --lang { $language }, or add --from FILE for a file that you have.
    }
error-no-recognizer = No model is known that hears this language ({ $language }); type it, or choose another with --lang.
error-no-voice = No model is known that speaks this language ({ $language }); espeak-ng speaks it where it can.
error-not-fetched-recognizer =
    { $language ->
        [en] The model { $model } could not be fetched, so English is not heard; script, understand and render work without it, and commands can be typed. Try again later, or name a file that you have: nightcaller models fetch { $model } --from FILE.
        [uk] The model { $model } could not be fetched, so Ukrainian is typed, not heard; everything else works. Try again later, or name a file that you have: nightcaller models fetch { $model } --from FILE.
       *[other] The model { $model } could not be fetched, so this language ({ $language }) is typed, not heard; everything else works. Try again later, or name a file that you have: nightcaller models fetch { $model } --from FILE.
    }
error-not-fetched-voice =
    { $language ->
        [en] The model { $model } could not be fetched, so espeak-ng speaks English meanwhile, less pleasantly. Try again later, or name a file that you have: nightcaller models fetch { $model } --from FILE.
        [uk] The model { $model } could not be fetched, so espeak-ng speaks Ukrainian meanwhile, less pleasantly. Try again later, or name a file that you have: nightcaller models fetch { $model } --from FILE.
       *[other] The model { $model } could not be fetched, so espeak-ng speaks this language ({ $language }) meanwhile, less pleasantly. Try again later, or name a file that you have: nightcaller models fetch { $model } --from FILE.
    }
error-not-renewed = The model { $model } could not be fetched again; the one that is here stays.
error-unreachable =
    { $why ->
        [address] The source { $source } is not reachable: its address is not known here; is there a network?
        [refused] The source { $source } is not reachable: it takes no connections.
        [certificate] The source { $source } is not reachable safely: its certificate is not trusted here.
        [timeout] The source { $source } is not reachable: it does not answer.
        [cut] The source { $source } breaks off again and again; what came is kept, and the next time goes on from there.
        [status] The source { $source } does not give the file: it answers { $detail }.
        [pip] The package { $source } did not come: “{ $detail }”.
       *[other] The source { $source } is not reachable: “{ $detail }”.
    }
error-no-pip = The package index cannot be asked, because pip is not installed here; python -m ensurepip installs it.
error-wrong-checksum = The checksum of { $file } is wrong; it was thrown away.
error-disk-full = The disk is full, so nothing was kept in { $folder }; make room, or name another place with NIGHTCALLER_CACHE.
error-cannot-store = Nothing can be kept in { $folder }: { $reason }. Name another place with NIGHTCALLER_CACHE.
error-cannot-read = “{ $file }” cannot be read: { $reason }.
error-not-an-archive = “{ $file }” is no model: a wheel, zip or tar is taken, a folder, or an .onnx with its .onnx.json beside it.
error-broken-archive = “{ $file }” is damaged, or only a part of itself; get it again.
error-evil-archive = The archive is refused: “{ $member }” in it would be written outside of its folder.
error-wrong-shape-recognizer = That is no Vosk model: it would have the folders am, conf and graph, with am/final.mdl.
error-wrong-shape-voice = That is no Piper voice: it would be one .onnx with its .onnx.json beside it.
error-wrong-language = That voice speaks another language ({ $found }), not the one asked for ({ $language }); choose with --lang.
error-no-model-inside = In “{ $file }” there is neither a Vosk model nor a Piper voice.
error-unknown-model =
    { $suggestion ->
        [none] There is no model “{ $model }”; choose { $known }.
       *[some] There is no model “{ $model }”. Did you mean { $suggestion }?
    }
error-one-model-from = One file holds one model; name one beside --from.
error-no-models = No model is known for this language ({ $language }); nightcaller models list shows those that are.
error-nothing-here = No models are here yet; get them with nightcaller models fetch.
error-model-absent = The model { $model } is not here; get it with nightcaller models fetch { $model }.
error-model-broken = The model { $model } is broken: { $files }. Fetch it again with nightcaller models fetch { $model } --again.
error-model-unrecorded = The model { $model } is broken: it does not tell what belongs to it. Fetch it again with nightcaller models fetch { $model } --again.
