"""The names that people say for what the program knows: roles, artifacts, sets, players."""

from collections.abc import Iterable, Iterator, Sequence

from games import game, presets
from games.catalogue import GAMES
from intents.runs import Name
from scripts import words

ONE = ("", "object", "vocative")
SEVERAL = ("plural", "called")
"""Forms of a role's name, by how many cards they stand for where no number is said."""
UKRAINIAN_ENDINGS = {
    "ія": ("ію", "ії"),
    "я": ("ю", "і", "ї"),
    "а": ("у", "и", "і"),
    "о": ("а",),
    "й": ("я",),
    "ь": ("я", "ь"),
    "р": ("ра", "ря"),
}
"""How a name ends when somebody is voted for (accusative) or against (genitive); other consonants take -а."""
CONSONANTS = frozenset("бвгґджзклмнпрстфхцчшщ")


def spoken_names(language: str, players: Sequence[str] = ()) -> dict[str, list[Name]]:
    """Lists for a pack of sentences in this language."""
    as_subject = [Name(player, player) for player in players]
    cases = [(rank, form, player) for player in players for rank, form in enumerate(_cases(player))]
    as_object = [Name(form, player) for _, form, player in sorted(cases)] if language == "uk" else []
    subjects = _first_meanings([*as_subject, *as_object])
    # Who is voted for: «за Богдана» is Bohdan, even where Bohdana plays too.
    objects = _first_meanings([*as_object, *as_subject])
    return {
        "role": list(dict.fromkeys(_role_names(language))),
        "artifact": list(_artifact_names(language)),
        "preset": [Name(words(language).preset(preset.id), preset.id) for preset in presets()],
        "player": subjects,
        "player_object": objects,
        # The same where several may be named in a row.
        "person": subjects,
        "person_object": objects,
    }


def _first_meanings(names: Iterable[Name]) -> list[Name]:
    """Each form once; what comes first has it."""
    found: dict[str, Name] = {}
    for name in names:
        found.setdefault(name.text.casefold(), name)
    return list(found.values())


def _cases(player: str) -> Iterator[str]:
    """A Ukrainian name as it stands after a verb, the likeliest form first."""
    for ending, instead in UKRAINIAN_ENDINGS.items():
        if player.endswith(ending):
            yield from (player.removesuffix(ending) + case for case in instead)
            return
    if player[-1:].casefold() in CONSONANTS:
        yield f"{player}а"


def _role_names(language: str) -> Iterator[Name]:
    spoken = words(language)
    for game_id in GAMES:
        for role in game(game_id).roles.values():
            forms = {form: key for form in (*ONE, *SEVERAL) if spoken.has(key := _key(game_id, role.id, form))}
            for form, key in forms.items():
                # Roles that wake together are hailed in the plural: "Masons, open your eyes".
                together = form == "vocative" and "called" in forms
                several = together or form in SEVERAL
                alone = role.cards == 1 and role.team != role.id  # the Vampires are a whole team
                yield Name(spoken.text(key), role.id, 2 if several else 1, seldom=several and alone)


def _artifact_names(language: str) -> Iterator[Name]:
    spoken = words(language)
    for game_id in GAMES:
        for artifact in game(game_id).artifacts:
            yield Name(spoken.text(f"artifact-{artifact}"), artifact)


def _key(game_id: str, role: str, form: str) -> str:
    return f"{game_id}-{role}.{form}" if form else f"{game_id}-{role}"
