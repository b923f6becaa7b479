#!/usr/bin/env bash
# Starts the window, drags α, exports, quits, and starts again where it was left off.
# window.sh PATH/TO/latencyloom
set -euo pipefail

source "$(dirname "$0")/x11.bash"

fail() {
  echo "e2e: $*" >&2
  exit 1
}
quit() {
  xdotool windowfocus "$window" key ctrl+q
  until_true "it does not quit" ended
  wait "$pid" || fail "it ended with status $?"
}

new_home
start_display
start "$1"
[[ $(title) == *"GTX 980, α 20" ]] || fail "a first start opens on '$(title)'"

drag_alpha
dragged=$(title)
[[ $dragged != *"α 20" ]] || fail "dragging the slider changed nothing"

xdotool key ctrl+z
sleep 0.3
[[ $(title) == *"α 20" ]] || fail "one undo did not take the whole drag back"
xdotool key ctrl+shift+z
sleep 0.3
[[ $(title) == "$dragged" ]] || fail "redo gives '$(title)', not '$dragged'"

xdotool key ctrl+e
sleep 1
xdotool key Return
until_true "no PDF was exported" is_pdf "$HOME/throughput-saturation.pdf"
sleep 0.3
quit

start "$1"
[[ $(title) == "$dragged" ]] || fail "it came back as '$(title)', not '$dragged'"
quit

start "$1" "$HOME/throughput-saturation.pdf"
[[ $(title) == "$dragged" ]] || fail "the exported figure opens as '$(title)'"
quit
echo "e2e: started, dragged, undone, exported, restored"
