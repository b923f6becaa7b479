#pragma once

/// Asks before a CUDA source is compiled: clang and nvcc run only when the user says so.

#include "widgets/views/given_source.h"

#include <QWidget>

class QLabel;

namespace loom {

class CompileBar final : public QWidget {
  Q_OBJECT
public:
  explicit CompileBar(QWidget* parent); ///< hidden

  void offer(const GivenSource& source);

signals:
  void asked(const loom::GivenSource& source);

private:
  GivenSource source_;
  QLabel* words_;
};

} // namespace loom
