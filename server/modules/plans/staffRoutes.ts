import { workPlan, workPlanOutcome } from '@towpath/contracts/api/staffWork.ts';
import { mayMove, type PlanState } from '@towpath/domain/plans/planState.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { toldSafeContact } from '../account/safeContact.ts';
import { safeFacts, safeIn } from '../callbacks/safeToRing.ts';
import { knownContact } from '../customers/contact.ts';
import { noteStaff } from '../staff/log.ts';
import { noteLookAt } from '../staff/looks.ts';
import { requireTaken, triedInVain } from '../work/claims.ts';
import { closeWork } from '../work/workItems.ts';
import { currentPlan, holdPlan, movePlan } from './repository.ts';
import { words } from './words.ts';

const KIND = 'plan';
/** Where a plan goes by what came of talking it over; it stays where nobody was reached. */
const LEADS_TO = { 'goes-on': 'being prepared', leaves: 'left' } as const satisfies Record<string, PlanState>;

/** The solutions that people chose, for whoever has taken one from the work list to talk it over. */
export function registerStaffPlanRoutes(app: FastifyInstance, { database, clock }: Deps): void {
  route(app, workPlan, async ({ who, params: { workId }, request: { network } }) => {
    const { subject, customerId } = await requireTaken(database, { workId, staffId: who.staffId }, KIND);
    const [plan, contact, told] = await Promise.all([
      currentPlan(database, customerId),
      knownContact(database, customerId),
      toldSafeContact(database, customerId),
    ]);
    // Left, and another chosen, in this moment.
    if (plan?.id !== subject) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    await noteLookAt(database, { who, customerId, workId, why: words.whyLooked, network, at });
    const safe = safeIn(told);
    return {
      name: contact.name,
      number: safe.mayRing ? contact.number : null,
      shortName: plan.shortName,
      chosenOn: isoDate(londonDate(plan.chosenAt)),
      mayRing: safe.mayRing,
      ...safeFacts(safe, at),
    };
  });

  route(
    app,
    workPlanOutcome,
    async ({ who, params: { workId }, body: { outcome }, request: { network } }) => {
      const { staffId } = who;
      const claim = { workId, staffId };
      const { subject, customerId } = await requireTaken(database, claim, KIND);
      const at = clock.now();
      await database.transaction().execute(async trx => {
        if (outcome === 'not-reached') {
          if (!(await triedInVain(trx, claim, outcome))) throw new ApiError('NOT_FOUND');
        } else {
          const plan = await holdPlan(trx, customerId, subject);
          const state = LEADS_TO[outcome];
          // Left by the person in this moment.
          if (!plan || !mayMove(plan.state, state, 'adviser')) throw new ApiError('NOT_FOUND');
          await movePlan(trx, { customerId, planId: plan.id, at, state, by: 'adviser' });
          await closeWork(trx, { kind: KIND, subject }, { state: 'done', outcome, at });
        }
        const facts = { work: workId, outcome };
        await noteStaff(trx, { kind: 'plan noted', at, staffId, customerId, network, facts });
      });
    },
  );
}
