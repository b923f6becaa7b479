#include "widgets/paint/axis_ticks.h"

#include "widgets/style/tr.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

QString superscript(int number) {
  static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString text;
  for (const QChar c : QString::number(std::abs(number)))
    text += digits[c.digitValue()];
  return number < 0 ? QStringLiteral("⁻") + text : text;
}

QString with_minus_sign(QString text) { return text.replace(QLatin1Char('-'), QChar(0x2212)); }

/// A share of 1 as a percentage, with the decimals that are left.
QString percent_label(double at, int decimals) {
  return with_minus_sign(QString::number(100 * at, 'f', std::max(0, decimals - 2))) +
         QStringLiteral(" %");
}

/// A round number on a logarithmic axis: plain up to 10000, then as a power of ten, unless the
/// author wants one of the two.
QString log_label(const Axis& axis, int mantissa, int decade) {
  if (axis.numbers == NumberForm::percent)
    return percent_label(mantissa * std::pow(10.0, decade), std::max(0, -decade));
  const bool plain = axis.numbers == NumberForm::plain ||
                     (axis.numbers == NumberForm::own && decade >= -3 && decade <= 4);
  if (plain)
    return QString::number(mantissa * std::pow(10.0, decade), 'f', std::max(0, -decade));
  const QString power = QStringLiteral("10") + superscript(decade);
  return mantissa == 1 ? power : QStringLiteral("%1·%2").arg(mantissa).arg(power);
}

bool fits(const Axis& axis, const std::vector<Tick>& ticks, const TickRoom& room) {
  double before = -1e300;
  double before_extent = 0;
  for (const Tick& tick : ticks) {
    if (tick.label.isEmpty())
      continue;
    const double at = axis_share(axis, tick.at) * room.length;
    const double extent = room.extent(tick.label);
    if (at - before < std::max(room.at_least, (extent + before_extent) / 2 + room.gap))
      return false;
    before = at;
    before_extent = extent;
  }
  return true;
}

/// Whether the ticks fit, and are no more than the axis asks for.
bool suits(const Axis& axis, const std::vector<Tick>& ticks, const TickRoom& room) {
  const auto labelled =
      std::ranges::count_if(ticks, [](const Tick& tick) { return !tick.label.isEmpty(); });
  return (axis.tick_count == 0 || labelled <= axis.tick_count) && fits(axis, ticks, room);
}

/// In whichever language and vendor's words the unit is written.
bool counts_warps(const Axis& axis) {
  return axis.unit.find("warps") != std::string::npos ||
         axis.unit == tr("warps/SM").toStdString() || axis.unit == tr("warps").toStdString();
}

std::vector<double> linear_steps(const Axis& axis) {
  const double range = axis.max - axis.min;
  std::vector<double> steps;
  // Three multiples of 8, or the axis is read by other steps.
  if (counts_warps(axis) && range <= 256 && std::floor(axis.max / 8) - std::ceil(axis.min / 8) >= 2)
    steps = {8, 16, 32, 64, 128};
  const int from = static_cast<int>(std::floor(std::log10(range / std::max(12, axis.tick_count))));
  for (int decade = from; decade <= from + 3; ++decade)
    for (const int mantissa : {1, 2, 5})
      steps.push_back(mantissa * std::pow(10.0, decade));
  return steps;
}

/// A number on a linear axis as its author wants it.
QString linear_label(const Axis& axis, double at, int decimals) {
  if (axis.numbers == NumberForm::percent)
    return percent_label(at, decimals);
  if (axis.numbers != NumberForm::power || at == 0)
    return with_minus_sign(QString::number(at, 'f', decimals));
  const int decade = static_cast<int>(std::floor(std::log10(std::abs(at)) + 1e-9));
  const double mantissa = at / std::pow(10.0, decade);
  return with_minus_sign(
      QStringLiteral("%1·10%2").arg(QString::number(mantissa, 'g', 6), superscript(decade)));
}

