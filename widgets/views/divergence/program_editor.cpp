#include "widgets/views/divergence/program_editor.h"

#include "widgets/look/problem_text.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"
#include "widgets/views/divergence/program_colours.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr int typing_pause_ms = 300;
/// The smallest letters in which a whole program is shown: of the usual, and in points.
constexpr double least_of_usual = 0.5, least_pt = 8;
/// Those that a class reads from the last row.
constexpr double readable_of_usual = 0.8;

class Gutter : public QWidget {
public:
  explicit Gutter(ProgramEditor* editor) : QWidget(editor), editor_(editor) {}
  [[nodiscard]] QSize sizeHint() const override { return {editor_->gutter_width(), 0}; }

protected:
  void paintEvent(QPaintEvent* event) override { editor_->paint_gutter(event); }

private:
  ProgramEditor* editor_;
};

} // namespace

ProgramEditor::ProgramEditor(QWidget* parent)
    : PlainEdit(parent), gutter_(new Gutter(this)), colours_(new ProgramColours(document())),
      pause_(new QTimer(this)) {
  setLineWrapMode(NoWrap);
  setTabChangesFocus(true);
  setFrameShape(NoFrame);
  fit_font();
  pause_->setSingleShot(true);
  pause_->setInterval(typing_pause_ms);
  colours_->set_dark(is_dark(palette()));
  connect(pause_, &QTimer::timeout, this, [this] { emit textEdited(toPlainText()); });
  connect(document(), &QTextDocument::contentsChange, this, [this](int, int gone, int come) {
    if (gone != come || gone > 0)
      pause_->start();
  });
  connect(this, &QPlainTextEdit::updateRequest, this,
          [this](const QRect&, int) { gutter_->update(); });
  connect(this, &QPlainTextEdit::blockCountChanged, this, [this] { fit_font(); });
}

void ProgramEditor::show_text(const QString& text) {
  if (text == toPlainText())
    return;
  setPlainText(text);
  fit_font();
  updateGeometry(); // its lines may be longer
  pause_->stop();
}

QSizeF ProgramEditor::needed(const QFont& font) const {
  int longest = 0;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    if (!block.text().startsWith(QLatin1String("//")))
      longest = std::max(longest, block.length());
  const int lines = blockCount() - (document()->lastBlock().length() > 1 ? 0 : 1);
  const QFontMetricsF metrics(font);
  constexpr int gutter = 4, cut = 1; // letters, lines
  return {metrics.horizontalAdvance(QLatin1Char('0')) * (longest + gutter),
          std::ceil(metrics.lineSpacing()) * (lines + cut)};
}

QFont ProgramEditor::letters(double share) const {
  QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  fixed.setPointSizeF((parentWidget() ? parentWidget()->font() : QFont()).pointSizeF() * 0.95 *
                      share);
  return fixed;
}

int ProgramEditor::readable_width() const {
  return static_cast<int>(needed(letters(readable_of_usual)).width());
}

void ProgramEditor::fit_font() {
  const double least_letters = std::clamp(least_pt / letters(1).pointSizeF(), least_of_usual, 1.0);
  const QSizeF room =
      QSizeF(contentsRect().size()) - 2 * document()->documentMargin() * QSizeF(1, 1);
  const QSizeF least = needed(letters(least_letters));
  const bool wide = least.width() <= room.width(), high = least.height() <= room.height();
  double share = 1;
  for (QSizeF each = needed(letters(share));
       share > least_letters &&
       ((wide && each.width() > room.width()) || (high && each.height() > room.height()));
       each = needed(letters(share)))
    share = std::max(least_letters, share - 0.05);
  if (const QFont fixed = letters(share); font() != fixed)
    setFont(fixed);
  setViewportMargins(gutter_width(), 0, 0, 0);
}

QSize ProgramEditor::minimumSizeHint() const {
  return QSize(1, 1) * (unit(parentWidget() ? parentWidget() : this) * 13 / 2);
}

int ProgramEditor::gutter_width() const {
  const int digits = static_cast<int>(QString::number(std::max(10, blockCount())).size());
  return fontMetrics().horizontalAdvance(QLatin1Char('0')) * (digits + 1) +
         fontMetrics().height() * 3 / 4;
}

