import type { OpenQuestion } from '@towpath/domain/journeys/openQuestion.ts';
import { type HoldsOffers, QUESTION_OPEN } from '@towpath/domain/plans/repayment/offersWait.ts';
import type { Repayment as StandsNow } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Deps } from '../../deps.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { DoesNotOpen, orDoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { reasonsOf } from '../cases/corrections.ts';
import type { Content } from '../content/load.ts';
import type { ServerModule } from '../module.ts';
import { type TimeDeps, timeThatRuns } from '../plans/timeGoingOn.ts';
import { goingOn } from './goingOn.ts';
import { offersWait } from './offers.ts';
import { REMINDER_MAIL, type RemindingDeps, reminderLetters, reminding } from './reminding.ts';
import { type RepaymentWithHistory, repaymentOnDay } from './repaymentOnDay.ts';
import type { OfPlan } from './repository.ts';
import { registerRepaymentRoutes } from './routes.ts';
import { createRepayments, type Repayments, type RepaymentsDeps } from './service.ts';
import { registerStaffRepaymentRoutes } from './staffRoutes.ts';
import { type ToldBeside, toldBeside } from './toldBeside.ts';

/** The plans that people repay by. */
export function repaymentModule(
  given: Deps & { readonly content: Pick<Content, 'creditTypes' | 'settings' | 'rulebook'> } & Pick<
      RepaymentsDeps,
      | 'recommendations'
      | 'nationOf'
      | 'answerCame'
      | 'offersGoing'
      | 'sentByLetter'
      | 'breaksByLetter'
      | 'insteadOf'
      | 'othersOwing'
      | 'courtAsked'
      | 'answerTakenBack'
      | 'offerNotGone'
    > &
    Pick<TimeDeps, 'recommendations'> & {
      /** What protects them by what they told of alone; null for nothing. */
      readonly heldByTold: (customerId: string) => Promise<HoldsOffers | null>;
      /** What they told since and has to be answered before their advice says anything; null for nothing. */
      readonly questionOf: (customerId: string) => Promise<OpenQuestion | null>;
    } & Pick<RemindingDeps, 'mails'> & { readonly letterheadOf: LetterheadOf },
): ServerModule &
  Pick<
    Repayments,
    | 'mine'
    | 'noteAnswer'
    | 'noteOffer'
    | 'noteSettled'
    | 'takeOfferBack'
    | 'takeSettledBack'
    | 'offersOf'
    | 'offersWait'
  > & {
    /** A plan at the end of a day, with what is known then beside what was written down of it. */
    readonly onDay: (of: OfPlan, on: string) => Promise<(RepaymentWithHistory & ToldBeside) | null>;
    /** How a plan stands now; null before it is drawn up, and where what is kept of it does not open. */
    readonly now: (of: OfPlan) => Promise<StandsNow | null>;
  } {
  const { creditTypes, settings, rulebook } = given.content;
  // Why one of us takes something back is kept with all else that is put right together with a person.
  const correctionSeal = createSeal(given.config.healthDataKey);
  async function timeOf(customerId: string, today: CalendarDate) {
    const time = await timeThatRuns({ ...given, rulebook }, customerId, today);
    return time ? { shortName: time.shortName, endsOn: isoDate(time.endsOn) } : given.heldByTold(customerId);
  }
  const deps = {
    ...given,
    seal: createSeal(given.config.dataSecret),
    rulesOn: rulebook.rulesOn,
    timeOf,
    async offersHeldBy(customerId: string, today: CalendarDate) {
      const time = await timeOf(customerId, today);
      return time ?? ((await given.questionOf(customerId)) === null ? null : QUESTION_OPEN);
    },
    creditTypes,
    holidays: settings.callHours.bankHolidays?.days ?? [],
    correctionSeal,
    formSeal: correctionSeal,
    offersWait: (customerId: string) => offersWait(given, customerId),
    reasonsOf: (customerId: string) => reasonsOf(given.database, correctionSeal, customerId, 'plan entry'),
  };
  const repayments = createRepayments(deps);
  const onDay = (of: OfPlan, on: string) => repaymentOnDay(deps, of, on);
  return {
    ...repayments,
    registerRoutes(app) {
      registerRepaymentRoutes(app, repayments);
      registerStaffRepaymentRoutes(app, deps, repayments);
    },
    jobs: [reminding(deps), goingOn(deps)],
    letters: reminderLetters(deps, deps.letterheadOf),
    unhurried: [REMINDER_MAIL],
    async onDay(of, on) {
      const read = await onDay(of, on);
      return read && { ...read, ...(await toldBeside(deps, of, read.stands, on)) };
    },
    async now(of) {
      const read = await orDoesNotOpen(onDay(of, isoDate(londonDate(deps.clock.now()))));
      return read instanceof DoesNotOpen ? null : (read?.stands ?? null);
    },
  };
}