std::vector<Tick> ticks_every(double step, const Axis& axis) {
  std::vector<Tick> ticks;
  const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
  const double first = std::ceil(axis.min / step - 1e-9);
  const int count = static_cast<int>(std::floor(axis.max / step + 1e-9) - first) + 1;
  for (int i = 0; i < count; ++i) {
    const double multiple = first + i;
    const double at = multiple == 0 ? 0.0 : multiple * step; // never a negative zero
    ticks.push_back({std::clamp(at, axis.min, axis.max), linear_label(axis, at, decimals)});
  }
  return ticks;
}

/// A step that an author chose, with as many decimals as it has itself.
std::vector<Tick> ticks_as_asked(const Axis& axis) {
  constexpr int most_decimals = 6;
  std::vector<Tick> ticks = ticks_every(axis.tick_step, axis);
  int decimals = 0;
  double rest = axis.tick_step;
  while (decimals < most_decimals && std::abs(rest - std::round(rest)) > 1e-9 * rest) {
    rest *= 10;
    ++decimals;
  }
  for (Tick& tick : ticks)
    tick.label = linear_label(axis, tick.at, decimals);
  return ticks;
}

std::vector<Tick> linear_ticks(const Axis& axis, const TickRoom& room) {
  std::vector<Tick> ticks;
  const double range = axis.max - axis.min;
  constexpr double most_asked = 100;
  if (axis.tick_step > 0 && range / axis.tick_step <= most_asked)
    if (ticks = ticks_as_asked(axis); ticks.size() > 1 && fits(axis, ticks, room))
      return ticks;
  // More than nine labels are no help in reading, however much room there is, unless asked for.
  const double most = std::max(9, axis.tick_count);
  std::vector<Tick> ends; // those of any step that stand furthest apart
  for (const double step : linear_steps(axis)) {
    if (range / step > most)
      continue;
    ticks = ticks_every(step, axis);
    if (ticks.size() < 2)
      continue;
    if (suits(axis, ticks, room))
      return ticks;
    if (ends.empty() || ticks.back().at - ticks.front().at > ends.back().at - ends.front().at)
      ends = {ticks.front(), ticks.back()};
  }
  // No scale can be read off one number: two may stand as close as they can without touching.
  TickRoom close = room;
  close.at_least = 0;
  return !ends.empty() && fits(axis, ends, close) ? ends : ticks;
}

/// The ticks of a logarithmic range with the given mantissas, every `each` decades, those whose
/// number leaves the remainder `offset`.
std::vector<Tick> decade_ticks(const Axis& axis, std::initializer_list<int> mantissas, int each,
                               int offset = 0) {
  std::vector<Tick> ticks;
  const int from = static_cast<int>(std::floor(std::log10(axis.min) + 1e-9));
  const int to = static_cast<int>(std::floor(std::log10(axis.max) + 1e-9));
  for (int decade = from; decade <= to; ++decade)
    for (const int mantissa : mantissas) {
      const double at = mantissa * std::pow(10.0, decade);
      if ((decade - offset) % each == 0 && at >= axis.min * (1 - 1e-9) &&
          at <= axis.max * (1 + 1e-9))
        ticks.push_back({at, log_label(axis, mantissa, decade)});
    }
  return ticks;
}

void add_minor_ticks(const Axis& axis, const TickRoom& room, std::vector<Tick>& ticks) {
  const double decades = std::log10(axis.max / axis.min);
  // Below this the nine minor ticks of a decade run into each other.
  if (room.length / decades < 1.3 * room.at_least)
    return;
  for (const Tick& minor : decade_ticks(axis, {1, 2, 3, 4, 5, 6, 7, 8, 9}, 1)) {
    const bool labelled = std::ranges::any_of(
        ticks, [&](const Tick& tick) { return std::abs(tick.at / minor.at - 1) < 1e-6; });
    if (!labelled)
      ticks.push_back({minor.at, {}});
  }
}

