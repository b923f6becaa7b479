#include "core/base/pieces.h"
#include "core/simt/language/parser.h"
#include "core/simt/language/statement_code.h"

#include <algorithm>

namespace loom::simt {

using namespace language;

Result<Compiled> compile(std::string_view source, Convergence convergence,
                         const std::string& file) {
  LOOM_TRY(const Ast ast, parse(source, file));
  Emitter emitter(ast, file);
  StatementCode(ast, emitter, convergence).block(ast.root);
  return emitter.finish();
}

bool is_structured(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const std::string_view said = line.substr(0, std::min(line.find('#'), line.find("//")));
    if (said.find_first_of(";{}") != std::string_view::npos)
      return true;
  }
  return false;
}

} // namespace loom::simt
