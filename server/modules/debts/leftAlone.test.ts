import { changeDebt, type DebtBody, myDebts } from '@towpath/contracts/api/debts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
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

/** A person whose page has read their debt, and an adviser who puts it right with them. */
async function pageOpen() {
  const person = await atAdvice(test);
  const listed = async () => {
    const [debt] = (await person.call(myDebts, {})).answer.debts;
    if (!debt) throw new Error('They owe nothing.');
    return debt;
  };
  const { id } = await listed();
  const change = (body: DebtBody) => person.call(changeDebt, { params: { debtId: id }, body });
  async function putRight(body: object) {
    const path = `/cases/${person.customerId}/debts`;
    const { revision } = (await staff.send('GET', path, undefined, cookie)).body.debts[0];
    const reason = 'They told me on the phone.';
    return (await staff.send('PUT', `${path}/${id}`, { reason, revision, ...body }, cookie)).status;
  }
  return { person, id, listed, change, putRight };
}

describe('a debt that an adviser puts right while a page of the person has it open', () => {
  it('keeps what the person left alone, and has what they changed (PT-661)', async () => {
    const { listed, change, putRight } = await pageOpen();
    await change({ currentBalance: 4212.5, regularPaymentAmount: 105 });
    const was = { currentBalance: 4212.5, regularPaymentAmount: 105, creditorReference: null };
    expect(await putRight({ currentBalance: 5000, creditorReference: 'REF123' })).toBe(204);
    const { status } = await change({ ...was, regularPaymentAmount: 90, was });
    expect(status).toBe(200);
    expect(await listed()).toMatchObject({
      currentBalance: 5000,
      regularPaymentAmount: 90,
      creditorReference: 'REF123',
    });
  });

  it('keeps legal action and how far it went where only another flag is changed (PT-661)', async () => {
    const { listed, change, putRight } = await pageOpen();
    const was = { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
    await change(was);
    expect(await putRight({ hasLegalAction: true, courtStage: 'bailiffs' })).toBe(204);
    await change({ ...was, isSecured: true, was });
    expect(await listed()).toMatchObject({
      hasLegalAction: true,
      courtStage: 'bailiffs',
      isSecured: true,
    });
    // Both changed it, and the person says now that there is none: no stage of it is left.
    await change({ hasLegalAction: false, was: { hasLegalAction: true } });
    expect(await listed()).toMatchObject({ hasLegalAction: false, courtStage: null });
  });

  it('has the person’s own word where both changed a field, with what it hangs on (PT-661)', async () => {
    const { listed, change, putRight } = await pageOpen();
    const was = { isInArrears: true, arrears: 315, currentBalance: 4212 };
    await change(was);
    expect(await putRight({ isInArrears: false, currentBalance: 5000 })).toBe(204);
    await change({ ...was, arrears: 400, currentBalance: 4300, was });
    expect(await listed()).toMatchObject({ isInArrears: true, arrears: 400, currentBalance: 4300 });
  });

  it('is not changed by what both left alone, and is overwritten by a page that does not say what it read (PT-661)', async () => {
    const { listed, change, putRight } = await pageOpen();
    const was = { currentBalance: 4212, isJoint: false };
    await change(was);
    const before = await listed();
    await change({ ...was, was });
    expect(await listed()).toEqual(before);
    expect(await putRight({ currentBalance: 5000 })).toBe(204);
    await change({ ...was, was });
    expect(await listed()).toMatchObject({ currentBalance: 5000 });
    await change(was);
    expect(await listed()).toMatchObject({ currentBalance: 4212 });
  });

  it('takes a flag that nobody had told, though the list had filled it in (PT-661, DE-029)', async () => {
    const { person, id, change } = await pageOpen();
    const flags = { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
    await change({ hasLegalAction: null, isSecured: null, hasAttachmentOfEarnings: false });
    await change({ ...flags, was: flags });
    const stored = await test.database
      .selectFrom('debts')
      .select(['has_legal_action', 'is_secured'])
      .where('customer_id', '=', person.customerId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ has_legal_action: false, is_secured: false });
  });

  it('is put right by staff without what a page had read: they send the revision (PT-626)', async () => {
    const { putRight } = await pageOpen();
    expect(await putRight({ currentBalance: 5000, was: { currentBalance: 4212 } })).toBe(400);
  });
});
