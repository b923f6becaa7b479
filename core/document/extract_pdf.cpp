#include "core/document/extract_pdf.h"

#include "core/document/document_json.h"

#include <algorithm>
#include <zlib.h>

namespace loom {

namespace {

constexpr std::string_view pdf_blanks = " \t\r\n";
/// A file could name millions of streams; ours have a dozen.
constexpr int most_streams = 20'000;

class Inflater {
public:
  explicit Inflater(std::string_view bytes) {
    // zlib's input pointer is not const for historical reasons; it only reads.
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream_.avail_in = static_cast<uInt>(std::min<std::size_t>(bytes.size(), 1u << 30));
    ready_ = inflateInit(&stream_) == Z_OK;
  }
  ~Inflater() {
    if (ready_)
      inflateEnd(&stream_);
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  /// Appends up to `most` bytes; false when the stream is damaged.
  bool read(std::string& out, std::size_t most) {
    if (!ready_ || done_)
      return ready_;
    const std::size_t before = out.size();
    out.resize(before + most);
    stream_.next_out = reinterpret_cast<Bytef*>(out.data() + before);
    stream_.avail_out = static_cast<uInt>(most);
    const int status = inflate(&stream_, Z_NO_FLUSH);
    out.resize(before + (most - std::min<std::size_t>(stream_.avail_out, most)));
    done_ = status == Z_STREAM_END;
    return done_ || status == Z_OK;
  }
  [[nodiscard]] bool done() const { return done_; }

private:
  z_stream stream_{};
  bool ready_ = false;
  bool done_ = false;
};

bool begins_like_json(std::string_view text) {
  const std::size_t first = text.find_first_not_of(pdf_blanks);
  return first != std::string_view::npos && text[first] == '{';
}

/// The content of one stream when it is a scenario.
std::optional<std::string> scenario_in_stream(std::string_view bytes) {
  std::optional<std::string> text;
  if (begins_like_json(bytes.substr(0, 64))) {
    const std::size_t end = bytes.find("endstream");
    if (end <= max_json_bytes) // npos, for a stream without an end, is larger
      text = std::string(bytes.substr(0, end));
  } else {
    std::string start; // most streams are pages and fonts: a few bytes tell
    if (Inflater(bytes).read(start, 64) && begins_like_json(start))
      text = inflate_capped(bytes, max_json_bytes);
  }
  return text && text->find(document_format) != std::string::npos ? text : std::nullopt;
}

} // namespace

std::optional<std::string> inflate_capped(std::string_view bytes, std::size_t most) {
  Inflater inflater(bytes);
  std::string text;
  constexpr std::size_t step = std::size_t{16} * 1024;
  while (!inflater.done()) {
    const std::size_t before = text.size();
    if (!inflater.read(text, step) || (text.size() == before && !inflater.done()))
      return {};
    if (text.size() > most)
      return {};
  }
  return text;
}

std::optional<std::string> scenario_in_pdf(std::string_view bytes) {
  constexpr std::string_view word = "stream";
  std::size_t at = 0;
  for (int seen = 0; seen < most_streams; ++seen) {
    at = bytes.find(word, at);
    if (at == std::string_view::npos)
      return {};
    at += word.size();
    // The word ends with a line feed, alone or after a carriage return.
    std::size_t start = at;
    if (start < bytes.size() && bytes[start] == '\r')
      ++start;
    if (start >= bytes.size() || bytes[start] != '\n')
      continue;
    if (auto text = scenario_in_stream(bytes.substr(start + 1)))
      return text;
  }
  return {};
}

} // namespace loom
