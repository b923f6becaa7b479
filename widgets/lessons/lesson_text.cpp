#include "widgets/lessons/lesson_text.h"

#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/texts/parameter_text.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {
const QString scheme = QStringLiteral("why:"); ///< before the place of a number in the section
}

QString miss_words(lesson::Miss miss) {
  switch (miss) {
  case lesson::Miss::low:
    return LessonText::tr("Too low, by a factor of 2 at most.");
  case lesson::Miss::far_low:
    return LessonText::tr("Far too low.");
  case lesson::Miss::high:
    return LessonText::tr("Too high, by a factor of 2 at most.");
  case lesson::Miss::far_high:
    return LessonText::tr("Far too high.");
  case lesson::Miss::flat:
    return LessonText::tr("The curve changes more than this: where does it rise, where does it "
                          "fall?");
  case lesson::Miss::no_turn:
    return LessonText::tr("Somewhere in between the curve turns back.");
  case lesson::Miss::turns_apart:
    return LessonText::tr("It turns, but elsewhere.");
  case lesson::Miss::back_forth:
    return LessonText::tr("The curve goes one way only.");
  case lesson::Miss::start:
    return LessonText::tr("The shape is right; look again at the left end.");
  case lesson::Miss::end:
    return LessonText::tr("The shape is right; look again at the right end.");
  case lesson::Miss::between:
    return LessonText::tr("Shape and ends are right; the height in between is not.");
  case lesson::Miss::none:
    break;
  }
  return {};
}

LessonText::LessonText(QWidget* parent) : RichText(parent) {
  setObjectName(QStringLiteral("lesson_text"));
  setAccessibleName(tr("Text of the lesson"));
  setFrameShape(QFrame::NoFrame);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // what it stands in scrolls
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  document()->setDocumentMargin(unit(this) / 2.0);
  connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
          &LessonText::updateGeometry);
  connect(this, &RichText::anchorClicked, this, [this](const QUrl& link) {
    if (const QString id = id_of(link.toString()); !id.isEmpty())
      emit whyAsked(id);
  });
}

QSize LessonText::sizeHint() const {
  return {RichText::sizeHint().width(), int(std::ceil(document()->size().height()))};
}

QSize LessonText::minimumSizeHint() const {
  return {RichText::minimumSizeHint().width(), sizeHint().height()};
}

void LessonText::show_text(const QList<std::string>& parts, const Scenario& scenario,
                           const Catalogue& catalogue) {
  section_.quantities.clear();
  const auto written = [&](const lesson::Expression& formula, const std::string& number) {
    const auto quantity = lesson::explained(formula, scenario, catalogue);
    if (!quantity)
      return number;
    auto& all = section_.quantities;
    auto known = std::ranges::find(all, (*quantity)->id, &why::Quantity::id);
    if (known == all.end())
      known = all.insert(all.end(), *quantity);
    return "[" + number + "](" + scheme.toStdString() + std::to_string(known - all.begin()) + ")";
  };
  QStringList texts;
  for (const std::string& part : parts) {
    const auto text = lesson::filled(part, scenario, catalogue, written);
    texts << (text ? to_qstring(*text) : markdown_escaped(spoken(text.error().detail)));
  }
  show_markdown(texts.join(QStringLiteral("\n\n---\n\n")));
  dress_numbers();
  emit numbersChanged();
}

/// A number is read as what is round it, and says by its dots that it can be asked for.
void LessonText::dress_numbers() {
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    for (auto at = block.begin(); !at.atEnd(); ++at) {
      const QTextFragment piece = at.fragment();
      if (!piece.charFormat().anchorHref().startsWith(scheme))
        continue;
      QTextCharFormat plain;
      plain.setForeground(palette().text());
      plain.setUnderlineStyle(QTextCharFormat::DotLine);
      plain.setUnderlineColor(palette().color(QPalette::PlaceholderText));
      plain.setToolTip(tr("Why this number?"));
      QTextCursor cursor(document());
      cursor.setPosition(piece.position());
      cursor.setPosition(piece.position() + piece.length(), QTextCursor::KeepAnchor);
      cursor.mergeCharFormat(plain);
    }
}

void LessonText::changeEvent(QEvent* event) {
  RichText::changeEvent(event);
  if (event->type() == QEvent::PaletteChange)
    dress_numbers();
}

QString LessonText::id_of(const QString& link) const {
  const auto place = link.mid(scheme.size()).toULongLong();
  return link.startsWith(scheme) && place < section_.quantities.size()
             ? to_qstring(section_.quantities[place]->id)
             : QString();
}

QString LessonText::ask_here() const {
  const QString under =
      viewport()->underMouse() ? anchorAt(viewport()->mapFromGlobal(QCursor::pos())) : QString();
  return id_of(under.isEmpty() && hasFocus() ? textCursor().charFormat().anchorHref() : under);
}

} // namespace loom
