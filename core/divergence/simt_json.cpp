#include "core/divergence/simt_json.h"

#include "core/base/version.h"
#include "core/text/json_writer.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

using namespace simt;
using Layout = JsonWriter::Layout;

class Writer {
public:
  explicit Writer(const DivergenceRun& run)
      : run_(run), trace_(run.trace), threads_(run.trace.inputs.threads) {}

  std::string answer() {
    json_.begin_object();
    json_.key("latencyloom").text(version);
    json_.key("machine").text(stack() ? "stack" : "independent");
    json_.key("steps").array(trace_.steps, [&](const Step& step) { write(step); });
    json_.key("threads").begin_array();
    for (int thread = 0; thread < threads_; ++thread) {
      json_.texts(trace_.steps_of(thread), Layout::one_line, [this](std::int64_t step) {
        return instruction(trace_.steps[static_cast<std::size_t>(step)].pc);
      });
    }
    json_.end_array();
    json_.key("simd_efficiency").number(trace_.simd_efficiency());
    json_.key("instructions_issued").number(static_cast<double>(trace_.length()));
    json_.key("mimd_instructions").number(static_cast<double>(trace_.mimd_steps()));
    json_.key("ending").text(ending_name(trace_.ending));
    json_.key("reason").text_or_null(trace_.reason.english());
    write_values();
    json_.end_object();
    return json_.str() + "\n";
  }

private:
  [[nodiscard]] bool stack() const { return trace_.machine.kind == MachineKind::stack; }
  [[nodiscard]] std::string instruction(std::int32_t pc) const {
    return to_text(trace_.program, trace_.program.code[static_cast<std::size_t>(pc)]);
  }
  void place(std::int32_t pc) {
    json_.key("pc").number(pc).key("label").text_or_null(trace_.program.label_at(pc));
  }

  void write(const Step& step) {
    json_.begin_object(Layout::one_line);
    place(step.pc);
    json_.key("instruction").text(instruction(step.pc));
    json_.key("active_mask").text(mask_text(step.active, threads_));
    json_.key("stack").begin_array(Layout::one_line);
    for (std::size_t i = step.stack.size(); i-- > 0;) {
      json_.begin_object(Layout::one_line);
      place(step.stack[i].pc);
      json_.key("mask").text(mask_text(step.stack[i].mask, threads_)).end_object();
    }
    json_.end_array();
    if (!stack())
      write_groups(step);
    json_.key("event");
    (step.event == Event::none ? json_.null() : json_.text(event_name(step.event))).end_object();
  }

  void write_groups(const Step& step) {
    json_.key("other_groups").begin_array(Layout::one_line);
    for (const Group& group : step.others) {
      json_.begin_object(Layout::one_line);
      place(group.pc);
      json_.key("mask").text(mask_text(group.mask, threads_)).key("waits_at");
      if (group.wait == Group::Wait::no)
        json_.null();
      else
        json_.text(group.wait == Group::Wait::bar ? "BAR" : "B" + std::to_string(group.barrier));
      json_.end_object();
    }
    json_.end_array();
  }

  /// Registers and memory at the end; registers that are 0 everywhere are left out.
  void write_values() {
    const State state = trace_.state_at(trace_.length());
    json_.key("registers").begin_object();
    for (int r = 0; r < register_count; ++r) {
      std::vector<std::int32_t> values;
      values.reserve(static_cast<std::size_t>(threads_));
      const auto number = static_cast<std::size_t>(r);
      for (std::size_t at = number; at < state.registers.size(); at += register_count)
        values.push_back(state.registers[at]);
      if (std::ranges::all_of(values, [](std::int32_t value) { return value == 0; }))
        continue;
      json_.key(number < run_.variables.size() ? run_.variables[number] : "R" + std::to_string(r));
      json_.numbers(values);
    }
    json_.end_object();
    std::vector<std::int32_t> words = state.memory;
    while (!words.empty() && words.back() == 0)
      words.pop_back();
    json_.key("memory").numbers(words);
  }

  const DivergenceRun& run_;
  const Trace& trace_;
  int threads_;
  JsonWriter json_;
};

void pad(std::string& text, std::size_t from, std::size_t width) {
  text.resize(std::max(text.size(), from + width), ' ');
}

} // namespace

std::string simt_json(const DivergenceRun& run) { return Writer(run).answer(); }

std::string simt_text(const DivergenceRun& run) {
  const Trace& trace = run.trace;
  const int threads = trace.inputs.threads;
  const auto name = [&](std::int32_t pc) {
    const auto label = trace.program.label_at(pc);
    return label.empty() ? std::to_string(pc) : std::string(label);
  };
  std::size_t label_width = 0, width = 0;
  for (const Label& label : trace.program.labels)
    label_width = std::max(label_width, label.name.size() + 2);
  for (const Instruction& instruction : trace.program.code)
    width = std::max(width, to_text(trace.program, instruction).size() + 2);

  std::string text;
  for (const Step& step : trace.steps) {
    text += mask_text(step.active, threads) + "  ";
    const std::size_t label_from = text.size();
    if (const auto label = trace.program.label_at(step.pc); !label.empty())
      text += std::string(label) + ":";
    pad(text, label_from, label_width);
    const std::size_t instruction_from = text.size();
    text += to_text(trace.program, trace.program.code[static_cast<std::size_t>(step.pc)]);
    pad(text, instruction_from, width);
    for (std::size_t i = step.stack.size(); i-- > 0;)
      text += "(" + name(step.stack[i].pc) + ", " + mask_text(step.stack[i].mask, threads) + ") ";
    for (const Group& group : step.others)
      text += "(" + name(group.pc) + ", " + mask_text(group.mask, threads) +
              (group.wait == Group::Wait::no ? ") " : ", waits) ");
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  const auto count = [](std::int64_t n, const char* what) { return std::to_string(n) + what; };
  const bool finished = trace.ending == Ending::finished;
  text += "\nissued       " + count(trace.length(), " instructions") +
          (finished ? "; a machine with a program counter for each thread takes " +
                          count(trace.mimd_steps(), "")
                    : std::string(" until then")) +
          "\n";
  text += "efficiency   " +
          (finished ? std::to_string(std::lround(100 * trace.simd_efficiency())) +
                          " % of the lanes active"
                    : std::string("none: the program does not end")) +
          "\n";
  text += "ended        " +
          (trace.reason.empty() ? std::string("all threads exited") : trace.reason.english()) +
          "\n";
  return text;
}

} // namespace loom
