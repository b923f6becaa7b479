#include "widgets/params/parameter_popover.h"

#include "core/base/number.h"
#include "widgets/help/terms.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/look/vendor_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QFormLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>

namespace loom {

namespace {

struct Line {
  QString name, text;
};

QString with_unit(const ParameterInfo& info, double value) {
  if (info.id == "target")
    return value_text(info, value) + QStringLiteral(" %");
  return (QString::fromStdString(shortest(value)) + QLatin1Char(' ') + in_vendor_words(info.unit))
      .trimmed();
}

std::vector<Line> lines_of(const Scenario& scenario, const ParameterInfo& info) {
  std::vector<Line> lines;
  const auto add = [&lines](const QString& name, const QString& text) {
    if (!text.isEmpty())
      lines.push_back({name, text});
  };
  const auto hardware = hardware_parameter(info.id);
  const auto value = get(scenario, info.id);
  add(ParameterPopover::tr("In formulas"),
      ParameterPopover::tr("%1: %2").arg(symbol_of(info), label_of(info)));
  add(ParameterPopover::tr("Value"),
      value ? with_unit(info, *value) : ParameterPopover::tr("not known"));
  if (hardware) {
    const auto own = ResolvedScenario(without_override(scenario, *hardware))[*hardware];
    if (scenario.overrides[std::size_t(*hardware)])
      add(ParameterPopover::tr("Set by you, instead of"),
          own ? with_unit(info, own->value) : ParameterPopover::tr("not known"));
    if (own) {
      const QString mark = mark_words(own->fact.status);
      add(ParameterPopover::tr("Status"), mark.isEmpty() ? status_text(own->fact.status) : mark);
      add(ParameterPopover::tr("Source"), spoken(own->fact.source));
      add(ParameterPopover::tr("Note"), spoken(own->fact.note));
    }
  }
  if (const Fact* most = scenario.gpu->facts.find(FactKey::max_warps); most && info.id == "warps") {
    add(ParameterPopover::tr("An SM holds"), with_unit(info, most->value));
    add(ParameterPopover::tr("Status"), status_text(most->status));
    add(ParameterPopover::tr("Source"), spoken(most->source));
    add(ParameterPopover::tr("Note"), spoken(most->note));
  }
  if (const glossary::Entry* entry = term_of(to_qstring(info.id)))
    add(ParameterPopover::tr("Meaning"), term_definition(*entry));
  add(ParameterPopover::tr("Range"), range_text(info));
  add(ParameterPopover::tr("Defined in"), to_qstring(info.source));
  return lines;
}

} // namespace

ParameterPopover::ParameterPopover(Workspace& workspace, const ParameterInfo& info, QWidget* parent)
    : QFrame(parent, Qt::Popup) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("popover"));
  const int step = unit(this);
  auto* form = new QFormLayout(this);
  form->setContentsMargins(step * 2, step * 2, step * 2, step * 2);
  form->setSpacing(step);
  form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);

  auto* title = new QLabel(name_of(info, workspace.scenario()), this);
  title->setFont(in_bold(font()));
  form->addRow(title);
  QString all = title->text();
  for (const Line& line : lines_of(workspace.scenario(), info)) {
    auto* name = new QLabel(line.name, this);
    QPalette faint = palette();
    faint.setColor(QPalette::WindowText, muted(faint));
    name->setPalette(faint);
    auto* text = new QLabel(line.text, this);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setMinimumWidth(
        std::min(step * 36, text->fontMetrics().horizontalAdvance(line.text) + 4));
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form->addRow(name, text);
    all += QStringLiteral("\n%1: %2").arg(line.name, line.text);
  }
  setAccessibleName(label_of(info));
  setAccessibleDescription(all);

  const auto hardware = hardware_parameter(info.id);
  if (!hardware || workspace.scenario().overrides[std::size_t(*hardware)]) {
    auto* reset = new QPushButton(tr("Reset"), this);
    reset->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form->addRow(reset);
    connect(reset, &QPushButton::clicked, this, [this, &workspace, id = to_qstring(info.id)] {
      workspace.reset(id);
      close();
    });
  }
}

void ParameterPopover::open_below(const QWidget* anchor) {
  open_at(anchor->mapToGlobal(QPoint(0, anchor->height())));
}

void ParameterPopover::open_at(QPoint at) {
  adjustSize();
  const QScreen* on = QGuiApplication::screenAt(at);
  const QRect screen = (on ? on : QGuiApplication::primaryScreen())->availableGeometry();
  at.setX(std::max(screen.left(), std::min(at.x(), screen.right() - width())));
  if (at.y() + height() > screen.bottom())
    at.setY(std::max(screen.top(), at.y() - height() - unit(this) * 3));
  move(at);
  show();
  setFocus();
}

void ParameterPopover::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return)
    close();
  else
    QFrame::keyPressEvent(event);
}

void ParameterPopover::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().base());
  painter.setPen(line(palette()));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace loom
