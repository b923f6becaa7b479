# What is installed, and the packages that cpack makes of it: latencyloom_*.deb and a relocatable
# archive. Components: program, licence (archive only: Debian has the text), python (a package of its
# own for Debian only) and development.
#   cmake --install BUILD --component program --prefix /usr/local
#   cpack --config BUILD/CPackConfig.cmake

include(GNUInstallDirs)
set(LOOM_MAINTAINER "LatencyLoom authors <latencyloom@example.org>" CACHE STRING
    "Who answers for the package, as NAME <MAIL>")
set(LOOM_HOMEPAGE "https://latencyloom.example.org" CACHE STRING
    "Address of the project, below which docs/ lies")

set(packaging ${CMAKE_SOURCE_DIR}/packaging)
set(made ${CMAKE_BINARY_DIR}/packaging)
file(MAKE_DIRECTORY ${made})

# The changelog in the forms that packages want.
set(changelog ${packaging}/CHANGELOG.md)
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${changelog})
string(TIMESTAMP today "%Y-%m-%d" UTC)
foreach(form debian appstream)
  execute_process(
    COMMAND awk -v form=${form} -v version=${PROJECT_VERSION} -v today=${today}
            -v maintainer=${LOOM_MAINTAINER} -f ${CMAKE_CURRENT_LIST_DIR}/changelog.awk ${changelog}
    OUTPUT_VARIABLE changelog_${form} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
if(NOT changelog_debian MATCHES "^latencyloom \\(${PROJECT_VERSION}-1\\)")
  message(FATAL_ERROR "packaging/CHANGELOG.md begins with another version than ${PROJECT_VERSION}")
endif()
file(WRITE ${made}/changelog.Debian "${changelog_debian}")
set(LOOM_RELEASES_XML "${changelog_appstream}")
set(metainfo org.latencyloom.LatencyLoom.metainfo.xml)
configure_file(${packaging}/desktop/${metainfo}.in ${made}/${metainfo} @ONLY)

# The copyright file carries the licence of the bundled font, which is written in the same format.
file(READ ${CMAKE_SOURCE_DIR}/resources/fonts/LICENSE.DejaVu LOOM_FONT_LICENCE)
string(REGEX REPLACE "^.*\nFiles: \\*\n" "Files: resources/fonts/*.ttf\n" LOOM_FONT_LICENCE
       "${LOOM_FONT_LICENCE}")
configure_file(${packaging}/deb/copyright.in ${made}/copyright @ONLY)

# The manual page and the completions are written by the program, which knows its command line.
foreach(document man bash zsh fish)
  add_custom_command(OUTPUT ${made}/latencyloom.${document}
    COMMAND latencyloom --generate ${document} > ${made}/latencyloom.${document}
    DEPENDS latencyloom VERBATIM)
  list(APPEND documents ${made}/latencyloom.${document})
endforeach()
foreach(page latencyloom.man changelog.Debian)
  add_custom_command(OUTPUT ${made}/${page}.gz
    COMMAND gzip -9nc ${made}/${page} > ${made}/${page}.gz DEPENDS ${made}/${page} VERBATIM)
  list(APPEND documents ${made}/${page}.gz)
endforeach()

# Icons in the sizes that desktops ask for, drawn from the scalable ones.
find_program(RSVG_CONVERT rsvg-convert)
if(NOT RSVG_CONVERT)
  message(STATUS "rsvg-convert not found: only scalable icons will be installed (librsvg2-bin)")
endif()
function(loom_icon source context name)
  set(theme ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
  install(FILES ${source} DESTINATION ${theme}/scalable/${context} RENAME ${name}.svg
          COMPONENT program)
  foreach(size 16 22 24 32 48 64 96 128 192 256 512)
    if(RSVG_CONVERT)
      set(icon ${made}/${name}-${size}.png)
      add_custom_command(OUTPUT ${icon}
        COMMAND ${RSVG_CONVERT} -w ${size} -h ${size} -o ${icon} ${source}
        DEPENDS ${source} VERBATIM)
      install(FILES ${icon} DESTINATION ${theme}/${size}x${size}/${context} RENAME ${name}.png
              COMPONENT program)
      list(APPEND icons ${icon})
    endif()
  endforeach()
  add_custom_target(${name}_icons ALL DEPENDS ${icons})
endfunction()
loom_icon(${CMAKE_SOURCE_DIR}/resources/icons/app.svg apps latencyloom)
loom_icon(${packaging}/desktop/scenario.svg mimetypes latencyloom-scenario)
add_custom_target(package_files ALL DEPENDS ${documents} latencyloom_icons
                  latencyloom-scenario_icons)

function(loom_install destination)
  install(FILES ${ARGN} DESTINATION ${destination} COMPONENT program)
endfunction()
set(share ${CMAKE_INSTALL_DATADIR})
set(zsh_completions site-functions)
if(EXISTS /etc/debian_version)
  set(zsh_completions vendor-completions)
endif()
# Whoever built the program alone gets the rest now.
install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" --build \"${CMAKE_BINARY_DIR}\"
  --target latencyloom package_files COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)" COMPONENT program)
install(TARGETS latencyloom RUNTIME COMPONENT program)
loom_install(${share}/applications ${packaging}/desktop/latencyloom.desktop)
loom_install(${share}/metainfo ${made}/${metainfo})
loom_install(${share}/mime/packages ${packaging}/desktop/latencyloom.xml)
loom_install(${CMAKE_INSTALL_MANDIR}/man1 ${made}/latencyloom.man.gz RENAME latencyloom.1.gz)
loom_install(${share}/bash-completion/completions ${made}/latencyloom.bash RENAME latencyloom)
loom_install(${share}/zsh/${zsh_completions} ${made}/latencyloom.zsh RENAME _latencyloom)
loom_install(${share}/fish/vendor_completions.d ${made}/latencyloom.fish)
# What `page` fills, where packaging/web has made it.
install(FILES ${CMAKE_BINARY_DIR}/share/latencyloom/page.html DESTINATION ${share}/latencyloom
        COMPONENT program OPTIONAL)
loom_install(${share}/doc/latencyloom ${made}/copyright ${made}/changelog.Debian.gz)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources/scenarios/ COMPONENT program
        DESTINATION ${share}/doc/latencyloom/examples FILES_MATCHING PATTERN *.loom.json)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/docs/manual/ COMPONENT program
        DESTINATION ${share}/doc/latencyloom/manual FILES_MATCHING PATTERN *.md)
