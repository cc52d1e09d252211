"""Text as it is matched: small letters, one kind of apostrophe, no signs, no accents on Latin letters."""

import re
import unicodedata

APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ`´‘＇", "'"))


def plain(text: str) -> str:
    """What was typed or heard, ready to be compared: "P.I., Doppelgänger!" is "p i doppelganger"."""
    letters = unicodedata.normalize("NFKD", text.translate(APOSTROPHES).casefold())
    # Cyrillic й and ї are letters of their own, not и and і with an accent; a stress mark is no letter anywhere.
    letters = re.sub(r"(?<=[a-z])[\u0300-\u036f]+", "", letters).replace("\u0301", "")
    letters = unicodedata.normalize("NFC", letters)
    letters = re.sub(r"%", " percent " if re.search("[a-z]", letters) else " відсотків ", letters)
    letters = re.sub(r"(?<!\w)'|'(?!\w)", " ", letters)  # a quotation mark, not an apostrophe
    letters = re.sub(r"(?<=\d)[.,](?=\d)", "\0", letters)  # the point of a decimal stays
    letters = re.sub(r"[^\w'\0]+|_", " ", letters).replace("\0", ".")
    return " ".join(letters.split())
