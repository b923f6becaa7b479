#pragma once

/// The sections of explain(); each is empty where the scenario cannot compute it.

#include "core/gpu/traced_fact.h"
#include "core/model/thesis.h"
#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace loom::why {

inline constexpr Text occupancy_source{
    "cuda_occupancy.h of CUDA 13.0; NVIDIA's occupancy spreadsheet for compute capability 1.x and "
    "2.x"};

/// What a user chose on a slider: alpha, warps, ilp, target. Its symbol is that of the thesis.
[[nodiscard]] QuantityPtr chosen(const Scenario& scenario, std::string_view parameter);
/// A hardware parameter as the model uses it, null where no source gives it.
[[nodiscard]] QuantityPtr hardware(const ResolvedScenario& scenario, Hardware parameter);
/// A fact of the scenario's GPU, null where it is absent.
[[nodiscard]] QuantityPtr fact_of_gpu(const Scenario& scenario, FactKey key);

/// Quantities by the members that most have; what they do not say stays empty. One that was counted
/// or found in a run rests on `inputs` where they are known.
[[nodiscard]] QuantityPtr given(std::string id, Message name, std::string symbol, std::string unit,
                                double value, Message source = {},
                                std::optional<FactStatus> status = {}, Message note = {});
[[nodiscard]] QuantityPtr computed(std::string id, Message name, std::string symbol,
                                   std::string unit, const Traced& formula, Message source = {},
                                   Message condition = {});
[[nodiscard]] QuantityPtr counted(std::string id, Message name, std::string symbol,
                                  std::string unit, double value, Message how,
                                  std::vector<QuantityPtr> inputs = {}, Message source = {});

/// The bound model at the operating point.
[[nodiscard]] std::vector<QuantityPtr> kernel_quantities(const ResolvedScenario& scenario);
[[nodiscard]] std::vector<QuantityPtr> saturation_quantities(const ResolvedScenario& scenario);
/// Warps needed against α: its ends and its cusp.
[[nodiscard]] std::vector<QuantityPtr> cusp_quantities(const ResolvedScenario& scenario);
/// Occupancy of the launch, and its waves.
[[nodiscard]] std::vector<QuantityPtr> launch_quantities(const ResolvedScenario& scenario);
/// What the launch is worth to the kernel, and the nearest launches with other blocks per SM.
[[nodiscard]] std::vector<QuantityPtr> launch_worth_quantities(const ResolvedScenario& scenario);
[[nodiscard]] std::vector<QuantityPtr> launch_change_quantities(const ResolvedScenario& scenario);
/// The prior models: throughput, and warps that each says are needed.
[[nodiscard]] std::vector<QuantityPtr> model_quantities(const ResolvedScenario& scenario);
[[nodiscard]] std::vector<QuantityPtr> model_needs(const ResolvedScenario& scenario);
/// The default of explain_sensitivity().
[[nodiscard]] std::vector<QuantityPtr> sensitivity_quantities(const ResolvedScenario& scenario);
[[nodiscard]] std::vector<QuantityPtr> roofline_quantities(const ResolvedScenario& scenario);
/// How much of each limit the kernel takes.
[[nodiscard]] std::vector<QuantityPtr> use_quantities(const ResolvedScenario& scenario);
/// The GPU as its file has it, with ids that begin with "gpu.".
[[nodiscard]] std::vector<QuantityPtr> history_quantities(const ResolvedScenario& scenario);
[[nodiscard]] std::vector<QuantityPtr> gpu_quantities(const ResolvedScenario& scenario);
[[nodiscard]] std::vector<QuantityPtr> global_access_quantities(const ResolvedScenario& scenario);
[[nodiscard]] std::vector<QuantityPtr> shared_access_quantities(const ResolvedScenario& scenario);
[[nodiscard]] std::vector<QuantityPtr> divergence_quantities(const ResolvedScenario& scenario);
/// Ranges of parameters, limits of a launch, and core/why/limits.h.
[[nodiscard]] std::vector<QuantityPtr> limit_quantities(const ResolvedScenario& scenario);

} // namespace loom::why
