#include "widgets/views/given_source.h"

#include "widgets/style/tr.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace loom {

GivenSource given_file(const QString& path) {
  return {.title = QFileInfo(path).fileName().toStdString(), .path = path};
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
