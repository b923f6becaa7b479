#include "widgets/commands/parameter_commands.h"

#include "core/scenario/parameters.h"
#include "widgets/look/vendor_text.h"
#include "widgets/numbers/number_card.h"
#include "widgets/params/params_panel.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

namespace loom {

namespace {

/// "368 cycles", "100 %".
QString value_and_unit(const ParameterInfo& info, double value) {
  const QString unit = info.id == "target" ? QStringLiteral("%") : in_vendor_words(info.unit);
  return (value_text(info, value) + QLatin1Char(' ') + unit).trimmed();
}

QString value_now(const Scenario& scenario, const ParameterInfo& info) {
  const auto value = get(scenario, info.id);
  return value ? value_and_unit(info, *value) : tr("not known");
}

/// What follows `name` in `typed`, without "=": nothing where it does not begin with the name.
QString after_name(const QString& typed, const QString& name) {
  if (!typed.startsWith(name, Qt::CaseInsensitive))
    return {};
  const QString rest = typed.mid(name.size());
  if (rest.isEmpty() || (!rest[0].isSpace() && rest[0] != QLatin1Char('=')))
    return {};
  const QString value = rest.trimmed();
  return value.startsWith(QLatin1Char('=')) ? value.mid(1).trimmed() : value;
}

/// Completes the name, which the id finds too.
Command command_of(const Scenario& scenario, const ParameterInfo& info) {
  Command command{name_of(info, scenario), tr("Parameter")};
  command.note = value_now(scenario, info);
  command.words =
      QStringList{to_qstring(info.id), symbol_of(info), label_of(info)}.join(QLatin1Char(' '));
  command.completion = command.title + QLatin1Char(' ');
  return command;
}

} // namespace

std::vector<Command> parameter_commands(Workspace& workspace) {
  const Scenario& scenario = workspace.scenario();
  std::vector<Command> commands;
  for (const ParameterInfo& info : parameter_table())
    commands.push_back(command_of(scenario, info));
  // The other choices are in the menus of the views, by the names that they have there.
  const ChoiceInfo& mixes = *find_choice("mix");
  for (std::size_t i = 0; i < mixes.values.size(); ++i) {
    const QString id = to_qstring(mixes.id), name = to_qstring(mixes.values[i]);
    Command command{
        QStringLiteral("%1: %2").arg(ParamsPanel::tr("mix"), value_name(mixes.id, mixes.values[i])),
        tr("Choice"), [&workspace, id, name] { workspace.propose_choice(id, name); }};
    command.checked = get_choice(scenario, mixes.id) == mixes.values[i];
    commands.push_back(std::move(command));
  }
  return commands;
}

std::vector<Command> read_parameter(Workspace& workspace, const QString& typed) {
  const QString text = typed.trimmed();
  for (const ParameterInfo& info : parameter_table())
    if (text.compare(to_qstring(info.id), Qt::CaseInsensitive) == 0)
      return {command_of(workspace.scenario(), info)};
  for (const ParameterInfo& info : parameter_table())
    for (const QString& name : {to_qstring(info.id), symbol_of(info), label_of(info),
                                name_of(info, workspace.scenario())}) {
      QString rest = after_name(text, name);
      if (rest.isEmpty())
        continue;
      if (const QString unit = in_vendor_words(info.unit); !unit.isEmpty() && rest.endsWith(unit))
        rest = rest.chopped(unit.size()).trimmed();
      const QString id = to_qstring(info.id);
      const QString called = name_of(info, workspace.scenario());
      const Typed value = read_value(info, rest);
      Command command{value.value
                          ? tr("Set %1 to %2").arg(called, value_and_unit(info, *value.value))
                          : tr("Set %1").arg(called),
                      tr("Parameter")};
      command.problem = without_ids(value.problem);
      if (value.value) {
        command.note = tr("now %1").arg(value_now(workspace.scenario(), info));
        command.run = [&workspace, id, to = *value.value] { workspace.propose(id, to); };
      }
      return {std::move(command)};
    }
  return {};
}

} // namespace loom
