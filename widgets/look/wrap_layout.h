#pragma once

/// A row of controls that goes on in the next line where it is full, like the words of a text.

#include <QLayout>
#include <QList>

namespace loom {

class WrapLayout : public QLayout {
  Q_OBJECT
public:
  explicit WrapLayout(QWidget* parent = nullptr);
  ~WrapLayout() override;

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override;
  [[nodiscard]] QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSize() const override;
  void setGeometry(const QRect& rect) override;

private:
  /// The height taken; moves the items there when `place` says so.
  int lay_out(const QRect& rect, bool place) const;

  QList<QLayoutItem*> items_;
};

} // namespace loom
