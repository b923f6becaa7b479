#include "widgets/views/divergence/shipped_programs.h"

#include "core/scenario/divergence_run.h"
#include "core/simt/language.h"
#include "resources/programs/embedded.h"

#include <algorithm>

namespace loom {
namespace {

/// The first comment, without its slashes.
QString title_of(std::string_view text) {
  const std::string_view first = text.substr(0, text.find('\n'));
  return QString::fromUtf8(first.data(), static_cast<qsizetype>(first.size()))
      .remove(0, 2)
      .trimmed();
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
  static const std::vector<ShippedProgram> programs = read_programs();
  return programs;
}

int shipped_program_index(const Divergence& divergence) {
  const auto& all = shipped_programs();
  const auto found = std::ranges::find(all, divergence.program, &ShippedProgram::text);
  return static_cast<int>(found - all.begin());
}

} // namespace loom
