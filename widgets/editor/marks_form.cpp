#include "widgets/editor/marks_form.h"

#include "widgets/editor/number_field.h"
#include "widgets/look/controls.h"
#include "widgets/look/theme.h"
#include "widgets/paint/axis_ticks.h"
#include "widgets/paint/panel_layout.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

/// A coordinate rounded to what one reads off the axis, and kept on it.
double rounded(const Axis& axis, double place) {
  const auto [first, last] = axis_span(axis);
  const double digits = is_logarithmic(axis) ? 1 - std::floor(std::log10(place))
                                             : 2 - std::floor(std::log10(last - first));
  const double factor = std::pow(10, digits);
  const double whole = std::round(place * factor);
  return std::clamp(digits > 0 ? whole / factor : whole * std::pow(10, -digits), first, last);
}

double at_share(const Axis& axis, double share) {
  const auto [first, last] = axis_span(axis);
  return rounded(axis, is_logarithmic(axis) ? first * std::pow(last / first, share)
                                            : first + share * (last - first));
}

/// Where the figure's own panel `place` is drawn, both from 0; 0 where it is left out.
int drawn_place(const FigureLook& look, int place) {
  if (look.show.empty())
    return place;
  const auto found = std::ranges::find(look.show, place);
  return found == look.show.end() ? 0 : static_cast<int>(found - look.show.begin());
}

QStringList kind_names() {
  return {MarksForm::tr("Text"), MarksForm::tr("Line"), MarksForm::tr("Arrow"),
          MarksForm::tr("Vertical guide"), MarksForm::tr("Horizontal guide")};
}

} // namespace

