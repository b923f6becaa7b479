#include "widgets/shell/sentence.h"

#include "core/base/number.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "core/study/sensitivity.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <vector>

namespace loom {

namespace {

/// A count in words; a translation's plural forms go by `many`.
QString count(int n, const char* one, const char* many) { return n == 1 ? tr(one) : tr(many, n); }

/// "memory", as in "bound by memory".
QString limit_name(const Limit& limit, Mix mix) {
  return of_mix<QString>(limit, {tr("latency"), other_name(mix), tr("arithmetic"), tr("issue")});
}

QString bound_by(const Advice& advice, const ResolvedScenario& scenario) {
  const QString limit = limit_name(advice.peak_limit, scenario.mix);
  if (!advice.at_cusp)
    return tr("Bound by %1.").arg(limit);
  const auto model = kernel_model(scenario);
  if (!model)
    return tr("Bound by %1.").arg(limit);
  // A cusp is where the other instruction's limit meets the lower of the remaining two.
  const Bounds b = bounds(*model, scenario.alpha, scenario.warps);
  const Limit second = Limit::of(b.issue < b.arithmetic ? Resource::issue : Resource::fp32);
  return tr("Bound by %1 and %2 at once.")
      .arg(limit_name(Limit::of(resource_of(scenario.mix)), scenario.mix),
           limit_name(second, scenario.mix));
}

/// A share as percent: whole, but neither 0 nor 100 unless it is.
QString percent(double share) {
  const double value = 100 * share;
  if (value > 0 && value < 1)
    return to_qstring(significant(value, 1));
  if (value < 100 && value >= 99.5)
    return to_qstring(significant(std::floor(value * 10) / 10, 3));
  return QString::number(std::lround(value));
}

QString hides_all(int warps) {
  return count(warps, QT_TRANSLATE_NOOP("sentence", "1 warp hides all latency"),
               QT_TRANSLATE_NOOP("sentence", "%n warps hide all latency"));
}

/// " (84 % of 64)", of the warps as they are said.
QString share_of_sm(int warps, const Scenario& scenario) {
  const auto most = max_warps(scenario);
  return most ? tr(" (%1 % of %2)").arg(percent(warps / *most)).arg(*most) : QString();
}

/// Whether queues or measurements leave less of the peak than the bounds promise.
bool only_by_bounds(const Advice& advice, double target) {
  return advice.is_gradual(target) ||
         std::ranges::any_of(advice.measured, [&](const MeasuredNeed& each) {
           return each.part <= target && each.warps > advice.warps_needed;
         });
}

/// What some number of warps reaches of the bounds' peak with queues.
struct Reached {
  int warps;
  double share;
};

/// "Saturation is gradual: 30 warps reach 79 % of the peak, 40 warps 91 %."
QString gradual_words(std::vector<Reached> all, bool about) {
  std::ranges::sort(all, {}, &Reached::warps);
  QStringList parts;
  for (const Reached& each : all) {
    const QString share = about ? tr("about %1").arg(percent(each.share)) : percent(each.share);
    parts << (parts.empty()
                  ? count(each.warps,
                          QT_TRANSLATE_NOOP("sentence", "1 warp reaches %1 % of the peak"),
                          QT_TRANSLATE_NOOP("sentence", "%n warps reach %1 % of the peak"))
                  : count(each.warps, QT_TRANSLATE_NOOP("sentence", "1 warp %1 %"),
                          QT_TRANSLATE_NOOP("sentence", "%n warps %1 %")))
                 .arg(share);
  }
  return tr("Saturation is gradual: %1.").arg(parts.join(tr(", ")));
}

/// What is left of a promise of the bounds; empty where they keep it.
QString what_is_left(const Advice& advice, const ResolvedScenario& scenario) {
  QString text;
  if (advice.is_gradual(scenario.target)) {
    std::vector<Reached> all{{advice.warps_reached, advice.gradual_reached}};
    const auto most = max_warps(scenario);
    const Reached now{advice.warps_now, advice.gradual_now};
    // A tenth of the warps changes little, and a long sentence leaves no room beside it.
    if (std::abs(now.warps - all.front().warps) * 10 <= all.front().warps)
      all = {now};
    else if (now.warps <= most.value_or(1e9))
      all.push_back(now);
    text += QLatin1Char(' ') +
            gradual_words(std::move(all), advice.gradual_assumed || has_ranges(scenario));
  }
  QStringList measured;
  for (const MeasuredNeed& each : advice.measured)
    measured << tr("%1 % at %2 warps").arg(percent(each.part), number(each.warps));
  if (!measured.empty())
    text += QLatin1Char(' ') + tr("Measured: %1.").arg(measured.join(tr(", ")));
  return text;
}

/// "54 warps hide all latency (84 % of 64)"; about so many where a number is derived, by the bounds
/// alone where that is not the whole truth.
QString needed(const Advice& advice, const ResolvedScenario& scenario) {
  QString text = scenario.target < 1
                     ? count(advice.warps_needed,
                             QT_TRANSLATE_NOOP("sentence", "1 warp reaches %1 % of the peak"),
                             QT_TRANSLATE_NOOP("sentence", "%n warps reach %1 % of the peak"))
                           .arg(100 * scenario.target)
                     : hides_all(advice.warps_needed);
  const bool about = has_ranges(scenario);
  if (only_by_bounds(advice, scenario.target))
    text = (about ? tr("By the bounds about %1") : tr("By the bounds %1")).arg(text);
  else if (about)
    text = tr("About %1").arg(text);
  return text + share_of_sm(advice.warps_needed, scenario);
}

/// What is left with half the warps that the SM holds, where that is too few.
QString at_half(const Advice& advice, const ResolvedScenario& scenario) {
  const auto most = max_warps(scenario);
  const auto model = kernel_model(scenario);
  if (!most || !model || std::floor(*most / 2) >= advice.warps_needed || *most < 2)
    return {};
  const double half = std::floor(*most / 2);
  return count(int(half), QT_TRANSLATE_NOOP("sentence", "; at 1 warp %1 % is reached"),
               QT_TRANSLATE_NOOP("sentence", "; at %n warps %1 % is reached"))
      .arg(percent(evaluate(*model, scenario.alpha, half).fraction_of_peak));
}

QString more_ilp(int ilp, const Scenario& scenario) {
  const bool loads = scenario.mix != Mix::sfu && !std::isinf(scenario.alpha);
  return loads ? count(ilp, QT_TRANSLATE_NOOP("sentence", "1 independent load per warp"),
                       QT_TRANSLATE_NOOP("sentence", "%n independent loads per warp"))
               : count(ilp, QT_TRANSLATE_NOOP("sentence", "1 independent instruction per warp"),
                       QT_TRANSLATE_NOOP("sentence", "%n independent instructions per warp"));
}

QString latency_bound(const Advice& advice, const ResolvedScenario& scenario) {
  const QString limit = limit_name(advice.peak_limit, scenario.mix);
  const QString goal = scenario.target < 1
                           ? tr("%1 % of the %2 limit").arg(100 * scenario.target).arg(limit)
                           : tr("the %1 limit").arg(limit);
  const auto promised = [&](const QString& text) {
    return only_by_bounds(advice, scenario.target) ? tr("%1 by the bounds").arg(text) : text;
  };
  const QString exact = percent(advice.fraction_of_peak);
  const QString now = has_ranges(scenario) ? tr("about %1").arg(exact) : exact;
  const auto helps = [&](int ilp) {
    return ilp > scenario.ilp && ilp <= find_parameter("ilp")->max;
  };
  const bool ilp_helps = helps(advice.ilp_needed);
  if (!advice.within_max_warps) {
    const double most = max_warps(scenario).value_or(0);
    QString all = tr("Latency-bound at %1 % of the peak: even the %2 warps an SM holds cannot "
                     "reach %3")
                      .arg(now)
                      .arg(most)
                      .arg(goal);
    if (helps(advice.full_ilp_needed))
      all += tr("; with %1 they can by the bounds").arg(more_ilp(advice.full_ilp_needed, scenario));
    if (ilp_helps && advice.warps_now < most && advice.ilp_needed != advice.full_ilp_needed)
      all += count(advice.warps_now, QT_TRANSLATE_NOOP("sentence", ", the 1 warp there with %1"),
                   QT_TRANSLATE_NOOP("sentence", ", the %n warps there with %1"))
                 .arg(advice.ilp_needed);
    return all + tr(".");
  }
  const QString warps = count(advice.more_warps, QT_TRANSLATE_NOOP("sentence", "1 more warp"),
                              QT_TRANSLATE_NOOP("sentence", "%n more warps"));
  return ilp_helps
             ? tr("Latency-bound at %1 % of the peak: %2, or %3, reach %4.")
                   .arg(now)
                   .arg(warps, more_ilp(advice.ilp_needed, scenario), promised(goal))
             : (advice.more_warps == 1 ? tr("Latency-bound at %1 % of the peak: %2 reaches %3.")
                                       : tr("Latency-bound at %1 % of the peak: %2 reach %3."))
                   .arg(now)
                   .arg(warps, promised(goal));
}

} // namespace

QString sentence(const Advice& advice, const ResolvedScenario& scenario) {
  const QString left = what_is_left(advice, scenario);
  if (advice.more_warps > 0)
    return latency_bound(advice, scenario) + left;
  // A target below the peak is met before latency stops being the limit.
  QString text =
      advice.limit == Limit{} && advice.fraction_of_peak < 1 - 1e-9
          ? tr("Latency-bound at %1 % of the peak.").arg(percent(advice.fraction_of_peak))
          : bound_by(advice, scenario);
  if (const auto most = max_warps(scenario); most && scenario.warps > *most)
    text = tr("An SM holds only %1 warps, not %2.").arg(*most).arg(scenario.warps) +
           QLatin1Char(' ') + text;
  text += QLatin1Char(' ') + needed(advice, scenario);
  if (advice.spare_warps > 0)
    return text +
           count(advice.spare_warps, QT_TRANSLATE_NOOP("sentence", "; 1 warp is to spare."),
                 QT_TRANSLATE_NOOP("sentence", "; %n warps are to spare.")) +
           left;
  return text + at_half(advice, scenario) + tr(".") + left;
}

QString loop_sentence(const Snapshot& snapshot) {
  if (!*snapshot.loop)
    return loop_problem(snapshot.loop->error());
  const ResolvedScenario& scenario = snapshot.scenario();
  const auto& [numbers, evaluation, saturation] = *snapshot.workload;
  const LoopResults& loop = **snapshot.loop;
  if (!std::isfinite(evaluation.throughput))
    return tr("Nothing that is known limits this loop.");
  if (!numbers.unpriced.empty()) {
    QStringList names;
    for (const std::string& each : numbers.unpriced)
      names << QString::fromStdString(each);
    return tr("What limits is not known: no source says what %1 takes of the memory.")
        .arg(names.join(tr(", ")));
  }
  const QString limit = limit_words(evaluation.limit, numbers);
  constexpr double telling = 0.02; // what queues cost at least where it is said
  QString said, left;
  if (evaluation.limit.kind == Limit::Kind::resource) {
    const int needed = whole_warps(evaluation.warps_needed);
    const double reached = loop.saturated(needed) / evaluation.peak;
    QString hides = hides_all(needed);
    if (1 - reached >= telling) {
      hides = tr("By the bounds %1").arg(hides);
      std::vector<Reached> all{{needed, reached}};
      if (scenario.warps != needed)
        all.push_back({scenario.warps, loop.saturated(scenario.warps) / evaluation.peak});
      left = QLatin1Char(' ') +
             gradual_words(std::move(all), !scenario.gpu->facts.find(FactKey::queue_share));
    }
    said = tr("Limited by %1.").arg(limit) + QLatin1Char(' ') + hides +
           share_of_sm(needed, scenario) + tr(".");
  } else if (std::isfinite(evaluation.peak)) {
    said = tr("Limited by %1: %2 % of what %3 would allow.")
               .arg(limit, percent(evaluation.fraction_of_peak),
                    limit_words(evaluation.peak_limit, numbers));
  } else {
    said = tr("Limited by %1.").arg(limit);
  }
  if (const double lost = 1 - loop.saturated(scenario.warps) / evaluation.throughput;
      !left.isEmpty())
    said += left;
  else if (lost >= telling)
    said += QLatin1Char(' ') + tr("Queues cost %1 % more.").arg(percent(lost));
  QStringList unknown, helps;
  for (const auto& share : evaluation.resources)
    if (share.is_unknown())
      unknown << resource_words(share.resource);
  if (!unknown.empty())
    said += QLatin1Char(' ') +
            tr("It may be slower; rates that no source gives: %1.").arg(unknown.join(tr(", ")));
  if (!numbers.assumed.empty()) {
    QStringList names;
    for (const std::string& each : numbers.assumed)
      names << QString::fromStdString(each);
    said += QLatin1Char(' ') +
            tr("What %1 takes is assumed: no source gives it here, and its kin stand for it.")
                .arg(names.join(tr(", ")));
  }
  for (const LoopChange& change : loop.changes)
    helps << tr("%1: %2").arg(change_words(change, *scenario.instruction_loop),
                              gain_words(change.gain));
  return said + QLatin1Char(' ') +
         (helps.empty() ? tr("No single change helps.")
                        : tr("What helps: %1.").arg(helps.join(QStringLiteral("; "))));
}

QString missing_sentence(const std::vector<Hardware>& missing, const Scenario& scenario) {
  QStringList names;
  for (Hardware parameter : missing)
    names << label_of(parameter_info(parameter));
  return tr("No source gives %1 of %2. Enter a value at the left to go on.")
      .arg(names.join(tr(", ")), QString::fromStdString(scenario.gpu->name));
}

} // namespace loom
