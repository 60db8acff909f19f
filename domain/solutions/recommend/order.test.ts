import { describe, expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import { between, exactly, NEVER, type Span, UNKNOWN_AMOUNT, YES } from '../case/span.ts';
import { type Figures, figuresOf } from '../figures/figures.ts';
import type { ShortName } from '../solution/products.ts';
import { TODAY, tenant } from '../testing/cases.ts';
import { rulesOn } from '../testing/inForce.ts';
import { precedenceOf, preferences } from './order.ts';

type Known = Partial<Pick<Figures, 'planMonths' | 'available' | 'monthsToBetterIncome'>> & {
  readonly contribution?: Span;
};

/** The orders for somebody who cannot pay, with just the figures that decide. */
function orders(nation: UkNation, { contribution = exactly(0), ...known }: Known): readonly string[] {
  const rules = rulesOn(nation, TODAY);
  const figures = figuresOf(tenant({ nation, left: 400_00 }), nation, rules.limits, TODAY);
  const { monthsToBetterIncome = figures.monthsToBetterIncome, ...rest } = known;
  const withoutDisability = { ...figures.withoutDisability, ...rest, scottishContribution: contribution };
  return preferences({ ...figures, cannotPay: YES, monthsToBetterIncome, withoutDisability }, rules).map(
    order => order.join(' '),
  );
}

const limit = (nation: UkNation, key: Parameters<ReturnType<typeof rulesOn>['limits']['span']>[0]) =>
  rulesOn(nation, TODAY).limits.span(key).low;
const longest = limit('england', 'DMP_TERM_MAX');
const soon = limit('england', 'CHANGE_MONTHS');
const floor = limit('scotland', 'PTD_PAYMENT_FLOOR');

const LAST = 'DRO IVA BKY';
const WAIT = 'DRO TPP BKY';

describe('the orders of preference that the figures allow (AD-013)', () => {
  it('leave insolvency out while a plan takes no longer than it may', () => {
    const within = orders('england', { planMonths: exactly(longest) });
    expect(within).toHaveLength(1);
    expect(within).not.toContain(LAST);
    expect(orders('england', { planMonths: exactly(longest + 1) })).toEqual([LAST]);
    expect(orders('england', { planMonths: between(longest, longest + 1) })).toEqual([...within, LAST]);
  });

  const hopeless = { planMonths: NEVER, available: exactly(0) };
  it.each<[string, Known, readonly string[]]>([
    [
      'for money that comes sooner than the limit, where nothing can be paid',
      { monthsToBetterIncome: exactly(soon - 1) },
      [WAIT],
    ],
    ['not for money that comes as late as the limit', { monthsToBetterIncome: exactly(soon) }, [LAST]],
    ['not where no more money will come', { monthsToBetterIncome: NEVER }, [LAST]],
    ['perhaps, where that is not known', { monthsToBetterIncome: UNKNOWN_AMOUNT }, [WAIT, LAST]],
    [
      'perhaps, where it may come as late as the limit',
      { monthsToBetterIncome: between(1, soon) },
      [WAIT, LAST],
    ],
    [
      'not while something can be paid',
      { monthsToBetterIncome: exactly(1), available: exactly(1_00) },
      [LAST],
    ],
    [
      'perhaps, where something may be paid',
      { monthsToBetterIncome: exactly(1), available: between(0, 1_00) },
      [WAIT, LAST],
    ],
  ])('wait %s', (_, known, expected) => {
    expect(orders('england', { ...hopeless, ...known })).toEqual(expected);
  });

  it.each<[string, Span, readonly string[]]>([
    ['just what firms want', exactly(floor), ['MAP PTD SEQ']],
    ['less than firms want', exactly(floor - 1_00), ['MAP SEQ']],
    ['perhaps what firms want', between(0, floor), ['MAP PTD SEQ', 'MAP SEQ']],
  ])('name a trust deed before sequestration with %s', (_, contribution, expected) => {
    const known = { ...hopeless, monthsToBetterIncome: NEVER, contribution };
    expect(orders('scotland', known)).toEqual(expected);
  });
});

describe('the order of all solutions of a nation', () => {
  const precedence = (shortName: ShortName, isAtRisk = false) =>
    precedenceOf(shortName, ['IVA', 'DMP'], isAtRisk);

  it('is the preferred ones, the plan for budget and bills, the others, the home at risk, and what gives time', () => {
    const inOrder: readonly number[] = [
      precedence('IVA'),
      precedence('DMP'),
      precedence('DAP'),
      precedence('SMP'),
      precedence('DRO'),
      precedence('BKY'),
      precedence('TPP'),
      precedence('FFS'),
      precedence('AO'),
      precedence('WO'),
      precedence('BKY', true),
      precedence('BS'),
    ];
    expect(inOrder.toSorted((a, b) => a - b)).toEqual(inOrder);
    expect(new Set(inOrder).size).toBe(inOrder.length);
  });

  it('puts a preferred solution after the others where it puts the home at risk', () => {
    expect(precedenceOf('BKY', ['BKY'], true)).toBeGreaterThan(precedenceOf('WO', ['BKY'], false));
    expect(precedenceOf('BKY', ['BKY'], false)).toBeLessThan(precedenceOf('DAP', ['BKY'], false));
  });
});
