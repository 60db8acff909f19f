import { describe, expect, it } from 'vitest';
import type { Case } from '../case.ts';
import { day, debtOf, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn } from '../thresholds/limits.ts';
import { type Assessment, assess } from './assess.ts';
import { paymentShown, solutionOf } from './solutionCard.ts';

const names = (results: Assessment['results']) => results.map(({ product }) => product.shortName);
const scot = (changes: Parameters<typeof tenant>[0] = {}) => tenant({ nation: 'scotland', ...changes });
/** Two debts that come to a sum. */
const owing = (sum: number) => [debtOf(1, sum - 100_00), debtOf(4, 100_00)];
const up = { debt: { isInArrears: false, regularPaymentAmount: 20_00 } };

describe('what cannot wait comes first', () => {
  const bailiffs = (on: string) =>
    tenant({ enforcement: { bailiffs: day(on), court: 'never', eviction: 'never' } });

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-12-05', true],
    ['2026-12-06', false],
  ])('a day within 14 days is urgent, and time comes before all else: %s, %s', (on, isUrgent) => {
    const { now, addOns, addOnsFirst } = assess(bailiffs(on), TODAY);
    expect(now.some(({ code }) => code === 'BAILIFFS_SOON')).toBe(isUrgent);
    expect([names(addOns), addOnsFirst]).toEqual([['BS'], isUrgent]);
  });

  it('lists debts that cost home, freedom and heat before others', () => {
    const debts = [
      debtOf(40, 90_00),
      debtOf(25, 90_00),
      debtOf(1, 900_00),
      debtOf(35, 90_00),
      debtOf(22, 90_00),
    ];
    const stakes = assess(tenant({ debts }), TODAY).now.flatMap(item =>
      'stake' in item ? [item.stake] : [],
    );
    expect(stakes).toEqual(['home', 'liberty', 'energy', 'enforcement']);
  });

  it('sees council tax as a risk of prison in England alone', () => {
    const stake = (nation: Case['nation']) =>
      assess(tenant({ nation, debts: [debtOf(24, 900_00)] }), TODAY).now.flatMap(item =>
        'stake' in item ? [item.stake] : [],
      );
    expect(stake('england')).toEqual(['liberty']);
    expect(stake('scotland')).toEqual(['enforcement']);
  });

  it('names an illegal lender, debts of a business, a crisis and a shortfall', () => {
    const facts = tenant({
      left: -1,
      debts: [debtOf(58, 900_00), debtOf(54, 900_00)],
      crisis: { isInTreatment: true, isConfirmed: null, hasContact: null, isIllLongTerm: null },
    });
    expect(assess(facts, TODAY).now.map(({ code }) => code)).toEqual([
      'CRISIS',
      'ILLEGAL_LENDER',
      'BUSINESS_DEBTS',
      'SHORT_EACH_MONTH',
    ]);
  });
});

describe('what only gives time', () => {
  it('stands beside the groups and is never recommended (AD-014)', () => {
    const { recommended, eligible, ineligible, addOns } = assess(
      tenant({ debts: [debtOf(22, 900_00)] }),
      TODAY,
    );
    expect(names(addOns)).toEqual(['BS']);
    expect(names([...eligible, ...ineligible, ...(recommended ? [recommended] : [])])).not.toContain('BS');
  });

  it('is not offered where no debt is behind and nobody acts', () => {
    expect(assess(tenant({ debts: [debtOf(1, 90_000_00, up)] }), TODAY).addOns).toEqual([]);
  });

  it('is another in Scotland, and none in Northern Ireland', () => {
    expect(names(assess(scot(), TODAY).addOns)).toEqual(['MOR']);
    expect(names(assess(tenant({ nation: 'northern-ireland' }), TODAY).addOns)).toEqual([]);
  });

  it('does not exist before the law that began it', () => {
    expect(names(assess(tenant(), day('2021-05-03')).results)).not.toContain('BS');
    expect(names(assess(tenant(), day('2021-05-04')).results)).toContain('BS');
  });
});

describe('a solution as the API gives it', () => {
  const facts = tenant({ left: 200_00, debts: owing(20_000_00) });
  const assessment = assess(facts, TODAY);
  const limits = limitsOn('england', TODAY);
  const cards = assessment.results.map(result => solutionOf(result, assessment, limits));

  it('has type, eligibility, precedence, rule, product with description, and disposable income (AD-011)', () => {
    expect(cards[0]).toEqual({
      type: 'IVA',
      eligibility: 'ELIGIBLE',
      precedence: 1,
      displayRule: null,
      product: {
        id: 1,
        shortName: 'IVA',
        name: 'Individual Voluntary Arrangement',
        description: expect.stringContaining('one sum a month'),
      },
      context: { di: 200_00 },
    });
  });

  it('shows a payment for IVA, DMP and BKY, N/A for others, £0 when it is not known (AD-023)', () => {
    const shown = Object.fromEntries(cards.map(card => [card.product.shortName, paymentShown(card)]));
    expect(shown).toMatchObject({
      IVA: '£200',
      DMP: '£200',
      BKY: '£200',
      DRO: 'N/A',
      SMP: 'N/A',
      DAP: 'N/A',
    });
    const [card] = cards;
    expect(card && paymentShown({ ...card, context: { di: null } })).toBe('£0');
  });
});
