import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const DEBT = { field: 'debts', entry: 'added:1', part: null };
const KIND = { ...DEBT, part: 'kind' };

it('takes for the kind of a debt in a form one that there is, and says at its field what else is wrong (DN-860)', async () => {
  const { person } = await choseOrder(test);
  const refused = await giveAnswer(person, DEBT, {
    creditor: 'Aunt Ida',
    kind: 'money thing',
    balance: 50_00,
  });
  expect([refused.status, refused.error.code, refused.error.fields]).toEqual([
    400,
    'VALIDATION_FAILED',
    [{ field: 'value.kind', message: 'Choose one of the list' }],
  ]);
  expect((await giveAnswer(person, KIND, 'money thing')).error.fields).toEqual([
    { field: 'value', message: 'Choose one of the list' },
  ]);
  (await giveAnswer(person, DEBT, { creditor: 'Aunt Ida', kind: 'Personal loan', balance: 50_00 })).answer;
  const { filled } = await applicationOf(person);
  const added = filled.fields.find(({ id }) => id === 'debts')?.entries.at(-1);
  expect(added?.parts.find(({ id }) => id === 'kind')?.says).toBe('Personal loan');
});
