#!/usr/bin/env bash
# Draws many figures at once and looks at what is written: check_batch.sh PROGRAM CHECK.
#   all      every figure in every format, with a manifest that is true; again, with the same bytes
#   refuse   files that exist, folders that cannot be made, a disk that is full
#   paper    the figures of a figures.json, and of lists of values
#   pdf      fonts, every label and the size of every figure as PDF, read back by poppler
#   lint     figures at their own size and at presets of two columns: nothing is found
#   sizes    at every preset and in every language: no_room.txt lists what is refused, by language
#            and size, and nothing is found in any other
set -euo pipefail
program=$1 check=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
gpus=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../gpus" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM SOURCE_DATE_EPOCH
export LC_ALL=C.UTF-8 HOME="$scratch" XDG_DATA_HOME="$scratch"

fail() {
  echo "check_batch: $*" >&2
  exit 1
}
# status WANTED COMMAND...: runs it, keeping what it says in `said`
status() {
  local wanted=$1 found=0
  shift
  said=$("$@" 2>&1) || found=$?
  [ "$found" -eq "$wanted" ] || fail "'${*:2}' ended with $found, not $wanted: $said"
}
# same ID: ten runs write the same PDF, although Qt seeds its tables anew in each.
same() {
  for run in 1 2 3 4 5 6 7 8 9 10; do
    "$program" figure "$1" -o "$1-$run.pdf"
    cmp "$1-1.pdf" "$1-$run.pdf" || fail "another PDF of $1 in run $run"
  done
}
# The hashes of a manifest, as sha256sum reads them.
hashes() { sed -n 's/.*"file": "\([^"]*\)", "sha256": "\([0-9a-f]*\)".*/\2  \1/p' "$1"; }

case $check in
all)
  status 0 "$program" figure all -o "ordner mit ü"
  [ -z "$said" ] || fail "a progress bar without a terminal: $said"
  figures=$("$program" figure list | wc -l)
  files=$(ls "ordner mit ü" | grep -vc '^manifest.json$')
  [ "$files" -eq $((figures * 5)) ] || fail "$files files of $figures figures"
  (cd "ordner mit ü" && hashes manifest.json >../hashes && sha256sum --quiet -c ../hashes)
  [ "$(wc -l <hashes)" -eq "$files" ] || fail "the manifest does not name every file"
  # Another locale, scale of the screen and number of processes: the same bytes.
  LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8 QT_SCALE_FACTOR=2 QT_FONT_DPI=144 TZ=Asia/Kolkata \
    "$program" figure all --jobs 1 --format pdf,svg,csv,tex -o again
  hashes again/manifest.json | sort >again.sorted
  LC_ALL=ru_RU.UTF-8 QT_SCALE_FACTOR=1.5 "$program" figure cusp -o cusp.png
  cmp cusp.png "ordner mit ü/cusp.png"
  same thesis-2.1 # has two fonts
  sort hashes | grep -v '\.png$' | diff - again.sorted || fail "other bytes the second time"
  ;;
