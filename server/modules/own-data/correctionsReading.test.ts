import { askCorrection, takeBackCorrection } from '@towpath/contracts/api/ownData.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { customer } from '../../testing/person.ts';
import { scrape } from '../../testing/scrape.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { answerCorrection } from './correctionsForStaff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The numbers as a server tells them that has read none before. */
async function told() {
  const numbers = await scrape((await test.startAnother()).app);
  return [numbers.get('corrections_waiting'), numbers.get('corrections_oldest_waiting_seconds')];
}

it('corrections that wait are counted with the age of the oldest, until answered or taken back (IS-196)', async () => {
  expect(await told()).toEqual([0, 0]);
  const person = await customer(test);
  const first = (await person.call(askCorrection, { body: { says: 'I moved to Leeds.' } })).answer;
  test.clock.forward(300_000);
  const second = (await person.call(askCorrection, { body: { says: 'My name is Hughes.' } })).answer;
  test.clock.forward(300_000);
  expect(await told()).toEqual([2, 600]);
  const deps = { database: test.database, seal: createSeal(test.config.dataSecret), outbox: mailsForServer };
  const answer = { says: 'It says Leeds now.', by: 'Megan' };
  expect(await answerCorrection(deps, first.id, answer, test.clock.now())).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await told()).toEqual([1, 300]);
  await person.call(takeBackCorrection, { params: { correctionId: second.id } });
  expect(await told()).toEqual([0, 0]);
});
