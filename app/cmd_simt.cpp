// `latencyloom simt`: a divergent program, step by step through one warp.

#include "app/commands.h"
#include "app/output.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/scenario/divergence_run.h"
#include "core/scenario/simt_json.h"
#include "resources/programs/embedded.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <limits>

namespace loom {

namespace {

Result<std::int64_t> whole(std::string_view option, const std::string& text, double high,
                           double low = 0) {
  const std::optional<double> value = parse_number(text);
  if (!value || *value < low || *value > high || *value != std::floor(*value))
    return bad_argument(fmt::format("{}: expected a whole number from {} to {}, found '{}'", option,
                                    shortest(low), shortest(high), text));
  return static_cast<std::int64_t>(*value);
}

/// Index of `value` among the two values that an option may have.
Result<bool> second_of(std::string_view option, const std::string& value,
                       const std::array<std::string, 2>& known) {
  for (std::size_t i = 0; i < known.size(); ++i)
    if (value == known[i])
      return i == 1;
  return bad_argument(fmt::format("{}: expected {} or {}, found '{}'{}", option, known[0], known[1],
                                  value, did_you_mean(value, known).english()));
}

/// "NAME=VALUE" in two.
Result<std::pair<std::string, std::string>> halves(std::string_view option, const std::string& text,
                                                   const char* form) {
  const std::size_t equals = text.find('=');
  if (equals == 0 || equals == std::string::npos || equals + 1 == text.size())
    return bad_argument(fmt::format("{}: expected {}, found '{}'", option, form, text));
  return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

Result<void> add_predicate(const std::string& text, Divergence& divergence,
                           std::optional<int> threads) {
  const auto parts = halves("--pred", text, "for example P0=0110");
  if (!parts)
    return tl::unexpected(parts.error());
  const auto& [name, bits] = *parts;
  if (name.size() != 2 || name[0] != 'P' || name[1] < '0' || name[1] > '6')
    return bad_argument("--pred: expected a predicate P0 to P6, found '" + name + "'");
  if (bits.find_first_not_of("01") != std::string::npos || bits.size() > 32)
    return bad_argument("--pred: expected a 0 or 1 for each of up to 32 threads, found '" + bits +
                        "'");
  if (threads && bits.size() != static_cast<std::size_t>(*threads))
    return bad_argument(
        fmt::format("--pred: {} has {} digits for {} threads", text, bits.size(), *threads));
  divergence.threads = static_cast<int>(bits.size());
  simt::Mask mask = 0;
  for (std::size_t thread = 0; thread < bits.size(); ++thread)
    mask |= bits[thread] == '1' ? simt::Mask{1} << thread : 0;
  divergence.predicates[static_cast<std::size_t>(name[1] - '0')] = mask;
  return {};
}

/// A file's content, else a shipped program's.
Result<std::string> program_from(const std::string& name) {
  std::error_code status;
  if (std::filesystem::exists(name, status) || name.find_first_of("./") != std::string::npos)
    return read_file(name, max_program_bytes);
  std::vector<std::string> known;
  for (const EmbeddedFile& file : embedded_programs()) {
    known.push_back(std::filesystem::path(file.name).stem().string());
    if (known.back() == name)
      return std::string(file.content);
  }
  return bad_argument("'" + name + "' is neither a file nor a shipped program" +
                      did_you_mean(name, known).english() +
                      "; 'latencyloom simt --list' names them");
}

Result<Divergence> divergence_from(const SimtCommand& command) {
  auto program = program_from(command.program);
  if (!program)
    return tl::unexpected(program.error());
  Divergence result;
  result.program = *std::move(program);
  result.predicates = {};
  std::optional<int> threads;
  if (command.threads) {
    const auto count = whole("--threads", *command.threads, 32, 1);
    if (!count)
      return tl::unexpected(count.error());
    threads = result.threads = static_cast<int>(*count);
  }
  for (const std::string& text : command.predicates) {
    if (const auto good = add_predicate(text, result, threads); !good)
      return tl::unexpected(good.error());
    threads = result.threads;
  }
  for (const std::string& text : command.sets) {
    const auto parts = halves("--set", text, "for example n=tid+1");
    if (!parts)
      return tl::unexpected(parts.error());
    result.formulas[parts->first] = parts->second;
  }
  if (command.machine) {
    const auto independent = second_of("--machine", *command.machine, {"stack", "independent"});
    if (!independent)
      return tl::unexpected(independent.error());
    result.machine = *independent ? simt::MachineKind::independent : simt::MachineKind::stack;
  }
  if (command.first) {
    const auto fallthrough = second_of("--first", *command.first, {"taken", "fallthrough"});
    if (!fallthrough)
      return tl::unexpected(fallthrough.error());
    result.first = *fallthrough ? simt::FirstPath::fallthrough : simt::FirstPath::taken;
  }
  if (command.seed) {
    const auto seed = whole("--seed", *command.seed, std::numeric_limits<std::uint32_t>::max());
    if (!seed)
      return tl::unexpected(seed.error());
    result.seed = static_cast<std::uint32_t>(*seed);
  }
  result.converge = !command.no_convergence;
  return result;
}

std::string program_list() {
  std::string text;
  for (const EmbeddedFile& file : embedded_programs()) {
    const std::string_view content = file.content;
    const std::string_view title = content.substr(0, content.find('\n'));
    text += fmt::format("{:<16} {}\n", std::filesystem::path(file.name).stem().string(),
                        title.substr(std::min(title.size(), title.find_first_not_of("/# "))));
  }
  return text;
}

} // namespace

int run(const SimtCommand& command) {
  if (command.list)
    return print(program_list());
  if (command.program.empty())
    return report(
        {ErrorCode::bad_argument,
         "simt: expected a program: a file, or one that 'latencyloom simt --list' names"});
  const auto divergence = divergence_from(command);
  if (!divergence)
    return report(divergence.error());
  const auto result = run_divergence(*divergence, command.program);
  if (!result)
    return report(result.error());
  if (result->trace.ending == simt::Ending::fault)
    return report({ErrorCode::bad_input, result->trace.reason, {.file = command.program}});
  return print(command.json ? simt_json(*result) : simt_text(*result));
}

} // namespace loom
