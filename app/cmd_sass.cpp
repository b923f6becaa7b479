// `latencyloom sass`: a listing of machine code, with what its control codes say.

#include "app/commands.h"
#include "app/kernel_options.h"
#include "app/output.h"
#include "core/base/nearest.h"
#include "core/io/sass_json.h"
#include "core/io/text.h"
#include "core/sass/reader.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <map>
#include <unistd.h>

namespace loom {

namespace {

constexpr std::size_t max_listing_bytes = std::size_t{1} << 30;

/// How far reading is, on a terminal, once it takes long enough to be worth saying.
class Progress {
public:
  void show(double done) {
    using namespace std::chrono;
    const auto now = steady_clock::now();
    if (!terminal_ || now < next_)
      return;
    next_ = now + milliseconds(250);
    shown_ = true;
    fmt::print(stderr, "\rreading {:3.0f} %", 100 * done);
    std::fflush(stderr);
  }
  ~Progress() {
    if (shown_)
      fmt::print(stderr, "\r{:14}\r", "");
  }
  Progress() = default;
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

private:
  bool terminal_ = ::isatty(STDERR_FILENO) == 1;
  bool shown_ = false;
  std::chrono::steady_clock::time_point next_ =
      std::chrono::steady_clock::now() + std::chrono::milliseconds(250);
};

Result<sass::Listing> read_listing_file(const std::string& path) {
  sass::ListingReader reader(path);
  Progress progress;
  const auto read = read_pieces(path, max_listing_bytes, [&](std::string_view piece, double done) {
    progress.show(done);
    return reader.feed(piece);
  });
  if (!read)
    return tl::unexpected(read.error());
  return reader.finish();
}

/// Leaves only the functions of that name.
Result<void> keep(sass::Listing& listing, const std::string& name) {
  std::vector<std::string> known;
  for (const sass::Function& function : listing.functions)
    known.push_back(function.name);
  std::erase_if(listing.functions, [&](const sass::Function& f) { return f.name != name; });
  if (!listing.functions.empty())
    return {};
  return fail(ErrorCode::bad_argument, fmt::format("--function: '{}' is not in the listing{}", name,
                                                   did_you_mean(name, known)));
}

/// The GPU that was asked for, else the first product of the function's compute capability.
class Gpus {
public:
  static Result<Gpus> make(const SassCommand& command) {
    Gpus gpus;
    if (command.gpu || command.gpu_file) {
      KernelOptions options;
      options.gpu = command.gpu;
      options.gpu_file = command.gpu_file;
      const auto gpu = find_gpu(options, gpus.catalogue_);
      if (!gpu)
        return tl::unexpected(gpu.error());
      gpus.chosen_ = *gpu;
    }
    return gpus;
  }

  GpuPtr of(const sass::Function& function) {
    if (chosen_)
      return chosen_;
    const int number = sass::arch_number(function.arch);
    GpuPtr& gpu = by_number_[number];
    if (!gpu)
      gpu = find(number > 0 ? fmt::format("{}.{}", number / 10, number % 10) : std::string());
    return gpu;
  }

private:
  [[nodiscard]] GpuPtr find(const std::string& capability) const {
    GpuPtr found;
    for (const std::string& id : catalogue_.ids()) {
      const auto gpu = catalogue_.find(id);
      if (!gpu || (*gpu)->compute_capability != capability || capability.empty())
        continue;
      // One that was measured knows its latencies.
      const bool better =
          !found || (!found->facts.find(FactKey::mem_lat) && (*gpu)->facts.find(FactKey::mem_lat));
      if ((*gpu)->segment != "chip" && better)
        found = *gpu;
    }
    return found ? found : catalogue_.find("a100").value();
  }

  Catalogue catalogue_ = load_catalogue();
  GpuPtr chosen_;
  std::map<int, GpuPtr> by_number_;
};

} // namespace

int run(const SassCommand& command) {
  auto listing = read_listing_file(command.file);
  if (!listing)
    return report(listing.error());
  if (command.function)
    if (const auto good = keep(*listing, *command.function); !good)
      return report(good.error());
  auto gpus = Gpus::make(command);
  if (!gpus)
    return report(gpus.error());
  const auto gpu_of = [&gpus](const sass::Function& function) { return gpus->of(function); };
  return print(command.json       ? sass_json(*listing, gpu_of)
               : command.csv      ? sass_csv(*listing, gpu_of)
               : command.schedule ? sass_schedule(*listing, gpu_of)
                                  : sass_text(*listing, gpu_of));
}

} // namespace loom
