"""Figures for Prometheus: what is stored, shown, asked and thought, how long it takes, what goes wrong."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from magehall.server.store import Row

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Stored(Collector):
    """Counts what is stored, every move of it, in plain numbers, made into figures when asked for."""

    def __init__(self) -> None:
        self.kinds: dict[str, int] = {}
        self.times = [0] * (len(FAST) + 1)
        self.seconds = 0.0

    def add(self, rows: list[Row], seconds: float) -> None:
        """Count entries that were stored together."""
        for row in rows:
            self.kinds[row.kind] = self.kinds.get(row.kind, 0) + 1
        self.times[bisect_left(FAST, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Return the figures."""
        entries = CounterMetricFamily("magehall_entries", "Entries stored", labels=["kind"])
        for kind, number in self.kinds.items():
            entries.add_metric([kind], number)
        yield entries
        names = [*map(str, map(float, FAST)), "+Inf"]
        buckets = list(zip(names, accumulate(self.times), strict=True))
        meaning = "From handing entries over until they are stored"
        yield HistogramMetricFamily("magehall_store_seconds", meaning, buckets, self.seconds)


class Complaints(logging.Handler):
    """Counts what is logged as a warning or an error."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.WARNING)
        self.levels = {level: counter.labels(level) for level in ("warning", "error", "critical")}

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line of the log."""
        self.levels.get(record.levelname.lower(), self.levels["error"]).inc()


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.stored = Stored()
        self.registry.register(self.stored)
        self.thinking = Histogram(
            "magehall_bot_seconds", "How long bots think", ["level"], buckets=SLOW, registry=self.registry
        )
        self.failures = Counter(
            "magehall_bot_failures", "Bots that failed", ["level"], registry=self.registry
        )
        self.cleared = Counter(
            "magehall_cleared", "Old things cleared away", ["kind"], registry=self.registry
        )
        self.requests = Counter(
            "magehall_requests", "HTTP requests answered", ["door", "status"], registry=self.registry
        )
        self.unstored = Counter(
            "magehall_store_failures", "Writes at tables that the store did not take", registry=self.registry
        )
        self.lag = Histogram(
            "magehall_loop_lag_seconds",
            "How late the event loop does what is due",
            buckets=FAST,
            registry=self.registry,
        )
        logged = Counter(
            "magehall_log_lines", "Warnings and errors in the log", ["level"], registry=self.registry
        )
        self.complaints = Complaints(logged)

    def watch(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Show a figure that is read when it is asked for."""
        Gauge(f"magehall_{name}", meaning, registry=self.registry).set_function(value)

    def thought(self, level: str, seconds: float, well: bool) -> None:
        """Count a bot's thought."""
        self.thinking.labels(level).observe(seconds)
        if not well:
            self.failures.labels(level).inc()

    def tidied(self, what: str, number: int) -> None:
        """Count what was cleared away."""
        self.cleared.labels(what).inc(number)

    def text(self) -> bytes:
        """Write all figures as Prometheus reads them."""
        return generate_latest(self.registry)
