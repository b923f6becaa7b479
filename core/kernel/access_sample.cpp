#include "core/kernel/access_sample.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>
#include <unordered_map>
#include <utility>

namespace loom::kernel {

namespace {
constexpr std::int64_t nearer_room = std::int64_t{1} << 36; ///< bytes, of object_room
} // namespace

AccessSample::AccessSample(const Program& program, const WalkOptions& options) : options_(options) {
  for (const Block& block : program.blocks)
    for (const Instruction& instruction : block.instructions)
      if (accesses_memory(instruction))
        instructions_.push_back(&instruction);
  visits_.resize(instructions_.size());
  sums_.resize(instructions_.size(), Access{.ways = 0, .joined_ways = 0, .fresh = 0, .awaited = 0});
  seen_.resize(instructions_.size());
  seen_before_.resize(instructions_.size());
  for (std::size_t number = 0; number < instructions_.size(); ++number) {
    const Instruction& of = *instructions_[number];
    const auto o = static_cast<std::size_t>(of.object);
    const auto given = of.object >= 0 && o < program.object_arguments.size()
                           ? options.sizes.find(program.object_arguments[o])
                           : options.sizes.end();
    const std::int64_t within =
        of.within == 0 && given != options.sizes.end() ? given->second : of.within;
    const bool is_local = of.space == Space::local;
    const bool fits =
        !is_local && within > 0 && static_cast<double>(within) <= options.cached_bytes;
    const bool is_given = given != options.sizes.end() && of.space == Space::global;
    const bool sought = !of.placed && !fits && !is_given && of.space == Space::global;
    sums_[number].placed = !sought || of.object >= 0;
    sums_[number].indexed = sought && of.object >= 0;
    if (!of.placed && (fits || is_given))
      sums_[number].extend(of.object, 0, within - 1);
    if (!of.placed && is_given)
      sums_[number].within = static_cast<double>(within);
  }
}

void Access::extend(int object, std::int64_t first, std::int64_t last) {
  const auto at = std::ranges::find(extents, object, &Extent::object);
  if (at == extents.end()) {
    extents.push_back({object, first, last});
    return;
  }
  at->first = std::min(at->first, first);
  at->last = std::max(at->last, last);
}

void AccessSample::extend(std::size_t number, std::uint32_t lanes, const Lanes& addresses) {
  const Instruction& of = *instructions_[number];
  if (!of.placed)
    return;
  for (std::size_t lane = 0; lane < addresses.size(); ++lane)
    if (lanes >> lane & 1) {
      const int object = of.object >= 0 ? of.object : object_of(addresses[lane]);
      const std::int64_t first =
          addresses[lane] - (of.object >= 0 || object < 0 ? 0 : object_start(object));
      if (object >= 0)
        sums_[number].extend(object, first, first + of.bytes - 1);
    }
}

void AccessSample::reach(int number, std::uint32_t lanes, const Lanes& addresses) {
  extend(static_cast<std::size_t>(number), lanes, addresses);
}

int AccessSample::visits(int warps) { return std::clamp(80 / warps, 4, sampled_visits); }

void AccessSample::add(int number, int visit, std::uint32_t lanes, const Lanes& addresses,
                       const Executions& before) {
  const auto n = static_cast<std::size_t>(number);
  const bool is_own = options_.local_memory && instructions_[n]->space == Space::local;
  if (seen_before_[n] || (is_own && !instructions_[n]->placed))
    return;
  // The same words of all threads lie side by side.
  const std::int64_t word = std::max(1, instructions_[n]->bytes);
  const auto place_of = [&](std::size_t lane) {
    return !is_own
               ? addresses[lane]
               : warp_ * instructions_[n]->within * warp_size +
                     (addresses[lane] / word * warp_size + static_cast<std::int64_t>(lane)) * word;
  };
  Visit& at = visits_[static_cast<std::size_t>(number)][static_cast<std::size_t>(visit)];
  for (std::size_t lane = 0; lane < addresses.size(); ++lane)
    if (lanes >> lane & 1)
      at.addresses[lane] = place_of(lane);
  if (at.lanes == 0)
    at.before = before;
  at.lanes |= lanes;
}

void AccessSample::scattered(int number, std::uint32_t lanes) {
  constexpr int sector = 32;
  if (seen_before_[static_cast<std::size_t>(number)])
    return;
  const int bytes = instructions_[static_cast<std::size_t>(number)]->bytes;
  const double moved = std::popcount(lanes) * ((bytes + sector - 1) / sector) * sector;
  Access& sum = sums_[static_cast<std::size_t>(number)];
  ++sum.requests;
  sum.lanes += std::popcount(lanes);
  sum.ways += 1;
  sum.moved += moved;
  sum.lines += std::popcount(lanes);
  sum.uncoalesced += moved;
  sum.lone += bytes <= sector ? moved : 0;
  sum.fresh += moved;
  sum.awaited += moved;
}

void AccessSample::end_warp() {
  for (std::size_t number = 0; number < visits_.size(); ++number)
    for (Visit& visit : visits_[number])
      if (visit.lanes) {
        count(number, visit);
        visit.lanes = 0;
      }
  of_warp_.clear();
  ++warp_;
}

void AccessSample::count_reuses() {
  constexpr std::size_t most_between = 1024; ///< requests looked at one by one
  std::ranges::stable_sort(requests_, {},
                           [](const Request& each) { return std::pair(each.progress, each.warp); });
  // First what each access is the first one to move; then how much of that lies in between.
  std::vector<double> moved(sums_.size()), first(sums_.size()), made(sums_.size());
  std::unordered_set<std::uint64_t> seen;
  for (const Request& each : requests_) {
    made[each.number] += 1;
    for (const auto& [segment, bytes] : each.segments) {
      moved[each.number] += bytes;
      if (seen.insert(segment).second)
        first[each.number] += bytes;
    }
  }
  const auto add = [](std::vector<Access::Reuse>& to, double between, double amount) {
    const auto near = std::ranges::find_if(to, [&](const Access::Reuse& each) {
      return std::abs(each.bytes - between) <= between / 8;
    });
    (near != to.end() ? *near : to.emplace_back(Access::Reuse{between, 0})).part += amount;
  };
  // By request and segment, the request that moved it last; below 0 none.
  std::vector<std::vector<std::ptrdiff_t>> previous(requests_.size());
  std::unordered_map<std::uint64_t, std::ptrdiff_t> last;
  for (std::size_t r = 0; r < requests_.size(); ++r)
    for (const auto& [segment, bytes] : requests_[r].segments) {
      const auto [at, added] = last.try_emplace(segment, static_cast<std::ptrdiff_t>(r));
      previous[r].push_back(added ? -1 : std::exchange(at->second, static_cast<std::ptrdiff_t>(r)));
    }
  // What the block moves between two requests and has not moved before, since the first of them: as
  // much a time of each access as those that were looked at.
  std::vector<double> looked(sums_.size()), fresh(sums_.size());
  const auto between = [&](std::size_t then, std::size_t now) {
    std::ranges::fill(looked, 0);
    std::ranges::fill(fresh, 0);
    if (now - then <= most_between)
      for (std::size_t r = then + 1; r < now; ++r) {
        looked[requests_[r].number] += 1;
        for (std::size_t k = 0; k < previous[r].size(); ++k)
          if (previous[r][k] < static_cast<std::ptrdiff_t>(then))
            fresh[requests_[r].number] += requests_[r].segments[k].second;
      }
    double sum = 0;
    for (std::size_t a = 0; a < sums_.size(); ++a)
      if (made[a] > 0)
        sum += std::max(0.0, requests_[now].before[a] - requests_[then].before[a]) * warp_ *
               (looked[a] > 0 ? fresh[a] / looked[a] : first[a] / made[a]);
    return sum;
  };
  std::vector<double> cold(sums_.size());
  for (std::size_t r = 0; r < requests_.size(); ++r) {
    const Request& now = requests_[r];
    Access& access = sums_[now.number];
    const bool is_load = instructions_[now.number]->kind == Kind::load;
    bool is_cold = false;
    double longest = 0, bytes_between = 0;
    std::ptrdiff_t since = -1;
    for (std::size_t k = 0; k < previous[r].size(); ++k) {
      const std::ptrdiff_t then = previous[r][k];
      is_cold = is_cold || then < 0;
      if (then < 0 || !is_load)
        continue;
      if (then != since)
        bytes_between = between(static_cast<std::size_t>(then), r);
      since = then;
      add(access.reuses, bytes_between, now.segments[k].second);
      longest = std::max(longest, bytes_between);
      const auto source = static_cast<int>(requests_[static_cast<std::size_t>(then)].number);
      if (static_cast<std::size_t>(source) != now.number &&
          std::ranges::find(access.sources, source) == access.sources.end())
        access.sources.push_back(source);
    }
    if (is_cold || !is_load)
      cold[now.number] += 1;
    else
      add(access.requests_again, longest, 1);
  }
  for (std::size_t number = 0; number < sums_.size(); ++number) {
    if (!(moved[number] > 0))
      continue;
    Access& access = sums_[number];
    if (instructions_[number]->kind != Kind::load)
      continue;
    access.first = first[number] / moved[number];
    access.cold = cold[number] / made[number];
    for (Access::Reuse& reuse : access.reuses)
      reuse.part /= moved[number];
    for (Access::Reuse& reuse : access.requests_again)
      reuse.part /= made[number];
  }
  requests_.clear();
  warp_ = 0;
}

void AccessSample::end_block() {
  count_reuses();
  for (std::size_t number = 0; number < sums_.size(); ++number)
    seen_before_[number] = sums_[number].requests > 0;
  touched_.clear();
}

void AccessSample::look(const Instruction& instruction, int word, Seen& seen) const {
  seen.segments.clear();
  if (instruction.space == Space::shared) {
    const memory::BankAccess banks = memory::bank_access(
        options_.banks, word, seen.words, seen.lanes,
        instruction.kind == Kind::load ? memory::AccessKind::load : memory::AccessKind::store);
    seen.ways = banks.taken;
    return;
  }
  const memory::Coalescing coalescing =
      memory::coalesce(options_.coalescing, word, seen.words, seen.lanes);
  seen.moved = static_cast<double>(coalescing.bytes_moved);
  for (const memory::Transaction& transaction : coalescing.transactions)
    seen.segments.emplace_back(transaction.first_word, transaction.words);
  constexpr std::int64_t line = 128;
  std::set<std::int64_t> lines;
  for (const auto& [first, words] : seen.segments)
    lines.insert(first * word / line);
  seen.lines = static_cast<double>(lines.size());
  const int segments = static_cast<int>(seen.segments.size());
  seen.uncoalesced = segments > structured_segments(word, seen) ? seen.moved : 0;
  seen.lone = lone_bytes(word, seen);
}

/// Segments of a sequential access of as many threads, or of the rows that the warp's accesses make
/// where each is as long as a segment; what begins within a segment touches one more.
int AccessSample::structured_segments(int word, const Seen& seen) const {
  const int block = options_.coalescing.block_bytes;
  const auto touched = [block](int bytes) { return (bytes + block - 1) / block + 1; };
  const int sequential = touched(std::popcount(seen.lanes) * word);
  std::vector<std::int64_t> words;
  for (std::size_t lane = 0; lane < seen.words.size(); ++lane)
    if (seen.lanes >> lane & 1)
      words.push_back(seen.words[lane]);
  std::ranges::sort(words);
  int rows = 0, length = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i == 0 || words[i] != words[i - 1])
      length += word;
    if (i + 1 < words.size() && words[i + 1] - words[i] <= 1)
      continue;
    if (length < options_.coalescing.least_bytes)
      return sequential;
    rows += touched(length);
    length = 0;
  }
  return std::max(sequential, rows);
}

