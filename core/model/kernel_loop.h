#pragma once

/// The thesis's kernel (core/model/kernel_model.h) as a loop of two items, so that whatever takes
/// loops takes it.

#include "core/model/kernel_model.h"
#include "core/model/loop.h"

namespace loom {

/// Class of the other instruction that takes `other`: "LDG.32", "MUFU.RSQ" or "LDS.32".
[[nodiscard]] const char* other_instruction(Resource other);

/// Its other instruction and `alpha` FADDs, 0 to infinity, both items there at any α: at infinity
/// the other's count is 0. Each takes one of its pipe, of DRAM the bytes of its threads, and any
/// scheduler issues it. `other` is dram, sfu or shared, whose class names the item.
[[nodiscard]] LoopNumbers kernel_loop(const KernelModel& model, double alpha, Resource other);

} // namespace loom
