#include "core/model/loop_label.h"

#include "core/base/number.h"
#include "core/trace/quantity.h"

#include <algorithm>
#include <vector>

namespace loom {

template <class Number>
std::string item_label(const LoopNumbersOf<Number>& loop, std::size_t item) {
  const std::string& name = loop.items[item].name;
  std::vector<double> bytes; // of all with the name
  std::size_t number = 0;    // of the item among them
  for (std::size_t i = 0; i < loop.items.size(); ++i)
    if (loop.items[i].name == name) {
      bytes.push_back(why::value_of(loop.items[i].bytes));
      if (i == item)
        number = bytes.size();
    }
  if (bytes.size() == 1)
    return name;
  const double own = bytes[number - 1];
  std::ranges::sort(bytes);
  return std::ranges::adjacent_find(bytes) != bytes.end() ? name + " #" + std::to_string(number)
                                                          : name + " (" + shortest(own) + " B)";
}

template std::string item_label(const LoopNumbers&, std::size_t);
template std::string item_label(const LoopNumbersOf<why::Traced>&, std::size_t);

} // namespace loom
