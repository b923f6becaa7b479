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

TEST(MeasuredRing, CopiesFromDramComeAsTheBoundSays) {
  const Catalogue catalogue(embedded_gpu_files());
  const GpuPtr gpu = catalogue.find("h100-sxm5").value();
  const auto files = embedded_gpu_files();
  const auto file = std::ranges::find(files, "h100_async_ring.csv", &EmbeddedFile::name);
  ASSERT_NE(file, files.end());
  std::istringstream lines{std::string(file->content)};
  double sum = 0, worst = 0;
  int rows = 0;
  for (std::string line; std::getline(lines, line);) {
    std::ranges::replace(line, ',', ' ');
    std::istringstream in(line);
    std::string copy, from;
    int bytes = 0, stages = 0;
    double cycles = 0, measured = 0;
    if (!(in >> copy >> from >> bytes >> stages >> cycles >> measured) || from != "DRAM" ||
        bytes == 512 || (bytes == 2048 && stages == 1))
      continue;
    SCOPED_TRACE(line);
    const auto loop = loop_from_text(copy + " bytes=" + std::to_string(bytes) +
                                     " stages=" + std::to_string(stages));
    ASSERT_TRUE(loop);
    const auto numbers = loop_numbers<double>(*loop, *gpu, catalogue.architecture_of(*gpu));
    ASSERT_TRUE(numbers) << to_line(numbers.error());
    const double asking = copy == "UBLKCP" ? 265 : 244;
    const double bound = bytes * std::min(evaluate(*numbers, 1).throughput, 1 / asking);
    const double error = bound / measured - 1;
    EXPECT_GT(error, -0.05);
    sum += std::abs(error);
    worst = std::max(worst, error);
    ++rows;
  }
  EXPECT_EQ(rows, 100);
  EXPECT_LT(sum / rows, 0.055);
  EXPECT_LT(worst, 0.4);
}

} // namespace
} // namespace loom
