#pragma once

/// Figures, links and pages carry less of a document than its file does.

#include "core/document/document.h"

namespace loom {

/// The document without the machine code of a user's kernels that a profile keeps: only the
/// document's own file has that.
[[nodiscard]] Document carried(Document document);

} // namespace loom
