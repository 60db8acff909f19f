import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendsLetter } from '../../testing/letters.ts';
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
const DAY = 24 * 60 * 60 * 1000;

it('asks nobody to write again about a debt on which nothing is owed, also once the plan is done (DN-1193)', async () => {
  const { person, planId, debts, note } = await drawnUp(test, staff);
  const { letters } = (await person.call(myLetters, {})).answer;
  const offer = letters.find(({ to }) => to === 'Fenland Finance');
  await sendsLetter(person, offer?.id ?? '', TODAY);
  const read = async (who: Pick<typeof person, 'call'>) => (await who.call(myDashboard, {})).answer;
  expect((await read(person)).waits.map(({ who }) => who)).toContain('Fenland Finance');
  for (const { id } of debts) {
    const { status } = await note({ kind: 'closed', on: TODAY, debtId: id, why: 'written off' });
    expect(status).toBe(200);
  }
  test.clock.forward(40 * DAY);
  const later = await daysLater(test, person);
  expect((await noting(later, planId).note({ kind: 'ended', why: 'paid' })).status).toBe(200);
  const over = await read(later);
  expect(over.standing).toContain('Nothing is left to pay');
  expect(over.dates).toEqual([]);
  expect(over.waits).toEqual([]);
});
