import { randomUUID } from 'node:crypto';
import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import * as bookings from '@towpath/contracts/api/bookings.ts';
import * as budget from '@towpath/contracts/api/budget.ts';
import type { Call } from '@towpath/contracts/api/call.ts';
import * as callbacks from '@towpath/contracts/api/callbacks.ts';
import { CALLS } from '@towpath/contracts/api/calls.ts';
import * as chat from '@towpath/contracts/api/chat.ts';
import { giveConsent } from '@towpath/contracts/api/consents.ts';
import * as creditSearch from '@towpath/contracts/api/creditSearch.ts';
import * as debts from '@towpath/contracts/api/debts.ts';
import * as health from '@towpath/contracts/api/health.ts';
import { saveHousehold } from '@towpath/contracts/api/household.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { choosePlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import * as session from '@towpath/contracts/api/session.ts';
import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT, REVIEW_ANSWERS, walkReview } from './testing/adviceJourney.ts';
import { AFTER_CHOICE, REFUSED_AFTER_CHOICE } from './testing/afterChoice.ts';
import { fillIn } from './testing/budget.ts';
import { searchFor } from './testing/creditSearch.ts';
import { inFullReview, USUAL_ANSWERS, type Walker, walker, walkOn } from './testing/journeyWalk.ts';
import { keptRows } from './testing/kills/rows.ts';
import { OPEN_AFTER_CLOSING } from './testing/openAfterClosing.ts';
import { customer } from './testing/person.ts';
import type { CallOptions, CallResult } from './testing/site.ts';
import { staffIn } from './testing/staff.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';

