/** What a session may be, word for word as the specification has it (ST-004). */
export const SESSION_STATUSES = [
  'Active',
  'Complete',
  'Completed Offline',
  'Hard Dropout',
  'Soft Dropout',
  'Invalidated',
  'Expired',
  'Abandoned',
] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** Whose hand moves a session: the person by what they answer, one of us, or time. */
export type MovedBy = 'person' | 'staff' | 'time';

const BY_ANSWERS = ['Active', 'Complete', 'Hard Dropout', 'Soft Dropout'] as const;
const BY_STAFF = ['Completed Offline', 'Invalidated'] as const;

type Moves = Readonly<Partial<Record<MovedBy, readonly SessionStatus[]>>>;

/**
 * Where each may go, and by whose hand (ST-005). One answer may lead from a drop-out to another end; that is a return
 * to Active and what follows from it, in one step. One of us who reopens what was completed by phone gives it back to
 * the answers, so it goes wherever they stand.
 */
const MOVES: Readonly<Record<SessionStatus, Moves>> = {
  Active: { person: BY_ANSWERS, staff: BY_STAFF, time: ['Abandoned', 'Expired'] },
  Complete: { person: BY_ANSWERS, staff: BY_STAFF, time: ['Expired'] },
  'Hard Dropout': { person: BY_ANSWERS, staff: BY_STAFF, time: ['Expired'] },
  'Soft Dropout': { person: BY_ANSWERS, staff: BY_STAFF, time: ['Expired'] },
  Abandoned: { person: BY_ANSWERS, staff: BY_STAFF, time: ['Expired'] },
  'Completed Offline': { staff: [...BY_ANSWERS, 'Invalidated'] },
  Invalidated: {},
  Expired: {},
};

/** Whether a session may go from one label to another by this hand. Staying where it is, is no move. */
export function mayMove(from: SessionStatus, to: SessionStatus, by: MovedBy): boolean {
  return from !== to && (MOVES[from][by] ?? []).includes(to);
}

/** The labels from which time may lead to this one. */
export function movedByTimeFrom(to: SessionStatus): readonly SessionStatus[] {
  return SESSION_STATUSES.filter(from => mayMove(from, to, 'time'));
}

/** Whether no more answers are taken (DB-011): nothing that the person does moves it. */
export function isLocked(status: SessionStatus): boolean {
  return MOVES[status].person === undefined;
}

/** Whether one of us ended it: nobody goes round that by other answers. */
export function isEndedByStaff(status: string): boolean {
  return BY_STAFF.some(one => one === status);
}

/** Why a session is closed whose person we do not write to or ring any more, unless they ask anew. */
export const ASKED_TO_STOP = 'asked us to stop';

/** What one of us can do to a session, and why: the reasons are a list, so that no words about a person stand there. */
export const STAFF_ACTS = {
  complete: {
    to: 'Completed Offline',
    reasons: ['advice by phone', 'plan by phone', 'helped elsewhere'],
  },
  close: {
    to: 'Invalidated',
    reasons: ['duplicate', 'test', 'under 18', ASKED_TO_STOP, 'not their own'],
  },
  /** `Active` stands for wherever the answers lead. */
  reopen: { to: 'Active', reasons: ['carries on online', 'done by mistake'] },
} as const satisfies Record<string, { readonly to: SessionStatus; readonly reasons: readonly string[] }>;
export type StaffAct = keyof typeof STAFF_ACTS;
export type StaffReason = (typeof STAFF_ACTS)[StaffAct]['reasons'][number];

/** What becomes of what somebody waits for from us. */
export type WaitEnds = {
  /** What came of a call that they asked for. */
  readonly call: 'spoke' | 'closed';
  /** Of an advice that one of us was to look at. */
  readonly advice: 'done' | 'cancelled';
  /** Of what they chose, as long as nothing was sent. */
  readonly plan: 'stays' | 'left';
  /** Of the talk that they booked, the chat that is open, and what is to be done for them. */
  readonly others: 'stay' | 'end';
};

/**
 * What an act of ours ends besides. Whoever is completed by phone was rung and advised: what they chose stays with whoever
 * sees to it. So do a talk for later, a chat and tasks: what one call settles is the advice, and a talk is often booked to
 * follow it. Each ends by a hand that looks at it, which is simpler, and surer, than to ask for each. Of a session that is closed nothing goes on, unless the person asks anew. Where time ends a session, what was
 * asked of us stays asked.
 */
export const ACT_ENDS = {
  complete: { call: 'spoke', advice: 'done', plan: 'stays', others: 'stay' },
  close: { call: 'closed', advice: 'cancelled', plan: 'left', others: 'end' },
  reopen: null,
} as const satisfies Record<StaffAct, WaitEnds | null>;

/** What one of us may do to a session with this label. */
export function staffActsOn(status: SessionStatus): readonly StaffAct[] {
  return (Object.keys(STAFF_ACTS) as StaffAct[]).filter(act => mayMove(status, STAFF_ACTS[act].to, 'staff'));
}

/** Whether a reason is one of those for which this is done. */
export function isReasonFor(act: StaffAct, reason: StaffReason): boolean {
  return STAFF_ACTS[act].reasons.some(one => one === reason);
}

/** After how many days without a visit time moves a session. Guests cannot come back later than the days of theirs. */
export type AwayDays = {
  readonly abandonedAfterDays: number;
  readonly guestExpiredAfterDays: number;
  readonly expiredAfterDays: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** A move that time makes: of whom, and before which moment they were here last. */
export type TimedMove = {
  readonly to: 'Abandoned' | 'Expired';
  /** Null: of everybody. */
  readonly hasAccount: boolean | null;
  readonly seenBefore: Date;
};

/** What time moves now. The graver come first, so that nobody is moved twice. */
export function timedMoves(days: AwayDays, now: Date): readonly TimedMove[] {
  const ago = (count: number) => new Date(now.getTime() - count * DAY_MS);
  return [
    { to: 'Expired', hasAccount: true, seenBefore: ago(days.expiredAfterDays) },
    { to: 'Expired', hasAccount: false, seenBefore: ago(days.guestExpiredAfterDays) },
    { to: 'Abandoned', hasAccount: null, seenBefore: ago(days.abandonedAfterDays) },
  ];
}
