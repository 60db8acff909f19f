import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt } from '../../testing/letters.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** Who has chosen a plan for four lenders and owes a benefit back, of which is not said if it still comes. */
async function withOverpayment() {
  const all = await repaying(test, staff);
  const { person } = all;
  const debtId = await addsDebt(person, {
    initialCreditorName: 'DWP',
    creditTypeId: 30,
    currentBalance: 800,
    inReceiptOfBenefit: null,
  });
  const pack = async () => (await person.call(myLetters, {})).answer;
  const answers = (inReceiptOfBenefit: boolean) =>
    person.call(changeDebt, { params: { debtId }, body: { inReceiptOfBenefit } });
  return { ...all, debtId, pack, answers };
}

describe('a plan that one question about a benefit keeps from being drawn up', () => {
  it('says which debt it is about, and can be drawn up once that is answered (DN-1191)', async () => {
    const { goesOn, mine, note, answers } = await withOverpayment();
    await goesOn();
    const before = await mine();
    expect(before).toMatchObject({ draft: null, notDrawn: 'benefit not known', benefitNotKnown: ['DWP'] });
    const refused = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    expect(refused.error?.message).toContain('the benefit that one of your debts is about');
    expect((await answers(false)).status).toBe(200);
    const after = await mine();
    expect(after?.notDrawn).toBeNull();
    expect(after).not.toHaveProperty('benefitNotKnown');
  });

  it('has its offers wait, and say why, until its sums are settled (DN-1192)', async () => {
    const { pack, answers, mine, goesOn } = await withOverpayment();
    await goesOn();
    const { letters, offers } = await pack();
    const isOffer = ({ id }: { readonly id: string }) => id.startsWith('pro-rata-offer.');
    expect(letters.filter(isOffer).filter(({ state }) => state.kind !== 'waits')).toEqual([]);
    expect(offers).toBeNull();
    expect((await pack()).notToSend).toContainEqual({
      to: 'Fenland Finance',
      says: expect.stringContaining('your plan can’t be drawn up yet'),
      isFirst: false,
    });
    await answers(false);
    const now = await pack();
    const shares = new Map(now.letters.filter(isOffer).map(({ to, share }) => [to, share]));
    expect(shares.size).toBeGreaterThan(3);
    const ofPlan = new Map(((await mine())?.draft?.debts ?? []).map(one => [one.creditor, one.payment]));
    const paid = [...shares].map(([to]) => [to, ofPlan.get(to)]);
    expect([...shares]).toEqual(paid);
    expect(now.offers?.total).toBeGreaterThan(0);
  });
});
