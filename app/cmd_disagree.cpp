// `latencyloom disagree`: the states where two models differ most.

#include "app/answers.h"
#include "app/commands.h"
#include "app/kernel_options.h"
#include "app/output.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/scenario/disagreement.h"

#include <fmt/format.h>

namespace loom {
namespace {

Result<std::size_t> model_named(const std::string& id) {
  if (const auto model = model_from(id))
    return *model;
  return fail(ErrorCode::bad_argument, "--models: unknown model '" + id.substr(0, 60) + "'" +
                                           did_you_mean(id, model_ids()).english());
}

Result<DisagreementRequest> request_of(const DisagreeCommand& command) {
  DisagreementRequest request;
  const std::size_t comma = command.models.find(',');
  if (comma == std::string::npos)
    return fail(ErrorCode::bad_argument, "--models: expected two models, as in bound,saturation");
  const auto a = model_named(command.models.substr(0, comma));
  const auto b = model_named(command.models.substr(comma + 1));
  if (!a || !b)
    return tl::unexpected((a ? b : a).error());
  request.a = *a;
  request.b = *b;
  if (command.by != "ratio" && command.by != "difference")
    return fail(ErrorCode::bad_argument,
                "--by: expected ratio or difference, found '" + command.by.substr(0, 60) + "'");
  if (command.by == "difference")
    request.by = DisagreementBy::difference;
  return request;
}

std::string disagree_text(const DisagreementRequest& request,
                          const std::vector<Disagreement>& states) {
  const std::string a(model_table()[request.a].id), b(model_table()[request.b].id);
  if (states.empty())
    return a + " and " + b + " agree to 0.1 % everywhere\n";
  const std::size_t wide = std::max({a.size(), b.size(), std::size_t{10}});
  std::string text = fmt::format("{:>8}  {:>5}  {:>{}}  {:>{}}  {:>7}\n", "ALPHA", "WARPS", a, wide,
                                 b, wide, "RATIO");
  for (const Disagreement& each : states)
    text += fmt::format("{:>8}  {:>5}  {:>{}}  {:>{}}  {:>7}\n", significant(each.alpha),
                        each.warps, significant(each.a, 4), wide, significant(each.b, 4), wide,
                        significant(each.a / each.b));
  return text;
}

std::string disagree_json(const DisagreementRequest& request,
                          const std::vector<Disagreement>& states) {
  JsonWriter writer;
  writer.begin_object();
  write_version(writer);
  const Scenario& scenario = request.scenario;
  writer.key("gpu").text(scenario.gpu->id).key("mix").text(get_choice(scenario, "mix"));
  writer.key("ilp").number(scenario.ilp);
  writer.key("by").text(request.by == DisagreementBy::ratio ? "ratio" : "difference");
  writer.key("states").begin_array();
  for (const Disagreement& each : states) {
    writer.begin_object(JsonWriter::Layout::one_line).key("alpha").number(each.alpha);
    writer.key("warps_per_sm").number(each.warps);
    writer.key(model_table()[request.a].id).number(each.a);
    writer.key(model_table()[request.b].id).number(each.b);
    writer.key("score").number(each.score).end_object();
  }
  writer.end_array().end_object();
  return writer.str() + "\n";
}

} // namespace

int run(const DisagreeCommand& command) {
  auto request = request_of(command);
  if (!request)
    return report(request.error());
  const Catalogue catalogue = load_catalogue();
  auto scenario = scenario_from(command.kernel, catalogue);
  if (!scenario)
    return report(scenario.error());
  request->scenario = *std::move(scenario);
  const auto states = disagreements(*request);
  if (!states)
    return report(states.error());
  return print(command.json ? disagree_json(*request, *states) : disagree_text(*request, *states));
}

} // namespace loom
