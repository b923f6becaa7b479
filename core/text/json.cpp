#include "core/text/json.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/text/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace loom::json {

namespace {

/// More would only repeat one mistake, and a hostile file could ask for millions.
constexpr std::size_t most_problems = 100;

const char* kind_of(const Value& value) {
  switch (value.type()) {
  case Value::value_t::null:
    return "null";
  case Value::value_t::boolean:
    return "true or false";
  case Value::value_t::string:
    return "text";
  case Value::value_t::array:
    return "a list";
  case Value::value_t::object:
    return "an object";
  default:
    return "a number";
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

void Problems::add(const std::string& pointer, Message detail, std::vector<NamedLimit> limits) {
  if (list_.size() < most_problems)
    list_.push_back({ErrorCode::bad_input,
                     std::move(detail),
                     {.file = file_, .pointer = pointer},
                     std::move(limits)});
}

std::string describe(const NumberRule& rule) {
  std::string text = rule.whole ? "a whole number from " : "a number from ";
  text += shortest(rule.min) + " to " + shortest(rule.max);
  if (!rule.unit.empty())
    text += " " + std::string(rule.unit);
  if (rule.infinity)
    text += ", or \"inf\"";
  return text;
}

namespace {
std::vector<NamedLimit> ends_of(const NumberRule& rule) {
  if (rule.id.empty())
    return {};
  const std::string id(rule.id);
  return {{shortest(rule.min), id + ".least"}, {shortest(rule.max), id + ".most"}};
}
} // namespace

std::optional<double> number(const Value& value, const std::string& pointer, const NumberRule& rule,
                             Problems& problems) {
  if (rule.infinity && value.is_string() && value.get_ref<const std::string&>() == "inf")
    return std::numeric_limits<double>::infinity();
  if (!value.is_number()) {
    problems.add(pointer,
                 std::string("expected ") + describe(rule) + ", found " +
                     (value.is_string() ? "the text " + in_quotes(value.get<std::string>())
                                        : std::string(kind_of(value))),
                 ends_of(rule));
    return {};
  }
  const double found = value.get<double>();
  if (!(found >= rule.min && found <= rule.max) || (rule.whole && std::trunc(found) != found)) {
    problems.add(pointer, "expected " + describe(rule) + ", found " + shortest(found),
                 ends_of(rule));
    return {};
  }
  return found + 0.0; // a negative zero becomes zero
}

Members::Members(const Value& value, std::string pointer, Problems& problems)
    : pointer_(std::move(pointer)), problems_(problems) {
  if (value.is_object())
    object_ = &value;
  else
    problems.add(pointer_, std::string("expected an object {...}, found ") + kind_of(value));
}

const Value* Members::get(std::string_view key) {
  known_.emplace_back(key);
  if (!object_)
    return nullptr;
  const auto found = object_->find(known_.back());
  return found == object_->end() ? nullptr : &*found;
}

const Value* Members::require(std::string_view key) {
  const Value* value = get(key);
  if (!value && object_)
    problems_.add(pointer_, "the key " + in_quotes(key) + " is missing");
  return value;
}

std::optional<std::string> Members::text(std::string_view key, std::size_t longest) {
  const Value* value = get(key);
  if (!value)
    return {};
  if (!value->is_string()) {
    problems_.add(pointer(key), std::string("expected text, found ") + kind_of(*value));
    return {};
  }
  const auto& text = value->get_ref<const std::string&>();
  if (text.size() > longest) {
    problems_.add(pointer(key), "expected text of at most " + std::to_string(longest) +
                                    " bytes, found " + std::to_string(text.size()));
    return {};
  }
  return text;
}

std::string Members::required_text(std::string_view key, std::size_t longest) {
  if (!require(key))
    return {};
  const std::size_t before = problems_.list().size();
  std::string result = text(key, longest).value_or("");
  if (result.empty() && problems_.list().size() == before)
    problems_.add(pointer(key), "expected text, found an empty one");
  return result;
}

std::optional<double> Members::number(std::string_view key, const NumberRule& rule) {
  const Value* value = get(key);
  return value ? json::number(*value, pointer(key), rule, problems_) : std::nullopt;
}

const Value* Members::array(std::string_view key, std::size_t most) {
  const Value* value = get(key);
  if (!value)
    return nullptr;
  if (!value->is_array()) {
    problems_.add(pointer(key), std::string("expected a list [...], found ") + kind_of(*value));
    return nullptr;
  }
  if (value->size() > most) {
    problems_.add(pointer(key), "expected at most " + std::to_string(most) + " entries, found " +
                                    std::to_string(value->size()));
    return nullptr;
  }
  return value;
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
    std::string hint = did_you_mean(key, known_).english();
    if (hint.empty()) {
      hint = "; known keys:";
      for (const std::string& known : known_)
        hint += " " + known;
    }
    problems_.add(pointer(key), "unknown key " + in_quotes(key) + hint);
  }
}

std::optional<std::size_t> one_of(const Value& value, const std::string& pointer,
                                  std::span<const std::string_view> names, Problems& problems) {
  const std::vector<std::string> known(names.begin(), names.end());
  std::string list;
  for (const std::string& name : known)
    list += (list.empty() ? "" : ", ") + name;
  if (!value.is_string()) {
    problems.add(pointer, "expected one of " + list + ", found " + kind_of(value));
    return {};
  }
  const auto& text = value.get_ref<const std::string&>();
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) {
    problems.add(pointer, "expected one of " + list + ", found " + in_quotes(text) +
                              did_you_mean(text, known).english());
    return {};
  }
  return static_cast<std::size_t>(found - names.begin());
}

VersionCheck check_version(Members& members, std::string_view format, int major, int minor,
                           Problems& problems) {
  const std::string found_format = members.required_text("format");
  if (!found_format.empty() && found_format != format)
    problems.add(members.pointer("format"),
                 "expected " + in_quotes(format) + ", found " + in_quotes(found_format));
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
    problems.add(members.pointer("version"),
                 "expected a version such as '" + ours + "', found " + in_quotes(version));
    return VersionCheck::refused;
  }
  if (found_major > major) {
    problems.add(members.pointer("version"),
                 "the file is of version " + version + " and this program reads up to version " +
                     std::to_string(major) + ".x; a newer LatencyLoom opens it");
    return VersionCheck::refused;
  }
  return found_minor > minor ? VersionCheck::newer_minor : VersionCheck::same;
}

} // namespace loom::json
