import { handOverApplication } from '@towpath/contracts/api/applications.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isFormIn } from '@towpath/domain/plans/formStep.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf, choseOrder } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

const TODAY = '2026-11-24';
const dashboardOf = async (person: Pick<Walker, 'call'>) => (await person.call(myDashboard, {})).answer;
const planOf = async (person: Pick<Walker, 'call'>) => (await person.call(myPlan, {})).answer.plan;

describe('a form that was refused and that its person is asked about again', () => {
  it('keeps when it was sent and refused, with the reason, beside the form that is to be filled in now (DN-1172)', async () => {
    const { person, planId, adviser, act } = await handing.handedOver();
    const says = 'A car is worth more.';
    expect((await act('accept', { version: 1 })).status).toBe(204);
    expect((await act('sent', { version: 1, on: TODAY, reference: '' })).status).toBe(204);
    const refused = { version: 1, outcome: 'refused', on: TODAY, reference: '', says };
    expect((await act('answered', refused)).status).toBe(204);
    expect((await planOf(person))?.theirAnswer).toEqual({ outcome: 'refused', on: TODAY, says });
    await handing.takes(planId, adviser.cookie);
    const asked = { version: 1, fields: [], words: 'What is the car worth?' };
    const again = await act('ask-again', asked);
    expect(again.status).toBe(204);
    const now = await planOf(person);
    expect(now).toMatchObject({
      state: 'being prepared',
      theirAnswer: { outcome: 'refused', on: TODAY, says },
    });
    const what = now?.steps.map(({ what: step, isDone }) => [step, isDone]);
    expect(what).toEqual(
      expect.arrayContaining([
        ['Your form was sent', true],
        ['They said no to your form', true],
        ['We asked you about your form again', true],
      ]),
    );
    const { done, oneThing } = await dashboardOf(person);
    expect(oneThing?.leadsTo).toBe('application');
    expect(done.slice(0, 3)).toEqual([
      { what: 'We asked you about your form again', on: TODAY },
      { what: 'They said no to your form', on: TODAY },
      { what: 'Your form was sent', on: TODAY },
    ]);
    // Until it goes to them again what they said counts; of what was done the latest is shown.
    await handing.handOver(person);
    expect((await planOf(person))?.theirAnswer).toMatchObject({ outcome: 'refused' });
    expect((await dashboardOf(person)).done.map(({ what }) => what)).toEqual([
      'You handed over your form',
      'We asked you about your form again',
      'They said no to your form',
    ]);
  }, 120_000);
});

describe('a form that is not begun', () => {
  it('stands once on the dashboard and leads to it; handed over, it is not to be filled in any more (DN-1674)', async () => {
    const { person } = await choseOrder(test);
    const rows = async () => {
      const { dates } = await dashboardOf(person);
      return dates.filter(({ title }) => /\bform\b/u.test(title)).map(one => [one.title, one.leadsTo]);
    };
    expect(await rows()).toEqual([['Your form', 'application']]);
    const isFilledIn = async () => isFormIn((await planOf(person))?.steps ?? []);
    expect(await isFilledIn()).toBe(false);
    await answerAll(person);
    expect(await rows()).toEqual([['Your form', 'application']]);
    const { planId, revision } = await applicationOf(person);
    (await person.call(handOverApplication, { body: { planId, revision, asItIs: false } })).answer;
    expect(await rows()).toEqual([]);
    expect(await isFilledIn()).toBe(true);
    const says = (await planOf(person))?.steps.map(step => step.says).join(' ');
    expect(says).toContain('They look at your advice and your form with you.');
    expect(says).not.toContain('You can fill in your form');
  }, 120_000);
});

describe('a form that was to be read by a day that is over', () => {
  it('is late on the dashboard as in the plan, and both say to ring us (DN-1171, DN-1275)', async () => {
    const person = await atAdvice(test, {
      debt: { currentBalance: 16_000, hasLegalAction: true, courtStage: 'bailiffs' },
    });
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    await chooses(person, { recordId, shortName: 'BS' });
    await answerAll(person);
    const { planId, revision } = await applicationOf(person);
    (await person.call(handOverApplication, { body: { planId, revision, asItIs: false } })).answer;
    const reads = (waits: Awaited<ReturnType<typeof dashboardOf>>['waits']) =>
      waits.filter(({ what }) => what.startsWith('Reads your form'));
    expect(reads((await dashboardOf(person)).waits)).toEqual([
      {
        who: 'An adviser',
        what: 'Reads your form',
        by: expect.stringMatching(/^2026-1[12]-/u),
        isLate: false,
      },
    ]);
    // As it is ten days later, of which the day is over by which we were to read it.
    const dueAt = new Date(test.clock.now().getTime() - 1000);
    await test.database
      .updateTable('work_items')
      .set({ due_at: dueAt })
      .where('subject', '=', planId)
      .where('kind', '=', 'application')
      .execute();
    const late = 'as soon as they can. It is late. If a court day or a visit is close, ring us today';
    expect((await planOf(person))?.steps.find(({ isDone }) => !isDone)?.what).toBe(
      'We read your form as soon as we can. It is late. If a court day or a visit is close, ring us today',
    );
    expect(reads((await dashboardOf(person)).waits)).toEqual([
      { who: 'An adviser', what: `Reads your form ${late}`, by: null, isLate: true },
    ]);
  }, 120_000);
});
