#include "core/divergence/warp_run.h"

#include "core/simt/language.h"
#include "core/simt/plain.h"

#include <algorithm>

namespace loom {
namespace {

using simt::Mask, simt::Op;

std::optional<std::int64_t> steps_plain(const WarpRun& run) {
  std::optional<simt::Assembly> plain;
  if (!run.structured)
    plain = simt::without_convergence(run.trace.program);
  else if (auto compiled = simt::compile(program_text(run.asked), simt::Convergence::none))
    plain = std::move(compiled->program);
  if (!plain)
    return std::nullopt;
  const auto trace = simt::run(*plain, run.trace.inputs, run.trace.machine);
  if (!trace || trace->ending != simt::Ending::finished)
    return std::nullopt;
  return trace->length();
}

} // namespace

int WarpRun::path_of(Mask mask) const {
  const auto found = std::ranges::find(paths, mask);
  return found == paths.end() ? -1 : static_cast<int>(found - paths.begin());
}

std::vector<int> WarpRun::input_predicates() const {
  std::array<bool, simt::predicate_count + 1> read{}, set{};
  for (const simt::Instruction& each : trace.program.code) {
    read[static_cast<std::size_t>(each.guard.index)] = true;
    const bool psetp = each.op >= Op::psetp_and && each.op <= Op::psetp_xor;
    if (psetp || each.op == Op::sel)
      read[static_cast<std::size_t>(each.predicates[0].index)] = true;
    if (psetp)
      read[static_cast<std::size_t>(each.predicates[1].index)] = true;
    if ((psetp || (each.op >= Op::isetp_lt && each.op <= Op::isetp_ne)) && each.destination >= 0)
      set[static_cast<std::size_t>(each.destination)] = true;
  }
  std::vector<int> inputs;
  for (int i = 0; i < simt::predicate_count; ++i)
    if (read[static_cast<std::size_t>(i)] && !set[static_cast<std::size_t>(i)])
      inputs.push_back(i);
  return inputs;
}

Result<WarpRun> run_warp(const Divergence& divergence) {
  auto found = run_divergence(divergence);
  if (!found)
    return tl::unexpected<Error>(found.error());
  WarpRun run{*std::move(found)};
  run.asked = divergence;
  run.listing =
      run.structured ? simt::to_text(run.trace.program) : std::string(program_text(divergence));
  for (const simt::Instruction& instruction : run.trace.program.code)
    run.listing_lines.push_back(instruction.line);
  for (const simt::Step& step : run.trace.steps)
    if (run.path_of(step.active) < 0)
      run.paths.push_back(step.active);
  run.plain_steps = steps_plain(run);
  return run;
}

Divergence at_first_divergence(Divergence divergence) {
  divergence.step = 0;
  if (const auto run = run_warp(divergence))
    divergence.step = run->trace.first_divergence();
  return divergence;
}

} // namespace loom
