# Whether the Python module can be built: Python 3 with NumPy, and pybind11 (Debian, Ubuntu: python3-dev
# python3-numpy pybind11-dev; Fedora: python3-devel python3-numpy pybind11-devel; Arch: python-numpy
# pybind11). The rest builds without.
if(NOT Python3_EXECUTABLE AND EXISTS /usr/bin/python3)
  # pybind11 and NumPy are the system's, so it is for the system's Python unless another is named.
  set(Python3_EXECUTABLE /usr/bin/python3 CACHE FILEPATH "The Python that the module is for")
endif()
find_package(Python3 3.9 QUIET COMPONENTS Interpreter Development.Module)
set(found OFF)
if(Python3_FOUND AND NOT (LOOM_SANITIZE OR LOOM_TSAN OR LOOM_COVERAGE OR LOOM_FUZZ))
  find_package(pybind11 2.6 CONFIG QUIET)
  execute_process(COMMAND ${Python3_EXECUTABLE} -c "import numpy" RESULT_VARIABLE no_numpy
                  OUTPUT_QUIET ERROR_QUIET)
  if(pybind11_FOUND AND no_numpy EQUAL 0)
    set(found ON)
  endif()
endif()
option(LOOM_PYTHON "Build the Python module" ${found})
if(LOOM_PYTHON AND NOT found)
  message(FATAL_ERROR "LOOM_PYTHON is on; Python's headers, NumPy or pybind11 are missing, or it is a "
    "build with sanitizers.\n"
    "Debian, Ubuntu: apt install python3-dev python3-numpy pybind11-dev\n"
    "Fedora: dnf install python3-devel python3-numpy pybind11-devel\n"
    "Arch: pacman -S python-numpy pybind11")
endif()
