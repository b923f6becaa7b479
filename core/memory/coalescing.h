#pragma once

/// Coalescing: how the accesses of a warp's threads to global memory become transactions, each a
/// continuous and aligned block (Volkov 2016, §2.5; the rules by generation are those of the CUDA
/// C Programming Guide, "Global Memory" of each compute capability).
///
///   G80      a half-warp at a time. Thread k must access word k of one aligned segment, else each
///            thread is served alone. Words of 4, 8 and 16 bytes only.
///   GT200    a half-warp at a time. The lowest thread not yet served picks the segment (32 bytes
///            for words of 1 byte, 64 for 2, else 128); all threads in it are served together; the
///            transaction is halved, down to 32 bytes, while only one half is used.
///   Fermi    128-byte lines through the L1 cache, 32-byte segments without it. Words of 8 bytes
///            are served a half-warp, of 16 a quarter-warp at a time.
///   Kepler   as Fermi; global loads bypass the L1 unless asked for.
///   Maxwell  and later: 32-byte sectors, of which four make up a 128-byte line.
///
/// Transactions come in the order in which the lowest thread of each stands in the warp. Caches
/// are taken to miss.

#include "core/memory/address_pattern.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace loom::memory {

enum class Generation {
  g80,
  gt200,
  fermi,
  kepler,
  maxwell,
  pascal,
  volta,
  turing,
  ampere,
  ada,
  hopper,
  blackwell
};
inline constexpr int generation_count = 12;
[[nodiscard]] std::string_view to_string(Generation generation); ///< "g80"
[[nodiscard]] std::optional<Generation> generation_named(std::string_view name);
/// Of an architecture as the GPU files name it: "Maxwell", "Ada Lovelace", "G80".
[[nodiscard]] std::optional<Generation> generation_of(std::string_view architecture);

/// The generations whose rules differ, oldest first; the last stands for all later ones.
inline constexpr std::array distinct_generations{
    Generation::g80, Generation::gt200, Generation::fermi, Generation::kepler, Generation::maxwell};
/// The one of them whose rules a generation shares.
[[nodiscard]] constexpr Generation rules_class(Generation generation) {
  return std::min(generation, distinct_generations.back());
}
/// Whether it serves a half-warp at a time.
[[nodiscard]] constexpr bool has_half_warps(Generation generation) {
  return generation <= Generation::gt200;
}

/// Which cache a load goes through first: Fermi's and Kepler's choice.
enum class LoadCache { l1, l2 };
[[nodiscard]] constexpr bool has_cache_choice(Generation generation) {
  return generation == Generation::fermi || generation == Generation::kepler;
}

/// Sizes of one's own, for teaching: 4 threads a warp, 4 words a transaction (§2.5).
struct TeachingSizes {
  /// Sizes of a transaction, words, ascending powers of two; GT200 alone uses more than one.
  std::vector<int> transaction_words{4};
  /// G80 and GT200: split the warp in halves of warp_size/2 (§2.5's last example).
  bool half_warps = false;
  int warp_size = 4; ///< 2 to 32, a power of two
  bool operator==(const TeachingSizes&) const = default;
};

struct CoalescingRules {
  enum class Method {
    in_order, ///< all in sequence in one segment, or each alone (G80)
    halving,  ///< a segment at a time, halved while one half is unused (GT200)
    blocks,   ///< every aligned block that is touched, once (Fermi and later)
  };
  Method method = Method::blocks;
  int request_lanes = 32; ///< threads served at a time
  int block_bytes = 32;   ///< largest transaction
  int least_bytes = 32;   ///< smallest one; GT200 halves down to it, G80 serves threads alone
  int line_bytes = 128;   ///< what one tag of the cache or one row access covers
  bool any_word = true;   ///< false on G80: words of 1 and 2 bytes are never coalesced
  bool operator==(const CoalescingRules&) const = default;
};

/// The rules of a generation for words of `word_bytes`. `cache` is Fermi's and Kepler's choice
/// (their defaults: L1 and L2); the others have none and bad_argument says so.
[[nodiscard]] Result<CoalescingRules> coalescing_rules(Generation generation, int word_bytes,
                                                       std::optional<LoadCache> cache = {});
/// The same method with sizes of one's own. bad_argument for sizes that are no powers of two, not
/// ascending, or more than one where the generation has only one.
[[nodiscard]] Result<CoalescingRules> coalescing_rules(Generation generation, int word_bytes,
                                                       const TeachingSizes& sizes);

struct Transaction {
  std::int64_t first_word = 0; ///< address of its first word
  int words = 0;               ///< its size; words of the accesses' size
  LaneMask lanes = 0;          ///< threads it serves
  int request = 0;             ///< which half- or quarter-warp, from 0
  bool operator==(const Transaction&) const = default;
};

struct Coalescing {
  std::vector<Transaction> transactions{};
  int requests = 0;            ///< parts that the warp was served in
  std::int64_t bytes_used = 0; ///< different bytes that some thread asked for
  std::int64_t bytes_moved = 0;
  int lines = 0;         ///< different lines touched (CoalescingRules::line_bytes)
  double efficiency = 0; ///< bytes_used / bytes_moved; 0 when nothing was accessed
  bool operator==(const Coalescing&) const = default;
};

/// The transactions of one access. `addresses[t]` is thread t's, words; at most 32.
[[nodiscard]] Coalescing coalesce(const CoalescingRules& rules, int word_bytes,
                                  std::span<const std::int64_t> addresses, LaneMask active);

} // namespace loom::memory
