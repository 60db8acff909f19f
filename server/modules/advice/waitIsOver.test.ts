import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { describe, expect, it } from 'vitest';
import { waitIsOver } from './waitIsOver.ts';

type Judged = Pick<AdviceRecord, 'on' | 'close'>;

const END = '2027-03-15';
const wait = (endsOn: string | null = END, code = 'DRO_REPEAT_YEARS') => ({
  code,
  tests: 'Time since your last debt relief order',
  figure: null,
  limit: 72,
  unit: 'months' as const,
  by: null,
  endsOn,
});
const judged = (on: string, ...missing: readonly ReturnType<typeof wait>[]): Judged => ({
  on,
  close: missing.length === 0 ? null : { shortName: 'DRO', missing, bridges: [] },
});
const OVER = { name: 'a debt relief order', endedOn: END };

describe('a wait that an earlier advice named (SA-114)', () => {
  it.each<[string, Judged, readonly Judged[], typeof OVER | null]>([
    ['is over on its day', judged(END), [judged('2026-11-22', wait())], OVER],
    ['is over later', judged('2027-05-01'), [judged('2026-11-22', wait())], OVER],
    ['is not over the day before', judged('2027-03-14', wait()), [judged('2026-11-22', wait())], null],
    [
      'is over though other advice came after it was named',
      judged(END),
      [judged('2027-01-10'), judged('2026-11-22', wait())],
      OVER,
    ],
    [
      'is said once: not after advice that was given since its end',
      judged('2027-03-20'),
      [judged('2027-03-16'), judged('2026-11-22', wait())],
      null,
    ],
    [
      'is not over while the new advice still misses it',
      judged(END, wait('2027-09-01')),
      [judged('2026-11-22', wait())],
      null,
    ],
    [
      'is over where something else is missing now',
      judged(END, wait(null, 'DRO_SURPLUS_MAX')),
      [judged('2026-11-22', wait())],
      OVER,
    ],
    ['was not there', judged(END), [judged('2026-11-22', wait(null))], null],
    ['was not there for who has no earlier advice', judged(END), [], null],
  ])('%s', (_, now, earlier, said) => {
    expect(waitIsOver(now, earlier)).toEqual(said);
  });
});
