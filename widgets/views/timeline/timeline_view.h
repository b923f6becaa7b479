#pragma once

/// The issue timeline of a simulated SM, live: re-simulated when the scenario changes, stepped
/// both ways, every empty slot explained (Volkov 2016, §4.6, Figure 4.7).

#include "core/scenario/timeline_run.h"
#include "core/trace/traced.h"
#include "widgets/views/timeline/timeline_figure.h"
#include "widgets/views/view.h"
#include "widgets/workspace/background.h"

#include <memory>
#include <optional>

class QLabel;
class QProgressBar;
class QScrollBar;
class QTimer;
class QToolButton;

namespace loom {

class Lack;
class LoopBanner;
class NumberLabel;
class ProblemLabel;
class TimelineWidget;
class Transport;

class TimelineView final : public View {
  Q_OBJECT
public:
  TimelineView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  /// With the cycles and rows that are visible.
  [[nodiscard]] FigureLook look(FigureLook kept) const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;
  /// The trace on show; null before the first is there.
  [[nodiscard]] const std::shared_ptr<const TimelineIndex>& shown() const { return index_; }
  /// Reads a measured trace into the document, which is shown above the simulated one.
  void open_trace(const QString& path);
  [[nodiscard]] const std::optional<MeasuredBeside>& measured() const { return measured_; }
  /// What it opens with: where the run is steady.
  [[nodiscard]] const SteadyStretch& steady() const { return steady_; }
  [[nodiscard]] bool busy() const { return reading_.busy() || work_.busy(); }

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  /// What was said last.
  struct Pointed {
    bool speaks = false; ///< and still is
    Cycle cycle = 0;
    int warp = -1;    ///< −1: of the SM
    int slot = -1;    ///< another warp, whose wait leaves the slot empty
    QString number{}; ///< the core/why id of what was said
  };
  /// What is simulated: a scenario, and the numbers of its loop of instructions.
  struct Simulated {
    ResolvedScenario scenario;
    std::optional<LoopNumbers> loop{};
    [[nodiscard]] bool same(const Simulated& other) const {
      return same_simulation(scenario, other.scenario) && loop == other.loop;
    }
  };
  void simulate(const Simulated& run);
  void take(Simulated run, Result<SteadyRun> result);
  void move_cursor(qint64 cycle);
  void go_to_stall(Cycle stall); ///< negative: there is none
  void explain_at(int row, double cycle);
  void say(int row, double cycle);
  void say_at_pointer(const QString& words);
  [[nodiscard]] QString with_copies(const QString& words, int warp, Cycle cycle) const;
  [[nodiscard]] bool recorded(double cycle) const;
  void say_cycle(Cycle cycle);
  void point_at(Cycle cycle, const WarpStory* story, const WarpStory* slot);
  void show_summary();
  void back_to_mix();
  void ask_trace();
  void remove_trace();
  void show_applied(); ///< the cycles and rows that the document keeps
  void compare();      ///< what is measured with what is simulated
  void show_rows();    ///< of both
  void show_all();     ///< cycles and rows
  void follow();       ///< the steady stretch and the first rows, again
  void choose_rows(bool all);
  void say_rows();                                           ///< how many of how many are visible
  [[nodiscard]] std::optional<LookRange> shown_rows() const; ///< nothing: all
  [[nodiscard]] LookRange shown_cycles() const;
  [[nodiscard]] std::optional<LookRange> kept_cycles() const; ///< in the document's look
  /// What the widget opens with: the steady stretch, beside a measured trace the beginning.
  [[nodiscard]] SteadyStretch opening() const;
  /// Rows of measured warps, which stand above the simulated ones.
  [[nodiscard]] int measured_rows() const;

  TimelineWidget* timeline_;
  QScrollBar* scroll_;    ///< of the rows
  QToolButton* all_rows_; ///< says how many are visible, and is pressed while all are
  Transport* transport_;
  LoopBanner* banner_;
  NumberLabel* summary_;
  QWidget* trace_row_; ///< the measured trace by its name, and away with it
  QLabel* trace_label_;
  Lack* lack_;
  ProblemLabel* problem_label_;
  QProgressBar* progress_;
  QTimer* late_; ///< the bar is shown only when the work takes longer
  Background work_, reading_;
  Cycle cycles_ = 20'000;
  [[nodiscard]] bool shows_loop() const; ///< of instructions
  [[nodiscard]] why::Section explained() const;
  [[nodiscard]] QString compared_words(const SimSummary& sums) const;
  /// The numbers of the loop on show, with how they were computed.
  [[nodiscard]] std::optional<LoopNumbersOf<why::Traced>> traced_loop() const;

  std::optional<Simulated> simulated_; ///< what `index_` is of
  std::optional<Simulated> asked_;     ///< what is being simulated, or was last
  QString problem_;                    ///< why that run is not there
  std::shared_ptr<const TimelineIndex> index_;
  std::optional<LookRange> applied_; ///< the document's cycles, which were shown once
  SteadyStretch steady_;
  double apart_ = 1;                ///< issue_distance() of the steady stretch
  std::optional<bool> rows_chosen_; ///< all of them, or the first; nothing: nobody has chosen
  TracePart trace_;                 ///< the document's, as shown
  std::optional<MeasuredBeside> measured_;
  Pointed pointed_;
};

} // namespace loom
