#include "widgets/editor/curves_form.h"

#include "widgets/look/controls.h"
#include "widgets/look/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <map>

namespace loom {

namespace {

QString words_of(const std::string& name) {
  static const std::map<std::string, const char*> words{
      {"black", QT_TR_NOOP("black")},
      {"blue", QT_TR_NOOP("blue")},
      {"vermillion", QT_TR_NOOP("vermillion")},
      {"green", QT_TR_NOOP("green")},
      {"purple", QT_TR_NOOP("purple")},
      {"sky", QT_TR_NOOP("sky blue")},
      {"orange", QT_TR_NOOP("orange")},
      {"wine", QT_TR_NOOP("wine red")},
      {"olive", QT_TR_NOOP("olive")},
      {"grey", QT_TR_NOOP("grey")},
      {"solid", QT_TR_NOOP("solid")},
      {"dashed", QT_TR_NOOP("dashed")},
      {"dotted", QT_TR_NOOP("dotted")},
      {"dash-dot", QT_TR_NOOP("dash and dot")},
      {"long-dash", QT_TR_NOOP("long dashes")},
      {"short-dash", QT_TR_NOOP("short dashes")},
      {"dash-dot-dot", QT_TR_NOOP("dash and two dots")},
      {"dash-dash-dot", QT_TR_NOOP("two dashes and a dot")},
      {"disc", QT_TR_NOOP("disc")},
      {"square", QT_TR_NOOP("square")},
      {"triangle", QT_TR_NOOP("triangle")},
      {"diamond", QT_TR_NOOP("diamond")},
      {"cross", QT_TR_NOOP("cross")},
      {"plus", QT_TR_NOOP("plus")},
      {"wedge", QT_TR_NOOP("wedge")},
      {"pentagon", QT_TR_NOOP("pentagon")},
      {"star", QT_TR_NOOP("star")},
      {"caps", QT_TR_NOOP("with ends")},
      {"bars", QT_TR_NOOP("without ends")},
  };
  const auto found = words.find(name);
  return found == words.end() ? QString::fromStdString(name) : CurvesForm::tr(found->second);
}

QComboBox* choice(const std::vector<NamedRole>& names, const char* object) {
  auto* box = new QComboBox;
  box->setObjectName(QString::fromLatin1(object));
  box->addItem(CurvesForm::tr("as it is"), QString());
  for (const NamedRole& each : names)
    box->addItem(words_of(std::string(each.name)),
                 QString::fromLatin1(each.name.data(), qsizetype(each.name.size())));
  return box;
}

} // namespace

CurvesForm::CurvesForm(QWidget* parent)
    : QWidget(parent), curve_(new QComboBox), colour_(choice(look_colours(), "look_curve_colour")),
      dash_(choice(look_dashes(), "look_curve_dash")),
      marker_(choice(look_markers(), "look_curve_marker")), error_(new QComboBox),
      name_(new QLineEdit), own_colour_(new QLineEdit), width_(new QDoubleSpinBox),
      hidden_(new QCheckBox(tr("Lea&ve it out"))), reset_(new QPushButton(tr("As it &was"))) {
  marker_->addItem(tr("none"), QStringLiteral("none"));
  error_->setObjectName(QStringLiteral("look_curve_error"));
  error_->addItem(tr("as it is"), QString());
  for (const std::string_view each : look_error_bars)
    error_->addItem(words_of(std::string(each)),
                    QString::fromLatin1(each.data(), qsizetype(each.size())));
  colour_->addItem(tr("own colour"), QStringLiteral("#"));
  curve_->setObjectName(QStringLiteral("look_curve"));
  curve_->setMinimumContentsLength(14);
  curve_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  name_->setObjectName(QStringLiteral("look_curve_name"));
  name_->setMaxLength(static_cast<int>(max_annotation_bytes) / 4);
  own_colour_->setObjectName(QStringLiteral("look_curve_rgb"));
  own_colour_->setPlaceholderText(QStringLiteral("#RRGGBB"));
  own_colour_->setAccessibleName(tr("Own colour"));
  hidden_->setObjectName(QStringLiteral("look_curve_hidden"));
  width_->setObjectName(QStringLiteral("look_curve_width"));
  width_->setRange(0, most_curve_pt);
  width_->setSingleStep(0.25);
  width_->setSuffix(tr(" pt"));
  width_->setSpecialValueText(tr("as it is"));
  width_->setKeyboardTracking(false);
  auto* form = new QFormLayout;
  form->setSpacing(unit(this));
  column(this, QMargins(2, 2, 2, 2) * unit(this), -1, {form, {}});
  form->addRow(tr("C&urve"), curve_);
  form->addRow(tr("&Name"), name_);
  auto* colour_label = new QLabel(tr("C&olour"));
  colour_label->setBuddy(colour_);
  form->addRow(colour_label, beside({{colour_, 1}, {own_colour_, 1}}));
  form->addRow(tr("&Dashes"), dash_);
  form->addRow(tr("&Marker"), marker_);
  form->addRow(tr("&Error bars"), error_);
  form->addRow(tr("&Width"), width_);
  form->addRow(QString(), hidden_);
  form->addRow(QString(), reset_);
  connect(curve_, &QComboBox::activated, this, &CurvesForm::show_current);
  for (auto* box : {colour_, dash_, marker_, error_})
    connect(box, &QComboBox::activated, this, &CurvesForm::take);
  for (auto* field : {name_, own_colour_})
    connect(field, &QLineEdit::editingFinished, this, &CurvesForm::take);
  connect(width_, &QDoubleSpinBox::valueChanged, this, &CurvesForm::take);
  connect(hidden_, &QCheckBox::clicked, this, &CurvesForm::take);
  connect(reset_, &QPushButton::clicked, this, &CurvesForm::reset);
}

std::string CurvesForm::current() const { return curve_->currentData().toString().toStdString(); }

const std::string* CurvesForm::label_of(const std::string& key) const {
  const auto found = std::ranges::find_if(curves_, [&](const auto& each) {
    return (each.first.empty() ? each.second : each.first) == key;
  });
  return found == curves_.end() ? nullptr : &found->second;
}

void CurvesForm::show_look(const FigureLook& look, const LookSubjects& subjects) {
  look_ = look;
  const QSignalBlocker blocked(curve_);
  if (curves_ != subjects.curves) {
    curves_ = subjects.curves;
    const QString chosen = curve_->currentData().toString();
    curve_->clear();
    for (const auto& [id, label] : curves_)
      if (const QString key = QString::fromStdString(id.empty() ? label : id);
          curve_->findData(key) < 0)
        curve_->addItem(label.empty() ? key : QString::fromStdString(label), key);
    curve_->setCurrentIndex(std::max(0, curve_->findData(chosen)));
  }
  show_current();
}

void CurvesForm::show_current() {
  const std::string key = current();
  const auto kept = std::ranges::find(look_.curves, key, &CurveLook::curve);
  const bool any = kept != look_.curves.end();
  const CurveLook look = any ? *kept : CurveLook{};
  const std::string* own = label_of(key);
  const QSignalBlocker blocked[] = {QSignalBlocker(width_), QSignalBlocker(name_)};
  setEnabled(curve_->count() > 0);
  name_->setText(QString::fromStdString(look.name ? *look.name : own ? *own : std::string()));
  const bool rgb = look.colour.starts_with('#');
  colour_->setCurrentIndex(
      rgb ? colour_->count() - 1
          : std::max(0, colour_->findData(QString::fromStdString(look.colour))));
  own_colour_->setText(rgb ? QString::fromStdString(look.colour) : QString());
  dash_->setCurrentIndex(std::max(0, dash_->findData(QString::fromStdString(look.dash))));
  marker_->setCurrentIndex(std::max(0, marker_->findData(QString::fromStdString(look.marker))));
  error_->setCurrentIndex(std::max(0, error_->findData(QString::fromStdString(look.error))));
  width_->setValue(look.width_pt);
  hidden_->setChecked(look.hidden);
  reset_->setEnabled(any);
}

void CurvesForm::take() {
  CurveLook look;
  look.curve = current();
  if (look.curve.empty())
    return;
  const std::string* own = label_of(look.curve);
  if (own && name_->text().toStdString() != *own)
    look.name = name_->text().toStdString();
  const std::string rgb = own_colour_->text().trimmed().toLower().toStdString();
  look.colour = colour_->currentData().toString().toStdString();
  if (look.colour == "#" || (sender() == own_colour_ && !rgb.empty()))
    look.colour = rgb_of(rgb) ? rgb : std::string();
  look.dash = dash_->currentData().toString().toStdString();
  look.marker = marker_->currentData().toString().toStdString();
  look.error = error_->currentData().toString().toStdString();
  look.width_pt = width_->value() > 0 ? std::max(least_curve_pt, width_->value()) : 0;
  look.hidden = hidden_->isChecked();
  CurveLook usual;
  usual.curve = look.curve;
  const auto kept = std::ranges::find(look_.curves, look.curve, &CurveLook::curve);
  if (kept == look_.curves.end() ? look == usual : look == *kept)
    return;
  if (look == usual)
    look_.curves.erase(kept);
  else if (kept != look_.curves.end())
    *kept = std::move(look);
  else if (look_.curves.size() < max_look_curves)
    look_.curves.push_back(std::move(look));
  emit changed(look_);
}

void CurvesForm::reset() {
  std::erase_if(look_.curves,
                [key = current()](const CurveLook& each) { return each.curve == key; });
  emit changed(look_);
}

} // namespace loom
