// Completions for bash, from the outline of the command line.

#include "app/cli_outline.h"

namespace loom {
namespace {

// What does not depend on the command line: the words that have been given, and files by ending.
constexpr std::string_view beginning =
    R"(# bash completion for latencyloom; written by latencyloom --generate bash.

# Files with one of the endings, and folders; any file without an ending.
_latencyloom_files() {
  local file ending
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do
    if [[ $# -eq 0 || -d $file ]]; then
      COMPREPLY+=("$file")
      continue
    fi
    for ending in "$@"; do
      if [[ $file == *"$ending" ]]; then
        COMPREPLY+=("$file")
        break
      fi
    done
  done < <(compgen -f -- "$current")
}

_latencyloom() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local command= names= word
  # --gpu=x comes as three words.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' && $COMP_CWORD -gt 1 ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$command:$word" in
)";

std::string bash_quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

/// The statements that complete a value.
std::string completing(const OptionOutline& option) {
  std::string code;
  if (const std::string_view list = lister(option.values); !list.empty())
    code = "mapfile -t COMPREPLY < <(compgen -W \"$(" + std::string(list) + ")\" -- \"$current\")";
  if (option.values == Values::programs)
    code += "; ";
  if (option.values == Values::files || option.values == Values::programs) {
    code += "_latencyloom_files";
    for (const std::string& ending : option.endings)
      code += " " + ending;
  }
  return code.empty() ? ":" : code;
}

} // namespace

std::string bash_completion(const Outline& commands) {
  std::string script(beginning);
  for (const CommandOutline& command : commands)
    for (const std::string& sub : command.subcommands)
      script += "      " + bash_quoted(command.path + ":" + sub) +
                ") command=" + bash_quoted(command.path.empty() ? sub : command.path + " " + sub) +
                " ;;\n";
  script += "    esac\n  done\n\n  case \"$command:$previous\" in\n";
  for (const CommandOutline& command : commands)
    for (const OptionOutline& option : command.options)
      if (option.values != Values::none)
        for (const std::string& name : option.names)
          script += "    " + bash_quoted(command.path + ":" + name) + ") " + completing(option) +
                    "; return ;;\n";
  script += "  esac\n\n  case \"$command\" in\n";
  for (const CommandOutline& command : commands) {
    std::string names;
    for (const std::string& sub : command.subcommands)
      names += (names.empty() ? "" : " ") + sub;
    for (const OptionOutline& option : command.options)
      for (const std::string& name : option.names)
        names += (names.empty() ? "" : " ") + name;
    script += "    " + bash_quoted(command.path) + ") names=" + bash_quoted(names);
    for (const OptionOutline& argument : command.arguments)
      if (argument.values != Values::any)
        script += "\n      [[ $current == -* ]] || { " + completing(argument) + "; }";
    script += " ;;\n";
  }
  script += R"(  esac
  while IFS= read -r word; do
    COMPREPLY+=("$word")
  done < <(compgen -W "$names" -- "$current")
}
complete -F _latencyloom latencyloom
)";
  return script;
}

} // namespace loom
