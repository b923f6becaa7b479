#!/usr/bin/env bash
# A system without a single font: figures are the same, and the window opens without a word.
# fonts.sh PATH/TO/latencyloom
set -euo pipefail
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() {
  echo "fonts: $*" >&2
  exit 1
}
export HOME=$scratch XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data
export XDG_CACHE_HOME=$scratch/cache XDG_RUNTIME_DIR=$scratch LC_ALL=C.UTF-8
mkdir "$scratch/none"
"$1" figure cusp -o "$scratch/with.pdf"

cat >"$scratch/fonts.conf" <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$scratch/none</dir><cachedir>$scratch/cache</cachedir></fontconfig>
XML
export FONTCONFIG_FILE=$scratch/fonts.conf
"$1" figure cusp -o "$scratch/without.pdf" 2>"$scratch/said"
cmp "$scratch/with.pdf" "$scratch/without.pdf" || fail "the figure is another one"
[[ ! -s $scratch/said ]] || fail "said: $(<"$scratch/said")"
grep -aq DejaVuSans "$scratch/without.pdf" || fail "the figure has not the bundled font"

status=0
QT_QPA_PLATFORM=offscreen timeout 3 "$1" 2>"$scratch/said" || status=$?
[[ $status == 124 ]] || fail "the window ended with $status"
[[ ! -s $scratch/said ]] || fail "the window said: $(<"$scratch/said")"
echo "fonts: without any the same figure, and a window"
