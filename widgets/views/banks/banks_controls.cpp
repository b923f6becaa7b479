#include "widgets/look/named.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/banks/bank_presets.h"
#include "widgets/views/banks/banks_view.h"
#include "widgets/views/follow_access.h"
#include "widgets/views/pattern_editor.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace loom {
namespace {

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

} // namespace

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
            const auto run = run_banks(*workspace().scenario().gpu, next);
            if (!run) // the last good picture stays
              return editor_->show_problem(run.error());
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
    connect(each, &DiagramWidget::clicked, this, &BanksView::click);
    connect(each, &DiagramWidget::hovered, this, &BanksView::hover);
    connect(each, &DiagramWidget::left, this, [this] { hover({}); });
    connect(each, &DiagramWidget::roomChanged, this, [this] { show_access(false); });
    each->set_tooltip(
        [this](const std::string& id) { return words_of(QString::fromStdString(id)); });
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

} // namespace loom
