#pragma once

/// What each block of the drawings sm.svg and gpu.svg stands for: the number it shows, what lights
/// it, and what explains it. A block is there where its number is known and not 0.

#include "core/figure/role.h"
#include "core/gpu/architecture.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace loom {

struct SmBinding {
  std::string_view id;                ///< in the SVG
  const char* many;                   ///< words, "%1" for the number; translated
  const char* one = nullptr;          ///< the same of a single one, where it differs
  std::optional<FactKey> partition{}; ///< the number in one partition
  std::optional<FactKey> sm{};        ///< in an SM, or of the SM; divided among the partitions
  std::vector<FactKey> more{};        ///< further facts that a readout gives
  bool always = false;                ///< there without a number too, which is "–" then
  std::optional<Role> role{};         ///< absent: no part of the model
  std::optional<Resource> resource{}; ///< lit where it binds ...
  std::optional<Mix> mix{};           ///< ... of mixes in this one; absent: in all
  std::string_view parameter{};       ///< of the parameter table; empty: none
  const char* remark = nullptr;       ///< what a readout says besides
};
[[nodiscard]] std::span<const SmBinding> sm_bindings();
/// nullptr where nothing is bound to the name.
[[nodiscard]] const SmBinding* find_sm_binding(std::string_view id);

} // namespace loom
