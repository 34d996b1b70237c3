"""The web application: every address of the server, in one place."""

import asyncio
import os
import sys
import threading
import time
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any

from fastapi import Body, FastAPI, Query, Request, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import PlainTextResponse, Response

from ..analysis.position import Stop
from ..bots import BOTS
from ..bots.bot import BotMaker
from ..core.dice import DiceSet
from ..games import GAMES
from ..presets import PresetError
from ..presets.dice_set_export import as_toml
from ..presets.dice_sets import dice_set_in
from ..presets.house import change_words
from ..record import Record, RecordError
from ..solver.table_memory import MEMORY
from ..words.lexicon import LexiconError
from . import catalogue
from .addresses import is_loopback
from .bodies import (
    AskInvitation,
    Created,
    CreateMatch,
    DiceSetFile,
    Games,
    GameSchema,
    HouseChange,
    HouseWords,
    Invitation,
    Joined,
    JoinMatch,
    KeptSeats,
    LeaveMatch,
    Left,
    Lexicons,
    MatchInfo,
    MyMatches,
    ProblemBody,
    RematchRequest,
    Rolls,
    Tables,
    Turns,
    WordInfo,
)
from .boxes import packaged_dice
from .clock import Now
from .guards import BodyLimit, HeadLikeGet, SameOrigin, SecurityHeaders
from .judges import SlowJudges
from .kept import Kept
from .lobby import token_hash
from .metrics import CONTENT_TYPE, Metrics
from .pauses import Pauses
from .problems import Problem, handle_problems
from .rolls import told_rolls
from .server import Server, TheServer
from .services import Services
from .settings import Settings
from .socket import SocketTalk
from .solving import SOLVERS, Solver
from .solving.asking import opened
from .solving.past import past_turns
from .solving.searches import Searches
from .store import Store
from .webclient import serve_client
from .wire import Message

THREADS = 4
LATE = 15
"""How nice a thread is whose work nobody waits for."""

PACKED_FROM = 1024
"""Bytes from which an answer travels packed."""
PROBLEMS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ProblemBody}, "5XX": {"model": ProblemBody}}


def create_app(settings: Settings, bots: Mapping[str, BotMaker] = BOTS, now: Now = time.monotonic) -> FastAPI:
    """The application; its database is opened when it starts. ``now`` is the clock that all match time runs on."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        catalogue.warm()
        MEMORY.most = settings.table_memory
        metrics = Metrics()
        with (
            ThreadPoolExecutor(THREADS, thread_name_prefix="search") as pool,
            ThreadPoolExecutor(1, thread_name_prefix="late", initializer=_after_all_others) as late,
        ):
            async with Store.opened(settings.database, metrics.committed) as store:
                searches = Searches(settings.solve_threads, settings.solve_most, settings.solve_seconds)
                judges = SlowJudges(settings.judge_threads, settings.judge_seconds)
                server = Server(Services(settings, store, metrics, bots, pool, late, judges, now), searches)
                await server.rooms.start()
                app.state.server = server
                pauses = Pauses(server.rooms.heard, now)
                pauses.start()
                yield
                await pauses.stop()
                await asyncio.to_thread(searches.close)
                await asyncio.to_thread(judges.close)
                await server.rooms.stop()

    app = FastAPI(
        title="Shakespell",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=PROBLEMS,
    )
    app.add_middleware(GZipMiddleware, minimum_size=PACKED_FROM, compresslevel=6)
    app.add_middleware(BodyLimit, largest=settings.largest_body, seconds=settings.body_seconds)
    app.add_middleware(SameOrigin, allowed=settings.origins)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(HeadLikeGet)
    handle_problems(app)
    _add_matches(app)
    _add_past(app)
    _add_catalogue(app, bots)
    _add_solvers(app)
    _add_operations(app)
    serve_client(app, settings.web)
    return app


def _after_all_others() -> None:
    """Give this thread what processor time is left, where threads have a priority of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LATE)


