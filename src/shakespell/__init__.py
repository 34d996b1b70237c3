"""Letter-dice word games: play them, settle them, solve them exactly."""

__version__ = "0.1.0"
