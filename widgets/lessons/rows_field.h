#pragma once

/// Several answers below each other, each with a few lines to fill in, that can be added and taken
/// away.

#include <QStringList>
#include <QWidget>

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace loom {

class RowsField : public QWidget {
  Q_OBJECT
public:
  /// What the lines of a row are, and what the button that adds one says.
  RowsField(QStringList lines, const QString& add, QWidget* parent = nullptr);

  /// Lines that say the same already keep their cursor.
  void set_rows(const QList<QStringList>& rows);
  [[nodiscard]] QList<QStringList> rows() const;

signals:
  void edited();

private:
  void append();
  void remove(QWidget* row);

  struct Row {
    QWidget* widget;
    QList<QLineEdit*> lines;
  };
  QStringList names_;
  QVBoxLayout* column_;
  QList<Row> rows_;
  QPushButton* add_;
};

} // namespace loom
