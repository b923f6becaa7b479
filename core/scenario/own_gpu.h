#pragma once

/// A GPU of one's own, made of a scenario's numbers.

#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

namespace loom {

/// The scenario's GPU under another name, its overrides turned into facts "set by the user". It
/// has no measurements: they were made on the other GPU.
[[nodiscard]] GpuSpec own_gpu(const Scenario& scenario, std::string id, std::string name);

/// Puts a number among the facts where the scenario reads it: those of its access pattern where
/// that gives this one. `parameter` is a hardware parameter's id or a fact's name; other_issue is
/// the issue cost of the mix.
void set_fact(GpuSpec& gpu, const Scenario& scenario, std::string_view parameter, Fact fact);

} // namespace loom