refuse)
  status 0 "$program" figure cusp -o out/ --format pdf
  before=$(sha256sum out/*)
  status 4 "$program" figure cusp -o out/cusp.pdf --gpu h200
  [[ $said == *"--force"* ]] || fail "nobody says how to write over it: $said"
  status 4 "$program" figure all -o out
  [ "$(ls out | wc -l)" -eq 2 ] || fail "files were written beside one that exists"
  [ "$(sha256sum out/*)" = "$before" ] || fail "a file that exists was changed"
  status 0 "$program" figure cusp -o out/cusp.pdf --gpu h200 --force
  [ "$(sha256sum out/*)" != "$before" ] || fail "--force wrote nothing"
  status 4 "$program" figure cusp --gpu gtx980,h200 -o out/cusp.pdf/x
  status 4 "$program" figure cusp --format svg -o /dev/full
  # One figure that cannot be drawn does not keep the others from it.
  status 2 "$program" figure all --gpu gt200 --format csv -o some
  [ "$(ls some/*.csv | wc -l)" -gt 20 ] || fail "one failing figure stopped the others: $said"
  grep -q '"error": ' some/manifest.json || fail "the manifest hides what failed"
  if [ "$(id -u)" -eq 0 ] && mkdir small && mount -t tmpfs -o size=64k tmpfs small 2>/dev/null; then
    found=0
    "$program" figure all --format png -o small/out 2>/dev/null || found=$?
    left=$(find small -type f | wc -l)
    (cd small/out && find . -name '*.png' -size 0) | grep -q . && found=empty
    umount small
    [ "$found" = 4 ] || fail "a full disk ends with $found; $left files"
  fi
  if [ "$(id -u)" -ne 0 ]; then
    mkdir locked && chmod a-w locked
    status 4 "$program" figure cusp -o locked/x.pdf
    status 4 "$program" figure all -o locked/x
  fi
  ;;
paper)
  cat >figures.json <<'JSON'
{
  "format": "latencyloom-figures",
  "version": "1.0",
  "defaults": {"size": "ieee-1col", "format": ["svg", "pdf"], "caption": true, "bibtex": true},
  "figures": [
    {"figure": "thesis-4.5", "name": "fig1"},
    {"figure": "throughput", "name": "fig2", "gpu": ["gtx980", "h200"], "alpha": [1, 10],
     "format": "svg", "snippet": true}
  ]
}
JSON
  status 0 "$program" figure figures.json -o out
  diff <(cd out && ls | LC_ALL=C sort) - <<'LIST'
fig1.bib
fig1.pdf
fig1.svg
fig1.txt
fig2_gtx980_alpha-1-figure.tex
fig2_gtx980_alpha-1.bib
fig2_gtx980_alpha-1.svg
fig2_gtx980_alpha-1.txt
fig2_gtx980_alpha-10-figure.tex
fig2_gtx980_alpha-10.bib
fig2_gtx980_alpha-10.svg
fig2_gtx980_alpha-10.txt
fig2_h200_alpha-1-figure.tex
fig2_h200_alpha-1.bib
fig2_h200_alpha-1.svg
fig2_h200_alpha-1.txt
fig2_h200_alpha-10-figure.tex
fig2_h200_alpha-10.bib
fig2_h200_alpha-10.svg
fig2_h200_alpha-10.txt
manifest.json
references.bib
LIST
  # BibTeX refuses a key that stands there twice.
  [ "$(grep -c '^@' out/references.bib)" -gt 2 ] || fail "the bibliography lacks works"
  [ -z "$(grep '^@' out/references.bib | sort | uniq -d)" ] || fail "a key is repeated"
  # Lists on the command line are the same figures.
  status 0 "$program" figure throughput --gpu gtx980,h200 --set alpha=1,10 --size ieee-1col \
    --format svg -o lists
  for point in gtx980_alpha-1 gtx980_alpha-10 h200_alpha-1 h200_alpha-10; do
    cmp "out/fig2_$point.svg" "lists/throughput_$point.svg"
  done
  status 0 "$program" figure throughput --gpu h200 --alpha 10 --size ieee-1col -o one.svg
  cmp one.svg lists/throughput_h200_alpha-10.svg
  # With --one they stand in one figure, in their order, which is a figure of a file's as well.
  cat >one.json <<'JSON'
{
  "format": "latencyloom-figures",
  "version": "1.0",
  "figures": [{"figure": "throughput", "gpu": "h200", "ilp": [1, 4, 2], "one": true, "loop": "LDG.128; FFMA x8"}]
}
JSON
  status 0 "$program" figure one.json -o paper --format svg,csv
  status 0 "$program" figure throughput --gpu h200 --loop "LDG.128; FFMA x8" --ilp 1,4,2 --one -o values.svg
  cmp values.svg paper/throughput.svg
  for name in "ILP 1" "ILP 4" "ILP 2" "thick: bound; thin: gradual saturation"; do
    grep -q ">$name<" values.svg || fail "no curve is called '$name'"
  done
  status 2 "$program" figure cusp --alpha 1,2 --one -o alike.svg
  [[ $said == *"along its axis"* ]] || fail "two curves are one: $said"
  # The data's hash is that of the file, in the figure and in the manifest.
  printf '# source: A. Author, mine, 2026\nalpha,warps needed,error\n1,31,1.5\n96,40,2\n' >mine.csv
  status 0 "$program" figure cusp --gpu gtx980,h200 --data mine.csv --format svg --caption --bibtex -o own
  hash=$(sha256sum <mine.csv | cut -d' ' -f1)
  grep -q "$hash" own/manifest.json && grep -q "$hash" own/cusp_gtx980.svg || fail "the data's hash is lost"
  grep -q 'off by .* on average.*χ² = ' own/cusp_gtx980.txt || fail "the caption has no residuals"
  grep -q '@misc{author2026,' own/cusp_gtx980.bib || fail "own points are not cited by author and year"
  status 2 "$program" figure cusp --gpu gtx980 --data mine.csv --target 0.9 -o other.svg
  [[ $said == *"100 %"*"90 %"* ]] || fail "a refusal that does not name both targets: $said"
  # What is no picture needs no room.
  status 2 "$program" figure divergence --size ieee-1col --format pdf,csv --caption --bibtex -o narrow/
  [ ! -e narrow/divergence.pdf ] && [ -s narrow/divergence.csv ] && [ -s narrow/divergence.txt ] &&
    [ -e narrow/divergence.bib ] || fail "without room for the picture its numbers are lost, too"
  # What is exported opens as what it was drawn from.
  grep -q "$(sed -n 's/.*"scenario_sha256": "\([0-9a-f]*\)".*/\1/p' lists/manifest.json | tail -1)" \
    lists/throughput_h200_alpha-10.svg || fail "manifest and figure name different scenarios"
  ;;
pdf)
  # A GPU with a name in Cyrillic and Greek, as the user may have one.
  sed '0,/"name": "[^"]*"/s//"name": "Эльбрус Δ"/; 0,/"id": "[^"]*"/s//"id": "own"/' \
    "$gpus/gtx980.json" >own.json
  status 0 "$program" figure all --format pdf,svg -o out
  status 0 "$program" figure overview --gpu-file own.json -o out/own.pdf
  status 0 "$program" figure overview --gpu-file own.json -o out/own.svg
  pdftotext out/own.pdf - | grep -q 'Эльбрус Δ' || grep -q 'Эльбрус Δ' out/own.svg ||
    fail "a name in Cyrillic is lost"
  for pdf in out/*.pdf; do
    pdffonts "$pdf" | tail -n +3 >fonts
    [ -s fonts ] || fail "$pdf has no font"
    # From the end: object ID (two columns), uni, sub, emb.
    awk '/Type 3/ || $(NF-4) != "yes" || $(NF-2) != "yes" { exit 1 }' fonts ||
      fail "$pdf: $(cat fonts)"
    # Every label of the SVG, blanks aside.
    pdftotext -raw "$pdf" - | tr -d ' \n\f\302\240' >text
    sed -n 's/.*<text [^>]*>\(.*\)<\/text>.*/\1/p' "${pdf%.pdf}.svg" |
      sed 's/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&amp;/\&/g' | tr -d ' \302\240' >labels
    [ -s labels ] || fail "$pdf: its SVG has no labels"
    while read -r label; do
      grep -qF -- "$label" text || fail "$pdf does not have the label '$label'"
    done <labels
    # Both sizes in mm, to a tenth.
    pdfinfo "$pdf" | awk '/Page size/ { printf "%.1f %.1f\n", $3 * 25.4 / 72, $5 * 25.4 / 72 }' >a
    sed -n 's/.* width="\([0-9.]*\)mm" height="\([0-9.]*\)mm".*/\1 \2/p' "${pdf%.pdf}.svg" |
      awk '{ printf "%.1f %.1f\n", $1, $2 }' >b
    awk 'NR == FNR { w = $1; h = $2; next }
         { exit $1 - w > 0.11 || w - $1 > 0.11 || $2 - h > 0.11 || h - $2 > 0.11 }' a b ||
      fail "$pdf is $(cat a) mm, not $(cat b)"
  done
  ;;
