#pragma once

/// Lists with titles that are made once and kept, in each language that the window speaks in turn.

#include "widgets/look/language.h"

#include <QString>

#include <map>
#include <mutex>

namespace loom {

/// For a function's `static` in place of the value itself: references to what it answers stay good.
template <class Value> class PerLanguage {
public:
  template <class Make> const Value& get(Make make) {
    const std::scoped_lock lock(mutex_);
    const auto [at, is_new] = made_.try_emplace(spoken_language());
    if (is_new)
      at->second = make();
    return at->second;
  }

private:
  std::recursive_mutex mutex_; ///< one list may be made of another
  std::map<QString, Value> made_;
};

} // namespace loom
