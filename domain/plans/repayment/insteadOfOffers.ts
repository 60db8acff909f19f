import { type NextWithThem, NOTHING_NEXT, type Standing } from './answering.ts';
import type { BreakTold } from './breakToTell.ts';
import type { Day } from './event.ts';
import type { KeptDebt } from './kept.ts';
import type { LastLetters } from './lastLetter.ts';
import { type ProofsAsked, whileNotShown } from './proofOfSale.ts';

/** One payment by which who is owed a debt agreed to settle it, and which is still to be made. */
export type Settling = {
  readonly debtId: string;
  /** The day on which they agreed. */
  readonly from: Day;
  /** The day by which it is paid. */
  readonly by: Day;
};

/** A claim at court about a debt. */
export type Claim = {
  readonly isAnswered: boolean;
  /** Its last day to be answered; null where that is not known, or it is answered. */
  readonly by: Day | null;
};

/**
 * What stands in the place of offers each month, or of a step that follows on them: what lenders agreed to otherwise, and what
 * a court is to decide.
 */
export type InsteadOfOffers = {
  readonly settling: readonly Settling[];
  /** By the ids of their debts. */
  readonly claims: ReadonlyMap<string, Claim>;
  /** The debts, by their ids, that were settled and on which whoever was paid says that something is still owed. */
  readonly denied?: ReadonlySet<string>;
  /** The debts, by their ids, to which no more interest and charges are added, as a letter of its own asked. */
  readonly interestStopped: ReadonlySet<string>;
  /** Who was asked to show that they bought a debt. */
  readonly proofs?: ProofsAsked;
  /** When letters went that tell of a break; left out where nobody knows. */
  readonly breakTold?: BreakTold;
  /** Who was asked to say that nothing is owed any more; left out where nobody knows. */
  readonly lastLetters?: LastLetters;
};

const NONE_ASKED: ProofsAsked = new Map();

export const NOTHING_INSTEAD: InsteadOfOffers = {
  settling: [],
  claims: new Map(),
  interestStopped: new Set(),
};

/** How it stands where nothing is asked of whom a debt is owed to, whatever there is beside the plan. */
const NOT_ASKED: ReadonlySet<Standing> = new Set<Standing>(['out', 'paid off', 'by order']);

/** With whom a court decides once it has the person's answer. Who agreed, or has days to answer, may still do so. */
const LEFT_TO_COURT: ReadonlySet<Standing> = new Set<Standing>([
  'not offered',
  'silent',
  'asks for more',
  'refuses',
]);

/**
 * How it stands with whom a debt is owed to, where something stands in the place of an offer: a claim is answered at court
 * and no offer goes beside that, and what settles the debt is paid whatever came back to an offer, until its day is over. Who
 * says that something is still owed on what was settled is answered. Nobody is asked to stop interest who has stopped it. Who
 * bought a debt shows that first.
 */
export function insteadOfOffer<With extends { readonly standing: Standing; readonly next: NextWithThem }>(
  debt: With & Pick<KeptDebt, 'id'> & Partial<Pick<KeptDebt, 'out' | 'soldOn' | 'proof'>>,
  { settling, claims, denied, interestStopped, proofs = NONE_ASKED }: InsteadOfOffers,
  today: Day,
): With & { readonly proofAskedOn?: Day } {
  if (debt.out?.why === 'settled' && denied?.has(debt.id)) {
    return { ...debt, next: { step: 'take up the settlement', who: 'you', by: null } };
  }
  if (NOT_ASKED.has(debt.standing)) return debt;
  const claim = claims.get(debt.id);
  if (claim && !claim.isAnswered) {
    return { ...debt, standing: 'at court', next: { step: 'answer the court', who: 'you', by: claim.by } };
  }
  const settles = settling.find(({ debtId }) => debtId === debt.id);
  if (settles) {
    // A sum that comes late may be taken as a part of what is owed.
    const step = settles.by < today ? 'ask about the settlement' : 'pay the settlement';
    return { ...debt, standing: 'settles', next: { step, who: 'you', by: settles.by } };
  }
  if (claim && LEFT_TO_COURT.has(debt.standing)) {
    return { ...debt, standing: 'at court', next: { step: 'the court decides', who: 'a court', by: null } };
  }
  return debt.standing === 'accepts' && interestStopped.has(debt.id)
    ? { ...debt, standing: 'accepts and stops interest', next: NOTHING_NEXT }
    : whileNotShown(debt, proofs, today);
}
