import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { addsDebt } from '../../testing/letters.ts';
import { ADDRESSES, open, read, saidIn, send, withLetter, write } from '../../testing/letterWriting.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { Contacts } from './kept.ts';
import { contactsOf, saveContacts } from './repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TODAY = '2026-11-23';
const MARSTON = { bailiff: 'Marston', bailiffAddress: 'PO Box 12324\nEpping CM16 9EB' };
const BRISTOW = { bailiff: 'Bristow & Sutor', bailiffAddress: 'Bartleet Road\nRedditch B98 0FL' };
const ONE_LINE = 'Marston, PO Box 12324, Epping CM16 9EB';

/** Somebody about three of whose debts bailiffs were sent, with the letter to these about each. */
async function withBailiffs() {
  const { person } = await withLetter(test);
  const about = async (initialCreditorName: string, creditTypeId: number) => {
    const told = { currentBalance: 700, hasLegalAction: true, courtStage: 'bailiffs' };
    return addsDebt(person, { initialCreditorName, creditTypeId, ...told });
  };
  const debts = [
    await about('Leeds Council', 24),
    await about('Leeds Parking', 40),
    await about('Wharf Loans', 4),
  ] as const;
  const [tax, parking, loan] = debts.map(id => `bailiff-wait.${id}`) as [string, string, string];
  const fill = async (letterId: string, firm: Readonly<Record<string, string>>) => {
    const all = {
      ...firm,
      address: ADDRESSES.address,
      bailiffOffer: '£10',
      reason: 'my hours were cut',
      reference: 'L 1',
    };
    for (const [place, value] of Object.entries(all)) {
      const stands = await open(person, letterId);
      const was = placeIn(stands, place);
      if (was !== value) (await write(person, letterId, place, value, was)).answer;
    }
    return open(person, letterId);
  };
  return { person, debts, tax, parking, loan, fill };
}

type Opened = Awaited<ReturnType<typeof open>>;
const partsIn = ({ from, addressee, reference, blocks }: Opened) =>
  [...from, ...addressee, reference, ...blocks.flatMap(({ lines }) => lines)].flat();
const placeIn = (letter: Opened, name: string) =>
  partsIn(letter).find(({ place }) => place?.name === name)?.place?.value ?? '';

/** Keeps a firm as it once was kept: for the person, whatever the debt. */
async function keptForThePerson(customerId: string, own: Readonly<Record<string, string>>): Promise<void> {
  const seal = createSeal(test.config.healthDataKey);
  await test.database.transaction().execute(async trx => {
    const { debts, ...rest } = await contactsOf(trx, seal, customerId);
    const bare = Object.entries(debts).map(([id, { bailiff: _, bailiffAddress: __, ...texts }]) => [
      id,
      texts,
    ]);
    const before: Contacts = { ...rest, own: { ...rest.own, ...own }, debts: Object.fromEntries(bare) };
    await saveContacts(trx, seal, { customerId, at: test.clock.now() }, before);
  });
}

async function storedOf(customerId: string): Promise<Contacts> {
  return contactsOf(test.database, createSeal(test.config.healthDataKey), customerId);
}

