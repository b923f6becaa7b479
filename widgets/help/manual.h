#pragma once

/// The manual of docs/manual as the program carries it: its pages in order, their headings.

#include <QString>

#include <vector>

namespace loom {

struct ManualPage {
  QString path; ///< "views/cusp.md"
  QString title;
  int depth = 0; ///< 1 for what stands below another page in the contents
};

/// The first page, the table of contents: every other page is a link of its lists.
inline const QString manual_start = QStringLiteral("README.md");

/// All pages in the order of the contents, the contents themselves first.
[[nodiscard]] const std::vector<ManualPage>& manual_pages();
/// A page as Markdown; empty when there is none.
[[nodiscard]] QString manual_text(const QString& path);
/// Where the program carries it.
[[nodiscard]] QString manual_resource(const QString& path);
/// "views/cusp.md"; the start where the manual has no page of this view.
[[nodiscard]] QString manual_page_of_view(const QString& view);

/// What a link to a heading says behind its "#": small letters, hyphens for blanks, no other marks.
[[nodiscard]] QString heading_anchor(const QString& heading);

} // namespace loom
