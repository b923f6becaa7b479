#pragma once

/// The listings that tests read.

#include "core/sass/reader.h"
#include "core/text/text.h"

#include <gtest/gtest.h>

#include <string_view>

namespace loom::sass {

/// A file of the source folder.
inline std::string source_text(const std::string& path) {
  auto text = read_file(LOOM_SOURCE_DIR "/" + path);
  EXPECT_TRUE(text) << path;
  return text ? *std::move(text) : std::string();
}

inline Listing source_listing(const std::string& path) {
  auto listing = read_listing(source_text(path), path);
  EXPECT_TRUE(listing) << to_line(listing.error());
  return listing ? *std::move(listing) : Listing();
}

/// The function of that name; the listing's first where there is none.
inline const Function& function_named(const Listing& listing, std::string_view name) {
  for (const Function& function : listing.functions)
    if (function.name == name)
      return function;
  ADD_FAILURE() << "no function " << name;
  return listing.functions.front();
}

} // namespace loom::sass
