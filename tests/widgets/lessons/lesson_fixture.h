#pragma once

/// A window with one of the shipped lessons.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/why/why_window.h"

#include <QLabel>
#include <QLineEdit>
#include <QTextBrowser>

#include <string>
#include <utility>

namespace loom {

class LessonTest : public WindowTest {
protected:
  void begin(std::size_t index) {
    window.lessons().begin(shipped_lessons().at(index));
    panel = window.lessons().panel();
    ASSERT_TRUE(panel);
  }
  [[nodiscard]] std::string text() const {
    return panel->findChild<QTextBrowser*>()->toPlainText().toStdString();
  }
  [[nodiscard]] std::string verdict() const {
    return panel->findChild<QLabel*>(QStringLiteral("verdict"))->text().toStdString();
  }
  void answer(const char* number) {
    panel->findChild<QLineEdit*>()->setText(QLatin1String(number));
    panel->check();
  }
  /// The number whose derivation is open, which is closed again.
  std::pair<std::string, double> asked() {
    for (auto* why : window.findChildren<WhyWindow*>())
      if (why->isVisible()) {
        const auto found = why::find(panel->explained().quantities, why->asked().toStdString());
        derivation = why->findChild<QTextBrowser*>(QStringLiteral("derivation"))->toPlainText();
        why->close();
        return found ? std::pair(found->id, found->value) : std::pair(std::string(), 0.0);
      }
    return {"nothing", 0.0};
  }
  LessonPanel* panel = nullptr;
  QString derivation;
};

} // namespace loom
