#pragma once

/// Family files: gpus/families/<name>.family.json, the GPUs of one chip generation in one file.
///
/// What the generation's SMs share stands once; each member adds its own numbers. A number may
/// stand bare where `columns` says its unit, source and status, and a source that begins with
/// '@' names one of `sources`: "@list, row GTX 970". A member's fact replaces the shared one. Once
/// read, every number is a whole Fact.

#include "core/gpu/gpu_spec.h"

#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// The members of one family file, in its order, each a GPU like one from a file of its own.
/// `file` is named in errors. bad_input for malformed JSON, duplicate or unknown keys, wrong
/// units, values out of range, a number without source or status, an unknown '@' source, an id
/// that occurs twice.
[[nodiscard]] Result<std::vector<GpuSpec>> family_from_json(std::string_view text,
                                                            const std::string& file);
/// Every problem of a family file, not only the first; empty when there is none.
[[nodiscard]] std::vector<Error> lint_family(std::string_view text, const std::string& file);

} // namespace loom
