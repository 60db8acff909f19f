/** Where a plan stands that somebody has chosen: one of our solutions, begun on one record of advice. */
export const PLAN_STATES = [
  'chosen',
  'being prepared',
  'with an adviser',
  'sent',
  'accepted',
  'refused',
  'running',
  'broken',
  'ended',
  'left',
] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** Who moves a plan: whose plan it is, an adviser, or those whom it was sent to, as an adviser notes it. */
export const PLAN_MOVERS = ['person', 'adviser', 'receiver'] as const;
export type PlanMover = (typeof PLAN_MOVERS)[number];

type Moves = { readonly [To in PlanState]?: readonly PlanMover[] };

/** What may follow on what, and by whom. Before anything is sent, the person may leave it at any time. */
const MOVES: Readonly<Record<PlanState, Moves>> = {
  chosen: {
    'with an adviser': ['adviser'],
    'being prepared': ['person', 'adviser'],
    left: ['person', 'adviser'],
  },
  'with an adviser': { 'being prepared': ['adviser'], left: ['person', 'adviser'] },
  'being prepared': {
    'with an adviser': ['person', 'adviser'],
    sent: ['person', 'adviser'],
    left: ['person', 'adviser'],
  },
  sent: { accepted: ['receiver'], refused: ['receiver'], ended: ['person', 'adviser'] },
  accepted: { running: ['person', 'adviser', 'receiver'], ended: ['person', 'adviser', 'receiver'] },
  refused: { 'being prepared': ['person', 'adviser'], ended: ['person', 'adviser'] },
  running: { broken: ['person', 'adviser', 'receiver'], ended: ['person', 'adviser', 'receiver'] },
  broken: { running: ['adviser', 'receiver'], ended: ['person', 'adviser', 'receiver'] },
  ended: {},
  left: {},
};

/** What we do for a plan. Nothing of it is begun while the plan waits for an adviser to say that it fits. */
const BEGINS: ReadonlySet<PlanState> = new Set<PlanState>(['being prepared', 'sent']);

/**
 * Whether a plan may move from one state to another by this hand.
 *
 * @param mayBegin nobody has to say first that it fits, or one of us has; who does not know leaves it out
 */
export function mayMove(from: PlanState, to: PlanState, by: PlanMover, mayBegin = false): boolean {
  if (BEGINS.has(to) && !mayBegin) return false;
  return MOVES[from][to]?.includes(by) ?? false;
}

/** A plan in one of these runs once nobody's answer is waited for, and the first payment is made. */
export const WAITS: readonly PlanState[] = ['sent', 'accepted'];

/**
 * Whether a plan may come to a state by what is told of its payments, whoever has said yes: one that waits runs as it is paid,
 * or is said by its person to be too much. Nobody notes that by hand before it runs.
 */
export function mayComeByPayments(from: PlanState, to: 'running' | 'broken'): boolean {
  return WAITS.includes(from) || (from === 'running' && to === 'broken');
}

/** In these nothing more comes of a plan. */
export type OverState = Extract<PlanState, 'ended' | 'left'>;

/** Whether nothing more comes of a plan, so that another may be chosen. */
export function isOver(state: PlanState): state is OverState {
  return Object.keys(MOVES[state]).length === 0;
}

/** Whether a plan may still be left for another without a word to anybody outside. */
export function isNotSentYet(state: PlanState): boolean {
  return MOVES[state].left !== undefined;
}

const OUT_OF_OUR_HANDS: ReadonlySet<PlanState> = new Set<PlanState>([
  'sent',
  'accepted',
  'running',
  'broken',
  'ended',
]);

/** Whether a plan was sent, so that what comes next is for others to say and no yes of ours is waited for. */
export function isOutOfOurHands(state: PlanState): boolean {
  return OUT_OF_OUR_HANDS.has(state);
}

const GRANTED: ReadonlySet<PlanState> = new Set<PlanState>(['accepted', 'running', 'broken']);

/** Whether a plan stands as what became of its form says: once that was granted it is to stand, else it is not, and once it was withdrawn it is over. */
export function standsAsAnswered(state: PlanState, answer: 'granted' | 'refused' | 'withdrawn'): boolean {
  if (answer === 'withdrawn') return isOver(state);
  return GRANTED.has(state) === (answer === 'granted');
}

/**
 * Where a plan stood before it came to where it stands, for what turns out never to have brought it there: where it was
 * accepted and came there in one moment, that was one. Null where it has come to another state since, or was there from the
 * first.
 *
 * @param changes all that it came to, the oldest first
 */
export function beforeComingTo(
  state: 'sent' | 'running',
  changes: readonly { readonly state: PlanState; readonly at: Date }[],
): PlanState | null {
  const last = changes.at(-1);
  if (last?.state !== state) return null;
  // It may have run since, and be back from that.
  if (state === 'sent') return changes.findLast(one => one.state === 'being prepared')?.state ?? null;
  const before = changes.at(-2);
  const isOne = before?.state === 'accepted' && before.at.getTime() === last.at.getTime();
  return (isOne ? changes.at(-3) : before)?.state ?? null;
}

/**
 * Where a plan stood before its person handed something of it to an adviser, which is theirs again: null where something
 * else brought it to where it stands, and it stays there. Nothing is begun by it.
 *
 * @param changes all that it came to, the oldest first
 */
export function beforeHandingOver(
  changes: readonly { readonly state: PlanState; readonly by: PlanMover }[],
): PlanState | null {
  const last = changes.at(-1);
  const isHandedOver = last?.state === 'with an adviser' && last.by === 'person';
  return (isHandedOver && changes.at(-2)?.state) || null;
}
