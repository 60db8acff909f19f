import { randomUUID } from 'node:crypto';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { noteRepayment } from '@towpath/contracts/api/repayment.ts';
import { planOn } from '@towpath/domain/plans/repayment/replay.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';
import { eventsOf } from './repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const DAY = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-23';

/** Somebody whose plan is drawn up and whose offers went today. */
async function offered() {
  const one = await repaying(test, staff);
  await one.goesOn();
  const drawn = await one.note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const debts = drawn.answer.repayment.stands?.debts ?? [];
  const byName = new Map(debts.map(({ creditor, id }) => [creditor, id]));
  const idOf = (name: string) => byName.get(name) ?? '';
  await one.note({ kind: 'offers sent', on: TODAY, debtIds: debts.map(({ id }) => id) });
  const planState = async () => (await one.person.call(myPlan, {})).answer.plan?.state ?? null;
  return { ...one, idOf, debts, planState };
}

describe('a plan that is repaid', () => {
  it('is there once an adviser has said that it goes on, and not before (DN-168)', async () => {
    const { mine, note, goesOn } = await repaying(test, staff);
    expect(await mine()).toBeNull();
    const early = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    expect([early.status, early.error?.code]).toEqual([409, 'REPAYMENT_NOT_BEGUN']);
    await goesOn();
    expect(await mine()).toMatchObject({ sequence: 0, canNote: true, notDrawn: null, stands: null });
  });

  it('is drawn up from the advice: the sum that it shows, shared among its debts (DN-152)', async () => {
    const { advice, mine, note, goesOn } = await repaying(test, staff);
    await goesOn();
    const all = [...(advice.recommended ? [advice.recommended] : []), ...advice.eligible];
    const shows = all.find(({ product }) => product.shortName === 'DMP')?.payment?.value;
    const draft = (await mine())?.draft;
    expect(draft?.monthly).toBe((shows ?? 0) * 100);
    expect(draft?.debts.map(({ payment }) => payment).reduce((total, one) => total + one, 0)).toBe(
      draft?.monthly,
    );
    const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    expect(drawn.status).toBe(200);
    expect(drawn.answer.repayment).toMatchObject({
      sequence: 1,
      differences: [],
      stands: { stage: 'offers to send', tasks: ['send offers'], sums: { owed: 12_056_00 } },
    });
    expect(drawn.answer.repayment.stands?.toCome[0]?.on).toBe('2026-12-01');
    const far = await note({ kind: 'draw up again', firstPayment: '2027-05-01' });
    expect([far.status, far.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('is sent with its first offers, and runs once nobody is waited for and the first payment is made (DN-169)', async () => {
    const { person, planId, note, idOf, planState, mine } = await offered();
    expect(await planState()).toBe('sent');
    const answered = { kind: 'answered', on: TODAY, sum: null } as const;
    await note({ ...answered, debtId: idOf('Fenland Finance'), answer: 'accepts' });
    await note({ ...answered, debtId: idOf('Kestrel Cards'), answer: 'accepts and stops interest' });
    await note({ ...answered, debtId: idOf('Marlow & Reed'), answer: 'refuses' });
    expect((await mine())?.stands).toMatchObject({
      answered: { count: 3, of: 4 },
      stage: 'waiting for answers',
    });
    test.clock.forward(29 * DAY);
    const later = await daysLater(test, person);
    const then = noting(later, planId);
    const stateThen = async () => (await later.call(myPlan, {})).answer.plan?.state ?? null;
    expect(
      (await then.mine())?.stands?.debts.find(({ creditor }) => creditor === 'Barrowby Bank'),
    ).toMatchObject({
      standing: 'silent',
      next: { step: 'write again' },
    });
    expect(await stateThen()).toBe('sent');
    const paid = await then.note({ kind: 'paid', on: '2026-12-01', due: '2026-12', debtId: null, sum: null });
    expect(paid.answer.repayment.stands?.stage).toBe('running');
    expect(await stateThen()).toBe('running');
    await then.note({ kind: 'ended', why: 'left' });
    expect(await stateThen()).toBeNull();
    test.clock.set(BEGUN);
  });

  it('has each thing once, however often it is sent, and refuses what was written by who has not seen the rest (DN-170)', async () => {
    const { note, mine, idOf } = await offered();
    const id = randomUUID();
    const said = { kind: 'paid', on: TODAY, due: null, debtId: idOf('Kestrel Cards'), sum: 10_00 } as const;
    const sent = await Promise.all(Array.from({ length: 6 }, () => note(said, { id, after: 2 })));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await mine()).toMatchObject({ sequence: 3, stands: { sums: { paid: 10_00, owed: 12_046_00 } } });
    const other = await note(said, { after: 2 });
    expect([other.status, other.error?.code]).toEqual([409, 'REPAYMENT_CHANGED_ELSEWHERE']);
    expect((await mine())?.sequence).toBe(3);
  });

  it('says why something cannot have happened, and keeps nothing of it (DN-163, DN-481)', async () => {
    const { note, mine, idOf } = await offered();
    const more = await note({
      kind: 'paid',
      on: TODAY,
      due: null,
      debtId: idOf('Marlow & Reed'),
      sum: 964_01,
    });
    expect([more.status, more.error?.code, more.error?.message]).toEqual([
      409,
      'REPAYMENT_REFUSED',
      'That is more than you owe on this debt. Check the sum and the day.',
    ]);
    const early = await note({ kind: 'offers sent', on: '2026-11-24', debtIds: [idOf('Marlow & Reed')] });
    expect(early.error?.message).toMatch(/still to come/u);
    const refusals = [
      await note({ kind: 'means changed', monthly: 1 }),
      await note({
        kind: 'answered',
        on: TODAY,
        debtId: idOf('Kestrel Cards'),
        answer: 'asks for more',
        sum: 0,
      }),
    ];
    expect(refusals.map(({ error }) => [error?.code, error?.message])).toEqual([
      ['REPAYMENT_REFUSED', 'This is too little to share out. Ring us: another way may fit better.'],
      [
        'REPAYMENT_REFUSED',
        'That is not more than you offered. Put in what they ask for, or leave it empty.',
      ],
    ]);
    const nameless = await note({ kind: 'sold', on: TODAY, debtId: idOf('Kestrel Cards'), creditor: ' ​ ' });
    const same = await note({
      kind: 'sold',
      on: TODAY,
      debtId: idOf('Kestrel Cards'),
      creditor: 'kestrel cards',
    });
    expect([same.status, same.error?.fields?.[0]]).toMatchObject([
      400,
      { field: 'creditor', message: 'They have this debt already. Put in who has it now' },
    ]);
    expect([nameless.status, nameless.error?.fields?.[0]?.field]).toEqual([400, 'creditor']);
    expect((await mine())?.sequence).toBe(2);
  });

  it('says that its sums do not add up any more once the debts have changed, and is drawn up anew (DN-164)', async () => {
    const { person, note, mine, idOf } = await offered();
    await note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: null, sum: null });
    const { paid } = (await mine())?.stands?.sums ?? { paid: 0 };
    expect(paid).toBeGreaterThan(0);
    // What the list says after that has the payment in it.
    test.clock.forward(1_000);
    await person.call(changeDebt, {
      params: { debtId: idOf('Marlow & Reed') },
      body: { currentBalance: 1200 },
    });
    expect((await mine())?.differences).toEqual(['another balance']);
    const again = await note({ kind: 'draw up again', firstPayment: '2026-12-15' });
    expect(again.status).toBe(200);
    expect(again.answer.repayment).toMatchObject({ differences: [] });
    const stands = again.answer.repayment.stands;
    expect(stands?.debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.owed).toBe(1200_00);
    expect(stands?.sums.paid).toBe(paid);
    if (!stands) throw new Error('The plan is not drawn up');
    const { sums } = stands;
    expect(sums.paid + sums.owed).toBe(sums.started + sums.corrected);
  });

  it('is shared anew by one call where somebody is owed something and gets nothing, and that is taken back (DN-509)', async () => {
    const { note, mine, idOf } = await offered();
    const debtId = idOf('Marlow & Reed');
    const early = await note({ kind: 'shared anew' });
    expect(early.error?.message).toBe('Each lender gets a share already, so nothing changes.');
    await note({ kind: 'paid', on: TODAY, due: null, debtId, sum: 964_00 });
    await note({ kind: 'means changed', monthly: 100_00 });
    const later = { kind: 'balance put right', on: TODAY, debtId, balance: 90_00, why: 'interest' } as const;
    const { stands } = (await note(later)).answer.repayment;
    const marlowOf = (of: typeof stands) => of?.debts.find(({ id }) => id === debtId);
    expect(stands?.withoutShare).toBe('can be shared');
    expect(marlowOf(stands)).toMatchObject({ payment: 0, standing: 'gets nothing' });
    const shared = await note({ kind: 'shared anew' });
    expect(shared.status).toBe(200);
    const now = shared.answer.repayment;
    expect(now.stands).toMatchObject({ withoutShare: 'none', monthly: 100_00 });
    expect(marlowOf(now.stands)).toMatchObject({ payment: 5_00, standing: 'not offered' });
    await note({ kind: 'taken back', entry: now.sequence });
    expect((await mine())?.stands).toEqual(stands);
  });

  it('is nobody else’s, and nothing of it stands open in the table (DN-171)', async () => {
    const { planId, person, mine } = await offered();
    const other = await offered();
    const strange = await other.person.call(noteRepayment, {
      params: { planId },
      body: { id: randomUUID(), after: 2, note: { kind: 'reviewed' } },
    });
    expect([strange.status, strange.error?.code]).toEqual([404, 'NOT_FOUND']);
    expect((await mine())?.sequence).toBe(2);
    const rows = await test.database
      .selectFrom('repayment_events')
      .selectAll()
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(rows).toHaveLength(2);
    expect(Buffer.concat(rows.map(({ sealed }) => sealed)).toString('latin1')).not.toMatch(/Kestrel|drawn/u);
    await expect(
      test.database.updateTable('repayment_events').set({ written_at: new Date() }).execute(),
    ).rejects.toThrow();
  });

  it('is the same for a server that starts again, and any day of it is rebuilt from what was written down (DN-176)', async () => {
    const { person, planId, note, mine, idOf } = await offered();
    await note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: idOf('Kestrel Cards'), sum: null });
    const id = randomUUID();
    const said = {
      kind: 'balance put right',
      on: TODAY,
      debtId: idOf('Marlow & Reed'),
      balance: 1000_00,
      why: 'interest',
    } as const;
    await note(said, { id });
    const before = await mine();
    const again = await test.startAnother();
    const there = noting(
      {
        call: (declaration, options) =>
          again.call(declaration, { authorization: person.authorization, ...options }),
      },
      planId,
    );
    // Its answer was lost, so it is sent once more.
    expect((await there.note(said, { id, after: 3 })).status).toBe(200);
    expect(await there.mine()).toEqual(before);
    const seal = createSeal(test.config.dataSecret);
    const stored = await eventsOf(test.database, seal, { customerId: person.customerId, planId });
    expect(stored.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    const events = stored.map(({ event }) => event);
    for (const day of [TODAY, '2026-11-24', '2031-01-01']) {
      const debts = planOn(events, day)?.debts ?? [];
      expect(debts.map(({ paid, owed }) => paid + owed)).toEqual(
        debts.map(({ started, corrected }) => started + corrected),
      );
      expect(debts.reduce((total, { owed }) => total + owed, 0)).toBe(before?.stands?.sums.owed);
    }
    expect(planOn(events, '2026-11-22')).toBeNull();
  });
});
