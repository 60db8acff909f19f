import { workPlan, workPlanOutcome } from '@towpath/contracts/api/staffWork.ts';
import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { howLeftInTalk } from '@towpath/domain/plans/leavingInTalk.ts';
import { isNotSentYet, isOver, mayMove, type PlanState } from '@towpath/domain/plans/planState.ts';
import { isFormOut } from '@towpath/domain/plans/ways/way.ts';
import { confirmationOf } from '@towpath/domain/solutions/explain/confirmation.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { holdDecisions } from '../advice/decisions.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { goesOnWith, mayHaveNumber, requireMayHaveRung } from '../callbacks/goingOn.ts';
import { ringingOf } from '../callbacks/ringing.ts';
import { openingFor, type RingingHours } from '../callbacks/ringingHours.ts';
import { safeFacts } from '../callbacks/safeToRing.ts';
import { noteSpokenAbout } from '../callbacks/waiting.ts';
import { seesHealth } from '../cases/opening.ts';
import { knownContact } from '../customers/contact.ts';
import { holdSession } from '../journeys/refuseLocked.ts';
import { noteStaff } from '../staff/log.ts';
import { noteWorkLook } from '../staff/looks.ts';
import { noteNumberTold, requireTaken, tryAgain } from '../work/claims.ts';
import { createWorkNotes } from '../work/notes.ts';
import { closeWork, otherWorkOf } from '../work/workItems.ts';
import { doubtToday, toldDoubtOf } from './doubtOf.ts';
import { currentPlan, holdPlan, type KeptPlan, movePlan } from './repository.ts';
import { talkOfPlan } from './talks.ts';
import { understoodOf } from './understood.ts';
import type { FormDeps } from './waitingForm.ts';
import { words } from './words.ts';

const KIND = 'plan';

/**
 * Where a plan goes by what came of talking it over; it stays where nobody was reached. What its person began, or what went
 * out already, goes on as it stands; what has gone out ends instead of being left.
 *
 * @throws ApiError VALIDATION_FAILED for one that nobody ends by not wanting it: its form is with those who decide, or it runs
 */
function leadsTo(
  outcome: 'goes-on' | 'leaves',
  { shortName, state }: Pick<KeptPlan, 'shortName' | 'state'>,
  isFormUsed: boolean,
): PlanState {
  if (outcome === 'leaves') {
    const left = howLeftInTalk(shortName, state, isFormUsed);
    if (left === null) {
      throw fieldError('outcome', words.cannotBeLeft[state === 'sent' ? 'sent' : 'runs']);
    }
    return left;
  }
  return state === 'chosen' || state === 'with an adviser' ? 'being prepared' : state;
}