void ProgramEditor::paint_gutter(QPaintEvent* event) {
  QPainter painter(gutter_);
  painter.fillRect(event->rect(), palette().color(QPalette::Window));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  const int mark = fontMetrics().height() * 3 / 4;
  for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
    const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
    if (area.top() > event->rect().bottom())
      break;
    const int number = block.blockNumber() + 1;
    const QRectF row(0, area.top(), gutter_->width(), area.height());
    painter.setPen(number == current_line_ ? palette().color(QPalette::Text) : muted(palette()));
    painter.drawText(row.adjusted(0, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(number));
    const QPointF middle(mark / 2.0 + 2, row.center().y());
    if (number == current_line_) {
      const double side = mark * 0.3;
      painter.setPen(Qt::NoPen);
      painter.setBrush(palette().color(QPalette::Text));
      painter.drawPolygon(
          QPolygonF({middle + QPointF(-side * 0.6, -side), middle + QPointF(side, 0),
                     middle + QPointF(-side * 0.6, side)}));
    }
  }
}

void ProgramEditor::set_current_line(int line) {
  if (current_line_ == line)
    return;
  current_line_ = line;
  // In sight, without moving the text cursor of somebody who is writing.
  if (line > 0 && !(hasFocus() && !isReadOnly())) {
    const QTextCursor there(document()->findBlockByNumber(line - 1));
    if (!there.isNull() && !viewport()->rect().contains(cursorRect(there).center())) {
      const QSignalBlocker quiet(this);
      setTextCursor(there);
      ensureCursorVisible();
    }
  }
  mark();
}

void ProgramEditor::set_error(const std::optional<Error>& error) {
  error_ = error;
  mark();
}

QTextCursor ProgramEditor::error_cursor() const {
  if (!error_ || error_->where.line <= 0)
    return {};
  const QTextBlock block = document()->findBlockByNumber(error_->where.line - 1);
  if (!block.isValid())
    return {};
  // Columns count bytes; the underline goes to the end of the word there.
  const QByteArray before = block.text().toUtf8().left(std::max(0, error_->where.column - 1));
  const auto at = std::min<qsizetype>(QString::fromUtf8(before).size(), block.length() - 1);
  QTextCursor cursor(block);
  cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, static_cast<int>(at));
  cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
  if (!cursor.hasSelection() && !cursor.atBlockEnd())
    cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor);
  if (!cursor.hasSelection())
    cursor.movePosition(QTextCursor::StartOfLine, QTextCursor::KeepAnchor);
  return cursor;
}

void ProgramEditor::mark() {
  QList<QTextEdit::ExtraSelection> marks;
  if (const QTextBlock line = document()->findBlockByNumber(current_line_ - 1); line.isValid()) {
    QTextEdit::ExtraSelection each;
    each.cursor = QTextCursor(line);
    each.format.setBackground(QColor(is_dark(palette()) ? 0xff2f3b4a : 0xffdfe9f4));
    each.format.setProperty(QTextFormat::FullWidthSelection, true);
    marks << each;
  }
  if (const QTextCursor place = error_cursor(); !place.isNull()) {
    QTextEdit::ExtraSelection each;
    each.cursor = place;
    each.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    each.format.setUnderlineColor(error_text(palette()));
    each.format.setBackground(error_ground(palette()));
    marks << each;
  }
  setExtraSelections(marks);
  gutter_->update();
}

void ProgramEditor::resizeEvent(QResizeEvent* event) {
  PlainEdit::resizeEvent(event);
  fit_font();
  const QRect inside = contentsRect();
  gutter_->setGeometry(inside.left(), inside.top(), gutter_width(), inside.height());
}

void ProgramEditor::keyPressEvent(QKeyEvent* event) {
  // Read only it is no text field: the transport's keys go on to the view.
  if (isReadOnly() && event->key() != Qt::Key_Up && event->key() != Qt::Key_Down)
    return event->ignore();
  PlainEdit::keyPressEvent(event);
}

void ProgramEditor::changeEvent(QEvent* event) {
  PlainEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && colours_) {
    colours_->set_dark(is_dark(palette()));
    mark();
  }
}

bool ProgramEditor::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && error_) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int line = cursorForPosition(viewport()->mapFrom(this, help->pos())).blockNumber() + 1;
    if (line == error_->where.line) {
      QToolTip::showText(help->globalPos(), as_tooltip(spoken(error_->detail)), this);
      return true;
    }
  }
  return PlainEdit::event(event);
}

} // namespace loom
