#pragma once

/// Parts that several answers share.

#include "core/model/loop.h"
#include "core/text/json_writer.h"

#include <functional>
#include <string>

namespace loom {

class ResolvedScenario;
struct Scenario;

/// An answer as JSON: an object that begins with "latencyloom", the version, and has what `write`
/// adds.
[[nodiscard]] std::string json_answer(const std::function<void(JsonWriter&)>& write);
/// "gpu" and "mix", or "loop".
void write_workload(JsonWriter& writer, const Scenario& scenario);
/// "parameters": the numbers that the scenario's mix uses.
void write_parameters(JsonWriter& writer, const ResolvedScenario& scenario);

/// Writes what the bounds say of a loop, of instructions or a mix: "throughput", "resources",
/// "binding", "unpriced", "assumed", "needed", "in_flight" by class and "bytes_in_flight".
/// `in_flight` adds members to that object.
void write_evaluation(JsonWriter& writer, const LoopNumbers& loop, const LoopEvaluation& result,
                      const std::function<void()>& in_flight = {});
/// "throughput_range": between what it lies while numbers that have a range are anywhere in it,
/// null where none has one.
void write_throughput_range(JsonWriter& writer, const ResolvedScenario& scenario);
/// Warps needed along α, where the loop has one: "limits", where they go at its ends, and "cusps",
/// their peaks, null and empty where it has none.
void write_turns(JsonWriter& writer, const LoopNumbers& loop);

} // namespace loom
