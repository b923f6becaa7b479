#pragma once

/// A program's text: line numbers, colours, the line that runs, and errors underlined where they
/// are.

#include "core/base/result.h"
#include "widgets/look/plain_edit.h"

#include <optional>

namespace loom {

class ProgramColours;

class ProgramEditor : public PlainEdit {
  Q_OBJECT
public:
  explicit ProgramEditor(QWidget* parent = nullptr);

  /// Replaces the text without emitting textEdited(). An equal text changes nothing, so that the
  /// cursor stays where it is.
  void show_text(const QString& text);
  /// The line that issues next, from 1; 0 none.
  void set_current_line(int line);
  /// Underlines the place of an error; nothing takes it away.
  void set_error(const std::optional<Error>& error);

  /// Of the letters around it, not of its own: those are fitted to the room that it is given for
  /// this.
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// All lines but comments fit into this width in letters that are nearly as large as usual.
  [[nodiscard]] int readable_width() const;

  void paint_gutter(QPaintEvent* event);
  [[nodiscard]] int gutter_width() const;

signals:
  void textEdited(const QString& text); ///< by the user, 300 ms after the last change

protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;

private:
  /// Letters as large as usual, or smaller where all lines, comments aside, have room so.
  void fit_font();
  [[nodiscard]] QFont letters(double share) const;      ///< of the usual size
  [[nodiscard]] QSizeF needed(const QFont& font) const; ///< for all lines, comments aside
  void mark();
  [[nodiscard]] QTextCursor error_cursor() const;

  QWidget* gutter_;
  ProgramColours* colours_;
  QTimer* pause_;
  int current_line_ = 0;
  std::optional<Error> error_;
};

} // namespace loom
