import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { open, saidIn, write } from '../../testing/letterWriting.ts';
import { drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
const staff = staffIn(() => test);
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));

const TODAY = '2026-11-23';

/** Somebody whose lender has said no to an offer that went by email, without a reference. */
async function withNo() {
  const { person, note, debts } = await drawnUp(test, staff);
  const marlow = debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.id ?? '';
  const offer = `pro-rata-offer.${marlow}`;
  await write(person, offer, 'reference', '');
  await write(person, offer, 'creditorAddress', '');
  await note({ kind: 'offers sent', on: TODAY, debtIds: [marlow] });
  await note({ kind: 'answered', on: TODAY, debtId: marlow, answer: 'refuses', sum: null });
  const again = `pro-rata-second-try.${marlow}`;
  const leftOut = async (letterId: string) =>
    (await open(person, letterId)).leftOut.map(({ place }) => place?.name);
  return { person, debts, marlow, again, leftOut };
}

it('asks the second try for no reference and no address of whom it was said that there is none (DN-1588)', async () => {
  const { person, again, leftOut } = await withNo();
  expect(await leftOut(again)).toEqual(['creditorAddress', 'reference']);
  const letter = await open(person, again);
  expect(saidIn(letter)).not.toMatch(/their reference|their address/u);
});

it('says nothing of another lender (DN-1588)', async () => {
  const { debts, leftOut } = await withNo();
  const fenland = debts.find(({ creditor }) => creditor === 'Fenland Finance')?.id ?? '';
  expect(await leftOut(`pro-rata-offer.${fenland}`)).toEqual([]);
});

it('takes back what is typed there all the same, in the letters to come too (DN-1588)', async () => {
  const { person, marlow, again, leftOut } = await withNo();
  expect((await write(person, again, 'reference', 'MR 7')).status).toBe(200);
  expect(await leftOut(again)).toEqual(['creditorAddress']);
  expect(saidIn(await open(person, again))).toContain('Account MR 7');
  expect(saidIn(await open(person, `complaint.${marlow}`))).toContain('your reference MR 7');
  // What the offer went with is not written anew behind its person's back.
  expect(await leftOut(`pro-rata-offer.${marlow}`)).toContain('reference');
});
