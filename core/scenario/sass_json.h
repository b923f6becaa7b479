#pragma once

/// A listing of machine code as JSON, CSV and text, with its analysis on a GPU.

#include "core/code/code_verdict.h"
#include "core/sass/cubin.h"

#include <functional>
#include <string>

namespace loom {

/// The GPU that a function's schedule is for; never null.
using GpuOfFunction = std::function<GpuPtr(const sass::Function&)>;

/// The answer of `sass --json`: functions, each with its instructions, their control codes, block,
/// port and cycle; barriers from set to wait; dependences that are not proved; loops, with what the
/// models say of each. Addresses are numbers of bytes; issue cycles count from the block's first,
/// and are the soonest where "at_least" says so. `notes` are the answer's "warnings". What is asked
/// of loops of any instructions is the member "loop" of each loop, and of a function that has none
/// or is launched. `facts`: what a cubin says of the functions, one each, or none.
[[nodiscard]] std::string sass_json(const sass::Listing& listing, const GpuOfFunction& gpu_of,
                                    const std::vector<std::string>& notes = {},
                                    const CodeAsked& asked = {},
                                    const std::vector<sass::FunctionFacts>& facts = {});

/// A row an instruction, a header first.
[[nodiscard]] std::string sass_csv(const sass::Listing& listing, const GpuOfFunction& gpu_of);

/// For people: per function a line an instruction, the control code as CuAssembler writes it; then
/// what is not proved, and the loops with what limits them and what is assumed for that.
[[nodiscard]] std::string sass_text(const sass::Listing& listing, const GpuOfFunction& gpu_of,
                                    const CodeAsked& asked = {});

/// A table of every loop, and of a function that has none, as llvm-mca has it: latency, reciprocal
/// throughput, resources and waits of each instruction, the critical chain marked; as text or CSV.
[[nodiscard]] std::string sass_mca(const sass::Listing& listing, const GpuOfFunction& gpu_of,
                                   const CodeAsked& asked, bool csv);

/// For people: the issue schedule cycle by cycle, per dispatch port, block by block.
[[nodiscard]] std::string sass_schedule(const sass::Listing& listing, const GpuOfFunction& gpu_of);

/// "barrier 3 of 0090 is not waited for": why a dependence is not proved. With an `id`, core/why
/// has its numbers as ID.found, ID.needed and ID.barrier.
[[nodiscard]] Message reason(const sass::Function& function, const sass::Unproven& unproven,
                             const std::string& id = {});

/// "latency not known: RTX 3080 10GB has no mem_lat": why an instruction may issue later.
[[nodiscard]] Message reason(const sass::Function& function, const sass::Analysis& analysis,
                             const GpuSpec& gpu, const sass::Uncertain& uncertain);
/// The reasons of several, each once, with where they hold: "0110, 0120: latency not known: ...".
[[nodiscard]] std::vector<std::string> reasons(const sass::Function& function,
                                               const sass::Analysis& analysis, const GpuSpec& gpu,
                                               const std::vector<sass::Uncertain>& uncertain);
/// "RTX 3080 10GB has no issue_thru, mem_thru".
[[nodiscard]] Message lacks(const GpuSpec& gpu, const std::vector<FactKey>& missing);

} // namespace loom
