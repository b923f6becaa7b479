#include "widgets/views/gpus/gpu_list_page.h"

#include "core/gpu/fact_groups.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/icons.h"
#include "widgets/look/language.h"
#include "widgets/look/named.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/texts/fact_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/gpus/gpu_list_model.h"
#include "widgets/views/gpus/gpu_table.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>
#include <set>

namespace loom {

namespace {

/// As wide as its examples where there is room.
class FilterEdit : public QLineEdit {
public:
  using QLineEdit::QLineEdit;
  [[nodiscard]] QSize sizeHint() const override {
    return {unit(this) * 44, QLineEdit::sizeHint().height()};
  }
};

/// The newest first, with what the models start from.
const QString usual_columns = QStringLiteral("name known architecture released- compute_capability "
                                             "sm_count clock pin_bandwidth mem_lat alu_lat "
                                             "mem_thru cores memory_type segment");

int section_of(std::string_view name) {
  const auto columns = gpu_columns();
  const auto found = std::ranges::find(columns, name, column_name);
  return found == columns.end() ? -1 : int(found - columns.begin());
}

} // namespace

GpuListPage::GpuListPage(Drawer& drawer, QWidget* parent)
    : QWidget(parent), list_(new GpuListModel(this)), order_(new GpuListOrder(this)),
      table_(new GpuTable(this)) {
  auto* controls = new QWidget(this);
  build_controls(controls);
  problem_ = new QLabel(this);
  problem_->setObjectName(QStringLiteral("gpu_filter_problem"));
  problem_->setWordWrap(true);
  problem_->setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  problem_->hide();
  order_->setSourceModel(list_);
  table_->setObjectName(QStringLiteral("gpu_list"));
  table_->setAccessibleName(tr("GPUs"));
  table_->setAccessibleDescription(
      tr("Enter takes a GPU for the scenario; select several to compare them."));
  table_->setModel(order_);
  table_->setSortingEnabled(true);
  table_->horizontalHeader()->setSectionsMovable(true);
  column(this, {}, 0, {{drawer.hold(controls)}, {problem_}, {table_, 1}});
  set_columns(usual_columns);

  connect(table_->horizontalHeader(), &QWidget::customContextMenuRequested, this,
          &GpuListPage::open_column_menu);
  connect(table_, &QWidget::customContextMenuRequested, this, &GpuListPage::open_row_menu);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &GpuListPage::count);
}

void GpuListPage::build_controls(QWidget* controls) {
  auto* row = new WrapLayout(controls);
  row->setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  filter_ = new FilterEdit(controls);
  filter_->setObjectName(QStringLiteral("gpu_filter"));
  filter_->setPlaceholderText(tr("Filter: maxwell, released > 2014, sms >= 80"));
  filter_->setAccessibleName(tr("Filter of the GPUs"));
  filter_->setToolTip(as_tooltip(tr("Words fit a name, an architecture, a segment or a kind of "
                                    "memory; a number's name with <, <=, >, >=, = or "
                                    "!= compares.\nThe names stand over the columns.")));
  filter_->setClearButtonEnabled(true);
  filter_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  // Does not grow: what stands after it would move with every word of the count.
  filter_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  const auto choice = [controls](const char* id, const QString& name) {
    return named(new QComboBox(controls), QLatin1String(id), name, {});
  };
  architecture_ = choice("gpu_architecture", tr("Architecture"));
  segment_ = choice("gpu_segment", tr("Segment"));
  memory_ = choice("gpu_memory", tr("Memory"));
  compare_ = new QPushButton(tr("Com&pare"), controls);
  compare_->setObjectName(QStringLiteral("gpu_compare"));
  count_ = new QLabel(controls);
  count_->setObjectName(QStringLiteral("gpu_count"));
  count_->setForegroundRole(QPalette::PlaceholderText);
  for (QWidget* each :
       std::initializer_list<QWidget*>{filter_, architecture_, segment_, memory_, compare_, count_})
    row->addWidget(each);
  connect(filter_, &QLineEdit::textChanged, this, &GpuListPage::filter);
  const auto choose = [this](QComboBox* box, GpuWord word) {
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, word](int index) {
      order_->set_only(word, box->itemData(index).toString().toStdString());
      count();
    });
  };
  choose(architecture_, GpuWord::architecture);
  choose(segment_, GpuWord::segment);
  choose(memory_, GpuWord::memory_type);
  connect(compare_, &QPushButton::clicked, this, &GpuListPage::compareAsked);
}

