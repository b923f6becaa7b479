#pragma once

/// How the core reports what a user can get wrong: a value or an Error, never an exception.
///
/// `Result<T>` is `tl::expected<T, Error>`; only names that std::expected has too are used.

#include "core/base/message.h"

#include <string>
#include <tl/expected.hpp>

namespace loom {

/// What kind of thing went wrong; the command line maps each to one exit status.
enum class ErrorCode {
  bad_argument, ///< an option, an id or a number out of range (exit status 2)
  bad_input,    ///< a file whose content is wrong (exit status 3)
  cannot_write, ///< the output cannot be written (exit status 4)
  internal,     ///< anything else (exit status 1)
};

/// Where in a file something is wrong. Empty or zero members are unknown.
struct Place {
  std::string file{};    ///< path as the user gave it
  std::string pointer{}; ///< JSON pointer, for example "/facts/mem_lat/value"
  int line = 0;          ///< from 1
  int column = 0;        ///< from 1, in bytes
  bool operator==(const Place&) const = default;
};

/// One problem, in one line: what was found, what was expected, what to do.
struct Error {
  ErrorCode code = ErrorCode::internal;
  Message detail{}; ///< what is wrong; `detail.is(...)` asks for the cause
  Place where{};
  bool operator==(const Error&) const = default;
};

template <class T> using Result = tl::expected<T, Error>;

/// Shorthand for the failing side of a Result.
[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, Message detail, Place where = {}) {
  return tl::unexpected<Error>(Error{code, std::move(detail), std::move(where)});
}

/// Of an option, an id or a number out of range.
[[nodiscard]] inline tl::unexpected<Error> bad_argument(Message detail) {
  return fail(ErrorCode::bad_argument, std::move(detail));
}

/// The error as one line: "FILE:LINE:COLUMN: detail", "FILE: /json/pointer: detail" or "detail".
[[nodiscard]] std::string to_line(const Error& error);

} // namespace loom

/// Ends the function with the error of a Result, if it has one. Neither this nor LOOM_TRY stands
/// inside the argument of another: a lambda that has one gets a name first.
///
///   LOOM_CHECK(check(limits, launch));
#define LOOM_CHECK(...)                                                                            \
  if (const auto& loom_checked = __VA_ARGS__; !loom_checked)                                       \
  return tl::unexpected(loom_checked.error())

/// Does so too, and else gives its value to what is named first, a variable or what exists already:
///
///   LOOM_TRY(const Scenario scenario, scenario_from(options));
///   LOOM_TRY(pattern.kind, kind_of(options));
#define LOOM_TRY(target, ...) LOOM_TRY_INTO(LOOM_TRY_NAME(__LINE__), target, __VA_ARGS__)
#define LOOM_TRY_NAME(line) LOOM_TRY_JOIN(loom_tried_, line)
#define LOOM_TRY_JOIN(name, line) name##line
#define LOOM_TRY_INTO(tried, target, ...)                                                          \
  auto&& tried = __VA_ARGS__;                                                                      \
  LOOM_CHECK(tried);                                                                               \
  target = *std::forward<decltype(tried)>(tried)
