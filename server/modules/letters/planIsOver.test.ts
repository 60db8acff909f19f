import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendsLetter } from '../../testing/letters.ts';
import { daysLater, drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);

describe('an offer of a plan that is over', () => {
  it.each(['left', 'broken'] as const)(
    'is held, and we are asked first, with no reminder to write: %s (DN-1561)',
    async why => {
      const one = await drawnUp(test, staff, '2027-01-05');
      const [first, second] = one.debts.map(({ id }) => `pro-rata-offer.${id}`);
      await sendsLetter(one.person, first ?? '', '2026-11-23');
      await one.note({ kind: 'offers sent', on: '2026-11-23', debtIds: [one.debts[1]?.id ?? ''] });
      const begun = `pro-rata-offer.${one.debts[2]?.id}`;
      await one.person.call(myLetter, { params: { letterId: begun } });
      expect((await one.note({ kind: 'ended', why })).status).toBe(200);
      test.clock.set(new Date('2027-01-04T12:00:00Z'));
      const person = await daysLater(test, one.person);
      const { letter } = (await person.call(myLetter, { params: { letterId: begun } })).answer;
      expect(letter.stops).toContain('Ask us first');
      expect(second).not.toBe(first);
      const { letters } = (await person.call(myLetters, {})).answer;
      const kinds = letters.filter(({ share }) => share !== null).map(({ state }) => state.kind);
      expect(kinds.filter(kind => kind === 'fill in' || kind === 'not read' || kind === 'read')).toEqual([]);
      const { oneThing, dates } = (await person.call(myDashboard, {})).answer;
      expect(JSON.stringify([oneThing, dates])).not.toMatch(/letters? to send|offers? to send/u);
    },
  );
});
