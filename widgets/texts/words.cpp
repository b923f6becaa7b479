#include "widgets/texts/words.h"

#include "core/base/number.h"
#include "core/document/document.h"
#include "core/figure/sources.h"
#include "core/model/units.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "widgets/look/vendor_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace loom {
QString other_name(Mix mix) {
  switch (mix) {
  case Mix::global:
    return tr("memory");
  case Mix::sfu:
    return tr("SFU");
  case Mix::shared:
    return tr("shared memory");
  }
  return {};
}

Role other_role(Mix mix) { return mix == Mix::sfu ? Role::other : Role::memory; }

Role limit_role(const Limit& limit, Mix mix) {
  return of_mix<Role>(limit, {Role::latency, other_role(mix), Role::arithmetic, Role::issue});
}

QString bound_name(const Limit& limit, Mix mix) {
  return of_mix<QString>(limit, {tr("latency bound"), tr("%1 limit").arg(other_name(mix)),
                                 tr("arithmetic limit"), tr("issue limit")});
}

QString limit_read_out(const Limit& limit, Mix mix) {
  return limit.kind == Limit::Kind::latency ? tr("too few warps") : bound_name(limit, mix);
}

ThroughputScale throughput_scale(const Scenario& scenario, double alpha) {
  const Facts& facts = scenario.gpu->facts;
  const auto sms = facts.value(FactKey::sm_count), clock = facts.value(FactKey::clock);
  if (scenario.instruction_loop) {
    const ThroughputUnit unit = scenario.view.throughput_unit;
    if ((unit == ThroughputUnit::gigabytes || unit == ThroughputUnit::gigaflops) && sms && clock)
      return {*sms * *clock / 1000, tr("throughput"), tr("G iterations/s")};
    return {1, tr("throughput"), tr("iterations/cycle/SM")};
  }
  const double lanes = lanes_of_warp(scenario.gpu->compute_capability);
  const bool adds_only = std::isinf(alpha);
  const double arithmetic = adds_only ? 1 : alpha;
  const QString ipc = tr("IPC/SM");
  switch (scenario.view.throughput_unit) {
  case ThroughputUnit::arithmetic_ipc:
    if (alpha > 0)
      return {arithmetic, tr("arithmetic throughput"), ipc};
    break;
  case ThroughputUnit::instruction_ipc:
    return {adds_only ? 1 : alpha + 1, tr("instruction throughput"), ipc};
  case ThroughputUnit::gigabytes:
    if (!adds_only && scenario.mix == Mix::global && sms && clock)
      return {gigabytes_per_second(1.0, *sms, *clock, lanes), tr("memory throughput"),
              QStringLiteral("GB/s")};
    break;
  case ThroughputUnit::adds:
    if (alpha > 0)
      return {adds_per_cycle(arithmetic, lanes), tr("arithmetic throughput"), tr("adds/cycle/SM")};
    break;
  case ThroughputUnit::gigaflops:
    if (alpha > 0 && sms && clock)
      return {gigaflops(arithmetic, *sms, *clock, lanes), tr("arithmetic throughput"),
              QStringLiteral("Gflop/s")};
    break;
  case ThroughputUnit::other_ipc:
  case ThroughputUnit::peak_share: // who knows the peak shows it
    break;
  }
  if (adds_only)
    return {1, tr("arithmetic throughput"), ipc};
  switch (scenario.mix) {
  case Mix::sfu:
    return {1, tr("SFU throughput"), ipc};
  case Mix::shared:
    return {1, tr("shared memory throughput"), ipc};
  case Mix::global:
    break;
  }
  return {1, tr("memory throughput"), ipc};
}

OccupancyScale occupancy_scale(const Scenario& scenario) {
  const Facts& facts = scenario.gpu->facts;
  if (scenario.view.occupancy_unit == OccupancyUnit::percent)
    if (const auto most = max_warps(scenario))
      return {100 / *most, QStringLiteral("%")};
  if (scenario.view.occupancy_unit == OccupancyUnit::warps_per_scheduler)
    if (const auto schedulers = facts.value(FactKey::schedulers))
      return {1 / *schedulers, tr("warps/scheduler")};
  return {1, tr("warps/SM")};
}

