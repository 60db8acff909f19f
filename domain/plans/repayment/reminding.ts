import { daysAfter } from './dueMonths.ts';
import type { Day } from './event.ts';
import { stepWaits } from './offersWait.ts';
import { isPaidBy } from './payingNow.ts';
import type { Repayment } from './repaymentOn.ts';

/** So many days before a payment a person can be reminded of it; 0 is on the day itself. */
export const REMINDER_DAYS = [0, 1, 3, 7] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** What a person can be reminded of: a payment, somebody to write to again, and the look at the plan that is due. */
export const REMINDED_OF = ['payment', 'answer', 'review'] as const;
export type RemindedOf = (typeof REMINDED_OF)[number];

/** One thing to be reminded of; there is one of a kind for a day, however many it is about. */
export type Reminder = { readonly of: RemindedOf; readonly day: Day };

/** What has been due for longer than this stands on the dashboard, and is not reminded of any more. */
const FRESH_DAYS = 7;

/**
 * What a person is to be reminded of on a day: each payment that comes within the days that they chose, and, once it is
 * due, an answer whose days are over or that is to be asked for again, and the review that is due. Nothing on a break, and
 * nothing once the plan is over or paid off.
 *
 * @param stands the plan at the end of `today`
 * @param waits whether it waits for a talk: then, and while something gives time by law, nobody is to be written to
 */
export function remindersOn(
  { plan, stage, toCome, debts, reviewDueOn, offersAfter }: Repayment,
  today: Day,
  daysBefore: ReminderDays,
  waits = false,
): readonly Reminder[] {
  if (stage === 'ended' || stage === 'paid off' || stage === 'on a break') return [];
  const isFresh = (since: Day) => since <= today && today <= daysAfter(since, FRESH_DAYS);
  const pays = isPaidBy({ terms: plan.terms, debts });
  const payments = toCome.filter(
    ({ on, sum }) => pays && sum > 0 && on >= today && on <= daysAfter(today, daysBefore),
  );
  const toWrite = debts.flatMap(({ next: { step, by } }) => {
    if (by === null || stepWaits(step, waits || offersAfter !== null)) return [];
    // They have until the end of that day.
    if (step === 'write again') return [daysAfter(by, 1)];
    return step === 'ask again' ? [by] : [];
  });
  return [
    ...payments.map(({ on }) => ({ of: 'payment', day: on }) as const),
    ...[...new Set(toWrite)].filter(isFresh).map(day => ({ of: 'answer', day }) as const),
    ...(isFresh(reviewDueOn) ? [{ of: 'review', day: reviewDueOn } as const] : []),
  ];
}
