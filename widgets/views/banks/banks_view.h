#pragma once

/// Shared-memory bank conflicts of one access: threads, banks and passes, what removes the
/// conflict, and what other strides give (Volkov 2016, §2.6).

#include "core/scenario/banks_picture.h"
#include "widgets/views/view.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace loom {

class DiagramWidget;
class FollowAccess;
class PatternEditor;
class Transport;

class BanksView final : public View {
  Q_OBJECT
public:
  BanksView(Workspace& workspace, QWidget* parent);

  [[nodiscard]] Figure figure() const override;
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;
  /// What is on show: of the last access without an error; nothing before the first.
  [[nodiscard]] const std::optional<BanksPicture>& shown() const { return picture_; }

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build_controls();
  void connect_parts();
  void propose(const QString& what, const SharedAccess& access);
  void take(const Scenario& scenario);
  void show_choices(const SharedAccess& access, const GpuSpec& gpu);
  void show_access(bool animated);
  void go(qint64 pass);
  void choose_preset(int index);
  void apply_remedy();
  void click(const QString& id);
  void hover(const QString& id);
  void follow(memory::LaneMask lanes);
  void move_lane(int by);
  void toggle_lane(int lane);
  [[nodiscard]] QString words_of(const QString& id) const;
  [[nodiscard]] why::Section pointed_numbers() const;
  /// The number of the field that the pointer is on, else the keyboard; empty for none.
  [[nodiscard]] QString asked_of_field() const;
  [[nodiscard]] memory::LaneMask lanes_of(const QString& id) const;
  [[nodiscard]] const SharedAccess& access() const;

  PatternEditor* editor_;
  QComboBox *rules_, *banks_, *width_, *remedy_;
  FollowAccess* follow_;
  Transport* transport_;
  DiagramWidget *drawing_, *side_;
  QPushButton* apply_;
  QLabel *advice_, *numbers_;
  QWidget* beside_;
  std::optional<BanksPicture> picture_;
  GpuPtr gpu_;           ///< whose picture it is
  bool refused_ = false; ///< the scenario has another access, which cannot be shown
  int pass_ = 0;
  int lane_ = -1;   ///< that the keyboard is on
  QString pointed_; ///< id of the part that is spoken of, "pass:2" for a pass
  memory::LaneMask followed_ = 0;
};

} // namespace loom
