import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseTimeline, TIMELINE_KINDS } from '@towpath/contracts/api/staffNotes.ts';
import { firstNos } from '@towpath/domain/people/saidNo.ts';
import { eventsOf } from '../../platform/audit/eventsOf.ts';
import { callsAsked } from '../callbacks/askedForStaff.ts';
import { planStatesOf } from '../plans/planForStaff.ts';
import { staffEventsOf } from '../staff/log.ts';
import { staffNames } from '../staff/members.ts';
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
] as const;
/** Which fact of an entry tells most. */
const TELLS = ['outcome', 'what', 'consent', 'flag', 'paper', 'why'] as const;

/** What happened with a person, each module asked for its part, the latest first. */
export async function timelineOf(
  { database, recommendations }: CasesDeps,
  { customerId, since }: Pick<OpenedCase, 'customerId' | 'since'>,
): Promise<AnswerOf<typeof caseTimeline>> {
  const [audit, staff, plans, calls, records] = await Promise.all([
    eventsOf(database, customerId, OF_AUDIT, MOST),
    staffEventsOf(database, customerId, MOST),
    planStatesOf(database, customerId),
    callsAsked(database, customerId),
    recommendations.records(customerId),
  ]);
  const names = await staffNames(
    database,
    staff.flatMap(({ staffId }) => staffId ?? []),
  );
  const known = (kind: string) => TIMELINE_KINDS.find(one => one === kind);
  const theirs = { by: null, detail: null } as const;
  const nos = firstNos(audit);
  const events: readonly Event[] = [
    { at: since, kind: 'came', ...theirs },
    ...audit.flatMap((event): Event[] => {
      const { at, kind, facts } = event;
      const is = known(nos.has(event) ? 'consent refused' : kind);
      return is ? [{ at, kind: is, by: null, detail: tellingOf(facts) }] : [];
    }),
    ...staff.flatMap(({ at, kind, staffId, facts }): Event[] => {
      const is = known(kind);
      const by = staffId === null ? null : (names.get(staffId) ?? null);
      return is ? [{ at, kind: is, by, detail: is === 'looked at' ? null : tellingOf(facts) }] : [];
    }),
    ...plans.map(({ at, state }): Event => ({ at, kind: 'plan moved', by: null, detail: state })),
    ...calls.map(
      ({ at, isWanted }): Event => ({ at, kind: isWanted ? 'call asked' : 'call not wanted', ...theirs }),
    ),
    ...records.map(({ at }): Event => ({ at, kind: 'advice given', ...theirs })),
  ];
  const inOrder = events.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    events: inOrder.slice(0, MOST).map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
    isWhole: inOrder.length <= MOST && audit.length < MOST && staff.length < MOST,
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
