#!/usr/bin/env bash
# The display goes away under a window with unsaved work: the program ends, and the next one offers
# the work back; a second window beside a living one does not. display.sh PATH/TO/latencyloom
set -euo pipefail
program=$1
home=$(mktemp -d)
server= pid=
trap 'kill -9 $server $pid 2>/dev/null || true; wait 2>/dev/null; rm -rf "$home"' EXIT
export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_RUNTIME_DIR=$home
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
work() { find "$home/data" -path '*/recovery/*.json' 2>/dev/null; }
fail() {
  echo "display: $*" >&2
  cat "$home/said" >&2 || true
  exit 1
}
until_true() { # until_true WHAT COMMAND...
  local what=$1
  shift
  for _ in $(seq 150); do
    "$@" && return
    sleep 0.1
  done
  fail "$what"
}
start_server() {
  Xvfb -displayfd 3 -screen 0 1280x800x24 3>"$home/display" >/dev/null 2>&1 & server=$!
  until_true "no X server" test -s "$home/display"
  export DISPLAY=:$(<"$home/display")
}
seen() {
  window=$(xdotool search --onlyvisible --name '^LatencyLoom — ' 2>/dev/null | head -1 || true)
  [[ -n $window ]]
}
title() { xdotool getwindowname "$window"; }
start_program() {
  "$program" 2>"$home/said" & pid=$!
  until_true "no window appeared" seen
  xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800 windowfocus "$window"
  sleep 0.5
}
is_kept() { [[ -n $(work) ]]; }
ended() { ! kill -0 "$pid" 2>/dev/null; }
titled() { [[ $(title) == "$1" ]]; }

start_server
start_program
first=$(title)
xdotool mousemove 170 163 mousedown 1
for x in $(seq 168 -2 140); do xdotool mousemove "$x" 163; done
xdotool mouseup 1
sleep 0.3
dragged=$(title)
[[ $dragged != "$first" ]] || fail "dragging changed nothing"
until_true "unsaved work was not kept" is_kept

# A second one at once: nothing is offered, so the key of Restore does nothing.
before=$window one=$pid
"$program" 2>/dev/null & pid=$!
other() {
  window=$(xdotool search --onlyvisible --name '^LatencyLoom — ' 2>/dev/null | grep -v "^$before$" | head -1)
  [[ -n $window ]]
}
until_true "no second window" other
xdotool windowfocus "$window"
sleep 0.5
xdotool key alt+r
sleep 0.5
titled "$first" || fail "a second window has taken the work of the first: $(title)"
kill -9 "$pid"
wait "$pid" 2>/dev/null || true
pid=$one

kill -9 "$server"
wait "$server" 2>/dev/null || true
rm "$home/display"
until_true "the program hangs without its display" ended
is_kept || fail "the unsaved work went with the display"

start_server
start_program
titled "$first" || fail "it started on '$(title)'"
xdotool key alt+r
until_true "what was restored is '$(title)', not '$dragged'" titled "$dragged"
xdotool key ctrl+q
until_true "it does not quit" ended
! is_kept || fail "work is still offered after a clean end"
echo "display: lost, and the work was back at the next start"
