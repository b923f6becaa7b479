#!/usr/bin/env bash
# Installs the models, moves them elsewhere, and builds and runs the example against them.
# core_package.sh BUILD SOURCE
set -euo pipefail
build=$1 source=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8

cmake --install "$build" --component development --prefix "$folder/first" >/dev/null
mv "$folder/first" "$folder/moved"
# Whole paths: a source folder /latencyloom is no include/latencyloom.
if grep -rlP -e "(?<![\w.}/-])(\Q$source\E|\Q$folder/first\E)(?![\w.-])" "$folder/moved/lib/cmake"; then
  echo "the installed package refers to where it was built" >&2
  exit 1
fi
cmake -S "$source/packaging/example" -B "$folder/build" -D CMAKE_PREFIX_PATH="$folder/moved" \
  -D CMAKE_BUILD_TYPE=Release -D CMAKE_CXX_FLAGS=-Werror >"$folder/log" 2>&1 &&
  cmake --build "$folder/build" >>"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }

# By hand, of the thesis's numbers: alpha = 4 / 0.0815 - 1, warps = (368 + 6 alpha) 0.0815.
answer=$("$folder/build/cusp" gtx980)
[[ $answer == "alpha 48.08, 53.50 warps/SM" ]] || { echo "cusp gtx980: $answer" >&2; exit 1; }
if "$folder/build/cusp" gtx98 2>"$folder/error"; then
  echo "an unknown GPU was found" >&2
  exit 1
fi
grep -q gtx980 "$folder/error" || { cat "$folder/error" >&2; exit 1; }
