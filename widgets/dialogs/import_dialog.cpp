#include "widgets/dialogs/import_dialog.h"

#include "core/base/number.h"
#include "core/scenario/measured_sets.h"
#include "core/scenario/parameters.h"
#include "core/text/text.h"
#include "widgets/dialogs/import_words.h"
#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/plain_edit.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>

#include <algorithm>

namespace loom {

namespace {

constexpr int slow_ms = 200; ///< after which a progress bar says that something goes on

/// The GPU's access patterns of global loads, "coalesced" first.
void fill_access(QComboBox& box, const GpuSpec& gpu) {
  box.addItem(ImportDialog::tr("coalesced"), QStringLiteral("coalesced"));
  for (const AccessPattern& pattern : gpu.patterns)
    box.addItem(said(pattern.name), QString::fromStdString(pattern.id));
  box.addItem(ImportDialog::tr("as in Coalescing or Banks"),
              QString::fromLatin1(own_access.data(), qsizetype(own_access.size())));
}

void choose(QComboBox& box, const std::string& data) {
  box.setCurrentIndex(std::max(0, box.findData(QString::fromStdString(data))));
}

} // namespace

ImportDialog::ImportDialog(const Scenario& scenario, const QString& path, MeasuredSetPtr again,
                           QWidget* parent)
    : QDialog(parent), scenario_(scenario), path_(path), again_(std::move(again)),
      file_(new QLabel(this)), table_(new QTableWidget(this)), mix_(new QComboBox(this)),
      access_(new QComboBox(this)), ilp_(new QSpinBox(this)), alpha_(new QLineEdit(this)),
      extra_(new QDoubleSpinBox(this)), source_(new QLineEdit(this)), notes_(new PlainEdit(this)),
      keep_going_(new QCheckBox(tr("&Leave refused rows out"), this)), report_(new QLabel(this)),
      progress_(new QProgressBar(this)) {
  setWindowTitle(tr("Import measurements: %1").arg(QFileInfo(path).fileName()));
  if (again_) { // of what it was before
    const auto loop = loop_from_text(again_->loop);
    scenario_.instruction_loop = loop ? std::optional(*loop) : std::nullopt;
  }
  build();
  read_file();
}

void ImportDialog::add_kernel(QFormLayout& form) {
  mix_->setObjectName(QStringLiteral("mix"));
  mix_->addItem(tr("global loads"), QStringLiteral("global"));
  mix_->addItem(tr("SFU"), QStringLiteral("sfu"));
  mix_->addItem(tr("shared loads"), QStringLiteral("shared"));
  fill_access(*access_, *scenario_.gpu);
  ilp_->setRange(1, 64);
  extra_->setRange(0, 1e6);
  extra_->setDecimals(1);
  extra_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  extra_->setToolTip(tr("Arithmetic instructions that an iteration has beyond the file's α"));
  choose(*mix_, again_ ? again_->mix : std::string(get_choice(scenario_, "mix")));
  choose(*access_, again_ ? again_->access : scenario_.access);
  ilp_->setValue(again_ ? again_->ilp : scenario_.ilp);
  extra_->setValue(again_ ? again_->extra_arithmetic : 0);
  if (scenario_.instruction_loop) {
    auto* loop = new QLabel(loop_words(scenario_), this);
    loop->setWordWrap(true);
    form.addRow(tr("Loop"), loop);
    for (QWidget* of_mix : std::initializer_list<QWidget*>{mix_, access_, ilp_})
      of_mix->hide();
  } else {
    form.addRow(tr("&Mix"), mix_);
    form.addRow(tr("&Access"), access_);
    form.addRow(tr("&ILP"), ilp_);
  }
  form.addRow(tr("α of &every row"), alpha_);
  form.addRow(tr("E&xtra arithmetic"), extra_);
}

void ImportDialog::build() {
  const int step = unit(this);
  auto* rows = new QVBoxLayout(this);
  rows->setSpacing(step);
  file_->setForegroundRole(QPalette::PlaceholderText);
  rows->addWidget(file_);
  table_->setObjectName(QStringLiteral("columns"));
  table_->setAccessibleName(tr("First rows of the file, and what each column means"));
  make_plain(table_);
  table_->setSelectionMode(QAbstractItemView::NoSelection);
  table_->setTabKeyNavigation(false); // Tab goes from one meaning to the next
  table_->setFocusPolicy(Qt::NoFocus);
  table_->horizontalHeader()->setHighlightSections(false);
  rows->addWidget(table_, 1);

  auto* kernel = new QFormLayout;
  kernel->setSpacing(step);
  add_kernel(*kernel);
  auto* words_form = new QFormLayout;
  words_form->setSpacing(step);
  source_->setPlaceholderText(tr("who measured, how and when"));
  source_->setMaxLength(int(max_note_bytes) / 4);
  notes_->setTabChangesFocus(true);
  notes_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // as high as the kernel's
  notes_->setMinimumHeight(step * 11);
  words_form->addRow(tr("&Source"), source_);
  words_form->addRow(tr("&Notes"), notes_);
  rows->addLayout(beside({{kernel, 1}, {words_form, 1}}, step * 3));

  report_->setObjectName(QStringLiteral("report"));
  report_->setWordWrap(true);
  report_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  report_->setMinimumHeight(fontMetrics().lineSpacing() * 3);
  report_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  rows->addWidget(report_);
  progress_->setRange(0, 1000);
  progress_->setTextVisible(false);
  progress_->setAccessibleName(tr("Reading"));
  QSizePolicy keep = progress_->sizePolicy();
  keep.setRetainSizeWhenHidden(true);
  progress_->setSizePolicy(keep);
  progress_->setFixedHeight(step / 2);
  progress_->hide();
  rows->addWidget(progress_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  import_ = buttons->addButton(tr("Im&port"), QDialogButtonBox::AcceptRole);
  import_->setObjectName(QStringLiteral("import"));
  import_->setDefault(true);
  keep_going_->setObjectName(QStringLiteral("keep_going"));
  rows->addLayout(beside({keep_going_, {buttons, 1}}));
  resize(std::min(step * 118, parentWidget()->width() * 9 / 10),
         std::min(step * 74, parentWidget()->height() * 9 / 10));

  connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(&reading_, &Background::progressed, this,
          [this](double done) { progress_->setValue(int(done * 1000)); });
  connect(&reading_, &Background::finished, progress_, &QWidget::hide);
  connect(keep_going_, &QCheckBox::toggled, this, &ImportDialog::show_report);
  connect(notes_, &QPlainTextEdit::textChanged, this, [this] { notes_touched_ = true; });
  connect(mix_, &QComboBox::currentIndexChanged, this, [this] {
    for (int i = 0; i < table_->columnCount(); ++i)
      name_mixed_in(*meaning_box(i), mixed_in());
  });
  for (QComboBox* box : {mix_, access_})
    connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::reread);
  connect(ilp_, &QSpinBox::valueChanged, this, &ImportDialog::reread);
  connect(extra_, &QDoubleSpinBox::valueChanged, this, &ImportDialog::reread);
  connect(alpha_, &QLineEdit::textChanged, this, &ImportDialog::reread);
}

void ImportDialog::read_file() {
  say(tr("Reading…"), false);
  import_->setEnabled(false);
  QTimer::singleShot(slow_ms, this, [this] { progress_->setVisible(reading_.busy()); });
  reading_.start(
      [this, path = path_.toStdString()](const std::stop_token&, const Background::Progress&) {
        auto content = std::make_shared<Content>();
        auto outline = loom::read_file(path, max_import_bytes).and_then([&](std::string text) {
          content->text = std::move(text);
          return csv_outline(content->text, path);
        });
        if (!outline)
          return std::function<void()>(
              [this, error = outline.error()] { say(said_line(error), true); });
        content->outline = *std::move(outline);
        content->sha256 = QCryptographicHash::hash(
                              QByteArrayView(content->text.data(), qsizetype(content->text.size())),
                              QCryptographicHash::Sha256)
                              .toHex()
                              .toStdString();
        return std::function<void()>([this, content] {
          content_ = content;
          show_content();
        });
      });
}

void ImportDialog::show_content() {
  QString about = QLocale().formattedDataSize(qint64(content_->text.size()));
  if (again_ && again_->sha256 != content_->sha256)
    about += tr(" · not the file that the scenario names: its SHA-256 is another");
  else if (again_)
    about += tr(" · the same file as before, by its SHA-256");
  file_->setText(about);
  if (again_)
    source_->setText(QString::fromStdString(again_->source));
  add_columns();
  reread();
}

void ImportDialog::add_columns() {
  const CsvOutline& outline = content_->outline;
  const int columns = int(outline.headers.size());
  table_->setColumnCount(columns);
  table_->setRowCount(1 + int(outline.rows.size()));
  for (int i = 0; i < columns; ++i) {
    const auto column = std::size_t(i);
    const QString header = QString::fromStdString(outline.headers[column]);
    auto* title = new QTableWidgetItem(header);
    title->setToolTip(header);
    table_->setHorizontalHeaderItem(i, title);
    auto* box = new QComboBox(table_);
    fill_meanings(*box, mixed_in());
    box->setCurrentIndex(box->findData(int(outline.guess[column])));
    box->setAccessibleName(tr("Meaning of column %1").arg(header));
    connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::reread);
    table_->setCellWidget(0, i, box);
    for (std::size_t row = 0; row < outline.rows.size(); ++row)
      if (column < outline.rows[row].size())
        table_->setItem(int(row) + 1, i,
                        new QTableWidgetItem(QString::fromStdString(outline.rows[row][column])));
  }
  table_->resizeColumnsToContents();
  table_->resizeRowsToContents();
  QWidget* before = table_; // in the order in which they stand
  for (int i = 0; i < columns; ++i, before = meaning_box(i - 1))
    setTabOrder(before, meaning_box(i));
  meaning_box(0)->setFocus();
}

