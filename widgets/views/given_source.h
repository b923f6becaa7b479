#pragma once

/// Code that a user gives: one that comes with the program, a file, a text that was pasted.

#include "core/base/result.h"
#include "core/text/held_text.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

class QMimeData;

namespace loom {

struct GivenSource {
  std::string shipped{}; ///< the id of one that comes with the program; else empty
  std::string title{};   ///< for people: a file's name
  HeldText text{};
  QString path{}; ///< of a file whose text is still to be read; else empty
};

/// One that comes with the program.
struct ShippedSource {
  std::string id; ///< file name without ending
  QString title;
  std::string_view text; ///< carried inside the program
};

/// Files of more bytes are refused.
inline constexpr std::size_t most_given_bytes = std::size_t{1} << 30;
/// Feeds the text of `source` to `feed` piece by piece. `unknown` where it is none of `shipped` but
/// says so; an error where its file cannot be read, `stop` is asked for, or `feed` fails.
[[nodiscard]] Result<void> feed_given(const GivenSource& source,
                                      std::span<const ShippedSource> shipped, const Error& unknown,
                                      const std::function<Result<void>(std::string_view)>& feed,
                                      const std::stop_token& stop,
                                      const std::function<void(double)>& progress);

[[nodiscard]] GivenSource given_file(const QString& path);
/// What was dropped or is on the clipboard: a file with one of the endings, in lower case, or a
/// text that may be one. Nothing for anything else.
[[nodiscard]] std::optional<GivenSource>
given_in(const QMimeData& data, const QStringList& endings,
         const std::function<bool(const QString& text)>& may_be);

} // namespace loom
