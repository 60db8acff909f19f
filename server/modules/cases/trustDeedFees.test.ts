import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { COSTS, submitCosts } from '../../testing/budget.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const deciding = decidingIn(() => test, staff);
const REASON = 'We rang the trustee together.';

/** Somebody in Scotland of whose trust deed nothing is open but its fees, and one of us at their case. */
async function withOpenFees(nation = 'scotland') {
  const adviser = await staff.memberInTheMorning();
  const approver = await staff.memberInTheMorning('approver');
  const person = await atAdvice(test, { qualifier: { nation }, debt: { currentBalance: 30_000 } });
  const [home, ...bills] = COSTS[11] ?? [];
  if (!home) throw new Error('The budget has no rent.');
  (await submitCosts(person, 11, [{ ...home, amount: 600 }, ...bills])).answer;
  (await person.call(completeBudget, {})).answer;
  await person.call(recommendation, {});
  const path = `/cases/${person.customerId}`;
  const fees = (sum: unknown, was: number | null = null, reason = REASON) =>
    staff.send('PUT', `${path}/trust-deed-fees`, { fees: sum, was, reason }, adviser.cookie);
  const desk = deciding.at(person, adviser.cookie);
  return { person, adviser, approver, fees, desk };
}

const deedOf = async (person: Walker) => {
  const { answer } = await person.call(recommendation, {});
  const { recommended, eligible, undecided, ineligible } = answer;
  const all = [...(recommended ? [recommended] : []), ...eligible, ...undecided, ...ineligible];
  return { recordId: answer.recordId ?? '', deed: all.find(({ product }) => product.shortName === 'PTD') };
};

describe('the fees of a trust deed', () => {
  it('are open until a trustee has named them and one of us has written them down: then it is confirmed and chosen, by what it costs (DN-765)', async () => {
    const { person, approver, fees, desk } = await withOpenFees();
    const before = await deedOf(person);
    expect(before.deed).toMatchObject({ eligibility: 'CANNOT_SAY' });
    expect(await desk.advice()).toMatchObject({ trustDeed: { fees: null } });
    const open = await desk.optionOf(({ shortName }) => shortName === 'PTD');
    expect(open.asks).toContainEqual(expect.objectContaining({ code: 'PTD_FEES', how: 'put right' }));
    expect((await chooses(person, { recordId: before.recordId, shortName: 'PTD' })).error?.code).toBe(
      'NOT_OPEN_TO_CHOOSE',
    );

    expect((await fees('4,850.50')).status).toBe(204);
    const now = await deedOf(person);
    expect(now.deed).toMatchObject({ eligibility: 'ELIGIBLE' });
    expect(JSON.stringify(now.deed)).toContain('£4,850.50');
    expect(await desk.advice()).toMatchObject({ trustDeed: { fees: 4_850_50 } });
    const settled = await desk.optionOf(({ shortName }) => shortName === 'PTD');
    expect(settled.asks.filter(({ how }) => how === 'put right')).toEqual([]);
    const said = await desk.decide(now.recordId, settled);
    expect(said.status).toBe(200);
    if (said.body.outcome === 'changed')
      expect((await deciding.at(person, approver.cookie).look(said.body.decisionId, true)).status).toBe(204);
    expect((await chooses(person, { recordId: now.recordId, shortName: 'PTD' })).status).toBe(200);
  });

  it('close it where they are more than half of what would be paid (DN-765)', async () => {
    const { person, fees } = await withOpenFees();
    expect((await fees(6_500)).status).toBe(204);
    expect((await deedOf(person)).deed).toMatchObject({ eligibility: 'INELIGIBLE' });
  });

  it('are checked, once, with a reason that the person reads, in the log, and can be taken out again (DN-765)', async () => {
    const { person, fees, adviser } = await withOpenFees();
    for (const sum of [0, '-5', '12.345', 'lots', 100_000]) {
      const { status, body } = await fees(sum);
      expect([sum, status, body.error.fields?.[0]?.field]).toEqual([sum, 400, 'fees']);
    }
    const noReason = await fees(5_000, null, ' ');
    expect([noReason.status, noReason.body.error.fields?.[0]?.field]).toEqual([400, 'reason']);
    expect((await fees(5_000)).status).toBe(204);
    expect((await fees(5_000)).status).toBe(204);
    expect((await fees(5_500)).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await fees('', 5_000_00)).status).toBe(204);
    expect((await deedOf(person)).deed).toMatchObject({ eligibility: 'CANNOT_SAY' });
    const rows = await test.database
      .selectFrom('trust_deed_fees')
      .select(['fees', 'staff_id'])
      .where('customer_id', '=', person.customerId)
      .orderBy('sequence')
      .execute();
    expect(rows.map(({ fees: sum }) => sum)).toEqual([5_000_00, null]);
    const log = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'corrected with them')
      .execute();
    expect(log.map(({ facts }) => facts)).toEqual(
      rows.map(() => expect.objectContaining({ what: 'trust deed fees' })),
    );
    const another = await staff.send(
      'PUT',
      '/cases/00000000-0000-4000-8000-000000000000/trust-deed-fees',
      { fees: 5_000, was: null, reason: REASON },
      adviser.cookie,
    );
    expect(another.status).toBe(404);
  });

  it('are asked for in Scotland alone (DN-765)', async () => {
    const { desk } = await withOpenFees('england');
    expect(await desk.advice()).toMatchObject({ trustDeed: null });
  });
});
