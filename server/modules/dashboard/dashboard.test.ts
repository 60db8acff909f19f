import { randomUUID } from 'node:crypto';
import { urgentMatters } from '@towpath/contracts/api/advice.ts';
import { bookingTimes, bookTalk } from '@towpath/contracts/api/bookings.ts';
import { recommendationAdviceCallback } from '@towpath/contracts/api/callbacks.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { editLetter } from '@towpath/contracts/api/letters.ts';
import { leavePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { londonDate } from '../../platform/time/londonDate.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { choseOrder } from '../../testing/applying.ts';
import { say } from '../../testing/chatting.ts';
import { chooses } from '../../testing/choosing.ts';
import { USUAL_ANSWERS, type Walker, walker, walkOn } from '../../testing/journeyWalk.ts';
import { debtIdOf, sendsLetter } from '../../testing/letters.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const dashboardOf = async (person: Pick<Walker, 'call'>) => (await person.call(myDashboard, {})).answer;

/** Somebody who has chosen of their advice: the best match, or the first that is an insolvency. */
async function chosen({ isInsolvent = false } = {}) {
  const person = await atAdvice(test, { debt: { currentBalance: isInsolvent ? 16_000 : 9000 } });
  const { recordId, recommended, eligible } = (await person.call(recommendation, {})).answer;
  const offered = [...(recommended ? [recommended] : []), ...eligible].map(
    ({ product }) => product.shortName,
  );
  const shortName = offered.find(name => !isInsolvent || isInsolvency(name)) ?? '';
  expect((await chooses(person, { recordId: recordId ?? '', shortName })).status).toBe(200);
  return person;
}

describe('what leads on the dashboard', () => {
  it('is nothing for who has only come (DN-307)', async () => {
    const person = await guest(test);
    expect(await dashboardOf(person)).toMatchObject({
      pressing: { urgent: [] },
      plan: null,
      leads: 'nothing',
      oneThing: null,
      dates: [],
      waits: [],
      done: [],
    });
  });

  it('is the gravest of what cannot wait, the same as the advice says it, for who has no plan (DN-307)', async () => {
    const person = await walker(test);
    await walkOn(person, { ...USUAL_ANSWERS, urgent: 'court' });
    const { pressing, leads } = await dashboardOf(person);
    expect(pressing).toEqual((await person.call(urgentMatters, {})).answer);
    expect(pressing.urgent.length).toBeGreaterThan(0);
    expect(leads).toBe('matter');
  });

  it('is the person’s own step of what they chose, until it is one of us who goes on with it (DN-308)', async () => {
    const person = await chosen();
    const before = await dashboardOf(person);
    expect(before.plan).toEqual((await person.call(myPlan, {})).answer.plan);
    expect(before.leads).toBe('thing');
    expect(before.oneThing).toMatchObject({ heading: 'Ask us to ring you', leadsTo: 'plan' });
    expect(before.waits).toEqual([]);
    expect(before.done).toEqual([{ what: 'You chose it', on: before.plan?.chosenOn }]);

    await person.call(recommendationAdviceCallback, {
      body: { stepId: 'full-advice', callbackRequired: true, contactNumber: '07700 900123' },
    });
    const after = await dashboardOf(person);
    expect(after).toMatchObject({ leads: 'nothing', oneThing: null, dates: [] });
    const [call] = after.waits;
    expect(call).toMatchObject({ who: 'An adviser', what: 'Rings you', isLate: false });
    // The same day as the plan says.
    expect(call?.by).toBe(after.plan?.steps.find(({ isDone }) => !isDone)?.on);
    expect(call?.by).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });

  it('has the talk that is booked among the dates, on its day in London (DN-309)', async () => {
    const person = await chosen();
    const { days } = (await person.call(bookingTimes, {})).answer;
    const free = days.filter(({ state }) => state === 'free').at(-1);
    await person.call(bookTalk, {
      body: { id: randomUUID(), startsAt: free?.times[0] ?? '', way: 'phone', number: '07700900123' },
    });
    const { dates, leads } = await dashboardOf(person);
    expect(dates).toMatchObject([{ stake: 'talk', day: free?.day, tag: 'We talk', leadsTo: 'talk' }]);
    // It is not today.
    expect(leads).toBe('nothing');
  });

  it('waits for the word of an adviser where an insolvency was asked for (DN-308)', async () => {
    const person = await chosen({ isInsolvent: true });
    const { plan, waits } = await dashboardOf(person);
    expect(plan?.adviserConfirmation).toBe('waits');
    expect(waits).toContainEqual({
      who: 'An adviser',
      what: `Says whether ${inSentence(plan?.product.shortName ?? '')} fits you`,
      by: null,
      isLate: false,
    });
  });

  it('says that what was told since changes what was chosen, and leads to the plan (DN-413)', async () => {
    const { person } = await choseOrder(test);
    const before = await dashboardOf(person);
    expect(before.dates.map(({ stake }) => stake)).not.toContain('plan in doubt');
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    (await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 90_000 } })).answer;
    const { leads, oneThing, dates, waits } = await dashboardOf(person);
    expect(leads).toBe('thing');
    expect(oneThing).toMatchObject({ heading: 'See what your new answers change', leadsTo: 'plan' });
    expect(dates[0]).toMatchObject({ stake: 'plan in doubt', tag: 'Changes your plan', isOneThing: true });
    expect(waits).toContainEqual({
      who: 'An adviser',
      what: 'Says whether a debt relief order still fits, as your answers have changed',
      by: null,
      isLate: false,
    });
    (await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 16_000 } })).answer;
    expect(await dashboardOf(person)).toEqual(before);
  });

  it('has a message of ours that was not seen, and a letter that was begun, below what threatens, with a plan or without (DN-554)', async () => {
    const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    const params = { letterId: `holding-request.${debtId}` };
    const edit = { place: 'reference', value: 'KC 22', was: '' };
    (await person.call(editLetter, { params, body: edit })).answer;
    await say(person, 'Hello, is somebody there?');
    const adviser = await staff.member();
    const { id } = await test.database
      .selectFrom('chat_conversations')
      .select('id')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    await staff.send('POST', `/chats/${id}/take`, undefined, adviser.cookie);
    const answer = { clientId: randomUUID(), text: 'Hello, yes.' };
    const sent = await staff.send('POST', `/chats/${id}/messages`, answer, adviser.cookie);
    expect(sent.status).toBeLessThan(300);
    const due = async () => {
      const { leads, dates } = await dashboardOf(person);
      return [leads, dates.filter(({ danger }) => danger === 'rest').map(({ title }) => title)];
    };
    expect(await due()).toEqual(['matter', ['A message from us', 'A letter to read']]);
    const { recordId, recommended, eligible } = (await person.call(recommendation, {})).answer;
    const shortName = (recommended ?? eligible[0])?.product.shortName ?? '';
    expect((await chooses(person, { recordId: recordId ?? '', shortName })).status).toBe(200);
    const [leads, titles] = await due();
    expect(leads).toBe('matter');
    expect(titles).toEqual(expect.arrayContaining(['A message from us', 'A letter to read']));
    expect(titles?.[0]).toBe('A message from us');
  });

  it('has who answers a letter, and no one thing of its own, before anything is chosen (DN-936, DN-937)', async () => {
    const person = await atAdvice(test, { debt: { currentBalance: 9000 } });
    const letterId = `holding-request.${await debtIdOf(person, 'Kestrel Cards')}`;
    const sentOn = isoDate(londonDate(test.clock.now()));
    await sendsLetter(person, letterId, sentOn);
    // And begins it anew.
    const body = { place: 'reference', value: 'KC 22', was: 'Some words' };
    (await person.call(editLetter, { params: { letterId }, body })).answer;
    const { leads, oneThing, dates, waits, done } = await dashboardOf(person);
    expect([leads, oneThing]).toEqual(['nothing', null]);
    expect(dates).toMatchObject([{ title: 'A letter to read', tag: 'Good to do', isOneThing: false }]);
    expect(waits).toMatchObject([{ who: 'Kestrel Cards', what: 'Answers your letter “Ask them to wait”' }]);
    expect(done).toEqual([{ what: 'You wrote to Kestrel Cards', on: sentOn }]);
  });

  it('has nothing of a plan any more that was left (DN-308)', async () => {
    const person = await chosen();
    const { plan } = await dashboardOf(person);
    await person.call(leavePlan, { params: { planId: plan?.id ?? '' } });
    expect(await dashboardOf(person)).toMatchObject({ plan: null, oneThing: null, done: [] });
  });

  it('shows nobody what is another’s (DN-310)', async () => {
    await chosen();
    const other = await guest(test);
    expect(await dashboardOf(other)).toMatchObject({ plan: null, dates: [], waits: [], done: [] });
  });
});

