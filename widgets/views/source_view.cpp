#include "widgets/views/source_view.h"

#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/numbers/problem_label.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace loom {

namespace {
constexpr int notice_ms = 200; ///< shorter work is not announced
}

SourceView::SourceView(Workspace& workspace, SourceKind kind, QWidget* parent)
    : View(workspace, parent), kind_(std::move(kind)), controls_(new QWidget(this)),
      chooser_(named(new QComboBox(controls_), kind_.id + QStringLiteral("_source"), kind_.name,
                     kind_.help)),
      open_(named(new QPushButton(tr("&Open…"), controls_), kind_.id + QStringLiteral("_open"),
                  kind_.open, kind_.open_help)),
      cancel_(named(new QPushButton(tr("&Cancel"), controls_), kind_.id + QStringLiteral("_cancel"),
                    tr("Cancel"), {})),
      progress_(named(new QProgressBar(controls_), kind_.id + QStringLiteral("_progress"),
                      tr("Reading and computing"), {})),
      problem_(new ProblemLabel(this)) {
  setAcceptDrops(true);
  auto* row = new WrapLayout(controls_);
  row->setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  for (const auto& [id, title] : kind_.shipped)
    chooser_->addItem(title);
  chooser_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  progress_->setRange(0, 1000);
  progress_->setMaximumWidth(unit(this) * 24);
  problem_->setObjectName(kind_.id + QStringLiteral("_problem"));
  notice_.setSingleShot(true);
  notice_.setInterval(notice_ms);
  connect(problem_, &NumberLabel::whyAsked, this, &View::whyAsked);
  connect(chooser_, &QComboBox::activated, this, [this](int index) {
    if (const auto place = static_cast<std::size_t>(index); place < kind_.shipped.size())
      open_shipped(kind_.shipped[place].first);
  });
  connect(open_, &QPushButton::clicked, this, &SourceView::ask_file);
  connect(cancel_, &QPushButton::clicked, this, [this] { cancel(); });
  connect(&notice_, &QTimer::timeout, this, &SourceView::show_progress);
}

void SourceView::arrange_controls(std::initializer_list<QWidget*> own) {
  QWidget* before = nullptr;
  const auto add = [&](QWidget* each) {
    controls_->layout()->addWidget(each);
    if (before)
      setTabOrder(before, each);
    before = each;
  };
  for (QWidget* each : own)
    add(each);
  for (QWidget* each : std::initializer_list<QWidget*>{progress_, cancel_}) {
    add(each);
    each->hide();
  }
}

bool SourceView::show_chosen(const std::string& shipped, const std::string& title) {
  const auto found =
      std::ranges::find(kind_.shipped, shipped, &std::pair<std::string, QString>::first);
  const auto count = static_cast<int>(kind_.shipped.size());
  const auto place = static_cast<int>(found - kind_.shipped.begin());
  while (chooser_->count() > count)
    chooser_->removeItem(count);
  if (place == count)
    chooser_->addItem(QString::fromStdString(title));
  chooser_->setCurrentIndex(place);
  return place < count;
}

void SourceView::add_source_actions(QMenu& menu) {
  menu.addAction(kind_.open_menu, this, &SourceView::ask_file);
  menu.addAction(kind_.paste_menu, this, &SourceView::paste);
}

void SourceView::watch(Background& work) {
  works_.push_back(&work);
  connect(&work, &Background::finished, this, &SourceView::show_progress);
  connect(&work, &Background::progressed, this, [this](double done) {
    progress_->setValue(static_cast<int>(1000 * done));
    show_progress();
  });
}

void SourceView::announce(const QString& what) {
  progress_->setFormat(what);
  progress_->setValue(0);
  show_progress();
}

void SourceView::announce_later() { notice_.start(); }

void SourceView::show_progress() {
  const bool working = std::ranges::any_of(works_, &Background::busy);
  progress_->setVisible(working);
  cancel_->setVisible(working);
}

std::optional<GivenSource> SourceView::given(const QMimeData* data) const {
  return data ? given_in(*data, kind_.endings, kind_.may_be) : std::nullopt;
}

void SourceView::ask_file() {
  const QString path = QFileDialog::getOpenFileName(this, kind_.open, {}, kind_.filter);
  if (!path.isEmpty())
    open(given_file(path));
}

void SourceView::paste() {
  if (const auto source = given(QApplication::clipboard()->mimeData()))
    open(*source);
  else
    problem_->say(kind_.nothing_pasted);
}

bool SourceView::takes(const QKeyEvent& key) const { return key.matches(QKeySequence::Paste); }

bool SourceView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && takes(*static_cast<QKeyEvent*>(event))) {
    event->accept(); // before the window's own "paste a scenario"
    return true;
  }
  return View::event(event);
}

void SourceView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Paste))
    paste();
  else
    View::keyPressEvent(event);
}

void SourceView::dragEnterEvent(QDragEnterEvent* event) {
  if (given(event->mimeData()))
    event->acceptProposedAction();
  else
    event->ignore(); // the window may take it
}

void SourceView::dropEvent(QDropEvent* event) {
  if (const auto source = given(event->mimeData())) {
    event->acceptProposedAction();
    open(*source);
  }
}

} // namespace loom
