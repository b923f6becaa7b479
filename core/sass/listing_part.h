#pragma once

/// The listing of machine code that a document looks at, its function and its loop: member
/// "listing" of its file.

#include "core/sass/instruction.h"
#include "core/text/held_text.h"
#include "core/text/json_fwd.h"

#include <memory>
#include <optional>

namespace loom {

namespace sass {

/// The shipped listing that a document begins with, and its function: a loop that waits for memory.
inline constexpr auto first_shipped = "listings_sm_86", first_function = "chase";
/// Limit on the text of a listing that a document holds, bytes in its file.
inline constexpr std::size_t max_listing_text = std::size_t{216} << 10;

/// Code of a listing. Files are not referred to: a document holds their text.
struct Source {
  std::string shipped = first_shipped; ///< one that comes with the program; empty where text is
  std::string title{};                 ///< of the text, for people: a file's name
  HeldText text{};                     ///< as ListingReader reads it, at most max_listing_text
  /// A listing that is larger: a file has only the function that is chosen of it. Else null.
  std::shared_ptr<const Listing> whole{};
  bool operator==(const Source&) const = default;
};

/// A function as a listing of its own, in CuAssembler's form: names, labels and control codes, no
/// encodings.
[[nodiscard]] std::string listing_text(const Function& function);

} // namespace sass

struct ListingPart {
  sass::Source source{};
  std::string function = sass::first_function; ///< empty: the first
  /// Place among the function's loops, −1 for none; nothing: the first that has no other inside.
  std::optional<int> loop{};
  /// A listing whose function stands beside it; nothing where the function stands alone.
  std::optional<sass::Source> beside{};
  std::string beside_function{};
  /// Scheduled for the scenario's GPU, whatever its architecture; else for that only where it is of
  /// the function's (core/scenario/listing_gpu.h).
  bool scenario_gpu = false;
  bool operator==(const ListingPart&) const = default;
};

/// Reads it; missing keys take their defaults. `ignored` as in json::Members::finish.
[[nodiscard]] ListingPart read_listing_part(const json::Value& value, const std::string& pointer,
                                            json::Problems& problems,
                                            std::vector<std::string>* ignored);
/// Writes it as the value of a key; what is the default is left out.
void write_listing_part(JsonWriter& writer, const ListingPart& part);
/// Whether a file can hold it: a chosen function may be larger than max_listing_text.
[[nodiscard]] bool fits_in_file(const ListingPart& part);

} // namespace loom
