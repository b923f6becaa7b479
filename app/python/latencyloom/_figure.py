"""Figures, which the program draws: the module knows no Qt."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import tempfile
import warnings
from typing import Any, Optional

from ._call import words
from ._error import Error

REPEATABLE = ("set", "curve", "axis", "mark")


class Figure:
    """A figure as SVG: the last value of a notebook's cell shows it, ``save`` writes it."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: os.PathLike[str] | str) -> pathlib.Path:
        """Writes the SVG and returns its path."""
        return_path = pathlib.Path(path)
        return_path.write_text(self.svg, encoding="utf-8")
        return return_path

    def __repr__(self) -> str:
        return f"Figure of {len(self.svg)} bytes of SVG"


def program() -> str:
    """Where the program is: what LATENCYLOOM says, else the one on the PATH."""
    found = os.environ.get("LATENCYLOOM") or shutil.which("latencyloom")
    if not found:
        raise Error("figures are drawn by the program latencyloom, which is not on the PATH; the "
                    "environment variable LATENCYLOOM can say where it is", 1)
    return found


def figure(id: str, *, output: Optional[os.PathLike[str] | str] = None,
           parameters: Any = None, **options: Any) -> Figure | pathlib.Path:
    """Draws a figure of the catalogue with the program.

    :param id: the figure, as ``latencyloom figure list`` names it, or a file of a paper's figures
    :param output: the file to write, or a folder for several figures; it is written over
    :param parameters: other values for numbers of the GPU, as {"mem_lat": 400}
    :param options: those of ``latencyloom figure`` with ``_`` for ``-``: gpu="h200", ilp=[1, 2, 4],
        one=True, size="ieee-1col"

    Returns the path of ``output``; without one a Figure, which a notebook shows. Raises Error in the
    program's words. Sources of the numbers: ``caption=True`` writes them beside the file.
    """
    if parameters is not None:
        options["set"] = parameters
    arguments = [program(), "figure", os.fspath(id), "--force"]
    for name, value in options.items():
        if value is None or value is False:
            continue
        option = "--" + name.rstrip("_").replace("_", "-")
        if value is True:
            arguments.append(option)
        else:
            arguments += [f"{option}={each}" for each in words(value, name in REPEATABLE)]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "figure.svg") if output is None else pathlib.Path(output)
        done = subprocess.run([*arguments, "-o", os.fspath(file)], capture_output=True, text=True,
                              encoding="utf-8")
        said = [line.removeprefix("latencyloom: ") for line in done.stderr.splitlines()]
        if done.returncode != 0:
            raise Error("\n".join(line.removeprefix("error: ") for line in said), done.returncode)
        for line in said:
            warnings.warn(line.removeprefix("warning: "), stacklevel=2)
        return file if output is not None else Figure(file.read_text(encoding="utf-8"))
