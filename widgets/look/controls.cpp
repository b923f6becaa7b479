#include "widgets/look/controls.h"

#include "widgets/look/icons.h"
#include "widgets/look/named.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/look/wrap_layout.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>

#include <utility>

namespace loom {

void make_search(QLineEdit* field, const QString& placeholder, const QString& name) {
  field->setPlaceholderText(placeholder);
  field->setAccessibleName(name);
  field->setClearButtonEnabled(true);
  field->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
}

void make_plain(QTableView* table) {
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setShowGrid(false);
  table->setFrameShape(QFrame::NoFrame);
  table->verticalHeader()->hide();
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

namespace {
QBoxLayout* laid_out(QBoxLayout* layout, int spacing, std::initializer_list<LayoutPart> parts) {
  layout->setSpacing(spacing);
  for (const LayoutPart& each : parts)
    if (each.widget)
      layout->addWidget(each.widget, each.stretch, each.alignment);
    else if (each.layout)
      layout->addLayout(each.layout, each.stretch);
    else
      layout->addStretch(each.stretch);
  return layout;
}
} // namespace

QComboBox* choice_box(QWidget* view, const QString& name, const QString& help,
                      const QStringList& entries, std::function<void(int)> chosen) {
  auto* box = named(new QComboBox(view), name, help);
  box->addItems(entries);
  QObject::connect(box, &QComboBox::activated, view, std::move(chosen));
  return box;
}

QCheckBox* check_box(QWidget* view, const QString& text, const QString& name, const QString& help,
                     std::function<void(bool)> clicked) {
  auto* box = named(new QCheckBox(text, view), name, help);
  QObject::connect(box, &QCheckBox::clicked, view, std::move(clicked));
  return box;
}

void choice_entry(QMenu& menu, QActionGroup* group, const QString& text, bool checked,
                  const QObject* owner, std::function<void()> act) {
  QAction* action = menu.addAction(text, owner, std::move(act));
  action->setCheckable(true);
  action->setChecked(checked);
  group->addAction(action);
}

QBoxLayout* column(QWidget* owner, const QMargins& margins, int spacing,
                   std::initializer_list<LayoutPart> parts) {
  auto* layout = new QVBoxLayout(owner);
  layout->setContentsMargins(margins);
  return laid_out(layout, spacing, parts);
}
QBoxLayout* column(QWidget* owner, std::initializer_list<LayoutPart> parts, int spacing) {
  return laid_out(new QVBoxLayout(owner), spacing, parts);
}

QBoxLayout* beside(QWidget* owner, const QMargins& margins, int spacing,
                   std::initializer_list<LayoutPart> parts) {
  auto* layout = new QHBoxLayout(owner);
  layout->setContentsMargins(margins);
  return laid_out(layout, spacing, parts);
}
QBoxLayout* beside(std::initializer_list<LayoutPart> parts, int spacing) {
  return laid_out(new QHBoxLayout, spacing, parts);
}

void wrapped_row(QWidget* owner, const QMargins& margins, int spacing,
                 std::initializer_list<QWidget*> parts) {
  auto* layout = new WrapLayout(owner);
  layout->setContentsMargins(margins);
  layout->setSpacing(spacing);
  for (QWidget* each : parts)
    layout->addWidget(each);
}

TurningSplitter* split(QWidget* parent, std::initializer_list<LayoutPart> parts,
                       const QList<int>& shares) {
  auto* splitter = new TurningSplitter(parent);
  for (const LayoutPart& each : parts) {
    splitter->addWidget(each.widget);
    splitter->setStretchFactor(splitter->count() - 1, each.stretch);
  }
  splitter->set_shares(shares);
  return splitter;
}

} // namespace loom
