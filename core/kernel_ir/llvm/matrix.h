#pragma once

/// Matrix instructions of PTX (wmma, mma): which machine instructions they are, and which words of
/// memory a warp's threads load of a tile, as ptxas has it from compute capability 7.5 on (PTX ISA,
/// Warp Level Matrix Instructions: the fragments of mma). The costs stand in gpus/architectures.
/// Only for core/kernel_ir.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom::kernel {

/// The function of the IR that a matrix instruction is begins so; the class of machine instructions
/// follows, and a dot: "loom.matrix.HMMA.16816.F32.".
inline constexpr std::string_view matrix_function = "loom.matrix.";
/// A note of a load or store of the IR: in how many lanes, from the first, it is executed.
inline constexpr std::string_view lanes_note = "loom.lanes";

/// The machine instructions that multiply: so many of a class of core/gpu/instruction_class.h.
struct MatrixProduct {
  std::string instruction{}; ///< "HMMA.16816.F32"
  int count = 1;
};
/// Reads "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32" or a wmma.mma, split at its dots;
/// gives nothing for shapes and types that are not known.
[[nodiscard]] std::optional<MatrixProduct> matrix_product(std::span<const std::string_view> words);

/// One load or store of a warp, in every lane:
///   line · (bytes from a line of the tile to the next) + byte,
/// with line = line_of[lane], byte = byte_of[lane].
struct TilePart {
  int bytes = 4; ///< that a lane accesses
  int lanes = 32;
  std::vector<int> line_of{}, byte_of{}; ///< by lane
};
struct Tile {
  int element_bytes = 2;
  std::vector<TilePart> parts{};
};
/// Reads "wmma.load.a.sync.aligned.row.m16n16k16.shared.f16" or a store, split at its dots; gives
/// nothing for shapes and types that are not known.
[[nodiscard]] std::optional<Tile> matrix_tile(std::span<const std::string_view> words);

} // namespace loom::kernel
