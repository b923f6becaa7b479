#include "core/scenario/sass_json.h"

#include "core/base/version.h"
#include "core/sass/cuts.h"
#include "core/scenario/code_tables.h"
#include "core/scenario/models.h"
#include "core/text/json_writer.h"

#include <cmath>

namespace loom {
namespace {

using namespace sass;
using Lines = JsonWriter::Layout;

class Writer {
public:
  Writer(JsonWriter& json, const Function& function, const GpuPtr& gpu, const CodeAsked& asked,
         FunctionFacts facts)
      : json_(json), function_(function), gpu_(gpu), analysis_(analyze(function, *gpu)),
        asked_(asked), facts_(std::move(facts)), code_(function, analysis_, *gpu, asked.said) {}

  void write() {
    json_.begin_object();
    json_.key("name").text(function_.name).key("arch").text_or_null(function_.arch);
    json_.key("gpu").text_or_null(gpu_->id);
    for (const auto& [key, value] : {std::pair{"registers", facts_.registers},
                                     {"shared_bytes", facts_.shared},
                                     {"required_block", facts_.block}})
      if (value > 0)
        json_.key(key).number(value);
    json_.key("instructions").begin_array();
    for (std::size_t i = 0; i < function_.instructions.size(); ++i)
      write(i);
    json_.end_array();
    const Hazards& hazards = analysis_.hazards;
    json_.key("barriers").rows(hazards.arcs, [&](const BarrierArc& arc) {
      address("set", arc.setter);
      address("wait", arc.waiter);
      json_.key("barrier").number(arc.barrier);
    });
    json_.key("waits_without_set").rows(hazards.bare_waits, [&](const BareWait& wait) {
      address("wait", wait.waiter);
      json_.key("barrier").number(wait.barrier);
    });
    json_.key("dependences").number(static_cast<double>(hazards.dependences));
    json_.key("unproven_reads").number(static_cast<double>(hazards.unproven_reads));
    json_.key("cuts").array(
        cuts(function_),
        [&](const std::size_t cut) {
          json_.number(static_cast<double>(function_.instructions[cut].address));
        },
        Lines::one_line);
    json_.key("unchecked").number(static_cast<double>(hazards.unchecked));
    json_.key("unproven").rows(hazards.unproven, [&](const Unproven& unproven) {
      const bool read_first = unproven.hazard == Hazard::write_after_read;
      address(read_first ? "read" : "write", unproven.before);
      address(unproven.hazard == Hazard::read_after_write ? "read"
              : read_first                                ? "write"
                                                          : "write_again",
              unproven.after);
      json_.key("hazard").text(to_string(unproven.hazard));
      json_.key("register").text(to_text(unproven.registers));
      json_.key("reason").text(reason(function_, unproven).english());
    });
    json_.key("at_least_reasons").array(analysis_.schedules, [&](const Schedule& schedule) {
      write_reasons(schedule.uncertain);
    });
    json_.key("taken_as").begin_object(Lines::one_line);
    for (const OpcodeClass c : analysis_.stand_ins)
      json_.key(to_string(c))
          .text(fact_info(*analysis_.times.latencies[static_cast<std::size_t>(c)].fact).name);
    json_.end_object();
    json_.key("loops").begin_array();
    for (std::size_t k = 0; k < analysis_.loops.size(); ++k)
      write(analysis_.loops[k], k);
    json_.end_array();
    if (is_whole_asked(analysis_, asked_))
      write_code_verdict(json_, function_, code_, code_verdict(code_, *gpu_, {}, asked_), asked_);
    json_.end_object();
  }

private:
  void numbers(std::string_view key, unsigned mask) {
    json_.key(key).begin_array(Lines::one_line);
    for (int bit = 0; mask >> bit != 0; ++bit)
      if ((mask >> bit & 1U) != 0)
        json_.number(bit);
    json_.end_array();
  }
  void barrier(std::string_view key, int barrier) {
    json_.key(key);
    barrier < 0 ? json_.null() : json_.number(barrier);
  }
  void number(std::string_view key, std::optional<double> value) { json_.key(key).number(value); }
  void address(std::string_view key, std::size_t instruction) {
    json_.key(key).number(static_cast<double>(function_.instructions[instruction].address));
  }

