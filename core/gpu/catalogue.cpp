#include "core/gpu/catalogue.h"

#include "core/base/nearest.h"
#include "core/io/gpu_json.h"

#include <algorithm>
#include <tuple>

namespace loom {

namespace {

constexpr std::string_view ending = ".json";

std::string_view id_of(std::string_view file_name) {
  return file_name.ends_with(ending) ? file_name.substr(0, file_name.size() - ending.size())
                                     : std::string_view();
}

const EmbeddedFile* find_file(std::span<const EmbeddedFile> files, std::string_view name) {
  const auto found = std::ranges::find(files, name, &EmbeddedFile::name);
  return found == files.end() ? nullptr : &*found;
}

} // namespace

Catalogue::Catalogue(std::span<const EmbeddedFile> files) : embedded_(files) {}

void Catalogue::add(GpuPtr gpu) {
  std::string id = gpu->id;
  own_.insert_or_assign(std::move(id), std::move(gpu));
}

std::vector<std::string> Catalogue::ids() const {
  std::vector<GpuPtr> gpus;
  for (const auto& [id, gpu] : own_)
    gpus.push_back(gpu);
  for (const EmbeddedFile& file : embedded_) {
    const std::string_view id = id_of(file.name);
    if (id.empty() || own_.contains(id))
      continue;
    if (Result<GpuPtr> gpu = find(id))
      gpus.push_back(*gpu);
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

Result<GpuPtr> Catalogue::find(std::string_view id) const {
  if (const auto own = own_.find(id); own != own_.end())
    return own->second;
  if (const auto parsed = parsed_.find(id); parsed != parsed_.end())
    return parsed->second;

  const std::string file_name = std::string(id) + std::string(ending);
  if (const EmbeddedFile* file = find_file(embedded_, file_name)) {
    Result<GpuSpec> gpu = gpu_from_json(file->content, file_name);
    if (!gpu)
      return tl::unexpected(gpu.error());
    auto shared = std::make_shared<const GpuSpec>(std::move(*gpu));
    parsed_.emplace(std::string(id), shared);
    return shared;
  }

  std::vector<std::string> known;
  for (const EmbeddedFile& file : embedded_)
    if (const std::string_view known_id = id_of(file.name); !known_id.empty())
      known.emplace_back(known_id);
  for (const auto& [own_id, gpu] : own_)
    known.push_back(own_id);
  const std::string hint = did_you_mean(id, known);
  return fail(ErrorCode::bad_argument,
              "unknown GPU '" + std::string(id.substr(0, 64)) + "'" +
                  (hint.empty() ? "; 'latencyloom gpus' lists them" : hint));
}

bool Catalogue::built_in(std::string_view id) const {
  return !own_.contains(id) && find_file(embedded_, std::string(id) + std::string(ending));
}

std::shared_ptr<const MeasuredPoints> Catalogue::points(const Measurement& measurement) const {
  if (const auto known = points_.find(measurement.file); known != points_.end())
    return known->second;
  std::shared_ptr<const MeasuredPoints> points;
  if (const EmbeddedFile* file = find_file(embedded_, measurement.file))
    if (Result<MeasuredPoints> parsed = points_from_csv(file->content, measurement.file))
      points = std::make_shared<const MeasuredPoints>(std::move(*parsed));
  points_.emplace(measurement.file, points);
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

} // namespace loom
