import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { recordText } from '../explain/record.ts';
import type { ShortName } from '../solution/products.ts';
import { anyCase } from '../testing/anyCase.ts';
import { noCurrentEvents, TODAY } from '../testing/cases.ts';
import { assess, recordOf } from '../testing/inForce.ts';
import { replay } from '../testing/replay.ts';

const of = (facts: Case, shortName: ShortName) =>
  assess(facts, TODAY).results.find(({ product }) => product.shortName === shortName)?.eligibility;

const forgetInDebts =
  (gone: Partial<Case['debts'][number]['debt']>) =>
  (facts: Case): Case => ({
    ...facts,
    debts: facts.debts.map(each => ({ ...each, debt: { ...each.debt, ...gone } })),
  });

const WEIGHED: ReadonlySet<string> = new Set(['NO_CHANGE_SOON', 'NO_LUMP_SUM_NOW']);

/** What nobody told us of a change to come counts as none: it is forgotten only where it stopped nothing. */
const withoutChange =
  (gone: Partial<Case['changes']>) =>
  (facts: Case): Case =>
    assess(facts, TODAY).results.some(({ reasons }) =>
      reasons.some(({ rule, outcome }) => outcome !== 'met' && WEIGHED.has(rule.criterion.code)),
    )
      ? facts
      : { ...facts, changes: { ...facts.changes, ...gone } };

/** Every copy of a case with one fact made unknown. */
const FORGET: readonly ((facts: Case) => Case)[] = [
  facts => ({ ...facts, birthDate: null }),
  facts => ({ ...facts, savings: null }),
  facts => ({ ...facts, vehicles: null }),
  facts => ({ ...facts, otherAssets: null }),
  facts => ({ ...facts, earlier: null }),
  facts => ({ ...facts, statement: { ...facts.statement, isComplete: false } }),
  facts => ({ ...facts, home: { ...facts.home, value: null } }),
  facts => ({ ...facts, home: { ...facts.home, mortgage: null } }),
  facts => ({ ...facts, home: { ...facts.home, tenure: null } }),
  facts => ({ ...facts, home: { ...facts.home, ownsOtherProperty: null } }),
  facts => ({ ...facts, residence: { livesThere: null, leftOn: null, hasPublicFunds: null } }),
  facts => ({ ...facts, standing: { hasBankruptcyRestrictions: null, hasCreditorPetition: null } }),
  facts => ({ ...facts, conduct: { ...facts.conduct, gaveAway: null } }),
  facts => ({ ...facts, conduct: { ...facts.conduct, isFraudSuspected: null } }),
  withoutChange({ lumpSum: null }),
  withoutChange({ betterIncome: null }),
  facts => ({ ...facts, home: { ...facts.home, sharePercent: null } }),
  facts => ({ ...facts, enforcement: { bailiffs: null, court: null, eviction: null } }),
  facts => ({ ...facts, happening: noCurrentEvents(null) }),
  facts => ({
    ...facts,
    crisis: {
      isInTreatment: null,
      isConfirmed: null,
      hasContact: null,
      treatmentEndsOn: null,
      isIllLongTerm: null,
    },
  }),
  facts => ({ ...facts, debts: facts.debts.map(each => ({ ...each, agreedPayment: null })) }),
  facts => ({ ...facts, debts: facts.debts.map(each => ({ ...each, isPaidInStatement: null })) }),
  facts => ({ ...facts, debts: facts.debts.map(each => ({ ...each, cameFromFraud: null })) }),
  forgetInDebts({ hasLegalAction: null }),
  forgetInDebts({ hasAttachmentOfEarnings: null }),
  forgetInDebts({ inReceiptOfBenefit: null }),
  forgetInDebts({ regularPaymentAmount: null }),
  facts => ({ ...facts, debts: facts.debts.map(each => ({ ...each, type: null })) }),
  forgetInDebts({ currentBalance: null }),
  forgetInDebts({ isSecured: null }),
  forgetInDebts({ isInArrears: null }),
  facts => ({ ...facts, someDebtIsBehind: null }),
  facts => ({ ...facts, debts: facts.debts.map(each => ({ ...each, arrears: null })) }),
];

