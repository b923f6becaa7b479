#!/usr/bin/env bash
# The wheel: pip puts it into a folder of its own, without a network, and what is there answers.
# wheel.sh SOURCE BUILD PYTHON
set -euo pipefail
source=$1 build=$2 python=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8 HOME=$folder XDG_DATA_HOME=$folder PYTHONDONTWRITEBYTECODE=1
fail() {
  echo "wheel: $*" >&2
  exit 1
}
"$python" "$source/packaging/cmake/write_wheel.py" "$build" "$folder" >"$folder/said"
wheel=$(echo "$folder"/*.whl)
"$python" - "$wheel" <<'CHECK'
import base64, csv, hashlib, io, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    assert wheel.testzip() is None
    record = next(name for name in wheel.namelist() if name.endswith(".dist-info/RECORD"))
    rows = list(csv.reader(io.StringIO(wheel.read(record).decode())))
    assert sorted(row[0] for row in rows) == sorted(wheel.namelist()), "RECORD names other files"
    for name, digest, size in rows:
        data = wheel.read(name)
        if name != record:
            found = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            assert (digest, int(size)) == ("sha256=" + found, len(data)), name
    for part in ("METADATA", "WHEEL", "RECORD"):
        assert record.replace("RECORD", part) in wheel.namelist(), part
CHECK
if "$python" -m pip --version >/dev/null 2>&1; then
  "$python" -m pip install -q --no-index --no-deps --target "$folder/there" "$wheel" 2>"$folder/said" ||
    fail "pip: $(cat "$folder/said")"
else
  "$python" -m zipfile -e "$wheel" "$folder/there"
fi
cd "$folder"
answer=$(PYTHONPATH=$folder/there "$python" -c '
import latencyloom as ll
print(ll.__file__, round(ll.Kernel("gtx980").cusp()["alpha"], 2), ll.eval(alpha=49, warps=32)["bottleneck"])')
[[ $answer == "$folder/there/latencyloom/__init__.py 48.08 latency" ]] || fail "it answers '$answer'"
PYTHONPATH=$folder/there "$python" -c '
from importlib.metadata import metadata, version
import latencyloom
assert version("latencyloom") == latencyloom.__version__
assert metadata("latencyloom")["License"]'
