import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { PRODUCTS } from '@towpath/domain/solutions/solution/products.ts';
import { describe, expect, it } from 'vitest';
import { advice, notKnown, notOpen, solution, tooMuchLeft } from '../testing/advice.ts';
import { COMPARED, figuresOf } from './figures.ts';
import { placeToAdd } from './missingParts.ts';
import {
  gravestFirst,
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
  ])('of %s, which is not open, with %s left is %s (AD-023)', (shortName, di, says) => {
    const closed = { ...notOpen(shortName), context: { di } };
    expect(payOnCard(closed)).toEqual({ name: 'Monthly payment', says });
  });

  it('is its own payment where it is open, whatever is left (SA-027)', () => {
    const own = (shortName: string, payment: Solution['payment']) =>
      payOnCard(solution(shortName, { payment, context: { di: 196 } }));
    const named = (says: string) => ({ name: 'Monthly payment', says });
    expect(own('BKY', { value: 0, says: '£0' })).toEqual(named('£0'));
    expect(own('BKY', { value: 1250, says: '£1,250' })).toEqual(named('£1,250'));
    expect(own('BKY', { says: '£0 to £140' })).toEqual(named('£0 to £140'));
    expect(own('IVA', { value: 269, says: '£269' })).toEqual(named('£269'));
  });

  it('is said by another name where it does not apply and the solution is open, as in a trust deed (SA-215)', () => {
    const card = (shortName: string, payment: Solution['payment']) =>
      payOnCard(solution(shortName, { payment }));
    const named = (says: string) => ({ name: 'You pay monthly', says });
    expect(card('PTD', { value: 370, says: '£370' })).toEqual(named('£370'));
    expect(card('DAS', { says: '£0 to £65' })).toEqual(named('£0 to £65'));
    expect(card('DRO', { value: 0, says: '£0' })).toEqual(named('£0'));
  });
});

describe('what is said of payments, of every solution', () => {
  const SHORT_NAMES = PRODUCTS.map(({ shortName }) => shortName);
  /** Everything that the screens say of it: its card, its column beside others, its figures. */
  const saidOf = (of: Solution) => [
    payOnCard(of).says,
    ...COMPARED.map(({ of: cell }) => cell(of).says),
    ...figuresOf(of).map(({ says }) => says),
  ];
  const paying = words.comparison.pays;

  it.each(SHORT_NAMES)(
    'is the same sum everywhere where %s is open, and never that it does not apply (WT-153)',
    name => {
      for (const payment of [{ value: 0, says: '£0' }, { value: 65, says: '£65' }, { says: '£0 to £65' }]) {
        const open = solution(name, { payment });
        const column = COMPARED.find(row => row.name === paying)?.of(open).says;
        expect([payOnCard(open).says, column]).toEqual([payment.says, payment.says]);
        expect(saidOf(open)).not.toContain('N/A');
      }
    },
  );

  it.each(SHORT_NAMES)('is never £0 where it cannot be said what %s takes (WT-153)', name => {
    const open = { ...notOpen(name), eligibility: 'CANNOT_SAY' as const };
    const column = COMPARED.find(row => row.name === paying)?.of(open).says;
    expect([payOnCard(open).says, column]).toEqual(['Not known', 'Not known']);
    expect(saidOf(open)).not.toContain('N/A');
    expect(saidOf({ ...open, product: { ...open.product, shortName: 'BKY' } })).not.toContain('£0');
  });

  it('names the one sum of a settlement, which takes nothing each month (WT-153)', () => {
    const once = solution('FFS', {
      payment: { value: 0, says: '£0' },
      totalPaid: { value: 2000, says: '£2,000' },
    });
    expect(COMPARED.find(row => row.name === paying)?.of(once)).toEqual({
      says: '£0',
      also: 'and £2,000 once',
    });
  });
});