def _add_matches(app: FastAPI) -> None:
    @app.post("/api/matches", status_code=201)
    async def create(body: CreateMatch, request: Request, server: TheServer) -> Created:
        """Set up a table; the answer carries the secret of the creator's seats."""
        return await server.create(body, request)

    @app.post("/api/lessons/{game}", status_code=201)
    async def first_game(game: str, request: Request, server: TheServer) -> Created:
        """Set up the match in which somebody learns a game; its dice are the same for everybody."""
        await server.limits.check("create", request)
        return await server.lobby.first_game(game)

    @app.get("/api/matches")
    async def tables(server: TheServer, open: bool = False) -> Tables:  # noqa: A002 (the parameter's public name)
        """Public tables: those that wait for players with ``open=1``, otherwise those in play."""
        return await server.lobby.tables("waiting" if open else "playing")

    @app.post("/api/matches/mine")
    async def mine(body: KeptSeats, request: Request, server: TheServer) -> MyMatches:
        """How matches stand for whoever has kept the secrets of seats in them: whose turn it is, what is gone."""
        await server.limits.check("mine", request)
        return await server.mine.matches(body)

    @app.get("/api/matches/{match}")
    async def info(match: str, request: Request, server: TheServer) -> MatchInfo:
        """A match by id or code."""
        here = is_loopback(request.url.hostname or "")
        async with server.looking_up(match, request):
            return await server.lobby.info(match, server.services.settings.addresses if here else ())

    @app.post("/api/matches/{match}/join")
    async def join(match: str, request: Request, server: TheServer, body: JoinMatch | None = None) -> Joined:
        """Sit down at the first free seat, or beside the team whose invitation is given, by match id or code."""
        await server.limits.check("join", request)
        async with server.looking_up(match, request):
            return await server.lobby.join(match, body or JoinMatch())

    @app.post("/api/matches/{match}/invitation")
    async def invitation(match: str, body: AskInvitation, request: Request, server: TheServer) -> Invitation:
        """The code by which somebody who plays at a team's seat invites a partner to it."""
        await server.limits.check("join", request)
        return await server.lobby.invitation(match, body)

    @app.post("/api/matches/{match}/leave")
    async def leave(match: str, body: LeaveMatch, request: Request, server: TheServer) -> Left:
        """Leave for good. Before the match begins the seat is free again, or the creator's table is gone."""
        await server.limits.check("join", request)
        async with server.looking_up(match, request):
            return await server.lobby.leave(match, body.token)

    @app.post("/api/matches/{match}/rematch")
    async def rematch(match: str, body: RematchRequest, request: Request, server: TheServer) -> Joined:
        """Play an ended match again with the same people: everybody who asks sits where they sat, with their token."""
        await server.limits.check("create", request)
        async with server.looking_up(match, request):
            return await server.lobby.rematch(match, body)

    @app.websocket("/api/matches/{match}/socket")
    async def socket(socket: WebSocket, match: str) -> None:
        server: Server = socket.app.state.server
        await SocketTalk(socket, server.services, server.rooms, server.limits).run(match)


def _add_past(app: FastAPI) -> None:
    @app.get("/api/matches/{match}/record")
    async def record(match: str, request: Request, server: TheServer) -> Response:
        """The whole match with its seed, once it has ended."""
        async with server.looking_up(match, request):
            found: Record = await server.lobby.record(match)
        name = f'attachment; filename="shakespell-{found.header.match}.json"'
        return Response(found.model_dump_json(), media_type="application/json", headers={"Content-Disposition": name})

    @app.get("/api/matches/{match}/turns")
    async def turns(
        match: str, request: Request, server: TheServer, only: Annotated[int | None, Query(alias="round")] = None
    ) -> Turns:
        """The turns that are over, of a round or of all, each with what can be asked about it."""
        await server.limits.check("solve", request)
        async with server.looking_up(match, request):
            header, log = await server.lobby.log(match)
        solver = SOLVERS.get(header.game)
        if solver is None:
            raise _no_solver(header.game)
        try:
            return await server.searches.run(request, lambda stop: past_turns(header, log, solver.past, stop, only))
        except RecordError as fault:
            raise _unplayable(fault) from fault

    @app.get("/api/matches/{match}/rolls")
    async def rolls(match: str, request: Request, server: TheServer) -> Rolls:
        """What was rolled under which labels, once the match has ended: whoever knows no rules can check its dice."""
        await server.limits.check("solve", request)
        async with server.looking_up(match, request):
            found: Record = await server.lobby.record(match)
        try:
            return await server.searches.run(request, lambda stop: told_rolls(found, stop))
        except RecordError as fault:
            raise _unplayable(fault) from fault


