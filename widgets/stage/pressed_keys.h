#pragma once

/// Says at the bottom of the window which keys were pressed and what they did: shortcuts with the
/// names of their actions, and the keys of sliders, views and transports. What is typed into fields
/// is never shown. Gone after two seconds.

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

namespace loom {

class PressedKeys : public QWidget {
  Q_OBJECT
public:
  explicit PressedKeys(QWidget* window);
  ~PressedKeys() override;
  void set_on(bool on);
  [[nodiscard]] const QString& text() const { return text_; } ///< empty when nothing is shown

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void say(const QString& keys, const QString& what);
  void place();
  void clear();

  QString text_, last_;
  int times_ = 0; ///< the same key was pressed in a row
  bool on_ = false;
  QTimer gone_;
  QVariantAnimation fade_;
};

} // namespace loom
