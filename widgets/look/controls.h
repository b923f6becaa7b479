#pragma once

/// Controls and layouts as the views have them, a statement each.

#include <QMargins>
#include <QStringList>

#include <functional>
#include <initializer_list>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QWidget;

namespace loom {

class TurningSplitter;

/// A choice, by its name for screen readers, its tooltip and its entries; `chosen` hears which one
/// the user takes.
QComboBox* choice_box(QWidget* view, const QString& name, const QString& help,
                      const QStringList& entries, std::function<void(int)> chosen);
QCheckBox* check_box(QWidget* view, const QString& text, const QString& name, const QString& help,
                     std::function<void(bool)> clicked);

/// A widget in a layout or a splitter, and its share of the room that is left.
struct LayoutPart {
  QWidget* widget;
  int stretch = 0;
};
/// The parts below each other, in the order given.
QBoxLayout* column(QWidget* owner, const QMargins& margins, int spacing,
                   std::initializer_list<LayoutPart> parts);
/// Beside each other, and in the next line where there is no room.
void wrapped_row(QWidget* owner, const QMargins& margins, int spacing,
                 std::initializer_list<QWidget*> parts);
/// Beside each other with handles between them, `shares` of the width by weight; below each other
/// where they have no room.
TurningSplitter* split(QWidget* parent, std::initializer_list<LayoutPart> parts,
                       const QList<int>& shares);

} // namespace loom
