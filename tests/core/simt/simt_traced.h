#pragma once

// Runs assembly texts and puts what happened into words.

#include "core/simt/machine.h"

#include <gmock/gmock.h>

namespace loom::simt {

/// "0110", thread 0 first.
inline Mask mask(std::string_view text) {
  Mask result = 0;
  for (std::size_t t = 0; t < text.size(); ++t)
    result |= text[t] == '1' ? Mask{1} << t : 0;
  return result;
}

inline Trace traced(const char* text, Mask p0, SimtMachine machine = {}, int threads = 4) {
  const auto program = assemble(text);
  EXPECT_TRUE(program) << to_line(program.error());
  Inputs inputs{.threads = threads};
  inputs.predicates[0] = p0;
  auto trace = run(program.value(), inputs, machine);
  EXPECT_TRUE(trace) << to_line(trace.error());
  return std::move(trace).value();
}

/// "ELSE 1001 [IF 0110, ENDIF 1111]": what a step met, top of the stack first.
inline std::string words(const Trace& trace, std::size_t step) {
  const auto place = [&](std::int32_t pc) {
    const auto label = trace.program.label_at(pc);
    return label.empty() ? std::to_string(pc) : std::string(label);
  };
  const Step& s = trace.steps[step];
  std::string text = place(s.pc) + " " + mask_text(s.active, trace.inputs.threads) + " [";
  for (std::size_t i = s.stack.size(); i-- > 0;)
    text += place(s.stack[i].pc) + " " + mask_text(s.stack[i].mask, trace.inputs.threads) +
            (i ? ", " : "");
  return text + "]";
}

inline std::vector<std::string> order(const Trace& trace) {
  std::vector<std::string> result;
  for (std::size_t i = 0; i < trace.steps.size(); ++i)
    result.push_back(words(trace, i));
  return result;
}

inline std::int32_t reg(const Trace& trace, int thread, int number) {
  return trace.state_at(trace.length())
      .registers[static_cast<std::size_t>(thread * register_count + number)];
}

} // namespace loom::simt
