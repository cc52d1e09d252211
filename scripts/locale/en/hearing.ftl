### What was heard in recordings, and the demo.

hear-file = { $path }: { $told }
hear-silence = { $path }: nobody speaks in it.

error-no-recording = Name a recording after hear, such as a WAV file; several are heard one after the other.
error-recording-missing = There is no recording “{ $path }”; look at its name and its folder.
error-recording-folder = “{ $path }” is a folder; name the recordings in it.
error-recording-empty = There is nothing in the recording “{ $path }”; record it again.
error-recording-cut = The recording “{ $path }” is cut off; record it again, or copy it again as a whole.
error-recording-kind = “{ $path }” is no recording that I can read; save it as WAV, FLAC, OGG or MP3.
error-recording-unreadable = The recording “{ $path }” cannot be read: { $reason }.
error-recording-long = The recording “{ $path }” is longer than { $minutes ->
    [0] { $seconds } seconds
   *[other] { $minutes } minutes
 }; cut the command out of it.
error-recording-hangs = The recording “{ $path }” took too long and was given up; save it as WAV and try again.
error-recording-crash = The recording “{ $path }” brought the recognizer down; save it as WAV and try again. If others do so too, run nightcaller models verify.
error-recognizer-broken = The recognizer’s model in “{ $path }” is damaged; fetch it again with: nightcaller models fetch --again

demo-command = start night with Sentinel and Witch
demo-says = Somebody says: { $text }
demo-heard = I heard: { $text } ({ $percent } percent sure)
demo-typed = { $text } is understood as it is written: there is no recognizer for this language here yet.
demo-understood = I understood: { $told }
demo-reads = The night:
demo-other-language = There is no recognizer for this language here yet, so somebody speaks English.
error-demo-not-understood = I heard “{ $text }” and did not understand it; run nightcaller doctor to see what is wrong.
error-demo-other-command = I understood “{ $text }” as another command than the one that was said; run nightcaller doctor to see what is wrong.
