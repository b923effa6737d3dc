"""Readings of sentences that were drawn once, with a fixed seed.

words-review.py LANG       prints the drawn sentences of a language, to be read
words-review.py LANG old   prints each that has changed beside what it said before the rewriting, in an order that
                           does not tell which is which
words-review.py            writes docs/words-review.md

docs/words-review.txt lists what was drawn, with the verdict of the first reading; docs/words-review-second.txt
has the choices of the second one.
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
CHOICES = {"new": "new reads better", "same": "both read alike", "old": "old read better; changed since"}


def messages(files):
    """Every message with its text on one line; names of cards are what they are."""
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
            elif line.startswith("#"):
                current = None
            elif current and line.strip():
                found[current] += " " + line.strip()
    return {key: text.strip() for key, text in found.items()}


def today(language):
    paths = (ROOT / "locales" / language).rglob("*.ftl")
    return messages((str(path), path.read_text(encoding="utf8")) for path in paths)


def before(language):
    packed = subprocess.run(["git", "archive", BEFORE, f"locales/{language}"], cwd=ROOT, capture_output=True, check=True)
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
    old, new = before(language), today(language)
    for of, key in listed("words-review.txt"):
        if of == language and key in old and key in new and old[key] != new[key]:
            pair = [old[key], new[key]]
            if hashlib.sha256(f"14 {language} {key}".encode()).digest()[0] & 1:
                pair.reverse()
            yield pair


def page():
    first, second = listed("words-review.txt"), listed("words-review-second.txt")
    lines = [
        "# Two readings of the words",
        "",
        "300 sentences of each language, drawn with a fixed seed: is this what a native player would say, with the words "
        "of the box? The first reading judged each sentence. In the second, each sentence that the rewriting had changed "
        "stood beside what it said before, in an order that did not tell which was which, and the better one was chosen. "
        "The second reader had written about a fifth of the new sentences and knew their style, so that the order hid less than it should. Sentences that lost were changed. "
        "Written by `words-review.py` from `words-review.txt` and `words-review-second.txt`.",
        "",
        "| language | new reads better | both read alike | old read better | unchanged |",
        "|---|---|---|---|---|",
    ]
    for language, name in LANGUAGES.items():
        counts = Counter(choice for (of, _), choice in second.items() if of == language)
        rest = sum(of == language for of, _ in first) - counts.total()
        lines.append(f"| {name} | {counts['new']} | {counts['same']} | {counts['old']} | {rest} |")
    for language, name in LANGUAGES.items():
        texts = today(language)
        lines += ["", f"## {name}", "", "| sentence | first reading | second reading |", "|---|---|---|"]
        for of, key in first:
            if of != language:
                continue
            text = texts.get(key, "(gone)").replace("|", "\\|")
            text = text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"
            choice = CHOICES.get(second.get((language, key)), "")
            lines.append(f"| `{key}` {text} | {first[language, key]} | {choice} |")
    (ROOT / "docs" / "words-review.md").write_text("\n".join(lines) + "\n", encoding="utf8")


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
