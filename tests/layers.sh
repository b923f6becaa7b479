#!/usr/bin/env bash
# Checks what no compiler checks: layers.sh CHECK [ROOT]. Prints every offending line.
set -euo pipefail
check=$1
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

case $check in
no-qt-in-core)
  refuse "core and gpus know no Qt" '#include *[<"](Q[A-Z]|Qt|q[a-z]+\.h|qcustomplot)' core gpus
  refuse "core and gpus know nothing above them" '#include *[<"](widgets|app)/' core gpus
  refuse "core knows no gpus" '#include *[<"]gpus/' core
  refuse "widgets know no app" '#include *[<"]app/' widgets
  ;;
plot-libraries)
  refuse "only widgets/plot uses QCustomPlot and Qt Charts" \
    '#include *[<"](qcustomplot|QtCharts|Q(Chart|BarSet|AreaSeries|ValueAxis)[A-Za-z]*[>"])' \
    $(outside widgets/plot)
  ;;
json-library)
  # Tests read the published numbers with it.
  refuse "only core/io uses nlohmann-json" '#include *[<"]nlohmann' \
    $(outside core/io | grep -vE '^tests/(core|sources)/')
  ;;
command-line-library)
  refuse "only app/cli*.cpp use CLI11" '#include *[<"]CLI' \
    $(outside 'app/cli*.cpp')
  ;;
banned-macros)
  refuse "fails silently inside a GoogleTest; use EXPECT_*" \
    '\b(QCOMPARE|QVERIFY2?|QTRY_[A-Z_]+)\b' core gpus widgets app tests
  refuse "a test that does not run" '\b(GTEST_SKIP|DISABLED_)' core gpus widgets app tests
  refuse "work left behind" '\b(TODO|FIXME|XXX)\b' core gpus widgets app tests
  ;;
file-length)
  while read -r lines file; do
    [ "$file" = total ] || [ "$lines" -le 450 ] && continue
    echo "$file has $lines lines; over 450 it is a room to split"
    status=1
  done < <(find core gpus widgets app tests \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 wc -l)
  ;;
format)
  formatter=$(command -v clang-format-14 || command -v clang-format)
  find core gpus widgets app tests \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 "$formatter" --dry-run -Werror 2>&1 | head -20 || status=1
  ;;
*)
  echo "unknown check '$check'" >&2
  exit 2
  ;;
esac
exit $status
