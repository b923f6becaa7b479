#include "widgets/help/manual_window.h"

#include "widgets/help/manual.h"
#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QTextTable>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QUrl>

#include <algorithm>

namespace loom {

namespace {
constexpr int page_role = Qt::UserRole;
const QString root = QStringLiteral("qrc:/manual/");

QStringList words_of(const QLineEdit& edit) {
  return edit.text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QString page_of(const QUrl& url) { return url.path().mid(QStringLiteral("/manual/").size()); }

std::vector<QTextBlock> headings_of(const QTextDocument& document) {
  std::vector<QTextBlock> headings;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
    if (block.blockFormat().headingLevel() > 0)
      headings.push_back(block);
  return headings;
}

/// Room between lines and in the cells of tables, and hairlines instead of Qt's double frames.
void dress(QTextDocument& document, const QColor& line, int step) {
  QTextCursor all(&document);
  all.select(QTextCursor::Document);
  QTextBlockFormat spaced;
  spaced.setLineHeight(120, QTextBlockFormat::ProportionalHeight);
  all.mergeBlockFormat(spaced);
  for (QTextFrame* frame : document.rootFrame()->childFrames())
    if (auto* table = qobject_cast<QTextTable*>(frame)) {
      QTextTableFormat format = table->format();
      format.setBorderCollapse(true);
      format.setBorder(1);
      format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
      format.setBorderBrush(line);
      format.setCellSpacing(0);
      format.setCellPadding(step / 2);
      table->setFormat(format);
    }
}
} // namespace

/// Shows pages in the language chosen: addresses, and with them the way back, are the same in all.
class ManualBrowser : public RichText {
public:
  explicit ManualBrowser(QWidget* parent) : RichText(parent) { setOpenLinks(true); }
  QString language = spoken_language();

protected:
  QVariant loadResource(int type, const QUrl& name) override {
    return name.toString().startsWith(root) ? manual_text(page_of(name), language)
                                            : RichText::loadResource(type, name);
  }
};

ManualWindow::ManualWindow(QWidget* parent)
    : QDialog(parent), search_(new QLineEdit(this)), contents_(new QTreeWidget(this)),
      text_(new ManualBrowser(this)), note_(new QLabel(this)), language_(new QComboBox(this)),
      back_(new QPushButton(tr("&Back"), this)), forward_(new QPushButton(tr("&Forward"), this)) {
  setWindowTitle(tr("Manual"));
  setObjectName(QStringLiteral("manual"));
  build();
  fill();
  connect(language_, &QComboBox::activated, this, [this] {
    set_language(language_->currentData().toString());
    emit languageChosen(text_->language);
  });
  connect(search_, &QLineEdit::textChanged, this, &ManualWindow::search);
  connect(search_, &QLineEdit::returnPressed, this, &ManualWindow::find_next);
  connect(contents_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* now) {
    if (now)
      open_page(now->data(0, page_role).toString());
  });
  connect(text_, &QTextBrowser::sourceChanged, this, &ManualWindow::take_source);
  connect(text_, &QTextBrowser::backwardAvailable, back_, &QWidget::setEnabled);
  connect(text_, &QTextBrowser::forwardAvailable, forward_, &QWidget::setEnabled);
  connect(back_, &QPushButton::clicked, text_, &QTextBrowser::backward);
  connect(forward_, &QPushButton::clicked, text_, &QTextBrowser::forward);
  connect(new QShortcut(QKeySequence::Back, this), &QShortcut::activated, text_,
          &QTextBrowser::backward);
  connect(new QShortcut(QKeySequence::Forward, this), &QShortcut::activated, text_,
          &QTextBrowser::forward);
  connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, search_,
          [this] { search_->setFocus(); });
}

