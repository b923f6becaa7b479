#include "widgets/dialogs/measurements_dialog.h"

#include "core/why/measured.h"
#include "widgets/look/controls.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/workspace/workspace.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>

namespace loom {

namespace {
/// What the ids of a set's numbers begin with.
std::string prefix_of(int row) { return "set_" + std::to_string(row + 1) + '.'; }
} // namespace

MeasurementsDialog::MeasurementsDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent), workspace_(workspace), table_(new QTableWidget(0, 5, this)),
      details_(new NumberLabel(this)) {
  setWindowTitle(tr("Imported measurements"));
  table_->setObjectName(QStringLiteral("sets"));
  table_->setAccessibleName(tr("Imported measurements"));
  table_->setHorizontalHeaderLabels({tr("File"), tr("Mix"), tr("Access"), tr("ILP"), tr("Points")});
  make_plain(table_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  table_->setItemDelegate(new CellDelegate(table_));
  new CellNumbers(table_);
  details_->setObjectName(QStringLiteral("details"));
  details_->setWordWrap(true);
  details_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* scroll = new QScrollArea(this);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setWidget(details_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* more = buttons->addButton(tr("&Import…"), QDialogButtonBox::ActionRole);
  again_ = buttons->addButton(tr("Import &again…"), QDialogButtonBox::ActionRole);
  again_->setToolTip(tr("Choose the columns anew, or bring in points that are not in the file"));
  remove_ = buttons->addButton(tr("&Remove"), QDialogButtonBox::ActionRole);
  remove_->setObjectName(QStringLiteral("remove"));
  column(this, {{table_, 1}, {scroll, 1}, buttons}, unit(this));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(more, &QPushButton::clicked, this, [this] { emit importAsked(-1); });
  connect(again_, &QPushButton::clicked, this, [this] { emit importAsked(table_->currentRow()); });
  connect(remove_, &QPushButton::clicked, this, &MeasurementsDialog::remove);
  connect(table_, &QTableWidget::currentCellChanged, this, &MeasurementsDialog::show_details);
  connect(&workspace_, &Workspace::snapshotChanged, this, &MeasurementsDialog::refresh);
  refresh();
  resize(std::min(unit(this) * 90, parent->width() * 9 / 10),
         std::min(unit(this) * 56, parent->height() * 9 / 10));
}

void MeasurementsDialog::refresh() {
  const auto& sets = workspace_.scenario().measured;
  const int row = std::min(std::max(0, table_->currentRow()), int(sets.size()) - 1);
  table_->setRowCount(int(sets.size()));
  for (int i = 0; i < int(sets.size()); ++i) {
    const MeasuredSet& set = *sets[std::size_t(i)];
    const auto put = [&](int at, const QString& text, const char* number = nullptr) {
      auto* item = new QTableWidgetItem(text);
      if (number)
        item->setData(quantity_role, QString::fromStdString(prefix_of(i) + number));
      table_->setItem(i, at, item);
    };
    put(0, QString::fromStdString(set.name));
    put(1, set.loop.empty() ? QString::fromStdString(set.mix) : tr("loop"));
    put(2, QString::fromStdString(set.loop.empty() ? set.access : set.loop)
               .trimmed()
               .replace(QLatin1Char('\n'), QStringLiteral("; ")));
    put(3, QString::number(set.ilp), "ilp");
    put(4,
        set.data.empty()
            ? tr("not inside the file")
            : QLocale().toString(qlonglong(set.data.points.size() + set.data.needed.size())),
        "points");
  }
  table_->setCurrentCell(row, 0);
  show_details();
}

void MeasurementsDialog::show_details() {
  const auto& sets = workspace_.scenario().measured;
  const int row = table_->currentRow();
  const bool any = row >= 0 && row < int(sets.size());
  again_->setEnabled(any);
  remove_->setEnabled(any);
  if (!any) {
    details_->show_words(tr("Nothing was imported yet. Measurements of your own are drawn over the "
                            "curves of their mix, access pattern and ILP."));
    return;
  }
  const MeasuredSet& set = *sets[std::size_t(row)];
  const auto mark = [row](const char* number, const QString& text) {
    return numbered(QString::fromStdString(prefix_of(row) + number), text);
  };
  QStringList lines{tr("SHA-256 %1, %2")
                        .arg(QString::fromStdString(set.sha256),
                             mark("bytes", QLocale().formattedDataSize(qint64(set.bytes))))};
  if (!set.source.empty())
    lines << tr("Source: %1").arg(spoken(verbatim(set.source)));
  if (set.extra_arithmetic > 0)
    lines << tr("Arithmetic beyond α: %1")
                 .arg(mark("extra_arithmetic", QString::number(set.extra_arithmetic)));
  if (!set.data.notes.empty())
    lines << QString::fromStdString(set.data.notes);
  details_->show_words(lines.join(QLatin1Char('\n')));
}

std::vector<why::Section> MeasurementsDialog::explained() const {
  std::vector<why::Section> all;
  for (const MeasuredSetPtr& set : workspace_.scenario().measured)
    all.push_back(why::explain_measured_set(*set, prefix_of(static_cast<int>(all.size()))));
  return all;
}

void MeasurementsDialog::remove() {
  Document next = workspace_.document();
  auto& sets = next.scenario.measured;
  const QString name = QString::fromStdString(sets[std::size_t(table_->currentRow())]->name);
  sets.erase(sets.begin() + table_->currentRow());
  workspace_.propose_document(tr("Remove measurements %1").arg(name), std::move(next));
  refresh();
}

} // namespace loom
