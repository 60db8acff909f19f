import { completeBudget } from '@towpath/contracts/api/budget.ts';
import type { BodyOf } from '@towpath/contracts/api/call.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW_ANSWERS, walkReview } from '../../testing/adviceJourney.ts';
import { COSTS, fillIn, submitCosts } from '../../testing/budget.ts';
import { inFullReview, USUAL_ANSWERS, type Walker } from '../../testing/journeyWalk.ts';
import { addsDebt, debtIdOf, hears, letterKinds, sendsLetter } from '../../testing/letters.ts';
import { daysLater, drawnUp, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const DAY = 24 * 3600 * 1000;
const today = () => test.clock.now().toISOString().slice(0, 10);

const COURT = { hasLegalAction: true, courtStage: 'court claim' };
const RULED = { hasLegalAction: true, courtStage: 'judgment' };
const BAILIFFS = { hasLegalAction: true, courtStage: 'bailiffs' };
type Said = BodyOf<typeof tellForLetters>;
const tell = async (person: Walker, body: Said) => {
  expect((await person.call(tellForLetters, { body })).status, body.kind).toBe(200);
};

/** Somebody in one nation who has finished their budget and has these debts. */
async function living(nation: string, debts: readonly Parameters<typeof addsDebt>[1][]): Promise<Walker> {
  const person = await inFullReview(test, { ...USUAL_ANSWERS, nation });
  await walkReview(person, REVIEW_ANSWERS, 'budget');
  await fillIn(person);
  expect((await person.call(completeBudget, {})).status).toBe(204);
  for (const [at, debt] of debts.entries()) {
    await addsDebt(person, { initialCreditorName: `Owed ${at + 1}`, ...debt });
  }
  return person;
}

/** Of each person, the kinds of letter that they can open at some time, with what leads there. */
const REACHED: readonly (readonly [
  who: string,
  kinds: readonly string[],
  lead: () => Promise<readonly string[]>,
])[] = [
  [
    'who is chased in England',
    [
      'court-claim-reply',
      'redetermination',
      'set-aside',
      'letter-of-claim',
      'bailiff-wait',
      'council-take-back',
      'council-tax-arrears',
      'council-tax-hardship',
      'complaint-council',
      'rent-arrears',
      'mortgage-arrears',
      'energy-arrears',
      'water-arrears',
      'benefit-overpayment',
      'housing-benefit-overpayment',
      'tax-time-to-pay',
      'court-fine',
      'hire-purchase-arrears',
      'hire-purchase-return',
      'interest-freeze',
      'breathing-space-request',
      'holding-request',
      'prove-debt',
      'consumer-credit-copy',
      'debt-sold',
      'joint-debt',
      'cancel-card-payment',
      'close-account',
      'complaint',
    ],
    async () => {
      const kinds = [24, 22, 19, 25, 27, 30, 46, 33, 35, 15, 43].map(creditTypeId => ({ creditTypeId }));
      const person = await living('england', [
        COURT,
        RULED,
        { creditTypeId: 24, ...BAILIFFS },
        { isJoint: true },
        { isDisputed: true },
        ...kinds,
      ]);
      return letterKinds(person);
    },
  ],
  [
    'who says what only they know',
    ['bailiff-vulnerable', 'statute-barred-england-wales', 'full-and-final-offer', 'full-and-final-accept'],
    async () => {
      const person = await living('wales', [BAILIFFS, { isVeryOld: true }]);
      await tell(person, { kind: 'health', agrees: true });
      await tell(person, { kind: 'lump sum', sum: '900' });
      await tell(person, { kind: 'chased', debtId: await debtIdOf(person, 'Owed 2'), isSo: true });
      const before = await letterKinds(person);
      const offer = `full-and-final-offer.${await debtIdOf(person, 'Kestrel Cards')}`;
      await sendsLetter(person, offer, today());
      await hears(person, offer, 'accepted', today());
      return [...before, ...(await letterKinds(person))];
    },
  ],
  [
    'who has nothing left',
    [
      'write-off-illness',
      'write-off-request',
      'token-offer',
      'token-more-asked',
      'token-second-try',
      'no-offer',
    ],
    async () => {
      const person = await living('england', []);
      const [rent, ...others] = COSTS[11] ?? [];
      if (!rent) throw new Error('The budget has no rent');
      await submitCosts(person, 11, [{ ...rent, amount: 900 }, ...others]);
      await person.call(completeBudget, {});
      await tell(person, { kind: 'health', agrees: true });
      const before = await letterKinds(person);
      const offer = `token-offer.${await debtIdOf(person, 'Kestrel Cards')}`;
      await sendsLetter(person, offer, today());
      await hears(person, offer, 'asks for more', today());
      const asked = await letterKinds(person);
      await hears(person, offer, 'refused', today());
      return [...before, ...asked, ...(await letterKinds(person))];
    },
  ],
  [
    'whom the law protects in England',
    [
      'breathing-space-runs',
      'breathing-space-runs-bailiff',
      'breathing-space-tell',
      'breathing-space-bailiff',
      'debt-relief-order-runs',
      'debt-relief-order-tell',
    ],
    async () => {
      const person = await living('england', [BAILIFFS]);
      await tell(person, { kind: 'in force', solution: 'BS' });
      const breathing = await letterKinds(person);
      await tell(person, { kind: 'in force', solution: 'DRO' });
      return [...breathing, ...(await letterKinds(person))];
    },
  ],
  [
    'who lives in Scotland',
    ['sheriff-officers', 'time-to-pay-court', 'prescribed-scotland', 'moratorium-tell'],
    async () => {
      const person = await living('scotland', [BAILIFFS, COURT, { isVeryOld: true }]);
      await tell(person, { kind: 'chased', debtId: await debtIdOf(person, 'Owed 3'), isSo: true });
      const before = await letterKinds(person);
      await tell(person, { kind: 'in force', solution: 'MOR' });
      return [...before, ...(await letterKinds(person))];
    },
  ],
  [
    'who lives in Northern Ireland',
    [
      'court-claim-reply-ni',
      'judgment-offer-ni',
      'enforcement-office',
      'rates-arrears',
      'energy-arrears-ni',
      'benefit-overpayment-ni',
      'statute-barred-northern-ireland',
    ],
    async () => {
      const kinds = [24, 26, 30].map(creditTypeId => ({ creditTypeId }));
      const person = await living('northern-ireland', [RULED, { isVeryOld: true }, ...kinds, COURT]);
      await tell(person, { kind: 'chased', debtId: await debtIdOf(person, 'Owed 2'), isSo: true });
      return letterKinds(person);
    },
  ],
  [
    'whose offers are answered, or not',
    [
      'pro-rata-offer',
      'offer-reminder',
      'pro-rata-more-asked',
      'pro-rata-second-try',
      'offer-refused',
      'first-payment',
      'change-of-means',
      'payment-break',
      'ombudsman',
    ],
    async () => {
      const { person } = await repaying(test, staff);
      const seen = [...(await letterKinds(person))];
      const about = await debtIdOf(person, 'Kestrel Cards');
      await sendsLetter(person, `pro-rata-offer.${about}`, today());
      for (const answer of ['none', 'asks for more', 'refused', 'accepted'] as const) {
        await hears(person, `pro-rata-offer.${about}`, answer, today());
        seen.push(...(await letterKinds(person)));
      }
      // Of two letters of one day, the one that was noted later is the last.
      test.clock.forward(1000);
      await sendsLetter(person, `complaint.${about}`, today());
      // They have eight weeks.
      expect(await letterKinds(person)).not.toContain('ombudsman');
      test.clock.forward(57 * DAY);
      return [...seen, ...(await letterKinds(await daysLater(test, person)))];
    },
  ],
  [
    'who has paid a debt off',
    ['paid-in-full'],
    async () => {
      const { person, debts, note } = await drawnUp(test, staff, '2027-02-20');
      const debtId = debts[0]?.id ?? '';
      await note({ kind: 'balance put right', on: today(), debtId, balance: 0, why: 'statement' });
      return letterKinds(person);
    },
  ],
];

describe('a letter that somebody needs', () => {
  it.each(REACHED)('is there for somebody %s (DN-460)', async (_, kinds, lead) => {
    const seen = new Set(await lead());
    expect(kinds.filter(kind => !seen.has(kind))).toEqual([]);
  });

  it('is never one that nobody can reach (DN-460)', () => {
    const { letters } = readOperatorContent(shipped);
    const reached = new Set(REACHED.flatMap(([, kinds]) => kinds));
    expect(letters.map(({ id }) => id).filter(id => !reached.has(id))).toEqual([]);
  });
});
