#include "widgets/views/pattern_editor.h"

#include "core/scenario/parameters.h"
#include "widgets/look/controls.h"
#include "widgets/look/kept_width.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/params/parameter_slider.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTextCharFormat>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace loom {
namespace {

using memory::AddressPattern;
using memory::PatternKind;
using memory::word_sizes;

constexpr int most_words = 1'000'000'000;
constexpr int typing_pause_ms = 300;

/// What the sliders reach; the fields beside them go further.
constexpr ParameterInfo stride_reach{
    "stride", {"stride"}, "stride", "words", 0, 64, 1, ParameterScale::linear, true, ""};
constexpr ParameterInfo offset_reach{
    "offset", {"offset"}, "offset", "words", 0, 127, 1, ParameterScale::linear, true, ""};

QString list_text(const std::vector<std::int64_t>& list) {
  QStringList parts;
  for (const std::int64_t each : list)
    parts << QString::number(each);
  return parts.join(QLatin1Char(','));
}

/// What another kind needs so that it begins with a picture: a list where the threads are now.
void complete(AddressPattern& next, const AddressPattern& before) {
  if (next.kind == PatternKind::formula && next.formula.empty())
    next.formula = "tid";
  if (next.kind != PatternKind::list)
    return;
  const auto threads = static_cast<std::size_t>(next.threads);
  if (before.kind != PatternKind::list)
    if (auto now = memory::addresses(before))
      next.list = *std::move(now);
  while (next.list.size() < threads)
    next.list.push_back(next.list.empty() ? 0 : next.list.back() + 1);
  next.list.resize(threads);
}

/// A line edit has no underlining of its own; what an input method may do serves as well.
void underline(QLineEdit* text, int column, const QColor& colour) {
  QList<QInputMethodEvent::Attribute> attributes;
  if (column > 0) {
    // Columns count bytes.
    const QByteArray before = text->text().toUtf8().left(column - 1);
    const auto at = static_cast<int>(std::clamp<qsizetype>(
        QString::fromUtf8(before).size(), 0, std::max<qsizetype>(0, text->text().size() - 1)));
    QTextCharFormat wave;
    wave.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wave.setUnderlineColor(colour);
    wave.setForeground(colour);
    const auto rest = static_cast<int>(text->text().size()) - at;
    attributes << QInputMethodEvent::Attribute(QInputMethodEvent::TextFormat,
                                               at - text->cursorPosition(), rest, wave);
  }
  QInputMethodEvent event({}, attributes);
  QCoreApplication::sendEvent(text, &event);
}

} // namespace

