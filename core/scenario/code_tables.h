#pragma once

/// Verdicts over machine code as text and JSON: parts of the answers of core/scenario/sass_json.h.

#include "core/code/code_verdict.h"
#include "core/text/json_writer.h"

namespace loom {

/// Of an instruction, as listings write it: "01a0".
[[nodiscard]] std::string address_of(const sass::Function& function, std::size_t instruction);

/// "the A100", or "no GPU" where none is chosen (core/sass/gpu_choice.h).
[[nodiscard]] std::string named(const GpuSpec& gpu);

/// A whole function is judged where it has no loop, or somebody launches it.
[[nodiscard]] bool is_whole_asked(const sass::Analysis& analysis, const CodeAsked& asked);

/// Lines "  limit ..." and on, the assumptions counted at the end.
/// "  assumed, 2     the first", a line each.
[[nodiscard]] std::string assumed_text(const std::vector<Message>& assumptions);
[[nodiscard]] std::string verdict_text(const CodeModel& model, const GpuSpec& gpu,
                                       std::optional<std::size_t> loop, const CodeAsked& asked);
/// The name of the limit once latency is hidden; empty where no rate is known.
[[nodiscard]] std::string_view peak_limit_word(const LoopEvaluation& at);
/// The member "loop".
void write_code_verdict(JsonWriter& json, const sass::Function& function, const CodeModel& model,
                        const Result<CodeVerdict>& verdict, const CodeAsked& asked);

} // namespace loom
