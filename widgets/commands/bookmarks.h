#pragma once

/// Nine states that one comes back to: the scenario with its pins, the view looked at and its
/// choices. Kept in the settings under "bookmarks/1" to "bookmarks/9" as JSON that holds a link
/// (core/document/scenario_link.h); an entry that cannot be read counts as empty.

#include "core/document/document.h"

#include <QObject>
#include <QVariantMap>

#include <array>
#include <optional>

class QSettings;

namespace loom {

class Workspace;

struct Bookmark {
  QString name;          ///< what it holds in one line, or what the user calls it
  QString view;          ///< id of a view, empty for none
  QVariantMap choices{}; ///< View::choices(), and its zoom if it has one
  Document document{};
};

class Bookmarks : public QObject {
  Q_OBJECT
public:
  static constexpr int count = 9;

  /// Both outlive this; the workspace's catalogue has all GPUs.
  Bookmarks(Workspace& workspace, QSettings& settings, QObject* parent = nullptr);

  /// `place` is 1 to `count` everywhere; nothing where it is empty.
  [[nodiscard]] const std::optional<Bookmark>& at(int place) const;
  /// Keeps the workspace's document as it is, in place of what was there.
  void store(int place, const QString& view, const QString& view_title, const QVariantMap& choices);
  /// Makes the state the workspace's, as one undo entry. How figures look stays as it is, and so do
  /// measurements of the same name that the bookmark could not hold. False where it is empty.
  bool recall(int place);
  void rename(int place, const QString& name);
  void remove(int place);
  /// Keeps again what a place held before.
  void put_back(int place, const Bookmark& bookmark) { keep(place, bookmark); }

signals:
  void changed(int place);

private:
  void keep(int place, std::optional<Bookmark> bookmark);

  Workspace& workspace_;
  QSettings& settings_;
  std::array<std::optional<Bookmark>, count> places_;
};

} // namespace loom