void ManualWindow::build() {
  const int step = unit(this);
  make_search(search_, tr("Search the manual"), tr("Search of the manual"));
  search_->setToolTip(tr("Pages with all of these words; Enter goes to the next place"));
  contents_->setObjectName(QStringLiteral("manual_contents"));
  contents_->setAccessibleName(tr("Contents"));
  contents_->setFrameShape(QFrame::NoFrame);
  contents_->header()->hide();
  contents_->setRootIsDecorated(false);
  contents_->setIndentation(step * 2);
  contents_->setUniformRowHeights(true);
  text_->setObjectName(QStringLiteral("manual_text"));
  text_->setAccessibleName(tr("Page of the manual"));
  text_->setFrameShape(QFrame::NoFrame);
  text_->document()->setDocumentMargin(step * 2);
  text_->setOpenExternalLinks(true);
  note_->setForegroundRole(QPalette::PlaceholderText);
  language_->setObjectName(QStringLiteral("manual_language"));
  language_->setAccessibleName(tr("Language of the manual"));
  language_->setToolTip(tr("Language of the manual"));
  for (const Language& language : languages())
    language_->addItem(language.own_name, language.id);
  language_->setCurrentIndex(language_->findData(text_->language));

  auto* left = new QWidget(this);
  column(left, {}, step, {search_, {contents_, 1}});
  auto* split = new QSplitter(this);
  split->setChildrenCollapsible(false);
  split->addWidget(left);
  split->addWidget(text_);
  split->setStretchFactor(1, 1);
  split->setSizes({step * 30, step * 84});

  auto* close = new QPushButton(tr("&Close"), this);
  for (QPushButton* button : {back_, forward_, close})
    button->setAutoDefault(false);
  back_->setEnabled(false);
  forward_->setEnabled(false);
  column(this, {{split, 1}, beside({back_, forward_, {}, note_, language_, close})});
  resize(step * 116, step * 80);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

void ManualWindow::fill() {
  const QSignalBlocker quiet(contents_);
  contents_->clear();
  QTreeWidgetItem* above = nullptr;
  for (const ManualPage& page : manual_pages(text_->language)) {
    auto* item = page.depth > 0 && above ? new QTreeWidgetItem(above) : nullptr;
    if (!item)
      above = item = new QTreeWidgetItem(contents_);
    item->setText(0, page.title);
    item->setData(0, page_role, page.path);
  }
  contents_->expandAll();
}

QTreeWidgetItem* ManualWindow::item_of(const QString& page) const {
  for (QTreeWidgetItemIterator item(contents_); *item; ++item)
    if ((*item)->data(0, page_role).toString() == page)
      return *item;
  return nullptr;
}

void ManualWindow::open_page(const QString& page) {
  if (page == page_)
    return;
  text_->setSource(QUrl(root + page), QTextDocument::MarkdownResource);
}

/// A page or a place on it was opened, by a link, the contents or the way back.
void ManualWindow::take_source(const QUrl& source) {
  page_ = page_of(source);
  dress(*text_->document(), line(palette()), unit(this));
  note_->setText(manual_speaks(text_->language, page_) ? QString()
                                                       : tr("This page is in English only."));
  if (source.hasFragment())
    scroll_to_heading(heading_number(page_, source.fragment()));
  const QSignalBlocker quiet(contents_);
  if (QTreeWidgetItem* item = item_of(page_))
    contents_->setCurrentItem(item);
}

void ManualWindow::scroll_to_heading(int number) {
  const auto headings = headings_of(*text_->document());
  if (number <= 0 || number >= int(headings.size())) // 0: the title, at the top already
    return;
  const QTextCursor there(headings[std::size_t(number)]);
  text_->setTextCursor(there);
  const int top = text_->cursorRect(there).top();
  text_->verticalScrollBar()->setValue(text_->verticalScrollBar()->value() + top);
}

/// The heading over the cursor where that is seen, else over the top of what is.
int ManualWindow::heading_in_sight() const {
  const bool seen = text_->viewport()->rect().intersects(text_->cursorRect());
  const int place =
      (seen ? text_->textCursor() : text_->cursorForPosition(QPoint(0, 0))).position();
  const auto headings = headings_of(*text_->document());
  const auto below = std::ranges::upper_bound(headings, place, {}, &QTextBlock::position);
  return int(below - headings.begin()) - 1;
}

void ManualWindow::set_language(const QString& language) {
  const int heading = heading_in_sight();
  text_->language = language;
  language_->setCurrentIndex(language_->findData(language));
  fill();
  text_->reload();
  take_source(QUrl(root + page_));
  scroll_to_heading(heading);
  search();
}

void ManualWindow::search() {
  const QStringList wanted = words_of(*search_);
  QTreeWidgetItem* first = nullptr;
  for (QTreeWidgetItemIterator item(contents_); *item; ++item) {
    const QString text = manual_text((*item)->data(0, page_role).toString(), text_->language);
    const bool found = std::ranges::all_of(
        wanted, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    (*item)->setHidden(!found);
    if (found)
      for (QTreeWidgetItem* above = (*item)->parent(); above; above = above->parent())
        above->setHidden(false);
    if (found && !first)
      first = *item;
  }
  if (wanted.isEmpty())
    return;
  if (QTreeWidgetItem* now = item_of(page_); first && (!now || now->isHidden()))
    contents_->setCurrentItem(first);
  text_->moveCursor(QTextCursor::Start);
  text_->find(wanted.last());
}

/// The next place on this page, and behind the last one the next page that has any.
void ManualWindow::find_next() {
  const QStringList wanted = words_of(*search_);
  if (wanted.isEmpty() || text_->find(wanted.last()))
    return;
  QTreeWidgetItem* now = item_of(page_);
  QTreeWidgetItemIterator item(contents_, QTreeWidgetItemIterator::NotHidden);
  bool passed = now == nullptr;
  for (; *item; ++item) {
    if (passed)
      break;
    passed = *item == now;
  }
  contents_->setCurrentItem(*item ? *item : contents_->topLevelItem(0));
  text_->moveCursor(QTextCursor::Start);
  text_->find(wanted.last());
}

void ManualWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || page_.isEmpty())
    return;
  text_->reload(); // links have another colour
  take_source(QUrl(root + page_));
}

} // namespace loom
