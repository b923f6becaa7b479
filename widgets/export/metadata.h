#pragma once

/// What an exported figure says about itself, the same in every format.

#include "widgets/export/exporter.h"

namespace loom {

struct Metadata {
  QByteArray document; ///< the scenario file as it would be saved
  QByteArray scenario; ///< the same in one line, without newline
  QString sha256;      ///< of `scenario`, hexadecimal
  QString title, description;
  QByteArray json; ///< everything, one JSON object with the scenario as member "scenario"
};
[[nodiscard]] Metadata make_metadata(const Figure& figure, const Document& document,
                                     const Catalogue& catalogue, const ExportSpec& spec);
/// The member sha256 alone.
[[nodiscard]] QString scenario_sha256(const Document& document, const Catalogue& catalogue);
/// "LatencyLoom 0.1.0".
[[nodiscard]] QString creator();
/// The footer line: model, GPU, version, beginning of the scenario's hash.
[[nodiscard]] QString footer_line(const Document& document, const Metadata& metadata);

} // namespace loom
