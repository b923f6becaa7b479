#include "core/sim/engine/estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace loom::sim {
namespace {

/// Student's t, 95 % two-sided, for 1 to 15 degrees of freedom.
constexpr std::array student{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306,
                             2.262,  2.228, 2.201, 2.179, 2.160, 2.145, 2.131};
constexpr std::size_t most_batches = student.size() + 1;
/// Of the throughput: less certain is not told.
constexpr double least_certain = 0.25;

/// Whether the program is one group of blocks again and again, but for a pass more or less.
bool evenly_mixed(const WarpProgram& program) {
  const auto& blocks = program.blocks;
  for (std::size_t b = 2; b < blocks.size(); ++b)
    if (blocks[b].body != blocks[b % 2].body || std::abs(blocks[b].count - blocks[b % 2].count) > 1)
      return false;
  return blocks.size() % 2 == 0;
}

/// Half-width of the confidence interval of the mean rate of `batches` stretches of the marks.
double half_width(std::span<const Mark> marks, std::size_t batches) {
  const Cycle begin = marks.front().at, length = marks.back().at - begin;
  std::vector<double> rates;
  auto last = marks.begin();
  for (std::size_t batch = 1; batch <= batches; ++batch) {
    const Cycle end = begin + length * static_cast<Cycle>(batch) / static_cast<Cycle>(batches);
    const auto at = std::ranges::lower_bound(marks, end, {}, &Mark::at);
    if (at == last)
      continue;
    const Counted counted = between(*last, *at);
    rates.push_back(all(counted.issued) / static_cast<double>(counted.cycles));
    last = at;
  }
  if (rates.size() < 2)
    return std::numeric_limits<double>::infinity();
  const auto count = static_cast<double>(rates.size());
  const double mean = std::accumulate(rates.begin(), rates.end(), 0.0) / count; // in order
  double squares = 0;
  for (const double rate : rates)
    squares += (rate - mean) * (rate - mean);
  return student[rates.size() - 2] * std::sqrt(squares / (count - 1) / count);
}

} // namespace

Shares shares_of(const WarpProgram& program) {
  Shares shares;
  const auto add = [&shares](const std::vector<Block>& blocks, double length) {
    for (const Block& block : blocks)
      for (const Instruction& instruction : block.body)
        shares.of[static_cast<std::size_t>(instruction.kind)] +=
            static_cast<double>(block.count) / length;
  };
  if (const int warps = program.block_warps(); warps > 0) {
    // Roles pass their programs equally often: they wait for each other.
    double length = 0;
    for (int warp = 0; warp < warps; ++warp)
      length += static_cast<double>(program.length(warp));
    for (int warp = 0; warp < warps; ++warp)
      add(program.blocks_of(warp), length);
    shares.round = length / warps;
    return shares;
  }
  const auto length = static_cast<double>(program.length());
  add(program.blocks, length);
  shares.round =
      evenly_mixed(program) ? 2 * length / static_cast<double>(program.blocks.size()) : length;
  return shares;
}

Counted between(const Mark& from, const Mark& to) {
  Counted counted;
  counted.begin = from.at;
  counted.cycles = to.at - from.at;
  for (std::size_t k = 0; k < kind_count; ++k)
    counted.issued[k] = to.issued[k] - from.issued[k];
  return counted;
}

Throughput shared_out(double instructions, const Shares& shares) {
  const auto of = [&](Kind kind) {
    return instructions * shares.of[static_cast<std::size_t>(kind)];
  };
  return {of(Kind::sfu) + of(Kind::shared) + of(Kind::global), of(Kind::arithmetic), instructions};
}

Counted estimate(std::span<const Mark> marks, const Shares& shares, int warps) {
  Counted counted = between(marks.front(), marks.back());
  const auto cycles = static_cast<double>(counted.cycles);
  const double instructions = all(counted.issued);
  counted.throughput_ipc_per_sm = shared_out(instructions / cycles, shares);
  if (warps == 0)
    return counted;
  const double rounds = instructions / (shares.round * warps);
  const auto batches = static_cast<std::size_t>(std::clamp(rounds, 0.0, 1.0 * most_batches));
  double cut = 0;
  for (std::size_t k = 0; k < kind_count; ++k)
    if (shares.of[k] > 0)
      cut = std::max(
          cut, std::abs(static_cast<double>(counted.issued[k]) / shares.of[k] - instructions));
  counted.error_ipc_per_sm = cut / cycles;
  if (batches >= 2)
    counted.error_ipc_per_sm += half_width(marks, batches);
  counted.too_short =
      batches < 2 || !(counted.error_ipc_per_sm <= least_certain * instructions / cycles);
  return counted;
}

} // namespace loom::sim
