import { type DebtOfPack, type PackFacts, packOf } from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters, creditTypes } = readOperatorContent(shipped);
const TODAY = { year: 2026, month: 11, day: 24 };

/** Why no letter of a plan goes about a card debt that it pays £170 a month on, while Breathing Space runs. */
function saysWhy(offersAfter: NonNullable<PackFacts['plan']>['offersAfter'], told: Partial<DebtOfPack> = {}) {
  const { debt: _, attachesBudget: __, stage, beside, lastLetterOn, askAgainFrom, ...person } = FACTS;
  const type = creditTypes.find(({ name }) => name === 'Credit card') ?? null;
  const debts = [{ ...DEBT, type, stage, beside, lastLetterOn, askAgainFrom, ...told }];
  const plan = {
    monthly: 170_00,
    canPay: 170_00,
    way: 'pro rata',
    reviewMonths: 12,
    payments: new Map([[DEBT.id, 170_00]]),
    nextPayment: '2026-12-01',
    paidOff: new Set<string>(),
    ordered: new Set<string>(),
    offersAfter,
    told: new Map(),
  } as const;
  const pack = packOf(letters, { ...person, chosen: 'DMP', inForce: 'BS', plan, debts }, TODAY);
  return { letters: pack.letters.length, says: pack.withoutLetter.map(({ says }) => says) };
}

it('says why no offer of a plan goes while something holds those who are owed off, though others can be written (DN-1312)', () => {
  expect(saysWhy({ shortName: 'BS', endsOn: '2027-01-23' })).toEqual({
    letters: 0,
    says: [
      'Your offer can go from 24 January 2027, once Breathing Space is over. Its letter is here then, and there is nothing to send now.',
    ],
  });
  // Of what they told us of alone no day is known.
  expect(saysWhy({ shortName: 'BS', endsOn: null }).says).toEqual([
    'Your offer can go once Breathing Space is over. Its letter is here then, and there is nothing to send now.',
  ]);
  expect(saysWhy(null)).toEqual({
    letters: 0,
    says: [expect.stringMatching(/^Something that deals with your debts is running already\. Ask us first/u)],
  });
});

it('promises no day for an offer that something else keeps from going (DN-1312)', () => {
  const { letters: count, says } = saysWhy({ shortName: 'BS', endsOn: '2027-01-23' }, { isDisputed: true });
  expect(count).toBe(0);
  expect(says.join(' ')).not.toContain('2027');
});