QString ImportDialog::mixed_in() const {
  Scenario scenario = scenario_;
  scenario.mix = Mix(std::max(0, mix_->currentIndex()));
  scenario.view.throughput_unit = ThroughputUnit::other_ipc;
  return throughput_scale(scenario, 1).quantity;
}

QComboBox* ImportDialog::meaning_box(int column) const {
  return static_cast<QComboBox*>(table_->cellWidget(0, column));
}

ImportMapping ImportDialog::mapping() const {
  ImportMapping mapping;
  for (int i = 0; i < table_->columnCount(); ++i)
    mapping.columns.push_back(ColumnMeaning(meaning_box(i)->currentData().toInt()));
  if (scenario_.instruction_loop)
    mapping = import_mapping(scenario_, std::move(mapping.columns));
  if (alpha_->isEnabled() && !alpha_->text().isEmpty())
    mapping.alpha = parse_number(alpha_->text().toStdString());
  if (mapping.alpha && !(*mapping.alpha >= 0))
    mapping.alpha.reset();
  if (!scenario_.instruction_loop) {
    mapping.mix = mix_->currentData().toString().toStdString();
    mapping.access = access_->currentData().toString().toStdString();
    mapping.ilp = ilp_->value();
  }
  mapping.extra_arithmetic = extra_->value();
  return mapping;
}

