#pragma once

/// The list of instructions that a GPU's architecture has numbers for, filtered while one types.

#include "core/gpu/architecture.h"
#include "widgets/look/search_popup.h"

namespace loom {

/// Whether a loop's numbers can be found for it: what is waited for needs a latency. Of any class
/// where there is no architecture.
[[nodiscard]] bool has_numbers(const GpuSpec& gpu, const InstructionClass& of);

class InstructionPopup : public SearchPopup {
  Q_OBJECT
public:
  /// `current` is chosen at first; may be empty. Without an architecture every class is listed.
  InstructionPopup(const GpuSpec& gpu, const std::string& current, QWidget* parent);
  void open_below(const QWidget* anchor);

signals:
  void chosen(const QString& id);

private:
  void filter(const QString& text);
  void take() override;
};

} // namespace loom
