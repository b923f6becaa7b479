#include "widgets/shell/export_dialog.h"

#include "core/text/text.h"
#include "widgets/export/caption.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/shell/figure_preview.h"
#include "widgets/shell/lint_list.h"
#include "widgets/texts/parameter_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace loom {

namespace {
const QStringList endings{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png"),
                          QStringLiteral("csv"), QStringLiteral("tex")};

QDoubleSpinBox* millimetres(double most) {
  auto* box = new QDoubleSpinBox;
  box->setRange(20, most);
  box->setDecimals(1);
  box->setSuffix(ExportDialog::tr(" mm"));
  return box;
}
} // namespace

ExportDialog::ExportDialog(DrawPage draw, Document document, const Catalogue& catalogue,
                           QSettings& settings, QWidget* parent)
    : QDialog(parent), draw_(std::move(draw)), document_(std::move(document)),
      catalogue_(catalogue), settings_(settings), preview_(new FigurePreview(this)),
      format_(new QComboBox), size_(new QComboBox), size_source_(new QLabel),
      width_(millimetres(1000)), height_(millimetres(1000)), dpi_(new QSpinBox),
      palette_(new QComboBox), footer_(new QCheckBox(tr("&Footer: model, GPU, version"))),
      transparent_(new QCheckBox(tr("&Transparent ground"))), path_(new QLineEdit),
      problem_(new QLabel), words_(new QCheckBox(tr("&Caption, BibTeX and LaTeX beside it"))),
      lint_(new LintList), lint_soon_(new QTimer(this)), page_(draw_({})) {
  setWindowTitle(tr("Export: %1").arg(QString::fromStdString(figure().title)));
  format_->addItems({tr("PDF"), tr("SVG"), tr("PNG"), tr("CSV: the numbers"), tr("TikZ/pgfplots")});
  for (const SizePreset& preset : size_presets())
    size_->addItem(QString::fromLatin1(preset.id));
  size_->addItem(tr("own size"));
  dpi_->setRange(36, 1200);
  dpi_->setSuffix(tr(" dpi"));
  palette_->addItems({tr("Colour"), tr("Black and white")});
  path_->setObjectName(QStringLiteral("path"));
  size_->setObjectName(QStringLiteral("size"));
  words_->setObjectName(QStringLiteral("words"));
  build();
  start(settings);
}

