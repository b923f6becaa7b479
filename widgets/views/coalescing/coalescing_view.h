#pragma once

/// One access of a warp to global memory: threads, words and transactions, by the rules of any
/// generation, and what it makes of the GPU's numbers (Volkov 2016, §2.5, §4.3).

#include "widgets/views/coalescing/access_drawing.h"
#include "widgets/views/coalescing/generations.h"
#include "widgets/views/view.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;

namespace loom {

class DiagramWidget;
class FollowAccess;
class PatternEditor;

class CoalescingView final : public View {
  Q_OBJECT
public:
  CoalescingView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;
  /// What is on show: the last access without an error; nothing before the first.
  [[nodiscard]] const std::optional<CoalescingRun>& shown() const { return run_; }

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  /// What is pointed at, by pointer or keys.
  struct Pick {
    int lane = -1, transaction = -1;
    int rules = -1;                     ///< those of generations_
    std::optional<std::int64_t> word{}; ///< the block that holds it
  };

  void build_controls();
  void connect_parts();
  [[nodiscard]] const GlobalAccess& access() const;
  void change(const QString& what, const std::function<void(GlobalAccess&)>& set);
  void propose(const QString& what, const GlobalAccess& access);
  void set_teaching(bool on);
  void take(const Scenario& scenario);
  void show_choices(const Scenario& scenario);
  void show_access();
  void show_generations();
  [[nodiscard]] AccessFocus focus_of(const Pick& pick) const;
  [[nodiscard]] CoalescingRun by_rules(int index) const;
  [[nodiscard]] QString words_of(const Pick& pick) const;
  void pick(const Pick& pick);
  void hover(const QString& id);
  void click(const QString& id);
  void toggle_lane(int lane);
  void move_lane(int by);
  void move_transaction(int by);

  std::optional<CoalescingRun> run_;
  std::vector<GenerationResult> generations_;
  GpuPtr gpu_;           ///< that run_ is on
  bool refused_ = false; ///< the scenario has another access, which cannot be run
  Pick pick_;
  PatternEditor* editor_;
  QComboBox *rules_, *cache_, *sizes_;
  QCheckBox *teaching_, *halves_;
  FollowAccess* follow_;
  DiagramWidget *picture_, *bars_;
  QLabel *numbers_, *effect_;
};

} // namespace loom
