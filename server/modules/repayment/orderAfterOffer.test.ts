import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hears, sendsLetter } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, drawnUp, noting } from '../../testing/repaying.ts';
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
const SENT = '2026-11-23';

describe('a court order that comes after an offer', () => {
  it.each([
    ['refused', '2026-12-03'],
    ['accepted', '2026-12-03'],
    ['asks for more', '2026-12-03'],
    [null, '2027-01-11'],
  ] as const)(
    'is what is paid, whatever came back before it (%s), until the court is asked for the sum of the plan (DN-1560)',
    async (answer, day) => {
      const one = await drawnUp(test, staff, '2027-01-20');
      const debtId = one.debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.id ?? '';
      for (const { id } of one.debts) await sendsLetter(one.person, `pro-rata-offer.${id}`, SENT);
      test.clock.set(new Date(`${day}T12:00:00Z`));
      const person = await daysLater(test, one.person);
      if (answer !== null) await hears(person, `pro-rata-offer.${debtId}`, answer, day);
      const body = { hasLegalAction: true, courtStage: 'judgment' } as const;
      (await person.call(changeDebt, { params: { debtId }, body })).answer;
      const { mine } = noting(person, one.planId);
      const read = async () => {
        const stands = (await mine())?.stands;
        return { stands, debt: stands?.debts.find(({ id }) => id === debtId) };
      };
      const { stands, debt } = await read();
      expect(debt).toMatchObject({ standing: 'by order', next: { step: 'pay as ordered', by: null } });
      expect(stands?.sums.ordered).toBe(964_00);
      expect(stands?.toCome[0]).toMatchObject({ sum: 221_00 });
      expect(stands?.tasks).not.toContain('ask again');
      const { letters, notToSend, offers } = (await person.call(myLetters, {})).answer;
      const toThem = letters.filter(({ to }) => to === 'Marlow & Reed');
      expect(toThem.map(({ wentOn }) => wentOn)).toEqual([SENT]);
      expect(notToSend).toContainEqual(
        expect.objectContaining({ to: 'Marlow & Reed', says: expect.stringContaining('A court has ruled') }),
      );
      expect(offers).toMatchObject({ total: 221_00 });
      expect(JSON.stringify(offers)).not.toContain('That leaves');
      const { oneThing, dates, waits } = (await person.call(myDashboard, {})).answer;
      const said = JSON.stringify([oneThing, dates, waits]);
      expect(said).not.toMatch(/Marlow & Reed[^}]*again|again[^}]*Marlow & Reed/u);
      const { bytes } = await person.call(planPdf, { params: { planId: one.planId }, query: {} });
      const paper = (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
      expect(paper).toContain(
        'Marlow & Reed: not in these payments. Pay as the court, or the notice you got, says.',
      );

      await sendsLetter(person, `redetermination.${debtId}`, day);
      const asked = await read();
      expect(asked.debt).toMatchObject({ standing: 'waiting', next: { step: 'they answer' } });
      expect(asked.stands?.toCome[0]?.sum).toBe(240_00);
    },
  );
});
