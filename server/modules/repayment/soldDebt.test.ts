import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { letterBudgetPdf, letterPdf } from '@towpath/contracts/api/letterFiles.ts';
import { editLetter, myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { adviceSummaryPdf, budgetStatementPdf } from '@towpath/contracts/api/papers.ts';
import { choosePlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { debtIdOf, sendsLetter } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const SELLER = 'Kestrel Cards';
const BUYER = 'Lapwing';

/** A plan that is drawn up, of which the debt to the seller has a reference. */
async function drawnUp() {
  const all = await repaying(test, staff);
  await all.goesOn();
  const { person, note } = all;
  const debtId = await debtIdOf(person, SELLER);
  const referred = await person.call(changeDebt, {
    params: { debtId },
    body: { creditorReference: 'KC4455667788' },
  });
  expect(referred.status).toBe(200);
  await note({ kind: 'draw up', firstPayment: '2026-12-20' });
  const sells = (creditor = BUYER, on = TODAY) => note({ kind: 'sold', on, debtId, creditor });
  const listed = async () => {
    const { debts } = (await person.call(myDebts, {})).answer;
    const debt = debts.find(({ id }) => id === debtId);
    if (!debt) throw new Error('The debt is gone.');
    return debt;
  };
  return { ...all, debtId, sells, listed };
}

type Drawn = Awaited<ReturnType<typeof drawnUp>>;
const letterIdOf = ({ debtId }: Drawn) => `pro-rata-offer.${debtId}`;
const letterOf = async (of: Drawn) =>
  (await of.person.call(myLetter, { params: { letterId: letterIdOf(of) } })).answer.letter;
const headOf = async (of: Drawn) => (await letterOf(of)).reference.map(({ text }) => text).join('');

describe('a debt that was sold', () => {
  it('is with its buyer in the list, and what was typed of it stays; taking the sale back brings it back (DN-650)', async () => {
    const { sells, listed, note, mine } = await drawnUp();
    const before = await listed();
    expect(before.sold).toBeNull();
    await sells();
    const { sold, ...typed } = await listed();
    expect(sold).toEqual({
      to: BUYER,
      on: TODAY,
      before: [SELLER],
      reference: 'of the seller',
      toldOn: TODAY,
      toldBy: 'you',
    });
    expect({ ...typed, sold: null }).toEqual(before);
    const entry = (await mine())?.sequence ?? 0;
    expect((await note({ kind: 'taken back', entry })).status).toBe(200);
    expect(await listed()).toEqual(before);
  });

  it('stays with its buyer once the plan that was told of it is left, also in the next plan (DN-650)', async () => {
    const { person, sells, listed, note, debtId } = await drawnUp();
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    await sells();
    test.clock.forward(60_000);
    expect((await note({ kind: 'ended', why: 'left' })).status).toBe(200);
    expect((await listed()).sold?.to).toBe(BUYER);
    test.clock.forward(60_000);
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const body = { recordId, shortName: 'DMP', replaces: null, hasReadRisks: true };
    const { plan } = (await person.call(choosePlan, { body })).answer;
    const going = await person.call(notePlan, {
      params: { planId: plan.id },
      body: { from: 'chosen', to: 'being prepared' },
    });
    expect(going.status).toBe(200);
    const { letters } = (await person.call(myLetters, {})).answer;
    expect(letters.find(({ id }) => id.endsWith(debtId))?.to).toBe(BUYER);
    const next = noting(person, plan.id);
    const drawn = await next.note({ kind: 'draw up', firstPayment: '2026-12-20' });
    const debt = drawn.answer.repayment.stands?.debts.find(({ id }) => id === debtId);
    expect([debt?.creditor, debt?.before]).toEqual([BUYER, []]);
    await next.note({ kind: 'sold', on: TODAY, debtId, creditor: 'Merlin' });
    expect((await listed()).sold).toMatchObject({ to: 'Merlin', before: [SELLER, BUYER] });
  });

  it('has the buyer’s name in the budget of the letter to them, and in the person’s own papers (DN-651)', async () => {
    const of = await drawnUp();
    const { person, sells } = of;
    await sells();
    const along = await person.call(letterBudgetPdf, { params: { letterId: letterIdOf(of) } });
    const { text } = await readPdf(along.bytes);
    expect(text).toContain('For Lapwing');
    expect(text).toContain('Lapwing (was with Kestrel Cards)');
    expect(text).not.toContain('KC4455667788');
    const own = (await readPdf((await person.call(budgetStatementPdf, {})).bytes)).text;
    expect(own).toContain('Lapwing (was with Kestrel Cards)');
    expect(own).toMatch(/KC4455667788, with\s+Kestrel Cards/u);
  });

  it('changes no advice: it has the buyer’s name, and nothing else is another (DN-653)', async () => {
    const { person, sells } = await drawnUp();
    const before = (await person.call(recommendation, {})).answer;
    await sells();
    const after = (await person.call(recommendation, {})).answer;
    expect(JSON.stringify(before)).toContain(SELLER);
    expect(JSON.stringify(before)).not.toContain(BUYER);
    const renamed = JSON.parse(JSON.stringify(before).replaceAll(SELLER, BUYER)) as typeof before;
    expect(after).toEqual(renamed);
    expect(after.recordId).toBe(before.recordId);
    const params = { recordId: after.recordId ?? '' };
    const paper = await readPdf((await person.call(adviceSummaryPdf, { params })).bytes);
    expect(paper.text).toContain(BUYER);
    expect(paper.text).not.toContain(SELLER);
  });

  it('is with its buyer in the case, which says who had it (DN-652)', async () => {
    const { person, debtId, sells } = await drawnUp();
    await sells();
    const jo = await staff.member();
    const { body } = await staff.send('GET', `/cases/${person.customerId}/debts`, undefined, jo.cookie);
    const debt = body.debts.find(({ id }: { readonly id: string }) => id === debtId);
    expect([debt.creditor, debt.sold.before, debt.told.initialCreditorName]).toEqual([
      BUYER,
      [SELLER],
      SELLER,
    ]);
  });
});

describe('sales that do not go together', () => {
  it('are refused at the name: nobody buys what they have, by what was told of an earlier day either (DN-658)', async () => {
    const { debtId, person, planId } = await drawnUp();
    test.clock.forward(10 * 24 * 3600 * 1000);
    const later = noting(await daysLater(test, person), planId);
    const on = (day: string, creditor: string) => later.note({ kind: 'sold', on: day, debtId, creditor });
    expect((await on('2026-12-01', BUYER)).status).toBe(200);
    const refused = [
      await on('2026-12-02', 'lapwing ltd'),
      await on('2026-11-28', BUYER),
      await on('2026-11-25', SELLER),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(refused[2]?.error?.fields?.[0]?.field).toBe('creditor');
    expect((await on('2026-11-28', 'Merlin')).status).toBe(200);
    expect((await on('2026-12-02', SELLER)).status).toBe(200);
    const { debts } = (await (await daysLater(test, person)).call(myDebts, {})).answer;
    expect(debts.find(({ id }) => id === debtId)?.sold).toMatchObject({
      to: SELLER,
      before: [SELLER, 'Merlin', BUYER],
      reference: 'of the buyer',
    });
  });

  it('are taken back with what was paid to the buyer still counted, once no offer rests on them (DN-658)', async () => {
    const { sells, note, debtId, mine, listed } = await drawnUp();
    await sells();
    const sale = (await mine())?.sequence ?? 0;
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    await note({ kind: 'paid', on: TODAY, due: null, debtId, sum: 10_00 });
    expect((await note({ kind: 'taken back', entry: sale })).status).toBe(409);
    await note({ kind: 'taken back', entry: sale + 1 });
    const { repayment } = (await note({ kind: 'taken back', entry: sale })).answer;
    expect(repayment.stands?.debts.find(({ id }) => id === debtId)).toMatchObject({
      creditor: SELLER,
      before: [],
      paid: 10_00,
    });
    expect((await listed()).sold).toBeNull();
  });

  it('are told once by two windows: the second reads what the first told (DN-658)', async () => {
    const { note, debtId, mine, listed } = await drawnUp();
    const after = (await mine())?.sequence ?? 0;
    const sells = (creditor: string) => note({ kind: 'sold', on: TODAY, debtId, creditor }, { after });
    const told = [await sells(BUYER), await sells('Merlin')];
    expect(told.map(({ status }) => status)).toEqual([200, 409]);
    expect((await listed()).sold?.to).toBe(BUYER);
  });
});

describe('a letter to the buyer of a debt', () => {
  it('asks for their reference, which can be left out, and tells of the seller’s only how it ends (DN-655)', async () => {
    const of = await drawnUp();
    const { person, sells } = of;
    expect(await headOf(of)).toBe('Account KC4455667788');
    await sells();
    await of.note({ kind: 'proof of sale', debtId: of.debtId, why: 'proof came' });
    const params = { letterId: letterIdOf(of) };
    const asked = (await letterOf(of)).reference.find(({ place }) => place !== null)?.place;
    expect(asked).toMatchObject({ name: 'buyersReference', status: 'fill in', value: '' });
    expect(await headOf(of)).toBe(
      'Account their reference, if you have it, once with Kestrel Cards (their number ends in 7788)',
    );
    await person.call(editLetter, { params, body: { place: 'buyersReference', value: '', was: '' } });
    expect(await headOf(of)).toBe(
      'Account in the name of Danielle Hughes, once with Kestrel Cards (their number ends in 7788)',
    );
    await person.call(editLetter, { params, body: { place: 'buyersReference', value: 'LW-31', was: '' } });
    expect(await headOf(of)).toBe('Account LW-31, once with Kestrel Cards (their number ends in 7788)');
    const { text } = await readPdf((await person.call(letterPdf, { params, query: {} })).bytes);
    expect(text).toContain('Account LW-31');
    expect(text).not.toContain('KC4455667788');
    await sendsLetter(person, params.letterId, TODAY);
  });

  it('has the reference of this buyer alone, and the seller’s again once the sale is taken back (DN-655)', async () => {
    const of = await drawnUp();
    const { person, sells, note, mine } = of;
    await sells();
    // Their offer waits for proof; the letter that asks for that can be written.
    const params = { letterId: `debt-sold.${of.debtId}` };
    await person.call(editLetter, { params, body: { place: 'buyersReference', value: 'LW-31', was: '' } });
    const first = (await mine())?.sequence ?? 0;
    await sells('Merlin');
    expect(await headOf(of)).not.toContain('LW-31');
    await note({ kind: 'taken back', entry: first + 1 });
    expect(await headOf(of)).toContain('LW-31');
    await note({ kind: 'taken back', entry: first });
    expect(await headOf(of)).toBe('Account KC4455667788');
  });
});
