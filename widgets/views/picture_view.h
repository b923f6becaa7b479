#pragma once

/// What the views share that show something as diagrams: pictures made to measure, what the
/// pointer and the keyboard are on, its readout and derivation, and the keys.
///
///   pointer, arrow keys -> DiagramPart -> words_of(), numbers_of()
///   click, Enter        -> DiagramPart -> click()

#include "core/figure/diagram.h"
#include "core/figure/diagram_part.h"
#include "widgets/views/view.h"

#include <QSizeF>

namespace loom {

class DiagramWidget;
class Transport;
struct TransportWords;

class PictureView : public View {
  Q_OBJECT
public:
  [[nodiscard]] std::vector<why::Section> sections() const override;
  [[nodiscard]] QString asked_quantity() const override;

protected:
  PictureView(Workspace& workspace, QWidget* parent);
  void keyPressEvent(QKeyEvent* event) override;

  /// Sizes in em.
  struct Measure {
    QSizeF asked;          ///< that the picture asks for at least
    QSizeF drawn;          ///< that it is drawn in at least
    QSizeF margin{1, 0.5}; ///< left free of what there is
    bool moves = false;    ///< parts move to their new places at a step
  };
  using DrawPicture = std::function<Diagram(const QSizeF& room)>;
  DiagramWidget* add_picture(const QString& name, const Measure& measure, DrawPicture draw);
  /// Steps through what is shown; its keys are those of the view.
  Transport* add_transport(const TransportWords& words);
  void style_pictures();
  void show_pictures(bool animated = false);

  /// Nothing is drawn or said before there is something.
  [[nodiscard]] virtual bool has_run() const = 0;
  [[nodiscard]] virtual QString words_of(const DiagramPart& part) const = 0;
  [[nodiscard]] virtual QString tooltip_of(const DiagramPart& part) const { return words_of(part); }
  /// That which the part is about first.
  [[nodiscard]] virtual why::Section numbers_of(const DiagramPart& part) const = 0;
  /// What the user does to a part, by pointer or Enter.
  virtual void click(const DiagramPart& /*part*/) {}
  /// Where a key moves the keyboard; none where it means nothing here.
  [[nodiscard]] virtual DiagramPart next_part(int /*key*/) const { return {}; }
  /// The user steps to a place of the transport, or it plays.
  virtual void go(qint64 /*place*/) {}
  /// Another part is spoken of.
  virtual void show_pointed() {}

  /// Says what `part` is; none: nothing.
  void point_at(const DiagramPart& part);
  void set_pointed(const DiagramPart& part) { pointed_ = part; }
  [[nodiscard]] const DiagramPart& pointed() const { return pointed_; }
  [[nodiscard]] const DiagramPart& focused() const { return focused_; }
  [[nodiscard]] Transport* transport() const { return transport_; }

private:
  struct Picture {
    DiagramWidget* widget;
    Measure measure;
    DrawPicture draw;
  };
  void focus_part(const DiagramPart& part);

  std::vector<Picture> pictures_;
  Transport* transport_ = nullptr;
  DiagramPart pointed_; ///< that is spoken of
  DiagramPart focused_; ///< that the keyboard is on
};

/// The one `by` places on from `now` among `count`, round and round; from none, −1, the first or
/// the last.
[[nodiscard]] int next_index(int now, int by, int count);

} // namespace loom
