#pragma once

/// Where in its words a label is pointed at.

class QLabel;
class QPoint;

namespace loom {

/// The character under the pointer where the label, of plain text, breaks its lines; −1 for none.
[[nodiscard]] int character_at(const QLabel& label, const QPoint& position);

} // namespace loom
