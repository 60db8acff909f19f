import { checkAgreedPayment, checkArrears, keepingPence } from './amounts.ts';
import type { Debt } from './debt.ts';
import { type DebtFacts, factsThatApply } from './debtFacts.ts';
import {
  askedDetails,
  type DebtInDetails,
  type DetailsForm,
  mayFit,
  NO_SUM,
  offeredFacts,
  RARE_FACTS,
  type RareFact,
  type TypedSum,
  UNSURE,
} from './detailsForm.ts';
import { DETAILS_MESSAGES } from './detailsTexts.ts';
import { balanceOf } from './totals.ts';

/** A question of the details: those of one debt, or of one fact, name it. */
export type DetailsQuestion =
  | 'behind'
  | 'deals'
  | 'fits'
  | `overdue-${string}`
  | `agreed-${string}`
  | `stage-${string}`
  | `which-${RareFact}`;

/** Why Continue has to wait: a question without an answer, or a sum that is wrong. */
export type DetailsLack = {
  readonly at: DetailsQuestion;
  readonly problem: 'missing' | 'error';
  readonly message: string;
};

/** What Continue waits for, in the order of the screen; empty when all is answered. */
export function missingDetails(form: DetailsForm, debts: readonly DebtInDetails[]): readonly DetailsLack[] {
  const asked = askedDetails(form, debts);
  const ids = debts.map(({ id }) => id);
  return [
    lack('behind', isAnswered(form.behind, ids), DETAILS_MESSAGES.behind),
    ...asked.overdue.map(debt =>
      lackOfSum(`overdue-${debt.id}`, sumIn(form.overdue, debt.id), typed =>
        checkArrears(typed, balanceOf(debt)),
      ),
    ),
    asked.overdue.length === 0
      ? null
      : lack(
          'deals',
          isAnswered(
            form.deals,
            asked.overdue.map(({ id }) => id),
          ),
          DETAILS_MESSAGES.deals,
        ),
    ...asked.agreed.map(({ id }) => lackOfSum(`agreed-${id}`, sumIn(form.agreed, id), checkAgreedPayment)),
    ...asked.court.map(({ id }) =>
      lack(`stage-${id}`, form.stages[id] !== undefined, DETAILS_MESSAGES.stage),
    ),
    lack('fits', isAnswered(form.fits, offeredFacts(debts, form.stages)), DETAILS_MESSAGES.fits),
    ...asked.which.map(fact =>
      lack(
        `which-${fact}`,
        mayFit(fact, debts, form.stages).some(({ id }) => form.which[fact]?.includes(id)),
        DETAILS_MESSAGES.which,
      ),
    ),
  ].filter(one => one !== null);
}

/** A debt with the facts that the details settle. */
export type DebtDetailsChange = Pick<Debt, 'id' | 'isInArrears'> & Omit<DebtFacts, 'isNothingPaid'>;

/**
 * The debts whose facts the answers change, with all of their facts, in pence. Null while something is missing.
 *
 * @param debts the listed debts, without deleted ones
 */
export function changedByDetails(
  form: DetailsForm,
  debts: readonly DebtInDetails[],
): readonly DebtDetailsChange[] | null {
  if (missingDetails(form, debts).length > 0) return null;
  return debts.flatMap(debt => {
    const before = detailsOf(debt);
    const after = detailsOf(factsThatApply({ ...debt, ...answered(form, debt, debts) }));
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [after];
  });
}

function answered(
  form: DetailsForm,
  debt: DebtInDetails,
  debts: readonly DebtInDetails[],
): Partial<DebtInDetails> {
  const { id } = debt;
  const isTicked = form.behind.includes(id);
  // Who is not sure leaves what a credit report says as it is.
  const unsureBehind = debt.source === 'credit report' ? debt.isInArrears : null;
  const stage = form.stages[id];
  const rare = RARE_FACTS.map(fact => {
    const candidates = mayFit(fact, debts, form.stages);
    if (form.fits.includes(UNSURE) || !candidates.includes(debt)) return [fact, null];
    const isOnly = candidates.length === 1;
    return [fact, form.fits.includes(fact) && (isOnly || form.which[fact]?.includes(id) === true)];
  });
  return {
    ...Object.fromEntries(rare),
    isInArrears: isTicked || (form.behind.includes(UNSURE) ? unsureBehind : false),
    ...(isTicked && {
      arrears: sumOf(
        sumIn(form.overdue, id),
        checkArrears(sumIn(form.overdue, id).typed, balanceOf(debt)),
        debt.arrears,
      ),
      hasArrangement: form.deals.includes(UNSURE) ? null : form.deals.includes(id),
      agreedPayment: sumOf(
        sumIn(form.agreed, id),
        checkAgreedPayment(sumIn(form.agreed, id).typed),
        debt.agreedPayment,
      ),
    }),
    ...(stage !== undefined && { courtStage: stage === UNSURE ? null : stage }),
  };
}

function detailsOf(debt: DebtInDetails): DebtDetailsChange {
  return {
    id: debt.id,
    isInArrears: debt.isInArrears,
    arrears: debt.arrears,
    hasArrangement: debt.hasArrangement,
    agreedPayment: debt.agreedPayment,
    courtStage: debt.courtStage,
    isForBusiness: debt.isForBusiness,
    cameFromFraud: debt.cameFromFraud,
    isDisputed: debt.isDisputed,
    isVeryOld: debt.isVeryOld,
    isTakenByAgreement: debt.isTakenByAgreement,
  };
}

type CheckedSum = ReturnType<typeof checkAgreedPayment>;

function sumOf({ typed, isUnsure }: TypedSum, checked: CheckedSum, before: number | null): number | null {
  return isUnsure || !checked.ok ? null : keepingPence(typed, checked.value, before);
}

function sumIn(sums: DetailsForm['overdue'], id: string): TypedSum {
  return sums[id] ?? NO_SUM;
}

/** Answers that are no longer offered, such as a debt that was deleted, are none. */
function isAnswered(given: readonly string[], ids: readonly string[]): boolean {
  return given.some(one => ids.includes(one) || one === 'none' || one === UNSURE);
}

function lack(at: DetailsQuestion, isGiven: boolean, message: string): DetailsLack | null {
  return isGiven ? null : { at, problem: 'missing', message };
}

function lackOfSum(
  at: DetailsQuestion,
  { typed, isUnsure }: TypedSum,
  check: (typed: string) => CheckedSum,
): DetailsLack | null {
  if (isUnsure) return null;
  if (typed.trim() === '') return { at, problem: 'missing', message: DETAILS_MESSAGES.sum };
  const checked = check(typed);
  return checked.ok ? null : { at, problem: 'error', message: checked.message };
}
