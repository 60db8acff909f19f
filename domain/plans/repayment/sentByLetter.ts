import type { Pence } from '../../values/pence.ts';
import type { Answer, Day, RepaymentEvent } from './event.ts';
import { type Note, noted } from './noting.ts';
import { planAfter } from './replay.ts';

/** An offer that went by letter. */
export type OfferByLetter = {
  readonly debtId: string;
  readonly on: Day;
  /** What it offered each month. */
  readonly payment: Pence;
  /** Until when it gives them to answer, where that is its own. */
  readonly answerBy?: Day;
  /** What came back to it; null while nothing did that is an answer to an offer. */
  readonly answer: { readonly answer: Answer; readonly on: Day } | null;
};

/**
 * Whether an offer is written down as sent on a day to whom a debt is owed now. One that went to who had the debt before is
 * another, and so is one of another sum, or one that has its answer.
 */
export function isOfferSaid(
  events: readonly RepaymentEvent[],
  { debtId, on, payment }: { readonly debtId: string; readonly on: Day; readonly payment?: Pence },
): boolean {
  const debt = planAfter(events)?.debts.find(({ id }) => id === debtId);
  if (!debt) return false;
  const sum = payment ?? debt.payment;
  return debt.offers.some(offer => offer.on === on && offer.payment === sum && offer.answer === null);
}

/**
 * What is written down of letters that went before their debts were in the plan: each offer on the day on which it went and
 * of the sum that it had, with what came back to it.
 *
 * @param events with the one by which these debts came into the plan
 * @param letters the earliest first
 * @param today on which it is written down
 */
export function takenOver(
  events: readonly RepaymentEvent[],
  letters: readonly OfferByLetter[],
  debtIds: ReadonlySet<string>,
  today: Day,
): readonly RepaymentEvent[] {
  const taken: RepaymentEvent[] = [];
  for (const { debtId, on, payment, answer, answerBy } of letters.filter(one => debtIds.has(one.debtId))) {
    const offer = {
      kind: 'offers sent',
      on,
      debtIds: [debtId],
      payment,
      ...(answerBy && { answerBy }),
    } as const;
    if (!add(offer) || answer === null) continue;
    add({ kind: 'answered', on: answer.on, debtId, answer: answer.answer, sum: null });
  }
  return taken;

  function add(note: Note): boolean {
    const found = noted([...events, ...taken], note, today);
    if (found.follows) taken.push(found.event);
    return found.follows;
  }
}
