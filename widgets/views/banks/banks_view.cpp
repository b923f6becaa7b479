#include "widgets/views/banks/banks_view.h"

#include "widgets/look/turning_splitter.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/banks/bank_presets.h"
#include "widgets/views/banks/banks_figure.h"
#include "widgets/views/banks/banks_words.h"
#include "widgets/views/follow_access.h"
#include "widgets/views/pattern_editor.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace loom {
namespace {

using memory::LaneMask;

TransportWords transport_words() {
  const auto tr = [](const char* text) { return QCoreApplication::translate("BanksView", text); };
  return {.back = tr("One pass back (Left)"),
          .on = tr("One pass on (Right)"),
          .previous = {},
          .next = {},
          .per_second = tr("%1 passes/s"),
          .speed = tr("Passes a second when playing ([ slower, ] faster)"),
          .name = tr("Pass"),
          .position = tr("Pass that is shown; at the left end all of them"),
          .what = "passes"};
}

/// "cell:0:5" without the prefix of the alternative.
QStringList parts_of(QString id) {
  if (id.startsWith(QLatin1String("other:")))
    id.remove(0, 6);
  return id.split(QLatin1Char(':'));
}

} // namespace

BanksView::BanksView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), editor_(new PatternEditor(this)), rules_(new QComboBox(editor_)),
      banks_(new QComboBox(editor_)), width_(new QComboBox(editor_)), remedy_(new QComboBox(this)),
      follow_(new FollowAccess(workspace, Mix::shared, editor_)),
      transport_(new Transport(transport_words(), this)), drawing_(new DiagramWidget(this)),
      side_(new DiagramWidget(this)), apply_(new QPushButton(tr("Apply"), this)),
      advice_(new QLabel(this)), numbers_(new QLabel(this)), beside_(new WrappedPart(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Bank conflicts"));
  setAccessibleDescription(
      tr("An access of a warp to shared memory. Left and right step through its passes, Space "
         "plays; up and down choose a thread, Enter masks it."));
  build_controls();
  connect_parts();
}

const SharedAccess& BanksView::access() const { return workspace().scenario().shared_access; }

void BanksView::propose(const QString& what, const SharedAccess& access) {
  Scenario next = workspace().scenario();
  next.shared_access = access;
  workspace().propose(what, next);
}

void BanksView::draw(const SnapshotPtr& snapshot) {
  drawing_->set_style(style());
  side_->set_style(style());
  take(snapshot->scenario());
}

void BanksView::take(const Scenario& scenario) {
  const SharedAccess& wanted = scenario.shared_access;
  show_choices(wanted, *scenario.gpu);
  follow_->show_scenario(scenario);
  editor_->set_pattern(wanted.pattern);
  SharedAccess same = wanted;
  if (picture_)
    same.pass = picture_->run.asked.pass;
  bool fresh = false;
  if (!picture_ || refused_ || gpu_ != scenario.gpu || same != picture_->run.asked) {
    auto picture = banks_picture(*scenario.gpu, wanted);
    refused_ = !picture;
    editor_->show_problem(picture ? std::nullopt : std::optional<Error>(picture.error()));
    if (!picture)
      return;
    picture_ = *std::move(picture);
    gpu_ = scenario.gpu;
    // Widgets shown below resize the drawing, which then draws at once.
    pass_ = std::min(pass_, picture_->passes());
    fresh = true;
    transport_->set_range(0, picture_->passes());
    numbers_->setText(summary_words(*gpu_, picture_->run));
    advice_->setText(remedy_words(*picture_));
    advice_->setVisible(!advice_->text().isEmpty());
    remedy_->setVisible(picture_->remedy.has_value());
    apply_->setVisible(picture_->alternative.has_value());
    const bool picture_beside = picture_->alternative || !picture_->stride_passes.empty();
    side_->setVisible(picture_beside);
    beside_->setVisible(picture_beside || advice_->isVisibleTo(beside_));
    lane_ = std::min(lane_, wanted.pattern.threads - 1);
    followed_ = 0;
  }
  const int before = pass_;
  pass_ = std::clamp(wanted.pass, 0, picture_->passes());
  transport_->set_place(pass_);
  show_access(!fresh && before != pass_);
}

void BanksView::show_access(bool animated) {
  if (!picture_ || !isVisible())
    return;
  BanksLook look;
  look.pass = pass_;
  look.followed = followed_;
  constexpr double margin = 1;
  const QSizeF room = drawing_->room();
  drawing_->set_diagram(access_diagram(picture_->run, look, std::max(24.0, room.width() - margin),
                                       std::max(9.0, room.height() - margin / 2)),
                        animated);
  if (side_->isVisibleTo(this)) {
    const QSizeF beside = side_->room();
    side_->set_diagram(side_diagram(*picture_, std::max(10.0, beside.width()),
                                    std::max(5.0, beside.height() - margin / 2)));
  }
}

void BanksView::go(qint64 pass) {
  if (!picture_)
    return;
  Scenario next = workspace().scenario();
  next.shared_access.pass = static_cast<int>(std::clamp<qint64>(pass, 0, picture_->passes()));
  workspace().propose(tr("the pass"), next, Shown::at_once);
  pointed_ = QStringLiteral("pass:%1").arg(pass_);
  emit readout(pass_words(picture_->run, pass_));
}

void BanksView::choose_preset(int index) {
  const auto& presets = bank_presets();
  if (index < 0 || index >= static_cast<int>(presets.size()))
    return;
  SharedAccess next = presets[static_cast<std::size_t>(index)].access;
  next.rules = access().rules;
  next.bank_bytes = access().bank_bytes;
  next.remedy = access().remedy;
  propose(tr("access"), next);
}

void BanksView::apply_remedy() {
  if (!picture_ || !picture_->alternative)
    return;
  SharedAccess next = access();
  next.pattern = picture_->alternative->pattern;
  next.pass = 0;
  propose(next.remedy == BankRemedy::swizzle ? tr("swizzle") : tr("padding"), next);
}

void BanksView::toggle_lane(int lane) {
  if (lane < 0 || lane >= access().pattern.threads)
    return;
  SharedAccess next = access();
  next.pattern.inactive ^= LaneMask{1} << lane;
  next.pass = 0;
  propose(tr("mask of thread %1").arg(lane), next);
}

void BanksView::click(const QString& id) {
  setFocus();
  const QStringList parts = id.split(QLatin1Char(':'));
  if (parts[0] == QLatin1String("lane"))
    return toggle_lane(parts[1].toInt());
  if (parts[0] == QLatin1String("cell"))
    return go(parts[1].toInt() + 1);
  if (parts[0] == QLatin1String("stride")) {
    SharedAccess next = access();
    next.pattern.stride = parts[1].toInt();
    next.pass = 0;
    propose(tr("stride"), next);
  }
}

QString BanksView::words_of(const QString& id) const {
  if (!picture_ || id.isEmpty())
    return {};
  const bool other = id.startsWith(QLatin1String("other:")) && picture_->alternative;
  const BanksRun& run = other ? picture_->alternative->run : picture_->run;
  const QStringList parts = parts_of(id);
  const int number = parts.value(1).toInt();
  if (parts[0] == QLatin1String("lane"))
    return lane_words(run, number);
  if (parts[0] == QLatin1String("cell"))
    return cell_words(run, number, parts.value(2).toInt());
  if (parts[0] == QLatin1String("bank"))
    return bank_words(run, number);
  if (parts[0] == QLatin1String("stride") &&
      number < static_cast<int>(picture_->stride_passes.size()))
    return stride_words(number, picture_->stride_passes[static_cast<std::size_t>(number)]);
  return {};
}

LaneMask BanksView::lanes_of(const QString& id) const {
  const QStringList parts = id.split(QLatin1Char(':'));
  const int number = parts.value(1).toInt();
  if (parts[0] == QLatin1String("lane"))
    return LaneMask{1} << number;
  const bool cell = parts[0] == QLatin1String("cell");
  if (!cell && parts[0] != QLatin1String("bank"))
    return 0;
  const int bank = cell ? parts.value(2).toInt() : number;
  LaneMask lanes = 0;
  const auto& passes = picture_->run.result.passes;
  for (std::size_t pass = 0; pass < passes.size(); ++pass)
    for (const memory::BankService& service : passes[pass].services)
      if (service.bank == bank && (!cell || static_cast<int>(pass) == number))
        lanes |= service.lanes;
  return lanes;
}

void BanksView::hover(const QString& id) {
  if (!picture_)
    return;
  pointed_ = id;
  follow(lanes_of(id));
  emit readout(words_of(id));
}

void BanksView::follow(LaneMask lanes) {
  if (followed_ == lanes)
    return;
  followed_ = lanes;
  show_access(false);
}

void BanksView::move_lane(int by) {
  if (!picture_)
    return;
  const int count = access().pattern.threads;
  lane_ = lane_ < 0 ? 0 : (lane_ + by + count) % count;
  pointed_ = QStringLiteral("lane:%1").arg(lane_);
  drawing_->set_focused(pointed_.toStdString());
  follow(LaneMask{1} << lane_);
  emit readout(lane_words(picture_->run, lane_));
}

void BanksView::keyPressEvent(QKeyEvent* event) {
  if (transport_->take_key(*event))
    return;
  switch (event->key()) {
  case Qt::Key_Up:
    return move_lane(-1);
  case Qt::Key_Down:
    return move_lane(1);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    return toggle_lane(lane_);
  case Qt::Key_Escape:
    lane_ = -1;
    pointed_.clear();
    drawing_->set_focused({});
    follow(0);
    return emit readout({});
  default:
    View::keyPressEvent(event);
  }
}

Figure BanksView::figure() const {
  return picture_ ? banks_figure(workspace().scenario(), *picture_) : Figure{};
}

ViewInfo view_banks() {
  return {QStringLiteral("banks"),
          QCoreApplication::translate("BanksView", "Banks"),
          7,
          3,
          [](Workspace& workspace, QWidget* parent) -> View* {
            return new BanksView(workspace, parent);
          },
          {QStringLiteral("conflict_ways"), QStringLiteral("conflict_degree"),
           QStringLiteral("bank_passes"), QStringLiteral("broadcasts"), QStringLiteral("banks"),
           QStringLiteral("banks_used"), QStringLiteral("bank_fetches"),
           QStringLiteral("least_bank_fetches"), QStringLiteral("plain_passes"),
           QStringLiteral("conflict_cycles"), QStringLiteral("conflict_throughput")}};
}

} // namespace loom
