#include "widgets/editor/page_form.h"

#include "core/base/number.h"
#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/style/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace loom {

namespace {

/// One step below the smallest size: what suits is taken.
constexpr double size_step = 0.5, suits = min_look_pt - size_step;

QDoubleSpinBox* spin(double least, double most, double step, int decimals, const QString& suffix,
                     const QString& name) {
  auto* box = new QDoubleSpinBox;
  box->setRange(least, most);
  box->setSingleStep(step);
  box->setDecimals(decimals);
  box->setSuffix(suffix);
  box->setKeyboardTracking(false);
  return named(box, name, name);
}

QDoubleSpinBox* points(const QString& name) {
  return spin(suits, max_look_pt, size_step, 1, PageForm::tr(" pt"), name);
}

QDoubleSpinBox* millimetres(const QString& name) {
  return spin(least_side_mm, most_side_mm, 1, 1, PageForm::tr(" mm"), name);
}

double shown(double size) { return size > 0 ? size : suits; }
double taken(const QDoubleSpinBox& box) { return box.value() > suits ? box.value() : 0; }

} // namespace

PageForm::PageForm(QWidget* parent)
    : QWidget(parent), size_(new QComboBox), font_(new QComboBox), language_(new QComboBox),
      palette_(new QComboBox), labels_(new QComboBox),
      width_(millimetres(tr("Width, millimetres"))),
      height_(millimetres(tr("Height, millimetres"))), text_(points(tr("Size of text, points"))),
      tick_(points(tr("Size of the numbers at the axes, points"))),
      title_size_(points(tr("Size of titles, points"))),
      lines_(spin(least_line_factor, most_line_factor, 0.25, 2, tr(" ×"),
                  tr("Widths of lines and size of markers, times the usual"))),
      title_(new QCheckBox(tr("T&itle above the panels"))),
      caption_(new QCheckBox(tr("&Caption under the panels"))),
      notes_(new QCheckBox(tr("&Notes under the panels"))),
      symbols_(new QCheckBox(tr("S&ymbols for names"))),
      statuses_(new QCheckBox(tr("&Derived and assumed numbers under the panels"))),
      embed_(new QCheckBox(tr("Font inside S&VG"))), author_(new QLineEdit), source_(new QLabel) {
  auto* form = new QFormLayout;
  form->setSpacing(unit(this));
  column(this, QMargins(2, 2, 2, 2) * unit(this), -1, {form, {}});
  build_size(*form);
  build_type(*form);
  build_lines(*form);
}

