import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseTimeline, TIMELINE_KINDS } from '@towpath/contracts/api/staffNotes.ts';
import { firstNos } from '@towpath/domain/people/saidNo.ts';
import type { StaffPermission } from '@towpath/domain/people/staffPermissions.ts';
import { visitsOf } from '@towpath/domain/people/visits.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { eventsOf } from '../../platform/audit/eventsOf.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { talksOfPerson } from '../bookings/talksOfPerson.ts';
import { callsAsked } from '../callbacks/askedForStaff.ts';
import { chatsOfPerson } from '../chat/chatsOfPerson.ts';
import { planStatesOf } from '../plans/planForStaff.ts';
import { staffEventsOf } from '../staff/log.ts';
import { staffNames } from '../staff/members.ts';
import { correctedWhat } from './correctedWhat.ts';
import type { CasesDeps } from './module.ts';
import type { OpenedCase } from './opening.ts';

type Kind = (typeof TIMELINE_KINDS)[number];
type Event = {
  readonly at: Date;
  readonly kind: Kind;
  readonly by: string | null;
  readonly detail: string | null;
};

/** So many are shown, the latest. */
const MOST = 200;
/** So many entries of staff are read: a visit leaves one for each part that was looked at, and is shown once. */
const MOST_OF_STAFF = 2000;

const LOOKED = 'looked at' satisfies Kind;
const CORRECTED = 'corrected with them' satisfies Kind;

/** What of the audit log the person did, and somebody here has a use for. */
const OF_AUDIT = [
  'registered',
  'details changed',
  'consent given',
  'consent withdrawn',
  'credit search asked',
  'correction asked',
  'erasure asked',
  'erasure cancelled',
  'call noted',
] as const;
/** Which fact of an entry tells most. */
const TELLS = ['outcome', 'what', 'consent', 'flag', 'paper', 'why'] as const;

/** What is told of chats and of talks to those alone who may answer, and book, them. */
const NEEDS: Readonly<Partial<Record<Kind, StaffPermission>>> = {
  'chat begun': 'chat',
  'chat ended': 'chat',
  'chat handed over': 'chat',
  'chat followed up': 'chat',
  'talk booked': 'book',
  'talk moved': 'book',
  'talk cancelled': 'book',
  'booking noted': 'book',
};

/** Yes and no to our keeping what somebody told of their health, and to telling of it: told to those who may see that. */
const CONSENTS: ReadonlySet<string> = new Set(['consent given', 'consent withdrawn', 'consent refused']);
const OF_HEALTH: ReadonlySet<string> = new Set(['health conditions', 'support needs', 'health in letters']);

/** Only one kind of Breathing Space has this, so that it would tell which of them somebody has. */
const TELLS_WHICH: ReadonlySet<Kind> = new Set(['plan looked at again']);

/**
 * What happened with a person, each module asked for its part, the latest first.
 *
 * @param permissions of whoever looks
 */
