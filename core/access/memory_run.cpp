#include "core/access/memory_run.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

using namespace memory;

Result<Generation> rules_of(const GpuSpec& gpu, std::optional<Generation> own) {
  const std::optional<Generation> generation = own ? own : generation_of(gpu.architecture);
  if (!generation)
    return bad_argument(LOOM_TEXT("the architecture of GPU '%1', %2, names no rules of memory "
                                  "access; choose some")(gpu.id, gpu.architecture));
  return *generation;
}

/// Whether rules and banks are those that the GPU has.
bool own_banks(const GpuSpec& gpu, const SharedAccess& access) {
  const std::optional<Generation> own = generation_of(gpu.architecture);
  if (!own || (access.rules && access.rules != own))
    return false;
  const auto rules = bank_rules(*own, access.bank_bytes);
  return rules && (!access.banks || *access.banks == rules->banks);
}

/// Ways as measurements count them: of banks of 4 bytes. Kepler's serve two such words at once.
double published_ways(const BankRules& rules, double ways) {
  return ways * rules.bank_bytes * rules.ports / 4;
}

/// Cycles that each further part of a warp takes a load of words wider than a bank longer, beside
/// its passes: measured on an H200, gpus/measured/h200_shared_pairs.csv.
double part_latency(Generation generation) { return generation == Generation::hopper ? 1 : 0; }

/// Cycles of a load with these passes.
std::optional<double> load_cycles(const GpuSpec& gpu, const BanksRun& run, const BankAccess& access,
                                  int plain_passes) {
  const double ways =
      std::max(1.0, static_cast<double>(access.passes.size()) / std::max(1, plain_passes));
  const auto cycles = conflict_latency(gpu).cycles(published_ways(run.rules, ways));
  if (!cycles || run.asked.pattern.word_bytes <= run.rules.bank_bytes)
    return cycles;
  return *cycles + part_latency(run.generation) * (access.parts - 1);
}

std::string rounded(double value) {
  std::string text = std::to_string(std::round(value * 100) / 100);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.')
    text.pop_back();
  return text;
}

/// What a line and a sector cost in 1/IPC, and a further line in latency.
struct LineCosts {
  double line = 0, sector = 0, latency = 0;
  const AccessPattern* random = nullptr; ///< that the costs of lines are from
};
constexpr double sectors_of_line = 4, threads = 32;

LineCosts line_costs(const GpuSpec& gpu, double mem_lat, double mem_thru) {
  LineCosts costs{0, 1 / (sectors_of_line * mem_thru), 0, nullptr};
  const AccessPattern* random = gpu.pattern("random");
  const auto lat = random ? random->facts.value(FactKey::mem_lat) : std::nullopt;
  const auto thru = random ? random->facts.value(FactKey::mem_thru) : std::nullopt;
  if (!lat || !thru)
    return costs;
  // 1/mem_thru = line + 4 sector and 1/thru = 32 line + 32 sector.
  const double both = 1 / (threads * *thru);
  const double sector = (1 / mem_thru - both) / (sectors_of_line - 1);
  if (sector < 0 || sector > both)
    return costs; // random loads that cost less than their bytes say nothing of lines
  return {both - sector, sector, std::max(0.0, *lat - mem_lat) / (threads - 1), random};
}

/// A latency without conflict that two sources give in two ways.
std::string latency_remark(const GpuSpec& gpu) {
  const Fact* measured = gpu.facts.find(FactKey::conflict_lat_1);
  const Fact* used = gpu.facts.find(FactKey::shared_lat);
  if (!measured || !used || std::abs(measured->value - used->value) < 0.5)
    return {};
  return "without conflict " + shortest(measured->value) + " cycles (" +
         measured->source.english() + "); the models take shared_lat " + shortest(used->value) +
         " (" + used->source.english() + ")";
}

} // namespace

