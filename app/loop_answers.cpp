// What eval, cusp and sweep answer of a loop of any instructions.

#include "app/answers.h"
#include "app/loop_options.h"
#include "app/model_list.h"
#include "app/output.h"
#include "app/ranges.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/model/loop_changes.h"
#include "core/model/loop_label.h"
#include "core/scenario/models.h"
#include "core/study/bands.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace loom {

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

namespace {

constexpr std::array<std::string_view, 7> change_ids{"warps",  "ilp",     "stages", "width",
                                                     "passes", "sectors", "l2"};

} // namespace

void write_change(JsonWriter& writer, const LoopChange& change, const Loop& loop) {
  writer.key("change").text(change_ids[static_cast<std::size_t>(change.kind)]);
  writer.key("item").text(loop.items[change.item].instruction);
  writer.key("from").number(change.from).key("to").number(change.to);
  writer.key("gain").number(change.gain);
  if (change.held)
    writer.key("held").text(resource_table()[static_cast<std::size_t>(*change.held)].name);
}

namespace {

std::vector<LoopChange> changes_of(const LoopRequest& request) {
  return loop_changes(request.loop, request.scenario.warps, max_warps(request.scenario),
                      [&](const Loop& loop) { return request.numbers(loop); });
}

Result<double> model_throughput(const LoopRequest& request, const LoopNumbers& loop,
                                std::string_view model) {
  return loop_throughput(request.scenario, loop, request.scenario.warps, *model_from(model));
}

std::string eval_text(const LoopRequest& request, const LoopNumbers& loop,
                      const LoopEvaluation& result) {
  std::string text;
  const auto line = [&text](std::string_view label, const std::string& value) {
    text += fmt::format("{:<15} {}\n", label, value);
  };
  const auto list = [](std::string& words, const std::string& more) {
    words += (words.empty() ? "" : ", ") + more;
  };
  line("GPU", request.scenario.gpu->name + " (" + request.scenario.gpu->id + ")");
  std::string items;
  WarpRole role = WarpRole::every;
  for (const LoopItem& item : request.loop.items) {
    items += items.empty() ? "" : "; ";
    if (item.role != role) {
      role = item.role;
      const bool first = role == WarpRole::producer;
      items += fmt::format("role {} x{}; ", to_string(role),
                           first ? request.loop.producers : request.loop.consumers);
    }
    items += to_text(item);
  }
  line("loop", (request.name.empty() ? "" : request.name + ": ") + items);
  const std::optional<double> alpha = loop_alpha(loop);
  const std::string blocks = request.loop.has_roles() ? "blocks of " + significant(loop.block)
                                                      : fmt::format("ILP {}", request.loop.ilp);
  line("at", fmt::format("{} warps/SM, {}{}", request.scenario.warps, blocks,
                         alpha ? ", α " + significant(*alpha, 4) : ""));
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
  const Result<Scenario> scenario = scenario_of(request);
  if (const auto bands = scenario ? Bands::of_ranges(*scenario) : std::nullopt) {
    const Band band = bands->throughput(std::nan(""), request.scenario.warps);
    if (significant(band.low, 4) != significant(band.high, 4))
      line("between", significant(band.low, 4) + " and " + significant(band.high, 4) +
                          ", as numbers of the GPU that have a range lie in it");
  }
  if (!loop.assumed.empty())
    line("assumed",
         fmt::format("what {} take{}: no source gives it here, its kin stand for it",
                     fmt::join(loop.assumed, ", "), loop.assumed.size() == 1 ? "s" : ""));
  if (const auto gradual = model_throughput(request, loop, "saturation"))
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
  for (const LoopChange& change : changes_of(request))
    line("would help", fmt::format("{}: +{} %", change_text(change, request.loop),
                                   significant(100 * (change.gain - 1), 3)));
  return text;
}

std::string eval_json(const LoopRequest& request, const LoopNumbers& loop,
                      const LoopEvaluation& result) {
  return json_answer([&](JsonWriter& writer) {
    writer.key("gpu").text(request.scenario.gpu->id).key("loop").text(to_text(request.loop));
    const auto alpha = loop_alpha(loop);
    writer.key("alpha");
    alpha ? writer.number_or_inf(*alpha) : writer.null();
    writer.key("warps_per_sm").number(request.scenario.warps).key("ilp").number(request.loop.ilp);
    writer.key("latency_cycles").number(result.latency_cycles);
    writer.key("models").begin_object();
    std::vector<std::pair<std::string_view, std::string>> reasons;
    for (const ModelInfo& model : model_table()) {
      const Result<double> rate = model_throughput(request, loop, model.id);
      writer.key(model.id).number(rate.value_or(std::numeric_limits<double>::infinity()));
      if (!rate)
        reasons.emplace_back(model.id, rate.error().detail.english());
    }
    writer.end_object();
    writer.key("models_without").begin_object();
    for (const auto& [id, reason] : reasons)
      writer.key(id).text(reason);
    writer.end_object();
    write_evaluation(writer, loop, result);
    if (const Result<Scenario> scenario = scenario_of(request))
      write_throughput_range(writer, *scenario);
    writer.key("changes").begin_array();
    for (const LoopChange& change : changes_of(request)) {
      writer.begin_object(JsonWriter::Layout::one_line);
      write_change(writer, change, request.loop);
      writer.end_object();
    }
    writer.end_array();
  });
}

/// The values along an axis, and which one it is.
struct Along {
  LoopAxis axis = LoopAxis::alpha;
  Range values{0};
};

Result<Along> axis_of(const LoopAxisOptions& given, const KernelOptions& kernel) {
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
  const Result<Range> range = parse_range("--values", given.values.value_or(usual),
                                          {.min = info.min,
                                           .max = info.max,
                                           .whole = info.whole,
                                           .unit = info.unit,
                                           .infinity = *axis == LoopAxis::alpha},
                                          info.whole                 ? Spacing::step
                                          : *axis == LoopAxis::alpha ? Spacing::log
                                                                     : Spacing::even);
  if (!range)
    return tl::unexpected(range.error());
  return Along{*axis, *range};
}

/// The loop's numbers at one value of the axis.
Result<LoopNumbers> numbers_at(const LoopRequest& request, LoopAxis axis, double value) {
  if (axis == LoopAxis::alpha) {
    LoopRequest there = request;
    there.alpha = value;
    return there.numbers();
  }
  const std::optional<Loop> changed = along(request.loop, axis, value);
  if (!changed)
    return bad_argument(verbatim("--axis: the loop has nothing that '" +
                                 std::string(loop_axis_info(axis).name) + "' changes to " +
                                 shortest(value)));
  return request.numbers(*changed);
}

} // namespace

