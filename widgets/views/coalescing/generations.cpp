#include "widgets/views/coalescing/generations.h"

#include "widgets/style/tr.h"

#include <QLocale>

#include <algorithm>

namespace loom {
namespace {

using memory::Generation;

} // namespace

QString rules_name(Generation generation) {
  switch (memory::rules_class(generation)) {
  case Generation::g80:
    return QStringLiteral("G80");
  case Generation::gt200:
    return QStringLiteral("GT200");
  case Generation::fermi:
    return QStringLiteral("Fermi");
  case Generation::kepler:
    return QStringLiteral("Kepler");
  default:
    return tr("Maxwell and later");
  }
}

QString compared_rules_name(const CoalescingRun& run) {
  return run.asked.teaching && run.generation == Generation::fermi ? tr("Fermi and later")
                                                                   : rules_name(run.generation);
}

double draw_generations(DiagramBuilder out, const std::vector<CoalescingRun>& runs,
                        Generation shown, const DiagramRoom& place) {
  constexpr double row = 1.6, bar = 1.0, size = 0.9, names = 10.6, numbers = 6.6;
  const double left = place.x + names;
  const double wide = std::max(2.0, place.width - names - numbers);
  std::int64_t most = 1;
  for (const CoalescingRun& each : runs)
    most = std::max(most, each.result.bytes_moved);
  const QLocale locale;
  const double half = place.width / 2;
  out.text(place.x + 0.3, place.y + row / 2, tr("by the rules of"), half,
           {.size = 0.85, .faint = true});
  out.text(place.right(), place.y + row / 2, tr("transactions · bytes"), half,
           {.anchor = DiagramAnchor::right, .size = 0.85, .faint = true});
  double y = place.y + row;
  for (std::size_t at = 0; at < runs.size(); ++at, y += row) {
    const CoalescingRun& each = runs[at];
    const bool is_shown = each.generation == shown;
    const DiagramRoom whole{place.x, y, place.width, row};
    out.box(whole, {.id = DiagramPart{DiagramPart::Kind::rules, static_cast<std::int64_t>(at)}.id(),
                    .fill = is_shown ? DiagramFill::pale : DiagramFill::none});
    const auto width_of = [&](std::int64_t bytes) {
      return wide * static_cast<double>(bytes) / static_cast<double>(most);
    };
    const double used = width_of(each.result.bytes_used);
    const double moved = width_of(each.result.bytes_moved);
    const double top = whole.middle() - bar / 2;
    if (used > 0)
      out.box({left, top, used, bar}, {.role = Role::memory, .fill = DiagramFill::solid});
    if (moved - used > 0.01)
      out.box({left + used, top, moved - used, bar},
              {.outline = DiagramOutline::solid, .hatched = true});
    const DiagramText look{.size = size, .bold = is_shown};
    out.text(place.x + 0.3, whole.middle(), compared_rules_name(each), names - 0.5, look);
    out.text(left + moved + 0.4, whole.middle(),
             tr("%1 · %2 B")
                 .arg(each.result.transactions.size())
                 .arg(locale.toString(static_cast<qlonglong>(each.result.bytes_moved))),
             0, look);
  }
  return row * static_cast<double>(runs.size() + 1);
}

} // namespace loom
