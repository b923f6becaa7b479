#include "widgets/views/banks/banks_view.h"

#include "core/why/access.h"
#include "widgets/look/named.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/cell_numbers.h"
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
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace loom {
namespace {

using memory::LaneMask;
using Part = DiagramPart::Kind;

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

constexpr std::array bank_counts{4, 8, 16, 32};

/// Those whose rules differ; the last stands for all later ones.
constexpr std::array generations{
    std::pair{memory::Generation::g80, QT_TRANSLATE_NOOP("loom::BanksView", "G80 rules")},
    std::pair{memory::Generation::gt200, QT_TRANSLATE_NOOP("loom::BanksView", "GT200 rules")},
    std::pair{memory::Generation::fermi, QT_TRANSLATE_NOOP("loom::BanksView", "Fermi rules")},
    std::pair{memory::Generation::kepler, QT_TRANSLATE_NOOP("loom::BanksView", "Kepler rules")},
    std::pair{memory::Generation::maxwell, QT_TRANSLATE_NOOP("loom::BanksView", "Maxwell rules")}};

/// The entry of a value; the first one, "the GPU's own", for none.
template <class Value> void choose(QComboBox& box, const std::optional<Value>& value) {
  box.setCurrentIndex(value ? std::max(0, box.findData(static_cast<int>(*value))) : 0);
}

/// The value of an entry; none for the first.
template <class Value> std::optional<Value> chosen(const QComboBox& box) {
  if (box.currentIndex() <= 0)
    return std::nullopt;
  return static_cast<Value>(box.currentData().toInt());
}

SharedAccess at_pass(SharedAccess access, int pass) {
  access.pass = pass;
  return access;
}

} // namespace

BanksView::BanksView(Workspace& workspace, QWidget* parent)
    : View(workspace, parent), editor_(new PatternEditor(this)), rules_(new QComboBox(editor_)),
      banks_(new QComboBox(editor_)), width_(new QComboBox(editor_)), remedy_(new QComboBox(this)),
      follow_(new FollowAccess(workspace, Mix::shared, editor_)),
      transport_(new Transport(transport_words(), this)), drawing_(new DiagramWidget(this)),
      side_(new DiagramWidget(this)), apply_(new QPushButton(tr("Apply"), this)),
      advice_(new QLabel(this)), numbers_(new QLabel(this)), beside_(new WrappedPart(this)),
      picture_([](const auto& asked) { return banks_picture(*asked.first, asked.second); }) {
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
  const Scenario& scenario = snapshot->scenario();
  const SharedAccess& wanted = scenario.shared_access;
  show_choices(wanted, *scenario.gpu);
  follow_->show_scenario(scenario);
  editor_->set_pattern(wanted.pattern);
  const bool fresh = picture_.show({scenario.gpu, at_pass(wanted, 0)});
  // Widgets shown and hidden below resize the drawing, which then draws at once.
  if (picture_)
    pass_ = std::min(pass_, picture_->passes());
  if (fresh)
    editor_->show_problem(picture_.problem());
  if (picture_.problem())
    return;
  if (fresh) {
    gpu_ = scenario.gpu;
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
  pointed_ = {Part::pass, pass_};
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

void BanksView::click(const DiagramPart& part) {
  setFocus();
  if (part.other) // is looked at alone
    return;
  if (part.kind == Part::lane)
    return toggle_lane(part.index());
  if (part.kind == Part::cell)
    return go(part.number + 1);
  if (part.kind == Part::stride) {
    SharedAccess next = access();
    next.pattern.stride = part.number;
    next.pass = 0;
    propose(tr("stride"), next);
  }
}

const BanksRun& BanksView::run_of(const DiagramPart& part) const {
  return part.other && picture_->alternative ? picture_->alternative->run : picture_->run;
}

QString BanksView::words_of(const DiagramPart& part) const {
  if (!picture_)
    return {};
  const BanksRun& run = run_of(part);
  switch (part.kind) {
  case Part::lane:
    return lane_words(run, part.index());
  case Part::cell:
    return cell_words(run, part.index(), static_cast<int>(part.second));
  case Part::bank:
    return bank_words(run, part.index());
  case Part::stride:
    return part.number < std::ssize(picture_->stride_passes)
               ? stride_words(part.index(),
                              picture_->stride_passes[static_cast<std::size_t>(part.number)])
               : QString();
  default:
    return {};
  }
}

LaneMask BanksView::lanes_of(const DiagramPart& part) const {
  if (part.other)
    return 0;
  if (part.kind == Part::lane)
    return LaneMask{1} << part.number;
  const bool cell = part.kind == Part::cell;
  if (!cell && part.kind != Part::bank)
    return 0;
  const std::int64_t bank = cell ? part.second : part.number;
  LaneMask lanes = 0;
  const auto& passes = picture_->run.result.passes;
  for (std::size_t pass = 0; pass < passes.size(); ++pass)
    for (const memory::BankService& service : passes[pass].services)
      if (service.bank == bank && (!cell || static_cast<std::int64_t>(pass) == part.number))
        lanes |= service.lanes;
  return lanes;
}

void BanksView::hover(const DiagramPart& part) {
  if (!picture_)
    return;
  pointed_ = part;
  follow(lanes_of(part));
  emit readout(words_of(part));
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
  pointed_ = {Part::lane, lane_};
  drawing_->set_focused(pointed_.id());
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
    pointed_ = {};
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

void BanksView::build_controls() {
  QStringList titles;
  for (const BankPreset& preset : bank_presets())
    titles << preset.title;
  editor_->set_examples(titles);

  rules_->addItem(tr("GPU's own rules"));
  for (const auto& [generation, name] : generations)
    rules_->addItem(tr(name), static_cast<int>(generation));
  named(rules_, tr("Rules"), tr("Whose rules of banks, broadcast and requests hold"));
  banks_->addItem(tr("own banks"));
  for (const int count : bank_counts) {
    banks_->addItem(tr("%1 banks").arg(count), count);
    banks_->setItemData(banks_->count() - 1, QStringLiteral("banks.choice_%1").arg(count),
                        quantity_role);
  }
  named(banks_, tr("Banks"), tr("Banks of the memory; fewer are for teaching"));
  width_->addItem(tr("4-byte mode"));
  width_->addItem(tr("8-byte mode"), 8);
  for (const int mode : {0, 1})
    width_->setItemData(mode, QStringLiteral("banks.mode_%1").arg(4 << mode), quantity_role);
  named(width_, tr("Bank width"),
        tr("Kepler's mode: successive words of 4 or of 8 bytes lie in "
           "successive banks"));
  // In the order of BankRemedy.
  remedy_->addItems({tr("nothing beside"), tr("padding"), tr("XOR swizzle")});
  named(remedy_, tr("Remedy"), tr("What is shown beside an access that conflicts"));
  for (QComboBox* each : {rules_, banks_, width_}) {
    each->setMinimumContentsLength(each == rules_ ? 19 : 11);
    editor_->add(each);
  }
  editor_->add(follow_);

  named(drawing_, tr("Threads and banks"), {})->set_least_room({26, 10});
  named(side_, tr("Without the conflict, and other strides"), {})->set_least_room({14, 9.5});
  drawing_->setFocusProxy(this);
  side_->setFocusProxy(this);
  apply_->setObjectName(QStringLiteral("apply"));
  named(apply_, tr("Apply the remedy"),
        tr("Changes the pattern to the one shown here; can be undone"));
  for (QLabel* each : {advice_, numbers_}) {
    each->setWordWrap(true);
    each->setForegroundRole(QPalette::PlaceholderText);
  }

  auto* passes = new QWidget(this);
  auto* left = new QVBoxLayout(passes);
  left->setContentsMargins(0, 0, 0, 0);
  left->setSpacing(2);
  left->addWidget(transport_);
  left->addWidget(drawing_, 1);
  auto* right = new QVBoxLayout(beside_);
  right->setContentsMargins(0, 2, 8, 2);
  right->setSpacing(4);
  right->addWidget(advice_);
  auto* remedies = new QHBoxLayout;
  remedies->addWidget(remedy_);
  remedies->addWidget(apply_);
  remedies->addStretch(1);
  right->addLayout(remedies);
  right->addWidget(side_, 1);
  auto* halves = new TurningSplitter(this);
  halves->addWidget(passes);
  halves->addWidget(beside_);
  halves->setStretchFactor(0, 3);
  halves->setStretchFactor(1, 1);
  halves->set_shares({3000, 1000});
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 2);
  whole->setSpacing(2);
  editor_->setContentsMargins(8, 0, 4, 0);
  whole->addWidget(editor_);
  whole->addWidget(halves, 1);
  numbers_->setContentsMargins(8, 0, 8, 0);
  whole->addWidget(numbers_);
}

void BanksView::connect_parts() {
  connect(editor_, &PatternEditor::whyAsked, this, &View::whyAsked);
  connect(editor_, &PatternEditor::edited, this,
          [this](const QString& what, const memory::AddressPattern& pattern) {
            SharedAccess next = access();
            next.pattern = pattern;
            next.pass = 0;
            const auto picture = picture_.of({workspace().scenario().gpu, next});
            if (!picture) // the last good one stays
              return editor_->show_problem(picture.error());
            propose(what, next);
          });
  connect(editor_, &PatternEditor::dragging, this,
          [this](bool held) { held ? workspace().begin_drag() : workspace().end_drag(); });
  connect(editor_, &PatternEditor::exampleChosen, this, &BanksView::choose_preset);
  const auto change = [this](const QString& what, auto set) {
    SharedAccess next = access();
    set(next);
    next.pass = 0;
    propose(what, next);
  };
  connect(rules_, &QComboBox::activated, this, [this, change] {
    change(tr("rules"), [this](SharedAccess& next) {
      next.rules = chosen<memory::Generation>(*rules_);
      next.bank_bytes.reset(); // others than Kepler have no choice
    });
  });
  connect(banks_, &QComboBox::activated, this, [this, change] {
    change(tr("banks"), [this](SharedAccess& next) { next.banks = chosen<int>(*banks_); });
  });
  connect(width_, &QComboBox::activated, this, [this, change] {
    change(tr("bank width"),
           [this](SharedAccess& next) { next.bank_bytes = chosen<int>(*width_); });
  });
  connect(remedy_, &QComboBox::activated, this, [change](int index) {
    change(tr("remedy"),
           [index](SharedAccess& next) { next.remedy = static_cast<BankRemedy>(index); });
  });
  connect(transport_, &Transport::moved, this, &BanksView::go);
  connect(apply_, &QPushButton::clicked, this, &BanksView::apply_remedy);
  for (DiagramWidget* each : {drawing_, side_}) {
    connect(each, &DiagramWidget::clicked, this,
            [this](const QString& id) { click(part_of(id.toStdString())); });
    connect(each, &DiagramWidget::hovered, this,
            [this](const QString& id) { hover(part_of(id.toStdString())); });
    connect(each, &DiagramWidget::left, this, [this] { hover({}); });
    connect(each, &DiagramWidget::roomChanged, this, [this] { show_access(false); });
    each->set_tooltip([this](const std::string& id) { return words_of(part_of(id)); });
  }
}

void BanksView::show_choices(const SharedAccess& access, const GpuSpec& gpu) {
  const auto own = memory::generation_of(gpu.architecture);
  const QString architecture = QString::fromStdString(gpu.architecture);
  rules_->setItemText(0, own ? tr("own rules (%1)").arg(architecture) : tr("own rules (none)"));
  std::optional<memory::Generation> rules = access.rules;
  if (rules)
    rules = std::min(*rules, generations.back().first);
  choose(*rules_, rules);
  choose(*banks_, access.banks);
  const auto generation = access.rules ? access.rules : own;
  width_->setVisible(generation == memory::Generation::kepler);
  width_->setCurrentIndex(access.bank_bytes == 8 ? 1 : 0);
  remedy_->setCurrentIndex(static_cast<int>(access.remedy));
}

why::Section BanksView::pointed_numbers() const {
  if (!picture_)
    return {};
  const BanksRun& run = run_of(pointed_);
  const int number = pointed_.index();
  switch (pointed_.kind) {
  case Part::lane:
    return number < run.asked.pattern.threads ? why::explain_thread(run, number) : why::Section();
  case Part::cell:
    return why::explain_fetch(run, number, static_cast<int>(pointed_.second));
  case Part::bank:
    return why::explain_bank(run, number);
  case Part::pass:
    return why::explain_pass(run, number);
  case Part::stride: {
    SharedAccess there = run.asked;
    there.pattern.stride = number;
    const auto compared = run_banks(*gpu_, there);
    return compared ? why::explain_stride(*compared) : why::Section();
  }
  default:
    return {};
  }
}

QString BanksView::asked_of_field() const {
  const auto has = [this](const QWidget* box) {
    return box->underMouse() || window()->focusWidget() == box;
  };
  if (!picture_ || pointed_.kind != Part::none)
    return {};
  if (const QString chosen = editor_->asked_number(); !chosen.isEmpty())
    return QStringLiteral("shared.") + chosen;
  return has(banks_)   ? QStringLiteral("banks")
         : has(width_) ? QStringLiteral("shared.bank_bytes")
                       : QString();
}

std::vector<why::Section> BanksView::sections() const {
  std::vector<why::Section> all{pointed_numbers()};
  if (!asked_of_field().isEmpty())
    all.push_back(why::explain_pattern(picture_->run.asked.pattern, "shared."));
  if (picture_ && picture_->remedy)
    all.push_back(why::explain_remedy(*picture_->remedy));
  return all;
}

QString BanksView::asked_quantity() const {
  const QString chosen = asked_of_field();
  return chosen.isEmpty() ? first_quantity(pointed_numbers()) : chosen;
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
