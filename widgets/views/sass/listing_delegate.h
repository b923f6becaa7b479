#pragma once

/// Draws the cells of a listing: texts in their colours, stall counts with a bar behind them, the
/// lanes of the barriers and the bars of the schedule.
///
/// The lanes and bars are drawn row by row, so that they stand beside their instructions however
/// the table is scrolled. The schedule's time begins at the first instruction shown; where another
/// block begins, with that block.

#include "widgets/numbers/cell_numbers.h"
#include "widgets/style/figure_style.h"

class QTableView;

namespace loom {

class ListingModel;

class ListingDelegate final : public CellDelegate {
  Q_OBJECT
public:
  explicit ListingDelegate(QTableView* table);

  void set_style(const FigureStyle& style);
  /// The rows that a bracket marks: those of a loop; none where first > last.
  void set_marked(int first, int last);
  [[nodiscard]] std::pair<int, int> marked() const { return {first_, last_}; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override;

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
  void paint_lanes(QPainter& painter, const QStyleOptionViewItem& option, const ListingModel& model,
                   int row) const;
  void paint_schedule(QPainter& painter, const QStyleOptionViewItem& option,
                      const ListingModel& model, int row) const;

  QTableView* table_;
  FigureStyle style_;
  int first_ = 0, last_ = -1;
};

} // namespace loom
