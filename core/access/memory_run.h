#pragma once

/// Runs what a GlobalAccess or a SharedAccess describes on a GPU: the one way from a pattern to
/// transactions, passes and their effect on the model, for the window, figures and the command
/// line.

#include "core/access/memory_access.h"
#include "core/gpu/gpu_spec.h"

namespace loom {

enum class Mix;

struct CoalescingRun {
  GlobalAccess asked{};
  memory::Generation generation{}; ///< whose rules
  memory::CoalescingRules rules{};
  std::vector<std::int64_t> addresses{}; ///< of every thread, also the masked; words
  memory::Coalescing result{};
};
/// bad_argument for what is out of range, and where neither the access nor the GPU's architecture
/// names the rules.
[[nodiscard]] Result<CoalescingRun> run_coalescing(const GpuSpec& gpu, const GlobalAccess& access);

/// A run by the rules of each generation that differ (memory::distinct_generations), in their
/// order, without those that refuse the access; in sizes for teaching caches make no difference,
/// and Fermi stands for all later ones.
[[nodiscard]] std::vector<CoalescingRun> by_each_generation(const GpuSpec& gpu,
                                                            const CoalescingRun& run);
/// The one of them whose rules the run itself has.
[[nodiscard]] memory::Generation generation_among(const CoalescingRun& run);

struct BanksRun {
  SharedAccess asked{};
  memory::Generation generation{};
  memory::BankRules rules{};
  std::vector<std::int64_t> addresses{};
  memory::BankAccess result{};
  /// Passes taken, relative to those of a conflict-free access to words of 4 bytes: 1 where none is
  /// lost.
  double ways = 1;
  /// Where no source says whether the GPU packs what pairs of threads want (core/memory/banks.h):
  /// the ways if it does.
  std::optional<double> least_ways{};
  std::optional<double> cycles{};       ///< latency; nothing where no source gives it
  std::optional<double> least_cycles{}; ///< with least_ways
  /// Where its curve and the models' shared_lat are of sources that disagree: both, and what is
  /// taken for what.
  std::string latency_remark{};
  std::optional<double> loads_per_cycle{};      ///< peak throughput, IPC/SM: shared_thru / ways
  std::optional<double> most_loads_per_cycle{}; ///< with least_ways
};
[[nodiscard]] Result<BanksRun> run_banks(const GpuSpec& gpu, const SharedAccess& access);

/// What a bank serves to some threads in a pass, from 0; of words wider than a bank all banks side
/// by side that serve them together.
struct BankFetch {
  int pass = 0, bank = 0, banks = 1;
  memory::LaneMask lanes = 0;
};
[[nodiscard]] std::vector<BankFetch> fetches_of(const BanksRun& run);

/// What an access makes of the GPU's numbers for loads, as facts with their reasoning in `note`.
///
/// Global: each line costs a fixed time and each 32-byte sector its transfer,
///     1/mem_thru = a·lines + b·sectors,     mem_lat = mem_lat(1 line) + d·(lines − 1),
/// with a, b and d from the GPU's coalesced (1 line, 4 sectors) and random (32 lines, 32 sectors)
/// loads. Where it has no pattern "random", a = d = 0: bytes moved alone, an upper bound.
/// More transactions so mean less throughput and fewer warps needed (thesis §4.3).
///
/// Shared: shared_thru/ways; latencies grow as ConflictLatency does.
[[nodiscard]] Result<Facts> access_facts(const GpuSpec& gpu, const GlobalAccess& access);
[[nodiscard]] Result<Facts> access_facts(const GpuSpec& gpu, const SharedAccess& access);

} // namespace loom
