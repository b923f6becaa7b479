#pragma once

/// Shared-memory bank conflicts of one access: threads, banks and passes, what removes the
/// conflict, and what other strides give (Volkov 2016, §2.6).

#include "core/figure/diagram_part.h"
#include "core/scenario/banks_picture.h"
#include "widgets/views/last_run.h"
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
  /// What is on show: of the last access without an error; null before the first.
  [[nodiscard]] const std::shared_ptr<const BanksPicture>& shown() const {
    return picture_.shown();
  }

protected:
  void draw(const SnapshotPtr& snapshot) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void build_controls();
  void connect_parts();
  void propose(const QString& what, const SharedAccess& access);
  void show_choices(const SharedAccess& access, const GpuSpec& gpu);
  void show_access(bool animated);
  void go(qint64 pass);
  void choose_preset(int index);
  void apply_remedy();
  void click(const DiagramPart& part);
  void hover(const DiagramPart& part);
  void follow(memory::LaneMask lanes);
  void move_lane(int by);
  void toggle_lane(int lane);
  [[nodiscard]] QString words_of(const DiagramPart& part) const;
  /// The access that a part is of: the one asked for, or the alternative beside it.
  [[nodiscard]] const BanksRun& run_of(const DiagramPart& part) const;
  [[nodiscard]] why::Section pointed_numbers() const;
  /// The number of the field that the pointer is on, else the keyboard; empty for none.
  [[nodiscard]] QString asked_of_field() const;
  [[nodiscard]] memory::LaneMask lanes_of(const DiagramPart& part) const;
  [[nodiscard]] const SharedAccess& access() const;

  PatternEditor* editor_;
  QComboBox *rules_, *banks_, *width_, *remedy_;
  FollowAccess* follow_;
  Transport* transport_;
  DiagramWidget *drawing_, *side_;
  QPushButton* apply_;
  QLabel *advice_, *numbers_;
  QWidget* beside_;
  LastRun<std::pair<GpuPtr, SharedAccess>, BanksPicture> picture_; ///< whatever the pass
  GpuPtr gpu_;                                                     ///< whose picture it is
  int pass_ = 0;
  int lane_ = -1;       ///< that the keyboard is on
  DiagramPart pointed_; ///< that is spoken of
  memory::LaneMask followed_ = 0;
};

} // namespace loom
