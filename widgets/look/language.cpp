#include "widgets/look/language.h"

#include "widgets/figure/fonts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <algorithm>
#include <string>

// Resources of a static library are registered from outside any namespace.
static void register_translations() { Q_INIT_RESOURCE(translations); }

namespace loom {

namespace {

/// Finds a text by its words alone. Texts come from classes, free functions and tables of core;
/// which of them says one is none of a translation's business.
class Translator : public QTranslator {
public:
  using QTranslator::QTranslator;
  QString translate(const char* /*context*/, const char* text, const char* meaning,
                    int n) const override {
    return QTranslator::translate("LatencyLoom", text, meaning, n);
  }
};

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
    return fail(ErrorCode::bad_argument, "--lang: expected one of " +
                                             ids.join(QStringLiteral(", ")).toStdString() +
                                             ", found '" + id.toStdString() + "'");
  }
  QLocale::setDefault(QLocale::c());
  if (id == QStringLiteral("en"))
    return QString();
  register_translations();
  auto* translator = new Translator(QCoreApplication::instance());
  if (!translator->load(QStringLiteral(":/i18n/latencyloom_%1.qm").arg(id)))
    return fail(ErrorCode::internal,
                "the program was built without its " + id.toStdString() + " translation");
  QCoreApplication::installTranslator(translator);
  if (id == QStringLiteral("zh_CN") && !add_font_for("zh-cn"))
    return QStringLiteral("no font of this system has Chinese characters; install one, for "
                          "example fonts-noto-cjk or fonts-wqy-microhei");
  return QString();
}

QString said(std::string_view english) {
  return QCoreApplication::translate("core", std::string(english).c_str());
}

} // namespace loom
