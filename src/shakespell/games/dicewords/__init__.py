"""Dicewords: nine coloured dice, three rolls, one word, value x length."""
