import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debtIdOf, hears, sendsLetter } from '../../testing/letters.ts';
import type { Person } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, drawnUp, noting } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

describe('a debt of a plan whose buyer has not shown that they have it', () => {
  it('is offered nothing: plan, dashboard, letters and paper ask for proof first, until it came (DN-1660, DN-1661, DN-1662)', async () => {
    const all = await drawnUp(test, staff);
    const debtId = await debtIdOf(all.person, 'Kestrel Cards');
    const inPlan = all.mine;
    const others = ((await inPlan())?.stands?.debts ?? []).map(({ id }) => id);
    await all.note({ kind: 'offers sent', on: TODAY, debtIds: others });
    const yes = {
      kind: 'answered',
      on: TODAY,
      debtId,
      answer: 'accepts and stops interest',
      sum: null,
    } as const;
    await all.note(yes);
    await all.note({ kind: 'sold', on: TODAY, debtId, creditor: 'Lapwing' });
    const read = async ({
      person,
      mine,
    }: ReturnType<typeof noting> & { readonly person: Pick<Person, 'call'> }) => {
      const stands = (await mine())?.stands;
      const { oneThing, dates } = (await person.call(myDashboard, {})).answer;
      const { letters } = (await person.call(myLetters, {})).answer;
      const debt = stands?.debts.find(({ id }) => id === debtId);
      return {
        debt,
        headline: stands?.headline.says,
        tasks: stands?.tasks ?? [],
        oneThing: oneThing?.heading,
        titles: dates.map(({ title }) => title),
        letters: letters
          .filter(({ about }) => about?.debtId === debtId)
          .map(({ id, state }) => [id.split('.')[0], state.kind]),
      };
    };
    const asks = await read({ ...all, ...noting(all.person, all.planId) });
    const payment = asks.debt?.payment ?? 0;
    expect(asks.debt).toMatchObject({
      standing: 'proof first',
      next: { step: 'ask for proof', who: 'you', by: null },
      agreedWithSeller: { with: 'Kestrel Cards', on: TODAY, payment, stopsInterest: true },
    });
    expect(asks.headline).toBe('answers');
    expect(asks.tasks).toContain('ask for proof');
    expect(asks.tasks).not.toContain('send offers');
    expect(asks.oneThing).toBe('Ask Lapwing for proof');
    expect(asks.letters).toEqual([['debt-sold', 'fill in']]);
    const offer = { params: { letterId: `pro-rata-offer.${debtId}` } };
    expect((await all.person.call(myLetter, offer)).answer.letter.stops).toContain('until you have proof');
    const asking = await all.person.call(myLetter, { params: { letterId: `debt-sold.${debtId}` } });
    const words = asking.answer.letter.blocks.flatMap(({ lines }) => lines.flat().map(({ text }) => text));
    expect(words.join('')).toContain(
      `Kestrel Cards had agreed that I pay £${payment / 100} a month, and had stopped interest and charges. Please confirm that both go on.`,
    );

    await sendsLetter(all.person, `debt-sold.${debtId}`, TODAY);
    const asked = await read({ ...all, ...noting(all.person, all.planId) });
    expect(asked.debt).toMatchObject({
      standing: 'proof first',
      next: { step: 'they send proof', who: 'they', by: '2026-12-07' },
      proofAskedOn: TODAY,
    });
    expect(asked.tasks).not.toContain('ask for proof');
    expect(asked.titles).not.toContain('Lapwing says they bought your debt');
    const { text } = await readPdf(
      (await all.person.call(planPdf, { params: { planId: all.planId }, query: {} })).bytes,
    );
    expect(text.replaceAll(/\s+/gu, ' ')).toContain('You asked them for proof on 23 November 2026.');

    test.clock.set(new Date('2026-12-08T12:00:00Z'));
    const person = await daysLater(test, all.person);
    const late = { person, ...noting(person, all.planId) };
    const over = await read(late);
    expect(over.debt?.next).toEqual({ step: 'ask for proof again', who: 'you', by: '2026-12-07' });
    expect(over.tasks).toContain('ask for proof');

    // Their yes to that letter is the proof.
    await hears(person, `debt-sold.${debtId}`, 'accepted', '2026-12-08');
    const shown = await read(late);
    expect(shown.debt).toMatchObject({ standing: 'not offered', next: { step: 'send the offer' } });
    expect(shown.debt?.agreedWithSeller?.with).toBe('Kestrel Cards');
    expect(shown.headline).toBe('offers to send');
    expect((await person.call(myLetter, offer)).answer.letter.stops).toBeNull();
  });

  it('is offered something once its person says that they go on without, which can be said once and taken back (DN-1660)', async () => {
    test.clock.set(new Date('2026-11-23T12:00:00Z'));
    const { person, note, mine } = await drawnUp(test, staff);
    const debtId = await debtIdOf(person, 'Kestrel Cards');
    const says = { kind: 'proof of sale', debtId, why: 'sure without' } as const;
    expect((await note(says)).status).toBe(409);
    await note({ kind: 'sold', on: TODAY, debtId, creditor: 'Lapwing' });
    const how = async () => (await mine())?.stands?.debts.find(({ id }) => id === debtId)?.standing;
    expect(await how()).toBe('proof first');
    expect((await note(says)).status).toBe(200);
    expect(await how()).toBe('not offered');
    expect((await note(says)).status).toBe(409);
    const said = (await mine())?.sequence ?? 0;
    expect((await note({ kind: 'taken back', entry: said - 1 })).status).toBe(409);
    await note({ kind: 'taken back', entry: said });
    expect(await how()).toBe('proof first');
  });
});
