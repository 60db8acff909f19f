import { describe, expect, it } from 'vitest';
import type { BreakTold } from './breakToTell.ts';
import { NO_HOLIDAYS } from './dueMonths.ts';
import { sayNext, toldOf } from './headlineWords.ts';
import { NOTHING_INSTEAD } from './insteadOfOffers.ts';
import type { Note } from './noting.ts';
import { whileTimeRuns } from './offersWait.ts';
import { repaymentOn } from './repaymentOn.ts';
import { after, OFFERS } from './testing/mockUp.ts';

const says = (debtId: string, answer: 'accepts' | 'refuses' | 'asks for more'): readonly [string, Note] => [
  '2026-11-10',
  { kind: 'answered', on: '2026-11-10', debtId, answer, sum: null },
];
const takes = (more: object = {}): readonly [string, Note] => [
  '2026-11-20',
  { kind: 'break', from: '2027-01', to: '2027-02', monthly: 0, ...more },
];
const NOBODY: BreakTold = new Map();

function standing(
  of: readonly (readonly [string, Note])[],
  told: BreakTold | undefined,
  today = '2026-11-21',
) {
  const instead = { ...NOTHING_INSTEAD, ...(told && { breakTold: told }) };
  const stands = repaymentOn(after(OFFERS, ...of), today, NO_HOLIDAYS, undefined, null, undefined, instead);
  if (!stands) throw new Error('There is no plan.');
  const toTell = stands.debts.filter(({ next }) => next.step === 'tell of the break').map(({ id }) => id);
  return { stands, toTell: toTell.toSorted() };
}
const ANSWERED = [says('fenland', 'accepts'), says('marlow', 'refuses'), says('barrowby', 'asks for more')];

describe('a break that a plan takes (DN-1651)', () => {
  it('is told to each lender that is paid and was offered that; who wants more has an answer first', () => {
    const { stands, toTell } = standing([...ANSWERED, takes()], NOBODY);
    expect(toTell).toEqual(['fenland', 'kestrel', 'marlow']);
    expect(stands.tasks).toContain('tell of the break');
    expect(sayNext(toldOf(stands), '2026-11-21')).toBe('You tell your lenders about your break');
  });

  it('is not told again to whom a letter went for this break, and one for a break before does not count', () => {
    const told = (on: string): BreakTold => new Map([['fenland', [on]]]);
    expect(standing([...ANSWERED, takes()], told('2026-11-20')).toTell).toEqual(['kestrel', 'marlow']);
    expect(standing([...ANSWERED, takes()], told('2026-11-12')).toTell).toEqual(['kestrel', 'marlow']);
    expect(standing([...ANSWERED, takes()], told('2026-10-01')).toTell).toContain('fenland');
    const before = takes({ from: '2026-12', to: '2026-12' });
    const next: readonly [string, Note] = [
      '2026-11-28',
      { kind: 'break', from: '2027-03', to: '2027-03', monthly: 0 },
    ];
    expect(standing([before, next], told('2026-11-20'), '2026-11-28').toTell).toContain('fenland');
    expect(standing([before, next], told('2026-11-28'), '2026-11-28').toTell).not.toContain('fenland');
  });

  it('is not told to who agreed to the same months, nor by who gets nothing, nor once it is over', () => {
    const agreed = takes({ debtId: 'fenland' });
    expect(standing([...ANSWERED, takes(), agreed], NOBODY).toTell).toEqual(['kestrel', 'marlow']);
    const closed: readonly [string, Note] = [
      '2026-11-20',
      { kind: 'closed', on: '2026-11-20', debtId: 'kestrel', why: 'paid elsewhere' },
    ];
    expect(standing([...ANSWERED, takes(), closed], NOBODY).toTell).toEqual(['fenland', 'marlow']);
    expect(standing([...ANSWERED, takes()], NOBODY, '2027-03-01').toTell).toEqual([]);
  });

  it('is nothing to tell where nobody knows the letters, and while the law keeps lenders away', () => {
    expect(standing([...ANSWERED, takes()], undefined).toTell).toEqual([]);
    const { stands } = standing([...ANSWERED, takes()], NOBODY);
    const held = whileTimeRuns(stands, { shortName: 'BS', endsOn: '2027-01-20' });
    expect(held.tasks).not.toContain('tell of the break');
    expect(held.debts.map(({ next }) => next.step)).not.toContain('tell of the break');
  });
});
