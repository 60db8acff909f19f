import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { addsDebt, sendsLetter } from '../../testing/letters.ts';
import { daysLater } from '../../testing/repaying.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));

const LATER = new Date('2027-01-15T12:00:00Z');

/** Somebody whose request to hold action nobody has answered in its days. */
async function withoutAnswer(then: (person: Awaited<ReturnType<typeof atAdvice>>) => Promise<unknown>) {
  const person = await atAdvice(test);
  const debtId = await addsDebt(person, { initialCreditorName: 'Wharf Loans', creditTypeId: 2 });
  await sendsLetter(person, `holding-request.${debtId}`, '2026-11-23');
  await then(person);
  test.clock.set(LATER);
  const later = await daysLater(test, person);
  return (await later.call(myDashboard, {})).answer.dates.filter(({ title }) =>
    title.startsWith('No answer from'),
  );
}

it('leads to writing again while a letter may go (DN-1551)', async () => {
  expect(await withoutAnswer(async () => undefined)).toHaveLength(1);
});

it.each(['BS', 'DRO', 'BKY'] as const)(
  'leads nowhere once %s is in force and no such letter may go (DN-1551)',
  async solution => {
    const tell = (person: Pick<Awaited<ReturnType<typeof atAdvice>>, 'call'>) =>
      person.call(tellForLetters, { body: { kind: 'in force', solution } });
    expect(await withoutAnswer(tell)).toEqual([]);
  },
);
