import { attachBudget, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt } from '../../testing/letters.ts';
import { fillIn, open, read, saidIn, send, write } from '../../testing/letterWriting.ts';
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
const COUNCIL = {
  creditTypeId: 24,
  initialCreditorName: 'Leeds Council',
  currentBalance: 648,
  isInArrears: true,
  arrears: 648,
};

/** Somebody with £240 left, of which £27 is for council tax that is late, and a plan that is not drawn up. */
async function withCouncil() {
  const all = await repaying(test, staff);
  const { person } = all;
  await addsDebt(person, COUNCIL);
  const pack = async () => (await person.call(myLetters, {})).answer;
  const { letters } = await pack();
  const council = letters.find(({ to }) => to === 'Leeds Council');
  const lender = letters.find(({ to }) => to === 'Fenland Finance');
  return { ...all, pack, council, councilId: council?.id ?? '', lender, lenderId: lender?.id ?? '' };
}

describe('the letters of somebody with council tax that is late', () => {
  it('offer the council what the advice sets aside for it, on top of what the lenders get (DN-660)', async () => {
    const { person, pack, council, councilId } = await withCouncil();
    expect(council).toMatchObject({ share: 27_00, title: 'Arrears, £27 a month', warns: null });
    expect(saidIn(await open(person, councilId))).toContain('What is overdue is £648. I can pay £27 a month');
    const { offers, letters } = await pack();
    expect(offers?.shares.reduce((sum, share) => sum + share, 0)).toBe(213_00);
    expect(offers).toMatchObject({ onTop: [{ to: 'Leeds Council', sum: 27_00 }], total: 240_00 });
    expect(offers?.says).toContain('all that you have for them');
    expect(letters.every(({ warns }) => warns === null)).toBe(true);
    // It is theirs to change, up to what is owed.
    const tooMuch = await write(person, councilId, 'extra', '£700', '£27');
    expect(tooMuch.error?.fields?.[0]?.message).toBe('You owe £648 here. Offer that or less');
  });

  it('warn of all that they offer together, what was sent with it, and say nothing of what is there then (DN-661)', async () => {
    const { person, pack, councilId, lenderId } = await withCouncil();
    expect(saidIn(await open(person, lenderId))).toContain('I have £213 a month for the 4 lenders');
    await write(person, councilId, 'extra', '£150', '£27');
    const { offers, letters } = await pack();
    expect(offers?.says).toContain('£363 a month. That is £123 more than you have for them');
    expect(new Set(letters.map(({ warns }) => warns?.slice(0, 35)))).toEqual(
      new Set(['Your budget leaves £240 a month for']),
    );
    const lender = await open(person, lenderId);
    expect(lender.warns).toContain('Together they offer £363');
    expect(saidIn(lender)).not.toContain('I have £');
    // Sent, it counts all the same, and once.
    await write(person, councilId, 'reason', '');
    const filled = await fillIn(person, councilId);
    await read(person, councilId, filled);
    expect((await send(person, councilId, filled, TODAY)).status).toBe(200);
    expect((await pack()).offers?.total).toBe(363_00);
    expect((await open(person, councilId)).warns).toContain('£363');
    expect((await open(person, lenderId)).warns).toContain('Together they offer £363');
  });

  it('do not say how a sum came about that the person has changed, and ask to be read again (DN-662)', async () => {
    const { person, lender, lenderId } = await withCouncil();
    const was = `£${(lender?.share ?? 0) / 100}`;
    const filled = await fillIn(person, lenderId);
    await read(person, lenderId, filled);
    await write(person, lenderId, 'share', '£500', was);
    const more = await open(person, lenderId);
    expect(more.state.kind).toBe('read again');
    expect(more.warns).toContain('Your budget leaves £240');
    expect(saidIn(more)).toContain('I owe you £5,380. I can offer you £500 a month from');
    expect(saidIn(more)).not.toMatch(/I have £|by how much I owe/u);
    await write(person, lenderId, 'share', '£10', '£500');
    const less = await open(person, lenderId);
    expect(less.warns).toBeNull();
    expect(saidIn(less)).not.toContain('by how much I owe');
    await write(person, lenderId, 'share', '', '£10');
    expect(saidIn(await open(person, lenderId))).toContain('I have £213 a month for the 4 lenders');
  });

  it('say after a no that payments begin, or that they have begun (DN-663)', async () => {
    const { person, note, goesOn, mine, lenderId } = await withCouncil();
    const debtId = lenderId.slice(lenderId.indexOf('.') + 1);
    await goesOn();
    await note({ kind: 'draw up', firstPayment: TODAY });
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'refuses', sum: null });
    const saysBefore = saidIn(await open(person, `offer-refused.${debtId}`));
    expect(saysBefore).toContain('I will begin to pay it on 23 November 2026');
    await note({ kind: 'paid', on: TODAY, due: '2026-11', debtId: null, sum: null });
    expect((await mine())?.stands?.sums.paid).toBeGreaterThan(0);
    const saysAfter = saidIn(await open(person, `offer-refused.${debtId}`));
    expect(saysAfter).toContain('I have begun to pay it, and I will go on.');
    expect(saysAfter).not.toContain('I will begin');
  });
});

describe('the budget', () => {
  it('goes with no letter until the person ticks it, also where a letter is better with it (DN-664)', async () => {
    const { person, councilId } = await withCouncil();
    const hardship = `council-tax-hardship.${councilId.slice(councilId.indexOf('.') + 1)}`;
    const before = await open(person, hardship);
    expect(before).toMatchObject({ budget: 'can attach', isBetterWithBudget: true });
    expect(saidIn(before)).not.toContain('My budget is attached');
    const filled = await fillIn(person, hardship);
    expect(filled.budget).toBe('can attach');
    await person.call(attachBudget, { params: { letterId: hardship }, body: { isAttached: true } });
    expect(saidIn(await open(person, hardship))).toContain('My budget is attached');
    expect((await open(person, councilId)).isBetterWithBudget).toBe(false);
  });
});
