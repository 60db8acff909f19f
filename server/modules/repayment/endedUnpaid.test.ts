import { randomUUID } from 'node:crypto';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { leavePlan, myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { repaymentHistory } from '@towpath/contracts/api/repayment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnUp, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
type One = Awaited<ReturnType<typeof offered>>;

/** Somebody whose offers went, of a plan of four debts. */
async function offered() {
  const one = await drawnUp(test, staff);
  await one.note({ kind: 'offers sent', on: TODAY, debtIds: one.debts.map(({ id }) => id) });
  return one;
}

const pay = ({ note }: One) => note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: null, sum: null });
const read = async ({ person }: Pick<One, 'person'>) => (await person.call(myPlan, {})).answer;
const dashboardOf = async ({ person }: Pick<One, 'person'>) => (await person.call(myDashboard, {})).answer;
async function pastInCase({ person }: Pick<One, 'person'>) {
  const { cookie } = await staff.member();
  return (await staff.send('GET', `/cases/${person.customerId}/plan`, undefined, cookie)).body.past[0];
}

describe('a plan that is repaid and ended with something owed', () => {
  it('stays on its page with what is still owed and what comes next, and dashboard and case say the same (DN-958)', async () => {
    const one = await offered();
    await pay(one);
    await one.note({ kind: 'ended', why: 'left' });
    const { plan, over } = await read(one);
    expect(plan).toBeNull();
    expect(over).toMatchObject({
      id: one.planId,
      product: { shortName: 'DMP', name: 'Debt Management Plan' },
      stands: 'Your plan ended early',
      endedOn: TODAY,
      isDone: false,
      couldNotBeKept: false,
      owesNothing: false,
    });
    expect(over?.you).toContain('What is left is still owed');
    const { paid = 0, owed = 0 } = over?.sums ?? {};
    expect([paid > 0, paid + owed]).toEqual([true, 12_056_00]);
    expect(over?.changes.at(-1)).toMatchObject({ state: 'ended', says: 'Your plan ended early' });
    expect(JSON.stringify(over)).not.toMatch(/next payment|pay on|first payment/iu);
    const { standing, dates, waits } = await dashboardOf(one);
    expect(standing).toBe('Your plan ended early.');
    expect(dates).toMatchObject([{ title: 'Talk with us about what else fits' }]);
    expect(JSON.stringify([dates, waits])).not.toMatch(/payment|lender/iu);
    expect((await pastInCase(one)).told).toEqual({
      stands: over?.stands,
      you: over?.you,
      sums: over?.sums,
    });
  });

  it('says that it could not be kept up, where that came before its end (DN-958)', async () => {
    const one = await offered();
    await pay(one);
    await one.note({ kind: 'ended', why: 'broken' });
    // While it is only said to be too much it stands, with the way on.
    expect(await read(one)).toMatchObject({ plan: { state: 'broken' }, over: null });
    const body = { from: 'broken', to: 'ended' } as const;
    expect((await one.person.call(notePlan, { params: { planId: one.planId }, body })).status).toBe(200);
    expect((await read(one)).over).toMatchObject({ stands: 'Your plan ended early', couldNotBeKept: true });
  });

  it('stays where it was left after what had gone was taken back, and not where nothing ever went (DN-958)', async () => {
    const one = await offered();
    await one.note({ kind: 'taken back', entry: 2 });
    expect((await read(one)).plan).toMatchObject({ state: 'being prepared', mayLeave: true });
    expect((await one.person.call(leavePlan, { params: { planId: one.planId } })).status).toBe(204);
    const { over } = await read(one);
    expect(over).toMatchObject({ stands: 'Your plan went no further', isDone: false, sums: { paid: 0 } });
    expect((await dashboardOf(one)).standing).toBe('Your plan went no further.');
    expect((await pastInCase(one)).told).toMatchObject({ stands: 'Your plan went no further' });

    const never = await drawnUp(test, staff);
    await never.person.call(leavePlan, { params: { planId: never.planId } });
    expect((await read(never)).over).toBeNull();
    expect((await pastInCase(never)).told).toBeNull();
  });

  it('claims nothing of what is left where it was not drawn up here (DN-958)', async () => {
    const one = await repaying(test, staff);
    await one.goesOn();
    const { cookie } = await staff.member();
    const path = `/cases/${one.person.customerId}/plan/notes`;
    const moves = ['being prepared', 'sent', 'accepted', 'running', 'ended'] as const;
    for (const [index, to] of moves.entries()) {
      const from = moves[index - 1];
      if (!from) continue;
      const { status } = await staff.send('POST', path, { planId: one.planId, from, to }, cookie);
      expect([to, status]).toEqual([to, 204]);
    }
    const { over } = await read(one);
    expect(over).toMatchObject({ stands: 'Your plan is over', isDone: false, sums: null });
    expect(over?.you).toBe(
      'If something is left to pay, it is still owed. Talk to us about what comes next.',
    );
  });

  it('keeps all that was written down of it to read, to its person alone, with nothing to take back (DN-959)', async () => {
    const one = await offered();
    await pay(one);
    await one.note({ kind: 'ended', why: 'left' });
    const of = (planId: string, by: Pick<One['person'], 'call'> = one.person) =>
      by.call(repaymentHistory, { params: { planId } });
    const { status, answer } = await of(one.planId.toUpperCase());
    expect(status).toBe(200);
    expect(answer.happened.map(({ kind }) => kind)).toEqual(['ended', 'paid', 'offers sent', 'drawn up']);
    expect(answer.happened.some(({ mayBeTakenBack }) => mayBeTakenBack)).toBe(false);
    const other = await drawnUp(test, staff);
    for (const id of [one.planId, randomUUID(), 'none']) {
      const refused = await of(id, other.person);
      expect([refused.status, refused.error?.code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});
