#pragma once

/// The profile that a document looks at, and its launch: member "profile" of its file.

#include "core/profile/reader.h"
#include "core/text/held_text.h"
#include "core/text/json_fwd.h"

#include <span>
#include <string>

namespace loom {

namespace profile {

/// Limit on the text of a profile that a document holds, bytes in its file.
inline constexpr std::size_t max_profile_text = std::size_t{192} << 10;

/// The launches as a raw export in base units, with what Reader keeps of them.
[[nodiscard]] std::string export_text(std::span<const Launch> launches);

/// Those of the launches that a document has room for, in their order: the longest, where not all
/// have.
[[nodiscard]] std::vector<Launch> held_launches(std::vector<Launch> launches,
                                                std::size_t room = max_profile_text);

} // namespace profile

struct ProfilePart {
  std::string shipped{};    ///< one that comes with the program; empty where text is, or nothing
  std::string title{};      ///< of the text, for people: a file's name
  HeldText text{};          ///< as export_text() has it, at most max_profile_text
  std::size_t left_out = 0; ///< launches of the export that are not in the text
  int launch = 0;           ///< the one that is shown, from 0
  std::string gpu{};        ///< the id of the GPU in place of the one that the profile names
  bool operator==(const ProfilePart&) const = default;
};

/// Reads it; missing keys take their defaults. `ignored` as in json::Members::finish.
void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, ProfilePart& part);
/// Writes it as the value of a key; what is the default is left out.
void write_part(JsonWriter& writer, const ProfilePart& part);

} // namespace loom
