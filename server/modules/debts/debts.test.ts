import { randomUUID } from 'node:crypto';
import { addDebt, changeDebt, type DebtBody, myDebts } from '@towpath/contracts/api/debts.ts';
import { NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsWithFirstReview } from '../../testing/firstReview.ts';
import { inFullReview, type Walker, walker } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let person: Walker;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithFirstReview());
  person = await inFullReview(test);
});
afterAll(() => test.close());

const query = { stepId: 'debts' };
const card = {
  initialCreditorName: 'Kestrel Cards',
  creditTypeId: 1,
  currentBalance: 4212,
  regularPaymentAmount: 105,
  isJoint: false,
} satisfies DebtBody;

const add = (body: DebtBody, who: Pick<Walker, 'call'> = person) => who.call(addDebt, { query, body });
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

describe('adding a debt', () => {
  it('keeps what the form asked and leaves the rest not known (DE-001, API-025)', async () => {
    const { answer } = await add({ ...card, creditorReference: '1234 5678 4821' });
    expect(answer).toEqual({
      ...card,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      creditTypeName: 'Credit card',
      creditTypeRoles: ['card'],
      estimatedBalance: null,
      creditorReference: '123456784821',
      inReceiptOfBenefit: null,
      hasLegalAction: null,
      isSecured: null,
      hasAttachmentOfEarnings: null,
      hasGuarantor: null,
      canGuarantorBeLiable: null,
      isDeleted: false,
      isPriority: false,
      sold: null,
      byPlan: null,
      isInArrears: null,
      ...NO_DEBT_FACTS,
      source: 'by hand',
    });
    expect((await list()).debts).toContainEqual(answer);
    expect(await historyOf(answer.id)).toMatchObject([{ old: null, new: { current_balance: 421_200 } }]);
  });

  it('by the same id again, also at once and with other values, adds one debt', async () => {
    const id = randomUUID();
    const bodies = [1, 2, 3, 4].map(sum => ({ ...card, id, currentBalance: sum }));
    const answers = (await Promise.all(bodies.map(body => add(body)))).map(({ answer }) => answer);
    const again = (await add({ id: id.toUpperCase() })).answer;
    expect(new Set([...answers, again].map(debt => JSON.stringify(debt))).size).toBe(1);
    expect((await list()).debts.filter(debt => debt.id === id)).toHaveLength(1);
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('shows a debt that must come first as such', async () => {
    expect((await add({ ...card, creditTypeId: 24 })).answer.isPriority).toBe(true);
    expect((await add({ ...card, isSecured: true })).answer.isPriority).toBe(true);
  });

  it('takes any name, such as one with an emoji, on one line', async () => {
    const { answer } = await add({ ...card, initialCreditorName: ' Mum 🙂\n &  Dad ' });
    expect(answer.initialCreditorName).toBe('Mum 🙂 & Dad');
  });

  it('keeps the answer about a benefit only for an overpaid benefit (DE-041)', async () => {
    const benefit = { ...card, inReceiptOfBenefit: true };
    expect((await add({ ...benefit, creditTypeId: 30 })).answer.inReceiptOfBenefit).toBe(true);
    expect((await add({ ...benefit, creditTypeId: 1 })).answer.inReceiptOfBenefit).toBeNull();
  });

  it('takes an estimate in the place of a balance, and counts it (DE-003)', async () => {
    const before = (await list()).totalDebtsValue;
    const { answer } = await add({ ...card, currentBalance: null, estimatedBalance: 900 });
    expect(answer).toMatchObject({ currentBalance: null, estimatedBalance: 900 });
    expect((await list()).totalDebtsValue).toBe(before + 900);
  });

  const balance = 'Balance amount must be between 1 and 1,000,000';
  const repayment = 'Monthly Repayment amount must be between 1 and 10,000';
  const reference = 'Reference number must be between 1 and 18 digits';
  it.each([
    ['currentBalance', 0, balance],
    ['currentBalance', 1_000_000.01, balance],
    ['currentBalance', -5, balance],
    ['currentBalance', 1.005, balance],
    ['currentBalance', 1e300, balance],
    ['currentBalance', null, balance],
    ['estimatedBalance', 0.5, balance],
    ['regularPaymentAmount', 0, repayment],
    ['regularPaymentAmount', 10_001, repayment],
    ['regularPaymentAmount', null, repayment],
    ['creditorReference', '1234567890123456789', reference],
    ['creditorReference', '000', reference],
    ['initialCreditorName', '  ', 'Tell us who you owe'],
    ['initialCreditorName', '🙂', 'Tell us who you owe'],
    ['creditTypeId', null, 'Pick the kind of debt'],
    ['creditTypeId', 999, 'Pick the kind of debt'],
    ['creditTypeId', 1.5, 'Pick the kind of debt'],
    ['creditTypeId', 1e300, 'Pick the kind of debt'],
    ['isJoint', null, 'Tell us whose debt it is'],
    ['isDeleted', true, 'A new debt is not deleted'],
    ['id', 'debt-1', 'Must be a UUID'],
    ['id', '', 'Must be a UUID'],
  ])(
    'refuses %s %j in its own words, and adds nothing (DE-035, DE-036, DE-037, DE-039)',
    async (field, value, message) => {
      const before = await list();
      const { status, error } = await add({ ...card, [field]: value });
      expect([status, error.code, error.message]).toEqual([400, 'VALIDATION_FAILED', message]);
      expect(error.fields).toEqual([{ field, message }]);
      expect(await list()).toEqual(before);
    },
  );

  it('names every field that is missing (DE-039)', async () => {
    const { error } = await add({ hasGuarantor: true });
    expect(error.fields?.map(({ field }) => field)).toEqual([
      'initialCreditorName',
      'creditTypeId',
      'currentBalance',
      'regularPaymentAmount',
      'isJoint',
      'canGuarantorBeLiable',
    ]);
  });

  it.each([
    ['a text for a sum', { ...card, currentBalance: '4,212' }],
    ['a number for a name', { ...card, initialCreditorName: 7 }],
    ['a word for yes or no', { ...card, isJoint: 'yes' }],
    ['a field of ours', { ...card, source: 'credit report' }],
    ['a name too long for any creditor', { ...card, initialCreditorName: 'x'.repeat(201) }],
    ['a list', [card]],
  ])('refuses %s', async (_, body) => {
    const { status } = await add(body as DebtBody);
    expect(status).toBe(400);
  });

  it('refuses more than a form can hold', async () => {
    const { status, error } = await add({ ...card, creditorReference: 'x'.repeat(70_000) });
    expect([status, error.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('needs the debts step on the person’s path', async () => {
    const elsewhere = async (stepId: string, who: Pick<Walker, 'call'> = person) =>
      (await who.call(addDebt, { query: { stepId }, body: card })).error;
    expect(await elsewhere('nowhere')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await elsewhere('debts-intro')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await elsewhere('debts-summary')).toMatchObject({ code: 'STEP_NOT_ON_PATH' });
    expect(await elsewhere('debts', await walker(test))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await elsewhere('debts', await guest(test))).toMatchObject({ code: 'NO_JOURNEY' });
  });

  it('ends where no list of a person is so long', async () => {
    const crowded = await inFullReview(test);
    await test.database
      .insertInto('debts')
      .values(
        Array.from({ length: 299 }, () => ({
          customer_id: crowded.customerId,
          id: randomUUID(),
          initial_creditor_name: 'One of many',
          source: 'by hand',
          created_at: test.clock.now(),
          updated_at: test.clock.now(),
        })),
      )
      .execute();
    expect((await add(card, crowded)).status).toBe(200);
    expect((await add(card, crowded)).error.message).toBe('This list is full. Call us to add more.');
  });
});

describe('changing a debt', () => {
  it('changes what the body names and nothing else (API-026)', async () => {
    const { answer: debt } = await add({ ...card, creditorReference: 'AB12' });
    const { answer } = await change(debt.id, { regularPaymentAmount: 20, creditTypeId: 4 });
    expect(answer).toEqual({
      ...debt,
      regularPaymentAmount: 20,
      creditTypeId: 4,
      creditTypeName: 'Personal loan',
      creditTypeRoles: ['loan'],
    });
    expect((await historyOf(debt.id))[1]).toEqual({
      old: { regular_payment_amount: 10_500, credit_type_id: 1 },
      new: { regular_payment_amount: 2000, credit_type_id: 4 },
      source: 'by hand',
    });
  });

  it('from two tabs keeps what each of them changed', async () => {
    const { answer: debt } = await add(card);
    await Promise.all([
      change(debt.id, { currentBalance: 50 }),
      change(debt.id, { regularPaymentAmount: 5 }),
      change(debt.id, { isJoint: true }),
    ]);
    const changed = (await list()).debts.find(({ id }) => id === debt.id);
    expect(changed).toEqual({ ...debt, currentBalance: 50, regularPaymentAmount: 5, isJoint: true });
  });

  it('by what is so already changes nothing', async () => {
    const fresh = await inFullReview(test);
    const { answer: debt } = await add(card, fresh);
    const {
      creditTypeName: _,
      isPriority: __,
      source: ___,
      creditTypeRoles: ____,
      sold: _____,
      ...same
    } = debt;
    for (const body of [same, {}, { currentBalance: 4212 }]) await change(debt.id, body, fresh);
    expect(await historyOf(debt.id)).toHaveLength(1);
  });

  it('takes back an answer that no longer applies (LQ-013, DE-041)', async () => {
    const body = { ...card, creditTypeId: 30, inReceiptOfBenefit: true };
    const { answer: debt } = await add({ ...body, hasGuarantor: true, canGuarantorBeLiable: true });
    const { answer } = await change(debt.id, { creditTypeId: 1, hasGuarantor: false });
    expect(answer).toMatchObject({ inReceiptOfBenefit: null, canGuarantorBeLiable: null });
  });

  it('refuses a value that breaks a rule, and another debt’s id', async () => {
    const { answer: debt } = await add(card);
    for (const body of [
      { currentBalance: 0 },
      { currentBalance: null },
      { creditTypeId: null },
      { id: randomUUID() },
    ]) {
      expect((await change(debt.id, body)).error.code, JSON.stringify(body)).toBe('VALIDATION_FAILED');
    }
    expect((await list()).debts.find(({ id }) => id === debt.id)).toEqual(debt);
  });
});

describe('deleting a debt', () => {
  it('takes it off the list and out of the totals, and keeps it (DE-005, API-032, API-033)', async () => {
    const before = await list();
    const { answer: debt } = await add(card);
    expect((await change(debt.id, { ...card, isDeleted: true })).answer.isDeleted).toBe(true);
    expect(await list()).toEqual(before);
    const row = await test.database
      .selectFrom('debts')
      .select(['deleted_at', 'current_balance'])
      .where('id', '=', debt.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ deleted_at: test.clock.now(), current_balance: 421_200 });
  });

  it('again changes nothing, and nothing else can be changed then', async () => {
    const { answer: debt } = await add(card);
    await Promise.all([1, 2, 3].map(() => change(debt.id, { isDeleted: true })));
    expect((await change(debt.id, { isDeleted: true })).answer.isDeleted).toBe(true);
    expect(await historyOf(debt.id)).toHaveLength(2);
    for (const body of [{ currentBalance: 5 }, { isDeleted: false }]) {
      expect((await change(debt.id, body)).error.code).toBe('NOT_FOUND');
    }
    expect((await add({ ...card, id: debt.id })).answer.isDeleted).toBe(true);
  });
});

describe('the list', () => {
  it('is empty at first, also for a guest', async () => {
    const empty = {
      debts: [],
      totalDebtsValue: 0,
      listedDebtsValue: 0,
      monthlyRepaymentsValue: 0,
      legalQuestionsCompleted: false,
      ...{ possibleDuplicates: [], repaymentsUnder: null },
    };
    expect(await list(await guest(test))).toEqual(empty);
  });

  it('adds up debts and repayments in the order they were added (DE-004, DE-005, API-024)', async () => {
    const fresh = await inFullReview(test);
    for (const [name, sum] of [
      ['One', 10.5],
      ['Two', 20.25],
      ['Three', 0.01 + 1],
    ] as const) {
      await add({ ...card, initialCreditorName: name, currentBalance: sum }, fresh);
    }
    const answer = await list(fresh);
    expect(answer.debts.map(({ initialCreditorName }) => initialCreditorName)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    expect([answer.totalDebtsValue, answer.monthlyRepaymentsValue]).toEqual([31.76, 315]);
  });

  it('settles untouched flags once any is set, and reading it changes nothing (DE-029, DE-030)', async () => {
    const fresh = await inFullReview(test);
    const one = (await add(card, fresh)).answer;
    const two = (await add({ ...card, initialCreditorName: 'Fenland Finance' }, fresh)).answer;
    expect((await list(fresh)).legalQuestionsCompleted).toBe(false);
    await change(one.id, { isSecured: true }, fresh);
    const { debts, legalQuestionsCompleted } = await list(fresh);
    expect(legalQuestionsCompleted).toBe(true);
    const settled = { hasLegalAction: false, hasAttachmentOfEarnings: false };
    expect(debts).toMatchObject([
      { ...settled, isSecured: true },
      { ...settled, isSecured: false },
    ]);
    const later = (await add({ ...card, initialCreditorName: 'Late Loans' }, fresh)).answer;
    expect(later).toMatchObject({ ...settled, isSecured: false });
    expect(await historyOf(two.id)).toHaveLength(1);
  });
});

describe('another person', () => {
  it('can neither see nor change a debt, nor learn that it is there (API-004)', async () => {
    const { answer: debt } = await add(card);
    const stranger = await inFullReview(test);
    const unknown = await change(randomUUID(), { currentBalance: 5 }, stranger);
    const others = await change(debt.id, { currentBalance: 5 }, stranger);
    expect([others.status, others.error]).toEqual([404, unknown.error]);
    expect((await change(debt.id, { isDeleted: true }, stranger)).status).toBe(404);
    expect((await change('not-an-id', { currentBalance: 5 }, stranger)).error).toEqual(unknown.error);
    expect((await add({ ...card, id: debt.id, currentBalance: 7 }, stranger)).answer.currentBalance).toBe(7);
    expect((await list()).debts).toContainEqual(debt);
    expect((await list(stranger)).totalDebtsValue).toBe(7);
  });
});
