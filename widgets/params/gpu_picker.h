#pragma once

/// The GPU that everything is computed for; a click opens the searchable list.

#include "core/gpu/gpu_spec.h"
#include "widgets/params/gpu_popup.h"

#include <QAbstractButton>

namespace loom {

class Workspace;

/// "Maxwell · 2014 · 16 SMs · 5.0 Tflop/s · published", as far as the numbers are known; last how
/// well they are (core/gpu/knowledge.h).
[[nodiscard]] QString gpu_summary(const GpuSpec& gpu);

/// The core/why id, behind "gpu." or the GPU's id and a point, of the number that the summary ends
/// with; empty where it has none.
[[nodiscard]] QString summary_quantity(const GpuSpec& gpu);

class GpuPicker : public QAbstractButton {
  Q_OBJECT
public:
  explicit GpuPicker(Workspace& workspace, QWidget* parent = nullptr);
  void show_gpu(const GpuSpec& gpu);
  void open_list();
  /// What the list shows, for the settings.
  [[nodiscard]] const GpuChoice& choice() const { return choice_; }
  void set_choice(const GpuChoice& choice) { choice_ = choice; }
  [[nodiscard]] const QString& summary() const { return summary_; }
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  Workspace& workspace_;
  QString summary_;
  GpuChoice choice_;
};

} // namespace loom
