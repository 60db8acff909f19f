/** Where an application stands: with the person, with an adviser, or with those whom it is for. */
export const APPLICATION_STATES = [
  'being filled in',
  'handed over',
  'asked again',
  'accepted',
  'being sent',
  'sent',
  'granted',
  'refused',
  'withdrawn',
] as const;
/** What becomes of one that was sent: those whom it is for decide, or its person takes it back before they have. */
export const OUTCOMES = ['granted', 'refused', 'withdrawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Whose hand moves it: whose application it is, an adviser, or those whom it was sent to. */
export type ApplicationMover = 'person' | 'adviser' | 'receiver';

type Moves = { readonly [To in ApplicationState]?: readonly ApplicationMover[] };

/**
 * What may follow on what, and by whom. An adviser hands over what a person fills in once they say yes to it on the phone. What
 * an adviser has accepted is sent as it is, or asked again; while it is being
 * sent nobody can say whether it has arrived, so that it can only be sent again, which changes nothing where it has. What
 * went another way an adviser notes as sent, and what was answered to it.
 */
const MOVES: Readonly<Record<ApplicationState, Moves>> = {
  'being filled in': { 'handed over': ['person', 'adviser'] },
  'handed over': {
    'being filled in': ['person'],
    'asked again': ['adviser'],
    // As it is filled in by then, with what they said on the phone.
    'handed over': ['adviser'],
    accepted: ['adviser'],
  },
  'asked again': { 'handed over': ['person', 'adviser'] },
  accepted: { 'being sent': ['adviser'], sent: ['adviser'], 'asked again': ['adviser'] },
  'being sent': { sent: ['adviser'], accepted: ['receiver'] },
  sent: { granted: ['receiver'], refused: ['receiver'], withdrawn: ['person'] },
  granted: {},
  withdrawn: {},
  refused: { 'asked again': ['adviser'] },
};

/** Whether an application may move from one state to another by this hand. */
export function mayMoveApplication(
  from: ApplicationState,
  to: ApplicationState,
  by: ApplicationMover,
): boolean {
  return MOVES[from][to]?.includes(by) ?? false;
}

/** Whether the person fills it in: what they give counts, and it can be handed over. */
export function isWithPerson(state: ApplicationState): boolean {
  return mayMoveApplication(state, 'handed over', 'person');
}

/** Whether it has gone to those whom it is for, or is on its way to them. */
export function hasGone(state: ApplicationState): boolean {
  return state === 'being sent' || state === 'sent' || !isUndecided(state);
}

/** Whose doing what became of it is: to take it back is its person's, whoever notes that or heard it from those who have it. */
export function moverOf(outcome: Outcome): ApplicationMover {
  return outcome === 'withdrawn' ? 'person' : 'receiver';
}

/** Whether it can still change, by what its person tells: nobody has decided on it, and it was not taken back. */
export function isUndecided(state: ApplicationState): state is Exclude<ApplicationState, Outcome> {
  return !(OUTCOMES as readonly ApplicationState[]).includes(state);
}
