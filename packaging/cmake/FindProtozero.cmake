# Protozero, a header-only reader of protobuf's wire format; it comes without a configuration of CMake.
find_path(PROTOZERO_INCLUDE protozero/pbf_reader.hpp)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Protozero REQUIRED_VARS PROTOZERO_INCLUDE)
if(Protozero_FOUND AND NOT TARGET Protozero::protozero)
  add_library(Protozero::protozero INTERFACE IMPORTED)
  target_include_directories(Protozero::protozero SYSTEM INTERFACE ${PROTOZERO_INCLUDE})
endif()
