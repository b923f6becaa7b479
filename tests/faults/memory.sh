#!/usr/bin/env bash
# A picture for which there is no memory: one line says so, and the old file stays as it was.
#   memory.sh PATH/TO/latencyloom
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=$folder
fail() {
  echo "memory: $*" >&2
  exit 1
}
draw() { "$program" figure cusp --gpu gtx980 --force -o "$folder/a.png" "$@" 2>&1; }

draw || fail "an ordinary picture is not drawn"
cp "$folder/a.png" "$folder/before.png"
status=0
said=$(ulimit -v 800000 && draw --size 600x600mm) || status=$? # 14173 x 14173 pixels, 804 MB
[[ $status == 1 ]] || fail "status $status: $said"
[[ $said == *"no memory for the 14173x14173 pixels"* && $said != *$'\n'* ]] || fail "said: $said"
cmp "$folder/a.png" "$folder/before.png" || fail "the old file is another"
[[ $(ls "$folder" | tr '\n' ' ') == "a.png before.png " ]] || fail "left: $(ls "$folder")"
