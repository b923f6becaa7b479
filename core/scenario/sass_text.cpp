// A listing as text and CSV.

#include "core/base/number.h"
#include "core/sass/cuts.h"
#include "core/scenario/code_tables.h"
#include "core/scenario/sass_json.h"
#include "core/text/csv_line.h"

#include <fmt/format.h>

#include <iterator>

namespace loom {
namespace {

using namespace sass;

std::string bits(unsigned mask) {
  std::string text;
  for (int bit = 0; mask >> bit != 0; ++bit)
    if ((mask >> bit & 1U) != 0)
      text += (text.empty() ? "" : " ") + std::to_string(bit);
  return text;
}

std::string barrier_text(int barrier) { return barrier < 0 ? "" : std::to_string(barrier); }

std::string title(const Function& function, const GpuSpec& gpu) {
  return fmt::format("{}{}, {} instruction{}, on {}\n", function.name,
                     function.arch.empty() ? "" : " (" + function.arch + ")",
                     function.instructions.size(), function.instructions.size() == 1 ? "" : "s",
                     named(gpu));
}

/// " <- B0 of 0010, 0020" for what an instruction waits for.
std::string waits(const Function& function, const std::vector<BarrierArc>& arcs, std::size_t& next,
                  std::size_t instruction) {
  std::string text;
  int barrier = -1;
  for (; next < arcs.size() && arcs[next].waiter == instruction; ++next) {
    if (arcs[next].barrier != barrier)
      text += fmt::format("{} B{} of {}", text.empty() ? "  <-" : ";", arcs[next].barrier,
                          address_of(function, arcs[next].setter));
    else
      text += ", " + address_of(function, arcs[next].setter);
    barrier = arcs[next].barrier;
  }
  return text;
}

void write_loop(std::string& text, const Function& function, const Analysis& analysis,
                const LoopSummary& loop, const GpuPtr& gpu) {
  const auto out = std::back_inserter(text);
  const auto least = [](bool at_least) { return at_least ? "at least " : ""; };
  fmt::format_to(out, "loop {} to {}: {} instructions{}, {} issue cycles, {} registers live\n",
                 address_of(function, loop.first), address_of(function, loop.last),
                 loop.instructions, loop.straight ? "" : " in all branches", loop.issue_cycles,
                 loop.live.gpr);
  std::string mix;
  for (std::size_t c = 0; c < opcode_class_count; ++c)
    if (loop.mix[c] > 0)
      mix += fmt::format("{}{} {}", mix.empty() ? "" : ", ", loop.mix[c],
                         to_string(static_cast<OpcodeClass>(c)));
  fmt::format_to(out, "  mix            {}\n", mix);
  fmt::format_to(out, "  alpha          {}\n",
                 loop.alpha
                     ? significant(*loop.alpha, 4) + " instructions per access to global memory"
                     : "none: no access to global memory");
  const auto path = [&loop](double cycles) {
    return !loop.path_at_least ? significant(cycles, 4)
           : cycles > 0        ? "at least " + significant(cycles, 4)
                               : std::string("not known");
  };
  fmt::format_to(out,
                 "  latency        {}{} cycles of one warp alone; {} along the longest chain, {} "
                 "from iteration to iteration\n",
                 least(!loop.uncertain.empty()), significant(loop.latency_cycles, 4),
                 path(loop.critical_path_cycles), path(loop.recurrence_cycles));
  if (!loop.missing.empty())
    fmt::format_to(out, "  not known      latency: {}\n", lacks(*gpu, loop.missing).english());
  for (const std::string& each : reasons(function, analysis, *gpu, loop.uncertain))
    fmt::format_to(out, "  at least       {}\n", each);
}

/// The cycle of an issue, ">=9" where it may be later.
std::string cycle_text(const Issue& issue) {
  return fmt::format("{}{}", issue.at_least ? ">=" : "", issue.cycle);
}

/// What is missing for the schedules, and what stands in for what nobody knows.
void write_uncertain(std::string& text, const Function& function, const Analysis& analysis,
                     const GpuSpec& gpu) {
  std::vector<Uncertain> all;
  for (const Schedule& schedule : analysis.schedules)
    all.insert(all.end(), schedule.uncertain.begin(), schedule.uncertain.end());
  for (const std::string& each : reasons(function, analysis, gpu, all))
    text += "at least: " + each + '\n';
  std::string alike;
  for (const OpcodeClass c : analysis.stand_ins)
    alike +=
        fmt::format("{}{} {}", alike.empty() ? "" : ", ", to_string(c),
                    fact_info(*analysis.times.latencies[static_cast<std::size_t>(c)].fact).name);
  if (!alike.empty())
    text += "latency taken as: " + alike + "; no source gives their own\n";
}

void write_blocks(std::string& text, const Function& function, const Analysis& analysis) {
  const auto out = std::back_inserter(text);
  for (std::size_t b = 0; b < analysis.graph.blocks.size(); ++b) {
    const Schedule& schedule = analysis.schedules[b];
    std::array<bool, port_count> used{};
    for (const Issue& issue : schedule.issues)
      used[static_cast<std::size_t>(issue.port)] = true;
    fmt::format_to(out, "\nblock {}, {}{} cycles\n{:>7}  {:<5}", b,
                   schedule.at_least() ? "at least " : "", schedule.cycles, "CYCLE", "PC");
    for (std::size_t p = 0; p < port_count; ++p)
      if (used[p])
        fmt::format_to(out, "  {:<24}", to_string(static_cast<Port>(p)));
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
    for (const CycleRow& row : cycle_rows(schedule)) {
      const bool later = row.issued && schedule.issues[*row.issued].at_least;
      if (row.cycles > 1) {
        fmt::format_to(out, "    ...  {} cycles\n", row.cycles);
        continue;
      }
      fmt::format_to(out, "{:>7}  {:<5}", fmt::format("{}{}", later ? ">=" : "", row.cycle),
                     row.issued ? address_of(function, schedule.issues[*row.issued].instruction)
                                : "");
      for (std::size_t p = 0; p < port_count; ++p)
        if (used[p]) {
          std::string cell;
          if (row.ports[p]) {
            const std::size_t i = schedule.issues[*row.ports[p]].instruction;
            cell =
                fmt::format("{} {}", address_of(function, i), analysis.graph.operands[i].mnemonic);
          }
          fmt::format_to(out, "  {:<24}", cell);
        }
      text.erase(text.find_last_not_of(' ') + 1);
      text += '\n';
    }
  }
}

} // namespace

std::string sass_csv(const Listing& listing, const GpuOfFunction& gpu_of) {
  std::string text = "function,arch,address,text,stall,yield,write_barrier,read_barrier,wait_mask,"
                     "reuse,dual_issue,control,class,block,issue_cycle,port,port_cycles,live_gpr,"
                     "at_least\n";
  for (const Function& function : listing.functions) {
    const GpuPtr gpu = gpu_of(function);
    const Analysis analysis = analyze(function, *gpu);
    for (std::size_t k = 0; k < function.instructions.size(); ++k) {
      const Instruction& i = function.instructions[k];
      const Issue& issue = issue_of(analysis, k);
      fmt::format_to(std::back_inserter(text),
                     "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n",
                     csv_field(function.name), function.arch, i.address, csv_field(i.text),
                     i.control.stall, i.control.yield ? 1 : 0,
                     barrier_text(i.control.write_barrier), barrier_text(i.control.read_barrier),
                     bits(i.control.wait_mask), bits(i.control.reuse), i.control.dual_issue ? 1 : 0,
                     to_text(i.control), to_string(analysis.graph.operands[k].opcode->opcode_class),
                     analysis.graph.block_of[k], issue.cycle, to_string(issue.port),
                     analysis.times.ports[static_cast<std::size_t>(issue.port)]
                         ? std::to_string(issue.port_cycles)
                         : "",
                     analysis.live[k].gpr, issue.at_least ? 1 : 0);
    }
  }
  return text;
}

std::string sass_text(const Listing& listing, const GpuOfFunction& gpu_of, const CodeAsked& asked) {
  std::string text;
  const auto out = std::back_inserter(text);
  for (const Function& function : listing.functions) {
    const GpuPtr gpu = gpu_of(function);
    const Analysis analysis = analyze(function, *gpu);
    text += (text.empty() ? "" : "\n") + title(function, *gpu);
    fmt::format_to(out, "{:>6} {:>6}  {:<19}  {:<7} {:>4}  {}\n", "PC", "CYCLE", "CONTROL", "PORT",
                   "LIVE", "INSTRUCTION");
    const Hazards& hazards = analysis.hazards;
    std::size_t arc = 0;
    for (std::size_t k = 0; k < function.instructions.size(); ++k) {
      const Instruction& i = function.instructions[k];
      const Issue& issue = issue_of(analysis, k);
      if (cut_before(function, k))
        text += "   ...  the listing is cut here\n";
      if (k > 0 && analysis.graph.block_of[k] != analysis.graph.block_of[k - 1])
        text += '\n';
      fmt::format_to(out, "{:>6} {:>6}  {}  {:<7} {:>4}  {}{}{}\n", address_of(function, k),
                     cycle_text(issue), to_text(i.control), to_string(issue.port),
                     analysis.live[k].gpr, i.text, i.control.dual_issue ? "  + next" : "",
                     waits(function, hazards.arcs, arc, k));
    }
    constexpr std::size_t most_told = 8;
    if (hazards.unproven.size() > most_told)
      fmt::format_to(out, "not proved: {} dependences, the first of them:\n",
                     hazards.unproven.size());
    for (std::size_t k = 0; k < hazards.unproven.size(); ++k) {
      if (k > 0 && hazards.unproven.size() > most_told)
        break;
      const Unproven& u = hazards.unproven[k];
      fmt::format_to(out, "not proved: {} {} {}: {}\n", address_of(function, u.after),
                     u.hazard == Hazard::read_after_write ? "reads" : "writes",
                     to_text(u.registers), reason(function, u).english());
    }
    if (hazards.unchecked > 0)
      fmt::format_to(out, "not checked: {} dependence{} across {} where the listing is cut\n",
                     hazards.unchecked, hazards.unchecked == 1 ? "" : "s",
                     cuts(function).size() == 1 ? "the place" : "places");
    for (const BareWait& wait : hazards.bare_waits)
      fmt::format_to(out, "{} waits for barrier {}, which nothing sets before\n",
                     address_of(function, wait.waiter), wait.barrier);
    write_uncertain(text, function, analysis, *gpu);
    const CodeModel code(function, analysis, *gpu, asked.said);
    for (std::size_t k = 0; k < analysis.loops.size(); ++k) {
      write_loop(text, function, analysis, analysis.loops[k], gpu);
      text += verdict_text(code, *gpu, k, asked);
    }
    if (is_whole_asked(analysis, asked))
      text += "each warp from start to end\n" + verdict_text(code, *gpu, {}, asked);
  }
  return text;
}

std::string sass_schedule(const Listing& listing, const GpuOfFunction& gpu_of) {
  std::string text;
  for (const Function& function : listing.functions) {
    const GpuPtr gpu = gpu_of(function);
    text += (text.empty() ? "" : "\n") + title(function, *gpu);
    const Analysis analysis = analyze(function, *gpu);
    write_blocks(text, function, analysis);
    write_uncertain(text, function, analysis, *gpu);
  }
  return text;
}

} // namespace loom
