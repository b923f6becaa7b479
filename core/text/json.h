#pragma once

/// Reading JSON that people wrote: a strict parser and a reader that finds every problem.
/// The only users of nlohmann-json are the files of this folder.

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loom::json {

using Value = nlohmann::json;

/// Parses one JSON text. bad_input with line and column for wrong syntax, with a JSON pointer for
/// duplicate keys; also for more than 1 MiB or 64 levels, NaN, Infinity and numbers that no
/// double can hold.
[[nodiscard]] Result<Value> parse(std::string_view text, const std::string& file);

/// `text` in single quotes, shortened where it is long.
[[nodiscard]] std::string in_quotes(std::string_view text);
/// `pointer` with one more reference token, escaped as RFC 6901 says.
[[nodiscard]] std::string deeper(const std::string& pointer, std::string_view key);

/// The problems of one file, in the order found.
class Problems {
public:
  explicit Problems(std::string file) : file_(std::move(file)) {}
  void add(const std::string& pointer, Message detail);
  [[nodiscard]] bool empty() const { return list_.empty(); }
  [[nodiscard]] const std::vector<Error>& list() const { return list_; }
  [[nodiscard]] const std::string& file() const { return file_; }

private:
  std::string file_;
  std::vector<Error> list_;
};

/// What a number in a file has to be.
struct NumberRule {
  double min = 0, max = 0; ///< inclusive
  bool whole = false;      ///< only whole numbers
  std::string_view unit{}; ///< for messages; may be empty
  bool infinity = false;   ///< "inf" is accepted too
  std::string_view id{};   ///< the parameter whose range it is; may be empty
};
/// "0 to 1024 warps/SM", for messages.
[[nodiscard]] Message describe(const NumberRule& rule);
/// The number in `value`; else a problem that names the rule.
[[nodiscard]] std::optional<double> number(const Value& value, const std::string& pointer,
                                           const NumberRule& rule, Problems& problems);

/// An element of an array with its pointer.
struct Element {
  const Value& value;
  std::string at;
};

/// What is said of a name of several lines.
inline constexpr Text not_one_line = LOOM_TEXT("expected one line without control characters");

/// Reads the members of one object. Each get names a key that is allowed; finish() reports the
/// keys that no get has named.
class Members {
public:
  /// A problem when `value` is no object; every get then finds nothing, silently.
  Members(const Value& value, std::string pointer, Problems& problems);

  /// The member, nullptr when absent.
  const Value* get(std::string_view key);
  /// The member; a problem when absent.
  const Value* require(std::string_view key);
  /// A text, at most `longest` bytes; a problem when it is something else.
  std::optional<std::string> text(std::string_view key, std::size_t longest = 4096);
  /// The same; a problem also when it is absent or empty.
  std::string required_text(std::string_view key, std::size_t longest = 4096);
  /// A name: a text of one line (is_one_line() in core/base/utf8.h). Who writes one writes
  /// one_line() of it, as names of files may hold anything.
  std::optional<std::string> line(std::string_view key, std::size_t longest = 4096);
  std::string required_line(std::string_view key, std::size_t longest = 4096);
  std::optional<double> number(std::string_view key, const NumberRule& rule);
  /// Nothing when absent, a problem when it is neither true nor false.
  std::optional<bool> flag(std::string_view key);
  /// The index of one of `names`; nothing when absent, a problem when something else.
  std::optional<std::size_t> choice(std::string_view key, std::span<const std::string_view> names);
  /// The same; a problem also when it is absent.
  std::optional<std::size_t> required_choice(std::string_view key,
                                             std::span<const std::string_view> names);
  /// An array of at most `most` elements; nullptr when absent, a problem when something else.
  const Value* array(std::string_view key, std::size_t most);
  /// The elements of such an array; none when absent.
  std::vector<Element> elements(std::string_view key, std::size_t most);
  /// Reports unknown keys, naming the nearest known ones; or, where `ignored` is given, only
  /// lists their pointers there.
  void finish(std::vector<std::string>* ignored = nullptr);

  [[nodiscard]] std::string pointer(std::string_view key) const { return deeper(pointer_, key); }
  [[nodiscard]] bool is_object() const { return object_ != nullptr; }

private:
  const Value* object_ = nullptr;
  std::string pointer_;
  Problems& problems_;
  std::vector<std::string> known_;
};

/// Reads one of `names`; a problem naming them (and the nearest) otherwise.
[[nodiscard]] std::optional<std::size_t> one_of(const Value& value, const std::string& pointer,
                                                std::span<const std::string_view> names,
                                                Problems& problems);

/// A version "MAJOR.MINOR" as this program reads it.
enum class VersionCheck { same, newer_minor, refused };
/// Checks `format` and `version`; problems for another format, a malformed version or a newer
/// major one.
[[nodiscard]] VersionCheck check_version(Members& members, std::string_view format, int major,
                                         int minor, Problems& problems);

/// What read(value, problems) makes of a whole text; the first problem where there is one.
template <class Read>
[[nodiscard]] auto read_whole(std::string_view text, const std::string& file, const Read& read)
    -> Result<decltype(read(Value(), std::declval<Problems&>()))> {
  const Result<Value> value = parse(text, file);
  if (!value)
    return tl::unexpected(value.error());
  Problems problems(file);
  auto result = read(*value, problems);
  if (!problems.empty())
    return tl::unexpected(problems.list().front());
  return result;
}
/// All problems of it.
template <class Read>
[[nodiscard]] std::vector<Error> lint_whole(std::string_view text, const std::string& file,
                                            const Read& read) {
  const Result<Value> value = parse(text, file);
  if (!value)
    return {value.error()};
  Problems problems(file);
  (void)read(*value, problems);
  return problems.list();
}

} // namespace loom::json
