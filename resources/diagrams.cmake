# The hand-made drawings, inside the program.
qt_add_resources(LOOM_DIAGRAM_RESOURCE ${CMAKE_SOURCE_DIR}/resources/diagrams.qrc)
target_sources(loom_widgets PRIVATE ${LOOM_DIAGRAM_RESOURCE})
