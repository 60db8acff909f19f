import { randomUUID } from 'node:crypto';
import { completeBudget, myBudget } from '@towpath/contracts/api/budget.ts';
import { myHousehold, saveHousehold } from '@towpath/contracts/api/household.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looksAt } from '../../platform/audit/looksAt.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { atBudget, fillIn } from '../../testing/budget.ts';
import { definitionsWithBudget } from '../../testing/budgetJourney.ts';
import { inFullReview, type Walker } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let hiding: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithBudget());
  hiding = await createTestApp({}, definitionsWithBudget({ hideAdditionalAdults: true }));
});
afterAll(() => Promise.all([test.close(), hiding.close()]));
const staff = staffIn(() => test);
const staffOfHiding = staffIn(() => hiding);

const REASON = 'You told us of your daughter.';
const ALONE = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
const CHILD = { ...ALONE, dependentsUnder16: 1 };
const PARTNER = { ...ALONE, additionalAdults: 1 };
const OF_OWN_STEP = { query: { stepId: 'household' } };

function desk(customerId: string, cookie: string, send = staff.send) {
  const path = `/cases/${customerId}/household`;
  const read = () => send('GET', path, undefined, cookie);
  const put = (body: object) => send('PUT', path, { reason: REASON, was: ALONE, ...body }, cookie);
  return { read, put };
}
const changesOf = (person: Walker, of = test) =>
  of.database
    .selectFrom('household_changes')
    .select(['new', 'made_by'])
    .where('customer_id', '=', person.customerId)
    .orderBy('id')
    .execute();
const correctionsOf = (person: Walker) =>
  test.database
    .selectFrom('case_corrections')
    .select(['what', 'subject'])
    .where('customer_id', '=', person.customerId)
    .execute();

