"""How fast things are. Timings are printed, never tested."""
