#include "core/scenario/access_text.h"

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
  json.key("transactions").begin_array();
  for (const Transaction& transaction : run.result.transactions) {
    json.begin_object(Layout::one_line);
    json.key("first_word").number(static_cast<double>(transaction.first_word));
    json.key("words").number(transaction.words).key("lanes");
    write_lanes(json, transaction.lanes);
    json.key("request").number(transaction.request).end_object();
  }
  json.end_array();
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
  json.key("passes").begin_array();
  for (const Pass& pass : result.passes)
    write_lanes(json, pass.lanes);
  json.end_array();
  json.key("cycles").number(run.cycles);
  if (!run.latency_remark.empty())
    json.key("latency_remark").text(run.latency_remark);
  json.key("loads_per_cycle_per_sm").number(run.loads_per_cycle);
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
  text += fmt::format("latency     {}\n", or_unknown(run.cycles, "cycles"));
  if (!run.latency_remark.empty())
    text += fmt::format("            {}\n", run.latency_remark);
  text += fmt::format("throughput  {}\n", or_unknown(run.loads_per_cycle, "loads/cycle/SM"));
  return text;
}

} // namespace loom
