import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerAll, applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { addDesk, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await addDesk(test);
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const SAVINGS = { field: 'savings', entry: null, part: null };

it('is told to its person with the answer that does it, who may hand it over all the same, and to an adviser by the same rules (DN-671)', async () => {
  const [jo, desk] = [await staff.memberInTheMorning(), await staff.memberInTheMorning('desk')];
  const { person, planId } = await choseOrder(test);
  expect((await applicationOf(person)).against).toEqual([]);
  const given = await giveAnswer(person, SAVINGS, 2_500_00);
  const told = [
    {
      finds: expect.stringMatching(/£2,500\. It can be up to £2,000\.$/u),
      from: [{ field: 'savings', group: 'money', label: 'Your savings and cash' }],
    },
  ];
  // It is there with the answer to what was typed.
  expect(given.answer.application.against).toEqual(told);
  expect((await applicationOf(person)).against).toEqual(told);

  const form = async (cookie: string) =>
    (await staff.send('GET', `/cases/${person.customerId}/application/form`, undefined, cookie)).body.form;
  expect((await form(jo.cookie)).against).toEqual(told);
  // Some reasons tell of health.
  expect((await form(desk.cookie)).against).toEqual([]);

  await answerAll(person);
  expect((await handing.handOver(person)).application).toMatchObject({ state: 'handed over', against: [] });
  await handing.takes(planId, jo.cookie);
  const path = `/cases/${person.customerId}/application`;
  const { against } = (await staff.send('GET', path, undefined, jo.cookie)).body.application;
  expect(against.closedBy).toEqual([expect.stringMatching(/It can be up to £2,000\.$/u)]);
});

it('is told no more once the answer is put right (DN-671)', async () => {
  const { person } = await choseOrder(test);
  await giveAnswer(person, SAVINGS, 2_500_00);
  expect((await applicationOf(person)).against).toHaveLength(1);
  await giveAnswer(person, SAVINGS, 250_00);
  expect((await applicationOf(person)).against).toEqual([]);
});
