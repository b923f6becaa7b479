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

double draw_generations(Diagram& diagram, const std::vector<GenerationResult>& results,
                        const DiagramRoom& place) {
  constexpr double row = 1.6, bar = 1.0, size = 0.9, names = 10.6, numbers = 6.6;
  const double left = place.x + names;
  const double wide = std::max(2.0, place.width - names - numbers);
  std::int64_t most = 1;
  for (const GenerationResult& each : results)
    most = std::max(most, each.result.bytes_moved);
  const QLocale locale;
  const auto heading = [&](double x, const QString& words, DiagramAnchor anchor, double room) {
    add_text(diagram, x, place.y + row / 2, words, room,
             {.anchor = anchor, .size = 0.85, .faint = true});
  };
  const double half = place.width / 2;
  heading(place.x + 0.3, tr("by the rules of"), DiagramAnchor::left, half);
  heading(place.x + place.width, tr("transactions · bytes"), DiagramAnchor::right, half);
  double y = place.y + row;
  for (std::size_t at = 0; at < results.size(); ++at, y += row) {
    const GenerationResult& each = results[at];
    DiagramBox whole;
    whole.id = DiagramPart{DiagramPart::Kind::rules, static_cast<std::int64_t>(at)}.id();
    whole.x = place.x, whole.y = y, whole.width = place.width, whole.height = row;
    if (each.shown)
      whole.fill = DiagramFill::pale;
    const double middle = y + row / 2;
    const auto width_of = [&](std::int64_t bytes) {
      return wide * static_cast<double>(bytes) / static_cast<double>(most);
    };
    DiagramBox used;
    used.x = left, used.y = middle - bar / 2, used.height = bar;
    used.width = width_of(each.result.bytes_used);
    used.role = Role::memory;
    used.fill = DiagramFill::solid;
    DiagramBox wasted = used;
    wasted.x += used.width;
    wasted.width = width_of(each.result.bytes_moved) - used.width;
    wasted.role.reset();
    wasted.fill = DiagramFill::none;
    wasted.hatched = true;
    wasted.outline = DiagramOutline::solid;
    diagram.boxes.push_back(whole);
    if (used.width > 0)
      diagram.boxes.push_back(used);
    if (wasted.width > 0.01)
      diagram.boxes.push_back(wasted);
    const TextLook look{.size = size, .bold = each.shown};
    add_text(diagram, place.x + 0.3, middle, each.name, names - 0.5, look);
    add_text(diagram, left + width_of(each.result.bytes_moved) + 0.4, middle,
             tr("%1 · %2 B")
                 .arg(each.result.transactions.size())
                 .arg(locale.toString(static_cast<qlonglong>(each.result.bytes_moved))),
             0, look);
  }
  return row * static_cast<double>(results.size() + 1);
}

} // namespace loom
