#pragma once

/// What the models of both tables of GPUs say of a cell beyond what Qt asks for.

#include <Qt>

namespace loom {

enum GpuCellRole {
  exact_role = Qt::UserRole, ///< QString: the text in full digits, for copying
  plain_role,                ///< QString: the text without marks, for figures
  words_role,                ///< QString: all that is known of the cell, in lines
  source_role,               ///< QString: of a fact; else empty
  status_role,               ///< int of FactStatus where the cell is a fact; else invalid
  strong_role,               ///< bool: in bold
  faint_role,                ///< bool: stands back
};

} // namespace loom
