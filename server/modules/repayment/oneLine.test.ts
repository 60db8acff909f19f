import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { paperVersions, planPdf } from '@towpath/contracts/api/papers.ts';
import { leavePlan, myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import type { RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import type { Person } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
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
const today = () => test.clock.now().toISOString().slice(0, 10);

type Caller = Pick<Person, 'call' | 'customerId'>;

/** What each place says of the plan: its page, the dashboard, the case, the paper; and the step that is next. */
async function said(person: Caller, planId: string) {
  const jo = await staff.member();
  const path = `/cases/${person.customerId}/plan`;
  const [{ answer }, dashboard, inCase, paper] = await Promise.all([
    person.call(myPlan, {}),
    person.call(myDashboard, {}),
    staff.send('GET', path, undefined, jo.cookie),
    person.call(planPdf, { params: { planId }, query: {} }),
  ]);
  const { plan } = answer;
  const next = plan?.steps.find(({ isDone }) => !isDone)?.what;
  const line = plan?.stands?.stands ?? '';
  const text = (await readPdf(paper.bytes)).text.replaceAll(/\s+/gu, ' ');
  return {
    line,
    next: [next, plan?.stands?.next],
    dashboard: dashboard.answer.standing,
    inCase: inCase.body.plan.stands,
    isOnPaper: text.includes(`Where it stands ${line}`),
    mayNote: plan?.mayNote,
    inCaseMayNote: inCase.body.plan.mayNote,
    text,
    dates: dashboard.answer.dates,
  };
}

/** The plan of four lenders, drawn up, with what can be done with it on any later day. */
async function drawnUp() {
  const { person, planId, goesOn, note } = await repaying(test, staff);
  await goesOn();
  const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const debts = drawn.answer.repayment.stands?.debts ?? [];
  let now = { person: person as Person, ...noting(person, planId) };
  const later = async (days: number) => {
    test.clock.forward(days * DAY);
    const then = await daysLater(test, person);
    now = { person: then, ...noting(then, planId) };
  };
  const notes = async (...all: readonly RepaymentNote[]) => {
    for (const one of all) expect((await now.note(one)).status).toBe(200);
  };
  return {
    planId,
    debts,
    stepId: [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '',
    later,
    notes,
    says: () => said(now.person, planId),
    by: () => now.person,
    mine: () => now.mine(),
    send: () => notes({ kind: 'offers sent', on: today(), debtIds: debts.map(({ id }) => id) }),
    answer: (debtId: string) =>
      notes({ kind: 'answered', on: today(), debtId, answer: 'accepts', sum: null }),
    pay: (due: string) => notes({ kind: 'paid', on: today(), due, debtId: null, sum: null }),
  };
}

describe('what a plan that is repaid says of itself', () => {
  it('is one line on its page, the dashboard, in the case and on paper, from the offers to the last payment (DN-632, DN-633)', async () => {
    const plan = await drawnUp();
    const same = async (
      line: string,
      next: readonly (string | null | undefined)[],
      standing = `${line}.`,
    ) => {
      const all = await plan.says();
      expect(all).toMatchObject({ line, dashboard: standing, inCase: line, isOnPaper: true });
      expect(all.next).toEqual(next);
      return all;
    };
    await same('You have 4 offers to send', ['You send your offers', 'You send your offers']);
    await plan.send();
    await same('None of 4 lenders has answered yet', ['They answer', 'They answer, by Monday 21 December']);
    const [first, ...others] = plan.debts.map(({ id }) => id);
    await plan.answer(first ?? '');
    await same('1 of 4 lenders has answered', ['They answer', 'They answer, by Monday 21 December']);
    for (const id of others) await plan.answer(id);
    await same('All 4 lenders have answered', ['You start to pay', 'You pay £240 on Tuesday 1 December']);
    await plan.later(8);
    await plan.pay('2026-12');
    const running = await same(
      'You’ve paid £240 of £12,056',
      ['All of it is paid', 'You pay £240 on 4 January 2027'],
      'Your plan is on track, 1 payment in.',
    );
    expect([running.mayNote, running.inCaseMayNote]).toEqual([
      expect.arrayContaining(['broken']),
      expect.arrayContaining(['broken']),
    ]);
    await plan.notes({ kind: 'break', from: '2027-01', to: '2027-02', monthly: 0 });
    await plan.later(36);
    await same('Your plan is on a break', ['All of it is paid', 'You tell your lenders about your break']);
    await plan.notes({ kind: 'means changed', monthly: 200_00 });
    await same('You have 4 offers to send', ['All of it is paid', 'You send your offers']);
    for (const debtId of plan.debts.map(({ id }) => id)) {
      await plan.notes({ kind: 'balance put right', on: today(), debtId, balance: 0, why: 'statement' });
    }
    const over = await same('You’ve paid it all', [
      undefined,
      'You ask for a letter that says nothing is left',
    ]);
    for (const all of [over.mayNote, over.inCaseMayNote]) expect(all).not.toContain('broken');
    const noted = await plan
      .by()
      .call(notePlan, { params: { planId: plan.planId }, body: { from: 'running', to: 'broken' } });
    expect([noted.status, noted.error?.code]).toEqual([409, 'PLAN_DOES_NOT_GO_THERE']);
  });

  it('is that it cannot be kept up, where its person said so, whatever is paid (DN-632)', async () => {
    const plan = await drawnUp();
    await plan.send();
    for (const { id } of plan.debts) await plan.answer(id);
    await plan.later(8);
    await plan.pay('2026-12');
    const body = { from: 'running', to: 'broken' } as const;
    expect((await plan.by().call(notePlan, { params: { planId: plan.planId }, body })).status).toBe(200);
    expect(await plan.says()).toMatchObject({
      line: 'You can’t keep it up',
      dashboard: 'You can’t keep it up.',
      inCase: 'You can’t keep it up',
      isOnPaper: true,
    });
  });
});

describe('the days of payment', () => {
  it('stay on the dashboard after another sum has offers go anew, and are not there before any went (DN-634)', async () => {
    const plan = await drawnUp();
    const paymentsIn = async () =>
      (await plan.says()).dates.filter(({ title }) => title.startsWith('Plan payments'));
    expect(await paymentsIn()).toEqual([]);
    await plan.send();
    expect(await paymentsIn()).toMatchObject([{ day: '2026-12-01', title: 'Plan payments, £240' }]);
    await plan.notes({ kind: 'means changed', monthly: 200_00 });
    expect((await plan.mine())?.stands?.offers).toBeNull();
    expect(await paymentsIn()).toMatchObject([{ day: '2026-12-01', title: 'Plan payments, £200' }]);
    // In a break the first after it.
    await plan.notes({ kind: 'break', from: '2026-12', to: '2026-12', monthly: 0 });
    expect(await paymentsIn()).toMatchObject([{ day: '2027-01-04', title: 'Plan payments, £200' }]);
  });
});

describe('a debt that is told of after the plan is drawn up', () => {
  it('is one of the things to do, by its name, until the plan takes it in (DN-635)', async () => {
    const plan = await drawnUp();
    await plan.send();
    expect((await plan.mine())?.notInPlan).toEqual([]);
    const { call } = plan.by();
    const { stepId } = plan;
    const body = { ...CARD_DEBT, initialCreditorName: 'Wren Cards', currentBalance: 640 } as DebtBody;
    expect((await call(addDebt, { query: { stepId }, body })).status).toBe(200);
    expect(await plan.mine()).toMatchObject({
      notInPlan: ['Wren Cards'],
      differences: expect.arrayContaining(['a debt more']),
    });
    const of = async () =>
      (await plan.says()).dates.filter(({ title }) => title.includes('not in your plan'));
    expect(await of()).toMatchObject([
      { title: 'A debt is not in your plan yet: Wren Cards', leadsTo: 'plan', stake: 'plan' },
    ]);
    await plan.notes({ kind: 'draw up again', firstPayment: '2026-12-01' });
    expect((await plan.mine())?.notInPlan).toEqual([]);
    expect(await of()).toEqual([]);
  });
});

describe('the paper of a plan', () => {
  it('says in a break what it means, and in no line to go on paying (DN-636)', async () => {
    const plan = await drawnUp();
    await plan.send();
    expect((await plan.says()).text).toContain('Your payment goes all the same.');
    await plan.notes({ kind: 'break', from: '2026-12', to: '2027-01', monthly: 0 });
    await plan.later(8);
    const { text } = await plan.says();
    expect(text).toContain('You are on a break: you pay nothing until 1 February 2027. What you owe stays.');
    expect(text).toContain('Tell them about your break. A letter for that is ready.');
    expect(text).not.toMatch(/payment goes all the same|pay (?:them )?all the same|go on paying/iu);
  });

  it('of one that was left is as it was at its end, that day too, and none is as it is today (DN-637)', async () => {
    const { person, planId, goesOn } = await repaying(test, staff);
    const plans = async () => {
      const { answer } = await person.call(paperVersions, { query: { kind: 'plan' } });
      return answer.groups.flatMap(({ papers }) => papers.map(({ about }) => about));
    };
    await goesOn();
    expect(await plans()).toMatchObject([{ planId, isToday: true, over: null }]);
    expect((await person.call(leavePlan, { params: { planId } })).status).toBeLessThan(300);
    expect(await plans()).toMatchObject([{ planId, on: today(), isToday: false, over: 'left' }]);
  });
});
