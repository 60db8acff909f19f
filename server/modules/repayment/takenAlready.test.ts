import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { choosePlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { submitIncome } from '../../testing/budget.ts';
import { noting } from '../../testing/repaying.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Somebody with more debts, and perhaps another income, who chose to pay them, and what is drawn up. */
async function chose(shortName: 'DMP' | 'TPP', debts: readonly object[], income: number | null = null) {
  const person = await atAdvice(test, { debt: { currentBalance: 4212 } });
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  const fenland = { initialCreditorName: 'Fenland Finance', creditTypeId: 2, currentBalance: 5380 };
  for (const debt of [fenland, ...debts]) {
    const { status } = await person.call(addDebt, {
      query: { stepId },
      body: { ...CARD_DEBT, ...debt } as DebtBody,
    });
    expect(status).toBe(200);
  }
  if (income !== null) {
    await submitIncome(person, 1, [
      { typeId: 1001, amount: income, frequencyId: 1, deviationReasonId: null },
    ]);
    await person.call(completeBudget, {});
  }
  const { recordId } = (await person.call(recommendation, {})).answer;
  const chosen = await person.call(choosePlan, {
    body: { recordId: recordId ?? '', shortName, replaces: null, hasReadRisks: true },
  });
  const planId = chosen.answer.plan.id;
  await person.call(notePlan, { params: { planId }, body: { from: 'chosen', to: 'being prepared' } });
  return { person, ...noting(person, planId) };
}

const FROM_WAGES = {
  initialCreditorName: 'Harbour Bank',
  creditTypeId: 4,
  currentBalance: 1500,
  hasAttachmentOfEarnings: true,
};

describe('what is taken already before the person is paid', () => {
  it.each(['DMP', 'TPP'] as const)(
    'stands outside of what is chosen, %s, gets no share and no offer, and is said to be taken (DN-1181)',
    async shortName => {
      const { mine, note } = await chose(shortName, [FROM_WAGES], shortName === 'TPP' ? 1270 : null);
      const before = await mine();
      expect(before?.draft?.debts.map(({ creditor }) => creditor)).toEqual([
        'Kestrel Cards',
        'Fenland Finance',
      ]);
      const outside = [{ creditor: 'Harbour Bank', isTaken: true }];
      expect(before?.draft?.outside).toMatchObject(outside);
      const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-20' });
      expect(drawn.answer.repayment.stands?.outside).toMatchObject(outside);
      expect(drawn.answer.repayment).toMatchObject({ differences: [], notInPlan: [], apart: { each: [] } });
    },
  );
});

/** An income that leaves £5 a month: what is set aside for a bill of £100 that is late. */
const LEFT_FIVE = 1265;

describe('what comes first beside a plan', () => {
  it('has its sum where a court tied the debt to the home, and the plan pays the rest; the dashboard names both (DN-1180, DN-1183)', async () => {
    const { person, mine, note } = await chose('DMP', [
      {
        initialCreditorName: 'Charge Co',
        creditTypeId: 4,
        currentBalance: 3000,
        regularPaymentAmount: 60,
        hasLegalAction: true,
        courtStage: 'charging order',
        arrears: 100,
      },
    ]);
    const { draft, apart } = (await mine()) ?? {};
    const [charged] = draft?.outside ?? [];
    expect(charged?.creditor).toBe('Charge Co');
    expect(apart).toEqual({
      each: [{ id: charged?.id, monthly: 5_00 }],
      leftBefore: (draft?.monthly ?? 0) + 5_00,
    });

    const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-20' });
    const debtIds = drawn.answer.repayment.stands?.debts.map(({ id }) => id) ?? [];
    await note({ kind: 'offers sent', on: '2026-11-23', debtIds });
    const { dates } = (await person.call(myDashboard, {})).answer;
    expect(dates.find(({ title }) => title.startsWith('Plan payments'))?.text).toContain(
      'Beside your plan you also pay £5 to Charge Co this month, from your budget.',
    );
  });

  it('has no sum that the budget does not leave, beside token payments too (DN-1182)', async () => {
    const tax = { initialCreditorName: 'Leeds Council', creditTypeId: 24, currentBalance: 600, arrears: 100 };
    const enough = await chose('TPP', [tax], LEFT_FIVE);
    expect((await enough.mine())?.apart.each).toMatchObject([{ monthly: 5_00 }]);
    const { mine, note } = await chose('TPP', [tax], LEFT_FIVE - 5);
    expect((await mine())?.draft?.outside).toMatchObject([{ creditor: 'Leeds Council' }]);
    expect((await mine())?.apart).toEqual({ each: [], leftBefore: null });
    const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-20' });
    expect(drawn.answer.repayment.apart).toEqual({ each: [], leftBefore: null });
  });
});
