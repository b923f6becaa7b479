#pragma once

/// Controls and layouts as the views have them, a statement each.

#include <QBoxLayout>
#include <QStringList>

#include <functional>
#include <initializer_list>

class QActionGroup;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QMenu;
class QObject;
class QTableView;

namespace loom {

class TurningSplitter;

/// A choice, by its name for screen readers, its tooltip and its entries; `chosen` hears which one
/// the user takes.
QComboBox* choice_box(QWidget* view, const QString& name, const QString& help,
                      const QStringList& entries, std::function<void(int)> chosen);
QCheckBox* check_box(QWidget* view, const QString& text, const QString& name, const QString& help,
                     std::function<void(bool)> clicked);
/// An entry of a menu, one of the group's, of which one at most is checked; `act` hears that the
/// user takes it.
void choice_entry(QMenu& menu, QActionGroup* group, const QString& text, bool checked,
                  const QObject* owner, std::function<void()> act);

/// Makes `field` one to search or to filter with; `name` is for screen readers.
void make_search(QLineEdit* field, const QString& placeholder, const QString& name);
/// A table that is only read: no grid, no frame, no numbers of rows, headings at the left.
void make_plain(QTableView* table);

/// A widget or a layout that stands in a layout, a widget in a splitter, and its share of the room
/// that is left; by default nothing but that room.
struct LayoutPart {
  LayoutPart() = default;
  LayoutPart(QWidget* part, int share = 0, Qt::Alignment at = {})
      : widget(part), stretch(share), alignment(at) {}
  LayoutPart(QLayout* part, int share = 0) : layout(part), stretch(share) {}

  QWidget* widget = nullptr;
  QLayout* layout = nullptr;
  int stretch = 1;
  Qt::Alignment alignment;
};
/// The parts below each other, in the order given. A spacing of −1 is the style's, and so are
/// margins that are not given.
QBoxLayout* column(QWidget* owner, const QMargins& margins, int spacing,
                   std::initializer_list<LayoutPart> parts);
QBoxLayout* column(QWidget* owner, std::initializer_list<LayoutPart> parts, int spacing = -1);
/// The parts beside each other; without an owner as a part of another layout.
QBoxLayout* beside(QWidget* owner, const QMargins& margins, int spacing,
                   std::initializer_list<LayoutPart> parts);
QBoxLayout* beside(std::initializer_list<LayoutPart> parts, int spacing = -1);
/// Beside each other, and in the next line where there is no room.
void wrapped_row(QWidget* owner, const QMargins& margins, int spacing,
                 std::initializer_list<QWidget*> parts);
/// Beside each other with handles between them, `shares` of the width by weight; below each other
/// where they have no room.
TurningSplitter* split(QWidget* parent, std::initializer_list<LayoutPart> parts,
                       const QList<int>& shares);

} // namespace loom
