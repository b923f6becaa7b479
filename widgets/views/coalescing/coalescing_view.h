#pragma once

/// One access of a warp to global memory: threads, words and transactions, by the rules of any
/// generation, and what it makes of the GPU's numbers (Volkov 2016, §2.5, §4.3).

#include "widgets/views/coalescing/access_drawing.h"
#include "widgets/views/coalescing/generations.h"
#include "widgets/views/step_view.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace loom {

class FollowAccess;
class PatternEditor;

using CoalescingAsked = std::pair<GpuPtr, GlobalAccess>;

class CoalescingView final : public StepView<GlobalAccess, CoalescingAsked, CoalescingRun> {
  Q_OBJECT
public:
  CoalescingView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] QString lacks_amd() const override {
    return tr("No source here says by what rules AMD's GPUs coalesce an access. Choose a GPU of "
              "NVIDIA to see its transactions.");
  }
  [[nodiscard]] QString asked_quantity() const override;

protected:
  [[nodiscard]] CoalescingAsked asked(const ResolvedScenario& scenario) const override;
  [[nodiscard]] Figure figure_of(const Scenario& scenario, const CoalescingRun& run) const override;
  [[nodiscard]] Scenario with(Scenario scenario, const GlobalAccess& next) const override;
  void show_choices(const Scenario& scenario) override;
  void show_run(const Scenario& scenario) override;
  void show_place() override;
  void show_problem(const std::optional<Error>& problem) override;
  [[nodiscard]] QString words_of(const DiagramPart& part) const override;
  [[nodiscard]] why::Section numbers_of(const DiagramPart& part) const override;
  void click(const DiagramPart& part) override;
  [[nodiscard]] DiagramPart next_part(int key) const override;
  void show_pointed() override { show_pictures(); }

private:
  void build();
  void change(const QString& what, const std::function<void(GlobalAccess&)>& set);
  [[nodiscard]] AccessFocus focus_of(const DiagramPart& part) const;
  [[nodiscard]] const CoalescingRun& by_rules(const DiagramPart& part) const {
    return by_rules_[static_cast<std::size_t>(part.number)];
  }

  std::vector<CoalescingRun> by_rules_; ///< the access by the rules of each generation
  PatternEditor* editor_;
  QComboBox *rules_, *cache_, *sizes_;
  QCheckBox *teaching_, *halves_;
  FollowAccess* follow_;
  QLabel *numbers_, *effect_;
};

} // namespace loom
