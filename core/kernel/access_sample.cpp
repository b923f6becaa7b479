#include "core/kernel/access_sample.h"

#include <algorithm>
#include <bit>

namespace loom::kernel {

AccessSample::AccessSample(const Program& program, const WalkOptions& options) : options_(options) {
  for (const Block& block : program.blocks)
    for (const Instruction& instruction : block.instructions)
      if (accesses_memory(instruction))
        instructions_.push_back(&instruction);
  visits_.resize(instructions_.size());
  sums_.resize(instructions_.size(), Access{.ways = 0, .fresh = 0, .awaited = 0});
  seen_.resize(instructions_.size());
}

int AccessSample::visits(int warps) { return std::clamp(80 / warps, 4, sampled_visits); }

void AccessSample::add(int number, int visit, std::uint32_t lanes, const Lanes& addresses) {
  Visit& at = visits_[static_cast<std::size_t>(number)][static_cast<std::size_t>(visit)];
  for (std::size_t lane = 0; lane < addresses.size(); ++lane)
    if (lanes >> lane & 1)
      at.addresses[lane] = addresses[lane];
  at.lanes |= lanes;
}

void AccessSample::end_warp() {
  for (std::size_t number = 0; number < visits_.size(); ++number)
    for (Visit& visit : visits_[number])
      if (visit.lanes) {
        count(number, visit);
        visit.lanes = 0;
      }
  of_warp_.clear();
}

void AccessSample::look(const Instruction& instruction, int word, Seen& seen) const {
  seen.segments.clear();
  if (instruction.space == Space::shared) {
    const memory::BankAccess banks =
        memory::bank_access(options_.banks, word, seen.words, seen.lanes);
    seen.ways = static_cast<double>(banks.passes.size());
    return;
  }
  const memory::Coalescing coalescing =
      memory::coalesce(options_.coalescing, word, seen.words, seen.lanes);
  seen.moved = static_cast<double>(coalescing.bytes_moved);
  for (const memory::Transaction& transaction : coalescing.transactions)
    seen.segments.emplace_back(transaction.first_word, transaction.words);
  const int block = options_.coalescing.block_bytes;
  const int sequential = (std::popcount(seen.lanes) * word + block - 1) / block;
  // A sequential access that begins within a segment touches one more.
  seen.uncoalesced = static_cast<int>(seen.segments.size()) > sequential + 1 ? seen.moved : 0;
}

void AccessSample::count(std::size_t number, const Visit& visit) {
  const Instruction& instruction = *instructions_[number];
  Access& sum = sums_[number];
  const int word = static_cast<int>(std::min<unsigned>(
      16, std::bit_floor(static_cast<unsigned>(std::max(instruction.bytes, 1)))));
  // Addresses from 0, with the alignment that they have within 128 bytes.
  std::int64_t least = INT64_MAX;
  for (std::size_t lane = 0; lane < visit.addresses.size(); ++lane)
    if (visit.lanes >> lane & 1)
      least = std::min(least, visit.addresses[lane]);
  const std::int64_t base = least & ~std::int64_t{127};
  Lanes words{};
  for (std::size_t lane = 0; lane < words.size(); ++lane)
    if (visit.lanes >> lane & 1)
      words[lane] = std::min((visit.addresses[lane] - base) / word, memory::max_address);
  Seen& seen = seen_[number];
  if (seen.lanes != visit.lanes || seen.words != words) {
    seen.lanes = visit.lanes;
    seen.words = words;
    look(instruction, word, seen);
  }
  sum.known = true;
  ++sum.requests;
  sum.ways += seen.ways;
  sum.moved += seen.moved;
  sum.uncoalesced += seen.uncoalesced;
  if (instruction.kind != Kind::load) { // written through to the L2
    sum.fresh += seen.moved;
    sum.awaited += seen.moved;
    return;
  }
  for (const auto& [first, size] : seen.segments) {
    const auto segment = static_cast<std::uint64_t>(base + first * word) /
                         static_cast<std::uint64_t>(options_.coalescing.least_bytes);
    const std::uint64_t key = segment << 8 ^ static_cast<std::uint64_t>(instruction.object + 1);
    if (touched_.insert(key).second)
      sum.fresh += size * word;
    if (of_warp_.insert(key).second)
      sum.awaited += size * word;
  }
}

std::vector<Access> AccessSample::accesses(Evaluator& evaluate, const Launch& launch) {
  std::vector<Access> out = sums_;
  for (std::size_t number = 0; number < out.size(); ++number) {
    Access& access = out[number];
    const Instruction& instruction = *instructions_[number];
    if (!access.known) {
      access = {.requests = 0, .moved = 32.0 * instruction.bytes};
      continue;
    }
    access.ways = instruction.space == Space::shared ? access.ways / access.requests : 1;
    access.fresh = access.moved > 0 ? access.fresh / access.moved : 1;
    access.awaited = access.moved > 0 ? access.awaited / access.moved : 1;
    access.uncoalesced = access.moved > 0 ? access.uncoalesced / access.moved : 0;
    access.moved /= access.requests;
    access.first = INT64_MAX;
    access.last = INT64_MIN;
  }
  const int warps = static_cast<int>((kernel::count(launch.block) + warp_size - 1) / warp_size);
  for (int corner = 0; corner < 8; ++corner)
    for (const int warp : {0, warps - 1}) {
      Dim3 id{};
      for (std::size_t d = 0; d < 3; ++d)
        id[d] = corner >> d & 1 ? launch.grid[d] - 1 : 0;
      evaluate.start(id, warp);
      for (const bool end : {false, true}) {
        evaluate.end_of_loops(end);
        for (std::size_t number = 0; number < out.size(); ++number)
          if (out[number].known) {
            const Lanes& at = evaluate(instructions_[number]->address);
            for (std::size_t lane = 0; lane < at.size(); ++lane)
              if (evaluate.threads() >> lane & 1) {
                out[number].first = std::min(out[number].first, at[lane]);
                out[number].last =
                    std::max(out[number].last, at[lane] + instructions_[number]->bytes - 1);
              }
          }
      }
    }
  return out;
}

} // namespace loom::kernel
