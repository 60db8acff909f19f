import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { myRepayment } from '@towpath/contracts/api/repayment.ts';
import type { casePlan } from '@towpath/contracts/api/staffPlans.ts';
import type { caseRepayment } from '@towpath/contracts/api/staffRepayment.ts';
import type { PlanMover, PlanState } from '@towpath/domain/plans/planState.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import { answerAll, choseOrder } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { movePlanOf } from './moving.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const today = () => test.clock.now().toISOString().slice(0, 10);

type Person = Pick<Walker, 'call' | 'customerId'>;
const theirPlan = async (person: Person) => (await person.call(myPlan, {})).answer.plan;
const theirRepayment = async (person: Person) => (await person.call(myRepayment, {})).answer.repayment;
async function inCase(person: Person, cookie: string) {
  const read = async (part: string) =>
    (await staff.send('GET', `/cases/${person.customerId}/${part}`, undefined, cookie)).body;
  const { plan }: AnswerOf<typeof casePlan> = await read('plan');
  const { repayment }: AnswerOf<typeof caseRepayment> = await read('repayment');
  return { plan, repayment };
}

/** Expects that an adviser reads of a plan what its person does, and gives back both. */
async function expectSame(person: Person, cookie: string) {
  const [plan, repayment, shown] = [
    await theirPlan(person),
    await theirRepayment(person),
    await inCase(person, cookie),
  ];
  expect(plan).not.toBeNull();
  expect(shown.plan).toMatchObject({
    stands: plan?.stands?.stands ?? null,
    you: plan?.stands?.you ?? null,
    steps: plan?.steps,
    changes: plan?.changes,
    theirAnswer: plan?.theirAnswer,
  });
  if (repayment === null) expect(shown.repayment).toBeNull();
  else {
    const { draft, notDrawn, differences, notInPlan, stands } = repayment;
    expect(shown.repayment).toMatchObject({ draft, notDrawn, differences, notInPlan, stands });
  }
  return { plan, repayment, shown };
}

describe('an adviser reads of a plan what its person reads', () => {
  it('of one that is repaid: chosen, before it is drawn up, with offers, as it runs, and in a break (DN-806, DN-807)', async () => {
    const { cookie } = await staff.member();
    const { person, goesOn, note } = await repaying(test, staff);
    const chosen = await expectSame(person, cookie);
    // The call that comes first is a step too.
    expect(chosen.plan?.steps.map(({ what }) => what)).toContain('Ask us to ring you');
    await goesOn();
    const before = await expectSame(person, cookie);
    expect(before.shown.repayment).toMatchObject({ canDrawUp: true, inScheme: false, stands: null });
    expect(before.shown.repayment?.draft?.debts).toHaveLength(4);
    await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    const drawn = await expectSame(person, cookie);
    expect(drawn.plan?.stands?.stands).toBe('You have 4 offers to send');
    const debtIds = drawn.repayment?.stands?.debts.map(({ id }) => id) ?? [];
    await note({ kind: 'offers sent', on: today(), debtIds });
    await expectSame(person, cookie);
    for (const debtId of debtIds) {
      await note({ kind: 'answered', on: today(), debtId, answer: 'accepts', sum: null });
    }
    await note({ kind: 'paid', on: today(), due: '2026-12', debtId: null, sum: null });
    expect((await expectSame(person, cookie)).plan?.state).toBe('running');
    await note({ kind: 'break', from: '2027-01', to: '2027-02', monthly: 0 });
    await expectSame(person, cookie);
  });

  it('of the Scottish scheme: handed over, sent, and approved, with what it would pay (DN-806, DN-807)', async () => {
    const { cookie } = await staff.member();
    const { person, planId, goesOn, note } = await repaying(test, staff, 'DAS', { nation: 'scotland' });
    await goesOn();
    const move = (to: PlanState, by: PlanMover) =>
      test.database
        .transaction()
        .execute(trx =>
          movePlanOf(trx, { customerId: person.customerId, planId, to, by, at: test.clock.now() }),
        );
    const prepared = await expectSame(person, cookie);
    expect(prepared.shown.repayment).toMatchObject({ inScheme: true, canDrawUp: false });
    expect(await move('sent', 'adviser')).toBe('moved');
    await expectSame(person, cookie);
    expect(await move('accepted', 'receiver')).toBe('moved');
    const approved = await expectSame(person, cookie);
    expect(approved.shown.repayment).toMatchObject({ canDrawUp: true, stands: null });
    expect(approved.shown.repayment?.draft?.debts).toHaveLength(4);
    expect((await note({ kind: 'draw up', firstPayment: '2026-12-01' })).status).toBe(200);
    await expectSame(person, cookie);
  });

  it('of one that its person manages alone (DN-806)', async () => {
    const { cookie } = await staff.member();
    const { person, planId, goesOn } = await repaying(test, staff);
    await goesOn();
    await test.database.updateTable('plans').set({ short_name: 'SMP' }).where('id', '=', planId).execute();
    const { plan, repayment } = await expectSame(person, cookie);
    expect(plan?.product.shortName).toBe('SMP');
    // It is not theirs by the advice of today, and both read so.
    expect(repayment).toMatchObject({ draft: null, notDrawn: 'advice has changed' });
  });

  it('of an order: handed over, sent, and refused, with the reason that those gave, on the dashboard too (DN-806, DN-809)', async () => {
    const adviser = await staff.memberInTheMorning();
    const { cookie } = adviser;
    const { person, planId } = await choseOrder(test);
    expect((await expectSame(person, cookie)).plan?.theirAnswer).toBeNull();
    await answerAll(person);
    await handing.handOver(person);
    await expectSame(person, cookie);
    await handing.saysItFits(person, cookie);
    await handing.talksWith(person, planId, cookie);
    await handing.takes(planId, cookie);
    const act = (what: string, body: object) =>
      staff.send('POST', `/cases/${person.customerId}/application/${what}`, body, cookie);
    expect((await act('accept', { version: 1 })).status).toBe(204);
    expect((await act('sent', { version: 1, on: today(), reference: '' })).status).toBe(204);
    await expectSame(person, cookie);
    const says = 'You gave a car away in May.';
    const refused = { version: 1, outcome: 'refused', on: today(), reference: '', says };
    expect((await act('answered', refused)).status).toBe(204);
    const { plan, shown } = await expectSame(person, cookie);
    expect(plan).toMatchObject({
      state: 'refused',
      theirAnswer: { outcome: 'refused', on: today(), says },
    });
    expect(shown.plan?.theirAnswer?.says).toBe(says);
    expect((await person.call(myDashboard, {})).answer.plan?.theirAnswer).toEqual(plan?.theirAnswer);
  });

  it('of a form that was accepted, and that a debt told of since closes: nothing goes before a talk (DN-1335)', async () => {
    const { person, act, adviser } = await handing.handedOver();
    expect((await act('accept', { version: 1 })).status).toBe(204);
    const { plan: ready } = await expectSame(person, adviser.cookie);
    expect(ready?.stands?.stands).toBe('Your form is ready to go');
    const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
    const body = { ...CARD_DEBT, initialCreditorName: 'Big Bank', currentBalance: 60_000 } as DebtBody;
    expect((await person.call(addDebt, { query: { stepId }, body })).status).toBe(200);
    const { plan, shown } = await expectSame(person, adviser.cookie);
    expect(plan?.stillFits).toBe(false);
    expect(shown.plan).toMatchObject({
      stands: 'Your answers have changed since',
      you: expect.stringContaining('Nothing goes on until we have talked it over.'),
    });
  });
});
