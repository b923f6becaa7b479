"""Writes commands.py and commands.pyi beside the extension: a function for each command.

write_commands.py FOLDER, in which _core is.
"""

import importlib.util
import json
import keyword
import pathlib
import sys
import textwrap

folder = pathlib.Path(sys.argv[1])
spec = importlib.util.spec_from_file_location("_core", next(folder.glob("_core*.so")))
core = importlib.util.module_from_spec(spec)
spec.loader.exec_module(core)
outline = json.loads(core.command(["--generate", "json"])[1])

HEAD = '''"""A function for each command; written from the options of the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any, Optional, Union
'''
TYPES = '''
Value = Union[str, int, float, os.PathLike[str], Sequence[Union[str, int, float]]]
Pairs = Union[Mapping[str, Union[str, int, float]], Sequence[str], str]
Answer = Any
'''
# Answers are returned; sweep computes into arrays itself.
LEFT_OUT = {"json", "help", "version"}
HAS_OUTPUT = {"fit", "page"}


def python_name(name):
    name = name.lstrip("-").replace("-", "_").replace(" ", "_")
    return name + "_" if keyword.iskeyword(name) else name


def name_of(option):
    return python_name(option["names"][-1])


def annotation(option):
    if not option["value"]:
        return "bool", "False"
    return ("Optional[Pairs]" if option["repeatable"] else "Optional[Value]"), "None"


# Names that are not Python's own: eval() is a built-in.
ALIASES = {"eval": "evaluate"}


def written(command):
    places = [(python_name(each["value"].split()[0].lower()), each) for each in command["arguments"]]
    options = [(name_of(each), each) for each in command["options"]]
    options = [(name, each) for name, each in options if name not in LEFT_OUT and
               (name != "output" or command["path"] in HAS_OUTPUT)]
    signature = [name + (": Value" if each["required"] else ": Optional[Value] = None")
                 for name, each in places]
    if options:
        signature.append("*")
    for name, each in options:
        kind, default = annotation(each)
        signature.append(f"{name}: {kind} = {default}")
        if name == "set":
            signature.append("parameters: Optional[Pairs] = None")
    said = [command["help"].strip() + "."]
    if command["footer"]:
        said += ["", *command["footer"].splitlines()]
    said.append("")
    for name, each in places + options:
        line = " ".join(each["help"].split())
        value = f" ({each['value']})" if each["value"] else ""
        said += textwrap.wrap(f":param {name}: {line}{value}", 92, subsequent_indent="    ")
        if name == "set":
            said.append(":param parameters: the same under a name that is not Python's own")
    doc = "\n    ".join(line.replace("\\", "\\\\").replace('"""', "'''") for line in said)
    doc = "\n".join(line.rstrip() for line in doc.splitlines())
    function = python_name(command["path"])
    head = f"def {function}(\n    " + ",\n    ".join(signature) + ",\n) -> Answer:"
    taken = ", ".join(name for name, _ in places) + ("," if places else "")
    value_of = {"set": "overrides(set, parameters)"}
    passed = ", ".join(f'"{name.rstrip("_")}": {value_of.get(name, name)}' for name, _ in options)
    repeatable = tuple(name.rstrip("_") for name, each in options if each["repeatable"])
    body = f'    """{doc}\n    """\n    return call({command["path"]!r}, ({taken}), ' \
           f"{{{passed}}}, {repeatable!r})"
    return function, head, body


names, module, stub = [], HEAD + "\nfrom ._call import call, overrides\n" + TYPES, HEAD + TYPES
for command in outline["commands"]:
    if command["path"] in ("", "sweep"):
        continue
    function, head, body = written(command)
    module += f"\n\n{head}\n{body}\n"
    stub += f"\n{head} ...\n"
    if function in ALIASES:  # the old name stays for who asks for it by name
        names.append(ALIASES[function])
        module += f"\n\n{ALIASES[function]} = {function}\n"
        stub += "\n" + head.replace(f"def {function}(", f"def {ALIASES[function]}(", 1) + " ...\n"
    else:
        names.append(function)
listed = f"\n__all__ = {names!r}\n"
(folder / "commands.py").write_text(module + "\n" + listed)
(folder / "commands.pyi").write_text(stub + listed.replace(" = ", ": list[str] = ", 1))
