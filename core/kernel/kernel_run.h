#pragma once

/// A kernel that was read, a launch of it on a GPU, and what is computed of that: the prediction at
/// once, each chart's sweep when it is asked for.
///
///   KernelPart + KernelStudy -request_of-> KernelRequest -run_kernel-> KernelRun -completed->

#include "core/gpu/catalogue.h"
#include "core/kernel/kernel_part.h"
#include "core/kernel/measured_launches.h"
#include "core/kernel/time_expression.h"

namespace loom {

/// A kernel that was read.
struct KernelStudy {
  kernel::Source source;
  std::vector<std::string> names; ///< of all kernels of the module
  kernel::Program program;
  kernel::Plan plan{};                        ///< its launch to begin with
  std::vector<kernel::ColumnAlias> columns{}; ///< of its shipped measurements
};
using KernelStudyPtr = std::shared_ptr<const KernelStudy>;

/// What is asked: a regular value, all that results depend on.
struct KernelRequest {
  KernelStudyPtr study; ///< never null
  GpuPtr gpu;           ///< never null
  kernel::Plan plan;
  /// Of the code's time: the shown method's, or Kleimenov & Popova's.
  kernel::Rule rule = kernel::Rule::busiest_unit;
  int dimension = 0;                         ///< of the block, that the sweep varies
  std::string level{};                       ///< whose latency is shown; empty: the one in need
  std::vector<int> size_arguments{};         ///< that the problem's size scales
  std::vector<kernel::MeasuredLaunch> own{}; ///< imported launches; empty: the shipped ones
  std::span<const EmbeddedFile> files{};     ///< carried with the GPUs: times of launches
};

struct KernelRun {
  KernelRequest asked;
  kernel::Machine machine;
  kernel::Answer answer;
  std::vector<kernel::BlockTime> blocks; ///< of the longest thread, at the raised latencies
  double memory_latency = 0;             ///< those on the mean, cycles
  std::vector<kernel::MeasuredLaunch> launches{};
  // Of what is shown; empty before.
  std::optional<kernel::Sweep> block_sweep{}, size_sweep{};
  std::optional<std::vector<kernel::LaunchError>> errors{};

  [[nodiscard]] const kernel::Program& program() const { return asked.study->program; }
  [[nodiscard]] const kernel::Prediction& main() const { return answer.of(kernel::main_method); }
  /// The one of the measured launches that is the launch of `setup`; null where none is.
  [[nodiscard]] const kernel::MeasuredLaunch* measured(const kernel::Setup& setup) const;
  [[nodiscard]] const kernel::MeasuredLaunch* measured() const { return measured(answer.setup); }
};
using KernelRunPtr = std::shared_ptr<const KernelRun>;

/// Whether two launches are the same to the GPU.
[[nodiscard]] bool same_launch(const kernel::Setup& a, const kernel::Setup& b);

/// What the document's part asks of its kernel, which was read. bad_input where the part's launch
/// or measured launches are not this kernel's.
[[nodiscard]] Result<KernelRequest> request_of(const KernelPart& part, KernelStudyPtr study,
                                               GpuPtr gpu, const Catalogue& catalogue);
/// The part of a document that opens a kernel which was read, with the chart of another.
[[nodiscard]] KernelPart part_of(const KernelStudy& study, kernel::Chart chart);
/// The prediction alone. An error where the GPU or the launch allows none.
[[nodiscard]] Result<KernelRun> run_kernel(const KernelRequest& request);
/// Takes over from another run of the same what does not depend on where the two differ.
void keep_sweeps(KernelRun& run, const KernelRun& from);

/// The run with what the chart needs beyond the prediction.
[[nodiscard]] KernelRun completed(KernelRun run, kernel::Chart chart,
                                  const kernel::Progress& progress);
/// False where completed() would add something.
[[nodiscard]] bool is_complete(const KernelRun& run, kernel::Chart chart);
/// The sweep that the chart shows; null for another chart, and where it has no points.
[[nodiscard]] const kernel::Sweep* sweep_of(const KernelRun& run, kernel::Chart chart);

/// The block that takes most of the longest thread's time.
[[nodiscard]] int busiest_block(const KernelRun& run);
/// The block whose code the part shows.
[[nodiscard]] int chosen_block(const KernelPart& part, const KernelRun& run);

/// The steps by which a level's latency is raised in the first wave.
[[nodiscard]] std::vector<kernel::LatencyStep> latency_steps(const kernel::Prediction& prediction,
                                                             std::string_view level);
/// The levels of memory that the first wave uses, in the order they are raised.
[[nodiscard]] std::vector<std::string_view> memory_levels(const KernelRun& run);
/// The level that is asked for, else the one that was raised or comes nearest to its bandwidth.
[[nodiscard]] std::string_view shown_level(const KernelRun& run);

/// What the first wave would take if it waited for one thing alone.
struct WaveNeed {
  std::string_view what; ///< "latency" of the longest warp, "issue", or a level of memory
  double cycles = 0;
};
/// Latency and issue, then the levels by memory_levels().
[[nodiscard]] std::vector<WaveNeed> wave_needs(const KernelRun& run);

} // namespace loom
