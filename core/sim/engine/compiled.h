#pragma once

/// A program and a machine, prepared for the engine.

#include "core/sim/engine/server.h"
#include "core/sim/machine.h"
#include "core/sim/program.h"

#include <array>
#include <cstdint>
#include <vector>

namespace loom::sim {

/// Registers of one instruction: three sources and the destination.
inline constexpr std::size_t operands = 4;

/// One written instruction. Registers are numbered densely; where there is none stands the
/// number of registers, whose entry is always ready.
struct Op {
  Kind kind = Kind::arithmetic;
  std::uint8_t unit = 0;                  ///< index into Compiled::units
  bool reader_is_arithmetic = false;      ///< what reads the result next when the block repeats
  bool exit_reader_is_arithmetic = false; ///< and when it does not
  std::uint16_t destination = 0;
  std::array<std::uint16_t, operands> waits{};
  MbarrierUse at_mbarrier = MbarrierUse::none;
  std::uint8_t mbarrier = 0; ///< index into Compiled::mbarriers
  std::uint16_t lane = 0;    ///< in which it waits for what can block it: 0 for nothing
  BankReads reads{};
  Cycle stall = 1;
  std::uint32_t block_start = 0; ///< of its block
  std::uint32_t block_size = 1;  ///< written instructions of its block
  std::int64_t block_count = 1;  ///< passes of the block; > 1 only at its last instruction
  std::int64_t passes = 1;       ///< passes of the block, at every instruction
};

/// How one kind, or what has a unit of its own, is executed, in engine units.
struct KindUnit {
  Service pipe, issue;
  std::int64_t pipe_den = 1;
  bool per_scheduler = true;
  std::uint16_t lane = 0; ///< 0 when the pipe never blocks issue
  bool pairs = true;      ///< may share an issue slot
  /// Its pipe takes two instructions of one slot: it starts more than one in a cycle.
  bool takes_pairs = false;
  Cycle backlog = 0;
  Cycle latency = 1, to_arithmetic = 1;
  int early = 0, early_arithmetic = 0;        ///< as of KindTiming
  std::uint32_t first_also = 0, end_also = 0; ///< in Compiled::also
};

/// What an instruction takes of one of SmConfig::pipes.
struct Taken {
  std::uint32_t pipe = 0; ///< from 0
  bool per_scheduler = false;
  Service service{};
  std::int64_t den = 1;
};

/// A step of a program that is one chain: one instruction, then `adds` arithmetic ones.
struct Step {
  Kind kind = Kind::global;
  std::uint32_t adds = 0;
  std::uint32_t next = 0;
  Cycle latency = 1; ///< to the instruction after it
  int early = 0;     ///< thousandths of a cycle that this is too long by
  Service pipe{};
  std::int64_t pipe_den = 1;
  std::uint32_t first_pipe = 0;    ///< among the engine's pipes
  std::uint32_t per_scheduler = 0; ///< 1 where each scheduler has its own after that
};

struct Compiled {
  SmConfig config;
  std::vector<Op> ops; ///< of one role after the other, where there are roles
  struct Role {
    std::uint32_t first = 0, end = 0; ///< of its ops
  };
  std::vector<Role> role_of; ///< by warp of a block; empty where there are no roles
  std::vector<WarpProgram::Mbarrier> mbarriers;
  std::size_t registers = 0;
  std::vector<KindUnit> units; ///< by Kind, then SmConfig::units
  std::vector<Taken> also;
  std::int64_t issue_den = 1;
  /// The machine pairs instructions and the program has any to pair.
  bool dual_issue = false;
  /// Cycles are lost, or latencies or channels are drawn.
  bool varies = false;
  bool fractions = false; ///< a result is there before its whole cycle
  /// Instructions of the longest block that a warp passes again and again.
  std::int64_t longest_repeat = 0;
  bool reads = false; ///< an instruction may have to wait for operands out of register banks
  /// What can block issue, a pipe or the banks of registers, and with lane 0 what never waits.
  struct Lane {
    std::uint8_t unit = 0; ///< index into units
    Kind kind = Kind::arithmetic;
    bool pipe = false; ///< the unit's pipe can block
    BankReads reads{};
    bool operator==(const Lane&) const = default;
  };
  std::vector<Lane> lane{1};

  /// The program is one chain of dependent instructions on a machine with one issue slot a cycle
  /// and no pipe that blocks: the steps say it all.
  bool straight = false;
  std::vector<Step> steps;
  /// Cycles that an addition takes which issues in this of any 1024 cycles, 0 where that is lost;
  /// where the machine varies or has fractions.
  std::array<std::uint8_t, 1024> add_takes{};
  std::uint32_t leading_adds = 0;

  [[nodiscard]] std::size_t lanes() const { return lane.size(); }
  [[nodiscard]] const KindUnit& unit(Kind kind) const {
    return units[static_cast<std::size_t>(kind)];
  }
};

[[nodiscard]] Compiled compile(const SmConfig& config, const WarpProgram& program);

} // namespace loom::sim
