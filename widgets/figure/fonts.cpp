#include "widgets/figure/fonts.h"

#include <QFontDatabase>
#include <QStringList>

#include <fontconfig/fontconfig.h>

#include <cstdio>

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
    const auto add = [](const char* file) {
      return QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/%1").arg(file)) >= 0;
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

} // namespace loom
