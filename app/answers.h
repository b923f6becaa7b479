#pragma once

/// Parts that several answers share.

#include "core/scenario/scenario.h"
#include "core/text/json_writer.h"

namespace loom {

/// "latencyloom": version, as every JSON answer begins.
void write_version(JsonWriter& writer);
/// α as a number, or the text "inf".
void write_alpha(JsonWriter& writer, double alpha);
/// "parameters": the numbers that the scenario's mix uses.
void write_parameters(JsonWriter& writer, const Scenario& scenario);

} // namespace loom
