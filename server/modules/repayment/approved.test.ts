import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf, giveAnswer, PERTH } from '../../testing/applying.ts';
import { COSTS, submitCosts } from '../../testing/budget.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { noting } from '../../testing/repaying.ts';
import { answer, sentOffIn } from '../../testing/sentOff.ts';
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

async function owes(person: Walker, initialCreditorName: string, currentBalance: number) {
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  const body = { ...CARD_DEBT, initialCreditorName, creditTypeId: 4, currentBalance } as DebtBody;
  expect((await person.call(addDebt, { query: { stepId }, body })).status).toBe(200);
}

/** Puts the rent right, in pounds a month: so much less or more is left. */
async function pays(person: Walker, rent: number) {
  const [home, ...bills] = COSTS[11] ?? [];
  if (!home) throw new Error('The budget has no rent.');
  (await submitCosts(person, 11, [{ ...home, amount: rent }, ...bills])).answer;
  (await person.call(completeBudget, {})).answer;
}

/** Somebody whose form offers £300 and leaves one of three debts out, and what becomes of it. */
async function sent() {
  const adviser = await staff.memberInTheMorning();
  const person = await atAdvice(test, {
    qualifier: { nation: 'scotland' },
    debt: { currentBalance: 9000 },
  });
  await owes(person, 'Loan Co', 6000);
  await owes(person, 'Fen Finance', 3000);
  await pays(person, 500);
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const planId = (await chooses(person, { recordId, shortName: 'DAS' })).answer.plan.id;
  await answerAll(person, PERTH);
  const { filled } = await applicationOf(person);
  const entries = filled.fields.find(({ id }) => id === 'debts')?.entries ?? [];
  const entry = entries.find(({ name }) => name === 'Loan Co')?.id ?? '';
  await giveAnswer(person, { field: 'debts', entry, part: null }, { inIt: false });
  await giveAnswer(person, { field: 'offer', entry: null, part: null }, 300_00);
  const { act } = await off.sentFor(person, planId, adviser.cookie);
  const plan = noting(person, planId);
  const granted = async () => expect(await act('answered', answer('granted'))).toBe(204);
  const drawUp = () => plan.note({ kind: 'draw up', firstPayment: '2026-12-15' });
  const dashboard = async () => (await person.call(myDashboard, {})).answer;
  return { person, ...plan, granted, drawUp, dashboard };
}

/** The sum of a plan, and what each lender of it gets. */
const sharesOf = (
  of: { readonly monthly: number; readonly debts: readonly { creditor: string; payment: number }[] } | null,
) => of && { monthly: of.monthly, lenders: of.debts.map(({ creditor }) => creditor).toSorted() };

describe('a programme that was approved', () => {
  it('is drawn up by the form that was sent, with its sum and its debts, also where less is left since (DN-1333)', async () => {
    const { person, mine, granted, drawUp, dashboard } = await sent();
    await pays(person, 700);
    await granted();
    const draft = (await mine())?.draft ?? null;
    expect(sharesOf(draft)?.monthly).toBe(300_00);
    expect(sharesOf(draft)?.lenders).not.toContain('Loan Co');
    expect((await drawUp()).status).toBe(200);
    const { stands, differences, notInPlan } = (await mine()) ?? {};
    expect(sharesOf(stands ?? null)).toEqual(sharesOf(draft));
    expect(stands?.debts.reduce((total, { payment }) => total + payment, 0)).toBe(300_00);
    expect(stands?.outside.map(({ creditor }) => creditor)).toContain('Loan Co');
    expect(notInPlan).toEqual([]);
    expect(differences).toEqual(['more than is left']);
    const { oneThing, dates } = await dashboard();
    expect(dates.map(({ title }) => title)).toContain('Your payments distributor, £300');
    expect(oneThing).toMatchObject({
      heading: 'Tell us that your money has changed',
      text: expect.stringContaining('we ask the DAS Administrator to change it'),
    });
  });

  it('asks for nothing while what was advised then is advised still, and says that more is left (DN-1333, DN-1334)', async () => {
    const { person, mine, granted, drawUp } = await sent();
    await granted();
    await drawUp();
    expect((await mine())?.differences).toEqual([]);
    await pays(person, 450);
    expect((await mine())?.differences).toEqual(['another sum']);
  });

  it('is changed by those alone who approved it: its person is led to us, and draws nothing up anew (DN-1334)', async () => {
    const { person, mine, note, granted, drawUp, dashboard } = await sent();
    await granted();
    await drawUp();
    await owes(person, 'After Co', 800);
    expect((await mine())?.notInPlan).toEqual(['After Co']);
    expect((await dashboard()).oneThing).toMatchObject({
      heading: 'Tell us of a debt that is not in your plan',
      text: 'Tell us: we ask the DAS Administrator whether it can be taken in.',
    });
    const { notToSend } = (await person.call(myLetters, {})).answer;
    expect(notToSend.find(({ to }) => to === 'After Co')?.says).toBe(
      'This debt is not in your programme. Tell us: we ask the DAS Administrator whether it can be taken in.',
    );
    const before = await mine();
    const again = await note({ kind: 'draw up again', firstPayment: '2026-12-15' });
    expect(again.error).toMatchObject({
      code: 'REPAYMENT_REFUSED',
      message: expect.stringContaining('Only the DAS Administrator can change your programme'),
    });
    expect((await mine())?.stands).toEqual(before?.stands);
  });
});
