#pragma once

/// GPU files: gpus/<id>.json and the user's own.

#include "core/gpu/gpu_spec.h"

#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// Parses one GPU file. `file` is named in errors. bad_input for malformed JSON, duplicate or
/// unknown keys (the nearest is named), wrong units, values out of range, a missing source.
[[nodiscard]] Result<GpuSpec> gpu_from_json(std::string_view text, const std::string& file);
/// Every problem of a GPU file, not only the first; empty when there is none.
[[nodiscard]] std::vector<Error> lint_gpu(std::string_view text, const std::string& file);
/// The file form, keys in a stable order, two spaces of indentation, a final newline.
[[nodiscard]] std::string gpu_to_json(const GpuSpec& gpu);

} // namespace loom
