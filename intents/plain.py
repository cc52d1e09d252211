"""Text as it is matched: small letters, one kind of apostrophe, no signs, no accents on Latin letters."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ`´‘＇", "'"))
REFERENCES = re.compile(r"(\{[^{}]*\}|<[^<>]*>|\\.)")
"""What stands in a template for something else: lists, rules, and signs that mean themselves."""


def fold(text: str) -> str:
    """Letters as they are compared, the signs between them as they were."""
    letters = text.translate(APOSTROPHES).casefold()
    if letters.isascii():
        return letters
    letters = unicodedata.normalize("NFKD", letters).casefold()
    # Cyrillic й and ї are letters of their own, not и and і with an accent; a stress mark is no letter anywhere.
    letters = re.sub(r"(?<=[a-z])[\u0300-\u036f]+", "", letters).replace("\u0301", "")
    return unicodedata.normalize("NFC", letters)


def plain(text: str) -> str:
    """What was typed or heard, ready to be compared: "P.I., Doppelgänger!" is "p i doppelganger"."""
    letters = re.sub("[\0\1_]", " ", fold(text))
    letters = re.sub(r"(?<!\w)'|'(?!\w)", " ", letters)  # a quotation mark, not an apostrophe
    # The point and the minus of a number stay, as do the signs that follow one.
    letters = re.sub(r"(?<=\d)[.,](?=\d)", "\0", letters)
    letters = re.sub(r"(?<![\w\-−])[\-−](?=\d)", "\1", letters)
    letters = re.sub(r"(?<=\d)\s*([%°])", r"\1", letters)
    letters = re.sub(r"[^\w'\0\1%°]+", " ", letters)
    letters = re.sub(r"(?<!\d)[%°]", " ", letters)
    return " ".join(letters.replace("\0", ".").replace("\1", "-").split())


def plain_template(text: str) -> str:
    """A template whose words are compared with plain text; lists, rules and brackets stay as they were."""
    parts = REFERENCES.split(text)
    return "".join(
        part if at % 2 else re.sub(r"[^\w'%°\s()\[\]|;]+|_", " ", fold(part)) for at, part in enumerate(parts)
    )


@dataclass(frozen=True)
class Typed:
    """A text in plain words, each with the way it was typed."""

    words: tuple[str, ...]
    typed: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> "Typed":
        pairs = [(word, chunk) for chunk in text.split() for word in plain(chunk).split()]
        words = plain(text).split()
        if [word for word, _ in pairs] != words:  # a sign belongs to the word before it: "60 %"
            return cls(tuple(words), tuple(words))
        return cls(tuple(words), tuple(_bare(chunk) for _, chunk in pairs))

    def again(self, words: Sequence[str]) -> str:
        """The words of a part as they were typed."""
        length = len(words)
        for start in range(len(self.words) - length + 1):
            if self.words[start : start + length] == tuple(words):
                typed = self.typed[start : start + length]
                # "P.I." is two words typed as one; "no no" is one word typed twice.
                return " ".join(word for at, word in enumerate(typed) if at == 0 or word is not typed[at - 1])
        return " ".join(words)

    def capitals(self) -> list[tuple[str, str]]:
        """The words that look like somebody's name, plain and as they were typed."""
        return [
            (word, typed)
            for word, typed in zip(self.words, self.typed, strict=True)
            if typed[:1].isupper() and len(word) > 1
        ]


def _bare(chunk: str) -> str:
    """A word without the signs around it."""
    return re.sub(r"^[^\w]+|[^\w.]+$|(?<!\.\w)\.$", "", chunk) or chunk
