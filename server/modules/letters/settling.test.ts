import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { addsDebt, debtIdOf, hears } from '../../testing/letters.ts';
import { open, read, send, write } from '../../testing/letterWriting.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const today = () => test.clock.now().toISOString().slice(0, 10);

describe('letters that offer to settle', () => {
  it('offer less than is owed, and are warned of together once they offer more than can be paid at once (DN-931, DN-932)', async () => {
    const person = await atAdvice(test, { debt: { currentBalance: 4000 } });
    const other = await addsDebt(person, { initialCreditorName: 'Quickstep Loans', currentBalance: 964 });
    await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '1200' } });
    const first = `full-and-final-offer.${await debtIdOf(person, 'Kestrel Cards')}`;
    const second = `full-and-final-offer.${other}`;
    const refused = async (letterId: string, sum: string) =>
      (await write(person, letterId, 'settlement', sum)).error?.fields?.[0]?.message;
    expect(await refused(second, '964')).toBe('You owe £964 here. To settle it, offer less than that');
    expect(await refused(first, '1500')).toBe(
      'You told us that you can pay £1,200 at once. Offer that or less',
    );
    const reads = async (letterId: string, sum: string) => {
      await write(person, letterId, 'settlement', sum);
      await write(person, letterId, 'whence', 'a gift');
      await fillInAddresses(letterId);
      expect((await read(person, letterId, await open(person, letterId))).status).toBe(200);
    };
    const fillInAddresses = async (letterId: string) => {
      await write(person, letterId, 'address', '14 Tannery Row\nLeeds LS9 0ZZ');
      await write(person, letterId, 'creditorAddress', 'PO Box 118\nEly CB7 0ZZ');
      await write(person, letterId, 'reference', 'KC 2281');
    };
    await reads(first, '1000');
    await write(person, second, 'settlement', '500');
    // One that was typed and not read is warned of, and bothers no other.
    expect((await open(person, second)).warns).toContain('Together, your letters offer £1,500 at once');
    expect((await open(person, first)).warns).toBeNull();
    expect((await send(person, first, await open(person, first), today())).status).toBe(200);
    await reads(second, '500');
    const warned = async () => {
      const { letters } = (await person.call(myLetters, {})).answer;
      return letters.filter(({ id, warns }) => id.startsWith('full-and') && warns !== null).length;
    };
    expect(await warned()).toBe(2);
    await hears(person, first, 'refused', today());
    expect((await open(person, second)).warns).toBeNull();
  });

  it('are followed, once one is accepted, by the letter that confirms it: first about its debt, among those to send and on their papers (DN-1374)', async () => {
    const person = await atAdvice(test, { debt: { currentBalance: 4000 } });
    const debtId = await debtIdOf(person, 'Kestrel Cards');
    await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '1200' } });
    const offer = `full-and-final-offer.${debtId}`;
    const confirms = `full-and-final-accept.${debtId}`;
    const shown = async () => {
      const { letters, others } = (await person.call(myLetters, {})).answer;
      const idsOf = (of: typeof letters) => of.map(({ id }) => id);
      return { letters: idsOf(letters), others: idsOf(others) };
    };
    await write(person, offer, 'settlement', '1000');
    await write(person, offer, 'whence', 'a gift');
    await write(person, offer, 'address', '14 Tannery Row\nLeeds LS9 0ZZ');
    await write(person, offer, 'creditorAddress', 'PO Box 118\nEly CB7 0ZZ');
    await write(person, offer, 'reference', 'KC 2281');
    expect((await read(person, offer, await open(person, offer))).status).toBe(200);
    expect((await send(person, offer, await open(person, offer), today())).status).toBe(200);
    expect([...(await shown()).letters, ...(await shown()).others]).not.toContain(confirms);
    await hears(person, offer, 'accepted', today());
    const { letters, others } = await shown();
    expect(letters).toContain(confirms);
    expect(others).not.toContain(confirms);
  });
});
