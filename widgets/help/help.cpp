#include "widgets/help/help.h"

#include "widgets/help/glossary_window.h"
#include "widgets/help/manual.h"
#include "widgets/help/manual_window.h"
#include "widgets/help/term_tips.h"
#include "widgets/help/tour.h"
#include "widgets/help/welcome.h"
#include "widgets/look/language.h"

#include <QBoxLayout>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <QTimer>

#include <algorithm>

namespace loom {

namespace {
const QString offered_key = QStringLiteral("help/tour_offered");
const QString manual_key = QStringLiteral("help/manual_language");
constexpr int after_first_picture_ms = 600;

void bring_up(QWidget& window) {
  window.show();
  window.raise();
  window.activateWindow();
}
} // namespace

Help::Help(QMainWindow& window, QSettings& settings, std::function<QString()> view)
    : QObject(&window), window_(window), settings_(settings), view_(std::move(view)) {
  new TermTips(this);
}

void Help::fill(QMenu& menu) {
  menu.addAction(tr("&Manual"), this, [this] { show_manual(manual_start); });
  menu.addAction(tr("About this &view"), QKeySequence(tr("Ctrl+F1")), this, &Help::show_view_page);
  menu.addAction(tr("&Glossary"), this, &Help::show_glossary);
  menu.addAction(tr("&Tour"), this, &Help::start_tour);
}

void Help::show_glossary() {
  if (!glossary_)
    glossary_ = new GlossaryWindow(&window_);
  bring_up(*glossary_);
}

void Help::show_manual(const QString& page) {
  const bool first = !manual_;
  if (first) {
    manual_ = new ManualWindow(&window_);
    connect(manual_, &ManualWindow::languageChosen, this, [this](const QString& language) {
      // The window's own is what the manual opens in anyway, whatever that will be.
      settings_.setValue(manual_key, language == spoken_language() ? QString() : language);
    });
  }
  manual_->open_page(page);
  const QString chosen = settings_.value(manual_key).toString();
  if (first && std::ranges::find(languages(), chosen, &Language::id) != languages().end())
    manual_->set_language(chosen);
  bring_up(*manual_);
}

void Help::show_view_page() { show_manual(manual_page_of_view(view_())); }

Tour* Help::tour() const { return tour_ && tour_->isVisible() ? tour_.data() : nullptr; }

void Help::start_tour() {
  if (!tour())
    tour_ = new Tour(window_);
}

void Help::welcome_at_first_start() {
  if (settings_.allKeys().isEmpty())
    QTimer::singleShot(after_first_picture_ms, this, &Help::welcome);
}

void Help::welcome() {
  settings_.setValue(offered_key, true);
  auto* column = qobject_cast<QBoxLayout*>(window_.centralWidget()->layout());
  if (!column)
    return;
  auto* welcome = new Welcome(window_.centralWidget());
  connect(welcome, &Welcome::tourTaken, this, &Help::start_tour);
  connect(welcome, &Welcome::purposeChosen, this, &Help::purposeChosen);
  column->insertWidget(column->count() - 1, welcome);
}

} // namespace loom