void PageForm::build_size(QFormLayout& form) {
  size_->setObjectName(QStringLiteral("look_size"));
  size_->addItem(tr("what suits the figure"));
  for (const SizePreset& preset : size_presets())
    size_->addItem(QString::fromLatin1(preset.id));
  size_->addItem(tr("own size"));
  form.addRow(tr("&Size"), size_);
  source_->setForegroundRole(QPalette::PlaceholderText);
  source_->setWordWrap(true);
  form.addRow(QString(), source_);
  form.addRow(tr("Width × height"),
              beside({{width_, 1}, new QLabel(QStringLiteral("×")), {height_, 1}}));
  connect(size_, &QComboBox::activated, this, &PageForm::choose_size);
  for (auto* box : {width_, height_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &PageForm::take_own_size);
}

void PageForm::build_type(QFormLayout& form) {
  font_->setObjectName(QStringLiteral("look_font"));
  font_->addItem(tr("%1 (bundled)").arg(bundled_font_family()), QString());
  for (const QString& family : QFontDatabase::families())
    if (family != bundled_font_family() && QFontDatabase::isScalable(family) &&
        !QFontDatabase::isPrivateFamily(family))
      font_->addItem(family, family);
  font_->setMinimumContentsLength(12);
  font_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  form.addRow(tr("&Font"), font_);
  language_->setObjectName(QStringLiteral("look_language"));
  language_->addItem(tr("as all figures"), QString());
  for (const Language& language : languages())
    language_->addItem(language.own_name, language.id);
  form.addRow(tr("Lan&guage"), language_);
  connect(language_, &QComboBox::activated, this, &PageForm::take);
  form.addRow(tr("&Text"), text_);
  form.addRow(tr("&Numbers"), tick_);
  form.addRow(tr("Titl&es"), title_size_);
  text_->setObjectName(QStringLiteral("look_text"));
  connect(font_, &QComboBox::activated, this, &PageForm::take);
  for (auto* box : {text_, tick_, title_size_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &PageForm::take);
}

void PageForm::build_lines(QFormLayout& form) {
  palette_->setObjectName(QStringLiteral("look_palette"));
  palette_->addItems({tr("Colour"), tr("Black and white")});
  labels_->setObjectName(QStringLiteral("look_labels"));
  labels_->addItems({tr("Beside the curves"), tr("In a legend"), tr("In a legend below"),
                     tr("In a legend at the right"), tr("Nowhere")});
  form.addRow(tr("&Lines"), lines_);
  form.addRow(tr("&Palette"), palette_);
  form.addRow(tr("L&abels"), labels_);
  form.addRow(QString(), title_);
  form.addRow(QString(), caption_);
  form.addRow(QString(), notes_);
  form.addRow(QString(), symbols_);
  symbols_->setObjectName(QStringLiteral("look_symbols"));
  symbols_->setToolTip(tr("L with the subscript mem for mem_lat, T for throughputs"));
  title_->setObjectName(QStringLiteral("look_title"));
  connect(lines_, &QDoubleSpinBox::valueChanged, this, &PageForm::take);
  for (auto* box : {palette_, labels_})
    connect(box, &QComboBox::activated, this, &PageForm::take);
  statuses_->setObjectName(QStringLiteral("look_statuses"));
  form.addRow(QString(), statuses_);
  embed_->setObjectName(QStringLiteral("look_embed_font"));
  embed_->setToolTip(tr("Letters look alike where the font is not installed; the file is larger"));
  form.addRow(QString(), embed_);
  author_->setObjectName(QStringLiteral("look_author"));
  author_->setMaxLength(static_cast<int>(max_annotation_bytes) / 4);
  author_->setToolTip(tr("In the metadata of a PDF"));
  form.addRow(tr("A&uthor"), author_);
  connect(author_, &QLineEdit::editingFinished, this, &PageForm::take);
  for (auto* box : {title_, caption_, notes_, symbols_, statuses_, embed_})
    connect(box, &QCheckBox::clicked, this, &PageForm::take);
}

void PageForm::show_look(const FigureLook& look, const ExportSpec& spec) {
  look_ = look;
  const QSignalBlocker blocked[] = {QSignalBlocker(width_), QSignalBlocker(height_),
                                    QSignalBlocker(text_),  QSignalBlocker(tick_),
                                    QSignalBlocker(lines_), QSignalBlocker(title_size_)};
  const SizePreset* preset = size_preset(look.size);
  size_->setCurrentIndex(look.size.empty() ? 0
                         : preset          ? static_cast<int>(preset - size_presets().data()) + 1
                                           : size_->count() - 1);
  source_->setText(
      preset ? tr("%1 pt text; %2, checked %3")
                   .arg(preset->text_pt)
                   .arg(QString::fromUtf8(preset->source), QString::fromLatin1(preset->checked_on))
             : QString());
  source_->setVisible(preset != nullptr);
  width_->setValue(spec.width_mm);
  height_->setValue(spec.height_mm);
  const QString family = QString::fromStdString(look.font);
  if (font_->findData(family) < 0)
    font_->addItem(tr("%1 (not installed)").arg(family), family);
  font_->setCurrentIndex(font_->findData(family));
  const FigureStyle style = export_style(spec);
  for (const auto& [box, size] : {std::pair{text_, style.text}, std::pair{tick_, style.tick},
                                  std::pair{title_size_, style.title}})
    box->setSpecialValueText(tr("%1 pt, suits the size").arg(size, 0, 'g', 3));
  text_->setValue(shown(look.text_pt));
  tick_->setValue(shown(look.tick_pt));
  title_size_->setValue(shown(look.title_pt));
  lines_->setValue(look.line_factor);
  palette_->setCurrentIndex(look.palette == LookPalette::mono ? 1 : 0);
  labels_->setCurrentIndex(static_cast<int>(look.labels));
  language_->setCurrentIndex(
      std::max(0, language_->findData(QString::fromStdString(look.language))));
  title_->setChecked(look.title);
  caption_->setChecked(look.caption);
  notes_->setChecked(!look.no_notes);
  symbols_->setChecked(look.symbols);
  statuses_->setChecked(look.statuses);
  embed_->setChecked(look.embed_font);
  author_->setText(QString::fromStdString(look.author));
}

void PageForm::choose_size(int index) {
  if (index == size_->count() - 1)
    return take_own_size();
  look_.size = index == 0 ? std::string() : size_presets()[static_cast<std::size_t>(index - 1)].id;
  emit changed(look_);
}

void PageForm::take_own_size() {
  look_.size = shortest(width_->value()) + "x" + shortest(height_->value()) + "mm";
  emit changed(look_);
}

void PageForm::take() {
  look_.font = font_->currentData().toString().toStdString();
  look_.text_pt = taken(*text_);
  look_.tick_pt = taken(*tick_);
  look_.title_pt = taken(*title_size_);
  look_.line_factor = lines_->value();
  look_.palette = palette_->currentIndex() == 1 ? LookPalette::mono : LookPalette::colour;
  look_.labels = static_cast<LookLabels>(labels_->currentIndex());
  look_.language = language_->currentData().toString().toStdString();
  look_.title = title_->isChecked();
  look_.caption = caption_->isChecked();
  look_.no_notes = !notes_->isChecked();
  look_.symbols = symbols_->isChecked();
  look_.statuses = statuses_->isChecked();
  look_.embed_font = embed_->isChecked();
  look_.author = author_->text().toStdString();
  emit changed(look_);
}

} // namespace loom
