# The translations, inside the program as :/i18n/latencyloom_<language>.qm.
set(LOOM_I18N ${CMAKE_BINARY_DIR}/generated/i18n)
file(GLOB LOOM_TS_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/i18n/*.ts)
set(LOOM_I18N_QRC "")
foreach(ts IN LISTS LOOM_TS_FILES)
  get_filename_component(name ${ts} NAME_WE)
  add_custom_command(
    OUTPUT ${LOOM_I18N}/${name}.qm
    COMMAND Qt6::lrelease -silent ${ts} -qm ${LOOM_I18N}/${name}.qm
    DEPENDS ${ts}
    COMMENT "Compiling ${name}.ts"
    VERBATIM)
  string(APPEND LOOM_I18N_QRC "  <file>${name}.qm</file>\n")
endforeach()
file(CONFIGURE OUTPUT ${LOOM_I18N}/translations.qrc
     CONTENT "<RCC><qresource prefix=\"/i18n\">\n${LOOM_I18N_QRC}</qresource></RCC>\n" @ONLY)
qt_add_resources(LOOM_I18N_RESOURCE ${LOOM_I18N}/translations.qrc)
target_sources(loom_widgets PRIVATE ${LOOM_I18N_RESOURCE})
