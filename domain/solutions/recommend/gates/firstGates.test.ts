import { describe, expect, it } from 'vitest';
import type { Case } from '../../case/case.ts';
import { budgetOf, debtOf, homeOf, lineOf, TODAY, tenant } from '../../testing/cases.ts';
import { after } from '../../testing/golden/common.ts';
import { assess, recordOf } from '../../testing/inForce.ts';

const asked = (facts: Case) => {
  const { verdict, forAdviser, recommended, gates } = assess(facts, TODAY);
  return { verdict, forAdviser, recommended: recommended?.product.shortName, gates };
};
const budget = (...lines: Case['statement']['lines']): Case => tenant({ statement: budgetOf(lines) });
const [wages, food, rent] = [lineOf(1001, 1_500_00), lineOf(3011, 1_400_00), lineOf(2001, 60_00)];

describe('a budget on which nobody could live (SA-002)', () => {
  it.each<[string, Case, readonly string[]]>([
    ['without income', budget(food, rent), ['INCOME_NIL']],
    ['without food', budget(wages, rent), ['FOOD_NIL']],
    ['without rent', budget(wages, food), ['HOUSING_NIL']],
    ['of zeros', budget(lineOf(1001, 0)), ['INCOME_NIL', 'SPENDING_NIL', 'FOOD_NIL', 'HOUSING_NIL']],
  ])('%s: an adviser asks how the person gets by, and nothing is recommended', (_, facts, codes) => {
    const { gates, ...rest } = asked(facts);
    expect(rest).toEqual({ verdict: 'ASK_ADVISER', forAdviser: ['BUDGET_NOT_CREDIBLE'], recommended: 'DAP' });
    expect(gates.map(({ code, effect }) => [code, effect])).toEqual([['CREDIBLE_BUDGET', 'decided']]);
    expect(gates[0]?.findings.map(({ code }) => code)).toEqual(codes);
  });

  it('keeps how the person gets by in the record, which lifts the gate for a home that somebody else pays alone', () => {
    const facts = budget(wages, food);
    const paid: Case = {
      ...facts,
      statement: { ...facts.statement, getsBy: { income: null, food: null, housing: 'somebody else pays' } },
    };
    expect(asked(paid).forAdviser).not.toContain('BUDGET_NOT_CREDIBLE');
    expect(recordOf(paid, TODAY).inputs.statement.getsBy.housing).toBe('somebody else pays');
  });

  it('needs a mortgage payment only of an owner who has a mortgage', () => {
    const home = (mortgage: number) => ({ ...budget(wages, food), home: homeOf(100_000_00, mortgage) });
    expect(asked(home(1)).forAdviser).toEqual(['BUDGET_NOT_CREDIBLE']);
    expect(asked(home(0)).forAdviser).not.toContain('BUDGET_NOT_CREDIBLE');
  });

  it('needs it too where only the list of debts, or the first questions, know of the mortgage (SA-160)', () => {
    const owner = { ...budget(wages, food), home: homeOf(100_000_00, null) };
    expect(asked(owner).forAdviser).not.toContain('BUDGET_NOT_CREDIBLE');
    const listed: Case = { ...owner, debts: [...owner.debts, debtOf(19, 90_000_00)] };
    expect(asked(listed).forAdviser).toEqual(['BUDGET_NOT_CREDIBLE']);
    expect(asked({ ...owner, home: { ...owner.home, hasMortgage: true } }).forAdviser).toEqual([
      'BUDGET_NOT_CREDIBLE',
    ]);
  });

  it('is not lifted by pennies, and lets be who spends very little (SA-161)', () => {
    const spending = (onFood: number, onRent: number) =>
      asked(budget(wages, lineOf(3011, onFood), lineOf(2001, onRent))).gates.map(({ code }) => code);
    expect(spending(19_99, 600_00)).toEqual(['CREDIBLE_BUDGET']);
    expect(spending(20_00, 99)).toEqual(['CREDIBLE_BUDGET']);
    expect(spending(20_00, 1_00)).not.toContain('CREDIBLE_BUDGET');
  });

  it('leaves nothing to choose from but the plan for budget and bills, and no payment (SA-162)', () => {
    const unfed = budget(lineOf(1001, 100_00), lineOf(3011, 1), rent);
    const judged = assess(unfed, TODAY);
    expect(judged.recommended?.product.shortName).toBe('DAP');
    expect([judged.eligible, judged.ineligible, judged.undecided]).toEqual([[], [], []]);
    expect(judged.results.map(({ payment }) => payment).filter(payment => payment !== null)).toEqual([]);
    // What the law opens to somebody is still judged, for the adviser who reads the record.
    expect(judged.results.find(({ product }) => product.shortName === 'BKY')?.eligibility).toBe('ELIGIBLE');
    const kept = recordOf(unfed, TODAY);
    expect(kept.groups).toMatchObject({ recommended: 'DAP', eligible: [], ineligible: [], undecided: [] });
  });

  it('is not asked while the budget is not complete: nothing is recommended anyway', () => {
    const facts = budget(rent);
    const open = { ...facts, statement: { ...facts.statement, isComplete: false } };
    expect(asked(open)).toMatchObject({ verdict: 'WITHHELD', forAdviser: [], gates: [] });
  });
});

