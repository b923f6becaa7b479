#pragma once

/// What gzip or Zstandard has packed, unpacked piece by piece in bounded memory.

#include "core/base/result.h"

#include <functional>
#include <memory>
#include <string_view>

namespace loom {

class Unpacker {
public:
  using Take = std::function<Result<void>(std::string_view)>;
  virtual ~Unpacker() = default;
  Unpacker() = default;
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;
  /// Hands what the next bytes hold to `take`, at most 64 KiB at a time. bad_input, without a
  /// place, where they are damaged; else what `take` failed with.
  [[nodiscard]] virtual Result<void> feed(std::string_view bytes, const Take& take) = 0;
  /// Whether what was fed ends where a packed file may.
  [[nodiscard]] virtual bool whole() const = 0;
};

/// By the first four bytes of a file; null where they are of neither.
[[nodiscard]] std::unique_ptr<Unpacker> unpacker_of(std::string_view beginning);

} // namespace loom
