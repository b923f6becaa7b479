#!/usr/bin/env bash
# The manual page: no warning of man's, and every subcommand and option of the help in it.
# manual.sh PAGE PATH/TO/latencyloom
set -euo pipefail
export LC_ALL=C.UTF-8 MANWIDTH=200 MAN_KEEP_FORMATTING= MANROFFOPT=-c
warnings=$(man --warnings -l "$1" 2>&1 >/dev/null)
[[ -z $warnings ]] || { echo "$warnings"; exit 1; }
text=$(man -l "$1" | col -b)

status=0
missing() {
  echo "the manual page lacks $1"
  status=1
}
commands=$("$2" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
[[ $(wc -w <<<"$commands") -ge 18 ]] || missing "nothing: the help lists too few subcommands"
for command in $commands; do
  section=$(sed -n "/^   latencyloom $command\$/,/^   latencyloom /p" <<<"$text")
  [[ -n $section ]] || missing "latencyloom $command"
  for option in $("$2" "$command" --help | sed -n 's/^  \(-.,\)\?\(--[a-z0-9-]*\).*/\2/p'); do
    [[ $option == --help ]] || grep -q -e "$option" <<<"$section" || missing "$command $option"
  done
done
grep -q "^EXIT STATUS" <<<"$text" || missing "the exit status"
exit $status
