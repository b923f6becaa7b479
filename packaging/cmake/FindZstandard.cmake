# Zstandard; not every system has its configuration of CMake.
find_path(ZSTANDARD_INCLUDE zstd.h)
find_library(ZSTANDARD_LIBRARY zstd)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Zstandard REQUIRED_VARS ZSTANDARD_LIBRARY ZSTANDARD_INCLUDE)
if(Zstandard_FOUND AND NOT TARGET Zstandard::zstd)
  add_library(Zstandard::zstd UNKNOWN IMPORTED)
  set_target_properties(Zstandard::zstd PROPERTIES IMPORTED_LOCATION ${ZSTANDARD_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${ZSTANDARD_INCLUDE})
endif()
