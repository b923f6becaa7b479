#include "widgets/params/loop_item_row.h"

#include "core/base/number.h"
#include "core/model/loop_axis.h"
#include "core/model/loop_edit.h"
#include "core/model/loop_numbers.h"
#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/params/number_row.h"
#include "widgets/params/segmented.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr std::array<int, 3> widths{4, 8, 16};

ParameterInfo count_info() {
  return {"count", LOOM_TEXT("instructions in an iteration of one warp"),
          "count", "",
          0,       max_loop_count,
          2,       ParameterScale::log,
          false,   ""};
}

/// As a slider has it: exact entry takes all of the range.
ParameterInfo count_slider() {
  ParameterInfo info = count_info();
  info.min = 0.1;
  info.max = 1024;
  return info;
}

ParameterInfo option_info(LoopOption option) {
  const LoopOptionInfo& info = loop_option_info(option);
  return {info.name,  info.words, info.name, info.unit,
          info.min,   info.max,   1,         ParameterScale::linear,
          info.whole, ""};
}

std::optional<ParameterInfo> option_slider(LoopOption option) {
  ParameterInfo info = option_info(option);
  switch (option) {
  case LoopOption::ilp:
    info.max = 64;
    info.whole = true;
    return info;
  case LoopOption::l1:
  case LoopOption::l2:
    info.step = 0.01;
    return info;
  case LoopOption::bytes:
    info.min = 128;
    info.max = 65536;
    info.step = 2;
    info.scale = ParameterScale::log;
    return info;
  case LoopOption::stages:
    info.max = 16;
    return info;
  default:
    return info;
  }
}

/// What holds where the option is not said.
double usual(LoopOption option, const InstructionClass& of) {
  switch (option) {
  case LoopOption::l1:
  case LoopOption::l2:
    return 0;
  case LoopOption::sectors:
    return of.bytes;
  case LoopOption::bytes:
    return 4096;
  default:
    return 1;
  }
}

/// Two columns of dots, by which an item is taken.
class Handle : public QWidget {
public:
  explicit Handle(QWidget* parent) : QWidget(parent) { setCursor(Qt::SizeVerCursor); }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(muted(palette()));
    const double step = unit(this) / 2.0, dot = step / 4;
    for (int row = -1; row <= 1; ++row)
      for (const double x : {-0.45, 0.45})
        painter.drawEllipse(QRectF(rect()).center() + QPointF(x * step, row * step), dot, dot);
  }
};

} // namespace

LoopItemRow::LoopItemRow(Workspace& workspace, int index, QWidget* parent)
    : QWidget(parent), workspace_(workspace), index_(index), name_(new QToolButton(this)),
      handle_(new Handle(this)), summary_(new QLabel(this)), problem_(new QLabel(this)) {
  const QString id = QString::number(index);
  setObjectName(QStringLiteral("loop_item_") + id);
  count_ =
      new NumberRow(workspace, count_info(), QStringLiteral("count_") + id, count_slider(), this);
  handle_->setObjectName(QStringLiteral("loop_handle_") + id);
  handle_->setToolTip(
      tr("Drag to move the instruction, also to another role; or Alt+Up and Alt+Down"));
  name_->setObjectName(QStringLiteral("loop_class_") + id);
  name_->setAutoRaise(true);
  name_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  auto* remove = new QToolButton(this);
  remove->setObjectName(QStringLiteral("loop_remove_") + id);
  remove->setAutoRaise(true);
  remove->setIcon(faint_icon(QStringLiteral("close")));
  remove->setToolTip(tr("Remove the instruction (Delete)"));
  remove->setAccessibleName(tr("Remove the instruction"));
  summary_->setForegroundRole(QPalette::PlaceholderText);
  summary_->setTextFormat(Qt::PlainText);
  summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  problem_->setObjectName(QStringLiteral("loop_item_problem_") + id);
  problem_->setTextFormat(Qt::PlainText);
  problem_->setWordWrap(true);
  problem_->hide();
  column(this, {}, 0, {beside({handle_, name_, {summary_, 1}, remove}, 0), count_, problem_});
  fit();
  for (QWidget* each : findChildren<QWidget*>())
    each->installEventFilter(this);

  connect(name_, &QToolButton::clicked, this, [this] { set_open(!open_); });
  connect(remove, &QToolButton::clicked, this, &LoopItemRow::removeAsked);
  connect(count_, &NumberRow::asked, this, [this](double value) {
    LoopItem next = item_;
    next.count = std::clamp(value, 0.0, max_loop_count);
    emit changed(QString::fromStdString(item_.instruction), next);
  });
}

