"""The table all games sit at: dice, the protocol, chance, ballots. Standard library only, no I/O."""
