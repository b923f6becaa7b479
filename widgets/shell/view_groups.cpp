#include "widgets/shell/view_groups.h"

#include "widgets/style/tr.h"

namespace loom {

std::vector<ViewGroup> view_groups() {
  return {
      {tr("Why is it slow?"), {"throughput", "cusp", "concurrency", "sensitivity"}},
      {tr("How does it execute?"), {"timeline", "divergence", "coalescing", "banks", "sm"}},
      {tr("What fits?"), {"memory", "occupancy"}},
      {tr("My kernel"), {"sass", "kernel", "profile"}},
      {tr("Which GPU?"), {"history", "gpus"}},
      {tr("How right is it?"), {"models", "accuracy"}},
  };
}

QString question_of(const QString& view) {
  for (const ViewGroup& group : view_groups())
    if (group.views.contains(view))
      return group.title;
  return {};
}

bool is_common(const QString& view) {
  static const QStringList common{"throughput", "cusp",       "concurrency", "timeline",
                                  "divergence", "coalescing", "banks",       "occupancy"};
  return common.contains(view);
}

} // namespace loom
