#!/usr/bin/env bash
# Whoever has a source compiled ends: the compiler and all temporary files go with it.
# compiler.sh PATH/TO/latencyloom
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/tmp"
export LC_ALL=C.UTF-8 TMPDIR=$folder/tmp
fail() {
  echo "compiler: $*"
  exit 1
}
# Half a minute of work: ten macros that are each ten of the one before.
{
  echo "#define A x x x x x x x x x x"
  before=A
  for each in B C D E F G H I J; do
    echo "#define $each $before $before $before $before $before $before $before $before $before $before"
    before=$each
  done
  echo "int y = J;"
} >"$folder/bomb.cu"
compiles() { pgrep -f "clang[-+0-9]* .*$folder/bomb.cu" >/dev/null; }
until_true() {
  local what=$1
  shift
  for _ in $(seq 100); do
    "$@" && return
    sleep 0.1
  done
  fail "$what"
}
ended() { ! compiles && [[ -z $(ls -A "$folder/tmp") ]]; }
for signal in TERM KILL HUP; do
  "$1" predict "$folder/bomb.cu" --gpu gtx980 --grid 1 --block 32 >/dev/null 2>&1 &
  until_true "no compiler was started" compiles
  [[ -n $(ls -A "$folder/tmp") ]] || fail "no temporary file was seen"
  kill -$signal $!
  wait $! 2>/dev/null || true
  until_true "after $signal there is left: $(ls -A "$folder/tmp"; pgrep -af bomb.cu)" ended
done
