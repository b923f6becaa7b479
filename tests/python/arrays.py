"""Numbers by hand of the thesis, arrays against the command line's CSV, and what arrays promise."""

import os
import sys
import tempfile
import threading
import types
import unittest
import unittest.mock

home = tempfile.TemporaryDirectory()
os.environ.update(HOME=home.name, XDG_DATA_HOME=home.name)

import numpy as np  # noqa: E402
import latencyloom as ll  # noqa: E402


class Arrays(unittest.TestCase):
    def setUp(self):
        self.kernel = ll.Kernel("gtx980")

    def test_bounds_are_those_of_the_thesis(self):
        # Thesis, section 4.1 and table 4.1: 368 cycles, adds 6 cycles and 4 IPC, 0.0815 loads IPC.
        bounds = self.kernel.bounds(49, 32)
        self.assertAlmostEqual(bounds["latency"], 32 / (368 + 49 * 6), 15)
        self.assertAlmostEqual(bounds["other"], 0.0815, 15)
        self.assertAlmostEqual(bounds["arithmetic"], 4 / 49, 15)
        self.assertAlmostEqual(bounds["issue"], 4 / 50, 15)
        self.assertEqual(ll.BOTTLENECKS[self.kernel.bottleneck(49, 32)], "latency")
        self.assertEqual(self.kernel.latency_cycles(49), 368 + 49 * 6)

    def test_cusp_by_hand(self):
        cusp = self.kernel.cusp()
        alpha = 4 / 0.0815 - 1
        self.assertAlmostEqual(cusp["alpha"], alpha, 12)
        self.assertAlmostEqual(cusp["warps_needed"], (368 + 6 * alpha) * 0.0815, 12)
        self.assertAlmostEqual(self.kernel.warps_needed(alpha), cusp["warps_needed"], 12)
        alphas = np.geomspace(0.01, 1e6, 20001)
        self.assertLessEqual(self.kernel.warps_needed(alphas).max(), cusp["warps_needed"])

    def test_a_sweep_is_the_csv(self):
        for words, options in [
                ("--gpu gtx980 --alpha 0,0.1:1e3:41,inf --warps 1:64",
                 dict(gpu="gtx980", alpha="0,0.1:1e3:41,inf", warps="1:64")),
                ("--gpu h200 --alpha 4,32 --warps 8,16 --set mem_lat=500:700:3 --set alu_lat=4,5 "
                 "--model bound,saturation,hong-kim",
                 dict(gpu="h200", alpha=[4, 32], warps=np.array([8, 16]),
                      set={"mem_lat": "500:700:3", "alu_lat": (4, 5)},
                      model=("bound", "saturation", "hong-kim")))]:
            rows = [row.split(",") for row in ll.command("sweep", *words.split()).splitlines()]
            found = ll.sweep(**options).columns()
            self.assertEqual(list(found), rows[0])
            for place, name in enumerate(rows[0]):
                for value, word in zip(found[name].tolist(), (row[place] for row in rows[1:])):
                    self.assertEqual(value, word if isinstance(value, str) else float(word))

    def test_a_sweep_is_not_copied(self):
        sweep = ll.sweep(gpu="gtx980", alpha="1:1000:7", warps="1:64:9", set={"mem_lat": "300:400:2"})
        self.assertEqual(list(sweep.axes), ["mem_lat", "alpha", "warps_per_sm"])
        self.assertEqual(sweep["bound"].shape, (2, 7, 8))
        self.assertTrue(sweep["bound"].flags.owndata and sweep["bound"].flags.c_contiguous)
        self.assertTrue(np.shares_memory(sweep["bound"], sweep.columns()["bound"]))

    def test_points_are_the_sweep(self):
        sweep = ll.sweep(gpu="h200", alpha="1:1000:7", warps="1:64:9", model="bound,saturation")
        kernel = ll.Kernel("h200")
        alpha, warps = sweep.axes["alpha"][:, None], sweep.axes["warps_per_sm"]
        for model in sweep:
            np.testing.assert_allclose(kernel.throughput(alpha, warps, model), sweep[model], rtol=1e-12)
        self.assertTrue((kernel.bottleneck(alpha, warps) == sweep.bottleneck).all())

    def test_arguments_of_any_form(self):
        expected = self.kernel.throughput(49.0, 32.0)
        for alpha, warps in [([49], (32,)), (np.array([49], np.int32), np.float32(32)),
                             (np.asfortranarray(np.full((3, 4), 49.0)), 32),
                             (np.full(10, 49.0)[::3], np.full((2, 1), 32))]:
            self.assertTrue((self.kernel.throughput(alpha, warps) == expected).all())
        self.assertEqual(self.kernel.throughput(np.empty(0), 32).shape, (0,))

    def test_errors_have_the_words_of_the_command_line(self):
        for call, words in [
                (lambda: self.kernel.bounds([1, -1], 3),
                 "alpha: expected a number from 0 to 1000000, or inf, found '-1'"),
                (lambda: self.kernel.throughput(np.nan, 3), "alpha: expected a number from 0 to 1000000"),
                (lambda: self.kernel.throughput(1, 0.5), "warps: expected a number from 1 to 1024"),
                (lambda: self.kernel.throughput(1, 2, "bund"), "did you mean 'bound'?"),
                (lambda: ll.Kernel("gtx98"), "unknown GPU 'gtx98' (did you mean"),
                (lambda: ll.sweep(alpha="5:1:3"), "--alpha: expected LO:HI:COUNT"),
                (lambda: ll.sweep(alpha="1:2:1000000000", warps="1:1024"), "at most")]:
            with self.subTest(words), self.assertRaises(ll.Error) as raised:
                call()
            self.assertIn(words, str(raised.exception))
            self.assertEqual(raised.exception.status, 2)

    def test_a_loop_is_asked_over_arrays(self):
        # The thesis's kernel as a loop: one load and 49 adds take 368 + 49 * 6 cycles.
        loop = ll.Kernel.from_loop("LDG.32; FADD x49", "gtx980")
        warps = np.array([8, 32, 64])
        np.testing.assert_allclose(loop.throughput(warps=warps),
                                   np.minimum(warps / (368 + 49 * 6), 4 / 50), rtol=1e-12)
        np.testing.assert_allclose(loop.throughput(49, warps), self.kernel.throughput(49, warps), rtol=1e-9)
        self.assertEqual(loop.bottleneck(warps=warps).tolist(), ["latency", "latency", "issue"])
        self.assertAlmostEqual(float(loop.latency_cycles()), 368 + 49 * 6, 9)
        self.assertAlmostEqual(float(loop.warps_needed()), (368 + 49 * 6) * 4 / 50, 9)
        self.assertAlmostEqual(loop.cusp()["alpha"], self.kernel.cusp()["alpha"], 6)
        self.assertAlmostEqual(float(loop.bounds(warps=1)["issue"]), 4 / 50, 12)
        self.assertIn("LDG.32", repr(loop))
        with self.assertRaises(ValueError):
            self.kernel.throughput(warps=3)  # a mix has no alpha of its own

    def test_what_shows_itself_has_units(self):
        self.assertEqual(self.kernel.units["mem_lat"], "cycles")
        self.assertIn("mem_lat 368 cycles", repr(self.kernel))
        sweep = ll.sweep(alpha=[1, 2, 4], warps="1:2", parameters={"mem_lat": [300, 400]})
        self.assertEqual(repr(sweep), "Sweep of bound over mem_lat 2, alpha 3, warps_per_sm 2")
        self.assertEqual(sweep.units, {"mem_lat": "cycles", "alpha": "", "warps_per_sm": "warps/SM",
                                       "bound": "IPC/SM"})
        answer = ll.evaluate(alpha=49, warps=32, parameters={"mem_lat": 400})
        self.assertEqual(answer.latency_cycles, 400 + 49 * 6)
        self.assertEqual(answer, ll.eval(alpha=49, warps=32, set={"mem_lat": 400}))
        self.assertIn("latency_cycles: 694", repr(answer))
        with self.assertRaisesRegex(ll.Error, "one argument"):
            ll.evaluate(set={"mem_lat": 400}, parameters={"mem_lat": 400})

    def test_data_frames_come_of_what_is_installed(self):
        # What pandas and xarray are given, whether or not they are here.
        pandas, xarray = types.ModuleType("pandas"), types.ModuleType("xarray")
        class Frame(dict):
            attrs = {}
        pandas.DataFrame, pandas.Categorical = Frame, lambda each: ("categorical", list(each))
        xarray.Dataset = lambda found, coordinates: (found, coordinates)
        sweep = ll.sweep(alpha=[1, 49], warps=[8, 64])
        with unittest.mock.patch.dict(sys.modules, pandas=pandas, xarray=xarray):
            frame = sweep.to_dataframe()
            found, coordinates = sweep.to_xarray()
        self.assertEqual(list(frame), ["alpha", "warps_per_sm", "bound", "bottleneck"])
        self.assertEqual(frame["bottleneck"][0], "categorical")
        self.assertEqual(found["bound"][0], ["alpha", "warps_per_sm"])
        self.assertEqual(found["bound"][2], {"units": "IPC/SM"})
        self.assertEqual(coordinates["warps_per_sm"][2], {"units": "warps/SM"})

    def test_threads_do_not_mix_their_answers(self):
        expected = [ll.eval(warps=warps)["warps_per_sm"] for warps in range(1, 9)]
        found = [[] for _ in expected]

        def ask(place):
            found[place] = [ll.eval(warps=place + 1)["warps_per_sm"] for _ in range(20)]

        threads = [threading.Thread(target=ask, args=(place,)) for place in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [[each] * 20 for each in expected])

    def test_a_wrong_file_of_the_users_is_a_warning(self):
        folder = os.path.join(home.name, "LatencyLoom", "LatencyLoom", "gpus")
        os.makedirs(folder)
        path = os.path.join(folder, "bad.json")
        with open(path, "w") as file:
            file.write("{")
        try:
            with self.assertWarnsRegex(UserWarning, "bad.json"):
                ll.Kernel("gtx980")
            with self.assertWarnsRegex(UserWarning, "bad.json"):
                ll.eval()
        finally:
            os.remove(path)


if __name__ == "__main__":
    unittest.main()
