import { randomUUID } from 'node:crypto';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const WHY = 'The money came back to you, we looked at your account together.';

/** Somebody whose offers went today, and an adviser on the phone with them. */
async function onThePhone() {
  const one = await repaying(test, staff);
  await one.goesOn();
  const drawn = await one.note({ kind: 'draw up', firstPayment: TODAY });
  const debts = drawn.answer.repayment.stands?.debts ?? [];
  await one.note({ kind: 'offers sent', on: TODAY, debtIds: debts.map(({ id }) => id) });
  const idOf = (name: string) => debts.find(({ creditor }) => creditor === name)?.id ?? '';
  const jo = await staff.member();
  const path = `/cases/${one.person.customerId}/repayment`;
  const read = async () => (await staff.send('GET', path, undefined, jo.cookie)).body.repayment;
  const takesBack = (entry: number, after: number, more: object = {}, cookie = jo.cookie) =>
    staff.send(
      'POST',
      `${path}/taken-back`,
      { planId: one.planId, id: randomUUID(), after, entry, reason: WHY, ...more },
      cookie,
    );
  const notesPayment = (note: object, after: number, more: object = {}, cookie = jo.cookie) =>
    staff.send(
      'POST',
      `${path}/payments`,
      { planId: one.planId, id: randomUUID(), after, note, ...more },
      cookie,
    );
  const notesBreak = (note: object, after: number, more: object = {}, cookie = jo.cookie) =>
    staff.send(
      'POST',
      `${path}/breaks`,
      { planId: one.planId, id: randomUUID(), after, note: { kind: 'break', ...note }, ...more },
      cookie,
    );
  const logged = (kind: string) =>
    test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', one.person.customerId)
      .where('kind', '=', kind)
      .execute();
  return { ...one, jo, idOf, read, takesBack, notesPayment, notesBreak, logged };
}
const PAID = { kind: 'paid', on: TODAY, due: '2026-11', debtId: null, sum: null };

describe('what an adviser takes back of a plan with its person', () => {
  it('counts no more, with day, name and reason beside it, which the person reads on their plan too (DN-691)', async () => {
    const { note, mine, read, takesBack } = await onThePhone();
    const before = await mine();
    await note({ kind: 'paid', on: TODAY, due: '2026-11', debtId: null, sum: null });
    expect((await read()).events[0]).toMatchObject({ sequence: 3, mayBeTakenBack: true, reason: null });
    expect((await takesBack(3, 3)).status).toBe(204);
    const now = await mine();
    expect(now?.stands).toEqual(before?.stands);
    expect(now?.happened.slice(0, 2)).toMatchObject([
      { kind: 'paid', by: 'one of us', takes: { sequence: 3, on: TODAY }, reason: WHY },
      { kind: 'paid', by: 'you', counts: 'taken back', reason: null },
    ]);
    expect((await read()).events.slice(0, 2)).toMatchObject([
      { by: expect.stringMatching(/^Jo \d+$/u), writtenOn: TODAY, reason: WHY, mayBeTakenBack: false },
      { by: null, counts: 'taken back', mayBeTakenBack: false },
    ]);
  });

  it('is in both logs and the timeline once however often it is sent, its reason sealed (DN-691)', async () => {
    const { note, person, takesBack, logged, mine, jo } = await onThePhone();
    await note({ kind: 'paid', on: TODAY, due: '2026-11', debtId: null, sum: null });
    const id = randomUUID();
    expect((await takesBack(3, 3, { id })).status).toBe(204);
    expect((await takesBack(3, 3, { id })).status).toBe(204);
    expect((await mine())?.sequence).toBe(4);
    expect(await logged('corrected with them')).toHaveLength(1);
    const { events } = (await staff.send('GET', `/cases/${person.customerId}/timeline`, undefined, jo.cookie))
      .body;
    expect(
      events.filter(({ kind }: { readonly kind: string }) => kind === 'corrected with them'),
    ).toMatchObject([{ detail: 'something that was written down of their plan' }]);
    const rows = await test.database
      .selectFrom('case_corrections')
      .selectAll()
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed_reason.toString()).not.toContain('money came back');
    const own = JSON.stringify((await person.call(myOwnData, {})).answer);
    expect(own).toContain('Taking something back that was written down of your plan, together with you');
    expect(own).toContain(WHY);
  });

  it('has the plan follow back, by the same rule, which is said in words for staff (DN-691)', async () => {
    const { note, idOf, takesBack, person, mine } = await onThePhone();
    const debtId = idOf('Kestrel Cards');
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'refuses', sum: null });
    const refused = await takesBack(2, 3);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'They have answered this offer. Take back their answer first, if that was a mistake too.',
    ]);
    const never = await takesBack(1, 3);
    expect(never.body.error.message).toBe(
      'This can’t be taken back. Write down what has changed since instead.',
    );
    expect((await takesBack(3, 3)).status).toBe(204);
    expect((await takesBack(2, 4)).status).toBe(204);
    expect((await mine())?.stands?.stage).toBe('offers to send');
    expect((await person.call(myPlan, {})).answer.plan?.state).toBe('being prepared');
  });

  it('needs a reason, and what was read: more that was written down meanwhile is looked at first (DN-692)', async () => {
    const { takesBack, mine, logged } = await onThePhone();
    const silent = await takesBack(2, 2, { reason: '  ' });
    expect([silent.status, silent.body.error.fields[0].field]).toEqual([400, 'reason']);
    const old = await takesBack(2, 1);
    expect([old.status, old.body.error.code]).toEqual([409, 'REPAYMENT_CHANGED_ELSEWHERE']);
    expect(old.body.error.message).not.toContain('Your plan');
    expect((await mine())?.sequence).toBe(2);
    expect(await logged('corrected with them')).toHaveLength(0);
  });

  it('stays in a closed session, for a role without the right, and in the plan of another (DN-692)', async () => {
    const { person, takesBack, notesPayment, mine, jo } = await onThePhone();
    const other = await onThePhone();
    expect((await takesBack(2, 2, { planId: other.planId })).status).toBe(404);
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'only reads', permissions: ['see cases'] })
      .execute();
    const reads = await staff.member('only reads');
    expect((await takesBack(2, 2, {}, reads.cookie)).status).toBe(404);
    expect((await notesPayment(PAID, 2, {}, reads.cookie)).status).toBe(404);
    const closing = { act: 'close', reason: 'asked us to stop', from: 'Complete' };
    expect(
      (await staff.send('POST', `/people/${person.customerId}/session`, closing, jo.cookie)).status,
    ).toBe(204);
    expect((await takesBack(2, 2)).body.error.code).toBe('SESSION_CLOSED');
    expect((await notesPayment(PAID, 2)).body.error.code).toBe('SESSION_CLOSED');
    expect((await mine())?.sequence).toBe(2);
  });
});

