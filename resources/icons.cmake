# The icons, inside the program.
qt_add_resources(LOOM_ICON_RESOURCE ${CMAKE_SOURCE_DIR}/resources/icons.qrc)
target_sources(loom_widgets PRIVATE ${LOOM_ICON_RESOURCE})
