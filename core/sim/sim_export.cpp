#include "core/sim/sim_export.h"

#include "core/base/version.h"
#include "core/text/json_writer.h"

#include <algorithm>
#include <functional>

namespace loom {
namespace {

constexpr std::size_t piece = 1 << 16;
/// Rows that one warp may have; so many chains run at most.
constexpr std::size_t rows_per_warp = 64;

double real(Cycle cycle) { return static_cast<double>(cycle); }

} // namespace

std::string_view trace_csv_header() {
  return "warp,instruction,kind,scheduler,issue_cycle,complete_cycle\n";
}

std::string trace_csv(std::span<const TraceRecord> records) {
  std::string text;
  for (const TraceRecord& r : records) {
    text += std::to_string(r.warp) + ',' + std::to_string(r.instruction) + ',';
    text += to_string(r.kind);
    text += ',' + std::to_string(r.scheduler) + ',' + std::to_string(r.issue_cycle) + ',' +
            std::to_string(r.complete_cycle) + '\n';
  }
  return text;
}

ChromeTraceWriter::ChromeTraceWriter(const SmConfig& config, WarpProgram program, int warps,
                                     TextSink sink)
    : program_(std::move(program)), sink_(std::move(sink)),
      rows_(static_cast<std::size_t>(warps), std::vector<Cycle>(1)) {
  buffer_ = "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[";
  for (int s = 0; s < config.schedulers; ++s)
    name("process_name", s, 0, "Scheduler " + std::to_string(s));
  for (int warp = 0; warp < warps; ++warp)
    name("thread_name", warp % config.schedulers, static_cast<std::size_t>(warp) * rows_per_warp,
         "Warp " + std::to_string(warp));
}

void ChromeTraceWriter::event(std::string text) {
  buffer_ += first_ ? "\n" : ",\n";
  buffer_ += text;
  first_ = false;
  if (buffer_.size() >= piece) {
    sink_(buffer_);
    buffer_.clear();
  }
}

void ChromeTraceWriter::name(std::string_view what, int process, std::size_t thread,
                             const std::string& text) {
  JsonWriter json(-1);
  json.begin_object().key("ph").text("M").key("name").text(what).key("pid").number(process);
  json.key("tid")
      .number(static_cast<double>(thread))
      .key("args")
      .object({{"name", text}})
      .end_object();
  event(json.str());
}

void ChromeTraceWriter::counter(Cycle cycle) {
  JsonWriter json(-1);
  json.begin_object().key("ph").text("C").key("name").text("instructions in flight");
  json.key("pid")
      .number(0)
      .key("ts")
      .number(real(cycle))
      .key("args")
      .object({{"arithmetic", arithmetic_}, {"other", other_}})
      .end_object();
  event(json.str());
}

/// Counts the completions up to and in `cycle`; those before it with a counter of their own.
void ChromeTraceWriter::count_until(Cycle cycle) {
  while (!ends_.empty() && ends_.front().first <= cycle) {
    std::pop_heap(ends_.begin(), ends_.end(), std::greater<>{});
    const auto [end, arithmetic] = ends_.back();
    ends_.pop_back();
    --(arithmetic ? arithmetic_ : other_);
    if (end < cycle && (ends_.empty() || ends_.front().first != end))
      counter(end);
  }
}

std::size_t ChromeTraceWriter::row(const TraceRecord& record) {
  auto& rows = rows_[record.warp];
  auto free = std::ranges::find_if(rows, [&](Cycle end) { return end <= record.issue_cycle; });
  if (free == rows.end()) {
    if (rows.size() == rows_per_warp) {
      free = std::ranges::min_element(rows);
    } else {
      rows.push_back(0);
      free = std::prev(rows.end());
      name("thread_name", record.scheduler, record.warp * rows_per_warp + rows.size() - 1,
           "Warp " + std::to_string(record.warp) + ", " + std::to_string(rows.size()));
    }
  }
  *free = record.complete_cycle;
  return record.warp * rows_per_warp + static_cast<std::size_t>(free - rows.begin());
}

void ChromeTraceWriter::add(std::span<const TraceRecord> records) {
  for (std::size_t i = 0; i < records.size(); ++i) {
    const TraceRecord& r = records[i];
    count_until(r.issue_cycle);
    JsonWriter json(-1);
    json.begin_object().key("ph").text("X");
    json.key("name").text(program_.at(r.instruction, r.warp).mnemonic);
    json.key("cat").text(to_string(r.kind)).key("pid").number(r.scheduler);
    json.key("tid").number(static_cast<double>(row(r))).key("ts").number(real(r.issue_cycle));
    json.key("dur")
        .number(real(r.complete_cycle - r.issue_cycle))
        .key("args")
        .object({{"instruction", r.instruction}, {"ready_cycle", real(r.ready_cycle)}})
        .end_object();
    event(json.str());
    if (r.kind != Kind::clock && r.kind != Kind::barrier) {
      const bool arithmetic = r.kind == Kind::arithmetic;
      ++(arithmetic ? arithmetic_ : other_);
      ends_.emplace_back(r.complete_cycle, arithmetic);
      std::push_heap(ends_.begin(), ends_.end(), std::greater<>{});
    }
    if (i + 1 == records.size() || records[i + 1].issue_cycle != r.issue_cycle)
      counter(r.issue_cycle);
  }
}

void ChromeTraceWriter::finish() {
  count_until(endless);
  sink_(buffer_ + "\n]}\n");
  buffer_.clear();
}

std::string summary_json(const SimSummary& summary, std::int64_t grid, double instructions) {
  JsonWriter json;
  const auto& ipc = summary.throughput_ipc_per_sm;
  json.begin_object().key("latencyloom").text(version);
  json.key("cycles").number(real(summary.cycles));
  json.key("steady_state").boolean(grid == 0 && summary.steady_state());
  json.key("period_cycles");
  summary.period_cycles > 0 ? json.number(real(summary.period_cycles)) : json.null();
  const auto known = [&](double value) { summary.too_short ? json.null() : json.number(value); };
  json.key("error_ipc_per_sm"), known(summary.error_ipc_per_sm);
  json.key("throughput_ipc_per_sm").begin_object();
  json.key("other"), known(ipc.other);
  json.key("arithmetic"), known(ipc.arithmetic);
  json.key("instructions"), known(ipc.instructions);
  if (instructions > 0)
    json.key("iterations"), known(ipc.instructions / instructions);
  json.end_object();
  json.key("in_flight")
      .object({{"arithmetic", summary.arithmetic_in_flight}, {"other", summary.other_in_flight}});
  if (grid > 0) {
    json.key("grid").begin_object().key("blocks").number(real(grid));
    json.key("ended").number(real(summary.blocks_ended)).key("last_end_cycle");
    (summary.blocks_ended > 0 ? json.number(real(summary.last_end)) : json.null()).end_object();
  }
  json.key("lost_issue_slots").begin_object();
  for (std::size_t i = 0; i < slot_loss_count; ++i)
    json.key(to_string(static_cast<SlotLoss>(i))).number(summary.lost_issue_slots[i]);
  json.end_object().end_object();
  return json.str();
}

} // namespace loom