MarksForm::MarksForm(QWidget* parent)
    : QWidget(parent), list_(new QListWidget), add_(new QPushButton(tr("&Add"))),
      remove_(new QPushButton(tr("&Remove"))), kind_(new QComboBox), panel_(new QComboBox),
      text_(new QLineEdit), x_(new NumberField(tr("Place along the horizontal axis"), {})),
      y_(new NumberField(tr("Place along the vertical axis"), {})),
      to_x_(new NumberField(tr("End along the horizontal axis"), {})),
      to_y_(new NumberField(tr("End along the vertical axis"), {})),
      size_(new NumberField(tr("Size of the text in points"), tr("as the figure's"))),
      colour_(new QComboBox), at_(new QLabel(tr("Place"))), to_(new QLabel(tr("End"))) {
  auto* form = new QFormLayout;
  form->setSpacing(unit(this));
  column(this, QMargins(2, 2, 2, 2) * unit(this), -1, {form, {}});
  list_->setObjectName(QStringLiteral("look_marks"));
  list_->setAccessibleName(tr("Marks and texts placed by hand"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setFixedHeight(list_->fontMetrics().lineSpacing() * 8);
  form->addRow(list_);
  form->addRow(beside({add_, remove_, {}}));
  auto* hint = new QLabel(tr("A click on the page puts the selected one there, with Shift the end "
                             "of its line."));
  hint->setWordWrap(true);
  hint->setForegroundRole(QPalette::PlaceholderText);
  form->addRow(hint);
  build_fields(*form);
  add_->setObjectName(QStringLiteral("look_mark_add"));
  connect(add_, &QPushButton::clicked, this, &MarksForm::add);
  connect(remove_, &QPushButton::clicked, this, &MarksForm::remove);
  connect(list_, &QListWidget::currentRowChanged, this, &MarksForm::show_current);
  show_current();
}

void MarksForm::build_fields(QFormLayout& form) {
  kind_->addItems(kind_names());
  kind_->setObjectName(QStringLiteral("look_mark_kind"));
  text_->setObjectName(QStringLiteral("look_mark_text"));
  text_->setMaxLength(static_cast<int>(max_annotation_bytes) / 4);
  x_->setObjectName(QStringLiteral("look_mark_x"));
  y_->setObjectName(QStringLiteral("look_mark_y"));
  form.addRow(tr("&Kind"), kind_);
  form.addRow(tr("&Panel"), panel_);
  form.addRow(tr("&Text"), text_);
  colour_->setObjectName(QStringLiteral("look_mark_colour"));
  colour_->setAccessibleName(tr("Colour"));
  colour_->addItem(tr("as text is"));
  for (const NamedRole& each : look_colours())
    colour_->addItem(QString::fromUtf8(each.name.data(), static_cast<qsizetype>(each.name.size())));
  form.addRow(tr("Si&ze, colour"), beside({{size_, 1}, {colour_, 1}}));
  form.addRow(at_, beside({{x_, 1}, {y_, 1}}));
  form.addRow(to_, beside({{to_x_, 1}, {to_y_, 1}}));
  for (auto* box : {kind_, panel_, colour_})
    connect(box, &QComboBox::activated, this, &MarksForm::take);
  connect(text_, &QLineEdit::editingFinished, this, &MarksForm::take);
  for (auto* field : {x_, y_, to_x_, to_y_, size_})
    connect(field, &NumberField::entered, this, &MarksForm::take);
}

int MarksForm::current() const { return list_->currentRow(); }

PlacedAnnotation* MarksForm::selected() {
  const auto row = static_cast<std::size_t>(current()); // none is beyond the end
  return row < look_.annotations.size() ? &look_.annotations[row] : nullptr;
}

void MarksForm::show_look(const FigureLook& look, const Figure& figure) {
  look_ = look;
  panels_ = figure.panels;
  const QSignalBlocker blocked(list_);
  const int row = list_->currentRow(), before = list_->count();
  list_->clear();
  for (const PlacedAnnotation& each : look.annotations) {
    const QString kind = kind_names()[static_cast<int>(each.what.kind)];
    const QString text = QString::fromStdString(each.what.text);
    list_->addItem(text.isEmpty() ? kind : tr("%1: %2").arg(kind, text));
  }
  // A new one is selected; else what was stays so.
  list_->setCurrentRow(list_->count() > before ? list_->count() - 1
                                               : std::min(row, list_->count() - 1));
  panel_->clear();
  for (std::size_t i = 0; i < panels_.size(); ++i)
    panel_->addItem(QString::fromStdString(panel_letter(i)));
  show_current();
}

void MarksForm::show_current() {
  const bool any = selected() != nullptr;
  const PlacedAnnotation shown = any ? *selected() : PlacedAnnotation{};
  const AnnotationKind kind = shown.what.kind;
  kind_->setCurrentIndex(static_cast<int>(kind));
  panel_->setCurrentIndex(std::min(drawn_place(look_, shown.panel), panel_->count() - 1));
  text_->setText(QString::fromStdString(shown.what.text));
  const auto number = [any](double value) { return any ? std::optional(value) : std::nullopt; };
  x_->set_value(number(shown.what.at.x));
  y_->set_value(number(shown.what.at.y));
  to_x_->set_value(number(shown.what.to.x));
  to_y_->set_value(number(shown.what.to.y));
  size_->set_value(shown.what.text_pt > 0 ? number(shown.what.text_pt) : std::nullopt);
  const QString colour = QString::fromStdString(shown.what.colour);
  if (!colour.isEmpty() && colour_->findText(colour) < 0) // one of the author's own
    colour_->addItem(colour);
  colour_->setCurrentIndex(std::max(0, colour_->findText(colour)));
  size_->setEnabled(any);
  colour_->setEnabled(any);
  const bool ends = any && (kind == AnnotationKind::line || kind == AnnotationKind::arrow);
  kind_->setEnabled(any);
  text_->setEnabled(any);
  remove_->setEnabled(any);
  panel_->setEnabled(any && panel_->count() > 1);
  x_->setEnabled(any && kind != AnnotationKind::horizontal);
  y_->setEnabled(any && kind != AnnotationKind::vertical);
  to_x_->setEnabled(ends);
  to_y_->setEnabled(ends);
  add_->setEnabled(look_.annotations.size() < max_look_annotations && !panels_.empty() &&
                   mark_axes(panels_.front()));
  const auto place = static_cast<std::size_t>(drawn_place(look_, shown.panel));
  for (auto [field, vertical] : {std::pair{x_, false}, std::pair{y_, true}, std::pair{to_x_, false},
                                 std::pair{to_y_, true}}) {
    const MarkAxes axes =
        place < panels_.size() ? mark_axes(panels_[place]).value_or(MarkAxes{}) : MarkAxes{};
    field->setToolTip(axis_title(vertical ? axes.y : axes.x));
  }
}

void MarksForm::add() {
  const MarkAxes panel = mark_axes(panels_.front()).value_or(MarkAxes{});
  PlacedAnnotation made;
  made.panel = own_place(look_, 0);
  made.what.at = {at_share(panel.x, 0.5), at_share(panel.y, 0.75)};
  made.what.to = {at_share(panel.x, 0.6), at_share(panel.y, 0.6)};
  made.what.text = tr("text").toStdString();
  look_.annotations.push_back(std::move(made));
  emit changed(look_);
}

void MarksForm::move_current(int panel, Point to, bool end) {
  PlacedAnnotation* placed = selected();
  const auto place = static_cast<std::size_t>(panel);
  const auto axes = place < panels_.size() ? mark_axes(panels_[place]) : std::nullopt;
  if (!placed || !axes)
    return;
  placed->panel = own_place(look_, panel);
  Point& moved = end ? placed->what.to : placed->what.at;
  moved = {rounded(axes->x, to.x), rounded(axes->y, to.y)};
  emit changed(look_);
}

void MarksForm::remove() {
  if (!selected())
    return;
  look_.annotations.erase(look_.annotations.begin() + current());
  emit changed(look_);
}

void MarksForm::take() {
  PlacedAnnotation* placed = selected();
  if (!placed)
    return;
  placed->what.kind = static_cast<AnnotationKind>(kind_->currentIndex());
  placed->panel = own_place(look_, std::max(0, panel_->currentIndex()));
  placed->what.text = text_->text().toStdString();
  placed->what.text_pt = size_->value().value_or(0);
  placed->what.colour =
      colour_->currentIndex() > 0 ? colour_->currentText().toStdString() : std::string();
  const auto [at, to] = std::pair(placed->what.at, placed->what.to);
  placed->what.at = {x_->value().value_or(at.x), y_->value().value_or(at.y)};
  placed->what.to = {to_x_->value().value_or(to.x), to_y_->value().value_or(to.y)};
  emit changed(look_);
}

} // namespace loom
