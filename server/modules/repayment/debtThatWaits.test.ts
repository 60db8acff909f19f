import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** A plan of four lenders that is drawn up, with one of whose debts something is told since. */
async function drawnUp() {
  const plan = await repaying(test, staff);
  const { person, planId, goesOn, note } = plan;
  await goesOn();
  const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const debts = drawn.answer.repayment.stands?.debts ?? [];
  const fenland = debts.find(({ creditor }) => creditor === 'Fenland Finance');
  if (!fenland) throw new Error('The plan has no debt of Fenland Finance.');
  const tell = async (body: { readonly isVeryOld?: boolean; readonly isDisputed?: boolean }) => {
    const { status } = await person.call(changeDebt, { params: { debtId: fenland.id }, body });
    expect(status).toBe(200);
  };
  const stands = async () => {
    const read = await plan.mine();
    if (!read?.stands) throw new Error('The plan is not drawn up.');
    return { ...read.stands, differences: read.differences };
  };
  const { cookie } = await staff.member();
  const inCase = async () =>
    (await staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, cookie)).body.repayment;
  const onPaper = async () => {
    const { bytes } = await person.call(planPdf, { params: { planId }, query: {} });
    return (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
  };
  return { ...plan, debts, fenland, tell, stands, inCase, onPaper };
}

describe('a debt of a plan of which is told since that advice comes first', () => {
  for (const fact of ['isVeryOld', 'isDisputed'] as const) {
    it(`waits before any offer goes: ${fact} (DN-725)`, async () => {
      const { person, fenland, tell, stands, inCase, onPaper } = await drawnUp();
      expect((await stands()).headline).toEqual({ says: 'offers to send', count: 4, of: 4 });
      await tell({ [fact]: true });
      const now = await stands();
      expect(now.adviceFirst).toEqual([fenland.id]);
      expect(now.differences).toContain('a debt waits');
      expect(now.differences).not.toContain('a debt less');
      expect(now.debts[0]).toMatchObject({
        id: fenland.id,
        standing: 'advice first',
        next: { step: 'talk with us', who: 'you', by: null },
      });
      expect(now.headline).toEqual({ says: 'offers to send', count: 3, of: 3 });
      const of = (month: (typeof now.toCome)[number] | undefined) => month?.shares.map(one => one.debtId);
      expect(of(now.toCome[0])).toHaveLength(3);
      expect(of(now.toCome[0])).not.toContain(fenland.id);
      const { dates } = (await person.call(myDashboard, {})).answer;
      expect(dates.map(({ title }) => title)).toContain('3 offers to send');
      expect((await inCase()).stands.debts[0]).toMatchObject({ standing: 'advice first' });
      expect(await onPaper()).toContain('Talk to us first. Until then, do not pay it or write to them.');
      await tell({ [fact]: false });
      expect(await stands()).toMatchObject({ adviceFirst: [], headline: { count: 4 } });
    });
  }

  it('is not said to be paid from the budget before the plan is drawn up (DN-1682)', async () => {
    const { person, goesOn, mine } = await repaying(test, staff);
    const { debts } = (await person.call(myDebts, {})).answer;
    const fenland = debts.find(({ initialCreditorName }) => initialCreditorName === 'Fenland Finance');
    if (!fenland) throw new Error('They have no debt of Fenland Finance.');
    await goesOn();
    const body = { isVeryOld: true };
    expect((await person.call(changeDebt, { params: { debtId: fenland.id }, body })).status).toBe(200);
    const draft = (await mine())?.draft;
    expect(draft?.outside.map(({ id }) => id)).toContain(fenland.id);
    expect(draft?.adviceFirst).toEqual([fenland.id]);
  });

  it('is paid nothing where the month is said to be paid, and its share is asked about no more (DN-725)', async () => {
    const { debts, fenland, tell, stands, note } = await drawnUp();
    await note({ kind: 'offers sent', on: TODAY, debtIds: debts.map(({ id }) => id) });
    await tell({ isVeryOld: true });
    const { toCome, headline } = await stands();
    expect(headline).toEqual({ says: 'answers', count: 0, of: 3 });
    expect(toCome[0]?.sum).toBe(240_00 - fenland.payment);
    const paid = await note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: null, sum: null });
    expect(paid.status).toBe(200);
    const now = await stands();
    expect(now.sums.paid).toBe(240_00 - fenland.payment);
    expect(now.debts.find(({ id }) => id === fenland.id)).toMatchObject({ paid: 0 });
    expect(now.past[0]).toMatchObject({ due: '2026-12', open: [] });
  });

  it('waits outside of the plan once that is drawn up anew, and is not said to be gone (DN-726)', async () => {
    const { fenland, tell, stands, note, onPaper } = await drawnUp();
    await tell({ isVeryOld: true });
    expect((await note({ kind: 'draw up again', firstPayment: '2026-12-01' })).status).toBe(200);
    const now = await stands();
    expect(now.adviceFirst).toEqual([fenland.id]);
    expect(now.outside.map(({ id }) => id)).toContain(fenland.id);
    expect(now.differences).toEqual([]);
    const text = await onPaper();
    expect(text).toContain('Waits until we have talked');
    expect(text).not.toContain('Not in your debts any more');
  });
});
