# The bundled font, inside the program and uncompressed: it is then used where it lies, without
# being unpacked at every start.
qt_add_resources(LOOM_FONT_RESOURCE ${CMAKE_SOURCE_DIR}/resources/fonts.qrc OPTIONS --no-compress)
target_sources(loom_widgets PRIVATE ${LOOM_FONT_RESOURCE})
