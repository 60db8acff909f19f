import type { BrandColours } from '@towpath/contracts/content/brandLook.ts';
import * as neutral from '@towpath/contracts/content/colours.generated.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { mayMove, type SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import type { PathState } from './pathState.ts';
import { words } from './words.ts';

type ColourName = keyof typeof neutral | keyof BrandColours;
type Tag = { readonly text: string; readonly background: ColourName; readonly colour: ColourName };

/** A tag in the colours of a brand, as the API says it. */
export function tagIn(brand: BrandColours, { text, background, colour }: Tag) {
  const colours = { ...neutral, ...brand };
  return { status: text, statusBackgroundColor: colours[background], statusTextColor: colours[colour] };
}

/** The text a customer sees for each label, and the colours of the tag (DB-004). */
export const STATUS_TAGS = {
  Active: { text: words.tags.inProgress, background: 'ripple', colour: 'mainDeep' },
  Complete: { text: words.tags.completed, background: 'greenTint', colour: 'green' },
  'Completed Offline': { text: words.tags.completedByPhone, background: 'greenTint', colour: 'green' },
  'Hard Dropout': { text: words.tags.talkToUs, background: 'orangeTint', colour: 'orange' },
  'Soft Dropout': { text: words.tags.callBooked, background: 'accentTint', colour: 'accentDeep' },
  Invalidated: { text: words.tags.closed, background: 'mist', colour: 'ink2' },
  Expired: { text: words.tags.ended, background: 'mist', colour: 'ink2' },
  Abandoned: { text: words.tags.onHold, background: 'mist', colour: 'ink2' },
} as const satisfies Record<SessionStatus, Tag>;

/** The tag of a person who is through with the first questions: done is the first look, and not what comes after it. */
export const FIRST_LOOK_DONE = { ...STATUS_TAGS.Complete, text: words.tags.firstLookDone } as const;

/** The tag of a person who has no journey yet. */
export const NOT_STARTED = {
  text: words.tags.notStarted,
  background: 'mist',
  colour: 'ink2',
} as const;

/** The labels that a kind of step gives to a session that stops at it. */
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
  const next = statusOn(plan, state, hasEntry);
  return mayMove(current, next, 'person') ? next : current;
}

function statusOn(plan: Plan, state: PathState, hasEntry: boolean): SessionStatus {
  const session = plan.stepById.get(state.at)?.kind.session;
  if (!session) return state.standing === 'end' ? 'Complete' : 'Active';
  const counts = {
    reached: state.standing === 'end',
    'entry saved': state.standing === 'end' && hasEntry,
    held: state.standing === 'blocked',
  }[session.when];
  return counts ? LABELS[session.status] : 'Active';
}
