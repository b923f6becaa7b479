#include "widgets/help/glossary_window.h"

#include "widgets/help/terms.h"
#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"
#include "widgets/texts/parameter_text.h"

#include <QCollator>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QUrl>

#include <algorithm>

namespace loom {

namespace {

constexpr int id_role = Qt::UserRole;
constexpr int words_role = Qt::UserRole + 1; ///< all that a search looks through

QStringList qstrings(const std::vector<std::string>& texts) {
  QStringList list;
  for (const std::string& text : texts)
    list << to_qstring(text);
  return list;
}

/// The field's standard term in the languages that are not spoken, "zh_CN 占用率".
QString other_languages(const glossary::Entry& entry) {
  QStringList names;
  for (const Language& language : languages())
    if (language.id != spoken_language())
      names << QStringLiteral("%1: %2").arg(language.own_name,
                                            to_qstring(entry.in(language.id.toStdString()).term));
  return names.join(QStringLiteral(" · "));
}

} // namespace

GlossaryWindow::GlossaryWindow(QWidget* parent)
    : QDialog(parent), search_(new QLineEdit(this)), list_(new QListWidget(this)),
      text_(new RichText(this)), back_(new QPushButton(tr("&Back"), this)) {
  setWindowTitle(tr("Glossary"));
  setObjectName(QStringLiteral("glossary"));
  build();
  fill();
  connect(search_, &QLineEdit::textChanged, this, &GlossaryWindow::filter);
  connect(list_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* now) {
    if (now)
      go(now->data(id_role).toString(), true);
  });
  connect(text_, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& link) { go(link.fragment(), true); });
  connect(back_, &QPushButton::clicked, this, [this] {
    if (!before_.isEmpty())
      go(before_.takeLast(), false);
  });
  list_->setCurrentRow(0);
}

void GlossaryWindow::build() {
  const int step = unit(this);
  make_search(search_, tr("Search terms and definitions"), tr("Search of the glossary"));
  list_->setObjectName(QStringLiteral("glossary_terms"));
  list_->setAccessibleName(tr("Terms"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setUniformItemSizes(true);
  list_->setSpacing(step / 4);
  text_->setObjectName(QStringLiteral("glossary_text"));
  text_->setAccessibleName(tr("Definition"));
  text_->setOpenLinks(false);
  text_->setFrameShape(QFrame::NoFrame);
  text_->document()->setDocumentMargin(step * 2);

  auto* left = new QWidget(this);
  column(left, {}, step, {search_, {list_, 1}});
  auto* split = new QSplitter(this);
  split->setChildrenCollapsible(false);
  split->addWidget(left);
  split->addWidget(text_);
  split->setStretchFactor(1, 1);
  split->setSizes({step * 34, step * 62});
  auto* close = new QPushButton(tr("&Close"), this);
  for (QPushButton* button : {back_, close})
    button->setAutoDefault(false);
  column(this, {{split, 1}, beside({back_, {}, close})});
  resize(step * 98, step * 56);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  search_->setFocus();
}

void GlossaryWindow::fill() {
  std::vector<const glossary::Entry*> sorted;
  for (const glossary::Entry& entry : glossary_entries())
    sorted.push_back(&entry);
  QCollator order{QLocale(spoken_language())};
  order.setCaseSensitivity(Qt::CaseInsensitive);
  std::ranges::sort(sorted, [&](const auto* a, const auto* b) {
    return order.compare(term_name(*a), term_name(*b)) < 0;
  });
  for (const glossary::Entry* entry : sorted) {
    auto* item = new QListWidgetItem(term_name(*entry), list_);
    item->setData(id_role, to_qstring(entry->id));
    QStringList words{term_name(*entry), term_definition(*entry), to_qstring(entry->in("en").term)};
    words << qstrings(entry->also) << qstrings(entry->in(spoken_language().toStdString()).forms);
    item->setData(words_role, words.join(QLatin1Char('\n')));
  }
}

void GlossaryWindow::filter() {
  const QStringList wanted = search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  QListWidgetItem* first = nullptr;
  QListWidgetItem* best = nullptr; // its name itself is what is looked for
  for (int row = 0; row < list_->count(); ++row) {
    QListWidgetItem* item = list_->item(row);
    const QString words = item->data(words_role).toString();
    const bool shown = std::ranges::all_of(
        wanted, [&](const QString& word) { return words.contains(word, Qt::CaseInsensitive); });
    item->setHidden(!shown);
    if (shown && !first)
      first = item;
    if (shown && !best && item->text().startsWith(search_->text().trimmed(), Qt::CaseInsensitive))
      best = item;
  }
  if (first && !wanted.isEmpty())
    list_->setCurrentItem(best ? best : first);
}

void GlossaryWindow::go(const QString& id, bool remember) {
  const glossary::Entry* entry = glossary_entry(id);
  if (!entry || id == id_)
    return;
  if (remember && !id_.isEmpty())
    before_ << id_;
  id_ = id;
  QStringList links;
  for (const std::string& other : entry->see)
    if (const glossary::Entry* there = glossary_entry(to_qstring(other)))
      links << QStringLiteral("<a href=\"#%1\">%2</a>")
                   .arg(to_qstring(other), term_name(*there).toHtmlEscaped());
  const QString faint = muted(palette()).name();
  const auto line = [&](const QString& text) {
    return QStringLiteral("<p style=\"color:%1\">%2</p>").arg(faint, text);
  };
  QString html = QStringLiteral("<h2>%1</h2>").arg(term_name(*entry).toHtmlEscaped());
  html += line(other_languages(*entry).toHtmlEscaped());
  html += QStringLiteral("<p>%1</p>").arg(term_definition(*entry).toHtmlEscaped());
  if (!links.isEmpty())
    html += QStringLiteral("<p>%1</p>").arg(tr("See also: %1").arg(links.join(tr(", "))));
  QStringList shown; // as the window says them
  for (const std::string& text : entry->also)
    shown << said(text);
  shown.removeDuplicates();
  if (!shown.isEmpty())
    html += line(tr("In the window: %1").arg(shown.join(tr(", "))).toHtmlEscaped());
  html += line(tr("Source: %1").arg(to_qstring(entry->source)).toHtmlEscaped());
  text_->setHtml(html);
  back_->setEnabled(!before_.isEmpty());
  const QSignalBlocker quiet(list_);
  for (int row = 0; row < list_->count(); ++row)
    if (list_->item(row)->data(id_role).toString() == id) {
      list_->setCurrentRow(row);
      list_->scrollToItem(list_->item(row));
    }
}

} // namespace loom
