# Read by cpack for each kind of package: Debian has the text of the licence already, and a package for
# each of the program and the Python module.
if(CPACK_GENERATOR STREQUAL "DEB")
  foreach(tool dpkg-shlibdeps file) # they tell which packages it depends on
    find_program(found_${tool} ${tool})
    if(NOT found_${tool})
      message(FATAL_ERROR "${tool} is missing; on Debian and Ubuntu packaging/install-deps --package installs it")
    endif()
  endforeach()
  set(CPACK_COMPONENTS_GROUPING IGNORE)
  set(CPACK_COMPONENTS_ALL program)
  if(CPACK_LOOM_PYTHON)
    list(APPEND CPACK_COMPONENTS_ALL python)
  endif()
  set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY OFF)
endif()
