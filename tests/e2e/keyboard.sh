#!/usr/bin/env bash
# The same by keys alone on a virtual display: choose a GPU, set α, read the cusp, answer a lesson,
# export. Every step is kept as a picture.
# keyboard.sh PATH/TO/latencyloom FOLDER
set -euo pipefail

if [[ "${3:-}" != inside ]]; then
  home=$(mktemp -d)
  trap 'rm -rf "$home"' EXIT
  export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_RUNTIME_DIR=$home
  export XDG_STATE_HOME=$home/state LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
  mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$2"
  rm -f "$2"/step-*.png
  xvfb-run -a -s "-screen 0 1280x800x24" "$0" "$1" "$2" inside
  exit
fi

step=0
look() {
  step=$((step + 1))
  import -window root -depth 8 "$folder/step-$step-$1.png"
}
fail() {
  look failed
  echo "keyboard: $*" >&2
  exit 1
}
folder=$2
"$1" & pid=$!
trap 'kill "$pid" 2>/dev/null || true' EXIT
window=
for _ in $(seq 100); do
  window=$(xdotool search --onlyvisible --name '^LatencyLoom — ' 2>/dev/null | head -1 || true)
  [[ -n $window ]] && break
  sleep 0.1
done
[[ -n $window ]] || fail "no window appeared"
xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800 windowfocus "$window"
sleep 1

# until_title TEXT: waits for the window to say it.
until_title() {
  for _ in $(seq 50); do
    [[ $(xdotool getwindowname "$window") == *"$1"* ]] && return
    sleep 0.1
  done
  fail "the window is called '$(xdotool getwindowname "$window")', not '$1'"
}
command() {
  xdotool key ctrl+k
  sleep 0.5
  xdotool type --delay 20 "$1"
  sleep 0.3
  xdotool key Return
  sleep 0.3
}

command H200
until_title H200
look gpu
command "alpha 30"
until_title "α 30"
look alpha
xdotool key 2 Right Right Left
sleep 0.5
look cusp
command "Little's law"
sleep 0.5
xdotool key n
sleep 0.3
look lesson
xdotool key ctrl+e
sleep 1
look export
xdotool key Return
for _ in $(seq 50); do
  found=$(find "$HOME" -maxdepth 1 -name '*.pdf' | head -1)
  [[ -n $found && -s $found ]] && break
  sleep 0.1
done
[[ -n $found && $(head -c 5 "$found") == %PDF- ]] || fail "no PDF was exported"
look done
