#pragma once

/// Exports of NVIDIA Nsight Compute: `ncu --csv` with --page raw (a row a launch), --page details
/// or
/// --metrics (a row a metric), and their --print-summary. Lines of ncu and of the profiled program
/// around and between the rows are left out. Read are the headers of 2019 to 2026, numbers as any
/// country writes them (core/profile/numeral.h), and what table programs save of an export: with an
/// index before its columns, with quotes only where they are needed, with semicolons or tabs.
/// Source: https://docs.nvidia.com/nsight-compute/NsightComputeCli/index.html

#include "core/base/result.h"
#include "core/profile/numeral.h"
#include "core/profile/target.h"
#include "core/text/utf16.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loom::profile {

/// What a value in `unit` is multiplied by for a unit without prefixes: 1e9 for "Gbyte/s", 1e-6 for
/// "us", 1e9 for "cycle/nsecond". Nothing for a unit that is not known.
[[nodiscard]] std::optional<double> unit_scale(std::string_view unit);

/// Whether the first bytes of a file have the header of an export, after whatever lines of ncu and
/// of the profiled program.
[[nodiscard]] bool begins_export(std::string_view beginning);

/// Longest record: what is longer is no export, or one to cut.
inline constexpr std::size_t max_record_bytes = std::size_t{4} << 20;

/// Reads an export that is fed piece by piece; keeps only the values of its launches.
///
/// An export does not say whether "1.234" is 1234, as a German ncu writes it. Any number of the
/// file that is one by one sign alone says it for all: "65,77", "1.234.567", a count, which has no
/// fraction, or nanoseconds and cycles, which are whole.
class Reader {
public:
  explicit Reader(std::string file) : file_(std::move(file)) {}
  /// bad_input with the line.
  [[nodiscard]] Result<void> feed(std::string_view piece);
  /// The launches, one or more; bad_input with the line, or with what kind of file it is instead,
  /// or with a number of which nothing says how it is meant.
  [[nodiscard]] Result<Profile> finish();

private:
  enum class Form { none, wide, rows };
  /// What a file is that is no export.
  enum class Other { unknown, text_page, source_page, nvprof, nsys };
  /// A value that stands as by a decimal point, while nothing says that it is not by a comma.
  struct Open {
    std::size_t launch = 0;
    Target target;
    double point = 0, comma = 0;
    std::string name, text;
    int line = 0;
  };
  using Fields = std::vector<std::string>;

  [[nodiscard]] tl::unexpected<Error> wrong(Message detail, int line) const;
  [[nodiscard]] tl::unexpected<Error> wrong_width(std::size_t found, std::size_t least) const;
  [[nodiscard]] Result<void> begin();
  [[nodiscard]] Result<void> take_text(std::string_view piece);
  [[nodiscard]] Result<void> take_line(std::string_view line);
  [[nodiscard]] Result<void> take_record();
  [[nodiscard]] Result<void> take_header(const Fields& fields);
  [[nodiscard]] Result<void> take_wide(const Fields& fields);
  [[nodiscard]] Result<void> take_metric(const Fields& fields);
  [[nodiscard]] Result<Launch*> new_launch(const Fields& fields);
  [[nodiscard]] Result<std::string> size_of(const Fields& fields, std::string_view column) const;
  [[nodiscard]] Result<void> put(Launch& launch, const Target& target, std::string_view name,
                                 std::string_view unit, std::string_view text);
  [[nodiscard]] Result<void> put_opcodes(Launch& launch, std::string_view name,
                                         std::string_view text);
  /// The value as far as the file has said how it writes numbers; the other one, while that is
  /// open, goes to `comma`.
  [[nodiscard]] Result<double> decide(std::string_view name, std::string_view text, bool whole,
                                      double& comma);
  void settle(DecimalMark mark, std::string_view text);
  /// Keeps what a value is by a comma until something says how the file writes numbers.
  [[nodiscard]] Result<void> keep_open(const Launch& launch, const Target& target,
                                       std::string_view name, std::string_view text, double point,
                                       double comma);
  [[nodiscard]] tl::unexpected<Error> undecided() const;
  void see_kind(std::string_view line);
  [[nodiscard]] std::string_view at(const Fields& fields, std::string_view column) const;
  [[nodiscard]] bool begins_record(std::string_view line) const;
  [[nodiscard]] bool is_units(const Fields& fields) const;
  [[nodiscard]] bool is_launch(const Fields& fields) const;

  std::string file_;
  std::string beginning_; ///< until there is enough to tell how it is encoded
  bool begun_ = false;
  std::optional<Utf16> utf16_;
  std::string rest_;        ///< of a piece that ended inside a line
  std::string record_;      ///< so far, of one whose quotes are open
  bool open_quote_ = false; ///< in record_
  int line_ = 0, record_line_ = 0;
  int short_line_ = 0; ///< of a row without its value, where none with one has followed
  Form form_ = Form::none;
  Other other_ = Other::unknown;
  char separator_ = ',';
  bool quoted_ = false, units_next_ = false;
  Fields columns_, units_;
  std::vector<Target> targets_;
  std::map<std::string, std::size_t, std::less<>> column_;
  std::map<std::string, std::size_t, std::less<>> by_key_;
  std::optional<DecimalMark> mark_; ///< as far as the file has said it,
  std::string mark_text_;           ///< by this number
  int mark_line_ = 0;               ///< in this line
  std::vector<Open> open_;
  Profile profile_;
};

} // namespace loom::profile
