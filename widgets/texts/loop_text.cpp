#include "widgets/texts/loop_text.h"

#include "core/base/number.h"
#include "core/model/loop_label.h"
#include "core/scenario/parameters.h"
#include "widgets/look/problem_text.h"
#include "widgets/style/number_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"

#include <QStringList>

namespace loom {

namespace {

QString text(const std::string& bytes) { return QString::fromStdString(bytes); }

QString percent(double share) { return text(significant(100 * share, share < 0.995 ? 2 : 3)); }

/// "128-bit LDG" of LDG.32 with 16 bytes a thread.
QString widened(const std::string& instruction, double bytes) {
  return tr("%1-bit %2").arg(8 * bytes).arg(text(instruction.substr(0, instruction.find('.'))));
}

} // namespace

QString resource_words(Resource resource) {
  switch (resource) {
  case Resource::issue:
    return tr("issue slots");
  case Resource::fp32:
    return tr("FP32 pipe");
  case Resource::integer:
    return tr("integer pipe");
  case Resource::fp64:
    return tr("FP64 pipe");
  case Resource::sfu:
    return tr("SFU");
  case Resource::ldst:
    return tr("LD/ST units");
  case Resource::shared:
    return tr("shared-memory passes");
  case Resource::constant:
    return tr("constant cache");
  case Resource::cluster:
    return tr("bandwidth between SMs of a cluster");
  case Resource::tensor:
    return tr("tensor cores");
  case Resource::l1:
    return tr("L1 bandwidth");
  case Resource::l2:
    return tr("L2 bandwidth");
  case Resource::dram:
    return tr("DRAM bandwidth");
  }
  return {};
}

QString limit_words(const Limit& limit, const LoopNumbers& loop) {
  switch (limit.kind) {
  case Limit::Kind::latency:
    return tr("latency");
  case Limit::Kind::ring:
    return tr("stages of %1").arg(text(item_label(loop, limit.item)));
  case Limit::Kind::resource:
    return resource_words(limit.resource);
  case Limit::Kind::unknown:
    return tr("what is not known");
  }
  return {};
}

LimitLook limit_look(const Limit& limit, const Scenario& scenario, const LoopNumbers& numbers) {
  if (!scenario.instruction_loop)
    return {std::string(of_mix(limit, bottleneck_words)), bound_name(limit, scenario.mix),
            limit_role(limit, scenario.mix), parameter_of(limit, scenario.mix)};
  switch (limit.kind) {
  case Limit::Kind::ring:
    return {"ring_" + std::to_string(limit.item + 1), limit_words(limit, numbers), Role::series1,
            limit_quantity(limit)};
  case Limit::Kind::resource:
    return {std::string(resource_info(limit.resource).name), resource_words(limit.resource),
            resource_role(limit.resource), limit_quantity(limit)};
  case Limit::Kind::latency:
  case Limit::Kind::unknown:
    break;
  }
  return {"latency", bound_name({}, scenario.mix), Role::latency, limit_quantity(limit)};
}

std::string limit_quantity(const Limit& limit) {
  switch (limit.kind) {
  case Limit::Kind::latency:
    return "loop.latency_bound";
  case Limit::Kind::ring:
    return "loop.ring_" + std::to_string(limit.item + 1);
  case Limit::Kind::resource:
    return "loop.bound." + std::string(resource_info(limit.resource).name);
  case Limit::Kind::unknown:
    break; // no bound
  }
  return {};
}

QString change_words(const LoopChange& change, const Loop& loop) {
  const std::string& item = loop.items[change.item].instruction;
  switch (change.kind) {
  case LoopChange::Kind::warps:
    return tr("%1 warps").arg(number(change.to));
  case LoopChange::Kind::ilp:
    return tr("ILP %1").arg(number(change.to));
  case LoopChange::Kind::stages:
    return tr("%1 stages").arg(number(change.to));
  case LoopChange::Kind::width:
    return widened(item, change.to);
  case LoopChange::Kind::passes:
    return tr("no bank conflicts of %1").arg(text(item));
  case LoopChange::Kind::sectors:
    return tr("%1 coalesced").arg(text(item));
  case LoopChange::Kind::l2:
    return tr("%1 % of %2 from L2").arg(percent(change.to), text(item));
  }
  return {};
}

QString gain_words(double gain) { return QStringLiteral("+%1 %").arg(percent(gain - 1)); }

QString item_words(const LoopItem& item) {
  QStringList said;
  const auto option = [&item](LoopOption which) { return item.option(which); };
  const double l1 = option(LoopOption::l1).value_or(0), l2 = option(LoopOption::l2).value_or(0);
  const auto share = [&said](double part, const QString& level) {
    if (part > 1e-9)
      said << tr("%1 % %2").arg(percent(part), level);
  };
  if (l1 > 0 || l2 > 0) {
    share(l1, QStringLiteral("L1"));
    share(l2, QStringLiteral("L2"));
    share(1 - l1 - l2, QStringLiteral("DRAM"));
  }
  if (!item.access.empty())
    said << text(item.access);
  if (const auto bytes = option(LoopOption::bytes))
    said << tr("%1 B").arg(text(shortest(*bytes)));
  if (const auto sectors = option(LoopOption::sectors))
    said << tr("%1 sectors").arg(number(*sectors));
  if (const auto passes = option(LoopOption::passes))
    said << tr("%1 passes").arg(number(*passes));
  if (const auto stages = option(LoopOption::stages))
    said << tr("%1 stages").arg(number(*stages));
  if (const auto ilp = option(LoopOption::ilp))
    said << tr("%1 independent").arg(number(*ilp));
  return said.join(tr(", "));
}

QString axis_title(LoopAxis axis) {
  switch (axis) {
  case LoopAxis::alpha:
    return tr("Arithmetic intensity α");
  case LoopAxis::warps:
    return tr("Occupancy");
  case LoopAxis::ilp:
    return tr("ILP");
  case LoopAxis::stages:
    return tr("Stages of copies");
  case LoopAxis::l1:
    return tr("Share served by L1");
  case LoopAxis::l2:
    return tr("Share served by L2");
  case LoopAxis::width:
    return tr("Bytes a thread");
  }
  return {};
}

QString loop_words(const Scenario& scenario) {
  const Loop& loop = *scenario.instruction_loop;
  QStringList items;
  for (const LoopItem& item : loop.items)
    items << text(to_text(item));
  const QString of =
      tr("%1, loop %2").arg(text(scenario.gpu->name), items.join(QStringLiteral("; ")));
  return loop.ilp == 1 ? of : of + QStringLiteral(", ") + tr("ILP %1").arg(loop.ilp);
}

QString workload_words(const ResolvedScenario& scenario) {
  return scenario.instruction_loop ? loop_words(scenario) : parameter_words(scenario);
}

QString title_words(const Scenario& scenario) {
  const QString gpu = text(scenario.gpu->name);
  if (!scenario.instruction_loop)
    return QStringLiteral("%1, α %2")
        .arg(gpu, value_text(*find_parameter("alpha"), scenario.alpha));
  const Loop& loop = *scenario.instruction_loop;
  QString name = text(loop.title);
  if (name.isEmpty()) {
    constexpr qsizetype longest = 60; // beside a file's name
    QStringList items;
    for (const LoopItem& item : loop.items)
      items << text(to_text(item));
    name = items.join(QStringLiteral("; "));
    if (name.size() > longest)
      name = name.left(longest - 1) + QChar(0x2026);
  }
  return tr("%1, loop %2").arg(gpu, name);
}

QString loop_problem(const Error& error) {
  return tr("The loop cannot be computed: %1. Change the loop at the left, or choose another GPU.")
      .arg(spoken(error.detail));
}

} // namespace loom
