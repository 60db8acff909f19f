import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** Late with £432, which the advice spreads over two years. */
const ENERGY = {
  initialCreditorName: 'Brightly Energy',
  creditTypeId: 26,
  currentBalance: 432,
  regularPaymentAmount: 80,
  isInArrears: true,
  arrears: 432,
  hasArrangement: false,
};

describe('what is paid beside a plan', () => {
  it('is told before it is drawn up and after, to the person and in the case, with what the budget leaves before (DN-1080)', async () => {
    const { person, goesOn, mine, note } = await repaying(test, staff);
    const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
    const body = { ...CARD_DEBT, ...ENERGY } as DebtBody;
    expect((await person.call(addDebt, { query: { stepId }, body })).status).toBe(200);
    await goesOn();

    const before = await mine();
    const [energy] = before?.draft?.outside ?? [];
    expect(energy?.creditor).toBe('Brightly Energy');
    const apart = {
      each: [{ id: energy?.id ?? '', monthly: 18_00 }],
      leftBefore: (before?.draft?.monthly ?? 0) + 18_00,
    };
    expect(before?.apart).toEqual(apart);

    await note({ kind: 'draw up', firstPayment: '2026-12-20' });
    expect((await mine())?.apart).toEqual(apart);
    const jo = await staff.member();
    const inCase = () => staff.send('GET', `/cases/${person.customerId}/repayment`, undefined, jo.cookie);
    expect((await inCase()).body.repayment.apart).toEqual(apart);

    // A plan of another sum is not what is left after it.
    await note({ kind: 'means changed', monthly: 100_00 });
    expect((await mine())?.apart).toEqual({ ...apart, leftBefore: null });
  });
});