  void write_reasons(const std::vector<Uncertain>& uncertain) {
    for (const Uncertain& each : uncertain) {
      json_.begin_object(Lines::one_line);
      address("address", each.at);
      json_.key("reason").text(reason(function_, analysis_, *gpu_, each).english());
      json_.end_object();
    }
  }
  void names(std::string_view key, const std::vector<FactKey>& missing) {
    json_.key(key).texts(missing, Lines::one_line,
                         [](FactKey each) { return fact_info(each).name; });
  }

  void write(std::size_t i) {
    const Instruction& instruction = function_.instructions[i];
    const Control& control = instruction.control;
    json_.begin_object(Lines::one_line);
    address("address", i);
    json_.key("line").number(instruction.line);
    json_.key("text").text(instruction.text);
    json_.key("stall").number(control.stall).key("yield").boolean(control.yield);
    barrier("write_barrier", control.write_barrier);
    barrier("read_barrier", control.read_barrier);
    numbers("wait_mask", control.wait_mask);
    numbers("reuse", control.reuse);
    json_.key("dual_issue").boolean(control.dual_issue);
    json_.key("control").text(to_text(control));
    const Issue& issue = issue_of(analysis_, i);
    json_.key("class").text(to_string(analysis_.graph.operands[i].opcode->opcode_class));
    json_.key("block").number(static_cast<double>(analysis_.graph.block_of[i]));
    json_.key("issue_cycle").number(static_cast<double>(issue.cycle));
    json_.key("at_least").boolean(issue.at_least);
    json_.key("port").text(to_string(issue.port));
    const bool known = analysis_.times.ports[static_cast<std::size_t>(issue.port)].has_value();
    json_.key("port_cycles");
    known ? json_.number(issue.port_cycles) : json_.null();
    json_.key("live").begin_object(Lines::one_line);
    const Live& live = analysis_.live[i];
    json_.key("gpr").number(live.gpr).key("pred").number(live.pred);
    json_.key("ugpr").number(live.ugpr).key("upred").number(live.upred);
    json_.end_object();
    json_.end_object();
  }

  void write(const LoopSummary& loop, std::size_t place) {
    json_.begin_object();
    address("first", loop.first);
    address("last", loop.last);
    number("alpha", loop.alpha);
    json_.key("issue_cycles").number(static_cast<double>(loop.issue_cycles));
    json_.key("one_block").boolean(loop.straight).key("innermost").boolean(loop.innermost);
    json_.key("instructions").number(loop.instructions);
    json_.key("mix").begin_object(Lines::one_line);
    for (std::size_t c = 0; c < opcode_class_count; ++c)
      if (loop.mix[c] > 0)
        json_.key(to_string(static_cast<OpcodeClass>(c))).number(loop.mix[c]);
    json_.end_object();
    json_.key("port_cycles").begin_object(Lines::one_line);
    for (std::size_t p = 0; p < port_count; ++p)
      if (loop.port_cycles[p] > 0)
        json_.key(to_string(static_cast<Port>(p))).number(static_cast<double>(loop.port_cycles[p]));
    json_.end_object();
    // Where the GPU lacks a number the latency is unknown, and only its least is given.
    const auto unless = [](bool lacking, double value) {
      return lacking ? std::nullopt : std::optional(value);
    };
    number("latency_cycles", unless(!loop.missing.empty(), loop.latency_cycles));
    json_.key("latency_at_least_cycles").number(loop.latency_cycles);
    json_.key("at_least").boolean(!loop.uncertain.empty());
    json_.key("at_least_reasons").begin_array();
    write_reasons(loop.uncertain);
    json_.end_array();
    names("missing", loop.missing);
    number("critical_path_cycles", unless(loop.path_at_least, loop.critical_path_cycles));
    number("recurrence_cycles", unless(loop.path_at_least, loop.recurrence_cycles));
    json_.key("live_registers").number(loop.live.gpr);
    const Result<CodeVerdict> verdict = code_verdict(code_, *gpu_, place, asked_);
    write_bounds(verdict);
    write_code_verdict(json_, function_, code_, verdict, asked_);
    json_.end_object();
  }

