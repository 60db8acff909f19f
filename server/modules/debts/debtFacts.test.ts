import { addDebt, changeDebt, type DebtBody, myDebts } from '@towpath/contracts/api/debts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsWithFirstReview } from '../../testing/firstReview.ts';
import { inFullReview, type Walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let person: Walker;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithFirstReview());
  person = await inFullReview(test);
});
afterAll(() => test.close());

const card = {
  initialCreditorName: 'Kestrel Cards',
  creditTypeId: 1,
  currentBalance: 4212,
  regularPaymentAmount: 105,
  isJoint: false,
} satisfies DebtBody;

const add = (body: DebtBody, who: Pick<Walker, 'call'> = person) =>
  who.call(addDebt, { query: { stepId: 'debts' }, body });
const change = (debtId: string, body: DebtBody, who: Pick<Walker, 'call'> = person) =>
  who.call(changeDebt, { params: { debtId }, body });
const list = async (who: Pick<Walker, 'call'> = person) => (await who.call(myDebts, {})).answer;
const historyOf = async (debtId: string) =>
  test.database
    .selectFrom('debt_changes')
    .select(['old', 'new', 'source'])
    .where('debt_id', '=', debtId)
    .orderBy('id')
    .execute();

describe('a debt', () => {
  it('keeps what is told of it, with its history, while it applies (SA-060, SA-061, SA-186)', async () => {
    const { answer: debt } = await add({ ...card, hasLegalAction: true });
    const told = {
      isInArrears: true,
      arrears: 315.5,
      hasArrangement: true,
      agreedPayment: 20,
      courtStage: 'judgment',
      isForBusiness: false,
      cameFromFraud: false,
      isDisputed: true,
      isVeryOld: null,
      isTakenByAgreement: true,
    } as const;
    const { answer } = await change(debt.id, told);
    expect(answer).toEqual({ ...debt, ...told });
    expect((await list()).debts).toContainEqual(answer);
    expect((await historyOf(debt.id))[1]?.new).toMatchObject({ arrears: 31_550, is_disputed: true });
    const { answer: lower } = await change(debt.id, { currentBalance: 200 });
    expect(lower).toEqual({ ...answer, currentBalance: 200, arrears: null });
    const nothing = { arrears: null, hasArrangement: null, agreedPayment: null, courtStage: null };
    const { answer: settled } = await change(debt.id, { isInArrears: false, hasLegalAction: false });
    expect(settled).toMatchObject({ ...nothing, isDisputed: true });
  });

  it('needs no repayment while nothing is paid, and counts none (SA-063)', async () => {
    const fresh = await inFullReview(test);
    const { answer: debt } = await add({ ...card, isNothingPaid: true, regularPaymentAmount: null }, fresh);
    expect(debt).toMatchObject({ isNothingPaid: true, regularPaymentAmount: null });
    await add({ ...card, isNothingPaid: true }, fresh);
    await add({ ...card, isNothingPaid: false }, fresh);
    expect((await list(fresh)).monthlyRepaymentsValue).toBe(105);
    const paid = await change(debt.id, { isNothingPaid: false, regularPaymentAmount: 0 }, fresh);
    expect(paid.error.message).toBe('Monthly Repayment amount must be between 1 and 10,000');
    expect((await add({ ...card, isNothingPaid: false, regularPaymentAmount: null }, fresh)).status).toBe(
      400,
    );
  });

  it.each([
    ['arrears', 0, 'The overdue amount must be between 1 and 1,000,000'],
    ['arrears', 4213, 'The overdue amount is more than you owe on this debt. Check both'],
    ['agreedPayment', 10_001, 'The agreed monthly amount must be between 1 and 10,000'],
  ])('refuses %s %j in plain words, and changes nothing (SA-062)', async (field, value, message) => {
    const { answer: debt } = await add(card);
    const { status, error } = await change(debt.id, { isInArrears: true, [field]: value });
    expect([status, error.code, error.fields]).toEqual([400, 'VALIDATION_FAILED', [{ field, message }]]);
    expect((await list()).debts).toContainEqual(debt);
  });

  it('leaves alone what a report brought and the form would not take', async () => {
    const { answer: debt } = await add(card);
    await test.database
      .updateTable('debts')
      .set({ current_balance: 50, regular_payment_amount: null })
      .where('id', '=', debt.id)
      .execute();
    const body = { currentBalance: 0.5, regularPaymentAmount: null, isSecured: false };
    const { answer } = await change(debt.id, body);
    expect(answer).toMatchObject(body);
  });
});
