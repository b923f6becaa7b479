#pragma once

/// tr() for functions that belong to no QObject: all texts of the program are one context
/// (widgets/look/language.h), so that none has to be named.

#include <QCoreApplication>
#include <QString>

namespace loom {

/// `text` in the language of the window; `n` chooses the plural of a text with %n.
[[nodiscard]] inline QString tr(const char* text, int n = -1) {
  return QCoreApplication::translate("LatencyLoom", text, nullptr, n);
}

} // namespace loom
