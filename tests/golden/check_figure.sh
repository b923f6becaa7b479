#!/usr/bin/env bash
# Draws a figure with the built program and compares it with what is kept in figures/.
#   check_figure.sh PROGRAM svg ID             byte for byte
#   check_figure.sh PROGRAM png ID COMPARE     within a tolerance; COMPARE is loom_compare_images
#   check_figure.sh PROGRAM pdf ID             fonts, text and attachment, read back by poppler
#   check_figure.sh PROGRAM words ID LANGUAGE WORD...   that PDF and SVG carry the words
#   check_figure.sh PROGRAM scenario           that a saved scenario and its look are drawn again
#   check_figure.sh PROGRAM fontless           the warning where no font has Chinese characters
#   check_figure.sh PROGRAM list               that every figure is kept, and no other
set -euo pipefail
program=$1 format=$2 id=${3:-} compare=${4:-}
kept=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/figures
found=$PWD/golden-found
mkdir -p "$found"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM SOURCE_DATE_EPOCH
export LC_ALL=C.UTF-8 HOME="$scratch" XDG_DATA_HOME="$scratch" QT_QPA_PLATFORM=offscreen

case $format in
svg)
  "$program" figure "$id" --force -o "$found/$id.svg"
  cmp -s "$kept/$id.svg" "$found/$id.svg" && exit 0
  # One element a line, so that the difference is short enough to read.
  for side in kept found; do
    folder=${!side}
    sed 's/></>\n</g; s/,"/,\n"/g' "$folder/$id.svg" >"$scratch/$side"
  done
  echo "$id.svg differs; the new one is $found/$id.svg"
  (diff -U1 --label kept --label found "$scratch/kept" "$scratch/found" || true) |
    cut -c1-160 | head -40
  exit 1
  ;;
png)
  "$program" figure "$id" --dpi 150 --force -o "$found/$id.png"
  "$compare" "$kept/$id.png" "$found/$id.png" "$found/$id-difference.png"
  ;;
pdf)
  "$program" figure "$id" -o "$scratch/figure.pdf"
  pdffonts "$scratch/figure.pdf" | tail -n +3 >"$scratch/fonts"
  [ -s "$scratch/fonts" ] || { echo "no font in the PDF"; exit 1; }
  # From the end: object ID (two columns), uni, sub, emb.
  awk '$(NF-4) != "yes" { print "not embedded: " $0; bad = 1 } END { exit bad }' "$scratch/fonts"
  pdftotext "$scratch/figure.pdf" - | grep -q α || { echo "no α in the text"; exit 1; }
  pdfdetach -save 1 -o "$scratch/scenario.loom.json" "$scratch/figure.pdf"
  pdfdetach -list "$scratch/figure.pdf" | grep -q 'scenario\.loom\.json$' ||
    { echo "scenario.loom.json is not attached"; exit 1; }
  "$program" lint "$scratch/scenario.loom.json"
  ;;
scenario)
  cd "$scratch"
  # A figure that carries its scenario gives the same figure again, byte for byte.
  "$program" figure cusp --gpu gtx680 --alpha 10 --warps 20 --size ieee-2col -o once.svg
  "$program" figure cusp --scenario once.svg --size ieee-2col -o again.svg
  cmp once.svg again.svg
  # The look that a document keeps for a figure says its size; the command's own comes first.
  saved=$kept/looked.loom.json
  "$program" figure cusp --scenario "$saved" -o look.svg
  grep -q 'width="60mm" height="40mm"' look.svg || { head -c 300 look.svg; exit 1; }
  ! grep -q '#0072b2\|#d55e00' look.svg || { echo "colours in a figure whose look is mono"; exit 1; }
  "$program" figure cusp --scenario "$saved" --size 90x50mm --palette colour -o own.svg
  grep -q 'width="90mm" height="50mm"' own.svg || { head -c 300 own.svg; exit 1; }
  grep -q '#0072b2\|#d55e00' own.svg || { echo "--palette colour is not obeyed"; exit 1; }
  # Of a source's figure the document gives the look alone.
  "$program" figure thesis-4.5 --scenario "$saved" -o saved.csv
  "$program" figure thesis-4.5 -o plain.csv
  diff <(grep -v '^# scenario' saved.csv) <(grep -v '^# scenario' plain.csv)
  ;;
again)
  # Every figure carries what it is and shows: its file alone gives it again.
  cd "$scratch"
  drawing() { sed 's|<metadata>.*</metadata>||' "$1"; }
  for id in $("$program" figure list | cut -d ' ' -f 1); do
    "$program" figure "$id" -o once.svg --force
    "$program" figure --scenario once.svg -o again.svg --force
    cmp <(drawing once.svg) <(drawing again.svg) || { echo "$id is another figure again"; exit 1; }
  done
  "$program" figure ilp --gpu v100 -o once.pdf
  "$program" figure --scenario once.pdf -o again.pdf
  cmp once.pdf again.pdf
  for ending in csv tex png; do
    "$program" figure ilp --gpu v100 -o "once.$ending"
    "$program" figure --scenario "once.$ending" -o again.pdf --force
    cmp once.pdf again.pdf
  done
  ;;
words)
  language=$4
  shift 4
  for ending in pdf svg; do
    # A warning, of a font that lacks the characters, fails the test.
    "$program" figure "$id" --lang "$language" -o "$scratch/figure.$ending" 2>"$scratch/said"
    [ ! -s "$scratch/said" ] || { cat "$scratch/said"; exit 1; }
  done
  pdffonts "$scratch/figure.pdf" | tail -n +3 | awk '$(NF-4) != "yes" { print; exit 1 }'
  pdftotext "$scratch/figure.pdf" "$scratch/figure.txt"
  for word; do
    for file in figure.txt figure.svg; do
      grep -qF -- "$word" "$scratch/$file" || { echo "no '$word' in $file"; exit 1; }
    done
  done
  # Numbers are written as in English.
  "$program" figure "$id" -o "$scratch/english.csv"
  LC_ALL=C "$program" figure "$id" --lang "$language" -o "$scratch/figure.csv"
  diff <(grep '^[0-9]' "$scratch/english.csv") <(grep '^[0-9]' "$scratch/figure.csv")
  ;;
fontless)
  echo '<fontconfig/>' >"$scratch/fonts.conf"
  FONTCONFIG_FILE=$scratch/fonts.conf "$program" figure cusp --lang zh_CN -o "$scratch/cusp.svg" \
    2>"$scratch/said"
  grep -q 'warning: no font of this system has Chinese characters' "$scratch/said"
  ;;
list)
  diff <(cd "$kept" && ls -- *.svg | sed 's/\.svg$//' | sort) \
    <("$program" figure list | awk '{ print $1 }' | sort)
  ;;
esac
