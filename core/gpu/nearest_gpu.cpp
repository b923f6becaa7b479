#include "core/gpu/nearest_gpu.h"

#include "core/base/nearest.h"
#include "core/base/pieces.h"

#include <algorithm>
#include <array>
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

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Runs of letters and digits, in small letters: "rtx", "3080", "12", "gb".
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  bool apart = true;
  for (char c : text) {
    c = lower(c);
    const bool counts = (c >= 'a' && c <= 'z') || is_digit(c);
    // A letter after a digit goes on ("4070ti"), a digit after a letter begins a word.
    if (counts && (apart || (is_digit(c) && !is_digit(words.back().back()))))
      words.emplace_back();
    if (counts)
      words.back() += c;
    apart = !counts;
  }
  return words;
}

std::string joined(std::string_view name) {
  std::string text;
  for (const std::string& word : words_of(name))
    text += word;
  return text;
}

/// Without maker and series.
std::vector<std::string> bare_words(std::string_view name) {
  constexpr std::array<std::string_view, 13> series{"nvidia", "geforce", "tesla",   "quadro", "gtx",
                                                    "rtx",    "gts",     "gt",      "gpu",    "amd",
                                                    "radeon", "rx",      "instinct"};
  std::vector<std::string> words = words_of(name);
  std::erase_if(words, [&](const std::string& word) {
    return std::ranges::find(series, word) != series.end();
  });
  return words;
}

std::string bare(std::string_view name) {
  std::string text;
  for (const std::string& word : bare_words(name))
    text += word;
  return text;
}

std::string_view without_brackets(std::string_view name) { return name.substr(0, name.find('(')); }

/// The same without brackets and without the size of memory: "80 GB", "12gb".
std::string short_name(std::string_view name) {
  std::string text;
  const std::vector<std::string> words = bare_words(without_brackets(name));
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool size = i > 0 && is_digit(words[i].front());
    if (size && i + 1 < words.size() && words[i + 1] == "gb")
      ++i;
    else if (!(size && words[i].ends_with("gb")))
      text += words[i];
  }
  return text;
}

/// Whether `whole` begins with `part`, not in the middle of a number.
bool begins(const std::string& whole, const std::string& part) {
  return whole.starts_with(part) &&
         !(whole.size() > part.size() && is_digit(part.back()) && is_digit(whole[part.size()]));
}

/// Far where one of the names has no number.
double difference(double a, double b) {
  const double apart = std::abs(a - b);
  return std::isnan(apart) ? std::numeric_limits<double>::infinity() : apart;
}

} // namespace

NamedGpus gpus_named(std::string_view text, std::span<const GpuPtr> gpus) {
  NamedGpus found;
  const std::string whole = joined(text), part = bare(text);
  if (part.empty() || text.size() > longest_id)
    return found;
  const auto take = [&](const auto& fits) {
    for (const GpuPtr& gpu : gpus)
      if (fits(*gpu))
        found.ids.push_back(gpu->id);
    return !found.ids.empty();
  };
  found.sure = (take([&](const GpuSpec& gpu) {
                  return joined(gpu.id) == whole || joined(gpu.name) == whole;
                }) ||
                take([&](const GpuSpec& gpu) {
                  return bare(gpu.id) == part || bare(gpu.name) == part ||
                         bare(without_brackets(gpu.name)) == part;
                }) ||
                take([&](const GpuSpec& gpu) {
                  return short_name(gpu.id) == part || short_name(gpu.name) == part;
                })) &&
               found.ids.size() == 1;
  (void)(!found.ids.empty() || take([&](const GpuSpec& gpu) {
    return begins(joined(gpu.id), whole) || begins(joined(gpu.name), whole) ||
           begins(bare(gpu.name), part);
  }) || take([&](const GpuSpec& gpu) {
    return whole.size() > 2 && std::ranges::none_of(whole, is_digit) &&
           joined(gpu.name).find(whole) != std::string::npos;
  }));
  return found;
}

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
    return std::tuple(edit_distance(id, each), family_of(each) != family_of(id),
                      difference(number, number_of(each)),
                      ids.begin() - std::ranges::find(ids, each));
  });
  const Result<GpuPtr> found = catalogue.find(*least);
  return found ? *found : nullptr;
}

} // namespace loom
