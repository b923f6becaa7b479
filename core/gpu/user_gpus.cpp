#include "core/gpu/user_gpus.h"

#include "core/gpu/gpu_json.h"
#include "core/text/text.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace loom {

std::string user_gpu_directory() {
  const std::string gpus = "/LatencyLoom/LatencyLoom/gpus";
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data && data[0] == '/') // the XDG specification has relative paths ignored
    return data + gpus;
  const char* home = std::getenv("HOME");
  return home && *home ? home + ("/.local/share" + gpus) : std::string();
}

std::vector<Error> add_user_gpus(Catalogue& catalogue, const std::string& folder) {
  std::vector<std::string> files;
  std::error_code status;
  for (auto entry = std::filesystem::directory_iterator(folder, status);
       !status && entry != std::filesystem::directory_iterator(); entry.increment(status))
    if (entry->path().extension() == ".json")
      files.push_back(entry->path().string());
  std::ranges::sort(files);

  std::vector<Error> problems;
  for (const std::string& file : files) {
    const Result<std::string> text = read_file(file);
    Result<GpuSpec> gpu =
        text ? gpu_from_json(*text, file) : Result<GpuSpec>(tl::unexpected(text.error()));
    if (gpu)
      catalogue.add(*std::move(gpu));
    else
      problems.push_back(gpu.error());
  }
  return problems;
}

} // namespace loom
