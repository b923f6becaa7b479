#!/usr/bin/env bash
# Whoever draws many figures is killed: nothing is written any more. workers.sh PATH/TO/latencyloom
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8
"$1" figure all -o "$folder/all" 2>/dev/null &
for _ in $(seq 200); do
  [[ -n $(ls "$folder/all" 2>/dev/null) ]] && break
  sleep 0.05
done
kill -9 $!
wait 2>/dev/null || true
sleep 0.3
before=$(ls -lA "$folder/all")
sleep 2
[[ -n $before && $(ls -lA "$folder/all") == "$before" ]] || {
  echo "workers: files were written after the end"
  exit 1
}
