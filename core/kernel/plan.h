#pragma once

/// A launch as one plans it: the grid follows from the block, so that either can be varied; what
/// every method says of it; and how the time changes with the block or with the problem.

#include "core/kernel/predict.h"

#include <functional>
#include <span>

namespace loom::kernel {

/// Threads that a block of any GPU has at most.
inline constexpr std::int64_t max_block_threads = 1024;

/// How many blocks a grid has in one dimension.
struct Extent {
  enum class By {
    blocks,  ///< `count` of them
    threads, ///< as many as `count` threads need
    argument ///< as many as threads numbered by argument `argument` need
  };
  By by = By::blocks;
  std::int64_t count = 1;
  int argument = -1;
  bool operator==(const Extent&) const = default;
};

struct Plan {
  std::array<Extent, 3> grid{};
  Dim3 block{256, 1, 1};
  int registers = 32;             ///< per thread
  std::int64_t shared = 0;        ///< dynamic shared memory, bytes
  bool shared_per_thread = false; ///< `shared` counts for each thread of a block
  std::optional<double> l1_hits{}, l2_hits{};
  std::vector<std::int64_t> arguments{}; ///< by argument; of those that are integers
  std::map<std::string, std::int64_t, std::less<>> trips{}; ///< of loops by name
  bool operator==(const Plan&) const = default;
};
/// Arguments of 1024, loops that only the user knows of 100 trips, a grid of as many blocks.
[[nodiscard]] Plan first_plan(const Program& program);
/// bad_input where the plan is another kernel's: it has not as many arguments as the program, or
/// its grid follows one that there is not.
[[nodiscard]] Result<void> check_plan(const Plan& plan, const Program& program);
[[nodiscard]] Setup setup_of(const Plan& plan, const Program& program);

enum class Method { busiest_unit, kleimenov_popova, hong_kim, bound, saturation };
inline constexpr int method_count = 5;
/// The one that is shown where one is (errors of all: resources/kernels/README.md).
inline constexpr Method main_method = Method::busiest_unit;
/// By Method, as on the command line.
inline constexpr std::array<std::string_view, method_count> method_ids{
    "busiest-unit", "kleimenov-popova", "hong-kim", "bound", "saturation"};

/// A launch with what every method says of it.
struct Answer {
  Setup setup{};
  Profile profile{};
  std::array<Prediction, method_count> predictions{}; ///< by Method

  [[nodiscard]] const Prediction& of(Method method) const {
    return predictions[static_cast<std::size_t>(method)];
  }
};

/// The least time that one part of the GPU allows. No answer implies more than the GPU has: a
/// launch moves so many bytes through each level of memory and takes so many cycles of each unit,
/// whichever method is asked for its time.
///
///     time · bandwidth of a level  ≥ bytes that pass it; those of the DRAM pass the L2, too
///     time · SMs · schedulers      ≥ cycles of a unit, and of the schedulers
///     time                         ≥ the longest warp alone, as the method counts it
struct LeastTime {
  std::string_view limit{}; ///< "l1", "l2", "dram", "uncoalesced", "issue", or "latency"
  double cycles = 0;
};
/// By every part that the launch uses; of `prediction`, the rule and the memory latency count.
[[nodiscard]] std::vector<LeastTime> least_times(const Program& program, const Profile& profile,
                                                 const Setup& setup, const Machine& machine,
                                                 const Prediction& prediction);

/// Raises the time of the waves to the largest of least_times(), where it is below it by more than
/// rounding, each wave by the same factor; sets `held` and an assumption that names what was
/// broken.
void hold_to_gpu(Prediction& prediction, const Program& program, const Profile& profile,
                 const Setup& setup, const Machine& machine);

/// Held to what the GPU has: hold_to_gpu().
[[nodiscard]] Prediction predict_by(Method method, const Program& program, const Profile& profile,
                                    const Setup& setup, const Machine& machine);
/// By every method. An error as of profile().
[[nodiscard]] Result<Answer> predict(const Program& program, const Setup& setup,
                                     const Machine& machine);

struct SweepPoint {
  double at = 0; ///< what is varied
  Plan plan{};
  std::array<double, method_count> time_us{}; ///< by Method
  int warps_per_sm = 0;
};
struct Sweep {
  std::vector<SweepPoint> points{}; ///< ascending; those that the GPU cannot launch are left out
  /// Of least time by a method, the first of equals; nothing where there are no points.
  [[nodiscard]] std::optional<std::size_t> best(Method method) const;
};
/// Told the part done, by the calling thread; false stops.
using Progress = std::function<bool(double done)>;

/// Over the block's size in dimension `d`: whole warps where the other dimensions allow it.
[[nodiscard]] Sweep sweep_block(const Program& program, const Machine& machine, const Plan& plan,
                                int dimension, const Progress& progress);

/// What makes a problem larger: arguments, all by the same factor, or the grid's first dimension
/// where there are none.
[[nodiscard]] std::vector<int> size_arguments(const Program& program);
/// The problem's size: that of the first of `arguments`, or the count of the grid.
[[nodiscard]] std::int64_t size_of(const Plan& plan, const std::vector<int>& arguments);
[[nodiscard]] Plan with_size(Plan plan, const std::vector<int>& arguments, std::int64_t size);
/// Over the problem's size, from 32 to 32768 or as far as the plan's own size, in 8 even
/// steps an octave.
[[nodiscard]] Sweep sweep_size(const Program& program, const Machine& machine, const Plan& plan,
                               const std::vector<int>& arguments, const Progress& progress);

} // namespace loom::kernel
