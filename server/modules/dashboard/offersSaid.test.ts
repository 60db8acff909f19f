import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { editLetter, myLetter, myLetters, readLetter } from '@towpath/contracts/api/letters.ts';
import { paperVersions, planPdf } from '@towpath/contracts/api/papers.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
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

type Caller = Pick<Awaited<ReturnType<typeof daysLater>>, 'call'>;

/** Fills in a letter with whatever fits, and reads it. */
async function reads(person: Caller, letterId: string): Promise<void> {
  const params = { letterId };
  const open = async () => (await person.call(myLetter, { params })).answer.letter;
  const { from, addressee, reference, blocks } = await open();
  for (const { place } of [
    ...from,
    ...addressee,
    reference,
    ...blocks.flatMap(({ lines }) => lines),
  ].flat()) {
    if (place?.status !== 'fill in') continue;
    await person.call(editLetter, { params, body: { place: place.name, value: 'Some words', was: '' } });
  }
  const { shown } = await open();
  expect((await person.call(readLetter, { params, body: { shown } })).status).toBe(200);
}

it('offers whose letters were all read are said to be read, and went on the day that was said, wherever it is told (DN-731, DN-732, DN-734)', async () => {
  const { person, planId, note, goesOn } = await repaying(test, staff);
  await goesOn();
  const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-20' });
  const debtIds = drawn.answer.repayment.stands?.debts.map(({ id }) => id) ?? [];
  const texts = async () => (await person.call(myDashboard, {})).answer.oneThing?.text;
  const { letters } = (await person.call(myLetters, {})).answer;
  const [first, ...others] = letters.filter(({ id }) => debtIds.includes(id.split('.')[1] ?? ''));
  await reads(person, first?.id ?? '');
  expect(await texts()).toContain('Read them first');
  for (const { id } of others) await reads(person, id);
  expect(await texts()).toBe('You have read them. Nothing goes by itself.');

  test.clock.forward(2 * DAY);
  const later = await daysLater(test, person);
  await noting(later, planId).note({ kind: 'offers sent', on: TODAY, debtIds });
  const { done } = (await later.call(myDashboard, {})).answer;
  const wrote = done.filter(({ what }) => what.startsWith('You wrote to '));
  expect(wrote.length).toBeGreaterThan(0);
  expect(wrote.every(({ on }) => on === TODAY)).toBe(true);
  const { plan } = (await later.call(myPlan, {})).answer;
  expect(plan?.changes.find(({ state }) => state === 'sent')?.on).toBe(TODAY);
  const paper = await later.call(planPdf, { params: { planId }, query: {} });
  const { text } = await readPdf(paper.bytes);
  expect(text).toContain('Offers sent to');
  expect(text).not.toContain('Your offers went');
  // Nobody goes on with a letter whose offer went: each is kept as it did.
  const papers = (await later.call(paperVersions, { query: {} })).answer;
  const ofLetters = papers.groups.flatMap(group => group.papers.map(({ about }) => about));
  const sent = ofLetters.flatMap(about => (about.kind === 'letter' ? [about.sent] : []));
  expect(sent).toEqual(debtIds.map(() => ({ version: 1, on: TODAY, by: null, budgetNotKept: false })));
});
