#include "core/profile/join.h"

#include "core/profile/loop_of.h"

#include <algorithm>
#include <map>

namespace loom::profile {

namespace {

/// "LDG" of "@!P0 LDG.E.128 R4, [R2.64]".
std::string_view opcode_in(std::string_view text) {
  if (text.starts_with('@'))
    text.remove_prefix(std::min(text.find(' '), text.size()));
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  return text.substr(0, text.find_first_of(" ."));
}

bool same_code(const sass::Function& one, const sass::Function& other) {
  return std::ranges::equal(
      one.instructions, other.instructions, {},
      [](const sass::Instruction& each) { return opcode_in(each.text); },
      [](const sass::Instruction& each) { return opcode_in(each.text); });
}

} // namespace

std::vector<std::optional<std::size_t>> pages_of(std::span<const Launch> launches,
                                                 std::span<const SourceLaunch> pages) {
  std::map<std::string, std::vector<std::size_t>> of_kernel;
  for (std::size_t i = 0; i < pages.size(); ++i)
    of_kernel[short_name(pages[i].kernel)].push_back(i);
  std::map<std::string, std::size_t> seen;
  std::vector<std::optional<std::size_t>> places;
  for (const Launch& launch : launches) {
    const std::string name = short_name(launch.kernel);
    const auto& of = of_kernel[name];
    const std::size_t place = seen[name]++;
    places.push_back(place < of.size() ? std::optional(of[place]) : std::nullopt);
  }
  return places;
}

bool add_listing(SampledCode& code, std::span<const sass::Function> functions) {
  const auto found = std::ranges::find_if(
      functions, [&code](const sass::Function& each) { return same_code(each, code.function); });
  if (found == functions.end())
    return false;
  const std::string name = code.function.name;
  code.function = *found;
  code.function.name = name;
  return true;
}

} // namespace loom::profile
