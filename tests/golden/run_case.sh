#!/usr/bin/env bash
# Runs one golden case: run_case.sh PROGRAM FOLDER.
#   args    the arguments, as one line of shell words; run inside the folder
#   stdout, stderr, exit    what is expected; a missing file means nothing, or 0
# LOOM_UPDATE_GOLDEN=1 writes what the program answers instead. Read it before it is committed.
set -u
program=$1
folder=$2
cd "$folder" || exit 1
result=$(mktemp -d) || exit 1
trap 'rm -rf "$result"' EXIT

# Nothing of the machine may be seen in an answer: no display, no GPUs of the user's, no language.
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
export LC_ALL=C.UTF-8 HOME="$result" XDG_DATA_HOME="$result" OUT="$result"
eval "set -- $(cat args)"
"$program" "$@" >"$result/stdout" 2>"$result/stderr" </dev/null
echo $? >"$result/exit"

if [ "${LOOM_UPDATE_GOLDEN:-}" = 1 ]; then
  for part in stdout stderr; do
    if [ -s "$result/$part" ]; then cp "$result/$part" $part; else rm -f $part; fi
  done
  cp "$result/exit" exit
  exit 0
fi

status=0
for part in stdout stderr exit; do
  expected=$part
  if [ ! -e $part ]; then
    expected=$result/expected
    if [ $part = exit ]; then echo 0 >"$expected"; else : >"$expected"; fi
  fi
  diff -u --label "expected $part" --label "found $part" "$expected" "$result/$part" || status=1
done
# An error leaves no half-written file behind; a case that writes compares it itself.
exit $status
