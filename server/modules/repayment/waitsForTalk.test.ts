import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { editLetter, myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooses } from '../../testing/choosing.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

describe('a plan whose first offer went and that new facts have closed', () => {
  it('has its person see what changed, sends no offer and loses none, and goes on once it fits again (DN-613, DN-614, DN-695)', async () => {
    const { person, goesOn, note, mine } = await repaying(test, staff);
    await goesOn();
    const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    const [first, second] = drawn.answer.repayment.stands?.debts ?? [];
    await note({ kind: 'offers sent', on: TODAY, debtIds: [first?.id ?? ''] });
    const dashboard = async () => (await person.call(myDashboard, {})).answer;
    const pack = async () => (await person.call(myLetters, {})).answer;
    const { cookie } = await staff.member();
    const inCase = async () =>
      (await staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, cookie)).body.repayment;
    const before = { dashboard: await dashboard(), pack: await pack(), repayment: await mine() };
    expect(before.dashboard.oneThing?.heading).toBe('Send your offers');
    const offer = before.pack.letters.find(({ id }) => id.endsWith(second?.id ?? ''));
    const params = { letterId: offer?.id ?? '' };

    // A debt so high that the plan would take longer than its limit.
    const debt = { debtId: second?.id ?? '' };
    (await person.call(changeDebt, { params: debt, body: { currentBalance: 90_000 } })).answer;
    const { plan } = (await person.call(myPlan, {})).answer;
    expect(plan).toMatchObject({ state: 'sent', stillFits: false });
    const then = await dashboard();
    expect(then.oneThing).toMatchObject({ heading: 'See what your new answers change', leadsTo: 'plan' });
    expect(then.oneThing?.text).toContain('Go on paying what you agreed until we have talked.');
    expect(then.standing).toContain('We talk before it goes on.');
    expect(then.dates.map(({ title }) => title)).toEqual([
      'Your answers have changed since',
      'Plan payments, £240',
    ]);
    const waiting = await pack();
    expect(waiting.letters.map(({ id }) => id)).not.toContain(params.letterId);
    expect(waiting.notToSend).toContainEqual({
      to: second?.creditor,
      says: expect.stringContaining('waits until we have talked'),
      isFirst: false,
    });
    // In the case no offer is to be made either.
    expect(await inCase()).toMatchObject({ waits: true });
    // What went stays where it was.
    expect(waiting.letters.map(({ state }) => state.kind)).toEqual(['sent']);
    const { stops } = (await person.call(myLetter, { params })).answer.letter;
    const edited = await person.call(editLetter, {
      params,
      body: { place: 'creditorAddress', value: 'PO Box 118', was: '' },
    });
    expect([edited.status, edited.error?.code, edited.error?.message]).toEqual([
      409,
      'LETTER_NOT_TO_SEND',
      stops,
    ]);

    const currentBalance = (second?.owed ?? 0) / 100;
    (await person.call(changeDebt, { params: debt, body: { currentBalance } })).answer;
    expect({ dashboard: await dashboard(), pack: await pack(), repayment: await mine() }).toEqual(before);
    expect(await inCase()).toMatchObject({ waits: false });
  });
});

describe('another solution chosen once offers went', () => {
  it('ends the plan in the same press, and what happened to it stays (DN-615)', async () => {
    const { person, planId, advice, goesOn, note } = await repaying(test, staff);
    await goesOn();
    const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    const debtIds = drawn.answer.repayment.stands?.debts.map(({ id }) => id) ?? [];
    await note({ kind: 'offers sent', on: TODAY, debtIds });
    const others = [...advice.eligible, ...(advice.recommended ? [advice.recommended] : [])];
    const other = others.find(({ product }) => product.shortName !== 'DMP')?.product.shortName ?? '';
    const { recordId } = (await person.call(recommendation, {})).answer;
    const { status, answer } = await chooses(person, {
      recordId: recordId ?? '',
      shortName: other,
      replaces: planId,
    });
    expect(status).toBe(200);
    expect(answer.plan).toMatchObject({ product: { shortName: other }, state: 'chosen' });
    const before = await test.database
      .selectFrom('plan_changes')
      .select('state')
      .where('plan_id', '=', planId)
      .orderBy('sequence')
      .execute();
    expect(before.map(({ state }) => state).slice(-2)).toEqual(['sent', 'ended']);
  });
});