void GpuListPage::show_gpus(const Catalogue& catalogue, const std::string& current) {
  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue.ids())
    if (const auto gpu = catalogue.find(id))
      gpus.push_back(*gpu);
  current_ = current;
  list_->set_gpus(std::move(gpus));
  list_->set_current(current);
  offer_choices();
  table_->fit_columns();
  count();
}

void GpuListPage::offer_choices() {
  const auto fill = [this](QComboBox* box, GpuWord word, const QString& all) {
    std::vector<std::string> words; // in the catalogue's order, which is that of time
    for (int row = 0; row < list_->rowCount(); ++row)
      if (const std::string& each = word_of(*list_->gpu(row), word);
          !each.empty() && std::ranges::find(words, each) == words.end())
        words.push_back(each);
    const QVariant chosen = box->currentData();
    const QSignalBlocker quiet(box);
    box->clear();
    box->addItem(all, QString());
    for (const std::string& each : words)
      box->addItem(word == GpuWord::segment ? said(each) : QString::fromStdString(each),
                   QString::fromStdString(each));
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
  };
  fill(architecture_, GpuWord::architecture, tr("All architectures"));
  fill(segment_, GpuWord::segment, tr("All segments"));
  fill(memory_, GpuWord::memory_type, tr("All kinds of memory"));
}

void GpuListPage::scroll_to_current() {
  const QModelIndex at = order_->mapFromSource(list_->index(list_->row_of(current_), 0));
  if (!at.isValid())
    return;
  // Down to its row only: before the view has its width, centring a name would cut the names.
  const int across = table_->horizontalScrollBar()->value();
  table_->selectionModel()->setCurrentIndex(at, QItemSelectionModel::NoUpdate);
  table_->scrollTo(at, QAbstractItemView::PositionAtCenter);
  table_->horizontalScrollBar()->setValue(across);
}

std::vector<GpuPtr> GpuListPage::selected() const {
  std::set<int> rows;
  for (const QModelIndex& index : table_->selectionModel()->selectedRows())
    rows.insert(index.row());
  std::vector<GpuPtr> gpus;
  for (const int row : rows)
    gpus.push_back(order_->gpu(order_->index(row, 0)));
  return gpus;
}

const GpuPtr& GpuListPage::gpu(const QModelIndex& index) const { return order_->gpu(index); }

QString GpuListPage::filter_words() const {
  QStringList words;
  for (const QComboBox* box : {architecture_, segment_, memory_})
    if (box->currentIndex() > 0)
      words << box->currentText();
  if (const QString typed = filter_->text().trimmed(); !typed.isEmpty())
    words << typed;
  return words.join(QStringLiteral(", "));
}

/// Why `filter` is not to be taken yet, as one is in the middle of typing it; empty when it is.
QString GpuListPage::unfinished(const Result<GpuFilter>& filter) const {
  if (!filter)
    return spoken(filter.error().detail);
  for (int row = 0; row < list_->rowCount(); ++row)
    if (filter->accepts(*list_->gpu(row)))
      return {};
  return filter->words.empty() || !begins_column(filter->words.back())
             ? QString()
             : tr("the name of a number needs a comparison, such as sms >= 80");
}

void GpuListPage::filter(const QString& text) {
  auto parsed = parse_gpu_filter(text.toStdString());
  unfinished_ = unfinished(parsed);
  if (unfinished_.isEmpty())
    order_->set_filter(*std::move(parsed));
  count();
}

void GpuListPage::count() {
  const int shown = order_->rowCount(), all = list_->rowCount();
  const auto picked = selected();
  QStringList words{shown == all ? tr("%n GPUs", nullptr, all)
                                 : tr("%1 of %2 GPUs").arg(shown).arg(all)};
  if (picked.size() > 1)
    words << tr("%1 selected").arg(picked.size());
  count_->setText(words.join(QStringLiteral(" · ")));
  const bool against_current = picked.size() == 1 && picked.front()->id != current_;
  compare_->setEnabled(picked.size() > 1 || against_current);
  compare_->setToolTip(picked.size() > 1 ? tr("The selected GPUs side by side")
                       : against_current ? tr("Side by side with the scenario's GPU")
                                         : tr("Select GPUs with Ctrl or Shift to compare them"));
  problem_->setVisible(!unfinished_.isEmpty() || (shown == 0 && all > 0));
  problem_->setText(unfinished_.isEmpty()
                        ? tr("No GPU fits %1. A number that no source gives fits no comparison.")
                              .arg(filter_words())
                        : tr("Not filtered yet: %1.").arg(unfinished_));
}

