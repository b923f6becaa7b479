#pragma once

/// Warps that were measured to be needed (core/study/needed_warps.h) against what models say of
/// them, a dot a case.

#include "core/figure/plot_data.h"
#include "core/study/needed_warps.h"

#include <QString>

namespace loom {

/// What one model says of every case.
struct NeededAnswers {
  std::size_t model = 0; ///< index into model_table()
  std::vector<std::optional<double>> predicted;
};
[[nodiscard]] NeededAnswers needed_answers(const std::vector<NeededCase>& cases, std::size_t model);

/// Predicted over measured warps of each model, with the line where they are equal and the band
/// that is within one warp of each of four schedulers. What a model was fitted to stands pale.
[[nodiscard]] Panel needed_panel(const std::vector<NeededCase>& cases,
                                 const std::vector<NeededAnswers>& models);
/// The same of one model, with how often it is right as the title.
[[nodiscard]] Panel needed_panel_of(const std::vector<NeededCase>& cases,
                                    const NeededAnswers& answers);
/// How often each model is within one warp a scheduler, and its worst case.
[[nodiscard]] Table needed_table(const std::vector<NeededCase>& cases,
                                 const std::vector<NeededAnswers>& models);

/// The figure without its plot.
[[nodiscard]] Figure needed_description(const std::vector<NeededCase>& cases,
                                        const std::vector<NeededAnswers>& models);

/// "RTX 4070, FADD, ILP 2: predicted 8, measured 12 warps/SM".
[[nodiscard]] QString needed_words(const NeededCase& measured, double predicted);

} // namespace loom
