import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import type { LetterAnswer } from '@towpath/domain/letters/sentLetter.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hears, sendsLetter } from '../../testing/letters.ts';
import type { Person } from '../../testing/person.ts';
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
const SENT = '2026-11-23';

/** Somebody whose offers were all accepted, and who complained to Kestrel Cards. */
async function complaining() {
  const one = await drawnUp(test, staff, '2027-02-20');
  const debtIds = one.debts.map(({ id }) => id);
  await one.note({ kind: 'offers sent', on: SENT, debtIds });
  for (const debtId of debtIds) {
    await one.note({ kind: 'answered', on: SENT, debtId, answer: 'accepts', sum: null });
  }
  const debtId = one.debts.find(({ creditor }) => creditor === 'Kestrel Cards')?.id ?? '';
  await sendsLetter(one.person, `complaint.${debtId}`, SENT);
  let person: Pick<Person, 'call' | 'customerId'> = one.person;
  const dashboard = async () => (await person.call(myDashboard, {})).answer;
  const on = async (day: string) => {
    test.clock.set(new Date(`${day}T12:00:00Z`));
    person = await daysLater(test, person);
  };
  const hear = (answer: LetterAnswer, day: string) => hears(person, `complaint.${debtId}`, answer, day);
  return { dashboard, on, hear };
}

const TITLE = 'Your complaint to Kestrel Cards';

describe('a complaint to a lender in the plan', () => {
  it('is waited for its eight weeks, and leads to the ombudsman once nothing came (DN-1419, DN-1420)', async () => {
    const { dashboard, on } = await complaining();
    expect((await dashboard()).waits).toContainEqual(
      expect.objectContaining({
        who: 'Kestrel Cards',
        what: 'Answers your letter “Make a complaint”',
        by: '2027-01-18',
      }),
    );
    await on('2027-01-22');
    const { dates, waits } = await dashboard();
    expect(waits.map(({ who }) => who)).not.toContain('Kestrel Cards');
    const complaint = dates.find(({ title }) => title === TITLE);
    expect(complaint).toMatchObject({ day: null, leadsTo: 'letters' });
    expect(complaint?.text).toContain('Eight weeks are over');
  });

  it('leads to the ombudsman for six months after an answer that did not help (DN-1420)', async () => {
    const { dashboard, on, hear } = await complaining();
    await on('2026-12-10');
    await hear('refused', '2026-12-10');
    const complaint = async () => (await dashboard()).dates.find(({ title }) => title === TITLE);
    expect(await complaint()).toMatchObject({ day: '2027-06-10', leadsTo: 'letters' });
    await on('2027-06-05');
    expect(await complaint()).toMatchObject({ day: '2027-06-10' });
    await on('2027-06-11');
    expect(await complaint()).toBeUndefined();
  });
});
