import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { choosePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import type { PlanMover, PlanState } from '@towpath/domain/plans/planState.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../testing/readPdf.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { movePlanOf } from '../plans/moving.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const FIRST = { kind: 'draw up', firstPayment: '2026-12-01' } as const;

/** Somebody in Scotland who chose the scheme, with an adviser who goes on with it, and what others do with their plan. */
async function inScheme() {
  const one = await repaying(test, staff, 'DAS', { nation: 'scotland' });
  await one.goesOn();
  const { customerId } = one.person;
  const move = (to: PlanState, by: PlanMover) =>
    test.database
      .transaction()
      .execute(trx => movePlanOf(trx, { customerId, planId: one.planId, to, by, at: test.clock.now() }));
  const planState = async () => (await one.person.call(myPlan, {})).answer.plan?.state ?? null;
  return { ...one, move, planState };
}

it('shows what the scheme would pay and lets nothing be written down of it, until others have approved it (DN-443)', async () => {
  const { mine, note, move, planState } = await inScheme();
  for (const state of ['being prepared', 'sent']) {
    if (state === 'sent') expect(await move('sent', 'adviser')).toBe('moved');
    expect(await mine()).toMatchObject({ canNote: false, stands: null });
    expect((await mine())?.draft?.debts).toHaveLength(4);
    expect((await note(FIRST)).error?.code).toBe('REPAYMENT_NOT_BEGUN');
    expect(await planState()).toBe(state);
  }
});

it('leaves who was refused something to do, with a day (DN-744)', async () => {
  const { person, move } = await inScheme();
  await move('sent', 'adviser');
  expect(await move('refused', 'receiver')).toBe('moved');
  const { oneThing, waits } = (await person.call(myDashboard, {})).answer;
  expect(oneThing).toMatchObject({ heading: 'Talk with us about what else fits', leadsTo: 'plan' });
  expect(oneThing?.text).toMatch(/^If you ask today, we ring you by \w+ \d+ \w+\./u);
  expect(waits).toEqual([]);
});

it('asks nobody for offers once it is approved, and runs with the first payment, to who shares it out (DN-443, DN-745, DN-746)', async () => {
  const { person, mine, note, move, planState } = await inScheme();
  await move('sent', 'adviser');
  expect(await move('accepted', 'receiver')).toBe('moved');
  expect((await note(FIRST)).status).toBe(200);
  const { stands } = (await mine()) ?? {};
  expect(stands).toMatchObject({
    stage: 'first payment to come',
    tasks: [],
    offers: null,
    terms: { paidTo: 'the distributor' },
  });
  expect(stands?.debts.map(({ standing, next }) => [standing, next.step])).toEqual(
    Array.from({ length: 4 }, () => ['counts as yes', 'nothing']),
  );
  const { dates } = (await person.call(myDashboard, {})).answer;
  const payment = dates.find(({ day }) => day === '2026-12-01');
  expect(payment?.title).toMatch(/^Your payments distributor, £/u);
  expect(payment?.text).toBe('You pay one sum to them, and they share it out for you.');
  const debtIds = stands?.debts.map(({ id }) => id) ?? [];
  const offered = await note({ kind: 'offers sent', on: TODAY, debtIds });
  expect(offered.status).toBeGreaterThanOrEqual(400);
  expect(offered.error?.message).toContain('No offer of yours goes out in this');
  await note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: null, sum: null });
  expect(await planState()).toBe('running');
});

it('is left by no note of its person: one of us notes that it ended early, in the case and on its paper (DN-908, DN-1220)', async () => {
  const { person, planId, note, move, planState } = await inScheme();
  await move('sent', 'adviser');
  await move('accepted', 'receiver');
  await note(FIRST);
  await note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: null, sum: null });
  const { cookie } = await staff.member();
  const inCase = async () =>
    (await staff.send('GET', `/cases/${person.customerId}/plan`, undefined, cookie)).body;
  expect((await inCase()).plan.endsAs).toBe('Your programme ended early');
  const left = await note({ kind: 'ended', why: 'left' });
  expect(left.status).toBeGreaterThanOrEqual(400);
  expect(left.error).toMatchObject({
    code: 'REPAYMENT_REFUSED',
    message: expect.stringContaining('Only the DAS Administrator can end a programme'),
  });
  expect(await planState()).toBe('running');
  expect((await inCase()).plan.endings).toEqual([]);
  const ends = { planId, from: 'running', to: 'ended' };
  const noted = await staff.send('POST', `/cases/${person.customerId}/plan/notes`, ends, cookie);
  expect(noted.status).toBe(204);
  expect((await inCase()).past[0].changes.at(-1)).toMatchObject({
    state: 'ended',
    says: 'Your programme ended early',
  });
  const { bytes } = await person.call(planPdf, { params: { planId }, query: {} });
  const { text } = await readPdf(bytes);
  expect(text).toContain('Your programme ended early');
  expect(text).not.toContain('All of it is paid');
});

it('that runs gives way to no other choice in one press, and is never said to be paid where nobody here knows (DN-1142, DN-1143)', async () => {
  const { person, planId, advice, move } = await inScheme();
  await move('sent', 'adviser');
  await move('accepted', 'receiver');
  const { cookie } = await staff.member();
  const path = `/cases/${person.customerId}/plan`;
  const inCase = async () => (await staff.send('GET', path, undefined, cookie)).body;
  const note = async (from: PlanState, to: PlanState) =>
    (await staff.send('POST', `${path}/notes`, { planId, from, to }, cookie)).status;
  expect(await note('accepted', 'running')).toBe(204);
  const shortName = ['SMP', 'DMP', 'TPP'].find(one => canChoose(advice, one)) ?? '';
  const body = { recordId: advice.recordId ?? '', shortName, replaces: planId };
  const refused = await person.call(choosePlan, { body });
  expect(refused.error).toMatchObject({ code: 'PLAN_IS_SENT', message: expect.stringContaining('Ring us') });
  expect((await person.call(myPlan, {})).answer.plan?.state).toBe('running');

  expect((await inCase()).plan.endsAs).toBe('Your programme is over');
  expect(await note('running', 'ended')).toBe(204);
  const { over } = (await person.call(myPlan, {})).answer;
  expect(over).toMatchObject({
    stands: 'Your programme is over',
    you: expect.stringContaining('If something is left to pay, it is still owed'),
    isDone: false,
  });
  expect((await person.call(myDashboard, {})).answer.standing).toBe('Your programme is over.');
  expect((await inCase()).past[0]).toMatchObject({ told: { stands: 'Your programme is over' } });
  const { bytes } = await person.call(planPdf, { params: { planId }, query: {} });
  const { text } = await readPdf(bytes);
  expect(text).toContain('Your programme is over');
  expect(text).not.toMatch(/\d\. All of it is paid\. Done/u);
});
