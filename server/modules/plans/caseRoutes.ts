import { casePlan, noteCasePlan, noteTalkOfPlan } from '@towpath/contracts/api/staffPlans.ts';
import { isOfHealth, solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { goesOnFollowed } from '@towpath/domain/plans/givesTime.ts';
import { isOver } from '@towpath/domain/plans/planState.ts';
import { toldHere } from '@towpath/domain/plans/standsRepaid.ts';
import { canHaveTalkedOn } from '@towpath/domain/plans/talkFirst.ts';
import { mayBeWithdrawn, nextStates, waitsForForm } from '@towpath/domain/plans/ways/hands.ts';
import { overOf } from '@towpath/domain/plans/ways/howEnded.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { holdDecisions } from '../advice/decisions.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { type CaseCall, noteHealthTold, openCase, seesHealth } from '../cases/opening.ts';
import { refuseEndedByStaffOf, refuseLockedOf } from '../journeys/refuseLocked.ts';
import { noteStaff } from '../staff/log.ts';
import { midwayInCase } from './caseReviews.ts';
import { doubtOf, toldDoubtOf } from './doubtOf.ts';
import { endFollowedTime } from './endFollowed.ts';
import { noteState } from './noting.ts';
import { type RepaymentNow, repaidPlan } from './repaidPlan.ts';
import { changesOf, holdPlan, type KeptPlan, plansOf, planWithId } from './repository.ts';
import { lastReviewOf } from './reviews.ts';
import type { Plans } from './service.ts';
import { addTalk, talkOfPlan } from './talks.ts';
import { toldChanges, toldEndings } from './toldChanges.ts';
import { toldOver } from './toldOver.ts';
import { understoodOf } from './understood.ts';
import { type FormDeps, usesForm } from './waitingForm.ts';
import { inDays, wayOfPlan } from './wayOfPlan.ts';
import { words } from './words.ts';

/** What a person chose, in their case: how it went on, and what one of us notes of it. */
export function registerCasePlanRoutes(
  app: FastifyInstance,
  deps: Deps & {
    readonly recommendations: Pick<Recommendations, 'asOfNow' | 'asHeld' | 'judgedNow' | 'keptWhole'>;
    readonly rulebook: Rulebook;
    readonly repaymentNow: RepaymentNow;
    /** The plan as its person reads it; in words without why for who may not see facts of health. */
    readonly planAsTold: Plans['mine'];
  } & Pick<FormDeps, 'formStands'>,
): void {
  const { database, clock, config, recommendations, rulebook, repaymentNow, planAsTold } = deps;
  const seal = createSeal(config.dataSecret);

  /** Whoever notes something of a plan sees whose it is: only who may see cases does. */
  async function opened(call: CaseCall) {
    if (!call.who.permissions.includes('see cases')) throw new ApiError('NOT_FOUND');
    return openCase(deps, call, 'summary');
  }

  async function wayFor(customerId: string, { recordId, shortName }: KeptPlan, sees: boolean) {
    const { record } = await recommendations.keptWhole(customerId, recordId);
    return wayOfPlan(rulebook, { shortName, record, today: londonDate(clock.now()) }, sees);
  }

  /** A plan that is over, with all that it came to. */
  async function pastPlan(customerId: string, plan: KeptPlan, sees: boolean) {
    const { id, state } = plan;
    const [way, changes, repayment, review] = await Promise.all([
      wayFor(customerId, plan, sees),
      changesOf(database, customerId, id),
      repaidPlan(repaymentNow, customerId, plan),
      lastReviewOf(database, { customerId, planId: id }),
    ]);
    const today = londonDate(clock.now());
    const told = toldOver(plan, { wayOf: way, changes, repaid: repayment, review, today });
    const going = { way: way.way, changes: inDays(changes), today, limitOn: way.limitOn };
    const goesOn = state === 'left' && goesOnFollowed(plan.shortName, going);
    return {
      id,
      shortName: solutionToTell(plan.shortName, sees),
      state,
      goesOn,
      midway: goesOn ? await midwayInCase(database, customerId, id, going) : null,
      changes: toldChanges(way, changes, repayment),
      told: told && { stands: told.stands, you: told.you, sums: told.sums },
    };
  }

  route(app, casePlan, async call => {
    const { customerId } = await opened(call);
    const sees = seesHealth(call.who);
    const all = await plansOf(database, customerId);
    if (sees && all.some(({ shortName }) => isOfHealth(shortName))) {
      await noteHealthTold(deps, call, { customerId, part: 'plan' });
    }
    const over = all.filter(({ state }) => isOver(state));
    const past = await Promise.all(over.map(one => pastPlan(customerId, one, sees)));
    const plan = all.find(({ state }) => !isOver(state));
    if (!plan) return { plan: null, past };
    const [whole, standing, changes, talk, understanding, repayment, asTold] = await Promise.all([
      wayFor(customerId, plan, sees),
      recommendations.asOfNow(customerId),
      changesOf(database, customerId, plan.id),
      talkOfPlan(database, customerId, plan),
      understoodOf(database, seal, { customerId, id: plan.id }),
      repaidPlan(repaymentNow, customerId, plan),
      planAsTold(customerId, sees),
    ]);
    // Left by the person in this moment, and another chosen.
    const theirs = asTold.plan?.id === plan.id ? asTold.plan : null;
    if (!theirs) return { plan: null, past };
    const { id, state } = plan;
    const { way, limitOn, filled } = whole;
    const today = londonDate(clock.now());
    const doubt = doubtOf(plan, standing);
    const isFormUsed = await usesForm(deps, customerId, way);
    const byUs = {
      way,
      state,
      hand: 'adviser',
      mayBegin: doubt === null,
      isFormUsed,
      told: toldHere(repayment),
    } as const;
    const mayNote = nextStates(byUs);
    return {
      past,
      plan: {
        id,
        shortName: solutionToTell(plan.shortName, sees),
        state,
        // What its person reads is said in one place: how it stands, its steps, and what it came to on which day.
        stands: theirs.stands?.stands ?? null,
        you: theirs.stands?.you ?? null,
        steps: theirs.steps,
        whileItRuns: theirs.whileItRuns,
        ...(theirs.covers === undefined ? {} : { covers: theirs.covers }),
        theirAnswer: theirs.theirAnswer,
        changes: theirs.changes,
        doubt: toldDoubtOf(plan, standing),
        mayNote: [...mayNote],
        talk: talk && {
          ...talk,
          from: isoDate(londonDate(plan.chosenAt)),
          today: isoDate(today),
          understanding,
        },
        midway:
          state === 'running'
            ? await midwayInCase(database, customerId, id, { way, changes: inDays(changes), today, limitOn })
            : null,
        waitsForForm: waitsForForm({ way, state, isFormUsed }),
        mayWithdraw: mayBeWithdrawn(byUs),
        endings: mayNote.includes('ended')
          ? toldEndings(whole, { changes, sums: repayment?.sums ?? null, today })
          : [],
        endsAs: mayNote.includes('ended')
          ? filled(
              overOf({
                way,
                changes: [...inDays(changes), { state: 'ended', on: today }],
                limitOn,
                sums: repayment?.sums ?? null,
              }).stands,
            )
          : null,
      },
    };
  });

  route(app, noteCasePlan, async call => {
    const { customerId } = await opened(call);
    const { planId, from, to, endedHow, isWithdrawn = false } = call.body;
    const plan = isUuid(planId) ? await planWithId(database, customerId, planId) : undefined;
    if (!plan) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    const { staffId } = call.who;
    const { network } = call.request;
    const wayOf = await wayFor(customerId, plan, true);
    const { way, limitOn } = wayOf;
    const repaid = toldHere(await repaidPlan(repaymentNow, customerId, plan));
    const isFormUsed = await usesForm(deps, customerId, way);
    await database.transaction().execute(async trx => {
      // Nothing undoes that time closed it, and what they are on ends all the same.
      const refuse = to === 'ended' ? refuseEndedByStaffOf : refuseLockedOf;
      await refuse(trx, customerId, words.closedSession);
      const noting = {
        customerId,
        planId,
        from,
        to,
        hand: 'adviser',
        at,
        way,
        limitOn,
        isFormUsed,
        endedHow,
        isWithdrawn,
        told: repaid,
      } as const;
      const isMoved =
        from === 'left' && to === 'ended'
          ? await endFollowedTime(trx, { customerId, planId, at, wayOf })
          : (await noteState(trx, recommendations, noting)).isMoved;
      if (!isMoved) return;
      const facts = { plan: planId, from, to, ...(endedHow && { how: endedHow }) };
      await noteStaff(trx, { kind: 'plan state noted', at, staffId, customerId, network, facts });
    });
  });

  route(app, noteTalkOfPlan, async call => {
    const { customerId } = await opened(call);
    const { planId, on, how, hasGoneThrough } = call.body;
    const plan = isUuid(planId) ? await planWithId(database, customerId, planId) : undefined;
    if (!plan || isOver(plan.state) || !isInsolvency(plan.shortName)) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    const chosenOn = londonDate(plan.chosenAt);
    const day = readIsoDate(on);
    if (!day || !canHaveTalkedOn(day, { chosenOn, today: londonDate(at) })) {
      throw fieldError('on', words.talkedDay(sayDay(isoDate(chosenOn))));
    }
    if (!hasGoneThrough) throw fieldError('hasGoneThrough', words.goneThrough);
    const { staffId } = call.who;
    const { network } = call.request;
    await database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId, words.closedSession);
      await holdDecisions(trx, customerId);
      const held = await holdPlan(trx, customerId, planId);
      if (!held || isOver(held.state)) throw new ApiError('NOT_FOUND');
      if (!(await addTalk(trx, { customerId, planId, on, how, staffId, at }))) return;
      const facts = { plan: planId, how };
      await noteStaff(trx, { kind: 'plan talked over', at, staffId, customerId, network, facts });
    });
  });
}
