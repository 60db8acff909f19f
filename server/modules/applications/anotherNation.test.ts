import {
  handOverApplication,
  myApplication,
  takeBackApplication,
} from '@towpath/contracts/api/applications.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

/** Somebody who handed over an order of England, whose home is in Scotland after all, and the adviser who has taken it. */
async function movedAfterHandingOver({ isTalkedOver = true, meanwhile = async (_: Walker) => {} } = {}) {
  const { person, planId, act, read, adviser } = await handing.handedOver({ isTalkedOver });
  await meanwhile(person);
  async function moves(to: string) {
    const path = `/cases/${person.customerId}/answers/qualifier/nation`;
    const { choices, revision } = (await staff.send('GET', path, undefined, adviser.cookie)).body;
    const answers = [{ id: `nation.${to}`, value: to }];
    expect(choices.map(({ id }: { id: string }) => id)).toContain(`nation.${to}`);
    const reason = 'You said on the phone where your home is.';
    const said = { answers, revision, isSure: true, reason };
    expect((await staff.send('PUT', path, said, adviser.cookie)).body).toMatchObject({ isSaved: true });
  }
  await moves('scotland');
  return { person, planId, act, read, moves };
}

describe('a form that was handed over, of which the home is in another nation by now', () => {
  it('is still read by its person, who can take it back, and goes no further (DN-623)', async () => {
    const { person, planId, moves } = await movedAfterHandingOver();
    const form = await applicationOf(person);
    expect(form).toMatchObject({ kind: 'debt-relief-order', state: 'handed over' });
    expect(form.elsewhere).toMatchObject({ home: 'Scotland' });
    expect(form.elsewhere?.isFor).toBe('England, Wales or Northern Ireland');
    expect(form.handedOver?.groups.length).toBeGreaterThan(0);
    expect(form.handedOver?.changed).toEqual([]);
    const back = (await person.call(takeBackApplication, { body: { planId } })).answer.application;
    expect(back).toMatchObject({ state: 'being filled in', handedOver: null });
    const again = { planId, revision: back.revision, asItIs: true };
    const { status } = await person.call(handOverApplication, { body: again });
    expect(status).toBe(409);
    // Their home is in England after all: it is what it was.
    await moves('england');
    expect((await person.call(myApplication, {})).answer.application).toMatchObject({ elsewhere: null });
  });

  it('is read by nobody any more, as the plan and the dashboard say too, until it is taken back (DN-642)', async () => {
    const steps = async (person: Walker) =>
      (await person.call(myPlan, {})).answer.plan?.steps.map(({ what }) => what);
    const { person, planId } = await movedAfterHandingOver({
      isTalkedOver: false,
      async meanwhile(before) {
        expect(await steps(before)).toContain('We read your form');
      },
    });
    expect(await steps(person)).not.toContain('We read your form');
    const { oneThing, dates, waits } = (await person.call(myDashboard, {})).answer;
    expect(waits.map(({ what }) => what)).not.toContain('Reads your form');
    expect(waits.map(({ what }) => what)).not.toContain('Decides on your form');
    // What is asked in the other nation alone comes before its form: what was chosen may fit no more.
    expect(oneThing?.heading).toBe('Answer what is still open');
    const row = { title: 'Your form', text: expect.stringMatching(/for homes in England.*goes no further/) };
    expect(dates).toContainEqual(expect.objectContaining(row));
    await person.call(takeBackApplication, { body: { planId } });
    const back = (await person.call(myDashboard, {})).answer;
    expect(back.dates).toContainEqual(expect.objectContaining(row));
    expect(JSON.stringify(back)).not.toMatch(/still to give|Finish your form|Hand over your form/);
  });

  it('is of a plan that fits no more, before what is asked in the other nation alone is answered (DN-685)', async () => {
    const { person, moves } = await movedAfterHandingOver();
    const planOf = async () => (await person.call(myPlan, {})).answer.plan;
    expect((await person.call(recommendation, {})).status).toBe(409);
    expect(await planOf()).toMatchObject({ product: { shortName: 'DRO' }, stillFits: false, mayLeave: true });
    const { oneThing } = (await person.call(myDashboard, {})).answer;
    expect(oneThing).toMatchObject({ heading: 'Answer what is still open' });
    await moves('england');
    expect(await planOf()).toMatchObject({ stillFits: true });
  });

  it('is neither accepted nor filled in by an adviser, who reads why, and ends the work by asking again (DN-623)', async () => {
    const { person, act, read } = await movedAfterHandingOver();
    const application = await read();
    expect(application).toMatchObject({ state: 'handed over', elsewhere: { home: 'Scotland' }, changed: [] });
    const refused = await act('accept', { version: 1 });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('their home is in Scotland');
    const asked = await act('ask-again', { version: 1, fields: [], words: 'Your home is in Scotland.' });
    expect(asked.status).toBe(204);
    expect(await applicationOf(person)).toMatchObject({
      state: 'asked again',
      asked: { words: 'Your home is in Scotland.', fields: [] },
    });
    const work = await test.database
      .selectFrom('work_items')
      .select('state')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'application')
      .execute();
    expect(work).toEqual([{ state: 'done' }]);
  });
});
