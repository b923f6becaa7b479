#!/usr/bin/env bash
# Renders an exported SVG by another program and compares it with the PNG of the same figure.
#   check_render.sh PROGRAM RENDERER COMPARE ID...    RENDERER: rsvg-convert, inkscape, chromium
set -euo pipefail
program=$1 renderer=$2 compare=$3
shift 3
fonts=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../resources/fonts" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
found=$PWD/golden-found
mkdir -p "$found"
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
export LC_ALL=C.UTF-8 HOME="$scratch" XDG_DATA_HOME="$scratch/data" XDG_CACHE_HOME="$scratch/cache"
# The renderer finds the font that the program carries.
mkdir -p "$scratch/data/fonts"
cp "$fonts"/*.ttf "$scratch/data/fonts"
cd "$scratch"
bad=0 blur=2.5
[ "$renderer" = chromium ] && blur=5 # it scales: lines are up to a pixel elsewhere
for id in "$@"; do
  "$program" figure "$id" -o "$id.svg"
  "$program" figure "$id" --dpi 150 -o "$id.png"
  read -r width height < <(identify -format '%w %h\n' "$id.png")
  case $renderer in
  rsvg-convert) rsvg-convert -w "$width" -h "$height" -b white "$id.svg" -o other.png ;;
  inkscape) inkscape -w "$width" -h "$height" -b white -o other.png "$id.svg" >/dev/null 2>&1 ;;
  chromium)
    chromium --headless --no-sandbox --screenshot=other.png --force-device-scale-factor=1.5625 \
      --window-size="$((width * 16 / 25 + 1)),$((height * 16 / 25 + 1))" "$id.svg" >/dev/null 2>&1
    convert other.png -crop "${width}x$height+0+0" +repage other.png
    ;;
  esac
  # Glyphs are rastered differently at every edge: what counts is ink that is somewhere else.
  convert "$id.png" -background white -flatten -blur "0x$blur" a.png
  convert other.png -background white -flatten -blur "0x$blur" b.png
  # A line between two rows of pixels may fall into either.
  "$compare" a.png b.png "$found/$id-$renderer.png" 0.0035 || { echo "$id: $renderer draws another picture"; bad=1; }
done
exit $bad
