#pragma once

/// How a command declares itself. A command is one file, app/cmd_NAME.cpp: a struct of what its
/// options say, its options and what it does; app/cli.cpp names it. Only app/cli*.cpp know the
/// library that reads the arguments: its header takes longer to compile than all commands.

#include "app/output.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace loom {

/// Does what the arguments ask for and returns the exit status.
using Action = std::function<int()>;

/// An option that was declared.
class Option {
public:
  explicit Option(CLI::Option* option) : option_(option) {}
  Option required() const;
  /// Each value has the option before it, instead of the first one only.
  Option repeatable() const;
  Option excludes(Option other) const;

private:
  CLI::Option* option_;
};

/// The options of a command, or of the program. What their values are read into outlives parsing.
class Options {
public:
  /// `chosen`: where the action goes of the command that the arguments name.
  Options(CLI::App* app, Action* chosen) : app_(app), chosen_(chosen) {}

  /// `names`: "--gpu", "-o,--output", or "FILE" of an argument by its place. `type` stands for the
  /// value in the help: "TEXT" where it is nullptr.
  Option add(const char* names, std::optional<std::string>& value, const std::string& help,
             const char* type = nullptr) const;
  Option add(const char* names, std::string& value, const std::string& help,
             const char* type = nullptr) const;
  Option add(const char* names, std::vector<std::string>& values, const std::string& help,
             const char* type = nullptr) const;
  Option add(const char* name, bool& flag, const std::string& help) const;

  /// The same options; what is added to these stands under a heading of its own in the help.
  [[nodiscard]] Options under(const char* heading) const;
  void footer(const char* text) const;
  void require_any() const; ///< one option or argument at least
  /// A command of the command, which does with its options what this one does.
  [[nodiscard]] Options variant(const char* name, const char* help) const;

  /// A command, and the values that its options are to fill. Once they are read, `run` gets them:
  /// it returns the exit status, or the answer to print.
  template <class Values, class Answer>
  std::pair<Options, Values&> command(const char* name, const char* help,
                                      Answer (*run)(const Values&)) const {
    const auto values = std::make_shared<Values>();
    return {command(name, help, [values, run] { return loom::finish(run(*values)); }), *values};
  }

private:
  [[nodiscard]] Options command(const char* name, const char* help, Action action) const;
  [[nodiscard]] Option placed(CLI::Option* option, const char* type) const;

  CLI::App* app_;
  Action* chosen_;
  const char* heading_ = nullptr;
};

/// Adds one command, or several of a kind, to the program.
using AddCommand = void(const Options& program);

} // namespace loom
