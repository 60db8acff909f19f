import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, drawnUp, noting } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
// The days go on in each of these: none begins where another ended.
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const DAY = 86_400_000;

const HELP =
  'December 2026 is not paid. Pay what you can, and tell us: a break or a smaller sum is often possible.';

const UNTOLD =
  'Say which you paid, and which you did not. Both are fine to say. If you can’t go on with it, tell us, and we look at what fits.';

/** What each place says of the next payment, and of the one that was not made. */
async function said(person: Pick<Person, 'call' | 'customerId'>, planId: string) {
  const jo = await staff.member();
  const [plan, dashboard, inCase, paper] = await Promise.all([
    person.call(myPlan, {}),
    person.call(myDashboard, {}),
    staff.send('GET', `/cases/${person.customerId}/plan`, undefined, jo.cookie),
    person.call(planPdf, { params: { planId }, query: {} }),
  ]);
  return {
    page: plan.answer.plan?.stands?.you,
    inCase: inCase.body.plan.you,
    oneThing: dashboard.answer.oneThing,
    leads: dashboard.answer.leads,
    paper: (await readPdf(paper.bytes)).text.replaceAll(/\s+/gu, ' '),
  };
}

describe('a first payment that was not made', () => {
  it('is said on the page, the dashboard, in the case and on paper, with one next payment and what can be done (DN-921, DN-922, DN-1692)', async () => {
    const { person, planId, debts, note } = await drawnUp(test, staff);
    const debtIds = debts.map(({ id }) => id);
    await note({ kind: 'offers sent', on: '2026-11-23', debtIds });
    for (const debtId of debtIds) {
      await note({ kind: 'answered', on: '2026-11-23', debtId, answer: 'accepts', sum: null });
    }
    test.clock.forward(28 * DAY);
    let now = await daysLater(test, person);
    expect((await noting(now, planId).note({ kind: 'not paid', due: '2026-12', debtIds })).status).toBe(200);

    const onTheDay = await said(now, planId);
    expect(onTheDay.page).toBe(`Your next payment is £240 on 20 January 2027. ${HELP}`);
    expect(onTheDay.inCase).toBe(onTheDay.page);
    expect(onTheDay).toMatchObject({
      leads: 'thing',
      oneThing: {
        heading: 'See what you can do about December 2026',
        text: expect.stringContaining(
          'Pay what you can, and tell us. A break or a smaller sum is often possible.',
        ),
      },
    });
    expect(onTheDay.paper).toContain('Your next payment £240.00 on 20 January 2027');
    expect(onTheDay.paper).toContain(HELP);

    test.clock.forward(102 * DAY);
    now = await daysLater(test, person);
    const later = await said(now, planId);
    expect(later.page).toBe(`${UNTOLD} Your next payment is £240 on Tuesday 20 April.`);
    expect(later.inCase).toBe(later.page);
    expect(later.paper).toContain('You have not told us about 3 payments');
    expect(later.paper).toContain('Your next payment £240.00 on 20 April 2027');
    // The day that is over is asked about before anything else.
    expect(later.paper).toContain('22 March 2027, not said yet');
    expect(later).toMatchObject({
      leads: 'thing',
      oneThing: {
        heading: 'You have not told us about 3 payments',
        text: UNTOLD,
        action: 'Say what you paid',
      },
    });
  });
});
