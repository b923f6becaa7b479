#pragma once

/// The stage: latency being hidden, live. The simulator's steady state as a loom (core/sim/loom.h)
/// under the sentence that says what one sees in the picture's colours.

#include "core/scenario/loom_run.h"
#include "widgets/paint/loom_widget.h"
#include "widgets/views/view.h"
#include "widgets/workspace/background.h"

#include <QTimer>

#include <optional>

class QCheckBox;
class QLabel;
class QToolButton;

namespace loom {

class Lack;
class MarkedLabel;

class LoomView final : public View {
  Q_OBJECT
public:
  LoomView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] QVariantMap choices() const override;
  void restore_choices(const QVariantMap& choices) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;
  [[nodiscard]] const LoomWidget& loom() const { return *loom_; }
  [[nodiscard]] bool busy() const { return work_.busy(); }

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// What is simulated: a scenario with the numbers of its workload.
  struct Asked {
    ResolvedScenario scenario;
    LoopNumbers numbers;
    [[nodiscard]] bool same(const Asked& other) const;
  };
  void take(const Asked& run, Result<LoomPicture> picture);
  void weave(const Asked& run);
  void say();
  void fit_sentence();
  [[nodiscard]] bool is_low() const;
  void speak();
  void set_alone(bool alone);
  void set_flowing(bool flowing);
  void point_at(const LoomPlace& place);
  [[nodiscard]] QString place_words(const LoomPlace& place) const;
  void drag_warps(double warps);
  void drag_latency(double by);
  void drag_arithmetic(double factor);
  /// The scenario's picture, not that of one warp alone; null while there is none.
  [[nodiscard]] const LoomPicture* woven() const;

  MarkedLabel* first_;
  QLabel* second_;
  QCheckBox* alone_;
  QToolButton* flow_;
  LoomWidget* loom_;
  Lack* lack_;
  Background work_;
  QTimer late_;                  ///< the last picture pales only when its successor takes longer
  std::optional<Asked> shown_;   ///< what the picture is of
  std::optional<Asked> running_; ///< what is simulated now
  std::optional<double> share_of_all_; ///< of the peak, while one warp alone is shown
  LoomPlace pointed_;
  std::optional<Scenario> dragged_from_; ///< what was there when the hand took hold
  double needed_ = 0;                    ///< warps; the picture withholds it while a lesson asks
  double seen_ = 0;                      ///< cycles across, kept while a hand drags; 0: none
  bool slow_ = false; ///< the last picture took too long to be made while a hand drags
};

} // namespace loom
