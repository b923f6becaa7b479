#pragma once

/// The loop that a scenario asks about: that of its instructions, or the one that its mix is, with
/// the numbers that the bounds are computed from (core/model/loop.h).

#include "core/model/loop_numbers.h"
#include "core/scenario/scenario.h"

namespace loom {

/// Another value for one of the numbers of a mix.
using MixEdit = std::function<double(Hardware parameter, const Resolved& number)>;

/// The numbers of the scenario's mix as a loop of two items, its other instruction and α FADDs,
/// both there at any α. They are those of kernel_model(): with the access pattern and what the user
/// has set; an instruction takes one of its pipe, of DRAM the bytes of its threads, and any
/// scheduler issues it, as in the thesis. `edit` may take other values. bad_argument as
/// kernel_model().
[[nodiscard]] Result<LoopNumbers> mix_numbers(const ResolvedScenario& scenario,
                                              const MixEdit& edit = {});

/// The numbers of the scenario's instruction loop where it has one, else those of its mix. Errors
/// as loop_numbers() and mix_numbers(); the line of an error's place is the item's, from 1.
[[nodiscard]] Result<LoopNumbers> workload_numbers(const ResolvedScenario& scenario);

/// The scenario with `alpha` arithmetic instructions for each of memory: of its mix, or by the
/// counts of its loop as far as they reach; as it is where the loop has no α.
[[nodiscard]] Scenario at_alpha(Scenario scenario, const LoopNumbers& numbers, double alpha);

/// By what measurements of the scenario's loop of instructions are known: its text without title,
/// at an α of 1 where it has one, as measured points have their own. Empty of a mix.
[[nodiscard]] std::string measured_loop(const Scenario& scenario);

/// The α of the scenario's workload, of a loop that of its counts; nothing where the loop has none.
[[nodiscard]] std::optional<double> alpha_of(const Scenario& scenario);
/// Independent chains of a warp of the workload.
[[nodiscard]] int chains_of(const Scenario& scenario);

/// What a throughput of the scenario counts: "IPC/SM", of a loop "iterations/cycle/SM".
[[nodiscard]] std::string_view throughput_unit(const Scenario& scenario);

/// The hardware parameters that the scenario's mix uses, or on which the numbers of its loop
/// depend, in the order shown.
[[nodiscard]] std::vector<Hardware> used_parameters(const ResolvedScenario& scenario);

/// The resource that a mix's other instruction takes: DRAM, SFU or shared memory.
[[nodiscard]] Resource resource_of(Mix mix);

/// The id of the number that the limit of a mix follows from: "mem_thru" of DRAM.
[[nodiscard]] std::string parameter_of(const Limit& limit, Mix mix);

/// What limits a mix where its formulas (core/model/kernel_model.h) name the bound.
[[nodiscard]] Limit limit_of(Bottleneck bound, Mix mix);
/// Of four things, of latency, the other instruction, arithmetic and issue, the one that belongs to
/// a limit of a mix; `bottleneck_words` in answers.
template <class T> [[nodiscard]] T of_mix(const Limit& limit, const std::array<T, 4>& each) {
  if (limit.kind != Limit::Kind::resource)
    return each[0];
  return limit.resource == Resource::issue  ? each[3]
         : limit.resource == Resource::fp32 ? each[2]
                                            : each[1];
}

} // namespace loom
