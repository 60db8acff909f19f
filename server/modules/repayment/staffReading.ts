import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseRepayment } from '@towpath/contracts/api/staffRepayment.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/drawing.ts';
import type { Day, RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import { repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { standingPlan } from '../plans/standingPlan.ts';
import { staffNames } from '../staff/members.ts';
import { BEGUN } from './followPlan.ts';
import { holidaysIn } from './holidays.ts';
import { eventsOf, type StoredEvent } from './repository.ts';
import type { RepaymentsDeps } from './service.ts';
import { standing } from './shown.ts';
import { sumOf } from './sumOf.ts';
import { words } from './words.ts';

type Shown = NonNullable<AnswerOf<typeof caseRepayment>['repayment']>;
export type ReadingDeps = Pick<RepaymentsDeps, 'database' | 'clock' | 'seal' | 'nationOf' | 'holidays'>;

/**
 * The plan of a person for one of us who opens their case: as it stood at the end of a day, from what happened until then;
 * null where they repay by none, or it is not begun.
 *
 * @param on 'YYYY-MM-DD'; null for today
 * @throws ApiError VALIDATION_FAILED for a day before the plan was drawn up or after today
 */
export async function caseReading(
  { database, clock, seal, nationOf, holidays }: ReadingDeps,
  customerId: string,
  on: Day | null,
): Promise<Shown | null> {
  const plan = await standingPlan(database, customerId);
  if (!plan || !isRepaid(plan.shortName)) return null;
  const stored = await eventsOf(database, seal, { customerId, planId: plan.id });
  if (!BEGUN.includes(plan.state) && stored.length === 0) return null;
  const today = isoDate(londonDate(clock.now()));
  const events = stored.map(({ event }) => event);
  const drawnUpOn = events.find(({ kind }) => kind === 'drawn up')?.on ?? null;
  const day = on ?? today;
  if (day > today || (on !== null && day < (drawnUpOn ?? today))) {
    throw fieldError('on', words.notThatDay(sayDay(drawnUpOn ?? today), sayDay(today)));
  }
  const [nation, isLocked, names] = await Promise.all([
    nationOf(customerId),
    isLockedFor(database, customerId),
    staffNames(
      database,
      stored.flatMap(({ staffId }) => staffId ?? []),
    ),
  ]);
  const stands = repaymentOn(events, day, holidaysIn(holidays, nation));
  return {
    planId: plan.id,
    sequence: stored.length,
    today,
    on: day,
    drawnUpOn,
    stands: stands && standing(stands),
    mayNote: BEGUN.includes(plan.state) && !isLocked && drawnUpOn !== null && day === today,
    events: happened(stored, names)
      .filter(one => one.on <= day)
      .toSorted((a, b) => b.on.localeCompare(a.on) || b.sequence - a.sequence),
  };
}

/** What happened, each with the names of those it is about as they were by then, in the order in which it was written down. */
function happened(stored: readonly StoredEvent[], names: ReadonlyMap<string, string>): Shown['events'] {
  const creditors = new Map<string, string>();
  return stored.map(({ sequence, writtenAt, staffId, event }) => {
    if (event.kind === 'drawn up' || event.kind === 'drawn up again') {
      for (const { id, creditor } of event.debts) creditors.set(id, creditors.get(id) ?? creditor);
    }
    if (event.kind === 'sold') creditors.set(event.debtId, event.creditor);
    return {
      sequence,
      on: event.on,
      writtenOn: isoDate(londonDate(writtenAt)),
      by: staffId === null ? null : (names.get(staffId) ?? ''),
      kind: event.kind,
      creditors: debtsOf(event).flatMap(id => creditors.get(id) ?? []),
      sum: sumOf(event),
      answer: event.kind === 'answered' ? event.answer : null,
      why: 'why' in event ? event.why : null,
      months: monthsOf(event),
    };
  });
}

/** The ids of the debts that an event is about; none where it is about the plan. */
function debtsOf(event: RepaymentEvent): readonly string[] {
  if ('debtId' in event) return [event.debtId];
  if (event.kind === 'paid') return event.payments.map(({ debtId }) => debtId);
  return 'debtIds' in event ? event.debtIds : [];
}

function monthsOf(event: RepaymentEvent): Shown['events'][number]['months'] {
  if (event.kind === 'break') return { from: event.from, to: event.to };
  if (event.kind !== 'paid' && event.kind !== 'not paid') return null;
  return event.due === null ? null : { from: event.due, to: event.due };
}
