#pragma once

/// The time of a real kernel without running it: a launch is planned with sliders, and the view
/// says what the kernel would take, what of, by which method, and with which block it takes least.
///
///   field, mark -> propose() -> document -> draw() -> background -> show_run()

#include "widgets/views/kernel/kernel_charts.h"
#include "widgets/views/kernel/kernel_source.h"
#include "widgets/views/view.h"
#include "widgets/workspace/background.h"
#include "widgets/workspace/workspace.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace loom {

class ChartButtons;
class DiagramWidget;
class LaunchPanel;
class NumberCard;
class NumberLabel;
class TurningSplitter;
class PlotWidget;
class ProblemLabel;

class KernelView final : public View {
  Q_OBJECT
public:
  KernelView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

  /// Puts the kernel `name` of a module into the document, or its first. Where it is none, says why
  /// and keeps what is shown. A CUDA source is only offered for compilation.
  void open(const KernelSource& source, const std::string& name = {});
  /// Measured launches from a CSV for this kernel.
  void import_launches(const QString& path);
  void choose(KernelChart chart);
  [[nodiscard]] KernelChart chart() const { return part_.chart; }
  /// The newest prediction that is shown; null before the first and where there is none.
  [[nodiscard]] const KernelRunPtr& run() const { return run_; }
  [[nodiscard]] bool busy() const;

protected:
  void draw(const SnapshotPtr& snapshot) override;
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  /// What the pointer or the keyboard is on.
  struct Pointed {
    int reading = -1;   ///< of the chart
    DiagramPart part{}; ///< of the diagram
  };
  // kernel_controls.cpp
  void build();
  void build_controls();
  [[nodiscard]] QWidget* build_charts();
  void connect_parts();
  // kernel_reading.cpp
  void open_study(const Result<KernelStudyPtr>& study, const std::string& title);
  void offer_compiling(const KernelSource& source);
  void compile();
  void paste();
  void ask_file();
  void ask_launches();
  // kernel_view.cpp
  void propose(const QString& what, KernelPart next, Shown shown = Shown::next_frame);
  void propose_plan(const QString& what, const kernel::Plan& plan);
  void read(const KernelPart& part);
  void take(KernelStudyPtr study);
  void refuse(const Error& problem); ///< of the document's kernel or launch
  void predict();
  void show_run();
  void show_chart();
  void show_code();
  void fit_code(); ///< to another width
  void show_card();
  void show_choices();
  void sweep();
  void show_measured_gpu();
  void show_progress();
  // kernel_numbers.cpp
  [[nodiscard]] int shown_block() const; ///< of the code
  [[nodiscard]] int instruction_of(const DiagramPart& part) const;
  [[nodiscard]] bool is_executed() const; ///< that block
  // kernel_pointing.cpp
  void hover_plot(Point at);
  void hover_part(const QString& id);
  /// About a part of the diagram that is shown.
  [[nodiscard]] QString part_words(const QString& id) const;
  void drag_mark(Point to);
  void say(const QString& text);
  void leave();
  void step(int by, bool to_end);
  void step_sweep(const kernel::Sweep& sweep, int by, bool to_end);
  void take_point(const kernel::SweepPoint& point);

  KernelPart part_;       ///< of the document, as shown
  KernelStudyPtr study_;  ///< its kernel; null before it is read and where it cannot be
  KernelRequest request_; ///< what it asks of the kernel
  KernelRunPtr run_;
  KernelDrawing drawing_;
  int said_ = -1;                ///< reading, part or line that the keyboard is on
  DiagramPart pointed_part_;     ///< the part that is spoken of
  mutable Pointed last_pointed_; ///< the number that Why? answered last, kept for the next
  KernelSource to_compile_;
  bool speaking_ = false;    ///< the status line says something of this view
  bool reads_ = false;       ///< part_ was read, or could not be
  unsigned predictions_ = 0; ///< begun so far
  Background reading_, predicting_, sweep_;

  QWidget* controls_ = nullptr;
  QComboBox *kernel_ = nullptr, *function_ = nullptr;
  QPushButton *open_ = nullptr, *cancel_ = nullptr;
  QProgressBar* progress_ = nullptr;
  ProblemLabel* problem_ = nullptr;
  QWidget* compile_bar_ = nullptr;
  QLabel* compile_words_ = nullptr;
  QPushButton *compile_ = nullptr, *compile_not_ = nullptr;
  LaunchPanel* launch_ = nullptr;
  ChartButtons* charts_ = nullptr;
  QComboBox *along_ = nullptr, *size_ = nullptr, *level_ = nullptr, *code_block_ = nullptr;
  QPushButton *import_ = nullptr, *measured_gpu_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  PlotWidget* plot_ = nullptr;
  DiagramWidget *parts_ = nullptr, *code_ = nullptr;
  QScrollArea* code_page_ = nullptr;
  NumberLabel* expression_ = nullptr;
  NumberLabel* empty_ = nullptr;
  NumberCard* card_ = nullptr;
  TurningSplitter* body_ = nullptr;
};

} // namespace loom
