#include "widgets/views/models/models_words.h"

#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <array>

namespace loom {
namespace {

/// In the order of model_table().
struct Look {
  const char* short_name;
  std::array<const char*, 2> badges;
  Role role;
};
constexpr std::array<Look, model_count> looks{{
    {QT_TRANSLATE_NOOP("ModelsView", "bounds"),
     {QT_TRANSLATE_NOOP("ModelsView", "no saturation")},
     Role::model},
    {QT_TRANSLATE_NOOP("ModelsView", "saturation"), {}, Role::series1},
    {QT_TRANSLATE_NOOP("ModelsView", "simulation"),
     {QT_TRANSLATE_NOOP("ModelsView", "one SM alone")},
     Role::series4},
    {QT_TRANSLATE_NOOP("ModelsView", "CUDA guide"),
     {QT_TRANSLATE_NOOP("ModelsView", "no arithmetic latency"),
      QT_TRANSLATE_NOOP("ModelsView", "no bandwidth limit")},
     Role::series2},
    {QT_TRANSLATE_NOOP("ModelsView", "refined guide"),
     {QT_TRANSLATE_NOOP("ModelsView", "no arithmetic latency"),
      QT_TRANSLATE_NOOP("ModelsView", "no bandwidth limit")},
     Role::series6},
    {QT_TRANSLATE_NOOP("ModelsView", "guide + latency"),
     {QT_TRANSLATE_NOOP("ModelsView", "no bandwidth limit")},
     Role::series7},
    {QT_TRANSLATE_NOOP("ModelsView", "Hong-Kim"),
     {QT_TRANSLATE_NOOP("ModelsView", "no arithmetic latency")},
     Role::series3},
    {QT_TRANSLATE_NOOP("ModelsView", "Sim"),
     {QT_TRANSLATE_NOOP("ModelsView", "latencies overlap")},
     Role::series5},
    {QT_TRANSLATE_NOOP("ModelsView", "Song"),
     {QT_TRANSLATE_NOOP("ModelsView", "no arithmetic latency")},
     Role::series6},
    {QT_TRANSLATE_NOOP("ModelsView", "Zhang-Owens"),
     {QT_TRANSLATE_NOOP("ModelsView", "latencies in isolation")},
     Role::series4},
    {QT_TRANSLATE_NOOP("ModelsView", "GPUMech"),
     {QT_TRANSLATE_NOOP("ModelsView", "queue too long")},
     Role::series7},
    {QT_TRANSLATE_NOOP("ModelsView", "adding"),
     {QT_TRANSLATE_NOOP("ModelsView", "warps do not overlap")},
     Role::series2},
    {QT_TRANSLATE_NOOP("ModelsView", "overlapping"),
     {QT_TRANSLATE_NOOP("ModelsView", "latencies overlap")},
     Role::series5},
    {QT_TRANSLATE_NOOP("ModelsView", "no bandwidth limit"),
     {QT_TRANSLATE_NOOP("ModelsView", "no bandwidth limit")},
     Role::series6},
    {QT_TRANSLATE_NOOP("ModelsView", "roofline"),
     {QT_TRANSLATE_NOOP("ModelsView", "no latency")},
     Role::series7},
}};

const ModelInfo& info_of(std::size_t model) { return model_table()[model]; }

QString text_of(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

std::vector<std::size_t> default_models() {
  std::vector<std::size_t> models;
  for (const char* id : {"bound", "saturation", "cuda-guide", "hong-kim"})
    if (const auto model = model_from(id))
      models.push_back(*model);
  return models;
}

QString model_name(std::size_t model) { return spoken(info_of(model).name); }

QString short_model_name(std::size_t model) { return tr(looks[model].short_name); }

QStringList model_badges(std::size_t model) {
  QStringList badges;
  for (const char* badge : looks[model].badges)
    if (badge)
      badges << tr(badge);
  if (!info_of(model).stand_in.empty())
    badges << tr("substitute");
  return badges;
}

QString stand_in_words(std::size_t model) { return spoken(info_of(model).stand_in); }

QString model_sentence(std::size_t model) {
  const ModelInfo& info = info_of(model);
  QString text = tr("Leaves out: %1").arg(spoken(info.leaves_out));
  if (!info.stand_in.empty())
    text += tr(" A substitute: %1").arg(spoken(info.stand_in));
  return text + QLatin1Char('\n') + text_of(info.citation);
}

QString citations(const std::vector<std::size_t>& models) {
  QStringList parts;
  for (const std::size_t model : models)
    parts << QStringLiteral("%1: %2").arg(model_name(model), text_of(info_of(model).citation));
  return parts.join(QStringLiteral("; "));
}

std::vector<Role> model_roles(const std::vector<std::size_t>& shown) {
  constexpr std::array order{Role::series2, Role::series3, Role::series4, Role::series5,
                             Role::series6, Role::series7, Role::series1, Role::model};
  static_assert(order.size() == most_models_shown);
  std::vector<Role> roles;
  const auto taken = [&](Role role) { return std::ranges::find(roles, role) != roles.end(); };
  for (const std::size_t model : shown) {
    const Role own = looks[model].role;
    const auto free = std::ranges::find_if(order, [&](Role role) { return !taken(role); });
    roles.push_back(!taken(own) || free == order.end() ? own : *free);
  }
  return roles;
}

} // namespace loom
