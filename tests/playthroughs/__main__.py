"""Writes the playthroughs anew, and the picture of the README."""

from scripts import Request, languages, words, write
from scripts.page import picture
from tests.playthroughs import FOLDER, file_of, games, long, play
from tests.playthroughs.evenings import evenings, file_of_evening, play_evening

for language in languages():
    written = {file_of(name, language): play(name, language) for name in games()}
    written |= {file_of_evening(name, language): play_evening(name, language) for name in evenings()}
    for file, text in written.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
        print(file.relative_to(file.parent.parent.parent.parent))

for file in long.files():
    file.write_text(long.tell(file), "utf-8")
    print(file.relative_to(FOLDER.parent.parent))

drawing = FOLDER.parent.parent / "docs" / "night.svg"
drawing.write_text(picture(write(Request(preset="total_chaos")).script, words("en")), "utf-8")
