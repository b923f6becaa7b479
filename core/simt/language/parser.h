#pragma once

/// The structured language (core/simt/language.h) as a tree.

#include "core/base/result.h"
#include "core/simt/language/ast.h"

#include <span>
#include <string_view>

namespace loom::simt::language {

inline constexpr std::size_t max_source = 65'536; ///< bytes
inline constexpr int max_depth = 100;             ///< blocks, parentheses and signs in another
inline constexpr int max_height = 250;            ///< operators that wait for one another

/// A whole program. bad_input with line and column.
[[nodiscard]] Result<Ast> parse(std::string_view source, const std::string& file);

/// One expression of numbers and `names`, each a Node::variable with its place among them;
/// Ast::root is the expression's index. bad_argument.
[[nodiscard]] Result<Ast> parse_formula(std::string_view text,
                                        std::span<const std::string_view> names);

} // namespace loom::simt::language
