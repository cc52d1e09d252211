"""What was meant: text becomes a command. Nothing here yet but the room; it imports no other room."""
