#include "widgets/commands/key_bindings.h"

#include "widgets/commands/fixed_keys.h"

#include <QAction>
#include <QSettings>

#include <algorithm>
#include <optional>

namespace loom {

namespace {

constexpr auto single_key = "keys/single_characters";
QString settings_key(const BoundAction& bound) { return QStringLiteral("keys/of/") + bound.id; }

/// Keys of the settings; nothing where the text is none that this program writes.
std::optional<QKeySequence> read_keys(const QString& text) {
  const QKeySequence keys = QKeySequence::fromString(text, QKeySequence::PortableText);
  const bool understood = keys.toString(QKeySequence::PortableText) == text && keys.count() <= 1 &&
                          (keys.isEmpty() || keys[0].key() != Qt::Key_unknown);
  return understood ? std::optional(keys) : std::nullopt;
}

QList<QKeySequence> list_of(const QKeySequence& keys) {
  return keys.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{keys};
}

} // namespace

KeyBindings::KeyBindings(QSettings& settings, QObject* parent)
    : QObject(parent), settings_(settings),
      single_keys_(settings.value(single_key, true).toBool()) {}

void KeyBindings::adopt(const std::vector<MenuAction>& actions) {
  for (const MenuAction& each : actions) {
    if (!each.action || find(each.action))
      continue;
    const QList<QKeySequence> usual = each.action->shortcuts();
    QString id = each.action->objectName();
    if (id.isEmpty() && !usual.isEmpty())
      id = usual.front().toString(QKeySequence::PortableText);
    bound_.push_back({each.action, each.place, id, usual, usual});
  }
}

void KeyBindings::reserve(const QKeySequence& mnemonic, const QString& menu) {
  if (!mnemonic.isEmpty())
    reserved_.emplace_back(mnemonic, menu);
}

void KeyBindings::load() {
  for (BoundAction& bound : bound_)
    if (!bound.id.isEmpty() && settings_.contains(settings_key(bound)))
      if (const auto keys = read_keys(settings_.value(settings_key(bound)).toString()))
        bound.keys = list_of(*keys);
  drop_clashes();
  apply();
}

/// Two may have changed places, so all are taken first and looked at then. Each round takes one
/// change back, at most all.
void KeyBindings::drop_clashes() {
  const auto clashes = [this](const BoundAction& bound) {
    return bound.keys != bound.usual && std::ranges::any_of(bound.keys, [&](const auto& keys) {
             return !conflict(bound, keys).isEmpty();
           });
  };
  for (auto bad = std::ranges::find_if(bound_, clashes); bad != bound_.end();
       bad = std::ranges::find_if(bound_, clashes))
    bad->keys = bad->usual;
}

const BoundAction* KeyBindings::find(const QAction* action) const {
  const auto found = std::ranges::find_if(
      bound_, [action](const BoundAction& bound) { return bound.action == action; });
  return found == bound_.end() ? nullptr : &*found;
}

BoundAction* KeyBindings::changeable(const QAction* action) {
  const auto found = std::ranges::find_if(bound_, [action](const BoundAction& bound) {
    return bound.action == action && !bound.id.isEmpty();
  });
  return found == bound_.end() ? nullptr : &*found;
}

QString KeyBindings::conflict(const BoundAction& with, const QKeySequence& keys) const {
  const QString text = keys.toString(QKeySequence::NativeText);
  for (const BoundAction& bound : bound_)
    if (&bound != &with && bound.action && bound.keys.contains(keys))
      return tr("%1 is taken by “%2” (%3).").arg(text, name_of(*bound.action), bound.place);
  for (const FixedKeys& fixed : fixed_keys())
    if (fixed.keys.contains(keys))
      return tr("%1 is a key of what has the keyboard: %2.").arg(text, fixed.what);
  for (const auto& [mnemonic, menu] : reserved_)
    if (mnemonic == keys)
      return tr("%1 opens the menu “%2”.").arg(text, menu);
  return {};
}

QString KeyBindings::bind(const QAction* action, const QKeySequence& keys) {
  BoundAction* bound = changeable(action);
  return bound ? give(*bound, list_of(keys)) : tr("The keys of this action cannot be changed.");
}

QString KeyBindings::reset(const QAction* action) {
  BoundAction* bound = changeable(action);
  return bound ? give(*bound, bound->usual) : QString();
}

QString KeyBindings::give(BoundAction& bound, const QList<QKeySequence>& keys) {
  for (const QKeySequence& each : keys)
    if (const QString problem = conflict(bound, each); !problem.isEmpty())
      return problem;
  bound.keys = keys;
  if (keys == bound.usual)
    settings_.remove(settings_key(bound));
  else
    settings_.setValue(settings_key(bound),
                       keys.isEmpty() ? QString() : keys[0].toString(QKeySequence::PortableText));
  apply();
  return {};
}

void KeyBindings::reset_all() {
  for (BoundAction& bound : bound_)
    bound.keys = bound.usual;
  settings_.remove(QStringLiteral("keys/of"));
  apply();
}

void KeyBindings::set_single_keys(bool on) {
  single_keys_ = on;
  settings_.setValue(single_key, on);
  apply();
}

bool KeyBindings::is_single(const QKeySequence& keys) {
  if (keys.isEmpty())
    return false;
  const bool plain = (keys[0].keyboardModifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
  return plain && keys[0].key() < Qt::Key_Escape; // above are the keys without a character
}

void KeyBindings::apply() {
  for (const BoundAction& bound : bound_) {
    QList<QKeySequence> keys = bound.keys;
    if (!single_keys_)
      keys.removeIf(is_single);
    if (bound.action && bound.action->shortcuts() != keys)
      bound.action->setShortcuts(keys);
  }
  emit changed();
}

} // namespace loom
