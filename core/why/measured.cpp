#include "core/why/measured.h"

#include "core/why/parts.h"

namespace loom::why {

Section explain_measured_set(const MeasuredSet& set, const std::string& prefix) {
  Section section{prefix + "set", LOOM_TEXT("Measured points"), {}};
  const bool imported = !set.sha256.empty();
  const Message file = verbatim(set.name + (imported ? ", SHA-256 " + set.sha256 : "") +
                                (set.source.empty() ? "" : ": " + set.source));
  const Text choice =
      imported ? LOOM_TEXT("chosen with the import") : LOOM_TEXT("of the GPU's file");
  section.keep(counted(prefix + "points", LOOM_TEXT("measured points"), "N_points", "points",
                       static_cast<double>(set.data.points.size() + set.data.needed.size()),
                       LOOM_TEXT("counted"), {}, file));
  section.keep(given(prefix + "ilp", LOOM_TEXT("independent instruction chains per warp"), "K", "",
                     static_cast<double>(set.ilp), choice));
  section.keep(given(prefix + "extra_arithmetic",
                     LOOM_TEXT("arithmetic instructions beyond the file's α"), "α_extra", "",
                     set.extra_arithmetic, choice));
  if (imported)
    section.keep(counted(prefix + "bytes", LOOM_TEXT("length of the file"), "N_bytes", "bytes",
                         static_cast<double>(set.bytes), LOOM_TEXT("counted"), {}, file));
  return section;
}

} // namespace loom::why
