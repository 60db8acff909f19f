import type { LettersMeasured } from '../letters/measure.ts';
import { percent, quantile, type Reach } from './reaches.ts';

/** Processor time of a pack, in milliseconds. */
const PACK_CPU_MS = 2_000;
/** The slowest of a hundred calls of other people meanwhile. */
const OTHERS_P99_MS = 50;

/** The targets of a pack of letters: what it takes, and that nobody else waits for it. */
export function lettersReaches(measured: LettersMeasured): readonly Reach[] {
  const { debts, firstCpuMs, cpuMs, beside } = measured;
  const most = Math.max(firstCpuMs, cpuMs);
  const p99 = quantile(beside, 0.99);
  return [
    {
      name: `a pack for ${debts} debts: under ${PACK_CPU_MS / 1000} s of processor time, also the first`,
      found: `${(most / 1000).toFixed(2)} s`,
      reached: most < PACK_CPU_MS,
    },
    {
      name: `other people meanwhile: p99 of a call under ${OTHERS_P99_MS} ms`,
      found: `${p99.toFixed(1)} ms`,
      reached: p99 < OTHERS_P99_MS,
    },
  ];
}

export function lettersLine(measured: LettersMeasured): string {
  const { debts, pages, firstCpuMs, cpuMs, packMs, packs, floor, beside, stolen } = measured;
  const times = (of: readonly number[]) =>
    [0.5, 0.99].map(share => `${quantile(of, share).toFixed(1)} ms`).join(' and ');
  const ratio = quantile(beside, 0.99) / quantile(floor, 0.99);
  return [
    `\nA pack of letters: ${debts} debts, ${pages} pages as PDF, and DOCX; processor time ${firstCpuMs} ms for the first, ${cpuMs} ms after it; there after ${packMs.toFixed(0)} ms (${packs} packs)`,
    `Calls of other people, p50 and p99: ${times(floor)} without packs, ${times(beside)} while they are made (${ratio.toFixed(1)} floors, ${beside.length} calls)`,
    stolen === null ? '' : `${percent(stolen)} of the processors went to other machines meanwhile\n`,
  ].join('\n');
}
