#include "widgets/shell/language_menu.h"

#include "widgets/look/language.h"
#include "widgets/style/tr.h"

#include <QActionGroup>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

constexpr const char* window_key = "window/language";
constexpr const char* figure_key = "figure/language";

/// A known language's id, else nothing.
QString remembered(const QSettings& settings, const char* key) {
  const QString id = settings.value(key).toString();
  const auto& all = languages();
  return std::ranges::find(all, id, &Language::id) == all.end() ? QString() : id;
}

/// Fills `menu` with `usual`, which is remembered as nothing, and all languages.
QActionGroup* add_choices(QMenu& menu, const QString& usual, const QSettings& settings,
                          const char* key) {
  auto* group = new QActionGroup(&menu);
  const auto add = [&](const QString& name, const QString& id) {
    QAction* action = menu.addAction(name);
    action->setCheckable(true);
    action->setData(id);
    group->addAction(action);
  };
  add(usual, {});
  for (const Language& language : languages())
    add(language.own_name, language.id);
  QObject::connect(&menu, &QMenu::aboutToShow, &menu, [group, &settings, key] {
    for (QAction* action : group->actions())
      action->setChecked(action->data().toString() == remembered(settings, key));
  });
  return group;
}

} // namespace

QString chosen_language(const QSettings& settings) {
  const QString id = remembered(settings, window_key);
  return id.isEmpty() ? system_language() : id;
}

QString figure_language(const QSettings& settings) { return remembered(settings, figure_key); }

void add_language_menu(QMenu& into, QSettings& settings, std::function<void()> chosen) {
  QMenu* menu = into.addMenu(tr("Lan&guage"));
  const auto* window = add_choices(*menu, tr("&System"), settings, window_key);
  QObject::connect(window, &QActionGroup::triggered, menu,
                   [&settings, chosen = std::move(chosen)](const QAction* action) {
                     const QString before = chosen_language(settings);
                     settings.setValue(window_key, action->data());
                     if (chosen_language(settings) != before)
                       chosen();
                   });
  menu->addSeparator();
  QMenu* figures = menu->addMenu(tr("Exported &figures"));
  const auto* group = add_choices(*figures, tr("As the &window"), settings, figure_key);
  QObject::connect(group, &QActionGroup::triggered, menu, [menu, &settings](const QAction* action) {
    settings.setValue(figure_key, action->data());
    const Speaking as_figures{QString()};
    if (const QString id = figure_language(settings); !id.isEmpty())
      if (const Result<QString> warning = speak(id); warning && !warning->isEmpty())
        QMessageBox::warning(menu->parentWidget(), tr("Language"), *warning);
  });
}

} // namespace loom