void GpuListPage::show_column(int column, bool on) {
  table_->setColumnHidden(column, !on);
  if (on)
    table_->fit_columns();
}

void GpuListPage::add_column_menu(QMenu& menu) {
  auto* columns = menu.addMenu(tr("Columns"));
  const auto add = [this](QMenu& to, int section) {
    const GpuColumn& column = gpu_columns()[std::size_t(section)];
    QAction* action = to.addAction(column_title(column));
    action->setToolTip(column_meaning(column));
    action->setCheckable(true);
    action->setChecked(!table_->isColumnHidden(section));
    action->setEnabled(section != 0); // without names no row can be told from another
    connect(action, &QAction::toggled, this,
            [this, section](bool on) { show_column(section, on); });
  };
  int section = 0;
  auto* words = columns->addMenu(tr("Product"));
  while (section < int(gpu_word_count))
    add(*words, section++);
  for (const FactGroup& group : fact_groups()) {
    auto* of_group = columns->addMenu(heading_of(group));
    of_group->setToolTipsVisible(true);
    for (std::size_t i = 0; i < group.keys.size(); ++i)
      add(*of_group, section++);
  }
  columns->addSeparator();
  columns->addAction(tr("Usual columns"), this, [this] {
    set_columns(usual_columns);
    table_->fit_columns();
  });
}

void GpuListPage::open_column_menu(const QPoint& at) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const int column = table_->horizontalHeader()->logicalIndexAt(at);
  if (column > 0)
    menu->addAction(tr("Hide %1").arg(column_title(gpu_columns()[std::size_t(column)])), this,
                    [this, column] { show_column(column, false); });
  add_column_menu(*menu);
  menu->popup(table_->horizontalHeader()->mapToGlobal(at));
}

void GpuListPage::open_row_menu(const QPoint& at) {
  const QModelIndex index = table_->indexAt(at);
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  table_->numbers().add_to(*menu, index);
  if (index.isValid())
    menu->addAction(tr("Take %1").arg(QString::fromStdString(gpu(index)->name)), this,
                    [this, row = QPersistentModelIndex(index)] { emit table_->taken(row); });
  menu->addAction(tr("Compare"), this, &GpuListPage::compareAsked)
      ->setEnabled(compare_->isEnabled());
  menu->addAction(tr("Copy as a table"), QKeySequence::Copy, table_, &GpuTable::copy);
  add_column_menu(*menu);
  menu->popup(table_->viewport()->mapToGlobal(at));
}

QString GpuListPage::columns() const {
  const QHeaderView& header = *table_->horizontalHeader();
  QStringList names;
  for (int place = 0; place < header.count(); ++place) {
    const int section = header.logicalIndex(place);
    if (table_->isColumnHidden(section))
      continue;
    names << to_qstring(column_name(gpu_columns()[std::size_t(section)]));
    if (section == header.sortIndicatorSection())
      names.back() +=
          header.sortIndicatorOrder() == Qt::AscendingOrder ? QLatin1Char('+') : QLatin1Char('-');
  }
  return names.join(QLatin1Char(' '));
}

void GpuListPage::set_columns(const QString& columns) {
  QHeaderView& header = *table_->horizontalHeader();
  for (int section = 1; section < header.count(); ++section)
    table_->setColumnHidden(section, true);
  int place = 0;
  for (QString name : columns.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const bool up = name.endsWith(QLatin1Char('+')), down = name.endsWith(QLatin1Char('-'));
    if (up || down)
      name.chop(1);
    const int section = section_of(name.toStdString());
    if (section < 0)
      continue; // of another version
    table_->setColumnHidden(section, false);
    header.moveSection(header.visualIndex(section), place++);
    if (up || down)
      table_->sortByColumn(section, up ? Qt::AscendingOrder : Qt::DescendingOrder);
  }
}

} // namespace loom
