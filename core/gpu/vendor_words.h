#pragma once

/// What a text calls the parts of a GPU: NVIDIA's words as the program has them, or AMD's.

#include <string>
#include <string_view>

namespace loom {

/// The text with AMD's words where the compute capability is one of AMD's targets (is_amd() of
/// core/gpu/gpu_spec.h), else as it is: CU for SM, wavefront for warp, LDS for shared memory, VGPR
/// for a register of a thread, SIMD for scheduler; in each of the program's languages. Ids such as
/// "warps_per_sm" stay, and so does what is NVIDIA's alone. A wave is one of a grid's blocks
/// everywhere, which is why a warp is called wavefront.
[[nodiscard]] std::string in_words_of(std::string_view compute_capability, std::string_view text);

} // namespace loom
