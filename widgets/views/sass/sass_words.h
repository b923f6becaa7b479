#pragma once

/// Control codes and loops in words.

#include "core/figure/role.h"
#include "core/sass/study.h"
#include "core/scenario/listing_gpu.h"
#include "core/why/section.h"

#include <QString>

namespace loom {

struct Architecture;

/// Its name; "no GPU" where none is chosen.
[[nodiscard]] QString gpu_words(const GpuSpec& gpu);
/// "00c0".
[[nodiscard]] QString address_words(const sass::Function& function, std::size_t instruction);

/// "0, 2" for the bits of a mask, the first bit being `first`.
[[nodiscard]] QString bits(unsigned mask, int first, const QString& between = QStringLiteral(", "));

/// "575", or "≥ 9" where it may be later.
[[nodiscard]] QString cycle_words(const sass::Issue& issue);

/// The fields of a control code, each in a sentence without an end.
[[nodiscard]] QString stall_words(const sass::Study& study, std::size_t instruction);
[[nodiscard]] QString yield_words(const sass::Study& study, std::size_t instruction);
[[nodiscard]] QString write_barrier_words(const sass::Study& study, std::size_t instruction);
[[nodiscard]] QString read_barrier_words(const sass::Study& study, std::size_t instruction);
/// With the instructions that set the barriers.
[[nodiscard]] QString wait_words(const sass::Study& study, std::size_t instruction);
[[nodiscard]] QString reuse_words(const sass::Study& study, std::size_t instruction);
/// When and where it issues, and what held it back.
[[nodiscard]] QString issue_words(const sass::Study& study, std::size_t instruction);
/// Why it may issue later than in its cycle: "latency not known: RTX 3080 10GB has no mem_lat".
/// With `asked` its numbers are marked for asking where they come from.
[[nodiscard]] QString later_words(const sass::Study& study, const sass::Uncertain& uncertain,
                                  bool asked = false);
/// Names of the GPU's numbers that are missing, "mem_lat, mem_thru".
[[nodiscard]] QString fact_names(const std::vector<FactKey>& missing);
/// What of its reads is not proved; empty where all is.
[[nodiscard]] QString unproven_words(const sass::Study& study, std::size_t instruction);
/// All of these, a line each, the instruction first.
[[nodiscard]] QString line_words(const sass::Study& study, std::size_t instruction);

/// The same in one line as short as can be: what says "none" is left out.
[[nodiscard]] QString line_readout(const sass::Study& study, std::size_t instruction);

/// The colour of a class of instructions.
[[nodiscard]] Role class_role(sass::OpcodeClass opcode_class);
/// The colour of a barrier.
[[nodiscard]] Role barrier_role(int barrier);

/// "loop 00c0 to 0130".
[[nodiscard]] QString loop_title(const sass::Function& function, const sass::LoopSummary& loop);
/// "chase, sm_86".
[[nodiscard]] QString function_title(const sass::Function& function);
/// What limits a loop, or at −1 each warp from start to end, and what is assumed for that; and
/// where its numbers come from.
struct VerdictWords {
  QString html;
  why::Section section;
};
[[nodiscard]] VerdictWords verdict_words(const sass::Study& study, int loop);

/// What a function and, at `loop` ≥ 0, one of its loops amount to, as rich text; a link
/// "line:INSTRUCTION" at each instruction that is spoken of. `verdict` in it. `on` is the study's
/// GPU, `scenario` what the sliders show.
[[nodiscard]] QString card_html(const sass::Study& study, int loop, const QString& verdict,
                                const ListingGpu& on, const Scenario& scenario);

} // namespace loom
