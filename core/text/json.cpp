#include "core/text/json.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/text/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace loom::json {

namespace {

/// More would only repeat one mistake, and a hostile file could ask for millions.
constexpr std::size_t most_problems = 100;

Text kind_of(const Value& value) {
  switch (value.type()) {
  case Value::value_t::null:
    return LOOM_TEXT("null");
  case Value::value_t::boolean:
    return LOOM_TEXT("true or false");
  case Value::value_t::string:
    return LOOM_TEXT("text");
  case Value::value_t::array:
    return LOOM_TEXT("a list");
  case Value::value_t::object:
    return LOOM_TEXT("an object");
  default:
    return LOOM_TEXT("a number");
  }
}

} // namespace

std::string in_quotes(std::string_view text) {
  constexpr std::size_t longest = 60;
  if (text.size() <= longest)
    return "'" + std::string(text) + "'";
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
    --end; // not in the middle of a character
  return "'" + std::string(text.substr(0, end)) + "...'";
}

std::string deeper(const std::string& pointer, std::string_view key) {
  std::string result = pointer + "/";
  for (const char c : key.substr(0, 200)) {
    if (c == '~')
      result += "~0";
    else if (c == '/')
      result += "~1";
    else
      result += c;
  }
  return result;
}

void Problems::add(const std::string& pointer, Message detail) {
  if (list_.size() < most_problems)
    list_.push_back({ErrorCode::bad_input, std::move(detail), {.file = file_, .pointer = pointer}});
}

Message describe(const NumberRule& rule) {
  const auto end = [&rule](double value, const char* which) -> Message {
    return verbatim(shortest(value), rule.id.empty() ? "" : std::string(rule.id) + which);
  };
  const Message least = end(rule.min, ".least"), most = end(rule.max, ".most");
  const Message last = rule.unit.empty() ? most : LOOM_TEXT("%1 %2")(most, rule.unit);
  return (rule.whole      ? LOOM_TEXT("a whole number from %1 to %2")
          : rule.infinity ? LOOM_TEXT("a number from %1 to %2, or \"inf\"")
                          : LOOM_TEXT("a number from %1 to %2"))(least, last);
}

std::optional<double> number(const Value& value, const std::string& pointer, const NumberRule& rule,
                             Problems& problems) {
  if (rule.infinity && value.is_string() && value.get_ref<const std::string&>() == "inf")
    return std::numeric_limits<double>::infinity();
  if (!value.is_number()) {
    problems.add(pointer,
                 expected_found(describe(rule), value.is_string()
                                                    ? LOOM_TEXT("the text %1")(in_quotes(
                                                          value.get_ref<const std::string&>()))
                                                    : kind_of(value)));
    return {};
  }
  const double found = value.get<double>();
  if (!(found >= rule.min && found <= rule.max) || (rule.whole && std::trunc(found) != found)) {
    problems.add(pointer, expected_found(describe(rule), found));
    return {};
  }
  return found + 0.0; // a negative zero becomes zero
}

Members::Members(const Value& value, std::string pointer, Problems& problems)
    : pointer_(std::move(pointer)), problems_(problems) {
  if (value.is_object())
    object_ = &value;
  else
    problems.add(pointer_, LOOM_TEXT("expected an object {...}, found %1")(kind_of(value)));
}

const Value* Members::get(std::string_view key) {
  if (std::ranges::find(known_, key) == known_.end())
    known_.emplace_back(key);
  if (!object_)
    return nullptr;
  const auto found = object_->find(std::string(key));
  return found == object_->end() ? nullptr : &*found;
}

const Value* Members::require(std::string_view key) {
  const Value* value = get(key);
  if (!value && object_)
    problems_.add(pointer_, LOOM_TEXT("the key %1 is missing")(in_quotes(key)));
  return value;
}

std::optional<std::string> Members::text(std::string_view key, std::size_t longest) {
  const Value* value = get(key);
  if (!value)
    return {};
  if (!value->is_string()) {
    problems_.add(pointer(key), LOOM_TEXT("expected text, found %1")(kind_of(*value)));
    return {};
  }
  const auto& text = value->get_ref<const std::string&>();
  if (text.size() > longest) {
    problems_.add(pointer(key),
                  LOOM_TEXT("expected text of at most %1 bytes, found %2")(longest, text.size()));
    return {};
  }
  return text;
}

std::optional<std::string> Members::line(std::string_view key, std::size_t longest) {
  std::optional<std::string> line = text(key, longest);
  if (line && !is_one_line(*line)) {
    problems_.add(pointer(key), not_one_line);
    return {};
  }
  return line;
}

std::string Members::required_line(std::string_view key, std::size_t longest) {
  std::string line = required_text(key, longest);
  if (is_one_line(line))
    return line;
  problems_.add(pointer(key), not_one_line);
  return {};
}

