"""The page: what a browser loads, the words on it, and how others find the table."""

import io
from typing import Any
from urllib.parse import quote, urlsplit

import segno
from flask import Blueprint, Response, jsonify, redirect, render_template, request, send_file
from werkzeug.wrappers import Response as AnyResponse

from scripts import languages, words
from scripts.names import choose
from voice.house import House
from voice.web.doors import Doors
from voice.web.server import address, loopback

PREFIXES = ("web-", "team-", "artifact-")
"""Messages that the page has."""
PLACES = {name: f"{{{name}}}" for name in ("code", "language", "least", "n", "name", "of", "player", "role", "time")}
"""What the page itself puts into a message."""


def blueprint(house: House, doors: Doors) -> Blueprint:
    ways = Blueprint("page", __name__)

    @ways.get("/")
    def beginning() -> str:
        return _page("home.html", house)

    @ways.get("/table")
    def nowhere() -> AnyResponse:
        return redirect("/")

    @ways.get("/table/<code>")
    @ways.get("/join/<code>")
    def table(code: str) -> str:
        return _page("table.html", house, code=code)

    @ways.get("/table/<code>/seat")
    def seat(code: str) -> str:
        return _page("seat.html", house, code=code)

    @ways.get("/static/words/<language>.json")
    def text(language: str) -> Response:
        response = jsonify(page_words(choose("language", language, languages())))
        response.headers["Cache-Control"] = "no-cache"
        return response

    @ways.get("/api/tables/<code>/join")
    def join(code: str) -> Response:
        url = _join_url(house.table(code).code, doors)
        return jsonify(url=url, alone=loopback(urlsplit(url).hostname or ""))

    @ways.get("/api/tables/<code>/join.svg")
    def picture(code: str) -> AnyResponse:
        drawn = io.BytesIO()
        # Dark on light with its margin, whatever the page looks like: scanners need both.
        segno.make(_join_url(house.table(code).code, doors), micro=False).save(
            drawn, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False
        )
        drawn.seek(0)
        return send_file(drawn, "image/svg+xml")

    return ways


def page_words(language: str) -> dict[str, str]:
    """Every message of the page, with places for what only the page knows."""
    spoken = words(language)
    return {key: spoken.text(key, PLACES) for key in spoken.keys if key.startswith(PREFIXES)}


def _page(template: str, house: House, **facts: Any) -> str:
    asked = request.args.get("lang", "")
    found = asked if asked in languages() else request.accept_languages.best_match(languages()) or house.language
    known = [{"id": each, "name": words(each).text("language-name")} for each in languages()]
    start = {"language": found, "languages": known, "words": page_words(found)}
    return render_template(template, language=found, start=start, t=words(found).text, **facts)


def _join_url(code: str, doors: Doors) -> str:
    """Where a phone finds the table. The key stands behind “#”, which no browser sends and no log keeps."""
    here = urlsplit(request.host_url)
    base = doors.public_url or f"{here.scheme}://{here.netloc}"
    if doors.token and not doors.public_url and loopback(here.hostname or ""):
        base = f"{here.scheme}://{address()}:{here.port or 80}"  # a phone cannot call this machine localhost
    key = f"#key={quote(doors.token)}" if doors.token else ""
    return f"{base}/join/{quote(code)}{key}"
