#include "widgets/look/language.h"

#include "core/gpu/gpu_spec.h"
#include "core/gpu/vendor_words.h"
#include "widgets/look/vendor_text.h"
#include "widgets/style/fonts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QPointer>
#include <QStringList>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <string>
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
    const std::string here = said.isNull() ? text : said.toStdString();
    const std::string there = in_vendor_words(here);
    return there == here ? said : QString::fromStdString(there);
  }

  [[nodiscard]] std::string in_vendor_words(std::string_view text) const {
    return in_words_of(capability_, text);
  }

private:
  QString id_ = QStringLiteral("en");
  std::string capability_;
  std::unique_ptr<QTranslator> words_ = std::make_unique<QTranslator>();
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
    QEvent changed(QEvent::LanguageChange); // QApplication passes it on to every widget
    QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
  }
}

QString spoken_language() { return translator ? translator->id() : QStringLiteral("en"); }

Speaking::Speaking(const QString& id) : before_(spoken_language()) {
  if (!id.isEmpty())
    (void)speak(id); // unknown or not built in: the language stays
}

Speaking::~Speaking() { (void)speak(before_); }

QString said(std::string_view english) {
  return QCoreApplication::translate("core", std::string(english).c_str());
}

QString in_vendor_words(std::string_view text) {
  return QString::fromStdString(translator ? translator->in_vendor_words(text) : std::string(text));
}

} // namespace loom
