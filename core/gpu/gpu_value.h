#pragma once

/// A GPU inside another JSON document: shared by GPU files and by scenarios that carry a GPU.

#include "core/gpu/gpu_spec.h"
#include "core/text/json_fwd.h"
#include "core/text/json_writer.h"

namespace loom {

/// Reads a GPU; worth using only when no problem was added.
[[nodiscard]] GpuSpec read_gpu(const json::Value& value, const std::string& pointer,
                               json::Problems& problems);
/// Writes a GPU as the next value.
void write_gpu(JsonWriter& writer, const GpuSpec& gpu);

/// Writes a number, or a word, with where it is from as the next value.
void write_fact(JsonWriter& writer, const Fact& fact, std::string_view unit,
                JsonWriter::Layout layout);
void write_fact(JsonWriter& writer, const WordFact& fact, JsonWriter::Layout layout);

} // namespace loom
