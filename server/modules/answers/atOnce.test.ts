import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import type { PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { planOf, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anySaves, outcomesOf, resolve } from '../../testing/anySaves.ts';
import { USUAL_ANSWERS, type Walker, walker, walkOn } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { type PathState, stateOf } from '../journeys/pathState.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const plan = planOf(qualifier);

describe('saves at the same moment', () => {
  it('of the same answer make one row of history', async () => {
    const person = await walker(test);
    const saves = await Promise.all(Array.from({ length: 10 }, () => person.save('nation', 'wales')));
    expect(saves.map(({ status, revision }) => [status, revision])).toEqual(saves.map(() => [204, 1]));
    expect(await historyOf(person)).toHaveLength(1);
  });

  it('of different answers make one row of history for each change', async () => {
    const person = await walker(test);
    const words = ['wales', 'england', 'wales', 'england', 'scotland', 'wales', 'outside', 'england'];
    const saves = await Promise.all(words.map(word => person.save('nation', word)));
    expect(new Set(saves.map(save => save.status))).toEqual(new Set([204]));
    const history = await historyOf(person);
    expect(history.map(row => row.revision)).toEqual(history.map((_, index) => index + 1));
    for (const [index, row] of history.entries()) expect(row.old).toEqual(history[index - 1]?.new ?? null);
    await expectStateToFit(person);
  });

  it('based on the same revision let one of them through', async () => {
    const person = await walker(test);
    await person.save('nation', 'wales', 0);
    const words = ['england', 'scotland', 'outside', 'northern-ireland'];
    const saves = await Promise.all(words.map(word => person.save('nation', word, 1)));
    expect(saves.map(save => save.status).sort()).toEqual([204, 409, 409, 409]);
  });

  it('of different steps all count, and the path fits them', async () => {
    const person = await walker(test);
    await walkOn(person, USUAL_ANSWERS, 'account');
    await Promise.all([
      person.save('nation', 'wales'),
      person.save('bills', 'cannot-pay'),
      person.save('urgent', ['court', 'food']),
      person.save('debt-count', 'few'),
      person.save('income', '900'),
      person.save('spend-home', '450'),
    ]);
    await expectStateToFit(person);
    expect((await person.position())?.stepId).toBe('debt-total-few');
  });

  it('leave the path as the answers say, in a random crowd of them', async () => {
    await fc.assert(
      fc.asyncProperty(anySaves(20), async saves => {
        const person = await walker(test);
        await walkOn(person, USUAL_ANSWERS, 'account');
        const all = saves
          .map(save => resolve(plan, 'nation', save))
          .filter(({ planStep }) => isQuestion(planStep));
        await Promise.all(all.map(({ planStep, given }) => saveGiven(person, planStep, given)));
        await expectStateToFit(person);
      }),
      { numRuns: 8 },
    );
  });
});

it('keeps position and status as the whole path says them, after every one of a random row of saves', async () => {
  await fc.assert(
    fc.asyncProperty(anySaves(30), async saves => {
      const person = await walker(test);
      for (const save of saves) {
        const open = (await person.position())?.stepId ?? '';
        const { planStep, given } = resolve(plan, open, save);
        if (isQuestion(planStep)) await saveGiven(person, planStep, given);
        else await walkOn(person, {}, 'advice');
        await expectStateToFit(person);
      }
    }),
    { numRuns: 12 },
  );
});

function isQuestion({ step }: { readonly step: { readonly type: string } }): boolean {
  return step.type === 'Question';
}

async function saveGiven(person: Walker, planStep: PlanStep, given: readonly GivenAnswer[]): Promise<void> {
  const { status } = await person.call(saveAnswers, {
    body: { stepId: planStep.id, answers: given.map(each => ({ ...each })) },
  });
  expect(outcomesOf(planStep, given)).toContain(status);
}

async function historyOf({ customerId }: Walker) {
  return test.database
    .selectFrom('answer_history')
    .select(['revision', 'old', 'new'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/** The stored state equals the path over all stored answers, and so does the position the API gives. */
async function expectStateToFit(person: Walker): Promise<void> {
  const rows = await test.database
    .selectFrom('answers')
    .select(['step_id', 'given'])
    .where('customer_id', '=', person.customerId)
    .execute();
  const saved = new Map(rows.map(row => [row.step_id, row.given as readonly GivenAnswer[]]));
  const journey = await test.database
    .selectFrom('journeys')
    .select('state')
    .where('customer_id', '=', person.customerId)
    .executeTakeFirstOrThrow();
  const path = pathOf(plan, saved);
  expect(journey.state).toEqual<PathState>(stateOf(plan, path, saved));
  const stop = path.open ?? path.end;
  expect(await person.position()).toEqual({ pageId: stop?.pageId, stepId: stop?.stepId });
}
