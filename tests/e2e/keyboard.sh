#!/usr/bin/env bash
# The same by keys alone on a virtual display: choose a GPU, set α, read the cusp, answer a lesson,
# export. Every step is kept as a picture.
# keyboard.sh PATH/TO/latencyloom FOLDER
set -euo pipefail

source "$(dirname "$0")/x11.bash"

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
mkdir -p "$folder"
rm -f "$folder"/step-*.png
new_home
start_display
start "$1"

# until_title TEXT: waits for the window to say it.
until_title() { until_true "the window is called '$(title)', without '$1'" said "$1"; }
said() { [[ $(title) == *"$1"* ]]; }
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
xdotool key Escape # the field of the answer has the keyboard
sleep 0.3
xdotool key ctrl+e
sleep 1
look export
xdotool key Return
exported() {
  found=$(find "$HOME" -maxdepth 1 -name '*.pdf' | head -1)
  [[ -n $found ]] && is_pdf "$found"
}
until_true "no PDF was exported" exported
look done
