// `latencyloom simt`: a divergent program, step by step through one warp.

#include "app/command.h"
#include "app/values.h"
#include "core/divergence/divergence_run.h"
#include "core/divergence/simt_json.h"
#include "resources/programs/embedded.h"

#include <fmt/format.h>

#include <array>
#include <limits>

namespace loom {

namespace {

struct SimtCommand {
  std::string program; ///< a file, or the name of a shipped program
  std::optional<std::string> threads, machine, first, seed;
  std::vector<std::string> predicates; ///< P0=0110
  std::vector<std::string> sets;       ///< NAME=FORMULA
  bool no_convergence = false, json = false, list = false;
};

/// Which of the two values an option has.
template <class T>
Result<void> take_one_of(std::string_view option, const std::optional<std::string>& text, T& to,
                         const std::array<std::string, 2>& known, const std::array<T, 2>& values) {
  if (!text)
    return {};
  return one_of(option, *text, known).map([&](std::size_t which) { to = values[which]; });
}

/// "NAME=VALUE" in two.
Result<std::pair<std::string, std::string>> halves(std::string_view option, const std::string& text,
                                                   const char* form) {
  const std::size_t equals = text.find('=');
  if (equals == 0 || equals == std::string::npos || equals + 1 == text.size())
    return bad_argument(verbatim(fmt::format("{}: expected {}, found '{}'", option, form, text)));
  return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

Result<void> add_predicate(const std::string& text, Divergence& divergence,
                           std::optional<int> threads) {
  LOOM_TRY(const auto parts, halves("--pred", text, "for example P0=0110"));
  const auto& [name, bits] = parts;
  if (name.size() != 2 || name[0] != 'P' || name[1] < '0' || name[1] > '6')
    return bad_argument(verbatim("--pred: expected a predicate P0 to P6, found '" + name + "'"));
  if (bits.find_first_not_of("01") != std::string::npos || bits.size() > 32)
    return bad_argument(
        verbatim("--pred: expected a 0 or 1 for each of up to 32 threads, found '" + bits + "'"));
  if (threads && bits.size() != static_cast<std::size_t>(*threads))
    return bad_argument(verbatim(
        fmt::format("--pred: {} has {} digits for {} threads", text, bits.size(), *threads)));
  divergence.threads = static_cast<int>(bits.size());
  simt::Mask mask = 0;
  for (std::size_t thread = 0; thread < bits.size(); ++thread)
    mask |= bits[thread] == '1' ? simt::Mask{1} << thread : 0;
  divergence.predicates[static_cast<std::size_t>(name[1] - '0')] = mask;
  return {};
}

Result<Divergence> divergence_from(const SimtCommand& command) {
  LOOM_TRY(auto program, program_text("", command.program, max_program_bytes, embedded_programs(),
                                      "'latencyloom simt --list' names them"));
  if (program.empty()) // an empty one stands for the one that the window begins with
    return fail(ErrorCode::bad_input, LOOM_TEXT("the program has no instruction"),
                {.file = command.program, .line = 1, .column = 1});
  Divergence result;
  result.program = std::move(program);
  result.predicates = {};
  LOOM_CHECK(take("--threads", command.threads, result.threads, 1, 32));
  std::optional<int> threads;
  if (command.threads)
    threads = result.threads;
  for (const std::string& text : command.predicates) {
    LOOM_CHECK(add_predicate(text, result, threads));
    threads = result.threads;
  }
  for (const std::string& text : command.sets) {
    LOOM_TRY(const auto parts, halves("--set", text, "for example n=tid+1"));
    result.formulas[parts.first] = parts.second;
  }
  using enum simt::MachineKind;
  using enum simt::FirstPath;
  for (const Result<void>& good :
       {take_one_of("--machine", command.machine, result.machine, {"stack", "independent"},
                    {stack, independent}),
        take_one_of("--first", command.first, result.first, {"taken", "fallthrough"},
                    {taken, fallthrough}),
        take("--seed", command.seed, result.seed, 0, std::numeric_limits<std::uint32_t>::max())})
    LOOM_CHECK(good);
  result.converge = !command.no_convergence;
  return result;
}

std::string program_list() {
  std::string text;
  for (const EmbeddedFile& file : embedded_programs()) {
    const std::string_view content = file.content;
    const std::string_view title = content.substr(0, content.find('\n'));
    text += fmt::format("{:<16} {}\n", file.name.substr(0, file.name.rfind('.')),
                        title.substr(std::min(title.size(), title.find_first_not_of("/# "))));
  }
  return text;
}

Result<std::string> answer(const SimtCommand& command) {
  if (command.list)
    return program_list();
  if (command.program.empty())
    return bad_argument(
        verbatim("simt: expected a program: a file, or one that 'latencyloom simt --list' names"));
  LOOM_TRY(const auto divergence, divergence_from(command));
  LOOM_TRY(const auto result, run_divergence(divergence, command.program));
  if (result.trace.ending == simt::Ending::fault)
    return fail(ErrorCode::bad_input, result.trace.reason, {.file = command.program});
  return command.json ? simt_json(result) : simt_text(result);
}

} // namespace

void add_simt(const Options& program) {
  const auto [options, command] =
      program.command<SimtCommand>("simt", "step a divergent program through one warp", answer);
  options.add("PROGRAM", command.program, "a file, or the name of a shipped program", "");
  options.add("--threads", command.threads, "threads of the warp, 1 to 32 (default: as --pred has)",
              "N");
  options
      .add("--pred", command.predicates, "an input predicate, a digit a thread, thread 0 first",
           "P0=0110")
      .repeatable();
  options
      .add("--set", command.sets,
           "what a register, a variable or mem begins with, from tid and threads", "NAME=FORMULA")
      .repeatable();
  options.add("--machine", command.machine, "stack (default) or independent", "MACHINE");
  options.add("--first", command.first,
              "path of a branch that goes first: taken (default), fallthrough", "PATH");
  options.add("--seed", command.seed, "of the independent machine's choices (default 1)", "N");
  options.add("--no-convergence", command.no_convergence, "compile without synchronisation points");
  options.add("--list", command.list, "name the shipped programs");
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
