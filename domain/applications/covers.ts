import { type GrantedForm, isGranted } from '../plans/granted.ts';
import type { PlanState } from '../plans/planState.ts';
import { protectsNow } from '../plans/protects.ts';
import { isRepaid } from '../plans/repayment/repaidWays.ts';
import type { ByForm } from '../solutions/explain/takenBy.ts';
import type { Pence } from '../values/pence.ts';

/**
 * What takes in the debts alone that are named in its form. A moratorium in Scotland holds off everybody who is owed, and
 * insolvency by its kinds of debt.
 */
const NAMES_ITS_DEBTS: ReadonlySet<string> = new Set(['BS', 'MHBS', 'DRO', 'AO', 'DAS']);

/** Whether a solution takes in the debts alone that its form names. */
export function namesItsDebts(shortName: string): boolean {
  return NAMES_ITS_DEBTS.has(shortName);
}

/**
 * Whether a plan that names its debts protects its person now, so that its page says which they are. What is repaid says so
 * among its lenders.
 */
export function coversByName(shortName: string, state: PlanState): boolean {
  return namesItsDebts(shortName) && !isRepaid(shortName) && protectsNow(shortName, state);
}

/** Whether each debt of the list is in what was granted by its form, by its id; without those of which the form does not say. */
export function inByForm(
  form: GrantedForm,
  listed: readonly { readonly id: string; readonly name: string }[],
): ByForm {
  return new Map(
    listed.flatMap(debt => {
      const isIn = isGranted(form, debt);
      return isIn === null ? [] : [[debt.id, isIn] as const];
    }),
  );
}

/** Why a debt is not in what was granted: its form left it out, or it was told of after that form. */
export const NOT_COVERED = ['left out', 'told later'] as const;

export type Covers = {
  readonly inIt: readonly { readonly id: string; readonly name: string; readonly owed: Pence | null }[];
  readonly outside: readonly {
    readonly id: string;
    readonly name: string;
    readonly why: (typeof NOT_COVERED)[number];
  }[];
};

/**
 * Which debts are in what was granted by its form, and which are not.
 *
 * @param listed the debts of the list on which something is owed, or may be
 */
export function coversOf(
  form: GrantedForm,
  listed: readonly { readonly id: string; readonly name: string }[],
): Covers {
  const onForm = new Set(form.debts.map(({ debtId }) => debtId));
  return {
    inIt: form.debts
      .filter(({ isIn }) => isIn)
      .map(({ entry, name, balance }) => ({ id: entry, name, owed: balance })),
    outside: [
      ...form.debts
        .filter(({ isIn }) => !isIn)
        .map(({ entry, name }) => ({ id: entry, name, why: 'left out' as const })),
      ...listed
        .filter(debt => !onForm.has(debt.id) && isGranted(form, debt) === false)
        .map(({ id, name }) => ({ id, name, why: 'told later' as const })),
    ],
  };
}
