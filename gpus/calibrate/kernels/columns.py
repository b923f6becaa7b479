"""Keeps of an export of Nsight Compute what a launch is and the metrics asked for: columns.py EXPORT METRICS > FILE"""
import csv
import re
import sys

LAUNCH = {"ID", "Process Name", "Kernel Name", "Context", "Stream", "Block Size", "Grid Size", "Device", "CC",
          "device__attribute_display_name", "sass__inst_executed_per_opcode_with_modifier_all"}


def main(export, metrics):
    with open(metrics) as lines:
        wanted = [line.strip() for line in lines]
    patterns = [re.compile(each[len("regex:"):]) for each in wanted if each.startswith("regex:")]
    # Of a stall reason ncu gives three forms, of which the ratio is read.
    plain = LAUNCH.union(wanted)

    def kept(name):
        return name in plain or any(p.search(name) for p in patterns) and not name.endswith((".pct", ".max_rate"))

    with open(export, newline="") as lines:
        rows = list(csv.reader(line for line in lines if line.strip() and not line.startswith("==")))
    columns = [i for i, name in enumerate(rows[0]) if kept(name)]
    writer = csv.writer(sys.stdout, quoting=csv.QUOTE_ALL, lineterminator="\n")
    writer.writerows([row[i] for i in columns] for row in rows)


main(*sys.argv[1:])