void ExportDialog::build() {
  auto* form = new QFormLayout;
  form->setSpacing(unit(this));
  form->addRow(tr("F&ormat"), format_);
  form->addRow(tr("&Size"), size_);
  size_source_->setForegroundRole(QPalette::PlaceholderText);
  size_source_->setWordWrap(true);
  form->addRow(QString(), size_source_);
  auto* extent = new QHBoxLayout;
  width_->setAccessibleName(tr("Width"));
  height_->setAccessibleName(tr("Height"));
  extent->addWidget(width_, 1);
  extent->addWidget(new QLabel(QStringLiteral("×")));
  extent->addWidget(height_, 1);
  form->addRow(tr("Width × height"), extent);
  form->addRow(tr("&Resolution"), dpi_);
  form->addRow(tr("&Palette"), palette_);
  form->addRow(QString(), footer_);
  form->addRow(QString(), transparent_);
  form->addRow(QString(), words_);
  auto* where = new QHBoxLayout;
  auto* browse_button = new QPushButton(tr("&Browse…"));
  where->addWidget(path_, 1);
  where->addWidget(browse_button);

  auto* columns = new QHBoxLayout;
  columns->setSpacing(unit(this) * 2);
  columns->addWidget(preview_, 1);
  columns->addLayout(form);
  auto* rows = new QVBoxLayout(this);
  rows->setSpacing(unit(this));
  rows->addLayout(columns, 1);
  rows->addWidget(lint_);
  auto* file_label = new QLabel(tr("F&ile"));
  file_label->setBuddy(path_);
  rows->addWidget(file_label);
  rows->addLayout(where);
  QPalette red = palette();
  red.setColor(QPalette::WindowText, error_text(red));
  problem_->setPalette(red);
  problem_->setWordWrap(true);
  problem_->hide();
  rows->addWidget(problem_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  go_ = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
  go_->setDefault(true);
  rows->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(browse_button, &QPushButton::clicked, this, &ExportDialog::browse);
  connect(lint_, &LintList::fixAsked, this, &ExportDialog::fix);
  connect(path_, &QLineEdit::textChanged, this, [this] { allow_replacing({}); });
  lint_soon_->setSingleShot(true);
  lint_soon_->setInterval(150);
  connect(lint_soon_, &QTimer::timeout, this, &ExportDialog::look_for_problems);
}

void ExportDialog::start(const QSettings& settings) {
  const auto look = document_.looks.find(figure().id);
  const bool edited = look != document_.looks.end();
  const QString suits = default_size(figure());
  const QString size = !edited                     ? settings.value("export/size", suits).toString()
                       : look->second.size.empty() ? suits
                                                   : QString::fromStdString(look->second.size);
  const int index = size_->findText(size);
  size_->setCurrentIndex(index < 0 ? size_->count() - 1 : index);
  if (own_size()) {
    width_->setValue(edited ? page_.spec.width_mm
                            : settings.value("export/width", 88.9).toDouble());
    height_->setValue(edited ? page_.spec.height_mm
                             : settings.value("export/height", 55).toDouble());
  }
  format_->setCurrentIndex(std::clamp(settings.value("export/format").toInt(), 0, 4));
  dpi_->setValue(settings.value("export/dpi", 600).toInt());
  const bool mono =
      edited ? page_.spec.palette == Palette::mono : settings.value("export/mono").toBool();
  palette_->setCurrentIndex(mono ? 1 : 0);
  footer_->setChecked(settings.value("export/footer").toBool());
  transparent_->setChecked(settings.value("export/transparent").toBool());
  words_->setChecked(settings.value("export/words").toBool());
  const QString folder = settings.value("export/folder", QDir::homePath()).toString();
  path_->setText(QDir(folder).filePath(QString::fromStdString(figure().id)));
  choose_format();

  connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::choose_format);
  connect(size_, &QComboBox::currentIndexChanged, this, &ExportDialog::choose_size);
  for (auto* box : {width_, height_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::refresh);
  connect(palette_, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
  choose_size();
}

void ExportDialog::choose_format() {
  const auto format = ExportFormat(format_->currentIndex());
  dpi_->setEnabled(format == ExportFormat::png);
  transparent_->setEnabled(format == ExportFormat::png || format == ExportFormat::svg);
  const bool drawn = format != ExportFormat::csv;
  palette_->setEnabled(drawn);
  footer_->setEnabled(drawn);
  // The file's ending follows the format, unless somebody typed one of their own.
  const QString ending = QFileInfo(path_->text()).suffix().toLower();
  const QString& wanted = endings[format_->currentIndex()];
  if (endings.contains(ending))
    path_->setText(path_->text().chopped(ending.size()) + wanted);
  else
    path_->setText(path_->text() + QLatin1Char('.') + wanted);
}

bool ExportDialog::own_size() const { return size_->currentIndex() == size_->count() - 1; }

void ExportDialog::choose_size() {
  width_->setEnabled(own_size());
  height_->setEnabled(own_size());
  if (own_size()) {
    size_source_->setText(tr("%1 pt text").arg(page_.spec.text_pt));
  } else {
    page_ = draw_({.size = size_->currentText()});
    const QSignalBlocker quiet_width(width_), quiet_height(height_);
    width_->setValue(page_.spec.width_mm);
    height_->setValue(page_.spec.height_mm);
    const SizePreset& preset = *find_size_preset(size_->currentText());
    size_source_->setText(
        tr("%1 pt text; %2, checked %3")
            .arg(page_.spec.text_pt)
            .arg(QString::fromUtf8(preset.source), QString::fromLatin1(preset.checked_on)));
  }
  refresh();
}

ExportSpec ExportDialog::spec() const {
  ExportSpec spec = page_.spec;
  spec.format = ExportFormat(format_->currentIndex());
  spec.dpi = dpi_->value();
  spec.palette = palette_->currentIndex() == 1 ? Palette::mono : Palette::colour;
  spec.footer = footer_->isChecked();
  spec.transparent = transparent_->isChecked() && transparent_->isEnabled();
  return spec;
}

void ExportDialog::refresh() {
  if (own_size()) { // the text stays as large and as legible as before
    const double floor_pt = page_.spec.floor_pt;
    page_ = draw_({.size = QStringLiteral("%1x%2mm").arg(width_->value()).arg(height_->value()),
                   .text_pt = page_.spec.text_pt});
    page_.spec.floor_pt = floor_pt;
  }
  preview_->show_figure(figure(), spec());
  lint_soon_->start();
}

void ExportDialog::look_for_problems() {
  lint_->show_problems(lint(figure(), spec()), spec());
  layout()->activate();
  resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

void ExportDialog::fix(const ExportSpec& fixed) {
  const ExportSpec now = spec();
  palette_->setCurrentIndex(fixed.palette == Palette::mono ? 1 : 0);
  if (fixed.width_mm != now.width_mm || fixed.height_mm != now.height_mm ||
      fixed.text_pt != now.text_pt) {
    page_.spec.text_pt = fixed.text_pt;
    size_->setCurrentIndex(size_->count() - 1);
    width_->setValue(fixed.width_mm);
    height_->setValue(fixed.height_mm);
  }
  choose_size();
}

void ExportDialog::browse() {
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Export to"), path_->text(),
                                   tr("Figures (*.%1)").arg(endings[format_->currentIndex()]));
  if (path.isEmpty())
    return;
  path_->setText(path);
  if (const auto format = export_format(path))
    format_->setCurrentIndex(int(*format));
  else
    choose_format();
  if (path_->text() == path)
    replaced_ = path; // that dialog has asked
}

void ExportDialog::show_problem(const QString& text) {
  problem_->setText(text);
  problem_->show();
}

QString ExportDialog::problem() const {
  return problem_->isHidden() ? QString() : problem_->text();
}

void ExportDialog::allow_replacing(const QString& path) {
  replaced_ = path;
  go_->setText(path.isEmpty() ? tr("&Export") : tr("&Replace"));
}

QStringList ExportDialog::paths() const {
  QStringList all{path_->text()};
  if (words_->isChecked()) {
    const QFileInfo file(path_->text());
    const QString stem = QDir(file.path()).filePath(file.completeBaseName());
    all << stem + QStringLiteral(".txt") << stem + QStringLiteral(".bib")
        << stem + QStringLiteral("-figure.tex");
  }
  return all;
}

Result<void> ExportDialog::write() const {
  const QStringList to = paths();
  const auto write_to = [](const QString& path) {
    return [path](const QByteArray& bytes) {
      return write_file(path.toStdString(), {bytes.constData(), std::size_t(bytes.size())});
    };
  };
  Result<void> done =
      export_figure(figure(), document_, catalogue_, spec()).and_then(write_to(to.front()));
  constexpr std::array beside{Beside::caption, Beside::bibtex, Beside::snippet};
  for (qsizetype i = 1; done && i < to.size(); ++i)
    done = write_to(to[i])(words_beside(beside[std::size_t(i - 1)], figure(), document_, catalogue_,
                                        spec(), QFileInfo(to.front()).completeBaseName()));
  return done;
}

void ExportDialog::accept() {
  const QString path = path_->text();
  if (path.isEmpty()) {
    show_problem(tr("Name the file to write."));
    return;
  }
  const QStringList all = paths();
  const auto there =
      std::ranges::find_if(all, [](const QString& file) { return QFileInfo(file).isFile(); });
  if (there != all.end() && replaced_ != path) {
    show_problem(tr("%1 is there already. Replace writes over it.").arg(*there));
    allow_replacing(path);
    return;
  }
  const Result<void> done = write();
  if (!done) {
    show_problem(said_line(done.error()));
    return;
  }
  settings_.setValue("export/format", format_->currentIndex());
  settings_.setValue("export/size", size_->currentText());
  settings_.setValue("export/width", width_->value());
  settings_.setValue("export/height", height_->value());
  settings_.setValue("export/dpi", dpi_->value());
  settings_.setValue("export/mono", palette_->currentIndex() == 1);
  settings_.setValue("export/footer", footer_->isChecked());
  settings_.setValue("export/transparent", transparent_->isChecked());
  settings_.setValue("export/words", words_->isChecked());
  settings_.setValue("export/folder", QFileInfo(path).absolutePath());
  QDialog::accept();
}

} // namespace loom
