# loom_find(PACKAGE [what find_package takes...] DEBIAN name... FEDORA name... ARCH name...): finds a
# package, or ends with the names of what to install. Ubuntu's names are Debian's.
macro(loom_find package)
  cmake_parse_arguments(loom_find "" "" "DEBIAN;FEDORA;ARCH" ${ARGN})
  find_package(${package} QUIET ${loom_find_UNPARSED_ARGUMENTS})
  if(NOT ${package}_FOUND)
    list(JOIN loom_find_DEBIAN " " loom_find_DEBIAN)
    list(JOIN loom_find_FEDORA " " loom_find_FEDORA)
    list(JOIN loom_find_ARCH " " loom_find_ARCH)
    message(FATAL_ERROR "${package} is missing. ${${package}_NOT_FOUND_MESSAGE}\n"
      "Debian, Ubuntu: apt install ${loom_find_DEBIAN}\n"
      "Fedora: dnf install ${loom_find_FEDORA}\n"
      "Arch: pacman -S ${loom_find_ARCH}\n"
      "On Debian and Ubuntu packaging/install-deps installs all that is needed.")
  endif()
endmacro()
