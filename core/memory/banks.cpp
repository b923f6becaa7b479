#include "core/memory/banks.h"

#include "core/base/lanes.h"

#include <algorithm>
#include <array>
#include <bit>

namespace loom::memory {
namespace {

constexpr int most_pieces = max_threads * 4; ///< words of 16 bytes in banks of 4

/// The different bank words that a request wants, in order of the lowest thread, with their
/// threads.
struct Wanted {
  std::array<BankService, most_pieces> pieces;
  int count = 0;

  void add(int bank, std::int64_t row, int lane) {
    for (int i = 0; i < count; ++i)
      if (BankService& piece = pieces[static_cast<std::size_t>(i)];
          piece.bank == bank && piece.row == row) {
        piece.lanes |= lane_bit(lane);
        return;
      }
    pieces[static_cast<std::size_t>(count++)] = {bank, row, lane_bit(lane)};
  }
  [[nodiscard]] std::span<const BankService> all() const {
    return {pieces.data(), static_cast<std::size_t>(count)};
  }
};

/// A part of a warp that is served together.
struct Request {
  int first_lane, lanes; ///< threads from .. and how many
  int part, parts;       ///< which 4 bytes of words that are fetched in parts; 0 of 1: whole words
};

/// Threads of one part of a load or store of these words.
int lanes_of_part(const BankRules& rules, int word_bytes, std::span<const std::int64_t> addresses,
                  LaneMask active, AccessKind kind) {
  const int lanes = request_lanes(rules, word_bytes);
  const bool packed = rules.packed && kind == AccessKind::load && word_bytes > rules.bank_bytes &&
                      wanted_by_pairs(addresses, active);
  return packed ? 2 * lanes : lanes;
}

std::vector<Request> requests_of(const BankRules& rules, int word_bytes, int lanes, int count) {
  const int parts = rules.one_broadcast ? std::max(1, word_bytes / rules.bank_bytes) : 1;
  std::vector<Request> result;
  for (int first = 0; first < count; first += lanes)
    for (int part = 0; part < parts; ++part)
      result.push_back({first, std::min(lanes, count - first), part, parts});
  return result;
}

Wanted wanted_by(const BankRules& rules, int word_bytes, const Request& request,
                 std::span<const std::int64_t> addresses, LaneMask active) {
  Wanted wanted;
  const int words = std::max(1, word_bytes / rules.bank_bytes);
  for (int lane = request.first_lane; lane < request.first_lane + request.lanes; ++lane) {
    if (!has_lane(active, lane))
      continue;
    const std::int64_t first =
        addresses[static_cast<std::size_t>(lane)] * word_bytes / rules.bank_bytes;
    const bool apart = request.parts > 1;
    for (int word = apart ? request.part : 0; word < (apart ? request.part + 1 : words); ++word)
      wanted.add(static_cast<int>((first + word) % rules.banks), (first + word) / rules.banks,
                 lane);
  }
  return wanted;
}

/// Every bank serves its words one after the other, or `ports` at a time, each to all its threads.
std::vector<Pass> multicast_passes(std::span<const BankService> wanted, std::size_t ports,
                                   int request) {
  std::vector<Pass> passes;
  std::array<std::size_t, 64> served{}; // words each bank has fetched
  for (const BankService& piece : wanted) {
    const std::size_t before = served[static_cast<std::size_t>(piece.bank)]++;
    const std::size_t pass = before / ports;
    if (pass == passes.size())
      passes.push_back({request, {}, 0});
    std::vector<BankService>& services = passes[pass].services;
    if (before % ports == 0) {
      services.push_back(piece);
      continue;
    }
    BankService& beside = *std::ranges::find(services, piece.bank, &BankService::bank);
    beside.lanes |= piece.lanes;
    ++beside.words;
  }
  LaneMask later = 0; // threads that a later pass still serves
  for (auto pass = passes.rbegin(); pass != passes.rend(); ++pass) {
    LaneMask lanes = 0;
    for (const BankService& service : pass->services)
      lanes |= service.lanes;
    pass->lanes = lanes & ~later;
    later |= lanes;
  }
  return passes;
}

/// One word a pass goes to all its threads; every other bank serves one thread.
std::vector<Pass> broadcast_passes(Wanted wanted, int request) {
  std::vector<Pass> passes;
  for (;;) {
    // The word that the lowest thread left wants.
    const BankService* chosen = nullptr;
    for (const BankService& piece : wanted.all())
      if (piece.lanes != 0 &&
          (!chosen || std::countr_zero(piece.lanes) < std::countr_zero(chosen->lanes)))
        chosen = &piece;
    if (!chosen)
      return passes;
    Pass pass{request, {*chosen}, 0};
    std::array<int, 64> lowest;
    lowest.fill(max_threads);
    for (const BankService& piece : wanted.all())
      if (piece.lanes != 0 && piece.bank != chosen->bank) {
        int& lane = lowest[static_cast<std::size_t>(piece.bank)];
        lane = std::min(lane, std::countr_zero(piece.lanes));
      }
    for (const BankService& piece : wanted.all())
      if (piece.lanes != 0 && piece.bank != chosen->bank)
        if (const int lane = lowest[static_cast<std::size_t>(piece.bank)];
            std::countr_zero(piece.lanes) == lane)
          pass.services.push_back({piece.bank, piece.row, lane_bit(lane)});
    for (const BankService& service : pass.services)
      pass.lanes |= service.lanes;
    for (int i = 0; i < wanted.count; ++i)
      wanted.pieces[static_cast<std::size_t>(i)].lanes &= ~pass.lanes;
    passes.push_back(std::move(pass));
  }
}

/// The degree alone; for searches.
int degree_of(const BankRules& rules, int word_bytes, std::span<const std::int64_t> addresses,
              LaneMask active) {
  if (rules.one_broadcast)
    return bank_access(rules, word_bytes, addresses, active).degree;
  int degree = 0;
  const int lanes = lanes_of_part(rules, word_bytes, addresses, active, AccessKind::load);
  for (const Request& request :
       requests_of(rules, word_bytes, lanes, static_cast<int>(addresses.size()))) {
    std::array<int, 64> words{};
    const Wanted wanted = wanted_by(rules, word_bytes, request, addresses, active);
    for (const BankService& piece : wanted.all())
      degree = std::max(degree, words[static_cast<std::size_t>(piece.bank)]++ / rules.ports + 1);
  }
  return degree;
}

/// The worst degree over the tile's rows or columns.
int worst_degree(const BankRules& rules, AddressPattern pattern) {
  int worst = 0;
  const std::int64_t last = std::min<std::int64_t>(pattern.pitch, 64);
  for (pattern.i = 0; pattern.i < last; ++pattern.i)
    if (const auto words = addresses(pattern))
      worst = std::max(worst, degree_of(rules, pattern.word_bytes, *words, active_lanes(pattern)));
  return worst;
}

} // namespace

Result<BankRules> bank_rules(Generation generation, std::optional<int> bank_bytes) {
  BankRules rules;
  if (generation == Generation::kepler) {
    if (bank_bytes && *bank_bytes != 4 && *bank_bytes != 8)
      return bad_argument(LOOM_TEXT("bank width: expected 4 or 8 bytes, found %1")(*bank_bytes));
    rules.bank_bytes = bank_bytes.value_or(4);
    rules.ports = rules.bank_bytes == 4 ? 2 : 1;
    return rules;
  }
  if (bank_bytes && *bank_bytes != 4)
    return bad_argument(
        LOOM_TEXT("bank width: the banks of %1 are 4 bytes wide, found %2; kepler has "
                  "a choice of 4 and 8")(to_string(generation), *bank_bytes));
  if (generation == Generation::g80 || generation == Generation::gt200) {
    rules.banks = rules.request_lanes = 16;
    rules.one_broadcast = true;
  }
  rules.packed = generation == Generation::volta || generation == Generation::turing ||
                 generation == Generation::ampere || generation == Generation::hopper;
  return rules;
}

int request_lanes(const BankRules& rules, int word_bytes) {
  const int words = rules.one_broadcast ? 1 : std::max(1, word_bytes / rules.bank_bytes);
  return std::clamp(rules.banks * rules.ports / words, 1, rules.request_lanes);
}

bool wanted_by_pairs(std::span<const std::int64_t> addresses, LaneMask active) {
  const auto count = static_cast<int>(addresses.size());
  const auto same = [&](int apart) {
    for (int lane = 0; lane < count; ++lane)
      if (const int other = lane ^ apart;
          other < count && has_lane(active, lane) && has_lane(active, other) &&
          addresses[static_cast<std::size_t>(lane)] != addresses[static_cast<std::size_t>(other)])
        return false;
    return true;
  };
  return same(1) || same(2);
}

LaneMask served(const Pass& pass) {
  LaneMask lanes = 0;
  for (const BankService& service : pass.services)
    lanes |= service.lanes;
  return lanes;
}

LaneMask served(const BankAccess& access, int bank, int pass) {
  LaneMask lanes = 0;
  for (std::size_t each = 0; each < access.passes.size(); ++each)
    for (const BankService& service : access.passes[each].services)
      if (service.bank == bank && (pass < 0 || static_cast<int>(each) == pass))
        lanes |= service.lanes;
  return lanes;
}

BankAccess bank_access(const BankRules& rules, int word_bytes,
                       std::span<const std::int64_t> addresses, LaneMask active, AccessKind kind) {
  BankAccess result;
  result.accesses_per_bank.assign(static_cast<std::size_t>(rules.banks), 0);
  const int count = static_cast<int>(std::min<std::size_t>(addresses.size(), max_threads));
  const int lanes = lanes_of_part(rules, word_bytes, addresses, active, kind);
  result.parts = (max_threads + lanes - 1) / lanes;
  for (const Request& request : requests_of(rules, word_bytes, lanes, count)) {
    const Wanted wanted = wanted_by(rules, word_bytes, request, addresses, active);
    if (wanted.count == 0)
      continue;
    std::vector<Pass> passes =
        rules.one_broadcast ? broadcast_passes(wanted, result.requests)
                            : multicast_passes(wanted.all(), static_cast<std::size_t>(rules.ports),
                                               result.requests);
    // A word that CC 1.x cannot broadcast it fetches for each of its threads.
    if (!rules.one_broadcast)
      result.broadcasts += static_cast<int>(std::ranges::count_if(
          wanted.all(), [](const BankService& piece) { return std::popcount(piece.lanes) > 1; }));
    ++result.requests;
    result.degree = std::max(result.degree, static_cast<int>(passes.size()));
    for (Pass& pass : passes) {
      std::ranges::sort(pass.services, {}, &BankService::bank);
      for (const BankService& service : pass.services) {
        result.accesses_per_bank[static_cast<std::size_t>(service.bank)] += service.words;
        result.pairs += service.words > 1 ? 1 : 0;
        if (rules.one_broadcast)
          result.broadcasts += std::popcount(service.lanes) > 1 ? 1 : 0;
      }
      // Of a word that is fetched in parts the last one counts.
      if (request.part + 1 < request.parts)
        pass.lanes = 0;
      result.passes.push_back(std::move(pass));
    }
  }
  result.taken = static_cast<int>(result.passes.size());
  if (rules.packed && word_bytes > rules.bank_bytes && result.taken > 0)
    result.taken = std::max(result.taken, result.parts);
  return result;
}

std::optional<double> ConflictLatency::cycles(double ways) const {
  if (points.empty() || ways < points.front().first)
    return std::nullopt;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const auto& [low, low_cycles] = points[i - 1];
    const auto& [high, high_cycles] = points[i];
    if (ways <= high)
      return low_cycles + (high_cycles - low_cycles) * (ways - low) / (high - low);
  }
  const auto& [last, last_cycles] = points.back();
  double slope = per_way.value_or(0);
  if (!per_way && points.size() > 1) {
    const auto& [before, before_cycles] = points[points.size() - 2];
    slope = (last_cycles - before_cycles) / (last - before);
  } else if (!per_way && ways > last) {
    return std::nullopt;
  }
  return last_cycles + slope * (ways - last);
}

