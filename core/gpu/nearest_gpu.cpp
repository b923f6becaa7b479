#include "core/gpu/nearest_gpu.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
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
constexpr std::size_t longest_id = 64, longest_name = 100, longest_number = 9;

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

bool all_digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, is_digit);
}

bool among(std::string_view word, std::span<const std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

/// A run of letters and digits, in small letters.
struct NameWord {
  std::string text;
  bool in_brackets = false;
};

std::vector<NameWord> name_words(std::string_view text) {
  std::vector<NameWord> words;
  bool apart = true, brackets = false;
  for (char c : text) {
    c = lower(c);
    if (c == '(' || c == ')')
      brackets = c == '(';
    if (c == '+') // a GTX+ is another card
      words.push_back({"plus", brackets});
    const bool counts = (c >= 'a' && c <= 'z') || is_digit(c);
    if (counts && apart)
      words.push_back({{}, brackets});
    if (counts)
      words.back().text += c;
    apart = !counts;
  }
  return words;
}

std::string joined(std::string_view name) {
  std::string text;
  for (const NameWord& word : name_words(name))
    text += word.text;
  return text;
}

constexpr std::array<std::string_view, 7> series_words{"rtx", "gtx",    "gts",   "gt",
                                                       "rx",  "quadro", "jetson"};
constexpr std::array<std::string_view, 16> empty_words{
    "nvidia", "grid", "corporation", "amd",     "geforce",     "tesla", "radeon",     "instinct",
    "gpu",    "card", "graphics",    "edition", "workstation", "nvgpu", "collectors", "generation"};
constexpr std::array<std::string_view, 3> laptop_words{"laptop", "notebook", "mobile"};

/// A name in its parts.
struct NameParts {
  std::string model;                 ///< joined
  std::vector<std::string> series{}; ///< as they stand
  std::optional<double> gigabytes{};
  std::string form{};   ///< "sxm4", "sxm", "pcie"
  std::string memory{}; ///< kind: "hbm3"
};

bool is_form(std::string_view word) {
  // There is a V100 SXM3 too, whose memory is faster than that of the other V100.
  constexpr std::array<std::string_view, 7> forms{"sxm",  "sxm2", "sxm4", "sxm5",
                                                  "sxm6", "pcie", "oam"};
  return among(word, forms);
}

bool is_memory(std::string_view word) {
  constexpr std::array<std::string_view, 4> kinds{"hbm", "gddr", "ddr", "lpddr"};
  return std::ranges::any_of(kinds, [word](std::string_view kind) {
    return word.size() > kind.size() && word.starts_with(kind) && is_digit(word[kind.size()]);
  });
}

/// "80" of "80gb", "80gib" and "80g".
std::optional<double> size_in(std::string_view word) {
  const std::string_view unit = word.substr(std::min(word.find_first_not_of(digits), word.size()));
  const std::string_view number = word.substr(0, word.size() - unit.size());
  if (number.empty() || number.size() > 4 || (unit != "gb" && unit != "gib" && unit != "g"))
    return std::nullopt;
  return std::stod(std::string(number));
}

/// Without the letter of a board's cooling: "k20" of "k20c", "k20x" of "k20xm".
std::string without_cooling(std::string model) {
  for (const std::string_view board : {"k20x", "k20", "k40"})
    for (const std::string_view cooling : {"c", "m", "s", "st", "t", "d"})
      if (model == std::string(board) + std::string(cooling))
        return std::string(board);
  return model;
}

/// The parts of a name; words in brackets that are none of the others belong to the model where
/// `brackets`.
NameParts parts_of(std::string_view name, bool brackets = true) {
  NameParts parts;
  std::vector<NameWord> words = name_words(name);
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string word = words[i].text;
    if (i > 0 && i + 1 < words.size() && all_digits(word) &&
        (words[i + 1].text == "gb" || words[i + 1].text == "gib")) {
      word += words[i + 1].text;
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    const auto series = std::ranges::find_if(series_words, [&](std::string_view each) {
      return word == each ||
             (word.size() > each.size() && word.starts_with(each) && is_digit(word[each.size()]));
    });
    if (series != series_words.end()) {
      parts.series.emplace_back(*series);
      word.erase(0, series->size()); // "gtx980"
    }
    if (word.empty() || among(word, empty_words))
      continue;
    if (const auto size = i > 0 ? size_in(word) : std::nullopt)
      parts.gigabytes = size;
    else if (is_form(word))
      parts.form = word;
    else if (is_memory(word))
      parts.memory = word;
    else if ((word == "ac" || word == "lc") && !parts.form.empty())
      continue; // how a board is cooled: "B300 SXM6 AC"
    else if (brackets || !words[i].in_brackets)
      parts.model += among(word, laptop_words) ? "laptop" : word;
  }
  parts.model = without_cooling(std::move(parts.model));
  return parts;
}

/// What stands on the label of a device.
NameParts device_parts(std::string_view name) {
  NameParts parts = parts_of(name);
  // The size is that of the CPU's memory; with 144 GB of its own it says "144G HBM3e".
  if (parts.model == "gh200" && parts.memory.empty() && parts.gigabytes &&
      among(shortest(*parts.gigabytes), std::array<std::string_view, 3>{"120", "240", "480"}))
    parts.gigabytes.reset();
  return parts;
}

constexpr double bytes_of_gigabyte = 1024.0 * 1024 * 1024;

/// Of memory that programs have, a part is what ECC or a driver takes.
bool memory_fits(double bytes, double gigabytes) {
  const double part = bytes / (gigabytes * bytes_of_gigabyte);
  return part > 0.9 && part < 1.03;
}

/// Boards that are sold with more memory too and have nothing else otherwise; their names then say
/// how much (NVIDIA's data sheets of the V100, the M40 and the RTX A2000).
bool also_sold(const std::string& model, double gigabytes) {
  return (model == "v100" && gigabytes == 32) || (model == "m40" && gigabytes == 24) ||
         (model == "a2000" && gigabytes == 12);
}

/// A GPU's name and id in parts, with what its file says besides.
struct GpuParts {
  NameParts id, name;
  std::vector<std::string> series{};        ///< of either
  std::optional<double> gigabytes{};        ///< of the file where the names say nothing
  std::optional<double> called_gigabytes{}; ///< of either name alone: it tells a card from another
  std::string form{}, memory{};

  explicit GpuParts(const GpuSpec& gpu) : id(parts_of(gpu.id)), name(parts_of(gpu.name)) {
    series = name.series;
    series.insert(series.end(), id.series.begin(), id.series.end());
    gigabytes = called_gigabytes = name.gigabytes ? name.gigabytes : id.gigabytes;
    if (const auto size = gpu.facts.value(FactKey::memory_size); size && !gigabytes)
      gigabytes = *size / 1024;
    form = name.form.empty() ? id.form : name.form;
    memory = !name.memory.empty() ? name.memory
             : gpu.memory_type    ? joined(gpu.memory_type->value)
                                  : std::string();
  }
};

/// How well a name fits: what it says that a GPU confirms, and what the GPU's name says beside it.
struct NameFit {
  int confirmed = 0, beside = 0;
  [[nodiscard]] bool better(const NameFit& other) const {
    return confirmed != other.confirmed ? confirmed > other.confirmed : beside < other.beside;
  }
};

std::optional<NameFit> name_fit(const NameParts& text, const GpuSpec& gpu,
                                const DeviceTraits& traits) {
  const GpuParts parts(gpu);
  const NameParts outside = parts_of(gpu.name, false);
  NameFit fit;
  const auto beside = [](const NameParts& name) {
    return (name.gigabytes ? 1 : 0) + (name.form.empty() ? 0 : 1) + (name.memory.empty() ? 0 : 1);
  };
  if (text.model == parts.id.model)
    fit.beside = beside(parts.id);
  else if (text.model == parts.name.model || text.model == outside.model)
    fit.beside = beside(parts.name) + (text.model == parts.name.model ? 0 : 1);
  else if (const std::vector<NameWord> words = name_words(gpu.name);
           gpu.segment == "embedded" && std::ranges::any_of(words, [&text](const NameWord& word) {
             return !word.in_brackets && word.text == text.model && word.text.size() > 3;
           }))
    fit.beside = 1;
  else
    return std::nullopt;
  for (const std::string& each : text.series)
    if (std::ranges::find(parts.series, each) == parts.series.end())
      return std::nullopt;
  if (text.series.empty() && !parts.series.empty())
    ++fit.beside;
  const auto agrees = [&fit](bool asked, bool known, bool same) {
    fit.confirmed += asked && known && same ? 1 : 0;
    return !asked || !known || same;
  };
  const bool forms = parts.form.starts_with(text.form) || text.form.starts_with(parts.form);
  if (!agrees(text.gigabytes.has_value(), parts.gigabytes.has_value(),
              text.gigabytes == parts.gigabytes ||
                  also_sold(text.model, text.gigabytes.value_or(0))) ||
      !agrees(!text.form.empty(), !parts.form.empty(), forms) ||
      !agrees(!text.memory.empty(), !parts.memory.empty(), text.memory == parts.memory))
    return std::nullopt;
  if (traits.memory && parts.gigabytes && memory_fits(*traits.memory, *parts.gigabytes))
    ++fit.confirmed;
  return fit;
}

std::string without_empty_words(std::string_view name) {
  std::string text;
  for (const NameWord& word : name_words(name))
    if (!among(word.text, empty_words))
      text += word.text;
  return text;
}

bool has_model(std::span<const GpuPtr> gpus, const std::string& model) {
  return !model.empty() && std::ranges::any_of(gpus, [&model](const GpuPtr& gpu) {
    return parts_of(gpu->name, false).model == model;
  });
}

/// Whether the text says a maker or series and nothing else.
bool says_no_model(std::string_view text) {
  return std::ranges::all_of(name_words(text), [](const NameWord& word) {
    return among(word.text, empty_words) ||
           (among(word.text, series_words) && word.text != "jetson");
  });
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

/// "'a', 'b'"
std::string quoted_list(std::span<const std::string> ids) {
  std::string list;
  for (const std::string& each : ids)
    list += (list.empty() ? "'" : ", '") + each + "'";
  return list;
}

/// What a device has otherwise than a GPU; nothing where all that is known of both is the same.
std::optional<Message> other_trait(const GpuSpec& gpu, const DeviceTraits& traits) {
  if (!traits.capability.empty() && !gpu.compute_capability.empty() &&
      gpu.compute_capability != traits.capability)
    return LOOM_TEXT("compute capability %1, not %2")(traits.capability, gpu.compute_capability);
  const auto sms = gpu.facts.value(FactKey::sm_count);
  if (sms && traits.sms && *sms != *traits.sms)
    return LOOM_TEXT("%1 SMs, not %2")(*traits.sms, *sms);
  const auto gigabytes = GpuParts(gpu).called_gigabytes;
  if (gigabytes && traits.memory && !memory_fits(*traits.memory, *gigabytes))
    return LOOM_TEXT("%1 GB of memory, not %2")(significant(*traits.memory / bytes_of_gigabyte, 3),
                                                *gigabytes);
  const auto bandwidth = gpu.facts.value(FactKey::pin_bandwidth);
  if (bandwidth && traits.dram_bandwidth &&
      (*traits.dram_bandwidth > 1.05 * *bandwidth || *traits.dram_bandwidth < 0.8 * *bandwidth))
    return LOOM_TEXT("%1 GB/s of DRAM at the peak, not %2")(significant(*traits.dram_bandwidth, 3),
                                                            *bandwidth);
  return std::nullopt;
}

} // namespace

bool has_traits(const GpuSpec& gpu, const DeviceTraits& traits) {
  return !other_trait(gpu, traits);
}

NamedGpus gpus_named(std::string_view text, std::span<const GpuPtr> gpus,
                     const DeviceTraits& traits) {
  NamedGpus found;
  if (says_no_model(text) || text.size() > longest_name)
    return found;
  std::vector<GpuPtr> those;
  std::ranges::copy_if(gpus, std::back_inserter(those),
                       [&traits](const GpuPtr& gpu) { return has_traits(*gpu, traits); });
  const std::string whole = joined(text);
  const auto take = [&](const auto& fits) {
    for (const GpuPtr& gpu : those)
      if (fits(*gpu))
        found.ids.push_back(gpu->id);
    return !found.ids.empty();
  };
  // What is known of the memory tells an RTX 3060 from one of 8 GB, which say the same.
  if (!traits.memory && take([&](const GpuSpec& gpu) {
        return joined(gpu.id) == whole || joined(gpu.name) == whole;
      })) {
    found.sure = found.ids.size() == 1;
    return found;
  }
  const NameParts parts = device_parts(text);
  std::optional<NameFit> best;
  for (const GpuPtr& gpu : those) {
    const std::optional<NameFit> fit =
        parts.model.empty() ? std::nullopt : name_fit(parts, *gpu, traits);
    if (!fit || (best && best->better(*fit)))
      continue;
    if (!best || fit->better(*best))
      found.ids.clear();
    best = fit;
    found.ids.push_back(gpu->id);
  }
  found.sure = found.ids.size() == 1;
  // One of the same model is another: it begins so, but has something otherwise.
  if (!found.ids.empty() || has_model(those, parts.model))
    return found;
  const std::string begun = without_empty_words(text);
  (void)(take([&](const GpuSpec& gpu) {
           return begins(joined(gpu.id), whole) || begins(joined(gpu.name), whole) ||
                  begins(without_empty_words(gpu.name), begun) ||
                  (!parts.model.empty() && parts.series.empty() &&
                   begins(parts_of(gpu.name).model, parts.model));
         }) ||
         take([&](const GpuSpec& gpu) {
           return whole.size() > 2 && std::ranges::none_of(whole, is_digit) &&
                  joined(gpu.name).find(whole) != std::string::npos;
         }));
  return found;
}

Result<GpuPtr> gpu_named(std::string_view text, std::span<const GpuPtr> gpus,
                         const DeviceTraits& traits) {
  const auto with_id = [gpus](const std::string& id) {
    return *std::ranges::find(gpus, id,
                              [](const GpuPtr& gpu) -> const std::string& { return gpu->id; });
  };
  const NamedGpus called = gpus_named(text, gpus, traits);
  if (called.sure)
    return with_id(called.ids.front());
  const std::string named = "'" + std::string(text.substr(0, longest_name)) + "'";
  constexpr std::size_t most = 8;
  if (!called.ids.empty() && called.ids.size() <= most)
    return bad_argument(LOOM_TEXT("%1 may be one of %2")(named, quoted_list(called.ids)));
  if (const NamedGpus other = gpus_named(text, gpus); other.sure)
    if (const GpuPtr gpu = with_id(other.ids.front()); auto differs = other_trait(*gpu, traits))
      return bad_argument(LOOM_TEXT("%1 has the name of GPU %2, but not its numbers: %3")(
          named, gpu->id, *differs));
  std::vector<std::string> ids;
  for (const GpuPtr& gpu : gpus)
    ids.push_back(gpu->id);
  const bool another = has_model(gpus, device_parts(text).model);
  if (const Message hint = did_you_mean(text, ids); !hint.empty() && !another)
    return bad_argument(LOOM_TEXT("unknown GPU %1%2")(named, hint));
  const std::vector<std::string> near = nearest_models(text, gpus);
  return bad_argument(near.empty()
                          ? unknown_gpu(named)
                          : LOOM_TEXT("unknown GPU %1; the nearest: %2")(named, quoted_list(near)));
}

std::vector<std::string> nearest_models(std::string_view text, std::span<const GpuPtr> gpus,
                                        std::size_t most) {
  const std::string model = device_parts(text).model;
  std::vector<std::string> models, ids;
  for (const GpuPtr& gpu : gpus)
    models.push_back(parts_of(gpu->name, false).model);
  const auto add = [&](const std::string& near) {
    for (std::size_t i = 0; i < models.size() && ids.size() < most; ++i)
      if (models[i] == near && std::ranges::find(ids, gpus[i]->id) == ids.end())
        ids.push_back(gpus[i]->id);
  };
  for (const std::string& near : nearest(model, models, models.size()))
    add(near);
  for (const NameWord& word : name_words(text)) {
    constexpr std::size_t telling = 4; // letters
    if (!ids.empty() || word.text.size() < telling || among(word.text, empty_words) ||
        among(word.text, series_words))
      continue;
    for (std::size_t i = 0; i < models.size(); ++i)
      if (const std::vector<NameWord> words = name_words(gpus[i]->name);
          std::ranges::find(words, word.text, &NameWord::text) != words.end())
        add(models[i]);
  }
  const double number = number_of(model);
  if (!ids.empty() || model.empty() || std::isnan(number))
    return ids;
  std::vector<std::string> kin;
  std::ranges::copy_if(models, std::back_inserter(kin), [&model](const std::string& each) {
    return family_of(each) == family_of(model) && !std::isnan(number_of(each));
  });
  std::ranges::stable_sort(
      kin, {}, [number](const std::string& each) { return difference(number, number_of(each)); });
  for (const std::string& near : kin)
    add(near);
  return ids;
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
