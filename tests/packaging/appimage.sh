#!/usr/bin/env bash
# The AppImage behind a stand-in for the runtime: what it has is the portable folder with its entry.
# Without a runtime it is said what is missing. appimage.sh BUILD SOURCE
set -euo pipefail
build=$1 source=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8
fail() {
  echo "appimage: $*" >&2
  exit 1
}
said=$(APPIMAGE_RUNTIME=$folder/none "$source/packaging/appimage" "$build" 2>&1) && fail "made without a runtime"
[[ $said == *type2-runtime* && $said == *squashfs-tools* ]] || fail "it does not say what is missing: $said"
head -c 1000 /dev/zero >"$folder/runtime"
said=$(APPIMAGE_RUNTIME=$folder/runtime "$source/packaging/appimage" "$build") || fail "$said"
image=${said% (*}
trap 'rm -rf "$folder" "$image"' EXIT # it would not start
[[ -x $image ]] || fail "$image cannot be run"
unsquashfs -q -n -o 1000 -d "$folder/content" "$image" >/dev/null || fail "no file system behind the runtime"
cd "$folder/content"
[[ $(./AppRun eval --alpha 49 --warps 32) == *"limited by      latency"* ]] || fail "AppRun does not answer"
[[ -s latencyloom.desktop && -s latencyloom.svg && -s .DirIcon ]] || fail "no desktop entry or icon"