describe('the opening of the advice where there is no answer', () => {
  it('is neutral when nothing is open (AD-025)', () => {
    const said = opening(advice({ status: 'ask an adviser', recommended: null, eligible: [] }), 'Danielle');
    expect(said.heading).toBe('Let’s talk it through');
  });

  it('begins with the bills where only those come first', () => {
    const said = opening(advice({ status: 'ask an adviser', recommended: solution('DAP') }), 'Danielle');
    expect(said.heading).toBe('Let’s start with your bills');
  });

  it('says that something is missing, and never good news before that', () => {
    expect(opening(advice({ status: 'incomplete' }), 'Danielle').heading).toBe('Nearly there, Danielle');
  });

  it('leads to the list first where that has debts which were cleared (DN-1470)', () => {
    const missing = [{ code: 'DEBTS_CLEARED', says: 'Cleared.' }];
    expect(opening(advice({ status: 'incomplete', missing }), 'Danielle').heading).toBe(
      'First, put your list right',
    );
    const steps = [{ id: 'list', type: 'Customer Debts' }];
    expect(placeToAdd('DEBTS_CLEARED', [{ id: 'debts', sections: [{ steps }] }])?.action).toBe(
      'Put your list right',
    );
  });

  it('says that nothing is owed where their plans were told so, with the way to their list (DN-1685)', () => {
    const missing = [{ code: 'NOTHING_OWED', says: 'Paid.' }];
    expect(opening(advice({ status: 'incomplete', missing }), 'Danielle').heading).toBe(
      'You owe nothing now',
    );
    const steps = [{ id: 'list', type: 'Customer Debts' }];
    expect(placeToAdd('NOTHING_OWED', [{ id: 'debts', sections: [{ steps }] }])?.action).toBe(
      'Put your list right',
    );
  });
});

describe('what can go wrong with a solution', () => {
  const { wording } = solution('IVA');
  const risks = ['Home.', 'Work.', 'Register.', 'Failure.'];
  const told = (code: string, says: string) => ({ code, says });
  const risky = solution('IVA', {
    wording: { ...wording, risks },
    disclosures: [told('OTHERS_OWE_TOO', 'Others.'), told('HOME_AT_RISK', 'Your home could be sold.')],
  });

  it('begins with the home of this person, then the gravest for all, then what else is theirs (SA-096)', () => {
    expect(gravestFirst(risky)).toEqual([
      'Your home could be sold.',
      'Home.',
      'Work.',
      'Register.',
      'Others.',
      'Failure.',
    ]);
  });

  it('leaves out what is of the person’s own case where the solution is not open', () => {
    expect(gravestFirst({ ...risky, eligibility: 'INELIGIBLE' })).toEqual(risks);
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
    [12, '12 months'],
    [19, '19 months'],
    [24, '2 years'],
    [65, '5 years 5 months'],
    [73, '6 years 1 month'],
  ])('of %i months are said as %s', (months, says) => {
    expect(sayMonths(months)).toBe(says);
  });

  it('are said as the server says them where they are not known', () => {
    expect(sayTerm({ says: '60 to 72 months' })).toBe('60 to 72 months');
    expect(sayTerm({ value: 0, says: '0 months' })).toBe('Nothing to pay each month');
    expect(sayClearIn({ says: 'June 2031 to May 2033' }, '2026-11-21')).toBe('June 2031 to May 2033');
    expect(sayClearIn(undefined, '2026-11-21')).toBeUndefined();
  });

  it('until the debts are gone are counted from the day of the advice', () => {
    expect(sayClearIn({ value: '2032-04', says: 'April 2032' }, '2026-11-21')).toBe('5 years 5 months');
    expect(sayClearIn({ value: '2026-11', says: 'November 2026' }, '2026-11-21')).toBe('November 2026');
  });
});

it('finds the solution of an address in any letters, in every group', () => {
  const all = advice({ undecided: [solution('AO')], givesTime: [solution('BS')] });
  for (const shortName of ['dmp', 'IVA', 'dro', 'ao', 'bs']) {
    expect(solutionNamed(all, shortName)?.product.shortName).toBe(shortName.toUpperCase());
  }
  expect(solutionNamed(all, 'zzz')).toBeUndefined();
});
