#!/usr/bin/env bash
# The source archive: it has what git has, and is configured where there is no git.
# source.sh BUILD SOURCE [TARGET]    TARGET is then built too
set -euo pipefail
build=$1 source=$2 target=${3:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8
fail() {
  echo "source: $*" >&2
  exit 1
}
cpack --config "$build/CPackSourceConfig.cmake" -B "$folder/made" >"$folder/log" 2>&1 ||
  { cat "$folder/log"; exit 1; }
mkdir "$folder/here"
tar -xJf "$folder"/made/*.tar.xz -C "$folder/here" --strip-components=1
cd "$folder/here"
if git -C "$source" rev-parse >/dev/null 2>&1; then
  missing=$(git -C "$source" ls-files | grep -v '^\.git' | while read -r file; do [[ -e $file ]] || echo "$file"; done)
  [[ -z $missing ]] || fail "it lacks $missing"
fi
[[ ! -e .git && ! -e build ]] || fail "it has what is no source"
mkdir "$folder/tools"
printf '#!/bin/sh\necho "git was asked" >&2\nexit 1\n' >"$folder/tools/git"
chmod 755 "$folder/tools/git"
export PATH=$folder/tools:$PATH
cmake -S . -B "$folder/build" -G Ninja -D CMAKE_BUILD_TYPE=Release -D BUILD_TESTING=OFF >"$folder/log" 2>&1 ||
  { cat "$folder/log"; exit 1; }
if [[ -n $target ]]; then
  cmake --build "$folder/build" --target "$target" >"$folder/log" 2>&1 || { tail -n 30 "$folder/log"; exit 1; }
fi
grep -q "git was asked" "$folder/log" && fail "git was asked" || true
