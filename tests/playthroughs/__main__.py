"""Writes the playthroughs anew."""

from scripts import languages
from tests.playthroughs import file_of, games, play

for language in languages():
    for name in games():
        file = file_of(name, language)
        file.parent.mkdir(exist_ok=True)
        file.write_text(play(name, language), "utf-8")
        print(file.relative_to(file.parent.parent.parent.parent))
