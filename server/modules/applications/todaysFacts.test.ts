import { takeBackApplication } from '@towpath/contracts/api/applications.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Authority } from '../../partners/authority/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import { answerAll, applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
/** The files that the receiver took, and whether it can be reached. */
const taken: string[] = [];
let isReached = true;
const authority: Authority = {
  async send({ key }) {
    if (!isReached) throw new PartnerUnavailable('no connection');
    taken.push(key);
    return { outcome: 'taken', reference: `No ${taken.length}` };
  },
  answerTo: async () => ({ outcome: 'waiting' }),
};
beforeAll(async () => {
  test = await createTestApp({}, undefined, { authority });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

const ON_SCREEN = { version: 1 };

async function owes(person: Walker, currentBalance: number) {
  const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
  (await person.call(changeDebt, { params: { debtId }, body: { currentBalance } })).answer;
}
const planOf = async (person: Walker) => (await person.call(myPlan, {})).answer.plan;
const refusal = ({ status, body }: { status: number; body: { error: { code: string; message: string } } }) =>
  [status, body.error.code, body.error.message] as const;

describe('an application whose facts have changed since an adviser said that it fits', () => {
  it('is not accepted before one of us has said so of the advice of today, and says why before it is tried (DN-400)', async () => {
    const { person, adviser, act, read } = await handing.handedOver();
    expect((await read()).doubt).toBeNull();
    await owes(person, 16_500);
    expect(await read()).toMatchObject({ state: 'handed over', doubt: 'unconfirmed' });
    expect(refusal(await act('accept', ON_SCREEN))).toEqual([
      409,
      'NOT_CONFIRMED_YET',
      expect.stringContaining('as it is today'),
    ]);
    expect(await read()).toMatchObject({ state: 'handed over' });
    await handing.saysItFits(person, adviser.cookie);
    expect((await read()).doubt).toBeNull();
    // What was handed over has the old sum: it is kept as it is now, with its person, before it goes further.
    expect(refusal(await act('accept', ON_SCREEN))).toEqual([
      409,
      'APPLICATION_NOT_READY',
      expect.stringContaining('has changed since they handed it over'),
    ]);
    const { planId, revision } = await applicationOf(person);
    expect((await act('anew', { planId, revision })).status).toBe(200);
    expect((await act('accept', { version: 2 })).status).toBe(204);
    expect((await planOf(person))?.state).toBe('being prepared');
  });

  it('is not accepted with a sum in it that the rules close it by, whatever was said of the advice (DN-416)', async () => {
    const { person, planId, act, adviser } = await handing.handedOver();
    (await person.call(takeBackApplication, { body: { planId } })).answer;
    const { filled } = await applicationOf(person);
    const [debt] = filled.fields.find(({ id }) => id === 'debts')?.entries ?? [];
    const at = { field: 'debts', entry: debt?.id ?? '', part: 'balance' };
    expect((await giveAnswer(person, at, 60_000_00)).status).toBe(200);
    await answerAll(person);
    await handing.handOver(person);
    await handing.takes(planId, adviser.cookie);
    expect(refusal(await act('accept', { version: 2 }))).toEqual([
      409,
      'APPLICATION_NOT_READY',
      expect.stringContaining('It can’t go as it is.'),
    ]);
  });

  it('is not accepted with answers in it that the rules close it by, which the case names (DN-600)', async () => {
    const { person, planId, act, read, adviser } = await handing.handedOver();
    expect((await read()).against.closedBy).toEqual([]);
    (await person.call(takeBackApplication, { body: { planId } })).answer;
    const place = (field: string) => ({ field, entry: null, part: null });
    expect((await giveAnswer(person, place('savings'), 50_000_00)).status).toBe(200);
    expect((await giveAnswer(person, place('tenure'), 'owns')).status).toBe(200);
    await answerAll(person);
    await handing.handOver(person);
    await handing.takes(planId, adviser.cookie);
    expect((await read()).against.closedBy).toEqual([
      expect.stringContaining('You own your home'),
      // Without the back pay that they put in, and with as much that is owed to them.
      expect.stringContaining('£50,000'),
    ]);
    expect(refusal(await act('accept', { version: 2 }))).toEqual([
      409,
      'APPLICATION_NOT_READY',
      expect.stringContaining('It can’t go as it is.'),
    ]);
  });

  it('is not accepted where it is not open to them any more (DN-400)', async () => {
    const { person, act, read } = await handing.handedOver();
    await owes(person, 90_000);
    expect((await read()).doubt).toBe('closed');
    expect(refusal(await act('accept', ON_SCREEN))).toEqual([
      409,
      'NOT_CONFIRMED_YET',
      expect.stringContaining('advice of today'),
    ]);
  });

  it('says so to its person too, before and after it is handed over, until it fits again (DN-413)', async () => {
    const { person } = await choseOrder(test);
    await answerAll(person);
    // That an adviser has still to say that it fits is no news to them.
    expect((await applicationOf(person)).doubt).toBe('unconfirmed');
    await owes(person, 90_000);
    expect(await applicationOf(person)).toMatchObject({ state: 'being filled in', doubt: 'closed' });
    expect((await planOf(person))?.stillFits).toBe(false);
    // An adviser looks at it all the same.
    await handing.handOver(person, true);
    expect(await applicationOf(person)).toMatchObject({ state: 'handed over', doubt: 'closed' });
    await owes(person, 16_000);
    expect((await applicationOf(person)).doubt).toBe('unconfirmed');
  });

  it('is not sent either once it was accepted, and goes on with a yes of today (DN-401)', async () => {
    const { person, planId, adviser, act, read } = await handing.handedOver();
    expect((await act('accept', ON_SCREEN)).status).toBe(204);
    await owes(person, 16_500);
    expect((await read()).doubt).toBe('unconfirmed');
    expect(refusal(await act('send', ON_SCREEN)).slice(0, 2)).toEqual([409, 'NOT_CONFIRMED_YET']);
    expect(taken.some(key => key.startsWith(planId))).toBe(false);
    expect(await applicationOf(person)).toMatchObject({ state: 'accepted', sent: null });
    await handing.saysItFits(person, adviser.cookie);
    // The accepted file has the old sum: a debt that an order leaves out is owed after it.
    expect(refusal(await act('send', ON_SCREEN)).slice(0, 2)).toEqual([409, 'APPLICATION_NOT_READY']);
    expect(taken.some(key => key.startsWith(planId))).toBe(false);
    const asked = [{ field: 'debts', entry: null, part: null }];
    expect((await act('ask-again', { ...ON_SCREEN, fields: asked, words: 'Is it more now?' })).status).toBe(
      204,
    );
    await handing.handOver(person);
    await handing.takes(planId, adviser.cookie);
    expect((await act('accept', { version: 2 })).status).toBe(204);
    expect((await act('send', { version: 2 })).status).toBe(200);
    expect(taken.filter(key => key.startsWith(planId))).toHaveLength(1);
    expect((await planOf(person))?.state).toBe('sent');
  });

  it('waits for others and for no yes of ours once it was sent, in the case and for its person (DN-415)', async () => {
    const { person, adviser, act } = await handing.handedOver();
    await act('accept', ON_SCREEN);
    expect((await act('send', ON_SCREEN)).status).toBe(200);
    await owes(person, 16_500);
    const case_ = `/cases/${person.customerId}`;
    const read = async (path: string) => (await staff.send('GET', path, undefined, adviser.cookie)).body;
    expect((await read(case_)).plan).toMatchObject({ state: 'sent', doubt: null });
    expect((await read(`${case_}/plan`)).plan).toMatchObject({ state: 'sent', doubt: null });
    expect((await planOf(person))?.adviserConfirmation).toBe('confirmed');
    const { waits } = (await person.call(myDashboard, {})).answer;
    expect(waits.map(({ what }) => what)).toEqual([expect.stringMatching(/^Decide/u)]);
  });

  it('waits where it was on its way, since nobody knows whether it has arrived (DN-401)', async () => {
    const { person, planId, act, read } = await handing.handedOver();
    await act('accept', ON_SCREEN);
    isReached = false;
    expect((await act('send', ON_SCREEN)).body.error.code).toBe('RECEIVER_UNAVAILABLE');
    isReached = true;
    await owes(person, 16_500);
    expect((await act('send', ON_SCREEN)).body.error.code).toBe('NOT_CONFIRMED_YET');
    expect(await read()).toMatchObject({ state: 'being sent', doubt: 'unconfirmed' });
    expect(taken.some(key => key.startsWith(planId))).toBe(false);
    // Told as it was, it is the advice that was confirmed.
    await owes(person, 16_000);
    expect((await act('send', ON_SCREEN)).status).toBe(200);
  });

  it('is not accepted by whoever presses while the change is being saved (DN-402)', async () => {
    const { person, act, read } = await handing.handedOver();
    const accepting = await test.database.transaction().execute(async trx => {
      // As every change of a fact does, for as long as it is being saved.
      await trx
        .selectFrom('journeys')
        .select('id')
        .where('customer_id', '=', person.customerId)
        .where('is_current', '=', true)
        .forNoKeyUpdate()
        .execute();
      await trx
        .updateTable('debts')
        .set({ current_balance: 17_000_00 })
        .where('customer_id', '=', person.customerId)
        .execute();
      const pressed = act('accept', ON_SCREEN);
      await untilItWaits();
      // Not awaited here: it waits for what is being saved.
      return { pressed };
    });
    expect(refusal(await accepting.pressed).slice(0, 2)).toEqual([409, 'NOT_CONFIRMED_YET']);
    expect(await read()).toMatchObject({ state: 'handed over', doubt: 'unconfirmed' });
  });
});

/** Until a call of another connection waits for a lock. */
async function untilItWaits(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks where not granted) as waits`.execute(test.database);
    if (rows[0]?.waits) return;
    await new Promise(resolve => setTimeout(resolve, 25));
  }
  throw new Error('Nothing waits for what is held.');
}
