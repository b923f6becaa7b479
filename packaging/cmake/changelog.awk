# The entries of packaging/CHANGELOG.md as Debian's changelog or as releases of AppStream metadata.
# awk -v form=debian|appstream -v version=X.Y.Z -v today=YYYY-MM-DD -v maintainer='NAME <MAIL>'
# "## [Unreleased]" is the project's version as of today; above the first entry nothing is read.

function xml(text) {
  gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); gsub(/>/, "\\&gt;", text)
  return text
}
# Debian's lines have 80 columns at most.
function folded(text, count, words, i, line) {
  count = split(text, words, " ")
  line = "  *"
  for (i = 1; i <= count; ++i) {
    if (length(line) + 1 + length(words[i]) > 80) { print line; line = "   " }
    line = line " " words[i]
  }
  print line
}
function end_item() {
  if (item != "" && form == "debian") folded(item)
  else if (item != "") print "          <li>" xml(item) "</li>"
  item = ""
}
function end_entry(command, stamp) {
  if (!entry) return
  end_item()
  if (form == "debian") {
    command = "LC_ALL=C date -u -R -d " date
    command | getline stamp; close(command)
    print "\n -- " maintainer "  " stamp "\n"
  } else {
    print "        </ul>\n      </description>\n    </release>"
  }
}
/^## \[/ {
  end_entry(); entry = 1
  name = $2; gsub(/[][]/, "", name)
  date = $4; type = "stable"
  if (name == "Unreleased") { name = version; date = today; type = "development" }
  if (form == "debian")
    print "latencyloom (" name "-1) unstable; urgency=medium\n"
  else
    print "    <release version=\"" name "\" date=\"" date "\" type=\"" type "\">\n" \
          "      <description>\n        <ul>"
  next
}
!entry { next }
/^### / { end_item(); if (form == "debian") print "  [ " $2 " ]"; next }
/^- /   { end_item(); item = substr($0, 3) }
/^  /   { item = item " " substr($0, 3) }
END     { end_entry() }
