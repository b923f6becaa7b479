#include "widgets/dialogs/export_dialog.h"

#include "core/base/number.h"
#include "core/text/text.h"
#include "widgets/dialogs/figure_preview.h"
#include "widgets/editor/lint_list.h"
#include "widgets/export/caption.h"
#include "widgets/figures/shared/figure_command.h"
#include "widgets/look/controls.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/texts/parameter_text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardItemModel>
#include <QTimer>

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
      lint_(new LintList), lint_soon_(new QTimer(this)), presets_soon_(new QTimer(this)),
      page_(draw_({})) {
  look_ = look_of(document_, figure().id);
  kept_size_ = look_.size;
  if (FigureLook sizeless = look_; sizeless != FigureLook{}) {
    sizeless.size.clear();
    page_ = draw_(sizeless);
  }
  suits_ = default_size(figure());
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
  width_->setAccessibleName(tr("Width"));
  height_->setAccessibleName(tr("Height"));
  form->addRow(tr("Width × height"),
               beside({{width_, 1}, new QLabel(QStringLiteral("×")), {height_, 1}}));
  form->addRow(tr("&Resolution"), dpi_);
  form->addRow(tr("&Palette"), palette_);
  form->addRow(QString(), footer_);
  form->addRow(QString(), transparent_);
  form->addRow(QString(), words_);
  auto* browse_button = new QPushButton(tr("&Browse…"));
  auto* file_label = new QLabel(tr("F&ile"));
  file_label->setBuddy(path_);
  problem_->setPalette(error_words(palette()));
  problem_->setWordWrap(true);
  problem_->hide();
  QBoxLayout* rows = column(this,
                            {{beside({{preview_, 1}, form}, unit(this) * 2), 1},
                             lint_,
                             file_label,
                             beside({{path_, 1}, browse_button}),
                             problem_},
                            unit(this));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  go_ = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
  go_->setDefault(true);
  rows->addWidget(buttons);
  QPushButton* copy = buttons->addButton(tr("Copy as comm&and"), QDialogButtonBox::ActionRole);
  copy->setObjectName(QStringLiteral("copy_command"));
  copy->setToolTip(tr("The command line that writes the same file"));
  connect(copy, &QPushButton::clicked, this,
          [this] { QGuiApplication::clipboard()->setText(command()); });
  connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(browse_button, &QPushButton::clicked, this, &ExportDialog::browse);
  connect(lint_, &LintList::fixAsked, this, &ExportDialog::fix);
  connect(path_, &QLineEdit::textChanged, this, [this] { allow_replacing({}); });
  lint_soon_->setSingleShot(true);
  lint_soon_->setInterval(150);
  connect(lint_soon_, &QTimer::timeout, this, &ExportDialog::look_for_problems);
}

QString ExportDialog::name_of_size(int index) const {
  return QString::fromLatin1(size_presets()[static_cast<std::size_t>(index)].id);
}

void ExportDialog::start(const QSettings& settings) {
  const bool edited = look_ != FigureLook{};
  if (!edited && settings.value("export/mono").toBool())
    look_.palette = LookPalette::mono;
  const QString size = !edited              ? settings.value("export/size", suits_).toString()
                       : look_.size.empty() ? suits_
                                            : QString::fromStdString(look_.size);
  size_chosen_ = !edited && settings.contains("export/size");
  const int index = size_->findText(size);
  size_->setCurrentIndex(index < 0 ? size_->count() - 1 : index);
  if (own_size() && !edited) {
    width_->setValue(settings.value("export/width", 88.9).toDouble());
    height_->setValue(settings.value("export/height", 55).toDouble());
  }
  format_->setCurrentIndex(std::clamp(settings.value("export/format").toInt(), 0, 4));
  dpi_->setValue(settings.value("export/dpi", 600).toInt());
  palette_->setCurrentIndex(look_.palette == LookPalette::mono ? 1 : 0);
  footer_->setChecked(settings.value("export/footer").toBool());
  transparent_->setChecked(settings.value("export/transparent").toBool());
  words_->setChecked(settings.value("export/words").toBool());
  const QString folder = settings.value("export/folder", QDir::homePath()).toString();
  path_->setText(QDir(folder).filePath(QString::fromStdString(figure().id)));
  choose_format();

  connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::choose_format);
  connect(size_, &QComboBox::currentIndexChanged, this, [this] {
    size_chosen_ = true;
    choose_size();
  });
  for (auto* box : {width_, height_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::refresh);
  connect(palette_, &QComboBox::currentIndexChanged, this, &ExportDialog::choose_size);
  if (own_size() && edited) { // as it is kept
    const QSignalBlocker quiet_width(width_), quiet_height(height_);
    page_ = draw_(look_);
    width_->setValue(page_.spec.width_mm);
    height_->setValue(page_.spec.height_mm);
  }
  choose_size();
  if (!edited && !own_size() && page_.cramped > 0 && !look_.size.empty()) {
    refuse_preset(size_->currentIndex()); // the last figure had room in it
    const QSignalBlocker quiet(size_);
    size_->setCurrentText(suits_);
    size_chosen_ = false;
    choose_size();
  }
  connect(presets_soon_, &QTimer::timeout, this, &ExportDialog::look_at_next_preset);
  presets_soon_->start(100);
}

