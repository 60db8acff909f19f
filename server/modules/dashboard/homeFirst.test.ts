import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt } from '../../testing/letters.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** Somebody whose rent is acted on by officers or a court, with what each page says first of it. */
async function rentActedOn(
  nation: string,
  shortName: string,
  urgent: readonly string[],
  courtStage = 'bailiffs',
) {
  const { person, planId } = await repaying(test, staff, shortName, { nation, urgent });
  await addsDebt(person, {
    initialCreditorName: 'Canal Homes',
    creditTypeId: 22,
    currentBalance: 1600,
    hasLegalAction: true,
    courtStage,
  });
  const runs = () =>
    test.database.updateTable('plans').set({ state: 'running' }).where('id', '=', planId).execute();
  const read = async () => {
    const { leads, pressing } = (await person.call(myDashboard, {})).answer;
    const { urgent: advised } = (await person.call(recommendation, {})).answer;
    const { notToSend } = (await person.call(myLetters, {})).answer;
    return { leads, pressing: pressing.urgent, advised, letters: notToSend.filter(({ isFirst }) => isFirst) };
  };
  return { runs, read };
}

describe('officers who act on the rent of a home', () => {
  it.each([
    ['england', 'N244', ['bailiffs']],
    ['wales', 'N244', ['none']],
    ['scotland', 'court or tribunal', ['bailiffs']],
    ['northern-ireland', 'Housing Rights', ['none']],
  ] as const)(
    'are what comes first in %s, in the same words on the dashboard, in the advice and with the letters (DN-1339)',
    async (nation, court, urgent) => {
      const { read } = await rentActedOn(nation, 'DMP', urgent);
      const { leads, pressing, advised, letters } = await read();
      const [first] = pressing;
      expect(leads).toBe('matter');
      expect(letters).toEqual([{ to: 'Canal Homes', says: first?.says, isFirst: true }]);
      expect(first?.says).toContain(court);
      expect(first).toMatchObject({
        step: { heading: 'Ring about your home today', ringsThem: false },
        debt: { creditorName: 'Canal Homes' },
      });
      expect(advised[0]).toEqual(first);
      expect(pressing.filter(({ debt }) => debt?.creditorName === 'Canal Homes')).toHaveLength(1);
      expect(pressing.some(({ code }) => code.startsWith('BAILIFFS'))).toBe(urgent[0] === 'bailiffs');
    },
  );

  it('lead while a moratorium or a programme runs too, which stops none who come for a home (DN-1339)', async () => {
    for (const shortName of ['MOR', 'DAS']) {
      const { runs, read } = await rentActedOn('scotland', shortName, ['bailiffs']);
      await runs();
      const { leads, pressing, advised, letters } = await read();
      expect(leads, shortName).toBe('matter');
      expect(pressing[0], shortName).toMatchObject({ says: letters[0]?.says });
      expect(pressing[0], shortName).not.toHaveProperty('isKeptOff');
      expect(advised[0], shortName).toEqual(pressing[0]);
    }
  });
});

describe('a court that has the rent of a home in hand', () => {
  it.each([
    ['england', 'court claim', /^Your home may be at stake\. Ring us before you answer the court/u],
    ['scotland', 'court claim', /keep to the day on the papers/u],
    ['england', 'judgment', /^Ring us today, before you write\..*on form N244/u],
    ['wales', 'judgment', /^Ring us today, before you write\..*on form N244/u],
    ['scotland', 'judgment', /^Ring us today, before you write\. A court or tribunal has ruled/u],
    ['northern-ireland', 'judgment', /ask the court to put off an eviction\..*Housing Rights/u],
  ] as const)(
    'is what comes first in %s at a %s, in the same words on the dashboard, in the advice and with the letters (DN-1452)',
    async (nation, stage, words) => {
      const { read } = await rentActedOn(nation, 'DMP', ['none'], stage);
      const { leads, pressing, advised, letters } = await read();
      const [first] = pressing;
      expect(leads).toBe('matter');
      expect(first?.says).toMatch(words);
      expect(letters).toEqual([{ to: 'Canal Homes', says: first?.says, isFirst: true }]);
      expect(first).toMatchObject({
        code: stage === 'judgment' ? 'EVICTION' : 'COURT',
        step: { heading: 'Ring about your home today', ringsThem: false },
        debt: { creditorName: 'Canal Homes' },
      });
      expect(advised[0]).toEqual(first);
      expect(pressing.filter(({ debt }) => debt?.creditorName === 'Canal Homes')).toHaveLength(1);
    },
  );
});