Result<CoalescingRun> run_coalescing(const GpuSpec& gpu, const GlobalAccess& access) {
  CoalescingRun run;
  run.asked = access;
  LOOM_TRY(const auto generation, rules_of(gpu, access.rules));
  run.generation = generation;
  const int word_bytes = access.pattern.word_bytes;
  if (access.teaching && access.cache)
    return bad_argument(LOOM_TEXT("cache: sizes of one's own leave no choice of cache"));
  LOOM_TRY(const auto rules, access.teaching
                                 ? coalescing_rules(generation, word_bytes, *access.teaching)
                                 : coalescing_rules(generation, word_bytes, access.cache));
  LOOM_TRY(auto words, addresses(access.pattern));
  run.rules = rules;
  run.addresses = std::move(words);
  run.result = coalesce(run.rules, word_bytes, run.addresses, active_lanes(access.pattern));
  return run;
}

memory::Generation generation_among(const CoalescingRun& run) {
  const memory::Generation own = memory::rules_class(run.generation);
  return run.asked.teaching ? std::min(own, memory::Generation::fermi) : own;
}

std::vector<CoalescingRun> by_each_generation(const GpuSpec& gpu, const CoalescingRun& run) {
  std::vector<CoalescingRun> runs;
  for (const memory::Generation each : memory::distinct_generations) {
    if (run.asked.teaching && each > memory::Generation::fermi)
      break;
    auto by = each == generation_among(run) ? Result<CoalescingRun>(run)
                                            : run_coalescing(gpu, with_rules(run.asked, each));
    if (!by)
      continue;
    by->generation = each;
    runs.push_back(*std::move(by));
  }
  return runs;
}

Result<BanksRun> run_banks(const GpuSpec& gpu, const SharedAccess& access) {
  BanksRun run;
  run.asked = access;
  LOOM_TRY(const auto generation, rules_of(gpu, access.rules));
  run.generation = generation;
  LOOM_TRY(run.rules, bank_rules(generation, access.bank_bytes));
  if (access.banks) {
    if (*access.banks < 1 || *access.banks > 64 || (*access.banks & (*access.banks - 1)) != 0)
      return bad_argument(LOOM_TEXT("banks: expected a power of two from 1 to %1, found %2")(
          Sourced{64, "banks.most"}, *access.banks));
    run.rules.packed = run.rules.packed && *access.banks == run.rules.banks;
    run.rules.banks = *access.banks;
  }
  LOOM_TRY(run.addresses, addresses(access.pattern));
  run.result = bank_access(run.rules, access.pattern.word_bytes, run.addresses,
                           active_lanes(access.pattern));
  const int plain = request_lanes(run.rules, run.rules.bank_bytes);
  const int plain_passes = (access.pattern.threads + plain - 1) / plain;
  const auto ways_of = [plain_passes](const BankAccess& access_) {
    return std::max(1.0, static_cast<double>(access_.taken) / plain_passes);
  };
  run.ways = ways_of(run.result);
  std::optional<BankAccess> packed;
  if (!run.rules.packed && !access.banks && run.generation > Generation::volta) {
    BankRules others = run.rules;
    others.packed = true;
    packed =
        bank_access(others, access.pattern.word_bytes, run.addresses, active_lanes(access.pattern));
    if (packed->taken >= run.result.taken)
      packed.reset();
    else
      run.least_ways = ways_of(*packed);
  }
  if (!own_banks(gpu, access))
    return run; // and so not its numbers
  run.cycles = load_cycles(gpu, run, run.result, plain_passes);
  if (packed)
    run.least_cycles = load_cycles(gpu, run, *packed, plain_passes);
  run.latency_remark = latency_remark(gpu);
  if (const auto throughput = gpu.facts.value(FactKey::shared_thru)) {
    run.loads_per_cycle = *throughput / run.ways;
    if (run.least_ways)
      run.most_loads_per_cycle = *throughput / *run.least_ways;
  }
  return run;
}

