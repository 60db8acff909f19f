import { expect, it } from 'vitest';
import { lineOf, linesWith } from '../testing/cases.ts';
import { budgetGaps } from './budgetGaps.ts';
import type { BudgetLine } from './case.ts';

const rented = { tenure: 'rents', hasMortgage: null } as const;
const owned = (hasMortgage: boolean | null) => ({ tenure: 'owns', hasMortgage }) as const;
type Home = Parameters<typeof budgetGaps>[1];
const gapsOf = (lines: readonly BudgetLine[], home: Home = rented, isComplete = true) =>
  Object.entries(budgetGaps({ isComplete, lines }, home)).flatMap(([gap, is]) => (is ? [gap] : []));
const earns = lineOf(1001, 900_00);
const eats = lineOf(3011, 200_00);
const rents = lineOf(2001, 500_00);

it.each<[string, readonly BudgetLine[], readonly string[], Home?]>([
  ['a budget with all of it', linesWith(40_00), []],
  ['no income', [eats, rents], ['income']],
  ['income of 0', [lineOf(1001, 0), eats, rents], ['income']],
  ['a penny of income', [lineOf(1046, 1), eats, rents], []],
  ['nobody eats', [earns, rents], ['food']],
  ['school meals, which are not food for the home', [earns, rents, lineOf(3013, 40_00)], ['food']],
  ['nothing is spent', [earns], ['food', 'housing', 'spending']],
  ['a tenant without rent', [earns, eats], ['housing']],
  ['a line whose sum is not known', [earns, eats, lineOf(2001, null)], []],
  ['a mortgage and no payment', [earns, eats, rents], ['housing'], owned(true)],
  ['a mortgage that is paid', [earns, eats, lineOf(2003, 1)], [], owned(true)],
  ['an owner without a mortgage', [earns, eats], [], owned(false)],
  ['an owner of whom it is not known', [earns, eats], [], owned(null)],
  ['somebody who lives with family', [earns, eats], [], { ...rented, tenure: 'other' }],
])('%s leaves a gap at: %j (SA-041)', (_, lines, gaps, home) => {
  expect(gapsOf(lines, home)).toEqual(gaps);
});

it('a budget that is not complete has no gaps yet (SA-041)', () => {
  expect(gapsOf([], rented, false)).toEqual([]);
});
