#pragma once

/// The language of the program's words. One list of texts serves window and figures: the same
/// English means the same wherever it is said (a disambiguation tells two meanings apart).
/// Numbers, units, ids and names of files are the same in every language.

#include "core/base/result.h"

#include <QString>

#include <string_view>
#include <vector>

namespace loom {

struct Language {
  QString id;       ///< as `--lang` takes it: "en", "zh_CN", "ru"
  QString own_name; ///< what those who speak it call it
};
/// All of them, English first.
[[nodiscard]] const std::vector<Language>& languages();

/// The id of the system's language if the program speaks it, else "en".
[[nodiscard]] QString system_language();

/// From now on every text is said in this language; what was said before stays. Needs a
/// QGuiApplication. Answers with a warning where no font has the language's characters, else with
/// nothing. bad_argument, naming all ids, for a language that the program does not speak.
Result<QString> speak(const QString& id);

/// From now on texts name the parts of a GPU as its vendor does (core/gpu/vendor_words.h).
void speak_of(const std::string& compute_capability);

/// The id of the language that is spoken now.
[[nodiscard]] QString spoken_language();

/// Speaks another language while it lives: for what is to be said in one other than the window's,
/// a figure for example.
class Speaking {
public:
  /// Empty: goes on in the language that is spoken.
  explicit Speaking(const QString& id);
  ~Speaking();
  Q_DISABLE_COPY_MOVE(Speaking)

private:
  QString before_;
};

/// What core says in English, in the language that is spoken.
[[nodiscard]] QString said(std::string_view english);

} // namespace loom
