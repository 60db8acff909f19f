import { letterDocx, letterPdf } from '@towpath/contracts/api/letterFiles.ts';
import { attachBudget, editLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addsDebt } from '../../testing/letters.ts';
import { fillIn, open, saidIn } from '../../testing/letterWriting.ts';
import { readDocx } from '../../testing/readDocx.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

/** Somebody whose plan is drawn up, with the letter to one lender. */
async function drawnUp(monthly?: number) {
  const all = await repaying(test, staff);
  await all.goesOn();
  await all.note({ kind: 'draw up', firstPayment: TODAY });
  if (monthly) await all.note({ kind: 'means changed', monthly, isMoreThanBudget: true });
  const pack = async () => (await all.person.call(myLetters, {})).answer;
  const letterId = (await pack()).letters[0]?.id ?? '';
  return { ...all, pack, letterId, debtId: letterId.slice(letterId.indexOf('.') + 1) };
}

describe('the letters of a plan, held against the budget that goes along', () => {
  it('warn where the plan pays more than is left, whoever gave its sum, and do not say that it is there (DN-618)', async () => {
    const { person, mine, note, pack, letterId } = await drawnUp(300_00);
    const read = await mine();
    expect(read?.differences).toEqual(['more than is left']);
    expect([read?.draft?.monthly, read?.stands?.monthly]).toEqual([240_00, 300_00]);
    expect((await pack()).offers?.says).toContain('£60 more than you have');
    const letter = await open(person, letterId);
    expect(letter.warns).toContain('leaves £240 a month for your lenders, and your plan pays £300');
    expect(saidIn(letter)).toContain('I can offer you £');
    expect(saidIn(letter)).not.toContain('£300');
    await note({ kind: 'means changed', monthly: 200_00 });
    const less = await open(person, letterId);
    expect(less.warns).toBeNull();
    expect(saidIn(less)).toContain('I can be sure to pay £200 a month for the 4 lenders');
    expect((await mine())?.differences).toEqual([]);
  });

  it('show on it what is set aside for debts that come first, as PDF and as DOCX (DN-619)', async () => {
    const { person, letterId } = await drawnUp();
    const council = { creditTypeId: 24, initialCreditorName: 'Leeds Council', currentBalance: 324 };
    await addsDebt(person, { ...council, isInArrears: true, arrears: 324 });
    await person.call(attachBudget, { params: { letterId }, body: { isAttached: true } });
    await fillIn(person, letterId);
    const { text } = await readPdf((await person.call(letterPdf, { params: { letterId }, query: {} })).bytes);
    expect(text).toContain('Left over each month £240.00 Set aside for debts that come first £14.00');
    expect(text).toContain('Left after that £226.00');
    const docx = await readDocx((await person.call(letterDocx, { params: { letterId }, query: {} })).bytes);
    expect(docx.tables.flatMap(({ rows }) => rows)).toContainEqual(['Left after that', '', '£226.00']);
  });

  it('are said to have gone in words of one’s own where only the plan was told, and count no sum but its (DN-620, DN-621)', async () => {
    const all = await repaying(test, staff);
    const before = (await all.person.call(myLetters, {})).answer.letters[0];
    const letterId = before?.id ?? '';
    const was = `£${(before?.share ?? 0) / 100}`;
    const body = { place: 'share', value: '£500', was };
    expect((await all.person.call(editLetter, { params: { letterId }, body })).status).toBe(200);
    await all.goesOn();
    await all.note({ kind: 'draw up', firstPayment: TODAY });
    const debtIds = [letterId.slice(letterId.indexOf('.') + 1)];
    await all.note({ kind: 'offers sent', on: TODAY, debtIds });
    const pack = (await all.person.call(myLetters, {})).answer;
    expect(pack.letters.find(({ id }) => id === letterId)).toMatchObject({
      inOwnWords: true,
      share: before?.share,
      state: { kind: 'sent', toFillIn: 0, on: TODAY },
    });
    expect(pack.letters.filter(({ inOwnWords }) => inOwnWords)).toHaveLength(1);
    expect(pack.offers?.total).toBe(240_00);
  });

  it('say that payments begin only before the first of them (DN-622)', async () => {
    const { person, note, debtId } = await drawnUp();
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts', sum: null });
    expect((await open(person, `first-payment.${debtId}`)).stops).toBeNull();
    const paid = await note({ kind: 'paid', on: TODAY, due: '2026-11', debtId: null, sum: null });
    expect(paid.status).toBe(200);
    expect((await open(person, `first-payment.${debtId}`)).stops).toContain('does not fit any more');
  });
});
