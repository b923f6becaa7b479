#!/usr/bin/env bash
# Compiles figures as LaTeX: check_latex.sh PROGRAM ENGINE [ID...]. ENGINE is pdflatex or lualatex;
# without ids every figure is compiled. Also the snippets that include figures, in one document.
set -euo pipefail
program=$1 engine=$2
shift 2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
export LC_ALL=C.UTF-8 XDG_DATA_HOME="$scratch"
ids=("$@")
[ ${#ids[@]} -gt 0 ] || mapfile -t ids < <("$program" figure list | awk '{ print $1 }')

bad=0
compile() {
  "$engine" -interaction=nonstopmode -halt-on-error -output-directory "$(dirname "$1")" "$1" >"$1.out" 2>&1 && return
  echo "$1 does not compile:"
  grep -A4 -m1 '^!' "$1.out" || tail -5 "$1.out"
  bad=1
}
"$program" figure all --format pdf,tex --snippet -o .
mkdir alone
for id in "${ids[@]}"; do
  # A figure says itself which packages it needs.
  packages=$(sed -n 's/^% needs \(.*\)/\1/p' "$id.tex" | sed 's/ and / /')
  printf '\\documentclass{article}\n%s\n\\begin{document}\n\\input{%s.tex}\n\\end{document}\n' \
    "$packages" "$id" >"alone/alone-$id.tex"
  compile "alone/alone-$id.tex"
done
{
  printf '\\documentclass{article}\n\\usepackage{graphicx}\n\\begin{document}\n'
  for id in "${ids[@]}"; do printf '\\input{%s-figure.tex}\n\\clearpage\n' "$id"; done
  printf '\\end{document}\n'
} >paper.tex
compile paper.tex
exit $bad
