#include "widgets/views/loom/loom_sentence.h"

#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "widgets/style/loom_words.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"

#include <QStringList>
#include <QTextDocumentFragment>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace loom {
namespace {

constexpr double as_good_as_all = 0.995;
constexpr double telling_points = 0.01; ///< of the peak
constexpr std::size_t most_said = 2;    ///< classes by name

QString bold(const QString& words) { return QStringLiteral("<b>%1</b>").arg(words); }

QString in_colour(const QString& words, const QColor& colour) {
  return QStringLiteral("<b style=\"color:%1\">%2</b>").arg(colour.name(), words);
}

QString joined(const QStringList& parts) {
  return parts.size() < 2
             ? parts.join(QString())
             : tr("%1 and %2").arg(parts.mid(0, parts.size() - 1).join(tr(", ")), parts.back());
}

/// "12 loads and 4 adds", the most first as the picture's classes stand.
QString flying_words(const LoomPicture& picture, const FigureStyle& style) {
  std::vector<std::size_t> order(picture.classes.size());
  std::iota(order.begin(), order.end(), 0U);
  std::erase_if(order, [&](std::size_t c) {
    return picture.classes[c].flying < 0.05 || picture.classes[c].family == LoomFamily::waiting;
  });
  if (order.size() > most_said)
    std::ranges::stable_sort(order, std::greater{},
                             [&](std::size_t c) { return picture.classes[c].flying; });
  QStringList parts;
  double others = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const LoomClass& each = picture.classes[order[i]];
    if (i < most_said)
      parts << in_colour(loom_class_words(each, each.flying).toHtmlEscaped(),
                         style.label_colour(loom_role(each.family)));
    else
      others += each.flying;
  }
  if (others >= 0.05)
    parts << tr("%1 others").arg(loom_count(others));
  return joined(parts);
}

QString warps_words(int warps) { return warps == 1 ? tr("1 warp") : tr("%1 warps").arg(warps); }

/// What the simulation has besides the numbers of the bounds, and who waits for it.
QStringList scheduling_words(const Scenario& scenario, const LoomPicture& picture) {
  const Scheduling& scheduling = scenario.scheduling;
  QStringList words;
  for (const LoomClass& each : picture.classes) {
    if (each.family != LoomFamily::waiting || each.flying < 0.05)
      continue;
    const QString count = loom_count(each.flying);
    const bool ends = each.of.instructions == std::vector<std::string>{"block"};
    words << (count == QLatin1String("1") ? (ends ? tr("1 warp waits for its block to end.")
                                                  : tr("1 warp waits at a barrier."))
                                          : (ends ? tr("%1 warps wait for their block to end.")
                                                  : tr("%1 warps wait at a barrier."))
                                                .arg(count));
  }
  QStringList with;
  if (scheduling.policy)
    with << tr("the policy “%1”").arg(value_name("policy", get_choice(scenario, "policy")));
  if (scheduling.dual_issue)
    with << tr("dual issue");
  if (scheduling.reissue > 1)
    with << tr("%1 cycles to re-issue").arg(scheduling.reissue);
  if (!with.empty())
    words << tr("Simulated with %1.").arg(joined(with));
  return words;
}

QString what_measured_kernels_do(const Snapshot& snapshot, const LoomPicture& picture) {
  const int needed = std::isfinite(picture.needed) && picture.needed <= picture.places
                         ? static_cast<int>(std::ceil(picture.needed - 1e-9))
                         : picture.places;
  const auto now = gradual_share(snapshot, picture.warps), then = gradual_share(snapshot, needed),
             most = gradual_share(snapshot, picture.places);
  if (!now || !then || !most)
    return {};
  QStringList parts;
  const auto say = [&](int warps, double share) {
    const QString text = tr("%1 % with %2").arg(loom_percent(share), warps_words(warps));
    if (!parts.contains(text))
      parts << text;
  };
  if (*now < picture.bound_share - telling_points)
    say(picture.warps, *now);
  if (std::min(1.0, picture.places / picture.needed) - *then > telling_points)
    say(needed, *then);
  if (parts.isEmpty())
    return {};
  if (needed < picture.places && picture.warps < picture.places)
    say(picture.places, *most);
  QString words = tr("Measured kernels bend earlier: about %1.").arg(joined(parts));
  QStringList measured;
  if (snapshot.results)
    for (const MeasuredNeed& each : snapshot.results->advice.measured)
      measured << tr("%1 % at %2 warps").arg(loom_percent(each.part), number(each.warps));
  if (!measured.empty())
    words += QLatin1Char(' ') + tr("Measured: %1.").arg(measured.join(tr(", ")));
  return words;
}

} // namespace

std::optional<double> gradual_share(const Snapshot& snapshot, double warps) {
  if (snapshot.scenario().loop || !snapshot.workload)
    return std::nullopt;
  return snapshot.workload->saturated(warps) / snapshot.workload->evaluation.peak;
}

