#pragma once

/// Which GPU a listing is scheduled for where nobody says.

#include "core/gpu/catalogue.h"

namespace loom::sass {

/// Of a function compiled for `arch`, as in "sm_86": the GPU of its compute capability, one that
/// gives the numbers a schedule takes (alu_lat, issue_thru, schedulers, then mem_lat) before one
/// that does not, the oldest of several; chips that are no product are left out. Never a GPU of
/// another architecture: where the catalogue has none of it, or the listing does not say its
/// architecture, a GPU without a name and a number.
struct GpuChoice {
  GpuPtr gpu; ///< never null; its id is empty where there is none
  /// One sentence where no GPU with those numbers is chosen; empty otherwise. It names the nearest
  /// that has them: of the same generation if there is one, then by the difference of the numbers.
  Message warning;
};
[[nodiscard]] GpuChoice gpu_for(const std::string& arch, const Catalogue& catalogue);

/// The warnings; %1 is the architecture, %2, %3 and %4 the nearest GPU's name, compute capability
/// and id.
inline constexpr Text arch_not_said =
    LOOM_TEXT("the listing does not say its architecture, so that no GPU is chosen, and what "
              "depends on one is not known: choose the one that it was compiled for");
inline constexpr Text no_gpu_of_arch =
    LOOM_TEXT("no GPU of %1 is in the catalogue, and what depends on one is not known: choose "
              "another, such as the nearest, %2 (compute capability %3), for a what-if");
inline constexpr Text no_numbers_of_arch =
    LOOM_TEXT("no GPU of %1 has the numbers that a schedule takes, and what needs them is not "
              "known: choose another, such as the nearest, %2 (compute capability %3), for a "
              "what-if");

/// "8.6" of "sm_86"; empty where there is no number.
[[nodiscard]] std::string capability_of(const std::string& arch);

} // namespace loom::sass
