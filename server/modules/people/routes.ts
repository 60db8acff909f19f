import type { QueryOf } from '@towpath/contracts/api/call.ts';
import {
  moveStaffPerson,
  PEOPLE_LANES,
  PEOPLE_SORTS,
  type PeopleLane,
  ringPersonAnyway,
  staffPeople,
  staffPeopleCount,
  staffPerson,
} from '@towpath/contracts/api/staffPeople.ts';
import type { Settings } from '@towpath/contracts/content/operator.ts';
import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import {
  isLocked,
  isReasonFor,
  SESSION_STATUSES,
  type SessionStatus,
  STAFF_ACTS,
  staffActsOn,
} from '@towpath/domain/people/sessionStatus.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { peopleByAllGiven } from '../bookings/givenForStaff.ts';
import type { Mails } from '../bookings/letters.ts';
import { noteRingsOutsideWork, numberAsTold } from '../callbacks/numberToTell.ts';
import { ringingOf } from '../callbacks/ringing.ts';
import { safeFacts } from '../callbacks/safeToRing.ts';
import { peopleInChatWith } from '../chat/peopleInChat.ts';
import { partsOfPeople } from '../journeys/forStaff.ts';
import { moveSession, statusByAnswers, statusChanges } from '../journeys/moving.ts';
import type { Plans } from '../journeys/plans.ts';
import { noteStaff } from '../staff/log.ts';
import { noteLookAt } from '../staff/looks.ts';
import { staffNames } from '../staff/members.ts';
import { peopleHeldBy, peopleInCare } from '../work/peopleOfWork.ts';
import { countPeople } from './counting.ts';
import { readPlace, sayPlace } from './cursor.ts';
import { endWaiting } from './endWaiting.ts';
import { type Filters, readFilters } from './filters.ts';
import { nearBeginnings } from './nearBeginnings.ts';
import { isByTime, type ListedPerson, listNear, listPeople } from './repository.ts';
import { words } from './words.ts';

export type PeopleDeps = Deps & {
  readonly plans: Pick<Plans, 'load'>;
  readonly content: { readonly settings: Pick<Settings, 'originators' | 'sessionEnds'> };
  readonly mails: () => Mails;
};

/** So many people are on a page. */
const PAGE = 25;
/** So many changes of a status are told. */
const MOST_CHANGES = 20;
const HANDS = ['person', 'staff', 'time'] as const;
const DEFAULT_SORT = PEOPLE_SORTS[0];
const EVERYBODY = readFilters({});
/** A look at the table reads some dozens of rows; a program that would copy it is slowed. */
const limits = [{ max: 120, seconds: 60, by: 'address' }] as const;

