"""What an operator can watch, in Prometheus's text form."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
COMMIT_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
WRITES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The server's figures; one registry each, so that several servers can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("shakespell_rooms", "Matches in memory", registry=self.registry)
        self.sockets = Gauge("shakespell_sockets", "Sockets connected", registry=self.registry)
        self.created = Counter("shakespell_matches_created", "Matches created", ["game"], registry=self.registry)
        self.ended = Counter("shakespell_matches_ended", "Matches ended", ["game"], registry=self.registry)
        self.played = Counter("shakespell_actions", "Actions accepted", ["game"], registry=self.registry)
        self.refused = Counter("shakespell_refusals", "Actions refused", ["code"], registry=self.registry)
        self.updates = Counter("shakespell_updates", "Updates sent", registry=self.registry)
        self.faults = Counter("shakespell_faults", "Matches closed by a fault", ["code"], registry=self.registry)
        self.commit_seconds = Histogram(
            "shakespell_commit_seconds", "Time of a commit", registry=self.registry, buckets=COMMIT_SECONDS
        )
        self.commit_writes = Histogram(
            "shakespell_commit_writes", "Writes that shared a commit", registry=self.registry, buckets=WRITES
        )

    def committed(self, writes: int, seconds: float) -> None:
        self.commit_writes.observe(writes)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        """All figures, for ``/metrics``."""
        return generate_latest(self.registry)
