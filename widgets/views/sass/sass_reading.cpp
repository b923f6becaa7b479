// Listings come in: shipped, opened, pasted, dropped.

#include "core/sass/find_function.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/views/sass/sass_view.h"
#include "widgets/views/sass/shipped_listings.h"

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

void SassView::take(const ListingSource& source, const Result<ListingPtr>& listing,
                    const QString& function) {
  if (!listing)
    return problem_->say(QString::fromStdString(source.title), listing.error());
  problem_->say({});
  ListingPart next{.source = held_source(source, *listing)};
  const auto named = sass::find_function(**listing, function.toStdString());
  next.function = sass::function_key(**listing, named.value_or(0));
  next.beside = part_.beside == part_.source ? next.source : part_.beside;
  remember(next.source, *listing);
  choose_beside_function(next, **listing);
  propose(tr("listing"), std::move(next));
}

void SassView::remember(const sass::Source& source, const ListingPtr& listing) {
  constexpr std::size_t most = 4; // shown, beside it, and those before for going back
  std::erase_if(read_, [&](const auto& each) { return each.first == source; });
  read_.insert(read_.begin(), {source, listing});
  read_.resize(std::min(read_.size(), most));
}

Result<ListingPtr> SassView::listing_of(const sass::Source& source) {
  const auto known = std::ranges::find(read_, source, &std::pair<sass::Source, ListingPtr>::first);
  if (known != read_.end())
    return known->second;
  auto listing = read_source({source, {}});
  if (listing)
    remember(source, *listing);
  return listing;
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

} // namespace loom
