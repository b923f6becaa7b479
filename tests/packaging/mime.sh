#!/usr/bin/env bash
# The MIME type: a scenario is one by its name, and by its beginning; other JSON stays JSON.
# mime.sh latencyloom.xml
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/mime/packages"
cp "$1" "$folder/mime/packages/"
cp /usr/share/mime/packages/freedesktop.org.xml "$folder/mime/packages/"
update-mime-database "$folder/mime" >/dev/null 2>&1
export XDG_DATA_HOME=$folder XDG_DATA_DIRS=$folder HOME=$folder

printf '{\n  "format": "latencyloom-scenario"\n}\n' >"$folder/mine.loom.json"
cp "$folder/mine.loom.json" "$folder/unnamed"
echo '{"a": 1}' >"$folder/other.json"
status=0
expect() {
  local found
  found=$(gio info -a standard::content-type "$folder/$1" | sed -n 's/.*content-type: //p')
  [[ $found == "$2" ]] && return
  echo "$1: expected $2, found $found"
  status=1
}
expect mine.loom.json application/x-latencyloom-scenario+json
expect unnamed application/x-latencyloom-scenario+json
expect other.json application/json
grep -q '^application/x-latencyloom-scenario+json application/json$' "$folder/mime/subclasses" ||
  { echo "a scenario is no JSON"; status=1; }
exit $status
