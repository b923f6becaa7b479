#include "widgets/style/fonts.h"

#include <QFont>
#include <QFontDatabase>
#include <QResource>

#include <fontconfig/fontconfig.h>

#include <cstdio>
#include <memory>

// Resources of a static library are registered from outside any namespace.
static void register_font_resource() { Q_INIT_RESOURCE(fonts); }

namespace loom {

const QString& bundled_font_family() {
  static const QString family = QStringLiteral("DejaVu Sans");
  return family;
}

void install_bundled_font() {
  static const bool installed = [] {
    register_font_resource();
    const auto add = [](const char* name) {
      // Where it lies in the program, not a copy.
      const QResource file(QStringLiteral(":/fonts/%1").arg(name));
      return file.compressionAlgorithm() == QResource::NoCompression &&
             QFontDatabase::addApplicationFontFromData(
                 QByteArray::fromRawData(reinterpret_cast<const char*>(file.data()),
                                         static_cast<qsizetype>(file.size()))) >= 0;
    };
    return add("DejaVuSans.ttf") && add("DejaVuSans-Bold.ttf");
  }();
  static bool warned = false;
  if (!installed && !warned) {
    warned = true;
    std::fputs(QFontDatabase::families().isEmpty()
                   ? "latencyloom: warning: no font can be loaded, figures have no text\n"
                   : "latencyloom: warning: the bundled font cannot be loaded, a system font is "
                     "used instead\n",
               stderr);
  }
}

void hide_system_fonts() { FcConfigSetCurrent(FcConfigCreate()); }

bool add_font_for(const char* language) {
  using Pattern = std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)>;
  const auto* name = reinterpret_cast<const FcChar8*>(language);
  const Pattern wanted(FcPatternCreate(), FcPatternDestroy);
  FcPatternAddString(wanted.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
  FcPatternAddString(wanted.get(), FC_LANG, name);
  FcConfigSubstitute(nullptr, wanted.get(), FcMatchPattern);
  FcDefaultSubstitute(wanted.get());
  FcResult result = FcResultMatch;
  const Pattern found(FcFontMatch(nullptr, wanted.get(), &result), FcPatternDestroy);
  FcLangSet* languages = nullptr;
  FcChar8* family = nullptr;
  if (!found || FcPatternGetLangSet(found.get(), FC_LANG, 0, &languages) != FcResultMatch ||
      FcLangSetHasLang(languages, name) != FcLangEqual ||
      FcPatternGetString(found.get(), FC_FAMILY, 0, &family) != FcResultMatch)
    return false;
  QFont::insertSubstitution(bundled_font_family(),
                            QString::fromUtf8(reinterpret_cast<const char*>(family)));
  return true;
}

} // namespace loom
