#include "widgets/texts/parameter_text.h"

#include "core/base/number.h"
#include "core/scenario/scenario.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/vendor_text.h"
#include "widgets/numbers/number_card.h"
#include "widgets/style/tr.h"

#include <cmath>

namespace loom {

namespace {

struct NamedValue {
  std::string_view choice, value;
  const char* name;
};
constexpr NamedValue value_names[] = {
    {"mix", "global", QT_TRANSLATE_NOOP("parameters", "global")},
    {"mix", "sfu", QT_TRANSLATE_NOOP("parameters", "SFU")},
    {"mix", "shared", QT_TRANSLATE_NOOP("parameters", "shared")},
    {"latencies", "measured", QT_TRANSLATE_NOOP("parameters", "As measured")},
    {"latencies", "fixed", QT_TRANSLATE_NOOP("parameters", "Fixed")},
    {"policy", "gpu", QT_TRANSLATE_NOOP("parameters", "Automatic")},
    {"policy", "gto", QT_TRANSLATE_NOOP("parameters", "Greedy, then oldest")},
    {"policy", "lrr", QT_TRANSLATE_NOOP("parameters", "In turn (loose round-robin)")},
    {"policy", "oldest", QT_TRANSLATE_NOOP("parameters", "Always the oldest")},
    {"policy", "gty", QT_TRANSLATE_NOOP("parameters", "Greedy, then youngest")},
    {"dual_issue", "no", QT_TRANSLATE_NOOP("parameters", "Single issue")},
    {"dual_issue", "yes", QT_TRANSLATE_NOOP("parameters", "Dual issue")},
    {"throughput_axis", "warps", QT_TRANSLATE_NOOP("parameters", "Occupancy")},
    {"throughput_axis", "alpha", QT_TRANSLATE_NOOP("parameters", "Arithmetic intensity α")},
    {"throughput_scale", "linear", QT_TRANSLATE_NOOP("parameters", "Linear")},
    {"throughput_scale", "log", QT_TRANSLATE_NOOP("parameters", "Logarithmic")},
    {"throughput_unit", "peak_share", QT_TRANSLATE_NOOP("parameters", "% of the peak")},
    {"throughput_unit", "other_ipc", QT_TRANSLATE_NOOP("parameters", "IPC/SM, other instruction")},
    {"throughput_unit", "arithmetic_ipc", QT_TRANSLATE_NOOP("parameters", "IPC/SM, arithmetic")},
    {"throughput_unit", "instruction_ipc",
     QT_TRANSLATE_NOOP("parameters", "IPC/SM, all instructions")},
    {"throughput_unit", "gigabytes", QT_TRANSLATE_NOOP("parameters", "GB/s")},
    {"throughput_unit", "adds", QT_TRANSLATE_NOOP("parameters", "adds/cycle/SM")},
    {"throughput_unit", "gigaflops", QT_TRANSLATE_NOOP("parameters", "Gflop/s")},
    {"occupancy_unit", "warps", QT_TRANSLATE_NOOP("parameters", "Warps per SM")},
    {"occupancy_unit", "percent", QT_TRANSLATE_NOOP("parameters", "Percent of the maximum")},
    {"occupancy_unit", "warps_per_scheduler",
     QT_TRANSLATE_NOOP("parameters", "Warps per scheduler")},
};
/// By mix, and of a loop of instructions; where they are all one the others are empty.
struct ParameterNames {
  std::string_view id;
  const char* global;
  const char* sfu = nullptr;
  const char* shared = nullptr;
  const char* loop = nullptr;
};
constexpr ParameterNames parameter_names[] = {
    {"alpha", QT_TRANSLATE_NOOP("parameters", "adds per load α"),
     QT_TRANSLATE_NOOP("parameters", "adds per special function α"),
     QT_TRANSLATE_NOOP("parameters", "adds per shared load α")},
    {"warps", QT_TRANSLATE_NOOP("parameters", "warps on the SM")},
    {"ilp", QT_TRANSLATE_NOOP("parameters", "loads in flight per warp (ILP)"),
     QT_TRANSLATE_NOOP("parameters", "special functions per warp (ILP)"),
     QT_TRANSLATE_NOOP("parameters", "loads in flight per warp (ILP)"),
     QT_TRANSLATE_NOOP("parameters", "independent chains per warp (ILP)")},
    {"reissue", QT_TRANSLATE_NOOP("parameters", "cycles to re-issue")},
    {"barrier_every", QT_TRANSLATE_NOOP("parameters", "iterations per barrier")},
    {"block_warps", QT_TRANSLATE_NOOP("parameters", "warps of a block")},
    {"block_iterations", QT_TRANSLATE_NOOP("parameters", "iterations of a block")},
    {"mem_lat", QT_TRANSLATE_NOOP("parameters", "memory latency")},
    {"sfu_lat", QT_TRANSLATE_NOOP("parameters", "special-function latency")},
    {"sfu_alu_lat", QT_TRANSLATE_NOOP("parameters", "special function to add latency")},
    {"shared_lat", QT_TRANSLATE_NOOP("parameters", "shared-memory latency")},
    {"shared_alu_lat", QT_TRANSLATE_NOOP("parameters", "shared load to add latency")},
    {"alu_lat", QT_TRANSLATE_NOOP("parameters", "add latency")},
    {"mem_thru", QT_TRANSLATE_NOOP("parameters", "memory throughput")},
    {"sfu_thru", QT_TRANSLATE_NOOP("parameters", "special-function throughput")},
    {"shared_thru", QT_TRANSLATE_NOOP("parameters", "shared-memory throughput")},
    {"alu_thru", QT_TRANSLATE_NOOP("parameters", "arithmetic throughput")},
    {"issue_thru", QT_TRANSLATE_NOOP("parameters", "issue throughput")},
    {"other_issue", QT_TRANSLATE_NOOP("parameters", "issue slots of a load"),
     QT_TRANSLATE_NOOP("parameters", "issue slots of a special function"),
     QT_TRANSLATE_NOOP("parameters", "issue slots of a shared load")},
};
} // namespace

QString to_qstring(std::string_view text) {
  return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString label_of(const ParameterInfo& info) { return spoken(info.label); }
QString name_of(const ParameterInfo& info, const Scenario& scenario) {
  for (const ParameterNames& each : parameter_names) {
    if (each.id != info.id)
      continue;
    const char* own = scenario.instruction_loop     ? each.loop
                      : scenario.mix == Mix::sfu    ? each.sfu
                      : scenario.mix == Mix::shared ? each.shared
                                                    : nullptr;
    return tr(own ? own : each.global);
  }
  return symbol_of(info);
}

QString symbol_of(const ParameterInfo& info) {
  // Words among the symbols, which every language has its own for.
  if (info.symbol == "warps")
    return tr("warps");
  if (info.symbol == "target")
    return tr("target");
  if (info.symbol == "count")
    return tr("count");
  if (info.symbol == "re-issue")
    return tr("re-issue");
  if (info.symbol == "barrier every")
    return tr("barrier every");
  if (info.symbol == "warps of a block")
    return tr("warps of a block");
  if (info.symbol == "iterations of a block")
    return tr("iterations of a block");
  return in_vendor_words(info.symbol);
}

QString short_unit(const ParameterInfo& info) {
  if (info.unit == "cycles")
    return tr("cyc");
  if (info.unit == "IPC/SM")
    return tr("IPC");
  return {};
}

QString value_name(std::string_view choice, std::string_view value) {
  for (const NamedValue& each : value_names)
    if (each.choice == choice && each.value == value)
      return tr(each.name);
  return to_qstring(value);
}

QString value_text(const ParameterInfo& info, double value) {
  if (info.id == "target")
    return QString::fromStdString(significant(value * 100, 4));
  return QString::fromStdString(significant(value, info.whole ? 6 : 3));
}

QString range_text(const ParameterInfo& info) { return without_ids(asked_range(info)); }

QString asked_range(const ParameterInfo& info) {
  const bool percent = info.id == "target";
  const auto end = [&](const char* id, double value) {
    return numbered(to_qstring(info.id) + QLatin1String(id),
                    to_qstring(significant(percent ? value * 100 : value, 6)));
  };
  const QString low = end(".least", info.min), high = end(".most", info.max);
  if (percent)
    return tr("%1 to %2 %").arg(low, high);
  if (info.scale == ParameterScale::alpha)
    return tr("%1 to %2, or ∞").arg(low, high);
  return info.unit.empty() ? tr("%1 to %2").arg(low, high)
                           : tr("%1 to %2 %3").arg(low, high, in_vendor_words(info.unit));
}

QString status_text(FactStatus status) {
  switch (status) {
  case FactStatus::vendor:
    return tr("given by the vendor");
  case FactStatus::published:
    return tr("published");
  case FactStatus::measured:
    return tr("measured");
  case FactStatus::derived:
    return tr("derived");
  case FactStatus::assumed:
    return tr("assumed");
  }
  return {};
}

QString status_mark(FactStatus status) {
  if (status == FactStatus::derived)
    return QStringLiteral("≈");
  return status == FactStatus::assumed ? QStringLiteral("?") : QString();
}

QString mark_words(FactStatus status) {
  if (status == FactStatus::derived)
    return tr("≈ derived: worked out from other numbers");
  return status == FactStatus::assumed ? tr("? assumed: no source gives it") : QString();
}

Typed read_value(const ParameterInfo& info, const QString& text) {
  QString number = text.trimmed();
  if (info.id == "target" && number.endsWith(QLatin1Char('%')))
    number = number.chopped(1).trimmed();
  if (const QString unit = short_unit(info); !unit.isEmpty() && number.endsWith(unit))
    number = number.chopped(unit.size()).trimmed();
  auto value = parse_number(number.toStdString());
  if (!value)
    return {{}, tr("“%1” is not a number; %2 is possible").arg(text.trimmed(), asked_range(info))};
  if (info.id == "target")
    *value /= 100;
  const bool endless = info.scale == ParameterScale::alpha && *value == INFINITY;
  if (!endless && (*value < info.min || *value > info.max))
    return {{}, tr("%1 is possible").arg(asked_range(info))};
  if (info.whole && *value != std::floor(*value))
    return {{}, tr("a whole number, %1").arg(asked_range(info))};
  return {value, {}};
}

} // namespace loom
