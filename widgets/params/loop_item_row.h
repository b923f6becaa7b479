#pragma once

/// One instruction of a loop in the left panel: a handle that moves it, its class, how many of them
/// an iteration has, and below, once opened, what belongs to its class: width, hit rates, passes,
/// sectors, stages.

#include "core/gpu/instruction_class.h"
#include "core/model/loop_text.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace loom {

class NumberRow;
class Segmented;
class Workspace;

class LoopItemRow : public QWidget {
  Q_OBJECT
public:
  /// `index` is the place in the loop; child widgets carry it in their names.
  LoopItemRow(Workspace& workspace, int index, QWidget* parent);

  void show_item(const LoopItem& item);
  /// What is wrong with the item; empty for nothing.
  void show_problem(const QString& words);
  void set_name_width(int width);
  void set_open(bool open);
  [[nodiscard]] bool is_open() const { return open_; }

signals:
  /// Changed; `what` names the number in the undo list.
  void changed(const QString& what, const loom::LoopItem& item);
  void removeAsked();
  void classAsked(); ///< another class, from the list
  void roleAsked();  ///< the other role
  /// By so many places down; by the keyboard, which follows it.
  void moveAsked(int by);
  void dragBegan();
  void dragged(const QPoint& global);
  void dragEnded();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void need_body();
  void show_body();
  void set_option(LoopOption option, double value);
  void fit();

  Workspace& workspace_;
  int index_;
  LoopItem item_;
  const InstructionClass* class_ = nullptr; ///< nullptr where there is none of that name
  QToolButton* name_;
  QWidget* handle_;
  NumberRow* count_;
  QLabel* summary_;
  QString words_; ///< of the summary, whole
  QLabel* problem_;
  QWidget* body_ = nullptr; ///< made when first opened
  Segmented* width_ = nullptr;
  QWidget* width_row_ = nullptr;
  QToolButton* role_ = nullptr;
  QLabel* about_ = nullptr;
  std::array<NumberRow*, loop_option_count> options_{};
  int name_width_ = 0;
  bool open_ = false, dragging_ = false;
};

} // namespace loom
