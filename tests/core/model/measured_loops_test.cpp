// The bounds of a loop against loops measured on an H200 with gpus/calibrate/loops: one kind of
// instruction or two, from which the architecture's file has its numbers, and random ones of up to
// six kinds, of which it has none.

#include "core/gpu/catalogue.h"
#include "core/model/loop_numbers.h"
#include "core/model/saturation.h"
#include "core/text/csv_line.h"
#include "gpus/embedded.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace loom {
namespace {

struct MeasuredLoop {
  Loop loop;
  double bodies = 1; ///< of a chain in a round of the measuring loop
  double warps = 0, throughput = 0;
};

std::vector<MeasuredLoop> measured(std::string_view name) {
  std::vector<MeasuredLoop> out;
  for (const EmbeddedFile& file : embedded_gpu_files()) {
    if (file.name != name)
      continue;
    std::istringstream lines(std::string(file.content));
    std::vector<CsvField> fields;
    for (std::string line; std::getline(lines, line);) {
      fields.clear();
      if (line.starts_with('#') || line.starts_with("number,"))
        continue;
      EXPECT_EQ(split_csv_line(line, ',', fields), 0) << line;
      EXPECT_EQ(fields.size(), 7u) << line;
      const Result<Loop> loop = loop_from_text(fields[1].text);
      EXPECT_TRUE(loop) << line;
      const auto number = [&](std::size_t at) { return std::stod(std::string(fields[at].text)); };
      out.push_back({loop.value(), number(2), number(3), number(4)});
    }
  }
  return out;
}

/// The round of the measuring loop: about 36 cycles of a lone warp beyond its instructions, 13
/// issue slots and 4 instructions of the integer pipe (gpus/measured/README.md).
constexpr double round_cycles = 36, round_slots = 13, round_integers = 4;

LoopNumbers with_round(LoopNumbers loop, double bodies) {
  ItemNumbersOf<double>& round = loop.items.emplace_back();
  round.name = "round";
  round.count = 1 / bodies;
  round.latency = round.own_latency = round_cycles;
  round.use[static_cast<std::size_t>(Resource::issue)] = round_slots / loop.ilp;
  round.use[static_cast<std::size_t>(Resource::integer)] = round_integers / loop.ilp;
  return loop;
}

/// What was measured of a single loop on the H200.
MeasuredLoop single(std::string_view text, double warps) {
  const std::string loop = to_text(loop_from_text(text).value());
  for (const MeasuredLoop& each : measured("h200_single_loops.csv"))
    if (each.warps == warps && to_text(each.loop) == loop)
      return each;
  ADD_FAILURE() << "no " << text << " at " << warps << " warps";
  return {};
}

/// What 64 warps of FADDs alone take longer than a cycle a scheduler each, and of logic alone than
/// two cycles, is the round's. How many integer instructions it has is in the machine code, too:
/// two comparisons, two sums.
TEST(MeasuredLoops, ARoundTakesSlotsAndIntegers) {
  const auto cycles = [](std::string_view text, double without) {
    const MeasuredLoop loop = single(text, 64);
    return loop.bodies * (1 / loop.throughput - without);
  };
  EXPECT_NEAR(4 * cycles("FADD", 0.25), round_slots, 0.5);
  EXPECT_NEAR(4 * cycles("FADD; FFMA", 0.5), round_slots, 0.5);
  EXPECT_NEAR(2 * cycles("LOP3", 0.5), round_integers, 0.8);
  EXPECT_NEAR(2 * cycles("FMNMX; LOP3", 1), round_integers, 0.8);
}

/// Latencies to another pipe than their own, from a lone warp's chains: what is left when the round
/// and the others, with 4 cycles each and 5 from the FP32 pipe and to it, are taken off.
TEST(MeasuredLoops, GiveLatenciesToOtherPipes) {
  struct Chain {
    const char* name;
    const char* text;
    double others;
  };
  const GpuPtr gpu = catalogue().find("h200").value();
  for (const Chain& chain : {Chain{"SHFL", "LOP3; SHFL", 4},
                             {"SHFL", "FADD; SHFL", 4},
                             {"LDC", "LDC; LOP3 x2", 8},
                             {"LDC", "LDC; LOP3 x2; SHF", 12},
                             {"LDS.64", "LDS.64; LOP3 x3", 12},
                             {"LDS.64", "FADD; LDS.64; LOP3 x3", 18},
                             {"LDS.128", "LDS.128; LOP3 x4", 16},
                             {"LDS.128", "FADD; LDS.128; LOP3 x4", 22},
                             {"LDSM.x4", "LDSM.x4; LOP3 x4", 16},
                             {"LDSM.x4", "FMNMX; LDSM.x4; LOP3 x4", 20}}) {
    const MeasuredLoop loop = single(chain.text, 1);
    const ClassNumbers* numbers = numbers_of(*architecture_of(*gpu), *gpu, chain.name);
    ASSERT_TRUE(numbers && numbers->latency_across) << chain.name;
    EXPECT_NEAR(1 / loop.throughput - round_cycles / loop.bodies - chain.others,
                numbers->latency_across->value, 1.1)
        << chain.text;
  }
}

struct Errors {
  std::vector<double> sizes; ///< of bound / measured - 1
  double least = 0, most = 0;
  [[nodiscard]] double mean() const {
    double sum = 0;
    for (const double size : sizes)
      sum += size;
    return sum / static_cast<double>(sizes.size());
  }
  [[nodiscard]] double part(double fraction) {
    const auto at = sizes.begin() + static_cast<long>(fraction * static_cast<double>(sizes.size()));
    std::nth_element(sizes.begin(), at, sizes.end());
    return *at;
  }
};

/// What a model says of a loop with so many warps.
using Model = std::function<double(const LoopNumbers&, double)>;

double by_bounds(const LoopNumbers& loop, double warps) { return evaluate(loop, warps).throughput; }

double l2_share_of(std::string_view gpu) {
  return (*catalogue().find(gpu))->facts.value(FactKey::l2_busy_share).value();
}

/// With the numbers of the H200's file, but for the L2's, which is the GPU's own.
Model by_saturation(std::string_view gpu) {
  const Saturation saturation{.schedulers = 4,
                              .queue_share = 0.163,
                              .latency_tail = 0.193,
                              .turn = 0.5,
                              .l2_share = l2_share_of(gpu)};
  return [saturation](const LoopNumbers& loop, double warps) {
    const double reached = saturated_throughput(loop, saturation, warps);
    EXPECT_LE(reached, by_bounds(loop, warps) * (1 + 1e-9));
    return reached;
  };
}

Errors errors_of(std::string_view name, const Model& model, std::string_view on = "h200") {
  const GpuPtr gpu = catalogue().find(on).value();
  Errors errors;
  for (const MeasuredLoop& each : measured(name)) {
    const auto numbers = loop_numbers<double>(each.loop, *gpu);
    if (!numbers) {
      ADD_FAILURE() << to_text(each.loop) << to_line(numbers.error());
      continue;
    }
    const double error = model(with_round(*numbers, each.bodies), each.warps) / each.throughput - 1;
    errors.sizes.push_back(std::abs(error));
    errors.least = std::min(errors.least, error);
    errors.most = std::max(errors.most, error);
  }
  std::cout << name << ": mean " << 100 * errors.mean() << " %, median " << 100 * errors.part(0.5)
            << " %, nine in ten within " << 100 * errors.part(0.9) << " %, from "
            << 100 * errors.least << " to " << 100 * errors.most << " %\n";
  return errors;
}

TEST(MeasuredLoops, TheBoundIsAboveRandomLoopsAndNear) {
  Errors errors = errors_of("h200_random_loops.csv", by_bounds);
  ASSERT_EQ(errors.sizes.size(), 512u);
  EXPECT_LT(errors.mean(), 0.08);
  EXPECT_LT(errors.part(0.5), 0.05);
  EXPECT_GT(errors.least, -0.1); // the rates of L2 and DRAM are means over widths
}

TEST(MeasuredLoops, TheBoundIsAboveSingleLoopsAndNear) {
  Errors errors = errors_of("h200_single_loops.csv", by_bounds);
  ASSERT_EQ(errors.sizes.size(), 1600u);
  EXPECT_LT(errors.mean(), 0.05);
  EXPECT_LT(errors.part(0.5), 0.05);
  EXPECT_LT(errors.most, 0.45);
}

/// l2_busy_share is the middle of what L2 gave the single loops that it limits.
TEST(MeasuredLoops, ABusyL2GivesLessThanItsBest) {
  for (const auto& [file, on] :
       {std::pair{"h200_single_loops.csv", "h200"}, {"h100_l2_loads.csv", "h100-sxm5"}}) {
    const GpuPtr gpu = catalogue().find(on).value();
    std::vector<double> parts;
    for (const MeasuredLoop& each : measured(file)) {
      const auto numbers = loop_numbers<double>(each.loop, *gpu);
      ASSERT_TRUE(numbers) << to_text(each.loop);
      const LoopNumbers with = with_round(*numbers, each.bodies);
      const std::size_t l2 = static_cast<std::size_t>(Resource::l2);
      const double use = loop_use(with)[l2];
      if (use > 0 && by_bounds(with, each.warps) > 0.999 * *with.rates[l2] / use)
        parts.push_back(each.throughput * use / *with.rates[l2]);
    }
    ASSERT_GT(parts.size(), 5u);
    std::ranges::sort(parts);
    EXPECT_NEAR(parts[parts.size() / 2], l2_share_of(on), 0.005) << on;
    std::cout << on << ": " << parts.size() << " loops, from " << parts.front() << " to "
              << parts.back() << ", in the middle " << parts[parts.size() / 2] << '\n';
  }
}

/// Nothing of gradual saturation is fitted to the random loops.
TEST(MeasuredLoops, SaturationIsNearerThanTheBound) {
  Errors random = errors_of("h200_random_loops.csv", by_saturation("h200"));
  EXPECT_LT(random.mean(), 0.04);
  EXPECT_LT(random.part(0.5), 0.032);
  EXPECT_LT(random.part(0.9), 0.11);
  EXPECT_LT(random.most, 0.19);
  EXPECT_GT(random.least, -0.20);
  Errors single = errors_of("h200_single_loops.csv", by_saturation("h200"));
  EXPECT_LT(single.mean(), 0.025);
  EXPECT_LT(single.most, 0.35);
}

/// The same loops on another GPU. Of it are its memory, clock and L2 rate, the latter from single
/// loads; no number is from these loops.
TEST(MeasuredLoops, AnotherGpuIsNear) {
  Errors bound = errors_of("h100_random_loops.csv", by_bounds, "h100-sxm5");
  ASSERT_EQ(bound.sizes.size(), 512u);
  EXPECT_LT(bound.mean(), 0.08);
  Errors saturation = errors_of("h100_random_loops.csv", by_saturation("h100-sxm5"), "h100-sxm5");
  EXPECT_LT(saturation.mean(), 0.04);
  EXPECT_LT(saturation.mean(), bound.mean());
  EXPECT_LT(saturation.most, 0.17);
}

/// H200, the loops with constant loads: at 64 warps they end at 0.5 a cycle, what is beside them
/// notwithstanding, but for SHFL, which takes 0.64 cycles of theirs (2.64 measured).
TEST(MeasuredLoops, ConstantLoadsHaveAPipeOfTheirOwn) {
  const GpuPtr gpu = catalogue().find("h200").value();
  for (const auto& [text, most] : {std::pair{"LDC; LOP3 x2", 0.5},
                                   {"LDC; FADD; LOP3 x2", 0.5},
                                   {"LDC; MUFU.EX2; LOP3 x3", 0.5},
                                   {"LDC; LDS.64; LOP3 x5", 0.4},
                                   {"LDC; LDS.128; LOP3 x6", 0.25},
                                   {"LDC x2; LDS.32; LOP3 x4", 0.25},
                                   {"LDC; SHFL; LOP3 x2", 1 / 2.64}}) {
    const auto numbers = loop_numbers<double>(loop_from_text(text).value(), *gpu);
    ASSERT_TRUE(numbers) << text;
    EXPECT_NEAR(evaluate(*numbers, 64).throughput, most, 1e-9) << text;
  }
}

/// H100, clusters of two blocks: warps of chains of loads from the other SM's shared memory.
TEST(MeasuredLoops, LoadsFromAnotherSmAreAsFastAsMeasured) {
  const GpuPtr gpu = catalogue().find("h100-sxm5").value();
  Errors errors;
  for (const EmbeddedFile& file : embedded_gpu_files()) {
    if (file.name != "h100_cluster_loads.csv")
      continue;
    std::istringstream lines(std::string(file.content));
    std::vector<CsvField> fields;
    for (std::string line; std::getline(lines, line);) {
      fields.clear();
      if (!line.starts_with("2,"))
        continue;
      ASSERT_EQ(split_csv_line(line, ',', fields), 0) << line;
      const auto number = [&](std::size_t at) { return std::stod(std::string(fields[at].text)); };
      const int bytes = static_cast<int>(number(2)), chains = static_cast<int>(number(4));
      const std::string text =
          "ilp " + std::to_string(chains) + "; LD.CLUSTER." + std::to_string(8 * bytes);
      const auto loop = loop_numbers<double>(loop_from_text(text).value(), *gpu);
      ASSERT_TRUE(loop) << text;
      const double model = 32 * bytes * evaluate(*loop, number(3)).throughput;
      errors.sizes.push_back(std::abs(model / number(6) - 1));
      errors.least = std::min(errors.least, model / number(6) - 1);
    }
  }
  ASSERT_EQ(errors.sizes.size(), 35u);
  std::cout << "mean " << errors.mean() << ", median " << errors.part(0.5) << ", worst "
            << errors.part(0.999) << ", least " << errors.least << '\n';
  EXPECT_LT(errors.part(0.5), 0.03);
  EXPECT_LT(errors.mean(), 0.06);
  EXPECT_GT(errors.least, -0.05);
}

/// In turn with another of the same pipe an instruction takes 4 cycles, with one of the other 5.
TEST(MeasuredLoops, ChangingThePipeCostsACycleEachWay) {
  const GpuPtr gpu = catalogue().find("h200").value();
  for (const auto& [text, cycles] : {std::pair{"FADD; FMUL", 8.0},
                                     {"FADD; IMAD", 8.0},
                                     {"LOP3; FMNMX", 8.0},
                                     {"FADD; LOP3", 10.0},
                                     {"IMAD; SHF", 10.0},
                                     {"FADD x2; LOP3", 14.0},
                                     {"FADD; FMUL; LOP3; SHF", 20.0}}) {
    const auto numbers = loop_numbers<double>(loop_from_text(text).value(), *gpu);
    ASSERT_TRUE(numbers) << text;
    EXPECT_DOUBLE_EQ(loop_latency(*numbers), cycles) << text;
  }
}

} // namespace
} // namespace loom
