#include "core/access/access_text.h"

#include "core/base/lanes.h"
#include "core/base/number.h"
#include "core/base/version.h"
#include "core/text/json_writer.h"

#include <fmt/format.h>

#include <bit>

namespace loom {
namespace {

using namespace memory;
using Layout = JsonWriter::Layout;

void write_lanes(JsonWriter& json, LaneMask lanes) {
  json.begin_array(Layout::one_line);
  for (; lanes != 0; lanes &= lanes - 1)
    json.number(std::countr_zero(lanes));
  json.end_array();
}

std::optional<double> value_of(const std::optional<Facts>& facts, FactKey key) {
  return facts ? facts->value(key) : std::nullopt;
}

/// Loads in flight that sustain the peak when nothing else is done: Little's law.
std::optional<double> warps_needed_alone(const std::optional<Facts>& effect) {
  const auto lat = value_of(effect, FactKey::mem_lat), thru = value_of(effect, FactKey::mem_thru);
  return lat && thru ? std::optional(*lat * *thru) : std::nullopt;
}

std::string words_of(std::int64_t first, int words) {
  return words == 1 ? std::to_string(first)
                    : std::to_string(first) + " to " + std::to_string(first + words - 1);
}

std::string or_unknown(std::optional<double> value, std::string_view unit) {
  return value ? fmt::format("{} {}", significant(*value, 4), unit) : "unknown";
}

std::string from_to(std::optional<double> low, std::optional<double> high, std::string_view unit) {
  if (!low || !high || *low == *high)
    return or_unknown(high, unit);
  return fmt::format("{} to {} {}", significant(*low, 4), significant(*high, 4), unit);
}

std::string counted_passes(double passes) {
  return significant(passes, 4) + (passes == 1 ? " pass" : " passes");
}

/// The load as an item of a loop (core/model/loop_text.h); empty where it has none.
std::string loop_item(const BanksRun& run) {
  const int words = run.asked.pattern.word_bytes / 4;
  if (run.generation < Generation::maxwell || words < 1 || run.asked.banks || run.result.taken == 0)
    return {};
  const double passes = static_cast<double>(run.result.taken) / words;
  return fmt::format("LDS.{}{}", 32 * words, passes == 1 ? "" : " passes=" + shortest(passes));
}

} // namespace

std::string lane_list(LaneMask lanes) {
  const auto has = [lanes](int lane) { return lane < max_threads && has_lane(lanes, lane); };
  std::string text;
  for (int lane = 0; lane < max_threads; ++lane) {
    if (!has(lane))
      continue;
    const int first = lane;
    while (has(lane + 1))
      ++lane;
    text += (text.empty() ? "" : ", ") + std::to_string(first);
    if (lane > first)
      text += (lane == first + 1 ? ", " : " to ") + std::to_string(lane);
  }
  return text;
}

std::string coalescing_json(const CoalescingRun& run, const std::optional<Facts>& effect) {
  JsonWriter json;
  json.begin_object();
  json.key("latencyloom").text(version);
  json.key("rules").text(to_string(run.generation));
  json.key("transactions").rows(run.result.transactions, [&](const Transaction& transaction) {
    json.key("first_word").number(static_cast<double>(transaction.first_word));
    json.key("words").number(transaction.words).key("lanes");
    write_lanes(json, transaction.lanes);
    json.key("request").number(transaction.request);
  });
  json.key("requests").number(run.result.requests).key("lines").number(run.result.lines);
  json.key("bytes_used").number(static_cast<double>(run.result.bytes_used));
  json.key("bytes_moved").number(static_cast<double>(run.result.bytes_moved));
  json.key("efficiency").number(run.result.efficiency);
  json.key("mem_lat_cycles").number(value_of(effect, FactKey::mem_lat));
  json.key("mem_thru_ipc_per_sm").number(value_of(effect, FactKey::mem_thru));
  json.key("warps_needed_alpha_0").number(warps_needed_alone(effect));
  json.end_object();
  return json.str() + "\n";
}

std::string coalescing_text(const CoalescingRun& run, const std::optional<Facts>& effect) {
  const Coalescing& result = run.result;
  const int bytes = run.asked.pattern.word_bytes;
  std::string text = fmt::format("{:<4} {:<24} {:>6}  {}\n", "", "words", "bytes", "threads");
  int number = 0;
  for (const Transaction& transaction : result.transactions)
    text += fmt::format("{:<4} {:<24} {:>6}  {}\n", ++number,
                        words_of(transaction.first_word, transaction.words),
                        transaction.words * bytes, lane_list(transaction.lanes));
  text += fmt::format("\nrules         {}, {} {}\n", to_string(run.generation), result.requests,
                      result.requests == 1 ? "request" : "requests");
  text += fmt::format("transactions  {} in {} {}\n", result.transactions.size(), result.lines,
                      result.lines == 1 ? "line" : "lines");
  text += fmt::format("bytes         {} used of {} moved, efficiency {} %\n", result.bytes_used,
                      result.bytes_moved, significant(100 * result.efficiency, 4));
  if (effect && effect->find(FactKey::mem_thru)) {
    text += fmt::format("load          mem_lat {}, mem_thru {}; {} hide it at alpha 0\n",
                        or_unknown(effect->value(FactKey::mem_lat), "cycles"),
                        or_unknown(effect->value(FactKey::mem_thru), "IPC/SM"),
                        or_unknown(warps_needed_alone(effect), "warps/SM"));
    text +=
        fmt::format("              {}: {}\n", to_string(effect->find(FactKey::mem_thru)->status),
                    effect->find(FactKey::mem_thru)->note.english());
  }
  return text;
}

std::string banks_json(const BanksRun& run) {
  const BankAccess& result = run.result;
  JsonWriter json;
  json.begin_object();
  json.key("latencyloom").text(version);
  json.key("rules").text(to_string(run.generation));
  json.key("banks").number(run.rules.banks).key("bank_bytes").number(run.rules.bank_bytes);
  json.key("degree").number(result.degree).key("requests").number(result.requests);
  json.key("accesses_per_bank").numbers(result.accesses_per_bank);
  json.key("broadcasts").number(result.broadcasts).key("pairs").number(result.pairs);
  json.key("passes").array(result.passes, [&](const Pass& pass) { write_lanes(json, pass.lanes); });
  if (result.taken > static_cast<int>(result.passes.size()))
    json.key("idle_passes").number(result.taken - static_cast<int>(result.passes.size()));
  const auto between = [&json](const std::string& name, std::optional<double> value,
                               std::optional<double> low, std::optional<double> high) {
    json.key(name).number(low && high ? std::nullopt : value);
    if (!low || !high)
      return;
    json.key(name + "_low").number(*low).key(name + "_high").number(*high);
    json.key(name + "_status").text(to_string(FactStatus::assumed));
  };
  between("cycles", run.cycles, run.least_cycles, run.cycles);
  if (!run.latency_remark.empty())
    json.key("latency_remark").text(run.latency_remark);
  between("loads_per_cycle_per_sm", run.loads_per_cycle, run.loads_per_cycle,
          run.most_loads_per_cycle);
  json.end_object();
  return json.str() + "\n";
}

std::string banks_text(const BanksRun& run) {
  const BankAccess& result = run.result;
  std::string text = fmt::format("{:<6} {}\n", "pass", "threads done");
  int number = 0;
  for (const Pass& pass : result.passes)
    text += fmt::format("{:<6} {}\n", ++number, pass.lanes == 0 ? "-" : lane_list(pass.lanes));
  text += fmt::format("\nbanks       {} of {} bytes, rules {}\n", run.rules.banks,
                      run.rules.bank_bytes, to_string(run.generation));
  text += result.degree <= 1 ? "degree      1, no conflict\n"
                             : fmt::format("degree      {}-way conflict\n", result.degree);
  text += fmt::format("passes      {} in {} {}, {} {}\n", result.passes.size(), result.requests,
                      result.requests == 1 ? "request" : "requests", result.broadcasts,
                      result.broadcasts == 1 ? "broadcast" : "broadcasts");
  if (run.rules.ports > 1)
    text += fmt::format("dual port   {} {} of different words that a bank serves at once\n",
                        result.pairs, result.pairs == 1 ? "pair" : "pairs");
  if (const int idle = result.taken - static_cast<int>(result.passes.size()); idle > 0)
    text +=
        fmt::format("idle        {} more: each part of the warp takes a pass, with or without an "
                    "active thread\n",
                    idle);
  if (run.least_ways)
    text +=
        fmt::format("packed      {} if {} serves threads that want the same word in pairs as Volta "
                    "to Hopper do: no source says\n",
                    counted_passes(*run.least_ways), to_string(run.generation));
  text += fmt::format("latency     {}\n", from_to(run.least_cycles, run.cycles, "cycles"));
  if (!run.latency_remark.empty())
    text += fmt::format("            {}\n", run.latency_remark);
  text += fmt::format("throughput  {}\n",
                      run.most_loads_per_cycle
                          ? from_to(run.loads_per_cycle, run.most_loads_per_cycle, "loads/cycle/SM")
                          : or_unknown(run.loads_per_cycle, "loads/cycle/SM"));
  if (const std::string item = loop_item(run); !item.empty())
    text += fmt::format("in a loop   {}\n", item);
  return text;
}

} // namespace loom
