#include "widgets/views/throughput/measured_curves.h"

#include "core/figure/measured.h"
#include "core/figure/sources.h"
#include "core/scenario/measured_sets.h"
#include "widgets/export/measured_look.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/comparison.h"

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
};

/// A scenario that is drawn, with what tells its points from the others'.
struct DotsOwner {
  const ResolvedScenario* scenario;
  const KernelModel* model;
  Curve line; ///< that they lie about; without a name where nothing is compared
};

std::vector<DotsOwner> owners(const Snapshot& snapshot,
                              std::initializer_list<std::string_view> along) {
  const KernelModel* own = snapshot.results ? &snapshot.results->model : nullptr;
  if (!compares(snapshot))
    return {{&snapshot.scenario(), own, {}}};
  std::vector<DotsOwner> all{{&snapshot.scenario(), own, curve_of_scenario(snapshot, along)}};
  for (const ComparedPin& each : snapshot.compared)
    all.push_back({&each.scenario, &each.results.model, curve_of(snapshot, each, along)});
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
      if (!curve_of_set(dots, owner) || dots.curve.points.empty())
        continue;
      if (!owner.line.label.empty()) {
        dots.look.name =
            QStringLiteral("%1, %2").arg(QString::fromStdString(owner.line.label), dots.look.name);
        if (&owner != &everyone.front())
          dots.look.id = owner.line.id + "_" + dots.look.id;
        dots.look.role = first ? owner.line.role : free_series(everyone, further++);
        first = false;
      }
      all.push_back(std::move(dots));
    }
  }
  return all;
}

std::vector<MeasuredDots> drawn_needed(const Snapshot& snapshot) {
  const auto both = [&](const Scenario& scenario) {
    std::vector<MeasuredSetPtr> sets = measured_sets(scenario, snapshot.catalogue);
    std::ranges::copy(needed_sets(scenario), std::back_inserter(sets));
    return sets;
  };
  return drawn_sets(
      snapshot, {"alpha", "warps"}, both, [](MeasuredDots& dots, const DotsOwner& owner) {
        const MeasuredSet& set = *dots.set;
        dots.curve = !set.data.needed.empty() ? warps_found_needed(set.data, set.extra_arithmetic)
                     : owner.model
                         ? measured_warps_needed(set.data, *owner.model, dots.scenario->target,
                                                 set.extra_arithmetic)
                         : MeasuredCurve{};
        return true;
      });
}

std::vector<MeasuredDots> drawn_throughputs(const Snapshot& snapshot, bool over_alpha) {
  const auto sets = [&](const Scenario& scenario) {
    return measured_sets(scenario, snapshot.catalogue);
  };
  const auto curve = [over_alpha](MeasuredDots& dots, const DotsOwner& /*owner*/) {
    const MeasuredSet& set = *dots.set;
    if (over_alpha) {
      dots.curve = measured_at_warps(set.data, dots.scenario->warps, set.extra_arithmetic);
      return true;
    }
    auto slice = measured_near(set.data, dots.scenario->alpha, set.extra_arithmetic);
    if (!slice)
      return false;
    dots.alpha = slice->alpha;
    dots.curve = *std::move(slice);
    return true;
  };
  return over_alpha ? drawn_sets(snapshot, {"alpha"}, sets, curve)
                    : drawn_sets(snapshot, {"warps"}, sets, curve);
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

void add_sentence(std::string& caption, const QString& words) {
  if (!caption.empty())
    caption += caption.ends_with('.') ? " " : ". ";
  caption += words.toStdString();
}

} // namespace

void add_measured(Panel& panel, const Snapshot& snapshot, double x_factor) {
  const bool over_alpha = panel.x.kind == AxisKind::alpha;
  const bool alone = !compares(snapshot);
  for (MeasuredDots& dots : drawn_throughputs(snapshot, over_alpha)) {
    const auto unit = [&](double alpha) {
      Scenario shown = *dots.scenario;
      shown.view = snapshot.scenario().view;
      return throughput_scale(shown, over_alpha ? alpha : *dots.alpha).factor;
    };
    QString label = dots.look.name;
    if (over_alpha) {
      scale(
          dots.curve, [&panel](double alpha) { return alpha_place(panel.x, alpha); }, unit);
    } else {
      scale(
          dots.curve, [x_factor](double warps) { return warps * x_factor; },
          [factor = unit(0)](double) { return factor; });
      if (alone || *dots.alpha != dots.scenario->alpha)
        label = tr("%1 at %2").arg(label, alpha_words(*dots.alpha));
    }
    add_dots(panel, dots.look, label, dots.curve);
  }
}

void add_measured_needed(Panel& panel, const Snapshot& snapshot, double factor) {
  for (MeasuredDots& dots : drawn_needed(snapshot)) {
    scale(
        dots.curve, [&panel](double alpha) { return alpha_place(panel.x, alpha); },
        [factor](double) { return factor; });
    add_dots(panel, dots.look, dots.look.name, dots.curve);
  }
}

void note_measured(Figure& figure, const Snapshot& snapshot, bool needed) {
  QStringList names;
  bool bars = false;
  const bool over_alpha = snapshot.scenario().view.throughput_axis == ThroughputAxis::alpha;
  for (const MeasuredDots& dots :
       needed ? drawn_needed(snapshot) : drawn_throughputs(snapshot, over_alpha)) {
    const std::string& source = dots.set->source;
    names << (source.empty()
                  ? dots.look.name
                  : QStringLiteral("%1 (%2)").arg(dots.look.name, QString::fromStdString(source)));
    bars = bars || !dots.curve.error_bars.empty();
    add_source(figure.sources, source);
  }
  if (names.isEmpty())
    return;
  add_sentence(figure.caption, tr("Points: %1.").arg(names.join(QStringLiteral("; "))));
  if (bars)
    add_sentence(figure.caption, tr("Bars are the errors of the measurements."));
}

} // namespace loom