void LoopItemRow::show_item(const LoopItem& item) {
  item_ = item;
  class_ = instruction_class(item.instruction);
  const QString name = QString::fromStdString(item.instruction);
  const QString title = class_ ? spoken(class_->title) : tr("unknown");
  name_->setToolTip(tr("%1: %2\nShow or fold away what belongs to it").arg(name, title));
  name_->setAccessibleName(tr("%1: %2").arg(name, title));
  name_->setText(name);
  words_ = item_words(item);
  count_->show_value(item.count);
  if (open_)
    show_body();
  fit();
}

void LoopItemRow::show_problem(const QString& words) {
  problem_->setText(words);
  problem_->setVisible(!words.isEmpty());
  problem_->setPalette(error_words(palette()));
}

void LoopItemRow::set_open(bool open) {
  open_ = open;
  if (open)
    need_body();
  if (body_)
    body_->setVisible(open);
  if (open)
    show_body();
  fit();
}

void LoopItemRow::need_body() {
  if (body_)
    return;
  const QString id = QString::number(index_);
  body_ = new QWidget(this);
  about_ = new QLabel(body_);
  about_->setForegroundRole(QPalette::PlaceholderText);
  about_->setTextFormat(Qt::PlainText);
  about_->setWordWrap(true);
  auto* other = new QToolButton(body_);
  other->setObjectName(QStringLiteral("loop_other_") + id);
  other->setText(tr("Change…"));
  other->setAutoRaise(true);
  other->setToolTip(tr("Another instruction in its place"));
  other->setAccessibleName(tr("Another instruction in its place"));
  connect(other, &QToolButton::clicked, this, &LoopItemRow::classAsked);
  role_ = new QToolButton(body_);
  role_->setObjectName(QStringLiteral("loop_to_role_") + id);
  role_->setAutoRaise(true);
  connect(role_, &QToolButton::clicked, this, &LoopItemRow::roleAsked);
  width_row_ = new QWidget(body_);
  auto* width_label = new QLabel(tr("width"), width_row_);
  width_ =
      new Segmented(tr("Bytes a thread at once"), {tr("4 B"), tr("8 B"), tr("16 B")}, width_row_);
  width_->setObjectName(QStringLiteral("loop_width_") + id);
  width_->setToolTip(tr("Bytes that a thread moves at once: as many fewer instructions move as "
                        "many bytes"));
  beside(width_row_, {}, -1, {width_label, width_, {}});
  QBoxLayout* rows = column(body_, {}, 0, {beside({{about_, 1}, role_, other}), width_row_});
  connect(width_, &Segmented::chosen, this, [this](int which) {
    if (auto next = with_width(item_, widths.at(static_cast<std::size_t>(which))))
      emit changed(QString::fromStdString(item_.instruction), *next);
  });
  for (std::size_t i = 0; i < loop_option_count; ++i) {
    const auto option = static_cast<LoopOption>(i);
    options_[i] =
        new NumberRow(workspace_, option_info(option),
                      QStringLiteral("%1_%2").arg(to_qstring(loop_option_info(option).name), id),
                      option_slider(option), body_);
    rows->addWidget(options_[i]);
    connect(options_[i], &NumberRow::asked, this,
            [this, option](double value) { set_option(option, value); });
  }
  layout()->addWidget(body_);
  for (QWidget* each : body_->findChildren<QWidget*>())
    each->installEventFilter(this);
  set_name_width(name_width_);
}

