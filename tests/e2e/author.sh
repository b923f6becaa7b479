#!/usr/bin/env bash
# An author's whole task from a fresh start, every action counted: three GPUs compared, with points
# measured by somebody else, two panels, 88 mm wide, exported as PDF with caption and BibTeX. A
# click, a chord of keys and a text typed are one action each; pictures of the steps in FOLDER.
# author.sh PATH/TO/latencyloom FOLDER
set -euo pipefail

source "$(dirname "$0")/x11.bash"

most=35 actions=0 step=0
look() {
  step=$((step + 1))
  import -window root -depth 8 "$folder/step-$step-$1.png"
}
fail() {
  look failed
  echo "author: $*" >&2
  exit 1
}
# act WHAT XDOTOOL-ARGUMENTS...
act() {
  local what=$1
  shift
  actions=$((actions + 1))
  printf '%2d. %s\n' "$actions" "$what" >>"$folder/actions.txt"
  xdotool "$@"
  sleep "${pause:-0.6}"
}
press() { act "press $1 ($2)" key "$1"; }
write() { act "type '$1' ($2)" type --delay 15 "$1"; }
folder=$2
mkdir -p "$folder"
rm -f "$folder"/step-*.png "$folder/actions.txt"
new_home
cat >"$HOME/points.csv" <<'CSV'
# source: A. Author, measured with occupancy by shared memory, 2026
# target: 0.9
alpha,warps,error
4,29,1
16,36,2
32,45,2
64,47,3
128,36,2
CSV
start_display
start "$1"
look start

# Without a window manager a window has the keyboard when it is given it. take_keys NAME
take_keys() {
  local found=
  named() { found=$(xdotool search --onlyvisible --name "$1" 2>/dev/null | tail -1) && [[ -n $found ]]; }
  until_true "no window '$1'" named "$1"
  xdotool windowmove "$found" 0 0 windowfocus "$found"
  sleep 0.5
}
main() { xdotool windowfocus "$window"; sleep 0.3; }

act "click 90 % of the peak" mousemove 109 273 click 1
act "click the GPU" mousemove 150 40 click 1
write V100 "a second GPU"
press ctrl+Return "compare"
press ctrl+a "search anew"
write H200 "a third GPU"
press ctrl+Return "compare"
press Escape "close the list"
main
press ctrl+i "import measurements"
write "$HOME/points.csv" "the file"
press Return "open it"
sleep 1
look import
press Return "import as guessed"
sleep 0.5
main
press 2 "the cusp"
look cusp
press ctrl+shift+e "edit its figure"
take_keys '^Figure: '
act "click the tab Panels and axes" mousemove 875 11 click 1
act "click Add a figure" mousemove 960 136 click 1
write Thr "the second panel"
press Return "take it"
press alt+l "letters (a), (b)"
look panels
act "click the tab Page" mousemove 792 11 click 1
act "click Size" mousemove 1010 51 click 1
write ieee-1 "one column"
press Return "take it"
act "click the width" mousemove 915 140 click 1
press ctrl+a "all of it"
write 88 "millimetres"
press Tab "take it"
sleep 1
look page
act "click Export" mousemove 1093 673 click 1
take_keys '^Export: '
press alt+c "caption and BibTeX beside it"
look export
press Return "export"
until_true "no PDF was exported" is_pdf "$HOME/cusp-in-flight.pdf"
until_true "no caption" test -s "$HOME/cusp-in-flight.txt"
until_true "no BibTeX" test -s "$HOME/cusp-in-flight.bib"
cp "$HOME"/cusp-in-flight.* "$folder"
grep -q 'A. Author' "$HOME/cusp-in-flight.bib" "$HOME/cusp-in-flight.txt" || fail "the author's own source is cited nowhere"
if command -v pdfinfo >/dev/null; then
  points=$(pdfinfo "$HOME/cusp-in-flight.pdf" | awk '/Page size/ { printf "%.1f", $3 }')
  [[ $points == 249.4 || $points == 249.5 || $points == 249 ]] || fail "the page is $points pt wide, not 88 mm"
fi
((actions <= most)) || fail "$actions actions, and at most $most are wanted"
echo "author: $actions actions"
