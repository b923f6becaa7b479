#pragma once

/// A kernel as the time prediction sees it: blocks of costed instructions with their data
/// dependences, and integer expressions of thread id, block id and arguments that say which way
/// control goes and where memory is accessed. Plain values; core/kernel_ir makes them from LLVM IR.

#include "core/base/message.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace loom::kernel {

/// Operators of an integer expression.
enum class ExprOp {
  constant,  ///< Expr::value
  argument,  ///< of the kernel, number `value`
  thread_id, ///< dimension `value`: 0 x, 1 y, 2 z; so the next three
  block_id,
  block_dim,
  grid_dim,
  lane_id,
  iteration, ///< of loop `value`, from 0
  phi,       ///< state number `value`, set where control enters a block (Edge::moves)
  add,
  subtract,
  multiply,
  divide_signed,
  divide_unsigned,
  remainder_signed,
  remainder_unsigned,
  shift_left,
  shift_right,            ///< of the unsigned value
  shift_right_arithmetic, ///< of the signed value
  bit_and,
  bit_or,
  bit_xor,
  equal,
  less_signed,
  less_unsigned,
  select, ///< a ? b : c
  min_signed,
  max_signed,
  min_unsigned,
  max_unsigned,
  reverse_bits, ///< of `a`; `b` is the same
  zero_extend,  ///< from the operand's bits to Expr::bits
  sign_extend,  ///< likewise; also truncation
};

using ExprId = int;
inline constexpr ExprId unknown = -1; ///< an expression that depends on what memory holds

/// Where an address may lie in several objects, their starts are so many bytes apart: none is as
/// long as half of it. Address 0 lies in none.
inline constexpr std::int64_t object_room = std::int64_t{1} << 40;
[[nodiscard]] constexpr std::int64_t object_start(int object) { return (object + 1) * object_room; }
/// The object that such an address lies in; below 0 where it is none.
[[nodiscard]] constexpr int object_of(std::int64_t address) {
  return static_cast<int>((address + object_room / 2) / object_room) - 1;
}

/// Values wrap to `bits` and are held sign-extended.
struct Expr {
  ExprOp op = ExprOp::constant;
  int bits = 32; ///< 1 to 64
  ExprId a = unknown, b = unknown, c = unknown;
  std::int64_t value = 0;
  bool operator==(const Expr&) const = default;
};

/// What an instruction costs; core/kernel/machine.h gives each its latency and delay.
enum class Kind {
  free,         ///< folded into others: casts, fused multiplications, addresses shared with another
  fp32,         ///< single precision, also half
  integer,      ///< also logic, comparison and choice
  convert,      ///< between integer and floating point
  fp64,         ///< double precision
  sfu,          ///< sine, exponential, reciprocal in the special function units
  sfu_denormal, ///< the same that keeps denormal numbers: their test, and a product on either side
  division,     ///< exact quotient or root, or of integers: a sequence of others
  load,
  store,
  atomic,
  barrier, ///< of the block
  branch,
  tensor, ///< a matrix instruction: `operation` is its class, such as "HMMA.16816.F32"
};
inline constexpr int kind_count = 14;

enum class Space { global, shared, local, constant };

struct Instruction {
  Kind kind = Kind::free;
  /// Where `kind` is free: what PTX has for it, before compilers fold it into others. Of an atomic:
  /// what computes it.
  Kind written = Kind::free;
  std::vector<int> operands{}; ///< values (see Program) that it waits for
  int result = -1;             ///< the value it makes, -1 for none
  // loads, stores and atomics
  Space space = Space::global;
  /// Bytes from the start of `object`; without one, an address among the object_start() of all.
  ExprId address = unknown;
  /// Whether it is known where the address lies. False of a pointer that memory holds, of one that
  /// memory chooses, and of what memory counts: `address` then has how far threads are apart.
  bool placed = true;
  /// Where not, and of a thread's own arrays: bytes of the object that it lies in; 0 not known.
  std::int64_t within = 0;
  /// Where the address depends on what memory holds: what says which of it a thread has read.
  std::vector<ExprId> decided_by{};
  /// Number of the start that memory holds, from which `address` counts then, and the innermost
  /// loop in whose turns it changes; -1 none.
  int start = -1, start_loop = -1;
  int start_step = 1;        ///< bytes that such starts are multiples of, a power of two
  int object = -1;           ///< argument or array that it accesses; -1 of several, or not known
  int bytes = 4;             ///< a thread accesses
  std::uint32_t lanes = ~0U; ///< that access it, where not all do
  /// The operation of PTX that it is, such as "div.rn.f32" (gpus/measured/sm90_expansions.csv), or
  /// the class of a matrix instruction; empty where its kind says what it costs, and where
  /// compilers fold it into another.
  std::string operation{};
  /// Of a load of shared memory that compilers join with others: the place in its block of the
  /// first of them, and there the bytes of all.
  int joined_to = -1, joined_bytes = 0;
  bool returns = true;    ///< whether something uses what an atomic returns
  bool read_only = false; ///< a load of what no store of the kernel changes: it passes stores
  /// Asynchronous copies are a load and a store that no warp waits for but where it says so.
  enum class Copy {
    none,
    moves,   ///< this is one of the two
    commits, ///< makes a group of those since the last one
    waits,   ///< for all groups but the newest `groups`
  };
  Copy copy = Copy::none;
  int groups = 0;
  bool operator==(const Instruction&) const = default;
};

