import type { Answer } from './event.ts';
import { type KeptDebt, offersThatCount } from './kept.ts';
import type { WrittenEvent } from './owedNow.ts';
import { planAfter } from './replay.ts';

const YES: ReadonlySet<Answer> = new Set<Answer>(['accepts', 'accepts and stops interest']);

/**
 * The debts, by their ids, whose lenders had said yes to what the last plan of before paid them. That plan is over, and a
 * yes was to its sum from its day on: they are offered what the next one pays as all others are, and their person is told
 * why.
 *
 * @param plans all that was written down of each plan of before
 */
export function yesBefore(plans: readonly (readonly WrittenEvent[])[]): ReadonlySet<string> {
  const last = plans.reduce<readonly WrittenEvent[]>(
    (one, other) => (toldLast(other) > toldLast(one) ? other : one),
    [],
  );
  const plan = planAfter(last.map(({ event }) => event));
  const debts = plan?.debts.filter(
    ({ owed, answer }) => owed > 0 && answer !== null && YES.has(answer.answer),
  );
  return new Set(debts?.map(({ id }) => id));
}

/** The last yes to an offer of another sum than the plan pays now, with that sum, in pence a month; null for none. */
export function agreedBefore(debt: Pick<KeptDebt, 'offers' | 'payment'>) {
  const earlier = debt.offers.slice(0, debt.offers.length - offersThatCount(debt).length);
  const yes = earlier.findLast(({ answer }) => answer !== null && YES.has(answer.answer));
  return yes?.answer && yes.payment !== debt.payment ? { sum: yes.payment, on: yes.answer.on } : null;
}

function toldLast(written: readonly WrittenEvent[]): number {
  return written.at(-1)?.writtenAt.getTime() ?? 0;
}
