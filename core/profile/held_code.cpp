#include "core/profile/held_code.h"

#include "core/profile/loop_of.h"
#include "core/profile/profile_part.h"
#include "core/text/size_in_json.h"

#include <algorithm>

namespace loom::profile {

namespace {

double seconds_of(const Launch& launch) { return launch[Metric::duration].value_or(0); }

} // namespace

HeldProfile held_profile_text(std::vector<Launch> launches, const CodeOf& code_of) {
  constexpr std::size_t of_code = max_profile_text / 2;
  const std::vector<Launch> all = launches;
  const std::vector<Launch> held =
      held_launches(std::move(launches), max_profile_text - (code_of ? of_code : 0));
  HeldProfile result{export_text(held), all.size() - held.size()};
  if (!code_of)
    return result;
  // Launches that are held stand in their order: which they were.
  std::vector<std::pair<std::size_t, std::size_t>> places; // among the held, among all
  for (std::size_t i = 0, k = 0; i < all.size() && k < held.size(); ++i)
    if (all[i].id == held[k].id && all[i].line == held[k].line &&
        all[i].kernel.starts_with(held[k].kernel))
      places.emplace_back(k++, i);
  std::ranges::stable_sort(places, std::greater{},
                           [&](const auto& each) { return seconds_of(held[each.first]); });
  std::size_t room = max_profile_text - size_in_json(result.text);
  constexpr std::size_t too_little = 2000, most_tried = 40;
  std::size_t tried = 0;
  for (const auto& [place, of] : places) {
    if (room < too_little || ++tried > most_tried)
      break;
    auto code = code_of(of);
    if (!code)
      continue;
    const std::string page =
        source_page_text({short_name(held[place].kernel), *std::move(code), place});
    const std::size_t size = size_in_json(page);
    if (size > room)
      continue;
    result.text += page;
    room -= size;
  }
  return result;
}

tl::unexpected<Error> no_code() {
  return fail(ErrorCode::bad_input,
              LOOM_TEXT("the profile has no code of this launch: open a report of 'ncu --set "
                        "full', or its source page, too")());
}

std::string_view without_code(std::string_view text) {
  return text.substr(0, source_pages_in(text));
}

Result<SampledCode> code_in(std::string_view text, const Launch& launch, std::size_t place) {
  const std::string_view pages = text.substr(source_pages_in(text));
  if (pages.empty())
    return no_code();
  auto all = read_source_page(pages, "/profile/text");
  if (!all)
    return tl::unexpected(all.error());
  const auto found = std::ranges::find(*all, std::optional(place), &SourceLaunch::place);
  if (found == all->end())
    return no_code();
  if (!launch.stalls.empty())
    found->code.stalls = launch.stalls;
  return std::move(found->code);
}

} // namespace loom::profile
