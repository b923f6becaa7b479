#pragma once

/// The manual of docs/manual as the program carries it: its pages in order, their headings. English
/// stands in docs/manual itself, another language in a folder named by its id ("ru"), with the same
/// pages, headings and links. A page that a language lacks is the English one.

#include <QString>
#include <QStringList>

#include <vector>

namespace loom {

struct ManualPage {
  QString path; ///< "views/cusp.md"
  QString title;
  int depth = 0; ///< 1 for what stands below another page in the contents
};

/// The first page, the table of contents: it lists every other page, or a page that has a link to
/// it in a table.
inline const QString manual_start = QStringLiteral("README.md");

inline const QString manual_english = QStringLiteral("en");

/// All pages in the order of the contents, the contents themselves first.
[[nodiscard]] std::vector<ManualPage> manual_pages(const QString& language = manual_english);
/// A page as Markdown; empty when there is none, not even in English.
[[nodiscard]] QString manual_text(const QString& path, const QString& language = manual_english);
/// Whether the page is written in this language.
[[nodiscard]] bool manual_speaks(const QString& language, const QString& path);
/// "views/cusp.md"; the start where the manual has no page of this view.
[[nodiscard]] QString manual_page_of_view(const QString& view);

/// What a link to a heading says behind its "#": small letters, hyphens for blanks, no other marks.
[[nodiscard]] QString heading_anchor(const QString& heading);
/// What links to the headings of a page say, in the headings' order.
[[nodiscard]] QStringList heading_anchors(const QString& path,
                                          const QString& language = manual_english);
/// Which heading of a page, from 0, a link means that says `anchor` in any language; -1: none.
[[nodiscard]] int heading_number(const QString& path, const QString& anchor);

} // namespace loom
