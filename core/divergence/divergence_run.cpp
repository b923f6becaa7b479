#include "core/divergence/divergence_run.h"

#include "core/base/nearest.h"
#include "core/simt/language.h"

#include <algorithm>
#include <charconv>

namespace loom {
namespace {

constexpr std::string_view thesis_if_else = R"(// if/else with synchronisation
// Volkov 2016, Table 2.2, right: each path ends in .S, and all threads meet at ENDIF.
        SSY ENDIF
        @!P0 BRA ELSE
IF:     IADD R0, R0, 1
        IADD R1, R1, 2
        IADD.S R2, R2, 3
ELSE:   IMUL R3, R3, 4
        IMUL R4, R4, 5
        IMUL.S R5, R5, 6
ENDIF:  EXIT
)";

/// The same as compilers write it from Volta on.
constexpr std::string_view barrier_if_else = R"(// if/else with synchronisation
// From Volta on: BSSY notes the threads in B0, and all of them meet at BSYNC.
        BSSY B0, ENDIF
        @!P0 BRA ELSE
IF:     IADD R0, R0, 1
        IADD R1, R1, 2
        IADD R2, R2, 3
        BRA ENDIF
ELSE:   IMUL R3, R3, 4
        IMUL R4, R4, 5
        IMUL R5, R5, 6
ENDIF:  BSYNC B0
        EXIT
)";

simt::Convergence convergence(const Divergence& divergence) {
  if (!divergence.converge)
    return simt::Convergence::none;
  return divergence.machine == simt::MachineKind::stack ? simt::Convergence::stack
                                                        : simt::Convergence::barrier;
}

/// The program and what is known of its text.
Result<DivergenceRun> prepared(const Divergence& divergence, const std::string& file) {
  const std::string_view text = program_text(divergence);
  DivergenceRun run;
  run.structured = simt::is_structured(text);
  if (!run.structured) {
    LOOM_TRY(run.trace.program, simt::assemble(text, file));
    for (const simt::Instruction& instruction : run.trace.program.code)
      run.source_lines.push_back(instruction.line);
    return run;
  }
  auto compiled = simt::compile(text, convergence(divergence), file);
  LOOM_CHECK(compiled);
  run.trace.program = std::move(compiled->program);
  run.source_lines = std::move(compiled->source_lines);
  run.variables = std::move(compiled->variables);
  return run;
}

/// Number of the register that a formula sets.
Result<std::size_t> register_of(const DivergenceRun& run, const std::string& name) {
  std::vector<std::string> known = run.variables;
  for (int r = 0; r < simt::register_count; ++r)
    known.push_back("R" + std::to_string(r));
  const auto found = std::ranges::find(known, name);
  if (found != known.end()) {
    const auto place = static_cast<std::size_t>(found - known.begin());
    return place < run.variables.size() ? place : place - run.variables.size();
  }
  known.emplace_back("mem");
  return bad_argument(LOOM_TEXT("'%1' is no variable of the program, no register R0 to R31 and "
                                "not mem%2")(name, did_you_mean(name, known)));
}

Result<simt::Inputs> inputs_of(const Divergence& divergence, const DivergenceRun& run) {
  simt::Inputs inputs{.threads = divergence.threads, .predicates = divergence.predicates};
  for (const auto& [name, text] : divergence.formulas) {
    const auto formula = simt::formula(text, simt::thread_names);
    if (!formula)
      return fail(ErrorCode::bad_argument,
                  LOOM_TEXT("%1 = %2: %3")(name, text, formula.error().detail));
    std::vector<std::int32_t>* to = &inputs.memory;
    if (name != "mem") {
      LOOM_TRY(const auto number, register_of(run, name));
      to = &inputs.registers[number];
    }
    for (int thread = 0; thread < divergence.threads; ++thread)
      to->push_back((*formula)({{thread, divergence.threads}}));
  }
  return inputs;
}

} // namespace

simt::MachineKind own_machine(std::string_view compute_capability) {
  constexpr int volta = 7;
  int major = 0;
  const char* end = compute_capability.data() + compute_capability.size();
  (void)std::from_chars(compute_capability.data(), end, major);
  return major >= volta ? simt::MachineKind::independent : simt::MachineKind::stack;
}

Divergence with_own_machine(Divergence divergence, std::string_view compute_capability) {
  const Divergence first{.machine = divergence.machine};
  if (divergence == first)
    divergence.machine = own_machine(compute_capability);
  return divergence;
}

std::string_view program_text(const Divergence& divergence) {
  if (!divergence.program.empty())
    return divergence.program;
  return divergence.machine == simt::MachineKind::stack ? thesis_if_else : barrier_if_else;
}

Result<DivergenceRun> run_divergence(const Divergence& divergence, const std::string& file) {
  auto run = prepared(divergence, file);
  if (!run)
    return run;
  LOOM_TRY(const auto inputs, inputs_of(divergence, *run));
  const simt::SimtMachine machine{
      .kind = divergence.machine, .first = divergence.first, .seed = divergence.seed};
  LOOM_TRY(run->trace, simt::run(run->trace.program, inputs, machine));
  return run;
}

} // namespace loom
