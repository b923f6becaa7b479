target triple = "nvptx64-nvidia-cuda"
define void @f() !dbg !3 {
  ret void
}
!llvm.module.flags = !{!0}
!nvvm.annotations = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{void ()* @f, !"kernel", i32 1}
!2 = !DIFile(filename: "a", directory: "b")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, type: !4)
!4 = !{}