ConflictLatency conflict_latency(const GpuSpec& gpu) {
  constexpr std::array keys{
      std::pair{1, FactKey::conflict_lat_1},   std::pair{2, FactKey::conflict_lat_2},
      std::pair{4, FactKey::conflict_lat_4},   std::pair{8, FactKey::conflict_lat_8},
      std::pair{16, FactKey::conflict_lat_16}, std::pair{32, FactKey::conflict_lat_32}};
  ConflictLatency result;
  for (const auto& [ways, key] : keys)
    if (const auto cycles = gpu.facts.value(key))
      result.points.emplace_back(ways, *cycles);
  const std::optional<Generation> generation = generation_of(gpu.architecture);
  const auto plain = gpu.facts.value(FactKey::shared_lat);
  if (result.points.empty() && plain) {
    result.points.emplace_back(1, *plain);
    if (generation && *generation >= Generation::maxwell)
      result.per_way = 2;
  }
  return result;
}

Result<ConflictRemedy> find_remedy(const BankRules& rules, const AddressPattern& pattern,
                                   int most) {
  AddressPattern tile = pattern;
  if (pattern.kind == PatternKind::stride) {
    if (pattern.stride < 1)
      return bad_argument(LOOM_TEXT("a remedy needs a stride of at least 1"));
    tile.pitch = pattern.stride;
    tile.padding = 0;
    tile.width = max_threads;
    tile.by_column = true;
  } else if (pattern.kind != PatternKind::tile && pattern.kind != PatternKind::swizzle) {
    return bad_argument(LOOM_TEXT("a remedy is searched for tiles, swizzled tiles and strides"));
  }
  LOOM_CHECK(addresses(pattern));
  ConflictRemedy remedy;
  tile.kind = pattern.kind == PatternKind::swizzle ? PatternKind::swizzle : PatternKind::tile;
  remedy.degree = worst_degree(rules, tile);
  tile.kind = PatternKind::tile;
  for (tile.padding = 0; tile.padding <= most && remedy.padded_degree != 1; ++tile.padding)
    if (const int degree = worst_degree(rules, tile);
        remedy.padded_degree == 0 || degree < remedy.padded_degree) {
      remedy.padding = tile.padding;
      remedy.padded_degree = degree;
    }
  tile.padding = 0;
  if ((tile.pitch & (tile.pitch - 1)) == 0) {
    tile.kind = PatternKind::swizzle;
    remedy.swizzled_degree = worst_degree(rules, tile);
  }
  return remedy;
}

} // namespace loom::memory