describe('bailiffs and courts of several debts', () => {
  it('stand in the letters about their debt alone, and can be picked for another (DN-1295)', async () => {
    const { person, tax, parking, debts, fill } = await withBailiffs();
    await fill(tax, MARSTON);
    expect(placeIn(await open(person, `bailiff-vulnerable.${debts[0]}`), 'bailiff')).toBe('Marston');
    const other = await open(person, parking);
    expect(other.state.kind).toBe('fill in');
    expect(saidIn(other)).not.toContain('Marston');
    expect(other.picks).toEqual([
      { says: ONE_LINE, places: Object.entries(MARSTON).map(([name, value]) => ({ name, value })) },
    ]);
    expect((await open(person, tax)).picks).toEqual([]);
    await write(person, parking, 'bailiff', 'Marston');
    expect((await open(person, parking)).picks.map(({ places }) => places.map(({ name }) => name))).toEqual([
      ['bailiffAddress'],
    ]);
    await write(person, parking, 'bailiff', BRISTOW.bailiff, 'Marston');
    expect((await open(person, parking)).picks).toEqual([]);
    expect(placeIn(await open(person, tax), 'bailiff')).toBe('Marston');
  });

  it('are of each court too: that of a fine is not that of a judgment (DN-1295)', async () => {
    const { person } = await withLetter(test);
    const fine = await addsDebt(person, {
      initialCreditorName: 'HMCTS',
      creditTypeId: 35,
      currentBalance: 300,
    });
    const judged = await addsDebt(person, {
      initialCreditorName: 'Judg Co',
      creditTypeId: 2,
      currentBalance: 1200,
      hasLegalAction: true,
      courtStage: 'judgment',
    });
    await write(person, `court-fine.${fine}`, 'court', 'Leeds Magistrates’ Court');
    const other = await open(person, `redetermination.${judged}`);
    expect(placeIn(other, 'court')).toBe('');
    expect(other.picks.map(({ says }) => says)).toEqual(['Leeds Magistrates’ Court']);
  });
});

describe('a firm that was kept for the person before', () => {
  it('stays in what was read and sent with it, and in no other letter, where it can be picked (DN-1296)', async () => {
    const { person, tax, parking, loan, fill, debts } = await withBailiffs();
    (await read(person, tax, await fill(tax, MARSTON))).answer;
    const toParking = await fill(parking, BRISTOW);
    (await read(person, parking, toParking)).answer;
    (await send(person, parking, toParking, TODAY)).answer;
    (await write(person, loan, 'reason', 'I lost my job')).answer;
    await keptForThePerson(person.customerId, MARSTON);

    expect((await open(person, tax)).state.kind).toBe('read');
    expect(placeIn(await open(person, tax), 'bailiff')).toBe('Marston');
    expect(placeIn(await open(person, parking), 'bailiff')).toBe(BRISTOW.bailiff);
    const third = await open(person, loan);
    expect(placeIn(third, 'bailiff')).toBe('');
    expect(third.picks.map(({ says }) => says)).toContain(ONE_LINE);

    (await write(person, loan, 'bailiff', 'Rossendales')).answer;
    const { own, debts: kept, earlier } = await storedOf(person.customerId);
    expect(own).not.toHaveProperty('bailiff');
    expect(earlier).toEqual([MARSTON]);
    expect(debts.map(id => kept[id]?.bailiff)).toEqual(['Marston', BRISTOW.bailiff, 'Rossendales']);
  });

  it('stays with the one debt about which such letters had been begun, also once another is (DN-1296)', async () => {
    const { person, tax, parking, fill } = await withBailiffs();
    await fill(tax, MARSTON);
    await keptForThePerson(person.customerId, MARSTON);
    expect(placeIn(await open(person, tax), 'bailiff')).toBe('Marston');
    (await write(person, parking, 'reason', 'I lost my job')).answer;
    expect(placeIn(await open(person, tax), 'bailiff')).toBe('Marston');
    expect(placeIn(await open(person, parking), 'bailiff')).toBe('');
  });

  it('is lost nowhere while nobody knows which debt it was of, and waits to be picked (DN-1296)', async () => {
    const { person, tax, parking, loan } = await withBailiffs();
    for (const letterId of [tax, parking]) (await write(person, letterId, 'reason', 'I lost my job')).answer;
    await keptForThePerson(person.customerId, MARSTON);
    for (const letterId of [tax, parking, loan]) {
      const { picks, state } = await open(person, letterId);
      expect(state.kind).toBe('fill in');
      expect(picks.map(({ says }) => says)).toEqual([ONE_LINE]);
    }
    (await write(person, loan, 'reason', 'my hours were cut')).answer;
    expect((await open(person, loan)).picks.map(({ says }) => says)).toEqual([ONE_LINE]);
    expect((await storedOf(person.customerId)).earlier).toEqual([MARSTON]);
  });
});
