import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater } from '../../testing/repaying.ts';
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
const deciding = decidingIn(() => test, staff);
const handing = handingOverIn(() => test, staff, deciding);

const DAY = 24 * 60 * 60 * 1000;
/** The day on which the advisers of these tests work. */
const TODAY = '2026-11-24';
type Reader = Pick<Walker, 'call' | 'customerId'>;

const mine = async (person: Reader) => (await person.call(myPlan, {})).answer;
const dashboardOf = async (person: Reader) => (await person.call(myDashboard, {})).answer;
const answer = (outcome: 'granted' | 'refused', on = TODAY) => ({
  version: 1,
  outcome,
  on,
  reference: '',
  says: '',
});

/** What somebody of us reads of it in the case, as of now. */
async function inCase({ customerId }: Reader) {
  const { cookie } = await staff.member();
  const path = `/cases/${customerId}/plan`;
  const { plan, past } = (await staff.send('GET', path, undefined, cookie)).body;
  const note = async (to: PlanState) => {
    const body = { planId: plan.id, from: plan.state, to };
    return (await staff.send('POST', `${path}/notes`, body, cookie)).status;
  };
  return { plan, past, note };
}

/** The plan as it stands on its paper. */
async function paperOf(person: Reader, planId: string): Promise<string> {
  const { bytes } = await person.call(planPdf, { params: { planId }, query: {} });
  return (await readPdf(bytes)).text;
}

/** What an adviser has taken, accepted and sent. */
async function sentFor(person: Walker, planId: string, cookie: string) {
  await answerAll(person);
  await handing.handOver(person);
  await handing.takes(planId, cookie);
  const act = async (what: string, body: object) =>
    (await staff.send('POST', `/cases/${person.customerId}/application/${what}`, body, cookie)).status;
  expect(await act('accept', { version: 1 })).toBe(204);
  expect(await act('sent', { version: 1, on: TODAY, reference: '' })).toBe(204);
  return { person, planId, act };
}

/** Somebody whose administration order, or Breathing Space, is with those who decide on it. */
async function applied(shortName: 'AO' | 'BS') {
  const adviser = await staff.memberInTheMorning();
  const person = await atAdvice(
    test,
    shortName === 'AO'
      ? { debt: { currentBalance: 4000, hasLegalAction: true, courtStage: 'judgment' } }
      : { qualifier: { urgent: 'court' } },
  );
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const planId = (await chooses(person, { recordId, shortName })).answer.plan.id;
  return { ...(await sentFor(person, planId, adviser.cookie)), recordId };
}

/** The same of a debt relief order. */
async function appliedForOrder() {
  const { act, ...chose } = await handing.handedOver();
  await act('accept', { version: 1 });
  await act('sent', { version: 1, on: TODAY, reference: '' });
  return { ...chose, act: async (what: string, body: object) => (await act(what, body)).status };
}

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
    expect([led.standing, led.oneThing?.heading]).toEqual([
      'The court ended the order.',
      'Talk with us about what else fits',
    ]);
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
    expect((await dashboardOf(later)).oneThing).toBeNull();
    expect(await paperOf(later, planId)).toContain('The debts in it are cleared');
  });
});

describe('Breathing Space', () => {
  const ends = () => {
    const { database, clock, config } = test;
    return endTimeThatIsOver({ database, clock, rulebook: loadContent(config.contentDir).rulebook }).work();
  };

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
    expect((await dashboardOf(after)).oneThing?.heading).toBe('Talk with us about what comes next');
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

describe('what is out of our hands', () => {
  /** One of us says of their advice that another plan fits, and whoever has to look at that does. */
  async function saysAnother(person: Walker, recordId: string, shortName: string) {
    test.clock.forward(60_000);
    const [approver, adviser] = [await staff.member('approver'), await staff.member()];
    const at = deciding.at(person, adviser.cookie);
    const option = await at.optionOf(
      one =>
        one.shortName !== shortName &&
        !isInsolvency(one.shortName) &&
        one.asks.every(({ how }) => how === 'ask'),
    );
    const { status, body } = await at.decide(recordId, option);
    expect(status).toBe(200);
    if (body.outcome === 'confirmed') return;
    expect((await deciding.at(person, approver.cookie).look(body.decisionId, true)).status).toBe(204);
  }
  const changesDebt = async (person: Walker) => {
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    (await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 90_000 } })).answer;
  };

  it('runs on as Breathing Space, whatever one of us says next of the advice: nothing of it waits (DN-943)', async () => {
    const { person, act, recordId } = await applied('BS');
    await act('answered', answer('granted'));
    const before = await mine(person);
    const ledBefore = await dashboardOf(person);
    await saysAnother(person, recordId, 'BS');
    expect((await mine(person)).plan).toMatchObject({
      state: 'running',
      doubt: null,
      stands: before.plan?.stands,
    });
    const { waits, standing, oneThing } = await dashboardOf(person);
    expect({ waits, standing, oneThing }).toEqual({
      waits: ledBefore.waits,
      standing: 'You have Breathing Space.',
      oneThing: ledBefore.oneThing,
    });
    expect((await inCase(person)).plan.doubt).toBeNull();
  });

  it('goes on as an order where facts change, and asks to tell us and the official receiver (DN-944)', async () => {
    const { person, act } = await appliedForOrder();
    await act('answered', answer('granted'));
    await changesDebt(person);
    expect((await mine(person)).plan).toMatchObject({ state: 'running', stillFits: false });
    const led = await dashboardOf(person);
    expect(led.standing).toBe(`${(await mine(person)).plan?.stands?.stands}.`);
    expect(led.oneThing).toMatchObject({ heading: 'Tell us what has changed', leadsTo: 'plan' });
    expect(led.oneThing?.text).toContain('Tell us and the official receiver what has changed.');
    expect(led.waits.map(({ what }) => what).join()).not.toContain('Says whether');
  });

  it('waits for no yes once an order is refused (DN-946)', async () => {
    const { person, act } = await appliedForOrder();
    await act('answered', answer('refused'));
    await changesDebt(person);
    const { plan } = await mine(person);
    expect(plan).toMatchObject({ state: 'refused', adviserConfirmation: 'confirmed' });
    const { waits, oneThing } = await dashboardOf(person);
    expect(oneThing?.heading).toBe('Talk with us about what else fits');
    expect(waits.map(({ what }) => what).join()).not.toContain('Says whether');
  });
});
