"""Whether the service is well: for people who look after it, and for programs that do."""

from functools import cache, partial
from importlib.metadata import version
from time import perf_counter

from flask import Blueprint, Response, g, jsonify, request
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from scripts import languages
from voice.house import House
from voice.house.timers import WallTimers
from voice.web.events import Room
from voice.web.shapes import Health

PREFIX = "nightcaller_"
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds: nobody should wait for a tenth of one."""


def blueprint(house: House, room: Room) -> Blueprint:
    ways = Blueprint("health", __name__)
    figures = Figures(house, room)

    @ways.get("/healthz")
    def healthz() -> Response:
        """Answered at once, whatever is still being loaded."""
        shown: Health = {
            "status": "ok",
            "version": _version(),
            "tables": len(house.tables),
            "ears": {language: house.ears.readiness(language) for language in languages()},
        }
        return jsonify(shown)

    @ways.get("/metrics")
    def metrics() -> Response:
        return Response(generate_latest(figures.registry), content_type=CONTENT_TYPE_LATEST)

    @ways.before_app_request
    def begun() -> None:
        g.begun = perf_counter()

    @ways.after_app_request
    def ended(response: Response) -> Response:
        way = request.url_rule.rule if request.url_rule else "none"
        figures.requests.labels(way, str(response.status_code)).inc()
        if "begun" in g:  # whoever was turned away at the door has had no time
            figures.seconds.labels(way).observe(perf_counter() - g.begun)
        return response

    return ways


@cache
def _version() -> str:
    return version("nightcaller")


class Figures:
    """What an operator wants to know; no table, name or word is among it."""

    def __init__(self, house: House, room: Room) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            f"{PREFIX}requests",
            "Requests, by what was asked and how it ended.",
            ["way", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            f"{PREFIX}request_seconds",
            "Seconds until an answer began, by what was asked.",
            ["way"],
            buckets=QUICK,
            registry=self.registry,
        )
        self._gauge("tables", "Tables that are open.").set_function(lambda: len(house.tables))
        self._gauge("tables_telling", "Tables where a script is being told.").set_function(
            lambda: sum(table.moderator.state.course is not None for table in house.tables)
        )
        self._gauge("tables_unwritten", "Tables whose newest state is not on disk yet.").set_function(
            lambda: house.register.unwritten
        )
        self._gauge("followers", "Pages and programs that follow a table.").set_function(lambda: room.taken)
        self._gauge("lines_waiting", "Lines that are to be spoken and still have to be made.").set_function(
            lambda: house.clips.waiting
        )
        late = "By how many seconds the latest of all cues was late since this was last asked for."
        self._gauge("cue_lateness_seconds", late).set_function(partial(_lateness, house))
        ready = "Whether a language is understood by ear at once."
        ears = Gauge(f"{PREFIX}ears_ready", ready, ["language"], registry=self.registry)
        for language in languages():
            ears.labels(language).set_function(partial(_ready, house, language))

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"{PREFIX}{name}", what, registry=self.registry)


def _ready(house: House, language: str) -> float:
    return float(house.ears.readiness(language) == "ready")


def _lateness(house: House) -> float:
    """Of the clock on the wall; any other is never late."""
    timers = house.timers
    if not isinstance(timers, WallTimers):
        return 0.0
    late, timers.latest = timers.latest, 0.0
    return late
