import { addDebt, changeDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { notInPlan } from '@towpath/domain/plans/repayment/notInPlanWords.ts';
import { SUMS_DIFFER } from '@towpath/domain/plans/repayment/sumsDifferWords.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import { debtIdOf } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

it('the paper of a plan says that its sums no longer add up, why, and which debt it does not have, as its page and its case do, of today alone (DN-901)', async () => {
  const { person, planId, mine } = await drawnUp(test, staff);
  const onPaper = async (by: Pick<typeof person, 'call'> = person, on?: string) => {
    const { bytes } = await by.call(planPdf, { params: { planId }, query: on === undefined ? {} : { on } });
    return (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
  };
  const changed = SUMS_DIFFER.says['another balance'];
  const missing = notInPlan(['Wren Cards']);
  const before = await onPaper();
  for (const says of [SUMS_DIFFER.task, changed, missing]) expect(before).not.toContain(says);

  const debtId = await debtIdOf(person, 'Kestrel Cards');
  await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 3900 } });
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  const body = { ...CARD_DEBT, initialCreditorName: 'Wren Cards', currentBalance: 300 } as DebtBody;
  (await person.call(addDebt, { query: { stepId }, body })).answer;
  const page = await mine();
  expect(page?.differences).toContain('another balance');
  expect(page?.notInPlan).toEqual(['Wren Cards']);
  const { cookie } = await staff.member();
  const inCase = await staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, cookie);
  expect(inCase.body.repayment).toMatchObject({ sumsDiffer: true, notInPlan: ['Wren Cards'] });
  const differs = await onPaper();
  expect(differs).toContain(`${SUMS_DIFFER.task}. ${changed}`);
  expect(differs).toContain(`${missing}.`);

  // Of a day that is past nothing is known of this.
  test.clock.forward(86_400_000);
  const then = await daysLater(test, person);
  expect(await onPaper(then)).toContain(SUMS_DIFFER.task);
  expect(await onPaper(then, TODAY)).not.toContain(SUMS_DIFFER.task);
});