std::vector<BankFetch> fetches_of(const BanksRun& run) {
  std::vector<BankFetch> fetches;
  const bool wide = run.asked.pattern.word_bytes > run.rules.bank_bytes;
  int index = 0;
  for (const memory::Pass& pass : run.result.passes) {
    for (const memory::BankService& service : pass.services) {
      BankFetch* last = fetches.empty() ? nullptr : &fetches.back();
      if (wide && last && last->pass == index && last->lanes == service.lanes &&
          last->bank + last->banks == service.bank)
        ++last->banks;
      else
        fetches.push_back({index, service.bank, 1, service.lanes});
    }
    ++index;
  }
  return fetches;
}

Result<Facts> access_facts(const GpuSpec& gpu, const GlobalAccess& access) {
  LOOM_TRY(const auto run, run_coalescing(gpu, access));
  if (access.teaching || (access.rules && access.rules != generation_of(gpu.architecture)))
    return bad_argument(
        LOOM_TEXT("only the GPU's own rules and sizes of transactions give its numbers"));
  const Fact* lat = gpu.facts.find(FactKey::mem_lat);
  const Fact* thru = gpu.facts.find(FactKey::mem_thru);
  Facts facts;
  const Coalescing& result = run.result;
  if (!lat || !thru || result.transactions.empty())
    return facts;
  const LineCosts costs = line_costs(gpu, lat->value, thru->value);
  const double sectors = static_cast<double>(result.bytes_moved) / 32;
  const FactStatus status = costs.random ? FactStatus::derived : FactStatus::assumed;
  const Message source =
      costs.random ? costs.random->facts.find(FactKey::mem_thru)->source : thru->source;
  const auto note = [&](Text text, const auto&... rest) {
    return text(result.lines, result.transactions.size(), result.bytes_moved, rest...);
  };
  facts.set(
      FactKey::mem_thru,
      {1 / (costs.line * result.lines + costs.sector * sectors), source, status,
       costs.random
           ? note(LOOM_TEXT("%1 lines, %2 transactions, %3 bytes moved; a line costs %4 cycles per "
                            "SM and a sector %5, from the coalesced and the random loads"),
                  rounded(costs.line), rounded(costs.sector))
           : note(LOOM_TEXT("%1 lines, %2 transactions, %3 bytes moved; by bytes moved alone, the "
                            "most that it can be: what a line costs is not known"))});
  facts.set(FactKey::mem_lat,
            {lat->value + costs.latency * (result.lines - 1), source, status,
             costs.random
                 ? note(LOOM_TEXT("%1 lines, %2 transactions, %3 bytes moved; each further line "
                                  "takes %4 cycles, from the random loads"),
                        rounded(costs.latency))
                 : note(LOOM_TEXT("%1 lines, %2 transactions, %3 bytes moved; what a further line "
                                  "takes is not known"))});
  return facts;
}

Result<Facts> access_facts(const GpuSpec& gpu, const SharedAccess& access) {
  LOOM_TRY(const auto run, run_banks(gpu, access));
  if (!own_banks(gpu, access))
    return bad_argument(LOOM_TEXT("only the GPU's own banks and rules give its numbers"));
  Facts facts;
  const Message counts =
      LOOM_TEXT("%1 passes, %2 times those without conflict")(run.result.taken, rounded(run.ways));
  if (const Fact* thru = gpu.facts.find(FactKey::shared_thru))
    facts.set(FactKey::shared_thru,
              {thru->value / run.ways, thru->source, FactStatus::derived, counts});
  const auto now = run.cycles, plain = conflict_latency(gpu).cycles(published_ways(run.rules, 1));
  if (now && plain)
    for (const FactKey key : {FactKey::shared_lat, FactKey::shared_alu_lat})
      if (const Fact* fact = gpu.facts.find(key))
        facts.set(key, {fact->value + *now - *plain, fact->source, FactStatus::derived,
                        LOOM_TEXT("%1: %2 cycles more")(counts, rounded(*now - *plain))});
  return facts;
}

} // namespace loom
