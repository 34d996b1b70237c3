"""Under which addresses other devices reach this server: without them an invitation carries localhost to a friend."""

import ipaddress
import socket
from collections.abc import Iterator

from starlette.requests import HTTPConnection

ANYWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of documentation (RFC 5737, RFC 3849): nothing is sent to them, they only have a way chosen."""

LOOPBACK_NAMES = ("localhost", "")

PROXIED = ("forwarded", "x-forwarded-for", "via", "x-real-ip")
"""What a proxy tells of whoever it asks for."""


def is_loopback(host: str) -> bool:
    """Whether a host's name or address means the machine that says it."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() in LOOPBACK_NAMES or host.lower().endswith(".localhost")


def shown(host: str, port: int) -> str:
    """An address as people type it into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def reachable(host: str, port: int) -> tuple[str, ...]:
    """URLs for other devices of a server that is bound to ``host``, the likeliest first; none where it is bound to
    this machine alone."""
    if not _is_any(host):
        return () if is_loopback(host) else (shown(host, port),)
    families = [socket.AF_INET] if ":" not in host else [socket.AF_INET, socket.AF_INET6]
    return tuple(dict.fromkeys(shown(found, port) for family in families for found in _own(family)))


def is_here(connection: HTTPConnection) -> bool:
    """Whether somebody asks from this very machine, and no proxy on it for somebody else."""
    if connection.client is None or any(name in connection.headers for name in PROXIED):
        return False
    # The name that was asked for too: another site's page could have one of its own made to mean this machine.
    return is_loopback(connection.client.host) and is_loopback(connection.url.hostname or "elsewhere")


def own_device(host: str, port: int) -> str:
    """The URL under which the machine itself reaches a server that is bound to ``host``."""
    return shown({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)  # noqa: S104


def _is_any(host: str) -> bool:
    return ipaddress.ip_address(host.partition("%")[0]).is_unspecified


def _own(family: socket.AddressFamily) -> Iterator[str]:
    """Addresses of this machine: the one from which it would go out, then those its name stands for."""
    for found in (*_outward(family), *_named(family)):
        address = ipaddress.ip_address(found.partition("%")[0])
        if not (address.is_loopback or address.is_link_local or address.is_unspecified):
            yield str(address)


def _outward(family: socket.AddressFamily) -> tuple[str, ...]:
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect((ANYWHERE[family], 9))
        except OSError:  # no way out: the machine is in no network of this kind
            return ()
        return (str(way.getsockname()[0]),)


def _named(family: socket.AddressFamily) -> tuple[str, ...]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_DGRAM)
    except OSError:  # the machine's own name stands for no address
        return ()
    return tuple(str(address[0]) for *_, address in found)
