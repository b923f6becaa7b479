#pragma once

/// How much room a text takes in a document's file, which is read up to a size.

#include "core/text/json_writer.h"

namespace loom {

/// Bytes of a text as JSON writes it: quotes, backslashes, line ends and bytes that are no UTF-8
/// take more than one each.
[[nodiscard]] inline std::size_t size_in_json(std::string_view text) {
  return JsonWriter(-1).text(text).str().size();
}

} // namespace loom
