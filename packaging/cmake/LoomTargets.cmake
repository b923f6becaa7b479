# Compiler settings every target of ours shares, and the one way a layer becomes a library.

add_library(loom_options INTERFACE)
target_include_directories(loom_options INTERFACE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/generated)
target_compile_options(loom_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion)
# What shadows only a name of another file is none of the reader's business, and clang cannot tell.
target_compile_options(loom_options INTERFACE
  $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 sees overlaps and overflows in every `"text" + std::string` (its bug 105651), the latter
  # where the library's headers are precompiled.
  target_compile_options(loom_options INTERFACE -Wno-restrict)
  if(NOT CMAKE_DISABLE_PRECOMPILE_HEADERS)
    target_compile_options(loom_options INTERFACE -Wno-stringop-overflow -Wno-array-bounds)
  endif()
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC's own memory is collected once it holds 600 MB, which hardly a unit reaches: a tenth to a fifth
  # of its time.
  target_compile_options(loom_options INTERFACE --param=ggc-min-heapsize=600000)
endif()
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(loom_options INTERFACE -march=x86-64-v2)
endif()
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  # Most of LLVM is never reached: a sixth of the program, and 2.6 MiB of what is resident.
  target_link_options(loom_options INTERFACE $<BUILD_INTERFACE:$<$<CONFIG:Release>:-Wl,--gc-sections>>)
endif()
if(LOOM_WERROR)
  target_compile_options(loom_options INTERFACE -Werror)
endif()
if(LOOM_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  target_compile_options(loom_options INTERFACE ${sanitizers})
  target_link_options(loom_options INTERFACE ${sanitizers})
endif()
if(LOOM_TSAN)
  target_compile_options(loom_options INTERFACE -fsanitize=thread -fno-omit-frame-pointer)
  target_link_options(loom_options INTERFACE -fsanitize=thread)
endif()
if(LOOM_COVERAGE)
  target_compile_options(loom_options INTERFACE --coverage)
  target_link_options(loom_options INTERFACE --coverage)
endif()

# clang-tidy takes its settings from the nearest folder above a source: what is generated into the
# build folder (moc, resources, embedded files) is checked for next to nothing.
file(WRITE ${CMAKE_BINARY_DIR}/.clang-tidy "Checks: '-*,misc-definitions-in-headers'\n")

# loom_unite(TARGET source...): compiles the sources of a folder together, sixteen at most, as most of
# the time goes into the headers that they share. Those that open a whole namespace stay among
# themselves, so that the others do not see it opened. A group is named by its folder, so that a new
# source leaves the other folders' groups as they were built.
function(loom_unite target)
  if(CMAKE_CXX_CLANG_TIDY OR NOT LOOM_UNITY)
    return()
  endif()
  set(places)
  foreach(source IN LISTS ARGN)
    cmake_path(GET source PARENT_PATH folder)
    file(STRINGS ${source} opens REGEX "^using namespace" LIMIT_COUNT 1)
    string(REPLACE ";" "" opens "${opens}")
    list(APPEND places "${folder}|${opens}|${source}")
  endforeach()
  list(SORT places)
  set(last)
  foreach(place IN LISTS places)
    string(REGEX MATCH "^(.*)\\|(.*)$" place "${place}")
    if(NOT CMAKE_MATCH_1 STREQUAL last)
      set(count 0)
      set(last ${CMAKE_MATCH_1})
    endif()
    cmake_path(RELATIVE_PATH last BASE_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE name)
    string(MAKE_C_IDENTIFIER "${name}" name)
    math(EXPR part "${count} / 16")
    math(EXPR count "${count} + 1")
    set_source_files_properties(${CMAKE_MATCH_2} PROPERTIES UNITY_GROUP ${name}_${part})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # To GCC a source that another one includes is a header.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()

# loom_layer(NAME [folder...]): a static library of every .cpp under the given folders of the
# current directory, tests left out, whose headers must each compile alone.
function(loom_layer name)
  set(sources)
  set(headers)
  foreach(folder IN LISTS ARGN)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${folder}/*.cpp)
    file(GLOB_RECURSE found_headers CONFIGURE_DEPENDS ${folder}/*.h ${folder}/*.inc)
    list(APPEND sources ${found})
    list(APPEND headers ${found_headers})
  endforeach()
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  add_library(${name} STATIC ${sources})
  loom_unite(${name} ${sources})
  target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${CMAKE_SOURCE_DIR} FILES ${headers})
  # Who uses an installed layer chooses compiler settings itself.
  target_link_libraries(${name} PUBLIC $<BUILD_INTERFACE:loom_options>)
endfunction()

# loom_meta_objects(TARGET): what signals, slots and tr() of a class with Q_OBJECT need, made from each
# header that has a .cpp of its name, and compiled with that. Qt's compiler reads the header alone: it
# is told no folder of others, and so takes 10 ms instead of 250, and only after a change in this one.
function(loom_meta_objects target)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(REPLACE_EXTENSION source LAST_ONLY h OUTPUT_VARIABLE header)
    if(NOT EXISTS ${header})
      continue()
    endif()
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE place)
    set(made ${CMAKE_CURRENT_BINARY_DIR}/meta_objects/${place})
    cmake_path(GET made PARENT_PATH folder)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(OUTPUT ${made} DEPENDS ${header} VERBATIM
      COMMENT "" COMMAND Qt6::moc --no-notes -o ${made} ${header})
    target_sources(${target} PRIVATE ${made})
    get_source_file_property(group ${source} UNITY_GROUP)
    if(group)
      set_source_files_properties(${made} PROPERTIES UNITY_GROUP ${group})
    endif()
  endforeach()
endfunction()

# loom_relocatable(TARGET...): what the Python module links too. Hidden, so that calls within stay as
# quick as they are in a program.
function(loom_relocatable)
  if(LOOM_PYTHON)
    set_target_properties(${ARGN} PROPERTIES POSITION_INDEPENDENT_CODE ON
      CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  endif()
endfunction()

# loom_precompile(TARGET header...): parses the libraries' headers that most files of the target
# include once for all of them. Sources still include what they use: the header check and clang-tidy
# build without.
function(loom_precompile target)
  list(TRANSFORM ARGN REPLACE "(.+)" "<\\1>" OUTPUT_VARIABLE headers)
  target_precompile_headers(${target} PRIVATE ${headers})
endfunction()
set(LOOM_STANDARD_HEADERS algorithm array charconv cmath cstdint functional limits map memory
    optional span string string_view utility variant vector)
