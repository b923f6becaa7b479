<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>LatencyLoom</name>
    <message numerus="yes">
        <source>%n pass</source>
        <translation>
            <numerusform>%n проход</numerusform>
            <numerusform>%n прохода</numerusform>
            <numerusform>%n проходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <translation>
            <numerusform>%n проход</numerusform>
            <numerusform>%n прохода</numerusform>
            <numerusform>%n проходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word</source>
        <translation>
            <numerusform>%n слово</numerusform>
            <numerusform>%n слова</numerusform>
            <numerusform>%n слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n слово</numerusform>
            <numerusform>%n слова</numerusform>
            <numerusform>%n слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bank</source>
        <translation>
            <numerusform>%n банк</numerusform>
            <numerusform>%n банка</numerusform>
            <numerusform>%n банков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n banks</source>
        <translation>
            <numerusform>%n банк</numerusform>
            <numerusform>%n банка</numerusform>
            <numerusform>%n банков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thread</source>
        <translation>
            <numerusform>%n нить</numerusform>
            <numerusform>%n нити</numerusform>
            <numerusform>%n нитей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n нить</numerusform>
            <numerusform>%n нити</numerusform>
            <numerusform>%n нитей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n broadcast</source>
        <translation>
            <numerusform>%n рассылка</numerusform>
            <numerusform>%n рассылки</numerusform>
            <numerusform>%n рассылок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n broadcasts</source>
        <translation>
            <numerusform>%n рассылка</numerusform>
            <numerusform>%n рассылки</numerusform>
            <numerusform>%n рассылок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair of words at once</source>
        <translation>
            <numerusform>%n пара слов за раз</numerusform>
            <numerusform>%n пары слов за раз</numerusform>
            <numerusform>%n пар слов за раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of words at once</source>
        <translation>
            <numerusform>%n пара слов за раз</numerusform>
            <numerusform>%n пары слов за раз</numerusform>
            <numerusform>%n пар слов за раз</numerusform>
        </translation>
    </message>
    <message>
        <source>memory</source>
        <comment>its words</comment>
        <translation>память</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Параллелизм</translation>
    </message>
    <message>
        <source>Instructions in flight by kind against arithmetic intensity, at the needed and at the current occupancy. Arrow keys move α.</source>
        <translation>Инструкции в исполнении по видам в зависимости от арифметической интенсивности, при нужной и при текущей заполненности. Стрелки меняют α.</translation>
    </message>
    <message>
        <source>the horizontal axis</source>
        <translation>горизонтальная ось</translation>
    </message>
    <message>
        <source>Point of the chart</source>
        <translation>Точка графика</translation>
    </message>
    <message>
        <source>%1, %2 warps/SM
%3 arithmetic + %4 %5 in flight
latency × throughput of each</source>
        <translation>%1, %2 варпов/SM
%3 арифм. + %4 %5 в исполнении
латентность × пропускная способность каждой</translation>
    </message>
    <message>
        <source>%1
%2 in flight per SM</source>
        <translation>%1
%2 в исполнении на SM</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>
%1 KiB in flight from DRAM</source>
        <translation>
%1 КиБ в пути из DRAM</translation>
    </message>
    <message>
        <source>Cusp</source>
        <translation>Касп</translation>
    </message>
    <message>
        <source>Warps needed to hide latency against arithmetic intensity. Left and right move α, up and down move the occupancy.</source>
        <translation>Число варпов, скрывающее латентность, в зависимости от арифметической интенсивности. Стрелки влево и вправо меняют α, вверх и вниз — заполненность.</translation>
    </message>
    <message>
        <source>Occupancy in</source>
        <translation>Заполненность в</translation>
    </message>
    <message>
        <source>%1 needs %2 %3%4
%5
L·min = %6 cycles · %7 IPC/SM</source>
        <translation>%1: нужно %2 %3%4
%5
L·min = %6 тактов · %7 IPC/SM</translation>
    </message>
    <message>
        <source>%1 needs %2 %3%4
limited by %5 then</source>
        <translation>%1: нужно %2 %3%4
тогда ограничивает %5</translation>
    </message>
    <message>
        <source> (%1 % of %2)</source>
        <translation> (%1 % от %2)</translation>
    </message>
    <message>
        <source>unknown figure &apos;%1&apos;%2; &apos;latencyloom figure list&apos; names all of them</source>
        <translation>неизвестный рисунок &apos;%1&apos;%2; &apos;latencyloom figure list&apos; перечисляет все</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>Матричное произведение</translation>
    </message>
    <message>
        <source>Fourier transform</source>
        <translation>Преобразование Фурье</translation>
    </message>
    <message>
        <source>Back-propagation</source>
        <translation>Обратное распространение</translation>
    </message>
    <message>
        <source>In the last row the survey names the instruction to come, 0070, which its listing does not show.</source>
        <translation>В последней строке обзор называет следующую инструкцию, 0070, которой нет в его листинге.</translation>
    </message>
    <message>
        <source>Moves and multiply-adds take turns at two dispatch ports</source>
        <translation>Пересылки и умножения со сложением по очереди занимают два порта доставки</translation>
    </message>
    <message>
        <source>A stall count of 4 keeps a result from being read too early</source>
        <translation>Пауза в 4 такта не даёт прочитать результат слишком рано</translation>
    </message>
    <message>
        <source>01e0 follows IMAD.X, whose result it reads, after 5 cycles, and 01f0 follows ISETP after 4: the survey takes IMAD.X to need a cycle more.</source>
        <translation>01e0 следует за IMAD.X, чей результат читает, через 5 тактов, а 01f0 за ISETP — через 4: по обзору, IMAD.X нужен на такт больше.</translation>
    </message>
    <message>
        <source>Comparisons that wait for predicates</source>
        <translation>Сравнения, которые ждут предикатов</translation>
    </message>
    <message>
        <source>In cycles 2 and 3 the survey names the instruction to come, in its other tables the last one.</source>
        <translation>В тактах 2 и 3 обзор называет следующую инструкцию, а в других своих таблицах — последнюю.</translation>
    </message>
    <message>
        <source>Dependent multiplications follow each other after four cycles</source>
        <translation>Зависимые умножения следуют друг за другом через четыре такта</translation>
    </message>
    <message>
        <source>Memory accesses leave the SM through its load/store units; the interconnect brings each transaction to its memory controller. The SM is replicated across the chip.</source>
        <translation>Обращения к памяти покидают SM через его блоки загрузки/записи; сеть соединений доставляет каждую транзакцию к своему контроллеру памяти. SM повторён по всему кристаллу.</translation>
    </message>
    <message>
        <source>A GPU has graphics processing clusters, these have texture processing clusters of SMs and texture units; L2 cache and memory are shared by all. One of each cluster is shown.</source>
        <translation>GPU состоит из графических кластеров (GPC), те — из текстурных кластеров (TPC) с SM и текстурными блоками; кэш L2 и память общие для всех. Показано по одному кластеру каждого вида.</translation>
    </message>
    <message>
        <source>An SM has processing blocks, each with a warp scheduler, dispatch units and cores; caches and shared memory are shared by them.</source>
        <translation>SM состоит из блоков обработки, в каждом — планировщик варпов, устройства доставки и ядра; кэши и разделяемая память у них общие.</translation>
    </message>
    <message>
        <source>Memory wall</source>
        <translation>Стена памяти</translation>
    </message>
    <message>
        <source>Warps needed</source>
        <translation>Нужные варпы</translation>
    </message>
    <message>
        <source>Latency and throughput</source>
        <translation>Латентность и пропускная способность</translation>
    </message>
    <message>
        <source>Cusp through time</source>
        <translation>Касп по годам</translation>
    </message>
    <message>
        <source>Latency roof</source>
        <translation>Потолок латентности</translation>
    </message>
    <message>
        <source>arithmetic intensity α</source>
        <comment>beside a long unit</comment>
        <translation>арифм. интенсивность α</translation>
    </message>
    <message>
        <source>rows of another shape</source>
        <translation>строки другой формы</translation>
    </message>
    <message>
        <source>missing numbers</source>
        <translation>пропущенные числа</translation>
    </message>
    <message>
        <source>cells that are no number</source>
        <translation>ячейки не с числом</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>infinities</source>
        <translation>бесконечности</translation>
    </message>
    <message>
        <source>negative throughputs</source>
        <translation>отрицательная пропускная способность</translation>
    </message>
    <message>
        <source>numbers out of range</source>
        <translation>числа вне диапазона</translation>
    </message>
    <message>
        <source>throughputs that their unit cannot give</source>
        <translation>пропускная способность, невозможная в своей единице</translation>
    </message>
    <message>
        <source>wrong error bars</source>
        <translation>неверные отрезки погрешности</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>повторы</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Размер блока</translation>
    </message>
    <message>
        <source>Problem size</source>
        <translation>Размер задачи</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Латентность</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>busiest unit</source>
        <translation>самый занятый блок</translation>
    </message>
    <message>
        <source>Kleimenov-Popova</source>
        <translation>Клейм.—Попова</translation>
    </message>
    <message>
        <source>Hong-Kim</source>
        <translation>Hong-Kim</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>границы</translation>
    </message>
    <message>
        <source>gradual saturation</source>
        <translation>плавное насыщение</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>латентность</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>пропускная способность</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>пропускная способность</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>тактовая частота</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>заполненность</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>память</translation>
    </message>
    <message>
        <source>power</source>
        <translation>мощность</translation>
    </message>
    <message>
        <source>address</source>
        <translation>адрес</translation>
    </message>
    <message>
        <source>bytes from the function&apos;s start, hexadecimal; ⚠: a read is not proved</source>
        <translation>байты от начала функции, шестнадцатерично; ⚠: чтение не доказано</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>cycles until the warp may issue its next instruction</source>
        <translation>такты, пока варп не сможет выдать следующую инструкцию</translation>
    </message>
    <message>
        <source>yield</source>
        <translation>уступка</translation>
    </message>
    <message>
        <source>Y: the scheduler should turn to another warp</source>
        <translation>Y: планировщику лучше перейти к другому варпу</translation>
    </message>
    <message>
        <source>write</source>
        <translation>запись</translation>
    </message>
    <message>
        <source>barrier that is set until the result is written</source>
        <translation>барьер, поставленный, пока не записан результат</translation>
    </message>
    <message>
        <source>read</source>
        <translation>чтение</translation>
    </message>
    <message>
        <source>barrier that is set until the operands are read</source>
        <translation>барьер, поставленный, пока не прочитаны операнды</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>ждать</translation>
    </message>
    <message>
        <source>barriers that are waited for</source>
        <translation>барьеры, которых ждут</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation>повтор</translation>
    </message>
    <message>
        <source>source operands that are kept in the reuse cache</source>
        <translation>операнды-источники, оставленные в кэше повторного использования</translation>
    </message>
    <message>
        <source>instruction</source>
        <translation>инструкция</translation>
    </message>
    <message>
        <source>blue memory, red arithmetic, green special functions, grey control</source>
        <translation>синий — память, красный — арифметика, зелёный — специальные функции, серый — управление</translation>
    </message>
    <message>
        <source>live</source>
        <translation>живые</translation>
    </message>
    <message>
        <source>live registers</source>
        <translation>живые регистры</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>такт</translation>
    </message>
    <message>
        <source>when it issues, from its block&apos;s first issue; ≥: or later, where a number is not known</source>
        <translation>когда выдаётся, от первой выдачи блока; ≥: или позже, если какое-то число неизвестно</translation>
    </message>
    <message>
        <source>cycles until a dependent instruction can issue; loads are taken to be served by DRAM</source>
        <translation>тактов до выдачи зависимой инструкции; считается, что загрузки обслуживает DRAM</translation>
    </message>
    <message>
        <source>1/IPC</source>
        <translation>1/IPC</translation>
    </message>
    <message>
        <source>reciprocal throughput: cycles between two of them on an SM that executes nothing else</source>
        <translation>обратная пропускная способность: тактов между двумя такими на SM, который больше ничего не выполняет</translation>
    </message>
    <message>
        <source>stalls</source>
        <translation>простои</translation>
    </message>
    <message>
        <source>cycles that one warp alone waits before it; ●: on the critical chain of its loop</source>
        <translation>тактов, которые единственный варп ждёт перед ней; ●: на критической цепочке её цикла</translation>
    </message>
    <message>
        <source>0 1 2 3 4 5</source>
        <translation>0 1 2 3 4 5</translation>
    </message>
    <message>
        <source>barriers 0 to 5, a lane each: ● set for a result, ○ for operands, ▶ waited for; dashed by way of a loop</source>
        <translation>барьеры от 0 до 5, по дорожке на каждый: ● ставится для результата, ○ для операндов, ▶ ждут; пунктир — через цикл</translation>
    </message>
    <message>
        <source>port, cycle by cycle</source>
        <translation>порт, такт за тактом</translation>
    </message>
    <message>
        <source>bar: its port is taken; line: until the next instruction; //: a long wait, drawn shorter</source>
        <translation>полоса: порт занят; линия: до следующей инструкции; //: долгое ожидание, нарисовано короче</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a cache and its reach</comment>
        <translation>%1 до %2</translation>
    </message>
    <message>
        <source>SFU limit</source>
        <translation>предел SFU</translation>
    </message>
    <message>
        <source>shared memory limit</source>
        <translation>предел разделяемой памяти</translation>
    </message>
    <message>
        <source>SFU throughput</source>
        <translation>пропускная способность SFU</translation>
    </message>
    <message>
        <source>shared memory throughput</source>
        <translation>пропускная способность разделяемой памяти</translation>
    </message>
    <message>
        <source>arithmetic throughput</source>
        <translation>темп арифметики</translation>
    </message>
    <message>
        <source>share of the peak throughput</source>
        <translation>доля пиковой пропускной способности</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>не достигается</translation>
    </message>
    <message>
        <source>no saturation</source>
        <translation>без насыщения</translation>
    </message>
    <message>
        <source>saturation</source>
        <translation>насыщение</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>симуляция</translation>
    </message>
    <message>
        <source>one SM alone</source>
        <translation>только один SM</translation>
    </message>
    <message>
        <source>CUDA guide</source>
        <translation>Руководство CUDA</translation>
    </message>
    <message>
        <source>no arithmetic latency</source>
        <translation>без арифм. латентности</translation>
    </message>
    <message>
        <source>no bandwidth limit</source>
        <translation>без предела памяти</translation>
    </message>
    <message>
        <source>refined guide</source>
        <translation>уточнённое руководство</translation>
    </message>
    <message>
        <source>guide + latency</source>
        <translation>руководство + латентность</translation>
    </message>
    <message>
        <source>Sim</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>latencies overlap</source>
        <translation>латентности внахлёст</translation>
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
        <translation>латентности порознь</translation>
    </message>
    <message>
        <source>GPUMech</source>
        <translation>GPUMech</translation>
    </message>
    <message>
        <source>queue too long</source>
        <translation>очередь длинна</translation>
    </message>
    <message>
        <source>adding</source>
        <translation>сложение</translation>
    </message>
    <message>
        <source>warps do not overlap</source>
        <translation>варпы порознь</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>перекрытие</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>roofline</translation>
    </message>
    <message>
        <source>no latency</source>
        <translation>без латентности</translation>
    </message>
    <message>
        <source>shared memory</source>
        <comment>short: over a narrow bar</comment>
        <translation>разд. память</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n блок</numerusform>
            <numerusform>%n блока</numerusform>
            <numerusform>%n блоков</numerusform>
        </translation>
    </message>
    <message>
        <source>the same on both sides</source>
        <translation>одинаково с обеих сторон</translation>
    </message>
    <message>
        <source>the same instruction with another control code</source>
        <translation>та же инструкция с другим управляющим кодом</translation>
    </message>
    <message>
        <source>the same opcode with other operands or modifiers</source>
        <translation>та же операция с другими операндами или модификаторами</translation>
    </message>
    <message>
        <source>on the left only</source>
        <translation>только слева</translation>
    </message>
    <message>
        <source>on the right only</source>
        <translation>только справа</translation>
    </message>
    <message>
        <source>first of its block</source>
        <translation>первая в своём блоке</translation>
    </message>
    <message>
        <source>as the stall count before it allows</source>
        <translation>как позволяет пауза перед ней</translation>
    </message>
    <message>
        <source>held back by its port, which was taken</source>
        <translation>задержана своим портом, он был занят</translation>
    </message>
    <message>
        <source>held back by a barrier</source>
        <translation>задержана барьером</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>предел</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>axis</comment>
        <translation>По вертикали</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Throughput bounds against occupancy or arithmetic intensity. Arrow keys move the operating point.</source>
        <translation>Границы пропускной способности в зависимости от заполненности или арифметической интенсивности. Стрелки двигают рабочую точку.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Шкала</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Горизонтальная ось</translation>
    </message>
    <message>
        <source>Throughput in</source>
        <translation>Единица пропускной способности</translation>
    </message>
    <message>
        <source>%1, %2 warps/SM
%3 %4, %5 % of the peak
%6</source>
        <translation>%1, %2 варпов/SM
%3 %4, %5 % от пика
%6</translation>
    </message>
    <message>
        <source>%1, %2 warps/SM</source>
        <translation>%1, %2 варпов/SM</translation>
    </message>
    <message>
        <source>%1
%2 iterations/cycle/SM, %3 % of the peak
limited by %4</source>
        <translation>%1
%2 итераций/такт/SM, %3 % пика
ограничивает %4</translation>
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
        <translation>параметр меньше</translation>
    </message>
    <message>
        <source>parameter higher</source>
        <translation>параметр больше</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>0.125 a partition</source>
        <translation>0.125 на раздел</translation>
    </message>
    <message>
        <source>0.9986 at stride 1 with 32 warps</source>
        <translation>0.9986 при шаге 1 и 32 варпах</translation>
    </message>
    <message>
        <source>0.9986 with loads of 4 bytes and 32 warps</source>
        <translation>0.9986 при загрузках по 4 байта и 32 варпах</translation>
    </message>
    <message>
        <source>1 to 8 loads a warp in flight</source>
        <translation>1–8 загрузок варпа в полёте</translation>
    </message>
    <message>
        <source>128 cores / 32 threads; 3.86 are reached beside a loop on H200</source>
        <translation>128 ядер / 32 потока; на H200 рядом с циклом достигается 3.86</translation>
    </message>
    <message>
        <source>128 lanes / 32 threads; 124.7 lanes are measured on a B200</source>
        <translation>128 дорожек / 32 потока; на B200 измерено 124.7 дорожки</translation>
    </message>
    <message>
        <source>128 results / 32 threads</source>
        <translation>128 результатов / 32 потока</translation>
    </message>
    <message>
        <source>13 to 15</source>
        <translation>от 13 до 15</translation>
    </message>
    <message>
        <source>16 SFUs / 32 threads says the same</source>
        <translation>16 SFU / 32 нити дают то же</translation>
    </message>
    <message>
        <source>16 bytes a lane</source>
        <translation>16 байт на нить</translation>
    </message>
    <message>
        <source>16 results / 32 threads</source>
        <translation>16 результатов / 32 потока</translation>
    </message>
    <message>
        <source>16 units / 32 threads</source>
        <translation>16 блоков / 32 потока</translation>
    </message>
    <message>
        <source>16 units / 32 threads says the same</source>
        <translation>16 блоков / 32 потока дают то же</translation>
    </message>
    <message>
        <source>17 on H200 (MUFU.RSQ)</source>
        <translation>17 на H200 (MUFU.RSQ)</translation>
    </message>
    <message>
        <source>18 in arXiv:1905.08778, 23.5 in mt4g with code for the address</source>
        <translation>18 в arXiv:1905.08778, 23.5 в mt4g с вычислением адреса</translation>
    </message>
    <message>
        <source>192 results / 32 threads</source>
        <translation>192 результата / 32 потока</translation>
    </message>
    <message>
        <source>2 schedulers; dual issue is left out</source>
        <translation>2 планировщика; двойная выдача не учтена</translation>
    </message>
    <message>
        <source>202.8 near and 408 far in arXiv:2501.12084 (A100 PCIe)</source>
        <translation>202.8 вблизи и 408 вдали в arXiv:2501.12084 (A100 PCIe)</translation>
    </message>
    <message>
        <source>22 ± 1; its table has 19; 23 on RTX 2070</source>
        <translation>22 ± 1; в таблице статьи 19; 23 на RTX 2070</translation>
    </message>
    <message>
        <source>23 on M60, 24 on TITAN X, 28 on GM107</source>
        <translation>23 на M60, 24 на TITAN X, 28 на GM107</translation>
    </message>
    <message>
        <source>231 to 233</source>
        <translation>от 231 до 233</translation>
    </message>
    <message>
        <source>25 % is 16 warps/SM</source>
        <translation>25 % — это 16 варпов/SM</translation>
    </message>
    <message>
        <source>25 % is 6 warps/SM</source>
        <translation>25 % — это 6 варпов/SM</translation>
    </message>
    <message>
        <source>25 in arXiv:1905.08778</source>
        <translation>25 в arXiv:1905.08778</translation>
    </message>
    <message>
        <source>251 to 254</source>
        <translation>от 251 до 254</translation>
    </message>
    <message>
        <source>2560 cores / 40 SMs says the same</source>
        <translation>2560 ядер / 40 SM дают то же</translation>
    </message>
    <message>
        <source>26 on K80 and K40m</source>
        <translation>26 на K80 и K40m</translation>
    </message>
    <message>
        <source>26 on K80 too</source>
        <translation>26 также на K80</translation>
    </message>
    <message>
        <source>262 to 287 cycles in the L2, one line per page of 2 MiB</source>
        <translation>от 262 до 287 тактов в L2, по строке на страницу в 2 МиБ</translation>
    </message>
    <message>
        <source>265.5 cycles there, 267.8 at 21941 KiB and 320 at 26551 KiB</source>
        <translation>там 265.5 такта, 267.8 при 21941 КиБ и 320 при 26551 КиБ</translation>
    </message>
    <message>
        <source>276.4 to 277.5 from 585 KiB to 17.3 MiB</source>
        <translation>от 276.4 до 277.5 с 585 КиБ до 17.3 МиБ</translation>
    </message>
    <message>
        <source>277 cycles at 17.3 MiB, 309 at 22.5 MiB</source>
        <translation>277 тактов при 17.3 МиБ, 309 при 22.5 МиБ</translation>
    </message>
    <message>
        <source>279.4 to 281.4 from 346 KiB on</source>
        <translation>от 279.4 до 281.4, начиная с 346 КиБ</translation>
    </message>
    <message>
        <source>28 in Mei and Chu, whose chain includes more than the load</source>
        <translation>28 у Мэй и Чу, чья цепочка содержит не только загрузку</translation>
    </message>
    <message>
        <source>281 cycles at 22.5 MiB, 386 at 29.2 MiB</source>
        <translation>281 такт при 22.5 МиБ, 386 при 29.2 МиБ</translation>
    </message>
    <message>
        <source>287 cycles at 808 MiB, 288 at 1090 MiB: the step is small and gradual</source>
        <translation>287 тактов при 808 МиБ, 288 при 1090 МиБ: ступень мала и полога</translation>
    </message>
    <message>
        <source>29 in arXiv:2402.13499, whose loop adds about 6</source>
        <translation>29 в arXiv:2402.13499, чей цикл добавляет около 6</translation>
    </message>
    <message>
        <source>296 of T4 is a TLB hit and is no part of it</source>
        <translation>296 на T4 — попадание в TLB и сюда не входит</translation>
    </message>
    <message>
        <source>32 results / 32 threads</source>
        <translation>32 результата / 32 потока</translation>
    </message>
    <message>
        <source>32 results of a shuffle / 32 threads; 32 LD/ST units</source>
        <translation>32 результата shuffle / 32 потока; 32 блока LD/ST</translation>
    </message>
    <message>
        <source>32.0 cycles at 205 KiB, 120 at 266 KiB</source>
        <translation>32.0 такта при 205 КиБ, 120 при 266 КиБ</translation>
    </message>
    <message>
        <source>32.028 up to 205 KiB</source>
        <translation>32.028 до 205 КиБ</translation>
    </message>
    <message>
        <source>32.1 cycles at 205 KiB, 216 at 266 KiB</source>
        <translation>32.1 такта при 205 КиБ, 216 при 266 КиБ</translation>
    </message>
    <message>
        <source>33 in arXiv:2501.12084 (A100 PCIe) and in Abdelkhalik et al.</source>
        <translation>33 в arXiv:2501.12084 (A100 PCIe) и у Абделхалика и др.</translation>
    </message>
    <message>
        <source>34.8 cycles there, 134 at 239 KiB</source>
        <translation>там 34.8 такта, 134 при 239 КиБ</translation>
    </message>
    <message>
        <source>4 in all of cuBLAS too (cicuvc/nvidia-sass-document)</source>
        <translation>4 также во всём cuBLAS (cicuvc/nvidia-sass-document)</translation>
    </message>
    <message>
        <source>4 issues of 4 cycles: rsq, exp, sin</source>
        <translation>4 выдачи по 4 такта: rsq, exp, sin</translation>
    </message>
    <message>
        <source>4 schedulers, each able to issue two independent instructions of a warp; GK104 has the same</source>
        <translation>4 планировщика, каждый может выдать две независимые инструкции варпа; у GK104 то же</translation>
    </message>
    <message>
        <source>4 schedulers, one instruction per cycle each</source>
        <translation>4 планировщика, по одной инструкции за такт</translation>
    </message>
    <message>
        <source>4 schedulers; dual issue is left out</source>
        <translation>4 планировщика; двойная выдача не учтена</translation>
    </message>
    <message>
        <source>4 warps/scheduler at 16 warps/SM (thesis §2.11) says the same</source>
        <translation>4 варпа на планировщик при 16 варпах/SM (диссертация §2.11) дают то же</translation>
    </message>
    <message>
        <source>4-byte words, stride 1</source>
        <translation>слова по 4 байта, шаг 1</translation>
    </message>
    <message>
        <source>4.04 from issue to use; 4 in arXiv:2507.10789</source>
        <translation>4.04 от выдачи до использования; 4 в arXiv:2507.10789</translation>
    </message>
    <message>
        <source>4.13 on TITAN V (accel-sim)</source>
        <translation>4.13 на TITAN V (accel-sim)</translation>
    </message>
    <message>
        <source>461 to 467</source>
        <translation>от 461 до 467</translation>
    </message>
    <message>
        <source>48 GB with ECC</source>
        <translation>48 ГБ с ECC</translation>
    </message>
    <message>
        <source>5-point stencil: of five loads one comes from DRAM, one from L2, three from L1</source>
        <translation>5-точечный шаблон: из пяти загрузок одна из DRAM, одна из L2, три из L1</translation>
    </message>
    <message>
        <source>511.5 to 516.6 at 38 and 49 MiB</source>
        <translation>от 511.5 до 516.6 при 38 и 49 МиБ</translation>
    </message>
    <message>
        <source>521.0 to 522.1 at 29 and 38 MiB</source>
        <translation>от 521.0 до 522.1 при 29 и 38 МиБ</translation>
    </message>
    <message>
        <source>551 to 575 elsewhere</source>
        <translation>в других местах от 551 до 575</translation>
    </message>
    <message>
        <source>571 in arXiv:2501.12084, whose chase may fit the TLB</source>
        <translation>571 в arXiv:2501.12084, чья погоня может умещаться в TLB</translation>
    </message>
    <message>
        <source>6 in arXiv:1905.08778</source>
        <translation>6 в arXiv:1905.08778</translation>
    </message>
    <message>
        <source>6 in arXiv:1905.08778 (TITAN X) and of Andersch et al. (GM107), too</source>
        <translation>6 также в arXiv:1905.08778 (TITAN X) и у Andersch и др. (GM107)</translation>
    </message>
    <message>
        <source>60 MiB in two partitions; at 64 MiB the latency is on its way to the DRAM’s, which it reaches at about 85 MiB</source>
        <translation>60 МиБ в двух разделах; при 64 МиБ латентность уже растёт к латентности DRAM, которой достигает примерно при 85 МиБ</translation>
    </message>
    <message>
        <source>64 results / 32 threads</source>
        <translation>64 результата / 32 потока</translation>
    </message>
    <message>
        <source>650 cycles from 125026 KiB on, rising to 658 at 1529075 KiB</source>
        <translation>650 тактов, начиная с 125026 КиБ, с ростом до 658 при 1529075 КиБ</translation>
    </message>
    <message>
        <source>656 on H800 PCIe in arXiv:2501.12084</source>
        <translation>656 на H800 PCIe в arXiv:2501.12084</translation>
    </message>
    <message>
        <source>658.7 to 664.0 from 83 MiB to 681 MiB</source>
        <translation>от 658.7 до 664.0 при объёмах от 83 до 681 МиБ</translation>
    </message>
    <message>
        <source>679.4 to 688.1 from 64 MiB to 681 MiB</source>
        <translation>от 679.4 до 688.1 с 64 до 681 МиБ</translation>
    </message>
    <message>
        <source>69.7 % of 732, printed as 69.6 %</source>
        <translation>69.7 % от 732, напечатано 69.6 %</translation>
    </message>
    <message>
        <source>79.4 % of 160, printed as 79.3 %</source>
        <translation>79.4 % от 160, напечатано 79.3 %</translation>
    </message>
    <message>
        <source>79.6 % of 240, printed as 77.5 %</source>
        <translation>79.6 % от 240, напечатано 77.5 %</translation>
    </message>
    <message>
        <source>8 loads a warp in flight</source>
        <translation>8 загрузок варпа в пути</translation>
    </message>
    <message>
        <source>848 with the clock free, 810 with it locked at 2032 MHz</source>
        <translation>848 при свободной частоте, 810 при закреплённой на 2032 МГц</translation>
    </message>
    <message>
        <source>9 in arXiv:1905.08778 (K40m) and of Andersch et al. (GK104), too</source>
        <translation>9 также в arXiv:1905.08778 (K40m) и у Andersch и др. (GK104)</translation>
    </message>
    <message>
        <source>A load of the LDS, at 2200 MHz</source>
        <translation>Загрузка из LDS при 2200 МГц</translation>
    </message>
    <message>
        <source>A wavefront of 64 lanes takes 4 cycles on a SIMD of 16; the next one, which needs the result, may follow</source>
        <translation>Вейвфронт из 64 нитей занимает SIMD из 16 на 4 такта; следующая инструкция, которой нужен результат, может идти сразу</translation>
    </message>
    <message>
        <source>Address translation</source>
        <translation>Трансляция адресов</translation>
    </message>
    <message>
        <source>Announced by NVIDIA, hardly sold: no measurement of one was found.</source>
        <translation>Объявлена NVIDIA, но почти не продавалась: измерений на ней не найдено.</translation>
    </message>
    <message>
        <source>As the B200; TechPowerUp has 132 on each of two dies</source>
        <translation>Как у B200; у TechPowerUp по 132 на каждом из двух кристаллов</translation>
    </message>
    <message>
        <source>Assumed to be as on GFX11; the model of GFX12 was not at hand</source>
        <translation>Принято как у GFX11; модели GFX12 под рукой не было</translation>
    </message>
    <message>
        <source>At 2560 MHz</source>
        <translation>При 2560 МГц</translation>
    </message>
    <message>
        <source>At least: it still rises where the SM is full</source>
        <translation>Не меньше: там, где SM заполнен, она ещё растёт</translation>
    </message>
    <message>
        <source>At most 0.5. 32 banks of 32 bits, each serving one access per 2 cycles; the measured peak is not known</source>
        <translation>Не больше 0.5. 32 банка по 32 бита, каждый обслуживает одно обращение за 2 такта; измеренный пик неизвестен</translation>
    </message>
    <message>
        <source>At most 1, for one result per SFU and cycle (thesis §2.7). 32 SFUs / 32 threads</source>
        <translation>Не больше 1 при одном результате на SFU за такт (диссертация §2.7). 32 SFU / 32 нити</translation>
    </message>
    <message>
        <source>At most 1, for one result per SFU and cycle (thesis §2.7). 32 SFUs / 32 threads; the thesis measures lower saturated throughputs, which it puts down to issue (§4.7)</source>
        <translation>Не больше 1 при одном результате на SFU за такт (диссертация §2.7). 32 SFU / 32 нити; диссертация измеряет меньшие насыщенные пропускные способности и относит это на счёт выдачи (§4.7)</translation>
    </message>
    <message>
        <source>At most 1. 32 banks of 32 bits, each serving one access per cycle; the measured peak is not known</source>
        <translation>Не больше 1. 32 банка по 32 бита, каждый обслуживает одно обращение за такт; измеренный пик неизвестен</translation>
    </message>
    <message>
        <source>At most 1. 32 banks, each serving one access per cycle; the measured peak is not known</source>
        <translation>Не больше 1. 32 банка, каждый обслуживает одно обращение за такт; измеренный пик неизвестен</translation>
    </message>
    <message>
        <source>At most 128. What is left when the shared memory takes nothing</source>
        <translation>Не больше 128. То, что остаётся, когда разделяемая память ничего не занимает</translation>
    </message>
    <message>
        <source>At most 192. What is left when the shared memory takes nothing</source>
        <translation>Не больше 192. То, что остаётся, когда разделяемая память ничего не занимает</translation>
    </message>
    <message>
        <source>At most 20480. One of the two partitions; where the latency leaves 213 cycles is not published</source>
        <translation>Не больше 20480. Один из двух разделов; где латентность уходит от 213 тактов, не опубликовано</translation>
    </message>
    <message>
        <source>At most 4: 4 schedulers, one instruction per cycle each; fadd_only.csv has what FADDs reach</source>
        <translation>Не больше 4: 4 планировщика, по инструкции за такт каждый; чего достигают FADD, сказано в fadd_only.csv</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B/cycle</source>
        <translation>Б/такт</translation>
    </message>
    <message>
        <source>B/cycle/SM</source>
        <translation>Б/такт/SM</translation>
    </message>
    <message>
        <source>Bandwidths</source>
        <translation>Пропускные способности памяти</translation>
    </message>
    <message>
        <source>Banks of shared memory</source>
        <translation>Банки разделяемой памяти</translation>
    </message>
    <message>
        <source>Black-Scholes: price of a call and a put from three numbers</source>
        <translation>Блэк—Шоулз: цена опционов call и put по трём числам</translation>
    </message>
    <message>
        <source>CAL pushes where to go on; threads that RET early wait there for the others.</source>
        <translation>CAL кладёт на стек, откуда продолжать; нити с ранним RET ждут там остальных.</translation>
    </message>
    <message>
        <source>CUDA cores (FP32 lanes) per SM</source>
        <translation>ядра CUDA (дорожки FP32) на SM</translation>
    </message>
    <message>
        <source>CUDA cores of all SMs</source>
        <translation>ядра CUDA всех SM</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>Кэши</translation>
    </message>
    <message>
        <source>Cases run one after another, each for its own threads; the default goes last.</source>
        <translation>Случаи идут один за другим, каждый для своих нитей; default — последним.</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Кристалл</translation>
    </message>
    <message>
        <source>Chosen before the 571 of arXiv:2501.12084, whose chase may fit the TLB: L40, of the same generation, takes 632 in another program (te42kyfo/gpu-benches). Neither source states its clock</source>
        <translation>Предпочтено числу 571 из arXiv:2501.12084, чья цепочка могла уместиться в TLB: L40 того же поколения показывает 632 в другой программе (te42kyfo/gpu-benches). Ни один источник не называет своей частоты</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Частоты</translation>
    </message>
    <message>
        <source>Copy of GTC 2010, eight float4 a thread</source>
        <translation>Копирование из GTC 2010, восемь float4 на поток</translation>
    </message>
    <message>
        <source>Copy of GTC 2010, four floats a thread, loaded before they are stored</source>
        <translation>Копирование из GTC 2010, четыре float на поток, сначала загрузка, потом запись</translation>
    </message>
    <message>
        <source>Copy of GTC 2010, fourteen float4 a thread</source>
        <translation>Копирование из GTC 2010, четырнадцать float4 на поток</translation>
    </message>
    <message>
        <source>Copy of GTC 2010, one float a thread</source>
        <translation>Копирование из GTC 2010, один float на поток</translation>
    </message>
    <message>
        <source>DFMA to dependent DFMA</source>
        <translation>от DFMA до зависимой DFMA</translation>
    </message>
    <message>
        <source>DRAM clock, two bits a pin and cycle</source>
        <translation>частота DRAM, два бита на вывод за такт</translation>
    </message>
    <message>
        <source>DRAM interface bandwidth</source>
        <translation>пропускная способность интерфейса DRAM</translation>
    </message>
    <message>
        <source>Dot product: each thread adds up its products</source>
        <translation>Скалярное произведение: каждый поток суммирует свои произведения</translation>
    </message>
    <message>
        <source>Double-precision multiply-adds alone</source>
        <translation>Только умножения-сложения двойной точности</translation>
    </message>
    <message>
        <source>Each thread counts down from tid % 4 + 1 and adds; those with p0 leave at 2 by break.</source>
        <translation>Каждая нить считает вниз от tid % 4 + 1 и складывает; нити с p0 выходят на 2 по break.</translation>
    </message>
    <message>
        <source>Early return</source>
        <translation>Ранний возврат</translation>
    </message>
    <message>
        <source>Exact for H200, whose SMs are those of the same GH100 chip; not measured on this card</source>
        <translation>Точно для H200, чьи SM — того же кристалла GH100; на этой карте не измерено</translation>
    </message>
    <message>
        <source>Exact for one result per SFU and cycle (thesis §2.7). 2 SFUs / 32 threads</source>
        <translation>Точно при одном результате на SFU за такт (диссертация §2.7). 2 SFU / 32 нити</translation>
    </message>
    <message>
        <source>Exact for one result per SFU and cycle (thesis §2.7). 4 SFUs / 32 threads</source>
        <translation>Точно при одном результате на SFU за такт (диссертация §2.7). 4 SFU / 32 нити</translation>
    </message>
    <message>
        <source>Exact for one result per SFU and cycle. 16 SFUs / 32 threads; H200 and TITAN V have as many and measure 0.5 and 15.98 / 32</source>
        <translation>Точно при одном результате на SFU за такт. 16 SFU / 32 нити; у H200 и TITAN V их столько же, измерено 0.5 и 15.98 / 32</translation>
    </message>
    <message>
        <source>Exact if GP10x is as GP100 and GM20x, which both take 6</source>
        <translation>Точно, если GP10x такой же, как GP100 и GM20x (оба 6)</translation>
    </message>
    <message>
        <source>Exact if it has the SMs of the L40: 91.61 TFLOPS / (2 × 18176)</source>
        <translation>Точно, если SM столько же, сколько у L40: 91.61 TFLOPS / (2 × 18176)</translation>
    </message>
    <message>
        <source>Exact if it has the SMs of the L40; with 2520 MHz they give the 91.61 TFLOPS of the table</source>
        <translation>Точно, если SM столько же, сколько у L40; при 2520 МГц они дают 91.61 TFLOPS таблицы</translation>
    </message>
    <message>
        <source>Exact if it is the GPU of the B200</source>
        <translation>Точно, если это GPU карты B200</translation>
    </message>
    <message>
        <source>Exact if its 6144 CUDA cores are 128 an SM</source>
        <translation>Точно, если его 6144 ядра CUDA — по 128 на SM</translation>
    </message>
    <message>
        <source>Exact if its 6144 CUDA cores are 128 an SM: 29.71 TFLOPS / (2 × 6144)</source>
        <translation>Точно, если его 6144 ядра CUDA — по 128 на SM: 29.71 TFLOPS / (2 × 6144)</translation>
    </message>
    <message>
        <source>Exact if its SM is that of GA102</source>
        <translation>Точно, если SM тот же, что у GA102</translation>
    </message>
    <message>
        <source>Exact if its SM is that of compute capability 10.0</source>
        <translation>Точно, если SM тот же, что при вычислительной способности 10.0</translation>
    </message>
    <message>
        <source>Exact if its die has the memory of the MI250X&apos;s</source>
        <translation>Точно, если у его кристалла та же память, что у MI250X</translation>
    </message>
    <message>
        <source>Exact if the A800 is an A100 80 GB with a slower NVLink</source>
        <translation>Точно, если A800 — это A100 80 GB с более медленным NVLink</translation>
    </message>
    <message>
        <source>Exact if the source holds for this chip. 2 SIMDs at a quarter of the rate: rsq, exp, sin</source>
        <translation>Точно, если источник верен для этого кристалла. 2 SIMD с четвертью темпа: rsq, exp, sin</translation>
    </message>
    <message>
        <source>Exact if the source holds for this chip. A wavefront keeps one of 4 SIMDs for 4 issues of 4 cycles</source>
        <translation>Точно, если источник верен для этого чипа. Вейвфронт занимает один из 4 SIMD на 4 выдачи по 4 такта</translation>
    </message>
    <message>
        <source>Exact if this chip is as GP100 and Maxwell, which both have 6</source>
        <translation>Точно, если эта микросхема такая же, как GP100 и Maxwell: у обоих 6</translation>
    </message>
    <message>
        <source>Exact if this chip is as the P4, of the same compute capability</source>
        <translation>Точно, если эта микросхема такая же, как P4 с той же compute capability</translation>
    </message>
    <message>
        <source>Exact with 32 banks. Up to 126.5 B per cycle per SM measured are 32 banks of 4 B</source>
        <translation>Точно при 32 банках. Измеренные до 126.5 Б за такт на SM — это 32 банка по 4 Б</translation>
    </message>
    <message>
        <source>Exact. 0.998631 loads per cycle and SM at stride 1 with 32 warps × 128 B × 132 SMs × 1.98 GHz</source>
        <translation>Точно. 0.998631 загрузки за такт на SM при шаге 1 и 32 варпах × 128 Б × 132 SM × 1.98 ГГц</translation>
    </message>
    <message>
        <source>Exact. 0.999774 loads per cycle and SM at stride 1 with 32 warps × 128 B × 132 SMs × 1.98 GHz</source>
        <translation>Точно. 0.999774 загрузки за такт на SM при шаге 1 и 32 варпах × 128 Б × 132 SM × 1.98 ГГц</translation>
    </message>
    <message>
        <source>Exact. 10 memory controllers × 512 bits</source>
        <translation>Точно. 10 контроллеров памяти × 512 бит</translation>
    </message>
    <message>
        <source>Exact. 10 wavefronts a SIMD × 4 SIMDs</source>
        <translation>Точно. 10 вейвфронтов на SIMD × 4 SIMD</translation>
    </message>
    <message>
        <source>Exact. 1024 VGPRs × 32 lanes × 4 B × 2 SIMDs</source>
        <translation>Точно. 1024 VGPR × 32 нитей × 4 Б × 2 SIMD</translation>
    </message>
    <message>
        <source>Exact. 12 memory controllers × 512 bits</source>
        <translation>Точно. 12 контроллеров памяти × 512 бит</translation>
    </message>
    <message>
        <source>Exact. 126.2 to 127.9 B per cycle per SM measured are 32 banks of 4 B</source>
        <translation>Точно. Измеренные 126.2–127.9 Б за такт на SM — это 32 банка по 4 Б</translation>
    </message>
    <message>
        <source>Exact. 127.4 to 127.9 B per cycle per SM measured are 32 banks of 4 B</source>
        <translation>Точно. Измеренные 127.4–127.9 Б за такт на SM — это 32 банка по 4 Б</translation>
    </message>
    <message>
        <source>Exact. 128 cores / 32 lanes</source>
        <translation>Точно. 128 ядер / 32 линии</translation>
    </message>
    <message>
        <source>Exact. 128 cores / 32 threads</source>
        <translation>Точно. 128 ядер / 32 нити</translation>
    </message>
    <message>
        <source>Exact. 128 single-precision results per cycle and SM, one from each core</source>
        <translation>Точно. 128 результатов одинарной точности за такт на SM, по одному от каждого ядра</translation>
    </message>
    <message>
        <source>Exact. 131072 registers × 4 B</source>
        <translation>Точно. 131072 регистров × 4 Б</translation>
    </message>
    <message>
        <source>Exact. 132 SMs × 128</source>
        <translation>Точно. 132 SM × 128</translation>
    </message>
    <message>
        <source>Exact. 132 SMs × 32 banks × 4 B × 1.98 GHz</source>
        <translation>Точно. 132 SM × 32 банка × 4 Б × 1.98 ГГц</translation>
    </message>
    <message>
        <source>Exact. 14592 cores / 128 cores per SM</source>
        <translation>Точно. 14592 ядер / 128 ядер на SM</translation>
    </message>
    <message>
        <source>Exact. 15 SMs × 192; the survey prints 2730</source>
        <translation>Точно. 15 SM × 192; в обзоре напечатано 2730</translation>
    </message>
    <message>
        <source>Exact. 1536 VGPRs × 32 lanes × 4 B × 2 SIMDs</source>
        <translation>Точно. 1536 VGPR × 32 нитей × 4 Б × 2 SIMD</translation>
    </message>
    <message>
        <source>Exact. 1536 cores / 192 cores per SM</source>
        <translation>Точно. 1536 ядер / 192 ядер на SM</translation>
    </message>
    <message>
        <source>Exact. 16 load/store units per SM, and memory access is the MIO&apos;s, which stands outside the processing blocks</source>
        <translation>Точно. В SM 16 устройств загрузки и записи, а доступ к памяти ведёт MIO, стоящий вне блоков обработки</translation>
    </message>
    <message>
        <source>Exact. 16 wavefronts a SIMD × 2 SIMDs</source>
        <translation>Точно. 16 вейвфронтов на SIMD × 2 SIMD</translation>
    </message>
    <message>
        <source>Exact. 16384 cores / 128 cores per SM</source>
        <translation>Точно. 16384 ядер / 128 ядер на SM</translation>
    </message>
    <message>
        <source>Exact. 16384 registers × 4 B</source>
        <translation>Точно. 16384 регистров × 4 Б</translation>
    </message>
    <message>
        <source>Exact. 192 KB of the GA100 SM are 1.5 × as much</source>
        <translation>Точно. 192 КБ у SM в GA100 — в 1.5 раза больше</translation>
    </message>
    <message>
        <source>Exact. 192 single-precision results per cycle and SM, one from each core</source>
        <translation>Точно. 192 результатов одинарной точности за такт на SM, по одному от каждого ядра</translation>
    </message>
    <message>
        <source>Exact. 2 SIMDs, an instruction of the vector ALU a cycle each; instructions of other kinds, which issue beside it, are left out</source>
        <translation>Точно. 2 SIMD, каждый выдаёт инструкцию векторного АЛУ за такт; инструкции других видов, которые выдаются рядом, не учтены</translation>
    </message>
    <message>
        <source>Exact. 2 blocks of 1024 threads fill an SM</source>
        <translation>Точно. 2 блока по 1024 нитей заполняют SM</translation>
    </message>
    <message>
        <source>Exact. 2 blocks of 768 threads fill an SM</source>
        <translation>Точно. 2 блока по 768 нитей заполняют SM</translation>
    </message>
    <message>
        <source>Exact. 2 schedulers, one instruction per 2 cycles each, no dual issue on this GPU (thesis §2.9)</source>
        <translation>Точно. 2 планировщика, каждый по инструкции за 2 такта, двойной выдачи у этого GPU нет (диссертация §2.9)</translation>
    </message>
    <message>
        <source>Exact. 2 schedulers, one instruction per cycle each; dual issue does not apply to dependent instructions</source>
        <translation>Точно. 2 планировщика, каждый по инструкции за такт; двойная выдача не касается зависимых инструкций</translation>
    </message>
    <message>
        <source>Exact. 2.0 results per cycle per SM / 32 threads</source>
        <translation>Точно. 2.0 результата за такт на SM / 32 нити</translation>
    </message>
    <message>
        <source>Exact. 2048 CUDA cores / 16 SMs</source>
        <translation>Точно. 2048 ядер CUDA / 16 SM</translation>
    </message>
    <message>
        <source>Exact. 2304 cores / 192 cores per SM</source>
        <translation>Точно. 2304 ядер / 192 ядер на SM</translation>
    </message>
    <message>
        <source>Exact. 24 warps hide arithmetic latency of 6 cycles: 24 / 6; also 128 cores / 32 threads</source>
        <translation>Точно. 24 варпа скрывают арифметическую латентность в 6 тактов: 24 / 6; также 128 ядер / 32 нити</translation>
    </message>
    <message>
        <source>Exact. 240 cores / 8 cores per SM</source>
        <translation>Точно. 240 ядер / 8 ядер на SM</translation>
    </message>
    <message>
        <source>Exact. 2560 CUDA cores / 20 SMs</source>
        <translation>Точно. 2560 ядер CUDA / 20 SM</translation>
    </message>
    <message>
        <source>Exact. 2560 cores / 128 cores per SM. The Volta paper says 20, too; Table 3.1 of the T4 paper prints 40</source>
        <translation>Точно. 2560 ядер / 128 ядер на SM. В статье о Volta тоже 20; в таблице 3.1 статьи о T4 напечатано 40</translation>
    </message>
    <message>
        <source>Exact. 32 LD/ST units / 32 threads</source>
        <translation>Точно. 32 блока LD/ST / 32 потока</translation>
    </message>
    <message>
        <source>Exact. 32 banks of 4 B a cycle / (64 lanes of a wavefront × 4 B), where wavefronts of both pairs of SIMDs load</source>
        <translation>Точно. 32 банка по 4 Б за такт / (64 дорожки вейвфронта × 4 Б), когда загружают вейвфронты обеих пар SIMD</translation>
    </message>
    <message>
        <source>Exact. 32 cores / 32 threads</source>
        <translation>Точно. 32 ядер / 32 нити</translation>
    </message>
    <message>
        <source>Exact. 32 results per cycle and SM / 32 lanes</source>
        <translation>Точно. 32 результата за такт на SM / 32 линии</translation>
    </message>
    <message>
        <source>Exact. 32768 registers × 4 B</source>
        <translation>Точно. 32768 регистров × 4 Б</translation>
    </message>
    <message>
        <source>Exact. 3500 MHz × 256 bits × 2 bits a cycle / 8 (thesis §2.8); Wikipedia has 224.3</source>
        <translation>Точно. 3500 МГц × 256 бит × 2 бита за такт / 8 (диссертация §2.8); в Википедии 224.3</translation>
    </message>
    <message>
        <source>Exact. 384 cores / 48 cores per SM</source>
        <translation>Точно. 384 ядер / 48 ядер на SM</translation>
    </message>
    <message>
        <source>Exact. 4 IPC/SM with single issue and 4 schedulers</source>
        <translation>Точно. 4 IPC/SM при одиночной выдаче и 4 планировщиках</translation>
    </message>
    <message>
        <source>Exact. 4 SIMDs, an instruction of the vector ALU in 4 cycles each; instructions of other kinds, which issue beside it, are left out</source>
        <translation>Точно. 4 SIMD, каждый выдаёт инструкцию векторного АЛУ за 4 такта; инструкции других видов, которые выдаются рядом, не учтены</translation>
    </message>
    <message>
        <source>Exact. 4 memory controllers × 512 KB</source>
        <translation>Точно. 4 контроллера памяти × 512 КБ</translation>
    </message>
    <message>
        <source>Exact. 4 processing blocks × 1</source>
        <translation>Точно. 4 блока обработки × 1</translation>
    </message>
    <message>
        <source>Exact. 4 processing blocks × 16384 registers × 4 B</source>
        <translation>Точно. 4 блока обработки × 16384 регистра × 4 Б</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers of 32 lanes each</source>
        <translation>Точно. 4 планировщика по 32 линии</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers sustain the 4 IPC/SM that 24 warps of 6-cycle adds need</source>
        <translation>Точно. 4 планировщика поддерживают 4 IPC/SM, нужные 24 варпам со сложениями по 6 тактов</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers, each every cycle</source>
        <translation>Точно. 4 планировщика, каждый каждый такт</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers, one instruction per cycle each</source>
        <translation>Точно. 4 планировщика, каждый по инструкции за такт</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers, one instruction per cycle each; dual issue does not apply to dependent instructions</source>
        <translation>Точно. 4 планировщика, каждый по инструкции за такт; двойная выдача не касается зависимых инструкций</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers, one instruction per cycle each; with dual issue 8</source>
        <translation>Точно. 4 планировщика, по одной инструкции за такт; с двойной выдачей 8</translation>
    </message>
    <message>
        <source>Exact. 4 schedulers; dual issue is left out</source>
        <translation>Точно. 4 планировщика; двойная выдача не учтена</translation>
    </message>
    <message>
        <source>Exact. 432 of an A100 / 108 SMs</source>
        <translation>Точно. 432 у A100 / 108 SM</translation>
    </message>
    <message>
        <source>Exact. 48 single-precision results per cycle and SM, one from each core</source>
        <translation>Точно. 48 результатов одинарной точности за такт на SM, по одному от каждого ядра</translation>
    </message>
    <message>
        <source>Exact. 48.66 TFLOPS / (2 × 2 × 4096)</source>
        <translation>Точно. 48.66 TFLOPS / (2 × 2 × 4096)</translation>
    </message>
    <message>
        <source>Exact. 480 cores / 32 cores per SM</source>
        <translation>Точно. 480 ядер / 32 ядер на SM</translation>
    </message>
    <message>
        <source>Exact. 512 VGPRs × 64 lanes × 4 B × 4 SIMDs</source>
        <translation>Точно. 512 VGPR × 64 нитей × 4 Б × 4 SIMD</translation>
    </message>
    <message>
        <source>Exact. 56 SMs × 64</source>
        <translation>Точно. 56 SM × 64</translation>
    </message>
    <message>
        <source>Exact. 64 cores / 32 threads</source>
        <translation>Точно. 64 ядер / 32 нити</translation>
    </message>
    <message>
        <source>Exact. 64 lanes of a CU / 32 lanes of a wavefront</source>
        <translation>Точно. 64 дорожки CU / 32 нити вейвфронта</translation>
    </message>
    <message>
        <source>Exact. 64 lanes of a CU / 32 lanes of a wavefront; dual issue is left out</source>
        <translation>Точно. 64 дорожки CU / 32 нити вейвфронта; двойная выдача не учтена</translation>
    </message>
    <message>
        <source>Exact. 64 lanes of a CU / 64 lanes of a wavefront</source>
        <translation>Точно. 64 дорожки CU / 64 нити вейвфронта</translation>
    </message>
    <message>
        <source>Exact. 64 lanes of a CU / 64 lanes of a wavefront; packed FP32 is left out</source>
        <translation>Точно. 64 дорожки CU / 64 нити вейвфронта; упакованный FP32 не учтён</translation>
    </message>
    <message>
        <source>Exact. 65536 registers × 4 B</source>
        <translation>Точно. 65536 регистров × 4 Б</translation>
    </message>
    <message>
        <source>Exact. 6912 cores / 64 cores per SM</source>
        <translation>Точно. 6912 ядер / 64 ядер на SM</translation>
    </message>
    <message>
        <source>Exact. 7 Gb/s a pin at two bits a cycle</source>
        <translation>Точно. 7 Гбит/с на вывод при двух битах за такт</translation>
    </message>
    <message>
        <source>Exact. 8 wavefronts a SIMD × 4 SIMDs</source>
        <translation>Точно. 8 вейвфронтов на SIMD × 4 SIMD</translation>
    </message>
    <message>
        <source>Exact. 80 SMs × 64</source>
        <translation>Точно. 80 SM × 64</translation>
    </message>
    <message>
        <source>Exact. 8192 registers × 4 B</source>
        <translation>Точно. 8192 регистров × 4 Б</translation>
    </message>
    <message>
        <source>Exact. A stride of one word of 4 B is free of conflicts, one of two words conflicts 2 ways</source>
        <translation>Точно. Шаг в одно слово по 4 Б без конфликтов, в два слова — конфликт 2-кратный</translation>
    </message>
    <message>
        <source>Exact. As on the MI210, which has the same die</source>
        <translation>Точно. Как у MI210, у которого тот же кристалл</translation>
    </message>
    <message>
        <source>Exact. As on the MI300X, whose compute dies are the same</source>
        <translation>Точно. Как у MI300X, чьи вычислительные кристаллы те же</translation>
    </message>
    <message>
        <source>Exact. CUDA cores / cores per SM</source>
        <translation>Точно. Ядра CUDA / ядра на SM</translation>
    </message>
    <message>
        <source>Exact. Each block of Turing has one, and so has Ada&apos;s &quot;like prior GPUs&quot;; Ampere stands between them</source>
        <translation>Точно. У каждого блока Turing он есть, и у Ada «как у прежних GPU»; Ampere стоит между ними</translation>
    </message>
    <message>
        <source>Exact. Strides of 1, 2, 4, 8, 16 and 32 words conflict 1, 2, 4, 8, 16 and 32 ways</source>
        <translation>Точно. Шаги в 1, 2, 4, 8, 16 и 32 слова дают конфликты 1-, 2-, 4-, 8-, 16- и 32-кратные</translation>
    </message>
    <message>
        <source>Exact. That of A100 80 GB, from which it differs in its links alone</source>
        <translation>Точно. Как у A100 80 ГБ, от которого отличаются только связи между GPU</translation>
    </message>
    <message>
        <source>Exact. That of H100 PCIe, from which it differs in its links (TechPowerUp)</source>
        <translation>Точно. Как у H100 PCIe, от которого отличаются связи между GPU (TechPowerUp)</translation>
    </message>
    <message>
        <source>Exact. The 4 IPC/SM that single issue allows: 4 schedulers, one instruction per cycle each</source>
        <translation>Точно. 4 IPC/SM, которые допускает одиночная выдача: 4 планировщика, каждый по инструкции за такт</translation>
    </message>
    <message>
        <source>Exact. The list has MiB</source>
        <translation>Точно. В списке MiB</translation>
    </message>
    <message>
        <source>Exact. The thesis has issue either every cycle or every second one, slower on older GPUs, and on Fermi the issue limit no looser than the cores&apos; 32 / 32 = 1 IPC; with 2 schedulers that is one issue per 2 cycles each</source>
        <translation>Точно. По диссертации выдача идёт каждый такт или через такт, на старых GPU реже, а у Fermi предел выдачи не выше, чем 32 / 32 = 1 IPC у ядер; при 2 планировщиках это одна выдача за 2 такта у каждого</translation>
    </message>
    <message>
        <source>FADD throughput</source>
        <translation>пропускная способность FADD</translation>
    </message>
    <message>
        <source>FADD to dependent FADD</source>
        <translation>от FADD до зависимой FADD</translation>
    </message>
    <message>
        <source>FADD to dependent FADD; with the measuring loop 1060 / 256 = 4.14 in h200_fadd_only.csv</source>
        <translation>от FADD до зависимой FADD; с измерительным циклом 1060 / 256 = 4.14 в h200_fadd_only.csv</translation>
    </message>
    <message>
        <source>FADDs per coalesced load, the kernel of the thesis (§4.1)</source>
        <translation>FADD на совмещённую загрузку, ядро из диссертации (§4.1)</translation>
    </message>
    <message>
        <source>FADDs per load from shared memory, thesis §4.7</source>
        <translation>FADD на загрузку из общей памяти, диссертация, §4.7</translation>
    </message>
    <message>
        <source>FADDs per special function, thesis §4.7</source>
        <translation>FADD на специальную функцию, диссертация, §4.7</translation>
    </message>
    <message>
        <source>FMA/cycle</source>
        <translation>FMA/такт</translation>
    </message>
    <message>
        <source>FP32 lanes of a CU</source>
        <translation>Дорожки FP32 одного CU</translation>
    </message>
    <message>
        <source>FP32 lanes that partitions share</source>
        <translation>линии FP32, общие для блоков обработки</translation>
    </message>
    <message>
        <source>Fig. 3.11 reads 22 ± 1, and the text has only V100 faster, which the table gives 19 as well</source>
        <translation>На рис. 3.11 читается 22 ± 1, а по тексту быстрее только V100, которому таблица тоже даёт 19</translation>
    </message>
    <message>
        <source>Four paths, each with a quarter of the threads: the stack grows by an SSY and a path a level.</source>
        <translation>Четыре пути, на каждом четверть нитей: стек растёт на SSY и путь с каждым уровнем.</translation>
    </message>
    <message>
        <source>From Volta on: BSSY notes the threads in B0, and all of them meet at BSYNC.</source>
        <translation>От Volta и новее: BSSY отмечает нити в B0, и все они встречаются у BSYNC.</translation>
    </message>
    <message>
        <source>From two studies whose cards both ran at 1380 MHz. The SXM2 and PCIe cards differ in clock (Wikipedia list: 1455 MHz for SXM2), and neither study&apos;s numbers are tied to one of them here.</source>
        <translation>Из двух исследований, где обе карты работали на 1380 МГц. Карты SXM2 и PCIe различаются частотой (в списке Википедии 1455 МГц для SXM2), и числа исследований здесь не привязаны ни к одной из них.</translation>
    </message>
    <message>
        <source>Function call with a divergent return</source>
        <translation>Вызов функции с расходящимся возвратом</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>ГБ/с</translation>
    </message>
    <message>
        <source>GK110; GK210 has 128</source>
        <translation>GK110; у GK210 — 128</translation>
    </message>
    <message>
        <source>GM107</source>
        <translation>GM107</translation>
    </message>
    <message>
        <source>GPCs</source>
        <translation>GPC</translation>
    </message>
    <message>
        <source>GeForce</source>
        <translation>GeForce</translation>
    </message>
    <message>
        <source>Half of the threads add in each round: the active mask halves, the issue slots do not.</source>
        <translation>В каждом круге складывает половина нитей: активная маска убывает вдвое, места выдачи — нет.</translation>
    </message>
    <message>
        <source>Half-precision matrix product of Hopper, 128 by 256 by 64, two warp groups of consumers, TMA ring</source>
        <translation>Произведение матриц половинной точности на Hopper, 128 на 256 на 64, две группы варпов-потребителей, кольцо TMA</translation>
    </message>
    <message>
        <source>Half-precision matrix product with mma.sync and cp.async, 128 by 128 by 32, four warps</source>
        <translation>Произведение матриц половинной точности с mma.sync и cp.async, 128 на 128 на 32, четыре варпа</translation>
    </message>
    <message>
        <source>Here for its memory: no source gives the latency of a load that goes to DRAM, which follows from another card of its kind. The T4 paper prints 40 SMs, the Volta paper 20; 2560 cores are 20 SMs.</source>
        <translation>Здесь ради памяти: ни один источник не даёт задержку загрузки, идущей в DRAM; она следует из другой карты того же рода. В статье о T4 напечатано 40 SM, в статье о Volta 20; 2560 ядер — это 20 SM.</translation>
    </message>
    <message>
        <source>Here for its shared memory and its bandwidth; the numbers of the global mix follow from other Kepler cards.</source>
        <translation>Здесь ради разделяемой памяти и пропускной способности; числа глобальной смеси следуют из других карт Kepler.</translation>
    </message>
    <message>
        <source>Here for its shared memory and its bandwidth; the numbers of the global mix have no source.</source>
        <translation>Приведён ради разделяемой памяти и полосы; у чисел глобальной смеси нет источника.</translation>
    </message>
    <message>
        <source>Histogram in shared memory: sixteen bytes a thread, conflicts of four</source>
        <translation>Гистограмма в общей памяти: шестнадцать байтов на поток, конфликты по четыре</translation>
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
        <translation>КиБ</translation>
    </message>
    <message>
        <source>KiB/SM</source>
        <translation>КиБ/SM</translation>
    </message>
    <message>
        <source>L0 instruction caches per partition</source>
        <translation>кэши инструкций L0 блока обработки</translation>
    </message>
    <message>
        <source>L1 and shared memory per SM together</source>
        <translation>L1 и разделяемая память SM вместе</translation>
    </message>
    <message>
        <source>LDS 0.50 of the SM a cycle</source>
        <translation>LDS: 0.50 за такт на SM</translation>
    </message>
    <message>
        <source>Latencies</source>
        <translation>Латентности</translation>
    </message>
    <message>
        <source>Load to FADD 23 and, as an add to a load&apos;s address takes two cycles more than to an add, 2: one warp at α = 16 takes 90.54 cycles an iteration, the measuring loop&apos;s 1.53 in them, and 64 for the adds</source>
        <translation>От загрузки до FADD 23 и ещё 2, так как от сложения до адреса загрузки на два такта дольше, чем до сложения: один варп при α = 16 тратит 90.54 такта на итерацию, из них 1.53 измерительного цикла и 64 на сложения</translation>
    </message>
    <message>
        <source>Loop with different trip counts</source>
        <translation>Цикл с разным числом повторений</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>МБ</translation>
    </message>
    <message>
        <source>MHz</source>
        <translation>МГц</translation>
    </message>
    <message>
        <source>MUFU 8 cycles a partition</source>
        <translation>MUFU 8 тактов на раздел</translation>
    </message>
    <message>
        <source>MUFU, 0.125 per partition</source>
        <translation>MUFU, 0.125 на раздел</translation>
    </message>
    <message>
        <source>MUFU.RSQ throughput</source>
        <translation>пропускная способность MUFU.RSQ</translation>
    </message>
    <message>
        <source>MUFU.RSQ to dependent CUDA-core instruction</source>
        <translation>от MUFU.RSQ до зависимой инструкции ядер CUDA</translation>
    </message>
    <message>
        <source>MUFU.RSQ to dependent MUFU.RSQ</source>
        <translation>от MUFU.RSQ до зависимой MUFU.RSQ</translation>
    </message>
    <message>
        <source>MUFU.RSQ, SQRT, LG2 and EX2 on sm_86</source>
        <translation>MUFU.RSQ, SQRT, LG2 и EX2 на sm_86</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, README of gpus/measured</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, README каталога gpus/measured</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_access_patterns.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_access_patterns.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_bandwidth.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_bandwidth.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_bank_conflicts.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_bank_conflicts.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_fadd_only.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_fadd_only.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_global_load_mix.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_global_load_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_independent_loads.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_independent_loads.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_issue_costs.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_issue_costs.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_latency_staircase.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_latency_staircase.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_sfu_mix.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_sfu_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate, gpus/measured/h100_sxm5_shared_mix.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate, gpus/measured/h100_sxm5_shared_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H100 SXM5 with gpus/calibrate/loops, gpus/measured/h100_l2_loads.csv</source>
        <translation>Измерено на NVIDIA H100 SXM5 с помощью gpus/calibrate/loops, gpus/measured/h100_l2_loads.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, README of gpus/measured</source>
        <translation>Измерено на NVIDIA H200 для LatencyLoom, README каталога gpus/measured</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, README of gpus/measured; every iteration has an IMAD.WIDE besides its α FADDs</source>
        <translation>Измерено на NVIDIA H200 для LatencyLoom, README в gpus/measured; в каждой итерации кроме α FADD есть IMAD.WIDE</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, README of gpus/measured; every load has an IMAD.WIDE that makes its address</source>
        <translation>Измерено на NVIDIA H200 для LatencyLoom, README каталога gpus/measured; у каждой загрузки есть IMAD.WIDE, вычисляющий её адрес</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/README.md</source>
        <translation>Измерено на NVIDIA H200 для LatencyLoom, gpus/measured/README.md</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_bandwidth.csv</source>
        <translation>Измерено на NVIDIA H200 для LatencyLoom, gpus/measured/h200_bandwidth.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_bank_conflicts.csv</source>
        <translation>Измерено на NVIDIA H200 для LatencyLoom, gpus/measured/h200_bank_conflicts.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_global_load_mix.csv</source>
        <translation>Измерено на NVIDIA H200 для LatencyLoom, gpus/measured/h200_global_load_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_independent_loads.csv</source>
        <translation>Измерено на NVIDIA H200 для LatencyLoom, gpus/measured/h200_independent_loads.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 for LatencyLoom, gpus/measured/h200_latency_staircase.csv</source>
        <translation>Измерено на NVIDIA H200 для LatencyLoom, gpus/measured/h200_latency_staircase.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate, README of gpus/measured</source>
        <translation>Измерено на NVIDIA H200 с помощью gpus/calibrate, README каталога gpus/measured</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate, gpus/measured/h200_access_patterns.csv</source>
        <translation>Измерено на NVIDIA H200 с помощью gpus/calibrate, gpus/measured/h200_access_patterns.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate, gpus/measured/h200_sfu_mix.csv</source>
        <translation>Измерено на NVIDIA H200 с помощью gpus/calibrate, gpus/measured/h200_sfu_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate, gpus/measured/h200_shared_mix.csv</source>
        <translation>Измерено на NVIDIA H200 с помощью gpus/calibrate, gpus/measured/h200_shared_mix.csv</translation>
    </message>
    <message>
        <source>Measured on an NVIDIA H200 with gpus/calibrate/loops, gpus/measured/h200_single_loops.csv</source>
        <translation>Измерено на NVIDIA H200 с помощью gpus/calibrate/loops, gpus/measured/h200_single_loops.csv</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>МиБ</translation>
    </message>
    <message>
        <source>Naive matrix product: a row&apos;s element and a column&apos;s element an iteration</source>
        <translation>Наивное произведение матриц: по элементу строки и столбца на итерацию</translation>
    </message>
    <message>
        <source>Nested ifs</source>
        <translation>Вложенные if</translation>
    </message>
    <message>
        <source>Of the vector ALU: 32 lanes of a wavefront on the 32 of a SIMD</source>
        <translation>Векторного АЛУ: 32 нити вейвфронта на 32 дорожках SIMD</translation>
    </message>
    <message>
        <source>Of the vector ALU: 64 lanes of a wavefront on the 16 of a SIMD</source>
        <translation>Векторного АЛУ: 64 нити вейвфронта на 16 дорожках SIMD</translation>
    </message>
    <message>
        <source>On the divergence stack the winner waits at the loop&apos;s end for those that wait for the lock: livelock.</source>
        <translation>На стеке расхождения победитель ждёт в конце цикла тех, кто ждёт замка: динамическая взаимоблокировка.</translation>
    </message>
    <message>
        <source>One of its two chips.</source>
        <translation>Одна из двух её микросхем.</translation>
    </message>
    <message>
        <source>One of the two GPUs on the card. Here for its memory: no source gives the latency of a load that goes to DRAM, which follows from other cards of its kind.</source>
        <translation>Один из двух GPU карты. Здесь ради памяти: ни один источник не даёт задержку загрузки, идущей в DRAM; она следует из других карт того же рода.</translation>
    </message>
    <message>
        <source>Only the GTX 980 column of Table 4.1 could be rebuilt from the thesis text alone; the table itself was not at hand. Numbers marked derived are reconstructions with the range given in their notes, not the thesis&apos;s own inputs.</source>
        <translation>По одному тексту диссертации удалось восстановить только столбец GTX 980 таблицы 4.1; самой таблицы под рукой не было. Числа со статусом «выведено» — реконструкции с диапазоном, указанным в примечаниях, а не входные данные самой диссертации.</translation>
    </message>
    <message>
        <source>Only the GTX 980 column of Table 4.1 could be rebuilt from the thesis text alone; the table itself was not at hand. Numbers marked derived are reconstructions with the range given in their notes, not the thesis&apos;s own inputs. The shared-memory mix is not feasible on this GPU (thesis §4.7), so its numbers are left out.</source>
        <translation>По одному тексту диссертации удалось восстановить только столбец GTX 980 таблицы 4.1; самой таблицы под рукой не было. Числа со статусом «выведено» — реконструкции с диапазоном, указанным в примечаниях, а не входные данные самой диссертации. Смесь с разделяемой памятью на этом GPU неосуществима (диссертация §4.7), поэтому её чисел здесь нет.</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>Partition of an SM</source>
        <translation>Блок обработки SM</translation>
    </message>
    <message>
        <source>Per CU and per wavefront of 32 lanes: names and files call them SM and warp.</source>
        <translation>На CU и на вейвфронт из 32 нитей: в именах чисел и в файлах это SM и warp.</translation>
    </message>
    <message>
        <source>Per CU and per wavefront of 64 lanes: names and files call them SM and warp.</source>
        <translation>На CU и на вейвфронт из 64 нитей: в именах чисел и в файлах это SM и warp.</translation>
    </message>
    <message>
        <source>Per CU and per wavefront of 64 lanes: names and files call them SM and warp. One of its two dies (GCDs), which a program sees as a GPU.</source>
        <translation>На CU и на вейвфронт из 64 нитей: в именах чисел и в файлах это SM и warp. Один из двух его кристаллов (GCD), который программа видит как GPU.</translation>
    </message>
    <message>
        <source>Pointer chase of one thread: each load waits for the one before</source>
        <translation>Переход по указателям одним потоком: каждая загрузка ждёт предыдущую</translation>
    </message>
    <message>
        <source>Radeon</source>
        <translation>Radeon</translation>
    </message>
    <message>
        <source>Range 0 to 0.026. The same fits: 0, 0.004 and 0.026 with 2, 4 and 8 chains, which come back nearly together</source>
        <translation>Диапазон от 0 до 0.026. Те же приближения: 0, 0.004 и 0.026 с 2, 4 и 8 цепочками, которые возвращаются почти вместе</translation>
    </message>
    <message>
        <source>Range 0.01827 to 0.02222. 508 GB/s / (80 CUs × 2250 MHz × 128 B)</source>
        <translation>Диапазон от 0.01827 до 0.02222. 508 ГБ/с / (80 CU × 2250 МГц × 128 Б)</translation>
    </message>
    <message>
        <source>Range 0.01908 to 0.03125. 845 GB/s / (96 CUs × 2500 MHz × 128 B): 0.88 of the pins, as an RX 7700 XT reads (380.3 of 432)</source>
        <translation>Диапазон от 0.01908 до 0.03125. 845 ГБ/с / (96 CU × 2500 МГц × 128 Б): 0.88 от выводов, как читает RX 7700 XT (380.3 из 432)</translation>
    </message>
    <message>
        <source>Range 0.01953 to 0.02663. 987.27 GB/s / (120 CUs × 1502 MHz × 256 B)</source>
        <translation>Диапазон от 0.01953 до 0.02663. 987.27 ГБ/с / (120 CU × 1502 МГц × 256 Б)</translation>
    </message>
    <message>
        <source>Range 0.02117 to 0.0263. 563 GB/s / (64 CUs × 2970 MHz × 128 B): 0.88 of the pins, as an RX 7700 XT reads (380.3 of 432)</source>
        <translation>Диапазон от 0.02117 до 0.0263. 563 ГБ/с / (64 CU × 2970 МГц × 128 Б): 0.88 от выводов, как читает RX 7700 XT (380.3 из 432)</translation>
    </message>
    <message>
        <source>Range 0.02184 to 0.04324. 2688 GB/s / (228 CUs × 2100 MHz × 256 B)</source>
        <translation>Диапазон от 0.02184 до 0.04324. 2688 ГБ/с / (228 CU × 2100 МГц × 256 Б)</translation>
    </message>
    <message>
        <source>Range 0.0225 to 0.0244 (the pins). Measured 929.8 GB/s / (128 × 2.52 GHz × 128 B)</source>
        <translation>Диапазон от 0.0225 до 0.0244 (выводы). Измерено 929.8 ГБ/с / (128 × 2.52 ГГц × 128 Б)</translation>
    </message>
    <message>
        <source>Range 0.023 to 0.0285. The pins allow 141.7e9 / (30 × 1.296e9 × 128) = 0.0285; 90 % of that is assumed</source>
        <translation>Диапазон от 0.023 до 0.0285. Выводы допускают 141.7e9 / (30 × 1.296e9 × 128) = 0.0285; принято 90 % от этого</translation>
    </message>
    <message>
        <source>Range 0.02424 to 0.03243. 4199 GB/s / (304 CUs × 2100 MHz × 256 B)</source>
        <translation>Диапазон от 0.02424 до 0.03243. 4199 ГБ/с / (304 CU × 2100 МГц × 256 Б)</translation>
    </message>
    <message>
        <source>Range 0.02465 to 0.03422. 1300.87 GB/s / (110 CUs × 1700 MHz × 256 B)</source>
        <translation>Диапазон от 0.02465 до 0.03422. 1300.87 ГБ/с / (110 CU × 1700 МГц × 256 Б)</translation>
    </message>
    <message>
        <source>Range 0.025 to 0.0313. The pins allow 86.4e9 / (16 × 1.35e9 × 128) = 0.0313; 91 % of that is assumed</source>
        <translation>Диапазон от 0.025 до 0.0313. Выводы допускают 86.4e9 / (16 × 1.35e9 × 128) = 0.0313; принято 91 % от этого</translation>
    </message>
    <message>
        <source>Range 0.02574 to 0.0362. 1370 GB/s / (104 CUs × 1700 MHz × 256 B)</source>
        <translation>Диапазон от 0.02574 до 0.0362. 1370 ГБ/с / (104 CU × 1700 МГц × 256 Б)</translation>
    </message>
    <message>
        <source>Range 0.027 to 0.0393. Measured 263.44 GB/s / (40 × 1.59 GHz × 128 B). Reading alone is what the model does; 220 GB/s are measured by copying (arXiv:1903.07486, Table 3.1), and the pins allow 320</source>
        <translation>Диапазон от 0.027 до 0.0393. Измерено 263.44 GB/s / (40 × 1.59 GHz × 128 B). Модель только читает; 220 GB/s измерены при копировании (arXiv:1903.07486, таблица 3.1), а выводы допускают 320</translation>
    </message>
    <message>
        <source>Range 0.02955 to 0.05086. 4903 GB/s / (256 CUs × 2400 MHz × 256 B)</source>
        <translation>Диапазон от 0.02955 до 0.05086. 4903 ГБ/с / (256 CU × 2400 МГц × 256 Б)</translation>
    </message>
    <message>
        <source>Range 0.053 to 0.066. The pins allow 177.4e9 / (15 × 1.401e9 × 128) = 0.0660; 90 % of that is assumed</source>
        <translation>Диапазон от 0.053 до 0.066. Выводы допускают 177.4e9 / (15 × 1.401e9 × 128) = 0.0660; принято 90 % от этого</translation>
    </message>
    <message>
        <source>Range 0.0531 to 0.0637 (the pins). Measured 866 GB/s / (80 × 1.38 GHz × 128 B); 750 GB/s when copying (T4 paper, Table 3.1)</source>
        <translation>Диапазон от 0.0531 до 0.0637 (выводы). Измерено 866 ГБ/с / (80 × 1.38 ГГц × 128 Б); 750 ГБ/с при копировании (статья о T4, таблица 3.1)</translation>
    </message>
    <message>
        <source>Range 0.0536 to 0.0769 (the pins). Measured 510 GB/s / (56 × 1.328 GHz × 128 B); measured by copying, so loads alone may do better</source>
        <translation>Диапазон от 0.0536 до 0.0769 (выводы). Измерено 510 ГБ/с / (56 × 1.328 ГГц × 128 Б); измерено копированием, одни загрузки могут дать больше</translation>
    </message>
    <message>
        <source>Range 0.0722 to 0.0798 (the pins). Measured 1490 GB/s / (108 × 1.41 GHz × 128 B) at 64 warps/SM, where it still rises; 1407.2 GB/s in arXiv:2501.12084</source>
        <translation>Диапазон от 0.0722 до 0.0798 (выводы). Измерено 1490 ГБ/с / (108 × 1.41 ГГц × 128 Б) при 64 варпах/SM, где ещё растёт; 1407.2 ГБ/с в arXiv:2501.12084</translation>
    </message>
    <message>
        <source>Range 0.0727 to 0.0796 (the pins). Measured 1942 GB/s / (114 × 1.755 GHz × 128 B) at 64 warps/SM, where it still rises; 1861.5 GB/s on H800 PCIe in arXiv:2501.12084</source>
        <translation>Диапазон от 0.0727 до 0.0796 (выводы). Измерено 1942 ГБ/с / (114 × 1.755 ГГц × 128 Б) при 64 варпах/SM, где ещё растёт; 1861.5 ГБ/с на H800 PCIe в arXiv:2501.12084</translation>
    </message>
    <message>
        <source>Range 0.0802 to 0.0829. 30 warps hide memory latency of 368 cycles: 30 / 368, with 30 rounded from 29.5 to 30.5. The cusp at α ≈ 49 gives 4 / 49 = 0.0816. The pins allow 224e9 / (16 × 1.216e9 × 128) = 0.0899</source>
        <translation>Диапазон от 0.0802 до 0.0829. 30 варпов скрывают латентность памяти в 368 тактов: 30 / 368, где 30 округлено из 29.5–30.5. Касп при α ≈ 49 даёт 4 / 49 = 0.0816. Выводы допускают 224e9 / (16 × 1.216e9 × 128) = 0.0899</translation>
    </message>
    <message>
        <source>Range 0.089 to 0.1203 (the pins). 84.4 % of the pins as the P4 reaches, 0.844 × 112 GB/s / (5 SMs × 1455 MHz × 128 B)</source>
        <translation>Диапазон от 0.089 до 0.1203 (выводы). 84.4 % выводов, как достигает P4: 0.844 × 112 ГБ/с / (5 SM × 1455 МГц × 128 Б)</translation>
    </message>
    <message>
        <source>Range 0.1275 to 0.1307. The most seen, with 8 independent loads a warp and 32 warps/SM: 4.37 TB/s of 4.81</source>
        <translation>Диапазон от 0.1275 до 0.1307. Наибольшее из виденного, при 8 независимых загрузках на варп и 32 варпах/SM: 4.37 из 4.81 ТБ/с</translation>
    </message>
    <message>
        <source>Range 0.13 to 0.177. 90 % of the peak takes 1.6 × 36 = 58 warps; over the ratio 1.31 to Little&apos;s law found on Maxwell that is 44 warps, 44 / 302 cycles. The pins allow 192.256e9 / (8 × 1.058e9 × 128) = 0.177</source>
        <translation>Диапазон от 0.13 до 0.177. Для 90 % пика нужно 1.6 × 36 = 58 варпов; с отношением 1.31 к закону Литтла, найденным на Maxwell, это 44 варпа, 44 / 302 такта. Выводы допускают 192.256e9 / (8 × 1.058e9 × 128) = 0.177</translation>
    </message>
    <message>
        <source>Range 0.14 to 0.2. Least squares of the relative errors of the saturation model against the mix at α = 0, 16, 64 and 512, the FADDs alone and the independent loads</source>
        <translation>Диапазон от 0.14 до 0.2. Наименьшие квадраты относительных ошибок модели насыщения на смеси при α = 0, 16, 64 и 512, на одних FADD и на независимых загрузках</translation>
    </message>
    <message>
        <source>Range 0.15 to 0.172. Least squares of the relative errors of the saturation model, latencyloom fit: 0.150, 0.172 and 0.154 with 2, 4 and 8 chains, 0.170 of gpus/measured/h100_sxm5_global_load_mix.csv</source>
        <translation>Диапазон от 0.15 до 0.172. Наименьшие квадраты относительных ошибок модели насыщения, latencyloom fit: 0.150, 0.172 и 0.154 с 2, 4 и 8 цепочками, 0.170 по gpus/measured/h100_sxm5_global_load_mix.csv</translation>
    </message>
    <message>
        <source>Range 0.18 to 0.22. The same fit. One warp with 2, 4 and 8 chains waits 766, 868 and 957 cycles against 693 with one</source>
        <translation>Диапазон от 0.18 до 0.22. То же приближение. Один варп с 2, 4 и 8 цепочками ждёт 766, 868 и 957 тактов против 693 с одной</translation>
    </message>
    <message>
        <source>Range 0.23 to 0.3. With it the saturation model has 0.786, 0.910 and 0.950 of the memory peak at 30, 40 and 46 warps, where the thesis measured about 0.80, 0.90 and 0.95; with random loads it needs 3 warps for 0.90, as measured</source>
        <translation>Диапазон от 0.23 до 0.3. С этим у модели насыщения 0.786, 0.910 и 0.950 пика памяти при 30, 40 и 46 варпах, где в диссертации измерено около 0.80, 0.90 и 0.95; при случайных загрузках ей нужно 3 варпа для 0.90, как и измерено</translation>
    </message>
    <message>
        <source>Range 0.25 and up. The figure sustains 0.25 IPC; the limit must not bind</source>
        <translation>Диапазон от 0.25 и выше. На рисунке поддерживается 0.25 IPC; предел не должен ограничивать</translation>
    </message>
    <message>
        <source>Range 0.256 to 0.307. With it the saturation model reaches 90 % of the memory peak at warps_90, 58 warps</source>
        <translation>Диапазон от 0.256 до 0.307. С этим модель насыщения достигает 90 % пика памяти при warps_90, 58 варпах</translation>
    </message>
    <message>
        <source>Range 0.274 to 0.318. With it the saturation model reaches 90 % of the memory peak at warps_90, 41 warps</source>
        <translation>Диапазон от 0.274 до 0.318. С этим модель насыщения достигает 90 % пика памяти при warps_90, 41 варпах</translation>
    </message>
    <message>
        <source>Range 0.318 to 0.36. With it the saturation model reaches 90 % of the memory peak at warps_90, 16 warps</source>
        <translation>Диапазон от 0.318 до 0.36. С этим модель насыщения достигает 90 % пика памяти при warps_90, 16 варпах</translation>
    </message>
    <message>
        <source>Range 0.36 to 0.65. 64 warps take 8 cycles of a scheduler&apos;s SFU at α = 0; each run of adds between two MUFU.RSQ costs 0.51, 0.52, 0.65, 0.36, 0.50 and 0.45 more at α = 0.125 to 4</source>
        <translation>Диапазон от 0.36 до 0.65. 64 варпа занимают SFU планировщика на 8 тактов при α = 0; каждый ряд сложений между двумя MUFU.RSQ стоит ещё 0.51, 0.52, 0.65, 0.36, 0.50 и 0.45 при α от 0.125 до 4</translation>
    </message>
    <message>
        <source>Range 0.45 to 0.5. 16 LD/ST units / 32 threads; 0.45 are measured on T4 (arXiv:1903.07486)</source>
        <translation>Диапазон от 0.45 до 0.5. 16 блоков LD/ST / 32 потока; на T4 измерено 0.45 (arXiv:1903.07486)</translation>
    </message>
    <message>
        <source>Range 0.45 to 0.5. 16 LD/ST units / 32 threads; 63.7 B per cycle with loads of 4 bytes on RTX 4090 (arXiv:2402.13499)</source>
        <translation>Диапазон от 0.45 до 0.5. 16 блоков LD/ST / 32 потока; 63.7 Б за такт при загрузках по 4 байта на RTX 4090 (arXiv:2402.13499)</translation>
    </message>
    <message>
        <source>Range 0.45 to 0.5. Measured 3662 / (40 × 1.59 × 128); 16 load-store units allow 0.5</source>
        <translation>Диапазон от 0.45 до 0.5. Измерено 3662 / (40 × 1.59 × 128); 16 блоков загрузки/записи допускают 0.5</translation>
    </message>
    <message>
        <source>Range 0.458 to 0.584. With it the saturation model reaches 90 % of the memory peak at warps_90, 20 warps</source>
        <translation>Диапазон от 0.458 до 0.584. С этим модель насыщения достигает 90 % пика памяти при warps_90, 20 варпах</translation>
    </message>
    <message>
        <source>Range 0.498 to 0.988. 63.7 of the 63.7 to 126.5 B per cycle per SM / 128 B: 32-bit loads through 16 load-store units, the wider ones do twice as well</source>
        <translation>Диапазон от 0.498 до 0.988. 63.7 из 63.7–126.5 Б за такт на SM / 128 Б: 32-битные загрузки через 16 блоков загрузки/записи, более широкие дают вдвое больше</translation>
    </message>
    <message>
        <source>Range 0.5 to 1. 32 results of a shuffle / 32 threads; the survey has 16 LD/ST units, with which the measured 81.6 % of 128 B per cycle (arXiv:1903.07486) could not be</source>
        <translation>Диапазон от 0.5 до 1. 32 результата shuffle / 32 потока; в обзоре 16 блоков LD/ST, с которыми измеренные 81.6 % от 128 Б за такт (arXiv:1903.07486) невозможны</translation>
    </message>
    <message>
        <source>Range 0.75 to 1: the middle of what L2 gave loops that it limits, by width of the loads and how many are in flight</source>
        <translation>Диапазон от 0.75 до 1: середина того, что L2 давал циклам, которые он ограничивает, при разной ширине загрузок и разном их числе в пути</translation>
    </message>
    <message>
        <source>Range 0.78 to 1: the middle of what L2 gave loops that it limits, by width of the loads and how many are in flight</source>
        <translation>Диапазон от 0.78 до 1: середина того, что L2 давал циклам, которые он ограничивает, при разной ширине загрузок и разном их числе в пути</translation>
    </message>
    <message>
        <source>Range 0.816 to 1. Measured over theoretical bandwidth, the latter one warp load per cycle</source>
        <translation>Диапазон от 0.816 до 1. Измеренная полоса к теоретической, последняя — одна загрузка варпа за такт</translation>
    </message>
    <message>
        <source>Range 0.855 to 0.988. Measured over theoretical bandwidth as tabulated; 12080 / (80 × 1.38 × 128) = 0.855 with the clock above, and accel-sim measures 126.5 B per cycle per SM (0.988) on TITAN V, the same chip</source>
        <translation>Диапазон от 0.855 до 0.988. Измеренная полоса к теоретической по таблице; 12080 / (80 × 1.38 × 128) = 0.855 при частоте выше, а accel-sim измеряет 126.5 Б за такт на SM (0.988) на TITAN V, том же кристалле</translation>
    </message>
    <message>
        <source>Range 0.9 to 1. H200</source>
        <translation>Диапазон от 0.9 до 1. H200</translation>
    </message>
    <message>
        <source>Range 0.986 to 0.999. 126.2 to 127.9 B per cycle per SM / 128 B</source>
        <translation>Диапазон от 0.986 до 0.999. От 126.2 до 127.9 Б за такт на SM / 128 Б</translation>
    </message>
    <message>
        <source>Range 0.988 to 1. 32 LD/ST units / 32 threads; 126.5 B per cycle are measured on TITAN V (accel-sim)</source>
        <translation>Диапазон от 0.988 до 1. 32 блока LD/ST / 32 потока; на TITAN V измерено 126.5 Б за такт (accel-sim)</translation>
    </message>
    <message>
        <source>Range 0.995 to 0.999. 127.4 to 127.9 B per cycle per SM / 128 B on H800 PCIe, the same chip; 0.9986 measured on H200</source>
        <translation>Диапазон от 0.995 до 0.999. От 127.4 до 127.9 Б за такт на SM / 128 Б на H800 PCIe, том же кристалле; 0.9986 измерено на H200</translation>
    </message>
    <message>
        <source>Range 1.25 and up. The figure sustains 1 + 0.25 IPC; the limit must not bind</source>
        <translation>Диапазон от 1.25 и выше. На рисунке поддерживается 1 + 0.25 IPC; предел не должен ограничивать</translation>
    </message>
    <message>
        <source>Range 1.5 to 2.3. Between what 64 warps take at α = 4 and at α = 8 to 128 beside the adds and the measuring loop&apos;s slots, 20 a round</source>
        <translation>Диапазон от 1.5 до 2.3. Между тем, что 64 варпа занимают при α = 4 и при α от 8 до 128 помимо сложений и слотов измерительного цикла, 20 на проход</translation>
    </message>
    <message>
        <source>Range 1.99 to 2.76: α = 8 with every warp resident, issue slots as FADDs alone reach them; α = 12 to 32 leave the range</source>
        <translation>Диапазон от 1,99 до 2,76: α = 8 при всех резидентных варпах, слотов выдачи столько, сколько достигают одни FADD; диапазон дают α от 12 до 32</translation>
    </message>
    <message>
        <source>Range 13 to 15. GP100; 13 on Maxwell</source>
        <translation>Диапазон от 13 до 15. GP100; 13 на Maxwell</translation>
    </message>
    <message>
        <source>Range 13 to 15. That of GP100; Maxwell has 13</source>
        <translation>Диапазон от 13 до 15. Как у GP100; у Maxwell 13</translation>
    </message>
    <message>
        <source>Range 1390 to 1410. The boost clock of GA100; an L1 hit of 39 cycles takes 28.0 ns</source>
        <translation>Диапазон от 1390 до 1410. Частота boost у GA100; попадание в L1 за 39 тактов занимает 28.0 нс</translation>
    </message>
    <message>
        <source>Range 14 to 18. Measured on sm_86; 18 on Hopper, 14 to 15 on Volta and Turing</source>
        <translation>Диапазон от 14 до 18. Измерено на sm_86; 18 на Hopper, от 14 до 15 на Volta и Turing</translation>
    </message>
    <message>
        <source>Range 15 to 18. Measured on sm_86</source>
        <translation>Диапазон от 15 до 18. Измерено на sm_86</translation>
    </message>
    <message>
        <source>Range 15.9 to 16.5. 2.7x the warps that hide arithmetic latency, 2.7 × 24 × 0.25 = 16.2</source>
        <translation>Диапазон от 15.9 до 16.5. В 2.7 раза больше варпов, чем скрывает арифметическую латентность: 2.7 × 24 × 0.25 = 16.2</translation>
    </message>
    <message>
        <source>Range 16 to 20. H200, whose SM has the same SFUs</source>
        <translation>Диапазон от 16 до 20. H200, в чьём SM те же SFU</translation>
    </message>
    <message>
        <source>Range 16 to 20. Hopper; GA10x 17</source>
        <translation>Диапазон от 16 до 20. Hopper; GA10x 17</translation>
    </message>
    <message>
        <source>Range 1830 to 2204. The boost clock of H100 SXM5; 44 TFLOPS / (2 × 78 × 128) would be 2204 MHz, above any GH100 clock</source>
        <translation>Диапазон от 1830 до 2204. Частота boost у H100 SXM5; 44 TFLOPS / (2 × 78 × 128) дали бы 2204 МГц, больше любой частоты GH100</translation>
    </message>
    <message>
        <source>Range 19 to 21. 4x the warps that hide arithmetic latency, 4 × 20 × 0.25 = 20</source>
        <translation>Диапазон от 19 до 21. В 4 раза больше варпов, чем скрывает арифметическую латентность: 4 × 20 × 0.25 = 20</translation>
    </message>
    <message>
        <source>Range 19 to 21. Replacing ADD by MAD lowers the ratio of warps from 4x to 3.3x, so MAD/ADD latency is 1.2; with MAD as on GT200 (24 cycles, 6 warps at 0.25 IPC) ADD is 24 / 1.2 = 20 cycles, 5 warps</source>
        <translation>Диапазон от 19 до 21. Замена ADD на MAD снижает отношение варпов с 4 до 3.3, значит, латентности MAD/ADD относятся как 1.2; при MAD как на GT200 (24 такта, 6 варпов при 0.25 IPC) у ADD 24 / 1.2 = 20 тактов, 5 варпов</translation>
    </message>
    <message>
        <source>Range 2.33 to 2.6: α = 8 with every warp resident, issue slots as FADDs alone reach them; α = 12 to 32 leave the range</source>
        <translation>Диапазон от 2,33 до 2,6: α = 8 при всех резидентных варпах, слотов выдачи столько, сколько достигают одни FADD; диапазон дают α от 12 до 32</translation>
    </message>
    <message>
        <source>Range 2.38 to 2.68. 64 warps at α = 8 take 10.66 issue slots an iteration: less the 8 adds and the measuring loop&apos;s 0.23 that is 2.42; α = 16 to 128 leave the range</source>
        <translation>Диапазон от 2.38 до 2.68. 64 варпа при α = 8 занимают 10.66 слота выдачи на итерацию: без 8 сложений и 0.23 измерительного цикла это 2.42; α от 16 до 128 дают диапазон</translation>
    </message>
    <message>
        <source>Range 206 to 238. Mean of P4 (216) and Quadro P6000 (227)</source>
        <translation>Диапазон от 206 до 238. Среднее P4 (216) и Quadro P6000 (227)</translation>
    </message>
    <message>
        <source>Range 23 to 29. 29 in arXiv:2501.12084, whose figures for A100 and H800 are equal and 6 above other measurements of both</source>
        <translation>Диапазон от 23 до 29. 29 в arXiv:2501.12084, где числа для A100 и H800 равны и на 6 выше других измерений обоих</translation>
    </message>
    <message>
        <source>Range 23 to 29. A100; 29 on RTX 3070 (accel-sim)</source>
        <translation>Диапазон от 23 до 29. A100; 29 на RTX 3070 (accel-sim)</translation>
    </message>
    <message>
        <source>Range 23 to 29. Measured on H200, whose SMs are those of the same GH100 chip; 29 on H800 PCIe in arXiv:2501.12084</source>
        <translation>Диапазон от 23 до 29. Измерено на H200, чьи SM — того же кристалла GH100; 29 на H800 PCIe в arXiv:2501.12084</translation>
    </message>
    <message>
        <source>Range 23 to 30. H200, whose SM has the same memory of 256 KiB</source>
        <translation>Диапазон от 23 до 30. H200, в чьём SM та же память на 256 КиБ</translation>
    </message>
    <message>
        <source>Range 23 to 30.1. 30.1 there, less the 6 or so that its loop adds on A100 and H800</source>
        <translation>Диапазон от 23 до 30.1. Там 30.1 минус примерно 6, которые цикл добавляет на A100 и H800</translation>
    </message>
    <message>
        <source>Range 23 to 30.1. 30.1 there, less the 6 or so that its loop adds: it has 29 on A100 and H800, where others have 23</source>
        <translation>Диапазон от 23 до 30.1. Там 30.1, за вычетом примерно 6, которые добавляет её цикл: на A100 и H800 у неё 29, у других 23</translation>
    </message>
    <message>
        <source>Range 23 to 34. Ada and Hopper</source>
        <translation>Диапазон от 23 до 34. Ada и Hopper</translation>
    </message>
    <message>
        <source>Range 285 to 304. The better estimate of 74 warps is 4 × mem_lat / α + 36, so mem_lat is 9.5 α; the α of Table 4.3 is not known, 30 to 32 fit. Andersch et al. measure 300 on GK104</source>
        <translation>Диапазон от 285 до 304. Лучшая оценка 74 варпов — 4 × mem_lat / α + 36, значит, mem_lat равна 9.5 α; α таблицы 4.3 неизвестна, подходят 30–32. Андерш и др. измеряют 300 на GK104</translation>
    </message>
    <message>
        <source>Range 3.86 to 4. 128 cores / 32 threads; h200_fadd_only.csv reaches 3.86, with the measuring loop&apos;s own instructions left out of the count</source>
        <translation>Диапазон от 3.86 до 4. 128 ядер / 32 нити; h200_fadd_only.csv достигает 3.86, собственные инструкции измерительного цикла не в счёт</translation>
    </message>
    <message>
        <source>Range 3.86 to 4. 4 schedulers, one instruction per cycle each; 3.86 FADDs per cycle were sustained beside the loop&apos;s own instructions</source>
        <translation>Диапазон от 3.86 до 4. 4 планировщика, каждый по инструкции за такт; помимо собственных инструкций цикла поддерживалось 3.86 FADD за такт</translation>
    </message>
    <message>
        <source>Range 3.905 to 4. 128 cores / 32 threads; the most measured is 3.905, beside the loop&apos;s own instructions</source>
        <translation>Диапазон от 3,905 до 4. 128 ядер / 32 нити; наибольшее измеренное 3,905, вместе с собственными инструкциями цикла</translation>
    </message>
    <message>
        <source>Range 32 only. No source counts the banks of this chip; every GPU since Fermi has 32</source>
        <translation>Диапазон: только 32. Ни один источник не называет числа банков этого кристалла; у всех GPU начиная с Fermi их 32</translation>
    </message>
    <message>
        <source>Range 32 only. The table has Fermi as GTX 480; both obey the same rules of compute capability 2.x</source>
        <translation>Диапазон: только 32. В таблице Fermi — это GTX 480; оба следуют одним правилам compute capability 2.x</translation>
    </message>
    <message>
        <source>Range 32 only. The table has Kepler as GTX 680, the T4 paper as K80 (Table 3.1), and they agree</source>
        <translation>Диапазон: только 32. В таблице Kepler — это GTX 680, в статье о T4 — K80 (таблица 3.1), и они согласны</translation>
    </message>
    <message>
        <source>Range 32 to 64. 96 KiB less the 32 or 64 KiB that the shared memory takes of them</source>
        <translation>Диапазон от 32 до 64. 96 КиБ без 32 или 64 КиБ, которые занимает разделяемая память</translation>
    </message>
    <message>
        <source>Range 349 to 481. A pointer chase on another card of the same compute capability, the only one of it that was measured; its clock differs</source>
        <translation>Диапазон от 349 до 481. Обход по указателям на другой карте той же compute capability, единственной измеренной; её частота другая</translation>
    </message>
    <message>
        <source>Range 350 to 560. Coalesced load latency of a Quadro FX 5600, another G80 card at another clock; the thesis&apos;s own number is not known</source>
        <translation>Диапазон от 350 до 560. Латентность объединённой загрузки Quadro FX 5600, другой карты G80 с другой частотой; собственное число диссертации неизвестно</translation>
    </message>
    <message>
        <source>Range 3710 to 5280: by width of the accesses and how many are in flight. The most seen: LDG.64 with 64 warps, all SMs at once on 16 MiB; LDG.128 4130 to 5020, large bulk copies 3710</source>
        <translation>Диапазон от 3710 до 5280: зависит от ширины обращений и от того, сколько их в полёте. Наибольшее: LDG.64 с 64 варпами, все SM сразу на 16 МиБ; LDG.128 от 4130 до 5020, большие блочные копирования 3710</translation>
    </message>
    <message>
        <source>Range 375 to 437. The Volta paper finds 375 with a TLB hit; 391 on the PCIe and 405 on the NVLink card are stated elsewhere in the Volta and T4 papers</source>
        <translation>Диапазон от 375 до 437. Статья о Volta находит 375 при попадании в TLB; 391 на карте PCIe и 405 на карте NVLink названы в других местах статей о Volta и T4</translation>
    </message>
    <message>
        <source>Range 4 only. The table has Fermi as GTX 480; both obey the same rules of compute capability 2.x</source>
        <translation>Диапазон: только 4. В таблице Fermi — это GTX 480; оба следуют одним правилам compute capability 2.x</translation>
    </message>
    <message>
        <source>Range 40.5 to 42.3. 2.3x the warps that hide arithmetic latency, 2.3 × 18 = 41.4</source>
        <translation>Диапазон от 40.5 до 42.3. В 2.3 раза больше варпов, чем скрывает арифметическую латентность: 2.3 × 18 = 41.4</translation>
    </message>
    <message>
        <source>Range 420 to 480. Taken over from another study of GT200 with another kernel; the thesis&apos;s own number is not known</source>
        <translation>Диапазон от 420 до 480. Взято из другого исследования GT200 с другим ядром; собственное число диссертации неизвестно</translation>
    </message>
    <message>
        <source>Range 430 to 685. 90 % of the peak takes 2.3 × 18 = 41 warps; over the 1.3 that lies between this point and Little&apos;s law on Maxwell (40 / 30) that is 31 warps, and 31 / (0.90 × 0.0660) = 522 cycles. Andersch et al. measure 685 on GF106, another chip</source>
        <translation>Диапазон от 430 до 685. Для 90 % пика нужно 2.3 × 18 = 41 варп; с отношением 1.3 этой точки к закону Литтла на Maxwell (40 / 30) это 31 варп, и 31 / (0.90 × 0.0660) = 522 такта. Андерш и др. измеряют 685 на GF106, другом кристалле</translation>
    </message>
    <message>
        <source>Range 461 to 484. Between 32129 and 51750 KiB the curve is flat near 475</source>
        <translation>Диапазон от 461 до 484. Между 32129 и 51750 КиБ кривая плоская, около 475</translation>
    </message>
    <message>
        <source>Range 48 to 64. The header gives blocks and registers, not warps</source>
        <translation>Диапазон от 48 до 64. Заголовок даёт блоки и регистры, но не варпы</translation>
    </message>
    <message>
        <source>Range 539 to 703. 539 at 25 to 63 MiB, 579 at 99 MiB, 616 to 636 from 277 MiB on, at 1430 MHz; mt4g has 703</source>
        <translation>Диапазон от 539 до 703. 539 при 25–63 МиБ, 579 при 99 МиБ, от 616 до 636 с 277 МиБ, при 1430 МГц; у mt4g 703</translation>
    </message>
    <message>
        <source>Range 56 to 59. 1.6x the warps that hide arithmetic latency, 1.6 × 36 = 57.6</source>
        <translation>Диапазон от 56 до 59. В 1.6 раза больше варпов, чем скрывает арифметическую латентность: 1.6 × 36 = 57.6</translation>
    </message>
    <message>
        <source>Range 566 to 575. 566 in arXiv:2501.12084 (A100 PCIe). Abdelkhalik et al. state 290, too near their L2 latency of 200 to be a miss of the same kind</source>
        <translation>Диапазон от 566 до 575. 566 в arXiv:2501.12084 (A100 PCIe). Абделхалик и др. называют 290 — слишком близко к их латентности L2 в 200, чтобы это был промах того же рода</translation>
    </message>
    <message>
        <source>Range 587 to 741. 587 at 23 to 58 MiB, 622 at 91 MiB, 668 to 696 from 210 MiB on; mt4g has 741</source>
        <translation>Диапазон от 587 до 741. 587 при 23–58 МиБ, 622 при 91 МиБ, от 668 до 696 с 210 МиБ; у mt4g 741</translation>
    </message>
    <message>
        <source>Range 587 to 741. As on the MI210, which has the same die</source>
        <translation>Диапазон от 587 до 741. Как у MI210, у которого тот же кристалл</translation>
    </message>
    <message>
        <source>Range 64 to 128. The whole of what L1 and shared memory have in common; gpu-benches sees 31 cycles at 64 KiB and 78 at 128 KiB</source>
        <translation>Диапазон от 64 до 128. Всё, что у L1 и разделяемой памяти общее; gpu-benches видит 31 такт при 64 КиБ и 78 при 128 КиБ</translation>
    </message>
    <message>
        <source>Range 683 to 827. 683 at 277 MiB, 813 to 827 from 1.2 GiB on, at 2096 MHz</source>
        <translation>Диапазон от 683 до 827. 683 при 277 МиБ, от 813 до 827 с 1.2 ГиБ, при 2096 МГц</translation>
    </message>
    <message>
        <source>Range 691 to 695. One warp at α = 0 takes 1 / 0.001438 = 695 cycles an iteration, and its IMAD.WIDE is 4 of them or less; 693 in h200_independent_loads.csv. A single thread chasing pointers sees 659</source>
        <translation>Диапазон от 691 до 695. Один варп при α = 0 тратит 1 / 0.001438 = 695 тактов на итерацию, из них её IMAD.WIDE — 4 или меньше; 693 в h200_independent_loads.csv. Одна нить, идущая по указателям, видит 659</translation>
    </message>
    <message>
        <source>Range 713 to 734. One warp at α = 0</source>
        <translation>Диапазон от 713 до 734. Один варп при α = 0</translation>
    </message>
    <message>
        <source>Range 7700 to 8200. As the B200; hmc-tech has 7700, TechPowerUp 8200</source>
        <translation>Диапазон 7700–8200. Как у B200; у hmc-tech 7700, у TechPowerUp 8200</translation>
    </message>
    <message>
        <source>Range 8 only. The table has Kepler as GTX 680, the T4 paper as K80 (Table 3.1), and they agree</source>
        <translation>Диапазон: только 8. В таблице Kepler — это GTX 680, в статье о T4 — K80 (таблица 3.1), и они согласны</translation>
    </message>
    <message>
        <source>Range 835 to 907. 835 at 277 MiB, 884 at 1.2 GiB, 907 at 2.1 GiB, at 2092 MHz; mt4g has 900</source>
        <translation>Диапазон от 835 до 907. 835 при 277 МиБ, 884 при 1.2 ГиБ, 907 при 2.1 ГиБ, при 2092 МГц; у mt4g 900</translation>
    </message>
    <message>
        <source>Range any. The figure shows no scheduler; one that may issue two instructions a cycle, to different units, does not limit it</source>
        <translation>Диапазон любой. На рисунке планировщика нет; такой, что может выдать две инструкции за такт разным блокам, его не ограничивает</translation>
    </message>
    <message>
        <source>Range not known. Measured on two other Fermi chips, GF114 (Mei and Chu) and GF106 (Andersch et al.), 50 cycles on both</source>
        <translation>Диапазон неизвестен. Измерено на двух других кристаллах Fermi, GF114 (Мэй и Чу) и GF106 (Андерш и др.), 50 тактов на обоих</translation>
    </message>
    <message>
        <source>Range ±1. Read off the figure by eye; Table 3.1 prints 19 cycles without conflict, against the text, which has only V100 faster</source>
        <translation>Диапазон ±1. Снято с рисунка на глаз; в таблице 3.1 напечатано 19 тактов без конфликта, вопреки тексту, где быстрее только V100</translation>
    </message>
    <message>
        <source>Range ±10. Read off the figure by eye</source>
        <translation>Диапазон ±10. Снято с рисунка на глаз</translation>
    </message>
    <message>
        <source>Reduction with a shrinking mask</source>
        <translation>Редукция с убывающей маской</translation>
    </message>
    <message>
        <source>Register-tiled SGEMM, 128 by 128 by 8, 8 by 8 results a thread; a step of the inner product</source>
        <translation>SGEMM с плитками в регистрах, 128 на 128 на 8, 8 на 8 результатов на поток; шаг внутреннего произведения</translation>
    </message>
    <message>
        <source>Rounded by the source. 14 TB/s / (80 SMs × 1530 MHz)</source>
        <translation>Округлено источником. 14 ТБ/с / (80 SM × 1530 МГц)</translation>
    </message>
    <message>
        <source>Rounded by the source. 19 TB/s / (108 SMs × 1410 MHz)</source>
        <translation>Округлено источником. 19 ТБ/с / (108 SM × 1410 МГц)</translation>
    </message>
    <message>
        <source>Rounded by the source. 25 TB/s / (114 SMs × 1620 MHz)</source>
        <translation>Округлено источником. 25 ТБ/с / (114 SM × 1620 МГц)</translation>
    </message>
    <message>
        <source>SIMDs, each of which issues for its own wavefronts</source>
        <translation>SIMD, каждый выдаёт инструкции своих вейвфронтов</translation>
    </message>
    <message>
        <source>SIMDs, each of which issues for its own wavefronts; of a CU alone, in CU mode</source>
        <translation>SIMD, каждый выдаёт инструкции своих вейвфронтов; одного CU, в режиме CU</translation>
    </message>
    <message>
        <source>SM</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>частота SM</translation>
    </message>
    <message>
        <source>SM clock without boost</source>
        <translation>частота SM без ускорения</translation>
    </message>
    <message>
        <source>SMs</source>
        <translation>SM</translation>
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
        <translation>Насыщение</translation>
    </message>
    <message>
        <source>Softmax of a row: maximum, sum of powers and scaling of four numbers a thread</source>
        <translation>Softmax строки: максимум, сумма степеней и масштабирование, четыре числа на поток</translation>
    </message>
    <message>
        <source>Spin lock</source>
        <translation>Спин-блокировка</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Выбор (switch)</translation>
    </message>
    <message>
        <source>TPCs</source>
        <translation>TPC</translation>
    </message>
    <message>
        <source>TPCs/GPC</source>
        <translation>TPC/GPC</translation>
    </message>
    <message>
        <source>The 64 warps that an SM holds do not reach 90 % of the peak with one load in flight each (0.0823 of 0.1307 at α = 0), so warps_90 and warps_95 do not exist for this kernel.</source>
        <translation>64 варпа, которые вмещает SM, с одной загрузкой в исполнении у каждого не достигают 90 % пика (0.0823 из 0.1307 при α = 0), поэтому warps_90 и warps_95 для этого ядра не существуют.</translation>
    </message>
    <message>
        <source>The GPU that Kleimenov and Popova measured their method on. Latencies and the bandwidth reached are those of other cards of its compute capability, marked assumed.</source>
        <translation>GPU, на котором Клейменов и Попова измеряли свой метод. Латентности и достигнутая пропускная способность взяты у других карт той же compute capability и помечены как предположенные.</translation>
    </message>
    <message>
        <source>The L0, which a CU has of its own, at 2560 MHz; the L1 of a shader array takes 123, the Infinity Cache 423</source>
        <translation>L0, свой у каждого CU, при 2560 МГц; L1 массива шейдеров отвечает за 123, Infinity Cache за 423</translation>
    </message>
    <message>
        <source>The L2 of a die; the Infinity Cache takes 448</source>
        <translation>L2 кристалла; Infinity Cache отвечает за 448</translation>
    </message>
    <message>
        <source>The L2 of a die; the Infinity Cache takes 456</source>
        <translation>L2 кристалла; Infinity Cache отвечает за 456</translation>
    </message>
    <message>
        <source>The LDS</source>
        <translation>LDS</translation>
    </message>
    <message>
        <source>The LDS; in CU mode</source>
        <translation>LDS; в режиме CU</translation>
    </message>
    <message>
        <source>The Maxwell GPU of the thesis. Every number of the global mix is stated in the text or follows from two numbers stated there.</source>
        <translation>GPU поколения Maxwell из диссертации. Каждое число глобальной смеси названо в тексте или следует из двух названных там чисел.</translation>
    </message>
    <message>
        <source>The PCIe card: 114 SMs at 1755 MHz. The SXM5 card (Wikipedia list) has 132 SMs at 1980 MHz and 3352 GB/s.</source>
        <translation>Карта PCIe: 114 SM на 1755 МГц. У карты SXM5 (список Википедии) 132 SM на 1980 МГц и 3352 ГБ/с.</translation>
    </message>
    <message>
        <source>The boost clock</source>
        <translation>Частота в режиме boost</translation>
    </message>
    <message>
        <source>The boost clock where the list gives two</source>
        <translation>Частота с ускорением там, где список даёт две</translation>
    </message>
    <message>
        <source>The boost clock: 60.6 TFLOPS / (148 × 128 × 2); TechPowerUp has 1837</source>
        <translation>Частота в режиме boost: 60,6 TFLOPS / (148 × 128 × 2); у TechPowerUp 1837</translation>
    </message>
    <message>
        <source>The card with 40 GB at 1555 GB/s: bandwidth and latency are those of gpu-benches on an A100 40 GB, the shared-memory peak that of a PCIe card.</source>
        <translation>Карта с 40 ГБ и 1555 ГБ/с: полоса и латентность — из gpu-benches на A100 40 ГБ, пик разделяемой памяти — карты PCIe.</translation>
    </message>
    <message>
        <source>The compiler places SSY before the branch and .S on the last instruction of each path.</source>
        <translation>Компилятор ставит SSY перед ветвлением, а .S — на последнюю инструкцию каждого пути.</translation>
    </message>
    <message>
        <source>The compiler&apos;s model of GFX10 and GFX11</source>
        <translation>Модель GFX10 и GFX11 в компиляторе</translation>
    </message>
    <message>
        <source>The list has 1455 MHz; the survey computes with 1530 MHz.</source>
        <translation>В списке 1455 МГц; обзор считает с 1530 МГц.</translation>
    </message>
    <message>
        <source>The month of release is from memory: the list has none.</source>
        <translation>Месяц выхода — по памяти: в списке его нет.</translation>
    </message>
    <message>
        <source>The peak engine clock</source>
        <translation>Наибольшая частота</translation>
    </message>
    <message>
        <source>The shader clock, at which the CUDA cores run</source>
        <translation>Частота шейдеров, на которой работают ядра CUDA</translation>
    </message>
    <message>
        <source>The small machine of the thesis&apos;s figure: 6 warps, α = 4, 3 arithmetic and 3 memory instructions in execution at any moment.</source>
        <translation>Маленькая машина с рисунка диссертации: 6 варпов, α = 4, в любой момент исполняются 3 арифметические инструкции и 3 инструкции памяти.</translation>
    </message>
    <message>
        <source>The source of Table 2.2; p0 is an input, one bit a thread.</source>
        <translation>Исходный текст таблицы 2.2; p0 — вход, по биту на нить.</translation>
    </message>
    <message>
        <source>The source says about 54.</source>
        <translation>Источник пишет: около 54.</translation>
    </message>
    <message>
        <source>The two paths never reconverge: watch everything after the branch run twice, at half width.</source>
        <translation>Два пути больше не сходятся: смотрите, как всё после ветвления идёт дважды, с половиной нитей.</translation>
    </message>
    <message>
        <source>Thesis, Table 2.2, left. P0 chooses the path; a to f are in R0 to R5.</source>
        <translation>Диссертация, таблица 2.2, слева. P0 выбирает путь; a–f — в R0–R5.</translation>
    </message>
    <message>
        <source>Threads that are done wait at the loop&apos;s end; the warp runs as long as its longest thread.</source>
        <translation>Закончившие нити ждут в конце цикла; варп идёт столько, сколько его самая долгая нить.</translation>
    </message>
    <message>
        <source>Threads that return leave every entry of the stack; entries without threads are discarded.</source>
        <translation>Вернувшиеся нити уходят из всех записей стека; записи без нитей отбрасываются.</translation>
    </message>
    <message>
        <source>Threads with p0 return from inside the loop, odd ones before it.</source>
        <translation>Нити с p0 возвращаются изнутри цикла, нечётные — до него.</translation>
    </message>
    <message>
        <source>Throughputs and rates</source>
        <translation>Пропускные способности и темпы</translation>
    </message>
    <message>
        <source>Tiled matrix product, 32 by 32, an element a thread</source>
        <translation>Произведение матриц по плиткам 32 на 32, элемент на поток</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for AD102.</source>
        <translation>Числа блоков на SM взяты из обзора для AD102.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for G80; the later chips of the generation (compute capability 1.1) are taken to have the same SM.</source>
        <translation>Числа блоков на SM взяты из обзора для G80; считается, что у более поздних кристаллов поколения (compute capability 1.1) тот же SM.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for G80; the later chips of the generation (compute capability 1.1) are taken to have the same SM. The month of release is from memory: the list has none.</source>
        <translation>Числа блоков на SM взяты из обзора для G80; считается, что у более поздних кристаллов поколения (compute capability 1.1) тот же SM. Месяц выхода — по памяти: в списке его нет.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GA102.</source>
        <translation>Числа блоков на SM взяты из обзора для GA102.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GK210, whose SM differs from GK110 only in register file and shared memory. fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards.</source>
        <translation>Числа блоков на SM взяты из обзора для GK210, чей SM отличается от GK110 только регистровым файлом и разделяемой памятью. fp64_rate — целого кристалла, как у карт для ЦОД; для карт GeForce её здесь не даёт ни один источник.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GK210, whose SM differs from GK110 only in register file and shared memory. fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards. One of its two chips.</source>
        <translation>Числа блоков на SM взяты из обзора для GK210, чей SM отличается от GK110 только регистровым файлом и разделяемой памятью. fp64_rate — целого кристалла, как у карт для ЦОД; для карт GeForce её здесь не даёт ни один источник. Одна из двух её микросхем.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GK210, whose SM differs from GK110 only in register file and shared memory. fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards. Two GK210 on one card: SMs, cores and bandwidth are those of both together.</source>
        <translation>Числа блоков на SM взяты из обзора для GK210, чей SM отличается от GK110 только регистровым файлом и разделяемой памятью. fp64_rate — целого кристалла, как у карт для ЦОД; для карт GeForce её здесь не даёт ни один источник. Два GK210 на одной карте: SM, ядра и полоса — обоих вместе.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GM204.</source>
        <translation>Числа блоков на SM взяты из обзора для GM204.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GM204. The month of release is from memory: the list has none.</source>
        <translation>Числа блоков на SM взяты из обзора для GM204. Месяц выхода — по памяти: в списке его нет.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GM204. The month of release is from memory: the list has none. The list gives its bandwidth also as 196.3 + 28 GB/s, of two unequal parts of the memory.</source>
        <translation>Числа блоков на SM взяты из обзора для GM204. Месяц выхода — по памяти: в списке его нет. Список даёт её полосу и как 196.3 + 28 ГБ/с — для двух неравных частей памяти.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for GT200. No source here gives FP64 units for the GT 240 (compute capability 1.2).</source>
        <translation>Числа блоков на SM взяты из обзора для GT200. Для GT 240 (compute capability 1.2) блоков FP64 здесь не даёт ни один источник.</translation>
    </message>
    <message>
        <source>Units per SM are those the survey gives for TU102. Tensor cores stand with the RTX and TITAN cards: no source here gives them for the GTX 16 series and the T1000.</source>
        <translation>Числа блоков на SM — те, что обзор даёт для TU102. Тензорные ядра указаны у карт RTX и TITAN: для серии GTX 16 и T1000 ни один источник здесь их не даёт.</translation>
    </message>
    <message>
        <source>Volkov 2016, Table 2.2, right: each path ends in .S, and all threads meet at ENDIF.</source>
        <translation>Volkov 2016, таблица 2.2, справа: каждый путь кончается .S, и все нити сходятся на ENDIF.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>Вт</translation>
    </message>
    <message>
        <source>Warp-specialised matrix product of Hopper, 128 by 256 by 64: a TMA producer, two consuming warp groups</source>
        <translation>Произведение матриц на Hopper со специализацией варпов, 128 на 256 на 64: производитель TMA и две группы варпов-потребителей</translation>
    </message>
    <message>
        <source>With a TLB hit; 616 when cold. It is the only one of this card, so it stays; chases that miss the TLB at times take 424 to 472 on other Turing cards</source>
        <translation>При попадании в TLB; 616 с холодным. Это единственное измерение самой карты, поэтому оно остаётся; цепочки, порой промахивающиеся мимо TLB, занимают на других картах Turing от 424 до 472</translation>
    </message>
    <message>
        <source>a pointer chase over much memory; 302 and 313 were found on a TITAN V, of the same chip, by chases that hit open rows and TLBs</source>
        <translation>цепочка указателей по большой памяти; 302 и 313 найдены на TITAN V с тем же чипом цепочками, попадавшими в открытые строки и TLB</translation>
    </message>
    <message>
        <source>a pointer chase; a warp&apos;s load of the model takes 695</source>
        <translation>погоня за указателями; загрузка варпа в модели занимает 695</translation>
    </message>
    <message>
        <source>a pointer chase; a warp&apos;s load of the model takes 713; 695 by another program, whose clock was not locked</source>
        <translation>цепочка указателей; загрузка варпа в модели занимает 713; 695 по другой программе, чья частота не была закреплена</translation>
    </message>
    <message>
        <source>a scheduler&apos;s SFU loses where an add comes between two MUFU.RSQ</source>
        <translation>теряет SFU планировщика, когда между двумя MUFU.RSQ стоит сложение</translation>
    </message>
    <message>
        <source>a square root with its range code takes 21.1 on TITAN V (accel-sim)</source>
        <translation>квадратный корень с кодом диапазона занимает 21.1 на TITAN V (accel-sim)</translation>
    </message>
    <message>
        <source>about 14; MUFU in general</source>
        <translation>около 14; для MUFU вообще</translation>
    </message>
    <message>
        <source>about 15; MUFU in general</source>
        <translation>около 15; для MUFU вообще</translation>
    </message>
    <message>
        <source>about 8192, as Fig. 3.14 shows</source>
        <translation>около 8192, как видно на рис. 3.14</translation>
    </message>
    <message>
        <source>all threads are together again</source>
        <translation>все нити снова вместе</translation>
    </message>
    <message>
        <source>also in the architecture survey, row Hopper GH100 (per SM)</source>
        <translation>также в обзоре архитектур, строка Hopper GH100 (на SM)</translation>
    </message>
    <message>
        <source>another study of the same authors has 218, below its own L2 latency</source>
        <translation>в другой работе тех же авторов 218, меньше задержки её же L2</translation>
    </message>
    <message>
        <source>another study of the same authors has 279</source>
        <translation>в другой работе тех же авторов 279</translation>
    </message>
    <message>
        <source>another study than the thesis; 26 on K80 (T4 paper, Table 3.1)</source>
        <translation>другое исследование, не диссертация; 26 на K80 (статья о T4, таблица 3.1)</translation>
    </message>
    <message>
        <source>area of the chip</source>
        <translation>площадь кристалла</translation>
    </message>
    <message>
        <source>assumed there because the saturated throughput then matches the experiment</source>
        <translation>там принято, потому что тогда насыщенная пропускная способность совпадает с опытом</translation>
    </message>
    <message>
        <source>at 1410 MHz</source>
        <translation>при 1410 МГц</translation>
    </message>
    <message>
        <source>at 1530 MHz</source>
        <translation>при 1530 МГц</translation>
    </message>
    <message>
        <source>bandwidth of reading the whole L2</source>
        <translation>пропускная способность чтения всего L2</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>банки</translation>
    </message>
    <message>
        <source>beyond its reach the latency still climbs where the measurement ends: 324 at 96 GiB</source>
        <translation>за пределами его охвата латентность ещё растёт там, где измерения кончаются: 324 при 96 ГиБ</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>биты</translation>
    </message>
    <message>
        <source>boost clock</source>
        <translation>частота с ускорением</translation>
    </message>
    <message>
        <source>boost clock; base 1006, at most 1110. The thesis measures at the top of the allowed range (§2.8), which may be 1110</source>
        <translation>частота с ускорением; базовая 1006, не больше 1110. Диссертация измеряет у верхнего края допустимого (§2.8), это может быть 1110</translation>
    </message>
    <message>
        <source>boost clock; base 1126. Which clock the thesis measured at is not known</source>
        <translation>частота с ускорением; базовая 1126. На какой частоте измеряла диссертация, неизвестно</translation>
    </message>
    <message>
        <source>bytes a bank serves at once</source>
        <translation>байты, которые банк отдаёт сразу</translation>
    </message>
    <message>
        <source>bytes per cycle of an SM&apos;s shared memory, in theory</source>
        <translation>байт за такт из разделяемой памяти SM, в теории</translation>
    </message>
    <message>
        <source>bytes per cycle read from an L1, in theory</source>
        <translation>байт за такт, читаемых из L1, в теории</translation>
    </message>
    <message>
        <source>bytes per cycle read from an L1, measured</source>
        <translation>байт за такт, читаемых из L1, измерено</translation>
    </message>
    <message>
        <source>bytes per cycle read from the whole L2</source>
        <translation>байты за такт при чтении всего L2</translation>
    </message>
    <message>
        <source>cache per SM for global data that is only read</source>
        <translation>кэш SM для глобальных данных, которые только читаются</translation>
    </message>
    <message>
        <source>caches/SM</source>
        <translation>кэши/SM</translation>
    </message>
    <message>
        <source>caches/partition</source>
        <translation>кэши/блок</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>кристалл</translation>
    </message>
    <message>
        <source>coalesced global load that misses the caches</source>
        <translation>объединённая глобальная загрузка мимо кэшей</translation>
    </message>
    <message>
        <source>conflict-free shared load to dependent CUDA-core instruction</source>
        <translation>от разделяемой загрузки без конфликтов до зависимой инструкции ядер CUDA</translation>
    </message>
    <message>
        <source>conflict-free shared load to dependent shared load</source>
        <translation>от разделяемой загрузки без конфликтов до зависимой разделяемой загрузки</translation>
    </message>
    <message>
        <source>constant caches per SM</source>
        <translation>кэши констант в SM</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>копирование</translation>
    </message>
    <message>
        <source>copy, ECC likely on</source>
        <translation>копирование, вероятно с ECC</translation>
    </message>
    <message>
        <source>copy, ECC off; 152.3 with it</source>
        <translation>копирование без ECC; 152.3 с ним</translation>
    </message>
    <message>
        <source>copy, ECC off; 194.3 with it</source>
        <translation>копирование без ECC; 194.3 с ним</translation>
    </message>
    <message>
        <source>copy, one GPU, ECC off; 182 with it</source>
        <translation>копирование, один GPU, без ECC; 182 с ним</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>ядра</translation>
    </message>
    <message>
        <source>cores/SM</source>
        <translation>ядер/SM</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>такты</translation>
    </message>
    <message>
        <source>cycles between two issues of one scheduler</source>
        <translation>такты между двумя выдачами одного планировщика</translation>
    </message>
    <message>
        <source>data centre</source>
        <translation>для ЦОД</translation>
    </message>
    <message>
        <source>dispatch ports that the schedulers share</source>
        <translation>порты выдачи, общие для планировщиков</translation>
    </message>
    <message>
        <source>double-precision units per SM</source>
        <translation>блоки двойной точности на SM</translation>
    </message>
    <message>
        <source>double-precision units per partition</source>
        <translation>блоки двойной точности на блок обработки</translation>
    </message>
    <message>
        <source>dual issue came with compute capability 2.1</source>
        <translation>двойная выдача появилась с compute capability 2.1</translation>
    </message>
    <message>
        <source>dual issue came with later Fermi GPUs, compute capability 2.1</source>
        <translation>двойная выдача появилась у более поздних GPU Fermi, compute capability 2.1</translation>
    </message>
    <message>
        <source>each able to issue two independent instructions</source>
        <translation>каждый может выдать две независимые инструкции</translation>
    </message>
    <message>
        <source>embedded</source>
        <translation>встраиваемый</translation>
    </message>
    <message>
        <source>floating-point multipliers of a special function unit</source>
        <translation>умножители с плавающей точкой одного блока специальных функций</translation>
    </message>
    <message>
        <source>fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards.</source>
        <translation>fp64_rate — целого кристалла, как у карт для ЦОД; для карт GeForce её здесь не даёт ни один источник.</translation>
    </message>
    <message>
        <source>fp64_rate is the whole chip&apos;s, as data-centre cards have it; no source here gives it for GeForce cards. The list dates it 2011-07; the product is older.</source>
        <translation>fp64_rate — целого кристалла, как у карт для ЦОД; для карт GeForce её здесь не даёт ни один источник. В списке он датирован 2011-07; изделие старше.</translation>
    </message>
    <message>
        <source>fraction</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>full with 2 blocks of 1024 threads</source>
        <translation>заполнен 2 блоками по 1024 нити</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>поколение</translation>
    </message>
    <message>
        <source>generation of the tensor cores</source>
        <translation>поколение тензорных ядер</translation>
    </message>
    <message>
        <source>global-memory bandwidth, measured by copying</source>
        <translation>пропускная способность глобальной памяти, измеренная копированием</translation>
    </message>
    <message>
        <source>graphics processing clusters</source>
        <translation>графические кластеры</translation>
    </message>
    <message>
        <source>half-precision multiply-adds per cycle of a tensor core</source>
        <translation>умножений со сложением половинной точности за такт одного тензорного ядра</translation>
    </message>
    <message>
        <source>if/else with synchronisation</source>
        <translation>if/else с синхронизацией</translation>
    </message>
    <message>
        <source>if/else without SSY</source>
        <translation>if/else без SSY</translation>
    </message>
    <message>
        <source>if/else, compiled</source>
        <translation>if/else, скомпилированный</translation>
    </message>
    <message>
        <source>instructions of one warp that an issue may take</source>
        <translation>инструкции одного варпа, которые берёт одна выдача</translation>
    </message>
    <message>
        <source>instructions/issue</source>
        <translation>инструкций/выдача</translation>
    </message>
    <message>
        <source>issue cycles of one MUFU.RSQ</source>
        <translation>такты выдачи одной MUFU.RSQ</translation>
    </message>
    <message>
        <source>issue cycles of one shared load</source>
        <translation>такты выдачи одной разделяемой загрузки</translation>
    </message>
    <message>
        <source>issue throughput of all instructions</source>
        <translation>темп выдачи всех инструкций</translation>
    </message>
    <message>
        <source>lanes of a partition for FP32 alone</source>
        <translation>дорожки блока обработки только для FP32</translation>
    </message>
    <message>
        <source>lanes of a partition for FP32 or INT32</source>
        <translation>дорожки блока обработки для FP32 или INT32</translation>
    </message>
    <message>
        <source>lanes of a partition for INT32 alone</source>
        <translation>дорожки блока обработки только для INT32</translation>
    </message>
    <message>
        <source>lanes/SM</source>
        <translation>линии/SM</translation>
    </message>
    <message>
        <source>lanes/partition</source>
        <translation>дорожек/блок</translation>
    </message>
    <message>
        <source>largest footprint served at l2_lat</source>
        <translation>наибольший объём, обслуживаемый за l2_lat</translation>
    </message>
    <message>
        <source>largest footprint the L1 serves</source>
        <translation>наибольший объём, который обслуживает L1</translation>
    </message>
    <message>
        <source>latency from FADD to a dependent FADD</source>
        <translation>латентность от FADD до зависимой FADD</translation>
    </message>
    <message>
        <source>latency from MUFU.RSQ to a dependent FADD</source>
        <translation>латентность от MUFU.RSQ до зависимой FADD</translation>
    </message>
    <message>
        <source>latency from MUFU.RSQ to a dependent MUFU.RSQ</source>
        <translation>латентность от MUFU.RSQ до зависимой MUFU.RSQ</translation>
    </message>
    <message>
        <source>latency from a shared load to a dependent FADD</source>
        <translation>латентность от разделяемой загрузки до зависимой FADD</translation>
    </message>
    <message>
        <source>latency from a shared load to a dependent shared load</source>
        <translation>латентность от разделяемой загрузки до зависимой разделяемой загрузки</translation>
    </message>
    <message>
        <source>latency of a coalesced global load that misses the caches</source>
        <translation>латентность объединённой глобальной загрузки мимо кэшей</translation>
    </message>
    <message>
        <source>load that hits the L1</source>
        <translation>загрузка с попаданием в L1</translation>
    </message>
    <message>
        <source>load that hits the L2 (near partition)</source>
        <translation>загрузка с попаданием в L2 (ближняя часть)</translation>
    </message>
    <message>
        <source>load that misses every TLB</source>
        <translation>загрузка с промахом мимо всех TLB</translation>
    </message>
    <message>
        <source>load that misses the L2</source>
        <translation>загрузка с промахом мимо L2</translation>
    </message>
    <message>
        <source>load that misses the L2 and the TLBs</source>
        <translation>загрузка с промахом мимо L2 и TLB</translation>
    </message>
    <message>
        <source>load translated by the first TLB</source>
        <translation>загрузка, адрес которой даёт первый TLB</translation>
    </message>
    <message>
        <source>load translated by the second TLB</source>
        <translation>загрузка, адрес которой даёт второй TLB</translation>
    </message>
    <message>
        <source>load translated by the third TLB</source>
        <translation>загрузка, адрес которой даёт третий TLB</translation>
    </message>
    <message>
        <source>load/store units per SM</source>
        <translation>блоки загрузки/записи на SM</translation>
    </message>
    <message>
        <source>load/store units per partition</source>
        <translation>блоки загрузки/записи на блок обработки</translation>
    </message>
    <message>
        <source>load/store units that partitions share</source>
        <translation>устройства загрузки и записи, общие для блоков обработки</translation>
    </message>
    <message>
        <source>loads of the vector unit over 1 GiB, memory clocked up; 221 ns by the scalar unit</source>
        <translation>загрузки векторного блока по 1 ГиБ, частота памяти поднята; 221 нс скалярным блоком</translation>
    </message>
    <message>
        <source>loads of the vector unit over 1 GiB; 260 ns by the scalar unit</source>
        <translation>загрузки векторного блока по 1 ГиБ; 260 нс скалярным блоком</translation>
    </message>
    <message>
        <source>loads of the vector unit; 229 ns by the scalar unit</source>
        <translation>загрузки векторного блока; 229 нс скалярным блоком</translation>
    </message>
    <message>
        <source>mean latency over both partitions of the L2</source>
        <translation>средняя латентность по обеим частям L2</translation>
    </message>
    <message>
        <source>mean of the exponential part of mem_lat, of the whole</source>
        <translation>среднее экспоненциальной части mem_lat, в долях целого</translation>
    </message>
    <message>
        <source>median of five copies, 3911.7 to 3949.9; reading alone reaches 4391</source>
        <translation>медиана пяти копирований, от 3911.7 до 3949.9; одно чтение достигает 4391</translation>
    </message>
    <message>
        <source>median of seven copies, 2847.3 to 2861.8; reading alone reaches 3088</source>
        <translation>медиана семи копирований, от 2847.3 до 2861.8; одно чтение достигает 3088</translation>
    </message>
    <message>
        <source>mem[0] becomes the sum of tid over all threads (a power of two of them).</source>
        <translation>mem[0] становится суммой tid по всем нитям (их число — степень двойки).</translation>
    </message>
    <message>
        <source>mem[0] is the lock, mem[1] a counter. With independent thread scheduling every thread gets</source>
        <translation>mem[0] — замок, mem[1] — счётчик. При независимом планировании нитей каждая нить</translation>
    </message>
    <message>
        <source>mem[16 + tid] = max(tid, 2) by a function on R0 that returns early where R0 is large enough.</source>
        <translation>mem[16 + tid] = max(tid, 2) функцией от R0, которая рано возвращается, где R0 достаточно велик.</translation>
    </message>
    <message>
        <source>memory I/O units outside the partitions</source>
        <translation>устройства ввода-вывода памяти вне блоков обработки</translation>
    </message>
    <message>
        <source>memory an entry of the first TLB covers</source>
        <translation>память, которую охватывает запись первого TLB</translation>
    </message>
    <message>
        <source>memory an entry of the second TLB covers</source>
        <translation>память, которую охватывает запись второго TLB</translation>
    </message>
    <message>
        <source>memory the first TLB covers</source>
        <translation>память, которую охватывает первый TLB</translation>
    </message>
    <message>
        <source>memory the second TLB covers</source>
        <translation>память, которую охватывает второй TLB</translation>
    </message>
    <message>
        <source>memory the third TLB covers</source>
        <translation>память, которую охватывает третий TLB</translation>
    </message>
    <message>
        <source>million</source>
        <translation>млн</translation>
    </message>
    <message>
        <source>mm²</source>
        <translation>мм²</translation>
    </message>
    <message>
        <source>multipliers/SFU</source>
        <translation>умножители/SFU</translation>
    </message>
    <message>
        <source>n-body: the force of one body on another, positions in shared memory</source>
        <translation>n тел: сила одного тела на другое, координаты в общей памяти</translation>
    </message>
    <message>
        <source>name of the manufacturing process</source>
        <translation>название техпроцесса</translation>
    </message>
    <message>
        <source>named RTX 2000 there, with the L2 and memory of an RTX A2000</source>
        <translation>названа там RTX 2000, с L2 и памятью RTX A2000</translation>
    </message>
    <message>
        <source>native double-precision rate</source>
        <translation>собственный темп двойной точности</translation>
    </message>
    <message>
        <source>native half-precision rate</source>
        <translation>собственный темп половинной точности</translation>
    </message>
    <message>
        <source>native rate of special functions</source>
        <translation>собственный темп специальных функций</translation>
    </message>
    <message>
        <source>native single-precision rate</source>
        <translation>собственный темп одинарной точности</translation>
    </message>
    <message>
        <source>nm</source>
        <translation>нм</translation>
    </message>
    <message>
        <source>no DRAM latency of a Jetson Orin was found; twice that of GA10x is not excluded</source>
        <translation>задержка DRAM Jetson Orin не найдена; вдвое большая, чем у GA10x, не исключена</translation>
    </message>
    <message>
        <source>no DRAM latency of a chip with LPDDR5X was found; twice that of GB20x is not excluded</source>
        <translation>задержка DRAM кристалла с LPDDR5X не найдена; вдвое большая, чем у GB20x, не исключена</translation>
    </message>
    <message>
        <source>of 224.38 there: 69.6 %, on a card at 1279 MHz</source>
        <translation>из 224.38 там: 69.6 %, на карте с частотой 1279 МГц</translation>
    </message>
    <message>
        <source>of the GB203 chip, whose SM the family shares</source>
        <translation>кристалла GB203, SM которого общий для семейства</translation>
    </message>
    <message>
        <source>of the GTX 680, whose SM the family shares</source>
        <translation>GTX 680, SM которого общий для семейства</translation>
    </message>
    <message>
        <source>one CUDA-core instruction per 4 cycles: 8 cores, 32 threads</source>
        <translation>одна инструкция ядер CUDA за 4 такта: 8 ядер, 32 нити</translation>
    </message>
    <message>
        <source>one CUDA-core instruction per 4 cycles: 8 cores, 32 threads; Wong et al. measure 7.9 adds per cycle</source>
        <translation>одна инструкция ядер CUDA за 4 такта: 8 ядер, 32 нити; Вонг и др. измеряют 7.9 сложения за такт</translation>
    </message>
    <message>
        <source>one card alone, by a tool that is 6 % below to 19 % above others elsewhere; 16 % either way are assumed</source>
        <translation>только одна карта, инструментом, который в других случаях даёт от −6 % до +19 % против других; 16 % в обе стороны приняты</translation>
    </message>
    <message>
        <source>one card alone, measured by copying; loads alone may do better</source>
        <translation>только одна карта, измерено копированием; одни загрузки могут дать больше</translation>
    </message>
    <message>
        <source>one card alone; 15 % either way are assumed</source>
        <translation>только одна карта; 15 % в обе стороны приняты</translation>
    </message>
    <message>
        <source>one chip alone, by a code that writes as much as it reads; loads alone may do better</source>
        <translation>только один кристалл, кодом, который пишет столько же, сколько читает; одни загрузки могут дать больше</translation>
    </message>
    <message>
        <source>one chip alone; the range is that of other measurements of it, 302 to 461</source>
        <translation>единственный чип; диапазон — по другим его измерениям, от 302 до 461</translation>
    </message>
    <message>
        <source>one point where all cases meet</source>
        <translation>одна точка, где сходятся все случаи</translation>
    </message>
    <message>
        <source>one scheduler issues twice as fast as the one CUDA-core instruction per 4 cycles</source>
        <translation>один планировщик выдаёт вдвое быстрее, чем одна инструкция ядер CUDA за 4 такта</translation>
    </message>
    <message>
        <source>one scheduler, one instruction per 2 cycles</source>
        <translation>один планировщик, одна инструкция за 2 такта</translation>
    </message>
    <message>
        <source>one warp</source>
        <translation>один варп</translation>
    </message>
    <message>
        <source>one warp at α = 0 takes 17.23 cycles with the measuring loop; another kernel&apos;s MUFU.RSQ to use took 18</source>
        <translation>один варп при α = 0 тратит 17.23 такта вместе с измерительным циклом; в другом ядре от MUFU.RSQ до использования прошло 18</translation>
    </message>
    <message>
        <source>one warp at α = 1 takes 19.19 cycles beyond a FADD&apos;s</source>
        <translation>один варп при α = 1: 19,19 такта сверх задержки FADD</translation>
    </message>
    <message>
        <source>one warp at α = 1 takes 23.28 cycles with the measuring loop, 19.28 beyond a FADD&apos;s</source>
        <translation>один варп при α = 1 тратит 23.28 такта вместе с измерительным циклом, на 19.28 больше, чем FADD</translation>
    </message>
    <message>
        <source>one warp at α = 1 takes 24.76 cycles beyond a FADD&apos;s</source>
        <translation>один варп при α = 1: 24,76 такта сверх задержки FADD</translation>
    </message>
    <message>
        <source>one warp takes 17.23 cycles at α = 0</source>
        <translation>один варп при α = 0: 17,23 такта</translation>
    </message>
    <message>
        <source>one warp takes 4.088 cycles a FADD with the loop&apos;s own instructions</source>
        <translation>один варп: 4,088 такта на FADD вместе с собственными инструкциями цикла</translation>
    </message>
    <message>
        <source>one warp, stride 1: 23.78 cycles a load</source>
        <translation>один варп, шаг 1: 23,78 такта на загрузку</translation>
    </message>
    <message>
        <source>part of its best rate that a busy L2 gives loads</source>
        <translation>доля наибольшей скорости, которую загруженный L2 даёт загрузкам</translation>
    </message>
    <message>
        <source>part of mem_lat for which a load keeps a part of memory busy</source>
        <translation>часть mem_lat, на которую загрузка занимает часть памяти</translation>
    </message>
    <message>
        <source>part of the cycles in which arithmetic makes progress</source>
        <translation>доля тактов, в которых арифметика продвигается</translation>
    </message>
    <message>
        <source>partitions/SM</source>
        <translation>блоков/SM</translation>
    </message>
    <message>
        <source>parts of the L2 read side by side</source>
        <translation>части L2, читаемые одновременно</translation>
    </message>
    <message>
        <source>peak issue rate of all instructions</source>
        <translation>пиковый темп выдачи всех инструкций</translation>
    </message>
    <message>
        <source>peak throughput of FADD</source>
        <translation>пиковая пропускная способность FADD</translation>
    </message>
    <message>
        <source>peak throughput of MUFU.RSQ</source>
        <translation>пиковая пропускная способность MUFU.RSQ</translation>
    </message>
    <message>
        <source>peak throughput of coalesced global loads</source>
        <translation>пиковая пропускная способность объединённых глобальных загрузок</translation>
    </message>
    <message>
        <source>peak throughput of conflict-free shared loads</source>
        <translation>пиковая пропускная способность разделяемых загрузок без конфликтов</translation>
    </message>
    <message>
        <source>ports/SM</source>
        <translation>порты/SM</translation>
    </message>
    <message>
        <source>power of the card</source>
        <translation>мощность карты</translation>
    </message>
    <message>
        <source>printed as GiB/s; taken as 10^9 bytes like the limit beside it</source>
        <translation>напечатано в ГиБ/с; принято в 10^9 байт, как и предел рядом</translation>
    </message>
    <message>
        <source>processing blocks per SM</source>
        <translation>блоки обработки на SM</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайно</translation>
    </message>
    <message>
        <source>read of 128 MiB, still rising</source>
        <translation>чтение 128 МиБ, ещё растёт</translation>
    </message>
    <message>
        <source>read of 32 MiB; 421.6 in clpeak</source>
        <translation>чтение 32 МиБ; 421.6 в clpeak</translation>
    </message>
    <message>
        <source>read off the device</source>
        <translation>прочитано с устройства</translation>
    </message>
    <message>
        <source>read off the device: 3201 MHz × 6016 bits × 2 / 8</source>
        <translation>прочитано с устройства: 3201 МГц × 6016 бит × 2 / 8</translation>
    </message>
    <message>
        <source>read, PCIe</source>
        <translation>чтение, PCIe</translation>
    </message>
    <message>
        <source>read, Vulkan; 419.5 in CUDA</source>
        <translation>чтение, Vulkan; 419.5 в CUDA</translation>
    </message>
    <message>
        <source>read; 1464 in clpeak</source>
        <translation>чтение; 1464 в clpeak</translation>
    </message>
    <message>
        <source>read; 1894 when writing</source>
        <translation>чтение; 1894 при записи</translation>
    </message>
    <message>
        <source>read; 201 in nvbench, likely a laptop&apos;s</source>
        <translation>чтение; 201 в nvbench, вероятно на ноутбуке</translation>
    </message>
    <message>
        <source>read; 220 when copying</source>
        <translation>чтение; 220 при копировании</translation>
    </message>
    <message>
        <source>read; 436.5 in BabelStream</source>
        <translation>чтение; 436.5 в BabelStream</translation>
    </message>
    <message>
        <source>read; 521 in accel-sim</source>
        <translation>чтение; 521 в accel-sim</translation>
    </message>
    <message>
        <source>read; 750 when copying</source>
        <translation>чтение; 750 при копировании</translation>
    </message>
    <message>
        <source>read; 921.3 in clpeak</source>
        <translation>чтение; 921.3 в clpeak</translation>
    </message>
    <message>
        <source>read; the driver lowers the memory clock for compute</source>
        <translation>чтение; драйвер понижает частоту памяти для вычислений</translation>
    </message>
    <message>
        <source>read; the thesis&apos; peak is 203.1</source>
        <translation>чтение; пик в диссертации 203.1</translation>
    </message>
    <message>
        <source>register file per SM</source>
        <translation>регистровый файл на SM</translation>
    </message>
    <message>
        <source>resident warps per SM at most</source>
        <translation>наибольшее число резидентных варпов на SM</translation>
    </message>
    <message>
        <source>results/cycle/SM</source>
        <translation>результатов/такт/SM</translation>
    </message>
    <message>
        <source>rsq, exp, sin</source>
        <translation>rsq, exp, sin</translation>
    </message>
    <message>
        <source>rsqrt and log2; 48 for sin and exp2</source>
        <translation>rsqrt и log2; для sin и exp2 — 48</translation>
    </message>
    <message>
        <source>schedulers and slots for warps are drawn divided among the four, and so are registers, of which the section does not say it</source>
        <translation>планировщики и места для варпов показаны разделёнными на четыре, и регистры тоже, хотя раздел этого не говорит</translation>
    </message>
    <message>
        <source>schedulers/SM</source>
        <translation>планировщиков/SM</translation>
    </message>
    <message>
        <source>shader clock</source>
        <translation>частота шейдеров</translation>
    </message>
    <message>
        <source>shared load with a 16-way bank conflict</source>
        <translation>разделяемая загрузка с 16-кратным конфликтом банков</translation>
    </message>
    <message>
        <source>shared load with a 2-way bank conflict</source>
        <translation>разделяемая загрузка с 2-кратным конфликтом банков</translation>
    </message>
    <message>
        <source>shared load with a 32-way bank conflict</source>
        <translation>разделяемая загрузка с 32-кратным конфликтом банков</translation>
    </message>
    <message>
        <source>shared load with a 4-way bank conflict</source>
        <translation>разделяемая загрузка с 4-кратным конфликтом банков</translation>
    </message>
    <message>
        <source>shared load with a 8-way bank conflict</source>
        <translation>разделяемая загрузка с 8-кратным конфликтом банков</translation>
    </message>
    <message>
        <source>shared load without bank conflict, beside those with</source>
        <translation>разделяемая загрузка без конфликта банков, рядом с теми, где он есть</translation>
    </message>
    <message>
        <source>shared memory per SM, apart from the L1</source>
        <translation>разделяемая память на SM, отдельно от L1</translation>
    </message>
    <message>
        <source>shared-memory bandwidth of all SMs, in theory</source>
        <translation>пропускная способность разделяемой памяти всех SM, в теории</translation>
    </message>
    <message>
        <source>shared-memory bandwidth of all SMs, measured</source>
        <translation>пропускная способность разделяемой памяти всех SM, измерено</translation>
    </message>
    <message>
        <source>shared-memory banks per SM</source>
        <translation>банки разделяемой памяти на SM</translation>
    </message>
    <message>
        <source>single issue included; the cores alone allow 6</source>
        <translation>с учётом одиночной выдачи; одни ядра допускают 6</translation>
    </message>
    <message>
        <source>size of a part of the L2</source>
        <translation>размер части L2</translation>
    </message>
    <message>
        <source>size of the DRAM</source>
        <translation>объём DRAM</translation>
    </message>
    <message>
        <source>size of the L2</source>
        <translation>размер L2</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>части</translation>
    </message>
    <message>
        <source>small dies are not among them; the boards with ECC take 556 and 571</source>
        <translation>малых кристаллов среди них нет; платам с ECC нужно 556 и 571</translation>
    </message>
    <message>
        <source>special function units per SM</source>
        <translation>блоки специальных функций на SM</translation>
    </message>
    <message>
        <source>special function units per partition</source>
        <translation>блоки специальных функций на блок обработки</translation>
    </message>
    <message>
        <source>streaming multiprocessors</source>
        <translation>потоковые мультипроцессоры</translation>
    </message>
    <message>
        <source>streaming multiprocessors per GPC</source>
        <translation>потоковые мультипроцессоры на GPC</translation>
    </message>
    <message>
        <source>streaming multiprocessors per TPC</source>
        <translation>потоковые мультипроцессоры на TPC</translation>
    </message>
    <message>
        <source>stride 1, one warp; each further conflict way adds 2 cycles</source>
        <translation>шаг 1, один варп; каждая следующая кратность конфликта добавляет 2 такта</translation>
    </message>
    <message>
        <source>stride 16</source>
        <translation>шаг 16</translation>
    </message>
    <message>
        <source>stride 2</source>
        <translation>шаг 2</translation>
    </message>
    <message>
        <source>stride 32</source>
        <translation>шаг 32</translation>
    </message>
    <message>
        <source>stride 4</source>
        <translation>шаг 4</translation>
    </message>
    <message>
        <source>stride 8</source>
        <translation>шаг 8</translation>
    </message>
    <message>
        <source>switch (tid % 4) { case 0: ..; case 1: ..; case 2: ..; default: .. } with the result in R1.</source>
        <translation>switch (tid % 4) { case 0: ..; case 1: ..; case 2: ..; default: .. } с результатом в R1.</translation>
    </message>
    <message>
        <source>tensor cores per SM</source>
        <translation>тензорные ядра на SM</translation>
    </message>
    <message>
        <source>tensor cores per partition</source>
        <translation>тензорные ядра на блок обработки</translation>
    </message>
    <message>
        <source>texture processing clusters</source>
        <translation>текстурные кластеры</translation>
    </message>
    <message>
        <source>texture processing clusters per GPC</source>
        <translation>текстурные кластеры на GPC</translation>
    </message>
    <message>
        <source>the L40, of the same compute capability 8.9, is full with 2 blocks of 768 threads</source>
        <translation>L40 с той же compute capability 8.9 заполнен 2 блоками по 768 нитей</translation>
    </message>
    <message>
        <source>the SM of the same generation</source>
        <translation>SM того же поколения</translation>
    </message>
    <message>
        <source>the Wikipedia list has 1063</source>
        <translation>в списке Википедии 1063</translation>
    </message>
    <message>
        <source>the Wikipedia list has 128.26</source>
        <translation>в списке Википедии 128.26</translation>
    </message>
    <message>
        <source>the clock is taken from the list</source>
        <translation>частота взята из списка</translation>
    </message>
    <message>
        <source>the clock is taken from the list; up to 292 ns in another test of the same program</source>
        <translation>частота взята из списка; до 292 нс в другом тесте той же программы</translation>
    </message>
    <message>
        <source>the clock of both studies cited here; the Wikipedia list has 1455 for SXM2</source>
        <translation>частота обоих приведённых исследований; в списке Википедии 1455 для SXM2</translation>
    </message>
    <message>
        <source>the clock of the measurements; the SXM2 card boosts to 1480 (Wikipedia list)</source>
        <translation>частота измерений; карта SXM2 ускоряется до 1480 (список Википедии)</translation>
    </message>
    <message>
        <source>the clock was not locked</source>
        <translation>частота не была закреплена</translation>
    </message>
    <message>
        <source>the clock was not locked, and may be 12 % above the list&apos;s</source>
        <translation>частота не была закреплена и может быть на 12 % выше списочной</translation>
    </message>
    <message>
        <source>the first access: misses L2 and TLB</source>
        <translation>первое обращение: промах мимо L2 и TLB</translation>
    </message>
    <message>
        <source>the last point at 291 cycles; 301 at 72895 MiB</source>
        <translation>последняя точка с 291 тактом; 301 при 72895 МиБ</translation>
    </message>
    <message>
        <source>the most at any occupancy with 1 to 8 independent loads a warp, 3090 GB/s</source>
        <translation>наибольшее при любой заполненности и от 1 до 8 независимых загрузок на варп, 3090 ГБ/с</translation>
    </message>
    <message>
        <source>the most that were resident at once</source>
        <translation>наибольшее число резидентных одновременно</translation>
    </message>
    <message>
        <source>the survey has 50 MB for every H100</source>
        <translation>в обзоре у каждого H100 50 МБ</translation>
    </message>
    <message>
        <source>the survey says the same of Kepler in general; GK104 has the same schedulers</source>
        <translation>обзор говорит то же о Kepler вообще; у GK104 те же планировщики</translation>
    </message>
    <message>
        <source>the table of units per processing block prints 0; the text and 4 per SM say 1</source>
        <translation>в таблице блоков на блок обработки напечатан 0; текст и 4 на SM говорят об 1</translation>
    </message>
    <message>
        <source>the table of units per processing block prints 8 for each</source>
        <translation>таблица устройств блока обработки печатает по 8 на каждый</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 13 × 256 B × 875 MHz</source>
        <translation>в таблице напечатано ГиБ/с, но её пределы — это P × байт за такт × частота в 10^9 байт: 13 × 256 Б × 875 МГц</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 16 × 128 B × 1177 MHz</source>
        <translation>в таблице напечатано ГиБ/с, но её пределы — это P × байт за такт × частота в 10^9 байт: 16 × 128 Б × 1177 МГц</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 20 × 128 B × 1531 MHz</source>
        <translation>в таблице напечатано ГиБ/с, но её пределы — это P × байт за такт × частота в 10^9 байт: 20 × 128 Б × 1531 МГц</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 40 × 64 B × 1590 MHz. The printed share is 90.9 %, these two numbers give 90.0 %</source>
        <translation>в таблице напечатано ГиБ/с, но её пределы — это P × байт за такт × частота в 10^9 байт: 40 × 64 Б × 1590 МГц. Напечатанная доля — 90.9 %, эти два числа дают 90.0 %</translation>
    </message>
    <message>
        <source>the table prints GiB/s, but its limits are P × bytes per cycle × clock in 10^9 bytes: 56 × 128 B × 1328 MHz</source>
        <translation>в таблице напечатано ГиБ/с, но её пределы — это P × байт за такт × частота в 10^9 байт: 56 × 128 Б × 1328 МГц</translation>
    </message>
    <message>
        <source>the table prints GiB/s; 80 × 128 B × 1380 MHz is 14131 in 10^9 bytes and 13161 in GiB, so the printed limit is neither. Taken as 10^9 bytes like the others</source>
        <translation>в таблице напечатано ГиБ/с; 80 × 128 Б × 1380 МГц — это 14131 в 10^9 байт и 13161 в ГиБ, так что напечатанный предел — ни то ни другое. Принято в 10^9 байт, как и остальные</translation>
    </message>
    <message>
        <source>the vendor&apos;s documents disagree: the whitepapers and cuobjdump have dual issue, the programming guide has not (thesis §2.9)</source>
        <translation>документы производителя расходятся: по белым книгам и cuobjdump двойная выдача есть, по руководству программиста её нет (диссертация §2.9)</translation>
    </message>
    <message>
        <source>these are done</source>
        <translation>эти закончили</translation>
    </message>
    <message>
        <source>through, and mem[1] ends as the number of threads.</source>
        <translation>проходит, и mem[1] в конце равно числу нитей.</translation>
    </message>
    <message>
        <source>throughput of conflict-free shared loads</source>
        <translation>пропускная способность разделяемых загрузок без конфликтов</translation>
    </message>
    <message>
        <source>to 284.8 far</source>
        <translation>до 284.8 вдали</translation>
    </message>
    <message>
        <source>transistors of the chip</source>
        <translation>транзисторы кристалла</translation>
    </message>
    <message>
        <source>triad</source>
        <translation>триада</translation>
    </message>
    <message>
        <source>typical, at 1.3 V</source>
        <translation>типичная, при 1.3 В</translation>
    </message>
    <message>
        <source>units/SM</source>
        <translation>устройств/SM</translation>
    </message>
    <message>
        <source>units/partition</source>
        <translation>устройств/блок</translation>
    </message>
    <message>
        <source>warp schedulers per SM</source>
        <translation>планировщики варпов на SM</translation>
    </message>
    <message>
        <source>warps measured to reach 90 % of peak memory throughput</source>
        <translation>варпы, измеренные для 90 % пиковой пропускной способности памяти</translation>
    </message>
    <message>
        <source>warps measured to reach 95 % of peak memory throughput</source>
        <translation>варпы, измеренные для 95 % пиковой пропускной способности памяти</translation>
    </message>
    <message>
        <source>warps/SM</source>
        <translation>варпов/SM</translation>
    </message>
    <message>
        <source>width of the DRAM interface</source>
        <translation>ширина интерфейса DRAM</translation>
    </message>
    <message>
        <source>with a TLB hit</source>
        <translation>при попадании в TLB</translation>
    </message>
    <message>
        <source>with a TLB hit; 437 in gpu-benches, whose pointer chase covers more memory</source>
        <translation>при попадании в TLB; 437 в gpu-benches, чей обход по указателям охватывает больше памяти</translation>
    </message>
    <message>
        <source>worked back from its Table 4.3; Andersch et al. measure 300 on GK104</source>
        <translation>выведено из её таблицы 4.3; Andersch и др. измерили 300 на GK104</translation>
    </message>
    <message>
        <source>workstation</source>
        <translation>рабочая станция</translation>
    </message>
    <message>
        <source>x: which of the four paths the thread took; y counts where all threads are together again.</source>
        <translation>x: по какому из четырёх путей прошла нить; y считает там, где все нити снова вместе.</translation>
    </message>
    <message>
        <source>y = a·x + y, a float a thread and iteration</source>
        <translation>y = a·x + y, один float на поток и итерацию</translation>
    </message>
    <message>
        <source>y = a·x + y, four floats a thread at once</source>
        <translation>y = a·x + y, по четыре float на поток сразу</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Источник: %1</translation>
    </message>
    <message>
        <source> (did you mean %1?)</source>
        <translation> (может быть, %1?)</translation>
    </message>
    <message>
        <source> (did you mean %1 or %2?)</source>
        <translation> (может быть, %1 или %2?)</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>neither a scenario nor a figure that LatencyLoom exported (%1)</source>
        <translation>это не сценарий и не рисунок, экспортированный LatencyLoom (%1)</translation>
    </message>
    <message>
        <source>expected a text that begins with &apos;latencyloom:&apos;</source>
        <translation>ожидался текст, который начинается с 'latencyloom:'</translation>
    </message>
    <message>
        <source>the link is longer than any scenario; copy it again</source>
        <translation>ссылка длиннее любого сценария; скопируйте её заново</translation>
    </message>
    <message>
        <source>a sign in the link is none of A to Z, a to z, 0 to 9, &apos;-&apos; and &apos;_&apos;; copy it again</source>
        <translation>в ссылке есть знак не из A–Z, a–z, 0–9, '-' и '_'; скопируйте её заново</translation>
    </message>
    <message>
        <source>the link is damaged or cut short; copy the whole of it again</source>
        <translation>ссылка повреждена или обрезана; скопируйте её целиком</translation>
    </message>
    <message>
        <source>expected the name of a file without folder and ending</source>
        <translation>ожидалось имя файла без каталога и расширения</translation>
    </message>
    <message>
        <source>expected an array of 1 to 10000 figures</source>
        <translation>ожидался массив из 1–10000 рисунков</translation>
    </message>
    <message>
        <source>expected an object of at most %1 looks by the figure&apos;s id</source>
        <translation>ожидался объект не больше чем из %1 видов по id рисунка</translation>
    </message>
    <message>
        <source>expected the id of a figure</source>
        <translation>ожидался id рисунка</translation>
    </message>
    <message>
        <source>Exact. %1</source>
        <translation>Точно. %1</translation>
    </message>
    <message>
        <source>Exact. %1; %2</source>
        <translation>Точно. %1; %2</translation>
    </message>
    <message>
        <source>Exact. The rate is this instruction&apos;s.</source>
        <translation>Точно. Темп — этой инструкции.</translation>
    </message>
    <message>
        <source>One instruction takes one.</source>
        <translation>Одна инструкция занимает один.</translation>
    </message>
    <message>
        <source>Exact. 64 threads × the bytes of one.</source>
        <translation>Точно. 64 нити × байты одной.</translation>
    </message>
    <message>
        <source>Exact. 32 threads × the bytes of one.</source>
        <translation>Точно. 32 нити × байты одной.</translation>
    </message>
    <message>
        <source>What an issue slot is</source>
        <translation>Что такое слот выдачи</translation>
    </message>
    <message>
        <source>What the instruction moves</source>
        <translation>Сколько перемещает инструкция</translation>
    </message>
    <message>
        <source>unknown GPU %1</source>
        <translation>неизвестный GPU %1</translation>
    </message>
    <message>
        <source>%1 is %2, but %3</source>
        <translation>%1 равно %2, но %3</translation>
    </message>
    <message>
        <source>%1 per SM, but %2</source>
        <translation>%1 на SM, но %2</translation>
    </message>
    <message>
        <source>%1 is above %2</source>
        <translation>%1 больше %2</translation>
    </message>
    <message>
        <source>%1 GB/s, but %2 MHz × %3 bits × 2 = %4 GB/s</source>
        <translation>%1 ГБ/с, но %2 МГц × %3 бит × 2 = %4 ГБ/с</translation>
    </message>
    <message>
        <source>expected text, found %1</source>
        <translation>ожидался текст, найдено %1</translation>
    </message>
    <message>
        <source>a rule without evidence: expected &apos;evidence&apos; or &apos;like&apos;</source>
        <translation>правило без измерений: ожидалось &apos;evidence&apos; или &apos;like&apos;</translation>
    </message>
    <message>
        <source>no class before this one is called %1</source>
        <translation>до этого нет класса %1</translation>
    </message>
    <message>
        <source>a class of fewer than two cards has to say its &apos;range&apos;</source>
        <translation>класс менее чем из двух карт должен указать &apos;range&apos;</translation>
    </message>
    <message>
        <source>Assumed to be as on %1: %2</source>
        <translation>Принято таким же, как у %1: %2</translation>
    </message>
    <message>
        <source>as many as are issued; the cores alone allow %1</source>
        <translation>сколько выдаётся; одни ядра допускают %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Measured on %1, which has the same chip: %2</source>
        <translation>Измерено на %1 с тем же кристаллом: %2</translation>
    </message>
    <message>
        <source>Measured on this card: %1</source>
        <translation>Измерено на этой карте: %1</translation>
    </message>
    <message>
        <source>%1; of the measurement: %2</source>
        <translation>%1; об измерении: %2</translation>
    </message>
    <message>
        <source>By rule: the median of the class %1: %2</source>
        <translation>По правилу: медиана класса %1: %2</translation>
    </message>
    <message>
        <source>By rule: the mean of the class %1: %2</source>
        <translation>По правилу: среднее класса %1: %2</translation>
    </message>
    <message>
        <source>%1; of cards of this kind: %2</source>
        <translation>%1; о картах этого рода: %2</translation>
    </message>
    <message>
        <source>%1 GB/s × %2 / (%3 SMs × %4 MHz × 128 B). %5</source>
        <translation>%1 ГБ/с × %2 / (%3 SM × %4 МГц × 128 Б). %5</translation>
    </message>
    <message>
        <source>%1 ns × %2 MHz. %3</source>
        <translation>%1 нс × %2 МГц. %3</translation>
    </message>
    <message>
        <source>Range %1 to %2. %3</source>
        <translation>Диапазон от %1 до %2. %3</translation>
    </message>
    <message>
        <source>no GPU is called %1</source>
        <translation>нет GPU с именем %1</translation>
    </message>
    <message>
        <source>no architecture has the compute capability %1</source>
        <translation>нет архитектуры с вычислительной способностью %1</translation>
    </message>
    <message>
        <source>no GPU has the compute capability %1</source>
        <translation>ни у одного GPU нет вычислительной способности %1</translation>
    </message>
    <message>
        <source>no GPU has the segment %1</source>
        <translation>нет ни одного GPU сегмента %1</translation>
    </message>
    <message>
        <source>&apos;columns&apos; does not say unit, source and status of a bare number</source>
        <translation>'columns' не говорит единицы, источника и статуса отдельного числа</translation>
    </message>
    <message>
        <source>with the family&apos;s note it is longer than 4096 bytes</source>
        <translation>вместе с заметкой семейства длиннее 4096 байт</translation>
    </message>
    <message>
        <source>duplicate GPU %1</source>
        <translation>GPU %1 стоит дважды</translation>
    </message>
    <message>
        <source>no number of a GPU is called %1%2</source>
        <translation>у GPU нет числа с именем %1%2</translation>
    </message>
    <message>
        <source>%1 is no number: write the word alone, such as &apos;maxwell&apos;</source>
        <translation>%1 — не число: напишите только слово, например &apos;maxwell&apos;</translation>
    </message>
    <message>
        <source>%1 needs a number after it</source>
        <translation>после %1 нужно число</translation>
    </message>
    <message>
        <source>%1 is no number to compare %2 with</source>
        <translation>%1 — не число, с которым можно сравнить %2</translation>
    </message>
    <message>
        <source>%1 needs the name of a number before it, such as &apos;sms &gt;= 80&apos;</source>
        <translation>перед %1 нужно имя числа, например &apos;sms &gt;= 80&apos;</translation>
    </message>
    <message>
        <source>&apos;coalesced&apos; is the GPU&apos;s own facts, not a pattern</source>
        <translation>'coalesced' — собственные данные GPU, а не шаблон</translation>
    </message>
    <message>
        <source>expected the name of a file beside the GPU files, found %1</source>
        <translation>ожидалось имя файла рядом с файлами GPU, найдено %1</translation>
    </message>
    <message>
        <source>duplicate pattern %1</source>
        <translation>шаблон %1 стоит дважды</translation>
    </message>
    <message>
        <source>a rule without evidence: expected a &apos;note&apos; that gives the calculation</source>
        <translation>правило без измерений: ожидалось &apos;note&apos; с расчётом</translation>
    </message>
    <message>
        <source>expected a &apos;note&apos; that gives the calculation, as the status is &apos;derived&apos;</source>
        <translation>ожидалось примечание &apos;note&apos; с вычислением, так как статус — &apos;derived&apos;</translation>
    </message>
    <message>
        <source>the file of %1 is called %2, not %3</source>
        <translation>файл %1 называется %2, а не %3</translation>
    </message>
    <message>
        <source>%1 has a file of its own, which counts; remove it here</source>
        <translation>у %1 есть свой файл, он и действует; уберите его отсюда</translation>
    </message>
    <message>
        <source>%1 is a member of %2 too</source>
        <translation>%1 входит и в %2</translation>
    </message>
    <message>
        <source>compute capability %1 is in %2 too</source>
        <translation>compute capability %1 есть и в %2</translation>
    </message>
    <message>
        <source>expected &apos;YYYY&apos; or &apos;YYYY-MM&apos;, found %1</source>
        <translation>ожидалось 'YYYY' или 'YYYY-MM', найдено %1</translation>
    </message>
    <message>
        <source>expected &apos;MAJOR.MINOR&apos; as in &apos;5.2&apos;, or &apos;gfx942&apos; of AMD, found %1</source>
        <translation>ожидалось 'MAJOR.MINOR', например '5.2', или 'gfx942' у AMD, найдено %1</translation>
    </message>
    <message>
        <source>expected two numbers, found %1</source>
        <translation>ожидались два числа, найдено %1</translation>
    </message>
    <message>
        <source>&apos;columns&apos; does not say source and status of a bare word</source>
        <translation>&apos;columns&apos; не указывает источник и статус отдельного слова</translation>
    </message>
    <message>
        <source>more than %1 sources</source>
        <translation>больше %1 источников</translation>
    </message>
    <message>
        <source>&apos;sources&apos; has no %1</source>
        <translation>в 'sources' нет %1</translation>
    </message>
    <message>
        <source>the whole source is longer than 4096 bytes</source>
        <translation>весь источник длиннее 4096 байт</translation>
    </message>
    <message>
        <source>the range %1 to %2 does not have the value %3</source>
        <translation>в диапазоне от %1 до %2 нет значения %3</translation>
    </message>
    <message>
        <source>matrix product of a warp</source>
        <translation>произведение матриц одного варпа</translation>
    </message>
    <message>
        <source>FP32 addition</source>
        <translation>сложение FP32</translation>
    </message>
    <message>
        <source>FP32 multiplication</source>
        <translation>умножение FP32</translation>
    </message>
    <message>
        <source>FP32 multiply-add</source>
        <translation>умножение-сложение FP32</translation>
    </message>
    <message>
        <source>FP32 minimum or maximum</source>
        <translation>минимум или максимум FP32</translation>
    </message>
    <message>
        <source>FP32 comparison</source>
        <translation>сравнение FP32</translation>
    </message>
    <message>
        <source>integer addition</source>
        <translation>целочисленное сложение</translation>
    </message>
    <message>
        <source>bitwise logic, selection of bytes or of one of two values</source>
        <translation>поразрядная логика, выбор байтов или одного из двух значений</translation>
    </message>
    <message>
        <source>integer shift</source>
        <translation>целочисленный сдвиг</translation>
    </message>
    <message>
        <source>move between registers</source>
        <translation>пересылка между регистрами</translation>
    </message>
    <message>
        <source>integer comparison, minimum or maximum</source>
        <translation>целочисленное сравнение, минимум или максимум</translation>
    </message>
    <message>
        <source>integer multiply-add</source>
        <translation>целочисленное умножение-сложение</translation>
    </message>
    <message>
        <source>integer multiply-add with a 64-bit result</source>
        <translation>целочисленное умножение-сложение с 64-битным результатом</translation>
    </message>
    <message>
        <source>count of bits, leading zeros</source>
        <translation>число единичных битов, ведущие нули</translation>
    </message>
    <message>
        <source>integer to FP32</source>
        <translation>целое в FP32</translation>
    </message>
    <message>
        <source>FP32 to integer</source>
        <translation>FP32 в целое</translation>
    </message>
    <message>
        <source>between floating-point formats up to 32 bits</source>
        <translation>между форматами с плавающей точкой до 32 битов</translation>
    </message>
    <message>
        <source>conversion from or to a 64-bit type</source>
        <translation>преобразование из 64-битного типа или в него</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>обратная величина</translation>
    </message>
    <message>
        <source>reciprocal square root</source>
        <translation>обратный квадратный корень</translation>
    </message>
    <message>
        <source>square root</source>
        <translation>квадратный корень</translation>
    </message>
    <message>
        <source>sine or cosine</source>
        <translation>синус или косинус</translation>
    </message>
    <message>
        <source>power of two</source>
        <translation>степень двойки</translation>
    </message>
    <message>
        <source>logarithm to base two</source>
        <translation>логарифм по основанию два</translation>
    </message>
    <message>
        <source>hyperbolic tangent</source>
        <translation>гиперболический тангенс</translation>
    </message>
    <message>
        <source>two FP16 additions, multiplications or multiply-adds</source>
        <translation>два сложения, умножения или умножения-сложения FP16</translation>
    </message>
    <message>
        <source>FP64 addition or comparison</source>
        <translation>сложение или сравнение FP64</translation>
    </message>
    <message>
        <source>FP64 multiplication</source>
        <translation>умножение FP64</translation>
    </message>
    <message>
        <source>FP64 multiply-add</source>
        <translation>умножение-сложение FP64</translation>
    </message>
    <message>
        <source>arithmetic of the uniform datapath</source>
        <translation>арифметика uniform-тракта</translation>
    </message>
    <message>
        <source>shuffle between the lanes of a warp</source>
        <translation>обмен между полосами варпа (shuffle)</translation>
    </message>
    <message>
        <source>vote of the lanes of a warp</source>
        <translation>голосование полос варпа</translation>
    </message>
    <message>
        <source>read of a special register</source>
        <translation>чтение специального регистра</translation>
    </message>
    <message>
        <source>global load, %1 bytes a thread</source>
        <translation>загрузка из глобальной памяти, %1 байта(ов) на поток</translation>
    </message>
    <message>
        <source>global store, %1 bytes a thread</source>
        <translation>запись в глобальную память, %1 байта(ов) на поток</translation>
    </message>
    <message>
        <source>global atomic that returns the old value</source>
        <translation>атомарная операция в глобальной памяти с возвратом прежнего значения</translation>
    </message>
    <message>
        <source>global atomic without a result</source>
        <translation>атомарная операция в глобальной памяти без результата</translation>
    </message>
    <message>
        <source>shared load, %1 bytes a thread</source>
        <translation>загрузка из общей памяти, %1 байта(ов) на поток</translation>
    </message>
    <message>
        <source>shared store, %1 bytes a thread</source>
        <translation>запись в общую память, %1 байта(ов) на поток</translation>
    </message>
    <message>
        <source>load from the shared memory of another SM of the cluster, %1 bytes a thread</source>
        <translation>загрузка из разделяемой памяти другого SM кластера, %1 байт на нить</translation>
    </message>
    <message>
        <source>load of 8 × 8 matrices from shared memory, %1 at once</source>
        <translation>загрузка матриц 8 × 8 из общей памяти, по %1</translation>
    </message>
    <message>
        <source>store of 8 × 8 matrices to shared memory, %1 at once</source>
        <translation>запись матриц 8 × 8 в общую память, по %1</translation>
    </message>
    <message>
        <source>atomic in shared memory</source>
        <translation>атомарная операция в общей памяти</translation>
    </message>
    <message>
        <source>constant load</source>
        <translation>загрузка константы</translation>
    </message>
    <message>
        <source>copy from global to shared memory (cp.async), %1 bytes a thread</source>
        <translation>копия из глобальной памяти в общую (cp.async), %1 байта(ов) на поток</translation>
    </message>
    <message>
        <source>bulk copy of a tile from global to shared memory (TMA)</source>
        <translation>групповая копия плитки из глобальной памяти в общую (TMA)</translation>
    </message>
    <message>
        <source>bulk copy of neighbouring bytes from global to shared memory</source>
        <translation>групповая копия соседних байтов из глобальной памяти в общую</translation>
    </message>
    <message>
        <source>bulk copy of a tile from shared to global memory (TMA)</source>
        <translation>групповая копия плитки из общей памяти в глобальную (TMA)</translation>
    </message>
    <message>
        <source>matrix product of a warp group (wgmma)</source>
        <translation>произведение матриц группы варпов (wgmma)</translation>
    </message>
    <message>
        <source>matrix product of a block (tcgen05)</source>
        <translation>произведение матриц блока (tcgen05)</translation>
    </message>
    <message>
        <source>barrier of a block</source>
        <translation>барьер блока</translation>
    </message>
    <message>
        <source>arrival at an mbarrier, or a test of one</source>
        <translation>прибытие к mbarrier или его проверка</translation>
    </message>
    <message>
        <source>wait for copies or products that go on beside the warp</source>
        <translation>ожидание копий или произведений, идущих помимо варпа</translation>
    </message>
    <message>
        <source>memory fence</source>
        <translation>барьер памяти (fence)</translation>
    </message>
    <message>
        <source>branch, convergence, exit</source>
        <translation>переход, схождение, завершение</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>published</source>
        <translation>опубликовано</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>выведено</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>частично</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>непригодно</translation>
    </message>
    <message>
        <source>expected one of %1, found %2 keys</source>
        <translation>ожидалось одно из %1, найдено ключей: %2</translation>
    </message>
    <message>
        <source>expected at most %1 threads, found %2</source>
        <translation>ожидалось не больше %1 нитей, найдено %2</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>ожидалось true или false</translation>
    </message>
    <message>
        <source>the heading &apos;## %1&apos; is no step of lesson.json</source>
        <translation>заголовок &apos;## %1&apos; — не шаг из lesson.json</translation>
    </message>
    <message>
        <source>expected at most %1 entries, found %2</source>
        <translation>ожидалось не больше %1 элементов, найдено %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>the mapping is for %1 columns, and the file has %2</source>
        <translation>соответствие задано для столбцов: %1, а в файле их %2</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>импорт отменён</translation>
    </message>
    <message>
        <source>the quotation mark has no end</source>
        <translation>кавычка не закрыта</translation>
    </message>
    <message>
        <source>expected at most %1 columns, found %2: leave out those that are no measurements</source>
        <translation>нужно не больше %1 столбцов, а их %2: оставьте те, в которых измерения</translation>
    </message>
    <message>
        <source>expected a table: a line that names the columns, then a line a measurement</source>
        <translation>нужна таблица: строка с названиями столбцов, затем по строке на измерение</translation>
    </message>
    <message>
        <source>a column in %1 needs the %2 of the GPU, which is not known of %3</source>
        <translation>столбцу в %1 нужно знать %2 у GPU, а для %3 это неизвестно</translation>
    </message>
    <message>
        <source>columns %1 and %2 mean the same: %3 and %4</source>
        <translation>столбцы %1 и %2 значат одно и то же: %3 и %4</translation>
    </message>
    <message>
        <source>no column is alpha, and no alpha of all rows is given</source>
        <translation>ни один столбец не задаёт α, и общее для всех строк α не указано</translation>
    </message>
    <message>
        <source>a column is alpha, and an alpha of all rows is given too</source>
        <translation>α задаёт столбец, и в то же время указано общее для всех строк α</translation>
    </message>
    <message>
        <source>a column is the warps needed, which say no throughput: leave the occupancy and the throughput out, or it</source>
        <translation>столбец задаёт нужные варпы, из которых не следует пропускная способность: уберите заполненность и пропускную способность или его</translation>
    </message>
    <message>
        <source>no column is the occupancy: warps, threads, warps/scheduler or occupancy</source>
        <translation>ни один столбец не задаёт заполненность: варпы, нити, варпы на планировщик или долю</translation>
    </message>
    <message>
        <source>no column is the throughput, in any of its units, and none the warps needed</source>
        <translation>ни один столбец не задаёт ни пропускную способность в одной из её единиц, ни нужные варпы</translation>
    </message>
    <message>
        <source>GB/s are of loads from global memory, and the mix is %1</source>
        <translation>GB/s относятся к загрузкам из глобальной памяти, а смесь — %1</translation>
    </message>
    <message>
        <source>an error bar needs both columns, low and high</source>
        <translation>для отрезка погрешности нужны оба столбца, low и high</translation>
    </message>
    <message>
        <source>error bars are given twice: as low and high, and as error</source>
        <translation>погрешность задана дважды: как low и high и как error</translation>
    </message>
    <message>
        <source>Little&apos;s law: latency × throughput</source>
        <translation>закон Литтла: латентность × пропускная способность</translation>
    </message>
    <message>
        <source>what a resource gives, over what an iteration takes of it</source>
        <translation>что даёт ресурс, делённое на то, что берёт итерация</translation>
    </message>
    <message>
        <source>arithmetic instructions per memory instruction</source>
        <translation>арифметических инструкций на инструкцию памяти</translation>
    </message>
    <message>
        <source>warps of an SM</source>
        <translation>варпов на SM</translation>
    </message>
    <message>
        <source>independent chains of a warp</source>
        <translation>независимых цепочек варпа</translation>
    </message>
    <message>
        <source>stages of asynchronous copies</source>
        <translation>ступеней асинхронных копий</translation>
    </message>
    <message>
        <source>share of accesses that L1 serves</source>
        <translation>доля обращений, обслуженных L1</translation>
    </message>
    <message>
        <source>share of accesses that L2 serves</source>
        <translation>доля обращений, обслуженных L2</translation>
    </message>
    <message>
        <source>bytes of a thread that an access moves</source>
        <translation>байт нити, перемещаемых одним обращением</translation>
    </message>
    <message>
        <source>unknown axis &apos;%1&apos;; known: %2%3</source>
        <translation>неизвестная ось «%1»; известны: %2%3</translation>
    </message>
    <message>
        <source>unknown class of instruction &apos;%1&apos;</source>
        <translation>неизвестный класс инструкций &apos;%1&apos;</translation>
    </message>
    <message>
        <source>of them that do not wait for each other</source>
        <translation>из них не ждут друг друга</translation>
    </message>
    <message>
        <source>share of its accesses that L1 serves</source>
        <translation>доля обращений, обслуженных L1</translation>
    </message>
    <message>
        <source>share of its accesses that L2 serves</source>
        <translation>доля обращений, обслуженных L2</translation>
    </message>
    <message>
        <source>times that shared memory is taken, or cache lines of a global access</source>
        <translation>сколько раз занимается разделяемая память или сколько строк кэша у глобального доступа</translation>
    </message>
    <message>
        <source>32-byte sectors that one instruction moves</source>
        <translation>32-байтных секторов на инструкцию</translation>
    </message>
    <message>
        <source>bytes that one instruction moves</source>
        <translation>байт, перемещаемых одной инструкцией</translation>
    </message>
    <message>
        <source>iterations later that the warp waits for it</source>
        <translation>через сколько итераций варп её ждёт</translation>
    </message>
    <message>
        <source>expected a confidence between 0 and 1, found %1</source>
        <translation>ожидалась доверительная вероятность между 0 и 1, найдено %1</translation>
    </message>
    <message>
        <source>a fit of the memory wall needs at least 3 GPUs, found %1</source>
        <translation>для подгонки стены памяти нужны хотя бы 3 GPU, найдено %1</translation>
    </message>
    <message>
        <source>a fit of the memory wall needs GPUs of more than one date</source>
        <translation>для подгонки стены памяти нужны GPU с разными датами</translation>
    </message>
    <message>
        <source>It takes each instruction to wait for the one before; the loop has a critical path in place of that.</source>
        <translation>Она считает, что каждая инструкция ждёт предыдущую; у цикла вместо этого задан критический путь.</translation>
    </message>
    <message>
        <source>It knows no copy that is waited for iterations later.</source>
        <translation>Она не знает копирований, которых ждут лишь несколько итераций спустя.</translation>
    </message>
    <message>
        <source>It is of memory instructions among others, and the loop has none.</source>
        <translation>Она — об инструкциях памяти среди прочих, а в цикле их нет.</translation>
    </message>
    <message>
        <source>No source gives the rate of issue, or of memory, on this GPU.</source>
        <translation>Ни один источник не даёт скорости выдачи или памяти на этом GPU.</translation>
    </message>
    <message>
        <source>No source gives a rate of what the loop takes.</source>
        <translation>Ни один источник не даёт скорости того, что занимает цикл.</translation>
    </message>
    <message>
        <source>expected one of AMD&apos;s targets %1, found &apos;%2&apos;</source>
        <translation>ожидалась одна из целей AMD %1, найдено '%2'</translation>
    </message>
    <message>
        <source>expected a compute capability (%1), found &apos;%2&apos;</source>
        <translation>ожидалась compute capability (%1), найдено &apos;%2&apos;</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 on compute capability %3</source>
        <translation>целое число от %1 до %2 на compute capability %3</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3</source>
        <translation>%1: ожидалось %2, найдено %3</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>нитей на блок</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation>регистров на нить</translation>
    </message>
    <message>
        <source>bytes of shared memory per block</source>
        <translation>байт разделяемой памяти на блок</translation>
    </message>
    <message>
        <source>bytes of dynamic shared memory per block</source>
        <translation>байт динамической разделяемой памяти на блок</translation>
    </message>
    <message>
        <source>bytes of static and dynamic shared memory per block</source>
        <translation>байт статической и динамической разделяемой памяти на блок</translation>
    </message>
    <message>
        <source>compute capability %1 has no carve-out to choose</source>
        <translation>у compute capability %1 нет выбора carve-out</translation>
    </message>
    <message>
        <source>KiB of carve-out</source>
        <translation>КиБ carve-out</translation>
    </message>
    <message>
        <source>named barriers of a block</source>
        <translation>именованных барьеров блока</translation>
    </message>
    <message>
        <source>blocks of a cluster</source>
        <translation>блоков кластера</translation>
    </message>
    <message>
        <source>no source says how many named barriers an SM of compute capability %1 has; from 9.0 on it is known</source>
        <translation>ни один источник не говорит, сколько именованных барьеров у SM с compute capability %1; начиная с 9.0 это известно</translation>
    </message>
    <message>
        <source>compute capability %1 has no clusters of blocks; 9.0 and later have</source>
        <translation>у compute capability %1 нет кластеров блоков; они есть начиная с 9.0</translation>
    </message>
    <message>
        <source>compute capability %1 has no partitioned caching</source>
        <translation>у compute capability %1 нет разделённого кэширования</translation>
    </message>
    <message>
        <source>a block of %1 warps needs %2 registers; a block has %3 on compute capability %4, and each sub-partition holds whole warps only</source>
        <translation>блоку из %1 варпов нужно регистров: %2; у блока их %3 на compute capability %4, и каждая часть вмещает только целые варпы</translation>
    </message>
    <message>
        <source>a block of %1 warps needs %2 registers; a block has %3 on compute capability %4</source>
        <translation>блоку из %1 варпов нужно регистров: %2; у блока их %3 на compute capability %4</translation>
    </message>
    <message>
        <source>a block has %1 warps; an SM holds %2 on compute capability %3</source>
        <translation>в блоке варпов: %1; SM вмещает %2 на compute capability %3</translation>
    </message>
    <message>
        <source>a block needs %1 bytes of shared memory; an SM has %2 on compute capability %3</source>
        <translation>блоку нужно байт разделяемой памяти: %1; у SM их %2 на compute capability %3</translation>
    </message>
    <message>
        <source>accesses to global memory go to DRAM, coalesced, with 4 bytes a thread</source>
        <translation>обращения к глобальной памяти идут в DRAM, объединены, по 4 байта на поток</translation>
    </message>
    <message>
        <source>all branches of an iteration are executed</source>
        <translation>исполняются все ветви итерации</translation>
    </message>
    <message>
        <source>inner loops run once</source>
        <translation>внутренние циклы исполняются один раз</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>как задано</translation>
    </message>
    <message>
        <source>of the launch</source>
        <translation>запуска</translation>
    </message>
    <message>
        <source>a thread has %1 registers, the highest that the code names</source>
        <translation>у потока %1 регистров — по наибольшему номеру в коде</translation>
    </message>
    <message>
        <source>as many as it takes and an SM holds</source>
        <translation>сколько нужно и сколько вмещает SM</translation>
    </message>
    <message>
        <source>starting the kernel and its blocks takes no time</source>
        <translation>запуск ядра и его блоков не занимает времени</translation>
    </message>
    <message>
        <source>the model &apos;%1&apos; is given twice; a disagreement takes two</source>
        <translation>модель &apos;%1&apos; указана дважды; для расхождения нужны две</translation>
    </message>
    <message>
        <source>expected an object of at most %1 names with their expressions</source>
        <translation>ожидался объект не больше чем из %1 имён с выражениями</translation>
    </message>
    <message>
        <source>expected the name of a register or variable</source>
        <translation>ожидалось имя регистра или переменной</translation>
    </message>
    <message>
        <source>expected an expression of tid and threads, at most %1 bytes</source>
        <translation>ожидалось выражение от tid и threads, не длиннее %1 байт</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no variable of the program, no register R0 to R31 and not mem%2</source>
        <translation>&apos;%1&apos; — не переменная программы, не регистр R0–R31 и не mem%2</translation>
    </message>
    <message>
        <source>%1 = %2: %3</source>
        <translation>%1 = %2: %3</translation>
    </message>
    <message>
        <source>no parameter is free; the model &apos;%1&apos; has %2</source>
        <translation>ни один параметр не выбран; у модели &apos;%1&apos; есть %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no parameter of the model &apos;%2&apos; here%3</source>
        <translation>&apos;%1&apos; здесь не параметр модели &apos;%2&apos;%3</translation>
    </message>
    <message>
        <source>; known: %1</source>
        <translation>; известны: %1</translation>
    </message>
    <message>
        <source>%1 is named twice</source>
        <translation>%1 указан дважды</translation>
    </message>
    <message>
        <source>no source gives %1 of GPU &apos;%2&apos;: give it a value to start from</source>
        <translation>ни один источник не даёт %1 для GPU &apos;%2&apos;: задайте начальное значение</translation>
    </message>
    <message>
        <source>Range not known: set with a fit&apos;s result.</source>
        <translation>Диапазон неизвестен: задано результатом подгонки.</translation>
    </message>
    <message>
        <source>the fit was stopped</source>
        <translation>подгонка остановлена</translation>
    </message>
    <message>
        <source>%1, %2 points: mean error %3 %, worst %4 %</source>
        <translation>%1, точек: %2; средняя ошибка %3 %, худшая %4 %</translation>
    </message>
    <message>
        <source>Range %1 to %2, 95 % confidence interval; %3 before the fit</source>
        <translation>Диапазон от %1 до %2, доверительный интервал 95 %; до подгонки %3</translation>
    </message>
    <message>
        <source>set by the user</source>
        <translation>задано пользователем</translation>
    </message>
    <message>
        <source>the file of GPU &apos;%1&apos; names no compute capability, so the limits of its SM are not known</source>
        <translation>файл GPU &apos;%1&apos; не называет compute capability, поэтому пределы его SM неизвестны</translation>
    </message>
    <message>
        <source>expected the lines of a loop, at most %1</source>
        <translation>ожидались строки цикла, не более %1</translation>
    </message>
    <message>
        <source>expected a line of a loop, such as &quot;FFMA x4&quot;</source>
        <translation>ожидалась строка цикла, например «FFMA x4»</translation>
    </message>
    <message>
        <source>no source gives issue_thru or the number of schedulers of GPU &apos;%1&apos;, which a loop of machine code needs</source>
        <translation>ни один источник не даёт issue_thru или числа планировщиков GPU &apos;%1&apos;, нужных циклу машинного кода</translation>
    </message>
    <message>
        <source>%1 has no %2, which the loop needs; set it, or choose a GPU that has it</source>
        <translation>у %1 нет %2, а циклу это нужно; задайте его или выберите GPU, у которого оно есть</translation>
    </message>
    <message>
        <source>expected [alpha, warps needed], with the two ends of an error bar behind or without</source>
        <translation>ожидалось [alpha, нужные варпы], с двумя концами погрешности после них или без</translation>
    </message>
    <message>
        <source>expected an error bar around the warps needed</source>
        <translation>ожидалась погрешность вокруг нужных варпов</translation>
    </message>
    <message>
        <source>expected [alpha, warps, throughput], with the two ends of an error bar behind or without, and behind those the cycles and issue slots of the measuring loop or nothing</source>
        <translation>ожидалось [alpha, warps, throughput], далее оба конца полосы ошибок или без них, а за ними такты и слоты выдачи измерительного цикла или ничего</translation>
    </message>
    <message>
        <source>expected an error bar around the throughput</source>
        <translation>планка погрешности должна охватывать пропускную способность</translation>
    </message>
    <message>
        <source>expected a SHA-256: 64 hexadecimal digits</source>
        <translation>ожидался SHA-256: 64 шестнадцатеричные цифры</translation>
    </message>
    <message>
        <source>expected fewer points: a scenario holds %1 KiB of them in all</source>
        <translation>слишком много точек: сценарий вмещает %1 КиБ точек в сумме</translation>
    </message>
    <message>
        <source>expected a 0 or 1 for each of the %1 threads, thread 0 first, found %2</source>
        <translation>ожидалось по одному 0 или 1 на каждую из %1 нитей, начиная с нити 0, найдено %2</translation>
    </message>
    <message>
        <source>the architecture of GPU &apos;%1&apos;, %2, names no rules of memory access; choose some</source>
        <translation>для архитектуры GPU &apos;%1&apos;, %2, нет правил доступа к памяти; выберите их</translation>
    </message>
    <message>
        <source>cache: sizes of one&apos;s own leave no choice of cache</source>
        <translation>cache: при своих размерах кэш не выбирают</translation>
    </message>
    <message>
        <source>banks: expected a power of two from 1 to %1, found %2</source>
        <translation>банки: ожидалась степень двойки от 1 до %1, найдено %2</translation>
    </message>
    <message>
        <source>only the GPU&apos;s own rules and sizes of transactions give its numbers</source>
        <translation>числа GPU дают только его собственные правила и размеры транзакций</translation>
    </message>
    <message>
        <source>%1 lines, %2 transactions, %3 bytes moved; a line costs %4 cycles per SM and a sector %5, from the coalesced and the random loads</source>
        <translation>строк: %1, транзакций: %2, передано байтов: %3; строка стоит %4 такта на SM, сектор — %5, по слитным и случайным загрузкам</translation>
    </message>
    <message>
        <source>%1 lines, %2 transactions, %3 bytes moved; by bytes moved alone, the most that it can be: what a line costs is not known</source>
        <translation>строк: %1, транзакций: %2, передано байтов: %3; лишь по переданным байтам, верхняя граница: цена строки неизвестна</translation>
    </message>
    <message>
        <source>%1 lines, %2 transactions, %3 bytes moved; each further line takes %4 cycles, from the random loads</source>
        <translation>строк: %1, транзакций: %2, передано байтов: %3; каждая следующая строка занимает %4 такта, по случайным загрузкам</translation>
    </message>
    <message>
        <source>%1 lines, %2 transactions, %3 bytes moved; what a further line takes is not known</source>
        <translation>строк: %1, транзакций: %2, передано байтов: %3; сколько занимает каждая следующая строка, неизвестно</translation>
    </message>
    <message>
        <source>only the GPU&apos;s own banks and rules give its numbers</source>
        <translation>числа GPU дают только его собственные банки и правила</translation>
    </message>
    <message>
        <source>%1 passes, %2 times those without conflict</source>
        <translation>проходов: %1, в %2 раза дольше, чем без конфликтов</translation>
    </message>
    <message>
        <source>%1: %2 cycles more</source>
        <translation>%1: на %2 тактов больше</translation>
    </message>
    <message>
        <source>no source gives %1 of GPU &apos;%2&apos;; set it</source>
        <translation>ни один источник не даёт %1 для GPU &apos;%2&apos;; задайте это число</translation>
    </message>
    <message>
        <source>no source gives %1 of GPU &apos;%2&apos;; set them</source>
        <translation>ни один источник не даёт %1 для GPU &apos;%2&apos;; задайте эти числа</translation>
    </message>
    <message>
        <source>Nothing that is known limits this loop.</source>
        <translation>Ничто из известного не ограничивает этот цикл.</translation>
    </message>
    <message>
        <source>The simulation is too short to tell a throughput.</source>
        <translation>Моделирование слишком коротко, чтобы назвать производительность.</translation>
    </message>
    <message>
        <source>expected %1 columns, found %2</source>
        <translation>нужно столбцов: %1, найдено: %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>число от %1 до %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2, or inf</source>
        <translation>число от %1 до %2 или inf</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>целое число от %1 до %2</translation>
    </message>
    <message>
        <source>unknown parameter &apos;%1&apos;%2</source>
        <translation>неизвестный параметр &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3</source>
        <translation>%1 равно %2; ожидалось %3</translation>
    </message>
    <message>
        <source>unknown choice &apos;%1&apos;%2</source>
        <translation>неизвестный выбор &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>unknown %1 &apos;%2&apos;%3</source>
        <translation>неизвестное значение &apos;%2&apos; для %1%3</translation>
    </message>
    <message>
        <source>GPU &apos;%1&apos; has no access pattern &apos;%2&apos;; it has %3: the thesis&apos;s text gives stride2 and random for gtx980 alone</source>
        <translation>у GPU &apos;%1&apos; нет шаблона доступа &apos;%2&apos;; есть %3: текст диссертации даёт stride2 и random только для gtx980</translation>
    </message>
    <message>
        <source>GPU &apos;%1&apos; has no access pattern &apos;%2&apos;; it has %3</source>
        <translation>у GPU &apos;%1&apos; нет шаблона доступа &apos;%2&apos;; есть %3</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation>глоб. память</translation>
    </message>
    <message>
        <source>shared memory, SFU</source>
        <translation>разделяемая память, SFU</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>арифметика</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>барьеры</translation>
    </message>
    <message>
        <source>full pipes</source>
        <translation>занятые конвейеры</translation>
    </message>
    <message>
        <source>others</source>
        <translation>прочие</translation>
    </message>
    <message>
        <source>the export lacks the resident warps of &apos;%1&apos;; this brings them: ncu --metrics &quot;%2&quot;</source>
        <translation>в экспорте нет резидентных варпов &apos;%1&apos;; их даст: ncu --metrics &quot;%2&quot;</translation>
    </message>
    <message>
        <source>the SMs ran at %1 MHz, not %2: DRAM gives as many bytes a second, latencies are as many cycles</source>
        <translation>SM работали на %1 МГц, а не %2: DRAM даёт столько же байтов в секунду, латентности — столько же тактов</translation>
    </message>
    <message>
        <source>the loop is too long to simulate what it settles to</source>
        <translation>цикл слишком длинный, чтобы просимулировать, к чему он приходит</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cycles after %2, %3 would prove it</source>
        <translation>через %1 тактов после %2, доказало бы %3</translation>
    </message>
    <message>
        <source>%1 sets no write barrier</source>
        <translation>%1 не ставит барьера записи</translation>
    </message>
    <message>
        <source>read barrier %1 of %2 is not waited for</source>
        <translation>барьера чтения %1 команды %2 не ждут</translation>
    </message>
    <message>
        <source>barrier %1 of %2 is not waited for</source>
        <translation>барьера %1 команды %2 не ждут</translation>
    </message>
    <message>
        <source>the latency of %1 is not known</source>
        <translation>латентность %1 неизвестна</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>у %1 нет %2</translation>
    </message>
    <message>
        <source>%1 is an unknown opcode</source>
        <translation>%1 — неизвестный код операции</translation>
    </message>
    <message>
        <source>no source gives that of %1</source>
        <translation>для %1 её не даёт ни один источник</translation>
    </message>
    <message>
        <source>latency not known: %1</source>
        <translation>латентность неизвестна: %1</translation>
    </message>
    <message>
        <source>no source says when %1 has read its operands; at the latest %2 cycles after its issue, when it is done</source>
        <translation>ни один источник не говорит, когда %1 прочла свои операнды; самое позднее через %2 тактов после выдачи, когда она завершена</translation>
    </message>
    <message>
        <source>no source says when %1 has read its operands</source>
        <translation>ни один источник не говорит, когда %1 прочла операнды</translation>
    </message>
    <message>
        <source>port time not known: %1</source>
        <translation>время порта неизвестно: %1</translation>
    </message>
    <message>
        <source>%1 gives no number of %2 units</source>
        <translation>у %1 не указано число устройств %2</translation>
    </message>
    <message>
        <source>the barrier was set before the block</source>
        <translation>барьер поставлен до блока</translation>
    </message>
    <message>
        <source>the listing is cut before it</source>
        <translation>перед ней в листинге пропуск</translation>
    </message>
    <message>
        <source>The model&apos;s assumption: every instruction is issued once and takes one issue cycle.</source>
        <translation>Допущение модели: каждая инструкция выдаётся один раз и занимает один такт выдачи.</translation>
    </message>
    <message>
        <source>Not known for this pair of types: the latency to an instruction of the same type is used. %1</source>
        <translation>Для этой пары типов неизвестно: взята латентность до инструкции того же типа. %1</translation>
    </message>
    <message>
        <source>a change by %1 %; expected above 0 and below 100 %</source>
        <translation>изменение на %1 %; ожидалось больше 0 и меньше 100 %</translation>
    </message>
    <message>
        <source>%1 is not known to issue two instructions of a warp at a time (issue_width)</source>
        <translation>не известно, чтобы %1 выдавал две инструкции варпа за раз (issue_width)</translation>
    </message>
    <message>
        <source>no source gives the number of schedulers of GPU &apos;%1&apos;</source>
        <translation>ни один источник не даёт числа планировщиков GPU &apos;%1&apos;</translation>
    </message>
    <message>
        <source>schedulers must be 1 to 64, not %1</source>
        <translation>планировщиков должно быть от 1 до 64, а не %1</translation>
    </message>
    <message>
        <source>the issue interval must be above 0 and at most 1e7 cycles</source>
        <translation>интервал выдачи должен быть больше 0 и не больше 1e7 тактов</translation>
    </message>
    <message>
        <source>at most 64 units, not %1</source>
        <translation>не больше 64 исполнительных устройств, а не %1</translation>
    </message>
    <message>
        <source>at most 64 pipes, not %1</source>
        <translation>не больше 64 конвейеров, а не %1</translation>
    </message>
    <message>
        <source>unit %1</source>
        <translation>исполнительное устройство %1</translation>
    </message>
    <message>
        <source>the latency of %1 instructions must be 1 to %2 cycles, not %3</source>
        <translation>латентность инструкций %1 должна быть от 1 до %2 тактов, а не %3</translation>
    </message>
    <message>
        <source>the interval of %1 instructions must be 0 to 1e7 cycles</source>
        <translation>интервал инструкций %1 должен быть от 0 до 1e7 тактов</translation>
    </message>
    <message>
        <source>the issue cost of %1 instructions must be 0 to 64 slots in steps of 0.001</source>
        <translation>цена выдачи инструкций %1 должна быть от 0 до 64 слотов с шагом 0.001</translation>
    </message>
    <message>
        <source>%1 instructions take at most %2 pipes</source>
        <translation>инструкции %1 занимают не больше %2 конвейеров</translation>
    </message>
    <message>
        <source>the machine has no pipe %1</source>
        <translation>у машины нет конвейера %1</translation>
    </message>
    <message>
        <source>the intervals of pipe %1 must be 0 to 1e7 cycles, with a small common denominator</source>
        <translation>интервалы конвейера %1 должны быть от 0 до 1e7 циклов, с небольшим общим знаменателем</translation>
    </message>
    <message>
        <source>the backlog of %1 instructions must be 0 cycles or more</source>
        <translation>очередь инструкций %1 должна быть не меньше 0 тактов</translation>
    </message>
    <message>
        <source>a warp issues again after 1 to %1 cycles, not %2</source>
        <translation>варп выдаёт снова через 1–%1 тактов, а не %2</translation>
    </message>
    <message>
        <source>the conflict degree must be 1 to 32, not %1</source>
        <translation>степень конфликта должна быть от 1 до 32, а не %1</translation>
    </message>
    <message>
        <source>the latency of a bank conflict must be 0 to %1 cycles</source>
        <translation>латентность конфликта банков должна быть от 0 до %1 тактов</translation>
    </message>
    <message>
        <source>the spread of latencies must be 0 to 1e6 cycles, not %1</source>
        <translation>разброс латентностей должен быть от 0 до 1e6 тактов, а не %1</translation>
    </message>
    <message>
        <source>loads come in rounds of 1 to 64, not %1</source>
        <translation>загрузки идут группами от 1 до 64, а не %1</translation>
    </message>
    <message>
        <source>memory channels must be 0 to %1, not %2</source>
        <translation>каналов памяти должно быть от 0 до %1, а не %2</translation>
    </message>
    <message>
        <source>a block must have 1 to %1 warps, not %2</source>
        <translation>в блоке должно быть от 1 до %1 варпов, а не %2</translation>
    </message>
    <message>
        <source>a grid must have 1 to %1 blocks, not %2</source>
        <translation>в сетке должно быть от 1 до %1 блоков, а не %2</translation>
    </message>
    <message>
        <source>lost cycles must be 0 to %1 of 1024, not %2</source>
        <translation>потерянных тактов должно быть от 0 до %1 из 1024, а не %2</translation>
    </message>
    <message>
        <source>a register R0 to R254 or RZ</source>
        <translation>регистр R0–R254 или RZ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no register: expected R0 to R254 or RZ</source>
        <translation>&apos;%1&apos; — не регистр: ожидалось R0–R254 или RZ</translation>
    </message>
    <message>
        <source>expected a whole number of bytes after &apos;+&apos;, as in [R1+16]</source>
        <translation>после &apos;+&apos; нужно целое число байт, как в [R1+16]</translation>
    </message>
    <message>
        <source>&apos;]&apos; after the address</source>
        <translation>&apos;]&apos; после адреса</translation>
    </message>
    <message>
        <source>a register, a number or an address such as [R1]</source>
        <translation>регистр, число или адрес вида [R1]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no operand: expected a register R0 to R254, RZ, a number or an address such as [R1]</source>
        <translation>&apos;%1&apos; — не операнд: ожидался регистр R0–R254, RZ, число или адрес вида [R1]</translation>
    </message>
    <message>
        <source>expected a stall count {S1} to {S15}</source>
        <translation>нужен счётчик пауз от {S1} до {S15}</translation>
    </message>
    <message>
        <source>&apos;}&apos; after the stall count</source>
        <translation>&apos;}&apos; после счётчика пауз</translation>
    </message>
    <message>
        <source>more than three source registers</source>
        <translation>больше трёх исходных регистров</translation>
    </message>
    <message>
        <source>an address such as [R1], which the store writes to</source>
        <translation>адрес вида [R1], по которому идёт запись</translation>
    </message>
    <message>
        <source>&apos;,&apos; and what is stored</source>
        <translation>&apos;,&apos; и то, что записывается</translation>
    </message>
    <message>
        <source>unknown instruction &apos;%1&apos;%2; known are %3</source>
        <translation>неизвестная инструкция &apos;%1&apos;%2; известны %3</translation>
    </message>
    <message>
        <source>expected the barrier&apos;s number or nothing</source>
        <translation>нужен номер барьера или ничего</translation>
    </message>
    <message>
        <source>&apos;,&apos; or the end of the line</source>
        <translation>&apos;,&apos; или конец строки</translation>
    </message>
    <message>
        <source>an instruction, &apos;repeat&apos; or &apos;end&apos;</source>
        <translation>инструкция, &apos;repeat&apos; или &apos;end&apos;</translation>
    </message>
    <message>
        <source>expected &apos;end&apos; for the last &apos;repeat&apos;</source>
        <translation>последнему &apos;repeat&apos; нужен &apos;end&apos;</translation>
    </message>
    <message>
        <source>the program has no instruction</source>
        <translation>в программе нет инструкций</translation>
    </message>
    <message>
        <source>mbarriers are of warps with roles</source>
        <translation>mbarrier бывают у варпов с ролями</translation>
    </message>
    <message>
        <source>warps with roles: expected blocks of 1 to %1 warps, each role with warps and a program, no grid, and mbarriers with arrivals</source>
        <translation>варпы с ролями: ожидаются блоки от 1 до %1 варпов, у каждой роли варпы и программа, без сетки, и mbarrier с прибытиями</translation>
    </message>
    <message>
        <source>warps with roles come in blocks of %1: expected a multiple of it, not %2</source>
        <translation>варпы с ролями идут блоками по %1: ожидалось кратное, а не %2</translation>
    </message>
    <message>
        <source>warps must be 0 to %1, not %2</source>
        <translation>варпов должно быть от 0 до %1, а не %2</translation>
    </message>
    <message>
        <source>warps must be a multiple of the block&apos;s %1, not %2</source>
        <translation>число варпов должно делиться на число варпов блока, %1, а не %2</translation>
    </message>
    <message>
        <source>an instruction reads at most 3 operands of each register bank, and no more of them where the reuse cache has some</source>
        <translation>инструкция читает не больше 3 операндов из каждого банка регистров и не больше, когда часть их есть в кэше повторного использования</translation>
    </message>
    <message>
        <source>the machine has no unit %1</source>
        <translation>у машины нет исполнительного устройства %1</translation>
    </message>
    <message>
        <source>cycles must be 1 to 1e12, not %1</source>
        <translation>тактов должно быть от 1 до 1e12, а не %1</translation>
    </message>
    <message>
        <source>the warm-up must be 0 to 1e12 cycles, not %1</source>
        <translation>разогрев должен быть от 0 до 1e12 тактов, а не %1</translation>
    </message>
    <message>
        <source>at most %1 cycles are kept in memory, not %2</source>
        <translation>в памяти хранится не больше %1 тактов, а не %2</translation>
    </message>
    <message>
        <source>expected [warp, name, from, to, ...]: three numbers for each span behind the warp&apos;s</source>
        <translation>ожидается [варп, имя, начало, конец, …]: за номером варпа по три числа на отрезок</translation>
    </message>
    <message>
        <source>expected text of at most %1 bytes</source>
        <translation>ожидается текст не длиннее %1 байт</translation>
    </message>
    <message>
        <source>expected warps in the order of their numbers, each once</source>
        <translation>ожидаются варпы по порядку номеров, каждый один раз</translation>
    </message>
    <message>
        <source>a number from %1, or inf</source>
        <translation>число от %1 или inf</translation>
    </message>
    <message>
        <source>; free some space there, or write elsewhere</source>
        <translation>; освободите там место или запишите в другое место</translation>
    </message>
    <message>
        <source>; change its permissions, or write elsewhere</source>
        <translation>; измените права доступа или запишите в другое место</translation>
    </message>
    <message>
        <source>; make its folder, or write elsewhere</source>
        <translation>; создайте папку или запишите в другое место</translation>
    </message>
    <message>
        <source>cannot write: %1%2</source>
        <translation>не удалось записать: %1%2</translation>
    </message>
    <message>
        <source>cannot read: %1</source>
        <translation>не читается: %1</translation>
    </message>
    <message>
        <source>a pipe or a device, not a file</source>
        <translation>канал или устройство, а не файл</translation>
    </message>
    <message>
        <source>larger than %1</source>
        <translation>больше %1</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>производитель</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>принято</translation>
    </message>
    <message>
        <source>Play or pause what runs in a view</source>
        <translation>Запуск и пауза того, что идёт в виде</translation>
    </message>
    <message>
        <source>Step back and on, or move the operating point</source>
        <translation>Шаг назад и вперёд или сдвиг рабочей точки</translation>
    </message>
    <message>
        <source>Previous and next event</source>
        <translation>Предыдущее и следующее событие</translation>
    </message>
    <message>
        <source>To the start and to the end</source>
        <translation>В начало и в конец</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>Медленнее и быстрее</translation>
    </message>
    <message>
        <source>Zoom a timeline in and out</source>
        <translation>Приблизить и отдалить ход времени</translation>
    </message>
    <message>
        <source>Move a timeline left and right</source>
        <translation>Сдвинуть ход времени влево и вправо</translation>
    </message>
    <message>
        <source>Show all of a timeline</source>
        <translation>Показать весь ход времени</translation>
    </message>
    <message>
        <source>Step a slider, a field or the operating point</source>
        <translation>Шаг ползунка, поля или рабочей точки</translation>
    </message>
    <message>
        <source>Ten steps</source>
        <translation>Десять шагов</translation>
    </message>
    <message>
        <source>Take what is typed, explain what is pointed at</source>
        <translation>Принять введённое, объяснить указанное</translation>
    </message>
    <message>
        <source>Give up what is being typed</source>
        <translation>Отказаться от набираемого</translation>
    </message>
    <message>
        <source>Next and previous control</source>
        <translation>Следующий и предыдущий элемент управления</translation>
    </message>
    <message>
        <source>Menu of a view</source>
        <translation>Меню вида</translation>
    </message>
    <message>
        <source>Take away what is chosen or typed</source>
        <translation>Убрать выбранное или введённое</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>нет клавиши</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>сейчас невозможно</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>Задать %1: %2</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Задать %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>сейчас %1</translation>
    </message>
    <message>
        <source>Views, sliders and fields</source>
        <translation>Виды, ползунки и поля</translation>
    </message>
    <message>
        <source>Shortcuts of LatencyLoom</source>
        <translation>Клавиши LatencyLoom</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>vermillion</source>
        <translation>киноварь</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>пурпурный</translation>
    </message>
    <message>
        <source>sky blue</source>
        <translation>голубой</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>wine red</source>
        <translation>винный</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>оливковый</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>серый</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>сплошная</translation>
    </message>
    <message>
        <source>dashed</source>
        <translation>штриховая</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>точечная</translation>
    </message>
    <message>
        <source>dash and dot</source>
        <translation>штрихпунктирная</translation>
    </message>
    <message>
        <source>long dashes</source>
        <translation>длинные штрихи</translation>
    </message>
    <message>
        <source>short dashes</source>
        <translation>короткие штрихи</translation>
    </message>
    <message>
        <source>dash and two dots</source>
        <translation>штрих и две точки</translation>
    </message>
    <message>
        <source>two dashes and a dot</source>
        <translation>два штриха и точка</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>круг</translation>
    </message>
    <message>
        <source>square</source>
        <translation>квадрат</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>треугольник</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ромб</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>крест</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>плюс</translation>
    </message>
    <message>
        <source>wedge</source>
        <translation>клин</translation>
    </message>
    <message>
        <source>pentagon</source>
        <translation>пятиугольник</translation>
    </message>
    <message>
        <source>star</source>
        <translation>звезда</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>a dashed line</source>
        <translation>штриховая линия</translation>
    </message>
    <message>
        <source>a dashed blue line</source>
        <translation>синяя штриховая линия</translation>
    </message>
    <message>
        <source>a dotted line</source>
        <translation>пунктирная линия</translation>
    </message>
    <message>
        <source>a dotted orange line</source>
        <translation>оранжевая пунктирная линия</translation>
    </message>
    <message>
        <source>a dash-dotted line</source>
        <translation>штрихпунктирная линия</translation>
    </message>
    <message>
        <source>a dash-dotted green line</source>
        <translation>зелёная штрихпунктирная линия</translation>
    </message>
    <message>
        <source>a line of long dashes</source>
        <translation>линия из длинных штрихов</translation>
    </message>
    <message>
        <source>a pink line of long dashes</source>
        <translation>розовая линия из длинных штрихов</translation>
    </message>
    <message>
        <source>a dashed grey line</source>
        <translation>серая штриховая линия</translation>
    </message>
    <message>
        <source>a dashed yellow line</source>
        <translation>жёлтая штриховая линия</translation>
    </message>
    <message>
        <source>a black line</source>
        <translation>чёрная линия</translation>
    </message>
    <message>
        <source>a light blue line</source>
        <translation>голубая линия</translation>
    </message>
    <message>
        <source>a line of a dash and two dots</source>
        <translation>линия из штриха и двух точек</translation>
    </message>
    <message>
        <source>a line of two dashes and a dot</source>
        <translation>линия из двух штрихов и точки</translation>
    </message>
    <message>
        <source>a thick grey line</source>
        <translation>толстая серая линия</translation>
    </message>
    <message>
        <source>a grey line</source>
        <translation>серая линия</translation>
    </message>
    <message>
        <source>a thin grey line</source>
        <translation>тонкая серая линия</translation>
    </message>
    <message>
        <source>a thin black line</source>
        <translation>тонкая чёрная линия</translation>
    </message>
    <message>
        <source>%1 with circles</source>
        <translation>%1 с кружками</translation>
    </message>
    <message>
        <source>%1 with squares</source>
        <translation>%1 с квадратами</translation>
    </message>
    <message>
        <source>%1 with triangles</source>
        <translation>%1 с треугольниками</translation>
    </message>
    <message>
        <source>%1 with diamonds</source>
        <translation>%1 с ромбами</translation>
    </message>
    <message>
        <source>%1 with crosses</source>
        <translation>%1 с крестиками</translation>
    </message>
    <message>
        <source>%1 with plus signs</source>
        <translation>%1 с плюсами</translation>
    </message>
    <message>
        <source>%1 with triangles upside down</source>
        <translation>%1 с перевёрнутыми треугольниками</translation>
    </message>
    <message>
        <source>%1 with pentagons</source>
        <translation>%1 с пятиугольниками</translation>
    </message>
    <message>
        <source>%1 with stars</source>
        <translation>%1 со звёздочками</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>точки</translation>
    </message>
    <message>
        <source>Shown are: %1.</source>
        <translation>Показаны: %1.</translation>
    </message>
    <message>
        <source>Sources: %1.</source>
        <translation>Источники: %1.</translation>
    </message>
    <message>
        <source>Worked out from: %1.</source>
        <translation>Получены из: %1.</translation>
    </message>
    <message>
        <source>Drawn by %1 from the scenario %2.</source>
        <translation>Построено программой %1 по сценарию %2.</translation>
    </message>
    <message>
        <source>%1x%2 pixels are more than a PNG is drawn with, which has at most %3 to a side; choose at most %4 dpi for this size</source>
        <translation>%1x%2 пикселей — больше, чем рисуется в PNG: не больше %3 на сторону; для этого размера выберите не больше %4 dpi</translation>
    </message>
    <message>
        <source>there is no memory for the %1x%2 pixels of this PNG; choose fewer dpi or a smaller size</source>
        <translation>не хватает памяти на %1x%2 пикселей этого PNG; выберите меньше dpi или меньший размер</translation>
    </message>
    <message>
        <source>unknown size &apos;%1&apos;%2; expected %3, or WIDTHxHEIGHTmm with sides of 10 to 1200 mm</source>
        <translation>неизвестный размер &apos;%1&apos;%2; ожидается %3 или ШИРИНАxВЫСОТАmm со сторонами от 10 до 1200 мм</translation>
    </message>
    <message>
        <source>cannot tell the format of &apos;%1&apos;; the name must end in .pdf, .svg, .png, .csv or .tex</source>
        <translation>не понять формат &apos;%1&apos;; имя должно кончаться на .pdf, .svg, .png, .csv или .tex</translation>
    </message>
    <message>
        <source>%1 dpi is out of range; 36 to 1200 are possible</source>
        <translation>%1 dpi вне диапазона; возможно от 36 до 1200</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 мм</translation>
    </message>
    <message>
        <source>text of %1 pt</source>
        <translation>текст %1 пт</translation>
    </message>
    <message>
        <source>black and white</source>
        <translation>чёрно-белое</translation>
    </message>
    <message>
        <source>axes of %1 mm, below %2 mm</source>
        <translation>оси длиной %1 мм, меньше %2 мм</translation>
    </message>
    <message>
        <source>%1 has axes of %2 mm, below %3 mm</source>
        <translation>у %1 оси длиной %2 мм, меньше %3 мм</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>the axis &apos;%1&apos; of %2 has fewer than three numbers</source>
        <translation>у оси «%1» на %2 меньше трёх чисел</translation>
    </message>
    <message>
        <source>%1 stands nearer to the curve %2 than to its own</source>
        <translation>%1 стоит ближе к кривой %2, чем к своей</translation>
    </message>
    <message>
        <source>%1 and %2 are drawn alike</source>
        <translation>%1 и %2 нарисованы одинаково</translation>
    </message>
    <message>
        <source>%1 lies over the legend&apos;s sample of %2</source>
        <translation>%1 перекрывает образец %2 в легенде</translation>
    </message>
    <message>
        <source>nothing says what the curve &apos;%1&apos; of %2 is</source>
        <translation>ничто не говорит, что за кривая «%1» на %2</translation>
    </message>
    <message>
        <source>no note says that %1 of %2 is derived or assumed</source>
        <translation>нет примечания, что %1 у %2 выведено или принято</translation>
    </message>
    <message>
        <source>the note explains marks of derived numbers, but nothing has one</source>
        <translation>примечание объясняет знаки выведенных чисел, но ни одного знака нет</translation>
    </message>
    <message>
        <source>the name %1 of a curve is left out: it has no room</source>
        <translation>имя %1 кривой пропущено: для него нет места</translation>
    </message>
    <message>
        <source>a line is %1 pt wide, below %2 pt</source>
        <translation>толщина линии %1 пт, меньше %2 пт</translation>
    </message>
    <message>
        <source>%1 % of the width is empty</source>
        <translation>%1 % ширины пусто</translation>
    </message>
    <message>
        <source>%1 % of the height is empty</source>
        <translation>%1 % высоты пусто</translation>
    </message>
    <message>
        <source>%1 % of the width beside the axes of %2 is empty but for a name</source>
        <translation>%1 % ширины рядом с осями %2 занято одним лишь названием</translation>
    </message>
    <message>
        <source>in grey</source>
        <translation>в оттенках серого</translation>
    </message>
    <message>
        <source>without red cones (protanopia)</source>
        <translation>без красных колбочек (протанопия)</translation>
    </message>
    <message>
        <source>without green cones (deuteranopia)</source>
        <translation>без зелёных колбочек (дейтеранопия)</translation>
    </message>
    <message>
        <source>without blue cones (tritanopia)</source>
        <translation>без синих колбочек (тританопия)</translation>
    </message>
    <message>
        <source>the %1 axis &apos;%2&apos; has no unit</source>
        <translation>ось «%2» (%1) без единицы</translation>
    </message>
    <message>
        <source>the %1 axis has no name</source>
        <translation>ось (%1) без названия</translation>
    </message>
    <message>
        <source>%1 has a contrast of %2, below %3</source>
        <translation>контраст у %1 — %2, ниже %3</translation>
    </message>
    <message>
        <source>%1 and %2 look alike %3</source>
        <translation>%1 и %2 неразличимы %3</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>горизонтальная</translation>
    </message>
    <message>
        <source>vertical</source>
        <translation>вертикальная</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be drawn beside it: %2</source>
        <translation>&apos;%1&apos; нельзя построить рядом: %2</translation>
    </message>
    <message>
        <source>the font &apos;%1&apos; is not installed; the bundled one is used instead</source>
        <translation>шрифт &apos;%1&apos; не установлен; взят встроенный</translation>
    </message>
    <message>
        <source>memory throughput</source>
        <translation>пропускная способность памяти</translation>
    </message>
    <message>
        <source>Lines: gradual saturation; dots: measured</source>
        <translation>Линии: постепенное насыщение; точки: измерено</translation>
    </message>
    <message>
        <source>nothing was measured of this mix and access on GPU &apos;%1&apos;; choose one that was measured, as h200 was</source>
        <translation>для этой смеси и этого доступа на GPU «%1» ничего не измерено; выберите измеренный, как h200</translation>
    </message>
    <message>
        <source>Models against measurement over α and warps, %1</source>
        <translation>Модели против измерений по α и варпам, %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Ошибка: %1</translation>
    </message>
    <message>
        <source>%1: %2 points, mean error %3 %, median %4 %, bias %5, worst %6.</source>
        <translation>%1: точек %2, средняя ошибка %3 %, медиана %4 %, смещение %5, худшая %6.</translation>
    </message>
    <message>
        <source>Error by intensity: %1</source>
        <translation>Ошибка по интенсивности: %1</translation>
    </message>
    <message>
        <source>Models against measurement, H200</source>
        <translation>Модели против измерений, H200</translation>
    </message>
    <message>
        <source>The cusp through time: warps needed against α</source>
        <translation>Касп по годам: нужные варпы в зависимости от α</translation>
    </message>
    <message>
        <source>Warps per SM that hide latency, n, against arithmetic intensity α, for coalesced global loads, on the same axes for all GPUs; diamond: the cusp, warps at α; dashed: the GPU before; hatched: more warps than the SM holds.</source>
        <translation>Число варпов на SM, скрывающее латентность, n, в зависимости от арифметической интенсивности α для объединённых глобальных загрузок, на одних осях для всех GPU; ромб: касп, варпы при α; пунктир: предыдущий GPU; штриховка: больше варпов, чем вмещает SM.</translation>
    </message>
    <message>
        <source>The cusp of every GPU from 2006 on</source>
        <translation>Касп каждого GPU с 2006 года</translation>
    </message>
    <message>
        <source>Roofline with the roof that latency puts under it</source>
        <translation>Roofline с потолком, который опускает латентность</translation>
    </message>
    <message>
        <source>Warps needed against independent instructions per warp, %1</source>
        <translation>Нужные варпы в зависимости от числа независимых инструкций на варп, %1</translation>
    </message>
    <message>
        <source>ILP</source>
        <translation>ILP</translation>
    </message>
    <message>
        <source>warps needed</source>
        <translation>нужные варпы</translation>
    </message>
    <message>
        <source>α = 0: loads alone</source>
        <translation>α = 0: только загрузки</translation>
    </message>
    <message>
        <source>α = %1: the cusp</source>
        <translation>α = %1: касп</translation>
    </message>
    <message>
        <source>α = ∞: arithmetic alone</source>
        <translation>α = ∞: только арифметика</translation>
    </message>
    <message>
        <source>The instructions in flight stay the same: K independent ones per warp take a K-th of the warps.</source>
        <translation>Инструкций в исполнении столько же: при K независимых на варп варпов нужно в K раз меньше.</translation>
    </message>
    <message>
        <source>Warps needed against ILP</source>
        <translation>Нужные варпы в зависимости от ILP</translation>
    </message>
    <message>
        <source>A loop in LLVM IR, its dependences and its time</source>
        <translation>Цикл в LLVM IR, его зависимости и время</translation>
    </message>
    <message>
        <source>A product of matrices of 1024 × 1024 on %1; lat: latencies, del: cycles that an instruction takes its units, trip: iterations.</source>
        <translation>Произведение матриц 1024 × 1024 на %1; lat: латентности, del: такты, на которые инструкция занимает свои блоки, trip: итерации.</translation>
    </message>
    <message>
        <source>§3, Fig. 3</source>
        <translation>§3, рис. 3</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>latency (cycles)</source>
        <translation>латентность (такты)</translation>
    </message>
    <message>
        <source>time (cycles)</source>
        <translation>время (такты)</translation>
    </message>
    <message>
        <source>demanded (B/cycle)</source>
        <translation>запрошено (Б/такт)</translation>
    </message>
    <message>
        <source>The algorithm, and a run of it: the first wave of backprop_adjust on %1, %2 blocks of 16 × 16 threads%3. Its longest warp takes %4 cycles, all delays %5, the volume %6.</source>
        <translation>Алгоритм и его ход: первая волна backprop_adjust на %1, %2 блоков по 16 × 16 нитей%3. Самый долгий её варп занимает %4 тактов, все задержки %5, объём %6.</translation>
    </message>
    <message>
        <source>§3, Fig. 4</source>
        <translation>§3, рис. 4</translation>
    </message>
    <message>
        <source>§3, Fig. 5</source>
        <translation>§3, рис. 5</translation>
    </message>
    <message>
        <source>The L1&apos;s latency is raised until its bandwidth fits</source>
        <translation>Латентность L1 повышается, пока не уложится в его пропускную способность</translation>
    </message>
    <message>
        <source>, every access served by an L1 of a quarter of its bandwidth</source>
        <translation>, каждое обращение обслуживает L1 с четвертью пропускной способности</translation>
    </message>
    <message>
        <source>The L2&apos;s latency is raised until its bandwidth fits</source>
        <translation>Латентность L2 повышается, пока не уложится в его пропускную способность</translation>
    </message>
    <message>
        <source>%1 from %2 % to %3 %</source>
        <translation>%1 от %2 % до %3 %</translation>
    </message>
    <message>
        <source>Relative error of predicted times against warps</source>
        <translation>Относительная ошибка предсказанного времени от числа варпов</translation>
    </message>
    <message>
        <source>kp-6: no kernels were measured on &apos;%1&apos;, only on &apos;h200&apos;</source>
        <translation>kp-6: на «%1» ядра не измерялись, только на «h200»</translation>
    </message>
    <message>
        <source>%1 %2 %, %3 % and %4 %</source>
        <translation>%1 %2 %, %3 % и %4 %</translation>
    </message>
    <message>
        <source>Kernels of our own, measured on an H200, %1 launches: median of those with as many warps, within a twentieth. Error of the whole time, launch included.</source>
        <translation>Наши ядра, измеренные на H200, запусков: %1; медиана тех, где варпов столько же, с точностью до двадцатой. Ошибка всего времени вместе с запуском.</translation>
    </message>
    <message>
        <source>The paper, on another GPU, finds that its error falls to 5 % with more warps. Here, from the quarter of the launches with fewest warps to that with most: %1.</source>
        <translation>В статье, на другом GPU, ошибка с ростом числа варпов падает до 5 %. Здесь от четверти запусков с наименьшим числом варпов до четверти с наибольшим: %1.</translation>
    </message>
    <message>
        <source>Medians over all launches, busiest unit, Kleimenov-Popova and Hong-Kim: %1.</source>
        <translation>Медианы по всем запускам, самый занятый блок, Клейменов-Попова и Hong-Kim: %1.</translation>
    </message>
    <message>
        <source>§4, Fig. 6</source>
        <translation>§4, рис. 6</translation>
    </message>
    <message>
        <source>gpus/measured/h200_kernel_times.csv</source>
        <translation>gpus/measured/h200_kernel_times.csv</translation>
    </message>
    <message>
        <source>Time of a kernel against the size of its blocks</source>
        <translation>Время ядра в зависимости от размера его блоков</translation>
    </message>
    <message>
        <source>Bytes in flight in place of warps</source>
        <translation>Байты в полёте вместо варпов</translation>
    </message>
    <message>
        <source>Left: a copy on a GTX 480 reaches the same bandwidth with many warps of one float a thread and with few warps of many: bytes in flight count. Right: bytes in flight that Little&apos;s law asks for, and the vendor&apos;s tuning constants, which leave room for queues.</source>
        <translation>Слева: копирование на GTX 480 достигает той же пропускной способности и с многими варпами по одному float на нить, и с немногими варпами по многу: важны байты в полёте. Справа: байты в полёте, которых требует закон Литтла, и подобранные константы производителя, оставляющие место очередям.</translation>
    </message>
    <message>
        <source>the figure needs the bandwidth and latency of memory of %1</source>
        <translation>рисунку нужны пропускная способность и латентность памяти %1</translation>
    </message>
    <message>
        <source>Copy on a GTX 480</source>
        <translation>Копирование на GTX 480</translation>
    </message>
    <message>
        <source>bytes in flight</source>
        <translation>байты в исполнении</translation>
    </message>
    <message>
        <source>share of the pin bandwidth</source>
        <translation>доля пропускной способности выводов</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>предел</translation>
    </message>
    <message>
        <source>1 float, 48 warps; 4 floats, 12 warps</source>
        <translation>1 float, 48 варпов; 4 float, 12 варпов</translation>
    </message>
    <message>
        <source>8 float4, 4 warps</source>
        <translation>8 float4, 4 варпа</translation>
    </message>
    <message>
        <source>14 float4, 2 warps</source>
        <translation>14 float4, 2 варпа</translation>
    </message>
    <message>
        <source>Needed for full bandwidth</source>
        <translation>Нужно для полной пропускной способности</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>latency × bandwidth</source>
        <translation>латентность × пропускная способность</translation>
    </message>
    <message>
        <source>vendor&apos;s constant</source>
        <translation>константа производителя</translation>
    </message>
    <message>
        <source>Bandwidth of asynchronous copies against stages, %1</source>
        <translation>Пропускная способность асинхронных копирований в зависимости от ступеней, %1</translation>
    </message>
    <message>
        <source>stages</source>
        <translation>ступени</translation>
    </message>
    <message>
        <source>bytes from DRAM</source>
        <translation>байты из DRAM</translation>
    </message>
    <message>
        <source>%1 KiB at once</source>
        <translation>по %1 КиБ</translation>
    </message>
    <message>
        <source>One producer on an SM: stages × bytes of a copy are in flight, until the bandwidth of memory is reached. What a producer takes to start a copy is left out.</source>
        <translation>Один производитель на SM: в полёте ступени × байты копирования, пока не достигнута пропускная способность памяти. Время, за которое производитель начинает копирование, не учтено.</translation>
    </message>
    <message>
        <source>Tensor cores against accumulators of a warp</source>
        <translation>Тензорные ядра в зависимости от аккумуляторов варпа</translation>
    </message>
    <message>
        <source>One warp on each scheduler, products of 16 × 8 × 16 halves (mma.sync), each after the one before of its accumulator. On Hopper mma.sync ends below the peak, which takes wgmma.</source>
        <translation>По одному варпу на планировщике, произведения 16 × 8 × 16 половинных чисел (mma.sync), каждое после предыдущего в своём аккумуляторе. На Hopper mma.sync не достигает пика: для него нужен wgmma.</translation>
    </message>
    <message>
        <source>accumulators of a warp</source>
        <translation>аккумуляторы варпа</translation>
    </message>
    <message>
        <source>share of the tensor peak</source>
        <translation>доля пика тензорных ядер</translation>
    </message>
    <message>
        <source>no source gives the rate of the tensor cores of %1</source>
        <translation>ни один источник не даёт темпа тензорных ядер %1</translation>
    </message>
    <message>
        <source>Warps needed against the hit rate of L2, %1</source>
        <translation>Нужные варпы в зависимости от доли попаданий в L2, %1</translation>
    </message>
    <message>
        <source>loads that L2 serves</source>
        <translation>загрузки, обслуженные L2</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>Hits shorten the latency and raise the throughput: warps needed grow while DRAM limits, and fall once L2, the schedulers or the adders do.</source>
        <translation>Попадания сокращают латентность и повышают пропускную способность: нужных варпов больше, пока ограничивает DRAM, и меньше, когда ограничивают L2, планировщики или сумматоры.</translation>
    </message>
    <message>
        <source>A producer, its ring of stages and two consumers, %1</source>
        <translation>Производитель, его кольцо ступеней и два потребителя, %1</translation>
    </message>
    <message>
        <source>Warp-specialised matrix product: the producer starts two copies (TMA) for each stage, and each consumer, a warp group, multiplies what has landed. Pale bars: copies in flight, from their start until the bytes have landed; solid: matrix products; hatched: a warp waits at an mbarrier; arrows: the copy or the arrival that lets it go.</source>
        <translation>Матричное произведение со специализацией варпов: производитель начинает для каждой ступени два копирования (TMA), а каждый потребитель, группа варпов, умножает то, что пришло. Бледные полосы: копирования в полёте, от начала до прихода байтов; сплошные: матричные произведения; штриховка: варп ждёт у mbarrier; стрелки: копирование или прибытие, которое его отпускает.</translation>
    </message>
    <message>
        <source>The first tile waits for its copies. From then on the tensor cores never stand still: while one consumer waits for a copy the other one multiplies, and the producer waits for a stage to become empty. Stages hide the copies&apos; latency in place of warps.</source>
        <translation>Первая плитка ждёт своих копирований. Затем тензорные ядра не простаивают: пока один потребитель ждёт копирования, другой умножает, а производитель ждёт, пока освободится ступень. Задержку копирований вместо варпов скрывают ступени.</translation>
    </message>
    <message>
        <source>Asynchronous copies against stages</source>
        <translation>Асинхронные копирования в зависимости от ступеней</translation>
    </message>
    <message>
        <source>Tensor cores against accumulators</source>
        <translation>Тензорные ядра в зависимости от аккумуляторов</translation>
    </message>
    <message>
        <source>Warps needed against the hit rate of L2</source>
        <translation>Нужные варпы в зависимости от доли попаданий в L2</translation>
    </message>
    <message>
        <source>Warp specialisation: a producer and consumers</source>
        <translation>Специализация варпов: производитель и потребители</translation>
    </message>
    <message>
        <source>The memory wall: bandwidth against arithmetic since 2006</source>
        <translation>Стена памяти: пропускная способность памяти против арифметики с 2006 года</translation>
    </message>
    <message>
        <source>Pin bandwidth divided by CUDA cores × clock against release; lines are least-squares fits of the logarithm to GeForce GPUs, bands where the line is with 95 % confidence.</source>
        <translation>Пропускная способность выводов памяти, делённая на ядра CUDA × частоту, по дате выхода; линии — подгонка логарифма методом наименьших квадратов по GPU GeForce, полосы — где линия лежит с доверием 95 %.</translation>
    </message>
    <message>
        <source>GeForce to April 2016</source>
        <translation>GeForce до апреля 2016</translation>
    </message>
    <message>
        <source>GeForce, all</source>
        <translation>GeForce, все</translation>
    </message>
    <message>
        <source>The thesis finds about 1.24× a year up to early 2016; rings are the GPUs it uses.</source>
        <translation>В диссертации — около 1.24× в год до начала 2016; кольца — GPU, использованные в ней.</translation>
    </message>
    <message>
        <source>The memory wall since 2006</source>
        <translation>Стена памяти с 2006 года</translation>
    </message>
    <message>
        <source>Warps needed, measured and predicted</source>
        <translation>Нужные варпы, измеренные и предсказанные</translation>
    </message>
    <message>
        <source>What an SM holds of a scenario&apos;s launch</source>
        <translation>Что вмещает SM при запуске сценария</translation>
    </message>
    <message>
        <source>A kernel&apos;s profile beside its model</source>
        <translation>Профиль ядра рядом с его моделью</translation>
    </message>
    <message>
        <source>the survey&apos;s excerpt is not carried</source>
        <translation>отрывок обзора не приложен</translation>
    </message>
    <message>
        <source>PC</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>%1 port</source>
        <translation>порт %1</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>простой</translation>
    </message>
    <message>
        <source>A partition of %1: which instruction takes which dispatch port.</source>
        <translation>Блок SM у %1: какая инструкция какой порт доставки занимает.</translation>
    </message>
    <message>
        <source>Control codes and issue of a loop of machine code</source>
        <translation>Управляющие коды и выдача цикла машинного кода</translation>
    </message>
    <message>
        <source>--compare: that would be %1 panels, and there is room for %2; compare fewer</source>
        <translation>--compare: вышло бы панелей: %1, а место есть для %2; сравните меньше</translation>
    </message>
    <message>
        <source>a wave on an SM</source>
        <translation>волна на SM</translation>
    </message>
    <message>
        <source>a wave on the GPU,</source>
        <translation>волна на GPU,</translation>
    </message>
    <message>
        <source>each SM with its sm.lat_L1</source>
        <translation>у каждого SM свой sm.lat_L1</translation>
    </message>
    <message>
        <source>raise %1</source>
        <translation>повысить %1</translation>
    </message>
    <message>
        <source>time of the SM = time</source>
        <translation>время SM = time</translation>
    </message>
    <message>
        <source>time of the wave = time</source>
        <translation>время волны = time</translation>
    </message>
    <message>
        <source>Functional units of an SM and of the memory system: %1</source>
        <translation>Функциональные блоки SM и системы памяти: %1</translation>
    </message>
    <message>
        <source>GPU scheme: %1</source>
        <translation>Схема GPU: %1</translation>
    </message>
    <message>
        <source>SM scheme: %1</source>
        <translation>Схема SM: %1</translation>
    </message>
    <message>
        <source>An SM and what limits a scenario&apos;s kernel on it</source>
        <translation>SM и что на нём ограничивает ядро сценария</translation>
    </message>
    <message>
        <source>Functional units of an SM and of the memory system</source>
        <translation>Функциональные блоки SM и системы памяти</translation>
    </message>
    <message>
        <source>GPU scheme</source>
        <translation>Схема GPU</translation>
    </message>
    <message>
        <source>SM scheme</source>
        <translation>Схема SM</translation>
    </message>
    <message>
        <source>Streaming multiprocessors through the generations</source>
        <translation>Потоковые мультипроцессоры по поколениям</translation>
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
        <translation>выдача</translation>
    </message>
    <message>
        <source>FP32 per issue</source>
        <translation>FP32 на выдачу</translation>
    </message>
    <message>
        <source>Units per SM; issue is warps (W) a cycle × instructions (I) of each.</source>
        <translation>Устройства на SM; выдача — варпы (W) за такт × инструкции (I) каждого.</translation>
    </message>
    <message>
        <source>Units of one processing block</source>
        <translation>Устройства одного блока обработки</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>блоки</translation>
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
        <translation>тензорные ядра</translation>
    </message>
    <message>
        <source>TU102, GA102 and AD102 have 2 FP64 units per SM outside the blocks.</source>
        <translation>У TU102, GA102 и AD102 вне блоков есть 2 устройства FP64 на SM.</translation>
    </message>
    <message>
        <source>Blocks per SM; the other columns are per block; issue is warps (W) a cycle × instructions (I) of each, generation that of the tensor cores.</source>
        <translation>Блоки на SM; остальные столбцы — на блок; выдача — варпы (W) за такт × инструкции (I) каждого, поколение — тензорных ядер.</translation>
    </message>
    <message>
        <source>Native rates of an SM per precision</source>
        <translation>Собственные темпы SM по точностям</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation>compute capability</translation>
    </message>
    <message>
        <source>half</source>
        <translation>половинная</translation>
    </message>
    <message>
        <source>single</source>
        <translation>одинарная</translation>
    </message>
    <message>
        <source>double</source>
        <translation>двойная</translation>
    </message>
    <message>
        <source>special functions</source>
        <translation>специальные функции</translation>
    </message>
    <message>
        <source>The survey&apos;s rows of integrated chips (3.2, 5.3, 6.2, 7.2) have no GPU in the catalogue.</source>
        <translation>Строки обзора об интегрированных чипах (3.2, 5.3, 6.2, 7.2) не имеют GPU в каталоге.</translation>
    </message>
    <message>
        <source>Results per cycle and SM.</source>
        <translation>Результаты за такт на SM.</translation>
    </message>
    <message>
        <source>L2 and memory through the generations</source>
        <translation>L2 и память по поколениям</translation>
    </message>
    <message>
        <source>L2 (KiB)</source>
        <translation>L2 (КиБ)</translation>
    </message>
    <message>
        <source>L2 (B/cycle)</source>
        <translation>L2 (Б/такт)</translation>
    </message>
    <message>
        <source>L2 (GB/s)</source>
        <translation>L2 (ГБ/с)</translation>
    </message>
    <message>
        <source>memory (GB/s)</source>
        <translation>память (ГБ/с)</translation>
    </message>
    <message>
        <source>A100 against V100: L2 bandwidth %1×, L2 size %2×, memory bandwidth %3×.</source>
        <translation>A100 против V100: пропускная способность L2 %1×, размер L2 %2×, пропускная способность памяти %3×.</translation>
    </message>
    <message>
        <source>L2 bandwidth is bytes per cycle × clock.</source>
        <translation>Пропускная способность L2 — байты за такт × частота.</translation>
    </message>
    <message>
        <source>SMs and CUDA cores of whole chips</source>
        <translation>SM и ядра CUDA целых кристаллов</translation>
    </message>
    <message>
        <source>CUDA cores</source>
        <translation>ядра CUDA</translation>
    </message>
    <message>
        <source>Whole chips; cards have some SMs switched off.</source>
        <translation>Целые кристаллы; на картах часть SM отключена.</translation>
    </message>
    <message>
        <source>Shared-memory latency against bank conflicts</source>
        <translation>Латентность разделяемой памяти при конфликтах банков</translation>
    </message>
    <message>
        <source>Latency of a load from shared memory against the number of threads that want different words of one bank. From Maxwell on each further one costs 2 cycles; Kepler&apos;s dual-ported banks serve any two at once.</source>
        <translation>Латентность загрузки из разделяемой памяти в зависимости от числа нитей, которым нужны разные слова одного банка. С Maxwell каждая следующая стоит 2 такта; двухпортовые банки Kepler обслуживают любые два слова сразу.</translation>
    </message>
    <message>
        <source>Published in GiB/s, but the limits are SMs × bytes per cycle × clock in units of 10⁹ bytes, so GB/s here (V100: 14131 by that product, 13800 printed). T4: 90.0 % by its two numbers, 90.9 % printed.</source>
        <translation>Опубликовано в ГиБ/с, но пределы — SM × байты за такт × частота в единицах 10⁹ байт, поэтому здесь ГБ/с (V100: 14131 по этому произведению, напечатано 13800). T4: 90.0 % по двум его числам, напечатано 90.9 %.</translation>
    </message>
    <message>
        <source>Shared-memory bandwidth in theory and as measured</source>
        <translation>Пропускная способность разделяемой памяти в теории и по измерениям</translation>
    </message>
    <message>
        <source>Bandwidth of the shared memories of all SMs together; above each pair what part of the limit was measured.</source>
        <translation>Суммарная пропускная способность разделяемой памяти всех SM; над каждой парой — измеренная доля предела.</translation>
    </message>
    <message>
        <source>Memory: %1.</source>
        <translation>Память: %1.</translation>
    </message>
    <message>
        <source>K80 to T4 published, H200 measured. K80: 79.6 % by its two numbers, 77.5 % printed.</source>
        <translation>От K80 до T4 опубликовано, H200 измерено. K80: 79.6 % по двум его числам, напечатано 77.5 %.</translation>
    </message>
    <message>
        <source>Global-memory bandwidth in theory and as measured</source>
        <translation>Пропускная способность глобальной памяти в теории и по измерениям</translation>
    </message>
    <message>
        <source>Bandwidth of copying in global memory; above each pair what part of the limit was measured.</source>
        <translation>Пропускная способность копирования в глобальной памяти; над каждой парой — измеренная доля предела.</translation>
    </message>
    <message>
        <source>Latency of global memory and the reach of the TLBs</source>
        <translation>Латентность глобальной памяти и охват TLB</translation>
    </message>
    <message>
        <source>Latency of a load against the memory gone through, one line a page. T4: the L1 TLB covers 32 MiB, the L2 TLB about 8192 MiB. Dots: measured on an H200.</source>
        <translation>Латентность загрузки в зависимости от пройденной памяти, одна строка на страницу. T4: L1 TLB охватывает 32 МиБ, L2 TLB — около 8192 МиБ. Точки: измерено на H200.</translation>
    </message>
    <message>
        <source>Memory of %1, other GPUs for comparison</source>
        <translation>Память %1, другие GPU для сравнения</translation>
    </message>
    <message>
        <source>Shared-memory bandwidth</source>
        <translation>Пропускная способность разделяемой памяти</translation>
    </message>
    <message>
        <source>Global-memory bandwidth</source>
        <translation>Пропускная способность глобальной памяти</translation>
    </message>
    <message>
        <source>Global latency and the reach of the TLBs</source>
        <translation>Глобальная латентность и охват TLB</translation>
    </message>
    <message>
        <source>Memory of a scenario&apos;s GPU</source>
        <translation>Память GPU сценария</translation>
    </message>
    <message>
        <source>Shared-memory bank conflicts</source>
        <translation>Конфликты банков разделяемой памяти</translation>
    </message>
    <message>
        <source>Six accesses of four threads to a memory of four banks. Each bank serves one word a pass; the busiest bank determines how many passes it takes.</source>
        <translation>Шесть обращений четырёх нитей к памяти из четырёх банков. Каждый банк отдаёт одно слово за проход; самый занятый банк определяет число проходов.</translation>
    </message>
    <message>
        <source>Above: threads with the words they access. Below: banks with the words they serve, a row a pass.</source>
        <translation>Вверху: нити и слова, к которым они обращаются. Внизу: банки и слова, которые они отдают, строка на проход.</translation>
    </message>
    <message>
        <source>Shared-memory bank conflicts: six examples</source>
        <translation>Конфликты банков разделяемой памяти: шесть примеров</translation>
    </message>
    <message>
        <source>A scenario&apos;s access to shared memory</source>
        <translation>Обращение сценария к разделяемой памяти</translation>
    </message>
    <message>
        <source>Circles: issue, filled for arithmetic and empty for memory instructions; dashes: execution. Below: instructions in flight and issue slots used.</source>
        <translation>Кружки: выдача, закрашенные — арифметические инструкции, пустые — инструкции доступа к памяти; штрихи: исполнение. Ниже: инструкции в исполнении и занятые слоты выдачи.</translation>
    </message>
    <message>
        <source>Two warps exchange data through shared memory</source>
        <translation>Два варпа обмениваются данными через разделяемую память</translation>
    </message>
    <message>
        <source>Each warp loads its data, writes it to shared memory, waits at the barrier until the other is there too (arrow), and reads what the other wrote. Shown from shortly before the first load returns.</source>
        <translation>Каждый варп загружает свои данные, записывает их в разделяемую память, ждёт на барьере второй варп (стрелка) и читает то, что тот записал. Показано с момента незадолго до возврата первой загрузки.</translation>
    </message>
    <message>
        <source>Thread blocks take each other&apos;s places</source>
        <translation>Блоки нитей сменяют друг друга</translation>
    </message>
    <message>
        <source>A grid of 6 blocks of 2 warps, 2 of which are on the SM at a time: the next block starts in the cycle in which one completes, in its place.</source>
        <translation>Сетка из 6 блоков по 2 варпа, из которых на SM одновременно находятся 2: следующий блок начинается на месте завершившегося в том же такте.</translation>
    </message>
    <message>
        <source>Barrier: two warps exchange data</source>
        <translation>Барьер: два варпа обмениваются данными</translation>
    </message>
    <message>
        <source>Coalescing: four accesses and their transactions</source>
        <translation>Объединение: четыре обращения и их транзакции</translation>
    </message>
    <message>
        <source>Four threads a warp, four words a transaction. Top: threads; middle: words of memory; bottom: transactions and the words that each moves.</source>
        <translation>Четыре нити в варпе, четыре слова в транзакции. Вверху: нити; в середине: слова памяти; внизу: транзакции и слова, которые каждая переносит.</translation>
    </message>
    <message>
        <source>Four examples of coalescing</source>
        <translation>Четыре примера объединения</translation>
    </message>
    <message>
        <source>A load of a scenario: threads, words, transactions</source>
        <translation>Загрузка сценария: нити, слова, транзакции</translation>
    </message>
    <message>
        <source>%1 + %2 = %3 at %4</source>
        <translation>%1 + %2 = %3 при %4</translation>
    </message>
    <message>
        <source>The memory and the arithmetic limit alone would meet at the sum; the issue limit, which loads count for too, cuts that corner.</source>
        <translation>Одни лишь пределы памяти и арифметики сошлись бы в сумме; предел выдачи, в который входят и загрузки, срезает этот угол.</translation>
    </message>
    <message>
        <source>Cusp behaviour, %1</source>
        <translation>Поведение каспа, %1</translation>
    </message>
    <message>
        <source>adds with such accesses are not feasible there: shared memory is addressed by special registers, which takes more instructions (thesis, §4.7)</source>
        <translation>сложения с такими обращениями там неосуществимы: разделяемая память адресуется особыми регистрами, что требует лишних инструкций (диссертация, §4.7)</translation>
    </message>
    <message>
        <source>no source gives %1</source>
        <translation>ни один источник не даёт %1</translation>
    </message>
    <message>
        <source>Left out: %1, as %2.</source>
        <translation>Не показаны: %1, так как %2.</translation>
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
        <translation>Поведение каспа по GPU, варпы для 90 % от пика</translation>
    </message>
    <message>
        <source>Warps per SM that reach 90 % of the peak, n, against arithmetic intensity α, on the same axes for all GPUs. Dashed line: the bound model. Thick grey line: gradual saturation. Dots: measured, where data is at hand. Diamond: the cusp. Hatched: more warps than the SM holds.</source>
        <translation>Число варпов на SM, при котором достигается 90 % пика, n, в зависимости от арифметической интенсивности α, на одних осях для всех GPU. Штриховая линия: модель границ. Толстая серая линия: постепенное насыщение. Точки: измерено, где есть данные. Ромб: касп. Штриховка: больше варпов, чем вмещает SM.</translation>
    </message>
    <message>
        <source>Warps per SM that reach 90 % of the peak, n, against arithmetic intensity α. Line: the bound model, with as many issue cycles for one such instruction as stand in parentheses, 1 where none do. Dashed line: with 1 issue cycle. Dots: measured, where data is at hand. Diamond: the cusp. Last graph: throughput of the other instruction.</source>
        <translation>Число варпов на SM, при котором достигается 90 % пика, n, в зависимости от арифметической интенсивности α. Линия: модель границ, где одна такая инструкция занимает столько тактов выдачи, сколько указано в скобках, а без скобок — 1. Штриховая линия: 1 такт выдачи. Точки: измерено, где есть данные. Ромб: касп. Последний график: пропускная способность другой инструкции.</translation>
    </message>
    <message>
        <source>Cusp behaviour with SFU instructions</source>
        <translation>Поведение каспа с инструкциями SFU</translation>
    </message>
    <message>
        <source>Cusp behaviour with shared-memory instructions</source>
        <translation>Поведение каспа с инструкциями разделяемой памяти</translation>
    </message>
    <message>
        <source>Cusp, Maxwell</source>
        <translation>Касп, Maxwell</translation>
    </message>
    <message>
        <source>Cusp by GPU</source>
        <translation>Касп по GPU</translation>
    </message>
    <message>
        <source>Cusp with SFU instructions</source>
        <translation>Касп с инструкциями SFU</translation>
    </message>
    <message>
        <source>Cusp with shared memory</source>
        <translation>Касп с разделяемой памятью</translation>
    </message>
    <message>
        <source>the guide&apos;s example</source>
        <translation>пример руководства</translation>
    </message>
    <message>
        <source>the guide&apos;s estimate</source>
        <translation>оценка руководства</translation>
    </message>
    <message>
        <source>with arithmetic latency</source>
        <translation>с арифметической латентностью</translation>
    </message>
    <message>
        <source>measured for 90 %</source>
        <translation>измерено для 90 %</translation>
    </message>
    <message>
        <source>warps an SM holds</source>
        <translation>варпов вмещает SM</translation>
    </message>
    <message>
        <source>guide (warps/SM)</source>
        <translation>руководство (варпов/SM)</translation>
    </message>
    <message>
        <source>refined guide (warps/SM)</source>
        <translation>уточнённое руководство (варпов/SM)</translation>
    </message>
    <message>
        <source>with arithmetic latency (warps/SM)</source>
        <translation>с арифметической латентностью (варпов/SM)</translation>
    </message>
    <message>
        <source>an SM holds (warps)</source>
        <translation>вмещает SM (варпы)</translation>
    </message>
    <message>
        <source>guide / better</source>
        <translation>руководство / лучшая</translation>
    </message>
    <message>
        <source>The CUDA guide&apos;s estimate of the warps needed, and a better one</source>
        <translation>Оценка нужных варпов из руководства CUDA и лучшая оценка</translation>
    </message>
    <message>
        <source>Guide: mem_lat·alu_thru/α. Better: alu_lat·alu_thru more. α is a little above alu_thru/mem_thru. In the guide&apos;s example an instruction takes 4 cycles and a load 600.</source>
        <translation>Руководство: mem_lat·alu_thru/α. Лучше: ещё alu_lat·alu_thru. α чуть больше alu_thru/mem_thru. В примере руководства инструкция занимает 4 такта, загрузка — 600.</translation>
    </message>
    <message>
        <source>Where the better estimate is above what an SM holds, no occupancy reaches it: the thesis leaves it out.</source>
        <translation>Где лучшая оценка выше того, что вмещает SM, её не достигает никакая заполненность: диссертация её опускает.</translation>
    </message>
    <message>
        <source>The guide&apos;s own α grows with its versions: 10 in 3.0, 15 in 3.2, 30 in 5.0.</source>
        <translation>Собственное α руководства растёт с версиями: 10 в 3.0, 15 в 3.2, 30 в 5.0.</translation>
    </message>
    <message>
        <source>warps</source>
        <translation>варпы</translation>
    </message>
    <message>
        <source>per SM</source>
        <translation>на SM</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>сложения</translation>
    </message>
    <message>
        <source>Throughput against the warps that the CUDA guide asks for</source>
        <translation>Пропускная способность и варпы, которых требует руководство CUDA</translation>
    </message>
    <message>
        <source>Thick grey line: the guide&apos;s estimate, mem_lat·alu_thru/α. Thin black line: with arithmetic latency, alu_lat·alu_thru more. Curve: gradual saturation. Dots: measured, where data is at hand. The axis ends where the SM is full.</source>
        <translation>Толстая серая линия: оценка руководства, mem_lat·alu_thru/α. Тонкая чёрная: с латентностью арифметики, на alu_lat·alu_thru больше. Кривая: постепенное насыщение. Точки: измерено, где есть данные. Ось кончается там, где SM полон.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 warps</source>
        <translation>%1: %2 из %3 варпов</translation>
    </message>
    <message>
        <source>Not shown, as it exceeds 100 % occupancy: the better estimate on %1.</source>
        <translation>Не показана, так как превышает 100 % заполненности: лучшая оценка на %1.</translation>
    </message>
    <message>
        <source>The guide&apos;s own α grows with its versions: 10 in 3.0, 15 in 3.2, 30 in 5.0. Its example, 600 cycles and 4 an instruction: %1 warps, %2 with the stalled warp and its load.</source>
        <translation>Собственное α руководства растёт с версиями: 10 в 3.0, 15 в 3.2, 30 в 5.0. Его пример, 600 тактов и по 4 на инструкцию: %1 варпов, %2 с простаивающим варпом и его загрузкой.</translation>
    </message>
    <message>
        <source>The CUDA guide&apos;s estimate and a better one</source>
        <translation>Оценка руководства CUDA и лучшая</translation>
    </message>
    <message>
        <source>GPUs used in the thesis</source>
        <translation>GPU, использованные в диссертации</translation>
    </message>
    <message>
        <source>year</source>
        <translation>год</translation>
    </message>
    <message>
        <source>related publications and whitepapers by vendor</source>
        <translation>публикации и технические описания производителя</translation>
    </message>
    <message>
        <source>All of them are GeForce GPUs.</source>
        <translation>Все они — GPU GeForce.</translation>
    </message>
    <message>
        <source>Units per SM and SMs per GPU</source>
        <translation>Устройства на SM и SM на GPU</translation>
    </message>
    <message>
        <source>SFUs</source>
        <translation>SFU</translation>
    </message>
    <message>
        <source>double-precision units</source>
        <translation>блоки двойной точности</translation>
    </message>
    <message>
        <source>load-store units</source>
        <translation>блоки загрузки и сохранения</translation>
    </message>
    <message>
        <source>shared memory units</source>
        <translation>устройства разделяемой памяти</translation>
    </message>
    <message>
        <source>warp schedulers</source>
        <translation>планировщики варпов</translation>
    </message>
    <message>
        <source>Units per SM; SMs per GPU. –: no source at hand.</source>
        <translation>Блоков в SM; SM в GPU. –: источника нет.</translation>
    </message>
    <message>
        <source>Clock rates and pin bandwidths</source>
        <translation>Тактовые частоты и пропускная способность выводов</translation>
    </message>
    <message>
        <source>processor clock (MHz)</source>
        <translation>частота процессора (МГц)</translation>
    </message>
    <message>
        <source>pin bandwidth (GB/s)</source>
        <translation>пропускная способность выводов (ГБ/с)</translation>
    </message>
    <message>
        <source>the top of the allowed range, which the thesis lists (§2.8); boost clock %1, base clock %2</source>
        <translation>верх допустимого диапазона, его и приводит диссертация (§2.8); частота ускорения %1, базовая %2</translation>
    </message>
    <message>
        <source>Clock of the CUDA cores; GB are 10^9 bytes.</source>
        <translation>Частота ядер CUDA; ГБ — 10^9 байт.</translation>
    </message>
    <message>
        <source>Warp schedulers</source>
        <translation>Планировщики варпов</translation>
    </message>
    <message>
        <source>warps/scheduler</source>
        <translation>варпов/планировщик</translation>
    </message>
    <message>
        <source>issue period (cycles)</source>
        <translation>период выдачи (такты)</translation>
    </message>
    <message>
        <source>2 instructions per issue is dual issue.</source>
        <translation>2 инструкции за выдачу — двойная выдача.</translation>
    </message>
    <message>
        <source>Relative and absolute occupancy</source>
        <translation>Относительная и абсолютная заполненность</translation>
    </message>
    <message>
        <source>occupancy (%)</source>
        <translation>заполненность (%)</translation>
    </message>
    <message>
        <source>The thesis states the 25 % rows of G80 and Maxwell; the others follow from the most warps that an SM holds.</source>
        <translation>Диссертация приводит строки 25 % для G80 и Maxwell; остальные следуют из наибольшего числа варпов на SM.</translation>
    </message>
    <message>
        <source>Warps at a part of the most that an SM holds.</source>
        <translation>Варпы при доле от наибольшего числа, которое вмещает SM.</translation>
    </message>
    <message>
        <source>Arithmetic intensities of the guide comparison</source>
        <translation>Арифметические интенсивности сравнения с руководством</translation>
    </message>
    <message>
        <source>with alu_lat (warps/SM)</source>
        <translation>с alu_lat (варпов/SM)</translation>
    </message>
    <message>
        <source>Chosen a little above alu_thru/mem_thru as the thesis does, whose own numbers are not at hand; 32 on Kepler gives the 74 warps that it states.</source>
        <translation>Выбраны чуть больше alu_thru/mem_thru, как в диссертации, чьих чисел под рукой нет; 32 для Kepler даёт названные в ней 74 варпа.</translation>
    </message>
    <message>
        <source>The guide&apos;s estimate is mem_lat × alu_thru / α; the better one adds alu_lat × alu_thru.</source>
        <translation>Оценка руководства — mem_lat × alu_thru / α; лучшая добавляет alu_lat × alu_thru.</translation>
    </message>
    <message>
        <source>What other models leave out, %1</source>
        <translation>Что упускают другие модели, %1</translation>
    </message>
    <message>
        <source>. %1.</source>
        <translation>. %1.</translation>
    </message>
    <message>
        <source>Throughput at %1 warps/SM</source>
        <translation>Пропускная способность при %1 варпов/SM</translation>
    </message>
    <message>
        <source>Warps needed for the whole peak</source>
        <translation>Варпы, нужные для всего пика</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>IPC/SM, %1</source>
        <translation>IPC/SM, %1</translation>
    </message>
    <message>
        <source>leaves out</source>
        <translation>что упускает</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>замена</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>A substitute does not use its authors&apos; own equations: they were not to be had, or are those of a public implementation.</source>
        <translation>Замена — не уравнения её авторов: их не удалось достать, либо это уравнения открытой реализации.</translation>
    </message>
    <message>
        <source>What other models leave out</source>
        <translation>Что упускают другие модели</translation>
    </message>
    <message>
        <source>An if/else in assembly, without and with synchronisation</source>
        <translation>if/else на ассемблере, без синхронизации и с ней</translation>
    </message>
    <message>
        <source>SSY sets where the threads reconverge; .S ends a path.</source>
        <translation>SSY задаёт, где нити снова сходятся; .S завершает путь.</translation>
    </message>
    <message>
        <source>no SIMD semantics</source>
        <translation>без семантики SIMD</translation>
    </message>
    <message>
        <source>with synchronisation</source>
        <translation>с синхронизацией</translation>
    </message>
    <message>
        <source>Each thread&apos;s logical order, and the order in which the warp executes: the active mask of each instruction, thread 0 first, and the divergence stack that it leaves.</source>
        <translation>Логический порядок каждой нити и порядок исполнения варпа: маска активности каждой инструкции, сначала нить 0, и стек расхождения после неё.</translation>
    </message>
    <message>
        <source>Case 1: the threads diverge, P0 = 0, 1, 1, 0</source>
        <translation>Случай 1: нити расходятся, P0 = 0, 1, 1, 0</translation>
    </message>
    <message>
        <source>Case 2: no thread takes the else branch, P0 = 1, 1, 1, 1</source>
        <translation>Случай 2: ни одна нить не идёт в ветвь else, P0 = 1, 1, 1, 1</translation>
    </message>
    <message>
        <source>An if/else in assembly</source>
        <translation>if/else на ассемблере</translation>
    </message>
    <message>
        <source>SIMT execution, case 1: divergence</source>
        <translation>Исполнение SIMT, случай 1: расхождение</translation>
    </message>
    <message>
        <source>SIMT execution, case 2: no divergence</source>
        <translation>Исполнение SIMT, случай 2: без расхождения</translation>
    </message>
    <message>
        <source>A warp of a scenario at one step</source>
        <translation>Варп сценария на одном шаге</translation>
    </message>
    <message>
        <source>Parameters of the bound model</source>
        <translation>Параметры модели границ</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation>архитектура</translation>
    </message>
    <message>
        <source>Coalesced global loads that miss the caches; throughputs per SM.</source>
        <translation>Объединённые глобальные загрузки с промахом мимо кэшей; пропускные способности на SM.</translation>
    </message>
    <message>
        <source>Solutions of the bound model in numbers</source>
        <translation>Решения модели границ в числах</translation>
    </message>
    <message>
        <source>memory throughput (IPC/SM)</source>
        <translation>пропускная способность памяти (IPC/SM)</translation>
    </message>
    <message>
        <source>cusp (warps/SM)</source>
        <translation>касп (варпов/SM)</translation>
    </message>
    <message>
        <source>at α</source>
        <translation>при α</translation>
    </message>
    <message>
        <source>n warps per SM; limits that never bind on a GPU are left out.</source>
        <translation>n варпов на SM; пределы, которые на GPU никогда не действуют, опущены.</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>Разделяемая память</translation>
    </message>
    <message>
        <source>bank width (bits)</source>
        <translation>ширина банка (бит)</translation>
    </message>
    <message>
        <source>an access of a bank</source>
        <translation>обращение к банку</translation>
    </message>
    <message>
        <source>every cycle</source>
        <translation>каждый такт</translation>
    </message>
    <message>
        <source>every %1 cycles</source>
        <translation>каждые %1 такта</translation>
    </message>
    <message>
        <source>8800 GTX and GTX 280 serve a half-warp at a time.</source>
        <translation>8800 GTX и GTX 280 обслуживают по полварпа.</translation>
    </message>
    <message>
        <source>worked back from the ratio</source>
        <translation>обратно из отношения</translation>
    </message>
    <message>
        <source>%1 % of the peak at %2 warps</source>
        <translation>%1 % от пика при %2 варпах</translation>
    </message>
    <message>
        <source>Worked back from the published ratio: %1.</source>
        <translation>Обратно из опубликованного отношения: %1.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>Измерено: %1.</translation>
    </message>
    <message>
        <source>additions alone, %1 dependent ones an iteration of the loop</source>
        <translation>одни сложения, по %1 зависимых за итерацию цикла</translation>
    </message>
    <message>
        <source>model: %1 warps</source>
        <translation>модель: %1 варпов</translation>
    </message>
    <message>
        <source>Arithmetic and memory throughput against occupancy, %1</source>
        <translation>Пропускная способность арифметики и памяти в зависимости от заполненности, %1</translation>
    </message>
    <message>
        <source>Only arithmetic (α = ∞)</source>
        <translation>Только арифметика (α = ∞)</translation>
    </message>
    <message>
        <source>Only memory (α = 0)</source>
        <translation>Только память (α = 0)</translation>
    </message>
    <message>
        <source>from transactions</source>
        <translation>из транзакций</translation>
    </message>
    <message>
        <source>%1 transactions in %2 lines: %3 cycles, %4 IPC/SM, %5 warps</source>
        <translation>транзакций: %1, строк: %2; %3 тактов, %4 IPC/SM, %5 варпов</translation>
    </message>
    <message>
        <source>%1, access pattern: %2</source>
        <translation>%1, шаблон доступа: %2</translation>
    </message>
    <message>
        <source>From transactions, %1: %2.</source>
        <translation>Из транзакций, %1: %2.</translation>
    </message>
    <message>
        <source>no source gives another access pattern than coalesced for GPU &apos;%1&apos;; thesis-4.3 needs one, as gtx980 has</source>
        <translation>ни один источник не даёт для GPU «%1» другого доступа, кроме слитного; для thesis-4.3 он нужен, как у gtx980</translation>
    </message>
    <message>
        <source>Memory throughput with poorly coalesced accesses, %1</source>
        <translation>Пропускная способность памяти при плохо объединяемых обращениях, %1</translation>
    </message>
    <message>
        <source>Memory throughput with poorly coalesced accesses, GTX 980 and H200</source>
        <translation>Пропускная способность памяти при плохо объединяемых обращениях, GTX 980 и H200</translation>
    </message>
    <message>
        <source>The costs of a line and of a sector are taken from the coalesced and the random loads: stride 2 is a prediction.</source>
        <translation>Стоимость строки и сектора взята из объединённых и случайных загрузок: шаг 2 — предсказание.</translation>
    </message>
    <message>
        <source>Arithmetic and memory throughput against occupancy</source>
        <translation>Пропускная способность арифметики и памяти в зависимости от заполненности</translation>
    </message>
    <message>
        <source>Stride-2 and random access</source>
        <translation>Шаг 2 и случайный доступ</translation>
    </message>
    <message>
        <source>Shown from cycle %1 on.</source>
        <translation>Показано с такта %1.</translation>
    </message>
    <message>
        <source>From cycle %1 on the run repeats itself every %2 cycles.</source>
        <translation>С такта %1 ход повторяется каждые %2 тактов.</translation>
    </message>
    <message>
        <source>%1; %2, %3 warps/SM</source>
        <translation>%1; %2, %3 варпов/SM</translation>
    </message>
    <message>
        <source>Concurrent instructions are not concurrent warps</source>
        <translation>Одновременные инструкции — не одновременные варпы</translation>
    </message>
    <message>
        <source>Little&apos;s law, latency × throughput: %1 arithmetic and %2 %3 instructions in flight, of %4 warps.</source>
        <translation>Закон Литтла, латентность × пропускная способность: в работе %1 арифметических инструкций и %2 (%3) у %4 варпов.</translation>
    </message>
    <message>
        <source>Multithreaded issue: a scheduler chooses among warps</source>
        <translation>Многопоточная выдача: планировщик выбирает среди варпов</translation>
    </message>
    <message>
        <source>Multithreaded issue</source>
        <translation>Многопоточная выдача</translation>
    </message>
    <message>
        <source>Issue timeline of a scenario</source>
        <translation>Ход выдачи сценария</translation>
    </message>
    <message>
        <source>arithmetic (warps/SM)</source>
        <translation>арифметика (варпов/SM)</translation>
    </message>
    <message>
        <source>memory (warps/SM)</source>
        <translation>память (варпов/SM)</translation>
    </message>
    <message>
        <source>ratio, model</source>
        <translation>отношение, модель</translation>
    </message>
    <message>
        <source>ratio, published</source>
        <translation>отношение, опубликовано</translation>
    </message>
    <message>
        <source>latency ratio</source>
        <translation>отношение латентностей</translation>
    </message>
    <message>
        <source>throughput ratio</source>
        <translation>отношение пропускных способностей</translation>
    </message>
    <message>
        <source>ratio of instructions</source>
        <translation>отношение инструкций</translation>
    </message>
    <message>
        <source>Warps needed to hide arithmetic and memory latency</source>
        <translation>Варпы, нужные, чтобы скрыть латентность арифметики и памяти</translation>
    </message>
    <message>
        <source>Model: latency × throughput limit. The published ratio divides the warps measured for 90 % of the memory peak by those for the arithmetic peak, so it is larger than the model&apos;s. Hollow bars are worked back from that ratio; the source states the warps themselves for the full ones only.</source>
        <translation>Модель: латентность × предел пропускной способности. Опубликованное отношение делит варпы, измеренные для 90 % пика памяти, на варпы для пика арифметики, поэтому оно больше модельного. Пустые столбцы получены обратно из этого отношения; сами варпы источник приводит только для закрашенных.</translation>
    </message>
    <message>
        <source>The model&apos;s ratio is the latency ratio × the throughput ratio (§4.4). Ratio of instructions: the published one where two instructions of a warp issue at a time (§4.3).</source>
        <translation>Отношение модели — отношение латентностей × отношение пропускных способностей (§4.4). Отношение инструкций: опубликованное, если две инструкции варпа выдаются разом (§4.3).</translation>
    </message>
    <message>
        <source>Warps for arithmetic and for memory latency</source>
        <translation>Варпы для латентности арифметики и памяти</translation>
    </message>
    <message>
        <source>Latency hiding on %1, %2, %3 warps/SM</source>
        <translation>Скрытие латентности на %1, %2, %3 варпов/SM</translation>
    </message>
    <message>
        <source>a loop</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>In flight %1</source>
        <translation>В исполнении %1</translation>
    </message>
    <message>
        <source>Throughput, cusp and concurrency of a scenario</source>
        <translation>Пропускная способность, касп и параллелизм сценария</translation>
    </message>
    <message>
        <source>Throughput bounds of a scenario</source>
        <translation>Границы пропускной способности сценария</translation>
    </message>
    <message>
        <source>Warps needed against arithmetic intensity</source>
        <translation>Нужные варпы в зависимости от арифметической интенсивности</translation>
    </message>
    <message>
        <source>Models of throughput side by side</source>
        <translation>Модели пропускной способности рядом</translation>
    </message>
    <message>
        <source>What ± 10 % of each parameter does to a scenario</source>
        <translation>Что делает со сценарием изменение каждого параметра на ± 10 %</translation>
    </message>
    <message>
        <source>Gradual saturation against what was measured</source>
        <translation>Плавное насыщение против измерений</translation>
    </message>
    <message>
        <source>Instructions in flight against arithmetic intensity</source>
        <translation>Инструкции в исполнении в зависимости от арифметической интенсивности</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Что вы видите</translation>
    </message>
    <message>
        <source>A GPU hides the latency of one warp behind the work of others. LatencyLoom computes how many warps that takes and what limits a kernel: everything shown follows from the few numbers at the left. They begin as those of the GTX 980, which the thesis measured; Ctrl+G takes another GPU.</source>
        <translation>GPU прячет латентность одного варпа за работой других. LatencyLoom вычисляет, сколько для этого нужно варпов и что ограничивает ядро: всё показанное следует из немногих чисел слева. Сначала это числа GTX 980, измеренной в диссертации; Ctrl+G выбирает другой GPU.</translation>
    </message>
    <message>
        <source>Drag α</source>
        <translation>Потяните α</translation>
    </message>
    <message>
        <source>α is the number of adds per load. Drag its slider, type a value, or use the arrow keys: every view follows.</source>
        <translation>α — число сложений на загрузку. Потяните ползунок, введите значение или нажимайте стрелки: все виды следуют.</translation>
    </message>
    <message>
        <source>Drag the operating point</source>
        <translation>Потяните рабочую точку</translation>
    </message>
    <message>
        <source>The dot is your kernel: so many warps, so much throughput. Drag it up the slope n/L, until a limit stops it.</source>
        <translation>Точка — ваше ядро: столько варпов, такая пропускная способность. Тяните её вверх по наклону n/L, пока не остановит предел.</translation>
    </message>
    <message>
        <source>The cusp</source>
        <translation>Касп</translation>
    </message>
    <message>
        <source>Loads alone need some warps, adds alone some; a mixture needs more than either. Where both limits are reached both latencies have to be hidden: that is the peak.</source>
        <translation>Одним загрузкам нужно сколько-то варпов, одним сложениям — сколько-то; смеси нужно больше, чем каждым из них. Там, где достигнуты оба предела, надо скрыть обе латентности: это касп.</translation>
    </message>
    <message>
        <source>What is in flight</source>
        <translation>Что в полёте</translation>
    </message>
    <message>
        <source>Concurrency says what those warps are for: the instructions that have begun and not ended, adds and loads apart. Warps bring them; so do independent instructions.</source>
        <translation>«Параллелизм» показывает, зачем эти варпы: инструкции, которые начались и ещё не кончились, сложения и загрузки отдельно. Их дают варпы; дают и независимые инструкции.</translation>
    </message>
    <message>
        <source>Read the sentence</source>
        <translation>Прочтите предложение</translation>
    </message>
    <message>
        <source>One line says what limits the kernel, by how much, and what would help. The pointer on a word explains it. Why? at its end opens each number&apos;s formula, its inputs and their sources, down to the data sheet or the measurement.</source>
        <translation>Одна строка говорит, что ограничивает ядро, насколько и что помогло бы. Указатель на слове объясняет его. «Почему?» в конце открывает формулу каждого числа, его исходные числа и их источники, вплоть до спецификации или измерения.</translation>
    </message>
    <message>
        <source>More views</source>
        <translation>Другие виды</translation>
    </message>
    <message>
        <source>Timeline shows why, cycle by cycle; others show divergence, banks, coalescing, occupancy, machine code. V shows all of them, by the question that they answer.</source>
        <translation>«Ход времени» показывает причину такт за тактом; другие виды — расхождение, банки, объединение, заполненность, машинный код. V показывает их все по вопросу, на который они отвечают.</translation>
    </message>
    <message>
        <source>Take a lesson</source>
        <translation>Пройдите урок</translation>
    </message>
    <message>
        <source>Eleven lessons let you predict first and look afterwards.</source>
        <translation>Одиннадцать уроков: сначала предсказать, потом посмотреть.</translation>
    </message>
    <message>
        <source>Keep what you found</source>
        <translation>Сохраните найденное</translation>
    </message>
    <message>
        <source>Pin a state to compare with, and export the view as a figure: it opens again in this program. Help has this tour, the glossary and the manual.</source>
        <translation>Закрепите состояние для сравнения и экспортируйте вид как рисунок: он снова откроется в этой программе. В «Справке» есть этот обзор, глоссарий и руководство.</translation>
    </message>
    <message>
        <source>the folder has no lesson; expected NAME.lesson.json and NAME.md</source>
        <translation>в папке нет урока; ожидались NAME.lesson.json и NAME.md</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Имя:</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Ответ:</translation>
    </message>
    <message>
        <source>--lang: expected one of %1, found &apos;%2&apos;</source>
        <translation>--lang: ожидалось одно из %1, найдено «%2»</translation>
    </message>
    <message>
        <source>the program was built without its %1 translation</source>
        <translation>программа собрана без перевода %1</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1 в исполнении</translation>
    </message>
    <message>
        <source>measured, longer than simulated</source>
        <translation>измерено: дольше, чем в симуляции</translation>
    </message>
    <message>
        <source>measured, shorter</source>
        <translation>измерено: короче</translation>
    </message>
    <message>
        <source>measured, as simulated</source>
        <translation>измерено: как в симуляции</translation>
    </message>
    <message>
        <source>measured, not compared</source>
        <translation>измерено: не сравнивается</translation>
    </message>
    <message>
        <source>issued</source>
        <translation>выдано</translation>
    </message>
    <message>
        <source>waits for memory or SFU</source>
        <translation>ждёт память или SFU</translation>
    </message>
    <message>
        <source>waits for arithmetic</source>
        <translation>ждёт арифметики</translation>
    </message>
    <message>
        <source>unit full</source>
        <translation>блок занят</translation>
    </message>
    <message>
        <source>order, barrier, no warp</source>
        <translation>порядок, барьер, нет варпа</translation>
    </message>
    <message>
        <source>in flight</source>
        <translation>в исполнении</translation>
    </message>
    <message>
        <source>producer %1</source>
        <translation>производитель %1</translation>
    </message>
    <message>
        <source>consumer %1</source>
        <translation>потребитель %1</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>измерено %1</translation>
    </message>
    <message>
        <source>slots</source>
        <translation>места</translation>
    </message>
    <message>
        <source>instructions in an iteration of one warp</source>
        <translation>инструкций в итерации одного варпа</translation>
    </message>
    <message>
        <source>warps of every block that start the copies</source>
        <translation>варпы каждого блока, которые начинают копирования</translation>
    </message>
    <message>
        <source>warps of every block that compute with them</source>
        <translation>варпы каждого блока, которые считают с тем, что пришло</translation>
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
        <translation>ожидался файл с несохранённой работой</translation>
    </message>
    <message>
        <source>; it was renamed to %1</source>
        <translation>; файл переименован в %1</translation>
    </message>
    <message>
        <source>; it could not be renamed either: remove it or change its permissions</source>
        <translation>; переименовать его тоже не удалось: удалите его или получите право записи туда</translation>
    </message>
    <message>
        <source>The settings in %1 cannot be read: everything starts as at first</source>
        <translation>Настройки в %1 не читаются: всё начинается как в первый раз</translation>
    </message>
    <message>
        <source>%1 cannot be written: how the window is arranged will not be remembered. Get leave to write there.</source>
        <translation>Запись в %1 невозможна: расположение окна не будет запомнено. Получите право записи туда.</translation>
    </message>
    <message>
        <source>About LatencyLoom</source>
        <translation>О программе LatencyLoom</translation>
    </message>
    <message>
        <source>Shows how GPUs hide latency: which limit binds, how many warps it takes to reach it, and why.

The model is that of V. Volkov, Understanding Latency Hiding on GPUs, University of California, Berkeley, 2016.

Free software under the GNU General Public License, version 3 or later. Uses Qt, Qt Charts and QCustomPlot.</source>
        <translation>Показывает, как GPU скрывают латентность: какой предел действует, сколько нужно варпов, чтобы его достичь, и почему.

Модель — из работы: V. Volkov, Understanding Latency Hiding on GPUs, University of California, Berkeley, 2016.

Свободная программа под GNU General Public License версии 3 или новее. Использует Qt, Qt Charts и QCustomPlot.</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>warps per SM</source>
        <translation>варпы на SM</translation>
    </message>
    <message>
        <source>warps per scheduler</source>
        <translation>варпы на планировщик</translation>
    </message>
    <message>
        <source>threads per SM</source>
        <translation>нити на SM</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation>заполненность, %</translation>
    </message>
    <message>
        <source>occupancy, 0 to 1</source>
        <translation>заполненность, от 0 до 1</translation>
    </message>
    <message>
        <source>instruction throughput</source>
        <translation>темп инструкций</translation>
    </message>
    <message>
        <source>adds/cycle/SM</source>
        <translation>сложений/такт/SM</translation>
    </message>
    <message>
        <source>cycles per iteration</source>
        <translation>такты на итерацию</translation>
    </message>
    <message>
        <source>error bar: lower end</source>
        <translation>погрешность: нижний край</translation>
    </message>
    <message>
        <source>error bar: upper end</source>
        <translation>погрешность: верхний край</translation>
    </message>
    <message>
        <source>error bar: ±</source>
        <translation>погрешность: ±</translation>
    </message>
    <message>
        <source>error bar: ± %</source>
        <translation>погрешность: ± %</translation>
    </message>
    <message>
        <source>measuring loop: cycles per iteration</source>
        <translation>измерительный цикл: такты на итерацию</translation>
    </message>
    <message>
        <source>measuring loop: issue slots per iteration</source>
        <translation>измерительный цикл: слоты выдачи на итерацию</translation>
    </message>
    <message>
        <source>%1: %2 (first in line %3, column %4: %5)</source>
        <translation>%1: %2 (первый раз: строка %3, столбец %4: %5)</translation>
    </message>
    <message>
        <source>%1 of %2 rows refused: %3</source>
        <translation>отклонено строк: %1 из %2: %3</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Системный</translation>
    </message>
    <message>
        <source>Exported &amp;figures</source>
        <translation>&amp;Рисунки при экспорте</translation>
    </message>
    <message>
        <source>As the &amp;window</source>
        <translation>&amp;Как окно</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>разделяемая память</translation>
    </message>
    <message>
        <source>Bound by %1.</source>
        <translation>Ограничивает %1.</translation>
    </message>
    <message>
        <source>Bound by %1 and %2 at once.</source>
        <translation>Ограничивают сразу %1 и %2.</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Примерно %1</translation>
    </message>
    <message>
        <source>%1 % of the %2 limit</source>
        <translation>%1 % от предела (%2)</translation>
    </message>
    <message>
        <source>the %1 limit</source>
        <translation>предел (%1)</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>примерно %1</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak: even the %2 warps an SM holds cannot reach %3</source>
        <translation>Ограничено латентностью, %1 % от пика: даже все варпы SM (%2) не дают %3</translation>
    </message>
    <message>
        <source>; %1 can.</source>
        <translation>; даёт %1.</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak: %2, or %3, reach %4.</source>
        <translation>Ограничено латентностью, %1 % от пика: ещё %2 или %3 дают %4.</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak: %2 reaches %3.</source>
        <translation>Ограничено латентностью, %1 % от пика: ещё %2 даёт %3.</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak: %2 reach %3.</source>
        <translation>Ограничено латентностью, %1 % от пика: ещё %2 дают %3.</translation>
    </message>
    <message>
        <source>Latency-bound at %1 % of the peak.</source>
        <translation>Ограничено латентностью, %1 % от пика.</translation>
    </message>
    <message>
        <source>An SM holds only %1 warps, not %2.</source>
        <translation>SM вмещает только %1 варпов, а не %2.</translation>
    </message>
    <message>
        <source>Limited by %1.</source>
        <translation>Ограничивает %1.</translation>
    </message>
    <message>
        <source>Limited by %1: %2 % of what %3 would allow.</source>
        <translation>Ограничивает %1: %2 % от того, что допускает %3.</translation>
    </message>
    <message>
        <source>Queues cost %1 % more.</source>
        <translation>Ещё %1 % отнимают очереди.</translation>
    </message>
    <message>
        <source>It may be slower; rates that no source gives: %1.</source>
        <translation>Может быть и медленнее; скорости, которых не даёт ни один источник: %1.</translation>
    </message>
    <message>
        <source>No single change helps.</source>
        <translation>Ни одно изменение по отдельности не помогает.</translation>
    </message>
    <message>
        <source>What helps: %1.</source>
        <translation>Что поможет: %1.</translation>
    </message>
    <message>
        <source>No source gives %1 of %2. Enter a value at the left to go on.</source>
        <translation>Ни один источник не даёт %1 для %2. Введите значение слева, чтобы продолжить.</translation>
    </message>
    <message>
        <source>Save as sound</source>
        <translation>Сохранить как звук</translation>
    </message>
    <message>
        <source>Sound (*.wav)</source>
        <translation>Звук (*.wav)</translation>
    </message>
    <message>
        <source>No curve</source>
        <translation>Кривых нет</translation>
    </message>
    <message>
        <source>Take the %1</source>
        <translation>Взять %1</translation>
    </message>
    <message>
        <source>Why is it slow?</source>
        <translation>Почему медленно?</translation>
    </message>
    <message>
        <source>How does it execute?</source>
        <translation>Как выполняется?</translation>
    </message>
    <message>
        <source>What fits?</source>
        <translation>Что помещается?</translation>
    </message>
    <message>
        <source>My kernel</source>
        <translation>Моё ядро</translation>
    </message>
    <message>
        <source>Which GPU?</source>
        <translation>Какой GPU?</translation>
    </message>
    <message>
        <source>How right is it?</source>
        <translation>Насколько верно?</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4.</source>
        <translation>%1: %2 от %3 до %4.</translation>
    </message>
    <message>
        <source>%1: outside the range shown.</source>
        <translation>%1: вне показанного диапазона.</translation>
    </message>
    <message>
        <source>%1: %2 throughout.</source>
        <translation>%1: всюду %2.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 при %2</translation>
    </message>
    <message>
        <source>highest %1</source>
        <translation>наибольшее %1</translation>
    </message>
    <message>
        <source>lowest %1</source>
        <translation>наименьшее %1</translation>
    </message>
    <message>
        <source>%1: %2 points between %3 and %4.</source>
        <translation>%1: точек %2, между %3 и %4.</translation>
    </message>
    <message>
        <source>%1: %2 at %3.</source>
        <translation>%1: %2 при %3.</translation>
    </message>
    <message>
        <source>A table of %1 rows: %2.</source>
        <translation>Таблица, строк %1: %2.</translation>
    </message>
    <message>
        <source>A timeline of %1 rows, cycles %2 to %3.</source>
        <translation>Временная диаграмма, строк %1, такты от %2 до %3.</translation>
    </message>
    <message>
        <source>A diagram: %1.</source>
        <translation>Схема: %1.</translation>
    </message>
    <message>
        <source>No values.</source>
        <translation>Значений нет.</translation>
    </message>
    <message>
        <source>%1 over a grid: from %2 to %3 %4.</source>
        <translation>%1 по сетке: от %2 до %3 %4.</translation>
    </message>
    <message>
        <source>As it is: %1.</source>
        <translation>Как есть: %1.</translation>
    </message>
    <message>
        <source>%1: %2 with %3, %4 with %5.</source>
        <translation>%1: %2 при %3, %4 при %5.</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>По горизонтали</translation>
    </message>
    <message>
        <source>name</source>
        <translation>название</translation>
    </message>
    <message>
        <source>released</source>
        <translation>вышел</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>сегмент</translation>
    </message>
    <message>
        <source>known</source>
        <translation>известно</translation>
    </message>
    <message>
        <source>what the GPU is called</source>
        <translation>как называется GPU</translation>
    </message>
    <message>
        <source>the generation of its SMs</source>
        <translation>поколение его SM</translation>
    </message>
    <message>
        <source>when it came out, as far as a source says</source>
        <translation>когда вышел, насколько говорит источник</translation>
    </message>
    <message>
        <source>what it is sold as; a chip is a whole die that is no product by itself</source>
        <translation>в каком качестве продаётся; chip — целый кристалл, который сам не продукт</translation>
    </message>
    <message>
        <source>the features and limits of its SMs</source>
        <translation>возможности и пределы его SM</translation>
    </message>
    <message>
        <source>the kind of its DRAM</source>
        <translation>вид его DRAM</translation>
    </message>
    <message>
        <source>where the numbers come from that the model of global loads takes</source>
        <translation>откуда числа, которые берёт модель глобальных загрузок</translation>
    </message>
    <message>
        <source>Not known: no source gives it.</source>
        <translation>Неизвестно: ни один источник не приводит.</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Примечание: %1</translation>
    </message>
    <message>
        <source>%1-bit %2</source>
        <translation>%2 по %1 бит</translation>
    </message>
    <message>
        <source>issue slots</source>
        <translation>слоты выдачи</translation>
    </message>
    <message>
        <source>FP32 pipe</source>
        <translation>конвейер FP32</translation>
    </message>
    <message>
        <source>integer pipe</source>
        <translation>целочисленный конвейер</translation>
    </message>
    <message>
        <source>FP64 pipe</source>
        <translation>конвейер FP64</translation>
    </message>
    <message>
        <source>LD/ST units</source>
        <translation>блоки LD/ST</translation>
    </message>
    <message>
        <source>shared-memory passes</source>
        <translation>проходы разделяемой памяти</translation>
    </message>
    <message>
        <source>constant cache</source>
        <translation>кэш констант</translation>
    </message>
    <message>
        <source>bandwidth between SMs of a cluster</source>
        <translation>пропускная способность между SM кластера</translation>
    </message>
    <message>
        <source>L1 bandwidth</source>
        <translation>полоса L1</translation>
    </message>
    <message>
        <source>L2 bandwidth</source>
        <translation>полоса L2</translation>
    </message>
    <message>
        <source>DRAM bandwidth</source>
        <translation>полоса DRAM</translation>
    </message>
    <message>
        <source>stages of %1</source>
        <translation>число стадий %1</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation>%1 варпов</translation>
    </message>
    <message>
        <source>ILP %1</source>
        <translation>ILP %1</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>стадий: %1</translation>
    </message>
    <message>
        <source>no bank conflicts of %1</source>
        <translation>%1 без конфликтов банков</translation>
    </message>
    <message>
        <source>%1 coalesced</source>
        <translation>%1 с объединением</translation>
    </message>
    <message>
        <source>%1 % of %2 from L2</source>
        <translation>%1 % доступов %2 из L2</translation>
    </message>
    <message>
        <source>%1 % %2</source>
        <translation>%1 % %2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 Б</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation>секторов: %1</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>проходов: %1</translation>
    </message>
    <message>
        <source>%1 independent</source>
        <translation>независимых: %1</translation>
    </message>
    <message>
        <source>Arithmetic intensity α</source>
        <translation>Арифметическая интенсивность α</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Заполненность</translation>
    </message>
    <message>
        <source>Stages of copies</source>
        <translation>Стадии копирования</translation>
    </message>
    <message>
        <source>Share served by L1</source>
        <translation>Доля из L1</translation>
    </message>
    <message>
        <source>Share served by L2</source>
        <translation>Доля из L2</translation>
    </message>
    <message>
        <source>Bytes a thread</source>
        <translation>Байт на нить</translation>
    </message>
    <message>
        <source>%1, loop %2</source>
        <translation>%1, цикл %2</translation>
    </message>
    <message>
        <source>The loop cannot be computed: %1. Change the loop at the left, or choose another GPU.</source>
        <translation>Цикл нельзя рассчитать: %1. Измените цикл слева или выберите другой GPU.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>цель</translation>
    </message>
    <message>
        <source>count</source>
        <translation>число</translation>
    </message>
    <message>
        <source>cyc</source>
        <translation>тк</translation>
    </message>
    <message>
        <source>IPC</source>
        <translation>IPC</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>от %1 до %2 %</translation>
    </message>
    <message>
        <source>%1 to %2, or ∞</source>
        <translation>от %1 до %2 или ∞</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <translation>от %1 до %2 %3</translation>
    </message>
    <message>
        <source>given by the vendor</source>
        <translation>указано производителем</translation>
    </message>
    <message>
        <source>“%1” is not a number; %2 is possible</source>
        <translation>«%1» — не число; возможно: %2</translation>
    </message>
    <message>
        <source>%1 is possible</source>
        <translation>возможно: %1</translation>
    </message>
    <message>
        <source>a whole number, %1</source>
        <translation>целое число, %1</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation>%1 тактов</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>ᵈ derived by this program from what is published, or computed with such a number; ᵃ assumed, likewise.</source>
        <translation>ᵈ выведено этой программой из опубликованного или вычислено с таким числом; ᵃ принято, так же.</translation>
    </message>
    <message>
        <source>Computed with numbers that are derived by this program; the caption lists them.</source>
        <translation>Вычислено с числами, выведенными этой программой; они перечислены в подписи.</translation>
    </message>
    <message>
        <source>Derived by this program: %1.</source>
        <translation>Выведено этой программой: %1.</translation>
    </message>
    <message>
        <source>Assumed: %1.</source>
        <translation>Принято: %1.</translation>
    </message>
    <message>
        <source> (derived)</source>
        <translation> (выведено)</translation>
    </message>
    <message>
        <source> (assumed)</source>
        <translation> (принято)</translation>
    </message>
    <message>
        <source>latency bound</source>
        <translation>граница латентности</translation>
    </message>
    <message>
        <source>%1 limit</source>
        <translation>предел: %1</translation>
    </message>
    <message>
        <source>arithmetic limit</source>
        <translation>предел арифметики</translation>
    </message>
    <message>
        <source>issue limit</source>
        <translation>предел выдачи</translation>
    </message>
    <message>
        <source>another loop</source>
        <translation>другой цикл</translation>
    </message>
    <message>
        <source>no loop</source>
        <translation>без цикла</translation>
    </message>
    <message>
        <source>the same, pinned</source>
        <translation>то же, закреплено</translation>
    </message>
    <message>
        <source> (changed)</source>
        <translation> (изменено)</translation>
    </message>
    <message>
        <source>%1, %2 mix: %3</source>
        <translation>%1, смесь: %2; %3</translation>
    </message>
    <message>
        <source>measured throughput</source>
        <translation>измеренная пропускная способность</translation>
    </message>
    <message>
        <source>relative error</source>
        <translation>относительная ошибка</translation>
    </message>
    <message>
        <source>α = %1 to %2</source>
        <translation>α = от %1 до %2</translation>
    </message>
    <message>
        <source>arithmetic intensity α</source>
        <translation>арифметическая интенсивность α</translation>
    </message>
    <message>
        <source>model against measured</source>
        <translation>модель и измерение</translation>
    </message>
    <message>
        <source>worst: %1</source>
        <translation>худшая: %1</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Тепловая карта</translation>
    </message>
    <message>
        <source>Over warps</source>
        <translation>По варпам</translation>
    </message>
    <message>
        <source>Over throughput</source>
        <translation>По темпу</translation>
    </message>
    <message>
        <source>%1 at %2, %3 warps/SM</source>
        <translation>%1 при %2, %3 варпов/SM</translation>
    </message>
    <message>
        <source>%1
predicted %2, measured %3 IPC/SM</source>
        <translation>%1
предсказано %2, измерено %3 IPC/SM</translation>
    </message>
    <message>
        <source>only whole warps run: taken as %1 warps/SM</source>
        <translation>исполняются только целые варпы: взято %1 варпов/SM</translation>
    </message>
    <message>
        <source>points</source>
        <translation>точек</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>средняя ошибка</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>смещение</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>худшая</translation>
    </message>
    <message>
        <source>%1 against what was measured on %2</source>
        <translation>%1 против измерений на %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>The relative error is (model − measured) / measured. The bias is its mean; mean error and median leave its sign out.</source>
        <translation>Относительная ошибка — (модель − измерено) / измерено. Смещение — её среднее; средняя ошибка и медиана берутся без знака.</translation>
    </message>
    <message>
        <source>warps needed, measured</source>
        <translation>нужно варпов, измерено</translation>
    </message>
    <message>
        <source>warps needed, predicted</source>
        <translation>нужно варпов, предсказано</translation>
    </message>
    <message>
        <source>one warp a scheduler</source>
        <translation>один варп на планировщик</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>равно измеренному</translation>
    </message>
    <message>
        <source>%1, fitted</source>
        <translation>%1, подогнано</translation>
    </message>
    <message>
        <source>%1: %2 of %3 within one warp a scheduler</source>
        <translation>%1: %2 из %3 в пределах одного варпа на планировщик</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>случаев</translation>
    </message>
    <message>
        <source>within one warp a scheduler</source>
        <translation>в пределах одного варпа на планировщик</translation>
    </message>
    <message>
        <source>worst case</source>
        <translation>худший случай</translation>
    </message>
    <message>
        <source>Warps needed: what others measured against what models say</source>
        <translation>Нужные варпы: измерения разных людей против моделей</translation>
    </message>
    <message>
        <source>Each dot is an instruction or a kernel on a GPU for which somebody measured how many warps reach 90 % of the throughput, 99 % of it for the GTX 480&apos;s FMA. On the line the model says the same; in the band it is within one warp of each of four schedulers.</source>
        <translation>Каждая точка — инструкция или ядро на GPU, для которых кто-то измерил, сколько варпов достигают 90 % пропускной способности, для FMA на GTX 480 — 99 %. На прямой модель говорит то же самое; в полосе она отличается не больше чем на один варп на каждый из четырёх планировщиков.</translation>
    </message>
    <message>
        <source>Pale dots: numbers of the GPU that the model takes were fitted to this measurement; the table leaves them out.</source>
        <translation>Бледные точки: числа GPU, которые берёт модель, подогнаны под это измерение; таблица их не учитывает.</translation>
    </message>
    <message>
        <source>%1, ILP %2: predicted %3, measured %4 warps/SM</source>
        <translation>%1, ILP %2: предсказано %3, измерено %4 варпов/SM</translation>
    </message>
    <message>
        <source>Less α (Left)</source>
        <translation>α меньше (Влево)</translation>
    </message>
    <message>
        <source>More α (Right)</source>
        <translation>α больше (Вправо)</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 шаг/с</translation>
    </message>
    <message>
        <source>How fast α moves when playing ([ slower, ] faster)</source>
        <translation>Скорость изменения α при воспроизведении ([ медленнее, ] быстрее)</translation>
    </message>
    <message>
        <source>α from 0.1 to 1000</source>
        <translation>α от 0.1 до 1000</translation>
    </message>
    <message>
        <source>± %1 % of each number</source>
        <translation>± %1 % каждого числа</translation>
    </message>
    <message>
        <source>derived numbers in their ranges</source>
        <translation>выведенные числа в своих диапазонах</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Полосы</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Every number ± %1 %</source>
        <translation>Каждое число ± %1 %</translation>
    </message>
    <message>
        <source>%1, 4 banks</source>
        <translation>%1, 4 банка</translation>
    </message>
    <message>
        <source>stride 1</source>
        <translation>шаг 1</translation>
    </message>
    <message>
        <source>matrix column, 32 × 32</source>
        <translation>столбец матрицы 32 × 32</translation>
    </message>
    <message>
        <source>matrix column, padded by 1</source>
        <translation>столбец матрицы, дополнение 1</translation>
    </message>
    <message>
        <source>matrix column, XOR swizzle</source>
        <translation>столбец матрицы, перестановка XOR</translation>
    </message>
    <message>
        <source>double, stride 1</source>
        <translation>double, шаг 1</translation>
    </message>
    <message>
        <source>float4, stride 1</source>
        <translation>float4, шаг 1</translation>
    </message>
    <message>
        <source>with an XOR swizzle</source>
        <translation>с перестановкой XOR</translation>
    </message>
    <message>
        <source>with %1 word of padding a row</source>
        <translation>с %1 словом дополнения на строку</translation>
    </message>
    <message>
        <source>with %1 words of padding a row</source>
        <translation>с дополнением в %1 слов на строку</translation>
    </message>
    <message>
        <source>Shared-memory access of %1 threads on %2 banks: %3</source>
        <translation>Обращение %1 нитей к разделяемой памяти, банков: %2; %3</translation>
    </message>
    <message>
        <source>A row a pass; in a box the word that the bank serves. A solid edge: one fetch for several threads, ×n for how many.</source>
        <translation>Строка на проход; в клетке — слово, которое отдаёт банк. Сплошная рамка: одна выборка для нескольких нитей, ×n — для скольких.</translation>
    </message>
    <message>
        <source>One pass back (Left)</source>
        <translation>На проход назад (Влево)</translation>
    </message>
    <message>
        <source>One pass on (Right)</source>
        <translation>На проход вперёд (Вправо)</translation>
    </message>
    <message>
        <source>%1 passes/s</source>
        <translation>%1 проход/с</translation>
    </message>
    <message>
        <source>Passes a second when playing ([ slower, ] faster)</source>
        <translation>Проходов в секунду при воспроизведении ([ медленнее, ] быстрее)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Проход</translation>
    </message>
    <message>
        <source>Pass that is shown; at the left end all of them</source>
        <translation>Показанный проход; у левого края — все</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Банки</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>нить %1</translation>
    </message>
    <message>
        <source>threads %1</source>
        <translation>нити %1</translation>
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
        <translation>нет обращения</translation>
    </message>
    <message>
        <source>conflict-free</source>
        <translation>без конфликтов</translation>
    </message>
    <message>
        <source>%1-way conflict</source>
        <translation>конфликт %1-кратный</translation>
    </message>
    <message>
        <source>request %1: %2</source>
        <translation>запрос %1: %2</translation>
    </message>
    <message>
        <source>word %1 at byte %2</source>
        <translation>слово %1 по байту %2</translation>
    </message>
    <message>
        <source>thread %1 is masked; its address would be %2</source>
        <translation>нить %1 замаскирована; её адрес был бы %2</translation>
    </message>
    <message>
        <source>bank %1</source>
        <translation>банк %1</translation>
    </message>
    <message>
        <source>banks %1 to %2</source>
        <translation>банки %1–%2</translation>
    </message>
    <message>
        <source>%1 in pass %2 of %3</source>
        <translation>%1 на проходе %2 из %3</translation>
    </message>
    <message>
        <source>thread %1: %2; %3</source>
        <translation>нить %1: %2; %3</translation>
    </message>
    <message>
        <source>words %1 at once for %2</source>
        <translation>слова %1 за раз: %2</translation>
    </message>
    <message>
        <source>word %1, broadcast to %2</source>
        <translation>слово %1, рассылка: %2</translation>
    </message>
    <message>
        <source>word %1 for %2</source>
        <translation>слово %1: %2</translation>
    </message>
    <message>
        <source>pass %1 of %2, bank %3: %4</source>
        <translation>проход %1 из %2, банк %3: %4</translation>
    </message>
    <message>
        <source>bank %1 fetches nothing</source>
        <translation>банк %1 ничего не выбирает</translation>
    </message>
    <message>
        <source>bank %1 fetches %2, two a pass at most</source>
        <translation>банк %1 выбирает %2, не более двух за проход</translation>
    </message>
    <message>
        <source>bank %1 fetches %2, one a pass</source>
        <translation>банк %1 выбирает %2, по одному за проход</translation>
    </message>
    <message>
        <source>%1, broadcasts: %2</source>
        <translation>%1, рассылок: %2</translation>
    </message>
    <message>
        <source>pass %1 of %2: %3 serves %4; then %5 wait</source>
        <translation>проход %1 из %2: %3 обслуживает %4; затем ждут %5</translation>
    </message>
    <message>
        <source>pass %1 of %2: %3 serve %4; then %5 wait</source>
        <translation>проход %1 из %2: %3 обслуживают %4; затем ждут %5</translation>
    </message>
    <message>
        <source>stride of %1: %2</source>
        <translation>шаг %1: %2</translation>
    </message>
    <message>
        <source>Columns are conflict-free as they are.</source>
        <translation>Столбцы и так без конфликтов.</translation>
    </message>
    <message>
        <source>Rows are conflict-free as they are.</source>
        <translation>Строки и так без конфликтов.</translation>
    </message>
    <message>
        <source>An XOR swizzle needs a pitch that is a power of two.</source>
        <translation>Перестановка XOR требует шага строк, равного степени двойки.</translation>
    </message>
    <message>
        <source>An XOR swizzle does not lessen the %1-way conflict.</source>
        <translation>Перестановка XOR не уменьшает %1-кратный конфликт.</translation>
    </message>
    <message>
        <source>No padding lessens the %1-way conflict.</source>
        <translation>Никакое дополнение не уменьшает %1-кратный конфликт.</translation>
    </message>
    <message>
        <source>An XOR swizzle</source>
        <translation>Перестановка XOR</translation>
    </message>
    <message>
        <source>%1 of padding a row</source>
        <translation>%1 дополнения на строку</translation>
    </message>
    <message>
        <source>columns %1-way</source>
        <translation>столбцы %1-кратно</translation>
    </message>
    <message>
        <source>rows %1-way</source>
        <translation>строки %1-кратно</translation>
    </message>
    <message>
        <source>%1: %2 → %3-way</source>
        <translation>%1: %2 → %3-кратно</translation>
    </message>
    <message>
        <source>%1: %2 → conflict-free</source>
        <translation>%1: %2 → без конфликтов</translation>
    </message>
    <message>
        <source>%1 of %2 banks used, 1 fetch each</source>
        <translation>занято банков: %1 из %2, по 1 выборке</translation>
    </message>
    <message>
        <source>%1 of %2 banks used, %3 fetches each</source>
        <translation>занято банков: %1 из %2, выборок по %3</translation>
    </message>
    <message>
        <source>latency %1 cycles</source>
        <translation>латентность %1 тактов</translation>
    </message>
    <message>
        <source>peak %1 loads/cycle/SM</source>
        <translation>пик %1 загрузок/такт/SM</translation>
    </message>
    <message>
        <source>no source gives cycles for these banks</source>
        <translation>ни один источник не даёт такты для этих банков</translation>
    </message>
    <message>
        <source>passes against stride (words)</source>
        <translation>проходы от шага (слова)</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>нить</translation>
    </message>
    <message>
        <source>hatched: moved, but no thread wants it</source>
        <translation>штриховка: передано, но не нужно ни одной нити</translation>
    </message>
    <message>
        <source>each gap skips %1 words</source>
        <translation>каждый разрыв пропускает %1 слов</translation>
    </message>
    <message>
        <source>gaps skip %1 to %2 words</source>
        <translation>разрывы пропускают от %1 до %2 слов</translation>
    </message>
    <message>
        <source>Figure 2.1: (0, 1, 2, 3)</source>
        <translation>Рисунок 2.1: (0, 1, 2, 3)</translation>
    </message>
    <message>
        <source>Figure 2.1: (1, 2, 3, 4), not aligned</source>
        <translation>Рисунок 2.1: (1, 2, 3, 4), без выравнивания</translation>
    </message>
    <message>
        <source>Figure 2.1: (0, 3, 6, 9), stride 3</source>
        <translation>Рисунок 2.1: (0, 3, 6, 9), шаг 3</translation>
    </message>
    <message>
        <source>Figure 2.1: (2, 4, 13, 11), nothing to coalesce</source>
        <translation>Рисунок 2.1: (2, 4, 13, 11), объединять нечего</translation>
    </message>
    <message>
        <source>G80: (3, 2, 1, 0), the wrong order</source>
        <translation>G80: (3, 2, 1, 0), неверный порядок</translation>
    </message>
    <message>
        <source>G80: (1, 1, 1, 1), one word for all</source>
        <translation>G80: (1, 1, 1, 1), одно слово для всех</translation>
    </message>
    <message>
        <source>GT200: (1, 2, 3, 4), transactions of 4 and 2 words</source>
        <translation>GT200: (1, 2, 3, 4), транзакции по 4 и 2 слова</translation>
    </message>
    <message>
        <source>GT200: (1, 2, 3, 4), a half-warp at a time</source>
        <translation>GT200: (1, 2, 3, 4), по полварпа</translation>
    </message>
    <message>
        <source>A warp, stride 1</source>
        <translation>Варп, шаг 1</translation>
    </message>
    <message>
        <source>A warp, stride 1, offset 1</source>
        <translation>Варп, шаг 1, смещение 1</translation>
    </message>
    <message>
        <source>A warp, stride 2</source>
        <translation>Варп, шаг 2</translation>
    </message>
    <message>
        <source>A warp, stride 32</source>
        <translation>Варп, шаг 32</translation>
    </message>
    <message>
        <source>A warp, random</source>
        <translation>Варп, случайно</translation>
    </message>
    <message>
        <source>A column of an array of 33 words a row</source>
        <translation>Столбец массива с 33 словами в строке</translation>
    </message>
    <message>
        <source>(%1): %2 transaction</source>
        <translation>(%1): %2 транзакция</translation>
    </message>
    <message>
        <source>(%1): %2 transactions</source>
        <translation>(%1): транзакций %2</translation>
    </message>
    <message>
        <source>A load of %1 threads by the rules of %2</source>
        <translation>Загрузка %1 нитей по правилам %2</translation>
    </message>
    <message>
        <source>Under the words: transactions and what each moves. Bars: transactions and bytes moved by the rules of each generation; hatched: moved, but no thread wants it.</source>
        <translation>Под словами: транзакции и что каждая переносит. Столбики: транзакции и переданные байты по правилам каждого поколения; штриховка: передано, но ни одной нити не нужно.</translation>
    </message>
    <message>
        <source>Coalescing</source>
        <translation>Объединение</translation>
    </message>
    <message>
        <source>Thread %1 is masked; Enter or a click lets it access word %2</source>
        <translation>Нить %1 замаскирована; Enter или щелчок даёт ей слово %2</translation>
    </message>
    <message>
        <source>Thread %1: word %2</source>
        <translation>Нить %1: слово %2</translation>
    </message>
    <message>
        <source>Thread %1: word %2, bytes %3 to %4</source>
        <translation>Нить %1: слово %2, байты с %3 по %4</translation>
    </message>
    <message>
        <source>; transaction %1 of %2</source>
        <translation>; транзакция %1 из %2</translation>
    </message>
    <message>
        <source>Transaction %1 of %2: %3 B from word %4, byte %5, for %6; %7 B used</source>
        <translation>Транзакция %1 из %2: %3 Б от слова %4, байт %5, для %6; использовано %7 Б</translation>
    </message>
    <message>
        <source>Words %1 to %2</source>
        <translation>Слова с %1 по %2</translation>
    </message>
    <message>
        <source>%1: no thread</source>
        <translation>%1: ни одной нити</translation>
    </message>
    <message>
        <source>Every thread is masked: nothing is moved</source>
        <translation>Все нити замаскированы: ничего не передаётся</translation>
    </message>
    <message>
        <source>%1 transaction moves %2 B, of which %3 B are used: %4 %</source>
        <translation>%1 транзакция передаёт %2 Б, из них использовано %3 Б: %4 %</translation>
    </message>
    <message>
        <source>%1 transactions move %2 B, of which %3 B are used: %4 %</source>
        <translation>Транзакций %1, передано %2 Б, из них использовано %3 Б: %4 %</translation>
    </message>
    <message>
        <source>Sizes for teaching say nothing of the numbers of %1</source>
        <translation>Учебные размеры ничего не говорят о числах %1</translation>
    </message>
    <message>
        <source>Rules of another generation say nothing of the numbers of %1</source>
        <translation>Правила другого поколения ничего не говорят о числах %1</translation>
    </message>
    <message>
        <source>No thread accesses memory</source>
        <translation>Ни одна нить не обращается к памяти</translation>
    </message>
    <message>
        <source>No source gives what memory takes on %1</source>
        <translation>Ни один источник не говорит, сколько занимает память у %1</translation>
    </message>
    <message>
        <source>%1 with it: mem_lat %2 cycles, mem_thru %3 IPC/SM; at α = 0 it takes %4 warps/SM</source>
        <translation>%1 так: mem_lat %2 тактов, mem_thru %3 IPC/SM; при α = 0 нужно %4 варпов/SM</translation>
    </message>
    <message>
        <source>Maxwell and later</source>
        <translation>Maxwell и новее</translation>
    </message>
    <message>
        <source>Fermi and later</source>
        <translation>Fermi и новее</translation>
    </message>
    <message>
        <source>by the rules of</source>
        <translation>по правилам</translation>
    </message>
    <message>
        <source>transactions · bytes</source>
        <translation>транзакции · байты</translation>
    </message>
    <message>
        <source>%1 · %2 B</source>
        <translation>%1 · %2 Б</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>слово %1</translation>
    </message>
    <message>
        <source>words %1–%2</source>
        <translation>слова %1–%2</translation>
    </message>
    <message>
        <source>transaction</source>
        <translation>транзакция</translation>
    </message>
    <message>
        <source>threads %1 to %2</source>
        <translation>нити %1–%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Compared: %1.</source>
        <translation>Сравниваются: %1.</translation>
    </message>
    <message>
        <source>Instructions in flight, %1</source>
        <translation>Инструкции в исполнении, %1</translation>
    </message>
    <message>
        <source>instructions in flight</source>
        <translation>инструкции в исполнении</translation>
    </message>
    <message>
        <source>at the warps needed</source>
        <translation>при нужных варпах</translation>
    </message>
    <message>
        <source>at %1 warps/SM</source>
        <translation>при %1 варпов/SM</translation>
    </message>
    <message>
        <source>at the %1 warps needed</source>
        <translation>при нужных %1 варпах</translation>
    </message>
    <message>
        <source>Instructions of a loop in flight, %1</source>
        <translation>Инструкции цикла в исполнении, %1</translation>
    </message>
    <message>
        <source>more warps than the SM holds</source>
        <translation>SM столько не вмещает</translation>
    </message>
    <message>
        <source>GPU maximum %1</source>
        <translation>максимум GPU %1</translation>
    </message>
    <message>
        <source>warps for %1 % of the peak</source>
        <translation>варпы для %1 % от пика</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>нужно %1</translation>
    </message>
    <message>
        <source>cusp: %1 at %2</source>
        <translation>касп: %1 при %2</translation>
    </message>
    <message>
        <source>Warps needed for %1 % of the peak, %2</source>
        <translation>Варпы, нужные для %1 % от пика, %2</translation>
    </message>
    <message>
        <source>Warps needed to hide latency, %1</source>
        <translation>Варпы, нужные, чтобы скрыть латентность, %1</translation>
    </message>
    <message>
        <source>measured by a profile</source>
        <translation>измерено профилем</translation>
    </message>
    <message>
        <source>Warps that a loop needs to hide latency, %1</source>
        <translation>Сколько варпов нужно циклу, чтобы скрыть латентность, %1</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>waits B%1</source>
        <translation>ждёт B%1</translation>
    </message>
    <message>
        <source>waits BAR</source>
        <translation>ждёт BAR</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готова</translation>
    </message>
    <message>
        <source>exited</source>
        <translation>вышла</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>замаскирована</translation>
    </message>
    <message>
        <source>current execution state</source>
        <translation>исполнение</translation>
    </message>
    <message>
        <source>current state</source>
        <translation>состояние</translation>
    </message>
    <message>
        <source>divergence stack</source>
        <translation>стек расхождения</translation>
    </message>
    <message>
        <source>other groups</source>
        <translation>другие группы</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>… and %1 below</source>
        <translation>… и ещё %1 ниже</translation>
    </message>
    <message>
        <source>convergence barriers</source>
        <translation>барьеры схождения</translation>
    </message>
    <message>
        <source>A warp of %1 threads at step %L2 of %L3</source>
        <translation>Варп из %1 нитей на шаге %L2 из %L3</translation>
    </message>
    <message>
        <source>Hatched: masked. Letters: threads that run together. %1.</source>
        <translation>Штриховка: замаскировано. Буквы: нити, которые идут вместе. %1.</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>варп</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>маска</translation>
    </message>
    <message>
        <source>divergence stack after it, top first</source>
        <translation>стек расхождения после неё, вершина первой</translation>
    </message>
    <message>
        <source>lanes active, one column an instruction · at the end, after %L1</source>
        <translation>активные дорожки, столбец — инструкция · в конце, после %L1</translation>
    </message>
    <message>
        <source>lanes active, one column an instruction · step %L1 of %L2</source>
        <translation>активные дорожки, столбец — инструкция · шаг %L1 из %L2</translation>
    </message>
    <message>
        <source>lanes active · at the end, after %L1</source>
        <translation>активные дорожки · в конце, после %L1</translation>
    </message>
    <message>
        <source>lanes active · step %L1 of %L2</source>
        <translation>активные дорожки · шаг %L1 из %L2</translation>
    </message>
    <message>
        <source>One instruction back (Left)</source>
        <translation>На инструкцию назад (Влево)</translation>
    </message>
    <message>
        <source>One instruction on (Right)</source>
        <translation>На инструкцию вперёд (Вправо)</translation>
    </message>
    <message>
        <source>Back to the last push, pop or reconvergence (Shift+Left)</source>
        <translation>Назад к последнему push, pop или схождению (Shift+Влево)</translation>
    </message>
    <message>
        <source>On to the next push, pop or reconvergence (Shift+Right)</source>
        <translation>Вперёд к следующему push, pop или схождению (Shift+Вправо)</translation>
    </message>
    <message>
        <source>Instructions a second when playing ([ slower, ] faster)</source>
        <translation>Инструкций в секунду при воспроизведении ([ медленнее, ] быстрее)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Instructions issued before the state shown</source>
        <translation>Инструкций выдано до показанного состояния</translation>
    </message>
    <message>
        <source>Divergence</source>
        <translation>Расхождение</translation>
    </message>
    <message>
        <source>%1 wait on the stack at %2</source>
        <translation>%1 ждут на стеке на %2</translation>
    </message>
    <message>
        <source>%1 wait for barrier B%3 at %2</source>
        <translation>%1 ждут барьера B%3 на %2</translation>
    </message>
    <message>
        <source>%1 wait for the warp at %2</source>
        <translation>%1 ждут варп на %2</translation>
    </message>
    <message>
        <source>%1 could go on at %2</source>
        <translation>%1 могли бы продолжить на %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>push</source>
        <translation>push</translation>
    </message>
    <message>
        <source>pop</source>
        <translation>pop</translation>
    </message>
    <message>
        <source>the paths part</source>
        <translation>пути расходятся</translation>
    </message>
    <message>
        <source>reconvergence</source>
        <translation>схождение</translation>
    </message>
    <message>
        <source>the end: every thread has exited after %L1 steps</source>
        <translation>конец: все нити вышли после %L1 шагов</translation>
    </message>
    <message>
        <source>step %1: %2 for threads %3</source>
        <translation>шаг %1: %2 для нитей %3</translation>
    </message>
    <message>
        <source>step %1: %2, for which no guard holds</source>
        <translation>шаг %1: %2, условие не выполнено ни у одной</translation>
    </message>
    <message>
        <source>step %1: %2 for threads %3, whose guard holds</source>
        <translation>шаг %1: %2 для нитей %3, у которых условие выполнено</translation>
    </message>
    <message>
        <source>. Then: %1</source>
        <translation>. Затем: %1</translation>
    </message>
    <message>
        <source>Thread %1 has exited</source>
        <translation>Нить %1 вышла</translation>
    </message>
    <message>
        <source>Thread %1 runs at %2</source>
        <translation>Нить %1 идёт на %2</translation>
    </message>
    <message>
        <source>Thread %1 is masked</source>
        <translation>Нить %1 замаскирована</translation>
    </message>
    <message>
        <source>no SIMD efficiency: the program does not end · %L1 instructions issued until then</source>
        <translation>эффективности SIMD нет: программа не кончается · до этого выдано инструкций: %L1</translation>
    </message>
    <message>
        <source>SIMD efficiency %1 % · %L2 instructions issued · MIMD would take %L3</source>
        <translation>Эффективность SIMD %1 % · выдано инструкций %L2 · MIMD взял бы %L3</translation>
    </message>
    <message>
        <source> · without synchronisation %L1</source>
        <translation> · без синхронизации %L1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>вставленный текст</translation>
    </message>
    <message>
        <source>Numbers of LatencyLoom&apos;s catalogue of GPUs.</source>
        <translation>Числа каталога GPU программы LatencyLoom.</translation>
    </message>
    <message>
        <source>*: %1</source>
        <translation>*: %1</translation>
    </message>
    <message>
        <source>†: %1</source>
        <translation>†: %1</translation>
    </message>
    <message>
        <source>From %1 sources, which the file carries and the program shows for each number.</source>
        <translation>Из %1 источников; файл хранит их, а программа показывает для каждого числа.</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows; copy the table for all of them.</source>
        <translation>Первые %1 из %2 строк; скопируйте таблицу, чтобы получить все.</translation>
    </message>
    <message>
        <source>; an SM holds %1</source>
        <translation>; SM вмещает %1</translation>
    </message>
    <message>
        <source>%1 of %2: %3 needs %4 warps/SM at its cusp, %5%6.</source>
        <translation>%1, %2: %3 требует %4 варпов/SM на каспе, %5%6.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 has no cusp%4.</source>
        <translation>%1, %2: у %3 нет каспа%4.</translation>
    </message>
    <message>
        <source>%1, %2: %3 warps/SM
%4; L·min = %5 cycles · %6 IPC/SM</source>
        <translation>%1, %2: %3 варпов/SM
%4; L·min = %5 тактов · %6 IPC/SM</translation>
    </message>
    <message>
        <source>The GPU before (Left)</source>
        <translation>Предыдущий GPU (Влево)</translation>
    </message>
    <message>
        <source>The next GPU (Right)</source>
        <translation>Следующий GPU (Вправо)</translation>
    </message>
    <message>
        <source>%1 GPUs/s</source>
        <translation>%1 GPU/с</translation>
    </message>
    <message>
        <source>GPUs a second when playing ([ slower, ] faster)</source>
        <translation>GPU в секунду при воспроизведении ([ медленнее, ] быстрее)</translation>
    </message>
    <message>
        <source>GPUs by release, from 2006 on</source>
        <translation>GPU по дате выхода, с 2006 года</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>lost to latency</source>
        <translation>потеряно на латентности</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency up to α = %2 and from α = %3 on; between them their latency roof lies below the others.</source>
        <translation>%1 варпов/SM скрывают латентность до α = %2 и от α = %3; между ними их потолок латентности ниже остальных.</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency at no α: their latency roof lies below the others everywhere.</source>
        <translation>%1 варпов/SM не скрывают латентность ни при каком α: их потолок латентности везде ниже остальных.</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency at every α: their latency roof lies above the others.</source>
        <translation>%1 варпов/SM скрывают латентность при любом α: их потолок латентности выше остальных.</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency from α = %2 on.</source>
        <translation>%1 варпов/SM скрывают латентность от α = %2.</translation>
    </message>
    <message>
        <source>%1 warps/SM hide latency up to α = %2.</source>
        <translation>%1 варпов/SM скрывают латентность до α = %2.</translation>
    </message>
    <message>
        <source>adds per load</source>
        <translation>FADD/LD</translation>
    </message>
    <message>
        <source>latency, %1 warps</source>
        <translation>латентность, %1 варпов</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>достигается</translation>
    </message>
    <message>
        <source>Roofline with the latency roof, %1, %2 warps/SM</source>
        <translation>Roofline с потолком латентности, %1, %2 варпов/SM</translation>
    </message>
    <message>
        <source> (%1 flop/B)</source>
        <translation> (%1 флоп/Б)</translation>
    </message>
    <message>
        <source>%1, %2 warps/SM: %3 %4, %5 % of the roof
%6; L = %7 cycles, latency roof %8</source>
        <translation>%1, %2 варпов/SM: %3 %4, %5 % от потолка
%6; L = %7 тактов, потолок латентности %8</translation>
    </message>
    <message>
        <source>%1 (%2): %3 B/core/cycle
%4 GB/s / (%5 cores × %6 MHz)</source>
        <translation>%1 (%2): %3 Б/ядро/такт
%4 ГБ/с / (%5 ядер × %6 МГц)</translation>
    </message>
    <message>
        <source>memory: %1</source>
        <translation>память: %1</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>Все сегменты</translation>
    </message>
    <message>
        <source>%1: %2 GPUs are too few, or of one date, for a fit. Choose more architectures or years.</source>
        <translation>%1: GPU (%2) слишком мало или все одной даты, подгонка невозможна. Выберите больше архитектур или лет.</translation>
    </message>
    <message>
        <source>release</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>memory / arithmetic</source>
        <translation>память / арифметика</translation>
    </message>
    <message>
        <source>B/core/cycle</source>
        <translation>Б/ядро/такт</translation>
    </message>
    <message>
        <source>%1× a year</source>
        <translation>%1× в год</translation>
    </message>
    <message>
        <source>%1: %2 GPUs, arithmetic outpaces memory by %3× a year (95 %: %4 to %5), the ratio halves in %6 years.</source>
        <translation>%1: GPU — %2, арифметика обгоняет память в %3× в год (95 %: от %4 до %5), отношение падает вдвое за %6 года.</translation>
    </message>
    <message>
        <source>%1: memory %2 warps/SM (%3 cycles × %4 IPC/SM), arithmetic %5 warps/SM (%6 cycles × %7 IPC/SM), ratio %8</source>
        <translation>%1: память %2 варпов/SM (%3 тактов × %4 IPC/SM), арифметика %5 варпов/SM (%6 тактов × %7 IPC/SM), отношение %8</translation>
    </message>
    <message>
        <source>thesis §4.3: ratio %2 for 90 % of the memory peak, so %1 warps/SM worked back</source>
        <translation>диссертация, §4.3: отношение %2 для 90 % пика памяти, откуда обратно %1 варпов/SM</translation>
    </message>
    <message>
        <source>measured: %1 warps/SM for 90 % of the memory peak; thesis §4.3: ratio %2</source>
        <translation>измерено: %1 варпов/SM для 90 % пика памяти; диссертация, §4.3: отношение %2</translation>
    </message>
    <message>
        <source>%1: warps for memory / warps for arithmetic %2 = latencies %3 (%4 / %5 cycles) × throughputs %6 (%7 / %8 IPC/SM)</source>
        <translation>%1: варпы для памяти / варпы для арифметики %2 = латентности %3 (%4 / %5 тактов) × пропускные способности %6 (%7 / %8 IPC/SM)</translation>
    </message>
    <message>
        <source>arithmetic latency</source>
        <translation>арифметическая латентность</translation>
    </message>
    <message>
        <source>memory latency</source>
        <translation>латентность памяти</translation>
    </message>
    <message>
        <source>memory, measured for 90 %</source>
        <translation>память, измерено для 90 %</translation>
    </message>
    <message>
        <source>memory, worked back from the ratio</source>
        <translation>память, обратно из отношения</translation>
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
        <translation>Над столбиками: варпы для памяти к варпам для арифметики, как измерено в диссертации для 90 % пика (от 4 до 1.7) и, ≈, как даёт модель для новых GPU.</translation>
    </message>
    <message>
        <source>latencies</source>
        <translation>латентности</translation>
    </message>
    <message>
        <source>throughputs</source>
        <translation>пропускные способности</translation>
    </message>
    <message>
        <source>Warps for memory over warps for arithmetic are the product of two ratios, of latencies and of throughputs. Arithmetic latency shrinks while memory&apos;s hardly does, so the first grows; arithmetic throughput outgrows memory&apos;s, so the second falls.</source>
        <translation>Отношение варпов для памяти к варпам для арифметики — произведение двух отношений, латентностей и пропускных способностей. Латентность арифметики сокращается, а памяти почти нет, поэтому первое растёт; пропускная способность арифметики обгоняет память, поэтому второе падает.</translation>
    </message>
    <message>
        <source>measured: %1, the median; from %2 to %3</source>
        <translation>измерено: %1, медиана; от %2 до %3</translation>
    </message>
    <message>
        <source>%1: %2 cycles a wave, %3</source>
        <translation>%1: %2 тактов на волну, %3</translation>
    </message>
    <message>
        <source>%1: assigning %2 blocks takes %3, and the last of them end %4 after the waves would</source>
        <translation>%1: назначение %2 блоков занимает %3, и последние из них кончаются на %4 позже волн</translation>
    </message>
    <message>
        <source>%1: the launch takes %3 before the first of %2 blocks, by lines through empty launches</source>
        <translation>%1: до первого из %2 блоков запуск занимает %3, по прямым через пустые запуски</translation>
    </message>
    <message>
        <source>%1: the launch of %2 blocks takes %3, by lines through empty launches</source>
        <translation>%1: запуск из %2 блоков занимает %3, по прямым через пустые запуски</translation>
    </message>
    <message>
        <source>%1: %2 waves with %3 blocks take %4, bound by %5</source>
        <translation>%1: волн: %2, блоков в каждой: %3, занимают %4, ограничивает %5</translation>
    </message>
    <message>
        <source>demanded</source>
        <translation>запрошено</translation>
    </message>
    <message>
        <source>step %1: with a latency of %2 cycles the wave takes %3 cycles and asks for %4 of %5 bytes a cycle</source>
        <translation>шаг %1: при латентности %2 тактов волна занимает %3 тактов и просит %4 из %5 байт за такт</translation>
    </message>
    <message>
        <source>latency of the %1</source>
        <translation>латентность %1</translation>
    </message>
    <message>
        <source>volume in the wave&apos;s time</source>
        <translation>объём за время волны</translation>
    </message>
    <message>
        <source>bandwidth %1 B/cycle</source>
        <translation>пропускная способность %1 Б/такт</translation>
    </message>
    <message>
        <source>The bandwidth suffices: no latency is raised</source>
        <translation>Пропускной способности хватает: латентность не повышается</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>%1 warps: off by %2 % by %3, the median of the launches</source>
        <translation>варпов: %1, ошибка %2 % у %3, медиана запусков</translation>
    </message>
    <message>
        <source>warps of the grid</source>
        <translation>варпы сетки</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>Dependences and time of %1 in %2</source>
        <translation>Зависимости и время %1 в %2</translation>
    </message>
    <message>
        <source>Arrows: data dependences, dashed to the next iteration. Bars: from the start of an instruction until its result is there. Faint: costs nothing of its own.</source>
        <translation>Стрелки: зависимости по данным, пунктир — к следующей итерации. Полосы: от начала инструкции до её результата. Бледное: само ничего не стоит.</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines.</source>
        <translation>Первые %1 из %2 строк.</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1: %2 на %3</translation>
    </message>
    <message>
        <source>Dots: measured on %1.</source>
        <translation>Точки: измерено на %1.</translation>
    </message>
    <message>
        <source>Matrix product, naive</source>
        <translation>Матричное произведение, простое</translation>
    </message>
    <message>
        <source>Matrix product, tiles of %1 × %1</source>
        <translation>Матричное произведение, плитки %1 × %1</translation>
    </message>
    <message>
        <source>Fourier transforms</source>
        <translation>Преобразования Фурье</translation>
    </message>
    <message>
        <source>Back-propagation, forward</source>
        <translation>Обратное распространение, прямой проход</translation>
    </message>
    <message>
        <source>Back-propagation, adjusting weights</source>
        <translation>Обратное распространение, подстройка весов</translation>
    </message>
    <message>
        <source>no kernel &apos;%1&apos; comes with the program</source>
        <translation>ядра «%1» в программе нет</translation>
    </message>
    <message>
        <source>%1: %2 by the busiest unit, %3 by Kleimenov-Popova, %4 by Hong-Kim
%5 blocks of %6 threads, %7 warps resident on an SM</source>
        <translation>%1: %2 по самому занятому блоку, %3 по Клейменову-Поповой, %4 по Hong-Kim
%5 блоков по %6 нитей, %7 варпов на SM</translation>
    </message>
    <message>
        <source>best: %1 threads, %2</source>
        <translation>лучше всего: нитей %1, %2</translation>
    </message>
    <message>
        <source>%1 threads a block</source>
        <translation>нитей в блоке: %1</translation>
    </message>
    <message>
        <source>The grid keeps its blocks, so that larger blocks are more work</source>
        <translation>Сетка сохраняет свои блоки, так что у больших блоков больше работы</translation>
    </message>
    <message>
        <source>threads a block, along %1</source>
        <translation>нитей в блоке вдоль %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
    </message>
    <message>
        <source>blocks of the grid along x</source>
        <translation>блоков сетки вдоль x</translation>
    </message>
    <message>
        <source>threads of the grid along x</source>
        <translation>нитей сетки вдоль x</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>A kernel that comes with the program; or drop LLVM IR, or paste it</source>
        <translation>Ядро из программы; или перетащите LLVM IR, или вставьте его</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation>Открыть ядро</translation>
    </message>
    <message>
        <source>LLVM IR for nvptx64 (.ll, .bc), PTX, or CUDA (.cu) for clang or nvcc</source>
        <translation>LLVM IR для nvptx64 (.ll, .bc), PTX или CUDA (.cu) для clang или nvcc</translation>
    </message>
    <message>
        <source>Open a kernel…</source>
        <translation>Открыть ядро…</translation>
    </message>
    <message>
        <source>Kernels (*.ll *.bc *.ptx *.cu);;All files (*)</source>
        <translation>Ядра (*.ll *.bc *.ptx *.cu);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Paste LLVM IR</source>
        <translation>Вставить LLVM IR</translation>
    </message>
    <message>
        <source>There is no kernel on the clipboard: copy LLVM IR for nvptx64, as &apos;clang -x cuda --cuda-device-only -O3 -S -emit-llvm&apos; writes it.</source>
        <translation>В буфере обмена нет ядра: скопируйте LLVM IR для nvptx64, как его пишет &apos;clang -x cuda --cuda-device-only -O3 -S -emit-llvm&apos;.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>uncoalesced requests</source>
        <translation>необъединённые</translation>
    </message>
    <message>
        <source>atomics to few addresses</source>
        <translation>атомарные операции по немногим адресам</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
    <message>
        <source>Method: %1.</source>
        <translation>Метод: %1.</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation>блоков: %1, нитей в каждом: %2</translation>
    </message>
    <message>
        <source>, %1 before the first begins: </source>
        <translation>, %1 до начала первого: </translation>
    </message>
    <message>
        <source>, without the launch: </source>
        <translation>, без запуска: </translation>
    </message>
    <message>
        <source>one wave, bound by %1.</source>
        <translation>одна волна, ограничивает %1.</translation>
    </message>
    <message>
        <source>%1 waves, bound by %2.</source>
        <translation>волн: %1, ограничивает %2.</translation>
    </message>
    <message>
        <source>An SM holds %1 blocks, %2 warps.</source>
        <translation>SM вмещает блоков: %1, варпов: %2.</translation>
    </message>
    <message>
        <source>Others: %1.</source>
        <translation>Другие: %1.</translation>
    </message>
    <message>
        <source>Measured: %1, the prediction is off by %2.</source>
        <translation>Измерено: %1, ошибка предсказания — %2.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Принято</translation>
    </message>
    <message>
        <source>time = %1max( %2, %3 )</source>
        <translation>время = %1max( %2, %3 )</translation>
    </message>
    <message>
        <source>trip · </source>
        <translation>trip · </translation>
    </message>
    <message>
        <source>no thread comes here in this launch</source>
        <translation>при этом запуске сюда не приходит ни одна нить</translation>
    </message>
    <message>
        <source>= %1 · max( %2, %3 ) = %4 cycles</source>
        <translation>= %1 · max( %2, %3 ) = %4 тактов</translation>
    </message>
    <message>
        <source>%1: not executed</source>
        <translation>%1: не исполняется</translation>
    </message>
    <message>
        <source>%1: %2 times, %3 of the time</source>
        <translation>%1: раз — %2, времени — %3</translation>
    </message>
    <message>
        <source>folded into others: no cost of its own</source>
        <translation>вошла в другие: сама ничего не стоит</translation>
    </message>
    <message>
        <source>starts %1 cycles into the block, %2 = %3 cycles, %4 = %5</source>
        <translation>начинается через %1 тактов от начала блока, %2 = %3 тактов, %4 = %5</translation>
    </message>
    <message>
        <source>No source gives %1 of %2.
Enter a value on the left to see this view.</source>
        <translation>Ни один источник не даёт %1 для %2.
Введите значение слева, чтобы увидеть этот вид.</translation>
    </message>
    <message>
        <source>in theory</source>
        <translation>в теории</translation>
    </message>
    <message>
        <source>%1: %2 GB/s measured of %3 GB/s in theory, %4
%5
in theory, %6</source>
        <translation>%1: измерено %2 ГБ/с из теоретических %3 ГБ/с, %4
%5
в теории, %6</translation>
    </message>
    <message>
        <source>without conflict</source>
        <translation>без конфликта</translation>
    </message>
    <message>
        <source>%1, %2: %3 cycles
%4</source>
        <translation>%1, %2: %3 тактов
%4</translation>
    </message>
    <message>
        <source>shared_lat and 2 cycles for each further way, as measured on Maxwell and later GPUs
%1</source>
        <translation>shared_lat и по 2 такта за каждый следующий, как измерено на Maxwell и новее
%1</translation>
    </message>
    <message>
        <source>%1, by rule</source>
        <translation>%1, по правилу</translation>
    </message>
    <message>
        <source>threads in conflict for a bank</source>
        <translation>нити в конфликте за банк</translation>
    </message>
    <message>
        <source>ways</source>
        <translation>кратность</translation>
    </message>
    <message>
        <source>One load of a pointer chase, by the memory it goes through</source>
        <translation>Одна загрузка при обходе по указателям в зависимости от объёма пройденной памяти</translation>
    </message>
    <message>
        <source>The same with one line a page: only the translation of addresses changes</source>
        <translation>То же при одной строке на страницу: меняется только трансляция адресов</translation>
    </message>
    <message>
        <source>A load from shared memory, by threads in conflict for a bank</source>
        <translation>Загрузка из разделяемой памяти в зависимости от нитей в конфликте за банк</translation>
    </message>
    <message>
        <source>Bandwidth of all shared memories together</source>
        <translation>Суммарная пропускная способность всей разделяемой памяти</translation>
    </message>
    <message>
        <source>Bandwidth of global memory, measured by copying</source>
        <translation>Пропускная способность глобальной памяти, измеренная копированием</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Трансляция</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Конфликты банков</translation>
    </message>
    <message>
        <source>Shared bandwidth</source>
        <translation>Полоса разделяемой</translation>
    </message>
    <message>
        <source>Global bandwidth</source>
        <translation>Полоса глобальной</translation>
    </message>
    <message>
        <source>%1. Of the %2 no source tells it.</source>
        <translation>%1. Об остальных (%2) источники молчат.</translation>
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
        <translation>L2, обе части</translation>
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
        <translation>нет TLB</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 ГиБ</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 МиБ</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 КиБ</translation>
    </message>
    <message>
        <source>beyond %1</source>
        <translation>больше %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>до %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 cycles
%4
%5</source>
        <translation>%1, %2: %3 тактов
%4
%5</translation>
    </message>
    <message>
        <source>%1, measured</source>
        <translation>%1, измерено</translation>
    </message>
    <message>
        <source>%1, measured: %2 cycles at %3
gpus/measured/%4_latency_staircase.csv</source>
        <translation>%1, измерено: %2 тактов при %3
gpus/measured/%4_latency_staircase.csv</translation>
    </message>
    <message>
        <source>memory gone through</source>
        <translation>пройденная память</translation>
    </message>
    <message>
        <source>Against warps</source>
        <translation>По варпам</translation>
    </message>
    <message>
        <source>Against α</source>
        <translation>По α</translation>
    </message>
    <message>
        <source>Models of throughput against occupancy, %1, %2</source>
        <translation>Модели пропускной способности в зависимости от заполненности, %1, %2</translation>
    </message>
    <message>
        <source>Models of throughput against arithmetic intensity, %1, %2 warps/SM</source>
        <translation>Модели пропускной способности в зависимости от арифметической интенсивности, %1, %2 варпов/SM</translation>
    </message>
    <message>
        <source>Warps needed by model, %1</source>
        <translation>Нужные варпы по моделям, %1</translation>
    </message>
    <message>
        <source>what it leaves out</source>
        <translation>что она упускает</translation>
    </message>
    <message>
        <source>Models side by side</source>
        <translation>Модели рядом</translation>
    </message>
    <message>
        <source>Differences of models</source>
        <translation>Различия моделей</translation>
    </message>
    <message>
        <source>iterations/cycle/SM</source>
        <translation>итераций/такт/SM</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>итераций</translation>
    </message>
    <message>
        <source>off %1</source>
        <translation>от %1</translation>
    </message>
    <message>
        <source>Differences are from %1.</source>
        <translation>Разности — от %1.</translation>
    </message>
    <message>
        <source>Models of a loop, %1, %2 warps/SM</source>
        <translation>Модели цикла, %1, %2 варпов/SM</translation>
    </message>
    <message>
        <source>off measured</source>
        <translation>от измерения</translation>
    </message>
    <message>
        <source>Off measured: at the nearest measured point, %1, %2 warps/SM.</source>
        <translation>От измерения: в ближайшей измеренной точке, %1, %2 варпов/SM.</translation>
    </message>
    <message>
        <source>Differences are from %1: nothing was measured near %2, %3 warps/SM.</source>
        <translation>Разности — от %1: рядом с %2, %3 варпов/SM ничего не измерено.</translation>
    </message>
    <message>
        <source>Leaves out: %1</source>
        <translation>Упускает: %1</translation>
    </message>
    <message>
        <source> A substitute: %1</source>
        <translation> Замена: %1</translation>
    </message>
    <message>
        <source>resident warps</source>
        <translation>резидентные варпы</translation>
    </message>
    <message>
        <source>needed %1</source>
        <translation>нужно %1</translation>
    </message>
    <message>
        <source>Occupancy on %1, compute capability %2</source>
        <translation>Заполненность на %1, compute capability %2</translation>
    </message>
    <message>
        <source>A launch with %1. </source>
        <translation>Запуск: %1. </translation>
    </message>
    <message>
        <source>Filled: what the resident blocks take, in alternating tints; hatched: left over. Stairs: warps per SM against one resource, the others as they are.</source>
        <translation>Закрашено: что занимают резидентные блоки, чередующимися тонами; штриховка: осталось. Ступени: варпы на SM в зависимости от одного ресурса при прочих равных.</translation>
    </message>
    <message>
        <source>%1 of %2 warps</source>
        <translation>варпов: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 blocks</source>
        <translation>блоков: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 registers, %3 for each block</source>
        <translation>регистров: %1 из %2, по %3 на блок</translation>
    </message>
    <message>
        <source>the block uses none</source>
        <translation>блок не использует</translation>
    </message>
    <message>
        <source>%1 of %2, %3 for each block; a carve-out of %4 is enough</source>
        <translation>%1 из %2, по %3 на блок; хватит доли %4</translation>
    </message>
    <message>
        <source>%1 of %2 barriers</source>
        <translation>%1 из %2 барьеров</translation>
    </message>
    <message>
        <source>reaches %1 % of the peak</source>
        <translation>даёт %1 % от пика</translation>
    </message>
    <message>
        <source>hides latency</source>
        <translation>скрывает латентность</translation>
    </message>
    <message>
        <source>; all %1 warps would give %2 %</source>
        <translation>; все %1 варпов дали бы %2 %</translation>
    </message>
    <message>
        <source>; even all %1 warps would give only %2 %</source>
        <translation>; даже все %1 варпов дали бы лишь %2 %</translation>
    </message>
    <message>
        <source>; 100 % occupancy is not enough</source>
        <translation>; заполненности 100 % не хватает</translation>
    </message>
    <message>
        <source>; ILP %1 %2 with these %3 warps</source>
        <translation>; ILP %1 %2 с этими варпами (%3)</translation>
    </message>
    <message>
        <source>: it needs ILP %1, which %2 with these %3 warps</source>
        <translation>: нужен ILP %1, который %2 с этими варпами (%3)</translation>
    </message>
    <message>
        <source>shared memory per block</source>
        <translation>разделяемой памяти на блок</translation>
    </message>
    <message>
        <source>warp slots</source>
        <translation>места варпов</translation>
    </message>
    <message>
        <source>block slots</source>
        <translation>места блоков</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>регистры</translation>
    </message>
    <message>
        <source>1 thread per block</source>
        <translation>1 нить на блок</translation>
    </message>
    <message>
        <source>%1 threads per block</source>
        <translation>%1 нитей на блок</translation>
    </message>
    <message>
        <source>1 register per thread</source>
        <translation>1 регистр на нить</translation>
    </message>
    <message>
        <source>%1 registers per thread</source>
        <translation>%1 регистров на нить</translation>
    </message>
    <message>
        <source>%1 of shared memory per block</source>
        <translation>%1 разделяемой памяти на блок</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 блок</translation>
    </message>
    <message>
        <source>Not even one block fits: %1.</source>
        <translation>Не помещается ни один блок: %1.</translation>
    </message>
    <message>
        <source>%1 % occupancy: %2, %3 of %4 warps/SM, limited by %5.</source>
        <translation>Заполненность %1 %: %2, варпов/SM: %3 из %4, ограничивают %5.</translation>
    </message>
    <message>
        <source>What it is worth cannot be said: %1.</source>
        <translation>Чего это стоит, сказать нельзя: %1.</translation>
    </message>
    <message>
        <source>%1, ILP %2</source>
        <translation>%1, ILP %2</translation>
    </message>
    <message>
        <source>At %1 the kernel needs %2 warps for %3 % of its peak: %4 warps give %5 % of the peak</source>
        <translation>При %1 ядру для %3 % пика нужно варпов: %2; %4 варпов дают %5 % пика</translation>
    </message>
    <message>
        <source>At %1 the kernel needs %2 warps for its peak: latency is hidden, more warps gain 0 %.</source>
        <translation>При %1 ядру для пика нужно варпов: %2; латентность скрыта, больше варпов прибавят 0 %.</translation>
    </message>
    <message>
        <source>At %1 the kernel needs %2 warps for its peak: %3 warps give %4 % of it</source>
        <translation>При %1 ядру для пика нужно варпов: %2; %3 варпов дают %4 % от него</translation>
    </message>
    <message>
        <source>The loop needs %1 warps for its peak: %2 warps give %3 % of it, %4 % with queues</source>
        <translation>Циклу для его пика нужно варпов: %1; варпы в числе %2 дают %3 % пика, с очередями — %4 %</translation>
    </message>
    <message>
        <source>; more warps gain 0 % by the bounds.</source>
        <translation>; больше варпов по границам дают 0 %.</translation>
    </message>
    <message>
        <source>The grid is no whole number of clusters of %1 that fit on the GPU.</source>
        <translation>Сетка не состоит из целого числа кластеров (%1), помещающихся на GPU.</translation>
    </message>
    <message>
        <source>No source gives the SMs of %1, so waves cannot be counted.</source>
        <translation>Ни один источник не даёт числа SM у %1, поэтому волны не сосчитать.</translation>
    </message>
    <message>
        <source>at most %1 (%2 clusters of %3)</source>
        <translation>не более %1 (кластеров: %2, в каждом %3)</translation>
    </message>
    <message>
        <source>%1 (%2 SMs × %3)</source>
        <translation>%1 (%2 SM × %3)</translation>
    </message>
    <message>
        <source>The grid is %1 waves of %2 or more, as clusters stay on one GPC each and GPCs differ from chip to chip.</source>
        <translation>Сетка — это %1 волн по %2 или больше волн: каждый кластер остаётся на одном GPC, а GPC у разных кристаллов различаются.</translation>
    </message>
    <message>
        <source>The grid is 1 wave of at most %1, %2 % full.</source>
        <translation>Сетка — 1 волна, самое большее %1, заполнена на %2 %.</translation>
    </message>
    <message>
        <source>The grid is %1 waves of %2, the last %3 % full: tail efficiency %4 %.</source>
        <translation>Сетка — волн: %1 по %2, последняя заполнена на %3 %: эффективность хвоста %4 %.</translation>
    </message>
    <message>
        <source>%1 instead of %2: %3 gained, %4 with %5 warps/SM</source>
        <translation>%1 вместо %2: прибавится %3, %4 при %5 варпов/SM</translation>
    </message>
    <message>
        <source>%1 instead of %2: %3 lost, %4 with %5 warps/SM</source>
        <translation>%1 вместо %2: убавится %3, %4 при %5 варпов/SM</translation>
    </message>
    <message>
        <source>%1
%2, %4 %
%3 warps/SM</source>
        <translation>%1
%2, %4 %
%3 варпов/SM</translation>
    </message>
    <message>
        <source>Block %1 of %2 on the SM: %3 warps, %4 registers, %5 of shared memory</source>
        <translation>Блок %1 из %2 на SM: варпов %3, регистров %4, разделяемой памяти %5</translation>
    </message>
    <message>
        <source>%1. Alone they would allow %2</source>
        <translation>%1. Одни они позволили бы %2</translation>
    </message>
    <message>
        <source>: the limit</source>
        <translation>: предел</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>An SM with %1 of %2 warps</source>
        <translation>SM, %1, варпов: по %2</translation>
    </message>
    <message>
        <source>An SM without a block</source>
        <translation>SM без блоков</translation>
    </message>
    <message>
        <source>each alone allows</source>
        <translation>каждый один позволяет</translation>
    </message>
    <message>
        <source>%1 is used at %2 % of its peak: it limits</source>
        <translation>%1: %2 % своего максимума, это и ограничивает</translation>
    </message>
    <message>
        <source>%1, the most used, is at %2 % of its peak: latency limits</source>
        <translation>%1, загружен сильнее всех, на %2 % своего максимума: ограничивает латентность</translation>
    </message>
    <message>
        <source>Use of resources</source>
        <translation>Загрузка ресурсов</translation>
    </message>
    <message>
        <source>What warps wait for</source>
        <translation>Чего ждут варпы</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>%1 warps/SM</source>
        <translation>%1 варпов/SM</translation>
    </message>
    <message>
        <source>use</source>
        <translation>загрузка</translation>
    </message>
    <message>
        <source>share of waiting</source>
        <translation>доля ожидания</translation>
    </message>
    <message>
        <source>moved in the launch</source>
        <translation>перенесено за запуск</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>симулировано</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>по модели</translation>
    </message>
    <message>
        <source>%1: %2 measured, %3 modelled, off by %4</source>
        <translation>%1: измерено %2, по модели %3, отличие %4</translation>
    </message>
    <message>
        <source>%1, %2 blocks of %3, %4 warps/SM</source>
        <translation>%1, блоков %2 по %3, %4 варпов/SM</translation>
    </message>
    <message>
        <source>IPC measured</source>
        <translation>IPC измеренный</translation>
    </message>
    <message>
        <source>IPC modelled</source>
        <translation>IPC по модели</translation>
    </message>
    <message>
        <source>in one chain</source>
        <translation>в одной цепочке</translation>
    </message>
    <message>
        <source>IPC simulated</source>
        <translation>IPC симулированный</translation>
    </message>
    <message>
        <source>measured: %1</source>
        <translation>измерено: %1</translation>
    </message>
    <message>
        <source>modelled: %1, at most, as not every rate is known</source>
        <translation>по модели: %1, не более, так как известны не все темпы</translation>
    </message>
    <message>
        <source>modelled: %1</source>
        <translation>по модели: %1</translation>
    </message>
    <message>
        <source>What limits</source>
        <translation>Что ограничивает</translation>
    </message>
    <message>
        <source>%1: %2, give or take %3</source>
        <translation>%1: %2, с точностью до %3</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>Что помогло бы больше всего</translation>
    </message>
    <message>
        <source>%1: %2 against %3 %4</source>
        <translation>%1: %2 против %3 %4</translation>
    </message>
    <message>
        <source>contradiction: %1</source>
        <translation>противоречие: %1</translation>
    </message>
    <message>
        <source>Whether the profile agrees with itself</source>
        <translation>Согласен ли профиль сам с собой</translation>
    </message>
    <message>
        <source>%1 predicts %2: IPC %3, measured %4, off by %5</source>
        <translation>%1 предсказывает %2: IPC %3, измерено %4, отличие %5</translation>
    </message>
    <message>
        <source>One occupancy of another</source>
        <translation>Одна занятость о другой</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Опущено</translation>
    </message>
    <message>
        <source>What would say more</source>
        <translation>Что сказало бы больше</translation>
    </message>
    <message numerus="yes">
        <source>%n more launches, shorter ones, are not kept in the document.</source>
        <translation>
            <numerusform>Ещё %n запуск, более короткий, в документе не хранится.</numerusform>
            <numerusform>Ещё %n запуска, более короткие, в документе не хранятся.</numerusform>
            <numerusform>Ещё %n запусков, более короткие, в документе не хранятся.</numerusform>
        </translation>
    </message>
    <message>
        <source>A profile beside its model: %1</source>
        <translation>Профиль рядом с моделью: %1</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>off by</source>
        <translation>отличие</translation>
    </message>
    <message>
        <source>Limited by %1. Assumptions: %2.</source>
        <translation>Ограничивает %1. Допущений: %2.</translation>
    </message>
    <message>
        <source>Measured by NVIDIA Nsight Compute; modelled as the loop that its counts make</source>
        <translation>Измерено NVIDIA Nsight Compute; модель — цикл, который следует из его счётчиков</translation>
    </message>
    <message>
        <source>H100: ten kernels</source>
        <translation>H100: десять ядер</translation>
    </message>
    <message>
        <source>no profile &apos;%1&apos; comes with the program</source>
        <translation>с программой не поставляется профиль &apos;%1&apos;</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>A profile that comes with the program; or drop an export, or paste it</source>
        <translation>Профиль из программы; или перетащите экспорт, или вставьте его</translation>
    </message>
    <message>
        <source>Open a profile</source>
        <translation>Открыть профиль</translation>
    </message>
    <message>
        <source>Output of &apos;ncu --csv --page raw&apos; or &apos;--page details&apos;</source>
        <translation>Вывод &apos;ncu --csv --page raw&apos; или &apos;--page details&apos;</translation>
    </message>
    <message>
        <source>Open a profile…</source>
        <translation>Открыть профиль…</translation>
    </message>
    <message>
        <source>Exports of Nsight Compute (*.csv *.txt);;All files (*)</source>
        <translation>Экспорт Nsight Compute (*.csv *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Paste a profile</source>
        <translation>Вставить профиль</translation>
    </message>
    <message>
        <source>There is no profile on the clipboard: copy what &apos;ncu --csv --page raw&apos; prints.</source>
        <translation>В буфере обмена нет профиля: скопируйте вывод &apos;ncu --csv --page raw&apos;.</translation>
    </message>
    <message>
        <source>%1: survey</source>
        <translation>%1: обзор</translation>
    </message>
    <message>
        <source>%1: kernels</source>
        <translation>%1: ядра</translation>
    </message>
    <message>
        <source>no listing &apos;%1&apos; comes with the program</source>
        <translation>листинга «%1» в программе нет</translation>
    </message>
    <message>
        <source>the %1 port</source>
        <translation>порт %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>не меньше: %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>не больше: %1</translation>
    </message>
    <message>
        <source>limit not known: %1</source>
        <translation>предел неизвестен: %1</translation>
    </message>
    <message>
        <source>limit not known: the time that the %1 port is taken</source>
        <translation>предел неизвестен: время, на которое занят порт %1</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>инструкции</translation>
    </message>
    <message>
        <source>%1 in all branches</source>
        <translation>%1 во всех ветвях</translation>
    </message>
    <message>
        <source>mix</source>
        <translation>смесь</translation>
    </message>
    <message>
        <source>no access to global memory</source>
        <translation>нет обращений к глобальной памяти</translation>
    </message>
    <message>
        <source>%1 cycles an iteration</source>
        <translation>%1 тактов на итерацию</translation>
    </message>
    <message>
        <source>one warp alone</source>
        <translation>один варп</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>критический путь</translation>
    </message>
    <message>
        <source>%1 cycles; %2 from iteration to iteration</source>
        <translation>%1 тактов; %2 от итерации к итерации</translation>
    </message>
    <message>
        <source>registers live</source>
        <translation>живые регистры</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>не больше %1</translation>
    </message>
    <message>
        <source>%1 iterations/cycle/SM by %2</source>
        <translation>%1 итераций/такт/SM: %2</translation>
    </message>
    <message>
        <source>%1 per SM</source>
        <translation>%1 на SM</translation>
    </message>
    <message>
        <source>Models on %1</source>
        <translation>Модели на %1</translation>
    </message>
    <message>
        <source>The GPU lacks a number that this mix needs.</source>
        <translation>GPU не хватает числа, нужного этой смеси.</translation>
    </message>
    <message>
        <source>%1 at α = %2, ILP %3, %4 warps/SM</source>
        <translation>%1 при α = %2, ILP %3, %4 варпов/SM</translation>
    </message>
    <message>
        <source>%1 IPC/SM</source>
        <translation>%1 IPC/SM</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>нет ответа</translation>
    </message>
    <message>
        <source>%1, %2 warps needed</source>
        <translation>%1, нужно варпов: %2</translation>
    </message>
    <message>
        <source>%1 reads %2: %3</source>
        <translation>%1 читает %2: %3</translation>
    </message>
    <message>
        <source>%1 writes %2: %3</source>
        <translation>%1 пишет %2: %3</translation>
    </message>
    <message>
        <source>%1 waits for barrier %2, which nothing sets before</source>
        <translation>%1 ждёт барьера %2, который до этого никто не ставит</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>Dependences</source>
        <translation>Зависимости</translation>
    </message>
    <message>
        <source>The listing is cut before %1: %2 dependences across it cannot be checked.</source>
        <translation>Перед %1 в листинге пропуск: зависимости через него (%2) нельзя проверить.</translation>
    </message>
    <message>
        <source>All others of %1 are protected by stall counts and barriers.</source>
        <translation>Все остальные из %1 защищены паузами и барьерами.</translation>
    </message>
    <message>
        <source>All %1, and the writes that follow a read or a write, are protected by stall counts and barriers.</source>
        <translation>Все (%1), а также записи после чтения или записи, защищены паузами и барьерами.</translation>
    </message>
    <message>
        <source>⚠ %1 of %2 are not proved:</source>
        <translation>⚠ %1 из %2 не доказаны:</translation>
    </message>
    <message>
        <source>⚠ %1 writes are not proved to come behind a read or a write:</source>
        <translation>⚠ не доказано, что записи (%1) идут после чтения или записи:</translation>
    </message>
    <message>
        <source>Machine code as a loop</source>
        <translation>Машинный код как цикл</translation>
    </message>
    <message>
        <source>bounds of the loop that the instructions make, by the numbers of the architecture</source>
        <translation>границы цикла из этих инструкций по числам архитектуры</translation>
    </message>
    <message>
        <source>%1 warps/cycle/SM by %2</source>
        <translation>%1 варпов/такт/SM: %2</translation>
    </message>
    <message>
        <source>with %1 warps</source>
        <translation>с %1 варпами</translation>
    </message>
    <message>
        <source>counted in the listing</source>
        <translation>подсчитано в листинге</translation>
    </message>
    <message>
        <source>assumptions</source>
        <translation>допущения</translation>
    </message>
    <message>
        <source>architecture not said</source>
        <translation>архитектура не указана</translation>
    </message>
    <message>
        <source>%1, %2 instructions, at most %3 registers live; scheduled for %4</source>
        <translation>%1, инструкций %2, живых регистров не больше %3; расписание для %4</translation>
    </message>
    <message>
        <source>The GPU&apos;s compute capability is %1: take the ports and latencies as a what-if.</source>
        <translation>Compute capability этого GPU — %1: порты и латентности считайте предположением.</translation>
    </message>
    <message>
        <source>⚠ %1: %2 is an unknown opcode; its port and latency are not known.</source>
        <translation>⚠ %1: %2 — неизвестный код операции; его порт и латентность неизвестны.</translation>
    </message>
    <message>
        <source>Latencies taken as: %1; no source gives their own.</source>
        <translation>Латентности взяты как: %1; своих не даёт ни один источник.</translation>
    </message>
    <message>
        <source>Choose a loop above.</source>
        <translation>Выберите цикл вверху.</translation>
    </message>
    <message>
        <source>Without a loop: each warp from start to end</source>
        <translation>Без цикла: каждый варп от начала до конца</translation>
    </message>
    <message>
        <source>%1 and what follows may issue later: %2.</source>
        <translation>%1 и то, что следует, может быть выдано позже: %2.</translation>
    </message>
    <message>
        <source>control code</source>
        <translation>управляющий код</translation>
    </message>
    <message>
        <source>Control codes and issue of %1</source>
        <translation>Управляющие коды и выдача %1</translation>
    </message>
    <message>
        <source>Scheduled for %1 from each block&apos;s first instruction.</source>
        <translation>Расписание для %1, от первой инструкции каждого блока.</translation>
    </message>
    <message>
        <source>Lanes 0 to 5, the barriers: filled where set for a result, empty for operands, an arrow where waited for, dashed by way of a loop. Bars: the port is taken; lines: until the next instruction, a long wait drawn shorter (//).</source>
        <translation>Дорожки 0–5 — барьеры: закрашено, где поставлен на результат, пусто — на операнды, стрелка — где его ждут, штрих — через цикл. Полосы: порт занят; линии: до следующей инструкции, долгое ожидание нарисовано короче (//).</translation>
    </message>
    <message>
        <source>The first %1 of %2 instructions.</source>
        <translation>Первые %1 из %2 инструкций.</translation>
    </message>
    <message>
        <source>issues together with the next instruction</source>
        <translation>выдаётся вместе со следующей инструкцией</translation>
    </message>
    <message>
        <source>stall 0: no wait before the warp&apos;s next instruction</source>
        <translation>пауза 0: следующая инструкция варпа не ждёт</translation>
    </message>
    <message>
        <source>stall 1: the warp&apos;s next instruction may issue a cycle later</source>
        <translation>пауза 1: следующая инструкция варпа может выдаваться тактом позже</translation>
    </message>
    <message>
        <source>stall %1: the warp&apos;s next instruction waits %1 cycles</source>
        <translation>пауза %1: следующая инструкция варпа ждёт тактов: %1</translation>
    </message>
    <message>
        <source>yields: the scheduler should turn to another warp</source>
        <translation>уступает: планировщику лучше перейти к другому варпу</translation>
    </message>
    <message>
        <source>does not yield: the scheduler may stay with this warp</source>
        <translation>не уступает: планировщик может остаться с этим варпом</translation>
    </message>
    <message>
        <source>sets no write barrier</source>
        <translation>не ставит барьер записи</translation>
    </message>
    <message>
        <source>sets barrier %1 until its result is written</source>
        <translation>ставит барьер %1, пока не записан её результат</translation>
    </message>
    <message>
        <source>sets no read barrier</source>
        <translation>не ставит барьер чтения</translation>
    </message>
    <message>
        <source>sets barrier %1 until its operands are read</source>
        <translation>ставит барьер %1, пока не прочитаны её операнды</translation>
    </message>
    <message>
        <source>waits for no barrier</source>
        <translation>не ждёт барьеров</translation>
    </message>
    <message>
        <source>barrier %1, which nothing sets before</source>
        <translation>барьер %1, который до этого никто не ставит</translation>
    </message>
    <message>
        <source>barrier %1 of %2</source>
        <translation>барьер %1 от %2</translation>
    </message>
    <message>
        <source>waits for %1</source>
        <translation>ждёт: %1</translation>
    </message>
    <message>
        <source>keeps no operand in the reuse cache</source>
        <translation>не оставляет операндов в кэше повторного использования</translation>
    </message>
    <message>
        <source>keeps source operand %1 in the reuse cache</source>
        <translation>оставляет операнд-источник %1 в кэше повторного использования</translation>
    </message>
    <message>
        <source>issues in cycle %1 of its block or later, %2; takes the %3 port for %4 cycles</source>
        <translation>выдаётся в такте %1 своего блока или позже, %2; занимает порт %3, тактов: %4</translation>
    </message>
    <message>
        <source>issues in cycle %1 of its block, %2; takes the %3 port for %4 cycles</source>
        <translation>выдаётся в такте %1 своего блока, %2; занимает порт %3 на тактов: %4</translation>
    </message>
    <message>
        <source>not proved: %1 read, %2</source>
        <translation>не доказано: читается %1, %2</translation>
    </message>
    <message>
        <source>not proved: %1 written, %2</source>
        <translation>не доказано: пишется %1, %2</translation>
    </message>
    <message>
        <source>barrier %1 is set by nothing before</source>
        <translation>барьер %1 до этого никто не ставит</translation>
    </message>
    <message>
        <source>%1 registers live</source>
        <translation>живых регистров: %1</translation>
    </message>
    <message>
        <source>issues with the next</source>
        <translation>выдаётся со следующей</translation>
    </message>
    <message>
        <source>stall %1</source>
        <translation>пауза %1</translation>
    </message>
    <message>
        <source>yields</source>
        <translation>уступает</translation>
    </message>
    <message>
        <source>no barrier</source>
        <translation>без барьера</translation>
    </message>
    <message>
        <source>reuses operand %1</source>
        <translation>повторно берёт операнд %1</translation>
    </message>
    <message>
        <source>cycle %1, %2 port for %3</source>
        <translation>такт %1, порт %2 на %3</translation>
    </message>
    <message>
        <source>loop %1 to %2</source>
        <translation>цикл с %1 по %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3%4
%5 %6 to %7 %8, now %9</source>
        <translation>%1: от %2 до %3%4
%5: от %6 до %7 %8, сейчас %9</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <translation>%1: сейчас %2</translation>
    </message>
    <message>
        <source>What ± %1 %, or a source&apos;s own range, of each parameter does on %2</source>
        <translation>Что делает на %2 изменение каждого параметра на ± %1 % или в границах источника</translation>
    </message>
    <message>
        <source>What ± %1 % of each parameter does on %2</source>
        <translation>Что делает на %2 изменение каждого параметра на ± %1 %</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>graphics processing cluster</source>
        <translation>графический кластер</translation>
    </message>
    <message>
        <source>GPC, one of %1</source>
        <translation>GPC, один из %1</translation>
    </message>
    <message>
        <source>graphics processing cluster; from Hopper on the blocks of a thread block cluster run on the SMs of one</source>
        <translation>графический кластер; начиная с Hopper блоки одного кластера блоков нитей исполняются на SM одного такого</translation>
    </message>
    <message>
        <source>raster engine</source>
        <translation>растеризатор</translation>
    </message>
    <message>
        <source>one of the units that a cluster may have besides</source>
        <translation>одно из устройств, которые ещё могут быть в кластере</translation>
    </message>
    <message>
        <source>texture processing cluster</source>
        <translation>текстурный кластер</translation>
    </message>
    <message>
        <source>TPC, %1</source>
        <translation>TPC, %1</translation>
    </message>
    <message>
        <source>%1 SMs</source>
        <translation>SM: %1</translation>
    </message>
    <message>
        <source>texture units</source>
        <translation>текстурные блоки</translation>
    </message>
    <message>
        <source>with caches of their own</source>
        <translation>с собственными кэшами</translation>
    </message>
    <message>
        <source>SM of %1, one of %2</source>
        <translation>SM у %1, один из %2</translation>
    </message>
    <message>
        <source>streaming multiprocessor</source>
        <translation>потоковый мультипроцессор</translation>
    </message>
    <message>
        <source>instruction cache</source>
        <translation>кэш инструкций</translation>
    </message>
    <message>
        <source>no source gives its size</source>
        <translation>ни один источник не даёт его размера</translation>
    </message>
    <message>
        <source>processing block</source>
        <translation>блок обработки</translation>
    </message>
    <message>
        <source>a warp stays in the one that it was given to</source>
        <translation>варп остаётся в том блоке, куда попал</translation>
    </message>
    <message>
        <source>L0 I-cache</source>
        <translation>I-кэш L0</translation>
    </message>
    <message>
        <source>in front of the SM&apos;s; no source gives its size</source>
        <translation>перед кэшем SM; размера не даёт ни один источник</translation>
    </message>
    <message>
        <source>%1 schedulers</source>
        <translation>планировщиков: %1</translation>
    </message>
    <message>
        <source>1 scheduler</source>
        <translation>1 планировщик</translation>
    </message>
    <message>
        <source>each chooses among its warps</source>
        <translation>каждый выбирает среди своих варпов</translation>
    </message>
    <message>
        <source>%1 dispatch</source>
        <translation>доставка: %1</translation>
    </message>
    <message>
        <source>dispatch units of a scheduler: how many instructions of a warp it may issue at once</source>
        <translation>устройства доставки планировщика: сколько инструкций варпа он может выдать сразу</translation>
    </message>
    <message>
        <source>register file, %1</source>
        <translation>регистровый файл, %1</translation>
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
        <translation>дорожки, которые берут и те и другие</translation>
    </message>
    <message>
        <source>%1 INT32</source>
        <translation>%1 INT32</translation>
    </message>
    <message>
        <source>%1 CUDA cores</source>
        <translation>ядер CUDA: %1</translation>
    </message>
    <message>
        <source>%1 FP64</source>
        <translation>%1 FP64</translation>
    </message>
    <message>
        <source>%1 SFUs</source>
        <translation>SFU: %1</translation>
    </message>
    <message>
        <source>1 SFU</source>
        <translation>1 SFU</translation>
    </message>
    <message>
        <source>special function units</source>
        <translation>блоки специальных функций</translation>
    </message>
    <message>
        <source>%1 LD/ST</source>
        <translation>%1 LD/ST</translation>
    </message>
    <message>
        <source>load/store units</source>
        <translation>блоки загрузки/записи</translation>
    </message>
    <message>
        <source>%1 tensor</source>
        <translation>тензор: %1</translation>
    </message>
    <message>
        <source>outside the processing blocks, for all of them</source>
        <translation>вне блоков обработки, для всех них</translation>
    </message>
    <message>
        <source>load/store units outside the processing blocks, for all of them</source>
        <translation>устройства загрузки и записи вне блоков обработки, для всех них</translation>
    </message>
    <message>
        <source>L1 cache</source>
        <translation>кэш L1</translation>
    </message>
    <message>
        <source>indexed by virtual addresses, so that a hit needs no translation</source>
        <translation>индексируется виртуальными адресами, поэтому попаданию трансляция не нужна</translation>
    </message>
    <message>
        <source>read-only cache, %1</source>
        <translation>кэш только для чтения, %1</translation>
    </message>
    <message>
        <source>for global data that a kernel only reads</source>
        <translation>для глобальных данных, которые ядро только читает</translation>
    </message>
    <message>
        <source>shared memory, %1</source>
        <translation>разделяемая память, %1</translation>
    </message>
    <message>
        <source>outside the processing blocks</source>
        <translation>вне блоков обработки</translation>
    </message>
    <message>
        <source>TLBs</source>
        <translation>TLB</translation>
    </message>
    <message>
        <source>translate addresses: the L1 is indexed by virtual ones, the L2 by physical ones, so what goes to the L2 passes through them</source>
        <translation>транслируют адреса: L1 индексируется виртуальными, L2 — физическими, поэтому всё, что идёт в L2, проходит через них</translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation>сеть соединений</translation>
    </message>
    <message>
        <source>brings each transaction to its memory controller</source>
        <translation>доставляет каждую транзакцию к её контроллеру памяти</translation>
    </message>
    <message>
        <source>L2 cache, %1</source>
        <translation>кэш L2, %1</translation>
    </message>
    <message>
        <source>indexed by physical addresses</source>
        <translation>индексируется физическими адресами</translation>
    </message>
    <message>
        <source>memory controllers</source>
        <translation>контроллеры памяти</translation>
    </message>
    <message>
        <source>collect transactions and serve them in another order: for more hits in an open row, fewer switches between reads and writes</source>
        <translation>собирают транзакции и обслуживают их в ином порядке: чтобы чаще попадать в открытую строку и реже переключаться между чтением и записью</translation>
    </message>
    <message>
        <source>DRAM, %1 GB/s</source>
        <translation>DRAM, %1 ГБ/с</translation>
    </message>
    <message>
        <source>A load from DRAM takes %1 cycles there and back</source>
        <translation>Загрузка из DRAM занимает %1 тактов туда и обратно</translation>
    </message>
    <message>
        <source>At %1 warps/SM: limited by %2, %3 % of the peak.</source>
        <translation>При %1 варпов/SM: ограничивает %2, %3 % пика.</translation>
    </message>
    <message>
        <source>Nothing is lit: %1.</source>
        <translation>Ничто не выделено: %1.</translation>
    </message>
    <message>
        <source>At %1 and %2 warps/SM: %3, %4 % of the peak.</source>
        <translation>При %1 и %2 варпов/SM: %3, %4 % от пика.</translation>
    </message>
    <message>
        <source>An SM of %1 and what limits it</source>
        <translation>SM %1 и что его ограничивает</translation>
    </message>
    <message>
        <source> Blocks are filled as far as they are used; a heavy border is the limit. </source>
        <translation> Блоки закрашены, насколько заняты; толстая рамка — предел. </translation>
    </message>
    <message>
        <source>latency bound n·%1/L</source>
        <translation>граница латентности n·%1/L</translation>
    </message>
    <message>
        <source>latency bound n/L</source>
        <translation>граница латентности n/L</translation>
    </message>
    <message>
        <source>more than the SM holds</source>
        <translation>больше, чем вмещает SM</translation>
    </message>
    <message>
        <source>lowest bound</source>
        <translation>наименьшая граница</translation>
    </message>
    <message>
        <source>1 more bound far above</source>
        <translation>ещё 1 граница намного выше</translation>
    </message>
    <message numerus="yes">
        <source>%n more bounds far above</source>
        <translation>
            <numerusform>ещё %n граница намного выше</numerusform>
            <numerusform>ещё %n границы намного выше</numerusform>
            <numerusform>ещё %n границ намного выше</numerusform>
        </translation>
    </message>
    <message>
        <source>Throughput of a loop, %1, %2 warps/SM</source>
        <translation>Пропускная способность цикла, %1, %2 варпов/SM</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Точки: %1.</translation>
    </message>
    <message>
        <source>Bars are the errors of the measurements.</source>
        <translation>Отрезки — погрешности измерений.</translation>
    </message>
    <message>
        <source>Throughput against occupancy, %1, %2</source>
        <translation>Пропускная способность в зависимости от заполненности, %1, %2</translation>
    </message>
    <message>
        <source>Throughput against arithmetic intensity, %1, %2 warps/SM</source>
        <translation>Пропускная способность в зависимости от арифметической интенсивности, %1, %2 варпов/SM</translation>
    </message>
    <message>
        <source>Branches inside (%1) leave nothing out: each instruction runs once an iteration.</source>
        <translation>Переходы внутри (%1) ничего не пропускают: каждая инструкция выполняется раз за итерацию.</translation>
    </message>
    <message>
        <source>Instructions whose latency nobody knows (%1) take that of an addition.</source>
        <translation>Инструкции, чьей латентности никто не знает (%1), берут латентность сложения.</translation>
    </message>
    <message>
        <source>Instructions without a latency of their own (%1) take that of the class most like theirs.</source>
        <translation>Инструкции без собственной латентности (%1) берут латентность самого похожего класса.</translation>
    </message>
    <message>
        <source>Instructions whose port has an unknown number of units (%1) take it for one cycle.</source>
        <translation>Инструкции, у порта которых неизвестно число устройств (%1), занимают его на один такт.</translation>
    </message>
    <message>
        <source>Accesses of more than 4 bytes a thread (%1) are taken as such of 4.</source>
        <translation>Обращения больше чем по 4 байта на нить (%1) считаются обращениями по 4.</translation>
    </message>
    <message>
        <source>Pairs that issue together (%1) go one after the other.</source>
        <translation>Пары, выдаваемые вместе (%1), идут одна за другой.</translation>
    </message>
    <message>
        <source>All warps of the SM meet at the block&apos;s barriers (%1).</source>
        <translation>Все варпы SM встречаются у барьеров блока (%1).</translation>
    </message>
    <message>
        <source>Waits for asynchronous work (%1) are not followed.</source>
        <translation>Ожидания асинхронной работы (%1) не прослеживаются.</translation>
    </message>
    <message>
        <source>loop %1 to %2 of %3</source>
        <translation>цикл с %1 по %2 в %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Shows the %1, %2 instructions an iteration.</source>
        <translation>Показывает %1, инструкций за итерацию: %2.</translation>
    </message>
    <message>
        <source>(%1%2 %)</source>
        <translation>(%1%2 %)</translation>
    </message>
    <message>
        <source>too few cycles to say what the simulation settles to</source>
        <translation>тактов слишком мало, чтобы сказать, к чему приходит симуляция</translation>
    </message>
    <message>
        <source>simulated %1 iterations/cycle/SM</source>
        <translation>симуляция: %1 итераций/такт/SM</translation>
    </message>
    <message>
        <source>bounds %1, simulated %2 iterations/cycle/SM %3</source>
        <translation>границы %1, симуляция %2 итераций/такт/SM %3</translation>
    </message>
    <message>
        <source>%1: model %2 IPC/SM; too few cycles to say what the simulation settles to</source>
        <translation>%1: модель %2 IPC/SM; тактов слишком мало, чтобы сказать, к чему приходит симуляция</translation>
    </message>
    <message>
        <source>%1: model %2, simulated %3 IPC/SM %4</source>
        <translation>%1: модель %2, симуляция %3 IPC/SM %4</translation>
    </message>
    <message>
        <source>The measured trace %1 is not inside the file: open it again to see it here.</source>
        <translation>Измеренной трассы %1 нет в файле: откройте её снова, чтобы увидеть здесь.</translation>
    </message>
    <message>
        <source>Above, measured: %1, %2 spans of %3 warps</source>
        <translation>Сверху измеренное: %1, отрезков: %2, варпов: %3</translation>
    </message>
    <message>
        <source>%1. The simulation is off by %2</source>
        <translation>%1. Симуляция отклоняется на %2</translation>
    </message>
    <message>
        <source>Issue timeline of a loop, %1, %2 warps/SM</source>
        <translation>Ход выдачи цикла, %1, %2 варпов/SM</translation>
    </message>
    <message>
        <source>Issue timeline, %1, %2, %3 warps/SM</source>
        <translation>Ход выдачи, %1, %2, %3 варпов/SM</translation>
    </message>
    <message>
        <source>memory, shared and special-function</source>
        <translation>память, разделяемая память и специальные функции</translation>
    </message>
    <message>
        <source>A row is a warp, and the warps of a scheduler stand together: where it is blue %1 instructions are executed, where it is orange arithmetic. Below: instructions in flight with Little&apos;s law as lines, and issue slots used.</source>
        <translation>Строка — варп, варпы одного планировщика стоят вместе: синим показано исполнение инструкций «%1», оранжевым — арифметики. Ниже: инструкции в полёте, с законом Литтла в виде линий, и занятость слотов выдачи.</translation>
    </message>
    <message>
        <source>Circles: issue, filled for arithmetic and empty for %1 instructions; dashes: execution. Below: instructions in flight with Little&apos;s law as lines, and issue slots used.</source>
        <translation>Кружки: выдача, закрашены для арифметики, пусты для инструкций «%1»; штрихи: исполнение. Внизу: инструкции в исполнении, закон Литтла линиями, и занятые места выдачи.</translation>
    </message>
    <message>
        <source>Above: what was measured (%1), begin to end. Coloured is how much longer or shorter it took than simulated: an instruction by itself, any other name from one begin to the next.</source>
        <translation>Сверху: измеренное (%1), от начала до конца. Цвет показывает, насколько дольше или короче оно было, чем в симуляции: у инструкции — само по себе, у любого другого имени — от одного начала до следующего.</translation>
    </message>
    <message>
        <source>A microsecond is taken as %1 cycles.</source>
        <translation>Микросекунда принята за %1 тактов.</translation>
    </message>
    <message>
        <source>Bars under a warp: its copies in flight, one bar each time it begins some.</source>
        <translation>Полосы под варпом: его копии в исполнении, по полосе на каждый раз, когда он их начинает.</translation>
    </message>
    <message>
        <source>Arrows: who let go a warp that waited at a barrier.</source>
        <translation>Стрелки: кто отпустил варп, ждавший у барьера.</translation>
    </message>
    <message>
        <source>One cycle back (Left)</source>
        <translation>На такт назад (Влево)</translation>
    </message>
    <message>
        <source>One cycle on (Right)</source>
        <translation>На такт вперёд (Вправо)</translation>
    </message>
    <message>
        <source>Back to the last stall (Shift+Left)</source>
        <translation>Назад к предыдущему простою (Shift+Влево)</translation>
    </message>
    <message>
        <source>To the next stall (Shift+Right)</source>
        <translation>К следующему простою (Shift+Вправо)</translation>
    </message>
    <message>
        <source>%1 cycles/s</source>
        <translation>%1 такт/с</translation>
    </message>
    <message>
        <source>Cycles a second when playing ([ slower, ] faster)</source>
        <translation>Тактов в секунду при воспроизведении ([ медленнее, ] быстрее)</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Такт</translation>
    </message>
    <message>
        <source>Cycle under the cursor</source>
        <translation>Такт под курсором</translation>
    </message>
    <message>
        <source>Show all cycles (F)</source>
        <translation>Показать все такты (F)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Ход времени</translation>
    </message>
    <message>
        <source>%1 waits at the barrier, %2</source>
        <translation>%1 ждёт у барьера, %2</translation>
    </message>
    <message>
        <source>%1 waits at mbarrier “%2”, %3</source>
        <translation>%1 ждёт у mbarrier «%2», %3</translation>
    </message>
    <message>
        <source>%1 waits at mbarrier “%2” until %3 arrives there, %4</source>
        <translation>%1 ждёт на mbarrier «%2», пока туда не прибудет %3, %4</translation>
    </message>
    <message>
        <source>%1 waits at mbarrier “%2” for %3 of %4, %5</source>
        <translation>%1 ждёт у mbarrier «%2» инструкцию %3 варпа %4, %5</translation>
    </message>
    <message>
        <source>past the end of the trace</source>
        <translation>за концом трассы</translation>
    </message>
    <message>
        <source>until cycle %1</source>
        <translation>до такта %1</translation>
    </message>
    <message>
        <source>%1 issues %2</source>
        <translation>%1 выдаёт %2</translation>
    </message>
    <message>
        <source>%1 issued in cycle %2</source>
        <translation>%1 выдал в такте %2</translation>
    </message>
    <message>
        <source>%1 waits for R%2 of %3, %4</source>
        <translation>%1 ждёт R%2 от %3, %4</translation>
    </message>
    <message>
        <source>%1 waits for %2, %3</source>
        <translation>%1 ждёт %2, %3</translation>
    </message>
    <message>
        <source>%1 has just issued and may go on %2</source>
        <translation>%1 только что выдал и может продолжить %2</translation>
    </message>
    <message>
        <source>%1 has ended; no other block takes its place</source>
        <translation>%1 закончил; другой блок его место не займёт</translation>
    </message>
    <message>
        <source>%1 has ended and waits for the next block, %2</source>
        <translation>%1 закончил и ждёт следующего блока, %2</translation>
    </message>
    <message>
        <source>%1 could issue %2, but the instruction before takes more than one issue slot</source>
        <translation>%1 мог бы выдать %2, но предыдущая инструкция занимает больше одного места выдачи</translation>
    </message>
    <message>
        <source>%1 could issue %2, but the memory system takes no more</source>
        <translation>%1 мог бы выдать %2, но система памяти больше не принимает</translation>
    </message>
    <message>
        <source>%1 could issue %2, but its pipe or the bank of its registers is busy</source>
        <translation>%1 мог бы выдать %2, но её конвейер или банк её регистров занят</translation>
    </message>
    <message>
        <source>%1 could issue %2, but its pipe is full</source>
        <translation>%1 мог бы выдать %2, но её конвейер занят</translation>
    </message>
    <message>
        <source>%1 could issue %2; another warp was chosen</source>
        <translation>%1 мог бы выдать %2; выбран другой варп</translation>
    </message>
    <message>
        <source>%1 %2 in flight, the next %3 there in cycle %4</source>
        <translation>%1 %2 в полёте, следующее (%3) закончится в такте %4</translation>
    </message>
    <message>
        <source>%1 measured: %2 in the cycles %3 to %4, %5 cycles</source>
        <translation>%1 измерено: %2 в тактах с %3 по %4, %5 тактов</translation>
    </message>
    <message>
        <source>%1; simulated %2, off by %3</source>
        <translation>%1; в симуляции %2, расхождение %3</translation>
    </message>
    <message>
        <source>%1; from its begin to the next the simulation is off by %2</source>
        <translation>%1; от его начала до следующего симуляция расходится на %2</translation>
    </message>
    <message>
        <source>cycle %1: %2 arithmetic and %3 other in flight; %4</source>
        <translation>такт %1: в исполнении арифметических %2, других %3; %4</translation>
    </message>
    <message>
        <source>no warp issues</source>
        <translation>ни один варп не выдаёт</translation>
    </message>
    <message>
        <source>issue: %1</source>
        <translation>выдача: %1</translation>
    </message>
    <message>
        <source>Scheduler %1 has no warp</source>
        <translation>У планировщика %1 нет варпа</translation>
    </message>
    <message>
        <source>Scheduler %1 issues nothing: %2</source>
        <translation>Планировщик %1 ничего не выдаёт: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>от %1</translation>
    </message>
    <message>
        <source>Rests on numbers that are not measured: %1</source>
        <translation>Опирается на неизмеренные числа: %1</translation>
    </message>
    <message>
        <source>%1: expected a file beside this one or in a folder there</source>
        <translation>%1: ожидается файл рядом с этим или в папке там же</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Измерения</translation>
    </message>
    <message>
        <source>Errors by model</source>
        <translation>Ошибки по моделям</translation>
    </message>
    <message>
        <source>Up and down choose the model that the chart shows, left and right go along its numbers.</source>
        <translation>Стрелки вверх и вниз выбирают модель для графика, влево и вправо ведут по её числам.</translation>
    </message>
    <message>
        <source>Mean of |model − measured| / measured</source>
        <translation>Среднее от |модель − измерено| / измерено</translation>
    </message>
    <message>
        <source>Median of |model − measured| / measured</source>
        <translation>Медиана от |модель − измерено| / измерено</translation>
    </message>
    <message>
        <source>Mean of (model − measured) / measured: above zero the model promises too much</source>
        <translation>Среднее от (модель − измерено) / измерено: выше нуля модель обещает слишком много</translation>
    </message>
    <message>
        <source>The largest error, and where</source>
        <translation>Наибольшая ошибка и где она</translation>
    </message>
    <message>
        <source>Measured points that the model has a number for</source>
        <translation>Измеренные точки, для которых у модели есть число</translation>
    </message>
    <message>
        <source>all measurements</source>
        <translation>все измерения</translation>
    </message>
    <message>
        <source>%1, α %2, %3 w</source>
        <translation>%1, α %2, %3 в</translation>
    </message>
    <message>
        <source>Relative error of one model over α and warps. Left and right move α, up and down the occupancy; Tab leads to the list of models.</source>
        <translation>Относительная ошибка одной модели по α и варпам. Влево и вправо меняют α, вверх и вниз — заполненность; Tab ведёт к списку моделей.</translation>
    </message>
    <message>
        <source>Show the H200</source>
        <translation>Показать H200</translation>
    </message>
    <message>
        <source>Its measurements come with the program; can be undone</source>
        <translation>Его измерения поставляются с программой; можно отменить</translation>
    </message>
    <message>
        <source>measurements</source>
        <translation>измерения</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>график</translation>
    </message>
    <message>
        <source>show the H200</source>
        <translation>показать H200</translation>
    </message>
    <message>
        <source> with ILP %1</source>
        <translation> с ILP %1</translation>
    </message>
    <message>
        <source>Nothing was measured of this mix and access on %1%2.
Choose a GPU that was measured, or import measurements of your own from a CSV file.</source>
        <translation>Для этой смеси и доступа на %1%2 ничего не измерено.
Выберите измеренный GPU или импортируйте свои измерения из файла CSV.</translation>
    </message>
    <message>
        <source>= %1 lines are the same; ≈ %2 in another control code, ≠ %3 in operands or modifiers; ◀ %4 on the left only, ▶ %5 on the right only</source>
        <translation>= одинаковых строк: %1; ≈ другой управляющий код: %2, ≠ операнды или модификаторы: %3; ◀ только слева: %4, ▶ только справа: %5</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>слева: %1</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>справа: %1</translation>
    </message>
    <message>
        <source>= same, ≈ other control code, ≠ other operands, ◀ ▶ on one side only</source>
        <translation>= одинаково, ≈ другой управляющий код, ≠ другие операнды, ◀ ▶ только с одной стороны</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for the case of a crash. Save it soon. %1</source>
        <translation>Несохранённую работу не удаётся сберечь на случай сбоя. Сохраните её скорее. %1</translation>
    </message>
    <message>
        <source>pass %1 of %2</source>
        <translation>проход %1 из %2</translation>
    </message>
    <message>
        <source>its word</source>
        <translation>слово</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>банк</translation>
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
        <translation>… ещё %1</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>проход %1</translation>
    </message>
    <message>
        <source>no pass</source>
        <translation>нет прохода</translation>
    </message>
    <message>
        <source>fetches</source>
        <translation>выборки</translation>
    </message>
    <message>
        <source>G80 rules</source>
        <translation>Правила G80</translation>
    </message>
    <message>
        <source>GT200 rules</source>
        <translation>Правила GT200</translation>
    </message>
    <message>
        <source>Fermi rules</source>
        <translation>Правила Fermi</translation>
    </message>
    <message>
        <source>Kepler rules</source>
        <translation>Правила Kepler</translation>
    </message>
    <message>
        <source>Maxwell rules</source>
        <translation>Правила Maxwell</translation>
    </message>
    <message>
        <source>An access of a warp to shared memory. Left and right step through its passes, Space plays; up and down choose a thread, Enter masks it.</source>
        <translation>Обращение варпа к разделяемой памяти. Влево и вправо — проходы, Пробел — воспроизведение; вверх и вниз выбирают нить, Enter маскирует её.</translation>
    </message>
    <message>
        <source>the pass</source>
        <translation>проход</translation>
    </message>
    <message>
        <source>access</source>
        <translation>обращение</translation>
    </message>
    <message>
        <source>swizzle</source>
        <translation>перестановка</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>дополнение</translation>
    </message>
    <message>
        <source>mask of thread %1</source>
        <translation>маска нити %1</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Whose rules of banks, broadcast and requests hold</source>
        <translation>Чьи правила банков, рассылки и запросов действуют</translation>
    </message>
    <message>
        <source>GPU&apos;s own rules</source>
        <translation>Правила самого GPU</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>правила</translation>
    </message>
    <message>
        <source>Banks of the memory; fewer are for teaching</source>
        <translation>Банки памяти; меньше — для обучения</translation>
    </message>
    <message>
        <source>own banks</source>
        <translation>свои банки</translation>
    </message>
    <message>
        <source>%1 banks</source>
        <translation>банков: %1</translation>
    </message>
    <message>
        <source>Bank width</source>
        <translation>Ширина банка</translation>
    </message>
    <message>
        <source>Kepler&apos;s mode: successive words of 4 or of 8 bytes lie in successive banks</source>
        <translation>Режим Kepler: соседние слова по 4 или по 8 байт лежат в соседних банках</translation>
    </message>
    <message>
        <source>4-byte mode</source>
        <translation>режим 4 байт</translation>
    </message>
    <message>
        <source>bank width</source>
        <translation>ширина банка</translation>
    </message>
    <message>
        <source>8-byte mode</source>
        <translation>режим 8 байт</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Средство</translation>
    </message>
    <message>
        <source>What is shown beside an access that conflicts</source>
        <translation>Что показано рядом с обращением, у которого конфликт</translation>
    </message>
    <message>
        <source>nothing beside</source>
        <translation>рядом ничего</translation>
    </message>
    <message>
        <source>XOR swizzle</source>
        <translation>перестановка XOR</translation>
    </message>
    <message>
        <source>remedy</source>
        <translation>средство</translation>
    </message>
    <message>
        <source>Threads and banks</source>
        <translation>Нити и банки</translation>
    </message>
    <message>
        <source>Without the conflict, and other strides</source>
        <translation>Без конфликта и другие шаги</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Apply the remedy</source>
        <translation>Применить средство</translation>
    </message>
    <message>
        <source>Changes the pattern to the one shown here; can be undone</source>
        <translation>Меняет шаблон на показанный здесь; можно отменить</translation>
    </message>
    <message>
        <source>own rules (%1)</source>
        <translation>свои правила (%1)</translation>
    </message>
    <message>
        <source>own rules (none)</source>
        <translation>свои правила (нет)</translation>
    </message>
    <message>
        <source>No source here says how the banks of AMD&apos;s LDS serve an access. Choose a GPU of NVIDIA to look for bank conflicts.</source>
        <translation>Ни один источник здесь не говорит, как банки LDS у AMD обслуживают обращение. Выберите GPU NVIDIA, чтобы искать конфликты банков.</translation>
    </message>
    <message>
        <source>expected a header line with cc or gpu, threads_per_block, registers_per_thread and shared_bytes_per_block</source>
        <translation>ожидалась строка заголовков: cc или gpu, threads_per_block, registers_per_thread и shared_bytes_per_block</translation>
    </message>
    <message>
        <source>duplicate column %1</source>
        <translation>столбец %1 повторяется</translation>
    </message>
    <message>
        <source>the column %1 is one that would be appended</source>
        <translation>столбец %1 — один из тех, что добавляются</translation>
    </message>
    <message>
        <source>expected a column %1 in the header%2</source>
        <translation>в заголовке ожидался столбец %1%2</translation>
    </message>
    <message>
        <source>expected %1 columns as in the header, found %2</source>
        <translation>ожидалось столбцов, как в заголовке: %1, найдено: %2</translation>
    </message>
    <message>
        <source>expected for %1 %2, found %3</source>
        <translation>для %1 ожидалось %2, найдено %3</translation>
    </message>
    <message>
        <source>Blank screen; any key returns</source>
        <translation>Чёрный экран; любая клавиша возвращает</translation>
    </message>
    <message>
        <source>Recall bookmark %1</source>
        <translation>Вернуться к закладке %1</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>R&amp;ecall</source>
        <translation>&amp;Вернуться</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>more than %1 instructions; use &apos;repeat&apos;</source>
        <translation>больше %1 инструкций; используйте &apos;repeat&apos;</translation>
    </message>
    <message>
        <source>&apos;repeat&apos; inside &apos;repeat&apos;: blocks do not nest</source>
        <translation>&apos;repeat&apos; внутри &apos;repeat&apos;: блоки не вкладываются</translation>
    </message>
    <message>
        <source>expected how often to repeat, 1 to %1</source>
        <translation>нужно число повторений, от 1 до %1</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>конец строки</translation>
    </message>
    <message>
        <source>&apos;end&apos; without &apos;repeat&apos;</source>
        <translation>&apos;end&apos; без &apos;repeat&apos;</translation>
    </message>
    <message>
        <source>nothing to repeat</source>
        <translation>нечего повторять</translation>
    </message>
    <message>
        <source>%1 may be one of %2</source>
        <translation>%1 — возможно, один из %2</translation>
    </message>
    <message>
        <source>unknown GPU %1%2</source>
        <translation>неизвестный GPU %1%2</translation>
    </message>
    <message>
        <source>Why this number?</source>
        <translation>Откуда это число?</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>График: %1</translation>
    </message>
    <message>
        <source>Dimension that is varied</source>
        <translation>Меняемое измерение</translation>
    </message>
    <message>
        <source>The block&apos;s dimension that the curves vary; the others stay</source>
        <translation>Измерение блока, которое меняют кривые; остальные неизменны</translation>
    </message>
    <message>
        <source>What the problem&apos;s size is</source>
        <translation>Что считать размером задачи</translation>
    </message>
    <message>
        <source>The arguments that grow with the problem</source>
        <translation>Аргументы, которые растут с задачей</translation>
    </message>
    <message>
        <source>Level of memory</source>
        <translation>Уровень памяти</translation>
    </message>
    <message>
        <source>Whose latency is raised until the first wave&apos;s volume fits its bandwidth</source>
        <translation>Чья латентность повышается, пока объём первой волны не уложится в его пропускную способность</translation>
    </message>
    <message>
        <source>Block of code</source>
        <translation>Блок кода</translation>
    </message>
    <message>
        <source>Basic block of the IR, with its part of the longest thread&apos;s time</source>
        <translation>Базовый блок IR и его доля времени самой долгой нити</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>И&amp;мпорт…</translation>
    </message>
    <message>
        <source>Import measured launches</source>
        <translation>Импорт измеренных запусков</translation>
    </message>
    <message>
        <source>A CSV with the columns time_us, grid_x, grid_y, block_x, block_y, registers, shared_bytes and the kernel&apos;s arguments by name</source>
        <translation>CSV со столбцами time_us, grid_x, grid_y, block_x, block_y, registers, shared_bytes и аргументами ядра по именам</translation>
    </message>
    <message>
        <source>along %1</source>
        <translation>вдоль %1</translation>
    </message>
    <message>
        <source>dimension</source>
        <translation>измерение</translation>
    </message>
    <message>
        <source>problem size</source>
        <translation>размер задачи</translation>
    </message>
    <message>
        <source>level of memory</source>
        <translation>уровень памяти</translation>
    </message>
    <message>
        <source>block of code</source>
        <translation>блок кода</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>сетка</translation>
    </message>
    <message>
        <source>all arguments together</source>
        <translation>все аргументы вместе</translation>
    </message>
    <message>
        <source>What the time is made of</source>
        <translation>Из чего складывается время</translation>
    </message>
    <message>
        <source>Why nothing is shown</source>
        <translation>Почему ничего не показано</translation>
    </message>
    <message>
        <source>The GPU that the shipped kernels were measured on; can be undone</source>
        <translation>GPU, на котором измерены ядра из программы; можно отменить</translation>
    </message>
    <message>
        <source>Nothing was measured of this kernel on %1. Import a CSV with the columns time_us, grid_x, block_x and the kernel&apos;s arguments.</source>
        <translation>Для этого ядра на %1 ничего не измерено. Импортируйте CSV со столбцами time_us, grid_x, block_x и аргументами ядра.</translation>
    </message>
    <message>
        <source>This launch accesses no memory: no latency is raised.</source>
        <translation>Этот запуск не обращается к памяти: латентность не повышается.</translation>
    </message>
    <message>
        <source>block size</source>
        <translation>размер блока</translation>
    </message>
    <message>
        <source>Block of least time</source>
        <translation>Блок с наименьшим временем</translation>
    </message>
    <message>
        <source>in its text: %1</source>
        <translation>в его тексте: %1</translation>
    </message>
    <message>
        <source>expected one right choice, found %1 on GPU &apos;%2&apos;</source>
        <translation>ожидался один верный вариант, на GPU &apos;%2&apos; найдено: %1</translation>
    </message>
    <message>
        <source>cannot write: %1</source>
        <translation>не удаётся записать: %1</translation>
    </message>
    <message>
        <source>Answers of the class</source>
        <translation>Ответы группы</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of answers in %1.</source>
        <translation>
            <numerusform>%n файл ответов в %1.</numerusform>
            <numerusform>%n файла ответов в %1.</numerusform>
            <numerusform>%n файлов ответов в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>%1, step %2, %3: %4 of %5 right at first</source>
        <translation>%1, шаг %2, %3: сразу верно %4 из %5</translation>
    </message>
    <message>
        <source>Answers to this question</source>
        <translation>Ответы на этот вопрос</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>Первый ответ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Последний ответ</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source>Files that were skipped</source>
        <translation>Пропущенные файлы</translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %n file(s)</source>
        <translation>
            <numerusform>Пропущен: %n файл</numerusform>
            <numerusform>Пропущены: %n файла</numerusform>
            <numerusform>Пропущено: %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Сохранить как &amp;CSV…</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>too flat</source>
        <translation>слишком плоско</translation>
    </message>
    <message>
        <source>does not turn back</source>
        <translation>не поворачивает</translation>
    </message>
    <message>
        <source>turns elsewhere</source>
        <translation>поворачивает не там</translation>
    </message>
    <message>
        <source>turns, though it should not</source>
        <translation>поворачивает зря</translation>
    </message>
    <message>
        <source>wrong at the left end</source>
        <translation>неверно слева</translation>
    </message>
    <message>
        <source>wrong at the right end</source>
        <translation>неверно справа</translation>
    </message>
    <message>
        <source>wrong in between</source>
        <translation>неверно посередине</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>first answers</source>
        <translation>первые ответы</translation>
    </message>
    <message>
        <source>There is no answer to show. Students save theirs at the end of a lesson; put the files into one folder.</source>
        <translation>Показать нечего. Студенты сохраняют ответы в конце урока; сложите файлы в одну папку.</translation>
    </message>
    <message>
        <source>%1 of %2 curves are right at first.</source>
        <translation>Кривых верно сразу: %1 из %2.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Верно: %1</translation>
    </message>
    <message>
        <source>Histogram of the first answers</source>
        <translation>Гистограмма первых ответов</translation>
    </message>
    <message>
        <source>The sketches over each other</source>
        <translation>Эскизы друг поверх друга</translation>
    </message>
    <message>
        <source>a curve</source>
        <translation>кривая</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>One access of a warp to global memory. Left and right choose a thread, Enter masks it or lets it take part; up and down choose a transaction; Escape lets go.</source>
        <translation>Одно обращение варпа к глобальной памяти. Влево и вправо выбирают нить, Enter маскирует её или включает; вверх и вниз выбирают транзакцию; Escape отпускает.</translation>
    </message>
    <message>
        <source>The generation whose load-store units coalesce the accesses</source>
        <translation>Поколение, чьи блоки загрузки/записи объединяют обращения</translation>
    </message>
    <message>
        <source>rules of %1</source>
        <translation>правила %1</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Кэш</translation>
    </message>
    <message>
        <source>Through the L1 lines of 128 bytes are moved, without it segments of 32 bytes</source>
        <translation>Через L1 передаются строки по 128 байт, без него — сегменты по 32 байта</translation>
    </message>
    <message>
        <source>through L1</source>
        <translation>через L1</translation>
    </message>
    <message>
        <source>through L2 only</source>
        <translation>только через L2</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>кэш</translation>
    </message>
    <message>
        <source>Transaction size</source>
        <translation>Размер транзакции</translation>
    </message>
    <message>
        <source>Words of a transaction; GT200 alone has several sizes</source>
        <translation>Слова транзакции; только у GT200 несколько размеров</translation>
    </message>
    <message>
        <source>transaction size</source>
        <translation>размер транзакции</translation>
    </message>
    <message>
        <source>%1-word transactions</source>
        <translation>транзакции по %1 слова</translation>
    </message>
    <message>
        <source>%1- and %2-word transactions</source>
        <translation>транзакции по %1 и %2 слова</translation>
    </message>
    <message>
        <source>teaching sizes</source>
        <translation>учебные размеры</translation>
    </message>
    <message>
        <source>Teaching sizes</source>
        <translation>Учебные размеры</translation>
    </message>
    <message>
        <source>Four threads a warp and four words a transaction, as in Figure 2.1 of the thesis</source>
        <translation>Четыре нити в варпе и четыре слова в транзакции, как на рисунке 2.1 диссертации</translation>
    </message>
    <message>
        <source>half-warps</source>
        <translation>полварпа</translation>
    </message>
    <message>
        <source>Half-warps</source>
        <translation>По полварпа</translation>
    </message>
    <message>
        <source>G80 and GT200 serve half a warp at a time</source>
        <translation>G80 и GT200 обслуживают по половине варпа</translation>
    </message>
    <message>
        <source>Threads, memory and transactions</source>
        <translation>Нити, память и транзакции</translation>
    </message>
    <message>
        <source>Bytes moved by the rules of each generation</source>
        <translation>Переданные байты по правилам каждого поколения</translation>
    </message>
    <message>
        <source>example</source>
        <translation>пример</translation>
    </message>
    <message>
        <source>No source here says by what rules AMD&apos;s GPUs coalesce an access. Choose a GPU of NVIDIA to see its transactions.</source>
        <translation>Ни один источник здесь не говорит, по каким правилам GPU AMD объединяют обращения. Выберите GPU NVIDIA, чтобы увидеть транзакции.</translation>
    </message>
    <message>
        <source>an iteration takes %1 cycles with the trips of its inner loops; expected at most %2: look at the inner loop</source>
        <translation>итерация с повторами внутренних циклов занимает %1 тактов; ожидается не больше %2: рассмотрите внутренний цикл</translation>
    </message>
    <message>
        <source>L1 serves %1 and L2 %2 of the global loads, DRAM the rest, all alike</source>
        <translation>L1 обслуживает долю %1, а L2 — %2 глобальных загрузок, DRAM — остальные, все одинаково</translation>
    </message>
    <message>
        <source>DRAM serves every global load: hit rates are not given</source>
        <translation>каждую глобальную загрузку обслуживает DRAM: доли попаданий не заданы</translation>
    </message>
    <message>
        <source>global accesses are coalesced: neighbours read neighbouring words</source>
        <translation>глобальные обращения сливаются: соседи читают соседние слова</translation>
    </message>
    <message>
        <source>global stores are coalesced and go through to DRAM</source>
        <translation>глобальные записи сливаются и доходят до DRAM</translation>
    </message>
    <message>
        <source>shared memory is accessed without bank conflicts</source>
        <translation>обращения к разделяемой памяти идут без конфликтов банков</translation>
    </message>
    <message>
        <source>local memory (registers spilled, %1 accesses) is served as global memory is</source>
        <translation>локальная память (вытесненные регистры, обращений: %1) обслуживается как глобальная</translation>
    </message>
    <message>
        <source>the loop at %1 inside runs %2 times: proved</source>
        <translation>внутренний цикл в %1 выполняется %2 раз: доказано</translation>
    </message>
    <message>
        <source>the loop at %1 inside runs once: its trip count is not known</source>
        <translation>внутренний цикл в %1 выполняется один раз: число его повторов неизвестно</translation>
    </message>
    <message>
        <source>code that branches may jump over is executed in every iteration; such branches: %1</source>
        <translation>код, через который могут перейти ветвления, выполняется в каждой итерации; таких ветвлений: %1</translation>
    </message>
    <message>
        <source>instructions under a predicate are issued in every iteration: %1</source>
        <translation>инструкции под предикатом выдаются в каждой итерации: %1</translation>
    </message>
    <message>
        <source>the call at %1 is followed: each block of what it calls once</source>
        <translation>вызов в %1 прослежен: каждый блок вызываемого по одному разу</translation>
    </message>
    <message>
        <source>the call at %1 costs one branch: what it calls is not in the listing, calls itself or is too large</source>
        <translation>вызов в %1 стоит одно ветвление: вызываемого нет в листинге, он вызывает сам себя или слишком велик</translation>
    </message>
    <message>
        <source>at barriers of the block no warp waits for another</source>
        <translation>на барьерах блока варпы не ждут друг друга</translation>
    </message>
    <message>
        <source>waits for asynchronous copies and products are over at once</source>
        <translation>ожидания асинхронных копий и произведений кончаются сразу</translation>
    </message>
    <message>
        <source>a wait may be longer than counted: a latency, or when operands are read, is not known</source>
        <translation>ожидание может быть дольше подсчитанного: неизвестна латентность или момент чтения операндов</translation>
    </message>
    <message>
        <source>latencies that no source gives are those of a class that the same pipe executes: %1</source>
        <translation>латентности, которых не даёт ни один источник, взяты у класса того же конвейера: %1</translation>
    </message>
    <message>
        <source>numbers that are derived, not measured: %1</source>
        <translation>выведенные, а не измеренные числа: %1</translation>
    </message>
    <message>
        <source>what these cost is not known, each counts as one issue slot: %1</source>
        <translation>сколько они стоят, неизвестно, каждая считается одним слотом выдачи: %1</translation>
    </message>
    <message>
        <source>every warp executes the same instructions</source>
        <translation>все варпы выполняют одни и те же инструкции</translation>
    </message>
    <message>
        <source>Time expression</source>
        <translation>Выражение времени</translation>
    </message>
    <message>
        <source>LLVM IR</source>
        <translation>LLVM IR</translation>
    </message>
    <message>
        <source>Not all of its %1 lines are drawn.</source>
        <translation>Показаны не все его строки (всего %1).</translation>
    </message>
    <message>
        <source>An action, a GPU, a view, a figure, or “alpha 48”</source>
        <translation>Действие, GPU, вид, рисунок или «alpha 48»</translation>
    </message>
    <message>
        <source>Search the commands</source>
        <translation>Поиск команд</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Палитра команд</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбранное</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>Ничего с названием «%1» нет.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Что сравнивается</translation>
    </message>
    <message>
        <source>compared, with the names that figures have</source>
        <translation>сравнивается, с именами для рисунков</translation>
    </message>
    <message>
        <source>What figures call it; empty: what tells it from the others</source>
        <translation>Как это называют рисунки; пусто: чем оно отличается от остальных</translation>
    </message>
    <message>
        <source>Whether it is drawn</source>
        <translation>Рисовать ли</translation>
    </message>
    <message>
        <source>Compare with it no longer</source>
        <translation>Больше не сравнивать с этим</translation>
    </message>
    <message>
        <source>Name of %1 in figures</source>
        <translation>Имя на рисунках: %1</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Рисовать %1</translation>
    </message>
    <message>
        <source>Compare with %1 no longer</source>
        <translation>Больше не сравнивать с %1</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Продукт</translation>
    </message>
    <message>
        <source>The GPUs differ here.</source>
        <translation>Здесь GPU различаются.</translation>
    </message>
    <message>
        <source>%1, %2: no ratio to %3</source>
        <translation>%1, %2: нет отношения к %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 times that of %4</source>
        <translation>%1, %2: %3 от значения %4</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>≠ where the GPUs differ</source>
        <translation>≠ где GPU различаются</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>%1 as a multiple of %2</source>
        <translation>%1 в долях от %2</translation>
    </message>
    <message>
        <source>← All GPUs</source>
        <translation>← Все GPU</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Назад к списку (Esc)</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Только различия</translation>
    </message>
    <message>
        <source>Add a GPU to the comparison</source>
        <translation>Добавить GPU к сравнению</translation>
    </message>
    <message>
        <source>Add a GPU…</source>
        <translation>Добавить GPU…</translation>
    </message>
    <message>
        <source>GPUs side by side</source>
        <translation>GPU рядом</translation>
    </message>
    <message>
        <source>Enter takes the GPU of a column for the scenario, Delete removes it from the comparison, Esc goes back.</source>
        <translation>Enter берёт GPU столбца в сценарий, Delete убирает его из сравнения, Esc — назад.</translation>
    </message>
    <message>
        <source>≠ %1 of %2 numbers differ; × is the ratio to %3</source>
        <translation>≠ различаются чисел: %1 из %2; × — отношение к %3</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Взять %1</translation>
    </message>
    <message>
        <source>Compare the others with %1</source>
        <translation>Сравнить остальные с %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Убрать %1</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Скопировать таблицей</translation>
    </message>
    <message>
        <source>&amp;Compile with clang</source>
        <translation>&amp;Компилировать clang</translation>
    </message>
    <message>
        <source>Compile with clang</source>
        <translation>Компилировать clang</translation>
    </message>
    <message>
        <source>Runs clang, as found on this computer, on the file</source>
        <translation>Запускает clang, какой есть на этом компьютере, для файла</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Не сейчас</translation>
    </message>
    <message>
        <source>Do not compile</source>
        <translation>Не компилировать</translation>
    </message>
    <message>
        <source>%1 is CUDA. Run clang on this computer to make LLVM IR of it, and nvcc, where there is one, for its registers?</source>
        <translation>%1 — это CUDA. Запустить на этом компьютере clang, чтобы получить LLVM IR, и nvcc, если он есть, чтобы узнать число регистров?</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>запуск %1</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>1 wave, %1</source>
        <translation>1 волна, %1</translation>
    </message>
    <message>
        <source>%1 waves of %2, %3</source>
        <translation>волн: %1 по %2, %3</translation>
    </message>
    <message>
        <source>last blocks</source>
        <translation>последние блоки</translation>
    </message>
    <message>
        <source>What one full wave would take for each alone, cycles; the longest counts</source>
        <translation>Полная волна для каждого по отдельности, такты; считается самое долгое</translation>
    </message>
    <message>
        <source>One full wave for each alone, cycles</source>
        <translation>Полная волна по отдельности, такты</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>как есть</translation>
    </message>
    <message>
        <source>Lea&amp;ve it out</source>
        <translation>&amp;Не рисовать</translation>
    </message>
    <message>
        <source>As it &amp;was</source>
        <translation>Как б&amp;ыло</translation>
    </message>
    <message>
        <source>own colour</source>
        <translation>свой цвет</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Свой цвет</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> пт</translation>
    </message>
    <message>
        <source>C&amp;urve</source>
        <translation>&amp;Кривая</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation>&amp;Цвет</translation>
    </message>
    <message>
        <source>&amp;Dashes</source>
        <translation>&amp;Штрихи</translation>
    </message>
    <message>
        <source>&amp;Marker</source>
        <translation>&amp;Маркер</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Толщина</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Найти</translation>
    </message>
    <message>
        <source>One model</source>
        <translation>Одна модель</translation>
    </message>
    <message>
        <source>The other model</source>
        <translation>Другая модель</translation>
    </message>
    <message>
        <source>by ratio</source>
        <translation>по отношению</translation>
    </message>
    <message>
        <source>by difference</source>
        <translation>по разности</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Что считать</translation>
    </message>
    <message>
        <source>The factor between the two models, or their difference as a part of the peak</source>
        <translation>Во сколько раз модели расходятся или их разность как доля пика</translation>
    </message>
    <message>
        <source>Search all intensities and numbers of warps for where the two differ most</source>
        <translation>Искать по всем интенсивностям и числам варпов, где модели расходятся больше всего</translation>
    </message>
    <message>
        <source>States where the models disagree; Enter goes there</source>
        <translation>Состояния, где модели расходятся; Enter переходит туда</translation>
    </message>
    <message>
        <source>Searching: %1 %</source>
        <translation>Поиск: %1 %</translation>
    </message>
    <message>
        <source>Where do two models disagree most on this GPU?</source>
        <translation>Где две модели на этом GPU расходятся больше всего?</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Поиск остановлен.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>× %1: %2, %3 warps/SM</source>
        <translation>× %1: %2, %3 варпов/SM</translation>
    </message>
    <message>
        <source>%1 % of the peak: %2, %3 warps/SM</source>
        <translation>%1 % от пика: %2, %3 варпов/SM</translation>
    </message>
    <message>
        <source>%1: %2 IPC/SM, %3: %4 IPC/SM. Enter or a double click goes there.</source>
        <translation>%1: %2 IPC/SM, %3: %4 IPC/SM. Enter или двойной щелчок переходит туда.</translation>
    </message>
    <message>
        <source>They agree to 0.1 % everywhere.</source>
        <translation>Они везде согласны до 0.1 %.</translation>
    </message>
    <message>
        <source>They disagree most here; Enter goes there.</source>
        <translation>Здесь они расходятся больше всего; Enter переходит туда.</translation>
    </message>
    <message>
        <source>go to where models disagree</source>
        <translation>перейти туда, где модели расходятся</translation>
    </message>
    <message>
        <source>A SIMT program on one warp. Left and right step, with Shift to the next push, pop or reconvergence; Space plays; up and down choose a lane, Enter changes its input.</source>
        <translation>Программа SIMT на одном варпе. Влево и вправо — шаги, с Shift — до следующего push, pop или схождения; Пробел — воспроизведение; вверх и вниз выбирают дорожку, Enter меняет её вход.</translation>
    </message>
    <message>
        <source>the step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>a program has at most %1 KiB</source>
        <translation>в программе не больше %1 КиБ</translation>
    </message>
    <message>
        <source>program</source>
        <translation>программа</translation>
    </message>
    <message>
        <source>expected NAME = EXPRESSION, found &apos;%1&apos;</source>
        <translation>ожидалось ИМЯ = ВЫРАЖЕНИЕ, найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>входы</translation>
    </message>
    <message>
        <source>P%1 of thread %2</source>
        <translation>P%1 нити %2</translation>
    </message>
    <message>
        <source>Program text</source>
        <translation>Текст программы</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>Ассемблер</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>своя</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>A program to begin with; change it below</source>
        <translation>Программа для начала; измените её ниже</translation>
    </message>
    <message>
        <source>synchronise</source>
        <translation>синхронизировать</translation>
    </message>
    <message>
        <source>Compile with synchronisation</source>
        <translation>Компилировать с синхронизацией</translation>
    </message>
    <message>
        <source>Compile with points of reconvergence, or with plain branches</source>
        <translation>Компилировать с точками схождения или с простыми переходами</translation>
    </message>
    <message>
        <source>synchronisation</source>
        <translation>синхронизация</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Нити</translation>
    </message>
    <message>
        <source>Threads of the warp, 4 to 32</source>
        <translation>Нити варпа, от 4 до 32</translation>
    </message>
    <message>
        <source> threads</source>
        <translation> нитей</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>нити</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>Divergence stack: up to Pascal. Independent thread scheduling: Volta and later</source>
        <translation>Стек расхождения: до Pascal. Независимое планирование нитей: Volta и новее</translation>
    </message>
    <message>
        <source>independent</source>
        <translation>независимые</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>машина</translation>
    </message>
    <message>
        <source>First path</source>
        <translation>Первый путь</translation>
    </message>
    <message>
        <source>Which path of a diverging branch goes first</source>
        <translation>Какой путь расходящегося ветвления идёт первым</translation>
    </message>
    <message>
        <source>taken first</source>
        <translation>сначала переход</translation>
    </message>
    <message>
        <source>fall-through first</source>
        <translation>сначала без перехода</translation>
    </message>
    <message>
        <source>first path</source>
        <translation>первый путь</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Chooses among the groups of threads that could run; same seed, same run</source>
        <translation>Выбирает среди групп нитей, готовых выполняться; при том же начальном числе тот же ход</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>зерно </translation>
    </message>
    <message>
        <source>seed</source>
        <translation>зерно</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Входы</translation>
    </message>
    <message>
        <source>What variables, registers or mem begin with, from tid and threads: n = tid * 2; R1 = threads - tid</source>
        <translation>С чего начинают переменные, регистры или mem, из tid и threads: n = tid * 2; R1 = threads - tid</translation>
    </message>
    <message>
        <source>n = tid * 2</source>
        <translation>n = tid * 2</translation>
    </message>
    <message>
        <source>Lanes and stack</source>
        <translation>Дорожки и стек</translation>
    </message>
    <message>
        <source>The warp over time</source>
        <translation>Варп во времени</translation>
    </message>
    <message>
        <source>Without synchronisation</source>
        <translation>Без синхронизации</translation>
    </message>
    <message>
        <source>issue slots without synchronisation</source>
        <translation>места выдачи без синхронизации</translation>
    </message>
    <message>
        <source>counted: the program is run step by step with plain branches</source>
        <translation>подсчитано: программа выполняется шаг за шагом с простыми переходами</translation>
    </message>
    <message>
        <source>The divergence stack and independent thread scheduling are of NVIDIA&apos;s GPUs; no source here describes AMD&apos;s. Choose a GPU of NVIDIA to step through a program.</source>
        <translation>Стек расхождения и независимое планирование нитей относятся к GPU NVIDIA; ни один здешний источник не описывает AMD. Выберите GPU NVIDIA, чтобы пройти программу по шагам.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новый документ</translation>
    </message>
    <message>
        <source>the loop</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Прочитать заново</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Несохранённая работа</translation>
    </message>
    <message>
        <source>The measurements of %1 are too many to be kept inside the file: it names them, and they have to be imported again.</source>
        <translation>Измерений %1 слишком много, чтобы хранить их в файле: он называет их, и их придётся импортировать снова.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставка</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Элементы управления</translation>
    </message>
    <message>
        <source>Controls of this view, over the picture while they are needed</source>
        <translation>Элементы управления этого вида, поверх рисунка, пока они нужны</translation>
    </message>
    <message>
        <source>%1, exact value</source>
        <translation>%1, точное значение</translation>
    </message>
    <message>
        <source>%1 %2
%3</source>
        <translation>%1 %2
%3</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> мм</translation>
    </message>
    <message>
        <source>&amp;Footer: model, GPU, version</source>
        <translation>&amp;Подпись: модель, GPU, версия</translation>
    </message>
    <message>
        <source>&amp;Transparent ground</source>
        <translation>П&amp;розрачный фон</translation>
    </message>
    <message>
        <source>&amp;Caption, BibTeX and LaTeX beside it</source>
        <translation>&amp;Подпись, BibTeX и LaTeX рядом</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Экспорт: %1</translation>
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
        <translation>CSV: числа</translation>
    </message>
    <message>
        <source>TikZ/pgfplots</source>
        <translation>TikZ/pgfplots</translation>
    </message>
    <message>
        <source>own size</source>
        <translation>свой размер</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Чёрно-белая</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>&amp;Формат</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>Раз&amp;мер</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Width × height</source>
        <translation>Ширина × высота</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Разрешение</translation>
    </message>
    <message>
        <source>&amp;Palette</source>
        <translation>П&amp;алитра</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>О&amp;бзор…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Ф&amp;айл</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Copy as comm&amp;and</source>
        <translation>Копировать как ком&amp;анду</translation>
    </message>
    <message>
        <source>The command line that writes the same file</source>
        <translation>Командная строка, которая записывает тот же файл</translation>
    </message>
    <message>
        <source>At this size labels of the figure find no room. An own size, or fewer panels or curves in the figure editor, would do.</source>
        <translation>При этом размере подписям рисунка не хватает места. Помогут свой размер или меньше панелей и кривых в редакторе рисунка.</translation>
    </message>
    <message>
        <source>%1 pt text; %2, checked %3</source>
        <translation>текст %1 пт; %2, проверено %3</translation>
    </message>
    <message>
        <source>%1 pt text</source>
        <translation>текст %1 пт</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Экспортировать в</translation>
    </message>
    <message>
        <source>Figures (*.%1)</source>
        <translation>Рисунки (*.%1)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>Name the file to write.</source>
        <translation>Назовите файл для записи.</translation>
    </message>
    <message>
        <source>%1 is there already. Replace writes over it.</source>
        <translation>%1 уже есть. «Заменить» запишет поверх.</translation>
    </message>
    <message>
        <source>Access pattern: %1</source>
        <translation>Шаблон доступа: %1</translation>
    </message>
    <message>
        <source>Facts: %1</source>
        <translation>Факты: %1</translation>
    </message>
    <message>
        <source>Filter: words of a name, a meaning, a status or a source</source>
        <translation>Фильтр: слова имени, смысла, статуса или источника</translation>
    </message>
    <message>
        <source>Filter of the facts</source>
        <translation>Фильтр фактов</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Статус</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>No fact has “%1”.</source>
        <translation>Нет фактов с «%1».</translation>
    </message>
    <message>
        <source>The figure cannot be drawn while numbers are missing.</source>
        <translation>Рисунок нельзя построить, пока не хватает чисел.</translation>
    </message>
    <message>
        <source>Show a view first: there is no figure to edit.</source>
        <translation>Сначала покажите вид: править нечего.</translation>
    </message>
    <message>
        <source>Show a view first: there is no figure to export.</source>
        <translation>Сначала покажите вид: экспортировать нечего.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Настоящий размер</translation>
    </message>
    <message>
        <source>Fitted</source>
        <translation>Стало</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Размер предпросмотра</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>В цвете</translation>
    </message>
    <message>
        <source>In grey</source>
        <translation>В сером</translation>
    </message>
    <message>
        <source>Protanopia</source>
        <translation>Протанопия</translation>
    </message>
    <message>
        <source>Deuteranopia</source>
        <translation>Дейтеранопия</translation>
    </message>
    <message>
        <source>Tritanopia</source>
        <translation>Тританопия</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Как видно</translation>
    </message>
    <message>
        <source>As printed without colour, and as the colour-blind see it: Machado and others 2009, at full severity</source>
        <translation>Как при печати без цвета и как видят люди с нарушением цветного зрения: Machado и др. 2009, полная степень</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Panels and axes</source>
        <translation>Панели и оси</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Кривые</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Пометки</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>&amp;Keep as preset…</source>
        <translation>С&amp;охранить набором…</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>С&amp;бросить</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>The figure as it was before it was edited</source>
        <translation>Рисунок, каким он был до правки</translation>
    </message>
    <message>
        <source>As SVG, PNG and tab-separated numbers</source>
        <translation>Как SVG, PNG и числа через табуляцию</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Набор</translation>
    </message>
    <message>
        <source>Figure: numbers are missing</source>
        <translation>Рисунок: не хватает чисел</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <translation>Рисунок: %1</translation>
    </message>
    <message>
        <source>%1 × %2 mm, %3 pt</source>
        <translation>%1 × %2 мм, %3 пт</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>The preset &apos;%1&apos; cannot be read.</source>
        <translation>Набор &apos;%1&apos; не читается.</translation>
    </message>
    <message>
        <source>Keep as preset</source>
        <translation>Сохранить набором</translation>
    </message>
    <message>
        <source>Name of the preset; one of the same name is replaced</source>
        <translation>Имя набора; одноимённый заменяется</translation>
    </message>
    <message>
        <source>&amp;Open as scenario</source>
        <translation>&amp;Открыть как сценарий</translation>
    </message>
    <message>
        <source>Gallery of figures</source>
        <translation>Галерея рисунков</translation>
    </message>
    <message>
        <source>Words of a figure&apos;s name or title</source>
        <translation>Слова имени или названия рисунка</translation>
    </message>
    <message>
        <source>Search the figures</source>
        <translation>Поиск по рисункам</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Рисунки</translation>
    </message>
    <message>
        <source>%1 figures</source>
        <translation>рисунков: %1</translation>
    </message>
    <message>
        <source>No figure has these words.</source>
        <translation>Ни у одного рисунка нет этих слов.</translation>
    </message>
    <message>
        <source>Numbers of %1</source>
        <translation>Числа: %1</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Что показывает рисунок</translation>
    </message>
    <message>
        <source>Panel %1</source>
        <translation>Панель %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>All tables, separated by tabs, for a spreadsheet</source>
        <translation>Все таблицы с табуляцией, для электронной таблицы</translation>
    </message>
    <message>
        <source>Numbers of the figure</source>
        <translation>Числа рисунка</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>What was not saved is kept: undo brings it back, and so does File › Unsaved work.</source>
        <translation>Несохранённое осталось на диске: его вернёт отмена, а также Файл › Несохранённая работа.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>What is not saved cannot be kept. %1</source>
        <translation>Несохранённое не удаётся записать на диск. %1</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>В %1 есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>Open a scenario or an exported figure</source>
        <translation>Открыть сценарий или экспортированный рисунок</translation>
    </message>
    <message>
        <source>Scenarios and figures (*.loom.json *.json *.pdf *.svg *.png *.csv *.tex);;All files (*)</source>
        <translation>Сценарии и рисунки (*.loom.json *.json *.pdf *.svg *.png *.csv *.tex);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Сохранить сценарий</translation>
    </message>
    <message>
        <source>Scenarios (*.loom.json)</source>
        <translation>Сценарии (*.loom.json)</translation>
    </message>
    <message>
        <source>There is no scenario on the clipboard.</source>
        <translation>В буфере обмена нет сценария.</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Изменено другой программой</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving writes over what it wrote.</source>
        <translation>Файл %1 изменён другой программой. Сохранение заменит то, что она записала.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>%1 was deleted by another program. What it had is still here.</source>
        <translation>Файл %1 удалён другой программой. Его содержимое ещё здесь.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>Файл %1 изменён другой программой.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Прочитать заново</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Оставить моё</translation>
    </message>
    <message>
        <source>cannot write: a file has to be named</source>
        <translation>не удалось записать: нужно имя файла</translation>
    </message>
    <message>
        <source>Fit of the model &apos;%1&apos; to %2</source>
        <translation>Подгонка модели «%1» к %2</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Подогнать</translation>
    </message>
    <message>
        <source>&amp;Use these numbers</source>
        <translation>&amp;Взять эти числа</translation>
    </message>
    <message>
        <source>&amp;Save as my GPU…</source>
        <translation>&amp;Сохранить как мой GPU…</translation>
    </message>
    <message>
        <source>Fit to measurements: %1</source>
        <translation>Подгонка к измерениям: %1</translation>
    </message>
    <message>
        <source>Nothing was measured on %1 with this mix, access and ILP. Choose a GPU with measurements, the H200 say.</source>
        <translation>На %1 с этой смесью, доступом и ILP ничего не измерено. Выберите GPU с измерениями, например H200.</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, точек: %2</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Модель</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободны</translation>
    </message>
    <message>
        <source>Fitting</source>
        <translation>Подгонка</translation>
    </message>
    <message>
        <source>Fitted values</source>
        <translation>Подогнанные значения</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Было</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Стандартная ошибка</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % от</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % до</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1: no value</source>
        <translation>%1: нет значения</translation>
    </message>
    <message>
        <source>The dots are the errors of the model as it is.</source>
        <translation>Точки — ошибки модели, какова она сейчас.</translation>
    </message>
    <message>
        <source>The fit was stopped.</source>
        <translation>Подгонка остановлена.</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>fit to measurements</source>
        <translation>подгонка к измерениям</translation>
    </message>
    <message>
        <source>Keeps the GPU with the fitted numbers, which say the fit, its data and the error that it leaves as their source.</source>
        <translation>Сохраняет GPU с подогнанными числами; источником у них названы подгонка, её данные и оставшаяся ошибка.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>было</translation>
    </message>
    <message>
        <source>after</source>
        <translation>стало</translation>
    </message>
    <message>
        <source>Mean error %1 % → %2 %, worst %3 % → %4 %, over %5 points.</source>
        <translation>Средняя ошибка %1 % → %2 %, худшая %3 % → %4 %, точек: %5.</translation>
    </message>
    <message>
        <source>Fitted on every second intensity, the error on the %1 points of the others is %2 % (before: %3 %).</source>
        <translation>При подгонке по каждой второй интенсивности ошибка на остальных точках (%1) — %2 % (было: %3 %).</translation>
    </message>
    <message>
        <source>%1 and %2 can hardly be told apart by this data (correlation %3).</source>
        <translation>%1 и %2 по этим данным почти неразличимы (корреляция %3).</translation>
    </message>
    <message>
        <source>%1 is at the end of its range and would go further.</source>
        <translation>%1 на краю своего диапазона и ушло бы дальше.</translation>
    </message>
    <message>
        <source>%1 cannot tell %2 and how sure they are; at least %3 are needed</source>
        <translation>%1 — мало, чтобы найти %2 и их точность; нужно не меньше %3</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>точек: %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>точек: %1</translation>
    </message>
    <message>
        <source>%1 parameter</source>
        <translation>параметров: %1</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>параметров: %1</translation>
    </message>
    <message>
        <source>%1 has no influence on these %2 points in the model &apos;%3&apos;: leave it out, or add points that it limits</source>
        <translation>%1 не влияет на эти точки (%2) в модели &apos;%3&apos;: уберите его или добавьте точки, которые он ограничивает</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart by these %3 points: leave one of them out</source>
        <translation>%1 и %2 по этим точкам (%3) не различить: уберите одно из двух</translation>
    </message>
    <message>
        <source>Throughput and Warps needed follow this pattern</source>
        <translation>Пропускная способность и касп следуют этому шаблону</translation>
    </message>
    <message>
        <source>access pattern</source>
        <translation>шаблон доступа</translation>
    </message>
    <message>
        <source>The kernel&apos;s loads take this pattern: its transactions or passes change their latency and throughput</source>
        <translation>Загрузки ядра берут этот шаблон: его транзакции или проходы меняют их латентность и пропускную способность</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>ожидалось %1, найдено %2</translation>
    </message>
    <message>
        <source>The audience&apos;s view is frozen</source>
        <translation>Картинка для зала заморожена</translation>
    </message>
    <message>
        <source>nothing to draw</source>
        <translation>нечего рисовать</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Глоссарий</translation>
    </message>
    <message>
        <source>Search terms and definitions</source>
        <translation>Поиск по глоссарию</translation>
    </message>
    <message>
        <source>Search of the glossary</source>
        <translation>Поиск по глоссарию</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Термины</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Определение</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation>См. также: %1</translation>
    </message>
    <message>
        <source>In the window: %1</source>
        <translation>В окне: %1</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>&amp;Facts…</source>
        <translation>&amp;Факты…</translation>
    </message>
    <message>
        <source>Fit to &amp;measurements…</source>
        <translation>Подогнать к &amp;измерениям…</translation>
    </message>
    <message>
        <source>Import measurements</source>
        <translation>Импорт измерений</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Таблицы (*.csv *.tsv *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Keeps the numbers as they are now, those that you set included, under a name of your own.</source>
        <translation>Сохраняет нынешние числа, включая заданные вами, под вашим именем.</translation>
    </message>
    <message>
        <source>Import a GPU</source>
        <translation>Импорт GPU</translation>
    </message>
    <message>
        <source>GPU files (*.json);;All files (*)</source>
        <translation>Файлы GPU (*.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>%1 (%2), the scenario&apos;s GPU</source>
        <translation>%1 (%2), GPU сценария</translation>
    </message>
    <message>
        <source>Double-click or Enter: take it for the scenario.</source>
        <translation>Двойной щелчок или Enter: взять в сценарий.</translation>
    </message>
    <message>
        <source>The model still needs %1: no source gives them, but you can set them once it is the scenario&apos;s GPU (double-click or Enter).</source>
        <translation>Модели ещё нужно: %1. Ни один источник этого не даёт, но вы сможете задать это, когда GPU станет GPU сценария (двойной щелчок или Enter).</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Enter takes a GPU for the scenario; select several to compare them.</source>
        <translation>Enter берёт GPU в сценарий; выберите несколько, чтобы сравнить.</translation>
    </message>
    <message>
        <source>Filter: maxwell, released &gt; 2014, sms &gt;= 80</source>
        <translation>Фильтр: maxwell, released &gt; 2014, sms &gt;= 80</translation>
    </message>
    <message>
        <source>Filter of the GPUs</source>
        <translation>Фильтр GPU</translation>
    </message>
    <message>
        <source>Words fit a name, an architecture, a segment or a kind of memory; a number&apos;s name with &lt;, &lt;=, &gt;, &gt;=, = or != compares.
The names stand over the columns.</source>
        <translation>Слова подходят к имени, архитектуре, сегменту или виду памяти; имя числа с &lt;, &lt;=, &gt;, &gt;=, = или != сравнивает.
Имена стоят над столбцами.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Архитектура</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Сегмент</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Com&amp;pare</source>
        <translation>С&amp;равнить</translation>
    </message>
    <message>
        <source>All architectures</source>
        <translation>Все архитектуры</translation>
    </message>
    <message>
        <source>All kinds of memory</source>
        <translation>Все виды памяти</translation>
    </message>
    <message>
        <source>the name of a number needs a comparison, such as sms &gt;= 80</source>
        <translation>имени числа нужно сравнение, например sms &gt;= 80</translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 GPUs</source>
        <translation>GPU: %1 из %2</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>выбрано: %1</translation>
    </message>
    <message>
        <source>The selected GPUs side by side</source>
        <translation>Выбранные GPU рядом</translation>
    </message>
    <message>
        <source>Side by side with the scenario&apos;s GPU</source>
        <translation>Рядом с GPU сценария</translation>
    </message>
    <message>
        <source>Select GPUs with Ctrl or Shift to compare them</source>
        <translation>Выберите GPU с Ctrl или Shift, чтобы сравнить их</translation>
    </message>
    <message>
        <source>No GPU fits %1. A number that no source gives fits no comparison.</source>
        <translation>Ни один GPU не подходит под %1. Число, которого не даёт ни один источник, не подходит ни под какое сравнение.</translation>
    </message>
    <message>
        <source>Not filtered yet: %1.</source>
        <translation>Ещё не отфильтровано: %1.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>Обычные столбцы</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Скрыть %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>1 SM</source>
        <translation>1 SM</translation>
    </message>
    <message numerus="yes">
        <source>%n SMs</source>
        <translation>
            <numerusform>%n SM</numerusform>
            <numerusform>%n SM</numerusform>
            <numerusform>%n SM</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Tflop/s</source>
        <translation>%1 Тфлоп/с</translation>
    </message>
    <message>
        <source>Choose the GPU</source>
        <translation>Выбрать GPU</translation>
    </message>
    <message>
        <source>GPU: %1</source>
        <translation>GPU: %1</translation>
    </message>
    <message>
        <source>Search by name, architecture or year</source>
        <translation>Поиск по имени, архитектуре или году</translation>
    </message>
    <message>
        <source>Search the GPUs</source>
        <translation>Поиск по GPU</translation>
    </message>
    <message>
        <source>Tick a box, or press Ctrl+Enter, to compare with the current GPU</source>
        <translation>Отметьте или нажмите Ctrl+Enter, чтобы сравнить с текущим GPU</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>сравнивается</translation>
    </message>
    <message>
        <source>How well the GPUs of the list are known</source>
        <translation>Насколько известны GPU списка</translation>
    </message>
    <message>
        <source>However known</source>
        <translation>Любой известности</translation>
    </message>
    <message>
        <source>Order of the GPUs</source>
        <translation>Порядок GPU</translation>
    </message>
    <message>
        <source>Usual order</source>
        <translation>Обычный порядок</translation>
    </message>
    <message>
        <source>Best known first</source>
        <translation>Сначала самые известные</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По имени</translation>
    </message>
    <message>
        <source>my own</source>
        <translation>мой</translation>
    </message>
    <message>
        <source>latencies unknown</source>
        <translation>латентности неизвестны</translation>
    </message>
    <message>
        <source>No GPU is called “%1”.</source>
        <translation>Нет GPU с именем «%1».</translation>
    </message>
    <message>
        <source>No GPU is known so.</source>
        <translation>Нет GPU такой известности.</translation>
    </message>
    <message>
        <source>No GPU known so is called “%1”.</source>
        <translation>Нет GPU такой известности с именем «%1».</translation>
    </message>
    <message>
        <source>All GPUs in a table to sort and filter, and side by side.</source>
        <translation>Все GPU в таблице с сортировкой и фильтром, и рядом друг с другом.</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>посчитано</translation>
    </message>
    <message>
        <source>List of GPUs</source>
        <translation>Список GPU</translation>
    </message>
    <message>
        <source>GPUs that the filter keeps</source>
        <translation>GPU, оставленные фильтром</translation>
    </message>
    <message>
        <source>GPUs of the catalogue</source>
        <translation>GPU каталога</translation>
    </message>
    <message>
        <source>Back to all GPUs</source>
        <translation>Назад ко всем GPU</translation>
    </message>
    <message>
        <source>Compare the selected</source>
        <translation>Сравнить выбранные</translation>
    </message>
    <message>
        <source>%1 side by side</source>
        <translation>%1 рядом</translation>
    </message>
    <message>
        <source>GPUs: %1</source>
        <translation>GPU: %1</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>About this &amp;view</source>
        <translation>Об этом &amp;виде</translation>
    </message>
    <message>
        <source>Ctrl+F1</source>
        <translation>Ctrl+F1</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Глоссарий</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>О&amp;бзор</translation>
    </message>
    <message>
        <source>Make it the scenario&apos;s GPU</source>
        <translation>Сделать GPU сценария</translation>
    </message>
    <message>
        <source>GPUs from 2006 on: the memory wall, warps needed and the factors behind them, the cusp, and the latency roof of the scenario. Left and right step through GPUs or move α, Enter takes a GPU, page up and page down choose the chart.</source>
        <translation>GPU с 2006 года: стена памяти, нужные варпы и множители за ними, касп и потолок латентности сценария. Влево и вправо переходят по GPU или двигают α, Enter берёт GPU, Page Up и Page Down выбирают график.</translation>
    </message>
    <message>
        <source>GPUs of the memory wall</source>
        <translation>GPU стены памяти</translation>
    </message>
    <message>
        <source>ratio that the thesis measured</source>
        <translation>отношение, измеренное в диссертации</translation>
    </message>
    <message>
        <source>Make %1 the scenario&apos;s GPU</source>
        <translation>Сделать %1 GPU сценария</translation>
    </message>
    <message>
        <source>Enter does the same; can be undone</source>
        <translation>Enter делает то же; можно отменить</translation>
    </message>
    <message>
        <source>Click a GPU, or step to one, that is not the scenario&apos;s yet</source>
        <translation>Щёлкните GPU или дойдите до такого, который ещё не в сценарии</translation>
    </message>
    <message>
        <source>coalesced</source>
        <translation>объединённый</translation>
    </message>
    <message>
        <source>as in Coalescing or Banks</source>
        <translation>как в «Объединении» или «Банках»</translation>
    </message>
    <message>
        <source>&amp;Leave refused rows out</source>
        <translation>&amp;Пропускать отвергнутые строки</translation>
    </message>
    <message>
        <source>Import measurements: %1</source>
        <translation>Импорт измерений: %1</translation>
    </message>
    <message>
        <source>global loads</source>
        <translation>глобальные загрузки</translation>
    </message>
    <message>
        <source>shared loads</source>
        <translation>разделяемые загрузки</translation>
    </message>
    <message>
        <source>Arithmetic instructions that an iteration has beyond the file&apos;s α</source>
        <translation>Арифметические инструкции итерации сверх α из файла</translation>
    </message>
    <message>
        <source>&amp;Mix</source>
        <translation>&amp;Смесь</translation>
    </message>
    <message>
        <source>&amp;Access</source>
        <translation>&amp;Доступ</translation>
    </message>
    <message>
        <source>&amp;ILP</source>
        <translation>&amp;ILP</translation>
    </message>
    <message>
        <source>α of &amp;every row</source>
        <translation>α &amp;каждой строки</translation>
    </message>
    <message>
        <source>E&amp;xtra arithmetic</source>
        <translation>&amp;Лишняя арифметика</translation>
    </message>
    <message>
        <source>First rows of the file, and what each column means</source>
        <translation>Первые строки файла и что значит каждый столбец</translation>
    </message>
    <message>
        <source>who measured, how and when</source>
        <translation>кто измерил, как и когда</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Источник</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Заметки</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Чтение</translation>
    </message>
    <message>
        <source>Im&amp;port</source>
        <translation>И&amp;мпорт</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source> · not the file that the scenario names: its SHA-256 is another</source>
        <translation> · не тот файл, который называет сценарий: у него другой SHA-256</translation>
    </message>
    <message>
        <source> · the same file as before, by its SHA-256</source>
        <translation> · тот же файл, что и раньше, по SHA-256</translation>
    </message>
    <message>
        <source>Meaning of column %1</source>
        <translation>Смысл столбца %1</translation>
    </message>
    <message>
        <source>as its column says</source>
        <translation>как говорит его столбец</translation>
    </message>
    <message>
        <source>a number, or inf</source>
        <translation>число или inf</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Ещё нет: %1.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 точка</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
            <numerusform>%n точек</numerusform>
        </translation>
    </message>
    <message>
        <source>, 1 row of another ILP left out</source>
        <translation>, 1 строка с другим ILP пропущена</translation>
    </message>
    <message numerus="yes">
        <source>, %n rows of another ILP left out</source>
        <translation>
            <numerusform>, %n строка с другим ILP пропущена</numerusform>
            <numerusform>, %n строки с другим ILP пропущены</numerusform>
            <numerusform>, %n строк с другим ILP пропущено</numerusform>
        </translation>
    </message>
    <message>
        <source>A scenario holds %1 sets of measurements: remove one first.</source>
        <translation>В сценарии может быть %1 наборов измерений: сначала уберите один.</translation>
    </message>
    <message>
        <source>alpha %1, %2 warps again, as in line %3</source>
        <translation>α %1, варпов %2 — повтор строки %3</translation>
    </message>
    <message>
        <source>expected for &apos;%1&apos; %2, found &apos;%3&apos;</source>
        <translation>для &apos;%1&apos; ожидалось %2, найдено &apos;%3&apos;</translation>
    </message>
    <message>
        <source>an ILP, a whole number from 1</source>
        <translation>ILP, целое число от 1</translation>
    </message>
    <message>
        <source>an arithmetic intensity from 0, or inf</source>
        <translation>арифметическая интенсивность от 0 или inf</translation>
    </message>
    <message>
        <source>an occupancy of 1 to 1024 warps/SM</source>
        <translation>заполненность от 1 до 1024 варпов/SM</translation>
    </message>
    <message>
        <source>1 to 1024 warps/SM</source>
        <translation>от 1 до 1024 варпов/SM</translation>
    </message>
    <message>
        <source>a number of cycles above 0</source>
        <translation>число тактов больше 0</translation>
    </message>
    <message>
        <source>a throughput from 0</source>
        <translation>пропускная способность от 0</translation>
    </message>
    <message>
        <source>nothing, as there is no arithmetic at alpha 0</source>
        <translation>ничего, так как при α = 0 арифметики нет</translation>
    </message>
    <message>
        <source>nothing, as nothing is loaded at alpha inf</source>
        <translation>ничего, так как при α = inf ничего не загружается</translation>
    </message>
    <message>
        <source>a throughput of at most 1e6 IPC/SM</source>
        <translation>пропускная способность не больше 1e6 IPC/SM</translation>
    </message>
    <message>
        <source>the lower end of the error bar</source>
        <translation>нижний конец отрезка погрешности</translation>
    </message>
    <message>
        <source>the upper end of the error bar</source>
        <translation>верхний конец отрезка погрешности</translation>
    </message>
    <message>
        <source>half the error bar, from 0</source>
        <translation>половина отрезка погрешности, от 0</translation>
    </message>
    <message>
        <source>half an error bar, from 0 and less than everything</source>
        <translation>половина отрезка погрешности, от 0 и меньше целого</translation>
    </message>
    <message>
        <source>an error bar around the warps needed</source>
        <translation>погрешность вокруг нужных варпов</translation>
    </message>
    <message>
        <source>an error bar around the throughput</source>
        <translation>отрезок погрешности вокруг пропускной способности</translation>
    </message>
    <message>
        <source>what the measuring loop takes an iteration, 0 to 1e6</source>
        <translation>сколько измерительный цикл занимает на итерацию, от 0 до 1e6</translation>
    </message>
    <message>
        <source>Search by name or what it does</source>
        <translation>Поиск по имени или назначению</translation>
    </message>
    <message>
        <source>Search the instructions</source>
        <translation>Поиск инструкций</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Инструкции</translation>
    </message>
    <message>
        <source>No instruction has numbers on this GPU.</source>
        <translation>Для этого GPU нет чисел ни для одной инструкции.</translation>
    </message>
    <message>
        <source>No instruction of this GPU is called “%1”.</source>
        <translation>У этого GPU нет инструкции «%1».</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Функция</translation>
    </message>
    <message>
        <source>Kernel of the module</source>
        <translation>Ядро модуля</translation>
    </message>
    <message>
        <source>Predicted time</source>
        <translation>Предсказанное время</translation>
    </message>
    <message>
        <source>The predicted time of a kernel&apos;s launch. Page up and page down change the chart, left and right go through it or change the launch, Tab leads to its fields.</source>
        <translation>Предсказанное время запуска ядра. Page Up и Page Down меняют график, влево и вправо — по нему или меняют запуск, Tab ведёт к его полям.</translation>
    </message>
    <message>
        <source>This build cannot read kernels: no LLVM was there when it was built. Let packaging/install-deps install it and build LatencyLoom again.</source>
        <translation>Эта сборка не читает ядра: при сборке не было LLVM. Установите его через packaging/install-deps и соберите LatencyLoom заново.</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>ядро</translation>
    </message>
    <message>
        <source>measured launches</source>
        <translation>измеренные запуски</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Таблицы (*.csv);;Все файлы (*)</translation>
    </message>
    <message>
        <source>The launch in the document</source>
        <translation>Запуск в документе</translation>
    </message>
    <message>
        <source>Import measured launches…</source>
        <translation>Импорт измеренных запусков…</translation>
    </message>
    <message>
        <source>%1 is taken by “%2” (%3).</source>
        <translation>%1 занято действием «%2» (%3).</translation>
    </message>
    <message>
        <source>%1 is a key of what has the keyboard: %2.</source>
        <translation>%1 — клавиша того, что в фокусе: %2.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2”.</source>
        <translation>%1 открывает меню «%2».</translation>
    </message>
    <message>
        <source>The keys of this action cannot be changed.</source>
        <translation>Клавиши этого действия изменить нельзя.</translation>
    </message>
    <message>
        <source>%1 is %2 pt high, below %3 pt</source>
        <translation>высота %1 — %2 пт, меньше %3 пт</translation>
    </message>
    <message>
        <source>%1 is cut off</source>
        <translation>%1 обрезано</translation>
    </message>
    <message>
        <source>%1 lies over %2</source>
        <translation>%1 лежит поверх %2</translation>
    </message>
    <message>
        <source>A GPU like this one whose numbers are known; can be undone</source>
        <translation>Похожий GPU, числа которого известны; можно отменить</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, ползунок</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>блок %1</translation>
    </message>
    <message>
        <source>Threads of a block along %1</source>
        <translation>Нити блока вдоль %1</translation>
    </message>
    <message>
        <source>Grid along %1</source>
        <translation>Сетка вдоль %1</translation>
    </message>
    <message>
        <source>Blocks of the grid along %1, or the threads that they have to cover</source>
        <translation>Блоки сетки вдоль %1 или нити, которые они должны охватить</translation>
    </message>
    <message>
        <source>What the grid along %1 follows</source>
        <translation>Чему следует сетка вдоль %1</translation>
    </message>
    <message>
        <source>Blocks: as many as given. Threads, or an argument: as many blocks as cover them, whatever the block&apos;s size</source>
        <translation>Блоки: сколько задано. Нити или аргумент: столько блоков, сколько их охватит, при любом размере блока</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>сетка %1</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>Регистры</translation>
    </message>
    <message>
        <source>Registers per thread, as &apos;nvcc -Xptxas -v&apos; prints them: they decide how many blocks an SM holds</source>
        <translation>Регистры на нить, как их печатает &apos;nvcc -Xptxas -v&apos;: они решают, сколько блоков вмещает SM</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>разделяемая</translation>
    </message>
    <message>
        <source>Dynamic shared memory, bytes</source>
        <translation>Динамическая разделяемая память, байты</translation>
    </message>
    <message>
        <source>What the shared memory is for</source>
        <translation>На что приходится разделяемая память</translation>
    </message>
    <message>
        <source>Bytes of dynamic shared memory for each block, or for each thread</source>
        <translation>Байты динамической разделяемой памяти на каждый блок или на каждую нить</translation>
    </message>
    <message>
        <source>B a block</source>
        <translation>Б на блок</translation>
    </message>
    <message>
        <source>B a thread</source>
        <translation>Б на нить</translation>
    </message>
    <message>
        <source>L1 hits</source>
        <translation>Попадания в L1</translation>
    </message>
    <message>
        <source>L2 hits</source>
        <translation>Попадания в L2</translation>
    </message>
    <message>
        <source>Part of the accesses that it serves; at the lowest value it is estimated from what the blocks access again</source>
        <translation>Доля обращений, которую он обслуживает; при наименьшем значении оценивается по тому, к чему блоки обращаются снова</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>оценка</translation>
    </message>
    <message>
        <source>argument %1</source>
        <translation>аргумент %1</translation>
    </message>
    <message>
        <source>The kernel&apos;s argument %1</source>
        <translation>Аргумент ядра %1</translation>
    </message>
    <message>
        <source>trips %1</source>
        <translation>итераций %1</translation>
    </message>
    <message>
        <source>How often the loop &apos;%1&apos; runs: what memory holds decides, and only you know</source>
        <translation>Сколько раз идёт цикл &apos;%1&apos;: решает содержимое памяти, и знаете его только вы</translation>
    </message>
    <message>
        <source>covers %1</source>
        <translation>для %1</translation>
    </message>
    <message>
        <source>estimated %1 %</source>
        <translation>оценка %1 %</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Следующий шаг</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>&amp;Предыдущий шаг</translation>
    </message>
    <message>
        <source>Shift+N</source>
        <translation>Shift+N</translation>
    </message>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>По&amp;казать ответ</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>&amp;Freeze what the audience sees</source>
        <translation>&amp;Заморозить картинку для зала</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Lessons of a &amp;folder…</source>
        <translation>Уроки из &amp;папки…</translation>
    </message>
    <message>
        <source>Handout with &amp;answers…</source>
        <translation>Раздатка с &amp;ответами…</translation>
    </message>
    <message>
        <source>&amp;Handout…</source>
        <translation>&amp;Раздатка…</translation>
    </message>
    <message>
        <source>Save m&amp;y answers…</source>
        <translation>Сохранить &amp;мои ответы…</translation>
    </message>
    <message>
        <source>Answers of the &amp;class…</source>
        <translation>Ответы &amp;группы…</translation>
    </message>
    <message>
        <source>Pre&amp;senter window</source>
        <translation>Окно &amp;докладчика</translation>
    </message>
    <message>
        <source>Ne&amp;w lesson</source>
        <translation>Но&amp;вый урок</translation>
    </message>
    <message>
        <source>own</source>
        <translation>собственный материал</translation>
    </message>
    <message>
        <source>&amp;Edit this lesson…</source>
        <translation>&amp;Изменить этот урок…</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>заморожено</translation>
    </message>
    <message>
        <source>Folder with lessons</source>
        <translation>Папка с уроками</translation>
    </message>
    <message>
        <source>Save my answers</source>
        <translation>Сохранить мои ответы</translation>
    </message>
    <message>
        <source>Your name, as the lecturer knows you:</source>
        <translation>Ваше имя, как вас знает преподаватель:</translation>
    </message>
    <message>
        <source>Answers (*%1)</source>
        <translation>Ответы (*%1)</translation>
    </message>
    <message>
        <source>Your answers are in %1: send it to your lecturer.</source>
        <translation>Ваши ответы — в %1: отправьте этот файл преподавателю.</translation>
    </message>
    <message>
        <source>Folder with the answers of the class</source>
        <translation>Папка с ответами группы</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Раздатка</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>the launch</source>
        <translation>конфигурацию запуска</translation>
    </message>
    <message>
        <source>the program and the threads of the divergence view</source>
        <translation>программу и нити вида «Расхождение»</translation>
    </message>
    <message>
        <source>the loop of machine code</source>
        <translation>цикл машинного кода</translation>
    </message>
    <message>
        <source>the access to global memory, but for its stride</source>
        <translation>доступ к глобальной памяти, кроме шага</translation>
    </message>
    <message>
        <source>the access to shared memory, but for its stride</source>
        <translation>доступ к разделяемой памяти, кроме шага</translation>
    </message>
    <message>
        <source>some numbers or choices</source>
        <translation>некоторые числа или выбор</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Попробовать</translation>
    </message>
    <message>
        <source>&amp;Save lesson</source>
        <translation>&amp;Сохранить урок</translation>
    </message>
    <message>
        <source>Stop writing the lesson</source>
        <translation>Закончить писать урок</translation>
    </message>
    <message>
        <source>What is wrong with the lesson</source>
        <translation>Что в уроке не так</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Шаги урока</translation>
    </message>
    <message>
        <source>&amp;Add step</source>
        <translation>&amp;Добавить шаг</translation>
    </message>
    <message>
        <source>Adds a step with what the window shows now</source>
        <translation>Добавляет шаг с тем, что окно показывает сейчас</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>Сдвинуть шаг вверх</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Сдвинуть шаг вниз</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>Убрать шаг</translation>
    </message>
    <message>
        <source>Undo a change of the lesson</source>
        <translation>Отменить изменение урока</translation>
    </message>
    <message>
        <source>Redo a change of the lesson</source>
        <translation>Повторить изменение урока</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Название урока</translation>
    </message>
    <message>
        <source>GPU that it begins with</source>
        <translation>GPU, с которого урок начинается</translation>
    </message>
    <message>
        <source>The lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Writing a lesson (not saved)</source>
        <translation>Урок пишется (не сохранён)</translation>
    </message>
    <message>
        <source>Writing a lesson</source>
        <translation>Урок пишется</translation>
    </message>
    <message>
        <source>Step %1 cannot keep all that the window shows. It leaves out: %2.</source>
        <translation>Шаг %1 не может сохранить всё, что показывает окно. Он не включает: %2.</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Сохранить урок</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.json)</source>
        <translation>Уроки (*.lesson.json)</translation>
    </message>
    <message>
        <source>The lesson has changes that are not saved.</source>
        <translation>В уроке есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>No problem is left.</source>
        <translation>Проблем не осталось.</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Проблемы: %1</translation>
    </message>
    <message>
        <source>%1, column %2: %3</source>
        <translation>%1, столбец %2: %3</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>= %1 %2 on %3</source>
        <translation>= %1 %2 на %3</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Ответ %1</translation>
    </message>
    <message>
        <source>No answer is right on %1</source>
        <translation>На %1 ни один ответ не верен</translation>
    </message>
    <message>
        <source>Right on %1: %2</source>
        <translation>Верно на %1: %2</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Кривая</translation>
    </message>
    <message>
        <source>From %1 over %2 to %3 on %4</source>
        <translation>От %1 через %2 до %3 на %4</translation>
    </message>
    <message>
        <source>Too low, by less than a factor of 2.</source>
        <translation>Мало, но меньше чем в 2 раза.</translation>
    </message>
    <message>
        <source>Far too low.</source>
        <translation>Слишком мало.</translation>
    </message>
    <message>
        <source>Too high, by less than a factor of 2.</source>
        <translation>Много, но меньше чем в 2 раза.</translation>
    </message>
    <message>
        <source>Far too high.</source>
        <translation>Слишком много.</translation>
    </message>
    <message>
        <source>The curve changes more than this: where does it rise, where does it fall?</source>
        <translation>Кривая меняется сильнее: где она растёт и где падает?</translation>
    </message>
    <message>
        <source>Somewhere in between the curve turns back.</source>
        <translation>Где-то посередине кривая поворачивает назад.</translation>
    </message>
    <message>
        <source>It turns, but elsewhere.</source>
        <translation>Поворот есть, но в другом месте.</translation>
    </message>
    <message>
        <source>The curve goes one way only.</source>
        <translation>Кривая идёт только в одну сторону.</translation>
    </message>
    <message>
        <source>The shape is right; look again at the left end.</source>
        <translation>Форма верна; посмотрите ещё раз на левый конец.</translation>
    </message>
    <message>
        <source>The shape is right; look again at the right end.</source>
        <translation>Форма верна; посмотрите ещё раз на правый конец.</translation>
    </message>
    <message>
        <source>Shape and ends are right; the height in between is not.</source>
        <translation>Форма и концы верны, высота между ними — нет.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Начать &amp;заново</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>По&amp;казать</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Teacher&apos;s notes</source>
        <translation>Заметки учителя</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Закрыть урок</translation>
    </message>
    <message>
        <source>Back to writing</source>
        <translation>Назад к тексту</translation>
    </message>
    <message>
        <source>Lesson step</source>
        <translation>Шаг урока</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Ваше предсказание</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>ваше предсказание</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Введите число.</translation>
    </message>
    <message>
        <source>Draw the curve first.</source>
        <translation>Сначала нарисуйте кривую.</translation>
    </message>
    <message>
        <source>Choose one first.</source>
        <translation>Сначала выберите.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Пока нет.</translation>
    </message>
    <message>
        <source>Answered right: %1 of %2. At the first try: %3.</source>
        <translation>Верных ответов: %1 из %2. С первой попытки: %3.</translation>
    </message>
    <message>
        <source>Text of the lesson</source>
        <translation>Текст урока</translation>
    </message>
    <message>
        <source>a byte that is no ASCII text</source>
        <translation>байт не из ASCII</translation>
    </message>
    <message>
        <source>Problems of the figure</source>
        <translation>Проблемы рисунка</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Исправить: %1</translation>
    </message>
    <message>
        <source>what it costs is not known: it counts as one issue slot</source>
        <translation>сколько она стоит, неизвестно: считается одним слотом выдачи</translation>
    </message>
    <message>
        <source>numbers of %1; a warp alone waits %2 cycles before it%3</source>
        <translation>числа %1; единственный варп ждёт перед ней %2 тактов%3</translation>
    </message>
    <message>
        <source>, on the critical chain</source>
        <translation>, на критической цепочке</translation>
    </message>
    <message>
        <source>registers that hold a value used later, or that it writes</source>
        <translation>регистры, значение которых ещё понадобится или которые она пишет</translation>
    </message>
    <message>
        <source>Two functions side by side</source>
        <translation>Две функции рядом</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>Up and down go through the lines. Enter goes from a wait to what sets the barrier, Shift+Enter from there to the wait.</source>
        <translation>Вверх и вниз — по строкам. Enter ведёт от ожидания к тому, что ставит барьер, Shift+Enter — оттуда к ожиданию.</translation>
    </message>
    <message>
        <source>Enter goes to the next difference, Shift+Enter back.</source>
        <translation>Enter — к следующему различию, Shift+Enter — назад.</translation>
    </message>
    <message>
        <source>Function and loop</source>
        <translation>Функция и цикл</translation>
    </message>
    <message>
        <source>&amp;Send to scenario</source>
        <translation>В &amp;сценарий</translation>
    </message>
    <message>
        <source>Send the loop to the scenario</source>
        <translation>Отправить цикл в сценарий</translation>
    </message>
    <message>
        <source>Makes this loop, with the widths and shapes of its instructions, the scenario&apos;s: all views show it, and each row has sliders for where it is served</source>
        <translation>Делает этот цикл, с шириной и формой его инструкций, циклом сценария: его показывают все представления, а у каждой строки есть ползунки долей уровней памяти</translation>
    </message>
    <message>
        <source>Send to &amp;timeline</source>
        <translation>В &amp;ход времени</translation>
    </message>
    <message>
        <source>Simulate the loop in the timeline</source>
        <translation>Симулировать цикл в ходе времени</translation>
    </message>
    <message>
        <source>Simulates this loop, instruction by instruction, with the scenario&apos;s warps on an SM: the Timeline view shows it</source>
        <translation>Симулирует этот цикл, инструкция за инструкцией, с варпами сценария на SM: это показывает вид «Ход времени»</translation>
    </message>
    <message>
        <source>expected %1, or WIDTHxHEIGHTmm with sides of 10 to 1200 mm, found %2</source>
        <translation>ожидалось %1 или ШИРИНАxВЫСОТАmm со сторонами от 10 до 1200 мм, найдено %2</translation>
    </message>
    <message>
        <source>expected one line without control characters</source>
        <translation>ожидалась одна строка без управляющих символов</translation>
    </message>
    <message>
        <source>expected a panel&apos;s letter, as &quot;b&quot;</source>
        <translation>ожидалась буква панели, например «b»</translation>
    </message>
    <message>
        <source>expected more than min</source>
        <translation>ожидалось больше min</translation>
    </message>
    <message>
        <source>expected [x, y] in the axes&apos; units</source>
        <translation>ожидалось [x, y] в единицах осей</translation>
    </message>
    <message>
        <source>expected x or y, behind a panel&apos;s letter where there are several, as &quot;b.y&quot;</source>
        <translation>ожидалось x или y, а где панелей несколько — после буквы панели, например «b.y»</translation>
    </message>
    <message>
        <source>expected one of %1, found %2%3</source>
        <translation>ожидалось одно из %1, найдено %2%3</translation>
    </message>
    <message>
        <source>expected a list [...], found %1</source>
        <translation>ожидался список [...], найдено %1</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>&amp;Back to the loop at the left</source>
        <translation>&amp;Назад к циклу слева</translation>
    </message>
    <message>
        <source>&amp;Back to the mix</source>
        <translation>&amp;Назад к смеси</translation>
    </message>
    <message>
        <source>Back to the loop at the left</source>
        <translation>Назад к циклу слева</translation>
    </message>
    <message>
        <source>Back to the mix</source>
        <translation>Назад к смеси</translation>
    </message>
    <message>
        <source>Simulates the loop at the left again</source>
        <translation>Снова симулирует цикл слева</translation>
    </message>
    <message>
        <source>Simulates the scenario&apos;s mix again</source>
        <translation>Снова симулирует смесь сценария</translation>
    </message>
    <message>
        <source>Drag to move the instruction, also to another role; or Alt+Up and Alt+Down</source>
        <translation>Перетащите, чтобы переместить инструкцию, в том числе в другую роль; или Alt+Вверх и Alt+Вниз</translation>
    </message>
    <message>
        <source>Remove the instruction (Delete)</source>
        <translation>Убрать инструкцию (Delete)</translation>
    </message>
    <message>
        <source>Remove the instruction</source>
        <translation>Убрать инструкцию</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>%1: %2
Show or fold away what belongs to it</source>
        <translation>%1: %2
Показать или свернуть то, что к ней относится</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Заменить…</translation>
    </message>
    <message>
        <source>Another instruction in its place</source>
        <translation>Другая инструкция на её месте</translation>
    </message>
    <message>
        <source>width</source>
        <translation>ширина</translation>
    </message>
    <message>
        <source>Bytes a thread at once</source>
        <translation>Байт на нить за раз</translation>
    </message>
    <message>
        <source>4 B</source>
        <translation>4 Б</translation>
    </message>
    <message>
        <source>8 B</source>
        <translation>8 Б</translation>
    </message>
    <message>
        <source>16 B</source>
        <translation>16 Б</translation>
    </message>
    <message>
        <source>Bytes that a thread moves at once: as many fewer instructions move as many bytes</source>
        <translation>Сколько байт нить переносит за раз: во столько же раз меньше инструкций переносят столько же байт</translation>
    </message>
    <message>
        <source>To the consumers</source>
        <translation>К потребителям</translation>
    </message>
    <message>
        <source>To the producers</source>
        <translation>К производителям</translation>
    </message>
    <message>
        <source>The consumers run it in place of the producers</source>
        <translation>Её выполняют потребители вместо производителей</translation>
    </message>
    <message>
        <source>The producers run it in place of the consumers</source>
        <translation>Её выполняют производители вместо потребителей</translation>
    </message>
    <message>
        <source>more than %1 instructions would have to be simulated before the loop repeats itself</source>
        <translation>пришлось бы моделировать больше %1 инструкций, прежде чем цикл повторится</translation>
    </message>
    <message>
        <source>the loop has more than %1 instructions with a timing of their own</source>
        <translation>в цикле больше %1 инструкций с собственным временем</translation>
    </message>
    <message>
        <source>It says nothing of the warps that a loop needs.</source>
        <translation>Она ничего не говорит о том, сколько варпов нужно циклу.</translation>
    </message>
    <message>
        <source>Add an instruction…</source>
        <translation>Добавить инструкцию…</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Роли</translation>
    </message>
    <message>
        <source>Loop of instructions</source>
        <translation>Цикл инструкций</translation>
    </message>
    <message>
        <source>Loops that come with the program</source>
        <translation>Циклы из состава программы</translation>
    </message>
    <message>
        <source>A loop that comes with the program; or drop a .loop file on the window</source>
        <translation>Цикл из состава программы; или перетащите файл .loop в окно</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>A loop from a file (.loop)</source>
        <translation>Цикл из файла (.loop)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>The loop as text, an instruction a line: to paste, to copy, to type</source>
        <translation>Цикл текстом, по инструкции на строку: вставить, скопировать, набрать</translation>
    </message>
    <message>
        <source>From the list of the instructions that this GPU has</source>
        <translation>Из списка инструкций этого GPU</translation>
    </message>
    <message>
        <source>Warps with roles: producers start the asynchronous copies, consumers run the rest</source>
        <translation>Варпы с ролями: производители начинают асинхронные копирования, потребители выполняют остальное</translation>
    </message>
    <message>
        <source>The loop as text</source>
        <translation>Цикл текстом</translation>
    </message>
    <message>
        <source>the producers</source>
        <translation>производители</translation>
    </message>
    <message>
        <source>the consumers</source>
        <translation>потребители</translation>
    </message>
    <message>
        <source>A block has at most %1 warps, those of both roles.</source>
        <translation>В блоке не больше %1 варпов, считая обе роли.</translation>
    </message>
    <message>
        <source>roles exchanged</source>
        <translation>обмен ролями</translation>
    </message>
    <message>
        <source>roles removed</source>
        <translation>роли убраны</translation>
    </message>
    <message>
        <source>the roles of the loop</source>
        <translation>роли в цикле</translation>
    </message>
    <message>
        <source>Add what the consumers compute first.</source>
        <translation>Сначала добавьте то, что вычисляют потребители.</translation>
    </message>
    <message>
        <source>No source gives numbers of asynchronous copies, which producers start, on this GPU.</source>
        <translation>Ни один источник не даёт чисел асинхронных копирований, которые начинают производители, для этого GPU.</translation>
    </message>
    <message>
        <source>a loop of my own</source>
        <translation>собственный цикл</translation>
    </message>
    <message>
        <source>A role has at least one instruction.</source>
        <translation>В роли есть хотя бы одна инструкция.</translation>
    </message>
    <message>
        <source>A loop has at least one instruction.</source>
        <translation>В цикле есть хотя бы одна инструкция.</translation>
    </message>
    <message>
        <source>the order of the loop</source>
        <translation>порядок инструкций цикла</translation>
    </message>
    <message>
        <source>A loop has at most %1 lines of instructions.</source>
        <translation>В цикле не больше %1 строк инструкций.</translation>
    </message>
    <message>
        <source>Open a loop</source>
        <translation>Открыть цикл</translation>
    </message>
    <message>
        <source>Loops (*.loop);;All files (*)</source>
        <translation>Циклы (*.loop);;Все файлы (*)</translation>
    </message>
    <message>
        <source>producers</source>
        <translation>производители</translation>
    </message>
    <message>
        <source>consumers</source>
        <translation>потребители</translation>
    </message>
    <message>
        <source>Warps that start asynchronous copies into a ring of stages</source>
        <translation>Варпы, которые начинают асинхронные копирования в кольцо ступеней</translation>
    </message>
    <message>
        <source>Warps that wait for the copies and compute with them</source>
        <translation>Варпы, которые ждут копирований и считают с тем, что пришло</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Добавить…</translation>
    </message>
    <message>
        <source>Add an instruction to the producers</source>
        <translation>Добавить инструкцию производителям</translation>
    </message>
    <message>
        <source>Add an instruction to the consumers</source>
        <translation>Добавить инструкцию потребителям</translation>
    </message>
    <message>
        <source>Exchange or remove the roles</source>
        <translation>Поменять роли местами или убрать их</translation>
    </message>
    <message>
        <source>Producers become consumers, consumers producers</source>
        <translation>Производители становятся потребителями, потребители — производителями</translation>
    </message>
    <message>
        <source>Remove the roles: every warp runs all instructions</source>
        <translation>Убрать роли: каждый варп выполняет все инструкции</translation>
    </message>
    <message>
        <source>%1 % served by L1</source>
        <translation>%1 % из L1</translation>
    </message>
    <message>
        <source>%1 % served by L2</source>
        <translation>%1 % из L2</translation>
    </message>
    <message>
        <source>%1 B a thread</source>
        <translation>%1 Б на нить</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Урок: %1</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>Without a file</source>
        <translation>Без файла</translation>
    </message>
    <message>
        <source>Discard unsaved work</source>
        <translation>Удалить несохранённую работу</translation>
    </message>
    <message>
        <source>What is discarded cannot be brought back.</source>
        <translation>Удалённое нельзя вернуть.</translation>
    </message>
    <message>
        <source>&amp;Take %1 instead</source>
        <translation>&amp;Взять вместо него %1</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Поиск по руководству</translation>
    </message>
    <message>
        <source>Search of the manual</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Pages with all of these words; Enter goes to the next place</source>
        <translation>Страницы со всеми этими словами; Enter — к следующему месту</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Страница руководства</translation>
    </message>
    <message>
        <source>Language of the manual</source>
        <translation>Язык руководства</translation>
    </message>
    <message>
        <source>This page is in English only.</source>
        <translation>Эта страница есть только на английском.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Стрелка</translation>
    </message>
    <message>
        <source>Vertical guide</source>
        <translation>Вертикальная направляющая</translation>
    </message>
    <message>
        <source>Horizontal guide</source>
        <translation>Горизонтальная направляющая</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Place along the horizontal axis</source>
        <translation>Место вдоль горизонтальной оси</translation>
    </message>
    <message>
        <source>Place along the vertical axis</source>
        <translation>Место вдоль вертикальной оси</translation>
    </message>
    <message>
        <source>End along the horizontal axis</source>
        <translation>Конец вдоль горизонтальной оси</translation>
    </message>
    <message>
        <source>End along the vertical axis</source>
        <translation>Конец вдоль вертикальной оси</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Marks and texts placed by hand</source>
        <translation>Пометки и тексты, поставленные вручную</translation>
    </message>
    <message>
        <source>A click on the page puts the selected one there, with Shift the end of its line.</source>
        <translation>Щелчок по странице ставит туда выбранное, с Shift — конец его линии.</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>&amp;Панель</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Текст</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>expected an event of at most 1 MiB; a quote may lack its end</source>
        <translation>ожидалось событие не больше 1 МиБ; возможно, кавычка не закрыта</translation>
    </message>
    <message>
        <source>expected a trace as JSON, with &quot;traceEvents&quot;, as Chrome, Perfetto and Proton have it; found something else</source>
        <translation>ожидалась трасса в JSON с &quot;traceEvents&quot;, как у Chrome, Perfetto и Proton; найдено другое</translation>
    </message>
    <message>
        <source>expected an event with &quot;ts&quot; and &quot;dur&quot; as numbers, microseconds</source>
        <translation>ожидалось событие с числами &quot;ts&quot; и &quot;dur&quot;, микросекунды</translation>
    </message>
    <message>
        <source>expected at most %1 events; record fewer</source>
        <translation>ожидалось не больше %1 событий; запишите меньше</translation>
    </message>
    <message>
        <source>the file is cut: a bracket or quote has no end; record the trace again</source>
        <translation>файл обрезан: скобка или кавычка не закрыта; запишите трассу заново</translation>
    </message>
    <message>
        <source>expected events with begin and end (&quot;ph&quot; X, or B and E), found none</source>
        <translation>ожидались события с началом и концом (&quot;ph&quot; X или B и E), не найдено ни одного</translation>
    </message>
    <message>
        <source>expected warps numbered from 0 to %1</source>
        <translation>ожидались варпы с номерами от 0 до %1</translation>
    </message>
    <message>
        <source>Imported measurements</source>
        <translation>Импортированные измерения</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Смесь</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Доступ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Import &amp;again…</source>
        <translation>Импортировать &amp;снова…</translation>
    </message>
    <message>
        <source>Choose the columns anew, or bring in points that are not in the file</source>
        <translation>Выбрать столбцы заново или взять точки, которых нет в файле</translation>
    </message>
    <message>
        <source>not inside the file</source>
        <translation>не в файле</translation>
    </message>
    <message>
        <source>Nothing was imported yet. Measurements of your own are drawn over the curves of their mix, access pattern and ILP.</source>
        <translation>Ещё ничего не импортировано. Свои измерения рисуются поверх кривых их смеси, шаблона доступа и ILP.</translation>
    </message>
    <message>
        <source>SHA-256 %1, %2</source>
        <translation>SHA-256 %1, %2</translation>
    </message>
    <message>
        <source>Arithmetic beyond α: %1</source>
        <translation>Арифметика сверх α: %1</translation>
    </message>
    <message>
        <source>Remove measurements %1</source>
        <translation>Убрать измерения %1</translation>
    </message>
    <message>
        <source>What loads from memory cost, GPU beside GPU. Left and right move along the chart, up and down to another GPU, page up and page down to another chart.</source>
        <translation>Чего стоят загрузки из памяти, GPU рядом с GPU. Влево и вправо — вдоль графика, вверх и вниз — к другому GPU, Page Up и Page Down — к другому графику.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Убрать сообщение</translation>
    </message>
    <message>
        <source>Takes the mix in place of the loop; the loop comes back with “loop” at the left, or by undoing</source>
        <translation>Берёт смесь вместо цикла; цикл вернётся кнопкой «цикл» слева или отменой</translation>
    </message>
    <message>
        <source>the kernel</source>
        <translation>ядро</translation>
    </message>
    <message>
        <source>%1 shows the %2 mix at %3, not the loop at the left.</source>
        <translation>«%1»: показана смесь «%2» при %3, а не цикл слева.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Модели</translation>
    </message>
    <message>
        <source>Up and down choose a model, left and right go along its numbers, the space bar shows or hides its curve.</source>
        <translation>Вверх и вниз выбирают модель, влево и вправо ведут по её числам, пробел показывает или скрывает её кривую.</translation>
    </message>
    <message>
        <source>Substitute: %1</source>
        <translation>Замена: %1</translation>
    </message>
    <message>
        <source>what it lacks</source>
        <translation>чего ей не хватает</translation>
    </message>
    <message>
        <source>Mean of |model − measured| / measured over every point measured of this mix, access and ILP</source>
        <translation>Среднее от |модель − измерено| / измерено по всем измеренным точкам этой смеси, доступа и ILP</translation>
    </message>
    <message>
        <source>Zhang-Owens 2011</source>
        <translation>Zhang-Owens 2011</translation>
    </message>
    <message>
        <source>At the operating point, iterations/cycle/SM</source>
        <translation>В рабочей точке, итераций/такт/SM</translation>
    </message>
    <message>
        <source>At the operating point</source>
        <translation>В рабочей точке</translation>
    </message>
    <message>
        <source>Says nothing of this loop: %1</source>
        <translation>Ничего не говорит об этом цикле: %1</translation>
    </message>
    <message>
        <source>Models of throughput side by side. Arrow keys move the operating point; Tab leads to the list of models.</source>
        <translation>Модели пропускной способности рядом. Стрелки двигают рабочую точку; Tab ведёт к списку моделей.</translation>
    </message>
    <message>
        <source>models shown</source>
        <translation>показанные модели</translation>
    </message>
    <message>
        <source>%1: %2
%3 %4 %5</source>
        <translation>%1: %2
%3 %4 %5</translation>
    </message>
    <message>
        <source>throughput when all latency is hidden</source>
        <translation>пропускная способность, когда вся латентность скрыта</translation>
    </message>
    <message>
        <source>latency of an add</source>
        <translation>латентность сложения</translation>
    </message>
    <message>
        <source>latency of an iteration, per other instruction</source>
        <translation>латентность итерации на одну другую инструкцию</translation>
    </message>
    <message>
        <source>α &lt; 1: 1/α others per add</source>
        <translation>α &lt; 1: 1/α других на сложение</translation>
    </message>
    <message>
        <source>memory limit</source>
        <translation>предел памяти</translation>
    </message>
    <message>
        <source>warps needed to reach the target share of the peak</source>
        <translation>варпы, нужные для целевой доли пика</translation>
    </message>
    <message>
        <source>warps needed, whole</source>
        <translation>нужные варпы, целое число</translation>
    </message>
    <message>
        <source>warps too few</source>
        <translation>недостающие варпы</translation>
    </message>
    <message>
        <source>warps to spare</source>
        <translation>лишние варпы</translation>
    </message>
    <message>
        <source>independent instructions per warp that would do</source>
        <translation>независимые инструкции на варп, которых хватило бы</translation>
    </message>
    <message>
        <source>Little&apos;s law: latency × throughput; %1</source>
        <translation>закон Литтла: латентность × пропускная способность; %1</translation>
    </message>
    <message>
        <source>arithmetic instructions in flight</source>
        <translation>арифметические инструкции в исполнении</translation>
    </message>
    <message>
        <source>other instructions in flight</source>
        <translation>другие инструкции в исполнении</translation>
    </message>
    <message>
        <source>α ≥ 1 there</source>
        <translation>там α ≥ 1</translation>
    </message>
    <message>
        <source>α &lt; 1 there</source>
        <translation>там α &lt; 1</translation>
    </message>
    <message>
        <source>warps needed by loads alone</source>
        <translation>варпы, нужные одним загрузкам</translation>
    </message>
    <message>
        <source>warps needed by arithmetic alone</source>
        <translation>варпы, нужные одной арифметике</translation>
    </message>
    <message>
        <source>α where the arithmetic limit meets the other one</source>
        <translation>α, при котором сходятся предел арифметики и другой</translation>
    </message>
    <message>
        <source>warps needed where the arithmetic limit meets the other one</source>
        <translation>варпы, нужные там, где сходятся предел арифметики и другой</translation>
    </message>
    <message>
        <source>α where the issue limit meets the other one</source>
        <translation>α, при котором сходятся предел выдачи и другой</translation>
    </message>
    <message>
        <source>warps needed where the issue limit meets the other one</source>
        <translation>варпы, нужные там, где сходятся предел выдачи и другой</translation>
    </message>
    <message>
        <source>α of the cusp</source>
        <translation>α каспа</translation>
    </message>
    <message>
        <source>warps needed at the cusp</source>
        <translation>варпы, нужные на каспе</translation>
    </message>
    <message>
        <source>limit of %1</source>
        <translation>предел %1</translation>
    </message>
    <message>
        <source>the loop&apos;s own counts</source>
        <translation>собственные числа цикла</translation>
    </message>
    <message>
        <source>use of %1 by an iteration</source>
        <translation>расход %1 за итерацию</translation>
    </message>
    <message>
        <source>sum over the loop&apos;s instructions</source>
        <translation>сумма по инструкциям цикла</translation>
    </message>
    <message>
        <source>latency of an iteration</source>
        <translation>латентность итерации</translation>
    </message>
    <message>
        <source>critical path, as given</source>
        <translation>критический путь, как задан</translation>
    </message>
    <message>
        <source>sum along the chain of instructions</source>
        <translation>сумма вдоль цепочки инструкций</translation>
    </message>
    <message>
        <source>limit of %1 of each warp&apos;s scheduler</source>
        <translation>предел: %1 планировщика каждого варпа</translation>
    </message>
    <message>
        <source>limit of the stages of %1</source>
        <translation>предел ступеней %1</translation>
    </message>
    <message>
        <source>iterations of all warps</source>
        <translation>итерации всех варпов</translation>
    </message>
    <message>
        <source>the least of the bounds</source>
        <translation>наименьшая из границ</translation>
    </message>
    <message>
        <source>utilisation of %1</source>
        <translation>загрузка %1</translation>
    </message>
    <message>
        <source>independent chains per warp that would do</source>
        <translation>сколько независимых цепочек на варп хватило бы</translation>
    </message>
    <message>
        <source>stages that would do</source>
        <translation>сколько ступеней хватило бы</translation>
    </message>
    <message>
        <source>the loop has no instruction: expected a count above 0</source>
        <translation>в цикле нет инструкций: ожидалось число больше 0</translation>
    </message>
    <message>
        <source>producer warps of a block</source>
        <translation>варпы-производители блока</translation>
    </message>
    <message>
        <source>consumer warps of a block</source>
        <translation>варпы-потребители блока</translation>
    </message>
    <message>
        <source>independent chains per warp</source>
        <translation>независимые цепочки на варп</translation>
    </message>
    <message>
        <source>critical path of an iteration</source>
        <translation>критический путь итерации</translation>
    </message>
    <message>
        <source>rate of %1</source>
        <translation>темп %1</translation>
    </message>
    <message>
        <source>schedulers of an SM</source>
        <translation>планировщики SM</translation>
    </message>
    <message>
        <source>the loop as given</source>
        <translation>цикл, как задан</translation>
    </message>
    <message>
        <source>%1 belongs to no role: put it under &apos;role producer&apos; or &apos;role consumer&apos;</source>
        <translation>%1 не относится ни к одной роли: поместите её под &apos;role producer&apos; или &apos;role consumer&apos;</translation>
    </message>
    <message>
        <source>consumers without a producer wait for ever: add &apos;role producer&apos; with a copy such as &apos;UTMALDG bytes=8192 stages=4&apos;</source>
        <translation>потребители без производителя ждут вечно: добавьте &apos;role producer&apos; с копированием, например &apos;UTMALDG bytes=8192 stages=4&apos;</translation>
    </message>
    <message>
        <source>producers without a consumer wait for ever once their stages are full: add &apos;role consumer&apos; with what computes</source>
        <translation>производители без потребителя ждут вечно, когда их ступени полны: добавьте &apos;role consumer&apos; с тем, что вычисляет</translation>
    </message>
    <message>
        <source>a warp with a role has one chain: expected ILP 1 and no critical path</source>
        <translation>у варпа с ролью одна цепочка: ожидается ILP 1 и никакого критического пути</translation>
    </message>
    <message>
        <source>all copies of the producers fill one ring: expected stages=%1 here too</source>
        <translation>все копирования производителей наполняют одно кольцо: и здесь ожидается stages=%1</translation>
    </message>
    <message>
        <source>the producers fill no ring, so that the consumers wait for ever: give one of their copies stages=N</source>
        <translation>производители не наполняют кольцо, и потребители ждут вечно: задайте одному из их копирований stages=N</translation>
    </message>
    <message>
        <source>BAR.SYNC waits for every warp of the block, for ever where some never reach it: %1 times an iteration in role producer, %2 in role consumer; give both as many</source>
        <translation>BAR.SYNC ждёт всех варпов блока, и вечно, если некоторые до него не доходят: %1 раз за итерацию в role producer, %2 в role consumer; задайте обеим поровну</translation>
    </message>
    <message>
        <source>unknown class of instruction &apos;%1&apos;%2</source>
        <translation>неизвестный класс инструкций «%1»%2</translation>
    </message>
    <message>
        <source>unknown class of instruction &apos;%1&apos;; known are %2</source>
        <translation>неизвестный класс инструкций «%1»; известны %2</translation>
    </message>
    <message>
        <source>instructions %1</source>
        <translation>инструкций %1</translation>
    </message>
    <message>
        <source>%1 that do not wait for each other</source>
        <translation>%1, не ждущих друг друга</translation>
    </message>
    <message>
        <source>iterations later that %1 is waited for</source>
        <translation>через сколько итераций ждут %1</translation>
    </message>
    <message>
        <source>no source gives the latency of %1 on GPU %2</source>
        <translation>ни один источник не даёт латентности %1 на GPU %2</translation>
    </message>
    <message>
        <source>%1 takes no option &apos;%2&apos;; it takes %3</source>
        <translation>у %1 нет параметра «%2»; есть %3</translation>
    </message>
    <message>
        <source>%1 moves as many bytes as it is told: expected bytes=N</source>
        <translation>%1 перемещает столько байт, сколько сказано: ожидалось bytes=N</translation>
    </message>
    <message>
        <source>share of %1 served by %2</source>
        <translation>доля %1, обслуженная %2</translation>
    </message>
    <message>
        <source>sectors of %1</source>
        <translation>секторы %1</translation>
    </message>
    <message>
        <source>bytes of %1</source>
        <translation>байты %1</translation>
    </message>
    <message>
        <source>lines of %1</source>
        <translation>строки кэша %1</translation>
    </message>
    <message>
        <source>use of %1 by %2</source>
        <translation>расход %1 инструкцией %2</translation>
    </message>
    <message>
        <source>passes of %1</source>
        <translation>проходов %1</translation>
    </message>
    <message>
        <source>latency of %1, %2</source>
        <translation>латентность %1, %2</translation>
    </message>
    <message>
        <source>latency of %1 to an instruction of another class</source>
        <translation>латентность %1 до инструкции другого класса</translation>
    </message>
    <message>
        <source>latency of %1</source>
        <translation>латентность %1</translation>
    </message>
    <message>
        <source>factor by which arithmetic outpaces memory</source>
        <translation>во сколько раз арифметика обгоняет память</translation>
    </message>
    <message>
        <source>the least factor at this confidence</source>
        <translation>наименьший множитель при этом доверии</translation>
    </message>
    <message>
        <source>the largest factor at this confidence</source>
        <translation>наибольший множитель при этом доверии</translation>
    </message>
    <message>
        <source>years in which the ratio halves</source>
        <translation>годы, за которые отношение уменьшается вдвое</translation>
    </message>
    <message>
        <source>--alpha: the loop has no arithmetic instruction, or none of memory, for α to be the number of</source>
        <translation>--alpha: в цикле нет арифметической инструкции или инструкции памяти, число которых выражало бы α</translation>
    </message>
    <message>
        <source>What an SM holds of a launch. Up and down go through its resources; the curves follow with Tab.</source>
        <translation>Что SM вмещает при запуске. Вверх и вниз — по его ресурсам; кривые — по Tab.</translation>
    </message>
    <message>
        <source>Fit the launch to this GPU</source>
        <translation>Подогнать запуск к этому GPU</translation>
    </message>
    <message>
        <source>The nearest launch that this GPU takes; can be undone</source>
        <translation>Ближайший запуск, который примет этот GPU; можно отменить</translation>
    </message>
    <message>
        <source>%1 cannot run this launch.
%2</source>
        <translation>%1 не может исполнить этот запуск.
%2</translation>
    </message>
    <message>
        <source>Choose another GPU to see what its SM holds.</source>
        <translation>Выберите другой GPU, чтобы увидеть, что вмещает его SM.</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Blocks of the launch, for its waves; 0: not said</source>
        <translation>Блоки запуска, для его волн; 0: не задано</translation>
    </message>
    <message>
        <source>grid not said</source>
        <translation>сетка не задана</translation>
    </message>
    <message>
        <source>grid </source>
        <translation>сетка </translation>
    </message>
    <message>
        <source> blocks</source>
        <translation> блоков</translation>
    </message>
    <message>
        <source>grid %1 blocks</source>
        <translation>сетка: блоков %1</translation>
    </message>
    <message>
        <source>Carve-out</source>
        <translation>Разделяемая доля</translation>
    </message>
    <message>
        <source>Shared memory that the launch prefers the SM to set aside; the rest is cache</source>
        <translation>Сколько разделяемой памяти запуск просит выделить в SM; остальное — кэш</translation>
    </message>
    <message>
        <source>carve-out</source>
        <translation>разделяемая доля</translation>
    </message>
    <message>
        <source>Partitioned global caching</source>
        <translation>Разделённое кэширование глобальной памяти</translation>
    </message>
    <message>
        <source>Global loads through the L1 caches: a block then lives on one half of the SM</source>
        <translation>Глобальные загрузки через кэши L1: тогда блок живёт на одной половине SM</translation>
    </message>
    <message>
        <source>caching as usual</source>
        <translation>кэширование как обычно</translation>
    </message>
    <message>
        <source>partitioned caching</source>
        <translation>разделённое кэширование</translation>
    </message>
    <message>
        <source>no partitioned caching</source>
        <translation>без разделённого кэширования</translation>
    </message>
    <message>
        <source>Named barriers</source>
        <translation>Именованные барьеры</translation>
    </message>
    <message>
        <source>Barriers that a block uses, of those of the SM; __syncthreads is one, and a kernel that waits for parts of a block has more</source>
        <translation>Сколько барьеров SM занимает блок; __syncthreads — один, ядро, которое ждёт части блока, использует больше</translation>
    </message>
    <message>
        <source>no barriers</source>
        <translation>без барьеров</translation>
    </message>
    <message>
        <source>barriers </source>
        <translation>барьеров </translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Кластер</translation>
    </message>
    <message>
        <source>Blocks that are launched together on one GPC and reach each other&apos;s shared memory; more than 8 a kernel has to ask for</source>
        <translation>Блоки, которые запускаются вместе на одном GPC и видят разделяемую память друг друга; больше 8 ядро должно запросить</translation>
    </message>
    <message>
        <source>no clusters</source>
        <translation>без кластеров</translation>
    </message>
    <message>
        <source>clusters of </source>
        <translation>кластеры по </translation>
    </message>
    <message>
        <source>Occupancy follows this launch</source>
        <translation>Заполненность следует этому запуску</translation>
    </message>
    <message>
        <source>Throughput and cusp take the warps that this launch leaves resident</source>
        <translation>Пропускная способность и касп берут варпы, которые этот запуск оставляет резидентными</translation>
    </message>
    <message>
        <source>what decides occupancy</source>
        <translation>что определяет заполненность</translation>
    </message>
    <message>
        <source>What an SM holds</source>
        <translation>Что вмещает SM</translation>
    </message>
    <message>
        <source>caching as usual: partitioned</source>
        <translation>кэширование как обычно: разделённое</translation>
    </message>
    <message>
        <source>caching as usual: not partitioned</source>
        <translation>кэширование как обычно: неразделённое</translation>
    </message>
    <message>
        <source>largest carve-out</source>
        <translation>наибольшая доля</translation>
    </message>
    <message>
        <source>carve-out %1 KiB</source>
        <translation>доля %1 КиБ</translation>
    </message>
    <message>
        <source>Save as my GPU</source>
        <translation>Сохранить как мой GPU</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>И&amp;дентификатор</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Мой %1</translation>
    </message>
    <message>
        <source>Width, millimetres</source>
        <translation>Ширина, миллиметры</translation>
    </message>
    <message>
        <source>Height, millimetres</source>
        <translation>Высота, миллиметры</translation>
    </message>
    <message>
        <source>Size of text, points</source>
        <translation>Размер текста, пункты</translation>
    </message>
    <message>
        <source>Size of the numbers at the axes, points</source>
        <translation>Размер чисел у осей, пункты</translation>
    </message>
    <message>
        <source>Size of titles, points</source>
        <translation>Размер заголовков, пункты</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Widths of lines and size of markers, times the usual</source>
        <translation>Толщина линий и размер меток, в обычных</translation>
    </message>
    <message>
        <source>T&amp;itle above the panels</source>
        <translation>&amp;Заголовок над панелями</translation>
    </message>
    <message>
        <source>&amp;Caption under the panels</source>
        <translation>Под&amp;пись под панелями</translation>
    </message>
    <message>
        <source>S&amp;ymbols for names</source>
        <translation>&amp;Обозначения вместо имён</translation>
    </message>
    <message>
        <source>what suits the figure</source>
        <translation>что подходит рисунку</translation>
    </message>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1 (встроенный)</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>&amp;Шрифт</translation>
    </message>
    <message>
        <source>as all figures</source>
        <translation>как у всех рисунков</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Числа</translation>
    </message>
    <message>
        <source>Titl&amp;es</source>
        <translation>За&amp;головки</translation>
    </message>
    <message>
        <source>Beside the curves</source>
        <translation>У кривых</translation>
    </message>
    <message>
        <source>In a legend</source>
        <translation>В легенде</translation>
    </message>
    <message>
        <source>In a legend below</source>
        <translation>В легенде снизу</translation>
    </message>
    <message>
        <source>In a legend at the right</source>
        <translation>В легенде справа</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>Нигде</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Линии</translation>
    </message>
    <message>
        <source>L&amp;abels</source>
        <translation>&amp;Метки</translation>
    </message>
    <message>
        <source>L with the subscript mem for mem_lat, T for throughputs</source>
        <translation>L с индексом mem вместо mem_lat, T для пропускных способностей</translation>
    </message>
    <message>
        <source>%1 (not installed)</source>
        <translation>%1 (не установлен)</translation>
    </message>
    <message>
        <source>%1 pt, suits the size</source>
        <translation>%1 пт, по размеру</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Предпросмотр страницы</translation>
    </message>
    <message>
        <source>Panels side by side</source>
        <translation>Панелей в ряд</translation>
    </message>
    <message>
        <source>&amp;Letters (a), (b), …</source>
        <translation>&amp;Буквы (a), (b), …</translation>
    </message>
    <message>
        <source>Number e&amp;qual axes once</source>
        <translation>Числа равных осей &amp;один раз</translation>
    </message>
    <message>
        <source>This panel has no axes.</source>
        <translation>У этой панели нет осей.</translation>
    </message>
    <message>
        <source>A&amp;xes of</source>
        <translation>О&amp;си панели</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>Вертикальная ось</translation>
    </message>
    <message>
        <source>Figures beside this one</source>
        <translation>Рисунки рядом с этим</translation>
    </message>
    <message>
        <source>Their panels follow this figure&apos;s own, at most %1 together</source>
        <translation>Их панели идут за панелями этого рисунка, самое большее %1 вместе</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Add a figure beside this one</source>
        <translation>Добавить рисунок рядом с этим</translation>
    </message>
    <message>
        <source>Add a figure…</source>
        <translation>Добавить рисунок…</translation>
    </message>
    <message>
        <source>Panels that are drawn</source>
        <translation>Рисуемые панели</translation>
    </message>
    <message>
        <source>Panels without a check mark are left out</source>
        <translation>Панели без отметки не рисуются</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Рисуются</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>&amp;Столбцы</translation>
    </message>
    <message>
        <source>Axes alike in quantity and unit get one range, and numbers at the left and at the bottom only</source>
        <translation>Оси с одной величиной и единицей получают один диапазон, а числа — только слева и внизу</translation>
    </message>
    <message>
        <source>%1: from</source>
        <translation>%1: от</translation>
    </message>
    <message>
        <source>%1: to</source>
        <translation>%1: до</translation>
    </message>
    <message>
        <source>%1: between numbers</source>
        <translation>%1: между числами</translation>
    </message>
    <message>
        <source>as many as fit</source>
        <translation>сколько поместится</translation>
    </message>
    <message>
        <source>%1: numbers at most</source>
        <translation>%1: чисел не больше</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Диапазон</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>не больше</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>, в %1</translation>
    </message>
    <message>
        <source>The axis begins here%1</source>
        <translation>Здесь ось начинается%1</translation>
    </message>
    <message>
        <source>The axis ends here%1</source>
        <translation>Здесь ось кончается%1</translation>
    </message>
    <message>
        <source>Distance between numbers%1</source>
        <translation>Расстояние между числами%1</translation>
    </message>
    <message>
        <source>Show or fold away</source>
        <translation>Показать или свернуть</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Группа: %1</translation>
    </message>
    <message>
        <source>Set by you, instead of</source>
        <translation>Задано вами, вместо</translation>
    </message>
    <message>
        <source>An SM holds</source>
        <translation>SM вмещает</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Значение слова</translation>
    </message>
    <message>
        <source>Defined in</source>
        <translation>Определено в</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>%1
%2
Defined in %3</source>
        <translation>%1
%2
Определено в %3</translation>
    </message>
    <message>
        <source>%1: where it comes from</source>
        <translation>%1: откуда взято</translation>
    </message>
    <message>
        <source>Set by you. Back to the GPU&apos;s %1 %2</source>
        <translation>Задано вами. Вернуть значение GPU %1 %2</translation>
    </message>
    <message>
        <source>Set by you. Back to “not known”</source>
        <translation>Задано вами. Вернуть «неизвестно»</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Сбросить %1</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Mix: the instruction beside the adds</source>
        <translation>Смесь: инструкция рядом со сложениями</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>цикл</translation>
    </message>
    <message>
        <source>What stands between the adds: a global load, a special-function
instruction or a shared-memory load; or a loop of any instructions</source>
        <translation>Что стоит между сложениями: глобальная загрузка, специальная
функция или загрузка из разделяемой памяти; или цикл любых инструкций</translation>
    </message>
    <message>
        <source>Access pattern</source>
        <translation>Шаблон доступа</translation>
    </message>
    <message>
        <source>How the lanes of a warp address global memory</source>
        <translation>Как дорожки варпа адресуют глобальную память</translation>
    </message>
    <message>
        <source>How the lanes of a warp address shared memory</source>
        <translation>Как дорожки варпа адресуют разделяемую память</translation>
    </message>
    <message>
        <source>as in Coalescing</source>
        <translation>из «Объединения»</translation>
    </message>
    <message>
        <source>as in Banks</source>
        <translation>из «Банков»</translation>
    </message>
    <message>
        <source>stride </source>
        <translation>шаг </translation>
    </message>
    <message>
        <source>Words from one thread&apos;s address to the next one&apos;s</source>
        <translation>Слов от адреса одной нити до следующей</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>смещение</translation>
    </message>
    <message>
        <source>offset </source>
        <translation>смещение </translation>
    </message>
    <message>
        <source>Address of thread 0, words</source>
        <translation>Адрес нити 0, слова</translation>
    </message>
    <message>
        <source>Chooses the random addresses; same seed, same addresses</source>
        <translation>Выбирает случайные адреса; то же зерно — те же адреса</translation>
    </message>
    <message>
        <source>span</source>
        <translation>предел</translation>
    </message>
    <message>
        <source>below </source>
        <translation>меньше </translation>
    </message>
    <message>
        <source> words</source>
        <translation> слов</translation>
    </message>
    <message>
        <source>The random addresses are less than this</source>
        <translation>Случайные адреса меньше этого</translation>
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
        <translation>Какая строка или столбец; i в формуле</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>шаг строк</translation>
    </message>
    <message>
        <source>pitch </source>
        <translation>шаг строк </translation>
    </message>
    <message>
        <source>Words in a row of the array, without padding</source>
        <translation>Слова в строке массива, без дополнения</translation>
    </message>
    <message>
        <source>padding </source>
        <translation>дополнение </translation>
    </message>
    <message>
        <source>Unused words after each row</source>
        <translation>Неиспользуемые слова после каждой строки</translation>
    </message>
    <message>
        <source>width </source>
        <translation>ширина </translation>
    </message>
    <message>
        <source>Threads abreast: thread t is in row t / width</source>
        <translation>Нитей в ряд: нить t — в строке t / ширина</translation>
    </message>
    <message>
        <source>Threads that the instruction has, 1 to 32</source>
        <translation>Нити этой инструкции, от 1 до 32</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>Patterns to begin with</source>
        <translation>Шаблоны для начала</translation>
    </message>
    <message>
        <source>list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>плитка</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>формула</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>How the threads&apos; addresses come about, in words of the size chosen</source>
        <translation>Откуда берутся адреса нитей, в словах выбранного размера</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>column</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>Row or column</source>
        <translation>Строка или столбец</translation>
    </message>
    <message>
        <source>Whether the threads lie along a row or down a column</source>
        <translation>Лежат ли нити вдоль строки или столбца</translation>
    </message>
    <message>
        <source>%1-byte words</source>
        <translation>слова по %1 байт</translation>
    </message>
    <message>
        <source>Word size</source>
        <translation>Размер слова</translation>
    </message>
    <message>
        <source>Bytes that each thread accesses; addresses count such words</source>
        <translation>Сколько байт берёт каждая нить; адреса считаются в таких словах</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>шаблон</translation>
    </message>
    <message>
        <source>row or column</source>
        <translation>строка или столбец</translation>
    </message>
    <message>
        <source>word size</source>
        <translation>размер слова</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Адреса</translation>
    </message>
    <message>
        <source>An address a thread, words: 0,1,2,3</source>
        <translation>По адресу на нить, слова: 0,1,2,3</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Формула</translation>
    </message>
    <message>
        <source>Address in words from tid and i, with + - * / % &amp; ^ &lt;&lt; &gt;&gt; and parentheses</source>
        <translation>Адрес в словах из tid и i, с + - * / % &amp; ^ &lt;&lt; &gt;&gt; и скобками</translation>
    </message>
    <message>
        <source>expected an address, found &apos;%1&apos;</source>
        <translation>ожидался адрес, найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a warp has 1 to %1 addresses</source>
        <translation>у варпа от 1 до %1 адресов</translation>
    </message>
    <message>
        <source>addresses</source>
        <translation>адреса</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Столбец %1: %2</translation>
    </message>
    <message>
        <source>In the unit shown</source>
        <translation>В показанной единице</translation>
    </message>
    <message>
        <source>move the operating point</source>
        <translation>сдвинуть рабочую точку</translation>
    </message>
    <message>
        <source>Play α</source>
        <translation>Воспроизвести α</translation>
    </message>
    <message>
        <source>Presenter</source>
        <translation>Докладчик</translation>
    </message>
    <message>
        <source>This step, with answer and notes</source>
        <translation>Этот шаг с ответом и заметками</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>The views and the lesson keep their picture while you prepare the next one; the parameters stay live</source>
        <translation>Виды и урок сохраняют картинку, пока вы готовите следующую; параметры остаются живыми</translation>
    </message>
    <message>
        <source>%1 (step %2 of %3)</source>
        <translation>%1 (шаг %2 из %3)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Mistakes to expect</source>
        <translation>Ожидаемые ошибки</translation>
    </message>
    <message>
        <source>This was the last step.</source>
        <translation>Это был последний шаг.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Проблема</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, строка %2, столбец %3: %4</translation>
    </message>
    <message>
        <source>Launch of the profile that is shown</source>
        <translation>Показанный запуск профиля</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Добавить…</translation>
    </message>
    <message>
        <source>Adds the launches of another export, as of another occupancy</source>
        <translation>Добавляет запуски другого экспорта, например при другой занятости</translation>
    </message>
    <message>
        <source>The loop, its GPU and its warps become the scenario&apos;s</source>
        <translation>Цикл, его GPU и число варпов становятся частью сценария</translation>
    </message>
    <message>
        <source>Use the scenario&apos;s GPU</source>
        <translation>Взять GPU сценария</translation>
    </message>
    <message>
        <source>The profile does not say enough of its GPU</source>
        <translation>Профиль недостаточно говорит о своём GPU</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>Показать пример</translation>
    </message>
    <message>
        <source>A profile of ten kernels on an H100</source>
        <translation>Профиль десяти ядер на H100</translation>
    </message>
    <message>
        <source>Measured and modelled</source>
        <translation>Измерено и по модели</translation>
    </message>
    <message>
        <source>What was measured of a kernel beside what the models say of its loop. Left and right go through the bars, page up and page down change the chart, Tab leads to the numbers.</source>
        <translation>Измеренное рядом с тем, что модели говорят о цикле ядра. Стрелки влево и вправо идут по столбцам, Page Up и Page Down меняют график, Tab ведёт к числам.</translation>
    </message>
    <message>
        <source>Measured and modelled, as bars</source>
        <translation>Измерено и по модели, столбцами</translation>
    </message>
    <message>
        <source>Add a profile</source>
        <translation>Добавить профиль</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>профиль</translation>
    </message>
    <message>
        <source>reading %p %</source>
        <translation>чтение %p %</translation>
    </message>
    <message>
        <source>loop of a profile</source>
        <translation>цикл профиля</translation>
    </message>
    <message>
        <source>Drop an export of Nsight Compute here, paste it, or open one: what &apos;ncu --csv --page raw --set full&apos; prints.</source>
        <translation>Перетащите сюда экспорт Nsight Compute, вставьте или откройте его: то, что печатает &apos;ncu --csv --page raw --set full&apos;.</translation>
    </message>
    <message>
        <source>Click to stop here when playing (F9)</source>
        <translation>Щёлкните, чтобы остановиться здесь при воспроизведении (F9)</translation>
    </message>
    <message>
        <source>the file was written by a newer version of LatencyLoom</source>
        <translation>файл записан более новой версией LatencyLoom</translation>
    </message>
    <message>
        <source>the file was written by a newer version of LatencyLoom; passed over: %1</source>
        <translation>файл записан более новой версией LatencyLoom; пропущено: %1</translation>
    </message>
    <message>
        <source>the GPU &apos;%1&apos; is not known here: %2 stands in for it</source>
        <translation>GPU &apos;%1&apos; здесь неизвестен: вместо него %2</translation>
    </message>
    <message>
        <source>the measurements of %1 are not inside the file: import them again</source>
        <translation>измерений %1 нет внутри файла: импортируйте их снова</translation>
    </message>
    <message>
        <source>the trace of %1 is not inside the file: open it again</source>
        <translation>трассы %1 нет в файле: откройте её снова</translation>
    </message>
    <message>
        <source>expected a text or a number, or an array of them</source>
        <translation>ожидался текст или число, либо их массив</translation>
    </message>
    <message>
        <source>expected a text or a number</source>
        <translation>ожидался текст или число</translation>
    </message>
    <message>
        <source>expected an object, as in {&quot;mem_lat&quot;: 400}</source>
        <translation>ожидался объект, например {&quot;mem_lat&quot;: 400}</translation>
    </message>
    <message>
        <source>unknown class of instruction %1%2</source>
        <translation>неизвестный класс инструкций %1%2</translation>
    </message>
    <message>
        <source>duplicate class of instruction %1</source>
        <translation>класс инструкций %1 стоит дважды</translation>
    </message>
    <message>
        <source>expected at least one step</source>
        <translation>ожидался хотя бы один шаг</translation>
    </message>
    <message>
        <source>expected ids of views</source>
        <translation>ожидались id видов</translation>
    </message>
    <message>
        <source>the text has no heading &apos;## %1&apos;</source>
        <translation>в тексте нет заголовка &apos;## %1&apos;</translation>
    </message>
    <message>
        <source>another step has the id &apos;%1&apos; already</source>
        <translation>id &apos;%1&apos; уже есть у другого шага</translation>
    </message>
    <message>
        <source>%1 in column %2</source>
        <translation>%1 (столбец %2)</translation>
    </message>
    <message>
        <source>expected an object of parameters</source>
        <translation>ожидался объект с параметрами</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>ожидался текст</translation>
    </message>
    <message>
        <source>no parameter of this name; expected %1 or one of the GPU&apos;s numbers</source>
        <translation>нет параметра с таким именем; ожидалось %1 или одно из чисел GPU</translation>
    </message>
    <message>
        <source>expected at least two choices</source>
        <translation>ожидалось хотя бы два варианта</translation>
    </message>
    <message>
        <source>expected &quot;from&quot; and &quot;to&quot;, above 0 and ascending</source>
        <translation>ожидались "from" и "to" больше 0 и по возрастанию</translation>
    </message>
    <message>
        <source>a loop has at least one instruction; expected a line such as &apos;FFMA x4&apos;</source>
        <translation>в цикле есть хотя бы одна инструкция; ожидалась строка вида «FFMA x4»</translation>
    </message>
    <message>
        <source>a warp with a role has one chain: leave this line out; &apos;ilp=N&apos; after an instruction says how many of it do not wait for each other</source>
        <translation>у варпа с ролью одна цепочка: уберите эту строку; &apos;ilp=N&apos; после инструкции говорит, сколько их не ждут друг друга</translation>
    </message>
    <message>
        <source>a loop has one line of &apos;ilp&apos; or &apos;chain&apos;</source>
        <translation>в цикле одна строка «ilp» или «chain»</translation>
    </message>
    <message>
        <source>expected one number after &apos;%1&apos;</source>
        <translation>после «%1» ожидалось одно число</translation>
    </message>
    <message>
        <source>a loop has one line of &apos;path&apos;</source>
        <translation>в цикле одна строка «path»</translation>
    </message>
    <message>
        <source>the instructions before it belong to no role: put each under &apos;role producer&apos; or &apos;role consumer&apos;</source>
        <translation>инструкции перед ней не относятся ни к одной роли: поместите каждую под &apos;role producer&apos; или &apos;role consumer&apos;</translation>
    </message>
    <message>
        <source>&apos;role producer&apos; or &apos;role consumer&apos;</source>
        <translation>&apos;role producer&apos; или &apos;role consumer&apos;</translation>
    </message>
    <message>
        <source>&apos;role %1&apos; is given twice: put its instructions under one of the two lines</source>
        <translation>&apos;role %1&apos; задана дважды: поместите её инструкции под одну из двух строк</translation>
    </message>
    <message>
        <source>a number of warps such as x2</source>
        <translation>число варпов, например x2</translation>
    </message>
    <message>
        <source>x1 to x%1, as a block has at most %2 warps</source>
        <translation>от x1 до x%1, так как в блоке не больше %2 варпов</translation>
    </message>
    <message>
        <source>role %1 has no instruction; expected a line such as &apos;FFMA x4&apos; after it</source>
        <translation>у роли %1 нет инструкций; после неё ожидается строка, например &apos;FFMA x4&apos;</translation>
    </message>
    <message>
        <source>a loop has at most %1 lines of instructions; give an instruction once, with its count</source>
        <translation>в цикле не больше %1 строк инструкций; укажите инструкцию один раз с её числом</translation>
    </message>
    <message>
        <source>a class of instruction such as FFMA or LDG.128</source>
        <translation>класс инструкций, например FFMA или LDG.128</translation>
    </message>
    <message>
        <source>shares of L1 and L2 add up to %1: expected at most 1, the rest comes from DRAM</source>
        <translation>доли L1 и L2 в сумме дают %1: ожидалось не больше 1, остальное приходит из DRAM</translation>
    </message>
    <message>
        <source>a count such as x4, or an option such as l2=0.6</source>
        <translation>число, например x4, или параметр, например l2=0.6</translation>
    </message>
    <message>
        <source>unknown option %1; known: %2%3</source>
        <translation>неизвестный параметр %1; известны: %2%3</translation>
    </message>
    <message>
        <source>a ring of 0 stages never takes a copy, so that the wait for it never ends: expected a whole number from %1 to %2</source>
        <translation>кольцо из 0 ступеней никогда не примет копирования, и ожидание не кончится: ожидается целое число от %1 до %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>«%1» задано дважды</translation>
    </message>
    <message>
        <source>expected a header line with %1</source>
        <translation>ожидалась строка заголовков со столбцами %1</translation>
    </message>
    <message>
        <source>expected a column &apos;%1&apos; in the header%2</source>
        <translation>в заголовке ожидался столбец &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>duplicate column &apos;%1&apos;</source>
        <translation>столбец &apos;%1&apos; повторяется</translation>
    </message>
    <message>
        <source>expected for %1 %2, found &apos;%3&apos;</source>
        <translation>для %1 ожидалось %2, найдено &apos;%3&apos;</translation>
    </message>
    <message>
        <source>Unsaved work was found but cannot be read. %1</source>
        <translation>Найдена несохранённая работа, но она не читается. %1</translation>
    </message>
    <message>
        <source>Documents that are kept and not saved: %1</source>
        <translation>Документов на диске, которые не сохранены: %1</translation>
    </message>
    <message>
        <source>Sho&amp;w…</source>
        <translation>&amp;Показать…</translation>
    </message>
    <message>
        <source> registers</source>
        <translation> регистров</translation>
    </message>
    <message>
        <source> B, %1 KiB</source>
        <translation> Б, %1 КиБ</translation>
    </message>
    <message>
        <source> B</source>
        <translation> Б</translation>
    </message>
    <message>
        <source>Curve: warps against %1</source>
        <translation>Кривая: варпы, %1</translation>
    </message>
    <message>
        <source>%1, in warps</source>
        <translation>%1, в варпах</translation>
    </message>
    <message>
        <source>%1. Double-click: the usual value</source>
        <translation>%1. Двойной щелчок: обычное значение</translation>
    </message>
    <message>
        <source>%1. Left and right step the value.</source>
        <translation>%1. Влево и вправо — шаг значения.</translation>
    </message>
    <message>
        <source>producer W%1</source>
        <translation>производитель W%1</translation>
    </message>
    <message>
        <source>consumer W%1</source>
        <translation>потребитель W%1</translation>
    </message>
    <message>
        <source>copy to stage %1</source>
        <translation>копирование в ступень %1</translation>
    </message>
    <message>
        <source>Take this one away</source>
        <translation>Убрать эту строку</translation>
    </message>
    <message>
        <source>Function; type a part of its name to find it</source>
        <translation>Функция; наберите часть имени, чтобы найти её</translation>
    </message>
    <message>
        <source>Loop whose numbers stand at the right</source>
        <translation>Цикл, числа которого стоят справа</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Lays another function beside this one, instruction by instruction</source>
        <translation>Кладёт рядом другую функцию, инструкция к инструкции</translation>
    </message>
    <message>
        <source>Function beside</source>
        <translation>Функция рядом</translation>
    </message>
    <message>
        <source>Function that stands on the right</source>
        <translation>Функция, стоящая справа</translation>
    </message>
    <message>
        <source>Find in the function</source>
        <translation>Найти в функции</translation>
    </message>
    <message>
        <source>Finds an instruction&apos;s text or address (Ctrl+F); Enter goes on, Shift+Enter back</source>
        <translation>Находит текст или адрес инструкции (Ctrl+F); Enter — дальше, Shift+Enter — назад</translation>
    </message>
    <message>
        <source>SASS</source>
        <translation>SASS</translation>
    </message>
    <message>
        <source>A listing of machine code: control codes, issue schedule, and what its loops would sustain.</source>
        <translation>Листинг машинного кода: управляющие коды, расписание выдачи и что дали бы его циклы.</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>одна</translation>
    </message>
    <message>
        <source>beside: this listing</source>
        <translation>рядом: этот листинг</translation>
    </message>
    <message>
        <source>beside: the listing before</source>
        <translation>рядом: прежний листинг</translation>
    </message>
    <message>
        <source>beside: %1</source>
        <translation>рядом: %1</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>function</source>
        <translation>функция</translation>
    </message>
    <message>
        <source>function beside</source>
        <translation>функция рядом</translation>
    </message>
    <message>
        <source>listing</source>
        <translation>листинг</translation>
    </message>
    <message>
        <source>%1 is too large for a file of the document: the file will lack this listing.</source>
        <translation>%1: слишком велик для файла документа, в файле этого листинга не будет.</translation>
    </message>
    <message>
        <source>analysing</source>
        <translation>анализ</translation>
    </message>
    <message>
        <source>whole function</source>
        <translation>вся функция</translation>
    </message>
    <message>
        <source>listing beside</source>
        <translation>листинг рядом</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not in this function</source>
        <translation>&apos;%1&apos; нет в этой функции</translation>
    </message>
    <message>
        <source>the loop of a listing</source>
        <translation>цикл из листинга</translation>
    </message>
    <message>
        <source>mix, α and ILP by a loop</source>
        <translation>смесь, α и ILP из цикла</translation>
    </message>
    <message>
        <source>a loop in the timeline</source>
        <translation>цикл в ходе времени</translation>
    </message>
    <message>
        <source>SASS is machine code of NVIDIA&apos;s GPUs: choose one of them to read a listing for it.</source>
        <translation>SASS — машинный код GPU NVIDIA: выберите один из них, чтобы прочитать для него листинг.</translation>
    </message>
    <message>
        <source>expected the id of a GPU or a GPU</source>
        <translation>ожидался id GPU или сам GPU</translation>
    </message>
    <message>
        <source>%1; import its file first, or name another</source>
        <translation>%1; сначала импортируйте его файл или назовите другой</translation>
    </message>
    <message>
        <source>the search was stopped</source>
        <translation>поиск остановлен</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Что если</translation>
    </message>
    <message>
        <source>What a change of each parameter does. Up and down go through the parameters, left and right change the chart, Enter explains the parameter.</source>
        <translation>Что делает изменение каждого параметра. Вверх и вниз — по параметрам, влево и вправо меняют график, Enter объясняет параметр.</translation>
    </message>
    <message>
        <source>each parameter ± </source>
        <translation>каждый параметр ± </translation>
    </message>
    <message>
        <source>Change of each parameter in percent</source>
        <translation>Изменение каждого параметра в процентах</translation>
    </message>
    <message>
        <source>Sources&apos; own ranges where they give one</source>
        <translation>Границы источников, где они даны</translation>
    </message>
    <message>
        <source>By gradual saturation, not by the bounds</source>
        <translation>По плавному насыщению, а не по границам</translation>
    </message>
    <message>
        <source>No influence here: %1</source>
        <translation>Здесь не влияют: %1</translation>
    </message>
    <message>
        <source>a step without an answer</source>
        <translation>шаг без ответа</translation>
    </message>
    <message>
        <source>expected one of &apos;number&apos;, &apos;choice&apos; and &apos;sketch&apos;</source>
        <translation>ожидалось одно из &apos;number&apos;, &apos;choice&apos; и &apos;sketch&apos;</translation>
    </message>
    <message>
        <source>expected a point, [x, y]</source>
        <translation>ожидалась точка, [x, y]</translation>
    </message>
    <message>
        <source>expected a curve of at least 2 points</source>
        <translation>ожидалась кривая не менее чем из 2 точек</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Без клавиши</translation>
    </message>
    <message>
        <source>Keys of a &amp;single character (1 to 9, N, R)</source>
        <translation>Клавиши из &amp;одного знака (1–9, N, R)</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Search by action or key</source>
        <translation>Поиск по действию или клавише</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Поиск клавиш</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Switch them off where they get in the way of a screen reader or of speech input. Keys of the view that has the keyboard stay.</source>
        <translation>Отключите их, если они мешают экранному диктору или голосовому вводу. Клавиши вида, который в фокусе, остаются.</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Сбросить в&amp;се</translation>
    </message>
    <message>
        <source>Save &amp;card…</source>
        <translation>Сохранить &amp;карточку…</translation>
    </message>
    <message>
        <source>Press the new keys</source>
        <translation>Нажмите новые клавиши</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Изменено</translation>
    </message>
    <message>
        <source>Keys of “%1”:</source>
        <translation>Клавиши «%1»:</translation>
    </message>
    <message>
        <source>These keys stay as they are.</source>
        <translation>Эти клавиши не меняются.</translation>
    </message>
    <message>
        <source>Choose an action to change its keys.</source>
        <translation>Выберите действие, чтобы изменить его клавиши.</translation>
    </message>
    <message>
        <source>Card of shortcuts</source>
        <translation>Карточка клавиш</translation>
    </message>
    <message>
        <source>Sketch of the curve</source>
        <translation>Набросок кривой</translation>
    </message>
    <message>
        <source>Left and right choose a place, up and down draw</source>
        <translation>Влево и вправо выбирают место, вверх и вниз рисуют</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ваше</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>нет предела</translation>
    </message>
    <message>
        <source>limit: %1</source>
        <translation>предел: %1</translation>
    </message>
    <message>
        <source>%1, %2 SMs</source>
        <translation>%1, SM: %2</translation>
    </message>
    <message>
        <source>SM of %1</source>
        <translation>SM у %1</translation>
    </message>
    <message>
        <source>%1, one of %2</source>
        <translation>%1, один из %2</translation>
    </message>
    <message>
        <source>%1 dispatch ports</source>
        <translation>%1 портов выдачи</translation>
    </message>
    <message>
        <source>%1 dispatch each</source>
        <translation>%1, каждый с устройством доставки</translation>
    </message>
    <message>
        <source>one of %1 in a GPC</source>
        <translation>один из %1 в GPC</translation>
    </message>
    <message>
        <source>one of %1 in all</source>
        <translation>один из %1 всего</translation>
    </message>
    <message>
        <source>L1 cache and shared memory, %1</source>
        <translation>Кэш L1 и разделяемая память, %1</translation>
    </message>
    <message>
        <source>L1 and texture cache</source>
        <translation>L1 и кэш текстур</translation>
    </message>
    <message>
        <source>%1, size not known</source>
        <translation>%1, размер не дан</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation>кэш L2</translation>
    </message>
    <message>
        <source>L1 instruction cache</source>
        <translation>кэш инструкций L1</translation>
    </message>
    <message>
        <source>MIO, %1 LD/ST</source>
        <translation>MIO, %1 LD/ST</translation>
    </message>
    <message>
        <source>%1 warp slots</source>
        <translation>мест варпов: %1</translation>
    </message>
    <message>
        <source>each cycle</source>
        <translation>каждый такт</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 бит</translation>
    </message>
    <message>
        <source>%1 of its throughput is used</source>
        <translation>использовано %1 его пропускной способности</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>задано вами</translation>
    </message>
    <message>
        <source>The units of an SM and its way to memory. The arrow keys go from block to block, Enter says where its number comes from.</source>
        <translation>Блоки SM и его путь к памяти. Стрелки ведут от блока к блоку, Enter говорит, откуда его число.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>О&amp;тмена</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Reading and computing</source>
        <translation>Чтение и расчёт</translation>
    </message>
    <message>
        <source>&amp;Projector mode</source>
        <translation>Режим &amp;проектора</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь экра&amp;н</translation>
    </message>
    <message>
        <source>P&amp;arameters</source>
        <translation>П&amp;араметры</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Projector mode (P): black on white, or white on black with the dark theme, large text and bold lines</source>
        <translation>Режим проектора (P): чёрное на белом или, в тёмной теме, белое на чёрном, крупный текст и толстые линии</translation>
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
        <translation>Показать или скрыть параметры (Ctrl+Alt+S)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Разме&amp;р</translation>
    </message>
    <message>
        <source>Prese&amp;nting</source>
        <translation>Пока&amp;з</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Кр&amp;упнее</translation>
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
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Ctrl+-</translation>
    </message>
    <message>
        <source>Usual si&amp;ze</source>
        <translation>Обычный &amp;размер</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Pointer &amp;halo</source>
        <translation>&amp;Ореол указателя</translation>
    </message>
    <message>
        <source>Ctrl+Alt+H</source>
        <translation>Ctrl+Alt+H</translation>
    </message>
    <message>
        <source>Pressed &amp;keys</source>
        <translation>Нажатые &amp;клавиши</translation>
    </message>
    <message>
        <source>Ctrl+Alt+K</source>
        <translation>Ctrl+Alt+K</translation>
    </message>
    <message>
        <source>&amp;Blank screen</source>
        <translation>&amp;Чёрный экран</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>&amp;Меньше движения</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>What limits the kernel</source>
        <translation>Что ограничивает ядро</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>Откуда эти числа</translation>
    </message>
    <message>
        <source>The lesson asks first: what limits the kernel stands here again with the answer.</source>
        <translation>Сначала спрашивает урок: что ограничивает ядро, снова будет сказано здесь вместе с ответом.</translation>
    </message>
    <message>
        <source>≈ Why?</source>
        <translation>≈ Почему?</translation>
    </message>
    <message>
        <source>as the step before</source>
        <translation>как на предыдущем шаге</translation>
    </message>
    <message>
        <source>Predict a number</source>
        <translation>Предсказать число</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Выбрать ответ</translation>
    </message>
    <message>
        <source>Sketch a curve</source>
        <translation>Нарисовать кривую</translation>
    </message>
    <message>
        <source>Compare GPUs</source>
        <translation>Сравнить GPU</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>Свободная работа</translation>
    </message>
    <message>
        <source>Markdown; {warps_needed} becomes its value</source>
        <translation>Markdown; {warps_needed} станет своим значением</translation>
    </message>
    <message>
        <source>Shown with the answer</source>
        <translation>Показать вместе с ответом</translation>
    </message>
    <message>
        <source>&amp;Record now</source>
        <translation>&amp;Записать сейчас</translation>
    </message>
    <message>
        <source>The step sets what the window shows now</source>
        <translation>Шаг задаёт то, что окно показывает сейчас</translation>
    </message>
    <message>
        <source>State of the window</source>
        <translation>Состояние окна</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>как раньше</translation>
    </message>
    <message>
        <source>View to show</source>
        <translation>Какой вид показать</translation>
    </message>
    <message>
        <source>Hidden until the answer</source>
        <translation>Скрыть до ответа</translation>
    </message>
    <message>
        <source>no view</source>
        <translation>никакой вид</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Name in the file</source>
        <translation>Имя в файле</translation>
    </message>
    <message>
        <source>Answer, as a formula</source>
        <translation>Ответ формулой</translation>
    </message>
    <message>
        <source>Number of the model</source>
        <translation>Число модели</translation>
    </message>
    <message>
        <source>Tolerance (%)</source>
        <translation>Допуск (%)</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>ответ</translation>
    </message>
    <message>
        <source>right where this formula is not 0</source>
        <translation>верно, где эта формула не 0</translation>
    </message>
    <message>
        <source>why it is wrong (may be empty)</source>
        <translation>почему неверно (можно пусто)</translation>
    </message>
    <message>
        <source>Add an answer</source>
        <translation>Добавить ответ</translation>
    </message>
    <message>
        <source>Answers to choose from</source>
        <translation>Ответы на выбор</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>По оси</translation>
    </message>
    <message>
        <source>Number to draw</source>
        <translation>Какое число рисовать</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Tolerance (% of the largest value)</source>
        <translation>Допуск (% от наибольшего значения)</translation>
    </message>
    <message>
        <source>Points that have to be right (%)</source>
        <translation>Сколько точек должно быть верно (%)</translation>
    </message>
    <message>
        <source>wrong answer, as a formula</source>
        <translation>неверный ответ формулой</translation>
    </message>
    <message>
        <source>what to say of it</source>
        <translation>что о нём сказать</translation>
    </message>
    <message>
        <source>Add a wrong answer</source>
        <translation>Добавить неверный ответ</translation>
    </message>
    <message>
        <source>Wrong answers that are foreseen</source>
        <translation>Предвиденные неверные ответы</translation>
    </message>
    <message>
        <source>Issue timeline of a simulated SM. Left and right step the cycle cursor, W and S zoom, A and D pan, F shows everything, Space plays.</source>
        <translation>Ход выдачи симулируемого SM. Влево и вправо двигают курсор тактов, W и S — масштаб, A и D — сдвиг, F показывает всё, Пробел — воспроизведение.</translation>
    </message>
    <message>
        <source>Remove the measured trace</source>
        <translation>Убрать измеренную трассу</translation>
    </message>
    <message>
        <source>Takes the measured trace out of the document</source>
        <translation>Убирает измеренную трассу из документа</translation>
    </message>
    <message>
        <source>Measured trace</source>
        <translation>Измеренная трасса</translation>
    </message>
    <message>
        <source>Simulated SM</source>
        <translation>Моделируемый SM</translation>
    </message>
    <message>
        <source>Open a measured trace</source>
        <translation>Открыть измеренную трассу</translation>
    </message>
    <message>
        <source>Traces of Chrome, Perfetto and Proton (*.json *.chrome_trace);;All files (*)</source>
        <translation>Трассы Chrome, Perfetto и Proton (*.json *.chrome_trace);;Все файлы (*)</translation>
    </message>
    <message>
        <source>%1 · in flight %2 arithmetic + %3 other · %4 % of the issue slots used</source>
        <translation>%1 · в исполнении арифм. %2 + других %3 · занято %4 % мест</translation>
    </message>
    <message>
        <source>the loop in the timeline</source>
        <translation>цикл на временной шкале</translation>
    </message>
    <message>
        <source>the mix in the timeline</source>
        <translation>смесь в ходе времени</translation>
    </message>
    <message>
        <source>Cycles simulated</source>
        <translation>Симулировано тактов</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Show all cycles</source>
        <translation>Показать все такты</translation>
    </message>
    <message>
        <source>Open a measured trace…</source>
        <translation>Открыть измеренную трассу…</translation>
    </message>
    <message>
        <source>Stop simulating</source>
        <translation>Остановить симуляцию</translation>
    </message>
    <message>
        <source>cycle %1: %2</source>
        <translation>такт %1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Skip the tour</source>
        <translation>&amp;Пропустить обзор</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далее</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Впервые здесь?</translation>
    </message>
    <message>
        <source>Take the one-minute &amp;tour</source>
        <translation>&amp;Обзор за одну минуту</translation>
    </message>
    <message>
        <source>N&amp;ot now</source>
        <translation>&amp;Не сейчас</translation>
    </message>
    <message>
        <source>Help, Tour has it again</source>
        <translation>Он есть снова в «Справка, Обзор»</translation>
    </message>
    <message>
        <source>the title, &apos;# ...&apos; in the first line,</source>
        <translation>название, '# ...' в первой строке</translation>
    </message>
    <message>
        <source>there is no heading &apos;## %1&apos;</source>
        <translation>нет заголовка &apos;## %1&apos;</translation>
    </message>
    <message>
        <source>the heading &apos;## %1&apos; is no step of the lesson</source>
        <translation>заголовок &apos;## %1&apos; — не шаг урока</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>the part &apos;### %1&apos;</source>
        <translation>часть &apos;### %1&apos;</translation>
    </message>
    <message>
        <source>item %1 of &apos;### %2&apos;</source>
        <translation>пункт %1 из &apos;### %2&apos;</translation>
    </message>
    <message>
        <source>the reason below %1</source>
        <translation>пояснение под %1</translation>
    </message>
    <message>
        <source>expected %1 items &apos;- ...&apos; under &apos;### %2&apos;, found %3</source>
        <translation>под &apos;### %2&apos; ожидалось пунктов &apos;- ...&apos;: %1, найдено: %3</translation>
    </message>
    <message>
        <source>%1 has nothing in the lesson that it translates: take it out</source>
        <translation>лишнее, в уроке этого нет (%1): уберите</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>не хватает: %1</translation>
    </message>
    <message>
        <source>%1 has other formulas than the lesson&apos;s: expected %2, found %3</source>
        <translation>не те формулы, что в уроке (%1): ожидалось %2, найдено %3</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>В начало (Home)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Воспроизвести (Пробел)</translation>
    </message>
    <message>
        <source>max</source>
        <translation>макс.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Пауза (Пробел)</translation>
    </message>
    <message>
        <source>One step (Space): motion is reduced</source>
        <translation>Один шаг (Пробел): движение уменьшено</translation>
    </message>
    <message>
        <source>Latencies in the simulation</source>
        <translation>Латентности в симуляции</translation>
    </message>
    <message>
        <source>&amp;Lecture</source>
        <translation>&amp;Лекция</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Статья</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>Меню: %1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Закрыть %1</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Экспорт рисунка…</translation>
    </message>
    <message>
        <source>Edit figure…</source>
        <translation>Правка рисунка…</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>Копировать рисунок</translation>
    </message>
    <message>
        <source>Figure in numbers and words…</source>
        <translation>Рисунок числами и словами…</translation>
    </message>
    <message>
        <source>Pin for comparison</source>
        <translation>Закрепить для сравнения</translation>
    </message>
    <message>
        <source>Open as large window</source>
        <translation>Открыть большим окном</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Вернуть на место</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Отдельным окном</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>All views by the question they answer</source>
        <translation>Все виды по вопросу, на который они отвечают</translation>
    </message>
    <message>
        <source>Layout:</source>
        <translation>Раскладка:</translation>
    </message>
    <message>
        <source>&amp;Usual layout</source>
        <translation>&amp;Обычная раскладка</translation>
    </message>
    <message>
        <source>&amp;Back to the layout before</source>
        <translation>&amp;Назад к прежней раскладке</translation>
    </message>
    <message>
        <source>Segment of the GPUs</source>
        <translation>Сегмент GPU</translation>
    </message>
    <message>
        <source>Kind of the GPUs&apos; memory</source>
        <translation>Вид памяти GPU</translation>
    </message>
    <message>
        <source>Oldest architecture</source>
        <translation>Самая старая архитектура</translation>
    </message>
    <message>
        <source>Newest architecture</source>
        <translation>Самая новая архитектура</translation>
    </message>
    <message>
        <source>Released from this year on</source>
        <translation>Вышли с этого года</translation>
    </message>
    <message>
        <source>Released up to this year</source>
        <translation>Вышли до этого года</translation>
    </message>
    <message>
        <source>&amp;Why this number?</source>
        <translation>&amp;Откуда это число?</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>&amp;Operating point</source>
        <translation>К &amp;рабочей точке</translation>
    </message>
    <message>
        <source>Filter: words of a name</source>
        <translation>Фильтр: слова имени</translation>
    </message>
    <message>
        <source>Filter of the numbers</source>
        <translation>Фильтр чисел</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Копировать &amp;текст</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Копировать &amp;LaTeX</translation>
    </message>
    <message>
        <source>%1, α %2, %3 warps/SM</source>
        <translation>%1, α %2, %3 варпов/SM</translation>
    </message>
    <message>
        <source>Comm&amp;and palette…</source>
        <translation>Палитра ко&amp;манд…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>За&amp;кладки</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Bookmark %1, empty</source>
        <translation>Закладка %1, пусто</translation>
    </message>
    <message>
        <source>&amp;Keep this state</source>
        <translation>&amp;Запомнить состояние</translation>
    </message>
    <message>
        <source>As bookmark %1</source>
        <translation>Как закладку %1</translation>
    </message>
    <message>
        <source>&amp;Manage bookmarks…</source>
        <translation>&amp;Управление закладками…</translation>
    </message>
    <message>
        <source>Kept as bookmark %1: %2</source>
        <translation>Запомнено как закладка %1: %2</translation>
    </message>
    <message>
        <source>Bookmark %1 is now %2. It was %3.</source>
        <translation>Закладка %1 теперь: %2. Раньше: %3.</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Bookmark %1 is empty.</source>
        <translation>Закладка %1 пуста.</translation>
    </message>
    <message>
        <source>Bookmark %1: %2</source>
        <translation>Закладка %1: %2</translation>
    </message>
    <message>
        <source>Go to view</source>
        <translation>Перейти к виду</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Open figure</source>
        <translation>Открыть рисунок</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Экспорт рисунка</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>&amp;GPU</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новый</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Открыть н&amp;едавний</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Пока ничего</translation>
    </message>
    <message>
        <source>&amp;Unsaved work…</source>
        <translation>&amp;Несохранённая работа…</translation>
    </message>
    <message>
        <source>&amp;Import measurements…</source>
        <translation>&amp;Импорт измерений…</translation>
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
        <translation>&amp;Экспорт рисунка…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>E&amp;dit figure…</source>
        <translation>Правка р&amp;исунка…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Figure in &amp;numbers and words…</source>
        <translation>Рисунок &amp;числами и словами…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
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
        <translation>&amp;Копировать сценарий</translation>
    </message>
    <message>
        <source>Copy scenario as &amp;link</source>
        <translation>Копировать сценарий сс&amp;ылкой</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>&amp;Paste scenario</source>
        <translation>&amp;Вставить сценарий</translation>
    </message>
    <message>
        <source>Copy &amp;figure</source>
        <translation>Копировать &amp;рисунок</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Pi&amp;n for comparison</source>
        <translation>&amp;Закрепить для сравнения</translation>
    </message>
    <message>
        <source>&amp;Unpin all</source>
        <translation>&amp;Открепить все</translation>
    </message>
    <message>
        <source>&amp;Reset all overrides</source>
        <translation>&amp;Сбросить все свои значения</translation>
    </message>
    <message>
        <source>&amp;Options of the views</source>
        <translation>Параметры видо&amp;в</translation>
    </message>
    <message>
        <source>&amp;Gallery of figures…</source>
        <translation>&amp;Галерея рисунков…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>&amp;Measurements…</source>
        <translation>&amp;Измерения…</translation>
    </message>
    <message>
        <source>View in front as lar&amp;ge window</source>
        <translation>Передний вид в &amp;большом окне</translation>
    </message>
    <message>
        <source>F12</source>
        <translation>F12</translation>
    </message>
    <message>
        <source>&amp;All views…</source>
        <translation>&amp;Все виды…</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>&amp;Раскладки</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>Показать или скрыть: %1</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>&amp;About LatencyLoom</source>
        <translation>О программе &amp;LatencyLoom</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Виды</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Изменить %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Выбрать %1</translation>
    </message>
    <message>
        <source>Choose the access pattern</source>
        <translation>Выбрать шаблон доступа</translation>
    </message>
    <message>
        <source>Reset all overrides</source>
        <translation>Сбросить все свои значения</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Сравнить с %1</translation>
    </message>
    <message>
        <source>Name a comparison</source>
        <translation>Назвать сравниваемое</translation>
    </message>
    <message>
        <source>Hide a comparison</source>
        <translation>Скрыть сравниваемое</translation>
    </message>
    <message>
        <source>Show a comparison</source>
        <translation>Показать сравниваемое</translation>
    </message>
    <message>
        <source>Remove a comparison</source>
        <translation>Убрать сравниваемое</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation>Открепить все</translation>
    </message>
    <message>
        <source>Edit the figure</source>
        <translation>Править рисунок</translation>
    </message>
    <message>
        <source>expected &apos;# ID&apos; or &apos;MEMBER: TEXT&apos;</source>
        <translation>ожидалось &apos;# ID&apos; или &apos;MEMBER: TEXT&apos;</translation>
    </message>
    <message>
        <source>expected an id behind &apos;#&apos;</source>
        <translation>после &apos;#&apos; ожидался идентификатор</translation>
    </message>
    <message>
        <source>there is an entry &apos;%1&apos; already</source>
        <translation>запись &apos;%1&apos; уже есть</translation>
    </message>
    <message>
        <source>expected also, see, source, en, zh_CN or ru, found &apos;%1&apos;</source>
        <translation>ожидалось also, see, source, en, zh_CN или ru, найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected &apos;TERM | DEFINITION&apos;</source>
        <translation>ожидалось &apos;TERM | DEFINITION&apos;</translation>
    </message>
    <message>
        <source>expected a term before &apos;|&apos; and its definition behind it</source>
        <translation>ожидался термин перед &apos;|&apos; и его определение после</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not said in %2</source>
        <translation>&apos;%1&apos; не переведено на %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no source</source>
        <translation>у &apos;%1&apos; нет источника</translation>
    </message>
    <message>
        <source>&apos;%1&apos; sends to &apos;%2&apos;, which is no entry</source>
        <translation>&apos;%1&apos; ссылается на &apos;%2&apos;, а такой записи нет</translation>
    </message>
    <message>
        <source>a number from %1 to %2, or &quot;inf&quot;</source>
        <translation>число от %1 до %2 или "inf"</translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation>текст %1</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>ожидалось одно из %1, найдено %2</translation>
    </message>
    <message>
        <source>expected a version such as %1, found %2</source>
        <translation>ожидалась версия вида %1, найдено %2</translation>
    </message>
    <message>
        <source>the file is of version %1 and this program reads up to version %2; a newer LatencyLoom opens it</source>
        <translation>файл версии %1, а эта программа читает версии до %2; его откроет более новый LatencyLoom</translation>
    </message>
    <message>
        <source>end of input</source>
        <translation>конец текста</translation>
    </message>
    <message>
        <source>string literal</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>&apos;[&apos;, &apos;{&apos;, or a literal</source>
        <translation>'[', '{' или литерал</translation>
    </message>
    <message>
        <source>invalid literal</source>
        <translation>неверный литерал</translation>
    </message>
    <message>
        <source>syntax error while parsing %1 - %2</source>
        <translation>синтаксическая ошибка при разборе %1: %2</translation>
    </message>
    <message>
        <source>unexpected %1; expected %2</source>
        <translation>неожиданно %1; ожидалось %2</translation>
    </message>
    <message>
        <source>%1; last read: %2</source>
        <translation>%1; последнее прочитанное: %2</translation>
    </message>
    <message>
        <source>%1; expected %2</source>
        <translation>%1; ожидалось: %2</translation>
    </message>
    <message>
        <source>no JSON</source>
        <translation>это не JSON</translation>
    </message>
    <message>
        <source>duplicate key %1</source>
        <translation>ключ %1 стоит дважды</translation>
    </message>
    <message>
        <source>the number is too large for a double</source>
        <translation>число слишком велико для двойной точности</translation>
    </message>
    <message>
        <source>JSON has no NaN or Infinity; expected a finite number</source>
        <translation>в JSON нет NaN и Infinity; ожидалось конечное число</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>вложено глубже %1 уровней</translation>
    </message>
    <message>
        <source>expected an object {...}, found %1</source>
        <translation>ожидался объект {...}, найдено %1</translation>
    </message>
    <message>
        <source>the key %1 is missing</source>
        <translation>нет ключа %1</translation>
    </message>
    <message>
        <source>expected text of at most %1 bytes, found %2</source>
        <translation>ожидался текст не длиннее %1 байт, найдено %2</translation>
    </message>
    <message>
        <source>expected text, found an empty one</source>
        <translation>ожидался текст, найден пустой</translation>
    </message>
    <message>
        <source>unknown key %1; known keys: %2</source>
        <translation>неизвестный ключ %1; известны: %2</translation>
    </message>
    <message>
        <source>unknown key %1%2</source>
        <translation>неизвестный ключ %1%2</translation>
    </message>
    <message>
        <source>a barrier takes %1 cycles: %2 with one warp and %3 more for each further one, as on an A100</source>
        <translation>барьер занимает %1 тактов: %2 с одним варпом и ещё %3 на каждый следующий, как на A100</translation>
    </message>
    <message>
        <source>barriers are not charged: the method takes their cost from the latency of uncoalesced accesses, and none was measured on %1</source>
        <translation>барьеры не оценены: метод берёт их цену из латентности несклеенных обращений, а на %1 она не измерена</translation>
    </message>
    <message>
        <source>a block begins %1 cycles after the end of the one before it in its place, as on an H100</source>
        <translation>блок начинается через %1 тактов после конца предыдущего на его месте, как на H100</translation>
    </message>
    <message>
        <source>an eighth</source>
        <translation>одна восьмая</translation>
    </message>
    <message>
        <source>four times alu_lat</source>
        <translation>четыре alu_lat</translation>
    </message>
    <message>
        <source>one a cycle</source>
        <translation>один за такт</translation>
    </message>
    <message>
        <source>six times alu_lat</source>
        <translation>шесть alu_lat</translation>
    </message>
    <message>
        <source>half of the DRAM&apos;s</source>
        <translation>половина от DRAM</translation>
    </message>
    <message>
        <source>the L2&apos;s</source>
        <translation>как у L2</translation>
    </message>
    <message>
        <source>one sector of 32 bytes a cycle for each SM</source>
        <translation>сектор в 32 байта за такт на каждый SM</translation>
    </message>
    <message>
        <source>no uncoalesced access was measured on %1: latency and bandwidth of the DRAM are taken</source>
        <translation>необъединённые обращения на %1 не измерены: взяты латентность и полоса DRAM</translation>
    </message>
    <message>
        <source>kernels are predicted from what NVIDIA&apos;s instructions cost: expected a GPU of NVIDIA, found &apos;%1&apos;</source>
        <translation>время ядра предсказывается по стоимости инструкций NVIDIA: ожидается GPU NVIDIA, найден &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no launch was measured on %1: the time of the launch is left out</source>
        <translation>запуск на %1 не измерен: время запуска не учтено</translation>
    </message>
    <message>
        <source>the GPU &apos;%1&apos; lacks numbers that a prediction needs: %2</source>
        <translation>у GPU &apos;%1&apos; нет чисел, нужных для предсказания: %2</translation>
    </message>
    <message>
        <source>expected the quote&apos;s end in this line</source>
        <translation>ожидался конец кавычек в этой строке</translation>
    </message>
    <message>
        <source>expected a column &apos;%1&apos; for the kernel &apos;%2&apos;</source>
        <translation>ожидался столбец &apos;%1&apos; для ядра &apos;%2&apos;</translation>
    </message>
    <message>
        <source>expected %1 fields, found %2</source>
        <translation>ожидалось полей: %1, найдено %2</translation>
    </message>
    <message>
        <source>%1: expected a whole number from %2 to %3, found &apos;%4&apos;</source>
        <translation>%1: ожидалось целое число от %2 до %3, найдено &apos;%4&apos;</translation>
    </message>
    <message>
        <source>%1: expected a number from %2 to %3, found &apos;%4&apos;</source>
        <translation>%1: ожидалось число от %2 до %3, найдено &apos;%4&apos;</translation>
    </message>
    <message>
        <source>expected a block of at most %1 threads and a grid of at most %2 blocks</source>
        <translation>ожидались блок не более чем из %1 нитей и сетка не более чем из %2 блоков</translation>
    </message>
    <message>
        <source>expected measured launches of the kernel &apos;%1&apos;, found none</source>
        <translation>ожидались измеренные запуски ядра &apos;%1&apos;, не найдено ни одного</translation>
    </message>
    <message>
        <source>expected %1 arguments, found %2</source>
        <translation>ожидалось аргументов: %1, найдено: %2</translation>
    </message>
    <message>
        <source>expected the number of an argument, found %1</source>
        <translation>ожидался номер аргумента, найдено %1</translation>
    </message>
    <message>
        <source>the grid: expected blocks from 1 to 2147483647, found %1</source>
        <translation>сетка: ожидалось от 1 до 2147483647 блоков, найдено %1</translation>
    </message>
    <message>
        <source>the grid: expected at most 2^40 blocks</source>
        <translation>сетка: ожидалось не более 2^40 блоков</translation>
    </message>
    <message>
        <source>the block: expected threads from 1 to %1, found %2</source>
        <translation>блок: ожидалось от 1 до %1 нитей, найдено %2</translation>
    </message>
    <message>
        <source>the block: expected at most %1 threads, found %2</source>
        <translation>блок: ожидалось не более %1 нитей, найдено %2</translation>
    </message>
    <message>
        <source>hits of the L1: expected a part from 0 to 1, found %1</source>
        <translation>попадания в L1: ожидалась доля от 0 до 1, найдено %1</translation>
    </message>
    <message>
        <source>hits of the L2: expected a part from 0 to 1, found %1</source>
        <translation>попадания в L2: ожидалась доля от 0 до 1, найдено %1</translation>
    </message>
    <message>
        <source>hits of the L1 and the L2: expected parts whose sum is at most 1</source>
        <translation>попадания в L1 и L2: ожидались доли с суммой не более 1</translation>
    </message>
    <message>
        <source>the L1 serves %1 % of the accesses: those that their block made before</source>
        <translation>L1 обслуживает %1 % обращений: те, что их блок уже делал</translation>
    </message>
    <message>
        <source>the L2 serves %1 % of the accesses: the grid accesses %2 KiB, the L2 holds %3, and what fits is there from before</source>
        <translation>L2 обслуживает %1 % обращений: сетка обращается к %2 КиБ, L2 вмещает %3, и что помещается, уже там</translation>
    </message>
    <message>
        <source>no launch of blocks of %1 warps was measured: it is taken between those of %2</source>
        <translation>запуск блоков по %1 варпов не измерен: он взят между запусками с %2</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;: control or addresses depend on argument %2, whose value is not given</source>
        <translation>ядро &apos;%1&apos;: ход выполнения или адреса зависят от аргумента %2, значение которого не задано</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;, block &apos;%2&apos;: how often the loop &apos;%3&apos; runs depends on what memory holds; its trips are not given</source>
        <translation>ядро &apos;%1&apos;, блок &apos;%2&apos;: сколько раз выполняется цикл &apos;%3&apos;, зависит от содержимого памяти; число его итераций не задано</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;, block &apos;%2&apos;: the loop &apos;%3&apos; is entered whatever memory holds: its trips are at least 1</source>
        <translation>ядро &apos;%1&apos;, блок &apos;%2&apos;: в цикл &apos;%3&apos; входят, что бы ни содержала память: итераций не меньше 1</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;: a thread executes more than %2 blocks, last &apos;%3&apos;, and its iterations differ; give fewer trips</source>
        <translation>ядро &apos;%1&apos;: нить выполняет более %2 блоков, последний &apos;%3&apos;, и итерации различаются; задайте меньше итераций</translation>
    </message>
    <message>
        <source>%1: expected LLVM IR, or clang or nvcc at hand to make it from CUDA: install clang</source>
        <translation>%1: ожидался LLVM IR или установленный clang либо nvcc, чтобы получить его из CUDA: установите clang</translation>
    </message>
    <message>
        <source>%1 includes %2, which is outside of its folder: copy it there, or give its folder to &apos;latencyloom predict&apos; with --include</source>
        <translation>%1 включает %2 вне своей папки: скопируйте его туда или дайте «latencyloom predict» его папку с --include</translation>
    </message>
    <message>
        <source>instructions of half precision cost as those of single precision</source>
        <translation>инструкции половинной точности стоят столько же, сколько одинарной</translation>
    </message>
    <message>
        <source>exchanges between lanes cost as special functions</source>
        <translation>обмены между нитями варпа стоят как специальные функции</translation>
    </message>
    <message>
        <source>the library function %1 costs as an exact division does</source>
        <translation>библиотечная функция %1 стоит как точное деление</translation>
    </message>
    <message>
        <source>calls of %1 cost nothing: its code is not in the module</source>
        <translation>вызовы %1 ничего не стоят: её кода нет в модуле</translation>
    </message>
    <message>
        <source>atomic operations cost as loads do; those to one known address wait for each other</source>
        <translation>атомарные операции стоят как загрузки; по одному известному адресу они ждут друг друга</translation>
    </message>
    <message>
        <source>remainders cost as divisions do</source>
        <translation>остатки от деления стоят как деления</translation>
    </message>
    <message>
        <source>integer divisions by a constant cost one instruction</source>
        <translation>целочисленное деление на константу стоит одну инструкцию</translation>
    </message>
    <message>
        <source>integer divisions cost as exact ones of floating point</source>
        <translation>целочисленное деление стоит как точное деление с плавающей запятой</translation>
    </message>
    <message>
        <source>fences cost one instruction</source>
        <translation>барьер памяти стоит одну инструкцию</translation>
    </message>
    <message>
        <source>function &apos;%1&apos;, %2: %3</source>
        <translation>функция &apos;%1&apos;, %2: %3</translation>
    </message>
    <message>
        <source>expected a kernel (a __global__ function), found none</source>
        <translation>ожидалось ядро (функция __global__), не найдено ни одного</translation>
    </message>
    <message>
        <source>the kernel&apos;s PTX is not valid or has what is not read; predict the kernel from its machine code (cuobjdump -sass) instead</source>
        <translation>PTX ядра ошибочен или содержит то, что не читается; оцените ядро по его машинному коду (cuobjdump -sass)</translation>
    </message>
    <message>
        <source>no LLVM IR that this build reads: %1 (it has LLVM %2 and takes IR of later versions as far as the two are alike)</source>
        <translation>это не LLVM IR, который читает эта сборка: %1 (в ней LLVM %2, IR более новых версий читается, насколько они сходны)</translation>
    </message>
    <message>
        <source>no LLVM IR: %1</source>
        <translation>не LLVM IR: %1</translation>
    </message>
    <message>
        <source>the IR is not valid: %1</source>
        <translation>IR неверен: %1</translation>
    </message>
    <message>
        <source>expected PTX, whose first line is &apos;.version&apos;, or LLVM IR; found neither</source>
        <translation>ожидается PTX, первая строка которого «.version», или LLVM IR; нет ни того, ни другого</translation>
    </message>
    <message>
        <source>expected IR for nvptx64-nvidia-cuda, found the target &apos;%1&apos;: make it with clang -x cuda --cuda-device-only -S -emit-llvm</source>
        <translation>ожидался IR для nvptx64-nvidia-cuda, найдена цель &apos;%1&apos;: получите его командой clang -x cuda --cuda-device-only -S -emit-llvm</translation>
    </message>
    <message>
        <source>the call of &apos;%1&apos; is recursive or its code too large</source>
        <translation>вызов &apos;%1&apos; рекурсивен, или её код слишком велик</translation>
    </message>
    <message>
        <source>the call of &apos;%1&apos; cannot be inlined: %2</source>
        <translation>вызов &apos;%1&apos; нельзя встроить: %2</translation>
    </message>
    <message>
        <source>a recursive call: how deep it goes is not known; write it as a loop</source>
        <translation>рекурсивный вызов: его глубина неизвестна; запишите его циклом</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;: expected at most %2 instructions, found %3</source>
        <translation>ядро &apos;%1&apos;: ожидалось не более %2 инструкций, найдено %3</translation>
    </message>
    <message>
        <source>PTX keeps no names of arguments: they are counted from param_0</source>
        <translation>в PTX нет имён аргументов: они считаются от param_0</translation>
    </message>
    <message>
        <source>the IR was made without optimisation (-O0): the real code does less, make it with -O3</source>
        <translation>IR получен без оптимизации (-O0): настоящий код делает меньше, получите его с -O3</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos;: expected at most %2 KiB of LLVM IR, found %3</source>
        <translation>ядро «%1»: ожидалось не больше %2 КиБ LLVM IR, найдено %3</translation>
    </message>
    <message>
        <source>expected at most %1 MiB of LLVM IR, found %2: take one kernel&apos;s module</source>
        <translation>ожидалось не более %1 МиБ LLVM IR, найдено %2: возьмите модуль одного ядра</translation>
    </message>
    <message>
        <source>no temporary file can be made</source>
        <translation>не удаётся создать временный файл</translation>
    </message>
    <message>
        <source>%1: crashed, needed more than %2 GiB of memory, or was stopped after %3 s: give PTX or LLVM IR of this source instead</source>
        <translation>%1: аварийно завершился, потребовал более %2 ГиБ памяти или был остановлен через %3 с: дайте вместо этого PTX или LLVM IR этого исходного текста</translation>
    </message>
    <message>
        <source>LLVM&apos;s reader was tried, it ended with status %1</source>
        <translation>пробный разбор LLVM завершился с кодом %1</translation>
    </message>
    <message>
        <source>LLVM&apos;s reader was tried, it took longer than %1 s</source>
        <translation>пробный разбор LLVM занял больше %1 с</translation>
    </message>
    <message>
        <source>LLVM&apos;s reader was tried, it broke down with signal %1</source>
        <translation>пробный разбор LLVM прерван сигналом %1</translation>
    </message>
    <message>
        <source>no pipe can be made: %1</source>
        <translation>не удаётся создать канал: %1</translation>
    </message>
    <message>
        <source>no process to try a file in: %1</source>
        <translation>не удаётся запустить процесс для пробного разбора: %1</translation>
    </message>
    <message>
        <source>no LLVM IR that can be read: %1</source>
        <translation>это не LLVM IR, который можно прочесть: %1</translation>
    </message>
    <message>
        <source>the file could not be tried: every copy of the process stood still; try again</source>
        <translation>пробный разбор файла не удался: каждая копия процесса зависала; попробуйте ещё раз</translation>
    </message>
    <message>
        <source>this build reads no LLVM IR: let packaging/install-deps install LLVM and build LatencyLoom again</source>
        <translation>эта сборка не читает LLVM IR: установите LLVM через packaging/install-deps и соберите LatencyLoom заново</translation>
    </message>
    <message>
        <source>expected the name of the kernel, one of: %1</source>
        <translation>ожидалось имя ядра, одно из: %1</translation>
    </message>
    <message>
        <source>no kernel &apos;%1&apos; in %2%3; there are: %4</source>
        <translation>нет ядра &apos;%1&apos; в %2%3; есть: %4</translation>
    </message>
    <message>
        <source>%1 of %2 is not known: %3 is taken, %4 %5</source>
        <translation>%1 у %2 неизвестно: взято %3, %4 %5</translation>
    </message>
    <message>
        <source>the kernel has no end: the file is cut</source>
        <translation>у ядра нет конца: файл обрезан</translation>
    </message>
    <message>
        <source>expected a kernel (.entry), found none</source>
        <translation>ожидается ядро (.entry), не найдено ни одного</translation>
    </message>
    <message>
        <source>more than %1 lines or statements</source>
        <translation>больше %1 строк или операторов</translation>
    </message>
    <message>
        <source>expected a statement that ends with &apos;;&apos;, found &apos;%1&apos;</source>
        <translation>ожидается оператор, который кончается на «;», найдено «%1»</translation>
    </message>
    <message>
        <source>an array&apos;s size is no number</source>
        <translation>размер массива — не число</translation>
    </message>
    <message>
        <source>kernel &apos;%1&apos; is defined twice</source>
        <translation>ядро «%1» определено дважды</translation>
    </message>
    <message>
        <source>no label &apos;%1&apos; stands in the kernel</source>
        <translation>в ядре нет метки «%1»</translation>
    </message>
    <message>
        <source>label &apos;%1&apos; stands twice in the kernel</source>
        <translation>метка «%1» стоит в ядре дважды</translation>
    </message>
    <message>
        <source>registers of a type that is not read: &apos;%1&apos;</source>
        <translation>регистры типа, который не читается: «%1»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no register that is declared</source>
        <translation>«%1» — не объявленный регистр</translation>
    </message>
    <message>
        <source>expected registers in braces, found &apos;%1&apos;</source>
        <translation>ожидаются регистры в фигурных скобках, найдено «%1»</translation>
    </message>
    <message>
        <source>expected %1 registers, found %2</source>
        <translation>ожидается регистров: %1, найдено: %2</translation>
    </message>
    <message>
        <source>an operand is missing</source>
        <translation>не хватает операнда</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no parameter of the kernel</source>
        <translation>«%1» — не параметр ядра</translation>
    </message>
    <message>
        <source>expected a register and an address</source>
        <translation>ожидаются регистр и адрес</translation>
    </message>
    <message>
        <source>expected a predicate and two operands</source>
        <translation>ожидаются предикат и два операнда</translation>
    </message>
    <message>
        <source>unknown comparison &apos;%1&apos;</source>
        <translation>неизвестное сравнение «%1»</translation>
    </message>
    <message>
        <source>a conversion between types that are not read</source>
        <translation>преобразование между типами, которые не читаются</translation>
    </message>
    <message>
        <source>expected %1 operands, found %2</source>
        <translation>ожидается операндов: %1, найдено: %2</translation>
    </message>
    <message>
        <source>expected an address and a value</source>
        <translation>ожидаются адрес и значение</translation>
    </message>
    <message>
        <source>expected an address and two values</source>
        <translation>ожидаются адрес и два значения</translation>
    </message>
    <message>
        <source>a directive that is not read in a kernel: &apos;%1&apos;</source>
        <translation>директива, которая в ядре не читается: «%1»</translation>
    </message>
    <message>
        <source>an instruction is missing after the predicate</source>
        <translation>после предиката нет инструкции</translation>
    </message>
    <message>
        <source>expected a label</source>
        <translation>ожидается метка</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: what textures and surfaces take is not known; read the data with a global load instead</source>
        <translation>«%1»: сколько стоят текстуры и поверхности, неизвестно; читайте данные глобальной загрузкой</translation>
    </message>
    <message>
        <source>expected a register and a parameter</source>
        <translation>ожидаются регистр и параметр</translation>
    </message>
    <message>
        <source>a call of a function: it may be recursive, and is not followed; have the compiler inline it (__forceinline__)</source>
        <translation>вызов функции: он может быть рекурсивным и не прослеживается; пусть компилятор её встроит (__forceinline__)</translation>
    </message>
    <message>
        <source>what the instruction &apos;%1&apos; costs is not known; predict the kernel from its machine code (cuobjdump -sass) instead</source>
        <translation>сколько стоит инструкция «%1», неизвестно; оцените ядро по его машинному коду (cuobjdump -sass)</translation>
    </message>
    <message>
        <source>its control flow has loops with two entries</source>
        <translation>в его потоке управления есть циклы с двумя входами</translation>
    </message>
    <message>
        <source>loads of constant memory cost one instruction: they are taken to hit its cache</source>
        <translation>загрузки из константной памяти стоят одну инструкцию: принято, что они попадают в её кэш</translation>
    </message>
    <message>
        <source>%1: the address depends on what memory holds: each thread that read another word is taken to access a sector of its own</source>
        <translation>%1: адрес зависит от содержимого памяти: каждому потоку, прочитавшему другое слово, приписан собственный сектор</translation>
    </message>
    <message>
        <source>%1: the address depends on what memory holds: taken as coalesced and without bank conflicts</source>
        <translation>%1: адрес зависит от содержимого памяти: принят объединённым и без конфликтов банков</translation>
    </message>
    <message>
        <source>%1: memory of the thread&apos;s own is taken as global memory</source>
        <translation>%1: собственная память нити принята за глобальную</translation>
    </message>
    <message>
        <source>a call through a pointer or of assembly: what it calls is not known; give the kernel as PTX (nvcc -ptx)</source>
        <translation>вызов по указателю или вставка ассемблера: что вызывается, неизвестно; дайте ядро в виде PTX (nvcc -ptx)</translation>
    </message>
    <message>
        <source>a way of leaving a block that no kernel has</source>
        <translation>выход из блока, какого в ядрах не бывает</translation>
    </message>
    <message>
        <source>%1: the condition depends on what memory holds: what it guards is taken to be executed</source>
        <translation>%1: условие зависит от содержимого памяти: принято, что охраняемое им исполняется</translation>
    </message>
    <message>
        <source>%1: leaving the loop depends on what memory holds</source>
        <translation>%1: выход из цикла зависит от содержимого памяти</translation>
    </message>
    <message>
        <source>%1 (&apos;%2&apos;, a whole number of %3 bits)</source>
        <translation>%1 («%2», целое число в %3 бита)</translation>
    </message>
    <message>
        <source>step &apos;%1&apos; asks for something else</source>
        <translation>шаг &apos;%1&apos; спрашивает о другом</translation>
    </message>
    <message>
        <source>no answers of a lesson; expected NAME.answers.json</source>
        <translation>это не ответы урока; ожидался NAME.answers.json</translation>
    </message>
    <message>
        <source>answers to lesson &apos;%1&apos;, which is not at hand</source>
        <translation>ответы на урок &apos;%1&apos;, которого здесь нет</translation>
    </message>
    <message>
        <source>answers to lesson &apos;%1&apos; as it was in another version</source>
        <translation>ответы на урок &apos;%1&apos; в другой его версии</translation>
    </message>
    <message>
        <source>lesson &apos;%1&apos; has no step &apos;%2&apos;</source>
        <translation>в уроке &apos;%1&apos; нет шага &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 has these answers, too</source>
        <translation>эти же ответы есть в %1</translation>
    </message>
    <message>
        <source>no number &apos;wall.%1&apos;; there is wall.factor</source>
        <translation>нет числа &apos;wall.%1&apos;; есть wall.factor</translation>
    </message>
    <message>
        <source>number of a lesson</source>
        <translation>число урока</translation>
    </message>
    <message>
        <source>the lesson&apos;s formula</source>
        <translation>формула урока</translation>
    </message>
    <message>
        <source>{%1}: %2</source>
        <translation>{%1}: %2</translation>
    </message>
    <message>
        <source>expected 1 to 17 digits after &apos;:&apos;</source>
        <translation>после ':' ожидалось от 1 до 17 цифр</translation>
    </message>
    <message>
        <source>the step asks for no number</source>
        <translation>этот шаг не спрашивает числа</translation>
    </message>
    <message>
        <source>the step has no such choice</source>
        <translation>у этого шага нет такого варианта</translation>
    </message>
    <message>
        <source>the step asks for no curve, or there is none yet</source>
        <translation>этот шаг не спрашивает кривой, или её ещё нет</translation>
    </message>
    <message>
        <source>at most 1000 characters</source>
        <translation>не больше 1000 знаков</translation>
    </message>
    <message>
        <source>an operator or the end</source>
        <translation>знак операции или конец</translation>
    </message>
    <message>
        <source>formula: expected %1, found %2</source>
        <translation>формула: ожидалось %1, найдено %2</translation>
    </message>
    <message>
        <source>at most 64 levels</source>
        <translation>не больше 64 уровней</translation>
    </message>
    <message>
        <source>a number, a name or &apos;(&apos;</source>
        <translation>число, имя или '('</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>min, max, ceil, floor, round or abs before &apos;(&apos;</source>
        <translation>min, max, ceil, floor, round или abs перед '('</translation>
    </message>
    <message>
        <source>&apos;)&apos; after one argument</source>
        <translation>')' после одного аргумента</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;)&apos;</source>
        <translation>',' или ')'</translation>
    </message>
    <message>
        <source>%1: expected %2 to %3, found %4</source>
        <translation>%1: ожидалось от %2 до %3, найдено %4</translation>
    </message>
    <message>
        <source>word size: expected 1, 2, 4, 8 or 16 bytes, found %1</source>
        <translation>размер слова: ожидалось 1, 2, 4, 8 или 16 байт, найдено %1</translation>
    </message>
    <message>
        <source>pitch: the swizzle needs a power of two, found %1</source>
        <translation>шаг строки: для перестановки нужна степень двойки, найдено %1</translation>
    </message>
    <message>
        <source>addresses: expected one for each of the %1 threads, found %2</source>
        <translation>адреса: нужен один на каждую из %1 нитей, найдено %2</translation>
    </message>
    <message>
        <source>the formula is longer than %1 bytes</source>
        <translation>формула длиннее %1 байт</translation>
    </message>
    <message>
        <source>thread %1 has address %2: expected 0 to %3 words</source>
        <translation>у нити %1 адрес %2: ожидалось от 0 до %3 слов</translation>
    </message>
    <message>
        <source>bank width: expected 4 or 8 bytes, found %1</source>
        <translation>ширина банка: ожидалось 4 или 8 байт, найдено %1</translation>
    </message>
    <message>
        <source>bank width: the banks of %1 are 4 bytes wide, found %2; kepler has a choice of 4 and 8</source>
        <translation>ширина банка: банки %1 шириной 4 байта, найдено %2; у kepler выбор из 4 и 8</translation>
    </message>
    <message>
        <source>a remedy needs a stride of at least 1</source>
        <translation>для исправления нужен шаг не меньше 1</translation>
    </message>
    <message>
        <source>a remedy is searched for tiles, swizzled tiles and strides</source>
        <translation>исправление ищется для плиток, перестановленных плиток и шагов</translation>
    </message>
    <message>
        <source>cache: only fermi and kepler choose whether loads go through the L1, not %1</source>
        <translation>кэш: только fermi и kepler выбирают, идут ли загрузки через L1, а не %1</translation>
    </message>
    <message>
        <source>transaction words: expected powers of two from 1 to 1024</source>
        <translation>слова транзакции: ожидались степени двойки от 1 до 1024</translation>
    </message>
    <message>
        <source>transaction words: expected each twice the one before, as in 2,4</source>
        <translation>слова транзакции: каждое число должно быть вдвое больше предыдущего, как в 2,4</translation>
    </message>
    <message>
        <source>transaction words: only gt200 has transactions of several sizes</source>
        <translation>слова транзакции: только у gt200 транзакции нескольких размеров</translation>
    </message>
    <message>
        <source>warp size: expected 2, 4, 8, 16 or 32, found %1</source>
        <translation>размер варпа: ожидалось 2, 4, 8, 16 или 32, найдено %1</translation>
    </message>
    <message>
        <source>half-warps: only g80 and gt200 serve a half-warp at a time</source>
        <translation>полуварпы: только g80 и gt200 обслуживают по полуварпу</translation>
    </message>
    <message>
        <source>independent chains</source>
        <translation>независимые цепочки</translation>
    </message>
    <message>
        <source>latency of an iteration without its adds</source>
        <translation>латентность итерации без сложений</translation>
    </message>
    <message>
        <source>issue slots of an iteration</source>
        <translation>слоты выдачи итерации</translation>
    </message>
    <message>
        <source>cycles to issue an iteration at the peak rate</source>
        <translation>такты на выдачу итерации с пиковой скоростью</translation>
    </message>
    <message>
        <source>stall reasons add up to the latency of an issued instruction</source>
        <translation>причины простоя в сумме дают латентность выданной инструкции</translation>
    </message>
    <message>
        <source>instructions issued per cycle x their latency are the resident warps</source>
        <translation>выданные за такт инструкции x их латентность — это резидентные варпы</translation>
    </message>
    <message>
        <source>bytes at DRAM / duration are its bandwidth</source>
        <translation>байты DRAM / длительность — это её пропускная способность</translation>
    </message>
    <message>
        <source>resident warps achieved are at most those possible</source>
        <translation>достигнутых резидентных варпов не больше, чем возможно</translation>
    </message>
    <message>
        <source>no GPU of the catalogue is the one of this profile, %1: say which one is meant</source>
        <translation>ни один GPU каталога не тот, что в этом профиле, %1: скажите, какой имеется в виду</translation>
    </message>
    <message>
        <source>this profile does not say which GPU it is of, %1: say which one is meant, of %2</source>
        <translation>этот профиль не говорит, какого он GPU, %1: скажите, какой имеется в виду, из %2</translation>
    </message>
    <message>
        <source>the export of &apos;%1&apos; lacks counts of instructions; this brings them: ncu %2</source>
        <translation>в экспорте &apos;%1&apos; нет счётчиков инструкций; их даст: ncu %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; executed no instruction</source>
        <translation>&apos;%1&apos; не исполнило ни одной инструкции</translation>
    </message>
    <message>
        <source>counts of &apos;%1&apos; contradict each other: more than %2 instructions for each access</source>
        <translation>счётчики &apos;%1&apos; противоречат друг другу: больше %2 инструкций на каждое обращение</translation>
    </message>
    <message>
        <source>%1 counts as %2: no source gives its latency on this GPU</source>
        <translation>%1 считается как %2: ни один источник не даёт её латентности на этом GPU</translation>
    </message>
    <message>
        <source>loads are coalesced</source>
        <translation>загрузки объединены</translation>
    </message>
    <message>
        <source>stores are coalesced</source>
        <translation>записи объединены</translation>
    </message>
    <message>
        <source>shared accesses have as many passes as L1 was busy for, beside global ones</source>
        <translation>у обращений к общей памяти столько проходов, сколько тактов был занят L1 помимо глобальных</translation>
    </message>
    <message>
        <source>%1 has no bank conflicts</source>
        <translation>у %1 нет конфликтов банков</translation>
    </message>
    <message>
        <source>%1 is waited for at once</source>
        <translation>%1 ждут сразу</translation>
    </message>
    <message>
        <source>what %1 % of the instructions do beside issuing: no source gives their numbers on this GPU</source>
        <translation>то, что %1 % инструкций делают кроме выдачи: ни один источник не даёт их чисел на этом GPU</translation>
    </message>
    <message>
        <source>an iteration is one global load; the export does not say how often the kernel&apos;s own loop runs</source>
        <translation>итерация — одна глобальная загрузка; экспорт не говорит, сколько раз повторяется собственный цикл ядра</translation>
    </message>
    <message>
        <source>an iteration is one global store; the kernel has no global load</source>
        <translation>итерация — одна глобальная запись; у ядра нет глобальных загрузок</translation>
    </message>
    <message>
        <source>an iteration is one global atomic; the kernel has no global load or store</source>
        <translation>итерация — одна атомарная операция с глобальной памятью; в ядре нет глобальных загрузок и записей</translation>
    </message>
    <message>
        <source>an iteration is one shared load; the kernel has no global access</source>
        <translation>итерация — одна загрузка из разделяемой памяти; у ядра нет глобальных обращений</translation>
    </message>
    <message>
        <source>an iteration is 100 instructions; the kernel hardly accesses memory</source>
        <translation>итерация — 100 инструкций; ядро почти не обращается к памяти</translation>
    </message>
    <message>
        <source>sectors of scattered accesses lie in as many lines as L1 or L2 were busy for</source>
        <translation>секторы разбросанных обращений лежат в стольких строках, сколько тактов были заняты L1 или L2</translation>
    </message>
    <message>
        <source>every sector of a scattered access lies in a line of its own</source>
        <translation>каждый сектор разбросанного обращения лежит в своей строке кэша</translation>
    </message>
    <message>
        <source>loads are as wide as the bytes used of their sectors: the threads of a warp load different addresses</source>
        <translation>ширина загрузок — использованные байты их секторов: нити варпа загружают разные адреса</translation>
    </message>
    <message>
        <source>loads are of 4 bytes a thread</source>
        <translation>загрузки по 4 байта на нить</translation>
    </message>
    <message>
        <source>stores are of 4 bytes a thread</source>
        <translation>записи по 4 байта на нить</translation>
    </message>
    <message>
        <source>copies to shared memory are of 16 bytes a thread, from DRAM, and waited for at once</source>
        <translation>копирования в разделяемую память по 16 байт на нить, из DRAM, и их ждут сразу</translation>
    </message>
    <message>
        <source>local loads are served by L1</source>
        <translation>локальные загрузки обслуживает L1</translation>
    </message>
    <message>
        <source>atomics are served by L2</source>
        <translation>атомарные операции обслуживает L2</translation>
    </message>
    <message>
        <source>atomics of one address that wait for each other at L2</source>
        <translation>атомарные операции с одним адресом, которые ждут друг друга в L2</translation>
    </message>
    <message>
        <source>DRAM takes all that is stored</source>
        <translation>DRAM принимает всё записанное</translation>
    </message>
    <message>
        <source>L1 serves as much of the loads as of all accesses</source>
        <translation>L1 обслуживает такую же долю загрузок, как всех обращений</translation>
    </message>
    <message>
        <source>L1 serves no load</source>
        <translation>L1 не обслуживает загрузок</translation>
    </message>
    <message>
        <source>L2 serves as much of the loads as of all accesses</source>
        <translation>L2 обслуживает такую же долю загрузок, как всех обращений</translation>
    </message>
    <message>
        <source>L2 serves no load</source>
        <translation>L2 не обслуживает загрузок</translation>
    </message>
    <message>
        <source>shared accesses are of 4 bytes a thread: wider ones have more passes</source>
        <translation>обращения к разделяемой памяти по 4 байта на нить: у более широких больше проходов</translation>
    </message>
    <message>
        <source>what pipe %1 executes: its rate, the SMs or the cycles are not known</source>
        <translation>исполненное конвейером %1: его темп, число SM или такты неизвестны</translation>
    </message>
    <message>
        <source>integer and special instructions: the export says nothing of pipes</source>
        <translation>целочисленные и специальные инструкции: экспорт ничего не говорит о конвейерах</translation>
    </message>
    <message>
        <source>all instructions of pipe fma are FP32 multiply-adds</source>
        <translation>все инструкции конвейера fma — умножения со сложением FP32</translation>
    </message>
    <message>
        <source>what pipe fma executes beside FP32 counts as IMAD</source>
        <translation>то, что конвейер fma исполняет кроме FP32, считается как IMAD</translation>
    </message>
    <message>
        <source>all instructions of pipe alu count as IADD3</source>
        <translation>все инструкции конвейера alu считаются как IADD3</translation>
    </message>
    <message>
        <source>all instructions of pipe xu count as MUFU.RSQ</source>
        <translation>все инструкции конвейера xu считаются как MUFU.RSQ</translation>
    </message>
    <message>
        <source>all instructions of pipe fp64 count as DFMA</source>
        <translation>все инструкции конвейера fp64 считаются как DFMA</translation>
    </message>
    <message>
        <source>instructions of a pipe are its use times the rate that the GPU&apos;s numbers give it</source>
        <translation>инструкции конвейера — его загрузка, умноженная на темп из чисел GPU</translation>
    </message>
    <message>
        <source>matrix products, pipe %1 at %2 % of its peak: the export does not say their shape</source>
        <translation>матричные произведения, конвейер %1 на %2 % своего максимума: экспорт не говорит их формы</translation>
    </message>
    <message>
        <source>%1 % of the instructions are of no class that the export counts: they take issue slots alone</source>
        <translation>%1 % инструкций не относятся ни к одному классу, который считает экспорт: они занимают только слоты выдачи</translation>
    </message>
    <message>
        <source>every instruction waits for the one before</source>
        <translation>каждая инструкция ждёт предыдущую</translation>
    </message>
    <message>
        <source>a warp waits %1 of the %2 cycles of an iteration for barriers, branches, code and its end, as measured</source>
        <translation>варп ждёт %1 из %2 тактов итерации барьеры, ветвления, код и своего завершения, как измерено</translation>
    </message>
    <message>
        <source>%1 loads of a warp are under way at once, as one took the %2 cycles measured with what follows it, not the %3 of one load after the other: %4 of them are an iteration</source>
        <translation>Одновременно выполняются загрузки варпа: %1, так как одна с тем, что за ней следует, заняла измеренные %2 тактов, а не %3, как одна за другой: %4 из них — одна итерация</translation>
    </message>
    <message>
        <source>instructions of a warp overlap, as an iteration took the %1 cycles measured, not the %2 of one after the other</source>
        <translation>инструкции варпа перекрываются: итерация заняла измеренные %1 тактов, а не %2 одной за другой</translation>
    </message>
    <message>
        <source>expected UTF-8, found UTF-16, as PowerShell writes with &apos;&gt;&apos;: export again with &apos;ncu --csv --page raw --log-file FILE&apos;</source>
        <translation>ожидается UTF-8, а это UTF-16, как пишет PowerShell через «&gt;»: экспортируйте заново командой &apos;ncu --csv --page raw --log-file FILE&apos;</translation>
    </message>
    <message>
        <source>expected text, found a binary file; of a report, &apos;ncu --import REPORT.ncu-rep --csv --page raw&apos; prints it</source>
        <translation>ожидался текст, найден двоичный файл; отчёт печатает &apos;ncu --import REPORT.ncu-rep --csv --page raw&apos;</translation>
    </message>
    <message>
        <source>expected a line of at most 4 MiB; a quote may lack its end: export again with &apos;ncu --csv --page raw&apos;</source>
        <translation>ожидалась строка не длиннее 4 МиБ; возможно, кавычка не закрыта: экспортируйте снова командой &apos;ncu --csv --page raw&apos;</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between fields, found &apos;;&apos;: a spreadsheet that writes decimal commas has saved it; export again with &apos;ncu --csv&apos;</source>
        <translation>между полями ожидалась &apos;,&apos;, найдена &apos;;&apos;: файл сохранила таблица, которая пишет десятичные запятые; экспортируйте снова командой &apos;ncu --csv&apos;</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between fields, found tabs: a spreadsheet has saved it; export again with &apos;ncu --csv&apos;</source>
        <translation>ожидается «,» между полями, а это табуляции: файл сохранён таблицей; экспортируйте заново командой &apos;ncu --csv&apos;</translation>
    </message>
    <message>
        <source>expected columns &apos;Metric Unit&apos; and &apos;Metric Value&apos;; export again with &apos;ncu --csv --page raw&apos;</source>
        <translation>ожидались столбцы &apos;Metric Unit&apos; и &apos;Metric Value&apos;; экспортируйте снова командой &apos;ncu --csv --page raw&apos;</translation>
    </message>
    <message>
        <source>expected columns &apos;Block Size&apos; and &apos;Grid Size&apos;; export again with &apos;ncu --csv --page raw&apos;</source>
        <translation>ожидались столбцы &apos;Block Size&apos; и &apos;Grid Size&apos;; экспортируйте снова командой &apos;ncu --csv --page raw&apos;</translation>
    </message>
    <message>
        <source>expected at most %1 launches; export fewer, as with &apos;ncu --launch-count&apos;</source>
        <translation>ожидалось не более %1 запусков; экспортируйте меньше, например с &apos;ncu --launch-count&apos;</translation>
    </message>
    <message>
        <source>metric &apos;%1&apos;: expected a number as 1,234.5, found %2; with a decimal comma in it, export again with &apos;LC_ALL=C ncu --csv&apos;</source>
        <translation>метрика &apos;%1&apos;: ожидалось число вида 1,234.5, найдено %2; если в нём десятичная запятая, экспортируйте снова командой &apos;LC_ALL=C ncu --csv&apos;</translation>
    </message>
    <message>
        <source>metric &apos;%1&apos;: the unit %2 is not known; export again with &apos;ncu --print-units base&apos;</source>
        <translation>метрика &apos;%1&apos;: единица %2 неизвестна; экспортируйте снова с &apos;ncu --print-units base&apos;</translation>
    </message>
    <message>
        <source>expected at most %1 stall reasons or pipes of a launch</source>
        <translation>ожидается не больше %1 причин остановки или конвейеров на запуск</translation>
    </message>
    <message>
        <source>metric &apos;%1&apos;: expected at most %2 instances as &apos;LDG.E: 1,024&apos;, found %3; export again with &apos;ncu --print-metric-instances details&apos;</source>
        <translation>метрика «%1»: ожидалось не более %2 экземпляров вида «LDG.E: 1,024», найдено %3; экспортируйте заново с «ncu --print-metric-instances details»</translation>
    </message>
    <message>
        <source>expected %1 fields, as the header has, found %2; the file may be cut: export again with &apos;ncu --csv --page raw&apos;</source>
        <translation>ожидалось полей: %1, как в заголовке, найдено %2; возможно, файл обрезан: экспортируйте снова командой &apos;ncu --csv --page raw&apos;</translation>
    </message>
    <message>
        <source>a quote has no end: the file is cut; export again with &apos;ncu --csv&apos;</source>
        <translation>кавычка не закрыта: файл обрезан; экспортируйте снова командой &apos;ncu --csv&apos;</translation>
    </message>
    <message>
        <source>expected a row up to its value, found fewer fields: the file is cut; export again with &apos;ncu --csv&apos;</source>
        <translation>ожидалась строка до значения, полей меньше: файл обрезан; экспортируйте снова командой &apos;ncu --csv&apos;</translation>
    </message>
    <message>
        <source>this is the source page of a report; export with &apos;ncu --csv --page raw&apos;</source>
        <translation>это страница исходного кода отчёта; экспортируйте командой &apos;ncu --csv --page raw&apos;</translation>
    </message>
    <message>
        <source>this is ncu&apos;s text for reading; export with &apos;ncu --csv --page raw&apos;</source>
        <translation>это текст ncu для чтения; экспортируйте командой &apos;ncu --csv --page raw&apos;</translation>
    </message>
    <message>
        <source>expected a launch after the header, found none; the file may be cut, or no kernel was profiled</source>
        <translation>после заголовка ожидался запуск, его нет; возможно, файл обрезан или ни одно ядро не профилировалось</translation>
    </message>
    <message>
        <source>expected a header with &apos;ID&apos; and &apos;Kernel Name&apos;, as &apos;ncu --csv --page raw&apos; prints, found none in %1 lines</source>
        <translation>ожидался заголовок с &apos;ID&apos; и &apos;Kernel Name&apos;, какой печатает &apos;ncu --csv --page raw&apos;; в %1 строках его нет</translation>
    </message>
    <message>
        <source>the listing does not say its architecture: scheduled for %1</source>
        <translation>листинг не называет архитектуру: расписание для %1</translation>
    </message>
    <message>
        <source>%1: scheduled for %2 (compute capability %3), the nearest; take ports and latencies as a what-if</source>
        <translation>%1: расписание для ближайшего, %2 (compute capability %3); порты и латентности считайте предположением</translation>
    </message>
    <message>
        <source>no GPU of %1 has the numbers that a schedule takes</source>
        <translation>ни у одного GPU с %1 нет чисел, нужных для расписания</translation>
    </message>
    <message>
        <source>no GPU of %1 is in the catalogue</source>
        <translation>в каталоге нет GPU с %1</translation>
    </message>
    <message>
        <source>expected 1 to %1 instructions, found %2</source>
        <translation>ожидалось инструкций от 1 до %1, найдено %2</translation>
    </message>
    <message>
        <source>expected one instruction such as &apos;[B------:R-:W2:-:S04] /*00c0*/ LDG.E R2, [R4.64] ;&apos;</source>
        <translation>нужна одна инструкция вида &apos;[B------:R-:W2:-:S04] /*00c0*/ LDG.E R2, [R4.64] ;&apos;</translation>
    </message>
    <message>
        <source>expected an address above the one before</source>
        <translation>нужен адрес больше предыдущего</translation>
    </message>
    <message>
        <source>the loop has %1 instructions; at most %2 can be simulated</source>
        <translation>в цикле %1 инструкций; моделировать можно не больше %2</translation>
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
        <translation>преобразование</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>тензорные</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>uniform</translation>
    </message>
    <message>
        <source>global</source>
        <translation>глобальная</translation>
    </message>
    <message>
        <source>local</source>
        <translation>локальная</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>константная</translation>
    </message>
    <message>
        <source>texture</source>
        <translation>текстурная</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>обмен</translation>
    </message>
    <message>
        <source>special</source>
        <translation>специальные</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>барьер</translation>
    </message>
    <message>
        <source>control</source>
        <translation>управление</translation>
    </message>
    <message>
        <source>nop</source>
        <translation>nop</translation>
    </message>
    <message>
        <source>the control code names dependency barrier 6 of 0 to 5: the encoding is damaged; disassemble the program again, with &apos;cuobjdump -sass&apos;</source>
        <translation>управляющий код называет барьер зависимости 6, а есть только 0–5: код повреждён; дизассемблируйте программу снова командой &apos;cuobjdump -sass&apos;</translation>
    </message>
    <message>
        <source>expected an instruction, a text</source>
        <translation>ожидалась инструкция, текст</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes: this is no listing</source>
        <translation>строка длиннее %1 байт: это не листинг</translation>
    </message>
    <message>
        <source>no instruction found; expected the output of &apos;cuobjdump -sass&apos; or &apos;nvdisasm -hex&apos;, or CuAssembler&apos;s text</source>
        <translation>инструкций не найдено; нужен вывод &apos;cuobjdump -sass&apos; или &apos;nvdisasm -hex&apos; либо текст CuAssembler</translation>
    </message>
    <message>
        <source>expected an instruction such as &apos;/*0090*/ LDG.E R8, [R2.64] ;&apos; with its encoding, found &apos;%1&apos;</source>
        <translation>нужна инструкция вида &apos;/*0090*/ LDG.E R8, [R2.64] ;&apos; с кодом, найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected an architecture such as sm_80, found &apos;%1&apos;</source>
        <translation>нужна архитектура вида sm_80, найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>%1 has no control codes: they begin with Kepler, sm_30</source>
        <translation>у %1 нет управляющих кодов: они появились в Kepler, sm_30</translation>
    </message>
    <message>
        <source>expected control text such as [B------:R-:W3:-:S04], found &apos;%1&apos;</source>
        <translation>нужен управляющий текст вида [B------:R-:W3:-:S04], найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected the instruction&apos;s address, such as /*0090*/, found &apos;%1&apos;</source>
        <translation>нужен адрес инструкции вида /*0090*/, найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected an instruction and &apos;;&apos;, found &apos;%1&apos;</source>
        <translation>нужна инструкция и &apos;;&apos;, найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>unprintable bytes</source>
        <translation>непечатаемые байты</translation>
    </message>
    <message>
        <source>expected an encoding such as /* 0x0000000402087981 */, found &apos;%1&apos;</source>
        <translation>нужен код вида /* 0x0000000402087981 */, найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>no instruction of %1 stands at %2</source>
        <translation>у %1 по адресу %2 инструкций не бывает</translation>
    </message>
    <message>
        <source>Volta or later</source>
        <translation>Volta или новее</translation>
    </message>
    <message>
        <source>expected the instruction at %1, found %2; an excerpt that leaves lines out has no &apos;Function&apos; line</source>
        <translation>нужна инструкция по адресу %1, найдено %2; в отрывке с пропусками нет строки &apos;Function&apos;</translation>
    </message>
    <message>
        <source>the instruction has neither an encoding nor control text; &apos;cuobjdump -sass&apos; and &apos;nvdisasm -hex&apos; print encodings</source>
        <translation>у инструкции нет ни кода, ни управляющего текста; коды печатают &apos;cuobjdump -sass&apos; и &apos;nvdisasm -hex&apos;</translation>
    </message>
    <message>
        <source>the control text [%1] and the encoding, [%2], disagree: one of them is damaged; leave the one out that you doubt</source>
        <translation>управляющий текст [%1] и код, [%2], расходятся: одно из них повреждено; уберите то, в чём сомневаетесь</translation>
    </message>
    <message>
        <source>expected an encoding such as /* 0x000ea8000c1e1900 */ alone on its line, found &apos;%1&apos;</source>
        <translation>нужен код вида /* 0x000ea8000c1e1900 */ на отдельной строке, найдено &apos;%1&apos;</translation>
    </message>
    <message>
        <source>an encoding without its instruction; a listing of Kepler, Maxwell or Pascal needs a line such as &apos;code for sm_52&apos; above</source>
        <translation>код без инструкции; листингу Kepler, Maxwell или Pascal нужна выше строка вида &apos;code for sm_52&apos;</translation>
    </message>
    <message>
        <source>an encoding without its instruction</source>
        <translation>код без инструкции</translation>
    </message>
    <message>
        <source>no control word of %1</source>
        <translation>это не управляющее слово %1</translation>
    </message>
    <message>
        <source>the instruction lacks its control word, which stands on a line of its own above %1</source>
        <translation>у инструкции нет управляющего слова, которое стоит на отдельной строке над %1</translation>
    </message>
    <message>
        <source>the instruction at %1 lacks the second half of its encoding, which stands on the line below</source>
        <translation>у инструкции по адресу %1 нет второй половины кода, которая стоит на строке ниже</translation>
    </message>
    <message>
        <source>the instruction at %1 lacks its encoding, which stands on the line below</source>
        <translation>у инструкции по адресу %1 нет кода, который стоит на строке ниже</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>остановлено</translation>
    </message>
    <message>
        <source>from cycle %1 on every warp waits at a barrier or mbarrier that none will arrive at; let each be reached by as many warps as it counts</source>
        <translation>с такта %1 каждый варп ждёт у барьера или mbarrier, к которому никто не придёт; пусть к каждому приходит столько варпов, сколько он считает</translation>
    </message>
    <message>
        <source>a register R0 to R31 or RZ</source>
        <translation>регистр R0–R31 или RZ</translation>
    </message>
    <message>
        <source>a register R0 to R31, RZ or a whole number of 32 bits</source>
        <translation>регистр R0–R31, RZ или целое число в 32 бита</translation>
    </message>
    <message>
        <source>a predicate P0 to P6 or PT</source>
        <translation>предикат P0–P6 или PT</translation>
    </message>
    <message>
        <source>a barrier B0 to B15</source>
        <translation>барьер B0–B15</translation>
    </message>
    <message>
        <source>&apos;[&apos; of an address</source>
        <translation>&apos;[&apos; адреса</translation>
    </message>
    <message>
        <source>a whole number of words</source>
        <translation>целое число слов</translation>
    </message>
    <message>
        <source>a register R0 to R31, RZ or a whole number of words</source>
        <translation>регистр R0–R31, RZ или целое число слов</translation>
    </message>
    <message>
        <source>threads %1 wait at BAR for all others</source>
        <translation>нити %1 ждут всех остальных у BAR</translation>
    </message>
    <message>
        <source>threads %1 wait at B%2 for %3</source>
        <translation>нити %1 ждут у B%2 нити %3</translation>
    </message>
    <message>
        <source>%1 in line %2</source>
        <translation>%1 в строке %2</translation>
    </message>
    <message>
        <source>deadlock: %1</source>
        <translation>взаимная блокировка: %1</translation>
    </message>
    <message>
        <source>not over after %1 instructions; stopped at %2</source>
        <translation>не кончилась за %1 инструкций; остановлена на %2</translation>
    </message>
    <message>
        <source>it will never end: the warp is again in the state it was in before, at %1 with threads %2</source>
        <translation>она не кончится никогда: варп снова в том же состоянии, что и раньше, на %1 с нитями %2</translation>
    </message>
    <message>
        <source>a label or an instruction</source>
        <translation>метка или инструкция</translation>
    </message>
    <message>
        <source>a label of at most 40 letters, digits and &apos;_&apos;, no digit first</source>
        <translation>метка не длиннее 40 букв, цифр и &apos;_&apos;, не с цифры</translation>
    </message>
    <message>
        <source>label &apos;%1&apos; stands here a second time</source>
        <translation>метка &apos;%1&apos; стоит здесь второй раз</translation>
    </message>
    <message>
        <source>%1 takes no guard: it is for all active threads</source>
        <translation>%1 не принимает условия: она для всех активных нитей</translation>
    </message>
    <message>
        <source>&apos;.S&apos; cannot stand after %1: put it on a NOP before or after</source>
        <translation>&apos;.S&apos; не может стоять после %1: поставьте её на NOP до или после</translation>
    </message>
    <message>
        <source>&apos;.S&apos; and a guard exclude each other: put &apos;.S&apos; on a NOP of its own</source>
        <translation>&apos;.S&apos; и условие исключают друг друга: поставьте &apos;.S&apos; на отдельную NOP</translation>
    </message>
    <message>
        <source>a program has at most %1 instructions</source>
        <translation>в программе не больше %1 инструкций</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>инструкция</translation>
    </message>
    <message>
        <source>unknown instruction &apos;%1&apos;: expected one such as IADD, ISETP.LT, LDS, BRA or SSY</source>
        <translation>неизвестная инструкция &apos;%1&apos;: ожидалась одна из таких, как IADD, ISETP.LT, LDS, BRA или SSY</translation>
    </message>
    <message>
        <source>unknown instruction &apos;%1&apos;%2</source>
        <translation>неизвестная инструкция &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>a predicate to write, P0 to P6 or PT</source>
        <translation>предикат для записи, P0–P6 или PT</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>метка</translation>
    </message>
    <message>
        <source>SR_TID or SR_NTID</source>
        <translation>SR_TID или SR_NTID</translation>
    </message>
    <message>
        <source>there is no label &apos;%1&apos;%2</source>
        <translation>нет метки &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>the divergence stack is full (%1 entries), at %2</source>
        <translation>стек расхождения полон (записей: %1), на %2</translation>
    </message>
    <message>
        <source>%1 finds no entry of a %2 on the divergence stack</source>
        <translation>%1 не находит на стеке расхождения записи %2</translation>
    </message>
    <message>
        <source>&apos;.S&apos; of %1 finds the divergence stack empty</source>
        <translation>&apos;.S&apos; у %1 находит стек расхождения пустым</translation>
    </message>
    <message>
        <source>&apos;.S&apos; of %1 finds the entry of a %2 on top of the divergence stack, not of an SSY</source>
        <translation>&apos;.S&apos; у %1 находит на вершине стека расхождения запись %2, а не SSY</translation>
    </message>
    <message>
        <source>thread %1 accesses word %2; the memory has words 0 to %3, at %4</source>
        <translation>нить %1 обращается к слову %2; в памяти слова от 0 до %3, на %4</translation>
    </message>
    <message>
        <source>the program is longer than %1 KiB</source>
        <translation>программа длиннее %1 КиБ</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>оператор</translation>
    </message>
    <message>
        <source>the formula is longer than %1 KiB</source>
        <translation>формула длиннее %1 КиБ</translation>
    </message>
    <message>
        <source>an operator or the end of the formula</source>
        <translation>знак операции или конец формулы</translation>
    </message>
    <message>
        <source>the program compiles to more than %1 instructions</source>
        <translation>программа компилируется больше чем в %1 инструкций</translation>
    </message>
    <message>
        <source>too many variables or too deep an expression: all %1 registers are in use</source>
        <translation>слишком много переменных или слишком глубокое выражение: заняты все регистры (%1)</translation>
    </message>
    <message>
        <source>too deep a condition: all %1 predicates are in use, the input predicates included</source>
        <translation>слишком глубокое условие: заняты все предикаты (%1), включая входные</translation>
    </message>
    <message>
        <source>%1: &apos;==&apos; compares</source>
        <translation>%1: сравнивает &apos;==&apos;</translation>
    </message>
    <message>
        <source>too long an expression: more than %1 operators wait for one another; use a variable between</source>
        <translation>слишком длинное выражение: друг друга ждут больше %1 операций; введите промежуточную переменную</translation>
    </message>
    <message>
        <source>an expression: a variable, a number, &apos;mem[...]&apos; or &apos;(&apos;</source>
        <translation>выражение: переменная, число, &apos;mem[...]&apos; или &apos;(&apos;</translation>
    </message>
    <message>
        <source>%1, a number or &apos;(&apos;</source>
        <translation>%1, число или &apos;(&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known here%2: a formula has %3, and numbers</source>
        <translation>&apos;%1&apos; здесь неизвестно%2: в формуле есть %3 и числа</translation>
    </message>
    <message>
        <source>%1 after &apos;mem&apos;</source>
        <translation>%1 после &apos;mem&apos;</translation>
    </message>
    <message>
        <source>%1 after the address</source>
        <translation>%1 после адреса</translation>
    </message>
    <message>
        <source>%1 after &apos;cas&apos;</source>
        <translation>%1 после &apos;cas&apos;</translation>
    </message>
    <message>
        <source>%1 after &apos;exch&apos;</source>
        <translation>%1 после &apos;exch&apos;</translation>
    </message>
    <message>
        <source>%1 after &apos;add&apos;</source>
        <translation>%1 после &apos;add&apos;</translation>
    </message>
    <message>
        <source>%1: cas(address, expected, value)</source>
        <translation>%1: cas(адрес, ожидаемое, значение)</translation>
    </message>
    <message>
        <source>%1 and the value after the address</source>
        <translation>%1 и значение после адреса</translation>
    </message>
    <message>
        <source>%1 after the value</source>
        <translation>%1 после значения</translation>
    </message>
    <message>
        <source>there is no function &apos;%1&apos;%2: known are cas, exch and add</source>
        <translation>нет функции &apos;%1&apos;%2: известны cas, exch и add</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no memory: only &apos;mem&apos; has words</source>
        <translation>&apos;%1&apos; — не память: слова есть только у &apos;mem&apos;</translation>
    </message>
    <message>
        <source>too many variables: there are %1 registers, one a variable</source>
        <translation>слишком много переменных: регистров %1, по одному на переменную</translation>
    </message>
    <message>
        <source>more than %1 blocks, parentheses and signs inside one another</source>
        <translation>больше %1 блоков, скобок и знаков друг в друге</translation>
    </message>
    <message>
        <source>a number of more than 32 bits</source>
        <translation>число больше 32 бит</translation>
    </message>
    <message>
        <source>a number with letters in it</source>
        <translation>число с буквами внутри</translation>
    </message>
    <message>
        <source>the program has no statement</source>
        <translation>в программе нет операторов</translation>
    </message>
    <message>
        <source>&apos;}&apos; without &apos;{&apos;</source>
        <translation>&apos;}&apos; без &apos;{&apos;</translation>
    </message>
    <message>
        <source>%1 after the condition</source>
        <translation>%1 после условия</translation>
    </message>
    <message>
        <source>&apos;else&apos; without &apos;if&apos;</source>
        <translation>&apos;else&apos; без &apos;if&apos;</translation>
    </message>
    <message>
        <source>%1 after &apos;if&apos;</source>
        <translation>%1 после &apos;if&apos;</translation>
    </message>
    <message>
        <source>%1 or &apos;if&apos; after &apos;else&apos;</source>
        <translation>%1 или &apos;if&apos; после &apos;else&apos;</translation>
    </message>
    <message>
        <source>%1 after &apos;while&apos;</source>
        <translation>%1 после &apos;while&apos;</translation>
    </message>
    <message>
        <source>&apos;break&apos; outside &apos;while&apos;</source>
        <translation>&apos;break&apos; вне &apos;while&apos;</translation>
    </message>
    <message>
        <source>&apos;continue&apos; outside &apos;while&apos;</source>
        <translation>&apos;continue&apos; вне &apos;while&apos;</translation>
    </message>
    <message>
        <source>only a variable or &apos;mem[...]&apos; can stand before &apos;=&apos;</source>
        <translation>перед &apos;=&apos; могут стоять только переменная или &apos;mem[...]&apos;</translation>
    </message>
    <message>
        <source>expected &apos;=&apos; after &apos;%1&apos;%2</source>
        <translation>после &apos;%1&apos; ожидалось &apos;=&apos;%2</translation>
    </message>
    <message>
        <source>&apos;=&apos;, an operator or &apos;;&apos;</source>
        <translation>&apos;=&apos;, знак операции или &apos;;&apos;</translation>
    </message>
    <message>
        <source>&apos;;&apos;: only one &apos;=&apos; a statement</source>
        <translation>&apos;;&apos;: в операторе только одно &apos;=&apos;</translation>
    </message>
    <message>
        <source>an operator or &apos;;&apos;</source>
        <translation>знак операции или &apos;;&apos;</translation>
    </message>
    <message>
        <source>more than %1 convergence barriers inside one another</source>
        <translation>больше %1 барьеров схождения друг в друге</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>конец текста</translation>
    </message>
    <message>
        <source>memory latency with the access</source>
        <translation>латентность памяти при этом обращении</translation>
    </message>
    <message>
        <source>memory throughput with the access</source>
        <translation>пропускная способность памяти при этом обращении</translation>
    </message>
    <message>
        <source>warps needed by such loads alone</source>
        <translation>варпы, нужные одним таким загрузкам</translation>
    </message>
    <message>
        <source>counted: the access is run by the rules of %1</source>
        <translation>посчитано: обращение идёт по правилам %1</translation>
    </message>
    <message>
        <source>counted: the access is run by the rules of %1, %2 banks</source>
        <translation>посчитано: обращение идёт по правилам %1, банков: %2</translation>
    </message>
    <message>
        <source>transactions</source>
        <translation>транзакции</translation>
    </message>
    <message>
        <source>lines touched</source>
        <translation>затронутые строки</translation>
    </message>
    <message>
        <source>different bytes asked for</source>
        <translation>разные запрошенные байты</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>переданные байты</translation>
    </message>
    <message>
        <source>part of the bytes moved that is used</source>
        <translation>использованная доля переданных байтов</translation>
    </message>
    <message>
        <source>degree of the bank conflict</source>
        <translation>кратность конфликта банков</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>проходы</translation>
    </message>
    <message>
        <source>broadcasts</source>
        <translation>широковещания</translation>
    </message>
    <message>
        <source>banks of the shared memory</source>
        <translation>банки разделяемой памяти</translation>
    </message>
    <message>
        <source>bytes of a bank</source>
        <translation>байты банка</translation>
    </message>
    <message>
        <source>banks that are used</source>
        <translation>используемые банки</translation>
    </message>
    <message>
        <source>fetches of a bank, at most</source>
        <translation>чтения одного банка, не более</translation>
    </message>
    <message>
        <source>fetches of a bank that is used, at least</source>
        <translation>чтения занятого банка, не менее</translation>
    </message>
    <message>
        <source>passes of an access without conflict</source>
        <translation>проходы обращения без конфликтов</translation>
    </message>
    <message>
        <source>threads of the warp / threads served at once, rounded up</source>
        <translation>нити варпа / нити, обслуживаемые сразу, с округлением вверх</translation>
    </message>
    <message>
        <source>passes relative to those of an access without conflict</source>
        <translation>проходы относительно обращения без конфликтов</translation>
    </message>
    <message>
        <source>latency of the access</source>
        <translation>латентность обращения</translation>
    </message>
    <message>
        <source>linear between the GPU&apos;s latencies with 1, 2, 4, ... ways</source>
        <translation>линейно между латентностями GPU при кратности 1, 2, 4, ...</translation>
    </message>
    <message>
        <source>peak throughput of the access</source>
        <translation>пиковая пропускная способность обращения</translation>
    </message>
    <message>
        <source>the place that is asked for</source>
        <translation>запрошенное место</translation>
    </message>
    <message>
        <source>warps needed of those that an SM holds</source>
        <translation>нужные варпы от тех, что вмещает SM</translation>
    </message>
    <message>
        <source>occupancy needed</source>
        <translation>нужная заполненность</translation>
    </message>
    <message>
        <source>part of an SM&apos;s warps that is needed</source>
        <translation>нужная доля варпов SM</translation>
    </message>
    <message>
        <source>line %1, at %2: %3</source>
        <translation>строка %1, по адресу %2: %3</translation>
    </message>
    <message>
        <source>%1, %2 of the lines %3 to %4</source>
        <translation>%1: %2 из строк с %3 по %4</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, строка %2</translation>
    </message>
    <message>
        <source>%1, lines %2</source>
        <translation>%1, строки %2</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>записано как %1</translation>
    </message>
    <message>
        <source>bit %1 of the instruction</source>
        <translation>бит %1 инструкции</translation>
    </message>
    <message>
        <source>bits %1 to %2 of the instruction</source>
        <translation>биты %1–%2 инструкции</translation>
    </message>
    <message>
        <source>bit %1 of its 21 in the control word</source>
        <translation>бит %1 из её 21 в управляющем слове</translation>
    </message>
    <message>
        <source>bits %1 to %2 of its 21 in the control word</source>
        <translation>биты %1–%2 из её 21 в управляющем слове</translation>
    </message>
    <message>
        <source>its 8 bits in the control word</source>
        <translation>её 8 бит в управляющем слове</translation>
    </message>
    <message>
        <source>%1; %2; meaning: %3</source>
        <translation>%1; %2; значение: %3</translation>
    </message>
    <message>
        <source>32 threads of a warp over the units of a partition; port: %1</source>
        <translation>32 нити варпа на блоки одной части SM; порт: %1</translation>
    </message>
    <message>
        <source>one value a warp; port: %1</source>
        <translation>одно значение на варп; порт: %1</translation>
    </message>
    <message>
        <source>at least: the GPU&apos;s file gives no number of units; port: %1</source>
        <translation>не меньше: файл GPU не даёт числа устройств; порт: %1</translation>
    </message>
    <message>
        <source>Cycle of the timeline</source>
        <translation>Такт хода выдачи</translation>
    </message>
    <message>
        <source>counted: issued by cycle %1 of the simulated run and not complete</source>
        <translation>посчитано: выданы к такту %1 симуляции и не завершены</translation>
    </message>
    <message>
        <source>cycle of the timeline</source>
        <translation>такт временной диаграммы</translation>
    </message>
    <message>
        <source>arithmetic instructions in flight in the cycle</source>
        <translation>арифметические инструкции в исполнении в этом такте</translation>
    </message>
    <message>
        <source>other instructions in flight in the cycle</source>
        <translation>прочие инструкции в исполнении в этом такте</translation>
    </message>
    <message>
        <source>Issue of a warp</source>
        <translation>Выдача варпа</translation>
    </message>
    <message>
        <source>as the model has it in this state</source>
        <translation>как у модели в этом состоянии</translation>
    </message>
    <message>
        <source>counted: an SM simulated event by event</source>
        <translation>посчитано: SM, симулируемый событие за событием</translation>
    </message>
    <message>
        <source>solved: the model&apos;s own equations</source>
        <translation>решено: собственные уравнения модели</translation>
    </message>
    <message>
        <source>State where two models disagree</source>
        <translation>Состояние, где две модели расходятся</translation>
    </message>
    <message>
        <source>one model as a multiple of the other</source>
        <translation>одна модель в разах от другой</translation>
    </message>
    <message>
        <source>difference of two models as a part of the peak</source>
        <translation>разность двух моделей в долях пика</translation>
    </message>
    <message>
        <source>counted: the program is run step by step</source>
        <translation>посчитано: программа исполняется шаг за шагом</translation>
    </message>
    <message>
        <source>issue slots of the warp</source>
        <translation>места выдачи варпа</translation>
    </message>
    <message>
        <source>threads of the warp</source>
        <translation>нити варпа</translation>
    </message>
    <message>
        <source>instructions of all threads</source>
        <translation>инструкции всех нитей</translation>
    </message>
    <message>
        <source>instructions of the longest thread</source>
        <translation>инструкции самой длинной нити</translation>
    </message>
    <message>
        <source>SIMD efficiency: part of the threads&apos; slots that is used</source>
        <translation>эффективность SIMD: использованная доля мест нитей</translation>
    </message>
    <message>
        <source>seed of the order of threads</source>
        <translation>зерно порядка нитей</translation>
    </message>
    <message>
        <source>chosen: any; the same seed gives the same run</source>
        <translation>выбрано: любое; одно зерно — одно выполнение</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>шаг %1: %2</translation>
    </message>
    <message>
        <source>Step of the warp</source>
        <translation>Шаг варпа</translation>
    </message>
    <message>
        <source>instructions issued before</source>
        <translation>выданные до этого инструкции</translation>
    </message>
    <message>
        <source>threads that are active in the step</source>
        <translation>нити, активные на шаге</translation>
    </message>
    <message>
        <source>instructions of all threads before the step</source>
        <translation>инструкции всех нитей до шага</translation>
    </message>
    <message>
        <source>SIMD efficiency so far</source>
        <translation>эффективность SIMD до сих пор</translation>
    </message>
    <message>
        <source>threads whose guard holds</source>
        <translation>нити, у которых выполнен предикат</translation>
    </message>
    <message>
        <source>α %1, %2 warps/SM</source>
        <translation>α %1, %2 варпов/SM</translation>
    </message>
    <message>
        <source>measured on %1, at %2</source>
        <translation>измерено на %1, при %2</translation>
    </message>
    <message>
        <source>of the measured point</source>
        <translation>измеренной точки</translation>
    </message>
    <message>
        <source>predicted throughput</source>
        <translation>предсказанная пропускная способность</translation>
    </message>
    <message>
        <source>the model, asked at %1</source>
        <translation>модель, спрошенная при %1</translation>
    </message>
    <message>
        <source>relative error: (model − measured) / measured</source>
        <translation>относительная ошибка: (модель − измерено) / измерено</translation>
    </message>
    <message>
        <source>off the nearest measured point</source>
        <translation>отклонение от ближайшей измеренной точки</translation>
    </message>
    <message>
        <source>warps that were measured to be needed</source>
        <translation>измеренное нужное число варпов</translation>
    </message>
    <message>
        <source>warps that the model needs</source>
        <translation>число варпов, нужное модели</translation>
    </message>
    <message>
        <source>the fewest with which the model reaches %1 % of the throughput</source>
        <translation>наименьшее число, при котором модель достигает %1 % пропускной способности</translation>
    </message>
    <message>
        <source>off what was measured</source>
        <translation>отклонение от измерения</translation>
    </message>
    <message>
        <source>difference: model − measured</source>
        <translation>разность: модель − измерение</translation>
    </message>
    <message>
        <source>measured points</source>
        <translation>измеренные точки</translation>
    </message>
    <message>
        <source>summed: the model is asked at each of %1 measured points</source>
        <translation>сумма: модель спрошена в каждой измеренной точке (их %1)</translation>
    </message>
    <message>
        <source>sum of the errors&apos; sizes</source>
        <translation>сумма величин ошибок</translation>
    </message>
    <message>
        <source>sum of the errors</source>
        <translation>сумма ошибок</translation>
    </message>
    <message>
        <source>mean size of the relative error</source>
        <translation>средняя величина относительной ошибки</translation>
    </message>
    <message>
        <source>median size of the relative error</source>
        <translation>медиана величины относительной ошибки</translation>
    </message>
    <message>
        <source>the middle of the sizes of the relative errors at %1 measured points</source>
        <translation>середина величин относительных ошибок в измеренных точках (их %1)</translation>
    </message>
    <message>
        <source>mean relative error</source>
        <translation>средняя относительная ошибка</translation>
    </message>
    <message>
        <source>largest relative error</source>
        <translation>наибольшая относительная ошибка</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>Рабочая точка</translation>
    </message>
    <message>
        <source>Warps needed against α</source>
        <translation>Нужные варпы в зависимости от α</translation>
    </message>
    <message>
        <source>Gradual saturation</source>
        <translation>Плавное насыщение</translation>
    </message>
    <message>
        <source>Kernel with the launch</source>
        <translation>Ядро с этим запуском</translation>
    </message>
    <message>
        <source>Nearest launches</source>
        <translation>Ближайшие запуски</translation>
    </message>
    <message>
        <source>Access to global memory</source>
        <translation>Обращение к глобальной памяти</translation>
    </message>
    <message>
        <source>Access to shared memory</source>
        <translation>Обращение к разделяемой памяти</translation>
    </message>
    <message>
        <source>Use of the limits</source>
        <translation>Использование пределов</translation>
    </message>
    <message>
        <source>Roofline with the latency roof</source>
        <translation>Roofline с потолком латентности</translation>
    </message>
    <message>
        <source>Throughput by prior models</source>
        <translation>Пропускная способность по прежним моделям</translation>
    </message>
    <message>
        <source>Warps needed by prior models</source>
        <translation>Нужные варпы по прежним моделям</translation>
    </message>
    <message>
        <source>Effect of each parameter</source>
        <translation>Что меняет каждый параметр</translation>
    </message>
    <message>
        <source>Among other GPUs</source>
        <translation>Среди других GPU</translation>
    </message>
    <message>
        <source>Numbers of the GPU</source>
        <translation>Числа GPU</translation>
    </message>
    <message>
        <source>Limits and choices</source>
        <translation>Пределы и варианты выбора</translation>
    </message>
    <message>
        <source>no quantity %1 in this scenario%2; %3</source>
        <translation>в этом сценарии нет величины %1%2; %3</translation>
    </message>
    <message>
        <source>no quantity %1 in this scenario%2</source>
        <translation>в этом сценарии нет величины %1%2</translation>
    </message>
    <message>
        <source>Place in the access to global memory</source>
        <translation>Место в обращении к глобальной памяти</translation>
    </message>
    <message>
        <source>bytes of an aligned block</source>
        <translation>байты выровненного блока</translation>
    </message>
    <message>
        <source>first word of the transaction</source>
        <translation>первое слово транзакции</translation>
    </message>
    <message>
        <source>aligned blocks</source>
        <translation>выровненные блоки</translation>
    </message>
    <message>
        <source>last byte of the thread&apos;s word</source>
        <translation>последний байт слова нити</translation>
    </message>
    <message>
        <source>an address counts words</source>
        <translation>адрес считает слова</translation>
    </message>
    <message>
        <source>aligned block that the word is in</source>
        <translation>выровненный блок, где лежит слово</translation>
    </message>
    <message>
        <source>blocks are counted from address 0</source>
        <translation>блоки считаются от адреса 0</translation>
    </message>
    <message>
        <source>transaction that serves the thread</source>
        <translation>транзакция, обслуживающая нить</translation>
    </message>
    <message>
        <source>words of the transaction</source>
        <translation>слова транзакции</translation>
    </message>
    <message>
        <source>different words that its threads ask for</source>
        <translation>разные слова, запрошенные её нитями</translation>
    </message>
    <message>
        <source>counted: each word once</source>
        <translation>подсчитано: каждое слово один раз</translation>
    </message>
    <message>
        <source>words of the accesses&apos; size</source>
        <translation>слова размером с обращение</translation>
    </message>
    <message>
        <source>bytes of the transaction that are used</source>
        <translation>использованные байты транзакции</translation>
    </message>
    <message>
        <source>bytes of the transaction</source>
        <translation>байты транзакции</translation>
    </message>
    <message>
        <source>first byte of the transaction</source>
        <translation>первый байт транзакции</translation>
    </message>
    <message>
        <source>words of an aligned block</source>
        <translation>слова выровненного блока</translation>
    </message>
    <message>
        <source>one at least</source>
        <translation>не меньше одного</translation>
    </message>
    <message>
        <source>word of memory</source>
        <translation>слово памяти</translation>
    </message>
    <message>
        <source>first word of the block</source>
        <translation>первое слово блока</translation>
    </message>
    <message>
        <source>last word of the block</source>
        <translation>последнее слово блока</translation>
    </message>
    <message>
        <source>threads that ask for words of the block</source>
        <translation>нити, запрашивающие слова блока</translation>
    </message>
    <message>
        <source>counted: words from the first to the last</source>
        <translation>подсчитано: слова от первого до последнего</translation>
    </message>
    <message>
        <source>By the rules of other generations</source>
        <translation>По правилам других поколений</translation>
    </message>
    <message>
        <source>arithmetic throughput of all SMs</source>
        <translation>арифметическая производительность всех SM</translation>
    </message>
    <message>
        <source>a multiply-add of a core a cycle, two flops, and one of each multiplier of the SFUs; clock in MHz</source>
        <translation>одно умножение-сложение ядра за такт, две операции, и по одной на умножитель SFU; частота в МГц</translation>
    </message>
    <message>
        <source>a fused multiply-add of a core a cycle, two flops; clock in MHz</source>
        <translation>слитное умножение-сложение ядра за такт, два flop; частота в МГц</translation>
    </message>
    <message>
        <source>half-precision throughput of all tensor cores</source>
        <translation>пропускная способность всех тензорных ядер в половинной точности</translation>
    </message>
    <message>
        <source>two flops a multiply-add; clock in MHz</source>
        <translation>две операции на умножение-сложение; частота в МГц</translation>
    </message>
    <message>
        <source>threads that all SMs hold</source>
        <translation>нити, которые вмещают все SM</translation>
    </message>
    <message>
        <source>32 threads a warp</source>
        <translation>32 нити в варпе</translation>
    </message>
    <message>
        <source>schedulers of a processing block</source>
        <translation>планировщики блока обработки</translation>
    </message>
    <message>
        <source>CUDA cores of a processing block</source>
        <translation>ядра CUDA блока обработки</translation>
    </message>
    <message>
        <source>register file of a processing block</source>
        <translation>регистровый файл блока обработки</translation>
    </message>
    <message>
        <source>special function units of a processing block</source>
        <translation>блоки специальных функций блока обработки</translation>
    </message>
    <message>
        <source>load/store units of a processing block</source>
        <translation>блоки загрузки/записи блока обработки</translation>
    </message>
    <message>
        <source>tensor cores of a processing block</source>
        <translation>тензорные ядра блока обработки</translation>
    </message>
    <message>
        <source>double-precision units of a processing block</source>
        <translation>блоки двойной точности блока обработки</translation>
    </message>
    <message>
        <source>slots for warps of a processing block</source>
        <translation>места для варпов блока обработки</translation>
    </message>
    <message>
        <source>an SM&apos;s, divided among its processing blocks</source>
        <translation>от SM, разделённое между его блоками обработки</translation>
    </message>
    <message>
        <source>Beside another GPU</source>
        <translation>Рядом с другим GPU</translation>
    </message>
    <message>
        <source>of what the limit allows</source>
        <translation>от того, что допускает предел</translation>
    </message>
    <message>
        <source>use of the other instruction&apos;s limit</source>
        <translation>использование предела другой инструкции</translation>
    </message>
    <message>
        <source>use of the arithmetic limit</source>
        <translation>использование арифметического предела</translation>
    </message>
    <message>
        <source>use of the issue limit</source>
        <translation>использование предела выдачи</translation>
    </message>
    <message>
        <source>warps of the first processing block</source>
        <translation>варпы первого вычислительного блока</translation>
    </message>
    <message>
        <source>warps are given to the processing blocks in turn</source>
        <translation>варпы назначаются блокам обработки по очереди</translation>
    </message>
    <message>
        <source>half of what an SM holds</source>
        <translation>половина того, что вмещает SM</translation>
    </message>
    <message>
        <source>warps for memory over warps for arithmetic</source>
        <translation>варпы для памяти к варпам для арифметики</translation>
    </message>
    <message>
        <source>memory latency over arithmetic latency</source>
        <translation>латентность памяти к латентности арифметики</translation>
    </message>
    <message>
        <source>memory throughput over arithmetic throughput</source>
        <translation>пропускная способность памяти к пропускной способности арифметики</translation>
    </message>
    <message>
        <source>warps for memory over warps for arithmetic, by its factors</source>
        <translation>варпы для памяти к варпам для арифметики, через множители</translation>
    </message>
    <message>
        <source>released %1</source>
        <translation>вышел %1</translation>
    </message>
    <message>
        <source>GPUs of the fit</source>
        <translation>GPU подгонки</translation>
    </message>
    <message>
        <source>slope of ln(bytes per core and cycle)</source>
        <translation>наклон ln(байт на ядро и такт)</translation>
    </message>
    <message>
        <source>fitted: least squares of ln(ratio) against the date of release</source>
        <translation>подогнано: наименьшие квадраты ln(отношения) по дате выхода</translation>
    </message>
    <message>
        <source>standard error of the slope</source>
        <translation>стандартная ошибка наклона</translation>
    </message>
    <message>
        <source>of the same fit, from the residuals</source>
        <translation>из той же подгонки, по остаткам</translation>
    </message>
    <message>
        <source>Student&apos;s t</source>
        <translation>t Стьюдента</translation>
    </message>
    <message>
        <source>Student&apos;s distribution, %1 %, two-sided, %2 degrees of freedom</source>
        <translation>распределение Стьюдента, %1 %, двустороннее, степеней свободы: %2</translation>
    </message>
    <message>
        <source>chosen; defined in %1</source>
        <translation>выбрано; определено в %1</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>введено вручную</translation>
    </message>
    <message>
        <source>instead of %1 (%2: %3)</source>
        <translation>вместо %1 (%2: %3)</translation>
    </message>
    <message>
        <source>What the loop takes of the SM</source>
        <translation>Что цикл берёт у SM</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>В полёте</translation>
    </message>
    <message>
        <source>no quantity &apos;%1&apos; of this loop%2</source>
        <translation>у этого цикла нет величины &apos;%1&apos;%2</translation>
    </message>
    <message>
        <source>Latency that is raised</source>
        <translation>Повышаемая латентность</translation>
    </message>
    <message>
        <source>latency that is tried</source>
        <translation>пробуемая латентность</translation>
    </message>
    <message>
        <source>raised until the bandwidth suffices</source>
        <translation>поднято, пока не хватит полосы</translation>
    </message>
    <message>
        <source>time of a wave at the latency</source>
        <translation>время волны при этой латентности</translation>
    </message>
    <message>
        <source>max(longest warp, delays) at this latency</source>
        <translation>max(самый долгий варп, задержки) при этой латентности</translation>
    </message>
    <message>
        <source>bytes of the wave / its time</source>
        <translation>байты волны / её время</translation>
    </message>
    <message>
        <source>bandwidth of the level</source>
        <translation>пропускная способность уровня</translation>
    </message>
    <message>
        <source>of an SM</source>
        <translation>на SM</translation>
    </message>
    <message>
        <source>of the whole GPU</source>
        <translation>всего GPU</translation>
    </message>
    <message>
        <source>time that the level&apos;s bandwidth asks for</source>
        <translation>время, которого требует пропускная способность уровня</translation>
    </message>
    <message>
        <source>the GPU&apos;s</source>
        <translation>из данных GPU</translation>
    </message>
    <message>
        <source>the same as a time</source>
        <translation>то же как время</translation>
    </message>
    <message>
        <source>clock in MHz</source>
        <translation>тактовая частота в МГц</translation>
    </message>
    <message>
        <source>Instruction of the kernel</source>
        <translation>Инструкция ядра</translation>
    </message>
    <message>
        <source>the busiest unit of core/kernel</source>
        <translation>самый занятый блок в core/kernel</translation>
    </message>
    <message>
        <source>%1: means over the warps of the grid</source>
        <translation>%1: средние по варпам сетки</translation>
    </message>
    <message>
        <source>the bounds of core/model</source>
        <translation>границы core/model</translation>
    </message>
    <message>
        <source>gradual saturation of core/model</source>
        <translation>постепенное насыщение core/model</translation>
    </message>
    <message>
        <source>grid %1, block %2</source>
        <translation>сетка %1, блок %2</translation>
    </message>
    <message>
        <source>predicted time</source>
        <translation>предсказанное время</translation>
    </message>
    <message>
        <source>the method, asked of this launch: %1</source>
        <translation>метод, спрошенный об этом запуске: %1</translation>
    </message>
    <message>
        <source>measured time</source>
        <translation>измеренное время</translation>
    </message>
    <message>
        <source>measured on %1: %2</source>
        <translation>измерено на %1: %2</translation>
    </message>
    <message>
        <source>size of a launch&apos;s relative error</source>
        <translation>величина относительной ошибки запуска</translation>
    </message>
    <message>
        <source>(predicted − measured) / measured, without its sign</source>
        <translation>(предсказано − измерено) / измерено, без знака</translation>
    </message>
    <message>
        <source>Launches with as many warps</source>
        <translation>Запуски с таким же числом варпов</translation>
    </message>
    <message>
        <source>median size of the launches&apos; relative errors</source>
        <translation>медиана величин относительных ошибок запусков</translation>
    </message>
    <message>
        <source>the middle by size, of an even number the upper of the two</source>
        <translation>средняя по величине, при чётном числе — бо́льшая из двух</translation>
    </message>
    <message>
        <source>of the measured launches</source>
        <translation>из измеренных запусков</translation>
    </message>
    <message>
        <source>most warps of a grid among them</source>
        <translation>наибольшее среди них число варпов сетки</translation>
    </message>
    <message>
        <source>AMDGPU backend of LLVM 22.1</source>
        <translation>Бэкенд AMDGPU из LLVM 22.1</translation>
    </message>
    <message>
        <source>chosen: the launch</source>
        <translation>выбрано: запуск</translation>
    </message>
    <message>
        <source>threads of a block</source>
        <translation>нити блока</translation>
    </message>
    <message>
        <source>registers of a thread</source>
        <translation>регистры нити</translation>
    </message>
    <message>
        <source>warps of a block</source>
        <translation>варпы блока</translation>
    </message>
    <message>
        <source>partitioned caching: a block lives on half an SM</source>
        <translation>разделённое кэширование: блок живёт на половине SM</translation>
    </message>
    <message>
        <source>blocks that the warps of an SM allow</source>
        <translation>блоки, которые позволяют варпы SM</translation>
    </message>
    <message>
        <source>blocks of clusters that an SM holds</source>
        <translation>блоков кластеров, которые помещаются на SM</translation>
    </message>
    <message>
        <source>cudaOccupancyMaxActiveClusters counts at most 8 blocks of clusters per SM</source>
        <translation>cudaOccupancyMaxActiveClusters считает не более 8 блоков кластеров на SM</translation>
    </message>
    <message>
        <source>blocks that an SM holds</source>
        <translation>блоки, которые вмещает SM</translation>
    </message>
    <message>
        <source>blocks that the barriers of an SM allow</source>
        <translation>блоков, которые допускают барьеры SM</translation>
    </message>
    <message>
        <source>registers given to a block</source>
        <translation>регистры, выделенные блоку</translation>
    </message>
    <message>
        <source>blocks that the registers allow</source>
        <translation>блоки, которые позволяют регистры</translation>
    </message>
    <message>
        <source>registers given to a warp</source>
        <translation>регистры, выделенные варпу</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>нет: %1</translation>
    </message>
    <message>
        <source>shared memory that a block asks for</source>
        <translation>разделяемая память, которую просит блок</translation>
    </message>
    <message>
        <source>shared memory given to a block</source>
        <translation>разделяемая память, выделенная блоку</translation>
    </message>
    <message>
        <source>shared memory of the SM with the carve-out</source>
        <translation>разделяемая память SM при этом разделении</translation>
    </message>
    <message>
        <source>the least choice of the carve-out that is as large as asked for, or holds a block</source>
        <translation>наименьший выбор разделения, который не меньше запрошенного или вмещает блок</translation>
    </message>
    <message>
        <source>blocks that the shared memory allows</source>
        <translation>блоки, которые позволяет разделяемая память</translation>
    </message>
    <message>
        <source>blocks that an SM holds at once</source>
        <translation>блоки, которые SM вмещает одновременно</translation>
    </message>
    <message>
        <source>warps resident</source>
        <translation>резидентные варпы</translation>
    </message>
    <message>
        <source>occupancy of the launch</source>
        <translation>заполненность при запуске</translation>
    </message>
    <message>
        <source>registers that the blocks take</source>
        <translation>регистры, занятые блоками</translation>
    </message>
    <message>
        <source>least carve-out that holds the blocks</source>
        <translation>наименьшая разделяемая доля, вмещающая блоки</translation>
    </message>
    <message>
        <source>the least choice of the carve-out that is as large</source>
        <translation>наименьшая из долей, которая не меньше</translation>
    </message>
    <message>
        <source>shared memory that the blocks take</source>
        <translation>разделяемая память, занятая блоками</translation>
    </message>
    <message>
        <source>blocks of the grid</source>
        <translation>блоков сетки</translation>
    </message>
    <message>
        <source>blocks of a full wave</source>
        <translation>блоков полной волны</translation>
    </message>
    <message>
        <source>blocks of a full wave, at most</source>
        <translation>блоков полной волны, не более</translation>
    </message>
    <message>
        <source>clusters stay on one GPC each, and GPCs differ from chip to chip</source>
        <translation>каждый кластер остаётся на одном GPC, а GPC у разных кристаллов различаются</translation>
    </message>
    <message>
        <source>waves of the grid</source>
        <translation>волн сетки</translation>
    </message>
    <message>
        <source>part of the waves&apos; blocks that there are</source>
        <translation>часть блоков этих волн, которая есть</translation>
    </message>
    <message>
        <source>part of the last wave that is filled</source>
        <translation>заполненная часть последней волны</translation>
    </message>
    <message>
        <source>Another launch</source>
        <translation>Другой запуск</translation>
    </message>
    <message>
        <source>nearest change of this resource that gains a block</source>
        <translation>ближайшее изменение этого ресурса, дающее блок</translation>
    </message>
    <message>
        <source>nearest change of this resource that loses a block</source>
        <translation>ближайшее изменение этого ресурса, отнимающее блок</translation>
    </message>
    <message>
        <source>searched: the step of the staircase that is nearest to the launch</source>
        <translation>найдено перебором: ступень лестницы, ближайшая к запуску</translation>
    </message>
    <message>
        <source>blocks that the change gains</source>
        <translation>блоки, которые даёт изменение</translation>
    </message>
    <message>
        <source>blocks that the change loses</source>
        <translation>блоки, которых лишает изменение</translation>
    </message>
    <message>
        <source>with the change and without</source>
        <translation>с изменением и без него</translation>
    </message>
    <message>
        <source>what the launch leaves resident</source>
        <translation>что запуск оставляет резидентным</translation>
    </message>
    <message>
        <source>set in LatencyLoom</source>
        <translation>задано в LatencyLoom</translation>
    </message>
    <message>
        <source>range of the parameter; 1 is 100 %</source>
        <translation>диапазон параметра; 1 — это 100 %</translation>
    </message>
    <message>
        <source>range of the parameter</source>
        <translation>диапазон параметра</translation>
    </message>
    <message>
        <source>least that can be entered</source>
        <translation>наименьшее, что можно ввести</translation>
    </message>
    <message>
        <source>most that can be entered</source>
        <translation>наибольшее, что можно ввести</translation>
    </message>
    <message>
        <source>compute capability %1</source>
        <translation>compute capability %1</translation>
    </message>
    <message>
        <source>carve-out that can be chosen</source>
        <translation>доля разделяемой памяти на выбор</translation>
    </message>
    <message>
        <source>load and store instructions of a thread, PTX ISA: 1 to 16 bytes</source>
        <translation>инструкции загрузки и записи нити, PTX ISA: от 1 до 16 байт</translation>
    </message>
    <message>
        <source>the machine that programs are written for</source>
        <translation>машина, для которой пишутся программы</translation>
    </message>
    <message>
        <source>keeps what is read and drawn within bounds</source>
        <translation>ограничивает объём читаемого и рисуемого</translation>
    </message>
    <message>
        <source>a size to choose</source>
        <translation>размер на выбор</translation>
    </message>
    <message>
        <source>words of the memory</source>
        <translation>слова памяти</translation>
    </message>
    <message>
        <source>last word of the memory</source>
        <translation>последнее слово памяти</translation>
    </message>
    <message>
        <source>words are counted from 0</source>
        <translation>слова считаются с 0</translation>
    </message>
    <message>
        <source>bytes of a word</source>
        <translation>байты слова</translation>
    </message>
    <message>
        <source>words of a transaction for teaching</source>
        <translation>слова учебной транзакции</translation>
    </message>
    <message>
        <source>banks that can be chosen</source>
        <translation>число банков на выбор</translation>
    </message>
    <message>
        <source>16 on G80 and GT200, 32 since Fermi; fewer for teaching</source>
        <translation>16 на G80 и GT200, 32 начиная с Fermi; меньше — для обучения</translation>
    </message>
    <message>
        <source>bytes of a bank&apos;s word</source>
        <translation>байты слова банка</translation>
    </message>
    <message>
        <source>Kepler: cudaDeviceSetSharedMemConfig of the CUDA runtime</source>
        <translation>Kepler: cudaDeviceSetSharedMemConfig из CUDA runtime</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Скорость проигрывания</translation>
    </message>
    <message>
        <source>usual speed</source>
        <translation>обычная скорость</translation>
    </message>
    <message>
        <source>slow enough to be followed by eye</source>
        <translation>достаточно медленно, чтобы следить глазами</translation>
    </message>
    <message>
        <source>multiple of the usual speed</source>
        <translation>кратность обычной скорости</translation>
    </message>
    <message>
        <source>speed of playing</source>
        <translation>скорость проигрывания</translation>
    </message>
    <message>
        <source>usual speed times the multiple chosen</source>
        <translation>обычная скорость, умноженная на выбранную кратность</translation>
    </message>
    <message>
        <source>counted: all paths through the function are followed</source>
        <translation>подсчитано: пройдены все пути через функцию</translation>
    </message>
    <message>
        <source>lines that are the same</source>
        <translation>одинаковые строки</translation>
    </message>
    <message>
        <source>lines with another control code</source>
        <translation>строки с другим управляющим кодом</translation>
    </message>
    <message>
        <source>lines with other operands or modifiers</source>
        <translation>строки с другими операндами или модификаторами</translation>
    </message>
    <message>
        <source>lines on the left only</source>
        <translation>строки только слева</translation>
    </message>
    <message>
        <source>lines on the right only</source>
        <translation>строки только справа</translation>
    </message>
    <message>
        <source>counted: instructions of the same opcode stand beside each other, as many as can without crossing</source>
        <translation>подсчитано: инструкции с одним кодом операции стоят рядом, сколько возможно без пересечений</translation>
    </message>
    <message>
        <source>found: the loop&apos;s iterations are scheduled one after the other with the GPU&apos;s latencies and ports until they repeat</source>
        <translation>найдено: итерации цикла расставляются одна за другой с латентностями и портами GPU, пока не повторятся</translation>
    </message>
    <message>
        <source>iterations of the loop, at most</source>
        <translation>итерации цикла, не более</translation>
    </message>
    <message>
        <source>issue rate, ports and memory throughput divided among an iteration&apos;s instructions</source>
        <translation>темп выдачи, порты и пропускная способность памяти, делённые на инструкции одной итерации</translation>
    </message>
    <message>
        <source>throughput of the simulated SM</source>
        <translation>пропускная способность моделируемого SM</translation>
    </message>
    <message>
        <source>α of the loop</source>
        <translation>α цикла</translation>
    </message>
    <message>
        <source>instructions that are not of global memory for each that is</source>
        <translation>инструкций не глобальной памяти на каждую инструкцию глобальной</translation>
    </message>
    <message>
        <source>an iteration of one warp alone</source>
        <translation>итерация одного варпа в одиночку</translation>
    </message>
    <message>
        <source>found: results follow each other by the GPU&apos;s latencies</source>
        <translation>найдено: результаты следуют друг за другом с латентностями GPU</translation>
    </message>
    <message>
        <source>longest chain of dependent results in an iteration</source>
        <translation>самая длинная цепочка зависимых результатов итерации</translation>
    </message>
    <message>
        <source>the same from iteration to iteration</source>
        <translation>то же от итерации к итерации</translation>
    </message>
    <message>
        <source>warps needed by the loop</source>
        <translation>варпы, нужные циклу</translation>
    </message>
    <message>
        <source>Measured points</source>
        <translation>Измеренные точки</translation>
    </message>
    <message>
        <source>chosen with the import</source>
        <translation>выбрано при импорте</translation>
    </message>
    <message>
        <source>of the GPU&apos;s file</source>
        <translation>из файла GPU</translation>
    </message>
    <message>
        <source>independent instruction chains per warp</source>
        <translation>независимые цепочки инструкций на варп</translation>
    </message>
    <message>
        <source>arithmetic instructions beyond the file&apos;s α</source>
        <translation>арифметические инструкции сверх α из файла</translation>
    </message>
    <message>
        <source>length of the file</source>
        <translation>длина файла</translation>
    </message>
    <message>
        <source>in bytes</source>
        <translation>в байтах</translation>
    </message>
    <message>
        <source>cycles of each further way</source>
        <translation>такты за каждую следующую кратность</translation>
    </message>
    <message>
        <source>as measured on Maxwell and later GPUs</source>
        <translation>как измерено на Maxwell и более поздних GPU</translation>
    </message>
    <message>
        <source>latency of a load with bank conflicts</source>
        <translation>латентность загрузки с конфликтами банков</translation>
    </message>
    <message>
        <source>size from which the level serves</source>
        <translation>объём, с которого обслуживает уровень</translation>
    </message>
    <message>
        <source>size up to which the level serves</source>
        <translation>объём, до которого обслуживает уровень</translation>
    </message>
    <message>
        <source>measured latency of a load</source>
        <translation>измеренная латентность загрузки</translation>
    </message>
    <message>
        <source>part of the bandwidth in theory that was measured</source>
        <translation>измеренная доля теоретической пропускной способности</translation>
    </message>
    <message>
        <source>measured / in theory</source>
        <translation>измерено / в теории</translation>
    </message>
    <message>
        <source>solved: the model&apos;s own equations, turned to this kernel</source>
        <translation>решено: собственные уравнения модели для этого ядра</translation>
    </message>
    <message>
        <source>the limit of the model&apos;s equations at this α</source>
        <translation>предел уравнений модели при этом α</translation>
    </message>
    <message>
        <source>factor of the unit shown</source>
        <translation>множитель показанной единицы</translation>
    </message>
    <message>
        <source>the unit chosen for throughput</source>
        <translation>выбранная единица пропускной способности</translation>
    </message>
    <message>
        <source>in the unit shown</source>
        <translation>в показанной единице</translation>
    </message>
    <message>
        <source>relative to %1</source>
        <translation>относительно %1</translation>
    </message>
    <message>
        <source>stride of the pattern</source>
        <translation>шаг шаблона</translation>
    </message>
    <message>
        <source>offset of the pattern</source>
        <translation>смещение шаблона</translation>
    </message>
    <message>
        <source>seed of the random addresses</source>
        <translation>зерно случайных адресов</translation>
    </message>
    <message>
        <source>words that the random addresses are spread over</source>
        <translation>слова, по которым разбросаны случайные адреса</translation>
    </message>
    <message>
        <source>row or column that the warp takes</source>
        <translation>строка или столбец, которые берёт варп</translation>
    </message>
    <message>
        <source>words of a row of the array</source>
        <translation>слова в строке массива</translation>
    </message>
    <message>
        <source>unused words after each row</source>
        <translation>неиспользуемые слова после каждой строки</translation>
    </message>
    <message>
        <source>threads abreast</source>
        <translation>нити в ряду</translation>
    </message>
    <message>
        <source>threads of the instruction</source>
        <translation>нити инструкции</translation>
    </message>
    <message>
        <source>chosen: the pattern</source>
        <translation>выбрано: шаблон доступа</translation>
    </message>
    <message>
        <source>Pattern of the addresses</source>
        <translation>Шаблон адресов</translation>
    </message>
    <message>
        <source>measured on %1</source>
        <translation>измерено на %1</translation>
    </message>
    <message>
        <source>least of the measured times</source>
        <translation>наименьшее из измеренных времён</translation>
    </message>
    <message>
        <source>greatest of the measured times</source>
        <translation>наибольшее из измеренных времён</translation>
    </message>
    <message>
        <source>relative error of the prediction</source>
        <translation>относительная ошибка предсказания</translation>
    </message>
    <message>
        <source>(predicted − measured) / measured</source>
        <translation>(предсказано − измерено) / измерено</translation>
    </message>
    <message>
        <source>roof of arithmetic</source>
        <translation>потолок арифметики</translation>
    </message>
    <message>
        <source>latency roof of arithmetic</source>
        <translation>потолок латентности для арифметики</translation>
    </message>
    <message>
        <source>arithmetic intensity, flop per byte</source>
        <translation>арифметическая интенсивность, флоп на байт</translation>
    </message>
    <message>
        <source>32 threads a warp; 128 bytes a coalesced load of a warp</source>
        <translation>32 нити в варпе; 128 байт на объединённую загрузку варпа</translation>
    </message>
    <message>
        <source>64 threads a warp; 256 bytes a coalesced load of a warp</source>
        <translation>64 нити в варпе; 256 байт на объединённую загрузку варпа</translation>
    </message>
    <message>
        <source>α where the latency roof touches the others</source>
        <translation>α, где потолок латентности касается остальных</translation>
    </message>
    <message>
        <source>the next such α</source>
        <translation>следующее такое α</translation>
    </message>
    <message>
        <source>solved: the α where the warps needed are those at hand, n·K/L(α) = min(T_other, T_alu/α, T_issue/(α + c))</source>
        <translation>решено: α, при которой нужные варпы — имеющиеся, n·K/L(α) = min(T_other, T_alu/α, T_issue/(α + c))</translation>
    </message>
    <message>
        <source>solved: a closed queueing network whose asymptotes are the bounds (product form; loads choose a part of memory at random)</source>
        <translation>решено: замкнутая сеть очередей, асимптоты которой — границы (мультипликативная форма; загрузки выбирают часть памяти случайно)</translation>
    </message>
    <message>
        <source>what is taken where no source says it</source>
        <translation>что берётся там, где источника нет</translation>
    </message>
    <message>
        <source>part of the latency for which a load keeps a part of memory busy</source>
        <translation>часть латентности, на которую загрузка занимает часть памяти</translation>
    </message>
    <message>
        <source>exponential part of the latency</source>
        <translation>экспоненциальная часть латентности</translation>
    </message>
    <message>
        <source>cycles an SFU loses where an add comes between</source>
        <translation>такты, которые SFU теряет, когда между стоит сложение</translation>
    </message>
    <message>
        <source>throughput with gradual saturation</source>
        <translation>пропускная способность при плавном насыщении</translation>
    </message>
    <message>
        <source>warps needed with gradual saturation</source>
        <translation>варпы, нужные при плавном насыщении</translation>
    </message>
    <message>
        <source>an end of the range that the source gives, else of ±%1 of its value</source>
        <translation>край диапазона из источника, иначе ±%1 значения</translation>
    </message>
    <message>
        <source>chosen: ±%1 of its value</source>
        <translation>выбрано: ±%1 от значения</translation>
    </message>
    <message>
        <source>one parameter changed, the others as they are</source>
        <translation>один параметр изменён, остальные как есть</translation>
    </message>
    <message>
        <source>swing of the warps needed</source>
        <translation>размах нужных варпов</translation>
    </message>
    <message>
        <source>swing of the throughput</source>
        <translation>размах пропускной способности</translation>
    </message>
    <message>
        <source>change of each parameter</source>
        <translation>изменение каждого параметра</translation>
    </message>
    <message>
        <source>chosen, 10 % at first</source>
        <translation>выбрано, сначала 10 %</translation>
    </message>
    <message>
        <source>of each parameter&apos;s value</source>
        <translation>от значения каждого параметра</translation>
    </message>
    <message>
        <source>Place in the access to shared memory</source>
        <translation>Место в обращении к разделяемой памяти</translation>
    </message>
    <message>
        <source>pass that serves the thread</source>
        <translation>проход, обслуживающий нить</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>проход</translation>
    </message>
    <message>
        <source>different words of the bank that are fetched</source>
        <translation>разные слова банка, которые читаются</translation>
    </message>
    <message>
        <source>threads that take part</source>
        <translation>участвующие нити</translation>
    </message>
    <message>
        <source>counted: those of the pattern that are not masked</source>
        <translation>подсчитано: те нити шаблона, что не отключены маской</translation>
    </message>
    <message>
        <source>threads that are done after the pass</source>
        <translation>нити, закончившие после прохода</translation>
    </message>
    <message>
        <source>threads that still wait after the pass</source>
        <translation>нити, ещё ждущие после прохода</translation>
    </message>
    <message>
        <source>banks that are used in the pass</source>
        <translation>банки, занятые в проходе</translation>
    </message>
    <message>
        <source>passes of the stride</source>
        <translation>проходы при этом шаге</translation>
    </message>
    <message>
        <source>stride that the access is compared with</source>
        <translation>шаг, с которым сравнивается обращение</translation>
    </message>
    <message>
        <source>counted: the most of all rows or columns</source>
        <translation>подсчитано: наибольшее из всех строк или столбцов</translation>
    </message>
    <message>
        <source>Against bank conflicts</source>
        <translation>Против конфликтов банков</translation>
    </message>
    <message>
        <source>degree of the conflict at its worst</source>
        <translation>наибольшая кратность конфликта</translation>
    </message>
    <message>
        <source>padding of a row that lessens the conflict most</source>
        <translation>дополнение строки, сильнее всего уменьшающее конфликт</translation>
    </message>
    <message>
        <source>searched: the least of %1 to %2 words</source>
        <translation>найдено перебором: наименьшее от %1 до %2 слов</translation>
    </message>
    <message>
        <source>degree with the padding, at its worst</source>
        <translation>наибольшая кратность с дополнением</translation>
    </message>
    <message>
        <source>degree with an XOR swizzle, at its worst</source>
        <translation>наибольшая кратность с XOR-перестановкой</translation>
    </message>
    <message>
        <source>arithmetic instructions issued</source>
        <translation>выданные инструкции: арифметика</translation>
    </message>
    <message>
        <source>sfu instructions issued</source>
        <translation>выдано инструкций sfu</translation>
    </message>
    <message>
        <source>shared instructions issued</source>
        <translation>выдано инструкций shared</translation>
    </message>
    <message>
        <source>global instructions issued</source>
        <translation>выданные инструкции: глобальная память</translation>
    </message>
    <message>
        <source>clock instructions issued</source>
        <translation>выдано инструкций clock</translation>
    </message>
    <message>
        <source>barrier instructions issued</source>
        <translation>выдано инструкций barrier</translation>
    </message>
    <message>
        <source>issue slots lost: arithmetic_result</source>
        <translation>потерянные слоты выдачи: арифметический результат</translation>
    </message>
    <message>
        <source>issue slots lost: sfu_result</source>
        <translation>потеряно слотов выдачи: sfu_result</translation>
    </message>
    <message>
        <source>issue slots lost: shared_result</source>
        <translation>потеряно слотов выдачи: shared_result</translation>
    </message>
    <message>
        <source>issue slots lost: memory_result</source>
        <translation>потерянные слоты выдачи: результат памяти</translation>
    </message>
    <message>
        <source>issue slots lost: clock_result</source>
        <translation>потеряно слотов выдачи: clock_result</translation>
    </message>
    <message>
        <source>issue slots lost: barrier</source>
        <translation>потеряно слотов выдачи: barrier</translation>
    </message>
    <message>
        <source>issue slots lost: warp_order</source>
        <translation>потерянные слоты выдачи: порядок внутри варпа</translation>
    </message>
    <message>
        <source>issue slots lost: pipe_full</source>
        <translation>потеряно слотов выдачи: pipe_full</translation>
    </message>
    <message>
        <source>issue slots lost: memory_full</source>
        <translation>потеряно слотов выдачи: memory_full</translation>
    </message>
    <message>
        <source>issue slots lost: issue_cost</source>
        <translation>потеряно слотов выдачи: issue_cost</translation>
    </message>
    <message>
        <source>issue slots lost: no_warp</source>
        <translation>потеряно слотов выдачи: no_warp</translation>
    </message>
    <message>
        <source>issue slots lost: reissue</source>
        <translation>потеряно слотов выдачи: reissue</translation>
    </message>
    <message>
        <source>counted: an SM simulated event by event, whole periods of %1 cycles</source>
        <translation>подсчитано: SM моделируется событие за событием, целыми периодами по %1 тактов</translation>
    </message>
    <message>
        <source>counted: an SM simulated event by event, %1 cycles</source>
        <translation>посчитано: SM, симулируемый событие за событием, %1 тактов</translation>
    </message>
    <message>
        <source>simulated against the model</source>
        <translation>моделирование против модели</translation>
    </message>
    <message>
        <source>instructions of an iteration</source>
        <translation>инструкции итерации</translation>
    </message>
    <message>
        <source>counted in the loop</source>
        <translation>подсчитано в цикле</translation>
    </message>
    <message>
        <source>iterations of the loop</source>
        <translation>итерации цикла</translation>
    </message>
    <message>
        <source>iterations when all latency is hidden</source>
        <translation>итерации, когда вся латентность скрыта</translation>
    </message>
    <message>
        <source>latency of an iteration of one warp alone</source>
        <translation>латентность итерации одного варпа в одиночку</translation>
    </message>
    <message>
        <source>iterations by the bounds</source>
        <translation>итерации по границам</translation>
    </message>
    <message>
        <source>simulated against the bounds</source>
        <translation>моделирование против границ</translation>
    </message>
    <message>
        <source>simulated throughput of all instructions</source>
        <translation>моделируемая пропускная способность всех инструкций</translation>
    </message>
    <message>
        <source>simulated throughput of the others</source>
        <translation>моделируемая пропускная способность других инструкций</translation>
    </message>
    <message>
        <source>simulated throughput of arithmetic</source>
        <translation>моделируемая пропускная способность арифметики</translation>
    </message>
    <message>
        <source>simulated throughput</source>
        <translation>моделируемая пропускная способность</translation>
    </message>
    <message>
        <source>how far the simulated throughput can be off</source>
        <translation>насколько может отличаться пропускная способность в симуляции</translation>
    </message>
    <message>
        <source>period after which the run repeats itself</source>
        <translation>период, после которого прогон повторяется</translation>
    </message>
    <message>
        <source>simulated arithmetic instructions in flight</source>
        <translation>арифметические инструкции в исполнении по симуляции</translation>
    </message>
    <message>
        <source>simulated other instructions in flight</source>
        <translation>другие инструкции в исполнении по симуляции</translation>
    </message>
    <message>
        <source>issue slots used</source>
        <translation>использованные слоты выдачи</translation>
    </message>
    <message>
        <source>a point of the simulated curve</source>
        <translation>точка симулированной кривой</translation>
    </message>
    <message>
        <source>linear between two points of the simulated curve</source>
        <translation>линейно между двумя точками симулированной кривой</translation>
    </message>
    <message>
        <source>the layout of the threads</source>
        <translation>расположение нитей</translation>
    </message>
    <message>
        <source>row of the thread&apos;s word</source>
        <translation>строка слова нити</translation>
    </message>
    <message>
        <source>column of the thread&apos;s word</source>
        <translation>столбец слова нити</translation>
    </message>
    <message>
        <source>column after the swizzle</source>
        <translation>столбец после перестановки</translation>
    </message>
    <message>
        <source>column XOR (row mod words of a row)</source>
        <translation>столбец XOR (строка mod число слов в строке)</translation>
    </message>
    <message>
        <source>word that the thread asks for</source>
        <translation>слово, которое запрашивает нить</translation>
    </message>
    <message>
        <source>chosen: the list of addresses</source>
        <translation>выбрано: список адресов</translation>
    </message>
    <message>
        <source>drawn by the seed, evenly spread</source>
        <translation>из генератора с этим зерном, равномерно</translation>
    </message>
    <message>
        <source>stall count of the instruction</source>
        <translation>счётчик пауз инструкции</translation>
    </message>
    <message>
        <source>barrier that is not waited for</source>
        <translation>барьер, которого не ждут</translation>
    </message>
    <message>
        <source>cycles between two accesses to a register</source>
        <translation>такты между двумя обращениями к регистру</translation>
    </message>
    <message>
        <source>the least sum of stall counts on a way from one to the other</source>
        <translation>наименьшая сумма счётчиков пауз на пути от одной к другой</translation>
    </message>
    <message>
        <source>cycles between them that would prove it</source>
        <translation>такты между ними, которые бы это доказали</translation>
    </message>
    <message>
        <source>barrier that nothing sets before</source>
        <translation>барьер, который раньше никто не ставит</translation>
    </message>
    <message>
        <source>instructions executed per cycle</source>
        <translation>исполнено инструкций за такт</translation>
    </message>
    <message>
        <source>instructions per cycle, modelled</source>
        <translation>инструкции за такт по модели</translation>
    </message>
    <message>
        <source>bounds of the loop that the profile&apos;s counts make, at the warps measured</source>
        <translation>границы цикла, составленного из счётчиков профиля, при измеренном числе варпов</translation>
    </message>
    <message>
        <source>gradual saturation of the loop that the profile&apos;s counts make, at the warps measured</source>
        <translation>плавное насыщение цикла, который следует из счётчиков профиля, при измеренном числе варпов</translation>
    </message>
    <message>
        <source>instructions per cycle by the simulation</source>
        <translation>инструкций за такт по симуляции</translation>
    </message>
    <message>
        <source>the same loop on a simulated SM</source>
        <translation>тот же цикл на симулируемом SM</translation>
    </message>
    <message>
        <source>counters of NVIDIA Nsight Compute</source>
        <translation>счётчики NVIDIA Nsight Compute</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <translation>%1, по модели</translation>
    </message>
    <message>
        <source>%1, off by</source>
        <translation>%1, отличие</translation>
    </message>
    <message>
        <source>modelled / measured - 1</source>
        <translation>модель / измерено - 1</translation>
    </message>
    <message>
        <source>bank of the thread&apos;s word</source>
        <translation>банк слова нити</translation>
    </message>
    <message>
        <source>words of the banks&apos; width lie in the banks in turn</source>
        <translation>слова шириной с банк лежат в банках по очереди</translation>
    </message>
    <message>
        <source>Block of the kernel</source>
        <translation>Блок ядра</translation>
    </message>
    <message>
        <source>latency of a memory access, raised</source>
        <translation>латентность обращения к памяти, повышенная</translation>
    </message>
    <message>
        <source>mean over the levels that serve the accesses, raised until the bandwidth suffices</source>
        <translation>среднее по уровням, обслуживающим обращения, поднятое, пока не хватит полосы</translation>
    </message>
    <message>
        <source>latency of an instruction</source>
        <translation>латентность инструкции</translation>
    </message>
    <message>
        <source>cycles that an instruction takes the scheduler</source>
        <translation>такты, на которые инструкция занимает планировщик</translation>
    </message>
    <message>
        <source>cycles that an instruction takes its units</source>
        <translation>такты, на которые инструкция занимает свои блоки</translation>
    </message>
    <message>
        <source>a scheduler issues an instruction a cycle</source>
        <translation>планировщик выдаёт инструкцию за такт</translation>
    </message>
    <message>
        <source>the GPU&apos;s latency, with conflicts of banks; what its file lacks is assumed</source>
        <translation>латентность GPU с конфликтами банков; чего нет в файле, принято</translation>
    </message>
    <message>
        <source>32 threads over the units of a processing block; what the GPU&apos;s file lacks is assumed</source>
        <translation>32 нити на блоки исполнения одного блока обработки; чего нет в файле GPU, принято</translation>
    </message>
    <message>
        <source>instructions that cost so much</source>
        <translation>инструкции такой цены</translation>
    </message>
    <message>
        <source>counted in the block</source>
        <translation>подсчитано в блоке</translation>
    </message>
    <message>
        <source>instructions of one kind</source>
        <translation>инструкции одного вида</translation>
    </message>
    <message>
        <source>lines of the block</source>
        <translation>строки блока</translation>
    </message>
    <message>
        <source>executions of the block in the launch</source>
        <translation>исполнения блока за запуск</translation>
    </message>
    <message>
        <source>counted: the path of the longest thread is walked</source>
        <translation>посчитано: пройден путь самой долгой нити</translation>
    </message>
    <message>
        <source>wait for a value of the block before</source>
        <translation>ожидание значения из предыдущего блока</translation>
    </message>
    <message>
        <source>the program is walked: start = max(begin, ready(operands))</source>
        <translation>программа пройдена: начало = max(старт, готовность операндов)</translation>
    </message>
    <message>
        <source>cycles that the block&apos;s instructions take</source>
        <translation>такты, которые занимают инструкции блока</translation>
    </message>
    <message>
        <source>longest chain of results in the block</source>
        <translation>самая длинная цепочка результатов в блоке</translation>
    </message>
    <message>
        <source>cycles of an execution of the block</source>
        <translation>такты одного исполнения блока</translation>
    </message>
    <message>
        <source>cycles of the block in the launch</source>
        <translation>такты блока за запуск</translation>
    </message>
    <message>
        <source>summed over its executions, which are not alike</source>
        <translation>сумма по её выполнениям, которые неодинаковы</translation>
    </message>
    <message>
        <source>cycles of all blocks in the launch</source>
        <translation>такты всех блоков за запуск</translation>
    </message>
    <message>
        <source>summed over the blocks of the longest thread</source>
        <translation>сумма по блокам самой долгой нити</translation>
    </message>
    <message>
        <source>part of the time that the block takes</source>
        <translation>доля времени, которую занимает блок</translation>
    </message>
    <message>
        <source>start of the operand&apos;s instruction</source>
        <translation>начало инструкции операнда</translation>
    </message>
    <message>
        <source>start of the instruction in its block</source>
        <translation>начало инструкции в её блоке</translation>
    </message>
    <message>
        <source>latency of the instruction</source>
        <translation>латентность этой инструкции</translation>
    </message>
    <message>
        <source>cycles that the instruction takes</source>
        <translation>такты, которые занимает инструкция</translation>
    </message>
    <message>
        <source>Fit to measurements</source>
        <translation>Подгонка к измерениям</translation>
    </message>
    <message>
        <source>parameters that were free</source>
        <translation>свободные параметры</translation>
    </message>
    <message>
        <source>degrees of freedom</source>
        <translation>степени свободы</translation>
    </message>
    <message>
        <source>Student&apos;s distribution, %1 %, two-sided</source>
        <translation>распределение Стьюдента, %1 %, двустороннее</translation>
    </message>
    <message>
        <source>least squares of (predicted − measured)/σ, begun at the value before</source>
        <translation>наименьшие квадраты (предсказано − измерено)/σ, начиная со значения «до»</translation>
    </message>
    <message>
        <source>standard error of the fitted value</source>
        <translation>стандартная ошибка подогнанного значения</translation>
    </message>
    <message>
        <source>of the linearised problem at the solution, from the scatter of the points about the fit</source>
        <translation>для линеаризованной задачи в решении, по разбросу точек вокруг подгонки</translation>
    </message>
    <message>
        <source>least value of the parameter</source>
        <translation>наименьшее значение параметра</translation>
    </message>
    <message>
        <source>largest value of the parameter</source>
        <translation>наибольшее значение параметра</translation>
    </message>
    <message>
        <source>lower end of the 95 % interval</source>
        <translation>нижний конец интервала 95 %</translation>
    </message>
    <message>
        <source>upper end of the 95 % interval</source>
        <translation>верхний конец интервала 95 %</translation>
    </message>
    <message>
        <source>correlation of the errors of two fitted values</source>
        <translation>корреляция ошибок двух подогнанных значений</translation>
    </message>
    <message>
        <source>their covariance in the linearised problem, divided by both standard errors</source>
        <translation>их ковариация в линеаризованной задаче, делённая на обе стандартные ошибки</translation>
    </message>
    <message>
        <source>measured points that were held out</source>
        <translation>отложенные измеренные точки</translation>
    </message>
    <message>
        <source>counted: every second intensity</source>
        <translation>подсчитано: каждая вторая интенсивность</translation>
    </message>
    <message>
        <source>mean size of the relative error on the points held out, before</source>
        <translation>средняя величина относительной ошибки на отложенных точках, до</translation>
    </message>
    <message>
        <source>the model as it is, asked at each of the points held out</source>
        <translation>модель как есть, спрошенная в каждой из отложенных точек</translation>
    </message>
    <message>
        <source>mean size of the relative error on the points held out, after</source>
        <translation>средняя величина относительной ошибки на отложенных точках, после</translation>
    </message>
    <message>
        <source>the model fitted to the other points, asked at each of the points held out</source>
        <translation>модель, подогнанная к остальным точкам, спрошенная в каждой из отложенных точек</translation>
    </message>
    <message>
        <source>points that the fit is to</source>
        <translation>точки, к которым ведётся подгонка</translation>
    </message>
    <message>
        <source>counted: the points that the model has a number for</source>
        <translation>подсчитано: точки, для которых у модели есть число</translation>
    </message>
    <message>
        <source>latency of the instruction waited for</source>
        <translation>латентность ожидаемой инструкции</translation>
    </message>
    <message>
        <source>%1; taken where no source gives it</source>
        <translation>%1; взято там, где ни один источник его не даёт</translation>
    </message>
    <message>
        <source>issue of the instruction waited for</source>
        <translation>выдача ожидаемой инструкции</translation>
    </message>
    <message>
        <source>cycles until its result was there, drawn as measured</source>
        <translation>тактов до её результата, случайно, как измерено</translation>
    </message>
    <message>
        <source>cycles lost while it was executed</source>
        <translation>тактов потеряно, пока она выполнялась</translation>
    </message>
    <message>
        <source>cycles that it waited for its unit to take it</source>
        <translation>такты ожидания, пока её примет блок</translation>
    </message>
    <message>
        <source>cycles until the warp&apos;s next instruction</source>
        <translation>такты до следующей инструкции варпа</translation>
    </message>
    <message>
        <source>stall count of %1</source>
        <translation>счётчик пауз %1</translation>
    </message>
    <message>
        <source>one instruction a cycle: %1</source>
        <translation>по инструкции за такт: %1</translation>
    </message>
    <message>
        <source>issue of the warp&apos;s instruction before</source>
        <translation>выдача предыдущей инструкции варпа</translation>
    </message>
    <message>
        <source>cycle from which the instruction may issue</source>
        <translation>такт, с которого инструкция может быть выдана</translation>
    </message>
    <message>
        <source>waits for a result</source>
        <translation>ждёт результата</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>ждёт своей очереди</translation>
    </message>
    <message>
        <source>all warps begin at cycle 0</source>
        <translation>все варпы начинают в такте 0</translation>
    </message>
    <message>
        <source>waits for a block to end in whose place it starts</source>
        <translation>ждёт конца блока, на место которого встаёт</translation>
    </message>
    <message>
        <source>waits at an mbarrier for copies or other warps</source>
        <translation>ждёт на mbarrier копирований или других варпов</translation>
    </message>
    <message>
        <source>waits for the other warps at a barrier</source>
        <translation>ждёт остальные варпы у барьера</translation>
    </message>
    <message>
        <source>cycles in which another warp was chosen</source>
        <translation>такты, в которые был выбран другой варп</translation>
    </message>
    <message>
        <source>cycles in which the issue slot was still taken</source>
        <translation>такты, в которые слот выдачи был ещё занят</translation>
    </message>
    <message>
        <source>cycles in which its unit took no more</source>
        <translation>такты, в которые его блок больше не принимал</translation>
    </message>
    <message>
        <source>cycle in which the warp issues</source>
        <translation>такт, в который варп выдаёт инструкцию</translation>
    </message>
    <message>
        <source>Instruction of the listing</source>
        <translation>Инструкция листинга</translation>
    </message>
    <message>
        <source>instructions that issue together</source>
        <translation>инструкции, выдаваемые вместе</translation>
    </message>
    <message>
        <source>the place of a bit that is set in the mask, the lowest being %1</source>
        <translation>место установленного бита маски, младшее — %1</translation>
    </message>
    <message>
        <source>barrier set until the result is written</source>
        <translation>барьер до записи результата</translation>
    </message>
    <message>
        <source>barrier set until the operands are read</source>
        <translation>барьер до чтения операндов</translation>
    </message>
    <message>
        <source>mask of the barriers waited for</source>
        <translation>маска ожидаемых барьеров</translation>
    </message>
    <message>
        <source>barriers %1</source>
        <translation>барьеры %1</translation>
    </message>
    <message>
        <source>barrier that is waited for</source>
        <translation>ожидаемый барьер</translation>
    </message>
    <message>
        <source>mask of the operands kept for reuse</source>
        <translation>маска операндов, сохраняемых для повторного использования</translation>
    </message>
    <message>
        <source>source operands %1</source>
        <translation>операнды-источники %1</translation>
    </message>
    <message>
        <source>source operand kept for reuse</source>
        <translation>операнд-источник, сохраняемый для повторного использования</translation>
    </message>
    <message>
        <source>bit that is 0 where the warp yields</source>
        <translation>бит, равный 0, когда варп уступает</translation>
    </message>
    <message>
        <source>registers live at the instruction</source>
        <translation>живые регистры у инструкции</translation>
    </message>
    <message>
        <source>found: liveness of registers over the function&apos;s flow</source>
        <translation>найдено: живость регистров по потоку функции</translation>
    </message>
    <message>
        <source>cycle in which an earlier instruction issues</source>
        <translation>такт выдачи более ранней инструкции</translation>
    </message>
    <message>
        <source>scheduled in the same way, from the start of the block</source>
        <translation>расставлено так же, от начала блока</translation>
    </message>
    <message>
        <source>cycles that the instruction takes its port</source>
        <translation>такты, на которые инструкция занимает свой порт</translation>
    </message>
    <message>
        <source>cycle in which the instruction issues</source>
        <translation>такт выдачи инструкции</translation>
    </message>
    <message>
        <source>stall counts, ports and barriers, from the first issue of its block</source>
        <translation>паузы, порты и барьеры, от первой выдачи блока</translation>
    </message>
    <message>
        <source>cycle in which what it waits for is there</source>
        <translation>такт, в котором готово то, чего она ждёт</translation>
    </message>
    <message>
        <source>the issue of what sets the barrier and its latency, rounded to whole cycles</source>
        <translation>выдача того, что ставит барьер, и его латентность, округлённая до целых тактов</translation>
    </message>
    <message>
        <source>held back by: %1; or later, where a number is not known</source>
        <translation>задерживает: %1; или позже, где число неизвестно</translation>
    </message>
    <message>
        <source>held back by: %1</source>
        <translation>задерживает: %1</translation>
    </message>
    <message>
        <source>numbers of %1 on the GPU&apos;s architecture</source>
        <translation>числа %1 на архитектуре GPU</translation>
    </message>
    <message>
        <source>cycles until a dependent instruction can issue; loads are served by DRAM</source>
        <translation>тактов до выдачи зависимой инструкции; загрузки обслуживает DRAM</translation>
    </message>
    <message>
        <source>reciprocal throughput of the instruction</source>
        <translation>обратная пропускная способность инструкции</translation>
    </message>
    <message>
        <source>the greatest use of a resource over its rate on an SM</source>
        <translation>наибольшее отношение расхода ресурса к его темпу на SM</translation>
    </message>
    <message>
        <source>cycles that a warp alone waits before the instruction</source>
        <translation>тактов, которые единственный варп ждёт перед инструкцией</translation>
    </message>
    <message>
        <source>scheduled: from the issue before it, a cycle for that one left out, in an iteration of its innermost loop that is like the one before</source>
        <translation>по расписанию: от предыдущей выдачи, без такта на неё саму, в итерации её внутреннего цикла, которая такая же, как предыдущая</translation>
    </message>
    <message>
        <source>Function of the listing</source>
        <translation>Функция листинга</translation>
    </message>
    <message>
        <source>instructions of the function</source>
        <translation>инструкции функции</translation>
    </message>
    <message>
        <source>registers live in the function, at most</source>
        <translation>живые регистры функции, не более</translation>
    </message>
    <message>
        <source>reads of what an instruction before may have written</source>
        <translation>чтения того, что могла записать инструкция раньше</translation>
    </message>
    <message>
        <source>reads that are not proved</source>
        <translation>чтения без доказательства</translation>
    </message>
    <message>
        <source>dependences across a cut of the listing that cannot be checked</source>
        <translation>зависимости через пропуск в листинге, которые нельзя проверить</translation>
    </message>
    <message>
        <source>writes that are not proved</source>
        <translation>записи без доказательства</translation>
    </message>
    <message>
        <source>waits for a barrier that nothing sets before</source>
        <translation>ожидания барьера, который раньше никто не ставит</translation>
    </message>
    <message>
        <source>reads and writes not proved that are not listed</source>
        <translation>недоказанные чтения и записи, которых нет в списке</translation>
    </message>
    <message>
        <source>Loop of the listing</source>
        <translation>Цикл листинга</translation>
    </message>
    <message>
        <source>instructions of an opcode in an iteration</source>
        <translation>инструкции одного кода операции за итерацию</translation>
    </message>
    <message>
        <source>instructions of a class in an iteration</source>
        <translation>инструкции класса за итерацию</translation>
    </message>
    <message>
        <source>the opcode&apos;s class: the unit that executes it</source>
        <translation>класс кода операции: исполняющий его блок</translation>
    </message>
    <message>
        <source>all classes</source>
        <translation>все классы</translation>
    </message>
    <message>
        <source>instructions of a stall count in an iteration</source>
        <translation>инструкции с одним счётчиком пауз за итерацию</translation>
    </message>
    <message>
        <source>stall counts of an iteration</source>
        <translation>счётчики пауз итерации</translation>
    </message>
    <message>
        <source>summed over the loop&apos;s control codes</source>
        <translation>сумма по управляющим кодам цикла</translation>
    </message>
    <message>
        <source>registers live, at most</source>
        <translation>живые регистры, не более</translation>
    </message>
    <message>
        <source>found: liveness of registers over the loop&apos;s flow</source>
        <translation>найдено: живость регистров по потоку цикла</translation>
    </message>
    <message>
        <source>cycles that an iteration takes a port</source>
        <translation>такты, на которые итерация занимает порт</translation>
    </message>
    <message>
        <source>its instructions, one after the other</source>
        <translation>его инструкции, одна за другой</translation>
    </message>
    <message>
        <source>threads of a block along a dimension</source>
        <translation>нити блока по одному измерению</translation>
    </message>
    <message>
        <source>argument of the kernel</source>
        <translation>аргумент ядра</translation>
    </message>
    <message>
        <source>trips of a loop</source>
        <translation>проходы цикла</translation>
    </message>
    <message>
        <source>dynamic shared memory</source>
        <translation>динамическая разделяемая память</translation>
    </message>
    <message>
        <source>dynamic shared memory of a block</source>
        <translation>динамическая разделяемая память блока</translation>
    </message>
    <message>
        <source>blocks of the grid along a dimension</source>
        <translation>блоки сетки по одному измерению</translation>
    </message>
    <message>
        <source>threads that the grid covers along a dimension</source>
        <translation>нити, которые сетка покрывает по одному измерению</translation>
    </message>
    <message>
        <source>blocks of the launch</source>
        <translation>блоки запуска</translation>
    </message>
    <message>
        <source>the occupancy of the launch: threads, registers and shared memory of a block</source>
        <translation>заполненность запуска: нити, регистры и разделяемая память блока</translation>
    </message>
    <message>
        <source>warps that an SM holds</source>
        <translation>варпы, которые держит SM</translation>
    </message>
    <message>
        <source>estimated from what the blocks access again</source>
        <translation>оценено по тому, к чему блоки обращаются повторно</translation>
    </message>
    <message>
        <source>part of the accesses that the L1 serves</source>
        <translation>доля обращений, которые обслуживает L1</translation>
    </message>
    <message>
        <source>part of the accesses that the L2 serves</source>
        <translation>доля обращений, которые обслуживает L2</translation>
    </message>
    <message>
        <source>memory that the grid accesses</source>
        <translation>память, к которой обращается сетка</translation>
    </message>
    <message>
        <source>summed over what is accessed, each from its first to its last byte</source>
        <translation>сумма по тому, к чему обращаются, от первого байта каждого до последнего</translation>
    </message>
    <message>
        <source>data that the L2 holds</source>
        <translation>данные, которые вмещает L2</translation>
    </message>
    <message>
        <source>taken where no source gives it</source>
        <translation>взято там, где источника нет</translation>
    </message>
    <message>
        <source>Time of the kernel</source>
        <translation>Время ядра</translation>
    </message>
    <message>
        <source>the waves</source>
        <translation>волны</translation>
    </message>
    <message>
        <source>the launch and its waves</source>
        <translation>запуск и его волны</translation>
    </message>
    <message>
        <source>time of a block that has just begun</source>
        <translation>время только что начатого блока</translation>
    </message>
    <message>
        <source>its longest warp</source>
        <translation>самый долгий его варп</translation>
    </message>
    <message>
        <source>wait for the blocks assigned last</source>
        <translation>ожидание блоков, назначенных последними</translation>
    </message>
    <message>
        <source>waves of the launch</source>
        <translation>волны запуска</translation>
    </message>
    <message>
        <source>fitted to measured times of empty launches on %1</source>
        <translation>подогнано к измеренным временам пустых запусков на %1</translation>
    </message>
    <message>
        <source>time of the launch itself</source>
        <translation>время самого запуска</translation>
    </message>
    <message>
        <source>time to assign all blocks</source>
        <translation>время назначения всех блоков</translation>
    </message>
    <message>
        <source>time for each block</source>
        <translation>время на каждый блок</translation>
    </message>
    <message>
        <source>time of the launch of all blocks</source>
        <translation>время запуска всех блоков</translation>
    </message>
    <message>
        <source>%1, and those who measured after them: A100</source>
        <translation>%1 и те, кто мерил после них: A100</translation>
    </message>
    <message>
        <source>barrier of a block of one warp</source>
        <translation>барьер блока из одного варпа</translation>
    </message>
    <message>
        <source>what each further warp adds to a barrier</source>
        <translation>что добавляет к барьеру каждый следующий варп</translation>
    </message>
    <message>
        <source>cycles of a barrier</source>
        <translation>такты барьера</translation>
    </message>
    <message>
        <source>fitted to blocks of 2, 8 and 32 warps on an H100: %1</source>
        <translation>подобрано по блокам из 2, 8 и 32 варпов на H100: %1</translation>
    </message>
    <message>
        <source>from the end of a block to the begin of the next</source>
        <translation>от конца блока до начала следующего</translation>
    </message>
    <message>
        <source>what each warp of a block adds to it</source>
        <translation>что добавляет к этому каждый варп блока</translation>
    </message>
    <message>
        <source>cycles between two blocks in one place</source>
        <translation>такты между двумя блоками на одном месте</translation>
    </message>
    <message>
        <source>mean latency of a memory access</source>
        <translation>средняя латентность обращения к памяти</translation>
    </message>
    <message>
        <source>mean over the levels that serve the accesses</source>
        <translation>среднее по уровням, обслуживающим обращения</translation>
    </message>
    <message>
        <source>latency of the L1</source>
        <translation>латентность L1</translation>
    </message>
    <message>
        <source>latency of the L2</source>
        <translation>латентность L2</translation>
    </message>
    <message>
        <source>latency of the DRAM</source>
        <translation>латентность DRAM</translation>
    </message>
    <message>
        <source>longest thread, latencies not yet raised</source>
        <translation>самая долгая нить, латентности ещё не повышены</translation>
    </message>
    <message>
        <source>cycles that its barriers add</source>
        <translation>такты, которые добавляют его барьеры</translation>
    </message>
    <message>
        <source>barriers · (%1 + %2 · (warps of a block − 1))</source>
        <translation>барьеры · (%1 + %2 · (варпы блока − 1))</translation>
    </message>
    <message>
        <source>barriers · departure · (warps of a block − 1)</source>
        <translation>барьеры · интервал выхода · (варпы блока − 1)</translation>
    </message>
    <message>
        <source>waves that are alike</source>
        <translation>одинаковые волны</translation>
    </message>
    <message>
        <source>full waves are alike; the last one has what is left</source>
        <translation>полные волны одинаковы; в последней — остаток</translation>
    </message>
    <message>
        <source>blocks of these waves</source>
        <translation>блоки этих волн</translation>
    </message>
    <message>
        <source>an SM&apos;s blocks on all SMs, or what is left</source>
        <translation>блоки одного SM на всех SM или остаток</translation>
    </message>
    <message>
        <source>longest warp of a wave</source>
        <translation>самый долгий варп волны</translation>
    </message>
    <message>
        <source>the longest of its threads, latencies not yet raised, what passes between blocks, and the queue of what a block asks for at one time</source>
        <translation>самый долгий из его потоков, задержки ещё не подняты, то, что проходит между блоками, и очередь того, что блок запрашивает одновременно</translation>
    </message>
    <message>
        <source>busiest processing block of a wave</source>
        <translation>самый занятый блок обработки волны</translation>
    </message>
    <message>
        <source>the longest of its units&apos; delays and of the scheduler&apos;s cycles</source>
        <translation>самое долгое из задержек его блоков и тактов планировщика</translation>
    </message>
    <message>
        <source>sum of its warps&apos; delays</source>
        <translation>сумма задержек его варпов</translation>
    </message>
    <message>
        <source>time of a wave</source>
        <translation>время волны</translation>
    </message>
    <message>
        <source>time of waves that are alike</source>
        <translation>время одинаковых волн</translation>
    </message>
    <message>
        <source>max(longest warp, delays, turns of atomics), latencies raised until the bandwidth suffices; bound by %1</source>
        <translation>max(самый долгий варп, задержки, очереди атомарных операций), задержки подняты, пока хватит пропускной способности; ограничивает %1</translation>
    </message>
    <message>
        <source>time of one of them</source>
        <translation>время одной из них</translation>
    </message>
    <message>
        <source>they are alike</source>
        <translation>они одинаковы</translation>
    </message>
    <message>
        <source>time of all waves</source>
        <translation>время всех волн</translation>
    </message>
    <message>
        <source>means over the warps of the grid, for the model of core/model</source>
        <translation>средние по варпам сетки, для модели из core/model</translation>
    </message>
    <message>
        <source>memory requests of a warp</source>
        <translation>запросы варпа к памяти</translation>
    </message>
    <message>
        <source>all waves are alike</source>
        <translation>все волны одинаковы</translation>
    </message>
    <message>
        <source>instructions of the loop that the simulation takes otherwise</source>
        <translation>инструкции цикла, которые моделирование берёт иначе</translation>
    </message>
    <message>
        <source>share of the program&apos;s instructions</source>
        <translation>доля среди инструкций программы</translation>
    </message>
    <message>
        <source>counted in the program</source>
        <translation>подсчитано в программе</translation>
    </message>
    <message>
        <source>cycles measured</source>
        <translation>измеренные такты</translation>
    </message>
    <message>
        <source>instructions of the thread so far</source>
        <translation>инструкции нити до сих пор</translation>
    </message>
    <message>
        <source>Thread of the warp</source>
        <translation>Нить варпа</translation>
    </message>
    <message>
        <source>thread of the warp</source>
        <translation>нить варпа</translation>
    </message>
    <message>
        <source>value that the instruction reads</source>
        <translation>значение, которое читает инструкция</translation>
    </message>
    <message>
        <source>the program is run step by step</source>
        <translation>программа выполняется шаг за шагом</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>раньше чем %1</translation>
    </message>
    <message>
        <source>value of a variable or register</source>
        <translation>значение переменной или регистра</translation>
    </message>
    <message>
        <source>as the program begins</source>
        <translation>как в начале программы</translation>
    </message>
    <message>
        <source>predicate of the thread</source>
        <translation>предикат нити</translation>
    </message>
    <message>
        <source>first byte of the thread&apos;s word</source>
        <translation>первый байт слова нити</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>Как измерено</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Постоянные</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Линейная</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Логарифмическая</translation>
    </message>
    <message>
        <source>IPC/SM, other instruction</source>
        <translation>IPC/SM, другая инструкция</translation>
    </message>
    <message>
        <source>IPC/SM, arithmetic</source>
        <translation>IPC/SM, арифметика</translation>
    </message>
    <message>
        <source>IPC/SM, all instructions</source>
        <translation>IPC/SM, все инструкции</translation>
    </message>
    <message>
        <source>Gflop/s</source>
        <translation>Гфлоп/с</translation>
    </message>
    <message>
        <source>Warps per SM</source>
        <translation>Варпы на SM</translation>
    </message>
    <message>
        <source>Percent of the maximum</source>
        <translation>Проценты от максимума</translation>
    </message>
    <message>
        <source>Warps per scheduler</source>
        <translation>Варпы на планировщик</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Вст&amp;авить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копировать &amp;адрес ссылки</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Вернуть: %1</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>Выделить &amp;всё</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Шаг &amp;вверх</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Шаг в&amp;низ</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Имя файла:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Типы файлов:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Выбрать</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Новая папка</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Новая папка</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Показывать &amp;скрытые файлы</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Показать </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Папка выше</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Перейти в папку выше</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Создать папку</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Создать новую папку</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Показывать списком</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Показывать таблицей</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Список мест и закладок</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Дата изменения</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Недавние места</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 уже существует.
Заменить?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Файл не найден.
Проверьте имя файла.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Папка не найдена.
Проверьте имя папки.</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Закрывает панель</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Открепляет панель и прикрепляет обратно</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Удалить «%1»?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Не удалось удалить папку.</translation>
    </message>
    <message>
        <source>1 warp reaches %1 % of the peak</source>
        <translation>1 варп даёт %1 % от пика</translation>
    </message>
    <message numerus="yes">
        <source>%n warps reach %1 % of the peak</source>
        <translation>
            <numerusform>%n варп даёт %1 % от пика</numerusform>
            <numerusform>%n варпа дают %1 % от пика</numerusform>
            <numerusform>%n варпов дают %1 % от пика</numerusform>
        </translation>
    </message>
    <message>
        <source>1 warp hides all latency</source>
        <translation>1 варп скрывает всю латентность</translation>
    </message>
    <message numerus="yes">
        <source>%n warps hide all latency</source>
        <translation>
            <numerusform>%n варп скрывает всю латентность</numerusform>
            <numerusform>%n варпа скрывают всю латентность</numerusform>
            <numerusform>%n варпов скрывают всю латентность</numerusform>
        </translation>
    </message>
    <message>
        <source>; at 1 warp %1 % is reached</source>
        <translation>; 1 варп даёт %1 %</translation>
    </message>
    <message numerus="yes">
        <source>; at %n warps %1 % is reached</source>
        <translation>
            <numerusform>; %n варп даёт %1 %</numerusform>
            <numerusform>; %n варпа дают %1 %</numerusform>
            <numerusform>; %n варпов дают %1 %</numerusform>
        </translation>
    </message>
    <message>
        <source>1 independent load per warp</source>
        <translation>1 независимая загрузка на варп</translation>
    </message>
    <message numerus="yes">
        <source>%n independent loads per warp</source>
        <translation>
            <numerusform>%n независимая загрузка на варп</numerusform>
            <numerusform>%n независимые загрузки на варп</numerusform>
            <numerusform>%n независимых загрузок на варп</numerusform>
        </translation>
    </message>
    <message>
        <source>1 independent instruction per warp</source>
        <translation>1 независимая инструкция на варп</translation>
    </message>
    <message numerus="yes">
        <source>%n independent instructions per warp</source>
        <translation>
            <numerusform>%n независимая инструкция на варп</numerusform>
            <numerusform>%n независимые инструкции на варп</numerusform>
            <numerusform>%n независимых инструкций на варп</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more warp</source>
        <translation>1 варп</translation>
    </message>
    <message numerus="yes">
        <source>%n more warps</source>
        <translation>
            <numerusform>%n варп</numerusform>
            <numerusform>%n варпа</numerusform>
            <numerusform>%n варпов</numerusform>
        </translation>
    </message>
    <message>
        <source>; 1 warp is to spare.</source>
        <translation>; 1 варп лишний.</translation>
    </message>
    <message numerus="yes">
        <source>; %n warps are to spare.</source>
        <translation>
            <numerusform>; лишний %n варп.</numerusform>
            <numerusform>; лишние %n варпа.</numerusform>
            <numerusform>; лишних %n варпов.</numerusform>
        </translation>
    </message>
    <message>
        <source>expected &apos;MAJOR.MINOR&apos; as in &apos;5.2&apos;, found %1</source>
        <translation>ожидалось 'MAJOR.MINOR', например '5.2', найдено %1</translation>
    </message>
    <message>
        <source>expected up to 64 lower-case letters, digits, &apos;-&apos; and &apos;_&apos;, found %1</source>
        <translation>ожидалось до 64 строчных латинских букв, цифр, '-' и '_', найдено %1</translation>
    </message>
    <message>
        <source>expected one &apos;!&apos; before a predicate, found more</source>
        <translation>перед предикатом ожидается один «!», найдено больше</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no register, number or name that is declared</source>
        <translation>«%1» — не регистр, не число и не объявленное имя</translation>
    </message>
    <message>
        <source>expected an address such as [%rd4+8], found &apos;%1&apos;</source>
        <translation>ожидается адрес вида [%rd4+8], найдено «%1»</translation>
    </message>
    <message>
        <source>Arithmetic latency and memory throughput, so that it asks for about half of the warps.</source>
        <translation>Арифметическую латентность и пропускную способность памяти, поэтому просит около половины варпов.</translation>
    </message>
    <message>
        <source>CUDA guide, refined</source>
        <translation>Руководство CUDA, уточнённое</translation>
    </message>
    <message>
        <source>Arithmetic latency and memory throughput; it counts the stalled warp and the load itself.</source>
        <translation>Арифметическую латентность и пропускную способность памяти; считает ждущий варп и саму загрузку.</translation>
    </message>
    <message>
        <source>CUDA guide with arithmetic latency</source>
        <translation>Руководство CUDA + латентность</translation>
    </message>
    <message>
        <source>Memory throughput and the issue slots of the load.</source>
        <translation>Пропускную способность памяти и места выдачи загрузки.</translation>
    </message>
    <message>
        <source>Hong-Kim 2009</source>
        <translation>Hong-Kim 2009</translation>
    </message>
    <message>
        <source>Arithmetic latency: a warp computes as fast as the SM issues.</source>
        <translation>Арифметическую латентность: варп считает с темпом выдачи SM.</translation>
    </message>
    <message>
        <source>Sim et al. 2012</source>
        <translation>Sim et al. 2012</translation>
    </message>
    <message>
        <source>That one warp&apos;s arithmetic and memory latencies add up, beyond what it counts as overlap.</source>
        <translation>Что латентности арифметики и памяти одного варпа складываются — сверх того, что она считает перекрытием.</translation>
    </message>
    <message>
        <source>Song et al. 2013</source>
        <translation>Song et al. 2013</translation>
    </message>
    <message>
        <source>Arithmetic latency altogether.</source>
        <translation>Арифметическую латентность полностью.</translation>
    </message>
    <message>
        <source>Its equations were not to be had; this is the bound without arithmetic latency, which the thesis says it leaves out.</source>
        <translation>Её уравнений достать не удалось; это граница без арифметической латентности, которую она, по словам диссертации, упускает.</translation>
    </message>
    <message>
        <source>That a warp waits for both: arithmetic and memory are taken in isolation.</source>
        <translation>Что варп ждёт и того и другого: арифметика и память взяты по отдельности.</translation>
    </message>
    <message>
        <source>GPUMech 2014</source>
        <translation>GPUMech 2014</translation>
    </message>
    <message>
        <source>That arithmetic between loads relieves the memory queue; there is no limit on outstanding misses here.</source>
        <translation>Что арифметика между загрузками разгружает очередь памяти; предела на ожидающие промахи здесь нет.</translation>
    </message>
    <message>
        <source>The queue is that of a public implementation, which jumps where memory saturates; the paper&apos;s own may differ.</source>
        <translation>Очередь взята из открытой реализации, у которой скачок там, где память насыщается; в самой статье может быть иначе.</translation>
    </message>
    <message>
        <source>Adding times</source>
        <translation>Сложение времён</translation>
    </message>
    <message>
        <source>That arithmetic of some warps overlaps memory accesses of others.</source>
        <translation>Что арифметика одних варпов перекрывает обращения к памяти других.</translation>
    </message>
    <message>
        <source>Made from the question that heads §4.12, do instruction times add or overlap; the section&apos;s own equations were not to be had.</source>
        <translation>Построена по вопросу в заглавии §4.12: складываются ли времена инструкций или перекрываются; уравнений самого раздела достать не удалось.</translation>
    </message>
    <message>
        <source>Overlapping times</source>
        <translation>Перекрытие времён</translation>
    </message>
    <message>
        <source>That one warp&apos;s arithmetic and memory latencies do not overlap.</source>
        <translation>Что латентности арифметики и памяти одного варпа не перекрываются.</translation>
    </message>
    <message>
        <source>No bandwidth limit</source>
        <translation>Без предела памяти</translation>
    </message>
    <message>
        <source>Memory throughput: any number of accesses is served at once.</source>
        <translation>Пропускную способность памяти: сразу обслуживается сколько угодно обращений.</translation>
    </message>
    <message>
        <source>Made from the heading of §4.13, models with no memory bandwidth limits: the bound without that limit.</source>
        <translation>Построена по заглавию §4.13, модели без предела пропускной способности памяти: граница без этого предела.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>All latency, and with it occupancy.</source>
        <translation>Всю латентность, а с ней и заполненность.</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>port</source>
        <translation>порт</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Границы</translation>
    </message>
    <message>
        <source>Gradual saturation: it is sharp where two limits meet.</source>
        <translation>Плавное насыщение: где сходятся два предела, у неё острый угол.</translation>
    </message>
    <message>
        <source>What the schedulers choose, and contention beyond one queue for memory.</source>
        <translation>Выбор планировщиков и соперничество за память сверх одной очереди.</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Симуляция</translation>
    </message>
    <message>
        <source>Latencies that vary, and queues of other SMs, where the GPU&apos;s file says nothing of them.</source>
        <translation>Непостоянные латентности и очереди других SM, если файл GPU о них молчит.</translation>
    </message>
    <message>
        <source>arithmetic intensity: FADDs per other instruction</source>
        <translation>арифметическая интенсивность: FADD на одну другую инструкцию</translation>
    </message>
    <message>
        <source>occupancy: resident warps per SM</source>
        <translation>заполненность: резидентные варпы на SM</translation>
    </message>
    <message>
        <source>fraction of the peak throughput that &apos;needed&apos; means</source>
        <translation>доля пиковой пропускной способности, которую значит «нужно»</translation>
    </message>
    <message>
        <source>issue cycles that one other instruction takes</source>
        <translation>такты выдачи одной другой инструкции</translation>
    </message>
    <message>
        <source>%1 must be %2 to %3, not %4</source>
        <translation>%1: от %2 до %3, а не %4</translation>
    </message>
    <message>
        <source>words of memory</source>
        <translation>слова памяти</translation>
    </message>
    <message>
        <source>the memory begins with more words than it has</source>
        <translation>начальных слов памяти больше, чем в ней слов</translation>
    </message>
    <message>
        <source>entries of the divergence stack</source>
        <translation>записи стека расхождения</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>шаги</translation>
    </message>
    <message>
        <source>the program uses convergence barriers (BSSY, BSYNC, BREAK or YIELD), which the stack machine does not have; choose the independent machine</source>
        <translation>программа использует барьеры схождения (BSSY, BSYNC, BREAK или YIELD), которых у машины со стеком нет; выберите независимую машину</translation>
    </message>
    <message>
        <source>the program uses the divergence stack (SSY, .S, PBK, PCNT or CAL), which the independent machine does not have; choose the stack machine</source>
        <translation>программа использует стек расхождения (SSY, .S, PBK, PCNT или CAL), которого у независимой машины нет; выберите машину со стеком</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>threads of a warp</source>
        <translation>нити варпа</translation>
    </message>
    <message>
        <source>CUDA: a warp of every GPU</source>
        <translation>CUDA: варп любого GPU</translation>
    </message>
    <message>
        <source>largest address</source>
        <translation>наибольший адрес</translation>
    </message>
    <message>
        <source>bytes of a formula at most</source>
        <translation>байты формулы, не более</translation>
    </message>
    <message>
        <source>largest row or column</source>
        <translation>наибольшая строка или столбец</translation>
    </message>
    <message>
        <source>a whole number of 32 bits</source>
        <translation>целое число из 32 бит</translation>
    </message>
    <message>
        <source>banks at most</source>
        <translation>банков, не более</translation>
    </message>
    <message>
        <source>predicates of a thread</source>
        <translation>предикаты нити</translation>
    </message>
    <message>
        <source>instructions of a program at most</source>
        <translation>инструкции программы, не более</translation>
    </message>
    <message>
        <source>length of a program or formula at most</source>
        <translation>длина программы или формулы, не более</translation>
    </message>
    <message>
        <source>blocks, parentheses and signs inside one another at most</source>
        <translation>вложенных блоков, скобок и знаков, не более</translation>
    </message>
    <message>
        <source>operators that wait for one another at most</source>
        <translation>ожидающих друг друга операций, не более</translation>
    </message>
    <message>
        <source>instructions after which a run is stopped</source>
        <translation>инструкции, после которых выполнение прерывается</translation>
    </message>
    <message>
        <source>instructions of a simulated loop at most</source>
        <translation>инструкции моделируемого цикла, не более</translation>
    </message>
    <message>
        <source>A. Kleimenov and N. Popova, A method for prediction execution time of GPU programs, Computational nanotechnology 8(1), 2021, %1</source>
        <translation>A. Kleimenov and N. Popova, A method for prediction execution time of GPU programs, Computational nanotechnology 8(1), 2021, %1</translation>
    </message>
    <message>
        <source>longest warp</source>
        <translation>долгий варп</translation>
    </message>
    <message>
        <source>issue of all warps</source>
        <translation>выдача варпов</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Листинг</translation>
    </message>
    <message>
        <source>A listing that comes with the program; or drop a file, or paste text</source>
        <translation>Листинг из программы; или перетащите файл, или вставьте текст</translation>
    </message>
    <message>
        <source>Open a listing</source>
        <translation>Открыть листинг</translation>
    </message>
    <message>
        <source>Output of &apos;cuobjdump -sass&apos; or &apos;nvdisasm -hex&apos;, or CuAssembler&apos;s text</source>
        <translation>Вывод &apos;cuobjdump -sass&apos; или &apos;nvdisasm -hex&apos;, или текст CuAssembler</translation>
    </message>
    <message>
        <source>Open a listing…</source>
        <translation>Открыть листинг…</translation>
    </message>
    <message>
        <source>Listings (*.sass *.asm *.txt);;All files (*)</source>
        <translation>Листинги (*.sass *.asm *.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Paste a listing</source>
        <translation>Вставить листинг</translation>
    </message>
    <message>
        <source>There is no listing on the clipboard: copy the output of &apos;cuobjdump -sass&apos; or &apos;nvdisasm -hex&apos;, with its addresses and encodings in comments.</source>
        <translation>В буфере обмена нет листинга: скопируйте вывод &apos;cuobjdump -sass&apos; или &apos;nvdisasm -hex&apos; с адресами и кодировками в комментариях.</translation>
    </message>
    <message>
        <source>bytes of memory per core and cycle</source>
        <translation>байты памяти на ядро и такт</translation>
    </message>
    <message>
        <source>%1; bandwidth in GB/s, clock in MHz</source>
        <translation>%1; полоса в ГБ/с, частота в МГц</translation>
    </message>
    <message>
        <source>%1: the symbols of prior models</source>
        <translation>%1: обозначения прежних моделей</translation>
    </message>
    <message>
        <source>bandwidth of the whole GPU</source>
        <translation>пропускная способность всего GPU</translation>
    </message>
    <message>
        <source>%1: 128 bytes a coalesced load of a warp; clock in MHz</source>
        <translation>%1: 128 байт на объединённую загрузку варпа; частота в МГц</translation>
    </message>
    <message>
        <source>%1: 256 bytes a coalesced load of a warp; clock in MHz</source>
        <translation>%1: 256 байт на объединённую загрузку варпа; частота в МГц</translation>
    </message>
    <message>
        <source>thread-level adds per cycle and SM</source>
        <translation>сложения нитей за такт на SM</translation>
    </message>
    <message>
        <source>64 threads a warp</source>
        <translation>64 нити в варпе</translation>
    </message>
    <message>
        <source>adds of the whole GPU</source>
        <translation>сложения всего GPU</translation>
    </message>
    <message>
        <source>32 threads a warp, a flop each; clock in MHz</source>
        <translation>32 нити в варпе, по операции каждая; частота в МГц</translation>
    </message>
    <message>
        <source>64 threads a warp, a flop each; clock in MHz</source>
        <translation>64 нити в варпе, по операции каждая; частота в МГц</translation>
    </message>
    <message>
        <source>resident warps of those that an SM holds</source>
        <translation>резидентные варпы от тех, что вмещает SM</translation>
    </message>
    <message>
        <source>warps on a scheduler, on average</source>
        <translation>варпы на планировщик в среднем</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
</context>
</TS>