/** The solutions that people chose, for whoever has taken one from the work list to talk it over. */
export function registerStaffPlanRoutes(
  app: FastifyInstance,
  {
    database,
    clock,
    config,
    opening,
    holidays,
    recommendations,
    formStands,
  }: Deps &
    RingingHours &
    Pick<FormDeps, 'formStands'> & {
      readonly recommendations: Pick<Recommendations, 'asOfNow' | 'asHeld' | 'judgedNow'>;
    },
): void {
  const notes = createWorkNotes(config.dataSecret);
  const seal = createSeal(config.dataSecret);

  route(app, workPlan, async ({ who, params: { workId }, request: { network } }) => {
    const claim = { workId, staffId: who.staffId };
    const taken = await requireTaken(database, claim, KIND);
    const { subject, customerId } = taken;
    const [plan, contact, { ringing }] = await Promise.all([
      currentPlan(database, customerId),
      knownContact(database, customerId),
      ringingOf(database, customerId),
    ]);
    // Left, and another chosen, in this moment.
    if (plan?.id !== subject) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    await noteWorkLook(database, { who, customerId, workId, why: words.whyLooked, network, at });
    const when = { ...ringing, notBefore: taken.notBefore };
    const safe = safeFacts(when, at);
    const isTold = ringing.mayRing && mayHaveNumber(taken, { ...when, at });
    if (isTold && safe.isSafeNow) await noteNumberTold(database, claim, at);
    const [alsoWaits, about, standing, understanding, talk] = await Promise.all([
      otherWorkOf(database, { customerId, workId }, who.permissions),
      notes.about(database, customerId),
      recommendations.asOfNow(customerId),
      understoodOf(database, seal, { customerId, id: plan.id }),
      talkOfPlan(database, customerId, plan),
    ]);
    const saidToFit = standing?.advice.decided?.shortName ?? null;
    const told = (shortName: string) => solutionToTell(shortName, seesHealth(who));
    return {
      name: contact.name,
      number: isTold ? contact.number : null,
      isToldAnyway: isTold && !safe.isSafeNow,
      hasNumber: contact.number !== null,
      shortName: told(plan.shortName),
      adviserConfirmation: confirmationOf(plan.shortName, saidToFit),
      doubt: toldDoubtOf(plan, standing),
      saidToFit: saidToFit && told(saidToFit),
      chosenOn: isoDate(londonDate(plan.chosenAt)),
      state: plan.state,
      understanding,
      talkWaits: talk?.waits ?? false,
      caseOf: who.permissions.includes('see cases') ? customerId : null,
      mayRing: ringing.mayRing,
      dueAt: taken.dueAt.toISOString(),
      notBefore: taken.notBefore?.toISOString() ?? null,
      attempts: taken.attempts,
      alsoWaits: [...alsoWaits],
      notes: about.map(one => ({ ...one, at: one.at.toISOString() })),
      ...safe,
    };
  });

  route(app, workPlanOutcome, async ({ who, params: { workId }, body, request: { network } }) => {
    const { staffId, role } = who;
    const claim = { workId, staffId };
    const taken = await requireTaken(database, claim, KIND);
    const { subject, customerId } = taken;
    const { outcome, callAt } = body;
    const at = clock.now();
    const { mayRing, times } = (await ringingOf(database, customerId)).ringing;
    const isFormUsed = isFormOut(await formStands(customerId));
    // Who is not rung is written to, at any time.
    if (mayRing) requireMayHaveRung(taken, { times, notBefore: taken.notBefore, at, outcome });
    await database.transaction().execute(async trx => {
      if (outcome === 'not-reached' || outcome === 'later') {
        const own = await openingFor(trx, customerId, { opening, holidays });
        const again = goesOnWith({
          outcome,
          callAt,
          opening: own,
          times,
          notBefore: taken.notBefore,
          at,
        });
        if (!(await tryAgain(trx, claim, again))) throw new ApiError('NOT_FOUND');
      } else {
        // Nobody changes a fact, or takes back what was said of the advice, while the plan goes on because of it.
        await holdSession(trx, customerId);
        await holdDecisions(trx, customerId);
        const plan = await holdPlan(trx, customerId, subject);
        // Left by the person in this moment.
        if (!plan || isOver(plan.state)) throw new ApiError('NOT_FOUND');
        const state = leadsTo(outcome, plan, isFormUsed);
        const isAsItStands = state === plan.state;
        if (!isAsItStands && !mayMove(plan.state, state, 'adviser', true)) throw new ApiError('NOT_FOUND');
        const goesOn =
          outcome === 'goes-on' ? await doubtToday(trx, recommendations, customerId, plan) : null;
        const doubt = goesOn?.doubt ?? null;
        const isHeldBack = isAsItStands ? isNotSentYet(state) : !mayMove(plan.state, state, 'adviser');
        if (doubt !== null && isHeldBack) {
          throw new ApiError('NOT_CONFIRMED_YET', { message: words.refused[doubt] });
        }
        // From now on it rests on the advice that an adviser has confirmed.
        const said = goesOn?.standing?.decided;
        const recordId = said?.shortName === plan.shortName ? said.recordId : undefined;
        if (!isAsItStands) {
          await movePlan(trx, { customerId, planId: plan.id, at, state, by: 'adviser', recordId });
        }
        await closeWork(trx, { kind: KIND, subject, customerId }, { state: 'done', outcome, at });
        // The call that they asked for about it was this one.
        await noteSpokenAbout(trx, customerId, 'recommendation-advice', role, at);
      }
      await notes.add(trx, { customerId, workId, staffId, at, outcome, text: body.note });
      const facts = { work: workId, outcome };
      await noteStaff(trx, { kind: 'plan noted', at, staffId, customerId, network, facts });
    });
  });
}
