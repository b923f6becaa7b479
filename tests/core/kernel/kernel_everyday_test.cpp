// What docs/accuracy.md states of predicted times of everyday kernels, computed anew: the kernels
// of gpus/calibrate/kernels as nvcc 13.0 compiles them (nvcc -std=c++20 -O3 -arch=sm_90 -ptx, in
// tests/kernels/everyday.ptx), at up to four occupancies each as an H100 was measured.

#include "core/gpu/catalogue.h"
#include "core/kernel/plan.h"
#include "core/kernel_ir/read.h"
#include "core/text/text.h"
#include "gpus/embedded.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>

namespace loom::kernel {
namespace {

constexpr std::int64_t numbers = 1 << 26, side = 8192, rows_of_spmv = 1 << 20;

/// The argument that counts or addresses depend on, as everyday.cu launches it: place and value.
/// Two are left out: matrix instructions have no cost in PTX, and how often the loop of a pixel of
/// the Mandelbrot set runs nothing says.
const std::map<std::string, std::pair<std::size_t, std::int64_t>>& launched() {
  static const std::map<std::string, std::pair<std::size_t, std::int64_t>> all{
      {"copy_words", {2, numbers}},      {"copy_float4", {2, numbers / 4}},
      {"saxpy", {3, numbers}},           {"triad_grid_stride", {4, numbers}},
      {"gather", {3, numbers / 4}},      {"black_scholes", {7, numbers / 4}},
      {"reduce_sum", {2, numbers}},      {"dot_atomic", {3, numbers / 4}},
      {"scan_blocks", {2, numbers / 2}}, {"histogram_shared", {2, numbers / 2}},
      {"softmax_rows", {2, 4096}},       {"layer_norm", {2, 2048}},
      {"bitonic_sort", {0, 0}},          {"stencil_1d", {2, numbers}},
      {"stencil_2d", {2, side}},         {"stencil_3d", {2, 400}},
      {"convolution_5x5", {2, side}},    {"transpose_naive", {2, side}},
      {"transpose_tiled", {2, side}},    {"matmul_naive", {3, 1024}},
      {"matmul_tiled", {3, 2048}},       {"matmul_registers", {3, 4096}},
      {"matvec_warp", {3, side}},        {"spmv_rows", {5, rows_of_spmv}},
      {"spmv_warps", {5, rows_of_spmv}}, {"nbody", {2, 32768}},
      {"monte_carlo_pi", {1, 512}},
  };
  return all;
}
/// Mean turns of a loop that memory decides on: a row of the sparse matrix has 40 numbers on the
/// mean. nvcc makes a loop of four numbers a turn and one before it of those that are left over:
/// none in spmv_rows, as each row has a multiple of four; all in spmv_warps, whose 32 lanes have
/// one number each and eight of them another.
std::int64_t trips(const std::string& kernel, const std::string& loop) {
  const bool of_four = loop.ends_with("_7");
  if (kernel == "spmv_warps")
    return of_four ? 0 : 2;
  return kernel != "spmv_rows" ? 40 : of_four ? 10 : 0;
}

/// "median / 90th percentile / worst", in per cent.
std::string in_percent(std::vector<double> errors) {
  std::ranges::sort(errors);
  const auto at = [&](double share) {
    return 100 * errors[static_cast<std::size_t>(share * static_cast<double>(errors.size() - 1))];
  };
  return fmt::format("{:.0f} / {:.0f} / {:.0f}", at(0.5), at(0.9), at(1));
}

TEST(EverydayKernels, ArePredictedAsThePageStatesIt) {
  const Catalogue catalogue(embedded_gpu_files());
  const Machine h100 =
      machine(**catalogue.find("h100-sxm5"), {}, expansions_csv(catalogue.files())).value();
  const std::string ptx = read_file(LOOM_SOURCE_DIR "/tests/kernels/everyday.ptx", 1 << 24).value();
  const auto names = kernel_names(ptx, "everyday.ptx").value();
  const std::string csv =
      read_file(LOOM_SOURCE_DIR "/gpus/measured/h100_everyday_kernels.csv").value();
  std::map<std::string, Program> programs;
  std::map<std::string, std::map<Method, std::vector<double>>> errors;
  std::istringstream lines(csv);
  for (std::string line; std::getline(lines, line);) {
    std::vector<std::string> fields;
    std::istringstream in(line);
    for (std::string field; std::getline(in, field, ',');)
      fields.push_back(field);
    if (line.starts_with('#') || !launched().contains(fields[0]))
      continue;
    if (!programs.contains(fields[0])) {
      const auto mangled = std::ranges::find_if(names, [&](const std::string& name) {
        return name.starts_with(fmt::format("_Z{}{}", fields[0].size(), fields[0]));
      });
      ASSERT_NE(mangled, names.end()) << fields[0];
      programs[fields[0]] = read_kernel(ptx, "everyday.ptx", *mangled).value();
    }
    const Program& program = programs[fields[0]];
    const auto whole = [&](std::size_t i) { return std::stoll(fields[i]); };
    kernel::Setup setup;
    setup.launch.grid = {whole(2), whole(3), 1};
    setup.launch.block = {whole(4), whole(5), 1};
    setup.launch.arguments.resize(program.arguments.size());
    const auto [place, value] = launched().at(fields[0]);
    if (place > 0)
      setup.launch.arguments[place] = value;
    setup.registers = static_cast<int>(whole(6));
    setup.dynamic_shared = whole(8);
    for (std::size_t l = 0; l < program.loops.size(); ++l)
      if (asks_for_trips(program, static_cast<int>(l)))
        setup.trips[program.loops[l].name] = trips(fields[0], program.loops[l].name);
    const auto answer = predict(program, setup, h100);
    ASSERT_TRUE(answer) << fields[0] << ": " << to_line(answer.error());
    const double measured = std::stod(fields[11]);
    for (const Method method : {main_method, Method::saturation}) {
      const double off = answer->of(method).time_us() / measured - 1;
      errors[fields[1]][method].push_back(std::abs(off));
      if (method == main_method && fields[1] == "build")
        fmt::print("{:<18}{:>4}{:>10.1f}{:>8.1f} %\n", fields[0], fields[10], measured, 100 * off);
    }
  }
  const std::string page = read_file(LOOM_SOURCE_DIR "/docs/accuracy.md").value();
  for (const char* part : {"build", "try"})
    EXPECT_THAT(page, testing::HasSubstr(fmt::format(
                          "| {} | {} | {} | {} |", part, errors[part][main_method].size(),
                          in_percent(errors[part][main_method]),
                          in_percent(errors[part][Method::saturation]))));
}

} // namespace
} // namespace loom::kernel
