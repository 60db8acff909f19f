import { hardDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { scrape } from '../../testing/scrape.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { callsToMake, noteCalled } from './waiting.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const HOUR = 3600 * 1000;

/** The numbers as a server tells them that has read none before. */
async function told() {
  const numbers = await scrape((await test.startAnother()).app);
  return [numbers.get('callbacks_waiting'), numbers.get('callbacks_oldest_waiting_seconds')];
}

async function asksForCall(contactNumber: string) {
  const person = await walker(test);
  const stepId = 'formal-plan-help';
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, stepId);
  const answer = (callbackRequired: boolean) =>
    person.call(hardDropoutCallback, {
      body: { stepId, callbackRequired, contactName: 'Danielle', contactNumber },
    });
  expect((await answer(true)).status).toBe(204);
  return { takeBack: () => answer(false) };
}

it('calls that people wait for are counted with the age of the oldest, until they are made or taken back (IS-210)', async () => {
  expect(await told()).toEqual([0, 0]);
  await asksForCall('07911 123456');
  test.clock.forward(HOUR);
  const second = await asksForCall('07400 123456');
  test.clock.forward(HOUR);
  expect(await told()).toEqual([2, 7200]);
  const [longest] = await callsToMake(test.database);
  expect(
    await noteCalled(test.database, longest?.id ?? '', { outcome: 'spoke', by: 'megan' }, test.clock.now()),
  ).toBe(true);
  expect(await told()).toEqual([1, 3600]);
  expect((await second.takeBack()).status).toBe(204);
  expect(await told()).toEqual([0, 0]);
});
