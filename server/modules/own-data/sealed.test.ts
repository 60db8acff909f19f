import { randomBytes } from 'node:crypto';
import { askCorrection, myOwnData } from '@towpath/contracts/api/ownData.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeal, keyId } from '../../platform/crypto/seal.ts';
import { countByKey, resealColumn } from '../../platform/keys/reseal.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { customer } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { listCorrections } from './corrections.ts';
import { answerCorrection } from './correctionsForStaff.ts';
import { SEALED_OWN_DATA } from './sealed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('our answers are sealed anew with a changed key, and what nobody has answered is left out (IS-288)', async () => {
  const { database, config, clock } = test;
  const person = await customer(test);
  const ids: string[] = [];
  for (const says of ['I moved to Leeds.', 'My name has an E.']) {
    ids.push((await person.call(askCorrection, { body: { says } })).answer.id);
  }
  const deps = { database, seal: createSeal(config.dataSecret), outbox: mailsForServer };
  const answer = { says: 'It says Leeds now.', by: 'Megan' };
  expect(await answerCorrection(deps, ids[0] ?? '', answer, clock.now())).toMatch(/^\d{4}-\d\d-\d\d$/);
  const column = SEALED_OWN_DATA.find(one => one.column === 'sealed_answer');
  if (!column) throw new Error('The answers are not listed.');
  const first = keyId(config.dataSecret.current);
  expect(await countByKey(database, column, new Set([first]))).toEqual(new Map([[first, 1]]));
  const changed = randomBytes(32).toString('hex');
  const ring = { ...config.dataSecret, current: changed, older: [config.dataSecret.current] };
  expect(await resealColumn(database, ring, column)).toEqual({ changed: 1, shut: 0 });
  const alone = createSeal({ ...ring, older: [] });
  const shown = await listCorrections({ database, seal: alone }, person.customerId);
  expect(shown.find(({ id }) => id === ids[0])?.answer).toBe('It says Leeds now.');
  // With the key before, which the service still has here, it does not open any more, and the page says so.
  const before = (await person.call(myOwnData, {})).answer.corrections;
  expect(before.find(({ id }) => id === ids[0])?.answer).toBe(
    'We have this, but we can’t open it now. Ring us if you need it.',
  );
});
