#include "widgets/look/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

/// A static library's resources are only there once asked for; the macro needs the global scope.
static void need_icon_files() { Q_INIT_RESOURCE(icons); }

namespace loom {

namespace {

/// Draws an SVG whose strokes are "currentColor".
class LineIcon : public QIconEngine {
public:
  enum class Ink { text, faint, own };
  LineIcon(QString name, Ink ink) : name_(std::move(name)), ink_(ink) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name_));
    if (!file.open(QIODevice::ReadOnly))
      return;
    QByteArray svg = file.readAll();
    if (ink_ != Ink::own)
      svg.replace("currentColor", colour(mode).name().toUtf8());
    QSvgRenderer(svg).render(painter, rect);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    const QString key = QStringLiteral("loom-icon/%1/%2/%3x%4")
                            .arg(name_, colour(mode).name())
                            .arg(size.width())
                            .arg(size.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
      return pixmap;
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, pixmap.rect(), mode, state);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
  }

  [[nodiscard]] QIconEngine* clone() const override { return new LineIcon(name_, ink_); }

private:
  [[nodiscard]] QColor colour(QIcon::Mode mode) const {
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Selected)
      return palette.color(QPalette::HighlightedText);
    if (mode == QIcon::Normal && ink_ == Ink::faint)
      return palette.color(QPalette::PlaceholderText);
    return palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active,
                         QPalette::ButtonText);
  }

  QString name_;
  Ink ink_;
};

} // namespace

QIcon icon(const QString& name) {
  need_icon_files();
  return QIcon(new LineIcon(name, LineIcon::Ink::text));
}

QIcon faint_icon(const QString& name) {
  need_icon_files();
  return QIcon(new LineIcon(name, LineIcon::Ink::faint));
}

QIcon app_icon() {
  need_icon_files();
  return QIcon(new LineIcon(QStringLiteral("app"), LineIcon::Ink::own));
}

} // namespace loom
