#pragma once

/// A font with few of its letters, to be carried inside a file that shows them.

#include <QByteArray>
#include <QString>

class QFont;

namespace loom {

/// A TrueType font (ISO/IEC 14496-22) with the glyphs of these letters alone, the same bytes for
/// the same letters. Empty where the font's outlines are of another kind, or where it does not
/// permit embedding (bit 1 of OS/2 fsType).
[[nodiscard]] QByteArray font_subset(const QFont& font, const QString& letters);

} // namespace loom
