#pragma once

/// Reads the rows of a table by a plan. Part of core/measured/import.h.

#include "core/measured/import.h"
#include "core/measured/import_plan.h"
#include "core/text/csv_line.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

class ImportRows {
public:
  /// Everything given outlives it; what is refused is counted in `report`.
  ImportRows(const CsvOutline& outline, const ImportPlan& plan, const ImportMapping& mapping,
             ImportReport& report)
      : outline_(outline), plan_(plan), mapping_(mapping), report_(report) {}

  /// Every line of the file; '#' lines go to `notes`. Whether `progress` let it end.
  [[nodiscard]] bool read(std::string_view text, std::string& notes,
                          const ImportProgress& progress);
  /// The good rows by α, then warps, those that repeat an earlier one refused. To be called once.
  [[nodiscard]] std::vector<MeasuredPoint> points();
  /// The same of a table of warps needed.
  [[nodiscard]] std::vector<NeededPoint> needed();

private:
  struct Row {
    MeasuredPoint point;
    int line, column;
  };
  void take(std::string_view line);
  /// Whether the fields are of a figure's CSV (core/figure/plot_data.h), and of a series of it that
  /// nobody measured: the model's curves are no measurements.
  [[nodiscard]] bool of_a_model() const;
  /// Whether rows say how many warps are needed in place of a throughput.
  [[nodiscard]] bool of_needed() const { return plan_.has(Quantity::needed); }
  [[nodiscard]] Quantity value_column() const {
    return of_needed() ? Quantity::needed : Quantity::throughput;
  }
  [[nodiscard]] std::optional<MeasuredPoint> row();
  [[nodiscard]] bool other_ilp();
  [[nodiscard]] bool set_alpha(MeasuredPoint& point);
  [[nodiscard]] bool set_warps(MeasuredPoint& point);
  [[nodiscard]] bool set_throughput(MeasuredPoint& point, double& value);
  [[nodiscard]] bool set_error_bar(MeasuredPoint& point, double value);
  [[nodiscard]] bool set_loop(MeasuredPoint& point);
  /// A number that is not NaN; refuses the row otherwise.
  [[nodiscard]] std::optional<double> number(Quantity quantity, Text expected);
  [[nodiscard]] bool empty(Quantity quantity) const {
    return fields_[plan_.column(quantity)].text.empty();
  }
  [[nodiscard]] RefusedRows& entry(Refusal why);
  void refuse(Refusal why, int column, Message detail);
  void refuse(Refusal why, Quantity quantity, Text expected);

  const CsvOutline& outline_;
  const ImportPlan& plan_;
  const ImportMapping& mapping_;
  ImportReport& report_;
  std::vector<CsvField> fields_; ///< of the line being read
  std::vector<Row> rows_;
  int number_ = 0;
};

} // namespace loom
