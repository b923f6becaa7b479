target triple = "nvptx64-nvidia-cuda"
define void @f() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void ()* @f, !"kernel", i32 1}
