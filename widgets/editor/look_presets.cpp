#include "widgets/editor/look_presets.h"

#include "core/figure/look_json.h"

#include <QSettings>

namespace loom {

namespace {
const QString group = QStringLiteral("figure_presets");
constexpr qsizetype most_presets = 200; ///< listed

/// A key of the settings: slashes would make groups of their own.
QString key_of(const QString& name) {
  return group + QLatin1Char('/') + QString::fromLatin1(name.toUtf8().toPercentEncoding());
}
} // namespace

FigureLook without_content(FigureLook look) {
  look.beside.clear();
  look.show.clear();
  look.curves.clear();
  look.panels.clear();
  look.annotations.clear();
  look.columns = 0;
  return look;
}

FigureLook with_preset(const FigureLook& look, const FigureLook& preset) {
  FigureLook next = without_content(preset);
  next.beside = look.beside;
  next.show = look.show;
  next.curves = look.curves;
  next.panels = look.panels;
  next.annotations = look.annotations;
  next.columns = look.columns;
  return next;
}

QStringList look_preset_names(QSettings& settings) {
  settings.beginGroup(group);
  QStringList names;
  for (const QString& key : settings.childKeys().mid(0, most_presets))
    names << QString::fromUtf8(QByteArray::fromPercentEncoding(key.toLatin1()));
  settings.endGroup();
  names.sort(Qt::CaseInsensitive);
  return names;
}

std::optional<FigureLook> look_preset(QSettings& settings, const QString& name) {
  const std::string text = settings.value(key_of(name)).toString().toStdString();
  const auto look = look_from_json(text, name.toStdString());
  return look ? std::optional(without_content(*look)) : std::nullopt;
}

void save_look_preset(QSettings& settings, const QString& name, const FigureLook& look) {
  settings.setValue(key_of(name), QString::fromStdString(look_to_json(without_content(look))));
}

void delete_look_preset(QSettings& settings, const QString& name) { settings.remove(key_of(name)); }

} // namespace loom
