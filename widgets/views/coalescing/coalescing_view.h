#pragma once

/// One access of a warp to global memory: threads, words and transactions, by the rules of any
/// generation, and what it makes of the GPU's numbers (Volkov 2016, §2.5, §4.3).

#include "core/figure/diagram_part.h"
#include "widgets/views/coalescing/access_drawing.h"
#include "widgets/views/coalescing/generations.h"
#include "widgets/views/last_run.h"
#include "widgets/views/view.h"

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
  /// What is on show: the last access without an error; null before the first.
  [[nodiscard]] const std::shared_ptr<const CoalescingRun>& shown() const { return run_.shown(); }

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build_controls();
  void connect_parts();
  [[nodiscard]] const GlobalAccess& access() const;
  void change(const QString& what, const std::function<void(GlobalAccess&)>& set);
  void propose(const QString& what, const GlobalAccess& access);
  void set_teaching(bool on);
  void show_choices(const Scenario& scenario);
  void show_access();
  void show_generations();
  [[nodiscard]] AccessFocus focus_of(const DiagramPart& part) const;
  [[nodiscard]] CoalescingRun by_rules(int index) const;
  [[nodiscard]] QString words_of(const DiagramPart& part) const;
  /// The part of the pictures that is on show by pointer or keys; of a word, the block that holds
  /// it.
  void pick(const DiagramPart& part);
  void click(const DiagramPart& part);
  void toggle_lane(int lane);
  void move_lane(int by);
  void move_transaction(int by);

  LastRun<std::pair<GpuPtr, GlobalAccess>, CoalescingRun> run_;
  std::vector<GenerationResult> generations_;
  DiagramPart picked_;
  PatternEditor* editor_;
  QComboBox *rules_, *cache_, *sizes_;
  QCheckBox *teaching_, *halves_;
  FollowAccess* follow_;
  DiagramWidget *picture_, *bars_;
  QLabel *numbers_, *effect_;
};

} // namespace loom
