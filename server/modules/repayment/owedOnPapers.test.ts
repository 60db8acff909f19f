import { changeDebt, type DebtBody, myDebts } from '@towpath/contracts/api/debts.ts';
import { letterBudgetPdf, letterDocx } from '@towpath/contracts/api/letterFiles.ts';
import { attachBudget, myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { budgetStatementPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debtIdOf } from '../../testing/letters.ts';
import { fillIn, open, read, saidIn, send } from '../../testing/letterWriting.ts';
import { readDocx } from '../../testing/readDocx.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

it('the budget statement has what is owed by the plan, with a letter and in the person’s own papers (DN-735)', async () => {
  const { person, note, mine } = await drawnUp(test, staff);
  const of = async (creditor: string) => ({ on: TODAY, debtId: await debtIdOf(person, creditor) });
  const kestrel = await of('Kestrel Cards');
  await note({ kind: 'sold', creditor: 'Lowell', ...kestrel });
  await note({ kind: 'proof of sale', debtId: kestrel.debtId, why: 'proof came' });
  await note({ kind: 'balance put right', balance: 4500_00, why: 'interest', ...kestrel });
  await note({ kind: 'paid', due: null, sum: 964_00, ...(await of('Marlow & Reed')) });
  await note({ kind: 'paid', due: null, sum: 100_00, ...(await of('Fenland Finance')) });
  await note({ kind: 'closed', why: 'written off', ...(await of('Barrowby Bank')) });
  expect((await mine())?.stands?.sums.owed).toBe(9780_00);

  const { letters } = (await person.call(myLetters, {})).answer;
  const letterId = letters.find(({ to }) => to === 'Lowell')?.id ?? '';
  const params = { letterId };
  await person.call(attachBudget, { params, body: { isAttached: true } });
  const along = (await readPdf((await person.call(letterBudgetPdf, { params })).bytes)).text;
  const own = (await readPdf((await person.call(budgetStatementPdf, {})).bytes)).text;
  for (const text of [along, own]) {
    expect(text).toMatch(/Lowell \(was with\s+Kestrel Cards\)[^£]*£4,500\.00/u);
    expect(text).toMatch(/Fenland Finance[^£]*£5,280\.00/u);
    expect(text).toContain('£9,780.00');
    expect(text).not.toMatch(/Marlow|Barrowby|4,212|5,380/u);
  }
  const { letter } = (await person.call(myLetter, { params })).answer;
  const said = letter.blocks.flatMap(({ lines }) => lines.flat().map(({ text }) => text)).join('');
  const { tables } = readDocx((await person.call(letterDocx, { params, query: {} })).bytes);
  const debts = tables.find(({ rows }) => rows.some(([name]) => name === 'Fenland Finance'));
  expect(said).toContain('£4,500');
  expect(debts?.rows.map(([name, , owed]) => [name, owed])).toEqual([
    ['Lowell (was with Kestrel Cards)', '£4,500.00'],
    ['Fenland Finance', '£5,280.00'],
    ['Total', '£9,780.00'],
  ]);
});

describe('a balance that is put right in the list after the plan was drawn up', () => {
  it('is in the letter and the budget statement as in the list, and a letter that was read is read again (DN-900)', async () => {
    const { person, note } = await drawnUp(test, staff);
    const debtId = await debtIdOf(person, 'Kestrel Cards');
    const letterId = `pro-rata-offer.${debtId}`;
    const params = { letterId };
    await person.call(attachBudget, { params, body: { isAttached: true } });
    const before = await fillIn(person, letterId);
    expect(saidIn(before)).toContain('£4,212');
    const { letter: wasRead } = (await read(person, letterId, before)).answer;
    expect(wasRead.state.kind).toBe('read');
    test.clock.forward(60_000);
    await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 3900 } });

    const after = await open(person, letterId);
    expect(after.state.kind).toBe('read again');
    expect(saidIn(after)).toContain('£3,900');
    expect(saidIn(after)).not.toContain('£4,212');
    const statements = [
      await person.call(letterBudgetPdf, { params }),
      await person.call(budgetStatementPdf, {}),
    ];
    for (const { bytes } of statements) {
      const { text } = await readPdf(bytes);
      expect(text).toMatch(/Kestrel Cards[^£]*£3,900\.00/u);
      expect(text).not.toContain('4,212');
    }
    // A window that has the old sum cannot say that it went.
    expect((await send(person, letterId, wasRead, TODAY)).error?.code).toBe('LETTER_NOT_READ');
    await read(person, letterId, after);
    expect((await send(person, letterId, after, TODAY)).answer.letter.state.kind).toBe('sent');
    // What the plan is told after that counts on top.
    test.clock.forward(60_000);
    await note({ kind: 'paid', due: null, on: TODAY, debtId, sum: 100_00 });
    expect((await person.call(myDebts, {})).answer.debts[0]?.byPlan?.left).toBe(3800);
    const { text } = await readPdf((await person.call(budgetStatementPdf, {})).bytes);
    expect(text).toMatch(/Kestrel Cards[^£]*£3,800\.00/u);
  });

  it('is owed again in both where the plan had been told that it is over (DN-900)', async () => {
    const { person, note } = await drawnUp(test, staff);
    const debtId = await debtIdOf(person, 'Marlow & Reed');
    await note({ kind: 'paid', due: null, sum: 964_00, on: TODAY, debtId });
    const statement = async () => (await readPdf((await person.call(budgetStatementPdf, {})).bytes)).text;
    const ofMarlow = async () => {
      const { letters, others } = (await person.call(myLetters, {})).answer;
      return [...letters, ...others].filter(({ id }) => id.endsWith(debtId));
    };
    expect(await statement()).not.toContain('Marlow');
    const whilePaid = (await ofMarlow()).map(({ id }) => id);
    test.clock.forward(60_000);
    await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 120 } });
    expect(await statement()).toMatch(/Marlow & Reed[^£]*£120\.00/u);
    const owing = await ofMarlow();
    expect(owing.length).toBeGreaterThan(whilePaid.length);
    // The plan pays nothing on it until it is drawn up again: no share of it is offered.
    expect(owing.map(({ share }) => share).filter(share => share !== null)).toEqual([]);
  });

  it('is one sum, with who owes it, in the letter about a debt that was joint and is theirs alone now (DN-900)', async () => {
    const { person } = await drawnUp(test, staff);
    const debtId = await debtIdOf(person, 'Fenland Finance');
    const said = async () => saidIn(await open(person, `pro-rata-offer.${debtId}`));
    const change = (body: object) => person.call(changeDebt, { params: { debtId }, body: body as DebtBody });
    test.clock.forward(60_000);
    expect((await change({ isJoint: true })).status).toBe(200);
    const alone = /joint|each of us/u;
    expect(await said()).toMatch(alone);
    test.clock.forward(60_000);
    expect((await change({ isJoint: false, currentBalance: 2690 })).status).toBe(200);
    expect(await said()).not.toMatch(alone);
    expect(await said()).toContain('£2,690');
    expect(await said()).not.toContain('£5,380');
  });
});
