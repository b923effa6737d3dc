"""Draws sentences of one language for a reading, always the same ones: words-review.py LANG [COUNT].

Without a language it writes docs/words-review.md: the sentences that were drawn, each with the verdict
of its reading. Verdicts are kept in docs/words-review.txt: language, id, verdict; a sentence without one was not read.
"""

import random
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = {"en": "English", "pl": "polski", "cs": "čeština", "nl": "Nederlands"}
COUNT = 300
WIDTH = 160


def messages(language):
    """Every message with its text on one line; names of cards are what they are."""
    found = {}
    for path in sorted((ROOT / "locales" / language).rglob("*.ftl")):
        if path.stem == "names":
            continue
        current = None
        for line in path.read_text(encoding="utf8").splitlines():
            start = re.match(r"([a-z][\w-]*) =(.*)", line)
            if start:
                current = start[1]
                found[current] = start[2].strip()
            elif line.startswith("#"):
                current = None
            elif current and line.strip():
                found[current] += " " + line.strip()
    return {key: text.strip() for key, text in found.items()}


def drawn(count=COUNT):
    """Ids that have words of their own, drawn with a fixed seed."""
    english = messages("en")
    worded = sorted(key for key, text in english.items() if len(re.findall(r"[A-Za-z]{2,}", re.sub(r"\{[^{}]*\}", "", text))) > 2)
    return random.Random(14).sample(worded, min(count, len(worded)))


def page():
    verdicts = {}
    for line in (ROOT / "docs" / "words-review.txt").read_text(encoding="utf8").splitlines():
        if line and not line.startswith("#"):
            language, key, verdict = line.split(" ", 2)
            verdicts[language, key] = verdict
    lines = [
        "# A reading of the words",
        "",
        f"{COUNT} sentences, drawn with a fixed seed by `words-review.py` and read in each language: is this what a "
        "native player would say, with the words of the box? Read once, by the writer of the sentences; a blind comparison "
        "of old and new by a second reader has not been made. Written by that script from `words-review.txt`.",
    ]
    for language, name in LANGUAGES.items():
        texts = messages(language)
        lines += ["", f"## {name}", "", "| sentence | verdict |", "|---|---|"]
        for key in drawn():
            text = texts.get(key, "").replace("|", "\\|")
            text = text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"
            lines.append(f"| `{key}` {text} | {verdicts.get((language, key), 'not read')} |")
    (ROOT / "docs" / "words-review.md").write_text("\n".join(lines) + "\n", encoding="utf8")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        texts = messages(sys.argv[1])
        for key in drawn(int(sys.argv[2]) if len(sys.argv) > 2 else COUNT):
            print(f"{key}: {texts.get(key, '')}")
    else:
        page()
