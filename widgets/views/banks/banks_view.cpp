#include "widgets/views/banks/banks_view.h"

#include "core/why/access.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/named.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/style/tr.h"
#include "widgets/views/banks/bank_presets.h"
#include "widgets/views/banks/banks_figure.h"
#include "widgets/views/banks/banks_words.h"
#include "widgets/views/follow_access.h"
#include "widgets/views/pattern_editor.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <utility>

namespace loom {
namespace {

using Part = DiagramPart::Kind;

TransportWords transport_words() {
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

/// Those whose rules differ; each stands for the ones up to the next, Volta for Hopper too.
constexpr std::array generations{
    std::pair{memory::Generation::g80, QT_TRANSLATE_NOOP("loom::BanksView", "G80 rules")},
    std::pair{memory::Generation::gt200, QT_TRANSLATE_NOOP("loom::BanksView", "GT200 rules")},
    std::pair{memory::Generation::fermi, QT_TRANSLATE_NOOP("loom::BanksView", "Fermi rules")},
    std::pair{memory::Generation::kepler, QT_TRANSLATE_NOOP("loom::BanksView", "Kepler rules")},
    std::pair{memory::Generation::maxwell, QT_TRANSLATE_NOOP("loom::BanksView", "Maxwell rules")},
    std::pair{memory::Generation::volta, QT_TRANSLATE_NOOP("loom::BanksView", "Volta rules")},
    std::pair{memory::Generation::ada, QT_TRANSLATE_NOOP("loom::BanksView", "Ada rules")}};

/// The generation whose entry stands for the rules; nothing for the GPU's own.
std::optional<memory::Generation> entry_of(std::optional<memory::Generation> rules) {
  if (!rules || *rules == memory::Generation::hopper)
    return rules ? std::optional(memory::Generation::volta) : std::nullopt;
  std::optional<memory::Generation> entry;
  for (const auto& [generation, name] : generations)
    if (generation <= *rules)
      entry = generation;
  return entry;
}

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

Result<BanksPicture> picture_of(const BanksAsked& asked) {
  return banks_picture(*asked.first, asked.second);
}

} // namespace

BanksView::BanksView(Workspace& workspace, QWidget* parent)
    : StepView(workspace, parent, &Scenario::shared_access, picture_of),
      editor_(new PatternEditor(this)), follow_(new FollowAccess(workspace, Mix::shared, editor_)) {
  setAccessibleName(tr("Bank conflicts"));
  setAccessibleDescription(
      tr("An access of a warp to shared memory. Left and right step through its passes, Space "
         "plays; up and down choose a thread, Enter masks it."));
  build();
}

BanksAsked BanksView::asked(const ResolvedScenario& scenario) const {
  BanksAsked asked{scenario.gpu, scenario.shared_access};
  asked.second.pass = 0;
  return asked;
}

std::int64_t BanksView::places(const BanksPicture& run) const { return run.passes(); }
std::int64_t BanksView::place_of(const SharedAccess& access) const { return access.pass; }

BanksView::Place BanksView::at(std::int64_t pass) const {
  Place place{tr("the pass"), {Part::pass, pass}, part()};
  place.next.pass = static_cast<int>(pass);
  return place;
}

Figure BanksView::figure_of(const Scenario& scenario, const BanksPicture& run) const {
  return banks_figure(scenario, run);
}

template <class Set> void BanksView::change(const QString& what, Set set) {
  SharedAccess next = part();
  set(next);
  next.pass = 0;
  propose(what, next);
}

void BanksView::show_run(const Scenario& scenario) {
  gpu_ = scenario.gpu;
  followed_ = 0;
  advice_->setText(remedy_words(run()));
  advice_->setVisible(!advice_->text().isEmpty());
}

void BanksView::show_place() {
  // Grey rather than away: the row keeps its height while the stride is dragged. A lesson asks for
  // the remedy.
  remedy_->setEnabled(!asking() && run().remedy.has_value());
  apply_->setEnabled(!asking() && run().alternative.has_value());
  const bool picture_beside = run().alternative || !run().stride_passes.empty();
  side_->setVisible(picture_beside);
  beside_->setVisible(!asking() && (picture_beside || advice_->isVisibleTo(beside_)));
  // By the sliders, which change while the run stays.
  numbers_->setText(summary_words(workspace().scenario(), run().run));
}

void BanksView::show_problem(const std::optional<Error>& problem) {
  editor_->show_problem(problem);
}

void BanksView::choose_preset(int index) {
  change(tr("access"), [index](SharedAccess& next) {
    const SharedAccess now =
        std::exchange(next, bank_presets()[static_cast<std::size_t>(index)].access);
    next.rules = now.rules;
    next.bank_bytes = now.bank_bytes;
    next.remedy = now.remedy;
  });
}

void BanksView::apply_remedy() {
  if (has_run() && run().alternative)
    change(part().remedy == BankRemedy::swizzle ? tr("swizzle") : tr("padding"),
           [this](SharedAccess& next) { next.pattern = run().alternative->pattern; });
  setFocus(); // the button is grey then, and Space would press the next one
}

void BanksView::click(const DiagramPart& part) {
  if (part.other) // is looked at alone
    return;
  if (part.kind == Part::lane && part.number < this->part().pattern.threads)
    change(tr("mask of thread %1").arg(part.number),
           [&](SharedAccess& next) { next.pattern.inactive ^= memory::lane_bit(part.index()); });
  if (part.kind == Part::cell)
    go(part.number + 1);
  if (part.kind == Part::stride)
    change(tr("stride"), [&](SharedAccess& next) { next.pattern.stride = part.number; });
}

DiagramPart BanksView::next_part(int key) const {
  if (key != Qt::Key_Up && key != Qt::Key_Down)
    return {};
  const int now = focused().kind == Part::lane ? focused().index() : -1;
  return {Part::lane, next_index(now, key == Qt::Key_Down ? 1 : -1, part().pattern.threads)};
}

const BanksRun& BanksView::run_of(const DiagramPart& part) const {
  return part.other && run().alternative ? run().alternative->run : run().run;
}

QString BanksView::words_of(const DiagramPart& part) const {
  const BanksRun& of = run_of(part);
  switch (part.kind) {
  case Part::lane:
    return lane_words(of, part.index());
  case Part::cell:
    return cell_words(of, part.index(), static_cast<int>(part.second));
  case Part::bank:
    return bank_words(of, part.index());
  case Part::pass:
    return pass_words(of, part.index());
  case Part::stride:
    return part.number < std::ssize(run().stride_passes)
               ? stride_words(part.index(),
                              run().stride_passes[static_cast<std::size_t>(part.number)])
               : QString();
  default:
    return {};
  }
}

why::Section BanksView::numbers_of(const DiagramPart& part) const {
  const BanksRun& of = run_of(part);
  switch (part.kind) {
  case Part::lane:
    return part.number < of.asked.pattern.threads ? why::explain_thread(of, part.index())
                                                  : why::Section();
  case Part::cell:
    return why::explain_fetch(of, part.index(), static_cast<int>(part.second));
  case Part::bank:
    return why::explain_bank(of, part.index());
  case Part::pass:
    return why::explain_pass(of, part.index());
  case Part::stride: {
    SharedAccess there = of.asked;
    there.pattern.stride = part.number;
    const auto compared = run_banks(*gpu_, there);
    return compared ? why::explain_stride(*compared) : why::Section();
  }
  default:
    return {};
  }
}

void BanksView::show_pointed() {
  const DiagramPart& part = pointed();
  memory::LaneMask lanes = 0;
  if (!part.other && part.kind == Part::lane)
    lanes = memory::lane_bit(part.index());
  else if (!part.other && part.kind == Part::cell)
    lanes = memory::served(run().run.result, static_cast<int>(part.second), part.index());
  else if (!part.other && part.kind == Part::bank)
    lanes = memory::served(run().run.result, part.index());
  if (std::exchange(followed_, lanes) != lanes)
    show_pictures();
}

void BanksView::build() {
  QStringList titles;
  for (const BankPreset& preset : bank_presets())
    titles << preset.title;
  editor_->set_examples(titles);

  rules_ = choice_box(this, tr("Rules"), tr("Whose rules of banks, broadcast and requests hold"),
                      {tr("GPU's own rules")}, [this](int) {
                        change(tr("rules"), [this](SharedAccess& next) {
                          next.rules = chosen<memory::Generation>(*rules_);
                          next.bank_bytes.reset(); // others than Kepler have no choice
                        });
                      });
  for (const auto& [generation, name] : generations)
    rules_->addItem(tr(name), static_cast<int>(generation));
  banks_ = choice_box(this, tr("Banks"), tr("Banks of the memory; fewer are for teaching"),
                      {tr("own banks")}, [this](int) {
                        change(tr("banks"),
                               [this](SharedAccess& next) { next.banks = chosen<int>(*banks_); });
                      });
  for (const int count : bank_counts) {
    banks_->addItem(tr("%1 banks").arg(count), count);
    banks_->setItemData(banks_->count() - 1, QStringLiteral("banks.choice_%1").arg(count),
                        quantity_role);
  }
  width_ = choice_box(this, tr("Bank width"),
                      tr("Kepler's mode: successive words of 4 or of 8 bytes lie in "
                         "successive banks"),
                      {tr("4-byte mode")}, [this](int) {
                        change(tr("bank width"), [this](SharedAccess& next) {
                          next.bank_bytes = chosen<int>(*width_);
                        });
                      });
  width_->addItem(tr("8-byte mode"), 8);
  for (const int mode : {0, 1})
    width_->setItemData(mode, QStringLiteral("banks.mode_%1").arg(4 << mode), quantity_role);
  // In the order of BankRemedy.
  remedy_ = choice_box(this, tr("Remedy"), tr("What is shown beside an access that conflicts"),
                       {tr("nothing beside"), tr("padding"), tr("XOR swizzle")}, [this](int index) {
                         change(tr("remedy"), [index](SharedAccess& next) {
                           next.remedy = static_cast<BankRemedy>(index);
                         });
                       });
  for (QComboBox* each : {rules_, banks_, width_}) {
    each->setMinimumContentsLength(each == rules_ ? 19 : 11);
    editor_->add(each);
  }
  editor_->add(follow_);
  Transport* transport = add_transport(transport_words());
  auto* drawing =
      add_picture(tr("Threads and banks"), {.asked = {26, 10}, .drawn = {24, 9}, .moves = true},
                  [this](const QSizeF& room) {
                    BanksLook look;
                    look.pass = static_cast<int>(place());
                    look.followed = followed_;
                    // Where letters are large, as for a projector, smaller ones can be read, too.
                    constexpr double least_pt = 7;
                    look.least = std::clamp(least_pt / style().text, 0.45, look.least);
                    return access_diagram(run().run, look, room.width(), room.height());
                  });
  side_ = add_picture(
      tr("Without the conflict, and other strides"),
      {.asked = {14, 9.5}, .drawn = {10, 5}, .margin = {0, 0.5}},
      [this](const QSizeF& room) { return side_diagram(run(), room.width(), room.height()); });
  apply_ =
      named(new QPushButton(tr("Apply"), this), QStringLiteral("apply"), tr("Apply the remedy"),
            tr("Changes the pattern to the one shown here; can be undone"));
  advice_ = new QLabel(this);
  numbers_ = new QLabel(this);
  for (QLabel* each : {advice_, numbers_}) {
    each->setWordWrap(true);
    each->setForegroundRole(QPalette::PlaceholderText);
  }

  auto* passes = new QWidget(this);
  column(passes, {}, 2, {{transport}, {drawing, 1}});
  for (QWidget* each : std::initializer_list<QWidget*>{remedy_, apply_})
    editor_->add(each, true);
  beside_ = new WrappedPart(this);
  column(beside_, {0, 2, 8, 2}, 4, {{advice_}, {side_, 1}});
  for (QWidget* each : std::initializer_list<QWidget*>{editor_, editor_->more()})
    each->setContentsMargins(8, 0, 4, 0);
  numbers_->setContentsMargins(8, 0, 8, 0);
  auto* drawer = new Drawer(this);
  QWidget* seldom = drawer->hold(editor_->more());
  QWidget* remedy = drawer->hold(beside_);
  QWidget* words = drawer->hold(numbers_);
  column(this, {0, 0, 0, 2}, 2,
         {{drawer->hold(editor_)},
          {seldom},
          {split(this, {{passes, 3}, {remedy, 1}}, {3000, 1000}), 1},
          {words}});

  connect(editor_, &PatternEditor::whyAsked, this, &View::whyAsked);
  connect(editor_, &PatternEditor::edited, this,
          [this](const QString& what, const memory::AddressPattern& pattern) {
            SharedAccess next = part();
            next.pattern = pattern;
            next.pass = 0;
            propose_checked(what, next);
          });
  connect(editor_, &PatternEditor::dragging, this, [this](bool held) { drag(held); });
  connect(editor_, &PatternEditor::exampleChosen, this, &BanksView::choose_preset);
  connect(apply_, &QPushButton::clicked, this, &BanksView::apply_remedy);
}

void BanksView::show_choices(const Scenario& scenario) {
  const SharedAccess& access = scenario.shared_access;
  const auto own = memory::generation_of(scenario.gpu->architecture);
  const QString architecture = QString::fromStdString(scenario.gpu->architecture);
  rules_->setItemText(0, own ? tr("own rules (%1)").arg(architecture) : tr("own rules (none)"));
  choose(*rules_, entry_of(access.rules));
  choose(*banks_, access.banks);
  const auto generation = access.rules ? access.rules : own;
  width_->setVisible(generation == memory::Generation::kepler);
  width_->setCurrentIndex(access.bank_bytes == 8 ? 1 : 0);
  remedy_->setCurrentIndex(static_cast<int>(access.remedy));
  follow_->show_scenario(scenario);
  editor_->set_pattern(access.pattern);
}

QString BanksView::asked_of_field() const {
  const auto has = [this](const QWidget* box) {
    return box->underMouse() || window()->focusWidget() == box;
  };
  if (!has_run() || pointed().kind != Part::none)
    return {};
  if (const QString chosen = editor_->asked_number(); !chosen.isEmpty())
    return QStringLiteral("shared.") + chosen;
  return has(banks_)   ? QStringLiteral("banks")
         : has(width_) ? QStringLiteral("shared.bank_bytes")
                       : QString();
}

std::vector<why::Section> BanksView::sections() const {
  std::vector<why::Section> all = StepView::sections();
  if (!asked_of_field().isEmpty())
    all.push_back(why::explain_pattern(run().run.asked.pattern, "shared."));
  if (has_run() && run().remedy)
    all.push_back(why::explain_remedy(*run().remedy));
  return all;
}

QString BanksView::asked_quantity() const {
  const QString chosen = asked_of_field();
  return chosen.isEmpty() ? StepView::asked_quantity() : chosen;
}

ViewInfo view_banks() {
  return page_of(
      "coalescing",
      view_entry<BanksView>("banks", tr("Banks"), 51, ViewQuestion::how_executed,
                            {"conflict_ways", "conflict_degree", "bank_passes", "broadcasts",
                             "banks", "banks_used", "bank_fetches", "least_bank_fetches",
                             "plain_passes", "conflict_cycles", "conflict_throughput"},
                            0),
      tr("Shared: banks"));
}

} // namespace loom
