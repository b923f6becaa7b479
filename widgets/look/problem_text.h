#pragma once

/// What core says of what is wrong, and in the notes of its numbers, in the language that is
/// spoken. Core's texts have their values put in; the sentences of core/text/problem_texts.h tell
/// them apart again.

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <string_view>

namespace loom {

/// An Error's detail, a warning, or the note of a number; as it is where no sentence fits.
[[nodiscard]] QString said_problem(std::string_view english);
/// A message in the language that is spoken.
[[nodiscard]] QString spoken(const Message& message);
/// The same, each number that can be asked for as `mark` writes it.
[[nodiscard]] QString
spoken(const Message& message,
       const std::function<QString(const QString& number, const QString& quantity)>& mark);
/// A sentence with these values in place of %1, %2 ...
[[nodiscard]] QString filled(const QString& sentence, const QStringList& values);
/// The same behind the place: to_line() as the window says it.
[[nodiscard]] QString said_line(const Error& error);

} // namespace loom
