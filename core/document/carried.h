#pragma once

/// What figures, links and pages carry of a document.

#include "core/document/document.h"

namespace loom {

/// All but the machine code of a user's kernels that a profile keeps: only the document's own file
/// has it.
[[nodiscard]] Document carried(Document document);

} // namespace loom
