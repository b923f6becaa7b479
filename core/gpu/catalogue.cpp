#include "core/gpu/catalogue.h"

#include "core/gpu/family_json.h"
#include "core/gpu/gpu_json.h"
#include "core/gpu/nearest_gpu.h"

#include <algorithm>
#include <tuple>

namespace loom {

namespace {

constexpr std::string_view ending = ".json";

/// An id has no point, so that a family's or architecture's file is never taken for a GPU's.
constexpr std::string_view family_ending = ".family.json";
constexpr std::string_view rules_name = "derived.rules.json";

bool is_family(const EmbeddedFile& file) { return file.name.ends_with(family_ending); }

std::string_view id_of(std::string_view file_name) {
  if (!file_name.ends_with(ending))
    return {};
  file_name.remove_suffix(ending.size());
  return file_name.find('.') == std::string_view::npos ? file_name : std::string_view();
}

const EmbeddedFile* find_file(std::span<const EmbeddedFile> files, std::string_view name) {
  const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
  return found == files.end() ? nullptr : &*found;
}

} // namespace

Catalogue::Catalogue(std::span<const EmbeddedFile> files)
    : embedded_(files), architectures_(std::make_shared<const Architectures>(files)) {}

GpuPtr Catalogue::completed(GpuSpec gpu) const {
  gpu.architectures = architectures_;
  if (lacks_derivable(gpu)) {
    if (!rules_) {
      const EmbeddedFile* file = find_file(embedded_, rules_name);
      rules_ =
          file ? rules_from_json(file->content, std::string(file->name)).value_or(DerivationRules{})
               : DerivationRules{};
    }
    const auto like = rules_->like.find(gpu.compute_capability); // whose architecture counts
    derive(gpu, *rules_,
           architectures_->of(like == rules_->like.end() ? gpu.compute_capability : like->second));
  }
  return std::make_shared<const GpuSpec>(std::move(gpu));
}

GpuPtr Catalogue::add(GpuSpec gpu) {
  std::string id = gpu.id;
  return own_.insert_or_assign(std::move(id), completed(std::move(gpu))).first->second;
}

GpuPtr Catalogue::keep(std::string id, GpuSpec gpu) const {
  return parsed_.emplace(std::move(id), completed(std::move(gpu))).first->second;
}

const std::vector<std::string>& Catalogue::members(const EmbeddedFile& family) const {
  if (const auto known = families_.find(family.name); known != families_.end())
    return known->second;
  std::vector<std::string>& ids = families_[family.name];
  if (Result<std::vector<GpuSpec>> gpus =
          family_from_json(family.content, std::string(family.name)))
    for (GpuSpec& gpu : *gpus) {
      if (has_file(gpu.id) || parsed_.contains(gpu.id))
        continue;
      ids.push_back(gpu.id);
      (void)keep(ids.back(), std::move(gpu));
    }
  return ids;
}

std::vector<std::string> Catalogue::ids() const {
  std::vector<GpuPtr> gpus;
  for (const auto& [id, gpu] : own_)
    gpus.push_back(gpu);
  const auto add = [&](std::string_view id) {
    if (own_.contains(id))
      return;
    if (Result<GpuPtr> gpu = find_built_in(id); gpu && *gpu)
      gpus.push_back(*gpu);
  };
  for (const EmbeddedFile& file : embedded_) {
    if (is_family(file))
      for (const std::string& id : members(file))
        add(id);
    else if (const std::string_view id = id_of(file.name); !id.empty())
      add(id);
  }
  // A GPU without a date comes after those with one.
  std::ranges::sort(gpus, {}, [](const GpuPtr& gpu) {
    return std::tuple(gpu->released.empty(), std::string_view(gpu->released),
                      std::string_view(gpu->id));
  });
  std::vector<std::string> ids;
  ids.reserve(gpus.size());
  for (const GpuPtr& gpu : gpus)
    ids.push_back(gpu->id);
  return ids;
}

Result<GpuPtr> Catalogue::find_built_in(std::string_view id) const {
  if (const auto parsed = parsed_.find(id); parsed != parsed_.end())
    return parsed->second;
  const std::string file_name = std::string(id) + std::string(ending);
  if (const EmbeddedFile* file =
          id_of(file_name).empty() ? nullptr : find_file(embedded_, file_name)) {
    LOOM_TRY(GpuSpec gpu, gpu_from_json(file->content, file_name));
    return keep(std::string(id), std::move(gpu));
  }
  // Only a family whose text has the id can have the GPU: the others are not parsed for it.
  const std::string quoted = '"' + std::string(id) + '"';
  for (const EmbeddedFile& file : embedded_)
    if (is_family(file) && file.content.find(quoted) != std::string_view::npos) {
      (void)members(file);
      if (const auto parsed = parsed_.find(id); parsed != parsed_.end())
        return parsed->second;
    }

  return nullptr;
}

Result<GpuPtr> Catalogue::find(std::string_view id) const {
  if (const auto own = own_.find(id); own != own_.end())
    return own->second;
  Result<GpuPtr> gpu = find_built_in(id);
  if (!gpu || *gpu)
    return gpu;
  std::vector<GpuPtr> gpus;
  for (const std::string& each : ids())
    gpus.push_back(own_.contains(each) ? own_.find(each)->second : *find_built_in(each));
  return gpu_named(id, gpus);
}

bool Catalogue::has_file(std::string_view id) const {
  const std::string name = std::string(id) + std::string(ending);
  return !id_of(name).empty() && find_file(embedded_, name);
}

bool Catalogue::built_in(std::string_view id) const {
  if (own_.contains(id))
    return false;
  const Result<GpuPtr> gpu = find_built_in(id);
  return gpu && *gpu;
}

std::shared_ptr<const MeasuredPoints> Catalogue::points(const Measurement& measurement) const {
  const std::pair key(measurement.file, measurement.ilp);
  if (const auto known = points_.find(key); known != points_.end())
    return known->second;
  std::shared_ptr<const MeasuredPoints> points;
  if (const EmbeddedFile* file = find_file(embedded_, measurement.file))
    if (Result<MeasuredPoints> parsed =
            points_from_csv(file->content, measurement.file, measurement.ilp))
      points = std::make_shared<const MeasuredPoints>(std::move(*parsed));
  points_.emplace(key, points);
  return points;
}

std::shared_ptr<const std::vector<FootprintPoint>>
Catalogue::footprints(std::string_view id) const {
  if (!built_in(id))
    return nullptr;
  if (const auto known = footprints_.find(id); known != footprints_.end())
    return known->second;
  std::shared_ptr<const std::vector<FootprintPoint>> points;
  const std::string name = std::string(id) + "_latency_staircase.csv";
  if (const EmbeddedFile* file = find_file(embedded_, name))
    if (auto parsed = footprints_from_csv(file->content, name))
      points = std::make_shared<const std::vector<FootprintPoint>>(std::move(*parsed));
  footprints_.emplace(std::string(id), points);
  return points;
}

std::vector<GpuPtr> built_in_gpus(const Catalogue& catalogue) {
  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue.ids())
    if (const auto gpu = catalogue.find(id); gpu && catalogue.built_in(id))
      gpus.push_back(*gpu);
  return gpus;
}

} // namespace loom
