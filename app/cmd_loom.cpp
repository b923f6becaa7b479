// `latencyloom loom`: the steady state that the loom draws, as JSON.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/loop_options.h"
#include "core/scenario/loom_json.h"
#include "core/scenario/loom_run.h"
#include "core/scenario/workload.h"

namespace loom {

namespace {

struct LoomCommand {
  KernelOptions kernel;
  bool draft = false, json = false;
};

Result<std::string> answer(const LoomCommand& command) {
  LOOM_TRY(const Scenario asked, workload_from(command.kernel, load_catalogue()));
  const ResolvedScenario scenario(asked);
  LOOM_TRY(const LoopNumbers numbers, workload_numbers(scenario));
  return loom_picture(scenario, numbers, command.draft ? LoomEffort::draft() : LoomEffort())
      .map([&](const LoomPicture& picture) {
        return json_answer([&](JsonWriter& writer) {
          write_workload(writer, scenario);
          write_loom(writer, scenario, numbers, picture);
        });
      });
}

} // namespace

void add_loom(const Options& program) {
  const auto [options, command] = program.command<LoomCommand>(
      "loom", "the simulated steady state that the loom draws, as JSON", answer);
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_loop(options, command.kernel);
  add_fixed_latency(options, command.kernel);
  options.add("--draft", command.draft, "of a few thousand cycles, as while one drags");
  options.add("--json", command.json, "as JSON, which is the only form");
  options.footer(
      "'spans' has five numbers a span: from and to in cycles, the warp, the class and the\n"
      "state; 'work' of a unit three: from, to and the part of it that is busy.");
}

} // namespace loom