/// One at a time, so that nobody waits for it.
void ExportDialog::look_at_next_preset() {
  if (next_preset_ == size_->count() - 1)
    return presets_soon_->stop();
  const int index = next_preset_++;
  if (name_of_size(index) == suits_ || index == size_->currentIndex())
    return; // always drawn, and what is chosen is judged already
  FigureLook look = look_;
  look.size = name_of_size(index).toStdString();
  if (draw_(look).cramped > 0)
    refuse_preset(index);
}

void ExportDialog::refuse_preset(int index) {
  if (auto* items = qobject_cast<QStandardItemModel*>(size_->model())) {
    items->item(index)->setEnabled(false);
    items->item(index)->setToolTip(
        tr("At this size labels of the figure find no room. An own size, or fewer panels or "
           "curves in the figure editor, would do."));
  }
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
  look_.palette = palette_->currentIndex() == 1 ? LookPalette::mono : LookPalette::colour;
  if (!own_size()) {
    const QString name = name_of_size(size_->currentIndex());
    look_.size = name.toStdString();
    page_ = draw_(look_);
    // The file remembers a size that somebody chose. Where nobody did, the size that suits is no
    // choice to be kept; nor where the figure is drawn at it for want of a better one.
    if (name == suits_ && kept_size_ != look_.size && (!size_chosen_ || page_.cramped > 0)) {
      look_.size.clear();
      page_ = draw_(look_);
    }
    const QSignalBlocker quiet_width(width_), quiet_height(height_);
    width_->setValue(page_.spec.width_mm);
    height_->setValue(page_.spec.height_mm);
    const SizePreset& preset = *size_preset(name.toStdString());
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
  spec.footer = footer_->isChecked();
  spec.transparent = transparent_->isChecked() && transparent_->isEnabled();
  return spec;
}

void ExportDialog::refresh() {
  if (own_size()) {
    const FigureLook before = look_;
    look_.size = shortest(width_->value()) + "x" + shortest(height_->value()) + "mm";
    if (!figure_size(before.size) && look_.text_pt == 0) // the text stays as large as before
      if (const auto own = figure_size(look_.size); own && own->text_pt != page_.spec.text_pt)
        look_.text_pt = page_.spec.text_pt;
    page_ = draw_(look_);
    size_source_->setText(tr("%1 pt text").arg(page_.spec.text_pt));
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
  {
    const QSignalBlocker quiet(palette_);
    palette_->setCurrentIndex(fixed.palette == Palette::mono ? 1 : 0);
  }
  if (fixed.width_mm != now.width_mm || fixed.height_mm != now.height_mm ||
      fixed.text_pt != now.text_pt) {
    const QSignalBlocker quiet[] = {QSignalBlocker(size_), QSignalBlocker(width_),
                                    QSignalBlocker(height_)};
    look_.text_pt = fixed.text_pt;
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

Document ExportDialog::carried() const {
  Document document = document_;
  keep_look(document, figure().id, drawn_look(page_));
  return document;
}

QString ExportDialog::command() const {
  const Document document = carried();
  return figure_command({.id = QString::fromStdString(figure().id),
                         .document = document,
                         .catalogue = catalogue_,
                         .spec = spec(),
                         .path = path_->text(),
                         .words = words_->isChecked()});
}

Result<void> ExportDialog::write() const {
  const QStringList to = paths();
  const Document document = carried();
  const auto write_to = [](const QString& path) {
    return [path](const QByteArray& bytes) {
      return write_file(path.toStdString(), {bytes.constData(), std::size_t(bytes.size())});
    };
  };
  Result<void> done =
      export_figure(figure(), document, catalogue_, spec()).and_then(write_to(to.front()));
  constexpr std::array beside{Beside::caption, Beside::bibtex, Beside::snippet};
  for (qsizetype i = 1; done && i < to.size(); ++i)
    done = write_to(to[i])(words_beside(beside[std::size_t(i - 1)], figure(), document, catalogue_,
                                        spec(), QFileInfo(to.front()).completeBaseName()));
  return done;
}

void ExportDialog::accept() {
  const QString path = path_->text();
  if (path.isEmpty())
    return show_problem(tr("Name the file to write."));
  const QStringList all = paths();
  const auto there =
      std::ranges::find_if(all, [](const QString& file) { return QFileInfo(file).isFile(); });
  if (there != all.end() && replaced_ != path) {
    show_problem(tr("%1 is there already. Replace writes over it.").arg(*there));
    allow_replacing(path);
    return;
  }
  const Result<void> done = write();
  if (!done)
    return show_problem(said_line(done.error()));
  settings_.setValue("export/format", format_->currentIndex());
  if (size_chosen_)
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