/// What happens to values where control passes from one block to another.
struct Edge {
  int to = -1; ///< block; -1: the thread ends
  struct Move {
    int value = -1, from = -1; ///< `value` is ready when `from` is; -1 at once
    int state = -1;            ///< phi state that becomes `expr`; -1 none
    ExprId expr = unknown;
    bool operator==(const Move&) const = default;
  };
  std::vector<Move> moves{};
  bool operator==(const Edge&) const = default;
};

/// A line of the IR for people to read. Those that cost nothing and make nothing are left out.
struct Line {
  std::string text;
  int instruction = -1; ///< of the block; -1: a phi, or a branch that always goes the same way
  int value = -1;       ///< that it makes
  bool operator==(const Line&) const = default;
};

struct Block {
  std::string name;
  std::vector<Instruction> instructions{};
  ExprId condition = unknown; ///< 1: edges[0], 0: edges[1]; of blocks with two edges
  std::vector<Edge> edges{};  ///< 1 or 2; more ways out are chains of blocks
  int likely = 0;             ///< edge taken where the condition is unknown
  int loop = -1;              ///< innermost loop it is in
  /// Compilers execute what follows beside it, under a predicate: it is the short side of a branch,
  /// or ends with the branch that one hangs on.
  bool goes_on = false;
  std::vector<Line> lines{}; ///< may be empty
  bool operator==(const Block&) const = default;
};

struct CountedLoop {
  std::string name; ///< by which a user gives its trips
  int header = 0;
  int parent = -1;
  /// Times that control goes back to the header, once it is in; unknown: the blocks' conditions
  /// say, or the user.
  ExprId back_edges = unknown;
  /// Iterations are alike: no condition inside depends on the iteration, but for those that
  /// `back_edges` or the user counts, and no phi state is set in it, so that a few stand for all.
  bool uniform = false;
  int turns = 1;    ///< of the code's loop in one of this one, where compilers join them
  int rest_of = -1; ///< the loop that leaves it those turns that are less than one of its own
  bool operator==(const CountedLoop&) const = default;
};

struct Argument {
  std::string name;
  int bits = 32;
  bool pointer = false, integer = true;
  bool operator==(const Argument&) const = default;
};

struct Program {
  std::string name;
  std::vector<Argument> arguments{};
  std::vector<std::string> objects{};  ///< names of what is accessed
  std::vector<int> object_arguments{}; ///< by object: the argument that it is; -1 none
  std::vector<Expr> exprs{};           ///< operands before what uses them
  std::vector<Block> blocks{};         ///< the first is where a thread begins
  std::vector<CountedLoop> loops{};    ///< outer before inner
  int values = 0;                      ///< numbered from 0
  int states = 0;                      ///< phi states
  std::int64_t shared_bytes = 0;       ///< static shared memory of a block
  bool dynamic_shared = false;         ///< uses shared memory whose size the launch gives
  /// Threads of the only block that the kernel may be launched with; 0 where any may be.
  std::array<std::int64_t, 3> required_block{};
  std::int64_t most_threads = 0;      ///< of a block; 0 where the GPU's limit is the only one
  std::vector<Message> assumptions{}; ///< what the reader could not see through
};

/// Whether only the user can say how often the loop runs: what memory holds decides.
[[nodiscard]] bool asks_for_trips(const Program& program, int loop);
/// Whether the block is in the loop or in one inside it.
[[nodiscard]] bool inside(const Program& program, int block, int loop);

} // namespace loom::kernel
