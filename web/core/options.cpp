// What app/cli.cpp is to the command line: a command declares its options here, and a request fills
// them by their names.

#include "web/core/program.h"

#include <algorithm>
#include <cctype>

namespace loom {
namespace {

/// "--alpha", "-o,--output" and "QUANTITY" as a request has them.
std::string request_name(std::string_view names) {
  const std::size_t dashes = names.rfind("--");
  if (dashes != std::string_view::npos)
    return std::string(names.substr(dashes + 2));
  std::string name(names);
  for (char& c : name)
    c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return name;
}

} // namespace

Option Option::required() const {
  option_->is_required = true;
  return *this;
}
Option Option::repeatable() const { return *this; } // as a list is, in a request
Option Option::excludes(Option other) const {
  option_->excluded.push_back(other.option_);
  return *this;
}

Option Options::add(const char* names, std::optional<std::string>& value, const std::string&,
                    const char*) const {
  return Option(&app_->options.emplace_back(
      CLI::Option{request_name(names), [&value](std::string text) { value = std::move(text); }}));
}
Option Options::add(const char* names, std::string& value, const std::string&, const char*) const {
  return Option(&app_->options.emplace_back(
      CLI::Option{request_name(names), [&value](std::string text) { value = std::move(text); }}));
}
Option Options::add(const char* names, std::vector<std::string>& values, const std::string&,
                    const char*) const {
  CLI::Option option{request_name(names),
                     [&values](std::string text) { values.push_back(std::move(text)); }};
  option.is_list = true;
  return Option(&app_->options.emplace_back(std::move(option)));
}
Option Options::add(const char* name, bool& flag, const std::string&) const {
  CLI::Option option{request_name(name), {}};
  option.flag = &flag;
  return Option(&app_->options.emplace_back(std::move(option)));
}

Options Options::under(const char*) const { return *this; }
void Options::footer(const char*) const {}
void Options::require_any() const { app_->any_required = true; }
Options Options::variant(const char* name, const char*) const {
  CLI::App& command = app_->commands[name];
  command.action = app_->action; // what this one does, until it gets an action of its own
  return {&command, chosen_};
}
Options Options::command(const char* name, const char* help, Action action) const {
  const Options options = variant(name, help);
  options.app_->action = std::move(action);
  return options;
}

} // namespace loom
