"""Writes the wheel of the Python package that a build has: write_wheel.py BUILD FOLDER.

Without a network and without setuptools: a wheel is a zip with the hashes of what is in it.
"""

import base64
import hashlib
import pathlib
import subprocess
import sys
import sysconfig
import tempfile
import zipfile

build, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
package = build / "python" / "latencyloom"
info = next((build / "python").glob("latencyloom-*.dist-info"))
extension = next(package.glob("_core*.so"))
interpreter = "cp%d%d" % sys.version_info[:2]
tag = f"{interpreter}-{interpreter}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"

files = {f"latencyloom/{path.name}": path.read_bytes() for path in sorted(package.iterdir())
         if path.suffix in (".py", ".pyi", ".typed") or path.name == "py.typed"}
page = build / "share" / "latencyloom" / "page.html"  # where packaging/web has made it
if page.exists():
    files["latencyloom/page.html"] = page.read_bytes()
with tempfile.TemporaryDirectory() as place:
    stripped = pathlib.Path(place) / extension.name
    try:
        subprocess.run(["strip", "--strip-unneeded", "-o", stripped, extension], check=True)
    except OSError:
        stripped = extension
    files[f"latencyloom/{extension.name}"] = stripped.read_bytes()
files[f"{info.name}/METADATA"] = (info / "METADATA").read_bytes()
files[f"{info.name}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: latencyloom\n"
                               f"Root-Is-Purelib: false\nTag: {tag}\n").encode()
record = ""
for name, data in files.items():
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    record += f"{name},sha256={digest},{len(data)}\n"
files[f"{info.name}/RECORD"] = (record + f"{info.name}/RECORD,,\n").encode()

folder.mkdir(parents=True, exist_ok=True)
wheel = folder / f"{info.name.removesuffix('.dist-info')}-{tag}.whl"
with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
    for name, data in files.items():
        entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = (0o755 if name.endswith(".so") else 0o644) << 16
        archive.writestr(entry, data)
print(wheel)
