#pragma once

/// Which addresses the threads of a warp access in one instruction: the input of coalescing
/// (core/memory/coalescing.h) and of bank conflicts (core/memory/banks.h).
///
/// An address counts words of `word_bytes` bytes, as in Volkov 2016, §2.5 and §2.6, so that every
/// access is aligned to its own size, which the hardware demands.

#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace loom::memory {

/// One bit a thread (lane), thread 0 in bit 0.
using LaneMask = std::uint32_t;
[[nodiscard]] constexpr LaneMask lane_bit(int lane) { return LaneMask{1} << lane; }
inline constexpr int max_threads = 32;
/// Bytes of a word that can be chosen.
inline constexpr std::array word_sizes{1, 2, 4, 8, 16};
/// Addresses are from 0 to this, words.
inline constexpr std::int64_t max_address = std::int64_t{1} << 40;

enum class PatternKind {
  stride,  ///< offset + stride·tid
  list,    ///< as given
  random,  ///< independent, evenly spread over 0 .. span−1
  tile,    ///< rows or columns of a 2-D array with `pitch` + `padding` words a row
  swizzle, ///< the same, with the column's number XORed with the row's
  formula, ///< an expression of tid and i
};

struct AddressPattern {
  PatternKind kind = PatternKind::stride;
  int threads = max_threads; ///< that the instruction has, 1 to 32
  LaneMask inactive = 0;     ///< threads that are masked and access nothing
  int word_bytes = 4;        ///< 1, 2, 4, 8 or 16
  // stride
  std::int64_t stride = 1, offset = 0; ///< words; the stride may be negative or 0
  // list: an address a thread, as many as `threads`
  std::vector<std::int64_t> list{};
  // random
  std::uint32_t seed = 1;
  std::int64_t span = 1 << 20; ///< words, from 1
  // tile and swizzle: threads lie `width` abreast. By row, thread t is in row i + t/width at
  // column t%width; by column, in row t%width at column i + t/width. The word is
  // row·(pitch + padding) + column; with the swizzle, for a pitch that is a power of two,
  // row·(pitch + padding) + (column ^ row%pitch).
  std::int64_t pitch = 32, padding = 0; ///< words a row, from 1; unused words after it, from 0
  int width = max_threads;              ///< 1 to 32
  bool by_column = true;
  // formula
  std::string formula{}; ///< of `tid` and `i`, for example "(tid ^ i) * 33"
  /// Which of the kernel's accesses this is: row or column of the tile, `i` of the formula.
  std::int64_t i = 0;
  bool operator==(const AddressPattern&) const = default;
};
inline constexpr std::size_t max_formula_bytes = 256;

/// Threads that take part.
[[nodiscard]] LaneMask active_lanes(const AddressPattern& pattern);

/// The address of each thread, words, also of the masked ones: `threads` of them, each from 0 to
/// max_address. bad_argument names the member out of range, or the thread whose address is
/// negative or too large; a formula's error has its column.
[[nodiscard]] Result<std::vector<std::int64_t>> addresses(const AddressPattern& pattern);

} // namespace loom::memory
