#include "widgets/lessons/rows_field.h"

#include "widgets/look/theme.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace loom {

RowsField::RowsField(QStringList lines, const QString& add, QWidget* parent)
    : QWidget(parent), names_(std::move(lines)), column_(new QVBoxLayout(this)),
      add_(new QPushButton(add, this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(unit(this));
  column_->addWidget(add_, 0, Qt::AlignLeft);
  connect(add_, &QPushButton::clicked, this, [this] {
    append();
    rows_.back().lines.front()->setFocus();
    emit edited();
  });
}

void RowsField::append() {
  auto* widget = new QWidget(this);
  auto* grid = new QGridLayout(widget);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(unit(this) / 2);
  Row row{widget, {}};
  const int number = int(rows_.size()) + 1;
  for (const QString& name : names_) {
    auto* line = new QLineEdit(widget);
    line->setPlaceholderText(name);
    line->setToolTip(name);
    line->setAccessibleName(QStringLiteral("%1 %2").arg(name).arg(number));
    grid->addWidget(line, int(row.lines.size()), 0);
    connect(line, &QLineEdit::textEdited, this, &RowsField::edited);
    row.lines << line;
  }
  auto* away = new QToolButton(widget);
  away->setText(QStringLiteral("✕"));
  away->setAutoRaise(true);
  away->setFocusPolicy(Qt::StrongFocus);
  away->setToolTip(tr("Take this one away"));
  away->setAccessibleName(tr("Take this one away"));
  grid->addWidget(away, 0, 1);
  connect(away, &QToolButton::clicked, this, [this, widget] {
    remove(widget);
    emit edited();
  });
  column_->insertWidget(int(rows_.size()), widget);
  widget->show();
  rows_ << row;
}

void RowsField::remove(QWidget* row) {
  rows_.removeIf([row](const Row& each) { return each.widget == row; });
  add_->setFocus(); // the row may have it
  row->hide();
  row->deleteLater();
}

void RowsField::set_rows(const QList<QStringList>& rows) {
  while (rows_.size() > rows.size())
    remove(rows_.back().widget);
  while (rows_.size() < rows.size())
    append();
  for (qsizetype i = 0; i < rows.size(); ++i)
    for (qsizetype j = 0; j < names_.size(); ++j)
      if (QLineEdit* line = rows_[i].lines[j]; line->text() != rows[i].value(j))
        line->setText(rows[i].value(j));
}

QList<QStringList> RowsField::rows() const {
  QList<QStringList> rows;
  for (const Row& row : rows_) {
    QStringList texts;
    for (const QLineEdit* line : row.lines)
      texts << line->text();
    rows << texts;
  }
  return rows;
}

} // namespace loom
