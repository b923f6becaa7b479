#pragma once

/// A window whose views are asked where their numbers come from.

#include "core/base/number.h"
#include "core/why/explain.h"
#include "core/why/section.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/why/why_window.h"

#include <QAction>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace loom {

/// A number as the window may write it: some digits of it, or of a hundred times it.
inline bool is_written(const QString& token, double value) {
  const auto fits = [&token](double number) {
    for (const int digits : {1, 2, 3, 4, 5, 6})
      if (token == QString::fromStdString(significant(std::abs(number), digits)))
        return true;
    for (const int places : {0, 1})
      if (token == QString::number(std::abs(number), 'f', places))
        return true;
    return token == QString::number(std::abs(number), 'g', 3);
  };
  // Shares are rounded down where they would be 100 %.
  const double floored = std::floor(value * 1000) / 10;
  // Times are in µs; a sentence may say ms or s.
  return fits(value) || fits(100 * value) || fits(floored) || fits(value / 1e3) ||
         fits(value / 1e6);
}

/// The numbers of a text that none of the quantities is.
inline QStringList unexplained(QString text, const std::vector<why::QuantityPtr>& quantities) {
  static const QRegularExpression number(QStringLiteral("(?<![\\w.])\\d+(\\.\\d+)?(e[-+]?\\d+)?"));
  QStringList found;
  for (auto match = number.globalMatch(text); match.hasNext();) {
    const QString token = match.next().captured();
    if (std::ranges::none_of(quantities, [&](const why::QuantityPtr& quantity) {
          return is_written(token, quantity->value);
        }))
      found << token;
  }
  return found;
}

/// The quantities with what they rest on.
inline std::vector<why::QuantityPtr> with_inputs(const std::vector<why::Section>& sections) {
  std::vector<why::QuantityPtr> all;
  for (const why::Section& section : sections)
    for (const why::QuantityPtr& quantity : section.quantities)
      for (const why::QuantityPtr& each : why::chain(quantity))
        all.push_back(each);
  return all;
}

class WhyWindowTest : public WindowTest {
protected:
  template <class Shown> Shown* open(const char* id) {
    window.views().go_to(QString::fromLatin1(id));
    return qobject_cast<Shown*>(window.views().need_view(QString::fromLatin1(id)));
  }
  /// The Kernel view with an H200's times of its first kernel.
  KernelView* kernel() {
    workspace.propose_gpu(*catalogue.find("h200"));
    auto* view = open<KernelView>("kernel");
    (void)workspace.snapshot();
    EXPECT_TRUE(QTest::qWaitFor([&] { return view->run() && !view->busy(); }, 60'000));
    return view;
  }
  /// The ids that the view names are all there, from the scenario or from itself.
  void expect_named(const char* id, const std::vector<why::Section>& sections) {
    const std::vector<why::QuantityPtr> own = with_inputs(sections);
    for (const ViewInfo& info : view_registry())
      if (info.id == QLatin1String(id))
        for (const QString& name : info.quantities) {
          const bool there = why::find(own, name.toStdString()) ||
                             why::explain(scenario(), name.toStdString()).has_value();
          EXPECT_TRUE(there) << id << ' ' << name.toStdString();
        }
  }
  /// What "Why this number?" answers in the view that has the keyboard.
  std::string asked() {
    for (QAction* action : window.findChildren<QAction*>())
      if (action->text().remove(QLatin1Char('&')) == QLatin1String("Why this number?") &&
          !action->shortcut().isEmpty()) {
        action->trigger();
        for (auto* each : window.findChildren<WhyWindow*>())
          if (each->isVisible())
            return each->asked().toStdString();
      }
    return {};
  }
};

} // namespace loom
