import { changeName, changePhone, myAccount } from '@towpath/contracts/api/account.ts';
import {
  type EntryBody,
  type LineRead,
  myBudget,
  submitExpenditureCategory,
} from '@towpath/contracts/api/budget.ts';
import { saveHousehold } from '@towpath/contracts/api/household.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { confirmed, customer } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp();
  staff.closeToNow();
  cookie = (await staff.member()).cookie;
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const REASON = 'We added it up from your bank statement.';
const FOOD = 22;
/** Food, of which £280 a month is told, and a line of the same part that they do not have. */
const [SHOP, OTHER] = [3011, 3012];
const monthly = (typeId: number, amount: number): LineRead => ({
  typeId,
  amount,
  frequencyId: 1,
  deviationReasonId: null,
});
const READ = [monthly(SHOP, 280)];

/** Somebody whose form of the budget is open, with an adviser on the phone. */
async function onThePhone() {
  const person = await atAdvice(test);
  const submit = (types: readonly EntryBody[], was?: readonly LineRead[]) =>
    person.call(submitExpenditureCategory, {
      body: { categoryId: FOOD, types: [...types], ...(was && { was: [...was] }) },
    });
  const putRight = (amount: number, was: LineRead | null = monthly(SHOP, 280), typeId = SHOP) => {
    const read = was && { ...was, typeId: undefined };
    const body = { amount, frequencyId: 1, reason: REASON, was: read };
    const path = `/cases/${person.customerId}/budget/${FOOD}/lines/${typeId}`;
    return staff.send('PUT', path, body, cookie);
  };
  const lines = async () => {
    const { answer } = await person.call(myBudget, { params: { stepId: 'budget' } });
    const part = answer.expenditureCategories.find(({ categoryId }) => categoryId === FOOD);
    return Object.fromEntries(
      (part?.types ?? []).flatMap(({ typeId, amount }) => (amount === null ? [] : [[typeId, amount]])),
    );
  };
  return { person, submit, putRight, lines };
}

describe('a part of the budget that a person saves after an adviser put a line of it right', () => {
  it('is not saved where they changed the same line, which is named, and is once they have seen it (PT-500)', async () => {
    const { submit, putRight, lines } = await onThePhone();
    const before = await lines();
    expect((await putRight(300)).status).toBe(200);
    const refused = await submit([monthly(SHOP, 350), monthly(OTHER, 20)], READ);
    expect(refused).toMatchObject({ status: 409, error: { code: 'CHANGED_SINCE_READ' } });
    expect(refused.error.fields).toMatchObject([{ field: `lines.${SHOP}` }]);
    // Nothing of it is: they choose first.
    expect(await lines()).toEqual({ ...before, [SHOP]: 300 });
    const seen = await submit([monthly(SHOP, 350), monthly(OTHER, 20)], [monthly(SHOP, 300)]);
    expect(seen.status).toBe(200);
    expect(await lines()).toMatchObject({ [SHOP]: 350, [OTHER]: 20 });
  });

  it('keeps what was put right where they did not touch that line, and takes what they typed in another (PT-500)', async () => {
    const { submit, putRight, lines } = await onThePhone();
    await putRight(300);
    const saved = await submit([monthly(SHOP, 280), monthly(OTHER, 20)], READ);
    expect(saved.status).toBe(200);
    expect(await lines()).toMatchObject({ [SHOP]: 300, [OTHER]: 20 });
    // The same sum as ours is no quarrel.
    await putRight(310, monthly(SHOP, 300));
    expect((await submit([monthly(SHOP, 310)], [monthly(SHOP, 300)])).status).toBe(200);
  });

  it('keeps a line that was added with them, of which their form knows nothing (PT-500)', async () => {
    const { submit, putRight, lines } = await onThePhone();
    expect((await putRight(25, null, OTHER)).status).toBe(200);
    expect((await submit([monthly(SHOP, 290)], READ)).status).toBe(200);
    expect(await lines()).toMatchObject({ [SHOP]: 290, [OTHER]: 25 });
    const other = await submit([monthly(SHOP, 290), monthly(OTHER, 30)], [monthly(SHOP, 290)]);
    expect(other.error.fields).toMatchObject([{ field: `lines.${OTHER}` }]);
    // Taken away again knowingly.
    const known = [monthly(SHOP, 290), monthly(OTHER, 25)];
    expect((await submit([monthly(SHOP, 290)], known)).status).toBe(200);
    expect(await lines()).not.toHaveProperty(String(OTHER));
  });

  it('takes the place of what they changed themselves in another tab, and of anything for a page of before (PT-500)', async () => {
    const { submit, putRight, lines } = await onThePhone();
    await putRight(300);
    expect((await submit([monthly(SHOP, 320)], [monthly(SHOP, 300)])).status).toBe(200);
    expect((await submit([monthly(SHOP, 330)], READ)).status).toBe(200);
    await putRight(340, monthly(SHOP, 330));
    expect((await submit([monthly(SHOP, 350)])).status).toBe(200);
    expect(await lines()).toMatchObject({ [SHOP]: 350 });
  });
});

