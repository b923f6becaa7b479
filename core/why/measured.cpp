#include "core/why/measured.h"

namespace loom::why {

Section explain_measured_set(const MeasuredSet& set, const std::string& prefix) {
  Section section{prefix + "set", "Measured points", {}};
  const bool imported = !set.sha256.empty();
  const std::string file = set.name + (imported ? ", SHA-256 " + set.sha256 : "") +
                           (set.source.empty() ? "" : ": " + set.source);
  const std::string choice = imported ? "chosen with the import" : "of the GPU's file";
  section.keep(found({.id = prefix + "points",
                      .name = "measured points",
                      .symbol = "N_points",
                      .unit = "points",
                      .value = static_cast<double>(set.data.points.size()),
                      .method = "counted",
                      .source = file},
                     {}));
  section.keep(given({.id = prefix + "ilp",
                      .name = "independent instruction chains per warp",
                      .symbol = "K",
                      .value = static_cast<double>(set.ilp),
                      .source = choice}));
  section.keep(given({.id = prefix + "extra_arithmetic",
                      .name = "arithmetic instructions beyond the file's α",
                      .symbol = "α_extra",
                      .value = set.extra_arithmetic,
                      .source = choice}));
  if (imported)
    section.keep(found({.id = prefix + "bytes",
                        .name = "length of the file",
                        .symbol = "N_bytes",
                        .unit = "bytes",
                        .value = static_cast<double>(set.bytes),
                        .method = "counted",
                        .source = file},
                       {}));
  return section;
}

} // namespace loom::why
