#!/usr/bin/env bash
# Disks that are full or read-only, and a system without /proc: the old file stays whole, one line
# says which file and what to do, and nothing else is left. Runs in mount namespaces of its own:
#   unshare --user --map-root-user --mount disk.sh PATH/TO/latencyloom
set -euo pipefail
program=$1
disk=$(mktemp -d)
trap 'umount "$disk" 2>/dev/null || true; rmdir "$disk"' EXIT
mount -t tmpfs -o size=64k none "$disk"
export LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=/tmp
fail() {
  echo "disk: $*" >&2
  exit 1
}
only() { # only NAME...: nothing else is on the disk, hidden or not
  local found
  found=$(ls -A "$disk" | tr '\n' ' ')
  [[ $found == "$* " ]] || fail "on the disk is $found, not $*"
}
# What a program of the sanitizers adds by itself where there is no /proc.
without_sanitizers() { grep -vE '^==[0-9]+==|^False positive|^For details see' || true; }
# refused WHAT-IS-SAID COMMAND...: exit status 4 and one line
refused() {
  local said status=0 expected=$1
  shift
  said=$("$@" 2>&1) || status=$?
  said=$(without_sanitizers <<<"$said")
  [[ $status == 4 ]] || fail "status $status: $said"
  [[ $said == *"$expected"* && $said != *$'\n'* ]] || fail "said: $said"
}
draw=("$program" figure cusp --gpu gtx980 --force -o "$disk/a.csv")

"${draw[@]}"
cp "$disk/a.csv" /tmp/loom-disk-$$
head -c 1M /dev/zero >"$disk/filler" 2>/dev/null || true
refused "$disk/a.csv: cannot write: No space left on device; free some space" "${draw[@]}"
cmp "$disk/a.csv" /tmp/loom-disk-$$ || fail "a full disk changed the file"
only a.csv filler
rm "$disk/filler"

mount -o remount,ro "$disk"
refused "Read-only file system; change its permissions" "${draw[@]}"
refused "Read-only file system" "$program" figure cusp -o "$disk/new.pdf"
# A home of that kind: the window opens and says that nothing is remembered, and stays.
status=0
HOME=$disk XDG_CONFIG_HOME=$disk/c XDG_DATA_HOME=$disk/d XDG_CACHE_HOME=$disk/x \
  QT_QPA_PLATFORM=offscreen timeout 3 "$program" >/dev/null 2>&1 || status=$?
[[ $status == 124 ]] || fail "with a read-only home the window ended with $status"
mount -o remount,rw "$disk"
only a.csv

# Without /proc a nameless file cannot be given a name.
mkdir "$disk/empty"
mount --bind "$disk/empty" /proc
rm -f "$disk/a.csv"
"${draw[@]}" || fail "nothing is written without /proc"
cmp "$disk/a.csv" /tmp/loom-disk-$$ || fail "another file is written without /proc"
head -c 1M /dev/zero >"$disk/filler" 2>/dev/null || true
refused "No space left on device" "${draw[@]}"
cmp "$disk/a.csv" /tmp/loom-disk-$$ || fail "a full disk without /proc changed the file"
only a.csv empty filler
umount /proc
rm /tmp/loom-disk-$$
echo "disk: full, read-only and without /proc, the file stayed whole"
