"""Makes a table of the raw page of Nsight Compute, in CSV, on standard input: a row a launch."""

import csv
import sys

rows = list(csv.reader(line for line in sys.stdin if not line.startswith("==")))
begin = next(i for i, row in enumerate(rows) if row and row[0] == "ID")
columns = [rows[begin].index("launch__" + name)
           for name in ("block_size", "shared_mem_per_block_dynamic", "shared_mem_config_size")]
print("threads_per_block,shared_per_block,shared_of_sm")
for row in rows[begin + 2:]:  # a row of units between
    if len(row) == len(rows[begin]):
        print(",".join(row[i].replace(",", "") for i in columns))
