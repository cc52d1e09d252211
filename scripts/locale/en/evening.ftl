### The evening itself: what is told when it cannot be saved.

error-store-taken = Nightcaller is already running in another window, so this evening is not saved; close one of the two.
error-store-unsaved = The game cannot be saved in { $folder } ({ $reason }) and goes on unsaved; make room there, or name another folder with NIGHTCALLER_STATE.
error-store-broken = The saved game could not be read and was put aside as { $path }; a new evening begins.
error-store-newer = The saved game is of a newer Nightcaller and was put aside as { $path }; a new evening begins.
