import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { choosePlan, leavePlan, myPlan, notePlan, type Plan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { chooses } from '../../testing/choosing.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { movePlanOf } from './moving.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** Somebody who chose a solution, and notes how it goes. */
async function chosen(shortName = 'DMP', currentBalance = 9000) {
  const person = await atAdvice(test, { debt: { currentBalance } });
  const { recordId } = (await person.call(recommendation, {})).answer;
  const { status, answer } = await chooses(person, { recordId: recordId ?? '', shortName });
  expect(status).toBe(200);
  const { plan } = answer;
  const note = (from: Plan['state'], to: Plan['state'], by: Walker = person) =>
    by.call(notePlan, { params: { planId: plan.id }, body: { from, to } });
  const mine = async () => (await person.call(myPlan, {})).answer.plan;
  const move = (to: Plan['state'], by: 'person' | 'adviser' | 'receiver') =>
    test.database
      .transaction()
      .execute(trx =>
        movePlanOf(trx, { customerId: person.customerId, planId: plan.id, to, by, at: test.clock.now() }),
      );
  return { person, recordId: recordId ?? '', plan, note, mine, move };
}

const planWork = ({ customerId }: Walker) =>
  test.database
    .selectFrom('work_items')
    .select(['id', 'state'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'plan')
    .orderBy('created_at')
    .execute();

describe('what a person notes of their plan', () => {
  it('begins it by themselves, says how it stands, and is there once, however often it is sent (DN-002, DN-006)', async () => {
    const { plan, note, mine } = await chosen();
    expect(plan).toMatchObject({ mayNote: ['being prepared'], stands: null });
    const all = await Promise.all(Array.from({ length: 4 }, () => note('chosen', 'being prepared')));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const now = await mine();
    expect(now).toMatchObject({
      state: 'being prepared',
      stands: { stands: 'Your plan is not drawn up yet' },
      mayNote: [],
      mayLeave: true,
    });
    expect(now?.changes.map(({ state, by, notedBy }) => [state, by, notedBy])).toEqual([
      ['chosen', 'person', null],
      ['being prepared', 'person', null],
    ]);
    expect(now?.steps.find(({ isDone }) => !isDone)?.what).toBe('You draw up your plan');
  });

  it('is on nobody’s list any more once it is over, also where they began it by themselves (DN-887)', async () => {
    const { person, note, move } = await chosen();
    await note('chosen', 'being prepared');
    expect((await planWork(person)).map(({ state }) => state)).toEqual(['open']);
    expect(await move('sent', 'person')).toBe('moved');
    await move('accepted', 'receiver');
    await move('running', 'person');
    expect(await move('ended', 'person')).toBe('moved');
    expect((await planWork(person)).map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('writes down an answer as that of those who were asked, noted by the person, with its day (DN-006)', async () => {
    const { note, mine, move } = await chosen('DMP');
    await note('chosen', 'being prepared');
    expect(await move('sent', 'person')).toBe('moved');
    expect(await move('sent', 'person')).toBe('already there');
    expect(await move('accepted', 'receiver')).toBe('moved');
    expect((await note('accepted', 'running')).status).toBe(200);
    const now = await mine();
    expect(now).toMatchObject({ state: 'running', mayNote: ['broken', 'ended'], mayLeave: false });
    expect(
      now?.steps.filter(({ isDone }) => isDone).every(({ what, on }) => what === '' || on !== null),
    ).toBe(true);
    expect(now?.changes.at(-2)).toMatchObject({
      state: 'accepted',
      says: 'They agreed to your plan',
      by: 'receiver',
    });
  });

  it('is refused where it does not follow, or is for others to say, and changes nothing (DN-006)', async () => {
    const { note, mine } = await chosen();
    for (const to of ['sent', 'accepted', 'running', 'broken', 'ended', 'with an adviser', 'left'] as const) {
      const { status, error } = await note('chosen', to);
      expect([to, status, error?.code]).toEqual([to, 409, 'PLAN_DOES_NOT_GO_THERE']);
    }
    expect(await mine()).toMatchObject({ state: 'chosen' });
  });

  it('is refused to another person, and of a plan that is none (DN-006)', async () => {
    const { note, mine } = await chosen();
    const other = await chosen();
    expect((await note('chosen', 'being prepared', other.person)).status).toBe(404);
    const params = { planId: 'nothing' };
    const body = { from: 'chosen', to: 'being prepared' } as const;
    expect((await other.person.call(notePlan, { params, body })).status).toBe(404);
    expect(await mine()).toMatchObject({ state: 'chosen' });
  });

  it('tells the one of two windows that saw it stand elsewhere (DN-006)', async () => {
    const { note, mine, move } = await chosen();
    await note('chosen', 'being prepared');
    await move('sent', 'adviser');
    await move('accepted', 'receiver');
    await note('accepted', 'running');
    const late = await note('accepted', 'ended');
    expect([late.status, late.error?.code]).toEqual([409, 'PLAN_CHANGED_ELSEWHERE']);
    expect(late.error?.message).toContain('another window');
    expect(await mine()).toMatchObject({ state: 'running' });
  });

  it('puts what cannot be kept up before an adviser, who talks it over and leaves it as it stands (DN-007)', async () => {
    const adviser = await staff.memberInTheMorning();
    const { person, note, mine, move } = await chosen();
    const talkOver = async (outcome: string) => {
      const id = (await planWork(person)).find(({ state }) => state === 'open')?.id;
      await staff.send('POST', `/tasks/${id}/take`, undefined, adviser.cookie);
      const shown = await staff.send('GET', `/tasks/${id}/plan`, undefined, adviser.cookie);
      const noted = await staff.send('POST', `/tasks/${id}/plan/outcome`, { outcome }, adviser.cookie);
      return [shown.body.state, noted.status];
    };
    await note('chosen', 'being prepared');
    // What they have begun by themselves is talked over all the same.
    expect(await talkOver('goes-on')).toEqual(['being prepared', 204]);
    expect(await mine()).toMatchObject({ state: 'being prepared' });
    await move('sent', 'adviser');
    await move('accepted', 'receiver');
    await note('accepted', 'running');
    expect(await planWork(person)).toMatchObject([{ state: 'done' }]);
    expect((await note('running', 'broken')).status).toBe(200);
    expect(await planWork(person)).toMatchObject([{ state: 'done' }, { state: 'open' }]);
    expect(await talkOver('leaves')).toEqual(['broken', 204]);
    expect(await mine()).toBeNull();
  });
});

describe('a plan that new facts have closed', () => {
  it('is not begun nor sent, says so, and nothing of it is lost (DN-008)', async () => {
    const { person, plan, note, mine, move } = await chosen();
    await note('chosen', 'being prepared');
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    // A debt so high that the plan would take longer than its limit.
    await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 90_000 } });
    expect(await mine()).toMatchObject({
      id: plan.id,
      state: 'being prepared',
      stillFits: false,
      mayNote: [],
    });

    const other = await chosen();
    const otherDebt = (await other.person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    await other.person.call(changeDebt, { params: { debtId: otherDebt }, body: { currentBalance: 90_000 } });
    const begun = await other.note('chosen', 'being prepared');
    expect([begun.status, begun.error?.code]).toEqual([409, 'PLAN_IN_DOUBT']);
    expect(await other.mine()).toMatchObject({ state: 'chosen', stillFits: false });
    await other.person.call(changeDebt, { params: { debtId: otherDebt }, body: { currentBalance: 9000 } });
    expect((await other.note('chosen', 'being prepared')).status).toBe(200);
    // What went out before goes on: it is out of our hands.
    await move('sent', 'adviser');
    expect(await move('accepted', 'receiver')).toBe('moved');
    expect((await note('accepted', 'running')).status).toBe(200);
  });
});

describe('a plan that another part of the service moves', () => {
  it('is not begun of an insolvency before one of us has said that it fits, nor for somebody else (DN-009)', async () => {
    const { person, recordId } = await chosen('DMP', 16_000);
    const { plan: standing } = (await person.call(myPlan, {})).answer;
    await person.call(leavePlan, { params: { planId: standing?.id ?? '' } });
    const { status, answer } = await chooses(person, { recordId, shortName: 'BKY' });
    expect(status).toBe(200);
    const at = test.clock.now();
    const move = (customerId: string, to: Plan['state']) =>
      test.database
        .transaction()
        .execute(trx => movePlanOf(trx, { customerId, planId: answer.plan.id, to, by: 'adviser', at }));
    expect(await move(person.customerId, 'being prepared')).toBe('refused');
    expect(await move(person.customerId, 'sent')).toBe('refused');
    const other = await chosen();
    expect(await move(other.person.customerId, 'with an adviser')).toBe('refused');
    expect(await move(person.customerId, 'with an adviser')).toBe('moved');
  });
});

describe('two solutions chosen in two windows at once', () => {
  it('are one that counts, and the other window is told (DN-009)', async () => {
    const person = await atAdvice(test, { debt: { currentBalance: 9000 } });
    const { recordId, eligible, recommended } = (await person.call(recommendation, {})).answer;
    const names = [...(recommended ? [recommended] : []), ...eligible].map(
      ({ product }) => product.shortName,
    );
    const [one = '', two = ''] = names.filter(name => ['DMP', 'SMP', 'TPP'].includes(name));
    const body = { recordId: recordId ?? '', hasReadRisks: true, replaces: null };
    const both = await Promise.all([
      person.call(choosePlan, { body: { ...body, shortName: one } }),
      person.call(choosePlan, { body: { ...body, shortName: two } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error?.code).toBe('PLAN_CHANGED_ELSEWHERE');
  });
});

describe('what one of us notes of a plan in the case', () => {
  it('is shown with all that happened, goes on by our hand as it was answered, and stands in the log (DN-014, DN-415)', async () => {
    const adviser = await staff.memberInTheMorning();
    const { person, plan, note, mine } = await chosen();
    const path = `/cases/${person.customerId}/plan`;
    const read = async () => (await staff.send('GET', path, undefined, adviser.cookie)).body.plan;
    const noted = (from: string, to: string, planId = plan.id) =>
      staff.send('POST', `${path}/notes`, { planId, from, to }, adviser.cookie);
    expect(await read()).toMatchObject({ shortName: 'DMP', state: 'chosen', mayNote: ['being prepared'] });
    await note('chosen', 'being prepared');
    expect((await noted('being prepared', 'sent')).status).toBe(204);
    expect((await noted('being prepared', 'sent')).status).toBe(204);
    const late = await noted('being prepared', 'accepted');
    expect([late.status, late.body.error.code]).toEqual([409, 'PLAN_CHANGED_ELSEWHERE']);
    expect((await noted('sent', 'accepted')).status).toBe(204);
    const strays = (await noted('accepted', 'broken')).body.error;
    expect(strays.code).toBe('PLAN_DOES_NOT_GO_THERE');
    // For one of us, who cannot ring themselves.
    expect(strays.message).toContain('Read the case again');
    expect((await noted('accepted', 'running', 'nothing')).status).toBe(404);
    expect(await read()).toMatchObject({
      stands: 'They agreed to your plan',
      mayNote: ['running', 'ended'],
      steps: expect.arrayContaining([
        expect.objectContaining({ what: 'You send your offers', isDone: true, on: '2026-11-24' }),
        expect.objectContaining({ isDone: false }),
      ]),
      changes: [
        { state: 'chosen', by: 'person' },
        { state: 'being prepared', by: 'person' },
        { state: 'sent', by: 'adviser', notedBy: null },
        { state: 'accepted', by: 'receiver', notedBy: 'adviser' },
      ],
    });
    expect((await mine())?.changes.at(-1)).toMatchObject({ by: 'receiver', notedBy: 'adviser' });
    const log = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'plan state noted')
      .orderBy('at')
      .execute();
    expect(log.map(({ facts }) => facts)).toEqual([
      { plan: plan.id, from: 'being prepared', to: 'sent' },
      { plan: plan.id, from: 'sent', to: 'accepted' },
    ]);
  });

  it('is not begun of an insolvency before one of us has said that it fits, and says so in words for us (DN-014, DN-415)', async () => {
    const adviser = await staff.memberInTheMorning();
    const { person, plan } = await chosen('BKY', 16_000);
    const path = `/cases/${person.customerId}/plan`;
    expect((await staff.send('GET', path, undefined, adviser.cookie)).body.plan).toMatchObject({
      doubt: 'unconfirmed',
      mayNote: [],
    });
    const body = { planId: plan.id, from: 'chosen', to: 'being prepared' };
    const refused = await staff.send('POST', `${path}/notes`, body, adviser.cookie);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'PLAN_IN_DOUBT']);
    expect(refused.body.error.message).toContain('say that this one fits first');
    const none = await atAdvice(test, {});
    expect(
      (await staff.send('GET', `/cases/${none.customerId}/plan`, undefined, adviser.cookie)).body,
    ).toEqual({ plan: null, past: [] });
  });

  it('has what is over beside it, the latest chosen first: one that was refused and given up, and one that was left (DN-495)', async () => {
    const adviser = await staff.memberInTheMorning();
    const { person, recordId, note, move } = await chosen();
    const read = async (of = person) =>
      (await staff.send('GET', `/cases/${of.customerId}/plan`, undefined, adviser.cookie)).body;
    await note('chosen', 'being prepared');
    expect((await read()).past).toEqual([]);
    await move('sent', 'person');
    await move('refused', 'receiver');
    expect(await read()).toMatchObject({ plan: { state: 'refused' }, past: [] });
    await move('ended', 'person');
    // The clock of a test stands still: of two that were chosen at once neither is the later.
    test.clock.forward(60_000);
    const { answer } = await chooses(person, { recordId, shortName: 'DMP' });
    const { status } = await person.call(leavePlan, { params: { planId: answer.plan.id } });
    expect(status).toBe(204);
    expect(await read()).toMatchObject({
      plan: null,
      past: [
        {
          id: answer.plan.id,
          state: 'left',
          changes: [{ state: 'chosen' }, { state: 'left', by: 'person' }],
        },
        {
          shortName: 'DMP',
          state: 'ended',
          changes: [
            { state: 'chosen' },
            { state: 'being prepared' },
            { state: 'sent' },
            { state: 'refused', by: 'receiver', says: expect.stringMatching(/\w/) },
            { state: 'ended' },
          ],
        },
      ],
    });
    const another = await atAdvice(test, {});
    expect((await read(another)).past).toEqual([]);
  });
});
