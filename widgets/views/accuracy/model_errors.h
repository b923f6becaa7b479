#pragma once

/// How far every model is off what was measured of a scenario. What closed forms say is there at
/// once; the simulation follows from the background.

#include "core/scenario/measured_sets.h"
#include "core/study/residuals.h"
#include "core/why/section.h"
#include "widgets/workspace/background.h"
#include "widgets/workspace/snapshot.h"

#include <array>
#include <stop_token>

namespace loom {

/// The scenario with all that errors of a model do not depend on set to the same.
[[nodiscard]] Scenario without_place(Scenario scenario);

/// One model against several sets; what is done so far when stopped. Nothing where the GPU lacks a
/// number.
[[nodiscard]] std::vector<Residual> residuals_of(const Scenario& scenario, std::size_t model,
                                                 const std::vector<MeasuredSetPtr>& sets,
                                                 const std::stop_token& stop = {});

/// The index of the simulation in model_table().
[[nodiscard]] std::size_t simulation_model();

class ModelErrors : public QObject {
  Q_OBJECT
public:
  explicit ModelErrors(QObject* parent = nullptr) : QObject(parent) {}

  /// Computes again if anything changed that the errors depend on: α and warps are not. `set` is
  /// an index into measured_sets(), −1 takes all of them.
  void update(const Snapshot& snapshot, int set = -1);
  /// Begins to simulate every measured point unless that is done or under way.
  void simulate();
  [[nodiscard]] bool simulating() const { return work_.busy(); }

  /// Of the scenario, whatever was chosen.
  [[nodiscard]] const std::vector<MeasuredSetPtr>& sets() const { return sets_; }
  [[nodiscard]] const std::vector<Residual>& residuals(std::size_t model) const {
    return residuals_[model];
  }
  [[nodiscard]] const std::optional<ResidualSummary>& summary(std::size_t model) const {
    return summaries_[model];
  }

  /// The derivations of every model's errors, for the view that shows them.
  [[nodiscard]] std::vector<why::Section> sections(const Scenario& scenario) const;
  /// The id of a model's number in them: "hong_kim.mean_error".
  [[nodiscard]] static QString quantity(std::size_t model, std::string_view number);

signals:
  void simulated();

private:
  void take(std::size_t model, std::vector<Residual> residuals);

  std::optional<Scenario> of_; ///< what the errors are of
  int set_ = -1;
  std::vector<MeasuredSetPtr> sets_, chosen_;
  std::array<std::vector<Residual>, model_count> residuals_;
  std::array<std::optional<ResidualSummary>, model_count> summaries_;
  bool has_simulation_ = false;
  Background work_;
};

} // namespace loom
