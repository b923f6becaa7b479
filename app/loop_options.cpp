#include "app/loop_options.h"

#include "app/output.h"
#include "app/values.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/gpu/instruction_class.h"
#include "core/model/loop_label.h"
#include "core/scenario/workload.h"
#include "core/text/regular_file.h"
#include "core/text/text.h"
#include "core/why/parts.h"
#include "resources/loops/embedded.h"

#include <algorithm>
#include <cmath>

namespace loom {

template <class Number>
Result<LoopNumbersOf<Number>> WorkloadRequest::numbers(const Loop& changed) const {
  Result<LoopNumbersOf<Number>> numbers = loop_numbers<Number>(scenario, changed, places);
  if (!numbers || !alpha)
    return numbers;
  if (!loop_alpha(*numbers))
    return bad_argument(LOOM_TEXT("--alpha: the loop has no arithmetic instruction, or none of "
                                  "memory, for α to be the number of"));
  if constexpr (std::is_same_v<Number, double>)
    return with_alpha(*std::move(numbers), *alpha);
  else {
    Scenario with_alpha_set = scenario;
    with_alpha_set.alpha = *alpha;
    return with_alpha(*std::move(numbers), why::chosen(with_alpha_set, "alpha"));
  }
}
template Result<LoopNumbers> WorkloadRequest::numbers(const Loop&) const;
template Result<LoopNumbersOf<why::Traced>> WorkloadRequest::numbers(const Loop&) const;

Result<LoopNumbers> WorkloadRequest::numbers() const {
  return scenario.instruction_loop ? numbers(*scenario.instruction_loop) : mix_numbers(scenario);
}

Loop WorkloadRequest::loop() const {
  return scenario.instruction_loop.value_or(loop_of_mix(scenario));
}

Result<Loop> read_loop(const std::string& text, std::string& name, std::vector<Place>& places) {
  const std::span<const EmbeddedFile> shipped = embedded_loops();
  const auto known = std::ranges::find(shipped, text + ".loop", &EmbeddedFile::name);
  if (known != shipped.end()) {
    name = text;
    return loop_from_text(known->content, std::string(known->name), &places);
  }
  if (exists(text) || text.ends_with(".loop")) {
    LOOM_TRY(const std::string content, read_file(text));
    name = text;
    return loop_from_text(content, text, &places);
  }
  if (text.find_first_of(" ;\n.") == std::string::npos && !instruction_class(text)) {
    const std::string hint = did_you_mean(text, names_of(shipped)).english();
    return bad_argument(
        verbatim("--loop: '" + text.substr(0, 60) + "' is no shipped loop, file or instruction" +
                 (hint.empty() ? "; 'latencyloom loops' lists the shipped ones" : hint)));
  }
  return loop_from_text(text, "--loop", &places);
}

void add_loop(const Options& options, KernelOptions& kernel) {
  options.add(
      "--loop", kernel.loop,
      "a loop of any instructions in place of the mix: a name that 'loops' lists, a file, or "
      "its items: \"LDG.128 x2 l2=0.5; FFMA x64\"",
      "LOOP");
}

void add_loop(const Options& options, KernelOptions& kernel, LoopAxisOptions& along) {
  add_loop(options, kernel);
  options.add("--axis", along.axis,
              "of a loop: alpha, warps, ilp, stages, l1, l2 or width (default alpha)", "NAME");
  options.add("--values", along.values, "of the axis: LO:HI:COUNT, values, or both", "RANGE");
}

Result<void> check_no_axis(const LoopAxisOptions& along) {
  if (!along.axis && !along.values)
    return {};
  return bad_argument(
      verbatim(std::string(along.axis ? "--axis" : "--values") + " is of a loop: give --loop too"));
}

Result<void> refuse_with_loop(const char* option, bool given) {
  if (!given)
    return {};
  return bad_argument(
      verbatim(std::string(option) + " has no effect with --loop; leave one of them out"));
}

Result<WorkloadRequest> workload_request(const KernelOptions& options, const Catalogue& catalogue) {
  WorkloadRequest request;
  KernelOptions base = options;
  if (options.loop) {
    for (const Result<void>& good : {refuse_with_loop("--mix", options.mix.has_value()),
                                     refuse_with_loop("--access", options.access.has_value()),
                                     refuse_with_loop("--fixed-latency", options.fixed_latency)})
      LOOM_CHECK(good);
    base.alpha.reset();
  }
  LOOM_TRY(request.scenario, scenario_from(base, catalogue));
  if (!options.loop)
    return request;
  LOOM_TRY(Loop loop, read_loop(*options.loop, request.name, request.places));
  if (options.ilp)
    loop.ilp = request.scenario.ilp;
  request.scenario.instruction_loop = std::move(loop);
  if (options.alpha) {
    LOOM_TRY(request.alpha,
             option_number("--alpha", *options.alpha, range_of(*find_parameter("alpha"))));
  }
  LOOM_TRY(const LoopNumbers numbers, request.numbers());
  if (!options.sets.empty()) {
    const std::vector<Hardware> used = used_parameters(ResolvedScenario(request.scenario));
    for (const std::string& text : options.sets)
      if (const Hardware set = parse_set(text)->parameter;
          std::ranges::find(used, set) == used.end())
        return bad_argument(verbatim("--set " + std::string(parameter_info(set).id) +
                                     ": the loop does not depend on it; leave it out"));
  }
  if (const double needed = loop_warps_needed(numbers); !options.warps && std::isfinite(needed))
    request.scenario.warps =
        whole_blocks(numbers, needed, max_warps(request.scenario).value_or(64));
  return request;
}

Result<Scenario> scenario_of(const WorkloadRequest& request) {
  Scenario scenario = request.scenario;
  if (!request.alpha)
    return scenario;
  const Loop& loop = *scenario.instruction_loop;
  return loop_numbers<double>(scenario, loop, request.places).map([&](const LoopNumbers& numbers) {
    scenario.instruction_loop = with_alpha(loop, numbers, *request.alpha);
    return scenario;
  });
}

Result<Scenario> workload_from(const KernelOptions& options, const Catalogue& catalogue) {
  return workload_request(options, catalogue).and_then(scenario_of);
}

std::string on_one_line(std::string_view loop) {
  std::string line;
  while (!loop.empty()) {
    const std::string_view each = take_line(loop);
    if (!each.empty() && !each.starts_with('#'))
      line += (line.empty() ? "" : "; ") + std::string(each);
  }
  return line;
}

std::string limit_name(const Limit& limit, const LoopNumbers& loop) {
  return limit.kind == Limit::Kind::ring ? "stages of " + item_label(loop, limit.item)
                                         : std::string(to_string(limit));
}

std::string change_text(const LoopChange& change, const Loop& loop) {
  const std::string& item = loop.items[change.item].instruction;
  const std::string from = significant(change.from), to = significant(change.to);
  switch (change.kind) {
  case LoopChange::Kind::warps:
    return fmt::format("{} warps instead of {}", to, from);
  case LoopChange::Kind::ilp:
    return fmt::format("ILP {} instead of {}", to, from);
  case LoopChange::Kind::stages:
    return fmt::format("{} stages instead of {}", to, from);
  case LoopChange::Kind::width:
    return fmt::format("{} B a thread at once instead of {} with {}", to, from, item);
  case LoopChange::Kind::passes:
    return fmt::format("{} without bank conflicts", item);
  case LoopChange::Kind::sectors:
    return fmt::format("{} coalesced: {} sectors instead of {}", item, to, from);
  case LoopChange::Kind::l2:
    return fmt::format("{} % of {} served by L2 instead of {} %", significant(100 * change.to),
                       item, significant(100 * change.from));
  }
  return "";
}

void write_change(JsonWriter& writer, const LoopChange& change, const Loop& loop) {
  constexpr std::array<std::string_view, 7> change_ids{"warps",  "ilp",     "stages", "width",
                                                       "passes", "sectors", "l2"};
  writer.key("change").text(change_ids[static_cast<std::size_t>(change.kind)]);
  writer.key("item").text(loop.items[change.item].instruction);
  writer.key("from").number(change.from).key("to").number(change.to);
  writer.key("gain").number(change.gain);
  if (change.held)
    writer.key("held").text(resource_table()[static_cast<std::size_t>(*change.held)].name);
}

Result<Along> along_axis(const LoopAxisOptions& given, const KernelOptions& kernel) {
  const Result<LoopAxis> axis =
      given.axis ? loop_axis(*given.axis) : Result<LoopAxis>(LoopAxis::alpha);
  if (!axis)
    return fail(axis.error().code, verbatim("--axis: " + axis.error().detail.english()));
  const LoopAxisInfo& info = loop_axis_info(*axis);
  for (const auto& [other, option] : {std::pair{LoopAxis::alpha, &kernel.alpha},
                                      {LoopAxis::warps, &kernel.warps},
                                      {LoopAxis::ilp, &kernel.ilp}})
    if (*axis == other && *option)
      return bad_argument(verbatim(fmt::format(
          "--{} and --axis {} exclude each other: --values says which", info.name, info.name)));
  std::string usual = shortest(info.min) + ":" + shortest(info.max) + ":101";
  if (*axis == LoopAxis::alpha)
    usual = "0.01:10000:121";
  else if (*axis == LoopAxis::width)
    usual = "4,8,16";
  else if (info.whole)
    usual = shortest(info.min) + ":" + shortest(std::min(info.max, 64.0));
  LOOM_TRY(const Range range, parse_range("--values", given.values.value_or(usual),
                                          {.min = info.min,
                                           .max = info.max,
                                           .whole = info.whole,
                                           .unit = info.unit,
                                           .infinity = *axis == LoopAxis::alpha},
                                          info.whole                 ? Spacing::step
                                          : *axis == LoopAxis::alpha ? Spacing::log
                                                                     : Spacing::even));
  return Along{*axis, range};
}

Result<LoopNumbers> numbers_at(const WorkloadRequest& request, LoopAxis axis, double value) {
  if (axis == LoopAxis::alpha) {
    WorkloadRequest there = request;
    there.alpha = value;
    return there.numbers();
  }
  const std::optional<Loop> changed = along(*request.scenario.instruction_loop, axis, value);
  if (!changed)
    return bad_argument(verbatim("--axis: the loop has nothing that '" +
                                 std::string(loop_axis_info(axis).name) + "' changes to " +
                                 shortest(value)));
  return request.numbers(*changed);
}

} // namespace loom
