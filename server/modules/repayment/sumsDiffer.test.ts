import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

it('sums that do not add up lead the dashboard, before a payment of that day, and stand in the case (DN-727)', async () => {
  const { person, goesOn, note } = await repaying(test, staff);
  await goesOn();
  const drawn = await note({ kind: 'draw up', firstPayment: TODAY });
  const debtIds = drawn.answer.repayment.stands?.debts.map(({ id }) => id) ?? [];
  await note({ kind: 'offers sent', on: TODAY, debtIds });
  const oneThing = async () => (await person.call(myDashboard, {})).answer.oneThing;
  const { cookie } = await staff.member();
  const inCase = async () =>
    (await staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, cookie)).body.repayment;
  expect((await oneThing())?.heading).toBe('Make your 4 payments, £240');
  expect(await inCase()).toMatchObject({ sumsDiffer: false });
  await note({ kind: 'means changed', monthly: 300_00 });
  expect(await oneThing()).toMatchObject({
    heading: 'Put the sums of your plan right',
    text: expect.stringContaining('It pays more than your budget leaves.'),
    leadsTo: 'plan',
  });
  expect(await inCase()).toMatchObject({ sumsDiffer: true });
  await note({ kind: 'draw up again', firstPayment: TODAY });
  expect((await oneThing())?.heading).not.toBe('Put the sums of your plan right');
  expect(await inCase()).toMatchObject({ sumsDiffer: false });
});