PatternEditor::PatternEditor(QWidget* parent)
    : QWidget(parent), controls_(new QWidget(this)), more_(new QWidget(parent)),
      examples_(new QPushButton(controls_)), kind_(new QComboBox(controls_)),
      order_(new QComboBox(controls_)), word_(new QComboBox(more_)),
      list_(new QLineEdit(controls_)), formula_(new QLineEdit(controls_)),
      typing_(new QTimer(this)), problem_(new NumberLabel(this)) {
  problem_->setObjectName(QStringLiteral("pattern_problem"));
  auto* row = new WrapLayout(controls_);
  for (WrapLayout* each : {row, new WrapLayout(more_)}) {
    each->setContentsMargins(0, 0, 0, 0);
    each->setSpacing(6);
  }
  column(this, {}, 2, {{controls_}, {problem_}});
  problem_->setWordWrap(true);
  problem_->hide();
  connect(problem_, &NumberLabel::whyAsked, this, &PatternEditor::whyAsked);
  build_choices();
  row->addWidget(examples_);
  row->addWidget(kind_);

  using enum PatternKind;
  add_number<&AddressPattern::stride>(
      "stride",
      {tr("stride"), tr("stride "), {}, tr("Words from one thread's address to the next one's")},
      -most_words, most_words, {stride}, &stride_reach);
  build_texts();
  row->addWidget(list_);
  row->addWidget(formula_);
  add_number<&AddressPattern::seed>(
      "seed",
      {tr("seed"), tr("seed "), {}, tr("Chooses the random addresses; same seed, same addresses")},
      0, 999'999, {random});
  add_number<&AddressPattern::span>(
      "span",
      {tr("span"), tr("below "), tr(" words"), tr("The random addresses are less than this")}, 1,
      most_words, {random});
  row->addWidget(order_);
  add_number<&AddressPattern::i>(
      "i", {tr("i"), tr("i = "), {}, tr("Which row or column; the formula's i")}, 0, most_words,
      {tile, swizzle, formula});
  add_number<&AddressPattern::pitch>(
      "pitch", {tr("pitch"), tr("pitch "), {}, tr("Words in a row of the array, without padding")},
      1, most_words, {tile, swizzle});
  add_number<&AddressPattern::padding>(
      "padding", {tr("padding"), tr("padding "), {}, tr("Unused words after each row")}, 0,
      most_words, {tile, swizzle});
  add_number<&AddressPattern::width>(
      "width", {tr("width"), tr("width "), {}, tr("Threads abreast: thread t is in row t / width")},
      1, memory::max_threads, {tile, swizzle});
  add_number<&AddressPattern::threads>(
      "threads",
      {tr("threads"), {}, tr(" threads"), tr("Threads that the instruction has, 1 to 32")}, 1,
      memory::max_threads, {});
  add_number<&AddressPattern::offset>(
      "offset", {tr("offset"), tr("offset "), {}, tr("Address of thread 0, words")}, 0, most_words,
      {stride}, &offset_reach);
  for (const Number& each : numbers_)
    if (each.id == QLatin1String("threads") || each.id == QLatin1String("offset"))
      add(each.field);
  add(word_);
  show_fields();
}

template <auto Member>
void PatternEditor::add_number(const char* id, const NumberWords& words, int least, int most,
                               std::vector<PatternKind> kinds, const ParameterInfo* reach) {
  auto* field = new QWidget(controls_);
  auto* inside = new QHBoxLayout(field);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(2);
  auto* spin = named(new QSpinBox(field), words.what, words.help);
  spin->setObjectName(QLatin1String(id));
  spin->setPrefix(words.prefix);
  spin->setSuffix(words.suffix);
  spin->setRange(least, most);
  spin->setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
  // The widest values are rare: they scroll rather than take everybody's room.
  const std::int64_t widest =
      std::min<std::int64_t>(most, std::max<std::int64_t>(99'999, AddressPattern{}.*Member));
  const QString usual = words.prefix + QString::number(widest) + words.suffix;
  keep_width(spin, [spin, usual] {
    return spin->fontMetrics().horizontalAdvance(usual) + 4 * unit(spin);
  });
  using Value = std::remove_reference_t<decltype(std::declval<AddressPattern&>().*Member)>;
  const auto ask = [this, what = words.what](std::int64_t value) {
    change(what, [value](AddressPattern& next) { next.*Member = static_cast<Value>(value); });
  };
  const auto get = [](const AddressPattern& pattern) {
    return static_cast<std::int64_t>(pattern.*Member);
  };
  connect(spin, &QSpinBox::valueChanged, this, ask);
  ParameterSlider* slider = nullptr;
  if (reach) {
    slider = named(new ParameterSlider(*reach, Role::memory, field), words.what, words.help);
    inside->addWidget(slider);
    connect(slider, &ParameterSlider::asked, this,
            [ask](double value) { ask(std::llround(value)); });
    connect(slider, &ParameterSlider::stepAsked, this, [this, ask, get, reach](int steps) {
      ask(std::llround(stepped(*reach, static_cast<double>(get(pattern_)), steps)));
    });
    connect(slider, &ParameterSlider::resetAsked, this, [ask, get] { ask(get(AddressPattern{})); });
    connect(slider, &ParameterSlider::dragBegan, this, [this] { emit dragging(true); });
    connect(slider, &ParameterSlider::dragEnded, this, [this] { emit dragging(false); });
  }
  inside->addWidget(spin);
  controls_->layout()->addWidget(field);
  numbers_.push_back({QLatin1String(id), field, spin, slider, get, std::move(kinds)});
}

void PatternEditor::build_choices() {
  named(examples_, tr("Examples"), tr("Patterns to begin with"))->setText(tr("Examples"));
  examples_->hide();
  // In the order of PatternKind.
  kind_->addItems(
      {tr("stride"), tr("list"), tr("random"), tr("tile"), tr("XOR swizzle"), tr("formula")});
  kind_->setObjectName(QStringLiteral("kind"));
  named(kind_, tr("Pattern"),
        tr("How the threads' addresses come about, in words of the size chosen"));
  order_->addItems({tr("row"), tr("column")});
  named(order_, tr("Row or column"), tr("Whether the threads lie along a row or down a column"));
  for (const int size : word_sizes) {
    word_->addItem(tr("%1-byte words").arg(size), size);
    word_->setItemData(word_->count() - 1, QStringLiteral("pattern.word_%1").arg(size),
                       quantity_role);
  }
  named(word_, tr("Word size"), tr("Bytes that each thread accesses; addresses count such words"));
  connect(kind_, &QComboBox::activated, this, [this](int index) {
    change(tr("pattern"),
           [index](AddressPattern& next) { next.kind = static_cast<PatternKind>(index); });
  });
  connect(order_, &QComboBox::activated, this, [this](int index) {
    change(tr("row or column"), [index](AddressPattern& next) { next.by_column = index == 1; });
  });
  connect(word_, &QComboBox::activated, this, [this](int index) {
    change(tr("word size"), [index](AddressPattern& next) {
      next.word_bytes = word_sizes[static_cast<std::size_t>(index)];
    });
  });
}

void PatternEditor::build_texts() {
  named(list_, tr("Addresses"), tr("An address a thread, words: 0,1,2,3"))
      ->setPlaceholderText(QStringLiteral("0,1,2,3"));
  named(formula_, tr("Formula"),
        tr("Address in words from tid and i, with + - * / % & ^ << >> and parentheses"))
      ->setPlaceholderText(QStringLiteral("(tid ^ i) * 33"));
  list_->setObjectName(QStringLiteral("list"));
  formula_->setObjectName(QStringLiteral("formula"));
  formula_->setMaxLength(memory::max_formula_bytes);
  for (QLineEdit* each : {list_, formula_})
    each->setMinimumWidth(14 * unit(each));
  typing_->setSingleShot(true);
  typing_->setInterval(typing_pause_ms);
  const auto take_formula = [this] {
    typing_->stop();
    if (formula_->isModified())
      change(tr("formula"),
             [this](AddressPattern& next) { next.formula = formula_->text().toStdString(); });
  };
  connect(formula_, &QLineEdit::textEdited, typing_, qOverload<>(&QTimer::start));
  connect(typing_, &QTimer::timeout, this, take_formula);
  connect(formula_, &QLineEdit::editingFinished, this, take_formula);
  connect(list_, &QLineEdit::editingFinished, this, [this] {
    if (list_->isModified())
      read_list();
  });
}

void PatternEditor::read_list() {
  AddressPattern next = pattern_;
  next.list.clear();
  static const QRegularExpression item(QStringLiteral("[^\\s,;()]+"));
  for (auto found = item.globalMatch(list_->text()); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    bool whole = false;
    next.list.push_back(match.captured().toLongLong(&whole));
    if (!whole)
      return show_problem(
          Error{ErrorCode::bad_argument,
                verbatim(tr("expected an address, found '%1'").arg(match.captured()).toStdString()),
                {.line = 1, .column = static_cast<int>(match.capturedStart()) + 1}});
  }
  if (next.list.empty() || next.list.size() > memory::max_threads)
    return show_problem(Error{
        ErrorCode::bad_argument,
        LOOM_TEXT("a warp has 1 to %1 addresses")(Sourced{memory::max_threads, "warp.threads"})});
  next.threads = static_cast<int>(next.list.size());
  emit edited(tr("addresses"), next);
}

void PatternEditor::show_problem(const std::optional<Error>& error) {
  problem_->setVisible(error.has_value());
  const int column = error ? error->where.column : 0;
  const QColor colour = error_text(palette());
  underline(formula_, pattern_.kind == PatternKind::formula ? column : 0, colour);
  underline(list_, pattern_.kind == PatternKind::list ? column : 0, colour);
  if (!error)
    return;
  QPalette warning = palette();
  warning.setColor(QPalette::WindowText, colour);
  problem_->setPalette(warning);
  const QString detail = said_with_limits(*error);
  problem_->show_words(column > 0 ? tr("Column %1: %2").arg(column).arg(detail) : detail);
}

void PatternEditor::change(const QString& what, const std::function<void(AddressPattern&)>& set) {
  AddressPattern next = pattern_;
  set(next);
  complete(next, pattern_);
  emit edited(what, next);
}

void PatternEditor::set_pattern(const AddressPattern& pattern) {
  const AddressPattern before = std::exchange(pattern_, pattern);
  for (const Number& each : numbers_) {
    const QSignalBlocker quiet(each.spin);
    const std::int64_t value = each.get(pattern);
    each.spin->setValue(static_cast<int>(
        std::clamp<std::int64_t>(value, each.spin->minimum(), each.spin->maximum())));
    if (each.slider)
      each.slider->show_value(static_cast<double>(value), std::nullopt);
  }
  kind_->setCurrentIndex(static_cast<int>(pattern.kind));
  order_->setCurrentIndex(pattern.by_column ? 1 : 0);
  word_->setCurrentIndex(word_->findData(pattern.word_bytes));
  const bool other_kind = before.kind != pattern.kind;
  if (other_kind || before.list != pattern.list || !list_->isModified())
    list_->setText(list_text(pattern.list));
  const QString formula = QString::fromStdString(pattern.formula);
  if (formula_->text() == formula)
    formula_->setModified(false);
  else if (other_kind || before.formula != pattern.formula || !formula_->isModified())
    formula_->setText(formula);
  show_fields();
}

QString PatternEditor::asked_number() const {
  const QWidget* keyboard = window()->focusWidget();
  QString asked;
  const auto look_at = [&](const QWidget* field, const QString& id) {
    const bool typed_in = keyboard && (keyboard == field || field->isAncestorOf(keyboard));
    if (field->underMouse() || (typed_in && asked.isEmpty()))
      asked = id;
  };
  for (const Number& each : numbers_)
    look_at(each.field, each.id);
  look_at(word_, QStringLiteral("word_bytes"));
  return asked;
}

void PatternEditor::show_fields() {
  const PatternKind kind = pattern_.kind;
  for (const Number& each : numbers_)
    each.field->setVisible(each.kinds.empty() ||
                           std::ranges::find(each.kinds, kind) != each.kinds.end());
  order_->setVisible(kind == PatternKind::tile || kind == PatternKind::swizzle);
  list_->setVisible(kind == PatternKind::list);
  formula_->setVisible(kind == PatternKind::formula);
}

void PatternEditor::set_examples(const QStringList& titles) {
  auto* menu = new QMenu(examples_);
  for (qsizetype at = 0; at < titles.size(); ++at)
    if (titles[at].isEmpty())
      menu->addSeparator();
    else
      connect(menu->addAction(titles[at]), &QAction::triggered, this,
              [this, at] { emit exampleChosen(static_cast<int>(at)); });
  delete examples_->menu();
  examples_->setMenu(menu);
  examples_->setVisible(!titles.isEmpty());
}

void PatternEditor::add(QWidget* control, bool always) {
  (always ? controls_ : more_)->layout()->addWidget(control);
}

} // namespace loom
