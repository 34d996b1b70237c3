"""Crossword Cubes: fourteen letter dice, words across and down, every unused die subtracted."""
