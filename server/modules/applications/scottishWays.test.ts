import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf, giveAnswer, PERTH } from '../../testing/applying.ts';
import { COSTS, submitCosts } from '../../testing/budget.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { inForceSince } from '../plans/inForceSince.ts';

let test: TestApp;
beforeAll(async () => {
  // Nothing goes out from here: advisers send the file themselves.
  test = await createTestApp({}, undefined, { authority: undefined });
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const deciding = decidingIn(() => test, staff);
const handing = handingOverIn(() => test, staff, deciding);

const TODAY = '2026-11-24';
/** What is owed, and the rent by which so much is left that it is open. */
const OPEN = { PTD: [30_000, 500], DAS: [30_000, 500], SEQ: [16_000, 780] } as const;
type Way = keyof typeof OPEN;

/** Somebody in Scotland who chose a solution, with an adviser who has said that it fits, and what each reads of it. */
async function chose(shortName: Way) {
  const adviser = await staff.memberInTheMorning();
  const approver = await staff.memberInTheMorning('approver');
  const [owed, rent] = OPEN[shortName];
  const person = await atAdvice(test, {
    qualifier: { nation: 'scotland' },
    debt: { currentBalance: owed },
  });
  const [home, ...bills] = COSTS[11] ?? [];
  if (!home) throw new Error('The budget has no rent.');
  (await submitCosts(person, 11, [{ ...home, amount: rent }, ...bills])).answer;
  (await person.call(completeBudget, {})).answer;
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const planId = (await chooses(person, { recordId, shortName })).answer.plan.id;
  const at = deciding.at(person, adviser.cookie);
  const option = await at.optionOf(one => one.shortName === shortName);
  const { body } = await at.decide(recordId, option);
  if (body.outcome === 'changed')
    expect((await deciding.at(person, approver.cookie).look(body.decisionId, true)).status).toBe(204);

  const path = `/cases/${person.customerId}`;
  const inCase = async () => (await staff.send('GET', `${path}/plan`, undefined, adviser.cookie)).body.plan;
  /** How it stands, what is next and what waits for whom, as each of the three says it. */
  const read = async () => {
    const plan = (await person.call(myPlan, {})).answer.plan;
    const { standing, oneThing, waits } = (await person.call(myDashboard, {})).answer;
    const next = plan?.steps.find(({ isDone }) => !isDone);
    const theirs = await inCase();
    expect(theirs.stands).toBe(plan?.stands?.stands ?? null);
    return {
      state: plan?.state,
      stands: plan?.stands?.stands ?? null,
      you: plan?.stands?.you,
      next: next && `${next.who}: ${next.what}`,
      on: next?.on,
      standing,
      oneThing: oneThing?.heading ?? null,
      waits: waits.map(({ who, what, by }) => `${who}: ${what}${by === null ? '' : ` by ${by}`}`),
    };
  };
  const act = (what: string, more?: object) =>
    staff.send('POST', `${path}/application/${what}`, { version: 1, ...more }, adviser.cookie);
  const sends = async () => expect((await act('sent', { on: TODAY, reference: '' })).status).toBe(204);
  const answers = async (outcome: 'granted' | 'refused') =>
    expect((await act('answered', { outcome, on: TODAY, reference: '', says: '' })).status).toBe(204);
  const handsOver = async () => {
    await answerAll(person, PERTH);
    if (shortName === 'SEQ') {
      for (const [field, value] of [
        ['route', 'certificate'],
        ['certificateOn', TODAY],
        ['fee', 'none'],
        ['signedOn', TODAY],
      ] as const) {
        await giveAnswer(person, { field, entry: null, part: null }, value);
      }
    }
    await handing.handOver(person);
    await handing.takes(planId, adviser.cookie);
  };
  const talks = () => handing.talksWith(person, planId, adviser.cookie);
  const accepts = async () => expect((await act('accept')).status).toBe(204);
  const notes = (from: string, to: string) =>
    staff.send('POST', `${path}/plan/notes`, { planId, from, to }, adviser.cookie);
  const holds = () => inForceSince(test.database, person.customerId);
  return { person, read, inCase, handsOver, talks, accepts, sends, answers, notes, holds };
}

describe('a trust deed, from handing over to its end', () => {
  it('waits for the talk first, then for one of us, the trustee and the person, and each of plan, dashboard, form and case says so (DN-764, DN-766)', async () => {
    const deed = await chose('PTD');
    await deed.handsOver();
    expect(await deed.read()).toMatchObject({
      next: 'You: A talk with us, before this goes on',
      oneThing: 'Book a talk with us',
    });
    expect(await applicationOf(deed.person)).toMatchObject({ state: 'handed over', awaitsTalk: true });
    await deed.talks();
    expect(await deed.read()).toMatchObject({
      next: 'An adviser: We read your form',
      oneThing: null,
      waits: ['An adviser: Reads your form by 2026-11-26'],
    });
    expect((await applicationOf(deed.person)).awaitsTalk).toBe(false);
    await deed.accepts();
    expect(await deed.read()).toMatchObject({
      stands: 'Your form is ready to go',
      next: 'Your adviser: The form goes to a trustee',
      waits: ['An adviser: Sends your form to the trustee, an insolvency practitioner'],
    });
    await deed.sends();
    expect(await deed.read()).toMatchObject({
      stands: 'Your form is with the trustee',
      waits: ['The trustee: They write your deed'],
    });
    await deed.answers('granted');
    expect(await deed.read()).toMatchObject({
      stands: 'Your deed is protected',
      oneThing: 'You start to pay',
    });
    expect((await deed.notes('accepted', 'running')).status).toBe(204);
    expect(await deed.read()).toMatchObject({
      stands: 'Your trust deed runs',
      oneThing: null,
      waits: ['The trustee: What is left is cleared by 2030-11-24'],
    });
    expect((await deed.notes('running', 'broken')).status).toBe(204);
    expect(await deed.read()).toMatchObject({
      stands: 'You can’t keep it up',
      you: expect.stringContaining('you could be made bankrupt'),
      oneThing: 'Tell the trustee',
    });
  });

  it('that is refused asks for a talk about what else fits, and for no form (DN-764)', async () => {
    const deed = await chose('PTD');
    await deed.handsOver();
    await deed.talks();
    await deed.accepts();
    await deed.sends();
    await deed.answers('refused');
    expect(await deed.read()).toMatchObject({
      state: 'refused',
      stands: 'They said no',
      oneThing: 'Talk with us about what else fits',
      waits: [],
    });
  });
});

describe('a programme of the Scottish scheme', () => {
  it('says between yes and sent that it is to be sent, then who decides by when, and nothing is noted beside its form (DN-764, DN-1043)', async () => {
    const scheme = await chose('DAS');
    expect((await scheme.inCase()).mayNote).toEqual(['being prepared']);
    await scheme.handsOver();
    expect(await scheme.read()).toMatchObject({ next: 'An adviser: We read your form', oneThing: null });
    await scheme.accepts();
    expect(await scheme.read()).toMatchObject({
      stands: 'Your form is ready to go',
      waits: ['An adviser: Sends your form to the DAS Administrator, at the Accountant in Bankruptcy'],
    });
    expect(await scheme.inCase()).toMatchObject({ mayNote: [], waitsForForm: true });
    const noted = await scheme.notes('being prepared', 'sent');
    expect([noted.status, noted.body.error.code]).toEqual([409, 'PLAN_DOES_NOT_GO_THERE']);
    await scheme.sends();
    expect(await scheme.read()).toMatchObject({
      stands: 'Your programme has gone in',
      on: '2026-12-15',
      waits: ['The DAS Administrator, at the Accountant in Bankruptcy: Decides on your form by 2026-12-15'],
    });
    expect((await scheme.inCase()).mayNote).toEqual([]);
    await scheme.answers('granted');
    expect(await scheme.read()).toMatchObject({
      stands: 'Your programme is approved',
      oneThing: 'You start to pay',
    });
    await scheme.notes('accepted', 'running');
    expect(await scheme.read()).toMatchObject({ stands: 'Your programme runs', oneThing: null });
    await scheme.notes('running', 'broken');
    expect(await scheme.read()).toMatchObject({
      oneThing: 'Tell your money adviser',
      you: expect.stringContaining('may ask for the interest and charges that were stopped'),
    });
    // Until they end it, it binds those who are owed: they are not written to for time.
    expect((await scheme.holds())?.shortName).toBe('DAS');
    expect((await scheme.notes('broken', 'ended')).status).toBe(204);
    expect(await scheme.holds()).toBeUndefined();
  });

  it('that is refused asks for a talk about what else fits (DN-764)', async () => {
    const scheme = await chose('DAS');
    await scheme.handsOver();
    await scheme.accepts();
    await scheme.sends();
    await scheme.answers('refused');
    expect(await scheme.read()).toMatchObject({
      stands: 'They said no',
      oneThing: 'Talk with us about what else fits',
      waits: [],
    });
  });
});

describe('sequestration', () => {
  it('waits for one of us and then for the Accountant in Bankruptcy, and runs once it is awarded (DN-764, DN-1040)', async () => {
    const order = await chose('SEQ');
    await order.handsOver();
    await order.talks();
    expect(await order.read()).toMatchObject({ next: 'An adviser: We read your form', oneThing: null });
    await order.accepts();
    expect(await order.read()).toMatchObject({
      stands: 'Your form is ready to go',
      waits: ['An adviser: Sends your form to the Accountant in Bankruptcy'],
    });
    await order.sends();
    expect(await order.read()).toMatchObject({
      stands: 'It is with the Accountant in Bankruptcy',
      waits: ['The Accountant in Bankruptcy: Decides on your form'],
    });
    await order.answers('granted');
    expect(await order.read()).toMatchObject({
      stands: 'Your sequestration runs',
      waits: ['The law: You are free of most debts by 2027-11-24'],
    });
    await order.notes('running', 'broken');
    expect(await order.read()).toMatchObject({ oneThing: 'Tell the trustee' });
  });

  it('that is not awarded asks for a talk (DN-764)', async () => {
    const order = await chose('SEQ');
    await order.handsOver();
    await order.talks();
    await order.accepts();
    await order.sends();
    await order.answers('refused');
    expect(await order.read()).toMatchObject({
      stands: 'It was not made',
      oneThing: 'Talk with us about what else fits',
      waits: [],
    });
  });
});
