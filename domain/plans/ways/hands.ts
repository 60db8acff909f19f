import { mayMove, type PlanMover, type PlanState } from '../planState.ts';
import type { Way } from './way.ts';

/** Who notes that a plan has come further: whose plan it is, or one of us. */
export const HANDS = ['person', 'adviser'] as const;
export type Hand = (typeof HANDS)[number];

/** One move of a plan, with whose doing it is: an answer is that of those who were asked, whoever notes it. */
export type Move = { readonly to: PlanState; readonly by: PlanMover };

/** What somebody may note, in the order in which it is offered. */
const NOTED: readonly PlanState[] = [
  'being prepared',
  'sent',
  'accepted',
  'refused',
  'running',
  'broken',
  'ended',
];

/** What of what is written down of a plan here counts for what is noted of it. */
export type ToldHere = {
  /** All of it is paid, so that there is nothing to keep up any more. */
  readonly isAllPaid: boolean;
  /** Its offers and their answers are written down: that they went, and what follows, nobody says beside them. */
  readonly hasOffers: boolean;
  /** Its end is written down, which has told others: it does not go on, and is drawn up as a new one. */
  readonly isEnded: boolean;
};

type Noting = {
  readonly way: Way;
  readonly state: PlanState;
  readonly hand: Hand;
  /** Nobody has to say first that it fits, or one of us has. */
  readonly mayBegin: boolean;
  /** Its form is handed over, or has gone to those who decide; left out where it is not. */
  readonly isFormUsed?: boolean;
  /** What is written down of it here; left out or null where nothing is. */
  readonly told?: ToldHere | null;
};

type Told = Pick<Noting, 'way' | 'state' | 'isFormUsed'>;

/** What those decide whom a form, or an offer, was sent to. */
const DECIDED: ReadonlySet<PlanState> = new Set<PlanState>(['accepted', 'refused', 'running']);

/** The states that a plan may be noted to have come to next, by this hand. */
export function nextStates(noting: Noting): readonly PlanState[] {
  return NOTED.filter(to => movesTo(noting, to) !== null);
}

/**
 * The moves that bring a plan to a state, by this hand. Where an order runs from the day on which it is made, both are one
 * thing to the person, and two moves here.
 *
 * @returns null where it may not come to that
 */
export function movesTo(
  { way, state, hand, mayBegin, isFormUsed = false, told = null }: Noting,
  to: PlanState,
): readonly [Move, ...Move[]] | null {
  if (hand === 'person' && !way.own.includes(to)) return null;
  if (told && isToldHere(told, state, to)) return null;
  if (!isOnWay(way, to) || isToldByForm({ way, state, isFormUsed }, to)) return null;
  const direct = moveBy(state, to, hand, mayBegin);
  if (direct) return [direct];
  const isMadeAtOnce = state === 'sent' && !isOnWay(way, 'accepted');
  const made = isMadeAtOnce ? moveBy('sent', 'accepted', hand, mayBegin) : null;
  const then = made && moveBy('accepted', to, hand, mayBegin);
  return made && then ? [made, then] : null;
}

/**
 * Whether somebody may note that its person took back what was sent before anybody decided: of what is applied for, as long as
 * no form of ours tells that.
 */
export function mayBeWithdrawn(noting: Noting): boolean {
  const { way, state } = noting;
  return state === 'sent' && way.isToldByForm !== undefined && movesTo(noting, 'ended') !== null;
}

/** Whether the form of a plan is to tell what comes next, and not whoever notes how the plan goes. */
export function waitsForForm(noting: Told): boolean {
  return NOTED.some(to => isToldByForm(noting, to) && moveBy(noting.state, to, 'adviser', true) !== null);
}

/** What a plan that was sent comes to by a yes: where an order runs from the day on which it is made, it runs. */
export function onceGranted(way: Way): 'accepted' | 'running' {
  return isOnWay(way, 'accepted') ? 'accepted' : 'running';
}

/**
 * Its form tells that it was sent, and then what was decided; what comes after that the form knows nothing of. Once it is
 * used, it also tells that it is prepared, for the first time or again, and nothing ends while its answer is waited for.
 */
function isToldByForm({ way, state, isFormUsed = false }: Told, to: PlanState): boolean {
  if (way.isToldByForm !== true && !(way.isToldByForm && isFormUsed)) return false;
  if (isFormUsed && (to === 'being prepared' || (state === 'sent' && to === 'ended'))) return true;
  return to === 'sent' || (state === 'sent' && DECIDED.has(to));
}

/** Whether what is written down of a plan says that it came to a state, or keeps it from that. */
function isToldHere({ isAllPaid, hasOffers, isEnded }: ToldHere, from: PlanState, to: PlanState): boolean {
  if (to === 'broken') return isAllPaid;
  if (to === 'running' && from === 'broken') return isEnded;
  return hasOffers && (to === 'sent' || DECIDED.has(to));
}

function isOnWay(way: Way, to: PlanState): boolean {
  if (to === 'refused') return true;
  if (to === 'broken') return way.broken !== undefined;
  return way.stages.some(({ state }) => state === to);
}

function moveBy(from: PlanState, to: PlanState, hand: Hand, mayBegin: boolean): Move | null {
  const by = ([hand, 'receiver'] as const).find(mover => mayMove(from, to, mover, mayBegin));
  return by ? { to, by } : null;
}
