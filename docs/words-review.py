"""Readings of sentences that were drawn once, with a fixed seed.

words-review.py LANG       prints the drawn sentences of a language, to be read
words-review.py LANG old   prints each that has changed beside what it said before the rewriting, in an order that
                           does not tell which is which
words-review.py LANG new   the same of each that has changed since the second reading, shuffled
words-review.py LANG tell  reads choices among those (lines such as "12 A", "13 B", "14 =") and prints the lines
                           of docs/words-review-third.txt that they mean
words-review.py            writes docs/words-review.md

docs/words-review.txt lists what was drawn, with the verdict of the first reading; docs/words-review-second.txt
has the choices of the second one, docs/words-review-third.txt those of the third, each with a mark of the sentence
that was chosen or not, so that the page knows what has changed since.
"""

import hashlib
import io
import random
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
# The state that the first two readings judged.
JUDGED = "8c7a623"
THIRD = {"new": "new reads better", "same": "both read alike", "old": "old reads better"}
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


def mark(text):
    """What a sentence is known by when it is judged."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def changed(language):
    """Ids with pairs of sentences, that of the second reading and that of today, shuffled, either one first."""
    old, new = at(JUDGED, language), today(language)
    keys = [key for of, key in listed("words-review.txt") if of == language]
    pairs = [(key, (old.get(key, ""), new[key])) for key in keys if key in new and old.get(key) != new[key]]
    lots = random.Random(f"third {language}")
    lots.shuffle(pairs)
    return [(key, pair, lots.random() < 0.5) for key, pair in pairs]


def tell(language, choices):
    """What was chosen without knowing which is which."""
    pairs = changed(language)
    for line in choices:
        number, choice = line.split()
        key, (_, new), swapped = pairs[int(number) - 1]
        verdict = "same" if choice == "=" else "new" if (choice == "A") == swapped else "old"
        yield f"{language} {key} {verdict} {mark(new)}"


def page():
    first, second = listed("words-review.txt"), listed("words-review-second.txt")
    third = {of: line.split() for of, line in listed("words-review-third.txt").items()}
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
        "- Later readings went through every file in full and changed more sentences. The third reading compared each of "
        "those with the form that the second reading had judged, shuffled, without knowing which was which. Its reader "
        "had written many of the new forms, so again the order hid less than it should. Where the old form read better, "
        "the sentence was changed once more or its old form restored; “changed since” means that nobody has compared the form "
        "of today.",
        "",
        "The page shows the sentences of today. Written by `words-review.py` from `words-review.txt`, "
        "`words-review-second.txt` and `words-review-third.txt`.",
        "",
        "| language | second reading: new better | alike | old better | unchanged | third reading: new better | alike "
        "| old better | changed since |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    tables = []
    for language, name in LANGUAGES.items():
        texts, judged = today(language), at(JUDGED, language)
        keys = [key for of, key in first if of == language]
        later = [key for key in keys if texts.get(key) != judged.get(key)]
        counts = Counter(choice for (of, _), choice in second.items() if of == language)
        rest = len(keys) - counts.total()
        again = Counter(verdict for (of, _), (verdict, _) in third.items() if of == language)
        fresh = {key for key in later if third.get((language, key), ["", ""])[1] == mark(texts.get(key, ""))}
        since = len(later) - len(fresh)
        lines.append(
            f"| {name} | {counts['new']} | {counts['same']} | {counts['old']} | {rest} "
            f"| {again['new']} | {again['same']} | {again['old']} | {since} |"
        )
        heads = "| sentence | first reading | second reading | third reading |"
        tables += ["", f"## {name}", "", heads, "|---|---|---|---|"]
        for key in keys:
            text = texts.get(key, "").replace("|", "\\|")
            text = text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"
            choice = CHOICES.get(second.get((language, key)), "")
            verdict = third.get((language, key), [""])[0]
            if key in fresh or key not in later:
                last = f"{THIRD[verdict]}{'' if key in later else '; restored'}" if verdict else ""
            else:
                last = "gone" if key not in texts else "; ".join(filter(None, [THIRD.get(verdict), "changed since"]))
            tables.append(f"| `{key}` {text} | {first[language, key]} | {choice} | {last} |")
    (ROOT / "docs" / "words-review.md").write_text("\n".join(lines + tables) + "\n", encoding="utf8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case [language, "old"]:
            for number, (one, other) in enumerate(compared(language), 1):
                print(f"{number}. A: {one}\n   B: {other}")
        case [language, "new"]:
            for number, (_, (old, new), swapped) in enumerate(changed(language), 1):
                one, other = (new, old) if swapped else (old, new)
                print(f"{number}. A: {one}\n   B: {other}")
        case [language, "tell"]:
            print("\n".join(tell(language, sys.stdin.read().splitlines())))
        case [language]:
            texts = today(language)
            for of, key in listed("words-review.txt"):
                if of == language:
                    print(f"{key}: {texts.get(key, '')}")
        case _:
            page()
