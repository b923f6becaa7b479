#pragma once

/// A few words over the window about what a key has just done. They go by themselves.

class QString;
class QWidget;

namespace loom {

/// Shows the text above the window's bottom for some seconds, in place of one shown before; a
/// screen reader says it.
void announce(QWidget& window, const QString& text);

} // namespace loom
