"""`python -m voice` is `nightcaller`."""

from voice.cli import main

main()
