#include "app/answers.h"

#include "core/base/version.h"
#include "core/code/code_verdict.h"
#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"
#include "core/study/bands.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {

std::string json_answer(const std::function<void(JsonWriter&)>& write) {
  JsonWriter writer;
  writer.begin_object().key("latencyloom").text(version);
  write(writer);
  writer.end_object();
  return writer.str() + "\n";
}

void write_workload(JsonWriter& writer, const Scenario& scenario) {
  writer.key("gpu").text(scenario.gpu->id);
  if (scenario.instruction_loop)
    writer.key("loop").text(to_text(*scenario.instruction_loop));
  else
    writer.key("mix").text(get_choice(scenario, "mix"));
}

void write_parameters(JsonWriter& writer, const ResolvedScenario& scenario) {
  writer.key("parameters").begin_object();
  for (const Hardware parameter : used_parameters(scenario.mix)) {
    const auto& resolved = scenario[parameter];
    writer.key(parameter_info(parameter).id);
    resolved ? writer.number(resolved->value) : writer.null();
  }
  writer.end_object();
}

void write_evaluation(JsonWriter& writer, const LoopNumbers& loop, const LoopEvaluation& result,
                      const std::function<void()>& in_flight) {
  writer.key("throughput")
      .object({{"iterations", result.throughput},
               {"at_most", result.at_most},
               {"latency_bound", result.latency_bound},
               {"peak", result.peak}});
  writer.key("resources").begin_object();
  for (const auto& share : result.resources) {
    writer.key(resource_info(share.resource).name).begin_object(JsonWriter::Layout::one_line);
    writer.key("use").number(share.use).key("rate").number(share.rate).key("utilisation");
    (share.rate ? writer.number(share.utilisation) : writer.null()).end_object();
  }
  writer.end_object();
  writer.key("binding").text(to_string(result.limit)).key("unpriced").texts(loop.unpriced);
  writer.key("assumed").texts(loop.assumed);
  writer.key("needed").object({{"warps", result.warps_needed},
                               {"ilp", result.ilp_needed},
                               {"stages", result.stages_needed}});
  writer.key("in_flight").begin_object();
  if (in_flight)
    in_flight();
  std::vector<std::string> written;
  for (std::size_t i = 0; i < loop.items.size(); ++i) {
    const std::string& name = loop.items[i].name;
    if (std::ranges::find(written, name) != written.end())
      continue;
    double sum = 0;
    for (std::size_t j = i; j < loop.items.size(); ++j)
      if (loop.items[j].name == name)
        sum += result.in_flight[j];
    writer.key(name).number(sum);
    written.push_back(name);
  }
  writer.end_object();
  writer.key("bytes_in_flight").number(result.bytes_in_flight);
}

void write_throughput_range(JsonWriter& writer, const ResolvedScenario& scenario) {
  writer.key("throughput_range");
  const auto bands = Bands::of_ranges(scenario);
  if (!bands) {
    writer.null();
    return;
  }
  const Band band = bands->throughput(std::nan(""), scenario.warps);
  writer.row({{"low", band.low}, {"high", band.high}});
}

void write_turns(JsonWriter& writer, const LoopNumbers& loop) {
  const std::vector<LoopStretch> stretches = loop_stretches(loop);
  writer.key("limits");
  if (stretches.empty()) {
    writer.null();
  } else {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    writer.object({{"warps_at_zero", stretches.front().warps},
                   {"warps_at_infinity", loop_warps_needed(with_alpha(loop, infinity))}});
  }
  writer.key("cusps").rows(loop_cusps(loop), [&](const LoopStretch& cusp) {
    writer.key("alpha").number(cusp.from);
    writer.key("warps").number(cusp.warps);
    writer.key("limit").text(resource_info(cusp.resource).name);
  });
}

} // namespace loom
