# What zsh offers for a command line, one a line: zsh -f offered.zsh SCRIPT LINE
# zsh completes only at a terminal: one is made, and each match is printed instead of shown.
zmodload zsh/zpty
zpty terminal zsh -f -i
zpty -w terminal "script=${(q)1}"
zpty -w terminal '
PROMPT= ; stty -echo
autoload -Uz compinit; compinit -u -D
_latencyloom_whole() { eval "$(<$script)" }
compdef _latencyloom_whole latencyloom
edge() { print -r -- BEGIN-OR-END }
compprefuncs=(edge); comppostfuncs=(edge exit)
zstyle ":completion:*" completer _complete
bindkey "^I" complete-word
compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return; fi
  local -a found
  builtin compadd -A found "$@"
  (( $#found )) && print -rl -- $found
}
print READY'
local line
while zpty -r terminal line; do [[ $line == *READY* ]] && break; done
zpty -w -n terminal "$2"$'\t'
integer inside=0
while zpty -r terminal line; do
  line=${line//[$'\r\n']/}
  if [[ $line == *BEGIN-OR-END* ]]; then (( inside++ )) && break
  elif (( inside )) && [[ -n $line ]]; then print -r -- $line; fi
done
