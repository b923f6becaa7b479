#!/usr/bin/env bash
# Installs the Debian package with apt into a Debian made for it alone, so that a dependency which is
# not declared is missing; uses it there and removes it. Needs root and a network.
# clean_root.sh BUILD [SUITE]
set -euo pipefail
build=$1 suite=${2:-bookworm}
export LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive
[[ $(id -u) -eq 0 ]] || { echo "only root can make a root of its own"; exit 77; }
folder=$(mktemp -d)
root=$folder/root
trap 'umount "$root/proc" 2>/dev/null || true; rm -rf --one-file-system "$folder"' EXIT

{
  debootstrap --variant=minbase "$suite" "$root" &&
    cpack --config "$build/CPackConfig.cmake" -G DEB -B "$folder/made" &&
    cp "$folder"/made/latencyloom_*.deb "$root/latencyloom.deb" &&
    mount -t proc proc "$root/proc" &&
    chroot "$root" apt-get install -y -q --no-install-recommends /latencyloom.deb
} >"$folder/log" 2>&1 || { tail -n 40 "$folder/log"; exit 1; }

inside() { chroot "$root" env HOME=/tmp QT_QPA_PLATFORM=offscreen "$@"; }
inside latencyloom eval --gpu gtx980 --alpha 49 --warps 32 | grep -q '^limited by  *latency'
inside latencyloom figure cusp -o /tmp/cusp.pdf
[[ $(head -c 5 "$root/tmp/cusp.pdf") == %PDF- ]]

# The window stays until it is told to end.
ended=0
inside timeout 5 latencyloom >"$folder/log" 2>&1 || ended=$?
[[ $ended -eq 124 ]] || { cat "$folder/log"; echo "the window ended with $ended"; exit 1; }

chroot "$root" apt-get purge -y -q latencyloom >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
left=$(find "$root/usr" -iname '*latencyloom*')
[[ -z $left ]] || { echo "left behind: $left"; exit 1; }
