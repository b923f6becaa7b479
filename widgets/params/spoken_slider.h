#pragma once

/// What assistive technology finds in a parameter's slider: the parameter's own value with its
/// range and step, which it may also set, instead of positions along the track.

namespace loom {

/// Tells Qt how sliders of parameters are read; the first call counts.
void speak_sliders();

} // namespace loom