def _add_catalogue(app: FastAPI, bots: Mapping[str, BotMaker]) -> None:
    known = Kept(lambda: Games(games=tuple(catalogue.game_info(game, game in bots) for game in GAMES)))
    schemas = {game: Kept(partial(catalogue.game_schema, game)) for game in GAMES}

    @app.get("/api/games", response_model=Games)
    def games(request: Request) -> Response:
        """Every game with its options, dice sets and variants."""
        return known.answer(request)

    @app.get("/api/games/{game}/schema", response_model=GameSchema)
    def schema(game: str, request: Request) -> Response:
        """JSON Schemas of a game's rules, seat options, actions, views and events."""
        return schemas[_known_game(game)].answer(request)

    @app.get("/api/games/{game}/dice-sets/{name}", response_class=PlainTextResponse)
    def dice_set_file(game: str, name: str) -> PlainTextResponse:
        """A dice set as the file that ``--dice-set`` takes."""
        try:
            found = packaged_dice(_known_game(game), name)
        except PresetError as fault:
            raise Problem(404, "no-such-dice", str(fault)) from fault
        saved = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
        return PlainTextResponse(as_toml(found), headers=saved)

    @app.post("/api/dice-sets")
    async def read_dice_set(body: DiceSetFile, request: Request, server: TheServer) -> DiceSet:
        """What such a file says, so that a table can be asked for with it; nothing is kept."""
        await server.limits.check("create", request)
        try:
            return await asyncio.to_thread(dice_set_in, body.text, body.name)
        except PresetError as fault:
            raise Problem(422, "dice-set", str(fault)) from fault

    @app.get("/api/lexicons")
    def lexicons(request: Request, server: TheServer) -> Lexicons:
        """The lexicons a match can be judged by."""
        return catalogue.lexicons(server.is_housekeeper(request))

    @app.post("/api/house/{language}")
    async def house_list(language: str, body: HouseChange, request: Request, server: TheServer) -> HouseWords:
        """Change the house list of this machine, from a page that is open on it."""
        if not server.is_housekeeper(request):
            raise Problem(403, "not-yours", "The house list of this server is changed at its own machine.")
        try:
            return HouseWords(words=await asyncio.to_thread(change_words, body.add, body.drop, language))
        except PresetError as fault:
            raise Problem(422, "house-list", str(fault)) from fault

    @app.get("/api/words/{word}")
    async def word(word: str, request: Request, server: TheServer, lexicon: str | None = None) -> WordInfo:
        """What is known of a word: whether it counts, how common it is, and what it means."""
        await server.limits.check("word", request)
        try:
            return await asyncio.to_thread(catalogue.word, word, lexicon)  # a list may have to be opened first
        except PresetError as fault:
            raise Problem(422, "lexicon", str(fault)) from fault


def _known_game(game: str) -> str:
    if game not in GAMES:
        raise Problem(404, "no-such-game", f"There is no game {game[:40]}; there is {', '.join(GAMES)}.")
    return game


def _add_solvers(app: FastAPI) -> None:
    for game, solver in SOLVERS.items():
        _add_solver(app, game, solver)

    @app.post("/api/solve/{game}", include_in_schema=False)
    async def no_solver(game: str) -> None:
        raise _no_solver(_known_game(game))


def _unplayable(fault: RecordError) -> Problem:
    return Problem(409, "unplayable", f"This server cannot read the match: {fault}")


def _no_solver(game: str) -> Problem:
    return Problem(404, "no-solver", f"There is no solver for {game} yet.")


def _add_solver(app: FastAPI, game: str, solver: Solver) -> None:
    body_type: Any = Annotated[solver.body, Body()]

    async def solve(body: body_type, request: Request, server: TheServer) -> Any:
        """Solve a position, as the command line does."""
        await server.limits.check("solve", request)
        store = server.services.store
        if body.token is not None and await store.is_in_rated_match(token_hash(body.token)):
            raise Problem(403, "rated", "No help while you play a rated match.")
        header = None
        if body.match is not None:
            async with server.looking_up(body.match, request):
                header = await server.lobby.header(body.match, game)

        def search(stop: Stop) -> Message:
            return solver.answered(body, opened(game, body, header, stop))

        try:
            return await server.searches.run(request, search)
        except (PresetError, LexiconError) as fault:
            raise Problem(422, "position", str(fault)) from fault

    app.add_api_route(f"/api/solve/{game}", solve, methods=["POST"], response_model=solver.answer, name=f"solve {game}")


def _add_operations(app: FastAPI) -> None:
    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthz() -> str:
        """The process answers."""
        return "ok\n"

    @app.get("/readyz", response_class=PlainTextResponse)
    async def readyz(server: TheServer) -> str:
        """The database answers too, and takes what is written."""
        await server.services.store.ping()
        return "ready\n"

    @app.get("/metrics", include_in_schema=False)
    async def metrics(server: TheServer) -> Response:
        return Response(server.services.metrics.text(), media_type=CONTENT_TYPE)
