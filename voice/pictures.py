"""Bars for people who would rather look than read; what they show is always said as well."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

COLOURS = {
    "village": "#2a6f4e",
    "werewolf": "#a33327",
    "tanner": "#9a7b1e",
    "vampire": "#6b3fa0",
    "human": "#2a6f4e",
    "wolfen": "#a33327",
    "werehamster": "#9a7b1e",
}
OTHER = "#777777"


@dataclass(frozen=True)
class Bar:
    """A share of the games, with how far chance may have moved it."""

    team: str
    label: str
    share: float
    spread: float
    said: str
    """The share in figures."""


def bars(title: str, subtitle: str, rows: Sequence[Bar], ending: str) -> bytes:
    """A picture of bars: "svg" or "png"."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    # Text stays text, so that it can be read aloud and searched; nothing in the file depends on the day.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "nightcaller", "font.size": 11}):
        figure = Figure(figsize=(8, 1.6 + 0.55 * len(rows)), layout="constrained")
        axes = figure.subplots()
        places = range(len(rows))
        axes.barh(
            places,
            [100 * row.share for row in rows],
            xerr=[100 * row.spread for row in rows],
            color=[COLOURS.get(row.team, OTHER) for row in rows],
            height=0.6,
            error_kw={"ecolor": "#333333", "capsize": 4},
        )
        axes.set_yticks(places, [row.label for row in rows])
        axes.invert_yaxis()
        axes.set_xlim(0, 100)
        axes.set_xticks(range(0, 101, 20), [f"{tick} %" for tick in range(0, 101, 20)])
        for place, row in zip(places, rows, strict=True):
            beside = 100 * (row.share + row.spread) + 1.5
            inside = beside > 86
            axes.text(1.5 if inside else beside, place, row.said, va="center", color="white" if inside else "#111111")
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(axis="y", length=0)
        figure.suptitle(title, fontweight="bold", x=0.01, ha="left")
        axes.set_title(subtitle, fontsize=9, color="#555555", loc="left", wrap=True)
        picture = BytesIO()
        figure.savefig(
            picture, format=ending, dpi=150, metadata={"Title": title} | ({"Date": None} if ending == "svg" else {})
        )
    return picture.getvalue()