lint)
  for size in "" ieee-2col nature-2col elsevier-2col; do
    status 0 "$program" figure all --lint ${size:+--size $size}
    [ -z "$said" ] || fail "at ${size:-its own size}: $said"
  done
  ;;
sizes)
  for language in en ru zh_CN; do
    for size in ieee-1col ieee-2col nature-1col nature-2col elsevier-1col elsevier-1.5col \
      elsevier-2col acm-1col usenix thesis-full slide-16x9; do
      "$program" figure all --lint --size $size --lang $language 2>said >found || [ ! -s said ] ||
        fail "$(cat said)"
      # What has no room has the figure refused, whatever else is found; any other has nothing.
      sed -nE 's/^([^:]*): (small-text|cut-off|overlap|small-axes|few-ticks): .*/\1/p' found |
        sort -u >cramped
      sed "s/^/$language $size /" cramped >>refused
      awk -F: 'NR == FNR { refused[$1]; next } !($1 in refused)' cramped found |
        sed "s/^/$language $size /" >>others
    done
  done
  [ ! -s others ] || fail "$(cat others)"
  diff "$here/no_room.txt" refused || fail "no_room.txt lists other figures"
  # One that is refused says so and writes nothing.
  read -r language size id <refused
  status 2 "$program" figure "$id" --size "$size" --lang "$language" -o one.pdf
  [ ! -e one.pdf ] && [[ $said == *"no room at $size"* ]] || fail "$said"
  ;;
esac
