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
  await note({ kind: 'means changed', monthly: 300_00, isMoreThanBudget: true });
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

it('more than the budget has is asked about before it is kept, and offers of it are not to send until the budget has it (DN-1602, DN-1603)', async () => {
  const { person, goesOn, note, mine } = await repaying(test, staff);
  await goesOn();
  await note({ kind: 'draw up', firstPayment: '2026-12-20' });
  const headings = async () => {
    const { oneThing, dates } = (await person.call(myDashboard, {})).answer;
    return [oneThing?.heading, ...dates.map(({ title }) => title)].join('. ');
  };
  expect(await headings()).toContain('offers');
  const slip = await note({ kind: 'means changed', monthly: 2000_00 });
  const message = 'Your budget has £240 a month for these debts, and you put in £2,000. Check the sum';
  expect([slip.status, slip.error?.code, slip.error?.message]).toEqual([
    409,
    'REPAYMENT_MORE_THAN_BUDGET',
    message,
  ]);
  expect(slip.error?.fields).toEqual([{ field: 'monthly', message }]);
  expect((await mine())?.stands?.monthly).toBe(240_00);
  const right = await note({ kind: 'means changed', monthly: 300_00, isMoreThanBudget: true });
  expect([right.status, right.answer.repayment.stands?.monthly]).toEqual([200, 300_00]);
  expect(await headings()).toContain('Put the sums of your plan right');
  expect(await headings()).not.toContain('offers');
  await note({ kind: 'means changed', monthly: 200_00 });
  expect(await headings()).toContain('offers');
});
