// Completions for fish, from the outline of the command line.

#include "app/cli_outline.h"

#include <fmt/format.h>

namespace loom {
namespace {

std::string fish_quoted(std::string_view text) {
  std::string result = "'";
  for (char c : text) {
    if (c == '\'' || c == '\\')
      result += '\\';
    result += c;
  }
  return result + "'";
}

/// The names to offer for a value, as an argument of `complete`.
std::string candidates(const OptionOutline& option) {
  if (const std::string_view list = lister(option.values); !list.empty()) {
    std::string command(list); // fish groups commands in its own way
    if (command.starts_with("{ "))
      command = "begin; " + command.substr(2, command.size() - 4) + " end";
    return " -a " + fish_quoted("(" + command + ")");
  }
  if (option.values != Values::files || option.endings.empty())
    return "";
  std::string list;
  for (const std::string& ending : option.endings)
    list += " (__fish_complete_suffix " + ending + ")";
  return " -k -a " + fish_quoted(list.substr(1));
}

/// When a command's completions hold: it was given, and none of its own subcommands.
std::string condition(const CommandOutline& command) {
  std::string subs;
  for (const std::string& sub : command.subcommands)
    subs += " " + sub;
  if (command.path.empty())
    return "not __fish_seen_subcommand_from" + subs;
  const std::size_t space = command.path.find(' ');
  std::string text = "__fish_seen_subcommand_from " + command.path.substr(0, space);
  if (space != std::string::npos)
    text += "; and __fish_seen_subcommand_from " + command.path.substr(space + 1);
  return subs.empty() ? text : text + "; and not __fish_seen_subcommand_from" + subs;
}

} // namespace

std::string fish_completion(const Outline& commands) {
  std::string script = "# fish completion for latencyloom; written by latencyloom --generate "
                       "fish.\ncomplete -c latencyloom -f\n";
  for (const CommandOutline& command : commands) {
    const std::string start = "complete -c latencyloom -n " + fish_quoted(condition(command));
    for (const std::string& sub : command.subcommands) {
      const std::string path = command.path.empty() ? sub : command.path + " " + sub;
      for (const CommandOutline& other : commands)
        if (other.path == path)
          script +=
              fmt::format("{} -a {} -d {}\n", start, sub, fish_quoted(first_line(other.help)));
    }
    for (const OptionOutline& argument : command.arguments)
      if (argument.values != Values::any) {
        const bool files = argument.values == Values::files || argument.values == Values::programs;
        script += start + (files ? " -F" : "") + candidates(argument) + "\n";
      }
    for (const OptionOutline& option : command.options) {
      script += start;
      for (const std::string& name : option.names)
        script += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      if (option.values != Values::none)
        script += option.values == Values::files ? " -rF" : " -x";
      script += candidates(option) + " -d " + fish_quoted(first_line(option.help)) + "\n";
    }
  }
  return script;
}

} // namespace loom
