#pragma once

/// The commands as a page asks for them: their options by name, without a command line.

#include "app/command.h"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace CLI {

/// What a command declared of one option.
class Option {
public:
  std::string name; ///< as a request has it: "fixed-latency", or "quantity" of an argument by place
  std::function<void(std::string)> take;
  bool* flag = nullptr; ///< of an option without a value
  bool is_list = false, is_required = false;
  std::vector<const Option*> excluded{};
  bool given = false;
};

/// A command with its options, or the program with its commands.
class App {
public:
  std::deque<Option> options{}; // they are pointed to
  std::map<std::string, App> commands{};
  loom::Action action{};
  bool any_required = false;
};

} // namespace CLI

namespace loom {

/// Runs the command that a JSON text asks for:
///   {"command": "eval", "arguments": {"gpu": "gtx980", "alpha": 49, "json": true}}
/// An argument has the name of the option on the command line, without the dashes, or that of the
/// argument by its place in small letters; its value is a text or a number, true of an option
/// without a value, a list where the option may be repeated. A command of a command is named with
/// it: "gpus show". What the command says is captured by the caller; returns its exit status.
int run_request(std::string_view json);

} // namespace loom
