#include "app/remedies.h"

#include "core/gpu/catalogue.h"

#include <algorithm>
#include <array>

namespace loom {

namespace {

/// A sentence of core and the one of the command line, with the same values.
struct Remedy {
  Text said;
  std::string_view here;
};
constexpr std::array remedies{
    Remedy{unknown_gpu, "unknown GPU %1; 'latencyloom gpus' lists them"},
};

} // namespace

std::string english_here(const Message& message) {
  if (message.text().english.empty())
    return message.words();
  std::vector<std::string> values;
  for (const Message& value : message.values())
    values.push_back(english_here(value));
  const auto remedy = std::ranges::find(remedies, message.text(), &Remedy::said);
  return filled(remedy == remedies.end() ? message.text().english : remedy->here, values);
}

} // namespace loom
