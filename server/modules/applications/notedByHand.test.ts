import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

/** The day on which the advisers of these tests work, and those beside it. */
const [DAY_BEFORE, TODAY, DAY_AFTER] = ['2026-11-23', '2026-11-24', '2026-11-25'];
const SENT = { version: 1, on: TODAY, reference: ' DRO 4711 ' };
const GRANTED = { version: 1, outcome: 'granted', on: TODAY, reference: '', says: '' };

const planOf = async (person: Walker) => (await person.call(myPlan, {})).answer.plan;
const dashboardOf = async (person: Walker) => (await person.call(myDashboard, {})).answer;
const workOf = ({ customerId }: Walker) =>
  test.database
    .selectFrom('work_items')
    .select(['state', 'last_outcome'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'application')
    .execute();
const changesOf = async ({ customerId }: Walker) =>
  (
    await test.database
      .selectFrom('application_changes')
      .select('state')
      .where('customer_id', '=', customerId)
      .orderBy('sequence')
      .execute()
  ).map(({ state }) => state);

async function accepted() {
  const chose = await handing.handedOver();
  expect((await chose.act('accept', { version: 1 })).status).toBe(204);
  return chose;
}

describe('an application that an adviser sends another way', () => {
  it('is noted as sent with its day and number by whoever has it, once, and its person and plan follow (DN-408)', async () => {
    const { person, act, read, adviser } = await accepted();
    expect(await read()).toMatchObject({ canSend: false, canAsk: false, today: TODAY });
    expect((await act('send', { version: 1 })).body.error.code).toBe('NOT_SENT_FROM_HERE');
    const other = await staff.memberInTheMorning();
    expect((await act('sent', SENT, other.cookie)).body.error.code).toBe('WORK_IS_TAKEN');
    expect((await act('sent', { ...SENT, version: 2 })).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await act('sent', SENT)).status).toBe(204);
    expect(await applicationOf(person)).toMatchObject({
      state: 'sent',
      sent: { on: TODAY, reference: 'DRO 4711' },
    });
    expect((await planOf(person))?.state).toBe('sent');
    const { waits, done } = await dashboardOf(person);
    expect(waits).toContainEqual(
      expect.objectContaining({ who: expect.stringContaining('fficial receiver') }),
    );
    expect(done).toContainEqual(expect.objectContaining({ on: TODAY }));
    expect(await workOf(person)).toEqual([{ state: 'done', last_outcome: 'sent' }]);
    expect(await read(adviser.cookie)).toMatchObject({
      canAsk: false,
      reference: 'DRO 4711',
      history: expect.arrayContaining([
        expect.objectContaining({
          state: 'sent',
          on: TODAY,
          reference: 'DRO 4711',
          name: expect.any(String),
        }),
      ]),
    });
    const log = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'application moved')
      .orderBy('id')
      .execute();
    expect(log.map(({ facts }) => facts)).toMatchObject([{ outcome: 'accepted' }, { outcome: 'sent' }]);
  });

  it('is not noted for a day before it was accepted, or to come, or for none (DN-408)', async () => {
    const { act, read } = await accepted();
    for (const on of [DAY_BEFORE, DAY_AFTER, '2026-02-30', 'soon', '']) {
      const { status, body } = await act('sent', { ...SENT, on });
      expect([on, status, body.error.fields?.[0]?.field]).toEqual([on, 400, 'on']);
    }
    expect(await read()).toMatchObject({ state: 'accepted' });
  });

  it('is not noted as sent either before a yes to the advice of today (DN-401)', async () => {
    const { person, act } = await accepted();
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 16_500 } });
    expect((await act('sent', SENT)).body.error.code).toBe('NOT_CONFIRMED_YET');
  });
});

describe('an answer that came to one of us', () => {
  it('is noted with its day, and an order that is made runs from then on (DN-409)', async () => {
    const { person, act, read } = await accepted();
    expect((await act('answered', GRANTED)).body.error.code).toBe('CHANGED_MEANWHILE');
    await act('sent', SENT);
    for (const on of [DAY_BEFORE, DAY_AFTER, 'soon']) {
      const { status, body } = await act('answered', { ...GRANTED, on });
      expect([on, status, body.error.fields?.[0]?.field]).toEqual([on, 400, 'on']);
    }
    expect((await act('answered', GRANTED)).status).toBe(204);
    expect((await act('answered', GRANTED)).status).toBe(204);
    expect((await act('answered', { ...GRANTED, outcome: 'refused' })).body.error.code).toBe(
      'CHANGED_MEANWHILE',
    );
    expect(await changesOf(person)).toEqual(['handed over', 'accepted', 'sent', 'granted']);
    expect(await applicationOf(person)).toMatchObject({
      state: 'granted',
      sent: { reference: 'DRO 4711' },
      answered: { outcome: 'granted', on: TODAY, says: '' },
    });
    expect(await planOf(person)).toMatchObject({ state: 'running', stands: { stands: 'Your order runs' } });
    expect((await dashboardOf(person)).standing).toBe('Your order runs.');
    expect((await read()).history.at(-1)).toMatchObject({ state: 'granted', on: TODAY, by: 'receiver' });
  });

  it('that is a no is read in their words, and is on the work list to be talked over (DN-409)', async () => {
    const { person, act } = await accepted();
    await act('sent', { ...SENT, reference: '' });
    expect((await applicationOf(person)).sent).toEqual({ on: TODAY, reference: null });
    const says = 'Your car is worth more than is allowed.';
    const no = { ...GRANTED, outcome: 'refused', reference: 'R 12', says };
    expect((await act('answered', no)).status).toBe(204);
    expect(await applicationOf(person)).toMatchObject({
      state: 'refused',
      sent: { reference: 'R 12' },
      answered: { outcome: 'refused', says },
    });
    expect((await planOf(person))?.state).toBe('refused');
    expect((await workOf(person)).map(({ state }) => state).toSorted()).toEqual(['done', 'open']);
  });
});
