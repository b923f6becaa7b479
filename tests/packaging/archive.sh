#!/usr/bin/env bash
# The archive runs from any folder. archive.sh BUILD
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8
# As after a build of the program alone, which makes no changelog; and nothing is left where one is.
rm -f "$1/packaging/changelog.Debian.gz"
mkdir "$folder/here" "$folder/some where"
cd "$folder/here"
cpack --config "$1/CPackConfig.cmake" -G TGZ >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
[[ -z $(ls -A) ]] || { echo "cpack left $(ls -A) behind"; exit 1; }
tar -xzf "$1"/packages/*.tar.gz -C "$folder/some where" --strip-components=1
cd "$folder/some where"
bin/latencyloom eval --gpu gtx980 --alpha 49 --warps 32 | grep -q '^latency  *662 cycles'
bin/latencyloom figure cusp -o cusp.svg
[[ $(head -c 5 cusp.svg) == "<?xml" ]]
bin/latencyloom lint share/doc/latencyloom/examples/*.loom.json >/dev/null
if [[ -e $1/share/latencyloom/page.html ]]; then # packaging/web was there
  bin/latencyloom page --gpu gtx980 -o page.html
  grep -q '"gpu":"gtx980"' page.html
fi
for file in LICENSE copyright CHANGELOG.md; do
  [[ -s share/doc/latencyloom/$file ]] || { echo "$file is missing"; exit 1; }
done
