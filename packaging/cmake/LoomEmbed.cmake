# loom_embed(NAME HEADER FUNCTION pattern...): a static library NAME that carries the files of the
# current directory that match the patterns. HEADER, from the repository's root and in the current
# directory, declares `std::span<const EmbeddedFile> FUNCTION()` in namespace loom.
set(loom_embed_script ${CMAKE_CURRENT_LIST_DIR}/embed.cmake)

function(loom_embed name header function)
  file(GLOB files CONFIGURE_DEPENDS ${ARGN})

  # Written again only when the list changes, so that a removed file is noticed too.
  set(list_file ${CMAKE_CURRENT_BINARY_DIR}/files.txt)
  list(JOIN files "\n" lines)
  file(CONFIGURE OUTPUT ${list_file} CONTENT "${lines}\n" @ONLY)

  set(embedded ${CMAKE_CURRENT_BINARY_DIR}/embedded.cpp)
  add_custom_command(
    OUTPUT ${embedded}
    COMMAND ${CMAKE_COMMAND} -D LIST=${list_file} -D OUTPUT=${embedded} -D HEADER=${header}
            -D FUNCTION=${function} -P ${loom_embed_script}
    DEPENDS ${files} ${list_file} ${loom_embed_script}
    COMMENT "Embedding the files of ${name}"
    VERBATIM)

  # A file is one literal; GCC and Clang take longer ones than the standard asks them to.
  set_source_files_properties(${embedded} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
  add_library(${name} STATIC ${embedded})
  target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR}
                 FILES ${CMAKE_SOURCE_DIR}/${header})
  target_link_libraries(${name} PUBLIC loom_core)
  loom_relocatable(${name})
endfunction()
