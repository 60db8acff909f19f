import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { addDebt, changeDebt, type DebtBody, myDebts } from '@towpath/contracts/api/debts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { repaymentHistory } from '@towpath/contracts/api/repayment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { answerAll, PERTH } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { noting } from '../../testing/repaying.ts';
import { answer, sentOffIn, TODAY } from '../../testing/sentOff.ts';
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
const off = sentOffIn(() => test, staff, handing);

const COUNCIL_TAX = 24;

async function owes(person: Walker, initialCreditorName: string, more: Partial<DebtBody> = {}) {
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  const body = {
    ...CARD_DEBT,
    initialCreditorName,
    creditTypeId: 4,
    currentBalance: 3000,
    ...more,
  } as DebtBody;
  expect((await person.call(addDebt, { query: { stepId }, body })).status).toBe(200);
  const { debts } = (await person.call(myDebts, {})).answer;
  return debts.find(debt => debt.initialCreditorName === initialCreditorName)?.id ?? '';
}

const idOf = async (email: string) =>
  (
    await test.database
      .selectFrom('staff_members')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

/** Somebody whose programme runs, with a bill of the council that came after it and that officers act on. */
async function withLaterDebt() {
  const adviser = await staff.memberInTheMorning();
  const person = await atAdvice(test, { qualifier: { nation: 'scotland' }, debt: { currentBalance: 9000 } });
  await owes(person, 'Loan Co');
  const recordId = await off.recordNow(person);
  const planId = (await chooses(person, { recordId, shortName: 'DAS' })).answer.plan.id;
  await answerAll(person, PERTH);
  const { act } = await off.sentFor(person, planId, adviser.cookie);
  expect(await act('answered', answer('granted'))).toBe(204);
  const plan = noting(person, planId);
  expect((await plan.note({ kind: 'draw up', firstPayment: '2026-12-15' })).status).toBe(200);
  const later = {
    creditTypeId: COUNCIL_TAX,
    currentBalance: 900,
    arrears: 300,
    hasLegalAction: true,
    courtStage: 'bailiffs',
  } as const;
  const debtId = await owes(person, 'Perth Council', later);
  const path = `/cases/${person.customerId}/repayment`;
  const inCase = async (cookie = adviser.cookie) =>
    (await staff.send('GET', path, undefined, cookie)).body.repayment;
  const takesIn = async (more: object = {}, cookie = adviser.cookie, at = path) => {
    const { sequence } = (await inCase()) ?? {};
    const body = {
      planId,
      id: crypto.randomUUID(),
      after: sequence,
      debtId,
      on: TODAY,
      monthly: null,
      ...more,
    };
    return staff.send('POST', `${at}/debts`, body, cookie);
  };
  const pressing = async () =>
    (await person.call(myDashboard, {})).answer.pressing.urgent.flatMap(({ debt, isKeptOff }) =>
      debt?.creditorName === 'Perth Council' ? [isKeptOff ?? false] : [],
    );
  /** Why no letter goes to somebody; empty where one does, or nothing is said. */
  const whyNoLetterTo = async (name: string) =>
    (await person.call(myLetters, {})).answer.notToSend
      .filter(({ to }) => to === name)
      .map(({ says }) => says);
  return { person, planId, debtId, adviser, plan, path, inCase, takesIn, pressing, whyNoLetterTo };
}

describe('a debt that was taken into a programme that runs', () => {
  it('is in it once one of us has noted that, in the case, on the plan, on the dashboard and in letters, and out again once one of us takes that back, which its person cannot (DN-1510, DN-1618)', async () => {
    const { person, planId, debtId, adviser, plan, path, inCase, takesIn, pressing } = await withLaterDebt();
    const before = await inCase();
    expect(before.mayTakeIn).toEqual([{ id: debtId, creditor: 'Perth Council' }]);
    expect(before.notInPlan).toContain('Perth Council');
    const urgentBefore = await pressing();
    expect((await takesIn()).status).toBe(204);

    const now = await inCase();
    expect(now.mayTakeIn).toEqual([]);
    expect(now.notInPlan).toEqual([]);
    expect(now.stands.monthly).toBe(before.stands.monthly);
    const payments = now.stands.debts.map(({ payment }: { readonly payment: number }) => payment);
    expect(payments.reduce((total: number, one: number) => total + one, 0)).toBe(now.stands.monthly);
    expect(now.stands.debts.map(({ creditor }: { readonly creditor: string }) => creditor)).toContain(
      'Perth Council',
    );
    expect(now.events[0]).toMatchObject({
      kind: 'drawn up again',
      creditors: ['Perth Council'],
      by: expect.stringMatching(/./u),
    });
    const mine = await plan.mine();
    expect(mine?.notInPlan).toEqual([]);
    expect(mine?.differences).not.toContain('a debt more');
    const { happened } = (await person.call(repaymentHistory, { params: { planId } })).answer;
    expect(happened.map(({ kind, creditors }) => [kind, ...creditors])).toContainEqual([
      'drawn up again',
      'Perth Council',
    ]);
    expect(urgentBefore).not.toEqual([]);
    expect((await pressing()).every(isKeptOff => isKeptOff)).toBe(true);
    const log = await test.database
      .selectFrom('staff_log')
      .select(['facts', 'staff_id'])
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'debt taken in')
      .execute();
    expect(log).toEqual([
      { facts: { plan: planId, number: now.sequence }, staff_id: await idOf(adviser.email) },
    ]);

    const entryOf = async () =>
      (await person.call(repaymentHistory, { params: { planId } })).answer.happened.find(
        ({ kind }) => kind === 'drawn up again',
      );
    expect(await entryOf()).toMatchObject({ by: 'one of us', takenInBy: 'Jo', mayBeTakenBack: false });
    const byThem = await plan.note({ kind: 'taken back', entry: now.sequence });
    expect([byThem.status, byThem.error?.code]).toEqual([409, 'REPAYMENT_REFUSED']);
    expect(byThem.error?.message).toContain('tell us, and we put it right with you');
    expect((await plan.mine())?.happened[0]).toMatchObject({ takenInBy: 'Jo', mayBeTakenBack: false });

    const back = {
      planId,
      id: crypto.randomUUID(),
      after: now.sequence,
      entry: now.sequence,
      reason: 'It was another one.',
    };
    expect((await staff.send('POST', `${path}/taken-back`, back, adviser.cookie)).status).toBe(204);
    expect(await pressing()).toEqual(urgentBefore);
    expect((await inCase()).notInPlan).toContain('Perth Council');
  });

  it('comes with the sum that the programme takes from then on, shared by what is owed, and letters know it (DN-1510, DN-1511)', async () => {
    const { person, inCase, takesIn, whyNoLetterTo } = await withLaterDebt();
    const debtId = await owes(person, 'After Co');
    expect(await whyNoLetterTo('After Co')).toEqual([expect.stringContaining('not in your programme')]);
    expect((await takesIn({ debtId, monthly: 250_00 })).status).toBe(204);
    const { stands } = await inCase();
    expect(String(await whyNoLetterTo('After Co'))).not.toContain('not in your programme');
    expect(stands.monthly).toBe(250_00);
    const payments = stands.debts.map(({ payment }: { readonly payment: number }) => payment);
    expect(payments.reduce((total: number, one: number) => total + one, 0)).toBe(250_00);
  });

  it('is noted once, for a day from the yes up to today, and of nobody else (DN-1510)', async () => {
    const { person, debtId, adviser, inCase, takesIn } = await withLaterDebt();
    const wrong = await takesIn({ on: '2026-11-23' });
    expect([wrong.status, wrong.body.error.fields[0].field]).toEqual([400, 'on']);
    expect((await takesIn({ on: '2026-11-25' })).status).toBe(400);
    const other = await withLaterDebt();
    expect((await takesIn({ debtId: other.debtId })).status).toBe(404);
    expect((await takesIn({ planId: other.planId })).status).toBe(404);
    expect((await takesIn({}, adviser.cookie, other.path)).status).toBe(404);
    const id = crypto.randomUUID();
    const after = (await inCase()).sequence;
    expect((await takesIn({ id, after })).status).toBe(204);
    expect((await takesIn({ id, after })).status).toBe(204);
    expect((await inCase()).sequence).toBe(after + 1);
    expect((await takesIn()).body.error).toMatchObject({
      code: 'REPAYMENT_REFUSED',
      message: 'This debt is in the programme already. Read the plan again.',
    });
    (await person.call(changeDebt, { params: { debtId }, body: { isDeleted: true } })).answer;
    expect((await takesIn()).status).toBe(404);
  });
});
