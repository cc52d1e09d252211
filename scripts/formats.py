"""A script as a file: text, JSON, SSML, captions (SubRip, WebVTT), or a printable page."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape

from scripts.captions import srt, vtt
from scripts.cues import Cue, Say, Script, Sound, Wait
from scripts.page import html
from scripts.timeline import Moment, sections, timeline
from scripts.words import Words

LONGEST_BREAK = 10.0
"""Speech services refuse a longer one."""


def text(script: Script, words: Words) -> str:
    """To read aloud: a paragraph a turn, pauses in brackets."""
    paragraphs = []
    for section in sections(timeline(script, words)):
        rows = []
        for moment in section.moments:
            if isinstance(moment.cue, Wait):
                rows.append(f"    ({words.pause(moment.cue)})")
            elif isinstance(moment.cue, Say):
                rows.append(moment.text)
        paragraphs.append("\n".join(rows))
    return "\n\n".join(paragraphs) + "\n"


def as_json(script: Script, words: Words) -> str:
    """The shape other programs read."""
    return _json(script, words, [_json_cue(cue, script, words) for cue in script.cues])


def timed_json(script: Script, words: Words, moments: Sequence[Moment]) -> str:
    """The same shape, and in each cue when it starts and ends, in seconds."""
    timed = []
    for moment in moments:
        times = {"start": round(moment.start, 6), "end": round(moment.end, 6)}
        timed.append({**_json_cue(moment.cue, script, words), **times})
    return _json(script, words, timed)


def _json(script: Script, words: Words, cues: Sequence[Mapping[str, str | float | None]]) -> str:
    return (
        json.dumps(
            {
                "game": script.game,
                "edition": script.edition,
                "language": words.language,
                "roles": list(script.roles),
                "cues": cues,
            },
            ensure_ascii=False,
            indent=2,
        )
        + "\n"
    )


def _json_cue(cue: Cue, script: Script, words: Words) -> dict[str, str | float | None]:
    match cue:
        case Say(key, place):
            return {"do": "say", "key": key, "role": place.role, "text": words.line(cue, script.game)}
        case Wait(seconds, place):
            return {"do": "wait", "seconds": seconds, "role": place.role}
        case Sound(name):
            return {"do": "sound", "name": name}


def ssml(script: Script, words: Words) -> str:
    """Speech Synthesis Markup 1.1 with nothing in it that a speech service would refuse."""
    rows = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="{words.text("language-region")}">',
    ]
    for section in sections(timeline(script, words)):
        rows.append("  <p>")
        for moment in section.moments:
            rows += [f"    {row}" for row in _ssml_cue(moment.cue, moment.text)]
        rows.append("  </p>")
    return "\n".join([*rows, "</speak>"]) + "\n"


def _ssml_cue(cue: Cue, line: str) -> Iterator[str]:
    match cue:
        case Say():
            yield f"<s>{escape(line, quote=False)}</s>"
        case Wait(seconds):
            left = LONGEST_BREAK if seconds is None else seconds
            while left > 0:
                yield f'<break time="{round(min(left, LONGEST_BREAK) * 1000)}ms"/>'
                left = round(left - LONGEST_BREAK, 3)
        case Sound(name):
            yield f"<!-- sound: {name} -->"


def _srt(script: Script, words: Words) -> str:
    return srt(timeline(script, words))


def _vtt(script: Script, words: Words) -> str:
    return vtt(timeline(script, words))


FORMATS: Mapping[str, Callable[[Script, Words], str]] = {
    "text": text,
    "json": as_json,
    "ssml": ssml,
    "srt": _srt,
    "vtt": _vtt,
    "html": html,
}
SUFFIXES = {"text": ".txt", "json": ".json", "ssml": ".ssml", "srt": ".srt", "vtt": ".vtt", "html": ".html"}
