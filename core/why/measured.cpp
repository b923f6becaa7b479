#include "core/why/measured.h"

namespace loom::why {

Section explain_measured_set(const MeasuredSet& set, const std::string& prefix) {
  Section section{prefix + "set", LOOM_TEXT("Measured points"), {}};
  const bool imported = !set.sha256.empty();
  const Message file = verbatim(set.name + (imported ? ", SHA-256 " + set.sha256 : "") +
                                (set.source.empty() ? "" : ": " + set.source));
  const Text choice =
      imported ? LOOM_TEXT("chosen with the import") : LOOM_TEXT("of the GPU's file");
  section.keep(found({.id = prefix + "points",
                      .name = LOOM_TEXT("measured points"),
                      .symbol = "N_points",
                      .unit = "points",
                      .value = static_cast<double>(set.data.points.size() + set.data.needed.size()),
                      .method = LOOM_TEXT("counted"),
                      .source = file},
                     {}));
  section.keep(given({.id = prefix + "ilp",
                      .name = LOOM_TEXT("independent instruction chains per warp"),
                      .symbol = "K",
                      .value = static_cast<double>(set.ilp),
                      .source = choice}));
  section.keep(given({.id = prefix + "extra_arithmetic",
                      .name = LOOM_TEXT("arithmetic instructions beyond the file's α"),
                      .symbol = "α_extra",
                      .value = set.extra_arithmetic,
                      .source = choice}));
  if (imported)
    section.keep(found({.id = prefix + "bytes",
                        .name = LOOM_TEXT("length of the file"),
                        .symbol = "N_bytes",
                        .unit = "bytes",
                        .value = static_cast<double>(set.bytes),
                        .method = LOOM_TEXT("counted"),
                        .source = file},
                       {}));
  return section;
}

} // namespace loom::why
