#include "core/sass/reader.h"

#include "core/sass/line_parts.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace loom::sass {

int arch_number(const std::string& arch) {
  int number = 0;
  const std::string_view digits = digits_at(arch, std::min<std::size_t>(3, arch.size()));
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

namespace {

Layout layout_of(int arch) {
  return arch >= 70   ? Layout::volta
         : arch >= 50 ? Layout::maxwell
         : arch >= 32 ? Layout::kepler_gk110
                      : Layout::kepler_gk104;
}
/// Control codes begin with Kepler.
constexpr int first_arch = 30;

/// What the first bytes of a file say that it is, where it is no text.
std::optional<Message> binary_of(std::string_view start) {
  const char* what = nullptr;
  for (const auto& [magic, name] :
       {std::pair<std::string_view, const char*>{"\x7f\x45\x4c\x46", "ELF"},
        {"\x50\xed\x55\xba", "fatbin"}})
    if (start.starts_with(magic))
      what = name;
  if (!what)
    return {};
  return LOOM_TEXT("this is a binary file (%1), such as a cubin, and not a listing: give what "
                   "'cuobjdump -sass FILE' prints of it")(what);
}

} // namespace

bool begins_binary(std::string_view start) { return binary_of(start).has_value(); }

ListingReader::ListingReader(std::string file) : file_(std::move(file)) {}

tl::unexpected<Error> ListingReader::wrong(std::string_view at, Message detail) const {
  const auto column = static_cast<int>(at.data() - whole_.data()) + 1;
  return fail(ErrorCode::bad_input, std::move(detail),
              {.file = file_, .line = number_, .column = column});
}

Result<void> ListingReader::feed(std::string_view piece) {
  constexpr std::size_t magic_bytes = 4;
  if (number_ == 0 && rest_.size() < magic_bytes) {
    const std::string start = rest_ + std::string(piece.substr(0, magic_bytes - rest_.size()));
    if (auto what = binary_of(start))
      return fail(ErrorCode::bad_input, *std::move(what), {.file = file_, .line = 1, .column = 1});
  }
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
    LOOM_CHECK(line(rest_));
  }
  whole_ = {};
  LOOM_CHECK(nothing_pending());
  std::erase_if(listing_.functions, [](const Function& f) { return f.instructions.empty(); });
  if (listing_.functions.empty())
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("no instruction found; expected the output of 'cuobjdump -sass' or "
                          "'nvdisasm -hex', or the text of CuAssembler, maxas or "
                          "Triton"),
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
  if (text.starts_with('[') || has_fields(text))
    return instruction_line(text);
  if (text.starts_with('<'))
    for (const std::string_view source :
         {"<REGISTER_MAPPING>", "<CODE", "<SCHEDULE_BLOCK>", "<CONSTANT_MAPPING>", "<INCLUDE"})
      if (text.starts_with(source))
        return wrong(
            text, LOOM_TEXT("this is a source of maxas, which still has to make its "
                            "registers and code ('%1'): give what 'maxas.pl -e' extracts "
                            "from the cubin, or the output of 'cuobjdump -sass'")(shortened(text)));
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
    if (take(text, "Function:")) {
      fields_ = Fields::triton;
      return begin_function(std::string(text), true);
    }
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
    if (auto good = directive(text, taken); !good || taken)
      return good;
    break;
  case '#':
    if (take(text, "# Arch:")) // of maxas
      return set_arch(text);
    if (take(text, "# Kernel:")) {
      fields_ = Fields::maxas;
      return begin_function(std::string(text), true);
    }
    break;
  case '/':
    if (text.starts_with("//"))
      if (const std::string arch = arch_in_flags(text); !arch.empty())
        return set_arch_of_file(arch);
    break;
  default:
    break;
  }
  if (state_ == State::outside || text.starts_with('#') || text.starts_with("//"))
    take_hint(text);
  if (state_ == State::code)
    if (const std::string_view name = label(text); !name.empty()) {
      function().labels.push_back({std::string(name), function().instructions.size()});
      return {};
    }
  taken = false;
  return {};
}

Result<void> ListingReader::directive(std::string_view text, bool& taken) {
  taken = true;
  if (take(text, ".target"))
    return set_arch(text.substr(0, text.find_first_of(", \t")));
  if (take(text, ".headerflags"))
    return set_arch_of_file(arch_in_flags(text));
  if (take(text, ".__elf_ident_abiversion")) {
    std::from_chars(text.data(), text.data() + text.size(), elf_abi_);
    return {};
  }
  if (take(text, ".__elf_flags"))
    return set_arch_of_file(arch_in_elf_flags(text, elf_abi_));
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
  constexpr std::string_view code = ".text.";
  if (const std::string_view name = label(text);
      name.size() > code.size() && name.starts_with(code))
    if (state_ != State::code || function().name != name.substr(code.size()))
      return begin_function(std::string(name.substr(code.size())), true);
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
  const std::string arch(text);
  if (arch_number(arch) < first_arch)
    return wrong(whole_, LOOM_TEXT("%1 has no control codes: they begin with Kepler, sm_30")(arch));
  hinted_ = false;
  name_architecture(arch);
  return {};
}

void ListingReader::name_architecture(const std::string& arch) {
  arch_ = arch;
  layout_ = layout_of(arch_number(arch));
  if (state_ == State::code && function().instructions.empty()) {
    function().arch = arch_;
    function().layout = layout_;
  }
}

Result<void> ListingReader::set_arch_of_file(std::string_view arch) {
  const bool known = !arch_.empty() && !hinted_;
  if (arch.empty() || (known && arch_number(std::string(arch)) == arch_number(arch_)))
    return {}; // "code for sm_90a" says more than the flags
  if (auto good = set_arch(arch); !good || known)
    return good;
  for (Function& each : listing_.functions) {
    if (!each.arch.empty() || each.instructions.empty())
      continue;
    if (each.layout != layout_)
      return wrong(whole_,
                   LOOM_TEXT("%1 stands below code that cannot be of it: put this line above "
                             "the code")(arch_));
    each.arch = arch_;
  }
  return {};
}

void ListingReader::take_hint(std::string_view text) {
  if (hints_differ_ || (!arch_.empty() && !hinted_))
    return;
  const std::string arch = arch_in_words(text);
  const Layout layout = layout_of(arch_number(arch));
  const bool other_code = std::ranges::any_of(listing_.functions, [layout](const Function& each) {
    return each.arch.empty() && !each.instructions.empty() && each.layout != layout;
  });
  if (arch_number(arch) < first_arch || arch == arch_ || other_code)
    return;
  if (hinted_) { // the comments say nothing, then
    hints_differ_ = true;
    for (Function& each : listing_.functions)
      if (each.arch == arch_)
        each.arch.clear();
    arch_.clear();
    hinted_ = false;
    return;
  }
  hinted_ = true;
  name_architecture(arch);
  for (Function& each : listing_.functions)
    if (each.arch.empty())
      each.arch = arch_;
}

Result<void> ListingReader::begin_function(std::string name, bool excerpt) {
  LOOM_CHECK(nothing_pending());
  excerpt_ = excerpt;
  renumbered_ = false;
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
  LOOM_CHECK(begin_function(plain ? "listing" : "listing " + std::to_string(number), true));
  control_word_ = word_above;
  group_.reset();
  return {};
}

Result<Listing> read_listing(std::string_view text, const std::string& file) {
  ListingReader reader(file);
  LOOM_CHECK(reader.feed(text));
  return reader.finish();
}

} // namespace loom::sass
