#pragma once

/// Names, badges and colours of the models (core/scenario/models.h) beside their curves.

#include "core/document/view_parts.h"
#include "core/figure/role.h"
#include "core/scenario/models.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace loom {

/// The bounds, gradual saturation, the CUDA guide and Hong and Kim.
[[nodiscard]] std::vector<std::size_t> default_models();

/// In full, and as short as a label beside a curve has to be.
[[nodiscard]] QString model_name(std::size_t model);
[[nodiscard]] QString short_model_name(std::size_t model);
/// What it leaves out in two or three words each, "substitute" last where it is one.
[[nodiscard]] QStringList model_badges(std::size_t model);
/// "Leaves out: ..." with the citation, and why it is a stand-in where it is one.
[[nodiscard]] QString model_sentence(std::size_t model);
/// Why the model's equations are not its authors' own; empty where they are.
[[nodiscard]] QString stand_in_words(std::size_t model);
/// "Hong-Kim 2009: S. Hong and H. Kim, ...; ..." of several.
[[nodiscard]] QString citations(const std::vector<std::size_t>& models);

/// A role for each of `shown` (at most most_models_shown), all different. A model keeps its own
/// unless another one that is shown before it has it.
[[nodiscard]] std::vector<Role> model_roles(const std::vector<std::size_t>& shown);

} // namespace loom
