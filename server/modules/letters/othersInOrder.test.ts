import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { attachBudget, myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { addsDebt } from '../../testing/letters.ts';
import { daysLater, drawnUp } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
const staff = staffIn(() => test);
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));

const TODAY = '2026-11-23';

it('has the other letters lender by lender, what is in danger first, and what is only for a letter that came last (DN-1589, DN-1591)', async () => {
  const person = await atAdvice(test, { debt: { isInArrears: true } });
  await addsDebt(person, {
    initialCreditorName: 'Wharf Loans',
    creditTypeId: 2,
    hasLegalAction: true,
    courtStage: 'court claim',
  });
  await addsDebt(person, {
    initialCreditorName: 'Quick Loans',
    creditTypeId: 2,
    hasLegalAction: true,
    courtStage: 'bailiffs',
  });
  const { others } = (await person.call(myLetters, {})).answer;
  const lenders = others.map(({ about }) => about?.lender ?? '');
  expect(lenders.filter((lender, at) => lender !== lenders[at - 1])).toEqual([
    'Quick Loans',
    'Wharf Loans',
    'Kestrel Cards',
  ]);
  const first = (lender: string) => others.find(({ about }) => about?.lender === lender);
  expect(first('Quick Loans')).toMatchObject({
    name: 'Ask bailiffs to wait',
    about: { danger: { tag: 'Could cost you your things', isToLose: true } },
  });
  expect(first('Wharf Loans')).toMatchObject({
    name: 'Answer a court claim with an offer',
    about: { danger: { tag: 'Could become a judgment' } },
  });
  // A card that is merely behind: nobody has told of a letter of claim.
  const card = others.filter(({ about }) => about?.lender === 'Kestrel Cards');
  expect(card[0]).toMatchObject({ name: 'Ask for interest and charges to stop', onlyIf: null });
  expect(card[0]?.about?.danger).toBeNull();
  expect(card.at(-1)).toMatchObject({
    name: 'Answer a letter of claim',
    onlyIf:
      'Only if a letter of claim has come. It says that court comes next, and has a reply form with it.',
  });
});

it('leads from a lender who said no, or nothing, to the letter about that debt (DN-1592)', async () => {
  const { person, note, debts } = await drawnUp(test, staff);
  const ids = debts.map(({ id }) => id);
  const marlow = debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.id ?? '';
  const fenland = debts.find(({ creditor }) => creditor === 'Fenland Finance')?.id ?? '';
  await note({ kind: 'offers sent', on: TODAY, debtIds: ids });
  await note({ kind: 'answered', on: TODAY, debtId: marlow, answer: 'refuses', sum: null });
  test.clock.set(new Date('2026-12-30T12:00:00Z'));
  const later = await daysLater(test, person);
  const { dates } = (await later.call(myDashboard, {})).answer;
  const of = (title: string) => dates.find(one => one.title === title);
  expect(of('Marlow & Reed answered')).toMatchObject({ leadsTo: 'letters', letter: { debtId: marlow } });
  expect(of('No answer from Fenland Finance yet')).toMatchObject({
    leadsTo: 'letters',
    letter: { debtId: fenland },
  });
  const { letters } = (await later.call(myLetters, {})).answer;
  const its = letters.filter(({ about }) => about?.debtId === marlow).map(({ id }) => id);
  expect(its).toContain(`pro-rata-second-try.${marlow}`);
});

it('says of each letter in the list whether the budget goes with it (DN-1593)', async () => {
  const { person } = await drawnUp(test, staff);
  const budgets = async () => (await person.call(myLetters, {})).answer.letters.map(({ budget }) => budget);
  expect(new Set(await budgets())).toEqual(new Set(['can attach']));
  const letterId = (await person.call(myLetters, {})).answer.letters[1]?.id ?? '';
  await person.call(attachBudget, { params: { letterId }, body: { isAttached: true } });
  expect((await budgets()).map(one => one === 'attached')).toEqual([false, true, false, false]);
  expect((await person.call(myLetter, { params: { letterId } })).answer.letter.budget).toBe('attached');
});
