#pragma once

/// The scenario's instruction loop in the left panel: a row an instruction, what is added to them,
/// loops that come with the program, files, and the loop as text.

#include "core/model/loop_text.h"
#include "widgets/workspace/snapshot.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace loom {

class LoopItemRow;
class LoopRoleRow;
class NumberRow;
class Workspace;

class LoopPanel : public QWidget {
  Q_OBJECT
public:
  explicit LoopPanel(Workspace& workspace, QWidget* parent = nullptr);

  /// Of a scenario with an instruction loop.
  void show_snapshot(const Snapshot& snapshot);
  void set_name_width(int width);
  /// Takes a text as the loop; where it is none says why, and keeps the loop as it is.
  void take_text(const QString& text, const QString& file);
  void open(const QString& path);

protected:
  void changeEvent(QEvent* event) override;

private:
  void propose(const QString& what, const Loop& loop);
  [[nodiscard]] const Loop& loop() const; ///< there is one
  /// Whether there is a loop with an item of this index.
  [[nodiscard]] bool holds(std::size_t index) const;
  template <class Act> auto of_row(std::size_t index, Act act);
  LoopItemRow* need_row(std::size_t index);
  void connect_row(LoopItemRow* row, std::size_t index);
  void connect_role(WarpRole role);
  void ask_file();
  /// Another in place of an item, or one more at the end of a role's.
  void ask_instruction(const QWidget* anchor, std::optional<std::size_t> in_place_of,
                       WarpRole role);
  bool move(std::size_t from, std::size_t to, WarpRole role);
  void move_with_keyboard(std::size_t from, std::size_t to, WarpRole role);
  void split_by_roles();
  void place_roles(const Loop& loop);
  void drag_to(const QPoint& global);
  void show_presets(const Loop& loop);
  void show_text(bool on);
  void read_text();
  void say(const QString& problem);
  void fit();

  Workspace& workspace_;
  QComboBox* presets_;
  QToolButton *open_, *as_text_;
  NumberRow* alpha_;
  QWidget* table_;
  QVBoxLayout* rows_box_;
  std::vector<LoopItemRow*> rows_;
  LoopRoleRow *producers_, *consumers_;
  QPushButton *add_, *split_;
  QPlainTextEdit* text_;
  QLabel* problem_;
  std::size_t dragged_ = 0; ///< the item that is being dragged
  int name_width_ = 0;
};

} // namespace loom
