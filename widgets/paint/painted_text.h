#pragma once

/// Words that a widget paints itself, as plots, diagrams and timelines do: one way for whatever
/// explains a word to learn which stands under the pointer.

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace loom {

/// A text of a picture, whole even where it is drawn cut short, and where it stands.
struct PaintedText {
  QString text{};
  QRectF box{};
  std::optional<QFont> font{}; ///< of one line from left to right; nothing where it is not that
};

/// A widget that paints words.
class PaintsText {
public:
  virtual ~PaintsText() = default;
  /// Every text of the picture as it is now, in the widget's coordinates, without numbers of axes.
  [[nodiscard]] virtual std::vector<PaintedText> texts() const = 0;
  /// What the widget itself says of the element at a place; empty for nothing.
  [[nodiscard]] virtual QString tip_at(QPointF /*position*/) const { return {}; }
  /// The text at a place; empty where there is none.
  [[nodiscard]] PaintedText text_at(QPointF position) const {
    for (const PaintedText& text : texts())
      if (text.box.contains(position))
        return text;
    return {};
  }
};

} // namespace loom
