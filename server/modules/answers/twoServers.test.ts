import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { planOf, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anySaves, outcomesOf, resolve } from '../../testing/anySaves.ts';
import { USUAL_ANSWERS, type Walker, walker, walkerFor, walkOn } from '../../testing/journeyWalk.ts';
import { personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { stateOf } from '../journeys/pathState.ts';

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  other = { ...test, ...(await test.startAnother([qualifier])) };
});
afterAll(() => test.close());

const plan = planOf(qualifier);

/** The same person on each of the two servers, with the answers up to a step given on the first. */
async function atBoth(upTo: string): Promise<readonly [Walker, Walker]> {
  const here = await walker(test);
  await walkOn(here, USUAL_ANSWERS, upTo);
  return [here, await walkerFor(other, personWith(other, here.customerId, here.authorization))];
}

describe('a server that saw a journey before another server changed it', () => {
  it('refuses a save based on what it saw, and shows what is stored', async () => {
    const [here, there] = await atBoth('bills');
    expect((await here.save('nation', 'wales', 1)).revision).toBe(2);
    expect((await there.save('nation', 'scotland', 2)).revision).toBe(3);
    const stale = await here.save('nation', 'england', 2);
    expect([stale.status, stale.error.current]).toEqual([
      409,
      { revision: 3, answers: [{ id: 'nation.scotland', value: 'Scotland' }] },
    ]);
    expect((await here.save('nation', 'england', 3)).revision).toBe(4);
  });

  it('writes an answer that it saw itself and that has been changed since', async () => {
    const [here, there] = await atBoth('bills');
    await here.save('nation', 'wales');
    await there.save('nation', 'scotland');
    expect(await here.save('nation', 'wales')).toMatchObject({ status: 204, revision: 4 });
  });

  it('knows the path as it is stored', async () => {
    const [here, there] = await atBoth('bills');
    await there.save('nation', 'outside');
    expect((await here.save('bills', 'cannot-pay')).error.code).toBe('STEP_NOT_ON_PATH');
    await there.save('nation', 'wales');
    expect((await here.save('bills', 'cannot-pay')).status).toBe(204);
  });
});

it('two servers in turn keep the path as the answers say, in a random row of saves', async () => {
  await fc.assert(
    fc.asyncProperty(anySaves(25), fc.infiniteStream(fc.nat(1)), async (saves, turns) => {
      const both = await atBoth('account');
      for (const save of saves) {
        const { planStep, given } = resolve(plan, 'nation', save);
        const turn = turns.next().value === 0 ? both[0] : both[1];
        if (planStep.step.type !== 'Question') continue;
        const body = { stepId: planStep.id, answers: given.map(each => ({ ...each })) };
        expect(outcomesOf(planStep, given)).toContain((await turn.call(saveAnswers, { body })).status);
        await expectStateToFit(turn);
      }
    }),
    { numRuns: 8 },
  );
});

async function expectStateToFit({ customerId }: Walker): Promise<void> {
  const rows = await test.database
    .selectFrom('answers')
    .select(['step_id', 'given'])
    .where('customer_id', '=', customerId)
    .execute();
  const saved = new Map(rows.map(row => [row.step_id, row.given as readonly GivenAnswer[]]));
  const { state } = await test.database
    .selectFrom('journeys')
    .select('state')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  expect(state).toEqual(stateOf(plan, pathOf(plan, saved), saved));
}
