#!/usr/bin/env bash
# Draws figures by LaTeX and holds them against their PDF: check_latex.sh PROGRAM ENGINE COMPARE SIZE
# [ID...]. ENGINE is pdflatex or lualatex, COMPARE is loom_compare_pages; without ids all figures.
# One run of LaTeX sets each figure on a page of its own, as large as the figure says it is. Then
# the snippets that include the PDFs, in one document. KEEP=FOLDER keeps the pictures.
set -euo pipefail
program=$1 engine=$2 compare=$3 size=$4
shift 4
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
export LC_ALL=C.UTF-8 XDG_DATA_HOME="$scratch"
ids=("$@")
[ ${#ids[@]} -gt 0 ] || mapfile -t ids < <("$program" figure list | awk '{ print $1 }')
# What has no room at the size is refused, and all others are drawn.
if ! "$program" figure all --size "$size" --format pdf,tex --snippet -o . 2>said &&
  grep -v 'no room at\|more like these' said; then
  exit 1
fi
mapfile -t ids < <(for id in "${ids[@]}"; do [ ! -e "$id.tex" ] || echo "$id"; done)

compile() {
  "$engine" -interaction=nonstopmode -halt-on-error "$1.tex" >"$1.out" 2>&1 && return
  echo "$1.tex does not compile:"
  grep -A6 -m1 '^!' "$1.out" || tail -5 "$1.out"
  exit 1
}
{
  # Each figure says itself which packages it needs.
  printf '\\documentclass{article}\n'
  sed -n 's/^% needs \(.*\)/\1/p' "${ids[@]/%/.tex}" | sed 's/ and /\n/' | sort -ru
  cat <<'TEX'
\ifdefined\pdfpagewidth\else\let\pdfpagewidth\pagewidth\let\pdfpageheight\pageheight\fi
\newsavebox\page
\def\draw#1{\typeout{Figure: #1}\sbox\page{\input{#1.tex}}%
  \typeout{Size: #1 \the\wd\page\space \the\dimexpr\ht\page+\dp\page}%
  \pdfpagewidth=\wd\page \pdfpageheight=\dimexpr\ht\page+\dp\page\relax
  \shipout\box\page}
\hoffset=-1in \voffset=-1in
\begin{document}
TEX
  printf '\\draw{%s}\n' "${ids[@]}"
  printf '\\end{document}\n'
} >all.tex
compile all
bad=0
# Of a page's size a tenth of a millimetre may be missing: 0.285 pt of LaTeX's.
for id in "${ids[@]}"; do
  pdfinfo "$id.pdf" | awk '/^Page size/ { print $3 * 72.27 / 72, $5 * 72.27 / 72 }'
done >asked
sed -n 's/^Size: //; t found; d; :found; s/pt / /; s/pt$//; p' all.out | paste - asked >sizes
awk 'function far(a, b) { return a - b > 0.285 || b - a > 0.285 }
     far($2, $4) || far($3, $5) { print $1 ": " $2 " x " $3 " pt, asked were " $4 " x " $5; bad = 1 }
     END { exit bad }' sizes || bad=1

# Two pixels a point, one where letters are large: at 100 dpi lines lie between two pixels, half of each in
# one picture alone.
dpi=144
[[ $size != slide* ]] || dpi=72
pdftoppm -r "$dpi" all.pdf tex
for id in "${ids[@]}"; do
  pdftoppm -r "$dpi" -singlefile "$id.pdf" "$id"
done
paste <(printf '%s\n' "${ids[@]}") <(ls tex-*.ppm) | awk '{ print $1, $1 ".ppm", $2 }' >pairs
"$compare" <pairs || bad=1
[ -z "${KEEP:-}" ] || cp -f ./*.ppm ./*.tex all.pdf "$KEEP"
# Letters are the document's, and outlines: publishers refuse bitmaps.
fonts() { pdffonts "$1.pdf" | tail -n +3; }
if fonts all | grep 'Type 3\|DejaVu'; then bad=1; fi
sed 's/\\begin{document}/\\renewcommand{\\familydefault}{\\sfdefault}&/; /^\\draw{/d; s/\\end{document}/\\draw{cusp}&/' \
  all.tex >sans.tex
compile sans
case $engine in pdflatex) upright=CMR sans=CMSS ;; *) upright=LMRoman sans=LMSans ;; esac
fonts sans | grep -q "$sans" || { echo "no letter of cusp is in the document's font"; bad=1; }
if fonts sans | grep "$upright"; then bad=1; fi
{
  printf '\\documentclass{article}\n\\usepackage{graphicx}\n\\begin{document}\n'
  for id in "${ids[@]}"; do printf '\\input{%s-figure.tex}\n\\clearpage\n' "$id"; done
  printf '\\end{document}\n'
} >paper.tex
compile paper
exit $bad
