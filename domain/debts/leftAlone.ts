import type { Debt } from './debt.ts';
import type { DebtFacts } from './debtFacts.ts';
import { FILLED_FLAGS } from './untouchedFlags.ts';

type Field = keyof Debt | keyof DebtFacts;
type Fields = { readonly [F in Field]?: unknown };

/** What hangs on what: each counts only while the other is said. */
const HANGS_ON = {
  isInArrears: ['arrears', 'hasArrangement', 'agreedPayment'],
  hasArrangement: ['agreedPayment'],
  hasLegalAction: ['courtStage'],
  hasGuarantor: ['canGuarantorBeLiable'],
} as const satisfies { readonly [F in Field]?: readonly Field[] };

/**
 * What a page sends of a debt, without the fields that the person left as the page had read them and that have changed
 * since: these stay as somebody else has put them right. Where both changed a field, the person's word counts, and with
 * it what it hangs on: a sum that is overdue says that payments are behind.
 *
 * A flag that is not stored is sent all the same: the list had filled it in as it was read (DE-029), and the legal
 * questions settle it.
 *
 * @param sent what the page sends; sums in the same unit in all three
 * @param was what the page had read of it
 * @param stored the debt as it is now
 */
export function withoutLeftAlone<Sent extends Fields>(sent: Sent, was: Fields, stored: Fields): Sent {
  const isLeft = (field: Field) => field in sent && field in was && sent[field] === was[field];
  const isSaid = (field: Field) => (sent[field] ?? null) !== null && !isLeft(field);
  const isKept = (field: Field) =>
    isLeft(field) &&
    stored[field] !== was[field] &&
    !(stored[field] === null && isFilledIn(field)) &&
    !hangingOn(field).some(isSaid);
  return Object.fromEntries(Object.entries(sent).filter(([field]) => !isKept(field as Field))) as Sent;
}

function isFilledIn(field: Field): boolean {
  return FILLED_FLAGS.some(flag => flag === field);
}

function hangingOn(field: Field): readonly Field[] {
  return field in HANGS_ON ? HANGS_ON[field as keyof typeof HANGS_ON] : [];
}
