import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { describe, expect, it } from 'vitest';
import { advice, notKnown, notOpen, solution, tooMuchLeft } from '../testing/advice.ts';
import {
  monthlyPayment,
  opening,
  payOnCard,
  reasonsByOutcome,
  sayClearIn,
  sayMonths,
  sayTerm,
  solutionNamed,
  whatToFindOut,
  whyNot,
} from './solutionTexts.ts';
import { words } from './words.ts';

describe('the monthly payment on a card', () => {
  it.each([
    ['IVA', 196, '£196'],
    ['DMP', 196.4, '£196'],
    ['DMP', 1250, '£1,250'],
    ['BKY', 1250, 'N/A'],
    ['DMP', null, '£0'],
    ['IVA', 0, '£0'],
    ['DMP', -40, '£0'],
    ['DRO', 196, 'N/A'],
    ['DRO', null, 'N/A'],
    ['PTD', 196, 'N/A'],
    ['SMP', 196, 'N/A'],
  ])('of %s with %s left is %s (AD-023)', (shortName, di, says) => {
    const { payment, ...closed } = solution(shortName, { context: { di } });
    expect(monthlyPayment(closed)).toBe(says);
  });

  it('is its own payment where it has one, whatever is left (SA-027)', () => {
    const own = (shortName: string, payment: Solution['payment']) =>
      monthlyPayment(solution(shortName, { payment, context: { di: 196 } }));
    expect(own('BKY', { value: 0, says: '£0.00' })).toBe('£0');
    expect(own('BKY', { value: 1250, says: '£1,250.00' })).toBe('£1,250');
    expect(own('BKY', { says: '£0.00 to £140.00' })).toBe('£0.00 to £140.00');
    expect(own('PTD', { says: '£0.00 to £140.00' })).toBe('N/A');
  });

  it('is said by another name where it does not apply and money is paid all the same, as in a trust deed (SA-215)', () => {
    const card = (shortName: string, payment: Solution['payment']) =>
      payOnCard(solution(shortName, { payment }));
    expect(card('PTD', { value: 370, says: '£370.00' })).toEqual({
      name: 'You pay monthly',
      says: '£370',
    });
    expect(card('DAS', { says: '£0.00 to £65.00' })).toEqual({
      name: 'You pay monthly',
      says: '£0 to £65',
    });
    expect(card('DRO', { value: 0, says: '£0.00' })).toEqual({ name: 'Monthly payment', says: 'N/A' });
    expect(payOnCard(notOpen('PTD'))).toEqual({ name: 'Monthly payment', says: 'N/A' });
    expect(card('IVA', { value: 269, says: '£269.00' })).toEqual({ name: 'Monthly payment', says: '£269' });
  });
});

describe('the opening of the advice', () => {
  it('is good news by name, with what is owed and left (AD-018)', () => {
    expect(opening(advice(), { name: 'Danielle', owed: 12_674 })).toEqual({
      heading: 'Good news, Danielle',
      isSmall: true,
      lead: 'You owe £12,674 and have £196 left over each month. There is a way through this, and you get to choose it.',
    });
  });

  it('says what the budget comes to, and what of it can go to these debts where that is less (SA-216)', () => {
    const kept = { debts: 16_500, income: 2903, outgoings: 2348 };
    const urgent = [{ code: 'COURT', says: 'Look for the date in the letter from the court.' }];
    const lead = (di: number | null) =>
      opening(advice({ urgent, kept, recommended: solution('IVA', { context: { di } }) }), {
        name: null,
        owed: 16_500,
      }).lead;
    expect(lead(199)).toBe(
      'You owe £16,500 and have £555 left over each month. £199 of it can go to these debts.',
    );
    for (const di of [555, 600, null])
      expect(lead(di)).toBe('You owe £16,500 and have £555 left over each month.');
  });

  it('says nothing of what could go to the debts where what is recommended takes nothing each month (SA-216)', () => {
    const kept = { debts: 11_530, income: 1720, outgoings: 1513 };
    const payment = { value: 0, says: '£0.00' };
    const recommended = solution('DRO', { payment, context: { di: 163 } });
    expect(opening(advice({ kept, recommended }), { name: null, owed: 11_530 }).lead).toBe(
      'You owe £11,530 and have £207 left over each month. There is a way through this, and you get to choose it.',
    );
  });

  it('leaves out a name and figures that are not known', () => {
    const recommended = solution('DRO', { context: { di: null } });
    expect(opening(advice({ recommended, kept: null }), { name: null, owed: undefined })).toEqual({
      heading: 'Good news',
      isSmall: true,
      lead: 'There is a way through this, and you get to choose it.',
    });
  });

  it('is neutral when nothing is open, or an adviser looks first (AD-025)', () => {
    const neutral = 'Let’s talk it through';
    const who = { name: 'Danielle', owed: 1 };
    expect(opening(advice({ recommended: null, eligible: [] }), who).heading).toBe(neutral);
    expect(opening(advice({ status: 'ask an adviser' }), who).heading).toBe(neutral);
  });

  it('is never good news in one view with something that cannot wait (SA-097)', () => {
    const urgent = [{ code: 'COURT', says: 'Look for the date in the letter from the court.' }];
    const said = opening(advice({ urgent }), { name: 'Danielle', owed: 12_674 });
    expect(said).toEqual({
      heading: 'Your advice',
      isSmall: false,
      lead: 'You owe £12,674 and have £196 left over each month.',
    });
  });

  it('says that something is missing, and never good news before that', () => {
    expect(opening(advice({ status: 'incomplete' }), { name: 'Danielle', owed: 1 }).heading).toBe(
      'Nearly there, Danielle',
    );
  });
});

