#include "widgets/editor/panels_form.h"

#include "core/base/number.h"
#include "widgets/editor/number_field.h"
#include "widgets/look/controls.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/paint/panel_layout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace loom {

namespace {

/// A spin box whose lowest value stands for "as it is".
QSpinBox* counted(int least, int most, const QString& open, const QString& name) {
  auto* box = new QSpinBox;
  box->setRange(least - 1, most);
  box->setSpecialValueText(open);
  box->setKeyboardTracking(false);
  return named(box, name, name);
}

QComboBox* chosen(const QStringList& choices, const QString& name) {
  auto* box = new QComboBox;
  box->addItems(choices);
  return named(box, name, name);
}

} // namespace

PanelsForm::PanelsForm(std::vector<FigureChoice> choices, QWidget* parent)
    : QWidget(parent), choices_(std::move(choices)), beside_(new QListWidget),
      shown_(new QListWidget), add_(new QComboBox), panel_(new QComboBox),
      remove_(new QPushButton(tr("&Remove"))),
      columns_(counted(1, max_look_columns, tr("as it is"), tr("Panels side by side"))),
      letters_(new QCheckBox(tr("&Letters (a), (b), …"))),
      shared_(new QCheckBox(tr("Number e&qual axes once"))),
      no_axes_(new QLabel(tr("This panel has no axes."))) {
  auto* form = new QFormLayout;
  form->setSpacing(unit(this));
  column(this, QMargins(2, 2, 2, 2) * unit(this), -1, {form, {}});
  build_grid(*form);
  panel_->setObjectName(QStringLiteral("look_panel"));
  panel_->setMinimumContentsLength(14);
  panel_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  form->addRow(tr("A&xes of"), panel_);
  no_axes_->setForegroundRole(QPalette::PlaceholderText);
  form->addRow(QString(), no_axes_);
  build_axis(*form, axes_[0], tr("Horizontal axis"));
  build_axis(*form, axes_[1], tr("Vertical axis"));
  connect(panel_, &QComboBox::activated, this, &PanelsForm::show_axes);
}

void PanelsForm::build_grid(QFormLayout& form) {
  beside_->setObjectName(QStringLiteral("look_beside"));
  beside_->setAccessibleName(tr("Figures beside this one"));
  beside_->setFrameShape(QFrame::NoFrame);
  beside_->setFixedHeight(beside_->fontMetrics().lineSpacing() * 5);
  beside_->setToolTip(
      tr("Their panels follow this figure's own, at most %1 together").arg(max_joined_panels));
  form.addRow(tr("Beside it"), beside_);
  add_->setObjectName(QStringLiteral("look_add"));
  add_->setAccessibleName(tr("Add a figure beside this one"));
  add_->addItem(tr("Add a figure…"));
  for (const FigureChoice& choice : choices_)
    add_->addItem(choice.title, choice.id);
  add_->setMinimumContentsLength(14);
  add_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  form.addRow(QString(), beside({{add_, 1}, remove_}));
  shown_->setObjectName(QStringLiteral("look_shown"));
  shown_->setAccessibleName(tr("Panels that are drawn"));
  shown_->setToolTip(tr("Panels without a check mark are left out"));
  shown_->setFrameShape(QFrame::NoFrame);
  shown_->setFixedHeight(shown_->fontMetrics().lineSpacing() * 4);
  form.addRow(tr("Drawn"), shown_);
  connect(shown_, &QListWidget::itemChanged, this, &PanelsForm::take_shown);
  form.addRow(tr("Colu&mns"), columns_);
  form.addRow(QString(), letters_);
  form.addRow(QString(), shared_);
  letters_->setObjectName(QStringLiteral("look_letters"));
  shared_->setObjectName(QStringLiteral("look_shared"));
  shared_->setToolTip(tr("Axes alike in quantity and unit get one range, and numbers at the left "
                         "and at the bottom only"));
  connect(add_, &QComboBox::activated, this, &PanelsForm::add_figure);
  connect(remove_, &QPushButton::clicked, this, &PanelsForm::remove_figure);
  connect(columns_, &QSpinBox::valueChanged, this, &PanelsForm::take);
  for (auto* box : {letters_, shared_})
    connect(box, &QCheckBox::clicked, this, &PanelsForm::take);
  connect(beside_, &QListWidget::currentRowChanged, this,
          [this](int chosen) { remove_->setEnabled(chosen >= 0); });
}

