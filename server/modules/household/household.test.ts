import { myHousehold, saveHousehold } from '@towpath/contracts/api/household.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsWithBudget } from '../../testing/budgetJourney.ts';
import { inFullReview, type Walker, walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let hiding: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, definitionsWithBudget());
  hiding = await createTestApp({}, definitionsWithBudget({ hideAdditionalAdults: true }));
});
afterAll(() => Promise.all([test.close(), hiding.close()]));

const family = { dependentsUnder16: 2, dependentsUnder18: 1, dependentsOver18: 0, additionalAdults: 1 };
const saved = (person: Walker, counts: object = family) =>
  person.call(saveHousehold, { body: { stepId: 'household', ...family, ...counts } });
const mine = (person: Walker) => person.call(myHousehold, { query: { stepId: 'household' } });

describe('a household', () => {
  it('is nobody else before it is saved, then what was saved, by the names of the form (API-036, API-037, HH-007)', async () => {
    const person = await inFullReview(test);
    expect((await mine(person)).answer).toEqual({
      childrenUnderSixteen: 0,
      childrenBetweenSixteenEighteen: 0,
      childrenOverEighteen: 0,
      additionalAdults: 0,
      isSaved: false,
    });
    expect((await saved(person)).answer).toEqual({ reopenedCategoryIds: [] });
    expect((await mine(person)).answer).toEqual({
      childrenUnderSixteen: 2,
      childrenBetweenSixteenEighteen: 1,
      childrenOverEighteen: 0,
      additionalAdults: 1,
      isSaved: true,
    });
  });

  it.each([
    ['dependentsUnder16', -1],
    ['dependentsUnder18', 21],
    ['dependentsOver18', 1.5],
    ['additionalAdults', undefined],
  ])('is refused at the counter that is wrong: %s (HH-004)', async (field, value) => {
    const person = await inFullReview(test);
    const { error } = await saved(person, { [field]: value });
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field, message: 'Choose a whole number from 0 to 20' }],
    });
    expect((await mine(person)).answer.isSaved).toBe(false);
  });

  it('takes 0 and 20 of each (HH-004)', async () => {
    const person = await inFullReview(test);
    const all = (count: number) => ({
      dependentsUnder16: count,
      dependentsUnder18: count,
      dependentsOver18: count,
      additionalAdults: count,
    });
    for (const count of [20, 0]) expect((await saved(person, all(count))).status).toBe(200);
    expect((await mine(person)).answer).toMatchObject({ childrenOverEighteen: 0, isSaved: true });
  });

  it('has 0 additional adults where the step hides them, whatever is sent (HH-002, HH-003)', async () => {
    const person = await inFullReview(hiding);
    for (const additionalAdults of [5, undefined]) {
      expect((await saved(person, { additionalAdults })).status).toBe(200);
      expect((await mine(person)).answer.additionalAdults).toBe(0);
    }
  });

  it('keeps what it was; the same again is no change', async () => {
    const person = await inFullReview(test);
    for (const counts of [{}, {}, { dependentsUnder16: 3 }]) await saved(person, counts);
    const rows = await test.database
      .selectFrom('household_changes')
      .select(['old', 'new', 'at'])
      .where('customer_id', '=', person.customerId)
      .orderBy('id')
      .execute();
    const at = test.clock.now();
    expect(rows).toEqual([
      { old: null, new: family, at },
      { old: family, new: { ...family, dependentsUnder16: 3 }, at },
    ]);
    const change = test.database.updateTable('household_changes').set({ old: null }).execute();
    await expect(change).rejects.toThrow('household_changes rows are never changed');
  });

  it('is the person’s own', async () => {
    const [person, other] = [await inFullReview(test), await inFullReview(test)];
    await saved(person);
    expect((await mine(other)).answer.isSaved).toBe(false);
  });

  it('survives two saves at once', async () => {
    const person = await inFullReview(test);
    const saves = await Promise.all(
      [1, 2, 3, 4].map(dependentsUnder16 => saved(person, { dependentsUnder16 })),
    );
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([1, 2, 3, 4]).toContain((await mine(person)).answer.childrenUnderSixteen);
  });
});

describe('the household step', () => {
  it('is done by an empty save once the household is there', async () => {
    const person = await inFullReview(test);
    expect((await person.save('household', [])).error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'household', message: 'Tell us who lives with you first' }],
    });
    await saved(person);
    expect((await person.save('household', [])).status).toBe(204);
    expect((await person.call(myStatus, {})).answer.position?.stepId).toBe('health');
  });

  it('is the only step at which a household is saved or read', async () => {
    const person = await inFullReview(test);
    const at = async (stepId: string) => [
      (await person.call(saveHousehold, { body: { stepId, ...family } })).error.code,
      (await person.call(myHousehold, { query: { stepId } })).error.code,
    ];
    expect(await at('nowhere')).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await at('health')).toEqual(['STEP_NOT_ON_PATH', 'STEP_NOT_ON_PATH']);
    await saved(person);
    await person.save('household', []);
    expect(await at('health')).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await saved(await walker(test))).error.code).toBe('NOT_FOUND');
  });
});
