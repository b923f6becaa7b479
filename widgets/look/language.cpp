#include "widgets/look/language.h"

#include "core/gpu/gpu_spec.h"
#include "core/gpu/vendor_words.h"
#include "widgets/look/vendor_text.h"
#include "widgets/style/fonts.h"

#include <QAction>
#include <QApplication>
#include <QByteArray>
#include <QComboBox>
#include <QEvent>
#include <QHash>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QSignalBlocker>
#include <QStringList>
#include <QTabBar>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

// Resources of a static library are registered from outside any namespace.
static void register_translations() { Q_INIT_RESOURCE(translations); }

namespace loom {

namespace {

/// Finds a text by its words alone. Texts come from classes, free functions and tables of core;
/// the translation of a text does not depend on where it stands. Stays installed while the language
/// changes, so that no widget is told of one that is spoken for a figure only.
class Translator : public QTranslator {
public:
  using QTranslator::QTranslator;
  [[nodiscard]] const QString& id() const { return id_; }
  bool take(const QString& id) {
    auto words = std::make_unique<QTranslator>();
    if (id != QStringLiteral("en") &&
        !words->load(QStringLiteral(":/i18n/latencyloom_%1.qm").arg(id)))
      return false;
    words_ = std::move(words);
    id_ = id;
    return true;
  }
  /// Empty: NVIDIA's words. Whether that is another vendor than before.
  bool speak_of(std::string capability) {
    const bool other = capability.empty() != capability_.empty();
    capability_ = std::move(capability);
    return other;
  }
  [[nodiscard]] bool isEmpty() const override { return capability_.empty() && words_->isEmpty(); }
  QString translate(const char* /*context*/, const char* text, const char* meaning,
                    int n) const override {
    QString said = words_->translate("LatencyLoom", text, meaning, n);
    // Names and what files say keep their own words (problem_text.cpp).
    if (capability_.empty() || (meaning && std::string_view(meaning) == "data"))
      return said;
    const QString here = said.isNull() ? QString::fromUtf8(text) : said;
    const QString there = in_vendor_words(here);
    return there == here ? said : there;
  }

  [[nodiscard]] QString in_vendor_words(const QString& here) const {
    if (capability_.empty())
      return here;
    QString there = QString::fromStdString(in_words_of(capability_, here.toStdString()));
    if (there != here) {
      const std::scoped_lock one(lock_);
      said_.insert(there, here);
    }
    return there;
  }
  /// What was said in AMD's words as it is said of NVIDIA's.
  [[nodiscard]] QString in_own_words(const QString& there) const {
    const std::scoped_lock one(lock_);
    return said_.value(there, there);
  }

private:
  QString id_ = QStringLiteral("en");
  std::string capability_;
  mutable std::mutex lock_;              ///< texts are said in the background, too
  mutable QHash<QString, QString> said_; ///< by what is said in AMD's words, what is in NVIDIA's
  std::unique_ptr<QTranslator> words_ = std::make_unique<QTranslator>();
};

/// Says what widgets and actions say in the words of another vendor: texts, tool tips, names for
/// screen readers, entries of lists. What was typed stays, and so do widgets that keep more of
/// their words than a text: those have the property "says_itself", and are told by the snapshot.
class Retelling {
public:
  Retelling(const Translator& translator, bool amd) : translator_(translator), amd_(amd) {}

  void tell_all() const {
    for (QWidget* widget : QApplication::allWidgets()) {
      for (QAction* action : widget->actions())
        tell(*action);
      if (widget->property("says_itself").toBool())
        continue;
      tell(*widget);
      if (auto* box = qobject_cast<QComboBox*>(widget))
        tell_entries(*box);
      else if (auto* tabs = qobject_cast<QTabBar*>(widget))
        tell_tabs(*tabs);
    }
  }

private:
  [[nodiscard]] QString in_other_words(const QString& text) const {
    return amd_ ? translator_.in_vendor_words(text) : translator_.in_own_words(text);
  }

  /// The text in other words, and what is kept of it: two texts may have the same words of AMD's,
  /// so that each is told back by its own.
  QString told(const QString& now, QVariant& kept) const {
    const QStringList before = amd_ ? QStringList() : kept.toStringList();
    const bool as_told = before.size() == 2 && before.back() == now;
    const QString next = as_told ? before.front() : in_other_words(now);
    if (amd_ && next != now)
      kept = QStringList{now, next};
    return next;
  }

