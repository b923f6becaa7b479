#pragma once

/// A SIMT program stepped through on one warp: source and assembly, lanes, divergence stack and
/// the warp over time (Volkov 2016, §2.3, §2.4).

#include "core/scenario/warp_run.h"
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
  [[nodiscard]] const WarpRunPtr& shown() const { return run_; }
  [[nodiscard]] std::int64_t step() const { return step_; }

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build_controls();
  void connect_parts();
  void propose(const QString& what, const Divergence& divergence, Shown shown = Shown::next_frame);
  void take(const Divergence& divergence);
  void edit_program(const QString& text);
  void edit_formulas(const QString& text);
  void choose_program(int index);
  void go(qint64 step);
  void to_event(int direction);
  [[nodiscard]] bool breaks_at(std::int64_t step) const;
  void show_step(bool animated);
  void link_lines(bool from_source, int line);
  void click(const QString& id);
  void hover(const QString& id);
  void leave();
  [[nodiscard]] why::Section pointed_numbers() const;
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
  WarpRunPtr run_;
  bool refused_ = false; ///< the scenario has another program, which does not run
  simt::State state_;
  std::string program_shown_; ///< the scenario's; the editor may be ahead of it
  std::int64_t step_ = 0;
  int lane_ = -1;   ///< that the keyboard is on
  QString pointed_; ///< id of the part that is spoken of; "step:5", "lane:2" ...
};

} // namespace loom
