#pragma once

/// The title of a dock and the buttons of its pages. Where there is no room for all of them, one
/// button names the page that is shown and opens a menu of the others.

#include <QWidget>

#include <vector>

class QLabel;
class QToolButton;

namespace loom {

class PageSwitch : public QWidget {
  Q_OBJECT
public:
  /// @param title of the dock, which the switch takes as its own
  PageSwitch(QLabel* title, QWidget* parent);

  /// @param id of the page, after which its button is named page_ID
  void add(const QString& id, const QString& name, const QString& spoken, const QString& tip);
  void show(std::size_t page);
  [[nodiscard]] bool folded() const { return folded_; }

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  void picked(std::size_t page);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;

private:
  [[nodiscard]] int width_of_all() const;
  void fold();

  QLabel* title_;
  std::vector<QToolButton*> pages_;
  QToolButton* menu_;
  std::size_t now_ = 0;
  bool folded_ = false;
};

} // namespace loom
