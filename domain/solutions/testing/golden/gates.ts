import type { Case, GetsBy } from '../../case/case.ts';
import { budgetOf, day, debtOf, homeOf, lineOf, NO_CHANGES, tenant, unknown } from '../cases.ts';
import { after } from './common.ts';
import { golden } from './row.ts';

const UNKNOWN = unknown('england');
const budget = (
  lines: Case['statement']['lines'],
  getsBy: Partial<GetsBy> = {},
  home?: Case['home'],
): Case => {
  const facts = tenant(home === undefined ? {} : { home });
  const statement = budgetOf(lines);
  return { ...facts, statement: { ...statement, getsBy: { ...statement.getsBy, ...getsBy } } };
};
const livingWith = (adults: number | null, children: number | null, facts: Case): Case => ({
  ...facts,
  household: { adults, children },
});
/** The same with a mortgage on the list of debts. */
const mortgaged = (facts: Case): Case => ({ ...facts, debts: [...facts.debts, debtOf(19, 90_000_00)] });
const wages = lineOf(1001, 1_500_00);
const food = lineOf(3011, 300_00);
const rent = lineOf(2001, 600_00);
const owed = homeOf(100_000_00, 90_000_00);
const restricted = (hasBankruptcyRestrictions: boolean | null): Case =>
  tenant({ standing: { hasBankruptcyRestrictions, hasCreditorPetition: false } });
const change = (changes: Partial<Case['changes']>): Case =>
  tenant({ changes: { ...NO_CHANGES, ...changes } });
const lump = (lumpSum: number | null): Case => change({ lumpSum });

