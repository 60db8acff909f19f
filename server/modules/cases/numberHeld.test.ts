import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { looksAt } from '../../platform/audit/looksAt.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keepSafeContact } from '../account/safeContact.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** It is a Tuesday, ten in the morning. */
let jo: Awaited<ReturnType<typeof staff.memberInTheMorning>>;
let customerId: string;
const NUMBER = '07700900456';
const QUARTER = 15 * 60 * 1000;

/** Somebody with a number, which they gave as an answer too. */
beforeEach(async () => {
  const person = await atAdvice(test);
  jo = await staff.memberInTheMorning();
  customerId = person.customerId;
  await test.database
    .updateTable('customers')
    .set({ contact_number: NUMBER })
    .where('id', '=', customerId)
    .execute();
});

const told = (safe: object) =>
  test.database.transaction().execute(trx => keepSafeContact(trx, customerId, safe, test.clock.now()));
const read = async (path: string, cookie = jo.cookie) => {
  const { status, body } = await staff.send('GET', path, undefined, cookie);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
/** All that shows a number of a person, and how each says it. */
async function shown(cookie = jo.cookie) {
  const [panel, summary, person, booking, answers] = await Promise.all([
    read(`/people/${customerId}`, cookie),
    read(`/cases/${customerId}`, cookie),
    read(`/cases/${customerId}/person`, cookie),
    read(`/cases/${customerId}/booking`, cookie),
    read(`/cases/${customerId}/answers`, cookie),
  ]);
  type Answer = {
    readonly stepId: string;
    readonly answer: readonly string[];
    readonly isNumberHeld: boolean;
  };
  const answer = answers.questionnaires
    .flatMap((one: { readonly answers: readonly Answer[] }) => one.answers)
    .find(({ stepId }: Answer) => stepId === 'phone');
  const all = JSON.stringify([panel, summary, person, booking, answers]).replaceAll(/\s/gu, '');
  return {
    numbers: [panel.phone, summary.number, person.contactNumber, booking.contact.number],
    held: [panel, summary, person, booking.contact, answer].map(({ isNumberHeld }) => isNumberHeld),
    answered: answer.answer.length,
    tells: all.includes(NUMBER) || /07\d{9}/u.test(all),
  };
}
const HELD = {
  numbers: [null, null, null, null],
  held: [true, true, true, true, true],
  answered: 0,
  tells: false,
};
const TOLD = {
  numbers: [NUMBER, NUMBER, NUMBER, NUMBER],
  held: [false, false, false, false, false],
  answered: 1,
  tells: true,
};

describe('the number of a person, wherever staff read it', () => {
  it('is told at a safe time, and kept back at another and of who wants no calls (PT-450)', async () => {
    expect(await shown()).toEqual(TOLD);
    await told({ times: ['tue morning'] });
    expect(await shown()).toEqual(TOLD);
    await told({ times: ['tue evening'] });
    expect(await shown()).toEqual(HELD);
    await told({ times: [], mayRing: false });
    expect(await shown()).toEqual(HELD);
  });

  it('is told for an hour to whoever says why they ring, to nobody else, and both sides can read it (PT-450)', async () => {
    await told({ times: ['tue evening'] });
    const other = await staff.memberInTheMorning();
    for (const path of [`/people/${customerId}`, `/cases/${customerId}`]) {
      const say = (body: object) => staff.send('POST', `${path}/ring-anyway`, body, jo.cookie);
      expect((await say({ why: 'because' })).status).toBe(400);
      expect((await say({})).status).toBe(400);
      expect(await shown()).toEqual(HELD);
      expect((await say({ why: 'danger' })).status).toBe(204);
      expect(await shown()).toEqual(TOLD);
      expect(await shown(other.cookie)).toEqual(HELD);
      const why = 'Ringing outside your safe times, because somebody may be in danger';
      expect((await looksAt(test.database, customerId)).map(look => look.why)).toContain(why);
      const noted = await test.database
        .selectFrom('staff_log')
        .select('facts')
        .where('customer_id', '=', customerId)
        .where('kind', '=', 'looked at')
        .execute();
      expect(noted.map(({ facts }) => facts)).toContainEqual({ why });
      // Who is here all the time stays signed in.
      for (const isTold of [true, true, true, false]) {
        test.clock.set(new Date(test.clock.now().getTime() + QUARTER));
        expect((await shown()).tells).toBe(isTold);
        await read(`/people/${customerId}`, other.cookie);
      }
    }
    const administrator = await staff.member('administrator');
    const refused = await staff.send(
      'POST',
      `/cases/${customerId}/ring-anyway`,
      { why: 'danger' },
      administrator.cookie,
    );
    expect(refused.status).toBe(404);
  });
});
