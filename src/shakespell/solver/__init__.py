"""Exact answers about dice and words; knows no game."""
