import { noteReviewOfPlan } from '@towpath/contracts/api/staffPlans.ts';
import { goesOnFollowed } from '@towpath/domain/plans/givesTime.ts';
import type { PlanChange } from '@towpath/domain/plans/ways/lawDays.ts';
import {
  canHaveReviewedOn,
  midwayDays,
  midwayStands,
  reviewOfThisTime,
} from '@towpath/domain/plans/ways/midwayReview.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import {
  type CalendarDate,
  compareDates,
  isoDate,
  readIsoDate,
} from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { openCase, seesHealth } from '../cases/opening.ts';
import { holdSession } from '../journeys/refuseLocked.ts';
import { noteStaff } from '../staff/log.ts';
import { staffNames } from '../staff/members.ts';
import { closeWork } from '../work/workItems.ts';
import { changesOf, movePlan, planWithId } from './repository.ts';
import { addReview, lastReviewOf } from './reviews.ts';
import { holdStandingPlan } from './standingPlan.ts';
import { inDays, type WayOfPlan, wayOfPlan } from './wayOfPlan.ts';
import { words } from './words.ts';

type Running = Pick<WayOfPlan, 'way' | 'limitOn'> & {
  readonly changes: readonly PlanChange[];
  readonly today: CalendarDate;
};

/** The review in the middle of what runs, as one of us reads it in the case; null for what has none. */
export async function midwayInCase(
  database: Database,
  customerId: string,
  planId: string,
  { today, ...running }: Running,
) {
  const days = midwayDays(running);
  if (!days) return null;
  const had = await lastReviewOf(database, { customerId, planId });
  const isOfThisTime = reviewOfThisTime(running.changes, had) !== null;
  const names = had ? await staffNames(database, [had.staffId]) : null;
  return {
    stands: midwayStands(days, isOfThisTime, today),
    from: isoDate(days.from),
    until: isoDate(days.until),
    today: isoDate(today),
    noted:
      had && isOfThisTime
        ? {
            on: isoDate(had.on),
            outcome: had.outcome,
            reason: had.reason,
            by: names?.get(had.staffId) ?? '',
          }
        : null,
  };
}

/** What came of the review in the middle of a Breathing Space, noted in the case of whoever has it. */
export function registerCaseReviewRoutes(
  app: FastifyInstance,
  deps: Deps & {
    readonly recommendations: Pick<Recommendations, 'keptWhole'>;
    readonly rulebook: Rulebook;
  },
): void {
  const { database, clock, recommendations, rulebook } = deps;

  route(app, noteReviewOfPlan, async call => {
    // Whoever notes something of a plan sees whose it is: only who may see cases does.
    if (!call.who.permissions.includes('see cases')) throw new ApiError('NOT_FOUND');
    const { customerId } = await openCase(deps, call, 'summary');
    const { planId, on, outcome, reason } = call.body;
    const plan = isUuid(planId) ? await planWithId(database, customerId, planId) : undefined;
    if (!plan) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    const today = londonDate(at);
    const { shortName, recordId } = plan;
    const { record } = await recommendations.keptWhole(customerId, recordId);
    const { way, limitOn } = wayOfPlan(rulebook, { shortName, record, today }, seesHealth(call.who));
    const { staffId } = call.who;
    const { network } = call.request;
    await database.transaction().execute(async trx => {
      // The law asks it of us also where their session is closed.
      await holdSession(trx, customerId);
      const held = await holdStandingPlan(trx, customerId, planId);
      if (!held) throw new ApiError('NOT_FOUND');
      const changes = inDays(await changesOf(trx, customerId, planId));
      const had = reviewOfThisTime(changes, await lastReviewOf(trx, { customerId, planId }));
      const day = readIsoDate(on);
      if (had) {
        const isSame = had.outcome === outcome && had.reason === reason && isoDate(had.on) === on;
        if (isSame) return;
        throw new ApiError('PLAN_CHANGED_ELSEWHERE', { message: words.reviewedElsewhere });
      }
      const running = { way, changes, limitOn, today };
      const days = midwayDays(running);
      const runs = held.state === 'running' || goesOnFollowed(shortName, running);
      if (!days || !runs) throw new ApiError('NOT_FOUND');
      if (!day || !canHaveReviewedOn(day, days, today)) {
        throw fieldError('on', words.reviewedDay(sayDay(isoDate(days.from))));
      }
      if (outcome === 'ended' && reason === null) throw fieldError('reason', words.whyEnded);
      if (outcome === 'goes on' && reason !== null) throw fieldError('reason', words.whyGoesOn);
      await addReview(trx, { customerId, planId, on: day, outcome, reason, staffId, at });
      const done = { state: 'done', outcome: outcome === 'ended' ? 'ended' : 'goes-on', at } as const;
      await closeWork(trx, { kind: 'review', subject: planId, customerId }, done);
      if (outcome === 'ended') {
        const saidOn = compareDates(day, today) < 0 ? isoDate(day) : undefined;
        await movePlan(trx, { customerId, planId, at, state: 'ended', by: 'adviser', saidOn });
      }
      const facts = { plan: planId, outcome };
      await noteStaff(trx, { kind: 'plan looked at again', at, staffId, customerId, network, facts });
    });
  });
}
