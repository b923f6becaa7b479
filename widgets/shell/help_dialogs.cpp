#include "widgets/shell/help_dialogs.h"

#include "core/base/version.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace loom {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("help", text); }

QLabel* label(const QString& text, QWidget* parent, bool faint = false) {
  auto* made = new QLabel(text, parent);
  made->setTextFormat(Qt::PlainText);
  if (faint)
    made->setForegroundRole(QPalette::PlaceholderText);
  return made;
}

void add_close(QDialog* dialog, QVBoxLayout* column) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  column->addWidget(buttons);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

struct Key {
  QString keys, what;
};

/// The window's own actions, so that the card never differs from the keys, and the sliders' keys.
QList<Key> keys_of(const QWidget& window) {
  QList<Key> keys;
  for (const QAction* action : window.findChildren<QAction*>())
    if (!action->shortcut().isEmpty() && !action->text().isEmpty())
      keys << Key{action->shortcut().toString(QKeySequence::NativeText),
                  action->text().remove(QLatin1Char('&')).remove(QStringLiteral("…"))};
  keys << Key{tr("Arrows"), tr("Step a slider, a field or the operating point")}
       << Key{tr("Shift+Arrows, PageUp, PageDown"), tr("Ten steps")}
       << Key{tr("Home, End"), tr("First and last value of a slider")}
       << Key{tr("Esc"), tr("Give up what is being typed")}
       << Key{tr("Double click"), tr("Reset a slider")};
  return keys;
}

} // namespace

void show_shortcuts(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setWindowTitle(tr("Shortcuts"));
  auto* column = new QVBoxLayout(dialog);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(unit(dialog) * 3);
  const QList<Key> keys = keys_of(*parent);
  const int rows = int(keys.size() + 1) / 2;
  for (int i = 0; i < keys.size(); ++i) {
    const int left = i < rows ? 0 : 2;
    grid->addWidget(label(keys[i].keys, dialog), i % rows, left);
    grid->addWidget(label(keys[i].what, dialog, true), i % rows, left + 1);
  }
  column->addLayout(grid);
  add_close(dialog, column);
}

void show_about(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setWindowTitle(tr("About LatencyLoom"));
  auto* column = new QVBoxLayout(dialog);
  const int step = unit(dialog);
  auto* picture = new QLabel(dialog);
  picture->setPixmap(app_icon().pixmap(step * 8, step * 8));
  column->addWidget(picture);
  auto* name = label(QStringLiteral("LatencyLoom %1").arg(QLatin1String(version)), dialog);
  QFont large = dialog->font();
  large.setPointSizeF(large.pointSizeF() * 1.5);
  name->setFont(large);
  column->addWidget(name);
  auto* about = label(tr("Shows how GPUs hide latency: which limit binds, how many warps it takes "
                         "to reach it, and why.\n\nThe model is that of V. Volkov, Understanding "
                         "Latency Hiding on GPUs, University of California, Berkeley, 2016.\n\n"
                         "Free software under the GNU General Public License, version 3 or later. "
                         "Uses Qt, Qt Charts and QCustomPlot."),
                      dialog, true);
  about->setWordWrap(true);
  about->setMinimumWidth(step * 52);
  column->addWidget(about);
  add_close(dialog, column);
}

} // namespace loom