describe('who lives with a person, saved after an adviser put it right', () => {
  const counts = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
  const [ours, theirs] = [
    { ...counts, dependentsUnder16: 1 },
    { ...counts, additionalAdults: 1 },
  ];

  it('is not saved over it unseen, stays where they left it alone, and is theirs once they have seen it (PT-640)', async () => {
    const person = await atAdvice(test);
    const path = `/cases/${person.customerId}/household`;
    const putRight = (body: object) => staff.send('PUT', path, { reason: REASON, ...body }, cookie);
    expect((await putRight({ ...ours, was: counts })).status).toBe(200);
    const save = (body: object) =>
      person.call(saveHousehold, { body: { stepId: 'household', ...counts, ...body } });
    const now = async () => (await staff.send('GET', path, undefined, cookie)).body.household;
    const refused = await save({ ...theirs, was: counts });
    expect(refused).toMatchObject({ status: 409, error: { code: 'CHANGED_SINCE_READ' } });
    expect(await now()).toEqual(ours);
    expect((await save({ was: counts })).status).toBe(200);
    expect(await now()).toEqual(ours);
    expect((await save({ ...theirs, was: ours })).status).toBe(200);
    expect(await now()).toEqual(theirs);
    // What they changed themselves in another tab gives way, as does anything to a page of before.
    expect((await save({ dependentsOver18: 2, was: counts })).status).toBe(200);
    expect((await putRight({ ...ours, was: { ...counts, dependentsOver18: 2 } })).status).toBe(200);
    expect((await save(theirs)).status).toBe(200);
    expect(await now()).toEqual(theirs);
  });
});

describe('a name or number that a person saves after an adviser put it right', () => {
  it('is not saved over it unseen, and is once they have seen it (PT-501)', async () => {
    const person = await customer(test);
    const path = `/cases/${person.customerId}`;
    const read = { title: '', forename: 'Danielle', middlename: '', surname: 'Hughes' };
    const ours = { title: 'Mrs', forename: 'Danielle', middlename: 'Ann', surname: 'Weir' };
    await staff.send('PUT', `${path}/name`, { ...ours, reason: REASON, was: read }, cookie);
    const name = (body: object) => person.call(changeName, { body: { ...read, forename: 'Dani', ...body } });
    expect(await name({ was: read })).toMatchObject({ status: 409, error: { code: 'CHANGED_SINCE_READ' } });
    expect((await person.call(myAccount, {})).answer).toMatchObject(ours);
    expect((await name({ was: ours })).status).toBe(204);
    expect((await person.call(myAccount, {})).answer).toMatchObject({ forename: 'Dani', surname: 'Hughes' });
    // A page of before does not say what it read.
    expect((await name({ surname: 'Lock' })).status).toBe(204);

    await staff.send('POST', `${path}/ring-anyway`, { why: 'they-asked' }, cookie);
    const phone = { contactNumber: '07911 123456', tellsOld: true, reason: REASON, was: null };
    expect((await staff.send('PUT', `${path}/phone`, phone, cookie)).status).toBe(204);
    const confirmation = await confirmed(person);
    const number = (was: { was?: string | null }) =>
      person.call(changePhone, { body: { contactNumber: '07911 123999', confirmation, ...was } });
    expect(await number({ was: null })).toMatchObject({ status: 409, error: { code: 'CHANGED_SINCE_READ' } });
    expect((await person.call(myAccount, {})).answer.contactNumber).toBe('07911123456');
    expect((await number({ was: '07911123456' })).status).toBe(204);
    expect((await person.call(myAccount, {})).answer.contactNumber).toBe('07911123999');
  });
});
