import { attachBudget } from '@towpath/contracts/api/letters.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hears, sendsLetter } from '../../testing/letters.ts';
import { open, saidIn } from '../../testing/letterWriting.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

/** Somebody with £240 left each month, whose offers of a plan all four lenders said yes to. */
async function agreed() {
  const all = await drawnUp(test, staff);
  const debtIds = all.debts.map(({ id }) => id);
  await all.note({ kind: 'offers sent', on: TODAY, debtIds });
  for (const debtId of debtIds) {
    await all.note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts', sum: null });
  }
  const idOf = (name: string) => all.debts.find(({ creditor }) => creditor === name)?.id ?? '';
  const says = async (letterKey: string, name: string) =>
    saidIn(await open(all.person, `${letterKey}.${idOf(name)}`));
  return { ...all, idOf, says };
}

describe('what letters say of the sum of a plan', () => {
  it('agrees with the budget that goes along where its person pays less, and names what it takes the place of (DN-1641, DN-1644)', async () => {
    const { person, note, idOf, says } = await agreed();
    await note({ kind: 'means changed', monthly: 180_00 });
    const params = { letterId: `pro-rata-offer.${idOf('Marlow & Reed')}` };
    await person.call(attachBudget, { params, body: { isAttached: true } });
    const letter = await says('pro-rata-offer', 'Marlow & Reed');
    expect(letter).toContain('I can be sure to pay £180 a month for the 4 lenders in my plan');
    expect(letter).toContain('My budget leaves £240 a month. I keep some of it back');
    expect(letter).not.toContain('I have £180');
    expect(letter).toContain(
      'This takes the place of the £19 a month that you agreed to on 23 November 2026.',
    );
  });

  it('is the sum that was said, also where an earlier offer is kept, and not that it is shared by what is owed (DN-1642, DN-1643)', async () => {
    const { note, mine, idOf, says } = await agreed();
    await note({ kind: 'means changed', monthly: 110_00 });
    const tooMuch = await note({ kind: 'offer kept', debtId: idOf('Fenland Finance') });
    expect(tooMuch.error).toMatchObject({
      code: 'REPAYMENT_REFUSED',
      message: expect.stringContaining('leaves too little for the others'),
    });
    expect((await note({ kind: 'offer kept', debtId: idOf('Marlow & Reed') })).status).toBe(200);
    const { stands } = (await mine()) ?? {};
    expect(stands?.monthly).toBe(110_00);
    expect(stands?.debts.reduce((total, { payment }) => total + payment, 0)).toBe(110_00);
    expect(stands?.debts.find(({ id }) => id === idOf('Marlow & Reed'))).toMatchObject({
      payment: 19_00,
      standing: 'accepts',
    });
    const letter = await says('pro-rata-offer', 'Barrowby Bank');
    expect(letter).toMatch(/I can offer you £12 a month/u);
    expect(letter).not.toMatch(/by how much I owe|£185|£115/u);
  });
});

describe('the letter that payments begin', () => {
  it('asks for interest to stop, until they said that it has, on the plan or by letter (DN-1645)', async () => {
    const { person, note, idOf, says } = await agreed();
    const asks = 'Please also stop interest and charges';
    expect(await says('first-payment', 'Marlow & Reed')).toContain(asks);
    const [debtId, other] = [idOf('Marlow & Reed'), idOf('Barrowby Bank')];
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts and stops interest', sum: null });
    expect(await says('first-payment', 'Marlow & Reed')).toContain('confirm in writing that interest');
    await sendsLetter(person, `interest-freeze.${other}`, TODAY);
    expect(await says('first-payment', 'Barrowby Bank')).toContain(asks);
    await hears(person, `interest-freeze.${other}`, 'accepted', TODAY);
    expect(await says('first-payment', 'Barrowby Bank')).not.toContain(asks);
  });
});
