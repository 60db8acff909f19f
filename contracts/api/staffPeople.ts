import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import { SESSION_STATUSES, STAFF_ACTS, type StaffAct } from '@towpath/domain/people/sessionStatus.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { UNSAFE_REASONS } from './staffWork.ts';

/** How the table can be sorted: who was here last or longest ago, and by name. */
export const PEOPLE_SORTS = ['seen', 'seen-first', 'name', 'name-last'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** Whose work or chat the reader has, and of whom worrying words wait, as on the work list. */
export const PEOPLE_LANES = ['mine', 'care'] as const;
export type PeopleLane = (typeof PEOPLE_LANES)[number];

const ACTS = Object.keys(STAFF_ACTS) as [StaffAct, ...StaffAct[]];
const REASONS = Object.values(STAFF_ACTS).flatMap(({ reasons }) => reasons);

/** With what somebody gave what their account does not have. */
const GIVEN_WITH = ['call', 'talk'] as const;
export type GivenWith = (typeof GIVEN_WITH)[number];
const given = z.nullable(z.enum(GIVEN_WITH));
/** With what the name, the number and the email were given last; null for each that the account has, or nobody. */
export const givenWith = z.object({ name: given, number: given, email: given });

/** A query says several as one text with commas, such as `Active,Soft Dropout`. */
const several = z.optional(z.string().check(z.maxLength(200)));
const day = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u)));

/** Who is looked for. All of it is left out for everybody. */
const filters = {
  /** The beginning of a name, email or number, or an id of a person or journey. */
  find: z.optional(z.string().check(z.maxLength(200))),
  status: several,
  nation: several,
  partner: z.optional(z.string().check(z.maxLength(100))),
  /** Here last on this day or later, and on this day or earlier. */
  from: day,
  to: day,
  lane: z.optional(z.enum(PEOPLE_LANES)),
};

export const staffPeople = call({
  base: 'staff',
  method: 'GET',
  path: '/people',
  access: 'staff',
  permission: 'see people',
  summary:
    'The people who fit, a page at a time. Each page says where the next begins; there are no numbers of pages. Each look is written down, with how many were shown and never what was looked for.',
  query: z.strictObject({
    ...filters,
    sort: z.optional(z.enum(PEOPLE_SORTS)),
    after: z.optional(z.string().check(z.maxLength(500))),
    before: z.optional(z.string().check(z.maxLength(500))),
  }),
  answer: z.object({
    people: z.array(
      z.object({
        customerId: z.string(),
        name: z.nullable(z.string()),
        email: z.nullable(z.string()),
        /** With what the name was given, where the account has none. */
        nameGivenWith: given,
        status: z.nullable(z.enum(SESSION_STATUSES)),
        nation: z.nullable(z.enum(LIVING_PLACES)),
        partner: z.nullable(z.string()),
        /** The part of the questions where they are; null before they begin. */
        part: z.nullable(z.string()),
        seenAt: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
    back: z.nullable(z.string()),
    /** Nobody’s name begins as was typed: these are the first whose name does with one letter of it put right. */
    isNear: z.boolean(),
  }),
});

/** How many people: so many, about so many, or more than so many, which are not counted to the end. */
const count = z.object({ count: z.int(), precision: z.enum(['exact', 'about', 'more than']) });

export const staffPeopleCount = call({
  base: 'staff',
  method: 'GET',
  path: '/people/count',
  access: 'staff',
  permission: 'see people',
  summary:
    'How many people there are, and how many fit. Of many it is an estimate, or how many there are at least.',
  query: z.strictObject(filters),
  answer: z.object({
    all: count,
    fit: count,
    /** How many people are in each lane, whatever else narrows the table; null for who may not see the work list. */
    lanes: z.nullable(z.object({ mine: z.int(), care: z.int() })),
    /** Partners whose people there are, to choose from. */
    partners: z.array(z.object({ appId: z.string(), name: z.string() })),
  }),
});

const params = z.object({ customerId: z.string().check(z.maxLength(100)) });

export const staffPerson = call({
  base: 'staff',
  method: 'GET',
  path: '/people/{customerId}',
  access: 'staff',
  permission: 'see people',
  summary:
    'Who somebody is, how far they are, and what can be done about it. Each look is written down, and the person can read that it was made.',
  params,
  answer: z.object({
    customerId: z.string(),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** Null too while it is kept back: it is not safe to ring now, or too soon, and nobody has said why they do. */
    phone: z.nullable(z.string()),
    isNumberHeld: z.boolean(),
    givenWith,
    journeyId: z.nullable(z.string()),
    status: z.nullable(z.enum(SESSION_STATUSES)),
    isLocked: z.boolean(),
    nation: z.nullable(z.enum(LIVING_PLACES)),
    partner: z.nullable(z.string()),
    part: z.nullable(z.string()),
    hasAccount: z.boolean(),
    since: z.string(),
    seenAt: z.string(),
    /** How it is safe to ring them. */
    mayRing: z.boolean(),
    isSafeNow: z.boolean(),
    /** Their own times would let us ring: only the time that a call which waits was promised for does not. */
    isTooSoon: z.boolean(),
    /** From when they may be rung, where that is not now. */
    next: z.nullable(z.string()),
    safeTimes: z.array(z.string()),
    /** How the status changed, the latest first. */
    changes: z.array(
      z.object({
        at: z.string(),
        from: z.string(),
        to: z.string(),
        by: z.enum(['person', 'staff', 'time']),
        who: z.nullable(z.string()),
        why: z.nullable(z.string()),
      }),
    ),
    acts: z.array(z.enum(ACTS)),
  }),
  errors: ['NOT_FOUND'],
});

export const ringPersonAnyway = call({
  base: 'staff',
  method: 'POST',
  path: '/people/{customerId}/ring-anyway',
  access: 'staff',
  permission: 'see people',
  summary:
    'Says why a person is rung although it is not safe now: then whoever says it is told the number, for an hour. It is written down for both sides.',
  params,
  body: z.strictObject({ why: z.enum(UNSAFE_REASONS) }),
  errors: ['NOT_FOUND'],
});

export const moveStaffPerson = call({
  base: 'staff',
  method: 'POST',
  path: '/people/{customerId}/session',
  access: 'staff',
  permission: 'change cases',
  summary:
    'Completes a session by phone, closes it, or reopens one that was completed by phone, with the reason. `from` is the status that was seen.',
  params,
  body: z.strictObject({ act: z.enum(ACTS), reason: z.enum(REASONS), from: z.enum(SESSION_STATUSES) }),
  errors: ['NOT_FOUND', 'SESSION_MOVED'],
});
