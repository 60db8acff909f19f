import { notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { daysLater, repaying } from '../../testing/repaying.ts';
import { answer, sentOffIn, TODAY } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';
import { loadContent } from '../content/load.ts';
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

const DAY = 24 * 60 * 60 * 1000;
const { mine, dashboardOf, inCase, paperOf, applied, appliedForOrder } = sentOffIn(
  () => test,
  staff,
  handing,
);

describe('an administration order', () => {
  it('is made, is paid to the court, is ended by the court, and says so everywhere with the way to a talk (DN-783, DN-788, DN-789)', async () => {
    const { person, planId, act } = await applied('AO');
    expect((await mine(person)).plan?.steps.find(({ what }) => what.includes('to the court'))).toMatchObject({
      who: 'Your adviser',
    });
    expect(await act('answered', answer('granted'))).toBe(204);
    const own = async (from: PlanState, to: PlanState) =>
      (await person.call(notePlan, { params: { planId }, body: { from, to } })).status;
    expect(await own('accepted', 'running')).toBe(200);
    const runs = await dashboardOf(person);
    expect([runs.standing, runs.oneThing]).toEqual(['You pay the court each month.', null]);
    expect(runs.waits).toContainEqual(expect.objectContaining({ who: 'The court' }));
    // The court keeps those off who are in it.
    expect(runs.pressing.urgent.map(({ code }) => code)).not.toContain('PRIORITY_DEBT');
    expect(await own('running', 'broken')).toBe(200);
    expect((await dashboardOf(person)).oneThing?.heading).toBe('Talk it over with us');

    const { plan, note } = await inCase(person);
    expect(plan.endsAs).toBe('The court ended the order');
    expect(await note('ended')).toBe(204);
    const { over, plan: none } = await mine(person);
    expect(none).toBeNull();
    expect(over).toMatchObject({
      stands: 'The court ended the order',
      product: { shortName: 'AO' },
      isDone: false,
    });
    const led = await dashboardOf(person);
    expect(led.standing).toBe('The court ended the order.');
    // Nothing is chosen, so that no plan is kept going.
    expect(led.dates).toMatchObject([{ title: 'Talk with us about what else fits', tag: 'Good to do' }]);
    const { past } = await inCase(person);
    expect(past[0].changes.at(-1).says).toBe('The court ended the order');
    const paper = await paperOf(person, planId);
    expect(paper).toContain('The court ended the order');
    expect(paper).not.toContain('It is paid');
  });

  it('that the court refused gives way to what is chosen then, and never says that it was paid (DN-783, DN-786)', async () => {
    const { person, planId, act, recordId } = await applied('AO');
    expect(await act('answered', answer('refused'))).toBe(204);
    expect((await dashboardOf(person)).oneThing?.heading).toBe('Talk with us about what else fits');
    const other = await chooses(person, { recordId, shortName: 'SMP', replaces: planId });
    expect([other.status, other.answer.plan.product.shortName]).toEqual([200, 'SMP']);
    const { past } = await inCase(person);
    expect(past[0]).toMatchObject({ shortName: 'AO', state: 'ended' });
    expect(past[0].changes.at(-1).says).toBe('It went no further');
    expect(await paperOf(person, planId)).not.toMatch(/All of it is paid|It is paid/u);
  });
});

describe('an application that its person withdrew', () => {
  it.each(['AO', 'BS', 'DRO'] as const)(
    '%s ends its plan as that, says what it means, and something else or the same is chosen at once (DN-961)',
    async shortName => {
      const one = shortName === 'DRO' ? await appliedForOrder() : await applied(shortName);
      const { person, planId, act } = one;
      const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
      expect(await act('answered', answer('withdrawn'))).toBe(204);
      // The same again changes nothing.
      expect(await act('answered', answer('withdrawn'))).toBe(204);
      const { plan, over } = await mine(person);
      expect(plan).toBeNull();
      expect(over).toMatchObject({
        id: planId,
        stands: 'You withdrew your application',
        isDone: false,
        endedOn: TODAY,
      });
      expect(over?.you).toContain('Nobody decides on it any more. Your debts are as they were');
      expect((await dashboardOf(person)).standing).toBe('You withdrew your application.');
      const { past } = await inCase(person);
      expect(past[0]).toMatchObject({ state: 'ended', told: { stands: 'You withdrew your application' } });
      expect(past[0].changes.at(-1)).toMatchObject({
        says: 'You withdrew your application',
        by: 'person',
        notedBy: 'adviser',
      });
      expect(await paperOf(person, planId)).toContain('You withdrew your application');
      const { cookie } = await staff.member();
      const path = `/cases/${person.customerId}/application`;
      const { application } = (await staff.send('GET', path, undefined, cookie)).body;
      expect(application).toMatchObject({
        state: 'withdrawn',
        isPlanOver: true,
        planDiffers: false,
        work: null,
      });
      expect(application.history.at(-1)).toMatchObject({ state: 'withdrawn', by: 'person' });
      expect(await act('answered', answer('granted'))).toBe(409);
      const again = await chooses(person, { recordId, shortName });
      expect([again.status, again.answer.plan.state]).toEqual([200, 'chosen']);
    },
  );
});

describe('what was sent without a form of ours', () => {
  it('and taken back by its person is noted so by one of us, once, and they read that they withdrew it (DN-1107)', async () => {
    const { cookie } = await staff.memberInTheMorning();
    const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const planId = (await chooses(person, { recordId, shortName: 'BS' })).answer.plan.id;
    const path = `/cases/${person.customerId}/plan/notes`;
    const note = async (from: PlanState, to: PlanState, more: object = {}) =>
      (await staff.send('POST', path, { planId, from, to, ...more }, cookie)).status;
    expect(await note('chosen', 'being prepared')).toBe(204);
    expect((await inCase(person)).plan.mayWithdraw).toBe(false);
    expect(await note('being prepared', 'sent', { isWithdrawn: true })).toBe(409);
    expect(await note('being prepared', 'sent')).toBe(204);
    expect((await inCase(person)).plan).toMatchObject({ mayWithdraw: true, endsAs: 'It went no further' });
    expect(await note('sent', 'refused', { isWithdrawn: true })).toBe(409);
    const withdrawn = { isWithdrawn: true };
    expect([await note('sent', 'ended', withdrawn), await note('sent', 'ended', withdrawn)]).toEqual([
      204, 204,
    ]);
    expect((await mine(person)).over).toMatchObject({
      id: planId,
      stands: 'You withdrew your application',
      isDone: false,
    });
    expect((await dashboardOf(person)).standing).toBe('You withdrew your application.');
    const { past } = await inCase(person);
    expect(past[0].changes.at(-1)).toMatchObject({
      says: 'You withdrew your application',
      by: 'person',
      notedBy: 'adviser',
    });
    expect(await paperOf(person, planId)).toContain('You withdrew your application');
  });

  it('is not taken back beside a form of ours, or once it runs (DN-1107)', async () => {
    const { person, act } = await applied('BS');
    expect((await inCase(person)).plan.mayWithdraw).toBe(false);
    const { cookie } = await staff.member();
    const path = `/cases/${person.customerId}/plan/notes`;
    const { plan } = await inCase(person);
    const body = { planId: plan.id, from: 'sent', to: 'ended', isWithdrawn: true };
    expect((await staff.send('POST', path, body, cookie)).status).toBe(409);
    expect(await act('answered', answer('granted'))).toBe(204);
    const after = { ...body, from: 'running' };
    expect((await staff.send('POST', path, after, cookie)).status).toBe(409);
    expect((await mine(person)).plan?.state).toBe('running');
  });
});

describe('a debt relief order', () => {
  it('that is ended early says that the debts are owed again, and after its year asks how it ended (DN-783, DN-785)', async () => {
    const { person, act, planId } = await appliedForOrder();
    await act('answered', answer('granted'));
    const { plan, note } = await inCase(person);
    expect(plan.endsAs).toBe('Your order was ended early');
    expect(await note('broken')).toBe(204);
    expect((await mine(person)).plan?.stands?.stands).toBe('Your order is looked at');
    expect(await (await inCase(person)).note('running')).toBe(204);

    test.clock.forward(366 * DAY);
    const later = await daysLater(test, person);
    const asked = await mine(later);
    expect(asked.plan?.stands).toMatchObject({
      stands: 'The 12 months of your order are over',
      you: expect.stringContaining('unless the official receiver wrote'),
    });
    const led = await dashboardOf(later);
    expect(led.oneThing?.heading).toBe('Tell us how it ended');
    expect(led.waits).toEqual([]);
    expect((await inCase(later)).plan.stands).toBe('The 12 months of your order are over');
    expect(await (await inCase(later)).note('ended')).toBe(204);
    expect((await mine(later)).over).toMatchObject({ stands: 'The debts in it are cleared', isDone: true });
    expect((await dashboardOf(later)).dates).toEqual([]);
    expect(await paperOf(later, planId)).toContain('The debts in it are cleared');
  });
});

/** What the recurring job does. */
const ends = () => {
  const { database, clock, config } = test;
  return endTimeThatIsOver({ database, clock, rulebook: loadContent(config.contentDir).rulebook }).work();
};

describe('a moratorium', () => {
  /** Somebody in Scotland whose moratorium runs from today. */
  async function runs() {
    const one = await repaying(test, staff, 'MOR', { nation: 'scotland' });
    await one.goesOn();
    const params = { planId: one.planId };
    for (const [from, to] of [
      ['being prepared', 'sent'],
      ['sent', 'running'],
    ] as const) {
      expect((await one.person.call(notePlan, { params, body: { from, to } })).status).toBe(200);
    }
    return one;
  }

  it('holds through its last day, ends by itself after it, and says what can begin again (DN-947)', async () => {
    const { person, planId } = await runs();
    const day = (await mine(person)).plan?.steps.at(-1)?.on ?? '';
    expect(day).toBe('2027-05-23');
    test.clock.set(new Date(`${day}T12:00:00Z`));
    await ends();
    expect((await mine(await daysLater(test, person))).plan?.state).toBe('running');
    test.clock.forward(DAY);
    await ends();
    const after = await daysLater(test, person);
    expect(await mine(after)).toMatchObject({
      plan: null,
      over: {
        stands: 'Your moratorium is over',
        you: expect.stringContaining('send sheriff officers. Interest can go on.'),
        endedOn: day,
        isDone: true,
      },
    });
    // Nothing else is to keep: its last day is over.
    const { dates } = await dashboardOf(after);
    expect(dates).toMatchObject([{ title: 'Talk with us about what comes next', tag: 'Good to do' }]);
    const { past } = await inCase(after);
    expect(past[0].changes.at(-1)).toMatchObject({ says: 'Your moratorium is over', on: day });
    expect(await paperOf(after, planId)).toContain('Your moratorium is over');
  });

  it('that was cancelled says so once one of us has noted it (DN-948)', async () => {
    const { person } = await runs();
    const { plan, note } = await inCase(person);
    expect(plan.endsAs).toBe('Your moratorium ended early');
    expect(await note('ended')).toBe(204);
    expect((await mine(person)).over).toMatchObject({
      stands: 'Your moratorium ended early',
      isDone: false,
    });
  });
});

describe('Breathing Space', () => {
  it('counts its days from the day that was said of it, and not from that of writing it down (DN-784)', async () => {
    const { person } = await applied('BS');
    test.clock.forward(3 * DAY);
    const { cookie } = await staff.member();
    const path = `/cases/${person.customerId}/application/answered`;
    expect((await staff.send('POST', path, answer('granted'), cookie)).status).toBe(204);
    const later = await daysLater(test, person);
    const { plan } = await mine(later);
    expect(plan?.changes.at(-1)).toMatchObject({ state: 'running', on: TODAY });
    expect(plan?.steps.at(-1)).toMatchObject({ is: 'on', on: '2027-01-23' });
    expect((await inCase(later)).plan.steps.at(-1)).toMatchObject({ on: '2027-01-23' });
  });

  it('holds through its last day, ends by itself after it, and leads to a talk about what comes next (DN-785)', async () => {
    const { person, act, planId } = await applied('BS');
    await act('answered', answer('granted'));
    test.clock.set(new Date('2027-01-23T12:00:00Z'));
    await ends();
    const last = await daysLater(test, person);
    expect((await mine(last)).plan?.state).toBe('running');

    test.clock.set(new Date('2027-01-24T00:30:00Z'));
    await Promise.all([ends(), ends()]);
    const after = await daysLater(test, person);
    expect(await mine(after)).toMatchObject({
      plan: null,
      over: { stands: 'Your Breathing Space is over', endedOn: '2027-01-23', isDone: true },
    });
    const { dates } = await dashboardOf(after);
    expect(dates).toMatchObject([{ title: 'Talk with us about what comes next', tag: 'Good to do' }]);
    const { past } = await inCase(after);
    expect(past[0].changes.filter(({ state }: { state: string }) => state === 'ended')).toEqual([
      expect.objectContaining({ says: 'Your Breathing Space is over', on: '2027-01-23' }),
    ]);
    expect(await paperOf(after, planId)).toContain('Your Breathing Space is over');
  });

  it('that was ended early says so, and not that it lasted to its day (DN-783)', async () => {
    const { person, act } = await applied('BS');
    await act('answered', answer('granted'));
    expect(await (await inCase(person)).note('ended')).toBe(204);
    expect((await mine(person)).over).toMatchObject({
      stands: 'Your Breathing Space ended early',
      isDone: false,
    });
    expect((await dashboardOf(person)).standing).toBe('Your Breathing Space ended early.');
  });
});
