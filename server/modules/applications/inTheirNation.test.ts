import { handOverApplication } from '@towpath/contracts/api/applications.ts';
import { formPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('a form in the nation of its person', () => {
  it.each([
    ['northern-ireland', 'Northern Ireland', /bailiff/iu, 'Insolvency Service for Northern Ireland'],
    ['wales', 'England or Wales', /Enforcement of Judgments|Northern Ireland/u, 'at the Insolvency Service'],
  ] as const)(
    'stays in the words of %s once it is begun, and its paper names who receives it there (DN-681)',
    async (nation, home, foreign, receiver) => {
      const { person, planId } = await choseOrder(test, {
        monthlyRent: 820,
        qualifier: { nation },
        debt: { currentBalance: 16_000, hasLegalAction: true },
      });
      const before = await applicationOf(person);
      const at = { field: 'isAddressHidden', entry: null, part: null };
      expect((await giveAnswer(person, at, false)).status).toBe(200);
      const begun = await applicationOf(person);
      const labels = ({ filled }: typeof begun) =>
        filled.fields.flatMap(({ label, entries }) => [
          label,
          ...entries.flatMap(({ parts }) => parts.map(part => part.label)),
        ]);
      expect(labels(begun)).toEqual(expect.arrayContaining(labels(before)));
      expect(labels(begun)).toContain(`Is your home in ${home}?`);
      expect(JSON.stringify(begun.filled)).not.toMatch(foreign);
      const body = { planId, revision: begun.revision, asItIs: true };
      const handed = (await person.call(handOverApplication, { body })).answer.application;
      expect(JSON.stringify(handed.handedOver)).not.toMatch(foreign);
      expect(handed.receiver).toContain(receiver);
      const { bytes } = await person.call(formPdf, { params: { planId, number: '1' } });
      const { text } = await readPdf(bytes);
      expect(text).toContain(receiver);
      expect(text).not.toMatch(foreign);
    },
  );

  it('names the lines of the budget as the budget itself does there (DN-1060)', async () => {
    const lines = async (nation: 'northern-ireland' | 'wales') => {
      const { person } = await choseOrder(test, {
        monthlyRent: nation === 'wales' ? 780 : 820,
        qualifier: { nation },
      });
      const spending = async () =>
        (await applicationOf(person)).filled.fields
          .find(({ id }) => id === 'spending')
          ?.entries.map(({ name }) => name);
      return { person, spending };
    };
    const there = await lines('northern-ireland');
    expect(await there.spending()).toContain('Rates');
    expect(await there.spending()).not.toContain('Council tax');
    const elsewhere = await lines('wales');
    expect(await elsewhere.spending()).toEqual(expect.arrayContaining(['Council tax', 'Water supply']));
  });
});
