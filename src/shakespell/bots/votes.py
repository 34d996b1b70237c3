"""How bots judge other people's words: yes with evidence, no with evidence, and else they leave it to people.

A word of the lexicon is one, whatever the bot's own vocabulary. One that is in no list may be a word all the same: bots
among themselves let the lists decide, and where people vote too, it is for them to say.
"""

from typing import Any

from ..core.game import Answer, Millis
from .bot import Choice, Doubt


def vote(answer: Answer, accept: Any, reject: Any, after: Millis, alone: bool) -> Choice:
    """The vote that follows from what a bot knows; ``alone`` is what it says in doubt where no person votes."""
    match answer:
        case "yes":
            return Choice(accept, after)
        case "no":
            return Choice(reject, after)
        case "unknown":
            return Choice(accept if alone else reject, after, doubt=Doubt(accept, reject, alone))


def vote_on_word(listed: bool, accept: Any, reject: Any, after: Millis) -> Choice:
    """The vote on a word that is in the lists, or in none of them."""
    return vote("yes" if listed else "unknown", accept, reject, after, alone=False)
