import { myPageAnswers, saveAnswers } from '@towpath/contracts/api/answers.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { logout } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const DAY = 24 * 60 * 60 * 1000;
const body = { stepId: 'nation', answers: [{ id: 'nation.wales', value: 'Wales' }] };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** What saving and reading back return under a credential: a status, or the code of the refusal. */
async function opens(authorization: string | undefined): Promise<readonly (number | string)[]> {
  const answered = [
    await test.call(saveAnswers, { authorization, body }),
    await test.call(myPageAnswers, { authorization, params: { pageId: 'qualifier' } }),
  ];
  return answered.map(result => (result.status < 400 ? result.status : result.error.code));
}

async function begun(person: Person): Promise<Person> {
  await person.call(createJourney, { body: {} });
  return person;
}

const savedBy = async ({ customerId }: Person) =>
  (await test.database.selectFrom('answers').selectAll().where('customer_id', '=', customerId).execute())
    .length;

describe('a credential that the statement itself checks', () => {
  it('opens a guest’s own answers, and a customer’s', async () => {
    expect(await opens((await begun(await guest(test))).authorization)).toEqual([204, 200]);
    expect(await opens((await begun(await customer(test))).authorization)).toEqual([204, 200]);
  });

  it('opens and changes nothing when it names a person but is not theirs', async () => {
    const person = await begun(await guest(test));
    const token = person.authorization.slice('Basic '.length);
    const forged = Buffer.from(token, 'base64url').fill(7, 16).toString('base64url');
    expect(forged.slice(0, 20)).toBe(token.slice(0, 20));
    expect(await opens(`Basic ${forged}`)).toEqual(['NOT_SIGNED_IN', 'NOT_SIGNED_IN']);
    expect(await savedBy(person)).toBe(0);
  });

  it('counts no more from the request after it was ended', async () => {
    for (const person of [await begun(await guest(test)), await begun(await customer(test))]) {
      await person.call(logout, {});
      expect(await opens(person.authorization)).toEqual(['NOT_SIGNED_IN', 'NOT_SIGNED_IN']);
      expect(await savedBy(person)).toBe(0);
    }
  });

  it('of a guest is prolonged by saving and by reading, and ends when it was not used', async () => {
    const person = await begun(await guest(test));
    for (const days of [29, 29, 29]) {
      test.clock.forward(days * DAY);
      expect(await opens(person.authorization)).toEqual([204, 200]);
    }
    test.clock.forward(31 * DAY);
    expect(await opens(person.authorization)).toEqual(['NOT_SIGNED_IN', 'NOT_SIGNED_IN']);
  });

  it('is asked for before anything is said of what was sent', async () => {
    const nonsense = { stepId: 'nation', answers: 'all of them' } as unknown as typeof body;
    const nobody = await test.call(saveAnswers, { authorization: `Basic ${'A'.repeat(64)}`, body: nonsense });
    expect(nobody.error.code).toBe('NOT_SIGNED_IN');
    const { authorization } = await begun(await guest(test));
    expect((await test.call(saveAnswers, { authorization, body: nonsense })).error.code).toBe(
      'VALIDATION_FAILED',
    );
    expect(await opens(undefined)).toEqual(['NOT_SIGNED_IN', 'NOT_SIGNED_IN']);
  });
});
