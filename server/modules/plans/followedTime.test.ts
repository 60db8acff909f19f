import { choosePlan, leavePlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
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
const { mine, dashboardOf, inCase, applied } = sentOffIn(() => test, staff, handing);

// It went on the list on 24 November: by law it is looked at again between these, and ends on its last day.
const FIRST = '2026-12-19';
const LAST = '2026-12-29';
const ENDS = '2027-01-23';
const noonOf = (day: string) => test.clock.set(new Date(`${day}T12:00:00Z`));
/** What the recurring jobs do. */
async function hourly() {
  const { database, clock, config } = test;
  const deps = { database, clock, rulebook: loadContent(config.contentDir).rulebook };
  await putMidwayReviews(deps).work();
  await endTimeThatIsOver(deps).work();
}
const send = async (method: 'GET' | 'POST', path: string, body?: object) =>
  staff.send(method, path, body, (await staff.member()).cookie);

/** Somebody whose Breathing Space runs, and who chose what follows on it. */
async function followed() {
  const one = await applied('BS');
  expect(await one.act('answered', answer('granted'))).toBe(204);
  const { person, planId, recordId } = one;
  const chosen = { recordId, shortName: 'SMP', replaces: planId };
  const { status, answer: chose } = await person.call(choosePlan, { body: chosen });
  expect(status).toBe(200);
  const leavesIt = async () =>
    expect((await person.call(leavePlan, { params: { planId: chose.plan.id } })).status).toBeLessThan(300);
  const review = async (body: object) =>
    (await send('POST', `/cases/${person.customerId}/plan/review`, { planId, ...body })).status;
  const waiting = async () =>
    (
      await test.database
        .selectFrom('work_items')
        .select('state')
        .where('customer_id', '=', person.customerId)
        .where('kind', '=', 'review')
        .execute()
    ).map(({ state }) => state);
  const pressing = async (): Promise<readonly string[]> =>
    (await send('GET', `/cases/${person.customerId}`)).body.pressing.map(
      ({ code }: { readonly code: string }) => code,
    );
  return { person, planId, leavesIt, review, waiting, pressing };
}

describe('Breathing Space that another plan follows on', () => {
  it('is over after its last day, also where nobody looked again: nothing of it waits or presses any more (DN-1150)', async () => {
    const { person, planId, waiting, pressing } = await followed();
    noonOf('2027-01-23');
    await hourly();
    expect(await waiting()).toEqual(['open']);
    expect(await pressing()).toContain('REVIEW_LATE');
    noonOf('2027-01-24');
    await Promise.all([hourly(), hourly()]);
    await hourly();
    expect(await waiting()).toEqual(['cancelled']);
    expect(await pressing()).not.toContain('REVIEW_LATE');
    const { past, plan } = await inCase(person);
    expect(plan.shortName).toBe('SMP');
    expect(past[0]).toMatchObject({
      id: planId,
      state: 'ended',
      goesOn: false,
      midway: null,
      told: { stands: 'Your Breathing Space is over' },
    });
    expect(past[0].changes.at(-1)).toMatchObject({ on: ENDS, by: 'receiver' });
  });

  it('tells its person beside what follows that it goes on, that one of us looks again, and that not to answer can end it (DN-1152, DN-1278)', async () => {
    const { person, planId } = await followed();
    // What comes after it is chosen: nobody is told to work that out.
    expect((await mine(person)).time?.you).not.toContain('what comes after it');
    const time = async (by: Parameters<typeof mine>[0]) => (await mine(by)).time;
    expect(await time(person)).toMatchObject({
      id: planId,
      product: { shortName: 'BS' },
      stands: 'You have Breathing Space',
      endsOn: ENDS,
      endedOn: null,
    });
    noonOf(FIRST);
    const due = await daysLater(test, person);
    expect((await time(due))?.steps).toMatchObject([
      {
        what: 'Your adviser looks again',
        on: FIRST,
        until: LAST,
        says: expect.stringMatching(/can be ended/u),
      },
      { what: 'It ends', on: ENDS },
    ]);
    const awaited = async (by: Parameters<typeof mine>[0]) =>
      (await dashboardOf(by)).waits.find(({ what }) => what === 'Your adviser looks again');
    expect(await awaited(due)).toMatchObject({ by: LAST, isLate: false });
    noonOf('2026-12-30');
    const late = await daysLater(test, due);
    expect((await time(late))?.steps[0]).toMatchObject({
      who: 'Your adviser',
      says: expect.stringContaining('nothing that you did'),
    });
    expect(await awaited(late)).toMatchObject({ who: 'Your adviser', by: LAST, isLate: true });
  });

  it('says that one of us let it go on (DN-1152)', async () => {
    const { person, review } = await followed();
    noonOf(FIRST);
    expect(await review({ on: FIRST, outcome: 'goes on', reason: null })).toBe(204);
    const later = await daysLater(test, person);
    expect((await mine(later)).time?.steps).toMatchObject([
      { what: 'Your adviser looked again: it goes on', isDone: true, on: FIRST },
      { what: 'It ends', isDone: false },
    ]);
    expect((await dashboardOf(later)).waits.map(({ what }) => what).join()).not.toContain('looks again');
  });

  it('says on the plan and on the dashboard that it was ended early, when and why, and leads to a talk (DN-1153)', async () => {
    const { person, review } = await followed();
    noonOf('2026-12-20');
    await hourly();
    expect(await review({ on: '2026-12-20', outcome: 'ended', reason: 'not reached' })).toBe(204);
    const later = await daysLater(test, person);
    expect((await mine(later)).time).toMatchObject({
      stands: 'Your Breathing Space ended early',
      you: expect.stringMatching(/^Your adviser could not reach you\. The people you owe may/u),
      endsOn: null,
      endedOn: '2026-12-20',
      steps: [],
    });
    const { dates } = await dashboardOf(later);
    expect(dates.map(({ stake }) => stake)).not.toContain('breathing space ends');
    expect(dates).toContainEqual(
      expect.objectContaining({
        title: 'Your Breathing Space ended early',
        text: expect.stringContaining('Your adviser could not reach you.'),
        leadsTo: 'plan',
      }),
    );
    // It is said for a while.
    noonOf('2027-02-28');
    const long = await daysLater(test, later);
    expect((await mine(long)).time).toBeNull();
    expect((await dashboardOf(long)).dates.map(({ title }) => title)).not.toContain(
      'Your Breathing Space ended early',
    );
  });

  it('is said to be over on its last day beside what follows (DN-1153)', async () => {
    const { person } = await followed();
    noonOf('2027-01-24');
    await hourly();
    const later = await daysLater(test, person);
    expect((await mine(later)).time).toMatchObject({
      stands: 'Your Breathing Space is over',
      endsOn: null,
      endedOn: ENDS,
    });
    expect((await dashboardOf(later)).dates.map(({ title }) => title)).toContain(
      'Your Breathing Space is over',
    );
  });

  it('is what its person has once what followed is left: how it stands, its last day, and then that it is over, with a talk (DN-1154)', async () => {
    const { person, planId, leavesIt } = await followed();
    await leavesIt();
    expect((await mine(person)).time?.you).toContain('Work out with us what comes after it');
    expect(await mine(person)).toMatchObject({
      plan: null,
      over: null,
      time: { id: planId, stands: 'You have Breathing Space', endsOn: ENDS },
    });
    expect((await dashboardOf(person)).standing).toBe('You have Breathing Space.');
    noonOf('2027-01-24');
    await hourly();
    const later = await daysLater(test, person);
    expect(await mine(later)).toMatchObject({
      plan: null,
      time: null,
      over: { id: planId, stands: 'Your Breathing Space is over', endedOn: ENDS, isDone: true },
    });
    const { standing, dates } = await dashboardOf(later);
    expect(standing).toBe('Your Breathing Space is over.');
    expect(dates.map(({ title }) => title)).toContain('Talk with us about what comes next');
  });
});
