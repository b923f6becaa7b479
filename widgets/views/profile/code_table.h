#pragma once

/// The code of a launch, an instruction a row: where its warps waited by the samples that were
/// taken, as filled bars, where the model expects it, as hollow ones, and for which instruction.
/// From the row that the keyboard is on an arc leads to the instruction that it waits for.

#include "widgets/style/figure_style.h"
#include "widgets/views/profile/profile_run.h"
#include "widgets/views/spoken_table.h"

namespace loom {

class CodeTableModel;

class CodeTable final : public SpokenTable {
  Q_OBJECT
public:
  explicit CodeTable(QWidget* parent = nullptr);

  /// Shows the instructions that were executed or sampled, that with the longest wait as the
  /// current one; null: nothing.
  void show_code(const WaitingCodePtr& code);
  void set_style(const FigureStyle& style);
  void fit_columns() override;
  [[nodiscard]] QString as_tsv() const override;
  /// The instruction that the keyboard is on, of all of the function; nothing where there is none.
  [[nodiscard]] std::optional<std::size_t> current() const;
  /// The keyboard goes to the instruction that the current one waits for.
  void follow();

protected:
  [[nodiscard]] QString words(const QModelIndex& index) const override;
  void fit_rows() override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
  void divide();

  CodeTableModel* code_;
  FigureStyle style_;
};

} // namespace loom
