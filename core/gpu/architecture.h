#pragma once

/// What the SMs of an architecture give in a cycle, and what each class of instruction takes of it.
///
/// Files are gpus/architectures/ID.architecture.json. Every number has its source, and what no
/// source gives is absent. A GPU's own number, where its file has one, counts before the
/// architecture's: ask rate_of, use_of and latency_of.

#include "core/base/embedded_file.h"
#include "core/gpu/gpu_spec.h"
#include "core/gpu/instruction_class.h"

#include <array>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// What the instructions of an SM share.
enum class Resource {
  issue,    ///< issue slots of the schedulers
  fp32,     ///< FP32 pipe: warp instructions of the full rate
  integer,  ///< integer pipe (adds, logic, shifts, comparisons), likewise
  fp64,     ///< double-precision pipe, likewise
  sfu,      ///< special functions, conversions and bit counts, likewise
  ldst,     ///< LD/ST units: warp instructions that move 4 bytes a thread or start a wider move
  shared,   ///< passes of the shared memory: 32 banks once
  constant, ///< constant loads: warp instructions, all threads at one address
  cluster,  ///< bytes from the shared memory of other SMs of a cluster
  tensor,   ///< tensor cores: dense multiply-adds of FP16 with FP16 results
  l1,       ///< bytes at the L1
  l2,       ///< bytes at the L2: the SM's share of the chip's
  dram,     ///< bytes at the DRAM, likewise
};
inline constexpr std::size_t resource_count = 13;
/// Of arrays with an element for each resource.
constexpr std::size_t index(Resource resource) { return static_cast<std::size_t>(resource); }

struct ResourceInfo {
  Resource resource;
  std::string_view name;      ///< key in the file, for example "fp32"
  std::string_view unit;      ///< of a use: "slots", "instructions", "passes", "FMA", "B"
  std::string_view rate_unit; ///< of its rate, for example "instructions/cycle/SM"
  bool of_chip;               ///< its rate follows from the GPU's numbers, not the architecture's
  std::string_view meaning;   ///< one line of English
};
/// All ResourceInfo, in Resource order.
[[nodiscard]] std::span<const ResourceInfo, resource_count> resource_table();
[[nodiscard]] const ResourceInfo& resource_info(Resource resource);

/// What one warp instruction takes.
struct Use {
  Resource resource;
  Fact amount; ///< not negative
  bool operator==(const Use&) const = default;
};

/// Where a global access is served.
enum class MemoryLevel { l1, l2, dram };
inline constexpr std::array<std::string_view, 3> memory_level_names{"l1", "l2", "dram"};

/// Blocks and their accesses take these beside what their instructions do;
/// core/gpu/overhead_rows.inc lists them.
enum class Overhead {
#define LOOM_OVERHEAD(key, ...) key,
#include "core/gpu/overhead_rows.inc"
};
inline constexpr std::size_t overhead_count = 0
#define LOOM_OVERHEAD(...) +1
#include "core/gpu/overhead_rows.inc"
    ;
constexpr std::size_t index(Overhead overhead) { return static_cast<std::size_t>(overhead); }

struct OverheadInfo {
  Overhead overhead;
  std::string_view name;     ///< key in the file, for example "block_turnover"
  std::string_view unit;     ///< the only unit accepted
  double max;                ///< from 0
  std::string_view stand_in; ///< compute capability whose number stands in; may be empty
  std::string_view meaning;  ///< one line of English
};
/// All OverheadInfo, in Overhead order.
[[nodiscard]] std::span<const OverheadInfo, overhead_count> overhead_table();

/// An overhead, and the GPU that it was measured on, for people: "H100".
struct OverheadNumber {
  Fact fact;
  std::string gpu;
  bool operator==(const OverheadNumber&) const = default;
};
/// By Overhead; nothing where it is not known.
using Overheads = std::array<std::optional<OverheadNumber>, overhead_count>;

/// The numbers of a class on an architecture.
struct ClassNumbers {
  const InstructionClass* instruction = nullptr; ///< never null
  /// Cycles until an instruction of the same pipe that needs the result can issue; of a global
  /// access where all levels take as long.
  std::optional<Fact> latency{};
  /// The same until an instruction of another pipe can, where it differs (thesis §4.7).
  std::optional<Fact> latency_across{};
  std::array<std::optional<Fact>, 3> levels{}; ///< latency of a global access by MemoryLevel
  std::vector<Use> uses{};                     ///< in Resource order
  bool operator==(const ClassNumbers&) const = default;

  [[nodiscard]] const Fact* use(Resource resource) const; ///< nullptr where the file has none
};

/// What an architecture gives per cycle and SM, and what its instructions take.
struct ArchitectureNumbers {
  std::array<std::optional<Fact>, resource_count> rates{}; ///< by Resource
  Overheads overheads{};
  std::vector<ClassNumbers> classes{}; ///< in the order of instruction_classes()
  bool operator==(const ArchitectureNumbers&) const = default;
};

