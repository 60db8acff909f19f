import * as fc from 'fast-check';
import { hasDebtRole } from '../../debts/roles.ts';
import type { Case } from '../case/case.ts';
import { isBehind } from '../figures/inclusion.ts';
import {
  budgetOf,
  creditType,
  day,
  debtOf,
  homeOf,
  linesWith,
  NO_CHANGES,
  noCurrentEvents,
  tenant,
} from './cases.ts';

const yesNo = fc.constantFrom(true, false, null);
const sum = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null });
const when = fc.constantFrom('never' as const, null, day('2026-10-01'), day('2024-11-21'), day('2027-02-01'));

const anyDebt = fc
  .record({
    typeId: fc.integer({ min: 1, max: 60 }),
    balance: fc.integer({ min: 1_00, max: 40_000_00 }),
    isInArrears: yesNo,
    isSecured: yesNo,
    hasLegalAction: yesNo,
    arrears: sum(2_000_00),
    payment: sum(300_00),
  })
  .map(({ typeId, balance, arrears, payment, ...debt }) =>
    debtOf(typeId, balance, {
      // No more can be overdue than is owed, and nothing on a debt that is not behind.
      arrears:
        hasDebtRole(creditType(typeId), 'goes-on') && arrears !== null && debt.isInArrears !== false
          ? Math.min(arrears, balance)
          : null,
      debt: { ...debt, regularPaymentAmount: payment },
    }),
  );

/**
 * What the person may say about all debts together, whether the list is known in full, in part or not at all. It never
 * contradicts the list.
 */
function agreeing(said: boolean | null, debts: Case['debts']): boolean | null {
  if (debts.some(each => isBehind(each) === true)) return said === null ? null : true;
  return debts.every(({ debt }) => debt.isInArrears === false) ? (said === null ? null : false) : said;
}

/** Any case of a tenant or an owner in any nation, with its budget complete and some of its facts not known. */
export const anyCase: fc.Arbitrary<Case> = fc
  .record({
    nation: fc.constantFrom(
      'england' as const,
      'wales' as const,
      'scotland' as const,
      'northern-ireland' as const,
    ),
    left: fc.integer({ min: -300_00, max: 900_00 }),
    debts: fc.array(anyDebt, { minLength: 1, maxLength: 6 }),
    owns: fc.boolean(),
    value: sum(300_000_00),
    mortgage: sum(300_000_00),
    savings: sum(5_000_00),
    car: sum(6_000_00),
    isNeeded: yesNo,
    gaveAway: when,
    betterIncome: when,
    lumpSum: sum(9_000_00),
    isFraudSuspected: yesNo,
    isBehind: yesNo,
    bailiffs: yesNo,
  })
  .map(
    ({
      left,
      owns,
      value,
      mortgage,
      car,
      isNeeded,
      gaveAway,
      betterIncome,
      lumpSum,
      isFraudSuspected,
      isBehind,
      bailiffs,
      ...rest
    }) =>
      tenant({
        ...rest,
        statement: budgetOf(linesWith(left, undefined, owns ? 'owns' : 'rents')),
        home: owns ? homeOf(value, mortgage) : tenant().home,
        vehicles: [{ value: car, isNeeded, isAdapted: false, isOnFinance: false }],
        conduct: { ...tenant().conduct, gaveAway, isFraudSuspected },
        changes: { ...NO_CHANGES, betterIncome, lumpSum },
        happening: { ...noCurrentEvents(false), bailiffs },
        someDebtIsBehind: agreeing(isBehind, rest.debts),
      }),
  );
