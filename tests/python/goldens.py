"""Every golden answer of the command line, asked for through the module.

A case with --json, and one whose answer is a CSV, is called as a function with its options as keyword
arguments; its values must be those of the file. Errors must have the same words and exit status. What
is text for people goes through command(). Cases that draw or write files are the program's own.
"""

import csv
import io
import json
import keyword
import math
import os
import pathlib
import shlex
import sys
import tempfile
import unittest
import warnings

CASES = pathlib.Path(__file__).parent.parent / "golden" / "cli"
home = tempfile.TemporaryDirectory()
os.environ.update(HOME=home.name, XDG_DATA_HOME=home.name, OUT=home.name)

import latencyloom as ll  # noqa: E402
from latencyloom import _core  # noqa: E402

OUTLINE = {each["path"]: each
           for each in json.loads(_core.command(["--generate", "json"])[1])["commands"]}
# Drawing needs Qt, and these are about files and windows.
NOT_HERE = ("figure", "answers", "lint", "--version", "--projector", "--generate", "evla", "none.loom.json",
            "latencyloom:eNqr", "")


def read(path):
    return path.read_text() if path.exists() else ""


def parsed(words):
    """Function, arguments by place and keyword arguments of a command line; None where the words are
    none that a function could be given, as an option that does not exist."""
    path = words[0]
    rest = words[1:]
    if rest and f"{path} {rest[0]}" in OUTLINE:
        path, rest = f"{path} {rest[0]}", rest[1:]
    known = {name: each for each in OUTLINE[path]["options"] for name in each["names"]}
    places, options = [], {}
    while rest:
        word = rest.pop(0)
        if not word.startswith("-"):
            places.append(word)
            continue
        name, equals, value = word.partition("=")
        if name not in known:
            return None
        option = known[name]
        key = option["names"][-1].lstrip("-").replace("-", "_")
        key += "_" if keyword.iskeyword(key) else ""
        if not option["value"]:
            options[key] = True
            continue
        value = value if equals else rest.pop(0)
        if option["repeatable"]:
            options.setdefault(key, []).append(value)
        else:
            options[key] = value
    return path.replace("-", "_").replace(" ", "_"), places, options


def infinite(value):
    if isinstance(value, dict):
        return {key: infinite(each) for key, each in value.items()}
    if isinstance(value, list):
        return [infinite(each) for each in value]
    return math.inf if value == "inf" else value


class Goldens(unittest.TestCase):
    def setUp(self):
        self.called = 0

    def same_columns(self, found, text):
        rows = list(csv.reader(io.StringIO(text)))
        self.assertEqual(list(found), rows[0])
        for place, name in enumerate(rows[0]):
            expected = [row[place] if place < len(row) else "" for row in rows[1:]]
            self.assertEqual(len(found[name]), len(expected))
            for each, word in zip(found[name].tolist(), expected):
                if isinstance(each, str):
                    self.assertEqual(each, word)
                elif word == "":
                    self.assertTrue(math.isnan(each))
                else:
                    self.assertEqual(each, float(word))

    def ask(self, words, expected):
        """Calls the function and compares; False where the answer is text for people."""
        call = parsed(words)
        if call is None:
            return False
        function, places, options = call
        wants_json = options.pop("json", False)
        if wants_json and (options.get("csv") or function == "sweep") or options.get("lesson"):
            return False  # a function has one form, and writes no lesson
        is_csv = bool(expected) and expected.splitlines()[0].count(",") > 0 and \
            not expected.startswith("{")
        if not expected:  # an error, or nothing
            self.called += 1
            getattr(ll, function)(*places, **options)
        elif wants_json and not options.get("format"):
            self.assertEqual(getattr(ll, function)(*places, **options), infinite(json.loads(expected)))
        elif function == "sweep":
            self.same_columns(ll.sweep(**options).columns(), expected)
        elif is_csv and any(key in options for key in ("csv", "points", "batch")):
            if options.get("mca"):
                return False
            self.same_columns(getattr(ll, function)(*places, **options), expected)
        elif is_csv and function == "simulate" and not {"format", "summary", "trace"} & set(options):
            self.same_columns(ll.simulate(*places, **options), expected)
        else:
            return False
        self.called += 1
        return True

    def test_every_case(self):
        folders = sorted(path.parent for path in CASES.glob("*/args"))
        asked = 0
        for folder in folders:
            words = shlex.split(os.path.expandvars(read(folder / "args")))
            if (words[0] if words else "") in NOT_HERE or "-o" in words or "--output" in words:
                continue
            status = int(read(folder / "exit") or 0)
            expected, said = read(folder / "stdout"), read(folder / "stderr")
            messages = [line.split(": ", 2)[2] if line.split(": ", 2)[1] in ("error", "warning")
                        else line.split(": ", 1)[1] for line in said.splitlines()]
            with self.subTest(folder.name), warnings.catch_warnings(record=True) as warned:
                warnings.simplefilter("always")
                os.chdir(folder)
                asked += 1
                if status != 0 and not expected:
                    with self.assertRaises(ll.Error) as raised:
                        if not self.ask(words, expected):
                            ll.command(*words)
                    self.assertEqual(raised.exception.status, status)
                    self.assertEqual(str(raised.exception),
                                     "\n".join(messages[len(messages) - len(str(
                                         raised.exception).splitlines()):]))
                    continue
                if not self.ask(words, expected):
                    output = _core.command(words)
                    self.assertEqual(output[1], expected)
                    self.assertEqual(output[0], status)
                else:
                    self.assertEqual([str(each.message) for each in warned], messages)
        self.assertGreater(asked, 200)
        self.assertGreater(self.called, 180)
        print(f"{asked} cases, {self.called} of them as functions", file=sys.stderr)


if __name__ == "__main__":
    unittest.main()
