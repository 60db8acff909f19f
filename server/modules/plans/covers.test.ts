import { addDebt, type DebtBody, myDebts } from '@towpath/contracts/api/debts.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { choosePlan, leavePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf, giveAnswer } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
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

const COUNCIL_TAX = 24;
const WITH_BAILIFFS = {
  creditTypeId: COUNCIL_TAX,
  currentBalance: 900,
  arrears: 300,
  hasLegalAction: true,
  courtStage: 'bailiffs',
} as const;

async function owes(person: Walker, initialCreditorName: string, more: Partial<DebtBody> = {}) {
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  const body = { ...CARD_DEBT, initialCreditorName, ...more } as DebtBody;
  expect((await person.call(addDebt, { query: { stepId }, body })).status).toBe(200);
}

const coversOf = async (person: Walker) => (await person.call(myPlan, {})).answer.plan?.covers;

/** Whom a letter can go to that says that the law protects from them, each once. */
async function toldOfProtection(person: Walker): Promise<readonly string[]> {
  const { letters, others } = (await person.call(myLetters, {})).answer;
  const telling = [...letters, ...others].filter(({ id }) =>
    /^(?:breathing-space-(?:tell|bailiff)|debt-relief-order-tell)\./u.test(id),
  );
  return [...new Set(telling.map(({ to }) => to))];
}

/** Somebody whose Breathing Space is granted, with one debt that its form leaves out. */
async function withTime() {
  const adviser = await staff.memberInTheMorning();
  const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
  await owes(person, 'Loan Co', { creditTypeId: 4, currentBalance: 2000 });
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const planId = (await chooses(person, { recordId, shortName: 'BS' })).answer.plan.id;
  await answerAll(person);
  const { filled } = await applicationOf(person);
  const entry = filled.fields
    .find(({ id }) => id === 'debts')
    ?.entries.find(({ name }) => name === 'Loan Co');
  const at = { field: 'debts', entry: entry?.id ?? '', part: null };
  expect((await giveAnswer(person, at, { inIt: false })).status).toBe(200);
  const { act } = await off.sentFor(person, planId, adviser.cookie);
  expect(await act('answered', answer('granted'))).toBe(204);
  return { person, planId };
}

describe('what a Breathing Space covers', () => {
  it('is what its form has in it, and neither what that leaves out nor what came later, to its person and in their case (DN-1330, DN-1458)', async () => {
    const { person } = await withTime();
    await owes(person, 'Leeds Council', WITH_BAILIFFS);
    const covers = await coversOf(person);
    expect(covers?.inIt.map(({ name }) => name)).toEqual([
      expect.not.stringMatching(/Loan Co|Leeds Council/u),
    ]);
    expect(covers?.outside.map(({ name, why }) => [name, why])).toEqual([
      ['Loan Co', 'left out'],
      ['Leeds Council', 'told later'],
    ]);
    expect((await off.inCase(person)).plan.covers).toEqual(covers);
  });

  it('is told by letter to those alone whose debts are in it (DN-1331)', async () => {
    const { person } = await withTime();
    await owes(person, 'Leeds Council', WITH_BAILIFFS);
    const inIt = (await coversOf(person))?.inIt.map(({ name }) => name) ?? [];
    expect(inIt).toHaveLength(1);
    expect(await toldOfProtection(person)).toEqual(inIt);
    const { others } = (await person.call(myLetters, {})).answer;
    const own = others.find(({ id }) => id.startsWith('breathing-space-tell.'))?.id ?? '';
    const { debts } = (await person.call(myDebts, {})).answer;
    const later = debts.find(({ initialCreditorName }) => initialCreditorName === 'Leeds Council')?.id ?? '';
    const letterOf = async (id: string) =>
      (await person.call(myLetter, { params: { letterId: id } })).answer.letter;
    expect((await letterOf(own)).stops).toBeNull();
    expect((await letterOf(`breathing-space-bailiff.${later}`)).stops).toBe(
      'This debt is not in what protects you. Ask us what to do about it.',
    );
  });

  it('goes on holding off who is owed what is in it while what follows is chosen, and once that is left (DN-1460)', async () => {
    const adviser = await staff.memberInTheMorning();
    const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
    await owes(person, 'Leeds Council', WITH_BAILIFFS);
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const planId = (await chooses(person, { recordId, shortName: 'BS' })).answer.plan.id;
    const rings = async () =>
      (await off.dashboardOf(person)).pressing.urgent.flatMap(({ code, debt }) =>
        code === 'PRIORITY_DEBT' && debt ? [debt.creditorName] : [],
      );
    expect(await rings()).toContain('Leeds Council');
    const { act } = await off.sentFor(person, planId, adviser.cookie);
    expect(await act('answered', answer('granted'))).toBe(204);
    expect(await rings()).not.toContain('Leeds Council');
    const next = { recordId: await off.recordNow(person), shortName: 'DMP', replaces: planId };
    const chosen = await person.call(choosePlan, { body: { ...next, hasReadRisks: true } });
    expect(chosen.status).toBe(200);
    expect(await rings()).not.toContain('Leeds Council');
    await person.call(leavePlan, { params: { planId: chosen.answer.plan.id } });
    expect(await rings()).not.toContain('Leeds Council');
  });

  it('is not known where no form of ours was used, and who asks reads that (DN-1332)', async () => {
    const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const planId = (await chooses(person, { recordId, shortName: 'BS' })).answer.plan.id;
    expect(await coversOf(person)).toBeUndefined();
    const { cookie } = await staff.memberInTheMorning();
    const note = async (from: string, to: string) =>
      (await staff.send('POST', `/cases/${person.customerId}/plan/notes`, { planId, from, to }, cookie))
        .status;
    for (const [from, to] of [
      ['chosen', 'being prepared'],
      ['being prepared', 'sent'],
      ['sent', 'running'],
    ] as const)
      expect(await note(from, to)).toBe(204);
    expect(await coversOf(person)).toBeNull();
  });
});

it('takes no debt into a debt relief order that was not on its form, and offers no letter that says so (DN-1331)', async () => {
  const { person, act } = await off.appliedForOrder();
  expect(await act('answered', answer('granted'))).toBe(204);
  const before = await toldOfProtection(person);
  await owes(person, 'Leeds Council', WITH_BAILIFFS);
  await owes(person, 'Later Loan', { creditTypeId: 4 });
  expect((await coversOf(person))?.outside.map(({ name }) => name)).toEqual(['Leeds Council', 'Later Loan']);
  expect(before.length).toBeGreaterThan(0);
  expect(await toldOfProtection(person)).toEqual(before);
});
