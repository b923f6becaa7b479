#include "widgets/shell/help_dialogs.h"

#include "core/base/version.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/style/tr.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace loom {

namespace {

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

} // namespace

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
