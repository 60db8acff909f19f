import { randomUUID } from 'node:crypto';
import { myDebts } from '@towpath/contracts/api/debts.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { DEBT_AMOUNT_MESSAGES } from '@towpath/domain/debts/amounts.ts';
import { DEBT_FORM_MESSAGES } from '@towpath/domain/debts/debtForm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { inFullReview, USUAL_ANSWERS } from '../../testing/journeyWalk.ts';
import { customer } from '../../testing/person.ts';
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

const REASON = 'They told me on the phone.';
const STORE_CARD = 2;
/** Council tax, which is one with water in Scotland. */
const NAMED_BY_NATION = 24;
const LOAN = {
  initialCreditorName: 'Fenland Finance',
  creditTypeId: STORE_CARD,
  currentBalance: 1500,
  regularPaymentAmount: 50,
  isJoint: false,
};
type Listed = {
  readonly id: string;
  readonly revision: string;
  readonly putRight: unknown;
  readonly addedWith: unknown;
};

/** What an adviser does at the debts of somebody. */
function desk(customerId: string, by = cookie) {
  const path = `/cases/${customerId}`;
  const send = (method: 'POST' | 'PUT', to: string, body: object) =>
    staff.send(method, `${path}${to}`, { reason: REASON, ...body }, by);
  return {
    read: async () => (await staff.send('GET', `${path}/debts`, undefined, by)).body,
    kinds: () => staff.send('GET', `${path}/debt-kinds`, undefined, by),
    timeline: async () => (await staff.send('GET', `${path}/timeline`, undefined, by)).body.events,
    add: (body: object) => send('POST', '/debts', body),
    put: (debt: Pick<Listed, 'id' | 'revision'>, body: object) =>
      send('PUT', `/debts/${debt.id}`, { revision: debt.revision, ...body }),
    remove: (debt: Pick<Listed, 'id' | 'revision'>, body: object = {}) =>
      send('POST', `/debts/${debt.id}/deletion`, { revision: debt.revision, ...body }),
    keepBoth: (debtIds: readonly string[]) => send('POST', '/different-debts', { debtIds }),
  };
}

async function onThePhone() {
  const person = await atAdvice(test);
  const own = desk(person.customerId);
  const [debt] = (await own.read()).debts as readonly Listed[];
  if (!debt) throw new Error('They owe nothing.');
  const theirs = async () => (await person.call(myDebts, {})).answer;
  const history = () =>
    test.database
      .selectFrom('debt_changes')
      .select(['debt_id', 'new', 'made_by'])
      .where('customer_id', '=', person.customerId)
      .orderBy('id')
      .execute();
  const reasons = async () => {
    const { looks } = (await person.call(myOwnData, {})).answer;
    return looks.map(({ why }) => why).filter(why => why.includes(REASON));
  };
  return { person, own, debt, theirs, history, reasons };
}
const fieldsOf = ({ body }: Awaited<ReturnType<typeof staff.send>>) => body.error.fields;

describe('a debt that is put right together with the person', () => {
  it('takes all that its own form and the questions about it take (PT-626)', async () => {
    const { own, debt, theirs, history } = await onThePhone();
    const change = {
      initialCreditorName: 'Kestrel Bank',
      creditTypeId: STORE_CARD,
      currentBalance: null,
      estimatedBalance: 4000,
      regularPaymentAmount: 80,
      creditorReference: '99887766',
      isJoint: true,
      isNothingPaid: true,
      arrears: 300,
      hasArrangement: true,
      agreedPayment: 20,
      hasLegalAction: true,
      courtStage: 'judgment',
      isSecured: true,
      hasAttachmentOfEarnings: true,
      hasGuarantor: true,
      canGuarantorBeLiable: false,
      isForBusiness: true,
      cameFromFraud: true,
      isDisputed: true,
      isVeryOld: true,
      isTakenByAgreement: false,
    };
    expect((await own.put(debt, change)).status).toBe(204);
    expect((await theirs()).debts).toMatchObject([{ id: debt.id, ...change }]);
    const [told] = (await own.read()).debts;
    expect(told).toMatchObject({ told: change, putRight: { by: expect.stringMatching(/^Jo/u) } });
    expect((await history()).at(-1)).toMatchObject({ made_by: 'adviser', new: { came_from_fraud: true } });
  });

  it('says what is wrong at its field, in the words of the form, and keeps what was (PT-626)', async () => {
    const { own, debt, theirs } = await onThePhone();
    const before = await theirs();
    const refused = await own.put(debt, {
      currentBalance: 0,
      regularPaymentAmount: 20_000,
      creditTypeId: 9999,
    });
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused)).toEqual([
      { field: 'creditTypeId', message: DEBT_FORM_MESSAGES.creditTypeId },
      { field: 'currentBalance', message: DEBT_AMOUNT_MESSAGES.balance },
      { field: 'regularPaymentAmount', message: DEBT_AMOUNT_MESSAGES.repayment },
    ]);
    expect(await theirs()).toEqual(before);
  });

  it('is not changed over what the person changed meanwhile, whichever part of it that was (PT-626)', async () => {
    const { own, debt, theirs } = await onThePhone();
    expect((await own.put(debt, { isDisputed: true })).status).toBe(204);
    const late = await own.put(debt, { isVeryOld: true });
    expect([late.status, late.body.error.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const [now] = (await own.read()).debts;
    expect((await own.put(now, { isVeryOld: true })).status).toBe(204);
    expect((await theirs()).debts).toMatchObject([{ isDisputed: true, isVeryOld: true }]);
    // The same again is no change, by whatever was read.
    expect((await own.put(debt, { isVeryOld: true })).status).toBe(204);
  });
});

