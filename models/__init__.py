"""Speech models: which there are, where they come from. Nothing here yet but the room; it imports no other room."""
