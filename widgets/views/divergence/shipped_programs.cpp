#include "widgets/views/divergence/shipped_programs.h"

#include "core/divergence/divergence_run.h"
#include "core/simt/language.h"
#include "resources/programs/embedded.h"
#include "widgets/look/language.h"
#include "widgets/look/per_language.h"
#include "widgets/texts/parameter_text.h"

#include <QStringList>

#include <algorithm>

namespace loom {
namespace {

/// The first comment, without its slashes.
std::string title_of(std::string_view text) {
  constexpr std::size_t slashes = 3; // and the blank behind them
  return std::string(text.substr(slashes, text.find('\n') - slashes));
}

QString with_comments_said(std::string_view text) {
  static const QString begin = QStringLiteral("// ");
  QStringList lines = to_qstring(text).split(QLatin1Char('\n'));
  for (QString& line : lines)
    if (const qsizetype at = line.indexOf(begin); at >= 0)
      line = line.left(at) + begin + said(line.mid(at + begin.size()).toStdString());
  return lines.join(QLatin1Char('\n'));
}

std::vector<ShippedProgram> read_programs() {
  std::vector<ShippedProgram> programs{{title_of(program_text({})), {}}};
  for (const EmbeddedFile& file : embedded_programs())
    if (file.name != "if_else.simt") // the one that an empty text stands for
      programs.push_back({title_of(file.content), std::string(file.content)});
  return programs;
}

} // namespace

Divergence ShippedProgram::applied_to(Divergence divergence) const {
  divergence.program = text;
  divergence.step = 0;
  divergence.formulas.clear();
  const std::string_view source = program_text(divergence);
  if (simt::is_structured(source))
    return divergence;
  if (const auto program = simt::assemble(source)) {
    if (program->needs_stack())
      divergence.machine = simt::MachineKind::stack;
    if (program->needs_independent())
      divergence.machine = simt::MachineKind::independent;
  }
  return divergence;
}

const std::vector<ShippedProgram>& shipped_programs() {
  static PerLanguage<std::vector<ShippedProgram>> programs;
  return programs.get(read_programs);
}

int shipped_program_index(const Divergence& divergence) {
  const auto& all = shipped_programs();
  const auto found = std::ranges::find(all, divergence.program, &ShippedProgram::text);
  return static_cast<int>(found - all.begin());
}

QString shown_program(const Divergence& divergence) {
  const std::string_view text = program_text(divergence);
  return shipped_program_index(divergence) < std::ssize(shipped_programs())
             ? with_comments_said(text)
             : to_qstring(text);
}

std::string program_shown_as(const QString& text) {
  for (const ShippedProgram& each : shipped_programs())
    if (shown_program({.program = each.text}) == text)
      return each.text;
  return text.toStdString();
}

} // namespace loom
