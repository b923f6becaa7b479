#pragma once

/// The keys of the window's actions: those they come with, and those the user gives them instead.
/// No two actions ever have the same keys, and none has those of fixed_keys.h or of a menu's
/// mnemonic. Kept in the settings under "keys/", one entry for each action that was changed; what
/// cannot be read there, or would clash, is ignored.

#include "widgets/commands/menu_commands.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <vector>

class QSettings;

namespace loom {

struct BoundAction {
  QPointer<QAction> action;
  QString place; ///< as MenuAction
  /// Of the settings: the action's object name, else the keys that it comes with. Empty for an
  /// action with neither, whose keys cannot be changed.
  QString id;
  QList<QKeySequence> usual, keys;
};

class KeyBindings : public QObject {
  Q_OBJECT
public:
  /// The settings outlive this.
  explicit KeyBindings(QSettings& settings, QObject* parent = nullptr);

  /// Takes charge of actions, once each; menus they are in lend their mnemonics.
  void adopt(const std::vector<MenuAction>& actions);
  /// Alt and this key opens a menu.
  void reserve(const QKeySequence& mnemonic, const QString& menu);
  /// Gives every action adopted its keys of the settings.
  void load();

  [[nodiscard]] const std::vector<BoundAction>& bound() const { return bound_; }
  [[nodiscard]] const BoundAction* find(const QAction* action) const;

  /// Gives an action these keys and no others; empty takes its keys away. Answers why not, naming
  /// who has the keys; empty when done.
  QString bind(const QAction* action, const QKeySequence& keys);
  /// Back to the keys it comes with. As bind.
  QString reset(const QAction* action);
  void reset_all();

  /// Whether keys of a single character ("1", "N") do anything: they get in the way of screen
  /// readers and of speech input.
  [[nodiscard]] bool single_keys() const { return single_keys_; }
  void set_single_keys(bool on);
  [[nodiscard]] static bool is_single(const QKeySequence& keys);

signals:
  void changed();

private:
  [[nodiscard]] QString conflict(const BoundAction& with, const QKeySequence& keys) const;
  [[nodiscard]] BoundAction* changeable(const QAction* action);
  QString give(BoundAction& bound, const QList<QKeySequence>& keys);
  void drop_clashes();
  void apply();

  QSettings& settings_;
  std::vector<BoundAction> bound_;
  std::vector<std::pair<QKeySequence, QString>> reserved_;
  bool single_keys_ = true;
};

} // namespace loom
