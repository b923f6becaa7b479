#pragma once

/// A view with a slim title and a ⋮ menu. The view itself is made when it is first seen.

#include "widgets/views/view.h"

#include <QDockWidget>

class QMenu;

namespace loom {

class ViewDock : public QDockWidget {
  Q_OBJECT
public:
  ViewDock(Workspace& workspace, const ViewInfo& info, QWidget* parent);

  [[nodiscard]] const ViewInfo& info() const { return info_; }
  /// nullptr until it was shown.
  [[nodiscard]] View* view() const { return view_; }
  View* need_view();
  void set_style(const FigureStyle& style);

signals:
  void viewMade(loom::View* view);
  void exportAsked();
  void copyAsked();
  void largeAsked();

protected:
  void showEvent(QShowEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void fill(QMenu& menu);
  void fit();

  Workspace& workspace_;
  const ViewInfo& info_;
  View* view_ = nullptr;
  QWidget* title_;
  FigureStyle style_;
};

} // namespace loom
