#!/usr/bin/env bash
# Checks what no compiler checks: layers.sh CHECK [ROOT]. Prints every offending line.
set -euo pipefail
check=${1:?"which check? rooms, documents, ..."}
cd "${2:-$(dirname "${BASH_SOURCE[0]}")/..}"
status=0

# refuse WHY PATTERN PATH...: no source under the paths may have a line with the pattern.
refuse() {
  local why=$1 pattern=$2 lines
  shift 2
  lines=$(find "$@" -type f \( -name '*.h' -o -name '*.cpp' -o -name '*.in' \) -print0 |
    xargs -0 -r grep -nEH -- "$pattern") || return 0
  echo "$why:"
  echo "$lines"
  status=1
}
outside() { # outside FOLDER: every folder of ours and what stands in them, but not that one
  find core gpus widgets app tests -mindepth 0 -path "$1" -prune -o -type f -print
}

# The rooms from the ground up: one includes only those before it. Rooms joined by commas stand on
# the same floor and know nothing of each other.
core_rooms='base text trace simt,glossary gpu,occupancy memory model,sass
  access,code,divergence,measured,sim,profile figure scenario kernel study document,kernel_ir,why lesson'
widgets_rooms='style paint,look numbers texts workspace,help params,why,export,recovery
  commands,editor,views lessons,stage,figures gallery dialogs shell'

# rooms LAYER 'FLOOR...': prints every include of a room that is not below, and every room that no
# floor names.
rooms() {
  find "$1" -mindepth 2 -type f \( -name '*.h' -o -name '*.cpp' -o -name '*.in' \) -print0 |
    xargs -0 grep -HE "^#include \"$1/|^#pragma once" |
    awk -v layer="$1" -v floors="$2" '
      BEGIN {
        count = split(floors, floor)
        for (i = 1; i <= count; ++i) {
          several = split(floor[i], room, ",")
          for (k = 1; k <= several; ++k) height[room[k]] = i
        }
      }
      {
        split($0, part, ":")
        split(part[1], path, "/")
        from = path[2]
        if (!(from in height)) { print part[1] ": room " from " has no floor"; next }
        if (split($0, quoted, "\"") < 2) next
        split(quoted[2], target, "/")
        to = target[2]
        if (to in height && to != from && height[to] >= height[from])
          print part[1] " includes " quoted[2]
      }' | sort -u
}

case $check in
rooms)
  for layer in core widgets; do
    list=${layer}_rooms
    wrong=$(rooms $layer "${!list}")
    [ -z "$wrong" ] && continue
    echo "a room may include only rooms below it, in the order that tests/layers.sh has:"
    echo "$wrong"
    status=1
  done
  ;;
no-qt-in-core)
  refuse "core and gpus know no Qt" '#include *[<"](Q[A-Z]|Qt|q[a-z]+\.h|qcustomplot)' core gpus
  refuse "core and gpus know nothing above them" '#include *[<"](widgets|app)/' core gpus
  refuse "core knows no gpus" '#include *[<"]gpus/' core
  refuse "widgets know no app" '#include *[<"]app/' widgets
  ;;
plot-libraries)
  refuse "only widgets/paint uses QCustomPlot and Qt Charts" \
    '#include *[<"](qcustomplot|QtCharts|Q(Chart|BarSet|AreaSeries|ValueAxis)[A-Za-z]*[>"])' \
    $(outside widgets/paint)
  ;;
json-library)
  # Tests read the published numbers with it.
  refuse "only core/text uses nlohmann-json" '#include *[<"]nlohmann' \
    $(outside core/text | grep -vE '^tests/(core|sources)/')
  ;;
command-line-library)
  refuse "only app/cli*.cpp use CLI11" '#include *[<"]CLI' \
    $(outside 'app/cli*.cpp')
  ;;
banned-macros)
  refuse "fails silently inside a GoogleTest; use EXPECT_*" \
    '\b(QCOMPARE|QVERIFY2?|QTRY_[A-Z_]+)\b' core gpus widgets app tests
  refuse "a test that does not run" '\b(GTEST_SKIP|DISABLED_)' core gpus widgets app tests
  refuse "a sum whose order the library may choose; std::accumulate has one" \
    '\bstd::(reduce|transform_reduce|execution)\b' core gpus widgets app
  refuse "work left behind" '\b(TODO|FIXME|XXX)\b' core gpus widgets app tests
  ;;
documents)
  # Paths in the documents for contributors, from the root, a layer or the document's own folder.
  for document in CONTRIBUTING.md README.md core/README.md tests/README.md; do
    beside=$(dirname "$document")
    for path in $(grep -oE '`[A-Za-z0-9_.-]+/[A-Za-z0-9_./-]+`|\]\([^)#:]+' "$document" |
      tr -d '`](' | grep -vE '(NAME|ROOM|^build/)' | sort -u); do
      for root in "$beside" . core widgets tests; do
        [ -e "$root/$path" ] && continue 2
      done
      echo "$document names $path, which is not there"
      status=1
    done
  done
  cited=$(sed -n 's/^version: //p' CITATION.cff)
  grep -q "VERSION $cited " CMakeLists.txt ||
    { echo "CITATION.cff is of version $cited, which CMakeLists.txt is not"; status=1; }
  [ "$(wc -l <README.md)" -le 120 ] || { echo "README.md has more than 120 lines"; status=1; }
  for layer in core widgets; do
    list=${layer}_rooms
    said=$(sed -nE "/^$layer +[a-z]/,/^(widgets|\`\`\`)/p" CONTRIBUTING.md |
      grep -vE "^(\`\`\`|$([ $layer = core ] && echo widgets || echo core))" |
      sed "s/^$layer//" | tr -d ' \n' | tr '<' ' ')
    [ "$said" = "$(echo ${!list})" ] ||
      { echo "the floors of $layer in CONTRIBUTING.md are not those of tests/layers.sh"; status=1; }
  done
  ;;
format)
  formatter=$(command -v clang-format-14 || command -v clang-format)
  find core gpus widgets app tests \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 "$formatter" --dry-run -Werror 2>&1 | head -20 || {
    echo "to put it right: git ls-files core gpus widgets app tests | grep -E '[.](h|cpp)$' | xargs $(basename "$formatter") -i"
    status=1
  }
  ;;
*)
  echo "unknown check '$check'" >&2
  exit 2
  ;;
esac
exit $status