/** What is asked before any recommendation, and what solutions ask of changes to come. */
export const GATE_ROWS = [
  ...golden('CREDIBLE_BUDGET', 'INCOME_NIL', [
    [budget([lineOf(1011, 1_00), food, rent]), 'met'],
    [budget([lineOf(1011, 2_00), food, rent]), 'met'],
    [budget([lineOf(1011, 99), food, rent]), 'not met'],
    [budget([lineOf(1011, 1), food, rent]), 'not met'],
    [budget([lineOf(1011, 0), food, rent]), 'not met'],
    [budget([food, rent]), 'not met'],
    [budget([food, rent], { income: 'savings' }), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('CREDIBLE_BUDGET', 'SPENDING_NIL', [
    [budget([wages, lineOf(3011, 1)]), 'met'],
    [budget([wages]), 'not met'],
    // What is put by is not spent, and a sum tried out may be below nothing.
    [budget([wages, lineOf(3031, 20_00)]), 'not met'],
    [budget([wages, { typeId: 0, roles: [], monthly: -1, whose: null }]), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('CREDIBLE_BUDGET', 'FOOD_NIL', [
    [budget([wages, lineOf(3011, 20_00), rent]), 'met'],
    [budget([wages, lineOf(3011, 21_00), rent]), 'met'],
    [budget([wages, lineOf(3011, 19_99), rent]), 'not met'],
    [budget([wages, lineOf(3011, 1), rent]), 'not met'],
    // Two adults with two children: each child counts as half an adult.
    [livingWith(2, 2, budget([wages, lineOf(3011, 60_00), rent])), 'met'],
    [livingWith(2, 2, budget([wages, lineOf(3011, 59_99), rent])), 'not met'],
    // Nobody knows for how many it is: what is too little for one adult is too little for all.
    [livingWith(null, null, budget([wages, lineOf(3011, 20_00), rent])), 'cannot say'],
    [livingWith(null, null, budget([wages, lineOf(3011, 19_99), rent])), 'not met'],
    [budget([wages, lineOf(3011, 0), rent]), 'not met'],
    [budget([wages, lineOf(3013, 90_00), rent], { food: 'somebody else pays' }), 'not met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('CREDIBLE_BUDGET', 'HOUSING_NIL', [
    [budget([wages, food, lineOf(2001, 1_00)]), 'met'],
    [budget([wages, food, lineOf(2001, 99)]), 'not met'],
    [budget([wages, food, lineOf(2001, 1)]), 'not met'],
    [budget([wages, food, lineOf(2001, 0)]), 'not met'],
    [budget([wages, food, lineOf(2003, 600_00)]), 'not met'],
    [budget([wages, food], { housing: 'somebody else pays' }), 'met'],
    [budget([wages, food], { housing: 'included elsewhere' }), 'met'],
    [budget([wages, food], { housing: 'savings' }), 'not met'],
    [budget([wages, food], { housing: 'borrowing' }), 'not met'],
    [budget([wages, food], { housing: 'something else' }), 'not met'],
    // Housing benefit that is paid to the landlord still needs the rent beside it.
    [budget([wages, lineOf(1021, 400_00), food]), 'not met'],
    [budget([wages, food, lineOf(2003, 1_00)], {}, owed), 'met'],
    [budget([wages, food, lineOf(2003, 99)], {}, owed), 'not met'],
    [budget([wages, food, lineOf(2003, 0)], {}, owed), 'not met'],
    [budget([wages, food, lineOf(2002, 50_00)], {}, owed), 'not met'],
    [budget([wages, food], {}, homeOf(100_000_00, 1)), 'not met'],
    [budget([wages, food], {}, homeOf(100_000_00, 0)), 'met'],
    [budget([wages, food], {}, homeOf(100_000_00, null)), 'met'],
    [budget([wages, food], {}, { ...homeOf(100_000_00, null), hasMortgage: true }), 'not met'],
    [budget([wages, food], {}, { ...homeOf(100_000_00, null), hasMortgage: false }), 'met'],
    [mortgaged(budget([wages, food], {}, homeOf(100_000_00, null))), 'not met'],
    [mortgaged(budget([wages, food], {}, homeOf(100_000_00, 0))), 'not met'],
    [mortgaged(budget([wages, food, lineOf(2003, 400_00)], {}, homeOf(100_000_00, null))), 'met'],
    [mortgaged(budget([wages, food, rent])), 'met'],
    [budget([wages, food], {}, { ...tenant().home, tenure: 'other' }), 'met'],
    [budget([wages, food], {}, { ...tenant().home, tenure: null }), 'met'],
    [UNKNOWN, 'cannot say'],
  ]),
  ...golden('ALREADY_IN_ARRANGEMENT', 'IN_INSOLVENCY', [
    [tenant(), 'met'],
    [tenant({ earlier: null }), 'met'],
    [after('bankruptcy', '2026-01-01', null, true), 'not met'],
    [after('debt relief order', '2026-01-01', null, true), 'not met'],
    [after('iva', '2024-01-01', null, true), 'not met'],
    [after('trust deed', '2024-01-01', null, true), 'not met'],
    [after('sequestration', '2024-01-01', null, true), 'not met'],
    [after('minimal asset process', '2024-01-01', null, true), 'not met'],
    [after('breathing space', '2026-11-01', null, true), 'met'],
    [after('moratorium', '2026-11-01', null, true), 'met'],
    [after('iva', '2024-01-01', '2026-01-01'), 'met'],
    [after('iva', '2024-01-01', null, null), 'cannot say'],
    [after('iva', '2024-01-01', '2026-11-21', null), 'met'],
    [after('iva', '2024-01-01', '2026-11-22', null), 'cannot say'],
  ]),
  ...golden('ALREADY_IN_ARRANGEMENT', 'IN_ARRANGEMENT', [
    [tenant(), 'met'],
    [after('debt arrangement scheme', '2026-01-01', null, true), 'not met'],
    [after('administration order', '2026-01-01', null, true), 'not met'],
    [after('debt management plan', '2026-01-01', null, true), 'not met'],
    [after('debt management plan', '2026-01-01', null, false), 'met'],
    [after('debt management plan', '2026-01-01', null, null), 'cannot say'],
    [after('iva', '2024-01-01', null, true), 'met'],
  ]),
  ...golden('ALREADY_IN_ARRANGEMENT', 'UNDER_RESTRICTIONS', [
    [restricted(false), 'met'],
    [restricted(true), 'not met'],
    [restricted(null), 'cannot say'],
  ]),
  ...golden('ALREADY_IN_ARRANGEMENT', 'RECENT_BANKRUPTCY', [
    [tenant(), 'met'],
    [tenant({ earlier: null }), 'met'],
    [after('bankruptcy', '2023-10-21', '2024-10-21'), 'met'],
    [after('bankruptcy', '2023-11-21', '2024-11-21'), 'met'],
    [after('bankruptcy', '2023-11-22', '2024-11-22'), 'not met'],
    [after('sequestration', '2023-11-22', '2024-11-22'), 'not met'],
    [after('minimal asset process', '2024-05-22', '2024-11-22'), 'not met'],
    [after('debt relief order', '2023-11-22', '2024-11-22'), 'met'],
    // Without the day of discharge: it came within a year.
    [after('bankruptcy', '2023-11-21', null), 'met'],
    [after('bankruptcy', '2023-11-22', null), 'cannot say'],
    [after('bankruptcy', '2024-11-22', null), 'not met'],
    [after('bankruptcy', null, null), 'cannot say'],
  ]),
  ...golden('IVA', 'NO_CHANGE_SOON', [
    [tenant(), 'met'],
    [change({ move: day('2027-10-21') }), 'cannot say'],
    [change({ move: day('2027-11-20') }), 'cannot say'],
    [change({ move: day('2027-11-21') }), 'met'],
    [change({ move: day('2027-12-21') }), 'met'],
    [change({ move: day('2026-11-21') }), 'cannot say'],
    [change({ move: day('2026-11-20') }), 'met'],
    [change({ newJob: day('2027-01-01') }), 'cannot say'],
    [change({ betterIncome: day('2027-01-01') }), 'cannot say'],
    [change({ worseIncome: day('2027-01-01') }), 'cannot say'],
    [change({ lumpSumOn: day('2027-01-01') }), 'cannot say'],
    [change({ move: day('2029-01-01'), newJob: day('2027-01-01') }), 'cannot say'],
    [change({ betterIncome: null, worseIncome: null, lumpSumOn: null, move: null, newJob: null }), 'met'],
  ]),
  ...golden('IVA', 'NO_LUMP_SUM_NOW', [
    [lump(0), 'met'],
    [lump(null), 'met'],
    [lump(1_999_99), 'met'],
    [lump(2_000_00), 'cannot say'],
    [lump(2_200_00), 'cannot say'],
    [{ ...lump(2_000_00), debts: [debtOf(1, 15_000_00), debtOf(60, 9_000_00)] }, 'cannot say'],
  ]),
];
