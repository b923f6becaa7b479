#pragma once

/// Texts with marks in them. What a file says is never taken for markup, and nothing that is shown
/// loads anything from outside the program, whatever it names.

#include <QLabel>
#include <QTextBrowser>
#include <QTextDocument>

namespace loom {

/// A document without a widget. It loads nothing but the program's own resources: a picture that a
/// text names is a blank, and no file is opened for it.
class RichDocument : public QTextDocument {
  Q_OBJECT
public:
  using QTextDocument::QTextDocument;

protected:
  QVariant loadResource(int type, const QUrl& name) override;
};

/// Markdown of a file; HTML in it is text.
void put_markdown(QTextDocument& document, const QString& markdown);
/// Words that Markdown shows as they are.
[[nodiscard]] QString markdown_escaped(const QString& words);

/// HTML that the program made, for a tip: known by a word that no file can know.
[[nodiscard]] QString own_markup(const QString& html);
[[nodiscard]] bool is_own_markup(const QString& text);
/// Plain lines as a tip that wraps.
[[nodiscard]] QString as_tooltip(const QString& lines);
/// What a widget says at this place of it, also of an item of a list or a table.
[[nodiscard]] QString tip_at(const QWidget& widget, const QPoint& position);

/// A browser that follows no link by itself and loads as little.
class RichText : public QTextBrowser {
  Q_OBJECT
public:
  explicit RichText(QWidget* parent = nullptr);
  void show_markdown(const QString& markdown);

protected:
  QVariant loadResource(int type, const QUrl& name) override;
};

/// A label of HTML that the program made of its own words; what comes from elsewhere has to be
/// escaped before.
class MarkedLabel : public QLabel {
  Q_OBJECT
public:
  explicit MarkedLabel(QWidget* parent = nullptr);
  /// The words are those of the text, without marks.
  [[nodiscard]] QString words() const;
};

} // namespace loom
