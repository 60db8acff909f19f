import { planPdf } from '@towpath/contracts/api/papers.ts';
import { choosePlan, myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
// The days go on in these: none begins where another ended.
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const DAY = 86_400_000;
const today = () => test.clock.now().toISOString().slice(0, 10);

/** Somebody whose offers went to four lenders, with what is written down of them on any later day. */
async function offered() {
  const { person, planId, goesOn, note } = await repaying(test, staff);
  await goesOn();
  const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const ids = drawn.answer.repayment.stands?.debts.map(({ id }) => id) ?? [];
  let now: Pick<Person, 'call' | 'customerId'> = person;
  const notes = async (...all: readonly RepaymentNote[]) => {
    for (const one of all) expect((await noting(now, planId).note(one)).status).toBe(200);
  };
  await notes({ kind: 'offers sent', on: today(), debtIds: ids });
  /** What stands in their case, and what one of us notes there of the plan. */
  const inCase = async () => {
    const { cookie } = await staff.member();
    const path = `/cases/${person.customerId}/plan`;
    const read = async () => (await staff.send('GET', path, undefined, cookie)).body.plan;
    const hand = async (to: string) => {
      const body = { planId, from: (await read()).state, to };
      const { status, body: said } = await staff.send('POST', `${path}/notes`, body, cookie);
      return [status, said?.error?.code];
    };
    return { read, hand };
  };
  return {
    ids,
    inCase,
    person: () => now,
    notes,
    refused: (...of: readonly string[]) =>
      notes(
        ...of.map(
          debtId => ({ kind: 'answered', on: today(), debtId, answer: 'refuses', sum: null }) as const,
        ),
      ),
    later: async (days: number) => {
      test.clock.forward(days * DAY);
      now = await daysLater(test, person);
    },
    mine: async () => (await now.call(myPlan, {})).answer.plan,
    /** What it came to since its offers went, in the case and on its paper. */
    since: async () => {
      const { cookie } = await staff.member();
      const { plan, past } = (await staff.send('GET', `/cases/${person.customerId}/plan`, undefined, cookie))
        .body;
      type Change = { readonly state: string; readonly says: string | null; readonly by: string };
      const changes: readonly Change[] = (plan ?? past[0]).changes;
      const { bytes } = await now.call(planPdf, { params: { planId }, query: {} });
      const { text } = await readPdf(bytes);
      expect(text).not.toMatch(/They agreed|Those who were asked/u);
      const sent = changes.findIndex(({ state }) => state === 'sent');
      return changes.slice(sent + 1).map(({ state, by }) => [state, by]);
    },
  };
}

describe('what is kept of a plan that is repaid', () => {
  it('is that it ended and nothing more, where all said no and its person leaves it (DN-907)', async () => {
    const plan = await offered();
    await plan.refused(...plan.ids);
    await plan.notes({ kind: 'ended', why: 'left' });
    expect(await plan.since()).toEqual([['ended', 'person']]);
  });

  it('is that it cannot be kept up, where its person says so before anybody has answered (DN-907)', async () => {
    const plan = await offered();
    await plan.notes({ kind: 'ended', why: 'broken' });
    expect(await plan.since()).toEqual([['broken', 'person']]);
    const { steps } = (await plan.mine()) ?? { steps: [] };
    const done = steps.flatMap(({ what, isDone }) => (isDone ? [what] : []));
    expect(done.slice(-3)).toEqual(['You draw up your plan', 'You send your offers', 'You can’t keep it up']);
  });

  it('is that it runs by its person’s doing, where it is paid and nobody said yes (DN-907)', async () => {
    for (const says of [0, 3]) {
      const plan = await offered();
      await plan.refused(...plan.ids.slice(0, says));
      await plan.later(29);
      await plan.notes({ kind: 'paid', on: today(), due: '2026-12', debtId: null, sum: null });
      expect(await plan.since()).toEqual([['running', 'person']]);
      const steps = (await plan.mine())?.steps.map(({ what, isDone }) => [what, isDone]);
      expect(steps).toContainEqual(['You start to pay', true]);
      expect(steps).not.toContainEqual(['They answer', true]);
      test.clock.forward(-29 * DAY);
    }
  });

  it('has that they answered as done once all have, whatever they said (DN-907)', async () => {
    const plan = await offered();
    await plan.refused(...plan.ids);
    await plan.later(9);
    await plan.notes({ kind: 'paid', on: today(), due: '2026-12', debtId: null, sum: null });
    expect(await plan.since()).toEqual([['running', 'person']]);
    const steps = (await plan.mine())?.steps.map(({ what, isDone }) => [what, isDone]);
    expect(steps).toContainEqual(['They answer', true]);
  });
});

describe('what one of us notes of a plan that is repaid', () => {
  it('is nothing that follows from its offers and answers: these are noted in the plan (DN-909)', async () => {
    const plan = await offered();
    const { read, hand } = await plan.inCase();
    expect((await read()).mayNote).toEqual(['ended']);
    for (const to of ['accepted', 'refused', 'running']) {
      expect(await hand(to)).toEqual([409, 'PLAN_DOES_NOT_GO_THERE']);
    }
    const [debtId = ''] = plan.ids;
    await plan.notes({ kind: 'answered', on: today(), debtId, answer: 'accepts', sum: null });
    expect((await read()).stands).toBe('1 of 4 lenders has answered');
  });

  it('is not that it runs again once its end is written down: it is ended, and the next one drawn up (DN-910)', async () => {
    const plan = await offered();
    await plan.notes({ kind: 'ended', why: 'broken' });
    const { read, hand } = await plan.inCase();
    expect((await read()).mayNote).toEqual(['ended']);
    expect(await hand('running')).toEqual([409, 'PLAN_DOES_NOT_GO_THERE']);
    expect(await hand('ended')).toEqual([204, undefined]);
    const person = plan.person();
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const body = { recordId, shortName: 'DMP', replaces: null, hasReadRisks: true };
    const next = (await person.call(choosePlan, { body })).answer.plan.id;
    const begun = { params: { planId: next }, body: { from: 'chosen', to: 'being prepared' } } as const;
    expect((await person.call(notePlan, begun)).status).toBe(200);
    const drawn = await noting(person, next).note({ kind: 'draw up', firstPayment: '2026-12-01' });
    expect(drawn.status).toBe(200);
  });
});
