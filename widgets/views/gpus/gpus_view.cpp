#include "widgets/views/gpus/gpus_view.h"

#include "core/why/section.h"
#include "widgets/look/drawer.h"
#include "widgets/views/gpus/comparison_page.h"
#include "widgets/views/gpus/gpu_list_page.h"
#include "widgets/views/gpus/gpu_table.h"
#include "widgets/views/gpus/gpus_figure.h"
#include "widgets/workspace/workspace.h"

#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace loom {

namespace {
constexpr int most_rows = 40;      ///< of the list in a figure: more would be too small to read
constexpr int rows_per_panel = 36; ///< of a comparison
} // namespace

GpusView::GpusView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), pages_(new QStackedWidget(this)),
      list_(new GpuListPage(*new Drawer(this), pages_)), comparison_(new ComparisonPage(pages_)) {
  setAccessibleName(tr("GPUs"));
  setAccessibleDescription(tr("All GPUs in a table to sort and filter, and side by side."));
  pages_->addWidget(list_);
  pages_->addWidget(comparison_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(pages_);
  setFocusPolicy(Qt::StrongFocus);
  setFocusProxy(&list_->table());
  connect(&list_->table(), &GpuTable::taken, this,
          [this](const QModelIndex& index) { take(list_->gpu(index)); });
  connect(&comparison_->table(), &GpuTable::taken, this, [this](const QModelIndex& index) {
    if (GpuPtr gpu = comparison_->gpu(index))
      take(std::move(gpu));
  });
  connect(list_, &GpuListPage::compareAsked, this, &GpusView::compare);
  connect(comparison_, &ComparisonPage::backAsked, this, [this] { show_page(list_); });
  for (GpuTable* table : {&list_->table(), &comparison_->table()}) {
    connect(table, &GpuTable::said, this, &View::readout);
    connect(&table->numbers(), &CellNumbers::whyAsked, this, &View::whyAsked);
  }
  take_catalogue();
}

void GpusView::take_catalogue() {
  current_ = workspace().scenario().gpu;
  list_->show_gpus(workspace().catalogue(), current_->id);
}

void GpusView::draw(const SnapshotPtr& snapshot) {
  if (snapshot->scenario().gpu == current_)
    return;         // a drag changes nothing here
  take_catalogue(); // a GPU of the user's may be new
  list_->scroll_to_current();
}

void GpusView::showEvent(QShowEvent* event) {
  View::showEvent(event);
  if (!list_->table().currentIndex().isValid()) // the first time
    list_->scroll_to_current();
}

void GpusView::take(GpuPtr gpu) {
  if (gpu != workspace().scenario().gpu)
    workspace().propose_gpu(std::move(gpu));
}

bool GpusView::comparing() const { return pages_->currentWidget() == comparison_; }

GpuTable& GpusView::table() const { return comparing() ? comparison_->table() : list_->table(); }

std::vector<why::Section> GpusView::sections() const {
  const auto count = [](const char* id, Text name, int value) {
    return why::found({.id = id,
                       .name = name,
                       .symbol = "N_GPUs",
                       .unit = "GPUs",
                       .value = static_cast<double>(value),
                       .method = LOOM_TEXT("counted")},
                      {});
  };
  std::vector<why::Section> all{{"gpu_counts",
                                 LOOM_TEXT("List of GPUs"),
                                 {count("gpus_shown", LOOM_TEXT("GPUs that the filter keeps"),
                                        list_->table().model()->rowCount()),
                                  count("gpus_known", LOOM_TEXT("GPUs of the catalogue"),
                                        static_cast<int>(workspace().catalogue().ids().size()))}}};
  const QModelIndex index = table().currentIndex();
  const GpuPtr gpu = !index.isValid() ? nullptr
                     : comparing()    ? comparison_->gpu(index)
                                      : list_->gpu(index);
  if (!gpu)
    return all;
  all.push_back(why::explain_gpu(*gpu, gpu->id + "."));
  all.back().id = "gpu_" + gpu->id;
  all.back().name = verbatim(gpu->name);
  if (comparing() && comparison_->gpus().front() != gpu)
    all.push_back(why::explain_ratios(*gpu, *comparison_->gpus().front()));
  return all;
}

QString GpusView::asked_quantity() const { return table().numbers().ask(); }

void GpusView::compare() {
  auto gpus = list_->selected();
  if (gpus.size() == 1)
    gpus.insert(gpus.begin(), workspace().scenario().gpu);
  if (gpus.size() < 2)
    return;
  comparison_->offer(workspace().catalogue());
  comparison_->show_gpus(std::move(gpus));
  show_page(comparison_);
}

void GpusView::show_page(QWidget* page) {
  pages_->setCurrentWidget(page);
  setFocusProxy(&table());
  table().setFocus();
}

void GpusView::fill_menu(QMenu& menu) {
  if (comparing()) {
    menu.addAction(tr("Back to all GPUs"), this, [this] { show_page(list_); });
    menu.addAction(tr("Copy as a table"), &comparison_->table(), &GpuTable::copy);
    return;
  }
  menu.addAction(tr("Compare the selected"), this, &GpusView::compare);
  menu.addAction(tr("Copy as a table"), &list_->table(), &GpuTable::copy);
  list_->add_column_menu(menu);
}

QVariantMap GpusView::choices() const { return {{"columns", list_->columns()}}; }

void GpusView::restore_choices(const QVariantMap& choices) {
  if (const QString columns = choices.value("columns").toString(); !columns.isEmpty())
    list_->set_columns(columns);
}

Figure GpusView::figure() const {
  if (comparing()) {
    QStringList names;
    for (const GpuPtr& gpu : comparison_->gpus())
      names << QString::fromStdString(gpu->name);
    return gpus_figure(comparison_->table(), "gpu-comparison",
                       tr("%1 side by side").arg(names.join(QStringLiteral(", "))),
                       rows_per_panel * 3, rows_per_panel);
  }
  const QString filter = list_->filter_words();
  return gpus_figure(list_->table(), "gpus",
                     filter.isEmpty() ? tr("GPUs") : tr("GPUs: %1").arg(filter), most_rows,
                     most_rows);
}

ViewInfo view_gpus() {
  return first_page(view_entry<GpusView>("gpus", GpusView::tr("GPUs"), 100,
                                         ViewQuestion::on_real_gpus, {"gpu.sm_count"}),
                    GpusView::tr("GPUs"), GpusView::tr("List"));
}

} // namespace loom
