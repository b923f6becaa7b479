#include "widgets/views/divergence/program_colours.h"

#include <QRegularExpression>

namespace loom {

ProgramColours::ProgramColours(QTextDocument* document) : QSyntaxHighlighter(document) {}

void ProgramColours::set_dark(bool dark) {
  if (dark_ == dark)
    return;
  dark_ = dark;
  rehighlight();
}

void ProgramColours::highlightBlock(const QString& text) {
  // Weight and slant tell the kinds apart as well: colour is never alone.
  static const QRegularExpression pattern(QStringLiteral(
      R"((?<comment>//.*|#.*)|(?<label>^\s*[A-Za-z_]\w*:))"
      R"(|(?<flow>\b(?:if|else|while|break|continue|return|sync|SSY|BRA|PBK|BRK|PCNT|CONT|CAL|RET|EXIT|BAR|BSSY|BSYNC|BREAK|YIELD)\b))"
      R"(|(?<sync>\.S\b)|(?<guard>@!?P[0-6T]\b)|(?<number>\b(?:0x)?\d+\b))"));
  QTextCharFormat comment, label, flow, guard, number;
  comment.setForeground(QColor(dark_ ? 0xff9ba5b1 : 0xff59636f));
  comment.setFontItalic(true);
  label.setFontWeight(QFont::Bold);
  flow.setForeground(QColor(dark_ ? 0xffe6a4c8 : 0xff8a3266));
  flow.setFontWeight(QFont::Bold);
  guard.setForeground(QColor(dark_ ? 0xffff8c4d : 0xffa84400));
  guard.setFontWeight(QFont::Bold);
  number.setForeground(QColor(dark_ ? 0xff5aaee8 : 0xff005b8e));
  auto matches = pattern.globalMatch(text);
  while (matches.hasNext()) {
    const auto match = matches.next();
    const auto set = [&](const char* name, const QTextCharFormat& format) {
      const QString group = QString::fromLatin1(name);
      if (match.capturedLength(group) > 0)
        setFormat(static_cast<int>(match.capturedStart(group)),
                  static_cast<int>(match.capturedLength(group)), format);
    };
    set("comment", comment);
    set("label", label);
    set("flow", flow);
    set("sync", flow);
    set("guard", guard);
    set("number", number);
  }
}

} // namespace loom
