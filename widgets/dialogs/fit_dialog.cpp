#include "widgets/dialogs/fit_dialog.h"

#include "core/base/number.h"
#include "core/scenario/measured_sets.h"
#include "core/why/fit.h"
#include "core/why/measured.h"
#include "widgets/dialogs/own_gpu_dialog.h"
#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/occupancy/occupancy_words.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>

namespace loom {
namespace {

constexpr int box_columns = 3;

QString digits(double value) { return QString::fromStdString(significant(value, 4)); }

/// What the ids of a set's numbers begin with.
std::string prefix_of(std::size_t set) { return "set_" + std::to_string(set + 1) + '.'; }

} // namespace

FitDialog::FitDialog(Workspace& workspace, const QString& folder, const FigureStyle& style,
                     QWidget* parent)
    : QDialog(parent), workspace_(workspace), folder_(folder), style_(style),
      data_(measured_sets(workspace.scenario(), &workspace.catalogue())),
      model_(new QComboBox(this)), choice_(new QWidget(this)), boxes_row_(new QGridLayout(choice_)),
      progress_(new QProgressBar(this)), fit_(new QPushButton(tr("&Fit"), this)),
      use_(new QPushButton(tr("&Use these numbers"), this)),
      save_(new QPushButton(tr("&Save as my GPU…"), this)), table_(new QTableWidget(0, 6, this)),
      words_(new NumberLabel(this)), plot_(new PlotWidget(this)) {
  setWindowTitle(
      tr("Fit to measurements: %1").arg(QString::fromStdString(workspace.scenario().gpu->name)));
  build();
  choose_model();
  if (data_.empty()) {
    show_words(tr("Nothing was measured on %1 with this mix, access and ILP. Choose a GPU with "
                  "measurements, the H200 say.")
                   .arg(QString::fromStdString(workspace.scenario().gpu->name)),
               true);
    fit_->setEnabled(false);
    for (QWidget* each : std::initializer_list<QWidget*>{table_, plot_})
      each->hide();
    adjustSize();
  }
}

void FitDialog::build() {
  for (std::size_t i = 0; i < model_count; ++i)
    if (model_table()[i].id != "simulation") // a fit would simulate for hours
      model_->addItem(spoken(model_table()[i].name), static_cast<int>(i));
  model_->setCurrentIndex(model_->findData(static_cast<int>(*model_from("saturation"))));
  model_->setObjectName(QStringLiteral("fit_model"));
  connect(model_, &QComboBox::currentIndexChanged, this, &FitDialog::choose_model);
  QStringList sets;
  for (std::size_t i = 0; i < data_.size(); ++i)
    sets << tr("%1, %2 points")
                .arg(QString::fromStdString(data_[i]->name),
                     numbered(QString::fromStdString(prefix_of(i) + "points"),
                              QString::number(data_[i]->data.points.size())));
  auto* names = new NumberLabel(this);
  names->setObjectName(QStringLiteral("fit_data"));
  names->show_words(sets.isEmpty() ? tr("none") : sets.join(QLatin1Char('\n')));
  auto* form = new QFormLayout;
  form->addRow(tr("&Model"), model_);
  form->addRow(tr("Data"), names);
  boxes_row_->setContentsMargins(0, 0, 0, 0);
  boxes_row_->setHorizontalSpacing(unit(this) * 2);
  form->addRow(tr("Free"), choice_);
  progress_->setRange(0, 0);
  progress_->setTextVisible(false);
  progress_->setVisible(false);
  progress_->setAccessibleName(tr("Fitting"));

  table_->setObjectName(QStringLiteral("fitted"));
  table_->setAccessibleName(tr("Fitted values"));
  table_->setHorizontalHeaderLabels({tr("Parameter"), tr("Before"), tr("Fitted"),
                                     tr("Standard error"), tr("95 % from"), tr("95 % to")});
  table_->setFixedHeight(unit(this) * 14);
  make_plain(table_);
  table_->setSelectionMode(QAbstractItemView::NoSelection);
  table_->setTabKeyNavigation(false);
  table_->setItemDelegate(new CellDelegate(table_));
  new CellNumbers(table_);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setStretchLastSection(true);
  words_->setObjectName(QStringLiteral("fit_words"));
  words_->setWordWrap(true);
  words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  words_->setMinimumHeight(words_->fontMetrics().lineSpacing() * 4);
  plot_->setMinimumHeight(unit(this) * 22);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  for (QPushButton* each : {use_, save_})
    buttons->addButton(each, QDialogButtonBox::ActionRole);
  fit_->setDefault(true);
  fit_->setObjectName(QStringLiteral("fit"));
  use_->setObjectName(QStringLiteral("use"));
  save_->setObjectName(QStringLiteral("save"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(fit_, &QPushButton::clicked, this, &FitDialog::start_or_stop);
  connect(use_, &QPushButton::clicked, this, &FitDialog::use);
  connect(save_, &QPushButton::clicked, this, &FitDialog::save);
  connect(&work_, &Background::finished, this, [this] {
    progress_->setVisible(false);
    fit_->setText(tr("&Fit"));
  });
  column(this, {form, beside({fit_, {progress_, 1}, {}}), words_, table_, {plot_, 1}, buttons},
         unit(this));
  resize(unit(this) * 76, unit(this) * 80);
}

std::size_t FitDialog::model() const {
  return static_cast<std::size_t>(model_->currentData().toInt());
}

std::vector<Residual> FitDialog::residuals_before() const {
  std::vector<Residual> all;
  if (const auto run = ModelRun::make(workspace_.scenario(), model()))
    for (const MeasuredSetPtr& set : data_)
      for (const Residual& each : residuals(*run, *set))
        all.push_back(each);
  return all;
}

void FitDialog::choose_model() {
  qDeleteAll(boxes_);
  boxes_.clear();
  const Scenario& scenario = workspace_.scenario();
  for (const FitParameter& each : fit_parameters(scenario, model())) {
    const auto value = fit_value(scenario, each.id);
    const QString id = to_qstring(each.id);
    auto* box = new QCheckBox(
        value ? tr("%1 %2 %3").arg(id, digits(*value), to_qstring(each.unit)).trimmed()
              : tr("%1: no value").arg(id),
        choice_);
    box->setObjectName(id);
    box->setEnabled(value.has_value());
    if (value)
      set_quantity(box, id);
    connect(box, &QCheckBox::toggled, this, &FitDialog::forget);
    const int index = static_cast<int>(boxes_.size());
    boxes_row_->addWidget(box, index / box_columns, index % box_columns);
    boxes_.push_back(box);
  }
  // The latency of the other instruction is what a GPU's file is most often asked for.
  boxes_.front()->setChecked(boxes_.front()->isEnabled());
  forget();
}

void FitDialog::show_words(const QString& text, bool problem) {
  words_->setPalette(problem ? error_words(palette()) : palette());
  words_->show_words(text);
}

void FitDialog::forget() {
  work_.cancel();
  found_.reset();
  use_->setEnabled(false);
  save_->setEnabled(false);
  table_->setRowCount(0);
  plot_->show_panel(residual_panel(residuals_before(), {}), style_);
  if (!data_.empty())
    show_words(tr("The dots are the errors of the model as it is."));
}

void FitDialog::start_or_stop() {
  if (work_.busy()) {
    work_.cancel();
    show_words(tr("The fit was stopped."));
    return;
  }
  FitRequest request{
      .scenario = workspace_.scenario(), .model = model(), .free = {}, .data = data_};
  for (const QCheckBox* box : boxes_)
    if (box->isChecked())
      request.free.push_back(box->objectName().toStdString());
  forget();
  fit_->setText(tr("&Stop"));
  progress_->setVisible(true);
  work_.start([this, request](const std::stop_token& stop, const Background::Progress&) {
    auto result = fit(request, [&stop] { return !stop.stop_requested(); });
    return std::function<void()>([this, request, result = std::move(result)] {
      if (result)
        show_found(request, *result);
      else
        show_words(as_sentence(result.error()), true);
    });
  });
}

void FitDialog::show_found(const FitRequest& request, const Fit& fit) {
  asked_ = request;
  found_ = fit;
  table_->setRowCount(static_cast<int>(fit.values.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const FittedValue& each = fit.values[static_cast<std::size_t>(row)];
    const QString measure = to_qstring(each.parameter.unit);
    const QString id = to_qstring(each.parameter.id), fitted = QStringLiteral("fit.") + id;
    const auto put = [&](int column, const QString& text, const QString& number) {
      auto* item = new QTableWidgetItem(text);
      item->setData(quantity_role, number);
      table_->setItem(row, column, item);
    };
    put(0, id, fitted);
    put(1, digits(each.start), id);
    put(2, tr("%1 %2").arg(digits(each.value), measure).trimmed(), fitted);
    put(3, tr("± %1").arg(QString::fromStdString(significant(each.error, 2))),
        fitted + QStringLiteral(".error"));
    put(4, digits(each.low), fitted + QStringLiteral(".low"));
    put(5, digits(each.high), fitted + QStringLiteral(".high"));
  }
  show_words(fit_words(fit));
  plot_->show_panel(residual_panel(residuals_before(), fit.residuals), style_);
  plot_->setAccessibleName(without_ids(fit_words(fit)));
  use_->setEnabled(true);
  save_->setEnabled(true);
}

std::vector<why::Section> FitDialog::explained() const {
  std::vector<why::Section> all;
  for (std::size_t i = 0; i < data_.size(); ++i)
    all.push_back(why::explain_measured_set(*data_[i], prefix_of(i)));
  if (found_)
    all.push_back(why::explain_fit(asked_, *found_));
  return all;
}

void FitDialog::use() {
  if (!found_)
    return;
  workspace_.propose(tr("fit to measurements"), found_->scenario);
  accept();
}

void FitDialog::save() {
  if (!found_)
    return;
  auto* dialog = new OwnGpuDialog(
      workspace_, folder_,
      tr("Keeps the GPU with the fitted numbers, which say the fit, its data and the error that "
         "it leaves as their source."),
      [fit = *found_](std::string id, std::string name) {
        return fitted_gpu(fit, std::move(id), std::move(name));
      },
      this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, &QDialog::accept);
  dialog->open();
}

} // namespace loom
