#include "widgets/views/sass/listing_delegate.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/views/sass/listing_model.h"
#include "widgets/views/sass/sass_words.h"

#include <QPainter>
#include <QTableView>

#include <algorithm>

namespace loom {

namespace {

/// Pixels of a cycle in a column of so many, and of a lane.
double cycle_width(const QWidget* widget, double room) {
  constexpr double cycles = 60; // more than most blocks take
  return std::clamp(room / cycles, unit(widget) * 0.5, unit(widget) * 1.5);
}
double lane_width(const QWidget* widget) { return unit(widget) * 1.5; }

} // namespace

ListingDelegate::ListingDelegate(QTableView* table) : CellDelegate(table), table_(table) {}

void ListingDelegate::set_style(const FigureStyle& style) {
  if (style == style_)
    return; // a drag of what the listing does not depend on
  style_ = style;
  table_->viewport()->update();
}

void ListingDelegate::set_marked(int first, int last) {
  first_ = first;
  last_ = last;
  table_->viewport()->update();
}

void ListingDelegate::initStyleOption(QStyleOptionViewItem* option,
                                      const QModelIndex& index) const {
  CellDelegate::initStyleOption(option, index);
  option->font.setBold(index.data(strong_cell_role).toBool());
  if (const QVariant role = index.data(colour_role); role.isValid())
    option->palette.setColor(QPalette::Text, style_.label_colour(static_cast<Role>(role.toInt())));
}

QSize ListingDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
  const QSize size = CellDelegate::sizeHint(option, index);
  if (qobject_cast<const ListingModel*>(index.model()) &&
      index.column() == ListingModel::lanes_column)
    return {static_cast<int>(lane_width(table_) * (sass::barrier_count + 0.5)), size.height()};
  return size;
}

void ListingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  const QVariant share = index.data(share_role);
  const bool selected = option.state & QStyle::State_Selected;
  if (share.isValid() && !selected) {
    // Behind the number: a bar as long as the stall.
    QRectF bar = QRectF(option.rect).adjusted(1, 1, -1, -1);
    bar.setWidth(bar.width() * std::min(1.0, share.toDouble()));
    painter->fillRect(bar, style_.fill(Role::issue));
  }
  CellDelegate::paint(painter, option, index);
  const auto* model = qobject_cast<const ListingModel*>(index.model());
  if (!model || !model->study())
    return;
  if (index.column() == ListingModel::address_column && index.row() >= first_ &&
      index.row() <= last_) {
    // A bracket along the rows of the loop.
    const double width = std::max(2.0, unit(table_) / 3.0);
    QRectF bracket(option.rect);
    bracket.setWidth(width);
    const QColor colour =
        option.palette.color(selected ? QPalette::HighlightedText : QPalette::Highlight);
    painter->fillRect(bracket, colour);
    for (const auto& [row, y] :
         {std::pair{first_, bracket.top()}, std::pair{last_, bracket.bottom() - width / 2}})
      if (index.row() == row)
        painter->fillRect(QRectF(bracket.left(), y, 2.5 * width, width / 2), colour);
  }
  painter->save();
  painter->setClipRect(option.rect);
  painter->setRenderHint(QPainter::Antialiasing);
  if (index.column() == ListingModel::lanes_column)
    paint_lanes(*painter, option, *model, index.row());
  else if (index.column() == ListingModel::schedule_column)
    paint_schedule(*painter, option, *model, index.row());
  painter->restore();
}

void ListingDelegate::paint_lanes(QPainter& painter, const QStyleOptionViewItem& option,
                                  const ListingModel& model, int row) const {
  const sass::Study& study = *model.study();
  const auto at = static_cast<std::size_t>(row);
  const sass::Control& control = study.control(at);
  const QRectF rect(option.rect);
  const bool selected = option.state & QStyle::State_Selected;
  const double radius = unit(table_) * 0.4;
  const double middle = rect.center().y();
  const auto passes = [](const std::vector<std::uint8_t>& lanes, std::size_t i, int barrier) {
    return (lanes[i] >> barrier & 1U) != 0;
  };
  for (int barrier = 0; barrier < sass::barrier_count; ++barrier) {
    const double x = rect.left() + lane_width(table_) * (barrier + 0.75);
    const QColor colour = selected ? option.palette.color(QPalette::HighlightedText)
                                   : style_.colour(barrier_role(barrier));
    for (const auto* lanes : {&study.lanes.down, &study.lanes.back}) {
      QPen pen(colour, std::max(1.0, unit(table_) * 0.2));
      pen.setCapStyle(Qt::FlatCap);
      if (lanes == &study.lanes.back)
        pen.setDashPattern({2, 2});
      painter.setPen(pen);
      if (at > 0 && passes(*lanes, at - 1, barrier))
        painter.drawLine(QLineF(x, rect.top(), x, middle));
      if (passes(*lanes, at, barrier))
        painter.drawLine(QLineF(x, middle, x, rect.bottom() + 1));
    }
    const QColor ground =
        selected ? option.palette.color(QPalette::Highlight) : option.palette.color(QPalette::Base);
    painter.setPen(QPen(colour, std::max(1.0, unit(table_) * 0.2)));
    if ((control.wait_mask >> barrier & 1U) != 0) {
      // An arrow head that points at the instruction.
      painter.setBrush(colour);
      painter.drawPolygon(QPolygonF{QPointF(x + 0.8 * radius, middle - 1.2 * radius),
                                    QPointF(x + 0.8 * radius, middle + 1.2 * radius),
                                    QPointF(x - 1.2 * radius, middle)});
    }
    if (control.write_barrier == barrier || control.read_barrier == barrier) {
      painter.setBrush(control.write_barrier == barrier ? colour : ground);
      painter.drawEllipse(QPointF(x, middle), radius, radius);
    }
  }
}

