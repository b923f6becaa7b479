#include "widgets/dialogs/lost_work_dialog.h"

#include "core/document/document_json.h"
#include "core/lesson/lesson_json.h"
#include "core/scenario/parameters.h"
#include "widgets/figures/catalogue.h"
#include "widgets/gallery/thumbnails.h"
#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/parameter_text.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace loom {

namespace {

constexpr QSize picture_room{160, 110};
constexpr double picture_aspect = 0.6;

/// What a work shows, and in words.
struct Outline {
  QString words;
  std::optional<Document> document{};
};

Outline shown_of_scenario(const KeptWork& work, const Catalogue& catalogue) {
  auto read = document_from_json(work.document, {}, catalogue, MissingGpu::nearest);
  if (!read)
    return {spoken(read.error().detail)};
  const QString words = title_words(read->document.scenario);
  return {words, std::move(read->document)};
}

Outline shown_of_lesson(const KeptWork& work, const Catalogue& catalogue) {
  LessonFiles files;
  files.json = work.document;
  files.markdown = work.lesson_text;
  const auto lesson = read_unfinished_lesson(files);
  if (!lesson)
    return {spoken(lesson.error().detail)};
  Outline shown{LostWorkDialog::tr("Lesson: %1").arg(to_qstring(lesson->title))};
  const auto gpu = catalogue.find(lesson->gpu);
  if (gpu && !lesson->steps.empty())
    if (const auto state = lesson::scenario_at(*lesson, lesson->steps.size() - 1, *gpu, catalogue))
      shown.document = Document{*state, {}};
  return shown;
}

QIcon picture_of(const Document& document, const Catalogue& catalogue, double ratio) {
  const auto figure = figure_named(QStringLiteral("cusp"), document, catalogue);
  if (!figure || figure->panels.empty())
    return {};
  QImage image = draw_thumbnail(*figure, picture_aspect, picture_room * ratio);
  image.setDevicePixelRatio(ratio);
  return QIcon(QPixmap::fromImage(image));
}

} // namespace

LostWorkDialog::LostWorkDialog(std::vector<LostWork> works, const Catalogue& catalogue,
                               QWidget* parent)
    : QDialog(parent), works_(std::move(works)), list_(new QListWidget(this)) {
  setWindowTitle(tr("Unsaved work"));
  setObjectName(QStringLiteral("lost_work"));
  list_->setAccessibleName(windowTitle());
  list_->setIconSize(picture_room);
  list_->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  open_ = buttons->addButton(tr("&Open"), QDialogButtonBox::ActionRole);
  discard_ = buttons->addButton(tr("&Discard…"), QDialogButtonBox::ActionRole);
  auto* limits =
      new QLabel(tr("The %1 newest stay for good, others for %2 days, at most %3 in all.")
                     .arg(newest_kept)
                     .arg(days_kept)
                     .arg(most_kept),
                 this);
  limits->setWordWrap(true);
  column(this, {{list_, 1}, limits, buttons}, unit(this));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(this, &QDialog::finished, this, [this] { works_.clear(); }); // others may have them
  connect(open_, &QPushButton::clicked, this, &LostWorkDialog::openAsked);
  connect(discard_, &QPushButton::clicked, this, &LostWorkDialog::throw_away);
  connect(list_, &QListWidget::itemActivated, this, &LostWorkDialog::openAsked);
  for (const LostWork& work : works_)
    add_row(work, catalogue);
  list_->setCurrentRow(0);
  show_chosen();
  resize(std::min(unit(this) * 70, parent->width() * 9 / 10),
         std::min(unit(this) * 56, parent->height() * 9 / 10));
}

void LostWorkDialog::add_row(const LostWork& work, const Catalogue& catalogue) {
  const KeptWork& kept = work.kept;
  const Outline shown =
      kept.lesson ? shown_of_lesson(kept, catalogue) : shown_of_scenario(kept, catalogue);
  auto* item = new QListWidgetItem(list_);
  item->setText(
      QStringLiteral("%1\n%2\n%3")
          .arg(kept.file.isEmpty() ? tr("Without a file") : QFileInfo(kept.file).fileName(),
               shown.words, QLocale().toString(kept.written, QLocale::ShortFormat)));
  if (shown.document)
    item->setIcon(picture_of(*shown.document, catalogue, devicePixelRatioF()));
}

LostWork LostWorkDialog::take_chosen() {
  const int row = list_->currentRow();
  LostWork work = std::move(works_[std::size_t(row)]);
  works_.erase(works_.begin() + row);
  delete list_->takeItem(row);
  show_chosen();
  return work;
}

void LostWorkDialog::throw_away() {
  const auto answer = QMessageBox::question(
      this, tr("Discard unsaved work"), tr("What is discarded cannot be brought back."),
      QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
  if (answer == QMessageBox::Discard)
    take_chosen().claim.remove();
}

void LostWorkDialog::show_chosen() {
  open_->setEnabled(!works_.empty());
  discard_->setEnabled(!works_.empty());
}

} // namespace loom
