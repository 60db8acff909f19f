import { describe, expect, it } from 'vitest';
import { datesToKeep } from './datesToKeep.ts';
import type { DatedThing } from './things.ts';

const TODAY = { year: 2028, month: 1, day: 4 };
const look = (isDue: boolean, over: { readonly months: number } | null = null): DatedThing => ({
  kind: 'look anew',
  day: { year: 2027, month: 11, day: isDue ? 30 : 1 },
  isDue,
  over,
});
const TO_COME: DatedThing = {
  kind: 'look anew',
  day: { year: 2028, month: 2, day: 20 },
  isDue: false,
  over: null,
};
const FAR: DatedThing = { ...TO_COME, day: { year: 2028, month: 6, day: 4 } };
const UNTOLD: DatedThing = { kind: 'payments untold', day: null, count: 10 };
const OFFERS: DatedThing = { kind: 'offers', day: null, count: 1, isRead: true };
const ANSWER: DatedThing = {
  kind: 'answer to look at',
  day: { year: 2027, month: 12, day: 7 },
  from: 'Kestrel Cards',
  says: 'They said no.',
};
const PAYMENT: DatedThing = {
  kind: 'plan payment',
  day: { year: 2028, month: 1, day: 5 },
  sum: 4_00,
  to: ['Kestrel Cards', 'Heron Finance'],
};
const QUESTION: DatedThing = { kind: 'question', day: null, stepId: 's', part: 'debts' };
const RENT: DatedThing = {
  kind: 'priority payment',
  day: { year: 2028, month: 1, day: 5 },
  to: 'Your landlord',
  sum: 400_00,
  keeps: 'home',
};
const COURT: DatedThing = { kind: 'court', day: { year: 2028, month: 1, day: 9 } };

const inOrder = (...toKeep: readonly DatedThing[]) =>
  datesToKeep({ toKeep, awaited: [], done: [] }, TODAY, 'on');
const stakes = (...toKeep: readonly DatedThing[]) => inOrder(...toKeep).dates.map(({ stake }) => stake);

describe('the look at token payments, among the dates to keep', () => {
  it('leads before answers, offers and payments once it is due (DN-1691)', () => {
    const { dates, oneThing } = inOrder(ANSWER, OFFERS, PAYMENT, look(true));
    expect(dates.map(({ stake }) => stake)).toEqual(['look anew', 'plan', 'plan', 'plan']);
    expect(oneThing).toMatchObject({ heading: 'Look at your budget and your advice again', leadsTo: 'plan' });
    expect(oneThing?.text).toContain('something better may fit');
  });

  it('comes after what can be lost and what is to be kept, once the time of the offers is over (DN-1690)', () => {
    const { dates, oneThing } = inOrder(QUESTION, UNTOLD, ANSWER, look(true, { months: 12 }), RENT, COURT);
    expect(dates.map(({ stake }) => stake)).toEqual([
      'court',
      'home',
      'tokens over',
      'question',
      'payments untold',
      'plan',
    ]);
    expect(oneThing?.heading).toBe('Ring about the court papers');
    expect(inOrder(QUESTION, UNTOLD, look(true, { months: 12 })).oneThing).toMatchObject({
      heading: 'Look at your budget and your advice again',
      text: expect.stringContaining(
        'Your offers were for 12 months at most. That time is over, and your lenders may ask for more again.',
      ),
    });
  });

  it('keeps the plan going before it is due, from two months ahead, and is done on its day (DN-1691)', () => {
    expect(stakes(FAR)).toEqual([]);
    const { dates, oneThing } = inOrder(TO_COME);
    expect(dates[0]).toMatchObject({ stake: 'plan', tag: 'Keeps your plan going', isOneThing: false });
    expect(oneThing).toBeNull();
  });

  it('stays good to do for any other plan (DN-1691)', () => {
    expect(stakes({ kind: 'budget review', day: TODAY }, OFFERS)).toEqual(['plan', 'good']);
  });
});

describe('payments of which nothing was said, among the dates to keep', () => {
  it('lead from two on, before offers, answers and the look that is due, with how many they are (DN-1692)', () => {
    const { dates, oneThing } = inOrder(ANSWER, OFFERS, look(true), UNTOLD, PAYMENT);
    expect(dates.map(({ stake }) => stake)).toEqual(['payments untold', 'look anew', 'plan', 'plan', 'plan']);
    expect(oneThing).toMatchObject({
      heading: 'You have not told us about 10 payments',
      text: 'Say which you paid, and which you did not. Both are fine to say. If you can’t go on with it, tell us, and we look at what fits.',
      action: 'Say what you paid',
      leadsTo: 'plan',
    });
  });
});