/// Bytes in sectors whose other half of 64 bytes is not asked for.
double AccessSample::lone_bytes(int word, const Seen& seen) {
  constexpr std::int64_t sector = 32;
  double bytes = 0;
  for (const auto& [first, size] : seen.segments) {
    const std::int64_t at = first * word / sector;
    const auto is_neighbour = [&](const std::pair<std::int64_t, int>& other) {
      return other.first * word / sector == (at ^ 1);
    };
    if (size * word <= sector && std::ranges::none_of(seen.segments, is_neighbour))
      bytes += size * word;
  }
  return bytes;
}

void AccessSample::count(std::size_t number, Visit visit) {
  const Instruction& instruction = *instructions_[number];
  if (instruction.object < 0) // where the lanes access several objects, these come nearer
    for (std::int64_t& address : visit.addresses)
      address -= (object_of(address) + 1) * (object_room - nearer_room);
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
  sum.lanes += std::popcount(visit.lanes);
  sum.ways += seen.ways;
  if (instruction.joined_bytes > 0) {
    const int wide = instruction.joined_bytes;
    Lanes at{};
    for (std::size_t lane = 0; lane < at.size(); ++lane)
      if (visit.lanes >> lane & 1)
        at[lane] = std::min((visit.addresses[lane] - base) / wide, memory::max_address);
    sum.joined_ways +=
        memory::bank_access(options_.banks, wide, at, visit.lanes, memory::AccessKind::load).taken;
  }
  sum.moved += seen.moved;
  sum.lines += seen.lines;
  sum.uncoalesced += seen.uncoalesced;
  sum.lone += seen.lone;
  const bool is_store = instruction.kind != Kind::load || !sum.placed;
  if (is_store) { // written through to the L2, or not cached
    sum.fresh += seen.moved;
    sum.awaited += seen.moved;
  }
  Request request{number, warp_, 0, std::move(visit.before), {}};
  for (const double executions : request.before)
    request.progress += executions;
  for (const auto& [first, size] : seen.segments) {
    const auto segment = static_cast<std::uint64_t>(base + first * word) /
                         static_cast<std::uint64_t>(options_.coalescing.least_bytes);
    const std::uint64_t key = segment << 8 ^ static_cast<std::uint64_t>(instruction.object + 1);
    if (!is_store && touched_.insert(key).second)
      sum.fresh += size * word;
    if (!is_store && of_warp_.insert(key).second)
      sum.awaited += size * word;
    request.segments.emplace_back(key, size * word);
  }
  requests_.push_back(std::move(request));
}