describe('a debt that is added together with the person', () => {
  it('is in their list once, however often it is sent, and they read that and why (PT-627)', async () => {
    const { person, own, debt, theirs, history, reasons } = await onThePhone();
    const before = (await person.call(recommendation, {})).answer;
    const id = randomUUID();
    const sent = await Promise.all([own.add({ id, ...LOAN }), own.add({ id: id.toUpperCase(), ...LOAN })]);
    expect([...sent, await own.add({ id, ...LOAN, currentBalance: 9 })].map(({ status }) => status)).toEqual([
      204, 204, 204,
    ]);
    const { debts, totalDebtsValue, legalQuestionsCompleted } = await theirs();
    expect(debts).toMatchObject([{ id: debt.id }, { id, ...LOAN, source: 'by hand' }]);
    // What was not asked of it counts as no, as of one that they add themselves after those questions.
    expect([totalDebtsValue, legalQuestionsCompleted, debts[1]?.hasLegalAction]).toEqual([
      10_500,
      true,
      false,
    ]);
    expect((await history()).filter(({ debt_id }) => debt_id === id)).toMatchObject([
      { made_by: 'adviser', new: { current_balance: 150_000, has_legal_action: null } },
    ]);
    expect(await reasons()).toEqual([
      `Adding a debt to your list, together with you (${LOAN.initialCreditorName}). Why: “${REASON}”`,
    ]);
    const marks = (await own.read()).debts.map(({ putRight, addedWith }: Listed) => [putRight, addedWith]);
    expect(marks).toEqual([
      [null, null],
      [null, { at: expect.any(String), by: expect.stringMatching(/^Jo/u) }],
    ]);
    // The advice follows.
    const after = (await person.call(recommendation, {})).answer;
    expect(after.recordId).not.toBe(before.recordId);
  });

  it('needs all that their form needs, in its words, and an id that is one (PT-627)', async () => {
    const { own, theirs } = await onThePhone();
    const refused = await own.add({ id: randomUUID() });
    expect(fieldsOf(refused).map(({ field }: { field: string }) => field)).toEqual([
      'initialCreditorName',
      'creditTypeId',
      'currentBalance',
      'regularPaymentAmount',
      'isJoint',
    ]);
    expect(fieldsOf(await own.add({ id: randomUUID(), ...LOAN, creditTypeId: 9999 }))).toEqual([
      { field: 'creditTypeId', message: DEBT_FORM_MESSAGES.creditTypeId },
    ]);
    expect(fieldsOf(await own.add({ id: 'mine', ...LOAN }))[0].field).toBe('id');
    expect(fieldsOf(await own.add({ id: randomUUID(), ...LOAN, reason: ' ' }))[0].field).toBe('reason');
    expect((await theirs()).debts).toHaveLength(1);
  });

  it('is there before they come to the page of their debts, and not for who has not begun (PT-627)', async () => {
    const begun = await inFullReview(test);
    expect((await desk(begun.customerId).add({ id: randomUUID(), ...LOAN })).status).toBe(204);
    expect((await begun.call(myDebts, {})).answer.debts).toMatchObject([LOAN]);
    const refused = await desk((await customer(test)).customerId).add({ id: randomUUID(), ...LOAN });
    expect([refused.status, refused.body.error]).toMatchObject([
      404,
      {
        code: 'NO_JOURNEY',
        message: 'They have not begun their questions, so there is no list of debts yet.',
      },
    ]);
  });
});

