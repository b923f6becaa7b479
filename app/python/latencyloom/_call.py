"""Commands by keyword arguments."""

from __future__ import annotations

import csv
import io
import json
import math
import os
import warnings
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from . import _core
from ._answer import Answer, Columns
from ._error import Error

TEXT_FORMS = ("latex", "schedule", "list")
CSV_FORMS = ("csv", "points", "batch")


def text(value: Any) -> str:
    """A value as an option of the command line has it; sequences become comma lists."""
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, str):
        return value
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    if isinstance(value, Iterable):
        return ",".join(text(each) for each in value)
    return repr(value)


def words(value: Any, repeatable: bool) -> list[str]:
    """The texts of one option: several of a repeatable one, NAME=VALUE of a mapping."""
    if isinstance(value, Mapping):
        return [f"{name}={text(each)}" for name, each in value.items()]
    if repeatable and not isinstance(value, (str, os.PathLike)) and isinstance(value, Iterable):
        return [text(each) for each in value]
    return [text(value)]


def overrides(given: Any, parameters: Any) -> Any:
    """The numbers of a GPU that are set, whichever of the two names of the argument has them."""
    if given is not None and parameters is not None:
        raise Error("set and parameters are one argument: give one of them", 2)
    return parameters if given is None else given


def run(arguments: list[str], keep_going: bool = False) -> str:
    """What the command prints. Raises Error; what it warns of is a warning."""
    status, output, errors, warned, notes = _core.command(arguments)
    if status != 0 and not keep_going:
        raise Error("\n".join(errors), status)
    if status != 0 and not output:
        raise Error("\n".join(errors), status)
    for message in [*errors, *warned, *notes]:
        warnings.warn(message, stacklevel=4)
    return output


def number_or_text(value: Any) -> Any:
    """JSON has no infinity: the command line writes "inf"."""
    return math.inf if value == "inf" else value


def from_json(answer: str) -> Any:
    return json.loads(
        answer,
        object_pairs_hook=lambda pairs: Answer((key, number_or_text(each)) for key, each in pairs))


def column(texts: list[str]) -> np.ndarray:
    """Whole numbers, numbers with nothing as NaN, or texts."""
    try:
        return np.array([int(each) for each in texts], dtype=np.int64)
    except (ValueError, OverflowError):
        pass
    try:
        return np.array([float(each) if each else math.nan for each in texts], dtype=np.float64)
    except ValueError:
        return np.array(texts, dtype=np.str_)


def columns(answer: str) -> Columns:
    """A CSV as arrays by the names of its columns."""
    rows = list(csv.reader(io.StringIO(answer)))
    head = rows[0]
    body = [row + [""] * (len(head) - len(row)) for row in rows[1:]]  # a bad row may be short
    return Columns((name, column([row[place] for row in body])) for place, name in enumerate(head))


def call(path: str, places: tuple[Any, ...], options: dict[str, Any], repeatable: tuple[str, ...]) -> Any:
    """Runs a command: its answer as plain values, arrays by column of a CSV, or text."""
    # Places first: an option that takes several values would take them too.
    arguments = path.split() + [text(place) for place in places if place is not None]
    for name, value in options.items():
        if value is None or value is False:
            continue
        option = "--" + name.replace("_", "-")
        if value is True:
            arguments.append(option)
        else:
            arguments += [f"{option}={each}" for each in words(value, name in repeatable)]

    def given(names: tuple[str, ...]) -> bool:
        return any(options.get(name) for name in names)

    keep_going = bool(options.get("keep_going"))
    if path == "profile" and options.get("loop"):
        return run(arguments, keep_going)
    if given(TEXT_FORMS) or options.get("format") is not None:
        return run(arguments, keep_going)
    if given(CSV_FORMS) or (path == "simulate" and not given(("summary", "trace"))):
        if options.get("mca"):
            return run(arguments, keep_going)
        return columns(run(arguments, keep_going))
    return from_json(run([*arguments, "--json"], keep_going))
