#!/usr/bin/env bash
# Twenty minutes of a lecture, by keys alone from a first start, for a projector at 1280x720: α, ILP,
# the cusp, a stall, divergence, banks, occupancy. Every step is kept as a picture, and what the
# window then holds is read from the file that it saves.
# lecture.sh PATH/TO/latencyloom FOLDER
set -euo pipefail

source "$(dirname "$0")/x11.bash"

display_size=1280x720
step=0
folder=$2
last=
# look NAME: a picture, which is another one than the last.
look() {
  step=$((step + 1))
  local picture
  picture=$folder/$(printf '%02d' $step)-$1.png
  import -window root -depth 8 "$picture"
  [[ -z $last ]] || ! cmp -s "$last" "$picture" || fail "nothing changed at '$1'"
  last=$picture
}
fail() {
  import -window root -depth 8 "$folder/failed.png" || true
  echo "lecture: $*" >&2
  exit 1
}
key() {
  xdotool key --delay 60 "$@"
  sleep 0.6
}
command() {
  xdotool key ctrl+k
  sleep 0.5
  xdotool type --delay 20 "$1"
  sleep 0.4
  key Return
}
# holds TEXT: the scenario says so, blanks and line breaks aside; it is saved until it does.
has() {
  xdotool key ctrl+s
  sleep 0.3
  tr -d ' \n' <"$scenario" | grep -qF -- "$1"
}
holds() { until_true "the scenario does not hold '$1'" has "$1"; }
in_front() { holds "\"front\":\"$1\""; }

# large TITLE: the view in front as a large window, with the keyboard, as a window manager gives it.
large() {
  key F12
  large=
  there() {
    large=$(xdotool search --onlyvisible --name "^$1\$" 2>/dev/null | head -1)
    [[ -n $large ]]
  }
  until_true "no large window called '$1'" there "$1"
  xdotool windowfocus "$large"
  sleep 0.5
}
# Escape leaves it.
leave() {
  xdotool key Escape
  gone() { ! xdotool search --onlyvisible --name "^$1\$" >/dev/null 2>&1; }
  until_true "Escape does not leave '$1'" gone "$1"
  xdotool windowfocus "$window"
  sleep 0.3
}

mkdir -p "$folder"
rm -f "$folder"/*.png
new_home
start_display
start "$1" --projector
scenario=$HOME/lecture.loom.json
look first-picture

# The file that is read after each step.
xdotool key ctrl+shift+s
sleep 1
xdotool type --delay 20 "$scenario"
xdotool key Return
until_true "the scenario is not saved" test -s "$scenario"
sleep 0.3
xdotool windowfocus "$window"
holds '"alpha":20'

# α: a load with one add, then with 200, then where it began.
command "alpha 1"
holds '"alpha":1,'
look alpha-1
command "alpha 200"
holds '"alpha":200'
look alpha-200
command "alpha 48"
holds '"alpha":48'

# The operating point by arrows: half of the warps.
key t
in_front throughput
command "warps 24"
holds '"warps":24'
look warps-24

# ILP: the same throughput with fewer warps, beside the state before.
command "pin for comparison"
command "ilp 2"
holds '"ilp":2'
look ilp-2
command "unpin all"
command "ilp 1"
holds '"ilp":1'

# The cusp alone, as a large window, and back.
command "warps 54"
key 2
in_front cusp
large "Warps needed"
look cusp-large
leave "Warps needed"
key 2 Left Left Left
look cusp-walked
command "alpha 48"
holds '"alpha":48'

# A stall: the timeline, alone and nearer, and on to the next event.
key 3
in_front timeline
sleep 1
look timeline
large Timeline
sleep 1
key w w w w
look stall
key shift+Right shift+Right shift+Right
look stall-next-event
leave Timeline

# Divergence, step by step, alone.
key 4
in_front divergence
large Divergence
look divergence
key Right Right Right Right Right Right
look divergence-stepped
leave Divergence

# Banks: a column of an array, by the field of the stride.
key 5 5
in_front banks
large Banks
look banks
key Tab Tab Tab Tab
xdotool type --delay 20 32
key Return
look banks-32
leave Banks
holds '"stride":32'

# Occupancy: another number of threads in a block.
key 7
in_front occupancy
large Occupancy
look occupancy
key Tab Tab Tab Tab Right Right Right Right
look occupancy-threads
leave Occupancy
holds '"launch":'

# A view that is no tab: two keys to see all of them, a word to go there.
key v
look all-views
key Escape
command "go to what if"
in_front sensitivity
look what-if
