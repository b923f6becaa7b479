#include "widgets/views/accuracy/model_errors.h"

#include <algorithm>

namespace loom {

Scenario without_place(Scenario scenario) {
  scenario.alpha = 1;
  scenario.warps = 1;
  scenario.target = 1;
  scenario.view = {};
  scenario.divergence = {};
  scenario.launch = {};
  return scenario;
}

std::vector<Residual> residuals_of(const Scenario& scenario, std::size_t model,
                                   const std::vector<MeasuredSetPtr>& sets,
                                   const std::stop_token& stop) {
  std::vector<Residual> all;
  const auto run = ModelRun::make(scenario, model);
  if (!run)
    return all;
  for (const MeasuredSetPtr& set : sets) {
    if (model != simulation_model()) {
      std::ranges::copy(residuals(*run, *set), std::back_inserter(all));
      continue;
    }
    // A point takes a simulation: one at a time, so that it can be stopped.
    MeasuredSet one = *set;
    for (const MeasuredPoint& point : set->data.points) {
      if (stop.stop_requested())
        return all;
      one.data.points = {point};
      std::ranges::copy(residuals(*run, one), std::back_inserter(all));
    }
  }
  return all;
}

std::size_t simulation_model() {
  static const std::size_t index = *model_from("simulation");
  return index;
}

void ModelErrors::update(const Snapshot& snapshot, int set) {
  Scenario now = without_place(snapshot.scenario());
  if (of_ == now && set == set_)
    return;
  of_ = std::move(now);
  set_ = set;
  work_.cancel();
  has_simulation_ = false;
  sets_ = measured_sets(*of_, snapshot.catalogue);
  chosen_ = sets_;
  if (set >= 0 && set < std::ssize(sets_))
    chosen_ = {sets_[static_cast<std::size_t>(set)]};
  for (std::size_t model = 0; model < model_count; ++model)
    take(model, model == simulation_model() ? std::vector<Residual>()
                                            : residuals_of(*of_, model, chosen_));
}

void ModelErrors::simulate() {
  if (has_simulation_ || work_.busy() || chosen_.empty() || !of_)
    return;
  work_.start([this, scenario = *of_, sets = chosen_](const std::stop_token& stop,
                                                      const Background::Progress&) {
    auto found = residuals_of(scenario, simulation_model(), sets, stop);
    return std::function<void()>([this, found = std::move(found)]() mutable {
      has_simulation_ = true;
      take(simulation_model(), std::move(found));
      emit simulated();
    });
  });
}

std::vector<why::Section> ModelErrors::sections(const Scenario& scenario) const {
  std::vector<why::Section> all;
  for (std::size_t model = 0; model < model_count; ++model)
    if (!residuals_[model].empty())
      all.push_back(why::explain_errors(scenario, model, residuals_[model]));
  return all;
}

QString ModelErrors::quantity(std::size_t model, std::string_view number) {
  std::string id(model_table()[model].id);
  std::ranges::replace(id, '-', '_');
  return QString::fromStdString(id.append(".").append(number));
}

void ModelErrors::take(std::size_t model, std::vector<Residual> residuals) {
  summaries_[model] = summarise(residuals);
  residuals_[model] = std::move(residuals);
}

} // namespace loom
