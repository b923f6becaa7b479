// `latencyloom cusp`: warps needed to hide latency along α, or along another axis of a loop.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/loop_options.h"
#include "app/output.h"
#include "app/ranges.h"
#include "core/base/number.h"
#include "core/scenario/workload.h"

#include <functional>
#include <limits>
#include <utility>

namespace loom {

namespace {

struct CuspCommand {
  KernelOptions kernel;
  std::optional<std::string> alphas;
  LoopAxisOptions along; ///< of a loop
  bool json = false;
};

/// Warps needed at one value of the axis.
struct Row {
  double value = 0, needed = 0;
  Limit limit;                   ///< once latency is hidden
  InFlight in_flight{};          ///< of a mix
  std::string_view bottleneck{}; ///< of a mix: the limit in the thesis's words
};

/// What is asked, with its numbers; of a mix also as the thesis computes it.
struct Asked {
  WorkloadRequest request;
  Along along;
  LoopNumbers loop;
  std::optional<KernelModel> thesis;
  std::string axis = std::string(loop_axis_info(along.axis).name);

  [[nodiscard]] Result<Row> at(double value) const {
    const double target = request.scenario.target;
    if (!thesis)
      return numbers_at(request, along.axis, value).map([&](const LoopNumbers& there) {
        const double needed = loop_warps_needed(there, target);
        return Row{value, needed, evaluate(there, needed).peak_limit};
      });
    const double needed = warps_needed(*thesis, value, target);
    Bounds limits = bounds(*thesis, value, needed);
    limits.latency = std::numeric_limits<double>::infinity();
    return Row{value, needed, evaluate(with_alpha(loop, value), needed).peak_limit,
               in_flight(*thesis, value, target * limits.peak()), to_string(limits.binding())};
  }
  /// The first error ends it.
  [[nodiscard]] Result<void> each(const std::function<Result<void>(const Row&)>& use) const {
    for (std::uint64_t i = 0; i < along.values.size(); ++i)
      LOOM_CHECK(at(along.values.at(i)).and_then(use));
    return {};
  }
};

Result<Along> along_of(const CuspCommand& command) {
  if (!command.kernel.loop)
    LOOM_CHECK(check_no_axis(command.along));
  if (command.alphas && (command.along.axis || command.along.values))
    return bad_argument(verbatim("--alphas and --axis or --values exclude each other"));
  if (command.alphas)
    return parse_range("--alphas", *command.alphas, range_of(*find_parameter("alpha")),
                       Spacing::log)
        .map([](Range alphas) {
          return Along{LoopAxis::alpha, std::move(alphas)};
        });
  Result<Along> along = along_axis(command.along, command.kernel);
  if (along && along->axis == LoopAxis::warps)
    return bad_argument(verbatim("--axis: warps needed have no axis of warps; use sweep"));
  return along;
}

Result<Asked> asked(const CuspCommand& command) {
  LOOM_TRY(Along along, along_of(command));
  LOOM_TRY(WorkloadRequest request, workload_request(command.kernel));
  return request.numbers().map([&](LoopNumbers numbers) {
    std::optional<KernelModel> thesis;
    if (!request.scenario.instruction_loop)
      thesis = *kernel_model(request.scenario);
    return Asked{std::move(request), std::move(along), std::move(numbers), thesis};
  });
}

Result<void> print_csv(const Asked& asked) {
  Result<Sink> sink = Sink::open({});
  std::string text =
      asked.axis + ",warps_needed," +
      (asked.thesis ? "arithmetic_in_flight,other_in_flight,bottleneck\n" : "limit\n");
  return asked
      .each([&](const Row& row) -> Result<void> {
        text += shortest(row.value) + "," + shortest(row.needed) + ",";
        if (asked.thesis)
          text += shortest(row.in_flight.arithmetic) + "," + shortest(row.in_flight.other) + ",";
        text += std::string(asked.thesis ? row.bottleneck : to_string(row.limit)) + "\n";
        if (text.size() < std::size_t{64} * 1024)
          return {};
        return sink->write(std::exchange(text, {}));
      })
      .and_then([&] { return sink->write(text); });
}

Result<std::string> cusp_json(const Asked& asked) {
  const Scenario& scenario = asked.request.scenario;
  std::vector<Row> rows;
  LOOM_CHECK(asked.each([&rows](const Row& row) -> Result<void> {
    rows.push_back(row);
    return {};
  }));
  return json_answer([&](JsonWriter& writer) {
    write_workload(writer, scenario);
    if (asked.thesis) {
      writer.key("access").text(scenario.access).key("ilp").number(scenario.ilp);
      writer.key("target").number(scenario.target);
      write_parameters(writer, scenario);
    }
    writer.key("axis").text(asked.axis);
    if (!asked.thesis)
      writer.key("target").number(scenario.target);
    write_turns(writer, asked.loop);
    if (asked.thesis) {
      const Cusp shape = cusp(*asked.thesis);
      writer.key("cusp");
      if (shape.cusp) {
        writer.object({{"alpha", shape.cusp->alpha},
                       {"warps", shape.cusp->warps},
                       {"right_branch", to_string(shape.right_branch)}});
      } else {
        writer.null();
      }
    }
    writer.key("points").rows(rows, [&](const Row& row) {
      writer.key(asked.axis).number_or_inf(row.value);
      writer.key("warps_needed").number(row.needed);
      if (asked.thesis) {
        writer.key("arithmetic_in_flight").number(row.in_flight.arithmetic);
        writer.key("other_in_flight").number(row.in_flight.other);
        writer.key("bottleneck").text(row.bottleneck);
      }
      writer.key("limit").text(to_string(row.limit));
    });
  });
}

Result<int> run(const CuspCommand& command) {
  LOOM_TRY(const Asked question, asked(command));
  return command.json ? finish(cusp_json(question)) : finish(print_csv(question));
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
