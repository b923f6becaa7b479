#pragma once

/// What a screen reader finds in a chart: its summary as the description, made when it is asked
/// for, so that drawing costs nothing for it.

namespace loom {

/// Tells Qt how charts and diagrams are read; the first call counts.
void speak_charts();

} // namespace loom
