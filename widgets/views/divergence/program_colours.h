#pragma once

/// Colours a program's text: assembly and the structured language alike.

#include <QSyntaxHighlighter>

namespace loom {

class ProgramColours : public QSyntaxHighlighter {
  Q_OBJECT
public:
  explicit ProgramColours(QTextDocument* document);
  void set_dark(bool dark);

protected:
  void highlightBlock(const QString& text) override;

private:
  bool dark_ = false;
};

} // namespace loom
