import { randomUUID } from 'node:crypto';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { noteRepayment } from '@towpath/contracts/api/repayment.ts';
import { NOTHING_INSTEAD } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { daysLater, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';
import { goingOn } from './goingOn.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

/** Somebody whose offers went today: one lender said yes, and three have until 21 December. */
async function offered() {
  const one = await repaying(test, staff);
  await one.goesOn();
  const drawn = await one.note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const ids = (drawn.answer.repayment.stands?.debts ?? []).map(({ id }) => id);
  await one.note({ kind: 'offers sent', on: TODAY, debtIds: ids });
  const [debtId = ''] = ids;
  await one.note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts', sum: null });
  return one;
}

/** The job at a moment, by two processes at once. */
async function at(iso: string): Promise<void> {
  test.clock.set(new Date(iso));
  const { database, clock, config } = test;
  const nationOf = async () => 'england' as const;
  const deps = {
    database,
    clock,
    seal: createSeal(config.dataSecret),
    nationOf,
    insteadOf: async () => NOTHING_INSTEAD,
    courtAsked: async () => new Map(),
    creditTypes: [],
  };
  await Promise.all([goingOn(deps).work(), goingOn(deps).work()]);
}

describe('a plan whose days for answers are over', () => {
  it('runs by itself once its first payment is made, and page, dashboard and console say the same (DN-475)', async () => {
    const { person, planId } = await offered();
    test.clock.set(new Date('2026-12-01T12:00:00Z'));
    const then = await daysLater(test, person);
    const note = { kind: 'paid', on: '2026-12-01', due: '2026-12', debtId: null, sum: null } as const;
    const body = { id: randomUUID(), after: 3, note };
    expect((await then.call(noteRepayment, { params: { planId }, body })).status).toBe(200);
    // They have until the end of that day.
    await at('2026-12-21T23:30:00Z');
    const inCase = async () => {
      // A session of the staff is over after an hour.
      const { cookie } = await staff.member();
      return (await staff.send('GET', `/cases/${person.customerId}/plan`, undefined, cookie)).body.plan;
    };
    expect((await inCase()).state).toBe('sent');
    await at('2026-12-22T00:30:00Z');
    const later = await daysLater(test, person);
    const { plan } = (await later.call(myPlan, {})).answer;
    expect(plan?.state).toBe('running');
    expect((await inCase()).state).toBe('running');
    const dashboard = (await later.call(myDashboard, {})).answer;
    expect(dashboard.plan?.state).toBe('running');
    const changes = await test.database
      .selectFrom('plan_changes')
      .select('state')
      .where('plan_id', '=', planId)
      .orderBy('sequence')
      .execute();
    expect(changes.map(({ state }) => state).slice(-2)).toEqual(['sent', 'running']);
  });

  it('waits for its first payment (DN-475)', async () => {
    const { person } = await offered();
    await at('2026-12-22T00:30:00Z');
    const later = await daysLater(test, person);
    expect((await later.call(myPlan, {})).answer.plan?.state).toBe('sent');
  });
});
