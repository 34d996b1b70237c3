"""What lives as long as the application does, and how an address of it gets hold of that."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import Depends, Request

from ..core.dice import DiceSet
from .addresses import is_here
from .bodies import Created, CreateMatch
from .limits import BotTables, RequestLimits, address_of
from .lobby import Lobby
from .mine import Mine
from .problems import NO_SUCH_MATCH, Problem
from .rooms import Rooms
from .services import Services
from .solving.searches import Searches


class Server:
    """What lives as long as the application does."""

    def __init__(self, services: Services, searches: Searches) -> None:
        settings = services.settings
        self.searches = searches
        self.services = services
        self.rooms = Rooms(services)
        self.lobby = Lobby(services, self.rooms)
        self.mine = Mine(services.store, self.rooms)
        self.limits = RequestLimits(settings)
        self.bot_tables = BotTables(settings.bot_matches, settings.bot_matches_together, self.rooms.is_played)

    async def create(self, body: CreateMatch, request: Request) -> Created:
        """A new match, within the budgets of who asks for it."""
        await self.limits.check("create", request)
        if isinstance(body.dice_set, DiceSet):
            await self.limits.check("own-dice", request)
        if any(seat.kind != "bot" for seat in body.seats):
            return await self.lobby.create(body)
        self.bot_tables.check(address_of(request))
        made = await self.lobby.create(body)
        self.bot_tables.add(address_of(request), made.match)
        return made

    def is_housekeeper(self, request: Request) -> bool:
        """Whether who asks may change the house list of this machine."""
        return self.services.settings.house_list and is_here(request)

    @asynccontextmanager
    async def looking_up(self, key: str, request: Request) -> AsyncIterator[None]:
        """While a match is looked up by its id or code: codes cannot be tried out one after the other."""
        await self.limits.may_guess(key, request)
        try:
            yield
        except Problem as problem:
            if problem.code == NO_SUCH_MATCH:
                await self.limits.missed(key, request)
            raise


def the_server(request: Request) -> Server:
    """The server of the application that a request came to."""
    server: Server = request.app.state.server
    return server


TheServer = Annotated[Server, Depends(the_server)]
