#!/usr/bin/env bash
# What a user builds: no warning ends it, and what is missing is named as each system calls it.
# user_build.sh SOURCE
set -euo pipefail
cd "$1"
fail() {
  echo "user_build: $*"
  exit 1
}
[[ $(jq -c '[.configurePresets[] | select(.name == "release" or .name == "base") |
             .cacheVariables.LOOM_WERROR // empty]' CMakePresets.json) == '[]' ]] ||
  fail "the release preset makes warnings errors"
grep -q -- -DLOOM_WERROR=OFF packaging/run || fail "packaging/run may make warnings errors"
grep -q -- -DLOOM_WERROR=ON packaging/test || fail "packaging/test lets warnings pass"

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
said=$(cmake -S . -B "$build" -G Ninja -DCMAKE_DISABLE_FIND_PACKAGE_GSL=ON 2>&1) &&
  fail "it is configured without the GSL"
for name in "apt install libgsl-dev" "dnf install gsl-devel" "pacman -S gsl"; do
  [[ $said == *"$name"* ]] || fail "it does not say '$name': $said"
done
