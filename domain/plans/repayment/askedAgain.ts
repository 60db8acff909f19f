import type { Standing } from './answering.ts';
import type { Day } from './event.ts';
import { type KeptDebt, offersThatCount, type SentOffer } from './kept.ts';

/** A no, or a wish for more, after which they were asked again: it stands until they answer that. */
export type AskedAgain = NonNullable<SentOffer['answer']> & {
  /** The day on which they were asked again. */
  readonly askedOn: Day;
};

/** What was said to an offer of what they get now before they were asked again; null for nothing, or once they answered that. */
export function askedAgainOf(debt: Pick<KeptDebt, 'offers' | 'payment'>): AskedAgain | null {
  const counts = offersThatCount(debt);
  const last = counts.at(-1);
  const before = counts.findLast(({ answer }) => answer !== null)?.answer;
  if (!last || last.answer !== null || !before) return null;
  const isNo = before.answer === 'refuses' || before.answer === 'asks for more';
  return isNo ? { ...before, askedOn: last.on } : null;
}

/** The same while it counts: a court or an order may have taken its place. */
export function askedAgainNow<Again extends object>(debt: {
  readonly standing: Standing;
  readonly askedAgain?: Again;
}): Again | null {
  return debt.standing === 'waiting' || debt.standing === 'silent' ? (debt.askedAgain ?? null) : null;
}
