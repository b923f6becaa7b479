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
