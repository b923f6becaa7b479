#include "core/sass/find_function.h"

#include <algorithm>

namespace loom::sass {

namespace {

std::optional<std::size_t> first(const Listing& listing, const auto& is) {
  const auto found = std::ranges::find_if(listing.functions, is);
  if (found == listing.functions.end())
    return std::nullopt;
  return static_cast<std::size_t>(found - listing.functions.begin());
}

std::string long_name(const Function& function) { return function.name + ", " + function.arch; }

} // namespace

std::string function_key(const Listing& listing, std::size_t index) {
  const Function& function = listing.functions[index];
  return find_function(listing, function.name) == index ? function.name : long_name(function);
}

std::optional<std::size_t> find_function(const Listing& listing, const std::string& key) {
  if (const auto named = first(listing, [&](const Function& each) { return each.name == key; }))
    return named;
  return first(listing, [&](const Function& each) { return long_name(each) == key; });
}

std::optional<std::size_t> function_typed(const Listing& listing, const std::string& name) {
  if (const auto found = find_function(listing, name))
    return found;
  const std::string mangled = "_Z" + std::to_string(name.size()) + name;
  return first(listing, [&](const Function& each) {
    return !name.empty() && each.name.starts_with(mangled);
  });
}

} // namespace loom::sass
