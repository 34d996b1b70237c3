"""Dice Words: seven drink dice against the ice, everybody at once; value x targets matched + bonus."""