/** The table of people, what is told of one of them, and what is done about their session. */
export function registerPeopleRoutes(app: FastifyInstance, deps: PeopleDeps): void {
  const { database, clock, plans } = deps;
  const { originators } = deps.content.settings;
  const partnerOf = (appId: string) => (appId === '' ? null : (originators[appId]?.name ?? appId));

  const inLane = {
    async mine({ staffId }: StaffCaller): Promise<readonly string[]> {
      const held = await peopleHeldBy(database, staffId, clock.now());
      return [...new Set([...held, ...(await peopleInChatWith(database, staffId))])];
    },
    care: () => peopleInCare(database, clock.now()),
  } as const satisfies Record<PeopleLane, unknown>;

  /** The filters of an address. Who may not see the work list finds nobody in its lanes. */
  async function filtersFor(who: StaffCaller, query: QueryOf<typeof staffPeopleCount>): Promise<Filters> {
    const { lane } = query;
    const filters = readFilters(query);
    if (lane === undefined) return filters;
    return { ...filters, among: who.permissions.includes('see work') ? await inLane[lane](who) : [] };
  }

  async function sizesOfLanes(who: StaffCaller) {
    if (!who.permissions.includes('see work')) return null;
    const [mine, care] = await Promise.all(PEOPLE_LANES.map(lane => inLane[lane](who)));
    return { mine: mine?.length ?? 0, care: care?.length ?? 0 };
  }

  route(
    app,
    staffPeople,
    async ({ who, query, request: { network } }) => {
      const { staffId } = who;
      const { sort = DEFAULT_SORT, after, before } = query;
      const filters = await filtersFor(who, query);
      const isTime = isByTime(sort, filters);
      const from =
        before === undefined
          ? after === undefined
            ? undefined
            : { place: readPlace('after', after, isTime), isBefore: false }
          : { place: readPlace('before', before, isTime), isBefore: true };
      // One more than a page has tells whether another follows.
      const begin = await listPeople(database, { filters, sort, from, most: PAGE + 1 });
      const near =
        begin.length === 0 && from === undefined && filters.find && 'beginning' in filters.find
          ? await listNear(database, nearBeginnings(filters.find.beginning), filters, PAGE)
          : [];
      const isNear = near.length > 0;
      const found = isNear ? near : begin;
      const isMore = found.length > PAGE;
      const nearest = found.slice(0, PAGE);
      const page = from?.isBefore ? nearest.toReversed() : nearest;
      const ids = page.map(({ customerId }) => customerId);
      const [people, parts] = await Promise.all([
        peopleByAllGiven(deps, ids),
        partsOfPeople(database, plans, ids),
        noteStaff(database, {
          kind: 'people listed',
          at: clock.now(),
          staffId,
          network,
          facts: { shown: page.length, by: isNear ? `near ${saysHow(filters)}` : saysHow(filters) },
        }),
      ]);
      const [first, last] = [page[0], page.at(-1)];
      const hasNext = from?.isBefore ? true : isMore;
      const hasBack = from?.isBefore ? isMore : from !== undefined;
      return {
        people: page.map(one => ({
          customerId: one.customerId,
          name: people.get(one.customerId)?.name ?? null,
          email: people.get(one.customerId)?.email ?? null,
          nameGivenWith: people.get(one.customerId)?.givenWith.name ?? null,
          ...standing(one),
          partner: partnerOf(one.appId),
          part: parts.get(one.customerId) ?? null,
          seenAt: one.seenAt.toISOString(),
        })),
        next: hasNext && last ? sayPlace(last.place) : null,
        back: hasBack && first ? sayPlace(first.place) : null,
        isNear,
      };
    },
    { limits },
  );

  route(
    app,
    staffPeopleCount,
    async ({ who, query }) => {
      const filters = await filtersFor(who, query);
      const [all, fit, lanes] = await Promise.all([
        countPeople(database, EVERYBODY),
        countPeople(database, filters),
        sizesOfLanes(who),
      ]);
      const partners = Object.entries(originators).map(([appId, { name }]) => ({ appId, name }));
      return { all, fit, lanes, partners };
    },
    { limits },
  );

  route(app, staffPerson, async ({ who, params: { customerId }, request: { network } }) => {
    const person = await requirePerson(customerId);
    const at = clock.now();
    await noteLookAt(database, {
      who,
      customerId: person.listed.customerId,
      why: words.whyLooked,
      network,
      at,
    });
    const { listed, found } = person;
    const [parts, { ringing }, changes, { number, isNumberHeld }] = await Promise.all([
      partsOfPeople(database, plans, [listed.customerId]),
      ringingOf(database, listed.customerId),
      statusChanges(database, listed.customerId, MOST_CHANGES),
      numberAsTold(database, {
        staffId: who.staffId,
        customerId: listed.customerId,
        number: found.number,
        at,
      }),
    ]);
    const names = await staffNames(
      database,
      changes.flatMap(({ staffId }) => staffId ?? []),
    );
    const { isSafeNow, isTooSoon, next, safeTimes } = safeFacts(ringing, at);
    const { status, nation } = standing(listed);
    return {
      customerId: listed.customerId,
      name: found.name,
      email: found.email,
      phone: number,
      isNumberHeld,
      givenWith: found.givenWith,
      journeyId: listed.journeyId,
      status,
      isLocked: status !== null && isLocked(status),
      nation,
      partner: partnerOf(listed.appId),
      part: parts.get(listed.customerId) ?? null,
      hasAccount: found.hasAccount,
      since: found.since.toISOString(),
      seenAt: found.seenAt.toISOString(),
      mayRing: ringing.mayRing,
      isSafeNow,
      isTooSoon,
      next,
      safeTimes,
      changes: changes.map(({ at: when, from, to, by, staffId, why }) => ({
        at: when.toISOString(),
        from,
        to,
        by: HANDS.find(one => one === by) ?? 'person',
        who: staffId === null ? null : (names.get(staffId) ?? null),
        why,
      })),
      acts: status !== null && who.permissions.includes('change cases') ? [...staffActsOn(status)] : [],
    };
  });

  route(app, ringPersonAnyway, async ({ who, params, body: { why }, request: { network } }) => {
    const { customerId } = (await requirePerson(params.customerId)).listed;
    await noteRingsOutsideWork(database, { who, customerId, why, network, at: clock.now() });
  });

  route(app, moveStaffPerson, async ({ who: { staffId, role }, params, body, request: { network } }) => {
    const { act, reason, from } = body;
    if (!isReasonFor(act, reason)) throw fieldError('reason', words.refused.reason);
    const { listed } = await requirePerson(params.customerId);
    const { customerId } = listed;
    const at = clock.now();
    await database.transaction().execute(async trx => {
      // Given back to the answers, a session is where they lead.
      const to =
        act === 'reopen'
          ? await statusByAnswers(trx, customerId, plans.load)
          : (STAFF_ACTS[act].to as SessionStatus);
      const isMoved =
        to !== null &&
        (await moveSession(trx, { customerId, from, to, by: 'staff', staffId, why: reason, at }));
      if (!isMoved || to === null) throw new ApiError('SESSION_MOVED');
      await endWaiting(trx, deps.mails(), { customerId, act, reason, by: role, staffId, at });
      const facts = { act, reason, from, to };
      await noteStaff(trx, { kind: 'session moved', at, staffId, customerId, network, facts });
    });
    deps.mails().nudge();
  });

  /** Throws NOT_FOUND for an id that is nobody's. */
  async function requirePerson(id: string) {
    const byId = isUuid(id)
      ? await listPeople(database, {
          filters: { ...EVERYBODY, find: { id: id.toLowerCase() } },
          sort: DEFAULT_SORT,
          most: 2,
        })
      : [];
    const listed = byId.find(({ customerId }) => customerId === id.toLowerCase());
    const found = listed && (await peopleByAllGiven(deps, [listed.customerId])).get(listed.customerId);
    if (!listed || !found) throw new ApiError('NOT_FOUND');
    return { listed, found };
  }
}

function standing({ status, nation }: Pick<ListedPerson, 'status' | 'nation'>) {
  return {
    status: SESSION_STATUSES.find(one => one === status) ?? null,
    nation: LIVING_PLACES.find(one => one === nation) ?? null,
  };
}

/** How somebody looked, for the log of staff, which has no word that was typed. */
function saysHow({ find, statuses, nations, partner, from, before }: Filters): string {
  const narrowed = [
    statuses.length > 0 ? 'status' : '',
    nations.length > 0 ? 'nation' : '',
    partner === null ? '' : 'partner',
    from || before ? 'days' : '',
  ].filter(Boolean);
  return [find === null ? 'table' : 'search', ...narrowed].join(', ');
}
