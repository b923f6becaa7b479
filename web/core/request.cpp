// The module's one question: a request as JSON, answered with what the command prints.

#include "web/core/program.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/text/json.h"

#include <algorithm>
#include <cstdint>

namespace loom {

AddCommand add_gpus, add_loops, add_eval, add_cusp, add_sweep, add_simulate, add_loom, add_simt,
    add_coalesce, add_banks, add_occupancy, add_why, add_lesson;

namespace {

constexpr AddCommand* commands[] = {add_gpus,      add_loops, add_eval,  add_cusp,     add_sweep,
                                    add_simulate,  add_loom,  add_simt,  add_coalesce, add_banks,
                                    add_occupancy, add_why,   add_lesson};

Result<std::string> text_of(const json::Value& value, const std::string& option) {
  if (value.is_string())
    return value.get<std::string>();
  if (value.is_number())
    return shortest(value.get<double>());
  return bad_argument(verbatim("--" + option + ": expected a text or a number"));
}

/// Fills one option of the command.
Result<void> fill(CLI::Option& option, const json::Value& value) {
  if (option.flag) {
    if (!value.is_boolean())
      return bad_argument(verbatim("--" + option.name + ": expected true or false"));
    *option.flag = option.given = value.get<bool>();
    return {};
  }
  option.given = true;
  const auto take = [&option](const json::Value& each) {
    return text_of(each, option.name).map(option.take);
  };
  if (!option.is_list || !value.is_array())
    return take(value);
  for (const json::Value& each : value)
    if (const Result<void> taken = take(each); !taken)
      return taken;
  return {};
}

Result<void> fill_all(CLI::App& command, const std::string& name, const json::Value& arguments) {
  for (const auto& [key, value] : arguments.items()) {
    const auto option = std::ranges::find(command.options, key, &CLI::Option::name);
    if (option == command.options.end()) {
      std::vector<std::string> known;
      for (const CLI::Option& each : command.options)
        known.push_back("--" + each.name);
      return bad_argument(verbatim("unknown option '--" + key + "' in '" + name + "'" +
                                   did_you_mean("--" + key, known).english()));
    }
    if (const Result<void> filled = fill(*option, value); !filled)
      return filled;
  }
  bool any = false;
  for (const CLI::Option& option : command.options) {
    any = any || option.given;
    if (option.is_required && !option.given)
      return bad_argument(verbatim("--" + option.name + " is required"));
    for (const CLI::Option* other : option.excluded)
      if (option.given && other->given)
        return bad_argument(verbatim("--" + option.name + " excludes --" + other->name));
  }
  if (command.any_required && !any)
    return bad_argument(verbatim(name + ": expected an option"));
  return {};
}

/// The command that the words name: "gpus show".
CLI::App* find_command(CLI::App& program, std::string_view words) {
  CLI::App* found = &program;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    const auto next = found->commands.find(std::string(words.substr(0, end)));
    if (next == found->commands.end())
      return nullptr;
    found = &next->second;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return found;
}

} // namespace

int run_request(std::string_view json) {
  const Result<json::Value> request = json::parse(json, "request");
  if (!request)
    return report(request.error());
  json::Problems problems("request");
  json::Members members(*request, "", problems);
  const std::string name = members.required_text("command");
  const json::Value* arguments = members.get("arguments");
  members.finish();
  if (arguments && !arguments->is_object())
    problems.add("/arguments", LOOM_TEXT("expected an object"));
  if (!problems.empty())
    return report(problems.list().front());
  CLI::App program;
  Action chosen; // which a command line is read for; here the command itself is called
  for (AddCommand* add : commands)
    add(Options(&program, &chosen));
  CLI::App* const command = find_command(program, name);
  if (!command || !command->action)
    return report({ErrorCode::bad_argument, verbatim("a page has no command '" + name + "'"), {}});
  if (arguments)
    if (const Result<void> filled = fill_all(*command, name, *arguments); !filled)
      return report(filled.error());
  return command->action();
}

} // namespace loom

namespace {

/// Where the page finds an answer in the module's memory; it is there until the next request.
struct Answer {
  std::int32_t status;
  const char* text;
  std::uint32_t size;
};

} // namespace

extern "C" {

/// Room for a request of `size` bytes; the former request's is given up.
char* room(std::uint32_t size) {
  static std::string request;
  request.assign(size, '\0');
  return request.data();
}

/// Answers the request of `size` bytes that stands there: with what the command prints, or, where
/// the status is not 0, with what it says instead, a line each.
const Answer* answer(const char* request, std::uint32_t size) {
  static std::string text;
  static Answer answer;
  loom::Capture said;
  answer.status = loom::run_request({request, size});
  text = std::move(said.output);
  if (answer.status != 0) {
    text.clear();
    for (const std::string& line : said.errors)
      text += line + '\n';
  }
  answer.text = text.data();
  answer.size = static_cast<std::uint32_t>(text.size());
  return &answer;
}
}