std::vector<Tick> log_ticks(const Axis& axis, const TickRoom& room) {
  std::vector<Tick> ends;
  if (axis.kind == AxisKind::alpha)
    ends = {{axis_span(axis).x, QStringLiteral("0")}, {axis_span(axis).y, QStringLiteral("∞")}};
  const auto with_ends = [&](std::vector<Tick> ticks) {
    // The ends say more than a decade beside them.
    std::erase_if(ticks, [&](const Tick& tick) {
      return std::ranges::any_of(ends, [&](const Tick& end) {
        std::vector<Tick> pair{tick, end};
        std::ranges::sort(pair, {}, &Tick::at);
        return !fits(axis, pair, room);
      });
    });
    ticks.insert(ticks.end(), ends.begin(), ends.end());
    std::ranges::sort(ticks, {}, &Tick::at);
    return ticks;
  };
  std::vector<Tick> ticks;
  if (std::log10(axis.max / axis.min) <= 2.5)
    ticks = with_ends(decade_ticks(axis, {1, 2, 5}, 1));
  for (int each = 1; (ticks.empty() || !suits(axis, ticks, room)) && each < 16; ++each) {
    ticks.clear();
    // The offset decides how many decades are lost to the ends beside them.
    for (int offset = 0; offset < each; ++offset)
      if (auto tried = with_ends(decade_ticks(axis, {1}, each, offset));
          tried.size() > ticks.size())
        ticks = std::move(tried);
  }
  add_minor_ticks(axis, room, ticks);
  return ticks;
}

/// "64 KiB"; a plain number where the axis is not of bytes.
QString power_label(const Axis& axis, int exponent) {
  if (axis.kind == AxisKind::log2 || exponent < 0)
    return QString::number(std::exp2(exponent));
  static constexpr const char* units[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  const int unit = std::min(exponent / 10, 6);
  return QStringLiteral("%1 %2")
      .arg(std::exp2(exponent - 10 * unit))
      .arg(QLatin1String(units[unit]));
}

/// Powers of two: all labelled, else those of every second, fifth or tenth, so that the units
/// themselves stay, with the others as minor ticks while they stand apart.
std::vector<Tick> binary_ticks(const Axis& axis, const TickRoom& room) {
  const int from = static_cast<int>(std::ceil(std::log2(axis.min) - 1e-9));
  const int to = static_cast<int>(std::floor(std::log2(axis.max) + 1e-9));
  const bool minor = room.length / std::log2(axis.max / axis.min) > 0.3 * room.at_least;
  std::vector<Tick> ticks;
  for (const int each : {1, 2, 5, 10, 20}) {
    ticks.clear();
    for (int exponent = from; exponent <= to; ++exponent)
      if (exponent % each == 0)
        ticks.push_back({std::exp2(exponent), power_label(axis, exponent)});
      else if (minor)
        ticks.push_back({std::exp2(exponent), {}});
    if (suits(axis, ticks, room))
      break;
  }
  return ticks;
}

} // namespace

bool is_logarithmic(const Axis& axis) {
  return axis.kind != AxisKind::linear && axis.kind != AxisKind::category;
}

double axis_share(const Axis& axis, double value) {
  const auto [first, last] = axis_span(axis);
  if (is_logarithmic(axis))
    return std::log(value / first) / std::log(last / first);
  return (value - first) / (last - first);
}

std::vector<Tick> axis_ticks(const Axis& axis, const TickRoom& room) {
  std::vector<Tick> ticks;
  switch (axis.kind) {
  case AxisKind::linear:
    return axis.max > axis.min ? linear_ticks(axis, room) : ticks;
  case AxisKind::log:
  case AxisKind::alpha:
    return axis.max > axis.min && axis.min > 0 ? log_ticks(axis, room) : ticks;
  case AxisKind::log2:
  case AxisKind::bytes:
    return axis.max > axis.min && axis.min > 0 ? binary_ticks(axis, room) : ticks;
  case AxisKind::category:
    for (std::size_t i = 0; i < axis.categories.size(); ++i)
      ticks.push_back({static_cast<double>(i), QString::fromStdString(axis.categories[i])});
    break;
  }
  return ticks;
}

} // namespace loom
