#pragma once

/// A number with its name and unit that knows how it was computed: by a formula over other
/// quantities, by a method that is no formula, or not at all, because a source gives it or the user
/// chose it.

#include "core/base/message.h"
#include "core/trace/fact_status.h"
#include "core/trace/traced.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loom::why {

struct Quantity {
  std::string id{};     ///< stable, for asking by name: "warps_needed"
  Message name{};       ///< "warps needed"
  std::string symbol{}; ///< as formulas write it: "n_needed", "α", "mem_lat"
  std::string unit{};   ///< "warps/SM"; empty for a plain number
  double value = 0;
  /// How it is computed; nothing for a given number or one that `method` finds.
  std::optional<Traced> formula{};
  Message method{}; ///< what computes it where no formula does; empty otherwise
  /// Which case of several the formula is: "α >= 1"; may be empty.
  Message condition{};
  /// Of the formula or method, or of the number: document and place in it, or whose choice it is.
  Message source{};
  std::optional<FactStatus> status{}; ///< of a number from the catalogue
  Message note{};                     ///< range and reasoning; may be empty
  std::vector<QuantityPtr> inputs{};  ///< what it is computed from, in the order of the formula
};

/// A number that a source gives or a user chose.
[[nodiscard]] QuantityPtr given(Quantity quantity);
/// A number with `formula`: sets value and inputs.
[[nodiscard]] QuantityPtr computed(Quantity quantity, const Traced& formula);
/// A number that `quantity.method` found from `inputs`.
[[nodiscard]] QuantityPtr found(Quantity quantity, std::vector<QuantityPtr> inputs);

/// What a model calls a number that it computes: as Quantity has it.
struct Name {
  const char* id;
  Text name;
  const char *symbol, *unit;
  Text source;
  const char* place = ""; ///< in the source, its %1
  Text condition{};
  Text remark{}; ///< what is said with the source, its %1
};
/// The number under its name; a double needs none.
[[nodiscard]] constexpr double named(double value, const Name& /*name*/) { return value; }
[[nodiscard]] Traced named(const Traced& value, const Name& name);

/// The quantity with everything it rests on, each as `edit` changes it, inputs first: another id or
/// source, or another value of a given number, which formulas over it follow. So that the same
/// quantity of two scenarios can stand in one derivation.
[[nodiscard]] QuantityPtr rewritten(const QuantityPtr& quantity,
                                    const std::function<void(Quantity&)>& edit);
/// The same with `prefix` before every id.
[[nodiscard]] QuantityPtr prefixed(const QuantityPtr& quantity, const std::string& prefix);

/// The quantity and everything it rests on, each once: a quantity before its inputs, the given
/// ones last.
[[nodiscard]] std::vector<QuantityPtr> chain(const QuantityPtr& quantity);

/// The given numbers it rests on that nobody measured or published: status derived or assumed.
[[nodiscard]] std::vector<QuantityPtr> unsure_inputs(const QuantityPtr& quantity);

/// The one with this id, null when there is none.
[[nodiscard]] QuantityPtr find(const std::vector<QuantityPtr>& quantities, std::string_view id);

} // namespace loom::why
