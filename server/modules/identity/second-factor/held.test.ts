import { copyMyData } from '@towpath/contracts/api/ownData.ts';
import { loginWithCode } from '@towpath/contracts/api/secondFactor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeal } from '../../../platform/crypto/seal.ts';
import { confirmed, customer } from '../../../testing/person.ts';
import { halfLoggedIn, withCodes } from '../../../testing/secondFactor.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { loadContent } from '../../content/load.ts';
import { allHeld } from '../../own-data/allHeld.ts';
import { erasePerson } from '../../own-data/erase.ts';

const TABLES = ['second_factors', 'recovery_codes', 'login_challenges'] as const;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a copy says since when a login asks for a code and which recovery codes are used, and has no secret (IS-278)', async () => {
  const person = await customer(test);
  const { secret, recoveryCodes, code } = await withCodes(test, person);
  const challenge = await halfLoggedIn(test, person);
  await test.call(loginWithCode, { body: { challenge, code: recoveryCodes[0] ?? '' } });
  const { answer } = await person.call(copyMyData, {
    body: { confirmation: await confirmed(person, code()) },
  });
  const rowsOf = (table: string) => answer.parts.find(part => part.table === table)?.rows ?? [];
  expect(rowsOf('second_factors')).toEqual([
    {
      asked_at: expect.any(String),
      asked_session_id: expect.any(String),
      added_at: expect.any(String),
      last_step: expect.anything(),
      wrong_codes_told_at: null,
    },
  ]);
  expect(rowsOf('recovery_codes')).toHaveLength(10);
  expect(rowsOf('recovery_codes').filter(({ used_at }) => used_at !== null)).toHaveLength(1);
  const text = JSON.stringify(answer);
  expect(text).not.toContain(secret);
  for (const code of recoveryCodes) expect(text).not.toContain(code);
});

it('an erasure takes the second factor, its codes and logins that wait with it (IS-278)', async () => {
  const person = await customer(test);
  await withCodes(test, person);
  await halfLoggedIn(test, person);
  const left = () =>
    Promise.all(
      TABLES.map(async table => {
        const rows = await test.database
          .selectFrom(table)
          .select('customer_id')
          .where('customer_id', '=', person.customerId)
          .execute();
        return rows.length;
      }),
    );
  expect(await left()).toEqual([1, 10, 1]);
  const { config, database, clock } = test;
  const erasing = {
    seal: createSeal(config.dataSecret),
    held: allHeld(config),
    rules: loadContent(config.contentDir).retention,
  };
  await database
    .transaction()
    .execute(trx => erasePerson(trx, erasing, { customerId: person.customerId, now: clock.now() }));
  expect(await left()).toEqual([0, 0, 0]);
});
