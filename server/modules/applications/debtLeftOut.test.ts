import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { addDebt, changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
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

describe('a debt that the form says is not owed', () => {
  it('keeps the form open while the list has it as owed, and is told to the adviser once neither has it (DN-1436, DN-1437)', async () => {
    const adviser = await staff.memberInTheMorning();
    const { person } = await choseOrder(test);
    const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
    const added = { ...CARD_DEBT, initialCreditorName: 'Fenland Finance', currentBalance: 5_000 };
    (await person.call(addDebt, { query: { stepId }, body: added })).answer;
    const all = (await person.call(myDebts, {})).answer.debts;
    const debtId = all.find(({ initialCreditorName }) => initialCreditorName === 'Fenland Finance')?.id ?? '';
    const at = (part: string) => ({ field: 'debts', entry: `debt:${debtId}`, part });
    (await giveAnswer(person, at('balance'), 0)).answer;
    (await giveAnswer(person, at('stillStands'), false)).answer;
    const asked = async () =>
      (await applicationOf(person)).filled.missing.flatMap(({ items }) =>
        items.flatMap(({ at: { part }, of, why }) => (part === 'stillStands' ? [[of, why]] : [])),
      );
    const still = [['Fenland Finance', expect.stringContaining('Your list of debts still has it')]];
    expect(await asked()).toEqual(still);
    (await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 4_300 } })).answer;
    expect(await asked()).toEqual(still);

    (await person.call(changeDebt, { params: { debtId }, body: { isDeleted: true } })).answer;
    expect(await asked()).toEqual([]);
    await answerAll(person);
    await handing.handOver(person);
    const path = `/cases/${person.customerId}/application`;
    const { application } = (await staff.send('GET', path, undefined, adviser.cookie)).body;
    expect(application.handedOver.settled).toEqual([
      {
        label: 'Do you still owe it?',
        of: 'Fenland Finance',
        says: 'No',
        others: [{ says: 'No', fromWords: 'It is not in their list of debts now, or it is paid' }],
      },
    ]);
  });
});

describe('a debt that is taken off the list once the form was handed over', () => {
  it.each([
    ['of which the form says nothing', false],
    ['to which the form added something', true],
  ])(
    '%s, is told to the adviser who reads it, and to its person, as one thing (DN-1512)',
    async (_says, isAnswered) => {
      const adviser = await staff.memberInTheMorning();
      const { person } = await choseOrder(test);
      const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
      const added = { ...CARD_DEBT, initialCreditorName: 'Fenland Finance', currentBalance: 5_000 };
      (await person.call(addDebt, { query: { stepId }, body: added })).answer;
      if (isAnswered) await answerAll(person);
      await handing.handOver(person, !isAnswered);
      const all = (await person.call(myDebts, {})).answer.debts;
      const debtId =
        all.find(({ initialCreditorName }) => initialCreditorName === 'Fenland Finance')?.id ?? '';
      (await person.call(changeDebt, { params: { debtId }, body: { isDeleted: true } })).answer;
      const path = `/cases/${person.customerId}/application`;
      const { application } = (await staff.send('GET', path, undefined, adviser.cookie)).body;
      const gone = {
        at: { field: 'debts', entry: `debt:${debtId}`, part: null },
        label: 'Fenland Finance',
        of: null,
        was: 'Fenland Finance',
        now: null,
      };
      expect(application).toMatchObject({ hasChangedSince: true, changed: [gone] });
      expect((await applicationOf(person)).handedOver?.changed).toEqual([gone]);
      const { text } = (await person.call(myDashboard, {})).answer.dates.find(
        ({ leadsTo }) => leadsTo === 'application',
      ) ?? { text: null };
      expect(text).toContain('You changed one answer since you handed it over');
    },
  );
});
