import { choosePlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { daysLater } from '../../testing/repaying.ts';
import { answer, sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';
import { loadContent } from '../content/load.ts';
import { putMidwayReviews } from './midwayReviews.ts';
import { endTimeThatIsOver } from './timeOver.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves, and note what came back.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const { mine, dashboardOf, recordNow, inCase, paperOf, applied } = sentOffIn(() => test, staff, handing);

// It went on the list on 24 November: by law it is looked at again between these.
const FIRST = '2026-12-19';
const LAST = '2026-12-29';
const noonOf = (day: string) => test.clock.set(new Date(`${day}T12:00:00Z`));
/** What the recurring jobs do. */
async function hourly() {
  const { database, clock, config } = test;
  const deps = { database, clock, rulebook: loadContent(config.contentDir).rulebook };
  await putMidwayReviews(deps).work();
  await endTimeThatIsOver(deps).work();
}

async function runs() {
  const one = await applied('BS');
  expect(await one.act('answered', answer('granted'))).toBe(204);
  return one;
}
const step = async (person: Walker | Pick<Walker, 'call' | 'customerId'>) =>
  (await mine(person)).plan?.steps.find(
    ({ what }) => what.startsWith('Your adviser looked again') || what === 'Your adviser looks again',
  );
/** What of it is on the list of those who work here. */
async function listed(customerId: string) {
  const { cookie } = await staff.member();
  const { items } = (await staff.send('GET', '/tasks', undefined, cookie)).body;
  const rows = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'review')
    .execute();
  const ids = rows.map(({ id }) => id);
  return items.filter(({ id }: { readonly id: string }) => ids.includes(id));
}
async function note({ customerId }: { readonly customerId: string }, body: object) {
  const { cookie } = await staff.member();
  return staff.send('POST', `/cases/${customerId}/plan/review`, body, cookie);
}
const GOES_ON = { outcome: 'goes on', reason: null } as const;

describe('the review in the middle of a Breathing Space', () => {
  it('is work for an adviser from its first day, due at the end of its last, and not before (DN-980)', async () => {
    const { person, planId } = await runs();
    noonOf('2026-12-18');
    await hourly();
    expect(await listed(person.customerId)).toEqual([]);
    expect((await note(person, { planId, on: '2026-12-18', ...GOES_ON })).body.error.fields[0].field).toBe(
      'on',
    );
    noonOf(FIRST);
    await Promise.all([hourly(), hourly()]);
    await hourly();
    expect(await listed(person.customerId)).toMatchObject([
      { kind: 'review', dueAt: `${LAST}T23:59:00.000Z` },
    ]);
    const later = await daysLater(test, person);
    expect(await step(later)).toMatchObject({ isDone: false, on: FIRST, until: LAST });
    expect((await step(later))?.says).toContain('It is time for it now.');
    expect((await dashboardOf(later)).waits).toContainEqual(
      expect.objectContaining({ who: 'Your adviser', what: 'Looks again', by: LAST, isLate: false }),
    );
    expect((await inCase(later)).plan.midway).toMatchObject({ stands: 'due', from: FIRST, until: LAST });
  });

  it('is never said to be done where nobody did it: it presses those who work here, and its person is not to blame (DN-981)', async () => {
    const { person, planId } = await runs();
    noonOf('2026-12-30');
    await hourly();
    const late = await daysLater(test, person);
    expect(await step(late)).toMatchObject({ isDone: false, who: 'Your adviser', until: LAST });
    expect((await step(late))?.says).toContain(
      'nothing that you did. Your Breathing Space goes on meanwhile.',
    );
    expect((await dashboardOf(late)).waits).toContainEqual(
      expect.objectContaining({ who: 'Your adviser', by: LAST, isLate: true }),
    );
    expect(await listed(person.customerId)).toMatchObject([
      { danger: 1, lateAfter: `${LAST}T23:59:00.000Z` },
    ]);
    const { cookie } = await staff.member();
    const summary = `/cases/${person.customerId}`;
    const { pressing } = (await staff.send('GET', summary, undefined, cookie)).body;
    expect(pressing).toContainEqual({ code: 'REVIEW_LATE', on: LAST });
    expect((await inCase(late)).plan.midway).toMatchObject({ stands: 'late', noted: null });
    noonOf('2027-01-24');
    await hourly();
    const over = await daysLater(test, late);
    expect((await mine(over)).plan).toBeNull();
    expect(await paperOf(over, planId)).not.toMatch(/looks again|looked again/u);
    expect(await listed(person.customerId)).toEqual([]);
  });

  it('that lets it go on is off the list and done on its day, for its person, on paper and in the case (DN-982)', async () => {
    const { person, planId } = await runs();
    noonOf('2026-12-20');
    await hourly();
    const body = { planId, on: FIRST, ...GOES_ON };
    expect((await note(person, body)).status).toBe(204);
    expect((await note(person, body)).status).toBe(204);
    expect((await note(person, { ...body, on: '2026-12-20' })).body.error.code).toBe(
      'PLAN_CHANGED_ELSEWHERE',
    );
    await hourly();
    expect(await listed(person.customerId)).toEqual([]);
    const later = await daysLater(test, person);
    expect(await step(later)).toMatchObject({
      what: 'Your adviser looked again: it goes on',
      isDone: true,
      on: FIRST,
      until: null,
    });
    expect((await inCase(later)).plan.midway).toMatchObject({
      stands: 'done',
      noted: { on: FIRST, outcome: 'goes on', reason: null },
    });
    expect(await paperOf(later, planId)).toContain('Your adviser looked again: it goes on');
  });

  it('that ends it needs a reason of the law, and its person reads that reason (DN-983)', async () => {
    const { person, planId } = await runs();
    noonOf('2026-12-20');
    await hourly();
    const ends = { planId, on: '2026-12-20', outcome: 'ended', reason: null };
    expect((await note(person, ends)).body.error.fields).toMatchObject([{ field: 'reason' }]);
    expect((await note(person, { ...ends, reason: 'we felt like it' })).status).toBe(400);
    expect((await note(person, { ...ends, planId: 'another' })).status).toBe(404);
    expect((await note(person, { ...ends, reason: 'not reached' })).status).toBe(204);
    const later = await daysLater(test, person);
    expect((await mine(later)).over).toMatchObject({
      stands: 'Your Breathing Space ended early',
      you: expect.stringMatching(/^Your adviser could not reach you\. The people you owe/u),
      endedOn: '2026-12-20',
    });
    const paper = await paperOf(later, planId);
    expect(paper).toContain('Your adviser looked again, and ended it');
    expect(paper).toContain('could not reach you');
    expect(await listed(person.customerId)).toEqual([]);
  });

  it('is still to be had where something else was chosen while it runs (DN-980)', async () => {
    const { person, planId } = await runs();
    const chosen = { recordId: await recordNow(person), shortName: 'SMP', replaces: planId };
    expect((await person.call(choosePlan, { body: chosen })).status).toBe(200);
    noonOf(FIRST);
    await hourly();
    expect(await listed(person.customerId)).toHaveLength(1);
    const later = await daysLater(test, person);
    expect((await inCase(later)).past[0].midway).toMatchObject({ stands: 'due' });
    expect((await note(person, { planId, on: FIRST, ...GOES_ON })).status).toBe(204);
    expect((await inCase(later)).past[0].midway).toMatchObject({ stands: 'done' });
    expect(await listed(person.customerId)).toEqual([]);
  });
});
