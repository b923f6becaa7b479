#pragma once

/// What the divergence view shows: a SIMT program, the warp that runs it and the step looked at
/// (Volkov 2016, §2.3, §2.4). A part of the scenario, so that it is undone, saved and shared.

#include "core/simt/machine.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace loom {

struct Divergence {
  /// Assembly or the structured language; empty for the shipped if/else of the thesis.
  std::string program{};
  int threads = 4; ///< 4 to 32
  simt::MachineKind machine = simt::MachineKind::stack;
  simt::FirstPath first = simt::FirstPath::taken;
  std::uint32_t seed = 1;
  /// Inputs P0 to P6; at first the thesis's case 1, P0 = 0, 1, 1, 0.
  std::array<simt::Mask, simt::predicate_count> predicates{0b0110};
  /// What registers ("R0") and variables ("n") begin with: an expression of `tid`, `threads`.
  std::map<std::string, std::string> formulas{};
  bool converge = true;  ///< compile the language with synchronisation points
  std::int64_t step = 0; ///< instructions issued before the state shown
  bool operator==(const Divergence&) const = default;
};
inline constexpr std::size_t max_program_bytes = 64u << 10;
inline constexpr std::size_t max_formulas = 64;
inline constexpr std::int64_t max_divergence_step = 1'000'000;

/// Another number of threads: new ones begin with the inputs of the old, repeated.
[[nodiscard]] Divergence with_threads(Divergence divergence, int threads);

} // namespace loom
