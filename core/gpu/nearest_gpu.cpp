#include "core/gpu/nearest_gpu.h"

#include "core/base/nearest.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <tuple>

namespace loom {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::size_t longest_id = 64, longest_number = 9;

std::string_view family_of(std::string_view id) { return id.substr(0, id.find_first_of(digits)); }

/// The first number in a name; NaN without one, or of one that is none.
double number_of(std::string_view id) {
  const std::size_t begin = id.find_first_of(digits);
  const std::string_view number =
      begin == std::string_view::npos
          ? std::string_view()
          : id.substr(begin, id.find_first_not_of(digits, begin) - begin);
  if (number.empty() || number.size() > longest_number)
    return std::numeric_limits<double>::quiet_NaN();
  return std::stod(std::string(number));
}

/// Far where one of the names has no number.
double difference(double a, double b) {
  const double apart = std::abs(a - b);
  return std::isnan(apart) ? std::numeric_limits<double>::infinity() : apart;
}

} // namespace

GpuPtr nearest_gpu(std::string_view id, const Catalogue& catalogue) {
  if (id.size() > longest_id)
    return nullptr;
  const std::vector<std::string> ids = catalogue.ids(); // oldest first
  std::vector<std::string> near = nearest(id, ids, ids.size());
  if (const std::string_view family = family_of(id); near.empty() && !family.empty())
    std::ranges::copy_if(ids, std::back_inserter(near),
                         [family](const std::string& each) { return family_of(each) == family; });
  if (near.empty())
    return nullptr;
  const double number = number_of(id);
  const auto least = std::ranges::min_element(near, {}, [&](const std::string& each) {
    return std::tuple(edit_distance(id, each), difference(number, number_of(each)),
                      ids.begin() - std::ranges::find(ids, each));
  });
  const Result<GpuPtr> found = catalogue.find(*least);
  return found ? *found : nullptr;
}

} // namespace loom
