import { type Doubt, doubtAbout } from '@towpath/domain/casework/doubt.ts';
import {
  beforeComingTo,
  beforeHandingOver,
  isNotSentYet,
  isOver,
  mayComeByPayments,
  mayMove,
  type PlanMover,
  type PlanState,
  standsAsAnswered,
} from '@towpath/domain/plans/planState.ts';
import type { Hand } from '@towpath/domain/plans/ways/hands.ts';
import { runsOnceGranted } from '@towpath/domain/plans/ways/ways.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { decidedAdvice } from '../advice/decidedAdvice.ts';
import { holdDecisions } from '../advice/decisions.ts';
import { holdSession } from '../journeys/refuseLocked.ts';
import { doubtToday, type JudgesToday } from './doubtOf.ts';
import { changesOf, holdPlan, type KeptPlan, movePlan } from './repository.ts';
import { talkOfPlan } from './talks.ts';
import { words } from './words.ts';

type Move = {
  readonly customerId: string;
  readonly planId: string;
  readonly to: PlanState;
  readonly by: PlanMover;
  readonly at: Date;
  /** The caller has asked `requireNoDoubt` in this transaction, or it has happened already: what went out is out of our hands. */
  readonly isSettled?: boolean;
  /** Who writes it down, where that is somebody else than the one who moves it. */
  readonly notedBy?: Hand | undefined;
  /** The day on which it came there, 'YYYY-MM-DD', where that was said and is another than today. */
  readonly saidOn?: string | undefined;
};

/**
 * Why a plan of a person does not rest on the advice of today, for a module whose work brings it forward; null where it
 * does. From here on nobody changes a fact or takes back a word until the transaction ends. Throws NOT_FOUND for a plan of
 * somebody else, and for one that is over.
 */
export async function doubtOfPlan(
  trx: DatabaseTransaction,
  recommendations: JudgesToday,
  { customerId, planId }: Pick<Move, 'customerId' | 'planId'>,
): Promise<Doubt | null> {
  await holdSession(trx, customerId);
  await holdDecisions(trx, customerId);
  const plan = await holdPlan(trx, customerId, planId);
  if (!plan || isOver(plan.state)) throw new ApiError('NOT_FOUND');
  return (await doubtToday(trx, recommendations, customerId, plan)).doubt;
}

/**
 * Refuses to bring a plan forward that is in doubt, or an insolvency before one of us has noted that they talked it over with
 * its person: throws NOT_CONFIRMED_YET with what is to be done first, or NOT_FOUND.
 */
export async function requireNoDoubt(...asked: Parameters<typeof doubtOfPlan>): Promise<void> {
  const doubt = await doubtOfPlan(...asked);
  if (doubt !== null) throw new ApiError('NOT_CONFIRMED_YET', { message: words.refused[doubt] });
  const [trx, , { customerId, planId }] = asked;
  const plan = await holdPlan(trx, customerId, planId);
  if (plan && (await talkOfPlan(trx, customerId, plan))?.waits) {
    throw new ApiError('NOT_CONFIRMED_YET', { message: words.refused.talkFirst });
  }
}

/**
 * Moves a plan of a person for another module, as what is done there brings it about: a letter that went, a form that was
 * released, an answer that came. Nothing is begun against what one of us has said last of their advice, nor of an
 * insolvency before one of us has said that it fits. What the facts of today say of it the caller asks of `requireNoDoubt`.
 * What runs from the day on which it is granted runs with that word.
 *
 * @returns `refused` for a plan of somebody else, and where this may not follow by this hand; then nothing has changed
 */
export async function movePlanOf(
  trx: DatabaseTransaction,
  { customerId, planId, to, by, at, isSettled = false, notedBy, saidOn }: Move,
): Promise<'moved' | 'already there' | 'refused'> {
  // Nobody takes back what was said of the advice while the plan goes on because of it.
  await holdDecisions(trx, customerId);
  const plan = await holdPlan(trx, customerId, planId);
  if (!plan) return 'refused';
  if (plan.state === to) return 'already there';
  const mayBeBegun = isSettled || (await mayBegin(trx, customerId, plan));
  if (!mayMove(plan.state, to, by, mayBeBegun)) return 'refused';
  await movePlan(trx, { customerId, planId, at, state: to, by, notedBy, saidOn });
  if (to === 'accepted' && runsOnceGranted(plan.shortName)) {
    await movePlan(trx, { customerId, planId, at, state: 'running', by, notedBy, saidOn });
  }
  return 'moved';
}

/**
 * Moves a plan to where it comes by what its person told of its payments. Nobody has said yes by that: those who were asked
 * may have said no, or nothing. Where it does not come there, nothing has changed.
 */