/// Of a thread's own array, any word for each thread: all that its block has comes in between.
void AccessSample::any_word(const Instruction& instruction, const KernelLaunch& launch,
                            Access& access) {
  constexpr double sector = 32, threads_of_sector = 8, sectors_of_warp = 4;
  const double words = std::max(1.0, static_cast<double>(instruction.within) / instruction.bytes);
  const double wanted = words * (1 - std::pow(1 - 1 / words, threads_of_sector));
  access.moved = sector * std::max(1.0, instruction.bytes / 4.0) * sectors_of_warp * wanted;
  access.lanes = warp_size;
  access.lone = words > 2 ? 1 : 0;
  access.known = true;
  access.ways = 1;
  access.fresh = access.awaited = instruction.kind == Kind::load ? 0 : 1;
  access.first = access.cold = 0;
  const double between =
      static_cast<double>(kernel::count(launch.block)) * static_cast<double>(instruction.within);
  access.reuses = access.requests_again = {{between, 1}};
}

void AccessSample::find_same(Evaluator& evaluate, const KernelLaunch& launch,
                             std::vector<Access>& out) const {
  std::vector<std::int64_t> first(out.size());
  for (int d = -1; d < 3; ++d) {
    Dim3 id{};
    if (d >= 0 && launch.grid[static_cast<std::size_t>(d)] == 1)
      continue;
    if (d >= 0)
      id[static_cast<std::size_t>(d)] = 1;
    evaluate.start(id, 0);
    evaluate.end_of_loops(false);
    for (std::size_t number = 0; number < out.size(); ++number) {
      const ExprId address = instructions_[number]->address;
      if (!sums_[number].known || !instructions_[number]->placed || address == unknown ||
          evaluate.depends_on_state(address))
        continue;
      const std::int64_t at = evaluate(address)[0];
      if (d < 0)
        first[number] = at;
      else
        out[number].same[static_cast<std::size_t>(d)] = at == first[number];
    }
  }
}