describe('who lives with a person, put right by an adviser together with them', () => {
  it('is changed by the checks of their own step, marked in its history, and read by them with the reason (PT-634)', async () => {
    const { cookie } = await staff.member();
    const person = await atBudget(test);
    const { read, put } = desk(person.customerId, cookie);
    expect((await read()).body).toEqual({
      household: ALONE,
      hidesAdditionalAdults: false,
      isCorrectable: true,
      isLocked: false,
    });
    const atField = async (body: object) => (await put({ ...CHILD, ...body })).body.error.fields?.[0];
    const message = 'Choose a whole number from 0 to 20';
    for (const [field, value] of [
      ['dependentsUnder16', -1],
      ['dependentsUnder18', 21],
      ['dependentsOver18', 1.5],
      ['additionalAdults', 1e300],
    ] as const) {
      expect(await atField({ [field]: value })).toEqual({ field, message });
    }
    expect(await atField({ reason: ' ' })).toMatchObject({ field: 'reason' });
    expect((await read()).body.household).toEqual(ALONE);

    test.clock.forward(60_000);
    const at = test.clock.now().toISOString();
    expect(await put(CHILD)).toMatchObject({ status: 200, body: { reopened: [] } });
    // The same again changes nothing, also for who read it before.
    for (const was of [CHILD, ALONE]) expect((await put({ ...CHILD, was })).status).toBe(200);
    expect((await person.call(myHousehold, OF_OWN_STEP)).answer.childrenUnderSixteen).toBe(1);
    expect(await changesOf(person)).toEqual([
      { new: ALONE, made_by: null },
      { new: CHILD, made_by: 'adviser' },
    ]);
    expect(await correctionsOf(person)).toEqual([{ what: 'household', subject: 'household' }]);

    const looks = await looksAt(test.database, person.customerId);
    expect(looks.map(({ why }) => why)).toContain('Putting right who lives in your home, together with you');
    const shown = (await person.call(myOwnData, {})).answer.looks.find(({ why }) => why.includes('lives'));
    expect(shown).toMatchObject({ by: 'adviser', why: expect.stringContaining(REASON) });
    const summary = await staff.send('GET', `/cases/${person.customerId}`, undefined, cookie);
    expect(summary.body).toMatchObject({
      household: { adults: 1, children: 1 },
      putRight: { household: { at } },
    });
    const timeline = await staff.send('GET', `/cases/${person.customerId}/timeline`, undefined, cookie);
    expect(timeline.body.events).toContainEqual(
      expect.objectContaining({ kind: 'corrected with them', at, detail: 'who lives with them' }),
    );
  });

  it('says which parts of the budget have to be looked at again, by name, and the budget is open again (PT-635)', async () => {
    const { cookie } = await staff.member();
    const person = await atBudget(test);
    await fillIn(person);
    expect((await person.call(completeBudget, {})).status).toBe(204);
    test.clock.forward(1000);
    const done = await desk(person.customerId, cookie).put(PARTNER);
    expect(done).toMatchObject({ status: 200, body: { reopened: ['Food and housekeeping'] } });
    const { answer } = await person.call(myBudget, { params: { stepId: 'budget' } });
    expect(answer).toMatchObject({ isComplete: false, reopened: { categoryIds: [22] } });
  });

  it('is 0 additional adults where the step hides them, whatever is sent (PT-634, HH-003)', async () => {
    const { cookie } = await staffOfHiding.member();
    const person = await inFullReview(hiding);
    await person.call(saveHousehold, { body: { stepId: 'household', ...ALONE } });
    const { read, put } = desk(person.customerId, cookie, staffOfHiding.send);
    expect((await read()).body.hidesAdditionalAdults).toBe(true);
    expect((await put({ ...CHILD, additionalAdults: 5 })).status).toBe(200);
    expect((await read()).body.household).toEqual(CHILD);
  });

  it('is refused to whoever was slower, adviser or person (PT-634)', async () => {
    const { cookie } = await staff.member();
    const person = await atBudget(test);
    const { put, read } = desk(person.customerId, cookie);
    const both = await Promise.all([put(CHILD), put(PARTNER)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const was = (await read()).body.household;
    const three = { ...ALONE, dependentsUnder16: 3 };
    await person.call(saveHousehold, { body: { stepId: 'household', ...three } });
    expect((await put({ ...ALONE, was })).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await read()).body.household).toEqual(three);
  });

  it('is found by whoever may change cases alone, and only of people who are asked for it (PT-634)', async () => {
    const { cookie } = await staff.member();
    const administrator = await staff.member('administrator');
    const person = await atBudget(test);
    for (const [id, by] of [
      [person.customerId, administrator.cookie],
      [randomUUID(), cookie],
      ['nobody', cookie],
    ] as const) {
      expect([(await desk(id, by).put(CHILD)).status, (await desk(id, by).read()).status]).toEqual([
        404, 404,
      ]);
    }
    expect(await changesOf(person)).toHaveLength(1);

    const visitor = await guest(test);
    const { read, put } = desk(visitor.customerId, cookie);
    expect((await read()).body).toMatchObject({ household: null, isCorrectable: false });
    expect((await put({ ...CHILD, was: null })).status).toBe(404);
  });

  it('is noted for the first time of who tells it on the phone, once, and they find it at their own step (PT-634)', async () => {
    const { cookie } = await staff.member();
    const person = await inFullReview(test);
    const { read, put } = desk(person.customerId, cookie);
    expect((await read()).body).toMatchObject({ household: null, isCorrectable: true });
    // Whoever read that they live alone has not read that they have not said it.
    expect((await put(CHILD)).body.error.code).toBe('CHANGED_MEANWHILE');
    const first = { ...CHILD, was: null };
    const both = await Promise.all([put(first), put({ ...PARTNER, was: null })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const noted = (await read()).body.household;
    expect(await changesOf(person)).toEqual([{ new: noted, made_by: 'adviser' }]);
    expect(await correctionsOf(person)).toEqual([{ what: 'household', subject: 'household' }]);
    const { answer } = await person.call(myHousehold, OF_OWN_STEP);
    expect(answer).toMatchObject({ additionalAdults: noted.additionalAdults, isSaved: true });
  });
});

describe('who lives with a person whose advice was given', () => {
  let shipped: TestApp;
  beforeAll(async () => {
    shipped = await createTestApp();
  });
  afterAll(() => shipped.close());
  const ofShipped = staffIn(() => shipped);

  it('is judged by anew, and never put right in a closed session (PT-634)', async () => {
    const { cookie } = await ofShipped.member();
    const person = await atAdvice(shipped);
    await person.call(recommendation, {});
    const { read, put } = desk(person.customerId, cookie, ofShipped.send);
    const isAsNow = async () =>
      (await ofShipped.send('GET', `/cases/${person.customerId}/advice`, undefined, cookie)).body.latest
        .isAsNow;
    expect(await isAsNow()).toBe(true);
    expect((await put(CHILD)).status).toBe(200);
    expect(await isAsNow()).toBe(false);

    const closed = { act: 'complete', reason: 'advice by phone', from: 'Complete' };
    const path = `/people/${person.customerId}/session`;
    expect((await ofShipped.send('POST', path, closed, cookie)).status).toBeLessThan(300);
    const refused = await put({ ...PARTNER, was: CHILD });
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      {
        code: 'SESSION_CLOSED',
        message: 'This session is closed, so nothing is put right in it any more.',
      },
    ]);
    expect((await read()).body).toMatchObject({ household: CHILD, isLocked: true });
    expect(await changesOf(person, shipped)).toHaveLength(2);
  });
});
