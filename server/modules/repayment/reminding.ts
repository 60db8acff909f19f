import type { MailName } from '@towpath/contracts/content/mails.ts';
import type { PlanState } from '@towpath/domain/plans/planState.ts';
import type { AdviceFirst } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import type { ByOrder } from '@towpath/domain/plans/repayment/byOrder.ts';
import type { Holidays } from '@towpath/domain/plans/repayment/dueMonths.ts';
import type { InsteadOfOffers } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import {
  type HoldsOffers,
  type WhyOffersWait,
  whileTimeRuns,
} from '@towpath/domain/plans/repayment/offersWait.ts';
import {
  type RemindedOf,
  type Reminder,
  type ReminderDays,
  remindersOn,
} from '@towpath/domain/plans/repayment/reminding.ts';
import { type Repayment, repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { londonHour } from '../../platform/time/londonHour.ts';
import { accountById } from '../customers/accounts.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { holdStandingPlan, standingPlan } from '../plans/standingPlan.ts';
import { adviceFirstOf } from './adviceFirst.ts';
import { byOrderOf } from './byOrder.ts';
import { eachPlan } from './eachPlan.ts';
import type { FactsDeps } from './facts.ts';
import { holidaysIn } from './holidays.ts';
import { noteLooked, noteReminded, plansToLookAt, remindedOf, reminderDaysOf } from './reminders.ts';
import { eventsOf, type OfPlan } from './repository.ts';
import type { RepaymentsDeps } from './service.ts';
import { isPaidBeside } from './toldBeside.ts';

/** The kind of these mails in the outbox. */
export const REMINDER_MAIL = 'plan reminder';

/** Nobody is woken by a mail about a day that has just begun. */
const FROM_HOUR = 8;
const EVERY_SECONDS = 15 * 60;

/** Plans of which something is kept: nothing was sent of those before, and those after are over or broken. */
const KEPT: readonly PlanState[] = ['sent', 'accepted', 'running'];

const MAIL_OF: Readonly<Record<RemindedOf, MailName>> = {
  payment: 'planPayment',
  answer: 'planAnswer',
  review: 'planReview',
};

export type RemindingDeps = Pick<
  RepaymentsDeps,
  | 'database'
  | 'clock'
  | 'seal'
  | 'nationOf'
  | 'holidays'
  | 'creditTypes'
  | 'insteadOf'
  | 'courtAsked'
  | 'offersHeldBy'
> & {
  /** Why no offer of what they repay by goes now; null where it may. */
  readonly offersWait: (customerId: string) => Promise<WhyOffersWait | null>;
  /** Records a mail, and has those that are due sent. */
  readonly mails: () => {
    add(
      trx: DatabaseTransaction,
      customerId: string,
      kind: string,
      dueAt: Date,
      about: string,
    ): Promise<void>;
    nudge(): void;
  };
};

/**
 * Reminds those who asked for it of the days of their plans. What is reminded of is written down in the transaction that
 * puts the mail into the outbox, so that it goes once, whenever a process dies.
 */
export function reminding(deps: RemindingDeps): RecurringJob {
  const { database, clock, mails } = deps;
  return {
    name: 'remind of plans',
    everySeconds: EVERY_SECONDS,
    async work() {
      const { day, hour } = londonHour(clock.now());
      if (hour < FROM_HOUR) return;
      await eachPlan(await plansToLookAt(database, isoDate(day)), of => remindOf(deps, of));
      mails().nudge();
    },
  };
}

async function remindOf(deps: RemindingDeps, of: OfPlan): Promise<void> {
  const { database, clock, mails } = deps;
  const { customerId, planId } = of;
  const holidays = await holidaysFor(deps, customerId);
  const isLocked = await isLockedFor(database, customerId);
  const adviceFirst = await adviceFirstOf(deps, customerId);
  const byOrder = await byOrderOf(deps, customerId);
  const instead = await deps.insteadOf(customerId);
  const held = await heldOf(deps, customerId);
  await database.transaction().execute(async trx => {
    const at = clock.now();
    const today = isoDate(londonHour(at).day);
    const plan = await holdStandingPlan(trx, customerId, planId);
    const daysBefore = await reminderDaysOf(trx, of);
    if (plan && daysBefore !== null && !isLocked && KEPT.includes(plan.state)) {
      const asked = { today, daysBefore, holidays, adviceFirst, byOrder, instead, ...held };
      const { reminders } = await dueOn(trx, deps, of, asked);
      for (const one of reminders) {
        const id = await noteReminded(trx, of, one, at);
        if (id !== null) await mails().add(trx, customerId, REMINDER_MAIL, at, id);
      }
    }
    await noteLooked(trx, of, today);
  });
}

type Asked = {
  readonly today: string;
  readonly daysBefore: ReminderDays;
  readonly holidays: Holidays;
  readonly adviceFirst: AdviceFirst;
  readonly byOrder: ByOrder;
  readonly instead: InsteadOfOffers;
} & Held;

/** What holds the offers of a plan, and so all that is written about them again. */
type Held = {
  /** What gives time by law beside it, or a question that is open; null for nothing. */
  readonly time: HoldsOffers | null;
  /** It waits for a talk. */
  readonly waits: boolean;
};

async function heldOf(
  { clock, offersHeldBy, offersWait }: Pick<RemindingDeps, 'clock' | 'offersHeldBy' | 'offersWait'>,
  customerId: string,
): Promise<Held> {
  const [time, why] = await Promise.all([
    offersHeldBy(customerId, londonHour(clock.now()).day),
    offersWait(customerId),
  ]);
  return { time, waits: why !== null };
}

async function dueOn(
  on: Database | DatabaseTransaction,
  { seal }: Pick<RemindingDeps, 'seal'>,
  of: OfPlan,
  { today, daysBefore, holidays, adviceFirst, byOrder, instead, time, waits }: Asked,
): Promise<{ readonly stands: Repayment | null; readonly reminders: readonly Reminder[] }> {
  const events = (await eventsOf(on, seal, of)).map(({ event }) => event);
  const read = repaymentOn(events, today, holidays, adviceFirst, null, byOrder, instead);
  const stands = read && whileTimeRuns(read, time);
  return { stands, reminders: stands ? remindersOn(stands, today, daysBefore, waits) : [] };
}

async function holidaysFor({ nationOf, holidays }: RemindingDeps, customerId: string) {
  return holidaysIn(holidays, await nationOf(customerId));
}

/**
 * Writes the mail at the moment it is sent. It is not written where it was turned off since, or is pointless: the payment
 * was marked, a break was taken, the plan is over. It names nobody who is owed anything, and no sum, and says that something is
 * paid beside the plan too, where that is so.
 */
export function reminderLetters(
  deps: RemindingDeps & FactsDeps,
  letterheadOf: LetterheadOf,
): Readonly<Record<string, MailWriter>> {
  const { database, clock } = deps;
  return {
    async [REMINDER_MAIL](customerId, about) {
      const asked = about === null ? null : await remindedOf(database, customerId, about);
      const plan = asked && (await standingPlan(database, customerId));
      if (!plan || plan.id !== asked.planId || !KEPT.includes(plan.state)) return null;
      const of = { customerId, planId: plan.id };
      const [daysBefore, account] = await Promise.all([
        reminderDaysOf(database, of),
        accountById(database, customerId),
      ]);
      if (daysBefore === null || !account || (await isLockedFor(database, customerId))) return null;
      const today = isoDate(londonHour(clock.now()).day);
      const holidays = await holidaysFor(deps, customerId);
      const adviceFirst = await adviceFirstOf(deps, customerId);
      const byOrder = await byOrderOf(deps, customerId);
      const instead = await deps.insteadOf(customerId);
      const { stands, reminders } = await dueOn(database, deps, of, {
        today,
        daysBefore,
        holidays,
        adviceFirst,
        byOrder,
        instead,
        ...(await heldOf(deps, customerId)),
      });
      const { reminder } = asked;
      const isDue = reminders.some(one => one.of === reminder.of && one.day === reminder.day);
      if (stands === null || !isDue) return null;
      const hasBeside = reminder.of === 'payment' && (await isPaidBeside(deps, customerId, plan, stands));
      const { email: to, user } = account;
      return writeMail(
        await letterheadOf(customerId),
        hasBeside ? 'planPaymentBeside' : MAIL_OF[reminder.of],
        {
          to,
          path: '/plan',
          firstName: user.firstName,
          values: { day: sayWeekday(reminder.day) },
        },
      );
    },
  };
}
