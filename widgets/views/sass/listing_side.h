#pragma once

/// What a function and one of its loops amount to, and where the loop can be sent.

#include "core/sass/study.h"
#include "core/scenario/listing_gpu.h"
#include "core/why/section.h"
#include "widgets/look/turning_splitter.h"

class QPushButton;

namespace loom {

class NumberCard;

class ListingSide final : public WrappedPart {
  Q_OBJECT
public:
  explicit ListingSide(QWidget* parent);

  /// −1: no loop.
  void show_loop(const sass::Study& study, int loop, const ListingGpu& on,
                 const Scenario& scenario);
  [[nodiscard]] NumberCard& card() const { return *card_; }
  [[nodiscard]] const std::vector<why::Section>& sections() const { return sections_; }
  /// Tab comes here from `before`, to the card first.
  void follow_in_tab_order(QWidget* before);

signals:
  void lineAsked(int row);
  void sendAsked();     ///< to the scenario
  void simulateAsked(); ///< in the timeline
  void whyAsked();

private:
  NumberCard* card_;
  QPushButton *send_, *simulate_;
  std::vector<why::Section> sections_;
};

} // namespace loom
