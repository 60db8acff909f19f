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
  // Nothing goes out from here: advisers send the file themselves, and note what came back.
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
const { inCase, applied, appliedForOrder } = sentOffIn(() => test, staff, handing);

const isNow = (customerId: string, status: 'Completed Offline' | 'Invalidated' | 'Expired') =>
  test.database.updateTable('journeys').set({ status }).where('customer_id', '=', customerId).execute();

describe('what one of us notes of a plan whose session is closed', () => {
  it.each(['Completed Offline', 'Invalidated', 'Expired'] as const)(
    'is the midway review all the same, which the law asks of us: %s (DN-1151)',
    async status => {
      const { person, planId, act } = await applied('BS');
      expect(await act('answered', answer('granted'))).toBe(204);
      await isNow(person.customerId, status);
      test.clock.set(new Date('2026-12-19T12:00:00Z'));
      const { cookie } = await staff.member();
      const path = `/cases/${person.customerId}/plan/review`;
      const body = { planId, on: '2026-12-19', outcome: 'goes on', reason: null };
      expect((await staff.send('POST', path, body, cookie)).status).toBe(204);
      expect((await inCase(person)).plan.midway).toMatchObject({ stands: 'done' });
    },
  );

  it('is how it ended once its person was away for so long that time closed the session, and nothing else (DN-1155)', async () => {
    const { person, planId, act } = await appliedForOrder();
    expect(await act('answered', answer('granted'))).toBe(204);
    await isNow(person.customerId, 'Expired');
    const { note, plan } = await inCase(person);
    expect(plan.mayNote).toContain('ended');
    expect(await note('broken')).toBe(409);
    const own = { params: { planId }, body: { from: 'running', to: 'ended' } } as const;
    expect((await person.call(notePlan, own)).error?.code).toBe('SESSION_CLOSED');
    expect(await note('ended')).toBe(204);
    expect((await inCase(person)).past[0]).toMatchObject({ id: planId, state: 'ended' });
  });

  it.each(['Completed Offline', 'Invalidated'] as const)(
    'is not how it ended where one of us closed the session: %s (DN-1155)',
    async status => {
      const { person, act } = await appliedForOrder();
      expect(await act('answered', answer('granted'))).toBe(204);
      await isNow(person.customerId, status);
      expect(await (await inCase(person)).note('ended')).toBe(409);
    },
  );
});
