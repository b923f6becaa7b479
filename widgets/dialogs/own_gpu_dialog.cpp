#include "widgets/dialogs/own_gpu_dialog.h"

#include "widgets/dialogs/user_gpus.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/workspace/workspace.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>

namespace loom {

namespace {
/// "My GTX 980" -> "my-gtx-980", as ids of GPU files are written.
QString id_of(const QString& name) {
  static const QRegularExpression other(QStringLiteral("[^a-z0-9_]+"));
  QString id = name.toLower().replace(other, QStringLiteral("-"));
  while (id.startsWith(QLatin1Char('-')))
    id.remove(0, 1);
  while (id.endsWith(QLatin1Char('-')))
    id.chop(1);
  return id;
}
} // namespace

OwnGpuDialog::OwnGpuDialog(Workspace& workspace, const QString& folder, const QString& about,
                           Make make, QWidget* parent)
    : QDialog(parent), workspace_(workspace), folder_(folder), make_(std::move(make)),
      name_(new QLineEdit(this)), id_(new QLineEdit(this)), problem_(new QLabel(this)) {
  setWindowTitle(tr("Save as my GPU"));
  auto* form = new QFormLayout(this);
  auto* words = new QLabel(about, this);
  words->setWordWrap(true);
  form->addRow(words);
  form->addRow(tr("&Name"), name_);
  form->addRow(tr("&Id"), id_);
  problem_->setWordWrap(true);
  problem_->hide();
  problem_->setPalette(error_words(palette()));
  form->addRow(problem_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &OwnGpuDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(name_, &QLineEdit::textChanged, this,
          [this](const QString& name) { id_->setText(id_of(name)); });
  name_->setText(tr("My %1").arg(QString::fromStdString(workspace.scenario().gpu->name)));
  name_->selectAll();
  name_->setMinimumWidth(unit(this) * 36);
}

void OwnGpuDialog::accept() {
  const auto gpu = save_user_gpu(workspace_.catalogue(), folder_,
                                 make_(id_->text().toStdString(), name_->text().toStdString()));
  if (!gpu) {
    problem_->setText(said_line(gpu.error()));
    problem_->show();
    adjustSize();
    return;
  }
  workspace_.propose_gpu(*gpu);
  QDialog::accept();
}

} // namespace loom
