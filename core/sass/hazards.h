#pragma once

/// Do stall counts and dependency barriers protect every read-after-write, and the writes that
/// follow a read or a write? And which instruction sets a barrier that another waits for?
///
/// An instruction of fixed latency protects its result by distance: the stall counts from it to the
/// reader have to add up. One of variable latency (memory, special function unit, shuffles, special
/// registers) sets a write barrier that must be waited for in between. Loads of shared memory
/// complete in order: a barrier that a later one sets speaks for the earlier ones. On Kepler the
/// hardware watches variable latencies itself. All paths through the function are followed.
///
/// The distance that proves a dependence is the least that nvcc 13.0.88 leaves in the shipped
/// listings, which agrees with published latencies: 4 cycles on Volta and later for FP32 and
/// integer arithmetic (CUDA C Programming Guide, "Multiprocessor Level"), 3 where one half of a
/// register pair is meant, 6 for packed FP16 and 8 for FP64 (Jia et al., arXiv 1903.07486 and
/// 1804.06826), 2 in the uniform datapath; before a guard or a branch reads a predicate 12 on Volta
/// and Turing, 13 later, 9 for a uniform one. Maxwell and Pascal: 6 and 13 (maxas); Kepler: 9
/// (Volkov 2016, §4.4).
///
/// Instructions of fixed latency read their operands when they issue; the others later, and set a
/// read barrier until they have where a write is to come: one that comes without a wait for that,
/// or for the same instruction's result, is not proved. Nor is a write after a write whose barrier
/// is not waited for, or of fixed latency that would overtake one. Only registers R0 to R254 are
/// followed for reads, an instruction that sets neither barrier is taken to need none for them, and
/// instructions under opposite guards (@P0, @!P0) not to meet. A load or store reads before a later
/// one of the same LD/ST unit writes, as the architecture survey has it: that unit works in order.
/// On Kepler neither is checked.
///
/// Not checked: what memory itself orders. Where an excerpt leaves lines out nothing is said of a
/// dependence across the cut that is not protected in sight: it is counted as `unchecked`.

#include "core/sass/blocks.h"

#include <span>

namespace loom::sass {

/// A barrier set and waited for.
struct BarrierArc {
  std::size_t setter = 0, waiter = 0;
  int barrier = 0;
  bool operator==(const BarrierArc&) const = default;
};

/// Why two accesses are not proved.
enum class Unproved : std::uint8_t {
  too_close,       ///< `found` cycles where `needed` prove it
  no_barrier,      ///< the latency of the one before varies and it sets no write barrier
  not_waited,      ///< its barrier is not waited for on some path
  unknown_latency, ///< nothing is known of its latency and it sets no barrier
};

enum class Hazard : std::uint8_t { read_after_write, write_after_read, write_after_write };
/// "read after write" and so on.
[[nodiscard]] std::string_view to_string(Hazard hazard);

/// Two accesses to a register of which it is not proved that they come one after the other.
struct Unproven {
  Hazard hazard = Hazard::read_after_write;
  std::size_t before = 0, after = 0; ///< instructions
  Registers registers{};
  Unproved why = Unproved::too_close;
  int found = 0, needed = 0; ///< cycles, where too close
  int barrier = -1;          ///< where not waited for
  bool operator==(const Unproven&) const = default;
};

/// A wait for a barrier that no path sets before.
struct BareWait {
  std::size_t waiter = 0;
  int barrier = 0;
  bool operator==(const BareWait&) const = default;
};

struct Hazards {
  std::vector<BarrierArc> arcs;   ///< ascending by waiter, barrier, setter; at most 64 a wait
  std::vector<Unproven> unproven; ///< ascending by `after`
  std::vector<BareWait> bare_waits;
  std::size_t dependences = 0;    ///< reads of what an instruction before may have written
  std::size_t unproven_reads = 0; ///< of them those not proved; one may be of several in `unproven`
  std::size_t unchecked = 0;      ///< reads and writes across a cut that nothing in sight protects

  /// What is not proved of the instruction as the later of two.
  [[nodiscard]] std::span<const Unproven> unproven_of(std::size_t instruction) const;
};

[[nodiscard]] Hazards check_hazards(const Function& function, const Flowgraph& graph);

/// Barrier and count of "DEPBAR.LE SB0, 0x1": it waits until at most that many are on the way.
struct CountedWait {
  std::size_t barrier = 0;
  std::size_t left = 0;
};
/// Nothing for any other instruction.
[[nodiscard]] std::optional<CountedWait> counted_wait(const Instruction& instruction,
                                                      const Operands& operands);

/// Whether the result of such an instruction takes a time that is not known before.
[[nodiscard]] bool variable_latency(const Operands& operands);

} // namespace loom::sass
