#include "core/document/file_kind.h"

#include "core/profile/file_reader.h"
#include "core/sass/control.h"
#include "core/sass/reader.h"
#include "core/sim/measured_trace.h"

#include <algorithm>

namespace loom {

namespace {

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool is_kernel(std::string_view text) {
  constexpr std::string_view bitcode{"BC\xc0\xde", 4};
  return text.starts_with(bitcode) || (has(text, ".version ") && has(text, ".target sm_")) ||
         (has(text, "target triple") && has(text, "nvptx")) || has(text, "__global__");
}

bool is_listing(std::string_view text) {
  if (has(text, "code for sm_") || has(text, "/*0000*/") || has(text, "/*0008*/"))
    return true;
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    if (sass::has_fields(line))
      return true;
  }
  return false;
}

} // namespace

FileKind kind_of_file(std::string_view beginning) {
  if (profile::begins_profile(beginning))
    return FileKind::profile;
  if (sass::begins_binary(beginning))
    return FileKind::machine_code;
  if (begins_trace(beginning))
    return FileKind::trace;
  // Scenarios and figures hold any text.
  if (beginning.starts_with('{') || has(beginning, "LatencyLoom") || has(beginning, "latencyloom"))
    return FileKind::other;
  return is_kernel(beginning)    ? FileKind::kernel
         : is_listing(beginning) ? FileKind::machine_code
                                 : FileKind::other;
}

} // namespace loom
