// What the parser of the command line knows, in plain values.

#include "app/cli_outline.h"

#include "app/answers.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cctype>

namespace loom {
namespace {

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

/// Endings such as ".ll" and ".loom.json" that a text speaks of.
std::vector<std::string> endings_in(std::string_view text) {
  std::vector<std::string> endings;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] != '.' || !is_lower(text[i + 1]))
      continue;
    std::size_t end = i + 1;
    while (end < text.size() &&
           (is_lower(text[end]) ||
            (text[end] == '.' && end + 1 < text.size() && is_lower(text[end + 1]))))
      ++end;
    endings.emplace_back(text.substr(i, end - i));
    i = end - 1;
  }
  return endings;
}

Values values_of(const std::string& path, const OptionOutline& option) {
  const bool by_place = option.names.empty();
  if (option.value.empty())
    return Values::none;
  if (option.value.starts_with("FILE"))
    return Values::files;
  if ((!by_place && option.names.back() == "--gpu") || (by_place && path == "gpus show"))
    return Values::gpus;
  if (by_place && path == "figure")
    return Values::figures;
  if (option.value == "PROGRAM")
    return Values::programs;
  return option.value == "QUANTITY" ? Values::quantities : Values::any;
}

OptionOutline outline_of(const std::string& path, const CLI::Option& option) {
  OptionOutline found;
  for (const std::string& name : option.get_snames())
    found.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames())
    found.names.push_back("--" + name);
  if (option.get_positional()) {
    found.value = option.get_name(true);
    for (char& c : found.value)
      c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  } else if (option.get_items_expected_max() > 0) {
    found.value = option.get_type_name();
  }
  found.help = option.get_description();
  if (option.get_group() != "Options")
    found.group = option.get_group();
  found.values = values_of(path, found);
  if (found.values == Values::files)
    found.endings = endings_in(found.value + " " + found.help);
  found.required = option.get_required();
  found.repeatable = option.get_items_expected_max() > 1;
  return found;
}

void append(const CLI::App& app, const std::string& path, Outline& commands) {
  CommandOutline command;
  command.path = path;
  command.help = app.get_description();
  // A subcommand begins with its parent's footer.
  if (!app.get_parent() || app.get_footer() != app.get_parent()->get_footer())
    command.footer = app.get_footer();
  for (const CLI::Option* option : app.get_options())
    if (!option->get_group().empty())
      (option->get_positional() ? command.arguments : command.options)
          .push_back(outline_of(path, *option));
  // As in the help: options under a heading of their own come last.
  std::stable_partition(command.options.begin(), command.options.end(),
                        [](const OptionOutline& option) { return option.group.empty(); });
  const std::vector<const CLI::App*> subs =
      app.get_subcommands([](const CLI::App*) { return true; });
  for (const CLI::App* sub : subs)
    command.subcommands.push_back(sub->get_name());
  commands.push_back(std::move(command));
  for (const CLI::App* sub : subs)
    append(*sub, path.empty() ? sub->get_name() : path + " " + sub->get_name(), commands);
}

} // namespace

Outline outline(const CLI::App& program) {
  Outline commands;
  append(program, "", commands);
  return commands;
}

std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

std::string_view lister(Values values) {
  switch (values) {
  case Values::gpus:
    return "latencyloom gpus 2>/dev/null | sed '1d;s/ .*//'";
  case Values::figures:
    return "{ latencyloom figure list 2>/dev/null | sed 's/ .*//'; printf 'list\\nall\\n'; }";
  case Values::programs:
    return "latencyloom simt --list 2>/dev/null | sed 's/ .*//'";
  case Values::quantities:
    return "latencyloom why 2>/dev/null | sed -n 's/^  *\\([a-z0-9_]*\\) .*/\\1/p'";
  case Values::none:
  case Values::any:
  case Values::files:
    break;
  }
  return "";
}

std::string outline_json(const Outline& commands) {
  return json_answer([&](JsonWriter& writer) {
    const auto options = [&](const char* key, const std::vector<OptionOutline>& all) {
      writer.key(key).rows(all, [&](const OptionOutline& option) {
        writer.key("names").texts(option.names);
        writer.key("value").text(option.value).key("help").text(option.help);
        writer.key("required").boolean(option.required);
        writer.key("repeatable").boolean(option.repeatable);
      });
    };
    writer.key("commands").objects(commands, [&](const CommandOutline& command) {
      writer.key("path").text(command.path).key("help").text(command.help);
      writer.key("footer").text(command.footer);
      options("arguments", command.arguments);
      options("options", command.options);
    });
  });
}

Result<std::string> document(std::string_view name, const Outline& commands) {
  if (name == "man")
    return manual_page(commands);
  if (name == "bash")
    return bash_completion(commands);
  if (name == "zsh")
    return zsh_completion(commands);
  if (name == "fish")
    return fish_completion(commands);
  if (name == "json")
    return outline_json(commands);
  return fail(ErrorCode::bad_argument,
              verbatim("--generate: expected man, bash, zsh, fish or json, found '" +
                       std::string(name) + "'"));
}

} // namespace loom
