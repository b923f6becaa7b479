"""The figures `throughput` and `cusp` in matplotlib, from the CSV that LatencyLoom exports of them.

    matplotlib_peer.py update draw|blit memory|window MOVES THROUGHPUT.csv CUSP.csv
    matplotlib_peer.py export FIGURE.csv OUTPUT

`update` changes the lines of both figures MOVES times, each 1200x800 pixels, by a full draw or by
restoring the background and drawing the lines alone (blit), in memory (Agg) or until windows show
them (QtAgg, which needs a display), and prints the milliseconds of each move. `export` writes one
figure, 6x4 inches.
"""

import csv
import sys
import time

import matplotlib

in_window = "window" in sys.argv
matplotlib.use("QtAgg" if in_window else "Agg")
import matplotlib.pyplot as plt

if in_window:
    from matplotlib.backends.qt_compat import QtGui, QtWidgets


def settle():
    """Until windows show what was drawn."""
    if in_window:
        QtWidgets.QApplication.processEvents()
        QtGui.QGuiApplication.sync()



def series(path):
    """The labels of the axes, and each series' name with its finite x and y."""
    with open(path, encoding="utf-8") as file:
        rows = csv.reader(line for line in file if not line.startswith("#"))
        _, _, x_label, y_label = next(rows)[:4]
        lines = {}
        for row in rows:
            x, y = float(row[2]), float(row[3])
            if x != float("inf"):
                lines.setdefault(row[1], ([], []))
                lines[row[1]][0].append(x)
                lines[row[1]][1].append(y)
    return x_label, y_label, lines


def draw(path, size, dpi):
    x_label, y_label, lines = series(path)
    figure, axes = plt.subplots(figsize=size, dpi=dpi)
    artists = [axes.plot(x, y, label=name, linewidth=1.5)[0] for name, (x, y) in lines.items()]
    if "cusp" in path:
        axes.set_xscale("log")
    axes.set_xlabel(x_label)
    axes.set_ylabel(y_label)
    axes.legend()
    return figure, axes, artists


def update(how, moves, paths):
    made = []
    for path in paths:
        figure, axes, artists = draw(path, (12, 8), 100)
        for artist in artists:
            artist.set_animated(how == "blit")
        if in_window:
            figure.canvas.manager.show()
            settle()
        figure.canvas.draw()
        data = [(artist.get_xdata(), artist.get_ydata()) for artist in artists]
        made.append((figure, axes, artists, data, figure.canvas.copy_from_bbox(axes.bbox)))
    for move in range(moves + 5):
        share = 0.6 + 0.4 * (move * 37 % 101) / 100
        start = time.perf_counter()
        for figure, axes, artists, data, background in made:
            for artist, (x, y) in zip(artists, data):
                artist.set_data(x, [share * value for value in y])
            if how == "draw":
                figure.canvas.draw()
            else:
                figure.canvas.restore_region(background)
                for artist in artists:
                    axes.draw_artist(artist)
                figure.canvas.blit(axes.bbox)
        settle()
        if move >= 5:
            print(f"{(time.perf_counter() - start) * 1e3:.3f}")


def main():
    if sys.argv[1] == "update":
        update(sys.argv[2], int(sys.argv[4]), sys.argv[5:])
    else:
        figure, _, _ = draw(sys.argv[2], (6, 4), 600)
        figure.savefig(sys.argv[3])


main()