describe('why it cannot be said whether a solution is open', () => {
  const decided = {
    ...notKnown,
    code: 'DAS_TERM_MAX',
    says: 'Time to pay back: 11 years.',
    missingFact: undefined,
  };

  it('is what we need to know', () => {
    const reasons = [decided, notKnown];
    expect(whatToFindOut({ ...notOpen('DAS'), reasons })).toBe('We need to know if you own your home.');
  });

  it('is what an adviser decides, where all is known (SA-217)', () => {
    expect(whatToFindOut({ ...notOpen('DAS'), reasons: [decided] })).toBe('Time to pay back: 11 years.');
  });
});

describe('why a solution is not open', () => {
  it('is the first thing not met, with the figure against the limit', () => {
    expect(whyNot({ ...notOpen('DRO'), reasons: [notKnown, tooMuchLeft] })).toBe(
      'What is left each month: £196 a month. It can be up to £75 a month.',
    );
  });

  it('keeps what is met, not met and not known apart', () => {
    const { met, notMet, cannotSay } = reasonsByOutcome([...notOpen('DRO').reasons, notKnown]);
    expect([met, notMet, cannotSay].map(each => each.map(({ code }) => code))).toEqual([
      ['AGE_MIN'],
      ['DRO_SURPLUS_MAX'],
      ['DRO_NO_HOME'],
    ]);
  });
});

describe('times', () => {
  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [65, '5 years 5 months'],
    [73, '6 years 1 month'],
  ])('of %i months are said as %s', (months, says) => {
    expect(sayMonths(months)).toBe(says);
  });

  it('are said as the server says them where they are not known', () => {
    expect(sayTerm({ says: '60 to 72 months' })).toBe('60 to 72 months');
    expect(sayTerm({ value: 0, says: '0 months' })).toBe('Nothing to pay each month');
    expect(sayTerm(undefined)).toBe('N/A');
    expect(sayClearIn({ says: 'June 2031 to May 2033' }, '2026-11-21')).toBe('June 2031 to May 2033');
    expect(sayClearIn(undefined, '2026-11-21')).toBeUndefined();
  });

  it('until the debts are gone are counted from the day of the advice', () => {
    expect(sayClearIn({ value: '2032-04', says: 'April 2032' }, '2026-11-21')).toBe('5 years 5 months');
    expect(sayClearIn({ value: '2026-11', says: 'November 2026' }, '2026-11-21')).toBe('November 2026');
  });
});

it.each([
  ['DMP', 'Go with a DMP'],
  ['IVA', 'Go with an IVA'],
  ['DRO', 'Go with a DRO'],
  ['BKY', 'Go with BKY'],
])('names %s on the button by its short name (AD-021)', (shortName, says) => {
  expect(words.card.goWith(shortName)).toBe(says);
});

it('finds the solution of an address in any letters, in every group', () => {
  const all = advice({ undecided: [solution('AO')], givesTime: [solution('BS')] });
  for (const shortName of ['dmp', 'IVA', 'dro', 'ao', 'bs']) {
    expect(solutionNamed(all, shortName)?.product.shortName).toBe(shortName.toUpperCase());
  }
  expect(solutionNamed(all, 'zzz')).toBeUndefined();
});
