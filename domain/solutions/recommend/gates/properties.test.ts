import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Case } from '../../case/case.ts';
import type { Reason } from '../../criteria/judge.ts';
import { anyLife } from '../../testing/anyLife.ts';
import { lineOf, TODAY } from '../../testing/cases.ts';
import { assess } from '../../testing/inForce.ts';
import type { Assessment } from '../assess.ts';

const COSTS: ReadonlySet<string | undefined> = new Set(['IVA', 'BKY', 'PTD', 'SEQ']);
const WRITE_OFFS: ReadonlySet<string | undefined> = new Set(['DRO', 'MAP']);
const chosen = ({ verdict, recommended }: Assessment) =>
  verdict === 'RECOMMENDED' ? recommended?.product.shortName : undefined;

const STOPS: ReadonlySet<string> = new Set([
  'BUDGET_NOT_CREDIBLE',
  'IN_INSOLVENCY',
  'IN_ARRANGEMENT',
  'UNDER_RESTRICTIONS',
  'RECENT_BANKRUPTCY',
]);

/** How far over the limit still counts as near, written down once more. */
const MARGINS: Readonly<Record<string, number>> = {
  DRO_DEBT_MAX: 5_000_00,
  DRO_SURPLUS_MAX: 25_00,
  DRO_ASSET_MAX: 1_500_00,
  DRO_VEHICLE_MAX: 1_500_00,
  MAP_DEBT_MAX: 2_500_00,
  MAP_ASSET_MAX: 1_500_00,
  MAP_ITEM_MAX: 1_500_00,
  MAP_VEHICLE_MAX: 1_500_00,
};
const isFar = ({ rule, figure }: Reason) => {
  const margin = MARGINS[rule.criterion.code];
  return margin === undefined || rule.limit === null || figure.low - rule.limit > margin;
};

it('recommends nothing that costs while a free write-off is open or near, and no plan that its fees eat up (SA-008)', () => {
  fc.assert(
    fc.property(anyLife, facts => {
      const judged = assess(facts, TODAY);
      const name = chosen(judged);
      if (!COSTS.has(name)) return;
      const free = judged.results.find(({ product }) => WRITE_OFFS.has(product.shortName));
      expect(free?.eligibility).toBe('INELIGIBLE');
      const notMet = free?.reasons.filter(({ outcome }) => outcome === 'not met') ?? [];
      expect(notMet.some(isFar)).toBe(true);
      if (name !== 'IVA' && name !== 'PTD') return;
      const payment = judged.recommended?.payment;
      if (!payment) throw new Error(`${name} is recommended without what it costs.`);
      const { fees, total } = payment;
      expect(fees.high).toBeGreaterThan(0);
      expect(fees.low * 2).toBeLessThanOrEqual(total.high);
      // Where it is open whose money pays, the lower end is for an adviser to confirm.
      if (judged.figures?.sides !== null) return;
      expect(fees.low).toBeGreaterThan(0);
      expect(fees.high * 2).toBeLessThanOrEqual(total.high + 1);
    }),
    { numRuns: 800 },
  );
});

it('recommends nothing on a budget without food or income, nor to somebody in an arrangement (SA-002, SA-003)', () => {
  fc.assert(
    fc.property(anyLife, facts => {
      const judged = assess(facts, TODAY);
      const sumOf = (role: string) =>
        facts.statement.lines
          .filter(({ roles }) => roles.some(one => one === role))
          .reduce((sum, { monthly }) => sum + (monthly ?? 0), 0);
      const isIn = facts.earlier?.some(
        ({ kind, isActive }) => isActive === true && kind !== 'breathing space' && kind !== 'moratorium',
      );
      if (sumOf('food') === 0 || isIn === true) expect(chosen(judged)).toBeUndefined();
    }),
    { numRuns: 800 },
  );
});