describe('somebody who is in a solution already, or was not long ago (SA-003)', () => {
  it.each<[Case, string]>([
    [after('bankruptcy', '2026-06-01', null, true), 'IN_INSOLVENCY'],
    [after('trust deed', '2026-06-01', null, true), 'IN_INSOLVENCY'],
    [after('iva', '2024-06-01', null, null), 'IN_INSOLVENCY'],
    [after('debt arrangement scheme', '2026-06-01', null, true), 'IN_ARRANGEMENT'],
    [after('administration order', '2026-06-01', null, true), 'IN_ARRANGEMENT'],
    [after('debt management plan', '2026-06-01', null, true), 'IN_ARRANGEMENT'],
    [after('bankruptcy', '2023-11-22', '2024-11-22'), 'RECENT_BANKRUPTCY'],
    [
      tenant({ standing: { hasBankruptcyRestrictions: true, hasCreditorPetition: false } }),
      'UNDER_RESTRICTIONS',
    ],
  ])('talks to an adviser before anything new: %#', (facts, code) => {
    const { gates, ...rest } = asked(facts);
    expect(rest).toEqual({ verdict: 'ASK_ADVISER', forAdviser: [code], recommended: 'DAP' });
    expect(gates[0]).toMatchObject({
      code: 'ALREADY_IN_ARRANGEMENT',
      effect: 'decided',
      findings: [{ code }],
    });
  });

  it('is shown nothing to choose from but the plan for budget and bills (SA-162)', () => {
    const inPlan = assess(after('debt management plan', '2026-06-01', null, true), TODAY);
    expect([inPlan.eligible, inPlan.ineligible, inPlan.undecided]).toEqual([[], [], []]);
    const bankruptcy = inPlan.results.find(({ product }) => product.shortName === 'BKY');
    expect(bankruptcy?.payment).toMatchObject({ fees: { low: 680_00, high: 680_00 } });
    const over = assess(after('debt management plan', '2026-06-01', '2026-09-01', false), TODAY);
    expect(over.eligible).not.toEqual([]);
  });

  it('is no reason to wait for time that Breathing Space gives, nor for a bankruptcy that ended two years ago', () => {
    expect(asked(after('breathing space', '2026-11-01', null, true)).recommended).toBe('DRO');
    expect(asked(after('bankruptcy', '2023-11-21', '2024-11-21')).recommended).toBe('DRO');
    expect(asked(tenant({ earlier: [] })).recommended).toBe('DRO');
  });

  it('says how much of the two years is left', () => {
    const { gates } = asked(after('bankruptcy', '2024-01-21', '2025-01-21'));
    expect(gates[0]?.findings[0]).toMatchObject({
      figure: { low: 22, high: 22 },
      limit: 24,
      unit: 'months',
      by: { low: 2, high: 2 },
    });
  });
});

describe('facts that do not fit together (SA-012)', () => {
  const insured = budget(wages, lineOf(3011, 1_300_00), rent, lineOf(2043, 40_00));

  it('go to an adviser, unless the person says that they are right', () => {
    expect(asked(insured).forAdviser).toEqual(['FACTS_CONTRADICT']);
    expect(asked({ ...insured, confirmed: ['retired young'] }).forAdviser).toEqual(['FACTS_CONTRADICT']);
    const confirmed: Case = { ...insured, confirmed: ['vehicle costs without a vehicle'] };
    expect(asked(confirmed).forAdviser).not.toContain('FACTS_CONTRADICT');
  });
});
