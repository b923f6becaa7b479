#!/usr/bin/env bash
# The display goes away under a window with unsaved work: the program ends, and the next one offers
# the work back, until it is saved; a second window beside a living one does not. A program that is
# told to end keeps what it has not written yet.
# display.sh PATH/TO/latencyloom
set -euo pipefail
program=$1
source "$(dirname "$0")/../e2e/x11.bash"
new_home
work() { find "$home/data" -path '*/recovery/*.json' 2>/dev/null; }
fail() {
  echo "display: $*" >&2
  exit 1
}
is_kept() { [[ -n $(work) ]]; }

start_display
start "$program"
first=$(title)
drag_alpha
dragged=$(title)
[[ $dragged != "$first" ]] || fail "dragging changed nothing"
until_true "unsaved work was not kept" is_kept

# A second one at once: nothing is offered, so the keys of Show and Open do nothing.
before=$window one=$pid
"$program" 2>/dev/null & pid=$!
until_true "no second window" seen "$before"
xdotool windowfocus "$window"
sleep 0.5
xdotool key alt+w
sleep 0.5
xdotool key alt+o
sleep 0.5
xdotool key Escape
titled "$first" || fail "a second window has taken the work of the first: $(title)"
kill -9 "$pid"
wait "$pid" 2>/dev/null || true
pid=$one

kill -9 "$server"
wait "$server" 2>/dev/null || true
until_true "the program hangs without its display" ended
is_kept || fail "the unsaved work went with the display"

start_display
start "$program"
titled "$first" || fail "it started on '$(title)'"
xdotool key alt+w
sleep 1
xdotool key alt+o
until_true "what was restored is '$(title)', not '$dragged'" titled "$dragged"
xdotool windowfocus "$window" key ctrl+q
until_true "it does not quit" ended
is_kept || fail "what was not saved went with the end"
start "$program"
until_true "it goes on with '$(title)', not '$dragged'" titled "$dragged"

# Told to end a moment after a change, long before the next writing, it keeps the change.
before=$(work | xargs cat | md5sum)
xdotool mousemove 146 176 mousedown 1 mousemove 154 176 mousemove 164 176 mouseup 1
sleep 0.5
[[ $(title) != "$dragged" ]] || fail "dragging anew changed nothing"
kill -TERM "$pid"
until_true "it does not end when it is told to" ended
[[ $(work | xargs cat | md5sum) != "$before" ]] || fail "the last change went with SIGTERM"
echo "display: lost, and the work was back at the next start"
