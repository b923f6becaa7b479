#include "core/glossary/glossary.h"

#include "core/base/pieces.h"

#include <algorithm>
#include <array>
#include <utility>

namespace loom::glossary {

namespace {

constexpr std::array<std::string_view, 3> languages{"en", "zh_CN", "ru"};

/// The parts between separators; those that are empty are left out.
std::vector<std::string> parts(std::string_view text, char separator) {
  std::vector<std::string> all;
  while (!text.empty())
    if (const auto part = trimmed(take_until(text, separator)); !part.empty())
      all.emplace_back(part);
  return all;
}

class Reader {
public:
  explicit Reader(const std::string& file) : file_(file) {}

  bool line(std::string_view text) {
    ++line_;
    text = trimmed(text);
    if (text.empty())
      return true;
    if (text.front() == '#')
      return begin(trimmed(text.substr(1)));
    const std::size_t colon = text.find(':');
    if (entries_.empty() || colon == std::string_view::npos)
      return refuse(LOOM_TEXT("expected '# ID' or 'MEMBER: TEXT'"));
    return member(text.substr(0, colon), trimmed(text.substr(colon + 1)));
  }

  Result<std::vector<Entry>> end() {
    for (std::size_t i = 0; error_.detail.empty() && i < entries_.size(); ++i) {
      line_ = lines_[i];
      complete(entries_[i]);
    }
    if (!error_.detail.empty())
      return tl::unexpected(error_);
    return std::move(entries_);
  }

private:
  bool refuse(Message detail) {
    error_ = {ErrorCode::bad_input, std::move(detail), {.file = file_, .line = line_, .column = 1}};
    return false;
  }
  [[nodiscard]] bool known(std::string_view id) const {
    return std::ranges::find(entries_, id, &Entry::id) != entries_.end();
  }
  bool begin(std::string_view id) {
    if (id.empty() || known(id))
      return refuse(id.empty() ? LOOM_TEXT("expected an id behind '#'")
                               : LOOM_TEXT("there is an entry '%1' already")(id));
    entries_.push_back({std::string(id), {}, {}, {}});
    lines_.push_back(line_);
    return true;
  }
  bool member(std::string_view name, std::string_view text) {
    Entry& entry = entries_.back();
    if (std::ranges::find(languages, name) != languages.end())
      return words(entry.by_language[std::string(name)], text);
    if (name == "also")
      entry.also = parts(text, ';');
    else if (name == "see")
      entry.see = parts(text, ';');
    else if (name == "source")
      entry.source = text;
    else
      return refuse(LOOM_TEXT("expected also, see, source, en, zh_CN or ru, found '%1'")(name));
    return true;
  }
  bool words(Words& words, std::string_view text) {
    const std::size_t bar = text.find('|');
    if (bar == std::string_view::npos)
      return refuse(LOOM_TEXT("expected 'TERM | DEFINITION'"));
    words.forms = parts(text.substr(0, bar), ';');
    words.definition = trimmed(text.substr(bar + 1));
    if (words.forms.empty() || words.definition.empty())
      return refuse(LOOM_TEXT("expected a term before '|' and its definition behind it"));
    words.term = words.forms.front();
    words.forms.erase(words.forms.begin());
    return true;
  }
  void complete(const Entry& entry) {
    if (!entry.by_language.contains("en"))
      refuse(LOOM_TEXT("'%1' is not said in English")(entry.id));
    if (entry.source.empty())
      refuse(LOOM_TEXT("'%1' has no source")(entry.id));
    for (const std::string& other : entry.see)
      if (!known(other))
        refuse(LOOM_TEXT("'%1' sends to '%2', which is no entry")(entry.id, other));
  }

  const std::string& file_;
  int line_ = 0;
  std::vector<Entry> entries_;
  std::vector<int> lines_; ///< where each entry begins
  Error error_;
};

} // namespace

const Words& Entry::in(std::string_view language) const {
  const auto found = by_language.find(language);
  return found != by_language.end() ? found->second : by_language.at("en");
}

Result<std::vector<Entry>> read_glossary(std::string_view text, const std::string& file) {
  Reader reader(file);
  while (!text.empty())
    if (!reader.line(take_line(text)))
      break;
  return reader.end();
}

} // namespace loom::glossary