void PanelsForm::build_axis(QFormLayout& form, AxisFields& fields, const QString& name) {
  fields.title = new QLabel(name);
  fields.title->setContentsMargins(0, unit(this), 0, 0);
  fields.title->setWordWrap(true);
  fields.title->setFont(in_bold(fields.title->font()));
  fields.min = new NumberField(tr("%1: from").arg(name), tr("as it is"));
  fields.max = new NumberField(tr("%1: to").arg(name), tr("as it is"));
  fields.step = new NumberField(tr("%1: between numbers").arg(name), tr("chosen"));
  fields.count = counted(min_look_ticks, max_look_ticks, tr("as many as fit"),
                         tr("%1: numbers at most").arg(name));
  form.addRow(fields.title);
  form.addRow(tr("Range"), beside({{fields.min, 1}, new QLabel(tr("to")), {fields.max, 1}}));
  form.addRow(tr("Step"), beside({{fields.step, 1}, new QLabel(tr("at most")), {fields.count, 1}}));
  fields.words = named(new QLineEdit, tr("%1: title").arg(name), tr("%1: title").arg(name));
  fields.words->setMaxLength(static_cast<int>(max_annotation_bytes) / 4);
  fields.words->setToolTip(tr("In place of the axis' name and unit; a blank alone for none"));
  fields.scale =
      chosen({tr("as it is"), tr("linear"), tr("logarithmic")}, tr("%1: scale").arg(name));
  fields.numbers = chosen({tr("as they are"), tr("10000"), tr("10⁴"), tr("25 %")},
                          tr("%1: form of numbers").arg(name));
  form.addRow(tr("Title"), fields.words);
  form.addRow(tr("Scale"),
              beside({{fields.scale, 1}, new QLabel(tr("numbers")), {fields.numbers, 1}}));
  connect(fields.words, &QLineEdit::editingFinished, this, &PanelsForm::take_axes);
  for (auto* box : {fields.scale, fields.numbers})
    connect(box, &QComboBox::activated, this, &PanelsForm::take_axes);
  for (auto* field : {fields.min, fields.max, fields.step})
    connect(field, &NumberField::entered, this, &PanelsForm::take_axes);
  connect(fields.count, &QSpinBox::valueChanged, this, &PanelsForm::take_axes);
}

void PanelsForm::show_look(const FigureLook& look, const LookSubjects& subjects,
                           const Figure& figure) {
  look_ = look;
  panels_ = figure.panels;
  const QSignalBlocker blocked[] = {QSignalBlocker(columns_), QSignalBlocker(beside_),
                                    QSignalBlocker(shown_)};
  const int current = shown_->currentRow();
  shown_->clear();
  for (std::size_t i = 0; i < subjects.panels.size(); ++i) {
    auto* item =
        new QListWidgetItem(QString::fromStdString(panel_letter(i) + " " + subjects.panels[i]));
    const bool drawn =
        look.show.empty() || std::ranges::find(look.show, static_cast<int>(i)) != look.show.end();
    item->setCheckState(drawn ? Qt::Checked : Qt::Unchecked);
    shown_->addItem(item);
  }
  shown_->setCurrentRow(current);
  shown_->setEnabled(shown_->count() > 1);
  const int row = beside_->currentRow();
  beside_->clear();
  for (const std::string& id : look.beside) {
    const QString key = QString::fromStdString(id);
    const auto known =
        std::ranges::find_if(choices_, [&](const FigureChoice& each) { return each.id == key; });
    beside_->addItem(known == choices_.end() ? key : known->title);
  }
  beside_->setCurrentRow(std::min(row, beside_->count() - 1));
  remove_->setEnabled(beside_->currentRow() >= 0);
  add_->setEnabled(look.beside.size() + 1 < max_joined_panels);
  columns_->setValue(look.columns);
  letters_->setChecked(look.letters);
  shared_->setChecked(look.share_axes);
  const int chosen = std::max(0, panel_->currentIndex());
  panel_->clear();
  for (std::size_t i = 0; i < panels_.size(); ++i) {
    QString name = QString::fromStdString(panels_[i].title);
    if (const QString letter = QString::fromStdString(panel_letter(i)); !name.startsWith(letter))
      name = letter + QLatin1Char(' ') + name;
    panel_->addItem(name);
  }
  panel_->setCurrentIndex(std::min(chosen, panel_->count() - 1));
  panel_->setEnabled(panel_->count() > 1);
  show_axes();
}

