#pragma once

/// Code that a user gives: one that comes with the program, a file, a text that was pasted.

#include "core/text/held_text.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>

class QMimeData;

namespace loom {

struct GivenSource {
  std::string shipped{}; ///< the id of one that comes with the program; else empty
  std::string title{};   ///< for people: a file's name
  HeldText text{};
  QString path{}; ///< of a file whose text is still to be read; else empty
};

[[nodiscard]] GivenSource given_file(const QString& path);
/// What was dropped or is on the clipboard: a file with one of the endings, in lower case, or a
/// text that may be one. Nothing for anything else.
[[nodiscard]] std::optional<GivenSource>
given_in(const QMimeData& data, const QStringList& endings,
         const std::function<bool(const QString& text)>& may_be);

} // namespace loom
