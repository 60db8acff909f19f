import { leavePlan, myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { movePlanOf } from '../plans/moving.ts';
import { eventsOf } from './repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

/** Somebody whose plan is begun, with what they can do to leave it. */
async function begun() {
  const one = await repaying(test, staff);
  await one.goesOn();
  const { person, planId, note } = one;
  const mine = async () => (await person.call(myPlan, {})).answer.plan;
  const drawUp = async () => {
    const { answer } = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    return answer.repayment.stands?.debts.map(({ id }) => id) ?? [];
  };
  const offer = async () => note({ kind: 'offers sent', on: TODAY, debtIds: await drawUp() });
  const endNow = async () => {
    const from = (await mine())?.state ?? 'left';
    return person.call(notePlan, { params: { planId }, body: { from, to: 'ended' } });
  };
  const move = (to: 'sent' | 'refused', by: 'adviser' | 'receiver') =>
    test.database
      .transaction()
      .execute(trx =>
        movePlanOf(trx, { customerId: person.customerId, planId, to, by, at: test.clock.now() }),
      );
  return { ...one, mine, drawUp, offer, endNow, move };
}

describe('a plan that is repaid is left by its person', () => {
  it('after another sum was shared before anything was paid, with all that was written down kept (DN-875)', async () => {
    const { person, planId, mine, note, offer } = await begun();
    await offer();
    const shared = await note({ kind: 'means changed', monthly: 100_00 });
    expect(shared.answer.repayment.stands?.stage).toBe('offers to send');
    // Offers went, so that it is not one of which nothing was sent.
    expect(await mine()).toMatchObject({ state: 'sent', mayLeave: false });
    const left = await note({ kind: 'ended', why: 'left' });
    expect([left.status, left.answer.repayment.stands?.ended?.why]).toEqual([200, 'left']);
    expect(await mine()).toBeNull();
    const seal = createSeal(test.config.dataSecret);
    const kept = await eventsOf(test.database, seal, { customerId: person.customerId, planId });
    expect(kept.map(({ event }) => event.kind)).toEqual([
      'drawn up',
      'offers sent',
      'means changed',
      'ended',
    ]);
  });

  it('while nothing was sent, drawn up or not (DN-875)', async () => {
    for (const isDrawn of [false, true]) {
      const { person, planId, mine, drawUp } = await begun();
      if (isDrawn) await drawUp();
      expect(await mine()).toMatchObject({ state: 'being prepared', mayLeave: true });
      expect((await person.call(leavePlan, { params: { planId } })).status).toBe(204);
      expect(await mine()).toBeNull();
    }
  });

  it('once it was sent and is not drawn up here, they said no to it, or it cannot be kept up (DN-875)', async () => {
    const ways: readonly ((one: Awaited<ReturnType<typeof begun>>) => Promise<unknown>)[] = [
      ({ move }) => move('sent', 'adviser'),
      async ({ offer, move }) => [await offer(), await move('refused', 'receiver')],
      async ({ offer, note }) => [
        await offer(),
        await note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: null, sum: null }),
        await note({ kind: 'ended', why: 'broken' }),
      ],
    ];
    for (const comes of ways) {
      const one = await begun();
      await comes(one);
      const plan = await one.mine();
      expect(plan?.mayLeave).toBe(false);
      expect(plan?.mayNote).toContain('ended');
      expect((await one.endNow()).status).toBe(200);
      expect(await one.mine()).toBeNull();
    }
  });
});
