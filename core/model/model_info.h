#pragma once

/// What to tell of a model beside its curve.

#include <string_view>

namespace loom {

/// English, for the widgets to translate.
struct ModelInfo {
  std::string_view id;         ///< on the command line and in files: "hong-kim"
  std::string_view name;       ///< "Hong-Kim 2009"
  std::string_view citation;   ///< authors, title, year
  std::string_view leaves_out; ///< one sentence
  /// Why the equations are not its authors' own, where it is a stand-in; else empty.
  std::string_view stand_in;
};

} // namespace loom
