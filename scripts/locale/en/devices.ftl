### Microphone and speaker while an evening goes on. Said aloud too, where nobody can be heard any more: short.

## By which names the moderator may be called, with commas between; all of them in small letters.
language-wake-names = nightcaller, night caller, moderator

live-no-microphone = I have no microphone. Type what you would say, or plug one in: I will notice.
live-microphone-in-use = Another program uses the microphone. Close it, or type what you would say.
live-microphone-gone = The microphone is gone. Plug it in again, or type what you would say; the game goes on.
live-microphone-still = I have heard nothing for { $seconds } seconds, not even the room. Look at the microphone, or type what you would say.
live-microphone-back = The microphone works again.
live-no-speaker = I have no speaker. What I say is shown here; plug one in, and I will be heard.
live-speaker-in-use = Another program uses the speaker. What I say is shown here until it is free.
live-speaker-gone = The speaker is gone. The game goes on, and what I say is shown here; plug it in again.
live-speaker-still = The speaker has taken no sound for { $seconds } seconds. The game goes on, and what I say is shown here.
live-speaker-back = The speaker works again.

error-not-recorded = What I did not understand cannot be kept in { $path }: { $reason }.
error-language-not-heard = I speak this language but do not understand it by ear yet. Type what you would say, or fetch its recognizer: nightcaller models fetch --lang { $language }