void ImportDialog::reread() {
  if (!content_)
    return;
  imported_.reset();
  bool has_alpha = false;
  for (int i = 0; i < table_->columnCount(); ++i)
    has_alpha |= meaning_box(i)->currentData().toInt() == int(ColumnMeaning::alpha);
  alpha_->setEnabled(!has_alpha);
  alpha_->setPlaceholderText(has_alpha ? tr("as its column says") : tr("a number, or inf"));
  const ImportMapping asked = mapping();
  if (const Result<void> usable = check_mapping(asked, *scenario_.gpu); !usable) {
    reading_.cancel();
    show_report();
    return;
  }
  import_->setEnabled(false);
  QTimer::singleShot(slow_ms, this, [this] { progress_->setVisible(reading_.busy()); });
  reading_.start([this, asked, content = content_, path = path_.toStdString(), gpu = scenario_.gpu](
                     const std::stop_token& stop, const Background::Progress& progress) {
    auto imported =
        import_measured(content->text, path, asked, *gpu, [&stop, &progress](double done) {
          progress(done);
          return !stop.stop_requested();
        });
    return std::function<void()>([this, imported = std::move(imported)] {
      if (imported)
        imported_ = std::make_shared<const Imported>(*imported);
      show_report();
    });
  });
}

void ImportDialog::say(const QString& text, bool wrong) {
  report_->setPalette(wrong ? error_words(palette()) : palette());
  report_->setText(text);
}

void ImportDialog::show_report() {
  import_->setEnabled(false);
  if (!imported_) {
    if (!content_)
      return;
    if (const auto usable = check_mapping(mapping(), *scenario_.gpu); !usable)
      say(tr("Not yet: %1.").arg(spoken(usable.error().detail)), true);
    return;
  }
  const ImportReport& report = imported_->report;
  if (!source_->isModified() && !again_)
    source_->setText(QString::fromStdString(imported_->set.source));
  if (!notes_touched_) {
    notes_->setPlainText(QString::fromStdString(imported_->set.data.notes));
    notes_touched_ = false;
  }
  const int points = int(imported_->set.data.points.size() + imported_->set.data.needed.size());
  QString text = points == 1 ? tr("1 point") : tr("%n points", nullptr, points);
  if (report.other_ilp == 1)
    text += tr(", 1 row of another ILP left out");
  else if (report.other_ilp > 1)
    text += tr(", %n rows of another ILP left out", nullptr, int(report.other_ilp));
  if (!report.refused.empty())
    text += QStringLiteral(". ") + refused_words(report);
  const bool good =
      !imported_->set.data.empty() && (report.refused.empty() || keep_going_->isChecked());
  if (!again_ && scenario_.measured.size() >= max_measured_sets)
    return say(
        tr("A scenario holds %1 sets of measurements: remove one first.").arg(max_measured_sets),
        true);
  keep_going_->setEnabled(!report.refused.empty());
  import_->setEnabled(good);
  say(text + QLatin1Char('.'), !good);
}

void ImportDialog::accept() {
  if (!import_->isEnabled())
    return;
  MeasuredSet set = imported_->set;
  set.sha256 = content_->sha256;
  set.source = source_->text().toStdString();
  set.data.notes = notes_->toPlainText().toStdString().substr(0, max_note_bytes);
  emit imported(std::make_shared<const MeasuredSet>(std::move(set)));
  QDialog::accept();
}

} // namespace loom
