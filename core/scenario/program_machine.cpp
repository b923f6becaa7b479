#include "core/scenario/program_machine.h"

#include "core/scenario/missing_numbers.h"
#include "core/scenario/sim_run.h"

#include "core/scenario/parameters.h"

#include <array>
#include <utility>

namespace loom {
namespace {

Mix mix_of(Kind kind) {
  return kind == Kind::sfu ? Mix::sfu : kind == Kind::shared ? Mix::shared : Mix::global;
}

/// The scenario as far as it speaks of this kind: the issue cost that a user has set is that of the
/// mix's other instruction.
Scenario scenario_for(Scenario scenario, Kind kind) {
  if (kind == Kind::arithmetic || scenario.mix == mix_of(kind))
    return scenario;
  scenario.mix = mix_of(kind);
  scenario.overrides[static_cast<std::size_t>(Hardware::other_issue)].reset();
  return scenario;
}

/// What `instruction` needs and the GPU lacks.
std::vector<Hardware> missing(const ResolvedScenario& scenario, const InstructionNumbers& needs) {
  std::vector<Hardware> names;
  if (!scenario[needs.latency])
    names.push_back(needs.latency);
  if (!scenario[needs.throughput])
    names.push_back(needs.throughput);
  return names;
}

} // namespace

Result<SmConfig> sim_config(const Scenario& scenario, const WarpProgram& program,
                            const std::string& file, std::optional<int> schedulers) {
  const auto issue = ResolvedScenario(scenario)[Hardware::issue_thru];
  if (!issue)
    return bad_argument(missing_numbers(scenario, std::array{Hardware::issue_thru}));
  const int count = schedulers.value_or(schedulers_of(scenario, issue->value));
  // What no instruction needs is never looked at.
  const KernelModel ones{.other_lat = 1,
                         .other_alu_lat = 1,
                         .alu_lat = 1,
                         .other_thru = 1,
                         .alu_thru = 1,
                         .issue_thru = issue->value};
  SmConfig config = sim_config(ones, Kind::global, count);
  config.kinds = {};
  std::array<bool, kind_count> done{};
  for (const Block& block : program.blocks)
    for (const Instruction& instruction : block.body) {
      const Kind kind = instruction.kind;
      const auto needs = numbers_of(kind);
      if (!needs || std::exchange(done[static_cast<std::size_t>(kind)], true))
        continue;
      const ResolvedScenario own = scenario_for(scenario, kind);
      if (const auto names = missing(own, *needs); !names.empty())
        return fail(ErrorCode::bad_input,
                    LOOM_TEXT("%1: %2")(to_text(instruction), missing_numbers(scenario, names)),
                    {file, "", instruction.place.line, instruction.place.column});
      const auto value = [&own](Hardware parameter) { return own[parameter]->value; };
      KernelModel model = ones;
      const bool adds = kind == Kind::arithmetic;
      (adds ? model.alu_lat : model.other_lat) = value(needs->latency);
      (adds ? model.alu_thru : model.other_thru) = value(needs->throughput);
      model.other_alu_lat = value(needs->to_arithmetic);
      model.other_issue = value(Hardware::other_issue);
      config[kind] = sim_config(model, adds ? Kind::global : kind, count)[kind];
      if (any_unawaited(program, kind) && !config[kind].per_scheduler)
        config[kind].backlog = config[kind].latency;
    }
  LOOM_CHECK(check(config));
  return config;
}

} // namespace loom