export async function timelineOf(
  deps: CasesDeps,
  { customerId, since }: Pick<OpenedCase, 'customerId' | 'since'>,
  permissions: readonly StaffPermission[],
): Promise<AnswerOf<typeof caseTimeline>> {
  const { database, recommendations } = deps;
  const [audit, staff, plans, calls, records, chats, talks] = await Promise.all([
    eventsOf(database, customerId, OF_AUDIT, MOST),
    staffEventsOf(database, customerId, MOST_OF_STAFF),
    planStatesOf(database, customerId),
    callsAsked(database, customerId),
    recommendations.records(customerId),
    chatsOfPerson(database, customerId, MOST),
    talksOfPerson(database, customerId, MOST),
  ]);
  const names = await staffNames(database, [
    ...staff.flatMap(({ staffId }) => staffId ?? []),
    ...chats.flatMap(({ endedBy }) => endedBy ?? []),
  ]);
  const byUs = (which: 'talk booked' | 'booking noted') =>
    new Set(staff.flatMap(({ kind, at }) => (kind === which ? [at.getTime()] : [])));
  const [bookedByUs, notedByUs] = [byUs('talk booked'), byUs('booking noted')];
  const looks = visitsOf(
    staff.filter(({ kind }) => kind === LOOKED),
    ({ staffId }) => staffId ?? '',
  );
  const seesHealth = permissions.includes('see health');
  const isCorrected = staff.some(({ kind }) => kind === CORRECTED);
  const sayCorrected = isCorrected ? await correctedWhat(deps, customerId, seesHealth) : tellingOf;
  const known = (kind: string) => TIMELINE_KINDS.find(one => one === kind);
  const theirs = { by: null, detail: null } as const;
  const nos = firstNos(audit);
  const events: readonly Event[] = [
    { at: since, kind: 'came', ...theirs },
    ...audit.flatMap((event): Event[] => {
      const { at, kind, facts } = event;
      // One of us who notes a call is told from the log of staff, with who it was.
      if (kind === 'call noted') {
        const isTheirs = typeof facts === 'object' && facts !== null && Reflect.get(facts, 'by') === 'person';
        return isTheirs ? [{ at, kind: 'call taken back', ...theirs }] : [];
      }
      const is = known(nos.has(event) ? 'consent refused' : kind);
      return is ? [{ at, kind: is, by: null, detail: tellingOf(facts) }] : [];
    }),
    ...staff.flatMap(({ at, kind, staffId, facts }): Event[] => {
      // That a chat ended is told from the chat, whoever ended it.
      const is = kind === 'chat ended' || kind === LOOKED ? undefined : known(kind);
      const by = staffId === null ? null : (names.get(staffId) ?? null);
      const detail = is === CORRECTED ? sayCorrected(facts) : tellingOf(facts);
      return is ? [{ at, kind: is, by, detail }] : [];
    }),
    ...looks.map(visit => {
      const { at, staffId } = visit.at(-1) ?? visit[0];
      const by = staffId === null ? null : (names.get(staffId) ?? null);
      return { at, kind: LOOKED, by, detail: null } as const;
    }),
    ...plans.map(({ at, state }): Event => ({ at, kind: 'plan moved', by: null, detail: state })),
    ...calls.map(
      ({ at, isWanted }): Event => ({ at, kind: isWanted ? 'call asked' : 'call not wanted', ...theirs }),
    ),
    ...records.map(({ at }): Event => ({ at, kind: 'advice given', ...theirs })),
    ...chats.flatMap(({ begunAt, endedAt, endedBy }): Event[] => {
      const by = endedBy === null ? null : (names.get(endedBy) ?? null);
      const end: Event[] = endedAt === null ? [] : [{ at: endedAt, kind: 'chat ended', by, detail: null }];
      return [{ at: begunAt, kind: 'chat begun', ...theirs }, ...end];
    }),
    ...talks.flatMap(({ startsAt, bookedAt, movedAt, cancelledAt }): Event[] => {
      const day = isoDate(londonDate(startsAt));
      const event = (at: Date, kind: Kind): Event => ({ at, kind, by: null, detail: day });
      return [
        // One of us who books, moves or cancels it notes that, which is told with who it was.
        ...(bookedByUs.has(bookedAt.getTime()) ? [] : [event(bookedAt, 'talk booked')]),
        ...(movedAt === null || notedByUs.has(movedAt.getTime()) ? [] : [event(movedAt, 'talk moved')]),
        ...(cancelledAt === null || notedByUs.has(cancelledAt.getTime())
          ? []
          : [event(cancelledAt, 'talk cancelled')]),
      ];
    }),
  ];
  const told = events.filter(({ kind, detail }) => {
    const needed = NEEDS[kind];
    if (needed !== undefined && !permissions.includes(needed)) return false;
    return seesHealth || !(TELLS_WHICH.has(kind) || (CONSENTS.has(kind) && OF_HEALTH.has(detail ?? '')));
  });
  const inOrder = told.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    events: inOrder.slice(0, MOST).map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
    isWhole: inOrder.length <= MOST && audit.length < MOST && staff.length < MOST_OF_STAFF,
  };
}

function tellingOf(facts: unknown): string | null {
  if (typeof facts !== 'object' || facts === null) return null;
  for (const name of TELLS) {
    const value: unknown = Reflect.get(facts, name);
    if (typeof value === 'string') return value;
  }
  return null;
}
