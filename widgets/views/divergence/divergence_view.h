#pragma once

/// A SIMT program stepped through on one warp: source and assembly, lanes, divergence stack and
/// the warp over time (Volkov 2016, §2.3, §2.4).

#include "core/divergence/warp_run.h"
#include "widgets/views/step_view.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace loom {

class NumberLabel;
class ProgramEditor;

class DivergenceView final : public StepView<Divergence, Divergence, WarpRun> {
  Q_OBJECT
public:
  DivergenceView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] QString lacks_amd() const override {
    return tr("The divergence stack and independent thread scheduling are of NVIDIA's GPUs; no "
              "source here describes AMD's. Choose a GPU of NVIDIA to step through a program.");
  }
  [[nodiscard]] std::vector<why::Section> sections() const override;

protected:
  [[nodiscard]] Divergence asked(const ResolvedScenario& scenario) const override;
  [[nodiscard]] Figure figure_of(const Scenario& scenario, const WarpRun& run) const override;
  void show_choices(const Scenario& scenario) override;
  void show_run(const Scenario& scenario) override;
  void show_problem(const std::optional<Error>& problem) override;
  void show_place() override;
  [[nodiscard]] std::int64_t places(const WarpRun& run) const override;
  [[nodiscard]] std::int64_t place_of(const Divergence& divergence) const override;
  [[nodiscard]] Place at(std::int64_t step) const override;
  [[nodiscard]] QString words_of(const DiagramPart& part) const override;
  [[nodiscard]] QString tooltip_of(const DiagramPart& part) const override;
  [[nodiscard]] why::Section numbers_of(const DiagramPart& part) const override;
  void click(const DiagramPart& part) override;
  [[nodiscard]] DiagramPart next_part(int key) const override;

private:
  void build_program(QWidget* parent);
  void build_machine(QWidget* parent);
  void change(const QString& what, const std::function<void(Divergence&)>& set);
  void edit_program(const QString& text);
  void edit_formulas(const QString& text);
  [[nodiscard]] simt::State state() const { return run().trace.state_at(place()); }

  ProgramEditor *source_, *assembly_;
  QComboBox *programs_, *machine_, *first_;
  QSpinBox *threads_, *seed_;
  QLineEdit* formulas_;
  QCheckBox* converge_;
  NumberLabel* problem_;
  QLabel* numbers_;
  std::string program_shown_; ///< the scenario's; the editor may be ahead of it
};

} // namespace loom
