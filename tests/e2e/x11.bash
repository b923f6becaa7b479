# To be sourced: the program on a virtual display of 1280x800, with a home of its own, driven by
# xdotool. The script that sources this defines fail.

# The folders of a new, empty home, gone with the script unless it sets a trap of its own.
new_home() {
  home=$(mktemp -d)
  trap 'rm -rf "$home"' EXIT
  export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_RUNTIME_DIR=$home
  export XDG_STATE_HOME=$home/state LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
  mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
}

# until_true WHAT COMMAND...: waits up to 15 s for the command to succeed, or fails with WHAT.
until_true() {
  local what=$1
  shift
  for _ in $(seq 150); do
    "$@" && return
    sleep 0.1
  done
  fail "$what"
}

window= pid=
# A visible window of the program's that is not $1.
seen() {
  window=$(xdotool search --onlyvisible --name '^LatencyLoom — ' 2>/dev/null |
    grep -vx "${1:-none}" | head -1)
  [[ -n $window ]]
}
# start PROGRAM: its window in the corner of the display, with the keyboard.
start() {
  "$@" & pid=$!
  until_true "no window appeared" seen
  xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800 windowfocus "$window"
  sleep 0.5
}
title() { xdotool getwindowname "$window"; }
titled() { [[ $(title) == "$1" ]]; }

# Drags the handle of α, in the middle of the first slider; one grid step is 8 pixels.
drag_alpha() {
  local x
  xdotool mousemove 170 163 mousedown 1
  for x in $(seq 168 -2 140); do xdotool mousemove "$x" 163; done
  xdotool mouseup 1
  sleep 0.3
}

is_pdf() { [[ $(head -c 5 "$1" 2>/dev/null) == %PDF- ]]; }
ended() { ! kill -0 "$pid" 2>/dev/null; }
