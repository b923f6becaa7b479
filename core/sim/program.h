#pragma once

/// What the warps of a simulated SM run: a looped program of warp instructions.
///
/// Every warp runs the same program in order, over and over, or once where blocks of a grid are run
/// (WarpBlocks in core/sim/machine.h); or the warps of a block have roles, each with a program of
/// its own, and meet at mbarriers. Programs come from an instruction mix (thesis §4.1 and §4.7: α
/// FADDs per other instruction, evenly interleaved and back-to-back dependent) or from a small
/// text:
///
///     # one dependent shared load, four dependent adds
///     LDS R1, [R1]
///     repeat 4
///       FADD R1, R1, R2
///     end
///
/// One instruction a line. Mnemonics: FADD FMUL FFMA IADD3 IMAD ISETP MOV (arithmetic),
/// MUFU (special function), LDS and STS (load from and store to shared memory), LDG and STG (the
/// same of global memory), CS2R (clock read), BAR (barrier of the block's warps). A store takes
/// issue slots and its memory's throughput as a load does, and nothing waits for it. A mnemonic may
/// carry modifiers (MUFU.RSQ, IMAD.WIDE), which are kept but change no timing. Operands: registers
/// R0 to R254 and RZ, numbers, [R1] and [R1+16] for addresses. The first operand is the register
/// written, of a store the address that the second one goes to; ISETP writes a register here,
/// predicates are not modelled. `{S3}` after the operands is the stall count of the control code:
/// the warp's next instruction issues at least 3 cycles later. `repeat N` ... `end` repeats the
/// lines between, and does not nest. `#` begins a comment.

#include "core/base/result.h"
#include "core/model/warp_role.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// The unit that executes an instruction.
enum class Kind : std::uint8_t { arithmetic, sfu, shared, global, clock, barrier };
inline constexpr std::size_t kind_count = 6;
inline constexpr std::array<Kind, kind_count> all_kinds{
    Kind::arithmetic, Kind::sfu, Kind::shared, Kind::global, Kind::clock, Kind::barrier};
/// "arithmetic", "sfu", "shared", "global", "clock", "barrier".
[[nodiscard]] std::string_view to_string(Kind kind);

inline constexpr int no_register = -1;
inline constexpr int register_count = 255; ///< R0 to R254
inline constexpr int max_stall = 15;       ///< what a control code can hold

/// Where an instruction is written, from 1; 0: in no text. It says nothing of what the instruction
/// does: all places are equal.
struct TextPlace {
  int line = 0, column = 0;
  bool operator==(const TextPlace& /*other*/) const { return true; }
};

/// What an instruction does at an mbarrier, a barrier in shared memory that counts arrivals (PTX
/// ISA, mbarrier). A phase of it ends when as many arrivals as it has have come and the copies that
/// were issued in that phase have landed.
enum class MbarrierUse : std::uint8_t {
  none,
  wait,   ///< the warp's n-th wait issues once the n-th phase has ended
  arrive, ///< one of the arrivals, when the instruction is complete
  copy, ///< the phase does not end before the bytes have landed: the instruction's result is there
};

/// Operands that an instruction takes out of each of the two banks that the registers of a
/// scheduler lie in, by whether their number is even or odd (core/sim/machine.h).
struct BankReads {
  std::array<std::uint8_t, 2> all{}; ///< 0 to 3 each
  /// The same, at most as many, when the scheduler's instruction before that read any was of this
  /// warp: the reuse cache then has some of them.
  std::array<std::uint8_t, 2> kept{};
  [[nodiscard]] bool any() const { return all[0] + all[1] > 0; }
  bool operator==(const BankReads&) const = default;
};

struct Instruction {
  Kind kind = Kind::arithmetic;
  std::string mnemonic = "FADD"; ///< with its modifiers
  int destination = no_register; ///< 0 to 254
  std::array<int, 3> sources{no_register, no_register, no_register};
  int stall = 1; ///< least cycles to the warp's next issue, 1 to 15
  int unit = 0;  ///< 0: its kind's; n: SmConfig::units[n − 1]
  BankReads reads{};
  MbarrierUse at_mbarrier = MbarrierUse::none;
  int mbarrier = 0;   ///< index into WarpProgram::mbarriers; each block has its own of it
  std::string text{}; ///< as machine code has it; empty where the fields above say all
  TextPlace place{};
  bool operator==(const Instruction&) const = default;
};