void PanelsForm::show_axes() {
  const auto place = static_cast<std::size_t>(std::max(0, panel_->currentIndex()));
  const auto own = static_cast<std::size_t>(own_place(look_, static_cast<int>(place)));
  const PanelLook panel_look = own < look_.panels.size() ? look_.panels[own] : PanelLook{};
  const bool drawn = place < panels_.size() && has_axes(panels_[place]);
  const bool cycles = place < panels_.size() && panels_[place].kind == PanelKind::timeline;
  no_axes_->setVisible(!drawn && !cycles);
  for (const bool vertical : {false, true}) {
    const AxisFields& fields = axes_[vertical];
    const AxisLook& look = vertical ? panel_look.y : panel_look.x;
    const QSignalBlocker blocked(fields.count);
    fields.min->set_value(look.min);
    fields.max->set_value(look.max);
    fields.step->set_value(look.tick_step > 0 ? std::optional(look.tick_step) : std::nullopt);
    fields.count->setValue(look.tick_count > 0 ? look.tick_count : min_look_ticks - 1);
    const Axis axis = cycles && !vertical ? mark_axes(panels_[place]).value_or(MarkAxes{}).x
                      : !drawn            ? Axis{}
                      : vertical          ? panels_[place].y
                                          : panels_[place].x;
    const bool scaled = drawn && has_ranges(panels_[place]) && axis.kind != AxisKind::alpha &&
                        axis.kind != AxisKind::category;
    const bool ranged = scaled || (cycles && !vertical);
    fields.words->setText(QString::fromStdString(look.title.value_or("")));
    fields.words->setPlaceholderText(tr("as it is"));
    fields.words->setEnabled(drawn);
    fields.scale->setCurrentIndex(look.scale ? 1 + static_cast<int>(*look.scale) : 0);
    fields.scale->setEnabled(scaled);
    fields.numbers->setCurrentIndex(static_cast<int>(look.numbers));
    fields.numbers->setEnabled(drawn && axis.kind != AxisKind::category);
    fields.min->setEnabled(ranged);
    fields.max->setEnabled(ranged);
    fields.step->setEnabled(drawn && axis.kind == AxisKind::linear);
    fields.count->setEnabled(drawn && axis.kind != AxisKind::category);
    fields.min->setPlaceholderText(ranged ? QString::fromStdString(significant(axis.min, 4))
                                          : tr("as it is"));
    fields.max->setPlaceholderText(ranged ? QString::fromStdString(significant(axis.max, 4))
                                          : tr("as it is"));
    const QString title = axis_title(axis);
    const QString name = vertical ? tr("Vertical axis") : tr("Horizontal axis");
    fields.title->setText(title.isEmpty() ? name : tr("%1: %2").arg(name, title));
    const QString in_unit =
        axis.unit.empty() ? QString() : tr(", in %1").arg(QString::fromStdString(axis.unit));
    fields.min->setToolTip(tr("The axis begins here%1").arg(in_unit));
    fields.max->setToolTip(tr("The axis ends here%1").arg(in_unit));
    fields.step->setToolTip(tr("Distance between numbers%1").arg(in_unit));
  }
}

void PanelsForm::add_figure(int index) {
  add_->setCurrentIndex(0);
  if (index <= 0)
    return;
  look_.beside.push_back(add_->itemData(index).toString().toStdString());
  emit changed(look_);
}

void PanelsForm::remove_figure() {
  const int row = beside_->currentRow();
  if (row < 0 || row >= static_cast<int>(look_.beside.size()))
    return;
  look_.beside.erase(look_.beside.begin() + row);
  emit changed(look_);
}

void PanelsForm::take() {
  look_.columns = columns_->value();
  look_.letters = letters_->isChecked();
  look_.share_axes = shared_->isChecked();
  emit changed(look_);
}

void PanelsForm::take_shown() {
  look_.show.clear();
  for (int i = 0; i < shown_->count(); ++i)
    if (shown_->item(i)->checkState() == Qt::Checked)
      look_.show.push_back(i);
  if (static_cast<int>(look_.show.size()) == shown_->count())
    look_.show.clear(); // none is left out
  emit changed(look_);
}

void PanelsForm::take_axes() {
  const auto place =
      static_cast<std::size_t>(own_place(look_, std::max(0, panel_->currentIndex())));
  if (look_.panels.size() <= place)
    look_.panels.resize(place + 1);
  for (const bool vertical : {false, true}) {
    const AxisFields& fields = axes_[vertical];
    AxisLook& look = vertical ? look_.panels[place].y : look_.panels[place].x;
    look.min = fields.min->value();
    look.max = fields.max->value();
    // An end that would come before the other takes the other's place.
    if (look.min && look.max && !(*look.min < *look.max))
      (sender() == fields.min ? look.max : look.min).reset();
    const double step = fields.step->value().value_or(0);
    look.tick_step = step > 0 ? step : 0;
    look.tick_count = fields.count->value() >= min_look_ticks ? fields.count->value() : 0;
    const QString words = fields.words->text();
    look.title = words.isEmpty() ? std::nullopt : std::optional(words.trimmed().toStdString());
    const int scale = fields.scale->currentIndex();
    look.scale = scale > 0 ? std::optional(static_cast<LookScale>(scale - 1)) : std::nullopt;
    look.numbers = static_cast<NumberForm>(fields.numbers->currentIndex());
  }
  while (!look_.panels.empty() && look_.panels.back() == PanelLook{})
    look_.panels.pop_back();
  emit changed(look_);
}

} // namespace loom
