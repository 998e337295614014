"""Figures for Prometheus: what is stored, shown, asked and thought, and how long it takes."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from magehall.server.store import Row

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("magehall_entries", "Entries stored", ["kind"], registry=self.registry)
        self.kinds: dict[str, Counter] = {}
        self.storing = Histogram(
            "magehall_store_seconds",
            "From handing entries over until they are stored",
            buckets=FAST,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "magehall_bot_seconds", "How long bots think", ["level"], buckets=SLOW, registry=self.registry
        )
        self.failures = Counter(
            "magehall_bot_failures", "Bots that failed", ["level"], registry=self.registry
        )
        self.requests = Counter(
            "magehall_requests", "HTTP requests answered", ["door", "status"], registry=self.registry
        )

    def watch(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Show a figure that is read when it is asked for."""
        Gauge(f"magehall_{name}", meaning, registry=self.registry).set_function(value)

    def stored(self, rows: list[Row], seconds: float) -> None:
        """Count entries that were stored."""
        self.storing.observe(seconds)
        for row in rows:
            if row.kind not in self.kinds:
                self.kinds[row.kind] = self.entries.labels(row.kind)
            self.kinds[row.kind].inc()

    def thought(self, level: str, seconds: float, well: bool) -> None:
        """Count a bot's thought."""
        self.thinking.labels(level).observe(seconds)
        if not well:
            self.failures.labels(level).inc()

    def text(self) -> bytes:
        """Write all figures as Prometheus reads them."""
        return generate_latest(self.registry)
