#pragma once

/// A planned launch of a kernel on a GPU with everything that the view shows of it.

#include "core/gpu/catalogue.h"
#include "core/kernel/time_expression.h"
#include "widgets/views/kernel/kernel_source.h"

namespace loom {

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
  std::string_view launch_csv{};             ///< times of the GPU's empty launches, static
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
  /// The one of the measured launches that is this one.
  [[nodiscard]] const kernel::MeasuredLaunch* measured() const;
};
using KernelRunPtr = std::shared_ptr<const KernelRun>;

/// What the document's part asks of its kernel, which was read. bad_input where the part's launch
/// or measured launches are not this kernel's.
[[nodiscard]] Result<KernelRequest> request_of(const KernelPart& part, KernelStudyPtr study,
                                               GpuPtr gpu, const Catalogue& catalogue);
/// The prediction alone. An error where the GPU or the launch allows none.
[[nodiscard]] Result<KernelRun> run_kernel(const KernelRequest& request);
/// Takes over from another run of the same what does not depend on where the two differ.
void keep_sweeps(KernelRun& run, const KernelRun& from);

/// Whether two launches are the same to the GPU.
[[nodiscard]] bool same_launch(const kernel::Setup& a, const kernel::Setup& b);

/// The block that takes most of the longest thread's time.
[[nodiscard]] int busiest_block(const KernelRun& run);
/// The block whose code the part shows.
[[nodiscard]] int chosen_block(const KernelPart& part, const KernelRun& run);

} // namespace loom
