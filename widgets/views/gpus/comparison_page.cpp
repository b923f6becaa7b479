#include "widgets/views/gpus/comparison_page.h"

#include "widgets/look/controls.h"
#include "widgets/look/theme.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/views/gpus/comparison_model.h"
#include "widgets/views/gpus/gpu_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace loom {

ComparisonPage::ComparisonPage(QWidget* parent)
    : QWidget(parent), model_(new ComparisonModel(this)), table_(new GpuTable(this)) {
  auto* controls = new QWidget(this);
  auto* row = new WrapLayout(controls);
  row->setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  auto* back = new QPushButton(tr("← All GPUs"), controls);
  back->setObjectName(QStringLiteral("gpu_back"));
  back->setToolTip(tr("Back to the list (Esc)"));
  only_ = new QCheckBox(tr("Only differences"), controls);
  only_->setObjectName(QStringLiteral("gpu_only_differences"));
  add_ = new QComboBox(controls);
  add_->setObjectName(QStringLiteral("gpu_add"));
  add_->setAccessibleName(tr("Add a GPU to the comparison"));
  add_->setPlaceholderText(tr("Add a GPU…"));
  count_ = new QLabel(controls);
  count_->setObjectName(QStringLiteral("gpu_differences"));
  count_->setForegroundRole(QPalette::PlaceholderText);
  for (QWidget* each : std::initializer_list<QWidget*>{back, add_, only_, count_})
    row->addWidget(each);
  table_->setObjectName(QStringLiteral("gpu_comparison"));
  table_->setAccessibleName(tr("GPUs side by side"));
  table_->setAccessibleDescription(tr("Enter takes the GPU of a column for the scenario, Delete "
                                      "removes it from the comparison, Esc goes back."));
  table_->setModel(model_);
  column(this, {}, 0, {{controls}, {table_, 1}});
  connect(back, &QPushButton::clicked, this, &ComparisonPage::backAsked);
  connect(only_, &QCheckBox::toggled, model_, &ComparisonModel::set_only_differences);
  connect(table_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
    open_menu(table_->columnAt(at.x()), table_->indexAt(at), table_->viewport()->mapToGlobal(at));
  });
  auto* header = table_->horizontalHeader();
  connect(header, &QWidget::customContextMenuRequested, this, [this, header](const QPoint& at) {
    open_menu(header->logicalIndexAt(at), {}, header->mapToGlobal(at));
  });
}

const std::vector<GpuPtr>& ComparisonPage::gpus() const { return model_->gpus(); }

GpuPtr ComparisonPage::gpu(const QModelIndex& index) const {
  const int place = model_->gpu_of(index.column());
  return place < 0 ? nullptr : gpus()[std::size_t(place)];
}

void ComparisonPage::offer(const Catalogue& catalogue) {
  add_->clear();
  for (const std::string& id : catalogue.ids())
    if (const auto gpu = catalogue.find(id))
      add_->addItem(QString::fromStdString((*gpu)->name), QString::fromStdString(id));
  add_->setCurrentIndex(-1);
  disconnect(add_, &QComboBox::activated, this, nullptr);
  connect(add_, &QComboBox::activated, this, [this, &catalogue](int index) {
    const auto gpu = catalogue.find(add_->itemData(index).toString().toStdString());
    add_->setCurrentIndex(-1);
    if (!gpu || std::ranges::find(gpus(), *gpu) != gpus().end())
      return;
    auto more = gpus();
    more.push_back(*gpu);
    set_gpus(std::move(more));
  });
}

void ComparisonPage::show_gpus(std::vector<GpuPtr> gpus) {
  set_gpus(std::move(gpus));
  if (model_->rowCount() > 1) // below the first heading
    table_->setCurrentIndex(model_->index(1, ComparisonModel::first_gpu_column));
}

void ComparisonPage::set_gpus(std::vector<GpuPtr> gpus) {
  model_->set_gpus(std::move(gpus));
  table_->fit_columns();
  count_->setText(tr("≠ %1 of %2 numbers differ; × is the ratio to %3")
                      .arg(model_->differing())
                      .arg(model_->compared())
                      .arg(QString::fromStdString(this->gpus().front()->name)));
}

void ComparisonPage::remove(int place) {
  if (gpus().size() <= 2) {
    emit backAsked();
    return;
  }
  auto rest = gpus();
  rest.erase(rest.begin() + place);
  set_gpus(std::move(rest));
}

void ComparisonPage::make_first(int place) {
  auto order = gpus();
  std::rotate(order.begin(), order.begin() + place, order.begin() + place + 1);
  set_gpus(std::move(order));
}

void ComparisonPage::open_menu(int column, const QModelIndex& cell, const QPoint& at) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  table_->numbers().add_to(*menu, cell);
  if (const int place = column < 0 ? -1 : model_->gpu_of(column); place >= 0) {
    const QString name = QString::fromStdString(gpus()[std::size_t(place)]->name);
    menu->addAction(tr("Take %1").arg(name), this,
                    [this, column] { emit table_->taken(model_->index(0, column)); });
    menu->addAction(tr("Compare the others with %1").arg(name), this,
                    [this, place] { make_first(place); })
        ->setEnabled(place > 0);
    menu->addAction(tr("Remove %1").arg(name), QKeySequence(Qt::Key_Delete), this,
                    [this, place] { remove(place); });
  }
  menu->addAction(tr("Copy as a table"), QKeySequence::Copy, table_, &GpuTable::copy);
  menu->popup(at);
}

void ComparisonPage::keyPressEvent(QKeyEvent* event) {
  const QModelIndex now = table_->currentIndex();
  if (event->key() == Qt::Key_Escape)
    emit backAsked();
  else if (event->key() == Qt::Key_Delete && now.isValid() && model_->gpu_of(now.column()) >= 0)
    remove(model_->gpu_of(now.column()));
  else
    QWidget::keyPressEvent(event);
}

} // namespace loom
