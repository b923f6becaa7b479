#pragma once

/// Which GPUs the memory wall is fitted to: segment, kind of memory, architectures from one to
/// another, years from one to another.

#include "widgets/views/history/wall_chart.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;

namespace loom {

class WallControls : public QWidget {
  Q_OBJECT
public:
  /// Offers what the GPUs have.
  explicit WallControls(std::span<const GpuPtr> gpus, QWidget* parent = nullptr);
  [[nodiscard]] WallChoice choice() const;
  void show_choice(const WallChoice& choice); ///< says nothing

signals:
  void changed();

private:
  void keep_order(QWidget* moved);
  void show_years();

  QComboBox *segment_, *memory_, *first_, *last_;
  QSlider *from_, *to_;
  QLabel* years_;
};

} // namespace loom
