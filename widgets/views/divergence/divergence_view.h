#pragma once

/// A SIMT program stepped through on one warp: source and assembly, lanes, divergence stack and
/// the warp over time (Volkov 2016, §2.3, §2.4).

#include "core/figure/diagram_part.h"
#include "core/scenario/warp_run.h"
#include "widgets/views/last_run.h"
#include "widgets/views/view.h"
#include "widgets/workspace/workspace.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace loom {

class DiagramWidget;
class NumberLabel;
class ProgramEditor;
class Transport;

class DivergenceView final : public View {
  Q_OBJECT
public:
  DivergenceView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;
  /// The run on show: of the last program without an error; null before the first.
  [[nodiscard]] const WarpRunPtr& shown() const { return run_.shown(); }
  [[nodiscard]] std::int64_t step() const { return step_; }

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build_controls();
  void connect_parts();
  void propose(const QString& what, const Divergence& divergence, Shown shown = Shown::next_frame);
  void show_choices(const Divergence& divergence);
  /// Proposes what runs; says why where it does not, and keeps the last good run.
  void propose_checked(const QString& what, const Divergence& divergence);
  void edit_program(const QString& text);
  void edit_formulas(const QString& text);
  void choose_program(int index);
  void go(qint64 step);
  void to_event(int direction);
  [[nodiscard]] bool breaks_at(std::int64_t step) const;
  void show_step(bool animated);
  void link_lines(bool from_source, int line);
  void click(const DiagramPart& part);
  void hover(const DiagramPart& part);
  [[nodiscard]] why::Section pointed_numbers() const;
  void say_thread(int thread);
  void move_lane(int by);
  void toggle_input(int predicate, int thread);
  void show_problem(const std::optional<Error>& error);
  [[nodiscard]] const Divergence& divergence() const;

  ProgramEditor* source_;
  ProgramEditor* assembly_;
  DiagramWidget* picture_;
  DiagramWidget* strip_;
  Transport* transport_;
  QComboBox* programs_;
  QSpinBox* threads_;
  QComboBox* machine_;
  QComboBox* first_;
  QSpinBox* seed_;
  QLineEdit* formulas_;
  QCheckBox* converge_;
  NumberLabel* problem_;
  QLabel* numbers_;
  LastRun<Divergence, WarpRun> run_; ///< whatever the step
  simt::State state_;
  std::string program_shown_; ///< the scenario's; the editor may be ahead of it
  std::int64_t step_ = 0;
  int lane_ = -1;       ///< that the keyboard is on
  DiagramPart pointed_; ///< that is spoken of
};

} // namespace loom
