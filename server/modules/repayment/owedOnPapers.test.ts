import { letterBudgetPdf, letterDocx } from '@towpath/contracts/api/letterFiles.ts';
import { attachBudget, myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { budgetStatementPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { debtIdOf } from '../../testing/letters.ts';
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
