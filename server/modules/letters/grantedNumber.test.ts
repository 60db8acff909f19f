import { myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { open, saidIn, write } from '../../testing/letterWriting.ts';
import { answer, sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const off = sentOffIn(() => test, staff, handing);

it('a letter about an order that was granted begins with its number, which can be changed (DN-1721)', async () => {
  const { person, act } = await off.appliedForOrder();
  expect(await act('answered', { ...answer('granted'), reference: 'DRO 55 017' })).toBe(204);
  const { letters } = (await person.call(myLetters, {})).answer;
  const id = letters.find(one => one.id.startsWith('debt-relief-order-runs.'))?.id ?? '';
  expect(saidIn(await open(person, id))).toContain('Its number is DRO 55 017.');
  (await write(person, id, 'orderNumber', 'DRO 55 018', 'DRO 55 017')).answer;
  expect(saidIn(await open(person, id))).toContain('Its number is DRO 55 018.');
});
