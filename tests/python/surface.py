"""The package's surface: every command is there and says its options; the stubs have what there is."""

import ast
import builtins
import doctest
import inspect
import json
import keyword
import pathlib
import unittest

import latencyloom as ll
from latencyloom import _call, _core, commands

FOLDER = pathlib.Path(ll.__file__).parent


def signatures(path):
    """Names of the arguments of each function of a stub, methods as CLASS.NAME."""
    found = {}
    for node in ast.parse(path.read_text()).body:
        for each in [node] if isinstance(node, ast.FunctionDef) else getattr(node, "body", []):
            if isinstance(each, ast.FunctionDef):
                name = each.name if each is node else f"{node.name}.{each.name}"
                arguments = each.args
                found[name] = [argument.arg for argument in
                               arguments.posonlyargs + arguments.args + arguments.kwonlyargs]
    return found


class Surface(unittest.TestCase):
    def test_every_command_is_a_function_with_its_options(self):
        outline = json.loads(_core.command(["--generate", "json"])[1])["commands"]
        self.assertGreater(len(outline), 19)
        for command in outline:
            if not command["path"]:
                continue
            function = getattr(ll, command["path"].replace("-", "_").replace(" ", "_"))
            taken = inspect.signature(function).parameters
            for option in command["options"]:
                name = option["names"][-1].lstrip("-").replace("-", "_")
                if name in ("help", "json", "output"):
                    continue
                name += "_" if keyword.iskeyword(name) else ""
                self.assertIn(name, taken, command["path"])
                self.assertIn(f":param {name}:", function.__doc__, command["path"])

    def test_what_is_public_says_what_it_is(self):
        for name in ll.__all__:
            self.assertTrue(hasattr(ll, name), name)
            if callable(getattr(ll, name)):
                self.assertGreater(len(inspect.getdoc(getattr(ll, name)) or ""), 40, name)
        for name, member in inspect.getmembers(ll.Kernel):
            if not name.startswith("_"):
                self.assertTrue(inspect.getdoc(member), name)

    def test_an_import_of_all_replaces_no_built_in(self):
        names = {}
        exec("from latencyloom import *", names)
        self.assertEqual({name for name in names if hasattr(builtins, name)}, set())
        self.assertIs(ll.eval, ll.evaluate)  # the old name stays

    def test_stubs(self):
        self.assertTrue((FOLDER / "py.typed").exists())
        stub = signatures(FOLDER / "commands.pyi")
        self.assertEqual(sorted(stub), sorted([*commands.__all__, "eval"]))
        for name, arguments in stub.items():
            self.assertEqual(arguments, list(inspect.signature(getattr(commands, name)).parameters))
        core = signatures(FOLDER / "_core.pyi")
        there = {name for name in dir(_core) if not name.startswith("__")}
        self.assertEqual({name for name in core if "." not in name} | {"Kernel", "version", "bottlenecks"},
                         there)
        for name in dir(_core.Kernel):
            if not name.startswith("_"):  # pybind11 from 2.13 on has one of its own
                self.assertIn(f"Kernel.{name}", core)
        for name, arguments in core.items():  # pybind11 writes the signature first
            thing = _core
            for part in name.split("."):
                thing = getattr(thing, part)
            if "(" in (thing.__doc__ or "").split("\n")[0]:
                for argument in arguments:
                    self.assertRegex(thing.__doc__, rf"\b{argument}: ")

    def test_the_examples_of_the_documentation(self):
        self.assertEqual(doctest.testmod(ll).failed, 0)
        self.assertGreater(doctest.testmod(ll).attempted, 2)

    def test_texts_of_options(self):
        self.assertEqual(_call.text([0.1, 2, float("inf")]), "0.1,2,inf")
        self.assertEqual(_call.words({"mem_lat": 400}, True), ["mem_lat=400"])
        self.assertEqual(_call.words(pathlib.Path("a b"), False), ["a b"])

    def test_no_qt(self):
        maps = pathlib.Path("/proc/self/maps").read_text()
        self.assertIn("_core", maps)
        self.assertNotIn("libQt", maps)


if __name__ == "__main__":
    unittest.main()
