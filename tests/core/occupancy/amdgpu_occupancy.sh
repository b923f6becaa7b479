#!/bin/bash
# Waves per SIMD of AMD's GPUs as LLVM says them ("; Occupancy:" in the assembly of the AMDGPU
# target): one kernel for each work-group size, number of VGPRs and bytes of LDS. Of RDNA in CU
# mode, where a work-group stays on one CU.
#
#     LLC=/usr/lib/llvm-22/bin/llc tests/core/occupancy/amdgpu_occupancy.sh >tests/core/occupancy/amdgpu_occupancy.csv
#
# Needs LLVM 20 or later, which knows gfx950.
set -euo pipefail
llc=${LLC:-llc}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# kernel NAME THREADS VGPRS AGPRS LDS
kernel() {
  local clobbers="~{v$(($3 - 1))}"
  if [ "$4" != 0 ]; then clobbers+=",~{a$(($4 - 1))}"; fi
  local store=
  if [ "$5" != 0 ]; then
    echo "@lds_$1 = internal addrspace(3) global [$5 x i8] poison, align 16"
    store="store volatile i32 0, ptr addrspace(3) @lds_$1"
  fi
  cat <<END
define amdgpu_kernel void @$1() "amdgpu-flat-work-group-size"="$2,$2" {
  call void asm sideeffect "", "$clobbers"()
  $store
  ret void
}
END
}

echo "# $("$llc" --version | grep -o 'LLVM version .*'), by amdgpu_occupancy.sh"
echo target,threads,vgprs,lds,waves_per_simd
for target in gfx908 gfx90a gfx942 gfx950 gfx1030 gfx1100 gfx1200 gfx1201; do
  case $target in
  gfx1*) wave=32 simds=2 file=1024 unit=1024 ;;
  *) wave=64 simds=4 file=512 unit=512 ;;
  esac
  case $target in
  gfx908) file=256 ;;
  gfx950) unit=1280 ;;
  gfx11* | gfx12*) file=1536 ;;
  esac
  module=$folder/$target.ll
  echo 'target triple = "amdgcn-amd-amdhsa"' >"$module"
  for threads in $wave 128 192 256 512 1024; do
    for vgprs in 8 24 25 32 40 48 64 65 72 84 96 112 128 129 160 168 192 256 384 512; do
      # What of them is accumulation registers, where those are of the same file.
      agprs=$((vgprs > 256 ? vgprs - 256 : 0))
      if [ $((threads / wave + simds - 1)) -ge $((simds * (file / ((vgprs + 23) / 24 * 24) + 1))) ]; then continue; fi
      if [ $agprs != 0 ] && { [ $wave = 32 ] || [ $target = gfx908 ]; }; then continue; fi
      for lds in 0 8 25 50; do
        bytes=$((lds * unit))
        kernel "t${threads}_v${vgprs}_l${bytes}" "$threads" $((vgprs - agprs)) $agprs $bytes >>"$module"
      done
    done
  done
  mode=
  if [ $wave = 32 ]; then mode=-mattr=+cumode; fi
  "$llc" -mcpu=$target $mode "$module" -o "$folder/$target.s"
  awk -v target=$target '
    /^t[0-9]+_v[0-9]+_l[0-9]+:/ { split(substr($1, 2), name, /_v|_l|:/) }
    /^; (Total)?NumVgprs:/ { vgprs = $3 }
    /^; Occupancy:/ { print target "," name[1] "," vgprs "," name[3] "," $3 }' "$folder/$target.s"
done