describe('a debt that is taken off the list together with the person', () => {
  it('is gone from it and stays in its history; what was done is still told by its name (PT-628)', async () => {
    const { own, debt, theirs, history, reasons } = await onThePhone();
    const id = randomUUID();
    await own.add({ id, ...LOAN });
    test.clock.forward(60_000);
    expect((await own.remove(debt)).status).toBe(204);
    // Once more changes nothing.
    expect((await own.remove(debt)).status).toBe(204);
    expect((await theirs()).debts).toMatchObject([{ id }]);
    expect((await theirs()).totalDebtsValue).toBe(1500);
    expect((await history()).filter(({ debt_id }) => debt_id === debt.id).at(-1)).toMatchObject({
      made_by: 'adviser',
      new: { is_deleted: true },
    });
    expect(await reasons()).toEqual([
      `Taking a debt off your list, together with you (Kestrel Cards). Why: “${REASON}”`,
      `Adding a debt to your list, together with you (Fenland Finance). Why: “${REASON}”`,
    ]);
    const told = (await own.timeline()).filter(
      ({ kind }: { kind: string }) => kind === 'corrected with them',
    );
    expect(told.map(({ detail }: { detail: string }) => detail)).toEqual([
      'a debt that was taken off, Kestrel Cards',
      'a debt that was added, Fenland Finance',
    ]);
    const gone = await own.put(debt, { currentBalance: 1 });
    expect([gone.status, gone.body.error.message]).toEqual([404, 'This debt is not in their list any more.']);
  });

  it('stays where it was changed since it was read, or no reason is given (PT-628)', async () => {
    const { own, debt, theirs } = await onThePhone();
    expect(fieldsOf(await own.remove(debt, { reason: '' }))[0].field).toBe('reason');
    await own.put(debt, { currentBalance: 8000 });
    expect((await own.remove(debt)).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await theirs()).debts).toHaveLength(1);
  });
});

describe('two debts that look alike', () => {
  it('are pointed out in the case until they are said to be two, with a reason (PT-629)', async () => {
    const { own, theirs, reasons } = await onThePhone();
    const [one, other] = [randomUUID(), randomUUID()];
    const ids: readonly string[] = [one, other];
    for (const id of ids) await own.add({ id, ...LOAN });
    expect((await own.read()).mayBeOne).toEqual([{ debtIds: ids, reason: 'same balance' }]);
    expect((await own.keepBoth([one, randomUUID()])).status).toBe(404);
    expect((await own.keepBoth([one, one])).status).toBe(400);
    expect((await own.keepBoth(ids)).status).toBe(204);
    expect((await own.keepBoth(ids.toReversed())).status).toBe(204);
    expect((await own.read()).mayBeOne).toEqual([]);
    expect((await theirs()).possibleDuplicates).toEqual([]);
    const said = 'Noting that two of your debts are two, together with you (Fenland Finance).';
    expect((await reasons()).filter(why => why.startsWith(said))).toHaveLength(1);
    // Nothing of either has changed.
    const pair = ((await own.read()).debts as readonly Listed[]).filter(({ id }) => ids.includes(id));
    expect(pair.map(({ putRight }) => putRight)).toEqual([null, null]);
    expect((await own.timeline()).map(({ detail }: { detail: string | null }) => detail)).toContain(
      'that two debts are two, Fenland Finance',
    );
  });
});

describe('the debts of a case', () => {
  it('are changed by whoever may change cases, are nobody else’s, and never in a closed session (PT-630)', async () => {
    const { person, own, debt, theirs } = await onThePhone();
    const before = await theirs();
    const other = await onThePhone();
    const { cookie: looksOnly } = await staff.member('administrator');
    const refused = desk(person.customerId, looksOnly);
    const changes = (at: ReturnType<typeof desk>) => [
      at.add({ id: randomUUID(), ...LOAN }),
      at.put(debt, { currentBalance: 7 }),
      at.remove(debt),
      at.keepBoth([debt.id, randomUUID()]),
    ];
    for (const { status } of await Promise.all([...changes(refused), refused.kinds()]))
      expect(status).toBe(404);
    const nobody = desk(randomUUID());
    for (const { status } of await Promise.all(changes(nobody))) expect(status).toBe(404);
    // Another’s, and ids of nothing.
    for (const { status } of await Promise.all(changes(other.own).slice(1))) expect(status).toBe(404);
    expect((await own.put({ id: 'x', revision: '' }, { currentBalance: 7 })).status).toBe(404);
    expect(await theirs()).toEqual(before);

    const closed = { act: 'complete', reason: 'advice by phone', from: 'Complete' };
    const path = `/people/${person.customerId}/session`;
    expect((await staff.send('POST', path, closed, cookie)).status).toBeLessThan(300);
    for (const { status, body } of await Promise.all(changes(own).slice(0, 3))) {
      expect([status, body.error.code, body.error.message]).toEqual([
        409,
        'SESSION_CLOSED',
        'This session is closed, so nothing is put right in it any more.',
      ]);
    }
    expect(await theirs()).toEqual(before);
    expect((await own.read()).isLocked).toBe(true);
  });

  it('are chosen among all kinds, by their names where the person lives, and creditors by what is typed (PT-631)', async () => {
    const named = async (nation: string) => {
      const { customerId } = await inFullReview(test, { ...USUAL_ANSWERS, nation });
      const { body } = await desk(customerId).kinds();
      expect(body.nation).toBe(nation);
      return body.kinds.find(({ id }: { id: number }) => id === NAMED_BY_NATION).name;
    };
    expect([await named('england'), await named('scotland')]).toEqual([
      'Council tax',
      'Council tax with water and sewerage',
    ]);
    const found = await staff.send('GET', '/creditors?searchTerm=barcl', undefined, cookie);
    expect(found.body[0].creditorName).toMatch(/^Barclay/u);
    expect((await staff.send('GET', '/creditors?searchTerm=barcl')).status).toBe(404);
  });
});
