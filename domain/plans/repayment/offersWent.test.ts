import { describe, expect, it } from 'vitest';
import { besideOffers, firstOfferOn, withDaysSaid } from './offersWent.ts';

const on = (date: number) => ({ year: 2026, month: 11, day: date });
const CHANGES = [
  { state: 'being prepared', on: on(18) },
  { state: 'sent', on: on(29) },
] as const;
const offered = (...days: readonly string[]) => ({ debts: days.map(day => ({ offers: [{ on: day }] })) });

describe('that offers went', () => {
  it('has the day on which the first did, and not the day on which that was written down (DN-732)', () => {
    const first = firstOfferOn(offered('2026-11-22', '2026-11-20'));
    expect(withDaysSaid(CHANGES, first).map(change => change.on)).toEqual([on(18), on(20)]);
    expect(withDaysSaid(CHANGES, firstOfferOn(offered()))).toEqual(CHANGES);
  });

  it('keeps its day where the only offers that are known went later, to who bought the debt (DN-732)', () => {
    expect(withDaysSaid(CHANGES, firstOfferOn(offered('2026-12-02')))).toEqual(CHANGES);
  });

  it('is said once where all that was written down is listed, unless it was taken back (DN-732)', () => {
    const sent = { kind: 'offers sent', takes: null } as const;
    expect(besideOffers(CHANGES, [{ ...sent, counts: 'yes' }])).toEqual([CHANGES[0]]);
    expect(besideOffers(CHANGES, [{ ...sent, counts: 'taken back' }])).toEqual(CHANGES);
    expect(besideOffers(CHANGES, [])).toEqual(CHANGES);
  });
});
