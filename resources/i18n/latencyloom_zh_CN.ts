<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>LatencyLoom</name>
    <message numerus="yes">
        <source>%n pass</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word</source>
        <translation>
            <numerusform>%n 个字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n 个字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bank</source>
        <translation>
            <numerusform>%n 个 bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n banks</source>
        <translation>
            <numerusform>%n 个 bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thread</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n broadcast</source>
        <translation>
            <numerusform>%n 次广播</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n broadcasts</source>
        <translation>
            <numerusform>%n 次广播</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair of words at once</source>
        <translation>
            <numerusform>%n 对字同时供给</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of words at once</source>
        <translation>
            <numerusform>%n 对字同时供给</numerusform>
        </translation>
    </message>
    <message>
        <source>memory</source>
        <comment>its words</comment>
        <translation>内存</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>并发度</translation>
    </message>
    <message>
        <source>Instructions in flight by kind against arithmetic intensity, at the needed and at the current occupancy. Arrow keys move α.</source>
        <translation>在所需占用率和当前占用率下，各类执行中指令数随算术强度的变化。方向键移动 α。</translation>
    </message>
    <message>
        <source>the horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Point of the chart</source>
        <translation>图中的点</translation>
    </message>
    <message>
        <source>%1, %2 warps/SM
%3 arithmetic + %4 %5 in flight
latency × throughput of each</source>
        <translation>%1，%2 warp/SM
执行中：算术 %3 + %5 %4
各为延迟 × 吞吐率</translation>
    </message>
    <message>
        <source>%1
%2 in flight per SM</source>
        <translation>%1
每个 SM 执行中：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>
%1 KiB in flight from DRAM</source>
        <translation>
来自 DRAM 的在途数据 %1 KiB</translation>
    </message>
    <message>
        <source>Cusp</source>
        <translation>尖点</translation>
    </message>
    <message>
        <source>Warps needed to hide latency against arithmetic intensity. Left and right move α, up and down move the occupancy.</source>
        <translation>隐藏延迟所需的 warp 数随算术强度的变化。左右键移动 α，上下键移动占用率。</translation>
    </message>
    <message>
        <source>Occupancy in</source>
        <translation>占用率单位</translation>
    </message>
    <message>
        <source>%1 needs %2 %3%4
%5
L·min = %6 cycles · %7 IPC/SM</source>
        <translation>%1 需要 %2 %3%4
%5
L·min = %6 周期 · %7 IPC/SM</translation>
    </message>
    <message>
        <source>%1 needs %2 %3%4
limited by %5 then</source>
        <translation>%1 需要 %2 %3%4
此时受限于%5</translation>
    </message>
    <message>
        <source> (%1 % of %2)</source>
        <translation>（%2 的 %1 %）</translation>
    </message>
    <message>
        <source>unknown figure &apos;%1&apos;%2; &apos;latencyloom figure list&apos; names all of them</source>
        <translation>未知的图 &apos;%1&apos;%2；&apos;latencyloom figure list&apos; 会列出全部</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>矩阵乘积</translation>
    </message>
    <message>
        <source>Fourier transform</source>
        <translation>傅里叶变换</translation>
    </message>
    <message>
        <source>Back-propagation</source>
        <translation>反向传播</translation>
    </message>
    <message>
        <source>In the last row the survey names the instruction to come, 0070, which its listing does not show.</source>
        <translation>综述在最后一行写的是下一条指令 0070，而其代码清单中没有它。</translation>
    </message>
    <message>
        <source>Moves and multiply-adds take turns at two dispatch ports</source>
        <translation>数据移动与乘加轮流使用两个分派端口</translation>
    </message>
    <message>
        <source>A stall count of 4 keeps a result from being read too early</source>
        <translation>停顿数 4 使结果不会被过早读取</translation>
    </message>
    <message>
        <source>01e0 follows IMAD.X, whose result it reads, after 5 cycles, and 01f0 follows ISETP after 4: the survey takes IMAD.X to need a cycle more.</source>
        <translation>01e0 读取 IMAD.X 的结果，在其后 5 个周期发射；01f0 在 ISETP 之后 4 个周期发射：该综述据此认为 IMAD.X 多需要一个周期。</translation>
    </message>
    <message>
        <source>Comparisons that wait for predicates</source>
        <translation>等待谓词的比较指令</translation>
    </message>
    <message>
        <source>In cycles 2 and 3 the survey names the instruction to come, in its other tables the last one.</source>
        <translation>综述在第 2、3 周期写的是下一条指令，在其他表中写的则是上一条。</translation>
    </message>
    <message>
        <source>Dependent multiplications follow each other after four cycles</source>
        <translation>相互依赖的乘法每隔四个周期一条</translation>
    </message>
    <message>
        <source>Memory accesses leave the SM through its load/store units; the interconnect brings each transaction to its memory controller. The SM is replicated across the chip.</source>
        <translation>访存指令经 SM 的加载/存储单元离开 SM；互连网络把每个事务送到相应的内存控制器。SM 在整个芯片上重复排布。</translation>
    </message>
    <message>
        <source>A GPU has graphics processing clusters, these have texture processing clusters of SMs and texture units; L2 cache and memory are shared by all. One of each cluster is shown.</source>
        <translation>GPU 由图形处理簇（GPC）组成，其中有包含 SM 和纹理单元的纹理处理簇（TPC）；L2 缓存和内存由全体共享。每种簇只画出一个。</translation>
    </message>
    <message>
        <source>An SM has processing blocks, each with a warp scheduler, dispatch units and cores; caches and shared memory are shared by them.</source>
        <translation>SM 由若干处理块组成，每块有 warp 调度器、分派单元和核心；缓存和共享内存由各块共享。</translation>
    </message>
    <message>
        <source>Memory wall</source>
        <translation>内存墙</translation>
    </message>
    <message>
        <source>Warps needed</source>
        <translation>所需 warp 数</translation>
    </message>
    <message>
        <source>Latency and throughput</source>
        <translation>延迟与吞吐率</translation>
    </message>
    <message>
        <source>Cusp through time</source>
        <translation>历代尖点</translation>
    </message>
    <message>
        <source>Latency roof</source>
        <translation>延迟屋顶</translation>
    </message>
    <message>
        <source>arithmetic intensity α</source>
        <comment>beside a long unit</comment>
        <translation>算术强度 α</translation>
    </message>
    <message>
        <source>rows of another shape</source>
        <translation>列数不同的行</translation>
    </message>
    <message>
        <source>missing numbers</source>
        <translation>缺少的数</translation>
    </message>
    <message>
        <source>cells that are no number</source>
        <translation>不是数的单元格</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>infinities</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>negative throughputs</source>
        <translation>负的吞吐率</translation>
    </message>
    <message>
        <source>numbers out of range</source>
        <translation>超出范围的数</translation>
    </message>
    <message>
        <source>throughputs that their unit cannot give</source>
        <translation>该单位无法给出的吞吐率</translation>
    </message>
    <message>
        <source>wrong error bars</source>
        <translation>错误的误差棒</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>Problem size</source>
        <translation>问题规模</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>busiest unit</source>
        <translation>最忙单元</translation>
    </message>
    <message>
        <source>Kleimenov-Popova</source>
        <translation>Kleimenov-Popova</translation>
    </message>
    <message>
        <source>Hong-Kim</source>
        <translation>Hong-Kim</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>gradual saturation</source>
        <translation>渐进饱和</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>吞吐率</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>时钟频率</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>访存</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>bytes from the function&apos;s start, hexadecimal; ⚠: a read is not proved</source>
        <translation>自函数起点的字节数，十六进制；⚠：某次读取未能证明</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>停顿</translation>
    </message>
    <message>
        <source>cycles until the warp may issue its next instruction</source>
        <translation>到该 warp 可发射下一条指令的周期数</translation>
    </message>
    <message>
        <source>yield</source>
        <translation>让出</translation>
    </message>
    <message>
        <source>Y: the scheduler should turn to another warp</source>
        <translation>Y：调度器应转向另一个 warp</translation>
    </message>
    <message>
        <source>write</source>
        <translation>写</translation>
    </message>
    <message>
        <source>barrier that is set until the result is written</source>
        <translation>在结果写入之前设置的屏障</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读</translation>
    </message>
    <message>
        <source>barrier that is set until the operands are read</source>
        <translation>在操作数读取之前设置的屏障</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>barriers that are waited for</source>
        <translation>所等待的屏障</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation>重用</translation>
    </message>
    <message>
        <source>source operands that are kept in the reuse cache</source>
        <translation>保留在重用缓存中的源操作数</translation>
    </message>
    <message>
        <source>instruction</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>blue memory, red arithmetic, green special functions, grey control</source>
        <translation>蓝：访存，红：算术，绿：特殊函数，灰：控制</translation>
    </message>
    <message>
        <source>live</source>
        <translation>活跃</translation>
    </message>
    <message>
        <source>live registers</source>
        <translation>活跃寄存器</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>when it issues, from its block&apos;s first issue; ≥: or later, where a number is not known</source>
        <translation>何时发射，从其基本块的第一次发射算起；≥：或更晚，因为某个数值未知</translation>
    </message>
    <message>
        <source>cycles until a dependent instruction can issue; loads are taken to be served by DRAM</source>
        <translation>到依赖它的指令可以发射为止的周期数；加载按由 DRAM 服务计</translation>
    </message>
    <message>
        <source>1/IPC</source>
        <translation>1/IPC</translation>
    </message>
    <message>
        <source>reciprocal throughput: cycles between two of them on an SM that executes nothing else</source>
        <translation>倒数吞吐量：SM 不执行其他指令时，两条之间的周期数</translation>
    </message>
    <message>
        <source>stalls</source>
        <translation>停顿</translation>
    </message>
    <message>
        <source>cycles that one warp alone waits before it; ●: on the critical chain of its loop</source>
        <translation>单独一个 warp 在它之前等待的周期数；●：在其循环的关键链上</translation>
    </message>
    <message>
        <source>0 1 2 3 4 5</source>
        <translation>0 1 2 3 4 5</translation>
    </message>
    <message>
        <source>barriers 0 to 5, a lane each: ● set for a result, ○ for operands, ▶ waited for; dashed by way of a loop</source>
        <translation>屏障 0 到 5，各占一列：● 为结果而设，○ 为操作数而设，▶ 等待；虚线为跨循环</translation>
    </message>
    <message>
        <source>port, cycle by cycle</source>
        <translation>端口，逐周期</translation>
    </message>
    <message>
        <source>bar: its port is taken; line: until the next instruction; //: a long wait, drawn shorter</source>
        <translation>条：其端口被占用；线：直到下一条指令；//：长的等待，画得较短</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a cache and its reach</comment>
        <translation>%1，至 %2</translation>
    </message>
    <message>
        <source>SFU limit</source>
        <translation>SFU 上限</translation>
    </message>
    <message>
        <source>shared memory limit</source>
        <translation>共享内存上限</translation>
    </message>
    <message>
        <source>SFU throughput</source>
        <translation>SFU 吞吐率</translation>
    </message>
    <message>
        <source>shared memory throughput</source>
        <translation>共享内存吞吐率</translation>
    </message>
    <message>
        <source>arithmetic throughput</source>
        <translation>算术吞吐率</translation>
    </message>
    <message>
        <source>share of the peak throughput</source>
        <translation>占峰值吞吐率的比例</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>达不到</translation>
    </message>
    <message>
        <source>no saturation</source>
        <translation>无饱和</translation>
    </message>
    <message>
        <source>saturation</source>
        <translation>饱和</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>one SM alone</source>
        <translation>仅单个 SM</translation>
    </message>
    <message>
        <source>CUDA guide</source>
        <translation>CUDA 指南</translation>
    </message>
    <message>
        <source>no arithmetic latency</source>
        <translation>忽略算术延迟</translation>
    </message>
    <message>
        <source>no bandwidth limit</source>
        <translation>忽略带宽限制</translation>
    </message>
    <message>
        <source>refined guide</source>
        <translation>改进的指南</translation>
    </message>
    <message>
        <source>guide + latency</source>
        <translation>指南 + 延迟</translation>
    </message>
    <message>
        <source>Sim</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>latencies overlap</source>
        <translation>延迟相互重叠</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>Song</translation>
    </message>
    <message>
        <source>Zhang-Owens</source>
        <translation>Zhang-Owens</translation>
    </message>
    <message>
        <source>latencies in isolation</source>
        <translation>孤立地看延迟</translation>
    </message>
    <message>
        <source>GPUMech</source>
        <translation>GPUMech</translation>
    </message>
    <message>
        <source>queue too long</source>
        <translation>队列过长</translation>
    </message>
    <message>
        <source>adding</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>warps do not overlap</source>
        <translation>warp 不重叠</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>roofline</translation>
    </message>
    <message>
        <source>no latency</source>
        <translation>忽略延迟</translation>
    </message>
    <message>
        <source>shared memory</source>
        <comment>short: over a narrow bar</comment>
        <translation>共享内存</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n 个线程块</numerusform>
        </translation>
    </message>
    <message>
        <source>the same on both sides</source>
        <translation>两侧相同</translation>
    </message>
    <message>
        <source>the same instruction with another control code</source>
        <translation>同一指令，控制码不同</translation>
    </message>
    <message>
        <source>the same opcode with other operands or modifiers</source>
        <translation>同一操作码，操作数或修饰符不同</translation>
    </message>
    <message>
        <source>on the left only</source>
        <translation>只在左侧</translation>
    </message>
    <message>
        <source>on the right only</source>
        <translation>只在右侧</translation>
    </message>
    <message>
        <source>first of its block</source>
        <translation>所在基本块的首条</translation>
    </message>
    <message>
        <source>as the stall count before it allows</source>
        <translation>由前一条的停顿数决定</translation>
    </message>
    <message>
        <source>held back by its port, which was taken</source>
        <translation>因端口被占用而推迟</translation>
    </message>
    <message>
        <source>held back by a barrier</source>
        <translation>因屏障而推迟</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>axis</comment>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐率</translation>
    </message>
    <message>
        <source>Throughput bounds against occupancy or arithmetic intensity. Arrow keys move the operating point.</source>
        <translation>吞吐率界限随占用率或算术强度的变化。方向键移动工作点。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Throughput in</source>
        <translation>吞吐率单位</translation>
    </message>
    <message>
        <source>%1, %2 warps/SM
%3 %4, %5 % of the peak
%6</source>
        <translation>%1，%2 warp/SM
%3 %4，峰值的 %5 %
%6</translation>
    </message>
    <message>
        <source>%1, %2 warps/SM</source>
        <translation>%1，%2 warp/SM</translation>
    </message>
    <message>
        <source>%1
%2 iterations/cycle/SM, %3 % of the peak
limited by %4</source>
        <translation>%1
%2 次迭代/周期/SM，峰值的 %3 %
受限于%4</translation>
    </message>
    <message>
        <source>%1 n·ILP/L = %2·%3/%4</source>
        <translation>%1 n·ILP/L = %2·%3/%4</translation>
    </message>
    <message>
        <source>%1 = %2 IPC/SM</source>
        <translation>%1 = %2 IPC/SM</translation>
    </message>
    <message>
        <source>%1 alu_thru = %2</source>
        <translation>%1 alu_thru = %2</translation>
    </message>
    <message>
        <source>%1 alu_thru/α = %2</source>
        <translation>%1 alu_thru/α = %2</translation>
    </message>
    <message>
        <source>%1 issue_thru = %2</source>
        <translation>%1 issue_thru = %2</translation>
    </message>
    <message>
        <source>%1 issue_thru/(α+%2) = %3</source>
        <translation>%1 issue_thru/(α+%2) = %3</translation>
    </message>
    <message>
        <source>parameter lower</source>
        <translation>参数减小</translation>
    </message>
    <message>
        <source>parameter higher</source>
        <translation>参数增大</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>0.125 a partition</source>
        <translation>每分区 0.125</translation>
    </message>
    <message>
        <source>0.9986 at stride 1 with 32 warps</source>
        <translation>步长 1、32 个 warp 时为 0.9986</translation>
    </message>
    <message>
        <source>0.9986 with loads of 4 bytes and 32 warps</source>
        <translation>4 字节加载、32 个warp时为 0.9986</translation>
    </message>
    <message>
        <source>1 to 8 loads a warp in flight</source>
        <translation>每 warp 1 至 8 个未完成的加载</translation>
    </message>
    <message>
        <source>128 cores / 32 threads; 3.86 are reached beside a loop on H200</source>
        <translation>128 个核心 / 32 个线程；H200 上连同循环达到 3.86</translation>
    </message>
    <message>
        <source>128 lanes / 32 threads; 124.7 lanes are measured on a B200</source>
        <translation>128 条通道 / 32 个线程；B200 上测得 124.7 条</translation>
    </message>
    <message>
        <source>128 results / 32 threads</source>
        <translation>128 个结果 / 32 个线程</translation>
    </message>
    <message>
        <source>13 to 15</source>
        <translation>13 至 15</translation>
    </message>
    <message>
        <source>16 SFUs / 32 threads says the same</source>
        <translation>16 个 SFU / 32 个线程得出相同结果</translation>
    </message>
    <message>
        <source>16 bytes a lane</source>
        <translation>每个线程 16 字节</translation>
    </message>
    <message>
        <source>16 results / 32 threads</source>
        <translation>16 个结果 / 32 个线程</translation>
    </message>
    <message>
        <source>16 units / 32 threads</source>
        <translation>16 个单元 / 32 个线程</translation>
    </message>
    <message>
        <source>16 units / 32 threads says the same</source>
        <translation>16 个单元 / 32 个线程所得相同</translation>
    </message>
    <message>
        <source>17 on H200 (MUFU.RSQ)</source>
        <translation>H200 上为 17（MUFU.RSQ）</translation>
    </message>
    <message>
        <source>18 in arXiv:1905.08778, 23.5 in mt4g with code for the address</source>
        <translation>arXiv:1905.08778 为 18，mt4g 连同地址代码为 23.5</translation>
    </message>
    <message>
        <source>192 results / 32 threads</source>
        <translation>192 个结果 / 32 个线程</translation>
    </message>
    <message>
        <source>2 schedulers; dual issue is left out</source>
        <translation>2 个调度器；不计双发射</translation>
    </message>
    <message>
        <source>202.8 near and 408 far in arXiv:2501.12084 (A100 PCIe)</source>
        <translation>arXiv:2501.12084（A100 PCIe）中近端 202.8、远端 408</translation>
    </message>
    <message>
        <source>22 ± 1; its table has 19; 23 on RTX 2070</source>
        <translation>22 ± 1；其表格为 19；RTX 2070 上为 23</translation>
    </message>
    <message>
        <source>23 on M60, 24 on TITAN X, 28 on GM107</source>
        <translation>M60 上为 23，TITAN X 上为 24，GM107 上为 28</translation>
    </message>
    <message>
        <source>231 to 233</source>
        <translation>231 到 233</translation>
    </message>
    <message>
        <source>25 % is 16 warps/SM</source>
        <translation>25 % 即 16 warp/SM</translation>
    </message>
    <message>
        <source>25 % is 6 warps/SM</source>
        <translation>25 % 即 6 warp/SM</translation>
    </message>
    <message>
        <source>25 in arXiv:1905.08778</source>
        <translation>arXiv:1905.08778 为 25</translation>
    </message>
    <message>
        <source>251 to 254</source>
        <translation>251 到 254</translation>
    </message>
    <message>
        <source>2560 cores / 40 SMs says the same</source>
        <translation>2560 个核心 / 40 个 SM 得出相同结果</translation>
    </message>
    <message>
        <source>26 on K80 and K40m</source>
        <translation>K80 与 K40m 上为 26</translation>
    </message>
    <message>
        <source>26 on K80 too</source>
        <translation>K80 上也是 26</translation>
    </message>
    <message>
        <source>262 to 287 cycles in the L2, one line per page of 2 MiB</source>
        <translation>在 L2 中为 262 到 287 周期，每 2 MiB 页一行</translation>
    </message>
    <message>
        <source>265.5 cycles there, 267.8 at 21941 KiB and 320 at 26551 KiB</source>
        <translation>该处 265.5 周期，21941 KiB 处 267.8，26551 KiB 处 320</translation>
    </message>
    <message>
        <source>276.4 to 277.5 from 585 KiB to 17.3 MiB</source>
        <translation>585 KiB 到 17.3 MiB 之间为 276.4 到 277.5</translation>
    </message>
    <message>
        <source>277 cycles at 17.3 MiB, 309 at 22.5 MiB</source>
        <translation>17.3 MiB 处 277 周期，22.5 MiB 处 309</translation>
    </message>
    <message>
        <source>279.4 to 281.4 from 346 KiB on</source>
        <translation>从 346 KiB 起为 279.4 到 281.4</translation>
    </message>
    <message>
        <source>28 in Mei and Chu, whose chain includes more than the load</source>
        <translation>Mei 与 Chu 中为 28，其链不止包含加载</translation>
    </message>
    <message>
        <source>281 cycles at 22.5 MiB, 386 at 29.2 MiB</source>
        <translation>22.5 MiB 处 281 周期，29.2 MiB 处 386</translation>
    </message>
    <message>
        <source>287 cycles at 808 MiB, 288 at 1090 MiB: the step is small and gradual</source>
        <translation>808 MiB 处 287 周期，1090 MiB 处 288：台阶小而平缓</translation>
    </message>
    <message>
        <source>29 in arXiv:2402.13499, whose loop adds about 6</source>
        <translation>arXiv:2402.13499 为 29，其循环约多出 6</translation>
    </message>
    <message>
        <source>296 of T4 is a TLB hit and is no part of it</source>
        <translation>T4 的 296 是 TLB 命中，不计入</translation>
    </message>
    <message>
        <source>32 results / 32 threads</source>
        <translation>32 个结果 / 32 个线程</translation>
    </message>
    <message>
        <source>32 results of a shuffle / 32 threads; 32 LD/ST units</source>
        <translation>shuffle 的 32 个结果 / 32 个线程；32 个 LD/ST 单元</translation>
    </message>
    <message>
        <source>32.0 cycles at 205 KiB, 120 at 266 KiB</source>
        <translation>205 KiB 处 32.0 周期，266 KiB 处 120</translation>
    </message>
    <message>
        <source>32.028 up to 205 KiB</source>
        <translation>直到 205 KiB 均为 32.028</translation>
    </message>
    <message>
        <source>32.1 cycles at 205 KiB, 216 at 266 KiB</source>
        <translation>205 KiB 处 32.1 周期，266 KiB 处 216</translation>
    </message>
    <message>
        <source>33 in arXiv:2501.12084 (A100 PCIe) and in Abdelkhalik et al.</source>
        <translation>arXiv:2501.12084（A100 PCIe）和 Abdelkhalik 等人均为 33</translation>
    </message>
    <message>
        <source>34.8 cycles there, 134 at 239 KiB</source>
        <translation>该处 34.8 周期，239 KiB 处 134</translation>
    </message>
    <message>
        <source>4 in all of cuBLAS too (cicuvc/nvidia-sass-document)</source>
        <translation>整个 cuBLAS 中也是 4（cicuvc/nvidia-sass-document）</translation>
    </message>
    <message>
        <source>4 issues of 4 cycles: rsq, exp, sin</source>
        <translation>4 次发射，各 4 个周期：rsq、exp、sin</translation>
    </message>
    <message>
        <source>4 schedulers, each able to issue two independent instructions of a warp; GK104 has the same</source>
        <translation>4 个调度器，每个可发射同一 warp 的两条独立指令；GK104 相同</translation>
    </message>
    <message>
        <source>4 schedulers, one instruction per cycle each</source>
        <translation>4 个调度器，各每周期一条指令</translation>
    </message>
    <message>
        <source>4 schedulers; dual issue is left out</source>
        <translation>4 个调度器；不计双发射</translation>
    </message>
    <message>
        <source>4 warps/scheduler at 16 warps/SM (thesis §2.11) says the same</source>
        <translation>16 warp/SM 时每调度器 4 个 warp（论文 §2.11）得出相同结果</translation>
    </message>
    <message>
        <source>4-byte words, stride 1</source>
        <translation>4 字节字，步长 1</translation>
    </message>
    <message>
        <source>4.04 from issue to use; 4 in arXiv:2507.10789</source>
        <translation>从发射到使用为 4.04；arXiv:2507.10789 为 4</translation>
    </message>
    <message>
        <source>4.13 on TITAN V (accel-sim)</source>
        <translation>TITAN V 上为 4.13（accel-sim）</translation>
    </message>
    <message>
        <source>461 to 467</source>
        <translation>461 到 467</translation>
    </message>
    <message>
        <source>48 GB with ECC</source>
        <translation>48 GB，带 ECC</translation>
    </message>
    <message>
        <source>5-point stencil: of five loads one comes from DRAM, one from L2, three from L1</source>
        <translation>5 点模板：五次加载中一次来自 DRAM，一次来自 L2，三次来自 L1</translation>
    </message>
    <message>
        <source>511.5 to 516.6 at 38 and 49 MiB</source>
        <translation>38 和 49 MiB 处为 511.5 到 516.6</translation>
    </message>
    <message>
        <source>521.0 to 522.1 at 29 and 38 MiB</source>
        <translation>29 和 38 MiB 处为 521.0 到 522.1</translation>
    </message>
    <message>
        <source>551 to 575 elsewhere</source>
        <translation>别处为 551 至 575</translation>
    </message>
    <message>
        <source>571 in arXiv:2501.12084, whose chase may fit the TLB</source>
        <translation>arXiv:2501.12084 为 571，其追逐可能未超出 TLB</translation>
    </message>
    <message>
        <source>6 in arXiv:1905.08778</source>
        <translation>arXiv:1905.08778 为 6</translation>
    </message>
    <message>
        <source>6 in arXiv:1905.08778 (TITAN X) and of Andersch et al. (GM107), too</source>
        <translation>arXiv:1905.08778（TITAN X）与 Andersch 等（GM107）也是 6</translation>
    </message>
    <message>
        <source>60 MiB in two partitions; at 64 MiB the latency is on its way to the DRAM’s, which it reaches at about 85 MiB</source>
        <translation>60 MiB，分为两个分区；64 MiB 时延迟正趋向 DRAM 的延迟，约 85 MiB 时达到</translation>
    </message>
    <message>
        <source>64 results / 32 threads</source>
        <translation>64 个结果 / 32 个线程</translation>
    </message>
    <message>
        <source>650 cycles from 125026 KiB on, rising to 658 at 1529075 KiB</source>
        <translation>从 125026 KiB 起 650 周期，到 1529075 KiB 升至 658</translation>
    </message>
    <message>
        <source>656 on H800 PCIe in arXiv:2501.12084</source>
        <translation>arXiv:2501.12084 中 H800 PCIe 为 656</translation>
    </message>
    <message>
        <source>658.7 to 664.0 from 83 MiB to 681 MiB</source>
        <translation>从 83 MiB 到 681 MiB 为 658.7 到 664.0</translation>
    </message>
    <message>
        <source>679.4 to 688.1 from 64 MiB to 681 MiB</source>
        <translation>64 MiB 到 681 MiB 之间为 679.4 到 688.1</translation>
    </message>
    <message>
        <source>69.7 % of 732, printed as 69.6 %</source>
        <translation>732 的 69.7 %，原文印作 69.6 %</translation>
    </message>
    <message>
        <source>79.4 % of 160, printed as 79.3 %</source>
        <translation>160 的 79.4 %，原文印作 79.3 %</translation>
    </message>
    <message>
        <source>79.6 % of 240, printed as 77.5 %</source>
        <translation>240 的 79.6 %，原文印作 77.5 %</translation>
    </message>
    <message>
        <source>8 loads a warp in flight</source>
        <translation>每warp 8 个加载在途</translation>
    </message>
    <message>
        <source>848 with the clock free, 810 with it locked at 2032 MHz</source>
        <translation>频率自由时 848，锁定在 2032 MHz 时 810</translation>
    </message>
    <message>
        <source>9 in arXiv:1905.08778 (K40m) and of Andersch et al. (GK104), too</source>
        <translation>arXiv:1905.08778（K40m）与 Andersch 等（GK104）也是 9</translation>
    </message>
    <message>
        <source>A load of the LDS, at 2200 MHz</source>
        <translation>LDS 的一次加载，2200 MHz 时</translation>
    </message>
    <message>
        <source>A wavefront of 64 lanes takes 4 cycles on a SIMD of 16; the next one, which needs the result, may follow</source>
        <translation>64 个通道的波前在 16 宽的 SIMD 上占 4 个周期；需要结果的下一条指令可紧随其后</translation>
    </message>
    <message>
        <source>Address translation</source>
        <translation>地址转换</translation>
    </message>
    <message>
        <source>Announced by NVIDIA, hardly sold: no measurement of one was found.</source>
        <translation>NVIDIA 发布过，但几乎没有销售：没有找到在它上面的测量。</translation>
    </message>
    <message>
        <source>As the B200; TechPowerUp has 132 on each of two dies</source>
        <translation>与 B200 相同；TechPowerUp 说两个裸片各有 132 个</translation>
    </message>
    <message>
        <source>Assumed to be as on GFX11; the model of GFX12 was not at hand</source>
        <translation>假定与 GFX11 相同；手头没有 GFX12 的模型</translation>
    </message>
    <message>
        <source>At 2560 MHz</source>
        <translation>在 2560 MHz 下</translation>
    </message>
    <message>
        <source>At least: it still rises where the SM is full</source>
        <translation>至少：SM 已满时仍在上升</translation>
    </message>
    <message>
        <source>At most 0.5. 32 banks of 32 bits, each serving one access per 2 cycles; the measured peak is not known</source>
        <translation>至多 0.5。32 个 32 位 bank，每个每 2 周期服务一次访问；实测峰值未知</translation>
    </message>
    <message>
        <source>At most 1, for one result per SFU and cycle (thesis §2.7). 32 SFUs / 32 threads</source>
        <translation>至多 1，按每个 SFU 每周期一个结果计（论文 §2.7）。32 个 SFU / 32 个线程</translation>
    </message>
    <message>
        <source>At most 1, for one result per SFU and cycle (thesis §2.7). 32 SFUs / 32 threads; the thesis measures lower saturated throughputs, which it puts down to issue (§4.7)</source>
        <translation>至多 1，按每个 SFU 每周期一个结果计（论文 §2.7）。32 个 SFU / 32 个线程；论文实测的饱和吞吐率更低，将其归因于发射（§4.7）</translation>
    </message>
    <message>
        <source>At most 1. 32 banks of 32 bits, each serving one access per cycle; the measured peak is not known</source>
        <translation>至多 1。32 个 32 位 bank，每个每周期服务一次访问；实测峰值未知</translation>
    </message>
    <message>
        <source>At most 1. 32 banks, each serving one access per cycle; the measured peak is not known</source>
        <translation>至多 1。32 个 bank，每个每周期服务一次访问；实测峰值未知</translation>
    </message>
    <message>
        <source>At most 128. What is left when the shared memory takes nothing</source>
        <translation>至多 128。共享内存不占用时余下的部分</translation>
    </message>
    <message>
        <source>At most 192. What is left when the shared memory takes nothing</source>
        <translation>至多 192。共享内存不占用时余下的部分</translation>
    </message>
    <message>
        <source>At most 20480. One of the two partitions; where the latency leaves 213 cycles is not published</source>
        <translation>至多 20480。两个分区之一；延迟从何处开始偏离 213 周期未见发表</translation>
    </message>
    <message>
        <source>At most 4: 4 schedulers, one instruction per cycle each; fadd_only.csv has what FADDs reach</source>
        <translation>至多 4：4 个调度器，每个每周期一条指令；FADD 达到的值见 fadd_only.csv</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B/cycle</source>
        <translation>B/周期</translation>
    </message>
    <message>
        <source>B/cycle/SM</source>
        <translation>B/周期/SM</translation>
    </message>
    <message>
        <source>Bandwidths</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Banks of shared memory</source>
        <translation>共享内存的 bank</translation>
    </message>
    <message>
        <source>Black-Scholes: price of a call and a put from three numbers</source>
        <translation>Black-Scholes：由三个数得到看涨和看跌期权的价格</translation>
    </message>
    <message>
        <source>CAL pushes where to go on; threads that RET early wait there for the others.</source>
        <translation>CAL 把继续执行处压栈；提前 RET 的线程在那里等待其他线程。</translation>
    </message>
    <message>
        <source>CUDA cores (FP32 lanes) per SM</source>
        <translation>每 SM 的 CUDA 核心（FP32 通道）数</translation>
    </message>
    <message>
        <source>CUDA cores of all SMs</source>
        <translation>全部 SM 的 CUDA 核心数</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Cases run one after another, each for its own threads; the default goes last.</source>
        <translation>各分支依次运行，每个只对自己的线程；default 最后。</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>芯片</translation>
    </message>
    <message>
        <source>Chosen before the 571 of arXiv:2501.12084, whose chase may fit the TLB: L40, of the same generation, takes 632 in another program (te42kyfo/gpu-benches). Neither source states its clock</source>
        <translation>取此值而不取 arXiv:2501.12084 的 571，后者的链可能装得进 TLB：同代的 L40 在另一程序（te42kyfo/gpu-benches）中为 632。两个来源都没有说明频率</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Copy of GTC 2010, eight float4 a thread</source>
        <translation>GTC 2010 的复制，每线程八个 float4</translation>
    </message>
    <message>
        <source>Copy of GTC 2010, four floats a thread, loaded before they are stored</source>
        <translation>GTC 2010 的复制，每线程四个 float，先全部加载再存储</translation>
    </message>
    <message>
        <source>Copy of GTC 2010, fourteen float4 a thread</source>
        <translation>GTC 2010 的复制，每线程十四个 float4</translation>
    </message>
    <message>
        <source>Copy of GTC 2010, one float a thread</source>
        <translation>GTC 2010 的复制，每线程一个 float</translation>
    </message>
    <message>
        <source>DFMA to dependent DFMA</source>
        <translation>DFMA 到依赖它的 DFMA</translation>
    </message>
    <message>
        <source>DRAM clock, two bits a pin and cycle</source>
        <translation>DRAM 时钟，每引脚每周期两位</translation>
    </message>
    <message>
        <source>DRAM interface bandwidth</source>
        <translation>DRAM 接口带宽</translation>
    </message>
    <message>
        <source>Dot product: each thread adds up its products</source>
        <translation>点积：每个线程累加自己的乘积</translation>
    </message>
    <message>
        <source>Double-precision multiply-adds alone</source>
        <translation>只有双精度乘加</translation>
    </message>
    <message>
        <source>Each thread counts down from tid % 4 + 1 and adds; those with p0 leave at 2 by break.</source>
        <translation>每个线程从 tid % 4 + 1 倒数并累加；带 p0 的线程在 2 处以 break 离开。</translation>
    </message>
    <message>
        <source>Early return</source>
        <translation>提前返回</translation>
    </message>
    <message>
        <source>Exact for H200, whose SMs are those of the same GH100 chip; not measured on this card</source>
        <translation>对 H200 精确，其 SM 与此相同，同为 GH100 芯片；未在此卡上测量</translation>
    </message>
    <message>
        <source>Exact for one result per SFU and cycle (thesis §2.7). 2 SFUs / 32 threads</source>
        <translation>按每个 SFU 每周期一个结果（论文 §2.7）时精确。2 个 SFU / 32 个线程</translation>
    </message>
    <message>
        <source>Exact for one result per SFU and cycle (thesis §2.7). 4 SFUs / 32 threads</source>
        <translation>按每个 SFU 每周期一个结果（论文 §2.7）时精确。4 个 SFU / 32 个线程</translation>
    </message>
    <message>
        <source>Exact for one result per SFU and cycle. 16 SFUs / 32 threads; H200 and TITAN V have as many and measure 0.5 and 15.98 / 32</source>
        <translation>按每个 SFU 每周期一个结果时精确。16 个 SFU / 32 个线程；H200 和 TITAN V 数量相同，实测 0.5 和 15.98 / 32</translation>
    </message>
    <message>
        <source>Exact if GP10x is as GP100 and GM20x, which both take 6</source>
        <translation>若 GP10x 与 GP100 和 GM20x（均为 6）相同则精确</translation>
    </message>
    <message>
        <source>Exact if it has the SMs of the L40: 91.61 TFLOPS / (2 × 18176)</source>
        <translation>若其 SM 与 L40 相同则精确：91.61 TFLOPS / (2 × 18176)</translation>
    </message>
    <message>
        <source>Exact if it has the SMs of the L40; with 2520 MHz they give the 91.61 TFLOPS of the table</source>
        <translation>若其 SM 与 L40 相同则精确；在 2520 MHz 下得到表中的 91.61 TFLOPS</translation>
    </message>
    <message>
        <source>Exact if it is the GPU of the B200</source>
        <translation>若它就是 B200 的 GPU 则精确</translation>
    </message>
    <message>
        <source>Exact if its 6144 CUDA cores are 128 an SM</source>
        <translation>若其 6144 个 CUDA 核心为每 SM 128 个则精确</translation>
    </message>
    <message>
        <source>Exact if its 6144 CUDA cores are 128 an SM: 29.71 TFLOPS / (2 × 6144)</source>
        <translation>若其 6144 个 CUDA 核心为每 SM 128 个则精确：29.71 TFLOPS / (2 × 6144)</translation>
    </message>
    <message>
        <source>Exact if its SM is that of GA102</source>
        <translation>若其 SM 与 GA102 相同则精确</translation>
    </message>
    <message>
        <source>Exact if its SM is that of compute capability 10.0</source>
        <translation>若其 SM 与计算能力 10.0 相同则精确</translation>
    </message>
    <message>
        <source>Exact if its die has the memory of the MI250X&apos;s</source>
        <translation>若其裸片的内存与 MI250X 的相同则精确</translation>
    </message>
    <message>
        <source>Exact if the A800 is an A100 80 GB with a slower NVLink</source>
        <translation>若 A800 是 NVLink 较慢的 A100 80 GB 则精确</translation>
    </message>
    <message>
        <source>Exact if the source holds for this chip. 2 SIMDs at a quarter of the rate: rsq, exp, sin</source>
        <translation>若来源适用于该芯片则精确。2 个 SIMD，四分之一速率：rsq、exp、sin</translation>
    </message>
    <message>
        <source>Exact if the source holds for this chip. A wavefront keeps one of 4 SIMDs for 4 issues of 4 cycles</source>
        <translation>若来源适用于此芯片则精确。一个波前占用 4 个 SIMD 之一，4 次发射各 4 个周期</translation>
    </message>
    <message>
        <source>Exact if this chip is as GP100 and Maxwell, which both have 6</source>
        <translation>若此芯片与 GP100 和 Maxwell（二者均为 6）相同则为精确值</translation>
    </message>
    <message>
        <source>Exact if this chip is as the P4, of the same compute capability</source>
        <translation>若此芯片与计算能力相同的 P4 一样则为精确值</translation>
    </message>
    <message>
        <source>Exact with 32 banks. Up to 126.5 B per cycle per SM measured are 32 banks of 4 B</source>
        <translation>按 32 个 bank 精确。实测每周期每 SM 至多 126.5 B，即 32 个 4 B 的 bank</translation>
    </message>
    <message>
        <source>Exact. 0.998631 loads per cycle and SM at stride 1 with 32 warps × 128 B × 132 SMs × 1.98 GHz</source>
        <translation>精确。步长 1、32 个 warp 时每周期每 SM 0.998631 次加载 × 128 B × 132 个 SM × 1.98 GHz</translation>
    </message>
    <message>
        <source>Exact. 0.999774 loads per cycle and SM at stride 1 with 32 warps × 128 B × 132 SMs × 1.98 GHz</source>
        <translation>精确。步长 1、32 个 warp 时每周期每 SM 0.999774 次加载 × 128 B × 132 个 SM × 1.98 GHz</translation>
    </message>
    <message>
        <source>Exact. 10 memory controllers × 512 bits</source>
        <translation>精确。10 个内存控制器 × 512 位</translation>
    </message>
    <message>
        <source>Exact. 10 wavefronts a SIMD × 4 SIMDs</source>
        <translation>精确。每个 SIMD 10 个波前 × 4 个 SIMD</translation>
    </message>
    <message>
        <source>Exact. 1024 VGPRs × 32 lanes × 4 B × 2 SIMDs</source>
        <translation>精确。1024 个 VGPR × 32 个通道 × 4 B × 2 个 SIMD</translation>
    </message>
    <message>
        <source>Exact. 12 memory controllers × 512 bits</source>
        <translation>精确。12 个内存控制器 × 512 位</translation>
    </message>
    <message>
        <source>Exact. 126.2 to 127.9 B per cycle per SM measured are 32 banks of 4 B</source>
        <translation>精确。实测每周期每 SM 126.2 到 127.9 B，即 32 个 4 B 的 bank</translation>
    </message>
    <message>
        <source>Exact. 127.4 to 127.9 B per cycle per SM measured are 32 banks of 4 B</source>
        <translation>精确。实测每周期每 SM 127.4 到 127.9 B，即 32 个 4 B 的 bank</translation>
    </message>
    <message>
        <source>Exact. 128 cores / 32 lanes</source>
        <translation>精确。128 个核心 / 32 条通道</translation>
    </message>
    <message>
        <source>Exact. 128 cores / 32 threads</source>
        <translation>精确。128 个核心 / 32 个线程</translation>
    </message>
    <message>
        <source>Exact. 128 single-precision results per cycle and SM, one from each core</source>
        <translation>精确。每周期每 SM 128 个单精度结果，每个核心一个</translation>
    </message>
    <message>
        <source>Exact. 131072 registers × 4 B</source>
        <translation>精确。131072 个寄存器 × 4 B</translation>
    </message>
    <message>
        <source>Exact. 132 SMs × 128</source>
        <translation>精确。132 个 SM × 128</translation>
    </message>
    <message>
        <source>Exact. 132 SMs × 32 banks × 4 B × 1.98 GHz</source>
        <translation>精确。132 个 SM × 32 个 bank × 4 B × 1.98 GHz</translation>
    </message>
    <message>
        <source>Exact. 14592 cores / 128 cores per SM</source>
        <translation>精确。14592 个核心 / 每 SM 128 个核心</translation>
    </message>
    <message>
        <source>Exact. 15 SMs × 192; the survey prints 2730</source>
        <translation>精确。15 个 SM × 192；综述印作 2730</translation>
    </message>
    <message>
        <source>Exact. 1536 VGPRs × 32 lanes × 4 B × 2 SIMDs</source>
        <translation>精确。1536 个 VGPR × 32 个通道 × 4 B × 2 个 SIMD</translation>
    </message>
    <message>
        <source>Exact. 1536 cores / 192 cores per SM</source>
        <translation>精确。1536 个核心 / 每 SM 192 个核心</translation>
    </message>
    <message>
        <source>Exact. 16 load/store units per SM, and memory access is the MIO&apos;s, which stands outside the processing blocks</source>
        <translation>精确。每个 SM 有 16 个加载/存储单元，而访存由处理块之外的 MIO 负责</translation>
    </message>
    <message>
        <source>Exact. 16 wavefronts a SIMD × 2 SIMDs</source>
        <translation>精确。每个 SIMD 16 个波前 × 2 个 SIMD</translation>
    </message>
    <message>
        <source>Exact. 16384 cores / 128 cores per SM</source>
        <translation>精确。16384 个核心 / 每 SM 128 个核心</translation>
    </message>
    <message>
        <source>Exact. 16384 registers × 4 B</source>
        <translation>精确。16384 个寄存器 × 4 B</translation>
    </message>
    <message>
        <source>Exact. 192 KB of the GA100 SM are 1.5 × as much</source>
        <translation>精确。GA100 SM 的 192 KB 是其 1.5 倍</translation>
    </message>
    <message>
        <source>Exact. 192 single-precision results per cycle and SM, one from each core</source>
        <translation>精确。每周期每 SM 192 个单精度结果，每个核心一个</translation>
    </message>
    <message>
        <source>Exact. 2 SIMDs, an instruction of the vector ALU a cycle each; instructions of other kinds, which issue beside it, are left out</source>
        <translation>精确。2 个 SIMD，各每周期发射一条向量 ALU 指令；同时发射的其他种类指令未计入</translation>
    </message>
    <message>
        <source>Exact. 2 blocks of 1024 threads fill an SM</source>
        <translation>精确。2 个 1024 线程的块占满一个 SM</translation>
    </message>
    <message>
        <source>Exact. 2 blocks of 768 threads fill an SM</source>
        <translation>精确。2 个 768 线程的块占满一个 SM</translation>
    </message>
    <message>
        <source>Exact. 2 schedulers, one instruction per 2 cycles each, no dual issue on this GPU (thesis §2.9)</source>
        <translation>精确。2 个调度器，每个每 2 周期一条指令，此 GPU 无双发射（论文 §2.9）</translation>
    </message>
    <message>
        <source>Exact. 2 schedulers, one instruction per cycle each; dual issue does not apply to dependent instructions</source>
        <translation>精确。2 个调度器，每个每周期一条指令；双发射不适用于相互依赖的指令</translation>
    </message>
    <message>
        <source>Exact. 2.0 results per cycle per SM / 32 threads</source>
        <translation>精确。每周期每 SM 2.0 个结果 / 32 个线程</translation>
    </message>
    <message>
        <source>Exact. 2048 CUDA cores / 16 SMs</source>
        <translation>精确。2048 个 CUDA 核心 / 16 个 SM</translation>
    </message>
    <message>
        <source>Exact. 2304 cores / 192 cores per SM</source>
        <translation>精确。2304 个核心 / 每 SM 192 个核心</translation>
    </message>
    <message>
        <source>Exact. 24 warps hide arithmetic latency of 6 cycles: 24 / 6; also 128 cores / 32 threads</source>
        <translation>精确。24 个 warp 隐藏 6 周期的算术延迟：24 / 6；亦即 128 个核心 / 32 个线程</translation>
    </message>
    <message>
        <source>Exact. 240 cores / 8 cores per SM</source>
        <translation>精确。240 个核心 / 每 SM 8 个核心</translation>
    </message>
    <message>
        <source>Exact. 2560 CUDA cores / 20 SMs</source>
        <translation>精确。2560 个 CUDA 核心 / 20 个 SM</translation>
    </message>
    <message>
        <source>Exact. 2560 cores / 128 cores per SM. The Volta paper says 20, too; Table 3.1 of the T4 paper prints 40</source>
        <translation>精确。2560 个核心 / 每 SM 128 个核心。Volta 论文也为 20；T4 论文表 3.1 印作 40</translation>
    </message>
    <message>
        <source>Exact. 32 LD/ST units / 32 threads</source>
        <translation>精确。32 个 LD/ST 单元 / 32 个线程</translation>
    </message>
    <message>
        <source>Exact. 32 banks of 4 B a cycle / (64 lanes of a wavefront × 4 B), where wavefronts of both pairs of SIMDs load</source>
        <translation>精确。每周期 32 个 bank × 4 B /（wavefront 的 64 个通道 × 4 B），前提是两对 SIMD 的 wavefront 都在加载</translation>
    </message>
    <message>
        <source>Exact. 32 cores / 32 threads</source>
        <translation>精确。32 个核心 / 32 个线程</translation>
    </message>
    <message>
        <source>Exact. 32 results per cycle and SM / 32 lanes</source>
        <translation>精确。每周期每 SM 32 个结果 / 32 条通道</translation>
    </message>
    <message>
        <source>Exact. 32768 registers × 4 B</source>
        <translation>精确。32768 个寄存器 × 4 B</translation>
    </message>
    <message>
        <source>Exact. 3500 MHz × 256 bits × 2 bits a cycle / 8 (thesis §2.8); Wikipedia has 224.3</source>
        <translation>精确。3500 MHz × 256 位 × 每周期 2 位 / 8（论文 §2.8）；维基百科为 224.3</translation>
    </message>
    <message>
        <source>Exact. 384 cores / 48 cores per SM</source>
        <translation>精确。384 个核心 / 每 SM 48 个核心</translation>
    </message>
    <message>
        <source>Exact. 4 IPC/SM with single issue and 4 schedulers</source>
        <translation>精确。单发射、4 个调度器时为 4 IPC/SM</translation>
    </message>
    <message>
        <source>Exact. 4 SIMDs, an instruction of the vector ALU in 4 cycles each; instructions of other kinds, which issue beside it, are left out</source>
        <translation>精确。4 个 SIMD，各每 4 个周期发射一条向量 ALU 指令；同时发射的其他种类指令未计入</translation>
    </message>
    <message>
        <source>Exact. 4 memory controllers × 512 KB</source>
        <translation>精确。4 个内存控制器 × 512 KB</translation>
    </message>
    <message>
        <source>Exact. 4 processing blocks × 1</source>
        <translation>精确。4 个处理块 × 1</translation>
    </message>
    <message>
        <source>Exact. 4 processing blocks × 16384 registers × 4 B</source>
        <translation>精确。4 个处理块 × 16384 个寄存器 × 4 B</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers of 32 lanes each</source>
        <translation>精确。4 个调度器，各有 32 条通道</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers sustain the 4 IPC/SM that 24 warps of 6-cycle adds need</source>
        <translation>精确。4 个调度器维持 24 个 warp 的 6 周期加法所需的 4 IPC/SM</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers, each every cycle</source>
        <translation>精确。4 个调度器，每个每周期发射</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers, one instruction per cycle each</source>
        <translation>精确。4 个调度器，每个每周期一条指令</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers, one instruction per cycle each; dual issue does not apply to dependent instructions</source>
        <translation>精确。4 个调度器，每个每周期一条指令；双发射不适用于相互依赖的指令</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers, one instruction per cycle each; with dual issue 8</source>
        <translation>精确。4 个调度器，各每周期一条指令；双发射时为 8</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers; dual issue is left out</source>
        <translation>精确。4 个调度器；不计双发射</translation>
    </message>
    <message>
        <source>Exact. 432 of an A100 / 108 SMs</source>
        <translation>精确。A100 的 432 个 / 108 个 SM</translation>
    </message>
    <message>
        <source>Exact. 48 single-precision results per cycle and SM, one from each core</source>
        <translation>精确。每周期每 SM 48 个单精度结果，每个核心一个</translation>
    </message>
    <message>
        <source>Exact. 48.66 TFLOPS / (2 × 2 × 4096)</source>
        <translation>精确。48.66 TFLOPS / (2 × 2 × 4096)</translation>
    </message>
    <message>
        <source>Exact. 480 cores / 32 cores per SM</source>
        <translation>精确。480 个核心 / 每 SM 32 个核心</translation>
    </message>
    <message>
        <source>Exact. 512 VGPRs × 64 lanes × 4 B × 4 SIMDs</source>
        <translation>精确。512 个 VGPR × 64 个通道 × 4 B × 4 个 SIMD</translation>
    </message>
    <message>
        <source>Exact. 56 SMs × 64</source>
        <translation>精确。56 个 SM × 64</translation>
    </message>
    <message>
        <source>Exact. 64 cores / 32 threads</source>
        <translation>精确。64 个核心 / 32 个线程</translation>
    </message>
    <message>
        <source>Exact. 64 lanes of a CU / 32 lanes of a wavefront</source>
        <translation>精确。CU 的 64 个通道 / 波前的 32 个通道</translation>
    </message>
    <message>
        <source>Exact. 64 lanes of a CU / 32 lanes of a wavefront; dual issue is left out</source>
        <translation>精确。CU 的 64 个通道 / 波前的 32 个通道；未计入双发射</translation>
    </message>
    <message>
        <source>Exact. 64 lanes of a CU / 64 lanes of a wavefront</source>
        <translation>精确。CU 的 64 个通道 / 波前的 64 个通道</translation>
    </message>
    <message>
        <source>Exact. 64 lanes of a CU / 64 lanes of a wavefront; packed FP32 is left out</source>
        <translation>精确。CU 的 64 个通道 / 波前的 64 个通道；未计入打包 FP32</translation>
    </message>
    <message>
        <source>Exact. 65536 registers × 4 B</source>
        <translation>精确。65536 个寄存器 × 4 B</translation>
    </message>
    <message>
        <source>Exact. 6912 cores / 64 cores per SM</source>
        <translation>精确。6912 个核心 / 每 SM 64 个核心</translation>
    </message>
    <message>
        <source>Exact. 7 Gb/s a pin at two bits a cycle</source>
        <translation>精确。每引脚 7 Gb/s，每周期两位</translation>
    </message>
    <message>
        <source>Exact. 8 wavefronts a SIMD × 4 SIMDs</source>
        <translation>精确。每个 SIMD 8 个波前 × 4 个 SIMD</translation>
    </message>
    <message>
        <source>Exact. 80 SMs × 64</source>
        <translation>精确。80 个 SM × 64</translation>
    </message>
    <message>
        <source>Exact. 8192 registers × 4 B</source>
        <translation>精确。8192 个寄存器 × 4 B</translation>
    </message>
    <message>
        <source>Exact. A stride of one word of 4 B is free of conflicts, one of two words conflicts 2 ways</source>
        <translation>精确。步长为一个 4 B 字时无冲突，两个字时为 2 路冲突</translation>
    </message>
    <message>
        <source>Exact. As on the MI210, which has the same die</source>
        <translation>精确。与裸片相同的 MI210 一样</translation>
    </message>
    <message>
        <source>Exact. As on the MI300X, whose compute dies are the same</source>
        <translation>精确。与 MI300X 相同，其计算裸片一样</translation>
    </message>
    <message>
        <source>Exact. CUDA cores / cores per SM</source>
        <translation>精确。CUDA 核心数 / 每 SM 核心数</translation>
    </message>
    <message>
        <source>Exact. Each block of Turing has one, and so has Ada&apos;s &quot;like prior GPUs&quot;; Ampere stands between them</source>
        <translation>精确。Turing 的每个块有一个，Ada 的每个块也有（“与以前的 GPU 一样”）；Ampere 介于两者之间</translation>
    </message>
    <message>
        <source>Exact. Strides of 1, 2, 4, 8, 16 and 32 words conflict 1, 2, 4, 8, 16 and 32 ways</source>
        <translation>精确。步长为 1、2、4、8、16 和 32 个字时，冲突为 1、2、4、8、16 和 32 路</translation>
    </message>
    <message>
        <source>Exact. That of A100 80 GB, from which it differs in its links alone</source>
        <translation>精确。与 A100 80 GB 相同，二者仅互连不同</translation>
    </message>
    <message>
        <source>Exact. That of H100 PCIe, from which it differs in its links (TechPowerUp)</source>
        <translation>精确。与 H100 PCIe 相同，二者仅互连不同（TechPowerUp）</translation>
    </message>
    <message>
        <source>Exact. The 4 IPC/SM that single issue allows: 4 schedulers, one instruction per cycle each</source>
        <translation>精确。单发射所允许的 4 IPC/SM：4 个调度器，每个每周期一条指令</translation>
    </message>
    <message>
        <source>Exact. The list has MiB</source>
        <translation>精确。列表以 MiB 为单位</translation>
    </message>
    <message>
        <source>Exact. The thesis has issue either every cycle or every second one, slower on older GPUs, and on Fermi the issue limit no looser than the cores&apos; 32 / 32 = 1 IPC; with 2 schedulers that is one issue per 2 cycles each</source>
        <translation>精确。按论文，每周期或每两周期发射一次，较老的 GPU 更慢，而 Fermi 的发射上限不比核心的 32 / 32 = 1 IPC 更宽；有 2 个调度器时即每个每 2 周期发射一次</translation>
    </message>
    <message>
        <source>FADD throughput</source>
        <translation>FADD 吞吐率</translation>
    </message>
    <message>
        <source>FADD to dependent FADD</source>
        <translation>FADD 到依赖它的 FADD</translation>
    </message>
    <message>
        <source>FADD to dependent FADD; with the measuring loop 1060 / 256 = 4.14 in h200_fadd_only.csv</source>
        <translation>FADD 到依赖它的 FADD；在 h200_fadd_only.csv 中，连同测量循环为 1060 / 256 = 4.14</translation>
    </message>
    <message>
        <source>FADDs per coalesced load, the kernel of the thesis (§4.1)</source>
        <translation>每次合并加载对应的 FADD，论文的核函数（§4.1）</translation>
    </message>
    <message>
        <source>FADDs per load from shared memory, thesis §4.7</source>
        <translation>每次共享内存加载对应的 FADD，论文 §4.7</translation>
    </message>
    <message>
        <source>FADDs per special function, thesis §4.7</source>
        <translation>每个特殊函数对应的 FADD，论文 §4.7</translation>
    </message>
    <message>
        <source>FMA/cycle</source>
        <translation>FMA/周期</translation>
    </message>
    <message>
        <source>FP32 lanes of a CU</source>
        <translation>一个 CU 的 FP32 通道</translation>
    </message>
    <message>
        <source>FP32 lanes that partitions share</source>
        <translation>各分区共用的 FP32 通道</translation>
    </message>
    <message>
        <source>Fig. 3.11 reads 22 ± 1, and the text has only V100 faster, which the table gives 19 as well</source>
        <translation>图 3.11 读得 22 ± 1，而正文称只有 V100 更快，表中 V100 也为 19</translation>
    </message>
    <message>
        <source>Four paths, each with a quarter of the threads: the stack grows by an SSY and a path a level.</source>
        <translation>四条路径，各有四分之一的线程：每一层使栈增加一个 SSY 和一条路径。</translation>
    </message>
    <message>
        <source>From Volta on: BSSY notes the threads in B0, and all of them meet at BSYNC.</source>
        <translation>从 Volta 起：BSSY 把线程记在 B0 中，它们都在 BSYNC 处会合。</translation>
    </message>
    <message>
        <source>From two studies whose cards both ran at 1380 MHz. The SXM2 and PCIe cards differ in clock (Wikipedia list: 1455 MHz for SXM2), and neither study&apos;s numbers are tied to one of them here.</source>
        <translation>取自两项研究，其显卡均运行在 1380 MHz。SXM2 与 PCIe 卡的时钟不同（维基百科列表：SXM2 为 1455 MHz），此处两项研究的数值都未归于其中某一种。</translation>
    </message>
    <message>
        <source>Function call with a divergent return</source>
        <translation>带发散返回的函数调用</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>GK110; GK210 has 128</source>
        <translation>GK110；GK210 为 128</translation>
    </message>
    <message>
        <source>GM107</source>
        <translation>GM107</translation>
    </message>
    <message>
        <source>GPCs</source>
        <translation>GPC 数</translation>
    </message>
    <message>
        <source>GeForce</source>
        <translation>GeForce</translation>
    </message>
    <message>
        <source>Half of the threads add in each round: the active mask halves, the issue slots do not.</source>
        <translation>每轮有一半的线程相加：活动掩码减半，发射槽不减。</translation>
    </message>
    <message>
        <source>Half-precision matrix product of Hopper, 128 by 256 by 64, two warp groups of consumers, TMA ring</source>
        <translation>Hopper 的半精度矩阵乘积，128×256×64，两个消费者 warp 组，TMA 环</translation>
    </message>
    <message>
        <source>Half-precision matrix product with mma.sync and cp.async, 128 by 128 by 32, four warps</source>
        <translation>半精度矩阵乘积，用 mma.sync 和 cp.async，128×128×32，四个 warp</translation>
    </message>
    <message>
        <source>Here for its memory: no source gives the latency of a load that goes to DRAM, which follows from another card of its kind. The T4 paper prints 40 SMs, the Volta paper 20; 2560 cores are 20 SMs.</source>
        <translation>收录其存储器：没有来源给出到 DRAM 的加载延迟，它由同类的另一张卡推得。T4 论文印 40 个 SM，Volta 论文印 20 个；2560 个核心为 20 个 SM。</translation>
    </message>
    <message>
        <source>Here for its shared memory and its bandwidth; the numbers of the global mix follow from other Kepler cards.</source>
        <translation>收录其共享内存与带宽；全局混合的数字由其他 Kepler 卡推得。</translation>
    </message>
    <message>
        <source>Here for its shared memory and its bandwidth; the numbers of the global mix have no source.</source>
        <translation>此处收录是为了其共享内存和带宽；全局混合的数值没有文献来源。</translation>
    </message>
    <message>
        <source>Histogram in shared memory: sixteen bytes a thread, conflicts of four</source>
        <translation>共享内存中的直方图：每线程十六字节，四路冲突</translation>
    </message>
    <message>
        <source>IPC/SM</source>
        <translation>IPC/SM</translation>
    </message>
    <message>
        <source>K40m</source>
        <translation>K40m</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>KiB/SM</source>
        <translation>KiB/SM</translation>
    </message>
    <message>
        <source>L0 instruction caches per partition</source>
        <translation>每个分区的 L0 指令缓存</translation>
    </message>
    <message>
        <source>L1 and shared memory per SM together</source>
        <translation>每 SM 的 L1 与共享内存合计</translation>
    </message>
    <message>
        <source>LDS 0.50 of the SM a cycle</source>
        <translation>LDS 每 SM 每周期 0.50</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Load to FADD 23 and, as an add to a load&apos;s address takes two cycles more than to an add, 2: one warp at α = 16 takes 90.54 cycles an iteration, the measuring loop&apos;s 1.53 in them, and 64 for the adds</source>
        <translation>加载到 FADD 为 23，另加 2：加法到加载地址比加法到加法多两个周期。α = 16 时一个 warp 每次迭代需 90.54 周期，其中测量循环占 1.53，加法占 64</translation>
    </message>
    <message>
        <source>Loop with different trip counts</source>
        <translation>次数不同的循环</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>MHz</source>
        <translation>MHz</translation>
    </message>
    <message>
        <source>MUFU 8 cycles a partition</source>
        <translation>每分区 MUFU 8 个周期</translation>
    </message>
    <message>
        <source>MUFU, 0.125 per partition</source>
        <translation>MUFU，每分区 0.125</translation>
    </message>
    <message>
        <source>MUFU.RSQ throughput</source>
        <translation>MUFU.RSQ 吞吐率</translation>
    </message>
    <message>
        <source>MUFU.RSQ to dependent CUDA-core instruction</source>
        <translation>MUFU.RSQ 到依赖它的 CUDA 核心指令</translation>
    </message>
    <message>
        <source>MUFU.RSQ to dependent MUFU.RSQ</source>
        <translation>MUFU.RSQ 到依赖它的 MUFU.RSQ</translation>
    </message>
    <message>
        <source>MUFU.RSQ, SQRT, LG2 and EX2 on sm_86</source>
        <translation>sm_86 上的 MUFU.RSQ、SQRT、LG2 与 EX2</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, README of gpus/measured</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured 的 README</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_access_patterns.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_access_patterns.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_bandwidth.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_bandwidth.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_bank_conflicts.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_bank_conflicts.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_fadd_only.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_fadd_only.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_global_load_mix.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_global_load_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_independent_loads.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_independent_loads.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_issue_costs.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_issue_costs.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_latency_staircase.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_latency_staircase.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_sfu_mix.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_sfu_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_shared_mix.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H100 SXM5 上测得，gpus/measured/h100_sxm5_shared_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate/loops, gpus/measured/h100_l2_loads.csv</source>
        <translation>在 NVIDIA H100 SXM5 上用 gpus/calibrate/loops 测得，gpus/measured/h100_l2_loads.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, README of gpus/measured</source>
        <translation>为 LatencyLoom 在 NVIDIA H200 上测得，gpus/measured 的 README</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, README of gpus/measured; every iteration has an IMAD.WIDE besides its α FADDs</source>
        <translation>在 NVIDIA H200 上为 LatencyLoom 测得，见 gpus/measured 的 README；每次迭代除 α 条 FADD 外还有一条 IMAD.WIDE</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, README of gpus/measured; every load has an IMAD.WIDE that makes its address</source>
        <translation>为 LatencyLoom 在 NVIDIA H200 上测得，gpus/measured 的 README；每次加载都有一条计算其地址的 IMAD.WIDE</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/README.md</source>
        <translation>为 LatencyLoom 在 NVIDIA H200 上测得，gpus/measured/README.md</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_bandwidth.csv</source>
        <translation>为 LatencyLoom 在 NVIDIA H200 上测得，gpus/measured/h200_bandwidth.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_bank_conflicts.csv</source>
        <translation>为 LatencyLoom 在 NVIDIA H200 上测得，gpus/measured/h200_bank_conflicts.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_global_load_mix.csv</source>
        <translation>为 LatencyLoom 在 NVIDIA H200 上测得，gpus/measured/h200_global_load_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_independent_loads.csv</source>
        <translation>为 LatencyLoom 在 NVIDIA H200 上测得，gpus/measured/h200_independent_loads.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_latency_staircase.csv</source>
        <translation>为 LatencyLoom 在 NVIDIA H200 上测得，gpus/measured/h200_latency_staircase.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate, README of gpus/measured</source>
        <translation>用 gpus/calibrate 在 NVIDIA H200 上测得，gpus/measured 的 README</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate, gpus/measured/h200_access_patterns.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H200 上测得，gpus/measured/h200_access_patterns.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate, gpus/measured/h200_sfu_mix.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H200 上测得，gpus/measured/h200_sfu_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate, gpus/measured/h200_shared_mix.csv</source>
        <translation>用 gpus/calibrate 在 NVIDIA H200 上测得，gpus/measured/h200_shared_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate/loops, gpus/measured/h200_single_loops.csv</source>
        <translation>用 gpus/calibrate/loops 在 NVIDIA H200 上实测，gpus/measured/h200_single_loops.csv</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Naive matrix product: a row&apos;s element and a column&apos;s element an iteration</source>
        <translation>朴素矩阵乘积：每次迭代取行、列各一个元素</translation>
    </message>
    <message>
        <source>Nested ifs</source>
        <translation>嵌套的 if</translation>
    </message>
    <message>
        <source>Of the vector ALU: 32 lanes of a wavefront on the 32 of a SIMD</source>
        <translation>向量 ALU：波前的 32 个通道对 SIMD 的 32 个</translation>
    </message>
    <message>
        <source>Of the vector ALU: 64 lanes of a wavefront on the 16 of a SIMD</source>
        <translation>向量 ALU：波前的 64 个通道对 SIMD 的 16 个</translation>
    </message>
    <message>
        <source>On the divergence stack the winner waits at the loop&apos;s end for those that wait for the lock: livelock.</source>
        <translation>在发散栈上，赢家在循环末尾等待那些等锁的线程：活锁。</translation>
    </message>
    <message>
        <source>One of its two chips.</source>
        <translation>其两个芯片之一。</translation>
    </message>
    <message>
        <source>One of the two GPUs on the card. Here for its memory: no source gives the latency of a load that goes to DRAM, which follows from other cards of its kind.</source>
        <translation>卡上两个 GPU 之一。收录其存储器：没有来源给出到 DRAM 的加载延迟，它由同类的其他卡推得。</translation>
    </message>
    <message>
        <source>Only the GTX 980 column of Table 4.1 could be rebuilt from the thesis text alone; the table itself was not at hand. Numbers marked derived are reconstructions with the range given in their notes, not the thesis&apos;s own inputs.</source>
        <translation>仅凭论文正文只能重建表 4.1 的 GTX 980 一列；该表本身未能取得。标为“推导”的数是重建值，其范围见各自的注，并非论文自己的输入。</translation>
    </message>
    <message>
        <source>Only the GTX 980 column of Table 4.1 could be rebuilt from the thesis text alone; the table itself was not at hand. Numbers marked derived are reconstructions with the range given in their notes, not the thesis&apos;s own inputs. The shared-memory mix is not feasible on this GPU (thesis §4.7), so its numbers are left out.</source>
        <translation>仅凭论文正文只能重建表 4.1 的 GTX 980 一列；该表本身未能取得。标为“推导”的数是重建值，其范围见各自的注，并非论文自己的输入。共享内存混合在此 GPU 上不可行（论文 §4.7），因此略去其数值。</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>Partition of an SM</source>
        <translation>SM 的分区</translation>
    </message>
    <message>
        <source>Per CU and per wavefront of 32 lanes: names and files call them SM and warp.</source>
        <translation>按 CU 和 32 个通道的波前计：数值名称和文件中写作 SM 和 warp。</translation>
    </message>
    <message>
        <source>Per CU and per wavefront of 64 lanes: names and files call them SM and warp.</source>
        <translation>按 CU 和 64 个通道的波前计：数值名称和文件中写作 SM 和 warp。</translation>
    </message>
    <message>
        <source>Per CU and per wavefront of 64 lanes: names and files call them SM and warp. One of its two dies (GCDs), which a program sees as a GPU.</source>
        <translation>按 CU 和 64 个通道的波前计：数值名称和文件中写作 SM 和 warp。它两个裸片（GCD）之一，程序把它看作一个 GPU。</translation>
    </message>
    <message>
        <source>Pointer chase of one thread: each load waits for the one before</source>
        <translation>单线程指针追踪：每次加载都等待前一次</translation>
    </message>
    <message>
        <source>Radeon</source>
        <translation>Radeon</translation>
    </message>
    <message>
        <source>Range 0 to 0.026. The same fits: 0, 0.004 and 0.026 with 2, 4 and 8 chains, which come back nearly together</source>
        <translation>范围 0 到 0.026。同样的拟合：2、4 和 8 条链时为 0、0.004 和 0.026，它们几乎同时返回</translation>
    </message>
    <message>
        <source>Range 0.01827 to 0.02222. 508 GB/s / (80 CUs × 2250 MHz × 128 B)</source>
        <translation>范围 0.01827 至 0.02222。508 GB/s / (80 个 CU × 2250 MHz × 128 B)</translation>
    </message>
    <message>
        <source>Range 0.01908 to 0.03125. 845 GB/s / (96 CUs × 2500 MHz × 128 B): 0.88 of the pins, as an RX 7700 XT reads (380.3 of 432)</source>
        <translation>范围 0.01908 至 0.03125。845 GB/s / (96 个 CU × 2500 MHz × 128 B)：引脚的 0.88，如 RX 7700 XT 的读取（432 中的 380.3）</translation>
    </message>
    <message>
        <source>Range 0.01953 to 0.02663. 987.27 GB/s / (120 CUs × 1502 MHz × 256 B)</source>
        <translation>范围 0.01953 至 0.02663。987.27 GB/s / (120 个 CU × 1502 MHz × 256 B)</translation>
    </message>
    <message>
        <source>Range 0.02117 to 0.0263. 563 GB/s / (64 CUs × 2970 MHz × 128 B): 0.88 of the pins, as an RX 7700 XT reads (380.3 of 432)</source>
        <translation>范围 0.02117 至 0.0263。563 GB/s / (64 个 CU × 2970 MHz × 128 B)：引脚的 0.88，如 RX 7700 XT 的读取（432 中的 380.3）</translation>
    </message>
    <message>
        <source>Range 0.02184 to 0.04324. 2688 GB/s / (228 CUs × 2100 MHz × 256 B)</source>
        <translation>范围 0.02184 至 0.04324。2688 GB/s / (228 个 CU × 2100 MHz × 256 B)</translation>
    </message>
    <message>
        <source>Range 0.0225 to 0.0244 (the pins). Measured 929.8 GB/s / (128 × 2.52 GHz × 128 B)</source>
        <translation>范围 0.0225 到 0.0244（引脚）。实测 929.8 GB/s / (128 × 2.52 GHz × 128 B)</translation>
    </message>
    <message>
        <source>Range 0.023 to 0.0285. The pins allow 141.7e9 / (30 × 1.296e9 × 128) = 0.0285; 90 % of that is assumed</source>
        <translation>范围 0.023 到 0.0285。引脚允许 141.7e9 / (30 × 1.296e9 × 128) = 0.0285；假定取其 90 %</translation>
    </message>
    <message>
        <source>Range 0.02424 to 0.03243. 4199 GB/s / (304 CUs × 2100 MHz × 256 B)</source>
        <translation>范围 0.02424 至 0.03243。4199 GB/s / (304 个 CU × 2100 MHz × 256 B)</translation>
    </message>
    <message>
        <source>Range 0.02465 to 0.03422. 1300.87 GB/s / (110 CUs × 1700 MHz × 256 B)</source>
        <translation>范围 0.02465 至 0.03422。1300.87 GB/s / (110 个 CU × 1700 MHz × 256 B)</translation>
    </message>
    <message>
        <source>Range 0.025 to 0.0313. The pins allow 86.4e9 / (16 × 1.35e9 × 128) = 0.0313; 91 % of that is assumed</source>
        <translation>范围 0.025 到 0.0313。引脚允许 86.4e9 / (16 × 1.35e9 × 128) = 0.0313；假定取其 91 %</translation>
    </message>
    <message>
        <source>Range 0.02574 to 0.0362. 1370 GB/s / (104 CUs × 1700 MHz × 256 B)</source>
        <translation>范围 0.02574 至 0.0362。1370 GB/s / (104 个 CU × 1700 MHz × 256 B)</translation>
    </message>
    <message>
        <source>Range 0.027 to 0.0393. Measured 263.44 GB/s / (40 × 1.59 GHz × 128 B). Reading alone is what the model does; 220 GB/s are measured by copying (arXiv:1903.07486, Table 3.1), and the pins allow 320</source>
        <translation>范围 0.027 到 0.0393。实测 263.44 GB/s / (40 × 1.59 GHz × 128 B)。模型只做读取；220 GB/s 是复制时测得的（arXiv:1903.07486，表 3.1），引脚允许 320</translation>
    </message>
    <message>
        <source>Range 0.02955 to 0.05086. 4903 GB/s / (256 CUs × 2400 MHz × 256 B)</source>
        <translation>范围 0.02955 至 0.05086。4903 GB/s / (256 个 CU × 2400 MHz × 256 B)</translation>
    </message>
    <message>
        <source>Range 0.053 to 0.066. The pins allow 177.4e9 / (15 × 1.401e9 × 128) = 0.0660; 90 % of that is assumed</source>
        <translation>范围 0.053 到 0.066。引脚允许 177.4e9 / (15 × 1.401e9 × 128) = 0.0660；假定取其 90 %</translation>
    </message>
    <message>
        <source>Range 0.0531 to 0.0637 (the pins). Measured 866 GB/s / (80 × 1.38 GHz × 128 B); 750 GB/s when copying (T4 paper, Table 3.1)</source>
        <translation>范围 0.0531 到 0.0637（引脚）。实测 866 GB/s / (80 × 1.38 GHz × 128 B)；复制时 750 GB/s（T4 论文，表 3.1）</translation>
    </message>
    <message>
        <source>Range 0.0536 to 0.0769 (the pins). Measured 510 GB/s / (56 × 1.328 GHz × 128 B); measured by copying, so loads alone may do better</source>
        <translation>范围 0.0536 到 0.0769（引脚）。实测 510 GB/s / (56 × 1.328 GHz × 128 B)；以复制测得，因此单独加载可能更高</translation>
    </message>
    <message>
        <source>Range 0.0722 to 0.0798 (the pins). Measured 1490 GB/s / (108 × 1.41 GHz × 128 B) at 64 warps/SM, where it still rises; 1407.2 GB/s in arXiv:2501.12084</source>
        <translation>范围 0.0722 到 0.0798（引脚）。64 warp/SM 时实测 1490 GB/s / (108 × 1.41 GHz × 128 B)，此处仍在上升；arXiv:2501.12084 中为 1407.2 GB/s</translation>
    </message>
    <message>
        <source>Range 0.0727 to 0.0796 (the pins). Measured 1942 GB/s / (114 × 1.755 GHz × 128 B) at 64 warps/SM, where it still rises; 1861.5 GB/s on H800 PCIe in arXiv:2501.12084</source>
        <translation>范围 0.0727 到 0.0796（引脚）。64 warp/SM 时实测 1942 GB/s / (114 × 1.755 GHz × 128 B)，此处仍在上升；arXiv:2501.12084 中 H800 PCIe 为 1861.5 GB/s</translation>
    </message>
    <message>
        <source>Range 0.0802 to 0.0829. 30 warps hide memory latency of 368 cycles: 30 / 368, with 30 rounded from 29.5 to 30.5. The cusp at α ≈ 49 gives 4 / 49 = 0.0816. The pins allow 224e9 / (16 × 1.216e9 × 128) = 0.0899</source>
        <translation>范围 0.0802 到 0.0829。30 个 warp 隐藏 368 周期的内存延迟：30 / 368，其中 30 由 29.5 到 30.5 取整而来。α ≈ 49 处的尖点给出 4 / 49 = 0.0816。引脚允许 224e9 / (16 × 1.216e9 × 128) = 0.0899</translation>
    </message>
    <message>
        <source>Range 0.089 to 0.1203 (the pins). 84.4 % of the pins as the P4 reaches, 0.844 × 112 GB/s / (5 SMs × 1455 MHz × 128 B)</source>
        <translation>范围 0.089 到 0.1203（引脚）。取 P4 所达到的引脚带宽的 84.4 %，0.844 × 112 GB/s / (5 个 SM × 1455 MHz × 128 B)</translation>
    </message>
    <message>
        <source>Range 0.1275 to 0.1307. The most seen, with 8 independent loads a warp and 32 warps/SM: 4.37 TB/s of 4.81</source>
        <translation>范围 0.1275 到 0.1307。所见最高值，每 warp 8 次独立加载、32 warp/SM：4.81 中的 4.37 TB/s</translation>
    </message>
    <message>
        <source>Range 0.13 to 0.177. 90 % of the peak takes 1.6 × 36 = 58 warps; over the ratio 1.31 to Little&apos;s law found on Maxwell that is 44 warps, 44 / 302 cycles. The pins allow 192.256e9 / (8 × 1.058e9 × 128) = 0.177</source>
        <translation>范围 0.13 到 0.177。达到峰值的 90 % 需 1.6 × 36 = 58 个 warp；除以在 Maxwell 上得到的与利特尔法则之比 1.31 为 44 个 warp，44 / 302 周期。引脚允许 192.256e9 / (8 × 1.058e9 × 128) = 0.177</translation>
    </message>
    <message>
        <source>Range 0.14 to 0.2. Least squares of the relative errors of the saturation model against the mix at α = 0, 16, 64 and 512, the FADDs alone and the independent loads</source>
        <translation>范围 0.14 到 0.2。饱和模型对 α = 0、16、64 和 512 的混合、单独的 FADD 以及独立加载的相对误差的最小二乘</translation>
    </message>
    <message>
        <source>Range 0.15 to 0.172. Least squares of the relative errors of the saturation model, latencyloom fit: 0.150, 0.172 and 0.154 with 2, 4 and 8 chains, 0.170 of gpus/measured/h100_sxm5_global_load_mix.csv</source>
        <translation>范围 0.15 到 0.172。饱和模型相对误差的最小二乘，latencyloom fit：2、4 和 8 条链时为 0.150、0.172 和 0.154，按 gpus/measured/h100_sxm5_global_load_mix.csv 为 0.170</translation>
    </message>
    <message>
        <source>Range 0.18 to 0.22. The same fit. One warp with 2, 4 and 8 chains waits 766, 868 and 957 cycles against 693 with one</source>
        <translation>范围 0.18 到 0.22。同一拟合。一个 warp 有 2、4 和 8 条链时等待 766、868 和 957 周期，只有一条链时为 693</translation>
    </message>
    <message>
        <source>Range 0.23 to 0.3. With it the saturation model has 0.786, 0.910 and 0.950 of the memory peak at 30, 40 and 46 warps, where the thesis measured about 0.80, 0.90 and 0.95; with random loads it needs 3 warps for 0.90, as measured</source>
        <translation>范围 0.23 到 0.3。以此值，饱和模型在 30、40 和 46 个 warp 时为内存峰值的 0.786、0.910 和 0.950，论文实测约为 0.80、0.90 和 0.95；对随机加载，它需要 3 个 warp 达到 0.90，与实测相同</translation>
    </message>
    <message>
        <source>Range 0.25 and up. The figure sustains 0.25 IPC; the limit must not bind</source>
        <translation>范围 0.25 及以上。图中维持 0.25 IPC；该上限不应起作用</translation>
    </message>
    <message>
        <source>Range 0.256 to 0.307. With it the saturation model reaches 90 % of the memory peak at warps_90, 58 warps</source>
        <translation>范围 0.256 到 0.307。以此值，饱和模型在 warps_90 即 58 个 warp 时达到内存峰值的 90 %</translation>
    </message>
    <message>
        <source>Range 0.274 to 0.318. With it the saturation model reaches 90 % of the memory peak at warps_90, 41 warps</source>
        <translation>范围 0.274 到 0.318。以此值，饱和模型在 warps_90 即 41 个 warp 时达到内存峰值的 90 %</translation>
    </message>
    <message>
        <source>Range 0.318 to 0.36. With it the saturation model reaches 90 % of the memory peak at warps_90, 16 warps</source>
        <translation>范围 0.318 到 0.36。以此值，饱和模型在 warps_90 即 16 个 warp 时达到内存峰值的 90 %</translation>
    </message>
    <message>
        <source>Range 0.36 to 0.65. 64 warps take 8 cycles of a scheduler&apos;s SFU at α = 0; each run of adds between two MUFU.RSQ costs 0.51, 0.52, 0.65, 0.36, 0.50 and 0.45 more at α = 0.125 to 4</source>
        <translation>范围 0.36 到 0.65。α = 0 时 64 个 warp 使调度器的 SFU 每次占用 8 周期；α = 0.125 到 4 时，两条 MUFU.RSQ 之间的每段加法再多耗 0.51、0.52、0.65、0.36、0.50 和 0.45</translation>
    </message>
    <message>
        <source>Range 0.45 to 0.5. 16 LD/ST units / 32 threads; 0.45 are measured on T4 (arXiv:1903.07486)</source>
        <translation>范围 0.45 至 0.5。16 个 LD/ST 单元 / 32 个线程；T4 上测得 0.45（arXiv:1903.07486）</translation>
    </message>
    <message>
        <source>Range 0.45 to 0.5. 16 LD/ST units / 32 threads; 63.7 B per cycle with loads of 4 bytes on RTX 4090 (arXiv:2402.13499)</source>
        <translation>范围 0.45 至 0.5。16 个 LD/ST 单元 / 32 个线程；RTX 4090 上 4 字节加载为每周期 63.7 B（arXiv:2402.13499）</translation>
    </message>
    <message>
        <source>Range 0.45 to 0.5. Measured 3662 / (40 × 1.59 × 128); 16 load-store units allow 0.5</source>
        <translation>范围 0.45 到 0.5。实测 3662 / (40 × 1.59 × 128)；16 个加载/存储单元允许 0.5</translation>
    </message>
    <message>
        <source>Range 0.458 to 0.584. With it the saturation model reaches 90 % of the memory peak at warps_90, 20 warps</source>
        <translation>范围 0.458 到 0.584。以此值，饱和模型在 warps_90 即 20 个 warp 时达到内存峰值的 90 %</translation>
    </message>
    <message>
        <source>Range 0.498 to 0.988. 63.7 of the 63.7 to 126.5 B per cycle per SM / 128 B: 32-bit loads through 16 load-store units, the wider ones do twice as well</source>
        <translation>范围 0.498 到 0.988。每周期每 SM 63.7 到 126.5 B 中的 63.7 / 128 B：经 16 个加载/存储单元的 32 位加载，更宽的加载可达两倍</translation>
    </message>
    <message>
        <source>Range 0.5 to 1. 32 results of a shuffle / 32 threads; the survey has 16 LD/ST units, with which the measured 81.6 % of 128 B per cycle (arXiv:1903.07486) could not be</source>
        <translation>范围 0.5 至 1。shuffle 的 32 个结果 / 32 个线程；综述为 16 个 LD/ST 单元，如此则不可能测得每周期 128 B 的 81.6 %（arXiv:1903.07486）</translation>
    </message>
    <message>
        <source>Range 0.75 to 1: the middle of what L2 gave loops that it limits, by width of the loads and how many are in flight</source>
        <translation>范围 0.75 至 1：受 L2 限制的循环所得速率的中间值，随加载宽度和在途数量而变</translation>
    </message>
    <message>
        <source>Range 0.78 to 1: the middle of what L2 gave loops that it limits, by width of the loads and how many are in flight</source>
        <translation>范围 0.78 至 1：受 L2 限制的循环所得速率的中间值，随加载宽度和在途数量而变</translation>
    </message>
    <message>
        <source>Range 0.816 to 1. Measured over theoretical bandwidth, the latter one warp load per cycle</source>
        <translation>范围 0.816 到 1。实测带宽除以理论带宽，后者为每周期一次 warp 加载</translation>
    </message>
    <message>
        <source>Range 0.855 to 0.988. Measured over theoretical bandwidth as tabulated; 12080 / (80 × 1.38 × 128) = 0.855 with the clock above, and accel-sim measures 126.5 B per cycle per SM (0.988) on TITAN V, the same chip</source>
        <translation>范围 0.855 到 0.988。按表中实测带宽除以理论带宽；以上述时钟得 12080 / (80 × 1.38 × 128) = 0.855，而 accel-sim 在同一芯片的 TITAN V 上测得每周期每 SM 126.5 B（0.988）</translation>
    </message>
    <message>
        <source>Range 0.9 to 1. H200</source>
        <translation>范围 0.9 至 1。H200</translation>
    </message>
    <message>
        <source>Range 0.986 to 0.999. 126.2 to 127.9 B per cycle per SM / 128 B</source>
        <translation>范围 0.986 到 0.999。每周期每 SM 126.2 到 127.9 B / 128 B</translation>
    </message>
    <message>
        <source>Range 0.988 to 1. 32 LD/ST units / 32 threads; 126.5 B per cycle are measured on TITAN V (accel-sim)</source>
        <translation>范围 0.988 至 1。32 个 LD/ST 单元 / 32 个线程；TITAN V 上测得每周期 126.5 B（accel-sim）</translation>
    </message>
    <message>
        <source>Range 0.995 to 0.999. 127.4 to 127.9 B per cycle per SM / 128 B on H800 PCIe, the same chip; 0.9986 measured on H200</source>
        <translation>范围 0.995 到 0.999。在同一芯片的 H800 PCIe 上每周期每 SM 127.4 到 127.9 B / 128 B；H200 上实测 0.9986</translation>
    </message>
    <message>
        <source>Range 1.25 and up. The figure sustains 1 + 0.25 IPC; the limit must not bind</source>
        <translation>范围 1.25 及以上。图中维持 1 + 0.25 IPC；该上限不应起作用</translation>
    </message>
    <message>
        <source>Range 1.5 to 2.3. Between what 64 warps take at α = 4 and at α = 8 to 128 beside the adds and the measuring loop&apos;s slots, 20 a round</source>
        <translation>范围 1.5 到 2.3。介于 64 个 warp 在 α = 4 时与 α = 8 到 128 时除加法和测量循环的发射槽（每轮 20 个）之外所占之间</translation>
    </message>
    <message>
        <source>Range 1.99 to 2.76: α = 8 with every warp resident, issue slots as FADDs alone reach them; α = 12 to 32 leave the range</source>
        <translation>范围 1.99 到 2.76：α = 8，全部线程束驻留，发射槽按只有 FADD 时达到的计；α = 12 到 32 给出该范围</translation>
    </message>
    <message>
        <source>Range 13 to 15. GP100; 13 on Maxwell</source>
        <translation>范围 13 至 15。GP100；Maxwell 上为 13</translation>
    </message>
    <message>
        <source>Range 13 to 15. That of GP100; Maxwell has 13</source>
        <translation>范围 13 到 15。取自 GP100；Maxwell 为 13</translation>
    </message>
    <message>
        <source>Range 1390 to 1410. The boost clock of GA100; an L1 hit of 39 cycles takes 28.0 ns</source>
        <translation>范围 1390 至 1410。GA100 的加速频率；39 周期的 L1 命中用时 28.0 ns</translation>
    </message>
    <message>
        <source>Range 14 to 18. Measured on sm_86; 18 on Hopper, 14 to 15 on Volta and Turing</source>
        <translation>范围 14 至 18。在 sm_86 上测得；Hopper 上为 18，Volta 与 Turing 上为 14 至 15</translation>
    </message>
    <message>
        <source>Range 15 to 18. Measured on sm_86</source>
        <translation>范围 15 至 18。在 sm_86 上测得</translation>
    </message>
    <message>
        <source>Range 15.9 to 16.5. 2.7x the warps that hide arithmetic latency, 2.7 × 24 × 0.25 = 16.2</source>
        <translation>范围 15.9 到 16.5。为隐藏算术延迟所需 warp 数的 2.7 倍，2.7 × 24 × 0.25 = 16.2</translation>
    </message>
    <message>
        <source>Range 16 to 20. H200, whose SM has the same SFUs</source>
        <translation>范围 16 至 20。H200，其 SM 的 SFU 相同</translation>
    </message>
    <message>
        <source>Range 16 to 20. Hopper; GA10x 17</source>
        <translation>范围 16 至 20。Hopper；GA10x 为 17</translation>
    </message>
    <message>
        <source>Range 1830 to 2204. The boost clock of H100 SXM5; 44 TFLOPS / (2 × 78 × 128) would be 2204 MHz, above any GH100 clock</source>
        <translation>范围 1830 至 2204。H100 SXM5 的加速频率；44 TFLOPS / (2 × 78 × 128) 会是 2204 MHz，高于任何 GH100 频率</translation>
    </message>
    <message>
        <source>Range 19 to 21. 4x the warps that hide arithmetic latency, 4 × 20 × 0.25 = 20</source>
        <translation>范围 19 到 21。为隐藏算术延迟所需 warp 数的 4 倍，4 × 20 × 0.25 = 20</translation>
    </message>
    <message>
        <source>Range 19 to 21. Replacing ADD by MAD lowers the ratio of warps from 4x to 3.3x, so MAD/ADD latency is 1.2; with MAD as on GT200 (24 cycles, 6 warps at 0.25 IPC) ADD is 24 / 1.2 = 20 cycles, 5 warps</source>
        <translation>范围 19 到 21。以 MAD 代替 ADD 使 warp 数之比从 4 倍降到 3.3 倍，因此 MAD/ADD 的延迟比为 1.2；若 MAD 与 GT200 相同（24 周期，0.25 IPC 时 6 个 warp），则 ADD 为 24 / 1.2 = 20 周期，5 个 warp</translation>
    </message>
    <message>
        <source>Range 2.33 to 2.6: α = 8 with every warp resident, issue slots as FADDs alone reach them; α = 12 to 32 leave the range</source>
        <translation>范围 2.33 到 2.6：α = 8，全部线程束驻留，发射槽按只有 FADD 时达到的计；α = 12 到 32 给出该范围</translation>
    </message>
    <message>
        <source>Range 2.38 to 2.68. 64 warps at α = 8 take 10.66 issue slots an iteration: less the 8 adds and the measuring loop&apos;s 0.23 that is 2.42; α = 16 to 128 leave the range</source>
        <translation>范围 2.38 到 2.68。α = 8 时 64 个 warp 每次迭代占用 10.66 个发射槽：减去 8 次加法和测量循环的 0.23 后为 2.42；α = 16 到 128 给出该范围</translation>
    </message>
    <message>
        <source>Range 206 to 238. Mean of P4 (216) and Quadro P6000 (227)</source>
        <translation>范围 206 到 238。P4（216）和 Quadro P6000（227）的平均值</translation>
    </message>
    <message>
        <source>Range 23 to 29. 29 in arXiv:2501.12084, whose figures for A100 and H800 are equal and 6 above other measurements of both</source>
        <translation>范围 23 到 29。arXiv:2501.12084 中为 29，其 A100 与 H800 的数值相同，且比两者的其他测量高 6</translation>
    </message>
    <message>
        <source>Range 23 to 29. A100; 29 on RTX 3070 (accel-sim)</source>
        <translation>范围 23 至 29。A100；RTX 3070 上为 29（accel-sim）</translation>
    </message>
    <message>
        <source>Range 23 to 29. Measured on H200, whose SMs are those of the same GH100 chip; 29 on H800 PCIe in arXiv:2501.12084</source>
        <translation>范围 23 到 29。在 H200 上测得，其 SM 与此相同，同为 GH100 芯片；arXiv:2501.12084 中 H800 PCIe 为 29</translation>
    </message>
    <message>
        <source>Range 23 to 30. H200, whose SM has the same memory of 256 KiB</source>
        <translation>范围 23 至 30。H200，其 SM 有同样的 256 KiB 存储</translation>
    </message>
    <message>
        <source>Range 23 to 30.1. 30.1 there, less the 6 or so that its loop adds on A100 and H800</source>
        <translation>范围 23 至 30.1。文中为 30.1，减去其循环在 A100 与 H800 上多出的约 6</translation>
    </message>
    <message>
        <source>Range 23 to 30.1. 30.1 there, less the 6 or so that its loop adds: it has 29 on A100 and H800, where others have 23</source>
        <translation>范围 23 到 30.1。该处为 30.1，减去其循环增加的约 6：它在 A100 和 H800 上为 29，而其他人为 23</translation>
    </message>
    <message>
        <source>Range 23 to 34. Ada and Hopper</source>
        <translation>范围 23 至 34。Ada 与 Hopper</translation>
    </message>
    <message>
        <source>Range 285 to 304. The better estimate of 74 warps is 4 × mem_lat / α + 36, so mem_lat is 9.5 α; the α of Table 4.3 is not known, 30 to 32 fit. Andersch et al. measure 300 on GK104</source>
        <translation>范围 285 到 304。对 74 个 warp 的较好估计为 4 × mem_lat / α + 36，因此 mem_lat 为 9.5 α；表 4.3 的 α 未知，30 到 32 相符。Andersch 等人在 GK104 上测得 300</translation>
    </message>
    <message>
        <source>Range 3.86 to 4. 128 cores / 32 threads; h200_fadd_only.csv reaches 3.86, with the measuring loop&apos;s own instructions left out of the count</source>
        <translation>范围 3.86 到 4。128 个核心 / 32 个线程；h200_fadd_only.csv 达到 3.86，测量循环自身的指令不计在内</translation>
    </message>
    <message>
        <source>Range 3.86 to 4. 4 schedulers, one instruction per cycle each; 3.86 FADDs per cycle were sustained beside the loop&apos;s own instructions</source>
        <translation>范围 3.86 到 4。4 个调度器，每个每周期一条指令；在循环自身的指令之外维持了每周期 3.86 条 FADD</translation>
    </message>
    <message>
        <source>Range 3.905 to 4. 128 cores / 32 threads; the most measured is 3.905, beside the loop&apos;s own instructions</source>
        <translation>范围 3.905 到 4。128 个核心 / 32 个线程；测得的最大值为 3.905，其中含循环自身的指令</translation>
    </message>
    <message>
        <source>Range 32 only. No source counts the banks of this chip; every GPU since Fermi has 32</source>
        <translation>范围仅为 32。没有文献给出此芯片的 bank 数；Fermi 以来的每个 GPU 都是 32 个</translation>
    </message>
    <message>
        <source>Range 32 only. The table has Fermi as GTX 480; both obey the same rules of compute capability 2.x</source>
        <translation>范围仅为 32。该表以 GTX 480 代表 Fermi；两者都遵循计算能力 2.x 的相同规则</translation>
    </message>
    <message>
        <source>Range 32 only. The table has Kepler as GTX 680, the T4 paper as K80 (Table 3.1), and they agree</source>
        <translation>范围仅为 32。该表以 GTX 680 代表 Kepler，T4 论文以 K80 代表（表 3.1），两者一致</translation>
    </message>
    <message>
        <source>Range 32 to 64. 96 KiB less the 32 or 64 KiB that the shared memory takes of them</source>
        <translation>范围 32 到 64。96 KiB 减去共享内存占用的 32 或 64 KiB</translation>
    </message>
    <message>
        <source>Range 349 to 481. A pointer chase on another card of the same compute capability, the only one of it that was measured; its clock differs</source>
        <translation>范围 349 到 481。在计算能力相同的另一块卡上的指针追逐，是该计算能力中唯一测过的一块；其时钟不同</translation>
    </message>
    <message>
        <source>Range 350 to 560. Coalesced load latency of a Quadro FX 5600, another G80 card at another clock; the thesis&apos;s own number is not known</source>
        <translation>范围 350 到 560。Quadro FX 5600 的合并加载延迟，它是另一块时钟不同的 G80 卡；论文自己的数值未知</translation>
    </message>
    <message>
        <source>Range 3710 to 5280: by width of the accesses and how many are in flight. The most seen: LDG.64 with 64 warps, all SMs at once on 16 MiB; LDG.128 4130 to 5020, large bulk copies 3710</source>
        <translation>范围 3710 到 5280：取决于访问宽度和在途数量。最大值：LDG.64，64 个 warp，所有 SM 同时访问 16 MiB；LDG.128 为 4130 到 5020，大的批量复制为 3710</translation>
    </message>
    <message>
        <source>Range 375 to 437. The Volta paper finds 375 with a TLB hit; 391 on the PCIe and 405 on the NVLink card are stated elsewhere in the Volta and T4 papers</source>
        <translation>范围 375 到 437。Volta 论文在 TLB 命中时得 375；Volta 与 T4 论文他处称 PCIe 卡为 391、NVLink 卡为 405</translation>
    </message>
    <message>
        <source>Range 4 only. The table has Fermi as GTX 480; both obey the same rules of compute capability 2.x</source>
        <translation>范围仅为 4。该表以 GTX 480 代表 Fermi；两者都遵循计算能力 2.x 的相同规则</translation>
    </message>
    <message>
        <source>Range 40.5 to 42.3. 2.3x the warps that hide arithmetic latency, 2.3 × 18 = 41.4</source>
        <translation>范围 40.5 到 42.3。为隐藏算术延迟所需 warp 数的 2.3 倍，2.3 × 18 = 41.4</translation>
    </message>
    <message>
        <source>Range 420 to 480. Taken over from another study of GT200 with another kernel; the thesis&apos;s own number is not known</source>
        <translation>范围 420 到 480。取自另一项用不同 kernel 研究 GT200 的工作；论文自己的数值未知</translation>
    </message>
    <message>
        <source>Range 430 to 685. 90 % of the peak takes 2.3 × 18 = 41 warps; over the 1.3 that lies between this point and Little&apos;s law on Maxwell (40 / 30) that is 31 warps, and 31 / (0.90 × 0.0660) = 522 cycles. Andersch et al. measure 685 on GF106, another chip</source>
        <translation>范围 430 到 685。达到峰值的 90 % 需 2.3 × 18 = 41 个 warp；除以 Maxwell 上该点与利特尔法则之比 1.3（40 / 30）为 31 个 warp，31 / (0.90 × 0.0660) = 522 周期。Andersch 等人在另一芯片 GF106 上测得 685</translation>
    </message>
    <message>
        <source>Range 461 to 484. Between 32129 and 51750 KiB the curve is flat near 475</source>
        <translation>范围 461 到 484。32129 与 51750 KiB 之间曲线平坦，约为 475</translation>
    </message>
    <message>
        <source>Range 48 to 64. The header gives blocks and registers, not warps</source>
        <translation>范围 48 至 64。头文件给出块数与寄存器数，未给warp数</translation>
    </message>
    <message>
        <source>Range 539 to 703. 539 at 25 to 63 MiB, 579 at 99 MiB, 616 to 636 from 277 MiB on, at 1430 MHz; mt4g has 703</source>
        <translation>范围 539 至 703。25 至 63 MiB 为 539，99 MiB 为 579，277 MiB 起为 616 至 636，1430 MHz；mt4g 为 703</translation>
    </message>
    <message>
        <source>Range 56 to 59. 1.6x the warps that hide arithmetic latency, 1.6 × 36 = 57.6</source>
        <translation>范围 56 到 59。为隐藏算术延迟所需 warp 数的 1.6 倍，1.6 × 36 = 57.6</translation>
    </message>
    <message>
        <source>Range 566 to 575. 566 in arXiv:2501.12084 (A100 PCIe). Abdelkhalik et al. state 290, too near their L2 latency of 200 to be a miss of the same kind</source>
        <translation>范围 566 到 575。arXiv:2501.12084（A100 PCIe）中为 566。Abdelkhalik 等人称 290，与其 L2 延迟 200 过近，不会是同类未命中</translation>
    </message>
    <message>
        <source>Range 587 to 741. 587 at 23 to 58 MiB, 622 at 91 MiB, 668 to 696 from 210 MiB on; mt4g has 741</source>
        <translation>范围 587 至 741。23 至 58 MiB 为 587，91 MiB 为 622，210 MiB 起为 668 至 696；mt4g 为 741</translation>
    </message>
    <message>
        <source>Range 587 to 741. As on the MI210, which has the same die</source>
        <translation>范围 587 至 741。与裸片相同的 MI210 一样</translation>
    </message>
    <message>
        <source>Range 64 to 128. The whole of what L1 and shared memory have in common; gpu-benches sees 31 cycles at 64 KiB and 78 at 128 KiB</source>
        <translation>范围 64 到 128。L1 与共享内存共有的全部容量；gpu-benches 在 64 KiB 处得 31 周期，128 KiB 处得 78</translation>
    </message>
    <message>
        <source>Range 683 to 827. 683 at 277 MiB, 813 to 827 from 1.2 GiB on, at 2096 MHz</source>
        <translation>范围 683 至 827。277 MiB 为 683，1.2 GiB 起为 813 至 827，2096 MHz</translation>
    </message>
    <message>
        <source>Range 691 to 695. One warp at α = 0 takes 1 / 0.001438 = 695 cycles an iteration, and its IMAD.WIDE is 4 of them or less; 693 in h200_independent_loads.csv. A single thread chasing pointers sees 659</source>
        <translation>范围 691 到 695。α = 0 时一个 warp 每次迭代需 1 / 0.001438 = 695 周期，其中 IMAD.WIDE 至多占 4 周期；h200_independent_loads.csv 中为 693。单线程指针追逐得 659</translation>
    </message>
    <message>
        <source>Range 713 to 734. One warp at α = 0</source>
        <translation>范围 713 到 734。α = 0 时的一个线程束</translation>
    </message>
    <message>
        <source>Range 7700 to 8200. As the B200; hmc-tech has 7700, TechPowerUp 8200</source>
        <translation>范围 7700 到 8200。与 B200 相同；hmc-tech 为 7700，TechPowerUp 为 8200</translation>
    </message>
    <message>
        <source>Range 8 only. The table has Kepler as GTX 680, the T4 paper as K80 (Table 3.1), and they agree</source>
        <translation>范围仅为 8。该表以 GTX 680 代表 Kepler，T4 论文以 K80 代表（表 3.1），两者一致</translation>
    </message>
    <message>
        <source>Range 835 to 907. 835 at 277 MiB, 884 at 1.2 GiB, 907 at 2.1 GiB, at 2092 MHz; mt4g has 900</source>
        <translation>范围 835 至 907。277 MiB 为 835，1.2 GiB 为 884，2.1 GiB 为 907，2092 MHz；mt4g 为 900</translation>
    </message>
    <message>
        <source>Range any. The figure shows no scheduler; one that may issue two instructions a cycle, to different units, does not limit it</source>
        <translation>范围任意。图中没有调度器；每周期可向不同单元发射两条指令的调度器不构成限制</translation>
    </message>
    <message>
        <source>Range not known. Measured on two other Fermi chips, GF114 (Mei and Chu) and GF106 (Andersch et al.), 50 cycles on both</source>
        <translation>范围未知。在另两款 Fermi 芯片 GF114（Mei 与 Chu）和 GF106（Andersch 等人）上测得，均为 50 周期</translation>
    </message>
    <message>
        <source>Range ±1. Read off the figure by eye; Table 3.1 prints 19 cycles without conflict, against the text, which has only V100 faster</source>
        <translation>范围 ±1。目测读图；表 3.1 印作无冲突时 19 周期，与正文不符，正文称只有 V100 更快</translation>
    </message>
    <message>
        <source>Range ±10. Read off the figure by eye</source>
        <translation>范围 ±10。目测读图</translation>
    </message>
    <message>
        <source>Reduction with a shrinking mask</source>
        <translation>掩码逐渐缩小的归约</translation>
    </message>
    <message>
        <source>Register-tiled SGEMM, 128 by 128 by 8, 8 by 8 results a thread; a step of the inner product</source>
        <translation>寄存器分块的 SGEMM，128×128×8，每线程 8×8 个结果；内积的一步</translation>
    </message>
    <message>
        <source>Rounded by the source. 14 TB/s / (80 SMs × 1530 MHz)</source>
        <translation>由文献取整。14 TB/s / (80 个 SM × 1530 MHz)</translation>
    </message>
    <message>
        <source>Rounded by the source. 19 TB/s / (108 SMs × 1410 MHz)</source>
        <translation>由文献取整。19 TB/s / (108 个 SM × 1410 MHz)</translation>
    </message>
    <message>
        <source>Rounded by the source. 25 TB/s / (114 SMs × 1620 MHz)</source>
        <translation>由文献取整。25 TB/s / (114 个 SM × 1620 MHz)</translation>
    </message>
    <message>
        <source>SIMDs, each of which issues for its own wavefronts</source>
        <translation>SIMD，各为自己的波前发射</translation>
    </message>
    <message>
        <source>SIMDs, each of which issues for its own wavefronts; of a CU alone, in CU mode</source>
        <translation>SIMD，各为自己的波前发射；仅一个 CU，CU 模式</translation>
    </message>
    <message>
        <source>SM</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 时钟</translation>
    </message>
    <message>
        <source>SM clock without boost</source>
        <translation>不加速时的 SM 时钟</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SM 数</translation>
    </message>
    <message>
        <source>SMs/GPC</source>
        <translation>SM/GPC</translation>
    </message>
    <message>
        <source>SMs/TPC</source>
        <translation>SM/TPC</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>饱和</translation>
    </message>
    <message>
        <source>Softmax of a row: maximum, sum of powers and scaling of four numbers a thread</source>
        <translation>一行的 softmax：每线程四个数的最大值、幂之和与缩放</translation>
    </message>
    <message>
        <source>Spin lock</source>
        <translation>自旋锁</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>多路分支</translation>
    </message>
    <message>
        <source>TPCs</source>
        <translation>TPC 数</translation>
    </message>
    <message>
        <source>TPCs/GPC</source>
        <translation>TPC/GPC</translation>
    </message>
    <message>
        <source>The 64 warps that an SM holds do not reach 90 % of the peak with one load in flight each (0.0823 of 0.1307 at α = 0), so warps_90 and warps_95 do not exist for this kernel.</source>
        <translation>一个 SM 所容纳的 64 个 warp，每个只有一次加载在执行中时达不到峰值的 90 %（α = 0 时为 0.1307 中的 0.0823），因此该 kernel 没有 warps_90 和 warps_95。</translation>
    </message>
    <message>
        <source>The GPU that Kleimenov and Popova measured their method on. Latencies and the bandwidth reached are those of other cards of its compute capability, marked assumed.</source>
        <translation>Kleimenov 和 Popova 用来测量其方法的 GPU。延迟和所达到的带宽取自同一计算能力的其他卡，标为假定。</translation>
    </message>
    <message>
        <source>The L0, which a CU has of its own, at 2560 MHz; the L1 of a shader array takes 123, the Infinity Cache 423</source>
        <translation>每个 CU 自有的 L0，2560 MHz；着色器阵列的 L1 为 123，Infinity Cache 为 423</translation>
    </message>
    <message>
        <source>The L2 of a die; the Infinity Cache takes 448</source>
        <translation>裸片的 L2；Infinity Cache 为 448</translation>
    </message>
    <message>
        <source>The L2 of a die; the Infinity Cache takes 456</source>
        <translation>裸片的 L2；Infinity Cache 为 456</translation>
    </message>
    <message>
        <source>The LDS</source>
        <translation>LDS</translation>
    </message>
    <message>
        <source>The LDS; in CU mode</source>
        <translation>LDS；CU 模式</translation>
    </message>
    <message>
        <source>The Maxwell GPU of the thesis. Every number of the global mix is stated in the text or follows from two numbers stated there.</source>
        <translation>论文所用的 Maxwell GPU。全局混合的每个数都在正文中给出，或由其中的两个数得出。</translation>
    </message>
    <message>
        <source>The PCIe card: 114 SMs at 1755 MHz. The SXM5 card (Wikipedia list) has 132 SMs at 1980 MHz and 3352 GB/s.</source>
        <translation>PCIe 卡：114 个 SM，1755 MHz。SXM5 卡（维基百科列表）有 132 个 SM，1980 MHz，3352 GB/s。</translation>
    </message>
    <message>
        <source>The boost clock</source>
        <translation>加速频率</translation>
    </message>
    <message>
        <source>The boost clock where the list gives two</source>
        <translation>列表给出两个时钟时取加速时钟</translation>
    </message>
    <message>
        <source>The boost clock: 60.6 TFLOPS / (148 × 128 × 2); TechPowerUp has 1837</source>
        <translation>加速频率：60.6 TFLOPS / (148 × 128 × 2)；TechPowerUp 为 1837</translation>
    </message>
    <message>
        <source>The card with 40 GB at 1555 GB/s: bandwidth and latency are those of gpu-benches on an A100 40 GB, the shared-memory peak that of a PCIe card.</source>
        <translation>40 GB、1555 GB/s 的卡：带宽和延迟取自 gpu-benches 在 A100 40 GB 上的测量，共享内存峰值取自 PCIe 卡。</translation>
    </message>
    <message>
        <source>The compiler places SSY before the branch and .S on the last instruction of each path.</source>
        <translation>编译器把 SSY 放在分支之前，把 .S 放在每条路径的最后一条指令上。</translation>
    </message>
    <message>
        <source>The compiler&apos;s model of GFX10 and GFX11</source>
        <translation>编译器中 GFX10 与 GFX11 的模型</translation>
    </message>
    <message>
        <source>The list has 1455 MHz; the survey computes with 1530 MHz.</source>
        <translation>列表为 1455 MHz；综述以 1530 MHz 计算。</translation>
    </message>
    <message>
        <source>The month of release is from memory: the list has none.</source>
        <translation>发布月份凭记忆给出：列表中没有。</translation>
    </message>
    <message>
        <source>The peak engine clock</source>
        <translation>峰值引擎频率</translation>
    </message>
    <message>
        <source>The shader clock, at which the CUDA cores run</source>
        <translation>着色器时钟，CUDA 核心以此运行</translation>
    </message>
    <message>
        <source>The small machine of the thesis&apos;s figure: 6 warps, α = 4, 3 arithmetic and 3 memory instructions in execution at any moment.</source>
        <translation>论文图中的小型机器：6 个 warp，α = 4，任一时刻有 3 条算术指令和 3 条访存指令在执行。</translation>
    </message>
    <message>
        <source>The source of Table 2.2; p0 is an input, one bit a thread.</source>
        <translation>表 2.2 的源程序；p0 是输入，每线程一位。</translation>
    </message>
    <message>
        <source>The source says about 54.</source>
        <translation>来源写的是“约 54”。</translation>
    </message>
    <message>
        <source>The two paths never reconverge: watch everything after the branch run twice, at half width.</source>
        <translation>两条路径不再会合：看分支之后的一切都以一半宽度运行两遍。</translation>
    </message>
    <message>
        <source>Thesis, Table 2.2, left. P0 chooses the path; a to f are in R0 to R5.</source>
        <translation>论文表 2.2 左。P0 选择路径；a 到 f 在 R0 到 R5 中。</translation>
    </message>
    <message>
        <source>Threads that are done wait at the loop&apos;s end; the warp runs as long as its longest thread.</source>
        <translation>完成的线程在循环末尾等待；warp 运行到其最长的线程为止。</translation>
    </message>
    <message>
        <source>Threads that return leave every entry of the stack; entries without threads are discarded.</source>
        <translation>返回的线程离开栈的所有项；没有线程的项被丢弃。</translation>
    </message>
    <message>
        <source>Threads with p0 return from inside the loop, odd ones before it.</source>
        <translation>带 p0 的线程在循环内返回，奇数线程在循环前返回。</translation>
    </message>
    <message>
        <source>Throughputs and rates</source>
        <translation>吞吐率与速率</translation>
    </message>
    <message>
        <source>Tiled matrix product, 32 by 32, an element a thread</source>
        <translation>分块矩阵乘积，32×32，每线程一个元素</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for AD102.</source>
        <translation>每 SM 的单元数取综述对 AD102 给出的值。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for G80; the later chips of the generation (compute capability 1.1) are taken to have the same SM.</source>
        <translation>每 SM 的单元数取综述对 G80 给出的值；假定同代后期芯片（计算能力 1.1）的 SM 相同。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for G80; the later chips of the generation (compute capability 1.1) are taken to have the same SM. The month of release is from memory: the list has none.</source>
        <translation>每 SM 的单元数取综述对 G80 给出的值；假定同代后期芯片（计算能力 1.1）的 SM 相同。发布月份凭记忆给出：列表中没有。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GA102.</source>
        <translation>每 SM 的单元数取综述对 GA102 给出的值。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GK210, whose SM differs from GK110 only in register file and shared memory. fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards.</source>
        <translation>每 SM 的单元数取综述对 GK210 给出的值，其 SM 与 GK110 仅在寄存器堆和共享内存上不同。fp64_rate 为完整芯片的值，与数据中心卡相同；此处没有文献给出 GeForce 卡的值。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GK210, whose SM differs from GK110 only in register file and shared memory. fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards. One of its two chips.</source>
        <translation>每 SM 的单元数取综述对 GK210 给出的值，其 SM 与 GK110 仅在寄存器堆和共享内存上不同。fp64_rate 为完整芯片的值，与数据中心卡相同；此处没有文献给出 GeForce 卡的值。其两个芯片之一。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GK210, whose SM differs from GK110 only in register file and shared memory. fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards. Two GK210 on one card: SMs, cores and bandwidth are those of both together.</source>
        <translation>每 SM 的单元数取综述对 GK210 给出的值，其 SM 与 GK110 仅在寄存器堆和共享内存上不同。fp64_rate 为完整芯片的值，与数据中心卡相同；此处没有文献给出 GeForce 卡的值。一张卡上有两个 GK210：SM、核心和带宽为两者合计。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GM204.</source>
        <translation>每 SM 的单元数取综述对 GM204 给出的值。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GM204. The month of release is from memory: the list has none.</source>
        <translation>每 SM 的单元数取综述对 GM204 给出的值。发布月份凭记忆给出：列表中没有。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GM204. The month of release is from memory: the list has none. The list gives its bandwidth also as 196.3 + 28 GB/s, of two unequal parts of the memory.</source>
        <translation>每 SM 的单元数取综述对 GM204 给出的值。发布月份凭记忆给出：列表中没有。列表也将其带宽给作 196.3 + 28 GB/s，即内存的两个不等部分。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GT200. No source here gives FP64 units for the GT 240 (compute capability 1.2).</source>
        <translation>每 SM 的单元数取综述对 GT200 给出的值。此处没有文献给出 GT 240（计算能力 1.2）的 FP64 单元数。</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for TU102. Tensor cores stand with the RTX and TITAN cards: no source here gives them for the GTX 16 series and the T1000.</source>
        <translation>每 SM 的单元数取综述对 TU102 所给。张量核心只列于 RTX 与 TITAN 卡：此处没有来源给出 GTX 16 系列与 T1000 的。</translation>
    </message>
    <message>
        <source>Volkov 2016, Table 2.2, right: each path ends in .S, and all threads meet at ENDIF.</source>
        <translation>Volkov 2016，表 2.2 右：每条路径以 .S 结束，所有线程在 ENDIF 会合。</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Warp-specialised matrix product of Hopper, 128 by 256 by 64: a TMA producer, two consuming warp groups</source>
        <translation>Hopper 的 warp 专用化矩阵乘积，128×256×64：一个 TMA 生产者，两个消费者 warp 组</translation>
    </message>
    <message>
        <source>With a TLB hit; 616 when cold. It is the only one of this card, so it stays; chases that miss the TLB at times take 424 to 472 on other Turing cards</source>
        <translation>TLB 命中时；冷态为 616。这是该卡唯一的测量，因此保留；有时错过 TLB 的链在其他 Turing 卡上为 424 到 472</translation>
    </message>
    <message>
        <source>a pointer chase over much memory; 302 and 313 were found on a TITAN V, of the same chip, by chases that hit open rows and TLBs</source>
        <translation>大范围内存上的指针链；302 和 313 是在同一芯片的 TITAN V 上测得的，其链命中已打开的行和 TLB</translation>
    </message>
    <message>
        <source>a pointer chase; a warp&apos;s load of the model takes 695</source>
        <translation>指针追逐；模型中一个warp的加载为 695</translation>
    </message>
    <message>
        <source>a pointer chase; a warp&apos;s load of the model takes 713; 695 by another program, whose clock was not locked</source>
        <translation>指针追逐；模型中 warp 的加载为 713；另一程序得 695，其频率未锁定</translation>
    </message>
    <message>
        <source>a scheduler&apos;s SFU loses where an add comes between two MUFU.RSQ</source>
        <translation>两条 MUFU.RSQ 之间有加法时，调度器的 SFU 损失的周期</translation>
    </message>
    <message>
        <source>a square root with its range code takes 21.1 on TITAN V (accel-sim)</source>
        <translation>带范围代码的平方根在 TITAN V 上为 21.1（accel-sim）</translation>
    </message>
    <message>
        <source>about 14; MUFU in general</source>
        <translation>约 14；泛指 MUFU</translation>
    </message>
    <message>
        <source>about 15; MUFU in general</source>
        <translation>约 15；泛指 MUFU</translation>
    </message>
    <message>
        <source>about 8192, as Fig. 3.14 shows</source>
        <translation>约 8192，如图 3.14 所示</translation>
    </message>
    <message>
        <source>all threads are together again</source>
        <translation>所有线程重新会合</translation>
    </message>
    <message>
        <source>also in the architecture survey, row Hopper GH100 (per SM)</source>
        <translation>亦见架构综述，Hopper GH100 行（每 SM）</translation>
    </message>
    <message>
        <source>another study of the same authors has 218, below its own L2 latency</source>
        <translation>同一作者的另一研究为 218，低于其自己的 L2 延迟</translation>
    </message>
    <message>
        <source>another study of the same authors has 279</source>
        <translation>同一作者的另一研究为 279</translation>
    </message>
    <message>
        <source>another study than the thesis; 26 on K80 (T4 paper, Table 3.1)</source>
        <translation>出自论文之外的研究；K80 上为 26（T4 论文，表 3.1）</translation>
    </message>
    <message>
        <source>area of the chip</source>
        <translation>芯片面积</translation>
    </message>
    <message>
        <source>assumed there because the saturated throughput then matches the experiment</source>
        <translation>原文作此假定，因为这样饱和吞吐率与实验相符</translation>
    </message>
    <message>
        <source>at 1410 MHz</source>
        <translation>在 1410 MHz 下</translation>
    </message>
    <message>
        <source>at 1530 MHz</source>
        <translation>在 1530 MHz 下</translation>
    </message>
    <message>
        <source>bandwidth of reading the whole L2</source>
        <translation>读取整个 L2 的带宽</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>bank 数</translation>
    </message>
    <message>
        <source>beyond its reach the latency still climbs where the measurement ends: 324 at 96 GiB</source>
        <translation>超出其覆盖范围后，测量终点处延迟仍在上升：96 GiB 处为 324</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>boost clock</source>
        <translation>加速时钟</translation>
    </message>
    <message>
        <source>boost clock; base 1006, at most 1110. The thesis measures at the top of the allowed range (§2.8), which may be 1110</source>
        <translation>加速时钟；基准 1006，至多 1110。论文在允许范围的上端测量（§2.8），可能为 1110</translation>
    </message>
    <message>
        <source>boost clock; base 1126. Which clock the thesis measured at is not known</source>
        <translation>加速时钟；基准 1126。论文测量时的时钟未知</translation>
    </message>
    <message>
        <source>bytes a bank serves at once</source>
        <translation>bank 一次服务的字节数</translation>
    </message>
    <message>
        <source>bytes per cycle of an SM&apos;s shared memory, in theory</source>
        <translation>一个 SM 的共享内存每周期的字节数，理论值</translation>
    </message>
    <message>
        <source>bytes per cycle read from an L1, in theory</source>
        <translation>每周期从一个 L1 读取的字节数，理论值</translation>
    </message>
    <message>
        <source>bytes per cycle read from an L1, measured</source>
        <translation>每周期从一个 L1 读取的字节数，实测值</translation>
    </message>
    <message>
        <source>bytes per cycle read from the whole L2</source>
        <translation>每周期从整个 L2 读取的字节数</translation>
    </message>
    <message>
        <source>cache per SM for global data that is only read</source>
        <translation>每个 SM 中只读全局数据的缓存</translation>
    </message>
    <message>
        <source>caches/SM</source>
        <translation>缓存/SM</translation>
    </message>
    <message>
        <source>caches/partition</source>
        <translation>缓存/分区</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>芯片</translation>
    </message>
    <message>
        <source>coalesced global load that misses the caches</source>
        <translation>未命中缓存的合并全局加载</translation>
    </message>
    <message>
        <source>conflict-free shared load to dependent CUDA-core instruction</source>
        <translation>无冲突的共享加载到依赖它的 CUDA 核心指令</translation>
    </message>
    <message>
        <source>conflict-free shared load to dependent shared load</source>
        <translation>无冲突的共享加载到依赖它的共享加载</translation>
    </message>
    <message>
        <source>constant caches per SM</source>
        <translation>每个 SM 的常量缓存</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>copy, ECC likely on</source>
        <translation>复制，ECC 大概开着</translation>
    </message>
    <message>
        <source>copy, ECC off; 152.3 with it</source>
        <translation>复制，ECC 关；开时 152.3</translation>
    </message>
    <message>
        <source>copy, ECC off; 194.3 with it</source>
        <translation>复制，ECC 关；开时 194.3</translation>
    </message>
    <message>
        <source>copy, one GPU, ECC off; 182 with it</source>
        <translation>复制，一个 GPU，ECC 关；开时 182</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>cores/SM</source>
        <translation>核心/SM</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>cycles between two issues of one scheduler</source>
        <translation>同一调度器两次发射之间的周期数</translation>
    </message>
    <message>
        <source>data centre</source>
        <translation>数据中心</translation>
    </message>
    <message>
        <source>dispatch ports that the schedulers share</source>
        <translation>各调度器共用的分派端口</translation>
    </message>
    <message>
        <source>double-precision units per SM</source>
        <translation>每 SM 的双精度单元数</translation>
    </message>
    <message>
        <source>double-precision units per partition</source>
        <translation>每分区的双精度单元数</translation>
    </message>
    <message>
        <source>dual issue came with compute capability 2.1</source>
        <translation>双发射始于计算能力 2.1</translation>
    </message>
    <message>
        <source>dual issue came with later Fermi GPUs, compute capability 2.1</source>
        <translation>双发射始于后期 Fermi GPU，计算能力 2.1</translation>
    </message>
    <message>
        <source>each able to issue two independent instructions</source>
        <translation>每个可发射两条独立指令</translation>
    </message>
    <message>
        <source>embedded</source>
        <translation>嵌入式</translation>
    </message>
    <message>
        <source>floating-point multipliers of a special function unit</source>
        <translation>一个特殊函数单元的浮点乘法器</translation>
    </message>
    <message>
        <source>fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards.</source>
        <translation>fp64_rate 为完整芯片的值，与数据中心卡相同；此处没有文献给出 GeForce 卡的值。</translation>
    </message>
    <message>
        <source>fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards. The list dates it 2011-07; the product is older.</source>
        <translation>fp64_rate 为完整芯片的值，与数据中心卡相同；此处没有文献给出 GeForce 卡的值。列表标为 2011-07；该产品更早。</translation>
    </message>
    <message>
        <source>fraction</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>full with 2 blocks of 1024 threads</source>
        <translation>2 个 1024 线程的块即占满</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>代</translation>
    </message>
    <message>
        <source>generation of the tensor cores</source>
        <translation>张量核心的代</translation>
    </message>
    <message>
        <source>global-memory bandwidth, measured by copying</source>
        <translation>全局内存带宽，以复制实测</translation>
    </message>
    <message>
        <source>graphics processing clusters</source>
        <translation>图形处理簇数</translation>
    </message>
    <message>
        <source>half-precision multiply-adds per cycle of a tensor core</source>
        <translation>一个张量核心每周期的半精度乘加数</translation>
    </message>
    <message>
        <source>if/else with synchronisation</source>
        <translation>带同步的 if/else</translation>
    </message>
    <message>
        <source>if/else without SSY</source>
        <translation>不带 SSY 的 if/else</translation>
    </message>
    <message>
        <source>if/else, compiled</source>
        <translation>编译得到的 if/else</translation>
    </message>
    <message>
        <source>instructions of one warp that an issue may take</source>
        <translation>一次发射可取的同一 warp 的指令数</translation>
    </message>
    <message>
        <source>instructions/issue</source>
        <translation>指令/发射</translation>
    </message>
    <message>
        <source>issue cycles of one MUFU.RSQ</source>
        <translation>一条 MUFU.RSQ 的发射周期数</translation>
    </message>
    <message>
        <source>issue cycles of one shared load</source>
        <translation>一次共享加载的发射周期数</translation>
    </message>
    <message>
        <source>issue throughput of all instructions</source>
        <translation>全部指令的发射吞吐率</translation>
    </message>
    <message>
        <source>lanes of a partition for FP32 alone</source>
        <translation>分区中仅供 FP32 的通道数</translation>
    </message>
    <message>
        <source>lanes of a partition for FP32 or INT32</source>
        <translation>分区中供 FP32 或 INT32 的通道数</translation>
    </message>
    <message>
        <source>lanes of a partition for INT32 alone</source>
        <translation>分区中仅供 INT32 的通道数</translation>
    </message>
    <message>
        <source>lanes/SM</source>
        <translation>通道/SM</translation>
    </message>
    <message>
        <source>lanes/partition</source>
        <translation>通道/处理块</translation>
    </message>
    <message>
        <source>largest footprint served at l2_lat</source>
        <translation>以 l2_lat 服务的最大内存范围</translation>
    </message>
    <message>
        <source>largest footprint the L1 serves</source>
        <translation>L1 能服务的最大内存范围</translation>
    </message>
    <message>
        <source>latency from FADD to a dependent FADD</source>
        <translation>FADD 到依赖它的 FADD 的延迟</translation>
    </message>
    <message>
        <source>latency from MUFU.RSQ to a dependent FADD</source>
        <translation>MUFU.RSQ 到依赖它的 FADD 的延迟</translation>
    </message>
    <message>
        <source>latency from MUFU.RSQ to a dependent MUFU.RSQ</source>
        <translation>MUFU.RSQ 到依赖它的 MUFU.RSQ 的延迟</translation>
    </message>
    <message>
        <source>latency from a shared load to a dependent FADD</source>
        <translation>共享加载到依赖它的 FADD 的延迟</translation>
    </message>
    <message>
        <source>latency from a shared load to a dependent shared load</source>
        <translation>共享加载到依赖它的共享加载的延迟</translation>
    </message>
    <message>
        <source>latency of a coalesced global load that misses the caches</source>
        <translation>未命中缓存的合并全局加载的延迟</translation>
    </message>
    <message>
        <source>load that hits the L1</source>
        <translation>命中 L1 的加载</translation>
    </message>
    <message>
        <source>load that hits the L2 (near partition)</source>
        <translation>命中 L2 的加载（近侧分区）</translation>
    </message>
    <message>
        <source>load that misses every TLB</source>
        <translation>所有 TLB 均未命中的加载</translation>
    </message>
    <message>
        <source>load that misses the L2</source>
        <translation>未命中 L2 的加载</translation>
    </message>
    <message>
        <source>load that misses the L2 and the TLBs</source>
        <translation>L2 与 TLB 均未命中的加载</translation>
    </message>
    <message>
        <source>load translated by the first TLB</source>
        <translation>由第一级 TLB 转换地址的加载</translation>
    </message>
    <message>
        <source>load translated by the second TLB</source>
        <translation>由第二级 TLB 转换地址的加载</translation>
    </message>
    <message>
        <source>load translated by the third TLB</source>
        <translation>由第三级 TLB 转换地址的加载</translation>
    </message>
    <message>
        <source>load/store units per SM</source>
        <translation>每 SM 的加载/存储单元数</translation>
    </message>
    <message>
        <source>load/store units per partition</source>
        <translation>每分区的加载/存储单元数</translation>
    </message>
    <message>
        <source>load/store units that partitions share</source>
        <translation>各分区共用的加载/存储单元</translation>
    </message>
    <message>
        <source>loads of the vector unit over 1 GiB, memory clocked up; 221 ns by the scalar unit</source>
        <translation>向量单元在 1 GiB 上加载，显存频率已升高；标量单元为 221 ns</translation>
    </message>
    <message>
        <source>loads of the vector unit over 1 GiB; 260 ns by the scalar unit</source>
        <translation>向量单元在 1 GiB 上加载；标量单元为 260 ns</translation>
    </message>
    <message>
        <source>loads of the vector unit; 229 ns by the scalar unit</source>
        <translation>向量单元加载；标量单元为 229 ns</translation>
    </message>
    <message>
        <source>mean latency over both partitions of the L2</source>
        <translation>L2 两个分区的平均延迟</translation>
    </message>
    <message>
        <source>mean of the exponential part of mem_lat, of the whole</source>
        <translation>mem_lat 指数部分的平均值，占整体的比例</translation>
    </message>
    <message>
        <source>median of five copies, 3911.7 to 3949.9; reading alone reaches 4391</source>
        <translation>五次复制的中位数，3911.7 到 3949.9；单独读取可达 4391</translation>
    </message>
    <message>
        <source>median of seven copies, 2847.3 to 2861.8; reading alone reaches 3088</source>
        <translation>七次复制的中位数，2847.3 到 2861.8；单独读取可达 3088</translation>
    </message>
    <message>
        <source>mem[0] becomes the sum of tid over all threads (a power of two of them).</source>
        <translation>mem[0] 成为所有线程（数目为二的幂）的 tid 之和。</translation>
    </message>
    <message>
        <source>mem[0] is the lock, mem[1] a counter. With independent thread scheduling every thread gets</source>
        <translation>mem[0] 是锁，mem[1] 是计数器。采用独立线程调度时每个线程都能</translation>
    </message>
    <message>
        <source>mem[16 + tid] = max(tid, 2) by a function on R0 that returns early where R0 is large enough.</source>
        <translation>mem[16 + tid] = max(tid, 2)，由作用于 R0 的函数求得，R0 足够大时提前返回。</translation>
    </message>
    <message>
        <source>memory I/O units outside the partitions</source>
        <translation>分区之外的内存 I/O 单元</translation>
    </message>
    <message>
        <source>memory an entry of the first TLB covers</source>
        <translation>第一级 TLB 每项覆盖的内存</translation>
    </message>
    <message>
        <source>memory an entry of the second TLB covers</source>
        <translation>第二级 TLB 每项覆盖的内存</translation>
    </message>
    <message>
        <source>memory the first TLB covers</source>
        <translation>第一级 TLB 覆盖的内存</translation>
    </message>
    <message>
        <source>memory the second TLB covers</source>
        <translation>第二级 TLB 覆盖的内存</translation>
    </message>
    <message>
        <source>memory the third TLB covers</source>
        <translation>第三级 TLB 覆盖的内存</translation>
    </message>
    <message>
        <source>million</source>
        <translation>百万</translation>
    </message>
    <message>
        <source>mm²</source>
        <translation>mm²</translation>
    </message>
    <message>
        <source>multipliers/SFU</source>
        <translation>乘法器/SFU</translation>
    </message>
    <message>
        <source>n-body: the force of one body on another, positions in shared memory</source>
        <translation>n 体：一个物体对另一个的作用力，位置在共享内存中</translation>
    </message>
    <message>
        <source>name of the manufacturing process</source>
        <translation>制造工艺的名称</translation>
    </message>
    <message>
        <source>named RTX 2000 there, with the L2 and memory of an RTX A2000</source>
        <translation>文中称为 RTX 2000，L2 与内存却是 RTX A2000 的</translation>
    </message>
    <message>
        <source>native double-precision rate</source>
        <translation>双精度原生速率</translation>
    </message>
    <message>
        <source>native half-precision rate</source>
        <translation>半精度原生速率</translation>
    </message>
    <message>
        <source>native rate of special functions</source>
        <translation>特殊函数原生速率</translation>
    </message>
    <message>
        <source>native single-precision rate</source>
        <translation>单精度原生速率</translation>
    </message>
    <message>
        <source>nm</source>
        <translation>nm</translation>
    </message>
    <message>
        <source>no DRAM latency of a Jetson Orin was found; twice that of GA10x is not excluded</source>
        <translation>未找到 Jetson Orin 的 DRAM 延迟；不排除为 GA10x 的两倍</translation>
    </message>
    <message>
        <source>no DRAM latency of a chip with LPDDR5X was found; twice that of GB20x is not excluded</source>
        <translation>未找到使用 LPDDR5X 的芯片的 DRAM 延迟；不排除为 GB20x 的两倍</translation>
    </message>
    <message>
        <source>of 224.38 there: 69.6 %, on a card at 1279 MHz</source>
        <translation>该处 224.38 中的：69.6 %，卡运行在 1279 MHz</translation>
    </message>
    <message>
        <source>of the GB203 chip, whose SM the family shares</source>
        <translation>GB203 芯片的值，该系列共用其 SM</translation>
    </message>
    <message>
        <source>of the GTX 680, whose SM the family shares</source>
        <translation>GTX 680 的值，该系列共用其 SM</translation>
    </message>
    <message>
        <source>one CUDA-core instruction per 4 cycles: 8 cores, 32 threads</source>
        <translation>每 4 周期一条 CUDA 核心指令：8 个核心，32 个线程</translation>
    </message>
    <message>
        <source>one CUDA-core instruction per 4 cycles: 8 cores, 32 threads; Wong et al. measure 7.9 adds per cycle</source>
        <translation>每 4 周期一条 CUDA 核心指令：8 个核心，32 个线程；Wong 等人测得每周期 7.9 次加法</translation>
    </message>
    <message>
        <source>one card alone, by a tool that is 6 % below to 19 % above others elsewhere; 16 % either way are assumed</source>
        <translation>仅一张卡，所用工具在别处比其他低 6 % 至高 19 %；上下各 16 % 为假定</translation>
    </message>
    <message>
        <source>one card alone, measured by copying; loads alone may do better</source>
        <translation>仅一张卡，以复制测得；单纯加载可能更好</translation>
    </message>
    <message>
        <source>one card alone; 15 % either way are assumed</source>
        <translation>仅一张卡；上下各 15 % 为假定</translation>
    </message>
    <message>
        <source>one chip alone, by a code that writes as much as it reads; loads alone may do better</source>
        <translation>仅一种芯片，所用代码写与读一样多；单纯加载可能更好</translation>
    </message>
    <message>
        <source>one chip alone; the range is that of other measurements of it, 302 to 461</source>
        <translation>仅此一种芯片；范围取自对它的其他测量，302 到 461</translation>
    </message>
    <message>
        <source>one point where all cases meet</source>
        <translation>所有分支会合的唯一一点</translation>
    </message>
    <message>
        <source>one scheduler issues twice as fast as the one CUDA-core instruction per 4 cycles</source>
        <translation>一个调度器的发射速度是每 4 周期一条 CUDA 核心指令的两倍</translation>
    </message>
    <message>
        <source>one scheduler, one instruction per 2 cycles</source>
        <translation>一个调度器，每 2 周期一条指令</translation>
    </message>
    <message>
        <source>one warp</source>
        <translation>一个 warp</translation>
    </message>
    <message>
        <source>one warp at α = 0 takes 17.23 cycles with the measuring loop; another kernel&apos;s MUFU.RSQ to use took 18</source>
        <translation>α = 0 时一个 warp 连同测量循环需 17.23 周期；另一个 kernel 中 MUFU.RSQ 到使用为 18 周期</translation>
    </message>
    <message>
        <source>one warp at α = 1 takes 19.19 cycles beyond a FADD&apos;s</source>
        <translation>α = 1 时一个线程束在 FADD 之外用 19.19 周期</translation>
    </message>
    <message>
        <source>one warp at α = 1 takes 23.28 cycles with the measuring loop, 19.28 beyond a FADD&apos;s</source>
        <translation>α = 1 时一个 warp 连同测量循环需 23.28 周期，比一条 FADD 多 19.28</translation>
    </message>
    <message>
        <source>one warp at α = 1 takes 24.76 cycles beyond a FADD&apos;s</source>
        <translation>α = 1 时一个线程束在 FADD 之外用 24.76 周期</translation>
    </message>
    <message>
        <source>one warp takes 17.23 cycles at α = 0</source>
        <translation>α = 0 时一个线程束用 17.23 周期</translation>
    </message>
    <message>
        <source>one warp takes 4.088 cycles a FADD with the loop&apos;s own instructions</source>
        <translation>一个线程束每条 FADD 用 4.088 周期，含循环自身的指令</translation>
    </message>
    <message>
        <source>one warp, stride 1: 23.78 cycles a load</source>
        <translation>一个线程束，步长 1：每次加载 23.78 周期</translation>
    </message>
    <message>
        <source>part of its best rate that a busy L2 gives loads</source>
        <translation>繁忙的 L2 给予加载的速率占其最高速率的比例</translation>
    </message>
    <message>
        <source>part of mem_lat for which a load keeps a part of memory busy</source>
        <translation>mem_lat 中一次加载占用一部分内存的比例</translation>
    </message>
    <message>
        <source>part of the cycles in which arithmetic makes progress</source>
        <translation>算术得以推进的周期比例</translation>
    </message>
    <message>
        <source>partitions/SM</source>
        <translation>处理块/SM</translation>
    </message>
    <message>
        <source>parts of the L2 read side by side</source>
        <translation>L2 中可同时读取的分片</translation>
    </message>
    <message>
        <source>peak issue rate of all instructions</source>
        <translation>全部指令的峰值发射速率</translation>
    </message>
    <message>
        <source>peak throughput of FADD</source>
        <translation>FADD 的峰值吞吐率</translation>
    </message>
    <message>
        <source>peak throughput of MUFU.RSQ</source>
        <translation>MUFU.RSQ 的峰值吞吐率</translation>
    </message>
    <message>
        <source>peak throughput of coalesced global loads</source>
        <translation>合并全局加载的峰值吞吐率</translation>
    </message>
    <message>
        <source>peak throughput of conflict-free shared loads</source>
        <translation>无冲突共享加载的峰值吞吐率</translation>
    </message>
    <message>
        <source>ports/SM</source>
        <translation>端口/SM</translation>
    </message>
    <message>
        <source>power of the card</source>
        <translation>显卡功率</translation>
    </message>
    <message>
        <source>printed as GiB/s; taken as 10^9 bytes like the limit beside it</source>
        <translation>印作 GiB/s；与旁边的上限一样按 10^9 字节计</translation>
    </message>
    <message>
        <source>processing blocks per SM</source>
        <translation>每 SM 的处理块数</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>read of 128 MiB, still rising</source>
        <translation>读取 128 MiB，仍在上升</translation>
    </message>
    <message>
        <source>read of 32 MiB; 421.6 in clpeak</source>
        <translation>读取 32 MiB；clpeak 为 421.6</translation>
    </message>
    <message>
        <source>read off the device</source>
        <translation>由设备读出</translation>
    </message>
    <message>
        <source>read off the device: 3201 MHz × 6016 bits × 2 / 8</source>
        <translation>由设备读出：3201 MHz × 6016 位 × 2 / 8</translation>
    </message>
    <message>
        <source>read, PCIe</source>
        <translation>读取，PCIe</translation>
    </message>
    <message>
        <source>read, Vulkan; 419.5 in CUDA</source>
        <translation>读取，Vulkan；CUDA 为 419.5</translation>
    </message>
    <message>
        <source>read; 1464 in clpeak</source>
        <translation>读取；clpeak 为 1464</translation>
    </message>
    <message>
        <source>read; 1894 when writing</source>
        <translation>读取；写入时 1894</translation>
    </message>
    <message>
        <source>read; 201 in nvbench, likely a laptop&apos;s</source>
        <translation>读取；nvbench 为 201，大概是笔记本</translation>
    </message>
    <message>
        <source>read; 220 when copying</source>
        <translation>读取；复制时 220</translation>
    </message>
    <message>
        <source>read; 436.5 in BabelStream</source>
        <translation>读取；BabelStream 为 436.5</translation>
    </message>
    <message>
        <source>read; 521 in accel-sim</source>
        <translation>读取；accel-sim 为 521</translation>
    </message>
    <message>
        <source>read; 750 when copying</source>
        <translation>读取；复制时 750</translation>
    </message>
    <message>
        <source>read; 921.3 in clpeak</source>
        <translation>读取；clpeak 为 921.3</translation>
    </message>
    <message>
        <source>read; the driver lowers the memory clock for compute</source>
        <translation>读取；驱动在计算时降低显存频率</translation>
    </message>
    <message>
        <source>read; the thesis&apos; peak is 203.1</source>
        <translation>读取；论文的峰值为 203.1</translation>
    </message>
    <message>
        <source>register file per SM</source>
        <translation>每 SM 的寄存器堆</translation>
    </message>
    <message>
        <source>resident warps per SM at most</source>
        <translation>每 SM 最多驻留的 warp 数</translation>
    </message>
    <message>
        <source>results/cycle/SM</source>
        <translation>结果/周期/SM</translation>
    </message>
    <message>
        <source>rsq, exp, sin</source>
        <translation>rsq、exp、sin</translation>
    </message>
    <message>
        <source>rsqrt and log2; 48 for sin and exp2</source>
        <translation>rsqrt 和 log2；sin 和 exp2 为 48</translation>
    </message>
    <message>
        <source>schedulers and slots for warps are drawn divided among the four, and so are registers, of which the section does not say it</source>
        <translation>调度器和 warp 槽按四份划分绘出，寄存器也是如此，但该节并未这样说</translation>
    </message>
    <message>
        <source>schedulers/SM</source>
        <translation>调度器/SM</translation>
    </message>
    <message>
        <source>shader clock</source>
        <translation>着色器时钟</translation>
    </message>
    <message>
        <source>shared load with a 16-way bank conflict</source>
        <translation>16 路 bank 冲突的共享加载</translation>
    </message>
    <message>
        <source>shared load with a 2-way bank conflict</source>
        <translation>2 路 bank 冲突的共享加载</translation>
    </message>
    <message>
        <source>shared load with a 32-way bank conflict</source>
        <translation>32 路 bank 冲突的共享加载</translation>
    </message>
    <message>
        <source>shared load with a 4-way bank conflict</source>
        <translation>4 路 bank 冲突的共享加载</translation>
    </message>
    <message>
        <source>shared load with a 8-way bank conflict</source>
        <translation>8 路 bank 冲突的共享加载</translation>
    </message>
    <message>
        <source>shared load without bank conflict, beside those with</source>
        <translation>无 bank 冲突的共享加载，与有冲突者对照</translation>
    </message>
    <message>
        <source>shared memory per SM, apart from the L1</source>
        <translation>每 SM 的共享内存，与 L1 分开</translation>
    </message>
    <message>
        <source>shared-memory bandwidth of all SMs, in theory</source>
        <translation>全部 SM 的共享内存带宽，理论值</translation>
    </message>
    <message>
        <source>shared-memory bandwidth of all SMs, measured</source>
        <translation>全部 SM 的共享内存带宽，实测值</translation>
    </message>
    <message>
        <source>shared-memory banks per SM</source>
        <translation>每 SM 的共享内存 bank 数</translation>
    </message>
    <message>
        <source>single issue included; the cores alone allow 6</source>
        <translation>已计入单发射；仅核心允许 6</translation>
    </message>
    <message>
        <source>size of a part of the L2</source>
        <translation>L2 一个分片的大小</translation>
    </message>
    <message>
        <source>size of the DRAM</source>
        <translation>DRAM 的大小</translation>
    </message>
    <message>
        <source>size of the L2</source>
        <translation>L2 大小</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>small dies are not among them; the boards with ECC take 556 and 571</source>
        <translation>其中没有小芯片；带 ECC 的卡为 556 与 571</translation>
    </message>
    <message>
        <source>special function units per SM</source>
        <translation>每 SM 的特殊函数单元数</translation>
    </message>
    <message>
        <source>special function units per partition</source>
        <translation>每分区的特殊函数单元数</translation>
    </message>
    <message>
        <source>streaming multiprocessors</source>
        <translation>流式多处理器数</translation>
    </message>
    <message>
        <source>streaming multiprocessors per GPC</source>
        <translation>每 GPC 的流式多处理器数</translation>
    </message>
    <message>
        <source>streaming multiprocessors per TPC</source>
        <translation>每 TPC 的流式多处理器数</translation>
    </message>
    <message>
        <source>stride 1, one warp; each further conflict way adds 2 cycles</source>
        <translation>步长 1，一个 warp；每多一路冲突增加 2 周期</translation>
    </message>
    <message>
        <source>stride 16</source>
        <translation>步长 16</translation>
    </message>
    <message>
        <source>stride 2</source>
        <translation>步长 2</translation>
    </message>
    <message>
        <source>stride 32</source>
        <translation>步长 32</translation>
    </message>
    <message>
        <source>stride 4</source>
        <translation>步长 4</translation>
    </message>
    <message>
        <source>stride 8</source>
        <translation>步长 8</translation>
    </message>
    <message>
        <source>switch (tid % 4) { case 0: ..; case 1: ..; case 2: ..; default: .. } with the result in R1.</source>
        <translation>switch (tid % 4) { case 0: ..; case 1: ..; case 2: ..; default: .. }，结果在 R1 中。</translation>
    </message>
    <message>
        <source>tensor cores per SM</source>
        <translation>每 SM 的张量核心数</translation>
    </message>
    <message>
        <source>tensor cores per partition</source>
        <translation>每分区的张量核心数</translation>
    </message>
    <message>
        <source>texture processing clusters</source>
        <translation>纹理处理簇数</translation>
    </message>
    <message>
        <source>texture processing clusters per GPC</source>
        <translation>每 GPC 的纹理处理簇数</translation>
    </message>
    <message>
        <source>the L40, of the same compute capability 8.9, is full with 2 blocks of 768 threads</source>
        <translation>计算能力同为 8.9 的 L40 由 2 个 768 线程的块占满</translation>
    </message>
    <message>
        <source>the SM of the same generation</source>
        <translation>同一代的 SM</translation>
    </message>
    <message>
        <source>the Wikipedia list has 1063</source>
        <translation>维基百科列表为 1063</translation>
    </message>
    <message>
        <source>the Wikipedia list has 128.26</source>
        <translation>维基百科列表为 128.26</translation>
    </message>
    <message>
        <source>the clock is taken from the list</source>
        <translation>频率取自列表</translation>
    </message>
    <message>
        <source>the clock is taken from the list; up to 292 ns in another test of the same program</source>
        <translation>频率取自列表；同一程序的另一测试中最多 292 ns</translation>
    </message>
    <message>
        <source>the clock of both studies cited here; the Wikipedia list has 1455 for SXM2</source>
        <translation>此处所引两项研究的时钟；维基百科列表中 SXM2 为 1455</translation>
    </message>
    <message>
        <source>the clock of the measurements; the SXM2 card boosts to 1480 (Wikipedia list)</source>
        <translation>测量时的时钟；SXM2 卡可加速到 1480（维基百科列表）</translation>
    </message>
    <message>
        <source>the clock was not locked</source>
        <translation>频率未锁定</translation>
    </message>
    <message>
        <source>the clock was not locked, and may be 12 % above the list&apos;s</source>
        <translation>频率未锁定，可能比列表高 12 %</translation>
    </message>
    <message>
        <source>the first access: misses L2 and TLB</source>
        <translation>首次访问：L2 与 TLB 均未命中</translation>
    </message>
    <message>
        <source>the last point at 291 cycles; 301 at 72895 MiB</source>
        <translation>最后一个 291 周期的点；72895 MiB 处为 301</translation>
    </message>
    <message>
        <source>the most at any occupancy with 1 to 8 independent loads a warp, 3090 GB/s</source>
        <translation>任意占用率、每线程束 1 到 8 次独立加载下的最大值，3090 GB/s</translation>
    </message>
    <message>
        <source>the most that were resident at once</source>
        <translation>同时驻留的最大数目</translation>
    </message>
    <message>
        <source>the survey has 50 MB for every H100</source>
        <translation>综述对所有 H100 都给出 50 MB</translation>
    </message>
    <message>
        <source>the survey says the same of Kepler in general; GK104 has the same schedulers</source>
        <translation>综述对 Kepler 整体说法相同；GK104 的调度器相同</translation>
    </message>
    <message>
        <source>the table of units per processing block prints 0; the text and 4 per SM say 1</source>
        <translation>每处理块单元表印作 0；正文及每 SM 4 个表明为 1</translation>
    </message>
    <message>
        <source>the table of units per processing block prints 8 for each</source>
        <translation>每处理块单元表中各印作 8</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 13 × 256 B × 875 MHz</source>
        <translation>表中印作 GiB/s，但其上限是 P × 每周期字节数 × 时钟，以 10^9 字节计：13 × 256 B × 875 MHz</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 16 × 128 B × 1177 MHz</source>
        <translation>表中印作 GiB/s，但其上限是 P × 每周期字节数 × 时钟，以 10^9 字节计：16 × 128 B × 1177 MHz</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 20 × 128 B × 1531 MHz</source>
        <translation>表中印作 GiB/s，但其上限是 P × 每周期字节数 × 时钟，以 10^9 字节计：20 × 128 B × 1531 MHz</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 40 × 64 B × 1590 MHz. The printed share is 90.9 %, these two numbers give 90.0 %</source>
        <translation>表中印作 GiB/s，但其上限是 P × 每周期字节数 × 时钟，以 10^9 字节计：40 × 64 B × 1590 MHz。原文比例为 90.9 %，这两个数得 90.0 %</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 56 × 128 B × 1328 MHz</source>
        <translation>表中印作 GiB/s，但其上限是 P × 每周期字节数 × 时钟，以 10^9 字节计：56 × 128 B × 1328 MHz</translation>
    </message>
    <message>
        <source>the table prints GiB/s; 80 × 128 B × 1380 MHz is 14131 in 10^9 bytes and 13161 in GiB, so the printed limit is neither. Taken as 10^9 bytes like the others</source>
        <translation>表中印作 GiB/s；80 × 128 B × 1380 MHz 以 10^9 字节计为 14131，以 GiB 计为 13161，因此所印上限两者都不是。与其他数一样按 10^9 字节计</translation>
    </message>
    <message>
        <source>the vendor&apos;s documents disagree: the whitepapers and cuobjdump have dual issue, the programming guide has not (thesis §2.9)</source>
        <translation>厂商文档不一致：白皮书和 cuobjdump 有双发射，编程指南没有（论文 §2.9）</translation>
    </message>
    <message>
        <source>these are done</source>
        <translation>这些已完成</translation>
    </message>
    <message>
        <source>through, and mem[1] ends as the number of threads.</source>
        <translation>通过，mem[1] 最终等于线程数。</translation>
    </message>
    <message>
        <source>throughput of conflict-free shared loads</source>
        <translation>无冲突共享加载的吞吐率</translation>
    </message>
    <message>
        <source>to 284.8 far</source>
        <translation>远端至 284.8</translation>
    </message>
    <message>
        <source>transistors of the chip</source>
        <translation>芯片的晶体管数</translation>
    </message>
    <message>
        <source>triad</source>
        <translation>三元运算</translation>
    </message>
    <message>
        <source>typical, at 1.3 V</source>
        <translation>典型值，1.3 V 时</translation>
    </message>
    <message>
        <source>units/SM</source>
        <translation>单元/SM</translation>
    </message>
    <message>
        <source>units/partition</source>
        <translation>单元/处理块</translation>
    </message>
    <message>
        <source>warp schedulers per SM</source>
        <translation>每 SM 的 warp 调度器数</translation>
    </message>
    <message>
        <source>warps measured to reach 90 % of peak memory throughput</source>
        <translation>达到访存峰值吞吐率 90 % 的实测 warp 数</translation>
    </message>
    <message>
        <source>warps measured to reach 95 % of peak memory throughput</source>
        <translation>达到访存峰值吞吐率 95 % 的实测 warp 数</translation>
    </message>
    <message>
        <source>warps/SM</source>
        <translation>warp/SM</translation>
    </message>
    <message>
        <source>width of the DRAM interface</source>
        <translation>DRAM 接口宽度</translation>
    </message>
    <message>
        <source>with a TLB hit</source>
        <translation>TLB 命中时</translation>
    </message>
    <message>
        <source>with a TLB hit; 437 in gpu-benches, whose pointer chase covers more memory</source>
        <translation>TLB 命中时；gpu-benches 为 437，其指针追逐覆盖的内存更大</translation>
    </message>
    <message>
        <source>worked back from its Table 4.3; Andersch et al. measure 300 on GK104</source>
        <translation>由其表 4.3 反推；Andersch 等在 GK104 上测得 300</translation>
    </message>
    <message>
        <source>workstation</source>
        <translation>工作站</translation>
    </message>
    <message>
        <source>x: which of the four paths the thread took; y counts where all threads are together again.</source>
        <translation>x：线程走的是四条路径中的哪一条；y 在所有线程重新会合处计数。</translation>
    </message>
    <message>
        <source>y = a·x + y, a float a thread and iteration</source>
        <translation>y = a·x + y，每线程每次迭代一个 float</translation>
    </message>
    <message>
        <source>y = a·x + y, four floats a thread at once</source>
        <translation>y = a·x + y，每线程一次四个 float</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source> (did you mean %1?)</source>
        <translation>（是否指 %1？）</translation>
    </message>
    <message>
        <source> (did you mean %1 or %2?)</source>
        <translation>（是否指 %1 或 %2？）</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>neither a scenario nor a figure that LatencyLoom exported (%1)</source>
        <translation>既不是场景，也不是 LatencyLoom 导出的图（%1）</translation>
    </message>
    <message>
        <source>expected a text that begins with &apos;latencyloom:&apos;</source>
        <translation>应为以 'latencyloom:' 开头的文本</translation>
    </message>
    <message>
        <source>the link is longer than any scenario; copy it again</source>
        <translation>链接比任何场景都长；请重新复制</translation>
    </message>
    <message>
        <source>a sign in the link is none of A to Z, a to z, 0 to 9, &apos;-&apos; and &apos;_&apos;; copy it again</source>
        <translation>链接中有 A 到 Z、a 到 z、0 到 9、'-' 和 '_' 以外的字符；请重新复制</translation>
    </message>
    <message>
        <source>the link is damaged or cut short; copy the whole of it again</source>
        <translation>链接已损坏或被截断；请重新完整复制</translation>
    </message>
    <message>
        <source>expected the name of a file without folder and ending</source>
        <translation>应为不含文件夹和扩展名的文件名</translation>
    </message>
    <message>
        <source>expected an array of 1 to 10000 figures</source>
        <translation>应为 1 到 10000 个图的数组</translation>
    </message>
    <message>
        <source>expected an object of at most %1 looks by the figure&apos;s id</source>
        <translation>应为按图的 id 列出的至多 %1 种样式组成的对象</translation>
    </message>
    <message>
        <source>expected the id of a figure</source>
        <translation>应为图的 id</translation>
    </message>
    <message>
        <source>Exact. %1</source>
        <translation>精确。%1</translation>
    </message>
    <message>
        <source>Exact. %1; %2</source>
        <translation>精确。%1；%2</translation>
    </message>
    <message>
        <source>Exact. The rate is this instruction&apos;s.</source>
        <translation>精确。速率就是这条指令的速率。</translation>
    </message>
    <message>
        <source>One instruction takes one.</source>
        <translation>一条指令占用一个。</translation>
    </message>
    <message>
        <source>Exact. 64 threads × the bytes of one.</source>
        <translation>精确。64 个线程 × 每个线程的字节数。</translation>
    </message>
    <message>
        <source>Exact. 32 threads × the bytes of one.</source>
        <translation>精确。32 个线程 × 每个线程的字节数。</translation>
    </message>
    <message>
        <source>What an issue slot is</source>
        <translation>什么是发射槽</translation>
    </message>
    <message>
        <source>What the instruction moves</source>
        <translation>指令移动的数据量</translation>
    </message>
    <message>
        <source>unknown GPU %1</source>
        <translation>未知的 GPU %1</translation>
    </message>
    <message>
        <source>%1 is %2, but %3</source>
        <translation>%1 为 %2，但 %3</translation>
    </message>
    <message>
        <source>%1 per SM, but %2</source>
        <translation>每个 SM 的 %1，但 %2</translation>
    </message>
    <message>
        <source>%1 is above %2</source>
        <translation>%1 大于 %2</translation>
    </message>
    <message>
        <source>%1 GB/s, but %2 MHz × %3 bits × 2 = %4 GB/s</source>
        <translation>%1 GB/s，但 %2 MHz × %3 位 × 2 = %4 GB/s</translation>
    </message>
    <message>
        <source>expected text, found %1</source>
        <translation>应为文本，却是%1</translation>
    </message>
    <message>
        <source>a rule without evidence: expected &apos;evidence&apos; or &apos;like&apos;</source>
        <translation>规则没有依据：应有 &apos;evidence&apos; 或 &apos;like&apos;</translation>
    </message>
    <message>
        <source>no class before this one is called %1</source>
        <translation>此前没有名为 %1 的类</translation>
    </message>
    <message>
        <source>a class of fewer than two cards has to say its &apos;range&apos;</source>
        <translation>少于两张卡的类须写明 &apos;range&apos;</translation>
    </message>
    <message>
        <source>Assumed to be as on %1: %2</source>
        <translation>假定与 %1 相同：%2</translation>
    </message>
    <message>
        <source>as many as are issued; the cores alone allow %1</source>
        <translation>与所发射的一样多；仅核心允许 %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Measured on %1, which has the same chip: %2</source>
        <translation>在芯片相同的 %1 上测得：%2</translation>
    </message>
    <message>
        <source>Measured on this card: %1</source>
        <translation>在此卡上测得：%1</translation>
    </message>
    <message>
        <source>%1; of the measurement: %2</source>
        <translation>%1；关于该测量：%2</translation>
    </message>
    <message>
        <source>By rule: the median of the class %1: %2</source>
        <translation>按规则：%1 类的中位数：%2</translation>
    </message>
    <message>
        <source>By rule: the mean of the class %1: %2</source>
        <translation>按规则：%1 类的均值：%2</translation>
    </message>
    <message>
        <source>%1; of cards of this kind: %2</source>
        <translation>%1；关于此类卡：%2</translation>
    </message>
    <message>
        <source>%1 GB/s × %2 / (%3 SMs × %4 MHz × 128 B). %5</source>
        <translation>%1 GB/s × %2 /（%3 个 SM × %4 MHz × 128 B）。%5</translation>
    </message>
    <message>
        <source>%1 ns × %2 MHz. %3</source>
        <translation>%1 ns × %2 MHz。%3</translation>
    </message>
    <message>
        <source>Range %1 to %2. %3</source>
        <translation>范围 %1 至 %2。%3</translation>
    </message>
    <message>
        <source>no GPU is called %1</source>
        <translation>没有名为 %1 的 GPU</translation>
    </message>
    <message>
        <source>no architecture has the compute capability %1</source>
        <translation>没有计算能力为 %1 的架构</translation>
    </message>
    <message>
        <source>no GPU has the compute capability %1</source>
        <translation>没有计算能力为 %1 的 GPU</translation>
    </message>
    <message>
        <source>no GPU has the segment %1</source>
        <translation>没有类别为 %1 的 GPU</translation>
    </message>
    <message>
        <source>&apos;columns&apos; does not say unit, source and status of a bare number</source>
        <translation>'columns' 没有给出单独数值的单位、来源和状态</translation>
    </message>
    <message>
        <source>with the family&apos;s note it is longer than 4096 bytes</source>
        <translation>加上系列的备注后超过 4096 字节</translation>
    </message>
    <message>
        <source>duplicate GPU %1</source>
        <translation>GPU %1 出现了两次</translation>
    </message>
    <message>
        <source>no number of a GPU is called %1%2</source>
        <translation>没有名为 %1 的 GPU 数据%2</translation>
    </message>
    <message>
        <source>%1 is no number: write the word alone, such as &apos;maxwell&apos;</source>
        <translation>%1 不是数：请只写这个词，例如 &apos;maxwell&apos;</translation>
    </message>
    <message>
        <source>%1 needs a number after it</source>
        <translation>%1 之后需要一个数</translation>
    </message>
    <message>
        <source>%1 is no number to compare %2 with</source>
        <translation>%1 不是可与 %2 比较的数</translation>
    </message>
    <message>
        <source>%1 needs the name of a number before it, such as &apos;sms &gt;= 80&apos;</source>
        <translation>%1 之前需要数的名称，例如 &apos;sms &gt;= 80&apos;</translation>
    </message>
    <message>
        <source>&apos;coalesced&apos; is the GPU&apos;s own facts, not a pattern</source>
        <translation>'coalesced' 是 GPU 自身的数据，不是一种模式</translation>
    </message>
    <message>
        <source>expected the name of a file beside the GPU files, found %1</source>
        <translation>应为 GPU 文件旁边的一个文件名，却是 %1</translation>
    </message>
    <message>
        <source>duplicate pattern %1</source>
        <translation>模式 %1 出现了两次</translation>
    </message>
    <message>
        <source>a rule without evidence: expected a &apos;note&apos; that gives the calculation</source>
        <translation>规则没有依据：应有给出计算过程的 &apos;note&apos;</translation>
    </message>
    <message>
        <source>expected a &apos;note&apos; that gives the calculation, as the status is &apos;derived&apos;</source>
        <translation>应有给出计算过程的 &apos;note&apos;，因为状态为 &apos;derived&apos;</translation>
    </message>
    <message>
        <source>the file of %1 is called %2, not %3</source>
        <translation>%1 的文件应名为 %2，而不是 %3</translation>
    </message>
    <message>
        <source>%1 has a file of its own, which counts; remove it here</source>
        <translation>%1 有自己的文件，以该文件为准；请在此处删去</translation>
    </message>
    <message>
        <source>%1 is a member of %2 too</source>
        <translation>%1 同时也是 %2 的成员</translation>
    </message>
    <message>
        <source>compute capability %1 is in %2 too</source>
        <translation>计算能力 %1 也在 %2 中</translation>
    </message>
    <message>
        <source>expected &apos;YYYY&apos; or &apos;YYYY-MM&apos;, found %1</source>
        <translation>应为 'YYYY' 或 'YYYY-MM'，却是 %1</translation>
    </message>
    <message>
        <source>expected &apos;MAJOR.MINOR&apos; as in &apos;5.2&apos;, or &apos;gfx942&apos; of AMD, found %1</source>
        <translation>应为 'MAJOR.MINOR'，例如 '5.2'，或 AMD 的 'gfx942'，却是 %1</translation>
    </message>
    <message>
        <source>expected two numbers, found %1</source>
        <translation>应为两个数，得到 %1</translation>
    </message>
    <message>
        <source>&apos;columns&apos; does not say source and status of a bare word</source>
        <translation>&apos;columns&apos; 没有给出单独词语的来源和状态</translation>
    </message>
    <message>
        <source>more than %1 sources</source>
        <translation>来源超过 %1 个</translation>
    </message>
    <message>
        <source>&apos;sources&apos; has no %1</source>
        <translation>'sources' 中没有 %1</translation>
    </message>
    <message>
        <source>the whole source is longer than 4096 bytes</source>
        <translation>整个来源超过 4096 字节</translation>
    </message>
    <message>
        <source>the range %1 to %2 does not have the value %3</source>
        <translation>范围 %1 至 %2 不含值 %3</translation>
    </message>
    <message>
        <source>matrix product of a warp</source>
        <translation>一个 warp 的矩阵乘积</translation>
    </message>
    <message>
        <source>FP32 addition</source>
        <translation>FP32 加法</translation>
    </message>
    <message>
        <source>FP32 multiplication</source>
        <translation>FP32 乘法</translation>
    </message>
    <message>
        <source>FP32 multiply-add</source>
        <translation>FP32 乘加</translation>
    </message>
    <message>
        <source>FP32 minimum or maximum</source>
        <translation>FP32 最小值或最大值</translation>
    </message>
    <message>
        <source>FP32 comparison</source>
        <translation>FP32 比较</translation>
    </message>
    <message>
        <source>integer addition</source>
        <translation>整数加法</translation>
    </message>
    <message>
        <source>bitwise logic, selection of bytes or of one of two values</source>
        <translation>按位逻辑、选择字节或二选一</translation>
    </message>
    <message>
        <source>integer shift</source>
        <translation>整数移位</translation>
    </message>
    <message>
        <source>move between registers</source>
        <translation>寄存器间传送</translation>
    </message>
    <message>
        <source>integer comparison, minimum or maximum</source>
        <translation>整数比较、最小值或最大值</translation>
    </message>
    <message>
        <source>integer multiply-add</source>
        <translation>整数乘加</translation>
    </message>
    <message>
        <source>integer multiply-add with a 64-bit result</source>
        <translation>结果为 64 位的整数乘加</translation>
    </message>
    <message>
        <source>count of bits, leading zeros</source>
        <translation>位计数、前导零</translation>
    </message>
    <message>
        <source>integer to FP32</source>
        <translation>整数转 FP32</translation>
    </message>
    <message>
        <source>FP32 to integer</source>
        <translation>FP32 转整数</translation>
    </message>
    <message>
        <source>between floating-point formats up to 32 bits</source>
        <translation>32 位以内浮点格式之间的转换</translation>
    </message>
    <message>
        <source>conversion from or to a 64-bit type</source>
        <translation>与 64 位类型之间的转换</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>倒数</translation>
    </message>
    <message>
        <source>reciprocal square root</source>
        <translation>平方根倒数</translation>
    </message>
    <message>
        <source>square root</source>
        <translation>平方根</translation>
    </message>
    <message>
        <source>sine or cosine</source>
        <translation>正弦或余弦</translation>
    </message>
    <message>
        <source>power of two</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>logarithm to base two</source>
        <translation>以 2 为底的对数</translation>
    </message>
    <message>
        <source>hyperbolic tangent</source>
        <translation>双曲正切</translation>
    </message>
    <message>
        <source>two FP16 additions, multiplications or multiply-adds</source>
        <translation>两个 FP16 加法、乘法或乘加</translation>
    </message>
    <message>
        <source>FP64 addition or comparison</source>
        <translation>FP64 加法或比较</translation>
    </message>
    <message>
        <source>FP64 multiplication</source>
        <translation>FP64 乘法</translation>
    </message>
    <message>
        <source>FP64 multiply-add</source>
        <translation>FP64 乘加</translation>
    </message>
    <message>
        <source>arithmetic of the uniform datapath</source>
        <translation>统一数据通路的算术</translation>
    </message>
    <message>
        <source>shuffle between the lanes of a warp</source>
        <translation>warp 各通道之间的交换（shuffle）</translation>
    </message>
    <message>
        <source>vote of the lanes of a warp</source>
        <translation>warp 各通道的表决</translation>
    </message>
    <message>
        <source>read of a special register</source>
        <translation>读取特殊寄存器</translation>
    </message>
    <message>
        <source>global load, %1 bytes a thread</source>
        <translation>全局加载，每线程 %1 字节</translation>
    </message>
    <message>
        <source>global store, %1 bytes a thread</source>
        <translation>全局存储，每线程 %1 字节</translation>
    </message>
    <message>
        <source>global atomic that returns the old value</source>
        <translation>返回旧值的全局原子操作</translation>
    </message>
    <message>
        <source>global atomic without a result</source>
        <translation>无返回值的全局原子操作</translation>
    </message>
    <message>
        <source>shared load, %1 bytes a thread</source>
        <translation>共享内存加载，每线程 %1 字节</translation>
    </message>
    <message>
        <source>shared store, %1 bytes a thread</source>
        <translation>共享内存存储，每线程 %1 字节</translation>
    </message>
    <message>
        <source>load from the shared memory of another SM of the cluster, %1 bytes a thread</source>
        <translation>从簇内另一 SM 的共享内存加载，每线程 %1 字节</translation>
    </message>
    <message>
        <source>load of 8 × 8 matrices from shared memory, %1 at once</source>
        <translation>从共享内存加载 8 × 8 矩阵，一次 %1 个</translation>
    </message>
    <message>
        <source>store of 8 × 8 matrices to shared memory, %1 at once</source>
        <translation>向共享内存存储 8 × 8 矩阵，一次 %1 个</translation>
    </message>
    <message>
        <source>atomic in shared memory</source>
        <translation>共享内存中的原子操作</translation>
    </message>
    <message>
        <source>constant load</source>
        <translation>常量加载</translation>
    </message>
    <message>
        <source>copy from global to shared memory (cp.async), %1 bytes a thread</source>
        <translation>从全局内存到共享内存的复制（cp.async），每线程 %1 字节</translation>
    </message>
    <message>
        <source>bulk copy of a tile from global to shared memory (TMA)</source>
        <translation>从全局内存到共享内存的分块批量复制（TMA）</translation>
    </message>
    <message>
        <source>bulk copy of neighbouring bytes from global to shared memory</source>
        <translation>从全局内存到共享内存的连续字节批量复制</translation>
    </message>
    <message>
        <source>bulk copy of a tile from shared to global memory (TMA)</source>
        <translation>从共享内存到全局内存的分块批量复制（TMA）</translation>
    </message>
    <message>
        <source>matrix product of a warp group (wgmma)</source>
        <translation>warp 组的矩阵乘积（wgmma）</translation>
    </message>
    <message>
        <source>matrix product of a block (tcgen05)</source>
        <translation>线程块的矩阵乘积（tcgen05）</translation>
    </message>
    <message>
        <source>barrier of a block</source>
        <translation>线程块的栅障</translation>
    </message>
    <message>
        <source>arrival at an mbarrier, or a test of one</source>
        <translation>到达 mbarrier 或对其测试</translation>
    </message>
    <message>
        <source>wait for copies or products that go on beside the warp</source>
        <translation>等待与 warp 并行的复制或乘积</translation>
    </message>
    <message>
        <source>memory fence</source>
        <translation>内存栅栏</translation>
    </message>
    <message>
        <source>branch, convergence, exit</source>
        <translation>分支、汇合、退出</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无操作</translation>
    </message>
    <message>
        <source>published</source>
        <translation>文献</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>推得</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>部分已知</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>expected one of %1, found %2 keys</source>
        <translation>应为 %1 之一，却有 %2 个键</translation>
    </message>
    <message>
        <source>expected at most %1 threads, found %2</source>
        <translation>最多 %1 个线程，却有 %2 个</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>应为 true 或 false</translation>
    </message>
    <message>
        <source>the heading &apos;## %1&apos; is no step of lesson.json</source>
        <translation>标题 &apos;## %1&apos; 不是 lesson.json 中的步骤</translation>
    </message>
    <message>
        <source>expected at most %1 entries, found %2</source>
        <translation>应至多有 %1 项，却有 %2 项</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the mapping is for %1 columns, and the file has %2</source>
        <translation>映射针对 %1 列，而文件有 %2 列</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>导入已取消</translation>
    </message>
    <message>
        <source>the quotation mark has no end</source>
        <translation>引号没有结束</translation>
    </message>
    <message>
        <source>expected at most %1 columns, found %2: leave out those that are no measurements</source>
        <translation>最多应有 %1 列，实际有 %2 列：请去掉不是测量值的列</translation>
    </message>
    <message>
        <source>expected a table: a line that names the columns, then a line a measurement</source>
        <translation>应为表格：先是一行列名，然后每次测量一行</translation>
    </message>
    <message>
        <source>a column in %1 needs the %2 of the GPU, which is not known of %3</source>
        <translation>以 %1 为单位的列需要 GPU 的 %2，而 %3 的这一数值未知</translation>
    </message>
    <message>
        <source>columns %1 and %2 mean the same: %3 and %4</source>
        <translation>第 %1 列和第 %2 列含义相同：%3 和 %4</translation>
    </message>
    <message>
        <source>no column is alpha, and no alpha of all rows is given</source>
        <translation>没有表示 α 的列，也没有给出所有行共用的 α</translation>
    </message>
    <message>
        <source>a column is alpha, and an alpha of all rows is given too</source>
        <translation>已有表示 α 的列，同时又给出了所有行共用的 α</translation>
    </message>
    <message>
        <source>a column is the warps needed, which say no throughput: leave the occupancy and the throughput out, or it</source>
        <translation>有一列是所需 warp 数，由它得不出吞吐率：请去掉占用率和吞吐率，或去掉它</translation>
    </message>
    <message>
        <source>no column is the occupancy: warps, threads, warps/scheduler or occupancy</source>
        <translation>没有表示占用率的列：warp 数、线程数、每调度器 warp 数或占用率</translation>
    </message>
    <message>
        <source>no column is the throughput, in any of its units, and none the warps needed</source>
        <translation>没有以任何单位表示吞吐率的列，也没有所需 warp 数的列</translation>
    </message>
    <message>
        <source>GB/s are of loads from global memory, and the mix is %1</source>
        <translation>GB/s 指的是全局内存加载，而混合是 %1</translation>
    </message>
    <message>
        <source>an error bar needs both columns, low and high</source>
        <translation>误差棒需要 low 和 high 两列</translation>
    </message>
    <message>
        <source>error bars are given twice: as low and high, and as error</source>
        <translation>误差棒给出了两次：low 和 high，以及 error</translation>
    </message>
    <message>
        <source>Little&apos;s law: latency × throughput</source>
        <translation>利特尔法则：延迟 × 吞吐率</translation>
    </message>
    <message>
        <source>what a resource gives, over what an iteration takes of it</source>
        <translation>资源提供的量除以一次迭代占用的量</translation>
    </message>
    <message>
        <source>arithmetic instructions per memory instruction</source>
        <translation>每条访存指令的算术指令数</translation>
    </message>
    <message>
        <source>warps of an SM</source>
        <translation>每个 SM 的 warp 数</translation>
    </message>
    <message>
        <source>independent chains of a warp</source>
        <translation>一个 warp 的独立链数</translation>
    </message>
    <message>
        <source>stages of asynchronous copies</source>
        <translation>异步复制的级数</translation>
    </message>
    <message>
        <source>share of accesses that L1 serves</source>
        <translation>由 L1 服务的访问份额</translation>
    </message>
    <message>
        <source>share of accesses that L2 serves</source>
        <translation>由 L2 服务的访问份额</translation>
    </message>
    <message>
        <source>bytes of a thread that an access moves</source>
        <translation>一次访问移动的每线程字节数</translation>
    </message>
    <message>
        <source>unknown axis &apos;%1&apos;; known: %2%3</source>
        <translation>未知的轴“%1”；已知：%2%3</translation>
    </message>
    <message>
        <source>unknown class of instruction &apos;%1&apos;</source>
        <translation>未知的指令类别 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>of them that do not wait for each other</source>
        <translation>其中互不等待的条数</translation>
    </message>
    <message>
        <source>share of its accesses that L1 serves</source>
        <translation>其访问中由 L1 服务的份额</translation>
    </message>
    <message>
        <source>share of its accesses that L2 serves</source>
        <translation>其访问中由 L2 服务的份额</translation>
    </message>
    <message>
        <source>times that shared memory is taken, or cache lines of a global access</source>
        <translation>占用共享内存的次数，或全局访问所涉及的缓存行数</translation>
    </message>
    <message>
        <source>32-byte sectors that one instruction moves</source>
        <translation>一条指令移动的 32 字节扇区数</translation>
    </message>
    <message>
        <source>bytes that one instruction moves</source>
        <translation>一条指令移动的字节数</translation>
    </message>
    <message>
        <source>iterations later that the warp waits for it</source>
        <translation>warp 在多少次迭代之后等待它</translation>
    </message>
    <message>
        <source>expected a confidence between 0 and 1, found %1</source>
        <translation>应为 0 到 1 之间的置信度，找到 %1</translation>
    </message>
    <message>
        <source>a fit of the memory wall needs at least 3 GPUs, found %1</source>
        <translation>内存墙拟合至少需要 3 个 GPU，找到 %1 个</translation>
    </message>
    <message>
        <source>a fit of the memory wall needs GPUs of more than one date</source>
        <translation>内存墙拟合需要不止一个日期的 GPU</translation>
    </message>
    <message>
        <source>It takes each instruction to wait for the one before; the loop has a critical path in place of that.</source>
        <translation>该模型认为每条指令都等待前一条；而此循环给出的是关键路径。</translation>
    </message>
    <message>
        <source>It knows no copy that is waited for iterations later.</source>
        <translation>该模型不认识要到若干次迭代之后才等待的复制。</translation>
    </message>
    <message>
        <source>It is of memory instructions among others, and the loop has none.</source>
        <translation>该模型针对夹在其他指令之间的访存指令，而此循环没有访存指令。</translation>
    </message>
    <message>
        <source>No source gives the rate of issue, or of memory, on this GPU.</source>
        <translation>没有来源给出此 GPU 的发射速率或内存速率。</translation>
    </message>
    <message>
        <source>No source gives a rate of what the loop takes.</source>
        <translation>没有来源给出此循环所占资源的速率。</translation>
    </message>
    <message>
        <source>expected one of AMD&apos;s targets %1, found &apos;%2&apos;</source>
        <translation>应为 AMD 的目标 %1 之一，却是 '%2'</translation>
    </message>
    <message>
        <source>expected a compute capability (%1), found &apos;%2&apos;</source>
        <translation>应为计算能力（%1），找到 &apos;%2&apos;</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 on compute capability %3</source>
        <translation>计算能力 %3 下 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3</source>
        <translation>%1：应为 %2，找到 %3</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>每块线程数</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation>每线程寄存器数</translation>
    </message>
    <message>
        <source>bytes of shared memory per block</source>
        <translation>每块共享内存字节数</translation>
    </message>
    <message>
        <source>bytes of dynamic shared memory per block</source>
        <translation>每块动态共享内存字节数</translation>
    </message>
    <message>
        <source>bytes of static and dynamic shared memory per block</source>
        <translation>每块静态与动态共享内存字节数</translation>
    </message>
    <message>
        <source>compute capability %1 has no carve-out to choose</source>
        <translation>计算能力 %1 没有可选的 carve-out</translation>
    </message>
    <message>
        <source>KiB of carve-out</source>
        <translation>carve-out 的 KiB 数</translation>
    </message>
    <message>
        <source>named barriers of a block</source>
        <translation>线程块的命名屏障</translation>
    </message>
    <message>
        <source>blocks of a cluster</source>
        <translation>线程块簇的线程块</translation>
    </message>
    <message>
        <source>no source says how many named barriers an SM of compute capability %1 has; from 9.0 on it is known</source>
        <translation>没有来源说明计算能力 %1 的 SM 有多少命名屏障；从 9.0 起才已知</translation>
    </message>
    <message>
        <source>compute capability %1 has no clusters of blocks; 9.0 and later have</source>
        <translation>计算能力 %1 没有线程块簇；9.0 及以后才有</translation>
    </message>
    <message>
        <source>compute capability %1 has no partitioned caching</source>
        <translation>计算能力 %1 没有分区缓存</translation>
    </message>
    <message>
        <source>a block of %1 warps needs %2 registers; a block has %3 on compute capability %4, and each sub-partition holds whole warps only</source>
        <translation>%1 个 warp 的块需要 %2 个寄存器；计算能力 %4 下一个块有 %3 个，且每个子分区只容纳完整的 warp</translation>
    </message>
    <message>
        <source>a block of %1 warps needs %2 registers; a block has %3 on compute capability %4</source>
        <translation>%1 个 warp 的块需要 %2 个寄存器；计算能力 %4 下一个块有 %3 个</translation>
    </message>
    <message>
        <source>a block has %1 warps; an SM holds %2 on compute capability %3</source>
        <translation>一个块有 %1 个 warp；计算能力 %3 下一个 SM 容纳 %2 个</translation>
    </message>
    <message>
        <source>a block needs %1 bytes of shared memory; an SM has %2 on compute capability %3</source>
        <translation>一个块需要 %1 字节共享内存；计算能力 %3 下一个 SM 有 %2 字节</translation>
    </message>
    <message>
        <source>accesses to global memory go to DRAM, coalesced, with 4 bytes a thread</source>
        <translation>对全局内存的访问都到 DRAM，已合并，每线程 4 字节</translation>
    </message>
    <message>
        <source>all branches of an iteration are executed</source>
        <translation>迭代的所有分支都会执行</translation>
    </message>
    <message>
        <source>inner loops run once</source>
        <translation>内层循环执行一次</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>按所给的值</translation>
    </message>
    <message>
        <source>of the launch</source>
        <translation>取自启动配置</translation>
    </message>
    <message>
        <source>a thread has %1 registers, the highest that the code names</source>
        <translation>每线程 %1 个寄存器，按代码中的最大编号计</translation>
    </message>
    <message>
        <source>as many as it takes and an SM holds</source>
        <translation>取所需的数量，不超过 SM 所能容纳的</translation>
    </message>
    <message>
        <source>starting the kernel and its blocks takes no time</source>
        <translation>启动 kernel 及其线程块不占时间</translation>
    </message>
    <message>
        <source>the model &apos;%1&apos; is given twice; a disagreement takes two</source>
        <translation>模型 &apos;%1&apos; 给了两次；分歧需要两个模型</translation>
    </message>
    <message>
        <source>expected an object of at most %1 names with their expressions</source>
        <translation>应为至多 %1 个名称及其表达式组成的对象</translation>
    </message>
    <message>
        <source>expected the name of a register or variable</source>
        <translation>应为寄存器或变量的名称</translation>
    </message>
    <message>
        <source>expected an expression of tid and threads, at most %1 bytes</source>
        <translation>应为由 tid 和 threads 组成的表达式，至多 %1 字节</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no variable of the program, no register R0 to R31 and not mem%2</source>
        <translation>&apos;%1&apos; 不是程序的变量，不是寄存器 R0 到 R31，也不是 mem%2</translation>
    </message>
    <message>
        <source>%1 = %2: %3</source>
        <translation>%1 = %2：%3</translation>
    </message>
    <message>
        <source>no parameter is free; the model &apos;%1&apos; has %2</source>
        <translation>没有选择任何参数；模型 &apos;%1&apos; 有 %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no parameter of the model &apos;%2&apos; here%3</source>
        <translation>&apos;%1&apos; 在此不是模型 &apos;%2&apos; 的参数%3</translation>
    </message>
    <message>
        <source>; known: %1</source>
        <translation>；已知：%1</translation>
    </message>
    <message>
        <source>%1 is named twice</source>
        <translation>%1 列了两次</translation>
    </message>
    <message>
        <source>no source gives %1 of GPU &apos;%2&apos;: give it a value to start from</source>
        <translation>没有来源给出 GPU &apos;%2&apos; 的 %1：请给出一个初始值</translation>
    </message>
    <message>
        <source>Range not known: set with a fit&apos;s result.</source>
        <translation>范围未知：由拟合结果设定。</translation>
    </message>
    <message>
        <source>the fit was stopped</source>
        <translation>拟合已停止</translation>
    </message>
    <message>
        <source>%1, %2 points: mean error %3 %, worst %4 %</source>
        <translation>%1，%2 个点：平均误差 %3 %，最大 %4 %</translation>
    </message>
    <message>
        <source>Range %1 to %2, 95 % confidence interval; %3 before the fit</source>
        <translation>范围 %1 到 %2，95 % 置信区间；拟合前为 %3</translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>由用户设定</translation>
    </message>
    <message>
        <source>the file of GPU &apos;%1&apos; names no compute capability, so the limits of its SM are not known</source>
        <translation>GPU &apos;%1&apos; 的文件没有给出计算能力，因此其 SM 的上限未知</translation>
    </message>
    <message>
        <source>expected the lines of a loop, at most %1</source>
        <translation>应为循环的各行，至多 %1 行</translation>
    </message>
    <message>
        <source>expected a line of a loop, such as &quot;FFMA x4&quot;</source>
        <translation>应为循环的一行，例如“FFMA x4”</translation>
    </message>
    <message>
        <source>no source gives issue_thru or the number of schedulers of GPU &apos;%1&apos;, which a loop of machine code needs</source>
        <translation>没有来源给出 GPU &apos;%1&apos; 的 issue_thru 或调度器数，而机器码循环需要它们</translation>
    </message>
    <message>
        <source>%1 has no %2, which the loop needs; set it, or choose a GPU that has it</source>
        <translation>%1 没有该循环所需的 %2；请设定它，或选择有此数值的 GPU</translation>
    </message>
    <message>
        <source>expected [alpha, warps needed], with the two ends of an error bar behind or without</source>
        <translation>应为 [alpha, 所需 warp 数]，其后可有误差线的两端</translation>
    </message>
    <message>
        <source>expected an error bar around the warps needed</source>
        <translation>误差线应包含所需 warp 数</translation>
    </message>
    <message>
        <source>expected [alpha, warps, throughput], with the two ends of an error bar behind or without, and behind those the cycles and issue slots of the measuring loop or nothing</source>
        <translation>应为 [alpha, warps, throughput]，其后可有误差棒的两端，再其后可有测量循环的周期数和发射槽数</translation>
    </message>
    <message>
        <source>expected an error bar around the throughput</source>
        <translation>应为包含该吞吐率的误差线</translation>
    </message>
    <message>
        <source>expected a SHA-256: 64 hexadecimal digits</source>
        <translation>应为 SHA-256：64 个十六进制数字</translation>
    </message>
    <message>
        <source>expected fewer points: a scenario holds %1 KiB of them in all</source>
        <translation>点太多：一个场景总共容纳 %1 KiB 的点</translation>
    </message>
    <message>
        <source>expected a 0 or 1 for each of the %1 threads, thread 0 first, found %2</source>
        <translation>应为 %1 个线程各给一个 0 或 1，从线程 0 起，却是 %2</translation>
    </message>
    <message>
        <source>the architecture of GPU &apos;%1&apos;, %2, names no rules of memory access; choose some</source>
        <translation>GPU &apos;%1&apos; 的架构 %2 没有对应的内存访问规则；请选择一种</translation>
    </message>
    <message>
        <source>cache: sizes of one&apos;s own leave no choice of cache</source>
        <translation>cache：自定大小时不能再选择缓存</translation>
    </message>
    <message>
        <source>banks: expected a power of two from 1 to %1, found %2</source>
        <translation>bank：应为 1 到 %1 的 2 的幂，实为 %2</translation>
    </message>
    <message>
        <source>only the GPU&apos;s own rules and sizes of transactions give its numbers</source>
        <translation>只有该 GPU 自身的规则和事务大小才能给出它的数值</translation>
    </message>
    <message>
        <source>%1 lines, %2 transactions, %3 bytes moved; a line costs %4 cycles per SM and a sector %5, from the coalesced and the random loads</source>
        <translation>%1 个缓存行，%2 次事务，传输 %3 字节；每 SM 一个缓存行需 %4 周期，一个扇区需 %5 周期，取自合并加载和随机加载的测量</translation>
    </message>
    <message>
        <source>%1 lines, %2 transactions, %3 bytes moved; by bytes moved alone, the most that it can be: what a line costs is not known</source>
        <translation>%1 个缓存行，%2 次事务，传输 %3 字节；只按传输的字节计，是可能的上限：一个缓存行的代价未知</translation>
    </message>
    <message>
        <source>%1 lines, %2 transactions, %3 bytes moved; each further line takes %4 cycles, from the random loads</source>
        <translation>%1 个缓存行，%2 次事务，传输 %3 字节；每多一个缓存行需要 %4 周期，取自随机加载的测量</translation>
    </message>
    <message>
        <source>%1 lines, %2 transactions, %3 bytes moved; what a further line takes is not known</source>
        <translation>%1 个缓存行，%2 次事务，传输 %3 字节；每多一个缓存行需要多久未知</translation>
    </message>
    <message>
        <source>only the GPU&apos;s own banks and rules give its numbers</source>
        <translation>只有该 GPU 自身的 bank 和规则才能给出它的数值</translation>
    </message>
    <message>
        <source>%1 passes, %2 times those without conflict</source>
        <translation>%1 轮，是无冲突时的 %2 倍</translation>
    </message>
    <message>
        <source>%1: %2 cycles more</source>
        <translation>%1：多 %2 个周期</translation>
    </message>
    <message>
        <source>no source gives %1 of GPU &apos;%2&apos;; set it</source>
        <translation>没有来源给出 GPU &apos;%2&apos; 的 %1；请设定它</translation>
    </message>
    <message>
        <source>no source gives %1 of GPU &apos;%2&apos;; set them</source>
        <translation>没有来源给出 GPU &apos;%2&apos; 的 %1；请设定它们</translation>
    </message>
    <message>
        <source>Nothing that is known limits this loop.</source>
        <translation>已知的因素都不限制该循环。</translation>
    </message>
    <message>
        <source>The simulation is too short to tell a throughput.</source>
        <translation>模拟太短，无法得出吞吐量。</translation>
    </message>
    <message>
        <source>expected %1 columns, found %2</source>
        <translation>应为 %1 列，实为 %2 列</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>a number from %1 to %2, or inf</source>
        <translation>%1 到 %2 的数，或 inf</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>unknown parameter &apos;%1&apos;%2</source>
        <translation>未知参数 &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3</source>
        <translation>%1 为 %2；应为 %3</translation>
    </message>
    <message>
        <source>unknown choice &apos;%1&apos;%2</source>
        <translation>未知选项 &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>unknown %1 &apos;%2&apos;%3</source>
        <translation>%1 的未知值 &apos;%2&apos;%3</translation>
    </message>
    <message>
        <source>GPU &apos;%1&apos; has no access pattern &apos;%2&apos;; it has %3: the thesis&apos;s text gives stride2 and random for gtx980 alone</source>
        <translation>GPU &apos;%1&apos; 没有访问模式 &apos;%2&apos;；它有 %3：论文正文只给出 gtx980 的 stride2 和 random</translation>
    </message>
    <message>
        <source>GPU &apos;%1&apos; has no access pattern &apos;%2&apos;; it has %3</source>
        <translation>GPU &apos;%1&apos; 没有访问模式 &apos;%2&apos;；它有 %3</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>全局内存</translation>
    </message>
    <message>
        <source>shared memory, SFU</source>
        <translation>共享内存、SFU</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>full pipes</source>
        <translation>流水线占满</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>the export lacks the resident warps of &apos;%1&apos;; this brings them: ncu --metrics &quot;%2&quot;</source>
        <translation>导出中没有“%1”的驻留 warp 数；可这样取得：ncu --metrics &quot;%2&quot;</translation>
    </message>
    <message>
        <source>the SMs ran at %1 MHz, not %2: DRAM gives as many bytes a second, latencies are as many cycles</source>
        <translation>SM 运行在 %1 MHz 而非 %2：DRAM 每秒给出同样多的字节，延迟为同样多的周期</translation>
    </message>
    <message>
        <source>the loop is too long to simulate what it settles to</source>
        <translation>循环太长，无法模拟其稳定状态</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 cycles after %2, %3 would prove it</source>
        <translation>在 %2 之后 %1 个周期，%3 个才足以证明</translation>
    </message>
    <message>
        <source>%1 sets no write barrier</source>
        <translation>%1 未设置写屏障</translation>
    </message>
    <message>
        <source>read barrier %1 of %2 is not waited for</source>
        <translation>未等待 %2 的读屏障 %1</translation>
    </message>
    <message>
        <source>barrier %1 of %2 is not waited for</source>
        <translation>未等待 %2 的屏障 %1</translation>
    </message>
    <message>
        <source>the latency of %1 is not known</source>
        <translation>%1 的延迟未知</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 没有 %2</translation>
    </message>
    <message>
        <source>%1 is an unknown opcode</source>
        <translation>%1 是未知的操作码</translation>
    </message>
    <message>
        <source>no source gives that of %1</source>
        <translation>没有来源给出 %1 的数值</translation>
    </message>
    <message>
        <source>latency not known: %1</source>
        <translation>延迟未知：%1</translation>
    </message>
    <message>
        <source>no source says when %1 has read its operands; at the latest %2 cycles after its issue, when it is done</source>
        <translation>没有来源说明 %1 何时读完操作数；最迟在其发射后 %2 个周期，即完成时</translation>
    </message>
    <message>
        <source>no source says when %1 has read its operands</source>
        <translation>没有来源说明 %1 何时读完操作数</translation>
    </message>
    <message>
        <source>port time not known: %1</source>
        <translation>端口占用时间未知：%1</translation>
    </message>
    <message>
        <source>%1 gives no number of %2 units</source>
        <translation>%1 没有给出 %2 单元的数目</translation>
    </message>
    <message>
        <source>the barrier was set before the block</source>
        <translation>屏障是在该基本块之前设置的</translation>
    </message>
    <message>
        <source>the listing is cut before it</source>
        <translation>清单在它之前有省略</translation>
    </message>
    <message>
        <source>The model&apos;s assumption: every instruction is issued once and takes one issue cycle.</source>
        <translation>模型的假定：每条指令发射一次，占用一个发射周期。</translation>
    </message>
    <message>
        <source>Not known for this pair of types: the latency to an instruction of the same type is used. %1</source>
        <translation>此对类型的延迟未知：采用到同类型指令的延迟。%1</translation>
    </message>
    <message>
        <source>a change by %1 %; expected above 0 and below 100 %</source>
        <translation>变化 %1 %；应大于 0 且小于 100 %</translation>
    </message>
    <message>
        <source>%1 is not known to issue two instructions of a warp at a time (issue_width)</source>
        <translation>未知 %1 能否一次发射一个 warp 的两条指令（issue_width）</translation>
    </message>
    <message>
        <source>no source gives the number of schedulers of GPU &apos;%1&apos;</source>
        <translation>没有来源给出 GPU &apos;%1&apos; 的调度器个数</translation>
    </message>
    <message>
        <source>schedulers must be 1 to 64, not %1</source>
        <translation>调度器数必须为 1 到 64，而不是 %1</translation>
    </message>
    <message>
        <source>the issue interval must be above 0 and at most 1e7 cycles</source>
        <translation>发射间隔必须大于 0 且至多 1e7 个周期</translation>
    </message>
    <message>
        <source>at most 64 units, not %1</source>
        <translation>至多 64 个执行单元，而不是 %1 个</translation>
    </message>
    <message>
        <source>at most 64 pipes, not %1</source>
        <translation>最多 64 条流水线，而不是 %1</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>单元 %1</translation>
    </message>
    <message>
        <source>the latency of %1 instructions must be 1 to %2 cycles, not %3</source>
        <translation>%1 指令的延迟必须为 1 到 %2 个周期，而不是 %3</translation>
    </message>
    <message>
        <source>the interval of %1 instructions must be 0 to 1e7 cycles</source>
        <translation>%1 指令的间隔必须为 0 到 1e7 个周期</translation>
    </message>
    <message>
        <source>the issue cost of %1 instructions must be 0 to 64 slots in steps of 0.001</source>
        <translation>%1 指令的发射代价必须为 0 到 64 个槽，步长 0.001</translation>
    </message>
    <message>
        <source>%1 instructions take at most %2 pipes</source>
        <translation>%1 指令最多占用 %2 条流水线</translation>
    </message>
    <message>
        <source>the machine has no pipe %1</source>
        <translation>该机器没有流水线 %1</translation>
    </message>
    <message>
        <source>the intervals of pipe %1 must be 0 to 1e7 cycles, with a small common denominator</source>
        <translation>流水线 %1 的间隔必须为 0 至 1e7 个周期，并有较小的公分母</translation>
    </message>
    <message>
        <source>the backlog of %1 instructions must be 0 cycles or more</source>
        <translation>%1 指令的积压必须不少于 0 个周期</translation>
    </message>
    <message>
        <source>a warp issues again after 1 to %1 cycles, not %2</source>
        <translation>warp 在 1 到 %1 个周期后再次发射，而不是 %2</translation>
    </message>
    <message>
        <source>the conflict degree must be 1 to 32, not %1</source>
        <translation>冲突度必须为 1 到 32，而不是 %1</translation>
    </message>
    <message>
        <source>the latency of a bank conflict must be 0 to %1 cycles</source>
        <translation>bank 冲突的延迟必须为 0 到 %1 个周期</translation>
    </message>
    <message>
        <source>the spread of latencies must be 0 to 1e6 cycles, not %1</source>
        <translation>延迟的离散范围必须为 0 到 1e6 个周期，而不是 %1</translation>
    </message>
    <message>
        <source>loads come in rounds of 1 to 64, not %1</source>
        <translation>加载每轮为 1 到 64 个，而不是 %1</translation>
    </message>
    <message>
        <source>memory channels must be 0 to %1, not %2</source>
        <translation>内存通道数必须为 0 到 %1，而不是 %2</translation>
    </message>
    <message>
        <source>a block must have 1 to %1 warps, not %2</source>
        <translation>一个块必须有 1 到 %1 个 warp，而不是 %2</translation>
    </message>
    <message>
        <source>a grid must have 1 to %1 blocks, not %2</source>
        <translation>一个网格必须有 1 到 %1 个块，而不是 %2</translation>
    </message>
    <message>
        <source>lost cycles must be 0 to %1 of 1024, not %2</source>
        <translation>丢失的周期必须为 1024 中的 0 到 %1，而不是 %2</translation>
    </message>
    <message>
        <source>a register R0 to R254 or RZ</source>
        <translation>寄存器 R0 到 R254 或 RZ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no register: expected R0 to R254 or RZ</source>
        <translation>&apos;%1&apos; 不是寄存器：应为 R0 到 R254 或 RZ</translation>
    </message>
    <message>
        <source>expected a whole number of bytes after &apos;+&apos;, as in [R1+16]</source>
        <translation>&apos;+&apos; 之后应为以字节计的整数，如 [R1+16]</translation>
    </message>
    <message>
        <source>&apos;]&apos; after the address</source>
        <translation>地址之后的 &apos;]&apos;</translation>
    </message>
    <message>
        <source>a register, a number or an address such as [R1]</source>
        <translation>寄存器、数字或 [R1] 这样的地址</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no operand: expected a register R0 to R254, RZ, a number or an address such as [R1]</source>
        <translation>&apos;%1&apos; 不是操作数：应为寄存器 R0 到 R254、RZ、数字或 [R1] 这样的地址</translation>
    </message>
    <message>
        <source>expected a stall count {S1} to {S15}</source>
        <translation>应为停顿计数 {S1} 到 {S15}</translation>
    </message>
    <message>
        <source>&apos;}&apos; after the stall count</source>
        <translation>停顿计数之后的 &apos;}&apos;</translation>
    </message>
    <message>
        <source>more than three source registers</source>
        <translation>源寄存器超过三个</translation>
    </message>
    <message>
        <source>an address such as [R1], which the store writes to</source>
        <translation>存储写入的地址，如 [R1]</translation>
    </message>
    <message>
        <source>&apos;,&apos; and what is stored</source>
        <translation>&apos;,&apos; 和要存储的值</translation>
    </message>
    <message>
        <source>unknown instruction &apos;%1&apos;%2; known are %3</source>
        <translation>未知指令 &apos;%1&apos;%2；已知的有 %3</translation>
    </message>
    <message>
        <source>expected the barrier&apos;s number or nothing</source>
        <translation>应为屏障编号或留空</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end of the line</source>
        <translation>&apos;,&apos; 或行尾</translation>
    </message>
    <message>
        <source>an instruction, &apos;repeat&apos; or &apos;end&apos;</source>
        <translation>指令、&apos;repeat&apos; 或 &apos;end&apos;</translation>
    </message>
    <message>
        <source>expected &apos;end&apos; for the last &apos;repeat&apos;</source>
        <translation>最后一个 &apos;repeat&apos; 缺少 &apos;end&apos;</translation>
    </message>
    <message>
        <source>the program has no instruction</source>
        <translation>程序没有指令</translation>
    </message>
    <message>
        <source>mbarriers are of warps with roles</source>
        <translation>mbarrier 属于有角色的 warp</translation>
    </message>
    <message>
        <source>warps with roles: expected blocks of 1 to %1 warps, each role with warps and a program, no grid, and mbarriers with arrivals</source>
        <translation>带角色的 warp：应为 1 到 %1 个 warp 的块，每个角色有 warp 和程序，没有网格，且 mbarrier 有到达数</translation>
    </message>
    <message>
        <source>warps with roles come in blocks of %1: expected a multiple of it, not %2</source>
        <translation>有角色的 warp 以 %1 个为一块：应为其倍数，而不是 %2</translation>
    </message>
    <message>
        <source>warps must be 0 to %1, not %2</source>
        <translation>warp 数必须为 0 到 %1，而不是 %2</translation>
    </message>
    <message>
        <source>warps must be a multiple of the block&apos;s %1, not %2</source>
        <translation>warp 数必须是块的 %1 的倍数，而不是 %2</translation>
    </message>
    <message>
        <source>an instruction reads at most 3 operands of each register bank, and no more of them where the reuse cache has some</source>
        <translation>一条指令从每个寄存器 bank 最多读 3 个操作数，重用缓存中有一部分时也不会更多</translation>
    </message>
    <message>
        <source>the machine has no unit %1</source>
        <translation>机器没有单元 %1</translation>
    </message>
    <message>
        <source>cycles must be 1 to 1e12, not %1</source>
        <translation>周期数必须为 1 到 1e12，而不是 %1</translation>
    </message>
    <message>
        <source>the warm-up must be 0 to 1e12 cycles, not %1</source>
        <translation>预热必须为 0 到 1e12 个周期，而不是 %1</translation>
    </message>
    <message>
        <source>at most %1 cycles are kept in memory, not %2</source>
        <translation>内存中至多保留 %1 个周期，而不是 %2</translation>
    </message>
    <message>
        <source>expected [warp, name, from, to, ...]: three numbers for each span behind the warp&apos;s</source>
        <translation>应为 [warp, 名称, 开始, 结束, …]：warp 号之后每段三个数</translation>
    </message>
    <message>
        <source>expected text of at most %1 bytes</source>
        <translation>应为最多 %1 字节的文本</translation>
    </message>
    <message>
        <source>expected warps in the order of their numbers, each once</source>
        <translation>warp 应按编号排列，每个一次</translation>
    </message>
    <message>
        <source>a number from %1, or inf</source>
        <translation>不小于 %1 的数，或 inf</translation>
    </message>
    <message>
        <source>; free some space there, or write elsewhere</source>
        <translation>；请在那里腾出空间，或写到别处</translation>
    </message>
    <message>
        <source>; change its permissions, or write elsewhere</source>
        <translation>；请更改其权限，或写到别处</translation>
    </message>
    <message>
        <source>; make its folder, or write elsewhere</source>
        <translation>；请创建该文件夹，或写到别处</translation>
    </message>
    <message>
        <source>cannot write: %1%2</source>
        <translation>无法写入：%1%2</translation>
    </message>
    <message>
        <source>cannot read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>a pipe or a device, not a file</source>
        <translation>这是管道或设备，不是文件</translation>
    </message>
    <message>
        <source>larger than %1</source>
        <translation>大于 %1</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>Play or pause what runs in a view</source>
        <translation>播放或暂停视图中的运行</translation>
    </message>
    <message>
        <source>Step back and on, or move the operating point</source>
        <translation>后退、前进一步，或移动工作点</translation>
    </message>
    <message>
        <source>Previous and next event</source>
        <translation>上一个和下一个事件</translation>
    </message>
    <message>
        <source>To the start and to the end</source>
        <translation>到开头和结尾</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>减速和加速</translation>
    </message>
    <message>
        <source>Zoom a timeline in and out</source>
        <translation>放大和缩小时间线</translation>
    </message>
    <message>
        <source>Move a timeline left and right</source>
        <translation>左右移动时间线</translation>
    </message>
    <message>
        <source>Show all of a timeline</source>
        <translation>显示整条时间线</translation>
    </message>
    <message>
        <source>Step a slider, a field or the operating point</source>
        <translation>滑块、输入框或工作点移动一步</translation>
    </message>
    <message>
        <source>Ten steps</source>
        <translation>移动十步</translation>
    </message>
    <message>
        <source>Take what is typed, explain what is pointed at</source>
        <translation>采用输入的内容，解释所指之处</translation>
    </message>
    <message>
        <source>Give up what is being typed</source>
        <translation>放弃正在输入的内容</translation>
    </message>
    <message>
        <source>Next and previous control</source>
        <translation>下一个和上一个控件</translation>
    </message>
    <message>
        <source>Menu of a view</source>
        <translation>视图的菜单</translation>
    </message>
    <message>
        <source>Take away what is chosen or typed</source>
        <translation>删除选中或输入的内容</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>当前不可用</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>Views, sliders and fields</source>
        <translation>视图、滑块和输入框</translation>
    </message>
    <message>
        <source>Shortcuts of LatencyLoom</source>
        <translation>LatencyLoom 的快捷键</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>vermillion</source>
        <translation>朱红色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>紫红色</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>天蓝色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>wine red</source>
        <translation>酒红色</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>橄榄色</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>实线</translation>
    </message>
    <message>
        <source>dashed</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>点线</translation>
    </message>
    <message>
        <source>dash and dot</source>
        <translation>点划线</translation>
    </message>
    <message>
        <source>long dashes</source>
        <translation>长虚线</translation>
    </message>
    <message>
        <source>short dashes</source>
        <translation>短虚线</translation>
    </message>
    <message>
        <source>dash and two dots</source>
        <translation>双点划线</translation>
    </message>
    <message>
        <source>two dashes and a dot</source>
        <translation>双划点线</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>圆点</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉号</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>加号</translation>
    </message>
    <message>
        <source>wedge</source>
        <translation>倒三角形</translation>
    </message>
    <message>
        <source>pentagon</source>
        <translation>五边形</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>a dashed line</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>a dashed blue line</source>
        <translation>蓝色虚线</translation>
    </message>
    <message>
        <source>a dotted line</source>
        <translation>点线</translation>
    </message>
    <message>
        <source>a dotted orange line</source>
        <translation>橙色点线</translation>
    </message>
    <message>
        <source>a dash-dotted line</source>
        <translation>点划线</translation>
    </message>
    <message>
        <source>a dash-dotted green line</source>
        <translation>绿色点划线</translation>
    </message>
    <message>
        <source>a line of long dashes</source>
        <translation>长虚线</translation>
    </message>
    <message>
        <source>a pink line of long dashes</source>
        <translation>粉色长虚线</translation>
    </message>
    <message>
        <source>a dashed grey line</source>
        <translation>灰色虚线</translation>
    </message>
    <message>
        <source>a dashed yellow line</source>
        <translation>黄色虚线</translation>
    </message>
    <message>
        <source>a black line</source>
        <translation>黑色实线</translation>
    </message>
    <message>
        <source>a light blue line</source>
        <translation>浅蓝色实线</translation>
    </message>
    <message>
        <source>a line of a dash and two dots</source>
        <translation>一划两点的线</translation>
    </message>
    <message>
        <source>a line of two dashes and a dot</source>
        <translation>两划一点的线</translation>
    </message>
    <message>
        <source>a thick grey line</source>
        <translation>灰色粗线</translation>
    </message>
    <message>
        <source>a grey line</source>
        <translation>灰色实线</translation>
    </message>
    <message>
        <source>a thin grey line</source>
        <translation>灰色细线</translation>
    </message>
    <message>
        <source>a thin black line</source>
        <translation>黑色细线</translation>
    </message>
    <message>
        <source>%1 with circles</source>
        <translation>带圆圈的%1</translation>
    </message>
    <message>
        <source>%1 with squares</source>
        <translation>带方块的%1</translation>
    </message>
    <message>
        <source>%1 with triangles</source>
        <translation>带三角的%1</translation>
    </message>
    <message>
        <source>%1 with diamonds</source>
        <translation>带菱形的%1</translation>
    </message>
    <message>
        <source>%1 with crosses</source>
        <translation>带叉号的%1</translation>
    </message>
    <message>
        <source>%1 with plus signs</source>
        <translation>带加号的%1</translation>
    </message>
    <message>
        <source>%1 with triangles upside down</source>
        <translation>带倒三角的%1</translation>
    </message>
    <message>
        <source>%1 with pentagons</source>
        <translation>带五边形的%1</translation>
    </message>
    <message>
        <source>%1 with stars</source>
        <translation>带星形的%1</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>圆点</translation>
    </message>
    <message>
        <source>Shown are: %1.</source>
        <translation>图中：%1。</translation>
    </message>
    <message>
        <source>Sources: %1.</source>
        <translation>来源：%1。</translation>
    </message>
    <message>
        <source>Worked out from: %1.</source>
        <translation>推算自：%1。</translation>
    </message>
    <message>
        <source>Drawn by %1 from the scenario %2.</source>
        <translation>由 %1 依场景 %2 绘制。</translation>
    </message>
    <message>
        <source>%1x%2 pixels are more than a PNG is drawn with, which has at most %3 to a side; choose at most %4 dpi for this size</source>
        <translation>%1x%2 像素超出了 PNG 的绘制上限（每边至多 %3 像素）；此尺寸请选择至多 %4 dpi</translation>
    </message>
    <message>
        <source>there is no memory for the %1x%2 pixels of this PNG; choose fewer dpi or a smaller size</source>
        <translation>内存不足以容纳此 PNG 的 %1x%2 个像素；请降低 dpi 或减小尺寸</translation>
    </message>
    <message>
        <source>unknown size &apos;%1&apos;%2; expected %3, or WIDTHxHEIGHTmm with sides of 10 to 1200 mm</source>
        <translation>未知的尺寸 &apos;%1&apos;%2；应为 %3，或 宽x高mm，边长 10 到 1200 毫米</translation>
    </message>
    <message>
        <source>cannot tell the format of &apos;%1&apos;; the name must end in .pdf, .svg, .png, .csv or .tex</source>
        <translation>看不出 &apos;%1&apos; 的格式；文件名须以 .pdf、.svg、.png、.csv 或 .tex 结尾</translation>
    </message>
    <message>
        <source>%1 dpi is out of range; 36 to 1200 are possible</source>
        <translation>%1 dpi 超出范围；可用 36 到 1200</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 毫米</translation>
    </message>
    <message>
        <source>text of %1 pt</source>
        <translation>文字 %1 磅</translation>
    </message>
    <message>
        <source>black and white</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>axes of %1 mm, below %2 mm</source>
        <translation>坐标轴长 %1 mm，小于 %2 mm</translation>
    </message>
    <message>
        <source>%1 has axes of %2 mm, below %3 mm</source>
        <translation>%1的坐标轴长 %2 mm，小于 %3 mm</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1，以及另外 %2 个</translation>
    </message>
    <message>
        <source>the axis &apos;%1&apos; of %2 has fewer than three numbers</source>
        <translation>%2 的坐标轴“%1”上的数字少于三个</translation>
    </message>
    <message>
        <source>%1 stands nearer to the curve %2 than to its own</source>
        <translation>%1 离曲线 %2 比离自己的曲线更近</translation>
    </message>
    <message>
        <source>%1 and %2 are drawn alike</source>
        <translation>%1 与 %2 的画法相同</translation>
    </message>
    <message>
        <source>%1 lies over the legend&apos;s sample of %2</source>
        <translation>%1 盖住了图例中 %2 的样例</translation>
    </message>
    <message>
        <source>nothing says what the curve &apos;%1&apos; of %2 is</source>
        <translation>没有说明 %2 中的曲线“%1”是什么</translation>
    </message>
    <message>
        <source>no note says that %1 of %2 is derived or assumed</source>
        <translation>没有注明 %2 的 %1 是推得的还是假定的</translation>
    </message>
    <message>
        <source>the note explains marks of derived numbers, but nothing has one</source>
        <translation>注释解释了推得数值的记号，但图中没有任何记号</translation>
    </message>
    <message>
        <source>the name %1 of a curve is left out: it has no room</source>
        <translation>省略了曲线的名称 %1：没有位置</translation>
    </message>
    <message>
        <source>a line is %1 pt wide, below %2 pt</source>
        <translation>有一条线宽 %1 磅，小于 %2 磅</translation>
    </message>
    <message>
        <source>%1 % of the width is empty</source>
        <translation>%1 % 的宽度是空白</translation>
    </message>
    <message>
        <source>%1 % of the height is empty</source>
        <translation>%1 % 的高度是空白</translation>
    </message>
    <message>
        <source>%1 % of the width beside the axes of %2 is empty but for a name</source>
        <translation>%2 的坐标轴旁有 %1 % 的宽度只放了一个名称</translation>
    </message>
    <message>
        <source>in grey</source>
        <translation>灰度下</translation>
    </message>
    <message>
        <source>without red cones (protanopia)</source>
        <translation>缺红锥细胞（红色盲）时</translation>
    </message>
    <message>
        <source>without green cones (deuteranopia)</source>
        <translation>缺绿锥细胞（绿色盲）时</translation>
    </message>
    <message>
        <source>without blue cones (tritanopia)</source>
        <translation>缺蓝锥细胞（蓝色盲）时</translation>
    </message>
    <message>
        <source>the %1 axis &apos;%2&apos; has no unit</source>
        <translation>%1轴“%2”没有单位</translation>
    </message>
    <message>
        <source>the %1 axis has no name</source>
        <translation>%1轴没有名称</translation>
    </message>
    <message>
        <source>%1 has a contrast of %2, below %3</source>
        <translation>%1 的对比度为 %2，低于 %3</translation>
    </message>
    <message>
        <source>%1 and %2 look alike %3</source>
        <translation>%1 与 %2 %3看起来相同</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>横</translation>
    </message>
    <message>
        <source>vertical</source>
        <translation>纵</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be drawn beside it: %2</source>
        <translation>&apos;%1&apos; 无法并排绘制：%2</translation>
    </message>
    <message>
        <source>the font &apos;%1&apos; is not installed; the bundled one is used instead</source>
        <translation>未安装字体 &apos;%1&apos;；改用内置字体</translation>
    </message>
    <message>
        <source>memory throughput</source>
        <translation>访存吞吐率</translation>
    </message>
    <message>
        <source>Lines: gradual saturation; dots: measured</source>
        <translation>线：渐进饱和；点：实测</translation>
    </message>
    <message>
        <source>nothing was measured of this mix and access on GPU &apos;%1&apos;; choose one that was measured, as h200 was</source>
        <translation>在 GPU“%1”上没有测过这种组合和访问；请选择测过的 GPU，例如 h200</translation>
    </message>
    <message>
        <source>Models against measurement over α and warps, %1</source>
        <translation>各模型与实测在 α 和 warp 数上的比较，%1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>误差：%1</translation>
    </message>
    <message>
        <source>%1: %2 points, mean error %3 %, median %4 %, bias %5, worst %6.</source>
        <translation>%1：%2 个点，平均误差 %3 %，中位数 %4 %，偏差 %5，最差 %6。</translation>
    </message>
    <message>
        <source>Error by intensity: %1</source>
        <translation>误差随算术强度的变化：%1</translation>
    </message>
    <message>
        <source>Models against measurement, H200</source>
        <translation>各模型与实测，H200</translation>
    </message>
    <message>
        <source>The cusp through time: warps needed against α</source>
        <translation>历代尖点：所需 warp 数随 α 的变化</translation>
    </message>
    <message>
        <source>Warps per SM that hide latency, n, against arithmetic intensity α, for coalesced global loads, on the same axes for all GPUs; diamond: the cusp, warps at α; dashed: the GPU before; hatched: more warps than the SM holds.</source>
        <translation>合并全局加载下，每 SM 隐藏延迟所需的 warp 数 n 随算术强度 α 的变化，所有 GPU 共用坐标轴；菱形：尖点，warp 数与 α；虚线：前一代 GPU；斜线区：超过 SM 能容纳的 warp 数。</translation>
    </message>
    <message>
        <source>The cusp of every GPU from 2006 on</source>
        <translation>2006 年以来各 GPU 的尖点</translation>
    </message>
    <message>
        <source>Roofline with the roof that latency puts under it</source>
        <translation>Roofline 与延迟在其下压出的屋顶</translation>
    </message>
    <message>
        <source>Warps needed against independent instructions per warp, %1</source>
        <translation>所需 warp 数随每 warp 独立指令数的变化，%1</translation>
    </message>
    <message>
        <source>ILP</source>
        <translation>ILP</translation>
    </message>
    <message>
        <source>warps needed</source>
        <translation>所需 warp 数</translation>
    </message>
    <message>
        <source>α = 0: loads alone</source>
        <translation>α = 0：只有加载</translation>
    </message>
    <message>
        <source>α = %1: the cusp</source>
        <translation>α = %1：尖点</translation>
    </message>
    <message>
        <source>α = ∞: arithmetic alone</source>
        <translation>α = ∞：只有算术</translation>
    </message>
    <message>
        <source>The instructions in flight stay the same: K independent ones per warp take a K-th of the warps.</source>
        <translation>执行中的指令数不变：每个 warp 有 K 条独立指令，所需 warp 数即为 K 分之一。</translation>
    </message>
    <message>
        <source>Warps needed against ILP</source>
        <translation>所需 warp 数随 ILP 的变化</translation>
    </message>
    <message>
        <source>A loop in LLVM IR, its dependences and its time</source>
        <translation>LLVM IR 中的循环、其依赖与时间</translation>
    </message>
    <message>
        <source>A product of matrices of 1024 × 1024 on %1; lat: latencies, del: cycles that an instruction takes its units, trip: iterations.</source>
        <translation>%1 上 1024 × 1024 矩阵的乘积；lat：延迟，del：指令占用其单元的周期，trip：迭代次数。</translation>
    </message>
    <message>
        <source>§3, Fig. 3</source>
        <translation>§3，图 3</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>latency (cycles)</source>
        <translation>延迟（周期）</translation>
    </message>
    <message>
        <source>time (cycles)</source>
        <translation>时间（周期）</translation>
    </message>
    <message>
        <source>demanded (B/cycle)</source>
        <translation>需求（B/周期）</translation>
    </message>
    <message>
        <source>The algorithm, and a run of it: the first wave of backprop_adjust on %1, %2 blocks of 16 × 16 threads%3. Its longest warp takes %4 cycles, all delays %5, the volume %6.</source>
        <translation>算法及其一次运行：backprop_adjust 在 %1 上的第一波，%2 个 16 × 16 线程的块%3。其最长的 warp 需要 %4 个周期，全部延迟周期 %5，数据量 %6。</translation>
    </message>
    <message>
        <source>§3, Fig. 4</source>
        <translation>§3，图 4</translation>
    </message>
    <message>
        <source>§3, Fig. 5</source>
        <translation>§3，图 5</translation>
    </message>
    <message>
        <source>The L1&apos;s latency is raised until its bandwidth fits</source>
        <translation>提高 L1 的延迟，直到符合其带宽</translation>
    </message>
    <message>
        <source>, every access served by an L1 of a quarter of its bandwidth</source>
        <translation>，每次访问都由带宽为四分之一的 L1 服务</translation>
    </message>
    <message>
        <source>The L2&apos;s latency is raised until its bandwidth fits</source>
        <translation>提高 L2 的延迟，直到符合其带宽</translation>
    </message>
    <message>
        <source>%1 from %2 % to %3 %</source>
        <translation>%1从 %2 % 到 %3 %</translation>
    </message>
    <message>
        <source>Relative error of predicted times against warps</source>
        <translation>预测时间的相对误差随 warp 数的变化</translation>
    </message>
    <message>
        <source>kp-6: no kernels were measured on &apos;%1&apos;, only on &apos;h200&apos;</source>
        <translation>kp-6：“%1”上没有测过 kernel，只有“h200”上测过</translation>
    </message>
    <message>
        <source>%1 %2 %, %3 % and %4 %</source>
        <translation>%1 %2 %、%3 % 和 %4 %</translation>
    </message>
    <message>
        <source>Kernels of our own, measured on an H200, %1 launches: median of those with as many warps, within a twentieth. Error of the whole time, launch included.</source>
        <translation>我们自己的 kernel，在 H200 上实测，%1 次启动：warp 数相同（二十分之一以内）者的中位数。误差为包括启动在内的全部时间。</translation>
    </message>
    <message>
        <source>The paper, on another GPU, finds that its error falls to 5 % with more warps. Here, from the quarter of the launches with fewest warps to that with most: %1.</source>
        <translation>论文在另一个 GPU 上发现其误差随 warp 增多降到 5 %。这里，从 warp 最少的四分之一启动到最多的四分之一：%1。</translation>
    </message>
    <message>
        <source>Medians over all launches, busiest unit, Kleimenov-Popova and Hong-Kim: %1.</source>
        <translation>全部启动的中位数，最忙单元、Kleimenov-Popova 与 Hong-Kim：%1。</translation>
    </message>
    <message>
        <source>§4, Fig. 6</source>
        <translation>§4，图 6</translation>
    </message>
    <message>
        <source>gpus/measured/h200_kernel_times.csv</source>
        <translation>gpus/measured/h200_kernel_times.csv</translation>
    </message>
    <message>
        <source>Time of a kernel against the size of its blocks</source>
        <translation>kernel 时间随线程块大小的变化</translation>
    </message>
    <message>
        <source>Bytes in flight in place of warps</source>
        <translation>用在途字节代替 warp</translation>
    </message>
    <message>
        <source>Left: a copy on a GTX 480 reaches the same bandwidth with many warps of one float a thread and with few warps of many: bytes in flight count. Right: bytes in flight that Little&apos;s law asks for, and the vendor&apos;s tuning constants, which leave room for queues.</source>
        <translation>左：GTX 480 上的复制，用许多每线程一个 float 的 warp，或用少数每线程许多 float 的 warp，达到同样的带宽：重要的是在途字节。右：Little 定律要求的在途字节，以及厂商为排队留出余地的调优常数。</translation>
    </message>
    <message>
        <source>the figure needs the bandwidth and latency of memory of %1</source>
        <translation>此图需要 %1 的内存带宽和延迟</translation>
    </message>
    <message>
        <source>Copy on a GTX 480</source>
        <translation>GTX 480 上的复制</translation>
    </message>
    <message>
        <source>bytes in flight</source>
        <translation>执行中的字节数</translation>
    </message>
    <message>
        <source>share of the pin bandwidth</source>
        <translation>占引脚带宽的份额</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>1 float, 48 warps; 4 floats, 12 warps</source>
        <translation>1 个 float、48 个 warp；4 个 float、12 个 warp</translation>
    </message>
    <message>
        <source>8 float4, 4 warps</source>
        <translation>8 个 float4、4 个 warp</translation>
    </message>
    <message>
        <source>14 float4, 2 warps</source>
        <translation>14 个 float4、2 个 warp</translation>
    </message>
    <message>
        <source>Needed for full bandwidth</source>
        <translation>达到满带宽所需</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>latency × bandwidth</source>
        <translation>延迟 × 带宽</translation>
    </message>
    <message>
        <source>vendor&apos;s constant</source>
        <translation>厂商的常数</translation>
    </message>
    <message>
        <source>Bandwidth of asynchronous copies against stages, %1</source>
        <translation>异步复制的带宽与级数的关系，%1</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>级数</translation>
    </message>
    <message>
        <source>bytes from DRAM</source>
        <translation>来自 DRAM 的字节</translation>
    </message>
    <message>
        <source>%1 KiB at once</source>
        <translation>每次 %1 KiB</translation>
    </message>
    <message>
        <source>One producer on an SM: stages × bytes of a copy are in flight, until the bandwidth of memory is reached. What a producer takes to start a copy is left out.</source>
        <translation>一个 SM 上有一个生产者：在途的是级数 × 每次复制的字节，直到达到内存带宽。生产者发起复制所需的时间未计入。</translation>
    </message>
    <message>
        <source>Tensor cores against accumulators of a warp</source>
        <translation>张量核心与 warp 累加器数的关系</translation>
    </message>
    <message>
        <source>One warp on each scheduler, products of 16 × 8 × 16 halves (mma.sync), each after the one before of its accumulator. On Hopper mma.sync ends below the peak, which takes wgmma.</source>
        <translation>每个调度器一个 warp，16 × 8 × 16 半精度乘积（mma.sync），每次都在其累加器的前一次之后。在 Hopper 上 mma.sync 达不到峰值，那需要 wgmma。</translation>
    </message>
    <message>
        <source>accumulators of a warp</source>
        <translation>warp 的累加器数</translation>
    </message>
    <message>
        <source>share of the tensor peak</source>
        <translation>占张量峰值的份额</translation>
    </message>
    <message>
        <source>no source gives the rate of the tensor cores of %1</source>
        <translation>没有来源给出 %1 的张量核心速率</translation>
    </message>
    <message>
        <source>Warps needed against the hit rate of L2, %1</source>
        <translation>所需 warp 数与 L2 命中率的关系，%1</translation>
    </message>
    <message>
        <source>loads that L2 serves</source>
        <translation>由 L2 服务的加载</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>Hits shorten the latency and raise the throughput: warps needed grow while DRAM limits, and fall once L2, the schedulers or the adders do.</source>
        <translation>命中缩短延迟并提高吞吐率：在 DRAM 为限制时所需 warp 增多，一旦 L2、调度器或加法器成为限制就减少。</translation>
    </message>
    <message>
        <source>A producer, its ring of stages and two consumers, %1</source>
        <translation>一个生产者、它的级环和两个消费者，%1</translation>
    </message>
    <message>
        <source>Warp-specialised matrix product: the producer starts two copies (TMA) for each stage, and each consumer, a warp group, multiplies what has landed. Pale bars: copies in flight, from their start until the bytes have landed; solid: matrix products; hatched: a warp waits at an mbarrier; arrows: the copy or the arrival that lets it go.</source>
        <translation>warp 专门化的矩阵乘积：生产者为每一级发起两次复制（TMA），每个消费者（一个 warp 组）用已到达的数据做乘法。浅色条：在途的复制，从发起到字节到达；实心条：矩阵乘积；斜线：warp 在 mbarrier 处等待；箭头：放行它的复制或到达。</translation>
    </message>
    <message>
        <source>The first tile waits for its copies. From then on the tensor cores never stand still: while one consumer waits for a copy the other one multiplies, and the producer waits for a stage to become empty. Stages hide the copies&apos; latency in place of warps.</source>
        <translation>第一个分块等待其复制。此后张量核心不再停顿：一个消费者等待复制时另一个在做乘法，生产者则等待某一级变空。由级而不是 warp 来隐藏复制的延迟。</translation>
    </message>
    <message>
        <source>Asynchronous copies against stages</source>
        <translation>异步复制与级数的关系</translation>
    </message>
    <message>
        <source>Tensor cores against accumulators</source>
        <translation>张量核心与累加器数的关系</translation>
    </message>
    <message>
        <source>Warps needed against the hit rate of L2</source>
        <translation>所需 warp 数与 L2 命中率的关系</translation>
    </message>
    <message>
        <source>Warp specialisation: a producer and consumers</source>
        <translation>warp 专门化：生产者与消费者</translation>
    </message>
    <message>
        <source>The memory wall: bandwidth against arithmetic since 2006</source>
        <translation>内存墙：2006 年以来的带宽与算术之比</translation>
    </message>
    <message>
        <source>Pin bandwidth divided by CUDA cores × clock against release; lines are least-squares fits of the logarithm to GeForce GPUs, bands where the line is with 95 % confidence.</source>
        <translation>引脚带宽除以 CUDA 核心数 × 时钟频率，按发布日期；直线是对 GeForce GPU 的对数做最小二乘拟合，色带是直线的 95 % 置信范围。</translation>
    </message>
    <message>
        <source>GeForce to April 2016</source>
        <translation>GeForce，截至 2016 年 4 月</translation>
    </message>
    <message>
        <source>GeForce, all</source>
        <translation>GeForce，全部</translation>
    </message>
    <message>
        <source>The thesis finds about 1.24× a year up to early 2016; rings are the GPUs it uses.</source>
        <translation>论文得出到 2016 年初约每年 1.24×；圆环是论文所用的 GPU。</translation>
    </message>
    <message>
        <source>The memory wall since 2006</source>
        <translation>2006 年以来的内存墙</translation>
    </message>
    <message>
        <source>Warps needed, measured and predicted</source>
        <translation>所需 warp 数：实测与预测</translation>
    </message>
    <message>
        <source>What an SM holds of a scenario&apos;s launch</source>
        <translation>SM 为场景的启动所容纳的内容</translation>
    </message>
    <message>
        <source>A kernel&apos;s profile beside its model</source>
        <translation>kernel 的性能剖析与其模型并列</translation>
    </message>
    <message>
        <source>the survey&apos;s excerpt is not carried</source>
        <translation>未附带该综述的节选</translation>
    </message>
    <message>
        <source>PC</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>%1 port</source>
        <translation>%1 端口</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>A partition of %1: which instruction takes which dispatch port.</source>
        <translation>%1 的一个分区：哪条指令占用哪个分派端口。</translation>
    </message>
    <message>
        <source>Control codes and issue of a loop of machine code</source>
        <translation>机器码循环的控制码与发射</translation>
    </message>
    <message>
        <source>--compare: that would be %1 panels, and there is room for %2; compare fewer</source>
        <translation>--compare：将有 %1 个子图，而只容得下 %2 个；请减少比较的数目</translation>
    </message>
    <message>
        <source>a wave on an SM</source>
        <translation>一个 SM 上的一波</translation>
    </message>
    <message>
        <source>a wave on the GPU,</source>
        <translation>整个 GPU 上的一波，</translation>
    </message>
    <message>
        <source>each SM with its sm.lat_L1</source>
        <translation>各 SM 有其 sm.lat_L1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <translation>提高 %1</translation>
    </message>
    <message>
        <source>time of the SM = time</source>
        <translation>SM 的时间 = time</translation>
    </message>
    <message>
        <source>time of the wave = time</source>
        <translation>一波的时间 = time</translation>
    </message>
    <message>
        <source>Functional units of an SM and of the memory system: %1</source>
        <translation>SM 与存储系统的功能单元：%1</translation>
    </message>
    <message>
        <source>GPU scheme: %1</source>
        <translation>GPU 示意图：%1</translation>
    </message>
    <message>
        <source>SM scheme: %1</source>
        <translation>SM 示意图：%1</translation>
    </message>
    <message>
        <source>An SM and what limits a scenario&apos;s kernel on it</source>
        <translation>一个 SM，以及其上限制场景 kernel 的因素</translation>
    </message>
    <message>
        <source>Functional units of an SM and of the memory system</source>
        <translation>SM 与存储系统的功能单元</translation>
    </message>
    <message>
        <source>GPU scheme</source>
        <translation>GPU 示意图</translation>
    </message>
    <message>
        <source>SM scheme</source>
        <translation>SM 示意图</translation>
    </message>
    <message>
        <source>Streaming multiprocessors through the generations</source>
        <translation>历代流式多处理器</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>SFU</source>
        <translation>SFU</translation>
    </message>
    <message>
        <source>LD/ST</source>
        <translation>LD/ST</translation>
    </message>
    <message>
        <source>issue</source>
        <translation>发射</translation>
    </message>
    <message>
        <source>FP32 per issue</source>
        <translation>每次发射的 FP32</translation>
    </message>
    <message>
        <source>Units per SM; issue is warps (W) a cycle × instructions (I) of each.</source>
        <translation>每 SM 的单元数；发射为每周期 warp 数 (W) × 每个 warp 的指令数 (I)。</translation>
    </message>
    <message>
        <source>Units of one processing block</source>
        <translation>一个处理块的单元</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>INT32</source>
        <translation>INT32</translation>
    </message>
    <message>
        <source>FP32/INT32</source>
        <translation>FP32/INT32</translation>
    </message>
    <message>
        <source>tensor cores</source>
        <translation>张量核心</translation>
    </message>
    <message>
        <source>TU102, GA102 and AD102 have 2 FP64 units per SM outside the blocks.</source>
        <translation>TU102、GA102 和 AD102 每 SM 在处理块之外另有 2 个 FP64 单元。</translation>
    </message>
    <message>
        <source>Blocks per SM; the other columns are per block; issue is warps (W) a cycle × instructions (I) of each, generation that of the tensor cores.</source>
        <translation>每个 SM 的块数；其余各列均为每块的数量；发射为每周期的 warp 数（W）× 每个 warp 的指令数（I），代指张量核心的代。</translation>
    </message>
    <message>
        <source>Native rates of an SM per precision</source>
        <translation>SM 在各精度下的原生速率</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation>计算能力</translation>
    </message>
    <message>
        <source>half</source>
        <translation>半精度</translation>
    </message>
    <message>
        <source>single</source>
        <translation>单精度</translation>
    </message>
    <message>
        <source>double</source>
        <translation>双精度</translation>
    </message>
    <message>
        <source>special functions</source>
        <translation>特殊函数</translation>
    </message>
    <message>
        <source>The survey&apos;s rows of integrated chips (3.2, 5.3, 6.2, 7.2) have no GPU in the catalogue.</source>
        <translation>综述中集成芯片的各行（3.2、5.3、6.2、7.2）在目录中没有对应的 GPU。</translation>
    </message>
    <message>
        <source>Results per cycle and SM.</source>
        <translation>每周期每 SM 的结果数。</translation>
    </message>
    <message>
        <source>L2 and memory through the generations</source>
        <translation>历代 L2 与内存</translation>
    </message>
    <message>
        <source>L2 (KiB)</source>
        <translation>L2 (KiB)</translation>
    </message>
    <message>
        <source>L2 (B/cycle)</source>
        <translation>L2 (B/周期)</translation>
    </message>
    <message>
        <source>L2 (GB/s)</source>
        <translation>L2 (GB/s)</translation>
    </message>
    <message>
        <source>memory (GB/s)</source>
        <translation>内存 (GB/s)</translation>
    </message>
    <message>
        <source>A100 against V100: L2 bandwidth %1×, L2 size %2×, memory bandwidth %3×.</source>
        <translation>A100 与 V100 相比：L2 带宽 %1×，L2 大小 %2×，内存带宽 %3×。</translation>
    </message>
    <message>
        <source>L2 bandwidth is bytes per cycle × clock.</source>
        <translation>L2 带宽为每周期字节数 × 时钟频率。</translation>
    </message>
    <message>
        <source>SMs and CUDA cores of whole chips</source>
        <translation>完整芯片的 SM 与 CUDA 核心</translation>
    </message>
    <message>
        <source>CUDA cores</source>
        <translation>CUDA 核心</translation>
    </message>
    <message>
        <source>Whole chips; cards have some SMs switched off.</source>
        <translation>为完整芯片；实际显卡会关闭部分 SM。</translation>
    </message>
    <message>
        <source>Shared-memory latency against bank conflicts</source>
        <translation>共享内存延迟随 bank 冲突的变化</translation>
    </message>
    <message>
        <source>Latency of a load from shared memory against the number of threads that want different words of one bank. From Maxwell on each further one costs 2 cycles; Kepler&apos;s dual-ported banks serve any two at once.</source>
        <translation>共享内存加载的延迟随访问同一 bank 中不同字的线程数的变化。自 Maxwell 起每多一路多花 2 个周期；Kepler 的双端口 bank 可同时供给任意两个字。</translation>
    </message>
    <message>
        <source>Published in GiB/s, but the limits are SMs × bytes per cycle × clock in units of 10⁹ bytes, so GB/s here (V100: 14131 by that product, 13800 printed). T4: 90.0 % by its two numbers, 90.9 % printed.</source>
        <translation>原文以 GiB/s 给出，但理论上限是 SM 数 × 每周期字节数 × 时钟频率，单位为 10⁹ 字节，故此处用 GB/s（V100：按此乘积为 14131，原文印作 13800）。T4：按其两个数为 90.0 %，原文印作 90.9 %。</translation>
    </message>
    <message>
        <source>Shared-memory bandwidth in theory and as measured</source>
        <translation>共享内存带宽：理论与实测</translation>
    </message>
    <message>
        <source>Bandwidth of the shared memories of all SMs together; above each pair what part of the limit was measured.</source>
        <translation>全部 SM 的共享内存合计带宽；每对上方是实测占上限的比例。</translation>
    </message>
    <message>
        <source>Memory: %1.</source>
        <translation>内存：%1。</translation>
    </message>
    <message>
        <source>K80 to T4 published, H200 measured. K80: 79.6 % by its two numbers, 77.5 % printed.</source>
        <translation>K80 到 T4 取自文献，H200 为实测。K80：按其两个数为 79.6 %，原文印作 77.5 %。</translation>
    </message>
    <message>
        <source>Global-memory bandwidth in theory and as measured</source>
        <translation>全局内存带宽：理论与实测</translation>
    </message>
    <message>
        <source>Bandwidth of copying in global memory; above each pair what part of the limit was measured.</source>
        <translation>在全局内存中复制的带宽；每对上方是实测占上限的比例。</translation>
    </message>
    <message>
        <source>Latency of global memory and the reach of the TLBs</source>
        <translation>全局内存延迟与 TLB 的覆盖范围</translation>
    </message>
    <message>
        <source>Latency of a load against the memory gone through, one line a page. T4: the L1 TLB covers 32 MiB, the L2 TLB about 8192 MiB. Dots: measured on an H200.</source>
        <translation>加载延迟随所遍历内存大小的变化，每页一行。T4：L1 TLB 覆盖 32 MiB，L2 TLB 约覆盖 8192 MiB。点：在 H200 上实测。</translation>
    </message>
    <message>
        <source>Memory of %1, other GPUs for comparison</source>
        <translation>%1 的内存，与其他 GPU 比较</translation>
    </message>
    <message>
        <source>Shared-memory bandwidth</source>
        <translation>共享内存带宽</translation>
    </message>
    <message>
        <source>Global-memory bandwidth</source>
        <translation>全局内存带宽</translation>
    </message>
    <message>
        <source>Global latency and the reach of the TLBs</source>
        <translation>全局延迟与 TLB 的覆盖范围</translation>
    </message>
    <message>
        <source>Memory of a scenario&apos;s GPU</source>
        <translation>场景 GPU 的内存</translation>
    </message>
    <message>
        <source>Shared-memory bank conflicts</source>
        <translation>共享内存 bank 冲突</translation>
    </message>
    <message>
        <source>Six accesses of four threads to a memory of four banks. Each bank serves one word a pass; the busiest bank determines how many passes it takes.</source>
        <translation>四个线程对四个 bank 的内存的六次访问。每个 bank 每轮服务一个字；最忙的 bank 决定需要多少轮。</translation>
    </message>
    <message>
        <source>Above: threads with the words they access. Below: banks with the words they serve, a row a pass.</source>
        <translation>上：线程及其访问的字。下：bank 及其服务的字，每轮一行。</translation>
    </message>
    <message>
        <source>Shared-memory bank conflicts: six examples</source>
        <translation>共享内存 bank 冲突：六个例子</translation>
    </message>
    <message>
        <source>A scenario&apos;s access to shared memory</source>
        <translation>场景对共享内存的访问</translation>
    </message>
    <message>
        <source>Circles: issue, filled for arithmetic and empty for memory instructions; dashes: execution. Below: instructions in flight and issue slots used.</source>
        <translation>圆圈：发射，实心为算术指令，空心为访存指令；短线：执行。下方：执行中的指令和用掉的发射槽。</translation>
    </message>
    <message>
        <source>Two warps exchange data through shared memory</source>
        <translation>两个 warp 通过共享内存交换数据</translation>
    </message>
    <message>
        <source>Each warp loads its data, writes it to shared memory, waits at the barrier until the other is there too (arrow), and reads what the other wrote. Shown from shortly before the first load returns.</source>
        <translation>每个 warp 加载自己的数据，写入共享内存，在屏障处等到另一个 warp 也到达（箭头），然后读取对方写入的数据。图从第一次加载返回前不久开始。</translation>
    </message>
    <message>
        <source>Thread blocks take each other&apos;s places</source>
        <translation>线程块依次接替</translation>
    </message>
    <message>
        <source>A grid of 6 blocks of 2 warps, 2 of which are on the SM at a time: the next block starts in the cycle in which one completes, in its place.</source>
        <translation>网格有 6 个线程块，每块 2 个 warp，SM 上同时有 2 个块：一个块完成的那个周期，下一个块就在它的位置开始。</translation>
    </message>
    <message>
        <source>Barrier: two warps exchange data</source>
        <translation>屏障：两个 warp 交换数据</translation>
    </message>
    <message>
        <source>Coalescing: four accesses and their transactions</source>
        <translation>合并：四次访问及其事务</translation>
    </message>
    <message>
        <source>Four threads a warp, four words a transaction. Top: threads; middle: words of memory; bottom: transactions and the words that each moves.</source>
        <translation>每个 warp 四个线程，每个事务四个字。上：线程；中：内存的字；下：事务及各自传输的字。</translation>
    </message>
    <message>
        <source>Four examples of coalescing</source>
        <translation>合并的四个例子</translation>
    </message>
    <message>
        <source>A load of a scenario: threads, words, transactions</source>
        <translation>场景的一次加载：线程、字、事务</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 at %4</source>
        <translation>%1 + %2 = %3（%4）</translation>
    </message>
    <message>
        <source>The memory and the arithmetic limit alone would meet at the sum; the issue limit, which loads count for too, cuts that corner.</source>
        <translation>若只有内存界限和算术界限，它们会在两者之和处相交；加载也要占用发射，发射界限削去了这个角。</translation>
    </message>
    <message>
        <source>Cusp behaviour, %1</source>
        <translation>尖点行为，%1</translation>
    </message>
    <message>
        <source>adds with such accesses are not feasible there: shared memory is addressed by special registers, which takes more instructions (thesis, §4.7)</source>
        <translation>加法与这种访问的混合在其上不可行：共享内存用专用寄存器寻址，需要更多指令（论文 §4.7）</translation>
    </message>
    <message>
        <source>no source gives %1</source>
        <translation>没有来源给出 %1</translation>
    </message>
    <message>
        <source>Left out: %1, as %2.</source>
        <translation>未画出：%1，因为%2。</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Cusp behaviour by GPU, warps for 90 % of a peak</source>
        <translation>各 GPU 的尖点行为，达到峰值 90 % 所需的 warp 数</translation>
    </message>
    <message>
        <source>Warps per SM that reach 90 % of the peak, n, against arithmetic intensity α, on the same axes for all GPUs. Dashed line: the bound model. Thick grey line: gradual saturation. Dots: measured, where data is at hand. Diamond: the cusp. Hatched: more warps than the SM holds.</source>
        <translation>达到峰值 90 % 所需的每 SM warp 数 n 随算术强度 α 的变化，所有 GPU 共用坐标轴。虚线：界限模型。灰色粗线：渐进饱和。点：实测（有数据处）。菱形：尖点。斜线区：超过 SM 能容纳的 warp 数。</translation>
    </message>
    <message>
        <source>Warps per SM that reach 90 % of the peak, n, against arithmetic intensity α. Line: the bound model, with as many issue cycles for one such instruction as stand in parentheses, 1 where none do. Dashed line: with 1 issue cycle. Dots: measured, where data is at hand. Diamond: the cusp. Last graph: throughput of the other instruction.</source>
        <translation>达到峰值 90 % 所需的每 SM warp 数 n 随算术强度 α 的变化。实线：界限模型，一条此类指令的发射周期数见括号，无括号者为 1。虚线：发射周期数为 1。点：实测（有数据处）。菱形：尖点。最后一图：另一种指令的吞吐率。</translation>
    </message>
    <message>
        <source>Cusp behaviour with SFU instructions</source>
        <translation>含 SFU 指令时的尖点行为</translation>
    </message>
    <message>
        <source>Cusp behaviour with shared-memory instructions</source>
        <translation>含共享内存指令时的尖点行为</translation>
    </message>
    <message>
        <source>Cusp, Maxwell</source>
        <translation>尖点，Maxwell</translation>
    </message>
    <message>
        <source>Cusp by GPU</source>
        <translation>各 GPU 的尖点</translation>
    </message>
    <message>
        <source>Cusp with SFU instructions</source>
        <translation>含 SFU 指令的尖点</translation>
    </message>
    <message>
        <source>Cusp with shared memory</source>
        <translation>含共享内存的尖点</translation>
    </message>
    <message>
        <source>the guide&apos;s example</source>
        <translation>指南的例子</translation>
    </message>
    <message>
        <source>the guide&apos;s estimate</source>
        <translation>指南的估计</translation>
    </message>
    <message>
        <source>with arithmetic latency</source>
        <translation>计入算术延迟</translation>
    </message>
    <message>
        <source>measured for 90 %</source>
        <translation>达到 90 % 的实测值</translation>
    </message>
    <message>
        <source>warps an SM holds</source>
        <translation>SM 可容纳的 warp</translation>
    </message>
    <message>
        <source>guide (warps/SM)</source>
        <translation>指南 (warp/SM)</translation>
    </message>
    <message>
        <source>refined guide (warps/SM)</source>
        <translation>改进的指南 (warp/SM)</translation>
    </message>
    <message>
        <source>with arithmetic latency (warps/SM)</source>
        <translation>计入算术延迟 (warp/SM)</translation>
    </message>
    <message>
        <source>an SM holds (warps)</source>
        <translation>SM 可容纳（warp）</translation>
    </message>
    <message>
        <source>guide / better</source>
        <translation>指南 / 更好的估计</translation>
    </message>
    <message>
        <source>The CUDA guide&apos;s estimate of the warps needed, and a better one</source>
        <translation>CUDA 指南对所需 warp 数的估计，以及更好的估计</translation>
    </message>
    <message>
        <source>Guide: mem_lat·alu_thru/α. Better: alu_lat·alu_thru more. α is a little above alu_thru/mem_thru. In the guide&apos;s example an instruction takes 4 cycles and a load 600.</source>
        <translation>指南：mem_lat·alu_thru/α。更好：再加 alu_lat·alu_thru。α 略高于 alu_thru/mem_thru。在指南的例子中，一条指令用 4 个周期，一次加载用 600 个。</translation>
    </message>
    <message>
        <source>Where the better estimate is above what an SM holds, no occupancy reaches it: the thesis leaves it out.</source>
        <translation>较好的估计超过 SM 可容纳的 warp 数时，任何占用率都达不到：论文未画出它。</translation>
    </message>
    <message>
        <source>The guide&apos;s own α grows with its versions: 10 in 3.0, 15 in 3.2, 30 in 5.0.</source>
        <translation>指南自己的 α 随版本增长：3.0 版为 10，3.2 版为 15，5.0 版为 30。</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>per SM</source>
        <translation>每 SM</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>加法</translation>
    </message>
    <message>
        <source>Throughput against the warps that the CUDA guide asks for</source>
        <translation>吞吐率与 CUDA 指南要求的 warp 数</translation>
    </message>
    <message>
        <source>Thick grey line: the guide&apos;s estimate, mem_lat·alu_thru/α. Thin black line: with arithmetic latency, alu_lat·alu_thru more. Curve: gradual saturation. Dots: measured, where data is at hand. The axis ends where the SM is full.</source>
        <translation>粗灰线：指南的估计，mem_lat·alu_thru/α。细黑线：计入算术延迟，再加 alu_lat·alu_thru。曲线：渐进饱和。点：实测（有数据处）。坐标轴止于 SM 满载处。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps</source>
        <translation>%1：%2 / %3 个 warp</translation>
    </message>
    <message>
        <source>Not shown, as it exceeds 100 % occupancy: the better estimate on %1.</source>
        <translation>未画出，因为超过 100 % 占用率：%1 上较好的估计。</translation>
    </message>
    <message>
        <source>The guide&apos;s own α grows with its versions: 10 in 3.0, 15 in 3.2, 30 in 5.0. Its example, 600 cycles and 4 an instruction: %1 warps, %2 with the stalled warp and its load.</source>
        <translation>指南自己的 α 随版本增长：3.0 版为 10，3.2 版为 15，5.0 版为 30。它的例子（600 个周期，每条指令 4 个）：%1 个 warp，计入停顿的 warp 及其加载为 %2。</translation>
    </message>
    <message>
        <source>The CUDA guide&apos;s estimate and a better one</source>
        <translation>CUDA 指南的估计与更好的估计</translation>
    </message>
    <message>
        <source>GPUs used in the thesis</source>
        <translation>论文所用的 GPU</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>related publications and whitepapers by vendor</source>
        <translation>厂商的相关论文和白皮书</translation>
    </message>
    <message>
        <source>All of them are GeForce GPUs.</source>
        <translation>全部为 GeForce GPU。</translation>
    </message>
    <message>
        <source>Units per SM and SMs per GPU</source>
        <translation>每 SM 的单元数与每 GPU 的 SM 数</translation>
    </message>
    <message>
        <source>SFUs</source>
        <translation>SFU 数</translation>
    </message>
    <message>
        <source>double-precision units</source>
        <translation>双精度单元</translation>
    </message>
    <message>
        <source>load-store units</source>
        <translation>加载/存储单元</translation>
    </message>
    <message>
        <source>shared memory units</source>
        <translation>共享内存单元</translation>
    </message>
    <message>
        <source>warp schedulers</source>
        <translation>warp 调度器</translation>
    </message>
    <message>
        <source>Units per SM; SMs per GPU. –: no source at hand.</source>
        <translation>每个 SM 的单元数；每个 GPU 的 SM 数。–：手头没有来源。</translation>
    </message>
    <message>
        <source>Clock rates and pin bandwidths</source>
        <translation>时钟频率与引脚带宽</translation>
    </message>
    <message>
        <source>processor clock (MHz)</source>
        <translation>处理器时钟 (MHz)</translation>
    </message>
    <message>
        <source>pin bandwidth (GB/s)</source>
        <translation>引脚带宽 (GB/s)</translation>
    </message>
    <message>
        <source>the top of the allowed range, which the thesis lists (§2.8); boost clock %1, base clock %2</source>
        <translation>允许范围的最高值，论文列出的即是它（§2.8）；加速频率 %1，基础频率 %2</translation>
    </message>
    <message>
        <source>Clock of the CUDA cores; GB are 10^9 bytes.</source>
        <translation>为 CUDA 核心的时钟；GB 为 10^9 字节。</translation>
    </message>
    <message>
        <source>Warp schedulers</source>
        <translation>Warp 调度器</translation>
    </message>
    <message>
        <source>warps/scheduler</source>
        <translation>warp/调度器</translation>
    </message>
    <message>
        <source>issue period (cycles)</source>
        <translation>发射间隔（周期）</translation>
    </message>
    <message>
        <source>2 instructions per issue is dual issue.</source>
        <translation>每次发射 2 条指令即双发射。</translation>
    </message>
    <message>
        <source>Relative and absolute occupancy</source>
        <translation>相对与绝对占用率</translation>
    </message>
    <message>
        <source>occupancy (%)</source>
        <translation>占用率 (%)</translation>
    </message>
    <message>
        <source>The thesis states the 25 % rows of G80 and Maxwell; the others follow from the most warps that an SM holds.</source>
        <translation>论文给出 G80 和 Maxwell 的 25 % 行；其余由 SM 能容纳的最大 warp 数得出。</translation>
    </message>
    <message>
        <source>Warps at a part of the most that an SM holds.</source>
        <translation>占 SM 最大 warp 数一定比例时的 warp 数。</translation>
    </message>
    <message>
        <source>Arithmetic intensities of the guide comparison</source>
        <translation>与指南比较所用的算术强度</translation>
    </message>
    <message>
        <source>with alu_lat (warps/SM)</source>
        <translation>计入 alu_lat (warp/SM)</translation>
    </message>
    <message>
        <source>Chosen a little above alu_thru/mem_thru as the thesis does, whose own numbers are not at hand; 32 on Kepler gives the 74 warps that it states.</source>
        <translation>与论文一样取略高于 alu_thru/mem_thru，论文自己的数值不可得；Kepler 取 32 时得到论文所述的 74 个 warp。</translation>
    </message>
    <message>
        <source>The guide&apos;s estimate is mem_lat × alu_thru / α; the better one adds alu_lat × alu_thru.</source>
        <translation>指南的估计为 mem_lat × alu_thru / α；更好的估计再加 alu_lat × alu_thru。</translation>
    </message>
    <message>
        <source>What other models leave out, %1</source>
        <translation>其他模型忽略了什么，%1</translation>
    </message>
    <message>
        <source>. %1.</source>
        <translation>。%1。</translation>
    </message>
    <message>
        <source>Throughput at %1 warps/SM</source>
        <translation>%1 warp/SM 下的吞吐率</translation>
    </message>
    <message>
        <source>Warps needed for the whole peak</source>
        <translation>达到全部峰值所需的 warp 数</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>IPC/SM, %1</source>
        <translation>IPC/SM，%1</translation>
    </message>
    <message>
        <source>leaves out</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>替代</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>A substitute does not use its authors&apos; own equations: they were not to be had, or are those of a public implementation.</source>
        <translation>替代指并非作者本人的公式：原公式不可得，或取自公开的实现。</translation>
    </message>
    <message>
        <source>What other models leave out</source>
        <translation>其他模型忽略了什么</translation>
    </message>
    <message>
        <source>An if/else in assembly, without and with synchronisation</source>
        <translation>汇编中的 if/else，不带与带同步</translation>
    </message>
    <message>
        <source>SSY sets where the threads reconverge; .S ends a path.</source>
        <translation>SSY 设定线程重新会合之处；.S 结束一条路径。</translation>
    </message>
    <message>
        <source>no SIMD semantics</source>
        <translation>无 SIMD 语义</translation>
    </message>
    <message>
        <source>with synchronisation</source>
        <translation>带同步</translation>
    </message>
    <message>
        <source>Each thread&apos;s logical order, and the order in which the warp executes: the active mask of each instruction, thread 0 first, and the divergence stack that it leaves.</source>
        <translation>每个线程的逻辑次序，以及 warp 的执行次序：每条指令的活动掩码（线程 0 在前）和其后的发散栈。</translation>
    </message>
    <message>
        <source>Case 1: the threads diverge, P0 = 0, 1, 1, 0</source>
        <translation>情形 1：线程发散，P0 = 0, 1, 1, 0</translation>
    </message>
    <message>
        <source>Case 2: no thread takes the else branch, P0 = 1, 1, 1, 1</source>
        <translation>情形 2：没有线程走 else 分支，P0 = 1, 1, 1, 1</translation>
    </message>
    <message>
        <source>An if/else in assembly</source>
        <translation>汇编中的 if/else</translation>
    </message>
    <message>
        <source>SIMT execution, case 1: divergence</source>
        <translation>SIMT 执行，情形 1：发散</translation>
    </message>
    <message>
        <source>SIMT execution, case 2: no divergence</source>
        <translation>SIMT 执行，情形 2：不发散</translation>
    </message>
    <message>
        <source>A warp of a scenario at one step</source>
        <translation>场景的 warp 在某一步</translation>
    </message>
    <message>
        <source>Parameters of the bound model</source>
        <translation>界限模型的参数</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Coalesced global loads that miss the caches; throughputs per SM.</source>
        <translation>未命中缓存的合并全局加载；吞吐率按每 SM 计。</translation>
    </message>
    <message>
        <source>Solutions of the bound model in numbers</source>
        <translation>界限模型的数值解</translation>
    </message>
    <message>
        <source>memory throughput (IPC/SM)</source>
        <translation>访存吞吐率 (IPC/SM)</translation>
    </message>
    <message>
        <source>cusp (warps/SM)</source>
        <translation>尖点 (warp/SM)</translation>
    </message>
    <message>
        <source>at α</source>
        <translation>位于 α</translation>
    </message>
    <message>
        <source>n warps per SM; limits that never bind on a GPU are left out.</source>
        <translation>每 SM n 个 warp；在某 GPU 上从不起作用的限制已略去。</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>bank width (bits)</source>
        <translation>bank 宽度（位）</translation>
    </message>
    <message>
        <source>an access of a bank</source>
        <translation>bank 的一次访问</translation>
    </message>
    <message>
        <source>every cycle</source>
        <translation>每周期</translation>
    </message>
    <message>
        <source>every %1 cycles</source>
        <translation>每 %1 个周期</translation>
    </message>
    <message>
        <source>8800 GTX and GTX 280 serve a half-warp at a time.</source>
        <translation>8800 GTX 和 GTX 280 一次服务半个 warp。</translation>
    </message>
    <message>
        <source>worked back from the ratio</source>
        <translation>由比值反推</translation>
    </message>
    <message>
        <source>%1 % of the peak at %2 warps</source>
        <translation>%2 个 warp 时为峰值的 %1 %</translation>
    </message>
    <message>
        <source>Worked back from the published ratio: %1.</source>
        <translation>由文献的比值反推：%1。</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>实测：%1。</translation>
    </message>
    <message>
        <source>additions alone, %1 dependent ones an iteration of the loop</source>
        <translation>只有加法，循环每次迭代 %1 条相互依赖</translation>
    </message>
    <message>
        <source>model: %1 warps</source>
        <translation>模型：%1 个 warp</translation>
    </message>
    <message>
        <source>Arithmetic and memory throughput against occupancy, %1</source>
        <translation>算术与访存吞吐率随占用率的变化，%1</translation>
    </message>
    <message>
        <source>Only arithmetic (α = ∞)</source>
        <translation>只有算术 (α = ∞)</translation>
    </message>
    <message>
        <source>Only memory (α = 0)</source>
        <translation>只有访存 (α = 0)</translation>
    </message>
    <message>
        <source>from transactions</source>
        <translation>由事务得出</translation>
    </message>
    <message>
        <source>%1 transactions in %2 lines: %3 cycles, %4 IPC/SM, %5 warps</source>
        <translation>%1 个事务，%2 行：%3 周期，%4 IPC/SM，%5 个 warp</translation>
    </message>
    <message>
        <source>%1, access pattern: %2</source>
        <translation>%1，访问模式：%2</translation>
    </message>
    <message>
        <source>From transactions, %1: %2.</source>
        <translation>由事务得出，%1：%2。</translation>
    </message>
    <message>
        <source>no source gives another access pattern than coalesced for GPU &apos;%1&apos;; thesis-4.3 needs one, as gtx980 has</source>
        <translation>没有来源给出 GPU“%1”除合并访问之外的访问方式；thesis-4.3 需要一种，例如 gtx980 就有</translation>
    </message>
    <message>
        <source>Memory throughput with poorly coalesced accesses, %1</source>
        <translation>合并不佳时的访存吞吐率，%1</translation>
    </message>
    <message>
        <source>Memory throughput with poorly coalesced accesses, GTX 980 and H200</source>
        <translation>合并不佳时的访存吞吐率，GTX 980 与 H200</translation>
    </message>
    <message>
        <source>The costs of a line and of a sector are taken from the coalesced and the random loads: stride 2 is a prediction.</source>
        <translation>行与扇区的代价取自合并加载和随机加载：步长 2 是预测。</translation>
    </message>
    <message>
        <source>Arithmetic and memory throughput against occupancy</source>
        <translation>算术与访存吞吐率随占用率的变化</translation>
    </message>
    <message>
        <source>Stride-2 and random access</source>
        <translation>步长 2 与随机访问</translation>
    </message>
    <message>
        <source>Shown from cycle %1 on.</source>
        <translation>从第 %1 周期起显示。</translation>
    </message>
    <message>
        <source>From cycle %1 on the run repeats itself every %2 cycles.</source>
        <translation>从第 %1 周期起，运行每 %2 个周期重复一次。</translation>
    </message>
    <message>
        <source>%1; %2, %3 warps/SM</source>
        <translation>%1；%2，%3 warp/SM</translation>
    </message>
    <message>
        <source>Concurrent instructions are not concurrent warps</source>
        <translation>并发指令不等于并发 warp</translation>
    </message>
    <message>
        <source>Little&apos;s law, latency × throughput: %1 arithmetic and %2 %3 instructions in flight, of %4 warps.</source>
        <translation>Little 定律（延迟 × 吞吐率）：%4 个 warp 中有 %1 条算术指令和 %2 条%3指令在执行中。</translation>
    </message>
    <message>
        <source>Multithreaded issue: a scheduler chooses among warps</source>
        <translation>多线程发射：调度器在 warp 中选择</translation>
    </message>
    <message>
        <source>Multithreaded issue</source>
        <translation>多线程发射</translation>
    </message>
    <message>
        <source>Issue timeline of a scenario</source>
        <translation>场景的发射时间线</translation>
    </message>
    <message>
        <source>arithmetic (warps/SM)</source>
        <translation>算术 (warp/SM)</translation>
    </message>
    <message>
        <source>memory (warps/SM)</source>
        <translation>访存 (warp/SM)</translation>
    </message>
    <message>
        <source>ratio, model</source>
        <translation>比值，模型</translation>
    </message>
    <message>
        <source>ratio, published</source>
        <translation>比值，文献</translation>
    </message>
    <message>
        <source>latency ratio</source>
        <translation>延迟之比</translation>
    </message>
    <message>
        <source>throughput ratio</source>
        <translation>吞吐率之比</translation>
    </message>
    <message>
        <source>ratio of instructions</source>
        <translation>指令之比</translation>
    </message>
    <message>
        <source>Warps needed to hide arithmetic and memory latency</source>
        <translation>隐藏算术延迟与访存延迟所需的 warp 数</translation>
    </message>
    <message>
        <source>Model: latency × throughput limit. The published ratio divides the warps measured for 90 % of the memory peak by those for the arithmetic peak, so it is larger than the model&apos;s. Hollow bars are worked back from that ratio; the source states the warps themselves for the full ones only.</source>
        <translation>模型：延迟 × 吞吐率上限。文献的比值是达到访存峰值 90 % 的实测 warp 数除以达到算术峰值的 warp 数，因此大于模型的比值。空心柱由该比值反推；只有实心柱的 warp 数是文献直接给出的。</translation>
    </message>
    <message>
        <source>The model&apos;s ratio is the latency ratio × the throughput ratio (§4.4). Ratio of instructions: the published one where two instructions of a warp issue at a time (§4.3).</source>
        <translation>模型的比值是延迟之比 × 吞吐率之比（§4.4）。指令之比：在一个 warp 的两条指令可同时发射时按已发表的比值计（§4.3）。</translation>
    </message>
    <message>
        <source>Warps for arithmetic and for memory latency</source>
        <translation>算术延迟与访存延迟所需的 warp 数</translation>
    </message>
    <message>
        <source>Latency hiding on %1, %2, %3 warps/SM</source>
        <translation>%1 上的延迟隐藏，%2，%3 warp/SM</translation>
    </message>
    <message>
        <source>a loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>In flight %1</source>
        <translation>执行中的%1</translation>
    </message>
    <message>
        <source>Throughput, cusp and concurrency of a scenario</source>
        <translation>场景的吞吐率、尖点与并发度</translation>
    </message>
    <message>
        <source>Throughput bounds of a scenario</source>
        <translation>场景的吞吐率界限</translation>
    </message>
    <message>
        <source>Warps needed against arithmetic intensity</source>
        <translation>所需 warp 数随算术强度的变化</translation>
    </message>
    <message>
        <source>Models of throughput side by side</source>
        <translation>吞吐率模型并排比较</translation>
    </message>
    <message>
        <source>What ± 10 % of each parameter does to a scenario</source>
        <translation>各参数变动 ± 10 % 对场景的影响</translation>
    </message>
    <message>
        <source>Gradual saturation against what was measured</source>
        <translation>渐进饱和与实测</translation>
    </message>
    <message>
        <source>Instructions in flight against arithmetic intensity</source>
        <translation>执行中指令数随算术强度的变化</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>你看到的是什么</translation>
    </message>
    <message>
        <source>A GPU hides the latency of one warp behind the work of others. LatencyLoom computes how many warps that takes and what limits a kernel: everything shown follows from the few numbers at the left. They begin as those of the GTX 980, which the thesis measured; Ctrl+G takes another GPU.</source>
        <translation>GPU 用其他 warp 的工作来隐藏一个 warp 的延迟。LatencyLoom 计算这需要多少 warp，以及什么限制了 kernel：所显示的一切都由左侧的几个数得出。开始时它们是论文所测的 GTX 980 的数；Ctrl+G 可换成其他 GPU。</translation>
    </message>
    <message>
        <source>Drag α</source>
        <translation>拖动 α</translation>
    </message>
    <message>
        <source>α is the number of adds per load. Drag its slider, type a value, or use the arrow keys: every view follows.</source>
        <translation>α 是每次加载对应的加法数。拖动滑块、输入数值或用方向键：所有视图都会跟随。</translation>
    </message>
    <message>
        <source>Drag the operating point</source>
        <translation>拖动工作点</translation>
    </message>
    <message>
        <source>The dot is your kernel: so many warps, so much throughput. Drag it up the slope n/L, until a limit stops it.</source>
        <translation>圆点就是你的 kernel：有多少 warp，就有多少吞吐率。沿斜线 n/L 向上拖，直到某个上限挡住它。</translation>
    </message>
    <message>
        <source>The cusp</source>
        <translation>尖点</translation>
    </message>
    <message>
        <source>Loads alone need some warps, adds alone some; a mixture needs more than either. Where both limits are reached both latencies have to be hidden: that is the peak.</source>
        <translation>只有加载时需要若干 warp，只有加法时也需要若干；二者混合时需要的比任何一种都多。两个上限同时达到之处，两种延迟都要隐藏：那就是尖点。</translation>
    </message>
    <message>
        <source>What is in flight</source>
        <translation>在途的是什么</translation>
    </message>
    <message>
        <source>Concurrency says what those warps are for: the instructions that have begun and not ended, adds and loads apart. Warps bring them; so do independent instructions.</source>
        <translation>“并发度”说明这些 warp 的用途：已开始而未结束的指令，加法与加载分开。warp 带来它们，独立的指令也能带来。</translation>
    </message>
    <message>
        <source>Read the sentence</source>
        <translation>阅读这句话</translation>
    </message>
    <message>
        <source>One line says what limits the kernel, by how much, and what would help. The pointer on a word explains it. Why? at its end opens each number&apos;s formula, its inputs and their sources, down to the data sheet or the measurement.</source>
        <translation>一行文字说明什么限制了 kernel、限制多少、怎样会有帮助。指针停在词上即有解释。行末的“为什么？”给出每个数的公式、输入及其来源，直到数据手册或测量。</translation>
    </message>
    <message>
        <source>More views</source>
        <translation>更多视图</translation>
    </message>
    <message>
        <source>Timeline shows why, cycle by cycle; others show divergence, banks, coalescing, occupancy, machine code. V shows all of them, by the question that they answer.</source>
        <translation>“时间线”逐周期显示原因；其他视图显示分支发散、bank、合并、占用率和机器码。按 V 会按所回答的问题列出全部视图。</translation>
    </message>
    <message>
        <source>Take a lesson</source>
        <translation>上一课</translation>
    </message>
    <message>
        <source>Eleven lessons let you predict first and look afterwards.</source>
        <translation>十一节课让你先预测，再查看结果。</translation>
    </message>
    <message>
        <source>Keep what you found</source>
        <translation>保存你的发现</translation>
    </message>
    <message>
        <source>Pin a state to compare with, and export the view as a figure: it opens again in this program. Help has this tour, the glossary and the manual.</source>
        <translation>固定一个状态以作比较，并把视图导出为图：它可以在本程序中重新打开。“帮助”菜单中有本导览、术语表和手册。</translation>
    </message>
    <message>
        <source>the folder has no lesson; expected NAME.lesson.json and NAME.md</source>
        <translation>文件夹中没有课程；应有 NAME.lesson.json 和 NAME.md</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>姓名：</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>答案：</translation>
    </message>
    <message>
        <source>--lang: expected one of %1, found &apos;%2&apos;</source>
        <translation>--lang：应为 %1 之一，却是“%2”</translation>
    </message>
    <message>
        <source>the program was built without its %1 translation</source>
        <translation>程序构建时不含 %1 译文</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>执行中的 %1</translation>
    </message>
    <message>
        <source>measured, longer than simulated</source>
        <translation>实测：比模拟长</translation>
    </message>
    <message>
        <source>measured, shorter</source>
        <translation>实测：更短</translation>
    </message>
    <message>
        <source>measured, as simulated</source>
        <translation>实测：与模拟一致</translation>
    </message>
    <message>
        <source>measured, not compared</source>
        <translation>实测：未比较</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>已发射</translation>
    </message>
    <message>
        <source>waits for memory or SFU</source>
        <translation>等待访存或 SFU</translation>
    </message>
    <message>
        <source>waits for arithmetic</source>
        <translation>等待算术指令</translation>
    </message>
    <message>
        <source>unit full</source>
        <translation>单元已满</translation>
    </message>
    <message>
        <source>order, barrier, no warp</source>
        <translation>次序、屏障、无 warp</translation>
    </message>
    <message>
        <source>in flight</source>
        <translation>执行中</translation>
    </message>
    <message>
        <source>producer %1</source>
        <translation>生产者 %1</translation>
    </message>
    <message>
        <source>consumer %1</source>
        <translation>消费者 %1</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>实测 %1</translation>
    </message>
    <message>
        <source>slots</source>
        <translation>槽</translation>
    </message>
    <message>
        <source>instructions in an iteration of one warp</source>
        <translation>一个 warp 每次迭代的指令数</translation>
    </message>
    <message>
        <source>warps of every block that start the copies</source>
        <translation>每个线程块中发起复制的 warp</translation>
    </message>
    <message>
        <source>warps of every block that compute with them</source>
        <translation>每个线程块中用已到达的数据计算的 warp</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>expected a file that keeps unsaved work</source>
        <translation>应为保存着未保存工作的文件</translation>
    </message>
    <message>
        <source>; it was renamed to %1</source>
        <translation>；已重命名为 %1</translation>
    </message>
    <message>
        <source>; it could not be renamed either: remove it or change its permissions</source>
        <translation>；也无法重命名它：请将其删除，或取得该处的写权限</translation>
    </message>
    <message>
        <source>The settings in %1 cannot be read: everything starts as at first</source>
        <translation>无法读取 %1 中的设置：一切恢复为初始状态</translation>
    </message>
    <message>
        <source>%1 cannot be written: how the window is arranged will not be remembered. Get leave to write there.</source>
        <translation>无法写入 %1：窗口的布置不会被记住。请取得该处的写权限。</translation>
    </message>
    <message>
        <source>About LatencyLoom</source>
        <translation>关于 LatencyLoom</translation>
    </message>
    <message>
        <source>Shows how GPUs hide latency: which limit binds, how many warps it takes to reach it, and why.

The model is that of V. Volkov, Understanding Latency Hiding on GPUs, University of California, Berkeley, 2016.

Free software under the GNU General Public License, version 3 or later. Uses Qt, Qt Charts and QCustomPlot.</source>
        <translation>展示 GPU 如何隐藏延迟：哪个限制起作用，需要多少 warp 才能达到它，以及为什么。

模型出自 V. Volkov, Understanding Latency Hiding on GPUs, University of California, Berkeley, 2016。

本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。使用 Qt、Qt Charts 和 QCustomPlot。</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>不读取</translation>
    </message>
    <message>
        <source>warps per SM</source>
        <translation>每 SM 的 warp 数</translation>
    </message>
    <message>
        <source>warps per scheduler</source>
        <translation>每调度器的 warp 数</translation>
    </message>
    <message>
        <source>threads per SM</source>
        <translation>每 SM 的线程数</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation>占用率，%</translation>
    </message>
    <message>
        <source>occupancy, 0 to 1</source>
        <translation>占用率，0 到 1</translation>
    </message>
    <message>
        <source>instruction throughput</source>
        <translation>指令吞吐率</translation>
    </message>
    <message>
        <source>adds/cycle/SM</source>
        <translation>加法/周期/SM</translation>
    </message>
    <message>
        <source>cycles per iteration</source>
        <translation>每次迭代周期数</translation>
    </message>
    <message>
        <source>error bar: lower end</source>
        <translation>误差线：下端</translation>
    </message>
    <message>
        <source>error bar: upper end</source>
        <translation>误差线：上端</translation>
    </message>
    <message>
        <source>error bar: ±</source>
        <translation>误差线：±</translation>
    </message>
    <message>
        <source>error bar: ± %</source>
        <translation>误差线：± %</translation>
    </message>
    <message>
        <source>measuring loop: cycles per iteration</source>
        <translation>测量循环：每次迭代周期数</translation>
    </message>
    <message>
        <source>measuring loop: issue slots per iteration</source>
        <translation>测量循环：每次迭代发射槽数</translation>
    </message>
    <message>
        <source>%1: %2 (first in line %3, column %4: %5)</source>
        <translation>%1：%2（首见于第 %3 行第 %4 列：%5）</translation>
    </message>
    <message>
        <source>%1 of %2 rows refused: %3</source>
        <translation>拒绝了 %2 行中的 %1 行：%3</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Exported &amp;figures</source>
        <translation>导出的图(&amp;F)</translation>
    </message>
    <message>
        <source>As the &amp;window</source>
        <translation>与窗口相同(&amp;W)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>Bound by %1.</source>
        <translation>受限于%1。</translation>
    </message>
    <message>
        <source>Bound by %1 and %2 at once.</source>
        <translation>同时受限于%1和%2。</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>%1 % of the %2 limit</source>
        <translation>%2上限的 %1 %</translation>
    </message>
    <message>
        <source>the %1 limit</source>
        <translation>%1上限</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak: even the %2 warps an SM holds cannot reach %3</source>
        <translation>受延迟限制，为峰值的 %1 %：即使 SM 容纳的全部 %2 个 warp 也达不到%3</translation>
    </message>
    <message>
        <source>; %1 can.</source>
        <translation>；%1可以达到。</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak: %2, or %3, reach %4.</source>
        <translation>受延迟限制，为峰值的 %1 %：%2或%3即可达到%4。</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak: %2 reaches %3.</source>
        <translation>受延迟限制，为峰值的 %1 %：%2即可达到%3。</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak: %2 reach %3.</source>
        <translation>受延迟限制，为峰值的 %1 %：%2即可达到%3。</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak.</source>
        <translation>受延迟限制，为峰值的 %1 %。</translation>
    </message>
    <message>
        <source>An SM holds only %1 warps, not %2.</source>
        <translation>SM 只能容纳 %1 个 warp，而不是 %2 个。</translation>
    </message>
    <message>
        <source>Limited by %1.</source>
        <translation>受限于%1。</translation>
    </message>
    <message>
        <source>Limited by %1: %2 % of what %3 would allow.</source>
        <translation>受限于%1：为%3所允许的 %2 %。</translation>
    </message>
    <message>
        <source>Queues cost %1 % more.</source>
        <translation>排队还要再损失 %1 %。</translation>
    </message>
    <message>
        <source>It may be slower; rates that no source gives: %1.</source>
        <translation>可能更慢；没有来源给出的速率：%1。</translation>
    </message>
    <message>
        <source>No single change helps.</source>
        <translation>单独改变任何一项都没有帮助。</translation>
    </message>
    <message>
        <source>What helps: %1.</source>
        <translation>有帮助的改变：%1。</translation>
    </message>
    <message>
        <source>No source gives %1 of %2. Enter a value at the left to go on.</source>
        <translation>没有文献给出 %2 的%1。请在左侧输入数值后继续。</translation>
    </message>
    <message>
        <source>Save as sound</source>
        <translation>另存为声音</translation>
    </message>
    <message>
        <source>Sound (*.wav)</source>
        <translation>声音 (*.wav)</translation>
    </message>
    <message>
        <source>No curve</source>
        <translation>没有曲线</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation>改用 %1</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>为什么慢？</translation>
    </message>
    <message>
        <source>How does it execute?</source>
        <translation>怎样执行？</translation>
    </message>
    <message>
        <source>What fits?</source>
        <translation>放得下什么？</translation>
    </message>
    <message>
        <source>My kernel</source>
        <translation>我的 kernel</translation>
    </message>
    <message>
        <source>Which GPU?</source>
        <translation>选哪款 GPU？</translation>
    </message>
    <message>
        <source>How right is it?</source>
        <translation>有多准？</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4.</source>
        <translation>%1：%2，从 %3 到 %4。</translation>
    </message>
    <message>
        <source>%1: outside the range shown.</source>
        <translation>%1：在所示范围之外。</translation>
    </message>
    <message>
        <source>%1: %2 throughout.</source>
        <translation>%1：始终为 %2。</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>highest %1</source>
        <translation>最高 %1</translation>
    </message>
    <message>
        <source>lowest %1</source>
        <translation>最低 %1</translation>
    </message>
    <message>
        <source>%1: %2 points between %3 and %4.</source>
        <translation>%1：%2 个点，介于 %3 与 %4 之间。</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <translation>%1：%2，位于 %3。</translation>
    </message>
    <message>
        <source>A table of %1 rows: %2.</source>
        <translation>表格，%1 行：%2。</translation>
    </message>
    <message>
        <source>A timeline of %1 rows, cycles %2 to %3.</source>
        <translation>时间线，%1 行，周期 %2 至 %3。</translation>
    </message>
    <message>
        <source>A diagram: %1.</source>
        <translation>示意图：%1。</translation>
    </message>
    <message>
        <source>No values.</source>
        <translation>没有数值。</translation>
    </message>
    <message>
        <source>%1 over a grid: from %2 to %3 %4.</source>
        <translation>%1（网格）：从 %2 到 %3 %4。</translation>
    </message>
    <message>
        <source>As it is: %1.</source>
        <translation>现状：%1。</translation>
    </message>
    <message>
        <source>%1: %2 with %3, %4 with %5.</source>
        <translation>%1：取 %3 时为 %2，取 %5 时为 %4。</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>released</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>known</source>
        <translation>已知程度</translation>
    </message>
    <message>
        <source>what the GPU is called</source>
        <translation>GPU 的名称</translation>
    </message>
    <message>
        <source>the generation of its SMs</source>
        <translation>其 SM 所属的代</translation>
    </message>
    <message>
        <source>when it came out, as far as a source says</source>
        <translation>发布日期，以文献所述为准</translation>
    </message>
    <message>
        <source>what it is sold as; a chip is a whole die that is no product by itself</source>
        <translation>作为何种产品出售；chip 指完整芯片，本身不是产品</translation>
    </message>
    <message>
        <source>the features and limits of its SMs</source>
        <translation>其 SM 的特性与限制</translation>
    </message>
    <message>
        <source>the kind of its DRAM</source>
        <translation>其 DRAM 的种类</translation>
    </message>
    <message>
        <source>where the numbers come from that the model of global loads takes</source>
        <translation>全局加载模型所用数字的来历</translation>
    </message>
    <message>
        <source>Not known: no source gives it.</source>
        <translation>未知：没有文献给出。</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2，%3</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>%1-bit %2</source>
        <translation>%1 位 %2</translation>
    </message>
    <message>
        <source>issue slots</source>
        <translation>发射槽</translation>
    </message>
    <message>
        <source>FP32 pipe</source>
        <translation>FP32 流水线</translation>
    </message>
    <message>
        <source>integer pipe</source>
        <translation>整数流水线</translation>
    </message>
    <message>
        <source>FP64 pipe</source>
        <translation>FP64 流水线</translation>
    </message>
    <message>
        <source>LD/ST units</source>
        <translation>LD/ST 单元</translation>
    </message>
    <message>
        <source>shared-memory passes</source>
        <translation>共享内存的轮数</translation>
    </message>
    <message>
        <source>constant cache</source>
        <translation>常量缓存</translation>
    </message>
    <message>
        <source>bandwidth between SMs of a cluster</source>
        <translation>簇内 SM 之间的带宽</translation>
    </message>
    <message>
        <source>L1 bandwidth</source>
        <translation>L1 带宽</translation>
    </message>
    <message>
        <source>L2 bandwidth</source>
        <translation>L2 带宽</translation>
    </message>
    <message>
        <source>DRAM bandwidth</source>
        <translation>DRAM 带宽</translation>
    </message>
    <message>
        <source>stages of %1</source>
        <translation>%1 的级数</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 个 warp</translation>
    </message>
    <message>
        <source>ILP %1</source>
        <translation>ILP %1</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>no bank conflicts of %1</source>
        <translation>%1 无 bank 冲突</translation>
    </message>
    <message>
        <source>%1 coalesced</source>
        <translation>合并访问的 %1</translation>
    </message>
    <message>
        <source>%1 % of %2 from L2</source>
        <translation>%2 有 %1 % 来自 L2</translation>
    </message>
    <message>
        <source>%1 % %2</source>
        <translation>%1 % %2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>%1 个扇区</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 轮</translation>
    </message>
    <message>
        <source>%1 independent</source>
        <translation>%1 条独立</translation>
    </message>
    <message>
        <source>Arithmetic intensity α</source>
        <translation>算术强度 α</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Stages of copies</source>
        <translation>复制的级数</translation>
    </message>
    <message>
        <source>Share served by L1</source>
        <translation>由 L1 提供的比例</translation>
    </message>
    <message>
        <source>Share served by L2</source>
        <translation>由 L2 提供的比例</translation>
    </message>
    <message>
        <source>Bytes a thread</source>
        <translation>每线程字节数</translation>
    </message>
    <message>
        <source>%1, loop %2</source>
        <translation>%1，循环 %2</translation>
    </message>
    <message>
        <source>The loop cannot be computed: %1. Change the loop at the left, or choose another GPU.</source>
        <translation>无法计算该循环：%1。请在左侧修改循环，或选择另一款 GPU。</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>cyc</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>IPC</source>
        <translation>IPC</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 到 %2 %</translation>
    </message>
    <message>
        <source>%1 to %2, or ∞</source>
        <translation>%1 到 %2，或 ∞</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>%1 到 %2 %3</translation>
    </message>
    <message>
        <source>given by the vendor</source>
        <translation>厂商给出</translation>
    </message>
    <message>
        <source>“%1” is not a number; %2 is possible</source>
        <translation>“%1”不是数；可用 %2</translation>
    </message>
    <message>
        <source>%1 is possible</source>
        <translation>可用 %1</translation>
    </message>
    <message>
        <source>a whole number, %1</source>
        <translation>整数，%1</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 周期</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>ᵈ derived by this program from what is published, or computed with such a number; ᵃ assumed, likewise.</source>
        <translation>ᵈ 由本程序根据已发表数据推得，或用这样的数算出；ᵃ 假定，同上。</translation>
    </message>
    <message>
        <source>Computed with numbers that are derived by this program; the caption lists them.</source>
        <translation>所用的数有些由本程序推导；图注列出了它们。</translation>
    </message>
    <message>
        <source>Derived by this program: %1.</source>
        <translation>由本程序推得：%1。</translation>
    </message>
    <message>
        <source>Assumed: %1.</source>
        <translation>假定：%1。</translation>
    </message>
    <message>
        <source> (derived)</source>
        <translation>（推得）</translation>
    </message>
    <message>
        <source> (assumed)</source>
        <translation>（假定）</translation>
    </message>
    <message>
        <source>latency bound</source>
        <translation>延迟界限</translation>
    </message>
    <message>
        <source>%1 limit</source>
        <translation>%1上限</translation>
    </message>
    <message>
        <source>arithmetic limit</source>
        <translation>算术上限</translation>
    </message>
    <message>
        <source>issue limit</source>
        <translation>发射上限</translation>
    </message>
    <message>
        <source>another loop</source>
        <translation>另一个循环</translation>
    </message>
    <message>
        <source>no loop</source>
        <translation>无循环</translation>
    </message>
    <message>
        <source>the same, pinned</source>
        <translation>相同，已固定</translation>
    </message>
    <message>
        <source> (changed)</source>
        <translation>（已更改）</translation>
    </message>
    <message>
        <source>%1, %2 mix: %3</source>
        <translation>%1，%2混合：%3</translation>
    </message>
    <message>
        <source>measured throughput</source>
        <translation>实测吞吐率</translation>
    </message>
    <message>
        <source>relative error</source>
        <translation>相对误差</translation>
    </message>
    <message>
        <source>α = %1 to %2</source>
        <translation>α = %1 到 %2</translation>
    </message>
    <message>
        <source>arithmetic intensity α</source>
        <translation>算术强度 α</translation>
    </message>
    <message>
        <source>model against measured</source>
        <translation>模型与实测</translation>
    </message>
    <message>
        <source>worst: %1</source>
        <translation>最差：%1</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Over warps</source>
        <translation>按 warp 数</translation>
    </message>
    <message>
        <source>Over throughput</source>
        <translation>按吞吐率</translation>
    </message>
    <message>
        <source>%1 at %2, %3 warps/SM</source>
        <translation>%1，%2，%3 warp/SM</translation>
    </message>
    <message>
        <source>%1
predicted %2, measured %3 IPC/SM</source>
        <translation>%1
预测 %2，实测 %3 IPC/SM</translation>
    </message>
    <message>
        <source>only whole warps run: taken as %1 warps/SM</source>
        <translation>只能运行整数个 warp：按 %1 个 warp/SM 计</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>平均误差</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>最差</translation>
    </message>
    <message>
        <source>%1 against what was measured on %2</source>
        <translation>%1 与 %2 上的实测</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>The relative error is (model − measured) / measured. The bias is its mean; mean error and median leave its sign out.</source>
        <translation>相对误差为（模型 − 实测）/ 实测。偏差是它的平均值；平均误差和中位数不计正负号。</translation>
    </message>
    <message>
        <source>warps needed, measured</source>
        <translation>所需 warp 数，实测</translation>
    </message>
    <message>
        <source>warps needed, predicted</source>
        <translation>所需 warp 数，预测</translation>
    </message>
    <message>
        <source>one warp a scheduler</source>
        <translation>每个调度器一个 warp</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>等于实测</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1，已拟合</translation>
    </message>
    <message>
        <source>%1: %2 of %3 within one warp a scheduler</source>
        <translation>%1：%3 个中有 %2 个相差不超过每调度器一个 warp</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>情形数</translation>
    </message>
    <message>
        <source>within one warp a scheduler</source>
        <translation>相差不超过每调度器一个 warp</translation>
    </message>
    <message>
        <source>worst case</source>
        <translation>最差情形</translation>
    </message>
    <message>
        <source>Warps needed: what others measured against what models say</source>
        <translation>所需 warp 数：他人的实测与模型的说法</translation>
    </message>
    <message>
        <source>Each dot is an instruction or a kernel on a GPU for which somebody measured how many warps reach 90 % of the throughput, 99 % of it for the GTX 480&apos;s FMA. On the line the model says the same; in the band it is within one warp of each of four schedulers.</source>
        <translation>每个点是某 GPU 上的一条指令或一个 kernel，有人测过多少 warp 能达到吞吐率的 90 %（GTX 480 的 FMA 为 99 %）。在直线上模型给出相同的数；在带内相差不超过四个调度器各一个 warp。</translation>
    </message>
    <message>
        <source>Pale dots: numbers of the GPU that the model takes were fitted to this measurement; the table leaves them out.</source>
        <translation>淡色点：模型所用的 GPU 数值曾拟合于该测量；表中不计入。</translation>
    </message>
    <message>
        <source>%1, ILP %2: predicted %3, measured %4 warps/SM</source>
        <translation>%1，ILP %2：预测 %3，实测 %4 warps/SM</translation>
    </message>
    <message>
        <source>Less α (Left)</source>
        <translation>减小 α（左）</translation>
    </message>
    <message>
        <source>More α (Right)</source>
        <translation>增大 α（右）</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 步/秒</translation>
    </message>
    <message>
        <source>How fast α moves when playing ([ slower, ] faster)</source>
        <translation>播放时 α 变化的速度（[ 减慢，] 加快）</translation>
    </message>
    <message>
        <source>α from 0.1 to 1000</source>
        <translation>α 从 0.1 到 1000</translation>
    </message>
    <message>
        <source>± %1 % of each number</source>
        <translation>每个数 ± %1 %</translation>
    </message>
    <message>
        <source>derived numbers in their ranges</source>
        <translation>推得的数字各在其范围内</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>误差带</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Every number ± %1 %</source>
        <translation>每个数 ± %1 %</translation>
    </message>
    <message>
        <source>%1, 4 banks</source>
        <translation>%1，4 个 bank</translation>
    </message>
    <message>
        <source>stride 1</source>
        <translation>步长 1</translation>
    </message>
    <message>
        <source>matrix column, 32 × 32</source>
        <translation>矩阵列，32 × 32</translation>
    </message>
    <message>
        <source>matrix column, padded by 1</source>
        <translation>矩阵列，填充 1</translation>
    </message>
    <message>
        <source>matrix column, XOR swizzle</source>
        <translation>矩阵列，XOR 置换</translation>
    </message>
    <message>
        <source>double, stride 1</source>
        <translation>double，步长 1</translation>
    </message>
    <message>
        <source>float4, stride 1</source>
        <translation>float4，步长 1</translation>
    </message>
    <message>
        <source>with an XOR swizzle</source>
        <translation>采用 XOR 置换</translation>
    </message>
    <message>
        <source>with %1 word of padding a row</source>
        <translation>每行填充 %1 个字</translation>
    </message>
    <message>
        <source>with %1 words of padding a row</source>
        <translation>每行填充 %1 个字</translation>
    </message>
    <message>
        <source>Shared-memory access of %1 threads on %2 banks: %3</source>
        <translation>%1 个线程对 %2 个 bank 的共享内存访问：%3</translation>
    </message>
    <message>
        <source>A row a pass; in a box the word that the bank serves. A solid edge: one fetch for several threads, ×n for how many.</source>
        <translation>每轮一行；格中是 bank 服务的字。实线边框：一次取出供多个线程，×n 为线程数。</translation>
    </message>
    <message>
        <source>One pass back (Left)</source>
        <translation>后退一轮（左）</translation>
    </message>
    <message>
        <source>One pass on (Right)</source>
        <translation>前进一轮（右）</translation>
    </message>
    <message>
        <source>%1 passes/s</source>
        <translation>%1 轮/秒</translation>
    </message>
    <message>
        <source>Passes a second when playing ([ slower, ] faster)</source>
        <translation>播放时每秒的轮数（[ 减慢，] 加快）</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>Pass that is shown; at the left end all of them</source>
        <translation>所显示的轮；最左端为全部</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>threads %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>no access</source>
        <translation>无访问</translation>
    </message>
    <message>
        <source>conflict-free</source>
        <translation>无冲突</translation>
    </message>
    <message>
        <source>%1-way conflict</source>
        <translation>%1 路冲突</translation>
    </message>
    <message>
        <source>request %1: %2</source>
        <translation>请求 %1：%2</translation>
    </message>
    <message>
        <source>word %1 at byte %2</source>
        <translation>字 %1，位于字节 %2</translation>
    </message>
    <message>
        <source>thread %1 is masked; its address would be %2</source>
        <translation>线程 %1 被屏蔽；其地址本应为 %2</translation>
    </message>
    <message>
        <source>bank %1</source>
        <translation>bank %1</translation>
    </message>
    <message>
        <source>banks %1 to %2</source>
        <translation>bank %1 到 %2</translation>
    </message>
    <message>
        <source>%1 in pass %2 of %3</source>
        <translation>%1，第 %2 轮，共 %3 轮</translation>
    </message>
    <message>
        <source>thread %1: %2; %3</source>
        <translation>线程 %1：%2；%3</translation>
    </message>
    <message>
        <source>words %1 at once for %2</source>
        <translation>字 %1 同时供给%2</translation>
    </message>
    <message>
        <source>word %1, broadcast to %2</source>
        <translation>字 %1，广播给%2</translation>
    </message>
    <message>
        <source>word %1 for %2</source>
        <translation>字 %1，供%2</translation>
    </message>
    <message>
        <source>pass %1 of %2, bank %3: %4</source>
        <translation>第 %1 轮（共 %2 轮），bank %3：%4</translation>
    </message>
    <message>
        <source>bank %1 fetches nothing</source>
        <translation>bank %1 不取数</translation>
    </message>
    <message>
        <source>bank %1 fetches %2, two a pass at most</source>
        <translation>bank %1 取%2，每轮至多两个</translation>
    </message>
    <message>
        <source>bank %1 fetches %2, one a pass</source>
        <translation>bank %1 取%2，每轮一个</translation>
    </message>
    <message>
        <source>%1, broadcasts: %2</source>
        <translation>%1，广播：%2</translation>
    </message>
    <message>
        <source>pass %1 of %2: %3 serves %4; then %5 wait</source>
        <translation>第 %1 轮（共 %2 轮）：%3服务%4；之后%5等待</translation>
    </message>
    <message>
        <source>pass %1 of %2: %3 serve %4; then %5 wait</source>
        <translation>第 %1 轮（共 %2 轮）：%3服务%4；之后%5等待</translation>
    </message>
    <message>
        <source>stride of %1: %2</source>
        <translation>步长%1：%2</translation>
    </message>
    <message>
        <source>Columns are conflict-free as they are.</source>
        <translation>列访问本来就无冲突。</translation>
    </message>
    <message>
        <source>Rows are conflict-free as they are.</source>
        <translation>行访问本来就无冲突。</translation>
    </message>
    <message>
        <source>An XOR swizzle needs a pitch that is a power of two.</source>
        <translation>XOR 置换要求行距为 2 的幂。</translation>
    </message>
    <message>
        <source>An XOR swizzle does not lessen the %1-way conflict.</source>
        <translation>XOR 置换不能减轻 %1 路冲突。</translation>
    </message>
    <message>
        <source>No padding lessens the %1-way conflict.</source>
        <translation>任何填充都不能减轻 %1 路冲突。</translation>
    </message>
    <message>
        <source>An XOR swizzle</source>
        <translation>XOR 置换</translation>
    </message>
    <message>
        <source>%1 of padding a row</source>
        <translation>每行填充 %1</translation>
    </message>
    <message>
        <source>columns %1-way</source>
        <translation>列 %1 路</translation>
    </message>
    <message>
        <source>rows %1-way</source>
        <translation>行 %1 路</translation>
    </message>
    <message>
        <source>%1: %2 → %3-way</source>
        <translation>%1：%2 → %3 路</translation>
    </message>
    <message>
        <source>%1: %2 → conflict-free</source>
        <translation>%1：%2 → 无冲突</translation>
    </message>
    <message>
        <source>%1 of %2 banks used, 1 fetch each</source>
        <translation>使用 %2 个 bank 中的 %1 个，每个取 1 次</translation>
    </message>
    <message>
        <source>%1 of %2 banks used, %3 fetches each</source>
        <translation>使用 %2 个 bank 中的 %1 个，每个取 %3 次</translation>
    </message>
    <message>
        <source>latency %1 cycles</source>
        <translation>延迟 %1 周期</translation>
    </message>
    <message>
        <source>peak %1 loads/cycle/SM</source>
        <translation>峰值 %1 加载/周期/SM</translation>
    </message>
    <message>
        <source>no source gives cycles for these banks</source>
        <translation>没有文献给出这种 bank 的周期数</translation>
    </message>
    <message>
        <source>passes against stride (words)</source>
        <translation>轮数随步长（字）的变化</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>hatched: moved, but no thread wants it</source>
        <translation>斜线：被传输但没有线程需要</translation>
    </message>
    <message>
        <source>each gap skips %1 words</source>
        <translation>每个间隔跳过 %1 个字</translation>
    </message>
    <message>
        <source>gaps skip %1 to %2 words</source>
        <translation>间隔跳过 %1 到 %2 个字</translation>
    </message>
    <message>
        <source>Figure 2.1: (0, 1, 2, 3)</source>
        <translation>图 2.1：(0, 1, 2, 3)</translation>
    </message>
    <message>
        <source>Figure 2.1: (1, 2, 3, 4), not aligned</source>
        <translation>图 2.1：(1, 2, 3, 4)，未对齐</translation>
    </message>
    <message>
        <source>Figure 2.1: (0, 3, 6, 9), stride 3</source>
        <translation>图 2.1：(0, 3, 6, 9)，步长 3</translation>
    </message>
    <message>
        <source>Figure 2.1: (2, 4, 13, 11), nothing to coalesce</source>
        <translation>图 2.1：(2, 4, 13, 11)，无可合并</translation>
    </message>
    <message>
        <source>G80: (3, 2, 1, 0), the wrong order</source>
        <translation>G80：(3, 2, 1, 0)，次序不对</translation>
    </message>
    <message>
        <source>G80: (1, 1, 1, 1), one word for all</source>
        <translation>G80：(1, 1, 1, 1)，全体同一个字</translation>
    </message>
    <message>
        <source>GT200: (1, 2, 3, 4), transactions of 4 and 2 words</source>
        <translation>GT200：(1, 2, 3, 4)，4 字和 2 字的事务</translation>
    </message>
    <message>
        <source>GT200: (1, 2, 3, 4), a half-warp at a time</source>
        <translation>GT200：(1, 2, 3, 4)，一次半个 warp</translation>
    </message>
    <message>
        <source>A warp, stride 1</source>
        <translation>一个 warp，步长 1</translation>
    </message>
    <message>
        <source>A warp, stride 1, offset 1</source>
        <translation>一个 warp，步长 1，偏移 1</translation>
    </message>
    <message>
        <source>A warp, stride 2</source>
        <translation>一个 warp，步长 2</translation>
    </message>
    <message>
        <source>A warp, stride 32</source>
        <translation>一个 warp，步长 32</translation>
    </message>
    <message>
        <source>A warp, random</source>
        <translation>一个 warp，随机</translation>
    </message>
    <message>
        <source>A column of an array of 33 words a row</source>
        <translation>每行 33 个字的数组的一列</translation>
    </message>
    <message>
        <source>(%1): %2 transaction</source>
        <translation>(%1)：%2 个事务</translation>
    </message>
    <message>
        <source>(%1): %2 transactions</source>
        <translation>(%1)：%2 个事务</translation>
    </message>
    <message>
        <source>A load of %1 threads by the rules of %2</source>
        <translation>%1 个线程的一次加载，按 %2 的规则</translation>
    </message>
    <message>
        <source>Under the words: transactions and what each moves. Bars: transactions and bytes moved by the rules of each generation; hatched: moved, but no thread wants it.</source>
        <translation>字的下方：事务及各自传输的内容。条形：按各代规则的事务数和传输字节数；阴影线：传输了但没有线程需要。</translation>
    </message>
    <message>
        <source>Coalescing</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Thread %1 is masked; Enter or a click lets it access word %2</source>
        <translation>线程 %1 被屏蔽；按 Enter 或点击让它访问字 %2</translation>
    </message>
    <message>
        <source>Thread %1: word %2</source>
        <translation>线程 %1：字 %2</translation>
    </message>
    <message>
        <source>Thread %1: word %2, bytes %3 to %4</source>
        <translation>线程 %1：字 %2，字节 %3 到 %4</translation>
    </message>
    <message>
        <source>; transaction %1 of %2</source>
        <translation>；事务 %1，共 %2 个</translation>
    </message>
    <message>
        <source>Transaction %1 of %2: %3 B from word %4, byte %5, for %6; %7 B used</source>
        <translation>事务 %1（共 %2 个）：%3 B，自字 %4、字节 %5 起，供%6；用到 %7 B</translation>
    </message>
    <message>
        <source>Words %1 to %2</source>
        <translation>字 %1 到 %2</translation>
    </message>
    <message>
        <source>%1: no thread</source>
        <translation>%1：无线程</translation>
    </message>
    <message>
        <source>Every thread is masked: nothing is moved</source>
        <translation>所有线程都被屏蔽：不传输任何数据</translation>
    </message>
    <message>
        <source>%1 transaction moves %2 B, of which %3 B are used: %4 %</source>
        <translation>%1 个事务传输 %2 B，其中用到 %3 B：%4 %</translation>
    </message>
    <message>
        <source>%1 transactions move %2 B, of which %3 B are used: %4 %</source>
        <translation>%1 个事务传输 %2 B，其中用到 %3 B：%4 %</translation>
    </message>
    <message>
        <source>Sizes for teaching say nothing of the numbers of %1</source>
        <translation>教学用的大小与 %1 的数值无关</translation>
    </message>
    <message>
        <source>Rules of another generation say nothing of the numbers of %1</source>
        <translation>别代的规则与 %1 的数值无关</translation>
    </message>
    <message>
        <source>No thread accesses memory</source>
        <translation>没有线程访问内存</translation>
    </message>
    <message>
        <source>No source gives what memory takes on %1</source>
        <translation>没有文献给出 %1 上访存的代价</translation>
    </message>
    <message>
        <source>%1 with it: mem_lat %2 cycles, mem_thru %3 IPC/SM; at α = 0 it takes %4 warps/SM</source>
        <translation>%1 以此：mem_lat %2 周期，mem_thru %3 IPC/SM；α = 0 时需要 %4 warp/SM</translation>
    </message>
    <message>
        <source>Maxwell and later</source>
        <translation>Maxwell 及以后</translation>
    </message>
    <message>
        <source>Fermi and later</source>
        <translation>Fermi 及以后</translation>
    </message>
    <message>
        <source>by the rules of</source>
        <translation>依照规则</translation>
    </message>
    <message>
        <source>transactions · bytes</source>
        <translation>事务 · 字节</translation>
    </message>
    <message>
        <source>%1 · %2 B</source>
        <translation>%1 · %2 B</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>字 %1</translation>
    </message>
    <message>
        <source>words %1–%2</source>
        <translation>字 %1–%2</translation>
    </message>
    <message>
        <source>transaction</source>
        <translation>事务</translation>
    </message>
    <message>
        <source>threads %1 to %2</source>
        <translation>线程 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Compared: %1.</source>
        <translation>比较：%1。</translation>
    </message>
    <message>
        <source>Instructions in flight, %1</source>
        <translation>执行中的指令，%1</translation>
    </message>
    <message>
        <source>instructions in flight</source>
        <translation>执行中的指令</translation>
    </message>
    <message>
        <source>at the warps needed</source>
        <translation>在所需 warp 数下</translation>
    </message>
    <message>
        <source>at %1 warps/SM</source>
        <translation>在 %1 warp/SM 下</translation>
    </message>
    <message>
        <source>at the %1 warps needed</source>
        <translation>所需的 %1 个 warp 下</translation>
    </message>
    <message>
        <source>Instructions of a loop in flight, %1</source>
        <translation>循环中执行中的指令，%1</translation>
    </message>
    <message>
        <source>more warps than the SM holds</source>
        <translation>超过 SM 能容纳的 warp 数</translation>
    </message>
    <message>
        <source>GPU maximum %1</source>
        <translation>GPU 最大值 %1</translation>
    </message>
    <message>
        <source>warps for %1 % of the peak</source>
        <translation>达到峰值 %1 % 的 warp 数</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>cusp: %1 at %2</source>
        <translation>尖点：%1，位于 %2</translation>
    </message>
    <message>
        <source>Warps needed for %1 % of the peak, %2</source>
        <translation>达到峰值 %1 % 所需的 warp 数，%2</translation>
    </message>
    <message>
        <source>Warps needed to hide latency, %1</source>
        <translation>隐藏延迟所需的 warp 数，%1</translation>
    </message>
    <message>
        <source>measured by a profile</source>
        <translation>由剖析测得</translation>
    </message>
    <message>
        <source>Warps that a loop needs to hide latency, %1</source>
        <translation>循环隐藏延迟所需的 warp 数，%1</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>waits B%1</source>
        <translation>等待 B%1</translation>
    </message>
    <message>
        <source>waits BAR</source>
        <translation>等待 BAR</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>exited</source>
        <translation>已退出</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>被屏蔽</translation>
    </message>
    <message>
        <source>current execution state</source>
        <translation>当前执行状态</translation>
    </message>
    <message>
        <source>current state</source>
        <translation>当前状态</translation>
    </message>
    <message>
        <source>divergence stack</source>
        <translation>发散栈</translation>
    </message>
    <message>
        <source>other groups</source>
        <translation>其他组</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>… and %1 below</source>
        <translation>… 下面还有 %1 项</translation>
    </message>
    <message>
        <source>convergence barriers</source>
        <translation>会合屏障</translation>
    </message>
    <message>
        <source>A warp of %1 threads at step %L2 of %L3</source>
        <translation>%1 个线程的 warp，第 %L2 步，共 %L3 步</translation>
    </message>
    <message>
        <source>Hatched: masked. Letters: threads that run together. %1.</source>
        <translation>斜线：被屏蔽。字母：一起运行的线程。%1。</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>warp</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>divergence stack after it, top first</source>
        <translation>其后的发散栈，栈顶在前</translation>
    </message>
    <message>
        <source>lanes active, one column an instruction · at the end, after %L1</source>
        <translation>活动通道，每条指令一列 · 结束时，共 %L1 条</translation>
    </message>
    <message>
        <source>lanes active, one column an instruction · step %L1 of %L2</source>
        <translation>活动通道，每条指令一列 · 第 %L1 步，共 %L2 步</translation>
    </message>
    <message>
        <source>lanes active · at the end, after %L1</source>
        <translation>活动通道 · 结束，共 %L1 步之后</translation>
    </message>
    <message>
        <source>lanes active · step %L1 of %L2</source>
        <translation>活动通道 · 第 %L1 步，共 %L2 步</translation>
    </message>
    <message>
        <source>One instruction back (Left)</source>
        <translation>后退一条指令（左）</translation>
    </message>
    <message>
        <source>One instruction on (Right)</source>
        <translation>前进一条指令（右）</translation>
    </message>
    <message>
        <source>Back to the last push, pop or reconvergence (Shift+Left)</source>
        <translation>退到上一次压栈、弹栈或会合（Shift+左）</translation>
    </message>
    <message>
        <source>On to the next push, pop or reconvergence (Shift+Right)</source>
        <translation>进到下一次压栈、弹栈或会合（Shift+右）</translation>
    </message>
    <message>
        <source>Instructions a second when playing ([ slower, ] faster)</source>
        <translation>播放时每秒的指令数（[ 减慢，] 加快）</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Instructions issued before the state shown</source>
        <translation>到所示状态为止已发射的指令数</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>分支发散</translation>
    </message>
    <message>
        <source>%1 wait on the stack at %2</source>
        <translation>%1在栈上等待，位于 %2</translation>
    </message>
    <message>
        <source>%1 wait for barrier B%3 at %2</source>
        <translation>%1在 %2 等待屏障 B%3</translation>
    </message>
    <message>
        <source>%1 wait for the warp at %2</source>
        <translation>%1在 %2 等待 warp</translation>
    </message>
    <message>
        <source>%1 could go on at %2</source>
        <translation>%1可在 %2 继续</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>push</source>
        <translation>压栈</translation>
    </message>
    <message>
        <source>pop</source>
        <translation>弹栈</translation>
    </message>
    <message>
        <source>the paths part</source>
        <translation>路径分开</translation>
    </message>
    <message>
        <source>reconvergence</source>
        <translation>会合</translation>
    </message>
    <message>
        <source>the end: every thread has exited after %L1 steps</source>
        <translation>结束：经过 %L1 步所有线程都已退出</translation>
    </message>
    <message>
        <source>step %1: %2 for threads %3</source>
        <translation>第 %1 步：%2，线程 %3</translation>
    </message>
    <message>
        <source>step %1: %2, for which no guard holds</source>
        <translation>第 %1 步：%2，没有线程满足其条件</translation>
    </message>
    <message>
        <source>step %1: %2 for threads %3, whose guard holds</source>
        <translation>第 %1 步：%2，线程 %3 满足其条件</translation>
    </message>
    <message>
        <source>. Then: %1</source>
        <translation>。随后：%1</translation>
    </message>
    <message>
        <source>Thread %1 has exited</source>
        <translation>线程 %1 已退出</translation>
    </message>
    <message>
        <source>Thread %1 runs at %2</source>
        <translation>线程 %1 运行在 %2</translation>
    </message>
    <message>
        <source>Thread %1 is masked</source>
        <translation>线程 %1 被屏蔽</translation>
    </message>
    <message>
        <source>no SIMD efficiency: the program does not end · %L1 instructions issued until then</source>
        <translation>没有 SIMD 效率：程序不会结束 · 到此为止发射了 %L1 条指令</translation>
    </message>
    <message>
        <source>SIMD efficiency %1 % · %L2 instructions issued · MIMD would take %L3</source>
        <translation>SIMD 效率 %1 % · 发射 %L2 条指令 · MIMD 需要 %L3</translation>
    </message>
    <message>
        <source> · without synchronisation %L1</source>
        <translation> · 无同步 %L1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Numbers of LatencyLoom&apos;s catalogue of GPUs.</source>
        <translation>LatencyLoom 的 GPU 目录中的数值。</translation>
    </message>
    <message>
        <source>*: %1</source>
        <translation>*：%1</translation>
    </message>
    <message>
        <source>†: %1</source>
        <translation>†：%1</translation>
    </message>
    <message>
        <source>From %1 sources, which the file carries and the program shows for each number.</source>
        <translation>来自 %1 个来源，文件中附有，程序会对每个数给出。</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows; copy the table for all of them.</source>
        <translation>%2 行中的前 %1 行；复制表格可得全部。</translation>
    </message>
    <message>
        <source>; an SM holds %1</source>
        <translation>；SM 能容纳 %1</translation>
    </message>
    <message>
        <source>%1 of %2: %3 needs %4 warps/SM at its cusp, %5%6.</source>
        <translation>%1，%2：%3 在尖点需要 %4 warp/SM，%5%6。</translation>
    </message>
    <message>
        <source>%1 of %2: %3 has no cusp%4.</source>
        <translation>%1，%2：%3 没有尖点%4。</translation>
    </message>
    <message>
        <source>%1, %2: %3 warps/SM
%4; L·min = %5 cycles · %6 IPC/SM</source>
        <translation>%1，%2：%3 warp/SM
%4；L·min = %5 周期 · %6 IPC/SM</translation>
    </message>
    <message>
        <source>The GPU before (Left)</source>
        <translation>上一个 GPU（左）</translation>
    </message>
    <message>
        <source>The next GPU (Right)</source>
        <translation>下一个 GPU（右）</translation>
    </message>
    <message>
        <source>%1 GPUs/s</source>
        <translation>%1 GPU/秒</translation>
    </message>
    <message>
        <source>GPUs a second when playing ([ slower, ] faster)</source>
        <translation>播放时每秒的 GPU 数（[ 减慢，] 加快）</translation>
    </message>
    <message>
        <source>GPUs by release, from 2006 on</source>
        <translation>按发布日期排列的 GPU，自 2006 年</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>lost to latency</source>
        <translation>因延迟而损失</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency up to α = %2 and from α = %3 on; between them their latency roof lies below the others.</source>
        <translation>%1 warp/SM 在 α ≤ %2 和 α ≥ %3 时隐藏延迟；其间其延迟屋顶低于其他屋顶。</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency at no α: their latency roof lies below the others everywhere.</source>
        <translation>%1 warp/SM 在任何 α 下都不能隐藏延迟：其延迟屋顶处处低于其他屋顶。</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency at every α: their latency roof lies above the others.</source>
        <translation>%1 warp/SM 在所有 α 下都隐藏延迟：其延迟屋顶高于其他屋顶。</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency from α = %2 on.</source>
        <translation>%1 warp/SM 自 α = %2 起隐藏延迟。</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency up to α = %2.</source>
        <translation>%1 warp/SM 在 α = %2 以内隐藏延迟。</translation>
    </message>
    <message>
        <source>adds per load</source>
        <translation>每次加载的加法数</translation>
    </message>
    <message>
        <source>latency, %1 warps</source>
        <translation>延迟，%1 个 warp</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>实际达到</translation>
    </message>
    <message>
        <source>Roofline with the latency roof, %1, %2 warps/SM</source>
        <translation>带延迟屋顶的 Roofline，%1，%2 warp/SM</translation>
    </message>
    <message>
        <source> (%1 flop/B)</source>
        <translation>（%1 flop/B）</translation>
    </message>
    <message>
        <source>%1, %2 warps/SM: %3 %4, %5 % of the roof
%6; L = %7 cycles, latency roof %8</source>
        <translation>%1，%2 warp/SM：%3 %4，屋顶的 %5 %
%6；L = %7 周期，延迟屋顶 %8</translation>
    </message>
    <message>
        <source>%1 (%2): %3 B/core/cycle
%4 GB/s / (%5 cores × %6 MHz)</source>
        <translation>%1（%2）：%3 B/核心/周期
%4 GB/s / (%5 个核心 × %6 MHz)</translation>
    </message>
    <message>
        <source>memory: %1</source>
        <translation>内存：%1</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>%1: %2 GPUs are too few, or of one date, for a fit. Choose more architectures or years.</source>
        <translation>%1：只有 %2 个 GPU，太少或日期相同，无法拟合。请选择更多架构或年份。</translation>
    </message>
    <message>
        <source>release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>memory / arithmetic</source>
        <translation>访存 / 算术</translation>
    </message>
    <message>
        <source>B/core/cycle</source>
        <translation>B/核心/周期</translation>
    </message>
    <message>
        <source>%1× a year</source>
        <translation>每年 %1×</translation>
    </message>
    <message>
        <source>%1: %2 GPUs, arithmetic outpaces memory by %3× a year (95 %: %4 to %5), the ratio halves in %6 years.</source>
        <translation>%1：%2 个 GPU，算术每年比内存快 %3×（95 %：%4 到 %5），比值每 %6 年减半。</translation>
    </message>
    <message>
        <source>%1: memory %2 warps/SM (%3 cycles × %4 IPC/SM), arithmetic %5 warps/SM (%6 cycles × %7 IPC/SM), ratio %8</source>
        <translation>%1：访存 %2 warp/SM（%3 周期 × %4 IPC/SM），算术 %5 warp/SM（%6 周期 × %7 IPC/SM），比值 %8</translation>
    </message>
    <message>
        <source>thesis §4.3: ratio %2 for 90 % of the memory peak, so %1 warps/SM worked back</source>
        <translation>论文 §4.3：访存峰值 90 % 的比值为 %2，反推得 %1 warp/SM</translation>
    </message>
    <message>
        <source>measured: %1 warps/SM for 90 % of the memory peak; thesis §4.3: ratio %2</source>
        <translation>实测：%1 warp/SM 达到访存峰值的 90 %；论文 §4.3：比值 %2</translation>
    </message>
    <message>
        <source>%1: warps for memory / warps for arithmetic %2 = latencies %3 (%4 / %5 cycles) × throughputs %6 (%7 / %8 IPC/SM)</source>
        <translation>%1：访存所需 warp 数 / 算术所需 warp 数 %2 = 延迟之比 %3（%4 / %5 周期）× 吞吐率之比 %6（%7 / %8 IPC/SM）</translation>
    </message>
    <message>
        <source>arithmetic latency</source>
        <translation>算术延迟</translation>
    </message>
    <message>
        <source>memory latency</source>
        <translation>访存延迟</translation>
    </message>
    <message>
        <source>memory, measured for 90 %</source>
        <translation>访存，达到 90 % 的实测值</translation>
    </message>
    <message>
        <source>memory, worked back from the ratio</source>
        <translation>访存，由比值反推</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>≈%1×</source>
        <translation>≈%1×</translation>
    </message>
    <message>
        <source>Above the bars: warps for memory over warps for arithmetic, as the thesis measured it for 90 % of the peak (4 to 1.7) and, ≈, as the model gives it for newer GPUs.</source>
        <translation>条形上方：访存所需 warp 数与算术所需 warp 数之比；论文按峰值 90 % 实测（4 到 1.7），≈ 为模型对较新 GPU 给出的值。</translation>
    </message>
    <message>
        <source>latencies</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>throughputs</source>
        <translation>吞吐率</translation>
    </message>
    <message>
        <source>Warps for memory over warps for arithmetic are the product of two ratios, of latencies and of throughputs. Arithmetic latency shrinks while memory&apos;s hardly does, so the first grows; arithmetic throughput outgrows memory&apos;s, so the second falls.</source>
        <translation>访存所需 warp 数与算术所需 warp 数之比是延迟之比与吞吐率之比的乘积。算术延迟缩短而访存延迟几乎不变，因此前者增大；算术吞吐率的增长超过访存吞吐率，因此后者减小。</translation>
    </message>
    <message>
        <source>measured: %1, the median; from %2 to %3</source>
        <translation>实测：%1，中位数；%2 到 %3</translation>
    </message>
    <message>
        <source>%1: %2 cycles a wave, %3</source>
        <translation>%1：每波 %2 周期，%3</translation>
    </message>
    <message>
        <source>%1: assigning %2 blocks takes %3, and the last of them end %4 after the waves would</source>
        <translation>%1：分配 %2 个线程块需要 %3，其中最后的块比各波晚 %4 结束</translation>
    </message>
    <message>
        <source>%1: the launch takes %3 before the first of %2 blocks, by lines through empty launches</source>
        <translation>%1：%2 个线程块中的第一个开始之前，启动需要 %3，按空启动的直线拟合</translation>
    </message>
    <message>
        <source>%1: the launch of %2 blocks takes %3, by lines through empty launches</source>
        <translation>%1：%2 个块的启动用时 %3，由过空启动的直线得出</translation>
    </message>
    <message>
        <source>%1: %2 waves with %3 blocks take %4, bound by %5</source>
        <translation>%1：%2 波，每波 %3 个块，用时 %4，受限于%5</translation>
    </message>
    <message>
        <source>demanded</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>step %1: with a latency of %2 cycles the wave takes %3 cycles and asks for %4 of %5 bytes a cycle</source>
        <translation>第 %1 步：延迟为 %2 周期时，一波用 %3 周期，每周期需要 %5 字节中的 %4</translation>
    </message>
    <message>
        <source>latency of the %1</source>
        <translation>%1 的延迟</translation>
    </message>
    <message>
        <source>volume in the wave&apos;s time</source>
        <translation>一波时间内的数据量</translation>
    </message>
    <message>
        <source>bandwidth %1 B/cycle</source>
        <translation>带宽 %1 B/周期</translation>
    </message>
    <message>
        <source>The bandwidth suffices: no latency is raised</source>
        <translation>带宽足够：不提高延迟</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>%1 warps: off by %2 % by %3, the median of the launches</source>
        <translation>%1 个 warp：%3 误差 %2 %，各次启动的中位数</translation>
    </message>
    <message>
        <source>warps of the grid</source>
        <translation>网格的 warp 数</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>Dependences and time of %1 in %2</source>
        <translation>%2 中 %1 的依赖与时间</translation>
    </message>
    <message>
        <source>Arrows: data dependences, dashed to the next iteration. Bars: from the start of an instruction until its result is there. Faint: costs nothing of its own.</source>
        <translation>箭头：数据依赖，虚线为到下一次迭代。条形：从指令开始到结果就绪。浅色：自身没有代价。</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines.</source>
        <translation>%2 行中的前 %1 行。</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Dots: measured on %1.</source>
        <translation>点：在 %1 上实测。</translation>
    </message>
    <message>
        <source>Matrix product, naive</source>
        <translation>矩阵乘积，朴素</translation>
    </message>
    <message>
        <source>Matrix product, tiles of %1 × %1</source>
        <translation>矩阵乘积，%1 × %1 分块</translation>
    </message>
    <message>
        <source>Fourier transforms</source>
        <translation>傅里叶变换</translation>
    </message>
    <message>
        <source>Back-propagation, forward</source>
        <translation>反向传播，前向</translation>
    </message>
    <message>
        <source>Back-propagation, adjusting weights</source>
        <translation>反向传播，调整权重</translation>
    </message>
    <message>
        <source>no kernel &apos;%1&apos; comes with the program</source>
        <translation>程序没有自带 kernel“%1”</translation>
    </message>
    <message>
        <source>%1: %2 by the busiest unit, %3 by Kleimenov-Popova, %4 by Hong-Kim
%5 blocks of %6 threads, %7 warps resident on an SM</source>
        <translation>%1：最忙单元 %2，Kleimenov-Popova %3，Hong-Kim %4
%5 个线程块，每块 %6 个线程，一个 SM 上驻留 %7 个 warp</translation>
    </message>
    <message>
        <source>best: %1 threads, %2</source>
        <translation>最佳：%1 个线程，%2</translation>
    </message>
    <message>
        <source>%1 threads a block</source>
        <translation>每块 %1 个线程</translation>
    </message>
    <message>
        <source>The grid keeps its blocks, so that larger blocks are more work</source>
        <translation>网格的块数不变，因此块越大工作越多</translation>
    </message>
    <message>
        <source>threads a block, along %1</source>
        <translation>每块线程数，沿 %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>blocks of the grid along x</source>
        <translation>网格沿 x 的块数</translation>
    </message>
    <message>
        <source>threads of the grid along x</source>
        <translation>网格沿 x 的线程数</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>A kernel that comes with the program; or drop LLVM IR, or paste it</source>
        <translation>随程序提供的 kernel；也可拖入或粘贴 LLVM IR</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation>打开 kernel</translation>
    </message>
    <message>
        <source>LLVM IR for nvptx64 (.ll, .bc), PTX, or CUDA (.cu) for clang or nvcc</source>
        <translation>nvptx64 的 LLVM IR（.ll、.bc）、PTX，或供 clang、nvcc 编译的 CUDA（.cu）</translation>
    </message>
    <message>
        <source>Open a kernel…</source>
        <translation>打开 kernel…</translation>
    </message>
    <message>
        <source>Kernels (*.ll *.bc *.ptx *.cu);;All files (*)</source>
        <translation>Kernel (*.ll *.bc *.ptx *.cu);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Paste LLVM IR</source>
        <translation>粘贴 LLVM IR</translation>
    </message>
    <message>
        <source>There is no kernel on the clipboard: copy LLVM IR for nvptx64, as &apos;clang -x cuda --cuda-device-only -O3 -S -emit-llvm&apos; writes it.</source>
        <translation>剪贴板上没有 kernel：请复制 nvptx64 的 LLVM IR，即 &apos;clang -x cuda --cuda-device-only -O3 -S -emit-llvm&apos; 的输出。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>uncoalesced requests</source>
        <translation>未合并的请求</translation>
    </message>
    <message>
        <source>atomics to few addresses</source>
        <translation>少数地址上的原子操作</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>Method: %1.</source>
        <translation>方法：%1。</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation>%1 个块，每块 %2 个线程</translation>
    </message>
    <message>
        <source>, %1 before the first begins: </source>
        <translation>，第一个开始之前 %1：</translation>
    </message>
    <message>
        <source>, without the launch: </source>
        <translation>，不含启动： </translation>
    </message>
    <message>
        <source>one wave, bound by %1.</source>
        <translation>一波，受限于%1。</translation>
    </message>
    <message>
        <source>%1 waves, bound by %2.</source>
        <translation>%1 波，受限于%2。</translation>
    </message>
    <message>
        <source>An SM holds %1 blocks, %2 warps.</source>
        <translation>SM 容纳 %1 个块、%2 个 warp。</translation>
    </message>
    <message>
        <source>Others: %1.</source>
        <translation>其他：%1。</translation>
    </message>
    <message>
        <source>Measured: %1, the prediction is off by %2.</source>
        <translation>实测：%1，预测偏差 %2。</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>time = %1max( %2, %3 )</source>
        <translation>时间 = %1max( %2, %3 )</translation>
    </message>
    <message>
        <source>trip · </source>
        <translation>trip · </translation>
    </message>
    <message>
        <source>no thread comes here in this launch</source>
        <translation>此次启动没有线程到达这里</translation>
    </message>
    <message>
        <source>= %1 · max( %2, %3 ) = %4 cycles</source>
        <translation>= %1 · max( %2, %3 ) = %4 周期</translation>
    </message>
    <message>
        <source>%1: not executed</source>
        <translation>%1：未执行</translation>
    </message>
    <message>
        <source>%1: %2 times, %3 of the time</source>
        <translation>%1：%2 次，占时间的 %3</translation>
    </message>
    <message>
        <source>folded into others: no cost of its own</source>
        <translation>并入其他指令：自身没有代价</translation>
    </message>
    <message>
        <source>starts %1 cycles into the block, %2 = %3 cycles, %4 = %5</source>
        <translation>在块内第 %1 周期开始，%2 = %3 周期，%4 = %5</translation>
    </message>
    <message>
        <source>No source gives %1 of %2.
Enter a value on the left to see this view.</source>
        <translation>没有文献给出 %2 的%1。
请在左侧输入数值以查看此视图。</translation>
    </message>
    <message>
        <source>in theory</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>%1: %2 GB/s measured of %3 GB/s in theory, %4
%5
in theory, %6</source>
        <translation>%1：实测 %2 GB/s，理论 %3 GB/s，%4
%5
理论：%6</translation>
    </message>
    <message>
        <source>without conflict</source>
        <translation>无冲突</translation>
    </message>
    <message>
        <source>%1, %2: %3 cycles
%4</source>
        <translation>%1，%2：%3 周期
%4</translation>
    </message>
    <message>
        <source>shared_lat and 2 cycles for each further way, as measured on Maxwell and later GPUs
%1</source>
        <translation>shared_lat，每多一路加 2 个周期，与 Maxwell 及以后 GPU 的实测一致
%1</translation>
    </message>
    <message>
        <source>%1, by rule</source>
        <translation>%1，按规则</translation>
    </message>
    <message>
        <source>threads in conflict for a bank</source>
        <translation>争用同一 bank 的线程数</translation>
    </message>
    <message>
        <source>ways</source>
        <translation>路</translation>
    </message>
    <message>
        <source>One load of a pointer chase, by the memory it goes through</source>
        <translation>指针追逐中一次加载的延迟，随所遍历内存大小的变化</translation>
    </message>
    <message>
        <source>The same with one line a page: only the translation of addresses changes</source>
        <translation>同上，但每页一行：只有地址转换在变化</translation>
    </message>
    <message>
        <source>A load from shared memory, by threads in conflict for a bank</source>
        <translation>共享内存加载的延迟，随争用同一 bank 的线程数的变化</translation>
    </message>
    <message>
        <source>Bandwidth of all shared memories together</source>
        <translation>全部共享内存合计的带宽</translation>
    </message>
    <message>
        <source>Bandwidth of global memory, measured by copying</source>
        <translation>全局内存带宽，以复制实测</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>地址转换</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bank 冲突</translation>
    </message>
    <message>
        <source>Shared bandwidth</source>
        <translation>共享内存带宽</translation>
    </message>
    <message>
        <source>Global bandwidth</source>
        <translation>全局内存带宽</translation>
    </message>
    <message>
        <source>%1. Of the %2 no source tells it.</source>
        <translation>%1。其中 %2 没有文献给出。</translation>
    </message>
    <message>
        <source>L1</source>
        <translation>L1</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>L2, both partitions</source>
        <translation>L2，两个分区</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>DRAM</translation>
    </message>
    <message>
        <source>L1 TLB</source>
        <translation>L1 TLB</translation>
    </message>
    <message>
        <source>L2 TLB</source>
        <translation>L2 TLB</translation>
    </message>
    <message>
        <source>L3 TLB</source>
        <translation>L3 TLB</translation>
    </message>
    <message>
        <source>no TLB</source>
        <translation>无 TLB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>beyond %1</source>
        <translation>超过 %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>到 %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 cycles
%4
%5</source>
        <translation>%1，%2：%3 周期
%4
%5</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1，实测</translation>
    </message>
    <message>
        <source>%1, measured: %2 cycles at %3
gpus/measured/%4_latency_staircase.csv</source>
        <translation>%1，实测：%2 周期，%3 处
gpus/measured/%4_latency_staircase.csv</translation>
    </message>
    <message>
        <source>memory gone through</source>
        <translation>所遍历的内存</translation>
    </message>
    <message>
        <source>Against warps</source>
        <translation>按 warp 数</translation>
    </message>
    <message>
        <source>Against α</source>
        <translation>按 α</translation>
    </message>
    <message>
        <source>Models of throughput against occupancy, %1, %2</source>
        <translation>吞吐率模型随占用率的变化，%1，%2</translation>
    </message>
    <message>
        <source>Models of throughput against arithmetic intensity, %1, %2 warps/SM</source>
        <translation>吞吐率模型随算术强度的变化，%1，%2 warp/SM</translation>
    </message>
    <message>
        <source>Warps needed by model, %1</source>
        <translation>各模型的所需 warp 数，%1</translation>
    </message>
    <message>
        <source>what it leaves out</source>
        <translation>忽略的内容</translation>
    </message>
    <message>
        <source>Models side by side</source>
        <translation>并列的模型</translation>
    </message>
    <message>
        <source>Differences of models</source>
        <translation>各模型之间的差异</translation>
    </message>
    <message>
        <source>iterations/cycle/SM</source>
        <translation>次迭代/周期/SM</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>次迭代</translation>
    </message>
    <message>
        <source>off %1</source>
        <translation>与%1之差</translation>
    </message>
    <message>
        <source>Differences are from %1.</source>
        <translation>差值相对于 %1。</translation>
    </message>
    <message>
        <source>Models of a loop, %1, %2 warps/SM</source>
        <translation>循环的模型，%1，%2 warp/SM</translation>
    </message>
    <message>
        <source>off measured</source>
        <translation>与实测之差</translation>
    </message>
    <message>
        <source>Off measured: at the nearest measured point, %1, %2 warps/SM.</source>
        <translation>与实测之差：取最近的实测点，%1，%2 warp/SM。</translation>
    </message>
    <message>
        <source>Differences are from %1: nothing was measured near %2, %3 warps/SM.</source>
        <translation>差值相对于 %1：在 %2，%3 warp/SM 附近没有实测。</translation>
    </message>
    <message>
        <source>Leaves out: %1</source>
        <translation>忽略：%1</translation>
    </message>
    <message>
        <source> A substitute: %1</source>
        <translation> 替代：%1</translation>
    </message>
    <message>
        <source>resident warps</source>
        <translation>驻留 warp</translation>
    </message>
    <message>
        <source>needed %1</source>
        <translation>所需 %1</translation>
    </message>
    <message>
        <source>Occupancy on %1, compute capability %2</source>
        <translation>%1 上的占用率，计算能力 %2</translation>
    </message>
    <message>
        <source>A launch with %1. </source>
        <translation>启动：%1。 </translation>
    </message>
    <message>
        <source>Filled: what the resident blocks take, in alternating tints; hatched: left over. Stairs: warps per SM against one resource, the others as they are.</source>
        <translation>填色：驻留线程块所占，深浅交替；斜线：剩余。阶梯：每 SM 的 warp 数随一种资源的变化，其余不变。</translation>
    </message>
    <message>
        <source>%1 of %2 warps</source>
        <translation>%1/%2 个 warp</translation>
    </message>
    <message>
        <source>%1 of %2 blocks</source>
        <translation>%2 个线程块中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 registers, %3 for each block</source>
        <translation>%2 个寄存器中的 %1 个，每块 %3 个</translation>
    </message>
    <message>
        <source>the block uses none</source>
        <translation>线程块不使用</translation>
    </message>
    <message>
        <source>%1 of %2, %3 for each block; a carve-out of %4 is enough</source>
        <translation>%2 中的 %1，每块 %3；划分 %4 即足够</translation>
    </message>
    <message>
        <source>%1 of %2 barriers</source>
        <translation>%2 个屏障中的 %1 个</translation>
    </message>
    <message>
        <source>reaches %1 % of the peak</source>
        <translation>达到峰值的 %1 %</translation>
    </message>
    <message>
        <source>hides latency</source>
        <translation>隐藏延迟</translation>
    </message>
    <message>
        <source>; all %1 warps would give %2 %</source>
        <translation>；全部 %1 个 warp 可达 %2 %</translation>
    </message>
    <message>
        <source>; even all %1 warps would give only %2 %</source>
        <translation>；即使全部 %1 个 warp 也只有 %2 %</translation>
    </message>
    <message>
        <source>; 100 % occupancy is not enough</source>
        <translation>；100 % 的占用率还不够</translation>
    </message>
    <message>
        <source>; ILP %1 %2 with these %3 warps</source>
        <translation>；ILP 为 %1 时，用这 %3 个 warp %2</translation>
    </message>
    <message>
        <source>: it needs ILP %1, which %2 with these %3 warps</source>
        <translation>：需要 ILP 为 %1，用这 %3 个 warp %2</translation>
    </message>
    <message>
        <source>shared memory per block</source>
        <translation>每块共享内存</translation>
    </message>
    <message>
        <source>warp slots</source>
        <translation>warp 槽</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>线程块槽</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>1 thread per block</source>
        <translation>每块 1 个线程</translation>
    </message>
    <message>
        <source>%1 threads per block</source>
        <translation>每块 %1 个线程</translation>
    </message>
    <message>
        <source>1 register per thread</source>
        <translation>每线程 1 个寄存器</translation>
    </message>
    <message>
        <source>%1 registers per thread</source>
        <translation>每线程 %1 个寄存器</translation>
    </message>
    <message>
        <source>%1 of shared memory per block</source>
        <translation>每块 %1 共享内存</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 个线程块</translation>
    </message>
    <message>
        <source>Not even one block fits: %1.</source>
        <translation>连一个线程块也放不下：%1。</translation>
    </message>
    <message>
        <source>%1 % occupancy: %2, %3 of %4 warps/SM, limited by %5.</source>
        <translation>占用率 %1 %：%2，%3/%4 warp/SM，限制因素：%5。</translation>
    </message>
    <message>
        <source>What it is worth cannot be said: %1.</source>
        <translation>无法判断其价值：%1。</translation>
    </message>
    <message>
        <source>%1, ILP %2</source>
        <translation>%1，ILP %2</translation>
    </message>
    <message>
        <source>At %1 the kernel needs %2 warps for %3 % of its peak: %4 warps give %5 % of the peak</source>
        <translation>%1 时 kernel 需要 %2 个 warp 达到峰值的 %3 %：%4 个 warp 达到峰值的 %5 %</translation>
    </message>
    <message>
        <source>At %1 the kernel needs %2 warps for its peak: latency is hidden, more warps gain 0 %.</source>
        <translation>%1 时 kernel 需要 %2 个 warp 达到峰值：延迟已隐藏，更多 warp 的增益为 0 %。</translation>
    </message>
    <message>
        <source>At %1 the kernel needs %2 warps for its peak: %3 warps give %4 % of it</source>
        <translation>%1 时 kernel 需要 %2 个 warp 达到峰值：%3 个 warp 达到其 %4 %</translation>
    </message>
    <message>
        <source>The loop needs %1 warps for its peak: %2 warps give %3 % of it, %4 % with queues</source>
        <translation>该循环达到峰值需要 %1 个 warp：%2 个 warp 给出峰值的 %3 %，计入排队为 %4 %</translation>
    </message>
    <message>
        <source>; more warps gain 0 % by the bounds.</source>
        <translation>；按界限，更多 warp 增益为 0 %。</translation>
    </message>
    <message>
        <source>The grid is no whole number of clusters of %1 that fit on the GPU.</source>
        <translation>网格不是 GPU 能容纳的 %1 线程块簇的整数倍。</translation>
    </message>
    <message>
        <source>No source gives the SMs of %1, so waves cannot be counted.</source>
        <translation>没有文献给出 %1 的 SM 数，因此无法计算波数。</translation>
    </message>
    <message>
        <source>at most %1 (%2 clusters of %3)</source>
        <translation>最多 %1（%2 个线程块簇，每个 %3）</translation>
    </message>
    <message>
        <source>%1 (%2 SMs × %3)</source>
        <translation>%1（%2 个 SM × %3）</translation>
    </message>
    <message>
        <source>The grid is %1 waves of %2 or more, as clusters stay on one GPC each and GPCs differ from chip to chip.</source>
        <translation>网格至少为 %1 波，每波%2：每个线程块簇只在一个 GPC 上，而各芯片的 GPC 不尽相同。</translation>
    </message>
    <message>
        <source>The grid is 1 wave of at most %1, %2 % full.</source>
        <translation>网格为 1 波，至多 %1，填满 %2 %。</translation>
    </message>
    <message>
        <source>The grid is %1 waves of %2, the last %3 % full: tail efficiency %4 %.</source>
        <translation>网格为 %1 波，每波 %2，最后一波填满 %3 %：尾部效率 %4 %。</translation>
    </message>
    <message>
        <source>%1 instead of %2: %3 gained, %4 with %5 warps/SM</source>
        <translation>%1 而非 %2：增加 %3，%4，%5 warp/SM</translation>
    </message>
    <message>
        <source>%1 instead of %2: %3 lost, %4 with %5 warps/SM</source>
        <translation>%1 而非 %2：减少 %3，%4，%5 warp/SM</translation>
    </message>
    <message>
        <source>%1
%2, %4 %
%3 warps/SM</source>
        <translation>%1
%2，%4 %
%3 warp/SM</translation>
    </message>
    <message>
        <source>Block %1 of %2 on the SM: %3 warps, %4 registers, %5 of shared memory</source>
        <translation>SM 上的线程块 %1（共 %2 个）：%3 个 warp，%4 个寄存器，%5 共享内存</translation>
    </message>
    <message>
        <source>%1. Alone they would allow %2</source>
        <translation>%1。单独看可允许%2</translation>
    </message>
    <message>
        <source>: the limit</source>
        <translation>：即为限制</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>An SM with %1 of %2 warps</source>
        <translation>SM 上有 %1，每块 %2 个 warp</translation>
    </message>
    <message>
        <source>An SM without a block</source>
        <translation>没有线程块的 SM</translation>
    </message>
    <message>
        <source>each alone allows</source>
        <translation>各自单独允许</translation>
    </message>
    <message>
        <source>%1 is used at %2 % of its peak: it limits</source>
        <translation>%1 达到其峰值的 %2 %：它是限制</translation>
    </message>
    <message>
        <source>%1, the most used, is at %2 % of its peak: latency limits</source>
        <translation>利用率最高的 %1 为其峰值的 %2 %：延迟是限制</translation>
    </message>
    <message>
        <source>Use of resources</source>
        <translation>资源利用率</translation>
    </message>
    <message>
        <source>What warps wait for</source>
        <translation>warp 等待什么</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>%1 warps/SM</source>
        <translation>%1 warp/SM</translation>
    </message>
    <message>
        <source>use</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>share of waiting</source>
        <translation>等待的份额</translation>
    </message>
    <message>
        <source>moved in the launch</source>
        <translation>本次启动搬运</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>建模</translation>
    </message>
    <message>
        <source>%1: %2 measured, %3 modelled, off by %4</source>
        <translation>%1：测得 %2，建模 %3，相差 %4</translation>
    </message>
    <message>
        <source>%1, %2 blocks of %3, %4 warps/SM</source>
        <translation>%1，%2 个 %3 的块，%4 warp/SM</translation>
    </message>
    <message>
        <source>IPC measured</source>
        <translation>测得的 IPC</translation>
    </message>
    <message>
        <source>IPC modelled</source>
        <translation>模型 IPC</translation>
    </message>
    <message>
        <source>in one chain</source>
        <translation>单链时</translation>
    </message>
    <message>
        <source>IPC simulated</source>
        <translation>模拟的 IPC</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>测得：%1</translation>
    </message>
    <message>
        <source>modelled: %1, at most, as not every rate is known</source>
        <translation>建模：%1，至多如此，因为并非所有速率都已知</translation>
    </message>
    <message>
        <source>modelled: %1</source>
        <translation>建模：%1</translation>
    </message>
    <message>
        <source>What limits</source>
        <translation>限制因素</translation>
    </message>
    <message>
        <source>%1: %2, give or take %3</source>
        <translation>%1：%2，误差 %3 上下</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>最有帮助的改动</translation>
    </message>
    <message>
        <source>%1: %2 against %3 %4</source>
        <translation>%1：%2 对 %3 %4</translation>
    </message>
    <message>
        <source>contradiction: %1</source>
        <translation>矛盾：%1</translation>
    </message>
    <message>
        <source>Whether the profile agrees with itself</source>
        <translation>剖析是否自洽</translation>
    </message>
    <message>
        <source>%1 predicts %2: IPC %3, measured %4, off by %5</source>
        <translation>%1 预测 %2：IPC %3，测得 %4，相差 %5</translation>
    </message>
    <message>
        <source>One occupancy of another</source>
        <translation>一种占用率预测另一种</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>What would say more</source>
        <translation>什么能说明更多</translation>
    </message>
    <message numerus="yes">
        <source>%n more launches, shorter ones, are not kept in the document.</source>
        <translation>
            <numerusform>另有 %n 次较短的启动未保存在文档中。</numerusform>
        </translation>
    </message>
    <message>
        <source>A profile beside its model: %1</source>
        <translation>性能剖析与模型并列：%1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>off by</source>
        <translation>相差</translation>
    </message>
    <message>
        <source>Limited by %1. Assumptions: %2.</source>
        <translation>受限于 %1。假定：%2 项。</translation>
    </message>
    <message>
        <source>Measured by NVIDIA Nsight Compute; modelled as the loop that its counts make</source>
        <translation>由 NVIDIA Nsight Compute 实测；模型为其计数所构成的循环</translation>
    </message>
    <message>
        <source>H100: ten kernels</source>
        <translation>H100：十个 kernel</translation>
    </message>
    <message>
        <source>no profile &apos;%1&apos; comes with the program</source>
        <translation>程序未附带剖析“%1”</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>性能剖析</translation>
    </message>
    <message>
        <source>A profile that comes with the program; or drop an export, or paste it</source>
        <translation>程序附带的剖析；或拖入、粘贴一个导出</translation>
    </message>
    <message>
        <source>Open a profile</source>
        <translation>打开剖析</translation>
    </message>
    <message>
        <source>Output of &apos;ncu --csv --page raw&apos; or &apos;--page details&apos;</source>
        <translation>“ncu --csv --page raw”或“--page details”的输出</translation>
    </message>
    <message>
        <source>Open a profile…</source>
        <translation>打开剖析…</translation>
    </message>
    <message>
        <source>Exports of Nsight Compute (*.csv *.txt);;All files (*)</source>
        <translation>Nsight Compute 导出 (*.csv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Paste a profile</source>
        <translation>粘贴剖析</translation>
    </message>
    <message>
        <source>There is no profile on the clipboard: copy what &apos;ncu --csv --page raw&apos; prints.</source>
        <translation>剪贴板上没有剖析：请复制“ncu --csv --page raw”的输出。</translation>
    </message>
    <message>
        <source>%1: survey</source>
        <translation>%1：综述</translation>
    </message>
    <message>
        <source>%1: kernels</source>
        <translation>%1：kernel</translation>
    </message>
    <message>
        <source>no listing &apos;%1&apos; comes with the program</source>
        <translation>程序没有自带代码清单“%1”</translation>
    </message>
    <message>
        <source>the %1 port</source>
        <translation>%1 端口</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>limit not known: %1</source>
        <translation>上限未知：%1</translation>
    </message>
    <message>
        <source>limit not known: the time that the %1 port is taken</source>
        <translation>上限未知：%1 端口被占用的时间</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>%1 in all branches</source>
        <translation>%1，含所有分支</translation>
    </message>
    <message>
        <source>mix</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>no access to global memory</source>
        <translation>没有全局内存访问</translation>
    </message>
    <message>
        <source>%1 cycles an iteration</source>
        <translation>每次迭代 %1 周期</translation>
    </message>
    <message>
        <source>one warp alone</source>
        <translation>只有一个 warp</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>%1 cycles; %2 from iteration to iteration</source>
        <translation>%1 周期；相邻迭代之间 %2</translation>
    </message>
    <message>
        <source>registers live</source>
        <translation>活跃寄存器</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>%1 iterations/cycle/SM by %2</source>
        <translation>%1 次迭代/周期/SM，由%2决定</translation>
    </message>
    <message>
        <source>%1 per SM</source>
        <translation>每 SM %1</translation>
    </message>
    <message>
        <source>Models on %1</source>
        <translation>%1 上的模型</translation>
    </message>
    <message>
        <source>The GPU lacks a number that this mix needs.</source>
        <translation>此 GPU 缺少该混合所需的数。</translation>
    </message>
    <message>
        <source>%1 at α = %2, ILP %3, %4 warps/SM</source>
        <translation>%1，α = %2，ILP %3，%4 warp/SM</translation>
    </message>
    <message>
        <source>%1 IPC/SM</source>
        <translation>%1 IPC/SM</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>%1, %2 warps needed</source>
        <translation>%1，需要 %2 个 warp</translation>
    </message>
    <message>
        <source>%1 reads %2: %3</source>
        <translation>%1 读取 %2：%3</translation>
    </message>
    <message>
        <source>%1 writes %2: %3</source>
        <translation>%1 写 %2：%3</translation>
    </message>
    <message>
        <source>%1 waits for barrier %2, which nothing sets before</source>
        <translation>%1 等待屏障 %2，而此前没有指令设置它</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Dependences</source>
        <translation>依赖</translation>
    </message>
    <message>
        <source>The listing is cut before %1: %2 dependences across it cannot be checked.</source>
        <translation>清单在 %1 之前有省略：跨越此处的 %2 个依赖无法检查。</translation>
    </message>
    <message>
        <source>All others of %1 are protected by stall counts and barriers.</source>
        <translation>%1 个中的其余依赖都受停顿计数和屏障保护。</translation>
    </message>
    <message>
        <source>All %1, and the writes that follow a read or a write, are protected by stall counts and barriers.</source>
        <translation>全部 %1 个，以及读或写之后的写，都受停顿数和屏障保护。</translation>
    </message>
    <message>
        <source>⚠ %1 of %2 are not proved:</source>
        <translation>⚠ %2 个中有 %1 个未能证明：</translation>
    </message>
    <message>
        <source>⚠ %1 writes are not proved to come behind a read or a write:</source>
        <translation>⚠ 有 %1 次写未能证明排在某次读或写之后：</translation>
    </message>
    <message>
        <source>Machine code as a loop</source>
        <translation>作为循环的机器码</translation>
    </message>
    <message>
        <source>bounds of the loop that the instructions make, by the numbers of the architecture</source>
        <translation>按架构数值得到的、由这些指令构成的循环的界限</translation>
    </message>
    <message>
        <source>%1 warps/cycle/SM by %2</source>
        <translation>%1 个 warp/周期/SM，由%2决定</translation>
    </message>
    <message>
        <source>with %1 warps</source>
        <translation>%1 个 warp 时</translation>
    </message>
    <message>
        <source>counted in the listing</source>
        <translation>在清单中计数</translation>
    </message>
    <message>
        <source>assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>architecture not said</source>
        <translation>未说明架构</translation>
    </message>
    <message>
        <source>%1, %2 instructions, at most %3 registers live; scheduled for %4</source>
        <translation>%1，%2 条指令，至多 %3 个活跃寄存器；按 %4 调度</translation>
    </message>
    <message>
        <source>The GPU&apos;s compute capability is %1: take the ports and latencies as a what-if.</source>
        <translation>此 GPU 的计算能力为 %1：端口和延迟只可当作假设。</translation>
    </message>
    <message>
        <source>⚠ %1: %2 is an unknown opcode; its port and latency are not known.</source>
        <translation>⚠ %1：%2 是未知的操作码；其端口和延迟未知。</translation>
    </message>
    <message>
        <source>Latencies taken as: %1; no source gives their own.</source>
        <translation>延迟取为：%1；没有来源给出它们自己的数值。</translation>
    </message>
    <message>
        <source>Choose a loop above.</source>
        <translation>请在上方选择循环。</translation>
    </message>
    <message>
        <source>Without a loop: each warp from start to end</source>
        <translation>没有循环：每个 warp 从头到尾</translation>
    </message>
    <message>
        <source>%1 and what follows may issue later: %2.</source>
        <translation>%1 及其后的指令可能更晚发射：%2。</translation>
    </message>
    <message>
        <source>control code</source>
        <translation>控制码</translation>
    </message>
    <message>
        <source>Control codes and issue of %1</source>
        <translation>%1 的控制码与发射</translation>
    </message>
    <message>
        <source>Scheduled for %1 from each block&apos;s first instruction.</source>
        <translation>为 %1 排定，从每个基本块的第一条指令算起。</translation>
    </message>
    <message>
        <source>Lanes 0 to 5, the barriers: filled where set for a result, empty for operands, an arrow where waited for, dashed by way of a loop. Bars: the port is taken; lines: until the next instruction, a long wait drawn shorter (//).</source>
        <translation>通道 0 到 5 是屏障：实心表示为结果设置，空心表示为操作数设置，箭头表示被等待，虚线表示经由循环。条：端口被占用；线：直到下一条指令，长的等待画得较短（//）。</translation>
    </message>
    <message>
        <source>The first %1 of %2 instructions.</source>
        <translation>%2 条指令中的前 %1 条。</translation>
    </message>
    <message>
        <source>issues together with the next instruction</source>
        <translation>与下一条指令一起发射</translation>
    </message>
    <message>
        <source>stall 0: no wait before the warp&apos;s next instruction</source>
        <translation>停顿 0：该 warp 的下一条指令无需等待</translation>
    </message>
    <message>
        <source>stall 1: the warp&apos;s next instruction may issue a cycle later</source>
        <translation>停顿 1：该 warp 的下一条指令可晚一个周期发射</translation>
    </message>
    <message>
        <source>stall %1: the warp&apos;s next instruction waits %1 cycles</source>
        <translation>停顿 %1：该 warp 的下一条指令等待 %1 个周期</translation>
    </message>
    <message>
        <source>yields: the scheduler should turn to another warp</source>
        <translation>让出：调度器应转向另一个 warp</translation>
    </message>
    <message>
        <source>does not yield: the scheduler may stay with this warp</source>
        <translation>不让出：调度器可停留在该 warp</translation>
    </message>
    <message>
        <source>sets no write barrier</source>
        <translation>不设置写屏障</translation>
    </message>
    <message>
        <source>sets barrier %1 until its result is written</source>
        <translation>设置屏障 %1，直到结果写入</translation>
    </message>
    <message>
        <source>sets no read barrier</source>
        <translation>不设置读屏障</translation>
    </message>
    <message>
        <source>sets barrier %1 until its operands are read</source>
        <translation>设置屏障 %1，直到操作数读取完毕</translation>
    </message>
    <message>
        <source>waits for no barrier</source>
        <translation>不等待任何屏障</translation>
    </message>
    <message>
        <source>barrier %1, which nothing sets before</source>
        <translation>屏障 %1，而此前没有指令设置它</translation>
    </message>
    <message>
        <source>barrier %1 of %2</source>
        <translation>%2 的屏障 %1</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>等待%1</translation>
    </message>
    <message>
        <source>keeps no operand in the reuse cache</source>
        <translation>重用缓存中不保留操作数</translation>
    </message>
    <message>
        <source>keeps source operand %1 in the reuse cache</source>
        <translation>在重用缓存中保留源操作数 %1</translation>
    </message>
    <message>
        <source>issues in cycle %1 of its block or later, %2; takes the %3 port for %4 cycles</source>
        <translation>在其基本块的第 %1 周期或更晚发射，%2；占用 %3 端口 %4 个周期</translation>
    </message>
    <message>
        <source>issues in cycle %1 of its block, %2; takes the %3 port for %4 cycles</source>
        <translation>在其基本块的第 %1 周期发射，%2；占用 %3 端口 %4 个周期</translation>
    </message>
    <message>
        <source>not proved: %1 read, %2</source>
        <translation>未能证明：读取 %1，%2</translation>
    </message>
    <message>
        <source>not proved: %1 written, %2</source>
        <translation>未能证明：写 %1，%2</translation>
    </message>
    <message>
        <source>barrier %1 is set by nothing before</source>
        <translation>屏障 %1 此前没有指令设置</translation>
    </message>
    <message>
        <source>%1 registers live</source>
        <translation>%1 个活跃寄存器</translation>
    </message>
    <message>
        <source>issues with the next</source>
        <translation>与下一条一起发射</translation>
    </message>
    <message>
        <source>stall %1</source>
        <translation>停顿 %1</translation>
    </message>
    <message>
        <source>yields</source>
        <translation>让出</translation>
    </message>
    <message>
        <source>no barrier</source>
        <translation>无屏障</translation>
    </message>
    <message>
        <source>reuses operand %1</source>
        <translation>重用操作数 %1</translation>
    </message>
    <message>
        <source>cycle %1, %2 port for %3</source>
        <translation>周期 %1，%2 端口占用 %3</translation>
    </message>
    <message>
        <source>loop %1 to %2</source>
        <translation>循环 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3%4
%5 %6 to %7 %8, now %9</source>
        <translation>%1 %2 到 %3%4
%5 %6 到 %7 %8，当前 %9</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <translation>%1：当前 %2</translation>
    </message>
    <message>
        <source>What ± %1 %, or a source&apos;s own range, of each parameter does on %2</source>
        <translation>%2 上各参数变动 ± %1 % 或按文献自身范围变动的影响</translation>
    </message>
    <message>
        <source>What ± %1 % of each parameter does on %2</source>
        <translation>%2 上各参数变动 ± %1 % 的影响</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>graphics processing cluster</source>
        <translation>图形处理簇</translation>
    </message>
    <message>
        <source>GPC, one of %1</source>
        <translation>GPC，共 %1 个之一</translation>
    </message>
    <message>
        <source>graphics processing cluster; from Hopper on the blocks of a thread block cluster run on the SMs of one</source>
        <translation>图形处理簇；从 Hopper 起，一个线程块簇的各线程块在同一个 GPC 的 SM 上运行</translation>
    </message>
    <message>
        <source>raster engine</source>
        <translation>光栅引擎</translation>
    </message>
    <message>
        <source>one of the units that a cluster may have besides</source>
        <translation>簇内可能另有的单元之一</translation>
    </message>
    <message>
        <source>texture processing cluster</source>
        <translation>纹理处理簇</translation>
    </message>
    <message>
        <source>TPC, %1</source>
        <translation>TPC，%1</translation>
    </message>
    <message>
        <source>%1 SMs</source>
        <translation>%1 个 SM</translation>
    </message>
    <message>
        <source>texture units</source>
        <translation>纹理单元</translation>
    </message>
    <message>
        <source>with caches of their own</source>
        <translation>带有自己的缓存</translation>
    </message>
    <message>
        <source>SM of %1, one of %2</source>
        <translation>%1 的一个 SM，共 %2 个</translation>
    </message>
    <message>
        <source>streaming multiprocessor</source>
        <translation>流式多处理器</translation>
    </message>
    <message>
        <source>instruction cache</source>
        <translation>指令缓存</translation>
    </message>
    <message>
        <source>no source gives its size</source>
        <translation>没有文献给出其大小</translation>
    </message>
    <message>
        <source>processing block</source>
        <translation>处理块</translation>
    </message>
    <message>
        <source>a warp stays in the one that it was given to</source>
        <translation>warp 一直留在所分到的处理块中</translation>
    </message>
    <message>
        <source>L0 I-cache</source>
        <translation>L0 指令缓存</translation>
    </message>
    <message>
        <source>in front of the SM&apos;s; no source gives its size</source>
        <translation>位于 SM 的指令缓存之前；没有文献给出其大小</translation>
    </message>
    <message>
        <source>%1 schedulers</source>
        <translation>%1 个调度器</translation>
    </message>
    <message>
        <source>1 scheduler</source>
        <translation>1 个调度器</translation>
    </message>
    <message>
        <source>each chooses among its warps</source>
        <translation>各自在自己的 warp 中选择</translation>
    </message>
    <message>
        <source>%1 dispatch</source>
        <translation>%1 个分派</translation>
    </message>
    <message>
        <source>dispatch units of a scheduler: how many instructions of a warp it may issue at once</source>
        <translation>调度器的分派单元：一次可发射一个 warp 的几条指令</translation>
    </message>
    <message>
        <source>register file, %1</source>
        <translation>寄存器堆，%1</translation>
    </message>
    <message>
        <source>%1 FP32</source>
        <translation>%1 FP32</translation>
    </message>
    <message>
        <source>%1 FP32/INT32</source>
        <translation>%1 FP32/INT32</translation>
    </message>
    <message>
        <source>lanes that take either</source>
        <translation>两种运算皆可的通道</translation>
    </message>
    <message>
        <source>%1 INT32</source>
        <translation>%1 INT32</translation>
    </message>
    <message>
        <source>%1 CUDA cores</source>
        <translation>%1 个 CUDA 核心</translation>
    </message>
    <message>
        <source>%1 FP64</source>
        <translation>%1 FP64</translation>
    </message>
    <message>
        <source>%1 SFUs</source>
        <translation>%1 个 SFU</translation>
    </message>
    <message>
        <source>1 SFU</source>
        <translation>1 个 SFU</translation>
    </message>
    <message>
        <source>special function units</source>
        <translation>特殊函数单元</translation>
    </message>
    <message>
        <source>%1 LD/ST</source>
        <translation>%1 LD/ST</translation>
    </message>
    <message>
        <source>load/store units</source>
        <translation>加载/存储单元</translation>
    </message>
    <message>
        <source>%1 tensor</source>
        <translation>%1 张量</translation>
    </message>
    <message>
        <source>outside the processing blocks, for all of them</source>
        <translation>位于处理块之外，供全部处理块使用</translation>
    </message>
    <message>
        <source>load/store units outside the processing blocks, for all of them</source>
        <translation>位于处理块之外、供全部处理块使用的加载/存储单元</translation>
    </message>
    <message>
        <source>L1 cache</source>
        <translation>L1 缓存</translation>
    </message>
    <message>
        <source>indexed by virtual addresses, so that a hit needs no translation</source>
        <translation>按虚拟地址索引，因此命中时无需地址转换</translation>
    </message>
    <message>
        <source>read-only cache, %1</source>
        <translation>只读缓存，%1</translation>
    </message>
    <message>
        <source>for global data that a kernel only reads</source>
        <translation>用于 kernel 只读取的全局数据</translation>
    </message>
    <message>
        <source>shared memory, %1</source>
        <translation>共享内存，%1</translation>
    </message>
    <message>
        <source>outside the processing blocks</source>
        <translation>在处理块之外</translation>
    </message>
    <message>
        <source>TLBs</source>
        <translation>TLB</translation>
    </message>
    <message>
        <source>translate addresses: the L1 is indexed by virtual ones, the L2 by physical ones, so what goes to the L2 passes through them</source>
        <translation>转换地址：L1 按虚拟地址索引，L2 按物理地址索引，因此去往 L2 的访问都要经过它们</translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation>互连网络</translation>
    </message>
    <message>
        <source>brings each transaction to its memory controller</source>
        <translation>把每个事务送到相应的内存控制器</translation>
    </message>
    <message>
        <source>L2 cache, %1</source>
        <translation>L2 缓存，%1</translation>
    </message>
    <message>
        <source>indexed by physical addresses</source>
        <translation>按物理地址索引</translation>
    </message>
    <message>
        <source>memory controllers</source>
        <translation>内存控制器</translation>
    </message>
    <message>
        <source>collect transactions and serve them in another order: for more hits in an open row, fewer switches between reads and writes</source>
        <translation>收集事务并按另外的顺序处理：使更多事务命中已打开的行，减少读写之间的切换</translation>
    </message>
    <message>
        <source>DRAM, %1 GB/s</source>
        <translation>DRAM，%1 GB/s</translation>
    </message>
    <message>
        <source>A load from DRAM takes %1 cycles there and back</source>
        <translation>从 DRAM 加载一次，往返需 %1 个周期</translation>
    </message>
    <message>
        <source>At %1 warps/SM: limited by %2, %3 % of the peak.</source>
        <translation>%1 warp/SM：受限于%2，为峰值的 %3 %。</translation>
    </message>
    <message>
        <source>Nothing is lit: %1.</source>
        <translation>没有点亮任何部分：%1。</translation>
    </message>
    <message>
        <source>At %1 and %2 warps/SM: %3, %4 % of the peak.</source>
        <translation>在 %1、%2 warp/SM 下：%3，峰值的 %4 %。</translation>
    </message>
    <message>
        <source>An SM of %1 and what limits it</source>
        <translation>%1 的一个 SM，以及限制它的因素</translation>
    </message>
    <message>
        <source> Blocks are filled as far as they are used; a heavy border is the limit. </source>
        <translation> 方块按使用程度填色；粗边框为限制所在。 </translation>
    </message>
    <message>
        <source>latency bound n·%1/L</source>
        <translation>延迟界限 n·%1/L</translation>
    </message>
    <message>
        <source>latency bound n/L</source>
        <translation>延迟界限 n/L</translation>
    </message>
    <message>
        <source>more than the SM holds</source>
        <translation>超过 SM 能容纳的数量</translation>
    </message>
    <message>
        <source>lowest bound</source>
        <translation>最低界限</translation>
    </message>
    <message>
        <source>1 more bound far above</source>
        <translation>还有 1 个界远在上方</translation>
    </message>
    <message numerus="yes">
        <source>%n more bounds far above</source>
        <translation>
            <numerusform>另有 %n 条界限远在上方</numerusform>
        </translation>
    </message>
    <message>
        <source>Throughput of a loop, %1, %2 warps/SM</source>
        <translation>循环的吞吐率，%1，%2 warp/SM</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>测量点：%1。</translation>
    </message>
    <message>
        <source>Bars are the errors of the measurements.</source>
        <translation>误差线为测量误差。</translation>
    </message>
    <message>
        <source>Throughput against occupancy, %1, %2</source>
        <translation>吞吐率随占用率的变化，%1，%2</translation>
    </message>
    <message>
        <source>Throughput against arithmetic intensity, %1, %2 warps/SM</source>
        <translation>吞吐率随算术强度的变化，%1，%2 warp/SM</translation>
    </message>
    <message>
        <source>Branches inside (%1) leave nothing out: each instruction runs once an iteration.</source>
        <translation>其中的分支（%1）不跳过任何指令：每条指令每次迭代执行一次。</translation>
    </message>
    <message>
        <source>Instructions whose latency nobody knows (%1) take that of an addition.</source>
        <translation>延迟未知的指令（%1 条）取加法的延迟。</translation>
    </message>
    <message>
        <source>Instructions without a latency of their own (%1) take that of the class most like theirs.</source>
        <translation>没有自己延迟数值的指令（%1 条）取最相近类别的延迟。</translation>
    </message>
    <message>
        <source>Instructions whose port has an unknown number of units (%1) take it for one cycle.</source>
        <translation>端口单元数未知的指令（%1 条）占用端口一个周期。</translation>
    </message>
    <message>
        <source>Accesses of more than 4 bytes a thread (%1) are taken as such of 4.</source>
        <translation>每线程超过 4 字节的访问（%1）按 4 字节计。</translation>
    </message>
    <message>
        <source>Pairs that issue together (%1) go one after the other.</source>
        <translation>成对发射的指令（%1）依次发射。</translation>
    </message>
    <message>
        <source>All warps of the SM meet at the block&apos;s barriers (%1).</source>
        <translation>SM 的所有 warp 在线程块的屏障处会合（%1）。</translation>
    </message>
    <message>
        <source>Waits for asynchronous work (%1) are not followed.</source>
        <translation>不跟踪对异步工作的等待（%1）。</translation>
    </message>
    <message>
        <source>loop %1 to %2 of %3</source>
        <translation>%3 的循环 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Shows the %1, %2 instructions an iteration.</source>
        <translation>显示%1，每次迭代 %2 条指令。</translation>
    </message>
    <message>
        <source>(%1%2 %)</source>
        <translation>（%1%2 %）</translation>
    </message>
    <message>
        <source>too few cycles to say what the simulation settles to</source>
        <translation>周期太少，无法说明模拟会稳定在何处</translation>
    </message>
    <message>
        <source>simulated %1 iterations/cycle/SM</source>
        <translation>模拟 %1 次迭代/周期/SM</translation>
    </message>
    <message>
        <source>bounds %1, simulated %2 iterations/cycle/SM %3</source>
        <translation>界限 %1，模拟 %2 次迭代/周期/SM %3</translation>
    </message>
    <message>
        <source>%1: model %2 IPC/SM; too few cycles to say what the simulation settles to</source>
        <translation>%1：模型 %2 IPC/SM；周期太少，无法说明模拟会稳定在何处</translation>
    </message>
    <message>
        <source>%1: model %2, simulated %3 IPC/SM %4</source>
        <translation>%1：模型 %2，模拟 %3 IPC/SM %4</translation>
    </message>
    <message>
        <source>The measured trace %1 is not inside the file: open it again to see it here.</source>
        <translation>文件里没有实测跟踪 %1：再次打开它才能在这里看到。</translation>
    </message>
    <message>
        <source>Above, measured: %1, %2 spans of %3 warps</source>
        <translation>上方为实测：%1，%3 个 warp 的 %2 段</translation>
    </message>
    <message>
        <source>%1. The simulation is off by %2</source>
        <translation>%1。模拟的偏差：%2</translation>
    </message>
    <message>
        <source>Issue timeline of a loop, %1, %2 warps/SM</source>
        <translation>循环的发射时间线，%1，%2 warp/SM</translation>
    </message>
    <message>
        <source>Issue timeline, %1, %2, %3 warps/SM</source>
        <translation>发射时间线，%1，%2，%3 warp/SM</translation>
    </message>
    <message>
        <source>memory, shared and special-function</source>
        <translation>访存、共享内存和特殊函数</translation>
    </message>
    <message>
        <source>A row is a warp, and the warps of a scheduler stand together: where it is blue %1 instructions are executed, where it is orange arithmetic. Below: instructions in flight with Little&apos;s law as lines, and issue slots used.</source>
        <translation>每行是一个 warp，同一调度器的 warp 排在一起：蓝色处正在执行%1指令，橙色处正在执行算术指令。下方：在途指令（横线为 Little 定律）和已用的发射槽。</translation>
    </message>
    <message>
        <source>Circles: issue, filled for arithmetic and empty for %1 instructions; dashes: execution. Below: instructions in flight with Little&apos;s law as lines, and issue slots used.</source>
        <translation>圆圈：发射，实心为算术指令，空心为%1指令；短线：执行。下方：执行中的指令（直线为 Little 定律），以及用掉的发射槽。</translation>
    </message>
    <message>
        <source>Above: what was measured (%1), begin to end. Coloured is how much longer or shorter it took than simulated: an instruction by itself, any other name from one begin to the next.</source>
        <translation>上方：实测（%1），从开始到结束。颜色表示比模拟长多少或短多少：指令按自身比较，其他名称按一次开始到下一次开始比较。</translation>
    </message>
    <message>
        <source>A microsecond is taken as %1 cycles.</source>
        <translation>一微秒按 %1 个周期计。</translation>
    </message>
    <message>
        <source>Bars under a warp: its copies in flight, one bar each time it begins some.</source>
        <translation>warp 下方的横条：它在执行中的复制，每次开始若干个复制为一条。</translation>
    </message>
    <message>
        <source>Arrows: who let go a warp that waited at a barrier.</source>
        <translation>箭头：谁放行了在栅障处等待的 warp。</translation>
    </message>
    <message>
        <source>One cycle back (Left)</source>
        <translation>后退一个周期（左）</translation>
    </message>
    <message>
        <source>One cycle on (Right)</source>
        <translation>前进一个周期（右）</translation>
    </message>
    <message>
        <source>Back to the last stall (Shift+Left)</source>
        <translation>回到上一次停顿（Shift+左）</translation>
    </message>
    <message>
        <source>To the next stall (Shift+Right)</source>
        <translation>到下一次停顿（Shift+右）</translation>
    </message>
    <message>
        <source>%1 cycles/s</source>
        <translation>%1 周期/秒</translation>
    </message>
    <message>
        <source>Cycles a second when playing ([ slower, ] faster)</source>
        <translation>播放时每秒的周期数（[ 减慢，] 加快）</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Cycle under the cursor</source>
        <translation>光标处的周期</translation>
    </message>
    <message>
        <source>Show all cycles (F)</source>
        <translation>显示全部周期 (F)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>%1 waits at the barrier, %2</source>
        <translation>%1 在屏障处等待，%2</translation>
    </message>
    <message>
        <source>%1 waits at mbarrier “%2”, %3</source>
        <translation>%1 在 mbarrier “%2” 处等待，%3</translation>
    </message>
    <message>
        <source>%1 waits at mbarrier “%2” until %3 arrives there, %4</source>
        <translation>%1 在 mbarrier“%2”处等待 %3 到达，%4</translation>
    </message>
    <message>
        <source>%1 waits at mbarrier “%2” for %3 of %4, %5</source>
        <translation>%1 在 mbarrier “%2” 处等待 %4 的 %3，%5</translation>
    </message>
    <message>
        <source>past the end of the trace</source>
        <translation>已过轨迹末尾</translation>
    </message>
    <message>
        <source>until cycle %1</source>
        <translation>直到周期 %1</translation>
    </message>
    <message>
        <source>%1 issues %2</source>
        <translation>%1 发射 %2</translation>
    </message>
    <message>
        <source>%1 issued in cycle %2</source>
        <translation>%1 在周期 %2 发射</translation>
    </message>
    <message>
        <source>%1 waits for R%2 of %3, %4</source>
        <translation>%1 等待 %3 的 R%2，%4</translation>
    </message>
    <message>
        <source>%1 waits for %2, %3</source>
        <translation>%1 等待 %2，%3</translation>
    </message>
    <message>
        <source>%1 has just issued and may go on %2</source>
        <translation>%1 刚刚发射，%2可继续</translation>
    </message>
    <message>
        <source>%1 has ended; no other block takes its place</source>
        <translation>%1 已结束；没有其他线程块来接替</translation>
    </message>
    <message>
        <source>%1 has ended and waits for the next block, %2</source>
        <translation>%1 已结束，等待下一个线程块，%2</translation>
    </message>
    <message>
        <source>%1 could issue %2, but the instruction before takes more than one issue slot</source>
        <translation>%1 可以发射 %2，但前一条指令占用不止一个发射槽</translation>
    </message>
    <message>
        <source>%1 could issue %2, but the memory system takes no more</source>
        <translation>%1 可以发射 %2，但存储系统不再接收</translation>
    </message>
    <message>
        <source>%1 could issue %2, but its pipe or the bank of its registers is busy</source>
        <translation>%1 可以发射 %2，但其流水线或其寄存器所在的 bank 正忙</translation>
    </message>
    <message>
        <source>%1 could issue %2, but its pipe is full</source>
        <translation>%1 可以发射 %2，但其流水线已满</translation>
    </message>
    <message>
        <source>%1 could issue %2; another warp was chosen</source>
        <translation>%1 可以发射 %2；选中了另一个 warp</translation>
    </message>
    <message>
        <source>%1 %2 in flight, the next %3 there in cycle %4</source>
        <translation>%1 %2 在途，下一个（%3）在第 %4 周期完成</translation>
    </message>
    <message>
        <source>%1 measured: %2 in the cycles %3 to %4, %5 cycles</source>
        <translation>%1 实测：%2，周期 %3 到 %4，共 %5 个周期</translation>
    </message>
    <message>
        <source>%1; simulated %2, off by %3</source>
        <translation>%1；模拟为 %2，偏差 %3</translation>
    </message>
    <message>
        <source>%1; from its begin to the next the simulation is off by %2</source>
        <translation>%1；从本次开始到下一次开始，模拟偏差 %2</translation>
    </message>
    <message>
        <source>cycle %1: %2 arithmetic and %3 other in flight; %4</source>
        <translation>周期 %1：执行中算术 %2 条、其他 %3 条；%4</translation>
    </message>
    <message>
        <source>no warp issues</source>
        <translation>没有 warp 发射</translation>
    </message>
    <message>
        <source>issue: %1</source>
        <translation>发射：%1</translation>
    </message>
    <message>
        <source>Scheduler %1 has no warp</source>
        <translation>调度器 %1 没有 warp</translation>
    </message>
    <message>
        <source>Scheduler %1 issues nothing: %2</source>
        <translation>调度器 %1 不发射：%2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>自 %1</translation>
    </message>
    <message>
        <source>Rests on numbers that are not measured: %1</source>
        <translation>依据的数值并非实测：%1</translation>
    </message>
    <message>
        <source>%1: expected a file beside this one or in a folder there</source>
        <translation>%1：应为与此文件同处的文件，或该处文件夹中的文件</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>实测数据</translation>
    </message>
    <message>
        <source>Errors by model</source>
        <translation>各模型的误差</translation>
    </message>
    <message>
        <source>Up and down choose the model that the chart shows, left and right go along its numbers.</source>
        <translation>上下键选择图表所示的模型，左右键在其数字间移动。</translation>
    </message>
    <message>
        <source>Mean of |model − measured| / measured</source>
        <translation>|模型 − 实测| / 实测 的平均值</translation>
    </message>
    <message>
        <source>Median of |model − measured| / measured</source>
        <translation>|模型 − 实测| / 实测 的中位数</translation>
    </message>
    <message>
        <source>Mean of (model − measured) / measured: above zero the model promises too much</source>
        <translation>(模型 − 实测) / 实测 的平均值：大于零表示模型过于乐观</translation>
    </message>
    <message>
        <source>The largest error, and where</source>
        <translation>最大误差及其位置</translation>
    </message>
    <message>
        <source>Measured points that the model has a number for</source>
        <translation>模型给出数值的实测点</translation>
    </message>
    <message>
        <source>all measurements</source>
        <translation>全部实测</translation>
    </message>
    <message>
        <source>%1, α %2, %3 w</source>
        <translation>%1，α %2，%3 w</translation>
    </message>
    <message>
        <source>Relative error of one model over α and warps. Left and right move α, up and down the occupancy; Tab leads to the list of models.</source>
        <translation>一个模型在 α 和 warp 数上的相对误差。左右键移动 α，上下键移动占用率；Tab 转到模型列表。</translation>
    </message>
    <message>
        <source>Show the H200</source>
        <translation>显示 H200</translation>
    </message>
    <message>
        <source>Its measurements come with the program; can be undone</source>
        <translation>其实测数据随程序提供；可撤销</translation>
    </message>
    <message>
        <source>measurements</source>
        <translation>测量数据</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>show the H200</source>
        <translation>显示 H200</translation>
    </message>
    <message>
        <source> with ILP %1</source>
        <translation>，ILP %1</translation>
    </message>
    <message>
        <source>Nothing was measured of this mix and access on %1%2.
Choose a GPU that was measured, or import measurements of your own from a CSV file.</source>
        <translation>在 %1 上没有此混合和访问方式的实测%2。
请选择有实测数据的 GPU，或从 CSV 文件导入自己的实测数据。</translation>
    </message>
    <message>
        <source>= %1 lines are the same; ≈ %2 in another control code, ≠ %3 in operands or modifiers; ◀ %4 on the left only, ▶ %5 on the right only</source>
        <translation>= %1 行相同；≈ %2 行控制码不同，≠ %3 行操作数或修饰符不同；◀ %4 行只在左侧，▶ %5 行只在右侧</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>左：%1</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>右：%1</translation>
    </message>
    <message>
        <source>= same, ≈ other control code, ≠ other operands, ◀ ▶ on one side only</source>
        <translation>= 相同，≈ 控制码不同，≠ 操作数不同，◀ ▶ 只在一侧</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for the case of a crash. Save it soon. %1</source>
        <translation>无法保留未保存的工作以防崩溃。请尽快保存。%1</translation>
    </message>
    <message>
        <source>pass %1 of %2</source>
        <translation>第 %1 轮，共 %2 轮</translation>
    </message>
    <message>
        <source>its word</source>
        <translation>其字</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>t%1</source>
        <translation>t%1</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… 还有 %1 个</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>no pass</source>
        <translation>无轮</translation>
    </message>
    <message>
        <source>fetches</source>
        <translation>取数</translation>
    </message>
    <message>
        <source>G80 rules</source>
        <translation>G80 规则</translation>
    </message>
    <message>
        <source>GT200 rules</source>
        <translation>GT200 规则</translation>
    </message>
    <message>
        <source>Fermi rules</source>
        <translation>Fermi 规则</translation>
    </message>
    <message>
        <source>Kepler rules</source>
        <translation>Kepler 规则</translation>
    </message>
    <message>
        <source>Maxwell rules</source>
        <translation>Maxwell 规则</translation>
    </message>
    <message>
        <source>An access of a warp to shared memory. Left and right step through its passes, Space plays; up and down choose a thread, Enter masks it.</source>
        <translation>warp 对共享内存的一次访问。左右键逐轮移动，空格播放；上下键选择线程，Enter 屏蔽它。</translation>
    </message>
    <message>
        <source>the pass</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>swizzle</source>
        <translation>置换</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>mask of thread %1</source>
        <translation>线程 %1 的掩码</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Whose rules of banks, broadcast and requests hold</source>
        <translation>采用哪一代的 bank、广播和请求规则</translation>
    </message>
    <message>
        <source>GPU&apos;s own rules</source>
        <translation>GPU 自身的规则</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Banks of the memory; fewer are for teaching</source>
        <translation>内存的 bank 数；较少者用于教学</translation>
    </message>
    <message>
        <source>own banks</source>
        <translation>自身的 bank</translation>
    </message>
    <message>
        <source>%1 banks</source>
        <translation>%1 个 bank</translation>
    </message>
    <message>
        <source>Bank width</source>
        <translation>bank 宽度</translation>
    </message>
    <message>
        <source>Kepler&apos;s mode: successive words of 4 or of 8 bytes lie in successive banks</source>
        <translation>Kepler 的模式：相邻的 4 字节或 8 字节字位于相邻的 bank</translation>
    </message>
    <message>
        <source>4-byte mode</source>
        <translation>4 字节模式</translation>
    </message>
    <message>
        <source>bank width</source>
        <translation>bank 宽度</translation>
    </message>
    <message>
        <source>8-byte mode</source>
        <translation>8 字节模式</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>对策</translation>
    </message>
    <message>
        <source>What is shown beside an access that conflicts</source>
        <translation>与有冲突的访问并列显示的内容</translation>
    </message>
    <message>
        <source>nothing beside</source>
        <translation>不作对照</translation>
    </message>
    <message>
        <source>XOR swizzle</source>
        <translation>XOR 置换</translation>
    </message>
    <message>
        <source>remedy</source>
        <translation>对策</translation>
    </message>
    <message>
        <source>Threads and banks</source>
        <translation>线程与 bank</translation>
    </message>
    <message>
        <source>Without the conflict, and other strides</source>
        <translation>无冲突时，以及其他步长</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Apply the remedy</source>
        <translation>应用对策</translation>
    </message>
    <message>
        <source>Changes the pattern to the one shown here; can be undone</source>
        <translation>把模式改为此处所示；可撤销</translation>
    </message>
    <message>
        <source>own rules (%1)</source>
        <translation>自身规则（%1）</translation>
    </message>
    <message>
        <source>own rules (none)</source>
        <translation>自身规则（无）</translation>
    </message>
    <message>
        <source>No source here says how the banks of AMD&apos;s LDS serve an access. Choose a GPU of NVIDIA to look for bank conflicts.</source>
        <translation>这里没有来源说明 AMD 的 LDS 存储体如何处理一次访问。请选择 NVIDIA 的 GPU 来查找存储体冲突。</translation>
    </message>
    <message>
        <source>expected a header line with cc or gpu, threads_per_block, registers_per_thread and shared_bytes_per_block</source>
        <translation>应有标题行：cc 或 gpu、threads_per_block、registers_per_thread 和 shared_bytes_per_block</translation>
    </message>
    <message>
        <source>duplicate column %1</source>
        <translation>列 %1 重复</translation>
    </message>
    <message>
        <source>the column %1 is one that would be appended</source>
        <translation>列 %1 是将要追加的列</translation>
    </message>
    <message>
        <source>expected a column %1 in the header%2</source>
        <translation>标题行中应有列 %1%2</translation>
    </message>
    <message>
        <source>expected %1 columns as in the header, found %2</source>
        <translation>应有与标题行相同的 %1 列，找到 %2 列</translation>
    </message>
    <message>
        <source>expected for %1 %2, found %3</source>
        <translation>%1 应为 %2，找到 %3</translation>
    </message>
    <message>
        <source>Blank screen; any key returns</source>
        <translation>黑屏；按任意键返回</translation>
    </message>
    <message>
        <source>Recall bookmark %1</source>
        <translation>恢复书签 %1</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>R&amp;ecall</source>
        <translation>恢复(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>more than %1 instructions; use &apos;repeat&apos;</source>
        <translation>超过 %1 条指令；请使用 &apos;repeat&apos;</translation>
    </message>
    <message>
        <source>&apos;repeat&apos; inside &apos;repeat&apos;: blocks do not nest</source>
        <translation>&apos;repeat&apos; 内又有 &apos;repeat&apos;：块不能嵌套</translation>
    </message>
    <message>
        <source>expected how often to repeat, 1 to %1</source>
        <translation>应为重复次数，1 到 %1</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>&apos;end&apos; without &apos;repeat&apos;</source>
        <translation>有 &apos;end&apos; 而无 &apos;repeat&apos;</translation>
    </message>
    <message>
        <source>nothing to repeat</source>
        <translation>没有可重复的内容</translation>
    </message>
    <message>
        <source>%1 may be one of %2</source>
        <translation>%1 可能是 %2 之一</translation>
    </message>
    <message>
        <source>unknown GPU %1%2</source>
        <translation>未知的 GPU %1%2</translation>
    </message>
    <message>
        <source>Why this number?</source>
        <translation>这个数从何而来？</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>图表：%1</translation>
    </message>
    <message>
        <source>Dimension that is varied</source>
        <translation>变动的维度</translation>
    </message>
    <message>
        <source>The block&apos;s dimension that the curves vary; the others stay</source>
        <translation>曲线所变动的线程块维度；其余不变</translation>
    </message>
    <message>
        <source>What the problem&apos;s size is</source>
        <translation>什么是问题规模</translation>
    </message>
    <message>
        <source>The arguments that grow with the problem</source>
        <translation>随问题增长的参数</translation>
    </message>
    <message>
        <source>Level of memory</source>
        <translation>存储层级</translation>
    </message>
    <message>
        <source>Whose latency is raised until the first wave&apos;s volume fits its bandwidth</source>
        <translation>提高哪一级的延迟，直到第一波的数据量符合其带宽</translation>
    </message>
    <message>
        <source>Block of code</source>
        <translation>代码块</translation>
    </message>
    <message>
        <source>Basic block of the IR, with its part of the longest thread&apos;s time</source>
        <translation>IR 的基本块，及其占最长线程时间的比例</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Import measured launches</source>
        <translation>导入实测启动</translation>
    </message>
    <message>
        <source>A CSV with the columns time_us, grid_x, grid_y, block_x, block_y, registers, shared_bytes and the kernel&apos;s arguments by name</source>
        <translation>CSV，各列为 time_us、grid_x、grid_y、block_x、block_y、registers、shared_bytes 以及按名称的 kernel 参数</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>沿 %1</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>problem size</source>
        <translation>问题规模</translation>
    </message>
    <message>
        <source>level of memory</source>
        <translation>存储层级</translation>
    </message>
    <message>
        <source>block of code</source>
        <translation>代码块</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>all arguments together</source>
        <translation>所有参数一起</translation>
    </message>
    <message>
        <source>What the time is made of</source>
        <translation>时间的构成</translation>
    </message>
    <message>
        <source>Why nothing is shown</source>
        <translation>为何没有显示</translation>
    </message>
    <message>
        <source>The GPU that the shipped kernels were measured on; can be undone</source>
        <translation>实测所附 kernel 的 GPU；可撤销</translation>
    </message>
    <message>
        <source>Nothing was measured of this kernel on %1. Import a CSV with the columns time_us, grid_x, block_x and the kernel&apos;s arguments.</source>
        <translation>在 %1 上没有此 kernel 的实测。请导入含 time_us、grid_x、block_x 各列及 kernel 参数的 CSV。</translation>
    </message>
    <message>
        <source>This launch accesses no memory: no latency is raised.</source>
        <translation>此次启动不访问内存：不提高延迟。</translation>
    </message>
    <message>
        <source>block size</source>
        <translation>块大小</translation>
    </message>
    <message>
        <source>Block of least time</source>
        <translation>用时最短的块</translation>
    </message>
    <message>
        <source>in its text: %1</source>
        <translation>在其文字中：%1</translation>
    </message>
    <message>
        <source>expected one right choice, found %1 on GPU &apos;%2&apos;</source>
        <translation>应恰有一个正确选项，在 GPU &apos;%2&apos; 上却有 %1 个</translation>
    </message>
    <message>
        <source>cannot write: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>Answers of the class</source>
        <translation>全班的答案</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of answers in %1.</source>
        <translation>
            <numerusform>%1 中有 %n 个答案文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>%1, step %2, %3: %4 of %5 right at first</source>
        <translation>%1，第 %2 步，%3：首答正确 %4 / %5</translation>
    </message>
    <message>
        <source>Answers to this question</source>
        <translation>本题的答案</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>首次答案</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>最后答案</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Files that were skipped</source>
        <translation>跳过的文件</translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %n file(s)</source>
        <translation>
            <numerusform>跳过了 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>另存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>too flat</source>
        <translation>太平</translation>
    </message>
    <message>
        <source>does not turn back</source>
        <translation>没有折返</translation>
    </message>
    <message>
        <source>turns elsewhere</source>
        <translation>转折处不对</translation>
    </message>
    <message>
        <source>turns, though it should not</source>
        <translation>不该转折</translation>
    </message>
    <message>
        <source>wrong at the left end</source>
        <translation>左端不对</translation>
    </message>
    <message>
        <source>wrong at the right end</source>
        <translation>右端不对</translation>
    </message>
    <message>
        <source>wrong in between</source>
        <translation>中间不对</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>first answers</source>
        <translation>首次答案</translation>
    </message>
    <message>
        <source>There is no answer to show. Students save theirs at the end of a lesson; put the files into one folder.</source>
        <translation>没有可显示的答案。学生在课程结束时保存答案；请把这些文件放进一个文件夹。</translation>
    </message>
    <message>
        <source>%1 of %2 curves are right at first.</source>
        <translation>%2 条曲线中首次正确 %1 条。</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正确答案：%1</translation>
    </message>
    <message>
        <source>Histogram of the first answers</source>
        <translation>首次答案的直方图</translation>
    </message>
    <message>
        <source>The sketches over each other</source>
        <translation>叠在一起的手绘曲线</translation>
    </message>
    <message>
        <source>a curve</source>
        <translation>一条曲线</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>One access of a warp to global memory. Left and right choose a thread, Enter masks it or lets it take part; up and down choose a transaction; Escape lets go.</source>
        <translation>warp 对全局内存的一次访问。左右键选择线程，Enter 屏蔽或启用它；上下键选择事务；Escape 取消选择。</translation>
    </message>
    <message>
        <source>The generation whose load-store units coalesce the accesses</source>
        <translation>由哪一代的加载/存储单元合并访问</translation>
    </message>
    <message>
        <source>rules of %1</source>
        <translation>%1 的规则</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Through the L1 lines of 128 bytes are moved, without it segments of 32 bytes</source>
        <translation>经过 L1 时传输 128 字节的行，否则传输 32 字节的段</translation>
    </message>
    <message>
        <source>through L1</source>
        <translation>经过 L1</translation>
    </message>
    <message>
        <source>through L2 only</source>
        <translation>仅经过 L2</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Transaction size</source>
        <translation>事务大小</translation>
    </message>
    <message>
        <source>Words of a transaction; GT200 alone has several sizes</source>
        <translation>事务的字数；只有 GT200 有多种大小</translation>
    </message>
    <message>
        <source>transaction size</source>
        <translation>事务大小</translation>
    </message>
    <message>
        <source>%1-word transactions</source>
        <translation>%1 字事务</translation>
    </message>
    <message>
        <source>%1- and %2-word transactions</source>
        <translation>%1 字和 %2 字事务</translation>
    </message>
    <message>
        <source>teaching sizes</source>
        <translation>教学大小</translation>
    </message>
    <message>
        <source>Teaching sizes</source>
        <translation>教学大小</translation>
    </message>
    <message>
        <source>Four threads a warp and four words a transaction, as in Figure 2.1 of the thesis</source>
        <translation>每 warp 四个线程，每事务四个字，如论文图 2.1</translation>
    </message>
    <message>
        <source>half-warps</source>
        <translation>半 warp</translation>
    </message>
    <message>
        <source>Half-warps</source>
        <translation>半 warp</translation>
    </message>
    <message>
        <source>G80 and GT200 serve half a warp at a time</source>
        <translation>G80 和 GT200 一次服务半个 warp</translation>
    </message>
    <message>
        <source>Threads, memory and transactions</source>
        <translation>线程、内存与事务</translation>
    </message>
    <message>
        <source>Bytes moved by the rules of each generation</source>
        <translation>按各代规则传输的字节数</translation>
    </message>
    <message>
        <source>example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>No source here says by what rules AMD&apos;s GPUs coalesce an access. Choose a GPU of NVIDIA to see its transactions.</source>
        <translation>这里没有来源说明 AMD 的 GPU 按什么规则合并访问。请选择 NVIDIA 的 GPU 来查看事务。</translation>
    </message>
    <message>
        <source>an iteration takes %1 cycles with the trips of its inner loops; expected at most %2: look at the inner loop</source>
        <translation>计入内层循环的次数后，一次迭代需要 %1 个周期；应不超过 %2：请看内层循环</translation>
    </message>
    <message>
        <source>L1 serves %1 and L2 %2 of the global loads, DRAM the rest, all alike</source>
        <translation>全局加载中 L1 服务 %1、L2 服务 %2，其余由 DRAM 服务，各条相同</translation>
    </message>
    <message>
        <source>DRAM serves every global load: hit rates are not given</source>
        <translation>每次全局加载都由 DRAM 服务：没有给出命中率</translation>
    </message>
    <message>
        <source>global accesses are coalesced: neighbours read neighbouring words</source>
        <translation>全局访问是合并的：相邻线程读相邻的字</translation>
    </message>
    <message>
        <source>global stores are coalesced and go through to DRAM</source>
        <translation>全局存储是合并的，并且写到 DRAM</translation>
    </message>
    <message>
        <source>shared memory is accessed without bank conflicts</source>
        <translation>访问共享内存没有 bank 冲突</translation>
    </message>
    <message>
        <source>local memory (registers spilled, %1 accesses) is served as global memory is</source>
        <translation>本地内存（寄存器溢出，%1 次访问）按全局内存的方式服务</translation>
    </message>
    <message>
        <source>the loop at %1 inside runs %2 times: proved</source>
        <translation>位于 %1 的内层循环执行 %2 次：已证明</translation>
    </message>
    <message>
        <source>the loop at %1 inside runs once: its trip count is not known</source>
        <translation>位于 %1 的内层循环按一次计：其次数未知</translation>
    </message>
    <message>
        <source>code that branches may jump over is executed in every iteration; such branches: %1</source>
        <translation>分支可能跳过的代码在每次迭代中都执行；这样的分支有 %1 处</translation>
    </message>
    <message>
        <source>instructions under a predicate are issued in every iteration: %1</source>
        <translation>带谓词的指令在每次迭代中都发射：%1 条</translation>
    </message>
    <message>
        <source>the call at %1 is followed: each block of what it calls once</source>
        <translation>已跟随 %1 处的调用：被调用者的每个基本块计一次</translation>
    </message>
    <message>
        <source>the call at %1 costs one branch: what it calls is not in the listing, calls itself or is too large</source>
        <translation>%1 处的调用只计一次分支：被调用者不在清单中、调用自身或过大</translation>
    </message>
    <message>
        <source>at barriers of the block no warp waits for another</source>
        <translation>在线程块的屏障处，warp 之间互不等待</translation>
    </message>
    <message>
        <source>waits for asynchronous copies and products are over at once</source>
        <translation>对异步拷贝和矩阵乘积的等待立即结束</translation>
    </message>
    <message>
        <source>a wait may be longer than counted: a latency, or when operands are read, is not known</source>
        <translation>等待可能比所计的更长：某个延迟或操作数的读取时刻未知</translation>
    </message>
    <message>
        <source>latencies that no source gives are those of a class that the same pipe executes: %1</source>
        <translation>没有来源给出的延迟取自同一流水线的类：%1</translation>
    </message>
    <message>
        <source>numbers that are derived, not measured: %1</source>
        <translation>推导而非实测的数值：%1</translation>
    </message>
    <message>
        <source>what these cost is not known, each counts as one issue slot: %1</source>
        <translation>以下指令的代价未知，各计一个发射槽：%1</translation>
    </message>
    <message>
        <source>every warp executes the same instructions</source>
        <translation>每个 warp 执行相同的指令</translation>
    </message>
    <message>
        <source>Time expression</source>
        <translation>时间表达式</translation>
    </message>
    <message>
        <source>LLVM IR</source>
        <translation>LLVM IR</translation>
    </message>
    <message>
        <source>Not all of its %1 lines are drawn.</source>
        <translation>共 %1 行，未全部绘出。</translation>
    </message>
    <message>
        <source>An action, a GPU, a view, a figure, or “alpha 48”</source>
        <translation>操作、GPU、视图、图，或“alpha 48”</translation>
    </message>
    <message>
        <source>Search the commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>没有名为“%1”的内容。</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>所比较的对象</translation>
    </message>
    <message>
        <source>compared, with the names that figures have</source>
        <translation>所比较的对象及其在图中的名称</translation>
    </message>
    <message>
        <source>What figures call it; empty: what tells it from the others</source>
        <translation>图中的名称；留空则用与其他对象的不同之处</translation>
    </message>
    <message>
        <source>Whether it is drawn</source>
        <translation>是否画出</translation>
    </message>
    <message>
        <source>Compare with it no longer</source>
        <translation>不再与它比较</translation>
    </message>
    <message>
        <source>Name of %1 in figures</source>
        <translation>%1 在图中的名称</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>画出 %1</translation>
    </message>
    <message>
        <source>Compare with %1 no longer</source>
        <translation>不再与 %1 比较</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>产品</translation>
    </message>
    <message>
        <source>The GPUs differ here.</source>
        <translation>各 GPU 在此不同。</translation>
    </message>
    <message>
        <source>%1, %2: no ratio to %3</source>
        <translation>%1，%2：与 %3 无比值</translation>
    </message>
    <message>
        <source>%1, %2: %3 times that of %4</source>
        <translation>%1，%2：为 %4 的 %3 倍</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>≠ where the GPUs differ</source>
        <translation>≠ 各 GPU 不同之处</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>%1 as a multiple of %2</source>
        <translation>%1，以 %2 的倍数表示</translation>
    </message>
    <message>
        <source>← All GPUs</source>
        <translation>← 全部 GPU</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>返回列表 (Esc)</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>只看差异</translation>
    </message>
    <message>
        <source>Add a GPU to the comparison</source>
        <translation>向比较中添加 GPU</translation>
    </message>
    <message>
        <source>Add a GPU…</source>
        <translation>添加 GPU…</translation>
    </message>
    <message>
        <source>GPUs side by side</source>
        <translation>GPU 并排比较</translation>
    </message>
    <message>
        <source>Enter takes the GPU of a column for the scenario, Delete removes it from the comparison, Esc goes back.</source>
        <translation>Enter 把该列的 GPU 用于场景，Delete 把它移出比较，Esc 返回。</translation>
    </message>
    <message>
        <source>≠ %1 of %2 numbers differ; × is the ratio to %3</source>
        <translation>≠ %2 个数中有 %1 个不同；× 为与 %3 的比值</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>采用 %1</translation>
    </message>
    <message>
        <source>Compare the others with %1</source>
        <translation>以 %1 为基准比较其他</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>复制为表格</translation>
    </message>
    <message>
        <source>&amp;Compile with clang</source>
        <translation>用 clang 编译(&amp;C)</translation>
    </message>
    <message>
        <source>Compile with clang</source>
        <translation>用 clang 编译</translation>
    </message>
    <message>
        <source>Runs clang, as found on this computer, on the file</source>
        <translation>对该文件运行本机上的 clang</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>暂不(&amp;N)</translation>
    </message>
    <message>
        <source>Do not compile</source>
        <translation>不编译</translation>
    </message>
    <message>
        <source>%1 is CUDA. Run clang on this computer to make LLVM IR of it, and nvcc, where there is one, for its registers?</source>
        <translation>%1 是 CUDA 源代码。是否在本机运行 clang 生成 LLVM IR，并在装有 nvcc 时用它得出寄存器数？</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>启动 %1</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>1 wave, %1</source>
        <translation>1 波，%1</translation>
    </message>
    <message>
        <source>%1 waves of %2, %3</source>
        <translation>%1 波，每波 %2，%3</translation>
    </message>
    <message>
        <source>last blocks</source>
        <translation>最后的线程块</translation>
    </message>
    <message>
        <source>What one full wave would take for each alone, cycles; the longest counts</source>
        <translation>一个满波单就各项所需的周期数；取最长者</translation>
    </message>
    <message>
        <source>One full wave for each alone, cycles</source>
        <translation>一个满波单就各项的周期数</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>照原样</translation>
    </message>
    <message>
        <source>Lea&amp;ve it out</source>
        <translation>不绘制(&amp;V)</translation>
    </message>
    <message>
        <source>As it &amp;was</source>
        <translation>恢复原样(&amp;W)</translation>
    </message>
    <message>
        <source>own colour</source>
        <translation>自定颜色</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>自定颜色</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> 磅</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>曲线(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation>颜色(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Dashes</source>
        <translation>线型(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Marker</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>线宽(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>One model</source>
        <translation>一个模型</translation>
    </message>
    <message>
        <source>The other model</source>
        <translation>另一个模型</translation>
    </message>
    <message>
        <source>by ratio</source>
        <translation>按比值</translation>
    </message>
    <message>
        <source>by difference</source>
        <translation>按差值</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>比较什么</translation>
    </message>
    <message>
        <source>The factor between the two models, or their difference as a part of the peak</source>
        <translation>两个模型的倍数，或其差占峰值的比例</translation>
    </message>
    <message>
        <source>Search all intensities and numbers of warps for where the two differ most</source>
        <translation>在所有算术强度和 warp 数中搜索两者相差最大之处</translation>
    </message>
    <message>
        <source>States where the models disagree; Enter goes there</source>
        <translation>模型相左的状态；Enter 转到该处</translation>
    </message>
    <message>
        <source>Searching: %1 %</source>
        <translation>搜索中：%1 %</translation>
    </message>
    <message>
        <source>Where do two models disagree most on this GPU?</source>
        <translation>在此 GPU 上两个模型在何处相差最大？</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>搜索已停止。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>× %1: %2, %3 warps/SM</source>
        <translation>× %1：%2，%3 warp/SM</translation>
    </message>
    <message>
        <source>%1 % of the peak: %2, %3 warps/SM</source>
        <translation>峰值的 %1 %：%2，%3 warp/SM</translation>
    </message>
    <message>
        <source>%1: %2 IPC/SM, %3: %4 IPC/SM. Enter or a double click goes there.</source>
        <translation>%1：%2 IPC/SM，%3：%4 IPC/SM。Enter 或双击转到该处。</translation>
    </message>
    <message>
        <source>They agree to 0.1 % everywhere.</source>
        <translation>两者处处相差不超过 0.1 %。</translation>
    </message>
    <message>
        <source>They disagree most here; Enter goes there.</source>
        <translation>两者在此相差最大；Enter 转到该处。</translation>
    </message>
    <message>
        <source>go to where models disagree</source>
        <translation>转到模型相左之处</translation>
    </message>
    <message>
        <source>A SIMT program on one warp. Left and right step, with Shift to the next push, pop or reconvergence; Space plays; up and down choose a lane, Enter changes its input.</source>
        <translation>一个 warp 上的 SIMT 程序。左右键单步，加 Shift 到下一次压栈、弹栈或会合；空格播放；上下键选择通道，Enter 改变其输入。</translation>
    </message>
    <message>
        <source>the step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>a program has at most %1 KiB</source>
        <translation>程序最多 %1 KiB</translation>
    </message>
    <message>
        <source>program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>expected NAME = EXPRESSION, found &apos;%1&apos;</source>
        <translation>应为 NAME = EXPRESSION，却是 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>P%1 of thread %2</source>
        <translation>线程 %2 的 P%1</translation>
    </message>
    <message>
        <source>Program text</source>
        <translation>程序文本</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>汇编</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>A program to begin with; change it below</source>
        <translation>作为起点的程序；可在下方修改</translation>
    </message>
    <message>
        <source>synchronise</source>
        <translation>同步</translation>
    </message>
    <message>
        <source>Compile with synchronisation</source>
        <translation>编译时带同步</translation>
    </message>
    <message>
        <source>Compile with points of reconvergence, or with plain branches</source>
        <translation>编译时带会合点，或只用普通分支</translation>
    </message>
    <message>
        <source>synchronisation</source>
        <translation>同步</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Threads of the warp, 4 to 32</source>
        <translation>warp 的线程数，4 到 32</translation>
    </message>
    <message>
        <source> threads</source>
        <translation> 个线程</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Divergence stack: up to Pascal. Independent thread scheduling: Volta and later</source>
        <translation>发散栈：到 Pascal 为止。独立线程调度：Volta 及以后</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>独立</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>First path</source>
        <translation>先走的路径</translation>
    </message>
    <message>
        <source>Which path of a diverging branch goes first</source>
        <translation>发散分支的哪条路径先执行</translation>
    </message>
    <message>
        <source>taken first</source>
        <translation>先走跳转</translation>
    </message>
    <message>
        <source>fall-through first</source>
        <translation>先走顺序</translation>
    </message>
    <message>
        <source>first path</source>
        <translation>先走的路径</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Chooses among the groups of threads that could run; same seed, same run</source>
        <translation>在可运行的线程组中选择；种子相同，运行相同</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>What variables, registers or mem begin with, from tid and threads: n = tid * 2; R1 = threads - tid</source>
        <translation>变量、寄存器或 mem 的初值，由 tid 和 threads 给出：n = tid * 2; R1 = threads - tid</translation>
    </message>
    <message>
        <source>n = tid * 2</source>
        <translation>n = tid * 2</translation>
    </message>
    <message>
        <source>Lanes and stack</source>
        <translation>通道与栈</translation>
    </message>
    <message>
        <source>The warp over time</source>
        <translation>warp 随时间的变化</translation>
    </message>
    <message>
        <source>Without synchronisation</source>
        <translation>无同步</translation>
    </message>
    <message>
        <source>issue slots without synchronisation</source>
        <translation>无同步时的发射槽</translation>
    </message>
    <message>
        <source>counted: the program is run step by step with plain branches</source>
        <translation>计数得出：程序以普通分支逐步运行</translation>
    </message>
    <message>
        <source>The divergence stack and independent thread scheduling are of NVIDIA&apos;s GPUs; no source here describes AMD&apos;s. Choose a GPU of NVIDIA to step through a program.</source>
        <translation>分歧栈和独立线程调度属于 NVIDIA 的 GPU；这里没有来源描述 AMD 的做法。请选择 NVIDIA 的 GPU 来单步执行程序。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>the loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>未保存的工作</translation>
    </message>
    <message>
        <source>The measurements of %1 are too many to be kept inside the file: it names them, and they have to be imported again.</source>
        <translation>%1 的实测数据太多，无法保存在文件内：文件只记其名，须重新导入。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>控件</translation>
    </message>
    <message>
        <source>Controls of this view, over the picture while they are needed</source>
        <translation>此视图的控件，需要时显示在图上</translation>
    </message>
    <message>
        <source>%1, exact value</source>
        <translation>%1，精确值</translation>
    </message>
    <message>
        <source>%1 %2
%3</source>
        <translation>%1 %2
%3</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> 毫米</translation>
    </message>
    <message>
        <source>&amp;Footer: model, GPU, version</source>
        <translation>页脚：模型、GPU、版本(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Transparent ground</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Caption, BibTeX and LaTeX beside it</source>
        <translation>附带图注、BibTeX 和 LaTeX(&amp;C)</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>导出：%1</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>CSV: the numbers</source>
        <translation>CSV：数值</translation>
    </message>
    <message>
        <source>TikZ/pgfplots</source>
        <translation>TikZ/pgfplots</translation>
    </message>
    <message>
        <source>own size</source>
        <translation>自定尺寸</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>彩色</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>格式(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Width × height</source>
        <translation>宽 × 高</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>分辨率(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Palette</source>
        <translation>配色(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>文件(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Copy as comm&amp;and</source>
        <translation>复制为命令(&amp;A)</translation>
    </message>
    <message>
        <source>The command line that writes the same file</source>
        <translation>写出同一文件的命令行</translation>
    </message>
    <message>
        <source>At this size labels of the figure find no room. An own size, or fewer panels or curves in the figure editor, would do.</source>
        <translation>在此尺寸下图中的标签放不下。可改用自定尺寸，或在图编辑器中减少子图或曲线。</translation>
    </message>
    <message>
        <source>%1 pt text; %2, checked %3</source>
        <translation>文字 %1 磅；%2，核对于 %3</translation>
    </message>
    <message>
        <source>%1 pt text</source>
        <translation>文字 %1 磅</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Figures (*.%1)</source>
        <translation>图 (*.%1)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Name the file to write.</source>
        <translation>请给出要写入的文件名。</translation>
    </message>
    <message>
        <source>%1 is there already. Replace writes over it.</source>
        <translation>%1 已存在。“替换”会覆盖它。</translation>
    </message>
    <message>
        <source>Access pattern: %1</source>
        <translation>访问模式：%1</translation>
    </message>
    <message>
        <source>Facts: %1</source>
        <translation>数据：%1</translation>
    </message>
    <message>
        <source>Filter: words of a name, a meaning, a status or a source</source>
        <translation>筛选：名称、含义、状态或来源中的词</translation>
    </message>
    <message>
        <source>Filter of the facts</source>
        <translation>筛选数据</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>No fact has “%1”.</source>
        <translation>没有含“%1”的数据。</translation>
    </message>
    <message>
        <source>The figure cannot be drawn while numbers are missing.</source>
        <translation>缺少数值，无法绘图。</translation>
    </message>
    <message>
        <source>Show a view first: there is no figure to edit.</source>
        <translation>请先显示一个视图：没有可编辑的图。</translation>
    </message>
    <message>
        <source>Show a view first: there is no figure to export.</source>
        <translation>请先显示一个视图：没有可导出的图。</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>实际大小</translation>
    </message>
    <message>
        <source>Fitted</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>预览大小</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>彩色</translation>
    </message>
    <message>
        <source>In grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Protanopia</source>
        <translation>红色盲</translation>
    </message>
    <message>
        <source>Deuteranopia</source>
        <translation>绿色盲</translation>
    </message>
    <message>
        <source>Tritanopia</source>
        <translation>蓝色盲</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>视觉效果</translation>
    </message>
    <message>
        <source>As printed without colour, and as the colour-blind see it: Machado and others 2009, at full severity</source>
        <translation>如无彩色印刷时，以及色盲者所见：Machado 等 2009，最重程度</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Panels and axes</source>
        <translation>面板与坐标轴</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>&amp;Keep as preset…</source>
        <translation>存为预设(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>The figure as it was before it was edited</source>
        <translation>编辑之前的图</translation>
    </message>
    <message>
        <source>As SVG, PNG and tab-separated numbers</source>
        <translation>作为 SVG、PNG 和制表符分隔的数值</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>Figure: numbers are missing</source>
        <translation>图：缺少数值</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>图：%1</translation>
    </message>
    <message>
        <source>%1 × %2 mm, %3 pt</source>
        <translation>%1 × %2 毫米，%3 磅</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>The preset &apos;%1&apos; cannot be read.</source>
        <translation>无法读取预设 &apos;%1&apos;。</translation>
    </message>
    <message>
        <source>Keep as preset</source>
        <translation>存为预设</translation>
    </message>
    <message>
        <source>Name of the preset; one of the same name is replaced</source>
        <translation>预设名称；同名的会被替换</translation>
    </message>
    <message>
        <source>&amp;Open as scenario</source>
        <translation>作为场景打开(&amp;O)</translation>
    </message>
    <message>
        <source>Gallery of figures</source>
        <translation>图库</translation>
    </message>
    <message>
        <source>Words of a figure&apos;s name or title</source>
        <translation>图的名称或标题中的词</translation>
    </message>
    <message>
        <source>Search the figures</source>
        <translation>搜索图</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>图</translation>
    </message>
    <message>
        <source>%1 figures</source>
        <translation>%1 个图</translation>
    </message>
    <message>
        <source>No figure has these words.</source>
        <translation>没有图含有这些词。</translation>
    </message>
    <message>
        <source>Numbers of %1</source>
        <translation>%1 的数值</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>图中所示</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>面板 %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>All tables, separated by tabs, for a spreadsheet</source>
        <translation>全部表格，以制表符分隔，可粘贴到电子表格</translation>
    </message>
    <message>
        <source>Numbers of the figure</source>
        <translation>图中的数值</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>What was not saved is kept: undo brings it back, and so does File › Unsaved work.</source>
        <translation>未保存的内容已保留：可用撤销或“文件 › 未保存的工作”找回。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>What is not saved cannot be kept. %1</source>
        <translation>未保存的内容无法保留。%1</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Open a scenario or an exported figure</source>
        <translation>打开场景或导出的图</translation>
    </message>
    <message>
        <source>Scenarios and figures (*.loom.json *.json *.pdf *.svg *.png *.csv *.tex);;All files (*)</source>
        <translation>场景和图 (*.loom.json *.json *.pdf *.svg *.png *.csv *.tex);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>保存场景</translation>
    </message>
    <message>
        <source>Scenarios (*.loom.json)</source>
        <translation>场景 (*.loom.json)</translation>
    </message>
    <message>
        <source>There is no scenario on the clipboard.</source>
        <translation>剪贴板上没有场景。</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>已被其他程序更改</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving writes over what it wrote.</source>
        <translation>%1 已被其他程序更改。保存会覆盖它写入的内容。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>%1 was deleted by another program. What it had is still here.</source>
        <translation>%1 已被其他程序删除。其内容仍在此处。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序更改。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新载入(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>保留我的(&amp;K)</translation>
    </message>
    <message>
        <source>cannot write: a file has to be named</source>
        <translation>无法写入：需要文件名</translation>
    </message>
    <message>
        <source>Fit of the model &apos;%1&apos; to %2</source>
        <translation>模型“%1”对 %2 的拟合</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>拟合(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Use these numbers</source>
        <translation>采用这些数值(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Save as my GPU…</source>
        <translation>另存为我的 GPU(&amp;S)…</translation>
    </message>
    <message>
        <source>Fit to measurements: %1</source>
        <translation>拟合实测：%1</translation>
    </message>
    <message>
        <source>Nothing was measured on %1 with this mix, access and ILP. Choose a GPU with measurements, the H200 say.</source>
        <translation>在 %1 上没有此混合、访问方式和 ILP 的实测。请选择有实测数据的 GPU，例如 H200。</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1，%2 个点</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>可变</translation>
    </message>
    <message>
        <source>Fitting</source>
        <translation>拟合中</translation>
    </message>
    <message>
        <source>Fitted values</source>
        <translation>拟合值</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准误差</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 自</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % 至</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1: no value</source>
        <translation>%1：无值</translation>
    </message>
    <message>
        <source>The dots are the errors of the model as it is.</source>
        <translation>点为模型当前的误差。</translation>
    </message>
    <message>
        <source>The fit was stopped.</source>
        <translation>拟合已停止。</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>fit to measurements</source>
        <translation>拟合实测</translation>
    </message>
    <message>
        <source>Keeps the GPU with the fitted numbers, which say the fit, its data and the error that it leaves as their source.</source>
        <translation>把 GPU 连同拟合数值保存下来；其来源注明拟合、所用数据和剩余误差。</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Mean error %1 % → %2 %, worst %3 % → %4 %, over %5 points.</source>
        <translation>平均误差 %1 % → %2 %，最差 %3 % → %4 %，共 %5 个点。</translation>
    </message>
    <message>
        <source>Fitted on every second intensity, the error on the %1 points of the others is %2 % (before: %3 %).</source>
        <translation>每隔一个算术强度拟合，其余 %1 个点上的误差为 %2 %（之前：%3 %）。</translation>
    </message>
    <message>
        <source>%1 and %2 can hardly be told apart by this data (correlation %3).</source>
        <translation>用这些数据几乎无法区分 %1 与 %2（相关系数 %3）。</translation>
    </message>
    <message>
        <source>%1 is at the end of its range and would go further.</source>
        <translation>%1 已到其范围边缘，还会继续变化。</translation>
    </message>
    <message>
        <source>%1 cannot tell %2 and how sure they are; at least %3 are needed</source>
        <translation>%1不足以确定%2及其可信程度；至少需要 %3 个</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 个点</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个点</translation>
    </message>
    <message>
        <source>%1 parameter</source>
        <translation>%1 个参数</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 个参数</translation>
    </message>
    <message>
        <source>%1 has no influence on these %2 points in the model &apos;%3&apos;: leave it out, or add points that it limits</source>
        <translation>在模型 &apos;%3&apos; 中，%1 对这 %2 个点没有影响：去掉它，或添加受它限制的点</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart by these %3 points: leave one of them out</source>
        <translation>仅凭这 %3 个点无法区分 %1 和 %2：去掉其中一个</translation>
    </message>
    <message>
        <source>Throughput and Warps needed follow this pattern</source>
        <translation>吞吐率和尖点采用此模式</translation>
    </message>
    <message>
        <source>access pattern</source>
        <translation>访问模式</translation>
    </message>
    <message>
        <source>The kernel&apos;s loads take this pattern: its transactions or passes change their latency and throughput</source>
        <translation>kernel 的加载采用此模式：其事务数或轮数会改变加载的延迟和吞吐率</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为 %1，却是 %2</translation>
    </message>
    <message>
        <source>The audience&apos;s view is frozen</source>
        <translation>观众看到的画面已冻结</translation>
    </message>
    <message>
        <source>nothing to draw</source>
        <translation>无可绘制</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Search terms and definitions</source>
        <translation>搜索术语和释义</translation>
    </message>
    <message>
        <source>Search of the glossary</source>
        <translation>搜索术语表</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>释义</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation>另见：%1</translation>
    </message>
    <message>
        <source>In the window: %1</source>
        <translation>窗口中：%1</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>&amp;Facts…</source>
        <translation>数据(&amp;F)…</translation>
    </message>
    <message>
        <source>Fit to &amp;measurements…</source>
        <translation>拟合实测(&amp;M)…</translation>
    </message>
    <message>
        <source>Import measurements</source>
        <translation>导入实测</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Keeps the numbers as they are now, those that you set included, under a name of your own.</source>
        <translation>把当前数值（包括你设置的）以自己的名称保存下来。</translation>
    </message>
    <message>
        <source>Import a GPU</source>
        <translation>导入 GPU</translation>
    </message>
    <message>
        <source>GPU files (*.json);;All files (*)</source>
        <translation>GPU 文件 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 (%2), the scenario&apos;s GPU</source>
        <translation>%1（%2），场景的 GPU</translation>
    </message>
    <message>
        <source>Double-click or Enter: take it for the scenario.</source>
        <translation>双击或按 Enter：用于场景。</translation>
    </message>
    <message>
        <source>The model still needs %1: no source gives them, but you can set them once it is the scenario&apos;s GPU (double-click or Enter).</source>
        <translation>模型还需要%1：没有文献给出，但成为场景的 GPU 之后（双击或按 Enter）可以由你设置。</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Enter takes a GPU for the scenario; select several to compare them.</source>
        <translation>Enter 把 GPU 用于场景；选中多个可作比较。</translation>
    </message>
    <message>
        <source>Filter: maxwell, released &gt; 2014, sms &gt;= 80</source>
        <translation>筛选：maxwell, released &gt; 2014, sms &gt;= 80</translation>
    </message>
    <message>
        <source>Filter of the GPUs</source>
        <translation>筛选 GPU</translation>
    </message>
    <message>
        <source>Words fit a name, an architecture, a segment or a kind of memory; a number&apos;s name with &lt;, &lt;=, &gt;, &gt;=, = or != compares.
The names stand over the columns.</source>
        <translation>词与名称、架构、类别或内存种类匹配；数值的名称加 &lt;、&lt;=、&gt;、&gt;=、= 或 != 进行比较。
名称写在各列上方。</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Com&amp;pare</source>
        <translation>比较(&amp;P)</translation>
    </message>
    <message>
        <source>All architectures</source>
        <translation>所有架构</translation>
    </message>
    <message>
        <source>All kinds of memory</source>
        <translation>全部内存种类</translation>
    </message>
    <message>
        <source>the name of a number needs a comparison, such as sms &gt;= 80</source>
        <translation>数的名称需要比较，例如 sms &gt;= 80</translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs</source>
        <translation>
            <numerusform>%n 个 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 GPUs</source>
        <translation>%2 个 GPU 中的 %1 个</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选 %1 个</translation>
    </message>
    <message>
        <source>The selected GPUs side by side</source>
        <translation>并排比较所选 GPU</translation>
    </message>
    <message>
        <source>Side by side with the scenario&apos;s GPU</source>
        <translation>与场景的 GPU 并排比较</translation>
    </message>
    <message>
        <source>Select GPUs with Ctrl or Shift to compare them</source>
        <translation>用 Ctrl 或 Shift 选择多个 GPU 以作比较</translation>
    </message>
    <message>
        <source>No GPU fits %1. A number that no source gives fits no comparison.</source>
        <translation>没有 GPU 符合 %1。没有文献给出的数不符合任何比较。</translation>
    </message>
    <message>
        <source>Not filtered yet: %1.</source>
        <translation>尚未筛选：%1。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>常用列</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>1 SM</source>
        <translation>1 个 SM</translation>
    </message>
    <message numerus="yes">
        <source>%n SMs</source>
        <translation>
            <numerusform>%n 个 SM</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Tflop/s</source>
        <translation>%1 Tflop/s</translation>
    </message>
    <message>
        <source>Choose the GPU</source>
        <translation>选择 GPU</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <translation>GPU：%1</translation>
    </message>
    <message>
        <source>Search by name, architecture or year</source>
        <translation>按名称、架构或年份搜索</translation>
    </message>
    <message>
        <source>Search the GPUs</source>
        <translation>搜索 GPU</translation>
    </message>
    <message>
        <source>Tick a box, or press Ctrl+Enter, to compare with the current GPU</source>
        <translation>打勾或按 Ctrl+Enter，与当前 GPU 比较</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>在比较</translation>
    </message>
    <message>
        <source>How well the GPUs of the list are known</source>
        <translation>列表中 GPU 的已知程度</translation>
    </message>
    <message>
        <source>However known</source>
        <translation>任何已知程度</translation>
    </message>
    <message>
        <source>Order of the GPUs</source>
        <translation>GPU 的顺序</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>通常顺序</translation>
    </message>
    <message>
        <source>Best known first</source>
        <translation>最可靠的在前</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新的在前</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>my own</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>latencies unknown</source>
        <translation>延迟未知</translation>
    </message>
    <message>
        <source>No GPU is called “%1”.</source>
        <translation>没有名为“%1”的 GPU。</translation>
    </message>
    <message>
        <source>No GPU is known so.</source>
        <translation>没有这种已知程度的 GPU。</translation>
    </message>
    <message>
        <source>No GPU known so is called “%1”.</source>
        <translation>没有这种已知程度且名为“%1”的 GPU。</translation>
    </message>
    <message>
        <source>All GPUs in a table to sort and filter, and side by side.</source>
        <translation>全部 GPU 的表格，可排序和筛选，也可并排比较。</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>计数得到</translation>
    </message>
    <message>
        <source>List of GPUs</source>
        <translation>GPU 列表</translation>
    </message>
    <message>
        <source>GPUs that the filter keeps</source>
        <translation>筛选保留的 GPU 数</translation>
    </message>
    <message>
        <source>GPUs of the catalogue</source>
        <translation>目录中的 GPU 数</translation>
    </message>
    <message>
        <source>Back to all GPUs</source>
        <translation>返回全部 GPU</translation>
    </message>
    <message>
        <source>Compare the selected</source>
        <translation>比较所选</translation>
    </message>
    <message>
        <source>%1 side by side</source>
        <translation>%1 并排比较</translation>
    </message>
    <message>
        <source>GPUs: %1</source>
        <translation>GPU：%1</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>About this &amp;view</source>
        <translation>关于此视图(&amp;V)</translation>
    </message>
    <message>
        <source>Ctrl+F1</source>
        <translation>Ctrl+F1</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>Make it the scenario&apos;s GPU</source>
        <translation>设为场景的 GPU</translation>
    </message>
    <message>
        <source>GPUs from 2006 on: the memory wall, warps needed and the factors behind them, the cusp, and the latency roof of the scenario. Left and right step through GPUs or move α, Enter takes a GPU, page up and page down choose the chart.</source>
        <translation>2006 年以来的 GPU：内存墙、所需 warp 数及其背后的因子、尖点，以及场景的延迟屋顶。左右键在 GPU 之间移动或移动 α，Enter 采用一个 GPU，Page Up 和 Page Down 选择图。</translation>
    </message>
    <message>
        <source>GPUs of the memory wall</source>
        <translation>内存墙所用的 GPU</translation>
    </message>
    <message>
        <source>ratio that the thesis measured</source>
        <translation>论文实测的比值</translation>
    </message>
    <message>
        <source>Make %1 the scenario&apos;s GPU</source>
        <translation>把 %1 设为场景的 GPU</translation>
    </message>
    <message>
        <source>Enter does the same; can be undone</source>
        <translation>按 Enter 亦可；可撤销</translation>
    </message>
    <message>
        <source>Click a GPU, or step to one, that is not the scenario&apos;s yet</source>
        <translation>点击或切换到尚不属于场景的 GPU</translation>
    </message>
    <message>
        <source>coalesced</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>as in Coalescing or Banks</source>
        <translation>同“合并”或“Bank”视图</translation>
    </message>
    <message>
        <source>&amp;Leave refused rows out</source>
        <translation>略去被拒的行(&amp;L)</translation>
    </message>
    <message>
        <source>Import measurements: %1</source>
        <translation>导入实测：%1</translation>
    </message>
    <message>
        <source>global loads</source>
        <translation>全局加载</translation>
    </message>
    <message>
        <source>shared loads</source>
        <translation>共享加载</translation>
    </message>
    <message>
        <source>Arithmetic instructions that an iteration has beyond the file&apos;s α</source>
        <translation>每次迭代中超出文件 α 的算术指令数</translation>
    </message>
    <message>
        <source>&amp;Mix</source>
        <translation>混合(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Access</source>
        <translation>访问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;ILP</source>
        <translation>ILP(&amp;I)</translation>
    </message>
    <message>
        <source>α of &amp;every row</source>
        <translation>每行的 α(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;xtra arithmetic</source>
        <translation>额外算术(&amp;X)</translation>
    </message>
    <message>
        <source>First rows of the file, and what each column means</source>
        <translation>文件的前几行，以及各列的含义</translation>
    </message>
    <message>
        <source>who measured, how and when</source>
        <translation>谁、如何、何时测得</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>来源(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>备注(&amp;N)</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Im&amp;port</source>
        <translation>导入(&amp;P)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>读取中…</translation>
    </message>
    <message>
        <source> · not the file that the scenario names: its SHA-256 is another</source>
        <translation> · 不是场景所指的文件：SHA-256 不同</translation>
    </message>
    <message>
        <source> · the same file as before, by its SHA-256</source>
        <translation> · 与之前是同一文件，依 SHA-256</translation>
    </message>
    <message>
        <source>Meaning of column %1</source>
        <translation>第 %1 列的含义</translation>
    </message>
    <message>
        <source>as its column says</source>
        <translation>由其列给出</translation>
    </message>
    <message>
        <source>a number, or inf</source>
        <translation>数或 inf</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>还不行：%1。</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 个点</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>, 1 row of another ILP left out</source>
        <translation>，略去 1 行（ILP 不同）</translation>
    </message>
    <message numerus="yes">
        <source>, %n rows of another ILP left out</source>
        <translation>
            <numerusform>，略去 %n 行（ILP 不同）</numerusform>
        </translation>
    </message>
    <message>
        <source>A scenario holds %1 sets of measurements: remove one first.</source>
        <translation>场景至多有 %1 组实测：请先移除一组。</translation>
    </message>
    <message>
        <source>alpha %1, %2 warps again, as in line %3</source>
        <translation>α %1、%2 个 warp 与第 %3 行重复</translation>
    </message>
    <message>
        <source>expected for &apos;%1&apos; %2, found &apos;%3&apos;</source>
        <translation>&apos;%1&apos; 应为 %2，找到 &apos;%3&apos;</translation>
    </message>
    <message>
        <source>an ILP, a whole number from 1</source>
        <translation>ILP，从 1 起的整数</translation>
    </message>
    <message>
        <source>an arithmetic intensity from 0, or inf</source>
        <translation>从 0 起的算术强度，或 inf</translation>
    </message>
    <message>
        <source>an occupancy of 1 to 1024 warps/SM</source>
        <translation>1 至 1024 warp/SM 的占用率</translation>
    </message>
    <message>
        <source>1 to 1024 warps/SM</source>
        <translation>1 至 1024 warp/SM</translation>
    </message>
    <message>
        <source>a number of cycles above 0</source>
        <translation>大于 0 的周期数</translation>
    </message>
    <message>
        <source>a throughput from 0</source>
        <translation>从 0 起的吞吐率</translation>
    </message>
    <message>
        <source>nothing, as there is no arithmetic at alpha 0</source>
        <translation>空，因为 α 为 0 时没有算术指令</translation>
    </message>
    <message>
        <source>nothing, as nothing is loaded at alpha inf</source>
        <translation>空，因为 α 为 inf 时没有加载</translation>
    </message>
    <message>
        <source>a throughput of at most 1e6 IPC/SM</source>
        <translation>不超过 1e6 IPC/SM 的吞吐率</translation>
    </message>
    <message>
        <source>the lower end of the error bar</source>
        <translation>误差棒的下端</translation>
    </message>
    <message>
        <source>the upper end of the error bar</source>
        <translation>误差棒的上端</translation>
    </message>
    <message>
        <source>half the error bar, from 0</source>
        <translation>误差棒的一半，从 0 起</translation>
    </message>
    <message>
        <source>half an error bar, from 0 and less than everything</source>
        <translation>误差棒的一半，从 0 起且小于整个值</translation>
    </message>
    <message>
        <source>an error bar around the warps needed</source>
        <translation>包含所需 warp 数的误差线</translation>
    </message>
    <message>
        <source>an error bar around the throughput</source>
        <translation>包住吞吐率的误差棒</translation>
    </message>
    <message>
        <source>what the measuring loop takes an iteration, 0 to 1e6</source>
        <translation>测量循环每次迭代所占，0 到 1e6</translation>
    </message>
    <message>
        <source>Search by name or what it does</source>
        <translation>按名称或作用搜索</translation>
    </message>
    <message>
        <source>Search the instructions</source>
        <translation>搜索指令</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>No instruction has numbers on this GPU.</source>
        <translation>该 GPU 没有任何指令的数据。</translation>
    </message>
    <message>
        <source>No instruction of this GPU is called “%1”.</source>
        <translation>该 GPU 没有名为“%1”的指令。</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>Kernel of the module</source>
        <translation>模块中的 kernel</translation>
    </message>
    <message>
        <source>Predicted time</source>
        <translation>预测时间</translation>
    </message>
    <message>
        <source>The predicted time of a kernel&apos;s launch. Page up and page down change the chart, left and right go through it or change the launch, Tab leads to its fields.</source>
        <translation>kernel 一次启动的预测时间。Page Up 和 Page Down 切换图表，左右键浏览图表或改变启动，Tab 转到各输入框。</translation>
    </message>
    <message>
        <source>This build cannot read kernels: no LLVM was there when it was built. Let packaging/install-deps install it and build LatencyLoom again.</source>
        <translation>此构建不能读取 kernel：构建时没有 LLVM。请用 packaging/install-deps 安装它并重新构建 LatencyLoom。</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>measured launches</source>
        <translation>实测启动</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>表格 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The launch in the document</source>
        <translation>文档中的启动配置</translation>
    </message>
    <message>
        <source>Import measured launches…</source>
        <translation>导入实测启动…</translation>
    </message>
    <message>
        <source>%1 is taken by “%2” (%3).</source>
        <translation>%1 已被“%2”（%3）占用。</translation>
    </message>
    <message>
        <source>%1 is a key of what has the keyboard: %2.</source>
        <translation>%1 由拥有键盘焦点的控件使用：%2。</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 用于打开菜单“%2”。</translation>
    </message>
    <message>
        <source>The keys of this action cannot be changed.</source>
        <translation>此操作的快捷键不能更改。</translation>
    </message>
    <message>
        <source>%1 is %2 pt high, below %3 pt</source>
        <translation>%1 高 %2 磅，低于 %3 磅</translation>
    </message>
    <message>
        <source>%1 is cut off</source>
        <translation>%1 被截断</translation>
    </message>
    <message>
        <source>%1 lies over %2</source>
        <translation>%1 压在 %2 上</translation>
    </message>
    <message>
        <source>A GPU like this one whose numbers are known; can be undone</source>
        <translation>与此相近、数值已知的 GPU；可撤销</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1，滑块</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>Threads of a block along %1</source>
        <translation>线程块沿 %1 的线程数</translation>
    </message>
    <message>
        <source>Grid along %1</source>
        <translation>网格沿 %1</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1, or the threads that they have to cover</source>
        <translation>网格沿 %1 的块数，或其须覆盖的线程数</translation>
    </message>
    <message>
        <source>What the grid along %1 follows</source>
        <translation>网格沿 %1 依据什么</translation>
    </message>
    <message>
        <source>Blocks: as many as given. Threads, or an argument: as many blocks as cover them, whatever the block&apos;s size</source>
        <translation>块：按给定的数目。线程或参数：无论块多大，都用足以覆盖的块数</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>网格 %1</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Registers per thread, as &apos;nvcc -Xptxas -v&apos; prints them: they decide how many blocks an SM holds</source>
        <translation>每线程寄存器数，即 &apos;nvcc -Xptxas -v&apos; 所报：它决定 SM 能容纳多少块</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>Dynamic shared memory, bytes</source>
        <translation>动态共享内存，字节</translation>
    </message>
    <message>
        <source>What the shared memory is for</source>
        <translation>共享内存按什么计</translation>
    </message>
    <message>
        <source>Bytes of dynamic shared memory for each block, or for each thread</source>
        <translation>每块或每线程的动态共享内存字节数</translation>
    </message>
    <message>
        <source>B a block</source>
        <translation>B/块</translation>
    </message>
    <message>
        <source>B a thread</source>
        <translation>B/线程</translation>
    </message>
    <message>
        <source>L1 hits</source>
        <translation>L1 命中</translation>
    </message>
    <message>
        <source>L2 hits</source>
        <translation>L2 命中</translation>
    </message>
    <message>
        <source>Part of the accesses that it serves; at the lowest value it is estimated from what the blocks access again</source>
        <translation>由它服务的访问比例；取最低值时由线程块重复访问的内容估计</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>argument %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>The kernel&apos;s argument %1</source>
        <translation>kernel 的参数 %1</translation>
    </message>
    <message>
        <source>trips %1</source>
        <translation>迭代 %1</translation>
    </message>
    <message>
        <source>How often the loop &apos;%1&apos; runs: what memory holds decides, and only you know</source>
        <translation>循环 &apos;%1&apos; 执行的次数：由内存内容决定，只有你知道</translation>
    </message>
    <message>
        <source>covers %1</source>
        <translation>覆盖 %1</translation>
    </message>
    <message>
        <source>estimated %1 %</source>
        <translation>估计 %1 %</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>Shift+N</source>
        <translation>Shift+N</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>揭晓答案(&amp;R)</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>&amp;Freeze what the audience sees</source>
        <translation>冻结观众看到的画面(&amp;F)</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Lessons of a &amp;folder…</source>
        <translation>文件夹中的课程(&amp;F)…</translation>
    </message>
    <message>
        <source>Handout with &amp;answers…</source>
        <translation>带答案的讲义(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Handout…</source>
        <translation>讲义(&amp;H)…</translation>
    </message>
    <message>
        <source>Save m&amp;y answers…</source>
        <translation>保存我的答案(&amp;Y)…</translation>
    </message>
    <message>
        <source>Answers of the &amp;class…</source>
        <translation>全班的答案(&amp;C)…</translation>
    </message>
    <message>
        <source>Pre&amp;senter window</source>
        <translation>演示者窗口(&amp;S)</translation>
    </message>
    <message>
        <source>Ne&amp;w lesson</source>
        <translation>新建课程(&amp;W)</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自编</translation>
    </message>
    <message>
        <source>&amp;Edit this lesson…</source>
        <translation>编辑此课程(&amp;E)…</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>已冻结</translation>
    </message>
    <message>
        <source>Folder with lessons</source>
        <translation>课程文件夹</translation>
    </message>
    <message>
        <source>Save my answers</source>
        <translation>保存我的答案</translation>
    </message>
    <message>
        <source>Your name, as the lecturer knows you:</source>
        <translation>你的姓名（教师所知的写法）：</translation>
    </message>
    <message>
        <source>Answers (*%1)</source>
        <translation>答案 (*%1)</translation>
    </message>
    <message>
        <source>Your answers are in %1: send it to your lecturer.</source>
        <translation>你的答案在 %1 中：请把它发给教师。</translation>
    </message>
    <message>
        <source>Folder with the answers of the class</source>
        <translation>存放全班答案的文件夹</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>讲义</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>the launch</source>
        <translation>启动配置</translation>
    </message>
    <message>
        <source>the program and the threads of the divergence view</source>
        <translation>分支发散视图的程序和线程</translation>
    </message>
    <message>
        <source>the loop of machine code</source>
        <translation>机器码循环</translation>
    </message>
    <message>
        <source>the access to global memory, but for its stride</source>
        <translation>全局内存访问（步长除外）</translation>
    </message>
    <message>
        <source>the access to shared memory, but for its stride</source>
        <translation>共享内存访问（步长除外）</translation>
    </message>
    <message>
        <source>some numbers or choices</source>
        <translation>部分数值或选项</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>预览(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save lesson</source>
        <translation>保存课程(&amp;S)</translation>
    </message>
    <message>
        <source>Stop writing the lesson</source>
        <translation>结束编写课程</translation>
    </message>
    <message>
        <source>What is wrong with the lesson</source>
        <translation>课程中的问题</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>课程的步骤</translation>
    </message>
    <message>
        <source>&amp;Add step</source>
        <translation>添加步骤(&amp;A)</translation>
    </message>
    <message>
        <source>Adds a step with what the window shows now</source>
        <translation>用窗口当前的状态添加一个步骤</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>上移此步骤</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>下移此步骤</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>移除此步骤</translation>
    </message>
    <message>
        <source>Undo a change of the lesson</source>
        <translation>撤销对课程的更改</translation>
    </message>
    <message>
        <source>Redo a change of the lesson</source>
        <translation>重做对课程的更改</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>课程标题</translation>
    </message>
    <message>
        <source>GPU that it begins with</source>
        <translation>开始时的 GPU</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Writing a lesson (not saved)</source>
        <translation>编写课程（未保存）</translation>
    </message>
    <message>
        <source>Writing a lesson</source>
        <translation>编写课程</translation>
    </message>
    <message>
        <source>Step %1 cannot keep all that the window shows. It leaves out: %2.</source>
        <translation>步骤 %1 无法保存窗口显示的全部内容。未包含：%2。</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>保存课程</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json)</source>
        <translation>课程 (*.lesson.json)</translation>
    </message>
    <message>
        <source>The lesson has changes that are not saved.</source>
        <translation>课程有未保存的更改。</translation>
    </message>
    <message>
        <source>No problem is left.</source>
        <translation>没有问题了。</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>%1, column %2: %3</source>
        <translation>%1，第 %2 列：%3</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>= %1 %2 on %3</source>
        <translation>= %1 %2（%3）</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>答案 %1</translation>
    </message>
    <message>
        <source>No answer is right on %1</source>
        <translation>在 %1 上没有正确的答案</translation>
    </message>
    <message>
        <source>Right on %1: %2</source>
        <translation>在 %1 上正确：%2</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>From %1 over %2 to %3 on %4</source>
        <translation>在 %4 上从 %1 经 %2 到 %3</translation>
    </message>
    <message>
        <source>Too low, by less than a factor of 2.</source>
        <translation>偏低，相差不到 2 倍。</translation>
    </message>
    <message>
        <source>Far too low.</source>
        <translation>低得多。</translation>
    </message>
    <message>
        <source>Too high, by less than a factor of 2.</source>
        <translation>偏高，相差不到 2 倍。</translation>
    </message>
    <message>
        <source>Far too high.</source>
        <translation>高得多。</translation>
    </message>
    <message>
        <source>The curve changes more than this: where does it rise, where does it fall?</source>
        <translation>曲线的变化比这更大：它在哪里上升，在哪里下降？</translation>
    </message>
    <message>
        <source>Somewhere in between the curve turns back.</source>
        <translation>曲线在中间某处转向。</translation>
    </message>
    <message>
        <source>It turns, but elsewhere.</source>
        <translation>曲线确实转向，但不在这里。</translation>
    </message>
    <message>
        <source>The curve goes one way only.</source>
        <translation>曲线只朝一个方向变化。</translation>
    </message>
    <message>
        <source>The shape is right; look again at the left end.</source>
        <translation>形状正确；请再看左端。</translation>
    </message>
    <message>
        <source>The shape is right; look again at the right end.</source>
        <translation>形状正确；请再看右端。</translation>
    </message>
    <message>
        <source>Shape and ends are right; the height in between is not.</source>
        <translation>形状和两端正确，中间的高度不对。</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>重新开始(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>揭晓(&amp;R)</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Teacher&apos;s notes</source>
        <translation>教师备注</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>关闭课程</translation>
    </message>
    <message>
        <source>Back to writing</source>
        <translation>回到编写</translation>
    </message>
    <message>
        <source>Lesson step</source>
        <translation>课程步骤</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>你的预测</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>你的预测</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>请输入一个数。</translation>
    </message>
    <message>
        <source>Draw the curve first.</source>
        <translation>请先画出曲线。</translation>
    </message>
    <message>
        <source>Choose one first.</source>
        <translation>请先选择一项。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>还不对。</translation>
    </message>
    <message>
        <source>Answered right: %1 of %2. At the first try: %3.</source>
        <translation>答对：%2 题中的 %1 题。一次答对：%3 题。</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>课文</translation>
    </message>
    <message>
        <source>a byte that is no ASCII text</source>
        <translation>非 ASCII 文本的字节</translation>
    </message>
    <message>
        <source>Problems of the figure</source>
        <translation>图的问题</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>修正：%1</translation>
    </message>
    <message>
        <source>what it costs is not known: it counts as one issue slot</source>
        <translation>它的代价未知：计为一个发射槽</translation>
    </message>
    <message>
        <source>numbers of %1; a warp alone waits %2 cycles before it%3</source>
        <translation>采用 %1 的数值；单独一个 warp 在它之前等待 %2 个周期%3</translation>
    </message>
    <message>
        <source>, on the critical chain</source>
        <translation>，在关键链上</translation>
    </message>
    <message>
        <source>registers that hold a value used later, or that it writes</source>
        <translation>存有之后要用的值或由本指令写入的寄存器</translation>
    </message>
    <message>
        <source>Two functions side by side</source>
        <translation>两个函数并排</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Up and down go through the lines. Enter goes from a wait to what sets the barrier, Shift+Enter from there to the wait.</source>
        <translation>上下键逐行移动。Enter 从等待处转到设置屏障处，Shift+Enter 由彼处转到等待处。</translation>
    </message>
    <message>
        <source>Enter goes to the next difference, Shift+Enter back.</source>
        <translation>Enter 转到下一处差异，Shift+Enter 返回。</translation>
    </message>
    <message>
        <source>Function and loop</source>
        <translation>函数与循环</translation>
    </message>
    <message>
        <source>&amp;Send to scenario</source>
        <translation>用于场景(&amp;S)</translation>
    </message>
    <message>
        <source>Send the loop to the scenario</source>
        <translation>把循环用于场景</translation>
    </message>
    <message>
        <source>Makes this loop, with the widths and shapes of its instructions, the scenario&apos;s: all views show it, and each row has sliders for where it is served</source>
        <translation>把该循环连同其指令的宽度和形状设为场景的循环：所有视图都显示它，每一行都有各级存储占比的滑块</translation>
    </message>
    <message>
        <source>Send to &amp;timeline</source>
        <translation>用于时间线(&amp;T)</translation>
    </message>
    <message>
        <source>Simulate the loop in the timeline</source>
        <translation>在时间线中模拟此循环</translation>
    </message>
    <message>
        <source>Simulates this loop, instruction by instruction, with the scenario&apos;s warps on an SM: the Timeline view shows it</source>
        <translation>逐条指令模拟此循环，在一个 SM 上用场景的 warp：由时间线视图显示</translation>
    </message>
    <message>
        <source>expected %1, or WIDTHxHEIGHTmm with sides of 10 to 1200 mm, found %2</source>
        <translation>应为 %1，或 宽x高mm，边长 10 到 1200 毫米，却是 %2</translation>
    </message>
    <message>
        <source>expected one line without control characters</source>
        <translation>应为不含控制字符的一行</translation>
    </message>
    <message>
        <source>expected a panel&apos;s letter, as &quot;b&quot;</source>
        <translation>应为子图的字母，例如“b”</translation>
    </message>
    <message>
        <source>expected more than min</source>
        <translation>应大于 min</translation>
    </message>
    <message>
        <source>expected [x, y] in the axes&apos; units</source>
        <translation>应为以坐标轴单位表示的 [x, y]</translation>
    </message>
    <message>
        <source>expected x or y, behind a panel&apos;s letter where there are several, as &quot;b.y&quot;</source>
        <translation>应为 x 或 y；有多个子图时前面加子图字母，例如“b.y”</translation>
    </message>
    <message>
        <source>expected one of %1, found %2%3</source>
        <translation>应为 %1 之一，找到 %2%3</translation>
    </message>
    <message>
        <source>expected a list [...], found %1</source>
        <translation>应为列表 [...]，却是%1</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>&amp;Back to the loop at the left</source>
        <translation>回到左侧的循环(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Back to the mix</source>
        <translation>回到混合(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the loop at the left</source>
        <translation>回到左侧的循环</translation>
    </message>
    <message>
        <source>Back to the mix</source>
        <translation>回到混合</translation>
    </message>
    <message>
        <source>Simulates the loop at the left again</source>
        <translation>重新模拟左侧的循环</translation>
    </message>
    <message>
        <source>Simulates the scenario&apos;s mix again</source>
        <translation>重新模拟场景的混合</translation>
    </message>
    <message>
        <source>Drag to move the instruction, also to another role; or Alt+Up and Alt+Down</source>
        <translation>拖动以移动指令，也可移到另一角色；或用 Alt+上、Alt+下</translation>
    </message>
    <message>
        <source>Remove the instruction (Delete)</source>
        <translation>移除指令（Delete）</translation>
    </message>
    <message>
        <source>Remove the instruction</source>
        <translation>移除指令</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2
Show or fold away what belongs to it</source>
        <translation>%1：%2
显示或折叠其选项</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更换…</translation>
    </message>
    <message>
        <source>Another instruction in its place</source>
        <translation>换成另一条指令</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Bytes a thread at once</source>
        <translation>每线程一次的字节数</translation>
    </message>
    <message>
        <source>4 B</source>
        <translation>4 B</translation>
    </message>
    <message>
        <source>8 B</source>
        <translation>8 B</translation>
    </message>
    <message>
        <source>16 B</source>
        <translation>16 B</translation>
    </message>
    <message>
        <source>Bytes that a thread moves at once: as many fewer instructions move as many bytes</source>
        <translation>每线程一次移动的字节数：指令数相应减少，移动的字节总数不变</translation>
    </message>
    <message>
        <source>To the consumers</source>
        <translation>移到消费者</translation>
    </message>
    <message>
        <source>To the producers</source>
        <translation>移到生产者</translation>
    </message>
    <message>
        <source>The consumers run it in place of the producers</source>
        <translation>由消费者而不是生产者执行它</translation>
    </message>
    <message>
        <source>The producers run it in place of the consumers</source>
        <translation>由生产者而不是消费者执行它</translation>
    </message>
    <message>
        <source>more than %1 instructions would have to be simulated before the loop repeats itself</source>
        <translation>在循环重复之前需要模拟超过 %1 条指令</translation>
    </message>
    <message>
        <source>the loop has more than %1 instructions with a timing of their own</source>
        <translation>循环中有自己时序的指令超过 %1 条</translation>
    </message>
    <message>
        <source>It says nothing of the warps that a loop needs.</source>
        <translation>它不说明一个循环需要多少 warp。</translation>
    </message>
    <message>
        <source>Add an instruction…</source>
        <translation>添加指令…</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Loop of instructions</source>
        <translation>指令循环</translation>
    </message>
    <message>
        <source>Loops that come with the program</source>
        <translation>随程序附带的循环</translation>
    </message>
    <message>
        <source>A loop that comes with the program; or drop a .loop file on the window</source>
        <translation>随程序附带的循环；也可将 .loop 文件拖到窗口</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>A loop from a file (.loop)</source>
        <translation>来自文件的循环（.loop）</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The loop as text, an instruction a line: to paste, to copy, to type</source>
        <translation>文本形式的循环，每行一条指令：可粘贴、复制、输入</translation>
    </message>
    <message>
        <source>From the list of the instructions that this GPU has</source>
        <translation>从该 GPU 的指令列表中选择</translation>
    </message>
    <message>
        <source>Warps with roles: producers start the asynchronous copies, consumers run the rest</source>
        <translation>warp 分角色：生产者发起异步复制，消费者执行其余指令</translation>
    </message>
    <message>
        <source>The loop as text</source>
        <translation>文本形式的循环</translation>
    </message>
    <message>
        <source>the producers</source>
        <translation>生产者</translation>
    </message>
    <message>
        <source>the consumers</source>
        <translation>消费者</translation>
    </message>
    <message>
        <source>A block has at most %1 warps, those of both roles.</source>
        <translation>一个线程块最多有 %1 个 warp，两种角色合计。</translation>
    </message>
    <message>
        <source>roles exchanged</source>
        <translation>互换角色</translation>
    </message>
    <message>
        <source>roles removed</source>
        <translation>去掉角色</translation>
    </message>
    <message>
        <source>the roles of the loop</source>
        <translation>循环的角色</translation>
    </message>
    <message>
        <source>Add what the consumers compute first.</source>
        <translation>请先添加消费者要计算的指令。</translation>
    </message>
    <message>
        <source>No source gives numbers of asynchronous copies, which producers start, on this GPU.</source>
        <translation>没有来源给出此 GPU 上由生产者发起的异步复制的数值。</translation>
    </message>
    <message>
        <source>a loop of my own</source>
        <translation>自定义循环</translation>
    </message>
    <message>
        <source>A role has at least one instruction.</source>
        <translation>一个角色至少有一条指令。</translation>
    </message>
    <message>
        <source>A loop has at least one instruction.</source>
        <translation>循环至少有一条指令。</translation>
    </message>
    <message>
        <source>the order of the loop</source>
        <translation>循环的顺序</translation>
    </message>
    <message>
        <source>A loop has at most %1 lines of instructions.</source>
        <translation>一个循环最多有 %1 行指令。</translation>
    </message>
    <message>
        <source>Open a loop</source>
        <translation>打开循环</translation>
    </message>
    <message>
        <source>Loops (*.loop);;All files (*)</source>
        <translation>循环 (*.loop);;所有文件 (*)</translation>
    </message>
    <message>
        <source>producers</source>
        <translation>生产者</translation>
    </message>
    <message>
        <source>consumers</source>
        <translation>消费者</translation>
    </message>
    <message>
        <source>Warps that start asynchronous copies into a ring of stages</source>
        <translation>向级环发起异步复制的 warp</translation>
    </message>
    <message>
        <source>Warps that wait for the copies and compute with them</source>
        <translation>等待复制并用其数据计算的 warp</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add an instruction to the producers</source>
        <translation>给生产者添加一条指令</translation>
    </message>
    <message>
        <source>Add an instruction to the consumers</source>
        <translation>给消费者添加一条指令</translation>
    </message>
    <message>
        <source>Exchange or remove the roles</source>
        <translation>互换或去掉角色</translation>
    </message>
    <message>
        <source>Producers become consumers, consumers producers</source>
        <translation>生产者变为消费者，消费者变为生产者</translation>
    </message>
    <message>
        <source>Remove the roles: every warp runs all instructions</source>
        <translation>去掉角色：每个 warp 执行全部指令</translation>
    </message>
    <message>
        <source>%1 % served by L1</source>
        <translation>%1 % 由 L1 提供</translation>
    </message>
    <message>
        <source>%1 % served by L2</source>
        <translation>%1 % 由 L2 提供</translation>
    </message>
    <message>
        <source>%1 B a thread</source>
        <translation>每线程 %1 B</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>课程：%1</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>丢弃(&amp;D)…</translation>
    </message>
    <message>
        <source>Without a file</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>Discard unsaved work</source>
        <translation>丢弃未保存的工作</translation>
    </message>
    <message>
        <source>What is discarded cannot be brought back.</source>
        <translation>丢弃后无法找回。</translation>
    </message>
    <message>
        <source>&amp;Take %1 instead</source>
        <translation>改用 %1(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Search of the manual</source>
        <translation>手册搜索</translation>
    </message>
    <message>
        <source>Pages with all of these words; Enter goes to the next place</source>
        <translation>包含所有这些词的页面；回车转到下一处</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
    <message>
        <source>Language of the manual</source>
        <translation>手册的语言</translation>
    </message>
    <message>
        <source>This page is in English only.</source>
        <translation>本页只有英文版。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Vertical guide</source>
        <translation>竖直参考线</translation>
    </message>
    <message>
        <source>Horizontal guide</source>
        <translation>水平参考线</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Place along the horizontal axis</source>
        <translation>沿横轴的位置</translation>
    </message>
    <message>
        <source>Place along the vertical axis</source>
        <translation>沿纵轴的位置</translation>
    </message>
    <message>
        <source>End along the horizontal axis</source>
        <translation>沿横轴的终点</translation>
    </message>
    <message>
        <source>End along the vertical axis</source>
        <translation>沿纵轴的终点</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Marks and texts placed by hand</source>
        <translation>手工放置的标记和文字</translation>
    </message>
    <message>
        <source>A click on the page puts the selected one there, with Shift the end of its line.</source>
        <translation>点击页面把所选项放到该处，按住 Shift 则放置其线的终点。</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>种类(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文字(&amp;T)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>expected an event of at most 1 MiB; a quote may lack its end</source>
        <translation>应为至多 1 MiB 的事件；可能有引号没有结束</translation>
    </message>
    <message>
        <source>expected a trace as JSON, with &quot;traceEvents&quot;, as Chrome, Perfetto and Proton have it; found something else</source>
        <translation>应为带 &quot;traceEvents&quot; 的 JSON 跟踪，如 Chrome、Perfetto 和 Proton 的格式；却发现了别的内容</translation>
    </message>
    <message>
        <source>expected an event with &quot;ts&quot; and &quot;dur&quot; as numbers, microseconds</source>
        <translation>应为带数字 &quot;ts&quot; 和 &quot;dur&quot; 的事件，单位为微秒</translation>
    </message>
    <message>
        <source>expected at most %1 events; record fewer</source>
        <translation>事件至多 %1 个；请少记录一些</translation>
    </message>
    <message>
        <source>the file is cut: a bracket or quote has no end; record the trace again</source>
        <translation>文件被截断：有括号或引号没有结束；请重新记录跟踪</translation>
    </message>
    <message>
        <source>expected events with begin and end (&quot;ph&quot; X, or B and E), found none</source>
        <translation>应有带开始和结束的事件（&quot;ph&quot; 为 X，或 B 和 E），一个也没有找到</translation>
    </message>
    <message>
        <source>expected warps numbered from 0 to %1</source>
        <translation>warp 编号应为 0 到 %1</translation>
    </message>
    <message>
        <source>Imported measurements</source>
        <translation>已导入的实测</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Import &amp;again…</source>
        <translation>重新导入(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose the columns anew, or bring in points that are not in the file</source>
        <translation>重新选择各列，或加入文件中没有的点</translation>
    </message>
    <message>
        <source>not inside the file</source>
        <translation>不在文件内</translation>
    </message>
    <message>
        <source>Nothing was imported yet. Measurements of your own are drawn over the curves of their mix, access pattern and ILP.</source>
        <translation>尚未导入任何数据。自己的实测会画在其混合、访问模式和 ILP 对应的曲线上。</translation>
    </message>
    <message>
        <source>SHA-256 %1, %2</source>
        <translation>SHA-256 %1，%2</translation>
    </message>
    <message>
        <source>Arithmetic beyond α: %1</source>
        <translation>超出 α 的算术：%1</translation>
    </message>
    <message>
        <source>Remove measurements %1</source>
        <translation>移除实测 %1</translation>
    </message>
    <message>
        <source>What loads from memory cost, GPU beside GPU. Left and right move along the chart, up and down to another GPU, page up and page down to another chart.</source>
        <translation>内存加载的代价，各 GPU 并列。左右键沿图表移动，上下键切换 GPU，Page Up 和 Page Down 切换图表。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>Takes the mix in place of the loop; the loop comes back with “loop” at the left, or by undoing</source>
        <translation>以混合取代循环；点左侧的“循环”或撤销可恢复循环</translation>
    </message>
    <message>
        <source>the kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>%1 shows the %2 mix at %3, not the loop at the left.</source>
        <translation>“%1”显示的是 %3 时的%2混合，而不是左侧的循环。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Up and down choose a model, left and right go along its numbers, the space bar shows or hides its curve.</source>
        <translation>上下键选择模型，左右键在其数字间移动，空格键显示或隐藏其曲线。</translation>
    </message>
    <message>
        <source>Substitute: %1</source>
        <translation>替代：%1</translation>
    </message>
    <message>
        <source>what it lacks</source>
        <translation>它所缺的</translation>
    </message>
    <message>
        <source>Mean of |model − measured| / measured over every point measured of this mix, access and ILP</source>
        <translation>在此混合、访问方式和 ILP 的所有实测点上，|模型 − 实测| / 实测 的平均值</translation>
    </message>
    <message>
        <source>Zhang-Owens 2011</source>
        <translation>Zhang-Owens 2011</translation>
    </message>
    <message>
        <source>At the operating point, iterations/cycle/SM</source>
        <translation>在工作点，次迭代/周期/SM</translation>
    </message>
    <message>
        <source>At the operating point</source>
        <translation>在工作点</translation>
    </message>
    <message>
        <source>Says nothing of this loop: %1</source>
        <translation>对该循环没有结论：%1</translation>
    </message>
    <message>
        <source>Models of throughput side by side. Arrow keys move the operating point; Tab leads to the list of models.</source>
        <translation>吞吐率模型并排比较。方向键移动工作点；Tab 转到模型列表。</translation>
    </message>
    <message>
        <source>models shown</source>
        <translation>显示的模型</translation>
    </message>
    <message>
        <source>%1: %2
%3 %4 %5</source>
        <translation>%1：%2
%3 %4 %5</translation>
    </message>
    <message>
        <source>throughput when all latency is hidden</source>
        <translation>延迟全部隐藏时的吞吐率</translation>
    </message>
    <message>
        <source>latency of an add</source>
        <translation>加法的延迟</translation>
    </message>
    <message>
        <source>latency of an iteration, per other instruction</source>
        <translation>一次迭代的延迟，按每条另一种指令计</translation>
    </message>
    <message>
        <source>α &lt; 1: 1/α others per add</source>
        <translation>α &lt; 1：每次加法对应 1/α 条另一种指令</translation>
    </message>
    <message>
        <source>memory limit</source>
        <translation>访存上限</translation>
    </message>
    <message>
        <source>warps needed to reach the target share of the peak</source>
        <translation>达到峰值目标比例所需的 warp 数</translation>
    </message>
    <message>
        <source>warps needed, whole</source>
        <translation>所需 warp 数，取整</translation>
    </message>
    <message>
        <source>warps too few</source>
        <translation>缺少的 warp 数</translation>
    </message>
    <message>
        <source>warps to spare</source>
        <translation>富余的 warp 数</translation>
    </message>
    <message>
        <source>independent instructions per warp that would do</source>
        <translation>足够的每 warp 独立指令数</translation>
    </message>
    <message>
        <source>Little&apos;s law: latency × throughput; %1</source>
        <translation>利特尔法则：延迟 × 吞吐率；%1</translation>
    </message>
    <message>
        <source>arithmetic instructions in flight</source>
        <translation>执行中的算术指令</translation>
    </message>
    <message>
        <source>other instructions in flight</source>
        <translation>执行中的另一种指令</translation>
    </message>
    <message>
        <source>α ≥ 1 there</source>
        <translation>该处 α ≥ 1</translation>
    </message>
    <message>
        <source>α &lt; 1 there</source>
        <translation>该处 α &lt; 1</translation>
    </message>
    <message>
        <source>warps needed by loads alone</source>
        <translation>仅加载所需的 warp 数</translation>
    </message>
    <message>
        <source>warps needed by arithmetic alone</source>
        <translation>仅算术所需的 warp 数</translation>
    </message>
    <message>
        <source>α where the arithmetic limit meets the other one</source>
        <translation>算术上限与另一上限相交处的 α</translation>
    </message>
    <message>
        <source>warps needed where the arithmetic limit meets the other one</source>
        <translation>算术上限与另一上限相交处所需的 warp 数</translation>
    </message>
    <message>
        <source>α where the issue limit meets the other one</source>
        <translation>发射上限与另一上限相交处的 α</translation>
    </message>
    <message>
        <source>warps needed where the issue limit meets the other one</source>
        <translation>发射上限与另一上限相交处所需的 warp 数</translation>
    </message>
    <message>
        <source>α of the cusp</source>
        <translation>尖点的 α</translation>
    </message>
    <message>
        <source>warps needed at the cusp</source>
        <translation>尖点所需的 warp 数</translation>
    </message>
    <message>
        <source>limit of %1</source>
        <translation>%1 的上限</translation>
    </message>
    <message>
        <source>the loop&apos;s own counts</source>
        <translation>循环自身的数量</translation>
    </message>
    <message>
        <source>use of %1 by an iteration</source>
        <translation>一次迭代对 %1 的占用</translation>
    </message>
    <message>
        <source>sum over the loop&apos;s instructions</source>
        <translation>循环各指令之和</translation>
    </message>
    <message>
        <source>latency of an iteration</source>
        <translation>一次迭代的延迟</translation>
    </message>
    <message>
        <source>critical path, as given</source>
        <translation>给定的关键路径</translation>
    </message>
    <message>
        <source>sum along the chain of instructions</source>
        <translation>沿指令链求和</translation>
    </message>
    <message>
        <source>limit of %1 of each warp&apos;s scheduler</source>
        <translation>每个 warp 所属调度器的 %1 的限制</translation>
    </message>
    <message>
        <source>limit of the stages of %1</source>
        <translation>%1 的级数上限</translation>
    </message>
    <message>
        <source>iterations of all warps</source>
        <translation>所有 warp 的迭代</translation>
    </message>
    <message>
        <source>the least of the bounds</source>
        <translation>各界限中的最小值</translation>
    </message>
    <message>
        <source>utilisation of %1</source>
        <translation>%1 的利用率</translation>
    </message>
    <message>
        <source>independent chains per warp that would do</source>
        <translation>足够的每 warp 独立链数</translation>
    </message>
    <message>
        <source>stages that would do</source>
        <translation>足够的级数</translation>
    </message>
    <message>
        <source>the loop has no instruction: expected a count above 0</source>
        <translation>循环中没有指令：数量应大于 0</translation>
    </message>
    <message>
        <source>producer warps of a block</source>
        <translation>块中的生产者 warp</translation>
    </message>
    <message>
        <source>consumer warps of a block</source>
        <translation>块中的消费者 warp</translation>
    </message>
    <message>
        <source>independent chains per warp</source>
        <translation>每个 warp 的独立链数</translation>
    </message>
    <message>
        <source>critical path of an iteration</source>
        <translation>一次迭代的关键路径</translation>
    </message>
    <message>
        <source>rate of %1</source>
        <translation>%1 的速率</translation>
    </message>
    <message>
        <source>schedulers of an SM</source>
        <translation>SM 的调度器数</translation>
    </message>
    <message>
        <source>the loop as given</source>
        <translation>给定的循环</translation>
    </message>
    <message>
        <source>%1 belongs to no role: put it under &apos;role producer&apos; or &apos;role consumer&apos;</source>
        <translation>%1 不属于任何角色：把它放在 &apos;role producer&apos; 或 &apos;role consumer&apos; 之下</translation>
    </message>
    <message>
        <source>consumers without a producer wait for ever: add &apos;role producer&apos; with a copy such as &apos;UTMALDG bytes=8192 stages=4&apos;</source>
        <translation>没有生产者，消费者会永远等待：添加 &apos;role producer&apos; 及一条复制，例如 &apos;UTMALDG bytes=8192 stages=4&apos;</translation>
    </message>
    <message>
        <source>producers without a consumer wait for ever once their stages are full: add &apos;role consumer&apos; with what computes</source>
        <translation>没有消费者，各级填满后生产者会永远等待：添加 &apos;role consumer&apos; 及其计算指令</translation>
    </message>
    <message>
        <source>a warp with a role has one chain: expected ILP 1 and no critical path</source>
        <translation>带角色的 warp 只有一条链：应为 ILP 1 且没有关键路径</translation>
    </message>
    <message>
        <source>all copies of the producers fill one ring: expected stages=%1 here too</source>
        <translation>生产者的所有复制填充同一个环：此处也应为 stages=%1</translation>
    </message>
    <message>
        <source>the producers fill no ring, so that the consumers wait for ever: give one of their copies stages=N</source>
        <translation>生产者没有填充任何环，消费者会永远等待：给它的一条复制加上 stages=N</translation>
    </message>
    <message>
        <source>BAR.SYNC waits for every warp of the block, for ever where some never reach it: %1 times an iteration in role producer, %2 in role consumer; give both as many</source>
        <translation>BAR.SYNC 等待块中的所有 warp，若有的永远到不了就会永远等待：每次迭代 role producer 中 %1 次，role consumer 中 %2 次；应使两者相同</translation>
    </message>
    <message>
        <source>unknown class of instruction &apos;%1&apos;%2</source>
        <translation>未知的指令类别“%1”%2</translation>
    </message>
    <message>
        <source>unknown class of instruction &apos;%1&apos;; known are %2</source>
        <translation>未知的指令类别“%1”；已知的有 %2</translation>
    </message>
    <message>
        <source>instructions %1</source>
        <translation>%1 指令数</translation>
    </message>
    <message>
        <source>%1 that do not wait for each other</source>
        <translation>互不等待的 %1</translation>
    </message>
    <message>
        <source>iterations later that %1 is waited for</source>
        <translation>%1 在几次迭代之后被等待</translation>
    </message>
    <message>
        <source>no source gives the latency of %1 on GPU %2</source>
        <translation>没有来源给出 %1 在 GPU %2 上的延迟</translation>
    </message>
    <message>
        <source>%1 takes no option &apos;%2&apos;; it takes %3</source>
        <translation>%1 没有选项“%2”；有 %3</translation>
    </message>
    <message>
        <source>%1 moves as many bytes as it is told: expected bytes=N</source>
        <translation>%1 移动的字节数由其指定：应有 bytes=N</translation>
    </message>
    <message>
        <source>share of %1 served by %2</source>
        <translation>%1 中由 %2 服务的份额</translation>
    </message>
    <message>
        <source>sectors of %1</source>
        <translation>%1 的扇区数</translation>
    </message>
    <message>
        <source>bytes of %1</source>
        <translation>%1 的字节数</translation>
    </message>
    <message>
        <source>lines of %1</source>
        <translation>%1 的缓存行</translation>
    </message>
    <message>
        <source>use of %1 by %2</source>
        <translation>%2 对 %1 的占用</translation>
    </message>
    <message>
        <source>passes of %1</source>
        <translation>%1 的轮数</translation>
    </message>
    <message>
        <source>latency of %1, %2</source>
        <translation>%1 的延迟，%2</translation>
    </message>
    <message>
        <source>latency of %1 to an instruction of another class</source>
        <translation>%1 到另一类指令的延迟</translation>
    </message>
    <message>
        <source>latency of %1</source>
        <translation>%1 的延迟</translation>
    </message>
    <message>
        <source>factor by which arithmetic outpaces memory</source>
        <translation>算术超过内存的倍数</translation>
    </message>
    <message>
        <source>the least factor at this confidence</source>
        <translation>此置信度下的最小倍数</translation>
    </message>
    <message>
        <source>the largest factor at this confidence</source>
        <translation>此置信度下的最大倍数</translation>
    </message>
    <message>
        <source>years in which the ratio halves</source>
        <translation>比值减半所需的年数</translation>
    </message>
    <message>
        <source>--alpha: the loop has no arithmetic instruction, or none of memory, for α to be the number of</source>
        <translation>--alpha：循环中没有算术指令，或没有访存指令，α 无从表示</translation>
    </message>
    <message>
        <source>What an SM holds of a launch. Up and down go through its resources; the curves follow with Tab.</source>
        <translation>SM 为一次启动能容纳的内容。上下键浏览各资源；按 Tab 转到曲线。</translation>
    </message>
    <message>
        <source>Fit the launch to this GPU</source>
        <translation>使启动适合此 GPU</translation>
    </message>
    <message>
        <source>The nearest launch that this GPU takes; can be undone</source>
        <translation>此 GPU 可接受的最接近的启动；可撤销</translation>
    </message>
    <message>
        <source>%1 cannot run this launch.
%2</source>
        <translation>%1 无法运行此启动。
%2</translation>
    </message>
    <message>
        <source>Choose another GPU to see what its SM holds.</source>
        <translation>请选择别的 GPU，以查看其 SM 能容纳什么。</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Blocks of the launch, for its waves; 0: not said</source>
        <translation>启动的线程块数，用于计算波数；0：未给出</translation>
    </message>
    <message>
        <source>grid not said</source>
        <translation>未给出网格</translation>
    </message>
    <message>
        <source>grid </source>
        <translation>网格 </translation>
    </message>
    <message>
        <source> blocks</source>
        <translation> 块</translation>
    </message>
    <message>
        <source>grid %1 blocks</source>
        <translation>网格 %1 块</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Shared memory that the launch prefers the SM to set aside; the rest is cache</source>
        <translation>启动希望 SM 划出的共享内存；其余作缓存</translation>
    </message>
    <message>
        <source>carve-out</source>
        <translation>划分</translation>
    </message>
    <message>
        <source>Partitioned global caching</source>
        <translation>分区的全局缓存</translation>
    </message>
    <message>
        <source>Global loads through the L1 caches: a block then lives on one half of the SM</source>
        <translation>全局加载经过 L1 缓存：线程块因此只在 SM 的一半上</translation>
    </message>
    <message>
        <source>caching as usual</source>
        <translation>照常缓存</translation>
    </message>
    <message>
        <source>partitioned caching</source>
        <translation>分区缓存</translation>
    </message>
    <message>
        <source>no partitioned caching</source>
        <translation>不分区缓存</translation>
    </message>
    <message>
        <source>Named barriers</source>
        <translation>命名屏障</translation>
    </message>
    <message>
        <source>Barriers that a block uses, of those of the SM; __syncthreads is one, and a kernel that waits for parts of a block has more</source>
        <translation>线程块占用的 SM 屏障数；__syncthreads 占一个，等待部分线程的内核会用更多</translation>
    </message>
    <message>
        <source>no barriers</source>
        <translation>无屏障</translation>
    </message>
    <message>
        <source>barriers </source>
        <translation>屏障 </translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>线程块簇</translation>
    </message>
    <message>
        <source>Blocks that are launched together on one GPC and reach each other&apos;s shared memory; more than 8 a kernel has to ask for</source>
        <translation>一起在同一 GPC 上启动、能互相访问共享内存的线程块；超过 8 个时内核须明确请求</translation>
    </message>
    <message>
        <source>no clusters</source>
        <translation>无线程块簇</translation>
    </message>
    <message>
        <source>clusters of </source>
        <translation>线程块簇 </translation>
    </message>
    <message>
        <source>Occupancy follows this launch</source>
        <translation>占用率采用此启动</translation>
    </message>
    <message>
        <source>Throughput and cusp take the warps that this launch leaves resident</source>
        <translation>吞吐率和尖点采用此启动所驻留的 warp 数</translation>
    </message>
    <message>
        <source>what decides occupancy</source>
        <translation>什么决定占用率</translation>
    </message>
    <message>
        <source>What an SM holds</source>
        <translation>SM 能容纳什么</translation>
    </message>
    <message>
        <source>caching as usual: partitioned</source>
        <translation>照常缓存：分区</translation>
    </message>
    <message>
        <source>caching as usual: not partitioned</source>
        <translation>照常缓存：不分区</translation>
    </message>
    <message>
        <source>largest carve-out</source>
        <translation>最大划分</translation>
    </message>
    <message>
        <source>carve-out %1 KiB</source>
        <translation>划分 %1 KiB</translation>
    </message>
    <message>
        <source>Save as my GPU</source>
        <translation>另存为我的 GPU</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>标识(&amp;I)</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>我的 %1</translation>
    </message>
    <message>
        <source>Width, millimetres</source>
        <translation>宽度，毫米</translation>
    </message>
    <message>
        <source>Height, millimetres</source>
        <translation>高度，毫米</translation>
    </message>
    <message>
        <source>Size of text, points</source>
        <translation>文字大小，磅</translation>
    </message>
    <message>
        <source>Size of the numbers at the axes, points</source>
        <translation>坐标轴数字大小，磅</translation>
    </message>
    <message>
        <source>Size of titles, points</source>
        <translation>标题大小，磅</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Widths of lines and size of markers, times the usual</source>
        <translation>线宽和标记大小，为通常的倍数</translation>
    </message>
    <message>
        <source>T&amp;itle above the panels</source>
        <translation>面板上方的标题(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Caption under the panels</source>
        <translation>面板下方的图注(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;ymbols for names</source>
        <translation>用符号代替名称(&amp;Y)</translation>
    </message>
    <message>
        <source>what suits the figure</source>
        <translation>适合该图的</translation>
    </message>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1（内置）</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>字体(&amp;F)</translation>
    </message>
    <message>
        <source>as all figures</source>
        <translation>与所有图相同</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数字(&amp;N)</translation>
    </message>
    <message>
        <source>Titl&amp;es</source>
        <translation>标题(&amp;E)</translation>
    </message>
    <message>
        <source>Beside the curves</source>
        <translation>在曲线旁</translation>
    </message>
    <message>
        <source>In a legend</source>
        <translation>在图例中</translation>
    </message>
    <message>
        <source>In a legend below</source>
        <translation>下方图例</translation>
    </message>
    <message>
        <source>In a legend at the right</source>
        <translation>右侧图例</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>线(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;abels</source>
        <translation>标注(&amp;A)</translation>
    </message>
    <message>
        <source>L with the subscript mem for mem_lat, T for throughputs</source>
        <translation>mem_lat 写作带下标 mem 的 L，吞吐率写作 T</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1（未安装）</translation>
    </message>
    <message>
        <source>%1 pt, suits the size</source>
        <translation>%1 磅，适合该尺寸</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>页面预览</translation>
    </message>
    <message>
        <source>Panels side by side</source>
        <translation>并排面板数</translation>
    </message>
    <message>
        <source>&amp;Letters (a), (b), …</source>
        <translation>字母 (a)、(b)、…(&amp;L)</translation>
    </message>
    <message>
        <source>Number e&amp;qual axes once</source>
        <translation>相同坐标轴只标一次数字(&amp;Q)</translation>
    </message>
    <message>
        <source>This panel has no axes.</source>
        <translation>此面板没有坐标轴。</translation>
    </message>
    <message>
        <source>A&amp;xes of</source>
        <translation>坐标轴所属(&amp;X)</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Figures beside this one</source>
        <translation>与此图并排的图</translation>
    </message>
    <message>
        <source>Their panels follow this figure&apos;s own, at most %1 together</source>
        <translation>其面板排在此图自身的面板之后，总共至多 %1 个</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Add a figure beside this one</source>
        <translation>添加与此图并排的图</translation>
    </message>
    <message>
        <source>Add a figure…</source>
        <translation>添加图…</translation>
    </message>
    <message>
        <source>Panels that are drawn</source>
        <translation>要绘制的子图</translation>
    </message>
    <message>
        <source>Panels without a check mark are left out</source>
        <translation>未勾选的子图不绘制</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>列(&amp;M)</translation>
    </message>
    <message>
        <source>Axes alike in quantity and unit get one range, and numbers at the left and at the bottom only</source>
        <translation>量和单位相同的坐标轴采用同一范围，数字只标在左侧和底部</translation>
    </message>
    <message>
        <source>%1: from</source>
        <translation>%1：自</translation>
    </message>
    <message>
        <source>%1: to</source>
        <translation>%1：到</translation>
    </message>
    <message>
        <source>%1: between numbers</source>
        <translation>%1：数字间隔</translation>
    </message>
    <message>
        <source>as many as fit</source>
        <translation>尽可能多</translation>
    </message>
    <message>
        <source>%1: numbers at most</source>
        <translation>%1：数字至多</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>，以 %1 计</translation>
    </message>
    <message>
        <source>The axis begins here%1</source>
        <translation>坐标轴由此开始%1</translation>
    </message>
    <message>
        <source>The axis ends here%1</source>
        <translation>坐标轴到此结束%1</translation>
    </message>
    <message>
        <source>Distance between numbers%1</source>
        <translation>数字之间的距离%1</translation>
    </message>
    <message>
        <source>Show or fold away</source>
        <translation>展开或收起</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>组：%1</translation>
    </message>
    <message>
        <source>Set by you, instead of</source>
        <translation>由你设置，原为</translation>
    </message>
    <message>
        <source>An SM holds</source>
        <translation>SM 能容纳</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Defined in</source>
        <translation>定义于</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>%1
%2
Defined in %3</source>
        <translation>%1
%2
定义于 %3</translation>
    </message>
    <message>
        <source>%1: where it comes from</source>
        <translation>%1：出自何处</translation>
    </message>
    <message>
        <source>Set by you. Back to the GPU&apos;s %1 %2</source>
        <translation>由你设置。恢复为 GPU 的 %1 %2</translation>
    </message>
    <message>
        <source>Set by you. Back to “not known”</source>
        <translation>由你设置。恢复为“未知”</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Mix: the instruction beside the adds</source>
        <translation>混合：加法之外的指令</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>What stands between the adds: a global load, a special-function
instruction or a shared-memory load; or a loop of any instructions</source>
        <translation>加法之间是什么：全局加载、特殊函数指令
或共享内存加载；或任意指令的循环</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>访问模式</translation>
    </message>
    <message>
        <source>How the lanes of a warp address global memory</source>
        <translation>warp 的各通道如何寻址全局内存</translation>
    </message>
    <message>
        <source>How the lanes of a warp address shared memory</source>
        <translation>warp 的各通道如何寻址共享内存</translation>
    </message>
    <message>
        <source>as in Coalescing</source>
        <translation>同“合并”视图</translation>
    </message>
    <message>
        <source>as in Banks</source>
        <translation>同“Bank”视图</translation>
    </message>
    <message>
        <source>stride </source>
        <translation>步长 </translation>
    </message>
    <message>
        <source>Words from one thread&apos;s address to the next one&apos;s</source>
        <translation>相邻线程地址之间的字数</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>offset </source>
        <translation>偏移 </translation>
    </message>
    <message>
        <source>Address of thread 0, words</source>
        <translation>线程 0 的地址，以字计</translation>
    </message>
    <message>
        <source>Chooses the random addresses; same seed, same addresses</source>
        <translation>选择随机地址；种子相同，地址相同</translation>
    </message>
    <message>
        <source>span</source>
        <translation>跨度</translation>
    </message>
    <message>
        <source>below </source>
        <translation>小于 </translation>
    </message>
    <message>
        <source> words</source>
        <translation> 字</translation>
    </message>
    <message>
        <source>The random addresses are less than this</source>
        <translation>随机地址小于此值</translation>
    </message>
    <message>
        <source>i</source>
        <translation>i</translation>
    </message>
    <message>
        <source>i = </source>
        <translation>i = </translation>
    </message>
    <message>
        <source>Which row or column; the formula&apos;s i</source>
        <translation>第几行或第几列；即公式中的 i</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>行距</translation>
    </message>
    <message>
        <source>pitch </source>
        <translation>行距 </translation>
    </message>
    <message>
        <source>Words in a row of the array, without padding</source>
        <translation>数组一行的字数，不含填充</translation>
    </message>
    <message>
        <source>padding </source>
        <translation>填充 </translation>
    </message>
    <message>
        <source>Unused words after each row</source>
        <translation>每行之后不用的字数</translation>
    </message>
    <message>
        <source>width </source>
        <translation>宽度 </translation>
    </message>
    <message>
        <source>Threads abreast: thread t is in row t / width</source>
        <translation>横向线程数：线程 t 位于第 t / 宽度 行</translation>
    </message>
    <message>
        <source>Threads that the instruction has, 1 to 32</source>
        <translation>指令涉及的线程数，1 到 32</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Patterns to begin with</source>
        <translation>可作起点的模式</translation>
    </message>
    <message>
        <source>list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>How the threads&apos; addresses come about, in words of the size chosen</source>
        <translation>线程地址如何产生，以所选大小的字计</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Row or column</source>
        <translation>行或列</translation>
    </message>
    <message>
        <source>Whether the threads lie along a row or down a column</source>
        <translation>线程沿一行还是一列排列</translation>
    </message>
    <message>
        <source>%1-byte words</source>
        <translation>%1 字节的字</translation>
    </message>
    <message>
        <source>Word size</source>
        <translation>字大小</translation>
    </message>
    <message>
        <source>Bytes that each thread accesses; addresses count such words</source>
        <translation>每个线程访问的字节数；地址以这样的字计</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>row or column</source>
        <translation>行或列</translation>
    </message>
    <message>
        <source>word size</source>
        <translation>字大小</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>An address a thread, words: 0,1,2,3</source>
        <translation>每线程一个地址，以字计：0,1,2,3</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Address in words from tid and i, with + - * / % &amp; ^ &lt;&lt; &gt;&gt; and parentheses</source>
        <translation>以 tid 和 i 表示的字地址，可用 + - * / % &amp; ^ &lt;&lt; &gt;&gt; 和括号</translation>
    </message>
    <message>
        <source>expected an address, found &apos;%1&apos;</source>
        <translation>应为地址，却是 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a warp has 1 to %1 addresses</source>
        <translation>一个 warp 有 1 到 %1 个地址</translation>
    </message>
    <message>
        <source>addresses</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>In the unit shown</source>
        <translation>按显示的单位</translation>
    </message>
    <message>
        <source>move the operating point</source>
        <translation>移动工作点</translation>
    </message>
    <message>
        <source>Play α</source>
        <translation>播放 α</translation>
    </message>
    <message>
        <source>Presenter</source>
        <translation>演示者</translation>
    </message>
    <message>
        <source>This step, with answer and notes</source>
        <translation>本步骤，含答案和备注</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>下一个步骤</translation>
    </message>
    <message>
        <source>The views and the lesson keep their picture while you prepare the next one; the parameters stay live</source>
        <translation>视图和课程保持当前画面，供您准备下一步；参数仍可调整</translation>
    </message>
    <message>
        <source>%1 (step %2 of %3)</source>
        <translation>%1（第 %2 步，共 %3 步）</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Mistakes to expect</source>
        <translation>可能出现的错误</translation>
    </message>
    <message>
        <source>This was the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行第 %3 列：%4</translation>
    </message>
    <message>
        <source>Launch of the profile that is shown</source>
        <translation>所显示的剖析中的启动</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Adds the launches of another export, as of another occupancy</source>
        <translation>添加另一个导出的启动，例如另一种占用率的</translation>
    </message>
    <message>
        <source>The loop, its GPU and its warps become the scenario&apos;s</source>
        <translation>循环及其 GPU 和 warp 数成为场景的</translation>
    </message>
    <message>
        <source>Use the scenario&apos;s GPU</source>
        <translation>使用场景的 GPU</translation>
    </message>
    <message>
        <source>The profile does not say enough of its GPU</source>
        <translation>剖析没有充分说明其 GPU</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>显示示例</translation>
    </message>
    <message>
        <source>A profile of ten kernels on an H100</source>
        <translation>H100 上十个 kernel 的剖析</translation>
    </message>
    <message>
        <source>Measured and modelled</source>
        <translation>测得与建模</translation>
    </message>
    <message>
        <source>What was measured of a kernel beside what the models say of its loop. Left and right go through the bars, page up and page down change the chart, Tab leads to the numbers.</source>
        <translation>kernel 的测量与模型对其循环的说法并列。左右键逐个走过柱，Page Up 和 Page Down 切换图，Tab 键到各数字。</translation>
    </message>
    <message>
        <source>Measured and modelled, as bars</source>
        <translation>测得与建模，以柱表示</translation>
    </message>
    <message>
        <source>Add a profile</source>
        <translation>添加剖析</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>剖析</translation>
    </message>
    <message>
        <source>reading %p %</source>
        <translation>读取 %p %</translation>
    </message>
    <message>
        <source>loop of a profile</source>
        <translation>剖析的循环</translation>
    </message>
    <message>
        <source>Drop an export of Nsight Compute here, paste it, or open one: what &apos;ncu --csv --page raw --set full&apos; prints.</source>
        <translation>把 Nsight Compute 的导出拖到这里，粘贴或打开：即“ncu --csv --page raw --set full”的输出。</translation>
    </message>
    <message>
        <source>Click to stop here when playing (F9)</source>
        <translation>点击后播放时停在此处 (F9)</translation>
    </message>
    <message>
        <source>the file was written by a newer version of LatencyLoom</source>
        <translation>该文件由更新版本的 LatencyLoom 写成</translation>
    </message>
    <message>
        <source>the file was written by a newer version of LatencyLoom; passed over: %1</source>
        <translation>该文件由更新版本的 LatencyLoom 写成；已略过：%1</translation>
    </message>
    <message>
        <source>the GPU &apos;%1&apos; is not known here: %2 stands in for it</source>
        <translation>此处没有 GPU &apos;%1&apos;：以 %2 代替</translation>
    </message>
    <message>
        <source>the measurements of %1 are not inside the file: import them again</source>
        <translation>%1 的实测数据不在文件中：请重新导入</translation>
    </message>
    <message>
        <source>the trace of %1 is not inside the file: open it again</source>
        <translation>文件里没有 %1 的跟踪：请再次打开它</translation>
    </message>
    <message>
        <source>expected a text or a number, or an array of them</source>
        <translation>应为文本或数字，或它们的数组</translation>
    </message>
    <message>
        <source>expected a text or a number</source>
        <translation>应为文本或数字</translation>
    </message>
    <message>
        <source>expected an object, as in {&quot;mem_lat&quot;: 400}</source>
        <translation>应为对象，例如 {&quot;mem_lat&quot;: 400}</translation>
    </message>
    <message>
        <source>unknown class of instruction %1%2</source>
        <translation>未知的指令类别 %1%2</translation>
    </message>
    <message>
        <source>duplicate class of instruction %1</source>
        <translation>指令类别 %1 出现了两次</translation>
    </message>
    <message>
        <source>expected at least one step</source>
        <translation>应至少有一个步骤</translation>
    </message>
    <message>
        <source>expected ids of views</source>
        <translation>应为视图的 id</translation>
    </message>
    <message>
        <source>the text has no heading &apos;## %1&apos;</source>
        <translation>课文中没有标题 &apos;## %1&apos;</translation>
    </message>
    <message>
        <source>another step has the id &apos;%1&apos; already</source>
        <translation>已有另一个步骤的 id 为 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 in column %2</source>
        <translation>%1（第 %2 列）</translation>
    </message>
    <message>
        <source>expected an object of parameters</source>
        <translation>应为由参数组成的对象</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>no parameter of this name; expected %1 or one of the GPU&apos;s numbers</source>
        <translation>没有这个名称的参数；应为 %1 或 GPU 的某个数值</translation>
    </message>
    <message>
        <source>expected at least two choices</source>
        <translation>应至少有两个选项</translation>
    </message>
    <message>
        <source>expected &quot;from&quot; and &quot;to&quot;, above 0 and ascending</source>
        <translation>应为大于 0 且递增的 "from" 和 "to"</translation>
    </message>
    <message>
        <source>a loop has at least one instruction; expected a line such as &apos;FFMA x4&apos;</source>
        <translation>循环至少有一条指令；应有类似“FFMA x4”的一行</translation>
    </message>
    <message>
        <source>a warp with a role has one chain: leave this line out; &apos;ilp=N&apos; after an instruction says how many of it do not wait for each other</source>
        <translation>带角色的 warp 只有一条链：去掉这一行；指令后的 &apos;ilp=N&apos; 表示其中多少条互不等待</translation>
    </message>
    <message>
        <source>a loop has one line of &apos;ilp&apos; or &apos;chain&apos;</source>
        <translation>循环只有一行“ilp”或“chain”</translation>
    </message>
    <message>
        <source>expected one number after &apos;%1&apos;</source>
        <translation>“%1”之后应有一个数</translation>
    </message>
    <message>
        <source>a loop has one line of &apos;path&apos;</source>
        <translation>循环只有一行“path”</translation>
    </message>
    <message>
        <source>the instructions before it belong to no role: put each under &apos;role producer&apos; or &apos;role consumer&apos;</source>
        <translation>它之前的指令不属于任何角色：把每条放在 &apos;role producer&apos; 或 &apos;role consumer&apos; 之下</translation>
    </message>
    <message>
        <source>&apos;role producer&apos; or &apos;role consumer&apos;</source>
        <translation>&apos;role producer&apos; 或 &apos;role consumer&apos;</translation>
    </message>
    <message>
        <source>&apos;role %1&apos; is given twice: put its instructions under one of the two lines</source>
        <translation>&apos;role %1&apos; 给出了两次：把它的指令放在其中一行之下</translation>
    </message>
    <message>
        <source>a number of warps such as x2</source>
        <translation>warp 数，例如 x2</translation>
    </message>
    <message>
        <source>x1 to x%1, as a block has at most %2 warps</source>
        <translation>x1 到 x%1，因为一个块最多有 %2 个 warp</translation>
    </message>
    <message>
        <source>role %1 has no instruction; expected a line such as &apos;FFMA x4&apos; after it</source>
        <translation>角色 %1 没有指令；其后应有一行，例如 &apos;FFMA x4&apos;</translation>
    </message>
    <message>
        <source>a loop has at most %1 lines of instructions; give an instruction once, with its count</source>
        <translation>循环最多有 %1 行指令；同一条指令请写一次并给出数量</translation>
    </message>
    <message>
        <source>a class of instruction such as FFMA or LDG.128</source>
        <translation>指令类别，例如 FFMA 或 LDG.128</translation>
    </message>
    <message>
        <source>shares of L1 and L2 add up to %1: expected at most 1, the rest comes from DRAM</source>
        <translation>L1 与 L2 的份额合计为 %1：应不超过 1，其余来自 DRAM</translation>
    </message>
    <message>
        <source>a count such as x4, or an option such as l2=0.6</source>
        <translation>数量（例如 x4）或选项（例如 l2=0.6）</translation>
    </message>
    <message>
        <source>unknown option %1; known: %2%3</source>
        <translation>未知选项 %1；已知：%2%3</translation>
    </message>
    <message>
        <source>a ring of 0 stages never takes a copy, so that the wait for it never ends: expected a whole number from %1 to %2</source>
        <translation>0 级的环永远容不下复制，对它的等待不会结束：应为 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>“%1”给出了两次</translation>
    </message>
    <message>
        <source>expected a header line with %1</source>
        <translation>应有包含 %1 的标题行</translation>
    </message>
    <message>
        <source>expected a column &apos;%1&apos; in the header%2</source>
        <translation>标题行中应有列 &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>duplicate column &apos;%1&apos;</source>
        <translation>列 &apos;%1&apos; 重复</translation>
    </message>
    <message>
        <source>expected for %1 %2, found &apos;%3&apos;</source>
        <translation>%1 应为 %2，找到 &apos;%3&apos;</translation>
    </message>
    <message>
        <source>Unsaved work was found but cannot be read. %1</source>
        <translation>发现了未保存的工作，但无法读取。%1</translation>
    </message>
    <message>
        <source>Documents that are kept and not saved: %1</source>
        <translation>已保留但未保存的文档：%1</translation>
    </message>
    <message>
        <source>Sho&amp;w…</source>
        <translation>显示(&amp;W)…</translation>
    </message>
    <message>
        <source> registers</source>
        <translation> 个寄存器</translation>
    </message>
    <message>
        <source> B, %1 KiB</source>
        <translation> B，%1 KiB</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>Curve: warps against %1</source>
        <translation>曲线：warp 数随%1的变化</translation>
    </message>
    <message>
        <source>%1, in warps</source>
        <translation>%1，以 warp 计</translation>
    </message>
    <message>
        <source>%1. Double-click: the usual value</source>
        <translation>%1。双击：恢复常用值</translation>
    </message>
    <message>
        <source>%1. Left and right step the value.</source>
        <translation>%1。左右键逐步改变数值。</translation>
    </message>
    <message>
        <source>producer W%1</source>
        <translation>生产者 W%1</translation>
    </message>
    <message>
        <source>consumer W%1</source>
        <translation>消费者 W%1</translation>
    </message>
    <message>
        <source>copy to stage %1</source>
        <translation>复制到第 %1 级</translation>
    </message>
    <message>
        <source>Take this one away</source>
        <translation>移除这一项</translation>
    </message>
    <message>
        <source>Function; type a part of its name to find it</source>
        <translation>函数；输入名称的一部分即可查找</translation>
    </message>
    <message>
        <source>Loop whose numbers stand at the right</source>
        <translation>右侧数值所属的循环</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>Lays another function beside this one, instruction by instruction</source>
        <translation>把另一个函数与此并排，逐条指令对齐</translation>
    </message>
    <message>
        <source>Function beside</source>
        <translation>对照函数</translation>
    </message>
    <message>
        <source>Function that stands on the right</source>
        <translation>位于右侧的函数</translation>
    </message>
    <message>
        <source>Find in the function</source>
        <translation>在函数中查找</translation>
    </message>
    <message>
        <source>Finds an instruction&apos;s text or address (Ctrl+F); Enter goes on, Shift+Enter back</source>
        <translation>查找指令的文本或地址 (Ctrl+F)；Enter 下一处，Shift+Enter 上一处</translation>
    </message>
    <message>
        <source>SASS</source>
        <translation>SASS</translation>
    </message>
    <message>
        <source>A listing of machine code: control codes, issue schedule, and what its loops would sustain.</source>
        <translation>机器码清单：控制码、发射时序，以及其循环可维持的速率。</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>beside: this listing</source>
        <translation>对照：此清单</translation>
    </message>
    <message>
        <source>beside: the listing before</source>
        <translation>对照：之前的清单</translation>
    </message>
    <message>
        <source>beside: %1</source>
        <translation>对照：%1</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>function beside</source>
        <translation>并排的函数</translation>
    </message>
    <message>
        <source>listing</source>
        <translation>代码清单</translation>
    </message>
    <message>
        <source>%1 is too large for a file of the document: the file will lack this listing.</source>
        <translation>%1 太大，无法放入文档文件：文件中将没有这份代码清单。</translation>
    </message>
    <message>
        <source>analysing</source>
        <translation>分析中</translation>
    </message>
    <message>
        <source>whole function</source>
        <translation>整个函数</translation>
    </message>
    <message>
        <source>listing beside</source>
        <translation>并排的代码清单</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not in this function</source>
        <translation>此函数中没有 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the loop of a listing</source>
        <translation>清单中的循环</translation>
    </message>
    <message>
        <source>mix, α and ILP by a loop</source>
        <translation>由循环得出的混合、α 和 ILP</translation>
    </message>
    <message>
        <source>a loop in the timeline</source>
        <translation>时间线中的循环</translation>
    </message>
    <message>
        <source>SASS is machine code of NVIDIA&apos;s GPUs: choose one of them to read a listing for it.</source>
        <translation>SASS 是 NVIDIA GPU 的机器码：请选择其中之一，以便按它阅读列表。</translation>
    </message>
    <message>
        <source>expected the id of a GPU or a GPU</source>
        <translation>应为 GPU 的 id 或一个 GPU</translation>
    </message>
    <message>
        <source>%1; import its file first, or name another</source>
        <translation>%1；请先导入其文件，或指定另一个</translation>
    </message>
    <message>
        <source>the search was stopped</source>
        <translation>搜索已停止</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假如</translation>
    </message>
    <message>
        <source>What a change of each parameter does. Up and down go through the parameters, left and right change the chart, Enter explains the parameter.</source>
        <translation>各参数变动的影响。上下键浏览参数，左右键切换图表，Enter 解释参数。</translation>
    </message>
    <message>
        <source>each parameter ± </source>
        <translation>各参数 ± </translation>
    </message>
    <message>
        <source>Change of each parameter in percent</source>
        <translation>各参数变动的百分比</translation>
    </message>
    <message>
        <source>Sources&apos; own ranges where they give one</source>
        <translation>有文献自身范围时采用之</translation>
    </message>
    <message>
        <source>By gradual saturation, not by the bounds</source>
        <translation>按渐进饱和，而不是按界限</translation>
    </message>
    <message>
        <source>No influence here: %1</source>
        <translation>在此无影响：%1</translation>
    </message>
    <message>
        <source>a step without an answer</source>
        <translation>没有答案的步骤</translation>
    </message>
    <message>
        <source>expected one of &apos;number&apos;, &apos;choice&apos; and &apos;sketch&apos;</source>
        <translation>应为 &apos;number&apos;、&apos;choice&apos;、&apos;sketch&apos; 之一</translation>
    </message>
    <message>
        <source>expected a point, [x, y]</source>
        <translation>应为一个点 [x, y]</translation>
    </message>
    <message>
        <source>expected a curve of at least 2 points</source>
        <translation>应为至少 2 个点的曲线</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>无快捷键(&amp;N)</translation>
    </message>
    <message>
        <source>Keys of a &amp;single character (1 to 9, N, R)</source>
        <translation>单字符快捷键（1 至 9、N、R）(&amp;S)</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Search by action or key</source>
        <translation>按操作或按键搜索</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>搜索快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Switch them off where they get in the way of a screen reader or of speech input. Keys of the view that has the keyboard stay.</source>
        <translation>当它们妨碍屏幕阅读器或语音输入时可关闭。拥有键盘焦点的视图的按键保留。</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>Save &amp;card…</source>
        <translation>保存卡片(&amp;C)…</translation>
    </message>
    <message>
        <source>Press the new keys</source>
        <translation>请按新的按键</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Keys of “%1”:</source>
        <translation>“%1”的按键：</translation>
    </message>
    <message>
        <source>These keys stay as they are.</source>
        <translation>这些按键保持不变。</translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation>选择一个操作以更改其按键。</translation>
    </message>
    <message>
        <source>Card of shortcuts</source>
        <translation>快捷键卡片</translation>
    </message>
    <message>
        <source>Sketch of the curve</source>
        <translation>曲线草图</translation>
    </message>
    <message>
        <source>Left and right choose a place, up and down draw</source>
        <translation>左右键选择位置，上下键绘制</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>limit: %1</source>
        <translation>限制：%1</translation>
    </message>
    <message>
        <source>%1, %2 SMs</source>
        <translation>%1，%2 个 SM</translation>
    </message>
    <message>
        <source>SM of %1</source>
        <translation>%1 的 SM</translation>
    </message>
    <message>
        <source>%1, one of %2</source>
        <translation>%1，共 %2 个之一</translation>
    </message>
    <message>
        <source>%1 dispatch ports</source>
        <translation>%1 个分派端口</translation>
    </message>
    <message>
        <source>%1 dispatch each</source>
        <translation>%1，各有一个分派单元</translation>
    </message>
    <message>
        <source>one of %1 in a GPC</source>
        <translation>一个 GPC 中 %1 个之一</translation>
    </message>
    <message>
        <source>one of %1 in all</source>
        <translation>总共 %1 个之一</translation>
    </message>
    <message>
        <source>L1 cache and shared memory, %1</source>
        <translation>L1 缓存与共享内存，%1</translation>
    </message>
    <message>
        <source>L1 and texture cache</source>
        <translation>L1 和纹理缓存</translation>
    </message>
    <message>
        <source>%1, size not known</source>
        <translation>%1，大小未知</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation>L2 缓存</translation>
    </message>
    <message>
        <source>L1 instruction cache</source>
        <translation>L1 指令缓存</translation>
    </message>
    <message>
        <source>MIO, %1 LD/ST</source>
        <translation>MIO，%1 LD/ST</translation>
    </message>
    <message>
        <source>%1 warp slots</source>
        <translation>%1 个 warp 槽</translation>
    </message>
    <message>
        <source>each cycle</source>
        <translation>每周期</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>%1 of its throughput is used</source>
        <translation>用去其吞吐率的 %1</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>由你设置</translation>
    </message>
    <message>
        <source>The units of an SM and its way to memory. The arrow keys go from block to block, Enter says where its number comes from.</source>
        <translation>SM 的各单元及其通往内存的路径。方向键在方块间移动，Enter 说明其数值的出处。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading and computing</source>
        <translation>读取和计算中</translation>
    </message>
    <message>
        <source>&amp;Projector mode</source>
        <translation>投影模式(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>P&amp;arameters</source>
        <translation>参数(&amp;A)</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Projector mode (P): black on white, or white on black with the dark theme, large text and bold lines</source>
        <translation>投影模式（P）：白底黑字，深色主题下黑底白字，大号文字和粗线条</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Ctrl+Alt+S</source>
        <translation>Ctrl+Alt+S</translation>
    </message>
    <message>
        <source>Show or hide the parameters (Ctrl+Alt+S)</source>
        <translation>显示或隐藏参数（Ctrl+Alt+S）</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Prese&amp;nting</source>
        <translation>演示(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Ctrl+-</translation>
    </message>
    <message>
        <source>Usual si&amp;ze</source>
        <translation>正常大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Pointer &amp;halo</source>
        <translation>指针光环(&amp;H)</translation>
    </message>
    <message>
        <source>Ctrl+Alt+H</source>
        <translation>Ctrl+Alt+H</translation>
    </message>
    <message>
        <source>Pressed &amp;keys</source>
        <translation>显示按键(&amp;K)</translation>
    </message>
    <message>
        <source>Ctrl+Alt+K</source>
        <translation>Ctrl+Alt+K</translation>
    </message>
    <message>
        <source>&amp;Blank screen</source>
        <translation>黑屏(&amp;B)</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>减少动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>What limits the kernel</source>
        <translation>限制 kernel 的因素</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>这些数出自何处</translation>
    </message>
    <message>
        <source>The lesson asks first: what limits the kernel stands here again with the answer.</source>
        <translation>课程先提问：答案揭晓后，这里会再次说明什么限制 kernel。</translation>
    </message>
    <message>
        <source>≈ Why?</source>
        <translation>≈ 为什么？</translation>
    </message>
    <message>
        <source>as the step before</source>
        <translation>与上一步相同</translation>
    </message>
    <message>
        <source>Predict a number</source>
        <translation>预测一个数</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>选择一个答案</translation>
    </message>
    <message>
        <source>Sketch a curve</source>
        <translation>画一条曲线</translation>
    </message>
    <message>
        <source>Compare GPUs</source>
        <translation>比较 GPU</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>自由探索</translation>
    </message>
    <message>
        <source>Markdown; {warps_needed} becomes its value</source>
        <translation>Markdown；{warps_needed} 会变成它的值</translation>
    </message>
    <message>
        <source>Shown with the answer</source>
        <translation>与答案一起显示</translation>
    </message>
    <message>
        <source>&amp;Record now</source>
        <translation>记录当前状态(&amp;R)</translation>
    </message>
    <message>
        <source>The step sets what the window shows now</source>
        <translation>此步骤设置窗口当前的状态</translation>
    </message>
    <message>
        <source>State of the window</source>
        <translation>窗口的状态</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>View to show</source>
        <translation>要显示的视图</translation>
    </message>
    <message>
        <source>Hidden until the answer</source>
        <translation>揭晓前隐藏</translation>
    </message>
    <message>
        <source>no view</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Name in the file</source>
        <translation>文件中的名称</translation>
    </message>
    <message>
        <source>Answer, as a formula</source>
        <translation>答案（公式）</translation>
    </message>
    <message>
        <source>Number of the model</source>
        <translation>模型中的数</translation>
    </message>
    <message>
        <source>Tolerance (%)</source>
        <translation>容差（%）</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>right where this formula is not 0</source>
        <translation>此公式不为 0 时正确</translation>
    </message>
    <message>
        <source>why it is wrong (may be empty)</source>
        <translation>为什么错（可为空）</translation>
    </message>
    <message>
        <source>Add an answer</source>
        <translation>添加答案</translation>
    </message>
    <message>
        <source>Answers to choose from</source>
        <translation>可选的答案</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Number to draw</source>
        <translation>要画的数</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Tolerance (% of the largest value)</source>
        <translation>容差（占最大值的 %）</translation>
    </message>
    <message>
        <source>Points that have to be right (%)</source>
        <translation>必须正确的点（%）</translation>
    </message>
    <message>
        <source>wrong answer, as a formula</source>
        <translation>错误答案（公式）</translation>
    </message>
    <message>
        <source>what to say of it</source>
        <translation>对此说什么</translation>
    </message>
    <message>
        <source>Add a wrong answer</source>
        <translation>添加错误答案</translation>
    </message>
    <message>
        <source>Wrong answers that are foreseen</source>
        <translation>可预见的错误答案</translation>
    </message>
    <message>
        <source>Issue timeline of a simulated SM. Left and right step the cycle cursor, W and S zoom, A and D pan, F shows everything, Space plays.</source>
        <translation>模拟 SM 的发射时间线。左右键移动周期光标，W 和 S 缩放，A 和 D 平移，F 显示全部，空格播放。</translation>
    </message>
    <message>
        <source>Remove the measured trace</source>
        <translation>移除实测跟踪</translation>
    </message>
    <message>
        <source>Takes the measured trace out of the document</source>
        <translation>从文档中移除实测跟踪</translation>
    </message>
    <message>
        <source>Measured trace</source>
        <translation>实测跟踪</translation>
    </message>
    <message>
        <source>Simulated SM</source>
        <translation>模拟的 SM</translation>
    </message>
    <message>
        <source>Open a measured trace</source>
        <translation>打开实测跟踪</translation>
    </message>
    <message>
        <source>Traces of Chrome, Perfetto and Proton (*.json *.chrome_trace);;All files (*)</source>
        <translation>Chrome、Perfetto 和 Proton 的跟踪 (*.json *.chrome_trace);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 · in flight %2 arithmetic + %3 other · %4 % of the issue slots used</source>
        <translation>%1 · 执行中算术 %2 + 其他 %3 · 用掉 %4 % 的发射槽</translation>
    </message>
    <message>
        <source>the loop in the timeline</source>
        <translation>时间线中的循环</translation>
    </message>
    <message>
        <source>the mix in the timeline</source>
        <translation>时间线中的混合</translation>
    </message>
    <message>
        <source>Cycles simulated</source>
        <translation>已模拟的周期数</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show all cycles</source>
        <translation>显示全部周期</translation>
    </message>
    <message>
        <source>Open a measured trace…</source>
        <translation>打开实测跟踪…</translation>
    </message>
    <message>
        <source>Stop simulating</source>
        <translation>停止模拟</translation>
    </message>
    <message>
        <source>cycle %1: %2</source>
        <translation>周期 %1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>跳过导览(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>第一次使用？</translation>
    </message>
    <message>
        <source>Take the one-minute &amp;tour</source>
        <translation>参加一分钟导览(&amp;T)</translation>
    </message>
    <message>
        <source>N&amp;ot now</source>
        <translation>暂不(&amp;O)</translation>
    </message>
    <message>
        <source>Help, Tour has it again</source>
        <translation>“帮助，导览”中随时可找到</translation>
    </message>
    <message>
        <source>the title, &apos;# ...&apos; in the first line,</source>
        <translation>标题（第一行的 '# ...'）</translation>
    </message>
    <message>
        <source>there is no heading &apos;## %1&apos;</source>
        <translation>没有标题 &apos;## %1&apos;</translation>
    </message>
    <message>
        <source>the heading &apos;## %1&apos; is no step of the lesson</source>
        <translation>标题 &apos;## %1&apos; 不是课程中的步骤</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>课文</translation>
    </message>
    <message>
        <source>the part &apos;### %1&apos;</source>
        <translation>&apos;### %1&apos; 部分</translation>
    </message>
    <message>
        <source>item %1 of &apos;### %2&apos;</source>
        <translation>&apos;### %2&apos; 的第 %1 项</translation>
    </message>
    <message>
        <source>the reason below %1</source>
        <translation>%1下面的理由</translation>
    </message>
    <message>
        <source>expected %1 items &apos;- ...&apos; under &apos;### %2&apos;, found %3</source>
        <translation>&apos;### %2&apos; 下应有 %1 项 &apos;- ...&apos;，却有 %3 项</translation>
    </message>
    <message>
        <source>%1 has nothing in the lesson that it translates: take it out</source>
        <translation>课程中没有%1所译的内容：请删去</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>%1 has other formulas than the lesson&apos;s: expected %2, found %3</source>
        <translation>%1中的公式与课程不同：应为 %2，却是 %3</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>回到起点 (Home)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>One step (Space): motion is reduced</source>
        <translation>单步（空格）：已减少动态效果</translation>
    </message>
    <message>
        <source>Latencies in the simulation</source>
        <translation>模拟中的延迟</translation>
    </message>
    <message>
        <source>&amp;Lecture</source>
        <translation>讲课(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>论文(&amp;P)</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>%1 的菜单</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>导出图…</translation>
    </message>
    <message>
        <source>Edit figure…</source>
        <translation>编辑图…</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Figure in numbers and words…</source>
        <translation>图的数值与文字…</translation>
    </message>
    <message>
        <source>Pin for comparison</source>
        <translation>固定以作比较</translation>
    </message>
    <message>
        <source>Open as large window</source>
        <translation>在大窗口中打开</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>浮动</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>All views by the question they answer</source>
        <translation>按所回答的问题列出的全部视图</translation>
    </message>
    <message>
        <source>Layout:</source>
        <translation>布局：</translation>
    </message>
    <message>
        <source>&amp;Usual layout</source>
        <translation>通常布局(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Back to the layout before</source>
        <translation>回到之前的布局(&amp;B)</translation>
    </message>
    <message>
        <source>Segment of the GPUs</source>
        <translation>GPU 的类别</translation>
    </message>
    <message>
        <source>Kind of the GPUs&apos; memory</source>
        <translation>GPU 的内存种类</translation>
    </message>
    <message>
        <source>Oldest architecture</source>
        <translation>最早的架构</translation>
    </message>
    <message>
        <source>Newest architecture</source>
        <translation>最新的架构</translation>
    </message>
    <message>
        <source>Released from this year on</source>
        <translation>自此年起发布</translation>
    </message>
    <message>
        <source>Released up to this year</source>
        <translation>到此年止发布</translation>
    </message>
    <message>
        <source>&amp;Why this number?</source>
        <translation>这个数从何而来？(&amp;W)</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>&amp;Operating point</source>
        <translation>工作点(&amp;O)</translation>
    </message>
    <message>
        <source>Filter: words of a name</source>
        <translation>筛选：名称中的词</translation>
    </message>
    <message>
        <source>Filter of the numbers</source>
        <translation>筛选数值</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>复制为 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>%1, α %2, %3 warps/SM</source>
        <translation>%1，α %2，%3 warp/SM</translation>
    </message>
    <message>
        <source>Comm&amp;and palette…</source>
        <translation>命令面板(&amp;A)…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>书签(&amp;B)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Bookmark %1, empty</source>
        <translation>书签 %1，空</translation>
    </message>
    <message>
        <source>&amp;Keep this state</source>
        <translation>保存此状态(&amp;K)</translation>
    </message>
    <message>
        <source>As bookmark %1</source>
        <translation>作为书签 %1</translation>
    </message>
    <message>
        <source>&amp;Manage bookmarks…</source>
        <translation>管理书签(&amp;M)…</translation>
    </message>
    <message>
        <source>Kept as bookmark %1: %2</source>
        <translation>已保存为书签 %1：%2</translation>
    </message>
    <message>
        <source>Bookmark %1 is now %2. It was %3.</source>
        <translation>书签 %1 现在是 %2。之前是 %3。</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>恢复(&amp;B)</translation>
    </message>
    <message>
        <source>Bookmark %1 is empty.</source>
        <translation>书签 %1 为空。</translation>
    </message>
    <message>
        <source>Bookmark %1: %2</source>
        <translation>书签 %1：%2</translation>
    </message>
    <message>
        <source>Go to view</source>
        <translation>转到视图</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Open figure</source>
        <translation>打开图</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>GPU(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>&amp;Unsaved work…</source>
        <translation>未保存的工作(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Import measurements…</source>
        <translation>导入实测(&amp;I)…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出图(&amp;E)…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>E&amp;dit figure…</source>
        <translation>编辑图(&amp;D)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Figure in &amp;numbers and words…</source>
        <translation>图的数值与文字(&amp;N)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>&amp;Copy scenario</source>
        <translation>复制场景(&amp;C)</translation>
    </message>
    <message>
        <source>Copy scenario as &amp;link</source>
        <translation>把场景复制为链接(&amp;L)</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>&amp;Paste scenario</source>
        <translation>粘贴场景(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;figure</source>
        <translation>复制图(&amp;F)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Pi&amp;n for comparison</source>
        <translation>固定以作比较(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
        <translation>全部取消固定(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Reset all overrides</source>
        <translation>重置所有自定值(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Options of the views</source>
        <translation>视图选项(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Gallery of figures…</source>
        <translation>图库(&amp;G)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>&amp;Measurements…</source>
        <translation>实测数据(&amp;M)…</translation>
    </message>
    <message>
        <source>View in front as lar&amp;ge window</source>
        <translation>前面的视图用大窗口打开(&amp;G)</translation>
    </message>
    <message>
        <source>F12</source>
        <translation>F12</translation>
    </message>
    <message>
        <source>&amp;All views…</source>
        <translation>全部视图(&amp;A)…</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>布局(&amp;Y)</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>显示或隐藏 %1</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>&amp;About LatencyLoom</source>
        <translation>关于 LatencyLoom(&amp;A)</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>Choose the access pattern</source>
        <translation>选择访问模式</translation>
    </message>
    <message>
        <source>Reset all overrides</source>
        <translation>重置所有自定值</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>与 %1 比较</translation>
    </message>
    <message>
        <source>Name a comparison</source>
        <translation>命名比较对象</translation>
    </message>
    <message>
        <source>Hide a comparison</source>
        <translation>隐藏比较对象</translation>
    </message>
    <message>
        <source>Show a comparison</source>
        <translation>显示比较对象</translation>
    </message>
    <message>
        <source>Remove a comparison</source>
        <translation>去掉比较对象</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>全部取消固定</translation>
    </message>
    <message>
        <source>Edit the figure</source>
        <translation>编辑此图</translation>
    </message>
    <message>
        <source>expected &apos;# ID&apos; or &apos;MEMBER: TEXT&apos;</source>
        <translation>应为 &apos;# ID&apos; 或 &apos;MEMBER: TEXT&apos;</translation>
    </message>
    <message>
        <source>expected an id behind &apos;#&apos;</source>
        <translation>&apos;#&apos; 后应有标识</translation>
    </message>
    <message>
        <source>there is an entry &apos;%1&apos; already</source>
        <translation>已有条目 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected also, see, source, en, zh_CN or ru, found &apos;%1&apos;</source>
        <translation>应为 also、see、source、en、zh_CN 或 ru，找到 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected &apos;TERM | DEFINITION&apos;</source>
        <translation>应为 &apos;TERM | DEFINITION&apos;</translation>
    </message>
    <message>
        <source>expected a term before &apos;|&apos; and its definition behind it</source>
        <translation>&apos;|&apos; 前应为术语，其后为定义</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not said in %2</source>
        <translation>&apos;%1&apos; 没有 %2 文本</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no source</source>
        <translation>&apos;%1&apos; 没有来源</translation>
    </message>
    <message>
        <source>&apos;%1&apos; sends to &apos;%2&apos;, which is no entry</source>
        <translation>&apos;%1&apos; 指向 &apos;%2&apos;，但没有该条目</translation>
    </message>
    <message>
        <source>a number from %1 to %2, or &quot;inf&quot;</source>
        <translation>%1 到 %2 的数或 "inf"</translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation>文本 %1</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>应为 %1 之一，却是%2</translation>
    </message>
    <message>
        <source>expected a version such as %1, found %2</source>
        <translation>应为形如 %1 的版本号，却是 %2</translation>
    </message>
    <message>
        <source>the file is of version %1 and this program reads up to version %2; a newer LatencyLoom opens it</source>
        <translation>文件的版本为 %1，而本程序至多读取版本 %2；更新的 LatencyLoom 可以打开它</translation>
    </message>
    <message>
        <source>end of input</source>
        <translation>输入结尾</translation>
    </message>
    <message>
        <source>string literal</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>&apos;[&apos;, &apos;{&apos;, or a literal</source>
        <translation>'['、'{' 或字面值</translation>
    </message>
    <message>
        <source>invalid literal</source>
        <translation>无效的字面量</translation>
    </message>
    <message>
        <source>syntax error while parsing %1 - %2</source>
        <translation>解析 %1 时语法错误：%2</translation>
    </message>
    <message>
        <source>unexpected %1; expected %2</source>
        <translation>意外的%1；应为%2</translation>
    </message>
    <message>
        <source>%1; last read: %2</source>
        <translation>%1；最后读到：%2</translation>
    </message>
    <message>
        <source>%1; expected %2</source>
        <translation>%1；应为 %2</translation>
    </message>
    <message>
        <source>no JSON</source>
        <translation>不是 JSON</translation>
    </message>
    <message>
        <source>duplicate key %1</source>
        <translation>键 %1 出现了两次</translation>
    </message>
    <message>
        <source>the number is too large for a double</source>
        <translation>该数超出双精度浮点数的范围</translation>
    </message>
    <message>
        <source>JSON has no NaN or Infinity; expected a finite number</source>
        <translation>JSON 没有 NaN 或 Infinity；应为有限的数</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>expected an object {...}, found %1</source>
        <translation>应为对象 {...}，却是%1</translation>
    </message>
    <message>
        <source>the key %1 is missing</source>
        <translation>缺少键 %1</translation>
    </message>
    <message>
        <source>expected text of at most %1 bytes, found %2</source>
        <translation>应为至多 %1 字节的文本，却有 %2 字节</translation>
    </message>
    <message>
        <source>expected text, found an empty one</source>
        <translation>应为文本，却是空文本</translation>
    </message>
    <message>
        <source>unknown key %1; known keys: %2</source>
        <translation>未知的键 %1；已知的键：%2</translation>
    </message>
    <message>
        <source>unknown key %1%2</source>
        <translation>未知的键 %1%2</translation>
    </message>
    <message>
        <source>a barrier takes %1 cycles: %2 with one warp and %3 more for each further one, as on an A100</source>
        <translation>屏障需要 %1 个周期：一个 warp 时 %2，每多一个 warp 加 %3，与 A100 上相同</translation>
    </message>
    <message>
        <source>barriers are not charged: the method takes their cost from the latency of uncoalesced accesses, and none was measured on %1</source>
        <translation>屏障不计价：该方法由非合并访问的延迟得出其代价，而 %1 上没有测过这种延迟</translation>
    </message>
    <message>
        <source>a block begins %1 cycles after the end of the one before it in its place, as on an H100</source>
        <translation>一个块在同一位置的前一块结束后 %1 个周期开始，与 H100 相同</translation>
    </message>
    <message>
        <source>an eighth</source>
        <translation>八分之一</translation>
    </message>
    <message>
        <source>four times alu_lat</source>
        <translation>alu_lat 的四倍</translation>
    </message>
    <message>
        <source>one a cycle</source>
        <translation>每周期一个</translation>
    </message>
    <message>
        <source>six times alu_lat</source>
        <translation>alu_lat 的六倍</translation>
    </message>
    <message>
        <source>half of the DRAM&apos;s</source>
        <translation>DRAM 的一半</translation>
    </message>
    <message>
        <source>the L2&apos;s</source>
        <translation>L2 的值</translation>
    </message>
    <message>
        <source>one sector of 32 bytes a cycle for each SM</source>
        <translation>每 SM 每周期一个 32 字节扇区</translation>
    </message>
    <message>
        <source>no uncoalesced access was measured on %1: latency and bandwidth of the DRAM are taken</source>
        <translation>未在 %1 上测量过非合并访问：采用 DRAM 的延迟和带宽</translation>
    </message>
    <message>
        <source>kernels are predicted from what NVIDIA&apos;s instructions cost: expected a GPU of NVIDIA, found &apos;%1&apos;</source>
        <translation>内核按 NVIDIA 指令的开销来预测：应为 NVIDIA 的 GPU，得到 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no launch was measured on %1: the time of the launch is left out</source>
        <translation>未在 %1 上测量过启动：略去启动时间</translation>
    </message>
    <message>
        <source>the GPU &apos;%1&apos; lacks numbers that a prediction needs: %2</source>
        <translation>GPU &apos;%1&apos; 缺少预测所需的数：%2</translation>
    </message>
    <message>
        <source>expected the quote&apos;s end in this line</source>
        <translation>应在本行内结束引号</translation>
    </message>
    <message>
        <source>expected a column &apos;%1&apos; for the kernel &apos;%2&apos;</source>
        <translation>kernel &apos;%2&apos; 应有列 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected %1 fields, found %2</source>
        <translation>应有 %1 个字段，实为 %2 个</translation>
    </message>
    <message>
        <source>%1: expected a whole number from %2 to %3, found &apos;%4&apos;</source>
        <translation>%1：应为 %2 到 %3 的整数，实为 &apos;%4&apos;</translation>
    </message>
    <message>
        <source>%1: expected a number from %2 to %3, found &apos;%4&apos;</source>
        <translation>%1：应为 %2 到 %3 的数，实为 &apos;%4&apos;</translation>
    </message>
    <message>
        <source>expected a block of at most %1 threads and a grid of at most %2 blocks</source>
        <translation>块最多 %1 个线程，网格最多 %2 个块</translation>
    </message>
    <message>
        <source>expected measured launches of the kernel &apos;%1&apos;, found none</source>
        <translation>应有 kernel &apos;%1&apos; 的启动测量，一个也没有</translation>
    </message>
    <message>
        <source>expected %1 arguments, found %2</source>
        <translation>应为 %1 个参数，找到 %2 个</translation>
    </message>
    <message>
        <source>expected the number of an argument, found %1</source>
        <translation>应为参数编号，找到 %1</translation>
    </message>
    <message>
        <source>the grid: expected blocks from 1 to 2147483647, found %1</source>
        <translation>网格：块数应为 1 到 2147483647，实为 %1</translation>
    </message>
    <message>
        <source>the grid: expected at most 2^40 blocks</source>
        <translation>网格：最多 2^40 个块</translation>
    </message>
    <message>
        <source>the block: expected threads from 1 to %1, found %2</source>
        <translation>块：线程数应为 1 到 %1，实为 %2</translation>
    </message>
    <message>
        <source>the block: expected at most %1 threads, found %2</source>
        <translation>块：最多 %1 个线程，实为 %2 个</translation>
    </message>
    <message>
        <source>hits of the L1: expected a part from 0 to 1, found %1</source>
        <translation>L1 命中：应为 0 到 1 的比例，实为 %1</translation>
    </message>
    <message>
        <source>hits of the L2: expected a part from 0 to 1, found %1</source>
        <translation>L2 命中：应为 0 到 1 的比例，实为 %1</translation>
    </message>
    <message>
        <source>hits of the L1 and the L2: expected parts whose sum is at most 1</source>
        <translation>L1 与 L2 命中：两个比例之和最多为 1</translation>
    </message>
    <message>
        <source>the L1 serves %1 % of the accesses: those that their block made before</source>
        <translation>L1 服务 %1 % 的访问：即其所在的块先前做过的访问</translation>
    </message>
    <message>
        <source>the L2 serves %1 % of the accesses: the grid accesses %2 KiB, the L2 holds %3, and what fits is there from before</source>
        <translation>L2 服务 %1 % 的访问：网格访问 %2 KiB，L2 容纳 %3，容得下的先前已在其中</translation>
    </message>
    <message>
        <source>no launch of blocks of %1 warps was measured: it is taken between those of %2</source>
        <translation>没有测过 %1 个 warp 的块的启动：在 %2 的启动之间取值</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;: control or addresses depend on argument %2, whose value is not given</source>
        <translation>kernel &apos;%1&apos;：控制流或地址取决于参数 %2，其值未给出</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;, block &apos;%2&apos;: how often the loop &apos;%3&apos; runs depends on what memory holds; its trips are not given</source>
        <translation>kernel &apos;%1&apos;，块 &apos;%2&apos;：循环 &apos;%3&apos; 的执行次数取决于内存内容；其迭代次数未给出</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;, block &apos;%2&apos;: the loop &apos;%3&apos; is entered whatever memory holds: its trips are at least 1</source>
        <translation>内核 &apos;%1&apos;，基本块 &apos;%2&apos;：无论内存内容如何都会进入循环 &apos;%3&apos;：其迭代次数至少为 1</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;: a thread executes more than %2 blocks, last &apos;%3&apos;, and its iterations differ; give fewer trips</source>
        <translation>kernel &apos;%1&apos;：一个线程执行的块超过 %2 个，最后是 &apos;%3&apos;，且各次迭代不同；请减少迭代次数</translation>
    </message>
    <message>
        <source>%1: expected LLVM IR, or clang or nvcc at hand to make it from CUDA: install clang</source>
        <translation>%1：应为 LLVM IR，或有 clang 或 nvcc 可从 CUDA 生成它：请安装 clang</translation>
    </message>
    <message>
        <source>%1 includes %2, which is outside of its folder: copy it there, or give its folder to &apos;latencyloom predict&apos; with --include</source>
        <translation>%1 包含了其文件夹之外的 %2：请把它复制到那里，或用 --include 把它的文件夹告诉 latencyloom predict</translation>
    </message>
    <message>
        <source>instructions of half precision cost as those of single precision</source>
        <translation>半精度指令的开销与单精度相同</translation>
    </message>
    <message>
        <source>exchanges between lanes cost as special functions</source>
        <translation>通道间交换按特殊函数计</translation>
    </message>
    <message>
        <source>the library function %1 costs as an exact division does</source>
        <translation>库函数 %1 按精确除法计</translation>
    </message>
    <message>
        <source>calls of %1 cost nothing: its code is not in the module</source>
        <translation>对 %1 的调用不计开销：模块中没有其代码</translation>
    </message>
    <message>
        <source>atomic operations cost as loads do; those to one known address wait for each other</source>
        <translation>原子操作的开销与加载相同；对同一已知地址的操作相互等待</translation>
    </message>
    <message>
        <source>remainders cost as divisions do</source>
        <translation>取余按除法计</translation>
    </message>
    <message>
        <source>integer divisions by a constant cost one instruction</source>
        <translation>整数除以常数按一条指令计</translation>
    </message>
    <message>
        <source>integer divisions cost as exact ones of floating point</source>
        <translation>整数除法按精确浮点除法计</translation>
    </message>
    <message>
        <source>fences cost one instruction</source>
        <translation>内存屏障按一条指令计</translation>
    </message>
    <message>
        <source>function &apos;%1&apos;, %2: %3</source>
        <translation>函数 &apos;%1&apos;，%2：%3</translation>
    </message>
    <message>
        <source>expected a kernel (a __global__ function), found none</source>
        <translation>应有 kernel（__global__ 函数），一个也没有</translation>
    </message>
    <message>
        <source>the kernel&apos;s PTX is not valid or has what is not read; predict the kernel from its machine code (cuobjdump -sass) instead</source>
        <translation>该 kernel 的 PTX 无效，或含有无法读取的内容；请改用其机器码（cuobjdump -sass）来分析该 kernel</translation>
    </message>
    <message>
        <source>no LLVM IR that this build reads: %1 (it has LLVM %2 and takes IR of later versions as far as the two are alike)</source>
        <translation>不是此版本能读取的 LLVM IR：%1（它使用 LLVM %2，较新版本的 IR 在两者相同的范围内读取）</translation>
    </message>
    <message>
        <source>no LLVM IR: %1</source>
        <translation>不是 LLVM IR：%1</translation>
    </message>
    <message>
        <source>the IR is not valid: %1</source>
        <translation>IR 无效：%1</translation>
    </message>
    <message>
        <source>expected PTX, whose first line is &apos;.version&apos;, or LLVM IR; found neither</source>
        <translation>应为首行是 “.version” 的 PTX，或 LLVM IR；两者都不是</translation>
    </message>
    <message>
        <source>expected IR for nvptx64-nvidia-cuda, found the target &apos;%1&apos;: make it with clang -x cuda --cuda-device-only -S -emit-llvm</source>
        <translation>应为 nvptx64-nvidia-cuda 的 IR，目标却是 &apos;%1&apos;：请用 clang -x cuda --cuda-device-only -S -emit-llvm 生成</translation>
    </message>
    <message>
        <source>the call of &apos;%1&apos; is recursive or its code too large</source>
        <translation>对 &apos;%1&apos; 的调用是递归的，或其代码过大</translation>
    </message>
    <message>
        <source>the call of &apos;%1&apos; cannot be inlined: %2</source>
        <translation>对 &apos;%1&apos; 的调用无法内联：%2</translation>
    </message>
    <message>
        <source>a recursive call: how deep it goes is not known; write it as a loop</source>
        <translation>递归调用：深度未知；请改写成循环</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;: expected at most %2 instructions, found %3</source>
        <translation>kernel &apos;%1&apos;：最多 %2 条指令，实为 %3 条</translation>
    </message>
    <message>
        <source>PTX keeps no names of arguments: they are counted from param_0</source>
        <translation>PTX 不保留参数名：从 param_0 起编号</translation>
    </message>
    <message>
        <source>the IR was made without optimisation (-O0): the real code does less, make it with -O3</source>
        <translation>IR 未经优化（-O0）：实际代码更少，请用 -O3 生成</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;: expected at most %2 KiB of LLVM IR, found %3</source>
        <translation>kernel &apos;%1&apos;：LLVM IR 最多 %2 KiB，实为 %3</translation>
    </message>
    <message>
        <source>expected at most %1 MiB of LLVM IR, found %2: take one kernel&apos;s module</source>
        <translation>LLVM IR 最多 %1 MiB，实为 %2：请取单个 kernel 的模块</translation>
    </message>
    <message>
        <source>no temporary file can be made</source>
        <translation>无法创建临时文件</translation>
    </message>
    <message>
        <source>%1: crashed, needed more than %2 GiB of memory, or was stopped after %3 s: give PTX or LLVM IR of this source instead</source>
        <translation>%1：崩溃、需要超过 %2 GiB 内存，或在 %3 秒后被停止：请改为提供此源码的 PTX 或 LLVM IR</translation>
    </message>
    <message>
        <source>LLVM&apos;s reader was tried, it ended with status %1</source>
        <translation>试读时 LLVM 的读取器以状态 %1 结束</translation>
    </message>
    <message>
        <source>LLVM&apos;s reader was tried, it took longer than %1 s</source>
        <translation>试读时 LLVM 的读取器耗时超过 %1 s</translation>
    </message>
    <message>
        <source>LLVM&apos;s reader was tried, it broke down with signal %1</source>
        <translation>试读时 LLVM 的读取器因信号 %1 崩溃</translation>
    </message>
    <message>
        <source>no pipe can be made: %1</source>
        <translation>无法创建管道：%1</translation>
    </message>
    <message>
        <source>no process to try a file in: %1</source>
        <translation>无法启动试读文件的进程：%1</translation>
    </message>
    <message>
        <source>no LLVM IR that can be read: %1</source>
        <translation>不是可读取的 LLVM IR：%1</translation>
    </message>
    <message>
        <source>the file could not be tried: every copy of the process stood still; try again</source>
        <translation>无法试读该文件：进程的每个副本都停住了；请重试</translation>
    </message>
    <message>
        <source>this build reads no LLVM IR: let packaging/install-deps install LLVM and build LatencyLoom again</source>
        <translation>此构建不读取 LLVM IR：请用 packaging/install-deps 安装 LLVM 并重新构建 LatencyLoom</translation>
    </message>
    <message>
        <source>expected the name of the kernel, one of: %1</source>
        <translation>应给出 kernel 的名称，为其中之一：%1</translation>
    </message>
    <message>
        <source>no kernel &apos;%1&apos; in %2%3; there are: %4</source>
        <translation>%2 中没有 kernel &apos;%1&apos;%3；有：%4</translation>
    </message>
    <message>
        <source>%1 of %2 is not known: %3 is taken, %4 %5</source>
        <translation>%2 的 %1 未知：取 %3，%4 %5</translation>
    </message>
    <message>
        <source>the kernel has no end: the file is cut</source>
        <translation>kernel 没有结尾：文件被截断</translation>
    </message>
    <message>
        <source>expected a kernel (.entry), found none</source>
        <translation>应有 kernel（.entry），一个也没有找到</translation>
    </message>
    <message>
        <source>more than %1 lines or statements</source>
        <translation>超过 %1 行或语句</translation>
    </message>
    <message>
        <source>expected a statement that ends with &apos;;&apos;, found &apos;%1&apos;</source>
        <translation>应为以“;”结尾的语句，发现“%1”</translation>
    </message>
    <message>
        <source>an array&apos;s size is no number</source>
        <translation>数组大小不是数字</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos; is defined twice</source>
        <translation>kernel“%1”被定义了两次</translation>
    </message>
    <message>
        <source>no label &apos;%1&apos; stands in the kernel</source>
        <translation>该 kernel 中没有标号“%1”</translation>
    </message>
    <message>
        <source>label &apos;%1&apos; stands twice in the kernel</source>
        <translation>标号“%1”在该 kernel 中出现两次</translation>
    </message>
    <message>
        <source>registers of a type that is not read: &apos;%1&apos;</source>
        <translation>不支持的寄存器类型：“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no register that is declared</source>
        <translation>“%1”不是已声明的寄存器</translation>
    </message>
    <message>
        <source>expected registers in braces, found &apos;%1&apos;</source>
        <translation>应为花括号中的寄存器，发现“%1”</translation>
    </message>
    <message>
        <source>expected %1 registers, found %2</source>
        <translation>应有 %1 个寄存器，发现 %2 个</translation>
    </message>
    <message>
        <source>an operand is missing</source>
        <translation>缺少一个操作数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no parameter of the kernel</source>
        <translation>“%1”不是该 kernel 的参数</translation>
    </message>
    <message>
        <source>expected a register and an address</source>
        <translation>应为一个寄存器和一个地址</translation>
    </message>
    <message>
        <source>expected a predicate and two operands</source>
        <translation>应为一个谓词和两个操作数</translation>
    </message>
    <message>
        <source>unknown comparison &apos;%1&apos;</source>
        <translation>未知的比较“%1”</translation>
    </message>
    <message>
        <source>a conversion between types that are not read</source>
        <translation>不支持的类型之间的转换</translation>
    </message>
    <message>
        <source>expected %1 operands, found %2</source>
        <translation>应有 %1 个操作数，发现 %2 个</translation>
    </message>
    <message>
        <source>expected an address and a value</source>
        <translation>应为一个地址和一个值</translation>
    </message>
    <message>
        <source>expected an address and two values</source>
        <translation>应为一个地址和两个值</translation>
    </message>
    <message>
        <source>a directive that is not read in a kernel: &apos;%1&apos;</source>
        <translation>kernel 中不支持的伪指令：“%1”</translation>
    </message>
    <message>
        <source>an instruction is missing after the predicate</source>
        <translation>谓词之后缺少指令</translation>
    </message>
    <message>
        <source>expected a label</source>
        <translation>应为一个标号</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: what textures and surfaces take is not known; read the data with a global load instead</source>
        <translation>“%1”：纹理和表面的代价未知；请改用全局加载读取数据</translation>
    </message>
    <message>
        <source>expected a register and a parameter</source>
        <translation>应为一个寄存器和一个参数</translation>
    </message>
    <message>
        <source>a call of a function: it may be recursive, and is not followed; have the compiler inline it (__forceinline__)</source>
        <translation>函数调用：可能是递归的，不予跟随；请让编译器内联它（__forceinline__）</translation>
    </message>
    <message>
        <source>what the instruction &apos;%1&apos; costs is not known; predict the kernel from its machine code (cuobjdump -sass) instead</source>
        <translation>指令“%1”的代价未知；请改用其机器码（cuobjdump -sass）来分析该 kernel</translation>
    </message>
    <message>
        <source>its control flow has loops with two entries</source>
        <translation>其控制流含有两个入口的循环</translation>
    </message>
    <message>
        <source>loads of constant memory cost one instruction: they are taken to hit its cache</source>
        <translation>常量内存的加载计一条指令：假定命中其缓存</translation>
    </message>
    <message>
        <source>%1: the address depends on what memory holds: each thread that read another word is taken to access a sector of its own</source>
        <translation>%1：地址取决于内存内容：读到不同字的各线程视为各访问一个扇区</translation>
    </message>
    <message>
        <source>%1: the address depends on what memory holds: taken as coalesced and without bank conflicts</source>
        <translation>%1：地址取决于内存内容：视为合并且无 bank 冲突</translation>
    </message>
    <message>
        <source>%1: memory of the thread&apos;s own is taken as global memory</source>
        <translation>%1：线程私有内存按全局内存处理</translation>
    </message>
    <message>
        <source>a call through a pointer or of assembly: what it calls is not known; give the kernel as PTX (nvcc -ptx)</source>
        <translation>经指针或汇编的调用：被调者未知；请以 PTX（nvcc -ptx）给出该 kernel</translation>
    </message>
    <message>
        <source>a way of leaving a block that no kernel has</source>
        <translation>kernel 中不会有的离开块的方式</translation>
    </message>
    <message>
        <source>%1: the condition depends on what memory holds: what it guards is taken to be executed</source>
        <translation>%1：条件取决于内存内容：假定其所控制的部分会执行</translation>
    </message>
    <message>
        <source>%1: leaving the loop depends on what memory holds</source>
        <translation>%1：离开循环取决于内存内容</translation>
    </message>
    <message>
        <source>%1 (&apos;%2&apos;, a whole number of %3 bits)</source>
        <translation>%1（“%2”，%3 位整数）</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; asks for something else</source>
        <translation>步骤 &apos;%1&apos; 问的是别的</translation>
    </message>
    <message>
        <source>no answers of a lesson; expected NAME.answers.json</source>
        <translation>不是课程的答案；应为 NAME.answers.json</translation>
    </message>
    <message>
        <source>answers to lesson &apos;%1&apos;, which is not at hand</source>
        <translation>课程 &apos;%1&apos; 的答案，但这里没有该课程</translation>
    </message>
    <message>
        <source>answers to lesson &apos;%1&apos; as it was in another version</source>
        <translation>课程 &apos;%1&apos; 另一版本的答案</translation>
    </message>
    <message>
        <source>lesson &apos;%1&apos; has no step &apos;%2&apos;</source>
        <translation>课程 &apos;%1&apos; 没有步骤 &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 has these answers, too</source>
        <translation>%1 中也有这些答案</translation>
    </message>
    <message>
        <source>no number &apos;wall.%1&apos;; there is wall.factor</source>
        <translation>没有名为 &apos;wall.%1&apos; 的数值；有 wall.factor</translation>
    </message>
    <message>
        <source>number of a lesson</source>
        <translation>课程中的数</translation>
    </message>
    <message>
        <source>the lesson&apos;s formula</source>
        <translation>课程中的公式</translation>
    </message>
    <message>
        <source>{%1}: %2</source>
        <translation>{%1}：%2</translation>
    </message>
    <message>
        <source>expected 1 to 17 digits after &apos;:&apos;</source>
        <translation>':' 之后应为 1 到 17 位数字</translation>
    </message>
    <message>
        <source>the step asks for no number</source>
        <translation>此步骤不要求数字</translation>
    </message>
    <message>
        <source>the step has no such choice</source>
        <translation>此步骤没有这个选项</translation>
    </message>
    <message>
        <source>the step asks for no curve, or there is none yet</source>
        <translation>此步骤不要求曲线，或尚无曲线</translation>
    </message>
    <message>
        <source>at most 1000 characters</source>
        <translation>至多 1000 个字符</translation>
    </message>
    <message>
        <source>an operator or the end</source>
        <translation>运算符或结尾</translation>
    </message>
    <message>
        <source>formula: expected %1, found %2</source>
        <translation>公式：应为%1，却是%2</translation>
    </message>
    <message>
        <source>at most 64 levels</source>
        <translation>至多 64 层</translation>
    </message>
    <message>
        <source>a number, a name or &apos;(&apos;</source>
        <translation>数、名称或 '('</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>min, max, ceil, floor, round or abs before &apos;(&apos;</source>
        <translation>'(' 之前为 min、max、ceil、floor、round 或 abs</translation>
    </message>
    <message>
        <source>&apos;)&apos; after one argument</source>
        <translation>一个参数之后的 ')'</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;)&apos;</source>
        <translation>',' 或 ')'</translation>
    </message>
    <message>
        <source>%1: expected %2 to %3, found %4</source>
        <translation>%1：应为 %2 到 %3，找到 %4</translation>
    </message>
    <message>
        <source>word size: expected 1, 2, 4, 8 or 16 bytes, found %1</source>
        <translation>字长：应为 1、2、4、8 或 16 字节，找到 %1</translation>
    </message>
    <message>
        <source>pitch: the swizzle needs a power of two, found %1</source>
        <translation>行距：XOR 置换需要 2 的幂，实为 %1</translation>
    </message>
    <message>
        <source>addresses: expected one for each of the %1 threads, found %2</source>
        <translation>地址：%1 个线程应各有一个，找到 %2 个</translation>
    </message>
    <message>
        <source>the formula is longer than %1 bytes</source>
        <translation>公式超过 %1 字节</translation>
    </message>
    <message>
        <source>thread %1 has address %2: expected 0 to %3 words</source>
        <translation>线程 %1 的地址为 %2：应为 0 到 %3 个字</translation>
    </message>
    <message>
        <source>bank width: expected 4 or 8 bytes, found %1</source>
        <translation>bank 宽度：应为 4 或 8 字节，实为 %1</translation>
    </message>
    <message>
        <source>bank width: the banks of %1 are 4 bytes wide, found %2; kepler has a choice of 4 and 8</source>
        <translation>bank 宽度：%1 的 bank 为 4 字节宽，实为 %2；kepler 可选 4 和 8</translation>
    </message>
    <message>
        <source>a remedy needs a stride of at least 1</source>
        <translation>补救需要至少为 1 的步长</translation>
    </message>
    <message>
        <source>a remedy is searched for tiles, swizzled tiles and strides</source>
        <translation>补救只对分块、XOR 置换的分块和步长进行搜索</translation>
    </message>
    <message>
        <source>cache: only fermi and kepler choose whether loads go through the L1, not %1</source>
        <translation>缓存：只有 fermi 和 kepler 可选择加载是否经过 L1，%1 不能</translation>
    </message>
    <message>
        <source>transaction words: expected powers of two from 1 to 1024</source>
        <translation>事务字数：应为 1 到 1024 的 2 的幂</translation>
    </message>
    <message>
        <source>transaction words: expected each twice the one before, as in 2,4</source>
        <translation>事务字数：每个应为前一个的两倍，如 2,4</translation>
    </message>
    <message>
        <source>transaction words: only gt200 has transactions of several sizes</source>
        <translation>事务字数：只有 gt200 有多种大小的事务</translation>
    </message>
    <message>
        <source>warp size: expected 2, 4, 8, 16 or 32, found %1</source>
        <translation>warp 大小：应为 2、4、8、16 或 32，找到 %1</translation>
    </message>
    <message>
        <source>half-warps: only g80 and gt200 serve a half-warp at a time</source>
        <translation>半 warp：只有 g80 和 gt200 一次处理半个 warp</translation>
    </message>
    <message>
        <source>independent chains</source>
        <translation>独立的指令链</translation>
    </message>
    <message>
        <source>latency of an iteration without its adds</source>
        <translation>不含加法的一次迭代的延迟</translation>
    </message>
    <message>
        <source>issue slots of an iteration</source>
        <translation>一次迭代的发射槽</translation>
    </message>
    <message>
        <source>cycles to issue an iteration at the peak rate</source>
        <translation>以峰值速率发射一次迭代的周期数</translation>
    </message>
    <message>
        <source>stall reasons add up to the latency of an issued instruction</source>
        <translation>各停顿原因之和即已发射指令的延迟</translation>
    </message>
    <message>
        <source>instructions issued per cycle x their latency are the resident warps</source>
        <translation>每周期发射的指令数 x 其延迟即驻留 warp 数</translation>
    </message>
    <message>
        <source>bytes at DRAM / duration are its bandwidth</source>
        <translation>DRAM 字节数 / 持续时间即其带宽</translation>
    </message>
    <message>
        <source>resident warps achieved are at most those possible</source>
        <translation>实际驻留 warp 数不超过可能的上限</translation>
    </message>
    <message>
        <source>no GPU of the catalogue is the one of this profile, %1: say which one is meant</source>
        <translation>目录中没有此剖析的 GPU，%1：请说明是哪一个</translation>
    </message>
    <message>
        <source>this profile does not say which GPU it is of, %1: say which one is meant, of %2</source>
        <translation>此剖析没有说明是哪个 GPU 的，%1：请说明是 %2 中的哪一个</translation>
    </message>
    <message>
        <source>the export of &apos;%1&apos; lacks counts of instructions; this brings them: ncu %2</source>
        <translation>“%1”的导出中没有指令计数；可这样取得：ncu %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; executed no instruction</source>
        <translation>“%1”没有执行任何指令</translation>
    </message>
    <message>
        <source>counts of &apos;%1&apos; contradict each other: more than %2 instructions for each access</source>
        <translation>“%1”的计数互相矛盾：每次访问超过 %2 条指令</translation>
    </message>
    <message>
        <source>%1 counts as %2: no source gives its latency on this GPU</source>
        <translation>%1 按 %2 计：没有来源给出它在此 GPU 上的延迟</translation>
    </message>
    <message>
        <source>loads are coalesced</source>
        <translation>加载已合并</translation>
    </message>
    <message>
        <source>stores are coalesced</source>
        <translation>存储已合并</translation>
    </message>
    <message>
        <source>shared accesses have as many passes as L1 was busy for, beside global ones</source>
        <translation>共享访问的遍数等于 L1 除全局访问外忙碌的周期数</translation>
    </message>
    <message>
        <source>%1 has no bank conflicts</source>
        <translation>%1 没有存储体冲突</translation>
    </message>
    <message>
        <source>%1 is waited for at once</source>
        <translation>对 %1 立即等待</translation>
    </message>
    <message>
        <source>what %1 % of the instructions do beside issuing: no source gives their numbers on this GPU</source>
        <translation>%1 % 的指令在发射之外所做的：没有来源给出它们在此 GPU 上的数值</translation>
    </message>
    <message>
        <source>an iteration is one global load; the export does not say how often the kernel&apos;s own loop runs</source>
        <translation>一次迭代是一次全局加载；导出没有说明 kernel 自己的循环运行多少次</translation>
    </message>
    <message>
        <source>an iteration is one global store; the kernel has no global load</source>
        <translation>一次迭代是一次全局存储；kernel 没有全局加载</translation>
    </message>
    <message>
        <source>an iteration is one global atomic; the kernel has no global load or store</source>
        <translation>一次迭代是一次全局原子操作；内核没有全局加载或存储</translation>
    </message>
    <message>
        <source>an iteration is one shared load; the kernel has no global access</source>
        <translation>一次迭代是一次共享内存加载；kernel 没有全局访问</translation>
    </message>
    <message>
        <source>an iteration is 100 instructions; the kernel hardly accesses memory</source>
        <translation>一次迭代是 100 条指令；kernel 几乎不访问内存</translation>
    </message>
    <message>
        <source>sectors of scattered accesses lie in as many lines as L1 or L2 were busy for</source>
        <translation>分散访问的扇区所在的缓存行数等于 L1 或 L2 忙碌的次数</translation>
    </message>
    <message>
        <source>every sector of a scattered access lies in a line of its own</source>
        <translation>分散访问的每个扇区各在一个缓存行</translation>
    </message>
    <message>
        <source>loads are as wide as the bytes used of their sectors: the threads of a warp load different addresses</source>
        <translation>加载的宽度为其扇区中用到的字节：warp 的各线程加载不同的地址</translation>
    </message>
    <message>
        <source>loads are of 4 bytes a thread</source>
        <translation>加载为每线程 4 字节</translation>
    </message>
    <message>
        <source>stores are of 4 bytes a thread</source>
        <translation>存储为每线程 4 字节</translation>
    </message>
    <message>
        <source>copies to shared memory are of 16 bytes a thread, from DRAM, and waited for at once</source>
        <translation>到共享内存的复制为每线程 16 字节，来自 DRAM，并立即等待</translation>
    </message>
    <message>
        <source>local loads are served by L1</source>
        <translation>局部加载由 L1 服务</translation>
    </message>
    <message>
        <source>atomics are served by L2</source>
        <translation>原子操作由 L2 服务</translation>
    </message>
    <message>
        <source>atomics of one address that wait for each other at L2</source>
        <translation>同一地址的原子操作在 L2 互相等待</translation>
    </message>
    <message>
        <source>DRAM takes all that is stored</source>
        <translation>DRAM 接收全部存储</translation>
    </message>
    <message>
        <source>L1 serves as much of the loads as of all accesses</source>
        <translation>L1 服务的加载份额与全部访问相同</translation>
    </message>
    <message>
        <source>L1 serves no load</source>
        <translation>L1 不服务加载</translation>
    </message>
    <message>
        <source>L2 serves as much of the loads as of all accesses</source>
        <translation>L2 服务的加载份额与全部访问相同</translation>
    </message>
    <message>
        <source>L2 serves no load</source>
        <translation>L2 不服务加载</translation>
    </message>
    <message>
        <source>shared accesses are of 4 bytes a thread: wider ones have more passes</source>
        <translation>共享内存访问为每线程 4 字节：更宽的有更多趟</translation>
    </message>
    <message>
        <source>what pipe %1 executes: its rate, the SMs or the cycles are not known</source>
        <translation>流水线 %1 所执行的：其速率、SM 数或周期未知</translation>
    </message>
    <message>
        <source>integer and special instructions: the export says nothing of pipes</source>
        <translation>整数和特殊指令：导出没有说明流水线</translation>
    </message>
    <message>
        <source>all instructions of pipe fma are FP32 multiply-adds</source>
        <translation>流水线 fma 的全部指令都是 FP32 乘加</translation>
    </message>
    <message>
        <source>what pipe fma executes beside FP32 counts as IMAD</source>
        <translation>流水线 fma 在 FP32 之外执行的按 IMAD 计</translation>
    </message>
    <message>
        <source>all instructions of pipe alu count as IADD3</source>
        <translation>流水线 alu 的全部指令按 IADD3 计</translation>
    </message>
    <message>
        <source>all instructions of pipe xu count as MUFU.RSQ</source>
        <translation>流水线 xu 的全部指令按 MUFU.RSQ 计</translation>
    </message>
    <message>
        <source>all instructions of pipe fp64 count as DFMA</source>
        <translation>流水线 fp64 的全部指令按 DFMA 计</translation>
    </message>
    <message>
        <source>instructions of a pipe are its use times the rate that the GPU&apos;s numbers give it</source>
        <translation>流水线的指令数是其利用率乘以 GPU 数据给出的速率</translation>
    </message>
    <message>
        <source>matrix products, pipe %1 at %2 % of its peak: the export does not say their shape</source>
        <translation>矩阵乘积，流水线 %1 为其峰值的 %2 %：导出没有说明其形状</translation>
    </message>
    <message>
        <source>%1 % of the instructions are of no class that the export counts: they take issue slots alone</source>
        <translation>%1 % 的指令不属于导出统计的任何类别：它们只占发射槽</translation>
    </message>
    <message>
        <source>every instruction waits for the one before</source>
        <translation>每条指令都等待前一条</translation>
    </message>
    <message>
        <source>a warp waits %1 of the %2 cycles of an iteration for barriers, branches, code and its end, as measured</source>
        <translation>一个 warp 在一次迭代的 %2 个周期中有 %1 个周期等待屏障、分支、取指和结束，按实测</translation>
    </message>
    <message>
        <source>%1 loads of a warp are under way at once, as one took the %2 cycles measured with what follows it, not the %3 of one load after the other: %4 of them are an iteration</source>
        <translation>一个 warp 同时有 %1 次加载在进行：每次连同其后的指令测得 %2 个周期，而非依次加载的 %3 个：其中 %4 次为一次迭代</translation>
    </message>
    <message>
        <source>instructions of a warp overlap, as an iteration took the %1 cycles measured, not the %2 of one after the other</source>
        <translation>warp 的指令相互重叠：一次迭代实测用了 %1 个周期，而不是逐条执行的 %2 个</translation>
    </message>
    <message>
        <source>expected UTF-8, found UTF-16, as PowerShell writes with &apos;&gt;&apos;: export again with &apos;ncu --csv --page raw --log-file FILE&apos;</source>
        <translation>应为 UTF-8，却是 PowerShell 用 “&gt;” 写出的 UTF-16：请用 &apos;ncu --csv --page raw --log-file FILE&apos; 重新导出</translation>
    </message>
    <message>
        <source>expected text, found a binary file; of a report, &apos;ncu --import REPORT.ncu-rep --csv --page raw&apos; prints it</source>
        <translation>应为文本，却是二进制文件；报告可用 &apos;ncu --import REPORT.ncu-rep --csv --page raw&apos; 打印</translation>
    </message>
    <message>
        <source>expected a line of at most 4 MiB; a quote may lack its end: export again with &apos;ncu --csv --page raw&apos;</source>
        <translation>一行最多 4 MiB；可能有引号未结束：请用 &apos;ncu --csv --page raw&apos; 重新导出</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between fields, found &apos;;&apos;: a spreadsheet that writes decimal commas has saved it; export again with &apos;ncu --csv&apos;</source>
        <translation>字段之间应为 &apos;,&apos;，却是 &apos;;&apos;：它由使用小数逗号的电子表格保存；请用 &apos;ncu --csv&apos; 重新导出</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between fields, found tabs: a spreadsheet has saved it; export again with &apos;ncu --csv&apos;</source>
        <translation>字段之间应为 “,”，却是制表符：文件由电子表格保存；请用 &apos;ncu --csv&apos; 重新导出</translation>
    </message>
    <message>
        <source>expected columns &apos;Metric Unit&apos; and &apos;Metric Value&apos;; export again with &apos;ncu --csv --page raw&apos;</source>
        <translation>应有列 &apos;Metric Unit&apos; 和 &apos;Metric Value&apos;；请用 &apos;ncu --csv --page raw&apos; 重新导出</translation>
    </message>
    <message>
        <source>expected columns &apos;Block Size&apos; and &apos;Grid Size&apos;; export again with &apos;ncu --csv --page raw&apos;</source>
        <translation>应有列 &apos;Block Size&apos; 和 &apos;Grid Size&apos;；请用 &apos;ncu --csv --page raw&apos; 重新导出</translation>
    </message>
    <message>
        <source>expected at most %1 launches; export fewer, as with &apos;ncu --launch-count&apos;</source>
        <translation>启动最多 %1 次；请少导出一些，例如用 &apos;ncu --launch-count&apos;</translation>
    </message>
    <message>
        <source>metric &apos;%1&apos;: expected a number as 1,234.5, found %2; with a decimal comma in it, export again with &apos;LC_ALL=C ncu --csv&apos;</source>
        <translation>指标 &apos;%1&apos;：应为 1,234.5 形式的数，却是 %2；若含小数逗号，请用 &apos;LC_ALL=C ncu --csv&apos; 重新导出</translation>
    </message>
    <message>
        <source>metric &apos;%1&apos;: the unit %2 is not known; export again with &apos;ncu --print-units base&apos;</source>
        <translation>指标 &apos;%1&apos;：单位 %2 未知；请用 &apos;ncu --print-units base&apos; 重新导出</translation>
    </message>
    <message>
        <source>expected at most %1 stall reasons or pipes of a launch</source>
        <translation>每次启动最多应有 %1 个停顿原因或流水线</translation>
    </message>
    <message>
        <source>metric &apos;%1&apos;: expected at most %2 instances as &apos;LDG.E: 1,024&apos;, found %3; export again with &apos;ncu --print-metric-instances details&apos;</source>
        <translation>指标“%1”：应为至多 %2 个形如“LDG.E: 1,024”的实例，却是 %3；请用“ncu --print-metric-instances details”重新导出</translation>
    </message>
    <message>
        <source>expected %1 fields, as the header has, found %2; the file may be cut: export again with &apos;ncu --csv --page raw&apos;</source>
        <translation>应有 %1 个字段，与表头相同，却有 %2 个；文件可能被截断：请用 &apos;ncu --csv --page raw&apos; 重新导出</translation>
    </message>
    <message>
        <source>a quote has no end: the file is cut; export again with &apos;ncu --csv&apos;</source>
        <translation>引号未结束：文件被截断；请用 &apos;ncu --csv&apos; 重新导出</translation>
    </message>
    <message>
        <source>expected a row up to its value, found fewer fields: the file is cut; export again with &apos;ncu --csv&apos;</source>
        <translation>一行应到其数值为止，字段却更少：文件被截断；请用 &apos;ncu --csv&apos; 重新导出</translation>
    </message>
    <message>
        <source>this is the source page of a report; export with &apos;ncu --csv --page raw&apos;</source>
        <translation>这是报告的源码页；请用 &apos;ncu --csv --page raw&apos; 导出</translation>
    </message>
    <message>
        <source>this is ncu&apos;s text for reading; export with &apos;ncu --csv --page raw&apos;</source>
        <translation>这是 ncu 供阅读的文本；请用 &apos;ncu --csv --page raw&apos; 导出</translation>
    </message>
    <message>
        <source>expected a launch after the header, found none; the file may be cut, or no kernel was profiled</source>
        <translation>表头之后应有一次启动，却没有；文件可能被截断，或没有分析任何内核</translation>
    </message>
    <message>
        <source>expected a header with &apos;ID&apos; and &apos;Kernel Name&apos;, as &apos;ncu --csv --page raw&apos; prints, found none in %1 lines</source>
        <translation>应有含 &apos;ID&apos; 和 &apos;Kernel Name&apos; 的表头，如 &apos;ncu --csv --page raw&apos; 所打印，在 %1 行中未找到</translation>
    </message>
    <message>
        <source>the listing does not say its architecture: scheduled for %1</source>
        <translation>代码清单没有说明架构：按 %1 调度</translation>
    </message>
    <message>
        <source>%1: scheduled for %2 (compute capability %3), the nearest; take ports and latencies as a what-if</source>
        <translation>%1：按最接近的 %2（计算能力 %3）调度；端口和延迟仅供假设分析</translation>
    </message>
    <message>
        <source>no GPU of %1 has the numbers that a schedule takes</source>
        <translation>没有 %1 的 GPU 具备调度所需的数值</translation>
    </message>
    <message>
        <source>no GPU of %1 is in the catalogue</source>
        <translation>目录中没有 %1 的 GPU</translation>
    </message>
    <message>
        <source>expected 1 to %1 instructions, found %2</source>
        <translation>应有 1 到 %1 条指令，实有 %2 条</translation>
    </message>
    <message>
        <source>expected one instruction such as &apos;[B------:R-:W2:-:S04] /*00c0*/ LDG.E R2, [R4.64] ;&apos;</source>
        <translation>应为一条 &apos;[B------:R-:W2:-:S04] /*00c0*/ LDG.E R2, [R4.64] ;&apos; 这样的指令</translation>
    </message>
    <message>
        <source>expected an address above the one before</source>
        <translation>地址应大于前一个地址</translation>
    </message>
    <message>
        <source>the loop has %1 instructions; at most %2 can be simulated</source>
        <translation>该循环有 %1 条指令；最多只能模拟 %2 条</translation>
    </message>
    <message>
        <source>fma</source>
        <translation>fma</translation>
    </message>
    <message>
        <source>alu</source>
        <translation>alu</translation>
    </message>
    <message>
        <source>fp64</source>
        <translation>fp64</translation>
    </message>
    <message>
        <source>sfu</source>
        <translation>sfu</translation>
    </message>
    <message>
        <source>conversion</source>
        <translation>转换</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniform</translation>
    </message>
    <message>
        <source>global</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>special</source>
        <translation>特殊</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>control</source>
        <translation>控制</translation>
    </message>
    <message>
        <source>nop</source>
        <translation>nop</translation>
    </message>
    <message>
        <source>the control code names dependency barrier 6 of 0 to 5: the encoding is damaged; disassemble the program again, with &apos;cuobjdump -sass&apos;</source>
        <translation>控制码指向依赖屏障 6，而只有 0 至 5：编码已损坏；请用 &apos;cuobjdump -sass&apos; 重新反汇编程序</translation>
    </message>
    <message>
        <source>expected an instruction, a text</source>
        <translation>应为指令（文本）</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes: this is no listing</source>
        <translation>该行超过 %1 字节：这不是代码清单</translation>
    </message>
    <message>
        <source>no instruction found; expected the output of &apos;cuobjdump -sass&apos; or &apos;nvdisasm -hex&apos;, or CuAssembler&apos;s text</source>
        <translation>没有找到指令；应为 &apos;cuobjdump -sass&apos; 或 &apos;nvdisasm -hex&apos; 的输出，或 CuAssembler 的文本</translation>
    </message>
    <message>
        <source>expected an instruction such as &apos;/*0090*/ LDG.E R8, [R2.64] ;&apos; with its encoding, found &apos;%1&apos;</source>
        <translation>应为 &apos;/*0090*/ LDG.E R8, [R2.64] ;&apos; 这样带编码的指令，实为 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected an architecture such as sm_80, found &apos;%1&apos;</source>
        <translation>应为 sm_80 这样的架构，实为 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 has no control codes: they begin with Kepler, sm_30</source>
        <translation>%1 没有控制码：控制码始于 Kepler（sm_30）</translation>
    </message>
    <message>
        <source>expected control text such as [B------:R-:W3:-:S04], found &apos;%1&apos;</source>
        <translation>应为 [B------:R-:W3:-:S04] 这样的控制文本，实为 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected the instruction&apos;s address, such as /*0090*/, found &apos;%1&apos;</source>
        <translation>应为 /*0090*/ 这样的指令地址，实为 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected an instruction and &apos;;&apos;, found &apos;%1&apos;</source>
        <translation>应为指令和 &apos;;&apos;，实为 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>unprintable bytes</source>
        <translation>不可打印的字节</translation>
    </message>
    <message>
        <source>expected an encoding such as /* 0x0000000402087981 */, found &apos;%1&apos;</source>
        <translation>应为 /* 0x0000000402087981 */ 这样的编码，实为 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no instruction of %1 stands at %2</source>
        <translation>%1 的指令不会位于 %2</translation>
    </message>
    <message>
        <source>Volta or later</source>
        <translation>Volta 或更新架构</translation>
    </message>
    <message>
        <source>expected the instruction at %1, found %2; an excerpt that leaves lines out has no &apos;Function&apos; line</source>
        <translation>应为 %1 处的指令，实为 %2；省略了行的摘录没有 &apos;Function&apos; 行</translation>
    </message>
    <message>
        <source>the instruction has neither an encoding nor control text; &apos;cuobjdump -sass&apos; and &apos;nvdisasm -hex&apos; print encodings</source>
        <translation>该指令既没有编码也没有控制文本；&apos;cuobjdump -sass&apos; 和 &apos;nvdisasm -hex&apos; 会输出编码</translation>
    </message>
    <message>
        <source>the control text [%1] and the encoding, [%2], disagree: one of them is damaged; leave the one out that you doubt</source>
        <translation>控制文本 [%1] 与编码 [%2] 不一致：其中之一已损坏；请去掉存疑的那一个</translation>
    </message>
    <message>
        <source>expected an encoding such as /* 0x000ea8000c1e1900 */ alone on its line, found &apos;%1&apos;</source>
        <translation>应为单独成行的编码，如 /* 0x000ea8000c1e1900 */，实为 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>an encoding without its instruction; a listing of Kepler, Maxwell or Pascal needs a line such as &apos;code for sm_52&apos; above</source>
        <translation>编码没有对应的指令；Kepler、Maxwell 或 Pascal 的列表上方需要 &apos;code for sm_52&apos; 这样的一行</translation>
    </message>
    <message>
        <source>an encoding without its instruction</source>
        <translation>编码没有对应的指令</translation>
    </message>
    <message>
        <source>no control word of %1</source>
        <translation>不是 %1 的控制字</translation>
    </message>
    <message>
        <source>the instruction lacks its control word, which stands on a line of its own above %1</source>
        <translation>该指令缺少控制字，它应单独成行，位于 %1 上方</translation>
    </message>
    <message>
        <source>the instruction at %1 lacks the second half of its encoding, which stands on the line below</source>
        <translation>%1 处的指令缺少编码的后一半，它应在下一行</translation>
    </message>
    <message>
        <source>the instruction at %1 lacks its encoding, which stands on the line below</source>
        <translation>%1 处的指令缺少编码，它应在下一行</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>from cycle %1 on every warp waits at a barrier or mbarrier that none will arrive at; let each be reached by as many warps as it counts</source>
        <translation>从第 %1 周期起，每个 warp 都在等待一个无人会到达的栅障或 mbarrier；请让到达每个栅障的 warp 数与其计数相等</translation>
    </message>
    <message>
        <source>a register R0 to R31 or RZ</source>
        <translation>寄存器 R0 到 R31 或 RZ</translation>
    </message>
    <message>
        <source>a register R0 to R31, RZ or a whole number of 32 bits</source>
        <translation>寄存器 R0 到 R31、RZ 或 32 位整数</translation>
    </message>
    <message>
        <source>a predicate P0 to P6 or PT</source>
        <translation>谓词 P0 到 P6 或 PT</translation>
    </message>
    <message>
        <source>a barrier B0 to B15</source>
        <translation>屏障 B0 到 B15</translation>
    </message>
    <message>
        <source>&apos;[&apos; of an address</source>
        <translation>地址的 &apos;[&apos;</translation>
    </message>
    <message>
        <source>a whole number of words</source>
        <translation>以字计的整数</translation>
    </message>
    <message>
        <source>a register R0 to R31, RZ or a whole number of words</source>
        <translation>寄存器 R0 到 R31、RZ 或以字计的整数</translation>
    </message>
    <message>
        <source>threads %1 wait at BAR for all others</source>
        <translation>线程 %1 在 BAR 处等待所有其他线程</translation>
    </message>
    <message>
        <source>threads %1 wait at B%2 for %3</source>
        <translation>线程 %1 在 B%2 处等待 %3</translation>
    </message>
    <message>
        <source>%1 in line %2</source>
        <translation>第 %2 行的 %1</translation>
    </message>
    <message>
        <source>deadlock: %1</source>
        <translation>死锁：%1</translation>
    </message>
    <message>
        <source>not over after %1 instructions; stopped at %2</source>
        <translation>%1 条指令后仍未结束；停在 %2</translation>
    </message>
    <message>
        <source>it will never end: the warp is again in the state it was in before, at %1 with threads %2</source>
        <translation>永远不会结束：warp 又回到先前的状态，位于 %1，线程 %2</translation>
    </message>
    <message>
        <source>a label or an instruction</source>
        <translation>标号或指令</translation>
    </message>
    <message>
        <source>a label of at most 40 letters, digits and &apos;_&apos;, no digit first</source>
        <translation>至多 40 个字母、数字和 &apos;_&apos; 组成、不以数字开头的标号</translation>
    </message>
    <message>
        <source>label &apos;%1&apos; stands here a second time</source>
        <translation>标号 &apos;%1&apos; 在此重复出现</translation>
    </message>
    <message>
        <source>%1 takes no guard: it is for all active threads</source>
        <translation>%1 不接受守卫：它作用于所有活动线程</translation>
    </message>
    <message>
        <source>&apos;.S&apos; cannot stand after %1: put it on a NOP before or after</source>
        <translation>&apos;.S&apos; 不能跟在 %1 之后：请把它放在之前或之后的 NOP 上</translation>
    </message>
    <message>
        <source>&apos;.S&apos; and a guard exclude each other: put &apos;.S&apos; on a NOP of its own</source>
        <translation>&apos;.S&apos; 与守卫互斥：请把 &apos;.S&apos; 放在单独的 NOP 上</translation>
    </message>
    <message>
        <source>a program has at most %1 instructions</source>
        <translation>程序至多有 %1 条指令</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>unknown instruction &apos;%1&apos;: expected one such as IADD, ISETP.LT, LDS, BRA or SSY</source>
        <translation>未知指令 &apos;%1&apos;：应为 IADD、ISETP.LT、LDS、BRA 或 SSY 之类</translation>
    </message>
    <message>
        <source>unknown instruction &apos;%1&apos;%2</source>
        <translation>未知指令 &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>a predicate to write, P0 to P6 or PT</source>
        <translation>可写的谓词 P0 到 P6 或 PT</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>标号</translation>
    </message>
    <message>
        <source>SR_TID or SR_NTID</source>
        <translation>SR_TID 或 SR_NTID</translation>
    </message>
    <message>
        <source>there is no label &apos;%1&apos;%2</source>
        <translation>没有标号 &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>the divergence stack is full (%1 entries), at %2</source>
        <translation>发散栈已满（%1 项），位于 %2</translation>
    </message>
    <message>
        <source>%1 finds no entry of a %2 on the divergence stack</source>
        <translation>%1 在发散栈上找不到 %2 的项</translation>
    </message>
    <message>
        <source>&apos;.S&apos; of %1 finds the divergence stack empty</source>
        <translation>%1 的 &apos;.S&apos; 遇到空的发散栈</translation>
    </message>
    <message>
        <source>&apos;.S&apos; of %1 finds the entry of a %2 on top of the divergence stack, not of an SSY</source>
        <translation>%1 的 &apos;.S&apos; 在发散栈顶遇到 %2 的项，而不是 SSY 的项</translation>
    </message>
    <message>
        <source>thread %1 accesses word %2; the memory has words 0 to %3, at %4</source>
        <translation>线程 %1 访问字 %2；内存有字 0 到 %3，位于 %4</translation>
    </message>
    <message>
        <source>the program is longer than %1 KiB</source>
        <translation>程序超过 %1 KiB</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>语句</translation>
    </message>
    <message>
        <source>the formula is longer than %1 KiB</source>
        <translation>公式超过 %1 KiB</translation>
    </message>
    <message>
        <source>an operator or the end of the formula</source>
        <translation>运算符或公式末尾</translation>
    </message>
    <message>
        <source>the program compiles to more than %1 instructions</source>
        <translation>程序编译后超过 %1 条指令</translation>
    </message>
    <message>
        <source>too many variables or too deep an expression: all %1 registers are in use</source>
        <translation>变量过多或表达式过深：%1 个寄存器均已占用</translation>
    </message>
    <message>
        <source>too deep a condition: all %1 predicates are in use, the input predicates included</source>
        <translation>条件过深：%1 个谓词均已占用，包括输入谓词</translation>
    </message>
    <message>
        <source>%1: &apos;==&apos; compares</source>
        <translation>%1：&apos;==&apos; 用于比较</translation>
    </message>
    <message>
        <source>too long an expression: more than %1 operators wait for one another; use a variable between</source>
        <translation>表达式过长：超过 %1 个运算符互相等待；请在中间使用变量</translation>
    </message>
    <message>
        <source>an expression: a variable, a number, &apos;mem[...]&apos; or &apos;(&apos;</source>
        <translation>表达式：变量、数字、&apos;mem[...]&apos; 或 &apos;(&apos;</translation>
    </message>
    <message>
        <source>%1, a number or &apos;(&apos;</source>
        <translation>%1、数字或 &apos;(&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known here%2: a formula has %3, and numbers</source>
        <translation>此处不认识 &apos;%1&apos;%2：公式中可用 %3 和数字</translation>
    </message>
    <message>
        <source>%1 after &apos;mem&apos;</source>
        <translation>&apos;mem&apos; 之后的 %1</translation>
    </message>
    <message>
        <source>%1 after the address</source>
        <translation>地址之后的 %1</translation>
    </message>
    <message>
        <source>%1 after &apos;cas&apos;</source>
        <translation>&apos;cas&apos; 之后的 %1</translation>
    </message>
    <message>
        <source>%1 after &apos;exch&apos;</source>
        <translation>&apos;exch&apos; 之后的 %1</translation>
    </message>
    <message>
        <source>%1 after &apos;add&apos;</source>
        <translation>&apos;add&apos; 之后的 %1</translation>
    </message>
    <message>
        <source>%1: cas(address, expected, value)</source>
        <translation>%1：cas(地址, 期望值, 值)</translation>
    </message>
    <message>
        <source>%1 and the value after the address</source>
        <translation>地址之后的 %1 和值</translation>
    </message>
    <message>
        <source>%1 after the value</source>
        <translation>值之后的 %1</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;%2: known are cas, exch and add</source>
        <translation>没有函数 &apos;%1&apos;%2：已知的有 cas、exch 和 add</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no memory: only &apos;mem&apos; has words</source>
        <translation>&apos;%1&apos; 不是内存：只有 &apos;mem&apos; 有字</translation>
    </message>
    <message>
        <source>too many variables: there are %1 registers, one a variable</source>
        <translation>变量过多：共有 %1 个寄存器，每个变量一个</translation>
    </message>
    <message>
        <source>more than %1 blocks, parentheses and signs inside one another</source>
        <translation>块、括号和符号的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>a number of more than 32 bits</source>
        <translation>超过 32 位的数</translation>
    </message>
    <message>
        <source>a number with letters in it</source>
        <translation>含字母的数</translation>
    </message>
    <message>
        <source>the program has no statement</source>
        <translation>程序没有语句</translation>
    </message>
    <message>
        <source>&apos;}&apos; without &apos;{&apos;</source>
        <translation>有 &apos;}&apos; 而无 &apos;{&apos;</translation>
    </message>
    <message>
        <source>%1 after the condition</source>
        <translation>条件之后的 %1</translation>
    </message>
    <message>
        <source>&apos;else&apos; without &apos;if&apos;</source>
        <translation>有 &apos;else&apos; 而无 &apos;if&apos;</translation>
    </message>
    <message>
        <source>%1 after &apos;if&apos;</source>
        <translation>&apos;if&apos; 之后的 %1</translation>
    </message>
    <message>
        <source>%1 or &apos;if&apos; after &apos;else&apos;</source>
        <translation>&apos;else&apos; 之后的 %1 或 &apos;if&apos;</translation>
    </message>
    <message>
        <source>%1 after &apos;while&apos;</source>
        <translation>&apos;while&apos; 之后的 %1</translation>
    </message>
    <message>
        <source>&apos;break&apos; outside &apos;while&apos;</source>
        <translation>&apos;break&apos; 在 &apos;while&apos; 之外</translation>
    </message>
    <message>
        <source>&apos;continue&apos; outside &apos;while&apos;</source>
        <translation>&apos;continue&apos; 在 &apos;while&apos; 之外</translation>
    </message>
    <message>
        <source>only a variable or &apos;mem[...]&apos; can stand before &apos;=&apos;</source>
        <translation>&apos;=&apos; 之前只能是变量或 &apos;mem[...]&apos;</translation>
    </message>
    <message>
        <source>expected &apos;=&apos; after &apos;%1&apos;%2</source>
        <translation>&apos;%1&apos; 之后应为 &apos;=&apos;%2</translation>
    </message>
    <message>
        <source>&apos;=&apos;, an operator or &apos;;&apos;</source>
        <translation>&apos;=&apos;、运算符或 &apos;;&apos;</translation>
    </message>
    <message>
        <source>&apos;;&apos;: only one &apos;=&apos; a statement</source>
        <translation>&apos;;&apos;：每个语句只有一个 &apos;=&apos;</translation>
    </message>
    <message>
        <source>an operator or &apos;;&apos;</source>
        <translation>运算符或 &apos;;&apos;</translation>
    </message>
    <message>
        <source>more than %1 convergence barriers inside one another</source>
        <translation>会合屏障的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本末尾</translation>
    </message>
    <message>
        <source>memory latency with the access</source>
        <translation>该访问下的内存延迟</translation>
    </message>
    <message>
        <source>memory throughput with the access</source>
        <translation>该访问下的内存吞吐率</translation>
    </message>
    <message>
        <source>warps needed by such loads alone</source>
        <translation>仅这类加载所需的 warp 数</translation>
    </message>
    <message>
        <source>counted: the access is run by the rules of %1</source>
        <translation>计数：按 %1 的规则运行该访问</translation>
    </message>
    <message>
        <source>counted: the access is run by the rules of %1, %2 banks</source>
        <translation>计数：按 %1 的规则运行该访问，%2 个 bank</translation>
    </message>
    <message>
        <source>transactions</source>
        <translation>事务</translation>
    </message>
    <message>
        <source>lines touched</source>
        <translation>触及的行数</translation>
    </message>
    <message>
        <source>different bytes asked for</source>
        <translation>所请求的不同字节数</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>传输的字节数</translation>
    </message>
    <message>
        <source>part of the bytes moved that is used</source>
        <translation>传输的字节中被用到的比例</translation>
    </message>
    <message>
        <source>degree of the bank conflict</source>
        <translation>bank 冲突的路数</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>broadcasts</source>
        <translation>广播</translation>
    </message>
    <message>
        <source>banks of the shared memory</source>
        <translation>共享内存的 bank 数</translation>
    </message>
    <message>
        <source>bytes of a bank</source>
        <translation>bank 的字节数</translation>
    </message>
    <message>
        <source>banks that are used</source>
        <translation>用到的 bank 数</translation>
    </message>
    <message>
        <source>fetches of a bank, at most</source>
        <translation>单个 bank 最多的读取次数</translation>
    </message>
    <message>
        <source>fetches of a bank that is used, at least</source>
        <translation>被使用的 bank 最少的读取次数</translation>
    </message>
    <message>
        <source>passes of an access without conflict</source>
        <translation>无冲突访问的轮数</translation>
    </message>
    <message>
        <source>threads of the warp / threads served at once, rounded up</source>
        <translation>warp 的线程数 / 一次服务的线程数，向上取整</translation>
    </message>
    <message>
        <source>passes relative to those of an access without conflict</source>
        <translation>相对于无冲突访问的轮数</translation>
    </message>
    <message>
        <source>latency of the access</source>
        <translation>该访问的延迟</translation>
    </message>
    <message>
        <source>linear between the GPU&apos;s latencies with 1, 2, 4, ... ways</source>
        <translation>在 GPU 的 1、2、4 …… 路延迟之间线性内插</translation>
    </message>
    <message>
        <source>peak throughput of the access</source>
        <translation>该访问的峰值吞吐率</translation>
    </message>
    <message>
        <source>the place that is asked for</source>
        <translation>所询问的位置</translation>
    </message>
    <message>
        <source>warps needed of those that an SM holds</source>
        <translation>所需 warp 占 SM 所能容纳者</translation>
    </message>
    <message>
        <source>occupancy needed</source>
        <translation>所需占用率</translation>
    </message>
    <message>
        <source>part of an SM&apos;s warps that is needed</source>
        <translation>所需 warp 占 SM 的比例</translation>
    </message>
    <message>
        <source>line %1, at %2: %3</source>
        <translation>第 %1 行，位于 %2：%3</translation>
    </message>
    <message>
        <source>%1, %2 of the lines %3 to %4</source>
        <translation>%1，第 %3 至 %4 行中的 %2 行</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>%1, lines %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>写作 %1</translation>
    </message>
    <message>
        <source>bit %1 of the instruction</source>
        <translation>指令的第 %1 位</translation>
    </message>
    <message>
        <source>bits %1 to %2 of the instruction</source>
        <translation>指令的第 %1 到 %2 位</translation>
    </message>
    <message>
        <source>bit %1 of its 21 in the control word</source>
        <translation>控制字中其 21 位的第 %1 位</translation>
    </message>
    <message>
        <source>bits %1 to %2 of its 21 in the control word</source>
        <translation>控制字中其 21 位的第 %1 到 %2 位</translation>
    </message>
    <message>
        <source>its 8 bits in the control word</source>
        <translation>控制字中它的 8 位</translation>
    </message>
    <message>
        <source>%1; %2; meaning: %3</source>
        <translation>%1；%2；含义：%3</translation>
    </message>
    <message>
        <source>32 threads of a warp over the units of a partition; port: %1</source>
        <translation>warp 的 32 个线程除以一个分区的单元数；端口：%1</translation>
    </message>
    <message>
        <source>one value a warp; port: %1</source>
        <translation>每个 warp 一个值；端口：%1</translation>
    </message>
    <message>
        <source>at least: the GPU&apos;s file gives no number of units; port: %1</source>
        <translation>至少：GPU 的文件没有给出单元数；端口：%1</translation>
    </message>
    <message>
        <source>Cycle of the timeline</source>
        <translation>发射时间线中的周期</translation>
    </message>
    <message>
        <source>counted: issued by cycle %1 of the simulated run and not complete</source>
        <translation>计数：到模拟的第 %1 周期已发射而未完成</translation>
    </message>
    <message>
        <source>cycle of the timeline</source>
        <translation>时间线的周期</translation>
    </message>
    <message>
        <source>arithmetic instructions in flight in the cycle</source>
        <translation>该周期执行中的算术指令</translation>
    </message>
    <message>
        <source>other instructions in flight in the cycle</source>
        <translation>该周期执行中的其他指令</translation>
    </message>
    <message>
        <source>Issue of a warp</source>
        <translation>warp 的发射</translation>
    </message>
    <message>
        <source>as the model has it in this state</source>
        <translation>如模型在此状态下所得</translation>
    </message>
    <message>
        <source>counted: an SM simulated event by event</source>
        <translation>计数：逐事件模拟的 SM</translation>
    </message>
    <message>
        <source>solved: the model&apos;s own equations</source>
        <translation>求解：模型自身的方程</translation>
    </message>
    <message>
        <source>State where two models disagree</source>
        <translation>两个模型不一致的状态</translation>
    </message>
    <message>
        <source>one model as a multiple of the other</source>
        <translation>一个模型是另一个的倍数</translation>
    </message>
    <message>
        <source>difference of two models as a part of the peak</source>
        <translation>两个模型之差占峰值的比例</translation>
    </message>
    <message>
        <source>counted: the program is run step by step</source>
        <translation>计数：逐步运行程序</translation>
    </message>
    <message>
        <source>issue slots of the warp</source>
        <translation>该 warp 的发射槽</translation>
    </message>
    <message>
        <source>threads of the warp</source>
        <translation>warp 的线程数</translation>
    </message>
    <message>
        <source>instructions of all threads</source>
        <translation>所有线程的指令数</translation>
    </message>
    <message>
        <source>instructions of the longest thread</source>
        <translation>最长线程的指令数</translation>
    </message>
    <message>
        <source>SIMD efficiency: part of the threads&apos; slots that is used</source>
        <translation>SIMD 效率：线程槽被利用的比例</translation>
    </message>
    <message>
        <source>seed of the order of threads</source>
        <translation>线程次序的种子</translation>
    </message>
    <message>
        <source>chosen: any; the same seed gives the same run</source>
        <translation>所选：任意；种子相同则运行相同</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>Step of the warp</source>
        <translation>warp 的步</translation>
    </message>
    <message>
        <source>instructions issued before</source>
        <translation>此前发射的指令数</translation>
    </message>
    <message>
        <source>threads that are active in the step</source>
        <translation>该步活跃的线程数</translation>
    </message>
    <message>
        <source>instructions of all threads before the step</source>
        <translation>该步之前所有线程的指令数</translation>
    </message>
    <message>
        <source>SIMD efficiency so far</source>
        <translation>至此的 SIMD 效率</translation>
    </message>
    <message>
        <source>threads whose guard holds</source>
        <translation>谓词成立的线程数</translation>
    </message>
    <message>
        <source>α %1, %2 warps/SM</source>
        <translation>α %1，%2 warp/SM</translation>
    </message>
    <message>
        <source>measured on %1, at %2</source>
        <translation>在 %1 上测得，%2</translation>
    </message>
    <message>
        <source>of the measured point</source>
        <translation>该实测点的</translation>
    </message>
    <message>
        <source>predicted throughput</source>
        <translation>预测的吞吐量</translation>
    </message>
    <message>
        <source>the model, asked at %1</source>
        <translation>在 %1 处询问模型</translation>
    </message>
    <message>
        <source>relative error: (model − measured) / measured</source>
        <translation>相对误差：（模型 − 实测）/ 实测</translation>
    </message>
    <message>
        <source>off the nearest measured point</source>
        <translation>与最近测点的偏差</translation>
    </message>
    <message>
        <source>warps that were measured to be needed</source>
        <translation>实测所需的 warp 数</translation>
    </message>
    <message>
        <source>warps that the model needs</source>
        <translation>模型所需的 warp 数</translation>
    </message>
    <message>
        <source>the fewest with which the model reaches %1 % of the throughput</source>
        <translation>使模型达到 %1 % 吞吐量的最少数目</translation>
    </message>
    <message>
        <source>off what was measured</source>
        <translation>与实测的偏差</translation>
    </message>
    <message>
        <source>difference: model − measured</source>
        <translation>差：模型 − 实测</translation>
    </message>
    <message>
        <source>measured points</source>
        <translation>测量点数</translation>
    </message>
    <message>
        <source>summed: the model is asked at each of %1 measured points</source>
        <translation>求和：在 %1 个实测点上逐一询问模型</translation>
    </message>
    <message>
        <source>sum of the errors&apos; sizes</source>
        <translation>误差大小之和</translation>
    </message>
    <message>
        <source>sum of the errors</source>
        <translation>误差之和</translation>
    </message>
    <message>
        <source>mean size of the relative error</source>
        <translation>相对误差大小的平均值</translation>
    </message>
    <message>
        <source>median size of the relative error</source>
        <translation>相对误差大小的中位数</translation>
    </message>
    <message>
        <source>the middle of the sizes of the relative errors at %1 measured points</source>
        <translation>%1 个实测点相对误差绝对值的中位数</translation>
    </message>
    <message>
        <source>mean relative error</source>
        <translation>相对误差的平均值</translation>
    </message>
    <message>
        <source>largest relative error</source>
        <translation>最大的相对误差</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>工作点</translation>
    </message>
    <message>
        <source>Warps needed against α</source>
        <translation>所需 warp 数随 α 的变化</translation>
    </message>
    <message>
        <source>Gradual saturation</source>
        <translation>渐进饱和</translation>
    </message>
    <message>
        <source>Kernel with the launch</source>
        <translation>按此启动配置运行的 kernel</translation>
    </message>
    <message>
        <source>Nearest launches</source>
        <translation>最接近的启动配置</translation>
    </message>
    <message>
        <source>Access to global memory</source>
        <translation>全局内存访问</translation>
    </message>
    <message>
        <source>Access to shared memory</source>
        <translation>共享内存访问</translation>
    </message>
    <message>
        <source>Use of the limits</source>
        <translation>各限制的利用率</translation>
    </message>
    <message>
        <source>Roofline with the latency roof</source>
        <translation>带延迟屋顶的 Roofline</translation>
    </message>
    <message>
        <source>Throughput by prior models</source>
        <translation>先前模型给出的吞吐量</translation>
    </message>
    <message>
        <source>Warps needed by prior models</source>
        <translation>先前模型所需的 warp 数</translation>
    </message>
    <message>
        <source>Effect of each parameter</source>
        <translation>改变各参数的效果</translation>
    </message>
    <message>
        <source>Among other GPUs</source>
        <translation>与其他 GPU 相比</translation>
    </message>
    <message>
        <source>Numbers of the GPU</source>
        <translation>GPU 的各项数值</translation>
    </message>
    <message>
        <source>Limits and choices</source>
        <translation>限值与选项</translation>
    </message>
    <message>
        <source>no quantity %1 in this scenario%2; %3</source>
        <translation>此场景中没有名为 %1 的量%2；%3</translation>
    </message>
    <message>
        <source>no quantity %1 in this scenario%2</source>
        <translation>此场景中没有名为 %1 的量%2</translation>
    </message>
    <message>
        <source>Place in the access to global memory</source>
        <translation>全局内存访问中的位置</translation>
    </message>
    <message>
        <source>bytes of an aligned block</source>
        <translation>对齐块的字节数</translation>
    </message>
    <message>
        <source>first word of the transaction</source>
        <translation>事务的首字</translation>
    </message>
    <message>
        <source>aligned blocks</source>
        <translation>对齐的块</translation>
    </message>
    <message>
        <source>last byte of the thread&apos;s word</source>
        <translation>线程的字的末字节</translation>
    </message>
    <message>
        <source>an address counts words</source>
        <translation>地址以字计</translation>
    </message>
    <message>
        <source>aligned block that the word is in</source>
        <translation>该字所在的对齐块</translation>
    </message>
    <message>
        <source>blocks are counted from address 0</source>
        <translation>块从地址 0 起计数</translation>
    </message>
    <message>
        <source>transaction that serves the thread</source>
        <translation>服务该线程的事务</translation>
    </message>
    <message>
        <source>words of the transaction</source>
        <translation>事务的字数</translation>
    </message>
    <message>
        <source>different words that its threads ask for</source>
        <translation>其线程请求的不同字数</translation>
    </message>
    <message>
        <source>counted: each word once</source>
        <translation>计数：每个字只计一次</translation>
    </message>
    <message>
        <source>words of the accesses&apos; size</source>
        <translation>与访问宽度相同的字</translation>
    </message>
    <message>
        <source>bytes of the transaction that are used</source>
        <translation>事务中被使用的字节数</translation>
    </message>
    <message>
        <source>bytes of the transaction</source>
        <translation>事务的字节数</translation>
    </message>
    <message>
        <source>first byte of the transaction</source>
        <translation>事务的首字节</translation>
    </message>
    <message>
        <source>words of an aligned block</source>
        <translation>对齐块的字数</translation>
    </message>
    <message>
        <source>one at least</source>
        <translation>至少一个</translation>
    </message>
    <message>
        <source>word of memory</source>
        <translation>内存中的字</translation>
    </message>
    <message>
        <source>first word of the block</source>
        <translation>块的首字</translation>
    </message>
    <message>
        <source>last word of the block</source>
        <translation>块的末字</translation>
    </message>
    <message>
        <source>threads that ask for words of the block</source>
        <translation>请求块中字的线程数</translation>
    </message>
    <message>
        <source>counted: words from the first to the last</source>
        <translation>计数：从第一个字到最后一个字</translation>
    </message>
    <message>
        <source>By the rules of other generations</source>
        <translation>按其他代的规则</translation>
    </message>
    <message>
        <source>arithmetic throughput of all SMs</source>
        <translation>全部 SM 的算术吞吐率</translation>
    </message>
    <message>
        <source>a multiply-add of a core a cycle, two flops, and one of each multiplier of the SFUs; clock in MHz</source>
        <translation>每核每周期一次乘加（两次浮点运算），SFU 的每个乘法器一次；时钟以 MHz 计</translation>
    </message>
    <message>
        <source>a fused multiply-add of a core a cycle, two flops; clock in MHz</source>
        <translation>每个核心每周期一次融合乘加，两次浮点运算；时钟单位 MHz</translation>
    </message>
    <message>
        <source>half-precision throughput of all tensor cores</source>
        <translation>全部张量核心的半精度吞吐率</translation>
    </message>
    <message>
        <source>two flops a multiply-add; clock in MHz</source>
        <translation>一次乘加为两次浮点运算；时钟以 MHz 计</translation>
    </message>
    <message>
        <source>threads that all SMs hold</source>
        <translation>全部 SM 能容纳的线程数</translation>
    </message>
    <message>
        <source>32 threads a warp</source>
        <translation>每 warp 32 个线程</translation>
    </message>
    <message>
        <source>schedulers of a processing block</source>
        <translation>一个处理块的调度器</translation>
    </message>
    <message>
        <source>CUDA cores of a processing block</source>
        <translation>一个处理块的 CUDA 核心</translation>
    </message>
    <message>
        <source>register file of a processing block</source>
        <translation>一个处理块的寄存器堆</translation>
    </message>
    <message>
        <source>special function units of a processing block</source>
        <translation>一个处理块的特殊函数单元</translation>
    </message>
    <message>
        <source>load/store units of a processing block</source>
        <translation>一个处理块的加载/存储单元</translation>
    </message>
    <message>
        <source>tensor cores of a processing block</source>
        <translation>一个处理块的张量核心</translation>
    </message>
    <message>
        <source>double-precision units of a processing block</source>
        <translation>一个处理块的双精度单元</translation>
    </message>
    <message>
        <source>slots for warps of a processing block</source>
        <translation>一个处理块的 warp 槽位</translation>
    </message>
    <message>
        <source>an SM&apos;s, divided among its processing blocks</source>
        <translation>一个 SM 的值，分给其各处理块</translation>
    </message>
    <message>
        <source>Beside another GPU</source>
        <translation>与另一 GPU 并列</translation>
    </message>
    <message>
        <source>of what the limit allows</source>
        <translation>为上限所允许的</translation>
    </message>
    <message>
        <source>use of the other instruction&apos;s limit</source>
        <translation>另一类指令限制的利用率</translation>
    </message>
    <message>
        <source>use of the arithmetic limit</source>
        <translation>算术限制的利用率</translation>
    </message>
    <message>
        <source>use of the issue limit</source>
        <translation>发射限制的利用率</translation>
    </message>
    <message>
        <source>warps of the first processing block</source>
        <translation>第一个处理块的 warp 数</translation>
    </message>
    <message>
        <source>warps are given to the processing blocks in turn</source>
        <translation>warp 依次分配给各处理块</translation>
    </message>
    <message>
        <source>half of what an SM holds</source>
        <translation>一个 SM 所容纳的一半</translation>
    </message>
    <message>
        <source>warps for memory over warps for arithmetic</source>
        <translation>内存所需 warp 数与算术所需 warp 数之比</translation>
    </message>
    <message>
        <source>memory latency over arithmetic latency</source>
        <translation>访存延迟与算术延迟之比</translation>
    </message>
    <message>
        <source>memory throughput over arithmetic throughput</source>
        <translation>访存吞吐率与算术吞吐率之比</translation>
    </message>
    <message>
        <source>warps for memory over warps for arithmetic, by its factors</source>
        <translation>访存所需 warp 数与算术所需 warp 数之比，按其因子</translation>
    </message>
    <message>
        <source>released %1</source>
        <translation>发布于 %1</translation>
    </message>
    <message>
        <source>GPUs of the fit</source>
        <translation>参与拟合的 GPU</translation>
    </message>
    <message>
        <source>slope of ln(bytes per core and cycle)</source>
        <translation>ln(每核每周期字节数) 的斜率</translation>
    </message>
    <message>
        <source>fitted: least squares of ln(ratio) against the date of release</source>
        <translation>拟合：ln(比值) 对发布日期的最小二乘</translation>
    </message>
    <message>
        <source>standard error of the slope</source>
        <translation>斜率的标准误差</translation>
    </message>
    <message>
        <source>of the same fit, from the residuals</source>
        <translation>出自同一拟合的残差</translation>
    </message>
    <message>
        <source>Student&apos;s t</source>
        <translation>学生氏 t</translation>
    </message>
    <message>
        <source>Student&apos;s distribution, %1 %, two-sided, %2 degrees of freedom</source>
        <translation>学生分布，%1 %，双侧，自由度 %2</translation>
    </message>
    <message>
        <source>chosen; defined in %1</source>
        <translation>选择；定义见 %1</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>手工输入</translation>
    </message>
    <message>
        <source>instead of %1 (%2: %3)</source>
        <translation>代替 %1（%2：%3）</translation>
    </message>
    <message>
        <source>What the loop takes of the SM</source>
        <translation>循环对 SM 的占用</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>在途</translation>
    </message>
    <message>
        <source>no quantity &apos;%1&apos; of this loop%2</source>
        <translation>此循环没有名为 &apos;%1&apos; 的量%2</translation>
    </message>
    <message>
        <source>Latency that is raised</source>
        <translation>被提高的延迟</translation>
    </message>
    <message>
        <source>latency that is tried</source>
        <translation>试用的延迟</translation>
    </message>
    <message>
        <source>raised until the bandwidth suffices</source>
        <translation>提高到带宽足够为止</translation>
    </message>
    <message>
        <source>time of a wave at the latency</source>
        <translation>该延迟下一波的时间</translation>
    </message>
    <message>
        <source>max(longest warp, delays) at this latency</source>
        <translation>此延迟下的 max(最长 warp, 时延)</translation>
    </message>
    <message>
        <source>bytes of the wave / its time</source>
        <translation>波的字节数 / 其时间</translation>
    </message>
    <message>
        <source>bandwidth of the level</source>
        <translation>该级的带宽</translation>
    </message>
    <message>
        <source>of an SM</source>
        <translation>属于一个 SM</translation>
    </message>
    <message>
        <source>of the whole GPU</source>
        <translation>整个 GPU 的</translation>
    </message>
    <message>
        <source>time that the level&apos;s bandwidth asks for</source>
        <translation>该级带宽所要求的时间</translation>
    </message>
    <message>
        <source>the GPU&apos;s</source>
        <translation>取自该 GPU</translation>
    </message>
    <message>
        <source>the same as a time</source>
        <translation>换算成时间</translation>
    </message>
    <message>
        <source>clock in MHz</source>
        <translation>时钟单位为 MHz</translation>
    </message>
    <message>
        <source>Instruction of the kernel</source>
        <translation>kernel 的指令</translation>
    </message>
    <message>
        <source>the busiest unit of core/kernel</source>
        <translation>core/kernel 中最忙的单元</translation>
    </message>
    <message>
        <source>%1: means over the warps of the grid</source>
        <translation>%1：对网格的各 warp 取平均</translation>
    </message>
    <message>
        <source>the bounds of core/model</source>
        <translation>core/model 的界限</translation>
    </message>
    <message>
        <source>gradual saturation of core/model</source>
        <translation>core/model 的渐近饱和</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>网格 %1，块 %2</translation>
    </message>
    <message>
        <source>predicted time</source>
        <translation>预测的时间</translation>
    </message>
    <message>
        <source>the method, asked of this launch: %1</source>
        <translation>对此启动询问该方法：%1</translation>
    </message>
    <message>
        <source>measured time</source>
        <translation>测得的时间</translation>
    </message>
    <message>
        <source>measured on %1: %2</source>
        <translation>在 %1 上测得：%2</translation>
    </message>
    <message>
        <source>size of a launch&apos;s relative error</source>
        <translation>一次启动的相对误差大小</translation>
    </message>
    <message>
        <source>(predicted − measured) / measured, without its sign</source>
        <translation>（预测 − 实测）/ 实测，不计符号</translation>
    </message>
    <message>
        <source>Launches with as many warps</source>
        <translation>warp 数相同的启动</translation>
    </message>
    <message>
        <source>median size of the launches&apos; relative errors</source>
        <translation>各次启动相对误差大小的中位数</translation>
    </message>
    <message>
        <source>the middle by size, of an even number the upper of the two</source>
        <translation>按大小居中者，偶数个时取较大的一个</translation>
    </message>
    <message>
        <source>of the measured launches</source>
        <translation>实测的各次启动的</translation>
    </message>
    <message>
        <source>most warps of a grid among them</source>
        <translation>其中网格 warp 数最多者</translation>
    </message>
    <message>
        <source>AMDGPU backend of LLVM 22.1</source>
        <translation>LLVM 22.1 的 AMDGPU 后端</translation>
    </message>
    <message>
        <source>chosen: the launch</source>
        <translation>选择：此启动</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>线程块的线程数</translation>
    </message>
    <message>
        <source>registers of a thread</source>
        <translation>线程的寄存器数</translation>
    </message>
    <message>
        <source>warps of a block</source>
        <translation>线程块的 warp 数</translation>
    </message>
    <message>
        <source>partitioned caching: a block lives on half an SM</source>
        <translation>分区缓存：一个块位于半个 SM</translation>
    </message>
    <message>
        <source>blocks that the warps of an SM allow</source>
        <translation>SM 的 warp 数允许的线程块数</translation>
    </message>
    <message>
        <source>blocks of clusters that an SM holds</source>
        <translation>SM 能容纳的簇内线程块</translation>
    </message>
    <message>
        <source>cudaOccupancyMaxActiveClusters counts at most 8 blocks of clusters per SM</source>
        <translation>cudaOccupancyMaxActiveClusters 每个 SM 最多计 8 个簇内线程块</translation>
    </message>
    <message>
        <source>blocks that an SM holds</source>
        <translation>SM 容纳的线程块数</translation>
    </message>
    <message>
        <source>blocks that the barriers of an SM allow</source>
        <translation>SM 的屏障允许的线程块</translation>
    </message>
    <message>
        <source>registers given to a block</source>
        <translation>分配给线程块的寄存器数</translation>
    </message>
    <message>
        <source>blocks that the registers allow</source>
        <translation>寄存器允许的线程块数</translation>
    </message>
    <message>
        <source>registers given to a warp</source>
        <translation>分配给 warp 的寄存器数</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>无：%1</translation>
    </message>
    <message>
        <source>shared memory that a block asks for</source>
        <translation>线程块请求的共享内存</translation>
    </message>
    <message>
        <source>shared memory given to a block</source>
        <translation>分配给线程块的共享内存</translation>
    </message>
    <message>
        <source>shared memory of the SM with the carve-out</source>
        <translation>按此划分时 SM 的共享内存</translation>
    </message>
    <message>
        <source>the least choice of the carve-out that is as large as asked for, or holds a block</source>
        <translation>不小于所请求大小、或能容纳一个块的最小划分</translation>
    </message>
    <message>
        <source>blocks that the shared memory allows</source>
        <translation>共享内存允许的线程块数</translation>
    </message>
    <message>
        <source>blocks that an SM holds at once</source>
        <translation>SM 同时容纳的线程块数</translation>
    </message>
    <message>
        <source>warps resident</source>
        <translation>驻留的 warp 数</translation>
    </message>
    <message>
        <source>occupancy of the launch</source>
        <translation>启动的占用率</translation>
    </message>
    <message>
        <source>registers that the blocks take</source>
        <translation>线程块占用的寄存器数</translation>
    </message>
    <message>
        <source>least carve-out that holds the blocks</source>
        <translation>容纳这些块的最小划分</translation>
    </message>
    <message>
        <source>the least choice of the carve-out that is as large</source>
        <translation>不小于它的最小划分选项</translation>
    </message>
    <message>
        <source>shared memory that the blocks take</source>
        <translation>线程块占用的共享内存</translation>
    </message>
    <message>
        <source>blocks of the grid</source>
        <translation>网格的块数</translation>
    </message>
    <message>
        <source>blocks of a full wave</source>
        <translation>一个整波的块数</translation>
    </message>
    <message>
        <source>blocks of a full wave, at most</source>
        <translation>满波的线程块，至多</translation>
    </message>
    <message>
        <source>clusters stay on one GPC each, and GPCs differ from chip to chip</source>
        <translation>每个线程块簇只在一个 GPC 上，而各芯片的 GPC 不尽相同</translation>
    </message>
    <message>
        <source>waves of the grid</source>
        <translation>网格的波数</translation>
    </message>
    <message>
        <source>part of the waves&apos; blocks that there are</source>
        <translation>这些波的块中实际存在的部分</translation>
    </message>
    <message>
        <source>part of the last wave that is filled</source>
        <translation>最后一波被填满的部分</translation>
    </message>
    <message>
        <source>Another launch</source>
        <translation>另一次启动</translation>
    </message>
    <message>
        <source>nearest change of this resource that gains a block</source>
        <translation>可多容纳一个块的该资源最小改动</translation>
    </message>
    <message>
        <source>nearest change of this resource that loses a block</source>
        <translation>会少容纳一个块的该资源最小改动</translation>
    </message>
    <message>
        <source>searched: the step of the staircase that is nearest to the launch</source>
        <translation>搜索：离此启动最近的台阶</translation>
    </message>
    <message>
        <source>blocks that the change gains</source>
        <translation>改动多得的块数</translation>
    </message>
    <message>
        <source>blocks that the change loses</source>
        <translation>改动失去的块数</translation>
    </message>
    <message>
        <source>with the change and without</source>
        <translation>改变之后与之前</translation>
    </message>
    <message>
        <source>what the launch leaves resident</source>
        <translation>此启动所驻留的</translation>
    </message>
    <message>
        <source>set in LatencyLoom</source>
        <translation>由 LatencyLoom 设定</translation>
    </message>
    <message>
        <source>range of the parameter; 1 is 100 %</source>
        <translation>参数的取值范围；1 即 100 %</translation>
    </message>
    <message>
        <source>range of the parameter</source>
        <translation>参数的取值范围</translation>
    </message>
    <message>
        <source>least that can be entered</source>
        <translation>可输入的最小值</translation>
    </message>
    <message>
        <source>most that can be entered</source>
        <translation>可输入的最大值</translation>
    </message>
    <message>
        <source>compute capability %1</source>
        <translation>计算能力 %1</translation>
    </message>
    <message>
        <source>carve-out that can be chosen</source>
        <translation>可选的 carve-out</translation>
    </message>
    <message>
        <source>load and store instructions of a thread, PTX ISA: 1 to 16 bytes</source>
        <translation>线程的加载与存储指令，PTX ISA：1 到 16 字节</translation>
    </message>
    <message>
        <source>the machine that programs are written for</source>
        <translation>程序所面向的机器</translation>
    </message>
    <message>
        <source>keeps what is read and drawn within bounds</source>
        <translation>使读取与绘制的量保持在界限内</translation>
    </message>
    <message>
        <source>a size to choose</source>
        <translation>可选大小</translation>
    </message>
    <message>
        <source>words of the memory</source>
        <translation>内存的字数</translation>
    </message>
    <message>
        <source>last word of the memory</source>
        <translation>内存的最后一个字</translation>
    </message>
    <message>
        <source>words are counted from 0</source>
        <translation>字从 0 起计</translation>
    </message>
    <message>
        <source>bytes of a word</source>
        <translation>字的字节数</translation>
    </message>
    <message>
        <source>words of a transaction for teaching</source>
        <translation>教学用事务的字数</translation>
    </message>
    <message>
        <source>banks that can be chosen</source>
        <translation>可选的 bank 数</translation>
    </message>
    <message>
        <source>16 on G80 and GT200, 32 since Fermi; fewer for teaching</source>
        <translation>G80 与 GT200 为 16，自 Fermi 起为 32；更少的用于教学</translation>
    </message>
    <message>
        <source>bytes of a bank&apos;s word</source>
        <translation>bank 字的字节数</translation>
    </message>
    <message>
        <source>Kepler: cudaDeviceSetSharedMemConfig of the CUDA runtime</source>
        <translation>Kepler：CUDA runtime 的 cudaDeviceSetSharedMemConfig</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>usual speed</source>
        <translation>通常速度</translation>
    </message>
    <message>
        <source>slow enough to be followed by eye</source>
        <translation>慢到足以用眼跟随</translation>
    </message>
    <message>
        <source>multiple of the usual speed</source>
        <translation>通常速度的倍数</translation>
    </message>
    <message>
        <source>speed of playing</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>usual speed times the multiple chosen</source>
        <translation>通常速度乘以所选倍数</translation>
    </message>
    <message>
        <source>counted: all paths through the function are followed</source>
        <translation>计数：沿函数的所有路径</translation>
    </message>
    <message>
        <source>lines that are the same</source>
        <translation>相同的行</translation>
    </message>
    <message>
        <source>lines with another control code</source>
        <translation>控制码不同的行</translation>
    </message>
    <message>
        <source>lines with other operands or modifiers</source>
        <translation>操作数或修饰符不同的行</translation>
    </message>
    <message>
        <source>lines on the left only</source>
        <translation>仅在左侧的行</translation>
    </message>
    <message>
        <source>lines on the right only</source>
        <translation>仅在右侧的行</translation>
    </message>
    <message>
        <source>counted: instructions of the same opcode stand beside each other, as many as can without crossing</source>
        <translation>计数：相同操作码的指令相互对齐，在不交叉的前提下尽可能多</translation>
    </message>
    <message>
        <source>found: the loop&apos;s iterations are scheduled one after the other with the GPU&apos;s latencies and ports until they repeat</source>
        <translation>求得：按 GPU 的延迟和端口逐次调度循环的迭代，直到重复</translation>
    </message>
    <message>
        <source>iterations of the loop, at most</source>
        <translation>循环迭代数上限</translation>
    </message>
    <message>
        <source>issue rate, ports and memory throughput divided among an iteration&apos;s instructions</source>
        <translation>发射速率、端口和访存吞吐率分摊到一次迭代的指令上</translation>
    </message>
    <message>
        <source>throughput of the simulated SM</source>
        <translation>模拟 SM 的吞吐量</translation>
    </message>
    <message>
        <source>α of the loop</source>
        <translation>循环的 α</translation>
    </message>
    <message>
        <source>instructions that are not of global memory for each that is</source>
        <translation>每条全局内存指令所对应的其他指令数</translation>
    </message>
    <message>
        <source>an iteration of one warp alone</source>
        <translation>单个 warp 独自的一次迭代</translation>
    </message>
    <message>
        <source>found: results follow each other by the GPU&apos;s latencies</source>
        <translation>求得：各结果按 GPU 的延迟相继得出</translation>
    </message>
    <message>
        <source>longest chain of dependent results in an iteration</source>
        <translation>一次迭代中最长的相关结果链</translation>
    </message>
    <message>
        <source>the same from iteration to iteration</source>
        <translation>相邻迭代之间的同一量</translation>
    </message>
    <message>
        <source>warps needed by the loop</source>
        <translation>循环所需的 warp 数</translation>
    </message>
    <message>
        <source>Measured points</source>
        <translation>实测点</translation>
    </message>
    <message>
        <source>chosen with the import</source>
        <translation>导入时选定</translation>
    </message>
    <message>
        <source>of the GPU&apos;s file</source>
        <translation>出自 GPU 文件</translation>
    </message>
    <message>
        <source>independent instruction chains per warp</source>
        <translation>每 warp 的独立指令链数</translation>
    </message>
    <message>
        <source>arithmetic instructions beyond the file&apos;s α</source>
        <translation>文件的 α 之外的算术指令</translation>
    </message>
    <message>
        <source>length of the file</source>
        <translation>文件长度</translation>
    </message>
    <message>
        <source>in bytes</source>
        <translation>以字节计</translation>
    </message>
    <message>
        <source>cycles of each further way</source>
        <translation>每多一路的周期数</translation>
    </message>
    <message>
        <source>as measured on Maxwell and later GPUs</source>
        <translation>如在 Maxwell 及之后的 GPU 上所测</translation>
    </message>
    <message>
        <source>latency of a load with bank conflicts</source>
        <translation>有 bank 冲突的加载延迟</translation>
    </message>
    <message>
        <source>size from which the level serves</source>
        <translation>该级开始服务的大小</translation>
    </message>
    <message>
        <source>size up to which the level serves</source>
        <translation>该级服务到的大小</translation>
    </message>
    <message>
        <source>measured latency of a load</source>
        <translation>实测的加载延迟</translation>
    </message>
    <message>
        <source>part of the bandwidth in theory that was measured</source>
        <translation>实测占理论带宽的比例</translation>
    </message>
    <message>
        <source>measured / in theory</source>
        <translation>实测 / 理论</translation>
    </message>
    <message>
        <source>solved: the model&apos;s own equations, turned to this kernel</source>
        <translation>求解：模型自身的方程，用于此 kernel</translation>
    </message>
    <message>
        <source>the limit of the model&apos;s equations at this α</source>
        <translation>模型方程在此 α 处的极限</translation>
    </message>
    <message>
        <source>factor of the unit shown</source>
        <translation>所示单位的系数</translation>
    </message>
    <message>
        <source>the unit chosen for throughput</source>
        <translation>所选的吞吐率单位</translation>
    </message>
    <message>
        <source>in the unit shown</source>
        <translation>以所示单位计</translation>
    </message>
    <message>
        <source>relative to %1</source>
        <translation>相对于 %1</translation>
    </message>
    <message>
        <source>stride of the pattern</source>
        <translation>模式的步长</translation>
    </message>
    <message>
        <source>offset of the pattern</source>
        <translation>模式的偏移</translation>
    </message>
    <message>
        <source>seed of the random addresses</source>
        <translation>随机地址的种子</translation>
    </message>
    <message>
        <source>words that the random addresses are spread over</source>
        <translation>随机地址分布的字数</translation>
    </message>
    <message>
        <source>row or column that the warp takes</source>
        <translation>warp 访问的行或列</translation>
    </message>
    <message>
        <source>words of a row of the array</source>
        <translation>数组每行的字数</translation>
    </message>
    <message>
        <source>unused words after each row</source>
        <translation>每行之后不用的字数</translation>
    </message>
    <message>
        <source>threads abreast</source>
        <translation>并列的线程数</translation>
    </message>
    <message>
        <source>threads of the instruction</source>
        <translation>指令的线程数</translation>
    </message>
    <message>
        <source>chosen: the pattern</source>
        <translation>所选：访问模式</translation>
    </message>
    <message>
        <source>Pattern of the addresses</source>
        <translation>地址模式</translation>
    </message>
    <message>
        <source>measured on %1</source>
        <translation>在 %1 上测得</translation>
    </message>
    <message>
        <source>least of the measured times</source>
        <translation>测得的最短时间</translation>
    </message>
    <message>
        <source>greatest of the measured times</source>
        <translation>测得的最长时间</translation>
    </message>
    <message>
        <source>relative error of the prediction</source>
        <translation>预测的相对误差</translation>
    </message>
    <message>
        <source>(predicted − measured) / measured</source>
        <translation>（预测 − 实测）/ 实测</translation>
    </message>
    <message>
        <source>roof of arithmetic</source>
        <translation>算术的屋顶</translation>
    </message>
    <message>
        <source>latency roof of arithmetic</source>
        <translation>算术的延迟屋顶</translation>
    </message>
    <message>
        <source>arithmetic intensity, flop per byte</source>
        <translation>算术强度（每字节 flop 数）</translation>
    </message>
    <message>
        <source>32 threads a warp; 128 bytes a coalesced load of a warp</source>
        <translation>每 warp 32 个线程；每次合并的 warp 加载 128 字节</translation>
    </message>
    <message>
        <source>64 threads a warp; 256 bytes a coalesced load of a warp</source>
        <translation>每 warp 64 个线程；每次合并的 warp 加载 256 字节</translation>
    </message>
    <message>
        <source>α where the latency roof touches the others</source>
        <translation>延迟屋顶与其他屋顶相接处的 α</translation>
    </message>
    <message>
        <source>the next such α</source>
        <translation>下一个这样的 α</translation>
    </message>
    <message>
        <source>solved: the α where the warps needed are those at hand, n·K/L(α) = min(T_other, T_alu/α, T_issue/(α + c))</source>
        <translation>求解：所需 warp 数恰为现有数目的 α，n·K/L(α) = min(T_other, T_alu/α, T_issue/(α + c))</translation>
    </message>
    <message>
        <source>solved: a closed queueing network whose asymptotes are the bounds (product form; loads choose a part of memory at random)</source>
        <translation>求解：以界限为渐近线的闭合排队网络（乘积形式；加载随机选择内存的一部分）</translation>
    </message>
    <message>
        <source>what is taken where no source says it</source>
        <translation>没有文献说明时所取的值</translation>
    </message>
    <message>
        <source>part of the latency for which a load keeps a part of memory busy</source>
        <translation>延迟中一次加载占用一部分内存的比例</translation>
    </message>
    <message>
        <source>exponential part of the latency</source>
        <translation>延迟的指数部分</translation>
    </message>
    <message>
        <source>cycles an SFU loses where an add comes between</source>
        <translation>中间有加法时 SFU 损失的周期</translation>
    </message>
    <message>
        <source>throughput with gradual saturation</source>
        <translation>计入渐进饱和的吞吐率</translation>
    </message>
    <message>
        <source>warps needed with gradual saturation</source>
        <translation>计入渐进饱和所需的 warp 数</translation>
    </message>
    <message>
        <source>an end of the range that the source gives, else of ±%1 of its value</source>
        <translation>来源给出的范围一端，否则为其值的 ±%1</translation>
    </message>
    <message>
        <source>chosen: ±%1 of its value</source>
        <translation>选择：其值的 ±%1</translation>
    </message>
    <message>
        <source>one parameter changed, the others as they are</source>
        <translation>改变一个参数，其余不变</translation>
    </message>
    <message>
        <source>swing of the warps needed</source>
        <translation>所需 warp 数的变化幅度</translation>
    </message>
    <message>
        <source>swing of the throughput</source>
        <translation>吞吐量的变化幅度</translation>
    </message>
    <message>
        <source>change of each parameter</source>
        <translation>每个参数的变化幅度</translation>
    </message>
    <message>
        <source>chosen, 10 % at first</source>
        <translation>所选值，起初为 10 %</translation>
    </message>
    <message>
        <source>of each parameter&apos;s value</source>
        <translation>占每个参数值的比例</translation>
    </message>
    <message>
        <source>Place in the access to shared memory</source>
        <translation>共享内存访问中的位置</translation>
    </message>
    <message>
        <source>pass that serves the thread</source>
        <translation>服务该线程的趟次</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>different words of the bank that are fetched</source>
        <translation>该 bank 被读取的不同字数</translation>
    </message>
    <message>
        <source>threads that take part</source>
        <translation>参与的线程数</translation>
    </message>
    <message>
        <source>counted: those of the pattern that are not masked</source>
        <translation>计数：该模式中未被屏蔽的线程</translation>
    </message>
    <message>
        <source>threads that are done after the pass</source>
        <translation>此趟之后完成的线程数</translation>
    </message>
    <message>
        <source>threads that still wait after the pass</source>
        <translation>此趟之后仍等待的线程数</translation>
    </message>
    <message>
        <source>banks that are used in the pass</source>
        <translation>此趟使用的 bank 数</translation>
    </message>
    <message>
        <source>passes of the stride</source>
        <translation>该步长的趟数</translation>
    </message>
    <message>
        <source>stride that the access is compared with</source>
        <translation>用来比较的步长</translation>
    </message>
    <message>
        <source>counted: the most of all rows or columns</source>
        <translation>计数：各行或各列中的最大值</translation>
    </message>
    <message>
        <source>Against bank conflicts</source>
        <translation>消除 bank 冲突</translation>
    </message>
    <message>
        <source>degree of the conflict at its worst</source>
        <translation>最坏时的冲突路数</translation>
    </message>
    <message>
        <source>padding of a row that lessens the conflict most</source>
        <translation>最能减轻冲突的行填充</translation>
    </message>
    <message>
        <source>searched: the least of %1 to %2 words</source>
        <translation>搜索：%1 至 %2 个字中的最小值</translation>
    </message>
    <message>
        <source>degree with the padding, at its worst</source>
        <translation>填充后最坏时的路数</translation>
    </message>
    <message>
        <source>degree with an XOR swizzle, at its worst</source>
        <translation>XOR 重排后最坏时的路数</translation>
    </message>
    <message>
        <source>arithmetic instructions issued</source>
        <translation>已发射的算术指令</translation>
    </message>
    <message>
        <source>sfu instructions issued</source>
        <translation>已发射的 sfu 指令</translation>
    </message>
    <message>
        <source>shared instructions issued</source>
        <translation>已发射的 shared 指令</translation>
    </message>
    <message>
        <source>global instructions issued</source>
        <translation>已发射的全局内存指令</translation>
    </message>
    <message>
        <source>clock instructions issued</source>
        <translation>已发射的 clock 指令</translation>
    </message>
    <message>
        <source>barrier instructions issued</source>
        <translation>已发射的 barrier 指令</translation>
    </message>
    <message>
        <source>issue slots lost: arithmetic_result</source>
        <translation>损失的发射槽：算术结果</translation>
    </message>
    <message>
        <source>issue slots lost: sfu_result</source>
        <translation>损失的发射槽：sfu_result</translation>
    </message>
    <message>
        <source>issue slots lost: shared_result</source>
        <translation>损失的发射槽：shared_result</translation>
    </message>
    <message>
        <source>issue slots lost: memory_result</source>
        <translation>损失的发射槽：内存结果</translation>
    </message>
    <message>
        <source>issue slots lost: clock_result</source>
        <translation>损失的发射槽：clock_result</translation>
    </message>
    <message>
        <source>issue slots lost: barrier</source>
        <translation>损失的发射槽：barrier</translation>
    </message>
    <message>
        <source>issue slots lost: warp_order</source>
        <translation>损失的发射槽：warp 内的次序</translation>
    </message>
    <message>
        <source>issue slots lost: pipe_full</source>
        <translation>损失的发射槽：pipe_full</translation>
    </message>
    <message>
        <source>issue slots lost: memory_full</source>
        <translation>损失的发射槽：memory_full</translation>
    </message>
    <message>
        <source>issue slots lost: issue_cost</source>
        <translation>损失的发射槽：issue_cost</translation>
    </message>
    <message>
        <source>issue slots lost: no_warp</source>
        <translation>损失的发射槽：no_warp</translation>
    </message>
    <message>
        <source>issue slots lost: reissue</source>
        <translation>损失的发射槽：reissue</translation>
    </message>
    <message>
        <source>counted: an SM simulated event by event, whole periods of %1 cycles</source>
        <translation>计数得出：逐事件模拟一个 SM，按 %1 周期的整周期计</translation>
    </message>
    <message>
        <source>counted: an SM simulated event by event, %1 cycles</source>
        <translation>计数：逐事件模拟的 SM，%1 周期</translation>
    </message>
    <message>
        <source>simulated against the model</source>
        <translation>模拟与模型之差</translation>
    </message>
    <message>
        <source>instructions of an iteration</source>
        <translation>一次迭代的指令数</translation>
    </message>
    <message>
        <source>counted in the loop</source>
        <translation>在循环中计数</translation>
    </message>
    <message>
        <source>iterations of the loop</source>
        <translation>循环迭代数</translation>
    </message>
    <message>
        <source>iterations when all latency is hidden</source>
        <translation>延迟全部隐藏时的迭代数</translation>
    </message>
    <message>
        <source>latency of an iteration of one warp alone</source>
        <translation>单个 warp 独自一次迭代的延迟</translation>
    </message>
    <message>
        <source>iterations by the bounds</source>
        <translation>按界限的迭代数</translation>
    </message>
    <message>
        <source>simulated against the bounds</source>
        <translation>模拟与界限之差</translation>
    </message>
    <message>
        <source>simulated throughput of all instructions</source>
        <translation>模拟的全部指令吞吐量</translation>
    </message>
    <message>
        <source>simulated throughput of the others</source>
        <translation>模拟的另一类指令吞吐量</translation>
    </message>
    <message>
        <source>simulated throughput of arithmetic</source>
        <translation>模拟的算术吞吐量</translation>
    </message>
    <message>
        <source>simulated throughput</source>
        <translation>模拟的吞吐量</translation>
    </message>
    <message>
        <source>how far the simulated throughput can be off</source>
        <translation>模拟吞吐量可能的偏差</translation>
    </message>
    <message>
        <source>period after which the run repeats itself</source>
        <translation>运行在此周期之后重复</translation>
    </message>
    <message>
        <source>simulated arithmetic instructions in flight</source>
        <translation>模拟中执行中的算术指令</translation>
    </message>
    <message>
        <source>simulated other instructions in flight</source>
        <translation>模拟中执行中的另一种指令</translation>
    </message>
    <message>
        <source>issue slots used</source>
        <translation>已用的发射槽</translation>
    </message>
    <message>
        <source>a point of the simulated curve</source>
        <translation>模拟曲线上的一点</translation>
    </message>
    <message>
        <source>linear between two points of the simulated curve</source>
        <translation>在模拟曲线的两点之间线性内插</translation>
    </message>
    <message>
        <source>the layout of the threads</source>
        <translation>线程的布局</translation>
    </message>
    <message>
        <source>row of the thread&apos;s word</source>
        <translation>线程的字所在的行</translation>
    </message>
    <message>
        <source>column of the thread&apos;s word</source>
        <translation>线程的字所在的列</translation>
    </message>
    <message>
        <source>column after the swizzle</source>
        <translation>重排后的列</translation>
    </message>
    <message>
        <source>column XOR (row mod words of a row)</source>
        <translation>列 XOR（行 mod 每行的字数）</translation>
    </message>
    <message>
        <source>word that the thread asks for</source>
        <translation>线程请求的字</translation>
    </message>
    <message>
        <source>chosen: the list of addresses</source>
        <translation>所选：地址列表</translation>
    </message>
    <message>
        <source>drawn by the seed, evenly spread</source>
        <translation>由种子抽取，均匀分布</translation>
    </message>
    <message>
        <source>stall count of the instruction</source>
        <translation>该指令的停顿计数</translation>
    </message>
    <message>
        <source>barrier that is not waited for</source>
        <translation>未被等待的屏障</translation>
    </message>
    <message>
        <source>cycles between two accesses to a register</source>
        <translation>对寄存器两次访问之间的周期数</translation>
    </message>
    <message>
        <source>the least sum of stall counts on a way from one to the other</source>
        <translation>从一条到另一条的路径上停顿计数的最小和</translation>
    </message>
    <message>
        <source>cycles between them that would prove it</source>
        <translation>足以证明的间隔周期数</translation>
    </message>
    <message>
        <source>barrier that nothing sets before</source>
        <translation>此前无人设置的屏障</translation>
    </message>
    <message>
        <source>instructions executed per cycle</source>
        <translation>每周期执行的指令数</translation>
    </message>
    <message>
        <source>instructions per cycle, modelled</source>
        <translation>每周期指令数（模型）</translation>
    </message>
    <message>
        <source>bounds of the loop that the profile&apos;s counts make, at the warps measured</source>
        <translation>剖析的计数所构成循环在测得的 warp 数下的界限</translation>
    </message>
    <message>
        <source>gradual saturation of the loop that the profile&apos;s counts make, at the warps measured</source>
        <translation>由剖析计数构成的循环在实测 warp 数下的渐进饱和</translation>
    </message>
    <message>
        <source>instructions per cycle by the simulation</source>
        <translation>由模拟得出的每周期指令数</translation>
    </message>
    <message>
        <source>the same loop on a simulated SM</source>
        <translation>同一循环在模拟的 SM 上</translation>
    </message>
    <message>
        <source>counters of NVIDIA Nsight Compute</source>
        <translation>NVIDIA Nsight Compute 的计数器</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <translation>%1，建模</translation>
    </message>
    <message>
        <source>%1, off by</source>
        <translation>%1，相差</translation>
    </message>
    <message>
        <source>modelled / measured - 1</source>
        <translation>建模 / 测得 - 1</translation>
    </message>
    <message>
        <source>bank of the thread&apos;s word</source>
        <translation>线程的字所在的 bank</translation>
    </message>
    <message>
        <source>words of the banks&apos; width lie in the banks in turn</source>
        <translation>与 bank 等宽的字依次位于各 bank</translation>
    </message>
    <message>
        <source>Block of the kernel</source>
        <translation>kernel 的块</translation>
    </message>
    <message>
        <source>latency of a memory access, raised</source>
        <translation>提高后的访存延迟</translation>
    </message>
    <message>
        <source>mean over the levels that serve the accesses, raised until the bandwidth suffices</source>
        <translation>对服务各访问的层级取平均，提高到带宽足够为止</translation>
    </message>
    <message>
        <source>latency of an instruction</source>
        <translation>一条指令的延迟</translation>
    </message>
    <message>
        <source>cycles that an instruction takes the scheduler</source>
        <translation>一条指令占用调度器的周期数</translation>
    </message>
    <message>
        <source>cycles that an instruction takes its units</source>
        <translation>一条指令占用其单元的周期数</translation>
    </message>
    <message>
        <source>a scheduler issues an instruction a cycle</source>
        <translation>一个调度器每周期发射一条指令</translation>
    </message>
    <message>
        <source>the GPU&apos;s latency, with conflicts of banks; what its file lacks is assumed</source>
        <translation>GPU 的延迟，计入 bank 冲突；其文件缺少的按假定</translation>
    </message>
    <message>
        <source>32 threads over the units of a processing block; what the GPU&apos;s file lacks is assumed</source>
        <translation>32 个线程除以一个处理块的单元数；GPU 文件缺少的按假定</translation>
    </message>
    <message>
        <source>instructions that cost so much</source>
        <translation>具有该代价的指令数</translation>
    </message>
    <message>
        <source>counted in the block</source>
        <translation>在基本块中计数</translation>
    </message>
    <message>
        <source>instructions of one kind</source>
        <translation>同一种类的指令数</translation>
    </message>
    <message>
        <source>lines of the block</source>
        <translation>基本块的行数</translation>
    </message>
    <message>
        <source>executions of the block in the launch</source>
        <translation>一次启动中该块的执行次数</translation>
    </message>
    <message>
        <source>counted: the path of the longest thread is walked</source>
        <translation>计数：走遍最长线程的路径</translation>
    </message>
    <message>
        <source>wait for a value of the block before</source>
        <translation>等待前一块的值</translation>
    </message>
    <message>
        <source>the program is walked: start = max(begin, ready(operands))</source>
        <translation>走遍程序：开始 = max(起点, 操作数就绪)</translation>
    </message>
    <message>
        <source>cycles that the block&apos;s instructions take</source>
        <translation>该块指令占用的周期数</translation>
    </message>
    <message>
        <source>longest chain of results in the block</source>
        <translation>块内最长的结果链</translation>
    </message>
    <message>
        <source>cycles of an execution of the block</source>
        <translation>该块一次执行的周期数</translation>
    </message>
    <message>
        <source>cycles of the block in the launch</source>
        <translation>一次启动中该块的周期数</translation>
    </message>
    <message>
        <source>summed over its executions, which are not alike</source>
        <translation>对其各次不尽相同的执行求和</translation>
    </message>
    <message>
        <source>cycles of all blocks in the launch</source>
        <translation>一次启动中所有块的周期数</translation>
    </message>
    <message>
        <source>summed over the blocks of the longest thread</source>
        <translation>对最长线程的各块求和</translation>
    </message>
    <message>
        <source>part of the time that the block takes</source>
        <translation>该块所占的时间比例</translation>
    </message>
    <message>
        <source>start of the operand&apos;s instruction</source>
        <translation>操作数所在指令的开始</translation>
    </message>
    <message>
        <source>start of the instruction in its block</source>
        <translation>该指令在其块中的开始</translation>
    </message>
    <message>
        <source>latency of the instruction</source>
        <translation>该指令的延迟</translation>
    </message>
    <message>
        <source>cycles that the instruction takes</source>
        <translation>该指令占用的周期数</translation>
    </message>
    <message>
        <source>Fit to measurements</source>
        <translation>对实测的拟合</translation>
    </message>
    <message>
        <source>parameters that were free</source>
        <translation>自由参数</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>自由度</translation>
    </message>
    <message>
        <source>Student&apos;s distribution, %1 %, two-sided</source>
        <translation>学生分布，%1 %，双侧</translation>
    </message>
    <message>
        <source>least squares of (predicted − measured)/σ, begun at the value before</source>
        <translation>(预测 − 实测)/σ 的最小二乘，从拟合前的值开始</translation>
    </message>
    <message>
        <source>standard error of the fitted value</source>
        <translation>拟合值的标准误差</translation>
    </message>
    <message>
        <source>of the linearised problem at the solution, from the scatter of the points about the fit</source>
        <translation>解处线性化问题的误差，由各点围绕拟合的离散得出</translation>
    </message>
    <message>
        <source>least value of the parameter</source>
        <translation>参数的最小值</translation>
    </message>
    <message>
        <source>largest value of the parameter</source>
        <translation>参数的最大值</translation>
    </message>
    <message>
        <source>lower end of the 95 % interval</source>
        <translation>95 % 区间的下端</translation>
    </message>
    <message>
        <source>upper end of the 95 % interval</source>
        <translation>95 % 区间的上端</translation>
    </message>
    <message>
        <source>correlation of the errors of two fitted values</source>
        <translation>两个拟合值误差的相关系数</translation>
    </message>
    <message>
        <source>their covariance in the linearised problem, divided by both standard errors</source>
        <translation>它们在线性化问题中的协方差除以两个标准误差</translation>
    </message>
    <message>
        <source>measured points that were held out</source>
        <translation>留出的实测点</translation>
    </message>
    <message>
        <source>counted: every second intensity</source>
        <translation>计数：每隔一个强度</translation>
    </message>
    <message>
        <source>mean size of the relative error on the points held out, before</source>
        <translation>留出点上相对误差的平均大小，拟合前</translation>
    </message>
    <message>
        <source>the model as it is, asked at each of the points held out</source>
        <translation>模型原样，在每个留出点上求值</translation>
    </message>
    <message>
        <source>mean size of the relative error on the points held out, after</source>
        <translation>留出点上相对误差的平均大小，拟合后</translation>
    </message>
    <message>
        <source>the model fitted to the other points, asked at each of the points held out</source>
        <translation>对其余点拟合后的模型，在每个留出点上求值</translation>
    </message>
    <message>
        <source>points that the fit is to</source>
        <translation>参与拟合的点</translation>
    </message>
    <message>
        <source>counted: the points that the model has a number for</source>
        <translation>计数：模型给得出数值的点</translation>
    </message>
    <message>
        <source>latency of the instruction waited for</source>
        <translation>所等待指令的延迟</translation>
    </message>
    <message>
        <source>%1; taken where no source gives it</source>
        <translation>%1；没有来源给出时采用</translation>
    </message>
    <message>
        <source>issue of the instruction waited for</source>
        <translation>所等待指令的发射</translation>
    </message>
    <message>
        <source>cycles until its result was there, drawn as measured</source>
        <translation>到其结果可用的周期数，按测得的分布抽取</translation>
    </message>
    <message>
        <source>cycles lost while it was executed</source>
        <translation>执行期间损失的周期</translation>
    </message>
    <message>
        <source>cycles that it waited for its unit to take it</source>
        <translation>等待其单元接收的周期数</translation>
    </message>
    <message>
        <source>cycles until the warp&apos;s next instruction</source>
        <translation>到该 warp 下一条指令的周期数</translation>
    </message>
    <message>
        <source>stall count of %1</source>
        <translation>%1 的停顿计数</translation>
    </message>
    <message>
        <source>one instruction a cycle: %1</source>
        <translation>每周期一条指令：%1</translation>
    </message>
    <message>
        <source>issue of the warp&apos;s instruction before</source>
        <translation>该 warp 前一条指令的发射</translation>
    </message>
    <message>
        <source>cycle from which the instruction may issue</source>
        <translation>该指令可发射的起始周期</translation>
    </message>
    <message>
        <source>waits for a result</source>
        <translation>等待结果</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>等待轮到自己</translation>
    </message>
    <message>
        <source>all warps begin at cycle 0</source>
        <translation>所有 warp 从周期 0 开始</translation>
    </message>
    <message>
        <source>waits for a block to end in whose place it starts</source>
        <translation>等待一个块结束并取代其位置</translation>
    </message>
    <message>
        <source>waits at an mbarrier for copies or other warps</source>
        <translation>在 mbarrier 处等待复制或其他 warp</translation>
    </message>
    <message>
        <source>waits for the other warps at a barrier</source>
        <translation>在屏障处等待其他 warp</translation>
    </message>
    <message>
        <source>cycles in which another warp was chosen</source>
        <translation>选择了其他 warp 的周期数</translation>
    </message>
    <message>
        <source>cycles in which the issue slot was still taken</source>
        <translation>发射槽仍被占用的周期数</translation>
    </message>
    <message>
        <source>cycles in which its unit took no more</source>
        <translation>其单元不再接收的周期数</translation>
    </message>
    <message>
        <source>cycle in which the warp issues</source>
        <translation>该 warp 的发射周期</translation>
    </message>
    <message>
        <source>Instruction of the listing</source>
        <translation>清单中的指令</translation>
    </message>
    <message>
        <source>instructions that issue together</source>
        <translation>一起发射的指令数</translation>
    </message>
    <message>
        <source>the place of a bit that is set in the mask, the lowest being %1</source>
        <translation>掩码中置位的位置，最低位为 %1</translation>
    </message>
    <message>
        <source>barrier set until the result is written</source>
        <translation>结果写入前设置的屏障</translation>
    </message>
    <message>
        <source>barrier set until the operands are read</source>
        <translation>操作数读取前设置的屏障</translation>
    </message>
    <message>
        <source>mask of the barriers waited for</source>
        <translation>所等待屏障的掩码</translation>
    </message>
    <message>
        <source>barriers %1</source>
        <translation>屏障 %1</translation>
    </message>
    <message>
        <source>barrier that is waited for</source>
        <translation>所等待的屏障</translation>
    </message>
    <message>
        <source>mask of the operands kept for reuse</source>
        <translation>保留以供重用的操作数掩码</translation>
    </message>
    <message>
        <source>source operands %1</source>
        <translation>源操作数 %1</translation>
    </message>
    <message>
        <source>source operand kept for reuse</source>
        <translation>保留以供重用的源操作数</translation>
    </message>
    <message>
        <source>bit that is 0 where the warp yields</source>
        <translation>warp 让出时为 0 的位</translation>
    </message>
    <message>
        <source>registers live at the instruction</source>
        <translation>该指令处的活跃寄存器</translation>
    </message>
    <message>
        <source>found: liveness of registers over the function&apos;s flow</source>
        <translation>求得：寄存器在函数流程上的活跃性</translation>
    </message>
    <message>
        <source>cycle in which an earlier instruction issues</source>
        <translation>较早指令的发射周期</translation>
    </message>
    <message>
        <source>scheduled in the same way, from the start of the block</source>
        <translation>从块的开头起以同样方式调度</translation>
    </message>
    <message>
        <source>cycles that the instruction takes its port</source>
        <translation>该指令占用其端口的周期数</translation>
    </message>
    <message>
        <source>cycle in which the instruction issues</source>
        <translation>该指令的发射周期</translation>
    </message>
    <message>
        <source>stall counts, ports and barriers, from the first issue of its block</source>
        <translation>停顿计数、端口和屏障，从其基本块的第一次发射算起</translation>
    </message>
    <message>
        <source>cycle in which what it waits for is there</source>
        <translation>所等待的结果就绪的周期</translation>
    </message>
    <message>
        <source>the issue of what sets the barrier and its latency, rounded to whole cycles</source>
        <translation>设置屏障的指令的发射加上其延迟，取整到整周期</translation>
    </message>
    <message>
        <source>held back by: %1; or later, where a number is not known</source>
        <translation>被阻挡：%1；某个数未知时还可能更晚</translation>
    </message>
    <message>
        <source>held back by: %1</source>
        <translation>被阻挡：%1</translation>
    </message>
    <message>
        <source>numbers of %1 on the GPU&apos;s architecture</source>
        <translation>该 GPU 架构上 %1 的数值</translation>
    </message>
    <message>
        <source>cycles until a dependent instruction can issue; loads are served by DRAM</source>
        <translation>到依赖它的指令可以发射为止的周期数；加载由 DRAM 服务</translation>
    </message>
    <message>
        <source>reciprocal throughput of the instruction</source>
        <translation>该指令的倒数吞吐量</translation>
    </message>
    <message>
        <source>the greatest use of a resource over its rate on an SM</source>
        <translation>各资源的用量与其在 SM 上速率之比的最大值</translation>
    </message>
    <message>
        <source>cycles that a warp alone waits before the instruction</source>
        <translation>单独一个 warp 在该指令之前等待的周期数</translation>
    </message>
    <message>
        <source>scheduled: from the issue before it, a cycle for that one left out, in an iteration of its innermost loop that is like the one before</source>
        <translation>按调度：从前一条的发射算起，不计其自身的一个周期，取最内层循环中与前一次相同的一次迭代</translation>
    </message>
    <message>
        <source>Function of the listing</source>
        <translation>清单中的函数</translation>
    </message>
    <message>
        <source>instructions of the function</source>
        <translation>函数的指令数</translation>
    </message>
    <message>
        <source>registers live in the function, at most</source>
        <translation>函数中最多的活跃寄存器</translation>
    </message>
    <message>
        <source>reads of what an instruction before may have written</source>
        <translation>读取前面指令可能写入的内容</translation>
    </message>
    <message>
        <source>reads that are not proved</source>
        <translation>未证明的读取</translation>
    </message>
    <message>
        <source>dependences across a cut of the listing that cannot be checked</source>
        <translation>跨越清单切口、无法检查的依赖</translation>
    </message>
    <message>
        <source>writes that are not proved</source>
        <translation>未证明的写入</translation>
    </message>
    <message>
        <source>waits for a barrier that nothing sets before</source>
        <translation>等待此前无人设置的屏障</translation>
    </message>
    <message>
        <source>reads and writes not proved that are not listed</source>
        <translation>未列出的未证明读写</translation>
    </message>
    <message>
        <source>Loop of the listing</source>
        <translation>清单中的循环</translation>
    </message>
    <message>
        <source>instructions of an opcode in an iteration</source>
        <translation>一次迭代中一种操作码的指令数</translation>
    </message>
    <message>
        <source>instructions of a class in an iteration</source>
        <translation>一次迭代中一类的指令数</translation>
    </message>
    <message>
        <source>the opcode&apos;s class: the unit that executes it</source>
        <translation>操作码的类别：执行它的单元</translation>
    </message>
    <message>
        <source>all classes</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>instructions of a stall count in an iteration</source>
        <translation>一次迭代中某停顿计数的指令数</translation>
    </message>
    <message>
        <source>stall counts of an iteration</source>
        <translation>一次迭代的停顿计数</translation>
    </message>
    <message>
        <source>summed over the loop&apos;s control codes</source>
        <translation>对循环的控制码求和</translation>
    </message>
    <message>
        <source>registers live, at most</source>
        <translation>最多的活跃寄存器</translation>
    </message>
    <message>
        <source>found: liveness of registers over the loop&apos;s flow</source>
        <translation>求得：寄存器在循环流程上的活跃性</translation>
    </message>
    <message>
        <source>cycles that an iteration takes a port</source>
        <translation>一次迭代占用端口的周期数</translation>
    </message>
    <message>
        <source>its instructions, one after the other</source>
        <translation>其指令逐条执行</translation>
    </message>
    <message>
        <source>threads of a block along a dimension</source>
        <translation>线程块在一个维度上的线程数</translation>
    </message>
    <message>
        <source>argument of the kernel</source>
        <translation>kernel 的参数</translation>
    </message>
    <message>
        <source>trips of a loop</source>
        <translation>循环的次数</translation>
    </message>
    <message>
        <source>dynamic shared memory</source>
        <translation>动态共享内存</translation>
    </message>
    <message>
        <source>dynamic shared memory of a block</source>
        <translation>线程块的动态共享内存</translation>
    </message>
    <message>
        <source>blocks of the grid along a dimension</source>
        <translation>网格在一个维度上的块数</translation>
    </message>
    <message>
        <source>threads that the grid covers along a dimension</source>
        <translation>网格在一个维度上覆盖的线程数</translation>
    </message>
    <message>
        <source>blocks of the launch</source>
        <translation>启动的块数</translation>
    </message>
    <message>
        <source>the occupancy of the launch: threads, registers and shared memory of a block</source>
        <translation>启动的占用率：块的线程、寄存器和共享内存</translation>
    </message>
    <message>
        <source>warps that an SM holds</source>
        <translation>一个 SM 容纳的 warp 数</translation>
    </message>
    <message>
        <source>estimated from what the blocks access again</source>
        <translation>按各块再次访问的内容估算</translation>
    </message>
    <message>
        <source>part of the accesses that the L1 serves</source>
        <translation>由 L1 提供的访问比例</translation>
    </message>
    <message>
        <source>part of the accesses that the L2 serves</source>
        <translation>由 L2 提供的访问比例</translation>
    </message>
    <message>
        <source>memory that the grid accesses</source>
        <translation>网格访问的内存</translation>
    </message>
    <message>
        <source>summed over what is accessed, each from its first to its last byte</source>
        <translation>对所访问的各对象求和，每个从首字节到末字节</translation>
    </message>
    <message>
        <source>data that the L2 holds</source>
        <translation>L2 容纳的数据</translation>
    </message>
    <message>
        <source>taken where no source gives it</source>
        <translation>在没有文献给出时采用</translation>
    </message>
    <message>
        <source>Time of the kernel</source>
        <translation>kernel 的时间</translation>
    </message>
    <message>
        <source>the waves</source>
        <translation>各波</translation>
    </message>
    <message>
        <source>the launch and its waves</source>
        <translation>此启动及其各波</translation>
    </message>
    <message>
        <source>time of a block that has just begun</source>
        <translation>刚开始的线程块的时间</translation>
    </message>
    <message>
        <source>its longest warp</source>
        <translation>其最长的 warp</translation>
    </message>
    <message>
        <source>wait for the blocks assigned last</source>
        <translation>等待最后分配的线程块</translation>
    </message>
    <message>
        <source>waves of the launch</source>
        <translation>启动的波数</translation>
    </message>
    <message>
        <source>fitted to measured times of empty launches on %1</source>
        <translation>拟合自 %1 上空启动的实测时间</translation>
    </message>
    <message>
        <source>time of the launch itself</source>
        <translation>启动本身的时间</translation>
    </message>
    <message>
        <source>time to assign all blocks</source>
        <translation>分配完全部线程块的时间</translation>
    </message>
    <message>
        <source>time for each block</source>
        <translation>每个块的时间</translation>
    </message>
    <message>
        <source>time of the launch of all blocks</source>
        <translation>启动全部线程块的时间</translation>
    </message>
    <message>
        <source>%1, and those who measured after them: A100</source>
        <translation>%1 以及后来的测量者：A100</translation>
    </message>
    <message>
        <source>barrier of a block of one warp</source>
        <translation>一个 warp 的块的屏障</translation>
    </message>
    <message>
        <source>what each further warp adds to a barrier</source>
        <translation>每多一个 warp 屏障增加的周期</translation>
    </message>
    <message>
        <source>cycles of a barrier</source>
        <translation>屏障的周期</translation>
    </message>
    <message>
        <source>fitted to blocks of 2, 8 and 32 warps on an H100: %1</source>
        <translation>由 H100 上 2、8 和 32 个 warp 的块拟合：%1</translation>
    </message>
    <message>
        <source>from the end of a block to the begin of the next</source>
        <translation>从一个块结束到下一个块开始</translation>
    </message>
    <message>
        <source>what each warp of a block adds to it</source>
        <translation>块的每个 warp 为此增加的周期</translation>
    </message>
    <message>
        <source>cycles between two blocks in one place</source>
        <translation>同一位置两个块之间的周期数</translation>
    </message>
    <message>
        <source>mean latency of a memory access</source>
        <translation>内存访问的平均延迟</translation>
    </message>
    <message>
        <source>mean over the levels that serve the accesses</source>
        <translation>对服务各访问的层级取平均</translation>
    </message>
    <message>
        <source>latency of the L1</source>
        <translation>L1 的延迟</translation>
    </message>
    <message>
        <source>latency of the L2</source>
        <translation>L2 的延迟</translation>
    </message>
    <message>
        <source>latency of the DRAM</source>
        <translation>DRAM 的延迟</translation>
    </message>
    <message>
        <source>longest thread, latencies not yet raised</source>
        <translation>最长的线程（延迟尚未提高）</translation>
    </message>
    <message>
        <source>cycles that its barriers add</source>
        <translation>其屏障增加的周期</translation>
    </message>
    <message>
        <source>barriers · (%1 + %2 · (warps of a block − 1))</source>
        <translation>屏障数 · (%1 + %2 · (块的 warp 数 − 1))</translation>
    </message>
    <message>
        <source>barriers · departure · (warps of a block − 1)</source>
        <translation>屏障数 · 离开间隔 ·（每块 warp 数 − 1）</translation>
    </message>
    <message>
        <source>waves that are alike</source>
        <translation>相同的波数</translation>
    </message>
    <message>
        <source>full waves are alike; the last one has what is left</source>
        <translation>满的波彼此相同；最后一波包含剩余部分</translation>
    </message>
    <message>
        <source>blocks of these waves</source>
        <translation>这些波的块数</translation>
    </message>
    <message>
        <source>an SM&apos;s blocks on all SMs, or what is left</source>
        <translation>每 SM 的块数乘以全部 SM，或剩余部分</translation>
    </message>
    <message>
        <source>longest warp of a wave</source>
        <translation>一波中最长的 warp</translation>
    </message>
    <message>
        <source>the longest of its threads, latencies not yet raised, what passes between blocks, and the queue of what a block asks for at one time</source>
        <translation>其最长的线程（延迟尚未提高），加上块之间经过的时间，以及块同时请求的数据的排队时间</translation>
    </message>
    <message>
        <source>busiest processing block of a wave</source>
        <translation>一波中最忙的处理块</translation>
    </message>
    <message>
        <source>the longest of its units&apos; delays and of the scheduler&apos;s cycles</source>
        <translation>其各单元延迟周期与调度器周期中最长者</translation>
    </message>
    <message>
        <source>sum of its warps&apos; delays</source>
        <translation>其各 warp 延迟周期之和</translation>
    </message>
    <message>
        <source>time of a wave</source>
        <translation>一波的时间</translation>
    </message>
    <message>
        <source>time of waves that are alike</source>
        <translation>相同各波的时间</translation>
    </message>
    <message>
        <source>max(longest warp, delays, turns of atomics), latencies raised until the bandwidth suffices; bound by %1</source>
        <translation>max(最长的 warp, 延迟之和, 原子操作轮次)，延迟提高到带宽足够为止；受限于 %1</translation>
    </message>
    <message>
        <source>time of one of them</source>
        <translation>其中一波的时间</translation>
    </message>
    <message>
        <source>they are alike</source>
        <translation>它们彼此相同</translation>
    </message>
    <message>
        <source>time of all waves</source>
        <translation>所有波的时间</translation>
    </message>
    <message>
        <source>means over the warps of the grid, for the model of core/model</source>
        <translation>对网格的各 warp 取平均，用于 core/model 的模型</translation>
    </message>
    <message>
        <source>memory requests of a warp</source>
        <translation>一个 warp 的内存请求数</translation>
    </message>
    <message>
        <source>all waves are alike</source>
        <translation>所有波都相同</translation>
    </message>
    <message>
        <source>instructions of the loop that the simulation takes otherwise</source>
        <translation>循环中被模拟另行处理的指令</translation>
    </message>
    <message>
        <source>share of the program&apos;s instructions</source>
        <translation>在程序指令中所占的比例</translation>
    </message>
    <message>
        <source>counted in the program</source>
        <translation>在程序中计数</translation>
    </message>
    <message>
        <source>cycles measured</source>
        <translation>测量的周期数</translation>
    </message>
    <message>
        <source>instructions of the thread so far</source>
        <translation>该线程至此的指令数</translation>
    </message>
    <message>
        <source>Thread of the warp</source>
        <translation>warp 中的线程</translation>
    </message>
    <message>
        <source>thread of the warp</source>
        <translation>warp 中的线程</translation>
    </message>
    <message>
        <source>value that the instruction reads</source>
        <translation>指令读取的值</translation>
    </message>
    <message>
        <source>the program is run step by step</source>
        <translation>逐步运行该程序</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>早于 %1</translation>
    </message>
    <message>
        <source>value of a variable or register</source>
        <translation>变量或寄存器的值</translation>
    </message>
    <message>
        <source>as the program begins</source>
        <translation>程序开始时的值</translation>
    </message>
    <message>
        <source>predicate of the thread</source>
        <translation>线程的谓词</translation>
    </message>
    <message>
        <source>first byte of the thread&apos;s word</source>
        <translation>线程的字的首字节</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>按实测</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>IPC/SM, other instruction</source>
        <translation>IPC/SM，另一种指令</translation>
    </message>
    <message>
        <source>IPC/SM, arithmetic</source>
        <translation>IPC/SM，算术</translation>
    </message>
    <message>
        <source>IPC/SM, all instructions</source>
        <translation>IPC/SM，全部指令</translation>
    </message>
    <message>
        <source>Gflop/s</source>
        <translation>Gflop/s</translation>
    </message>
    <message>
        <source>Warps per SM</source>
        <translation>每 SM 的 warp 数</translation>
    </message>
    <message>
        <source>Percent of the maximum</source>
        <translation>占最大值的百分比</translation>
    </message>
    <message>
        <source>Warps per scheduler</source>
        <translation>每调度器的 warp 数</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>复制链接地址(&amp;L)</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>增加(&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>减少(&amp;D)</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>查找范围：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>文件名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>目录：</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>新建文件夹(&amp;N)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>显示隐藏文件(&amp;H)</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>上级目录</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>转到上级目录</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>列表视图</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>切换到列表视图</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>详细视图</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>切换到详细视图</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>位置与书签列表</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>修改日期</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>最近访问的位置</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 已存在。
要替换它吗？</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
找不到文件。
请检查文件名是否正确。</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
找不到目录。
请检查目录名是否正确。</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>关闭此面板</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>使面板浮动或重新停靠</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>确定要删除“%1”吗？</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>无法删除目录。</translation>
    </message>
    <message>
        <source>1 warp reaches %1 % of the peak</source>
        <translation>1 个 warp 达到峰值的 %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n warps reach %1 % of the peak</source>
        <translation>
            <numerusform>%n 个 warp 达到峰值的 %1 %</numerusform>
        </translation>
    </message>
    <message>
        <source>1 warp hides all latency</source>
        <translation>1 个 warp 即可隐藏全部延迟</translation>
    </message>
    <message numerus="yes">
        <source>%n warps hide all latency</source>
        <translation>
            <numerusform>%n 个 warp 即可隐藏全部延迟</numerusform>
        </translation>
    </message>
    <message>
        <source>; at 1 warp %1 % is reached</source>
        <translation>；1 个 warp 时达到 %1 %</translation>
    </message>
    <message numerus="yes">
        <source>; at %n warps %1 % is reached</source>
        <translation>
            <numerusform>；%n 个 warp 时达到 %1 %</numerusform>
        </translation>
    </message>
    <message>
        <source>1 independent load per warp</source>
        <translation>每 warp 1 个独立加载</translation>
    </message>
    <message numerus="yes">
        <source>%n independent loads per warp</source>
        <translation>
            <numerusform>每 warp %n 个独立加载</numerusform>
        </translation>
    </message>
    <message>
        <source>1 independent instruction per warp</source>
        <translation>每 warp 1 条独立指令</translation>
    </message>
    <message numerus="yes">
        <source>%n independent instructions per warp</source>
        <translation>
            <numerusform>每 warp %n 条独立指令</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more warp</source>
        <translation>再加 1 个 warp</translation>
    </message>
    <message numerus="yes">
        <source>%n more warps</source>
        <translation>
            <numerusform>再加 %n 个 warp</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 warp is to spare.</source>
        <translation>；富余 1 个 warp。</translation>
    </message>
    <message numerus="yes">
        <source>; %n warps are to spare.</source>
        <translation>
            <numerusform>；富余 %n 个 warp。</numerusform>
        </translation>
    </message>
    <message>
        <source>expected &apos;MAJOR.MINOR&apos; as in &apos;5.2&apos;, found %1</source>
        <translation>应为 'MAJOR.MINOR'，例如 '5.2'，却是 %1</translation>
    </message>
    <message>
        <source>expected up to 64 lower-case letters, digits, &apos;-&apos; and &apos;_&apos;, found %1</source>
        <translation>应为至多 64 个小写字母、数字、'-' 和 '_'，却是 %1</translation>
    </message>
    <message>
        <source>expected one &apos;!&apos; before a predicate, found more</source>
        <translation>谓词前应只有一个“!”，却有多个</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no register, number or name that is declared</source>
        <translation>“%1”不是已声明的寄存器、数字或名称</translation>
    </message>
    <message>
        <source>expected an address such as [%rd4+8], found &apos;%1&apos;</source>
        <translation>应为 [%rd4+8] 这样的地址，发现“%1”</translation>
    </message>
    <message>
        <source>Arithmetic latency and memory throughput, so that it asks for about half of the warps.</source>
        <translation>算术延迟和访存吞吐率，因此只要求大约一半的 warp。</translation>
    </message>
    <message>
        <source>CUDA guide, refined</source>
        <translation>CUDA 指南（改进）</translation>
    </message>
    <message>
        <source>Arithmetic latency and memory throughput; it counts the stalled warp and the load itself.</source>
        <translation>算术延迟和访存吞吐率；它计入停顿的 warp 和加载本身。</translation>
    </message>
    <message>
        <source>CUDA guide with arithmetic latency</source>
        <translation>CUDA 指南 + 算术延迟</translation>
    </message>
    <message>
        <source>Memory throughput and the issue slots of the load.</source>
        <translation>访存吞吐率以及加载的发射槽。</translation>
    </message>
    <message>
        <source>Hong-Kim 2009</source>
        <translation>Hong-Kim 2009</translation>
    </message>
    <message>
        <source>Arithmetic latency: a warp computes as fast as the SM issues.</source>
        <translation>算术延迟：一个 warp 的计算与 SM 的发射一样快。</translation>
    </message>
    <message>
        <source>Sim et al. 2012</source>
        <translation>Sim et al. 2012</translation>
    </message>
    <message>
        <source>That one warp&apos;s arithmetic and memory latencies add up, beyond what it counts as overlap.</source>
        <translation>同一 warp 的算术延迟与访存延迟会相加（超出它计为重叠的部分）。</translation>
    </message>
    <message>
        <source>Song et al. 2013</source>
        <translation>Song et al. 2013</translation>
    </message>
    <message>
        <source>Arithmetic latency altogether.</source>
        <translation>全部算术延迟。</translation>
    </message>
    <message>
        <source>Its equations were not to be had; this is the bound without arithmetic latency, which the thesis says it leaves out.</source>
        <translation>其公式不可得；此处为不计算术延迟的界限，论文说它忽略了算术延迟。</translation>
    </message>
    <message>
        <source>That a warp waits for both: arithmetic and memory are taken in isolation.</source>
        <translation>warp 对两者都要等待：它把算术与访存孤立看待。</translation>
    </message>
    <message>
        <source>GPUMech 2014</source>
        <translation>GPUMech 2014</translation>
    </message>
    <message>
        <source>That arithmetic between loads relieves the memory queue; there is no limit on outstanding misses here.</source>
        <translation>加载之间的算术会减轻访存队列；此处对未完成的缺失没有限制。</translation>
    </message>
    <message>
        <source>The queue is that of a public implementation, which jumps where memory saturates; the paper&apos;s own may differ.</source>
        <translation>队列取自公开的实现，在访存饱和处有跳变；论文原本的可能不同。</translation>
    </message>
    <message>
        <source>Adding times</source>
        <translation>时间相加</translation>
    </message>
    <message>
        <source>That arithmetic of some warps overlaps memory accesses of others.</source>
        <translation>一些 warp 的算术与另一些 warp 的访存相互重叠。</translation>
    </message>
    <message>
        <source>Made from the question that heads §4.12, do instruction times add or overlap; the section&apos;s own equations were not to be had.</source>
        <translation>依 §4.12 标题的问题（指令时间是相加还是重叠）构造；该节自身的公式不可得。</translation>
    </message>
    <message>
        <source>Overlapping times</source>
        <translation>时间重叠</translation>
    </message>
    <message>
        <source>That one warp&apos;s arithmetic and memory latencies do not overlap.</source>
        <translation>同一 warp 的算术延迟与访存延迟并不重叠。</translation>
    </message>
    <message>
        <source>No bandwidth limit</source>
        <translation>无带宽限制</translation>
    </message>
    <message>
        <source>Memory throughput: any number of accesses is served at once.</source>
        <translation>访存吞吐率：任意多的访问被同时服务。</translation>
    </message>
    <message>
        <source>Made from the heading of §4.13, models with no memory bandwidth limits: the bound without that limit.</source>
        <translation>依 §4.13 的标题（没有访存带宽限制的模型）构造：不计该限制的界限。</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>All latency, and with it occupancy.</source>
        <translation>全部延迟，连同占用率。</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>Gradual saturation: it is sharp where two limits meet.</source>
        <translation>渐进饱和：在两个限制相交处它是尖锐的。</translation>
    </message>
    <message>
        <source>What the schedulers choose, and contention beyond one queue for memory.</source>
        <translation>调度器的选择，以及单一访存队列之外的竞争。</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Latencies that vary, and queues of other SMs, where the GPU&apos;s file says nothing of them.</source>
        <translation>变化的延迟和其他 SM 的队列（在 GPU 文件没有说明时）。</translation>
    </message>
    <message>
        <source>arithmetic intensity: FADDs per other instruction</source>
        <translation>算术强度：每条另一种指令对应的 FADD 数</translation>
    </message>
    <message>
        <source>occupancy: resident warps per SM</source>
        <translation>占用率：每 SM 驻留的 warp 数</translation>
    </message>
    <message>
        <source>fraction of the peak throughput that &apos;needed&apos; means</source>
        <translation>“所需”所指的峰值吞吐率比例</translation>
    </message>
    <message>
        <source>issue cycles that one other instruction takes</source>
        <translation>一条另一种指令占用的发射周期数</translation>
    </message>
    <message>
        <source>%1 must be %2 to %3, not %4</source>
        <translation>%1 必须为 %2 到 %3，而不是 %4</translation>
    </message>
    <message>
        <source>words of memory</source>
        <translation>内存字数</translation>
    </message>
    <message>
        <source>the memory begins with more words than it has</source>
        <translation>内存的初始字数超过其容量</translation>
    </message>
    <message>
        <source>entries of the divergence stack</source>
        <translation>发散栈的项数</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>the program uses convergence barriers (BSSY, BSYNC, BREAK or YIELD), which the stack machine does not have; choose the independent machine</source>
        <translation>程序使用会合屏障（BSSY、BSYNC、BREAK 或 YIELD），发散栈机器没有它们；请选择独立调度的机器</translation>
    </message>
    <message>
        <source>the program uses the divergence stack (SSY, .S, PBK, PCNT or CAL), which the independent machine does not have; choose the stack machine</source>
        <translation>程序使用发散栈（SSY、.S、PBK、PCNT 或 CAL），独立调度的机器没有它；请选择发散栈机器</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>threads of a warp</source>
        <translation>warp 的线程数</translation>
    </message>
    <message>
        <source>CUDA: a warp of every GPU</source>
        <translation>CUDA：任何 GPU 的 warp</translation>
    </message>
    <message>
        <source>largest address</source>
        <translation>最大地址</translation>
    </message>
    <message>
        <source>bytes of a formula at most</source>
        <translation>公式的最大字节数</translation>
    </message>
    <message>
        <source>largest row or column</source>
        <translation>最大的行或列</translation>
    </message>
    <message>
        <source>a whole number of 32 bits</source>
        <translation>32 位整数</translation>
    </message>
    <message>
        <source>banks at most</source>
        <translation>bank 数上限</translation>
    </message>
    <message>
        <source>predicates of a thread</source>
        <translation>线程的谓词数</translation>
    </message>
    <message>
        <source>instructions of a program at most</source>
        <translation>程序的最大指令数</translation>
    </message>
    <message>
        <source>length of a program or formula at most</source>
        <translation>程序或公式的最大长度</translation>
    </message>
    <message>
        <source>blocks, parentheses and signs inside one another at most</source>
        <translation>块、括号与符号的最大嵌套层数</translation>
    </message>
    <message>
        <source>operators that wait for one another at most</source>
        <translation>相互等待的运算符数上限</translation>
    </message>
    <message>
        <source>instructions after which a run is stopped</source>
        <translation>运行被中止前的指令数</translation>
    </message>
    <message>
        <source>instructions of a simulated loop at most</source>
        <translation>可模拟循环的最大指令数</translation>
    </message>
    <message>
        <source>A. Kleimenov and N. Popova, A method for prediction execution time of GPU programs, Computational nanotechnology 8(1), 2021, %1</source>
        <translation>A. Kleimenov and N. Popova, A method for prediction execution time of GPU programs, Computational nanotechnology 8(1), 2021, %1</translation>
    </message>
    <message>
        <source>longest warp</source>
        <translation>最长的 warp</translation>
    </message>
    <message>
        <source>issue of all warps</source>
        <translation>全部 warp 的发射</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>代码清单</translation>
    </message>
    <message>
        <source>A listing that comes with the program; or drop a file, or paste text</source>
        <translation>随程序提供的代码清单；也可拖入文件或粘贴文本</translation>
    </message>
    <message>
        <source>Open a listing</source>
        <translation>打开代码清单</translation>
    </message>
    <message>
        <source>Output of &apos;cuobjdump -sass&apos; or &apos;nvdisasm -hex&apos;, or CuAssembler&apos;s text</source>
        <translation>&apos;cuobjdump -sass&apos; 或 &apos;nvdisasm -hex&apos; 的输出，或 CuAssembler 的文本</translation>
    </message>
    <message>
        <source>Open a listing…</source>
        <translation>打开代码清单…</translation>
    </message>
    <message>
        <source>Listings (*.sass *.asm *.txt);;All files (*)</source>
        <translation>代码清单 (*.sass *.asm *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Paste a listing</source>
        <translation>粘贴代码清单</translation>
    </message>
    <message>
        <source>There is no listing on the clipboard: copy the output of &apos;cuobjdump -sass&apos; or &apos;nvdisasm -hex&apos;, with its addresses and encodings in comments.</source>
        <translation>剪贴板上没有代码清单：请复制 &apos;cuobjdump -sass&apos; 或 &apos;nvdisasm -hex&apos; 的输出，注释中须有地址和编码。</translation>
    </message>
    <message>
        <source>bytes of memory per core and cycle</source>
        <translation>每核每周期的内存字节数</translation>
    </message>
    <message>
        <source>%1; bandwidth in GB/s, clock in MHz</source>
        <translation>%1；带宽以 GB/s 计，时钟以 MHz 计</translation>
    </message>
    <message>
        <source>%1: the symbols of prior models</source>
        <translation>%1：先前模型的符号</translation>
    </message>
    <message>
        <source>bandwidth of the whole GPU</source>
        <translation>整个 GPU 的带宽</translation>
    </message>
    <message>
        <source>%1: 128 bytes a coalesced load of a warp; clock in MHz</source>
        <translation>%1：每次合并的 warp 加载 128 字节；时钟以 MHz 计</translation>
    </message>
    <message>
        <source>%1: 256 bytes a coalesced load of a warp; clock in MHz</source>
        <translation>%1：每次合并的 warp 加载 256 字节；时钟以 MHz 计</translation>
    </message>
    <message>
        <source>thread-level adds per cycle and SM</source>
        <translation>每周期每 SM 的线程级加法数</translation>
    </message>
    <message>
        <source>64 threads a warp</source>
        <translation>每 warp 64 个线程</translation>
    </message>
    <message>
        <source>adds of the whole GPU</source>
        <translation>整个 GPU 的加法</translation>
    </message>
    <message>
        <source>32 threads a warp, a flop each; clock in MHz</source>
        <translation>每 warp 32 个线程，每个一次浮点运算；时钟以 MHz 计</translation>
    </message>
    <message>
        <source>64 threads a warp, a flop each; clock in MHz</source>
        <translation>每 warp 64 个线程，每个一次浮点运算；时钟以 MHz 计</translation>
    </message>
    <message>
        <source>resident warps of those that an SM holds</source>
        <translation>驻留 warp 占 SM 所能容纳者</translation>
    </message>
    <message>
        <source>warps on a scheduler, on average</source>
        <translation>每个调度器的平均 warp 数</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
</context>
</TS>
