#!/usr/bin/env bash
# Starts the window, drags α, exports, quits, and starts again where it was left off.
# window.sh PATH/TO/latencyloom
set -euo pipefail

if [[ "${2:-}" != inside ]]; then
  home=$(mktemp -d)
  trap 'rm -rf "$home"' EXIT
  export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_RUNTIME_DIR=$home
  export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
  mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
  xvfb-run -a -s "-screen 0 1280x800x24" "$0" "$1" inside
  exit
fi

fail() {
  echo "e2e: $*" >&2
  exit 1
}

window= pid=
start() {
  "$1" & pid=$!
  for _ in $(seq 100); do
    window=$(xdotool search --onlyvisible --name '^LatencyLoom — ' 2>/dev/null | head -1 || true)
    [[ -n $window ]] && break
    sleep 0.1
  done
  [[ -n $window ]] || fail "no window appeared"
  xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800 windowfocus "$window"
  sleep 0.5
}
title() { xdotool getwindowname "$window"; }
quit() {
  xdotool windowfocus "$window" key ctrl+q
  for _ in $(seq 50); do
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.1
  done
  wait "$pid" || fail "it ended with status $?"
}

start "$1"
[[ $(title) == *"GTX 980, α 48" ]] || fail "a first start opens on '$(title)'"

# The handle of α stands in the middle of the first slider; one grid step is 8 pixels.
xdotool mousemove 170 163 mousedown 1
for x in $(seq 168 -2 140); do xdotool mousemove "$x" 163; done
xdotool mouseup 1
sleep 0.3
dragged=$(title)
[[ $dragged != *"α 48" ]] || fail "dragging the slider changed nothing"

xdotool key ctrl+z
sleep 0.3
[[ $(title) == *"α 48" ]] || fail "one undo did not take the whole drag back"
xdotool key ctrl+shift+z
sleep 0.3
[[ $(title) == "$dragged" ]] || fail "redo gives '$(title)', not '$dragged'"

xdotool key ctrl+e
sleep 1
xdotool key Return
for _ in $(seq 30); do
  [[ -s $HOME/throughput.pdf ]] && break
  sleep 0.1
done
[[ $(head -c 5 "$HOME/throughput.pdf" 2>/dev/null) == %PDF- ]] || fail "no PDF was exported"
sleep 0.3
quit

start "$1"
[[ $(title) == "$dragged" ]] || fail "it came back as '$(title)', not '$dragged'"
quit

"$1" "$HOME/throughput.pdf" & pid=$!
sleep 1
window=$(xdotool search --onlyvisible --name '^LatencyLoom — ' | head -1)
[[ $(title) == "$dragged" ]] || fail "the exported figure opens as '$(title)'"
quit
echo "e2e: started, dragged, undone, exported, restored"