namespace {

using Compared = std::vector<Scenario>;

bool differ(const Compared& all, const auto& of) {
  return std::ranges::any_of(all, [&](const Scenario& each) { return of(each) != of(all[0]); });
}

/// The instructions that not every other loop has.
QStringList loop_parts(const Scenario& own, const Compared& all) {
  if (!own.instruction_loop)
    return {tr("no loop")};
  QStringList parts;
  for (const LoopItem& item : own.instruction_loop->items)
    if (std::ranges::any_of(all, [&item](const Scenario& each) {
          return each.instruction_loop && std::ranges::find(each.instruction_loop->items, item) ==
                                              each.instruction_loop->items.end();
        }))
      parts << QString::fromStdString(to_text(item));
  if (const std::string& title = own.instruction_loop->title; parts.size() > 2 && !title.empty())
    return {QString::fromStdString(title)};
  return parts.isEmpty() ? QStringList{tr("another loop")} : parts;
}

/// Its loop but for the chains, which are a parameter.
std::optional<Loop> one_chain(const Scenario& scenario) {
  std::optional<Loop> loop = scenario.instruction_loop;
  if (loop)
    loop->ilp = 1;
  return loop;
}

/// Empty where nothing tells it.
QString told_apart(const Scenario& own, const Compared& all,
                   std::initializer_list<std::string_view> along) {
  QStringList parts;
  if (differ(all, [](const Scenario& each) { return each.gpu->id; }))
    parts << QString::fromStdString(own.gpu->name);
  if (differ(all, one_chain))
    parts << loop_parts(own, all);
  else if (differ(all, [](const Scenario& each) { return each.mix; }))
    parts << other_name(own.mix);
  if (differ(all, [](const Scenario& each) { return each.access; }))
    parts << QString::fromStdString(own.access);
  for (const ParameterInfo& info : parameter_table()) {
    if (info.id == "target" || std::ranges::find(along, info.id) != along.end() ||
        (own.instruction_loop && info.id == "alpha"))
      continue;
    const auto hardware = hardware_parameter(info.id);
    const auto value = get(own, info.id);
    const bool differs =
        hardware ? differ(all,
                          [hardware](const Scenario& each) {
                            return each.overrides[static_cast<std::size_t>(*hardware)];
                          })
                 : differ(all, [&info](const Scenario& each) { return get(each, info.id); });
    if (differs && value)
      parts << QStringLiteral("%1 %2").arg(
          QString::fromUtf8(info.symbol.data(), static_cast<qsizetype>(info.symbol.size())),
          number(*value));
  }
  if (parts.size() > 2)
    parts = {parts[0], parts[1], QStringLiteral("…")};
  return parts.join(QStringLiteral(", "));
}

/// The scenario and the pins that are drawn.
Compared compared_of(const Document& document) {
  Compared all{document.scenario};
  for (const Pin& pin : document.pins)
    if (!pin.hidden)
      all.push_back(as_compared(pin, document.scenario));
  return all;
}

} // namespace

QString difference(const Scenario& pinned, const Scenario& current,
                   std::initializer_list<std::string_view> along) {
  return told_apart(pinned, {current, pinned}, along);
}

QString pin_name(const Document& document, const Pin& pin,
                 std::initializer_list<std::string_view> along) {
  if (!pin.name.empty())
    return QString::fromStdString(pin.name);
  const Scenario compared = as_compared(pin, document.scenario);
  // Of what is not drawn nothing else needs to be told.
  const QString words = pin.hidden ? difference(compared, document.scenario, along)
                                   : told_apart(compared, compared_of(document), along);
  return words.isEmpty() ? tr("the same, pinned") : words;
}

QString scenario_name(const Document& document, std::initializer_list<std::string_view> along) {
  if (!document.name.empty())
    return QString::fromStdString(document.name);
  const QString words = told_apart(document.scenario, compared_of(document), along);
  return words.isEmpty() ? QString::fromStdString(document.scenario.gpu->name) : words;
}

QString parameter_words(const ResolvedScenario& scenario) {
  QStringList values;
  for (const Hardware parameter : used_parameters(scenario.mix)) {
    const ParameterInfo& info = parameter_info(parameter);
    const auto& resolved = scenario[parameter];
    // One issue cycle per instruction is what everyone assumes: not worth a caption.
    if (!resolved || (parameter == Hardware::other_issue && resolved->value == 1))
      continue;
    const QString standing =
        resolved->overridden ? tr(" (changed)") : status_words(resolved->fact.status);
    const QString number = QString::fromStdString(shortest(resolved->value));
    values << QStringLiteral("%1 %2%3").arg(
        QLatin1String(info.id.data(), static_cast<qsizetype>(info.id.size())),
        info.unit == "cycles" ? tr("%1 cycles").arg(number)
                              : number + QLatin1Char(' ') + in_vendor_words(info.unit),
        standing);
  }
  return tr("%1, %2 mix: %3")
      .arg(QString::fromStdString(scenario.gpu->name), other_name(scenario.mix),
           values.join(QStringLiteral(", ")));
}

std::vector<std::string> scenario_sources(const ResolvedScenario& scenario) {
  std::vector<std::string> sources;
  for (const Hardware parameter : used_parameters(scenario.mix))
    if (const auto& resolved = scenario[parameter]; resolved && !resolved->overridden)
      add_source(sources, resolved->fact.source.english());
  return sources;
}

double round_up(double value) {
  if (!(value > 0) || !std::isfinite(value))
    return 1;
  const double decade = std::pow(10.0, std::floor(std::log10(value)));
  for (const double step : {1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0})
    if (value <= step * decade * (1 + 1e-9))
      return step * decade;
  return 10 * decade;
}

} // namespace loom
