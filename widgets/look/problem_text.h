#pragma once

/// What core says, in the language that is spoken.

#include "core/base/result.h"

#include <QString>

#include <functional>

namespace loom {

/// A message in the language that is spoken. Words of a file, as a GPU's notes, are looked up whole
/// and stay as they are where nobody translated them.
[[nodiscard]] QString spoken(const Message& message);
/// The same, each number that can be asked for as `mark` writes it.
[[nodiscard]] QString
spoken(const Message& message,
       const std::function<QString(const QString& number, const QString& quantity)>& mark);
/// The same behind the place: to_line() as the window says it.
[[nodiscard]] QString said_line(const Error& error);

} // namespace loom
