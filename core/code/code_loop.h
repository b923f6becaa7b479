#pragma once

/// Machine code as a loop of any instructions (core/model/loop.h), and what is assumed on the way.
///
/// Every instruction that an iteration executes is an item of its class, with the widths and shapes
/// that its mnemonic says; `path` is what an iteration of one warp alone takes by its control codes
/// and the latencies of the classes. Instructions under a guard are issued all the same. An inner
/// loop counts as often as it runs, a called function, with what that calls, once a call; code
/// without a loop is taken as one whose iterations are the warps of a grid. What a listing cannot
/// say (where loads are served, how they coalesce, how often an inner loop runs) is asked for, else
/// assumed and said.
///
/// A product of a warp group (wgmma) belongs to its four warps, each of which executes it: a
/// quarter of what it takes is one warp's, besides its issue slot.
///
/// An opcode whose numbers no source gives takes those of a class that takes the same of every
/// resource, or one issue slot: then what limits is known at most, and where it accesses memory it
/// is not known at all (LoopNumbersOf::unpriced).

#include "core/model/loop_numbers.h"
#include "core/sass/analysis.h"
#include "core/sass/iteration.h"
#include "core/sass/study.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace loom {

/// What a listing does not say, as far as somebody does.
struct CodeSaid {
  /// Of global loads: l1, l2, sectors, passes; of bulk copies also bytes. Atomics take the shares:
  /// what L1 or L2 serves of loads, L2 serves of them.
  std::array<std::optional<double>, loop_option_count> loads{};
  std::optional<double> shared_passes{}; ///< of every access to shared memory, from 1
  struct Trips {
    std::uint64_t address = 0; ///< of the first instruction of a loop
    double times = 1;          ///< that it runs once it is entered, over 0
    bool operator==(const Trips&) const = default;
  };
  std::vector<Trips> trips{};
  bool operator==(const CodeSaid&) const = default;
};

/// Said where warps meet at barriers that the bounds do not wait at.
inline constexpr Text barriers_are_passed =
    LOOM_TEXT("at barriers of the block no warp waits for another");

/// How far the numbers of an instruction can be trusted.
enum class Standing {
  known,   ///< measured or published
  derived, ///< one of them at least is derived, assumed or of another class
  unknown, ///< no source gives what it takes: of that it counts as one issue slot
};
[[nodiscard]] std::string_view to_string(Standing standing);

/// What one instruction costs on the GPU.
struct CodeCost {
  std::string class_id{}; ///< whose numbers it takes; empty where no class has any
  Standing standing = Standing::unknown;
  std::optional<double> latency{}; ///< cycles to a dependent instruction; none where it has none
  /// It accesses memory, and no source says what it takes but an issue slot.
  bool unpriced = false;
  /// Cycles between two of them on an SM once nothing else is executed: reciprocal throughput.
  /// Nothing where no rate is known.
  std::optional<double> interval{};
  std::array<double, resource_count> use{};
};

/// A loop, or a whole function, as the model takes it.
struct CodeLoop {
  Loop loop;
  LoopNumbers numbers;
  bool at_most = false;             ///< what an instruction costs is not known: limits may be lower
  std::vector<Message> assumptions; ///< each once; never empty
  /// Of an iteration with every instruction once.
  sass::Iteration iteration;
};

/// A function on a GPU. What it is made of has to outlive it.
class CodeModel {
public:
  CodeModel(const sass::Function& function, const sass::Analysis& analysis, const GpuSpec& gpu,
            CodeSaid said);

  /// One an instruction of the function.
  [[nodiscard]] const std::vector<CodeCost>& costs() const { return costs_; }
  /// Of analysis.loops[loop]. bad_argument where it is larger than a Loop can be: more than
  /// 1e6 cycles or instructions of a class an iteration.
  [[nodiscard]] Result<CodeLoop> loop(std::size_t loop) const;
  /// The whole function, an iteration being what a warp does from its start to its end.
  [[nodiscard]] Result<CodeLoop> whole() const;
  /// All of the function as a loop of which an iteration executes each instruction once, in the
  /// order of addresses.
  [[nodiscard]] Result<CodeLoop> once() const;
  /// Cycles from the issue of an instruction to its result: of its class, else of the kind most
  /// like it.
  [[nodiscard]] std::optional<double> latency_cycles(std::size_t instruction) const;
  /// Registers of a thread that the code names, as a compiler allocates them: the highest and one.
  [[nodiscard]] int registers() const;

private:
  struct Body;
  /// What calls go to.
  struct Callee {
    std::size_t entry = 0;            ///< block
    std::vector<std::size_t> blocks;  ///< ascending, without those of its own calls
    std::vector<std::size_t> callers; ///< blocks whose calls are followed there
    std::size_t all = 0;              ///< blocks with those of its own calls
  };
  [[nodiscard]] LoopItem item_of(const std::string& class_id) const;
  /// Whether it is a copy of which nobody says how many bytes it moves.
  [[nodiscard]] bool lacks_bytes(const InstructionClass& known) const;
  [[nodiscard]] std::optional<LoopNumbers> numbers_of_item(const LoopItem& item) const;
  void cost(std::size_t instruction);
  void find_callees();
  /// With what their calls execute, and the calls there.
  [[nodiscard]] std::vector<std::size_t> with_callees(std::vector<std::size_t> blocks) const;
  [[nodiscard]] std::vector<std::size_t>
  instructions_of(const std::vector<std::size_t>& blocks) const;
  /// How often what an iteration of the loop, or else the function, executes is executed.
  [[nodiscard]] Body counted(const std::vector<std::size_t>& blocks,
                             std::optional<std::size_t> of) const;
  /// `repeats`: the next iteration follows, which may begin before the end of this one.
  [[nodiscard]] Result<CodeLoop> made(const Body& body, bool repeats) const;
  void say(const Body& body, CodeLoop& result) const;

  const sass::Function& function_;
  const sass::Analysis& analysis_;
  const GpuSpec& gpu_;
  const Architecture* architecture_;
  CodeSaid said_;
  std::vector<CodeCost> costs_;
  std::vector<Callee> callees_;                      ///< callers before what they call
  std::vector<std::optional<std::size_t>> followed_; ///< by block: the callee of its call
  sass::IssueTimes times_;
};

/// Study::costs of a function; waits are those of the innermost loop
/// that an instruction is in, of others those of a warp that runs the function once.
[[nodiscard]] std::vector<sass::LineCost> line_costs(const sass::Study& study);

} // namespace loom
