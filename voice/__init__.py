"""Hearing, speaking and the table: every door to the game, the command line first."""
