import { balanceOf } from '../../debts/totals.ts';
import { isUkNation } from '../../people/nation.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Pence } from '../../values/pence.ts';
import type { BudgetLine, Case, CaseDebt, Vehicle } from '../case/case.ts';
import { isKnown } from '../case/span.ts';
import { budgetFigures } from '../figures/budget.ts';
import type { RulesOn } from '../recommend/rules.ts';

/** What a person tries out, in pence. Whatever is left out stays as they told us. */
export type Trial = {
  /** The monthly surplus; negative for a shortfall. */
  readonly surplus?: Pence;
  /** The value of vehicles, by their place in the case. */
  readonly vehicles?: Readonly<Record<number, Pence>>;
  /** The balance of debts, by id, or that they are gone. A debt of 0 is gone. */
  readonly debts?: Readonly<Record<string, Pence | 'gone'>>;
};

/** What a person can try out on a case, with the current amounts. */
export type TrialOptions = {
  /** Null while the budget cannot be added up. */
  readonly surplus: Pence | null;
  /**
   * Vehicles about which something is known; `at` is the place in the case. Null: the person did not know the value.
   */
  readonly vehicles: readonly { readonly at: number; readonly value: Pence | null }[];
  readonly debts: readonly TriableDebt[];
};
export type TriableDebt = {
  readonly id: string;
  readonly creditorName: string;
  readonly typeName: string | null;
  readonly balance: Pence;
};

/** Not a line of the content, whose ids begin at 1. */
const NO_LINE = 0;

/**
 * The one line that brings a budget to the surplus being tried out. It has no role and nobody is asked for it, so rules
 * read only its sum, as spending: the sources of income, the benefits among them and the debts that the budget pays all
 * stay as the person told us. Spending less is a negative sum.
 */
export function balancingLine(monthly: Pence): BudgetLine {
  return { typeId: NO_LINE, roles: [], monthly, whose: null };
}

/** What can be tried out on a case. */
export function trialOptions(facts: Case, on: CalendarDate, rulesOn: RulesOn): TrialOptions {
  return {
    surplus: surplusOf(facts, on, rulesOn),
    vehicles: (facts.vehicles ?? []).flatMap((vehicle, at) =>
      isTold(vehicle) ? [{ at, value: vehicle.value }] : [],
    ),
    debts: facts.debts.flatMap(({ debt, type }) => {
      const balance = balanceOf(debt);
      if (debt.isDeleted || balance === null) return [];
      const { id, initialCreditorName: creditorName } = debt;
      return [{ id, creditorName, typeName: type?.name ?? null, balance }];
    }),
  };
}

/**
 * The case with the trial applied. Whatever the trial does not name or change stays the same object: an empty trial
 * returns the case itself. No surplus can be tried on a budget that cannot be added up.
 *
 * The monthly payment of a debt, and what the budget pays for it, stay the same: only the balance changes, and the
 * overdue part is never more than the balance.
 */
export function applyTrial(
  facts: Case,
  on: CalendarDate,
  { surplus, vehicles, debts }: Trial,
  rulesOn: RulesOn,
): Case {
  const lines = surplus === undefined ? null : balanced(facts, on, surplus, rulesOn);
  const worth = vehicles === undefined ? null : triedVehicles(facts.vehicles ?? [], vehicles);
  const owed = debts === undefined ? null : triedDebts(facts.debts, debts);
  if (lines === null && worth === null && owed === null) return facts;
  return {
    ...facts,
    ...(lines && { statement: { ...facts.statement, lines } }),
    ...(worth && { vehicles: worth }),
    ...(owed && { debts: owed, someDebtIsBehind: stillBehind(facts, owed) }),
  };
}

/** The monthly surplus of the budget as the person told us; null while it cannot be added up. */
function surplusOf(facts: Case, on: CalendarDate, rulesOn: RulesOn): Pence | null {
  const place = facts.nation ?? undefined;
  if (!isUkNation(place)) return null;
  const { income, outgoings } = budgetFigures(facts, rulesOn(place, on).limits, on);
  return isKnown(income) && isKnown(outgoings) ? income.low - outgoings.low : null;
}

function balanced(
  facts: Case,
  on: CalendarDate,
  surplus: Pence,
  rulesOn: RulesOn,
): readonly BudgetLine[] | null {
  const now = surplusOf(facts, on, rulesOn);
  if (now === null || now === surplus) return null;
  return [...facts.statement.lines, balancingLine(now - surplus)];
}

/** Null where nothing changes. */
function triedVehicles(
  told: readonly Vehicle[],
  worth: NonNullable<Trial['vehicles']>,
): readonly Vehicle[] | null {
  const changed = told.map((vehicle, at) => {
    const value = worth[at];
    return value === undefined || value === vehicle.value ? vehicle : { ...vehicle, value };
  });
  return changed.some((vehicle, at) => vehicle !== told[at]) ? changed : null;
}

/** Null where nothing changes. */
function triedDebts(
  told: readonly CaseDebt[],
  balances: NonNullable<Trial['debts']>,
): readonly CaseDebt[] | null {
  const changed = told.flatMap(caseDebt => {
    const balance = balances[caseDebt.debt.id];
    if (balance === undefined || balance === balanceOf(caseDebt.debt)) return [caseDebt];
    return balance === 'gone' || balance === 0 ? [] : [owing(caseDebt, balance)];
  });
  const isSame = changed.length === told.length && changed.every((caseDebt, at) => caseDebt === told[at]);
  return isSame ? null : changed;
}

/** The person said of all debts together that some are behind: a debt that is gone now may have been the only one. */
function stillBehind({ debts, someDebtIsBehind }: Case, owed: readonly CaseDebt[]): Case['someDebtIsBehind'] {
  const isThere = new Set(owed.map(({ debt }) => debt.id));
  const isGone = debts.some(({ debt }) => !isThere.has(debt.id) && debt.isInArrears !== false);
  return isGone && someDebtIsBehind === true ? null : someDebtIsBehind;
}

function owing(caseDebt: CaseDebt, balance: Pence): CaseDebt {
  const { arrears, debt } = caseDebt;
  return {
    ...caseDebt,
    arrears: arrears === null ? null : Math.min(arrears, balance),
    debt: { ...debt, currentBalance: balance },
  };
}

/** A vehicle about which nothing at all is known may stand for several. */
function isTold({ value, isNeeded, isAdapted, isOnFinance }: Vehicle): boolean {
  return [value, isNeeded, isAdapted, isOnFinance].some(fact => fact !== null);
}