  void tell(QObject& object) const {
    constexpr std::array names{
        "text",      "title",          "placeholderText",       "prefix",      "suffix",  "toolTip",
        "statusTip", "accessibleName", "accessibleDescription", "windowTitle", "iconText"};
    for (const char* name : names) {
      const QVariant said = object.property(name);
      const QString now = said.toString();
      const bool typed =
          qobject_cast<const QLineEdit*>(&object) && std::string_view(name) == "text";
      if (said.typeId() != QMetaType::QString || now.isEmpty() || typed)
        continue;
      const QByteArray place = QByteArray("own_") + name;
      QVariant kept = object.property(place);
      if (const QString next = told(now, kept); next != now) {
        object.setProperty(place, kept);
        object.setProperty(name, next);
      }
    }
  }

  void tell_entries(QComboBox& box) const {
    constexpr int kept_role = Qt::UserRole + 1000;
    const QSignalBlocker nothing_is_chosen(box);
    for (int i = 0; i < box.count(); ++i) {
      QVariant kept = box.itemData(i, kept_role);
      if (const QString next = told(box.itemText(i), kept); next != box.itemText(i)) {
        box.setItemData(i, kept, kept_role);
        box.setItemText(i, next);
      }
    }
  }

  void tell_tabs(QTabBar& tabs) const {
    for (int i = 0; i < tabs.count(); ++i)
      if (const QString next = in_other_words(tabs.tabText(i)); next != tabs.tabText(i))
        tabs.setTabText(i, next);
  }

  const Translator& translator_;
  bool amd_;
};

/// Made for the first language that is not English, or the first GPU that is not NVIDIA's.
QPointer<Translator> translator;

void make_translator() {
  if (translator)
    return;
  register_translations();
  translator = new Translator(QCoreApplication::instance());
  QCoreApplication::installTranslator(translator);
}

} // namespace

const std::vector<Language>& languages() {
  static const std::vector<Language> all{
      {QStringLiteral("en"), QStringLiteral("English")},
      {QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
      {QStringLiteral("ru"), QStringLiteral("Русский")},
  };
  return all;
}

QString system_language() {
  const QLocale locale(QLocale::system().uiLanguages().value(0));
  if (locale.language() == QLocale::Russian)
    return QStringLiteral("ru");
  if (locale.language() == QLocale::Chinese && locale.script() == QLocale::SimplifiedChineseScript)
    return QStringLiteral("zh_CN");
  return QStringLiteral("en");
}

Result<QString> speak(const QString& id) {
  const auto& all = languages();
  if (std::ranges::find(all, id, &Language::id) == all.end()) {
    QStringList ids;
    for (const Language& language : all)
      ids << language.id;
    return fail(ErrorCode::bad_argument,
                LOOM_TEXT("--lang: expected one of %1, found '%2'")(
                    ids.join(QStringLiteral(", ")).toStdString(), id.toStdString()));
  }
  QLocale::setDefault(QLocale::c());
  if (!translator && id == QStringLiteral("en"))
    return QString();
  make_translator();
  if (!translator->take(id))
    return fail(ErrorCode::internal,
                LOOM_TEXT("the program was built without its %1 translation")(id.toStdString()));
  if (id == QStringLiteral("zh_CN") && !add_font_for("zh-cn"))
    return QStringLiteral("no font of this system has Chinese characters; install one, for "
                          "example fonts-noto-cjk or fonts-wqy-microhei");
  return QString();
}

void speak_of(const std::string& compute_capability) {
  const bool amd = is_amd(compute_capability);
  if (!translator && !amd)
    return;
  make_translator();
  if (translator->speak_of(amd ? compute_capability : std::string())) {
    Retelling(*translator, amd).tell_all();
    QEvent changed(QEvent::LanguageChange); // QApplication passes it on to every widget
    QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
  }
}

QString spoken_language() { return translator ? translator->id() : QStringLiteral("en"); }

Speaking::Speaking(const QString& id) : before_(spoken_language()) {
  if (!id.isEmpty() && id != before_)
    (void)speak(id); // unknown or not built in: the language stays
}

Speaking::~Speaking() {
  if (spoken_language() != before_)
    (void)speak(before_);
}

QString said(std::string_view english) {
  return QCoreApplication::translate("core", std::string(english).c_str());
}

QString in_vendor_words(std::string_view text) {
  const QString here = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  return translator ? translator->in_vendor_words(here) : here;
}

} // namespace loom
