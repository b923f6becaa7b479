#pragma once

/// What a streaming multiprocessor (SM) holds, by compute capability 1.0 to 12.1; and a compute
/// unit (CU) of AMD, by LLVM's target: "gfx90a". What is called warp below is there a wavefront,
/// registers are VGPRs, shared memory is the LDS, sub-partitions are SIMDs. RDNA is taken in CU
/// mode, where a block stays on one CU; SGPRs, of which GFX9 has too few for all wavefronts of a
/// kernel that takes more than 80, are left out.
///
/// Sources, named in `LimitFact::source`:
///   spreadsheet  xmartlabs/cuda-calculator, js/calculator.coffee, which transcribes NVIDIA's
///                occupancy spreadsheet (compute capability 1.0 to 8.6)
///   header       cuda_occupancy.h of CUDA 13.0 (3.0 and later)
///   LLVM         llvm/lib/Target/AMDGPU/Utils/AMDGPUBaseInfo.cpp of LLVM 22.1 (AMD)
/// A number that neither gives is marked "unverified". The header computes with the barriers of an
/// SM from compute capability 9.0 on; before, and here, blocks are not limited by them.
///
/// Fermi's and Kepler's choice between cache and shared memory is left out: they are taken with the
/// most shared memory.

#include "core/base/result.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace loom {

inline constexpr int kib = 1024; ///< bytes

/// The limits of one compute capability. Per SM where nothing else is said.
struct ComputeLimits {
  std::string_view cc;      ///< "5.2", "gfx90a"
  int warps;                ///< resident warps
  int blocks;               ///< resident blocks
  int shared;               ///< shared memory, bytes; the largest carve-out where there is a choice
  int registers;            ///< 32-bit registers
  int register_unit;        ///< registers are given in multiples of this, to a warp or to a block
  bool registers_by_block;  ///< given to whole blocks (1.x), not to warps
  int registers_per_thread; ///< that a program may use at most
  int shared_unit;          ///< shared memory is given to blocks in multiples of this, bytes
  int partitions;           ///< sub-partitions that share the registers; on 1.x the multiple to
                            ///< which a block's warps are rounded up
  int threads_per_block;
  int registers_per_block;
  int shared_per_block;           ///< largest a block may ask for, bytes; over 48 KiB by opt-in
  int shared_reserved;            ///< taken from every block by the system, bytes
  std::span<const int> carveouts; ///< shared memory that can be chosen, KiB; empty: no choice
  bool can_halve;                 ///< has partitioned global caching, see LaunchConfig
  bool halved_by_default;         ///< and the spreadsheet computes with it
  int warp = 32;                  ///< threads of a warp
  /// Barriers: of NVIDIA named ones, of which a block takes as many as it uses, of AMD one for each
  /// block of more than one wavefront; 0: not computed with.
  int barriers = 0;
  [[nodiscard]] bool amd() const { return cc.starts_with("gfx"); }
  /// From 9.0 on, blocks can be launched in clusters.
  [[nodiscard]] bool has_clusters() const { return barriers > 0 && !amd(); }
};

/// All of NVIDIA's, in order.
[[nodiscard]] std::span<const ComputeLimits> compute_limits();
/// All of AMD's.
[[nodiscard]] std::span<const ComputeLimits> amd_limits();
/// One by name, "9.0", "9" or "gfx942"; bad_argument naming those known. The pointer is valid for
/// ever.
[[nodiscard]] Result<const ComputeLimits*> find_limits(std::string_view cc);

/// One number of a compute capability and how far to trust it.
struct LimitFact {
  std::string_view name;    ///< for example "warps_per_sm"
  std::string_view unit;    ///< "warps", "blocks", "bytes", "registers", "threads" or "partitions"
  std::optional<int> value; ///< nothing where it is unknown
  std::string_view source;
  std::string_view status; ///< "source", "derived" or "unverified"
};
inline constexpr std::size_t limit_fact_count = 14;
/// Every limit with its source, in the order of the members above, the barriers last.
[[nodiscard]] std::array<LimitFact, limit_fact_count> limit_facts(const ComputeLimits& limits);

} // namespace loom
