#include "core/sass/reader.h"

#include "core/sass/line_parts.h"

#include <charconv>
#include <utility>

namespace loom::sass {

int arch_number(const std::string& arch) {
  int number = 0;
  const std::string_view digits = digits_at(arch, std::min<std::size_t>(3, arch.size()));
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

ListingReader::ListingReader(std::string file) : file_(std::move(file)) {}

tl::unexpected<Error> ListingReader::wrong(std::string_view at, Message detail) const {
  const auto column = static_cast<int>(at.data() - whole_.data()) + 1;
  return fail(ErrorCode::bad_input, std::move(detail),
              {.file = file_, .line = number_, .column = column});
}

Result<void> ListingReader::feed(std::string_view piece) {
  while (!piece.empty()) {
    const std::size_t end = piece.find('\n');
    const std::string_view part = piece.substr(0, end);
    if (rest_.size() + part.size() > max_line_bytes) {
      ++number_;
      whole_ = part;
      return wrong(
          part, LOOM_TEXT("the line is longer than %1 bytes: this is no listing")(max_line_bytes));
    }
    if (end == std::string_view::npos) {
      rest_ += part;
      return {};
    }
    ++number_;
    Result<void> good;
    if (rest_.empty()) {
      good = line(part);
    } else {
      rest_ += part;
      good = line(rest_);
      rest_.clear();
    }
    if (!good)
      return good;
    piece.remove_prefix(end + 1);
  }
  return {};
}

Result<Listing> ListingReader::finish() {
  if (!rest_.empty()) {
    ++number_;
    if (const auto good = line(rest_); !good)
      return tl::unexpected(good.error());
  }
  whole_ = {};
  if (const auto good = nothing_pending(); !good)
    return tl::unexpected(good.error());
  std::erase_if(listing_.functions, [](const Function& f) { return f.instructions.empty(); });
  if (listing_.functions.empty())
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("no instruction found; expected the output of 'cuobjdump -sass' or "
                          "'nvdisasm -hex', or CuAssembler's text"),
                {.file = file_, .line = std::max(number_, 1), .column = 1});
  return std::move(listing_);
}

Result<void> ListingReader::line(std::string_view text) {
  whole_ = text;
  if (number_ == 1)
    take(text, "\xef\xbb\xbf"); // an editor's byte order mark
  text = trim(text);
  bool taken = false;
  if (auto good = header(text, taken); !good || taken)
    return good;
  if (state_ == State::data)
    return {};
  if (text.starts_with('['))
    return instruction_line(text);
  if (text.starts_with("//"))
    excerpt_title(text.substr(2));
  if (text.starts_with("/*")) {
    std::string_view behind = text;
    const auto inside = comment(behind);
    if (inside && inside->starts_with("0x"))
      return lone_encoding(text);
    if (inside && hex(*inside) && !is_quiet(behind))
      return instruction_line(text);
    if (inside && is_quiet(behind) && (state_ == State::outside || !hex(*inside)))
      return {};
  }
  if (state_ == State::outside || is_quiet(text))
    return {};
  return wrong(text, LOOM_TEXT("expected an instruction such as '/*0090*/ LDG.E R8, [R2.64] ;' "
                               "with its encoding, found '%1'")(shortened(text)));
}

Result<void> ListingReader::header(std::string_view text, bool& taken) {
  taken = true;
  // Most lines are code: look at the first character only.
  switch (text.empty() ? '\0' : text.front()) {
  case 'F':
    if (take(text, "Function :"))
      return begin_function(std::string(text), false);
    break;
  case 'E':
    if (text.starts_with("EntryPoint:"))
      return {};
    break;
  case 'c':
    if (take(text, "code for "))
      return set_arch(text);
    break;
  case '.':
    if (take(text, ".target"))
      return set_arch(text.substr(0, text.find_first_of(", \t")));
    if (take(text, ".headerflags")) {
      constexpr std::string_view flag = "EF_CUDA_SM";
      const std::size_t at = text.find(flag);
      if (arch_.empty() && at != std::string_view::npos)
        return set_arch("sm_" + std::string(digits_at(text, at + flag.size())));
      return {};
    }
    if (text.starts_with(".section\t") || text.starts_with(".section ")) {
      take(text, ".section");
      auto good = nothing_pending();
      if (take(text, ".text."))
        return good ? begin_function(std::string(text.substr(0, text.find(','))), false) : good;
      state_ = State::data;
      return good;
    }
    if (text.starts_with(".....")) { // cuobjdump's end of a function
      state_ = State::outside;
      excerpt_ = false;
      return nothing_pending();
    }
    break;
  default:
    break;
  }
  if (state_ == State::code)
    if (const std::string_view name = label(text); !name.empty()) {
      function().labels.push_back({std::string(name), function().instructions.size()});
      return {};
    }
  taken = false;
  return {};
}

Result<void> ListingReader::set_arch(std::string_view text) {
  const std::string_view digits = digits_at(text, std::min<std::size_t>(3, text.size()));
  const std::size_t behind = 3 + digits.size();
  const bool suffix = text.size() == behind + 1 && text[behind] >= 'a' && text[behind] <= 'z';
  if (!text.starts_with("sm_") || digits.empty() || digits.size() > 3 ||
      (text.size() != behind && !suffix))
    return wrong(whole_,
                 LOOM_TEXT("expected an architecture such as sm_80, found '%1'")(shortened(text)));
  arch_ = text;
  const int number = arch_number(arch_);
  if (number < 30)
    return wrong(whole_,
                 LOOM_TEXT("%1 has no control codes: they begin with Kepler, sm_30")(arch_));
  layout_ = number >= 70   ? Layout::volta
            : number >= 50 ? Layout::maxwell
            : number >= 32 ? Layout::kepler_gk110
                           : Layout::kepler_gk104;
  if (state_ == State::code && function().instructions.empty()) {
    function().arch = arch_;
    function().layout = layout_;
  }
  return {};
}

Result<void> ListingReader::begin_function(std::string name, bool excerpt) {
  if (auto good = nothing_pending(); !good)
    return good;
  excerpt_ = excerpt;
  state_ = State::code;
  control_word_.reset();
  Function function;
  function.name = std::move(name);
  function.arch = arch_;
  function.layout = layout_;
  listing_.functions.push_back(std::move(function));
  return {};
}

void ListingReader::excerpt_title(std::string_view text) {
  text = trim(text);
  int number = 0;
  if ((state_ == State::code && !excerpt_) || !(take(text, "Listing") || take(text, "listing")))
    return;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (wrong == std::errc() && end == text.data() + text.size() && number > 0)
    title_ = number;
}

Result<void> ListingReader::begin_excerpt() {
  ++excerpts_;
  const auto word_above = control_word_;
  const bool plain = excerpts_ == 1 && !title_;
  const int number = std::exchange(title_, {}).value_or(excerpts_);
  if (auto good = begin_function(plain ? "listing" : "listing " + std::to_string(number), true);
      !good)
    return good;
  control_word_ = word_above;
  group_.reset();
  return {};
}

Result<Listing> read_listing(std::string_view text, const std::string& file) {
  ListingReader reader(file);
  if (const auto good = reader.feed(text); !good)
    return tl::unexpected(good.error());
  return reader.finish();
}

} // namespace loom::sass
