#pragma once

/// Work that a window kept on disk and that nobody saved: which window may have it, how it is
/// written and how it is found again.

#include "core/base/result.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loom {

/// Held from the first writing of a file to its removal. The kernel lets go of it when the process
/// ends in any way, so that what can be taken belongs to nobody: no process id is compared, which
/// another process might have by now, and no clock is looked at.
class Claim {
public:
  /// Nothing when another window, of this process or another, has it. cannot_write where the
  /// lock's file cannot be made.
  [[nodiscard]] static Result<std::optional<Claim>> take(const QString& work_file);
  Claim(Claim&& other) noexcept;
  Claim& operator=(Claim&& other) noexcept;
  ~Claim(); ///< lets go; the files stay

  [[nodiscard]] const QString& work_file() const { return work_file_; }
  /// Removes the work's file, what a killed writer left of it, and the lock's.
  void remove();

private:
  Claim() = default;
  QString work_file_;
  int lock_ = -1;
};

/// What a work's file says.
struct KeptWork {
  QString file{};                    ///< the document's file; empty for none
  std::uint64_t content_of_file = 0; ///< fingerprint of what that file was
  QDateTime written{};               ///< by the clock of that time, for people only
  std::string document{};            ///< JSON of a scenario or of a lesson
  bool lesson = false;
  std::string lesson_text{}; ///< a lesson's Markdown
};

[[nodiscard]] std::string to_text(const KeptWork& work);
/// bad_input naming `file` and what is wrong with it.
[[nodiscard]] Result<KeptWork> kept_work(const std::string& text, const QString& file);

struct LostWork {
  Claim claim;
  KeptWork kept;
  [[nodiscard]] QString name() const; ///< as of work_file()
};

struct FoundWork {
  std::vector<LostWork> works; ///< newest first by their own account
  QStringList problems;        ///< one line for each file that was set aside
};

/// Claims every work in the folder that no window has now. A file that cannot be understood is
/// renamed to end in ".broken". A folder that is not there has none.
[[nodiscard]] FoundWork find_lost_work(const QString& folder);

/// So many of the newest works are kept whatever their age, others for so many days, and so many in
/// all.
inline constexpr std::size_t newest_kept = 20, most_kept = 200;
inline constexpr int days_kept = 180;
/// Removes the rest, for good; `works` are as find_lost_work() gives them.
void drop_old(std::vector<LostWork>& works, const QDateTime& now);

/// A name that no other work has.
[[nodiscard]] QString new_work_name();
/// The file in the folder that keeps the work of this name.
[[nodiscard]] QString work_file(const QString& folder, const QString& name);

/// The place for all of them: "recovery" in the program's data folder.
[[nodiscard]] QString recovery_folder();

} // namespace loom