it('shows nothing that costs or binds where the budget is not credible or somebody is in an arrangement (SA-162)', () => {
  let stopped = 0;
  fc.assert(
    fc.property(anyLife, facts => {
      const judged = assess(facts, TODAY);
      if (!judged.forAdviser.some(code => STOPS.has(code))) return;
      stopped += 1;
      const { recommended, eligible, undecided, ineligible, results } = judged;
      expect(recommended?.product.shortName).toBe('DAP');
      expect([...eligible, ...undecided, ...ineligible]).toEqual([]);
      if (judged.forAdviser.includes('BUDGET_NOT_CREDIBLE')) {
        expect(results.every(({ payment }) => payment === null)).toBe(true);
      }
    }),
    { numRuns: 800 },
  );
  expect(stopped).toBeGreaterThan(0);
});

it('puts what helps until then before all that costs a fee or binds, where a write-off is near (SA-163)', () => {
  const bridges = new Set(['TPP', 'BS', 'MHBS', 'MOR']);
  const binding = new Set(['IVA', 'PTD', 'BKY', 'SEQ', 'AO', 'DAS']);
  let near = 0;
  fc.assert(
    fc.property(anyLife, facts => {
      const judged = assess(facts, TODAY);
      if (judged.close === null) return;
      near += 1;
      const open = judged.results
        .filter(({ eligibility }) => eligibility === 'ELIGIBLE')
        .map(({ product }) => product.shortName);
      const firstBinding = open.findIndex(name => binding.has(name));
      if (firstBinding >= 0) {
        expect(open.findLastIndex(name => bridges.has(name))).toBeLessThan(firstBinding);
        expect(open.slice(firstBinding).every(name => binding.has(name))).toBe(true);
      }
      expect(judged.close.bridges).toEqual(open.filter(name => bridges.has(name)));
    }),
    { numRuns: 1500 },
  );
  expect(near).toBeGreaterThan(0);
});

/** Less money, or more debt. */
const worse = fc.oneof(
  fc.integer({ min: 1, max: 30_000_00 }).map(
    more =>
      (facts: Case): Case => ({
        ...facts,
        debts: facts.debts.map((each, at) =>
          at === 0
            ? { ...each, debt: { ...each.debt, currentBalance: (each.debt.currentBalance ?? 0) + more } }
            : each,
        ),
      }),
  ),
  fc.integer({ min: 1, max: 500_00 }).map(
    spent =>
      (facts: Case): Case => ({
        ...facts,
        statement: { ...facts.statement, lines: [...facts.statement.lines, lineOf(2081, spent)] },
      }),
  ),
);

it('never moves somebody who is worse off from a free write-off to a paid one without a gate saying why (SA-008)', () => {
  fc.assert(
    fc.property(anyLife, worse, (facts, change) => {
      if (!WRITE_OFFS.has(chosen(assess(facts, TODAY)))) return;
      const after = assess(change(facts), TODAY);
      if (COSTS.has(chosen(after))) expect(after.gates.map(({ code }) => code)).toContain('NEARLY_THERE');
    }),
    { numRuns: 1000 },
  );
});

it('never jumps from a free write-off to a paid one by a penny (SA-008)', () => {
  const penny = fc.constantFrom<(facts: Case) => Case>(
    facts => ({ ...facts, savings: facts.savings === null ? null : facts.savings + 1 }),
    facts => ({
      ...facts,
      statement: { ...facts.statement, lines: [...facts.statement.lines, lineOf(1046, 1)] },
    }),
    facts => ({
      ...facts,
      debts: facts.debts.map((each, at) =>
        at === 0
          ? { ...each, debt: { ...each.debt, currentBalance: (each.debt.currentBalance ?? 0) + 1 } }
          : each,
      ),
    }),
  );
  fc.assert(
    fc.property(anyLife, penny, (facts, change) => {
      if (WRITE_OFFS.has(chosen(assess(facts, TODAY))))
        expect(COSTS.has(chosen(assess(change(facts), TODAY)))).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
