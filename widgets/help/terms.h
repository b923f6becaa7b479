#pragma once

/// The glossary as the window speaks it: which term a text on the screen is, and what it says of
/// it.

#include "core/glossary/glossary.h"

#include <QString>

#include <vector>

namespace loom {

/// Every entry, in the glossary's order. Parsed when first asked for.
[[nodiscard]] const std::vector<glossary::Entry>& glossary_entries();
/// The entry of this id; nullptr when there is none.
[[nodiscard]] const glossary::Entry* glossary_entry(const QString& id);

/// The entry that explains a text as it stands on the screen, in English or in the language that
/// is spoken: a term, a symbol, a parameter, the head of a column with its unit. nullptr for what
/// is no term.
[[nodiscard]] const glossary::Entry* term_of(const QString& text);

/// The longest term of `text` that covers the character at `place`; nullptr when none does.
[[nodiscard]] const glossary::Entry* term_at(const QString& text, qsizetype place);

/// The longest term anywhere in `text`; nullptr where there is none.
[[nodiscard]] const glossary::Entry* term_in(const QString& text);

/// What the entry is called, and its definition, in the language that is spoken.
[[nodiscard]] QString term_name(const glossary::Entry& entry);
[[nodiscard]] QString term_definition(const glossary::Entry& entry);
/// Both as rich text, the source below.
[[nodiscard]] QString term_html(const glossary::Entry& entry);

} // namespace loom
