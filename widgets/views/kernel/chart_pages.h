#pragma once

/// The charts of a predicted kernel, one at a time, and what the pointer or the keyboard is on in
/// them.

#include "widgets/look/turning_splitter.h"
#include "widgets/style/figure_style.h"
#include "widgets/views/kernel/kernel_charts.h"

class QPushButton;
class QStackedWidget;

namespace loom {

class ChartButtons;
class CodePage;
class DiagramWidget;
class NumberLabel;
class PlotWidget;

class ChartPages final : public WrappedPart {
  Q_OBJECT
public:
  /// `keys` has the keyboard for all of them.
  ChartPages(QWidget* keys, QWidget* parent);

  void set_style(const FigureStyle& style);
  /// The launch that is asked for, whose prediction may still be under way.
  void set_plan(const kernel::Plan& plan) { plan_ = plan; }
  /// Shows a chart of a run; the old picture stays until what it needs is computed.
  void show_run(const KernelRunPtr& run, const KernelPart& part, bool draft);
  /// The run is no longer that of the kernel; its picture stays until another comes.
  void forget() { run_.reset(); }
  /// Says instead why there is none; where it is the GPU, with the button that takes another.
  void show_problem(const QString& words, bool of_gpu);
  void refit(); ///< to another width
  [[nodiscard]] ChartButtons& buttons() const { return *buttons_; }
  [[nodiscard]] NumberLabel& expression() const;

  /// The next reading, part or line, or the last in that direction; in charts of a sweep the launch
  /// goes along.
  void step(int by, bool to_end);
  void leave(); ///< the pointer and the keyboard are on nothing
  /// The core/why id of the number that they are on in the chart; empty for none.
  [[nodiscard]] QString ask_here() const;
  /// The numbers of the chart with what was asked for last.
  [[nodiscard]] std::vector<why::Section> sections() const;

signals:
  void said(const QString& text); ///< what they are on, in words; empty: on nothing
  void whyAsked();
  /// A launch that is pointed out in the chart; `what` names the change.
  void planAsked(const QString& what, const loom::kernel::Plan& plan);
  void dragging(bool held); ///< of the mark that gives launches
  void measuredGpuAsked();

private:
  /// What the pointer or the keyboard is on.
  struct Pointed {
    int reading = -1;   ///< of the plot; of the diagram the place among its parts
    DiagramPart part{}; ///< of the diagram
  };
  void connect_parts();
  void show_plot();
  void show_code();
  void show_words(const QString& words);
  void say(const QString& text);
  void say_reading(int reading);
  void hover_part(const QString& id);
  /// About a part of the diagram that is shown.
  [[nodiscard]] QString part_words(const DiagramPart& part) const;
  void take_point(const kernel::SweepPoint& point);
  void drag_mark(Point to);
  void step_sweep(const kernel::Sweep& sweep, int by, bool to_end);
  void step_parts(int by, bool to_end);
  /// The instruction of a line of the code; −1 where it has no cost of its own.
  [[nodiscard]] int instruction_of(const DiagramPart& part) const;

  KernelRunPtr run_;
  KernelPart part_;
  kernel::Plan plan_;
  KernelDrawing drawing_;
  FigureStyle style_;
  Pointed pointed_;
  mutable Pointed asked_; ///< when ask_here() answered last
  bool speaking_ = false; ///< said() is of this chart

  ChartButtons* buttons_;
  QStackedWidget* pages_;
  PlotWidget* plot_;
  DiagramWidget* parts_;
  CodePage* code_;
  QWidget* nothing_;
  NumberLabel* empty_;
  QPushButton* measured_gpu_;
};

} // namespace loom
