/// Predictions for the kernels of resources/kernels against their times on an H200.

#include "core/io/csv_line.h"
#include "core/io/text.h"
#include "core/kernel/hong_kim.h"
#include "core/kernel/own_models.h"
#include "core/kernel_ir/read.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>

namespace loom::kernel {
namespace {

struct Measured {
  std::string kernel;
  std::map<std::string, double, std::less<>> numbers;
  [[nodiscard]] std::int64_t whole(std::string_view name) const {
    return static_cast<std::int64_t>(numbers.find(name)->second);
  }
};

std::vector<Measured> measured() {
  std::vector<Measured> rows;
  std::string_view text;
  for (const EmbeddedFile& file : embedded_gpu_files())
    if (file.name == "h200_kernel_times.csv")
      text = file.content;
  std::vector<std::string> names;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    std::vector<CsvField> fields;
    if (line.empty() || line.front() == '#' || split_csv_line(line, ',', fields) != 0)
      continue;
    if (names.empty()) {
      for (const CsvField& field : fields)
        names.emplace_back(field.text);
      continue;
    }
    Measured row{.kernel = std::string(fields[0].text), .numbers = {}};
    for (std::size_t i = 1; i < fields.size(); ++i)
      row.numbers[names[i]] = std::stod(std::string(fields[i].text));
    rows.push_back(std::move(row));
  }
  return rows;
}

/// The file of a kernel: all before its last '_', or all of it.
std::string file_of(const std::string& kernel) {
  for (const char* name : {"matmul_naive", "matmul_tiled", "backprop", "fft"})
    if (kernel.starts_with(name))
      return name;
  return kernel;
}

kernel::Setup setup_of(const Measured& row, const Program& program) {
  kernel::Setup setup;
  setup.launch.grid = {row.whole("grid_x"), row.whole("grid_y"), 1};
  setup.launch.block = {row.whole("block_x"), row.whole("block_y"), 1};
  setup.registers = static_cast<int>(row.whole("registers"));
  setup.dynamic_shared = row.whole("shared_bytes");
  setup.launch.arguments.resize(program.arguments.size());
  if (row.kernel == "matmul_naive")
    setup.launch.arguments[3] = row.whole("rows");
  if (row.kernel == "matmul_naive" || row.kernel == "backprop_adjust")
    setup.launch.arguments[4] = row.whole("n");
  else if (setup.launch.arguments.size() > 3)
    setup.launch.arguments[3] = row.whole("n");
  return setup;
}

double median(std::vector<double> values) {
  if (values.empty())
    return 0;
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

struct Errors {
  std::vector<double> ours, hong_kim, bound, saturation;
};

struct KernelsMeasured : testing::Test {
  void SetUp() override {
    const Catalogue catalogue(embedded_gpu_files());
    machine_ = machine(**catalogue.find("h200"), launch_csv(catalogue.files(), "h200")).value();
    for (const Measured& row : measured())
      if (!programs_.contains(row.kernel)) {
        const std::string path =
            LOOM_SOURCE_DIR "/resources/kernels/" + file_of(row.kernel) + ".ll";
        programs_[row.kernel] = read_kernel(*read_file(path), path, row.kernel).value();
      }
  }
  Machine machine_;
  std::map<std::string, Program> programs_;
};

/// At few warps: at most 8 for each SM of the GPU. Full: at least one whole wave.
TEST_F(KernelsMeasured, ArePredictedWithinTheirErrors) {
  std::map<std::string, std::map<std::string, Errors>> errors;
  for (const Measured& row : measured()) {
    const Program& program = programs_[row.kernel];
    const kernel::Setup setup = setup_of(row, program);
    const auto profiled = profile(program, setup, machine_);
    ASSERT_TRUE(profiled.has_value()) << row.kernel << ": " << profiled.error().detail;
    EXPECT_EQ(profiled->occupancy.blocks, row.whole("blocks_per_sm")) << row.kernel;
    const double time = row.numbers.at("time_us");
    const double ours = kleimenov_popova(program, *profiled, setup, machine_).time_us();
    const double theirs = hong_kim(program, *profiled, setup, machine_).time_us();
    const double bound = own_model(program, *profiled, setup, machine_, false).time_us();
    const double gradual = own_model(program, *profiled, setup, machine_, true).time_us();
    const std::string size =
        row.whole("grid_x") * row.whole("grid_y") >= row.whole("blocks_per_sm") * machine_.sms
            ? "full"
        : row.whole("warps_total") <= 8 * machine_.sms ? "few"
                                                       : "between";
    for (const std::string& name : {row.kernel, std::string("all")}) {
      errors[name][size].ours.push_back(std::abs(ours - time) / time);
      errors[name][size].hong_kim.push_back(std::abs(theirs - time) / time);
      errors[name][size].bound.push_back(std::abs(bound - time) / time);
      errors[name][size].saturation.push_back(std::abs(gradual - time) / time);
    }
  }
  fmt::print("{:<18}{:<9}{:>6}{:>20}{:>10}{:>10}{:>12}   median relative error\n", "kernel", "size",
             "runs", "Kleimenov-Popova", "Hong-Kim", "bound", "saturation");
  for (const auto& [name, sizes] : errors)
    for (const auto& [size, of] : sizes)
      fmt::print("{:<18}{:<9}{:>6}{:>18.1f} %{:>8.1f} %{:>8.1f} %{:>10.1f} %\n", name, size,
                 of.ours.size(), 100 * median(of.ours), 100 * median(of.hong_kim),
                 100 * median(of.bound), 100 * median(of.saturation));
  EXPECT_LE(median(errors["all"]["full"].ours), 0.15);
  EXPECT_LE(median(errors["all"]["few"].ours), 0.35);
  for (const auto& [name, sizes] : errors)
    // Launches of 6 µs of backprop_forward come within 12 % of both.
    EXPECT_TRUE(name == "backprop_forward" ||
                median(sizes.at("few").ours) < median(sizes.at("few").hong_kim))
        << name;
}

TEST_F(KernelsMeasured, TakeUnderAMillisecondEach) {
  const auto begin = std::chrono::steady_clock::now();
  int count = 0;
  for (const Measured& row : measured()) {
    const Program& program = programs_[row.kernel];
    const kernel::Setup setup = setup_of(row, program);
    const auto profiled = profile(program, setup, machine_);
    ASSERT_TRUE(profiled.has_value());
    EXPECT_GT(kleimenov_popova(program, *profiled, setup, machine_).exec_us, 0);
    ++count;
  }
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
  fmt::print("{} predictions, {:.3f} ms each\n", count, took.count() / count);
  RecordProperty("us_each", static_cast<int>(1000 * took.count() / count));
}

} // namespace
} // namespace loom::kernel