describe('what waits for whom, in the case', () => {
  it('is what the person reads on their dashboard, for who may see cases alone (DN-346)', async () => {
    const person = await chosen();
    const own = await dashboardOf(person);
    const path = `/cases/${person.customerId}/waits`;
    const adviser = await staff.member();
    const { status, body } = await staff.send('GET', path, undefined, adviser.cookie);
    expect(status).toBe(200);
    const { leads, dates, waits, done, standing } = own;
    expect(body).toEqual({ leads, matter: null, dates, waits, done, standing });
    expect(body.dates.length).toBeGreaterThan(0);
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'desk', permissions: ['see work'] })
      .execute();
    const desk = await staff.member('desk');
    expect((await staff.send('GET', path, undefined, desk.cookie)).status).toBe(404);
    const nobody = `/cases/${randomUUID()}/waits`;
    expect((await staff.send('GET', nobody, undefined, adviser.cookie)).status).toBe(404);
  });

  it('is first what cannot wait, where that leads for the person, whatever they chose (DN-761)', async () => {
    const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
    const { recordId } = (await person.call(recommendation, {})).answer;
    expect((await chooses(person, { recordId: recordId ?? '', shortName: 'BS' })).status).toBe(200);
    const { leads, pressing } = await dashboardOf(person);
    expect(leads).toBe('matter');
    const adviser = await staff.member();
    const path = `/cases/${person.customerId}/waits`;
    const { body } = await staff.send('GET', path, undefined, adviser.cookie);
    const [first] = pressing.urgent;
    expect(body).toMatchObject({
      leads: 'matter',
      matter: { heading: first?.step.heading, says: first?.says },
    });
  });
});
