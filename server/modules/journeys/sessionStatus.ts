import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { PathState } from './pathState.ts';

/** Session status labels (ST-004), each with the words a customer is shown for it and the colours of the tag (DB-004). */
export const SESSION_STATUSES = {
  Active: { text: 'In progress', background: '#E2EEEB', colour: '#0A3F41' },
  Complete: { text: 'Completed', background: '#E4F4EA', colour: '#1D6A43' },
  'Completed Offline': { text: 'Completed', background: '#E4F4EA', colour: '#1D6A43' },
  'Hard Dropout': { text: 'Talk to us', background: '#FFF0E0', colour: '#A34A06' },
  'Soft Dropout': { text: 'Call booked', background: '#F6E9F5', colour: '#5B2157' },
  Invalidated: { text: 'Closed', background: '#F3F7F5', colour: '#47605F' },
  Expired: { text: 'Ended', background: '#F3F7F5', colour: '#47605F' },
  Abandoned: { text: 'On hold', background: '#F3F7F5', colour: '#47605F' },
} as const satisfies Record<string, { text: string; background: string; colour: string }>;

export type SessionStatus = keyof typeof SESSION_STATUSES;

/** The tag of a person who has no journey yet. */
export const NOT_STARTED = { text: 'Not started', background: '#F3F7F5', colour: '#47605F' } as const;

/** Nothing a person answers changes these (ST-005). */
const FINAL: readonly SessionStatus[] = ['Invalidated', 'Expired'];

/** The labels of what a kind of step says of the session that stops at it. */
const LABELS = { 'dropped out': 'Hard Dropout', 'call booked': 'Soft Dropout' } as const;

/**
 * The label after a save. It follows the path, so that a changed answer which leads away from a drop-out makes the
 * session Active again (ST-005).
 *
 * @param hasEntry whether the step where the path stops has a saved entry, such as the answer to a call-back
 */
export function statusAfter(
  current: SessionStatus,
  plan: Plan,
  state: PathState,
  hasEntry: boolean,
): SessionStatus {
  if (FINAL.includes(current)) return current;
  const session = plan.stepById.get(state.at)?.kind.session;
  if (!session) return state.standing === 'end' ? 'Complete' : 'Active';
  const counts = {
    reached: state.standing === 'end',
    'entry saved': state.standing === 'end' && hasEntry,
    held: state.standing === 'blocked',
  }[session.when];
  return counts ? LABELS[session.status] : 'Active';
}
