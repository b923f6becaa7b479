"""Figures through the module: a path where a file is asked for, else what a notebook shows."""

import ast
import json
import os
import pathlib
import tempfile
import unittest
import unittest.mock

home = tempfile.TemporaryDirectory()
os.environ.update(HOME=home.name, XDG_DATA_HOME=home.name)

import latencyloom as ll  # noqa: E402


class Figures(unittest.TestCase):
    def test_a_notebook_shows_what_is_returned(self):
        shown = ll.figure("cusp", gpu="h200", ilp=[1, 2], one=True)
        svg = shown._repr_svg_()
        self.assertIn("</svg>", svg)
        self.assertIn(">ILP 2<", svg)
        self.assertNotIn("<svg", repr(shown))
        saved = shown.save(pathlib.Path(home.name, "saved.svg"))
        self.assertEqual(saved.read_text(), svg)

    def test_a_file_is_written_and_its_path_returned(self):
        path = ll.figure("cusp", parameters={"mem_lat": 400}, size="60x40mm",
                         output=pathlib.Path(home.name, "cusp.pdf"))
        self.assertEqual(path, pathlib.Path(home.name, "cusp.pdf"))
        self.assertTrue(path.read_bytes().startswith(b"%PDF-"))

    def test_the_notebook_of_a_paper_shows_its_three_figures(self):
        notebook = pathlib.Path(__file__).parents[2] / "docs/python/figures.ipynb"
        names, shown = {}, []
        os.chdir(home.name)
        for cell in json.loads(notebook.read_text())["cells"]:
            if cell["cell_type"] != "code":
                continue
            lines = ast.parse("".join(cell["source"]))
            last = lines.body.pop() if isinstance(lines.body[-1], ast.Expr) else None
            exec(compile(lines, str(notebook), "exec"), names)
            if last:
                shown.append(eval(compile(ast.Expression(last.value), str(notebook), "eval"), names))
        cusp, loop, timeline = [each.svg for each in shown if hasattr(each, "svg")]
        for svg, words in (cusp, ["H200", "mine"]), (loop, ["ILP 1", "ILP 2", "ILP 4"]), (
                timeline, ["stall", "cycle"]):
            for each in words:
                self.assertIn(each, svg)

    def test_errors_have_the_words_of_the_program(self):
        with self.assertRaisesRegex(ll.Error, "^unknown GPU 'h20x'") as raised:
            ll.figure("cusp", gpu="h20x")
        self.assertEqual(raised.exception.status, 2)
        with unittest.mock.patch.dict(os.environ, {"PATH": home.name}):
            del os.environ["LATENCYLOOM"]
            with self.assertRaisesRegex(ll.Error, "not on the PATH"):
                ll.figure("cusp")


if __name__ == "__main__":
    unittest.main()
