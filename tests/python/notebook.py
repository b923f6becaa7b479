"""Runs the code of a notebook, cell by cell, as Jupyter would: notebook.py FILE.ipynb."""

import json
import os
import pathlib
import sys
import tempfile

import matplotlib

matplotlib.use("Agg")
notebook = json.loads(pathlib.Path(sys.argv[1]).read_text())
assert notebook["nbformat"] == 4, notebook["nbformat"]
os.chdir(tempfile.mkdtemp())
names = {"__name__": "__main__"}
cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
for number, cell in enumerate(cells, 1):
    exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)

# What it drew is the thesis's curve, by hand: to the left of the cusp loads limit, to the right issue.
import numpy as np  # noqa: E402

axes = names["axes"]
assert axes.get_xscale() == "log"
curve = axes.lines[0]
alpha, warps = np.asarray(curve.get_xdata()), np.asarray(curve.get_ydata())
assert len(alpha) > 100 and alpha.min() <= 1 and alpha.max() >= 500
at = (alpha >= 1)
by_hand = (368 + 6 * alpha) * np.minimum(0.0815, 4 / (alpha + 1))
assert np.allclose(warps[at], by_hand[at], rtol=1e-12), abs(warps - by_hand).max()
names["figure"].savefig("cusp.png")
assert os.path.getsize("cusp.png") > 10000
print(f"{len(cells)} cells, {len(alpha)} points")
