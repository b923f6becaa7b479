#!/usr/bin/env bash
# Makes the Debian package, has it checked, installs it into a fresh folder, uses it there from the
# command line and as a window, and removes it again. deb.sh BUILD
set -euo pipefail

source "$(dirname "$0")/../e2e/x11.bash"

build=$1
new_home
folder=$home/package
mkdir "$folder"
fail() {
  echo "package: $*" >&2
  exit 1
}
cpack --config "$build/CPackConfig.cmake" -G DEB -B "$folder/made" >"$folder/log" 2>&1 ||
  { cat "$folder/log"; exit 1; }
package=$(echo "$folder"/made/latencyloom_*.deb)

# No bug of Debian's is closed by this.
lintian --allow-root --fail-on error --suppress-tags initial-upload-closes-no-bugs "$folder"/made/*.deb ||
  fail "lintian finds errors"
[[ $(dpkg-deb -f "$package" Section) == science ]] || fail "wrong section"
[[ $(dpkg-deb -f "$package" Depends) == *libqt6widgets6*zlib1g* ]] || fail "no dependencies"

python=$(find "$folder/made" -maxdepth 1 -name 'python3-latencyloom_*.deb')
if [[ -n $python ]]; then
  [[ $(dpkg-deb -f "$python" Depends) == *python3-numpy* ]] || fail "the module does not need NumPy"
  dpkg-deb -x "$python" "$folder/module"
  [[ $(PYTHONPATH=$folder/module/usr/lib/python3/dist-packages /usr/bin/python3 -B -c \
    'import latencyloom; print(round(latencyloom.Kernel("gtx980").cusp()["alpha"], 2))') == 48.08 ]] ||
    fail "the module says something else"
fi

# A root of its own: dpkg's database and nothing else, so that dependencies are not there.
root=$folder/root
mkdir -p "$root"/var/lib/dpkg/{info,updates,triggers}
touch "$root"/var/lib/dpkg/status
in_root() {
  local as_root=()
  [[ $(id -u) -eq 0 ]] || as_root=(fakeroot)
  "${as_root[@]}" dpkg --root="$root" --log=/dev/null --force-not-root --force-bad-path \
    --force-depends "$@" >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
}
in_root --install "$package"
grep -q '^Status: install ok installed' "$root/var/lib/dpkg/status" || fail "it was not installed"
dpkg-deb -c "$package" | awk '{print $6}' | grep -v '^\./\(usr/.*\)\?$' && fail "files outside /usr"
(cd "$root" && md5sum --quiet -c var/lib/dpkg/info/latencyloom.md5sums) || fail "files differ"

program=$root/usr/bin/latencyloom
# The latency bound of 32 warps is 32 / (368 + 49 * 6) loads per cycle.
"$program" eval --gpu gtx980 --alpha 49 --warps 32 --json | grep -q '"latency": 0.0483383' ||
  fail "eval says something else"
version=$(dpkg-deb -f "$package" Version)
[[ $("$program" --version) == "latencyloom ${version%-*}" ]] || fail "versions differ"
for size in 16 32 48 256; do
  for icon in apps/latencyloom mimetypes/latencyloom-scenario; do
    picture=$root/usr/share/icons/hicolor/${size}x$size/$icon.png
    [[ $(od -An -tu1 -j16 -N8 "$picture" | awk '{print $3 * 256 + $4, $7 * 256 + $8}') == \
      "$size $size" ]] || fail "$picture is not $size pixels wide"
  done
done
if command -v appstreamcli >/dev/null; then
  appstreamcli validate-tree --no-net --no-color "$root" >"$folder/log" 2>&1 ||
    { cat "$folder/log"; exit 1; }
fi

start_display
start "$program" "$root/usr/share/doc/latencyloom/examples/fig_4_7.loom.json"
class=$(xprop -id "$window" WM_CLASS)
entry=$(sed -n 's/^StartupWMClass=//p' "$root/usr/share/applications/latencyloom.desktop")
[[ $class == *"$entry"* ]] || fail "the desktop entry does not know $class"
xdotool key ctrl+q
until_true "it does not quit" ended
wait "$pid" || fail "it ended with status $?"

in_root --purge latencyloom
left=$(find "$root/usr" 2>/dev/null || true)
[[ -z $left ]] || fail "left behind: $left"