void LoopItemRow::show_body() {
  about_->setText(class_ ? spoken(class_->title) : tr("unknown"));
  const bool producer = item_.role == WarpRole::producer;
  role_->setVisible(item_.role != WarpRole::every);
  role_->setText(producer ? tr("To the consumers") : tr("To the producers"));
  role_->setToolTip(producer ? tr("The consumers run it in place of the producers")
                             : tr("The producers run it in place of the consumers"));
  const bool wide = class_ && class_->bytes > 0 && with_width(item_, class_->bytes == 4 ? 8 : 4);
  width_row_->setVisible(wide);
  if (wide)
    width_->set_current(class_->bytes == 4 ? 0 : class_->bytes == 8 ? 1 : 2);
  for (std::size_t i = 0; i < loop_option_count; ++i) {
    const auto option = static_cast<LoopOption>(i);
    const bool takes = class_ && takes_option(*class_, option);
    options_[i]->setVisible(takes);
    if (takes)
      options_[i]->show_value(item_.options[i].value_or(usual(option, *class_)));
  }
}

void LoopItemRow::set_option(LoopOption option, double value) {
  LoopItem next = item_;
  const LoopOptionInfo& info = loop_option_info(option);
  const double least = class_ ? least_of(*class_, option) : info.min;
  const double kept = std::clamp(info.whole ? std::round(value) : value, least, info.max);
  option_of(next, option) = kept;
  // What is usual need not be said; a ring of one stage is something else than none.
  if (class_ && option != LoopOption::stages && option != LoopOption::bytes &&
      kept == usual(option, *class_))
    option_of(next, option).reset();
  if (option == LoopOption::l1 || option == LoopOption::l2) {
    auto& other = option_of(next, option == LoopOption::l1 ? LoopOption::l2 : LoopOption::l1);
    if (other && *other > 1 - kept)
      other = std::round((1 - kept) * 1e6) / 1e6;
  }
  emit changed(
      QStringLiteral("%1 %2").arg(QString::fromStdString(item_.instruction), to_qstring(info.name)),
      next);
}

void LoopItemRow::set_name_width(int width) {
  name_width_ = width;
  count_->set_name_width(width);
  for (NumberRow* each : options_)
    if (each)
      each->set_name_width(width);
  fit();
}

bool LoopItemRow::eventFilter(QObject* watched, QEvent* event) {
  if (watched == handle_) {
    if (event->type() == QEvent::MouseButtonPress) {
      dragging_ = true;
      emit dragBegan();
      return true;
    }
    if (event->type() == QEvent::MouseMove && dragging_) {
      emit dragged(static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
      return true;
    }
    if (event->type() == QEvent::MouseButtonRelease && dragging_) {
      dragging_ = false;
      emit dragEnded();
      return true;
    }
  }
  if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool moves = key->modifiers() == Qt::AltModifier &&
                       (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down);
    const bool removes = watched == name_ && key->key() == Qt::Key_Delete;
    if ((moves || removes) && event->type() == QEvent::ShortcutOverride)
      event->accept();
    else if (moves)
      emit moveAsked(key->key() == Qt::Key_Up ? -1 : 1);
    else if (removes)
      emit removeAsked();
    if (moves || removes)
      return true;
  }
  return QWidget::eventFilter(watched, event);
}

void LoopItemRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && layout())
    fit();
}

void LoopItemRow::fit() {
  const int step = unit(this);
  handle_->setFixedWidth(step * 3 / 2);
  name_->setIcon(icon(open_ ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
  summary_->setContentsMargins(step / 2, 0, step / 2, 0);
  const int room = summary_->width() - step;
  summary_->setText(open_ ? QString()
                          : fontMetrics().elidedText(words_, Qt::ElideRight, std::max(0, room)));
  summary_->setToolTip(words_);
}

void LoopItemRow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

} // namespace loom
