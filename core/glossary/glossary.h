#pragma once

/// The glossary: every term of the window in two sentences, with its source, in English and in
/// further languages that the program speaks.
///
/// The text of resources/glossary, an entry a paragraph, a member a line:
///
///     # alpha
///     also: α; arithmetic_intensity
///     see: cusp; mix
///     source: Volkov 2016, §4.1
///     en: arithmetic intensity; intensity | Adds per load. It says what a kernel mostly does.
///     zh_CN: 算术强度 | ...
///     ru: арифметическая интенсивность; интенсивности | ...
///
/// Before the bar stands the field's standard term, behind it other forms that a sentence uses.

#include "core/base/result.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace loom::glossary {

struct Words {
  std::string term;               ///< as the field says
  std::vector<std::string> forms; ///< the same term inflected, or shortened
  std::string definition;         ///< two sentences
};

struct Entry {
  std::string id;
  std::vector<std::string> also; ///< symbols, parameters and columns that it explains, in English
  std::vector<std::string> see;  ///< ids of entries nearby
  std::string source;            ///< document and section
  std::map<std::string, Words, std::less<>> by_language{};

  /// In this language ("en", "zh_CN", "ru"), else in English.
  [[nodiscard]] const Words& in(std::string_view language) const;
};

/// Every entry, in the order of the text. bad_input with the line for a member that is unknown,
/// missing or empty, for an id that stands twice and for a `see` that leads nowhere.
[[nodiscard]] Result<std::vector<Entry>> read_glossary(std::string_view text,
                                                       const std::string& file);

} // namespace loom::glossary
