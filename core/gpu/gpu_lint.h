#pragma once

/// What is wrong with GPU files beyond their form: facts that contradict each other, a GPU that
/// stands in two files.

#include "core/gpu/catalogue.h"

namespace loom {

/// Every problem of a GPU file: its form, then each contradiction among its facts.
[[nodiscard]] std::vector<Error> lint_gpu_file(std::string_view text, const std::string& file);

/// Every problem of a family file: its form, contradictions within each member, and members that
/// have a file of their own in the catalogue.
[[nodiscard]] std::vector<Error> lint_family_file(std::string_view text, const std::string& file,
                                                  const Catalogue& catalogue);

/// Every problem of the files that the catalogue carries, and of all of them together: a file not
/// named after its GPU or architecture, a GPU in two families, a compute capability in two
/// architectures, and what core/gpu/relations.h holds together.
[[nodiscard]] std::vector<Error> lint_catalogue(const Catalogue& catalogue);

} // namespace loom
