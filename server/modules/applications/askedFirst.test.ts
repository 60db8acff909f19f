import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { sentOffIn } from '../../testing/sentOff.ts';
import { addDesk, staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await addDesk(test);
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const off = sentOffIn(() => test, staff, handing);

const ASKED = 'Is your pension from Kestrel Cards?';

/** Somebody with a Breathing Space in view, whose form one of us has asked about before it went anywhere. */
async function asked() {
  const { cookie } = await staff.memberInTheMorning();
  const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const planId = (await chooses(person, { recordId, shortName: 'BS' })).answer.plan.id;
  await answerAll(person);
  await handing.handOver(person);
  await handing.takes(planId, cookie);
  const path = `/cases/${person.customerId}`;
  const ask = { version: 1, fields: [], words: ASKED };
  const answer = await staff.send('POST', `${path}/application/ask-again`, ask, cookie);
  expect(answer.status).toBe(204);
  return { person, planId, cookie };
}

describe('a form that one of us asks about before anything was sent', () => {
  it('is said to be back with its person, on the plan, its paper, the dashboard and in the case, with what is asked (DN-1514)', async () => {
    const { person, planId } = await asked();
    const { plan } = await off.mine(person);
    expect(plan?.stands?.stands).toBe('Your form is back with you');
    expect(plan?.steps.find(({ isDone }) => !isDone)).toMatchObject({
      what: 'Look at what we asked about your form',
      who: 'You',
    });
    const text = await off.paperOf(person, planId);
    expect(text).toContain('Your form is back with you');
    expect(text).not.toContain('Your adviser checks');
    expect((await off.inCase(person)).plan).toMatchObject({ stands: 'Your form is back with you' });
    const { oneThing, standing, waits } = await off.dashboardOf(person);
    expect(standing).toBe('Your form is back with you.');
    const by = (await applicationOf(person)).asked?.by ?? '';
    expect(oneThing).toMatchObject({
      heading: `Look at what ${by} asks about your form`,
      text: expect.stringContaining(`${by} asks: “${ASKED}” Answer that in the form`),
      leadsTo: 'application',
    });
    expect(waits).toEqual([]);
  });

  it('is with one of us again once it is handed over once more, and noted beside by nobody meanwhile (DN-1514)', async () => {
    const { person } = await asked();
    await handing.handOver(person);
    const { plan } = await off.mine(person);
    expect(plan?.stands?.stands).not.toBe('Your form is back with you');
    expect(plan?.steps).toContainEqual(expect.objectContaining({ what: 'We read your form', isDone: false }));
  });

  it('tells who may not see facts of health that something is asked, and not in which words (DN-1514)', async () => {
    const { person } = await asked();
    const desk = await staff.member('desk');
    const { body } = await staff.send('GET', `/cases/${person.customerId}/waits`, undefined, desk.cookie);
    const { text } = body.dates.find(
      ({ leadsTo }: { readonly leadsTo: string }) => leadsTo === 'application',
    );
    expect(text).toContain('asks about it. Answer that in the form');
    expect(JSON.stringify(body)).not.toContain(ASKED);
  });
});
