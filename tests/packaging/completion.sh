#!/usr/bin/env bash
# Completes command lines as the shell does, and compares with what the program says itself.
# completion.sh bash|fish|zsh SCRIPT PATH/TO/latencyloom
set -euo pipefail
shell=$1 script=$(realpath "$2") program=$(realpath "$3")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PATH=${program%/*}:$PATH HOME=$folder XDG_CONFIG_HOME=$folder XDG_DATA_HOME=$folder LC_ALL=C.UTF-8
here=$(realpath "${BASH_SOURCE[0]%/*}")
mkdir "$folder/work" "$folder/work/folder"
touch "$folder/work/"{kernel.ll,kernel.cu,notes.txt,mine.loom.json}
cd "$folder/work"

# offered WORD...: what is offered for the last word, one a line.
offered_bash() (
  # shellcheck source=/dev/null
  source "$script"
  COMP_WORDS=(latencyloom "$@") COMP_CWORD=$# COMPREPLY=()
  _latencyloom
  printf '%s\n' "${COMPREPLY[@]}"
)
offered_fish() {
  fish --no-config -c 'source $argv[1]; complete -C "$argv[2]"' "$script" "latencyloom $*" |
    cut -f1 | sed 's,/$,,'
}
offered_zsh() { zsh -f "$here/offered.zsh" "$script" "latencyloom $*"; }

status=0
# expect EXPECTED WORD...: the offer, sorted, in one line.
expect() {
  local expected=$1 found
  shift
  found=$("offered_$shell" "$@" | sort -u | tr '\n' ' ')
  [[ ${found% } == "$expected" ]] && return
  echo "$shell, latencyloom $*: expected '$expected', found '${found% }'"
  status=1
}
expect "eval" ev
expect "simt simulate" sim
expect "show" gpus sh
expect "gtx275" gpus show gtx27
gpus=$(latencyloom gpus | sed '1d;s/ .*//' | grep '^gtx9' | sort | tr '\n' ' ')
expect "${gpus% }" eval --gpu gtx9
expect "thesis-4.5" figure thesis-4.5
expect "spin_lock" simt spin
expect "warps_needed" why warps_n
expect "--half-warps" coalesce --half # fish 4 takes "ha" for "threads", too
expect "kernel.cu kernel.ll" predict k
if [[ $shell == bash ]]; then
  expect "gtx275" eval --gpu = gtx27
  expect "mine.loom.json" lint mi
  expect "folder" predict f
  expect "mine.loom.json" mi
fi

# Every subcommand of the help is offered, and every long option of one with many.
expect "$(latencyloom --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p' |
  grep '^s' | sort | tr '\n' ' ' | sed 's/ $//')" s
expect "$(latencyloom occupancy --help | sed -n 's/^  \(-.,\)\?\(--[a-z0-9-]*\).*/\2/p' |
  sort -u | tr '\n' ' ' | sed 's/ $//')" occupancy --
exit $status
