#include "widgets/views/sm/sm_view.h"

#include "widgets/paint/diagram_widget.h"
#include "widgets/views/sm/sm_figure.h"
#include "widgets/workspace/workspace.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

// Room in which its words are as large as those around it, em: four blocks in a row, or two above
// two. In less they shrink, down to `smallest`.
constexpr std::array<QSizeF, 2> arranged{{{73, 19}, {30, 28}}};
constexpr double smallest = 0.4;

double part_of(const QSizeF& room, const QSizeF& wanted) {
  return std::min({1.0, room.width() / wanted.width(), room.height() / wanted.height()});
}
/// That by which the words shrink, for the arrangement that has more room.
double shrunk(const QSizeF& room) {
  return std::max(part_of(room, arranged[0]), part_of(room, arranged[1]));
}

/// The drawing's name of an element: copies add ":N".
std::string name_of(const QString& id) { return id.section(QLatin1Char(':'), 0, 0).toStdString(); }

} // namespace

SmView::SmView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), picture_(new DiagramWidget(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("SM"));
  setAccessibleDescription(tr("The units of an SM and its way to memory. The arrow keys go from "
                              "block to block, Enter says where its number comes from."));
  picture_->setObjectName(QStringLiteral("picture"));
  picture_->setFocusProxy(this);
  picture_->set_least_room(QSizeF(arranged[1].width(), arranged[0].height()) * smallest);
  picture_->set_tooltip([this](const std::string& id) {
    return structure_ ? structure_->words(name_of(QString::fromStdString(id))) : QString();
  });
  connect(picture_, &DiagramWidget::hovered, this, &SmView::hover);
  connect(picture_, &DiagramWidget::left, this, [this] { hover({}); });
  connect(picture_, &DiagramWidget::roomChanged, this, &SmView::show_structure);
  connect(picture_, &DiagramWidget::clicked, this, [this](const QString& id) {
    const auto list = stops();
    const auto block = std::ranges::find(list, name_of(id), &PlacedPart::id);
    focus(block == list.end() ? nullptr : *block);
    explain_block(name_of(id));
  });
}

QSize SmView::minimumSizeHint() const { return picture_->minimumSizeHint(); }

Figure SmView::figure() const { return figure_on_page(0); }

Figure SmView::figure_on_page(double page_em) const {
  return sm_figure(sm_of(workspace().scenario()), page_em);
}

void SmView::draw(const SnapshotPtr& snapshot) {
  picture_->set_style(style());
  structure_.emplace(snapshot->scenario());
  show_structure();
}

void SmView::show_structure() {
  if (!structure_ || !isVisible())
    return;
  const QSizeF room = picture_->room() / shrunk(picture_->room());
  room_ = sm_room(built_in_drawing("sm"), *structure_, room.width() - 1, room.height() - 1);
  picture_->set_diagram(structure_diagram(room_, *structure_));
}

void SmView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  picture_->setGeometry(rect());
}

void SmView::hover(const QString& id) {
  pointed_ = name_of(id);
  emit readout(structure_ ? structure_->words(pointed_) : QString());
}

/// The number of the block under the pointer, else of the one that the keyboard is on.
QString SmView::asked_quantity() const {
  const std::string& id = pointed_.empty() ? focused_ : pointed_;
  if (id == "warps" && workspace().scenario().gpu->facts.value(FactKey::partitions))
    return QStringLiteral("warps_of_partition");
  return structure_ ? QString::fromStdString(structure_->quantity(id)) : QString();
}

void SmView::explain_block(const std::string& id) {
  const SmBinding* binding = find_sm_binding(id);
  if (!binding || binding->parameter.empty())
    return;
  const QRectF box = picture_->box_of(id);
  emit explain(QString::fromLatin1(binding->parameter.data(),
                                   static_cast<qsizetype>(binding->parameter.size())),
               picture_->mapToGlobal(box.bottomLeft()).toPoint());
}

void SmView::focus(const PlacedPart* part) {
  focused_ = part ? part->id : std::string();
  picture_->set_focused(focused_);
  const QString words = part ? structure_->words(focused_) : QString();
  if (part)
    setAccessibleDescription(words); // what a screen reader says of the new place
  emit readout(words);
}

std::vector<const PlacedPart*> SmView::stops() const {
  std::vector<const PlacedPart*> list;
  for (const PlacedPart& part : room_.placement.parts)
    if (part.copy == 0 && part.kind != PartKind::column)
      list.push_back(&part);
  return list;
}

const PlacedPart* SmView::neighbour(int key) const {
  const auto list = stops();
  if (list.empty())
    return nullptr;
  const auto now = std::ranges::find(list, focused_, &PlacedPart::id);
  if (key == Qt::Key_Home ||
      (now == list.end() && key != Qt::Key_End && key != Qt::Key_Left && key != Qt::Key_Up))
    return list.front();
  if (key == Qt::Key_End || now == list.end())
    return list.back();
  if (key == Qt::Key_Right)
    return now + 1 == list.end() ? list.front() : *(now + 1);
  if (key == Qt::Key_Left)
    return now == list.begin() ? list.back() : *(now - 1);
  // Up and down: the nearest block of the next row in that direction.
  const auto middle = [](const PlacedPart& part) { return part.x + part.width / 2; };
  const PlacedPart* best = nullptr;
  for (const PlacedPart* each : list) {
    const double below = key == Qt::Key_Down ? each->y - (*now)->y : (*now)->y - each->y;
    if (below < 0.5)
      continue;
    const double best_below = best ? std::abs(best->y - (*now)->y) : INFINITY;
    const bool same_row = std::abs(below - best_below) < 0.5;
    if (below < best_below - 0.5 || (same_row && std::abs(middle(*each) - middle(**now)) <
                                                     std::abs(middle(*best) - middle(**now))))
      best = each;
  }
  return best ? best : *now;
}

void SmView::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Left:
  case Qt::Key_Right:
  case Qt::Key_Up:
  case Qt::Key_Down:
  case Qt::Key_Home:
  case Qt::Key_End:
    return focus(neighbour(event->key()));
  case Qt::Key_Return:
  case Qt::Key_Enter:
    return explain_block(focused_);
  case Qt::Key_Escape:
    return focus(nullptr);
  default:
    View::keyPressEvent(event);
  }
}

ViewInfo view_sm() {
  return page_of("occupancy",
                 view_entry<SmView>("sm", SmView::tr("SM"), 71, ViewQuestion::what_fits,
                                    {"throughput", "gpu.schedulers", "gpu.sm_count",
                                     "gpu.max_warps", "other_use", "arithmetic_use", "issue_use",
                                     "warps_of_partition", "warps", "gpu.max_warps.of_partition"}),
                 SmView::tr("The SM"));
}

} // namespace loom
