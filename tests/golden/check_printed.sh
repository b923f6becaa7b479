#!/usr/bin/env bash
# Runs the commands that `profile --loop` prints of every launch of an export: check_printed.sh
# PROGRAM EXPORT. Each prints the launch's loop alone, or evaluates it.
set -euo pipefail
program=$1 export=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
export LC_ALL=C.UTF-8 HOME="$scratch" XDG_DATA_HOME="$scratch"
mkdir "$scratch/bin" "$scratch/a folder"
ln -s "$program" "$scratch/bin/latencyloom"
PATH="$scratch/bin:$PATH"
cp "$export" "$scratch/a folder/an export.csv"
cd "$scratch/a folder"

latencyloom profile --loop "an export.csv" >all
count=0
while IFS= read -r line; do
  count=$((count + 1))
  eval "${line#\# }" >said 2>&1 || {
    echo "check_printed: '${line#\# }' fails: $(head -c 400 said)" >&2
    exit 1
  }
done < <(grep '^# latencyloom ' all)
launches=$(grep -c '^# latencyloom eval ' all)
[ "$count" -eq $((2 * launches)) ] && [ "$launches" -gt 1 ] || {
  echo "check_printed: $count commands of $launches launches" >&2
  exit 1
}
