import { myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { debtIdOf } from '../../testing/letters.ts';
import { open, saidIn } from '../../testing/letterWriting.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const SAID = {
  heading: 'Talk to us before you pay or write to Kestrel Cards',
  text: 'You may not owe this debt, or it may be too old. A payment or a letter can make it count again. So it waits until we have talked.',
};
const OFFERS = /^(?:pro-rata|token|no-offer|holding|full-and-final|joint|close)/u;
const isOffer = (kind: string | undefined) => kind !== undefined && OFFERS.test(kind);

describe('letters about a debt that its person does not agree with', () => {
  it('say in the list and each by itself to talk to us first, and none of them admits it (DN-1720)', async () => {
    const person = await atAdvice(test, { debt: { isDisputed: true } });
    const debtId = await debtIdOf(person, 'Kestrel Cards');
    const { letters, others } = (await person.call(myLetters, {})).answer;
    const about = [...letters, ...others].filter(({ id }) => id.endsWith(debtId));
    const said = new Map(about.map(({ id, saidFirst }) => [id.split('.')[0], saidFirst]));
    for (const kind of ['prove-debt', 'consumer-credit-copy', 'complaint'])
      expect([kind, said.get(kind)]).toEqual([kind, SAID]);
    expect(said.get('cancel-card-payment')).toBeNull();
    expect([...said.keys()].filter(isOffer)).toEqual([]);
    const complaint = await open(person, `complaint.${debtId}`);
    expect(complaint.saidFirst).toEqual(SAID);
    expect(saidIn(complaint)).toContain('Nothing in this letter says that I owe this debt.');
  });

  it('say nothing of it of an ordinary debt (DN-1720)', async () => {
    const person = await atAdvice(test);
    const { letters, others } = (await person.call(myLetters, {})).answer;
    const all = [...letters, ...others];
    expect(all.filter(({ saidFirst }) => saidFirst !== null)).toEqual([]);
    // Those are there that a disputed debt has none of.
    expect(all.map(({ id }) => id.split('.')[0]).filter(isOffer)).not.toEqual([]);
    const complaint = await open(person, `complaint.${await debtIdOf(person, 'Kestrel Cards')}`);
    expect(saidIn(complaint)).not.toContain('Nothing in this letter says');
  });
});
