"""What decisions were worth: luck, rerolling and word-finding."""
