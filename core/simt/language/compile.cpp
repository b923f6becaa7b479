#include "core/simt/language/parser.h"
#include "core/simt/language/statement_code.h"

#include <algorithm>

namespace loom::simt {

using namespace language;

Result<Compiled> compile(std::string_view source, Convergence convergence,
                         const std::string& file) {
  const Result<Ast> ast = parse(source, file);
  if (!ast)
    return tl::unexpected(ast.error());
  Emitter emitter(*ast, file);
  StatementCode(*ast, emitter, convergence).block(ast->root);
  return emitter.finish();
}

bool is_structured(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::string_view said = line.substr(0, std::min(line.find('#'), line.find("//")));
    if (said.find_first_of(";{}") != std::string_view::npos)
      return true;
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return false;
}

} // namespace loom::simt
