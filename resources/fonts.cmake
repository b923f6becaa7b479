# The bundled fonts, inside the program and uncompressed: they are then used where they lie, without
# being unpacked at every start.
qt_add_resources(LOOM_FONT_RESOURCE ${CMAKE_SOURCE_DIR}/resources/fonts.qrc OPTIONS --no-compress)
target_sources(loom_widgets PRIVATE ${LOOM_FONT_RESOURCE})
