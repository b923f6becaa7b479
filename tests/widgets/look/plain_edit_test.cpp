// Texts and files dropped onto editors of plain text, and their scroll bars.

#include "tests/widgets/resizes.h"
#include "widgets/look/plain_edit.h"
#include "widgets/views/divergence/program_editor.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QUrl>

#include <gtest/gtest.h>

namespace loom {
namespace {

void drop(QPlainTextEdit& editor, const QMimeData& data) {
  QWidget* on = editor.viewport();
  const QPoint at = on->rect().center();
  QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(on, &enter);
  ASSERT_TRUE(enter.isAccepted());
  QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(on, &event);
}

/// Of a text that was laid out in many lines, and in an editor without any height.
TEST(PlainEdit, TakesWhatIsDroppedWhereThereIsNoLineYet) {
  for (const int height : {200, 14, 0})
    for (const int length : {1, 3000}) {
      PlainEdit editor;
      editor.resize(300, height);
      editor.setPlainText(QString(length, QLatin1Char('z')));
      editor.moveCursor(QTextCursor::End);
      editor.show();
      QApplication::processEvents();
      QMimeData text, file;
      text.setText(QString(3000, QLatin1Char('a')));
      file.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/a.csv"))});
      drop(editor, text);
      EXPECT_EQ(editor.toPlainText().count(QLatin1Char('a')), 3000);
      drop(editor, file);
      EXPECT_TRUE(editor.toPlainText().contains(QStringLiteral("file:///tmp/a.csv")));
      editor.undo();
      editor.undo();
      EXPECT_EQ(editor.toPlainText(), QString(length, QLatin1Char('z'))) << "a drop is one step";
    }
}

TEST(PlainEdit, LeavesAloneWhatIsReadOnly) {
  PlainEdit editor;
  editor.setReadOnly(true);
  editor.show();
  QMimeData text;
  text.setText(QStringLiteral("a"));
  QDropEvent event(QPointF(), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(editor.viewport(), &event);
  EXPECT_EQ(editor.toPlainText(), QString());
}

/// At every size around that of the text: with more room than the text needs and less than it and a
/// bar need, each bar's room asks for the other bar.
void expect_rest(PlainEdit& editor) {
  editor.show();
  editor.resize(2000, 2000);
  QApplication::processEvents();
  const QSize about(editor.width() - editor.viewport()->width() +
                        static_cast<int>(editor.document()->size().width()),
                    editor.height() - editor.viewport()->height() +
                        editor.document()->blockCount() * editor.fontMetrics().lineSpacing());
  const int bar = editor.verticalScrollBar()->sizeHint().width();
  auto* resizes = new Resizes(editor.viewport());
  for (int width = -bar; width <= bar; width += 3)
    for (int height = -bar; height <= 2 * bar; ++height) {
      editor.resize(about + QSize(width, height));
      QApplication::processEvents();
      resizes->count = 0;
      for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
      ASSERT_EQ(resizes->count, 0) << width << " x " << height;
    }
  editor.resize(about + QSize(2 * bar, 2 * bar));
  QApplication::processEvents();
  EXPECT_FALSE(editor.verticalScrollBar()->isVisible());
  EXPECT_FALSE(editor.horizontalScrollBar()->isVisible());
  editor.resize(about / 4);
  QApplication::processEvents();
  EXPECT_TRUE(editor.verticalScrollBar()->isVisible());
  EXPECT_TRUE(editor.horizontalScrollBar()->isVisible());
}

QString twelve_lines() {
  QString text = QStringLiteral("// a comment that is longer than any of the lines below it\n");
  for (int i = 1; i < 12; ++i)
    text += QStringLiteral("IADD R%1, R%1, 1\n").arg(i);
  return text;
}

TEST(PlainEdit, ScrollBarsComeToRest) {
  PlainEdit editor;
  editor.setLineWrapMode(QPlainTextEdit::NoWrap);
  editor.setPlainText(twelve_lines());
  expect_rest(editor);
}

TEST(PlainEdit, ScrollBarsOfAProgramComeToRest) {
  QWidget parent;
  QFont font = parent.font();
  font.setPointSizeF(12.5);
  parent.setFont(font);
  ProgramEditor editor(&parent);
  parent.show();
  editor.show_text(twelve_lines());
  expect_rest(editor);
}

/// The least size decides whether a view's parts stand beside each other; the letters follow it.
TEST(PlainEdit, AProgramNeedsTheSameInSmallLetters) {
  QWidget parent;
  QFont font = parent.font();
  font.setPointSizeF(12.5);
  parent.setFont(font);
  ProgramEditor editor(&parent);
  editor.show_text(twelve_lines());
  editor.resize(800, 800);
  parent.show();
  QApplication::processEvents();
  const double usual = editor.font().pointSizeF();
  const QSize least = editor.minimumSizeHint();
  editor.resize(800, 10 * editor.fontMetrics().lineSpacing());
  QApplication::processEvents();
  EXPECT_LT(editor.font().pointSizeF(), usual);
  EXPECT_EQ(editor.minimumSizeHint(), least);
}

} // namespace
} // namespace loom
