#include "widgets/shell/language_menu.h"

#include "widgets/look/language.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

constexpr const char* key = "window/language";

QString tr(const char* text) { return QCoreApplication::translate("LanguageMenu", text); }

bool wants_restart(QWidget* parent) {
  QMessageBox question(QMessageBox::Question, tr("Language"),
                       tr("The window speaks the language from its next start."),
                       QMessageBox::NoButton, parent);
  const auto* now = question.addButton(tr("&Restart now"), QMessageBox::AcceptRole);
  question.addButton(tr("&Later"), QMessageBox::RejectRole);
  question.exec();
  return question.clickedButton() == now;
}

} // namespace

QString chosen_language(const QSettings& settings) {
  const QString id = settings.value(key).toString();
  const auto& all = languages();
  return std::ranges::find(all, id, &Language::id) == all.end() ? system_language() : id;
}

void add_language_menu(QMenu& into, QSettings& settings, std::function<void()> restart) {
  QMenu* menu = into.addMenu(tr("Lan&guage"));
  auto* group = new QActionGroup(menu);
  const auto add = [&](const QString& name, const QString& id) {
    QAction* action = menu->addAction(name);
    action->setCheckable(true);
    action->setData(id);
    group->addAction(action);
  };
  add(tr("&System"), {});
  for (const Language& language : languages())
    add(language.own_name, language.id);
  QObject::connect(menu, &QMenu::aboutToShow, menu, [group, &settings] {
    for (QAction* action : group->actions())
      action->setChecked(action->data().toString() == settings.value(key).toString());
  });
  QObject::connect(group, &QActionGroup::triggered, menu,
                   [menu, &settings, restart = std::move(restart)](const QAction* action) {
                     const QString before = chosen_language(settings);
                     settings.setValue(key, action->data());
                     if (chosen_language(settings) != before && wants_restart(menu->parentWidget()))
                       restart();
                   });
}

} // namespace loom
