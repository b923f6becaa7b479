#include "widgets/commands/bookmarks.h"

#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "core/scenario/parameters.h"
#include "widgets/recovery/kept_choices.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

namespace loom {

namespace {

/// What is taken from the settings: a scenario as a link, and choices.
constexpr qsizetype max_bookmark_text = 4 << 20;
constexpr qsizetype max_name = 200;

QString settings_key(int place) { return QStringLiteral("bookmarks/%1").arg(place); }

std::optional<Bookmark> read_bookmark(const QByteArray& json, const Catalogue& catalogue) {
  if (json.size() > max_bookmark_text)
    return {};
  const QJsonObject object = QJsonDocument::fromJson(json).object();
  const std::string link = object.value("scenario").toString().toStdString();
  auto read = scenario_of_link(link, "bookmark").and_then([&](const std::string& text) {
    return document_from_json(text, "bookmark", catalogue);
  });
  if (!read)
    return {};
  return Bookmark{object.value("name").toString().left(max_name), object.value("view").toString(),
                  choices_from_json(object.value("choices").toObject()), std::move(read->document)};
}

QByteArray written(const Bookmark& bookmark, const Catalogue& catalogue) {
  const std::string link = scenario_link(document_to_json(bookmark.document, catalogue, -1));
  return QJsonDocument(QJsonObject{{"name", bookmark.name},
                                   {"view", bookmark.view},
                                   {"choices", QJsonObject::fromVariantMap(bookmark.choices)},
                                   {"scenario", QString::fromStdString(link)}})
      .toJson(QJsonDocument::Compact);
}

/// "GTX 980, α 48, 54 warps/SM, Throughput".
QString described(const Scenario& scenario, const QString& view) {
  QStringList parts{
      QString::fromStdString(scenario.gpu->name),
      QStringLiteral("α %1").arg(value_text(*find_parameter("alpha"), scenario.alpha)),
      QStringLiteral("%1 warps/SM").arg(scenario.warps)};
  if (!view.isEmpty())
    parts << view;
  return parts.join(QStringLiteral(", "));
}

} // namespace

Bookmarks::Bookmarks(Workspace& workspace, QSettings& settings, QObject* parent)
    : QObject(parent), workspace_(workspace), settings_(settings) {
  for (int place = 1; place <= count; ++place)
    if (const auto json = settings.value(settings_key(place)).toString(); !json.isEmpty())
      places_[std::size_t(place - 1)] = read_bookmark(json.toUtf8(), workspace.catalogue());
}

const std::optional<Bookmark>& Bookmarks::at(int place) const {
  return places_[std::size_t(place - 1)];
}

void Bookmarks::store(int place, const QString& view, const QString& view_title,
                      const QVariantMap& choices) {
  keep(place, Bookmark{described(workspace_.scenario(), view_title), view, choices,
                       workspace_.document()});
}

bool Bookmarks::recall(int place) {
  const std::optional<Bookmark>& bookmark = at(place);
  if (!bookmark)
    return false;
  Document next = bookmark->document;
  const Document& now = workspace_.document();
  next.looks = now.looks;
  for (MeasuredSetPtr& set : next.scenario.measured)
    for (const MeasuredSetPtr& here : now.scenario.measured)
      if (set->data.points.empty() && here->name == set->name)
        set = here;
  workspace_.propose_document(tr("Recall bookmark %1").arg(place), std::move(next));
  return true;
}

void Bookmarks::rename(int place, const QString& name) {
  if (at(place) && !name.trimmed().isEmpty()) {
    Bookmark renamed = *at(place);
    renamed.name = name.simplified().left(max_name);
    keep(place, std::move(renamed));
  }
}

void Bookmarks::remove(int place) { keep(place, {}); }

void Bookmarks::keep(int place, std::optional<Bookmark> bookmark) {
  if (bookmark)
    settings_.setValue(settings_key(place),
                       QString::fromUtf8(written(*bookmark, workspace_.catalogue())));
  else
    settings_.remove(settings_key(place));
  places_[std::size_t(place - 1)] = std::move(bookmark);
  emit changed(place);
}

} // namespace loom
