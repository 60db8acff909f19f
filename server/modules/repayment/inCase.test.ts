import { randomUUID } from 'node:crypto';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const DAY = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-23';

/** Somebody whose offers went today, and an adviser who opens their case. */
async function offered() {
  const one = await repaying(test, staff);
  await one.goesOn();
  const drawn = await one.note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const debts = drawn.answer.repayment.stands?.debts ?? [];
  await one.note({ kind: 'offers sent', on: TODAY, debtIds: debts.map(({ id }) => id) });
  const idOf = (name: string) => debts.find(({ creditor }) => creditor === name)?.id ?? '';
  const jo = await staff.member();
  const path = `/cases/${one.person.customerId}/repayment`;
  const read = (on = '', cookie = jo.cookie) => staff.send('GET', `${path}${on}`, undefined, cookie);
  const answer = (
    debtId: string,
    after: number,
    { id = randomUUID() as string, on = TODAY, cookie = jo.cookie } = {},
  ) =>
    staff.send(
      'POST',
      `${path}/answers`,
      {
        planId: one.planId,
        id,
        after,
        note: { kind: 'answered', on, debtId, answer: 'asks for more', sum: 19500 },
      },
      cookie,
    );
  return { ...one, idOf, read, answer };
}

describe('a plan that is repaid, in the case', () => {
  it('is as the person sees it, and rebuilt as of any day since it was drawn up (DN-340, DN-341)', async () => {
    const { read, mine, note, idOf, person } = await offered();
    const now = await read();
    expect(now.status).toBe(200);
    expect(now.body.repayment).toMatchObject({ sequence: 2, today: TODAY, on: TODAY, drawnUpOn: TODAY });
    expect(now.body.repayment.stands).toEqual(JSON.parse(JSON.stringify((await mine())?.stands)));
    await note({ kind: 'answered', on: TODAY, debtId: idOf('Kestrel Cards'), answer: 'refuses', sum: null });
    test.clock.forward(30 * DAY);
    const jo = await staff.member();
    const later = await read('', jo.cookie);
    const silent = (body: { repayment: { stands: { debts: { standing: string }[] } } }) =>
      body.repayment.stands.debts.filter(({ standing }) => standing === 'silent').length;
    expect(silent(later.body)).toBe(3);
    const then = await read(`?on=${TODAY}`, jo.cookie);
    expect(silent(then.body)).toBe(0);
    expect(then.body.repayment).toMatchObject({ on: TODAY, today: '2026-12-23', mayNote: false });
    for (const day of ['2026-11-22', '2026-12-24', '2026-02-30']) {
      const refused = await read(`?on=${day}`, jo.cookie);
      expect([day, refused.status, refused.body.error.code]).toEqual([day, 400, 'VALIDATION_FAILED']);
    }
    test.clock.set(BEGUN);
    const { looks } = (await person.call(myOwnData, {})).answer;
    expect(looks.map(({ why }) => why).join()).toContain('your plan');
  });

  it('says of each thing when it happened, when and by whom it was written down, and whom it is about (DN-342)', async () => {
    const { read, answer, idOf } = await offered();
    expect((await answer(idOf('Fenland Finance'), 2)).status).toBe(204);
    const { events } = (await read()).body.repayment;
    expect(events).toHaveLength(3);
    expect(events[0]).toMatchObject({
      sequence: 3,
      on: TODAY,
      writtenOn: TODAY,
      by: expect.stringMatching(/^Jo \d+$/u),
      kind: 'answered',
      creditors: ['Fenland Finance'],
      sum: 19500,
      answer: 'asks for more',
    });
    expect(events[1]).toMatchObject({ kind: 'offers sent', by: null });
    expect(events[1].creditors).toHaveLength(4);
  });

  it('says of each thing whether it counts, and of what takes something back what that was (DN-512)', async () => {
    const { read, answer, note, idOf } = await offered();
    await answer(idOf('Fenland Finance'), 2);
    await note({ kind: 'taken back', entry: 3 });
    const { events, stands } = (await read()).body.repayment;
    expect(events.slice(0, 2)).toMatchObject([
      {
        kind: 'answered',
        by: null,
        creditors: ['Fenland Finance'],
        answer: 'asks for more',
        takes: { sequence: 3, on: TODAY },
        counts: 'yes',
      },
      { kind: 'answered', by: expect.stringMatching(/^Jo \d+$/u), takes: null, counts: 'taken back' },
    ]);
    expect(stands.answered).toEqual({ count: 0, of: 4 });
  });

  it('takes what a lender answered by the hand of one of us, once, in both logs (DN-343)', async () => {
    const { answer, idOf, mine, person } = await offered();
    const id = randomUUID();
    const debtId = idOf('Fenland Finance');
    expect((await answer(debtId, 2, { id })).status).toBe(204);
    expect((await answer(debtId, 2, { id })).status).toBe(204);
    expect(await mine()).toMatchObject({ sequence: 3, stands: { answered: { count: 1, of: 4 } } });
    const logged = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'answer noted')
      .execute();
    expect(logged).toHaveLength(1);
    const { looks } = (await person.call(myOwnData, {})).answer;
    expect(looks.map(({ why }) => why)).toContain('Writing down what a lender answered, together with you');
  });

  it('refuses an answer of who has not seen the rest, of a day that cannot be, and once the session is closed (DN-344)', async () => {
    const { answer, idOf, mine, person } = await offered();
    const debtId = idOf('Fenland Finance');
    const old = await answer(debtId, 1);
    expect([old.status, old.body.error.code]).toEqual([409, 'REPAYMENT_CHANGED_ELSEWHERE']);
    expect(old.body.error.message).not.toContain('Your plan');
    const early = await answer(debtId, 2, { on: '2026-11-01' });
    expect([early.status, early.body.error.message]).toEqual([
      409,
      'That day is before the plan was drawn up. Pick a later day.',
    ]);
    expect((await answer(randomUUID(), 2)).body.error.code).toBe('REPAYMENT_REFUSED');
    const closing = { act: 'close', reason: 'asked us to stop', from: 'Complete' };
    const jo = await staff.member();
    const closed = await staff.send('POST', `/people/${person.customerId}/session`, closing, jo.cookie);
    expect(closed.status).toBe(204);
    expect((await answer(debtId, 2)).body.error.code).toBe('SESSION_CLOSED');
    expect((await mine())?.sequence).toBe(2);
  });

  it('is not there for a role without the right, of nobody, and for a plan of another (DN-345)', async () => {
    const [one, other] = [await offered(), await offered()];
    await test.database
      .insertInto('staff_roles')
      .values([
        { role: 'desk', permissions: ['see work'] },
        { role: 'reads', permissions: ['see cases'] },
      ])
      .execute();
    const [desk, reads] = [await staff.member('desk'), await staff.member('reads')];
    expect((await one.read('', desk.cookie)).status).toBe(404);
    expect((await one.read('', reads.cookie)).status).toBe(200);
    const debtId = one.idOf('Fenland Finance');
    expect((await one.answer(debtId, 2, { cookie: reads.cookie })).status).toBe(404);
    expect((await other.answer(debtId, 2)).status).toBe(409);
    const nobody = await staff.send('GET', `/cases/${randomUUID()}/repayment`, undefined, reads.cookie);
    expect(nobody.status).toBe(404);
  });
});