void ListingDelegate::paint_schedule(QPainter& painter, const QStyleOptionViewItem& option,
                                     const ListingModel& model, int row) const {
  const sass::Study& study = *model.study();
  const sass::Analysis& analysis = study.analysis;
  const auto at = static_cast<std::size_t>(row);
  const std::size_t block = analysis.graph.block_of[at];
  const sass::Issue& issue = issue_of(analysis, at);
  const auto top = static_cast<std::size_t>(std::max(0, table_->rowAt(0)));
  const std::int64_t origin =
      analysis.graph.block_of[top] == block ? issue_of(analysis, top).cycle : 0;
  const bool last = at + 1 == analysis.graph.blocks[block].end;
  const std::int64_t next = study.next_issue(at);
  const QRectF rect(option.rect);
  const bool selected = option.state & QStyle::State_Selected;
  const double step = cycle_width(table_, rect.width());
  const sass::Schedule& schedule = analysis.schedules[block];
  const auto x = [&](std::int64_t cycle) {
    return rect.left() + unit(table_) / 2.0 + study.drawn_since(top, at, cycle) * step;
  };
  const QColor plain = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
  // A hairline every ten cycles; a rule where a block begins.
  painter.setPen(QPen(line(option.palette), 1));
  const std::int64_t end = schedule.cycles;
  auto pause = std::ranges::upper_bound(schedule.pauses, origin, {}, &sass::Pause::to);
  for (std::int64_t tick = (origin + 9) / 10 * 10; tick <= end && x(tick) < rect.right();
       tick += 10) {
    for (; pause != schedule.pauses.end() && pause->to <= tick; ++pause) {
    }
    if (pause != schedule.pauses.end() && pause->from < tick)
      tick = (pause->to + 9) / 10 * 10; // none within a pause
    painter.drawLine(QLineF(x(tick), rect.top(), x(tick), rect.bottom() + 1));
  }
  if (at > 0 && at == analysis.graph.blocks[block].begin) {
    painter.setPen(QPen(muted(option.palette), 1));
    painter.drawLine(QLineF(rect.left(), rect.top() + 0.5, rect.right(), rect.top() + 0.5));
  }
  const double height = rect.height() * 0.5;
  const QRectF bar(x(issue.cycle), rect.center().y() - height / 2,
                   std::max(1.0, issue.port_cycles * step - 1), height);
  const QColor colour =
      selected ? plain : style_.solid(class_role(analysis.graph.operands[at].opcode->opcode_class));
  painter.setPen(QPen(selected ? plain : muted(option.palette), std::max(1.0, step / 6)));
  painter.drawLine(QLineF(bar.left(), rect.center().y(), x(next), rect.center().y()));
  painter.fillRect(bar, colour);
  if (!last && next - issue.cycle > 2 * sass::longest_stall) // a break in the line
    for (const double shift : {-0.2, 0.2}) {
      const double middle = (x(next - 1) + bar.right()) / 2 + shift * unit(table_);
      painter.drawLine(QLineF(middle - height / 6, rect.center().y() + height / 3,
                              middle + height / 6, rect.center().y() - height / 3));
    }
  painter.setPen(selected ? plain : muted(option.palette));
  const std::string_view port = to_string(issue.port);
  painter.setFont(option.font);
  const double after = std::max(bar.right(), x(next)) + unit(table_) / 2.0;
  painter.drawText(QRectF(after, rect.top(), rect.right() - after, rect.height()),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   QString::fromUtf8(port.data(), static_cast<qsizetype>(port.size())));
}

} // namespace loom
