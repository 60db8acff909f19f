import type { RepaymentMeasured } from '../repayment/measure.ts';
import type { Reach } from './reaches.ts';

/** What years of a plan have to come to: every penny, every day, nothing lost and nothing twice. */
export function repaymentReaches(measured: RepaymentMeasured): readonly Reach[] {
  const { events, lost, doubled, astray, days, unreconciled, looked, otherwise } = measured;
  const none = (name: string, count: number, of: number): Reach => ({
    name,
    found: String(count),
    reached: count === 0 && of > 0,
  });
  return [
    none(`${events} events of a plan: none lost`, lost, events),
    none(`${events} events of a plan: none doubled`, doubled, events),
    none('pence by which the table differs from sums kept apart: none', astray, events),
    none(`${days} days rebuilt: each debt reconciles on all of them`, unreconciled, days),
    none(`${looked} days as they were seen: all rebuilt the same`, otherwise, looked),
  ];
}

export function repaymentLine({
  years,
  creditors,
  events,
  kills,
  noteMs,
  readMs,
}: RepaymentMeasured): string {
  return `\nA plan that is kept: ${years} years, ${creditors} creditors, ${events} events, ${kills} kills; writing one down ${noteMs.toFixed(0)} ms, reading the plan ${readMs.toFixed(0)} ms\n`;
}
