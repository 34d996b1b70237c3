"""Speed Dice: eight dice, no turns; link seven of them into words and be the first to toss the last."""
