import { myLetter, myLetters, takeLetterBack } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { debtIdOf, sendsLetter } from '../../testing/letters.ts';
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

it('once a debt has left the plan, offers that are still to go, letters and payments say the same sums (DN-736)', async () => {
  const { person, note, mine } = await drawnUp(test, staff);
  const idOf = (creditor: string) => debtIdOf(person, creditor);
  const letterIdOf = async (creditor: string) => `pro-rata-offer.${await idOf(creditor)}`;
  const before = (await mine())?.stands;
  const marlow = before?.debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.payment;
  await sendsLetter(person, await letterIdOf('Marlow & Reed'), TODAY);
  await note({ kind: 'closed', on: TODAY, debtId: await idOf('Fenland Finance'), why: 'written off' });

  const stands = (await mine())?.stands;
  const payments = new Map(stands?.debts.map(({ creditor, payment }) => [creditor, payment]));
  // What went stays.
  expect(payments.get('Marlow & Reed')).toBe(marlow);
  const letterId = await letterIdOf('Kestrel Cards');
  const { letter } = (await person.call(myLetter, { params: { letterId } })).answer;
  const share = payments.get('Kestrel Cards') ?? 0;
  expect(share).toBeGreaterThan(
    before?.debts.find(({ creditor }) => creditor === 'Kestrel Cards')?.payment ?? 0,
  );
  const said = letter.blocks.flatMap(({ lines }) => lines.flat().map(({ text }) => text)).join('');
  expect(said).toContain(`I can offer you £${share / 100} a month`);
  // One that went keeps the share of before.
  expect(said).not.toContain('by how much I owe each one');
  const { letters } = (await person.call(myLetters, {})).answer;
  expect(letters.find(({ id }) => id === letterId)?.share).toBe(share);
});

/** What the letters that are still to go offer, and what the plan pays next, to whom it is owed. */
async function offeredAndPaid({
  person,
  mine,
}: Pick<Awaited<ReturnType<typeof drawnUp>>, 'person' | 'mine'>) {
  const { letters, offers } = (await person.call(myLetters, {})).answer;
  const stands = (await mine())?.stands;
  const nameOf = new Map(stands?.debts.map(({ id, creditor }) => [id, creditor]));
  const paid = stands?.toCome[0]?.shares.map(
    ({ debtId, payment }) => [nameOf.get(debtId) ?? '', payment] as const,
  );
  return {
    offered: Object.fromEntries(
      letters.flatMap(({ id, to, share }) => (id.startsWith('pro-rata') ? [[to, share]] : [])),
    ),
    paid: Object.fromEntries(paid ?? []),
    total: offers?.total,
    monthly: stands?.monthly,
  };
}

it('once the sum became another and a debt has left, the letters offer what the plan pays (DN-1426)', async () => {
  const { person, note, mine } = await drawnUp(test, staff);
  const debtIds = (await mine())?.stands?.debts.map(({ id }) => id) ?? [];
  await note({ kind: 'offers sent', on: TODAY, debtIds });
  await note({ kind: 'means changed', monthly: 15000 });
  const marlow = await debtIdOf(person, 'Marlow & Reed');
  await note({ kind: 'closed', on: TODAY, debtId: marlow, why: 'written off' });

  const { offered, paid, total, monthly } = await offeredAndPaid({ person, mine });
  expect(Object.keys(offered)).toHaveLength(3);
  expect(offered).toEqual(paid);
  expect([total, monthly]).toEqual([15000, 15000]);
});

it('an offer that is taken back after a debt has left is to go of what the plan pays (DN-1426)', async () => {
  const { person, note, mine } = await drawnUp(test, staff);
  const kestrel = await debtIdOf(person, 'Kestrel Cards');
  const letterId = `pro-rata-offer.${kestrel}`;
  await sendsLetter(person, letterId, TODAY);
  const marlow = await debtIdOf(person, 'Marlow & Reed');
  await note({ kind: 'closed', on: TODAY, debtId: marlow, why: 'written off' });
  await person.call(takeLetterBack, { params: { letterId }, body: { version: 1 } });

  const { offered, paid } = await offeredAndPaid({ person, mine });
  expect(Object.keys(offered)).toHaveLength(3);
  expect(offered).toEqual(paid);
});
