"""Readings of sentences that were drawn once, with a fixed seed.

words-review.py LANG       prints the drawn sentences of a language, to be read
words-review.py LANG old   prints each that has changed beside what it said before the rewriting, in an order that
                           does not tell which is which
words-review.py            writes docs/words-review.md

docs/words-review.txt lists what was drawn, with the verdict of the first reading; docs/words-review-second.txt
has the choices of the second one. Later readings went through all files; the page marks what they changed.
"""

import hashlib
import io
import re
import subprocess
import sys
import tarfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = {"en": "English", "pl": "polski", "cs": "čeština", "nl": "Nederlands"}
WIDTH = 160
# The last state of the sentences before they were rewritten.
BEFORE = "467fb17"
# The state that the two readings judged.
JUDGED = "8c7a623"
CHOICES = {"new": "new reads better", "same": "both read alike", "old": "old read better; changed since"}


def messages(files):
    """Every message with its text on one line, without short forms; names of cards are what they are."""
    found = {}
    for name, text in sorted(files):
        if name.endswith("names.ftl"):
            continue
        current = None
        for line in text.splitlines():
            start = re.match(r"([a-z][\w-]*) =(.*)", line)
            if start:
                current = start[1]
                found[current] = start[2].strip()
            elif line.startswith("#") or line.lstrip().startswith("."):
                current = None
            elif current and line.strip():
                found[current] += " " + line.strip()
    return {key: text.strip() for key, text in found.items()}


def today(language):
    paths = (ROOT / "locales" / language).rglob("*.ftl")
    return messages((str(path), path.read_text(encoding="utf8")) for path in paths)


def at(commit, language):
    packed = subprocess.run(["git", "archive", commit, f"locales/{language}"], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
        texts = [(file.name, files.extractfile(file).read().decode()) for file in files if file.isfile()]
    return messages(texts)


def listed(name):
    """What a list of verdicts says, by language and id."""
    found = {}
    for line in (ROOT / "docs" / name).read_text(encoding="utf8").splitlines():
        if line and not line.startswith("#"):
            language, key, verdict = line.split(" ", 2)
            found[language, key] = verdict
    return found


def compared(language):
    """Pairs of sentences, the older one first or last as by lot."""
    old, new = at(BEFORE, language), today(language)
    for of, key in listed("words-review.txt"):
        if of == language and key in old and key in new and old[key] != new[key]:
            pair = [old[key], new[key]]
            if hashlib.sha256(f"14 {language} {key}".encode()).digest()[0] & 1:
                pair.reverse()
            yield pair


def page():
    first, second = listed("words-review.txt"), listed("words-review-second.txt")
    lines = [
        "# Readings of the words",
        "",
        "300 sentences of each language were drawn with a fixed seed. Is this what a native player would say, with the "
        "words of the box?",
        "",
        "- The first reading judged each sentence.",
        "- The second reading compared each rewritten sentence with its older form and chose the better one. The order "
        "did not tell which was which. The second reader had written about a fifth of the new sentences and knew their "
        "style, so the order hid less than it should. Sentences that lost were changed.",
        "- Later readings went through every file in full. Sentences that they changed are marked: the two verdicts are "
        "about the form before that change, the page shows the form of today.",
        "",
        "Written by `words-review.py` from `words-review.txt` and `words-review-second.txt`.",
        "",
        "| language | new reads better | both read alike | old read better | unchanged | changed by later readings |",
        "|---|---|---|---|---|---|",
    ]
    tables = []
    for language, name in LANGUAGES.items():
        texts, judged = today(language), at(JUDGED, language)
        keys = [key for of, key in first if of == language]
        later = [key for key in keys if texts.get(key) != judged.get(key)]
        counts = Counter(choice for (of, _), choice in second.items() if of == language)
        rest = len(keys) - counts.total()
        lines.append(f"| {name} | {counts['new']} | {counts['same']} | {counts['old']} | {rest} | {len(later)} |")
        tables += ["", f"## {name}", "", "| sentence | first reading | second reading | later |", "|---|---|---|---|"]
        for key in keys:
            text = texts.get(key, "").replace("|", "\\|")
            text = text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"
            choice = CHOICES.get(second.get((language, key)), "")
            mark = "gone" if key not in texts else "changed" if key in later else ""
            tables.append(f"| `{key}` {text} | {first[language, key]} | {choice} | {mark} |")
    (ROOT / "docs" / "words-review.md").write_text("\n".join(lines + tables) + "\n", encoding="utf8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case [language, "old"]:
            for number, (one, other) in enumerate(compared(language), 1):
                print(f"{number}. A: {one}\n   B: {other}")
        case [language]:
            texts = today(language)
            for of, key in listed("words-review.txt"):
                if of == language:
                    print(f"{key}: {texts.get(key, '')}")
        case _:
            page()
