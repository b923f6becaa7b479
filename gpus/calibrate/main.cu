#include "options.h"
#include "report.cuh"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>

namespace {

using namespace calibrate;

struct Part {
  const char* name;
  void (*measure)(Bench&, Report&);
  const char* what;
};
constexpr Part parts[] = {
    {"fadd", measure_fadd, "dependent FADDs against warps"},
    {"bandwidth", measure_bandwidth, "streaming bandwidth"},
    {"global", measure_global_mix, "global loads mixed with FADDs"},
    {"ilp", measure_ilp, "independent global loads"},
    {"patterns", measure_patterns, "global access patterns"},
    {"sfu", measure_sfu_mix, "reciprocal square roots mixed with FADDs"},
    {"shared", measure_shared_mix, "shared loads mixed with FADDs"},
    {"banks", measure_banks, "shared-memory bank conflicts"},
    {"issue", measure_issue_costs, "issue costs of SFU and shared instructions"},
    {"staircase", measure_staircase, "load latency against footprint"},
};

void print_help() {
  std::printf("usage: calibrate [--out DIR] [--only NAME[,NAME]] [--id NAME] [--quick]\n\n"
              "Measures how the first CUDA device hides latency. Writes CSV files and, unless\n"
              "--only is given, the GPU file <id>.json for LatencyLoom.\n\n"
              "  --out DIR    the folder to write to (default: .)\n"
              "  --only NAMES parts to measure, separated by commas\n"
              "  --id NAME    what the files are called (default: from the device's name)\n"
              "  --quick      one run instead of three, every second occupancy\n"
              "  --help       this text\n\nParts:\n");
  for (const Part& part : parts)
    std::printf("  %-10s %s\n", part.name, part.what);
}

/// What the runtime and the maker's documentation say, beside what is measured.
void describe(const Device& device, Report& report) {
  Preset& preset = report.preset;
  preset.id = report.id;
  preset.name = device.name.starts_with("NVIDIA ") ? device.name.substr(7) : device.name;
  preset.architecture = device.architecture;
  preset.compute_capability = device.capability();
  preset.note = "Written by gpus/calibrate from measurements of one " + device.name + ", driver " +
                device.driver + ".";
  const std::string read_off = "Read off the device by gpus/calibrate";
  const std::string guide = "NVIDIA, CUDA C++ Programming Guide, appendix Compute Capabilities, "
                            "compute capability " +
                            device.capability();
  const auto add = [&](const char* key, double value, const std::string& source, const char* status,
                       const char* note = "") {
    preset.facts.push_back({key, value, source, status, note});
  };
  add("sm_count", device.sms, read_off, "measured");
  add("max_warps", device.max_warps, read_off, "measured");
  add("schedulers", 4, guide, "vendor");
  add("issue_period", 1, guide, "vendor");
  add("issue_width", 1, guide, "vendor");
  add("cores", device.cores, guide, "vendor");
  add("sfu_units", 16, guide, "vendor");
  add("issue_thru", 4, guide, "derived",
      "At most 4: 4 schedulers, one instruction per cycle each; fadd_only.csv has what FADDs "
      "reach");
}

void write_all(const Options& options, const Report& report, const std::vector<std::string>& notes,
               std::size_t& written) {
  for (; written < report.tables.size(); ++written) {
    const Table& table = report.tables[written];
    const std::filesystem::path path = options.out / (report.id + "_" + table.file());
    write_whole(path, table.text(notes));
    std::printf("wrote %s, %zu rows\n", path.string().c_str(), table.size());
  }
}

void run(const Options& options) {
  std::filesystem::create_directories(options.out);
  const Device device = Device::open();
  Report report;
  report.id = options.id.empty() ? id_of(device.name) : options.id;
  describe(device, report);
  // Before the GPU works for minutes: can the results be kept?
  const std::filesystem::path trial = options.out / (report.id + "_calibrate.tmp");
  write_whole(trial, "");
  std::filesystem::remove(trial);

  const std::vector<std::string> notes = device.notes();
  for (const std::string& note : notes)
    std::printf("%s\n", note.c_str());
  Bench bench(device, options.quick);
  bench.warm_up();
  std::size_t written = 0;
  for (const Part& part : parts) {
    if (!options.wants(part.name))
      continue;
    std::printf("%s: %s\n", part.name, part.what);
    std::fflush(stdout);
    const auto start = std::chrono::steady_clock::now();
    (void)bench.take_clock_mhz();
    part.measure(bench, report);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    std::printf("%s: %.1f s\n", part.name, took.count());
    write_all(options, report, notes, written);
  }
  if (!options.only.empty())
    return;
  const std::filesystem::path path = options.out / (report.id + ".json");
  write_whole(path, to_json(report.preset));
  std::printf("wrote %s\n", path.string().c_str());
}

} // namespace

/// 0: all written; 1: no device, an error of CUDA's, a folder that cannot be written; 2: arguments.
int main(int count, char** values) {
  std::vector<std::string> names;
  for (const Part& part : parts)
    names.emplace_back(part.name);
  try {
    const Options options = parse_options({values + 1, values + count}, names);
    if (options.help)
      print_help();
    else
      run(options);
  } catch (const std::invalid_argument& error) {
    std::fprintf(stderr, "calibrate: %s\n", error.what());
    return 2;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "calibrate: %s\n", error.what());
    return 1;
  }
  return EXIT_SUCCESS;
}