/// Some instructions, run `count` times (at least once) before what follows.
struct Block {
  std::vector<Instruction> body;
  std::int64_t count = 1;
  bool operator==(const Block&) const = default;
};

/// The loop. No block is empty; a program without blocks issues nothing.
struct WarpProgram {
  std::vector<Block> blocks; ///< of every warp; empty where there are roles

  /// Some of a block's warps, which run a program of their own.
  struct Role {
    WarpRole role = WarpRole::every;
    int warps = 1; ///< of each block; those of the first role come first
    std::vector<Block> blocks;
    bool operator==(const Role&) const = default;
  };
  /// Empty where all warps run the same; else a block has as many warps as they have together, at
  /// most max_block_warps.
  std::vector<Role> roles{};
  struct Mbarrier {
    std::string name;  ///< "full 0", "empty 3": of that stage
    int arrivals = 1;  ///< of a phase, at least 1
    bool open = false; ///< its first phase has ended before the start: nobody waits at first
    bool operator==(const Mbarrier&) const = default;
  };
  std::vector<Mbarrier> mbarriers{}; ///< at most 255
  bool operator==(const WarpProgram&) const = default;

  /// Warps of a block; 0 where there are no roles.
  [[nodiscard]] int block_warps() const;
  /// Which of `roles` the warp has, which are not empty.
  [[nodiscard]] const Role& role_of(int warp) const;
  [[nodiscard]] const std::vector<Block>& blocks_of(int warp) const {
    return roles.empty() ? blocks : role_of(warp).blocks;
  }
  /// Instructions that the warp issues in one pass of the loop.
  [[nodiscard]] std::int64_t length(int warp = 0) const;
  /// The instruction the warp issues as its `index`-th, from 0, any number of passes in.
  [[nodiscard]] const Instruction& at(std::int64_t index, int warp = 0) const;
};

/// Calls visit(instruction) for every written instruction, those of one role after the other.
template <class Visit> void for_each_instruction(const WarpProgram& program, Visit&& visit) {
  const auto all = [&visit](const std::vector<Block>& blocks) {
    for (const Block& block : blocks)
      for (const Instruction& instruction : block.body)
        visit(instruction);
  };
  all(program.blocks);
  for (const WarpProgram::Role& role : program.roles)
    all(role.blocks);
}

/// What a mix's program has besides its instructions.
struct MixShape {
  /// A barrier of the block stands before every so many iterations, 1 to 64, as nearly as a program
  /// of some thousand blocks allows; 0: there is none. An iteration of a chain is one other
  /// instruction with its adds, without others one add.
  int barrier_every = 0;
  std::int64_t iterations = 0; ///< of the whole program; 0: the fewest that have alpha
};

/// `alpha` FADDs per instruction of kind `other` (sfu, shared or global), as evenly interleaved
/// as whole numbers allow; for alpha < 1 it is 1/alpha others per FADD; 0 is others alone and
/// infinity FADDs alone. `ilp` (1 to 64) independent chains take turns, instruction by
/// instruction. An alpha that is no quotient of numbers up to 1000 is taken as the nearest one.
[[nodiscard]] WarpProgram mix_program(Kind other, double alpha, int ilp = 1, MixShape shape = {});

/// Whether any of the program's instructions of this kind makes nothing that another could wait
/// for, as a store or a load into RZ.
[[nodiscard]] bool any_unawaited(const WarpProgram& program, Kind kind);

/// Parses the text form. bad_input with line and column; a program has 1 to 65,536 written
/// instructions and repeat counts to 10^9.
[[nodiscard]] Result<WarpProgram> program_from_text(std::string_view text,
                                                    const std::string& file = {});

/// The text form; parsing it gives a program that was parsed or made of a mix again.
[[nodiscard]] std::string to_text(const WarpProgram& program);
/// `text` where it has one.
[[nodiscard]] std::string to_text(const Instruction& instruction);

} // namespace loom
