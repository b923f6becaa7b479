#pragma once

/// The kernels of tests/kernels that gpus/measured has times of, ready to be predicted.

#include "core/base/pieces.h"
#include "core/gpu/catalogue.h"
#include "core/kernel/plan.h"
#include "core/kernel_ir/read.h"
#include "core/text/text.h"
#include "gpus/embedded.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace loom::kernel {

/// One launch.
struct MeasuredKernel {
  std::string kernel, part; ///< `part` is empty where the file has none
  const Program* program = nullptr;
  Setup setup{}; ///< with sizes
  int warps = 0; ///< of an SM
  double us = 0;
};

/// "everyday" (H100), "eighteen", "further", "others" or "later" (H200).
class MeasuredKernels {
public:
  explicit MeasuredKernels(const std::string& set) {
    const bool is_h100 = set == "everyday";
    const std::string gpu = is_h100 ? "h100" : "h200";
    const std::string id = is_h100 ? "h100-sxm5" : "h200";
    gpu_ = machine(**catalogue().find(id), launch_csv(catalogue().files(), id),
                   expansions_csv(catalogue().files()))
               .value();
    const std::string file = set + ".ptx";
    const std::string ptx = read_file(LOOM_SOURCE_DIR "/tests/kernels/" + file, 1 << 24).value();
    const std::vector<std::string> names = kernel_names(ptx, file).value();
    const Table launches("/tests/kernels/launches.csv");
    const Table times("/gpus/measured/" + gpu + "_" + set + "_kernels.csv");
    for (const auto& row : times.rows) {
      const auto at = [&](const char* column) { return times.at(row, column); };
      const auto launch = std::ranges::find_if(launches.rows, [&](const auto& each) {
        return launches.at(each, "set") == set && launches.at(each, "kernel") == at("kernel");
      });
      if (launch == launches.rows.end())
        continue;
      const std::string name(at("kernel"));
      if (!programs_.contains(name)) {
        const auto mangled = std::ranges::find_if(names, [&](const std::string& each) {
          return each == name || each.starts_with(fmt::format("_Z{}{}", name.size(), name));
        });
        programs_[name] = read_kernel(ptx, file, *mangled).value();
      }
      const auto whole = [&](const char* column) { return std::stoll(std::string(at(column))); };
      MeasuredKernel& out = all.emplace_back();
      out.kernel = name;
      out.part = at("part");
      out.program = &programs_[name];
      out.setup.launch.grid = {whole("grid_x"), whole("grid_y"), 1};
      out.setup.launch.block = {whole("block_x"), whole("block_y"), 1};
      out.setup.registers = static_cast<int>(whole("registers"));
      out.setup.dynamic_shared = whole("dynamic_shared");
      out.setup.launch.arguments.resize(out.program->arguments.size());
      for (const auto& [place, value] : pairs(launches.at(*launch, "arguments")))
        out.setup.launch.arguments[std::stoul(place)] = value;
      for (const auto& [place, bytes] : pairs(launches.at(*launch, "sizes")))
        out.setup.sizes[std::stoi(place)] = bytes;
      for (std::size_t l = 0; l < out.program->loops.size(); ++l)
        if (asks_for_trips(*out.program, static_cast<int>(l)))
          for (const auto& [ending, count] : pairs(launches.at(*launch, "trips")))
            if (out.program->loops[l].name.ends_with(ending.substr(1))) {
              out.setup.trips[out.program->loops[l].name] = count;
              break;
            }
      out.warps = static_cast<int>(whole("warps_per_sm"));
      out.us = std::stod(std::string(at("time_us")));
    }
  }
  [[nodiscard]] const Machine& gpu() const { return gpu_; }

  std::vector<MeasuredKernel> all{};

private:
  static std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> out;
    while (!text.empty())
      out.push_back(take_until(text, at));
    return out;
  }
  /// A table with a header line; '#' lines are notes.
  struct Table {
    explicit Table(const std::string& path) : text(read_file(LOOM_SOURCE_DIR + path).value()) {
      for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = take_line(rest);
        if (line.empty() || line.front() == '#')
          continue;
        (header.empty() ? header : rows.emplace_back()) = split(line, ',');
      }
    }
    [[nodiscard]] std::string_view at(const std::vector<std::string_view>& row,
                                      std::string_view column) const {
      const auto place = std::ranges::find(header, column) - header.begin();
      return place < std::ssize(row) ? row[static_cast<std::size_t>(place)] : std::string_view();
    }
    std::string text;
    std::vector<std::string_view> header{};
    std::vector<std::vector<std::string_view>> rows{};
  };
  /// Of "A=1 B=2".
  static std::vector<std::pair<std::string, std::int64_t>> pairs(std::string_view text) {
    std::vector<std::pair<std::string, std::int64_t>> out;
    for (const std::string_view each : split(text, ' '))
      if (const std::size_t at = each.find('='); at != each.npos)
        out.emplace_back(each.substr(0, at), std::stoll(std::string(each.substr(at + 1))));
    return out;
  }
  static const Catalogue& catalogue() {
    static const Catalogue it(embedded_gpu_files());
    return it;
  }

  Machine gpu_;
  std::map<std::string, Program> programs_;
};

} // namespace loom::kernel
