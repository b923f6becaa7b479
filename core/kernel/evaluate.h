#pragma once

/// Evaluates a program's expressions for the 32 lanes of a warp at once.

#include "core/kernel/program.h"

#include <array>
#include <optional>
#include <span>

namespace loom::kernel {

inline constexpr int warp_size = 32;
using Lanes = std::array<std::int64_t, warp_size>;
using Dim3 = std::array<std::int64_t, 3>;

/// What a launch fixes.
struct KernelLaunch {
  Dim3 grid{1, 1, 1};   ///< blocks, each from 1
  Dim3 block{32, 1, 1}; ///< threads, 1 to 1024 in all
  /// By argument; only those that control or addresses depend on are needed.
  std::vector<std::optional<std::int64_t>> arguments{};
};
[[nodiscard]] inline std::int64_t count(const Dim3& d) { return d[0] * d[1] * d[2]; }

class Evaluator {
public:
  Evaluator(const Program& program, const KernelLaunch& launch);

  /// Chooses block and warp; forgets iterations and states.
  void start(const Dim3& block_id, int warp);
  /// Threads of the chosen warp, one bit a lane.
  [[nodiscard]] std::uint32_t threads() const { return threads_; }

  /// Of the lanes that are walked now.
  std::vector<std::int64_t> iterations; ///< by loop
  std::vector<Lanes> states;            ///< by phi state
  /// To be called when one of these changed.
  void changed() { ++now_; }

  /// Puts every loop at its first iteration, or its last as the chosen warp's first thread has it.
  void end_of_loops(bool last);

  /// The values of a known expression; lanes without a thread have any. Division by zero gives 0.
  [[nodiscard]] const Lanes& operator()(ExprId expr);
  /// Whether it depends on the block's id.
  [[nodiscard]] bool depends_on_block(ExprId expr) const;
  /// Whether it depends on a phi state: it has a value only where a thread's way is walked.
  [[nodiscard]] bool depends_on_state(ExprId expr) const;
  /// Number of an argument without value that the expression needs; nothing when it has all.
  [[nodiscard]] std::optional<int> missing_argument(ExprId expr) const;

private:
  void compute(ExprId expr);

  const Program& program_;
  const KernelLaunch& launch_;
  struct Traits {
    bool loops = false, block = false, state = false;
    int missing = -1;
  };
  std::vector<Traits> traits_;
  std::vector<Lanes> values_;
  std::vector<std::uint64_t> when_; ///< values_ holds since
  std::uint64_t now_ = 1, warp_began_ = 1;
  Dim3 block_id_{};
  std::array<Lanes, 3> thread_id_{};
  std::uint32_t threads_ = 0;
};

} // namespace loom::kernel
