// `latencyloom cusp`: warps needed to hide latency against arithmetic intensity.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/loop_options.h"
#include "app/output.h"
#include "app/ranges.h"
#include "core/base/number.h"
#include "core/scenario/workload.h"

#include <limits>

namespace loom {

namespace {

struct CuspCommand {
  KernelOptions kernel;
  std::optional<std::string> alphas;
  LoopAxisOptions along; ///< of a loop
  bool json = false;
};

struct Row {
  double alpha;
  double warps_needed;
  InFlight in_flight;
  std::string_view bottleneck; ///< what limits throughput once latency is hidden
};

Row row_at(const KernelModel& model, double alpha, double target) {
  const double needed = warps_needed(model, alpha, target);
  Bounds limits = bounds(model, alpha, needed);
  limits.latency = std::numeric_limits<double>::infinity();
  return {alpha, needed, in_flight(model, alpha, target * limits.peak()),
          to_string(limits.binding())};
}

std::string csv_row(const Row& row) {
  return shortest(row.alpha) + "," + shortest(row.warps_needed) + "," +
         shortest(row.in_flight.arithmetic) + "," + shortest(row.in_flight.other) + "," +
         std::string(row.bottleneck) + "\n";
}

int print_csv(const KernelModel& model, const Range& alphas, double target) {
  Result<Sink> sink = Sink::open({});
  std::string text = "alpha,warps_needed,arithmetic_in_flight,other_in_flight,bottleneck\n";
  for (std::uint64_t i = 0; i < alphas.size(); ++i) {
    text += csv_row(row_at(model, alphas.at(i), target));
    if (text.size() > std::size_t{64} * 1024) {
      if (Result<void> written = sink->write(text); !written)
        return report(written.error());
      text.clear();
    }
  }
  const Result<void> written = sink->write(text);
  return written ? 0 : report(written.error());
}

std::string cusp_json(const Scenario& scenario, const KernelModel& model, const Range& alphas) {
  const Cusp shape = cusp(model);
  const LoopNumbers loop = *mix_numbers(scenario); // there, as the model is
  return json_answer([&](JsonWriter& writer) {
    write_workload(writer, scenario);
    writer.key("access").text(scenario.access).key("ilp").number(scenario.ilp);
    writer.key("target").number(scenario.target);
    write_parameters(writer, scenario);
    writer.key("axis").text("alpha");
    write_turns(writer, loop);
    writer.key("cusp");
    if (shape.cusp) {
      writer.begin_object().key("alpha").number(shape.cusp->alpha);
      writer.key("warps").number(shape.cusp->warps);
      writer.key("right_branch").text(to_string(shape.right_branch)).end_object();
    } else {
      writer.null();
    }
    writer.key("points").begin_array();
    for (std::uint64_t i = 0; i < alphas.size(); ++i) {
      const Row row = row_at(model, alphas.at(i), scenario.target);
      writer.begin_object(JsonWriter::Layout::one_line).key("alpha").number_or_inf(row.alpha);
      writer.key("warps_needed").number(row.warps_needed);
      writer.key("arithmetic_in_flight").number(row.in_flight.arithmetic);
      writer.key("other_in_flight").number(row.in_flight.other);
      writer.key("bottleneck").text(row.bottleneck);
      const LoopNumbers there = with_alpha(loop, row.alpha);
      writer.key("limit").text(to_string(evaluate(there, row.warps_needed).peak_limit));
      writer.end_object();
    }
    writer.end_array();
  });
}

int run(const CuspCommand& command) {
  if (command.kernel.loop) {
    LoopAxisOptions along = command.along;
    if (command.alphas && (along.axis || along.values))
      return report(
          bad_argument(verbatim("--alphas and --axis or --values exclude each other")).value());
    if (command.alphas)
      along.values = command.alphas;
    return finish(cusp_loop(command.kernel, along, command.json));
  }
  if (const Result<void> good = check_no_axis(command.along); !good)
    return report(good.error());
  const Result<Range> alphas = parse_range("--alphas", command.alphas.value_or("0.01:10000:121"),
                                           range_of(*find_parameter("alpha")), Spacing::log);
  if (!alphas)
    return report(alphas.error());
  const Result<Scenario> scenario = scenario_from(command.kernel);
  if (!scenario)
    return report(scenario.error());
  const Result<KernelModel> model = kernel_model(*scenario);
  if (!model)
    return report(model.error());
  return command.json ? print(cusp_json(*scenario, *model, *alphas))
                      : print_csv(*model, *alphas, scenario->target);
}

} // namespace

void add_cusp(const Options& program) {
  const auto [options, command] = program.command<CuspCommand>(
      "cusp", "warps needed to hide latency against alpha, as CSV", run);
  add_kernel(options, command.kernel);
  add_sets(options, command.kernel);
  options.add("--alphas", command.alphas,
              "LO:HI:COUNT, spaced evenly on a log scale, values, or both: 0,0.1:1e3:41,inf "
              "(default 0.01:10000:121)",
              "RANGE");
  add_target(options, command.kernel, "to reach");
  add_loop(options, command.kernel, command.along);
  options.add("--json", command.json, "as JSON, with the limits and the cusp itself");
}

} // namespace loom
