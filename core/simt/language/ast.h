#pragma once

/// What the structured language says, as a tree in three flat tables.
///
/// Nodes refer to each other by index, so that a long text needs no deep recursion to be freed.
/// A node's `height` is bounded by the parser: whoever walks the tree may recurse.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace loom::simt::language {

/// Place in the source, both from 1.
struct At {
  int line = 1;
  int column = 1;
};

using Index = std::int32_t;
inline constexpr Index nothing = -1;

enum class Node : std::uint8_t {
  number,    ///< value
  variable,  ///< value: index in Ast::variables
  predicate, ///< value: 0 to 6
  tid,
  threads,
  load, ///< mem[a]
  cas,  ///< (a, b, c)
  exch, ///< (a, b)
  add,  ///< (a, b)
  negate,
  not_,
  complement,
  or_else,
  and_then,
  bit_or,
  bit_xor,
  bit_and,
  equal,
  not_equal,
  less,
  less_equal,
  greater,
  greater_equal,
  shift_left,
  shift_right,
  plus,
  minus,
  times,
  divide,
  remainder,
};

struct Expression {
  Node node = Node::number;
  At at; ///< of the operator, or of the word
  std::int32_t value = 0;
  std::array<Index, 3> operands{nothing, nothing, nothing};
  int height = 1;
};

enum class Kind : std::uint8_t {
  assign,     ///< variable = value
  store,      ///< mem[address] = value
  expression, ///< value;
  if_,        ///< value, body, other
  while_,     ///< value, body
  break_,
  continue_,
  return_,
  sync,
};

struct Statement {
  Kind kind = Kind::expression;
  At at;
  Index variable = nothing;
  Index address = nothing;
  Index value = nothing;
  Index body = nothing;  ///< block
  Index other = nothing; ///< block of `else`
  // Of `while`:
  bool always = false;    ///< the condition is a number other than 0
  bool breaks = false;    ///< has a `break` of its own
  bool continues = false; ///< has a `continue` of its own
  /// May wait for what another thread does: its condition uses an atomic or, with nothing in the
  /// body, memory; or its body swaps words.
  bool spins = false;
  bool spins_inside = false; ///< has such a loop in its body
};

struct Block {
  std::vector<Index> statements{}; ///< those that can be reached
  bool falls = true;               ///< a thread can reach the block's end
};

struct Ast {
  std::vector<Expression> expressions;
  std::vector<Statement> statements;
  std::vector<Block> blocks;
  Index root = nothing; ///< block; or the expression when a single one was parsed
  std::vector<std::string> variables;
  std::uint8_t predicates = 0; ///< bit i: input predicate i is read
  At end;

  [[nodiscard]] const Expression& expression(Index i) const {
    return expressions[static_cast<std::size_t>(i)];
  }
  [[nodiscard]] const Statement& statement(Index i) const {
    return statements[static_cast<std::size_t>(i)];
  }
  [[nodiscard]] const Block& block(Index i) const { return blocks[static_cast<std::size_t>(i)]; }
};

} // namespace loom::simt::language
