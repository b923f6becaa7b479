#pragma once

/// The loop of instructions (core/model/loop_text.h) that a profiled launch executed, as far as the
/// export says.
///
///   counts    per global load of a warp: an export does not say how often the kernel's own loop
///             runs, so that an iteration is one global load and what is executed beside it; of a
///             kernel without global loads one store, shared access or instruction
///   classes   of the opcodes where the export lists them, with those that no source gives numbers
///             of taking issue slots alone; else of counts of loads, stores and arithmetic, and
///   pipes     inst = use of the pipe in percent x its rate x SMs x cycles with a warp; what is
///             left of a pipe when what has counts of its own is taken away counts as IMAD, IADD3
///             or MUFU
///   width     of the opcode; else bytes a thread = cycles of write-back / loads x 4, less one of
///   each warp; of stores
///             sectors x bytes used of a sector / 32 threads
///   levels    L1 = sectors that hit / sectors; DRAM = bytes read / bytes loaded or copied to
///             shared memory; L2 the rest; of stores DRAM = bytes written / bytes stored
///   passes    of shared memory, those of an access; without their counts, the cycles in which L1
///             was busy beside global accesses
///   lines     in which the sectors of scattered accesses lie: as many as the cycles in which L1,
///             or the turns in which L2 was busy for them, from a quarter of the sectors to all
///   overlap   an iteration of one warp was measured to take the latency of an instruction issued
///             x instructions issued / iterations; where a chain of all instructions would take
///             longer, so many loads are under way at once that it does not, or it is the critical
///             path
///   waits     where it would not, what warps wait for barriers, branches and code, which no
///             latency has, is added to the chain as measured
///
/// A class that no source gives a latency on the GPU counts as one of its pipe that has one; an
/// atomic with a result as one without, which nobody waits for; any other takes an issue slot
/// alone. What the export lacks is taken as said in `assumptions`, or is left out and said in
/// `left_out`.

#include "core/gpu/catalogue.h"
#include "core/model/loop_text.h"
#include "core/profile/reader.h"

namespace loom::profile {

struct ProfiledLoop {
  Loop loop;
  double instructions = 0;          ///< executed in an iteration of one warp
  double iterations = 0;            ///< of all warps, in the launch
  bool overlap_measured = false;    ///< the latency of an iteration is the one measured
  bool at_most = false;             ///< the kernel may be slower: what an instruction takes lacks
  std::vector<Message> assumptions; ///< that a number of the loop is taken by
  std::vector<Message> left_out;    ///< of the kernel
  std::string missing;              ///< the option of ncu that brings what lacks; may be empty
};

/// The GPU that the export names (core/gpu/nearest_gpu.h), whose compute capability, SMs and peak
/// bandwidth of the DRAM are those of the export; where it names none, the one GPU that has these
/// numbers. bad_argument with those that may be meant where that is none or several, and where the
/// GPU of that name has other numbers.
[[nodiscard]] Result<GpuPtr> gpu_of(const Launch& launch, const Catalogue& catalogue);

/// bad_argument, with the option that brings them, where counts of instructions are not there.
[[nodiscard]] Result<ProfiledLoop> loop_of(const Launch& launch, const GpuSpec& gpu);

/// Warps of the launch: of its blocks and their threads. Nothing where the export writes them in
/// another form.
[[nodiscard]] std::optional<double> warps_of(const Launch& launch);

/// "saxpy" of "void saxpy<float>(int, float *)", without unnamed namespaces.
[[nodiscard]] std::string short_name(const std::string& kernel);
/// The same with its template arguments, of which the last part of a name is left and a lambda has
/// the name of the function around it: "native::kernel<4, exp_cuda lambda, array<…>>".
[[nodiscard]] std::string readable_name(const std::string& kernel);

} // namespace loom::profile