  /// The verdict once more, by the names that it had before the member "loop".
  void write_bounds(const Result<CodeVerdict>& verdict) {
    const LoopEvaluation none;
    const LoopEvaluation& at = verdict ? verdict->at : none;
    number("warps_needed", verdict ? std::optional(at.warps_needed) : std::nullopt);
    number("iterations_per_cycle_per_sm", verdict ? std::optional(at.peak) : std::nullopt);
    json_.key("limit").text_or_null(verdict ? peak_limit_word(at) : std::string_view());
    json_.key("at_most").boolean(verdict && (at.at_most || verdict->code.at_most));
    json_.key("unpriced")
        .texts(verdict ? verdict->code.numbers.unpriced : std::vector<std::string>(),
               Lines::one_line);
    std::vector<std::string_view> missing;
    for (const auto& share : at.resources)
      if (share.is_unknown())
        missing.push_back(resource_info(share.resource).name);
    json_.key("missing_rates").texts(missing, Lines::one_line);
    json_.key("models").begin_array();
    if (verdict && std::isfinite(at.peak) && verdict->code.numbers.unpriced.empty())
      write_models(*verdict);
    json_.end_array();
  }

  void write_models(const CodeVerdict& verdict) {
    const LoopNumbers& numbers = verdict.code.numbers;
    Scenario scenario;
    scenario.gpu = gpu_;
    double accesses = 0;
    for (const auto& item : numbers.items)
      accesses += item.role == AlphaRole::memory ? item.count : 0;
    for (const std::string_view id : {"bound", "saturation", "simulation"}) {
      const Result<double> throughput =
          loop_throughput(scenario, numbers, verdict.warps, *model_from(id));
      const auto needed = id == "bound" ? std::optional(verdict.at.warps_needed)
                          : id == "saturation"
                              ? saturated_warps_needed(numbers, saturation_of(*gpu_, numbers), 1)
                              : std::nullopt;
      const auto times = [&](double factor) {
        return throughput && factor > 0 ? std::optional(*throughput * factor) : std::nullopt;
      };
      json_.begin_object(Lines::one_line);
      json_.key("model").text(id);
      number("alpha", loop_alpha(numbers));
      json_.key("ilp").number(numbers.ilp).key("warps_per_sm").number(verdict.warps);
      number("warps_needed", needed);
      number("throughput_ipc_per_sm", times(accesses));
      number("throughput_per_cycle_per_sm", times(1));
      json_.end_object();
    }
  }

  JsonWriter& json_;
  const Function& function_;
  const GpuPtr& gpu_;
  Analysis analysis_;
  const CodeAsked& asked_;
  FunctionFacts facts_;
  CodeModel code_;
};

} // namespace

std::string sass_json(const Listing& listing, const GpuOfFunction& gpu_of,
                      const std::vector<std::string>& notes, const CodeAsked& asked,
                      const std::vector<FunctionFacts>& facts) {
  JsonWriter json;
  json.begin_object();
  json.key("latencyloom").text(version);
  json.key("warnings").texts(notes);
  json.key("functions").begin_array();
  for (std::size_t i = 0; i < listing.functions.size(); ++i) {
    const Function& function = listing.functions[i];
    Writer(json, function, gpu_of(function), asked, i < facts.size() ? facts[i] : FunctionFacts{})
        .write();
  }
  json.end_array();
  json.end_object();
  return json.str() + "\n";
}

} // namespace loom
