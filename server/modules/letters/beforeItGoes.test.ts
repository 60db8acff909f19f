import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choseOrder } from '../../testing/applying.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('who prepares an application can ask a lender to hold action until it has gone, and sends no offer (DN-1628)', async () => {
  const { person } = await choseOrder(test);
  const letters = async () => {
    const { letters: pack, others } = (await person.call(myLetters, {})).answer;
    return { pack: pack.map(({ id }) => id), others: others.map(({ id }) => id) };
  };
  const before = await letters();
  expect(before.pack).toEqual([]);
  const letterId = before.others.find(id => id.startsWith('holding-request.')) ?? '';
  expect((await person.call(myLetter, { params: { letterId } })).answer.letter.stops).toBeNull();
  expect(before.others.join(' ')).not.toMatch(/offer/u);
  await test.database
    .updateTable('plans')
    .set({ state: 'sent' })
    .where('customer_id', '=', person.customerId)
    .execute();
  expect((await letters()).others).not.toContain(letterId);
  expect((await person.call(myLetter, { params: { letterId } })).answer.letter.stops).toContain('on its way');
});
