#pragma once

/// The time of a real kernel without running it: a launch is planned with sliders, and the view
/// says what the kernel would take, what of, by which method, and with which block it takes least.
///
///   field, mark -> propose() -> document -> draw() -> background -> show_run()

#include "widgets/views/kernel/kernel_charts.h"
#include "widgets/views/kernel/kernel_source.h"
#include "widgets/views/source_view.h"
#include "widgets/workspace/workspace.h"

class QComboBox;

namespace loom {

class ChartChoices;
class ChartPages;
class CompileBar;
class LaunchPanel;
class NumberCard;
class TurningSplitter;

class KernelView final : public SourceView {
  Q_OBJECT
public:
  KernelView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

  /// A CUDA source is only offered for compilation; a CSV has measured launches of the kernel.
  void open(const GivenSource& source, const std::string& name = {}) override;
  void choose(KernelChart chart);
  [[nodiscard]] KernelChart chart() const { return part_.chart; }
  /// The newest prediction that is shown; null before the first and where there is none.
  [[nodiscard]] const KernelRunPtr& run() const { return run_; }
  [[nodiscard]] bool busy() const;

protected:
  void cancel() override;
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void build();
  void connect_parts();
  void propose(const QString& what, KernelPart next, Shown shown = Shown::next_frame);
  void propose_plan(const QString& what, const kernel::Plan& plan);
  /// Reads in the background what the user gave; the document then has it.
  void open_with(std::function<Result<KernelStudyPtr>()> read, const std::string& title);
  void compile(const GivenSource& source);
  void import_launches(const GivenSource& table);
  void ask_launches();
  /// Reads in the background what the document has.
  void read(const KernelPart& part);
  void take(KernelStudyPtr study);   ///< of part_, or null where it cannot be read
  void refuse(const Error& problem); ///< of the document's kernel or launch
  const GpuPtr& gpu();
  void predict();
  void sweep();
  void show_request();
  void show_run();

  KernelPart part_;       ///< of the document, as shown
  KernelStudyPtr study_;  ///< its kernel; null before it is read and where it cannot be
  KernelRequest request_; ///< what it asks of the kernel
  GpuPtr gpu_;            ///< with the scenario's numbers; another one when these change
  KernelRunPtr run_;
  bool reads_ = false; ///< part_ was read, or could not be
  Background reading_, predicting_, sweep_;

  QComboBox* function_;
  ChartChoices* choices_;
  CompileBar* compile_bar_;
  LaunchPanel* launch_;
  ChartPages* pages_;
  NumberCard* card_;
  TurningSplitter* body_;
};

} // namespace loom