std::vector<Access> AccessSample::accesses(Evaluator& evaluate, const KernelLaunch& launch) {
  std::vector<Access> out = sums_;
  for (std::size_t number = 0; number < out.size(); ++number) {
    Access& access = out[number];
    const Instruction& instruction = *instructions_[number];
    access.joined_ways = access.requests > 0 ? access.joined_ways / access.requests : 1;
    if (options_.local_memory && instruction.space == Space::local && !instruction.placed &&
        instruction.within > 0) {
      any_word(instruction, launch, access);
      continue;
    }
    if (!access.known && access.requests == 0) {
      access.moved = 32.0 * instruction.bytes;
      access.ways = access.fresh = access.awaited = 1;
      continue;
    }
    access.ways = instruction.space == Space::shared ? access.ways / access.requests : 1;
    access.fresh = access.moved > 0 ? access.fresh / access.moved : 1;
    access.awaited = access.moved > 0 ? access.awaited / access.moved : 1;
    access.uncoalesced = access.moved > 0 ? access.uncoalesced / access.moved : 0;
    access.lone = access.moved > 0 ? access.lone / access.moved : 0;
    access.moved /= access.requests;
    access.lines /= access.requests;
    access.lanes /= access.requests;
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
        for (std::size_t number = 0; number < sums_.size(); ++number)
          if (const ExprId address = instructions_[number]->address;
              address != unknown && sums_[number].known && !evaluate.depends_on_state(address))
            extend(number, evaluate.threads(), evaluate(address));
      }
    }
  for (std::size_t number = 0; number < out.size(); ++number)
    out[number].extents = sums_[number].extents;
  find_same(evaluate, launch, out);
  return out;
}

} // namespace loom::kernel
