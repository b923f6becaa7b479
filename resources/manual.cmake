# The manual of docs/manual, compressed inside the program as :/manual/PAGE.md.
file(GLOB_RECURSE manual_pages CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/docs/manual
     ${CMAKE_SOURCE_DIR}/docs/manual/*.md)
set(manual_files "")
foreach(page IN LISTS manual_pages)
  string(APPEND manual_files
         "  <file alias=\"${page}\">${CMAKE_SOURCE_DIR}/docs/manual/${page}</file>\n")
endforeach()
set(manual_list ${CMAKE_BINARY_DIR}/generated/manual.qrc)
file(CONFIGURE OUTPUT ${manual_list} @ONLY
     CONTENT "<RCC><qresource prefix=\"/manual\">\n${manual_files}</qresource></RCC>\n")
qt_add_resources(LOOM_MANUAL_RESOURCE ${manual_list})
target_sources(loom_widgets PRIVATE ${LOOM_MANUAL_RESOURCE})
