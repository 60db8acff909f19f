import { addDebt, changeDebt, keepBothDebts, myDebts } from '@towpath/contracts/api/debts.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsWithFirstReview } from '../../testing/firstReview.ts';
import { inFullReview, type Walker, walkerFor } from '../../testing/journeyWalk.ts';
import { personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithFirstReview());
});
afterAll(() => test.close());

async function addTo(person: Walker, more: object = {}) {
  const body = {
    initialCreditorName: 'Kestrel Cards',
    creditTypeId: 1,
    currentBalance: 4212,
    regularPaymentAmount: 105,
    isJoint: false,
    ...more,
  };
  return (await person.call(addDebt, { query: { stepId: 'debts' }, body })).answer;
}
const settled = { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
const position = async (person: Walker) => (await person.call(myStatus, {})).answer.position?.stepId;

describe('the debts step', () => {
  it('is done by an empty save once there are debts and the legal questions are settled (DE-024, LQ-019, API-027)', async () => {
    const person = await inFullReview(test);
    expect((await person.save('debts', [])).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'debts', message: 'Add at least one debt first' }],
    });
    const debt = await addTo(person);
    expect((await person.save('debts', [])).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'debts', message: 'Answer the questions about your debts first' }],
    });
    expect(await position(person)).toBe('debts');
    await person.call(changeDebt, { params: { debtId: debt.id }, body: settled });
    expect((await person.save('debts', [])).status).toBe(204);
    expect(await position(person)).toBe('debts-summary');
  });

  it('goes by the totals to the last step (DE-021)', async () => {
    const person = await inFullReview(test);
    await addTo(person, settled);
    await person.save('debts', []);
    expect((await person.save('debts-summary', [])).status).toBe(204);
    expect(await position(person)).toBe('adviser-review');
  });

  it('takes no answers, and is on the path only for a person in the full review', async () => {
    const person = await inFullReview(test);
    await addTo(person, settled);
    expect((await person.save('debts', 'anything')).error.code).toBe('VALIDATION_FAILED');
    expect((await person.save('debts-summary', [])).error.code).toBe('STEP_NOT_ON_PATH');
  });

  it('is asked about again when it is saved again, since debts change without it', async () => {
    const person = await inFullReview(test);
    const debt = await addTo(person, settled);
    const first = await person.save('debts', []);
    const again = await person.save('debts', []);
    expect([again.status, again.revision]).toEqual([204, first.revision]);
    await person.call(changeDebt, { params: { debtId: debt.id }, body: { isDeleted: true } });
    expect((await person.save('debts', [])).error.message).toBe('Add at least one debt first');
  });

  it('counts only the person’s own debts', async () => {
    await addTo(await inFullReview(test), settled);
    expect((await (await inFullReview(test)).save('debts', [])).status).toBe(400);
  });

  it('is open to a second device of the person', async () => {
    const person = await inFullReview(test);
    const second = await walkerFor(test, personWith(test, person.customerId, person.authorization));
    await Promise.all([
      addTo(person, settled),
      addTo(second, { ...settled, initialCreditorName: 'Fenland' }),
    ]);
    expect((await second.call(myDebts, {})).answer.debts).toHaveLength(2);
    const saves = await Promise.all([person.save('debts', []), second.save('debts', [])]);
    expect(saves.map(({ status }) => status)).toEqual([204, 204]);
  });
});

describe('debts that look alike', () => {
  it('are pointed out until the person says that they are two', async () => {
    const person = await inFullReview(test);
    const one = await addTo(person, { creditorReference: '55554821' });
    const two = await addTo(person, {
      initialCreditorName: 'Lowell',
      creditTypeId: 43,
      creditorReference: '****4821',
    });
    const duplicates = async () => (await person.call(myDebts, {})).answer.possibleDuplicates;
    expect(await duplicates()).toEqual([{ debtIds: [one.id, two.id], reason: 'same reference' }]);
    for (const debtIds of [
      [two.id, one.id],
      [one.id, two.id],
    ] as const) {
      expect((await person.call(keepBothDebts, { body: { debtIds: [...debtIds] } })).status).toBe(204);
    }
    expect(await duplicates()).toEqual([]);
  });

  it('can be told apart by their owner only', async () => {
    const person = await inFullReview(test);
    const stranger = await inFullReview(test);
    const [one, two] = [await addTo(person), await addTo(person)];
    const other = await addTo(stranger);
    const refused = async (who: Walker, debtIds: [string, string]) =>
      (await who.call(keepBothDebts, { body: { debtIds } })).error.code;
    expect(await refused(stranger, [one.id, two.id])).toBe('NOT_FOUND');
    expect(await refused(person, [one.id, other.id])).toBe('NOT_FOUND');
    expect(await refused(person, [one.id, 'somewhere'])).toBe('NOT_FOUND');
    expect(await refused(person, [one.id, one.id])).toBe('VALIDATION_FAILED');
    await person.call(changeDebt, { params: { debtId: two.id }, body: { isDeleted: true } });
    expect(await refused(person, [one.id, two.id])).toBe('NOT_FOUND');
  });
});