void name_classes(LoomPicture& picture, const Scenario& scenario) {
  const bool mix = !scenario.instruction_loop && !scenario.loop;
  for (LoomClass& each : picture.classes) {
    if (each.family == LoomFamily::waiting) {
      const bool ends = each.of.instructions == std::vector<std::string>{"block"};
      each.one = each.many =
          (ends ? tr("waits for its block to end") : tr("waits at a barrier")).toStdString();
    } else if (mix && each.family == LoomFamily::arithmetic) {
      each.one = tr("add").toStdString();
      each.many = tr("adds").toStdString();
    } else if (mix) {
      const bool sfu = scenario.mix == Mix::sfu, shared = scenario.mix == Mix::shared;
      each.one = (sfu      ? tr("special function")
                  : shared ? tr("shared load")
                           : tr("load"))
                     .toStdString();
      each.many = (sfu      ? tr("special functions")
                   : shared ? tr("shared loads")
                            : tr("loads"))
                      .toStdString();
    } else {
      std::string names;
      for (std::size_t i = 0; i < each.of.instructions.size() && i < most_said; ++i)
        names += (i > 0 ? "/" : "") + each.of.instructions[i];
      each.one = each.many = names + (each.of.instructions.size() > most_said ? "/…" : "");
    }
  }
}

LoomSentence loom_sentence(const Snapshot& snapshot, const LoomPicture& picture,
                           const FigureStyle& style, std::optional<double> share_of_all) {
  const ResolvedScenario& scenario = snapshot.scenario();
  std::vector<const LoomUnit*> limits;
  for (const LoomUnit& each : picture.units)
    if (each.limits)
      limits.push_back(&each);
  if (snapshot.workload && !scenario.loop)
    (void)std::ranges::stable_partition(limits, [&](const LoomUnit* each) {
      return each->resource == snapshot.workload->evaluation.peak_limit.resource;
    });
  const LoomUnit& unit = limits.empty() ? picture.units.front() : *limits.front();
  const QString peak = loom_unit_throughput(unit.resource);
  const QString flying = flying_words(picture, style);
  const bool all = picture.bound_share >= as_good_as_all;
  const bool few_places = std::isinf(picture.needed) || picture.needed > picture.places;
  const auto needed = few_places ? 0 : static_cast<int>(std::ceil(picture.needed - 1e-9));
  LoomSentence said;
  if (share_of_all) {
    said.first = bold(tr("One warp alone: %1 % of the %2.").arg(loom_percent(picture.share), peak));
    if (picture.share > 0 && scenario.warps > 1)
      said.first += QLatin1Char(' ') +
                    tr("%1 hide its latency behind each other and do %2 times as much.")
                        .arg(warps_words(scenario.warps), number(*share_of_all / picture.share));
  } else if (!all) {
    said.first =
        bold(tr("%1 % of the %2.").arg(loom_percent(picture.share), peak)) + QLatin1Char(' ') +
        (picture.warps == 1
             ? tr("1 warp keeps %1 in flight").arg(flying)
             : tr("%1 warps keep %2 in flight").arg(QString::number(picture.warps), flying)) +
        QStringLiteral("; ");
    const double ilp = snapshot.workload ? snapshot.workload->evaluation.ilp_needed
                                         : std::numeric_limits<double>::infinity();
    const bool more_each = std::isfinite(ilp) && ilp > scenario.ilp && ilp <= 64 &&
                           !scenario.loop && !scenario.instruction_loop &&
                           std::isfinite(scenario.alpha);
    const QString each = more_each ? tr("%1 %2 each")
                                         .arg(std::lround(ilp))
                                         .arg(QString::fromStdString(picture.classes.front().many))
                                   : QString();
    if (few_places)
      said.first +=
          each.isEmpty()
              ? tr("not even %1 warps reach the bound.").arg(picture.places)
              : tr("not even %1 warps reach the bound, but %2 do.").arg(picture.places).arg(each);
    else
      said.first += each.isEmpty() ? tr("%1 reach the bound.").arg(needed)
                                   : tr("%1, or %2, reach the bound.").arg(needed).arg(each);
  } else if (limits.size() > 1 &&
             std::abs(picture.warps - picture.needed) <= 0.05 * picture.needed) {
    said.first = bold(tr("At the cusp")) + QLatin1Char(' ') +
                 tr("%1 and %2 are both full: %3, %4 in flight.")
                     .arg(loom_unit_name(limits[0]->resource), loom_unit_name(limits[1]->resource),
                          warps_words(picture.warps), flying);
  } else {
    said.first = bold(picture.share >= as_good_as_all
                          ? tr("All of the %1.").arg(peak)
                          : tr("%1 % of the %2.").arg(loom_percent(picture.share), peak)) +
                 QLatin1Char(' ') +
                 tr("%1 keep %2 in flight").arg(warps_words(picture.warps), flying);
    double queued = 0;
    for (const LoomClass& each : picture.classes)
      queued += each.queued;
    if (queued >= 0.95)
      said.first += tr(", %1 more wait").arg(loom_count(queued));
    said.first += needed > 0 && needed < picture.warps ? tr("; %1 would do.").arg(needed) : tr(".");
  }
  QStringList second = scheduling_words(scenario, picture);
  if (std::abs(picture.share - picture.bound_share) > telling_points && !share_of_all)
    second << tr("The simulation reaches %1 %, the bound is %2 %.")
                  .arg(loom_percent(picture.share), loom_percent(picture.bound_share));
  if (!share_of_all)
    if (const QString gradual = what_measured_kernels_do(snapshot, picture); !gradual.isEmpty())
      second << gradual;
  said.second = second.join(QLatin1Char(' '));
  said.plain = QTextDocumentFragment::fromHtml(said.first).toPlainText();
  if (!said.second.isEmpty())
    said.plain += QLatin1Char(' ') + said.second;
  return said;
}

} // namespace loom
