// `latencyloom sass`: a listing of machine code, with what its control codes say.

#include "app/kernel_options.h"
#include "app/output.h"
#include "core/base/nearest.h"
#include "core/sass/gpu_choice.h"
#include "core/sass/reader.h"
#include "core/scenario/sass_json.h"
#include "core/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <unistd.h>

namespace loom {

namespace {

struct SassCommand {
  std::string file;
  std::optional<std::string> function;
  GpuOptions gpu;
  bool schedule = false, csv = false, json = false;
};

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
  return bad_argument(verbatim(fmt::format("--function: '{}' is not in the listing{}", name,
                                           did_you_mean(name, known).english())));
}

/// The GPU that was asked for, else the one that suits each function's architecture.
class Gpus {
public:
  static Result<Gpus> make(const SassCommand& command) {
    Gpus gpus;
    if (command.gpu.gpu || command.gpu.gpu_file) {
      const auto gpu = find_gpu(command.gpu, gpus.catalogue_);
      if (!gpu)
        return tl::unexpected(gpu.error());
      gpus.chosen_ = *gpu;
    }
    return gpus;
  }

  const sass::GpuChoice& of(const std::string& arch) {
    const auto [found, added] = by_arch_.try_emplace(arch);
    if (added)
      found->second = chosen_ ? sass::GpuChoice{chosen_, {}} : sass::gpu_for(arch, catalogue_);
    return found->second;
  }

private:
  Catalogue catalogue_ = load_catalogue();
  GpuPtr chosen_;
  std::map<std::string, sass::GpuChoice> by_arch_;
};

/// What has to be said of a listing before its answer: GPUs of another architecture, numbers that
/// a GPU lacks, opcodes that nobody knows.
std::vector<std::string> notes_of(const sass::Listing& listing, Gpus& gpus) {
  std::vector<std::string> notes;
  const auto add = [&notes](std::string note) {
    if (!note.empty() && std::ranges::find(notes, note) == notes.end())
      notes.push_back(std::move(note));
  };
  struct Opcode {
    int line = 0, times = 0;
  };
  std::map<std::string, Opcode, std::less<>> unknown;
  for (const sass::Function& function : listing.functions) {
    const sass::GpuChoice& choice = gpus.of(function.arch);
    add(choice.warning.english());
    std::vector<FactKey> missing;
    for (const FactKey key : {FactKey::alu_lat, FactKey::mem_lat, FactKey::mem_thru,
                              FactKey::issue_thru, FactKey::schedulers})
      if (!choice.gpu->facts.value(key))
        missing.push_back(key);
    if (!missing.empty())
      add(lacks(*choice.gpu, missing).english() + ": what needs them is said to be not known");
    for (const sass::Instruction& each : function.instructions)
      if (const sass::Operands operands = operands_of(each, function);
          operands.opcode->opcode_class == sass::OpcodeClass::unknown) {
        Opcode& opcode =
            unknown[std::string(operands.mnemonic.substr(0, operands.mnemonic.find('.')))];
        opcode.line = opcode.times++ == 0 ? each.line : opcode.line;
      }
  }
  for (const auto& [name, opcode] : unknown)
    add(fmt::format("line {}{}: unknown opcode '{}': its port and latency are not known",
                    opcode.line,
                    opcode.times > 1 ? fmt::format(" and {} more", opcode.times - 1) : "", name));
  return notes;
}

Result<std::string> answer(const SassCommand& command) {
  auto listing = read_listing_file(command.file);
  if (!listing)
    return tl::unexpected(listing.error());
  if (command.function)
    if (const auto good = keep(*listing, *command.function); !good)
      return tl::unexpected(good.error());
  auto gpus = Gpus::make(command);
  if (!gpus)
    return tl::unexpected(gpus.error());
  const std::vector<std::string> notes = notes_of(*listing, *gpus);
  for (const std::string& note : notes)
    warn({.code = ErrorCode::bad_input, .detail = verbatim(note)});
  const auto gpu_of = [&gpus](const sass::Function& function) {
    return gpus->of(function.arch).gpu;
  };
  return command.json       ? sass_json(*listing, gpu_of, notes)
         : command.csv      ? sass_csv(*listing, gpu_of)
         : command.schedule ? sass_schedule(*listing, gpu_of)
                            : sass_text(*listing, gpu_of);
}

} // namespace

void add_sass(const Options& program) {
  const auto [options, command] = program.command<SassCommand>(
      "sass", "control codes, issue schedule and loops of a listing of machine code", answer);
  options
      .add("FILE", command.file,
           "output of 'cuobjdump -sass' or 'nvdisasm -hex', or CuAssembler's text")
      .required();
  options.add("--function", command.function, "only this function", "NAME");
  add_gpu(options, command.gpu,
          "GPU to schedule for (default: one of the listing's architecture that has the "
          "numbers, else the nearest, which is named)");
  const Option schedule = options.add("--schedule", command.schedule,
                                      "the issue schedule cycle by cycle, per dispatch port");
  const Option csv =
      options.add("--csv", command.csv, "as CSV, a row an instruction").excludes(schedule);
  options.add("--json", command.json, "as JSON").excludes(csv).excludes(schedule);
  options.footer(
      "Control codes are written as CuAssembler does: barriers waited for, read barrier,\n"
      "write barrier, yield, stall count. Cycles count from a block's first issue; barriers\n"
      "are waited for as long as the GPU's latencies say, and '>=' stands where a number\n"
      "that it takes is not known.");
}

} // namespace loom
