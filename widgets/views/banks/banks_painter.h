#pragma once

/// Draws one access into a diagram; the inside of draw_banks().

#include "widgets/views/banks/banks_drawing.h"

#include <QString>

#include <algorithm>
#include <string>
#include <vector>

namespace loom {

inline constexpr double digit_width = 0.66; ///< of size 1, em
/// The largest size, from `least` to 1, in which words fit; 0 when they do not.
[[nodiscard]] double fitting_size(const QString& words, double room, double least);

/// Fetches of one pass side by side for the same threads: words wider than a bank are one box.
struct BankCell {
  int pass = 0, bank = 0, banks = 1; ///< passes from 0
  memory::LaneMask lanes = 0;
  QString words;
};

/// Places and draws the parts, from top to bottom.
class BanksPainter {
public:
  BanksPainter(Diagram& diagram, const BanksRun& run, const BanksLook& look,
               const DiagramRoom& place);
  double draw(); ///< returns the height taken

private:
  static constexpr double gap = 0.8; ///< between threads of different requests

  [[nodiscard]] std::vector<int> request_gaps() const;
  [[nodiscard]] double lane_x(int lane) const {
    const auto before = std::ranges::count_if(gaps_, [lane](int at) { return at <= lane; });
    return lanes_left_ + lane_ * lane + gap * static_cast<double>(before);
  }
  [[nodiscard]] double bank_x(int bank) const { return banks_left_ + bank_ * bank; }
  [[nodiscard]] std::string id(const std::string& name) const { return look_.prefix + name; }

  double draw_title(double y);
  double draw_lanes(double y);
  void draw_lines();
  void draw_header(double y, double height);
  double draw_rows(double y, double room);
  /// `alone`: nothing else is in its row.
  void draw_cell(const BankCell& cell, double y, double height, bool alone);
  void draw_fetches(double y);
  void name(double y, const QString& words, bool faint = true);

  Diagram& diagram_;
  const BanksRun& run_;
  const BanksLook& look_;
  const DiagramRoom& place_;
  std::vector<BankCell> cells_;
  bool words_fit_ = true; ///< else the boxes of banks name threads
  std::vector<int> gaps_; ///< threads that begin another request
  double names_ = 0, left_ = 0, wide_ = 1, lane_ = 1, bank_ = 1, lanes_left_ = 0, banks_left_ = 0;
  double lines_top_ = 0, lines_bottom_ = 1;
};

} // namespace loom
