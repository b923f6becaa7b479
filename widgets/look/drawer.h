#pragma once

/// Where a view has no room for its picture and all of its controls, parts of it fold into a
/// drawer, one after the other; a button at its title brings them over a half of the picture
/// at most, and takes them away.

#include <QFrame>

#include <functional>
#include <vector>

class QToolButton;
class QVBoxLayout;

namespace loom {

class Drawer : public QFrame {
  Q_OBJECT
public:
  explicit Drawer(QWidget* view);

  /// What goes into the view's layout in the part's place. Parts fold in the order of these calls;
  /// `with_last`: together with the part before.
  [[nodiscard]] QWidget* hold(QWidget* part, bool with_last = false);
  /// Folds parts until `fits` is true and what is left above the picture takes a third of `height`
  /// at most; `anew`: beginning with none. Nothing folds while the drawer is open.
  void fit(int height, bool anew, const std::function<bool()>& fits);
  [[nodiscard]] bool folded() const;  ///< something is to be seen in the drawer only
  [[nodiscard]] bool is_full() const; ///< nothing is left that could fold
  void set_open(bool open);
  [[nodiscard]] bool is_open() const { return open_; }
  /// Opens where `control` is in a folded part, so that it can take the keyboard.
  void reveal(const QWidget* control);
  /// Opens and closes; there only while something is folded.
  [[nodiscard]] QToolButton* make_button(QWidget* parent);

signals:
  void changed();

protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

private:
  struct Part {
    QWidget *holder, *inside;
    bool with_last, folded = false;
  };
  void show(const Part& part);
  [[nodiscard]] bool crowds(int height) const;
  void place();

  QWidget* view_;
  QWidget* column_;
  QVBoxLayout* parts_layout_;
  std::vector<Part> parts_;
  bool open_ = false;
};

/// The drawer of a view; nullptr where nothing of it folds.
[[nodiscard]] Drawer* drawer_of(const QWidget* view);

} // namespace loom
