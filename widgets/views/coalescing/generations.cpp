#include "widgets/views/coalescing/generations.h"

#include "widgets/style/tr.h"

#include <QLocale>

#include <algorithm>

namespace loom {
namespace {

using memory::Generation;

bool has_cache_choice(Generation generation) {
  return generation == Generation::fermi || generation == Generation::kepler;
}

} // namespace

bool has_half_warps(Generation generation) {
  return generation == Generation::g80 || generation == Generation::gt200;
}

const std::vector<Generation>& distinct_generations() {
  static const std::vector<Generation> all{Generation::g80, Generation::gt200, Generation::fermi,
                                           Generation::kepler, Generation::maxwell};
  return all;
}

Generation rules_class(Generation generation) { return std::min(generation, Generation::maxwell); }

QString rules_name(Generation generation) {
  switch (rules_class(generation)) {
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

GlobalAccess with_rules(GlobalAccess access, Generation generation) {
  access.rules = generation;
  if (!has_cache_choice(generation))
    access.cache.reset();
  if (access.teaching && generation != Generation::gt200)
    access.teaching->transaction_words = {access.teaching->transaction_words.back()};
  if (access.teaching && !has_half_warps(generation))
    access.teaching->half_warps = false;
  return access;
}

std::vector<GenerationResult> compare_generations(const GpuSpec& gpu, const CoalescingRun& run) {
  std::vector<GenerationResult> results;
  const bool teaching = run.asked.teaching.has_value();
  for (const Generation each : distinct_generations()) {
    // With sizes of one's own the caches make no difference.
    if (teaching && each > Generation::fermi)
      break;
    const Generation shown = rules_class(run.generation);
    const bool same = each == shown || (teaching && each == std::min(shown, Generation::fermi));
    auto other =
        same ? Result<CoalescingRun>(run) : run_coalescing(gpu, with_rules(run.asked, each));
    if (!other)
      continue;
    const QString name =
        teaching && each == Generation::fermi ? tr("Fermi and later") : rules_name(each);
    results.push_back({each, name, std::move(other->result), same});
  }
  return results;
}

double draw_generations(DiagramBuilder out, const std::vector<GenerationResult>& results,
                        const DiagramRoom& place) {
  constexpr double row = 1.6, bar = 1.0, size = 0.9, names = 10.6, numbers = 6.6;
  const double left = place.x + names;
  const double wide = std::max(2.0, place.width - names - numbers);
  std::int64_t most = 1;
  for (const GenerationResult& each : results)
    most = std::max(most, each.result.bytes_moved);
  const QLocale locale;
  const double half = place.width / 2;
  out.text(place.x + 0.3, place.y + row / 2, tr("by the rules of"), half,
           {.size = 0.85, .faint = true});
  out.text(place.right(), place.y + row / 2, tr("transactions · bytes"), half,
           {.anchor = DiagramAnchor::right, .size = 0.85, .faint = true});
  double y = place.y + row;
  for (std::size_t at = 0; at < results.size(); ++at, y += row) {
    const GenerationResult& each = results[at];
    const DiagramRoom whole{place.x, y, place.width, row};
    out.box(whole, {.id = DiagramPart{DiagramPart::Kind::rules, static_cast<std::int64_t>(at)}.id(),
                    .fill = each.shown ? DiagramFill::pale : DiagramFill::none});
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
    const DiagramText look{.size = size, .bold = each.shown};
    out.text(place.x + 0.3, whole.middle(), each.name, names - 0.5, look);
    out.text(left + moved + 0.4, whole.middle(),
             tr("%1 · %2 B")
                 .arg(each.result.transactions.size())
                 .arg(locale.toString(static_cast<qlonglong>(each.result.bytes_moved))),
             0, look);
  }
  return row * static_cast<double>(results.size() + 1);
}

} // namespace loom