describe('what an adviser writes down of the payments with the person', () => {
  it('counts as theirs does, once, by whose hand it was, in both logs (DN-693)', async () => {
    const { notesPayment, mine, read, logged, person } = await onThePhone();
    const id = randomUUID();
    expect((await notesPayment(PAID, 2, { id })).status).toBe(204);
    expect((await notesPayment(PAID, 2, { id })).status).toBe(204);
    const now = await mine();
    expect(now?.sequence).toBe(3);
    expect(now?.stands?.past[0]).toMatchObject({ due: '2026-11', state: 'paid' });
    expect(now?.happened[0]).toMatchObject({ kind: 'paid', by: 'one of us' });
    expect((await read()).events[0]).toMatchObject({ by: expect.stringMatching(/^Jo \d+$/u) });
    expect(await logged('payment noted')).toHaveLength(1);
    const { looks } = (await person.call(myOwnData, {})).answer;
    expect(looks.map(({ why }) => why)).toContain('Writing down what you paid, together with you');
  });

  it('can be that one lender got another sum, or nothing, and is refused in words for staff (DN-693)', async () => {
    const { notesPayment, mine, idOf } = await onThePhone();
    const [kestrel, fenland] = [idOf('Kestrel Cards'), idOf('Fenland Finance')];
    expect((await notesPayment({ ...PAID, debtId: kestrel, sum: 1000 }, 2)).status).toBe(204);
    expect((await notesPayment({ kind: 'not paid', due: '2026-11', debtIds: [fenland] }, 3)).status).toBe(
      204,
    );
    expect((await mine())?.stands?.past[0]).toMatchObject({ paid: 1000, state: 'part paid' });
    const early = await notesPayment({ ...PAID, on: '2026-11-24' }, 4);
    expect([early.status, early.body.error.message]).toEqual([
      409,
      'That day is still to come. Pick today or a day before.',
    ]);
    const again = await notesPayment({ ...PAID, debtId: fenland }, 4);
    expect(again.body.error.message).toBe(
      'This payment is marked already. To put it right, take back what was said of it first.',
    );
    expect((await mine())?.sequence).toBe(4);
  });
});

describe('a break that an adviser writes down with the person', () => {
  const REST = { from: '2026-12', to: '2027-01', monthly: 0 };

  it('counts as theirs does, once, by whose hand it was, in both logs, and is taken back as theirs is (DN-1728)', async () => {
    const { notesBreak, mine, read, logged, person, takesBack } = await onThePhone();
    const id = randomUUID();
    expect((await notesBreak(REST, 2, { id })).status).toBe(204);
    expect((await notesBreak(REST, 2, { id })).status).toBe(204);
    const now = await mine();
    expect(now?.sequence).toBe(3);
    expect(now?.stands?.breaks).toEqual([REST]);
    expect(now?.happened[0]).toMatchObject({ kind: 'break', by: 'one of us' });
    expect((await read()).events[0]).toMatchObject({ by: expect.stringMatching(/^Jo \d+$/u) });
    expect(await logged('break noted')).toHaveLength(1);
    const { looks } = (await person.call(myOwnData, {})).answer;
    expect(looks.map(({ why }) => why)).toContain('Writing down a break in what you pay, together with you');
    expect((await takesBack(3, 3)).status).toBe(204);
    expect((await mine())?.stands?.breaks).toEqual([]);
  });

  it('goes by the rules of theirs, said in words for staff, and by who may change the case (DN-1728)', async () => {
    const { notesBreak, mine } = await onThePhone();
    const other = await onThePhone();
    const upsideDown = await notesBreak({ ...REST, to: '2026-11' }, 2);
    expect([upsideDown.status, upsideDown.body.error.message]).toEqual([
      409,
      'The last month of a break can’t be before the first.',
    ]);
    const tooMuch = await notesBreak({ ...REST, monthly: 9_999_00 }, 2);
    expect(tooMuch.body.error.message).toBe('In a break they pay less than else. Put in a smaller sum.');
    expect((await notesBreak(REST, 1)).body.error.code).toBe('REPAYMENT_CHANGED_ELSEWHERE');
    expect((await notesBreak(REST, 2, { planId: other.planId })).status).toBe(404);
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'reads breaks', permissions: ['see cases'] })
      .execute();
    const reads = await staff.member('reads breaks');
    expect((await notesBreak(REST, 2, {}, reads.cookie)).status).toBe(404);
    expect((await mine())?.sequence).toBe(2);
  });
});
