#pragma once

/// Shared-memory bank conflicts of one access: threads, banks and passes, what removes the
/// conflict, and what other strides give (Volkov 2016, §2.6).

#include "core/access/banks_picture.h"
#include "widgets/views/step_view.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace loom {

class FollowAccess;
class PatternEditor;

/// Whatever the pass.
using BanksAsked = std::pair<GpuPtr, SharedAccess>;

class BanksView final : public StepView<SharedAccess, BanksAsked, BanksPicture> {
  Q_OBJECT
public:
  BanksView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] QString lacks_amd() const override {
    return tr("No source here says how the banks of AMD's LDS serve an access. Choose a GPU of "
              "NVIDIA to look for bank conflicts.");
  }
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

protected:
  [[nodiscard]] BanksAsked asked(const ResolvedScenario& scenario) const override;
  [[nodiscard]] Figure figure_of(const Scenario& scenario, const BanksPicture& run) const override;
  void show_choices(const Scenario& scenario) override;
  void show_run(const Scenario& scenario) override;
  void show_place() override;
  void show_problem(const std::optional<Error>& problem) override;
  [[nodiscard]] std::int64_t places(const BanksPicture& run) const override;
  [[nodiscard]] std::int64_t place_of(const SharedAccess& access) const override;
  [[nodiscard]] Place at(std::int64_t pass) const override;
  [[nodiscard]] QString words_of(const DiagramPart& part) const override;
  [[nodiscard]] why::Section numbers_of(const DiagramPart& part) const override;
  void click(const DiagramPart& part) override;
  [[nodiscard]] DiagramPart next_part(int key) const override;
  void show_pointed() override;

private:
  void build();
  /// Proposes another access, before its first pass.
  template <class Set> void change(const QString& what, Set set);
  void choose_preset(int index);
  void apply_remedy();
  /// The access that a part is of: the one asked for, or the alternative beside it.
  [[nodiscard]] const BanksRun& run_of(const DiagramPart& part) const;
  /// The number of the field that the pointer is on, else the keyboard; empty for none.
  [[nodiscard]] QString asked_of_field() const;

  PatternEditor* editor_;
  QComboBox *rules_, *banks_, *width_, *remedy_;
  FollowAccess* follow_;
  QWidget *side_, *beside_;
  QPushButton* apply_;
  QLabel *advice_, *numbers_;
  GpuPtr gpu_;                    ///< whose picture it is
  memory::LaneMask followed_ = 0; ///< threads whose way is drawn heavier
};

} // namespace loom
