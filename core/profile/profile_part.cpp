#include "core/profile/profile_part.h"

#include "core/base/number.h"
#include "core/text/fields.h"
#include "core/text/size_in_json.h"

#include <algorithm>
#include <set>

namespace loom {

namespace profile {

namespace {

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text)
    out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + '"';
}

/// A line of fields in quotes.
class Row {
public:
  void add(std::string_view field) { text_ += (text_.empty() ? "" : ",") + quoted(field); }
  [[nodiscard]] std::string line() const { return text_ + '\n'; }

private:
  std::string text_;
};

/// A number that cannot be read as one with three digits in a group.
std::string number_text(double value) {
  std::string text = shortest(value);
  const std::size_t point = text.find('.');
  return point != std::string::npos && point + 4 == text.size() ? text + '0' : text;
}

/// "3 (LDG.E: 1; EXIT: 2)".
std::string opcodes_text(const std::vector<Share>& opcodes) {
  if (opcodes.empty())
    return {};
  double sum = 0;
  std::string text;
  for (const Share& each : opcodes) {
    sum += each.value;
    text += (text.empty() ? "" : "; ") + each.name + ": " + number_text(each.value);
  }
  return number_text(sum) + " (" + text + ")";
}

} // namespace

std::string export_text(std::span<const Launch> launches) {
  std::set<std::string> stalls, pipes, others;
  std::array<bool, metric_count> known{};
  for (const Launch& launch : launches) {
    for (const Share& each : launch.stalls)
      stalls.insert(each.name);
    for (const Share& each : launch.pipes)
      pipes.insert(each.name);
    for (const Share& each : launch.others)
      others.insert(each.name);
    for (std::size_t i = 0; i < metric_count; ++i)
      known[i] = known[i] || launch.values[i];
  }
  Row names, units;
  for (const char* const column :
       {"ID", "Kernel Name", "Block Size", "Grid Size", "CC", gpu_name.data()})
    names.add(column), units.add("");
  for (const MetricInfo& each : metrics())
    if (known[static_cast<std::size_t>(each.metric)])
      names.add(each.name), units.add("");
  for (const std::string& each : stalls)
    names.add(std::string(stall_prefix) + each + std::string(stall_suffix)), units.add("");
  for (const std::string& each : pipes)
    names.add(std::string(pipe_prefix) + each + std::string(pipe_suffix)), units.add("");
  for (const std::string& each : others)
    names.add(each), units.add("");
  // Some launches may have modifiers and others not: a column each.
  for (const std::string_view each : {opcodes_metric, all_opcodes_metric})
    names.add(each), units.add("");
  std::string text = names.line() + units.line();
  const auto value_of = [](const std::vector<Share>& shares, const std::string& name) {
    const auto found = std::ranges::find(shares, name, &Share::name);
    return found == shares.end() ? std::string() : number_text(found->value);
  };
  for (const Launch& launch : launches) {
    Row row;
    for (const std::string* const each :
         {&launch.id, &launch.kernel, &launch.block, &launch.grid, &launch.capability, &launch.gpu})
      row.add(*each);
    for (std::size_t i = 0; i < metric_count; ++i)
      if (known[i])
        row.add(launch.values[i] ? number_text(*launch.values[i]) : "");
    for (const std::string& each : stalls)
      row.add(value_of(launch.stalls, each));
    for (const std::string& each : pipes)
      row.add(value_of(launch.pipes, each));
    for (const std::string& each : others)
      row.add(value_of(launch.others, each));
    for (const bool modifiers : {false, true})
      row.add(launch.modifiers == modifiers ? opcodes_text(launch.opcodes) : "");
    text += row.line();
  }
  return text;
}

std::vector<Launch> held_launches(std::vector<Launch> launches, std::size_t room) {
  // A name that is as long as a document has room for would leave none for the rest.
  constexpr std::size_t longest_name = 2000;
  for (Launch& launch : launches)
    for (std::string* const each : {&launch.kernel, &launch.block, &launch.grid, &launch.id})
      each->resize(std::min(each->size(), longest_name));
  std::vector<std::size_t> order(launches.size());
  for (std::size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) {
    return launches[i][Metric::duration].value_or(0);
  });
  std::size_t most = launches.size();
  while (most > 0) {
    std::vector<std::size_t> kept(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(most));
    std::ranges::sort(kept);
    std::vector<Launch> held;
    for (const std::size_t i : kept)
      held.push_back(launches[i]);
    const std::size_t bytes = size_in_json(export_text(held));
    if (bytes <= room)
      return held;
    most = std::min(most - 1, most * room / bytes);
  }
  return {};
}

} // namespace profile

namespace {

constexpr auto about_profile = [](auto& fields, auto& part) {
  constexpr json::NumberRule launches{.max = profile::max_launches, .whole = true};
  fields.line("shipped", part.shipped);
  fields.line("title", part.title, profile::max_profile_text);
  if constexpr (std::remove_cvref_t<decltype(fields)>::reads) {
    if (fields.members.get("text"))
      part.text = fields.members.required_text("text", profile::max_profile_text);
  } else {
    fields.text("text", part.text);
  }
  fields.line("gpu", part.gpu);
  fields.number("left_out", part.left_out, launches, 0);
  fields.number("launch", part.launch, launches, 0);
};

} // namespace

void read_part(const json::Value& value, const std::string& pointer, json::Problems& problems,
               std::vector<std::string>* ignored, ProfilePart& part) {
  read_fields(value, pointer, problems, ignored, part, about_profile);
}

void write_part(JsonWriter& writer, const ProfilePart& part) {
  write_fields(writer, part, about_profile);
}

} // namespace loom
