#include "widgets/dialogs/help_dialogs.h"

#include "core/base/version.h"
#include "widgets/export/bibliography.h"
#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/style/tr.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPushButton>

namespace loom {

namespace {

QLabel* label(const QString& text, QWidget* parent) {
  auto* made = new QLabel(text, parent);
  made->setTextFormat(Qt::PlainText);
  return made;
}

} // namespace

void show_about(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setWindowTitle(tr("About LatencyLoom"));
  const int step = unit(dialog);
  auto* picture = new QLabel(dialog);
  picture->setPixmap(app_icon().pixmap(step * 8, step * 8));
  auto* name = label(QStringLiteral("LatencyLoom %1").arg(QLatin1String(version)), dialog);
  QFont large = dialog->font();
  large.setPointSizeF(large.pointSizeF() * 1.5);
  name->setFont(large);
  auto* about = label(tr("Shows how GPUs hide latency: which limit binds, how many warps it takes "
                         "to reach it, and why.\n\nThe model is that of V. Volkov, Understanding "
                         "Latency Hiding on GPUs, University of California, Berkeley, 2016.\n\n"
                         "Free software under the GNU General Public License, version 3 or later. "
                         "Uses Qt, Qt Charts and QCustomPlot."),
                      dialog);
  about->setForegroundRole(QPalette::PlaceholderText);
  about->setWordWrap(true);
  about->setMinimumWidth(step * 52);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  column(dialog, {picture, name, about, buttons});
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void show_citation(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setWindowTitle(tr("Cite this version"));
  const QString entry = QString::fromStdString(bibtex(cited_works({"LatencyLoom"}))).trimmed();
  QLabel* shown = label(entry, dialog);
  shown->setObjectName(QStringLiteral("citation"));
  shown->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole),
                   &QPushButton::clicked, dialog,
                   [entry] { QApplication::clipboard()->setText(entry); });
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  column(dialog, {shown, buttons});
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

} // namespace loom
