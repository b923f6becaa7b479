#pragma once

/// The works behind a figure's sources: for captions and as BibTeX.

#include <string>
#include <vector>

namespace loom {

/// One work, with the places in it that the sources name.
struct CitedWork {
  std::string key;                 ///< for \cite: "volkov2016"
  std::string words;               ///< as the sources begin: "V. Volkov, Understanding ..."
  std::string type, fields;        ///< of its BibTeX entry
  std::vector<std::string> places; ///< "§4.1"; distinct, may be empty
};

/// The works that `sources` (of a Figure) name, each once, in their order. A source of nobody's
/// list becomes an entry of the author, the title and the year that its words say.
[[nodiscard]] std::vector<CitedWork> cited_works(const std::vector<std::string>& sources);

/// Several files of bibtex() as one that has each work once, with all places: BibTeX refuses a
/// repeated entry.
[[nodiscard]] std::string joined_bibtex(const std::vector<std::string>& files);

/// The works as a .bib file; the places stand in comments.
[[nodiscard]] std::string bibtex(const std::vector<CitedWork>& works);

} // namespace loom
