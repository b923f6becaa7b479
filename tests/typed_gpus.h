#pragma once

/// GPUs as people type them, and which one is meant: of the command line and of the window's list.

#include <utility>

namespace loom {

inline constexpr std::pair<const char*, const char*> typed_gpus[] = {
    {"RTX 3060", "rtx3060"},
    {"rtx3060", "rtx3060"},
    {"3060", "rtx3060"},
    {"3060 ti", "rtx3060ti"},
    {"RTX 3060 Ti", "rtx3060ti"},
    {"GeForce RTX 4070", "rtx4070"},
    {"4070", "rtx4070"},
    {"4070ti", "rtx4070ti"},
    {"4070 Ti SUPER", "rtx4070tisuper"},
    {"NVIDIA GeForce RTX 4090", "rtx4090"},
    {"nvidia-h100", "h100"},
    {"H100", "h100"},
    {"h100 sxm5", "h100-sxm5"},
    {"Tesla V100", "v100"},
    {"Tesla T4", "t4"},
    {"A100 80GB SXM4", "a100-80"},
    {"a100", "a100"},
    {"RTX A6000", "rtxa6000"},
    {"a6000", "rtxa6000"},
    {"rtx-3080-10GB", "rtx3080-10gb"},
    {"3080 12 gb", "rtx3080-12gb"},
    {"GTX 1060 6GB", "gtx1060-6gb"},
    {"gtx1060 3gb", "gtx1060-3gb"},
    {"gt 1030", "gt1030"},
    {"titan z", "titanz"},
    {"gtx_980", "gtx980"},
    {"980", "gtx980"},
    {"980 Ti", "gtx980ti"},
    {"titan v", "titanv"},
    {"GTX 1650", "gtx1650"},
    {"Quadro RTX 6000", "quadrortx6000"},
    {"RTX 6000 Ada", "rtx6000ada"},
    {"L40S", "l40s"},
    {"GB200", "gb200"},
    {"NVIDIA B100", "b100"},
    {"GTX 1660 Super", "gtx1660super"},
    {"MI300X", "mi300x"},
    {"amd instinct mi300x", "mi300x"},
    {"MI250X", "mi250x"},
    {"mi 210", "mi210"},
    {"RX 7900 XTX", "rx7900xtx"},
    {"7900xtx", "rx7900xtx"},
    {"AMD Radeon RX 6900 XT", "rx6900xt"},
    {"9070 xt", "rx9070xt"},
};

} // namespace loom
