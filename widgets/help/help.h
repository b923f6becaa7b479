#pragma once

/// What the Help menu has beyond the keys: glossary, tour, manual. Each is made when first asked
/// for.

#include "widgets/help/welcome.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QMainWindow;
class QMenu;
class QSettings;

namespace loom {

class GlossaryWindow;
class ManualWindow;
class Tour;

class Help : public QObject {
  Q_OBJECT
public:
  /// `view` answers with the id of the view that the user looks at; empty for none.
  Help(QMainWindow& window, QSettings& settings, std::function<QString()> view);

  void fill(QMenu& menu);
  /// Offers the tour, and asks who one is, in a line above the sentence where nothing was ever
  /// remembered, once the first picture is there.
  void welcome_at_first_start();

  void show_glossary();
  void show_manual(const QString& page);
  void show_view_page(); ///< the manual's page of the view that the user looks at
  void start_tour();

  [[nodiscard]] GlossaryWindow* glossary() const { return glossary_; } ///< null until asked for
  [[nodiscard]] ManualWindow* manual() const { return manual_; }
  [[nodiscard]] Tour* tour() const; ///< null while none runs

signals:
  void purposeChosen(loom::Purpose purpose);

private:
  void welcome();

  QMainWindow& window_;
  QSettings& settings_;
  std::function<QString()> view_;
  GlossaryWindow* glossary_ = nullptr;
  ManualWindow* manual_ = nullptr;
  QPointer<Tour> tour_;
};

} // namespace loom
