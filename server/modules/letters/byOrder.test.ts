import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt, sendsLetter } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
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

/** Somebody with a plan for five lenders that is drawn up, of whom one has a judgment, or more. */
async function withOrder(told: Readonly<Record<string, unknown>>) {
  const all = await repaying(test, staff);
  const { person, goesOn, note, mine } = all;
  const debtId = await addsDebt(person, {
    initialCreditorName: 'Judg Co',
    creditTypeId: 2,
    currentBalance: 1200,
    hasLegalAction: true,
    ...told,
  });
  await goesOn();
  const draft = (await mine())?.draft;
  await note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const stands = async () => (await mine())?.stands;
  const inPlan = async () => (await stands())?.debts.find(({ id }) => id === debtId);
  const pack = async () => (await person.call(myLetters, {})).answer;
  return { ...all, debtId, draft, stands, inPlan, pack };
}

describe('a debt of a plan of which a court says what is paid', () => {
  it.each([
    ['judgment', { courtStage: 'judgment' }],
    ['bailiffs', { courtStage: 'bailiffs' }],
  ] as const)('has no offer to send, and is told to be paid as ordered: %s (DN-1190)', async (_, told) => {
    const { inPlan, stands } = await withOrder(told);
    expect(await inPlan()).toMatchObject({
      standing: 'by order',
      next: { step: 'pay as ordered', who: 'you', by: null },
    });
    expect((await stands())?.headline).toEqual({ says: 'offers to send', count: 4, of: 4 });
  });

  it('gets no share of a payment: not in the draft, the sums, the schedule, the paper or the case (DN-1371)', async () => {
    const { person, debtId, draft, stands, inPlan, planId, note, mine } = await withOrder({
      courtStage: 'judgment',
    });
    const ofDraft = draft?.debts.find(({ id }) => id === debtId);
    expect(ofDraft).toMatchObject({ isByOrder: true });
    expect(draft?.debts.filter(({ isByOrder }) => isByOrder)).toHaveLength(1);
    const read = await stands();
    const share = (await inPlan())?.payment ?? 0;
    expect(share).toBeGreaterThan(0);
    expect(read?.sums).toMatchObject({ ordered: 1200_00, waiting: 0 });
    expect(read?.endsOn).toEqual(expect.any(String));
    const [first] = read?.toCome ?? [];
    expect(first?.shares.map(one => one.debtId)).not.toContain(debtId);
    expect(first?.sum).toBe((read?.monthly ?? 0) - share);
    const { bytes } = await person.call(planPdf, { params: { planId }, query: {} });
    const paper = (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
    expect(paper).toContain('Judg Co: not in these payments. Pay as the court, or the notice you got, says.');
    expect(paper).toContain('This leaves out £1,200.00 that is paid as ordered.');
    expect(paper).toMatch(/Judg Co[^£]*As ordered/u);
    const { cookie } = await staff.member();
    const inCase = await staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, cookie);
    expect(inCase.body.repayment.stands).toEqual(read);
    // A month that is paid as a whole is paid without it; its own share is no sum that could be paid.
    const others = (read?.debts ?? []).filter(({ id }) => id !== debtId).map(({ id }) => id);
    await note({ kind: 'offers sent', on: TODAY, debtIds: others });
    const own = { kind: 'paid', on: TODAY, due: '2026-12', debtId, sum: null } as const;
    expect((await note(own)).status).toBe(409);
    expect((await note({ ...own, debtId: null })).status).toBe(200);
    expect((await mine())?.stands?.sums.paid).toBe(first?.sum);
    expect((await note({ ...own, due: null, sum: 80_00 })).status).toBe(200);
    expect(await inPlan()).toMatchObject({ paid: 80_00, owed: 1120_00 });
  });

  it('is said to be paid as ordered on the dashboard too, and not to be rung about for a plan (DN-1477)', async () => {
    const { person, inPlan } = await withOrder({ courtStage: 'judgment', isInArrears: true, arrears: 200 });
    expect((await inPlan())?.next.step).toBe('pay as ordered');
    const { pressing } = (await person.call(myDashboard, {})).answer;
    const its = pressing.urgent.find(({ debt }) => debt?.creditorName === 'Judg Co');
    expect(its).toMatchObject({ step: { heading: 'Pay Judg Co as ordered', ringsThem: false } });
    expect(its?.says).toMatch(/^Pay as the court, or the notice you got, says\. If you cannot, call us/u);
  });

  it('is apart from another sum that can be paid: that is shared among the others (DN-1491)', async () => {
    const { debtId, stands, inPlan, note, mine } = await withOrder({ courtStage: 'judgment' });
    const share = (await inPlan())?.payment ?? 0;
    const before = (await stands())?.toCome[0]?.sum ?? 0;
    expect((await note({ kind: 'means changed', monthly: before })).status).toBe(409);
    expect((await note({ kind: 'means changed', monthly: 90_00 })).status).toBe(200);
    const now = await stands();
    expect(now?.toCome[0]?.sum).toBe(90_00);
    expect(now?.monthly).toBe(90_00 + share);
    expect((await inPlan())?.payment).toBe(share);
    const others = (now?.debts ?? []).filter(({ id }) => id !== debtId);
    expect(others.reduce((total, { payment }) => total + payment, 0)).toBe(90_00);
    expect((await mine())?.happened[0]).toMatchObject({ kind: 'means changed', sum: 90_00 });
  });

  it('gets its share again once the court is asked for the sum of the plan (DN-1371)', async () => {
    const { person, debtId, stands } = await withOrder({ courtStage: 'judgment' });
    await sendsLetter(person, `redetermination.${debtId}`, TODAY);
    const now = await stands();
    expect(now?.sums.ordered).toBe(0);
    expect(now?.toCome[0]?.shares.map(one => one.debtId)).toContain(debtId);
  });

  it('leaves no offer to send once those to the others went, on its page, paper and dashboard (DN-1190)', async () => {
    const { person, planId, debtId, pack, stands } = await withOrder({ courtStage: 'judgment' });
    const { letters, notToSend } = await pack();
    expect(letters.filter(({ id }) => id.endsWith(debtId))).toEqual([]);
    expect(letters.filter(({ id }) => id.startsWith('pro-rata-offer'))).toHaveLength(4);
    expect(notToSend).toEqual([
      { to: 'Judg Co', says: expect.stringContaining('A court has ruled on it.'), isFirst: false },
    ]);
    for (const { id } of letters) await sendsLetter(person, id, TODAY);
    const now = await stands();
    expect(now?.headline).toEqual({ says: 'answers', count: 0, of: 4 });
    expect(now?.stage).toBe('waiting for answers');
    expect(now?.tasks).not.toContain('send offers');
    const { oneThing, dates, waits } = (await person.call(myDashboard, {})).answer;
    expect(dates.map(({ title }) => title)).not.toContain('1 offer to send');
    expect(dates).not.toEqual([]);
    expect(oneThing).toBeNull();
    expect(waits.map(({ who }) => who)).toEqual(['4 of those you owe']);
    const { bytes } = await person.call(planPdf, { params: { planId }, query: {} });
    const paper = (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
    expect(paper).toContain('Pay as the court, or the notice you got, says.');
    expect(paper).not.toContain('Send them your offer');
  });

  it('is waited for once the court is asked to look at it again (DN-1190)', async () => {
    const { person, debtId, inPlan, pack } = await withOrder({ courtStage: 'judgment' });
    await sendsLetter(person, `redetermination.${debtId}`, TODAY);
    expect(await inPlan()).toMatchObject({ standing: 'waiting', next: { step: 'they answer' } });
    expect((await pack()).notToSend).toEqual([]);
  });

  it('lets the plan run once the others have answered and the first payment is made (DN-1190)', async () => {
    const { stands, note, debtId, planId } = await withOrder({ courtStage: 'judgment' });
    const others = ((await stands())?.debts ?? []).filter(({ id }) => id !== debtId);
    await note({ kind: 'offers sent', on: TODAY, debtIds: others.map(({ id }) => id) });
    for (const { id } of others) {
      await note({ kind: 'answered', on: TODAY, debtId: id, answer: 'accepts', sum: null });
    }
    expect((await stands())?.headline).toEqual({ says: 'answers', count: 4, of: 4 });
    expect((await note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: null, sum: null })).status).toBe(
      200,
    );
    const plan = await test.database
      .selectFrom('plans')
      .select('state')
      .where('id', '=', planId)
      .executeTakeFirstOrThrow();
    expect(plan.state).toBe('running');
  });
});
