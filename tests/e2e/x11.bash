# To be sourced: the program on a virtual display, $display_size or 1280x800, with a home of its own, driven by
# xdotool. The script that sources this defines fail. Home, display and program end with it.

home= server= window= pid=
end() {
  kill -9 $pid $server 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$home"
}

# The folders of a new, empty home.
new_home() {
  home=$(mktemp -d)
  trap end EXIT
  export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_RUNTIME_DIR=$home
  export XDG_STATE_HOME=$home/state LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
  mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
  unset WAYLAND_DISPLAY
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

# A display whose number the server chooses, so that scripts can run side by side. It stays as it is
# when its last client leaves, and xdotool leaves all the time.
start_display() {
  rm -f "$home/display"
  Xvfb -displayfd 3 -noreset -screen 0 "${display_size:-1280x800}x24" 3>"$home/display" >/dev/null 2>&1 & server=$!
  until_true "no X server" test -s "$home/display"
  export DISPLAY=:$(<"$home/display")
}

# A visible window of the program's that is not $1.
seen() {
  window=$(xdotool search --onlyvisible --name '^LatencyLoom — ' 2>/dev/null |
    grep -vx "${1:-none}" | head -1)
  [[ -n $window ]]
}
# start PROGRAM: its window in the corner of the display, with the keyboard.
start() {
  "$@" & pid=$!
  local size=${display_size:-1280x800}
  until_true "no window appeared" seen
  xdotool windowmove "$window" 0 0 windowsize "$window" ${size/x/ } windowfocus "$window"
  sleep 0.5
}
title() { xdotool getwindowname "$window"; }
titled() { [[ $(title) == "$1" ]]; }

# Drags the handle of α, in the middle of the first slider; one grid step is 8 pixels.
drag_alpha() {
  local x
  xdotool mousemove 174 176 mousedown 1
  for x in $(seq 172 -2 146); do xdotool mousemove "$x" 176; done
  xdotool mouseup 1
  sleep 0.3
}

is_pdf() { [[ $(head -c 5 "$1" 2>/dev/null) == %PDF- ]]; }
ended() { ! kill -0 "$pid" 2>/dev/null; }
