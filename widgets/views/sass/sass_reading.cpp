// Listings come in: shipped, opened, pasted, dropped, remembered.

#include "widgets/look/theme.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/views/sass/sass_view.h"
#include "widgets/views/sass/shipped_listings.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace loom {

void SassView::run(const QString& what, Background::Work work) {
  progress_->setFormat(what);
  progress_->setValue(0);
  progress_->show();
  cancel_->show();
  work_.start(std::move(work));
}

void SassView::open_first() {
  open(shipped_source(shipped_listing_index(QString::fromLatin1(first_listing))),
       QString::fromLatin1(first_function));
}

void SassView::open(ListingSource source, const QString& function) {
  if (!source.large()) {
    auto listing = read_source(source);
    return take(source, std::move(listing), function);
  }
  run(tr("reading %p %"), [this, source = std::move(source), function](
                              const std::stop_token& stop, const Background::Progress& progress) {
    int said = -1; // a thousand steps at most: the window has other things to do
    auto listing = read_source(source, stop, [&](double done) {
      if (const int now = static_cast<int>(done * 1000); now != std::exchange(said, now))
        progress(done);
    });
    return std::function<void()>([this, source, function, listing = std::move(listing)] {
      take(source, listing, function);
    });
  });
}

void SassView::take(const ListingSource& source, Result<ListingPtr> listing,
                    const QString& function) {
  if (!listing) {
    if (!current_) // a remembered file that is no listing any more
      open_first();
    problem_->say(source.title, listing.error());
    return;
  }
  problem_->say({});
  if (current_)
    before_ = current_;
  current_ = *std::move(listing);
  shown_source_ = source;
  shown_source_.text.clear();
  const int place = shipped_listing_index(source.shipped);
  const int shipped = static_cast<int>(shipped_listings().size());
  while (source_->count() > shipped)
    source_->removeItem(shipped);
  if (place < 0)
    source_->addItem(source.title);
  source_->setCurrentIndex(place < 0 ? shipped : place);
  const int named = std::max(0, function_named(*current_, function.toStdString()));
  offer_functions(*function_, *current_, named);
  const int beside = beside_->currentIndex();
  beside_->clear();
  beside_->addItems({tr("alone"), tr("beside: this listing"), tr("beside: the listing before")});
  for (const ShippedListing& each : shipped_listings())
    beside_->addItem(tr("beside: %1").arg(each.title));
  beside_->setCurrentIndex(std::max(0, beside));
  beside_->view()->setMinimumWidth(beside_->view()->sizeHintForColumn(0) + 2 * unit(this));
  show_function(named);
}

void SassView::paste() {
  const QMimeData* found = QApplication::clipboard()->mimeData();
  if (auto source = found ? dropped_source(*found) : std::nullopt)
    open(*std::move(source));
  else
    problem_->say(
        tr("There is no listing on the clipboard: copy the output of 'cuobjdump -sass' or "
           "'nvdisasm -hex', with its addresses and encodings in comments."));
}

void SassView::ask_file() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Open a listing"), {}, tr("Listings (*.sass *.asm *.txt);;All files (*)"));
  if (!path.isEmpty())
    open(file_source(path));
}

void SassView::dragEnterEvent(QDragEnterEvent* event) {
  if (dropped_source(*event->mimeData()))
    event->acceptProposedAction();
  else
    event->ignore(); // the window may take it
}

void SassView::dropEvent(QDropEvent* event) {
  if (auto source = dropped_source(*event->mimeData())) {
    event->acceptProposedAction();
    open(*std::move(source));
  }
}

QVariantMap SassView::choices() const {
  if (!shown() || (shown_source_.shipped.isEmpty() && shown_source_.path.isEmpty()))
    return {};
  return {{"listing", shown_source_.shipped},
          {"file", shown_source_.path},
          {"function", QString::fromStdString(shown()->function().name)}};
}

void SassView::restore_choices(const QVariantMap& choices) {
  const QString function = choices.value("function").toString();
  if (const int index = shipped_listing_index(choices.value("listing").toString()); index >= 0)
    open(shipped_source(index), function);
  else if (const QString path = choices.value("file").toString(); QFileInfo(path).isFile())
    open(file_source(path), function);
}

} // namespace loom
