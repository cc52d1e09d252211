"""Writes the playthroughs anew, and the picture of the README."""

from scripts import Request, languages, words, write
from scripts.page import picture
from tests.playthroughs import FOLDER, file_of, games, long, play

for language in languages():
    for name in games():
        file = file_of(name, language)
        file.parent.mkdir(exist_ok=True)
        file.write_text(play(name, language), "utf-8")
        print(file.relative_to(file.parent.parent.parent.parent))

for file in long.files():
    file.write_text(long.tell(file), "utf-8")
    print(file.relative_to(FOLDER.parent.parent))

drawing = FOLDER.parent.parent / "docs" / "night.svg"
drawing.write_text(picture(write(Request(preset="total_chaos")).script, words("en")), "utf-8")