export async function movePlanByPayments(
  trx: DatabaseTransaction,
  {
    customerId,
    planId,
    to,
    at,
  }: Pick<Move, 'customerId' | 'planId' | 'at'> & { readonly to: 'running' | 'broken' },
): Promise<void> {
  await holdDecisions(trx, customerId);
  const plan = await holdPlan(trx, customerId, planId);
  if (!plan || !mayComeByPayments(plan.state, to)) return;
  await movePlan(trx, { customerId, planId, at, state: to, by: 'person' });
}

/**
 * Brings a plan to what those decided whom its form had gone to. One that stands before that was sent by then, whatever was
 * noted of it.
 *
 * @returns whether it stands as they decided; false for one that is over, or that something else was noted of, and stays
 */
export async function followAnswer(
  trx: DatabaseTransaction,
  { outcome, ...move }: Omit<Move, 'to' | 'by' | 'isSettled'> & { readonly outcome: 'granted' | 'refused' },
): Promise<boolean> {
  const answered = { ...move, to: outcome === 'granted' ? 'accepted' : 'refused', by: 'receiver' } as const;
  if ((await movePlanOf(trx, answered)) !== 'refused') return true;
  const { customerId, planId } = move;
  const plan = await holdPlan(trx, customerId, planId);
  if (plan && standsAsAnswered(plan.state, outcome) && !isNotSentYet(plan.state)) return true;
  const went = { ...move, by: 'adviser', isSettled: true } as const;
  await movePlanOf(trx, { ...went, to: 'being prepared' });
  await movePlanOf(trx, { ...went, to: 'sent' });
  return (await movePlanOf(trx, answered)) !== 'refused';
}

/**
 * Ends a plan whose form its person took back before anybody had decided. One that stands before it was sent was sent by then.
 *
 * @returns whether it is over; false for one that was granted by what was noted of it, which stays
 */
export async function followWithdrawal(
  trx: DatabaseTransaction,
  move: Omit<Move, 'to' | 'by' | 'isSettled'>,
): Promise<boolean> {
  await holdDecisions(trx, move.customerId);
  const plan = await holdPlan(trx, move.customerId, move.planId);
  if (!plan || isOver(plan.state)) return true;
  if (standsAsAnswered(plan.state, 'granted')) return false;
  const went = { ...move, by: 'adviser', isSettled: true } as const;
  await movePlanOf(trx, { ...went, to: 'being prepared' });
  await movePlanOf(trx, { ...went, to: 'sent' });
  return (await movePlanOf(trx, { ...move, to: 'ended', by: 'person' })) !== 'refused';
}

/**
 * Puts a plan back to where it stood before its form was handed over, once the form is with its person again. One that came
 * to an adviser otherwise stays there.
 */
export async function putPlanBack(
  trx: DatabaseTransaction,
  { customerId, planId, by, at }: Omit<Move, 'to' | 'isSettled'>,
): Promise<void> {
  await holdDecisions(trx, customerId);
  const plan = await holdPlan(trx, customerId, planId);
  const state = plan && beforeHandingOver(await changesOf(trx, customerId, planId));
  if (!state) return;
  await movePlan(trx, { customerId, planId, at, state, by });
}

/** What a plan came to, and for which what brought it there never happened. */
type NeverCame = Pick<Move, 'customerId' | 'planId' | 'at'> & {
  readonly from: 'sent' | 'running';
  /** The moment at which it was brought there; left out where that does not matter. */
  readonly cameAt?: Date;
};

/**
 * Puts a plan back to where it stood before it came to a state, where what brought it there turns out never to have happened:
 * nothing is begun by it. Nothing for a plan that came there at another moment, or has come to another state since.
 */
export async function putPlanBackFrom(
  trx: DatabaseTransaction,
  { customerId, planId, at, from, cameAt }: NeverCame,
): Promise<void> {
  await holdDecisions(trx, customerId);
  const plan = await holdPlan(trx, customerId, planId);
  if (plan?.state !== from) return;
  const changes = await changesOf(trx, customerId, planId);
  if (cameAt && changes.at(-1)?.at.getTime() !== cameAt.getTime()) return;
  const state = beforeComingTo(from, changes);
  if (state) await movePlan(trx, { customerId, planId, at, state, by: 'person' });
}

/** Whether nothing that one of us has said keeps the plan from being begun. */
async function mayBegin(trx: DatabaseTransaction, customerId: string, plan: KeptPlan): Promise<boolean> {
  const last = await trx
    .selectFrom(decidedAdvice(trx).as('decided'))
    .select(['short_name', 'since', 'taken_back_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const lastWord = last
    ? { shortName: last.short_name, since: last.since, takenBackAt: last.taken_back_at }
    : null;
  return doubtAbout(plan, lastWord, true) === null;
}
