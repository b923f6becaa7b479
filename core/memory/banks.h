#pragma once

/// Shared-memory bank conflicts (Volkov 2016, §2.6, Table 2.5; CUDA C Programming Guide, "Shared
/// Memory" of each compute capability).
///
/// Words of `bank_bytes` lie in the banks in turn. In one pass a bank serves one of its words, to
/// every thread that wants it (broadcast). A warp needs as many passes as the busiest bank has
/// different words to serve.
///
///   CC 1.x   16 banks; a half-warp at a time; one word a pass can be broadcast, the one that the
///            lowest thread not yet served wants; words of 8 and 16 bytes as accesses of 4 bytes.
///   Fermi    32 banks of 4 bytes; any number of words broadcast; words of 8 bytes a half-warp,
///            of 16 bytes a quarter-warp at a time.
///   Kepler   32 banks of 8 bytes. In 8-byte mode bank b has words b, b+32, .. of 8 bytes. In
///            4-byte mode it has words b, b+32, .. of 4 bytes and is dual-ported: it serves any
///            two of them at once (Jia et al. 2019, §3.6.1, measured on a K80; the guide promises
///            it for two in the same aligned 64 words).
///   Maxwell  and later: as Fermi.
///   Volta, Turing, Ampere, Hopper: as Fermi, but the results of a load of 8 or 16 bytes a thread
///            are packed where of all active threads n and n^1, or of all n and n^2, want the same
///            word: then a whole warp of 8 bytes or a half-warp of 16 bytes is served at a time
///            (NVIDIA of 7.0 to 7.5: forums.developer.nvidia.com/t/77228; an A10 and an H100:
///            forums.developer.nvidia.com/t/373160; gpus/measured/h200_shared_pairs.csv). Every
///            part of the warp takes a pass there, also one without an active thread. Of Ada and
///            Blackwell no source says so or denies it.

#include "core/gpu/gpu_spec.h"
#include "core/memory/address_pattern.h"
#include "core/memory/coalescing.h"

#include <optional>
#include <span>
#include <vector>

namespace loom::memory {

struct BankRules {
  int banks = 32;             ///< a power of two, 1 to 64
  int bank_bytes = 4;         ///< 4 or 8: successive words of this size lie in successive banks
  int ports = 1;              ///< different words a bank serves at once: 2 in Kepler's 4-byte mode
  int request_lanes = 32;     ///< threads served at a time at most
  bool one_broadcast = false; ///< CC 1.x: one word a pass is broadcast
  bool packed = false;        ///< Volta to Hopper: loads of pairs that want the same word
  bool operator==(const BankRules&) const = default;
};
/// The rules of a generation. `bank_bytes` is Kepler's choice of mode (4 the default, 8);
/// bad_argument when another generation is asked for 8.
[[nodiscard]] Result<BankRules> bank_rules(Generation generation,
                                           std::optional<int> bank_bytes = {});
/// Threads of one request for words of this size: as many as one pass without conflict can serve.
[[nodiscard]] int request_lanes(const BankRules& rules, int word_bytes);
/// Whether all active threads n and n^1, or all n and n^2, want the same word.
[[nodiscard]] bool wanted_by_pairs(std::span<const std::int64_t> addresses, LaneMask active);
enum class AccessKind { load, store }; ///< atomics are as stores: no thread shares another's result

/// What one bank does in one pass.
struct BankService {
  int bank = 0;
  std::int64_t row = 0; ///< its first word is row·banks + bank, of bank_bytes
  LaneMask lanes = 0;   ///< threads it serves; several of one word: broadcast
  int words = 1;        ///< different words that it serves, at most BankRules::ports
  bool operator==(const BankService&) const = default;
};
struct Pass {
  int request = 0;                     ///< which part of the warp, from 0
  std::vector<BankService> services{}; ///< by bank
  /// Threads that are done with this pass.
  LaneMask lanes = 0;
  bool operator==(const Pass&) const = default;
};

struct BankAccess {
  int degree = 0; ///< most passes that one part of the warp needs: 1 is conflict-free, 0 no access
  int requests = 0; ///< parts that the warp is served in, of those with an active thread
  int parts = 0;    ///< with those without one
  /// Passes of the memory that the access takes: those listed, and at least one a part where
  /// BankRules::packed.
  int taken = 0;
  std::vector<int> accesses_per_bank{}; ///< words that each bank fetches
  int broadcasts = 0;                   ///< words that are fetched for more than one thread
  int pairs = 0;                        ///< times that a bank serves two different words at once
  std::vector<Pass> passes{};           ///< in order
  bool operator==(const BankAccess&) const = default;
};

/// The passes of one access. `addresses[t]` is thread t's, in words of `word_bytes`; at most 32.
/// A thread whose word spans several banks is done when the last of them served it.
[[nodiscard]] BankAccess bank_access(const BankRules& rules, int word_bytes,
                                     std::span<const std::int64_t> addresses, LaneMask active,
                                     AccessKind kind = AccessKind::load);

/// The threads that a pass serves, done with it or not.
[[nodiscard]] LaneMask served(const Pass& pass);
/// The threads that a bank serves, in one pass from 0 or, −1, in all of them.
[[nodiscard]] LaneMask served(const BankAccess& access, int bank, int pass = -1);

/// Latency of a load against what it loses to conflicts, on one GPU.
struct ConflictLatency {
  /// Ways (1, 2, 4, ..), as those of banks of 4 bytes, and cycles, ascending; empty when no source
  /// gives any.
  std::vector<std::pair<int, double>> points{};
  /// Cycles that each way beyond the last point costs; with several points else their last slope.
  std::optional<double> per_way{};

  /// Cycles of a load that takes `ways` (at least 1) times the passes of a conflict-free one:
  /// linear between the points. Nothing where the points and per_way do not reach.
  [[nodiscard]] std::optional<double> cycles(double ways) const;
};

/// A GPU's latency against conflicting ways: its conflict_lat facts; else, on Maxwell and later,
/// shared_lat and 2 cycles for each further way.
[[nodiscard]] ConflictLatency conflict_latency(const GpuSpec& gpu);

/// What makes an access free of conflicts.
struct ConflictRemedy {
  int degree = 0;           ///< as it is, the worst of every i below 64
  std::int64_t padding = 0; ///< least words after each row that give the least degree
  int padded_degree = 0;
  /// With column ^ row in place of padding; nothing where the pitch is no power of two.
  std::optional<int> swizzled_degree{};
  bool operator==(const ConflictRemedy&) const = default;
};
/// Searches paddings from 0 to `most` for a tile or swizzle pattern; a stride is taken as the
/// pitch of a column of an array. bad_argument for the other kinds.
[[nodiscard]] Result<ConflictRemedy> find_remedy(const BankRules& rules,
                                                 const AddressPattern& pattern, int most = 32);

} // namespace loom::memory
