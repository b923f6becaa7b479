#!/usr/bin/env bash
# Exports figures in three changed states and draws each again, by the file that was written and by
# the command that this file says of itself: the same bytes.
#   check_states.sh PROGRAM some    figures of every kind
#   check_states.sh PROGRAM all     every figure of the catalogue
set -euo pipefail
program=$1 which=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM SOURCE_DATE_EPOCH
export LC_ALL=C.UTF-8 HOME="$scratch" XDG_DATA_HOME="$scratch"

ids="cusp throughput concurrency timeline loom divergence-trace memory thesis-2.2 thesis-4.6
  thesis-4.7 thesis-table-4.1 sensitivity"
[ "$which" = all ] && ids=$("$program" figure list | cut -d ' ' -f 1)

# latencyloom ARGUMENTS: the program, as commands name it
latencyloom() { "$program" "$@"; }
# drawn_again FILE: by its scenario, and by its command
drawn_again() {
  local file=$1 command
  latencyloom figure --scenario "$file" -o again.svg --force
  cmp "$file" again.svg || { echo "$file is another by --scenario"; exit 1; }
  command=$(latencyloom figure --scenario "$file" --as-command)
  eval "${command% -o *} -o again.svg --force" || { echo "$file: $command"; exit 1; }
  cmp "$file" again.svg || { echo "$file is another by: $command"; exit 1; }
}
# state NAME OPTION...: every figure that can have all of the options
state() {
  local name=$1 drawn=0
  shift
  for id in ${only:-$ids}; do
    latencyloom figure "$id" "$@" -o "$name-$id.svg" 2>/dev/null || continue
    drawn_again "$name-$id.svg"
    drawn=$((drawn + 1))
  done
  [ "$drawn" -ge "${least:-1}" ] || { echo "$name: only $drawn figures"; exit 1; }
}

# Figures of a source are of its own GPU again when a file of theirs is opened.
only="cusp throughput concurrency timeline loom sensitivity" least=6 state kernel --gpu h200 --alpha 12.5 --warps 20 --set mem_lat=700
least=9 state look --size 170x150mm --palette mono --title --text 7 \
  --author 'A. Author' --print-statuses
least=5 state marked --size 140x120mm --mark 'text;at=2,2;text=here;colour=wine;text_pt=7' \
  --labels legend-below

only="throughput throughput-saturation overview" least=2 state view --gpu h200 --compare a100 \
  --view throughput_unit=gigaflops,throughput_axis=alpha

only="throughput throughput-saturation" least=2 state second --gpu h200 --axis 'a.y;second=gigabytes'
latencyloom figure throughput --gpu h200 --axis 'a.y;second=gigabytes' -o second.svg
grep -q '>memory throughput (GB/s)<' second.svg || { echo "no second axis is drawn"; exit 1; }

# Error bars without ends are one line each in place of three.
printf '# source: A. Author, mine, 2026\nalpha,warps needed,error\n1,31,1.5\n8,36,2\n' >mine.csv
for style in caps bars; do
  latencyloom figure cusp --data mine.csv --curve "mine;error=$style" -o "$style.tex" 2>/dev/null
  latencyloom figure cusp --data mine.csv --curve "mine;error=$style" -o "$style.svg" 2>/dev/null
  drawn_again "$style.svg"
done
[ "$(wc -c <bars.svg)" -lt "$(wc -c <caps.svg)" ] || { echo "bars have ends"; exit 1; }
grep -q 'error mark=none' bars.tex && ! grep -q 'error mark=none' caps.tex || { echo "bars of TeX have ends"; exit 1; }

# Of a loop a unit per second is what eval says of it.
loop='LDG.128 x2; FFMA x16'
latencyloom figure throughput --gpu h200 --warps 64 --loop "$loop" \
  --view throughput_unit=gigaflops -o loop.csv
said=$(latencyloom eval --gpu h200 --warps 64 --loop "$loop" | sed -n 's/^per second *\([0-9.]*\) G.*/\1/p')
awk -F, -v said="$said" '$2 == "dram_bound" && $3 == 64 && $4 > said - 0.01 && $4 < said + 0.01 { found = 1 }
  END { exit !found }' loop.csv || { echo "a loop is not at $said G iterations/s"; exit 1; }

# A timeline, zoomed, cut to rows and annotated.
latencyloom figure timeline --gpu toy --alpha 4 --warps 6 --cycles 180:285 --rows 1:5 \
  --mark 'arrow;at=200,2;to=240,4;text=stall' -o timeline.svg
drawn_again timeline.svg
grep -q '>stall<' timeline.svg || { echo "the mark is not drawn"; exit 1; }
grep -q '>280<' timeline.svg || { echo "the cycles are not those asked for"; exit 1; }
latencyloom figure timeline --gpu gtx980 --axis 'a.x;min=300;max=420' -o axis.svg
drawn_again axis.svg
