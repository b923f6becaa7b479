#pragma once

/// The classes of instructions: what instructions have the same numbers, whatever their operands.
///
/// A class is the same on every GPU; what it takes there stands in the architecture's file
/// (core/gpu/architecture.h). Its id is the mnemonic of machine code, cut to what changes a number:
/// width, shape, type.

#include "core/base/message.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace loom {

/// The memory that an instruction reads or writes.
enum class MemorySpace { none, global, shared, constant };

/// A matrix product: m × n results of k multiply-adds each, of a whole warp, or of a warp group
/// (HGMMA) or a block (UTCHMMA).
struct Tile {
  int m = 0, n = 0, k = 0;
  [[nodiscard]] double multiply_adds() const { return static_cast<double>(m) * n * k; }
  bool operator==(const Tile&) const = default;
};

struct InstructionClass {
  std::string id{}; ///< "FFMA", "LDS.64", "HMMA.16816.F32"
  Message title{};  ///< for people, one line
  MemorySpace space = MemorySpace::none;
  /// That a thread moves; 0 where it moves none and where the instruction says it (bulk copies).
  int bytes = 0;
  bool result = true;        ///< a register that another instruction may wait for; a store has none
  bool asynchronous = false; ///< a copy or product that goes on beside the warp until waited for
  std::optional<Tile> tile{}; ///< of a tensor instruction
  /// What files may call all classes that differ in N alone: "HGMMA.64xNx16.F32"; else empty.
  std::string every_n{};
  /// The first and last compute capability that has it, 10 times major plus minor: 90 for 9.0.
  /// 0 where every GPU has it, and where it is the last so far.
  int since = 0, until = 0;
};

/// Every class, arithmetic first, in the order that lists have them.
[[nodiscard]] std::span<const InstructionClass> instruction_classes();
/// The class with this id; nullptr when there is none. It lives as long as the program.
[[nodiscard]] const InstructionClass* instruction_class(std::string_view id);

/// Whether GPUs of a compute capability ("9.0") have the class. Of AMD's targets those that came
/// with none of NVIDIA's; true where the text is neither.
[[nodiscard]] bool exists_on(const InstructionClass& instruction,
                             std::string_view compute_capability);

} // namespace loom
