"""Which lexicons can judge at a table of this server.

A client names a lexicon; it never names a file, so only what the operator installed can be opened.
"""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event

from ..core.game import Claim, Judge, Linkable, Verdict
from ..core.table import Referee
from ..presets import PresetError, lexicon
from ..presets.lexicons import default_name, missing, word_lists
from ..presets.referees import linked
from ..record import Header
from ..words.lexicon import Lexicon

log = logging.getLogger(__name__)


def chosen_lexicon(name: str | None, language: str) -> Lexicon:
    """The lexicon a client asked for, or the language's own; PresetError where there is none by that name."""
    chosen = default_name(language) if name is None else name
    if chosen not in word_lists():
        raise PresetError(missing(chosen))
    return lexicon(chosen)


def referee_of(header: Header) -> Referee:
    """Who judges a match; PresetError where this server no longer has its lexicon."""
    return header.lexicon.referee(lexicon_of(header))


def lexicon_of(header: Header) -> Lexicon:
    """The lexicon a match is judged by; PresetError where this server no longer has it."""
    agreed = header.lexicon
    found = chosen_lexicon(agreed.name, header.dice_set.language)
    if found.digest != agreed.digest:
        log.warning("match %s: %s has changed since the match was created", header.match, agreed.name)
    return found


def takes_long(claim: Claim) -> bool:
    """Whether a claim may take longer to settle than the event loop can wait."""
    return isinstance(claim, Linkable)


class SlowJudges:
    """Settles claims that take long in threads of their own, all claims of a need together within ``seconds``.

    What is not settled by then, or when the server closes, is unknown: a ballot or the players decide, as the game has
    it. So nobody waits for ever, whatever dice they brought and however many others ask.
    """

    def __init__(self, threads: int, seconds: float) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="judge")
        self._seconds = seconds
        self._closing = Event()

    async def verdicts(self, need: Judge, lexicon: Lexicon, referee: Referee) -> tuple[Verdict, ...]:
        """One verdict a claim, in their order; those that do not take long are the referee's."""
        until = time.monotonic() + self._seconds

        def late() -> bool:
            return self._closing.is_set() or time.monotonic() > until

        def settled() -> tuple[Verdict, ...]:
            return tuple(linked(c, lexicon, late) if isinstance(c, Linkable) else referee(c) for c in need.claims)

        job = asyncio.get_running_loop().run_in_executor(self._pool, settled)
        done, _ = await asyncio.wait([job], timeout=self._seconds)
        if done:
            return job.result()
        job.cancel()
        return (Verdict("unknown"),) * len(need.claims)

    def close(self) -> None:
        """Call everything off, and wait until the last has noticed."""
        self._closing.set()
        self._pool.shutdown(cancel_futures=True)
