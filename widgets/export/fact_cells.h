#pragma once

/// Tables of the catalogue's facts: every number with the note that its file has, as a footnote.

#include "core/base/result.h"
#include "core/figure/plot_data.h"
#include "core/gpu/gpu_spec.h"

#include <QString>

#include <span>

namespace loom {

/// Collects the cells of one table, their footnotes and sources.
class FactTable {
public:
  FactTable(const char* id, const QString& title, std::string source);

  void header(const std::vector<QString>& names);
  /// A fact's number, marked by a letter where its file has a note on it; "–" where it is missing.
  Cell cell(const GpuSpec& gpu, FactKey key);
  /// A number made of facts, or "–" where one of them is missing.
  Cell computed(std::optional<double> value);
  /// `text` marked by the letter of `note`.
  Cell noted(std::string text, const std::string& note);
  void row(std::vector<Cell> cells);
  /// `first`, then a cell for each key.
  void row(std::vector<Cell> first, const GpuSpec& gpu, std::span<const FactKey> keys);
  /// A footnote without a letter, after the others.
  void remark(const QString& text);

  /// The figure, or why `rows` could not be made.
  [[nodiscard]] Result<Figure> figure(const Result<void>& rows, const QString& caption) &&;

private:
  Figure figure_;
  Table table_;
  std::vector<std::string> notes_; ///< by letter, from a
  std::vector<std::string> remarks_;
};

} // namespace loom
