// Texts and files dropped onto editors of plain text.

#include "widgets/look/plain_edit.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
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

} // namespace
} // namespace loom
