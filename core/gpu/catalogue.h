#pragma once

/// The GPUs one can choose from: those built in, and the user's own.

#include "core/base/embedded_file.h"
#include "core/gpu/architecture.h"
#include "core/gpu/derived.h"
#include "core/gpu/points_csv.h"

#include <map>
#include <span>

namespace loom {

/// Said by Catalogue::find of an id that is near to none.
inline constexpr Text unknown_gpu = LOOM_TEXT("unknown GPU %1");

/// Holds GPU files ("gtx980.json"), family files ("maxwell.family.json"), architectures
/// ("volta.architecture.json"), measurements ("h200_global_load_mix.csv"), and rules by which a
/// GPU's lacking numbers are derived ("derived.rules.json", core/gpu/derived.h); parses each one
/// only when it is first asked for. A user's GPU with the id of a built-in one hides it; a
/// GPU with a file of its own hides a family's member.
class Catalogue {
public:
  explicit Catalogue(std::span<const EmbeddedFile> files = {});

  /// A GPU read from a file, with what the rules say of numbers that it lacks, and its
  /// architecture.
  [[nodiscard]] GpuPtr completed(GpuSpec gpu) const;
  /// Adds a GPU of the user's, completed; replaces one with the same id.
  GpuPtr add(GpuSpec gpu);
  /// Every id, oldest GPU first where the file says, then by id.
  [[nodiscard]] std::vector<std::string> ids() const;
  /// The GPU of this id, or the one that is called so (gpus_named() in core/gpu/nearest_gpu.h);
  /// bad_argument naming those that may be meant, or the nearest ids.
  [[nodiscard]] Result<GpuPtr> find(std::string_view id) const;
  /// Whether `id` is one of the built-in GPUs and not hidden by a user's.
  [[nodiscard]] bool built_in(std::string_view id) const;
  /// Whether a built-in GPU has a file of its own.
  [[nodiscard]] bool has_file(std::string_view id) const;
  /// The architectures carried, which its GPUs have.
  [[nodiscard]] const ArchitecturesPtr& architectures() const { return architectures_; }
  /// Every file carried, as given.
  [[nodiscard]] std::span<const EmbeddedFile> files() const { return embedded_; }

  /// The points of one of a built-in GPU's measurements; nullptr when the file is not carried.
  [[nodiscard]] std::shared_ptr<const MeasuredPoints> points(const Measurement& measurement) const;
  /// Latency against footprint as measured on a built-in GPU, from `<id>_latency_staircase.csv`;
  /// nullptr when no such file is carried.
  [[nodiscard]] std::shared_ptr<const std::vector<FootprintPoint>>
  footprints(std::string_view id) const;

private:
  /// The built-in GPU, nullptr when there is none; bad_input when its file is broken.
  [[nodiscard]] Result<GpuPtr> find_built_in(std::string_view id) const;
  /// Parses the family file unless that was done; its members then stand in parsed_.
  const std::vector<std::string>& members(const EmbeddedFile& family) const;

  /// The GPU completed, found by `id` from now on.
  GpuPtr keep(std::string id, GpuSpec gpu) const;

  std::span<const EmbeddedFile> embedded_;
  ArchitecturesPtr architectures_;
  mutable std::optional<DerivationRules> rules_; ///< once a GPU lacks something
  mutable std::map<std::string, GpuPtr, std::less<>> parsed_;
  mutable std::map<std::string_view, std::vector<std::string>> families_; ///< ids by file name
  std::map<std::string, GpuPtr, std::less<>> own_;
  mutable std::map<std::pair<std::string, int>, std::shared_ptr<const MeasuredPoints>> points_;
  mutable std::map<std::string, std::shared_ptr<const std::vector<FootprintPoint>>, std::less<>>
      footprints_;
};

/// Every GPU that comes with the program, in the order of the catalogue: oldest first.
[[nodiscard]] std::vector<GpuPtr> built_in_gpus(const Catalogue& catalogue);

} // namespace loom
