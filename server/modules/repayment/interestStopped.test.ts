import { myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debtIdOf, hears, sendsLetter } from '../../testing/letters.ts';
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

describe('a lender that said yes to stopping interest by a letter of its own', () => {
  it('is not to be asked again once it accepts the offer; a buyer of the debt said nothing (DN-1600, DN-1725)', async () => {
    const { person, planId, note, mine } = await drawnUp(test, staff);
    const debtId = await debtIdOf(person, 'Kestrel Cards');
    const stands = async () => {
      const debt = (await mine())?.stands?.debts.find(({ id }) => id === debtId);
      return [debt?.standing, debt?.next.step];
    };
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    await note({ kind: 'answered', on: TODAY, debtId, answer: 'accepts', sum: null });
    expect(await stands()).toEqual(['accepts', 'ask them to stop interest']);

    // The page of the plan knows the letter by what it asks for, and not by its name (DN-1725).
    const { letters, others } = (await person.call(myLetters, {})).answer;
    const asking = [...letters, ...others].filter(one => one.stopsInterest && one.about?.debtId === debtId);
    expect(asking.map(({ id }) => id)).toEqual([`interest-freeze.${debtId}`]);
    await sendsLetter(person, `interest-freeze.${debtId}`, TODAY);
    expect(await stands()).toEqual(['accepts', 'ask them to stop interest']);
    await hears(person, `interest-freeze.${debtId}`, 'accepted', TODAY);
    expect(await stands()).toEqual(['accepts and stops interest', 'nothing']);

    test.clock.set(new Date('2026-11-25T12:00:00Z'));
    const later = noting(await daysLater(test, person), planId);
    const on = '2026-11-25';
    await later.note({ kind: 'sold', on, debtId, creditor: 'Lapwing' });
    await later.note({ kind: 'offers sent', on, debtIds: [debtId] });
    const said = await later.note({ kind: 'answered', on, debtId, answer: 'accepts', sum: null });
    const bought = said.answer.repayment.stands?.debts.find(({ id }) => id === debtId);
    expect([bought?.standing, bought?.next.step]).toEqual(['accepts', 'ask them to stop interest']);
  });
});
