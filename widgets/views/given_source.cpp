#include "widgets/views/given_source.h"

#include "core/text/text.h"
#include "widgets/style/tr.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace loom {

GivenSource given_file(const QString& path) {
  return {.title = QFileInfo(path).fileName().toStdString(), .path = path};
}

Result<void> feed_given(const GivenSource& source, std::span<const ShippedSource> shipped,
                        const Error& unknown,
                        const std::function<Result<void>(std::string_view)>& feed,
                        const std::stop_token& stop, const std::function<void(double)>& progress) {
  constexpr std::size_t piece_bytes = std::size_t{1} << 16;
  const auto take = [&](std::string_view piece, double done) -> Result<void> {
    if (stop.stop_requested())
      return fail(ErrorCode::internal, LOOM_TEXT("cancelled"));
    if (progress)
      progress(done);
    return feed(piece);
  };
  if (!source.path.isEmpty())
    return read_pieces(source.path.toStdString(), most_given_bytes, take);
  std::string_view text = source.text.str();
  if (!source.shipped.empty()) {
    const auto found = std::ranges::find(shipped, source.shipped, &ShippedSource::id);
    if (found == shipped.end())
      return tl::unexpected(unknown);
    text = found->text;
  }
  Result<void> read;
  for (std::size_t at = 0; at < text.size() && read; at += piece_bytes)
    read = take(text.substr(at, piece_bytes),
                static_cast<double>(at) / static_cast<double>(text.size()));
  return read;
}

std::optional<GivenSource> given_in(const QMimeData& data, const QStringList& endings,
                                    const std::function<bool(const QString&)>& may_be) {
  if (data.hasUrls()) {
    const QString path = data.urls().front().toLocalFile(); // empty where it is elsewhere
    if (!endings.contains(QFileInfo(path).suffix().toLower()))
      return {};
    return given_file(path);
  }
  const QString text = data.text();
  if (!may_be(text))
    return {};
  return GivenSource{.title = tr("pasted text").toStdString(), .text = text.toStdString()};
}

} // namespace loom
