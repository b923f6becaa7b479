// The list and the formula of an address pattern: what is typed, and where it is wrong.

#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/views/pattern_editor.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTextCharFormat>
#include <QTimer>

#include <algorithm>

namespace loom {
namespace {

using memory::AddressPattern;
using memory::PatternKind;

constexpr int typing_pause_ms = 300;

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
                tr("expected an address, found '%1'").arg(match.captured()).toStdString(),
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

} // namespace loom
