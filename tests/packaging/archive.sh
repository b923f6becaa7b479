#!/usr/bin/env bash
# The archive runs from any folder. archive.sh BUILD
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8
cpack --config "$1/CPackConfig.cmake" -G TGZ -B "$folder/made" >"$folder/log" 2>&1 ||
  { cat "$folder/log"; exit 1; }
mkdir "$folder/some where"
tar -xzf "$folder"/made/*.tar.gz -C "$folder/some where" --strip-components=1
cd "$folder/some where"
bin/latencyloom eval --gpu gtx980 --alpha 49 --warps 32 | grep -q '^latency  *662 cycles'
bin/latencyloom figure cusp -o cusp.svg
[[ $(head -c 5 cusp.svg) == "<?xml" ]]
bin/latencyloom lint share/doc/latencyloom/examples/*.loom.json >/dev/null
for file in LICENSE copyright CHANGELOG.md; do
  [[ -s share/doc/latencyloom/$file ]] || { echo "$file is missing"; exit 1; }
done
