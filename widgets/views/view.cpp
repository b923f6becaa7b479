#include "widgets/views/view.h"

#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/why/section.h"
#include "widgets/look/controls.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QActionGroup>
#include <QMenu>
#include <QShowEvent>

#include <utility>

namespace loom {

View::View(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), snapshot_(workspace.snapshot()) {
  connect(&workspace, &Workspace::snapshotChanged, this, [this](const SnapshotPtr& snapshot) {
    snapshot_ = snapshot;
    redraw();
  });
}

// Children are deleted after this destructor, and a child that loses the focus emits signals:
// their slots of this view are gone by then.
View::~View() {
  for (const QWidget* inside : findChildren<QWidget*>())
    inside->disconnect(this);
}

void View::fill_menu(QMenu& /*menu*/) {}

QVariantMap View::choices() const { return {}; }

std::vector<why::Section> View::sections() const { return {}; }

std::vector<why::Section> View::explained() const {
  std::vector<why::Section> all = sections();
  for (const Transport* transport : findChildren<const Transport*>())
    all.push_back(transport->numbers());
  return all;
}

QString View::asked_quantity() const { return {}; }

QString View::asked() const {
  if (const QString pointed = pointed_quantity(*this); !pointed.isEmpty())
    return pointed;
  const QString typed = typed_quantity(*this), own = asked_quantity();
  return typed.isEmpty() || (underMouse() && !own.isEmpty()) ? own : typed;
}

QString first_quantity(const why::Section& section) {
  return section.quantities.empty() ? QString()
                                    : QString::fromStdString(section.quantities.front()->id);
}

void View::restore_choices(const QVariantMap& /*choices*/) {}

void View::set_style(const FigureStyle& style) {
  style_ = style;
  redraw();
}

void View::set_asking(bool asking) {
  if (std::exchange(asking_, asking) != asking)
    redraw();
}

QMenu* View::add_choice(QMenu& menu, const QString& title, const QString& choice,
                        const std::string& without) {
  const ChoiceInfo* info = find_choice(choice.toStdString());
  if (!info)
    return nullptr;
  QMenu* submenu = menu.addMenu(title);
  auto* group = new QActionGroup(submenu);
  const std::string_view now = get_choice(workspace().scenario(), info->id);
  for (const std::string_view each : info->values) {
    const std::string value(each);
    if (value == without)
      continue;
    choice_entry(*submenu, group, value_name(info->id, value), value == now, this,
                 [this, choice, value] {
                   workspace().propose_choice(choice, QString::fromStdString(value));
                 });
  }
  return submenu;
}

void View::add_latency_choice(QMenu& menu) {
  QMenu* submenu = add_choice(menu, tr("Latencies in the simulation"), QStringLiteral("latencies"));
  submenu->setEnabled(is_saturation_measured(workspace().scenario()));
}

void View::show_hovered_state(double /*alpha*/, double /*warps*/) {}

void View::redraw() {
  stale_ = !isVisible();
  if (!stale_)
    draw(snapshot_);
}

void View::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) {
    stale_ = false;
    draw(snapshot_);
  }
}

} // namespace loom
