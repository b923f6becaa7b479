#pragma once

/// Derivations of listings and of simulated loops with every kind of number that they have.

#include "core/sass/loop_code.h"
#include "core/sass/reader.h"
#include "core/why/explain.h"
#include "core/why/section.h"

#include <memory>
#include <string>
#include <vector>

namespace loom {

/// Lines of a listing with every field, a loop, and dependences that are not proved.
inline void add_lines(std::vector<why::Section>& all, const GpuPtr& gpu) {
  std::string code = "[B0-----:R1:W0:Y:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                     "[B---3--:R-:W-:-:S02] /*0020*/ FADD R7, R6.reuse, R2 ;\n"
                     "[B------:R-:W-:-:S05] /*0030*/ @P0 BRA 0x10 ;\n";
  for (std::size_t i = 0; i < 2 * why::most_unproven; ++i)
    code += "[B------:R-:W-:-:S01] /*" + std::to_string(1000 + 10 * i) + "*/ FADD R7, R7, R2 ;\n";
  const auto listing = sass::read_listing(code, "lines");
  const sass::Function& function = listing->functions.front();
  const sass::Analysis analysis = sass::analyze(function, *gpu);
  for (std::size_t i = 0; i < 2; ++i)
    all.push_back(why::explain_line(function, analysis, *gpu, i));
  sass::Function pairs = function; // as on Kepler
  pairs.layout = sass::Layout::kepler_gk110;
  pairs.instructions.front().control.dual_issue = true;
  all.push_back(why::explain_line(pairs, analysis, *gpu, 0));
  all.push_back(why::explain_loop(function, analysis, 0, gpu));
  all.push_back(why::explain_function(function, analysis));
  const sass::Listing bare =
      *sass::read_listing("[B---3--:R-:W-:-:S02] /*0010*/ FADD R7, R6, R2 ;\n", "bare");
  all.push_back(
      why::explain_function(bare.functions.front(), sass::analyze(bare.functions.front(), *gpu)));
  all.push_back(why::explain_alignment({}, function, function));
  const sass::Listing held =
      *sass::read_listing("[B------:R-:W0:-:S02] /*0010*/ LDG.E R2, [R4.64] ;\n"
                          "[B0-----:R-:W-:-:S02] /*0020*/ FADD R7, R6, R2 ;\n",
                          "held");
  all.push_back(why::explain_line(held.functions.front(),
                                  sass::analyze(held.functions.front(), *gpu), *gpu, 1));
}

/// A loop of machine code in place of the mix, with accesses that the simulation takes otherwise.
inline Scenario simulated_loop(const GpuPtr& gpu) {
  const auto listing = sass::read_listing("[B------:R-:W0:-:S01] /*0010*/ LDG.E.64 R2, [R2.64] ;\n"
                                          "[B0-----:R-:W-:-:S05] /*0020*/ @P0 BRA 0x10 ;\n"
                                          "[B------:R-:W-:-:S05] /*0030*/ EXIT ;\n",
                                          "loop");
  const sass::Function& function = listing->functions.front();
  Scenario scenario = default_scenario(gpu);
  scenario.loop = std::make_shared<const sass::Function>(
      *sass::loop_code(function, sass::flowgraph(function), 0));
  return scenario;
}

inline void add_simulated_loop(std::vector<why::Section>& all, const GpuPtr& gpu) {
  all.push_back(why::explain_simulation(simulated_loop(gpu)));
}

/// A GPU of which its schedulers alone are known.
inline GpuPtr silent(const GpuPtr& gpu) {
  GpuSpec spec = *gpu;
  spec.facts = {};
  spec.architectures = {};
  spec.facts.set(FactKey::schedulers, {4, verbatim("s"), FactStatus::published, {}});
  return std::make_shared<const GpuSpec>(std::move(spec));
}

} // namespace loom
