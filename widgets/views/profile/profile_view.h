#pragma once

/// What Nsight Compute measured of a kernel beside what the models say of its loop.
///
///   launches  |  code, or charts  |  verdict: what would help, what limits
///
///   Open, Add, paste, drop -> document -> draw() -> background -> show_run()
///   Send to scenario -> the scenario's loop

#include "widgets/views/profile/profile_figure.h"
#include "widgets/views/source_view.h"
#include "widgets/workspace/workspace.h"

class QLineEdit;
class QPushButton;

namespace loom {

class ChartButtons;
class CodeTable;
class Lack;
class LaunchList;
class MarkedLabel;
class NumberCard;
class PlotWidget;
class TurningSplitter;

class ProfileView final : public SourceView {
  Q_OBJECT
public:
  ProfileView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  void fill_menu(QMenu& menu) override;
  [[nodiscard]] QVariantMap choices() const override;
  void restore_choices(const QVariantMap& choices) override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

  void open(const GivenSource& source, const std::string& name = {}) override;
  /// The launches of another export beside those that are shown.
  void add(const GivenSource& source) { read(source, true); }
  void choose(ProfileChart chart);
  /// The chart that is shown: of a launch without code in place of code another one.
  [[nodiscard]] ProfileChart chart() const;
  [[nodiscard]] const std::optional<ProfileRun>& run() const { return run_; }
  [[nodiscard]] bool busy() const { return reading_.busy() || simulating_.busy(); }

protected:
  void cancel() override;
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void fit();
  void read(const GivenSource& source, bool beside);
  void ask_more();
  void choose_launch(int launch);
  void send();
  void take_gpu();
  void propose(const QString& what, ProfilePart next);
  void simulate();
  void show_run();
  void show_chart();
  void say(int group);

  std::optional<ProfilePart> part_; ///< as shown
  std::optional<ProfileRun> run_;
  ProfileChart chart_ = ProfileChart::code;
  ProfileDrawing drawing_;
  int group_ = -1;   ///< of bars, that the keyboard is on
  int pointed_ = -1; ///< that is spoken of
  Background reading_, simulating_;

  QPushButton *add_, *send_, *take_gpu_, *example_;
  ChartButtons* charts_;
  PlotWidget* plot_;
  CodeTable* table_;
  QWidget* list_;
  QLineEdit* filter_;
  LaunchList* launches_;
  MarkedLabel *headline_, *subline_;
  NumberCard* card_;
  QWidget* body_;
  TurningSplitter* parts_ = nullptr;
  Lack* lack_;
};

} // namespace loom
