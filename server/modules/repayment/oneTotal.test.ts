import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { budgetStatementPdf, planPdf } from '@towpath/contracts/api/papers.ts';
import { leavePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { debtIdOf } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
// Each has a plan that goes on from the same day.
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const LISTED = 12_056;

/** A plan of four lenders that is drawn up, and what each place says is owed in all and on each debt, in pounds. */
async function drawnUp() {
  const all = await repaying(test, staff);
  await all.goesOn();
  await all.note({ kind: 'draw up', firstPayment: '2026-12-20' });
  const { person, planId } = all;
  const list = async () => (await person.call(myDebts, {})).answer;
  const inCase = async () => {
    const jo = await staff.member();
    const read = (part: string) =>
      staff.send('GET', `/cases/${person.customerId}${part}`, undefined, jo.cookie);
    const [summary, debts] = [await read(''), await read('/debts')];
    return { summary: summary.body.debts.total, ...debts.body };
  };
  const textOf = async (paper: Promise<{ readonly bytes: Uint8Array }>) =>
    (await readPdf((await paper).bytes)).text.replaceAll(/\s+/gu, ' ');
  const statement = () => textOf(person.call(budgetStatementPdf, {}));
  const paper = () => textOf(person.call(planPdf, { params: { planId }, query: {} }));
  const dashboard = async () => (await person.call(myDashboard, {})).answer;
  const of = async (creditor: string) => ({ on: TODAY, debtId: await debtIdOf(person, creditor) });
  return { ...all, list, inCase, statement, paper, dashboard, of };
}

describe('what is owed by a person whose plan was told of payments', () => {
  it('is one sum in the list, on the dashboard, on the plan, on paper and in the case; what they typed stays beside it (DN-847, DN-848)', async () => {
    const { list, inCase, statement, paper, dashboard, mine, note, of, person } = await drawnUp();
    const before = await list();
    expect([before.totalDebtsValue, before.listedDebtsValue]).toEqual([LISTED, LISTED]);
    expect(before.debts.map(({ byPlan }) => byPlan)).toEqual([null, null, null, null]);
    const advised = (await person.call(recommendation, {})).answer;

    await note({ kind: 'paid', due: null, sum: 200_00, ...(await of('Kestrel Cards')) });
    await note({ kind: 'paid', due: null, sum: 100_00, ...(await of('Fenland Finance')) });
    const total = LISTED - 300;
    const { debts, totalDebtsValue, listedDebtsValue } = await list();
    expect([totalDebtsValue, listedDebtsValue]).toEqual([total, LISTED]);
    const kestrel = debts.find(({ initialCreditorName }) => initialCreditorName === 'Kestrel Cards');
    expect(kestrel).toMatchObject({
      currentBalance: 4212,
      byPlan: { left: 4012, since: 'payments', listedOn: TODAY, listedBy: 'you' },
    });
    expect((await mine())?.stands?.sums.owed).toBe(total * 100);
    expect((await dashboard()).goingDown?.sums.owed).toBe(total * 100);
    for (const text of [await statement(), await paper()]) expect(text).toContain(formatPounds(total * 100));
    const seen = await inCase();
    expect([seen.summary, seen.total, seen.listedTotal]).toEqual([total, total, LISTED]);
    const row = seen.debts.find(({ id }: { id: string }) => id === kestrel?.id);
    // What is put right is what was told.
    expect(row).toMatchObject({
      balance: 4212,
      byPlan: { left: 4012 },
      told: { currentBalance: 4212 },
    });
    // The advice reads what was told, as it did.
    expect((await person.call(recommendation, {})).answer.recommended).toEqual(advised.recommended);
  });

  it('is the same after one is put right, written off or found wrong, and once the plan is left (DN-847, DN-849)', async () => {
    const { list, inCase, statement, mine, note, of, person, planId } = await drawnUp();
    await note({
      kind: 'balance put right',
      balance: 4500_00,
      why: 'interest',
      ...(await of('Kestrel Cards')),
    });
    await note({ kind: 'closed', why: 'written off', ...(await of('Barrowby Bank')) });
    await note({ kind: 'closed', why: 'found wrong', ...(await of('Marlow & Reed')) });
    const total = 4500 + 5380;
    expect((await mine())?.stands?.sums.owed).toBe(total * 100);
    const holds = async () => {
      const { debts, totalDebtsValue } = await list();
      expect(totalDebtsValue).toBe(total);
      expect(debts.map(({ byPlan }) => byPlan && [byPlan.left, byPlan.since])).toEqual([
        [4500, 'another sum'],
        null,
        [0, 'written off'],
        [0, 'found wrong'],
      ]);
      const seen = await inCase();
      expect([seen.summary, seen.total]).toEqual([total, total]);
      const text = await statement();
      expect(text).toContain('£9,880.00');
      expect(text).not.toMatch(/Marlow|Barrowby|4,212/u);
    };
    await holds();
    test.clock.forward(60_000);
    expect((await person.call(leavePlan, { params: { planId } })).status).toBe(204);
    await holds();
  });

  it('is what the list says once it was put right later than the plan was told (DN-847)', async () => {
    const { list, note, of, person } = await drawnUp();
    const { debtId } = await of('Kestrel Cards');
    await note({ kind: 'paid', due: null, sum: 200_00, on: TODAY, debtId });
    test.clock.forward(60_000);
    await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 3900 } });
    const { debts, totalDebtsValue, listedDebtsValue } = await list();
    expect(debts.find(({ id }) => id === debtId)).toMatchObject({ currentBalance: 3900, byPlan: null });
    expect([totalDebtsValue, listedDebtsValue]).toEqual([LISTED - 312, LISTED - 312]);
  });
});
