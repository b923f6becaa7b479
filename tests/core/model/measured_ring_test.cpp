// The bound of a ring of copies against rings measured on an H100 with gpus/calibrate/ring: copies
// in flight over their latency, the peak of the memory, and the one thread that asks for them,
// which is the measuring program's. The latency of UTMALDG is that of one copy of 2 KiB, and what
// the thread takes is read off copies of 512 bytes; the bound is held to all others.

#include "core/gpu/catalogue.h"
#include "core/model/loop_numbers.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>

namespace loom {
namespace {

/// Of the bound over what was measured, less 1.
struct RingErrors {
  int rows = 0;
  double mean = 0, worst = 0, least = 0;
};

/// Of copies from a level of memory, those of at most `most_bytes`.
RingErrors ring_errors_of(const std::string& level, const std::string& option,
                          int most_bytes = 1 << 20) {
  const Catalogue catalogue(embedded_gpu_files());
  const GpuPtr gpu = catalogue.find("h100-sxm5").value();
  const auto files = embedded_gpu_files();
  const auto file = std::ranges::find(files, "h100_async_ring.csv", &EmbeddedFile::name);
  EXPECT_NE(file, files.end());
  std::istringstream lines{std::string(file->content)};
  RingErrors errors;
  for (std::string line; std::getline(lines, line);) {
    std::ranges::replace(line, ',', ' ');
    std::istringstream in(line);
    std::string copy, from;
    int bytes = 0, stages = 0;
    double cycles = 0, measured = 0;
    if (!(in >> copy >> from >> bytes >> stages >> cycles >> measured) || from != level ||
        bytes == 512 || bytes > most_bytes || (bytes == 2048 && stages == 1))
      continue;
    SCOPED_TRACE(line);
    const auto loop = loop_from_text(copy + " bytes=" + std::to_string(bytes) +
                                     " stages=" + std::to_string(stages) + option);
    EXPECT_TRUE(loop);
    const auto numbers = loop_numbers<double>(*loop, *gpu);
    EXPECT_TRUE(numbers) << to_line(numbers.error());
    const double asking = copy == "UBLKCP" ? 265 : 244;
    const double bound = bytes * std::min(evaluate(*numbers, 1).throughput, 1 / asking);
    const double error = bound / measured - 1;
    errors.mean += std::abs(error);
    errors.worst = std::max(errors.worst, error);
    errors.least = std::min(errors.least, error);
    ++errors.rows;
  }
  errors.mean /= errors.rows;
  return errors;
}

TEST(MeasuredRing, CopiesFromDramComeAsTheBoundSays) {
  const RingErrors errors = ring_errors_of("DRAM", "");
  EXPECT_EQ(errors.rows, 100);
  EXPECT_GT(errors.least, -0.05);
  EXPECT_LT(errors.mean, 0.055);
  EXPECT_LT(errors.worst, 0.4);
}

// Larger copies get 28 bytes a cycle of the 40 that loads do, and one of 16 KiB takes a third
// longer than the copy of 2 KiB whose latency is taken.
TEST(MeasuredRing, CopiesFromL2ComeAsTheBoundSaysWhereTheyAreSmall) {
  const RingErrors small = ring_errors_of("L2", " l2=1", 4096);
  EXPECT_EQ(small.rows, 58);
  EXPECT_GT(small.least, -0.05);
  EXPECT_LT(small.mean, 0.015);
  EXPECT_LT(small.worst, 0.19);
  const RingErrors all = ring_errors_of("L2", " l2=1");
  EXPECT_EQ(all.rows, 100);
  EXPECT_LT(all.mean, 0.15);
  EXPECT_LT(all.worst, 0.62);
}

} // namespace
} // namespace loom