struct Architecture {
  std::string id;   ///< lower-case letters, digits, '-' and '_'; the file's name
  std::string name; ///< for people: "Ampere (GA100)"
  std::vector<std::string> compute_capabilities; ///< "8.0": no two files have the same
  std::string note;                              ///< of the whole file; may be empty
  ArchitectureNumbers numbers;
  /// Numbers that count first on GPUs of the segment "GeForce" but the Titans, and on those of the
  /// segment "mining": double precision, tensor cores and other rates are cut down there.
  ArchitectureNumbers geforce;
  bool operator==(const Architecture&) const = default;
};

/// How the name of an architecture's file ends.
inline constexpr std::string_view architecture_ending = ".architecture.json";

/// The architectures of a set of files, each parsed when it is first asked for, by any thread.
class Architectures {
public:
  /// Other files than architectures are left alone. The files have to outlive it.
  explicit Architectures(std::span<const EmbeddedFile> files) : files_(files) {}

  /// The architecture of a compute capability; nullptr where no file has it. It lives as long as
  /// this.
  [[nodiscard]] const Architecture* of(const std::string& compute_capability) const;
  /// Every architecture, in the files' order; they live as long as this.
  [[nodiscard]] std::vector<const Architecture*> all() const;

private:
  [[nodiscard]] const Architecture* find(const std::string& compute_capability) const;
  /// nullptr for a file that cannot be read.
  [[nodiscard]] const Architecture* read(const EmbeddedFile& file) const;

  std::span<const EmbeddedFile> files_;
  mutable std::mutex mutex_;
  /// By file name; nothing for a file that cannot be read.
  mutable std::map<std::string_view, std::optional<Architecture>> parsed_;
  mutable std::map<std::string, const Architecture*> found_; ///< by compute capability
};

/// The architecture of the GPU's compute capability; nullptr where no file has it, and for a GPU
/// that did not come from a catalogue.
[[nodiscard]] const Architecture* architecture_of(const GpuSpec& gpu);

/// The numbers of the class on this GPU's architecture; nullptr where the file has none.
[[nodiscard]] const ClassNumbers* numbers_of(const Architecture& architecture, const GpuSpec& gpu,
                                             std::string_view class_id);

/// A class, no access to memory, that takes the same of the same pipe on this GPU and of which the
/// latency is known there; the commonest of several.
[[nodiscard]] const InstructionClass* alike(const GpuSpec& gpu,
                                            const InstructionClass& instruction);

/// The numbers of a class that the GPU's architecture has, but no latency of: with that of a class
/// that is alike, else the range of those of other architectures with their mean, "assumed".
/// Nothing where the GPU's architecture has no file or not the class, and where no other gives a
/// number.
[[nodiscard]] std::optional<ClassNumbers> kin_numbers(const GpuSpec& gpu,
                                                      const InstructionClass& instruction);

/// What the resource gives per cycle and SM: the GPU's own number (issue_thru, alu_thru, sfu_thru;
/// fp64_rate / 32; shared_thru for ldst; l1_rate; l2_bandwidth or l2_rate; mem_thru × 128 B, else
/// pin_bandwidth), else the architecture's. Without an architecture (nullptr) only the GPU's. Empty
/// where neither has it. A number that is put together says its rule in its note.
[[nodiscard]] std::optional<Fact> rate_of(const GpuSpec& gpu, const Architecture* architecture,
                                          Resource resource);

/// The sources of uses that hold by definition, which no figure cites.
inline constexpr Text issue_slot_itself = LOOM_TEXT("What an issue slot is");
inline constexpr Text bytes_it_moves = LOOM_TEXT("What the instruction moves");

/// What one warp instruction of the class takes of the resource: the GPU's own issue cost of
/// MUFU and LDS where it has one, else the architecture's number, else what the class itself says:
/// one issue slot, and 32 times its bytes of the L1. Empty where none of them says anything.
[[nodiscard]] std::optional<Fact> use_of(const GpuSpec& gpu, const ClassNumbers& numbers,
                                         Resource resource);

/// Cycles until a dependent instruction can issue: the GPU's own number (alu_lat of FADD, FMUL and
/// FFMA, fp64_lat of DFMA, sfu_lat of MUFU.RSQ, shared_lat of LDS.32, l1_lat, l2_lat and mem_lat of
/// LDG), else the architecture's, which for LDG.64 and LDG.128 from a cache counts before the
/// GPU's. `across`: an instruction of another pipe. `level`: of a global access.
[[nodiscard]] std::optional<Fact> latency_of(const GpuSpec& gpu, const ClassNumbers& numbers,
                                             std::optional<MemoryLevel> level = {},
                                             bool across = false);

/// The overhead on the GPU's architecture; where its file has none, or there is none, that of the
/// architecture that stands in, as assumed. Empty where neither has it.
[[nodiscard]] std::optional<OverheadNumber> overhead_of(const GpuSpec& gpu, Overhead overhead);

/// Reads one file. `file` is named in errors. bad_input for malformed JSON, unknown or duplicate
/// keys, resources, overheads and classes (the nearest are named), numbers out of range, other
/// units, a missing source.
[[nodiscard]] Result<Architecture> architecture_from_json(std::string_view text,
                                                          const std::string& file);
/// Every problem of such a file, not only the first; empty when there is none.
[[nodiscard]] std::vector<Error> lint_architecture(std::string_view text, const std::string& file);

} // namespace loom