std::string Members::required_text(std::string_view key, std::size_t longest) {
  if (!require(key))
    return {};
  const std::size_t before = problems_.list().size();
  std::string result = text(key, longest).value_or("");
  if (result.empty() && problems_.list().size() == before)
    problems_.add(pointer(key), LOOM_TEXT("expected text, found an empty one"));
  return result;
}

std::optional<double> Members::number(std::string_view key, const NumberRule& rule) {
  const Value* value = get(key);
  return value ? json::number(*value, pointer(key), rule, problems_) : std::nullopt;
}

std::optional<bool> Members::flag(std::string_view key) {
  const Value* value = get(key);
  if (value && value->is_boolean())
    return value->get<bool>();
  if (value)
    problems_.add(pointer(key), LOOM_TEXT("expected true or false"));
  return {};
}

std::optional<std::size_t> Members::choice(std::string_view key,
                                           std::span<const std::string_view> names) {
  const Value* value = get(key);
  return value ? one_of(*value, pointer(key), names, problems_) : std::nullopt;
}

std::optional<std::size_t> Members::required_choice(std::string_view key,
                                                    std::span<const std::string_view> names) {
  return require(key) ? choice(key, names) : std::nullopt;
}

const Value* Members::array(std::string_view key, std::size_t most) {
  const Value* value = get(key);
  if (!value)
    return nullptr;
  if (!value->is_array()) {
    problems_.add(pointer(key), LOOM_TEXT("expected a list [...], found %1")(kind_of(*value)));
    return nullptr;
  }
  if (value->size() > most) {
    problems_.add(pointer(key),
                  LOOM_TEXT("expected at most %1 entries, found %2")(most, value->size()));
    return nullptr;
  }
  return value;
}

std::vector<Element> Members::elements(std::string_view key, std::size_t most) {
  std::vector<Element> all;
  const std::string at = pointer(key);
  if (const Value* list = array(key, most))
    for (const Value& value : *list)
      all.push_back({value, deeper(at, std::to_string(all.size()))});
  return all;
}

void Members::finish(std::vector<std::string>* ignored) {
  if (!object_)
    return;
  for (const auto& [key, value] : object_->items()) {
    if (std::ranges::find(known_, key) != known_.end())
      continue;
    if (ignored) {
      if (ignored->size() < most_problems)
        ignored->push_back(pointer(key));
      continue;
    }
    std::string names;
    for (const std::string& known : known_)
      names += (names.empty() ? "" : " ") + known;
    const Message hint = did_you_mean(key, known_);
    problems_.add(pointer(key),
                  hint.empty() ? LOOM_TEXT("unknown key %1; known keys: %2")(in_quotes(key), names)
                               : LOOM_TEXT("unknown key %1%2")(in_quotes(key), hint));
  }
}

std::optional<std::size_t> one_of(const Value& value, const std::string& pointer,
                                  std::span<const std::string_view> names, Problems& problems) {
  const std::vector<std::string> known(names.begin(), names.end());
  std::string list;
  for (const std::string& name : known)
    list += (list.empty() ? "" : ", ") + name;
  if (!value.is_string()) {
    problems.add(pointer, LOOM_TEXT("expected one of %1, found %2")(list, kind_of(value)));
    return {};
  }
  const auto& text = value.get_ref<const std::string&>();
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) {
    problems.add(pointer, LOOM_TEXT("expected one of %1, found %2%3")(list, in_quotes(text),
                                                                      did_you_mean(text, known)));
    return {};
  }
  return static_cast<std::size_t>(found - names.begin());
}

VersionCheck check_version(Members& members, std::string_view format, int major, int minor,
                           Problems& problems) {
  const std::string found_format = members.required_text("format");
  if (!found_format.empty() && found_format != format)
    problems.add(members.pointer("format"),
                 expected_found(in_quotes(format), in_quotes(found_format)));
  const std::string version = members.required_text("version");
  if (version.empty())
    return VersionCheck::refused;

  int found_major = 0;
  int found_minor = 0;
  const char* end = version.data() + version.size();
  const auto [dot, status] = std::from_chars(version.data(), end, found_major);
  bool valid = status == std::errc() && dot != end && *dot == '.' && found_major > 0;
  if (valid) {
    const auto [last, minor_status] = std::from_chars(dot + 1, end, found_minor);
    valid = minor_status == std::errc() && last == end && found_minor >= 0;
  }
  const std::string ours = std::to_string(major) + "." + std::to_string(minor);
  if (!valid) {
    problems.add(members.pointer("version"), LOOM_TEXT("expected a version such as %1, found %2")(
                                                 in_quotes(ours), in_quotes(version)));
    return VersionCheck::refused;
  }
  if (found_major > major) {
    problems.add(members.pointer("version"),
                 LOOM_TEXT("the file is of version %1 and this program reads up to version %2; a "
                           "newer LatencyLoom opens it")(version, std::to_string(major) + ".x"));
    return VersionCheck::refused;
  }
  return found_minor > minor ? VersionCheck::newer_minor : VersionCheck::same;
}

} // namespace loom::json