if(LOOM_PYTHON)
  install(FILES ${made}/copyright ${made}/changelog.Debian.gz COMPONENT python
          DESTINATION ${share}/doc/python3-latencyloom)
  install(FILES ${CMAKE_SOURCE_DIR}/docs/python/cusp.ipynb
                ${CMAKE_SOURCE_DIR}/docs/python/figures.ipynb COMPONENT python
          DESTINATION ${share}/doc/python3-latencyloom/examples)
endif()
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE ${changelog} DESTINATION ${share}/doc/latencyloom
        COMPONENT licence)

# The models as a CMake package: find_package(LoomCore), LoomCore::core and LoomCore::gpus.
include(CMakePackageConfigHelpers)
set(loom_core_package ${CMAKE_INSTALL_LIBDIR}/cmake/LoomCore)
set_target_properties(loom_core PROPERTIES EXPORT_NAME core)
set_target_properties(loom_gpus PROPERTIES EXPORT_NAME gpus)
target_compile_features(loom_core INTERFACE $<INSTALL_INTERFACE:cxx_std_20>)
install(TARGETS loom_core loom_gpus EXPORT LoomCore ARCHIVE COMPONENT development
        FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/latencyloom COMPONENT development)
install(FILES ${CMAKE_BINARY_DIR}/generated/core/base/version.h COMPONENT development
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/latencyloom/core/base)
install(EXPORT LoomCore NAMESPACE LoomCore:: FILE LoomCoreTargets.cmake COMPONENT development
        DESTINATION ${loom_core_package})
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/LoomCoreConfig.cmake.in
  ${made}/LoomCoreConfig.cmake INSTALL_DESTINATION ${loom_core_package})
write_basic_package_version_file(${made}/LoomCoreConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${made}/LoomCoreConfig.cmake ${made}/LoomCoreConfigVersion.cmake
        COMPONENT development DESTINATION ${loom_core_package})

set(CPACK_PACKAGE_NAME latencyloom)
set(CPACK_PACKAGE_VENDOR "The LatencyLoom authors")
set(CPACK_PACKAGE_CONTACT ${LOOM_MAINTAINER})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "see how GPUs hide latency")
set(CPACK_PACKAGE_DESCRIPTION
"LatencyLoom shows how GPUs hide latency: drag arithmetic intensity,
occupancy, latencies and throughputs, and watch the bounds on throughput, the
warps needed and the instructions in flight move together. It computes with
the model of V. Volkov's \"Understanding Latency Hiding on GPUs\" for GPUs from
2006 to 2024, exports figures for papers, and answers on the command line.")
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE
    GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_COMPONENTS_ALL program licence)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY ON)
set(CPACK_PACKAGE_FILE_NAME
    latencyloom-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/LoomPackageKinds.cmake)
set(CPACK_LOOM_PYTHON ${LOOM_PYTHON}) # cpack reads no other names
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME latencyloom)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION ${CPACK_PACKAGE_DESCRIPTION})
if(LOOM_PYTHON)
  set(CPACK_COMPONENT_PYTHON_DESCRIPTION
"The models of LatencyLoom as a Python module: bounds on the throughput of a
kernel, warps needed, sweeps into NumPy arrays, and the answers of the
command line as plain values. The window is in the package latencyloom.")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-latencyloom)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SOURCE latencyloom)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
  math(EXPR next_minor "${Python3_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= ${Python3_VERSION_MAJOR}.${Python3_VERSION_MINOR}~), python3 (<< ${Python3_VERSION_MAJOR}.${next_minor}), python3-numpy")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "python3-matplotlib, latencyloom")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA ${packaging}/deb/python/postinst
      ${packaging}/deb/python/prerm)
endif()
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${LOOM_HOMEPAGE})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "clang, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# Sources without git: cpack --config BUILD/CPackSourceConfig.cmake
set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME latencyloom-${PROJECT_VERSION}-source)
set(CPACK_SOURCE_IGNORE_FILES "^${CMAKE_SOURCE_DIR}/(build|shared|\\.git|\\.cache)(/|$)" "/__pycache__/" "/node_modules/")
include(CPack)
