#pragma once

/// Long work away from the window's thread: only the newest request counts.

#include <QObject>

#include <functional>
#include <stop_token>

namespace loom {

class Background : public QObject {
  Q_OBJECT
public:
  /// Called by the worker now and then with the fraction done, 0 to 1.
  using Progress = std::function<void(double)>;
  /// What the worker does: runs in another thread, watches `stop`, and returns what is to be done
  /// with its result in this object's thread; nothing when it was stopped.
  using Work = std::function<std::function<void()>(const std::stop_token& stop, const Progress&)>;

  explicit Background(QObject* parent = nullptr);
  ~Background() override; ///< stops the work under way and does not wait for it

  /// Stops and forgets what is under way and starts `work`.
  void start(Work work);
  /// Stops and forgets what is under way.
  void cancel();
  [[nodiscard]] bool busy() const { return busy_; }

signals:
  void progressed(double fraction);
  /// The newest work has ended, or was cancelled.
  void finished();

private:
  std::stop_source stop_{std::nostopstate};
  unsigned generation_ = 0;
  bool busy_ = false;
};

} // namespace loom
