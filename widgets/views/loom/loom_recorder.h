#pragma once

/// Records a period of the loom as it is seen, as numbered PNGs in a new folder, and as a film
/// where ffmpeg is found.

#include <QDir>
#include <QObject>

class QProgressDialog;

namespace loom {

class LoomWidget;

class LoomRecorder : public QObject {
  Q_OBJECT
public:
  /// Draws `page`, which holds `loom`, so often that the film has 30 pictures a second and time
  /// flows in it as on the screen. Both have to outlive it.
  LoomRecorder(LoomWidget& loom, QWidget& page, const QString& folder);

  /// Pictures that there will be.
  [[nodiscard]] int pictures() const { return pictures_; }
  /// Makes the folder, which may not be there yet, and begins. Deletes itself when it has ended,
  /// was cancelled, which removes what was written, or has failed, which it says in a message.
  void start();

signals:
  void ended(bool whole);

private:
  void draw_next();
  void make_film();
  void end(bool whole, const QString& problem);

  LoomWidget& loom_;
  QWidget& page_;
  QDir folder_;
  QProgressDialog* progress_ = nullptr;
  int pictures_ = 0, drawn_ = 0;
  double from_ = 0;
};

/// Asks for the folder's name and records; nothing while there is no picture.
void ask_and_record(LoomWidget& loom, QWidget& page);

} // namespace loom