Result<std::string> eval_loop(const KernelOptions& options, bool json) {
  const Result<LoopRequest> request = loop_request(options);
  if (!request)
    return tl::unexpected(request.error());
  return request->numbers().map([&](const LoopNumbers& loop) {
    const LoopEvaluation result = evaluate(loop, request->scenario.warps);
    return json ? eval_json(*request, loop, result) : eval_text(*request, loop, result);
  });
}

Result<std::string> cusp_loop(const KernelOptions& options, const LoopAxisOptions& along,
                              bool json) {
  const Result<Along> range = axis_of(along, options);
  if (!range)
    return tl::unexpected(range.error());
  if (range->axis == LoopAxis::warps)
    return bad_argument(verbatim("--axis: warps needed have no axis of warps; use sweep"));
  const Result<LoopRequest> request = loop_request(options);
  if (!request)
    return tl::unexpected(request.error());
  struct Row {
    double value, needed;
    Limit limit;
  };
  std::vector<Row> rows;
  const Result<LoopNumbers> own = request->numbers();
  if (!own)
    return tl::unexpected(own.error());
  for (std::uint64_t i = 0; i < range->values.size(); ++i) {
    const double value = range->values.at(i);
    const Result<LoopNumbers> loop = numbers_at(*request, range->axis, value);
    if (!loop)
      return tl::unexpected(loop.error());
    const double needed = loop_warps_needed(*loop, request->scenario.target);
    rows.push_back({value, needed, evaluate(*loop, needed).peak_limit});
  }
  const std::string name(loop_axis_info(range->axis).name);
  if (!json) {
    std::string text = name + ",warps_needed,limit\n";
    for (const Row& row : rows)
      text += shortest(row.value) + "," + shortest(row.needed) + "," +
              std::string(to_string(row.limit)) + "\n";
    return text;
  }
  return json_answer([&](JsonWriter& writer) {
    writer.key("gpu").text(request->scenario.gpu->id).key("loop").text(to_text(request->loop));
    writer.key("axis").text(name).key("target").number(request->scenario.target);
    write_turns(writer, *own);
    writer.key("points").begin_array();
    for (const Row& row : rows) {
      writer.begin_object(JsonWriter::Layout::one_line).key(name).number_or_inf(row.value);
      writer.key("warps_needed").number(row.needed);
      writer.key("limit").text(to_string(row.limit)).end_object();
    }
    writer.end_array();
  });
}

int sweep_loop(const KernelOptions& options, const LoopAxisOptions& along,
               const std::optional<std::string>& models, const std::optional<std::string>& output) {
  const Result<std::vector<std::size_t>> chosen = model_list(models.value_or("bound"));
  if (!chosen)
    return report(chosen.error());
  const Result<Along> range = axis_of(along, options);
  if (!range)
    return report(range.error());
  KernelOptions single = options;
  single.warps.reset();
  const Result<LoopRequest> request = loop_request(single);
  if (!request)
    return report(request.error());
  Range warps(request->scenario.warps);
  if (range->axis == LoopAxis::warps) {
    warps = range->values;
  } else if (options.warps) {
    const Result<Range> given =
        parse_range("--warps", *options.warps, range_of(*find_parameter("warps")), Spacing::step);
    if (!given)
      return report(given.error());
    warps = *given;
  }
  Result<Sink> sink = Sink::open(output);
  if (!sink)
    return report(sink.error());
  const bool only_warps = range->axis == LoopAxis::warps;
  const std::string name(loop_axis_info(range->axis).name);
  std::string text = (only_warps ? "" : name + ",") + std::string("warps_per_sm,");
  for (const std::size_t model : *chosen)
    text += (models ? std::string(model_table()[model].id) : "iterations") + ",";
  text += "limit\n";
  for (std::uint64_t i = 0; i < (only_warps ? 1 : range->values.size()); ++i) {
    const double value = range->values.at(i);
    const Result<LoopNumbers> loop =
        only_warps ? request->numbers() : numbers_at(*request, range->axis, value);
    if (!loop)
      return report(loop.error());
    for (std::uint64_t j = 0; j < warps.size(); ++j) {
      text += (only_warps ? "" : shortest(value) + ",") + shortest(warps.at(j)) + ",";
      for (const std::size_t model : *chosen) {
        const auto rate = loop_throughput(request->scenario, *loop, warps.at(j), model);
        text += (rate ? shortest(*rate) : "") + ",";
      }
      text += std::string(to_string(evaluate(*loop, warps.at(j)).limit)) + "\n";
    }
    if (text.size() > std::size_t{64} * 1024) {
      if (const Result<void> written = sink->write(text); !written)
        return report(written.error());
      text.clear();
    }
  }
  Result<void> written = sink->write(text);
  if (written)
    written = sink->finish();
  return written ? 0 : report(written.error());
}

} // namespace loom
