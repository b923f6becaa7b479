#include "widgets/style/font_subset.h"

#include <QFont>
#include <QRawFont>
#include <QtEndian>

#include <algorithm>
#include <map>
#include <vector>

namespace loom {
namespace {

quint16 u16(const QByteArray& bytes, qsizetype at) {
  return at >= 0 && at + 2 <= bytes.size() ? qFromBigEndian<quint16>(bytes.constData() + at)
                                           : quint16{0};
}
quint32 u32(const QByteArray& bytes, qsizetype at) {
  return at >= 0 && at + 4 <= bytes.size() ? qFromBigEndian<quint32>(bytes.constData() + at)
                                           : quint32{0};
}
template <class T> void put(QByteArray& bytes, T value) {
  bytes.resize(bytes.size() + static_cast<qsizetype>(sizeof value));
  qToBigEndian(value, bytes.data() + bytes.size() - sizeof value);
}
template <class T> void set(QByteArray& bytes, qsizetype at, T value) {
  if (at + static_cast<qsizetype>(sizeof value) <= bytes.size())
    qToBigEndian(value, bytes.data() + at);
}

/// Places of the parts' glyph numbers in a glyph that is put together of others.
std::vector<qsizetype> parts_of(const QByteArray& glyph) {
  constexpr quint16 words = 1, scale = 8, more = 0x20, two_scales = 0x40, matrix = 0x80;
  std::vector<qsizetype> places;
  if (glyph.size() < 10 || static_cast<qint16>(u16(glyph, 0)) >= 0)
    return places;
  for (qsizetype at = 10; at + 4 <= glyph.size();) {
    const quint16 flags = u16(glyph, at);
    places.push_back(at + 2);
    at += 4 + ((flags & words) ? 4 : 2) +
          ((flags & scale)        ? 2
           : (flags & two_scales) ? 4
           : (flags & matrix)     ? 8
                                  : 0);
    if (!(flags & more))
      break;
  }
  return places;
}

quint32 checksum(const QByteArray& table) {
  quint32 sum = 0;
  for (qsizetype at = 0; at < table.size(); at += 4)
    sum += u32(table.mid(at, 4).leftJustified(4, '\0'), 0);
  return sum;
}

/// The font's file of its tables, which are sorted by their names.
QByteArray file_of(const std::map<QByteArray, QByteArray>& tables) {
  const auto count = static_cast<quint16>(tables.size());
  quint16 power = 0;
  while (2 << power <= count)
    ++power;
  QByteArray file, body;
  put(file, quint32{0x00010000});
  for (const quint16 value : {count, static_cast<quint16>(16 << power), power,
                              static_cast<quint16>(16 * count - (16 << power))})
    put(file, value);
  const qsizetype begin = 12 + 16 * qsizetype{count};
  for (const auto& [name, table] : tables) {
    file += name;
    put(file, checksum(table));
    put(file, static_cast<quint32>(begin + body.size()));
    put(file, static_cast<quint32>(table.size()));
    body += table;
    body += QByteArray((4 - table.size() % 4) % 4, '\0');
  }
  return file + body;
}

/// Format 12: a group for each letter.
QByteArray letter_table(const std::map<quint32, quint32>& glyphs) {
  QByteArray table;
  put(table, quint16{0});
  put(table, quint16{1});
  put(table, quint16{3}); // Windows, all of Unicode
  put(table, quint16{10});
  put(table, quint32{12});
  put(table, quint16{12});
  put(table, quint16{0});
  put(table, static_cast<quint32>(16 + 12 * glyphs.size()));
  put(table, quint32{0});
  put(table, static_cast<quint32>(glyphs.size()));
  for (const auto& [letter, glyph] : glyphs)
    for (const quint32 value : {letter, letter, glyph})
      put(table, value);
  return table;
}

} // namespace

QByteArray font_subset(const QFont& font, const QString& letters) {
  const QRawFont raw = QRawFont::fromFont(font);
  const auto table = [&raw](const char* name) { return raw.fontTable(name); };
  const QByteArray loca = table("loca"), glyf = table("glyf"), hmtx = table("hmtx");
  QByteArray head = table("head"), hhea = table("hhea"), maxp = table("maxp"), post = table("post");
  constexpr quint16 restricted = 2;
  constexpr qsizetype fs_type = 8;
  if (glyf.isEmpty() || loca.isEmpty() || (u16(table("OS/2"), fs_type) & restricted) != 0)
    return {};
  const bool wide = u16(head, 50) != 0;
  const auto outline = [&](quint32 glyph) {
    const qsizetype from = wide ? u32(loca, 4 * qsizetype{glyph}) : 2 * u16(loca, 2 * glyph);
    const qsizetype to = wide ? u32(loca, 4 * qsizetype{glyph} + 4) : 2 * u16(loca, 2 * glyph + 2);
    return to > from ? glyf.mid(from, to - from) : QByteArray();
  };
  // Glyph 0 stands for what is missing; parts follow the glyphs that they are parts of.
  std::vector<quint32> kept{0};
  std::map<quint32, quint32> numbers{{0, 0}}, of_letters;
  const auto number_of = [&](quint32 glyph) {
    const auto [found, added] = numbers.emplace(glyph, static_cast<quint32>(kept.size()));
    if (added)
      kept.push_back(glyph);
    return found->second;
  };
  QList<uint> sorted = letters.toUcs4();
  std::ranges::sort(sorted);
  for (const uint letter : sorted)
    if (const auto glyphs = raw.glyphIndexesForString(
            QString::fromUcs4(reinterpret_cast<const char32_t*>(&letter), 1));
        !glyphs.isEmpty() && glyphs.front() != 0)
      of_letters[letter] = number_of(glyphs.front());
  QByteArray new_glyf, new_loca, new_hmtx;
  const quint32 metrics = std::max<quint32>(1, u16(hhea, 34));
  for (std::size_t i = 0; i < kept.size(); ++i) { // grows by the parts
    QByteArray glyph = outline(kept[i]);
    for (const qsizetype place : parts_of(glyph))
      set(glyph, place, static_cast<quint16>(number_of(u16(glyph, place))));
    put(new_loca, static_cast<quint32>(new_glyf.size()));
    new_glyf += glyph + QByteArray((4 - glyph.size() % 4) % 4, '\0');
    const quint32 metric = std::min(kept[i], metrics - 1);
    put(new_hmtx, u16(hmtx, 4 * qsizetype{metric}));
    put(new_hmtx, kept[i] < metrics
                      ? u16(hmtx, 4 * qsizetype{metric} + 2)
                      : u16(hmtx, 4 * qsizetype{metrics} + 2 * qsizetype{kept[i] - metrics}));
  }
  put(new_loca, static_cast<quint32>(new_glyf.size()));
  const auto count = static_cast<quint16>(kept.size());
  set(head, 50, quint16{1}); // offsets of four bytes
  set(head, 8, quint32{0});
  set(hhea, 34, count);
  set(maxp, 4, count);
  set(post, 0, quint32{0x00030000}); // no names of glyphs
  std::map<QByteArray, QByteArray> tables{{"cmap", letter_table(of_letters)},
                                          {"glyf", new_glyf},
                                          {"head", head},
                                          {"hhea", hhea},
                                          {"hmtx", new_hmtx},
                                          {"loca", new_loca},
                                          {"maxp", maxp},
                                          {"post", post.left(32)}};
  for (const char* same : {"OS/2", "cvt ", "fpgm", "name", "prep"})
    if (const QByteArray bytes = table(same); !bytes.isEmpty())
      tables[same] = bytes;
  constexpr quint32 whole = 0xB1B0AFBA;
  set(head, 8, whole - checksum(file_of(tables)));
  tables["head"] = head;
  return file_of(tables);
}

} // namespace loom
