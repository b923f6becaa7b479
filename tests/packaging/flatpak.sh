#!/usr/bin/env bash
# The Flatpak manifest is understood by flatpak-builder, key by key, and names what there is. Nothing
# is downloaded or built. flatpak.sh PATH/TO/packaging
set -euo pipefail
packaging=$1
manifest=$packaging/flatpak/org.latencyloom.LatencyLoom.yml
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
export HOME=$place
fail() {
  echo "flatpak: $*" >&2
  exit 1
}
flatpak-builder --show-manifest "$manifest" >manifest.json 2>said ||
  fail "$(cat said)"
[[ ! -s said ]] || fail "the manifest is not understood: $(cat said)"
value() { sed -n "s/^  \"$1\" : \"\(.*\)\",\?$/\1/p" manifest.json; }

id=$(value id)
[[ $(basename "$manifest") == "$id.yml" ]] || fail "the id is '$id'"
grep -q "<id>$id</id>" "$packaging/desktop/$id.metainfo.xml.in" || fail "the AppStream metadata have another id than $id"
[[ $(value command) == latencyloom ]] || fail "the command is '$(value command)'"
desktop=$packaging/desktop/$(value rename-desktop-file)
[[ -f $desktop ]] || fail "no desktop entry $desktop"
grep -qx "Icon=$(value rename-icon)" "$desktop" || fail "the icon is '$(value rename-icon)'"
mime=$(grep -oE 'share/mime/packages/[a-z]+\.xml' manifest.json | head -1)
[[ -f $packaging/desktop/$(basename "$mime") ]] || fail "no MIME type '$mime'"
grep -q "share/mime/packages/$id.xml" manifest.json || fail "the MIME type is not renamed to $id"
flatpak-builder --show-deps "$manifest" >files
while read -r file; do
  [[ -e $packaging/flatpak/$file ]] || fail "no file $file"
done <files
grep -qx '../..' files || fail "the program's own sources are not in the manifest"
echo "flatpak: $(grep -c '"name" :' manifest.json) modules, $(wc -l <files) local sources"
