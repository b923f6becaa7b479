#!/usr/bin/env bash
# The archive with Qt inside: small enough, every library's licence in it, and it runs where there is
# nothing but the C library: the command line, a figure, the window without a screen and on a display.
# portable.sh BUILD SOURCE [ROOT|SUITE]
#   without a third argument in a root that has the C library and nothing else; else in the system
#   that the folder ROOT has, or that debootstrap makes of Debian's SUITE (needs root and a network)
set -euo pipefail
source "$(dirname "$0")/../e2e/x11.bash"
build=$1 source=$2 system=${3:-}
fail() {
  echo "portable: $*" >&2
  exit 1
}
new_home
"$source/packaging/portable" "$build" >"$home/said" 2>&1 || { cat "$home/said"; exit 1; }
archive=$(sed -n 's/^\(.*\.tar\.xz\) (.*/\1/p' "$home/said")
cat "$home/said"
[[ $(stat -c %s "$archive") -lt $((60 * 1000 * 1000)) ]] || fail "it has 60 MB or more"
mkdir "$home/some where"
tar -xJf "$archive" -C "$home/some where" --strip-components=1
app="$home/some where"

documents=$app/share/doc/latencyloom
for package in $(sed -n 's/^PackageName: //p' "$documents/sbom.spdx" | grep -vx latencyloom); do
  [[ -s $documents/licences/$package.txt ]] || fail "no licence of $package"
  grep -qE "^PackageComment: .+" <(grep -A10 -x "PackageName: $package" "$documents/sbom.spdx") ||
    fail "what is of $package is not said"
done
sed -n 's/^PackageComment: //p' "$documents/sbom.spdx" | tr ' /' '\n\n' >"$home/listed"
while read -r file; do
  grep -qxF "$file" "$home/listed" || fail "$file is not in sbom.spdx"
done < <(find "$app/lib" "$app/plugins" -name '*.so*' -printf '%f\n')
[[ -s $documents/LICENSE ]] || fail "no licence of its own"

# The system that it runs in.
if [[ -z $system ]]; then
  root=$home/root
  mkdir -p "$root/lib/x86_64-linux-gnu" "$root/lib64"
  for file in libc libm libdl libpthread librt libresolv; do
    cp -L "/lib/$(gcc -print-multiarch)/$file".so.* "$root/lib/x86_64-linux-gnu/"
  done
  cp -L /lib64/ld-linux-x86-64.so.2 "$root/lib64/"
elif [[ -d $system ]]; then
  root=$system
else
  root=$home/root
  debootstrap --variant=minbase "$system" "$root" >"$home/log" 2>&1 || { tail -n 20 "$home/log"; exit 1; }
fi
[[ -z $(find "$root" -xdev -name 'libQt6*' -print -quit) ]] || fail "the root has Qt"
[[ -d /tmp/.X11-unix ]] || mkdir -m 1777 /tmp/.X11-unix
mkdir -p "$root"/{proc,dev,tmp,opt}
inside() {
  bwrap --die-with-parent --unshare-pid --ro-bind "$root" / --proc /proc --dev /dev --tmpfs /tmp \
    --bind /tmp/.X11-unix /tmp/.X11-unix --bind "$app" /opt --clearenv --setenv HOME /tmp --setenv LC_ALL C.UTF-8 \
    --setenv DISPLAY "${DISPLAY:-}" --setenv QT_QPA_PLATFORM "${platform:-offscreen}" \
    /opt/bin/latencyloom "$@"
}
unset DISPLAY
inside eval --gpu gtx980 --alpha 49 --warps 32 | grep -q '^limited by  *latency' || fail "eval"
inside figure cusp -o /opt/cusp.pdf || fail "figure"
[[ $(head -c 5 "$app/cusp.pdf") == %PDF- ]] || fail "cusp.pdf is no PDF"
inside figure cusp -o /opt/cusp.png && [[ $(head -c 4 "$app/cusp.png" | tail -c 3) == PNG ]] || fail "PNG"
inside lint /opt/share/doc/latencyloom/examples/*.loom.json >/dev/null 2>&1 || true
ended=0
timeout 5 bash -c "$(declare -f inside); root='$root' app='$app'; inside" >"$home/log" 2>&1 || ended=$?
[[ $ended -eq 124 ]] || { cat "$home/log"; fail "the window without a screen ended with $ended"; }

platform=xcb
# The old property has the name in ASCII where there are no locales of X's.
seen() {
  window=$(xdotool search --onlyvisible --name '^LatencyLoom' 2>/dev/null | head -1)
  [[ -n $window ]]
}
start_display
start inside
[[ $(title) == "LatencyLoom — "* ]] || fail "the window is called $(title)"
xdotool key ctrl+q
until_true "it does not quit" ended
wait "$pid" || fail "it ended with status $?"
echo "portable: $(basename "$archive") runs in ${system:-a root with the C library alone}"
