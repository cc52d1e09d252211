"""Whether the service is well: for people who look after it, and for programs that do."""

from importlib.metadata import version

from flask import Blueprint, Response, jsonify, request
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest

from scripts import languages
from voice.house import House


def blueprint(house: House) -> Blueprint:
    ways = Blueprint("health", __name__)
    registry = CollectorRegistry()
    requests = Counter(
        "nightcaller_requests", "Requests, by what was asked and how it ended.", ["way", "status"], registry=registry
    )
    Gauge("nightcaller_tables", "Tables that are open.", registry=registry).set_function(lambda: len(house.tables))
    unwritten = Gauge(
        "nightcaller_tables_unwritten", "Tables whose newest state is not on disk yet.", registry=registry
    )
    unwritten.set_function(lambda: house.register.unwritten)
    telling = Gauge("nightcaller_tables_telling", "Tables where a script is being told.", registry=registry)
    telling.set_function(lambda: sum(table.moderator.state.course is not None for table in house.tables))

    @ways.get("/healthz")
    def healthz() -> Response:
        """Answered at once, whatever is still being loaded."""
        return jsonify(
            status="ok",
            version=version("nightcaller"),
            tables=len(house.tables),
            ears={language: house.ears.readiness(language) for language in languages()},
        )

    @ways.get("/metrics")
    def metrics() -> Response:
        return Response(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)

    @ways.after_app_request
    def count(response: Response) -> Response:
        way = request.url_rule.rule if request.url_rule else "none"
        requests.labels(way, str(response.status_code)).inc()
        return response

    return ways
