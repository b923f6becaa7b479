#pragma once

/// What to tell of a model beside its curve.

#include "core/base/message.h"

#include <string_view>

namespace loom {

struct ModelInfo {
  std::string_view id;       ///< on the command line and in files: "hong-kim"
  Text name;                 ///< "Hong-Kim 2009"
  std::string_view citation; ///< authors, title, year
  Text leaves_out;           ///< one sentence
  /// Why the equations are not its authors' own, where it is a stand-in; else empty.
  Text stand_in;
};

} // namespace loom
