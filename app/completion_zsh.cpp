// Completions for zsh, from the outline of the command line.

#include "app/cli_outline.h"

#include <fmt/format.h>

namespace loom {
namespace {

/// Text inside single quotes, with the characters escaped that _arguments and _describe part at.
std::string zsh_quoted(std::string_view text) {
  std::string result;
  for (char c : text) {
    if (c == '\'')
      result += "'\\'";
    if (c == ':' || c == '[' || c == ']' || c == '\\')
      result += '\\';
    result += c;
  }
  return result;
}

/// The function of zsh that completes a value.
std::string action(const OptionOutline& option) {
  switch (option.values) {
  case Values::gpus:
    return "_latencyloom_gpus";
  case Values::figures:
    return "_latencyloom_figures";
  case Values::programs:
    return "_latencyloom_programs";
  case Values::quantities:
    return "_latencyloom_quantities";
  case Values::files: {
    if (option.endings.empty())
      return "_files";
    std::string patterns;
    for (const std::string& ending : option.endings)
      patterns += (patterns.empty() ? "*(" : "|") + ending;
    return "_files -g \"" + patterns + ")\"";
  }
  case Values::none:
  case Values::any:
    break;
  }
  return " ";
}

std::string specification(const OptionOutline& option) {
  const std::string help = "[" + zsh_quoted(first_line(option.help)) + "]";
  const std::string value =
      option.value.empty() ? "" : ":" + zsh_quoted(option.value) + ":" + action(option);
  std::string result;
  for (const std::string& name : option.names) {
    const char* const joined = value.empty() ? "" : name.starts_with("--") ? "=" : "+";
    result += fmt::format(" \\\n      '*{}{}{}{}'", name, joined, help, value);
  }
  return result;
}

std::string function_name(std::string_view path) {
  std::string name = "_latencyloom";
  if (!path.empty())
    name += "_command_" + std::string(path);
  for (char& c : name)
    c = c == ' ' ? '_' : c;
  return name;
}

const CommandOutline& find(const Outline& commands, const std::string& path) {
  for (const CommandOutline& command : commands)
    if (command.path == path)
      return command;
  return commands.front();
}

std::string function(const CommandOutline& command, const Outline& commands) {
  std::string text = "\n" + function_name(command.path) + "() {\n";
  std::string options;
  for (const OptionOutline& option : command.options)
    options += specification(option);
  if (command.subcommands.empty()) {
    text += "  _arguments -s" + options;
    for (const OptionOutline& argument : command.arguments)
      text += " \\\n      '" + std::string(argument.values == Values::files ? "*" : "") + ":" +
              zsh_quoted(argument.value) + ":" + action(argument) + "'";
    return text + "\n}\n";
  }
  text += "  local context state state_descr line\n  typeset -A opt_args\n"
          "  _arguments -C" +
          options +
          " \\\n      '1: :->command' '*:: :->rest'\n"
          "  case $state in\n  command)\n    local -a names=(\n";
  std::string calls;
  for (const std::string& sub : command.subcommands) {
    const std::string path = command.path.empty() ? sub : command.path + " " + sub;
    text += "      '" + sub + ":" + zsh_quoted(first_line(find(commands, path).help)) + "'\n";
    calls += "    " + sub + ") " + function_name(path) + " ;;\n";
  }
  text += "    )\n    _describe command names\n";
  for (const OptionOutline& argument : command.arguments)
    text += "    " + action(argument) + "\n";
  text += "    ;;\n  rest)\n    case $line[1] in\n" + calls + "    esac\n    ;;\n  esac\n}\n";
  return text;
}

} // namespace

std::string zsh_completion(const Outline& commands) {
  std::string script = "#compdef latencyloom\n# Written by latencyloom --generate zsh.\n";
  const auto list = [&script](std::string_view name, Values values) {
    script += "\n_latencyloom_" + std::string(name) + "() {\n  local -a names=(${(f)\"$(" +
              std::string(lister(values)) + ")\"})\n  compadd -a names\n" +
              (values == Values::programs ? "  _files\n" : "") + "}\n";
  };
  list("gpus", Values::gpus);
  list("figures", Values::figures);
  list("programs", Values::programs);
  list("quantities", Values::quantities);
  for (const CommandOutline& command : commands)
    script += function(command, commands);
  return script + "\n_latencyloom \"$@\"\n";
}

} // namespace loom
