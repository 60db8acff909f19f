import { notePlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { answer, sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const { mine, dashboardOf, inCase, paperOf, applied } = sentOffIn(() => test, staff, handing);

/** Somebody who pays by an order of the court, or by what it is made into. */
async function runs(shortName: 'AO' | 'IVA') {
  const one = await applied('AO');
  const { person, planId, act } = one;
  expect(await act('answered', answer('granted'))).toBe(204);
  const begun = { params: { planId }, body: { from: 'accepted', to: 'running' } } as const;
  expect((await person.call(notePlan, begun)).status).toBe(200);
  if (shortName !== 'AO') {
    await test.database
      .updateTable('plans')
      .set({ short_name: shortName })
      .where('id', '=', planId)
      .execute();
  }
  const { cookie } = await staff.member();
  const note = async (body: object) => {
    const path = `/cases/${person.customerId}/plan/notes`;
    return (await staff.send('POST', path, { planId, from: 'running', to: 'ended', ...body }, cookie)).status;
  };
  return { ...one, note };
}

describe('the end of what can be completed or fail', () => {
  it.each([
    ['AO', 'The court ended the order', 'What you have not paid is still owed'],
    ['IVA', 'Your IVA ended early', 'less what the people you owe got through it'],
  ] as const)(
    '%s that failed is noted as that by one of us, and person, dashboard, paper and case say what it means (DN-1218)',
    async (shortName, stands, means) => {
      const { person, planId, note } = await runs(shortName);
      const { plan } = await inCase(person);
      expect(plan.endings).toMatchObject([
        { how: 'completed' },
        { how: 'failed', stands, you: expect.stringContaining(means) },
      ]);
      expect([await note({ endedHow: 'failed' }), await note({ endedHow: 'failed' })]).toEqual([204, 204]);
      expect((await mine(person)).over).toMatchObject({
        stands,
        you: expect.stringContaining(means),
        isDone: false,
      });
      expect((await dashboardOf(person)).standing).toBe(`${stands}.`);
      const { past } = await inCase(person);
      expect(past[0].changes.at(-1)).toMatchObject({ says: stands, notedBy: null });
      expect(past[0].told).toMatchObject({ stands, you: expect.stringContaining(means) });
      expect(await paperOf(person, planId)).toContain(stands);
      const logged = await test.database
        .selectFrom('staff_log')
        .select('facts')
        .where('customer_id', '=', person.customerId)
        .where('kind', '=', 'plan state noted')
        .execute();
      expect(logged).toEqual([{ facts: { plan: planId, from: 'running', to: 'ended', how: 'failed' } }]);
    },
  );

  it('is told by its person where they hear of it: that all of an order is paid (DN-1219)', async () => {
    const { person, planId } = await runs('AO');
    const { plan } = await mine(person);
    expect(plan?.endings.map(({ how, stands }) => [how, stands])).toEqual([
      ['completed', 'It is paid'],
      ['failed', 'The court ended the order'],
    ]);
    const noted = (endedHow: 'completed' | 'failed', to: 'ended' | 'broken' = 'ended') =>
      person.call(notePlan, { params: { planId }, body: { from: 'running', to, endedHow } });
    // How it ended belongs to its end.
    expect((await noted('failed', 'broken')).status).toBe(409);
    expect((await noted('completed')).status).toBe(200);
    expect((await mine(person)).over).toMatchObject({ stands: 'It is paid', isDone: true });
    expect((await dashboardOf(person)).standing).toBe('It is paid.');
    expect(await paperOf(person, planId)).toContain('It is paid');
  });

  it('that was noted without saying which stays as it was, and an IVA is completed too (DN-1218)', async () => {
    const unsaid = await runs('IVA');
    expect(await unsaid.note({})).toBe(204);
    expect((await mine(unsaid.person)).over?.stands).toBe('Your IVA is over');
    const { person, note } = await runs('IVA');
    expect((await mine(person)).plan?.endings).toEqual([]);
    expect(await note({ endedHow: 'lost' })).toBe(400);
    expect(await note({ endedHow: 'completed' })).toBe(204);
    expect((await mine(person)).over).toMatchObject({ stands: 'Your IVA is done', isDone: true });
  });
});
