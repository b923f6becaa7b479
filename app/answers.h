#pragma once

/// Parts that several answers share.

#include "core/text/json_writer.h"

#include <functional>
#include <string>

namespace loom {

class ResolvedScenario;
struct Scenario;

/// An answer as JSON: an object that begins with "latencyloom", the version, and has what `write`
/// adds.
[[nodiscard]] std::string json_answer(const std::function<void(JsonWriter&)>& write);
/// "gpu" and "mix".
void write_gpu_and_mix(JsonWriter& writer, const Scenario& scenario);
/// "parameters": the numbers that the scenario's mix uses.
void write_parameters(JsonWriter& writer, const ResolvedScenario& scenario);

} // namespace loom
