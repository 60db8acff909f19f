import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import type { FoundDebt } from '@towpath/domain/debts/foundDebt.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { importFoundDebts } from './importing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const card: FoundDebt = {
  sourceKey: 'account|kestrel|1|4821',
  initialCreditorName: 'Kestrel Cards',
  creditTypeId: 1,
  currentBalance: 421_250,
  regularPayment: 10_500,
  creditorReference: '4821',
  isJoint: false,
  isInArrears: true,
  arrears: 31_500,
  hasLegalAction: false,
  courtStage: null,
  isSecured: false,
  hasAttachmentOfEarnings: false,
  hasGuarantor: false,
  canGuarantorBeLiable: null,
};
const loan: FoundDebt = { ...card, sourceKey: 'account|fenland|4|77', creditTypeId: 4, regularPayment: null };

const bring = ({ customerId }: Person, found: readonly FoundDebt[]) =>
  test.database.transaction().execute(trx => importFoundDebts(trx, customerId, found, test.clock.now()));
const list = async (person: Person) => (await person.call(myDebts, {})).answer;

describe('the debts of a credit report', () => {
  it('come into the list with their flags, so that the legal questions are done (CS-009)', async () => {
    const person = await guest(test);
    const { added, updated } = await bring(person, [card, loan]);
    const { debts, legalQuestionsCompleted, totalDebtsValue } = await list(person);
    expect([added, updated]).toEqual([debts.map(({ id }) => id), []]);
    expect(debts).toMatchObject([
      { source: 'credit report', currentBalance: 4212.5, creditTypeName: 'Credit card', isInArrears: true },
      { regularPaymentAmount: null, creditTypeName: 'Personal loan' },
    ]);
    expect([legalQuestionsCompleted, totalDebtsValue]).toEqual([true, 8425]);
  });

  it('bring what is overdue, which a later report changes until the person does (SA-065)', async () => {
    const person = await guest(test);
    const { added } = await bring(person, [
      card,
      { ...loan, arrears: null, hasLegalAction: true, courtStage: 'judgment' },
    ]);
    expect((await list(person)).debts).toMatchObject([
      { arrears: 315, courtStage: null },
      { arrears: null, courtStage: 'judgment' },
    ]);
    await bring(person, [{ ...card, arrears: 42_000 }]);
    expect((await list(person)).debts[0]).toMatchObject({ arrears: 420 });
    const [debtId = ''] = added;
    await person.call(changeDebt, { params: { debtId }, body: { isInArrears: false } });
    expect((await list(person)).debts[0]).toMatchObject({ isInArrears: false, arrears: null });
    await bring(person, [{ ...card, arrears: 52_500 }]);
    expect((await list(person)).debts[0]).toMatchObject({ isInArrears: false, arrears: null });
  });

  it('are brought up to date by a later report, never doubled', async () => {
    const person = await guest(test);
    const { added } = await bring(person, [card, card, loan]);
    expect(added).toHaveLength(2);
    expect(await bring(person, [card, loan])).toEqual({ added: [], updated: [] });
    const later = { currentBalance: 400_000, regularPayment: null, isInArrears: false, hasLegalAction: true };
    const { updated } = await bring(person, [{ ...card, ...later }]);
    expect(updated).toEqual([added[0]]);
    expect((await list(person)).debts).toMatchObject([
      { currentBalance: 4000, regularPaymentAmount: 105, isInArrears: false, hasLegalAction: true },
      { currentBalance: 4212.5 },
    ]);
  });

  it('keep what the person has changed since', async () => {
    const person = await guest(test);
    const [debtId = ''] = (await bring(person, [card])).added;
    await person.call(changeDebt, {
      params: { debtId },
      body: { currentBalance: 4000, hasLegalAction: true },
    });
    await bring(person, [{ ...card, currentBalance: 390_000, regularPayment: 9000 }]);
    expect((await list(person)).debts).toMatchObject([
      { currentBalance: 4000, hasLegalAction: true, regularPaymentAmount: 90 },
    ]);
  });

  it('stay deleted when the person has deleted them', async () => {
    const person = await guest(test);
    const [debtId = ''] = (await bring(person, [card])).added;
    await person.call(changeDebt, { params: { debtId }, body: { isDeleted: true } });
    expect(await bring(person, [{ ...card, currentBalance: 1 }])).toEqual({ added: [], updated: [] });
    expect((await list(person)).debts).toEqual([]);
  });

  it('are one list when two searches end at once', async () => {
    const person = await guest(test);
    await Promise.all([bring(person, [card, loan]), bring(person, [card, loan])]);
    expect((await list(person)).debts).toHaveLength(2);
  });

  it('come without a kind that nobody offers any more', async () => {
    const person = await guest(test);
    await bring(person, [{ ...card, creditTypeId: 999 }]);
    expect((await list(person)).debts).toMatchObject([{ creditTypeId: null, creditTypeName: null }]);
  });
});
