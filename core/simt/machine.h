#pragma once

/// Runs a SIMT program on one warp, step by step, forward and back.
///
/// **Stack machine** (GPUs up to Pascal; Volkov 2016, §2.4; Coon et al. 2008 to 2011). The warp
/// has a current execution state (program counter, active mask) and a divergence stack of (program
/// counter, mask):
///   - SSY pushes (label, active mask).
///   - A branch that diverges pushes one path and continues with the other; a path with an empty
///     mask is discarded.
///   - `.S`, after its instruction, pops an entry, which becomes the current execution state.
///   - PBK, PCNT and CAL push like SSY (CAL: the next instruction), BRK, CONT and RET take their
///     threads out of every entry above the innermost entry of that kind; EXIT out of all. Entries
///     that become empty are discarded. When no active thread is left the next entry is popped.
///
/// **Independent thread scheduling** (Volta and later). A warp that diverges becomes groups of
/// threads, each with a program counter; the groups take turns where they stall (memory, branches,
/// barriers, YIELD), in an order that a seed chooses. BSSY notes the active threads in a barrier,
/// BSYNC waits for all of them that have neither exited nor left by BREAK, and joins the groups.

#include "core/simt/program.h"

#include <cstdint>
#include <string>
#include <vector>

namespace loom::simt {

/// One bit a thread, bit 0 for thread 0.
using Mask = std::uint32_t;
/// "0110", thread 0 first.
[[nodiscard]] std::string mask_text(Mask mask, int threads);

enum class MachineKind : std::uint8_t { stack, independent };
/// Which path of a diverging branch goes first.
enum class FirstPath : std::uint8_t { taken, fallthrough };

struct SimtMachine {
  MachineKind kind = MachineKind::stack;
  FirstPath first = FirstPath::taken;
  std::uint64_t seed = 1;           ///< of the independent machine's choices
  int stack_limit = 64;             ///< entries, 1 to 1024
  std::int64_t step_limit = 20'000; ///< 1 to 200,000
  bool operator==(const SimtMachine&) const = default;
};

/// What the threads begin with. Registers and memory not given are 0.
struct Inputs {
  int threads = 4; ///< 1 to 32
  std::array<Mask, predicate_count> predicates{};
  /// Values of register r for each thread, or empty.
  std::array<std::vector<std::int32_t>, register_count> registers{};
  std::vector<std::int32_t> memory{}; ///< words; the memory is `memory_words` long
  int memory_words = 256;             ///< 1 to 65,536, shared by the warp
  bool operator==(const Inputs&) const = default;
};

enum class EntryKind : std::uint8_t { sync, path, brk, cont, call };
struct StackEntry {
  EntryKind kind = EntryKind::sync;
  std::int32_t pc = 0;
  Mask mask = 0;
  bool operator==(const StackEntry&) const = default;
};

/// Threads that run together on the independent machine.
struct Group {
  enum class Wait : std::uint8_t { no, bsync, bar };
  std::int32_t pc = 0;
  Mask mask = 0;
  Wait wait = Wait::no;
  std::int8_t barrier = -1; ///< waited for by BSYNC
  bool operator==(const Group&) const = default;
};

/// All that a warp is between two instructions.
struct State {
  std::int32_t pc = 0;             ///< what issues next
  Mask active = 0;                 ///< for these threads
  std::vector<StackEntry> stack{}; ///< bottom first; stack machine
  std::vector<Group> groups{};     ///< independent machine; the running one is `current`
  std::int32_t current = 0;
  /// Whom a thread waits for at a barrier: [thread * barrier_count + barrier]; empty on the stack
  /// machine.
  std::vector<Mask> barriers{};
  std::uint64_t random = 0;
  Mask exited = 0;
  std::array<Mask, predicate_count> predicates{};
  std::vector<std::int32_t> registers{}; ///< thread-major: [thread * register_count + register]
  std::vector<std::int32_t> memory{};
  bool operator==(const State&) const = default;

  /// Whom some thread waits for at a convergence barrier.
  [[nodiscard]] Mask barrier_members(int barrier) const;
  /// The threads that a masked thread will run with again: those of the topmost entry that it is
  /// in, or of its group; none of an exited one.
  [[nodiscard]] Mask waits_with(int thread) const;
};

enum class Event : std::uint8_t {
  none,
  push,       ///< SSY, PBK, PCNT, CAL; BSSY notes a barrier
  pop,        ///< an entry became current that continues another path
  diverge,    ///< a branch whose threads part
  reconverge, ///< threads are together again
};

/// "push", "pop", "diverge", "reconverge"; "none".
[[nodiscard]] std::string_view event_name(Event event);

/// One issued instruction and the state it met.
struct Step {
  std::int32_t pc = 0;
  Mask active = 0;    ///< threads it was issued for, whatever its guard
  Mask effective = 0; ///< those whose guard held
  Event event = Event::none;
  std::vector<StackEntry> stack{}; ///< before it, bottom first; stack machine
  std::vector<Group> others{};     ///< the other groups; independent machine
  bool operator==(const Step&) const = default;
};

enum class Ending : std::uint8_t {
  finished,   ///< every thread exited
  deadlock,   ///< every thread that is left waits
  livelock,   ///< the warp is in a state in which it was before: it will never end
  step_limit, ///< not over after SimtMachine::step_limit steps
  fault,      ///< stack full, address outside the memory, .S without an entry ...
};

/// The enumerator's name, for example "step_limit".
[[nodiscard]] std::string_view ending_name(Ending ending);

/// A whole run.
class Trace {
public:
  Assembly program;
  Inputs inputs;
  SimtMachine machine;
  std::vector<Step> steps;
  Ending ending = Ending::finished;
  /// Why it did not finish, one sentence that names instruction, threads and line; else empty.
  Message reason;

  [[nodiscard]] std::int64_t length() const { return static_cast<std::int64_t>(steps.size()); }
  /// The state before step `index`; at length() the last one. 0 <= index <= length().
  [[nodiscard]] State state_at(std::int64_t index) const;
  /// Steps in which a thread took part: its logical order (thesis, Table 2.3, column Threads).
  [[nodiscard]] std::vector<std::int64_t> steps_of(int thread) const;

  /// The nearest place on from `from` (`direction` 1) or back (−1) behind an instruction that
  /// pushed, popped, parted threads or brought them together; else the end of the run, or its
  /// start.
  [[nodiscard]] std::int64_t next_event(std::int64_t from, int direction) const;

  /// The place behind the first instruction that parted threads; 0 where none did.
  [[nodiscard]] std::int64_t first_divergence() const;

  /// Thread instructions over issue slots: sum of active threads / (steps * threads), 0 to 1.
  [[nodiscard]] double simd_efficiency() const;
  /// Steps that a machine with one program counter and one issue slot a thread would take: the
  /// longest thread's.
  [[nodiscard]] std::int64_t mimd_steps() const;

private:
  friend Result<Trace> run(const Assembly&, const Inputs&, const SimtMachine&);
  void remember(const State& state);

  std::vector<State> checkpoints_; ///< the state before every `every_`-th step
  std::int64_t every_ = 32;
};

/// Runs the program to its end. bad_argument for inputs or machine numbers out of range, for an
/// empty program and for one that needs the other machine; whatever happens while it runs is the
/// trace's `ending`.
[[nodiscard]] Result<Trace> run(const Assembly& program, const Inputs& inputs,
                                const SimtMachine& machine);

} // namespace loom::simt
