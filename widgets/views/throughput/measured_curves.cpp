#include "widgets/views/throughput/measured_curves.h"

#include "core/base/number.h"
#include "core/figure/measured.h"
#include "core/figure/sources.h"
#include "core/measured/import.h"
#include "core/scenario/measured_sets.h"
#include "core/scenario/models.h"
#include "core/scenario/workload.h"
#include "core/study/own_points.h"
#include "widgets/export/measured_look.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/comparison.h"
#include "widgets/views/throughput/throughput_figure.h"

#include <QStringList>

#include <algorithm>

namespace loom {

namespace {

/// Points of one set with whose they are; those of a throughput against warps are of one α.
struct MeasuredDots {
  MeasuredSetPtr set;
  MeasuredLook look;
  const ResolvedScenario* scenario;
  MeasuredCurve curve{};
  std::optional<double> alpha{};
  /// Of what state the points are where it is not the one that is shown: they are not drawn then.
  QString elsewhere{};
};

/// A scenario that is drawn, with what tells its points from the others'.
struct DotsOwner {
  const ResolvedScenario* scenario;
  Curve line; ///< that they lie about; without a name where nothing is compared
};

std::vector<DotsOwner> owners(const Snapshot& snapshot,
                              std::initializer_list<std::string_view> along) {
  if (!compares(snapshot))
    return {{&snapshot.scenario(), {}}};
  std::vector<DotsOwner> all{{&snapshot.scenario(), curve_of_scenario(snapshot, along)}};
  for (const ComparedPin& each : snapshot.compared)
    all.push_back({&each.scenario, curve_of(snapshot, each, along)});
  return all;
}

/// One of the palette's series that no line has, the last first.
Role free_series(const std::vector<DotsOwner>& all, std::size_t which) {
  for (int series = 1 + static_cast<int>(max_pins); series > 1; --series) {
    const Role role = series_role(series);
    if (std::ranges::none_of(all,
                             [role](const DotsOwner& each) { return each.line.role == role; }) &&
        which-- == 0)
      return role;
  }
  return Role::measured;
}

/// The sets of everything that is drawn for which `curve_of_set` gives points.
std::vector<MeasuredDots> drawn_sets(const Snapshot& snapshot,
                                     std::initializer_list<std::string_view> along, auto&& sets_of,
                                     auto&& curve_of_set) {
  std::vector<MeasuredDots> all;
  const std::vector<DotsOwner> everyone = owners(snapshot, along);
  std::size_t further = 0; // sets beyond the first of their GPU
  for (const DotsOwner& owner : everyone) {
    bool first = true;
    for (const MeasuredSetPtr& set : sets_of(*owner.scenario)) {
      if (std::ranges::find(all, set, &MeasuredDots::set) != all.end())
        continue; // what is measured is drawn once
      MeasuredDots dots{set, measured_look(*owner.scenario, set), owner.scenario};
      curve_of_set(dots, owner);
      if (dots.curve.points.empty() && dots.elsewhere.isEmpty())
        continue;
      if (!owner.line.label.empty()) {
        dots.look.name =
            QStringLiteral("%1, %2").arg(QString::fromStdString(owner.line.label), dots.look.name);
        if (&owner != &everyone.front())
          dots.look.id = owner.line.id + "_" + dots.look.id;
        if (dots.elsewhere.isEmpty()) {
          dots.look.role = first ? owner.line.role : free_series(everyone, further++);
          first = false;
        }
      }
      all.push_back(std::move(dots));
    }
  }
  return all;
}

std::vector<MeasuredDots> drawn_needed(const Snapshot& snapshot) {
  constexpr double no_limit = 1e18; // warps
  if (const Scenario& scenario = snapshot.scenario();
      scenario.instruction_loop && scenario.view.loop_axis != LoopAxis::alpha)
    return {};
  const auto both = [&](const Scenario& scenario) {
    std::vector<MeasuredSetPtr> sets = measured_sets(scenario, snapshot.catalogue);
    std::ranges::copy(needed_sets(scenario), std::back_inserter(sets));
    return sets;
  };
  return drawn_sets(
      snapshot, {"alpha", "warps"}, both, [](MeasuredDots& dots, const DotsOwner& owner) {
        const MeasuredSet& set = *dots.set;
        if (set.data.needed.empty()) {
          if (const auto bound = ModelRun::make(*owner.scenario, *model_from("bound")))
            dots.curve = measured_warps_needed(
                set.data,
                [&](double alpha) { return bound->throughput(alpha, no_limit).value_or(0); },
                dots.scenario->target, set.extra_arithmetic);
          return;
        }
        const std::optional<double> target = target_line(set.data.notes);
        if (target && is_same_state(*target, dots.scenario->target))
          dots.curve = warps_found_needed(set.data, set.extra_arithmetic);
        else
          dots.elsewhere = !target       ? tr("for a part of the peak that is not said")
                           : *target < 1 ? tr("for %1 % of the peak").arg(number(100 * *target))
                                         : tr("for the whole peak");
      });
}

std::vector<MeasuredDots> drawn_throughputs(const Snapshot& snapshot, bool over_alpha) {
  const auto sets = [&](const Scenario& scenario) {
    return measured_sets(scenario, snapshot.catalogue);
  };
  const auto curve = [over_alpha](MeasuredDots& dots, const DotsOwner& /*owner*/) {
    const MeasuredSet& set = *dots.set;
    if (set.data.points.empty()) // a file that holds no more than the set's name
      return;
    if (over_alpha) {
      MeasuredAcross across =
          measured_at_warps(set.data, dots.scenario->warps, set.extra_arithmetic);
      if (is_same_state(across.warps, dots.scenario->warps))
        dots.curve = std::move(across);
      else
        dots.elsewhere = tr("with %1 warps/SM").arg(number(across.warps));
      return;
    }
    constexpr double nearby = 1.5; // as a factor: what lies further off nobody expects here
    const double alpha = alpha_of(*dots.scenario).value_or(0);
    auto slice = measured_near(set.data, alpha, set.extra_arithmetic, nearby);
    if (!slice) {
      if (!set.sha256.empty()) // somebody asked for it
        dots.elsewhere = tr("at another α");
      return;
    }
    dots.alpha = slice->alpha;
    if (is_same_state(slice->alpha, alpha))
      dots.curve = *std::move(slice);
    else
      dots.elsewhere = tr("at %1").arg(alpha_words(slice->alpha));
  };
  return over_alpha ? drawn_sets(snapshot, {"alpha"}, sets, curve)
                    : drawn_sets(snapshot, {"warps"}, sets, curve);
}

/// "H200, measured at α = 65" of each that is not drawn.
QStringList left_out(const std::vector<MeasuredDots>& all) {
  QStringList words;
  for (const MeasuredDots& dots : all)
    if (!dots.elsewhere.isEmpty())
      words << tr("%1 %2").arg(dots.look.name, dots.elsewhere);
  return words;
}

/// The points that the panel has, the others as a remark.
std::vector<MeasuredDots> drawn_in(Panel& panel, std::vector<MeasuredDots> all) {
  if (const QStringList words = left_out(all); !words.isEmpty())
    panel.remark = tr("not drawn: %1").arg(words.join(tr("; "))).toStdString();
  std::erase_if(all, [](const MeasuredDots& dots) { return !dots.elsewhere.isEmpty(); });
  return all;
}

/// Into the panel's coordinates: `x` and `y` are factors for one point.
void scale(MeasuredCurve& curve, auto&& x, auto&& y) {
  for (std::size_t i = 0; i < curve.points.size(); ++i) {
    Point& at = curve.points[i];
    const double factor = y(at.x);
    at = {x(at.x), at.y * factor};
    if (!curve.error_bars.empty())
      curve.error_bars[i] = {curve.error_bars[i].x * factor, curve.error_bars[i].y * factor};
  }
}

/// The set's points that are drawn.
MeasuredSet drawn_of(const MeasuredDots& dots, MeasuredAxes axes) {
  MeasuredSet drawn = *dots.set;
  std::erase_if(drawn.data.points, [&](const MeasuredPoint& point) {
    return axes == MeasuredAxes::over_warps ? point.alpha + drawn.extra_arithmetic != *dots.alpha
                                            : axes == MeasuredAxes::over_alpha &&
                                                  !is_same_state(point.warps, dots.scenario->warps);
  });
  return drawn;
}

/// How far the bound model is off an author's own points: the number that one asks for beside them.
/// Empty for a GPU's own.
QString residual_words(const MeasuredDots& dots, MeasuredAxes axes) {
  if (std::ranges::find(dots.scenario->measured, dots.set) == dots.scenario->measured.end())
    return {};
  const auto bound = ModelRun::make(*dots.scenario, *model_from("bound"));
  if (!bound)
    return {};
  const MeasuredSet drawn = drawn_of(dots, axes);
  const std::vector<Residual> off = drawn.data.needed.empty()
                                        ? residuals(*bound, drawn)
                                        : needed_residuals(*bound, drawn, dots.scenario->target);
  const auto sum = summarise(off);
  if (!sum)
    return {};
  const auto percent = [](double share) {
    return tr("%1 %").arg(QString::fromStdString(significant(100 * share, 2)));
  };
  const Residual& worst = sum->worst;
  QString words = tr("At the points of %1 the bound model is off by %2 on average, at most by %3 "
                     "(%4)")
                      .arg(dots.look.name, percent(sum->mean), percent(worst.relative),
                           axes == MeasuredAxes::over_warps
                               ? tr("%1 warps/SM").arg(number(worst.measured.warps))
                               : alpha_words(worst.alpha));
  if (const auto chi = chi_squared(off))
    words += tr("; χ² = %1 for %2 points with errors")
                 .arg(QString::fromStdString(significant(chi->sum, 3)))
                 .arg(chi->points);
  return tr("%1.").arg(words);
}

void add_sentence(std::string& caption, const QString& words) {
  if (!caption.empty())
    caption += caption.ends_with('.') ? " " : ". ";
  caption += words.toStdString();
}

} // namespace

void add_measured(Panel& panel, const Snapshot& snapshot, double x_factor) {
  const bool over_alpha = panel.x.kind == AxisKind::alpha;
  const bool alone = !compares(snapshot);
  for (MeasuredDots& dots : drawn_in(panel, drawn_throughputs(snapshot, over_alpha))) {
    const auto unit = [&](double alpha) {
      Scenario shown = *dots.scenario;
      shown.view = snapshot.scenario().view;
      const double there = over_alpha ? alpha : *dots.alpha;
      const auto workload = shown.view.throughput_unit == ThroughputUnit::peak_share
                                ? workload_of(*dots.scenario)
                                : Result<Workload>(bad_argument(Message()));
      return workload ? shown_throughput(shown, with_alpha(workload->numbers, there), there).factor
                      : throughput_scale(shown, there).factor;
    };
    QString label = dots.look.name;
    if (over_alpha) {
      scale(
          dots.curve, [&panel](double alpha) { return alpha_place(panel.x, alpha); }, unit);
    } else {
      scale(
          dots.curve, [x_factor](double warps) { return warps * x_factor; },
          [factor = unit(0)](double) { return factor; });
      if (alone || *dots.alpha != alpha_of(*dots.scenario))
        label = tr("%1 at %2").arg(label, alpha_words(*dots.alpha));
    }
    add_dots(panel, dots.look, label, dots.curve);
  }
}

void add_measured_needed(Panel& panel, const Snapshot& snapshot, double factor) {
  for (MeasuredDots& dots : drawn_in(panel, drawn_needed(snapshot))) {
    scale(
        dots.curve, [&panel](double alpha) { return alpha_place(panel.x, alpha); },
        [factor](double) { return factor; });
    add_dots(panel, dots.look, dots.look.name, dots.curve);
  }
}

void note_measured(Figure& figure, const Snapshot& snapshot, MeasuredAxes axes) {
  QStringList names, off;
  bool bars = false;
  const std::vector<MeasuredDots> all =
      axes == MeasuredAxes::needed ? drawn_needed(snapshot)
                                   : drawn_throughputs(snapshot, axes == MeasuredAxes::over_alpha);
  for (const QString& words : left_out(all))
    figure.left_out.push_back(words.toStdString());
  for (const MeasuredDots& dots : all) {
    if (!dots.elsewhere.isEmpty())
      continue;
    const std::string& source = dots.set->source;
    names << (source.empty()
                  ? dots.look.name
                  : QStringLiteral("%1 (%2)").arg(dots.look.name, QString::fromStdString(source)));
    bars = bars || !dots.curve.error_bars.empty();
    add_source(figure.sources, source);
    if (const QString words = residual_words(dots, axes); !words.isEmpty())
      off << words;
  }
  if (names.isEmpty())
    return;
  add_sentence(figure.caption, tr("Points: %1.").arg(names.join(QStringLiteral("; "))));
  if (bars)
    add_sentence(figure.caption, tr("Bars are the errors of the measurements."));
  for (const QString& words : off)
    add_sentence(figure.caption, words);
}

} // namespace loom
