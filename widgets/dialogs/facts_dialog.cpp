#include "widgets/dialogs/facts_dialog.h"

#include "core/base/number.h"
#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/texts/fact_text.h"
#include "widgets/texts/parameter_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace loom {

namespace {

enum Column { name_column, value_column, unit_column, status_column, source_column, note_column };

QTableWidgetItem* put(QTableWidget& table, int row, Column column, const QString& text) {
  auto* item = new QTableWidgetItem(text);
  item->setToolTip(text);
  if (column == value_column)
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  table.setItem(row, column, item);
  return item;
}

int add_row(QTableWidget& table) {
  const int row = table.rowCount();
  table.insertRow(row);
  return row;
}

void add_heading(QTableWidget& table, const QString& heading) {
  const int row = add_row(table);
  auto* item = put(table, row, name_column, heading);
  item->setFont(in_bold(table.font()));
  item->setFlags(Qt::ItemIsEnabled);
  table.setSpan(row, name_column, 1, note_column + 1);
}

/// What its numbers' ids begin with, here and in explained().
std::string prefix_of(const GpuSpec& gpu) { return gpu.id + '.'; }
std::string prefix_of(const GpuSpec& gpu, const AccessPattern& pattern) {
  return prefix_of(gpu) + pattern.id + '.';
}

void add_fact(QTableWidget& table, const FactInfo& info, const Fact* fact, const QString& of,
              const std::string& prefix) {
  const int row = add_row(table);
  put(table, row, name_column,
      of.isEmpty() ? to_qstring(info.name)
                   : QStringLiteral("%1, %2").arg(to_qstring(info.name), of))
      ->setToolTip(column_meaning(info.key));
  put(table, row, value_column,
      fact ? QString::fromStdString(shortest(fact->value)) : FactsDialog::tr("not known"));
  put(table, row, unit_column, to_qstring(info.unit));
  put(table, row, status_column, fact ? status_text(fact->status) : QString());
  put(table, row, source_column, fact ? spoken(fact->source) : QString());
  put(table, row, note_column, fact ? spoken(fact->note) : QString());
  if (fact)
    for (int column = name_column; column <= note_column; ++column)
      table.item(row, column)->setData(quantity_role, to_qstring(prefix + std::string(info.name)));
}

void fill(QTableWidget& table, const GpuSpec& gpu) {
  for (const FactGroup& group : fact_groups()) {
    add_heading(table, heading_of(group));
    for (const FactKey key : group.keys)
      add_fact(table, fact_info(key), gpu.facts.find(key), {}, prefix_of(gpu));
  }
  for (const AccessPattern& pattern : gpu.patterns) {
    add_heading(table, FactsDialog::tr("Access pattern: %1").arg(said(pattern.name)));
    for (const FactInfo& info : fact_table())
      if (const Fact* fact = pattern.facts.find(info.key))
        add_fact(table, info, fact, said(pattern.name), prefix_of(gpu, pattern));
  }
}

bool is_heading(const QTableWidget& table, int row) { return !table.item(row, value_column); }

/// Whether each of `words` stands somewhere in the row or in what its number means.
bool fits(const QTableWidget& table, int row, const QStringList& words) {
  QString text = table.item(row, name_column)->toolTip();
  for (int column = name_column; column <= note_column; ++column)
    text += QLatin1Char('\n') + table.item(row, column)->text();
  return std::ranges::all_of(
      words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Shows the rows that fit, under their headings; how many there are.
int show_only(QTableWidget& table, const QString& filter) {
  const QStringList words = filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  int shown = 0;
  bool group_shown = false;
  for (int row = table.rowCount() - 1; row >= 0; --row) { // a heading after its rows
    if (is_heading(table, row)) {
      table.setRowHidden(row, !group_shown);
      group_shown = false;
      continue;
    }
    const bool on = fits(table, row, words);
    table.setRowHidden(row, !on);
    group_shown |= on;
    shown += on;
  }
  return shown;
}

} // namespace

FactsDialog::FactsDialog(const Scenario& scenario, QWidget* parent)
    : QDialog(parent), gpu_(scenario.gpu) {
  const GpuSpec& gpu = *gpu_;
  setWindowTitle(tr("Facts: %1").arg(QString::fromStdString(gpu.name)));
  auto* column = new QVBoxLayout(this);
  auto* summary = new QLabel(gpu_summary(gpu), this);
  summary->setForegroundRole(QPalette::PlaceholderText);
  column->addWidget(summary);
  if (!gpu.note.empty()) {
    auto* note = new QLabel(spoken(verbatim(gpu.note)), this);
    note->setWordWrap(true);
    column->addWidget(note);
  }
  auto* filter = new QLineEdit(this);
  filter->setObjectName(QStringLiteral("facts_filter"));
  make_search(filter, tr("Filter: words of a name, a meaning, a status or a source"),
              tr("Filter of the facts"));
  column->addWidget(filter);
  auto* none = new QLabel(this);
  none->setForegroundRole(QPalette::PlaceholderText);
  none->hide();
  column->addWidget(none);
  auto* table = new QTableWidget(0, note_column + 1, this);
  table->setObjectName(QStringLiteral("facts"));
  table->setHorizontalHeaderLabels(
      {tr("Number"), tr("Value"), tr("Unit"), tr("Status"), tr("Source"), tr("Note")});
  make_plain(table);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setAlternatingRowColors(true);
  table->verticalHeader()->setMinimumSectionSize(unit(this) * 3);
  table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  fill(*table, gpu);
  table->setItemDelegate(new CellDelegate(table));
  new CellNumbers(table);
  auto* header = table->horizontalHeader();
  header->setHighlightSections(false);
  for (int i = name_column; i < source_column; ++i)
    header->setSectionResizeMode(i, QHeaderView::ResizeToContents);
  header->setSectionResizeMode(source_column, QHeaderView::Interactive);
  header->resizeSection(source_column, unit(this) * 42);
  header->setStretchLastSection(true);
  column->addWidget(table, 1);
  connect(filter, &QLineEdit::textChanged, this, [table, none](const QString& text) {
    none->setVisible(show_only(*table, text) == 0);
    none->setText(tr("No fact has “%1”.").arg(text));
  });
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  // Enter in the filter is not to close what it has just found.
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  resize(std::min(unit(this) * 130, parent->width() * 9 / 10),
         std::min(unit(this) * 84, parent->height() * 9 / 10));
}

std::vector<why::Section> FactsDialog::explained() const {
  std::vector<why::Section> all{why::explain_gpu(*gpu_, prefix_of(*gpu_))};
  for (const AccessPattern& pattern : gpu_->patterns)
    all.push_back(why::explain_gpu_pattern(pattern, prefix_of(*gpu_, pattern)));
  return all;
}

} // namespace loom
