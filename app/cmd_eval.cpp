// `latencyloom eval`: everything the bounds say of one operating point of a mix or a loop, what the
// other models say of it, and what would help.

#include "app/answers.h"
#include "app/loop_options.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/gpu/vendor_words.h"
#include "core/model/loop_changes.h"
#include "core/model/loop_label.h"
#include "core/scenario/models.h"
#include "core/scenario/workload.h"
#include "core/study/bands.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <limits>
#include <optional>

namespace loom {

namespace {

struct EvalCommand {
  KernelOptions kernel;
  std::optional<std::string> compare; ///< GPUs
  bool json = false;
};

/// What is asked, with its numbers and what the bounds say of them.
struct Answered {
  WorkloadRequest request;
  LoopNumbers loop;
  LoopEvaluation result;
  std::optional<Evaluation> thesis; ///< of a mix: by the formulas of the thesis
  [[nodiscard]] const Scenario& scenario() const { return request.scenario; }
  [[nodiscard]] std::optional<double> alpha() const {
    return thesis ? scenario().alpha : loop_alpha(loop);
  }
};

Result<Answered> answered(const KernelOptions& options) {
  LOOM_TRY(WorkloadRequest request, workload_request(options));
  LOOM_TRY(LoopNumbers loop, request.numbers());
  const Scenario& scenario = request.scenario;
  LoopEvaluation result = evaluate(loop, scenario.warps);
  std::optional<Evaluation> thesis;
  if (!scenario.instruction_loop) {
    thesis = evaluate(*kernel_model(scenario), scenario.alpha, scenario.warps);
    // Rounding may part the last digits of two orders of the same sum: an answer has one number.
    result.throughput = thesis->throughput;
    result.latency_bound = thesis->bounds.latency;
    result.peak = thesis->peak;
    result.warps_needed = thesis->warps_needed;
    result.in_flight = {thesis->other_in_flight, thesis->arithmetic_in_flight};
  }
  return Answered{std::move(request), std::move(loop), std::move(result), thesis};
}

/// Of the whole GPU at its clock: what SMs of different GPUs do in a cycle says nothing of their
/// speed. Nothing where the number of SMs or the clock is not known.
std::optional<double> per_second(const Scenario& scenario, double per_cycle_per_sm) {
  const Facts& facts = scenario.gpu->facts;
  const auto sms = facts.value(FactKey::sm_count), clock = facts.value(FactKey::clock);
  return sms && clock && std::isfinite(per_cycle_per_sm)
             ? std::optional(per_cycle_per_sm * *sms * *clock * 1e6)
             : std::nullopt;
}

/// A GPU among those compared, and what it lacks where it has no numbers for the kernel.
struct Ranked {
  GpuPtr gpu;
  std::optional<Answered> asked{};
  std::optional<double> iterations{}; ///< per second
  std::string lacks{};
};

Ranked ranked(GpuPtr gpu, Result<Answered> asked) {
  Ranked made{std::move(gpu)};
  if (!asked) {
    made.lacks = asked.error().detail.english();
    return made;
  }
  made.iterations = per_second(asked->scenario(), asked->result.throughput);
  if (!made.iterations)
    made.lacks = "no source gives its SMs or its clock";
  made.asked = *std::move(asked);
  return made;
}

/// The GPU asked for and those of --compare, the fastest first. The kernel is the same on all: with
/// the same α, and where the warps are not said with as many as hide the latency on each.
Result<std::vector<Ranked>> ranking(const EvalCommand& command, const Answered& own) {
  std::vector<Ranked> all;
  if (!command.compare)
    return all;
  if (!command.kernel.sets.empty())
    return bad_argument(
        verbatim("--set changes the numbers of one GPU; leave it or --compare out"));
  all.push_back(ranked(own.scenario().gpu, own));
  const Catalogue catalogue = load_catalogue();
  for (const std::string_view id : split(*command.compare, ",")) {
    const Result<GpuPtr> gpu = catalogue.find(std::string(id));
    if (!gpu)
      return fail(gpu.error().code, Text{"--compare: %1"}(gpu.error().detail));
    if (std::ranges::any_of(all, [&](const Ranked& each) { return each.gpu->id == (*gpu)->id; }))
      return bad_argument(
          verbatim("--compare: '" + std::string(id) + "' is there already; name each GPU once"));
    KernelOptions there = command.kernel;
    there.gpu = (*gpu)->id;
    there.gpu_file.reset();
    if (own.thesis)
      there.alpha = shortest(own.scenario().alpha);
    all.push_back(ranked(*gpu, answered(there)));
  }
  std::ranges::stable_sort(all, std::greater(),
                           [](const Ranked& each) { return each.iterations.value_or(-1); });
  return all;
}

void write_ranking(JsonWriter& writer, const std::vector<Ranked>& all) {
  writer.key("comparison").begin_array();
  for (const Ranked& each : all) {
    writer.begin_object(JsonWriter::Layout::one_line).key("gpu").text(each.gpu->id);
    writer.key("iterations_per_second").number(each.iterations);
    writer.key("iterations_per_cycle_per_sm")
        .number(each.asked ? std::optional(each.asked->result.throughput) : std::nullopt);
    writer.key("at_most");
    each.asked ? writer.boolean(each.asked->result.at_most) : writer.null();
    writer.key("limit").text_or_null(each.asked ? std::string(to_string(each.asked->result.limit))
                                                : std::string());
    writer.key("warps_per_sm")
        .number(each.asked ? std::optional<double>(each.asked->scenario().warps) : std::nullopt);
    writer.key("warps_needed")
        .number(each.asked ? std::optional(each.asked->result.warps_needed) : std::nullopt);
    writer.key("lacks").text_or_null(each.lacks).end_object();
  }
  writer.end_array();
}

std::string billions(double per_second) { return significant(per_second / 1e9, 4); }

std::string ranking_text(const std::vector<Ranked>& all) {
  if (all.empty())
    return {};
  std::string text =
      fmt::format("\n{:<24} {:>14} {:>9} {:>11} {:>6} {:>7}  {}\n", "GPU", "G ITERATIONS/S",
                  "OF FIRST", "/CYCLE/SM", "WARPS", "NEEDED", "LIMITED BY");
  for (const Ranked& each : all) {
    if (!each.asked) {
      text += fmt::format("{:<24} {:>14}  {}\n", each.gpu->name, "unknown", each.lacks);
      continue;
    }
    const LoopEvaluation& result = each.asked->result;
    const std::optional<double> first = all.front().iterations;
    text += fmt::format(
        "{:<24} {:>14} {:>9} {:>11} {:>6} {:>7}  {}\n", each.gpu->name,
        each.iterations ? (result.at_most ? "<= " : "") + billions(*each.iterations) : "unknown",
        each.iterations && first && *first > 0
            ? significant(100 * *each.iterations / *first, 3) + " %"
            : "",
        significant(result.throughput, 4), each.asked->scenario().warps,
        significant(result.warps_needed, 3), limit_name(result.limit, each.asked->loop));
  }
  return text;
}

/// None of a mix with accesses of one's own, which no loop has.
std::vector<LoopChange> changes_of(const Answered& asked) {
  const Scenario& scenario = asked.scenario();
  if (asked.thesis && scenario.access == own_access)
    return {};
  return loop_changes(asked.request.loop(), scenario.warps, max_warps(scenario),
                      [&](const Loop& loop) { return asked.request.numbers(loop); });
}

/// Nothing in the error where a mix's model has no reason to give.
Result<double> model_throughput(const Answered& asked, std::size_t model) {
  const Scenario& scenario = asked.scenario();
  if (!asked.thesis)
    return loop_throughput(scenario, asked.loop, scenario.warps, model);
  return ModelRun::make(scenario, model).and_then([&](const ModelRun& run) -> Result<double> {
    const std::optional<double> rate = run.throughput(scenario.alpha, scenario.warps);
    return rate ? Result<double>(*rate) : bad_argument(Message());
  });
}

/// What every model says of the operating point; null where it cannot tell.
void write_models(JsonWriter& writer, const Answered& asked) {
  writer.key("models").begin_object();
  std::vector<std::pair<std::string_view, std::string>> reasons;
  for (std::size_t i = 0; i < model_count; ++i) {
    const std::string_view id = model_table()[i].id;
    const Result<double> rate = model_throughput(asked, i);
    writer.key(id).number(rate.value_or(std::numeric_limits<double>::infinity()));
    if (!rate)
      reasons.emplace_back(id, rate.error().detail.english());
  }
  writer.end_object();
  if (asked.thesis)
    return;
  writer.key("models_without").begin_object();
  for (const auto& [id, reason] : reasons)
    writer.key(id).text(reason);
  writer.end_object();
}

/// What the thesis calls the numbers of a mix.
void write_thesis(JsonWriter& writer, const Evaluation& result) {
  writer.key("bounds_ipc_per_sm")
      .object({{"latency", result.bounds.latency},
               {"other", result.bounds.other},
               {"arithmetic", result.bounds.arithmetic},
               {"issue", result.bounds.issue}});
  writer.key("throughput_ipc_per_sm")
      .object({{"other", result.other_ipc},
               {"arithmetic", result.arithmetic_ipc},
               {"instructions", result.instruction_ipc}});
  writer.key("adds_per_cycle_per_sm").number(result.adds_per_cycle);
  writer.key("bottleneck").text(to_string(result.bottleneck));
  writer.key("warps_needed").number(result.warps_needed);
}

std::string eval_json(const Answered& asked, const std::vector<Ranked>& compared) {
  const Scenario& scenario = asked.scenario();
  const std::optional<Evaluation>& thesis = asked.thesis;
  return json_answer([&](JsonWriter& writer) {
    write_workload(writer, scenario);
    if (thesis)
      writer.key("access").text(scenario.access);
    writer.key("alpha");
    asked.alpha() ? writer.number_or_inf(*asked.alpha()) : writer.null();
    writer.key("warps_per_sm").number(scenario.warps).key("ilp").number(chains_of(scenario));
    if (thesis)
      write_parameters(writer, scenario);
    writer.key("latency_cycles")
        .number(thesis ? thesis->latency_cycles : asked.result.latency_cycles);
    if (thesis)
      write_thesis(writer, *thesis);
    else
      write_models(writer, asked);
    write_evaluation(writer, asked.loop, asked.result, [&] {
      if (thesis)
        writer.key("arithmetic")
            .number(thesis->arithmetic_in_flight)
            .key("other")
            .number(thesis->other_in_flight);
    });
    writer.key("iterations_per_second").number(per_second(scenario, asked.result.throughput));
    if (const Result<Scenario> there = scenario_of(asked.request))
      write_throughput_range(writer, *there);
    if (!compared.empty())
      write_ranking(writer, compared);
    if (thesis)
      return write_models(writer, asked);
    writer.key("changes").begin_array();
    const Loop loop = asked.request.loop();
    for (const LoopChange& change : changes_of(asked)) {
      writer.begin_object(JsonWriter::Layout::one_line);
      write_change(writer, change, loop);
      writer.end_object();
    }
    writer.end_array();
  });
}

/// "sgemm: LDG.128 x0.25; FFMA x64".
std::string loop_words(const WorkloadRequest& request) {
  std::string items;
  WarpRole role = WarpRole::every;
  const Loop loop = request.loop();
  for (const LoopItem& item : loop.items) {
    items += items.empty() ? "" : "; ";
    if (item.role != role) {
      role = item.role;
      const bool first = role == WarpRole::producer;
      items +=
          fmt::format("role {} x{}; ", to_string(role), first ? loop.producers : loop.consumers);
    }
    items += to_text(item);
  }
  return (request.name.empty() ? "" : request.name + ": ") + items;
}

std::string parameter_words(const ResolvedScenario& scenario) {
  std::string parameters;
  for (const Hardware parameter : used_parameters(scenario))
    if (const auto& resolved = scenario[parameter]) {
      const ParameterInfo& info = parameter_info(parameter);
      parameters +=
          fmt::format("{}{} {} {}{}", parameters.empty() ? "" : ", ", info.id,
                      shortest(resolved->value), info.unit, resolved->overridden ? " (set)" : "");
    }
  return parameters;
}

std::string eval_text(const Answered& asked) {
  const Scenario& scenario = asked.scenario();
  const LoopNumbers& loop = asked.loop;
  const LoopEvaluation& result = asked.result;
  const std::string& vendor = scenario.gpu->compute_capability;
  const int width = is_amd(vendor) ? 17 : 15;
  std::string text;
  const auto own_line = [&](std::string_view label, const std::string& value) {
    text += fmt::format("{:<{}} {}\n", in_words_of(vendor, label), width, value);
  };
  const auto line = [&](std::string_view label, const std::string& value) {
    own_line(label, in_words_of(vendor, value));
  };
  const auto list = [](std::string& words, const std::string& more) {
    words += (words.empty() ? "" : ", ") + more;
  };
  own_line("GPU", scenario.gpu->name + " (" + scenario.gpu->id + ")");
  own_line("loop", loop_words(asked.request));
  const std::optional<double> alpha = asked.alpha();
  line("at",
       fmt::format("{} warps/SM, {}{}{}", scenario.warps,
                   loop.block > 0 ? "blocks of " + significant(loop.block)
                                  : fmt::format("ILP {}", chains_of(scenario)),
                   alpha ? ", α " + significant(*alpha, 4) : "",
                   asked.thesis && scenario.mix == Mix::global ? ", " + scenario.access : ""));
  if (const std::string parameters = parameter_words(scenario); !parameters.empty())
    line("parameters", parameters);
  line("latency", significant(result.latency_cycles, 4) + " cycles an iteration of a warp");
  std::string bounds = "latency " + significant(result.latency_bound, 4), unknown;
  for (const auto& ring : result.rings)
    list(bounds, "stages of " + item_label(loop, ring.item) + " " + significant(ring.bound, 4));
  for (const auto& share : result.resources) {
    const std::string name(resource_info(share.resource).name);
    if (share.bound)
      list(bounds, name + " " + significant(*share.bound, 4));
    else if (share.is_unknown())
      list(unknown, name);
  }
  line("bounds", bounds + " (iterations/cycle/SM)");
  if (!unknown.empty())
    line("not known", "the rate of " + unknown + ": the throughput may be lower");
  line("throughput", std::string(result.at_most ? "at most " : "") +
                         significant(result.throughput, 4) + " iterations/cycle/SM");
  if (const auto& thesis = asked.thesis)
    line("that is", significant(thesis->instruction_ipc, 4) + " IPC/SM, " +
                        significant(thesis->adds_per_cycle, 4) + " adds/cycle/SM");
  if (const auto iterations = per_second(scenario, result.throughput)) {
    const Facts& facts = scenario.gpu->facts;
    line("per second", fmt::format("{}{} G iterations/s of the GPU, {} SMs at {} MHz",
                                   result.at_most ? "at most " : "", billions(*iterations),
                                   shortest(*facts.value(FactKey::sm_count)),
                                   shortest(*facts.value(FactKey::clock))));
  }
  const Result<Scenario> there = scenario_of(asked.request);
  if (const auto bands = there ? Bands::of_ranges(*there) : std::nullopt) {
    const Band band = bands->throughput(std::nan(""), scenario.warps);
    if (significant(band.low, 4) != significant(band.high, 4))
      line("between", significant(band.low, 4) + " and " + significant(band.high, 4) +
                          ", as numbers of the GPU that have a range lie in it");
  }
  if (!loop.assumed.empty())
    line("assumed",
         fmt::format("what {} take{}: no source gives it here, its kin stand for it",
                     fmt::join(loop.assumed, ", "), loop.assumed.size() == 1 ? "s" : ""));
  if (const auto gradual = model_throughput(asked, *model_from("saturation")))
    line("saturation", significant(*gradual, 4) + " iterations/cycle/SM, with queues");
  if (loop.unpriced.empty())
    line("limited by", fmt::format("{}, {} % of the peak", limit_name(result.limit, loop),
                                   significant(100 * result.fraction_of_peak, 3)));
  else
    line("limited by",
         fmt::format("unknown: no source says what {} take{} of the memory",
                     fmt::join(loop.unpriced, ", "), loop.unpriced.size() == 1 ? "s" : ""));
  line("warps needed", std::string(loop.unpriced.empty() ? "" : "at most ") +
                           significant(result.warps_needed, 4) + " warps/SM");
  std::string used, flying;
  for (const auto& share : result.resources)
    if (share.rate)
      list(used, fmt::format("{} {} %", resource_info(share.resource).name,
                             significant(100 * share.utilisation, 3)));
  line("utilisation", used);
  for (std::size_t i = 0; i < loop.items.size(); ++i)
    if (result.in_flight[i] > 0)
      list(flying, significant(result.in_flight[i], 4) + " " + loop.items[i].name);
  line("in flight", flying + " per SM");
  if (result.bytes_in_flight > 0)
    line("from DRAM", significant(result.bytes_in_flight, 4) + " B/SM in flight");
  const Loop written = asked.request.loop();
  for (const LoopChange& change : changes_of(asked))
    line("would help", fmt::format("{}: +{} %", change_text(change, written),
                                   significant(100 * (change.gain - 1), 3)));
  return text;
}

Result<std::string> answer(const EvalCommand& command) {
  const Result<Answered> asked = answered(command.kernel);
  if (!asked)
    return tl::unexpected(asked.error());
  return ranking(command, *asked).map([&](const std::vector<Ranked>& compared) {
    return command.json ? eval_json(*asked, compared) : eval_text(*asked) + ranking_text(compared);
  });
}

} // namespace

void add_eval(const Options& program) {
  const auto [options, command] = program.command<EvalCommand>(
      "eval", "bounds, throughput and warps needed of one kernel", answer);
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_loop(options, command.kernel);
  add_fixed_latency(options, command.kernel);
  options.add("--compare", command.compare,
              "further GPUs for the same kernel: all are ranked by iterations per second",
              "ID,...");
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
