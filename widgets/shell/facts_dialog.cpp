#include "widgets/shell/facts_dialog.h"

#include "core/base/number.h"
#include "widgets/look/theme.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/parameter_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace loom {

namespace {

enum Column { name_column, value_column, unit_column, status_column, source_column, note_column };

void add_row(QTableWidget& table, const FactInfo& info, const Fact* fact, const QString& of) {
  const int row = table.rowCount();
  table.insertRow(row);
  const auto put = [&table, row](Column column, const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setToolTip(text);
    if (column == value_column)
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table.setItem(row, column, item);
  };
  put(name_column, of.isEmpty() ? to_qstring(info.name)
                                : QStringLiteral("%1, %2").arg(to_qstring(info.name), of));
  table.item(row, name_column)->setToolTip(to_qstring(info.description));
  put(value_column,
      fact ? QString::fromStdString(shortest(fact->value)) : FactsDialog::tr("not known"));
  put(unit_column, to_qstring(info.unit));
  put(status_column, fact ? status_text(fact->status) : QString());
  put(source_column, fact ? QString::fromStdString(fact->source) : QString());
  put(note_column, fact ? QString::fromStdString(fact->note) : QString());
}

} // namespace

FactsDialog::FactsDialog(const Scenario& scenario, QWidget* parent) : QDialog(parent) {
  const GpuSpec& gpu = *scenario.gpu;
  setWindowTitle(tr("Facts: %1").arg(QString::fromStdString(gpu.name)));
  auto* column = new QVBoxLayout(this);
  auto* summary = new QLabel(gpu_summary(gpu), this);
  summary->setForegroundRole(QPalette::PlaceholderText);
  column->addWidget(summary);
  if (!gpu.note.empty()) {
    auto* note = new QLabel(QString::fromStdString(gpu.note), this);
    note->setWordWrap(true);
    column->addWidget(note);
  }
  auto* table = new QTableWidget(0, note_column + 1, this);
  table->setObjectName(QStringLiteral("facts"));
  table->setHorizontalHeaderLabels(
      {tr("Number"), tr("Value"), tr("Unit"), tr("Status"), tr("Source"), tr("Note")});
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setShowGrid(false);
  table->setAlternatingRowColors(true);
  table->setFrameShape(QFrame::NoFrame);
  table->verticalHeader()->hide();
  table->verticalHeader()->setMinimumSectionSize(unit(this) * 3);
  table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  for (const FactInfo& info : fact_table())
    add_row(*table, info, gpu.facts.find(info.key), {});
  for (const AccessPattern& pattern : gpu.patterns)
    for (const FactInfo& info : fact_table())
      if (const Fact* fact = pattern.facts.find(info.key))
        add_row(*table, info, fact, QString::fromStdString(pattern.name));
  auto* header = table->horizontalHeader();
  header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  header->setHighlightSections(false);
  for (int i = name_column; i < source_column; ++i)
    header->setSectionResizeMode(i, QHeaderView::ResizeToContents);
  header->setSectionResizeMode(source_column, QHeaderView::Interactive);
  header->resizeSection(source_column, unit(this) * 42);
  header->setStretchLastSection(true);
  column->addWidget(table, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  resize(std::min(unit(this) * 130, parent->width() * 9 / 10),
         std::min(unit(this) * 84, parent->height() * 9 / 10));
}

} // namespace loom
