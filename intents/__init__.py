"""What was meant: text becomes a command. It imports no other room."""