let test: TestApp;
let desk: string;
beforeAll(async () => {
  test = await createTestApp();
  desk = (await staff.member()).cookie;
  await customer(test, { email: HAS_ACCOUNT });
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** Somebody whose session is closed, and what of theirs a call has to name. */
type Stands = {
  readonly person: Walker;
  readonly debtIds: [string, string];
  readonly advice: { readonly recordId: string; readonly shortName: string };
  readonly conditionId: number;
  readonly healthWords: string;
};
const NOTHING_TOLD: Omit<Stands, 'person'> = {
  debtIds: ['', ''],
  advice: { recordId: '', shortName: '' },
  conditionId: 0,
  healthWords: '',
};

const HAS_ACCOUNT = 'has-an-account@towpath.example';

/** Where they stand. */
const PLACES = {
  async 'at their advice'() {
    const person = await atAdvice(test);
    const query = { stepId: 'debts' };
    await person.call(debts.addDebt, { query, body: { ...CARD_DEBT, creditorReference: '4929 1111' } });
    const { answer } = await person.call(debts.myDebts, {});
    const [one = '', other = ''] = answer.debts.map(({ id }) => id);
    const told = await healthOf(person);
    return { person, ...NOTHING_TOLD, debtIds: [one, other], ...told };
  },
  async 'with a solution to choose'() {
    const person = await atAdvice(test, { debt: { currentBalance: 16_000 } });
    const { recordId, recommended } = (await person.call(recommendation, {})).answer;
    const { shortName } = recommended?.product ?? { shortName: '' };
    return { person, ...NOTHING_TOLD, advice: { recordId: recordId ?? '', shortName } };
  },
  async 'with a budget that is only to be completed'() {
    const person = await inFullReview(test);
    await walkReview(person, REVIEW_ANSWERS, 'budget');
    await fillIn(person);
    return { person, ...NOTHING_TOLD };
  },
  'where they make an account': () => firstQuestions('account'),
  'where their email has an account': () => firstQuestions('account', {}, 'mw_quick'),
  'with a name only': () => firstQuestions('advice', {}, 'mw_name'),
  'where we cannot help online': () => firstQuestions('formal-plan-help', { 'formal-plan': 'iva' }),
  'where a call is better': () => firstQuestions('talk-first', { urgent: 'court' }),
} as const satisfies Record<string, () => Promise<Stands>>;
type Place = keyof typeof PLACES;

async function firstQuestions(until: string, given: object = {}, appId?: string): Promise<Stands> {
  const person = await walker(test, appId === undefined ? undefined : { appId });
  expect(await walkOn(person, { ...USUAL_ANSWERS, ...given }, until)).toBe(until);
  return { person, ...NOTHING_TOLD };
}

const condition = { title: 'Mental health', description: 'Anxiety' };

async function healthOf(person: Walker) {
  const { consent } = (await person.call(health.myHealthConditions, {})).answer;
  const healthWords = consent.textVersion;
  const body = { purpose: 'conditions', hasConsented: true, textVersion: healthWords } as const;
  (await person.call(health.giveHealthConsent, { body })).answer;
  const added = (await person.call(health.addHealthCondition, { body: condition })).answer;
  return { conditionId: added.condition.id, healthWords };
}

const callOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

/** One call that the lock refuses, as it would be right in a session that is open. */
function refused<const C extends Call>(
  declaration: C,
  options: CallOptions<C> | ((stands: Stands) => CallOptions<C>),
  place: Place = 'at their advice',
) {
  const send = (stands: Stands) =>
    stands.person.call(declaration, typeof options === 'function' ? options(stands) : options);
  return { declaration, place, send };
}

const ALONE = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
const wages = { categoryId: 1, types: [{ typeId: 1001, amount: 1234, frequencyId: 1 }] };
const food = { categoryId: 22, types: [{ typeId: 3011, amount: 290, frequencyId: 1 }] };
const ringMe = { callbackRequired: true, contactName: 'Danielle', contactNumber: '07911 123456' };
const names = { firstName: 'Danielle', lastName: 'Hughes' };
const otp = { otp: '123456' };

/** Every call that changes what belongs to the answers of a session: its lock refuses each. */
const REFUSED = [
  refused(saveAnswers, {
    body: { stepId: 'savings', answers: [{ id: 'savings.amount', value: '50' }] },
  }),
  refused(debts.addDebt, { query: { stepId: 'debts' }, body: CARD_DEBT }),
  refused(debts.changeDebt, ({ debtIds: [debtId] }) => ({
    params: { debtId },
    body: { isDeleted: true },
  })),
  refused(debts.keepBothDebts, ({ debtIds }) => ({ body: { debtIds } })),
  refused(saveHousehold, { body: { stepId: 'household', ...ALONE, dependentsUnder16: 2 } }),
  refused(health.giveHealthConsent, ({ healthWords: textVersion }) => ({
    body: { purpose: 'conditions' as const, hasConsented: true, textVersion },
  })),
  refused(health.addHealthCondition, { body: condition }),
  refused(health.saveHealthAnswers, { body: { isInTreatment: 'yes' } }),
  refused(budget.saveBudgetList, { body: { typeIds: [1001, 3011], frequencyId: 1, settled: [] } }),
  refused(budget.submitIncomeCategory, { body: wages }),
  refused(budget.submitExpenditureCategory, { body: food }),
  refused(budget.completeBudget, {}, 'with a budget that is only to be completed'),
  refused(creditSearch.agreeToCreditSearch, { body: { termsVersion: CREDIT_SEARCH_TERMS.version } }),
  refused(creditSearch.askSearchPhone, { body: { phoneNumber: '07700 900123' } }),
  refused(creditSearch.confirmSearchPhone, { body: otp }),
  refused(creditSearch.sendSearchPhoneCodeAgain, {}),
  refused(creditSearch.searchCredit, { body: searchFor('Hughes') }),
  refused(creditSearch.confirmCreditSearch, { body: otp }),
  refused(creditSearch.sendCreditSearchCodeAgain, {}),
  refused(notePlan, {
    params: { planId: '00000000-0000-4000-8000-000000000001' },
    body: { from: 'chosen', to: 'being prepared' },
  }),
  refused(
    choosePlan,
    ({ advice }) => ({ body: { ...advice, hasReadRisks: true, replaces: null } }),
    'with a solution to choose',
  ),
  refused(
    callbacks.hardDropoutCallback,
    { body: { stepId: 'formal-plan-help', ...ringMe } },
    'where we cannot help online',
  ),
  refused(
    callbacks.softDropoutCallback,
    { body: { stepId: 'talk-first', callbackRequired: false } },
    'where a call is better',
  ),
  refused(
    session.register,
    () => ({ body: { email: `${randomUUID()}@towpath.example`, ...names, stepId: 'account' } }),
    'where they make an account',
  ),
  refused(
    session.continueAsRegistered,
    { body: { email: HAS_ACCOUNT, stepId: 'account' } },
    'where their email has an account',
  ),
];

/** Reads alone by the way it is called, though it writes. */
const WRITES = new Set<Call>([budget.completeBudget]);
const written = CALLS.filter(
  call =>
    (call.access === 'customer' || call.access === 'registered customer') &&
    (call.method !== 'GET' || WRITES.has(call)),
);

describe('a call of people that writes', () => {
  it('is one that the lock of a session refuses, and says so, or is known to stay open (DB-011, PT-580)', () => {
    const closed = [...REFUSED, ...REFUSED_AFTER_CHOICE].map(({ declaration }) => declaration as Call);
    const open = OPEN_AFTER_CLOSING.flatMap(([, ...calls]) => calls);
    expect([...closed, ...open].map(callOf).toSorted()).toEqual(written.map(callOf).toSorted());
    for (const call of written) {
      expect([callOf(call), call.errors?.includes('SESSION_CLOSED') ?? false]).toEqual([
        callOf(call),
        closed.includes(call),
      ]);
    }
  });
});

/** What is kept of somebody. */
const rowsOf = async ({ customerId }: Walker) => {
  const rows = await keptRows(
    async statement => (await sql.raw<Record<string, unknown>>(statement).execute(test.database)).rows,
  );
  return rows.get(customerId);
};

async function closed<S extends Pick<Stands, 'person'>>(
  place: (app: TestApp, by: typeof staff) => Promise<S>,
  act: string,
  reason: string,
): Promise<S> {
  const stands = await place(test, staff);
  const path = `/people/${stands.person.customerId}`;
  const { body } = await staff.send('GET', path, undefined, desk);
  const { status } = await staff.send('POST', `${path}/session`, { act, reason, from: body.status }, desk);
  expect(status).toBe(204);
  return stands;
}

type Refusal = Pick<CallResult<Call>, 'status' | 'error'>;

describe.each([
  ['complete', 'advice by phone', 'Finished by phone'],
  ['close', 'duplicate', 'Closed'],
])('a session after %s', (act, reason, tag) => {
  /** Who stands at a place, the same for all that ask. */
  const closedAt = <P extends string, S extends Pick<Stands, 'person'>>(
    places: Record<P, (app: TestApp, by: typeof staff) => Promise<S>>,
  ) => {
    const standing = new Map<P, Promise<S>>();
    return (place: P) => {
      const found = standing.get(place) ?? closed(places[place], act, reason);
      standing.set(place, found);
      return found;
    };
  };
  const standsAt = closedAt<Place, Stands>(PLACES);
  const choseAt = closedAt(AFTER_CHOICE);

  async function expectRefused(stands: Pick<Stands, 'person'>, send: () => Promise<Refusal>) {
    const before = await rowsOf(stands.person);
    const { status, error } = await send();
    expect([status, error.code]).toEqual([409, 'SESSION_CLOSED']);
    expect(error.message).toContain('What you told us before is kept');
    expect(await rowsOf(stands.person)).toEqual(before);
  }

  it.each(REFUSED.map(one => [callOf(one.declaration), one] as const))(
    'refuses %s, and keeps nothing of it (DB-011, PT-580)',
    async (_, { place, send }) => {
      const stands = await standsAt(place);
      await expectRefused(stands, () => send(stands));
    },
  );

  it.each(REFUSED_AFTER_CHOICE.map(one => [callOf(one.declaration), one] as const))(
    'refuses %s, and keeps nothing of it (DB-011, DN-119, DN-256)',
    async (_, { place, send }) => {
      const chose = await choseAt(place);
      await expectRefused(chose, () => send(chose));
    },
  );

  it('says to its person what became of it (PT-582)', async () => {
    const { person } = await standsAt('with a budget that is only to be completed');
    expect((await person.call(myStatus, {})).answer).toMatchObject({ isLocked: true, status: tag });
  });

  it('lets go of what was told of health, and asks and is told how to talk to somebody (PT-581)', async () => {
    const { person, conditionId, healthWords } = await standsAt('at their advice');
    const say = (purpose: 'conditions' | 'supportNeeds', hasConsented: boolean, textVersion: string) =>
      person.call(health.giveHealthConsent, { body: { purpose, hasConsented, textVersion } });
    const params = { id: String(conditionId) };
    expect((await person.call(health.deleteHealthCondition, { params })).status).toBe(204);
    expect((await say('conditions', false, healthWords)).status).toBe(204);
    const told = (await person.call(health.myHealthConditions, {})).answer;
    expect([told.consent.hasConsented, told.conditions]).toEqual([false, []]);
    const asked = (await person.call(health.mySupportNeeds, {})).answer;
    expect((await say('supportNeeds', true, asked.consent.textVersion)).status).toBe(204);
    const needs = { body: { supportNeedIds: [1] } };
    expect((await person.call(health.saveSupportNeeds, needs)).status).toBe(204);
    expect((await person.call(health.mySupportNeeds, {})).answer.supportNeedIds).toEqual([1]);
  });

  it('lets somebody ask for a call, book a talk, write to us, say no to news and make an account (PT-581)', async () => {
    const { person } = await standsAt('at their advice');
    const asks = { body: { stepId: 'full-advice', ...ringMe } };
    expect((await person.call(callbacks.recommendationAdviceCallback, asks)).status).toBe(204);
    expect((await person.call(callbacks.myCallbacks, {})).answer).toHaveLength(1);
    const { days } = (await person.call(bookings.bookingTimes, {})).answer;
    const startsAt = days.find(({ times }) => times.length > 0)?.times[0] ?? '';
    const talk = { id: randomUUID(), startsAt, way: 'phone', number: ringMe.contactNumber } as const;
    expect((await person.call(bookings.bookTalk, { body: talk })).answer.booking.startsAt).toBe(startsAt);
    const message = { clientId: randomUUID(), text: 'Why is this closed?' };
    expect((await person.call(chat.sendChatMessage, { body: message })).status).toBe(200);
    const news = { consentTypeId: 3, consentChannelTypeId: 1, hasConsented: false };
    expect((await person.call(giveConsent, { body: news })).status).toBe(204);
    const guest = (await standsAt('with a name only')).person;
    const later = { email: `${randomUUID()}@towpath.example` };
    expect((await guest.call(session.registerLater, { body: later })).status).toBe(200);
  });
});