it('never makes a solution eligible by knowing less', () => {
  fc.assert(
    fc.property(anyCase, fc.constantFrom(...FORGET), (facts, forget) => {
      const before = assess(facts, TODAY).results;
      for (const { product, eligibility } of assess(forget(facts), TODAY).results) {
        const eligibilityBefore = before.find(result => result.product.id === product.id)?.eligibility;
        if (eligibility === 'ELIGIBLE') expect(eligibilityBefore, product.shortName).toBe('ELIGIBLE');
        if (eligibility === 'INELIGIBLE') expect(eligibilityBefore, product.shortName).toBe('INELIGIBLE');
      }
    }),
    { numRuns: 600 },
  );
});

it('never makes a debt relief order possible again by owing more', () => {
  fc.assert(
    fc.property(anyCase, fc.nat(60_000_00), (facts, more) => {
      const debts = facts.debts.map((each, index) =>
        index === 0
          ? { ...each, debt: { ...each.debt, currentBalance: (each.debt.currentBalance ?? 0) + more } }
          : each,
      );
      if (of(facts, 'DRO') === 'INELIGIBLE') expect(of({ ...facts, debts }, 'DRO')).toBe('INELIGIBLE');
      if (of(facts, 'MAP') === 'INELIGIBLE') expect(of({ ...facts, debts }, 'MAP')).not.toBe('ELIGIBLE');
    }),
  );
});

it('puts all solutions in one order without gaps: open ones first, and the recommended one at its head (AD-012, AD-013)', () => {
  const rank = { ELIGIBLE: 0, CANNOT_SAY: 1, INELIGIBLE: 2 };
  fc.assert(
    fc.property(anyCase, facts => {
      const { results, recommended } = assess(facts, TODAY);
      expect(results.map(({ precedence }) => precedence)).toEqual(results.map((_, index) => index + 1));
      const ranks = results.map(({ eligibility }) => rank[eligibility]);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      if (recommended) expect(recommended.precedence).toBe(1);
    }),
  );
});

it('does not depend on the order in which debts are listed', () => {
  fc.assert(
    fc.property(anyCase, facts => {
      const turned = assess({ ...facts, debts: facts.debts.toReversed() }, TODAY);
      const order = ({ results }: typeof turned) =>
        results.map(({ product, eligibility }) => [product.id, eligibility]);
      expect(order(turned)).toEqual(order(assess(facts, TODAY)));
    }),
  );
});

it('never recommends what only gives time, what takes a home that is worth something, or what is undecided', () => {
  fc.assert(
    fc.property(anyCase, facts => {
      const { recommended } = assess(facts, TODAY);
      if (!recommended) return;
      expect(recommended).toMatchObject({ isTemporary: false, isHomeAtRisk: false, eligibility: 'ELIGIBLE' });
    }),
    { numRuns: 400 },
  );
});

it('never has negative payments, fees above the payments, or an end before its beginning', () => {
  fc.assert(
    fc.property(anyCase, facts => {
      for (const { payment, product } of assess(facts, TODAY).results) {
        if (payment === null) continue;
        for (const [name, { low, high }] of Object.entries(payment)) {
          expect(low, `${product.shortName} ${name}`).toBeGreaterThanOrEqual(0);
          expect(high, `${product.shortName} ${name}`).toBeGreaterThanOrEqual(low);
        }
        expect(payment.fees.low, product.shortName).toBeLessThanOrEqual(payment.total.low);
      }
    }),
  );
});

it('gives the same bytes for the same case, however its keys are ordered, and replays them', () => {
  fc.assert(
    fc.property(anyCase, facts => {
      const bytes = recordText(recordOf(facts, TODAY));
      const turned = Object.fromEntries(Object.entries(facts).toReversed()) as unknown as Case;
      expect(recordText(recordOf(turned, TODAY))).toBe(bytes);
      expect(replay(bytes)).toEqual({ same: true });
    }),
  );
});
