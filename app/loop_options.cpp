#include "app/loop_options.h"

#include "app/output.h"
#include "app/values.h"
#include "core/base/nearest.h"
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
namespace {} // namespace

template <class Number>
Result<LoopNumbersOf<Number>> LoopRequest::numbers(const Loop& changed,
                                                   const NumberEdit& edit) const {
  Result<LoopNumbersOf<Number>> numbers = loop_numbers<Number>(scenario, changed, places, edit);
  if (!numbers || !alpha)
    return numbers;
  if (!loop_alpha(*numbers))
    return bad_argument(LOOM_TEXT("--alpha: the loop has no arithmetic instruction, or none of "
                                  "memory, for α to be the number of"));
  if constexpr (std::is_same_v<Number, double>)
    return with_alpha(*std::move(numbers), edit ? edit("alpha", *alpha, nullptr) : *alpha);
  else {
    Scenario with_alpha_set = scenario;
    with_alpha_set.alpha = *alpha;
    return with_alpha(*std::move(numbers), why::chosen(with_alpha_set, "alpha"));
  }
}
template Result<LoopNumbers> LoopRequest::numbers(const Loop&, const NumberEdit&) const;
template Result<LoopNumbersOf<why::Traced>> LoopRequest::numbers(const Loop&,
                                                                 const NumberEdit&) const;

Result<Loop> read_loop(const std::string& text, std::string& name, std::vector<Place>& places) {
  const std::span<const EmbeddedFile> shipped = embedded_loops();
  const auto known = std::ranges::find(shipped, text + ".loop", &EmbeddedFile::name);
  if (known != shipped.end()) {
    name = text;
    return loop_from_text(known->content, std::string(known->name), &places);
  }
  if (exists(text) || text.ends_with(".loop")) {
    const Result<std::string> content = read_file(text);
    if (!content)
      return tl::unexpected(content.error());
    name = text;
    return loop_from_text(*content, text, &places);
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

Result<LoopRequest> loop_request(const KernelOptions& options, const Catalogue& catalogue) {
  for (const Result<void>& good : {refuse_with_loop("--mix", options.mix.has_value()),
                                   refuse_with_loop("--access", options.access.has_value()),
                                   refuse_with_loop("--fixed-latency", options.fixed_latency)})
    if (!good)
      return tl::unexpected(good.error());
  LoopRequest request;
  KernelOptions base = options;
  base.loop.reset();
  base.alpha.reset();
  const Result<Scenario> scenario = scenario_from(base, catalogue);
  if (!scenario)
    return tl::unexpected(scenario.error());
  request.scenario = *scenario;
  Result<Loop> loop = read_loop(*options.loop, request.name, request.places);
  if (!loop)
    return tl::unexpected(loop.error());
  request.loop = *std::move(loop);
  if (options.ilp)
    request.loop.ilp = request.scenario.ilp;
  if (options.alpha) {
    const Result<double> alpha =
        option_number("--alpha", *options.alpha, range_of(*find_parameter("alpha")));
    if (!alpha)
      return tl::unexpected(alpha.error());
    request.alpha = *alpha;
  }
  const Result<LoopNumbers> numbers = request.numbers();
  if (!numbers)
    return tl::unexpected(numbers.error());
  if (!options.sets.empty()) {
    Scenario own = request.scenario;
    own.instruction_loop = request.loop;
    const std::vector<Hardware> used = used_parameters(ResolvedScenario(own));
    for (const std::string& text : options.sets)
      if (const Hardware set = parse_set(text)->parameter;
          std::ranges::find(used, set) == used.end())
        return bad_argument(verbatim("--set " + std::string(parameter_info(set).id) +
                                     ": the loop does not depend on it; leave it out"));
  }
  if (const double needed = loop_warps_needed(*numbers); !options.warps && std::isfinite(needed))
    request.scenario.warps =
        whole_blocks(*numbers, needed, max_warps(request.scenario).value_or(64));
  return request;
}

Result<Scenario> scenario_of(const LoopRequest& request) {
  LoopRequest own = request;
  own.alpha.reset();
  return own.numbers().map([&](const LoopNumbers& numbers) {
    Scenario scenario = request.scenario;
    scenario.instruction_loop =
        request.alpha ? with_alpha(request.loop, numbers, *request.alpha) : request.loop;
    return scenario;
  });
}

Result<Scenario> workload_from(const KernelOptions& options, const Catalogue& catalogue) {
  return options.loop ? loop_request(options, catalogue).and_then(scenario_of)
                      : scenario_from(options, catalogue);
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

} // namespace loom
